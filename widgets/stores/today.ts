/** Today where the visitor is, as YYYY-MM-DD. */
export function today(now = new Date()): string {
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'))
  return [now.getFullYear(), ...parts].join('-')
}
