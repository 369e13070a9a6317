import { createCipheriv, createHash } from 'node:crypto'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { redraw } from '../../demo/provider/media/photos.ts'
import { clean } from '../../demo/provider/media/videos.ts'
import { type Intent } from './plan.ts'
import { randomFrom } from './random.ts'

export const VIDEO_BYTES = 60_000_000

const CLIP = fileURLToPath(
  new URL('../../demo/provider/media/corporate/sample.mp4', import.meta.url),
)

/** Files that a visitor chooses, and the hashes of what must be stored for them, in order. */
export interface Chosen {
  paths: string[]
  hashes: string[]
}

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Creates the files of an intent, which no other intent has. */
export async function chooseFiles(folder: string, intent: Intent, seed: number): Promise<Chosen> {
  const random = randomFrom(seed, intent.email)
  if (intent.kind === 'enquiry') return { paths: [], hashes: [] }
  if (intent.kind === 'testimonial') return chosenVideo(join(folder, intent.email), seed)
  const paths: string[] = []
  const hashes: string[] = []
  await mkdir(folder, { recursive: true })
  for (let index = 0; index <= 1 + random.below(2); index += 1) {
    const path = join(folder, `${intent.email}-${index}.jpg`)
    const colour = { r: random.below(256), g: random.below(256), b: random.below(256) }
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
    const create = { width: 640, height: 480, channels: 3, noise, background: colour } as const
    await sharp({ create }).tint(colour).jpeg().toFile(path)
    paths.push(path)
    // The provider stores photos redrawn.
    await redraw(path, path)
    hashes.push(hashOf(await readFile(`${path}.webp`)))
  }
  return { paths, hashes }
}

/** A playable clip whose `mdat` is followed by another one of random bytes. */
async function chosenVideo(name: string, seed: number): Promise<Chosen> {
  const path = `${name}.mp4`
  await mkdir(join(path, '..'), { recursive: true })
  const clip = await readFile(CLIP)
  const size = VIDEO_BYTES - clip.length
  const head = Buffer.alloc(8, 'mdatmdat')
  head.writeUInt32BE(size)
  const key = createHash('sha256')
    .update(`${seed} ${basename(name)}`)
    .digest()
  const noise = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(size - 8))
  await writeFile(path, Buffer.concat([clip, head, noise]))
  // The provider blanks what may reveal a place.
  const copy = `${path}.clean`
  await writeFile(copy, await readFile(path))
  if (!(await clean(copy, 'mp4'))) throw new Error(`${path} is no valid video.`)
  const hashes = [hashOf(await readFile(copy))]
  await (await open(copy, 'w')).close()
  return { paths: [path], hashes }
}
