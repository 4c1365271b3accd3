/** Returns a LIKE pattern for a person's literal input: a percent sign is a percent sign. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
