import type { Context } from 'hono';
import type { Log } from '../runtime/log.ts';
import { replacedHostPage } from '../pages/plain-page.ts';
import type { Settings } from '../runtime/settings.ts';

/**
 * Matches the mark of an address that this server redirected to. Only this server writes it, and the next
 * response removes it.
 */
const marker = /[?&]redirected_from=[^&]*$/;

const longestHost = 100;

export type RedirectContext = { readonly settings: Settings; readonly log: Log };

export const isMarked = (context: Context): boolean => marker.test(new URL(context.req.url).search);

const redirectTo = (context: Context, baseUrl: string, search: string): Response =>
  context.redirect(`${baseUrl}${new URL(context.req.url).pathname}${search}`, 307);

export const removeMark = (context: Context, baseUrl: string): Response =>
  redirectTo(context, baseUrl, new URL(context.req.url).search.replace(marker, ''));

/**
 * Redirects to the same address on another origin, once. A request that returns went through a proxy that
 * replaces Host, so another redirect would return as well.
 */
export const redirectOnce = (
  context: Context,
  { host }: URL,
  baseUrl: string,
  { settings, log }: RedirectContext,
): Response => {
  const { search } = new URL(context.req.url);
  if (!marker.test(search)) {
    const mark = `redirected_from=${encodeURIComponent(host)}`;
    return redirectTo(context, baseUrl, search === '' ? `?${mark}` : `${search}&${mark}`);
  }
  const replaced = host.slice(0, longestHost);
  log('host_replaced', {
    host: replaced,
    publicHost: new URL(baseUrl).host,
    advice:
      'The proxy replaced Host. For nginx: proxy_set_header Host $host; otherwise send X-Forwarded-Host and set TRUST_PROXY=on.',
  });
  return replacedHostPage(settings, replaced, baseUrl);
};
