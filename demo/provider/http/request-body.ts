/** A body that can be left partly unread. Cancelling the original would close the connection before the response. */
export function bodyOf(request: Request): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream({
    async pull(controller) {
      // Throws if the client has disconnected, which ends this stream too.
      reader ??= request.body?.getReader()
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
