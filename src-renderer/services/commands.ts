import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import {
  COMMANDS,
  commandSynonyms,
  commandTitles,
  isForSessions,
  type CommandInfo,
} from '#shared/contract/command-list.ts'
import { texts } from '#shared/texts/texts.ts'
import { useSettings } from './settings.ts'

/** Pressed key as text: modifiers in the order Ctrl, Alt, Shift, then the key. */
export function keyOf(event: KeyboardEvent): string {
  const key =
    event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key
  // A sign such as "?" already implies Shift.
  const shiftMatters = event.shiftKey && (event.key.length > 1 || /[A-Z]/.test(key))
  return [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    shiftMatters ? 'Shift' : '',
    key,
  ]
    .filter((part) => part !== '')
    .join('+')
}

/** A shifted digit gives a sign that depends on the keyboard, so `Shift+digit` is added. */
export function keysOf(event: KeyboardEvent): string[] {
  const key = keyOf(event)
  const [, digit] = /^Digit(\d)$/.exec(event.code) ?? []
  const isSign = event.shiftKey && !/^\d$/.test(event.key)
  return digit !== undefined && isSign ? [key, `Shift+${digit}`] : [key]
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'button', 'range'].includes(target.type)
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}

function isForField(key: string, target: EventTarget | null): boolean {
  if (!isTyping(target) || /Ctrl|Alt/.test(key)) return false
  return key !== 'Escape' || target instanceof HTMLSelectElement
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-modal="true"]') !== null
}

/** Enter and Space press the focused element there. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, [role="button"]') !== null
}

/** Milliseconds in which a repeated key counts as the same press. */
const SAME_PRESS_MS = 250

export interface Command extends Pick<CommandInfo, 'id' | 'key' | 'once'> {
  readonly title: string
  readonly group: string
  /** Available during a session by a key without Ctrl or Alt. */
  readonly isForSessions?: boolean
  readonly synonyms?: string
  readonly run: () => void
}

export const playCommandId = (rulesId: string): string => `rules.use.${rulesId}`

/** Registry of the commands that can run now, read by menus, palette and keyboard. */
export const useCommands = defineStore('commands', () => {
  const settings = useSettings()
  const commands = shallowRef<readonly Command[]>([])

  function keyFor({ id, key }: Pick<CommandInfo, 'id' | 'key'>): string {
    return settings.shortcuts[id] ?? key ?? ''
  }

  /** Sessions on screen. With any, keys without Ctrl or Alt run session commands only. */
  const sessions = ref(0)
  const byKey = computed(() => {
    const keyed = commands.value.map((command) => [keyFor(command), command] as const)
    const heard = ([key, { isForSessions = false }]: (typeof keyed)[number]): boolean =>
      sessions.value === 0 || isForSessions || /Ctrl|Alt/.test(key)
    return new Map(keyed.filter(heard))
  })

  /** Adds commands; returns the function that removes them. */
  function add(added: readonly Command[]): () => void {
    commands.value = [...commands.value, ...added]
    return () => {
      commands.value = commands.value.filter((command) => !added.includes(command))
    }
  }

  let last = { key: '', at: -Infinity }

  function isSamePress(key: string, { repeat, timeStamp }: KeyboardEvent): boolean {
    if (repeat || (key === last.key && timeStamp - last.at < SAME_PRESS_MS)) return true
    last = { key, at: timeStamp }
    return false
  }

  function commandOf(key: string): Command | undefined {
    // With speech input a single character may be part of a dictated word.
    if (key === '' || (/^(Shift\+)?.$/.test(key) && !settings.singleKeys)) return undefined
    return byKey.value.get(key)
  }

  /** Runs the command of a pressed key; returns whether there was one. */
  function press(event: KeyboardEvent): boolean {
    const key = keyOf(event)
    if (event.defaultPrevented || isInDialog(event.target)) return false
    const isSame = isSamePress(key, event)
    if (isForField(key, event.target)) {
      // The Enter that moved on to a question must not answer it too.
      if (key === 'Enter' && isSame && sessions.value > 0) event.preventDefault()
      return false
    }
    if ((key === 'Enter' || key === 'Space') && isPressable(event.target)) {
      // In a session the next button appears at the place of the previous one.
      if (isSame && sessions.value > 0) event.preventDefault()
      return false
    }
    const command = keysOf(event)
      .map(commandOf)
      .find((found) => found !== undefined)
    if (!command) return false
    event.preventDefault()
    if (event.repeat || (isSame && command.once)) return false
    command.run()
    return true
  }

  /** Starts a session; returns the function that ends it. */
  function beginSession(): () => void {
    sessions.value++
    return () => {
      sessions.value--
    }
  }

  function run(id: string): void {
    commands.value.find((command) => command.id === id)?.run()
  }
  return { commands, keyFor, add, press, run, beginSession }
})

/**
 * Registers actions for commands of the list while the component lives and `when` is true. `own`:
 * titles by id, instead of those of the list.
 */
export function provideCommands(
  runs: Readonly<Partial<Record<string, () => void>>>,
  when: () => boolean = () => true,
  own: Readonly<Record<string, string>> = {},
): void {
  const commands = useCommands()
  const titles = { ...commandTitles(), ...own }
  const otherWords = commandSynonyms()
  const added = COMMANDS.flatMap((info) => {
    const run = runs[info.id]
    const { groups } = texts.commands
    if (!run) return []
    const words = { title: titles[info.id]!, group: groups[info.group] }
    const synonyms = otherWords[info.id] ?? ''
    return [{ ...info, ...words, synonyms, isForSessions: isForSessions(info), run }]
  })
  watch(
    when,
    (holds, _, onCleanup) => {
      if (holds) onCleanup(commands.add(added))
    },
    { immediate: true },
  )
}

/** Restricts single keys to session commands while the component lives and `when` is true. */
export function holdSession(when: () => boolean = () => true): void {
  const commands = useCommands()
  watch(
    when,
    (holds, _, onCleanup) => {
      if (holds) onCleanup(commands.beginSession())
    },
    { immediate: true },
  )
}
