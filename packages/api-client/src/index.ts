export * from './client.ts';
export { ApiError, ContractError, NetworkError } from './failures.ts';
