import type { Context, Handler } from 'hono'
import { LANGUAGE, readLanguage } from '../../widgets/contract/values/language.ts'
import { isSameOrigin } from '../provider/http/same-origin.ts'
import { Refused } from '../provider/errors/refused.ts'
import type { Provider } from '../provider/provider.ts'
import type { Settings } from '../provider/settings/settings.ts'
import { confirmationQuery } from './confirmations.ts'
import { readFormBody } from './form-body.ts'
import { languageAt } from './site-languages.ts'
import type { SitePages } from './site-pages.ts'

/**
 * Accepts a form posted by a browser without JavaScript to its own page (specification, section 3). Stored data is
 * answered with 303 to `thanks`, which has a button if only the sender is suspicious; everything else with the page again, filled in. A post from another site is stored
 * only after it is sent again from ours.
 */
export function siteForms(
  {
    bases = [],
    sender,
    take,
    again,
  }: Pick<SitePages, 'sender' | 'again'> & Partial<Pick<SitePages, 'bases' | 'take'>>,
  { database, settings }: Pick<Provider, 'database' | 'settings'>,
  thanks: string,
): Handler {
  return async (context) =>
    readFormBody(context.req.raw, async ({ fields, files }) => {
      const place = placeOf(context, settings, bases, fields.get('partner') || undefined)
      const own = fields.has('form') ? undefined : await take?.(context, fields, place.isOurs)
      if (own) {
        if ('thanks' in own) return context.redirect(`${thanks}?form=${own.thanks}`, 303)
        const page = await again(context, { posted: own.posted })
        return formAgain(page, own, Object.keys(own.posted.errors).length > 0)
      }
      const { send, scope, challenge } = await sender(context)
      const outcome = await send({ ...place, scope, sent: fields, files })
      if (!outcome) throw takesNothing()
      if ('reference' in outcome) {
        const { form, reference } = outcome
        const lang = readLanguage(context.req.query(LANGUAGE))
        const query = new URLSearchParams({
          form,
          ...(reference && { reference }),
          ...(lang && { lang }),
          ...(await confirmationQuery({ database, settings }, challenge())),
        })
        return context.redirect(`${thanks}?${query}`, 303)
      }
      const page = await again(context, { outcome, scope })
      return formAgain(page, outcome, Object.keys(outcome.form.errors ?? {}).length > 0)
    })
}

function placeOf(
  context: Context,
  settings: Settings,
  bases: readonly string[],
  partner: string | undefined,
) {
  const { origin, pathname, searchParams } = new URL(context.req.url)
  const { product, publicUrl } = settings
  return {
    provider: {
      origin: publicUrl ?? origin,
      product,
      partner: partner?.slice(0, 100),
      language: readLanguage(searchParams.get(LANGUAGE)) ?? languageAt(pathname, bases),
    },
    does: searchParams.get('do') ?? '',
    isOurs: isSameOrigin(context, settings),
  }
}

const takesNothing = () =>
  new Refused(405, 'method_not_allowed', 'This path doesn’t support this method.', {
    headers: { allow: 'GET, HEAD' },
  })

async function formAgain(
  page: Response,
  { status, retryAfter }: { status: number; retryAfter?: number | undefined },
  isWrong: boolean,
): Promise<Response> {
  const html = await page.text()
  const { headers } = page
  headers.set('cache-control', 'no-store')
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  const text = isWrong || status >= 400 ? html.replace(/<title[^>]*>/, '$&Error: ') : html
  return new Response(text, { status: page.ok ? status : page.status, headers })
}
