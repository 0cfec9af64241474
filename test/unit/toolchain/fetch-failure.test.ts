import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import {
  attemptKey,
  forgetFailure,
  keepFailure,
  recentFailure,
} from '../../../build/fetch-failure.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 4, 3)
const SETTINGS = { HTTPS_PROXY: 'http://me:secret@proxy.invalid', HOME: '/home/me' }
const FAILURE = { attempt: attemptKey('9.8.7', SETTINGS), reason: 'no network', time: NOW }

describe('a failure that is kept', () => {
  let folder = ''
  let file = ''
  beforeEach(() => {
    folder = temporaryFolder()
    file = join(folder, 'failure.json')
    keepFailure(file, FAILURE)
  })

  it.each([
    { what: 'at once', now: NOW, counts: true },
    { what: 'after two days', now: NOW + 2 * DAY_MS, counts: true },
    { what: 'after three days', now: NOW + 3 * DAY_MS, counts: false },
    { what: 'once the clock was set back', now: NOW - DAY_MS, counts: false },
  ])('counts $what: $counts', ({ now, counts }) => {
    expect(recentFailure(file, FAILURE.attempt, now)).toEqual(counts ? FAILURE : undefined)
  })

  it.each<{ what: string; version?: string; change?: NodeJS.ProcessEnv; counts: boolean }>([
    { what: 'another version', version: '9.8.8', counts: false },
    { what: 'a mirror', change: { ELECTRON_MIRROR: 'http://mirror.invalid/' }, counts: false },
    { what: 'a mirror of .npmrc', change: { npm_config_electron_mirror: 'x' }, counts: false },
    { what: 'another cache', change: { electron_config_cache: '/cache' }, counts: false },
    { what: 'another proxy', change: { HTTPS_PROXY: '' }, counts: false },
    { what: 'a proxy for all', change: { http_proxy: 'x' }, counts: false },
    { what: 'a proxy of npm’s', change: { npm_config_https_proxy: 'x' }, counts: false },
    { what: 'a host without proxy', change: { no_proxy: 'x' }, counts: false },
    { what: 'certificates', change: { NODE_EXTRA_CA_CERTS: 'x' }, counts: false },
    { what: 'another home', change: { HOME: '/home/you', DISPLAY: ':1' }, counts: true },
  ])('counts with $what: $counts', ({ version = '9.8.7', change = {}, counts }) => {
    const attempt = attemptKey(version, { ...SETTINGS, ...change })
    expect(recentFailure(file, attempt, NOW)).toEqual(counts ? FAILURE : undefined)
  })

  it('does not depend on the order of the settings', () => {
    const settings = Object.fromEntries(Object.entries(SETTINGS).toReversed())
    expect(recentFailure(file, attemptKey('9.8.7', settings), NOW)).toEqual(FAILURE)
  })

  it('holds no password of an address', () => {
    expect(readFileSync(file, 'utf8')).not.toContain('secret')
  })

  it.each(['', '{"time": 1', '[]', '{"attempt": "", "reason": "", "time": "now"}'])(
    'counts for nothing where it is damaged: %s',
    (text) => {
      writeFileSync(file, text)
      expect(recentFailure(file, FAILURE.attempt, NOW)).toBeUndefined()
    },
  )

  it('is forgotten, also twice', () => {
    forgetFailure(file)
    forgetFailure(file)
    expect(recentFailure(file, FAILURE.attempt, NOW)).toBeUndefined()
  })
})
