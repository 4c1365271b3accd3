const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns all time zones, starting with the user's own and UTC. */
export const timeZones = (): readonly string[] => [
  ...new Set([ownTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
];
