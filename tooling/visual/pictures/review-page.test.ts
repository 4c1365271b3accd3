import { expect, it } from 'vitest';
import { reviewPage } from './review-page.ts';

it('shows the accepted picture, the new picture, and their difference side by side', () => {
  const page = reviewPage([{ name: 'a--b.dark.png', kind: 'changed', changedPixels: 12 }], 40);
  expect(page).toContain('1 of 40 pictures differ');
  expect(page).toMatch(/accepted\/a--b\.dark\.png.*taken\/a--b\.dark\.png.*differences\/a--b\.dark\.png/s);
  expect(page).toContain('12 pixels');
  expect(page).toContain('npm run pictures -- accept a--b<');
});

it('shows a new story without an accepted picture, and a removed story with its last accepted picture', () => {
  const page = reviewPage(
    [
      { name: 'new.light.png', kind: 'new', changedPixels: 0 },
      { name: 'gone.light.png', kind: 'gone', changedPixels: 0 },
    ],
    2,
  );
  expect(page).not.toContain('src="accepted/new.light.png"');
  expect(page).toContain('src="taken/new.light.png"');
  expect(page).toContain('src="accepted/gone.light.png"');
});
