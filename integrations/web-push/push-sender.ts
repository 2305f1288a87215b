/** A browser that hears of news, as it named itself (W3C Push API). */
export type PushAddress = { endpoint: string; p256dh: string; auth: string };
/** `gone`: the browser subscribes no more. `tag`: a later one of the same takes its place. */
export type PushOutcome = "sent" | "gone";
export type PushText = { title: string; body: string; page: string; tag: string; forSeconds: number };

/** Sends messages to browsers by their makers' push services. Throws when nobody knows whether a message was taken. */
export interface PushSender {
  /** The key browsers subscribe with, URL-safe Base64 of an uncompressed point (RFC 8292). */
  readonly publicKey: string;
  send(to: PushAddress, text: PushText): Promise<PushOutcome>;
}
