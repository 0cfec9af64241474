import { shallowRef } from 'vue'
import type { KnownDie } from '#shared/games/farkle/rules/known-dice.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { askBackend } from '../../../services/client.ts'
import { useNotices } from '../../../services/notices.ts'
import { sentenceOf } from '../../../services/use-answer.ts'

/** Shared by all lists of an editor. */
const stored = shallowRef<readonly KnownDie[]>([])

export function useStoredDice() {
  const notices = useNotices()

  /** Returns false, and shows the error, if the request failed. */
  async function change(answer: Promise<{ readonly dice: readonly KnownDie[] }>): Promise<boolean> {
    try {
      stored.value = (await answer).dice
      return true
    } catch (thrown) {
      notices.say(sentenceOf(thrown))
      return false
    }
  }

  const asSent = ({ name, weights, joker }: KnownDie) => ({ name, weights: [...weights], joker })
  /** Replaces the die of this name; null adds a new one. */
  const put = (die: KnownDie, name: string | null): Promise<boolean> =>
    change(askBackend('farkle.saveDie', { die: asSent(die), name }))

  return {
    stored,
    load: (): Promise<boolean> => change(askBackend('farkle.storedDice', {})),
    /** Replaces a die of the same name; can be undone. */
    save: async (die: KnownDie): Promise<void> => {
      const before = stored.value.find(({ name }) => name === die.name)
      if (!(await put(die, before ? before.name : null))) return
      notices.say(farkleTexts.ownDice.kept.said(die.name), {
        label: pageTexts.rulesPage.undo,
        run: () =>
          void (before
            ? put(before, before.name)
            : change(askBackend('farkle.forgetDie', { name: die.name }))),
      })
    },
    rename: (die: KnownDie, name: string): Promise<boolean> => put({ ...die, name }, die.name),
    forget: async (die: KnownDie): Promise<void> => {
      if (!(await change(askBackend('farkle.forgetDie', { name: die.name })))) return
      notices.say(farkleTexts.ownDice.kept.forgotten(die.name), {
        label: pageTexts.rulesPage.undo,
        run: () => void put(die, null),
      })
    },
  }
}
