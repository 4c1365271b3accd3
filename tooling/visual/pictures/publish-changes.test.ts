import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { albumAt } from './album.ts';
import { publishChanges, withdrawAccepted } from './publish-changes.ts';

const picture = (shade: number): Buffer => {
  const png = new PNG({ width: 4, height: 4 });
  png.data.fill(shade);
  return PNG.sync.write(png);
};

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tillbook-changes-'));
  folder = join(root, 'picture-changes');
  const album = albumAt(join(root, 'album'));
  const take = (taken: Readonly<Record<string, number>>): void => {
    album.begin();
    for (const [name, shade] of Object.entries(taken)) album.keep(`${name}.light.png`, picture(shade));
  };
  take({ badge: 255, button: 255, card: 255 });
  album.accept([]);
  take({ badge: 255, button: 200, menu: 255 });
  publishChanges(album.folder, folder, album.changes(), 3);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const list = () => JSON.parse(readFileSync(join(folder, 'changes.json'), 'utf8'));
const has = (path: string) => existsSync(join(folder, path));

it('publishes only the changes and their pictures', () => {
  expect(list()).toMatchObject({
    pictureCount: 3,
    changes: [
      { story: 'button', theme: 'light', kind: 'changed' },
      { story: 'menu', theme: 'light', kind: 'new' },
      { story: 'card', theme: 'light', kind: 'gone' },
    ],
  });
  expect(
    ['accepted', 'taken', 'differences'].filter((set) => has(join(set, 'button.light.png'))),
  ).toHaveLength(3);
  expect(has('taken/menu.light.png')).toBe(true);
  expect(has('accepted/card.light.png')).toBe(true);
  expect(has('taken/badge.light.png')).toBe(false);
});

it('removes accepted changes from the published list', () => {
  withdrawAccepted(folder, ['but']);
  expect(list().changes.map(({ story }: { story: string }) => story)).toEqual(['menu', 'card']);
  withdrawAccepted(folder, []);
  expect(list().changes).toEqual([]);
});

it('writes nothing if there is no published list to withdraw from', () => {
  withdrawAccepted(join(root, 'nowhere'), []);
  expect(existsSync(join(root, 'nowhere'))).toBe(false);
});
