/** A version of the widgets, as `/widgets/versions.json` lists it. */
export interface Version {
  version: string
  /** False for a pre-release, whose files change with each build. */
  immutable: boolean
  files: Readonly<Record<string, { integrity: string }>>
}

export interface Versions {
  majors: Readonly<Record<string, string>>
  versions: readonly Version[]
}

/** Rejects if the list can't be loaded. */
export async function loadVersions(): Promise<Versions> {
  return (await loaded('/widgets/versions.json')).json()
}

/**
 * Integrity of an entry such as `trip-enquiry.js`, and of the chunks that it loads later, by their paths. Rejects if a
 * file can't be loaded.
 */
export async function pinsOf({ version, files }: Version, entry: string) {
  const chunks = Object.keys(files).filter((file) => file.includes('/'))
  const needed = new Set([entry])
  let next = [entry]
  while (next.length > 0) {
    const texts = await Promise.all(next.map(async (file) => textOf(version, file)))
    next = chunks.filter(
      (file) => !needed.has(file) && texts.some((text) => text.includes(file.replace(/.*\//, ''))),
    )
    for (const file of next) needed.add(file)
  }
  return Object.fromEntries([...needed].map((file) => [file, files[file]!.integrity]))
}

const textOf = async (version: string, file: string) =>
  (await loaded(`/widgets/${version}/${file}`)).text()

async function loaded(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

/** Source of a Content-Security-Policy that allows an inline script with this text. */
export async function hashSource(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}'`
}
