import { PASS } from '../contract/values/frame-messages.ts'

/**
 * Sandboxed pages have the origin `null`, which any page can have, so their calls carry a pass in the path.
 */
export function passCalls(): void {
  const pass = document.querySelector<HTMLMetaElement>(`meta[name=${PASS}]`)?.content
  if (origin !== 'null' || !pass) return
  const ours = `${location.protocol}//${location.host}/`
  const passed = (address: string | URL) =>
    String(address).replace(`${ours}api/`, `${ours}embed/${pass}/api/`)
  const { fetch } = globalThis
  globalThis.fetch = async (input, init) =>
    fetch(input instanceof Request ? input : passed(input), init)
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (method: string, address: string | URL) {
    open.call(this, method, passed(address), true)
  }
}
