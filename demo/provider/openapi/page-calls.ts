import { html } from 'hono/html'
import { curlOf } from './curl.ts'
import { type Field, fieldsOf, kindOf } from './fields.ts'
import type { Answer, Method, OpenApi, Operation, Schema } from './openapi.ts'
import { prose, words } from './prose.ts'

export interface ListedCall {
  path: string
  method: Method
  operation: Operation
}

/** Calls by noun, in the document's order. */
export function callsOf({ paths }: OpenApi): [noun: string, calls: ListedCall[]][] {
  const nouns = new Map<string, ListedCall[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const noun = operation.tags[0] ?? ''
      const calls = nouns.get(noun) ?? []
      nouns.set(noun, [...calls, { path, method: method as Method, operation }])
    }
  }
  return [...nouns]
}

/** A call with its fields, its responses and a curl command. */
export function shownCall(document: OpenApi, { path, method, operation }: ListedCall) {
  const { operationId, summary, description = '', parameters = [], requestBody } = operation
  const taken = parameters.map((parameter) => ({
    path: parameter.name,
    kind: `in the ${parameter.in}, ${kindOf(document, parameter.schema)}`,
    required: parameter.required,
    description: parameter.description ?? '',
  }))
  return html`<article id="${operationId}">
    <h3>
      <a href="#${operationId}"><b class="${method}">${method}</b> <code>${path}</code></a>
    </h3>
    <p class="summary">${words(summary)}.</p>
    ${prose(description)} ${signedIn(operation)}
    ${
      taken.length > 0 &&
      part(
        'Parameters',
        html`<ul>
          ${taken.map(shownField)}
        </ul>`,
      )
    }
    ${Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
      part(`Body: ${type}`, shownFields(document, schema)),
    )}
    ${Object.entries(operation.responses).map(([status, answer]) => shownAnswer(document, status, answer))}
    <h4>Try it</h4>
    <pre tabindex="0">${curlOf(document, method, path, operation)}</pre>
  </article>`
}

function signedIn({ security }: Operation) {
  if (!security) return ''
  const isNeeded = security.every((one) => 'token' in one)
  const sentence = isNeeded ? 'Requires a sign-in: ' : 'Accepts a sign-in: '
  return html`<p class="token">${sentence}<code>authorization: token …</code></p>`
}

const part = (title: string, inside: unknown) =>
  html`<h4>${title}</h4>
    ${inside}`

function shownFields(document: OpenApi, schema: Schema) {
  const fields = fieldsOf(document, schema)
  if (fields.length === 0) return html`<p>${kindOf(document, schema)}</p>`
  return html`<ul>
    ${fields.flatMap(numberedOnce).map(shownField)}
  </ul>`
}

/** Shows files whose names differ only by number as one. */
function numberedOnce(field: Field, _: number, all: Field[]): Field[] {
  const [, word, number] = /^([a-z]+)(\d+)$/.exec(field.path) ?? []
  if (!word || field.kind !== 'file') return [field]
  const alike = all.filter(({ path }) => /^([a-z]+)\d+$/.exec(path)?.[1] === word)
  return number === '1' ? [{ ...field, path: `${field.path} … ${word}${alike.length}` }] : []
}

function shownField({ path, kind, required, description }: Field) {
  return html`<li>
    <code>${path}</code> <span class="kind">${kind}</span> ${required && html`<em>required</em>`}
    ${description && html`<span class="said">${words(description)}</span>`}
  </li>`
}

function shownAnswer(document: OpenApi, status: string, { description, content = {} }: Answer) {
  const isRefusal = Number(status) >= 400
  const bodies = Object.entries(content)
  return html`<div class="answer ${isRefusal ? 'refusal' : 'success'}">
    <h4>${status}</h4>
    <div>
      ${prose(description)}
      ${
        !isRefusal &&
        bodies.map(
          ([type, { schema }]) =>
            html`<p class="type">${type}${'items' in schema && ', a list'}</p>
              ${shownFields(document, schema)}`,
        )
      }
    </div>
  </div>`
}
