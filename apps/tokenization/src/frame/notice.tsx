import { notice } from './framed-form.css.ts';

export function Notice({ children }: { readonly children: string }) {
  return <p className={notice}>{children}</p>;
}
