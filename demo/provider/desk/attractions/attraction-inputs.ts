import { html } from 'hono/html'
import { MAX_NAME, MAX_TEXT } from '../../../../widgets/contract/limits.ts'
import { MONTHS } from '../../../../widgets/messages/en/months.ts'
import {
  type AttractionFaults,
  type AttractionTexts,
  monthField,
  said,
} from './attraction-fields.ts'
import {
  type AttractionField,
  ENGLISH_FIELDS,
  LABELS,
  TAGS,
  TRANSLATED,
  englishOf,
  foreignField,
  isLong,
  languageName,
} from './attraction-labels.ts'

export interface FormShown {
  texts: AttractionTexts
  faults?: AttractionFaults
  /** What a colleague has stored since the form was shown. */
  theirs?: AttractionTexts
  places: string[]
  categories: string[]
  intent: string
}

const LISTS = ['category', 'activities'] as const
const AS_MANY = 'As many lines as in English, or none for the usual translations.'

const HINTS: Partial<AttractionTexts> = {
  attraction_location_label: 'Leave it empty for the city and its state or country.',
  activities: 'One on each line.',
  closed: 'Shown to travellers, such as ‘July to September; Tuesdays’.',
  closures:
    'For warnings about dates. One on each line, such as ‘1 July to 30 September’; add ‘, partly’ if a part stays open.',
  time_needed: 'Such as ‘Half a day’.',
  airport: 'With the way by road, such as ‘Jabalpur, about 180 km’.',
  position: 'In degrees, such as ‘22.33, 80.61’.',
  ...Object.fromEntries(
    TAGS.flatMap((tag) => LISTS.map((name) => [foreignField(tag, name), AS_MANY])),
  ),
}

const REQUIRED = new Set<AttractionField>(['name', 'place', 'description', 'category'])

/** The form's fields, with those of each other language in a fold. */
export function inputs(shown: FormShown) {
  const { places, intent } = shown
  return html`<input type="hidden" name="intent" value="${intent}" />
    <datalist id="places">
      ${places.map((place) => html`<option value="${place}"></option>`)}
    </datalist>
    ${ENGLISH_FIELDS.map((name) => field(name, shown))} ${TAGS.map((tag) => fold(tag, shown))}`
}

function fold(tag: string, shown: FormShown) {
  const names = TRANSLATED.map((name) => foreignField(tag, name))
  const isOpen = names.some((name) => shown.faults?.[name] || isTheirs(name, shown))
  return html`<details class="translation" ${isOpen && html`open`}>
    <summary>${languageName(tag)}</summary>
    <p class="quiet">The site shows empty fields in English.</p>
    ${names.map((name) => html`<div lang="${tag}">${field(name, shown)}</div>`)}
  </details>`
}

/** A colleague has stored another text. */
const isTheirs = (name: AttractionField, { theirs, texts }: FormShown) =>
  theirs !== undefined && theirs[name] !== texts[name]

function field(name: AttractionField, form: FormShown) {
  const { texts, faults = {}, theirs, categories } = form
  const hint = name === 'category' ? hintOf(categories) : HINTS[name]
  const their = isTheirs(name, form) && `Your colleague’s: ${said(name, theirs![name]!)}`
  const shown = {
    name,
    value: texts[name]!,
    fault: faults[name],
    told: [hint, their].filter(Boolean),
  }
  return name === 'best_months' ? months(shown) : input(shown)
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
        ? html`<textarea ${attributes} rows="${englishOf(name) === 'description' ? 6 : 4}">
${value}</textarea>`
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
