import { DOMWrapper, enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, vi } from 'vitest'
import { defineComponent, h, nextTick, type Component, type Ref } from 'vue'
import {
  createMemoryHistory,
  createRouter,
  type RouteLocationRaw,
  type RouteMeta,
  type Router,
} from 'vue-router'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { askBackend, onEvent } from '#renderer/services/client.ts'
import { useCommands } from '#renderer/services/commands.ts'
import { useSettings } from '#renderer/services/settings.ts'
import type { FakeClient } from './fake-client.ts'

// Hooks run last to first: dialogs are taken down before the page is emptied.
afterEach(async () => {
  document.body.replaceChildren()
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await setLocale('en')
})
enableAutoUnmount(afterEach)

export const asked = askBackend as unknown as FakeClient['askBackend']

type Answers = Readonly<Record<string, unknown>>

function replyTo(name: string, params: unknown, answers: Answers): unknown {
  if (!(name in answers)) throw new Error(`Nobody answers ${name}.`)
  const known = answers[name]
  const isAsked = typeof known === 'function'
  const answer = isAsked ? (known as (params: unknown) => unknown)(params) : known
  if (answer instanceof Error) throw answer
  return answer
}

/** Answers requests by name: with a value, an error, or a function of the parameters. */
export function answer(answers: Answers): void {
  asked
    .mockReset()
    .mockImplementation(async (name, params) => Promise.resolve(replyTo(name, params, answers)))
}

/** Answers these requests from now on, the others as before. */
export function answerAlso(answers: Answers): void {
  const before = asked.getMockImplementation()!
  asked.mockImplementation((name, params) =>
    name in answers ? Promise.resolve(replyTo(name, params, answers)) : before(name, params),
  )
}

/** Parameters of the requests of this name. */
export const calls = (name: string): unknown[] =>
  asked.mock.calls.flatMap(([called, params]) => (called === name ? [params] : []))

/** Tells the page something, as backend or shell do. */
export function tell(event: string, data: unknown = {}): void {
  const heard = vi.mocked(onEvent).mock.calls as unknown as [string, (data: unknown) => void][]
  for (const [name, listener] of heard) if (name === event) listener(data)
}

/** New stores, with these settings; what the old ones listened to is forgotten. */
export async function startStores(settings: Partial<Settings> = {}): Promise<void> {
  setActivePinia(createPinia())
  vi.mocked(onEvent).mockClear()
  await useSettings().change({ ...DEFAULT_SETTINGS, ...settings })
}

/** Waits until what has been set off is on the page, for some rounds of answers. */
export async function settled(rounds = 1): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await new Promise((resolve) => setTimeout(resolve))
    await nextTick()
  }
}

const GAME_PATHS = {
  drill: '/drill',
  play: '/play',
  strategy: '/strategy/:tab?',
  analyse: '/analyse/:code?',
}
const PATHS = {
  home: '/',
  learn: '/learn/:tab?',
  sheets: '/sheets',
  print: '/print',
  settings: '/settings/:tab?',
  rules: '/rules',
  'find-rules': '/rules/find',
  'edit-rules': '/rules/edit/:id?',
  progress: '/progress/:view(mistakes|sessions)?',
  records: '/progress/games',
  record: '/progress/games/:id',
  ...GAME_PATHS,
  ...Object.fromEntries(
    Object.entries(GAME_PATHS).map(([name, path]) => [`scorecard.${name}`, `/scorecard${path}`]),
  ),
}

const METAS: Readonly<Record<string, RouteMeta>> = {
  print: { bare: true },
  'edit-rules': { screen: 'rules' },
  records: { screen: 'progress' },
}

/** A router with the addresses of the app, at some of which `screens` are shown. */
export function routerWith(screens: Readonly<Record<string, Component>> = {}): Router {
  return createRouter({
    history: createMemoryHistory(),
    routes: Object.entries(PATHS).map(([name, path]) => ({
      path,
      name,
      component: screens[name] ?? { render: () => null },
      meta: METAS[name] ?? {},
    })),
  })
}

export async function routerAt(address: RouteLocationRaw = '/'): Promise<Router> {
  const router = routerWith()
  await router.push(address)
  return router
}

interface Shown {
  readonly props?: object
  readonly address?: RouteLocationRaw
  /** Goes on with this router instead of a new one. */
  readonly at?: Router
  readonly stubs?: Readonly<Record<string, unknown>>
}

/** Shows a component on the page at an address of the app, with hands on mouse and keyboard. */
export async function show(component: Component, { props, address, at, stubs }: Shown = {}) {
  const router = at ?? (await routerAt(address))
  const screen: VueWrapper = mount(component, {
    props: props as never,
    attachTo: document.body,
    global: { plugins: [router], stubs: stubs as never },
  })
  await settled(3)
  return {
    router,
    screen,
    press,
    dialog,
    button: (name: string) => button(name, screen),
    click: (name: string) => click(name, screen),
    text: () => screen.text(),
    links: () => screen.findAll('a').map((link) => link.attributes('href')),
    /** Texts of the cells of the table in the region of this name. */
    rows: (region: string) =>
      screen
        .get(`[aria-label="${region}"]`)
        .findAll('tbody tr')
        .map((row) => row.findAll('th, td').map((cell) => cell.text())),
  }
}

/** Files that the page hands to the user from now on. */
export function handedOver(): readonly { readonly name: string; readonly blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = []
  let latest: Blob
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob
    return 'blob:made'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.push({ name: this.download, blob: latest })
  })
  return files
}

/** Mounts a dialog that is open as a ref says, with other properties. */
export function mountDialog(component: Component, open: Ref<boolean>, more: object = {}) {
  const props = () => ({
    open: open.value,
    ...more,
    'onUpdate:open': (value: boolean) => (open.value = value),
  })
  return mount(
    defineComponent(() => () => h(component, props())),
    { attachTo: document.body },
  )
}

export const dialog = () => document.querySelector<HTMLElement>('[role="dialog"]')

/** The button of this name, or whose name begins so, if there is one: of the dialog if one is open. */
export function button(
  name: string,
  screen?: Pick<VueWrapper, 'findAll'>,
): DOMWrapper<HTMLButtonElement> {
  const place = dialog() ?? document
  const all =
    screen && place === document
      ? screen.findAll('button').map(({ element }) => element)
      : [...place.querySelectorAll('button')]
  const names = all.map((one) => one.textContent.replace(/\s+/g, ' ').trim())
  const exact = names.indexOf(name)
  const found = all[exact < 0 ? names.findIndex((one) => one.startsWith(name)) : exact]
  return (found && new DOMWrapper(found))!
}

export async function click(name: string, screen?: Pick<VueWrapper, 'findAll'>): Promise<void> {
  await button(name, screen).trigger('click')
  await settled(8)
}

/**
 * Presses keys as the page hears them: first where the keyboard is, then the commands; Enter and Space
 * then press the button or the link that has the keyboard.
 */
export async function press(...keys: readonly string[]): Promise<KeyboardEvent> {
  let event: KeyboardEvent
  for (const key of keys) {
    event = keyDown(key)
    const on = document.activeElement as HTMLElement
    on.dispatchEvent(event)
    if (!event.defaultPrevented) useCommands().press(event)
    if (!event.defaultPrevented && ['Enter', ' '].includes(key) && on.matches('button, a'))
      on.click()
    await settled(3)
  }
  return event!
}

/** Presses keys on an element, whatever has the keyboard; returns the last event. */
export async function pressOn(on: Element, ...keys: readonly string[]): Promise<KeyboardEvent> {
  let event: KeyboardEvent
  for (const key of keys) {
    event = keyDown(key)
    on.dispatchEvent(event)
    await settled()
  }
  return event!
}

const SECOND = 1000
/** What the digits are with Shift, on one keyboard. */
const SIGNS = ')!@#$%^&*('
let lastPress = 0

/**
 * A key as a browser reports it: modifiers before it, such as `Ctrl+Shift+K`. It is pressed so many
 * milliseconds after the one before.
 */
export function keyDown(keys: string, more: KeyboardEventInit = {}, later = SECOND): KeyboardEvent {
  const [key = '', ...modifiers] = keys.split('+').reverse()
  const isSign = modifiers.includes('Shift') && /^\d$/.test(key)
  const event = new KeyboardEvent('keydown', {
    key: isSign ? SIGNS[Number(key)]! : key === '' ? '+' : key,
    code: isSign ? `Digit${key}` : '',
    ctrlKey: modifiers.includes('Ctrl'),
    metaKey: modifiers.includes('Meta'),
    altKey: modifiers.includes('Alt'),
    shiftKey: modifiers.includes('Shift'),
    bubbles: true,
    cancelable: true,
    ...more,
  })
  lastPress += later
  Object.defineProperty(event, 'timeStamp', { value: lastPress })
  return event
}

// There is nothing to scroll in a page without a layout, and nothing moves.
Element.prototype.scrollIntoView = () => {}
Element.prototype.getAnimations = () => []
