import type { Plugin } from 'vite';

const rootElement = /(<div id="root">)(.*?)(<\/div>)/s;

/**
 * Runs before the app. Shows the message if one of the page's scripts doesn't load, or throws before the
 * first render removes the message. The server allows this text by its hash.
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

/** An empty address reloads the page without any code. */
const reload = '<a href="">reload the page</a>';

/** A template adds no second heading to a page that starts. */
const failure = `<template id="start-failure"><main class="start-text"><h1>This page couldn’t start</h1><p role="alert">Check your connection, then ${reload}.</p></main></template>`;
const withoutScript = `<noscript><p class="start-text">This page needs JavaScript. Turn it on in your browser, then ${reload}.</p></noscript>`;

/** Adds a message for an app that cannot start, with a link to reload the page. */
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
