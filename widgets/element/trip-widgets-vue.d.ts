import type { HTMLAttributes, PublicProps } from 'vue'
import type { JsxAttributes, TripElements, TripEvents } from './trip-widgets.d.ts'

type Camel<Name extends string> = Name extends `${infer Word}-${infer Rest}`
  ? `${Word}${Capitalize<Camel<Rest>>}`
  : Name

/** Template listeners such as `@trip-enquiry-sent`. */
type Listeners<Tag extends string> = {
  [
    Name in keyof TripEvents as Name extends `${Tag}-${string}`
      ? `on${Capitalize<Camel<Name>>}`
      : never
  ]?: ((event: TripEvents[Name]) => void) | undefined
}

type Tags = {
  [Tag in keyof TripElements]: new () => TripElements[Tag] & {
    $props: Omit<JsxAttributes<Tag>, `on${string}`> & Listeners<Tag> & HTMLAttributes & PublicProps
  }
}

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
