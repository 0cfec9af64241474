import { stateOf } from '#shared/cards/answer-digest.ts'
import type { Clock } from '#shared/base/clock.ts'
import type { Goal } from '#shared/base/units.ts'
import type { cardRequestsOf } from '#shared/contract/cards.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { Handlers } from '#shared/contract/requests.ts'
import type { Game } from '#shared/games/game.ts'
import type { LearntRule } from '#shared/cards/session-setup.ts'
import { gameNamed, type GameRules } from '#shared/games/games.ts'
import { refuseField } from '../refuse.ts'
import { studyTeller } from '../study-teller.ts'
import type { StudyStore } from '../store/study-store.ts'
import { backendOf, type GameBackends } from '../games/game.ts'
import { changeData, deckData, stageOf } from './card-data.ts'
import { cardKits } from './card-kits.ts'
import { openCardSessions } from './card-sessions.ts'
import {
  decksOff,
  isEdited,
  learntRule,
  setDeck,
  setLearntRule,
  untoldRetention,
} from './choice-records.ts'
import type { GameCourse } from './game-course.ts'
import { lessonsData } from './lessons.ts'
import { openRuleChanges } from './rule-changes.ts'
import { countDue, statesOf } from './state-records.ts'
import { statistics } from './statistics.ts'

interface CardsOptions {
  readonly store: StudyStore
  readonly games: readonly Game[]
  readonly backends: GameBackends
  readonly emit: Emit
  readonly clock: () => Clock
}

export function openCards({ games, backends, store, emit, clock }: CardsOptions) {
  const { tell: changed, stop: close } = studyTeller(emit)
  const kits = cardKits(games, backends, store)
  const known = new Set(games.flatMap((game) => game.cards.decks))
  const changes = openRuleChanges({ store, kits, games, backends })
  const sessions = openCardSessions({ store, kits, clock, changed })
  const courseOf = async (rulesId: string, goal: Goal, given: GameRules): Promise<GameCourse> => {
    const kit = await kits.of(given, rulesId)
    return backendOf(backends, given.game).cards.course(given.rules, goal, kit)
  }
  const whyNotLearnt = ({ game, rules }: GameRules, learnt: LearntRule | null): string | null =>
    (learnt && backendOf(backends, game).cards.whyNotLearnt?.(rules, learnt)) ?? null
  store.listen({ replaced: () => sessions.forget() })

  const overview = async (rulesId: string, rules: GameRules) => {
    const kit = await kits.of(rules, rulesId)
    const change = await changes.pending(rulesId, rules, kit)
    return store.use((database) => {
      const states = statesOf(database, rulesId, kit.cards)
      const off = decksOff(database, rulesId)
      const decks = kit.decks.map((deck) => deckData(deck, states, !off.has(deck.id), clock()))
      const on = decks.filter(({ enabled }) => enabled)
      return {
        decks,
        due: on.reduce((sum, { due }) => sum + due, 0),
        unseen: on.reduce((sum, { unseen }) => sum + unseen, 0),
        change: change && changeData(change),
        /** Why the learnt rule of thumb has no deck; null if it has one, or none is learnt. */
        learntProblem: whyNotLearnt(rules, learntRule(database, rulesId)),
      }
    })
  }

  return {
    close,
    handlers: {
      ...sessions.handlers,
      'cards.overview': ({ rulesId, ...rules }) => overview(rulesId, rules),
      async 'cards.applyChange'({ rulesId, ...rules }) {
        changes.takeOver(rulesId, rules, await kits.of(rules, rulesId))
        changed()
        return {}
      },
      'cards.previewChange': async ({ rulesId, ...rules }) =>
        changeData(await changes.preview(rulesId, rules)),
      'cards.setDeck'({ rulesId, deck, enabled }) {
        store.use((database) => setDeck(database, rulesId, deck, enabled))
        changed()
        return {}
      },
      'cards.learnt': ({ rulesId }) =>
        store.use((database) => ({ learnt: learntRule(database, rulesId) })),
      'cards.learnRule'({ rulesId, learnt, ...given }) {
        const deck = gameNamed(given.game, games).cards.ruleDeck
        refuseField('learnt', whyNotLearnt(given, learnt))
        if (deck === undefined) return {}
        store.change((database) => {
          setLearntRule(database, rulesId, learnt)
          // Choosing a rule switches its cards on, even if the deck was off.
          setDeck(database, rulesId, deck, true)
        })
        changed()
        return {}
      },
      'cards.tellRetention': () => store.use((database) => ({ chosen: untoldRetention(database) })),
      'cards.due': ({ rulesId, ...rules }) =>
        store.use((database) => ({
          ...countDue(database, rulesId, known, clock()),
          /** Rules were edited since the cards were last opened, so some may no longer be asked. */
          edited: isEdited(database, rulesId, rules, games),
        })),
      async 'cards.start'(params) {
        // Record the rules of the cards now, or a later edit would go unnoticed.
        await changes.pending(params.rulesId, params, await kits.of(params, params.rulesId))
        return sessions.handlers['cards.start'](params)
      },
      async 'cards.statistics'({ rulesId, ...rules }) {
        const kit = await kits.of(rules, rulesId)
        return store.use((database) => statistics(database, rulesId, kit, clock()))
      },
      async 'cards.list'({ rulesId, deck, ...rules }) {
        const { deckOf } = await kits.of(rules, rulesId)
        const cards = deckOf.get(deck)?.cards ?? []
        const states = store.use((database) => statesOf(database, rulesId, cards))
        return {
          cards: cards.map((card) => {
            const { question, statement } = card
            return { question, statement, ...stageOf(stateOf(card, states), clock()) }
          }),
        }
      },
      async 'lessons.find'(given) {
        await backendOf(backends, given.game).cards.findLessons?.(given.rules)
        changed()
        return {}
      },
      async 'lessons.overview'({ rulesId, goal, ...rules }) {
        const course = await courseOf(rulesId, goal, rules)
        return store.use((database) => lessonsData(database, rulesId, course, clock()))
      },
    } satisfies Handlers<ReturnType<typeof cardRequestsOf>>,
  }
}
