import { expect, it } from 'vitest'
import { router } from '#renderer/app/router.ts'
import { parseOptions } from '#test/screens/options.ts'
import { SCREENS } from '#test/screens/screens.ts'

it('pictures a screen of each route', () => {
  const routes = router.getRoutes().filter(({ redirect }) => redirect === undefined)
  const pictured = new Set(SCREENS.map(({ path }) => router.resolve(path).name))
  const missing = routes.map(({ name }) => name).filter((name) => !pictured.has(name))
  expect(routes.length).toBeGreaterThan(15)
  expect(missing).toEqual([])
})

it('lists each screen once, at an address that does not lead elsewhere', () => {
  const names = SCREENS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, path } of SCREENS) {
    const [route] = router.resolve(path).matched
    expect(route?.redirect, name).toBeUndefined()
  }
})

it('takes light and dark in English by default, and everything with --all', () => {
  const usual = parseOptions([])
  const all = parseOptions(['--all'])
  const taken = ({ themes, sizes, languages }: typeof usual): number[] =>
    [themes, sizes, languages].map(({ length }) => length)
  expect(taken(usual)).toEqual([2, 1, 1])
  expect(taken(all)).toEqual([2, 3, 2])
})

it('refuses a screen that is not in the list, and a size without numbers', () => {
  expect(parseOptions(['--only', 'home,drill']).screens).toHaveLength(2)
  expect(() => parseOptions(['--only', 'hom'])).toThrow('"hom" is not known')
  expect(() => parseOptions(['--size', 'large'])).toThrow('"large" is no size')
})
