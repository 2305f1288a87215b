/** A subscribed browser, as it named itself (W3C Push API). */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };
/** `gone`: the subscription has ended. `tag`: a later message with it replaces the earlier. */
export type PushOutcome = "sent" | "gone";
export type PushText = { title: string; body: string; page: string; tag: string; forSeconds: number };

/** Throws when nobody knows whether a message was accepted. */
export interface PushSender {
  /** The key browsers subscribe with, URL-safe Base64 of an uncompressed point (RFC 8292). */
  readonly publicKey: string;
  send(to: PushAddress, text: PushText): Promise<PushOutcome>;
}
