import { defineConfig } from 'vitest/config';
import { allTurns } from './.storybook/in-turn/turn.ts';
import { stories } from './story-projects.ts';

/** Configures `npm run drill -- stories`: every story in light and dark, 1280 and 320 px wide. */
export default defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/stories.json' },
    projects: allTurns.map((turn) => stories(turn)),
  },
});
