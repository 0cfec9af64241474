import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makeGameJson } from '#shared/games/game-json.ts'
import { NO_BONUS } from '#test/support/yahtzee-sources.ts'
import { runCli } from './run-cli.ts'

// Every answer of the terminal as it was: scripts read them, so that a change shows here. No rules
// of a full game, whose solves belong to other tests. NO-BONUS stands for the path of a file.
const COMMANDS = `
score --rules farkle
score --rules zilch
score --rules facebook
score --rules possibly-wrong
score --rules wild-die
score --rules farkle --penalty 500
score --rules zilch --frontier
score --rules farkle --json
win --rules farkle --goal 1000
win --rules farkle --goal 1000 --at 500,300
win --rules farkle --goal 1000 --end final-turn --json
win --rules farkle --goal 1000 --end equal-turns --at 500,700,0,0,2
win --rules zilch --goal 1000
win --rules zilch --goal 1000 --at 300,500,2,1
win --rules facebook --goal 1000
win --rules zonk-rounds
win --rules ten-thousand --goal 1000
match --rules farkle --goal 1000 --first optimal --second points
match --rules farkle --goal 1000 --first hold-350 --second table
match --rules farkle --goal 1000 --first points-bank --second go-for-it
match --rules farkle --goal 1000 --first rule:hold=15n3,divide=6,score=60 --second hold-300 --json
match --rules zilch --goal 1000 --first optimal --second hold-300
rules-of-thumb --rules farkle --points
rules-of-thumb --rules zilch --points --json
analyse --rules farkle --position b0.d0.t2000.r366114 --points
analyse --rules zilch --position b0.d0.t300.r2346 --points
analyse --rules facebook --position b0.d0.t350.n4 --points --json
analyse --rules farkle --goal 1000 --position b500.d300.t350.r115
analyse --rules farkle --goal 1000 --end final-turn --position b500.d1050.t350.n3
analyse --rules zilch --goal 1000 --position b500.d600.t0.n6.f2.g1
analyse --rules zilch --goal 1000 --position b500.d600.t300.r2346
sheet --rules farkle --kind limits,scoring,odds,breakpoints --day 2026-01-01
sheet --rules zilch --kind limits --format csv --day 2026-01-01
sheet --rules facebook --kind first-steps --format json --day 2026-01-01
sheet --rules farkle --kind score-sheet --day 2026-01-01
sheet --rules yahtzee --kind dice-odds,score-card --day 2026-01-01
yahtzee --rules NO-BONUS
yahtzee --rules NO-BONUS --at-least 200 --json
yahtzee --rules NO-BONUS --card x126kh.t0.y50 --dice 1,2,2,4,4 --rerolls 2
yahtzee --rules NO-BONUS --card t0 --dice 6,6,6,6,6 --rerolls 0
yahtzee --rules NO-BONUS --card x12345kh.t0.y0 --dice 2,3,4,5,5 --rerolls 1 --points 60 --json
score --rules nowhere
score --penalty -1 --rules farkle
win --rules farkle --goal 1025
match --rules farkle --first hold-310 --second optimal
analyse --rules farkle --position b0.d0.t0.r123
analyse --rules farkle --position x1
sheet --rules yahtzee --kind leads
yahtzee --card x126kh --dice 1,2 --rerolls 3
--help
score --help
win --help
match --help
rules-of-thumb --help
analyse --help
sheet --help
yahtzee --help
scorecard --card crag
scorecard --card generala --at-least 150 --json
scorecard --card yatzy-forced
scorecard --card no-such-card
scorecard --help
`
  .trim()
  .split('\n')

/** One folder for all, so that each game is solved once. */
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'breakpoint-golden-'))
  writeFileSync(
    join(folder, 'no-bonus.json'),
    makeGameJson({ game: 'yahtzee', rules: { ...NO_BONUS, name: 'No bonus' } }),
  )
  return () => {
    rmSync(folder, { recursive: true, force: true })
  }
})

test.each(COMMANDS)('%s', async (line) => {
  const args = line.split(' ').map((arg) => arg.replace('NO-BONUS', join(folder, 'no-bonus.json')))
  const { code, out, err } = await runCli(args, folder)
  const timeless = out
    .replace(/"seconds":[\d.e-]+/g, '"seconds":0')
    .replace(/(Time of the solve +)\d\.\d s/, '$10.0 s')
  expect(`${code}\n${timeless}${code === 0 ? '' : err}`.replaceAll(folder, '')).toMatchSnapshot()
})
