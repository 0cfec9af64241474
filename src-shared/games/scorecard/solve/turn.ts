/** Evaluates several turns in parallel, in independent lanes. */
export interface TurnEvaluator {
  readonly lanes: number
  /** [input * lanes + lane]; written before run. */
  readonly inputs: Float64Array
  /** Expected points from the start of the turn on, by lane. */
  readonly results: Float64Array
  run(): void
}
