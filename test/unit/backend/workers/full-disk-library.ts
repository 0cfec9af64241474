import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { RuleLibrary } from '#main/backend/rules/rule-library.ts'

// Saves a rule set where no byte can be written; says what became of it. See small-disk.ts.

process.on('SIGXFSZ', () => {})

const library = new RuleLibrary({ folder: process.argv[2]!, notice: () => {} })
const saved = library.save('mine', { game: 'farkle', rules: { ...PRESETS.zilch, name: 'Mine' } })
const said = await saved.then(
  () => 'saved',
  (error: unknown) => (error as Error).message,
)
process.stdout.write(JSON.stringify(said))
