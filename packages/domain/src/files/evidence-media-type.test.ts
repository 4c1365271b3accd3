import { expect, test } from 'vitest';
import { evidenceMediaType } from './evidence-media-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
  ['a PDF after a line break', bytes('\r\n%PDF-1.4\n'), 'application/pdf'],
  ['a PDF after a byte order mark', bytes('\u00ef\u00bb\u00bf%PDF-1.4'), 'application/pdf'],
  ['a PDF after percent signs', bytes('%%!%PDF%PDF-'), 'application/pdf'],
  ['a PDF whose mark ends the first 1,024 bytes', bytes(`${' '.repeat(1019)}%PDF-`), 'application/pdf'],
  ['a PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
  ['a JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1), 'image/jpeg'],
  ['a JPEG with a PDF mark in its comment', bytes('\u00ff\u00d8\u00ff\u00fe%PDF-'), 'image/jpeg'],
])('recognizes the media type of %s', (_, content, mediaType) => {
  expect(evidenceMediaType(content)).toBe(mediaType);
});

test.each([
  ['an empty file', new Uint8Array()],
  ['an HTML page', bytes('<!doctype html><p>100% PDF-like</p>')],
  ['an executable', bytes('MZ')],
  ['a cut signature', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
  ['a JPEG after a line break', bytes('\n\u00ff\u00d8\u00ff')],
  ['a PDF whose mark passes the first 1,024 bytes', bytes(`${' '.repeat(1020)}%PDF-1.7`)],
])('recognizes no media type for %s', (_, content) => {
  expect(evidenceMediaType(content)).toBeUndefined();
});
