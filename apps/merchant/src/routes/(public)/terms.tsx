import { createFileRoute } from '@tanstack/react-router';
import { TermsScreen } from './-terms-screen.tsx';

export const Route = createFileRoute('/(public)/terms')({ component: TermsScreen });
