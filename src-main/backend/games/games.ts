import { SOLVERS } from '#shared/games/solvers.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { Solving } from '../solve/solving.ts'
import { farkleCards } from './farkle/cards/farkle-cards.ts'
import { distributionHandlers } from './farkle/distribution-handlers.ts'
import { storedDiceHandlers } from './farkle/stored-dice.ts'
import { furtherHandlers } from './farkle/further-handlers.ts'
import { farkleKits } from './farkle/drills/kits.ts'
import { farkleSheets } from './farkle/farkle-sheets.ts'
import { bestDiceHandlers } from './farkle/best-dice-handlers.ts'
import { mapHandlers } from './farkle/map-handlers.ts'
import { positionSolving } from './farkle/position-solving.ts'
import { stepHandlers } from './farkle/step-handlers.ts'
import { tableHandlers } from './farkle/table-handlers.ts'
import { threeHandlers } from './farkle/three-handlers.ts'
import { ThreeSolves } from './farkle/three-solves.ts'
import { scoreHandlers } from './farkle/score-handlers.ts'
import { winHandlers } from './farkle/win-handlers.ts'
import { WinSolves } from './farkle/win/win-solves.ts'
import { writtenChances } from './farkle/written-chances.ts'
import type { AddedGame, GameBackends, GameServices } from './game.ts'
import { scorecardCards, scorecardKits } from './scorecard/cards/scorecard-cards.ts'
import { EquilibriumSolves } from './scorecard/solve/equilibrium-solves.ts'
import { TargetSolves } from './scorecard/solve/target-solves.ts'
import type { StudyStore } from '../store/study-store.ts'
import { CardSolves } from './scorecard/solve/card-solves.ts'
import { stepSolves } from './scorecard/solve/step-solves.ts'
import { scorecardTableHandlers } from './scorecard/table-handlers.ts'
import { targetHandlers } from './scorecard/target-handlers.ts'
import { versusHandlers } from './scorecard/versus-handlers.ts'
import { scorecardStepHandlers } from './scorecard/step-handlers.ts'
import { scorecardHandlers } from './scorecard/scorecard-handlers.ts'
import { scorecardSheets } from './scorecard/scorecard-sheets.ts'
import { writtenChances as cardChances } from './scorecard/written-chances.ts'

/** Sentence for the code with which a solver reports an unsolvable game. */
export function explain(unsolvable: string): string {
  const { gameUnsettled, matchUnsettled } = farkleTexts.game.unsolvable
  const reasons: Readonly<Record<string, string>> = { gameUnsettled, matchUnsettled }
  return reasons[unsolvable] ?? unsolvable
}

/** Opens the app's games and `more`. Solves nothing. */
export function openGames(services: GameServices, more: readonly AddedGame[]) {
  const solving = new Solving({ ...services, solvers: SOLVERS })
  const own = { ...services, solving }
  const wins = new WinSolves(own)
  const three = new ThreeSolves(own)
  const cards = new CardSolves(own)
  const positions = positionSolving(solving, wins, three)
  const kits = farkleKits(positions, solving)
  const targets = new TargetSolves(own, cards)
  const equilibria = new EquilibriumSolves(own, cards)
  const steps = stepSolves(solving, cards)
  const lead = { farkle: writtenChances(positions, wins, three), scorecard: cardChances(cards) }
  const backends: GameBackends = {
    farkle: {
      drills: kits,
      cards: farkleCards(solving, wins),
      sheets: farkleSheets(solving, wins, three),
      leadOf: lead.farkle,
    },
    scorecard: {
      drills: scorecardKits(solving, cards, steps),
      cards: scorecardCards(solving, cards, steps),
      sheets: scorecardSheets(solving, cards, steps),
      leadOf: lead.scorecard,
    },
    ...Object.fromEntries(more.map((one) => [one.game.name, one.open(services)])),
  }
  return {
    backends,
    handlers: (store: StudyStore) => ({
      ...scoreHandlers(solving),
      ...stepHandlers(solving, wins),
      ...bestDiceHandlers(solving, positions, services.jobs),
      ...winHandlers(wins, three, solving, positions),
      ...mapHandlers(wins, three, solving),
      ...distributionHandlers(solving),
      ...furtherHandlers(solving),
      ...tableHandlers(kits, positions, solving, lead.farkle, store),
      ...storedDiceHandlers(store),
      ...threeHandlers(three, wins, solving),
      ...scorecardHandlers(cards),
      ...targetHandlers(targets, cards),
      ...versusHandlers(targets, equilibria, cards),
      ...scorecardStepHandlers(steps),
      ...scorecardTableHandlers(cards, steps, lead.scorecard, store),
    }),
    requestCheckpoints(): void {
      for (const { teams } of [wins, three, cards, equilibria]) teams.requestCheckpoints()
    },
  }
}
