import { EnquiryForm } from '../enquiry/enquiry-form.ts'
import { newEmail } from '../site/support/traveller.ts'
import { expect, test } from '../support/test.ts'
import { ScreenReader } from './screen-reader.ts'
import { homeIn, SPOKEN, spokenWords, transcriptIn } from './spoken-languages.ts'

for (const code of SPOKEN) {
  test(`an enquiry is sent from the home page in ${code}, errors first`, async ({
    page,
    served,
  }) => {
    const reader = await ScreenReader.of(page)
    const form = new EnquiryForm(page, await spokenWords(code, served))
    const email = newEmail()
    reader.mask(/TJ-[\w-]+/g, '(reference)')
    reader.mask(email, 'asha@mail.example')

    reader.chapter('To the form, and sent too early')
    await reader.open(homeIn(code, served))
    await form.ready()
    await reader.press('Tab', 'Enter')
    await form.found()
    await reader.tabTo(form.field('Destination'))
    await reader.press('Tab', 'Tab', 'Enter')

    reader.chapter('Filled in')
    await reader.fill('Umaria', '', '5', '2', 'asha', '9876543210')
    await reader.press('Enter', 'Enter', 'Control+a')
    await reader.type(email)
    await reader.press('Tab', 'Tab', 'Tab', 'Tab')

    reader.chapter('Sent')
    await reader.press('Enter', 'Tab', 'Enter')
    await reader.end(transcriptIn(code, 'simple-enquiry'))
  })

  test(`a corporate address is verified in ${code}, after a wrong code`, async ({
    page,
    served,
    outbox,
  }) => {
    const reader = await ScreenReader.of(page)
    const form = new EnquiryForm(page, await spokenWords(code, served))
    const staff = newEmail().replace('mail', 'xoriant')
    reader.mask(staff, 'staff@xoriant.example')
    reader.mask(/TJ-[\w-]+/g, '(reference)')
    reader.mask(/in \d+ s\b/g, 'in (some) s')
    reader.mask(/\d+ (सेकंड|ثانية|ثوانٍ)/g, '(some) $1')

    reader.chapter('The trip')
    await reader.open(homeIn(code, served))
    await form.ready()
    await form.found()
    await reader.tabTo(form.field('Destination'))
    await reader.fill('Umaria', '', '5', '2', staff, '9876543210')
    await reader.press('Tab', 'Space')

    reader.chapter('The address')
    await expect(form.field('Corporate company').locator('option').nth(5)).toBeAttached()
    await reader.press('Tab')
    await reader.type('Xoriant')
    await reader.press('Tab', 'Enter')
    await reader.type('staff@elsewhere.example')
    await reader.press('Enter', 'Control+a')
    await reader.type(staff)
    await reader.press('Enter')
    await expect(form.field('OTP')).toBeFocused()

    reader.chapter('The code')
    const mail = (await outbox()).find(({ to }) => to === staff)
    const otp = /\b\d{6}\b/.exec(mail!.text)![0]
    const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
    reader.mask(otp, '(the code)')
    reader.mask(wrong, '(another code)')
    await reader.press('Enter')
    await reader.type(wrong)
    await reader.press('Enter', 'Control+a')
    await reader.type(otp)
    await reader.press('Tab', 'Enter', 'Enter')
    await reader.end(transcriptIn(code, 'corporate-enquiry'))
  })
}
