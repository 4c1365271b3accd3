import type { TestProject } from 'vitest/node';
import { anyProduct } from '../../product/any-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly webUrl: string;
  }
}

/** Starts one product for all test files of this Vitest project. */
const startOneProduct = async (project: TestProject): Promise<() => Promise<void>> => {
  const { webUrl, end } = await anyProduct();
  project.provide('webUrl', webUrl);
  return end;
};

export default startOneProduct;
