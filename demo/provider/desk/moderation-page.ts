import { pathOf } from '../../../site/routing/router.ts'
import { noticeText } from '../../../widgets/contract/privacy-notices.ts'
import { html } from 'hono/html'
import { showDate } from '../../../widgets/contract/values/dates.ts'
import { thumbnailOf } from '../../../widgets/contract/values/files.ts'
import type { State, Submitted } from '../data/reviews/moderation.ts'
import type { Staff } from '../data/people/staff.ts'
import { heldNotice } from './suspicious-page.ts'
import { type Frame, deskPage, moment } from './frame.ts'
import { PATH, type Written, addressOf, decision, several } from './moderation-forms.ts'

const TABS: [State, string][] = [
  ['held', 'Waiting'],
  ['approved', 'Published'],
  ['declined', 'Declined'],
]

/** The address of an unpublished photo or video. */
export type MediaAddress = (path: string) => string

export interface QueueShown {
  mediaAddress: MediaAddress
  staff: Staff
  state: State
  list: Submitted[]
  /** Number of items to moderate. */
  held: number
  notice?: Frame['notice']
  intent: string
}

export function moderationPage({
  mediaAddress,
  staff,
  state,
  list,
  held,
  notice,
  intent,
}: QueueShown): string {
  return deskPage({
    title: 'Moderation',
    staff,
    current: PATH,
    notice,
    script: state === 'held' && list.length > 0 ? '/desk/desk-keys.js' : undefined,
    body: html`<h1>Reviews and testimonials</h1>
      <nav class="tabs" aria-label="State">
        ${TABS.map(
          ([each, name]) =>
            html`<a href="${PATH}?state=${each}" ${each === state && html`aria-current="true"`}
              >${name} ${each === 'held' && html`<span class="count">${held}</span>`}</a
            >`,
        )}
      </nav>
      ${
        list.length === 0
          ? html`<p class="empty">${state === 'held' ? 'Nothing to moderate.' : 'None yet.'}</p>`
          : html`<ul class="submitted">
                ${list.map(
                  (one) =>
                    html`<li>
                      ${submitted(one, mediaAddress, state === 'held')} ${decision(one, intent)}
                    </li>`,
                )}
              </ul>
              ${state === 'held' && several()}`
      }`,
  })
}

export interface OneShown {
  /** Undefined for readers of an emailed link, who have to sign in to decide. */
  staff: Staff | undefined
  mediaAddress: MediaAddress
  one: Submitted
  written?: Written
  notice?: Frame['notice']
  intent: string
}

export function onePage({ staff, mediaAddress, one, written, notice, intent }: OneShown): string {
  return deskPage({
    title: one.table === 'reviews' ? 'A review' : 'A testimonial',
    staff,
    current: PATH,
    notice,
    body: html`${staff && html`<p class="back"><a href="${PATH}">All reviews and testimonials</a></p>`}
      <h1>${one.table === 'reviews' ? 'A review' : 'A testimonial'}</h1>
      <div class="submitted">
        ${submitted(one, mediaAddress)}
        ${
          staff
            ? one.suspicious_at
              ? heldNotice(one)
              : decision(one, intent, written)
            : html`<p>
                <a class="strong" href="/desk/sign-in?next=${encodeURIComponent(addressOf(one))}"
                  >Sign in to decide</a
                >
              </p>`
        }
      </div>`,
  })
}

function submitted(one: Submitted, mediaAddress: MediaAddress, canSelect = false) {
  const { first_name, last_name, email, feedback, rating, images, video } = one
  const notice = noticeText(one.table, one.notice ?? '')
  return html`<article>
    <h2>${first_name} ${last_name}</h2>
    ${
      canSelect &&
      html`<label class="tick"
        ><input type="checkbox" form="several" name="item.${one.table}.${one.uuid}" /> Select
        <span class="visually-hidden">that of ${first_name} ${last_name}</span></label
      >`
    }
    <p class="quiet">
      ${one.attraction_name && html`<a href="${pathOf('attraction', { id: one.attraction ?? '' })}">${one.attraction_name}</a>, `}
      ${rating !== null && (rating === 1 ? '1 star, ' : `${rating} stars, `)}
      ${one.date_of_visit && `visited ${showDate(one.date_of_visit)}, `}
      <a href="mailto:${email}">${email}</a>, ${moment(one.received_at)}
    </p>
    <blockquote lang="${one.language ?? 'en'}" dir="auto">${feedback}</blockquote>
    ${
      images.length > 0 &&
      html`<ul class="photos">
        ${images.map(
          (image, index) =>
            html`<li>
              <a href="${mediaAddress(image)}"
                ><img
                  src="${mediaAddress(thumbnailOf(image))}"
                  alt="Photo ${index + 1} of ${images.length}"
                  loading="lazy"
              /></a>
            </li>`,
        )}
      </ul>`
    }
    ${video && film(one, mediaAddress)}
    ${video === '' && html`<p class="quiet">The video has been deleted.</p>`}
    ${notice && html`<p class="quiet">Privacy notice: ${notice}</p>`}
    ${one.state === 'declined' && html`<p class="quiet">Declined: ${one.reason}</p>`}
  </article>`
}

/** Reasons why a video can't be published. */
const CONVERSIONS = {
  waiting: 'This video is being converted. You can publish it once that’s done.',
  failed: 'This video could not be converted. It is damaged or in an unknown format.',
}

/** Without scripts, a page can't detect whether the browser plays a video, so it always links the file. */
function film({ video, poster, conversion }: Submitted, mediaAddress: MediaAddress) {
  const address = mediaAddress(video ?? '')
  const link = html`<p class="quiet">
    If it doesn’t play here, <a href="${address}">open the file</a> or
    <a href="${address}" download>download it</a>.
  </p>`
  if (conversion)
    return html`<p class="warning">${CONVERSIONS[conversion]}</p>
      ${link}`
  return html`<video
      src="${address}"
      ${poster && html`poster="${mediaAddress(poster)}"`}
      controls
      preload="metadata"
      playsinline
    ></video>
    ${link}`
}
