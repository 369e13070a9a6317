/**
 * JSON as the standard writes it, whatever `toJSON` a page has given to arrays and objects: an old
 * Prototype turns every list into a string.
 */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name, written: unknown) {
    const part = this[name]
    const isPlain = Array.isArray(part) || Object.getPrototypeOf(part ?? 0) === Object.prototype
    return isPlain ? part : written
  })
}
