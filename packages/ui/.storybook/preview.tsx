import type { Decorator, Preview } from '@storybook/react-vite';
import type { ArgTypesEnhancer, PreparedStory } from 'storybook/internal/types';
import { useEffect } from 'react';
import '../src/css/global.css.ts';
import { ThemedDocsContainer } from './docs-container.tsx';
import { DocumentationPage } from './docs-page.tsx';

/** Sets the theme with an attribute of the page, as applications do. */
const themed: Decorator = (Story, { globals, viewMode }) => {
  const theme: unknown = globals.theme;
  useEffect(() => {
    // Skips docs pages, which have many stories and one theme, set by their container.
    if (viewMode === 'docs') return;
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  }, [theme, viewMode]);
  return <Story />;
};

/** Edits string args as text; Storybook would offer JSON for any prop of type ReactNode. */
const wordsAsText: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const isOpen =
        !('control' in argType) && !argType.options && !/enum|union/.test(argType.type?.name ?? '');
      const isWords = isOpen && typeof initialArgs[name] === 'string';
      return [name, isWords ? { ...argType, control: { type: 'text' } } : argType];
    }),
  );

/** Returns a component's table of props, read from its types while Storybook was built. */
const propsTable = (component: unknown): unknown =>
  typeof component === 'function' && 'argTypes' in component ? component.argTypes : undefined;

/**
 * Excludes stories of one theme or width, which repeat another story; the toolbar offers every theme and
 * width.
 */
const isForEveryTheme = ({ storyGlobals }: PreparedStory): boolean =>
  storyGlobals.theme === undefined && storyGlobals.viewport === undefined;

const preview: Preview = {
  decorators: [themed],
  argTypesEnhancers: [wordsAsText],
  tags: ['autodocs'],
  initialGlobals: { theme: 'light', viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'As the system' },
        ],
      },
    },
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      container: ThemedDocsContainer,
      page: DocumentationPage,
      extractArgTypes: propsTable,
      stories: { filter: isForEveryTheme },
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.sb-story *' },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Introduction', 'Name and mark', 'Voice', 'Do and don’t', 'What has changed'],
          'Foundations',
          ['Color', 'Contrast', 'Type', 'Space', 'Motion', 'Icons'],
          'Patterns',
          ['List', 'Detail page', 'Form', 'Dialog', 'Empty', 'Error', 'Loading'],
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Money',
          'Lists',
          'Feedback',
          'Frames',
          'Mails',
        ],
      },
    },
    viewport: {
      options: {
        small: { name: 'Small phone, 320', styles: { width: '320px', height: '640px' } },
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 820', styles: { width: '820px', height: '1180px' } },
        desktop: { name: 'Desktop, 1280', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
};

export default preview;
