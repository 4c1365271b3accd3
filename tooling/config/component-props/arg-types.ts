import type { ComponentProp } from './component-prop.ts';

const typeOf = ({ type, choices, isRequired }: ComponentProp) => {
  if (choices) return { name: 'enum', value: choices, required: isRequired };
  switch (type) {
    case 'string':
    case 'number':
    case 'boolean':
      return { name: type, required: isRequired };
    default:
      return { name: 'other', value: type, required: isRequired };
  }
};

export const argTypesOf = (props: readonly ComponentProp[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: typeOf(prop),
        table: {
          type: { summary: prop.type, detail: prop.typeDetail },
          defaultValue: prop.defaultValue === undefined ? undefined : { summary: prop.defaultValue },
        },
      },
    ]),
  );
