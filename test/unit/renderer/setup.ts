import { vi } from 'vitest'

// No screen has a backend here: a test answers in its place. Those of the client itself unmock it.
vi.mock('#renderer/services/client.ts', async () => {
  const { fakeClient } = await import('./fake-client.ts')
  return fakeClient()
})

// The keys of a test are pressed faster than a hand can.
vi.mock('#renderer/components/session/session-times.ts', async (original) => ({
  ...(await original<object>()),
  UNSEEN_MS: 0,
}))
