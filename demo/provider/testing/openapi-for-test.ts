import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { App } from '../http/new-app.ts'
import type { Method, OpenApi, Operation } from '../openapi/openapi.ts'
import { WITH_RETRY } from '../openapi/refusals.ts'

export interface DocumentedCall {
  id: string
  path: string
  method: Method
  operation: Operation
}

/** A provider's API document, and checks against it. */
export interface Judge {
  document: OpenApi
  calls: DocumentedCall[]
  /** Reads a response, and returns its differences from the document. */
  faultsOf(call: DocumentedCall, answer: Response): Promise<string[]>
}

export async function judgeOf(app: App): Promise<Judge> {
  const document = (await (await app.request('/api/openapi.json')).json()) as OpenApi
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'api')
  const validators = new Map<string, ValidateFunction>()

  function validatorAt(...pointer: string[]): ValidateFunction {
    const parts = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    const $ref = `api#/${parts.map(encodeURIComponent).join('/')}`
    const validate = validators.get($ref) ?? ajv.compile({ $ref })
    validators.set($ref, validate)
    return validate
  }

  async function faultsOf({ path, method, operation }: DocumentedCall, answer: Response) {
    const body = await textOf(answer)
    const status = String(answer.status)
    const described = operation.responses[status]
    if (!described) return [`undocumented status ${status}: ${body.slice(0, 300)}`]
    const [type] = Object.keys(described.content ?? {})
    if (!type) return body ? [`${status} has a body: ${body.slice(0, 300)}`] : []
    const faults: string[] = []
    const sentType = answer.headers.get('content-type') ?? 'none'
    if (!sentType.startsWith(type)) faults.push(`${status} is ${sentType}, not ${type}`)
    const seconds = Number(answer.headers.get('retry-after'))
    if (WITH_RETRY.has(answer.status) && !(seconds >= 1))
      faults.push(`${status} without Retry-After`)
    if (type !== 'application/json') return faults
    const at = ['paths', path, method, 'responses', status, 'content', type, 'schema']
    const validate = validatorAt(...at)
    if (validate(JSON.parse(body))) return faults
    return [...faults, `${status} ${ajv.errorsText(validate.errors)}: ${body.slice(0, 300)}`]
  }

  return { document, calls: callsOf(document), faultsOf }
}

const UNPACK: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
}

export async function textOf(answer: Response): Promise<string> {
  const body = Buffer.from(await answer.arrayBuffer())
  const unpack = UNPACK[answer.headers.get('content-encoding') ?? '']
  return String(unpack && body.length > 0 ? unpack(body) : body)
}

function callsOf({ paths }: OpenApi): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    (Object.entries(methods) as [Method, Operation][]).map(([method, operation]) => {
      return { id: operation.operationId, path, method, operation }
    }),
  )
}

export function codesOf({ operation }: DocumentedCall): string[] {
  return Object.values(operation.responses).flatMap(({ content = {} }) => {
    const code = content['application/json']?.schema.properties?.['error']?.properties?.['code']
    return (code?.enum ?? []) as string[]
  })
}
