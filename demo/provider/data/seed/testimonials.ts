import type { Queries } from '../engine/database.ts'
import { fixedUuid } from './fixed-uuid.ts'

/** Name, clip, text and date. */
const SAID: [string, string, string, string][] = [
  [
    'Asha Rao',
    'forest-tiger',
    'Two tigers on the first morning, and a guide who knew both.',
    '2026-10-12',
  ],
  [
    'Nikhil Deshpande',
    'lake-mountains',
    'Nine days, five of us, and not one thing to worry about.',
    '2026-09-03',
  ],
  [
    'Meera Iyer',
    'backwater',
    'The houseboat was spotless, and the cook from Alappuzha a treasure.',
    '2026-08-21',
  ],
  [
    'Daniel Keller',
    'tea-hills',
    'We walked in the tea gardens until the mist sent us home.',
    '2026-07-15',
  ],
  [
    'Sana Khan',
    'skyline-desert',
    'From the tallest tower to a night in the desert in one day.',
    '2026-06-02',
  ],
  [
    'Rohan Gupta',
    'dunes-fort',
    'My parents did the fort at their own pace, with a car waiting.',
    '2026-03-18',
  ],
  [
    'Emma Martin',
    'limestone-bay',
    'Waking up between those islands is something I will not forget.',
    '2026-02-09',
  ],
  [
    'Vikram Singh',
    'alps',
    'Snow for the children, a warm room for us, and every train on time.',
    '2026-01-04',
  ],
  [
    'Kavita Nair',
    'pyramids',
    'Our guide in Giza made four thousand years feel like yesterday.',
    '2025-12-11',
  ],
]

export async function seedTestimonials({ query }: Queries): Promise<void> {
  const rows = SAID.map(([person, clip, description, day]) => {
    const [first_name, last_name] = person.split(' ')
    return {
      uuid: fixedUuid(`testimonial:${person}`),
      first_name,
      last_name,
      email: `${first_name}.${last_name}@mail.example`.toLowerCase(),
      description,
      video: `/media/clips/${clip}.mp4`,
      received_at: `${day}T12:00:00Z`,
    }
  })
  await query(
    `insert into testimonials (uuid, first_name, last_name, email, phone_number, description,
       video, fingerprint, received_at)
     select uuid, first_name, last_name, email, '9000000000', description, video, 'seed',
       received_at
     from jsonb_to_recordset($1::jsonb) as seed (uuid uuid, first_name text, last_name text,
       email text, description text, video text, received_at timestamptz)
     on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}
