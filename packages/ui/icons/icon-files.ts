import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSet, type IconName } from '../src/components/icon/icon-set.ts';
import { drawingOf, type LucideShape } from './lucide-drawing.ts';

const lucide = join(createRequire(import.meta.url).resolve('lucide/package.json'), '..');

const isShape = (value: unknown): value is LucideShape =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'object';

async function shapesOf(lucideName: string): Promise<readonly LucideShape[]> {
  const module: unknown = await import(join(lucide, 'dist', 'esm', 'icons', `${lucideName}.mjs`));
  const shapes: unknown =
    typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  if (!Array.isArray(shapes) || !shapes.every(isShape)) throw new Error(`Lucide has no "${lucideName}".`);
  return shapes;
}

/** Returns `arrow-left.tsx` for `ArrowLeftIcon`. */
const fileName = (name: string): string =>
  `${name
    .replace(/Icon$/, '')
    .replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()}.tsx`;

const moduleOf = (name: string, lucideName: string, drawing: string): string =>
  `import { drawnIcon } from '../drawn-icon.tsx';

/** Lucide's \`${lucideName}\`. */
export const ${name} = drawnIcon(
  '${drawing}',
);
`;

const isIconName = (name: string): name is IconName => name in iconSet;

/**
 * Returns the files in `src/components/icon/icons/` by name, one per icon, so that a page downloads only the
 * icons it uses.
 */
export async function iconFiles(): Promise<ReadonlyMap<string, string>> {
  const names = Object.keys(iconSet).filter(isIconName);
  const files = await Promise.all(
    names.map(async (name) => {
      const drawing = drawingOf(await shapesOf(iconSet[name]));
      return [fileName(name), moduleOf(name, iconSet[name], drawing)] as const;
    }),
  );
  return new Map(files);
}

export const lucideLicense = (): string => readFileSync(join(lucide, 'LICENSE'), 'utf8');
