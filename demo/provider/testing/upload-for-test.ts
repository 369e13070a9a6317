import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { API } from './api-for-test.ts'
import type { TestProvider } from './open-for-test.ts'

const clips = resolve(import.meta.dirname, '../media/corporate')

/** A real mp4 of 123 KB. */
export const mp4 = () => readFile(join(clips, 'sample.mp4'))

/** Noise, which does not compress. */
export function noise(width: number, height: number): Sharp {
  const create = { width, height, channels: 3, background: 'black' } as const
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
}

export const jpeg = (width = 64, height = 48) => noise(width, height).jpeg().toBuffer()
export const png = (width = 64, height = 48) => noise(width, height).png().toBuffer()

export const REVIEW = {
  attraction: 'taj-mahal',
  rating: '4',
  feedback: 'White marble.\nCome at dawn.',
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@mail.example',
  mobile_number: '+91 98765-43210',
  date_of_visit: '2026-11-19',
}

export const TESTIMONIAL = {
  email: 'asha@mail.example',
  description: 'Nine days, and not one thing to worry about.',
  first_name: 'Asha',
  last_name: 'Rao',
  phone_number: '98765 43210',
}

/** Parts of a form in order: text, or a file with its name. */
export type Parts = [name: string, value: string | Uint8Array, filename?: string, type?: string][]

export function formOf(parts: Parts): FormData {
  const form = new FormData()
  for (const [name, value, filename = 'file.jpg', type = ''] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)], { type }), filename)
  }
  return form
}

/** A review's form with changed fields, and photos as files1, files2, ... */
export function reviewForm(changes: object = {}, photos: Uint8Array[] = []): FormData {
  const form = formOf(Object.entries({ ...REVIEW, ...changes }) as Parts)
  for (const [index, photo] of photos.entries()) {
    form.append(`files${index + 1}`, new Blob([new Uint8Array(photo)]), 'photo.jpg')
  }
  return form
}

export const textPart = (name: string, value: string) =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

export function testimonialForm(video: Uint8Array, filename = 'clip.mp4'): FormData {
  return formOf([
    ['data', JSON.stringify(TESTIMONIAL)],
    ['video', video, filename],
  ])
}

type Headers = Record<string, string>

export const sendReview = async (
  { app }: TestProvider,
  body: BodyInit = reviewForm(),
  headers: Headers = {},
) => app.request('/api/v1/create_reviews', { method: 'POST', body, headers })

export const sendTestimonial = async (
  { app }: TestProvider,
  body: BodyInit,
  headers: Headers = {},
) => app.request(`${API}/testimonial/`, { method: 'POST', body, headers })

export async function idOf(response: Response): Promise<string> {
  const answer = (await response.json()) as { id: string }
  if (response.status !== 201) throw new Error(`${response.status} ${JSON.stringify(answer)}`)
  return answer.id
}

/** Status, and faults by field or the error code. */
export async function outcome(response: Response): Promise<unknown[]> {
  const { error } = (await response.json()) as { error?: { code: string; fields?: object } }
  return [response.status, error?.fields ?? error?.code]
}

/** All files of a provider's media folder, including incoming ones. */
export async function filesOf({ media }: TestProvider): Promise<string[]> {
  const root = resolve(media.incoming, '..')
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .toSorted()
}

export async function stored({ media }: TestProvider, path: string): Promise<Buffer> {
  return readFile(resolve(media.incoming, '..', path.replace(/^\/?(media\/)?/, '')))
}
