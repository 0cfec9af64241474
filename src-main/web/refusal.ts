import type { IncomingMessage } from 'node:http'
import { currentLanguage } from '#shared/texts/locale.ts'

interface RefusalBody {
  readonly type: string
  readonly body: string
}

/** `sentence` is not escaped: it must not contain any part of the request. */
function pageOf(sentence: string): string {
  return `<!doctype html>
<html lang="${currentLanguage()}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Breakpoint</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/refusal.css" />
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="" width="40" height="40" />
      <h1>Breakpoint</h1>
      <p>${sentence}</p>
    </main>
  </body>
</html>
`
}

/** A page if the client accepts HTML, else only the sentence. */
export function refusalBody({ headers }: IncomingMessage, sentence: string): RefusalBody {
  return headers.accept?.includes('text/html')
    ? { type: 'text/html; charset=utf-8', body: pageOf(sentence) }
    : { type: 'text/plain; charset=utf-8', body: `${sentence}\n` }
}
