import { vi, type Mock } from 'vitest'
import { ref, type Ref } from 'vue'
import { DEFAULT_SETTINGS, type Settings } from '#shared/contract/settings.ts'

/** Stand-in for the client: the tests answer instead of backend and shell. */
export interface FakeClient {
  readonly askBackend: Mock<(name: string, params: unknown) => Promise<unknown>>
  readonly askShell: Mock<(name: string, params: unknown) => Promise<unknown>>
  readonly onEvent: Mock<() => () => void>
  readonly connected: Ref<boolean>
  readonly backendGone: Ref<boolean>
}

/** For vi.mock of the client: settings are kept in memory, nothing else is answered. */
export function fakeClient(): FakeClient {
  let settings: Settings = DEFAULT_SETTINGS
  return {
    askBackend: vi.fn((name: string) => Promise.reject(new Error(`Nobody answers ${name}.`))),
    askShell: vi.fn((name: string, params: unknown) => {
      if (name === 'settings.set') settings = { ...settings, ...(params as Partial<Settings>) }
      return Promise.resolve(settings)
    }),
    onEvent: vi.fn(() => () => {}),
    connected: ref(true),
    backendGone: ref(false),
  }
}
