// @vitest-environment node
import { expect, test } from 'vitest'
import { FOLLOW_DAYS } from '../../widgets/contract/limits.ts'
import { groups } from '../messages/en/how-it-works.ts'
import { planners } from '../team.ts'
import { ask } from './ask-for-test.ts'

const questions = groups.flatMap((group) => group.questions)

test('describes all questions to search engines, with plain answers', async () => {
  const { status, text } = await ask('/how-it-works')
  expect(status).toBe(200)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
  for (const { id } of questions) expect(text).toContain(`<p id="${id}">`)
  const [, json = ''] = /<script [^>]*type="application\/ld\+json">(.*?)<\/script>/s.exec(text)!
  const { '@type': type, mainEntity } = JSON.parse(json)
  expect(type).toBe('FAQPage')
  expect(mainEntity).toHaveLength(questions.length)
  expect(JSON.stringify(mainEntity)).not.toMatch(/\{\w+\}/)
  expect(json).toContain(`without a password for ${FOLLOW_DAYS} days`)
})

test('links each planner to their regions and trips', async () => {
  const { status, text } = await ask('/planners')
  expect(status).toBe(200)
  for (const { id, name, regions, trips } of planners) {
    expect(text).toContain(`id="${id}"`)
    expect(text).toContain(`>${name}</h2>`)
    for (const slug of regions) expect(text).toContain(`href="/destinations/${slug}"`)
    for (const trip of trips) expect(text).toContain(`href="/trips/${trip}"`)
  }
})
