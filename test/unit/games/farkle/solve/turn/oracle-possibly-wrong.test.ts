import { describe, expect, it } from 'vitest'
import { parseGeneratorQuery } from '#shared/games/farkle/input/generator-query.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { parseGameText } from '#shared/games/game-json.ts'
import { unwrap } from '#test/support/results.ts'

// "Maximizing your expected scores in Zilch" (2010), the comment on "Analysis of Farkle" at Possibly
// Wrong: 542.063 points a turn. The article prints the address with its "&not" turned into a sign.

const ADDRESS =
  'http://www.mattbusche.org/projects/farkle/strategy.php?' +
  'set1=100,200,300,1000,2000,3000&set2=0,0,200,1000,2000,3000&set3=0,0,300,1000,2000,3000' +
  '&set4=0,0,400,1000,2000,3000&set5=50,100,500,1000,2000,3000&set6=0,0,600,1000,2000,3000' +
  '&straight=1500&threepair=1500&flexpairs=true&twotriplet=2500&nothing=0&penalty=0&minbank=0'

const FORMS = {
  'as the address stands': ADDRESS,
  'as the article prints it': ADDRESS.replace('&nothing', '¬hing'),
  'as a browser copies that': ADDRESS.replace('&nothing', '%C2%AChing'),
  'as a page source writes it': ADDRESS.replaceAll('&', '&amp;'),
  'as a query string alone': ADDRESS.replace(/^.*\?/, ''),
  'with a fragment and spaces around it': `  ${ADDRESS}#tables\n`,
  'with its commas escaped': ADDRESS.replaceAll(',', '%2C'),
}

function pointsOf(rules: RuleSet): string {
  const goal = { farklePenalty: 0, minimumBank: rules.minimumBank }
  return turnFigures(solveTurn(turnModel(rules), goal)).expectedPoints.toFixed(3)
}

describe('the rules of Possibly Wrong', () => {
  it.each(Object.entries(FORMS))('make 542.063 points a turn, %s', (_, text) => {
    expect(pointsOf(unwrap(parseGeneratorQuery(text)))).toBe('542.063')
  })

  it('are the preset of that name', () => {
    const { game, rules } = unwrap(parseGameText(ADDRESS))
    expect(game).toBe('farkle')
    expect(ruleHash(rules as RuleSet)).toBe(ruleHash(PRESETS['possibly-wrong']))
    expect(pointsOf(PRESETS['possibly-wrong'])).toBe('542.063')
  })

  it('need the nothing that the article mangles: with points for it they are another game', () => {
    const query = FORMS['as the article prints it'].replace('hing=0', 'hing=500')
    const rules = unwrap(parseGeneratorQuery(query))
    expect(rules.nothing).toBe(500)
    expect(pointsOf(rules)).not.toBe('542.063')
  })
})
