import { bestDiceRequests } from './farkle/requests/best-dice.ts'
import { distributionRequests } from './farkle/requests/distributions.ts'
import { storedDiceRequests } from './farkle/requests/stored-dice.ts'
import { furtherRequests } from './farkle/requests/further.ts'
import { mapRequests } from './farkle/requests/maps.ts'
import { positionRequests } from './farkle/requests/positions.ts'
import { scoreRequests } from './farkle/requests/score.ts'
import { stepRequests } from './farkle/requests/steps.ts'
import { tableRequests } from './farkle/requests/table.ts'
import { threeRequests } from './farkle/requests/three.ts'
import { winRequests } from './farkle/requests/win.ts'
import { scorecardRequests } from './scorecard/requests/analysis.ts'
import { scorecardStepRequests } from './scorecard/requests/steps.ts'
import { scorecardTableRequests } from './scorecard/requests/table.ts'
import { targetRequests } from './scorecard/requests/targets.ts'
import { versusRequests } from './scorecard/requests/versus.ts'

export const GAME_REQUESTS = {
  ...scoreRequests,
  ...stepRequests,
  ...bestDiceRequests,
  ...winRequests,
  ...positionRequests,
  ...mapRequests,
  ...distributionRequests,
  ...furtherRequests,
  ...threeRequests,
  ...tableRequests,
  ...storedDiceRequests,
  ...scorecardRequests,
  ...targetRequests,
  ...versusRequests,
  ...scorecardStepRequests,
  ...scorecardTableRequests,
} as const
