import { readFile } from 'node:fs/promises'
import { protocol } from 'electron'
import type { BuiltFiles } from '../served-files/built-files.ts'
import { securityHeaders } from '../served-files/security-headers.ts'

const APP_SCHEME = 'app'
export const APP_ORIGIN = 'app://breakpoint'

/** Compares text, because Node gives every URL of this scheme the origin "null". */
export function isAppUrl(url: string): boolean {
  return url.startsWith(`${APP_ORIGIN}/`)
}

/** Call before the app is ready. Gives the scheme an origin of its own, as https has. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: APP_SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ])
}

function refuse(status: number): Response {
  return new Response(null, { status, headers: securityHeaders() })
}

async function answer(files: BuiltFiles, { url, method }: Request): Promise<Response> {
  if (!isAppUrl(url)) return refuse(403)
  if (method !== 'GET' && method !== 'HEAD') return refuse(405)
  const file = files.resolve(new URL(url).pathname)
  if (!file) return refuse(404)
  const body = method === 'HEAD' ? null : await readFile(file.path)
  return new Response(body, { headers: { ...securityHeaders(), 'Content-Type': file.contentType } })
}

export function serveApp(files: BuiltFiles): void {
  protocol.handle(APP_SCHEME, (request) => answer(files, request))
}
