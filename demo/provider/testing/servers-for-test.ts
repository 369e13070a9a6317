/** PostgreSQL for tests, started behind PgBouncer by `.ci/databases`. */
export const POSTGRES = process.env['TEST_DATABASE_URL']

/** The same without PgBouncer. */
export const POSTGRES_DIRECT = process.env['TEST_DATABASE_DIRECT_URL'] ?? POSTGRES

const said = (name: string) => process.env[`TEST_S3_${name}`] ?? ''

/** S3 server for tests; '' if not set. */
export const S3 = {
  endpoint: said('ENDPOINT'),
  accessKeyId: said('ACCESS_KEY_ID'),
  secretAccessKey: said('SECRET_ACCESS_KEY'),
}
