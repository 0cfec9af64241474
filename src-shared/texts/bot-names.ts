/**
 * Names at the table of the app's players, of all games: in all languages at once, as records name
 * players in the language of their day.
 */
export const BOT_NAMES = {
  en: {
    perfect: 'Perfect',
    'five-steps': 'Ida',
    'three-steps': 'Otto',
    points: 'Points',
    greedy: 'Points',
    equal: 'Equal dice',
    careful: 'Careful',
    bold: 'Bold',
    casual: 'Casual',
    beginner: 'Beginner',
  },
  de: {
    perfect: 'Perfekt',
    'five-steps': 'Ida',
    'three-steps': 'Otto',
    points: 'Punkte',
    greedy: 'Punkte',
    equal: 'Gleiche Würfel',
    careful: 'Vorsichtig',
    bold: 'Mutig',
    casual: 'Gelegentlich',
    beginner: 'Anfänger',
  },
}
