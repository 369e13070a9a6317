/** Sentences of the page with the two-step enquiry form. */
import { ofDays } from '../../../widgets/messages/ar/counted-later.ts'
import { isolated } from '../../../widgets/messages/ar/numeral.ts'

export const title = 'خطّط رحلتك'
export const titleFor = (place: string) => `خطّط لرحلة إلى ${isolated(place)}`
export const description =
  'أخبرنا بوجهاتك ومواعيدك والفنادق والوجبات التي تناسبك في خطوتين قصيرتين، ونخطّط الرحلة معك.'
export const lead =
  'خطوتان قصيرتان: رحلتك، ثم بياناتك. ونردّ عليك ببرنامج للرحلة يمكنك تعديله كما تشاء.'
export const poster = 'قارب أمام قصر البحيرة في أودايبور عند الغروب'
export const notes = 'معلومات تهمّك'
export const free = 'إرسال هذا النموذج مجاني ولا يعني أي حجز.'
export const earliest = `أقرب موعد لبدء الرحلة بعد ${ofDays(7)} من اليوم، لأن التصاريح تستغرق هذه المدة.`
export const kept =
  'اضطررت إلى التوقف؟ تبقى إجاباتك في هذا المتصفح ليوم كامل، ولا يراها أحد غيرك حتى ترسلها.'
export const moreQuestions = 'لديك سؤال آخر؟ اطّلع على {answers}، وتعرّف إلى {planners}.'
export const answers = 'إجابات الأسئلة الشائعة'
export const planners = 'مستشارينا'
