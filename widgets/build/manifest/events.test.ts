import { expectTypeOf, test } from 'vitest'
import type { Failure } from '../../api/failures.ts'
import type { TripEvents } from '../../element/trip-widgets.d.ts'

test('types the failures that the client knows', () => {
  type Told = TripEvents['trip-enquiry-failed' | 'trip-review-failed' | 'trip-testimonial-failed']
  expectTypeOf<Told['detail']['failure']>().toEqualTypeOf<Failure['name']>()
})

test('types events on elements, the document and the window', () => {
  expectTypeOf<HTMLElementEventMap>().toExtend<TripEvents>()
  expectTypeOf<DocumentEventMap>().toExtend<TripEvents>()
  expectTypeOf<WindowEventMap>().toExtend<TripEvents>()
  expectTypeOf<HTMLElementTagNameMap['trip-enquiry']['variant']>().toEqualTypeOf<
    'simple' | 'wizard'
  >()
})
