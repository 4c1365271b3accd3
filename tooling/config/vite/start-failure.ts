import type { Plugin } from 'vite';

const rootElement = /(<div id="root">)(.*?)(<\/div>)/s;

/**
 * Runs before the app: shows the sentence when a script of the page does not arrive or throws before the first render,
 * which removes the sentence. The server allows this text by its hash.
 */
const showFailure = `
addEventListener('error', (event) => {
  const isOurs = event.target instanceof HTMLScriptElement || event.filename?.startsWith(location.origin);
  const show = () => {
    const failure = document.getElementById('start-failure');
    failure?.replaceWith(failure.content);
  };
  if (!isOurs) return;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}, true);
`;

/** Leads to the same address: reloads without any code. */
const reload = '<a href="">reload the page</a>';

/** A template, so that a page that starts has no second heading. */
const failure = `<template id="start-failure"><main class="start-text"><h1>This page couldn’t start</h1><p role="alert">Check your connection, then ${reload}.</p></main></template>`;
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
