import { VIDEO } from '../../../widgets/contract/values/file-kinds.ts'
import { refusalsOf } from './answers.ts'
import type { Answer, OpenApi, Parameter } from './openapi.ts'

const bytes = (description: string) => ({
  description,
  schema: { type: 'integer', minimum: 0, maximum: VIDEO.largest },
})

const header = (name: string, parameter: Omit<Parameter, 'name' | 'in' | 'required'>) => ({
  name,
  in: 'header' as const,
  required: true,
  ...parameter,
})

const VERSION = header('tus-resumable', { schema: { const: '1.0.0' } })
const ID: Parameter = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }

const STATE: Answer['headers'] = {
  'upload-offset': bytes('Bytes that are stored, from where the upload continues.'),
  'upload-expires': {
    description: 'End of a day without another part, as an HTTP date.',
    schema: { type: 'string' },
  },
}

const TAGS = ['uploads']
const ALWAYS = ['tus_version', 'internal', 'unavailable'] as const

/** Resumable uploads (https://tus.io/protocols/resumable-upload). */
export const uploadPaths = (product: string): OpenApi['paths'] => ({
  [`/api/v1/${product}/uploads/`]: {
    post: {
      operationId: 'createUpload',
      summary: 'Starts the upload of a file in parts, by tus 1.0',
      description:
        'Once all bytes have arrived, a form of `createReview` or `createTestimonial` has the id in the text field `files1_upload` or `video_upload`, instead of the file.',
      tags: TAGS,
      parameters: [
        VERSION,
        header('upload-length', bytes('Bytes of the file.')),
        {
          name: 'idempotency-key',
          in: 'header',
          required: false,
          description: 'A repeat with the same key returns the same upload.',
          schema: { type: 'string', pattern: '^[!-~]{1,128}$' },
        },
      ],
      responses: {
        201: {
          description: 'Created.',
          headers: {
            ...STATE,
            location: { description: 'Path of the upload.', schema: { type: 'string' } },
          },
        },
        ...refusalsOf([
          ...ALWAYS,
          'invalid_header',
          'invalid_idempotency_key',
          'idempotency_conflict',
          'too_large',
          'too_many_requests',
        ]),
      },
    },
  },
  [`/api/v1/${product}/uploads/{id}`]: {
    get: {
      operationId: 'uploadState',
      summary: 'Where an upload continues; clients of tus use HEAD',
      tags: TAGS,
      parameters: [ID, VERSION],
      responses: {
        200: {
          description: 'Success.',
          headers: { ...STATE, 'upload-length': bytes('Bytes of the file.') },
        },
        ...refusalsOf([...ALWAYS, 'not_found']),
      },
    },
    patch: {
      operationId: 'continueUpload',
      summary: 'Adds a part to an upload',
      description: `What has arrived is kept if the connection breaks, unless the part has a checksum.`,
      tags: TAGS,
      parameters: [
        ID,
        VERSION,
        header('upload-offset', bytes('Bytes that are stored before this part.')),
        {
          name: 'upload-checksum',
          in: 'header',
          required: false,
          description: '`sha256`, a space, and the hash of the part in Base64.',
          schema: { type: 'string' },
        },
      ],
      requestBody: {
        required: true,
        content: { 'application/offset+octet-stream': { schema: {} } },
      },
      responses: {
        204: { description: 'Stored.', headers: STATE },
        ...refusalsOf([
          ...ALWAYS,
          'invalid_header',
          'not_found',
          'offset_conflict',
          'too_large',
          'unsupported_media_type',
          'checksum_mismatch',
          'too_many_requests',
          'insufficient_storage',
        ]),
      },
    },
    delete: {
      operationId: 'deleteUpload',
      summary: 'Deletes an upload',
      tags: TAGS,
      parameters: [ID, VERSION],
      responses: { 204: { description: 'Deleted.' }, ...refusalsOf([...ALWAYS, 'not_found']) },
    },
  },
})
