/** What a status means to the reader. The design system turns a tone into a colour. */
export type Tone = 'positive' | 'caution' | 'critical' | 'neutral' | 'info';
