import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath } from 'vite'

const widgets = resolve(import.meta.dirname, '..')
const rooms = readdirSync(widgets).filter((room) =>
  existsSync(resolve(widgets, room, 'element.ts')),
)

/** The path of the `element.ts` that defines a tag; its room is named like the tag: 'trip-enquiry' is widgets/enquiry/. */
export const TAGS: ReadonlyMap<string, string> = new Map(
  rooms.map((room) => [`trip-${room}`, normalizePath(resolve(widgets, room, 'element.ts'))]),
)

const MORE = /^element-(\w+)\.ts$/

/** Paths of what pages may load in place of a tag's own file, with more of it at once: 'trip-enquiry-wizard' is widgets/enquiry/element-wizard.ts. */
const WITH_MORE = rooms.flatMap((room) =>
  readdirSync(resolve(widgets, room)).flatMap((file): [string, string][] => {
    const [, more] = MORE.exec(file) ?? []
    return more ? [[`trip-${room}-${more}`, normalizePath(resolve(widgets, room, file))]] : []
  }),
)

/** The bundle of all tags, and its path. */
export const ALL_IN_ONE = 'trip-widgets'
export const ALL_IN_ONE_SOURCE = normalizePath(resolve(widgets, 'all.ts'))

/** All files that a page may load, by their names, with the paths of their sources. */
export const ENTRIES: ReadonlyMap<string, string> = new Map([
  [ALL_IN_ONE, ALL_IN_ONE_SOURCE],
  ...TAGS,
  ...WITH_MORE,
])

/** The tag that an entry is for; none for that of all tags. */
export const tagOf = (entry: string) =>
  [...TAGS.keys()].find((tag) => entry === tag || entry.startsWith(`${tag}-`))
