import type { Plugin } from 'vite';

const compilerRuntime = /[\\/]react[\\/](?:cjs[\\/])?(?:react-)?compiler-runtime/;

/**
 * Fails a build without React Compiler's runtime. A wrong setting would otherwise go unnoticed and only make
 * pages slower.
 */
export const compilerCheck = (): Plugin => ({
  name: 'tillbook:compiler-check',
  apply: 'build',
  generateBundle(_options, bundle) {
    const compiled = Object.values(bundle).some(
      (output) => output.type === 'chunk' && output.moduleIds.some((id) => compilerRuntime.test(id)),
    );
    if (!compiled) this.error('React Compiler has not run: nothing in the output uses its runtime.');
  },
});
