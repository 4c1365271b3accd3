/** The tone of a status. The design system turns a tone into a color. */
export type Tone = 'positive' | 'caution' | 'critical' | 'neutral' | 'info';
