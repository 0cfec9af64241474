import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { failureOf, refusalOf, start, temporaryFolder } from '../harness.ts'
import { fetched, folderWithAnswers, handedIn } from './packages.ts'

const OTHER = '01234567-89ab-4cde-8f01-23456789abcd'

test('a file comes in piece by piece, each where the last one ended', async () => {
  const from = await start(folderWithAnswers())
  const { content } = await fetched(from, 'data.export')
  const backend = await start(temporaryFolder())
  const { ask } = backend
  const { id } = await ask('data.offer', { bytes: content.length })
  const chunk = content.subarray(0, 100).toString('base64')
  await ask('data.write', { id, from: 0, chunk })
  const wrong = await failureOf(ask('data.write', { id, from: 0, chunk }))
  expect(wrong.code).toBe('invalid-request')
  expect(wrong.message).toBe('The next piece of the package begins at byte 100, not at 0.')
  const early = await failureOf(ask('data.preview', { id }))
  expect(early.message).toMatch(/^Only 100 of the package's \d+ bytes have arrived\./)
  const rest = content.subarray(100)
  const more = Buffer.concat([rest, rest]).toString('base64')
  const long = await failureOf(ask('data.write', { id, from: 100, chunk: more }))
  expect(long.message).toMatch(/this piece would make it longer\.$/)
  await ask('data.write', { id, from: 100, chunk: rest.toString('base64') })
  expect(await ask('data.preview', { id })).toMatchObject({ answers: { added: 4 } })
  await ask('data.discard', { id })
  expect((await failureOf(ask('data.preview', { id }))).code).toBe('not-found')
})

test('one byte a piece makes the same package', async () => {
  const { content } = await fetched(await start(temporaryFolder()), 'data.export')
  const backend = await start(temporaryFolder())
  const id = await handedIn(backend, content, 1)
  expect(await backend.ask('data.preview', { id })).toMatchObject({ remarks: [] })
})

test('what is not there, goes the other way or has been taken in is said to be so', async () => {
  const backend = await start(folderWithAnswers())
  const { ask } = backend
  const out = await ask('data.export', {})
  const inward = await handedIn(backend, Buffer.from('x'))
  const requests = [
    () => ask('data.read', { id: OTHER, from: 0 }),
    () => ask('data.read', { id: inward, from: 0 }),
    () => ask('data.write', { id: out.id, from: 0, chunk: 'eA==' }),
    () => ask('data.preview', { id: OTHER }),
    () => ask('data.import', { id: out.id }),
  ]
  for (const request of requests) await refusalOf(request(), 'not-found')
  const beyond = await failureOf(ask('data.read', { id: out.id, from: out.bytes + 1 }))
  expect(beyond.code).toBe('invalid-request')
  expect(await ask('data.read', { id: out.id, from: out.bytes })).toEqual({ chunk: '', done: true })
  expect(await ask('data.discard', { id: OTHER })).toEqual({})
})

test('sizes that cannot be are refused at once', async () => {
  const { ask, folder } = await start(temporaryFolder())
  const empty = await failureOf(ask('data.offer', { bytes: 0 }))
  expect(empty).toMatchObject({ code: 'invalid-request', message: 'The file is empty.' })
  const huge = await failureOf(ask('data.offer', { bytes: 600_000_000 }))
  expect(huge.message).toBe('A package must be smaller than 512 MB.')
  expect(readdirSync(folder)).not.toContain('transfers')
})

test('a few files are on their way at once; the oldest makes room for one more', async () => {
  const { ask, folder } = await start(temporaryFolder())
  const ids: string[] = []
  for (let i = 0; i < 6; i++) ids.push((await ask('data.offer', { bytes: 1 })).id)
  expect(readdirSync(join(folder, 'transfers')).sort()).toEqual(
    ids
      .slice(2)
      .map((id) => `${id}.${process.pid}.in`)
      .sort(),
  )
})

test('a package is read by one at a time, and can be given up meanwhile', async () => {
  const backend = await start(folderWithAnswers())
  const { ask, folder } = backend
  const { content } = await fetched(backend, 'data.export')
  const id = await handedIn(backend, content)
  const previewing = ask('data.preview', { id })
  const second = await failureOf(ask('data.import', { id }))
  expect(second.message).toBe('This package is being read. Wait a moment.')
  const stopped = failureOf(previewing)
  await ask('data.discard', { id })
  expect(await stopped).toMatchObject({ code: 'cancelled', message: 'The import was stopped.' })
  expect(readdirSync(join(folder, 'transfers'))).toEqual([])
})

test('where nothing can be written, it is said where and what to do', async () => {
  const folder = folderWithAnswers()
  writeFileSync(join(folder, 'transfers'), 'not a folder')
  const { ask } = await start(folder)
  for (const request of [() => ask('data.export', {}), () => ask('data.offer', { bytes: 5 })]) {
    const message = await refusalOf(request(), 'storage-failed')
    expect(message).toContain(join(folder, 'transfers'))
  }
})
