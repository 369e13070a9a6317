import { BesideForm } from '../layout/beside-form.tsx'
import { Fallback } from '../layout/fallback.tsx'
import { definePage } from '../routing/page.ts'
import { pathOf } from '../routing/router.ts'

const poster = {
  picture: '/media/scenes/limestone-bay-dusk.svg',
  alt: 'A long-tail boat between limestone cliffs in the evening',
}

export const page = definePage({
  head: () => ({
    title: 'Send us your testimonial',
    description:
      'Were you on a trip with us? Tell others how it was, in one video and a few words.',
    path: pathOf('submitTestimonial'),
  }),
  View: SubmitTestimonial,
})

function SubmitTestimonial() {
  return (
    <BesideForm
      title="Tell others how it was"
      lead="One video and a few words help those who are still choosing more than anything we could say."
      poster={poster}
      notes={<Notes />}
    >
      <trip-testimonial preview privacy={pathOf('privacy')}>
        <Fallback>You can also send us your video by email.</Fallback>
      </trip-testimonial>
    </BesideForm>
  )
}

function Notes() {
  return (
    <>
      <h2>Before you send it</h2>
      <ul>
        <li>A phone, held sideways, is all the camera it takes.</li>
        <li>One file: mp4, mov or webm, up to 200 MB.</li>
        <li>
          It is published with your name among <a href={pathOf('testimonials')}>the others</a>. Show
          only people who agree.
        </li>
      </ul>
    </>
  )
}
