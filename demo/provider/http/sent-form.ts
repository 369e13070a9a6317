import type { ZodMiniType } from 'zod/mini'
import type { FileRule } from '../../../widgets/contract/file-kinds.ts'
import type { FileFault } from '../../../widgets/contract/files.ts'
import { fingerprintOf } from './idempotency.ts'
import { faultsOf } from './json-body.ts'
import { kindOfFile } from '../media/kinds.ts'
import type { SentFile, SentForm } from './multipart.ts'
import { Refused, wrongFields } from './refused.ts'

/** Faults by field, in one word each. */
export type Faults = Record<string, string>

/** The text fields by name; one that was sent twice, or too long to be read, is at fault. */
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
 * The fields by their schema.
 * @throws {Refused} 413 where a file is too large, else 422, with all faults at once.
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

/** The refusal of a form for its fields and files. */
export function refusedForm(faults: Faults): Refused {
  if (!Object.values<string>(faults).includes('large' satisfies FileFault))
    return wrongFields(faults)
  return new Refused(413, 'too_large', 'A file is too large.', { fields: faults })
}

/** What is wrong with a file, as far as its first bytes tell. */
export async function faultOfFile(
  { path, size }: SentFile,
  { kinds, smallest, largest }: FileRule,
): Promise<FileFault | undefined> {
  if (size > largest) return 'large'
  if (size < smallest) return 'small'
  const kind = await kindOfFile(path)
  return kind && kinds.includes(kind) ? undefined : 'type'
}

/** A field's name as it is answered: whoever makes up names need not get long ones back. */
export function shown(name: string): string {
  return name.slice(0, 100)
}

/** The same for two forms that say the same with the same files. */
export function formFingerprint(input: object, files: SentFile[]): string {
  const sums = files.map(({ field, sha256 }) => [field, sha256])
  return fingerprintOf({ input, files: Object.fromEntries(sums) })
}
