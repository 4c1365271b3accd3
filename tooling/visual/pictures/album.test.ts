import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { albumAt, type Album } from './album.ts';

const picture = (shade: number): Buffer => {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(shade);
  return PNG.sync.write(png);
};

let folder: string;
let album: Album;

const take = (taken: Readonly<Record<string, number>>): void => {
  album.begin();
  for (const [name, shade] of Object.entries(taken)) album.keep(name, picture(shade));
};
const kinds = () => album.changes().map(({ name, kind }) => `${kind} ${name}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-pictures-'));
  album = albumAt(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('lists pictures that are new, changed, or removed since the last acceptance', () => {
  take({ 'a.png': 255, 'b.png': 255, 'c.png': 255 });
  expect(kinds()).toEqual(['new a.png', 'new b.png', 'new c.png']);
  expect(album.accept([])).toBe(3);
  expect(kinds()).toEqual([]);
  take({ 'a.png': 255, 'b.png': 200, 'd.png': 255 });
  expect(kinds()).toEqual(['changed b.png', 'new d.png', 'gone c.png']);
});

it('accepts only the named pictures', () => {
  take({ 'button.light.png': 255, 'badge.light.png': 255 });
  expect(album.accept(['button'])).toBe(1);
  expect(kinds()).toEqual(['new badge.light.png']);
});
