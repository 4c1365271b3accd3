export const bankMessages = {
  ownerNameMissing: 'Enter the account holder’s name.',
  accountTypeMissing: 'Choose an account type.',
  routingNumberMissing: 'Enter the nine digits of the routing number.',
  routingNumberWrong: 'This isn’t a valid routing number. Check the digits.',
  accountNumberMissing: 'Enter the account number.',
  accountNumberWrong: 'Account numbers have 4 to 17 digits.',
  addressLine1Missing: 'Enter the street address.',
  cityMissing: 'Enter the city.',
  stateMissing: 'Choose a state.',
  zipcodeMissing: 'Enter the ZIP code.',
  zipcodeWrong: 'ZIP codes have five or nine digits.',
} as const;
