/** The simple form as typed (specification, section 3): every value is text, but for the tick. */
export interface SimpleForm {
  destination: string
  days: string
  total_people: string
  email: string
  mobile_number: string
  isCorporateUser: boolean
  corporateCompany: string
  corporate_email: string
  otp: string
}

export type SimpleField = Exclude<keyof SimpleForm, 'isCorporateUser'>

export const BLANK: SimpleForm = {
  destination: '',
  days: '',
  total_people: '',
  email: '',
  mobile_number: '',
  isCorporateUser: false,
  corporateCompany: '',
  corporate_email: '',
  otp: '',
}

/** Trims e-mail and mobile on entry (specification, section 5); a code is its digits, however pasted. */
export function enter<Field extends keyof SimpleForm>(
  field: Field,
  value: SimpleForm[Field],
): SimpleForm[Field] {
  if (typeof value === 'boolean') return value
  const text = field === 'otp' ? value.replace(/\D/g, '') : value.trim()
  return (/otp|email|mobile/.test(field) ? text : value) as SimpleForm[Field]
}
