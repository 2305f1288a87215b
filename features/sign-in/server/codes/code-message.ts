import { wordsFor } from "../../../../platform/i18n.ts";
import { addSeconds } from "../../../../platform/time/time.ts";
import { writeMessage } from "../../../messages/messages.server.ts";
import type { Tx, Visit } from "../../../shop.ts";
import { signInMessages } from "../../sign-in.messages.ts";
import { CODE_SECONDS } from "../../sign-in.rules.ts";

export const writeCodeMessage = (
  tx: Tx,
  { shop, locale, origin, now }: Visit,
  { id, code, phone }: { id: string; code: string; phone: string },
): Promise<unknown> =>
  writeMessage(tx, shop, {
    id,
    text: { channel: "sms", phone, text: wordsFor(signInMessages, locale)["auth.sms"](code, new URL(origin).hostname), code },
    expiresAt: addSeconds(now, CODE_SECONDS),
    now,
  });
