import type { Speed } from '#shared/study/setup.ts'
import type { KeptYahtzeeSetup } from '#shared/games/yahtzee/drill/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'

/** Short description of a drill: "Single decisions, what to keep, sprint". */
export function drillWords(drill: {
  readonly scope: KeptYahtzeeSetup['scope']
  readonly kind: KeptYahtzeeSetup['kind']
  readonly speed: Speed
}): string {
  const { scope, kind, speed } = drill
  const { scopes, kinds } = yahtzeeTexts.study.progress.drill
  return [
    scopes[scope],
    // 'both' needs no words.
    ...(kind === 'both' ? [] : [kinds[kind]]),
    ...(speed === 'none' ? [] : [texts.parts.drill.speeds[speed]]),
  ].join(', ')
}
