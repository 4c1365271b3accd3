import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare.ts';

type ChangeKind = 'new' | 'changed' | 'gone';
export type Change = {
  /** The picture's file name: `actions-button--primary.dark.png`. */
  readonly name: string;
  readonly kind: ChangeKind;
  readonly changedPixels: number;
};

const pictures = (folder: string): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : [];

/** The folders of one place where pictures are kept. */
export const albumAt = (place: string) => {
  const accepted = join(place, 'accepted');
  const taken = join(place, 'taken');
  const differences = join(place, 'differences');
  return {
    place,
    /** Readies the folders for a new round of pictures; the accepted ones stay. */
    begin: (): void => {
      for (const folder of [taken, differences]) rmSync(folder, { recursive: true, force: true });
      for (const folder of [accepted, taken, differences]) mkdirSync(folder, { recursive: true });
    },
    keep: (name: string, png: Buffer): void => writeFileSync(join(taken, name), png),
    /** What differs between the accepted pictures and those taken last; each difference is drawn. */
    changes: (): readonly Change[] => {
      const before = new Set(pictures(accepted));
      const now = pictures(taken);
      const seen = now.flatMap((name): readonly Change[] => {
        if (!before.has(name)) return [{ name, kind: 'new', changedPixels: 0 }];
        const found = compare(readFileSync(join(accepted, name)), readFileSync(join(taken, name)));
        if (!found) return [];
        writeFileSync(join(differences, name), found.difference);
        return [{ name, kind: 'changed', changedPixels: found.changedPixels }];
      });
      const gone = [...before].filter((name) => !now.includes(name));
      return [...seen, ...gone.map((name): Change => ({ name, kind: 'gone', changedPixels: 0 }))];
    },
    /**
     * Takes the last pictures for good: those whose name begins with one of the beginnings, or all.
     *
     * @returns how many pictures were accepted or thrown away
     */
    accept: (beginnings: readonly string[]): number => {
      const isMeant = (name: string): boolean =>
        beginnings.length === 0 || beginnings.some((beginning) => name.startsWith(beginning));
      mkdirSync(accepted, { recursive: true });
      const now = pictures(taken).filter(isMeant);
      const gone = pictures(accepted).filter((name) => isMeant(name) && !now.includes(name));
      for (const name of now) copyFileSync(join(taken, name), join(accepted, name));
      for (const name of gone) rmSync(join(accepted, name));
      return now.length + gone.length;
    },
  };
};

export type Album = ReturnType<typeof albumAt>;
