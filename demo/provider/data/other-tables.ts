/** Columns of tables in which nobody's data are, by why that is so. */
export const OTHER_TABLES: Record<string, Record<string, string[]>> = {
  migrations: { 'what was run when': ['name', 'run_at'] },
  countries: { 'a place': ['uuid', 'name', 'plain'] },
  states: { 'a place': ['uuid', 'country', 'name', 'plain'] },
  cities: { 'a place': ['uuid', 'state', 'name', 'plain'] },
  companies: { 'a company, and nobody of it': ['uuid', 'name'] },
  company_domains: { 'a company, and nobody of it': ['domain', 'company'] },
  attractions: {
    'a place, as the company describes it': [
      'id',
      'city',
      'name',
      'attraction_location_label',
      'image',
      'description',
      'activities',
      'category',
      'best_months',
      'closed',
      'time_needed',
      'airport',
      'station',
      'latitude',
      'longitude',
      'changed_at',
    ],
  },
  attraction_index: {
    'a place, and what its reviews come to': [
      'attraction',
      'city',
      'state',
      'country',
      'name',
      'label',
      'reviews',
      'stars',
      'average',
      'latest',
      'plain_name',
      'plain_label',
    ],
  },
  attraction_counts: {
    'how many places there are': ['place', 'kind', 'digest', 'category', 'count'],
  },
  review_counts: {
    'how many reviews there are': ['attraction', 'span', 'starts', 'rating', 'count'],
  },
  pending_media: { 'a random name of a file, for two hours': ['name', 'at', 'given_up'] },
  secrets: { 'what links are signed with': ['name', 'value'] },
  // Who works here is told of by who employs them, not by this export.
  staff: {
    'a colleague, until they leave': ['uuid', 'email', 'name', 'password', 'created_at', 'left_at'],
  },
  staff_sessions: { 'a colleague, for 14 hours': ['hash', 'staff', 'expires_at'] },
  staff_links: { 'a colleague, for a week': ['hash', 'staff', 'expires_at'] },
}
