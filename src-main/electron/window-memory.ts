import { readFileSync } from 'node:fs'
import { screen, type BrowserWindow } from 'electron'
import * as v from 'valibot'
import { writeWholeSync } from '#main/backend/files/whole-file.ts'
import { describeThrown, log } from './log.ts'
import {
  openingFor,
  windowPlaceSchema,
  type WindowOpening,
  type WindowPlace,
} from './window-place.ts'

/** While a window is dragged it moves with every frame; it is kept once it rests. */
const RESTED_MS = 500

const CHANGES = [
  'resize',
  'move',
  'maximize',
  'unmaximize',
  'enter-full-screen',
  'leave-full-screen',
] as const

/** Window place stored in the file; null if there is none that can be used. */
function read(path: string): WindowPlace | null {
  try {
    const parsed = v.safeParse(windowPlaceSchema, JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

/** Where the window was last, kept in one small file. Nothing is lost with it but a place. */
export class WindowMemory {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  /** How to open the window on the displays that there are now. */
  opening(): WindowOpening {
    const primary = screen.getPrimaryDisplay()
    const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
    const workAreas = [primary, ...others].map(({ workArea }) => workArea)
    return openingFor(read(this.#path), workAreas)
  }

  /** Keeps the window's place from now on, until it is closed. */
  follow(window: BrowserWindow): void {
    let rest: NodeJS.Timeout | undefined
    const keep = (): void => {
      clearTimeout(rest)
      this.#write({
        ...window.getNormalBounds(),
        maximized: window.isMaximized(),
        fullScreen: window.isFullScreen(),
      })
    }
    const moved = (): void => {
      clearTimeout(rest)
      rest = setTimeout(keep, RESTED_MS)
    }
    // Each name is an overload of its own, and all of them have the same listener.
    for (const change of CHANGES) window.on(change as 'resize', moved)
    window.on('close', keep)
    window.once('closed', () => clearTimeout(rest))
  }

  #write(place: WindowPlace): void {
    try {
      writeWholeSync(this.#path, Buffer.from(`${JSON.stringify(place)}\n`))
    } catch (error) {
      log(`The window's place was not kept: ${describeThrown(error)}`)
    }
  }
}
