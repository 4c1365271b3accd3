import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { Button } from '@tillbook/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useDestination } from './use-destination.ts';

afterEach(cleanup);
// Moves the pointer away, because the pointer would trigger a preload at its last position.
beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 300, y: 300 } }));

function Way() {
  return <Button {...useDestination('/list?page=2')}>Second page</Button>;
}

const openPage = () => {
  const loaded: string[] = [];
  const root = createRootRoute({
    component: () => (
      <>
        <Way />
        <Outlet />
      </>
    ),
  });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Home</p> });
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list',
    loader: ({ location }) => {
      loaded.push(location.searchStr);
    },
    component: () => <p>List</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([home, list]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    defaultPreloadStaleTime: 0,
  });
  render(<RouterProvider router={router} />);
  return { router, loaded };
};

const button = page.getByRole('button', { name: 'Second page' });

test('navigates to a destination with the router, including the search', async () => {
  const { router } = openPage();
  await button.click();
  await expect.element(page.getByText('List')).toBeVisible();
  expect(router.state.location.href).toBe('/list?page=2');
});

test('draws the element as pressed before the page of its destination begins to load', async () => {
  const { loaded } = openPage();
  await expect.element(button).toBeVisible();
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const loadedByThen = await new Promise((resolve) => requestAnimationFrame(() => resolve([...loaded])));
  expect(loadedByThen).toEqual([]);
  await expect.poll(() => loaded).toEqual(['?page=2']);
});

test('preloads the page of a destination on hover', async () => {
  const { loaded, router } = openPage();
  await button.hover();
  await expect.poll(() => loaded).toEqual(['?page=2']);
  expect(router.state.location.pathname).toBe('/');
});

test('preloads the page of a destination on focus', async () => {
  const { loaded } = openPage();
  await expect.element(button).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => loaded).toEqual(['?page=2']);
});
