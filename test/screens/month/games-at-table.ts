import { positionData } from '#shared/games/farkle/requests/position.ts'
import { tablePlay, tableText } from '#shared/games/farkle/drill/table-play.ts'
import { withRoll } from '#shared/games/farkle/analysis/turn-walk.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import type { RuleSet as FarkleRules } from '#shared/games/farkle/rules/rule-set.ts'
import { scorecardCode } from '#shared/games/scorecard/drill/position.ts'
import {
  tablePlay as scorecardPlay,
  tableText as scorecardText,
} from '#shared/games/scorecard/drill/table-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import type { RuleSet as ScorecardRules } from '#shared/games/scorecard/rules/rule-set.ts'
import { withMove } from '#shared/study/table-game.ts'
import { pickOption, type Learner } from './learner.ts'

const TURN_MS = 25_000

/** A game of the learner against one of the app's players, of whom the learner's decisions count. */
const begun = <Bot extends string>(seed: string, began: number, name: string, bot: Bot) => ({
  players: [
    { name: 'Nora', bot: null },
    { name, bot },
  ],
  seed,
  began,
  coach: 'off' as const,
  rolled: null,
  takenBack: 0,
  counted: 0,
  retaken: [],
})

/** Plays a game of Farkle at the table to its end, and records it. */
export async function playFarkle(
  learner: Learner,
  rules: FarkleRules,
  seed: string,
  now: number,
): Promise<void> {
  const { ask, pass } = learner
  const head = begun(seed, now, 'Jonas', 'casual')
  let game: TableGameData = { ...head, rules, komi: 0, moves: [] }
  for (;;) {
    const { isOver, roll, rolled, position, seat } = tablePlay(game)
    if (isOver) break
    const lying = [...rolled!]
    if (roll !== 'decide') {
      game = withMove(game, { rolled: lying, kept: null, then: null })
      pass(TURN_MS)
      continue
    }
    const { bot } = game.players[seat]!
    const at = positionData(withRoll(rules, position, { rolled: lying }))
    const asked = { rules, position: at, players: 2, bot: bot as 'casual' | null }
    const { options, chosen } = await ask('farkle.advise', {
      ...asked,
      seed: `${seed} ${game.moves.length}`,
    })
    const index = bot === null ? pickOption(learner, options.length) : chosen
    const { setAside, then } = options[index]!
    game = withMove(game, { rolled: lying, kept: [...setAside], then })
  }
  const text = tableText(game, new Date(game.began).toISOString())!
  await ask('records.add', { text, played: true, counts: { seat: 0, without: [] } })
}

/** The same of a scorecard. */
export async function playScorecard(
  learner: Learner,
  rules: ScorecardRules,
  seed: string,
  now: number,
): Promise<void> {
  const { ask, pass } = learner
  const head = begun(seed, now, 'Mia', 'casual')
  let game: ScorecardTableData = { ...head, rules, moves: [] }
  for (;;) {
    const { isOver, position, kept, dice, seat } = scorecardPlay(game)
    if (isOver) break
    const { bot } = game.players[seat]!
    const { options, chosen } = await ask('scorecard.advise', {
      rules,
      position: scorecardCode(position!),
      bot: bot,
      seed: `${seed} ${game.moves.length}`,
    })
    const index = bot === null ? pickOption(learner, options.length) : chosen
    const { keep, box } = options[index]!
    game = withMove(game, { rolled: [...dice!].slice(kept.length), keep, box })
    pass(TURN_MS)
  }
  const text = scorecardText(game, new Date(game.began).toISOString())!
  await ask('records.add', { text, played: true, counts: { seat: 0, without: [] } })
}
