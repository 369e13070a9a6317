import * as z from 'zod/mini'

/**
 * Error response of the provider, for all statuses 4xx and 5xx. `code` is for programs, `message` for developers.
 * `fields` maps the path of each wrong field ('destinations.0.city') to its fault in one word (see `Fault`).
 */
export const refusal = /* @__PURE__ */ z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
})
export type Refusal = z.infer<typeof refusal>
