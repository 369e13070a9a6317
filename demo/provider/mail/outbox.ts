import type { App } from '../http/new-app.ts'
import { siteStyles, TOOL_HEADER } from '../http/site-styles.ts'
import type { Database } from '../data/engine/database.ts'
import { replyAddressOf } from '../data/incoming/reply-tokens.ts'
import { forgetOldTexts } from '../data/mails/mails.ts'
import { type OpenedMail, listedMails, openedMail, sentMails } from '../data/mails/sent-mails.ts'
import type { Settings } from '../settings/settings.ts'
import { outboxPage } from './outbox-page.ts'

const PATH = '/_demo/outbox'

const COMMON = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }
const NOTHING_ELSE = "base-uri 'none'; form-action 'none'"

const HEADERS = {
  ...COMMON,
  vary: 'accept',
  'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; frame-src 'self'; ${NOTHING_ELSE}; frame-ancestors 'none'`,
}

/** A single email may use its own styles and nothing else; only the outbox may frame it. */
const MAIL_HEADERS = {
  ...COMMON,
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; ${NOTHING_ELSE}; frame-ancestors 'self'`,
}

/** Serves the emails of demo mode: a page for people, a list for programs. */
export function outbox(app: App, database: Database, settings: Settings): void {
  const open = async (id: string | undefined) =>
    id && /^\d{1,15}$/.test(id) ? openedMail(database, Number(id)) : undefined

  // As the postman does when it sends one.
  const withReplyAddress = async (mail: OpenedMail): Promise<OpenedMail> => {
    const { replyAddress } = settings
    const own = replyAddress && (await replyAddressOf(database, mail.id, replyAddress))
    return own ? { ...mail, reply_to: own } : mail
  }

  siteStyles(app, '/_demo/outbox.css', [TOOL_HEADER, new URL('outbox.css', import.meta.url)])

  app.get(PATH, async (context) => {
    await forgetOldTexts(database, settings.now())
    if (/\bapplication\/json\b/i.test(context.req.header('accept') ?? '')) {
      return context.json(await sentMails(database), 200, HEADERS)
    }
    const mails = await listedMails(database)
    const chosen = await open(context.req.query('mail'))
    const opened = chosen ?? (mails[0] && (await openedMail(database, mails[0].id)))
    const mail = opened && (await withReplyAddress(opened))
    const asText = context.req.query('as') === 'text'
    const page = outboxPage({ mails, mail, isChosen: !!chosen, asText, from: settings.mailFrom })
    return context.html(page, 200, HEADERS)
  })

  app.get(`${PATH}/:id`, async (context) => {
    await forgetOldTexts(database, settings.now())
    const mail = await open(context.req.param('id'))
    if (!mail?.html) return context.notFound()
    return context.html(mail.html, 200, MAIL_HEADERS)
  })
}
