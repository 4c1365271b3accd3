/** A mail, apart from who it goes to. */
export type MailContent = {
  readonly subject: string;
  /** For programs that show no HTML. */
  readonly text: string;
  readonly html: string;
};

/** What one layout makes a mail of. Texts are plain; the layout escapes them. */
export type MailParts = {
  /** At the top of every mail. */
  readonly brandName: string;
  readonly subject: string;
  readonly heading: string;
  /** The sum it is about: "$128.40". */
  readonly amount?: string;
  readonly paragraphs?: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** Below the rest, muted. */
  readonly note?: string;
};
