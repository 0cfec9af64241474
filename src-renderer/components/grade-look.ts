import { Check, CircleCheck, CircleMinus, CircleX, Equal, OctagonX } from '@lucide/vue'
import type { Component } from 'vue'
import type { Grade } from '#shared/study/grade.ts'
import { texts } from '#shared/texts/texts.ts'

const ICONS: Readonly<Record<Grade | 'forced', Component>> = {
  best: CircleCheck,
  fine: Check,
  inaccuracy: CircleMinus,
  mistake: CircleX,
  blunder: OctagonX,
  forced: Equal,
}

/** Icon and word of a grade; null is a forced decision. */
export function gradeLook(grade: Grade | null) {
  const id = grade ?? 'forced'
  return { word: texts.parts.grades[id], icon: ICONS[id] }
}
