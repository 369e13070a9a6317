import type { PGlite, Transaction } from '@electric-sql/pglite'
import type { Database, Parameter, Queries } from './database.ts'

export function databaseOf(database: PGlite): Database {
  return {
    ...queriesOf(database),
    transaction: (work) => database.transaction((transaction) => work(queriesOf(transaction))),
    close: () => database.close(),
  }
}

export function queriesOf(database: PGlite | Transaction): Queries {
  return {
    query: async <Row>(sql: string, parameters: Parameter[] = []) =>
      (await database.query<Row>(sql, parameters)).rows,
    run: async (sql) => {
      await database.exec(sql)
    },
  }
}
