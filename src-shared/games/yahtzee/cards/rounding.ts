/** A number of points as a card keeps it, so that the last digits of a solve change no answer. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

/** The same of a chance: a tenth of a percentage point. */
export const thousandth = (value: number): number => Math.round(value * 1000) / 1000
