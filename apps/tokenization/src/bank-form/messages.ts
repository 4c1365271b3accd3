export const bankMessages = {
  ownerNameMissing: 'Enter the name of the account holder.',
  accountTypeMissing: 'Choose an account type.',
  routingNumberMissing: 'Enter the nine digits of the routing number.',
  routingNumberWrong: 'This is not a routing number. Check its digits.',
  accountNumberMissing: 'Enter the account number.',
  accountNumberWrong: 'An account number has 4 to 17 digits.',
  addressLine1Missing: 'Enter the street address.',
  cityMissing: 'Enter the city.',
  stateMissing: 'Choose a state.',
  zipcodeMissing: 'Enter the ZIP code.',
  zipcodeWrong: 'A ZIP code has five or nine digits.',
} as const;
