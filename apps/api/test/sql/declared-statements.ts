/** Normalizes a statement's layout, the numbers of its parameters and the length of its lists. */
export const normalized = (text: string): string =>
  text
    .replaceAll('"', '')
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:, \$)+/g, '$')
    .replaceAll(/(\((?:\$|default)[^()]*\))(?:, \1)+/g, '$1')
    .trim();

const commentIn = (paragraph: string): string =>
  paragraph
    .split('\n')
    .filter((line) => line.startsWith('--'))
    .map((line) => line.slice(2).trim())
    .join(' ');

/**
 * Maps the statements of a file, by their normalized text, to their reasons: the comment before a statement,
 * or the last comment before it.
 * @example declaredStatements('-- Why.\nselect 1;'); // Map { 'select 1' => 'Why.' }
 */
export const declaredStatements = (file: string): ReadonlyMap<string, string> => {
  const declared = new Map<string, string>();
  let reason = '';
  for (const block of file.split(';\n').filter((text) => text.trim() !== '')) {
    const paragraph = block.trim().split('\n\n').at(-1) ?? '';
    reason = commentIn(paragraph) || reason;
    declared.set(normalized(paragraph), reason);
  }
  return declared;
};
