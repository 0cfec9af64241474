import * as v from 'valibot'
import { GOALS } from '../../../base/goal.ts'
import { time, value, whole } from '../../../schemas/numbers.ts'
import { positionSchema } from './win.ts'
import { ruleSetSchema } from './rules.ts'

/** Ways to play of the app's players at the table. */
export const TABLE_BOTS = [
  'perfect',
  'few',
  'points',
  'careful',
  'bold',
  'casual',
  'beginner',
] as const
export type TableBot = (typeof TABLE_BOTS)[number]

const bot = v.nullable(v.picklist(TABLE_BOTS))
const face = v.picklist([1, 2, 3, 4, 5, 6])
const faces = v.pipe(v.array(face), v.maxLength(8))

/** What was done with one throw; `kept` is null where the throw has ended the turn. */
const tableMove = v.object({
  rolled: faces,
  kept: v.nullable(faces),
  then: v.nullable(v.picklist(['bank', 'roll'])),
})

/** When the best play is shown: never, after costly choices, before every choice. */
export const COACHES = ['off', 'blunders', 'always'] as const

/** A game that goes on: all that makes it what it is, so that it can be gone on with at the very roll. */
export const tableGameSchema = v.object({
  rules: ruleSetSchema,
  players: v.pipe(
    v.array(v.object({ name: v.pipe(v.string(), v.maxLength(60)), bot })),
    v.minLength(1),
    v.maxLength(6),
  ),
  /** Of the dice that the app throws; null for real dice. */
  seed: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  /** Points that the second of two begins with; below zero the first. */
  komi: v.optional(whole(-1_000_000, 1_000_000), 0),
  coach: v.picklist(COACHES),
  began: time,
  moves: v.pipe(v.array(tableMove), v.maxLength(5000)),
  /** Real dice that lie on the table and are not decided on. */
  rolled: v.nullable(faces),
  /** How many decisions were taken back. */
  takenBack: whole(0, 100_000),
})
export type TableGameData = v.InferOutput<typeof tableGameSchema>
export type TableMove = v.InferOutput<typeof tableMove>

/** Games at the table. */
export const tableRequests = {
  /**
   * What can be done with a roll, best first: by the chance to win for two where the game is solved,
   * else by points. `chosen` is what a player of this style does.
   */
  'table.advise': {
    params: v.object({
      rules: ruleSetSchema,
      position: positionSchema,
      players: whole(1, 6),
      bot,
      /** From which a player who errs draws. */
      seed: v.pipe(v.string(), v.maxLength(80)),
    }),
    answer: v.object({
      goal: v.picklist(GOALS),
      options: v.array(
        v.object({
          setAside: faces,
          points: value,
          then: v.picklist(['bank', 'roll']),
          diceLeft: whole(1, 8),
          turnTotal: value,
          value,
          loss: value,
        }),
      ),
      chosen: whole(0, 10_000),
    }),
  },
  /**
   * What players by rules lose against the best play, exactly: of a game between the two, by matches,
   * or points of a turn. `find` has missing matches played, which takes a while.
   */
  'table.skill': {
    params: v.object({ rules: ruleSetSchema, goal: v.picklist(GOALS), find: v.boolean() }),
    answer: v.object({
      rungs: v.array(v.object({ id: v.string(), loss: value })),
      /** About how many decisions a player's game has or, for points, a turn. */
      decisions: value,
      /** Whether matches are still to be played. */
      missing: v.boolean(),
    }),
  },
  /** Keeps the game that goes on; null forgets it. */
  'table.keep': {
    params: v.object({ game: v.nullable(tableGameSchema) }),
    answer: v.object({}),
  },
  'table.kept': {
    params: v.object({}),
    answer: v.object({ game: v.nullable(tableGameSchema) }),
  },
} as const
