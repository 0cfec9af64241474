/** An error rate in words; players by rules are named as after "better than". */
export const skill = {
  title: 'What that is worth',
  levels: {
    beginner: 'a beginner',
    casual: 'a casual player',
    steady: 'a steady player',
    good: 'a good player',
    strong: 'a strong player',
    expert: 'an expert',
  },
  level: (name: string) => `You decide like ${name}:`,
  between: (above: string, below: string) => `better than ${above}, not yet ${below}.`,
  best: (above: string) => `better than ${above}, and than every other player by rules.`,
  worst: (below: string) => `not yet ${below}.`,
  ahead: (percent: string, of: string) =>
    `That is ahead of ${percent}\u00a0% of the ${of} players by rules.`,
  unsure: 'Too few decisions to say how sure that is.',
  sure: '95\u00a0% sure:',
  sureOf: (name: string) => name,
  sureBetween: (least: string, most: string) => `between ${least} and ${most}`,
  /** Added to one of the two. */
  sureAhead: (percent: string) => `, ahead of ${percent}\u00a0% of them`,
  range: (least: string, most: string) => `${least} to ${most}`,
  compare: 'What players by rules lose',
  you: 'You',
  find: 'Compare with players by rules',
  finding: 'They are being measured …',
}
