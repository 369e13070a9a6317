import { html } from 'hono/html'
import { deskEnquiry } from '../../data/enquiries/desk-enquiries.ts'
import { draftOf } from '../../data/plans/plan-drafts.ts'
import { daysOf, nextVersion, plansOf } from '../../data/plans/plans.ts'
import { messagesIn } from '../../messages/messages.ts'
import { planPage } from '../../plans/plan-page.ts'
import { companyDate } from '../../settings/company-time.ts'
import { missing, seeOther, shown } from '../answers.ts'
import type { Asked, Desk } from '../desk-routes.ts'
import { PATH, filterAddress } from '../enquiry-list.ts'
import { viewIn } from '../enquiry-work.ts'
import type { Piece } from '../frame.ts'
import { checked } from './plan-fields.ts'
import { planFormAddress } from './plan-pages.ts'

/** Shows a draft, and the versions that were sent, as the traveller sees them, without the forms. */
export function planPreviewRoutes({ database, settings, page }: Desk): void {
  const banner = (context: Asked, path: string, what: string, back: string): Piece =>
    html`<p class="notice banner" lang="en" dir="ltr">
      ${what} <a href="${filterAddress({ view: viewIn(context) }, {}, path)}">${back}</a>
    </p>`

  page(`${PATH}/:reference/plan/preview`, async (context, staff) => {
    const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
    const draft = enquiry && (await draftOf(database, enquiry.uuid))
    if (!enquiry || !draft) return missing(context, staff, PATH)
    const at = settings.now()
    const plan = checked(draft.typed, companyDate(at))
    const form = planFormAddress(enquiry.reference)
    if ('faults' in plan) return seeOther(context, form)
    return shown(
      context,
      planPage({
        says: messagesIn(enquiry.language),
        reference: enquiry.reference,
        plan,
        version: await nextVersion(database, enquiry.uuid),
        planner: staff.name,
        sentAt: at,
        state: 'open',
        answeredAt: null,
        questions: [],
        key: undefined,
        banner: banner(
          context,
          form,
          'This is a preview. Nothing is sent yet.',
          'Back to the draft',
        ),
      }),
    )
  })

  page(`${PATH}/:reference/plan/:version{[0-9]+}`, async (context, staff) => {
    const enquiry = await deskEnquiry(database, context.req.param('reference') ?? '')
    const plans = enquiry ? await plansOf(database, enquiry.uuid) : []
    const plan = plans.find(({ version }) => String(version) === context.req.param('version'))
    if (!enquiry || !plan) return missing(context, staff, PATH)
    const { reference, uuid, language } = enquiry
    const { version, planner, sent_at, accepted_at, declined_at } = plan
    const answered = accepted_at ? 'accepted' : declined_at ? 'declined' : 'open'
    return shown(
      context,
      planPage({
        says: messagesIn(language),
        reference,
        plan: { ...plan, days: await daysOf(database, uuid, version) },
        version,
        planner,
        sentAt: sent_at,
        state: answered,
        answeredAt: accepted_at ?? declined_at,
        questions: [],
        key: undefined,
        banner: banner(
          context,
          `${PATH}/${reference}`,
          'This is what the traveller sees.',
          'Back to the enquiry',
        ),
      }),
    )
  })
}
