import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath } from 'vite'

const widgets = resolve(import.meta.dirname, '..')
const rooms = readdirSync(widgets).filter((room) =>
  existsSync(resolve(widgets, room, 'element.ts')),
)

/** Paths of `element.ts` by tag: 'trip-enquiry' is in widgets/enquiry/. */
export const TAGS: ReadonlyMap<string, string> = new Map(
  rooms.map((room) => [`trip-${room}`, normalizePath(resolve(widgets, room, 'element.ts'))]),
)

const MORE = /^element-(\w+)\.ts$/

/** Paths of variants with more code upfront: 'trip-enquiry-wizard' is widgets/enquiry/element-wizard.ts. */
const WITH_MORE = rooms.flatMap((room) =>
  readdirSync(resolve(widgets, room)).flatMap((file): [string, string][] => {
    const [, more] = MORE.exec(file) ?? []
    return more ? [[`trip-${room}-${more}`, normalizePath(resolve(widgets, room, file))]] : []
  }),
)

export const ALL_IN_ONE = 'trip-widgets'
export const ALL_IN_ONE_SOURCE = normalizePath(resolve(widgets, 'all.ts'))

export const ENTRIES: ReadonlyMap<string, string> = new Map([
  [ALL_IN_ONE, ALL_IN_ONE_SOURCE],
  ...TAGS,
  ...WITH_MORE,
])

export const tagOf = (entry: string) =>
  [...TAGS.keys()].find((tag) => entry === tag || entry.startsWith(`${tag}-`))
