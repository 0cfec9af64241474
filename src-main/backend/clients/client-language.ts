import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from '#shared/texts/language.ts'
import { loadLanguage, setClientLanguage, setLocale } from '#shared/texts/locale.ts'

const present = new AsyncLocalStorage<ClientLanguage>()
setClientLanguage(() => present.getStore()?.current)

/** A client's language; may change while its requests are running. */
export class ClientLanguage {
  #current: Language | undefined
  #loaded: Promise<void> = Promise.resolve()

  constructor(language?: Language) {
    if (language !== undefined) void this.set(language)
  }

  /** Undefined: the language of the process. */
  get current(): Language | undefined {
    return this.#current
  }

  /** Loads the texts, then sets the language. Later calls of run() wait for it. */
  set(language: Language): Promise<void> {
    this.#loaded = this.#loaded
      .then(() => loadLanguage(language))
      .then(() => {
        this.#current = language
      })
    return this.#loaded
  }

  async run<T>(work: () => T | Promise<T>): Promise<T> {
    let loaded: Promise<void>
    do {
      loaded = this.#loaded
      await loaded
    } while (loaded !== this.#loaded)
    return present.run(this, work)
  }
}

/** Sets the language of the calling client, or of the process outside a request. */
export async function speak(language: Language): Promise<void> {
  await (present.getStore()?.set(language) ?? setLocale(language))
}
