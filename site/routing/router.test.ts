import { afterEach, expect, test } from 'vitest'
import { currentVisit, follow, go, pageAddress, pathOf, visitOf } from './router.ts'

const at = (path: string) => {
  go('/privacy')
  go(path)
  return currentVisit()
}

afterEach(() => go('/'))

test.each([
  ['/', 'home', {}],
  ['/login', 'login', {}],
  ['/forgot-password', 'forgotPassword', {}],
  ['/activate-account', 'activateAccount', {}],
  ['/follow-enquiry', 'followEnquiry', {}],
  ['/my-profile', 'myProfile', {}],
  ['/my-transactions', 'myTransactions', {}],
  ['/my-enquiries', 'myEnquiries', {}],
  ['/submit-review', 'submitReview', {}],
  ['/reviews/taj-mahal', 'reviews', { attractionId: 'taj-mahal' }],
  ['/attraction-details/taj-mahal', 'attraction', { id: 'taj-mahal' }],
  ['/enquiry', 'enquiry', {}],
  ['/review', 'review', { attractionId: '' }],
  ['/review/taj-mahal', 'review', { attractionId: 'taj-mahal' }],
  ['/testimonials', 'testimonials', {}],
  ['/submit-testimonials', 'submitTestimonial', {}],
  ['/destinations', 'destinations', {}],
  ['/destinations/himalayas', 'region', { region: 'himalayas' }],
  ['/trips', 'trips', {}],
  ['/trips/golden-triangle', 'trip', { id: 'golden-triangle' }],
  ['/how-it-works', 'howItWorks', {}],
  ['/planners', 'planners', {}],
  ['/partners', 'partners', {}],
  ['/xoriant', 'corporate', { corporateName: 'xoriant' }],
  ['/acme.example', 'corporate', { corporateName: 'acme.example' }],
  ['/Login', 'corporate', { corporateName: 'Login' }],
])('%s is %s', (path, route, params) => {
  expect(at(path)).toMatchObject({ route, params, path })
})

test.each([
  '/a/b',
  '/login/x',
  '/reviews/a/b',
  '/attraction-details/a/b',
  '/destinations/a/b',
  '/trips/a/b',
])('%s is no page', (path) => {
  expect(at(path)).toMatchObject({ route: undefined, path })
})

test('reports the path of a visit without a page', () => {
  const paths: string[] = []
  go('/privacy')
  const stop = follow(({ path }) => paths.push(path))
  go('/no/where?q=lake')
  stop()
  expect(paths).toEqual(['/privacy', '/no/where'])
  expect(visitOf('/no/where?q=lake')).toMatchObject({ path: '/no/where', search: {} })
})

test('reads only the query parameters of its page', () => {
  expect(at('/destinations?q=lake&utm_source=x&sort=lowest&__proto__=x').search).toEqual({
    q: 'lake',
  })
  expect(at('/?q=lake').search).toEqual({})
})

test.each([
  ['/?utm_source=x', '/'],
  [
    '/enquiry/?destination=taj%20mahal&x=1&region=himalayas',
    '/enquiry?region=himalayas&destination=taj+mahal',
  ],
  ['/review', '/review'],
  ['/attraction-details/taj%2dmahal?page=2', '/attraction-details/taj-mahal'],
  ['/attraction-details/a%252e%252E', '/attraction-details/a%252e%252E'],
  ['/a/b?q=lake', '/.nowhere'],
  ['/.nowhere', '/.nowhere'],
  ['/acme?x=1', '/acme'],
  ['/unheard-of', '/-'],
  ['/attraction-details/unheard-of?x=1', '/attraction-details/-'],
  ['/reviews/unheard-of?page=2', '/reviews/-'],
  ['/review/unheard-of', '/review/-'],
  ['/destinations/unheard-of?kind=lakes', '/destinations/-'],
  ['/trips/unheard-of', '/trips/-'],
])('%s is the page at %s', (path, address) => {
  const isUnknown = (_: string, name: string) => name === 'unheard-of'
  expect(pageAddress(path, isUnknown)).toBe(address)
  expect(pageAddress(address, isUnknown)).toBe(address)
})

test('reads a query, and decodes a path', () => {
  expect(at('/reviews/a%2Fb%20c?sort=lowest&page=2')).toEqual({
    route: 'reviews',
    params: { attractionId: 'a/b c' },
    search: { sort: 'lowest', page: '2' },
    path: '/reviews/a%2Fb%20c',
  })
})

test.each([
  '/%00',
  '/%E0%A4%A',
  '/attraction-details/%00',
  '/attraction-details/%FF',
  '/attraction-details/%ED%A0%80',
  '/attraction-details/taj%0Amahal',
  '/index.html',
  '/%69ndex.html',
  '/..%2f',
  '/a%2Fb',
  '/a%5Cb',
  '/.env',
  '/wp-login.php',
  '/nothing.PNG',
])('%s is no page', (path) => {
  expect(at(path)).toMatchObject({ route: undefined, path })
})

test('an address above the length limit is no page', () => {
  expect(at(`/reviews/${'x'.repeat(3000)}`)).toMatchObject({ route: undefined })
})

test('writes addresses that it reads', () => {
  expect(
    pathOf('reviews', { attractionId: 'a/b c' }, { sort: 'lowest', page: '', rating: undefined }),
  ).toBe('/reviews/a%2Fb%20c?sort=lowest')
  expect(pathOf('review')).toBe('/review')
  expect(pathOf('review', { attractionId: 'x' })).toBe('/review/x')
  expect(pathOf('home')).toBe('/')
})
