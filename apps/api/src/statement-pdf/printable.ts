import { pdfFonts, type PdfWeight } from './pdf-fonts.ts';

/** Replaces a character that the font does not have. */
const missing = '□';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns a character, or else the letters that it is compatible with, such as `H` for `Ｈ`, or else a square. */
const printed = (character: string, weight: PdfWeight): string => {
  const { has } = pdfFonts[weight];
  if (has(character)) return character;
  const compatible = character.normalize('NFKC');
  return has(compatible) ? compatible : missing;
};

/** Removes what is never drawn, which would count as missing. */
const drawn = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu, '');

const isPlain = (text: string): boolean => /^[\u0020-\u007e]*$/u.test(text);

/** Returns a text with the characters of the font; others become squares. */
export const printable = (text: string, weight: PdfWeight): string =>
  isPlain(text)
    ? text
    : Array.from(characters.segment(drawn(text)), ({ segment }) => printed(segment, weight)).join('');

const squaresIn = (text: string): number => text.split(missing).length;

/** Returns true if a text has characters that no font of the document has. */
export const hasMissing = (text: string): boolean => squaresIn(printable(text, 'regular')) > squaresIn(text);

/** Appears below texts that could not be printed whole. */
export const missingNote = `Some characters could not be printed. They are shown as ${missing}.`;
