import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const packageFolder = join(import.meta.dirname, '../../../packages/ui');

export const storybookFolder = join(packageFolder, 'storybook-static');

/** Folders from which Storybook serves the changed pictures, in development and in the build. */
export const pictureChangesFolders: readonly string[] = [
  join(packageFolder, 'picture-changes'),
  join(storybookFolder, 'picture-changes'),
];

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

export const storiesOfBuild = (): readonly Story[] => entriesOfBuild('story');

const isGuide = ({ title }: Story): boolean => /^(?:Start here|Foundations|Patterns)\//.test(title);

export const componentPagesOfBuild = (): readonly Story[] =>
  entriesOfBuild('docs').filter((page) => !isGuide(page));

export const guidePagesOfBuild = (): readonly Story[] => entriesOfBuild('docs').filter(isGuide);
