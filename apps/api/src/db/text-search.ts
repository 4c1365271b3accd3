/** Returns a LIKE pattern for literal input: a percent sign matches only a percent sign. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
