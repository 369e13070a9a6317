import { EnquiryForm, RIGHT } from '../enquiry/enquiry-form.ts'
import { newEmail } from '../site/support/traveller.ts'
import { expect, publish, test } from './wordpress-test.ts'

test('an editor inserts the block, and visitors send it with and without scripts', async ({
  page,
  browser,
  blog,
  served,
}) => {
  const { provider } = served.origins
  await blog.plugin({ provider, partner: 'ledger', version: '0' })
  await blog.signIn(page, 'editor')
  await page.goto(`${blog.origin}/wp-admin/post-new.php`)
  await page.getByRole('textbox', { name: 'Add title' }).fill('Four days of rain')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/trip enq')
  await page.getByRole('option', { name: 'Trip enquiry' }).click()
  const preview = page.frameLocator('iframe[title="Trip enquiry"]')
  const button = preview.getByRole('button', { name: 'Submit Enquiry' })
  await expect(button).toHaveCSS('border-radius', '8px')
  // A press selects the block and reaches nothing in the preview.
  await page.locator('iframe[title="Trip enquiry"]').click({ force: true })
  await page.getByLabel('Days').fill('9')
  await expect(preview.getByLabel('Days')).toHaveValue('9')
  const heights = async () => {
    const frame = await page.locator('iframe[title="Trip enquiry"]').boundingBox()
    const form = await preview.locator('trip-enquiry').boundingBox()
    return Math.abs(frame!.height - form!.height)
  }
  await expect.poll(heights).toBeLessThanOrEqual(1)
  const post = await publish(page)

  await page.goto(post)
  const email = newEmail()
  const form = new EnquiryForm(page)
  await expect(form.element.locator('style')).toHaveCount(0)
  await expect(form.field('Days')).toHaveValue('9')
  await form.fillIn({ ...RIGHT, Email: email })
  await form.submit()
  await expect(form.element.locator('[part=thanks]')).toBeVisible()

  const scriptless = await browser.newPage({ javaScriptEnabled: false })
  await scriptless.goto(post)
  const second = newEmail()
  const plain = new EnquiryForm(scriptless)
  await plain.fillIn({ ...RIGHT, Email: second })
  await plain.submit()
  // The company's own page shows the form before anything is stored.
  await plain.submit()
  await expect(scriptless.getByText(/Your reference|We have your enquiry/).first()).toBeVisible()
  await scriptless.close()
  const query = 'select partner from enquiries where email in ($1, $2)'
  const rows = await served.provider.database.query(query, [email, second])
  expect(rows).toEqual([{ partner: 'ledger' }, { partner: 'ledger' }])
  expect(await blog.notices()).toEqual([])
})
