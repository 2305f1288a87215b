import { cpSync } from "node:fs";
import path from "node:path";
import { copyOfTheSources, type SourceCopy } from "../../check/planted/copy-of-the-sources.ts";

type Patch = Record<string, (source: string) => string>;

/** Mistakes the proof has to find, each planted into a copy of the shop. */
const faults = {
  "lost on reconnect": {
    "features/chat/server/messages.queries.ts": (source: string) => source.replace("m.seq > ${after}", "m.seq > ${after} + 1"),
    // The answer to a sending is still read: only who catches up misses one.
    "features/chat/server/read-chat.ts": (source: string) => source.replace("after: seq - 1", "after: seq - 2"),
  },
  "twice on retry": {
    "features/chat/server/send-message.ts": (source: string) =>
      source
        .replace("if (before !== undefined) return before;", "")
        .replace("message_id: id,", "message_id: before === undefined ? id : crypto.randomUUID(),"),
  },
  "order by the writer's clock": {
    "features/chat/server/messages.queries.ts": (source: string) =>
      source.replace(
        "rows.toSorted((one, other) => one.seq - other.seq)",
        "rows.toSorted((one, other) => one.messageId.localeCompare(other.messageId))",
      ),
  },
} satisfies Record<string, Patch>;

export type ChatFault = keyof typeof faults;
export const chatFaults = Object.keys(faults) as ChatFault[];

/** The caller removes the copy. */
export function plantChatFault(name: ChatFault): SourceCopy {
  const copy = copyOfTheSources();
  cpSync("build", path.join(copy.folder, "build"), { recursive: true });
  copy.plant(faults[name] as Patch);
  return copy;
}
