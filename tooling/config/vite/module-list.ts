import { relative, sep } from 'node:path';
import type { Plugin } from 'vite';

const fromRoot = (root: string, id: string): string => relative(root, id).replaceAll(sep, '/');

/**
 * Writes each chunk's modules beside the manifest, as `{ "assets/index-….js": ["src/app/main.tsx", …] }` with
 * paths relative to the app's folder. The size budgets read it, because a chunk's name alone does not say
 * what is in it.
 */
export const moduleList = (): Plugin => {
  let root = process.cwd();
  return {
    name: 'tillbook:module-list',
    apply: 'build',
    // Chunks that contain only styles have been removed from the build by then.
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
