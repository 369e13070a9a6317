import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../../../widgets/contract/headers.ts'
import { TUS_REQUEST_HEADERS, TUS_RESPONSE_HEADERS } from './tus.ts'
import { REQUEST_ID } from './request-id.ts'

/** Lets pages of these origins call the API (https://fetch.spec.whatwg.org/#http-cors-protocol). */
export const apiCors = (origin: '*' | string[]): MiddlewareHandler =>
  cors({
    origin,
    allowMethods: ['GET', 'POST', 'PUT', 'HEAD', 'PATCH', 'DELETE'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      IDEMPOTENCY_KEY,
      CORPORATE_PROOF,
      ...TUS_REQUEST_HEADERS,
    ],
    // Date corrects for clients whose clock is wrong; the request id is for support.
    exposeHeaders: ['Date', 'Retry-After', REQUEST_ID, ...TUS_RESPONSE_HEADERS],
    maxAge: 86_400,
  })
