/**
 * Who may import whom: a feature may import features on lower lines only, through their door (`*.server.ts`),
 * contract, rules or messages. Read by the layer check.
 */
export const levels = [
  ["staff", "messages", "pictures", "uploads"],
  ["settings", "jobs", "idempotency"],
  ["accounts", "catalogue"],
  ["notifications"],
  ["ledger"],
  ["stock", "loyalty", "balance", "favourites", "leads", "delivery", "payments", "receipts", "conversions"],
  ["cart", "recipients", "webhooks"],
  ["sign-in", "quick-order"],
  ["orders"],
  ["exchange", "feeds", "picking", "reports", "variations", "chat", "returns", "reviews", "saved-lists", "content"],
  ["questions", "personal-data"],
];
