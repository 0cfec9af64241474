import { seededRandom } from '../../../dice/random.ts'
import { startOfGame } from './table.ts'
import { botDecides } from './bot-decides.ts'
import type { OverReason } from '../../../study/course.ts'
import { playTurn, type Table, tellEnd } from './played-turn.ts'
import type { FarkleCourse } from './question.ts'
import type { Seat } from './table-event.ts'
import { userDecides } from './user-decides.ts'

function firstSeat({ setup }: Table): Seat {
  if (setup.begins !== 'drawn') return setup.begins
  return seededRandom(`${setup.seed} begins`).next() < 0.5 ? 'you' : 'bot'
}

/** One game against the bot, from its start to its end. */
export function* gameCourse(table: Table): FarkleCourse<OverReason> {
  const { setup, events, track } = table
  const bot = botDecides(table, seededRandom(`${setup.seed} bot`))
  let position = startOfGame()
  let who = firstSeat(table)
  let turn = 0
  for (let played = 1; ; played++) {
    if (who === 'you') events.turn = ++turn
    // Dice of their own for each turn: an answer does not change what is rolled in later turns.
    const random = seededRandom(`${setup.seed} turn ${played}`)
    const decide = who === 'you' ? (at: typeof position) => userDecides(table, at) : bot
    const end = yield* playTurn(table, who, position, random, decide)
    if (end.kind === 'over') {
      const over = tellEnd(events, who, end)
      track?.gameOver(over)
      return 'game'
    }
    position = end.next
    who = who === 'you' ? 'bot' : 'you'
  }
}
