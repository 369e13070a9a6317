import type { MiddlewareHandler } from 'hono'
import { PERMISSIONS } from './permissions.ts'
import type { Settings } from '../settings/settings.ts'

/** Headers of every response. A page may set its own content security, referrer or permissions policy. */
export function securityHeaders({ production }: Settings): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const { headers } = context.res
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.has('referrer-policy')) {
      headers.set('referrer-policy', 'strict-origin-when-cross-origin')
    }
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    }
    if (headers.get('content-type')?.startsWith('text/html')) {
      headers.set('cross-origin-opener-policy', 'same-origin')
      if (!headers.has('permissions-policy')) headers.set('permissions-policy', PERMISSIONS)
    }
    // Development uses plain HTTP, so browsers must not be told to require HTTPS.
    if (production) {
      headers.set('strict-transport-security', 'max-age=31536000')
    }
  }
}
