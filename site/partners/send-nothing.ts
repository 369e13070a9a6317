/** Path of a call that only reads although it is POST: attractions of a place. */
const READS = /\/attractions\/locations\/$/

/** Refuses all calls of a window except those that only read. A one-time code, for example, would be a real email. */
export function sendNothing(view: Window & typeof globalThis, onRefused: () => void): void {
  const { fetch } = view
  view.fetch = async (input, init) => {
    const { method, url } = input instanceof view.Request ? input : { method: 'GET', url: input }
    const { pathname } = new URL(url, view.document.baseURI)
    if ((init?.method ?? method) === 'GET' || READS.test(pathname))
      return fetch.call(view, input, init)
    onRefused()
    return new view.Response('{}', { status: 403 })
  }
  // Only uploads use it.
  view.XMLHttpRequest.prototype.send = function () {
    onRefused()
    this.dispatchEvent(new view.Event('error'))
  }
}
