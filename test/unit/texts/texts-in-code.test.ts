import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { NEVER_READ, NOT_FOR_USERS } from './not-for-users.ts'
import { sentencesIn, sentencesOf } from './sentences-in-code.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** Names of rule sets, of dice and of their sources, as their authors write them in every language. */
const PUBLISHED =
  /^src-shared\/games\/(farkle\/rules\/(published\/|known-dice\.ts$)|scorecard\/rules\/card-sources\.ts$)/

/** The command line speaks English; texts stand in the message files. */
const files = globSync('src-*/**/*.{ts,vue}', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/^src-(shared\/(games\/\w+\/)?texts|main\/cli)\//.test(file))
  .filter((file) => !PUBLISHED.test(file))
  .sort()

const found = files.flatMap((file) =>
  sentencesIn(join(ROOT, file))
    .filter((text) => !NOT_FOR_USERS.some(([, kind]) => kind.test(text)))
    .map((text) => ({ file, text })),
)

describe('a sentence for users', () => {
  it('stands in the message files, nowhere in the code', () => {
    const known = new Set(NEVER_READ.map(([text]) => text))
    expect(files.length).toBeGreaterThan(500)
    expect(found.filter(({ text }) => !known.has(text))).toEqual([])
  })

  it('is not hidden behind an exception that nothing needs', () => {
    const there = new Set(found.map(({ text }) => text))
    expect(NEVER_READ.filter(([text]) => !there.has(text))).toEqual([])
  })

  it.each([
    ['a call', "say('Nothing is due now.')", ['Nothing is due now.']],
    ['a template', 'const words = `Bank ${points} now`', ['Bank $ now']],
    ['a branch', "x = bank ? 'Bank now' : 'Roll the dice'", ['Bank now', 'Roll the dice']],
    ['a refusal', "throw new RequestError('x', 'No such game.')", ['No such game.']],
    ['the error of a bug', "throw new Error('No state at all')", []],
    ['a log', "log('The window has gone')", []],
    ['a question to a database', "all('SELECT id FROM answers')", []],
    ['one word', "say('bank')", []],
  ])('is found in code: %s', (_, code, texts) => {
    expect(sentencesOf('code.ts', code)).toEqual(texts)
  })

  it('is found in a template', () => {
    const template = `<p :title="late ? 'Too late' : words.now">Bank</p>
      <button aria-label="Roll" class="big round">{{ done ? 'All done' : words.go }}</button>`
    const texts = sentencesOf('Some.vue', `<template>${template}</template>`)
    expect(texts).toEqual(['Too late', 'Bank', 'Roll', 'All done'])
  })
})
