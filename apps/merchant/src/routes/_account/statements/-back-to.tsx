import { BackButton } from '@tillbook/ui';
import { useDestination } from '@tillbook/web-shell';

export type BackToProps = { readonly path: string; readonly name: string };

/** Links back to a screen that the menu does not list. */
export function BackTo({ path, name }: BackToProps) {
  return <BackButton {...useDestination(path)}>{`Back to ${name}`}</BackButton>;
}
