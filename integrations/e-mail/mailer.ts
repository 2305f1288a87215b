/** One letter to one person. `unsubscribeUrl` becomes the one-click header of RFC 8058. */
export type Letter = { to: string; subject: string; text: string; unsubscribeUrl?: string };

/** `id` is the same each time the letter is sent: who gets it twice, because an answer was lost, sees it once (RFC 5322 §3.6.4). */
export type SentLetter = Letter & { id: string };

export interface Mailer {
  name: string;
  /** Hands the letter over, or throws: nothing is sent twice by itself. */
  send(letter: SentLetter): Promise<void>;
}
