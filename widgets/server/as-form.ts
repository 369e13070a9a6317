/** How a form is sent where no script sends it. */
export interface Sending {
  /** The address it is sent to. */
  action: string
  /** Fields beside those that are seen, by name. */
  hidden: Readonly<Record<string, string>>
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A drawn screen whose form a browser can send by itself. */
export function asForm(screen: string, { action, hidden }: Sending): string {
  const encoding = screen.includes('type="file"') ? ' enctype="multipart/form-data"' : ''
  const fields = Object.entries(hidden)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${name}" value="${escaped(value)}" data-without-script>`,
    )
    .join('')
  return screen
    .replace('<form ', `<form method="post" action="${escaped(action)}"${encoding} `)
    .replace('</form>', `${fields}</form>`)
}
