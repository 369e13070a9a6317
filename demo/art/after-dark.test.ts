import sharp from 'sharp'
import { expect, test } from 'vitest'
import { scenePicture } from './scene-pictures.ts'
import { seenFrom } from './scenes/landscape.ts'
import { palettes, TIMES } from './scenes/palette.ts'
import { scenes } from './scenes/scenes.ts'

const NIGHT = /@media\(prefers-color-scheme:dark\){(.*?)}(?=<\/style>)/

const CLASS = / class="\w+"/g

/** Applies the dark styles, since sharp ignores `color-scheme`. */
const inTheDark = (svg: string) => svg.replace(NIGHT, '$1')

const pixels = (svg: string) =>
  sharp(Buffer.from(svg)).resize(60, 45).removeAlpha().greyscale().raw().toBuffer()

const mean = (list: Iterable<number>) => {
  const all = [...list]
  return all.reduce((sum, each) => sum + each, 0) / all.length / 255
}

const names = Object.keys(scenes) as (keyof typeof scenes)[]
const of = (name: string, time: string) => scenePicture(`${name}-${time}.svg`)!

test.each(names)('%s is dark on a dark page, and unchanged on a light one', async (name) => {
  for (const time of TIMES) {
    const svg = of(name, time)
    const [light, dark] = [await pixels(svg), await pixels(inTheDark(svg))]
    expect(mean(dark)).toBeLessThan(0.45)
    expect(mean(dark)).toBeLessThanOrEqual(mean(light) * (time === 'dusk' ? 1 : 0.8))
    const { draw, views } = scenes[name]
    const printed = seenFrom(views[time], draw(palettes[time], time))
    expect(svg.replace(/<style>.*<\/style>/, '').replaceAll(CLASS, '')).toContain(printed)
  }
})

test.each(names)('%s has three different pictures after dark too', async (name) => {
  const [dawn, day, dusk] = await Promise.all(
    TIMES.map((time) => pixels(inTheDark(of(name, time)))),
  )
  for (const [one, other] of [
    [dawn, day],
    [day, dusk],
    [dusk, dawn],
  ]) {
    expect(mean(one!.map((ink, at) => Math.abs(ink - other![at]!)))).toBeGreaterThan(0.02)
  }
})

test('night colours add few bytes', () => {
  const sizes = names.flatMap((name) =>
    TIMES.map((time) => {
      const svg = of(name, time)
      return [svg.length, svg.replace(/<style>.*<\/style>/, '').replaceAll(CLASS, '').length]
    }),
  )
  const [all, plain] = [0, 1].map((index) => sizes.reduce((sum, size) => sum + size[index]!, 0))
  expect(all! / plain!).toBeLessThan(1.15)
})
