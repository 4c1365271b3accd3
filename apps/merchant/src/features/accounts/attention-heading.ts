export const attentionHeading = 'Needs your attention';
