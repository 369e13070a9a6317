/** Makes bytes once for all who ask by a key, also for those who ask meanwhile. */
export type BoundedCache = (
  key: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
) => Promise<Uint8Array<ArrayBuffer>>

/** Keeps at most so many bytes; what was asked for longest ago goes first. What failed is made anew. */
export function boundedCache(mostBytes: number): BoundedCache {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>()
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let total = 0

  const drop = (key: string) => {
    total -= kept.get(key)?.byteLength ?? 0
    kept.delete(key)
  }
  const keep = (key: string, bytes: Uint8Array<ArrayBuffer>) => {
    drop(key)
    kept.set(key, bytes)
    total += bytes.byteLength
    for (const oldest of kept.keys()) {
      if (total <= mostBytes) break
      drop(oldest)
    }
    return bytes
  }

  return async (key, make) => {
    const known = kept.get(key)
    // Once more, so that it is the youngest.
    if (known) return keep(key, known)
    const making =
      underWay.get(key) ??
      make()
        .then((bytes) => keep(key, bytes))
        .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }
}
