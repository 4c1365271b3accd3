// Imports the styles that every page needs before its first component, in this order: tokens, typeface,
// reset, start messages.
import '../tokens/themes.css.ts';
import './font.css.ts';
import './reset.css.ts';
import './start-text.css.ts';
