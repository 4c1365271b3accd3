import { getHealth } from '@tillbook/contract';
import { answer } from '../../http/call.ts';

export const getHealthCall = answer(getHealth, async () => ({ status: 'ok' as const }));
