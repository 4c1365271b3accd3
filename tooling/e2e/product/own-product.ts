import { inject } from 'vitest';

/** The product of the worker that runs this file: workers do not affect one another's product. */
export const ownProduct = () => {
  const products = inject('products');
  // Vitest numbers its workers from 1, and a new worker reuses the number of an ended one.
  const worker = Number(process.env['VITEST_POOL_ID']) - 1;
  const product = products[worker % products.length];
  if (!product) throw new Error('No product was started for this worker.');
  return product;
};
