import type { Press } from './press.ts';

const busyMs = 300;

/** A button that keeps the page busy for a known time: shows that the bench sees presses at all. */
export const slowButton: Press & { readonly busyMs: number } = {
  kind: 'a slow button',
  busyMs,
  path: '/payments',
  after: (page) => page.locator('tbody a').first(),
  before: (page) =>
    page.evaluate((durationMs) => {
      const button = document.createElement('button');
      button.textContent = 'Slow';
      button.addEventListener('click', () => {
        const endMs = performance.now() + durationMs;
        while (performance.now() < endMs);
        button.textContent = 'Done';
      });
      document.body.prepend(button);
    }, busyMs),
  on: (page) => page.getByRole('button', { name: 'Slow' }),
  shows: (page) => page.getByRole('button', { name: 'Done' }),
};
