import * as z from 'zod/mini'
import { CORPORATE_PROOF, IDEMPOTENCY_KEY } from '../../../widgets/contract/headers.ts'
import { LANGUAGE, MAX_LANGUAGE } from '../../../widgets/contract/values/language.ts'
import type { AnsweredCall } from '../calls/calls.ts'
import { answersOf } from './answers.ts'
import { bodyOf } from './bodies.ts'
import { CALLS, type CallName, fileOfCall } from './contract-calls.ts'
import type { ContractDocs } from './contract-docs.ts'
import type { Method, Operation, Parameter } from './openapi.ts'
import { PARTICULARS, type Particulars } from './particulars.ts'
import type { SchemaWriter } from './schemas.ts'

export interface Described {
  path: string
  method: Method
  operation: Operation
}

/** Documents a call by its route, its schemas and its docblock in the contract. */
export async function describe(
  call: AnsweredCall,
  writer: SchemaWriter,
  docs: ContractDocs,
  product: string,
): Promise<Described> {
  const { endpoint, personal } = call
  const name = nameOf(call)
  const particulars: Particulars = PARTICULARS[name] ?? {}
  const { input, output } = await endpoint.schemas()
  const path = endpoint.path.replace('{product}', product)
  const [summary = name, description] = sentences(docs.of(fileOfCall(name), name))
  const parameters = parametersOf(path, particulars, writer)
  const token = [{ token: [] }]
  const operation: Operation = {
    operationId: name,
    summary,
    ...(description && { description }),
    tags: [nounOf(endpoint.path)],
    ...(personal && { security: token }),
    ...(particulars.mayBeSignedIn && { security: [{}, ...token] }),
    ...(parameters.length > 0 && { parameters }),
    ...(input && { requestBody: bodyOf(input, particulars.files, writer) }),
    responses: answersOf(
      call,
      particulars,
      input !== undefined,
      particulars.answer ?? output,
      writer,
    ),
  }
  return { path, method: endpoint.method.toLowerCase() as Method, operation }
}

/** The contract's name of a call; the first one if two share a path. */
function nameOf({ endpoint: { method, path } }: AnsweredCall): CallName {
  const all = Object.keys(CALLS) as CallName[]
  const name = all.find((one) => CALLS[one].method === method && CALLS[one].path === path)
  if (name) return name
  throw new Error(`${method} ${path} is no call of the contract.`)
}

/** Calls are grouped by this part of their path. */
const nounOf = (path: string) =>
  path.split('/').find((part, at) => at > 2 && part && part !== '{product}') ?? ''

/** Splits off the first sentence. */
function sentences(doc: string): [summary?: string, description?: string | undefined] {
  const [, first, rest] = /^((?:`[^`]*`|[^`])+?)[.:](?:\s+(.*))?$/s.exec(doc) ?? []
  return first ? [first, rest?.replace(/^[a-z]/, (letter) => letter.toUpperCase())] : []
}

function parametersOf(path: string, particulars: Particulars, writer: SchemaWriter): Parameter[] {
  const { path: inPath = z.string(), query = {}, once, proof } = particulars
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parameters = names.map((name): Parameter => {
    return { name, in: 'path', required: true, schema: writer.write(inPath, 'input') }
  })
  for (const [name, schema] of Object.entries(query)) {
    parameters.push({ name, in: 'query', required: false, schema: writer.write(schema, 'input') })
  }
  parameters.push({
    name: LANGUAGE,
    in: 'query',
    required: false,
    description: 'The language of the page, as a BCP 47 tag. Anything else counts as English.',
    schema: { type: 'string', maxLength: MAX_LANGUAGE, examples: ['hi'] },
  })
  const header = (name: string, description: string, pattern: string, required = false) =>
    parameters.push({
      name,
      in: 'header',
      required,
      description,
      schema: { type: 'string', pattern },
    })
  if (once) {
    const said =
      once === 'change'
        ? 'The key of the first request.'
        : 'Makes repeats safe. A request with the same key gets the first response.'
    header(IDEMPOTENCY_KEY, said, '^[!-~]{1,128}$', once === 'change')
  }
  if (proof)
    header(
      CORPORATE_PROOF,
      'The `proof` from the response to a correct one-time code.',
      '^[!-~]{1,1024}$',
    )
  return parameters
}
