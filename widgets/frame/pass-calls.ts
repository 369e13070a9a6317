import { PASS } from '../contract/values/frame-messages.ts'

/**
 * In a sandbox without `allow-same-origin` the page has the origin `null`, as any page can have, so the provider
 * answers it only where its address has the pass of this page.
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
