import type { Plugin } from 'vite';

const rootElement = /(<div id="root">)(.*?)(<\/div>)/s;

/**
 * Runs before the app: shows the sentence when a script of the page does not arrive or throws before the first render,
 * which removes the sentence. The server allows this text by its hash.
 */
const showFailure = `
addEventListener('error', (event) => {
  const isOurs = event.target instanceof HTMLScriptElement || event.filename?.startsWith(location.origin);
  const show = () => document.getElementById('start-failure')?.removeAttribute('hidden');
  if (!isOurs) return;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}, true);
`;

/** Leads to the same address: reloads without any code. */
const reload = '<a href="">reload the page</a>';

const failure = `<main id="start-failure" class="start-text" hidden><h1>This page couldn’t start</h1><p role="alert">Check your connection, then ${reload}.</p></main>`;
const withoutScript = `<noscript><p class="start-text">This page needs JavaScript. Turn it on in your browser, then ${reload}.</p></noscript>`;

/** Says in words that an app cannot start, and offers to reload the page. */
export const startFailure = (): Plugin => ({
  name: 'tillbook:start-failure',
  transformIndexHtml: (html, { filename }) => {
    if (!rootElement.test(html)) throw new Error(`${filename} has no <div id="root">.`);
    return html
      .replace('</title>', () => `</title>\n    <script>${showFailure}</script>`)
      .replace(
        rootElement,
        (_match, open: string, mark: string, close: string) =>
          `${withoutScript}\n    ${open}${mark}${failure}${close}`,
      );
  },
});
