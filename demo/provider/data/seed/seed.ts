import { PUBLIC_DATA, noteChange } from '../engine/change-counter.ts'
import type { Database } from '../engine/database.ts'
import { seedAttractions } from './attractions.ts'
import { seedCompanies } from './companies.ts'
import { closeDemoAccount, seedDemoAccount } from './demo-account.ts'
import { closeDemoStaff, seedDemoStaff } from './demo-staff.ts'
import { seedPlaces } from './places.ts'
import { seedReviews } from './reviews.ts'
import { seedTerms } from './terms.ts'
import { seedTestimonials } from './testimonials.ts'

/**
 * Adds missing seed data. Existing rows stay unchanged. Invented reviews, and the account with a public
 * password, are only added in demo mode.
 */
export async function seed(database: Database, demo: boolean): Promise<void> {
  await database.transaction(async (queries) => {
    noteChange(queries, ...PUBLIC_DATA)
    await seedPlaces(queries)
    await seedCompanies(queries)
    await seedTerms(queries)
    await seedAttractions(queries)
    if (!demo) {
      await closeDemoStaff(queries)
      return closeDemoAccount(queries)
    }
    await seedReviews(queries)
    await seedTestimonials(queries)
    await seedDemoAccount(queries)
    await seedDemoStaff(queries)
  })
}
