import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PhoneLink } from './phone-link.tsx'

test('leaves the spaces out of a tel: link', () => {
  const link = renderToString(<PhoneLink phone="+91 20 5550 0100" />)
  expect(link).toContain('href="tel:+912055500100"')
})
