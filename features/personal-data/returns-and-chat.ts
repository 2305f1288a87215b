import type { Mapped } from "./mapped.ts";

export const returnsAndChat = {
  goods_return: {
    purpose: "to take goods back and give their money back",
    keep: "accounting",
    of: { account: "account_id" },
    columns: [
      "status",
      "reason",
      "comment",
      "refund_to",
      "answer",
      "given_money",
      "given_balance",
      "given_bonuses",
      "asked_at",
      "changed_at",
    ],
    technical: ["id", "order_id", "account_id", "version", "request_key", "request_hash"],
  },
  goods_return_line: {
    purpose: "what came back",
    keep: "accounting",
    of: { parent: "goods_return", by: "return_id", key: "id" },
    columns: ["variation_id", "pieces", "received", "fit"],
    technical: ["return_id"],
  },
  goods_return_photo: {
    purpose: "what is wrong with goods that come back",
    keep: "account",
    of: { account: "account_id" },
    columns: ["id", "created_at"],
    technical: ["account_id", "return_id", "position"],
  },
  chat_thread: {
    purpose: "the conversation with the shop",
    keep: "account",
    of: { account: "account_id" },
    columns: ["state", "created_at", "changed_at"],
    technical: ["id", "account_id", "assigned_to", "last_seq", "customer_read", "staff_read", "waits_since"],
  },
  chat_message: {
    purpose: "what customer and shop wrote to each other",
    keep: "account",
    of: { parent: "chat_thread", by: "thread_id", key: "id" },
    columns: ["seq", "side", "text", "product_id", "order_number", "at"],
    technical: ["thread_id", "message_id", "staff_id"],
  },
  chat_photo: {
    purpose: "photos in the conversation, of customer and shop",
    keep: "account",
    of: { parent: "chat_thread", by: "thread_id", key: "id" },
    columns: ["id", "created_at"],
    technical: ["account_id", "staff_id", "thread_id", "seq", "position"],
  },
} satisfies Record<string, Mapped>;
