import { expect, test } from 'vitest'
import { brand } from '../../../site/brand.ts'
import { settingsFromEnvironment } from './settings.ts'

test('defaults to the retention on the privacy page', () => {
  expect(settingsFromEnvironment({}).keep).toEqual(brand.keepsDays)
  const keep = settingsFromEnvironment({
    KEEP_ENQUIRIES: '1',
    KEEP_MAIL_TEXTS: ' 36525 ',
    KEEP_MAILS: '',
  }).keep
  expect(keep).toEqual({ ...brand.keepsDays, enquiries: 1, mailTexts: 36_525 })
})

test.each(['0', '-1', '1.5', '36526', 'for ever', '1e3', '٣'])(
  'refuses %j as a number of days',
  (value) => {
    for (const what of [
      'ENQUIRIES',
      'MAIL_TEXTS',
      'MAILS',
      'ACCOUNTS',
      'TRANSACTIONS',
      'READ_LOG',
    ]) {
      expect(() => settingsFromEnvironment({ [`KEEP_${what}`]: value })).toThrow(
        `KEEP_${what} must be a whole number of days from 1 to 36525, but is '${value}'.`,
      )
    }
  },
)
