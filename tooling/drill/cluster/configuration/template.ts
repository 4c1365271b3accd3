/** Values by placeholder: `{{own.folder}}` is `values.own.folder`. */
export type TemplateValues = { readonly [name: string]: string | number | TemplateValues };

const placeholder = /\{\{([\w.-]+)\}\}/g;

const valueAt = (values: TemplateValues, path: string): string => {
  let found: string | number | TemplateValues | undefined = values;
  for (const name of path.split('.')) found = typeof found === 'object' ? found[name] : undefined;
  if (found === undefined || typeof found === 'object') throw new Error(`There is no value for {{${path}}}.`);
  return String(found);
};

/** @throws Error if a placeholder has no value */
export const renderTemplate = (text: string, values: TemplateValues): string =>
  text.replaceAll(placeholder, (_, path: string) => valueAt(values, path));
