import { mount } from '@vue/test-utils'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ref, type Ref } from 'vue'
import { INKS, mapColour } from '#shared/pictures/colour-map.ts'
import type { GridDrawing } from '#shared/pictures/drawing.ts'
import type { GridCell } from '#shared/pictures/grid.ts'
import GridPicture from '#renderer/components/picture/GridPicture.vue'
import { makeGrid, smallDrawing } from '#test/support/small-grid.ts'
import { fakeCanvas, frame, type Painted } from './fake-canvas.ts'
import { keyDown, pressOn, settled } from './harness.ts'

const WIDTH = 800
let painted: Painted
beforeEach(() => {
  painted = fakeCanvas(WIDTH)
  document.documentElement.dataset.theme = 'light'
})

const describeCell = ({ column, row }: GridCell): string => `Column ${column}, row ${row}.`

async function picture(more: Partial<GridDrawing> = {}) {
  const cell: Ref<GridCell | null> = ref(null)
  const screen = mount(GridPicture, {
    attachTo: document.body,
    props: {
      label: 'Roll-or-bank map',
      drawing: { ...smallDrawing(), ...more },
      describe: describeCell,
      'onUpdate:cell': (now: GridCell | null) => {
        cell.value = now
        void screen.setProps({ cell: now })
      },
    },
  })
  await frame()
  const plot = screen.get<HTMLElement>('[role="application"]').element
  return { screen, cell, plot, press: (...keys: string[]) => pressOn(plot, ...keys) }
}

/** So many cells that it can be zoomed. */
const LARGE = { grid: makeGrid(40, 40), regions: [], boundary: null }

/** The colour of a pixel of the last image of cells, from the left upper corner. */
function pixel(x: number, y: number): number[] {
  const { width, data } = painted.images.at(-1)!
  return [...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4)]
}

const opaque = (rgb: readonly number[]): number[] => [...rgb.map(Math.round), 255]

describe('a grid', () => {
  it('is painted once, the first row lowest, with nothing where there is nothing to say', async () => {
    await picture()
    expect(painted.images).toHaveLength(1)
    expect(painted.shown).toBe(1)
    expect(pixel(0, 3)).toEqual([0, 0, 0, 0])
    expect(pixel(1, 3)).toEqual(opaque(mapColour('light', 1)))
    expect(pixel(0, 0)).toEqual(opaque(mapColour('light', 0)))
    expect(pixel(2, 1)).toEqual(opaque(mapColour('light', 2 / 3)))
  })

  it('has each line with a rim of the ground under it', async () => {
    await picture()
    const { ink, ground, muted } = INKS.light
    expect(painted.strokes.map(({ colour }) => colour)).toEqual([
      // The hatching.
      muted,
      ground,
      ink,
      ground,
      ink,
      ground,
      ink,
    ])
    const inked = painted.strokes.filter(({ colour }) => colour === ink)
    expect(inked.map(({ width }) => width)).toEqual([1, 2, 3.5])
  })

  it('is painted anew for other numbers, once a frame, and not for other words', async () => {
    const { screen } = await picture()
    const drawing = { ...smallDrawing(), grid: makeGrid(5, 4) }
    await screen.setProps({ drawing: { ...drawing, grid: makeGrid(5, 4) } })
    await screen.setProps({ drawing })
    await frame()
    expect(painted.images).toHaveLength(2)
    const formats = { ...drawing.formats, column: () => 'x' }
    await screen.setProps({ describe: () => 'else', drawing: { ...drawing, formats } })
    await frame()
    expect(painted.images).toHaveLength(2)
  })

  it('follows the theme of the page', async () => {
    await picture()
    document.documentElement.dataset.theme = 'dark'
    await frame()
    expect(pixel(1, 3)).toEqual(opaque(mapColour('dark', 1)))
  })

  it('is made of shapes on paper', async () => {
    const { screen } = await picture()
    window.dispatchEvent(new Event('beforeprint'))
    const shapes = screen.get('canvas').element.previousElementSibling!
    expect(shapes.tagName).toBe('svg')
    expect(shapes.querySelectorAll('path').length).toBeGreaterThan(5)
    expect(screen.get('canvas').element.hidden).toBe(true)
    window.dispatchEvent(new Event('afterprint'))
    expect(screen.get('canvas').element.hidden).toBe(false)
    expect(shapes.isConnected).toBe(false)
  })

  it('gives its memory back when it goes', async () => {
    const { screen } = await picture()
    const { element } = screen.get('canvas')
    expect(element.width).toBeGreaterThan(100)
    screen.unmount()
    expect(element.width).toBe(0)
  })

  it('has axes, the names of its lines and a legend', async () => {
    const { screen } = await picture()
    const text = screen.text()
    for (const words of ['Own score, points', 'Opponent’s score, points', 'level 0', 'Go for it']) {
      expect(text).toContain(words)
    }
    const legend = screen.get('.legend').text()
    for (const words of [
      'Lead, cells',
      '0 cells',
      'Bank from here',
      'Never reached in play',
      'analyser',
    ]) {
      expect(legend).toContain(words)
    }
  })
})

describe('a grid with the keyboard', () => {
  it('is one widget with a name, and begins at the position of the analyser', async () => {
    const { screen, cell } = await picture()
    const widget = screen.get<HTMLElement>('[role="application"]')
    expect(widget.attributes('aria-label')).toBe('Roll-or-bank map')
    expect(widget.attributes('tabindex')).toBe('0')
    widget.element.focus()
    expect(cell.value).toEqual({ column: 2, row: 1 })
    const ids = widget.attributes('aria-describedby')!.split(' ')
    await settled()
    expect(ids.map((id) => document.getElementById(id)!.textContent).join(' ')).toMatch(
      /Column 2, row 1\..*Arrow keys move/,
    )
  })

  it('begins in the middle without one', async () => {
    const { cell, plot } = await picture({ mark: null })
    plot.focus()
    expect(cell.value).toEqual({ column: 2, row: 2 })
  })

  it('moves from cell to cell, and its keys do nothing else', async () => {
    const { cell, press } = await picture()
    const elsewhere = vi.fn()
    document.addEventListener('keydown', elsewhere)
    await press('ArrowRight', 'ArrowUp', 'ArrowUp')
    expect(cell.value).toEqual({ column: 1, row: 2 })
    await press('Home')
    expect(cell.value).toEqual({ column: 0, row: 2 })
    await press('Ctrl+End')
    expect(cell.value).toEqual({ column: 4, row: 3 })
    const event = await press('ArrowRight')
    expect(cell.value).toEqual({ column: 4, row: 3 })
    expect(event.defaultPrevented).toBe(true)
    expect(elsewhere).not.toHaveBeenCalled()
    await press('w', 'Alt+ArrowLeft')
    expect(elsewhere).toHaveBeenCalledTimes(2)
    document.removeEventListener('keydown', elsewhere)
  })

  it.each(['Enter', ' '])('opens a cell with %j', async (key) => {
    const { screen, press } = await picture()
    await press('ArrowRight', key)
    expect(screen.emitted('open')).toEqual([[{ column: 1, row: 0 }]])
  })

  it('says the cell at once to the eye, and aloud when the keys rest', async () => {
    const { screen, plot, press } = await picture()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    plot.dispatchEvent(keyDown('ArrowRight'))
    await vi.advanceTimersByTimeAsync(100)
    plot.dispatchEvent(keyDown('ArrowRight'))
    await vi.advanceTimersByTimeAsync(100)
    expect(screen.get('.line').text()).toBe('Column 2, row 0.')
    expect(screen.get('[role="status"]').text()).toBe('')
    await vi.advanceTimersByTimeAsync(400)
    expect(screen.get('[role="status"]').text()).toBe('Column 2, row 0.')
    vi.useRealTimers()
    await press('ArrowLeft')
  })

  it('zooms about the cell and shows all again', async () => {
    const { screen, press } = await picture(LARGE)
    await press('Ctrl+End', '+', '+')
    expect(screen.get('[role="group"]').text()).toContain('2.3 ×')
    const axes = screen.findAll('.axes text').map((one) => one.text())
    expect(axes).not.toContain('0')
    await press('Ctrl+Home')
    expect(screen.findAll('.axes text').map((one) => one.text())).toContain('0')
    await press('0')
    expect(screen.get('[role="group"]').text()).toBe('')
  })
})

it('shows all of a grid of another size, without the cell that is not there any more', async () => {
  const { screen, press } = await picture(LARGE)
  await press('Ctrl+End', '+')
  expect(screen.get('.line').text()).toBe('Column 39, row 39.')
  const drawing = { ...smallDrawing(), ...LARGE, grid: makeGrid(20, 20) }
  await screen.setProps({ drawing })
  await settled()
  expect(screen.get('.line').text()).toContain('Point at a cell')
  expect(screen.get('[role="group"]').text()).toBe('')
  await press('Enter')
  expect(screen.emitted('open')).toEqual([[{ column: 0, row: 0 }]])
})

describe('a grid under a pointer', () => {
  /** A pointer over the plot, in CSS pixels from its left upper corner, which lies at 0, 0 here. */
  const pointer = (type: string, x: number, y: number, pointerType = 'mouse'): PointerEvent =>
    new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, pointerType, bubbles: true })

  it('reads out the cell under it, and opens it with a click', async () => {
    const { screen, cell, plot } = await picture()
    const { width, height } = plot.style
    const [x, y] = [parseFloat(width) * 0.9, parseFloat(height) * 0.1]
    plot.dispatchEvent(pointer('pointermove', x, y))
    await settled()
    expect(screen.get('.line').text()).toBe('Column 4, row 3.')
    plot.dispatchEvent(pointer('pointerdown', x, y))
    plot.dispatchEvent(pointer('pointerup', x, y))
    expect(cell.value).toEqual({ column: 4, row: 3 })
    expect(screen.emitted('open')).toEqual([[{ column: 4, row: 3 }]])
    plot.dispatchEvent(pointer('pointerleave', x, y))
    await settled()
    expect(screen.get('.line').text()).toBe('Column 4, row 3.')
  })

  it('opens at the second tap of a finger, after it has shown at the first what is there', async () => {
    const { screen, plot } = await picture()
    const tap = async (): Promise<void> => {
      plot.dispatchEvent(pointer('pointerdown', 10, 10, 'touch'))
      plot.dispatchEvent(pointer('pointerup', 10, 10, 'touch'))
      await settled()
    }
    await tap()
    expect(screen.emitted('open')).toBeUndefined()
    expect(screen.get('.line').text()).toBe('Column 0, row 3.')
    await tap()
    expect(screen.emitted('open')).toHaveLength(1)
  })

  it('moves while zoomed, and a drag opens nothing', async () => {
    const { screen, plot, press } = await picture(LARGE)
    plot.setPointerCapture = () => {}
    await press('+', '+', 'Ctrl+Home')
    const zero = (): boolean => screen.findAll('.axes text').some((one) => one.text() === '0')
    expect(zero()).toBe(true)
    plot.dispatchEvent(pointer('pointerdown', 300, 100))
    plot.dispatchEvent(pointer('pointermove', 100, 300))
    plot.dispatchEvent(pointer('pointerup', 100, 300))
    await settled()
    expect(zero()).toBe(false)
    expect(screen.emitted('open')).toBeUndefined()
  })

  it('scrolls the page with the wheel unless it has the keyboard or Ctrl is held', async () => {
    const { screen, plot } = await picture(LARGE)
    const wheel = async (ctrlKey: boolean): Promise<boolean> => {
      const event = new WheelEvent('wheel', { deltaY: -100, ctrlKey, cancelable: true })
      plot.dispatchEvent(event)
      await settled()
      return event.defaultPrevented
    }
    expect(await wheel(false)).toBe(false)
    expect(screen.get('[role="group"]').text()).toBe('')
    expect(await wheel(true)).toBe(true)
    expect(screen.get('[role="group"]').text()).toContain('×')
    plot.focus()
    expect(await wheel(false)).toBe(true)
  })
})

describe('the zoom buttons', () => {
  it('stay with the keyboard when there is no further to go', async () => {
    const { screen } = await picture({ ...LARGE, grid: makeGrid(16, 16) })
    const [out, closer] = ['out', 'in'].map((way) => screen.get(`[aria-label="Zoom ${way}"]`))
    expect(out!.attributes('aria-disabled')).toBe('true')
    for (let press = 0; press < 3; press++) await closer!.trigger('click')
    expect(closer!.attributes('aria-disabled')).toBe('true')
    const all = screen.findAll('button').find((one) => one.text().includes('show all'))!
    all.element.focus()
    await all.trigger('click')
    expect(screen.text()).not.toContain('show all')
    expect(document.activeElement).toBe(closer!.element)
  })

  it('have nothing to offer where a few cells are the whole', async () => {
    const { screen } = await picture()
    expect(screen.get('[aria-label="Zoom in"]').attributes('aria-disabled')).toBe('true')
  })
})
