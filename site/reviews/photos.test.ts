import { expect, test } from 'vitest'
import { nameOf } from '../layout/name-of.ts'
import { eachOnce, photosBy, photosOf, smallOf } from './photos.ts'

test.each([
  [{ first_name: 'Asha', last_name: 'Rao' }, 'Asha Rao'],
  [{ first_name: ' Asha ', last_name: '' }, 'Asha'],
  [{ last_name: 'Rao' }, 'Rao'],
  [{ first_name: '  ' }, 'Anonymous'],
  [{}, 'Anonymous'],
])('shows the author of %o as %s', (review, name) => {
  expect(nameOf(review)).toBe(name)
})

test('lists each picture once, and no address of other schemes', () => {
  const addresses = ['https://a.example/1.webp', 'javascript:alert(1)', '/2.svg', '/2.svg', '']
  expect(photosOf('Taj Mahal', addresses)).toEqual([
    { address: 'https://a.example/1.webp', says: 'Taj Mahal, picture 1 of 2' },
    { address: '/2.svg', says: 'Taj Mahal, picture 2 of 2' },
  ])
  expect(
    photosOf('Taj Mahal', addresses, ['', '', 'Flowers of stone']).map(({ says }) => says),
  ).toEqual(['Taj Mahal, picture 1 of 2', 'Flowers of stone'])
  const review = {
    rating: 5,
    feedback: '',
    images: addresses,
    first_name: 'Asha',
    date_of_visit: '',
  }
  expect(photosBy(review).map(({ says }) => says)).toEqual(['Photo 1 by Asha', 'Photo 2 by Asha'])
})

test('lists a picture of two reviews once, at its first position', () => {
  const [first, other, again] = ['/1.svg', '/2.svg', '/1.svg'].map((address, index) => ({
    address,
    says: `Photo ${index}`,
  }))
  expect(eachOnce([first!, other!, again!])).toEqual([first, other])
})

test('knows the small version of a stored photo', () => {
  const photo = `https://a.example/media/photos/${'0a'.repeat(16)}`
  expect(smallOf(`${photo}.webp`)).toBe(`${photo}-small.webp`)
  expect(smallOf('/media/scenes/alps-day.svg')).toBe('/media/scenes/alps-day.svg')
})
