import { html } from 'hono/html'
import { thumbnailOf } from '../../../../widgets/contract/values/files.ts'
import type {
  AttractionFilter,
  AttractionList,
  ListedAttraction,
} from '../../data/attractions/desk-attraction-list.ts'
import type { Staff } from '../../data/people/staff.ts'
import { type Frame, deskPage } from '../frame.ts'

export const ATTRACTIONS = '/desk/attractions'
export const NEW_ATTRACTION = '/desk/new-attraction'

/** Widths and heights of thumbnails; the pictures are 3 to 2. */
const WIDTH = 96
const HEIGHT = 64

export interface AttractionListShown extends AttractionList {
  staff: Staff
  filter: AttractionFilter
  notice?: Frame['notice']
}

export function attractionListPage(shown: AttractionListShown): string {
  const { staff, filter, notice, attractions } = shown
  return deskPage({
    title: 'Attractions',
    staff,
    current: ATTRACTIONS,
    notice,
    body: html`<div class="title">
        <h1>Attractions</h1>
        <a class="strong" href="${NEW_ATTRACTION}">Add an attraction</a>
      </div>
      <nav class="tabs" aria-label="Visibility">
        ${tab(filter, false, 'On the site')} ${tab(filter, true, 'Hidden')}
      </nav>
      <form class="filters search" role="search" action="${ATTRACTIONS}">
        ${filter.hidden && html`<input type="hidden" name="state" value="hidden" />`}
        <label
          >Search
          <input type="search" name="text" value="${filter.text}" placeholder="Name or place" />
        </label>
        <button class="quiet-button">Search</button>
      </form>
      ${
        attractions.length === 0
          ? html`<p class="empty">${emptyText(filter)}</p>`
          : html`<ul class="attractions">
              ${attractions.map(entry)}
            </ul>`
      }
      ${pages(shown)}`,
  })
}

function emptyText({ text, hidden }: AttractionFilter) {
  if (text) return html`No attractions match. <a href="${ATTRACTIONS}">Show all</a>`
  return hidden ? 'No attraction is hidden.' : 'No attractions yet.'
}

export const attractionAddress = (id: string) => `${ATTRACTIONS}/${id}`

function listAddress({ text, hidden }: AttractionFilter, more: Record<string, string> = {}) {
  const asked = { ...(hidden && { state: 'hidden' }), ...(text && { text }), ...more }
  const query = new URLSearchParams(asked).toString()
  return query ? `${ATTRACTIONS}?${query}` : ATTRACTIONS
}

function tab(filter: AttractionFilter, hidden: boolean, name: string) {
  return html`<a
    href="${listAddress({ text: filter.text, hidden })}"
    ${filter.hidden === hidden && html`aria-current="true"`}
    >${name}</a
  >`
}

function entry({ id, name, attraction_location_label, image, reviews }: ListedAttraction) {
  const [picture] = image
  return html`<li>
    <a href="${attractionAddress(id)}">
      ${
        picture
          ? html`<img
              src="${thumbnailOf(picture)}"
              alt=""
              width="${WIDTH}"
              height="${HEIGHT}"
              loading="lazy"
            />`
          : html`<span class="no-picture"></span>`
      }
      <span><strong>${name}</strong> <span class="quiet">${attraction_location_label}</span></span>
      <span class="quiet">${reviews === 1 ? '1 review' : reviews > 0 && `${reviews} reviews`}</span>
    </a>
  </li>`
}

function pages({ filter, attractions, hasBefore, hasAfter }: AttractionListShown) {
  const [first, last] = [attractions[0], attractions.at(-1)]
  if (!hasBefore && !hasAfter) return undefined
  return html`<nav class="pages" aria-label="Pages">
    ${hasBefore && html`<a href="${listAddress(filter)}">First</a>`}
    ${hasBefore && first && html`<a rel="prev" href="${listAddress(filter, { before: first.id })}">Back</a>`}
    ${hasAfter && last && html`<a rel="next" href="${listAddress(filter, { after: last.id })}">Next</a>`}
  </nav>`
}
