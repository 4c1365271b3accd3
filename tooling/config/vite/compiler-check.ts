import type { Plugin } from 'vite';

const compilerRuntime = /[\\/]react[\\/](?:cjs[\\/])?(?:react-)?compiler-runtime/;

/**
 * Fails a build whose output does not use React Compiler's runtime. The compiler is enabled through several
 * packages, and a wrong setting is ignored silently; pages would work and only be slower.
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
