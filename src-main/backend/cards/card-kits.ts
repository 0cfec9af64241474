import type { Card, DeckId } from '#shared/cards/card.ts'
import type { WinsByStep } from '#shared/cards/deck-wins.ts'
import type { Deck } from '#shared/cards/decks.ts'
import type { KnowledgeStep } from '#shared/cards/knowledge-steps.ts'
import type { DeckSources, KnownThresholds } from '#shared/cards/sources.ts'
import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'
import { KeptFew } from '../kept-few.ts'
import type { Solving } from '../solving.ts'

/** As many rule sets as somebody goes back and forth between, and what they were before an edit. */
const MOST_KEPT = 6

/** All cards of a rule set with what they are made from. */
export interface CardKit {
  readonly sources: DeckSources
  readonly decks: readonly Deck[]
  readonly steps: readonly KnowledgeStep[]
  /** Of the steps for which they were measured. */
  readonly wins: WinsByStep
  /** Of all decks, in the order in which they are taught. */
  readonly cards: readonly Card[]
  readonly deckOf: ReadonlyMap<DeckId, Deck>
}

/** The cards of rule sets, kept for the last few. */
export class CardKits {
  readonly #solving: Solving
  readonly #kept = new KeptFew<Promise<Omit<CardKit, 'wins'>>>(MOST_KEPT)

  constructor(solving: Solving) {
    this.#solving = solving
  }

  /**
   * The cards of a rule set. Its strategy for points is solved for them, but not the game for
   * winning: thresholds have cards once they were found, and wins are told once they were measured.
   * Rejects with RequestError.
   */
  async of(rules: RuleSet): Promise<CardKit> {
    const thresholds = await this.#thresholds(rules)
    const variant = thresholds ? 'thresholds' : ''
    const key = `${ruleHash(rules)} ${variant}`
    const kit = this.#kept.get(key, () => this.#make(rules, thresholds, variant))
    kit.catch(() => this.#kept.drop(key, kit))
    return { ...(await kit), wins: await this.#wins(rules) }
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

  async #make(
    rules: RuleSet,
    thresholds: KnownThresholds | null,
    variant: string,
  ): Promise<Omit<CardKit, 'wins'>> {
    const report = await this.#solving.solve('score', { rules, farklePenalty: null })
    const sources = { rules, report, thresholds }
    const { decks, steps } = await this.#solving.make('cards', sources, variant)
    return {
      ...{ sources, decks, steps },
      cards: decks.flatMap((deck) => deck.cards),
      deckOf: new Map(decks.map((deck) => [deck.id, deck])),
    }
  }
}
