/** A PostgreSQL for tests, which `.ci/run` starts behind PgBouncer; none where the variable is not set. */
export const POSTGRES = process.env['TEST_DATABASE_URL']

/** The same without PgBouncer. */
export const POSTGRES_DIRECT = process.env['TEST_DATABASE_DIRECT_URL'] ?? POSTGRES

const said = (name: string) => process.env[`TEST_S3_${name}`] ?? ''

/** An S3 server for tests; '' where the variables are not set. */
export const S3 = {
  endpoint: said('ENDPOINT'),
  accessKeyId: said('ACCESS_KEY_ID'),
  secretAccessKey: said('SECRET_ACCESS_KEY'),
}
