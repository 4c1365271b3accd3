import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkBudgets } from './budgets.ts';
import { table } from './report.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const budgets = checkBudgets(at('../../'));
const { passed, failed, complaints, slightlyOver, floorBytes, measured } = budgets;
mkdirSync(at('./reports'), { recursive: true });
writeFileSync(at('./reports/budgets.json'), `${JSON.stringify(budgets, undefined, 2)}\n`);
const lines = [
  'Bytes of JavaScript and CSS, brotli, and how many times the floor they are',
  table(measured, floorBytes),
  ...complaints,
  ...slightlyOver,
  `${passed} passed, ${failed} failed`,
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed > 0 ? 1 : 0;
