/** Places in the control block of a team, whole numbers for Atomics; a game may have more. */
export const TEAM_CONTROL = {
  state: 0,
  /** 1 asks the team to stop at the end of the step, with a checkpoint. */
  stop: 1,
  /** 1 asks for a checkpoint at the end of the step; the team sets it back. */
  keep: 2,
  /** The next piece of work that nobody has taken. */
  piece: 3,
  /** Members that have run out of pieces in this step. */
  waiting: 4,
  /** Counts the steps done, so that a member can wait for it to move. */
  turn: 5,
  length: 6,
} as const

/** States of a team. */
export const TEAM = { running: 0, done: 1, stopped: 2 } as const
