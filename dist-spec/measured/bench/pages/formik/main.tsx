import { ErrorMessage, Field, Form, Formik } from 'formik'
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { boolean, object, string } from 'yup'
import { cities, send } from '../calls.ts'
import * as texts from '../texts.ts'
import './style.css'

const { destination, fields } = texts
const all = [destination, ...fields]

const schema = object({
  ...Object.fromEntries(all.map(({ name, required }) => [name, string().required(required)])),
  email: string().email(texts.badEmail).required(fields[2]!.required),
  isCorporateUser: boolean(),
})
const blank = {
  ...Object.fromEntries(all.map(({ name }) => [name, ''])),
  isCorporateUser: false,
}

function Enquiry() {
  const [list, setList] = useState<texts.City[]>([])
  const [outcome, setOutcome] = useState('')
  useEffect(() => void cities().then(setList, () => {}), [])
  return (
    <Formik
      initialValues={blank}
      validationSchema={schema}
      validateOnBlur={false}
      onSubmit={async (form) => {
        const taken = await send(form as never).catch(() => false)
        setOutcome(taken ? texts.sent : texts.failed)
      }}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <h2>{texts.heading}</h2>
          <Row {...destination}>
            <Field as="select" id={destination.name} name={destination.name} required>
              <option value="">{texts.placeholder}</option>
              {list.map(({ uuid, name }) => (
                <option key={uuid} value={uuid}>
                  {name}
                </option>
              ))}
            </Field>
          </Row>
          {fields.map(({ type, ...field }) => (
            <Row key={field.name} {...field}>
              <Field id={field.name} name={field.name} type={type} required />
            </Row>
          ))}
          <label>
            <Field type="checkbox" name="isCorporateUser" /> {texts.tick}
          </label>
          <button type="submit" disabled={isSubmitting}>
            {texts.submit}
          </button>
          <p role="status">{outcome}</p>
        </Form>
      )}
    </Formik>
  )
}

function Row({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      {children}
      <ErrorMessage component="p" className="e" name={name} />
    </div>
  )
}

createRoot(document.getElementById('form')!).render(<Enquiry />)
