import { Heading, PlainFrame, Stack, Text, TextLink } from '@tillbook/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import type { Shell } from '../shell/shell.ts';

type Props = { readonly shell: Shell; readonly children: ReactNode };
type State = { readonly hasFailed: boolean };

/** Catches errors around everything, including the router. React requires a class for an error boundary. */
export class ApplicationErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.shell.reportError(error, 'application', info.componentStack ?? '');
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PlainFrame brandName={this.props.shell.settings.brandName} brandHref="/">
        <Stack space={24} align="start">
          <Stack space={8}>
            <Heading level={1}>Unexpected Application Error!</Heading>
            <Text tone="secondary">
              Please open the browser console, take a screenshot and contact support.
            </Text>
          </Stack>
          <TextLink href="/" placement="alone">
            Home
          </TextLink>
        </Stack>
      </PlainFrame>
    );
  }
}
