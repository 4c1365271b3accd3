import { anyProduct } from '@tillbook/e2e/any-product';
import { measure, type Page } from './measure.ts';
import { openProfile } from './profile.ts';

/** One round (`npm run bench -- lighthouse 1`) is enough for accessibility and best practices. */
const rounds = Number(process.argv[2] ?? 5);

const median = (values: readonly number[]): number =>
  values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? Number.NaN;

const report = async (port: number, webUrl: string, page: Page): Promise<void> => {
  const scores = [];
  for (let round = 0; round < rounds; round += 1) scores.push(await measure(port, webUrl, page));
  const performance = scores.map((score) => score.performance);
  const figures = [
    `accessibility ${Math.min(...scores.map((score) => score.accessibility))}`,
    `best practices ${Math.min(...scores.map((score) => score.bestPractices))}`,
    `performance ${median(performance)} (${performance.join(', ')})`,
  ];
  console.log(`${page.name.padEnd(14)}${figures.join('   ')}`);
  for (const lostPoints of new Set(scores.flatMap((score) => score.lostPoints)))
    console.log(`    ${lostPoints}`);
};

/**
 * Measures four screens on Lighthouse's emulated phone: median performance, and the worst accessibility and
 * best practices. Reports only; no score fails the run.
 */
const run = async (): Promise<void> => {
  const product = await anyProduct();
  const { webUrl } = product;
  const profile = await openProfile();
  try {
    await report(profile.port, webUrl, { name: 'sign-in', path: '/login' });
    const transactionId = await profile.signIn(webUrl);
    await report(profile.port, webUrl, { name: 'overview', path: '/overview' });
    await report(profile.port, webUrl, { name: 'payments', path: '/payments' });
    await report(profile.port, webUrl, { name: 'transaction', path: `/transactions/${transactionId}` });
  } finally {
    await profile.close();
    await product.end();
  }
};

await run();
