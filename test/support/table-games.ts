import { pick, seededRandom, type Random } from '#shared/dice/random.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { actionsOf } from '#shared/games/farkle/analysis/actions.ts'
import { tablePlay } from '#shared/games/farkle/drill/table-play.ts'
import { withRoll } from '#shared/games/farkle/analysis/turn-walk.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { scorecardOf } from '#shared/games/scorecard/analysis/paper-card.ts'
import { tablePlay as scorecardPlay } from '#shared/games/scorecard/drill/table-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import type { RuleSet as ScorecardRules } from '#shared/games/scorecard/rules/rule-set.ts'
import { openFor } from '#shared/games/scorecard/rules/scoring.ts'
import { withMove } from '#shared/study/table-game.ts'

/** A game at the table that has just begun, of so many people; the decisions of the first one count. */
const begun = (players: number, seed: string, began: number) => ({
  players: Array.from({ length: players }, (_, i) => ({ name: `P${i + 1}`, bot: null })),
  seed,
  began,
  coach: 'off' as const,
  rolled: null,
  takenBack: 0,
  counted: 0,
  retaken: [],
})

/** What somebody does who banks half the time. */
function nextOfFarkle(game: TableGameData, random: Random): TableGameData {
  const { roll, rolled, kinds: of, position } = tablePlay(game)
  const kinds = of && [...of]
  const dice = { rolled: [...rolled!], ...(kinds && { kinds }) }
  if (roll !== 'decide') return withMove(game, { ...dice, kept: null, then: null })
  const actions = actionsOf(game.rules, withRoll(game.rules, position, dice))
  const banks = actions.filter(({ then }) => then === 'bank')
  const those = banks.length > 0 && random.next() < 0.5 ? banks : actions
  const { setAside, kinds: aside, then } = pick(random, those)
  return withMove(game, { ...dice, kept: [...setAside], keptKinds: aside && [...aside], then })
}

/** A game of Farkle at the table, played at random to its end; `meddle` may take moves back on its way. */
export function playedTable(
  rules: RuleSet,
  { players = 2, seed = 'a table', began = Date.UTC(2026, 0, 31) },
  meddle: (game: TableGameData) => TableGameData = (game) => game,
): TableGameData {
  const random = seededRandom(`${seed} choices`)
  let game: TableGameData = { ...begun(players, seed, began), rules, komi: 0, moves: [] }
  while (!tablePlay(game).isOver) game = meddle(nextOfFarkle(game, random))
  return game
}

function nextOfScorecard(game: ScorecardTableData, random: Random): ScorecardTableData {
  const { dice, kept, rerolls, cards, seat } = scorecardPlay(game)
  const lying = [...dice!]
  const rolled = lying.slice(kept.length)
  if (rerolls > 0 && random.next() < 0.7) {
    const face = pick(random, lying)
    const keep = lying.filter((one) => one === face || random.next() < 0.2)
    return withMove(game, { rolled, keep, box: null })
  }
  const card = scorecardOf(game.rules, cards[seat]!)
  const open = openFor(game.rules, card, multisetOf(lying))
  return withMove(game, { rolled, keep: null, box: pick(random, open) })
}

/** The same for Yahtzee. */
export function playedScorecardTable(
  rules: ScorecardRules,
  { players = 2, seed = 'a table', began = Date.UTC(2026, 0, 31) },
  meddle: (game: ScorecardTableData) => ScorecardTableData = (game) => game,
): ScorecardTableData {
  const random = seededRandom(`${seed} choices`)
  let game: ScorecardTableData = { ...begun(players, seed, began), rules, moves: [] }
  while (!scorecardPlay(game).isOver) game = meddle(nextOfScorecard(game, random))
  return game
}
