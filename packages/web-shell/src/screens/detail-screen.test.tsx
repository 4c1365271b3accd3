import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DetailScreen } from './detail-screen.tsx';

afterEach(cleanup);

type OrderProps = {
  readonly load: () => Promise<string>;
  readonly noun?: string;
  readonly isAbsent?: boolean;
};

function Order({ load, noun, isAbsent = false }: OrderProps) {
  const query = useQuery({ queryKey: ['order'], queryFn: load });
  return (
    <DetailScreen
      back={<a href="/orders">Orders</a>}
      query={query}
      header={<h1>{query.data ?? 'Loading order'}</h1>}
      failure="The order failed to load."
      {...(noun !== undefined && { noun })}
      {...(isAbsent && { absent: <p>No such order</p> })}
    >
      {(order) => <p>{`Content of ${order ?? 'no order yet'}`}</p>}
    </DetailScreen>
  );
}

const show = (props: OrderProps) =>
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, meta: { live: false } } } })}
    >
      <Order {...props} />
    </QueryClientProvider>,
  );

const title = page.getByRole('heading', { level: 1 });
const busy = () => document.querySelectorAll('[aria-busy="true"]').length;

test('shows the header and the content as busy while the detail is loading', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  show({ load: () => promise, noun: 'Purchase' });
  await expect.element(title).toHaveTextContent('Loading order');
  await expect.element(page.getByText('Content of no order yet')).toBeVisible();
  expect(busy()).toBe(1);
  resolve('Order 7');
  await expect.element(title).toHaveTextContent('Order 7');
  await expect.element(page.getByText('Content of Order 7')).toBeVisible();
  expect(busy()).toBe(0);
});

test('shows a failure below the noun, and the detail after a retry', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve('Order 7')];
  show({ load: () => answers.shift() ?? Promise.resolve('Order 8'), noun: 'Purchase' });
  await expect.element(page.getByText('The order failed to load.')).toBeVisible();
  await expect.element(title).toHaveTextContent('Purchase');
  await expect.element(page.getByText(/^Content of/)).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Orders' })).toBeVisible();
  expect(busy()).toBe(0);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(title).toHaveTextContent('Order 7');
});

test('shows the header above a failure without a noun', async () => {
  show({ load: () => Promise.reject(new Error('away')) });
  await expect.element(page.getByText('The order failed to load.')).toBeVisible();
  await expect.element(title).toHaveTextContent('Loading order');
});

test('replaces header and content if the detail does not exist', async () => {
  show({ load: () => Promise.resolve('Order 7'), noun: 'Purchase', isAbsent: true });
  await expect.element(page.getByText('No such order')).toBeVisible();
  await expect.element(title).toHaveTextContent('Purchase');
  await expect.element(page.getByText(/^Content of/)).not.toBeInTheDocument();
  expect(busy()).toBe(0);
});
