import { describe, expect, it } from 'vitest'
import type { LocationQuery } from 'vue-router'
import { FIRST_POSITION } from '#shared/games/farkle/analysis/position.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import {
  firstMapState,
  mapQuery,
  markedQuery,
  nearestScore,
  readMapQuery,
  type MapState,
} from '#renderer/games/farkle/services/map-address.ts'

const farkle = winGame(PRESETS.farkle)
const zilch = winGame(PRESETS.zilch)
const first = firstMapState(zilch)

const EVERYTHING: MapState = {
  dice: 5,
  colouring: 'cost',
  picture: 'lead',
  own: 300,
  third: 400,
  ownFarkles: 2,
  second: false,
  opponentFarkles: 1,
  marked: { ...FIRST_POSITION, own: 300, opponent: 9950, ownFarkles: 2, opponentFarkles: 1 },
}

describe('the address of a picture', () => {
  it('says nothing of what is as at first', () => {
    expect(mapQuery(first, zilch)).toEqual({})
    expect(readMapQuery({}, zilch)).toEqual(first)
  })

  it('is read as it was written', () => {
    const query = mapQuery(EVERYTHING, zilch)
    expect(Object.keys(query)).toHaveLength(Object.keys(EVERYTHING).length - 1)
    expect(readMapQuery(query as LocationQuery, zilch)).toEqual(EVERYTHING)
  })

  it('says who moved second, where that counts', () => {
    const equal = winGame({ ...PRESETS.zilch, end: 'equalTurns' })
    const query = mapQuery({ ...firstMapState(equal), second: true }, equal)
    expect(query).toEqual({ seat: '2' })
    expect(readMapQuery(query as LocationQuery, equal).second).toBe(true)
    expect(readMapQuery(query as LocationQuery, zilch).second).toBe(false)
  })

  it.each([
    { query: { dice: '7' }, field: 'dice' },
    { query: { dice: '2.5' }, field: 'dice' },
    { query: { dice: null }, field: 'dice' },
    { query: { colour: 'often' }, field: 'colouring' },
    { query: { own: '10000' }, field: 'own' },
    { query: { picture: 'all' }, field: 'picture' },
    { query: { own: '-50' }, field: 'own' },
    { query: { own: 'all' }, field: 'own' },
    { query: { farkles: '3' }, field: 'ownFarkles' },
    { query: { at: 'b0' }, field: 'marked' },
  ] as const)('is as if it were not there where it is not understood: $query', (given) => {
    expect(readMapQuery(given.query, zilch)[given.field]).toBe(first[given.field])
  })

  it('has scores of the game only, the nearest to what it says', () => {
    expect(readMapQuery({ own: '4170' }, zilch).own).toBe(4150)
    expect(nearestScore(zilch, -1000)).toBe(0)
    expect(nearestScore(zilch, 1e6)).toBe(9950)
  })

  it('counts farkles only where the rules do', () => {
    expect(readMapQuery({ farkles: '1', against: '1' }, farkle)).toMatchObject({
      ownFarkles: 0,
      opponentFarkles: 0,
    })
  })

  it('leads from a position to where it lies', () => {
    const position = { ...EVERYTHING.marked!, dice: { rolled: [1, 2, 3, 3] as const } }
    const state = readMapQuery(markedQuery(position, zilch) as LocationQuery, zilch)
    expect(state).toMatchObject({ dice: 4, own: 300, ownFarkles: 2 })
    expect(state.marked).toEqual(position)
  })
})
