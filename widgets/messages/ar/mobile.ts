import type * as en from '../en/mobile.ts'

export const mobileFaults: typeof en.mobileFaults = {
  mobile: 'رقم الجوال غير صحيح',
  abroad:
    'رقم الجوال غير صحيح. نحتاج إلى رقم جوال هندي من عشرة أرقام، مع \u2068+91\u2069 أو من دونها.',
}
