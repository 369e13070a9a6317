import { brand } from '../../../site/brand.ts'
import { refusal } from '../../../widgets/contract/refusal.ts'
import { packageVersion } from '../settings/package-version.ts'
import type { Routes } from '../calls/calls.ts'
import { FAULTS } from '../http/json-body.ts'
import { contractDocs } from './contract-docs.ts'
import type { OpenApi } from './openapi.ts'
import { describe } from './operations.ts'
import { incomingPaths } from './incoming-paths.ts'
import { OWN_PATHS } from './own-paths.ts'
import { uploadPaths } from './upload-paths.ts'
import { schemaWriter } from './schemas.ts'

/** `files` describes faults of files. */
const description = (files: string) => `\
The calls that the widgets and the website use. Request bodies are JSON in UTF-8, or multipart forms if they include \
files. Times are in seconds, dates are YYYY-MM-DD.

Errors have the form \`{"error": {"code", "message", "fields"}}\`. \`code\` is for programs, \`message\` for developers. \
\`fields\` maps each wrong field to its fault in one word: ${FAULTS.join(', ')}.

Unknown paths return 404 \`not_found\`, other methods 405 \`method_not_allowed\` with \`Allow\`. 429 and 503 have a \
\`Retry-After\` header. Cross-origin calls are allowed for the origins this provider lists.

${files}`

/**
 * The OpenAPI 3.1 document of an app's calls. Schemas and texts are the contract's, statuses come from the
 * route definitions.
 */
export async function openApi({
  calls,
  settings,
}: Pick<Routes, 'calls' | 'settings'>): Promise<OpenApi> {
  const docs = await contractDocs()
  const writer = schemaWriter(docs)
  writer.write(refusal, 'output')
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const { path, method, operation } = await describe(call, writer, docs, settings.product)
    paths[path] = { ...paths[path], [method]: operation }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name}: API`,
      version: await packageVersion(),
      description: description(docs.of('values/files.ts', 'FileFault')),
    },
    servers: [{ url: settings.publicUrl ?? '/' }],
    paths: {
      ...paths,
      ...uploadPaths(settings.product),
      ...incomingPaths(settings.product),
      ...OWN_PATHS,
    },
    components: {
      schemas: writer.named,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The word `token`, a space, and the token from the sign-in response.',
        },
      },
    },
  }
}
