/** Explains the trip's length (specification, section 4). */
export const lengthExplained = (stops: number) =>
  stops > 1
    ? 'يضيف كل انتقال بين محطتين ليلة، وتاريخ العودة هو اليوم التالي لآخر أيام رحلتك.'
    : 'تاريخ العودة هو اليوم التالي لآخر أيام رحلتك.'
