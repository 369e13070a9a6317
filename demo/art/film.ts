import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Landscape, seenFrom, type View } from './scenes/landscape.ts'
import { afterDark } from './scenes/night-inks.ts'
import { palettes, type Time } from './scenes/palette.ts'
import { RATE, tanpura } from './tanpura.ts'

/** A slowly moving scene that loops. */
export interface Film {
  scene: Landscape
  time: Time
  /** Uses the night inks. */
  dark?: boolean
  mirrored?: boolean
  /** In pixels, at 16:9. */
  width: number
  seconds: number
  /** Lettering at the beginning and the end, as a picture of the film's size. */
  title?: Buffer
  sound?: boolean
  /** x264's CRF: lower is finer. */
  quality: number
}

const FRAMES_PER_SECOND = 24

/** Part of the film from which it fades into its beginning. */
const RETURN = 0.86
/** Parts at which the title starts to fade and is gone. */
const TITLE = [0.34, 0.42] as const

/** SVG view boxes: with sky for a title, or the middle of the scene. */
const [WIDE, CLOSE] = ['-165 -76 1530 860', '-50 104 1300 731']

const size = ({ width }: Film) => ({ width, height: (width * 9) / 16 })

/** Eases from 0 to 1 between two parts of a film. */
function eased(part: number, from: number, to: number): number {
  const way = Math.min(1, Math.max(0, (part - from) / (to - from)))
  return (1 - Math.cos(Math.PI * way)) / 2
}

/** Moves the camera round a small loop, for parallax. */
function viewAt(part: number, along: number, mirrored: boolean): View {
  const turn = 2 * Math.PI * part
  return { mirrored, zoom: 1.05 - 0.04 * Math.cos(turn), aside: 42 * Math.sin(turn), along }
}

function shot(film: Film, part: number, along: number): Promise<Buffer> {
  const { scene, time, dark, mirrored = false } = film
  const palette = dark ? afterDark[time].palette : palettes[time]
  const shapes = seenFrom(viewAt(part, along, mirrored), scene.draw(palette, time))
  const { width, height } = size(film)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${film.title ? WIDE : CLOSE}">${shapes}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

/** Blends one picture over another with a strength from 0 to 1. */
function mix(under: Buffer, over: Buffer, strength: number): void {
  for (let at = 0; at < under.length; at++) {
    const ink = under[at] ?? 0
    under[at] = Math.round(ink + ((over[at] ?? 0) - ink) * strength)
  }
}

/** Blends lettering with an alpha channel over a picture, with a strength from 0 to 1. */
function letter(under: Buffer, title: Buffer, strength: number): void {
  for (let at = 0; at * 4 < title.length; at++) {
    const alpha = ((title[at * 4 + 3] ?? 0) / 255) * strength
    if (alpha === 0) continue
    for (let part = 0; part < 3; part++) {
      const ink = under[at * 3 + part] ?? 0
      under[at * 3 + part] = Math.round(ink + ((title[at * 4 + part] ?? 0) - ink) * alpha)
    }
  }
}

/** Renders a frame. Part 1 equals part 0; things that move have faded back to their start. */
export async function frame(film: Film, part: number): Promise<Buffer> {
  const picture = await shot(film, part, part - 0.5)
  const back = eased(part, RETURN, 1)
  if (back > 0) mix(picture, await shot(film, part, part - 1.5), back)
  const shown = 1 - eased(part, ...TITLE) + back
  if (film.title && shown > 0) letter(picture, film.title, shown)
  return picture
}

export async function still(film: Film, file: string, width = film.width): Promise<void> {
  const raw = { ...size(film), channels: 3 as const }
  const picture = sharp(await frame(film, 0), { raw }).resize(width)
  await picture.webp({ quality: 76, effort: 6 }).toFile(file)
}

export async function encode(film: Film, file: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'trip-film-'))
  const sound = join(folder, 'sound')
  if (film.sound) await writeFile(sound, tanpura(film.seconds))
  const { width, height } = size(film)
  const heard = film.sound ? `-f s16le -ar ${RATE} -ac 1 -i ${sound} -c:a aac -b:a 40k` : '-an'
  const pictures = `-f rawvideo -pix_fmt rgb24 -s ${width}x${height} -r ${FRAMES_PER_SECOND} -i -`
  const coding = `-c:v libx264 -profile:v high -preset slow -tune animation -pix_fmt yuv420p -crf ${film.quality} -colorspace bt709 -color_primaries bt709 -color_trc bt709 -vf scale=out_color_matrix=bt709 -movflags +faststart`
  const words = `-y -loglevel error ${pictures} ${heard} ${coding}`.split(' ')
  const encoder = spawn('ffmpeg', [...words, file], { stdio: ['pipe', 'inherit', 'inherit'] })
  const done = once(encoder, 'close')
  const count = FRAMES_PER_SECOND * film.seconds
  for (let index = 0; index < count; index++) {
    if (!encoder.stdin.write(await frame(film, index / count))) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await done
  await rm(folder, { recursive: true })
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${file}.`)
}
