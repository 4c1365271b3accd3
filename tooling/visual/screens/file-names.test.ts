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

test('every picture and every contact sheet has a file of its own', () => {
  expect(new Set(files).size).toBe(files.length);
});

test('file names need no quotes in a shell', () => {
  expect(files.filter((file) => !/^[a-z0-9-]+\/[a-z0-9.-]+\.png$/.test(file))).toEqual([]);
  expect(slugOf('refund’s transaction')).toBe('refunds-transaction');
});

test('no screen is called like the folder of the contact sheets', () => {
  expect(everyState.map(({ screen }) => slugOf(screen))).not.toContain('sheets');
});
