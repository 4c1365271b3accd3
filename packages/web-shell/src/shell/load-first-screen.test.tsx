import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadFirstScreen } from './load-first-screen.ts';

afterEach(cleanup);

const prepare = (path: string) => {
  const loaded: string[] = [];
  const root = createRootRoute();
  const screen = (name: 'home' | 'list') =>
    createRoute({
      getParentRoute: () => root,
      path: name,
      loader: () => {
        loaded.push(name);
      },
      component: () => <p>{name}</p>,
    });
  const old = createRoute({
    getParentRoute: () => root,
    path: 'old',
    beforeLoad: () => {
      throw redirect({ href: '/list' });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([screen('home'), screen('list'), old]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  // An app follows the history, too.
  router.history.subscribe(() => undefined);
  return { router, loaded };
};

test('loads the first screen once, before and after it is rendered', async () => {
  const { router, loaded } = prepare('/home');
  await loadFirstScreen(router);
  expect(loaded).toEqual(['home']);
  render(<RouterProvider router={router} />);
  await expect.element(page.getByText('home')).toBeVisible();
  await router.navigate({ to: '/list' });
  await expect.element(page.getByText('list')).toBeVisible();
  expect(loaded).toEqual(['home', 'list']);
});

test('follows a redirect before the first screen is rendered', async () => {
  const { router, loaded } = prepare('/old');
  await loadFirstScreen(router);
  expect(router.state.location.pathname).toBe('/list');
  expect(loaded).toEqual(['list']);
});
