/** The only exception a shell may make: where the page may connect to. */
export interface SecurityHeaderOptions {
  /** Sources beside the page's own origin, such as the origin of a WebSocket. None by default. */
  readonly connect?: readonly string[]
}

/** The page is built files from one origin, and nothing else: no inline code, no frames, no forms. */
function contentSecurityPolicy(connect: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** Headers that every answer of a shell carries, refusals as well. */
export function securityHeaders({ connect = [] }: SecurityHeaderOptions = {}): Record<
  string,
  string
> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(connect),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), usb=()',
  }
}
