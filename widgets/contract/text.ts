import * as z from 'zod/mini'
import { isDate } from './values/dates.ts'
import { latinDigits } from './values/digits.ts'
import { MAX_EMAIL, MAX_NAME, MAX_TEXT, MOBILE_DIGITS } from './limits.ts'

/** Error of a field in one word, the message of every issue. Widgets have a sentence for it. */
export type Fault =
  'required' | 'invalid' | 'email' | 'mobile' | 'abroad' | 'range' | 'long' | 'mismatch'

/** Sentences of a field by fault. 'required' is the fallback. */
export type FaultTexts = { required: string } & { [Other in Fault]?: string }

/** Sentences by field, and the name of their section. */
export type FieldFaults<Field extends string> = Readonly<Record<Field, FaultTexts | string>>

/** Databases store neither NUL nor unpaired surrogates. */
const STORABLE = /^[^\0\p{Cs}]*$/u

/** Required text of at most `max` characters, trimmed. Rejects characters that a database can't store. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number) {
  return z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(max, 'long'),
      z.regex(STORABLE, 'invalid'),
    )
}

/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number) {
  return z.optional(
    z.string('invalid').check(z.trim(), z.maxLength(max, 'long'), z.regex(STORABLE, 'invalid')),
  )
}

/* @__NO_SIDE_EFFECTS__ */
export function count(min: number, max: number) {
  return z.int('required').check(z.minimum(min, 'range'), z.maximum(max, 'range'))
}

/** Integer from `min` to `max`, typed as digits. */
/* @__NO_SIDE_EFFECTS__ */
export function typedCount(min: number, max: number) {
  return z.pipe(
    text(100),
    z.pipe(
      z.transform((typed: string) => {
        const digits = latinDigits(typed)
        return /^\d+$/.test(digits) ? Math.min(Number(digits), Number.MAX_SAFE_INTEGER) : -1
      }),
      count(min, max),
    ),
  )
}

export const name = /* @__PURE__ */ text(MAX_NAME)
export const longText = /* @__PURE__ */ text(MAX_TEXT)
export const email = /* @__PURE__ */ z
  .string('required')
  .check(z.trim(), z.minLength(1, 'required'), z.maxLength(MAX_EMAIL, 'long'), z.email('email'))

const isAbroad = (bare: string) => /^(?:\+(?!91)|00(?!91))\d/.test(bare)

/** Ten digits in any notation (specification, section 9). The fault is `abroad` for another country's code. */
export const mobile = /* @__PURE__ */ z.string('required').check(
  z.overwrite(normaliseMobile),
  z.minLength(1, 'required'),
  z.refine((bare) => !isAbroad(bare), 'abroad'),
  z.regex(new RegExp(`^\\d{${MOBILE_DIGITS}}$`), 'mobile'),
)

/** A calendar date that exists, YYYY-MM-DD. */
export const isoDate = /* @__PURE__ */ z.string('invalid').check(z.refine(isDate, 'invalid'))

/** A database id. Accepts any version of UUID, because the six companies' fixed ids are not random ones. */
export const uuid = /* @__PURE__ */ z.guid('invalid')

/** Reads '+91 98765-43210', '098765 43210' and '0091…' as ten digits. Other text is returned without separators. */
export function normaliseMobile(written: string): string {
  const bare = latinDigits(written.normalize('NFKC')).replace(/[\s\p{P}\p{Cf}]/gu, '')
  return bare.replace(/^(?:\+91|0091|91(?=\d{10}$))?0?(?=\d{10}$)/, '')
}
