import type { ViewerPlugin } from 'swagger-ui-dist/swagger-ui-es-bundle.js';

/**
 * Orders the viewer's components, without those that the page replaces: its title, its landmark, and its
 * token dialog, which traps the keyboard.
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
