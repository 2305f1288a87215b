import { expect, test } from "vitest";
import { chatFaults, plantChatFault } from "../../tools/prove/chat/planted-faults.ts";
import { runChat } from "../../tools/prove/chat/run-chat.ts";
import { smallTalk } from "./small.ts";

test.each(chatFaults)("the conversations find a chat where a message is %s", async (name) => {
  const planted = plantChatFault(name);
  try {
    const { violations } = await runChat("planted", await smallTalk({ sources: planted.folder }));
    expect(violations).not.toEqual([]);
  } finally {
    planted.remove();
  }
});
