import type { Speed } from '#shared/study/setup.ts'
import type { KeptYahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'

/** Description of a drill in few words: "Single decisions, what to keep, sprint". */
export function drillWords(drill: {
  readonly scope: KeptYahtzeeSetup['scope']
  readonly kind: KeptYahtzeeSetup['kind']
  readonly speed: Speed
}): string {
  const { scope, kind, speed } = drill
  const { scopes, kinds } = yahtzeeTexts.study.progress.drill
  return [
    scopes[scope],
    // What asks for both needs no word.
    ...(kind === 'both' ? [] : [kinds[kind]]),
    ...(speed === 'none' ? [] : [texts.parts.drill.speeds[speed]]),
  ].join(', ')
}
