import type { Shop } from "../../../shop.ts";
import { answerText } from "../../talk/answer.rules.ts";
import { receivedName } from "../../talk/received-name.rules.ts";
import { talkTexts } from "../../talk/talk.messages.ts";
import { UnreadableFile } from "../files/unreadable-file.ts";
import { placeOf } from "../received/received-folder.ts";
import { finishReceived, selectReceived, selectReceivedOf, type ReceivedFile } from "../received/received.queries.ts";
import { faultOf, whyNotReceived } from "../received/why-not-received.ts";
import { unpackReceived } from "../received/unpack-received.ts";
import type { Session } from "../talk/sessions.queries.ts";
import { takeOrders } from "./take-orders.ts";

/** Reads 1C's unread files of orders; contractors and the like change nothing. `filename`: the file asked for, in the newer protocol. */
export async function takeReceivedOrders(shop: Shop, session: Session, filename?: string): Promise<string> {
  for (const archive of await selectReceivedOf(shop.db.read, session.id, { kind: "archive", state: "came" }))
    await orFault(shop, archive, () => unpackReceived(shop, session, archive));
  if (filename !== undefined && !(await selectReceived(shop.db.read, session.id, receivedName(filename)?.name ?? "")))
    return answerText("failure", await whyNotReceived(shop, session, filename));
  const came = await selectReceivedOf(shop.db.read, session.id, { kind: "xml", state: "came" });
  const all = { read: 0, changed: 0, remarks: 0, foreign: 0 };
  for (const file of came) {
    const taken = await orFault(shop, file, () => takeOrders(shop, placeOf(shop, session.id, file.id)));
    if (typeof taken === "string") return answerText("failure", taken);
    all.read += taken.read;
    all.changed += taken.changed;
    all.remarks += taken.remarks;
    all.foreign += taken.foreign;
  }
  const further = [
    ...(all.remarks > 0 ? [talkTexts.remarks(all.remarks)] : []),
    ...(all.foreign > 0 ? [talkTexts.foreign(all.foreign)] : []),
  ];
  return answerText("success", talkTexts.orders(all), ...further);
}

/** Why the file could not be read, if so; kept with it. */
async function orFault<Done>(shop: Shop, file: ReceivedFile, work: () => Promise<Done>): Promise<Done | string> {
  try {
    const done = await work();
    await finishReceived(shop.db.read, [file.id], { state: "done" });
    return done;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    const { reason: fault, said } = error;
    await finishReceived(shop.db.read, [file.id], { state: "failed", fault, said });
    return faultOf({ ...file, fault, fault_said: said });
  }
}
