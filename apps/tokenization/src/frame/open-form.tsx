import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readFormAddress, type FormAddress } from './form-address.ts';
import { openPageChannel, type PageChannel } from './messages.ts';
import { Notice } from './notice.tsx';
import { readWebOrigin } from './origins.ts';

export type FormProps = { readonly page: PageChannel } & FormAddress;

const openedAlone = 'This form is part of another page and can’t be used on its own.';
const misaddressed = 'This form can’t be shown. Reload the page to try again.';

export function openForm(draw: (props: FormProps) => ReactNode): void {
  const element = document.getElementById('form');
  if (element) createRoot(element).render(contentOf(draw));
}

function contentOf(draw: (props: FormProps) => ReactNode): ReactNode {
  const page = window.parent;
  if (page === window) return <Notice>{openedAlone}</Notice>;
  const pageOrigin = readWebOrigin(document);
  const address = readFormAddress(window.location.search);
  if (pageOrigin === undefined || address === undefined) return <Notice>{misaddressed}</Notice>;
  return draw({ page: openPageChannel({ form: window, page, pageOrigin }), ...address });
}
