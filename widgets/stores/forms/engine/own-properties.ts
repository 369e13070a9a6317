/** Own entries of a record. Some libraries replace `Object.entries` by a version that includes inherited keys. */
export function ownEntries<Value>(record: { readonly [name: string]: Value }): [string, Value][] {
  return Object.keys(record).map((name) => [name, record[name] as Value])
}

export function only<Value>(
  record: { readonly [name: string]: Value },
  asked: (name: string) => boolean,
): Record<string, Value> {
  const left: Record<string, Value> = {}
  for (const [name, value] of ownEntries(record)) if (asked(name)) left[name] = value
  return left
}
