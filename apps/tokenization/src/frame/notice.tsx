import { notice } from './framed-form.css.ts';

/** One sentence in place of a form. */
export function Notice({ children }: { readonly children: string }) {
  return <p className={notice}>{children}</p>;
}
