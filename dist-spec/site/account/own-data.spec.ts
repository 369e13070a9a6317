import { readFile } from 'node:fs/promises'
import { dataIn, unzipped } from '../../../demo/provider/testing/zip-for-test.ts'
import { expect, test } from '../../support/test.ts'
import { bring, newTraveller, sessionOf } from '../support/traveller.ts'

test('downloads all personal data of an account', async ({ page, served }) => {
  const account = await newTraveller(served.origins)
  await bring(page, served.origins, await sessionOf(served.origins, account))
  await page.goto(`${served.origins.provider}/my-profile`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download My Data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('trips-data.zip')
  const { email, data } = dataIn(unzipped(await readFile(await download.path())))
  expect([email, data['enquiries']!.length]).toEqual([account.email, 1])
  await expect(page.getByText('Your download has started.').first()).toBeVisible()
})

test('deletes an account by keyboard, after listing what is deleted', async ({
  page,
  served,
  axe,
}) => {
  const account = await newTraveller(served.origins)
  await bring(page, served.origins, await sessionOf(served.origins, account))
  await page.goto(`${served.origins.provider}/my-profile`)
  await page.locator('summary', { hasText: 'Data we’ll delete' }).focus()
  await page.keyboard.press('Enter')
  expect(await axe(page)).toEqual([])
  const password = page.getByLabel('Your password', { exact: true })
  await password.fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is not your password').first()).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill(account.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${served.origins.provider}/`)
  await expect(
    page.getByText('Your account and your data have been deleted.').first(),
  ).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await expect(sessionOf(served.origins, account)).rejects.toThrow('401')
})
