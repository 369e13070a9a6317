import type { says as english } from '../en/moderation.ts'

export const says = {
  reviews: {
    published: (place) => `نشرنا تقييمك عن ${place}`,
    visible: (place) => `شكرًا لتقييمك عن ${place}. يمكن للجميع قراءته الآن.`,
    see: 'عرض تقييمك',
    subject: (place) => `تقييمك عن ${place}`,
    declined: (place) => `شكرًا لتقييمك عن ${place}. قرأناه ولن ننشره، والسبب:`,
  },
  testimonials: {
    published: (_place) => 'نشرنا تجربتك',
    visible: (_place) => 'شكرًا لمشاركة تجربتك. يمكن للجميع مشاهدتها الآن.',
    see: 'عرض تجربتك',
    subject: (_place) => 'تجربتك',
    declined: (_place) => 'شكرًا لمشاركة تجربتك. شاهدناها ولن ننشرها، والسبب:',
  },
  reasons: {
    about: 'لا يتحدث عن هذا المكان ولا عن رحلة معنا.',
    insults: 'فيه إساءة إلى شخص أو جماعة.',
    names: 'يذكر أو يُظهر شخصًا قد لا يرغب في الظهور هنا.',
    advert: 'يروّج لشركة أخرى.',
    unclear: 'الصور أو الفيديو غير واضحة. يُرجى إرسال غيرها.',
  },
  remove: 'غيّرت رأيك، أو لم ترسل هذا؟ ردّ على هذه الرسالة وسنحذفه.',
  another: 'يسعدنا أن ترسل غيره. وإذا كنت لا توافقنا الرأي، فردّ على هذه الرسالة.',
} satisfies typeof english
