export const programsFailed = 'Failed to fetch programs. Please try again later.';
export const actionFailed = 'An error occurred';
export const nameMissing = 'Enter a name.';
export const creationUnknown =
  'We couldn’t reach the service. It is safe to try again: no second program is created.';
