import { createRequire } from 'node:module'
import { resolve } from 'node:path'

interface HtmlService {
  getLanguageService: (options: {
    customDataProviders: object[]
    useDefaultDataProvider: false
  }) => {
    parseHTMLDocument: (text: object) => object
    doComplete: (
      text: object,
      at: { line: number; character: number },
      document: object,
    ) => { items: { label: string }[] }
  }
  newHTMLDataProvider: (id: string, data: object) => object
  TextDocument: { create: (uri: string, language: string, version: number, text: string) => object }
}

const require = createRequire(resolve(import.meta.dirname, 'apps/package.json'))

export function completions(data: object, line: string): string[] {
  const service = require('vscode-html-languageservice') as HtmlService
  const { getLanguageService, newHTMLDataProvider, TextDocument } = service
  const editor = getLanguageService({
    customDataProviders: [newHTMLDataProvider('trip-widgets', data)],
    useDefaultDataProvider: false,
  })
  const text = TextDocument.create('file:///page.html', 'html', 1, line)
  const at = { line: 0, character: line.length }
  return editor.doComplete(text, at, editor.parseHTMLDocument(text)).items.map(({ label }) => label)
}
