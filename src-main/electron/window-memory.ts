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

/** Delay before the place is written: a dragged window moves with every frame. */
const RESTED_MS = 500

const CHANGES = [
  'resize',
  'move',
  'maximize',
  'unmaximize',
  'enter-full-screen',
  'leave-full-screen',
] as const

function read(path: string): WindowPlace | null {
  try {
    const parsed = v.safeParse(windowPlaceSchema, JSON.parse(readFileSync(path, 'utf8')))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

export class WindowMemory {
  readonly #path: string

  constructor(path: string) {
    this.#path = path
  }

  opening(): WindowOpening {
    const primary = screen.getPrimaryDisplay()
    const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id)
    const workAreas = [primary, ...others].map(({ workArea }) => workArea)
    return openingFor(read(this.#path), workAreas)
  }

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
    // Every event name is a separate overload with the same listener type.
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
