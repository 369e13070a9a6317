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
import { counted } from './counted.ts'
import { numeral } from './numeral.ts'
import { photoKinds, videoKinds } from './file-kinds.ts'
import { sizeText } from './size-text.ts'

const PHOTO = { one: 'صورة واحدة', two: 'صورتان', few: 'صور', many: 'صورة', other: 'صورة' }
const FILE = {
  one: 'ملفًا آخر',
  two: 'ملفين آخرين',
  few: 'ملفات أخرى',
  many: 'ملفًا آخر',
  other: 'ملف آخر',
}

const WORDS = {
  video: {
    the: 'الفيديو',
    another: 'فيديو آخر',
    types: videoKinds,
    smallest: sizeText(MIN_VIDEO_SIZE),
    largest: sizeText(MAX_VIDEO_SIZE),
    most: 'فيديو واحد',
  },
  photo: {
    the: 'الصورة',
    another: 'صورة أخرى',
    types: photoKinds,
    smallest: sizeText(MIN_PHOTO_SIZE),
    largest: sizeText(MAX_PHOTO_SIZE),
    most: counted(MAX_PHOTOS, PHOTO),
  },
}

const PLAYABLE =
  'على هاتف \u2068iPhone\u2069، اختر الإعدادات ثم الكاميرا ثم التنسيقات ثم «الأكثر توافقًا» وصوّره من جديد. وعلى الأجهزة الأخرى، احفظه بصيغة \u2068MP4\u2069 وترميز \u2068H.264\u2069.'

export const files: Translated<typeof en.files> = {
  size: sizeText,
  fault: (fault, fileName, kind, more = 0) => {
    const { the, another, types, smallest, largest, most } = WORDS[kind]
    const name = shortName(fileName)
    if (fault === 'type') return `نوع الملف ${name} غير مناسب. استخدم ${types}.`
    if (fault === 'small') return `حجم الملف ${name} صغير جدًا. أصغر حجم مسموح ${smallest}.`
    if (fault === 'large') return `حجم الملف ${name} كبير جدًا. أكبر حجم مسموح ${largest}.`
    if (fault === 'many') {
      const others = more > 0 ? ` و${counted(more, FILE)}` : ''
      return `لم نُضف الملف ${name}${others}. الحد الأقصى ${most}.`
    }
    if (fault === 'pixels') {
      return `دقة الصورة ${name} أعلى من المسموح. الحد الأقصى ${numeral(MAX_PHOTO_PIXELS / 1e6)} ميغابكسل. احفظ نسخة أصغر واخترها.`
    }
    if (fault === 'unplayable') {
      return `الملف ${name} بصيغة لا تستطيع معظم المتصفحات تشغيلها. ${PLAYABLE}`
    }
    return `تعذّرت قراءة ${the} ${name}. اختر ${another} (${types}).`
  },
  undecodable: (format) =>
    `لا يستطيع هذا المتصفح تشغيل الفيديو لأن صيغته \u2068${format}\u2069. يمكنك إرساله، لكن قد لا نتمكن من استخدامه. ${PLAYABLE}`,
}
