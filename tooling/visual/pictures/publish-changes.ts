import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Change } from './album.ts';

const published = z.object({
  takenAt: z.string(),
  pictureCount: z.number(),
  changes: z.array(
    z.object({
      story: z.string(),
      theme: z.enum(['light', 'dark']),
      kind: z.enum(['new', 'changed', 'gone']),
      changedPixels: z.number(),
    }),
  ),
});
type Published = z.infer<typeof published>;

const listIn = (folder: string): string => join(folder, 'changes.json');

const toPublished = ({ name, kind, changedPixels }: Change): Published['changes'][number] => {
  const [, story = '', theme] = /^(.+)\.(light|dark)\.png$/.exec(name) ?? [];
  return { story, theme: theme === 'dark' ? 'dark' : 'light', kind, changedPixels };
};

export const publishChanges = (
  album: string,
  folder: string,
  changes: readonly Change[],
  pictureCount: number,
): void => {
  rmSync(folder, { recursive: true, force: true });
  for (const set of ['accepted', 'taken', 'differences']) {
    mkdirSync(join(folder, set), { recursive: true });
    for (const { name } of changes) {
      const picture = join(album, set, name);
      if (existsSync(picture)) copyFileSync(picture, join(folder, set, name));
    }
  }
  const list: Published = {
    takenAt: new Date().toISOString(),
    pictureCount,
    changes: changes.map(toPublished),
  };
  writeFileSync(listIn(folder), JSON.stringify(list));
};

/** Removes accepted changes from the published list: all, or the stories with these prefixes. */
export const withdrawAccepted = (folder: string, prefixes: readonly string[]): void => {
  if (!existsSync(listIn(folder))) return;
  const list = published.parse(JSON.parse(readFileSync(listIn(folder), 'utf8')));
  const isAccepted = (story: string): boolean =>
    prefixes.length === 0 || prefixes.some((prefix) => story.startsWith(prefix));
  const changes = list.changes.filter(({ story }) => !isAccepted(story));
  writeFileSync(listIn(folder), JSON.stringify({ ...list, changes }));
};
