import type { Shop } from "../../../shop.ts";
import { reasonText } from "../../reasons.messages.ts";
import { talkTexts } from "../../talk/talk.messages.ts";
import type { Session } from "../talk/sessions.queries.ts";
import { selectReceivedOf, type ReceivedFile } from "./received.queries.ts";

/** Why a file is missing: its archive could not be read, or it was never sent. */
export async function whyNotReceived(shop: Shop, session: Session, filename: string): Promise<string> {
  const [archive] = await selectReceivedOf(shop.db.read, session.id, { kind: "archive", state: "failed" });
  return archive ? faultOf(archive) : talkTexts.notReceived(filename.slice(0, 100));
}

export const faultOf = ({ name, fault, fault_said: said }: ReceivedFile): string =>
  fault === "unexpected" ? talkTexts.failed : `${name}: ${reasonText("uk", fault, { said })}`;
