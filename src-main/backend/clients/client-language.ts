import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#shared/texts/language.ts'
import { loadLanguage, setClientLanguage, setLocale } from '#shared/texts/locale.ts'

const present = new AsyncLocalStorage<ClientLanguage>()
setClientLanguage(() => present.getStore()?.current)

/** The language of a client, which it may say and change while requests of it are on their way. */
export class ClientLanguage {
  #current: Language | undefined
  #loaded: Promise<void> = Promise.resolve()

  /** Without a language the client has that of the process until it says another. */
  constructor(language?: Language) {
    if (language !== undefined) void this.set(language)
  }

  /** Undefined for that of the process. */
  get current(): Language | undefined {
    return this.#current
  }

  /** Sets the language once its texts are loaded; what is run from now on waits for that. */
  set(language: Language): Promise<void> {
    this.#loaded = this.#loaded
      .then(() => loadLanguage(language))
      .then(() => {
        this.#current = language
      })
    return this.#loaded
  }

  /** Runs work, with all that it waits for, in this language. */
  async run<T>(work: () => T | Promise<T>): Promise<T> {
    let loaded: Promise<void>
    do {
      loaded = this.#loaded
      await loaded
    } while (loaded !== this.#loaded)
    return present.run(this, work)
  }
}

/** Sets the language of the client that asks, or outside of any request that of the process. */
export async function speak(language: Language): Promise<void> {
  await (present.getStore()?.set(language) ?? setLocale(language))
}
