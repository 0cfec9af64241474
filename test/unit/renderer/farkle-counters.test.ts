import { describe, expect, it } from 'vitest'
import { afterFarkles, isFor } from '#renderer/games/farkle/maps/farkle-counters.ts'

describe('farkles in a row', () => {
  it('end a title where there are any', () => {
    expect(afterFarkles({})).toBe('')
    expect(afterFarkles({ ownFarkles: 0, opponentFarkles: 0 })).toBe('')
    expect(afterFarkles({ ownFarkles: 1, opponentFarkles: 0 })).toBe(', after 1 farkle against 0')
    expect(afterFarkles({ opponentFarkles: 2 })).toBe(', after 0 farkles against 2')
  })

  it('tell whether an answer is still for what is chosen', () => {
    const none = { ownFarkles: 0, opponentFarkles: 0 }
    expect(isFor(null, none)).toBe(false)
    expect(isFor({}, none)).toBe(true)
    expect(isFor({ ownFarkles: 1 }, none)).toBe(false)
    const some = { ownFarkles: 1, opponentFarkles: 2 }
    expect(isFor({ ...some }, some)).toBe(true)
  })
})
