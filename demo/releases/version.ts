/** Parsed version (Semantic Versioning 2.0.0, section 2), without build metadata. */
export interface Version {
  major: number
  minor: number
  patch: number
  /** Pre-release part, such as 'dev' in 0.3.0-dev. */
  pre: string | undefined
}

const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-([\da-zA-Z]+(?:[.-][\da-zA-Z]+)*))?$/

export function versionOf(text: string): Version | undefined {
  const [, major, minor, patch, pre] = SEMVER.exec(text) ?? []
  if (major === undefined) return undefined
  return { major: Number(major), minor: Number(minor), patch: Number(patch), pre }
}

export function isRelease(text: string): boolean {
  const version = versionOf(text)
  return version !== undefined && version.pre === undefined
}

/** Comparator: newest first, a release before its pre-releases. */
export function newestFirst(one: string, other: string): number {
  const [a, b] = [versionOf(one), versionOf(other)]
  if (!a || !b) return Number(Boolean(b)) - Number(Boolean(a))
  const numbers = b.major - a.major || b.minor - a.minor || b.patch - a.patch
  if (numbers !== 0) return numbers
  if (a.pre === undefined || b.pre === undefined) return a.pre === b.pre ? 0 : a.pre ? 1 : -1
  return b.pre.localeCompare(a.pre, 'en', { numeric: true })
}
