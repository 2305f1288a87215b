import { readAccount } from "../../accounts/accounts.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { firstChoice, newsTopics, type Choice, type NewsTopic } from "../news.rules.ts";
import type { ChoicesView } from "../notifications.contract.ts";
import { selectChoices, upsertChoice } from "./notices.queries.ts";

export async function viewChoices(visit: Visit): Promise<ChoicesView> {
  const { shop } = visit;
  const { id } = customerOf(visit);
  const [rows, account] = await Promise.all([selectChoices(shop.db.read, id), readAccount(shop, id)]);
  return {
    choices: newsTopics.map((topic) => {
      const { letters, sms, push } = rows.find((row) => row.topic === topic) ?? firstChoice(topic);
      return { topic, letters, sms, push };
    }),
    hasAddress: account !== undefined && account.email !== "",
  };
}

export async function choose(visit: Visit, { topic, letters, sms, push }: { topic: NewsTopic } & Choice): Promise<ChoicesView> {
  const { shop, now } = visit;
  const { id: accountId } = customerOf(visit);
  await shop.db.write((tx) => upsertChoice(tx, { accountId, topic, letters, sms, push, now }));
  return viewChoices(visit);
}
