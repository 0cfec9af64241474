import { expect, type Page } from '@playwright/test'

/** A message on the line between page and server, as birpc writes them. */
interface Message {
  readonly t: 'q' | 's'
  readonly i?: string
  readonly a?: readonly [string, unknown]
  readonly r?: { readonly ok: boolean; readonly error?: unknown }
  readonly e?: unknown
}

/** For so long nothing may be asked until a page counts as still. */
const STILL_MS = 300
/** Some screens solve something first. */
const MAX_MS = 60_000

/** A page of which everything that goes wrong is written down, also what it would not show. */
export class WatchedPage {
  /** Problems so far. */
  readonly faults: string[] = []
  readonly page: Page
  /** Requests without an answer yet, by their ids. */
  readonly #asked = new Map<string, string>()
  #answered = 0
  #where = 'the start'

  constructor(page: Page) {
    this.page = page
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.#fault(message.text())
    })
    page.on('pageerror', (error) => this.#fault(error.message))
    page.on('requestfailed', (request) => this.#fault(`${request.url()} failed`))
    page.on('response', (response) => {
      if (response.status() >= 400) this.#fault(`${response.url()}: ${response.status()}`)
    })
    page.on('websocket', (socket) => {
      this.#asked.clear()
      socket.on('framesent', ({ payload }) => this.#sent(JSON.parse(String(payload)) as Message))
      socket.on('framereceived', ({ payload }) =>
        this.#received(JSON.parse(String(payload)) as Message),
      )
    })
  }

  /** So many requests have been answered. */
  get answered(): number {
    return this.#answered
  }

  /** Goes to an address and waits until all is there that it shows. */
  async open(hash: string): Promise<void> {
    this.#where = hash
    await this.page.evaluate((to) => (window.location.hash = to), hash)
    await this.still()
  }

  /** Waits until nothing is asked any more, and writes down what the page complains of. */
  async still(): Promise<void> {
    const { page } = this
    await expect(async () => {
      const before = this.#answered
      expect([...this.#asked.values()]).toEqual([])
      // A dialog hides what lies below it from its role.
      await expect(page.locator('main')).not.toBeEmpty({ timeout: 1000 })
      await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 1000 })
      await page.waitForTimeout(STILL_MS)
      expect([this.#asked.size, this.#answered]).toEqual([0, before])
    }, this.#where).toPass({ timeout: MAX_MS })
    for (const shown of [page.getByRole('alert'), page.locator('.notice')]) {
      const texts = await shown.filter({ visible: true }).allInnerTexts()
      for (const text of texts) if (text.trim() !== '') this.#fault(`it says: ${text}`)
    }
  }

  #fault(what: string): void {
    this.faults.push(`${this.#where}: ${what}`)
  }

  #sent({ t, i, a }: Message): void {
    if (t === 'q' && i !== undefined) this.#asked.set(i, JSON.stringify(a))
  }

  #received({ t, i, a, r, e }: Message): void {
    if (t === 'q') {
      if (a?.[0] === 'notice') this.#fault(`notice: ${JSON.stringify(a[1])}`)
      return
    }
    const asked = this.#asked.get(i ?? '')
    this.#asked.delete(i ?? '')
    this.#answered++
    if (e !== undefined || r?.ok === false) {
      this.#fault(`${asked} is answered with ${JSON.stringify(e ?? r?.error)}`)
    }
  }
}
