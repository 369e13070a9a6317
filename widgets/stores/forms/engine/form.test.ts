// @vitest-environment node
import { expect, test } from 'vitest'
import type { Later } from './declaration.ts'
import { createForm } from './form.ts'
import { inEnglish } from '../../../messages/say.ts'

interface Values {
  ticked: boolean
  days: string
}

test('loads its rules once and validates the current values when they arrive', async () => {
  const rules: Later<Values, unknown, unknown, unknown> = {
    check: () => ({ errors: {} }),
    forgiven: (_, { days }) => ({ days: days ? 'too many' : 'none' }),
    sentences: (faults) => faults,
    send: async () => {},
  }
  const comes: ((later: typeof rules) => void)[] = []
  const { $errors, refuse, type } = createForm<Values, unknown, unknown, unknown>({
    kind: 'test',
    blank: { ticked: false, days: '' },
    hiding: ['ticked'],
    words: () => ({ failed: '' }),
    say: inEnglish,
    later: async () => new Promise((resolve) => comes.push(resolve)),
  })
  type('ticked', true)
  type('days', '400')
  refuse({ days: 'too many' })
  expect(comes).toHaveLength(1)
  comes[0]!(rules)
  await new Promise(setImmediate)
  expect($errors.get()).toEqual({ days: 'too many' })
})
