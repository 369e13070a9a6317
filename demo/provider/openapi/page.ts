import { html } from 'hono/html'
import { brand } from '../../../site/brand.ts'
import { validHtml } from '../http/valid-html.ts'
import type { OpenApi } from './openapi.ts'
import { callsOf, type ListedCall, shownCall } from './page-calls.ts'
import { prose } from './prose.ts'

export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** An OpenAPI document as one HTML page without scripts. */
export function openApiPage(document: OpenApi): string {
  const { title, version, description } = document.info
  const nouns = callsOf(document)
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} ${version}</title>
        <link rel="service-desc" type="application/json" href="/api/openapi.json" />
        <link rel="stylesheet" href="/api/page.css" />
      </head>
      <body>
        <header>
          <p class="brand">${brand.name}</p>
          <h1>API <span>${version}</span></h1>
          <p class="way">
            <a href="/api/openapi.json">OpenAPI 3.1 (JSON)</a>,
            <a href="/partners">widgets for partners</a>
          </p>
        </header>
        <nav aria-label="Calls">${nouns.map(([noun, calls]) => listed(noun, calls))}</nav>
        <main>
          <section class="intro">
            ${prose(description)}
            <p>
              In the examples, <code>$ORIGIN</code> is this server. Replace words in capitals with
              your own values.
            </p>
          </section>
          ${nouns.map(
            ([noun, calls]) =>
              html`<section>
                <h2>${noun}</h2>
                ${calls.map((call) => shownCall(document, call))}
              </section>`,
          )}
        </main>
      </body>
    </html>`
  return validHtml(String(page)).replace(/[ \t]+$/gm, '')
}

function listed(noun: string, calls: ListedCall[]) {
  return html`<h2>${noun}</h2>
    <ul>
      ${calls.map(
        ({ method, operation }) =>
          html`<li>
            <a href="#${operation.operationId}"
              ><b class="${method}">${method}</b> ${operation.operationId}</a
            >
          </li>`,
      )}
    </ul>`
}
