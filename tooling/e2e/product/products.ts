import type { TestProject } from 'vitest/node';
import { anyProducts } from './any-product.ts';
import { shareClockShift } from './product-clock.ts';
import type { RunningProduct } from './running-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One per worker; if the environment names a product, only that one. */
    readonly products: readonly Omit<RunningProduct, 'end'>[];
  }
}

/** A product per worker. */
const startProducts = async (project: TestProject): Promise<() => Promise<void>> => {
  shareClockShift();
  const { products, end } = await anyProducts(project.config.maxWorkers);
  project.provide(
    'products',
    products.map(({ webUrl, tokenizationUrl, databaseUrl, dataDirectory }) => ({
      webUrl,
      tokenizationUrl,
      databaseUrl,
      dataDirectory,
    })),
  );
  return end;
};

export default startProducts;
