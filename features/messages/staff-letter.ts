import type { Config } from "../../platform/config/config.ts";
import { ownAddress } from "../../platform/config/own-address.ts";

type Told = { to: string; text: string; /** Of the back office, `/orders/100234/show`. */ page: string; subject?: string };

/** A letter to the shop's own people: what happened, the first sentence as its subject, and where the back office shows it. */
export const staffLetter = (config: Pick<Config, "publicUrl" | "port">, { to, text, page, subject = firstSentence(text) }: Told) => ({
  channel: "e-mail" as const,
  to,
  subject,
  text: `${text}\n\n${ownAddress(config, `/admin${page}`)}`,
});

/** Up to a full stop or a colon; a subject is shown to about that length. */
const firstSentence = (text: string): string => (text.split(/[.:](?:\s|$)/)[0] ?? "").slice(0, 150);
