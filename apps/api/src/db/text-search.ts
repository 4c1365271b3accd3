/** A pattern for a person's input, which is searched for literally: a percent sign is a percent sign. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
