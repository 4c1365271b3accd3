import { createFileRoute, notFound } from '@tanstack/react-router';
import { ConfigurationScreen } from './-configuration-screen.tsx';

/** Exists only in application mode `dev`. */
export const Route = createFileRoute('/_account/configuration/')({
  beforeLoad: ({ context: { shell } }) => {
    if (shell.settings.applicationMode !== 'dev') throw notFound();
  },
  component: ConfigurationScreen,
});
