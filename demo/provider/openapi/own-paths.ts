import { refusalsOf } from './answers.ts'
import type { OpenApi, Operation } from './openapi.ts'

const TAGS = ['provider']

const etag = { description: 'What `if-none-match` asks by.', schema: { type: 'string' } }

function read(operationId: string, summary: string, type: string): Operation {
  return {
    operationId,
    summary,
    tags: TAGS,
    responses: {
      200: { description: 'Done.', headers: { etag }, content: { [type]: { schema: {} } } },
      304: { description: 'The answer is still that of `if-none-match`.' },
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
        description: 'It is so.',
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
  summary: 'All that is kept of somebody, with their photos and videos, as a ZIP',
  description:
    'The address is that of `archive` in the answer of `exportUser`, good for five minutes.',
  tags: TAGS,
  parameters: [
    { name: 'user', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    { name: 'key', in: 'query', required: true, schema: { type: 'string' } },
  ],
  responses: {
    200: { description: 'Done.', content: { 'application/zip': { schema: {} } } },
    ...refusalsOf(['not_found', 'too_many_requests', 'internal', 'unavailable']),
  },
}

/** Paths in addition to the contract's calls. */
export const OWN_PATHS: OpenApi['paths'] = {
  '/api/': { get: read('describeToPeople', 'This description, as a page', 'text/html') },
  '/api/openapi.json': { get: read('describe', 'This description', 'application/json') },
  '/api/archive/{user}': { get: archive },
  '/metrics': {
    get: {
      operationId: 'metrics',
      summary: 'How the provider fares, for Prometheus',
      description:
        'In a demo for everybody, else for `Authorization: Bearer` and the token of METRICS_TOKEN.',
      tags: TAGS,
      responses: {
        200: { description: 'Its metrics.', content: { 'text/plain': { schema: {} } } },
        ...refusalsOf(['signed_out', 'internal']),
      },
    },
  },
  '/healthz': status('health', 'Whether the provider and its database answer', 'ok'),
  '/readyz': status('readiness', 'Whether the provider can be sent visitors', 'ready'),
}
