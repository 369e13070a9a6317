import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['Asha@Mail.example', 'asha@mail.example'],
  ['asha+trips+2@mail.example', 'asha@mail.example'],
  ['asha.rao@mail.example', 'asha.rao@mail.example'],
  ['+asha@mail.example', '+asha@mail.example'],
  ['Asha.R.ao+x@GoogleMail.com', 'asharao@gmail.com'],
])('%s goes to the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
