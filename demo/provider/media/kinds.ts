import { open } from 'node:fs/promises'
import { type FileKind, HEAD, kindOf } from '../../../widgets/contract/values/file-kinds.ts'

export async function kindOfFile(path: string): Promise<FileKind | undefined> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return kindOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}
