/** `html`: the same letter for programs that show it; `unsubscribeUrl` becomes the one-click header of RFC 8058. */
export type Letter = { to: string; subject: string; text: string; html?: string; unsubscribeUrl?: string };

/** `id` stays the same on a retry, so mail programs show a duplicate once (RFC 5322 §3.6.4). */
export type SentLetter = Letter & { id: string };

export interface Mailer {
  name: string;
  /** Sends one letter or throws; never retries. */
  send(letter: SentLetter): Promise<void>;
}
