import { thumbnailOf } from '../../../../widgets/contract/values/files.ts'
import type { Queries } from '../engine/database.ts'
import { readLines } from './snapshot.ts'
import { tablesOf } from './tables.ts'

/** Every column with paths of stored files under /media/, and SQL to list them. */
const COLUMNS = [
  { table: 'attractions', column: 'image', paths: 'jsonb_array_elements_text(image)' },
  { table: 'reviews', column: 'images', paths: 'jsonb_array_elements_text(images)' },
  { table: 'testimonials', column: 'video', paths: 'video' },
  { table: 'testimonials', column: 'poster', paths: 'poster' },
  { table: 'incoming_files', column: 'file', paths: 'file' },
]

/** Yields the names of all files that rows refer to, such as 'photos/1f….webp', in batches. */
export async function* namedMedia(queries: Queries): AsyncGenerator<string[]> {
  // Older schemas don't have all columns.
  const tables = await tablesOf(queries)
  const there = COLUMNS.filter(({ table, column }) =>
    tables.some(
      ({ name, columns }) => name === table && columns.some((one) => one.name === column),
    ),
  )
  if (there.length === 0) return
  const union = there
    .map(({ table, paths }) => `select ${paths} as line from ${table}`)
    .join(' union ')
  // Scenes and clips under /media/ are part of the provider.
  const stored = String.raw`line ~ '^/media/(photos|videos|mails)/[a-z0-9-]+(\.[a-z0-9]+)*$'`
  for await (const lines of readLines(
    queries,
    `select line from (${union}) as u where ${stored}`,
  )) {
    const paths = new Set(lines.flatMap((path) => [path, thumbnailOf(path)]))
    yield Array.from(paths, (path) => path.replace('/media/', ''))
  }
}
