import { expect, test } from 'vitest'
import { brand } from '../../site/brand.ts'
import { settingsFromEnvironment } from './settings.ts'

test('keeps what is said on the privacy page, unless it is told otherwise', () => {
  expect(settingsFromEnvironment({}).keep).toEqual(brand.keepsDays)
  const keep = settingsFromEnvironment({
    KEEP_ENQUIRIES: '1',
    KEEP_MAIL_TEXTS: ' 36525 ',
    KEEP_MAILS: '',
  }).keep
  expect(keep).toEqual({ ...brand.keepsDays, enquiries: 1, mailTexts: 36_525 })
})

test.each(['0', '-1', '1.5', '36526', 'for ever', '1e3', '٣'])('takes no %j for days', (value) => {
  for (const what of ['ENQUIRIES', 'MAIL_TEXTS', 'MAILS', 'ACCOUNTS', 'TRANSACTIONS']) {
    expect(() => settingsFromEnvironment({ [`KEEP_${what}`]: value })).toThrow(
      `KEEP_${what} must be a whole number of days from 1 to 36525, and is '${value}'.`,
    )
  }
})
