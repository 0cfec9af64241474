import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { COMMANDS, commandTitles } from '#shared/contract/command-list.ts'
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

/** Whether keys without a modifier are text there, not commands. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement)
    return !['radio', 'checkbox', 'button', 'range'].includes(target.type)
  return target.isContentEditable || ['TEXTAREA', 'SELECT'].includes(target.tagName)
}

/** Whether Enter and Space already do something there: they press what has the focus. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, [role="button"]') !== null
}

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

  const byKey = computed(() => new Map(commands.value.map((command) => [keyFor(command), command])))

  /** Adds commands that can be run from now on; returns how to take them out again. */
  function add(added: readonly Command[]): () => void {
    commands.value = [...commands.value, ...added]
    return () => {
      commands.value = commands.value.filter((command) => !added.includes(command))
    }
  }

  /** Runs the command of a pressed key; true if there was one. */
  function press(event: KeyboardEvent): boolean {
    const key = keyOf(event)
    if (event.repeat || (isTyping(event.target) && !/Ctrl|Alt/.test(key))) return false
    if ((key === 'Enter' || key === 'Space') && isPressable(event.target)) return false
    // A single character may be a word of somebody who speaks to the computer.
    if (/^(Shift\+)?.$/.test(key) && !settings.singleKeys) return false
    const command = key === '' ? undefined : byKey.value.get(key)
    if (!command) return false
    event.preventDefault()
    command.run()
    return true
  }

  /** Runs a command if it can be run now. */
  function run(id: string): void {
    commands.value.find((command) => command.id === id)?.run()
  }
  return { commands, keyFor, add, press, run }
})

/**
 * Gives commands of the list something to do for as long as the component lives, and while `when`
 * holds.
 */
export function provideCommands(runs: Runs, when: () => boolean = () => true): void {
  const commands = useCommands()
  const titles = commandTitles()
  const added = COMMANDS.flatMap((info) => {
    const run = runs[info.id]
    const { groups } = texts.commands
    return run ? [{ ...info, title: titles[info.id]!, group: groups[info.group], run }] : []
  })
  watch(
    when,
    (holds, _, onCleanup) => {
      if (holds) onCleanup(commands.add(added))
    },
    { immediate: true },
  )
}
