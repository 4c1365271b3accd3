import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PictureChange } from './picture-changes.ts';
import { PictureReview } from './picture-review.tsx';

const change = (over: Partial<PictureChange>): PictureChange => ({
  story: 'actions-button--primary',
  theme: 'dark',
  kind: 'changed',
  changedPixels: 1204,
  ...over,
});

const show = (changes: readonly PictureChange[]) =>
  render(<PictureReview found={{ takenAt: '2026-11-23T12:00:00Z', pictureCount: 40, changes }} />);

const addresses = () => screen.queryAllByRole('img').map((image) => image.getAttribute('src'));

it('explains how to take pictures if no pictures exist', () => {
  render(<PictureReview found={undefined} />);
  expect(screen.getByRole('heading', { name: 'No pictures taken yet' })).toBeVisible();
  expect(screen.getByText(/npm run pictures/)).toBeVisible();
});

it('shows a changed story before, now, and as a difference', () => {
  show([change({})]);
  expect(screen.getByText(/^1 of 40 pictures differ/)).toBeVisible();
  expect(screen.getByText('1,204 px')).toBeVisible();
  expect(addresses()).toEqual([
    './picture-changes/accepted/actions-button--primary.dark.png',
    './picture-changes/taken/actions-button--primary.dark.png',
    './picture-changes/differences/actions-button--primary.dark.png',
  ]);
  expect(screen.getByRole('link', { name: 'Open the story' })).toHaveAttribute(
    'href',
    './?path=/story/actions-button--primary&globals=theme:dark',
  );
});

it('shows only the new picture of a new story, and a removed story as last accepted, without a link', () => {
  show([change({ kind: 'new', story: 'new' }), change({ kind: 'gone', story: 'gone', theme: 'light' })]);
  expect(addresses()).toEqual([
    './picture-changes/taken/new.dark.png',
    './picture-changes/accepted/gone.light.png',
  ]);
  expect(screen.getAllByRole('link', { name: 'Open the story' })).toHaveLength(1);
});

it('shows a message if no picture differs', () => {
  show([]);
  expect(screen.getByText(/^0 of 40 pictures differ/)).toBeVisible();
  expect(screen.queryAllByRole('img')).toHaveLength(0);
});
