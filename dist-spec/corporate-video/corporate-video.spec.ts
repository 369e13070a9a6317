import type { Locator, Page } from '@playwright/test'
import { bothLooks } from '../support/both-looks.ts'
import { expect, test } from '../support/test.ts'

const COMPANIES = ['persistent', 'xoriant', 'accenture', 'accion', 'icertis', 'bridgenext']
const FAILED = 'This video can’t be played here.'

const elementOf = (page: Page) => page.locator('trip-corporate-video')
const playerOf = (page: Page) => page.locator('trip-corporate-video >> video[part=video]')
const property = (video: Locator, name: keyof HTMLVideoElement) =>
  video.evaluate((video: HTMLVideoElement, name) => video[name as 'currentTime'], name)
const plays = (video: Locator) =>
  expect.poll(() => property(video, 'currentTime')).toBeGreaterThan(0.2)

test('plays, muted, with controls, captions and a name, and goes on when the host moves it', async ({
  page,
  host,
  served,
}) => {
  await page.goto(`${host}/video.html`)
  const video = playerOf(page)
  await plays(video)
  expect(await video.getAttribute('src')).toBe(
    `${served.origins.provider}/media/corporate/video?company=xoriant`,
  )
  expect(await property(video, 'muted')).toBe(true)
  expect(await property(video, 'controls')).toBe(true)
  await expect(video).toHaveAccessibleName('Xoriant and Tigertrail Journeys: Kerala by houseboat')
  const cues = () =>
    video.evaluate((video: HTMLVideoElement) => video.textTracks[0]!.cues?.length ?? 0)
  await expect.poll(cues).toBe(3)
  const before = await video.elementHandle()
  await elementOf(page).evaluate((element) => document.querySelector('#below')!.after(element))
  expect(await property(video, 'paused')).toBe(false)
  expect(await video.evaluate((video, before) => video === before, before)).toBe(true)
  await expect.poll(() => property(video, 'currentTime')).toBeGreaterThan(1)
})

test('plays without the list, and its own video for each company or the default once it loads', async ({
  page,
  host,
}) => {
  await page.route('**/videos.json', (route) => route.abort())
  await page.goto(`${host}/video.html`)
  await plays(playerOf(page))
  await expect(playerOf(page)).toHaveAccessibleName('Video')
  await page.unroute('**/videos.json')
  const odd = ['', 'Xoriant', 'xoriant ', 'xoriant%20', 'constructor', '__proto__', 'toString']
  for (const name of [...COMPANIES, ...odd, '"><img src=x onerror=alert(1)>', '\ud800']) {
    await elementOf(page).evaluate((element, name) => element.setAttribute('company', name), name)
    const file = COMPANIES.includes(name) ? name : 'sample'
    const video = playerOf(page)
    await expect(video).toHaveAttribute('poster', new RegExp(`/media/corporate/${file}\\.webp$`))
    await expect.poll(() => property(video, 'readyState')).toBeGreaterThanOrEqual(2)
    expect(await property(video, 'duration')).toBeCloseTo(10, 0)
  }
})

test('plays from the all-in-one file, twice on a page', async ({ page, host, served }) => {
  await page.goto(`${host}/bare.html`)
  await page.addScriptTag({
    type: 'module',
    url: `${served.origins.provider}/widgets/trip-widgets.js`,
  })
  await page.evaluate(() => {
    for (const company of ['icertis', 'accion']) {
      const element = document.createElement('trip-corporate-video')
      Object.assign(element, { company })
      document.querySelector('#first')!.append(element)
    }
  })
  await plays(playerOf(page).first())
  await expect(playerOf(page).nth(0)).toHaveAttribute('src', /company=icertis$/)
  await expect(playerOf(page).nth(1)).toHaveAttribute('src', /company=accion$/)
})

test('waits for a press under reduced motion, and works by keyboard', async ({ page, host }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${host}/video.html`)
  const video = playerOf(page)
  await expect.poll(() => property(video, 'readyState')).toBeGreaterThanOrEqual(1)
  expect(await property(video, 'paused')).toBe(true)
  await elementOf(page).evaluate((element: HTMLElement) => element.focus())
  await expect(video).toBeFocused()
  await page.keyboard.press('Space')
  await plays(video)
  expect(await video.evaluate((video) => getComputedStyle(video).outlineStyle)).toBe('solid')
})

test('plays under the strictest policy, with no violation', async ({ page, host }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const answer = await page.goto(`${host}/strict-video.html`)
  expect(answer!.headers()['content-security-policy']).toContain('require-trusted-types-for')
  await plays(playerOf(page))
  expect(
    await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  ).toEqual([])
  expect(said).toEqual([])
})

test(
  'reports a missing file, and plays it once it exists',
  { tag: '@core' },
  async ({ page, host, served }) => {
    await page.addInitScript(() => {
      addEventListener('trip-corporate-video-failed', (event) =>
        Object.assign(window, { heard: (event as CustomEvent).detail }),
      )
    })
    await page.route('**/video?company=xoriant', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${host}/video.html`)
    const element = elementOf(page)
    await expect(element.getByRole('status')).toHaveText(FAILED)
    const { width, height } = (await element.boundingBox())!
    expect(width / height).toBeCloseTo(16 / 9, 1)
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown }).heard)
    await expect.poll(heard).toEqual({ failure: 'Unplayable' })
    for (const [name, path] of [
      ['Watch it on its own page', '/embed/corporate-video/xoriant'],
      ['Open the file', '/media/corporate/video?company=xoriant'],
    ]) {
      const link = element.getByRole('link', { name: name! })
      await expect(link).toHaveAttribute('href', served.origins.provider + path)
    }
    await page.unroute('**/video?company=xoriant')
    await element.getByRole('button', { name: 'Try again' }).click()
    await plays(playerOf(page))
    await expect(playerOf(page)).toBeFocused()
    await expect(element.getByRole('status')).toBeEmpty()
  },
)

test("shows the host page's video until its own loads, then stops that one", async ({
  page,
  host,
}) => {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/video?company=*', (route) => held.then(() => route.continue()))
  await page.goto(`${host}/video-fallback.html`)
  const own = page.locator('#own')
  await expect
    .poll(() => elementOf(page).evaluate((element) => element.matches(':defined')))
    .toBe(true)
  await expect(own).toBeVisible()
  await plays(own)
  release()
  await plays(playerOf(page))
  await expect(playerOf(page)).toHaveAttribute('src', /company=accion$/)
  await expect(own).toBeHidden()
  expect(await property(own, 'paused')).toBe(true)
})

test('causes no layout shift on the intranet while it loads', async ({ page, served }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        ;(window as unknown as { shift: number }).shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${served.origins.intranet}/video.html`)
    await plays(playerOf(page))
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
      0.02,
    )
  }
})

test('has no violation in any theme and width', async ({ page, axe, host, served }) => {
  const clean = await bothLooks(page, axe, 390)
  // It does not start by itself under reduced motion.
  const start = async (video: Locator) => {
    await video.evaluate((video: HTMLVideoElement) => video.play())
    await plays(video)
  }
  await page.goto(`${served.origins.intranet}/video.html`)
  await start(playerOf(page))
  await clean()
  await page.route('**/video?*', (route) => route.fulfill({ status: 404 }))
  await page.goto(`${host}/video.html`)
  await expect(elementOf(page).getByRole('status')).toHaveText(FAILED)
  await clean()
  await page.unroute('**/video?*')
  await page.goto(`${served.origins.provider}/embed/corporate-video/accion`)
  await start(page.locator('video'))
  await clean()
})

test('plays in a frame of the intranet, but not of other sites', async ({ page, host, served }) => {
  const address = `${served.origins.provider}/embed/corporate-video/bridgenext`
  const embed = (src: string) => {
    const frame = Object.assign(document.createElement('iframe'), { src, title: 'Video' })
    document.querySelector('main')!.append(frame)
    frame.scrollIntoView()
  }
  const video = page.frameLocator('iframe').locator('video')
  await page.goto(`${served.origins.intranet}/video.html`)
  await page.evaluate(embed, address)
  await plays(video)
  await expect(video).toHaveAttribute('src', '/media/corporate/bridgenext.mp4')
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  )
  await page.goto(`${host}/bare.html`)
  await page.evaluate(embed, address)
  await refused
  await expect(video).toHaveCount(0)
})
