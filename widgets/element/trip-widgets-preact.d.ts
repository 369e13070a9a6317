import type { ClassAttributes, HTMLAttributes } from 'preact'
import type { JsxAttributes, TripElements } from './trip-widgets.d.ts'

type Tags = {
  [Tag in keyof TripElements]: JsxAttributes<Tag> &
    HTMLAttributes<TripElements[Tag]> &
    ClassAttributes<TripElements[Tag]>
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
