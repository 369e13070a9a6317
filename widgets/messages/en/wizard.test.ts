import { expect, test } from 'vitest'
import { wizard } from './wizard.ts'
import { wizardFaults } from './wizard-later.ts'
import { personFaults } from './wizard-person.ts'

test('labels the wizard as agreed', () => {
  const { trip, person, adults, kids, seniors, company, from, to, meals, veg, nonVeg } = wizard
  expect([trip, person, adults, kids, seniors, company, from, to, meals, veg, nonVeg]).toEqual([
    'Destination Details',
    'User Details',
    'Adults',
    'Below 5',
    'Senior citizens',
    'Travelling with',
    'From date',
    'To date',
    'Meal plan',
    'Veg',
    'Non veg',
  ])
  const { destination, days, nights, hotels, category, add, remove } = wizard
  expect([destination, days, nights, hotels, ...Object.values(category), add, remove]).toEqual([
    'Destination',
    'Days',
    'Nights',
    'Hotel category',
    '5 Star',
    '4 Star',
    '3 Star',
    'Add destination',
    'Remove destination',
  ])
  const { occasion, occasionDate, addOccasion, coupon, request, next, previous } = wizard
  expect([occasion, occasionDate, addOccasion, coupon, request, next, previous]).toEqual([
    'Occasion',
    'Date of occasion',
    'Add occasion',
    'Coupon code',
    'Any special request',
    'Next',
    'Previous',
  ])
  expect([wizard.firstName, wizard.lastName, wizard.email, wizard.mobile]).toEqual([
    'First Name',
    'Last Name',
    'Email',
    'Mobile Number',
  ])
})

test('says the specified sentences of section 5 to the letter', () => {
  expect({ ...wizardFaults, ...personFaults }).toMatchObject({
    number_of_adults: { required: 'Please enter the number of adults' },
    number_of_kids: { required: 'Please enter the number for kids' },
    from_date: { required: 'Please select the from date' },
    meal_plan: { required: 'Please select the meal plan.' },
    city: { required: 'Please select the destination' },
    no_days: { required: 'Please enter the number of days' },
    accommodation_preference: { required: 'Please select the hotel category' },
    first_name: { required: 'Please enter your First Name' },
    last_name: { required: 'Please enter your Last Name' },
    phone_number: {
      required: 'Please enter your valid Mobile Number',
      mobile: 'Phone number is not valid',
    },
  })
})

test('counts one day as one day', () => {
  expect(wizard.total(1, 0)).toBe('Your trip: 1 day')
  expect(wizard.total(2, 1)).toBe('Your trip: 2 days, 1 night')
})
