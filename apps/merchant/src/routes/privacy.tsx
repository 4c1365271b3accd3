import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from './-privacy-screen.tsx';

export const Route = createFileRoute('/privacy')({ component: PrivacyScreen });
