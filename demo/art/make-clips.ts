import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { type Landscape, seenFrom, type View } from './scenes/landscape.ts'
import { palettes, type Time } from './scenes/palette.ts'
import { scenes } from './scenes/scenes.ts'

/**
 * Makes the clips of the demo's testimonials from the drawn scenes: `node --import tsx
 * demo/art/make-clips.ts [scene...]`, with ffmpeg on the path. The clips are committed.
 */
const CLIPS: readonly [scene: keyof typeof scenes, time: Time][] = [
  ['forest-tiger', 'day'],
  ['lake-mountains', 'day'],
  ['backwater', 'dusk'],
  ['tea-hills', 'dawn'],
  ['skyline-desert', 'dusk'],
  ['dunes-fort', 'dawn'],
  ['limestone-bay', 'day'],
  ['alps', 'day'],
  ['pyramids', 'dawn'],
]

const [WIDTH, HEIGHT, FRAMES_PER_SECOND, SECONDS] = [640, 360, 24, 8]
const folder = resolve(import.meta.dirname, 'clips')

/** From 0 to 1, slow at both ends. */
const eased = (part: number) => (1 - Math.cos(Math.PI * part)) / 2

/** Where the camera is: it goes aside and a little nearer, so that near things pass those far away. */
function viewAt(part: number, mirrored: boolean): View {
  const way = eased(part)
  return { mirrored, zoom: 1.02 + 0.08 * way, aside: 60 - 120 * way, along: part - 0.5 }
}

function frame({ draw, views }: Landscape, time: Time, part: number): Promise<Buffer> {
  const shapes = seenFrom(viewAt(part, views[time].mirrored === true), draw(palettes[time], time))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="-100 60 1400 788">${shapes}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}

async function clip(name: string, scene: Landscape, time: Time): Promise<void> {
  const size = { width: WIDTH, height: HEIGHT, channels: 3 } as const
  const still = await frame(scene, time, 0.5)
  await sharp(still, { raw: size })
    .webp({ quality: 72, effort: 6 })
    .toFile(resolve(folder, `${name}.webp`))
  const pictures = `-f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`
  const coding =
    '-an -c:v libx264 -profile:v baseline -preset veryslow -tune animation -pix_fmt yuv420p -crf 28 -maxrate 112k -bufsize 600k -movflags +faststart'
  const encoder = spawn(
    'ffmpeg',
    [
      '-y',
      '-loglevel',
      'error',
      ...pictures.split(' '),
      ...coding.split(' '),
      resolve(folder, `${name}.mp4`),
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  )
  const done = once(encoder, 'close')
  const count = FRAMES_PER_SECOND * SECONDS
  for (let index = 0; index < count; index++) {
    if (!encoder.stdin.write(await frame(scene, time, index / (count - 1)))) {
      await once(encoder.stdin, 'drain')
    }
  }
  encoder.stdin.end()
  const [code] = await done
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} at ${name}.`)
}

/** The files that tests of uploads send: a second and a half of a clip, in each of the three kinds. */
async function samples(): Promise<void> {
  const clip = resolve(folder, 'backwater.mp4')
  const target = resolve(import.meta.dirname, '../../dist-spec/support/files')
  await mkdir(target, { recursive: true })
  const codings = { mp4: '-c copy', mov: '-c copy', webm: '-c:v libvpx-vp9 -crf 40 -b:v 0' }
  for (const [kind, coding] of Object.entries(codings)) {
    const file = resolve(target, `clip.${kind}`)
    const cut = ['-y', '-loglevel', 'error', '-i', clip, '-t', '1.5', ...coding.split(' '), file]
    await once(spawn('ffmpeg', cut, { stdio: 'inherit' }), 'close')
  }
}

await mkdir(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const [name, time] of CLIPS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await clip(name, scenes[name], time)
}
await samples()
