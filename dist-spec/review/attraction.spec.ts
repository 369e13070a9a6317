import type { Page } from '@playwright/test'
import { ReviewForm } from './review-form.ts'
import { expect, test } from '../support/test.ts'

const LIST = '**/attractions/locations/'

async function answerMany(page: Page) {
  const many = Array.from({ length: 500 }, (_, index) => ({
    _id: `place-${index + 1}`,
    name: index === 249 ? 'Khajurāho Temples' : `Sight ${index + 1}`,
    attraction_location_label: index % 2 ? 'Agra, Uttar Pradesh' : 'Jaipur, Rajasthan',
    image: [],
    description: '',
    activities: [],
    category: [],
    avg_review: -1,
    total_review: 0,
  }))
  await page.route(LIST, (route) => route.fulfill({ json: many }))
}

test('is found by keyboard alone among 500, few of them rendered', async ({ page, host }) => {
  await answerMany(page)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  const active = () =>
    form.attraction.evaluate((field) => {
      const id = field.getAttribute('aria-activedescendant')
      const option = id ? (field.getRootNode() as ShadowRoot).getElementById(id) : null
      return option && `${option.ariaPosInSet}/${option.ariaSetSize} ${option.textContent}`
    })
  await form.attraction.focus()
  await page.keyboard.press('ArrowDown')
  await expect(form.attraction).toHaveAttribute('aria-expanded', 'true')
  await expect.poll(active).toBe('1/500 Jaipur, Rajasthan/Sight 1')
  for (const [key, at] of [
    ['ArrowDown', '2/500 Agra, Uttar Pradesh/Sight 2'],
    ['PageDown', '7/500 Jaipur, Rajasthan/Sight 7'],
    ['End', '500/500 Agra, Uttar Pradesh/Sight 500'],
    ['PageUp', '495/500 Jaipur, Rajasthan/Sight 495'],
    ['Home', '1/500 Jaipur, Rajasthan/Sight 1'],
    ['ArrowUp', '500/500 Agra, Uttar Pradesh/Sight 500'],
  ]) {
    await page.keyboard.press(key!)
    await expect.poll(active).toBe(at)
    const seen = form.element.locator('[data-active]')
    const list = (await form.element.getByRole('listbox').boundingBox())!
    const box = (await seen.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(list.y - 1)
    expect(box.y + box.height).toBeLessThanOrEqual(list.y + list.height + 1)
    expect(box.height).toBeGreaterThanOrEqual(44)
    expect(await form.options.count()).toBeLessThan(25)
  }
  await page.keyboard.type('TEMPLES khajuraho')
  await expect.poll(active).toBe('1/1 Agra, Uttar Pradesh/Khajurāho Temples')
  await expect(form.found).toHaveText('1 attraction')
  await page.keyboard.press('Enter')
  await expect(form.attraction).toHaveValue('Agra, Uttar Pradesh/Khajurāho Temples')
  await expect(form.options).toHaveCount(0)
  await page.keyboard.press('ArrowDown')
  await expect.poll(active).toBe('250/500 Agra, Uttar Pradesh/Khajurāho Temples')
  await page.keyboard.press('Escape')
  await expect(form.options).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(form.field('Date of visit')).toBeFocused()
})

test('announces matches, clears or restores text without one, and is chosen by pointer', async ({
  page,
  host,
}) => {
  await answerMany(page)
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.ready()
  await form.attraction.fill('jaipur')
  await expect(form.found).toHaveText('250 attractions')
  await form.attraction.fill('zzz')
  await expect(form.found).toHaveText('No attraction matches')
  await expect(form.options).toHaveCount(0)
  await form.attraction.press('Enter')
  await expect(form.attraction).toHaveValue('zzz')
  await form.field('Feedback').click()
  await expect(form.attraction).toHaveValue('')
  await form.attraction.fill('sight 17 jaipur')
  await form.attraction.press('Tab')
  await expect(form.attraction).toHaveValue('Jaipur, Rajasthan/Sight 17')
  await form.attraction.fill('zzz')
  await form.attraction.press('Escape')
  await expect(form.attraction).toHaveValue('Jaipur, Rajasthan/Sight 17')
  await form.attraction.fill('')
  await form.field('Feedback').focus()
  await expect(form.attraction).toHaveValue('')
  await form.submit()
  await expect(form.attraction).toHaveAccessibleDescription('Please select Attraction')

  await page.setViewportSize({ width: 320, height: 800 })
  await form.attraction.click()
  const list = form.element.getByRole('listbox')
  await list.evaluate((list) => (list.scrollTop = 48 * 300))
  await form.element.getByRole('option', { name: 'Sight 303', exact: false }).click()
  await expect(form.attraction).toHaveValue('Jaipur, Rajasthan/Sight 303')
  await expect(form.attraction).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('preselects the attraction named by its page, even if the list loads late', async ({
  page,
  host,
}) => {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(LIST, (route) => held.then(() => route.continue()))
  const form = new ReviewForm(page)
  await page.goto(`${host}/review.html`)
  await form.element.evaluate((element) => element.setAttribute('attraction', 'taj-mahal'))
  await expect(form.attraction).toHaveValue('')
  release()
  await expect(form.attraction).toHaveValue('Agra, Uttar Pradesh/Taj Mahal')
  await form.element.evaluate((element) => element.setAttribute('attraction', 'nowhere'))
  await expect(form.attraction).toHaveValue('')
  await form.choose('amber fort')
  await form.element.evaluate((element) => element.setAttribute('attraction', 'taj-mahal'))
  await expect(form.attraction).toHaveValue('Jaipur, Rajasthan/Amber Fort')
})
