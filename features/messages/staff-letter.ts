import type { Config } from "../../platform/config/config.ts";
import { ownAddress } from "../../platform/config/own-address.ts";

type Told = { to: string; text: string; /** Of the back office, `/orders/100234/show`. */ page: string; subject?: string };

/** A letter to the shop's people; the first sentence is its subject by default, `page` is a screen of the back office. */
export const staffLetter = (config: Pick<Config, "publicUrl" | "port">, { to, text, page, subject = firstSentence(text) }: Told) => ({
  channel: "e-mail" as const,
  to,
  subject,
  text: `${text}\n\n${ownAddress(config, `/admin${page}`)}`,
});

/** Up to a full stop or a colon; mail programs show about that much of a subject. */
const firstSentence = (text: string): string => (text.split(/[.:](?:\s|$)/)[0] ?? "").slice(0, 150);
