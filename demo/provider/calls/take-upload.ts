import { IDEMPOTENCY_KEY } from '../../../widgets/contract/headers.ts'
import { readNotice } from '../../../widgets/contract/privacy-notices.ts'
import { NOTICE } from '../../../widgets/contract/values/form-facts.ts'
import type { ReadyFile } from '../data/media/pending-media.ts'
import { storeWithRow } from '../data/media/pending-media.ts'
import type { Queries } from '../data/engine/database.ts'
import { enforceRateLimits } from '../data/rate-limits.ts'
import {
  earlierUpload,
  type Intent,
  type Stored,
  type Suspicion,
  type UploadTable,
} from '../data/media/uploads.ts'
import type { Call, Routes, UnreadForm } from './calls.ts'
import { type Sent, senderSigns } from './sender-signs.ts'
import { isSuspicious } from './suspicion.ts'
import { idempotencyKey, intentOf } from '../http/idempotency.ts'
import { type FormLimits, largestForm, type SentForm, readForm } from '../media/multipart.ts'
import { forgetUploads } from '../data/media/partial-uploads.ts'
import { addUploads, takeUploadFields, unknownUpload } from './uploaded-files.ts'
import { startMeter } from './upload-meter.ts'

export interface Reception<Input> {
  table: UploadTable
  limits: FormLimits
  /** Cheap checks of the form. Throws the refusal to send. */
  check(form: SentForm): Promise<{ input: Input; fingerprint: string }>
  /** Parts of the input that are checked for signs of a program. */
  sent(input: Input): Omit<Sent, 'intent'>
  /** Prepares the files in the given folder. Throws the refusal to send. */
  prepare(form: SentForm, folder: string): Promise<ReadyFile[]>
  /**
   * Undefined if the intent has a row already; `again` marks an earlier row with the same content from another intent.
   */
  insert(
    queries: Queries,
    input: Input,
    intent: Intent,
    files: ReadyFile[],
    suspicion: Suspicion,
  ): Promise<(Stored & { again?: boolean }) | undefined>
}

/** Repeats that are accepted even under a smaller limit. */
const REPEATS = 10

/** Stores a form with files once per `Idempotency-Key`, and returns its row. Without a row no file stays on disk. */
export async function takeUpload<Input>(
  routes: Routes,
  call: Call<UnreadForm<Input>>,
  { table, limits, check, sent, prepare, insert }: Reception<Input>,
): Promise<Stored> {
  const { database, settings, media } = routes
  const { header, address, language, query } = call
  const key = idempotencyKey(header(IDEMPOTENCY_KEY))
  const at = settings.now()
  // Counted before a long body is read. Repeats have their own limit: their sender lost the response or sent twice.
  const rate = settings.uploadRate
  const uploadLimit = { subject: `upload of ${address}`, intent: intentOf(key), ...rate }
  const stored = await earlierUpload(database, table, key)
  if (stored !== undefined || !(await enforceRateLimits(database, [uploadLimit], at))) {
    const limit = Math.max(rate.limit, REPEATS)
    await enforceRateLimits(
      database,
      [{ ...rate, subject: `repeated upload of ${address}`, limit }],
      at,
    )
  }
  const take = async (form: SentForm, folder: string) => {
    const named = takeUploadFields(form)
    if (named.length > 0) {
      const isThere = !stored && (await addUploads(routes, form, named, folder, limits))
      // The uploads of a stored form are gone, so its content can't be compared.
      const earlier = isThere ? undefined : await earlierUpload(database, table, key)
      if (earlier) return earlier
      if (!isThere) throw unknownUpload(named)
    }
    const { input, fingerprint } = await check(form)
    const intent = { key, fingerprint, at, language, notice: readNotice(table, query(NOTICE)) }
    const earlier = await earlierUpload(database, table, key, fingerprint)
    if (earlier) return earlier
    const signs = await senderSigns(routes, call, { ...sent(input), intent: key ?? undefined })
    const suspicion = isSuspicious(signs) ? signs : null
    const files = await prepare(form, folder)
    let made: Awaited<ReturnType<typeof insert>>
    await storeWithRow(database, media.store, files, async (queries) => {
      made = await insert(queries, input, intent, files, suspicion)
      const ids = named.map(({ id }) => id)
      if (made) await forgetUploads(queries, ids)
      return made !== undefined && !made.again
    })
    const row = made ?? (await earlierUpload(database, table, key, fingerprint))
    if (row === undefined) throw new Error('The upload was neither stored nor a known repeat.')
    return { id: row.id, held: row.held }
  }
  const { request } = call.input
  const { count, end } = await startMeter(routes, { request, address }, largestForm(limits))
  return readForm(request, media.incoming, { ...limits, onBytes: count }, take).finally(end)
}
