import type { Endpoint } from '../endpoint.ts';
import { documentedCall, type CallSection, type DocumentedCall } from './documented-calls.ts';

/** A group of calls in the document, and the text above it. */
export type Tag = { readonly name: string; readonly description: string };

export type CallGroup = Tag & { readonly calls: readonly DocumentedCall[] };

type TaggedSections = readonly [Tag, readonly CallSection[]];

/**
 * Groups calls by tag. A call without texts is added after the documented calls of the first section that
 * includes it.
 */
export const groupSections = (tagged: readonly TaggedSections[]): readonly CallGroup[] => {
  const sections = tagged.flatMap(([, group]) => group);
  const placed = new Set<Endpoint>(
    sections.flatMap(({ documented }) => documented.map(({ endpoint }) => endpoint)),
  );
  const placeRest = ({ endpoints }: CallSection): readonly DocumentedCall[] => {
    const rest = endpoints.filter((endpoint) => !placed.has(endpoint));
    for (const endpoint of rest) placed.add(endpoint);
    return rest.map((endpoint) => documentedCall(endpoint));
  };
  return tagged.map(([tag, group]) => ({
    ...tag,
    calls: group.flatMap((section) => [...section.documented, ...placeRest(section)]),
  }));
};
