import { LRUCache } from 'lru-cache'
import type { Card, DeckId } from '#shared/cards/card.ts'
import type { WinsByStep } from '#shared/games/farkle/cards/deck-wins.ts'
import type { Deck } from '#shared/games/farkle/cards/decks.ts'
import type { FarkleStep } from '#shared/games/farkle/cards/knowledge-steps.ts'
import type { DeckSources, KnownThresholds } from '#shared/games/farkle/cards/sources.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { hashOf, type GameRules } from '#shared/games/games.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import type { Solving } from '../solve/solving.ts'
import { knownStepPoints, toldScores } from '../games/yahtzee/solve/yahtzee-sources.ts'
import type { YahtzeeSolves } from '../games/yahtzee/solve/yahtzee-solves.ts'

/** As many rule sets as somebody goes back and forth between, and what they were before an edit. */
const MAX_KITS = 6

const NO_WINS: WinsByStep = new Map()

/** All cards of a rule set. */
export interface CardKit {
  readonly decks: readonly Deck[]
  /** Of the steps for which they were measured. */
  readonly wins: WinsByStep
  /** Of all decks, in the order in which they are taught. */
  readonly cards: readonly Card[]
  readonly deckOf: ReadonlyMap<DeckId, Deck>
}

/** The same of Farkle, with what it is made from. */
export interface FarkleKit extends CardKit {
  readonly sources: DeckSources
  readonly steps: readonly FarkleStep[]
}

/** None of Yahtzee has steps, which take longer; see yahtzeeSteps. */
type MadeKit = Omit<CardKit, 'wins'> & { readonly farkleSteps: readonly FarkleStep[] }

/** How cards are made, and what besides the rules they depend on. */
interface CardPlan {
  readonly variant: string
  readonly make: () => Promise<Pick<MadeKit, 'decks' | 'farkleSteps'>>
}

/** The cards of rule sets in the language that is spoken, kept for the last few. */
export class CardKits {
  readonly #solving: Solving
  readonly #yahtzee: YahtzeeSolves
  readonly #kept = new LRUCache<string, Promise<MadeKit>>({ max: MAX_KITS })

  constructor(solving: Solving, yahtzee: YahtzeeSolves) {
    this.#solving = solving
    this.#yahtzee = yahtzee
  }

  /**
   * The cards of a rule set. Its strategy for points is solved for them, but not the game for
   * winning: what else was found has cards once it was. Rejects with RequestError.
   */
  async of(rules: GameRules): Promise<CardKit> {
    return this.#of(rules)
  }

  /** The cards of a rule set of Farkle, with what they are made from. */
  async ofFarkle(rules: RuleSet): Promise<FarkleKit> {
    const { farkleSteps: steps, ...kit } = await this.#of({ game: 'farkle', rules })
    return { ...kit, steps, sources: await this.#farkle(rules, await this.#thresholds(rules)) }
  }

  async #of(rules: GameRules): Promise<MadeKit & CardKit> {
    const plan = await this.#plan(rules)
    const key = `${hashOf(rules)} ${plan.variant}`
    const kit = this.#kept.get(key) ?? this.#make(plan)
    this.#kept.set(key, kit)
    kit.catch(() => {
      if (this.#kept.peek(key) === kit) this.#kept.delete(key)
    })
    const wins = rules.game === 'farkle' ? await this.#wins(rules.rules) : NO_WINS
    return { ...(await kit), wins }
  }

  async #plan({ game, rules }: GameRules): Promise<CardPlan> {
    switch (game) {
      case 'farkle': {
        const thresholds = await this.#thresholds(rules)
        const variant = `${currentLanguage()}${thresholds ? '-thresholds' : ''}`
        return {
          variant,
          make: async () => {
            const sources = await this.#farkle(rules, thresholds)
            const { decks, steps } = await this.#solving.make('cards', sources, variant)
            return { decks, farkleSteps: steps }
          },
        }
      }
      case 'yahtzee': {
        const points = await knownStepPoints(rules, this.#solving)
        const variant = `${currentLanguage()}${points ? '-points' : ''}`
        return {
          variant,
          make: async () => {
            const { table } = await this.#yahtzee.solve(rules)
            const scores = await toldScores(rules, this.#yahtzee)
            const sources = { rules, table, points, scores }
            const decks = await this.#solving.make('yahtzee-cards', sources, variant)
            return { decks, farkleSteps: [] }
          },
        }
      }
    }
  }

  async #farkle(rules: RuleSet, thresholds: KnownThresholds | null): Promise<DeckSources> {
    const report = await this.#solving.solve('score', { rules, farklePenalty: null })
    return { rules, report, thresholds }
  }

  async #wins(rules: RuleSet): Promise<WinsByStep> {
    const found = (await this.#solving.known('steps', rules)) ?? []
    return new Map(found.map(({ id, average }) => [id, average]))
  }

  async #thresholds(rules: RuleSet): Promise<KnownThresholds | null> {
    const found = await this.#solving.known('thresholds', rules)
    if (!found) return null
    const { thresholds, average, withoutThresholds } = found
    const { own, opponent } = thresholds
    return { own, opponent, average, withoutThresholds }
  }

  async #make({ make }: CardPlan): Promise<MadeKit> {
    const made = await make()
    const { decks } = made
    return {
      ...made,
      cards: decks.flatMap((deck) => deck.cards),
      deckOf: new Map(decks.map((deck) => [deck.id, deck])),
    }
  }
}
