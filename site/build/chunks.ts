import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { ENGLISH } from '../../widgets/build/messages-in.ts'

function there(path: string): string {
  const absolute = resolve(import.meta.dirname, '..', path)
  if (!existsSync(absolute))
    throw new Error(`site/${path} has a chunk named for it, and is not there`)
  return normalizePath(absolute) + (path.endsWith('/') ? '/' : '')
}

const ENTRY = there('main.tsx')
const REACT_ENTRY = there('react.ts')
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//

const LOADERS = new Set(
  [
    'routing/fetch-files.ts',
    'routing/started.ts',
    'routing/tags-script.ts',
    'layout/show-below.ts',
    'layout/slide-autoplay.ts',
    'layout/slide-track.ts',
    '../widgets/contract/values/load.ts',
    '../widgets/contract/values/tag-names.ts',
    '../widgets/contract/limits.ts',
    '../widgets/stores/attempt.ts',
    '../widgets/stores/shared.ts',
    '../widgets/stores/forms/engine/draft-place.ts',
    '../widgets/stores/outbox/flag.ts',
  ].map(there),
)

/** Chunks by name: folders whose pages share most of it, and code of nearly every page. A module is in the first. */
const GROUPS: Record<string, string[]> = {
  account: [
    'account/',
    'messages/en/account.ts',
    'messages/en/my-profile.ts',
    'pictures/night-train.tsx',
  ].map(there),
  places: [
    'browse/',
    'attraction/',
    'reviews/',
    'messages/en/browse.ts',
    'messages/en/attraction.ts',
    'messages/en/reviews.ts',
    'layout/pagination.tsx',
  ].map(there),
  // The home page shows some cards, but not the trips behind them.
  itineraries: [
    'trips/idea.ts',
    'messages/en/trip-ideas.ts',
    ...['sample', 'safari', 'india', 'foreign'].map((name) => `trips/${name}-trips.ts`),
  ].map(there),
  trips: ['trips/trip.ts', 'trips/trip-cards.tsx', 'messages/en/trips.ts'].map(there),
  // Parts of inner pages. The home page has none of them.
  inner: [
    'layout/beside-form.tsx',
    'layout/poster-banner.tsx',
    'layout/crumbs.tsx',
    'layout/prose.tsx',
    'layout/days-in-words.ts',
    'layout/numbers.ts',
    'layout/copied.ts',
    'trips/trip-section.tsx',
    '../widgets/contract/values/meal-plan.ts',
  ].map(there),
  offer: [there('layout/app/language-offer.tsx')],
  search: [there('layout/search/search-list.tsx')],
  core: ['layout/', 'pictures/', 'messages/en/sent.ts', 'routing/page.ts'].map(there),
}

/** Other languages have the chunks of English. */
const asEnglish = (id: string) => id.replace(/\/messages\/\w+\//, `/messages/${ENGLISH}/`)

const groupOf = (id: string) =>
  Object.keys(GROUPS).find((name) => GROUPS[name]!.some((path) => asEnglish(id).startsWith(path)))

/** All that the entry imports. Excludes the entry itself, which waits for the page, which needs the core. */
function isCore(id: string, graph: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const importers = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => importer === ENTRY || isCore(importer, graph, seen))
}

/** Chunk of a module; null leaves it to the bundler, which splits off every few lines that two pages share. */
export function siteChunkOf(id: string, graph: Rolldown.ChunkingContext): string | null {
  // This code loads all chunks, the first one included.
  if (id.includes('vite/preload-helper') || LOADERS.has(id)) return 'loader'
  // Style sheets belong to the chunk of their importer.
  const [wearer] = (id.endsWith('.css') && graph.getModuleInfo(id)?.importers) || []
  if (wearer) return wearer === ENTRY ? 'core' : siteChunkOf(wearer, graph)
  if (REACT.test(id) || id === REACT_ENTRY) return 'react'
  return isCore(id, graph) ? 'core' : (groupOf(id) ?? wantedBy(id, graph))
}

/** Group that alone imports a module. In a page's chunk, the module would make group and page wait for each other. */
function wantedBy(id: string, graph: Rolldown.ChunkingContext): string | null {
  const importers = graph.getModuleInfo(id)?.importers ?? []
  const [group, ...others] = new Set(importers.map((importer) => groupOf(importer) ?? null))
  return group && others.length === 0 ? group : null
}

/** Fails the build if a configured path is missing from its chunk. */
export function groupsFound(): Plugin {
  return {
    name: 'groups-found',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      for (const [group, paths] of Object.entries(GROUPS)) {
        const ids = chunks
          .filter(({ name }) => name === group)
          .flatMap(({ moduleIds }) => moduleIds)
        const unused = paths.find((path) => !ids.some((id) => asEnglish(id).startsWith(path)))
        if (unused) this.error(`the chunk ${group} has nothing of ${unused}`)
      }
    },
  }
}
