/** A card on which every charge succeeds. */
export const demoCard = {
  type: 'card',
  ownerName: 'Dana Whitfield',
  number: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2030,
  securityCode: '123',
  postalCode: '04101',
} as const;
