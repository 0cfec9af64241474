import { describe, expect, it } from 'vitest'
import { ALL_PRESETS, hashOf, type GameRules } from '#shared/games/games.ts'
import { HOUSEHOLD } from '#shared/games/published.ts'
import { useNotices } from '#renderer/services/notices.ts'
import { storedDraft, startDraft } from '#renderer/features/rules/draft-store.ts'
import EditRulesPage from '#renderer/features/rules/EditRulesPage.vue'
import { answer, settled, show } from './harness.ts'
import { ALL_ENTRIES, startLibrary } from './winning-game.ts'
import { soon } from '../../support/soon.ts'

const plain = (text: string): string => text.replace(/\s/g, ' ').trim()

/** The page of new rules, on a folder without a game or with these in use. */
async function form(inUse = '') {
  const saved: GameRules[] = []
  answer({
    'rules.list': { entries: ALL_ENTRIES, unreadable: [] },
    'farkle.storedDice': { dice: [] },
    'scorecard.status': { expectedScore: null, seconds: 20, bytes: 5_000_000 },
    'rules.save': ({ game, rules }: GameRules) => {
      saved.push({ game, rules } as GameRules)
      return { id: 'house-rules', preset: false, hash: '0', game, rules }
    },
  })
  await startLibrary(inUse === '' ? {} : { rules: inUse })
  const stubs = { RulePreview: true }
  const { router, screen: page } = await show(EditRulesPage, { address: '/rules/edit', stubs })
  await soon(() => expect(page.findAll('[role="radiogroup"], fieldset').length).toBeGreaterThan(2))
  const group = (title: string) => page.get(`[role="radiogroup"][aria-label^="${title}"]`)
  const chips = (title: string) => group(title).findAll('[role="radio"]')
  return {
    page,
    router,
    saved,
    titles: () =>
      page.findAll('[role="radiogroup"]').map((one) => one.attributes('aria-label') ?? ''),
    chosen: (title: string): string => plain(group(title).get('[aria-checked="true"]').text()),
    async choose(title: string, answer: string): Promise<void> {
      await chips(title)
        .find((one) => plain(one.text()) === answer)!
        .trigger('click')
      await settled()
    },
    async type(label: string, text: string): Promise<void> {
      const named = page.findAll('label').find((one) => one.text() === label)!
      await page.get(`#${named.attributes('for')}`).setValue(text)
    },
    rolls: () => page.findAll('.made dd').map((one) => plain(one.text())),
    similar: () => page.findAll('.similar li').map((one) => plain(one.text())),
    async save(): Promise<void> {
      await page.get('form').trigger('submit')
      await settled(6)
    },
  }
}

const ALL = '100 50 300 400 1,000 2,000 3,000 1,500 1,500 1,500 2,500'

describe('the rules of a table', () => {
  it('begin with those of most boxes, can be saved at once, and lead Home', async () => {
    const { chosen, rolls, similar, save, saved, router } = await form()
    expect(chosen('Three of a kind')).toBe('Ones 300')
    expect(chosen('Four, five, six')).toBe('1,000 / 2,000 / 3,000')
    expect(chosen('Four of a kind and a pair')).toBe('Like three pairs')
    expect(chosen('Minimum for the first bank')).toBe('500')
    expect(chosen('End of the game')).toBe('After a final turn')
    expect(rolls().join(' ')).toBe(ALL)
    expect(similar()[0]).toBe('Patch FarkleThe same rules.')
    await save()
    expect(hashOf(saved[0]!)).toBe(hashOf(HOUSEHOLD))
    expect(saved[0]!.rules.name).toBe('House rules')
    expect(router.currentRoute.value.name).toBe('home')
  })

  it('are those of the chips, with what rolls score and similar rules at once', async () => {
    const { choose, rolls, similar, save, saved } = await form()
    await choose('Three of a kind', 'Ones 1,000')
    await choose('Four, five, six', 'Doubled: × 2, 4, 8')
    await choose('Straight', 'Does not score')
    await choose('Three pairs', 'Does not score')
    await choose('Two triplets', 'Does not score')
    await choose('Minimum for the first bank', 'None')
    await choose('Minimum to bank', '300')
    await choose('Three farkles', 'Cost 500')
    await soon(() =>
      expect(rolls().join(' ')).toBe('100 50 1,000 400 800 1,600 3,200 150 nothing 600 600'),
    )
    expect(similar()[0]).toMatch(/Differs in: /)
    await save()
    expect(saved[0]!.rules).toMatchObject({
      sets: [[100, 0, 1000, 2000, 4000, 8000], [0, 0, 200, 400, 800, 1600], {}, {}, {}, {}],
      straight: 0,
      threePairs: 0,
      fourKindAndPair: 0,
      twoTriplets: 0,
      minimumBank: 300,
      minimumFirstBank: 300,
      end: 'finalTurn',
      farklePenalty: { farkles: 3, points: 500, floor: 0 },
    })
  })

  it('are typed where no chip has them, and say what is wrong at the field', async () => {
    const { page, choose, chosen, type, rolls, save, saved, router } = await form()
    await choose('Straight', 'Other')
    expect(chosen('Straight')).toBe('Other')
    await type('Straight', '12oo')
    await soon(() =>
      expect(plain(page.text())).toContain('Straight must be a whole number from 0 to 100,000.'),
    )
    expect(new Set(rolls())).toEqual(new Set(['–']))
    await save()
    expect(saved).toEqual([])
    expect(document.activeElement!.getAttribute('aria-invalid')).toBe('true')
    // A common number that is typed is no reason to take the field away.
    await type('Straight', '1,000')
    await choose('Four, five, six', 'Other')
    await type('4 of a kind', '1200')
    await soon(() => expect(rolls()[4]).toBe('1,200'))
    expect(rolls()[7]).toBe('1,000')
    await save()
    expect(saved[0]!.rules).toMatchObject({ straight: 1000 })
    expect(router.currentRoute.value.name).toBe('home')
  })

  it('say where an answer contradicts another, though its numbers are not shown', async () => {
    const { page, choose } = await form()
    await choose('Three farkles', 'Cost 500')
    await choose('End of the game', 'Rounds')
    const row = page.findAll('.row').find((one) => one.text().startsWith('Three farkles'))!
    await soon(() => expect(row.find('.problem').text()).toMatch(/^Farkles in a row .*rounds/))
  })

  it('of the editor show their chips, or what is other and what no question asks', async () => {
    startDraft(null, {
      ...HOUSEHOLD,
      rules: { ...ALL_PRESETS.get('zilch')!.rules, straight: 1234, mustRollHotDice: true },
    } as GameRules)
    const { page, chosen } = await form()
    expect(chosen('Four, five, six')).toBe('Doubled: × 2, 4, 8')
    expect(chosen('Straight')).toBe('Other')
    expect(chosen('Four of a kind and a pair')).toBe('Like three pairs')
    expect(chosen('Minimum to bank')).toBe('300')
    expect(chosen('Minimum for the first bank')).toBe('Like every bank')
    expect(page.text()).toContain(
      'Also in force: All dice that score nothing, Hot dice must be rolled again.',
    )
  })

  it('have an every-face row among all fields, and the chips follow', async () => {
    const { page, chosen, choose } = await form()
    const field = (of: string) => page.get<HTMLInputElement>(`[aria-label="Points for ${of}"]`)
    const every = (count: number) => field(`${count} equal dice of every face`)
    await choose('What is shown', 'All fields')
    await soon(() => field('four 4s'))
    for (const count of [4, 5, 6]) await every(count).setValue('')
    expect(field('four 4s').element.value).toBe('')
    await field('four 4s').setValue('700')
    expect(every(4).element.value).toBe('')
    await choose('What is shown', 'Questions')
    await soon(() => expect(chosen('Four, five, six')).toBe('Other'))
    expect(page.text()).toContain('The points differ by face')
  })

  it('give way where others were being edited, and these can be brought back', async () => {
    startDraft('house', ALL_PRESETS.get('zilch')!)
    const { choose } = await form()
    await choose('Straight', '2,000')
    expect(storedDraft().value).toMatchObject({ id: null, draft: { straight: '2000' } })
    expect(useNotices().notices.at(-1)!.message).toContain('Zilch')
  })

  it('are those of the game that is chosen first, and none of the other are lost', async () => {
    const { choose, chosen, titles, page } = await form()
    expect(titles()[0]).toBe('What you play')
    await choose('Straight', '2,000')
    await choose('What you play', 'A scorecard (Yahtzee, Yatzy)')
    await soon(() => expect(chosen('Your scorecard is most like')).toBe('Yahtzee'))
    expect(page.get<HTMLInputElement>('input').element.value).toBe('My Yahtzee')
    await choose('What you play', 'Dice in turns (Farkle)')
    await soon(() => expect(chosen('Straight')).toBe('2,000'))
  })

  it('of a scorecard are its chips, with the card and what a solve takes beside them', async () => {
    const { choose, chosen, page, save, saved, similar } = await form('kniffel')
    expect(chosen('Your scorecard is most like')).toBe('Kniffel')
    const beside = (): string => plain(page.get('.made').text())
    await soon(() => expect(beside()).toContain('about 20 s, and 5.0 MB of memory and disk'))
    await choose('Bonus', '50 from 63')
    await choose('Full house', 'Sum of its dice')
    await choose('Five equal dice as a full house', 'Yes')
    await choose('Two pairs', 'Four equal dice count too')
    await choose('All dice equal once more', '50 more')
    await soon(() => expect(beside()).toContain('A bonus of 50 from 63 points'))
    expect(beside()).toMatch(/Two pairs *2 \+ 2 equal dice: sum of these/)
    expect(beside()).toContain('Each further Kniffel after one that scored pays 50.')
    expect(similar()[0]).toBe(
      'KniffelDiffers in: Bonus, For each further one, Full house, Two pairs.',
    )
    await save()
    expect(saved[0]).toMatchObject({
      game: 'scorecard',
      rules: { name: 'My Kniffel', bonus: [{ from: 63, points: 50 }], further: 50 },
    })
    expect(saved[0]!.rules).toHaveProperty('boxes.length', 14)
  })

  it('of a scorecard are typed where no chip has them, and say what is wrong at the field', async () => {
    const { choose, chosen, type, page } = await form('kniffel')
    await choose('Bonus', 'Other')
    expect(chosen('Bonus')).toBe('Other')
    await type('From', '106')
    await soon(() =>
      expect(plain(page.text())).toContain(
        'The boxes that count for the bonus hold at most 105 points, so it can never be reached.',
      ),
    )
    await type('From', '50')
    await soon(() => expect(page.find('.problem:not(:empty)').exists()).toBe(false))
    await choose('Your scorecard is most like', 'Crag')
    expect(chosen('Bonus')).toBe('None')
    expect(chosen('Rolls a turn')).toBe('2')
  })
})
