import type { TestProject } from 'vitest/node';
import { anyProducts } from './any-product.ts';
import { shareClockShift } from './product-clock.ts';
import type { RunningProduct } from './running-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** One product per worker; only one in total if the environment names a product. */
    readonly products: readonly Omit<RunningProduct, 'end'>[];
  }
}

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
