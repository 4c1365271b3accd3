import { everyState } from '@tillbook/e2e/every-state';
import { expect, test } from 'vitest';
import { pictureFile, sheetFile, slugOf } from './file-names.ts';
import { variants } from './variants.ts';

const extents = ['viewport', 'whole'] as const;

const files = everyState.flatMap((state) =>
  extents.flatMap((extent) => [
    sheetFile(state, extent),
    ...variants.map((variant) => pictureFile(state, variant, extent)),
  ]),
);

test('gives every picture and contact sheet a unique file name', () => {
  expect(new Set(files).size).toBe(files.length);
});

test('builds file names that need no quotes in a shell', () => {
  expect(files.filter((file) => !/^[a-z0-9-]+\/[a-z0-9.-]+\.png$/.test(file))).toEqual([]);
  expect(slugOf('refund’s transaction')).toBe('refunds-transaction');
});

test("gives no screen the name of the contact sheets' folder", () => {
  expect(everyState.map(({ screen }) => slugOf(screen))).not.toContain('sheets');
});
