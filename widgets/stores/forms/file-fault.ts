import { type FileRule, HEAD, kindOf } from '../../contract/file-kinds.ts'
import type { FileFault } from '../../contract/files.ts'

/**
 * What is wrong with a file, as far as its first bytes and its size tell; whether it is whole only the
 * provider finds out. A file that has gone or was changed since it was chosen is `unreadable`.
 */
export async function faultOf(file: File, rule: FileRule): Promise<FileFault | undefined> {
  const { kinds, endings, smallest, largest } = rule
  const head = await file
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => undefined)
  if (!head) return 'unreadable'
  const kind = kindOf(new Uint8Array(head))
  if (kind && kinds.includes(kind)) {
    if (file.size > largest) return 'large'
    return file.size < smallest ? 'small' : undefined
  }
  // Too little to be told apart, but meant to be what is wanted: the better word for an empty clip.
  return file.size < smallest && isNamed(file.name, endings) ? 'small' : 'type'
}

const isNamed = (name: string, endings: string) =>
  endings.split(',').some((ending) => name.toLowerCase().endsWith(ending))
