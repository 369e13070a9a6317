/** Sentences of the home page. */
export const title = 'رحلات على مقاسك'
export const description =
  'رحلات سفاري في الغابات، وجولات في أنحاء الهند، ورحلات إلى دول أخرى، يخطّطها لك من زار هذه الأماكن بنفسه. أخبرنا إلى أين تريد السفر وكم يومًا.'
export const offer = (within: string) =>
  `رحلات سفاري وجولات على مقاسك، ويتصل بك أحد مستشارينا خلال ${within}.`
export const slides = 'وجهاتنا'
export const record = 'إنجازاتنا حتى الآن'
export const safaris = 'نظّمنا أكثر من {count} رحلة سفاري لمشاهدة النمور'
export const countries = 'زرنا أكثر من {count} دولة خارج الهند'
export const regions = 'من أجمل رحلاتنا'
export const tripTypes = 'ثلاث طرق للسفر معنا'
export const destinations = 'إلى أين أولًا؟'
export const reviews = 'المسافرون يتحدثون عن رحلاتهم'
export const reviewsFailed = 'تعذّر تحميل التجارب.'
export const restWorks = 'كل ما عداها في هذه الصفحة يعمل كالمعتاد.'
export const noVideos = 'لا توجد فيديوهات بعد.'
export const sendFirst = 'كن أول من يشارك تجربته.'
export const allReviews = 'عرض كل التجارب'
