import { conflict, notFound } from "../../../platform/contracts/errors.ts";
import { localeFrom } from "../../../platform/i18n.ts";
import type { Id } from "../../../platform/ids.ts";
import { productAddress } from "../../catalogue/words/product-address.ts";
import { productName } from "../../catalogue/words/product-name.ts";
import { notify } from "../../notifications/notifications.server.ts";
import type { Visit } from "../../shop.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import { questionsTopic } from "../../topics.ts";
import { questionsTag } from "./changes.ts";
import { lockQuestion, updateQuestion, type Row } from "./questions.queries.ts";

type Decision = { id: Id<"product_question">; version: number; status: Row["status"]; answer: string; reason: string };

/** Tells the customer of the first answer and renews the pages that show it. 404 without a question, 409 when changed meanwhile. */
export async function answerQuestion(visit: Visit, { id, version, status, answer, ...decision }: Decision): Promise<void> {
  const { shop, now } = visit;
  const reason = status === "refused" ? decision.reason : "";
  await shop.db.write(async (tx) => {
    const before = await lockQuestion(tx, id);
    if (!before) throw notFound();
    if (before.version !== version) throw conflict();
    await updateQuestion(tx, before, { status, answer, reason, at: now });
    tx.changed(questionsTopic, [questionsTag(before.product_id)]);
    await recordAudit(tx, visit, {
      action: "decide",
      entity: "question",
      entityId: id,
      before: { status: before.status, answer: before.answer, reason: before.reason },
      after: { status, answer, reason },
    });
    if (status !== "answered" || before.account_id === null) return;
    const news = {
      kind: "question_answered" as const,
      title: productName(before),
      address: productAddress(before),
    };
    await notify(tx, shop, { accountId: before.account_id, news, source: `question ${id}`, locale: localeFrom(before.language), at: now });
  });
}
