import { refusalsOf } from './answers.ts'
import type { OpenApi, Operation } from './openapi.ts'

const TAGS = ['provider']

const etag = {
  description: 'Version of the response, for `if-none-match`.',
  schema: { type: 'string' },
}

function read(operationId: string, summary: string, type: string): Operation {
  return {
    operationId,
    summary,
    tags: TAGS,
    responses: {
      200: { description: 'Success.', headers: { etag }, content: { [type]: { schema: {} } } },
      304: { description: 'Not modified since `if-none-match`.' },
      ...refusalsOf(['internal']),
    },
  }
}

/** A health check: 200 or 503. */
const status = (operationId: string, summary: string, word: string): { get: Operation } => ({
  get: {
    operationId,
    summary,
    tags: TAGS,
    responses: {
      200: {
        description: 'OK.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { status: { const: word } },
              required: ['status'],
            },
          },
        },
      },
      ...refusalsOf(['unavailable', 'internal']),
    },
  },
})

const archive: Operation = {
  operationId: 'archive',
  summary: 'ZIP of all data kept about a user, with their photos and videos',
  description:
    'Use the URL in `archive` of the `exportUser` response. It expires after five minutes.',
  tags: TAGS,
  parameters: [
    { name: 'user', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    { name: 'key', in: 'query', required: true, schema: { type: 'string' } },
  ],
  responses: {
    200: { description: 'Success.', content: { 'application/zip': { schema: {} } } },
    ...refusalsOf(['not_found', 'too_many_requests', 'internal', 'unavailable']),
  },
}

/** Paths in addition to the contract's calls. */
export const OWN_PATHS: OpenApi['paths'] = {
  '/api/': { get: read('describeToPeople', 'This API description as a web page', 'text/html') },
  '/api/openapi.json': {
    get: read('describe', 'This API description as OpenAPI', 'application/json'),
  },
  '/api/archive/{user}': { get: archive },
  '/metrics': {
    get: {
      operationId: 'metrics',
      summary: 'Metrics of the provider for Prometheus',
      description:
        'Public in demo mode. Otherwise send `Authorization: Bearer` with the token from METRICS_TOKEN.',
      tags: TAGS,
      responses: {
        200: { description: 'The metrics.', content: { 'text/plain': { schema: {} } } },
        ...refusalsOf(['signed_out', 'internal']),
      },
    },
  },
  '/api/vitals': {
    post: {
      operationId: 'reportVitals',
      summary: 'Report of the speed of a page load, without ids',
      description:
        'Sent by `/widgets/trip-vitals.js` in one page load of ten, as JSON in text/plain: `place` is `site` or `host`, `vitals` has `LCP` and `INP` in ms and `CLS`, and `tags` lists `tag`, `milliseconds` and `bytes` of each `TAG-ready`. Counted in `/metrics`.',
      tags: TAGS,
      requestBody: { required: true, content: { 'text/plain': { schema: { type: 'string' } } } },
      responses: {
        204: { description: 'Counted.' },
        ...refusalsOf(['invalid_body', 'too_large', 'malformed_json', 'internal']),
      },
    },
  },
  '/healthz': status('health', 'Health check of the provider and its database', 'ok'),
  '/readyz': status('readiness', 'Readiness check for load balancers', 'ready'),
}
