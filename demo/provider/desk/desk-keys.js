/** Keyboard shortcuts of lists and of an enquiry. All of it also works with the pages' own controls. */

/** In local storage; 'off' turns the shortcuts off (WCAG 2.1.4). */
const SWITCH = 'desk-keys'

const LIST = [
  ['j, k', 'Next, previous'],
  ['x', 'Select it'],
]
const MODERATION = [...LIST, ['p', 'Publish it, or the selected ones'], ['?', 'This list']]
const ENQUIRIES = [
  ...LIST,
  ['Enter', 'Open it'],
  ['a', 'Assign to me'],
  ['s', 'Status'],
  ['c', 'Call'],
  ['r', 'Reply'],
  ['n', 'Note'],
  ['p', 'Plan, in an enquiry'],
  ['e, or Ctrl+Enter in a text', 'Save and next'],
  ['?', 'This list'],
]

const queue = document.querySelector('#queue')
const moderation = document.querySelector('#several')
const rows = [...document.querySelectorAll('#queue tbody tr, .submitted > li')]
const linkOf = (row) => row?.querySelector('th a') ?? row?.querySelector('[type=checkbox]')
const current = () => rows.findIndex((row) => row.contains(document.activeElement))

function move(by) {
  const at = current()
  linkOf(rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))])?.focus()
}

function box() {
  return rows[Math.max(0, current())]?.querySelector('[type=checkbox]')
}

/** Selects the current row if none is. */
function select() {
  const isSelected = rows.some((row) => row.querySelector('[type=checkbox]:checked'))
  if (!isSelected && box()) box().checked = true
}

/** Assigns the current row, or the selected ones, and comes back to the same place. */
function take() {
  if (!queue) return document.querySelector('[data-key=a]')?.click()
  select()
  queue.action += `#row-${Math.max(0, current())}`
  queue.requestSubmit(queue.querySelector('[name=take]'))
}

function chooseStatus() {
  if (!queue) return document.querySelector('#status :checked')?.focus()
  select()
  queue.querySelector('[name=status]').focus()
}

/** Focuses a field of a form; in the queue, opens the enquiry there. */
function go(form, field) {
  if (!queue) return document.querySelector(`#${form} ${field}`)?.focus()
  const link = linkOf(rows[Math.max(0, current())])
  if (link) location.href = `${link.href}#to-${form}`
}

/** Opens the plan of an enquiry, or publishes. */
function planOrPublish() {
  if (moderation) select()
  document.querySelector('[data-key=p]')?.click()
}

let changed
document.addEventListener('input', ({ target }) => (changed = target.form))

function saveAndNext() {
  const form = document.activeElement.closest('form') ?? changed
  const button = form?.querySelector('[name=go]')
  if (button) form.requestSubmit(button)
}

const KEYS = {
  j: () => move(1),
  k: () => move(-1),
  x: () => box()?.click(),
  a: take,
  s: chooseStatus,
  c: () => go('call', '[type=radio]'),
  r: () => go('reply', 'textarea'),
  n: () => go('note', 'textarea'),
  p: planOrPublish,
  e: saveAndNext,
  '?': () => help().showModal(),
}

const isOff = () => localStorage.getItem(SWITCH) === 'off'
const isText = (target) =>
  target.closest('input:not([type=radio], [type=checkbox]), textarea, select')

addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey } = event
  if (key === 'Enter' && (ctrlKey || metaKey) && target.closest('textarea')) {
    event.preventDefault()
    return saveAndNext()
  }
  if (ctrlKey || metaKey || altKey || event.isComposing || isText(target)) return
  if (document.querySelector('dialog[open]') || !Object.hasOwn(KEYS, key)) return
  if (isOff() && key !== '?') return
  event.preventDefault()
  KEYS[key]()
})

let dialog
function help() {
  if (dialog) return dialog
  dialog = document.createElement('dialog')
  dialog.className = 'keys'
  const list = document.createElement('dl')
  for (const [keys, text] of moderation ? MODERATION : ENQUIRIES) {
    list.append(
      Object.assign(document.createElement('dt'), { textContent: keys }),
      Object.assign(document.createElement('dd'), { textContent: text }),
    )
  }
  const box = Object.assign(document.createElement('input'), {
    type: 'checkbox',
    checked: !isOff(),
  })
  box.addEventListener('change', () =>
    box.checked ? localStorage.removeItem(SWITCH) : localStorage.setItem(SWITCH, 'off'),
  )
  const label = Object.assign(document.createElement('label'), { className: 'tick' })
  label.append(box, ' Use these keys')
  const close = Object.assign(document.createElement('button'), {
    className: 'quiet-button',
    textContent: 'Close',
  })
  close.addEventListener('click', () => dialog.close())
  const title = Object.assign(document.createElement('h2'), {
    id: 'keys-title',
    textContent: 'Keyboard shortcuts',
  })
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.append(title, list, label, close)
  document.body.append(dialog)
  return dialog
}

const opener = Object.assign(document.createElement('button'), {
  className: 'plain keys-button',
  type: 'button',
  textContent: 'Keyboard shortcuts',
})
opener.addEventListener('click', () => help().showModal())
document.querySelector('main').append(opener)

// Where the last form was submitted from.
const [, row] = /^#row-(\d+)$/.exec(location.hash) ?? []
if (row) linkOf(rows[Math.min(Number(row), rows.length - 1)])?.focus()
// Not the id of an element, because the browser takes the focus away after going there.
const [, form] = /^#to-(call|reply|note)$/.exec(location.hash) ?? []
if (form) go(form, 'textarea')
