/** Writes a text to the clipboard. False if that is blocked, or missing as on plain http. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
