import { computed, type ComputedRef, type Ref, type WritableComputedRef } from 'vue'
import type { RuleDraft } from '#shared/games/farkle/input/rule-draft.ts'

/** Names of the draft fields with value type T. */
type FieldsOf<T> = {
  [K in keyof RuleDraft]-?: [T, NonNullable<RuleDraft[K]>] extends [NonNullable<RuleDraft[K]>, T]
    ? K
    : never
}[keyof RuleDraft]
type TextName = FieldsOf<string>
type FlagName = FieldsOf<boolean>
type ChoiceName = 'overshoot' | 'losingDiceTake' | 'steal'

export interface DraftFields {
  readonly text: (name: TextName) => WritableComputedRef<string>
  readonly flag: (name: FlagName) => WritableComputedRef<boolean>
  readonly choice: <K extends ChoiceName>(
    name: K,
    usual: NonNullable<RuleDraft[K]>,
  ) => WritableComputedRef<NonNullable<RuleDraft[K]>>
  readonly names: readonly string[]
  readonly inUse: ComputedRef<number>
}

/** Fields missing in drafts of an earlier version get the basic game's values. */
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
