import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lists the scripts that a clone's README names, in order: `npm start`, `npm test`, and each `npm run …`. */
export const readmeCommands = (folder: string): readonly string[] => {
  const text = readFileSync(join(folder, 'README.md'), 'utf8');
  const named = [...text.matchAll(/\bnpm (?:(start|test)\b|run ([a-z][a-z:-]*))/g)].flatMap(
    ([, short, long]) => short ?? long ?? [],
  );
  return [...new Set(named)];
};

export const typed = (command: string, ...words: string[]): readonly string[] => [
  ...(command === 'start' || command === 'test' ? [command] : ['run', command]),
  ...(words.length === 0 ? [] : ['--', ...words]),
];
