import type { skill as english } from '../en/skill.ts'

export const skill: typeof english = {
  title: 'Was das wert ist',
  levels: {
    beginner: 'ein Anfänger',
    casual: 'ein Gelegenheitsspieler',
    steady: 'ein solider Spieler',
    good: 'ein guter Spieler',
    strong: 'ein starker Spieler',
    expert: 'ein Experte',
  },
  level: (name) => `Du entscheidest wie ${name}:`,
  between: (above, below) => `besser als ${above}, noch nicht wie ${below}.`,
  best: (above) => `besser als ${above} und als alle anderen, die nach Regeln spielen.`,
  worst: (below) => `noch nicht wie ${below}.`,
  ahead: (percent, of) => `Damit liegst du vor ${percent}\u00a0% der ${of} Spieler nach Regeln.`,
  unsure: 'Für eine Aussage, wie sicher das ist, sind es zu wenige Entscheidungen.',
  sure: 'Zu 95\u00a0% sicher:',
  sureOf: (name) => name,
  sureBetween: (least, most) => `zwischen „${least}“ und „${most}“`,
  sureAhead: (percent) => `, vor ${percent}\u00a0% von ihnen`,
  range: (least, most) => `${least} bis ${most}`,
  compare: 'Was Spieler nach Regeln verlieren',
  you: 'Du',
  find: 'Mit Spielern nach Regeln vergleichen',
  finding: 'Sie werden gemessen …',
}
