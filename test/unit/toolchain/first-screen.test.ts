import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { loadedLater, loadedWith } from '#test/support/module-graph.ts'

const FEATURES = 'src-renderer/features'
const HOME = `${FEATURES}/home/HomePage.vue`

const start = loadedWith('src-renderer/app/main.ts', 'src-renderer/app/start-app.ts')
const firstScreen = loadedWith(...start, HOME)

const matching = (found: Iterable<string>, what: RegExp): string[] =>
  [...found].filter((file) => what.test(file))

describe('the first screen', () => {
  test('is what it is thought to be', () => {
    expect(loadedLater(start)).toContain(HOME)
    expect(start).not.toContain(HOME)
    expect(firstScreen).toContain('src-renderer/app/App.vue')
    expect(firstScreen).toContain('src-shared/texts/home-page.en.ts')
    expect(firstScreen.size).toBeGreaterThan(100)
  })

  test('needs no other feature', () => {
    expect(matching(firstScreen, /^src-renderer\/features\/(?!home\/)/)).toEqual([])
  })

  test('needs no packages but these', () => {
    expect(matching(firstScreen, /^(?!src-)/).toSorted()).toEqual([
      '@fontsource-variable/inter',
      '@lucide/vue',
      '@noble/hashes',
      '@vueuse/core',
      'birpc',
      'pinia',
      'reka-ui',
      'valibot',
      'vue',
      'vue-router',
    ])
  })

  test('needs English, whose words stand in for missing ones, and no other language', () => {
    expect(matching(firstScreen, /\/texts\/([^/]+[./])*(?!en)[a-z]{2}\.ts$/)).toEqual([])
    expect(loadedLater(firstScreen)).toContain('src-shared/texts/de.ts')
  })

  test('needs no texts of other screens, and no rules that were published', () => {
    expect(matching(firstScreen, /\/texts\/pages\//)).toEqual([])
    expect(matching(firstScreen, /\/published\.ts$/)).toEqual([])
    const drill = loadedWith('src-renderer/features/drill/DrillPage.vue')
    expect(drill).toContain('src-shared/texts/pages/drill-page.en.ts')
    const table = loadedWith('src-renderer/games/farkle/table/TableView.vue')
    expect(table).toContain('src-shared/games/farkle/texts/pages/table.en.ts')
  })

  test('needs nothing that solves, grades, makes cards or sheets', () => {
    const inWords = /^src-shared\/(games\/\w+\/texts|texts|contract)\//
    const heavy =
      /\/(win|match|maps|analysis|pictures)\/|(solver|kernel|decks?|schedule|sheets)\.ts$/
    const found = matching(firstScreen, /^src-shared\//).filter((file) => !inWords.test(file))
    expect(found).toContain('src-shared/games/farkle/rules/rule-set.ts')
    // Names, words, what rules refuse, and figures that are told apart by them.
    const light = /\/analysis\/(\w+-(names|words|refusals)|score-chances|first-rolls|par)\.ts$/
    expect(matching(found, heavy).filter((file) => !light.test(file))).toEqual([])
  })
})

test('every feature is loaded when it is needed, and not before', () => {
  const reached = new Set(loadedLater(start))
  for (const screen of reached) {
    const loaded = loadedWith(screen)
    for (const file of [...loaded, ...loadedLater(loaded)]) reached.add(file)
  }
  for (const feature of readdirSync(FEATURES)) {
    const within = new RegExp(`^${FEATURES}/${feature}/`)
    expect(matching(reached, within), feature).not.toEqual([])
    expect(matching(start, within), feature).toEqual([])
  }
})

test('the charts are loaded with the screens that draw some', () => {
  expect(firstScreen).not.toContain('chart.js')
  expect(loadedWith('src-renderer/components/LineChart.vue')).toContain('chart.js')
})
