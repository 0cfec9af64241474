import { computed, type ComputedRef, type Ref, type WritableComputedRef } from 'vue'
import type { RuleDraft } from '#shared/games/farkle/input/rule-draft.ts'

/** Fields of a draft whose values are texts, yes or no, or one of some choices. */
type FieldsOf<T> = {
  [K in keyof RuleDraft]-?: [T, NonNullable<RuleDraft[K]>] extends [NonNullable<RuleDraft[K]>, T]
    ? K
    : never
}[keyof RuleDraft]
type TextName = FieldsOf<string>
type FlagName = FieldsOf<boolean>
type ChoiceName = 'overshoot' | 'losingDiceTake' | 'steal'

/** The fields of one group of rules, as models of its inputs. */
export interface DraftFields {
  readonly text: (name: TextName) => WritableComputedRef<string>
  readonly flag: (name: FlagName) => WritableComputedRef<boolean>
  /** `usual` is what the plain game has. */
  readonly choice: <K extends ChoiceName>(
    name: K,
    usual: NonNullable<RuleDraft[K]>,
  ) => WritableComputedRef<NonNullable<RuleDraft[K]>>
  /** Their names, in the order in which they were asked for. */
  readonly names: readonly string[]
  /** How many of them differ from the plain game. */
  readonly inUse: ComputedRef<number>
}

/** Fields that drafts kept by an earlier version may lack stand for the plain game. */
export function useDraftFields(draft: Ref<RuleDraft>): DraftFields {
  const names: string[] = []
  const differ: (() => boolean)[] = []
  const field = <K extends TextName | FlagName | ChoiceName>(
    name: K,
    usual: NonNullable<RuleDraft[K]>,
  ): WritableComputedRef<NonNullable<RuleDraft[K]>> => {
    names.push(name)
    const value = computed({
      get: () => draft.value[name] ?? usual,
      set: (value) => (draft.value[name] = value),
    })
    differ.push(() => value.value !== usual)
    return value
  }
  return {
    text: (name) => field(name, ''),
    flag: (name) => field(name, false),
    choice: field,
    names,
    inUse: computed(() => differ.filter((differs) => differs()).length),
  }
}
