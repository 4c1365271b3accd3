// What every page needs before its first component: the tokens' values, the typeface and the reset, in this order.
import '../tokens/themes.css.ts';
import './font.css.ts';
import './reset.css.ts';
