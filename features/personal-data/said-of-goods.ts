import type { Mapped } from "./mapped.ts";

export const saidOfGoods = {
  review: {
    purpose: "what the customer said of goods, the shop and their orders",
    keep: "account",
    of: { account: "account_id" },
    columns: [
      "about",
      "author",
      "town",
      "rating",
      "delivery_speed",
      "price_quality",
      "service_quality",
      "title",
      "comment",
      "fit",
      "status",
      "reason",
      "reply",
      "created_at",
    ],
    technical: ["id", "account_id", "product_id", "order_id", "language", "bought", "helpful", "decided_at", "version"],
  },
  product_question: {
    purpose: "what the customer asked about goods",
    keep: "account",
    of: { account: "account_id" },
    columns: ["author", "question", "answer", "status", "reason", "asked_at", "answered_at"],
    technical: ["id", "product_id", "account_id", "language", "version"],
  },
  review_vote: {
    purpose: "which reviews the customer found helpful",
    keep: "account",
    of: { account: "account_id" },
    columns: ["voted_at"],
    technical: ["review_id", "account_id"],
  },
  review_photo: {
    purpose: "photos of reviews",
    keep: "account",
    of: { account: "account_id" },
    columns: ["created_at"],
    technical: ["id", "account_id", "review_id", "position", "is_poster"],
  },
  review_film: {
    purpose: "films of reviews",
    keep: "account",
    of: { account: "account_id" },
    columns: ["seconds", "created_at"],
    technical: ["id", "account_id", "review_id", "type"],
  },
} satisfies Record<string, Mapped>;
