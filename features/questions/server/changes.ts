import type { Id } from "../../../platform/ids.ts";
import type { Shop } from "../../shop.ts";
import { questionsTopic } from "../../topics.ts";

/** Carried by every page that shows questions. */
export const ALL_TAG = "all-questions";
export const questionsTag = (productId: Id<"product">): string => `questions:${productId}`;

/** Call once before serving. */
export const onQuestionsChange = (shop: Shop, listener: (change: { tags: string[] }) => void): Promise<unknown> =>
  shop.db.changes.on(questionsTopic, { onKeys: (tags) => listener({ tags }), onGap: () => listener({ tags: [ALL_TAG] }) });
