import { computed, shallowRef } from 'vue'
import { KNOWN_DICE, type KnownDie } from '#shared/games/farkle/rules/known-dice.ts'
import { FACES } from '#shared/dice/multiset.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../services/client.ts'
import { useNotices } from '../../../services/notices.ts'
import { sentenceOf } from '../../../services/use-answer.ts'

export type BagDie = AnswerOf<BackendRequests, 'farkle.bag'>['bag'][number]

/** A die as requests name it, and how many there are. */
export interface InBag {
  readonly die: Omit<BagDie, 'count'>
  readonly count: number
}

/** Everybody has these, and they are in no list of loaded dice. */
export const ordinaryDie = (): KnownDie => ({
  name: farklePageTexts.myDice.ordinary,
  weights: FACES.map(() => 1),
  joker: null,
})

const asSent = ({ name, weights, joker }: KnownDie, count: number): BagDie => ({
  name,
  weights: [...weights],
  joker,
  count,
})

/** The dice that the player has, kept by the backend; `own` are dice with weights of one's own. */
export function useBag(own: () => readonly KnownDie[]) {
  const notices = useNotices()
  const bag = shallowRef<readonly BagDie[] | null>(null)
  const known = computed(() => [ordinaryDie(), ...own(), ...KNOWN_DICE])

  async function keep(dice: readonly BagDie[]): Promise<void> {
    const before = bag.value
    bag.value = dice
    try {
      bag.value = (await askBackend('farkle.saveBag', { bag: [...dice] })).bag
    } catch (thrown) {
      bag.value = before
      notices.say(sentenceOf(thrown))
    }
  }

  async function load(): Promise<void> {
    try {
      bag.value = (await askBackend('farkle.bag', {})).bag
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
    }
  }

  /** Counts a die up or down; the last one can be brought back. */
  async function change(name: string, by: number): Promise<void> {
    const dice = bag.value ?? []
    const at = dice.findIndex((die) => die.name === name)
    const here = dice[at]
    if (here && here.count + by > 0) {
      await keep(dice.with(at, { ...here, count: here.count + by }))
    } else if (here) {
      await keep(dice.toSpliced(at, 1))
      notices.say(farklePageTexts.myDice.removed(name), {
        label: pageTexts.rulesPage.undo,
        run: () => void keep([...(bag.value ?? []), here]),
      })
    } else {
      const die = known.value.find((one) => one.name === name)
      if (die) await keep([...dice, asSent(die, 1)])
    }
  }

  return { bag, known, load, change }
}
