/** Sentences of the page after a form post without JavaScript. */
export const inbox = 'تفقّد بريدك الإلكتروني.'
export const link = 'يعمل الرابط الموجود في الرسالة مرة واحدة، وتنتهي صلاحيته بعد ساعة.'
export const followLink =
  'إذا كان رقم الطلب والبريد الإلكتروني متطابقين، فقد أرسلنا إليك رابطًا يفتح طلبك.'
export const noLink = 'لم تصلك رسالة؟ تأكد من الاثنين، وابحث في مجلد الرسائل غير المرغوب فيها.'
export const request = 'استلمنا طلب التعديل.'
export const requestNext = 'سيقرؤه أحد مستشارينا ويردّ عليك بالبريد الإلكتروني أو بالهاتف.'
export const canceled = 'تم إلغاء طلبك.'
export const canceledNext = 'لن نحجز شيئًا ولن تدفع شيئًا. أرسلنا تأكيدًا إلى بريدك الإلكتروني.'
export const passwordSet = 'تم حفظ كلمة المرور.'
export const signIn = 'يمكنك الآن تسجيل الدخول بها. ويلزم لذلك تشغيل \u2068JavaScript\u2069.'
export const review = 'استلمنا تقييمك.'
export const reviewNext = 'سيظهر في صفحة المعلم السياحي بعد أن نقرأه.'
export const testimonial = 'استلمنا تجربتك.'
export const testimonialNext = 'ستظهر مع بقية التجارب بعد أن نشاهدها.'
export const nothing = 'لا يوجد شيء لعرضه هنا.'
export const nothingNext =
  'تؤكد هذه الصفحة استلام نموذج أرسلته للتو. لعرض طلب سابق، افتح الرابط الموجود في رسالتنا أو سجّل الدخول.'
export const morePlaces = 'عرض أماكن أخرى'
export const person = 'أكّد أنك إنسان'
export const personWhy =
  'اضغط الزر ليصل ما أرسلته إلى فريقنا مباشرة. وإن لم تضغطه، فسيراجعه أحد زملائنا أولًا.'
export const isPerson = 'تأكيد أنني إنسان'
export const early = 'كان ذلك سريعًا جدًا. انتظر بضع ثوانٍ ثم اضغط الزر مرة أخرى.'
export const confirmed = 'شكرًا على التأكيد. وصل ما أرسلته إلى فريقنا.'
export const notConfirmed =
  'لم نتمكن من قبول التأكيد، وربما انتهت صلاحيته. لم يضع شيء: لدينا ما أرسلته، وسيقرؤه أحد زملائنا.'
