/** One letter to one person. `unsubscribeUrl` becomes the one-click header of RFC 8058. */
export type Letter = { to: string; subject: string; text: string; unsubscribeUrl?: string };

export interface Mailer {
  name: string;
  /** Hands the letter over, or throws: nothing is sent twice by itself. */
  send(letter: Letter): Promise<void>;
}
