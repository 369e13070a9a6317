/* oxlint-disable no-underscore-dangle -- Names that libraries have for their globals. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { type Page, expect } from '@playwright/test'

const PACKAGES = resolve(import.meta.dirname, '../../node_modules')
const FILES = [
  'flatpickr/dist/flatpickr.js',
  'filepond/dist/filepond.js',
  'swiper/swiper-bundle.js',
]

interface Libraries {
  flatpickr: ((input: Element, options: object) => Calendar) & { version: string }
  FilePond: { version: string; create: (input: Element) => Pond }
  Swiper: (new (element: Element) => Slides) & { version: string }
  jQuery: { fn: Record<string, unknown> }
  __framePainter: { frames: () => number; readers: unknown[]; writers: unknown[] }
  nanostoresGlobal: { epoch: number }
  __zod_globalConfig: { jitless: boolean }
  heard: string[]
  pond: Pond
}
interface Calendar {
  selectedDates: Date[]
  destroy: () => void
}
interface Pond {
  addFile: (file: File) => Promise<unknown>
  removeFiles: () => void
}
interface Slides {
  slideNext: (speed: number) => void
  activeIndex: number
  destroy: () => void
}

/** Adds libraries of a page's own, in other versions than ours, and a frame painter of an older shape. */
export async function bringLibraries(page: Page): Promise<void> {
  await page.evaluate(() => {
    let frames = 0
    const readers: (() => void)[] = []
    const writers: ((now: number) => void)[] = []
    const painter = { readers, writers, frames: () => frames }
    const tick = (now: number) => {
      frames += 1
      for (const read of readers) read()
      for (const write of writers) write(now)
      requestAnimationFrame(tick)
    }
    tick(performance.now())
    const heard: string[] = []
    for (const name of ['loaded', 'pluginloaded', 'init', 'addfile', 'removefile', 'updatefiles']) {
      document.addEventListener(`FilePond:${name}`, (event) => {
        if ((event.target as Element).localName?.startsWith('trip-')) heard.push(name)
        else if (/loaded/.test(name)) heard.push(name)
      })
    }
    Object.assign(window, {
      heard,
      __framePainter: painter,
      nanostoresGlobal: { epoch: 41 },
      __zod_globalConfig: { jitless: true },
      jQuery: { fn: {} },
    })
  })
  for (const file of FILES) {
    await page.addScriptTag({ content: await readFile(resolve(PACKAGES, file), 'utf8') })
  }
  await page.evaluate(() => {
    const page = window as unknown as Libraries
    for (const library of [page.flatpickr, page.FilePond, page.Swiper]) {
      Object.defineProperty(library, 'version', { value: "the page's own" })
    }
  })
  // FilePond announces itself in a task of its own.
  await expect.poll(() => heard(page)).toEqual(['loaded'])
  await page.evaluate(() => {
    const page = window as unknown as Libraries
    page.pond = page.FilePond.create(document.querySelector('#files')!)
  })
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as Libraries).heard)

export async function useLibraries(page: Page): Promise<void> {
  const used = await page.evaluate(() => {
    const page = window as unknown as Libraries
    const input = document.querySelector('#date')! as Element & {
      flatpickr: (options: object) => Calendar
    }
    const calendars = [
      page.flatpickr(input, { defaultDate: '2026-01-05' }),
      input.flatpickr({ defaultDate: '2026-01-05' }),
    ]
    const days = calendars.map(({ selectedDates }) => selectedDates[0]!.getDate())
    calendars.at(-1)!.destroy()
    const slides = new page.Swiper(document.querySelector('#slides')!)
    slides.slideNext(0)
    const slide = slides.activeIndex
    slides.destroy()
    const last = new Date(2026, 0, 31) as Date & { fp_incr: (days: number) => Date }
    return {
      days,
      slide,
      next: last.fp_incr(1).getDate(),
      versions: [page.flatpickr, page.FilePond, page.Swiper].map(({ version }) => version),
      painters: [page.__framePainter.readers.length, page.__framePainter.writers.length],
      plugin: typeof page.jQuery.fn['flatpickr'],
      epoch: page.nanostoresGlobal.epoch,
      config: { ...page.__zod_globalConfig },
    }
  })
  expect(used).toEqual({
    days: [5, 5],
    slide: 1,
    next: 1,
    versions: ["the page's own", "the page's own", "the page's own"],
    painters: [1, 1],
    plugin: 'function',
    epoch: 41,
    config: { jitless: true },
  })
  expect(await heard(page)).toEqual(['loaded'])
  const frames = () => page.evaluate(() => (window as unknown as Libraries).__framePainter.frames())
  const before = await frames()
  await expect.poll(frames).toBeGreaterThan(before)
  const items = page.locator('main > .filepond--root .filepond--item')
  await page.evaluate(() => (window as unknown as Libraries).pond.addFile(new File(['a'], 'a.txt')))
  await expect(items).toHaveCount(1)
  await page.evaluate(() => (window as unknown as Libraries).pond.removeFiles())
  await expect(items).toHaveCount(0)
}
