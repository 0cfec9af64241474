import type { ColourScale } from '#shared/pictures/colour-scale.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { formatNumber, formatPercent } from '../../../components/format.ts'

// Fixed scales: a colour means the same number for all rule sets, dice and scores.

/** Turn total to bank from. Most differences between dice lie between 250 and 3,000 points. */
export function bankScale(): ColourScale {
  return {
    kind: 'steps',
    title: farklePageTexts.maps.scales.bank,
    edges: [300, 350, 400, 500, 700, 1000, 1500, 2500, 4000],
    format: (value) => formatNumber(value),
  }
}

export function costScale(): ColourScale {
  return {
    kind: 'steps',
    title: farklePageTexts.maps.scales.cost,
    edges: [0.0025, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16],
    format: (value) => formatPercent(value, 2),
  }
}

export function winScale(): ColourScale {
  return {
    kind: 'even',
    title: farklePageTexts.maps.scales.wins,
    low: 0,
    high: 1,
    format: (value) => formatPercent(value),
  }
}

export const WIN_LEVELS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
