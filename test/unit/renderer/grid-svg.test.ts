import { describe, expect, it } from 'vitest'
import { belowMask } from '#shared/pictures/cells.ts'
import type { ColourScale } from '#shared/pictures/colour-scale.ts'
import { gridSvg } from '#shared/pictures/grid-svg.ts'
import { element, escapeXml, wrapped } from '#shared/pictures/svg-text.ts'
import { IMPRINT, makeGrid, smallDrawing } from '#test/support/small-grid.ts'

function parsed(text: string): Document {
  const document = new DOMParser().parseFromString(text, 'image/svg+xml')
  expect(document.querySelector('parsererror')?.textContent ?? '').toBe('')
  return document
}

const textsOf = (document: Document): string[] =>
  [...document.querySelectorAll('text')].map((one) => one.textContent)

describe('a grid as an SVG file', () => {
  const document = parsed(gridSvg(smallDrawing(), IMPRINT))
  const texts = textsOf(document)

  it('says its title, its finding, its rule set and the day', () => {
    expect(texts).toContain(IMPRINT.title)
    expect(texts).toContain(IMPRINT.finding)
    expect(texts).toContain('Zilch, 10,000 · 3 Mar 2024 · Breakpoint')
    expect(document.querySelector('title')!.textContent).toBe(IMPRINT.title)
    expect(document.querySelector('desc')!.textContent).toBe(IMPRINT.finding)
  })

  it('has axes with titles and round numbers, and a legend that explains every mark', () => {
    for (const text of ['Own score, points', 'Opponent’s score, points', '0', '50', '200']) {
      expect(texts).toContain(text)
    }
    for (const text of [
      'Lead, cells',
      '-1 cells',
      'Go for it',
      'Bank from here',
      'Never reached in play',
      'Position of the analyser',
      'level 0',
    ]) {
      expect(texts).toContain(text)
    }
  })

  it('dots what is below zero on a scale of two sides, which is one grey without its hues', () => {
    const scale: ColourScale = {
      kind: 'two-sided',
      title: 'Lead, cells',
      reach: 5,
      sides: ['behind', 'ahead'],
      format: String,
    }
    const both = parsed(gridSvg({ ...smallDrawing(), scale }, IMPRINT))
    const [cells, legend] = both.querySelectorAll('[fill="url(#below)"]')
    expect(both.querySelector('pattern#below circle')).not.toBeNull()
    // The value is the column less the row: of four rows, six cells lie above the diagonal.
    expect([...belowMask(smallDrawing().grid, scale)].filter(Boolean)).toHaveLength(6)
    expect([cells?.tagName, legend?.tagName]).toEqual(['path', 'rect'])
    expect(document.querySelector('[fill="url(#below)"]')).toBeNull()
  })

  it('paints as many cells as have a colour, in few shapes', () => {
    const cells = document.querySelectorAll('g[shape-rendering] > path')
    const area = [...cells]
      .flatMap((path) => [...path.getAttribute('d')!.matchAll(/h(\d+)v1/g)])
      .reduce((sum, [, length]) => sum + Number(length), 0)
    expect(area).toBe(19)
    expect(cells.length).toBe(4)
  })

  it('lets cells reach under each other by a fraction of a pixel, however wide they are', () => {
    const wide = parsed(gridSvg({ ...smallDrawing(), grid: makeGrid(2, 40), regions: [] }, IMPRINT))
    for (const one of [document, wide]) {
      const group = one.querySelector('g[shape-rendering]')!
      const [across = 0, , , up = 0] = group
        .getAttribute('transform')!
        .match(/-?[\d.]+/g)!
        .map(Number)
      const seam = Number(group.getAttribute('stroke-width'))
      expect(seam * Math.max(across, Math.abs(up))).toBeLessThan(0.5)
      expect(seam).toBeGreaterThan(0)
    }
  })

  it('hatches what play never reaches, and leaves the legend without what is not there', () => {
    expect(document.querySelectorAll('path[fill="url(#never)"]')).toHaveLength(1)
    const plain = {
      ...smallDrawing(),
      grid: makeGrid(5, 4),
      boundary: null,
      mark: null,
      regions: [],
    }
    const its = textsOf(parsed(gridSvg(plain, IMPRINT)))
    for (const text of ['Never reached in play', 'Bank from here', 'Position of the analyser']) {
      expect(its).not.toContain(text)
    }
  })

  it('holds all that it draws', () => {
    const [, , , height = 0] = document.documentElement
      .getAttribute('viewBox')!
      .split(' ')
      .map(Number)
    const lowest = [...document.querySelectorAll('text')].map((one) =>
      Number(one.getAttribute('y')),
    )
    expect(Math.max(...lowest)).toBeLessThan(height)
    expect(document.documentElement.outerHTML).not.toMatch(/NaN|Infinity|undefined/)
  })

  it('stays small with 200 by 200 cells of as many colours as there are', () => {
    const scale = { kind: 'even', title: 'Lead', low: -200, high: 200, format: String } as const
    const grid = makeGrid(200, 200)
    const text = gridSvg({ ...smallDrawing(), grid, scale, regions: [], boundary: null }, IMPRINT)
    expect(text.length).toBeLessThan(1_500_000)
    expect(text.length).toBeGreaterThan(100_000)
  })
})

describe('a text in XML', () => {
  it('has its signs escaped, and none that XML cannot hold', () => {
    expect(escapeXml('a<b & "c">\u0000\ud800')).toBe('a&lt;b &amp; &quot;c&quot;&gt;')
    expect(element('p', { x: 1.005, y: undefined, z: '"' }, 'in')).toBe(
      '<p x="1" z="&quot;">in</p>',
    )
  })

  it('is broken at spaces, but not at those that hold together', () => {
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three'])
    expect(wrapped('10,000 points', 6)).toEqual(['10,000', 'points'])
    expect(wrapped('', 7)).toEqual([])
  })
})
