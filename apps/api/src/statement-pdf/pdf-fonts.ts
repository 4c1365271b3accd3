import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Inter has the letters of Latin (including Vietnamese), Greek and Cyrillic. */
const fontFiles = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
} as const;

export type PdfWeight = keyof typeof fontFiles;

export type PdfFont = {
  readonly bytes: Buffer;
  readonly has: (character: string) => boolean;
};

const { resolve } = createRequire(import.meta.url);

const tagAt = (bytes: Buffer, offset: number): string => bytes.toString('latin1', offset, offset + 4);

const tableOffset = (bytes: Buffer, tag: string): number => {
  const tableCount = bytes.readUInt16BE(4);
  for (let index = 0; index < tableCount; index += 1) {
    const record = 12 + index * 16;
    if (tagAt(bytes, record) === tag) return bytes.readUInt32BE(record + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
};

/** The features that compose letters and place their marks. */
const neededFeatures: ReadonlySet<string> = new Set(['ccmp', 'mark', 'mkmk']);

/**
 * Disables features that alter IDs, such as an x between digits that becomes a times sign, and slow features,
 * such as kerning.
 */
const withNeededFeatures = (bytes: Buffer): Buffer => {
  for (const table of [tableOffset(bytes, 'GSUB'), tableOffset(bytes, 'GPOS')]) {
    const features = table + bytes.readUInt16BE(table + 6);
    const featureCount = bytes.readUInt16BE(features);
    for (let index = 0; index < featureCount; index += 1) {
      const record = features + 2 + index * 6;
      if (!neededFeatures.has(tagAt(bytes, record))) bytes.write('none', record, 'latin1');
    }
  }
  return bytes;
};

const opened = (bytes: Buffer): Font => {
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error('A file of a font has one font.');
  return font;
};

const readFont = (file: string): PdfFont => {
  const bytes = withNeededFeatures(readFileSync(resolve(file)));
  const font = opened(bytes);
  return {
    bytes,
    has: (character) =>
      Array.from(character).every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)),
  };
};

export const pdfFonts: Readonly<Record<PdfWeight, PdfFont>> = {
  regular: readFont(fontFiles.regular),
  bold: readFont(fontFiles.bold),
};
