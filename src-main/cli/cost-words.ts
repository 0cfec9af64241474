import { decimals } from '#shared/texts/numbers.ts'

export const timeWords = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.round(seconds / 60)} min`

export function inWords(seconds: number): string {
  return seconds < 1 ? 'a moment' : `about ${timeWords(seconds)}`
}

export const megabytes = (bytes: number): string =>
  bytes < 1e5 ? `${decimals(bytes / 1e3, 1)} kB` : `${decimals(bytes / 1e6, 1)} MB`
