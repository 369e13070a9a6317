import { type FileRule, HEAD, kindOf } from '../../contract/values/file-kinds.ts'
import type { FileFault } from '../../contract/values/files.ts'

/**
 * Checks first bytes and size; only the provider can detect other damage. A deleted or changed file is `unreadable`.
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
  // An empty video file has no signature to detect. Its extension shows that `small` is the better fault.
  return file.size < smallest && isNamed(file.name, endings) ? 'small' : 'type'
}

const isNamed = (name: string, endings: string) =>
  endings.split(',').some((ending) => name.toLowerCase().endsWith(ending))
