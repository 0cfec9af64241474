// Dice that are not alike.

export const LUCKY = { name: 'Lucky', weights: [6, 1, 2, 3, 4, 6] }
export const DEVIL = { name: 'Devil', joker: 1 }
export const EVEN = { weights: [2, 8, 2, 8, 2, 8] }
