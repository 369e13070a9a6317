import { html } from 'hono/html'

type Piece = ReturnType<typeof html>

/** Renders paragraphs, list items and `code` as HTML. */
export function prose(text: string): Piece[] {
  return text
    .split(/\n\n+|\n(?=- )/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith('- ')) return html`<p>${words(part)}</p>`
      return html`<p class="point">${words(part.slice(2))}</p>`
    })
}

/** Renders `code` in one line. */
export function words(text: string): Piece[] {
  return text
    .split(/`([^`]*)`/)
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))
}
