/** JSON without `toJSON` methods that a host page adds. Old versions of Prototype turn arrays into strings. */
export function toJson(value: unknown): string {
  return JSON.stringify(value, function (this: Record<string, unknown>, name, written: unknown) {
    const part = this[name]
    const isPlain = Array.isArray(part) || Object.getPrototypeOf(part ?? 0) === Object.prototype
    return isPlain ? part : written
  })
}
