import * as z from 'zod/mini'
import { isDate } from './dates.ts'
import { latinDigits } from './digits.ts'
import { MAX_EMAIL, MAX_NAME, MAX_TEXT, MOBILE_DIGITS } from './limits.ts'

/**
 * What is wrong with a field, in one word: the message of every issue. A word and not a sentence,
 * because the provider answers in it and each widget says it in its own language.
 */
export type Fault =
  'required' | 'invalid' | 'email' | 'mobile' | 'abroad' | 'range' | 'long' | 'mismatch'

/** What is said of a field, by its fault; 'required' stands for every other. */
export type FaultTexts = { required: string } & { [Other in Fault]?: string }

/** What no database stores: a NUL, and half a character. */
const STORABLE = /^[^\0\p{Cs}]*$/u

/** Required text of at most `max` characters, trimmed; what no database stores is refused. */
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

/** The same, where nothing at all is fine too. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalText(max: number) {
  return z.optional(
    z.string('invalid').check(z.trim(), z.maxLength(max, 'long'), z.regex(STORABLE, 'invalid')),
  )
}

/** A whole number from `min` to `max`. */
/* @__NO_SIDE_EFFECTS__ */
export function count(min: number, max: number) {
  return z.int('required').check(z.minimum(min, 'range'), z.maximum(max, 'range'))
}

/** Typed digits, as a whole number from `min` to `max`. */
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

/** A number of another country, with its separators removed. */
const isAbroad = (bare: string) => /^(?:\+(?!91)|00(?!91))\d/.test(bare)

/** Ten digits, however they were written (specification, section 9); `abroad` with another country's code. */
export const mobile = /* @__PURE__ */ z.string('required').check(
  z.overwrite(normaliseMobile),
  z.minLength(1, 'required'),
  z.refine((bare) => !isAbroad(bare), 'abroad'),
  z.regex(new RegExp(`^\\d{${MOBILE_DIGITS}}$`), 'mobile'),
)

/** A calendar date, YYYY-MM-DD, that exists. */
export const isoDate = /* @__PURE__ */ z.string('invalid').check(z.refine(isDate, 'invalid'))

/** A database id. Any version of UUID: the six companies' fixed ids are not random ones. */
export const uuid = /* @__PURE__ */ z.guid('invalid')

/**
 * The ten digits of an Indian mobile number written as people write it: '+91 98765-43210',
 * '098765 43210', '0091…'. What cannot be read so is returned with its separators removed.
 */
export function normaliseMobile(written: string): string {
  const bare = latinDigits(written.normalize('NFKC')).replace(/[\s\p{P}\p{Cf}]/gu, '')
  return bare.replace(/^(?:\+91|0091|91(?=\d{10}$))?0?(?=\d{10}$)/, '')
}
