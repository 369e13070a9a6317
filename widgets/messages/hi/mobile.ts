import type * as en from '../en/mobile.ts'

export const mobileFaults: typeof en.mobileFaults = {
  mobile: 'यह फ़ोन नंबर सही नहीं है',
  abroad: 'यह फ़ोन नंबर सही नहीं है। हमें 10 अंकों का भारतीय मोबाइल नंबर चाहिए, +91 के साथ या उसके बिना।',
}
