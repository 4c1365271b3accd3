/** In the specification's order. */
export const accountTypes = [
  'business_savings',
  'business_checking',
  'personal_savings',
  'personal_checking',
] as const;
