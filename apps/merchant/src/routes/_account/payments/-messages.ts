export const inPerson = 'In person, on a terminal';
export const withSavedInstrument = 'With a saved card or bank account';
export const withNewInstrument = 'With a new card or bank account';
