import type { KeptSetup } from '#shared/games/farkle/drill/setup.ts'
import type { Speed } from '#shared/study/setup.ts'
import { texts } from '#shared/texts/texts.ts'

export function drillWords(drill: {
  readonly scope: KeptSetup['scope']
  readonly kind: KeptSetup['kind']
  readonly speed?: Speed
}): string {
  const { scope, kind, speed = 'none' } = drill
  const { scopes, kinds, speeds } = texts.parts.drill
  return [
    scopes[scope],
    // 'both' needs no words.
    ...(kind === 'both' ? [] : [kinds[kind]]),
    ...(speed === 'none' ? [] : [speeds[speed]]),
  ].join(', ')
}
