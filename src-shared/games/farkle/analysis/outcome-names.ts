/** `passes`: the opponent moves next; `last-word`: the opponent has a last turn. */
export const BANK_OUTCOMES = [
  ...(['passes', 'wins', 'last-word', 'ties', 'loses'] as const),
  // Whether the opponent takes over the leftovers.
  ...(['taken-up', 'left-alone'] as const),
] as const
export type BankOutcome = (typeof BANK_OUTCOMES)[number]
