import { parsePositionCode } from '#shared/games/farkle/analysis/position-code.ts'
import { FIRST_POSITION, type Position } from '#shared/games/farkle/analysis/position.ts'
import { unwrap } from './results.ts'

/** The position of a code. */
export const positionOf = (code: string): Position => unwrap(parsePositionCode(code))

/** The first position of a game of six dice, but for what is said. */
export const at = (some: Partial<Position>): Position => ({ ...FIRST_POSITION, ...some })
