/** The used parts of an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). */
export interface OpenApi {
  openapi: '3.1.1'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Partial<Record<Method, Operation>>>
  components: {
    schemas: Record<string, Schema>
    securitySchemes: Record<string, object>
  }
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** The parts of JSON Schema 2020-12 that zod generates. */
export interface Schema {
  $ref?: string
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | false
  anyOf?: Schema[]
  allOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  contentMediaType?: string
  description?: string
  examples?: unknown[]
}

export interface Operation {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security?: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Record<string, Body> }
  responses: Record<string, Answer>
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: Schema
}

export interface Body {
  schema: Schema
  encoding?: Record<string, { contentType: string }>
}

export interface Answer {
  description: string
  headers?: Record<string, { description: string; required?: true; schema: Schema }>
  content?: Record<string, Body>
}
