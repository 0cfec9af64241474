import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import {
  COMMANDS,
  commandSynonyms,
  commandTitles,
  isForSessions,
} from '#shared/contract/command-list.ts'
import { texts } from '#shared/texts/texts.ts'
import { useSettings } from './settings.ts'

/** A pressed key as text: modifiers in the order Ctrl, Alt, Shift, then the key. */
export function keyOf(event: KeyboardEvent): string {
  const key =
    event.key === ' ' ? 'Space' : event.key.length === 1 ? event.key.toUpperCase() : event.key
  // A printed sign such as "?" already says that Shift was held.
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

/**
 * A pressed key as text, in each way that a command may have it: Shift and a digit give a sign that
 * differs from keyboard to keyboard, and are that digit with Shift on all of them.
 */
export function keysOf(event: KeyboardEvent): string[] {
  const key = keyOf(event)
  const [, digit] = /^Digit(\d)$/.exec(event.code) ?? []
  const isSign = event.shiftKey && !/^\d$/.test(event.key)
  return digit !== undefined && isSign ? [key, `Shift+${digit}`] : [key]
}

/** Whether keys without a modifier are text there, not commands. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'button', 'range'].includes(target.type)
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** Whether a key is left to the field that it is typed into; Escape closes the list of a select. */
function isForField(key: string, target: EventTarget | null): boolean {
  if (!isTyping(target) || /Ctrl|Alt/.test(key)) return false
  return key !== 'Escape' || target instanceof HTMLSelectElement
}

/** Whether a dialog has the keyboard; what lies below it hears no key. */
function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[aria-modal="true"]') !== null
}

/** Whether Enter and Space already do something there: they press what has the focus. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, [role="button"]') !== null
}

/** A key pressed again within so many milliseconds is still the same press. */
const SAME_PRESS_MS = 250

/** Id and default key of a command. */
interface Keyed {
  readonly id: string
  readonly key?: string
}

/** A command that can be run now, in the words of the language that is spoken. */
export interface Command extends Keyed {
  readonly title: string
  /** Also matched when somebody searches for the command. */
  readonly group: string
  /** Whether its key pressed again at once is still the same press. */
  readonly once?: boolean
  /** Whether a key without Ctrl or Alt runs it in a session. */
  readonly isForSessions?: boolean
  /** Other words for the same; it is found by them as well. */
  readonly synonyms?: string
  readonly run: () => void
}

/** The command that plays a rule set of the library. */
export const playCommandId = (rulesId: string): string => `rules.use.${rulesId}`

/** Actions of commands, by id in the list. */
type Runs = Readonly<Partial<Record<string, () => void>>>

/** The commands that can be run at the moment; menus, palette and keys read this one registry. */
export const useCommands = defineStore('commands', () => {
  const settings = useSettings()
  const commands = shallowRef<readonly Command[]>([])

  /** The key of a command: the user's, or its own; empty if it has none. */
  function keyFor({ id, key }: Keyed): string {
    return settings.shortcuts[id] ?? key ?? ''
  }

  /** Sessions on the table: their commands are the only ones that run by a key without Ctrl or Alt. */
  const sessions = ref(0)
  const byKey = computed(() => {
    const keyed = commands.value.map((command) => [keyFor(command), command] as const)
    const heard = ([key, { isForSessions = false }]: (typeof keyed)[number]): boolean =>
      sessions.value === 0 || isForSessions || /Ctrl|Alt/.test(key)
    return new Map(keyed.filter(heard))
  })

  /** Adds commands that can be run from now on; returns how to take them out again. */
  function add(added: readonly Command[]): () => void {
    commands.value = [...commands.value, ...added]
    return () => {
      commands.value = commands.value.filter((command) => !added.includes(command))
    }
  }

  /** The key that was pressed last, and when. */
  let last = { key: '', at: -Infinity }

  /** Whether a key is pressed once more, or still, within one movement of the hand. */
  function isSamePress(key: string, { repeat, timeStamp }: KeyboardEvent): boolean {
    if (repeat || (key === last.key && timeStamp - last.at < SAME_PRESS_MS)) return true
    last = { key, at: timeStamp }
    return false
  }

  /** The command that a key runs now, if any. */
  function commandOf(key: string): Command | undefined {
    // A single character may be a word of somebody who speaks to the computer.
    if (key === '' || (/^(Shift\+)?.$/.test(key) && !settings.singleKeys)) return undefined
    return byKey.value.get(key)
  }

  /** Runs the command of a pressed key; true if there was one. */
  function press(event: KeyboardEvent): boolean {
    const key = keyOf(event)
    if (event.defaultPrevented || isInDialog(event.target)) return false
    const isSame = isSamePress(key, event)
    if (isForField(key, event.target)) {
      // The press that went on to a question does not answer it as well.
      if (key === 'Enter' && isSame && sessions.value > 0) event.preventDefault()
      return false
    }
    if ((key === 'Enter' || key === 'Space') && isPressable(event.target)) {
      // In a session the next button stands where the last one stood.
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

  /** A session is on the table from now on; returns how to take it off again. */
  function beginSession(): () => void {
    sessions.value++
    return () => {
      sessions.value--
    }
  }

  /** Runs a command if it can be run now. */
  function run(id: string): void {
    commands.value.find((command) => command.id === id)?.run()
  }
  return { commands, keyFor, add, press, run, beginSession }
})

/**
 * Gives commands of the list something to do for as long as the component lives, and while `when`
 * holds.
 */
export function provideCommands(runs: Runs, when: () => boolean = () => true): void {
  const commands = useCommands()
  const titles = commandTitles()
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

/** Keeps the keys to the commands of a session for as long as the component lives and `when` holds. */
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
