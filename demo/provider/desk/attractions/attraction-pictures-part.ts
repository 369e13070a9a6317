import { html } from 'hono/html'
import { thumbnailOf } from '../../../../widgets/contract/values/files.ts'
import {
  MAX_PHOTOS,
  PHOTO_ACCEPT,
  PHOTO_KINDS_SAID,
} from '../../../../widgets/contract/values/photos.ts'
import type { DeskAttraction } from '../../data/attractions/desk-attractions.ts'
import { attractionAddress } from './attraction-list-page.ts'

/** The file field of the form with photos. */
export const PHOTOS = 'photos'

/** An attraction's pictures, which staff order and remove, and a form for photos. */
export function picturesPart({ id, image }: DeskAttraction, intent: string) {
  const address = attractionAddress(id)
  return html`<section>
    <h2>Pictures</h2>
    ${
      image.length === 0
        ? html`<p class="quiet">None yet.</p>`
        : html`<ul class="pictures">
            ${image.map((picture, index) => entry(picture, index, `${address}/picture`, intent))}
          </ul>`
    }
    <form method="post" action="${address}/pictures" enctype="multipart/form-data" class="fields">
      <label
        >Add photos
        <input type="file" name="${PHOTOS}" accept="${PHOTO_ACCEPT}" multiple required />
      </label>
      <p class="quiet">Up to ${MAX_PHOTOS}, ${PHOTO_KINDS_SAID}, at most 10 MB each.</p>
      <button class="quiet-button">Upload</button>
    </form>
  </section>`
}

function entry(picture: string, index: number, address: string, intent: string) {
  const number = index + 1
  const act = (name: string, value: string, label: string) =>
    html`<button class="plain" name="act" value="${value}" aria-label="${name}: picture ${number}">
      ${label}
    </button>`
  return html`<li>
    <img
      src="${thumbnailOf(picture)}"
      alt="Picture ${number}"
      width="144"
      height="96"
      loading="lazy"
    />
    <form method="post" action="${address}">
      <input type="hidden" name="intent" value="${intent}-${number}" />
      <input type="hidden" name="picture" value="${picture}" />
      ${index > 0 && act('Show first', 'first', 'Show first')} ${act('Remove', 'remove', 'Remove')}
    </form>
  </li>`
}
