import type { HTMLAttributes } from 'svelte/elements'
import type { JsxAttributes, TripElements } from './trip-widgets.d.ts'

type Tags = {
  [Tag in keyof TripElements]: JsxAttributes<Tag> & HTMLAttributes<TripElements[Tag]>
}

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
