import type { ZodMiniType } from 'zod/mini'
import type { FileRule } from '../../../widgets/contract/values/file-kinds.ts'
import type { FileFault } from '../../../widgets/contract/values/files.ts'
import { fingerprintOf } from '../http/idempotency.ts'
import { faultsOf } from '../http/json-body.ts'
import { kindOfFile } from './kinds.ts'
import type { SentFile, SentForm } from './multipart.ts'
import { Refused, wrongFields } from '../errors/refused.ts'

export type Faults = Record<string, string>

/** Text fields by name; repeated and overlong ones are faults. */
export function textsOf({ fields }: SentForm): { texts: Record<string, string>; faults: Faults } {
  const texts = new Map<string, string>()
  const faults = new Map<string, string>()
  for (const { name, value, cut } of fields) {
    if (texts.has(name)) faults.set(shown(name), 'invalid')
    else if (cut) faults.set(shown(name), 'long')
    texts.set(name, value)
  }
  return { texts: Object.fromEntries(texts), faults: Object.fromEntries(faults) }
}

/**
 * Parses the fields by their schema.
 * @throws {Refused} 413 for a file that is too large, otherwise 422 with all faults.
 */
export function checked<Input>(
  schema: ZodMiniType<Input, unknown>,
  fields: unknown,
  faults: Faults,
): Input {
  const read = schema.safeParse(fields)
  if (read.success && Object.keys(faults).length === 0) return read.data
  throw refusedForm({ ...(read.success ? {} : faultsOf(read.error, fields)), ...faults })
}

export function refusedForm(faults: Faults): Refused {
  if (!Object.values<string>(faults).includes('large' satisfies FileFault))
    return wrongFields(faults)
  return new Refused(413, 'too_large', 'A file is too large.', { fields: faults })
}

export async function faultOfFile(
  { path, size }: SentFile,
  { kinds, smallest, largest }: FileRule,
): Promise<FileFault | undefined> {
  if (size > largest) return 'large'
  if (size < smallest) return 'small'
  const kind = await kindOfFile(path)
  return kind && kinds.includes(kind) ? undefined : 'type'
}

/** A field's name in a response, shortened since the sender can choose any. */
export function shown(name: string): string {
  return name.slice(0, 100)
}

export function formFingerprint(input: object, files: SentFile[]): string {
  const sums = files.map(({ field, sha256 }) => [field, sha256])
  return fingerprintOf({ input, files: Object.fromEntries(sums) })
}
