import { EnquiryForm, RIGHT, SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from '../support/test.ts'

test('sends an enquiry under the strictest policy, with no violation', async ({ page, host }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  const form = new EnquiryForm(page)
  const answer = await page.goto(`${host}/strict.html`)
  expect(answer!.headers()['content-security-policy']).toContain('require-trusted-types-for')
  await form.fillIn()
  await form.field('I am a corporate user').check()
  await expect(form.field('Corporate Email')).toBeVisible()
  await form.field('I am a corporate user').uncheck()
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  expect(
    await page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  ).toEqual([])
  expect(said).toEqual([])
})

test('sends its list intact with an old Prototype.js', async ({ page, host, served }) => {
  await page.addInitScript(() => {
    Object.assign(Array.prototype, {
      toJSON(this: unknown[]) {
        return `[${this.map(String).join(', ')}]`
      },
    })
  })
  const form = new EnquiryForm(page)
  await page.goto(`${host}/enquiry.html`)
  const email = 'prototype@example.com'
  await form.fillIn({ ...RIGHT, Email: email })
  await form.submit()
  await expect(form.notice).toHaveText(SENT)
  const query = 'select 1 from enquiries where email = $1'
  expect(await served.provider.database.query(query, [email])).toHaveLength(1)
})
