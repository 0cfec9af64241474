import { expect, test } from 'vitest'
import { csvField } from '#shared/base/csv.ts'
import { changeStore, start } from '../harness.ts'
import { fetched, folderWithAnswers } from './packages.ts'

/** Reads RFC 4180 by the letter; throws at what does not follow it. */
function parseCsv(text: string): string[][] {
  const field = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    field.lastIndex = at
    const [whole, quoted, plain] = field.exec(text)!
    row.push(quoted?.replaceAll('""', '"') ?? plain!)
    at += whole.length
    if (text[at] === ',') at++
    else if (text.startsWith('\r\n', at)) {
      rows.push(row)
      row = []
      at += 2
    } else throw new Error(`not RFC 4180 at ${at}`)
  }
  return rows
}

test('every answer is a line, with the columns that the first one names', async () => {
  const backend = await start(folderWithAnswers({ withScorecard: true }))
  const { name, content } = await fetched(backend, 'data.answersCsv')
  expect(name).toMatch(/^breakpoint-\d{4}-\d\d-\d\d-answers\.csv$/)
  const [header, ...rows] = parseCsv(content.toString('utf8'))
  expect(rows).toHaveLength(7)
  const lines = rows.map((row) => Object.fromEntries(header!.map((key, i) => [key, row[i]])))
  expect(rows.every((row) => row.length === header!.length)).toBe(true)
  expect(lines[0]).toEqual({
    time: '2026-01-05T18:00:30.000Z',
    rules: 'Short',
    goal: 'points',
    scope: 'cell',
    rules_hash: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    number: '1',
    session: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    decision: 'both',
    position: 'b0.d0.t0.r135566',
    dice: '6',
    turn_total_from: '0',
    situation: 'any',
    set_aside: '5',
    then: 'roll',
    value: '420.5',
    best_set_aside: '1',
    best_then: 'roll',
    best_value: '480.5',
    loss: '60',
    grade: 'mistake',
    error: 'wrong-dice',
    seconds: '4',
    slow: 'no',
    seed: 'fixture',
    game: 'farkle',
    choice: '',
    best_choice: '',
    stage: '',
    at_stake: '',
  })
  expect(lines.map(({ game, grade }) => `${game} ${grade}`)).toEqual([
    'farkle mistake',
    'farkle inaccuracy',
    'farkle forced',
    'farkle best',
    'scorecard mistake',
    'scorecard inaccuracy',
    'scorecard inaccuracy',
  ])
  expect(lines[4]).toMatchObject({
    time: '2026-01-05T19:00:30.000Z',
    rules: 'Short',
    goal: 'points',
    scope: 'decisions',
    session: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    number: '1',
    decision: 'keeps',
    position: "'-.-.-.-.-.-.-.-.-.-.-.-.-/11244/1",
    choice: 'keep 11244',
    best_choice: 'keep 44',
    loss: '3.5061122240363147',
    seconds: '1',
    slow: 'no',
    seed: 'fixture',
    stage: 'early',
    at_stake: '',
    set_aside: '',
    dice: '',
    value: '',
  })
  expect(lines[5]).toMatchObject({ decision: 'boxes', choice: 'ones', best_choice: 'twos' })
})

test('names with commas, quotes, line breaks or formulas do no harm', async () => {
  const folder = folderWithAnswers()
  const name = `=HYPERLINK("http://x"),\r\n"y"`
  changeStore(folder, (connection) =>
    connection.prepare(`UPDATE rules SET json = json_set(json, '$.name', ?)`).run(name),
  )
  const { content } = await fetched(await start(folder), 'data.answersCsv')
  const [header, first] = parseCsv(content.toString('utf8'))
  // What a name of before has of a line break is a mark.
  expect(first![header!.indexOf('rules')]).toBe(`'=HYPERLINK("http://x"),\uFFFD\uFFFD"y"`)
})

test('no text is taken for a formula', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\r=1']) {
    expect(csvField(text).replace(/^"/, '')).toMatch(/^'/)
  }
  expect([csvField(-1.5), csvField(null), csvField('a=b'), csvField('a,b')]).toEqual([
    '-1.5',
    '',
    'a=b',
    '"a,b"',
  ])
})
