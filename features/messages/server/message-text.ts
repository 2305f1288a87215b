import { openSealedText, sealText, type Keys } from "../../../platform/protection/sealed-text.ts";
import type { Letter } from "../../../integrations/e-mail/mailer.ts";

/** `code` is empty for an SMS without one. */
export type MessageText = { channel: "sms"; phone: string; text: string; code: string } | ({ channel: "e-mail" } & Letter);

export const seal = (secret: string, text: MessageText): string => sealText(secret, JSON.stringify(text));

export const unseal = (keys: Keys, sealed: string): MessageText => JSON.parse(openSealedText(keys, sealed)) as MessageText;
