import { mount, type VueWrapper } from '@vue/test-utils'
import { beforeEach, describe, expect, it } from 'vitest'
import { PRESETS as FARKLE } from '#shared/games/farkle/rules/presets.ts'
import { playedTurn } from '#shared/games/farkle/pictures/played-turn.ts'
import { useLibrary } from '#renderer/services/library.ts'
import HeldResult from '#renderer/components/HeldResult.vue'
import RulePreview from '#renderer/features/rules/RulePreview.vue'
import LeadChart from '#renderer/games/farkle/maps/LeadChart.vue'
import CompareView from '#renderer/games/farkle/strategy/CompareView.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import TargetView from '#renderer/games/scorecard/strategy/TargetView.vue'
import { answer, settled, show, startStores } from './harness.ts'
import { TINY, TINY_GAME, WINNING } from './map-answers.ts'
import { YAHTZEE_ENTRY } from './winning-game.ts'

/** Longer than a note waits for the rest of a number. */
const REST_MS = 350
async function rest(): Promise<void> {
  await settled()
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  await settled()
}

beforeEach(() => startStores())

const noteOf = (screen: VueWrapper): string => screen.get('.held-result > [role="status"]').text()
const isDimmed = (screen: VueWrapper): boolean => screen.find('[data-held="true"]').exists()

/** Types something else into the only number field of a screen, and what its result says then. */
async function typed(screen: VueWrapper, text: string): Promise<string> {
  await screen.get('[role="spinbutton"]').setValue(text)
  await rest()
  const note = noteOf(screen)
  expect(isDimmed(screen)).toBe(note !== '')
  return note
}

describe('a result', () => {
  const shown = (props: object) => mount(HeldResult, { props, slots: { default: '<b>42</b>' } })

  it('is plain while it belongs to what is typed', async () => {
    const screen = shown({ pending: false })
    await rest()
    expect(noteOf(screen)).toBe('')
    expect(isDimmed(screen)).toBe(false)
  })

  it('says what it is for, but not within a number that is being typed', async () => {
    const screen = shown({ pending: false, heldFor: 'A' })
    expect(isDimmed(screen)).toBe(false)
    await rest()
    expect(noteOf(screen)).toBe('This entry is not valid. The result is still for A.')
    expect(isDimmed(screen)).toBe(true)
    await screen.setProps({ because: 'changed' })
    expect(noteOf(screen)).toBe('The fields have changed since. This is still for A.')
    await screen.setProps({ heldFor: '' })
    expect(noteOf(screen)).toBe('')
    expect(isDimmed(screen)).toBe(false)
  })

  it('says that the next one takes long', async () => {
    const screen = shown({ pending: true })
    expect(noteOf(screen)).toBe('')
    await rest()
    expect(noteOf(screen)).toContain('Until then you see the previous answer.')
    expect(isDimmed(screen)).toBe(true)
  })
})

describe('a result beside a wrong field is dimmed and says what it is for', () => {
  it('in the chances by lead', async () => {
    const screen = mount(LeadChart, {
      props: {
        answer: WINNING,
        game: TINY_GAME,
        own: 50,
        after: '',
        marked: null,
        ruleSet: TINY.name,
      },
    })
    expect(await typed(screen, 'x')).toContain('still for 50 banked by you.')
    expect(await typed(screen, '100')).toBe('')
  })

  it('in a comparison with other rules', async () => {
    const { farkle } = FARKLE
    answer({
      'rules.list': { entries: [], unreadable: [] },
      'farkle.turnDecisions': ({ rules, player }: Parameters<typeof playedTurn>[0] & never) => {
        const { results: _, decisions, ...figures } = playedTurn(rules, 'single', player)
        const { cells, gains } = decisions
        return { ...figures, ...decisions, cells: Array.from(cells), gains: Array.from(gains) }
      },
    })
    await useLibrary().load()
    const turn = { key: 'single', rows: 3, minimumBank: 0 }
    const { screen } = await show(CompareView, { props: { rules: farkle, turn, grid: 50 } })
    expect(await typed(screen, 'x')).toMatch(/still for Farkle, minimum to bank 300\.$/)
    expect(await typed(screen, '400')).toBe('')
  })

  it('of a target', async () => {
    answer({
      'scorecard.targetStatus': { solvedLimit: 400, mostScore: 1575 },
      'scorecard.target': { target: 250, chance: 0.5, plain: 0.4 },
    })
    const address = '/scorecard/strategy/target?target=250'
    const { screen } = await show(TargetView, { props: { entry: YAHTZEE_ENTRY }, address })
    expect(await typed(screen, 'x')).toContain('still for a target of 250.')
    expect(await typed(screen, '240')).toBe('')
  })
})

it('figures of rules that are changed say that they are of those before', async () => {
  const single = { key: 'single', expectedPoints: 446, farkleProbability: 0.2, bankFrom: 300 }
  const turns = [{ ...single, exceptionCount: 0 }]
  answer({ 'farkle.scoreOverview': { averagePoints: null, turns } })
  const part = await loadPart('rules', 'farkle')
  const screen = mount(RulePreview, {
    props: { part: part as never, rules: FARKLE.farkle, summary: [] },
  })
  await rest()
  expect(isDimmed(screen)).toBe(false)
  answer({ 'farkle.scoreOverview': new Promise(() => {}) })
  await screen.setProps({ rules: FARKLE.zilch })
  await rest()
  expect(isDimmed(screen)).toBe(true)
  expect(noteOf(screen)).toContain('the previous answer')
})
