import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { JsxAttributes, TripElements } from './trip-widgets.d.ts'

type Tags = {
  [Tag in keyof TripElements]: JsxAttributes<Tag> &
    DetailedHTMLProps<HTMLAttributes<TripElements[Tag]>, TripElements[Tag]>
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
