import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const fromRoot = (root: string, id: string): string => relative(root, id).replaceAll(sep, '/');

/**
 * Writes the modules of each chunk next to the manifest: `{ "assets/index-….js": ["src/app/main.tsx", …] }`,
 * relative to the app's folder. The size budgets read it, because a chunk's name doesn't reveal its content.
 */
export const moduleList = (): Plugin => {
  let root = process.cwd();
  return {
    name: 'tillbook:module-list',
    apply: 'build',
    // Runs after chunks that contain only styles are removed.
    enforce: 'post',
    configResolved: (config) => {
      ({ root } = config);
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) =>
        output.type === 'chunk'
          ? [[output.fileName, output.moduleIds.map((id) => fromRoot(root, id))] as const]
          : [],
      );
      const source = JSON.stringify(Object.fromEntries(modules), undefined, 1);
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
};
