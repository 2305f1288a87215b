import { forbidden, notFound } from "../../../platform/contracts/errors.ts";
import { languageOf } from "../../../platform/i18n.ts";
import type { Id } from "../../../platform/ids.ts";
import { requireBudgets } from "../../../platform/limits/require-budgets.ts";
import { reviewsMessages } from "../../reviews/reviews.messages.ts";
import { authorName } from "../../reviews/reviews.rules.ts";
import { customerOf, type Visit } from "../../shop.ts";
import { insertQuestion, lockAsker, selectAsked, selectIsAsked } from "./questions.queries.ts";

/** Limit of one customer (security.md S33). */
const AN_HOUR = 5;

/** A repeat after a lost answer is one question. 403 for a blacklisted customer, 404 for goods not shown, 429 past five an hour. */
export async function askQuestion(visit: Visit, { productId, question }: { productId: Id<"product">; question: string }): Promise<void> {
  const { shop, locale, now } = visit;
  const { id: accountId, blacklisted } = customerOf(visit);
  if (blacklisted) throw forbidden();
  const person = await selectAsked(shop.db.read, { productId, accountId });
  if (!person) throw notFound();
  await requireBudgets(shop, [{ name: "question", of: String(accountId), limit: AN_HOUR, windowSeconds: 3_600 }]);
  const language = languageOf(locale);
  await shop.db.write(async (tx) => {
    await lockAsker(tx, accountId);
    if (await selectIsAsked(tx, { productId, accountId, question })) return;
    await insertQuestion(tx, {
      product_id: productId,
      account_id: accountId,
      author: authorName(person, reviewsMessages[language]["reviews.nameless"]),
      language,
      question,
      asked_at: now,
    });
  });
}
