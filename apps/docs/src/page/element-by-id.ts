/**
 * Returns a required element of the page.
 *
 * @throws Error if it is missing or of another kind
 * @example elementById('sign-in', HTMLFormElement).hidden = false;
 */
export const elementById = <Kind extends Element>(id: string, kind: new () => Kind): Kind => {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The page has no ${kind.name} #${id}.`);
};
