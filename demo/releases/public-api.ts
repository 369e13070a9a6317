import type { CustomElementDeclaration, Package } from 'custom-elements-manifest'
import { newestFirst, versionOf } from './version.ts'

interface Promised {
  tag: string
  kind: 'tag' | 'attribute' | 'event' | 'slot' | 'part' | 'custom property'
  name: string
  /** An accepted value, a default, or an event's detail. */
  detail: string
}

/** All promises of a manifest. Equal promises have equal keys. */
function promisesOf({ modules }: Package): Map<string, Promised> {
  const all = modules
    .flatMap(({ declarations = [] }) => declarations)
    .filter((declaration) => 'tagName' in declaration)
    .flatMap((declaration) => promisesOfTag(declaration as CustomElementDeclaration))
  return new Map(all.map((each) => [[each.tag, each.kind, each.name, each.detail].join(' '), each]))
}

function promisesOfTag(declaration: CustomElementDeclaration): Promised[] {
  const { tagName: tag = '', attributes, events, slots, cssParts, cssProperties } = declaration
  const named = (kind: Promised['kind'], things: { name: string }[] = []) =>
    things.map(({ name }) => ({ tag, kind, name, detail: '' }))
  return [
    { tag, kind: 'tag', name: tag, detail: '' },
    ...named('attribute', attributes),
    ...(attributes ?? []).flatMap(({ name, type, default: word = '' }) =>
      [...(type?.text ?? '').split(' | '), `= ${word}`].map((detail) => ({
        tag,
        kind: 'attribute' as const,
        name,
        detail,
      })),
    ),
    ...(events ?? []).map(({ name, type }) => ({
      tag,
      kind: 'event' as const,
      name,
      detail: type?.text ?? '',
    })),
    ...named('slot', slots),
    ...named('part', cssParts),
    ...named('custom property', cssProperties),
  ]
}

export interface Change {
  released: { version: string; manifest: Package }
  now: { version: string; manifest: Package; changelog: string }
}

/**
 * Complaints about a changed public interface: a version bump that is too small (Semantic Versioning 2.0.0, sections
 * 4, 7 and 8; before 1.0.0 a minor version may remove something), or a changelog section that lacks a change's `name`.
 * The name of a new or removed tag stands for all of its attributes, events and parts.
 */
export function complaints({ released, now }: Change): string[] {
  const before = promisesOf(released.manifest)
  const after = promisesOf(now.manifest)
  const added = [...after].filter(([words]) => !before.has(words))
  const removed = [...before].filter(([words]) => !after.has(words))
  const base = now.version.replace(/-.*/, '')
  const least = next(released.version, removed.length > 0, added.length > 0)
  if (newestFirst(least, base) < 0) {
    const [changed = released.version] = [...removed, ...added].map(([words]) => words)
    return [
      `package.json says ${now.version}, but must say ${least} or later because of changes since ${released.version}: ${changed.trim()}`,
    ]
  }
  if (added.length + removed.length === 0) return []
  const [section = ''] = now.changelog.split(/^## /m).slice(1)
  if (!section.startsWith(`${base}, `)) return [`CHANGELOG.md does not begin with ${base}`]
  const changes = [...removed, ...added].map(([, change]) => change)
  const whole = new Set(changes.filter(({ kind }) => kind === 'tag').map(({ tag }) => tag))
  const names = new Map(
    changes
      .filter(({ tag, kind }) => kind === 'tag' || !whole.has(tag))
      .map(({ tag, kind, name }) => [name, `${tag} ${kind} ${name}`]),
  )
  return [...names]
    .filter(([name]) => !section.includes(`\`${name}\``) && !section.includes(`\`<${name}>\``))
    .map(([name, words]) => `CHANGELOG.md does not name \`${name}\` under ${base}: ${words}`)
}

/** The lowest version that may follow a release. */
function next(released: string, isLess: boolean, isMore: boolean): string {
  const { major, minor } = versionOf(released)!
  if (isLess && major > 0) return `${major + 1}.0.0`
  return isLess || isMore ? `${major}.${minor + 1}.0` : released
}
