export const progress = {
  dimensions: { decision: 'Kind of decision', stage: 'Part of the game', stake: 'At stake' },
  lines: {
    keeps: 'Dice to keep',
    boxes: 'Box to fill',
    early: 'Early, 9 boxes open or more',
    middle: 'Middle, 5 to 8 boxes open',
    late: 'Late, 4 boxes open or fewer',
    joker: 'A joker',
    'upper-bonus': 'The upper bonus',
    neither: 'Neither',
  },
  drill: {
    scopes: { decisions: 'Single decisions', game: 'Whole game' },
    kinds: { keeps: 'what to keep', boxes: 'which box' },
    points: (points: string) => `${points} points`,
  },
}
