import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Sentence } from './sentence.tsx'

test('renders elements at the placeholders of a text', () => {
  const html = renderToString(
    <p>
      <Sentence text="Call {phone} or {email}." phone={<b>020</b>} email="a@b.example" />
    </p>,
  )
  expect(html.replaceAll('<!-- -->', '')).toBe('<p>Call <b>020</b> or a@b.example.</p>')
})
