import { BesideForm } from '../layout/beside-form.tsx'
import { Fallback } from '../layout/fallback.tsx'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'
import { Sentence } from '../layout/sentence.tsx'
import * as says from '../messages/en/submit-testimonial.ts'

const poster = {
  picture: '/media/scenes/limestone-bay-dusk.svg',
  alt: says.poster,
}

export const page = definePage({
  hasTags: true,
  head: () => ({
    title: says.title,
    description: says.description,
    path: pathOf('submitTestimonial'),
  }),
  View: SubmitTestimonial,
})

function SubmitTestimonial() {
  return (
    <BesideForm title={says.heading} lead={says.lead} poster={poster} notes={<Notes />}>
      <trip-testimonial preview heading="" privacy={pathOf('privacy')}>
        <Fallback>{says.byEmail}</Fallback>
      </trip-testimonial>
    </BesideForm>
  )
}

function Notes() {
  return (
    <>
      <h2>{says.notes}</h2>
      <ul>
        <li>{says.phone}</li>
        <li>{says.file}</li>
        <li>
          <Sentence
            text={says.published}
            others={<a href={pathOf('testimonials')}>{says.others}</a>}
          />
        </li>
      </ul>
    </>
  )
}
