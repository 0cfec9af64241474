import { yahtzeeKit } from '#shared/games/yahtzee/drill/question.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { DrillKits } from '../../../drills/grading.ts'
import type { Played } from '../../../drills/played.ts'
import type { Solving } from '../../../solve/solving.ts'
import type { YahtzeeSolves } from '../solve/yahtzee-solves.ts'

/** Kits that judge the questions of a game; the game is solved first. */
export function yahtzeeKits(
  solves: Pick<YahtzeeSolves, 'solve'>,
  solving: Pick<Solving, 'known'>,
): DrillKits {
  return {
    /**
     * Two final scores taken as normal, each with the best play's standard deviation s: who makes x
     * less wins Phi(-x / (s sqrt 2)) of games, about x / (2 s sqrt pi) less than half of them.
     */
    async winsOfPoint(rules: RuleSet) {
      const scores = await solving.known('yahtzee-scores', rules, 'optimal')
      return scores ? 1 / (2 * scores.standardDeviation * Math.sqrt(Math.PI)) : null
    },
    async kitOf({ rules }: Played<RuleSet>) {
      const { analyser } = await solves.solve(rules)
      return yahtzeeKit(rules, analyser)
    },
  }
}
