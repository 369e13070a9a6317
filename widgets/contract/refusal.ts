import * as z from 'zod/mini'

/**
 * The one shape in which the provider says no, whatever the status (4xx and 5xx).
 * `code` is for programs, `message` for developers; `fields` names each wrong field by its path
 * ('destinations.0.city') with a fault in one word (see `Fault`).
 */
export const refusal = /* @__PURE__ */ z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})
export type Refusal = z.infer<typeof refusal>
