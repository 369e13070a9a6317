import { cities, send } from '../calls.ts'
import * as texts from '../texts.ts'

const css = new CSSStyleSheet()
css.replaceSync(`:host{display:block;font:16px/1.5 system-ui}
form{display:grid;gap:12px;max-width:480px}
label,p{display:block;margin:0}
input:not([type=checkbox]),select,button{box-sizing:border-box;width:100%;min-height:44px;padding:8px;border:1px solid #777;border-radius:8px;font:inherit}
button{background:#b8430f;color:#fff;border:0}
.e{color:#a11}`)

const { destination, fields } = texts

/** The baseline: the smallest form that one can write by hand, without a library. */
class Floor extends HTMLElement {
  constructor() {
    super()
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true })
    root.adoptedStyleSheets = [css]
    root.innerHTML = `<form novalidate><h2>${texts.heading}</h2>${row(
      destination,
      `<select id="destination" name="destination" required aria-describedby="destination-e"><option value="">${texts.placeholder}</select>`,
    )}${fields
      .map(({ name, label, type }) =>
        row(
          { name, label },
          `<input id="${name}" name="${name}" type="${type}" required aria-describedby="${name}-e">`,
        ),
      )
      .join(
        '',
      )}<label><input type="checkbox" name="isCorporateUser"> ${texts.tick}</label><button>${texts.submit}</button><p role="status"></p></form>`
    const form = root.querySelector('form')!
    form.onsubmit = (event) => {
      event.preventDefault()
      void submit(form)
    }
    form.oninput = ({ target }) => {
      const control = target as HTMLInputElement
      if (control.ariaInvalid === 'true') check(form, control.name)
    }
    void fill(form)
  }
}

function row({ name, label }: { name: string; label: string }, control: string): string {
  return `<div><label for="${name}">${label}</label>${control}<p class="e" id="${name}-e"></p></div>`
}

async function fill(form: HTMLFormElement) {
  const list = await cities().catch(() => [])
  form['destination'].append(...list.map(({ uuid, name }) => new Option(name, uuid)))
}

function check(form: HTMLFormElement, name: string): boolean {
  const control = form[name] as HTMLInputElement
  const { required } = [destination, ...fields].find((field) => field.name === name)!
  const empty = !control.value.trim()
  const text = empty ? required : control.validity.valid ? '' : texts.badEmail
  control.ariaInvalid = String(Boolean(text))
  form.querySelector(`#${name}-e`)!.textContent = text
  return !text
}

async function submit(form: HTMLFormElement) {
  const wrong = [destination, ...fields].filter(({ name }) => !check(form, name))
  if (wrong[0]) return form[wrong[0].name].focus()
  const button = form.querySelector('button')!
  button.disabled = true
  const taken = await send(Object.fromEntries(new FormData(form)) as never).catch(() => false)
  button.disabled = false
  form.querySelector('[role=status]')!.textContent = taken ? texts.sent : texts.failed
}

customElements.define('trip-floor', Floor)
