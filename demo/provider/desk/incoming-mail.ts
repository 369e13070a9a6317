import { html } from 'hono/html'
import type {
  Cut,
  FileProblem,
  IncomingFile,
  IncomingKind,
  StoredMail,
} from '../data/incoming/incoming-mails.ts'
import type { Piece } from './frame.ts'
import { piecesOf } from './quoted-text.ts'

/** Path of the files of emails. */
export const FILES = '/desk/mails/files'

const CUT: Record<Cut, string> = {
  large: 'It is larger than 25 MB, so we store only its headers. Open it in the mailbox.',
  long: 'It is longer than we store. The rest is in the mailbox.',
  unreadable: 'We couldn’t read it. Open it in the mailbox.',
}

const FAULTS: Record<FileProblem, string> = {
  kind: 'not stored, because it is neither a photo nor a PDF',
  damaged: 'not stored, because it is damaged',
  size: 'not stored, because it is below 1 KB or above 10 MB',
  many: 'not stored, because there are more than 20 files',
}

/** Names of emails that programs write. */
export const AUTOMATIC: Record<Exclude<IncomingKind, 'reply'>, string> = {
  'auto-reply': 'Automatic reply',
  bounce: 'Delivery report',
  loop: 'Own email',
}

/** Name and address of the sender. */
export function senderOf({ sender, sender_name }: Pick<StoredMail, 'sender' | 'sender_name'>) {
  if (sender === '') return sender_name || 'An unknown sender'
  return sender_name ? `${sender_name} (${sender})` : sender
}

/** Text and files of an email, with what it quotes folded. */
export function contentOf({ id, body, cut, files }: StoredMail): Piece {
  return html`${
    body === '' && files.length === 0 && !cut && html`<p class="quiet">The email is empty.</p>`
  }
  ${piecesOf(body).map(({ text, isQuoted }) =>
    isQuoted
      ? html`<details class="quoted">
          <summary>Show quoted text</summary>
          <blockquote dir="auto">${text}</blockquote>
        </details>`
      : html`<blockquote dir="auto">${text}</blockquote>`,
  )}
  ${cut && html`<p class="quiet">${CUT[cut]}</p>`}
  ${
    files.length > 0 &&
    html`<ul class="files">
      ${files.map((file, position) => html`<li>${fileOf(file, `${FILES}/${id}/${position}`)}</li>`)}
    </ul>`
  }`
}

function fileOf({ name, type, size, file, fault }: IncomingFile, path: string): Piece {
  if (!file) return html`<span>${name}</span> <span class="quiet">${fault && FAULTS[fault]}</span>`
  const isPhoto = type.startsWith('image/')
  return html`<a href="${path}"
      >${isPhoto && html`<img src="${path}" alt="" loading="lazy" width="120" height="90" />`}
      <span>${name}</span></a
    >
    <span class="quiet">${inWords(size)}</span>`
}

function inWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
