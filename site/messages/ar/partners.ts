/** Sentences of the page for partners, who add the widgets to their own sites. */
import { isolated, numeral } from '../../../widgets/messages/ar/numeral.ts'

export const description =
  'أضف نموذج الطلب والتقييمات والأماكن والفيديوهات إلى مدونتك أو موقع شركتك الداخلي بسطر واحد من \u2068HTML\u2069. جرّب كل أداة وانسخ الكود.'
export const title = 'نموذج تخطيط الرحلات في صفحتك'
export const lead =
  'طلبات الرحلات والتقييمات والأماكن والفيديوهات لمدونتك أو موقع شركتك الداخلي: كل أداة سطر واحد من \u2068HTML\u2069، وتأخذ ألوان موقعك.'

export const stepsLabel = 'ثلاث خطوات في دقيقتين'
export const steps = [
  {
    title: 'انسخ هذا السطر',
    text: 'ضع اسمك مكان \u2068{partner}\u2069 لنعرف الطلبات التي جاءت من موقعك.',
  },
  {
    title: 'ألصقه في صفحتك',
    text: 'ضعه حيث تريد أن يظهر النموذج. وللتجربة يكفي ملف فارغ باسم \u2068trip.html\u2069.',
  },
  {
    title: 'افتح الصفحة',
    text: 'يعمل النموذج مباشرة. تصل الطلبات إلى مستشارينا، ويتصل أحدهم بالقارئ خلال {within}.',
  },
] as const

export const copy = 'نسخ'
export const copied = 'تم النسخ.'
export const copyByHand = 'اضغط \u2068Ctrl+C\u2069 للنسخ.'
export const codeOf = (way: string) => `الكود: ${isolated(way)}`

export const tryIt = 'جرّبها'
export const needsScript =
  'تحتاج الإعدادات والمعاينة إلى \u2068JavaScript\u2069. أما الكود والمرجع أدناه فيعملان من دونه.'
export const widget = 'الأداة'
/** Names of the tags for people. */
export const widgets: Readonly<Record<string, string>> = {
  'trip-enquiry': 'طلب رحلة',
  'trip-review': 'تقييم',
  'trip-testimonial': 'تجربة بالفيديو',
  'trip-attraction-card': 'مكان',
  'trip-corporate-video': 'فيديو الشركة',
}
export const settings = 'الإعدادات'
export const empty = 'بدون'
export const emptyOf = (name: string) => `بدون ${isolated(name)}`

export const preview = 'معاينة'
export const previewOf = (widget: string) => `معاينة: ${isolated(widget)}`
export const width = 'العرض'
export const full = 'كامل'
export const theme = 'المظهر'
export const themes = { auto: 'تلقائي', light: 'فاتح', dark: 'داكن' }
export const nothingSent = 'هذه معاينة، فلا يُرسَل شيء.'
export const nothingOpened = 'هذه معاينة، فلا تُفتح أي صفحة.'
export const events = 'الأحداث'
export const noEvents = 'تظهر أحداث الأداة هنا، الأحدث أولًا، من دون القيم التي يكتبها الزوار.'

export const colours = 'الألوان والشكل'
export const coloursHint =
  'اترك ما لا تحتاج إليه، فمعظم الألوان تتحدد من لون التمييز ولون السطح ولون النص.'
export const invalidCss = 'هذه القيمة ليست \u2068CSS\u2069 صحيحة، لذلك تُترك.'
export const reset = 'إعادة تعيين'
export const resetOf = (name: string) => `إعادة تعيين ${isolated(name)}`
export const contrast = 'التباين'
export const pairs = {
  ink: 'النص',
  quiet: 'النص الثانوي',
  field: 'النص داخل حقل',
  bad: 'الأخطاء',
  good: 'النجاح',
  button: 'نص الزر الرئيسي',
  edge: 'الزر الرئيسي على السطح',
  line: 'حدود الحقل',
  stars: 'النجوم',
}
export const passes = (least: number) => `كافٍ، والحد الأدنى ${isolated(`${numeral(least)}:1`)}`
export const fails = (least: number) => `غير كافٍ، والمطلوب ${isolated(`${numeral(least)}:1`)}`
export const css = 'كود \u2068CSS\u2069 لملف الأنماط لديك'
export const noCss = '/* لا تغييرات بعد */'

export const yourCode = 'الكود لصفحتك'
export const waysLegend = 'كيف تبني صفحتك؟'
export const ways = {
  html: 'HTML',
  server: 'HTML من الخادم',
  react: 'React',
  next: 'Next.js',
  vue: 'Vue',
  svelte: 'Svelte',
  wordpress: 'WordPress',
  address: 'رابط للصق',
  iframe: 'iframe',
}
export const hints = {
  html: 'ألصقه حيث تريد أن تظهر الأداة.',
  server:
    'يضمّن خادمك الشاشة الأولى، فيرى القراء النموذج قبل تحميل أي سكربت، ويمكنهم إرساله من دونه.',
  react: 'لإصدار \u2068React 19\u2069. تصبح الأداة جزءًا من حزمة موقعك.',
  next: 'مكوّن لأي صفحة، وشاشته الأولى ضمن \u2068HTML\u2069 الخادم. إذا كانت الصفحة مُعدّة مسبقًا، فقد تبقى الشاشة الأولى قديمة حتى التحديث التالي، أما النموذج نفسه فحديث دائمًا.',
  vue: 'لإصدار \u2068Vue 3\u2069. تصبح الأداة جزءًا من حزمة موقعك.',
  svelte: 'لإصدار \u2068Svelte 5\u2069. تصبح الأداة جزءًا من حزمة موقعك.',
  wordpress:
    'رمز قصير (shortcode) للمقالات والصفحات بعد تثبيت إضافتنا، واسمك والمظهر في إعداداتها. ومن دون الإضافة، يمكن للكاتب لصق الرابط الموجود في التبويب التالي في سطر مستقل. يجب أن نسمح لموقعك أولًا، فراسلنا.',
  address:
    'ألصقه في سطر مستقل في \u2068WordPress\u2069 أو أي محرر آخر يدعم \u2068oEmbed\u2069. أما الإعدادات الأخرى فتحتاج إلى إحدى الطرق الأخرى. يجب أن نسمح لموقعك أولًا، فراسلنا.',
  iframe:
    'للصفحات التي لا تسمح بسكربتات من مواقع أخرى. السطر الأخير يجعل ارتفاع الإطار بارتفاع محتواه، ويمكنك حذفه. ولا تصل ألوانك وأشكالك إلى داخل الإطار. يجب أن نسمح لموقعك أولًا، فراسلنا.',
}
/** Shown instead of code. */
export const missing: Readonly<Record<string, string>> = {
  'trip-attraction-card': 'اكتب أولًا معرّف مكان في \u2068`attraction`\u2069.',
  'trip-corporate-video': 'اكتب أولًا اسمًا في \u2068`company`\u2069.',
}
export const version = 'الإصدار'
export const newest = 'الأحدث'
export const newestOf = (major: string) => `أحدث إصدار من ${isolated(`${major}.x`)}`
export const pinned = (version: string, immutable: boolean) =>
  `${isolated(version)}، مثبّت${immutable ? '' : ' (يتغير مع كل بناء)'}`
export const versionHint =
  'للطرق \u2068HTML\u2069 و\u2068HTML\u2069 من الخادم و\u2068Next.js\u2069. يحصل الإصدار الأحدث على كل إصلاح من دون تغيير في صفحتك، وهذا هو الأنسب للأغلبية. أما الإصدار المثبّت فيشغّل هذه الملفات نفسها بلا أي تغيير، ويتحقق المتصفح منها عبر \u2068integrity\u2069، إلى أن تغيّر السطر بنفسك؛ وفي \u2068Next.js\u2069 يُتحقق من الملف الأول فقط. الإعدادات أعلاه هي إعدادات الإصدار الأحدث، ويتجاهل الإصدار الأقدم ما لا يعرفه منها.'
export const pinning = 'جارٍ تثبيت الإصدار.'
export const pinFailed = 'تعذّر تحميل الإصدارات. الكود أدناه للإصدار الأحدث.'
export const policy = 'Content-Security-Policy'
export const policyHint = 'إن كانت لصفحتك سياسة أمان للمحتوى، فهي تحتاج إلى هذه المصادر:'
export const linkedHint =
  'بدلًا من السماح بـ \u2068`unsafe-inline`\u2069، يمكنك إضافة \u2068`styles=linked`\u2069 إلى الرابط والسماح بنطاقنا في \u2068`style-src`\u2069.'

export const reference = 'المرجع'
export const referenceHint =
  'كل خاصية في الوسم (attribute) هي أيضًا خاصية برمجية (property) بالاسم نفسه، ويمكن تغييرها في أي وقت. وكل الأحداث تنتقل إلى العناصر الأعلى وتعبر \u2068shadow DOM\u2069.'
export const everyTag = 'خصائص كل الوسوم'
export const properties = 'خصائص \u2068CSS\u2069 المخصصة'
export const attributes = 'الخصائص'
export const slots = 'الفتحات (\u2068slots\u2069)'
export const parts = 'الأجزاء (\u2068parts\u2069)'
export const byDefault = 'الافتراضي'
export const derived = 'محسوب'
export const text = 'نص'
