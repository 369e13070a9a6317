import { expect, test } from 'vitest'
import { ask } from './ask-for-test.ts'

const SENT = '/thank-you?form=trip-enquiry&reference=TJ-ABCD-2345'

test('shows the button for a person, and isn’t cached', async () => {
  const { text, headers } = await ask(`${SENT}&confirm=enquiries.x`)
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  const action = SENT.replaceAll('&', '&amp;')
  expect(text).toContain(`action="${action}" method="post"`)
  expect(text).toContain('name="confirm" value="enquiries.x"')
  expect(text).toContain('Confirm that you’re a person')
  expect(text).not.toContain('What happens next')
  expect(text).not.toContain('That was very quick.')
})

test('asks for another press after one that was too early', async () => {
  const { text } = await ask(`${SENT}&confirm=x&confirmed=early`)
  expect(text).toContain('That was very quick.')
  expect(text).toContain('value="x"')
})

test('says whether a press was accepted', async () => {
  const done = await ask(`${SENT}&confirmed=confirmed`)
  expect(done.headers).not.toHaveProperty('cache-control')
  expect(done.text).toContain('Thanks for confirming.')
  expect(done.text).toContain('What happens next')
  const failed = (await ask(`${SENT}&confirmed=failed`)).text
  expect(failed).toContain('Nothing is lost')
  expect(failed).not.toContain('What happens next')
  const odd = (await ask(`${SENT}&confirmed=constructor`)).text
  expect(odd).toContain('What happens next')
  expect(odd).not.toContain('Thanks for confirming.')
})
