import { describe, expect, it } from 'vitest'
import { securityHeaders } from '#main/served-files/security-headers.ts'

function policy(connect?: readonly string[]): Map<string, string> {
  const text = securityHeaders(connect)['Content-Security-Policy']!
  return new Map(
    text.split('; ').map((rule) => {
      const [name, ...sources] = rule.split(' ')
      return [name!, sources.join(' ')]
    }),
  )
}

describe('the content security policy', () => {
  it('allows the page’s own files and nothing inline', () => {
    expect(Object.fromEntries(policy())).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'none'",
      'frame-ancestors': "'none'",
      'object-src': "'none'",
    })
  })

  it('lets a shell add where the page may connect to, and only that', () => {
    const loosened = policy(['ws://127.0.0.1:4000'])
    expect(loosened.get('connect-src')).toBe("'self' ws://127.0.0.1:4000")
    loosened.set('connect-src', "'self'")
    expect(loosened).toEqual(policy())
  })
})
