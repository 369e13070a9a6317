import { html } from 'hono/html'
import { pathOf } from '../../../../site/routing/router.ts'
import type { DeskAttraction } from '../../data/attractions/desk-attractions.ts'
import type { LoggedDeed } from '../../data/desk-log.ts'
import type { Staff } from '../../data/people/staff.ts'
import { type AttractionTexts, textsOf } from './attraction-fields.ts'
import { type FormShown, inputs } from './attraction-inputs.ts'
import { ATTRACTIONS, NEW_ATTRACTION, attractionAddress } from './attraction-list-page.ts'
import { picturesPart } from './attraction-pictures-part.ts'
import { history } from '../enquiry-history.ts'
import { type Frame, deskPage } from '../frame.ts'

export interface NewAttractionShown extends FormShown {
  staff: Staff
  notice?: Frame['notice']
}

export function newAttractionPage({ staff, notice, ...form }: NewAttractionShown): string {
  return deskPage({
    title: 'Add an attraction',
    staff,
    current: ATTRACTIONS,
    notice,
    body: html`<p class="back"><a href="${ATTRACTIONS}">All attractions</a></p>
      <h1>Add an attraction</h1>
      <p class="lead">
        The site shows it immediately, with a picture of its region until you add photos.
      </p>
      <form method="post" action="${NEW_ATTRACTION}" class="fields attraction">
        ${inputs(form)}
        <button class="strong">Add attraction</button>
      </form>`,
  })
}

export interface AttractionShown extends Omit<FormShown, 'texts'> {
  staff: Staff
  attraction: DeskAttraction
  /** What was typed, if it could not be saved. */
  texts?: AttractionTexts
  deeds: LoggedDeed[]
  notice?: Frame['notice']
}

export function attractionPage(shown: AttractionShown): string {
  const { staff, attraction, deeds, notice, intent } = shown
  const { id, name, hidden_at } = attraction
  const address = attractionAddress(id)
  const texts = shown.texts ?? textsOf(attraction)
  return deskPage({
    title: name,
    staff,
    current: ATTRACTIONS,
    notice,
    body: html`<p class="back"><a href="${ATTRACTIONS}">All attractions</a></p>
      <div class="title">
        <h1>${name}</h1>
        ${
          hidden_at
            ? html`<strong>Hidden</strong>`
            : html`<a href="${pathOf('attraction', { id })}">On the site</a>`
        }
      </div>
      <div class="columns">
        <form method="post" action="${address}" class="fields attraction">
          <input type="hidden" name="version" value="${attraction.version}" />
          ${inputs({ ...shown, texts })}
          <button class="strong">Save</button>
        </form>
        <div>
          ${picturesPart(attraction, intent)}
          <section>
            <h2>Visibility</h2>
            <p>
              ${
                hidden_at
                  ? 'It is in no list, search or page of the site. Its reviews are kept.'
                  : 'Hide it to remove it from lists, the search and its page. Its reviews are kept.'
              }
            </p>
            <form method="post" action="${address}/visibility" class="fields">
              <input type="hidden" name="intent" value="${intent}-visibility" />
              <button class="quiet-button" name="state" value="${hidden_at ? 'shown' : 'hidden'}">
                ${hidden_at ? 'Show it again' : 'Hide it'}
              </button>
            </form>
          </section>
          ${history(deeds)}
        </div>
      </div>`,
  })
}
