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

/** The bundle of all tags, and its path. */
export const ALL_IN_ONE = 'trip-widgets'
export const ALL_IN_ONE_SOURCE = normalizePath(resolve(widgets, 'all.ts'))
