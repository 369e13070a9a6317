import { ALWAYS } from './refusals.ts'
import { refusalsOf } from './answers.ts'
import type { OpenApi } from './openapi.ts'

/** Emails from an email service. */
export const incomingPaths = (product: string): OpenApi['paths'] => ({
  [`/api/v1/${product}/incoming-mail/`]: {
    post: {
      operationId: 'receiveMail',
      summary: 'Takes an email that arrived, as an email service delivers it',
      description:
        'Send the email as it arrived (RFC 5322), with `Authorization: Bearer` and the token from INCOMING_MAIL_SECRET. An email that was sent before changes nothing. Of an email above 25 MB only the headers are stored. Repeat the call after any 5xx.',
      tags: ['provider'],
      requestBody: { required: true, content: { 'message/rfc822': { schema: {} } } },
      responses: {
        200: {
          description: 'Stored, or known already.',
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { outcome: { enum: ['stored', 'known'] } },
                required: ['outcome'],
              },
            },
          },
        },
        ...refusalsOf([
          ...ALWAYS,
          'signed_out',
          'unsupported_media_type',
          'invalid_body',
          'insufficient_storage',
        ]),
      },
    },
  },
})
