import type * as en from '../en/files-later.ts'
import type { Translated } from '../say.ts'
import {
  MAX_PHOTO_PIXELS,
  MAX_PHOTO_SIZE,
  MAX_PHOTOS,
  MIN_PHOTO_SIZE,
} from '../../contract/values/photos.ts'
import { MAX_VIDEO_SIZE, MIN_VIDEO_SIZE } from '../../contract/values/videos.ts'
import { shortName } from '../short-name.ts'
import { photoKinds, videoKinds } from './file-kinds.ts'
import { sizeText } from './size-text.ts'

const WORDS = {
  video: {
    one: 'वीडियो',
    another: 'दूसरा वीडियो',
    types: videoKinds,
    smallest: sizeText(MIN_VIDEO_SIZE),
    largest: sizeText(MAX_VIDEO_SIZE),
    most: 1,
  },
  photo: {
    one: 'फ़ोटो',
    another: 'दूसरी फ़ोटो',
    types: photoKinds,
    smallest: sizeText(MIN_PHOTO_SIZE),
    largest: sizeText(MAX_PHOTO_SIZE),
    most: MAX_PHOTOS,
  },
}

const PLAYABLE =
  'iPhone पर Settings > Camera > Formats > Most Compatible चुनें और फिर से रिकॉर्ड करें। बाकी जगह इसे H.264 वाले MP4 के रूप में सेव करें।'

export const files: Translated<typeof en.files> = {
  size: sizeText,
  fault: (fault, fileName, kind, more = 0) => {
    const { one, another, types, smallest, largest, most } = WORDS[kind]
    const name = shortName(fileName)
    if (fault === 'type') return `${name} का फ़ॉर्मैट सही नहीं है। ${types} फ़ाइल चुनें।`
    if (fault === 'small') {
      return `${name} का साइज़ बहुत छोटा है। ${one} का साइज़ कम से कम ${smallest} होना चाहिए।`
    }
    if (fault === 'large') {
      return `${name} का साइज़ बहुत बड़ा है। ${one} का साइज़ ज़्यादा से ज़्यादा ${largest} हो सकता है।`
    }
    if (fault === 'many') {
      const others = `${more} दूसरी ${more === 1 ? 'फ़ाइल' : 'फ़ाइलें'}`
      const left = more > 0 ? `${name} और ${others} नहीं जोड़ी गईं` : `${name} नहीं जोड़ी गई`
      return `${left}। ज़्यादा से ज़्यादा ${most} ${one} भेज सकते हैं।`
    }
    if (fault === 'pixels') {
      return `${name} में बहुत ज़्यादा पिक्सेल हैं। ज़्यादा से ज़्यादा ${MAX_PHOTO_PIXELS / 1e6} मेगापिक्सेल हो सकते हैं। छोटी कॉपी सेव करके उसे चुनें।`
    }
    if (fault === 'unplayable') {
      return `${name} का फ़ॉर्मैट ऐसा है, जो ज़्यादातर ब्राउज़र नहीं चला सकते। ${PLAYABLE}`
    }
    return `${name} को पढ़ा नहीं जा सका। ${another} चुनें (${types})।`
  },
  undecodable: (format) =>
    `यह ब्राउज़र इस वीडियो को नहीं चला सकता, क्योंकि इसका फ़ॉर्मैट ${format} है। आप इसे भेज सकते हैं, पर हो सकता है हम इसका इस्तेमाल न कर पाएँ। ${PLAYABLE}`,
}
