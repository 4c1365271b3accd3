import type { ViewerPlugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/**
 * The viewer's parts in an order of our own, without those the page has itself: its title, its landmark, and its dialog
 * for a token, which a keyboard cannot leave.
 */
export const pageLayout =
  (description: string): ViewerPlugin =>
  ({ React: { createElement } }) => ({
    components: {
      PageLayout: ({ getComponent }) =>
        createElement(
          'div',
          { className: 'swagger-ui' },
          createElement('h2', null, 'About the calls'),
          createElement(getComponent('Markdown', true), { source: description }),
          createElement('h2', null, 'Calls'),
          createElement(getComponent('operations', true), null),
          createElement(getComponent('Models', true), null),
        ),
      authorizeOperationBtn: () => null,
    },
  });
