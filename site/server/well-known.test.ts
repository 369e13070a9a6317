// @vitest-environment node
import { expect, test } from 'vitest'
import { changePassword, security, webManifest } from './well-known.ts'

const fields = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s).slice(0, 2)),
  )

test('serves security.txt, expiring 180 days after the request', () => {
  const asked = Date.parse('2026-11-22T17:30:00Z')
  const { type, text } = security('https://trips.example', asked)
  expect(type).toBe('text/plain; charset=utf-8')
  expect(fields(text)).toEqual({
    Contact: 'mailto:security@tigertrail.example',
    Expires: '2027-05-21T00:00:00Z',
    'Preferred-Languages': 'en',
    Canonical: 'https://trips.example/.well-known/security.txt',
  })
  expect(text).toMatch(/\n$/)
  expect(security('https://trips.example', asked + 3_600_000).text).toBe(text)
})

test('redirects change-password to the profile', () => {
  expect(changePassword()).toMatchObject({ status: 302, headers: { location: '/my-profile' } })
})

test('serves a manifest with names, colours and icons, one of them maskable', () => {
  const manifest = JSON.parse(webManifest().text)
  expect(manifest).toMatchObject({ name: 'Tigertrail Journeys', start_url: '/', scope: '/' })
  expect(manifest.short_name.length).toBeLessThanOrEqual(12)
  for (const colour of ['theme_color', 'background_color']) {
    expect(manifest[colour]).toMatch(/^#[\da-f]{6}$/)
  }
  const icons = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])
  expect(icons).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ])
})
