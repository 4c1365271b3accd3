const words = /^[^a-z]*[A-Z][^\s/]*[a-z]|[A-Za-z][A-Za-z]+[^\s/]* [A-Za-z(“"`…]/;
const sentence = /^\W?[A-Z].*\s.*\s.*[.:]$/;

const code = /[{}<>|]|\S=|=\S|^\S*[/_.#]\S*$|^[\w-]+:\S|^[A-Z][a-z]+[A-Z]\w*$|^\d{6} /;
const header = /^(?:[A-Z][a-z]*-)+[A-Z][a-z]*(?:,|$)/;
const style = /\d(?:px|ms)\b.* (?:auto|rgb)|^\d+px|rgb\(|sans-serif|^\((?:pointer|hover|prefers|max-width)/;
const query =
  /^\(?select |\bselect\b.*\bfrom\b|\b(?:insert into|delete from|alter (?:table|role)|create database|drop database|order by|union all|read only$|is (?:not )?null|conflict do)\b|::|\bt\.|^(?:copy …|create|case|begin|set|exists|alter|truncate|listen) /;

/**
 * Returns `true` for a string written for users, such as a label or a sentence, and `false` for code, styles
 * and queries.
 */
export const readsLikeText = (text: string): boolean =>
  words.test(text) &&
  (sentence.test(text) || !code.test(text)) &&
  ![header, style, query].some((pattern) => pattern.test(text));
