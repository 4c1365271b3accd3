export const devicesFailed = 'Failed to fetch devices. Please try again later.';
export const actionFailed = 'An error occurred';
export const serialNumberMissing = 'Enter the serial number.';
export const nameMissing = 'Enter a name.';
export const registrationUnknown =
  'The service could not be reached. It is safe to try again: no second device is registered.';
export const renamingUnknown =
  'The service could not be reached, so it is not known whether this was saved. It is safe to try again.';
