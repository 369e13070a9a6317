import { brand } from '../../../site/brand.ts'
import { LINK_LIFE, type Purpose } from '../data/people/account-links.ts'
import type { Mail } from '../data/mails/mails.ts'
import { type Messages, messagesIn } from '../messages/messages.ts'
import type { Part } from './letter.ts'
import { mailOf } from './letter-mail.ts'

const DAYS = LINK_LIFE.activation / (24 * 3_600_000)
const MINUTES = LINK_LIFE.reset / 60_000

/**
 * Email with a link to choose a password. Anyone can request one for any address, so it reveals nothing of the account
 * beyond its existence.
 */
export function accountLinkMail(
  recipient: string,
  purpose: Purpose,
  link: string,
  desk: string,
  language: string | undefined,
): Mail {
  const says = messagesIn(language)
  const { title, requested, next, notYou } = says.account[purpose]
  const { reset } = says.account
  const linked: Part[] =
    purpose === 'activation'
      ? [activationLink(says, link), linkKept(says)]
      : [
          { kind: 'link', label: reset.title, address: link },
          { kind: 'say', text: reset.kept(MINUTES) },
        ]
  return {
    kind: 'account-link',
    recipient,
    about: recipient,
    replyTo: desk,
    secret: true,
    ...mailOf({
      subject: title,
      desk,
      says,
      parts: [
        { kind: 'title', text: title },
        { kind: 'say', text: requested(brand.name) },
        ...linked,
        { kind: 'heading', text: says.letter.next },
        { kind: 'say', text: next },
        { kind: 'aside', text: notYou },
      ],
    }),
  }
}

export const activationLink = ({ account }: Messages, address: string): Part => ({
  kind: 'link',
  label: account.choose,
  address,
})

export const linkKept = ({ account }: Messages): Part => ({ kind: 'say', text: account.kept(DAYS) })
