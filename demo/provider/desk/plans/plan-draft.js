// Saves a plan's draft while it is written, so that a closed tab loses nothing. Buttons save it, too.
const form = document.querySelector('#plan')
let typed = textOf()
let saving

function textOf() {
  const fields = new FormData(form)
  for (const name of ['intent', 'revision']) fields.delete(name)
  return new URLSearchParams(fields).toString()
}

async function save() {
  const now = textOf()
  if (now === typed) return
  typed = now
  const body = new URLSearchParams(new FormData(form))
  body.set('do', 'save')
  // Longer bodies than 64 KB can't outlive the page.
  const answer = await fetch(form.action, {
    method: 'POST',
    body,
    keepalive: `${body}`.length < 6e4,
  })
  const revision = /name="revision" value="(\d+)"/.exec(await answer.text())?.[1]
  if (answer.ok && revision) form.elements.revision.value = revision
}

form.addEventListener('change', () => {
  const own = Promise.resolve(saving)
    .then(save)
    .catch(() => (typed = ''))
    .then(() => {
      if (saving === own) saving = undefined
    })
  saving = own
})

form.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.isComposing || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  form.requestSubmit(form.querySelector('[value=next]'))
})

// A draft that was started from a trip idea lacks only its price.
const { price } = form.elements
if (!price.value && price.getBoundingClientRect().bottom < innerHeight)
  price.focus({ preventScroll: true })

// A button waits for the save before it, which changes the revision.
form.addEventListener('submit', (event) => {
  if (!saving) return
  event.preventDefault()
  const { submitter } = event
  // A form isn't submitted while its event is handled.
  void saving.then(() => setTimeout(() => form.requestSubmit(submitter)))
})
