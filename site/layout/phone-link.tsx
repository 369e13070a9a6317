import { brand, dial, unbroken } from '../brand.ts'

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
