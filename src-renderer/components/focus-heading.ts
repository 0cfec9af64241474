/** Gives the keyboard to the heading of the page, or to all of the page until it has one. */
export function focusHeading(): void {
  const page = document.querySelector('main')
  const heading = page?.querySelector('h1')
  if (heading) heading.tabIndex = -1
  const place = heading ?? page
  place?.focus({ preventScroll: true })
}
