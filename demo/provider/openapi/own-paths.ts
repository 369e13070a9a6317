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

/** What the provider answers besides the calls of the contract. */
export const OWN_PATHS: OpenApi['paths'] = {
  '/api/': { get: read('describeToPeople', 'This description, as a page', 'text/html') },
  '/api/openapi.json': { get: read('describe', 'This description', 'application/json') },
  '/healthz': {
    get: {
      operationId: 'health',
      summary: 'Whether the provider and its database answer',
      tags: TAGS,
      responses: {
        200: {
          description: 'They do.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { status: { const: 'ok' } },
                required: ['status'],
              },
            },
          },
        },
        ...refusalsOf(['unavailable', 'internal']),
      },
    },
  },
}
