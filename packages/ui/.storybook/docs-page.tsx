import {
  Canvas,
  Description,
  DocsContext,
  DocsPage,
  Heading,
  Story,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';

/** Returns a heading in sentence case, as in the product: "What moves" for "What Moves". */
const sentenceCase = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();

/** Shows a page of the guide: its description, then each story with its name and description. */
function GuidePage({ isFramed }: { readonly isFramed: boolean }) {
  const { componentStories, projectAnnotations, getStoryContext } = useContext(DocsContext);
  const isShown = projectAnnotations.parameters?.docs?.stories?.filter;
  return (
    <>
      <Title />
      <Description of="meta" />
      {componentStories()
        .filter((story) => isShown(story, getStoryContext(story)))
        .map(({ id, name, moduleExport }) => (
          <section key={id}>
            <Heading>{sentenceCase(name)}</Heading>
            <Description of={moduleExport} />
            {isFramed ? (
              <Canvas of={moduleExport} />
            ) : (
              <Unstyled>
                <Story of={moduleExport} />
              </Unstyled>
            )}
          </section>
        ))}
    </>
  );
}

/** Shows a component's page with its props, or a page of the guide to read from top to bottom. */
export function DocumentationPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  if (preparedMeta.component) return <DocsPage />;
  return <GuidePage isFramed={!csfFile.meta.title.startsWith('Foundations/')} />;
}
