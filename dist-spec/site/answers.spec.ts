import { expect, test } from '../support/test.ts'
import { complaints } from './support/places.ts'

test('opens the answer that an address names, and prints all', async ({ page, served }) => {
  const said = complaints(page)
  await page.goto(`${served.origins.provider}/how-it-works#payment`)
  await expect(page.getByText('it takes no payments')).toBeInViewport()
  await expect(page.getByText('How do I pay?')).toBeInViewport()
  await expect(page.getByText('Nothing. Sending the form')).toBeHidden()
  expect(said).toEqual([])

  await page.emulateMedia({ media: 'print' })
  const answers = page.locator('main details p')
  const heights = await answers.evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().height),
  )
  expect(heights.length).toBeGreaterThan(10)
  expect(Math.min(...heights)).toBeGreaterThan(0)
})

test('leads from the home page by way of a planner to a sample trip', async ({ page, served }) => {
  await page.goto(served.origins.provider)
  await page.getByRole('main').getByRole('link', { name: 'How it works' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How it works')
  await page.getByRole('main').getByRole('link', { name: 'Our planners' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our planners')
  await page.getByRole('link', { name: 'Kashmir and Ladakh' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kashmir and Ladakh')
})
