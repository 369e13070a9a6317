import type * as en from '../en/pictures.ts'
import type { Translated } from '../say.ts'

export const pictures: Translated<typeof en.pictures> = {
  labelFileWaitingForSize: 'साइज़ का इंतज़ार है',
  labelFileSizeNotAvailable: 'साइज़ पता नहीं',
  labelFileSizeBytes: 'बाइट',
  labelFileSizeKilobytes: 'KB',
  labelFileSizeMegabytes: 'MB',
  labelFileLoading: 'लोड हो रही है',
  labelFileLoadError: 'लोड नहीं हो पाई',
  labelFileAdded: 'जोड़ी गई:',
  labelFileRemoved: 'हटाई गई:',
  labelFileCountSingular: 'फ़ोटो लिस्ट में है',
  labelFileCountPlural: 'फ़ोटो लिस्ट में हैं',
  labelTapToCancel: 'रद्द करने के लिए दबाएँ',
  labelTapToRetry: 'फिर कोशिश करने के लिए दबाएँ',
  labelButtonAbortItemLoad: 'रद्द करें',
  labelButtonRetryItemLoad: 'फिर कोशिश करें',
}
