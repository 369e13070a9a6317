import { ATTRIBUTION_NAMES } from '../../../widgets/contract/values/attribution.ts'
import * as z from 'zod/mini'
import type { CityChoice } from '../../../widgets/contract/city-choices.ts'
import { VIDEO } from '../../../widgets/contract/values/file-kinds.ts'
import { DATA_FIELD, PHOTO_FIELDS, VIDEO_FIELD } from '../../../widgets/contract/values/files.ts'
import { FORM_FACTS } from '../../../widgets/contract/values/form-facts.ts'
import { MAX_NAME } from '../../../widgets/contract/limits.ts'
import { maybe } from '../../../widgets/contract/list.ts'
import { PHOTO_ACCEPT } from '../../../widgets/contract/values/photos.ts'
import { city } from '../../../widgets/contract/places.ts'
import { count, optionalText, uuid } from '../../../widgets/contract/text.ts'
import { VIDEO_TYPES } from '../../../widgets/contract/values/videos.ts'
import type { CallName } from './contract-calls.ts'
import type { Code } from './refusals.ts'

/** Details of a call that the contract doesn't define, because they depend on this provider. */
export interface Particulars {
  /** In addition to those of all calls of its kind. */
  refusals?: Code[]
  path?: z.ZodMiniType
  query?: Record<string, z.ZodMiniType>
  /** Idempotent by `Idempotency-Key`; a change needs the key of the first request. */
  once?: true | 'change'
  /** Accepts a `Corporate-Proof`. */
  proof?: true
  /** Accepts a token, but doesn't require one. */
  mayBeSignedIn?: true
  /** The response, if the contract only reads its success or changes it. */
  answer?: z.ZodMiniType
  files?: FormFiles
}

export interface FormFiles {
  names: readonly string[]
  required: boolean
  types: string
  /** The field with all others as JSON. */
  json?: string
}

const attribution = Object.fromEntries(ATTRIBUTION_NAMES.map((name) => [name, maybe(z.string())]))

const formFacts = Object.fromEntries(FORM_FACTS.map((name) => [name, maybe(z.string())]))

const sent = z.object({ sent: z.literal(true) })

/** A city in a response, with its labels for a select field. */
const cityAnswered: z.ZodMiniType<Omit<CityChoice, 'group'> & Partial<Pick<CityChoice, 'group'>>> =
  z.object({
    ...city.shape,
    value: uuid,
    label: z.string(),
    group: maybe(z.string()),
    full: z.string(),
  })

export const PARTICULARS: Partial<Record<CallName, Particulars>> = {
  states: { path: uuid, refusals: ['not_found'] },
  citiesOfState: { path: uuid, refusals: ['not_found'] },
  seasonsOf: { path: uuid },
  cities: {
    query: { country_uuid: uuid, state_uuid: uuid },
    refusals: ['invalid_fields'],
    answer: z.array(cityAnswered),
  },
  search: { query: { q: z.string() } },
  attractionsCounted: {
    query: { country_uuid: uuid, state_uuid: uuid },
    refusals: ['invalid_fields'],
  },
  attractionAddresses: { query: { page: count(1, 99_999) }, refusals: ['invalid_fields'] },
  attractionCards: { query: { ids: z.string() }, refusals: ['invalid_fields'] },
  attractionById: { refusals: ['not_found'] },
  createReview: {
    once: true,
    query: formFacts,
    refusals: ['unknown_upload', 'too_many_requests'],
    files: { names: PHOTO_FIELDS, required: false, types: PHOTO_ACCEPT.replaceAll(',', ', ') },
  },
  createTestimonial: {
    once: true,
    query: formFacts,
    refusals: ['unknown_upload', 'too_many_requests'],
    files: {
      names: [VIDEO_FIELD],
      required: true,
      types: VIDEO.kinds.map((kind) => Reflect.get(VIDEO_TYPES, kind) as string).join(', '),
      json: DATA_FIELD,
    },
  },
  createCorporateUser: { answer: sent, refusals: ['too_many_requests'] },
  validateOtp: { refusals: ['otp_wrong', 'otp_expired', 'otp_locked'] },
  countWizardStep: { query: { partner: optionalText(MAX_NAME) } },
  createEnquiry: {
    once: true,
    proof: true,
    mayBeSignedIn: true,
    query: { partner: optionalText(MAX_NAME), ...attribution, ...formFacts },
    refusals: ['too_many_requests'],
  },
  updateEnquiry: {
    once: 'change',
    proof: true,
    mayBeSignedIn: true,
    query: { partner: optionalText(MAX_NAME), ...formFacts },
    refusals: ['not_changeable', 'too_many_requests'],
  },
  followEnquiry: {
    mayBeSignedIn: true,
    refusals: ['link_invalid', 'signed_out', 'not_found', 'too_many_requests'],
  },
  changeFollowed: {
    mayBeSignedIn: true,
    refusals: ['link_invalid', 'signed_out', 'not_found', 'not_changeable', 'too_many_requests'],
  },
  mailFollowLink: { answer: sent, refusals: ['too_many_requests'] },
  proveSender: { answer: z.object({ received: z.literal(true) }) },
  signIn: { refusals: ['wrong_credentials', 'too_many_requests'] },
  forgotPassword: { answer: sent, refusals: ['too_many_requests'] },
  activateAccount: { refusals: ['link_invalid', 'too_many_requests'] },
  accountLink: { refusals: ['link_invalid', 'too_many_requests'] },
  signOut: { mayBeSignedIn: true, answer: z.object({ signed_out: z.literal(true) }) },
  exportUser: { refusals: ['too_many_requests'] },
  deleteUser: {
    answer: z.object({ deleted: z.literal(true) }),
    refusals: ['wrong_password', 'desk_address', 'too_many_requests'],
  },
  changePassword: { refusals: ['wrong_password', 'too_many_requests'] },
  enquiriesOfUser: { path: uuid, refusals: ['not_yours'] },
  reviewsOfUser: { path: uuid, refusals: ['not_yours'] },
  transactionsOfUser: { path: uuid, refusals: ['not_yours'] },
}
