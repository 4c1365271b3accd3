/**
 * The most frequent stolen passwords, in lower case. A short list is enough: with variations it covers the
 * first guesses, and the throttle permits only ten wrong guesses in 15 minutes.
 */
const listed = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 87654321 7654321 654321 123123 123123123
112233 11223344 121212 123321 131313 159753 147258369 696969 666666 111111 1111111 11111111 000000 00000000 222222
555555 777777 7777777 888888 88888888 999999 101010 102030 123654 147852 258456 753951 789456 789456123 852456 963852
a123456 a12345678 aa123456 aa12345678 abc123 abcd1234 abcdef abc12345 abcdefg abcdefgh abcabc asd123 asdasd asdfgh
asdfghjkl asdf1234 q1w2e3 q1w2e3r4 q1w2e3r4t5 qazwsx qazwsxedc qaz123 qwe123 qweasd qweasdzxc qweqwe qwerty qwerty1
qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyui qwertyuiop 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 123qwe
12qwaszx zaq12wsx zxc123 zxcvbn zxcvbnm zxcvbn123 pass123 pass1234 passw0rd p@ssw0rd p@ssword password password1
password12 password123 password1234 password! passwort motdepasse contrasena changeme change123 changeit default
letmein letmein1 welcome welcome1 welcome123 admin1 admin12 admin123 admin1234 administrator root123 rootroot
toor123 guest1 guest123 test123 test1234 testtest temp123 temporary secret secret1 secret123 login123 master master1
iloveyou iloveyou1 iloveu loveyou lovely loveme princess princess1 sunshine sunshine1 flower butterfly rainbow angel1
baseball football football1 basketball soccer hockey liverpool chelsea arsenal barcelona juventus monkey monkey1
dragon dragon1 tigger shadow shadow1 pokemon naruto superman batman spiderman starwars matrix minecraft fortnite
michael jordan jordan23 jessica jennifer charlie daniel thomas andrew joshua ashley nicole michelle anthony matthew
robert william george samuel maggie ginger pepper cookie cheese chocolate banana summer winter spring autumn monday
friday january october november december computer internet samsung google facebook killer hunter ranger harley
mustang ferrari mercedes porsche corvette yamaha freedom whatever trustno1 access access14 hello1 hello123 hellohello
blink182 fuckyou fuckyou1 biteme nothing forever family friends buster purple orange silver golden diamond crystal
phoenix thunder scorpion taurus aquarius december1 company1 company123 business merchant merchant1 payments payment1
`;

const words = listed.split(/\s+/).filter((word) => word !== '');
const commonPasswords: ReadonlySet<string> = new Set(words);

const withoutEnding = (text: string): string => text.replace(/[^a-z]+$/, '');

/** Shorter stems occur in too many good passwords, such as the `a` of `a123456`. */
const shortestStem = 4;

const commonStems: ReadonlySet<string> = new Set(
  words.map(withoutEnding).filter((stem) => stem.length >= shortestStem),
);

const lettersOfSigns: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Replaces digits and symbols with letters: `p4$$w0rd` becomes `password`. */
const withLetters = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (sign) => lettersOfSigns[sign] ?? sign);

const rows = ['0123456789', '1234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runs = rows.flatMap((row) => [row, row.split('').toReversed().join('')]);

/** Recognizes a repeated piece, and a part of a keyboard row, the digits or the alphabet, even backward. */
const isPattern = (text: string): boolean =>
  /^(.{1,4})\1+$/.test(text) || runs.some((run) => run.includes(text));

/** Recognizes common passwords, even with capitals, a suffix, or digits and symbols in place of letters. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  const stem = withoutEnding(text);
  return (
    isPattern(text) ||
    [text, withLetters(text)].some((one) => commonPasswords.has(one)) ||
    [stem, withLetters(stem)].some((one) => commonStems.has(one))
  );
};
