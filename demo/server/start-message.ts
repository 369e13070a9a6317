import { DEMO_ACCOUNT } from '../provider/data/seed/demo-account.ts'
import { DEMO_STAFF } from '../provider/data/seed/demo-staff.ts'
import type { Serving } from './serve.ts'

export function startMessage({ origins, provider }: Serving): string {
  const { demo, databaseUrl, dataDir } = provider.settings
  const lines: [string, string][] = [
    ['Site and provider', `${origins.provider}/`],
    ['Partner blog', `${origins.blog}/`],
    ['Corporate intranet', `${origins.intranet}/`],
  ]
  if (demo) {
    lines.push(['Outbox', `${origins.provider}/_demo/outbox`])
    lines.push(['Demo account', `${DEMO_ACCOUNT.email}, password ${DEMO_ACCOUNT.password}`])
    lines.push(['Desk', `${origins.provider}/desk`])
    lines.push(['Demo staff', `${DEMO_STAFF.email}, password ${DEMO_STAFF.password}`])
  }
  lines.push(['Data', databaseUrl ? 'PostgreSQL' : (dataDir ?? 'in memory')])
  const width = Math.max(...lines.map(([name]) => name.length)) + 3
  const table = lines.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n')
  return `\n${table}\n\n  Press Ctrl-C to stop.\n`
}
