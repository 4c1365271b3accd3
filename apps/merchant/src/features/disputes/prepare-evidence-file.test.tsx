import { maximumEvidenceBytes } from '@tillbook/contract';
import { evidenceMediaType } from '@tillbook/domain';
import { beforeAll, expect, test } from 'vitest';
import { prepareEvidenceFile } from './prepare-evidence-file.ts';

const width = 2400;
const height = 1600;

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), type, 1);
  });

/** Draws a photo that compresses badly: noise, with a blue left half and a red right half. */
const drawPhoto = (): HTMLCanvasElement => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas.');
  const picture = context.createImageData(width, height);
  let state = 1;
  for (let index = 0; index < picture.data.length; index += 4) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const isLeft = (index / 4) % width < width / 2;
    picture.data[index + (isLeft ? 2 : 0)] = 255;
    picture.data[index + 1] = state >>> 25;
    picture.data[index + (isLeft ? 0 : 2)] = (state >>> 17) & 127;
    picture.data[index + 3] = 255;
  }
  context.putImageData(picture, 0, 0);
  return canvas;
};

let jpegPhoto: Blob;
let pngPhoto: Blob;
beforeAll(async () => {
  const canvas = drawPhoto();
  jpegPhoto = await encode(canvas, 'image/jpeg');
  pngPhoto = await encode(canvas, 'image/png');
});

/** An EXIF header with orientation 6: rotate the picture by 90° clockwise. */
const turnedNote = Uint8Array.from(
  ['ffe10022 457869660000', '4d4d002a00000008 0001', '0112 0003 00000001 0006 0000 00000000']
    .join('')
    .replaceAll(' ', '')
    .match(/[0-9a-f]{2}/g)
    ?.map((byte) => Number.parseInt(byte, 16)) ?? [],
);

const prepared = async (content: readonly BlobPart[], name: string, type = '') => {
  const file = await prepareEvidenceFile(new File([...content], name, { type }));
  if ('problem' in file) throw new Error(file.problem);
  const bytes = Uint8Array.from(atob(file.content), (character) => character.charCodeAt(0));
  return { name: file.name, bytes };
};

const colorAt = (picture: ImageBitmap, left: number, top: number): 'red' | 'blue' => {
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const [red = 0, , blue = 0] = context?.getImageData(left, top, 1, 1).data ?? [];
  return red > blue ? 'red' : 'blue';
};

test('reduces a photo of more than 4 MB to fit the limit', async () => {
  expect(jpegPhoto.size).toBeGreaterThan(4 * 1024 * 1024);
  const { name, bytes } = await prepared([jpegPhoto], 'receipt.JPG', 'image/jpeg');
  expect(name).toBe('receipt.JPG');
  expect(evidenceMediaType(bytes)).toBe('image/jpeg');
  expect(bytes.length).toBeLessThanOrEqual(maximumEvidenceBytes);
  const picture = await createImageBitmap(new Blob([bytes]));
  expect(picture.width / picture.height).toBeCloseTo(width / height, 2);
  expect(colorAt(picture, 10, 10)).toBe('blue');
});

test('rotates a reduced photo as its camera recorded', async () => {
  const { bytes } = await prepared([jpegPhoto.slice(0, 2), turnedNote, jpegPhoto.slice(2)], 'photo.jpg');
  const picture = await createImageBitmap(new Blob([bytes]));
  expect(picture.height / picture.width).toBeCloseTo(width / height, 2);
  expect([colorAt(picture, 10, 10), colorAt(picture, 10, picture.height - 10)]).toEqual(['blue', 'red']);
});

test('converts a PNG that is too large to a JPEG and renames it', async () => {
  expect(pngPhoto.size).toBeGreaterThan(4 * 1024 * 1024);
  const { name, bytes } = await prepared([pngPhoto], 'screen.png');
  expect([name, evidenceMediaType(bytes)]).toEqual(['screen.jpg', 'image/jpeg']);
});

test('leaves a photo within the limit unchanged', async () => {
  const original = await jpegPhoto.slice(0, maximumEvidenceBytes).arrayBuffer();
  const { bytes } = await prepared([original], 'photo.jpg');
  expect(bytes).toEqual(new Uint8Array(original));
});

test('rejects a photo that cannot be reduced, and reports its size and the limit', async () => {
  const damaged = new File(
    [Uint8Array.of(0xff, 0xd8, 0xff), new Uint8Array(4 * 1024 * 1024 - 3)],
    'photo.jpg',
  );
  expect(await prepareEvidenceFile(damaged)).toEqual({
    problem: 'This file is 4.0 MB. Choose a file of 2 MB or less.',
  });
});
