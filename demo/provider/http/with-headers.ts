import type { MiddlewareHandler } from 'hono'

export function withHeaders(headers: Record<string, string>): MiddlewareHandler {
  return async (context, next) => {
    await next()
    for (const [name, value] of Object.entries(headers)) {
      if (!context.res.headers.has(name)) context.header(name, value)
    }
  }
}
