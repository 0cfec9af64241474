import type { homePage as english } from '../en/home-page.ts'

export const homePage: typeof english = {}
