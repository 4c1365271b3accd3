export const profileFailed = 'Failed to fetch the profile. Please try again later.';
export const valueInvalid = 'invalid, please contact customer support';
export const saveFailed = 'An error occurred';
