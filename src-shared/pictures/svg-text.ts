type Attributes = Readonly<Record<string, string | number | undefined>>

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as it stands in XML, between tags and in attributes; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign]!)
}

/** An element of XML; `inner` is XML already. Attributes without a value are left out. */
export function element(name: string, attributes: Attributes, inner = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) =>
        ` ${key}="${typeof value === 'number' ? String(Math.round(value * 100) / 100) : escapeXml(value!)}"`,
    )
    .join('')
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`
}

/** A text at a place; "middle" and "end" anchor it there. */
export function textAt(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return element('text', { x, y, ...attributes }, escapeXml(text))
}

/** A text in lines of at most so many signs, broken at spaces that may break. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n]+/).filter((one) => one !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(word)
  }
  return lines
}
