import { expect, test } from 'vitest'
import {
  failedAudits,
  type Figures,
  figuresOf,
  mediansOf,
  missesOf,
  type Result,
  tableOf,
} from './lighthouse-report.ts'

const GOOD: Figures = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 2000,
  tbt: 40,
  cls: 0.02,
  script: 93_000,
}

const category = (score: number, ...ids: string[]) => ({
  score,
  auditRefs: ids.map((id) => ({ id, weight: 1 })),
})

const RESULT: Result = {
  categories: {
    performance: category(0.955, 'largest-contentful-paint'),
    accessibility: category(1, 'color-contrast'),
    'best-practices': category(0.96, 'errors-in-console', 'image-aspect-ratio'),
    seo: category(1),
  },
  audits: {
    'largest-contentful-paint': { score: 0.5, numericValue: 2600, title: 'LCP' },
    'total-blocking-time': { score: 1, numericValue: 12 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.001 },
    'color-contrast': { score: 1, title: 'Contrast' },
    'errors-in-console': { score: 0, title: 'Errors' },
    'image-aspect-ratio': { score: null, title: 'Not applicable' },
    'network-requests': {
      score: 1,
      details: {
        items: [
          { resourceType: 'Script', transferSize: 70_000 },
          { resourceType: 'Script', transferSize: 400 },
          { resourceType: 'Font', transferSize: 20_000 },
        ],
      },
    },
  },
}

test('reads scores, metrics and script bytes from a result', () => {
  expect(figuresOf(RESULT)).toEqual({
    performance: 96,
    accessibility: 100,
    'best-practices': 96,
    seo: 100,
    lcp: 2600,
    tbt: 12,
    cls: 0.001,
    script: 70_400,
  })
})

test('throws for a result with a runtime error', () => {
  const runtimeError = { message: 'The page did not load' }
  expect(() => figuresOf({ ...RESULT, runtimeError })).toThrow('The page did not load')
})

test('takes the median of each figure independently', () => {
  const runs = [
    { ...GOOD, performance: 90, lcp: 3000 },
    { ...GOOD, performance: 99, lcp: 1000 },
    { ...GOOD, performance: 97, lcp: 9000 },
  ]
  expect(mediansOf(runs)).toEqual({ ...GOOD, performance: 97, lcp: 3000 })
})

test('accepts figures at the limits, and reports those beyond', () => {
  expect(missesOf('/', GOOD)).toEqual([])
  expect(missesOf('/', { ...GOOD, performance: 97, seo: 99, lcp: 2001, cls: 0.021 })).toEqual([
    '/: performance 97 instead of 98',
    '/: seo 99 instead of 100',
    '/: LCP 2001 ms, over 2000',
    '/: CLS 0.021, over 0.02',
  ])
  expect(missesOf('/', { ...GOOD, lcp: Number.NaN, cls: Number.NaN })).toHaveLength(2)
})

test('names the audits that cost points', () => {
  expect(failedAudits(RESULT)).toEqual([
    'performance: largest-contentful-paint (LCP)',
    'best-practices: errors-in-console (Errors)',
  ])
})

test('prints a line for each page', () => {
  const [, , line] = tableOf([['/', GOOD]]).split('\n')
  expect(line).toBe('| / | 98 | 100 | 100 | 100 | 2000 | 40 | 0.020 | 93,000 |')
})
