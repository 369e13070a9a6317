import { isRelease } from './version.ts'

export interface Release {
  version: string
  changelog: string
  /** Version of the build in `dist/widgets`. */
  built: string | undefined
}

/** Reason against a release, as one sentence; undefined if it may go ahead. */
export function reasonAgainst({ version, changelog, built }: Release): string | undefined {
  if (!isRelease(version))
    return `${version} is not a release. Remove the suffix from "version" in package.json.`
  const [, head = ''] = /^## (.*)$/m.exec(changelog) ?? []
  const [titled, day = ''] = head.split(', ')
  if (titled !== version || !/^\d{4}-\d\d-\d\d$/.test(day))
    return `CHANGELOG.md begins with '${head}', but must begin with '${version}, ' and the date.`
  return built === version ? undefined : `dist/widgets was not built from ${version}.`
}
