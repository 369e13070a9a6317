/** Headings, buttons and texts of the pages of regions, by the end of their address. */
export const types: Record<string, { name: string; plan: string }> = {
  safari: { name: 'سفاري', plan: 'خطّط لرحلة سفاري' },
  domestic: { name: 'رحلات داخل الهند', plan: 'خطّط لرحلة داخل الهند' },
  international: { name: 'رحلات خارج الهند', plan: 'خطّط لرحلة خارج الهند' },
}

export const safariIn = (name: string) => `سفاري في ${name}`
export const planSafariIn = (name: string) => `خطّط لرحلة سفاري في ${name}`
export const tripTo = (name: string) => `خطّط لرحلة إلى ${name}`
/** Buttons of regions whose name is no place. */
export const plans: Record<string, string> = { offbeat: 'خطّط لرحلة إلى وجهة غير مألوفة' }

export const sentences = {
  rajasthan: 'حصون وقصور على البحيرات وكثبان رملية، ونمور في التلال بينها.',
  'kashmir-and-himachal': 'بيوت عائمة في بحيرة دال، وغابات الأرز، وثلوج في الوديان من ديسمبر.',
  'north-east-and-sikkim': 'تلال الشاي وأديرة ووحيد القرن، وجبل كانغشينجونغا في صباح صافٍ.',
  kerala: 'قنوات مائية تعبرها في بيت عائم، وفوقها تلال الشاي، وفيلة بيريار.',
  dubai: 'أعلى برج في العالم، والخور القديم، وكثبان على مسافة ساعة.',
  thailand: 'خلجان الحجر الجيري بالقارب طويل الذيل، ومعابد ذهبية، ومياه دافئة.',
  egypt: 'أهرامات حيث تلتقي الصحراء بالمدينة، ومعابد على امتداد النيل.',
}
