import { HANGING } from '../../widgets/contract/limits.ts'

/** Last request per file; `since` is Infinity once the file has arrived. */
const requests = new Map<string, { since: number; file: Promise<void> }>()

/**
 * Fetches the files of a chunk into the browser's cache before they are imported. A hanging import can't be cancelled
 * and blocks later imports of the same address; a hanging fetch can be repeated.
 */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.filter((address) => !isLinked(address)).map(fetchFile))
}

function fetchFile(address: string): Promise<void> {
  const before = requests.get(address)
  const now = performance.now()
  if (before && now - before.since < HANGING) return before.file
  // Without 'reload', the cache would make a second request wait for the hanging one.
  const request = { since: now, file: read(address, before ? 'reload' : 'default') }
  requests.set(address, request)
  request.file.then(
    () => (request.since = Infinity),
    () => requests.get(address) === request && requests.delete(address),
  )
  return request.file
}

async function read(address: string, cache: RequestCache): Promise<void> {
  const response = await fetch(address, { cache })
  if (!response.ok) throw new Error(`${address} is answered ${response.status}.`)
  await response.arrayBuffer()
}

const isLinked = (address: string) =>
  [...document.querySelectorAll('link[rel=stylesheet]')].some(
    (link) => link.getAttribute('href') === address,
  )
