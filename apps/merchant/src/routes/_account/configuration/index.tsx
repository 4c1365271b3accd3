import { createFileRoute, notFound } from '@tanstack/react-router';
import { ConfigurationScreen } from './-configuration-screen.tsx';

/** For developers only; it does not exist in production. */
export const Route = createFileRoute('/_account/configuration/')({
  beforeLoad: ({ context: { shell } }) => {
    if (shell.settings.applicationMode !== 'dev') throw notFound();
  },
  component: ConfigurationScreen,
});
