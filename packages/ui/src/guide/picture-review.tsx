import { useEffect, useState } from 'react';
import { Badge } from '../components/badge/badge.tsx';
import { Banner } from '../components/banner/banner.tsx';
import { Card, CardBody } from '../components/card/card.tsx';
import { EmptyState } from '../components/empty-state/empty-state.tsx';
import { EyeIcon } from '../components/icon/icons/eye.tsx';
import { Skeleton } from '../components/skeleton/skeleton.tsx';
import { Stack } from '../components/stack/stack.tsx';
import { Text } from '../components/text/text.tsx';
import { TextLink } from '../components/text-link/text-link.tsx';
import {
  loadPictureChanges,
  picturesOf,
  type PictureChange,
  type PictureChanges,
} from './picture-changes.ts';
import { pictureFrame, pictureRow } from './picture-review.css.ts';

const kinds = {
  new: { word: 'New', tone: 'positive' },
  changed: { word: 'Changed', tone: 'caution' },
  gone: { word: 'Removed', tone: 'critical' },
} as const;

function Change({ change }: { readonly change: PictureChange }) {
  const { story, theme, kind, changedPixels } = change;
  return (
    <Card
      heading={`${story}, ${theme}`}
      headingLevel={3}
      caption={kind === 'changed' ? `${changedPixels.toLocaleString('en-US')} px` : undefined}
      action={<Badge tone={kinds[kind].tone}>{kinds[kind].word}</Badge>}
    >
      <CardBody>
        <Stack space={12}>
          <div className={pictureRow}>
            {picturesOf(change).map(({ caption, address }) => (
              <Stack key={address} space={4}>
                <Text size="caption" tone="muted">
                  {caption}
                </Text>
                <a href={address} target="_blank" rel="noopener">
                  <img className={pictureFrame} src={address} alt={`${story}, ${theme}: ${caption}`} />
                </a>
              </Stack>
            ))}
          </div>
          {kind !== 'gone' && (
            <TextLink href={`./?path=/story/${story}&globals=theme:${theme}`} placement="alone" newTab>
              Open the story
            </TextLink>
          )}
        </Stack>
      </CardBody>
    </Card>
  );
}

/** Shows the result of `npm run pictures`, or how to run it if `found` is undefined. */
export function PictureReview({ found }: { readonly found: PictureChanges | undefined }) {
  if (!found)
    return (
      <EmptyState title="No pictures taken yet" icon={<EyeIcon size="large" />} headingLevel={3}>
        Run npm run pictures, then load this page again.
      </EmptyState>
    );
  const { changes, pictureCount, takenAt } = found;
  const summary = `${changes.length} of ${pictureCount} pictures differ from the accepted ones. Taken ${new Date(takenAt).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}.`;
  return (
    <Stack space={16}>
      <Banner tone={changes.length === 0 ? 'positive' : 'info'}>{summary}</Banner>
      {changes.map((change) => (
        <Change key={`${change.story}.${change.theme}`} change={change} />
      ))}
    </Stack>
  );
}

type Loaded = { readonly found: PictureChanges | undefined };

export function LatestPictureReview() {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const load = async () => {
      const found = await loadPictureChanges().catch(() => undefined);
      setLoaded({ found });
    };
    void load();
  }, []);
  return loaded ? <PictureReview found={loaded.found} /> : <Skeleton width={320} />;
}
