import { expect, test } from 'vitest'
import { shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { thumbText } from '#shared/games/farkle/solve/thumb/thumb-text.ts'
import type { MatchAnswer } from '#main/cli/games/farkle/match.ts'
import type { BankCardAnswer } from '#main/cli/games/farkle/rules-of-thumb.ts'
import { printed, temporaryFolder } from './run-cli.ts'

test.each([
  ['1', 'need'],
  ['4', 'need'],
  ['3', 'lead'],
] as const)('a card that comes with the app is told at once: %s by the %s', async (most, by) => {
  const lead = by === 'lead' ? ['--lead'] : []
  const args = ['rules-of-thumb', '--rules', 'farkle', '--card', most, ...lead, '--json']
  const answer = JSON.parse(await printed(args)) as BankCardAnswer
  const card = shippedCards(PRESETS.farkle, by)!.find(({ numbers }) => numbers === Number(most))!
  expect(answer).toMatchObject({ by, behind: card.behind, policy: `rule:${thumbText(card.rule)}` })
  expect(answer.columns.map(({ bank }) => bank)).toEqual(card.rule.columns.holds)
})

test('a match looks the card up that a policy names', async () => {
  const folder = temporaryFolder()
  const match = async (first: string): Promise<MatchAnswer> => {
    const args = ['match', '--rules', 'farkle', '--goal', '1000', '--json', '--second', 'optimal']
    return JSON.parse(await printed([...args, '--first', first], folder)) as MatchAnswer
  }
  const card = await match('card:2:lead')
  expect(card.firstPolicy.name).toBe('Card with 2 columns')
  expect(card.firstPolicy.policy).toContain(',columns=lead/')
  expect(await match(card.firstPolicy.policy)).toEqual(card)
  expect((await match('card:1')).firstPolicy.policy).not.toContain('columns=')
})
