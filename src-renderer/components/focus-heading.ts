/** Focuses the page's heading, or the page while it has none. */
export function focusHeading(): void {
  const page = document.querySelector('main')
  const heading = page?.querySelector('h1')
  if (heading) heading.tabIndex = -1
  const place = heading ?? page
  place?.focus({ preventScroll: true })
}
