import { notice } from './framed-form.css.ts';

/** Shows one sentence instead of a form. */
export function Notice({ children }: { readonly children: string }) {
  return <p className={notice}>{children}</p>;
}
