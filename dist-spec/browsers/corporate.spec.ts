import { SENT } from '../enquiry/enquiry-form.ts'
import { expect, test } from './engine-test.ts'
import { fillEnquiry } from './uses.ts'

test('verifies a corporate address with the code from an email', async ({
  person,
  host,
  outbox,
  served,
}) => {
  const { visitor } = person
  const address = `staff.${visitor.engine}@xoriant.example`
  const email = `asha.${visitor.engine}@example.com`
  await visitor.goto(`${host}/enquiry.html`)
  await fillEnquiry(person, email)
  await person.check('I am a corporate user')
  await person.choose('Corporate company', 'Xoriant')
  await person.fill('Corporate Email', address)
  await person.press('Send OTP')
  const mail = async () => (await outbox()).find(({ to }) => to === address)?.text ?? ''
  await expect.poll(mail).toMatch(/\b\d{6}\b/)
  await person.fill('OTP', /\b\d{6}\b/.exec(await mail())![0])
  await person.press('Verify OTP')
  await person.reads('OTP verified successfully. You can now submit the enquiry')
  await person.press('Submit Enquiry')
  await person.reads(SENT)
  const rows = await served.provider.database.query(
    `select e.number_of_adults, e.phone_number, u.corporate_email from enquiries e
     join corporate_users u on u.uuid = e.corporate_user where e.email = $1`,
    [email],
  )
  expect(rows).toEqual([
    { number_of_adults: 2, phone_number: '9876543210', corporate_email: address },
  ])
})
