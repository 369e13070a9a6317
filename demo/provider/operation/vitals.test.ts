import { expect, test } from 'vitest'
import { openForTest } from '../testing/open-for-test.ts'

const REPORT = {
  place: 'host',
  vitals: { LCP: 1234, INP: 80, CLS: 0.02 },
  tags: [{ tag: 'trip-enquiry', milliseconds: 640, bytes: 15_000 }],
}

test('counts reports of browsers, and refuses anything else', async () => {
  const provider = await openForTest({ partnerOrigins: '*' })
  const report = async (body: string, type = 'text/plain;charset=UTF-8') =>
    provider.app.request('/api/vitals', {
      method: 'POST',
      body,
      headers: { 'content-type': type, origin: 'https://blog.example' },
    })
  const answer = await report(JSON.stringify(REPORT))
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  expect((await report(JSON.stringify({ ...REPORT, vitals: {}, tags: [] }))).status).toBe(204)
  const [tag] = REPORT.tags
  for (const wrong of [
    { ...REPORT, place: '/secret' },
    { ...REPORT, vitals: { LCP: -1 } },
    { ...REPORT, vitals: { CLS: '0' } },
    { ...REPORT, vitals: { INP: Number.MAX_VALUE } },
    { ...REPORT, tags: [{ ...tag, tag: 'trip-other' }] },
    { ...REPORT, tags: Array.from({ length: 101 }, () => tag) },
    [],
    null,
  ])
    expect((await report(JSON.stringify(wrong))).status).toBe(422)
  expect((await report('{')).status).toBe(422)
  expect((await report('x'.repeat(70_000))).status).toBe(413)

  const { text } = await provider.metrics.text()
  expect(text).toContain('web_vitals_lcp_seconds_bucket{le="1.4",place="host"} 1\n')
  expect(text).toContain('web_vitals_lcp_seconds_bucket{le="1",place="host"} 0\n')
  expect(text).toContain('web_vitals_inp_seconds_sum{place="host"} 0.08\n')
  expect(text).toContain('web_vitals_cls_count{place="host"} 1\n')
  expect(text).toContain('widget_ready_seconds_sum{tag="trip-enquiry"} 0.64\n')
  expect(text).toContain('widget_bytes_bucket{le="20000",tag="trip-enquiry"} 1\n')
  await provider.close()
})
