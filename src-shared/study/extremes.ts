import type { Value } from '../base/units.ts'

export class Extremes<Moment extends { readonly gain: Value }> {
  #luckiest: Moment | null = null
  #unluckiest: Moment | null = null

  /** `gain` above 0 is good luck. */
  note(moment: Moment): void {
    const { gain } = moment
    if (gain > (this.#luckiest?.gain ?? 0)) this.#luckiest = moment
    if (gain < (this.#unluckiest?.gain ?? 0)) this.#unluckiest = moment
  }

  /** Null before any lucky or unlucky roll. */
  get both(): { readonly luckiest: Moment | null; readonly unluckiest: Moment | null } {
    return { luckiest: this.#luckiest, unluckiest: this.#unluckiest }
  }
}
