import { reportFrontendError } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { describeError } from './error-report.ts';

const most = 16 * 1024;

const failureOf = (message: string, stack: string): Error => Object.assign(new Error(message), { stack });

const pageAt = (href: string, userAgent: string) =>
  ({ location: { href }, navigator: { userAgent } }) satisfies Parameters<typeof describeError>[4] | object;

const bytesOf = (report: unknown): number => new TextEncoder().encode(JSON.stringify(report)).length;
