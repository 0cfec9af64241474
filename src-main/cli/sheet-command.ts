import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reasonOf } from '#shared/base/reason-of.ts'
import type { Game } from '#shared/games/game.ts'
import { currentSheetKinds, GAMES, SHEET_KINDS, type GameRules } from '#shared/games/games.ts'
import { sheetCsvFiles } from '#shared/sheets/sheet-csv.ts'
import { calendarDay } from '#main/backend/local-clock.ts'
import { isDay } from '#shared/sheets/sheet-day.ts'
import { sheetsText } from '#shared/sheets/sheet-text.ts'
import type { Sheet, SheetKind } from '#shared/sheets/sheet.ts'
import { makeFolder } from '#main/backend/files/make-folder.ts'
import { commandOf } from './command.ts'
import { FOLDER_OPTION } from './options.ts'
import { GAME_RULES_HELP, neededRules, readGameRules } from './rules-argument.ts'
import type { Ask } from './session.ts'
import { UsageError } from './usage.ts'
import { USUAL_FOLDER } from '#main/backend/files/private-files.ts'

const NAME = 'sheet'
const ALL = 'all'

const FORMATS = {
  text: sheetsText,
  csv: onlyTable,
  json: (sheets: readonly Sheet[]) => JSON.stringify(sheets),
} as const
type Format = keyof typeof FORMATS

/** CSV of the only table; several tables in one stream would be no valid CSV. */
function onlyTable(sheets: readonly Sheet[]): string {
  const files = sheetCsvFiles(sheets)
  if (files.length === 1) return files[0]!.text
  throw new UsageError(
    files.length === 0
      ? '--format csv: these sheets have no table; print them as text.'
      : `--format csv: these sheets have ${files.length} tables; name a folder for them with --out FOLDER.`,
  )
}

async function writeTables(sheets: readonly Sheet[], folder: string): Promise<string> {
  const paths: string[] = []
  try {
    makeFolder(folder, USUAL_FOLDER)
    for (const { name, text } of sheetCsvFiles(sheets)) {
      const path = join(folder, name)
      await writeFile(path, text)
      paths.push(path)
    }
  } catch (thrown) {
    throw new UsageError(`--out ${folder}: the tables cannot be written: ${reasonOf(thrown)}`)
  }
  return paths.map((path) => `${path}\n`).join('')
}

const OPTIONS = {
  rules: { value: 'RULES', help: GAME_RULES_HELP },
  kind: {
    value: 'KINDS',
    help: `The sheets, with commas between them, or ${ALL} for every sheet that\nthe rules have; see below.`,
  },
  format: { value: Object.keys(FORMATS).join('|'), help: 'How to print them; text if left out.' },
  out: {
    value: 'FOLDER',
    help: 'With csv: write a file for each table there, and print their names.\nIt can be left out where there is just one table.',
  },
  day: { value: 'DATE', help: 'The day to print on them, such as 2026-03-01; today if left out.' },
  ...FOLDER_OPTION,
} as const

const longest = Math.max(...SHEET_KINDS.map(({ length }) => length))

const kindHelp = (): string[] =>
  GAMES.map((game): Game => game).flatMap(({ sheets }, i) => [
    ...(i > 0 ? [''] : []),
    ...sheets.kinds.map((kind) => `  ${kind.padEnd(longest)}  ${sheets.title(kind).about}`),
  ])

const isKind = (text: string): boolean => SHEET_KINDS.includes(text)

function readKinds(text: string | undefined): SheetKind[] | typeof ALL {
  if (text === undefined) {
    throw new UsageError(`${NAME} needs --kind KINDS, such as --kind breakpoints or --kind ${ALL}.`)
  }
  if (text === ALL) return ALL
  const kinds = currentSheetKinds(text.split(',').map((part) => part.trim()))
  if (kinds.includes(ALL)) {
    throw new UsageError(`--kind: ${ALL} stands by itself; it holds every other sheet.`)
  }
  const unknown = kinds.find((kind) => !isKind(kind))
  if (unknown !== undefined) {
    throw new UsageError(
      `--kind: there is no sheet "${unknown}"; there are ${SHEET_KINDS.join(', ')}, and ${ALL}.`,
    )
  }
  const twice = kinds.find((kind, i) => kinds.indexOf(kind) !== i)
  if (twice !== undefined) throw new UsageError(`--kind: "${twice}" is given twice; give it once.`)
  return kinds
}

function readFormat(text = 'text'): Format {
  if (Object.hasOwn(FORMATS, text)) return text as Format
  throw new UsageError(`--format ${text}: sheets are printed as text, csv or json.`)
}

function readDay(text = calendarDay(Date.now())): string {
  if (isDay(text)) return text
  throw new UsageError(`--day ${text}: the calendar has no such day; write one such as 2026-03-01.`)
}

async function allKinds(ask: Ask, { game, rules }: GameRules): Promise<SheetKind[]> {
  const { sheets } = await ask('sheets.list', { game, rules })
  return sheets.filter(({ state }) => state !== 'none').map(({ kind }) => kind)
}

export const sheetCommand = commandOf({
  name: NAME,
  summary: 'cheat sheets: what to know, as text, CSV or JSON',
  options: OPTIONS,
  usage: `--rules RULES --kind KINDS [--format ${OPTIONS.format.value}] [--out FOLDER] [--day DATE] [--data-dir FOLDER]`,
  about: [
    'Prints cheat sheets, with what following each of them earns exactly. leads and go-for-it need',
    'the two-player game solved, which is done first.',
  ],
  more: () => ['KINDS are some of', ...kindHelp()],
  ask(given) {
    const text = neededRules(NAME, given.rules)
    const chosen = readKinds(given.kind)
    const format = readFormat(given.format)
    const { out } = given
    if (out !== undefined && format !== 'csv') {
      throw new UsageError('--out: only tables are written to files; add --format csv.')
    }
    const day = readDay(given.day)
    return async (ask) => {
      const read = await readGameRules(text, ask)
      const kinds = chosen === ALL ? await allKinds(ask, read) : chosen
      const { game, rules } = read
      const { sheets } = await ask('sheets.make', { game, rules, kinds, day })
      return { text: out === undefined ? FORMATS[format](sheets) : await writeTables(sheets, out) }
    }
  },
})
