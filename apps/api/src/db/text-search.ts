/** A pattern for what a person typed, which is looked for as it stands: a percent sign is a percent sign. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
