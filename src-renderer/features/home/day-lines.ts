import type { DrillAnswer } from '../../services/ask-drill.ts'
import type { GameName } from '#shared/games/games.ts'

/** A position of the day that was begun; its loss is null until it is answered. */
export type DayLine = DrillAnswer<GameName, 'days'>['days'][number]
