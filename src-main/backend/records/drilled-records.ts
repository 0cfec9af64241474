import { findGame } from '#shared/games/games.ts'
import { answersOf } from '../drills/answer-records.ts'
import { loadDrills } from '../drills/drill-game.ts'
import type { StudyParts } from '../drills/grading.ts'
import { playedOf } from '../drills/played.ts'
import { figuresOf } from '../drills/session-end.ts'
import { readSession } from '../drills/session-records.ts'
import { insertRecord, unlistedGames } from './record-store.ts'

/** Adds the records of whole games that earlier versions drilled. */
export async function listDrilled({
  games,
  store,
}: Pick<StudyParts, 'games' | 'store'>): Promise<void> {
  const waiting = store
    .use((database) => unlistedGames(database))
    .filter(({ game }) => findGame(game, games))
  if (waiting.length === 0) return
  const drills = await loadDrills(games)
  store.change((database) => {
    for (const { id, uid, game: name, goal } of waiting) {
      const { game, drill } = drills.get(name)!
      const stored = readSession(database, game, id)
      const review = stored?.end?.review ?? null
      if (!stored || !drill.records || review === null) continue
      const { rules, setup, started } = stored
      const played = playedOf(game, rules, goal)
      const date = new Date(started).toISOString()
      const text = drill.records.drilled(rules, drill.knownSetup(setup), review, date)
      const read = text === null ? null : drill.records.read(text)
      const { error } = figuresOf(answersOf(database, played, id))
      const luck = drill.records.luckOf(review)
      const seat = drill.records.drilledSeat(review)
      insertRecord(database, {
        uid,
        game: name,
        source: 'drill',
        at: started,
        title: '',
        notes: '',
        rules: rules.name,
        hash: played.hash,
        players: read?.ok ? read.value.players : [],
        result: read?.ok ? read.value.result : '',
        text: read?.ok ? read.value.text : null,
        figures: { goal, seat, error, luck },
      })
    }
  })
}
