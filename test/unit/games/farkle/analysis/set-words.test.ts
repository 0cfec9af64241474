import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { setSentences } from '#shared/games/farkle/analysis/rule-lines.ts'

const { farkle, zilch, facebook, 'possibly-wrong': possiblyWrong } = PRESETS

const SINGLES = 'One 1: 100, one 5: 50.'
const THREE = 'Three of a kind: 100 times the face, for 1s 1,000.'

/** Rules with these points of one to six dice, the same for each face but where a list says so. */
function rulesOf(...counts: readonly (number | readonly number[])[]): RuleSet {
  const points = (face: number, count: number): number => {
    const some = counts[count] ?? 0
    return typeof some === 'number' ? some : (some[face] ?? 0)
  }
  const sets = [0, 1, 2, 3, 4, 5].map((face) => [0, 1, 2, 3, 4, 5].map((c) => points(face, c)))
  return { ...farkle, sets }
}

test.each<[string, RuleSet, string[]]>([
  ['basic Farkle', farkle, [SINGLES, THREE]],
  [
    'Zilch',
    zilch,
    [SINGLES, THREE, 'Four, five and six of a kind: twice, 4 times and 8 times what three score.'],
  ],
  [
    'Facebook Farkle',
    facebook,
    [SINGLES, THREE, 'Four, five and six of a kind: twice, 3 times and 4 times what three score.'],
  ],
  [
    'Possibly Wrong',
    possiblyWrong,
    [
      SINGLES,
      'Three of a kind: 100 times the face, for 1s 300.',
      'Four of a kind: 1,000.',
      'Five and six of a kind: twice and 3 times what four score.',
    ],
  ],
  [
    'faces alike, face by face, and a pair',
    rulesOf(10, [0, 40, 60, 80, 100, 120], [7, 0, 0, 9, 0, 0], [14, 0, 0, 18, 0, 0]),
    [
      'Every single die: 10.',
      'Pair: 20 times the face, not 1s.',
      'Three of a kind: 1s 7, 4s 9.',
      'Four of a kind: twice what three score.',
    ],
  ],
  [
    'multiples of what was told last, and then something else',
    rulesOf(0, 0, 100, 300, 250, 500),
    [
      'Three of a kind: 100.',
      'Four of a kind: 3 times what three score.',
      'Five of a kind: 250.',
      'Six of a kind: twice what five score.',
    ],
  ],
  [
    'every face by one rule',
    rulesOf(0, 0, [50, 100, 150, 200, 250, 300]),
    ['Three of a kind: 50 times the face.'],
  ],
  ['no sets at all', rulesOf(), []],
])('the sets of %s in sentences', (_, rules, sentences) => {
  expect(setSentences(rules, (points) => points.toLocaleString('en-US'))).toEqual(sentences)
})
