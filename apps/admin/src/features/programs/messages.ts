export const exportFailed = 'Failed to export the programs. Please try again later.';
export const programsFailed = 'Failed to fetch programs. Please try again later.';
export const actionFailed = 'An error occurred';
export const nameMissing = 'Enter a name.';
export const programTerms = 'A program groups accounts. Every account belongs to one.';
export const noProgramToChoose = 'No programs yet. Create the first one.';
export const noProgramsYet = 'Create a program to open the first account.';
