/** A text without marks, case and the commas or points of thousands, so that what is typed plainly is found. */
export function searched(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .toLowerCase()
    .trim()
}
