import { expect, test } from 'vitest'
import { travellerAt } from '../testing/account-for-test.ts'
import { deskBrowser } from '../testing/desk-for-test.ts'
import { openForTest } from '../testing/open-for-test.ts'

const HOUR = 3600

test('reports how soon enquiries were first answered, and how often the promise was kept', async () => {
  const provider = await openForTest({ enquiryRate: { limit: 1000, seconds: 1 } })
  const traveller = await travellerAt(provider)
  const desk = deskBrowser(provider)
  const enquire = async (name: string) => {
    const answer = await traveller.enquire(`${name}@mail.example`, { first_name: name })
    return `/desk/enquiries/${((await answer.json()) as { reference: string }).reference}`
  }
  const report = async () => {
    await desk.signIn()
    return (await desk.read('/desk/report')).replace(/^.*First answers/, '')
  }
  expect(await report()).toContain(
    'Answered 0 Median – 90 % within – Within one working day –, 0 of 0',
  )
  const [replied, called, late] = [
    await enquire('Asha'),
    await enquire('Ravi'),
    await enquire('Mina'),
  ]
  provider.pass(2 * HOUR)
  await desk.signIn()
  // Neither is an answer.
  await desk.post(`${called}/call`, { outcome: 'no-answer', intent: 'a' })
  await desk.post(`${called}/note`, { text: 'Try again.', intent: 'b' })
  await desk.post(`${replied}/reply`, { text: 'Kanha?', intent: 'c' })
  provider.pass(8 * HOUR)
  await desk.signIn()
  await desk.post(`${called}/call`, { outcome: 'plan', intent: 'd' })
  await desk.post(`${replied}/reply`, { text: 'Or Pench?', intent: 'e' })
  expect(await report()).toContain('Answered 2 Median 6.0 h 90 % within 9.2 h')
  provider.pass(20 * HOUR)
  await enquire('Lata')
  expect(await report()).toContain('Within one working day 67 %, 2 of 3')
  await desk.post(`${late}/call`, { outcome: 'wait', intent: 'f' })
  expect(await report()).toContain(
    'Answered 3 Median 10.0 h 90 % within 26.0 h Within one working day 67 %, 2 of 3',
  )
  const csv = await (await desk.get('/desk/report.csv')).text()
  expect(csv).toContain('\r\nanswers,answered,3\r\nanswers,median,10')
  expect(await desk.read('/desk/report?partner=blog')).toContain('Answered 0 Median –')
  await provider.close()
})
