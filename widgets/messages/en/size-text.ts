/** '10 KB', '4.2 MB'. */
export function sizeText(bytes: number): string {
  const inKb = bytes / 1024
  if (inKb < 1) return `${bytes} bytes`
  const [amount, unit] = inKb < 1024 ? [inKb, 'KB'] : [inKb / 1024, 'MB']
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${unit}`
}
