/** Completes forms with a passkey (https://www.w3.org/TR/webauthn-3/). Everything else works without it. */

const FAULTS = {
  InvalidStateError: 'This device already has a passkey for your account.',
  NotAllowedError: 'No passkey was used. Please try again.',
  SecurityError: 'Passkeys don’t work at this address.',
}

const bytesOf = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )

const textOf = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

const withIds = (list) => list?.map((one) => ({ ...one, id: bytesOf(one.id) }))

/** For browsers without `parseCreationOptionsFromJSON`, such as Safari before 18.4. */
function parsed(kind, options) {
  const parse = `parse${kind === 'create' ? 'Creation' : 'Request'}OptionsFromJSON`
  if (PublicKeyCredential[parse]) return PublicKeyCredential[parse](options)
  const challenge = bytesOf(options.challenge)
  if (kind === 'get') {
    return { ...options, challenge, allowCredentials: withIds(options.allowCredentials) }
  }
  const user = { ...options.user, id: bytesOf(options.user.id) }
  return { ...options, challenge, user, excludeCredentials: withIds(options.excludeCredentials) }
}

function written(credential) {
  if (credential.toJSON) return credential.toJSON()
  const { id, type, response } = credential
  const names = ['clientDataJSON', 'attestationObject', 'authenticatorData', 'signature']
  const json = Object.fromEntries(
    [...names, 'userHandle']
      .filter((name) => response[name])
      .map((name) => [name, textOf(response[name])]),
  )
  if (response.getTransports) json.transports = response.getTransports()
  return { id, rawId: id, type, response: json, clientExtensionResults: {} }
}

for (const form of document.querySelectorAll('form[data-passkey]')) {
  if (!window.PublicKeyCredential) break
  const { passkey: kind, options } = form.dataset
  const fault = form.querySelector('[role=alert]')
  let isBusy = false
  form.hidden = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    fault.hidden = true
    try {
      const publicKey = parsed(kind, JSON.parse(options))
      const credential = await navigator.credentials[kind]({ publicKey })
      form.elements.credential.value = JSON.stringify(written(credential))
      form.submit()
    } catch (error) {
      fault.textContent = FAULTS[error.name] ?? 'Your passkey could not be used.'
      fault.hidden = false
      isBusy = false
    }
  })
}
