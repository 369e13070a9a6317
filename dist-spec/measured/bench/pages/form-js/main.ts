import { Form } from '@bpmn-io/form-js-viewer'
import '@bpmn-io/form-js-viewer/dist/assets/form-js.css'
import { cities, send } from '../calls.ts'
import * as texts from '../texts.ts'

const { destination, fields } = texts

const schema = {
  type: 'default',
  components: [
    { type: 'text', text: `## ${texts.heading}` },
    {
      type: 'select',
      key: destination.name,
      label: destination.label,
      valuesKey: 'cities',
      validate: { required: true },
    },
    ...fields.map(({ name, label, type }) => ({
      type: type === 'number' ? 'number' : 'textfield',
      key: name,
      label,
      validate: { required: true, ...(type === 'email' && { validationType: 'email' }) },
    })),
    { type: 'checkbox', key: 'isCorporateUser', label: texts.tick },
    { type: 'button', action: 'submit', label: texts.submit },
  ],
}

const loading = cities().catch(() => [])
const form = new Form({ container: document.getElementById('form')! })
form.on('submit', ({ data, errors }: { data: Record<string, string>; errors: object }) => {
  if (Object.keys(errors).length === 0) void send(data)
})
let typed: object = {}
form.on('changed', ({ data }: { data: object }) => (typed = data))

// Renders before its list has loaded, like the other contestants.
await form.importSchema(schema, {})
const list = (await loading).map(({ uuid, name }) => ({ value: uuid, label: name }))
await form.importSchema(schema, { ...typed, cities: list })
