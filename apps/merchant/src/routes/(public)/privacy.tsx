import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from './-privacy-screen.tsx';

export const Route = createFileRoute('/(public)/privacy')({ component: PrivacyScreen });
