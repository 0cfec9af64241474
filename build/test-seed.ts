/**
 * Chooses the seed from which tests draw random cases, for this process and those that it starts: that of
 * SEED=... or a new one. Prints it where it is chosen.
 */
export function chooseSeed(): void {
  if (process.env.SEED !== undefined) return
  process.env.SEED = String(Math.floor(Math.random() * 2 ** 31))
  console.log(`Random cases are drawn from SEED=${process.env.SEED}.`)
}
