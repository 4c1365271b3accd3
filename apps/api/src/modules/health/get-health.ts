import { getHealth } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';

export const getHealthHandler = defineHandler(getHealth, async () => ({ status: 'ok' as const }));
