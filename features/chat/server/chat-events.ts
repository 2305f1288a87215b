import type { Id } from "../../../platform/ids.ts";
import { startedOnce } from "../../../platform/started-once.ts";
import { keptInMemory, type Shop, type Visit } from "../../shop.ts";
import { chatTopic, chatTypingTopic } from "../../topics.ts";
import type { Side } from "../chat.rules.ts";

export type ChatEvent = "message" | "typing";
type Tell = (event: ChatEvent, account: string) => void;
type Told = { byAccount: Map<string, Set<Tell>>; staff: Set<Tell> };

/** Tells of news in the customer's conversation from any process; undefined for a guest. */
export async function onChatChange({ shop, customer }: Visit, tell: Tell): Promise<(() => void) | undefined> {
  if (!customer) return undefined;
  const { byAccount } = await told(shop);
  const key = String(customer.id);
  const tellers = byAccount.get(key) ?? new Set();
  byAccount.set(key, tellers.add(tell));
  return () => {
    tellers.delete(tell);
    if (tellers.size === 0) byAccount.delete(key);
  };
}

export async function onAnyChat(shop: Shop, tell: Tell): Promise<() => void> {
  const { staff } = await told(shop);
  staff.add(tell);
  return () => void staff.delete(tell);
}

export const typingKey = (accountId: Id<"account">, side: Side): string => `${accountId} ${side}`;

async function told(shop: Shop): Promise<Told> {
  const { all, listen } = keptInMemory(shop, "chat events", () => {
    const tellers: Told = { byAccount: new Map(), staff: new Set() };
    return { all: tellers, listen: startedOnce(() => listenFor(shop, tellers)) };
  });
  await listen();
  return all;
}

async function listenFor({ db }: Shop, { byAccount, staff }: Told): Promise<void> {
  const tellCustomer = (account: string, event: ChatEvent) => byAccount.get(account)?.forEach((tell) => tell(event, account));
  const tellStaff = (account: string, event: ChatEvent) => staff.forEach((tell) => tell(event, account));
  await db.changes.on(chatTopic, {
    onKeys: (accounts) =>
      accounts.forEach((account) => {
        tellCustomer(account, "message");
        tellStaff(account, "message");
      }),
    onGap: () => {
      [...byAccount.keys()].forEach((account) => tellCustomer(account, "message"));
      tellStaff("", "message");
    },
  });
  await db.changes.on(chatTypingTopic, {
    onKeys: (keys) =>
      keys.forEach((key) => {
        const [account = "", side] = key.split(" ");
        if (side === "staff") tellCustomer(account, "typing");
        else tellStaff(account, "typing");
      }),
    onGap: () => undefined,
  });
}
