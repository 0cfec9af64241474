const SEED_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A random seed without characters that are easily confused. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => SEED_SIGNS[byte % SEED_SIGNS.length])
    .join('')
}
