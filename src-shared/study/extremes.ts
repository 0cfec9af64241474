import type { Value } from '../base/goal.ts'

/** The luckiest and the unluckiest roll of a game so far. */
export class Extremes<Moment extends { readonly gain: Value }> {
  #luckiest: Moment | null = null
  #unluckiest: Moment | null = null

  /** Another roll, with what it changed: above 0 is good luck. */
  note(moment: Moment): void {
    const { gain } = moment
    if (gain > (this.#luckiest?.gain ?? 0)) this.#luckiest = moment
    if (gain < (this.#unluckiest?.gain ?? 0)) this.#unluckiest = moment
  }

  /** Null until some roll was lucky, or unlucky. */
  get both(): { readonly luckiest: Moment | null; readonly unluckiest: Moment | null } {
    return { luckiest: this.#luckiest, unluckiest: this.#unluckiest }
  }
}
