import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Named, pictureFile, sheetFile, slugOf, type Extent } from './file-names.ts';
import { indexPage } from './index-page.ts';
import type { Picture } from './take-state.ts';

const picturesIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.png'))
        .toSorted()
    : [];

const write = (file: string, content: string | Buffer): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

export const screenAlbumAt = (folder: string) => {
  const sheetsOf = (slug: string): readonly string[] =>
    picturesIn(join(folder, 'sheets')).filter((name) => name.startsWith(`${slug}.`));
  return {
    /** Removes a screen's earlier pictures, including pictures of states that no longer exist. */
    remove: (screen: string): void => {
      const slug = slugOf(screen);
      rmSync(join(folder, slug), { recursive: true, force: true });
      for (const sheet of sheetsOf(slug)) rmSync(join(folder, 'sheets', sheet));
    },
    keep: (state: Named, { variant, extent, png }: Picture): void =>
      write(join(folder, pictureFile(state, variant, extent)), png),
    keepSheet: (state: Named, extent: Extent, png: Buffer): void =>
      write(join(folder, sheetFile(state, extent)), png),
    writeIndex: (screens: readonly string[]): string => {
      const pictured = screens.map(slugOf).map((slug) => ({
        slug,
        sheets: sheetsOf(slug).map((name) => `sheets/${name}`),
        pictures: picturesIn(join(folder, slug)).map((name) => `${slug}/${name}`),
      }));
      const page = join(folder, 'index.html');
      write(page, indexPage(pictured.filter(({ pictures }) => pictures.length > 0)));
      return page;
    },
  };
};

export type ScreenAlbum = ReturnType<typeof screenAlbumAt>;
