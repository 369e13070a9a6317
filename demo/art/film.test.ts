import { readdir, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { type Film, frame } from './film.ts'
import { scenes } from './scenes/scenes.ts'
import { RATE, tanpura } from './tanpura.ts'

const film: Film = { scene: scenes.alps, time: 'day', width: 160, seconds: 8, quality: 30 }

const difference = (one: Buffer, other: Buffer) =>
  one.reduce((sum, ink, at) => sum + Math.abs(ink - (other[at] ?? 0)), 0) / one.length

test('a film moves, and ends on its first frame', async () => {
  const [first, middle, last] = [await frame(film, 0), await frame(film, 0.5), await frame(film, 1)]
  expect(difference(first, middle)).toBeGreaterThan(4)
  expect(difference(first, last)).toBeLessThan(0.01)
})

test('a title shows at the beginning and the end, and not in between', async () => {
  const title = Buffer.alloc(160 * 90 * 4, 255)
  const at = (part: number) => frame({ ...film, title }, part)
  const [first, middle, last] = [await at(0), await at(0.6), await at(1)]
  expect([first.every((ink) => ink === 255), last.every((ink) => ink === 255)]).toEqual([
    true,
    true,
  ])
  expect(middle.some((ink) => ink < 100)).toBe(true)
})

test('the sound loops without a gap', () => {
  const sound = tanpura(5)
  expect(sound.length).toBe(5 * RATE * 2)
  const step = Math.abs(sound.readInt16LE(0) - sound.readInt16LE(sound.length - 2))
  expect(step).toBeLessThan(2000)
})

test.each(['clips', '../provider/media/corporate'])('the films of %s are small', async (name) => {
  const folder = resolve(import.meta.dirname, name)
  const sizes = (await readdir(folder)).map(async (file) => {
    const { size } = await stat(resolve(folder, file))
    return size > (file.endsWith('.webp') ? 40_000 : 600_000) ? [file, size] : []
  })
  expect((await Promise.all(sizes)).flat()).toEqual([])
})
