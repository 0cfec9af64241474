/**
 * Result of a bank: the other player's turn, the end of the game, or the other player's last turn.
 */
export const BANK_OUTCOMES = [
  ...(['passes', 'wins', 'last-word', 'ties', 'loses'] as const),
  // The other player may take up what is left, and does or does not.
  ...(['taken-up', 'left-alone'] as const),
] as const
export type BankOutcome = (typeof BANK_OUTCOMES)[number]
