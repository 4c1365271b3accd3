import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { openPageChannel, type PageChannel } from '../frame/messages.ts';
import { openPageAround, type PageAround } from './page-around.ts';

export async function drawForm(draw: (page: PageChannel) => ReactNode): Promise<PageAround> {
  const page = await openPageAround();
  render(draw(openPageChannel({ form: window, page: page.window, pageOrigin: window.location.origin })));
  return page;
}
