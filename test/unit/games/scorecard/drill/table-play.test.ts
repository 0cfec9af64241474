import { describe, expect, it } from 'vitest'
import type { Face } from '#shared/dice/multiset.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { paperTotals } from '#shared/games/scorecard/analysis/paper-card.ts'
import { readGame } from '#shared/games/scorecard/drill/game-notation.ts'
import type { RecordedTurn } from '#shared/games/scorecard/drill/turn-record.ts'
import { makeScorecardQuestion, scorecardKit } from '#shared/games/scorecard/drill/question.ts'
import { scorecardTableChoice } from '#shared/games/scorecard/drill/table-bots.ts'
import { tablePlay, tableText, takenBack } from '#shared/games/scorecard/drill/table-play.ts'
import {
  SCORECARD_BOTS,
  scorecardTableSchema,
  type ScorecardBot,
  type ScorecardTableData,
} from '#shared/games/scorecard/requests/table.ts'
import { PRESETS } from '#shared/games/scorecard/rules/presets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { cardStates } from '#shared/games/scorecard/solve/states.ts'
import { startNumbers } from '#shared/games/scorecard/steps/find-pars.ts'
import { stepCard } from '#shared/games/scorecard/steps/step-card.ts'
import { stepsFor } from '#shared/games/scorecard/steps/step-list.ts'
import { withMove } from '#shared/study/table-game.ts'
import * as v from 'valibot'
import { someOf } from '#test/property/runs.ts'
import { randomScorecard } from '#test/support/random-yahtzee.ts'
import { boxOf } from '#test/support/yahtzee-boxes.ts'
import { NO_BONUS, tableOf } from '#test/support/yahtzee-sources.ts'

type Move = ScorecardTableData['moves'][number]

const newGame = (
  rules: RuleSet,
  bots: readonly (ScorecardBot | null)[],
  seed: string | null,
): ScorecardTableData => ({
  rules,
  seed,
  coach: 'off',
  began: 0,
  moves: [],
  rolled: null,
  takenBack: 0,
  counted: null,
  retaken: [],
  players: bots.map((bot, i) => ({ name: `P${i + 1}`, bot })),
})

/** Some dice without others. */
function without(dice: readonly Face[], gone: readonly Face[]): Face[] {
  const left = [...dice]
  for (const face of gone) left.splice(left.indexOf(face), 1)
  return left
}

/** A turn as it is typed in at the table; every other turn that stops early says so first. */
function movesOf({ throws, dice, box }: RecordedTurn, rules: RuleSet, i: number): Move[] {
  let kept: readonly Face[] = []
  const moves = throws.map(({ rolled, kept: next }): Move => {
    const move = { rolled: without(rolled, kept), keep: [...next], box: null }
    kept = next
    return move
  })
  const rolled = without(dice, kept)
  if (throws.length < rules.rolls - 1 && i % 2 === 0) {
    moves.push({ rolled, keep: [...dice], box: null })
    return [...moves, { rolled: [], keep: null, box }]
  }
  return [...moves, { rolled, keep: null, box }]
}

describe('a game of Yahtzee at the table', () => {
  const tables = Object.entries(PRESETS).flatMap(([name, rules]) =>
    [1, 2, 6].map((players) => [name, players, rules] as const),
  )
  it.each(someOf(tables))(
    'is what was played with real dice, by the rules %s, for %i',
    (_, players, rules) => {
      const { turns, cards, result } = randomScorecard(rules, players, `table ${players}`)
      let game = newGame(rules, Array(players).fill(null), null)
      for (const move of turns.flatMap((turn, i) => movesOf(turn, rules, i))) {
        expect(tablePlay(game).missing).toBe(move.rolled.length)
        game = { ...game, rolled: move.rolled }
        // It goes on at the very roll after it was kept.
        const kept = v.parse(scorecardTableSchema, JSON.parse(JSON.stringify(game)))
        expect(tablePlay(kept)).toEqual(tablePlay(game))
        expect(tablePlay(game).dice).toHaveLength(rules.dice)
        expect(tableText(game, '2026-01-31T18:00Z')).toBe(null)
        game = withMove(game, move)
      }
      const end = tablePlay(game)
      expect([end.isOver, end.dice, end.missing]).toEqual([true, null, 0])
      expect(end.cards).toEqual(cards)
      const read = readGame(tableText(game, '2026-01-31T18:00Z')!)
      expect(read).toMatchObject({ ok: true, value: { turns, result } })
    },
  )

  it('throws the same dice by the same seed, whatever was kept in turns before', () => {
    const game = newGame(PRESETS.forced, [null], 'dice')
    const first = tablePlay(game).dice!
    const filled = withMove(game, { rolled: [...first], keep: null, box: boxOf('chance') })
    const keep = [first[4]!]
    const reroll = withMove(game, { rolled: [...first], keep, box: null })
    const again = tablePlay(reroll)
    expect(again.dice!.slice(0, 1)).toEqual(keep)
    expect(again.rerolls).toBe(1)
    const later = withMove(reroll, {
      rolled: again.dice!.slice(1),
      keep: null,
      box: boxOf('chance'),
    })
    expect(tablePlay(later).dice).toEqual(tablePlay(filled).dice)
    expect(tablePlay(newGame(PRESETS.forced, [null], 'other')).dice).not.toEqual(first)
  })

  it('gives the dice back that a decision was taken back of, and counts it', () => {
    const typed = newGame(PRESETS.forced, [null, 'perfect'], null)
    const first: Move = { rolled: [1, 2, 2, 5, 6], keep: [2, 2], box: null }
    const second: Move = { rolled: [2, 3, 4], keep: null, box: boxOf('twos') }
    const bots: Move = { rolled: [1, 1, 1, 1, 1], keep: null, box: boxOf('yahtzee') }
    const game = [first, second, bots].reduce(withMove<ScorecardTableData>, typed)
    // What a bot did goes with it.
    const before = takenBack(game)!
    expect(before).toEqual({
      ...typed,
      moves: [first],
      rolled: [2, 3, 4],
      takenBack: 1,
      retaken: [{ turn: 1, thrown: 2 }],
    })
    expect(tablePlay(before)).toMatchObject({ seat: 0, dice: [2, 2, 2, 3, 4], rerolls: 1 })
    expect(takenBack(takenBack(before)!)).toBe(null)
    expect(takenBack(withMove(newGame(PRESETS.forced, ['three-steps'], null), bots))).toBe(null)
  })
})

describe('the players of the app', () => {
  const game = cardStates(NO_BONUS)
  const table = tableOf(NO_BONUS)
  const kit = scorecardKit(NO_BONUS, new ScorecardAnalyser(game, table))
  const known = { steps: stepsFor(stepCard(NO_BONUS)), numbers: startNumbers(game, table) }
  const sources = { game, table, known }

  it('play to the end, the perfect one best, and need so many keys where all dice are typed', () => {
    let at = newGame(NO_BONUS, SCORECARD_BOTS.slice(0, 6), 'a')
    const sums = new Map<string, number>()
    const turns: number[] = []
    for (const seed of ['a', 'b', 'c', 'd']) {
      at = newGame(NO_BONUS, SCORECARD_BOTS.slice(0, 6), seed)
      let keys = 0
      for (let play = tablePlay(at); !play.isOver; play = tablePlay(at)) {
        const { seat, cards, dice, kept, rerolls } = play
        const { bot } = at.players[seat]!
        const question = makeScorecardQuestion(kit, { card: cards[seat]!, dice: dice!, rerolls })
        const place = scorecardTableChoice(sources, bot!, question, `${at.moves.length}`)
        const { keep, box } = question.options[place]!
        // Each die is a key; what is best is taken by typing on, and a box by Enter.
        keys += 5 - kept.length
        if (box !== null) {
          if (bot === 'perfect') turns.push(keys + 1)
          keys = 0
        }
        at = withMove(at, { rolled: dice!.slice(kept.length), keep, box })
      }
      tablePlay(at).cards.forEach((card, seat) => {
        const { bot } = at.players[seat]!
        sums.set(bot!, (sums.get(bot!) ?? 0) + paperTotals(NO_BONUS, card).total)
      })
    }
    expect(sums.get('perfect')).toBeGreaterThan(sums.get('equal')!)
    expect(sums.get('five-steps')).toBeGreaterThan(sums.get('equal')!)
    expect(Math.max(...turns)).toBeLessThanOrEqual(16)
    const mean = turns.reduce((all, one) => all + one, 0) / turns.length
    expect(mean).toBeLessThan(12)
  })

  it('play on for those of earlier versions, whose names stay', () => {
    const former = ['sixteen', 'eight', 'four'].map((bot) => ({ name: `${bot} rules`, bot }))
    const kept = { ...newGame(NO_BONUS, [], 'a'), players: former }
    const { players } = v.parse(scorecardTableSchema, kept)
    expect(players).toEqual([
      { name: 'sixteen rules', bot: 'five-steps' },
      { name: 'eight rules', bot: 'three-steps' },
      { name: 'four rules', bot: 'three-steps' },
    ])
    expect(
      v.safeParse(scorecardTableSchema, { ...kept, players: [{ name: 'A', bot: 'toString' }] }),
    ).toMatchObject({ success: false })
  })

  it('err the more often the weaker they are, and by the seed alone', () => {
    const { dice, cards, rerolls } = tablePlay(newGame(NO_BONUS, [null], 'dice'))
    const question = makeScorecardQuestion(kit, { card: cards[0]!, dice: dice!, rerolls })
    const lost = (bot: ScorecardBot): number => {
      const places = Array.from({ length: 300 }, (_, i) =>
        scorecardTableChoice(sources, bot, question, `seed ${i}`),
      )
      return places.reduce((all, place) => all + question.options[place]!.loss, 0)
    }
    expect(lost('perfect')).toBe(0)
    expect(lost('casual')).toBeGreaterThan(0)
    expect(lost('beginner')).toBeGreaterThan(2 * lost('casual'))
    expect(lost('beginner')).toBe(lost('beginner'))
  })
})
