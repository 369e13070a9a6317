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
    description: 'Travelled with us? Tell others about it in one short video.',
    path: pathOf('submitTestimonial'),
  }),
  View: SubmitTestimonial,
})

function SubmitTestimonial() {
  return (
    <BesideForm
      title="Tell others how it was"
      lead="One short video helps people choose more than anything we could say."
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
        <li>A phone held sideways is all you need.</li>
        <li>One file: mp4, mov or webm, up to 200 MB.</li>
        <li>
          We’ll publish it with your name among <a href={pathOf('testimonials')}>the others</a>.
          Only film people who agree.
        </li>
      </ul>
    </>
  )
}
