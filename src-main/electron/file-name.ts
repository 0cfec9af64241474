const MAX_CHARACTERS = 80

/** Names that Windows keeps for devices, whatever follows them. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** A suggested name as a file's name that every system takes, without its ending. */
export function safeFileName(name: string): string {
  const plain = name
    // Signs that separate folders or mean something else, and what cannot be seen.
    .replace(/[<>:"/\\|?*\p{C}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_CHARACTERS)
    // Half of a sign that takes two places.
    .replace(/\p{Cs}$/u, '')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return plain === '' || DEVICES.test(plain) ? 'sheets' : plain
}
