import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { colours } from '../../site/brand.ts'
import { encode, type Film, still } from './film.ts'
import type { Time } from './scenes/palette.ts'
import { scenes } from './scenes/scenes.ts'

/**
 * Makes the demo's films from its scenes: `node --import tsx demo/art/make-clips.ts [name...]`. Needs ffmpeg on the
 * path and a Chromium at `CHROMIUM_PATH` for the titles. The films are committed.
 */

type Scene = keyof typeof scenes

/** Travellers' clips, named like their scenes. Evenings and nights, so that none glares on a dark page. */
const CLIPS: readonly [scene: Scene, time: Time, dark: boolean][] = [
  ['forest-tiger', 'dawn', true],
  ['lake-mountains', 'day', true],
  ['backwater', 'dusk', false],
  ['tea-hills', 'dawn', true],
  ['skyline-desert', 'dusk', false],
  ['dunes-fort', 'dawn', true],
  ['limestone-bay', 'day', true],
  ['alps', 'dusk', false],
  ['pyramids', 'dusk', false],
]

/** Companies' films by file: title and link. */
const FILMS: readonly [
  file: string,
  title: string,
  line: string,
  scene: Scene,
  time: Time,
  dark: boolean,
  mirrored: boolean,
][] = [
  ['sample', 'Your company', 'Wherever your people go', 'balloons', 'dusk', false, false],
  ['persistent', 'Persistent', 'Kashmir by shikara', 'lake-mountains', 'dusk', false, true],
  ['xoriant', 'Xoriant', 'Kerala by houseboat', 'backwater', 'day', true, true],
  ['accenture', 'Accenture', 'Forts and dunes of Rajasthan', 'dunes-fort', 'dusk', false, false],
  ['accion', 'Accion', 'On safari in central India', 'plateau-tiger', 'dawn', true, true],
  ['icertis', 'Icertis', 'Over the Alps by train', 'alps', 'day', true, true],
  ['bridgenext', 'Bridgenext', 'Sikkim on foot', 'tea-hills', 'dusk', false, true],
]

const [CLIP_WIDTH, POSTER_WIDTH, FILM_WIDTH] = [960, 640, 1280]

const font = async (file: string) =>
  `data:font/woff2;base64,${(await readFile(resolve(import.meta.dirname, '../../node_modules/@fontsource-variable', file))).toString('base64')}`

/** Renders the titles in the site's typeface, as pixels with alpha. */
async function titles(): Promise<Map<string, Buffer>> {
  const fonts = `@font-face{font-family:Fraunces;font-weight:100 900;src:url(${await font('fraunces/files/fraunces-latin-opsz-normal.woff2')})}@font-face{font-family:Figtree;font-weight:300 900;src:url(${await font('figtree/files/figtree-latin-wght-normal.woff2')})}`
  const style = `body{margin:0;padding:64px 72px;color:${colours.paper};font:500 34px/1.3 Figtree}h1{margin:0 0 14px;font:600 92px/1 Fraunces;font-variation-settings:'opsz' 72;letter-spacing:-.012em}p{margin:0}small{display:block;margin-top:4px;font-size:24px;font-weight:400}`
  const { CHROMIUM_PATH: executablePath } = process.env
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const viewport = { width: FILM_WIDTH, height: (FILM_WIDTH * 9) / 16 }
  const page = await browser.newPage({ viewport })
  const set = new Map<string, Buffer>()
  for (const [file, title, line] of FILMS) {
    await page.setContent(
      `<style>${fonts}${style}</style><h1>${title}</h1><p>${line}<small>with Tigertrail Journeys</small></p>`,
    )
    await page.evaluate(() => document.fonts.ready)
    const shot = await page.screenshot({ omitBackground: true })
    set.set(file, await sharp(shot).ensureAlpha().raw().toBuffer())
  }
  await browser.close()
  return set
}

const wanted = process.argv.slice(2)
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)
const stills = process.env['STILLS'] !== undefined

const letters = await titles()
for (const [file, , , scene, time, dark, mirrored] of FILMS) {
  const title = letters.get(file)
  if (!title || !isWanted(file)) continue
  const path = resolve(import.meta.dirname, '../provider/media/corporate', file)
  const film: Film = {
    scene: scenes[scene],
    time,
    dark,
    mirrored,
    width: FILM_WIDTH,
    seconds: 10,
    title,
    sound: true,
    quality: 25,
  }
  await still(film, `${path}.webp`)
  if (!stills) await encode(film, `${path}.mp4`)
}
for (const [name, time, dark] of CLIPS) {
  if (!isWanted(`clips/${name}`)) continue
  const path = resolve(import.meta.dirname, 'clips', name)
  const film: Film = {
    scene: scenes[name],
    time,
    dark,
    mirrored: name === 'lake-mountains',
    width: CLIP_WIDTH,
    seconds: 8,
    quality: 25,
  }
  await still(film, `${path}.webp`, POSTER_WIDTH)
  if (!stills) await encode(film, `${path}.mp4`)
}
