/** A mail without its recipient. */
export type MailContent = {
  readonly subject: string;
  /** The body for mail programs that show no HTML. */
  readonly text: string;
  readonly html: string;
};

/** The parts of a mail's layout. Texts are plain; the layout escapes them. */
export type MailParts = {
  /** The name at the top of every mail. */
  readonly brandName: string;
  readonly subject: string;
  readonly heading: string;
  /** The amount that the mail is about: "$128.40". */
  readonly amount?: string;
  readonly paragraphs?: readonly string[];
  readonly button?: { readonly label: string; readonly href: string };
  readonly facts?: readonly (readonly [label: string, value: string])[];
  /** A muted line below the rest. */
  readonly note?: string;
};
