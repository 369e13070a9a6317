import type { Parameter } from './database.ts'

/** Adds a condition; each '?' stands for a value. */
export type Where = (condition: string, ...given: Parameter[]) => void

/** Collects SQL conditions, and their values in `values`. */
export function conditionsOf(values: Parameter[] = []) {
  const conditions: string[] = []
  const where: Where = (condition, ...given) => {
    conditions.push(condition.replace(/\?/g, () => `$${values.push(given.shift() ?? null)}`))
  }
  return { where, conditions, values }
}
