import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ref, type Ref } from 'vue'
import type { ColourScale } from '#shared/pictures/colour-scale.ts'
import type { GridCell } from '#shared/pictures/grid.ts'
import { download } from '#renderer/components/download.ts'
import GridFigure from '#renderer/components/picture/GridFigure.vue'
import GridTable from '#renderer/components/picture/GridTable.vue'
import { makeGrid, smallDrawing } from '#test/support/small-grid.ts'
import { fakeCanvas } from './fake-canvas.ts'
import { keyDown, settled } from './harness.ts'
import { soon } from '../../support/soon.ts'

vi.mock('#renderer/components/download.ts', async (original) => ({
  ...(await original<object>()),
  download: vi.fn(),
}))

beforeEach(() => {
  fakeCanvas(800)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2024, 2, 3, 12) })
})
afterEach(() => void vi.mocked(download).mockReset())

async function figure() {
  const { formats: _formats, ...drawing } = smallDrawing()
  const screen = mount(GridFigure, {
    attachTo: document.body,
    props: {
      ...drawing,
      title: 'Roll-or-bank map',
      finding: 'Ahead one banks early.',
      ruleSet: 'Zilch, 10,000',
      describe: ({ column, row }: GridCell) => `Column ${column}, row ${row}.`,
    },
    slots: { controls: '<p class="controls">Dice</p>' },
  })
  await settled()
  return screen
}

/** Opens the menu of files with the keyboard and chooses a kind. */
async function save(screen: Awaited<ReturnType<typeof figure>>, kind: string): Promise<void> {
  await screen.get('[aria-haspopup="menu"]').trigger('keydown', { key: 'Enter' })
  await settled()
  const items = [...document.body.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  items.find((item) => item.textContent.trim() === `Save as ${kind}`)!.click()
  await settled()
}

describe('a picture in its frame', () => {
  it('has its title as a heading and its name, its finding, its controls and the picture', async () => {
    const screen = await figure()
    const section = screen.get('section')
    const heading = screen.get('h2')
    expect(heading.text()).toBe('Roll-or-bank map')
    expect(section.attributes('aria-labelledby')).toBe(heading.attributes('id'))
    expect(screen.get('.finding').text()).toBe('Ahead one banks early.')
    expect(screen.get('.controls').text()).toBe('Dice')
    expect(screen.get('[role="application"]').attributes('aria-label')).toBe(
      'Roll-or-bank map. Ahead one banks early.',
    )
  })

  it('shows its table on T, goes there, and comes back', async () => {
    const screen = await figure()
    const elsewhere = vi.fn()
    document.addEventListener('keydown', elsewhere)
    const plot = screen.get<HTMLElement>('[role="application"]').element
    plot.focus()
    plot.dispatchEvent(keyDown('t'))
    await settled()
    const region = screen.get('[role="region"]')
    expect(document.activeElement).toBe(region.element)
    expect(region.find('table').exists()).toBe(true)
    expect(screen.get('[aria-pressed]').attributes('aria-pressed')).toBe('true')
    region.element.dispatchEvent(keyDown('t'))
    await settled()
    expect(screen.find('table').exists()).toBe(false)
    expect(document.activeElement).toBe(plot)
    expect(elsewhere, 'the key means nothing else here').not.toHaveBeenCalled()
    plot.dispatchEvent(keyDown('Ctrl+t'))
    expect(screen.find('table').exists()).toBe(false)
    document.removeEventListener('keydown', elsewhere)
  })

  it('leaves a T that is typed alone', async () => {
    const screen = await figure()
    await screen.get('[aria-pressed]').trigger('click')
    screen.get('select').element.dispatchEvent(keyDown('t'))
    await settled()
    expect(screen.find('table').exists()).toBe(true)
  })

  it('saves itself as SVG and its numbers as CSV, with rule set and day', async () => {
    const screen = await figure()
    await save(screen, 'SVG')
    await save(screen, 'CSV')
    const [svg, csv] = vi.mocked(download).mock.calls
    expect(svg![0]).toBe('zilch-10-000-roll-or-bank-map.svg')
    expect(svg![1]).toContain('Zilch, 10,000 · 3 Mar 2024 · Breakpoint')
    expect(svg![2]).toBe('image/svg+xml')
    expect(csv![0]).toBe('zilch-10-000-roll-or-bank-map.csv')
    expect(csv![1]).toContain('"Rule set: Zilch, 10,000"\r\n3 Mar 2024\r\n')
  })

  it('paints the same drawing as PNG', async () => {
    const screen = await figure()
    const decoded: string[] = []
    const sizes: number[] = []
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        naturalWidth = 960
        naturalHeight = 1000
        decode(): Promise<void> {
          decoded.push(decodeURIComponent(this.src))
          return Promise.resolve()
        }
      },
    )
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
    ) {
      sizes.push(this.width, this.height)
      done(new Blob(['png'], { type: type ?? '' }))
    })
    await save(screen, 'PNG')
    await soon(() => expect(download).toHaveBeenCalledOnce())
    const [name, content, type] = vi.mocked(download).mock.calls[0]!
    expect([name, type]).toEqual(['zilch-10-000-roll-or-bank-map.png', 'image/png'])
    expect((content as Blob).type).toBe('image/png')
    expect(decoded[0]).toMatch(/^data:image\/svg\+xml;charset=utf-8,<\?xml.*3 Mar 2024/s)
    expect(sizes).toEqual([1920, 2000])
    expect(screen.find('[role="alert"]').exists()).toBe(false)
  })

  it('says what to do when it cannot be painted', async () => {
    const screen = await figure()
    vi.stubGlobal(
      'Image',
      class {
        src = ''
        decode = () => Promise.reject(new Error('no'))
      },
    )
    await save(screen, 'PNG')
    await soon(() => expect(screen.get('[role="alert"]').text()).toContain('Try SVG'))
    expect(download).not.toHaveBeenCalled()
  })
})

describe('the numbers of a grid', () => {
  function table(first: GridCell | null, drawing = smallDrawing()) {
    const cell: Ref<GridCell | null> = ref(first)
    const screen = mount(GridTable, {
      attachTo: document.body,
      props: {
        drawing,
        cell: first,
        'onUpdate:cell': (now: GridCell | null) => {
          cell.value = now
          void screen.setProps({ cell: now })
        },
      },
    })
    const heads = () => screen.findAll('thead th').map((one) => one.text())
    const rows = () =>
      screen.findAll('tbody tr').map((row) => row.findAll('th, td').map((one) => one.text()))
    const values = () => rows().map((row) => row[1])
    return { screen, cell, heads, rows, values }
  }

  it('are those of the row of the cell with the keyboard, headed with their units', () => {
    const { heads, rows } = table({ column: 3, row: 0 })
    expect(heads()).toEqual(['Own score, points', 'Lead, cells', 'Reached in play', 'Go for it'])
    expect(rows()).toEqual([
      ['0', '–', 'yes', 'no'],
      ['50', '1 cells', 'yes', 'no'],
      ['100', '2 cells', 'yes', 'no'],
      [expect.stringMatching(/^chosen\s*150$/), '3 cells', 'yes', 'yes'],
      ['200', '4 cells', 'no', 'yes'],
    ])
  })

  it('say which side a value is on where the colours have two sides', () => {
    const scale: ColourScale = {
      kind: 'two-sided',
      title: 'What the right choice wins',
      reach: 3,
      sides: ['Bank', 'Roll'],
      format: (value) => String(Math.abs(value)),
    }
    const { heads, rows } = table({ column: 0, row: 2 }, { ...smallDrawing(), scale, regions: [] })
    expect(heads()).toEqual([
      'Own score, points',
      'What the right choice wins',
      'Bank or roll',
      'Reached in play',
    ])
    expect(rows().map((row) => row.slice(1, 3))).toEqual([
      ['2', 'Bank'],
      ['1', 'Bank'],
      ['0', '–'],
      ['1', 'Roll'],
      ['2', 'Roll'],
    ])
  })

  it('begin near the cell until all are asked for', async () => {
    const large = { ...smallDrawing(), grid: makeGrid(200, 200), regions: [] }
    const { screen, rows } = table({ column: 101, row: 3 }, large)
    expect(rows()).toHaveLength(40)
    expect(rows()[0]![0]).toBe('4550')
    expect(rows()[10]![0]).toMatch(/^chosen\s*5050$/)
    await screen.setProps({ cell: { column: 199, row: 3 } })
    expect(rows().at(-1)![0]).toMatch(/^chosen\s*9950$/)
    await screen.get('button.button').trigger('click')
    expect(rows()).toHaveLength(200)
  })

  it('are those of its column as well, and another row can be chosen', async () => {
    const { screen, cell, rows, values } = table({ column: 3, row: 0 })
    await screen.get('select').setValue(2)
    expect(cell.value).toEqual({ column: 3, row: 2 })
    expect(values()).toEqual(['-2 cells', '-1 cells', '0 cells', '1 cells', '2 cells'])
    await screen.findAll('[role="radio"]')[1]!.trigger('click')
    expect(values()).toEqual(['3 cells', '2 cells', '1 cells', '0 cells'])
    expect(screen.get('label').text()).toBe('Own score')
    await screen.get('select').setValue(4)
    expect(cell.value).toEqual({ column: 4, row: 2 })
    expect(rows()[0]).toEqual(['0', '4 cells', 'no', 'yes'])
  })
})
