import { useRef, useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import type { Choice, NewsTopic } from "../../../features/notifications/news.rules.ts";
import type { ChoicesView, chooseNotifications } from "../../../features/notifications/notifications.contract.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { toast } from "../../../ui/overlays/toast.tsx";

type OfTopic = { topic: NewsTopic } & Choice;

/** Saves choices one after another in their latest state, so that an earlier answer never replaces a later press. */
export function useChoices(begun: ChoicesView) {
  const words = useWords(notificationsMessages);
  const [shown, setShown] = useState(begun);
  const now = useRef({ shown: begun, saved: begun, waiting: new Set<NewsTopic>(), isWriting: false });
  const show = (next: ChoicesView) => {
    now.current.shown = next;
    setShown(next);
  };
  const write = async () => {
    const { waiting } = now.current;
    if (now.current.isWriting) return;
    now.current.isWriting = true;
    let isSaved = true;
    for (let [topic] = waiting; topic !== undefined; [topic] = waiting) {
      waiting.delete(topic);
      const choice = ofTopic(now.current.shown, topic);
      try {
        now.current.saved = await callApi<typeof chooseNotifications>("POST", "/api/choose-notifications", choice);
      } catch {
        isSaved = false;
      }
      show(withPressed(now.current.saved, now.current.shown, waiting));
    }
    now.current.isWriting = false;
    toast(words[isSaved ? "choices.saved" : "notices.failed"]);
  };
  const choose = (topic: NewsTopic, part: Partial<Choice>) => {
    const { shown: before } = now.current;
    show({ ...before, choices: before.choices.map((one) => (one.topic === topic ? { ...one, ...part } : one)) });
    now.current.waiting.add(topic);
    void write();
  };
  return { ...shown, choose };
}

function ofTopic({ choices }: ChoicesView, topic: NewsTopic): OfTopic {
  const found = choices.find((one) => one.topic === topic);
  if (!found) throw new RangeError(`no choice of ${topic}`);
  return found;
}

/** The saved choices, overlaid with those pressed since. */
const withPressed = (saved: ChoicesView, shown: ChoicesView, pressed: ReadonlySet<NewsTopic>): ChoicesView => ({
  ...saved,
  choices: saved.choices.map((one) => (pressed.has(one.topic) ? ofTopic(shown, one.topic) : one)),
});
