/** Whether nothing is to move, as the system says. */
export function movesLess(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
