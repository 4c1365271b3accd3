export const devicesFailed = 'Failed to fetch devices. Please try again later.';
export const actionFailed = 'An error occurred';
export const serialNumberMissing = 'Enter the serial number.';
export const nameMissing = 'Enter a name.';
export const renamingUnknown =
  'We couldn’t reach the service, so we don’t know whether this was saved. Trying again sends the same request, and has no second effect.';
export const noDevicesYet = 'No devices yet.';
export const serialNumberHint = 'Printed on the back of the terminal';
