import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../../../widgets/contract/headers.ts'
import { REQUEST_ID } from './request-id.ts'

/** Lets pages of these origins call the API (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export const apiCors = (origin: '*' | string[]): MiddlewareHandler =>
  cors({
    origin,
    allowMethods: ['GET', 'POST', 'PUT'],
    allowHeaders: ['Authorization', 'Content-Type', IDEMPOTENCY_KEY, CORPORATE_PROOF],
    // Date corrects for clients whose clock is wrong; the request id is for support.
    exposeHeaders: ['Date', 'Retry-After', REQUEST_ID],
    maxAge: 86_400,
  })
