/**
 * A request's body, of which the rest stays unread where its reader stops: to cancel the body itself would cut the
 * connection before the response.
 */
export function bodyOf(request: Request): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  return new ReadableStream({
    async pull(controller) {
      // Throws where the sender has left already, and so breaks this stream off.
      reader ??= request.body?.getReader()
      const { done, value } = (await reader?.read()) ?? { done: true }
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
