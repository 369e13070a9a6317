import { brand, dial, unbroken } from '../brand.ts'

/** A phone number that is dialled by a press; the company's first unless another is given. */
export function PhoneLink({ phone = brand.phones[0], className }: PhoneLinkProps) {
  return (
    <a className={className} href={dial(phone)}>
      {unbroken(phone)}
    </a>
  )
}

interface PhoneLinkProps {
  phone?: string
  className?: string | undefined
}
