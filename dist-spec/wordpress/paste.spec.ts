import type { Page } from '@playwright/test'
import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { newEmail } from '../site/support/traveller.ts'
import { expect, publish, test } from './wordpress-test.ts'

test('an author pastes an address without the plugin, and a visitor sends the form', async ({
  page,
  browser,
  blog,
  served,
}) => {
  await blog.plugin(undefined)
  await blog.signIn(page, 'author')
  await page.goto(`${blog.origin}/wp-admin/post-new.php`)
  await page.getByRole('textbox', { name: 'Add title' }).fill('Four days of rain')
  await page.keyboard.press('Enter')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  // WordPress embeds a pasted address only if it contains 'https', and a provider in a test has none.
  const address = `${served.origins.provider}/?https`
  await page.evaluate((text) => navigator.clipboard.writeText(text), address)
  await page.keyboard.press('Control+V')
  const preview = page.locator('.wp-block-embed iframe').contentFrame()
  await expect(preview.getByRole('button', { name: 'Submit Enquiry' })).toBeVisible()
  const post = await publish(page)

  // The script of WordPress runs before the frame has loaded, and the frame is hidden until it tells its height.
  const loaded = page.waitForEvent('domcontentloaded')
  await page.route('**/embed/enquiry', async (route) => loaded.then(() => route.continue()))
  await page.goto(post)
  const frame = page.locator('.wp-block-embed iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts')
  const inside = frame.contentFrame()
  const excess = async () => {
    const height = await inside
      .locator('html')
      .evaluate((html) => (html as HTMLElement).offsetHeight)
    return Math.abs((await frame.boundingBox())!.height - height)
  }
  await expect.poll(excess).toBeLessThanOrEqual(1)
  await expect(page.locator('.wp-block-embed blockquote')).toBeHidden()
  const form = new EnquiryForm(inside as unknown as Page)
  const email = newEmail()
  await form.fillIn({ ...RIGHT, Email: email })
  await form.submit()
  await expect(form.element.locator('[part=thanks]')).toBeVisible()
  const query = 'select 1 from enquiries where email = $1'
  expect(await served.provider.database.query(query, [email])).toHaveLength(1)

  const scriptless = await browser.newPage({ javaScriptEnabled: false })
  await scriptless.goto(post)
  await expect(scriptless.getByRole('link', { name: 'Plan your trip' })).toBeVisible()
  await scriptless.close()
})
