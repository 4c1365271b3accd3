import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from './-forgot-password-screen.tsx';

export const Route = createFileRoute('/(public)/forgot-password')({ component: ForgotPasswordScreen });
