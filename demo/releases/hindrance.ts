import { isRelease } from './version.ts'

/** What there is to be released. */
export interface Release {
  /** In `package.json`. */
  version: string
  changelog: string
  /** The version of what is in `dist/widgets`. */
  built: string | undefined
}

/** Why it cannot be released, in one sentence; nothing where it can. */
export function hindrance({ version, changelog, built }: Release): string | undefined {
  if (!isRelease(version))
    return `${version} is no release: take what is behind the hyphen off "version" in package.json.`
  const [, head = ''] = /^## (.*)$/m.exec(changelog) ?? []
  const [titled, day = ''] = head.split(', ')
  if (titled !== version || !/^\d{4}-\d\d-\d\d$/.test(day))
    return `CHANGELOG.md begins with '${head}': it has to be '${version}, ' and the day.`
  return built === version ? undefined : `dist/widgets is not of ${version}.`
}
