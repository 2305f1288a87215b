/** How long a row stays: with the account, as long as accounting asks, or so many days by itself. */
type Keep = "account" | "accounting" | { days: number };
type Mapped = {
  purpose: string;
  keep: Keep;
  /** Whose a row is: a column with the account, or the row above it. */
  of: { account: string } | { parent: string; by: string; key: string };
  /** What is the person's own, given out by an export. */
  columns: readonly string[];
  /** Keys, hashes and the program's own bookkeeping. */
  technical: readonly string[];
};

const ofOrder = { parent: "placed_order", by: "order_id", key: "id" } as const;

/** Every table that holds something about a customer: why, how long, and which columns (security.md S53). */
export const dataMap: Readonly<Record<string, Mapped>> = {
  account: {
    purpose: "to know whom the shop serves, write to them and send parcels",
    keep: "account",
    of: { account: "id" },
    columns: [
      "id",
      "id_1c",
      "phone",
      "name",
      "surname",
      "patronymic",
      "email",
      "birth_date",
      "carrier",
      "carrier_choice",
      "utm",
      "locale",
      "card_only",
      "blacklisted_at",
      "created_at",
      "completed_orders",
    ],
    technical: ["pin_hash"],
  },
  device: {
    purpose: "to recognise a device and to show the owner where they are signed in",
    keep: "account",
    of: { account: "account_id" },
    columns: ["user_agent", "created_at", "last_seen_at", "forgotten_at"],
    technical: ["id", "account_id", "credential_hash", "pin_wrong_tries", "confirmed_until"],
  },
  access_token: {
    purpose: "a session",
    keep: { days: 120 },
    of: { account: "account_id" },
    columns: ["created_at", "expires_at", "revoked_at", "proof"],
    technical: ["id", "account_id", "device_id", "token_hash", "last_day_at"],
  },
  recipient: {
    purpose: "whom the customer sends parcels to",
    keep: "account",
    of: { account: "account_id" },
    columns: ["surname", "name", "patronymic", "phone", "place", "created_at"],
    technical: ["id", "account_id", "changed_at"],
  },
  notice: {
    purpose: "what the customer was told",
    keep: "account",
    of: { account: "account_id" },
    columns: ["kind", "news", "made_at", "read_at"],
    technical: ["id", "account_id", "source"],
  },
  notice_choice: {
    purpose: "how the customer wants to be told",
    keep: "account",
    of: { account: "account_id" },
    columns: ["topic", "letters", "sms", "changed_at"],
    technical: ["account_id"],
  },
  favourite: {
    purpose: "favourites",
    keep: "account",
    of: { account: "account_id" },
    columns: ["product_id", "added_at"],
    technical: ["account_id"],
  },
  back_in_stock: {
    purpose: "to tell that goods are back",
    keep: "account",
    of: { account: "account_id" },
    columns: ["variation_id", "asked_at", "locale"],
    technical: ["account_id"],
  },
  saved_list: {
    purpose: "lists kept by the customer",
    keep: "account",
    of: { account: "account_id" },
    columns: ["name", "created_at", "changed_at"],
    technical: ["id", "account_id", "link_hash", "link_sealed"],
  },
  cart: {
    purpose: "a cart and its reservation",
    keep: { days: 30 },
    of: { account: "account_id" },
    columns: ["state", "opened_at", "reserved_until", "closed_at"],
    technical: ["id", "suborder_id", "account_id", "guest_hash"],
  },
  placed_order: {
    purpose: "the contract of sale and its delivery",
    keep: "accounting",
    of: { account: "account_id" },
    columns: [
      "number",
      "status",
      "payment_method",
      "paid_at",
      "carrier",
      "delivery_kind",
      "delivery",
      "free_delivery",
      "recipient",
      "comment",
      "goods",
      "fee",
      "bonuses_used",
      "balance_used",
      "debts_paid",
      "to_pay",
      "parcel_number",
      "utm",
      "placed_at",
      "locale",
    ],
    technical: ["id", "account_id", "cart_id", "companion_of", "ships_in_days", "version", "waits_until", "unpaid_until", "paid_by"],
  },
  order_line: {
    purpose: "what was bought",
    keep: "accounting",
    of: ofOrder,
    columns: ["article", "name_uk", "size", "colour_name_uk", "pieces", "price", "sum"],
    technical: ["order_id", "position", "variation_id", "product_id", "name_ru", "colour", "colour_name_ru", "picture", "pack"],
  },
  order_event: {
    purpose: "the history of an order",
    keep: "accounting",
    of: ofOrder,
    columns: ["status", "at"],
    technical: ["id", "order_id", "by_whom", "note"],
  },
  payment: {
    purpose: "money the customer paid",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["reference", "provider", "purpose", "amount", "state", "started_at", "paid_at", "card"],
    technical: [
      "id",
      "account_id",
      "cart_id",
      "provider_id",
      "page_url",
      "page_fields",
      "asked_at",
      "told_at",
      "failure",
      "outcome",
      "next_poll_at",
      "polls",
    ],
  },
  refund: {
    purpose: "money given back",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["reference", "amount", "reason", "state", "made_at", "settled_at"],
    technical: ["id", "payment_id", "account_id", "order_id", "source", "tries", "next_try_at", "failure", "by_whom"],
  },
  customer_money: {
    purpose: "the customer's balance",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["balance"],
    technical: ["account_id"],
  },
  journal_entry: {
    purpose: "what changed the customer's money",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["reason", "order_number", "at"],
    technical: ["id", "source", "account_id", "order_id", "by_whom", "note"],
  },
  posting: {
    purpose: "the sums of those entries",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["ledger", "amount"],
    technical: ["entry_id", "position", "account_id", "order_id", "lot_id", "debt_id"],
  },
  bonus_lot: {
    purpose: "bonus points",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["granted", "points_left", "reason", "granted_at", "ends_at"],
    technical: ["id", "account_id", "source"],
  },
  bonus_entry: {
    purpose: "bonus points before they stood in lots",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["amount", "reason", "expires_at", "at"],
    technical: ["id", "account_id", "source"],
  },
  balance_entry: {
    purpose: "the balance before it stood in the journal",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["amount", "reason", "at"],
    technical: ["id", "account_id", "source"],
  },
  delivery_debt: {
    purpose: "deliveries the shop paid for in vain",
    keep: "accounting",
    of: { account: "account_id" },
    columns: ["order_number", "parcel_number", "amount", "created_at", "settled_at", "settled_by"],
    technical: ["id", "account_id", "order_id", "paid_with"],
  },
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
      "status",
      "reply",
      "created_at",
    ],
    technical: ["id", "account_id", "product_id", "order_id", "language", "bought", "reason", "decided_at", "version"],
  },
  review_photo: {
    purpose: "photos of reviews",
    keep: "account",
    of: { account: "account_id" },
    columns: ["created_at"],
    technical: ["id", "account_id", "review_id", "position"],
  },
};

/** Personal tables whose rows carry no account; an export finds the phone's and the address's by them. */
export const withoutAccount: Readonly<Record<string, { purpose: string; keep: Keep; by: "phone" | "email"; columns: readonly string[] }>> =
  {
    lead: {
      purpose: "a request for an offer, of a supplier or for deletion",
      keep: { days: 1_095 },
      by: "phone",
      columns: ["kind", "name", "phone", "company", "wanted", "status", "created_at"],
    },
    subscription: {
      purpose: "letters with novelties, by consent",
      keep: "account",
      by: "email",
      columns: ["email", "locale", "created_at", "confirmed_at", "left_at"],
    },
    sms_code: { purpose: "a code of a sign-in", keep: { days: 30 }, by: "phone", columns: ["phone", "sent_at", "used_at"] },
  };

/** People who work for the shop; theirs is no matter of a customer. */
export const ofStaff: readonly string[] = ["staff_member", "staff_invitation", "staff_session", "audit_entry"];
