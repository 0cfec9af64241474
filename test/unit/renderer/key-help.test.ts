import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { effectScope } from 'vue'
import { COMMANDS } from '#shared/contract/command-list.ts'
import { GAMES } from '#shared/games/games.ts'
import KeyHelp from '#renderer/app/KeyHelp.vue'
import { provideCommands } from '#renderer/services/commands.ts'
import { asked, settled } from './harness.ts'
import { ALL_ENTRIES, startLibrary } from './winning-game.ts'

/** The help on keys with these rules in use, on a screen with these commands. */
async function help(
  rules: string | null,
  screen: readonly string[] = [],
  recentRules: readonly string[] = [],
) {
  asked.mockReset().mockResolvedValue({ entries: ALL_ENTRIES, unreadable: [] })
  await startLibrary({ rules, recentRules: [...recentRules] })
  const scope = effectScope()
  scope.run(() => provideCommands(Object.fromEntries(screen.map((id) => [id, () => {}]))))
  mount(KeyHelp, { props: { open: true }, attachTo: document.body })
  await settled()
  const dialog = document.querySelector('[role="dialog"]')!
  const sectionsOf = (part: Element): Record<string, string[]> =>
    Object.fromEntries(
      [...part.querySelectorAll(':scope > section')].map((section) => [
        section.querySelector('h3')!.textContent,
        [...section.querySelectorAll('dt')].map((title) => title.textContent),
      ]),
    )
  return {
    near: () => sectionsOf(dialog),
    elsewhere: () => sectionsOf(dialog.querySelector('details')!),
    all: () => dialog.querySelectorAll('dt'),
    folded: () => !dialog.querySelector('details')!.open,
  }
}

describe('the help on keys', () => {
  it('says first what can be done here, then in the game in use, then everywhere', async () => {
    const { near, folded } = await help('farkle', ['cards.reveal', 'cards.never'])
    const sections = near()
    expect(Object.keys(sections)).toEqual(['On this screen', 'In Farkle', 'Everywhere'])
    expect(sections['On this screen']).toEqual([
      'Answer a card with Never',
      'Reveal the answer of a card',
    ])
    expect(sections['In Farkle']).toContain('Switch between points and wins')
    expect(sections['Everywhere']).toEqual(
      expect.arrayContaining(['Go to Home', 'Find a command', 'Import rules']),
    )
    expect(folded()).toBe(true)
  })

  it('mixes no keys of other games with those of the game in use', async () => {
    const [farkle, yahtzee] = ['farkle', 'scorecard'].map((name) =>
      Object.values(GAMES.find((game) => game.name === name)!.words.commands(null)),
    )
    const { near, elsewhere } = await help('farkle')
    expect(near()['In Farkle']).toEqual(expect.arrayContaining(farkle!))
    for (const title of yahtzee!) expect(Object.values(near()).flat()).not.toContain(title)
    expect(elsewhere()['In Yahtzee']).toEqual(yahtzee)
  })

  it('names another game after its rules that were in use last', async () => {
    const { elsewhere } = await help('farkle', [], ['farkle', 'crag', 'yahtzee'])
    expect(Object.keys(elsewhere())).toContain('In Crag')
    expect(Object.keys(elsewhere())).not.toContain('In Yahtzee')
  })

  it('names the keys of the boxes after those of the card in use', async () => {
    const { near } = await help('crag')
    const fills = near()['In Crag']!.filter((title) => title.startsWith('Fill '))
    expect(fills).toHaveLength(13)
    expect(fills.at(-1)).toBe('Fill Crag')
  })

  it('leaves no key out and names none twice', async () => {
    const { all } = await help('farkle', ['drill.roll', 'drill.bank'])
    const titles = [...all()].map((title) => title.textContent)
    expect(titles).toHaveLength(COMMANDS.filter(({ key }) => key !== undefined).length)
    expect(new Set(titles).size).toBe(titles.length)
  })

  it('has no game of its own before one was chosen', async () => {
    const { near, elsewhere } = await help(null)
    expect(Object.keys(near())).toEqual(['Everywhere'])
    expect(Object.keys(elsewhere())).toEqual(expect.arrayContaining(['In Farkle', 'In Yahtzee']))
  })
})
