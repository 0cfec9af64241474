import { pageTexts } from '#shared/texts/page-texts.ts'
import { listed } from '#shared/texts/phrases.ts'

/**
 * Labels of skill and luck. `names`: the players from the reviewed one on; without them a session of
 * the user against a bot.
 */
export function playerParts(names: readonly string[] | undefined) {
  const { parts } = pageTexts.drillPage.review
  if (!names) return parts
  const [own, ...others] = names
  return {
    yourSkill: parts.skillOf(own!),
    yourLuck: parts.luckOf(own!),
    botSkill: parts.skillOf(listed(others)),
    botLuck: parts.luckOf(listed(others)),
  }
}
