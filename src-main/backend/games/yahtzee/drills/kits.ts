import { yahtzeeKit } from '#shared/games/yahtzee/drill/question.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import type { DrillKits } from '../../../drills/grading.ts'
import type { Played } from '../../../drills/played.ts'
import type { YahtzeeSolves } from '../solve/yahtzee-solves.ts'

export function yahtzeeKits(solves: Pick<YahtzeeSolves, 'solve'>): DrillKits {
  return {
    async kitOf({ rules }: Played<RuleSet>) {
      const { analyser } = await solves.solve(rules)
      return yahtzeeKit(rules, analyser)
    },
  }
}
