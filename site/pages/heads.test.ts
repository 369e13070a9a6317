import { expect, test } from 'vitest'
import { page as attractionPage } from './attraction.tsx'
import { page as destinationsPage } from './destinations.tsx'
import { page as reviewsPage } from './reviews.tsx'
import { visitOf } from '../routing/router.ts'
import { summary } from '../attraction/load-attraction.ts'
import { readFrom } from '../routing/reads-for-test.ts'

const taj = {
  _id: 'taj-mahal',
  name: 'Taj Mahal',
  attraction_location_label: 'Agra, Uttar Pradesh',
  image: ['https://a.example/taj.svg', 'https://a.example/taj.jpg'],
  description: 'A tomb of white marble.',
  activities: [],
  category: [],
  avg_review: 6.2,
  total_review: 3,
}
const reviews = { data: [], total: 0, breakdown: {} }
const known = { '/attractions/taj-mahal': taj, reviews }

async function attractionHead(answers: Record<string, unknown>) {
  const visit = visitOf('/attraction-details/taj-mahal')
  return attractionPage.head(await attractionPage.load!(visit, readFrom(answers)), visit)
}

async function reviewsHead(answers: Record<string, unknown>, query = '') {
  const visit = visitOf(`/reviews/taj-mahal${query}`)
  return reviewsPage.head(await reviewsPage.load!(visit, readFrom(answers)), visit)
}

test('caps a rating, and shares a picture in a supported format', async () => {
  const head = await attractionHead(known)
  expect(head.picture).toEqual({
    address: 'https://a.example/taj.jpg',
    alt: 'Taj Mahal, Agra, Uttar Pradesh',
  })
  expect(head.structuredData![0]).toMatchObject({
    aggregateRating: { ratingValue: 5, reviewCount: 3 },
  })
})

test('says the language of each review, which is English unless stored', async () => {
  const written = { first_name: 'Asha', last_name: 'Rao', rating: 5, images: [], date_of_visit: '' }
  const data = [
    { ...written, feedback: 'बहुत सुंदर', language: 'hi' },
    { ...written, feedback: 'Lovely' },
    written,
  ]
  const head = await reviewsHead({ ...known, reviews: { ...reviews, data, total: 3 } })
  const [{ review }] = head.structuredData as [{ review: object[] }]
  expect(review).toEqual([
    expect.objectContaining({ reviewBody: 'बहुत सुंदर', inLanguage: 'hi' }),
    expect.objectContaining({ reviewBody: 'Lovely', inLanguage: 'en' }),
    expect.not.objectContaining({ inLanguage: expect.anything() }),
  ])
})

test('responds 503 if a call fails', async () => {
  expect(await attractionHead({})).toMatchObject({ status: 503 })
  expect(await reviewsHead({})).toMatchObject({ status: 503 })
  expect(await reviewsHead({ '/attractions/taj-mahal': taj })).toMatchObject({ status: 503 })
  const visit = visitOf('/destinations')
  const data = await destinationsPage.load!(visit, readFrom({}))
  expect(destinationsPage.head(data, visit)).toMatchObject({ status: 503 })
})

test('gives each page of reviews a canonical address, shared by all sort orders', async () => {
  expect((await reviewsHead(known, '?sort=lowest&rating=2')).path).toBe('/reviews/taj-mahal')
  const some = { ...known, reviews: { ...reviews, data: [{}], total: 11 } }
  expect(await reviewsHead(some, '?page=2&sort=lowest')).toMatchObject({
    path: '/reviews/taj-mahal?page=2',
    title: 'Reviews of Taj Mahal, page 2',
  })
  expect((await reviewsHead(known, '?page=2')).path).toBe('/reviews/taj-mahal')
})

test('cuts a description after a word', () => {
  expect(summary('A tomb.\n\u0007 By a\triver.')).toBe('A tomb. By a river.')
  const long = summary('marble '.repeat(60))
  expect(long.length).toBeLessThanOrEqual(162)
  expect(long).toMatch(/marble …$/)
})
