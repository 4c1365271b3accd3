import { join } from 'node:path';
import type { Plugin } from 'vite';
import { argTypesOf } from './arg-types.ts';
import type { ComponentProps } from './component-prop.ts';
import { readProps, type SharedDescriptions } from './read-props.ts';

export type { ComponentProp, ComponentProps } from './component-prop.ts';
export { readProps } from './read-props.ts';

type PluginOptions = {
  /** Package folder with src/index.ts and tsconfig.json. */
  readonly folder: string;
  readonly shared: SharedDescriptions;
};

/**
 * Adds a table of props to each component as `Component.argTypes`. A watching build reads the props again
 * after a change.
 */
export const componentProps = ({ folder, shared }: PluginOptions): Plugin => {
  let known: readonly ComponentProps[] | undefined;
  const read = () =>
    readProps({
      configFile: join(folder, 'tsconfig.json'),
      entry: join(folder, 'src/index.ts'),
      shared,
    });
  return {
    name: 'tillbook:component-props',
    watchChange: () => {
      known = undefined;
    },
    transform: {
      filter: { id: /\/src\/components\/.*\.tsx$/ },
      order: 'post',
      handler: (code, id) => {
        if (/\.(?:stories|test)\.tsx$/.test(id)) return undefined;
        known ??= read();
        const lines = known
          .filter(({ file }) => file === id)
          .map(({ component, props }) => `${component}.argTypes = ${JSON.stringify(argTypesOf(props))};`);
        return lines.length === 0 ? undefined : { code: [code, ...lines].join('\n'), map: null };
      },
    },
  };
};
