import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VIDEO } from '../../widgets/contract/values/file-kinds.ts'
import { MAX_PHOTOS } from '../../widgets/contract/values/photos.ts'
import { smallBody } from '../provider/http/json-body.ts'
import { readForm } from '../provider/media/multipart.ts'
import { Refused, unavailable } from '../provider/errors/refused.ts'

export interface FormBody {
  fields: URLSearchParams
  /** Uploaded files, on disk until the form is handled. */
  files: File[]
}

/** Most concurrent forms with files; more could fill the disk. */
const AT_ONCE = 8
const LIMITS = { files: MAX_PHOTOS + 1, fileSize: VIDEO.largest }

let underWay = 0

/**
 * Reads a form and passes it to `use`, with its files on disk.
 * @throws {Refused} 400, 405 or 413 for anything that is no form of the site, 503 above the limit of concurrent forms.
 */
export async function readFormBody<Answer>(
  request: Request,
  use: (form: FormBody) => Promise<Answer>,
): Promise<Answer> {
  const type = request.headers.get('content-type') ?? ''
  if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) {
    const text = (await smallBody(request)).toString()
    return use({ fields: new URLSearchParams(text), files: [] })
  }
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    throw new Refused(405, 'method_not_allowed', 'This page only accepts its own forms.', {
      headers: { allow: 'GET, HEAD, POST' },
    })
  }
  if (underWay >= AT_ONCE) throw unavailable('Too many forms are being sent right now.', 10)
  underWay += 1
  const folder = await mkdtemp(join(tmpdir(), 'trip-form-'))
  try {
    return await readForm(request, folder, LIMITS, async ({ fields, files }) => {
      const chosen = files.filter(({ size }) => size > 0)
      const opened = chosen.map(async ({ path }, index) => {
        const blob = await openAsBlob(path)
        return new File([blob], `file ${index + 1}`, { lastModified: 0 })
      })
      return use({
        fields: new URLSearchParams(fields.map(({ name, value }) => [name, value])),
        files: await Promise.all(opened),
      })
    })
  } finally {
    underWay -= 1
    await rm(folder, { recursive: true, force: true })
  }
}
