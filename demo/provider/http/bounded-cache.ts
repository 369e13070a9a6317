export type BoundedCache = (
  key: string,
  make: () => Promise<Uint8Array<ArrayBuffer>>,
) => Promise<Uint8Array<ArrayBuffer>>

/** An LRU cache of at most `mostBytes`, which produces bytes once for concurrent callers. Failures are not cached. */
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
