import { resolve } from 'node:path';
import { checkBudgets } from './budgets.ts';
import { table } from './report.ts';

const { passed, failed, complaints, measured } = checkBudgets(resolve(import.meta.dirname, '../../..'));
const lines = [
  'Bytes of JavaScript and CSS, brotli',
  table(measured),
  ...complaints,
  `${passed} passed, ${failed} failed`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed > 0 ? 1 : 0;
