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

export const albumAt = (folder: string) => {
  const accepted = join(folder, 'accepted');
  const taken = join(folder, 'taken');
  const differences = join(folder, 'differences');
  return {
    folder,
    begin: (): void => {
      for (const written of [taken, differences]) rmSync(written, { recursive: true, force: true });
      for (const written of [accepted, taken, differences]) mkdirSync(written, { recursive: true });
    },
    keep: (name: string, png: Buffer): void => writeFileSync(join(taken, name), png),
    /** Compares the accepted pictures with the latest, and writes a picture of each difference. */
    changes: (): readonly Change[] => {
      const before = new Set(pictures(accepted));
      const current = pictures(taken);
      const seen = current.flatMap((name): readonly Change[] => {
        if (!before.has(name)) return [{ name, kind: 'new', changedPixels: 0 }];
        const found = compare(readFileSync(join(accepted, name)), readFileSync(join(taken, name)));
        if (!found) return [];
        writeFileSync(join(differences, name), found.difference);
        return [{ name, kind: 'changed', changedPixels: found.changedPixels }];
      });
      const gone = [...before].filter((name) => !current.includes(name));
      return [...seen, ...gone.map((name): Change => ({ name, kind: 'gone', changedPixels: 0 }))];
    },
    /**
     * Accepts the latest pictures whose names begin with a prefix, or all if no prefix is given.
     *
     * @returns the number of pictures accepted or removed
     */
    accept: (prefixes: readonly string[]): number => {
      const isMeant = (name: string): boolean =>
        prefixes.length === 0 || prefixes.some((prefix) => name.startsWith(prefix));
      mkdirSync(accepted, { recursive: true });
      const current = pictures(taken).filter(isMeant);
      const gone = pictures(accepted).filter((name) => isMeant(name) && !current.includes(name));
      for (const name of current) copyFileSync(join(taken, name), join(accepted, name));
      for (const name of gone) rmSync(join(accepted, name));
      return current.length + gone.length;
    },
  };
};

export type Album = ReturnType<typeof albumAt>;
