import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { LinkRenderProps } from '@tillbook/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RouterLink } from './router-link.tsx';

afterEach(cleanup);

const openPage = (props: Partial<LinkRenderProps> = {}) => {
  const loaded: string[] = [];
  const root = createRootRoute({
    component: () => (
      <>
        <RouterLink {...props} href="/list?page=2#rows" className="">
          Second page
        </RouterLink>
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

const link = page.getByRole('link', { name: 'Second page' });

test('navigates with the router when a link is clicked, with search and fragment', async () => {
  const { router } = openPage();
  await link.click();
  await expect.element(page.getByText('List')).toBeVisible();
  expect(router.state.location.href).toBe('/list?page=2#rows');
});

test('renders a real link that can be opened in a new tab', async () => {
  openPage();
  await expect.element(link).toHaveAttribute('href', '/list?page=2#rows');
});

test('leaves a click for a new tab to the browser', async () => {
  const { router } = openPage();
  await expect.element(link).toBeVisible();
  let isLeftToBrowser = false;
  const hear = (event: MouseEvent) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', hear);
  await userEvent.keyboard('{Control>}');
  await link.click();
  await userEvent.keyboard('{/Control}');
  window.removeEventListener('click', hear);
  expect(isLeftToBrowser).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});

test('preloads the page of a link on hover and on focus', async () => {
  const { loaded, router } = openPage();
  await link.hover();
  await expect.poll(() => loaded).toEqual(['?page=2']);
  expect(router.state.location.pathname).toBe('/');
});

test('passes hover and focus of a link on to its parent', async () => {
  const heard: string[] = [];
  const hear = ({ type }: { readonly type: string }) => void heard.push(type);
  const { loaded } = openPage({ onFocus: hear, onPointerEnter: hear, onPointerLeave: hear });
  await link.hover();
  await userEvent.hover(document.documentElement, { position: { x: 300, y: 300 } });
  await userEvent.keyboard('{Tab}');
  expect(heard).toEqual(['pointerenter', 'pointerleave', 'focus']);
  await expect.poll(() => loaded).toContain('?page=2');
});
