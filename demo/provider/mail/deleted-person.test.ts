import { expect, test } from 'vitest'
import { deletePerson } from '../data/privacy/delete-person.ts'
import { addMails } from '../data/mails/mails.ts'
import { openForTest } from '../testing/open-for-test.ts'
import { deliverMails } from '../testing/deliver-for-test.ts'

const ASHA = 'asha@mail.example'

test('an email in delivery while its person is deleted leaves nothing, and none follows', async () => {
  const provider = await openForTest()
  const { database, settings } = provider
  const write = async (recipient: string, about = recipient) => {
    const mail = { kind: 'reply', recipient, about, subject: 'x', body: 'x' } as const
    await addMails(database, [mail], settings.now(), false)
  }
  for (const outcome of ['sent', 'refused for now', 'refused for good']) {
    await write(ASHA)
    await write('desk@mail.example', 'Asha@mail.example')
    await write('ravi@mail.example')
    const sent: string[] = []
    const sendMail = async ({ to }: { to: { address: string } }) => {
      sent.push(to.address)
      if (sent.length > 1) return
      await deletePerson(database, { email: ASHA, spellings: 'this one' })
      const responseCode = outcome === 'refused for now' ? 451 : 550
      if (outcome !== 'sent') throw Object.assign(new Error(), { responseCode, command: 'DATA' })
    }
    await deliverMails(database, { sendMail } as never, settings)
    provider.pass(86_400)
    await deliverMails(database, { sendMail } as never, settings)
    expect(sent).toEqual([ASHA, 'ravi@mail.example'])
    expect(
      await database.query("select 1 from mails where recipient <> 'ravi@mail.example'"),
    ).toEqual([])
  }
  await provider.close()
})
