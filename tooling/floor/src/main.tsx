import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import ky from 'ky';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that uses all four as a web app does: a screen under an address that shows what a call is answered. */
function Answer() {
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => ky('/api/health', { signal, retry: 0 }).text(),
  });
  return <Link to="/">{data}</Link>;
}

const root = createRootRoute({ component: Outlet });
const index = createRoute({ getParentRoute: () => root, path: '/', component: Answer });
const router = createRouter({ routeTree: root.addChildren([index]) });

const place = document.querySelector('#root');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
