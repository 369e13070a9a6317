import type { Database, Queries } from './database.ts'

const CHANGES =
  /\b(?:insert\s+into|update|delete\s+from|truncate)\s+(?:countries|states|cities|companies|attractions|reviews|testimonials)\b/i

/** A database that counts changes of public data made through it. */
export interface Watched {
  database: Database
  changes: () => number
}

/** Counts changes once they are visible: after a statement, or after its transaction. */
export function watched(database: Database): Watched {
  let changes = 0
  const counting = (counted: Database): Database => ({
    ...watching(counted, () => (changes += 1)),
    ...(counted.patient && { patient: counting(counted.patient) }),
    close: counted.close,
    async transaction(work) {
      let isChange = false
      try {
        return await counted.transaction((queries) =>
          work(watching(queries, () => (isChange = true))),
        )
      } finally {
        // Counts failures too, because the commit may have succeeded anyway.
        if (isChange) changes += 1
      }
    },
  })
  return { changes: () => changes, database: counting(database) }
}

function watching({ query, run }: Queries, onChange: () => void): Queries {
  const after = async <Answer>(sql: string, work: () => Promise<Answer>): Promise<Answer> => {
    try {
      return await work()
    } finally {
      if (CHANGES.test(sql)) onChange()
    }
  }
  return {
    query: async (sql, parameters) => after(sql, () => query(sql, parameters)),
    run: async (sql) => after(sql, () => run(sql)),
  }
}
