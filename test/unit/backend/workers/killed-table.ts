import { multisetOf } from '#shared/dice/multiset.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { tablePlay, tableText } from '#shared/games/farkle/drill/table-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { likelyPoints } from '#shared/games/scorecard/analysis/likely-points.ts'
import {
  tablePlay as scorecardPlay,
  tableText as scorecardText,
} from '#shared/games/scorecard/drill/table-play.ts'
import type { ScorecardTableData } from '#shared/games/scorecard/requests/table.ts'
import { withMove } from '#shared/study/table-game.ts'
import { withEntry } from '#shared/study/written-game.ts'
import { killedBackend, say } from './killed-backend.ts'

// Plays one game at the table after another, as the page does, and says every move and record that was
// acknowledged, until it is killed.

const [dataFolder, name, begun] = process.argv.slice(2) as [string, string, string]
const { ask } = await killedBackend(dataFolder)

/** The game with one more move: dice that score, banked two times of three; or points written. */
function farkleMove(game: TableGameData): TableGameData {
  if (game.written) return withEntry(game, game.written.length, game.written.length % 4 ? 50 : 0)
  const { rolled, roll } = tablePlay(game)
  const dice = [...rolled!]
  if (roll !== 'decide') return withMove(game, { rolled: dice, kept: null, then: null })
  const kept = [...setAsides(game.rules, multisetOf(dice))[0]!.dice]
  return withMove(game, { rolled: dice, kept, then: game.moves.length % 3 === 0 ? 'roll' : 'bank' })
}

/** The game with one more move: the first dice are kept once, then the first open box is filled. */
function scorecardMove(game: ScorecardTableData): ScorecardTableData {
  const { dice, kept, rerolls, cards, seat } = scorecardPlay(game)
  if (game.written) {
    const open = cards[seat]!.points.indexOf(null)
    const entry = { box: open, points: likelyPoints(game.rules, open)[0]! }
    return withEntry(game, game.written.length, entry)
  }
  const rolled = dice!.slice(kept.length)
  if (rerolls === game.rules.rolls - 1) {
    return withMove(game, { rolled, keep: dice!.slice(0, 2), box: null })
  }
  const box = cards[seat]!.points.indexOf(null)
  return withMove(game, { rolled, keep: null, box })
}

/** Games of one kind, as long as the process lives. */
async function playOn<Game extends TableGameData | ScorecardTableData>(kind: {
  kept: 'farkle.storedTable' | 'scorecard.storedTable'
  keep: 'farkle.saveTable' | 'scorecard.saveTable'
  text: (game: Game, date: string) => string | null
  moved: (game: Game) => Game
}): Promise<never> {
  let game = (await ask(kind.kept, {})).game as Game | null
  const countOf = ({ written, moves }: Game): number => (written ?? moves).length
  say('found', game?.seed ?? '-', game ? countOf(game) : 0)
  for (;;) {
    if (game === null) {
      const { total } = await ask('records.list', {})
      game = { ...(JSON.parse(begun) as Game), seed: `game${total}` }
    }
    const text = kind.text(game, new Date(game.began).toISOString())
    if (text === null) {
      game = kind.moved(game)
      await ask(kind.keep, { game })
      say('kept', game.seed, countOf(game))
    } else {
      await ask('records.add', { text, played: true })
      say('record', game.seed)
      await ask(kind.keep, { game: null })
      game = null
    }
  }
}

await (name === 'farkle'
  ? playOn({
      kept: 'farkle.storedTable',
      keep: 'farkle.saveTable',
      text: tableText,
      moved: farkleMove,
    })
  : playOn({
      kept: 'scorecard.storedTable',
      keep: 'scorecard.saveTable',
      text: scorecardText,
      moved: scorecardMove,
    }))
