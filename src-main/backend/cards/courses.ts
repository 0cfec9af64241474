import type { GameRules } from '#shared/games/games.ts'
import type { Solving } from '../solve/solving.ts'
import type { YahtzeeSolves } from '../games/yahtzee/solve/yahtzee-solves.ts'
import type { CardKits } from './card-kits.ts'
import { farkleCourse } from '../games/farkle/cards/course.ts'
import type { GameCourse } from './game-course.ts'
import { yahtzeeCourse } from '../games/yahtzee/cards/course.ts'

/** What courses are made from. */
export interface CourseSources {
  readonly kits: CardKits
  readonly solving: Solving
  readonly yahtzee: YahtzeeSolves
}

/** The course of any rule set. What it needs is solved first; rejects with RequestError. */
export function courseOf(
  { game, rules }: GameRules,
  { kits, solving, yahtzee }: CourseSources,
): Promise<GameCourse> {
  switch (game) {
    case 'farkle':
      return farkleCourse(rules, kits)
    case 'yahtzee':
      return yahtzeeCourse(rules, kits, solving, yahtzee)
  }
}
