import { computed, inject, provide, type ComputedRef, type InjectionKey } from 'vue'
import type { Problem } from '#shared/base/result.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { formatText } from '../format.ts'

const KEY: InjectionKey<ComputedRef<ReadonlyMap<string, string>>> = Symbol('problems of the fields')

/** Provides problems to the fields below; `summary` has those of no field or of `wholeFields`. */
export function useProblems(
  problems: ComputedRef<readonly Problem[]>,
  wholeFields: () => readonly string[] = () => [],
) {
  provide(
    KEY,
    computed(
      () => new Map(problems.value.map(({ field, message }) => [field, formatText(message)])),
    ),
  )
  const summary = computed(() => {
    const ofWhole = problems.value.filter(
      ({ field }) => field === '' || wholeFields().includes(field),
    )
    const ofFields = problems.value.length - ofWhole.length
    const sentences = ofWhole.map(({ message }) => formatText(message))
    if (ofFields > 0) sentences.push(pageTexts.rulesPage.editor.wrongFields(ofFields))
    return sentences
  })
  return { summary }
}

export function useProblem(field: string): ComputedRef<string> {
  const byField = inject(KEY)
  return computed(() => byField?.value.get(field) ?? '')
}

export function useProblemsBelow(path: string): ComputedRef<readonly string[]> {
  const byField = inject(KEY)
  return computed(() =>
    [...(byField?.value ?? [])].flatMap(([field, message]) =>
      field.startsWith(path) ? [message] : [],
    ),
  )
}
