/** Sets SEED for the random test cases of this process and its children, and prints it. */
export function chooseSeed(): void {
  if (process.env.SEED !== undefined) return
  process.env.SEED = String(Math.floor(Math.random() * 2 ** 31))
  console.log(`Random cases are drawn from SEED=${process.env.SEED}.`)
}
