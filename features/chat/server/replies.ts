import { invalid } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Visit } from "../../shop.ts";
import { countReplies, deleteReply, insertReply, selectReplies } from "./replies.queries.ts";

const MOST = 100;

type Reply = { title: string; textUk: string; textRu: string };

export async function listReplies({ shop }: Visit) {
  const rows = await selectReplies(shop.db.read);
  return { data: rows, total: rows.length };
}

/** 422 above a hundred. */
export async function keepReply({ shop }: Visit, reply: Reply) {
  return shop.db.write(async (tx) => {
    if ((await countReplies(tx)) >= MOST) throw invalid({ title: ["chat.tooManyReplies"] });
    return { id: await insertReply(tx, reply, shop.clock.now()), ...reply };
  });
}

export const removeReply = ({ shop }: Visit, id: Id<"chat_reply">) => shop.db.write((tx) => deleteReply(tx, id));
