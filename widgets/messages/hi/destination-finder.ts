import type * as en from '../en/destination-finder.ts'
import type { Translated } from '../say.ts'

export const finder: Translated<typeof en.finder> = {
  placeholder: 'शहर, राज्य या घूमने की जगह लिखें',
  popular: 'लोकप्रिय',
  loading: 'डेस्टिनेशन लोड हो रहे हैं',
  found: (count) => (count === 0 ? 'ऐसा कोई डेस्टिनेशन नहीं मिला' : `${count} डेस्टिनेशन`),
  sentAs: (city) => `${city} के नाम से भेजा जाएगा`,
  sightSentAs: (sight, city) => `${sight}: ${city} के नाम से भेजा जाएगा`,
}
