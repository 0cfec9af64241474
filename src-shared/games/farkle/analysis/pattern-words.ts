import { listed } from '../../../texts/phrases.ts'
import type { OtherCombination } from '../rules/patterns.ts'
import { farkleTexts } from '../texts/texts.ts'

/** Display name of a combination from the list: "Run of 1 to 5", "Full house". */
export function patternName(pattern: OtherCombination): string {
  const { anyRun, run, groups, fullHouse, dice } = farkleTexts.game.patterns
  switch (pattern.kind) {
    case 'run':
      return pattern.from === null
        ? anyRun(pattern.length)
        : run(pattern.from, pattern.from + pattern.length - 1)
    case 'groups':
      return String(pattern.sizes) === '3,2' ? fullHouse : groups(listed(pattern.sizes.map(String)))
    case 'faces':
      return dice(pattern.faces.join(', '))
  }
}
