import { pdfFonts, type PdfWeight } from './pdf-fonts.ts';

const missing = '□';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the character, else its compatible letters, such as `H` for `Ｈ`, else a square. */
const printed = (character: string, weight: PdfWeight): string => {
  const { has } = pdfFonts[weight];
  if (has(character)) return character;
  const compatible = character.normalize('NFKC');
  return has(compatible) ? compatible : missing;
};

/** Removes invisible characters, which would count as missing. */
const drawn = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');

const isPlain = (text: string): boolean => /^[\u0020-\u007e]*$/u.test(text);

export const printable = (text: string, weight: PdfWeight): string =>
  isPlain(text)
    ? text
    : Array.from(characters.segment(drawn(text)), ({ segment }) => printed(segment, weight)).join('');

const squaresIn = (text: string): number => text.split(missing).length;

export const hasMissing = (text: string): boolean => squaresIn(printable(text, 'regular')) > squaresIn(text);

export const missingNote = `Some characters could not be printed. They are shown as ${missing}.`;
