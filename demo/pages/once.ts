/** Opens something on the first call, and again after a failure. */
export function once<Value>(open: () => Promise<Value>): () => Promise<Value> {
  let opened: Promise<Value> | undefined
  return async () => {
    opened ??= open()
    return opened.catch((error: unknown) => {
      opened = undefined
      throw error
    })
  }
}
