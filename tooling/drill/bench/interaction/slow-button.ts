import type { Press } from './press.ts';

const busyMs = 300;
const laterMs = 400;

/** Blocks the page for a known time and changes its text later. The bench must report both delays. */
export const slowButton: Press & { readonly busyMs: number; readonly laterMs: number } = {
  kind: 'a slow button',
  busyMs,
  laterMs,
  path: '/payments',
  after: (page) => page.locator('tbody a').first(),
  before: (page) =>
    page.evaluate(
      ([durationMs, delayMs]) => {
        const button = document.createElement('button');
        button.textContent = 'Slow';
        button.addEventListener('click', () => {
          const endMs = performance.now() + durationMs;
          while (performance.now() < endMs);
          setTimeout(() => {
            button.textContent = 'Done';
          }, delayMs);
        });
        document.body.prepend(button);
      },
      [busyMs, laterMs] as const,
    ),
  on: (page) => page.getByRole('button', { name: 'Slow' }),
  shows: (page) => page.getByRole('button', { name: 'Done' }),
};
