import { brand } from '../../../site/brand.ts'
import { refusal } from '../../../widgets/contract/refusal.ts'
import { packageVersion } from '../settings/package-version.ts'
import type { Routes } from '../calls/calls.ts'
import { FAULTS } from '../http/json-body.ts'
import { contractDocs } from './contract-docs.ts'
import type { OpenApi } from './openapi.ts'
import { describe } from './operations.ts'
import { OWN_PATHS } from './own-paths.ts'
import { schemaWriter } from './schemas.ts'

/** `files` describes faults of files. */
const description = (files: string) => `\
The calls that the widgets and the website are made of. Bodies are JSON in UTF-8, forms where there are files. \
Times are in seconds, dates are YYYY-MM-DD.

Whatever is refused is answered as \`{"error": {"code", "message", "fields"}}\`: \`code\` is for programs, \`message\` for \
developers, and \`fields\` says of each wrong field what is wrong, in one word: ${FAULTS.join(', ')}.

A path that is not there answers 404 \`not_found\`, another method 405 \`method_not_allowed\` with \`Allow\`. 429 and 503 \
say in \`Retry-After\` when to try again. Pages of other origins may call, as far as whoever runs this provider allows it.

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
      description: description(docs.of('files.ts', 'FileFault')),
    },
    servers: [{ url: settings.publicUrl ?? '/' }],
    paths: { ...paths, ...OWN_PATHS },
    components: {
      schemas: writer.named,
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'authorization',
          description: 'The word `token`, a space, and what a sign-in answered.',
        },
      },
    },
  }
}
