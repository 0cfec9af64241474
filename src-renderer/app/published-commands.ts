import { ALL_PRESETS, type GameRules } from '#shared/games/games.ts'
import { allPublished } from '#shared/games/published.ts'
import { texts } from '#shared/texts/texts.ts'
import { loadPart } from '../games/use-part.ts'
import { playCommandId, type Command } from '../services/commands.ts'

export async function publishedCommands(
  isHere: (name: string) => boolean,
  play: (id: string, game: GameRules) => void,
): Promise<Command[]> {
  const sets = [...allPublished()].filter(
    ([id, { rules }]) => !ALL_PRESETS.has(id) && !isHere(rules.name),
  )
  return Promise.all(
    sets.map(async ([id, { source, words, ...game }]) => {
      const part = await loadPart('rules', game.game)
      return {
        id: playCommandId(`published.${id}`),
        title: texts.frame.bar.play(game.rules.name),
        group: texts.commands.groups.ruleSets,
        synonyms: [source, words, ...(part.scores?.(game.rules) ?? [])].join(' '),
        run: () => play(id, game),
      }
    }),
  )
}
