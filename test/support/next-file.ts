import { afterAll } from 'vitest'
import { setLocale } from '#shared/texts/locale.ts'

// The next file in the same worker begins in English, whichever language this one spoke last.
afterAll(() => setLocale('en'))
