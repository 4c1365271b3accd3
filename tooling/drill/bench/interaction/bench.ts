/**
 * `npm run bench -- interaction [rounds]`: prints a table and writes bench/reports/interaction.json. Missed
 * targets don't fail the run.
 */
import { anyProduct } from '@tillbook/e2e/any-product';
import { benchInteraction } from '../benches/interaction.ts';
import { saveReport } from '../measure/report.ts';
import { everyPress } from './every-press.ts';
import { groupTable } from './group-table.ts';
import { pressTable } from './press-table.ts';

const rounds = Number(process.argv[2] ?? 10);

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const notes = [
  'Chromium, 1440 × 900, on a CPU slowed down four times during the press; the pointer rests on the element for 150 ms.',
  'The first frame is by the Event Timing API, in steps of 8 ms; drawn is the frame after the last change that the result needed.',
  'Each press is the first on a page that was loaded 1.5 seconds ago.',
];

const product = await anyProduct();
try {
  const { kinds, baseline } = await benchInteraction(product.webUrl, { rounds, presses: everyPress }, say);
  const path = saveReport({
    bench: 'interaction',
    figures: [...kinds, baseline].flatMap(({ frame, drawn }) => [frame, drawn]),
    comparisons: [],
    notes,
  });
  say(
    [
      '',
      ...pressTable(kinds, baseline),
      '',
      ...groupTable(kinds, baseline),
      ...notes,
      '',
      `Written to ${path}`,
    ].join('\n'),
  );
} finally {
  await product.end();
}
