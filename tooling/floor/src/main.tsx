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
import * as Tabs from 'radix-ui/tabs';
import * as ToggleGroup from 'radix-ui/toggle-group';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

/** The minimum that uses all of them as a web app does: a screen at a URL that shows a call's response. */
function Result() {
  const { data } = useQuery({
    queryKey: ['health'],
    queryFn: ({ signal }) => ky('/api/health', { signal, retry: 0 }).text(),
  });
  return (
    <Tabs.Root defaultValue="health">
      <Tabs.List>
        <Tabs.Trigger value="health">Health</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="health">
        <ToggleGroup.Root type="single">
          <ToggleGroup.Item value="health">Health</ToggleGroup.Item>
        </ToggleGroup.Root>
        <Link to="/">{data}</Link>
      </Tabs.Content>
    </Tabs.Root>
  );
}

const root = createRootRoute({ component: Outlet });
const index = createRoute({ getParentRoute: () => root, path: '/', component: Result });
const router = createRouter({ routeTree: root.addChildren([index]) });

const container = document.querySelector('#root');
if (container) {
  createRoot(container).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
