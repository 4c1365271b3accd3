import { inject } from 'vitest';

/** Returns the product of the current worker; workers don't affect each other's product. */
export const ownProduct = () => {
  const products = inject('products');
  // Vitest numbers its workers from 1; a new worker reuses the number of an ended worker.
  const worker = Number(process.env['VITEST_POOL_ID']) - 1;
  const product = products[worker % products.length];
  if (!product) throw new Error('No product was started for this worker.');
  return product;
};
