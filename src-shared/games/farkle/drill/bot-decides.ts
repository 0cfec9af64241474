import type { Random } from '../../../dice/random.ts'
import { playerOf } from './bots.ts'
import { type Decide, setAsideEvent, type Table } from './played-turn.ts'

/** Decides for the bot after a roll. */
export function botDecides({ kit, setup, events, track }: Table, random: Random): Decide {
  const player = playerOf(setup.bot, kit)
  return function* (position) {
    const action = player.choose(position, random)
    const rolled = 'rolled' in position.dice ? position.dice.rolled.length : 0
    events.add(setAsideEvent('bot', action, rolled, false))
    const afterFarkle = track?.botChose(position, action) ?? null
    yield null
    return { ...action, afterFarkle, auto: false }
  }
}
