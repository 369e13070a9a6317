import * as z from 'zod/mini'
import * as details from '../../../widgets/contract/attraction-details.ts'
import * as attractionPages from '../../../widgets/contract/attraction-pages.ts'
import * as companies from '../../../widgets/contract/companies.ts'
import * as corporate from '../../../widgets/contract/corporate.ts'
import * as destinations from '../../../widgets/contract/destinations.ts'
import * as enquiries from '../../../widgets/contract/enquiries.ts'
import * as enquiryList from '../../../widgets/contract/enquiry-list.ts'
import * as personalData from '../../../widgets/contract/personal-data.ts'
import * as places from '../../../widgets/contract/places.ts'
import * as refusals from '../../../widgets/contract/refusal.ts'
import * as reviews from '../../../widgets/contract/reviews.ts'
import * as search from '../../../widgets/contract/search.ts'
import { sentFor } from '../../../widgets/contract/sent-as.ts'
import * as testimonials from '../../../widgets/contract/testimonials.ts'
import * as text from '../../../widgets/contract/text.ts'
import * as transactions from '../../../widgets/contract/transactions.ts'
import * as users from '../../../widgets/contract/users.ts'
import type { ContractDocs } from './contract-docs.ts'
import type { Schema } from './openapi.ts'

/** The contract's modules with named schemas. */
const NOUNS: Record<string, object> = {
  'attraction-details.ts': details,
  'attraction-pages.ts': attractionPages,
  'companies.ts': companies,
  'corporate.ts': corporate,
  'destinations.ts': destinations,
  'enquiries.ts': enquiries,
  'enquiry-list.ts': enquiryList,
  'personal-data.ts': personalData,
  'places.ts': places,
  'refusal.ts': refusals,
  'reviews.ts': reviews,
  'search.ts': search,
  'testimonials.ts': testimonials,
  'text.ts': text,
  'transactions.ts': transactions,
  'users.ts': users,
}

/** Texts described by their docblock, and what zod can't express. */
const TEXTS = new Map<z.ZodMiniType, Schema>([
  [text.email, { examples: ['asha@mail.example'] }],
  [text.isoDate, { format: 'date', examples: ['2026-11-20'] }],
  [text.mobile, { examples: ['98765 43210', '+91 98765-43210'] }],
  [corporate.otp, { examples: ['123456'] }],
  [users.newPassword, {}],
])

/** Converts zod schemas to JSON Schema, with the contract's docblocks. */
export interface SchemaWriter {
  write(schema: z.ZodMiniType, io: 'input' | 'output'): Schema
  /** Named schemas that others refer to. */
  named: Record<string, Schema>
}

export function schemaWriter(docs: ContractDocs): SchemaWriter {
  const origins = new Map(
    Object.entries(NOUNS).flatMap(([file, noun]) =>
      Object.entries(noun).map(([name, schema]) => [schema as object, { file, name }] as const),
    ),
  )
  const described = (schema: object): Schema => {
    const { file = '', name = '' } = origins.get(schema) ?? {}
    const description = docs.of(file, name)
    return description ? { description } : {}
  }
  const metadata = z.registry<Schema>()
  for (const [schema, known] of TEXTS) metadata.add(schema, { ...known, ...described(schema) })
  const named: Record<string, Schema> = {}

  function write(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
    const origin = origins.get(schema)
    if (!origin || !isObject(schema)) return convert(schema, io)
    const name = origin.name.replace(/^./, (letter) => letter.toUpperCase())
    if (!(name in named)) named[name] = { ...convert(schema, io), ...described(schema) }
    return { $ref: `#/components/schemas/${name}` }
  }

  function convert(schema: z.ZodMiniType, io: 'input' | 'output'): Schema {
    const written = z.toJSONSchema(schema, {
      io,
      metadata,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const inner = zodSchema === (schema as object) ? undefined : origins.get(zodSchema)
        const part =
          inner && isObject(zodSchema)
            ? (zodSchema as unknown as z.ZodMiniType)
            : sentBy(zodSchema, io)
        if (part) replace(jsonSchema, write(part, io))
        else improve(jsonSchema, zodSchema)
      },
    })
    delete written.$schema
    return withDocs(written)
  }

  function improve(json: z.core.JSONSchema.BaseSchema, schema: z.core.$ZodType): void {
    // Defaults and `additionalProperties: false` don't matter to callers.
    delete json.default
    delete json.propertyNames
    if (json.additionalProperties === false) delete json.additionalProperties
    if (json.format || isRewritten(schema)) delete json.pattern
    if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum
    if (json.properties) Object.assign(json, { $docs: docs.fieldsOf(Object.keys(json.properties)) })
  }

  return { write, named }
}

/** The schema on the wire, if zod transforms the value; otherwise undefined. */
function sentBy(schema: z.core.$ZodTypes, io: 'input' | 'output'): z.ZodMiniType | undefined {
  const said = sentFor(schema)
  const def = defOf(schema)
  if (said || io === 'input' || def.type !== 'pipe') return said
  return defOf(def.out).type === 'transform' ? (def.in as z.ZodMiniType) : undefined
}

function isObject(schema: object): boolean {
  const def = defOf(schema as z.core.$ZodType)
  return def.type === 'object' || (def.type === 'pipe' && isObject(def.in))
}

const defOf = ({ _zod }: z.core.$ZodType) => _zod.def as z.core.$ZodTypes['_zod']['def']

/** True if a text is changed before its checks, so that a pattern wouldn't describe what is sent. */
const isRewritten = (schema: z.core.$ZodType) =>
  defOf(schema).checks?.some(({ _zod }) => _zod.def.check === 'overwrite') ?? false

function replace(json: object, by: object): void {
  for (const key of Object.keys(json)) Reflect.deleteProperty(json, key)
  Object.assign(json, by)
}

type Marked = Schema & { $docs?: Record<string, string> }

/** Field docs are applied to a copy, because zod reuses one schema object for several fields. */
function withDocs(written: object): Schema {
  return JSON.parse(JSON.stringify(written), (_key, part: Marked | null) => {
    for (const [name, description] of Object.entries(part?.$docs ?? {})) {
      Object.assign(part?.properties?.[name] ?? {}, { description })
    }
    delete part?.$docs
    return part
  }) as Schema
}
