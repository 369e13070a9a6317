import * as fc from 'fast-check'
import type { OpenApi, Schema } from '../openapi/openapi.ts'
import type { DocumentedCall } from './openapi-for-test.ts'
import { broken, type Encoded, escaped, form, json, rarely, visible } from './encoded-for-test.ts'
import { nasty, valuesOf } from './values-for-test.ts'

export interface Attack extends Encoded {
  method: string
  path: string
}

/** Knowledge of an attacker: ids by format, and credentials. */
export interface Known {
  values: Record<string, string[]>
  /** Token for calls that need one. */
  token: string
  /** Sent with any call, needed or not. */
  authorizations: string[]
  proofs: string[]
}

/** Generates requests for a document's calls: valid ones, and ones with every kind of fault. */
export function attacksOn(document: OpenApi, calls: DocumentedCall[], known: Known) {
  const { right, bent } = valuesOf(document, known.values)

  const segment = (schema: Schema) =>
    fc.oneof(
      right(schema).map((value) => escaped(value)),
      fc.constantFrom('taj-mahal', '%E0%A4%A', '%00', '..', '%2e%2e%2f', '%', '%ff', 'null', ' '),
      fc.webSegment(),
    )

  function pathOf({ path, operation }: DocumentedCall): fc.Arbitrary<string> {
    const { parameters = [] } = operation
    const inPath = parameters.filter((parameter) => parameter.in === 'path')
    const inQuery = parameters.filter((parameter) => parameter.in === 'query')
    const filled = fc
      .tuple(...inPath.map(({ schema }) => segment(schema)))
      .map((values) =>
        values.reduce(
          (made, value, at) => made.replace(`{${inPath[at]!.name}}`, () => value),
          path,
        ),
      )
    const query = fc
      .tuple(...inQuery.map(({ schema }) => rarely(right(schema), nasty)))
      .map((values) => values.map((value, at) => `${inQuery[at]!.name}=${escaped(value)}`))
    const odd = fc.constantFrom('', '?', '?x=%E0%A4%A', '?a[]=1&a=2', '/', '//', '%2f', '#x')
    return fc
      .tuple(filled, query, fc.boolean(), rarely(fc.constant(''), odd))
      .map(([made, all, asks, end]) => made + (asks && all.length ? `?${all.join('&')}` : '') + end)
  }

  function bodyOf({ operation }: DocumentedCall): fc.Arbitrary<Encoded> {
    const [content] = Object.entries(operation.requestBody?.content ?? {})
    if (!content) return rarely(fc.constant({ headers: {}, body: null }), json(nasty))
    const [type, { schema }] = content
    const value = fc.oneof(right(schema), bent(schema))
    if (type === 'application/json')
      return rarely(json(value), fc.oneof(json(nasty), broken(json(value))))
    return rarely(form(schema, value), fc.oneof(json(value), broken(form(schema, value))))
  }

  const headers = fc.record(
    {
      authorization: fc.oneof(fc.constantFrom(...known.authorizations), visible),
      'idempotency-key': fc.oneof(fc.constantFrom('a', 'b', 'c'), visible),
      'corporate-proof': fc.oneof(fc.constantFrom(...known.proofs), visible),
      'content-length': fc.constantFrom('0', '-1', '1e9', '99999999999', 'x'),
      'content-encoding': fc.constantFrom('gzip', 'br', 'x'),
      'accept-encoding': fc.oneof(
        fc.constantFrom('br', 'gzip;q=0', '*;q=0', 'identity;q=0'),
        visible,
      ),
      'if-none-match': fc.oneof(fc.constantFrom('*', '"x"', 'W/"'), visible),
      range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x'),
      accept: visible,
      origin: visible,
      host: fc.constantFrom('a', 'a:99999', '[::1]', 'é'),
    },
    { requiredKeys: [] },
  )
  const few = fc
    .tuple(headers, fc.array(fc.boolean(), { minLength: 11, maxLength: 11 }))
    .map(([all, kept]) =>
      Object.fromEntries(Object.entries(all).filter((_, at) => kept[at] && kept[at + 1])),
    )
  const address = fc.ipV4().map((ip) => ({ 'x-forwarded-for': ip }))
  const methods = fc.constantFrom(
    'GET',
    'HEAD',
    'POST',
    'PUT',
    'DELETE',
    'PATCH',
    'OPTIONS',
    'QUERY',
  )

  const signedIn = { authorization: known.token }
  return fc.constantFrom(...calls).chain((call) => {
    const { method, operation } = call
    const own =
      operation.security?.length === 1
        ? rarely(fc.constant(signedIn), fc.constant({}))
        : fc.constant({})
    return fc
      .tuple(
        rarely(fc.constant(method.toUpperCase()), methods),
        pathOf(call),
        bodyOf(call),
        own,
        few,
        address,
      )
      .map(([method, path, sent, own, odd, from]): Attack => {
        const isBare = method === 'GET' || method === 'HEAD'
        const headers = { ...sent.headers, ...own, ...odd, ...from }
        return { method, path, headers, body: isBare ? null : sent.body }
      })
  })
}
