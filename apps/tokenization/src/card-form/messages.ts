export const cardMessages = {
  ownerNameMissing: 'Enter the name on the card.',
  numberMissing: 'Enter the card number.',
  numberWrong: 'This isn’t a valid card number. Check the digits.',
  expirationMissing: 'Enter the month and year as MM / YY.',
  expired: 'This card has expired.',
  securityCodeOfThree: 'Enter the 3 digits on the back of the card.',
  securityCodeOfFour: 'Enter the 4 digits on the front of the card.',
  postalCodeMissing: 'Enter the ZIP code of the card’s billing address.',
  postalCodeWrong: 'This isn’t a valid ZIP code.',
} as const;
