import { Check, CircleCheck, CircleMinus, CircleX, Equal, OctagonX } from '@lucide/vue'
import type { Component } from 'vue'
import type { Grade } from '#shared/study/grade.ts'
import { GRADE_TITLES } from './drill-words.ts'

/** A grade as it is shown: icon and word; colour comes last. */
export interface GradeLook {
  readonly word: string
  readonly icon: Component
}

const LOOKS: Readonly<Record<Grade | 'forced', GradeLook>> = {
  best: { word: GRADE_TITLES.best, icon: CircleCheck },
  fine: { word: GRADE_TITLES.fine, icon: Check },
  inaccuracy: { word: GRADE_TITLES.inaccuracy, icon: CircleMinus },
  mistake: { word: GRADE_TITLES.mistake, icon: CircleX },
  blunder: { word: GRADE_TITLES.blunder, icon: OctagonX },
  forced: { word: 'Nothing to lose', icon: Equal },
}

export const gradeLook = (grade: Grade | null): GradeLook => LOOKS[grade ?? 'forced']
