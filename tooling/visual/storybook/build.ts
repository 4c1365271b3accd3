import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const packageFolder = join(import.meta.dirname, '../../../packages/ui');

/** The output folder of the static build, which designers get. */
export const storybookFolder = join(packageFolder, 'storybook-static');

/** Where Storybook serves the page about changed pictures from: while it is developed, and built. */
export const pictureChangesFolders: readonly string[] = [
  join(packageFolder, 'picture-changes'),
  join(storybookFolder, 'picture-changes'),
];

/** Builds Storybook as designers get it. */
export async function buildStorybook(): Promise<void> {
  const child = spawn('pnpm', ['--dir', packageFolder, 'run', 'build:storybook'], { stdio: 'inherit' });
  const [code]: unknown[] = await once(child, 'exit');
  if (code !== 0) throw new Error('Storybook was not built; why stands above.');
}

const index = z.object({
  entries: z.record(
    z.string(),
    z.object({ id: z.string(), title: z.string(), name: z.string(), type: z.string() }),
  ),
});

export type Story = { readonly id: string; readonly title: string; readonly name: string };

const entriesOfBuild = (requestedType: 'story' | 'docs'): readonly Story[] =>
  Object.values(index.parse(JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8'))).entries)
    .filter(({ type }) => type === requestedType)
    .map(({ id, title, name }) => ({ id, title, name }));

/** The stories of the build, without its docs pages. */
export const storiesOfBuild = (): readonly Story[] => entriesOfBuild('story');

const isGuide = ({ title }: Story): boolean => /^(?:Start here|Foundations|Patterns)\//.test(title);

/** The docs pages of the build: one for each component. */
export const componentPagesOfBuild = (): readonly Story[] =>
  entriesOfBuild('docs').filter((page) => !isGuide(page));

/** The pages of the guide: where to begin, foundations and patterns. */
export const guidePagesOfBuild = (): readonly Story[] => entriesOfBuild('docs').filter(isGuide);
