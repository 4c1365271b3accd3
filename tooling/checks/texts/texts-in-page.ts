import type { ShownText } from './texts-in-file.ts';

const descriptionIn = (block: string): string =>
  /<meta\s+name="description"\s+content="([^"]*)"/.exec(block)?.[1] ?? '';

const withoutMarks = (block: string): string =>
  `${block.replaceAll(/<(style|script)[\s\S]*?<\/\1>/g, ' ').replaceAll(/<[^>]*>/g, ' ')} ${descriptionIn(block)}`
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns the displayed blocks of a Markdown or HTML page, without code. */
export const textsInPage = (content: string): readonly ShownText[] => {
  const texts: ShownText[] = [];
  let line = 1;
  for (const block of content.split(/\n(?=\s*\n|\s*(?:[-#|]|\d\.) |<)/)) {
    const start = line + (/^\s*\n/.test(block) ? 1 : 0);
    line += block.split('\n').length;
    const text = withoutMarks(block);
    if (/[a-z]{2}/i.test(text) && !text.startsWith('```')) texts.push({ line: start, text });
  }
  return texts;
};
