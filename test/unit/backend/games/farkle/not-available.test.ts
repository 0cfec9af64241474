import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { PLAIN_RULE } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { SENTENCE, start, temporaryFolder } from '../../harness.ts'

const START = { own: 0, opponent: 0, turnTotal: 0, ownFarkles: 0, opponentFarkles: 0 }
const single = { turn: 'single' }
const best = { player: { kind: 'best' } }
const lucky = { name: 'Lucky', count: 2, weights: [6, 1, 2, 3, 4, 6] }

/** What may be asked of most rules, with a right request. */
const REQUESTS = {
  'win.solve': {},
  'win.match': { first: { kind: 'optimal' }, second: { kind: 'table' } },
  'win.standings': {},
  'win.contrasts': {},
  'win.thumbs': { numbers: 2 },
  'win.bankCards': { by: 'need' },
  'win.hasty': { rule: PLAIN_RULE },
  'map.winning': {},
  'map.banking': { dice: 4 },
  'map.frequency': {},
  'map.disagreement': {},
  'score.table': single,
  'score.breakpoints': single,
  'score.examples': single,
  'turn.decisions': { ...single, ...best },
  'turn.race': best,
  'table.advise': {
    position: { ...START, dice: { rolled: [1, 1, 3, 4, 5, 6] } },
    ...{ players: 2, bot: 'perfect', seed: 'a' },
  },
}
type Name = keyof typeof REQUESTS

const WINS: readonly Name[] = ['win.solve', 'map.winning', 'win.match', 'turn.race']
const LEFT = 'no maps or matches for wins yet'

test.each<[change: object, message: string, names: readonly Name[]]>([
  [{ end: 'rounds', rounds: 2 }, 'rounds', WINS],
  [{ buildOnBank: true }, LEFT, WINS],
  [{ steal: 'diceLeft' }, LEFT, WINS],
  [{ farkleScores: true }, LEFT, WINS],
  [{ beatLastTurn: true }, LEFT, WINS],
  [
    { overshoot: 'lost' },
    'not available for these rules yet',
    ['win.match', 'turn.race', 'map.frequency'],
  ],
  [
    { maxRolls: 3 },
    'not available for these rules',
    [
      ...(['score.table', 'score.breakpoints', 'score.examples', 'turn.decisions'] as const),
      ...(['win.standings', 'win.contrasts', 'map.winning'] as const),
    ],
  ],
  [
    { ownDice: [], opponentDice: [lucky] },
    'roll different dice',
    [
      ...(['win.match', 'win.standings', 'win.contrasts', 'win.thumbs', 'win.bankCards'] as const),
      ...(['win.hasty', 'map.winning', 'map.banking', 'map.disagreement'] as const),
      'table.advise',
    ],
  ],
])(
  'what there is not for rules with %j is refused with the reason',
  async (change, message, names) => {
    const rules = parsedRules({ ...PRESETS.farkle, goal: 600, ...change })
    const { ask, dispatch } = await start(temporaryFolder())
    for (const name of names) {
      const reply = await dispatch(name, { rules, ...REQUESTS[name] })
      expect(reply, name).toMatchObject({
        error: { code: 'invalid-request', message: expect.stringContaining(message) },
      })
    }
    if (names !== WINS) return
    const status = await ask('win.status', { rules })
    expect(status).toMatchObject({ state: 'impossible', reason: expect.stringContaining(message) })
    expect(status.reason).toMatch(SENTENCE)
  },
)
