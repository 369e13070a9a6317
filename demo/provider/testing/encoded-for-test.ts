import * as fc from 'fast-check'
import type { Schema } from '../openapi/openapi.ts'
import { nasty } from './values-for-test.ts'

export interface Encoded {
  headers: Record<string, string>
  body: Uint8Array | null
}

const bytes = (text: string) => new TextEncoder().encode(text)
/** Text that fits in a header. */
export const visible = fc.string({
  unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 200,
})
/** Generates `other` one time in ten. */
export const rarely = <Value>(usual: fc.Arbitrary<Value>, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: other })

export const escaped = (value: unknown) => encodeURIComponent(wellFormed(textOf(value)))

const wellFormed = (text: string) => text.replaceAll(/\p{Cs}/gu, '\ufffd')

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  try {
    return JSON.stringify(value) ?? 'null'
  } catch {
    return 'null'
  }
}

const jsonOf = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : textOf(value)

/** A value as JSON, with various content types. */
export const json = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Encoded> =>
  fc
    .tuple(
      value,
      rarely(
        fc.constant('application/json'),
        fc.constantFrom('', 'text/plain', 'application/json; charset=utf-16', 'APPLICATION/JSON;x'),
      ),
    )
    .map(([sent, type]) => ({ headers: { 'content-type': type }, body: bytes(jsonOf(sent)) }))

const FILES = [
  bytes(''),
  bytes('x'.repeat(2000)),
  new Uint8Array([0xff, 0xd8, 0xff, ...Array<number>(2000).fill(1)]),
  new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, ...Array<number>(2000).fill(0)]),
  bytes(`\0\0\0\x18ftypisom${'\0'.repeat(12_000)}`),
  bytes(`\x1a\x45\xdf\xa3webm${'\0'.repeat(12_000)}`),
]

/** A form with the value's fields, and files if the schema has any. */
export const form = (schema: Schema, value: fc.Arbitrary<unknown>): fc.Arbitrary<Encoded> =>
  fc
    .tuple(
      value,
      fc.array(fc.constantFrom(...FILES), { maxLength: 3 }),
      rarely(fc.constant<string[]>([]), fc.array(nasty.map(textOf), { maxLength: 2 })),
    )
    .map(([sent, files, names]) => {
      const fields = Object.entries(Object(sent)).filter(
        ([name]) => !/^(files\d+|video)$/.test(name),
      )
      const parts = fields.map(([name, field]) => part(`name="${name}"`, bytes(textOf(field))))
      const word = schema.properties?.['video'] ? 'video' : 'files'
      for (const [at, file] of files.entries()) {
        const name = word === 'video' && at === 0 ? word : `${word}${at + 1}`
        parts.push(part(`name="${name}"; filename="a"`, file))
      }
      for (const name of names) parts.push(part(`name="${name}"`, bytes('x')))
      const type = 'multipart/form-data; boundary=edge'
      return {
        headers: { 'content-type': type },
        body: Buffer.concat([...parts, bytes('--edge--\r\n')]),
      }
    })

const part = (head: string, content: Uint8Array) =>
  Buffer.concat([
    bytes(`--edge\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    content,
    bytes('\r\n'),
  ])

/** Truncated, with an altered byte, or too long. */
export const broken = (whole: fc.Arbitrary<Encoded>): fc.Arbitrary<Encoded> =>
  fc.tuple(whole, fc.nat(), fc.constantFrom('cut', 'changed', 'long')).map(([sent, at, how]) => {
    const body = Buffer.from(sent.body ?? [])
    const place = at % Math.max(body.length, 1)
    const { headers } = sent
    if (how === 'cut') return { headers, body: body.subarray(0, place) }
    if (how === 'long') return { headers, body: Buffer.concat([body, Buffer.alloc(70_000, 'x')]) }
    body.set([at % 256], Math.min(place, Math.max(body.length - 1, 0)))
    return { headers, body }
  })
