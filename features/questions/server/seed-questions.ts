import type { Shop } from "../../shop.ts";
import { insertQuestion, selectHasDemoQuestions, selectIdsOf } from "./questions.queries.ts";

type SeededQuestion = { author: string; day: string; language: "uk" | "ru"; question: string; answer: string };

export const seedQuestions = (shop: Shop, questions: Readonly<Record<string, readonly SeededQuestion[]>>): Promise<void> =>
  shop.db.job(async (tx) => {
    if (await selectHasDemoQuestions(tx)) return;
    const ids = new Map((await selectIdsOf(tx, Object.keys(questions))).map(({ id, id_1c }) => [id_1c, id]));
    for (const [id1c, ofProduct] of Object.entries(questions)) {
      const productId = ids.get(id1c);
      if (productId === undefined) continue;
      for (const { day, ...words } of ofProduct) {
        // Demo days have no time; noon is the same day in Kyiv.
        const at = new Date(`${day}T10:00:00Z`);
        await insertQuestion(tx, { product_id: productId, account_id: null, ...words, status: "answered", asked_at: at, answered_at: at });
      }
    }
  });
