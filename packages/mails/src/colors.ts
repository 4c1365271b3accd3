/**
 * The color roles of the design tokens in `packages/ui`, repeated because mail programs do not support CSS
 * variables.
 */
export const mailColors = {
  light: {
    canvas: '#f7f6f3',
    surface: '#ffffff',
    text: '#1a1b20',
    textSecondary: '#4b4d55',
    textMuted: '#676970',
    border: '#e8e6e1',
    accent: '#3349c4',
    textOnAccent: '#ffffff',
  },
  dark: {
    canvas: '#0e0f11',
    surface: '#15161a',
    text: '#ededf0',
    textSecondary: '#b6b8bf',
    textMuted: '#8f929a',
    border: '#26282d',
    accent: '#5266e4',
    textOnAccent: '#ffffff',
  },
} as const;
