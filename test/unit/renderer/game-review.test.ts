import { mount } from '@vue/test-utils'
import { describe, expect, it, vi } from 'vitest'
import type { Goal } from '#shared/base/units.ts'
import { drill } from '#shared/games/farkle/drill/drill.ts'
import { readGame } from '#shared/games/farkle/drill/game-notation.ts'
import { gameRecords } from '#shared/games/farkle/drill/game-records.ts'
import type { GameReview as Review } from '#shared/games/farkle/requests/drill.ts'
import { PRESETS as YAHTZEE } from '#shared/games/scorecard/rules/presets.ts'
import { isWrong } from '#shared/study/grade.ts'
import type { Series } from '#shared/pictures/chart.ts'
import { setLocale } from '#shared/texts/locale.ts'
import LineChart from '#renderer/components/LineChart.vue'
import RecordReview from '#renderer/features/records/RecordReview.vue'
import GameReview from '#renderer/games/farkle/drill/GameReview.vue'
import { loadPart } from '#renderer/games/use-part.ts'
import { randomGameText } from '#test/support/random-games.ts'
import { DRILLED, kitOf } from '../../support/drill-kits.ts'
import { settled, show, startStores } from './harness.ts'
import { CARD_SOLVED } from './winning-game.ts'
import { answerStudy } from './study-answers.ts'

// There is nothing to draw on in a page without a layout.
vi.mock('#renderer/components/LineChart.vue', async () => {
  const { h } = await import('vue')
  return { __esModule: true, default: { emits: ['choose'], render: () => h('canvas') } }
})

const rules = DRILLED.farkle!
const thresholds = { inaccuracy: 1, mistake: 10, blunder: 100 }

/** A review as the backend answers it. */
function reviewed(text: string) {
  const kit = kitOf(rules, 'points')
  const work = gameRecords.review(kit, text, 0)
  let next = work.next()
  while (!next.done) next = work.next()
  const decisions = next.value.decisions.flatMap(({ question, chosen, turn, step }, i) => {
    const verdict = gameRecords.verdict(kit, question as never, chosen, thresholds)
    const { loss, grade, bestReason, chosenReason } = verdict
    if (grade === null) return []
    const answer = drill.record(kit, question as never, verdict)
    return {
      id: i + 1,
      at: 0,
      code: answer.code,
      kind: 'both',
      goal: 'points',
      grade,
      loss,
      milliseconds: null,
      ...drill.showPast(rules, answer),
      bestReason,
      chosenReason,
      turn,
      step,
    }
  })
  return { review: next.value.review as Review, decisions }
}

const TEXT = randomGameText(rules, 'a review')
const FARKLE = reviewed(TEXT)

/** Two turns of Yahtzee. */
const FULL = { at: 0, goal: 'points', milliseconds: null, bestReason: 'Why.', chosenReason: 'So.' }
const SCORECARD_DECISIONS = [
  {
    ...FULL,
    id: 1,
    kind: 'keeps',
    code: '-.-.-.-.-.-.-.-.-.-.-.-.-/22256/2',
    turn: 1,
    step: 2,
    grade: 'best',
    loss: 0,
    chosen: { keep: [2, 2, 2], box: null },
    best: { keep: [2, 2, 2], box: null },
  },
  {
    ...FULL,
    id: 2,
    kind: 'boxes',
    code: '-.8.-.-.-.-.-.-.-.-.-.-.-/12346/0',
    turn: 2,
    step: 4,
    grade: 'blunder',
    loss: 12.34,
    chosen: { keep: null, box: 11 },
    best: { keep: null, box: 9 },
  },
]

async function page(game: 'farkle' | 'scorecard', decisions: readonly object[], review: object) {
  const error = { mean: 0, low: null, high: null, count: decisions.length }
  const grades = { best: 0, fine: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  answerStudy({
    'scorecard.status': CARD_SOLVED,
    'drill.review': { game, error, grades, habits: [], decisions, review },
  })
  await startStores({ rules: 'farkle', goal: 'points' })
  const part = (await loadPart('drill', game)) as never
  await loadPart('progress', game)
  const record = {
    id: 7,
    game,
    source: 'text',
    rules: 'R',
    hash: 'h',
    at: 1000,
    players: ['Ann', 'Bo'],
    result: 'A',
    title: '',
    notes: '',
    figures: null,
    session: null,
  }
  const text = game === 'farkle' ? TEXT : `Rules: ${JSON.stringify(YAHTZEE.forced)}`
  const props = { part, game, record, text, goals: ['points'], learning: false }
  const { screen, press } = await show(RecordReview, { props })
  return {
    screen,
    press,
    place: () => screen.get('.now header .quiet').text(),
    now: () => screen.get('.now h2').text(),
    told: () => screen.get('.now').text(),
    said: () => screen.get('[role="status"]').text(),
    current: () => screen.findAll('.side [aria-current="true"]').map((line) => line.text()),
  }
}

describe('the review of a recorded game', () => {
  const { review, decisions } = FARKLE
  const mistakes = decisions.filter(({ grade }) => isWrong(grade))
  const worst = decisions.toSorted((a, b) => b.loss - a.loss)[0]!
  const one = (decision: { id: number }): string =>
    `${decisions.findIndex(({ id }) => id === decision.id) + 1} of ${decisions.length}`

  it('begins with the decision that cost most, and goes there', async () => {
    const { screen, place, now, told, current } = await page('farkle', decisions, review)
    const line = screen.get('.worst')
    expect(line.text()).toContain(`Turn ${worst.turn}: “`)
    expect(line.text()).toMatch(/” instead of “.+” cost \d+\.\d points\./)
    expect(place()).toBe(one(decisions[0]!))
    await line.get('button').trigger('click')
    expect(place()).toBe(one(worst))
    expect(now()).toBe(`Turn ${worst.turn}, Ann`)
    expect(told()).toContain(worst.bestReason)
    expect(current()).toHaveLength(1)
    expect(screen.find('.side li:first-child [aria-current="true"]').exists()).toBe(true)
    // The dice that were set aside are marked, and so are the best ones.
    const chosen = review.line[worst.step]!.label as { dice: readonly number[] }
    expect(screen.findAll('.die-button[aria-pressed="true"]')).toHaveLength(chosen.dice.length)
    expect(screen.findAll('.die-button').every((die) => die.attributes('disabled') === '')).toBe(
      true,
    )
  })

  it('is gone through by arrow keys, decision by decision and no further', async () => {
    const { press, place, said, screen } = await page('farkle', decisions, review)
    const forward = screen.findAll<HTMLButtonElement>('.buttons button')[1]!
    forward.element.focus()
    await press('ArrowLeft')
    expect(place()).toBe(one(decisions[0]!))
    expect(said()).toBe('')
    await press('ArrowRight')
    expect(place()).toBe(one(decisions[1]!))
    expect(said()).toMatch(new RegExp(`^Turn ${decisions[1]!.turn}, roll [1-6 ]+\\. Played: .+\\.`))
    expect(document.activeElement).toBe(forward.element)
    await press(...decisions.map(() => 'ArrowRight'))
    expect(place()).toBe(one(decisions.at(-1)!))
    expect(forward.attributes('aria-disabled')).toBe('true')
  })

  it('goes by N from mistake to mistake, and by a click to that of the list', async () => {
    const { press, place, screen, said } = await page('farkle', decisions, review)
    expect(mistakes.length).toBeGreaterThan(1)
    const later = [...mistakes.filter(({ id }) => id !== decisions[0]!.id), mistakes[0]!]
    for (const mistake of later) {
      await press('n')
      expect(place()).toBe(one(mistake))
      expect(said()).toMatch(/Best: .+\. Cost: \d+\.\d points\.\s?$/)
    }
    const lines = screen.findAll('.side li button')
    expect(lines).toHaveLength(mistakes.length)
    const costs = lines.map((line) => Number.parseFloat(line.get('.numeric').text()))
    expect(costs).toEqual(costs.toSorted((a, b) => b - a))
    await lines.at(-1)!.trigger('click')
    expect(lines.at(-1)!.attributes('aria-current')).toBe('true')
    // The sentences of a mistake stand in one place.
    expect(screen.text().split(worst.bestReason).length).toBeLessThanOrEqual(2)
  })

  it('goes to the decision that is nearest to a click in the chart', async () => {
    const { screen, place } = await page('farkle', decisions, review)
    const last = decisions.at(-1)!
    screen.getComponent(LineChart).vm.$emit('choose', review.line.length - 1)
    await settled()
    expect(place()).toBe(one(last))
  })

  it('says so where nothing was lost', async () => {
    const best = decisions.filter(({ loss }) => loss === 0)
    const { screen } = await page('farkle', best, review)
    expect(screen.get('.worst').text()).toBe('Nothing was lost: every decision was the best.')
    expect(screen.text()).toContain('No mistakes.')
  })

  it('shows the scorecard of Yahtzee as it was at each decision, in German too', async () => {
    await setLocale('de')
    const review = {
      start: 250,
      result: 240,
      skill: -12,
      luck: 2,
      luckiest: null,
      unluckiest: null,
      line: Array.from({ length: 6 }, (_, turn) => ({ kind: 'start', turn, value: 250 })),
      card: { points: Array.from({ length: 13 }, () => 1), bonuses: 0 },
    }
    const { screen, press, now } = await page('scorecard', SCORECARD_DECISIONS, review)
    expect(screen.get('.worst').text()).toContain(
      'Zug 2: „Chance eintragen“ statt „Kleine Straße eintragen“ kostete 12,3 Punkte.',
    )
    const twos = () => screen.findAll('.card tr')[1]!.text()
    expect(screen.findAll('.die-button[aria-pressed="true"]')).toHaveLength(3)
    expect(twos()).toContain('offen')
    await press('ArrowRight')
    expect(now()).toBe('Zug 2, Ann')
    expect(twos()).toMatch(/8$/)
    expect(screen.findAll('.card table')).toHaveLength(2)
    expect(screen.get('[data-marked="true"]').text()).toContain('Chance')
  })
})

describe('the sums of a drilled game', () => {
  const line = FARKLE.review.line.map((point, i) => ({ ...point, others: [i, -i] }))

  async function shown(changes: object = {}, more: object = {}, goal: Goal = 'points') {
    // As a drill of earlier times kept it.
    const setup = gameRecords.tableSetup(goal, 'a review')
    const review = { ...FARKLE.review, ...changes }
    await startStores({ rules: 'farkle', goal: 'points' })
    const entry = { id: 'farkle', game: 'farkle', rules, hash: '' } as never
    const props = { review, session: { id: 1, setup, entry }, at: 1000, ...more }
    return { screen: mount(GameReview, { props }), review }
  }

  it('have no line where the bot won before your first turn', async () => {
    const { screen } = await shown({ line: [] })
    expect(screen.find('.review').exists()).toBe(false)
    expect(screen.findAll('button').length).toBeGreaterThan(0)
  })

  it('of three show the lines of the others, told apart by more than their colour', async () => {
    const { screen } = await shown({ line }, { names: ['Ann', 'Bo', 'Cleo'] })
    const heads = screen.findAll('thead th').map((head) => head.text())
    expect(heads.slice(2)).toEqual(['Bo', 'Cleo'])
    const series = screen.getComponent(LineChart).vm.$attrs['series'] as Series[]
    const lines = series.filter(({ mark }) => mark !== undefined)
    expect(lines.map(({ mark }) => mark)).toEqual(['Ann', 'Bo', 'Cleo'])
    expect(lines[1]!.data.map(({ y }) => y)).toEqual(line.map((_, i) => i))
    expect(new Set(lines.map(({ dash }) => String(dash))).size).toBe(3)
    // Without the names of the others there is one line.
    const alone = await shown({ line })
    expect(alone.screen.findAll('thead th')).toHaveLength(2)
  })

  it('name the players of a recorded game, and speak of you and the bot in a drill', async () => {
    const { screen } = await shown({}, { names: ['Ann', 'Bo'] }, 'wins')
    const labels = ['Ann: decisions', 'Bo: decisions', 'Ann: dice', 'Bo: dice']
    for (const label of labels) expect(screen.text()).toContain(label)
    expect(screen.text()).not.toContain('The bot’s')
    const drilled = await shown({}, {}, 'wins')
    expect(drilled.screen.text()).toContain('The bot’s decisions')
  })

  it('are printed with the names of the others', async () => {
    const { screen } = await shown({ line }, { names: ['Ann', 'Bo', 'Cleo'], paper: true })
    expect(screen.findAll('polyline')).toHaveLength(3)
    expect(screen.get('.names').text()).toMatch(/Bo\s+Cleo/)
  })

  it('stand above the game as text', async () => {
    const { screen, review } = await shown()
    const read = readGame(screen.get('pre').text())
    expect(read).toMatchObject({
      ok: true,
      value: { date: '1970-01-01T00:00:01.000Z', seed: 'a review' },
    })
    if (!read.ok) return
    const { players, result } = read.value
    expect(players.toSorted()).toEqual(['Bot', 'You'])
    expect(players[result === 'A' ? 0 : 1]).toBe(review.winner === 'you' ? 'You' : 'Bot')
  })
})
