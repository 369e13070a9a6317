/**
 * What a record holds itself, whatever a page has put on every object: libraries replace `Object.entries`
 * by one that takes what is inherited.
 */
export function ownEntries<Value>(record: { readonly [name: string]: Value }): [string, Value][] {
  // Of a record's own keys each has a value.
  return Object.keys(record).map((name) => [name, record[name] as Value])
}

/** Those entries of a record that are asked for. */
export function only<Value>(
  record: { readonly [name: string]: Value },
  asked: (name: string) => boolean,
): Record<string, Value> {
  const left: Record<string, Value> = {}
  for (const [name, value] of ownEntries(record)) if (asked(name)) left[name] = value
  return left
}
