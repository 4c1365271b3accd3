import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderFirstScreen } from './render-first-screen.ts';

/** Longer than React renders before it yields to the browser. */
const rowRendersMs = 20;

const prepare = (path: string) => {
  const loaded: string[] = [];
  const tasksOfRows = new Set<number>();
  let task = 0;
  function SlowRow({ number }: { readonly number: number }) {
    tasksOfRows.add(task);
    queueMicrotask(() => (task += 1));
    const start = performance.now();
    while (performance.now() - start < rowRendersMs);
    return <p>{`row ${number}`}</p>;
  }

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
  const rows = createRoute({
    getParentRoute: () => root,
    path: 'rows',
    // Loads as slowly as the file of a screen.
    loader: () => new Promise((resolve) => setTimeout(resolve)),
    component: () => [1, 2, 3].map((number) => <SlowRow key={number} number={number} />),
  });
  const old = createRoute({
    getParentRoute: () => root,
    path: 'old',
    beforeLoad: () => {
      throw redirect({ href: '/list' });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([screen('home'), screen('list'), rows, old]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  // An app follows the history, too.
  router.history.subscribe(() => undefined);
  const reactRoot = createRoot(document.body.appendChild(document.createElement('main')));
  onTestFinished(() => reactRoot.unmount());
  const start = () => renderFirstScreen(reactRoot, router, <RouterProvider router={router} />);
  return { router, loaded, tasksOfRows, start };
};

test('loads the first screen once, although it is rendered later', async () => {
  const { router, loaded, start } = prepare('/home');
  await start();
  expect(loaded).toEqual(['home']);
  await expect.element(page.getByText('home')).toBeVisible();
  await router.navigate({ to: '/list' });
  await expect.element(page.getByText('list')).toBeVisible();
  expect(loaded).toEqual(['home', 'list']);
});

test('follows a redirect before the first screen is rendered', async () => {
  const { router, loaded, start } = prepare('/old');
  await start();
  expect(router.state.location.pathname).toBe('/list');
  expect(loaded).toEqual(['list']);
});

test('yields to the browser between the rows of the first screen', async () => {
  const { tasksOfRows, start } = prepare('/rows');
  await start();
  await expect.element(page.getByText('row 3')).toBeVisible();
  expect(tasksOfRows.size).toBeGreaterThan(1);
});
