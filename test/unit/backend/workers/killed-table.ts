import {
  BACKEND_REQUESTS,
  readReply,
  type AnswerOf,
  type BackendRequests,
} from '#shared/contract/requests.ts'
import { multisetOf } from '#shared/dice/multiset.ts'
import { setAsides } from '#shared/games/farkle/analysis/set-aside.ts'
import { tablePlay, tableText } from '#shared/games/farkle/drill/table-play.ts'
import type { TableGameData } from '#shared/games/farkle/requests/table.ts'
import { withMove } from '#shared/study/table-game.ts'
import { killedBackend } from './killed-backend.ts'

// Plays one game at the table after another, as the page does, and says every move and record that was
// acknowledged, until it is killed.

const [dataFolder, begun] = process.argv.slice(2) as [string, string]
const backend = await killedBackend(dataFolder)

async function ask<N extends keyof BackendRequests>(
  name: N,
  params: unknown,
): Promise<AnswerOf<BackendRequests, N>> {
  return readReply(BACKEND_REQUESTS, name, await backend.dispatch(name, params))
}

const say = (...words: unknown[]): void => void process.stdout.write(`${words.join(' ')}\n`)

/** The game with one more move: dice that score, banked two times of three. */
function moved(game: TableGameData): TableGameData {
  const { rolled, roll } = tablePlay(game)
  const dice = [...rolled!]
  if (roll !== 'decide') return withMove(game, { rolled: dice, kept: null, then: null })
  const kept = [...setAsides(game.rules, multisetOf(dice))[0]!.dice]
  return withMove(game, { rolled: dice, kept, then: game.moves.length % 3 === 0 ? 'roll' : 'bank' })
}

let { game } = await ask('table.kept', {})
say('found', game?.seed ?? '-', game?.moves.length ?? 0)
for (;;) {
  if (game === null) {
    const { total } = await ask('records.list', {})
    game = { ...(JSON.parse(begun) as TableGameData), seed: `game${total}` }
  }
  const text = tableText(game, new Date(game.began).toISOString())
  if (text === null) {
    game = moved(game)
    await ask('table.keep', { game })
    say('kept', game.seed, game.moves.length)
  } else {
    await ask('records.add', { text, played: true })
    say('record', game.seed)
    await ask('table.keep', { game: null })
    game = null
  }
}
