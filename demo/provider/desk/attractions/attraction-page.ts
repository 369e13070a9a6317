import { html } from 'hono/html'
import { pathOf } from '../../../../site/routing/router.ts'
import { MAX_NAME, MAX_TEXT } from '../../../../widgets/contract/limits.ts'
import { MONTHS } from '../../../../widgets/messages/months.ts'
import type { DeskAttraction } from '../../data/attractions/desk-attractions.ts'
import type { LoggedDeed } from '../../data/desk-log.ts'
import type { Staff } from '../../data/people/staff.ts'
import {
  type AttractionFaults,
  type AttractionField,
  type AttractionTexts,
  LABELS,
  isLong,
  monthField,
  said,
  textsOf,
} from './attraction-fields.ts'
import { ATTRACTIONS, NEW_ATTRACTION, attractionAddress } from './attraction-list-page.ts'
import { picturesPart } from './attraction-pictures-part.ts'
import { history } from '../enquiry-history.ts'
import { type Frame, deskPage } from '../frame.ts'

interface FormShown {
  texts: AttractionTexts
  faults?: AttractionFaults
  /** What a colleague has stored since the form was shown. */
  theirs?: AttractionTexts
  places: string[]
  categories: string[]
  intent: string
}

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

const HINTS: Partial<AttractionTexts> = {
  attraction_location_label: 'Leave it empty for the city and its state or country.',
  activities: 'One on each line.',
  closed: 'Shown to travellers, such as ‘July to September; Tuesdays’.',
  closures:
    'For warnings about dates. One on each line, such as ‘1 July to 30 September’; add ‘, partly’ if a part stays open.',
  time_needed: 'Such as ‘Half a day’.',
  airport: 'With the way by road, such as ‘Jabalpur, about 180 km’.',
  position: 'In degrees, such as ‘22.33, 80.61’.',
}

const REQUIRED = new Set<AttractionField>(['name', 'place', 'description', 'category'])

function inputs({ texts, faults = {}, theirs, places, categories, intent }: FormShown) {
  const names = Object.keys(LABELS) as AttractionField[]
  return html`<input type="hidden" name="intent" value="${intent}" />
    <datalist id="places">
      ${places.map((place) => html`<option value="${place}"></option>`)}
    </datalist>
    ${names.map((name) => {
      const hint = name === 'category' ? hintOf(categories) : HINTS[name]
      const their = theirs && theirs[name] !== texts[name] ? theirs[name] : undefined
      const told = [hint, their !== undefined && `Your colleague’s: ${said(name, their)}`]
      const shown = { name, value: texts[name], fault: faults[name], told: told.filter(Boolean) }
      return name === 'best_months' ? months(shown) : input(shown)
    })}`
}

const hintOf = (categories: string[]) =>
  `One on each line: first the kind of trip, then the region. In use: ${categories.join(', ')}.`

interface InputShown {
  name: AttractionField
  value: string
  fault: string | undefined
  told: unknown[]
}

function described({ name, fault, told }: InputShown) {
  const ids = [...(fault ? [`${name}-fault`] : []), ...told.map((_, index) => `${name}-${index}`)]
  return ids.length > 0 && html`aria-describedby="${ids.join(' ')}"`
}

function below({ name, fault, told }: InputShown) {
  return html`${fault && html`<p class="fault" id="${name}-fault">${fault}</p>`}
  ${told.map((text, index) => html`<p class="quiet" id="${name}-${index}">${text}</p>`)}`
}

function input(shown: InputShown) {
  const { name, value, fault } = shown
  const attributes = html`id="${name}" name="${name}" ${REQUIRED.has(name) && html`required`}
  maxlength="${isLong(name) ? MAX_TEXT : MAX_NAME}" ${fault && html`aria-invalid="true"`}
  ${described(shown)} dir="auto"`
  return html`<div class="field">
    <label for="${name}">${LABELS[name]}</label>
    ${
      isLong(name)
        ? html`<textarea ${attributes} rows="${name === 'description' ? 6 : 4}">${value}</textarea>`
        : html`<input
            ${attributes}
            value="${value}"
            ${name === 'place' && html`list="places" autocomplete="off"`}
          />`
    }
    ${below(shown)}
  </div>`
}

function months(shown: InputShown) {
  const chosen = new Set(shown.value.split(' ').map(Number))
  return html`<fieldset class="choices months" ${described(shown)}>
      <legend>${LABELS.best_months}</legend>
      ${MONTHS.map(
        (month, index) =>
          html`<label
            ><input
              type="checkbox"
              name="${monthField(index + 1)}"
              ${chosen.has(index + 1) && html`checked`}
            />
            ${month}</label
          >`,
      )}
    </fieldset>
    ${below(shown)}`
}
