import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const fromRoot = (root: string, id: string): string => relative(root, id).replaceAll(sep, '/');

/**
 * Writes beside the manifest which modules each chunk is made of, as `{ "assets/index-….js": ["src/app/main.tsx", …] }`
 * with paths from the app's folder on. The size budgets read it: by a chunk's name alone nobody sees what is in it.
 */
export const moduleList = (): Plugin => {
  let root = process.cwd();
  return {
    name: 'tillbook:module-list',
    apply: 'build',
    // A chunk that holds nothing but styles is taken out of the build by then.
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
