import { Button, Heading, Inline, Stack, Text } from '@tillbook/ui';
import { useEffect } from 'react';
import { useDestination } from '../navigation/use-destination.ts';
import { usePageTitle } from '../navigation/use-page-title.ts';
import { useShell } from '../shell/use-shell.tsx';
import { CopyDetailsButton } from './copy-details-button.tsx';
import { errorDetails, errorSentence, errorTitle } from './error-details.ts';

/** Replaces a route that failed, and reports the error immediately. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const { reportError } = useShell();
  const home = useDestination('/');
  const sentence = errorSentence(error);
  usePageTitle('Error');

  useEffect(() => {
    reportError(error, 'route');
  }, [error, reportError]);

  return (
    <Stack space={24} align="start">
      <Stack space={8}>
        <Heading level={1}>{errorTitle(error)}</Heading>
        {sentence !== undefined && <Text>{sentence}</Text>}
        <Text tone="secondary">Please open the browser console, take a screenshot and contact support.</Text>
      </Stack>
      <Inline>
        <CopyDetailsButton details={() => errorDetails(error, window)} />
        <Button onClick={() => window.history.back()}>Go back</Button>
        <Button variant="primary" {...home}>
          Home
        </Button>
      </Inline>
    </Stack>
  );
}
