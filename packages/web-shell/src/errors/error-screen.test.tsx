import { ApiError } from '@tillbook/api-client';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createShell, type Shell } from '../shell/shell.ts';
import { ShellProvider } from '../shell/use-shell.tsx';
import { holdTimers, letTimePass, untilHeld } from '../testing/held-timers.ts';
import { ApplicationErrorBoundary } from './application-error-boundary.tsx';
import { ErrorScreen } from './error-screen.tsx';

let reports: unknown[][] = [];

/** Builds a real shell except for reporting, which the apps' own tests cover. */
const shellThatListens = (): Shell =>
  Object.assign(createShell(window), {
    reportError: (...report: unknown[]) => {
      reports.push(report);
    },
  });

beforeEach(() => {
  reports = [];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const show = (error: unknown) => {
  const root = createRootRoute({ component: Outlet });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>The home</p> });
  const broken = createRoute({
    getParentRoute: () => root,
    path: '/broken',
    component: () => <ErrorScreen error={error} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([home, broken]),
    history: createMemoryHistory({ initialEntries: ['/broken'] }),
  });
  const screen = (
    <ShellProvider shell={shellThatListens()}>
      <RouterProvider router={router} />
    </ShellProvider>
  );
  return { ...render(screen), screen };
};

const title = page.getByRole('heading', { level: 1 });

test.each([
  [
    'the status of a refused call',
    new ApiError({ status: 503, code: 'unavailable', message: 'Away.' }),
    '503',
  ],
  ['the message of an error', new Error('The table has no rows.'), 'The table has no rows.'],
  ['a text that was thrown', 'no rows', 'no rows'],
  ['the fallback for an error without a message', new Error(), 'Something went wrong'],
  ['the fallback for another thrown value', { code: 5 }, 'Something went wrong'],
])(
  'shows %s as the title of the error screen',
  { meta: { shows: ['spec:2.40', 'spec:2.41'] } },
  async (_, error, words) => {
    show(error);
    await expect.element(title).toHaveTextContent(words);
    await expect
      .element(page.getByText('Please open the browser console, take a screenshot and contact support.'))
      .toBeVisible();
  },
);

test(
  'reports the error of a failed route once',
  { meta: { shows: ['spec:2.42', 'spec:2.45'] } },
  async () => {
    const error = new Error('Broken');
    const { rerender, screen } = show(error);
    await expect.element(title).toBeVisible();
    rerender(screen);
    await expect.element(title).toBeVisible();
    expect(reports).toEqual([[error, 'route']]);
  },
);

test(
  'copies the details, and confirms it for one and a half seconds',
  { meta: { shows: ['spec:2.43', 'spec:4.14'] } },
  async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation((text) => {
      copied.push(text);
      return Promise.resolve();
    });
    onTestFinished(holdTimers());
    show(new ApiError({ status: 500, code: 'internal', message: 'Ours.', requestId: 'req_1' }));
    await page.getByRole('button', { name: 'Copy details' }).click();
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    await untilHeld(1_500);
    letTimePass(1_499);
    await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    letTimePass(1);
    expect(copied[0]).toContain('500\nOurs.\nRequest: req_1\n');
    await expect.element(page.getByRole('button', { name: 'Copy details' })).toBeVisible();
  },
);

test('shows "Not copied" when the browser forbids copying', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  show(new ApiError({ status: 500, code: 'internal', message: 'Ours.', requestId: 'req_1' }));
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect.element(page.getByRole('button', { name: 'Not copied' })).toBeVisible();
});

test('offers ways back and home from the error screen', { meta: { shows: ['spec:2.44'] } }, async () => {
  const back = vi.spyOn(window.history, 'back').mockImplementation(() => {});
  show(new Error('Broken'));
  await page.getByRole('button', { name: 'Go back' }).click();
  expect(back).toHaveBeenCalledTimes(1);
  await page.getByRole('button', { name: 'Home' }).click();
  await expect.element(page.getByText('The home')).toBeVisible();
});

test(
  "shows the application's error screen for an error that no route has caught, and reports the error",
  { meta: { shows: ['spec:2.46'] } },
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = new Error('Broken');
    const Breaks = () => {
      throw broken;
    };
    render(
      <ApplicationErrorBoundary shell={shellThatListens()}>
        <Breaks />
      </ApplicationErrorBoundary>,
    );
    await expect.element(title).toHaveTextContent('Unexpected Application Error!');
    expect(reports[0]?.slice(0, 2)).toEqual([broken, 'application']);
  },
);
