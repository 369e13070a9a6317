import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROLES, type Role } from '../data/people/staff-roles.ts'
import { type DeskBrowser, textOf } from '../testing/desk-for-test.ts'
import { type TestProvider, openForTest } from '../testing/open-for-test.ts'
import { colleague } from '../testing/staff-for-test.ts'
import { OPEN, PERMISSIONS, mayUse, patternOf, rolesFor } from './permissions.ts'

let provider: TestProvider
beforeAll(async () => (provider = await openForTest()))
afterAll(() => provider.close())

const ID = '00000000-0000-4000-8000-000000000000'

const leadsTo = (response: Response) => response.headers.get('location')

/** Routes of the desk as 'GET /desk/…'. */
const routes = () =>
  [...new Set(provider.app.routes.map(({ method, path }) => `${method} ${path}`))]
    .filter((route) => / \/desk(\/|$)/.test(route) && !route.startsWith('ALL '))
    .map((route) => route.split(' ') as [method: string, path: string])

test('every route of the desk is open or has roles, and every pattern has a route', () => {
  const paths = routes().map(([, path]) => path)
  expect(paths.length).toBeGreaterThan(40)
  const patterns = [...OPEN, ...Object.keys(PERMISSIONS)]
  // Add a new path to desk/permissions.ts.
  expect(paths.filter((path) => !patternOf(path, patterns))).toEqual([])
  const used = new Set(paths.map((path) => patternOf(path, patterns)))
  expect(patterns.filter((pattern) => !used.has(pattern))).toEqual([])
  expect(() => rolesFor('/desk/new-things')).toThrow('has no roles')
})

test('planners, moderators and administrators may do what their work needs', () => {
  const allowed: [path: string, ...roles: Role[]][] = [
    ['/desk/enquiries/TJ-1/reply', 'planner'],
    ['/desk/enquiries.csv', 'planner'],
    ['/desk/mails/1', 'planner'],
    ['/desk/suspicious/reviews/1', 'planner', 'moderator'],
    ['/desk/webhooks'],
    ['/desk/persons', 'planner'],
    ['/desk/moderation/reviews/1', 'moderator'],
    ['/desk/attractions/taj-mahal/pictures', 'moderator'],
    ['/desk/account/factors/app', 'planner', 'moderator'],
    ['/desk/persons/archive'],
    ['/desk/persons/delete'],
    ['/desk/report/links/revoke'],
    ['/desk/staff/1/roles'],
  ]
  for (const [path, ...roles] of allowed) {
    const may = ROLES.filter((role) => mayUse({ roles: [role] }, path))
    expect([path, ...may]).toEqual([path, ...roles, 'administrator'])
  }
  expect(mayUse({ roles: ['planner', 'moderator'] }, '/desk/moderation')).toBe(true)
})

test('refuses each role every route that is not for it, with a page that says why', async () => {
  const ask = (desk: DeskBrowser, method: string, path: string) =>
    method === 'GET' ? desk.get(path) : desk.post(path)
  for (const role of ROLES) {
    const { desk } = await colleague(provider, role)
    for (const [method, route] of routes()) {
      if (patternOf(route, OPEN)) continue
      const path = route
        .replace(/:table\{[^}]*\}/, 'reviews')
        .replace(/:(?:uuid|id|version|position)\b(\{.*?\}+(?=\/|$))?/g, (_, form = '') =>
          form.includes('a-f') ? ID : '1',
        )
        .replace(/:\w+/g, 'x')
      const { status } = await ask(desk, method, path)
      const isAllowed = rolesFor(route).includes(role)
      expect([role, method, path, status === 403]).toEqual([role, method, path, !isAllowed])
      expect(status).toBeLessThan(500)
    }
  }
  const { desk } = await colleague(provider, 'moderator')
  const refused = await desk.get('/desk/enquiries')
  expect(textOf(await refused.text())).toContain('It is for the role planner or administrator.')
})

test('starts in the first section of a role, and hides the others', async () => {
  const sections = async (desk: DeskBrowser) => {
    const page = await (await desk.get('/desk/account')).text()
    const [, nav = ''] = /<nav aria-label="Desk">(.*?)<\/nav>/s.exec(page) ?? []
    return [...nav.matchAll(/<a href="\/desk\/(\w+)/g)].map(([, name]) => name)
  }
  const planner = await colleague(provider, 'planner')
  expect(await sections(planner.desk)).toEqual([
    'enquiries',
    'report',
    'suspicious',
    'mails',
    'persons',
  ])
  const moderator = await colleague(provider, 'moderator')
  expect(await sections(moderator.desk)).toEqual(['moderation', 'suspicious', 'attractions'])
  expect(leadsTo(await moderator.desk.get('/desk'))).toBe('/desk/moderation')
  expect(leadsTo(await moderator.passwordIn(moderator.desk))).toBe('/desk/moderation')
  const administrator = await colleague(provider, 'administrator')
  expect(await sections(administrator.desk)).toContain('staff')
})

test('hides links for partners, exports and deletions from planners', async () => {
  const { desk } = await colleague(provider, 'planner')
  expect(await desk.read('/desk/report')).not.toContain('Links for partners')
  const person = textOf(await (await desk.post('/desk/persons', { who: 'a@mail.example' })).text())
  expect(person).not.toContain('Download ZIP')
  const { desk: other } = await colleague(provider, 'administrator')
  expect(await other.read('/desk/report')).toContain('Links for partners')
})
