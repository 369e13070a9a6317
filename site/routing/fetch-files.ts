import { HANGING } from '../../widgets/contract/limits.ts'

/** The last request for each file, and when it began; Infinity once the file has arrived. */
const requests = new Map<string, { since: number; file: Promise<void> }>()

/**
 * Fetches the files of a chunk into the browser's cache, from which they are then imported. An import that hangs can't
 * be ended, and every later import of its address waits with it. A fetch that hangs can be made again.
 *
 * @param addresses - of a chunk, its style sheets and all that it imports
 */
export async function fetchFiles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.filter((address) => !isLinked(address)).map(fetchFile))
}

function fetchFile(address: string): Promise<void> {
  const before = requests.get(address)
  const now = performance.now()
  if (before && now - before.since < HANGING) return before.file
  // The cache would make a second request wait for the one that hangs.
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

/** Style sheets that the server has written into the page have a link, and are not requested. */
const isLinked = (address: string) =>
  [...document.querySelectorAll('link[rel=stylesheet]')].some(
    (link) => link.getAttribute('href') === address,
  )
