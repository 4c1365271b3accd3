export * from './client.ts';
export { follow, type EventEndpoint, type FollowOptions } from './follow.ts';
export { ApiError, ContractError, NetworkError } from './failures.ts';
