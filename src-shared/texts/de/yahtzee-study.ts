import type { yahtzeeStudy as english } from '../en/yahtzee-study.ts'

export const yahtzeeStudy: typeof english = {}
