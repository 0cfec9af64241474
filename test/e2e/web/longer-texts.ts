import type { Page } from '@playwright/test'

/**
 * Makes every text on the page 40 % longer, as another language could, while it is looked at: each of
 * its words grows by its own letters. Numbers stay.
 */
export async function whileLonger<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const restore = await page.evaluateHandle(() => {
    const SKIPPED = 'script, style, svg, textarea'
    const before: [node: Node, text: string, longer: string][] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const text = node.nodeValue ?? ''
      if (node.parentElement?.closest(SKIPPED)) continue
      const longer = text.replace(
        /\p{L}{2,}/gu,
        (word) => word + word.slice(-Math.ceil(word.length * 0.4)),
      )
      before.push([node, text, longer])
    }
    for (const [node, , longer] of before) node.nodeValue = longer
    return () => {
      // What has been said anew in the meantime stays.
      for (const [node, text, longer] of before) {
        if (node.nodeValue === longer) node.nodeValue = text
      }
    }
  })
  try {
    return await look()
  } finally {
    await restore.evaluate((back) => back())
  }
}

/** Layout problems: texts that are cut or stick out of their boxes, and overlaps in the frame. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = 'a, button, summary, label, select, th, td, legend, h1, h2, h3'
    const found: string[] = []
    const nameOf = (element: Element): string => {
      const text = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 60)
      return `${element.tagName.toLowerCase()}.${element.className} "${text}"`
    }
    const shown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      // What only screen readers read is a point.
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1
    }
    const inScroller = (element: Element): boolean => {
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true
      }
      return false
    }
    /** The part of an element that its scrollers leave in sight, from side to side. */
    const inSight = (element: Element): { left: number; right: number } => {
      let { left, right } = element.getBoundingClientRect()
      for (let at = element.parentElement; at; at = at.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(at).overflowX)) continue
        const box = at.getBoundingClientRect()
        left = Math.max(left, box.left)
        right = Math.min(right, box.right)
      }
      return { left, right }
    }
    const tooWide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    if (tooWide > 0) {
      const edge = document.documentElement.clientWidth
      const widest = [...document.querySelectorAll('body *')]
        .filter((one) => shown(one) && one.getBoundingClientRect().right > edge + 1)
        .filter((one) => !inScroller(one))
        .slice(0, 3)
      found.push(`the page is ${tooWide} too wide: ${widest.map(nameOf).join(' / ')}`)
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('svg') || !shown(element) || !/\p{L}/u.test(element.textContent)) continue
      const style = getComputedStyle(element)
      const hidden = [style.overflowX, style.overflowY].some((one) => /hidden|clip/.test(one))
      const scrolls = [style.overflowX, style.overflowY].some((one) => /auto|scroll/.test(one))
      const boxed = element.matches(CONTROLS) && style.display !== 'inline'
      if (scrolls || !(hidden || boxed)) continue
      const wider = element.scrollWidth - element.clientWidth
      const higher = element.scrollHeight - element.clientHeight
      if (wider > 1) found.push(`${wider} cut at the side: ${nameOf(element)}`)
      // What is cut after so many lines ends in an ellipsis, and is whole in its tooltip.
      const clamped = style.webkitLineClamp !== 'none' && element.title !== ''
      if (hidden && !clamped && higher > 3) found.push(`${higher} cut below: ${nameOf(element)}`)
    }
    // What an open dialog covers is out of use.
    const parts = [...document.querySelectorAll('header *, nav *')]
      .filter((one) => one.matches('a, button, select, input, [role="status"]') && shown(one))
      .filter((one) => !one.closest('[aria-hidden="true"]'))
    for (const [i, one] of parts.entries()) {
      for (const other of parts.slice(i + 1)) {
        if (one.contains(other) || other.contains(one)) continue
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const [c, d] = [inSight(one), inSight(other)]
        const across = Math.min(c.right, d.right) - Math.max(c.left, d.left)
        const along = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 1 && along > 1) found.push(`${nameOf(one)} lies over ${nameOf(other)}`)
      }
    }
    return found
  })
}
