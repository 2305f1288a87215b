// Written by tools/database/write-table-types.ts from the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";
import type {
  CarrierChoice,
  SidesCm,
  GoodsOfConversion,
  LeftOutOfFeed,
  ReceiptLines,
  ReceiptPayments,
  PaidWithCard,
  PageFields,
  OrderDelivery,
  OrderRecipient,
  PromotionGoods,
  RecipientPlace,
  PaymentDifferences,
  StorySlides,
} from "./json-columns.ts";
import type { Id } from "../platform/ids.ts";
import type { Kopiykas } from "../platform/money/money.ts";

/** Read as parsed JSON, written as its text. */
type Json<Read = unknown> = ColumnType<Read, string, string>;

export interface AccessTokenTable {
  id: GeneratedAlways<Id<"access_token">>;
  account_id: Id<"account">;
  device_id: Id<"device"> | null;
  token_hash: Uint8Array;
  created_at: Date;
  expires_at: Date;
  last_day_at: Date;
  revoked_at: Date | null;
  proof: Generated<"sms" | "pin">;
}

export interface AccountTable {
  id: GeneratedAlways<Id<"account">>;
  id_1c: string | null;
  phone: string;
  name: Generated<string>;
  surname: Generated<string>;
  patronymic: Generated<string>;
  email: Generated<string>;
  birth_date: string | null;
  carrier: Generated<string>;
  carrier_choice: ColumnType<CarrierChoice, string | undefined, string>;
  utm: ColumnType<unknown, string | undefined, string>;
  card_only: Generated<boolean>;
  blacklisted_at: Date | null;
  created_at: Date;
  completed_orders: Generated<number>;
  pin_hash: string | null;
  locale: Generated<"ua" | "ru">;
}

export interface AuditEntryTable {
  id: GeneratedAlways<Id<"audit_entry">>;
  staff_id: Id<"staff_member"> | null;
  staff_email: string;
  action: string;
  entity: string;
  entity_id: string;
  before: Json | null;
  after: Json | null;
  visit: string;
  at: Date;
}

export interface BackInStockTable {
  account_id: Id<"account">;
  variation_id: Id<"variation">;
  asked_at: Date;
  locale: Generated<"ua" | "ru">;
  told_at: Date | null;
}

export interface BalanceEntryTable {
  id: GeneratedAlways<Id<"balance_entry">>;
  account_id: Id<"account">;
  amount: Kopiykas;
  reason: string;
  source: string;
  at: Date;
}

export interface BlueLineTable {
  id: GeneratedAlways<Id<"blue_line">>;
  position: number;
  text_uk: string;
  text_ru: string;
  visible: Generated<boolean>;
  shown_from: Date | null;
  shown_until: Date | null;
  version: Generated<number>;
}

export interface BonusEntryTable {
  id: GeneratedAlways<Id<"bonus_entry">>;
  account_id: Id<"account">;
  amount: Kopiykas;
  reason: string;
  source: string;
  expires_at: Date | null;
  at: Date;
}

export interface BonusLotTable {
  id: GeneratedAlways<Id<"bonus_lot">>;
  account_id: Id<"account">;
  granted: Kopiykas;
  points_left: Kopiykas;
  reason: string;
  source: string;
  granted_at: Date;
  ends_at: Date;
}

export interface BulkAddedLineTable {
  scope: string;
  key: string;
  variation_id: Id<"variation">;
  request_hash: Uint8Array;
  added_at: Date;
}

export interface CarrierDepartmentTable {
  carrier: string;
  id: string;
  settlement_id: string;
  position: number;
  kind: "branch" | "locker" | "cargo";
  number: string;
  address_uk: string;
  address_ru: string;
  schedule: string;
  max_weight_kg: number;
  seen_at: Date;
  city_id: Generated<string>;
  latitude: number | null;
  longitude: number | null;
  max_sides_cm: ColumnType<SidesCm, string | undefined, string>;
}

export interface CarrierDirectoryTable {
  carrier: string;
  source: string;
  loaded_at: Date;
}

export interface CarrierLoadingTable {
  carrier: string;
  source: string;
  begun_at: Date;
  next: string | null;
  pages: Generated<number>;
  holder: string;
  held_until: Date;
  failures: Generated<number>;
  next_try_at: Date;
}

export interface CarrierPageTable {
  carrier: string;
  page: number;
  settlements: Json;
  departments: Json;
}

export interface CarrierSettlementTable {
  carrier: string;
  id: string;
  position: number;
  name_uk: string;
  name_ru: string;
  type_uk: string;
  type_ru: string;
  area_uk: string;
  area_ru: string;
  district_uk: string;
  district_ru: string;
  seen_at: Date;
}

export interface CarrierStreetTable {
  carrier: string;
  settlement_id: string;
  id: string;
  name: string;
  seen_at: Date;
}

export interface CartTable {
  id: string;
  suborder_id: string;
  account_id: Id<"account"> | null;
  guest_hash: Uint8Array | null;
  state: "open" | "expired" | "deleted" | "ordered" | "merged";
  opened_at: Date;
  reserved_until: Date;
  closed_at: Date | null;
}

export interface CartLineTable {
  cart_id: string;
  variation_id: Id<"variation">;
  pieces: number;
  price: Kopiykas;
  added_at: Date;
}

export interface CategoryTable {
  id: GeneratedAlways<Id<"category">>;
  id_1c: string;
  parent_id: Id<"category"> | null;
  name_uk: string;
  name_ru: Generated<string>;
  position: Generated<number>;
  female: Generated<boolean>;
  male: Generated<boolean>;
  kids: Generated<boolean>;
  home: Generated<boolean>;
  first_level: Generated<boolean>;
  hidden: Generated<boolean>;
  said_audiences: Generated<string>;
  staff_audiences: string | null;
  passage: Generated<boolean>;
}

export interface ChatMessageTable {
  thread_id: Id<"chat_thread">;
  seq: number;
  message_id: string;
  side: "customer" | "staff";
  staff_id: Id<"staff_member"> | null;
  text: Generated<string>;
  product_id: Id<"product"> | null;
  order_number: number | null;
  at: Date;
}

export interface ChatNoteTable {
  id: GeneratedAlways<Id<"chat_note">>;
  thread_id: Id<"chat_thread">;
  staff_id: Id<"staff_member">;
  text: string;
  at: Date;
}

export interface ChatPhotoTable {
  id: string;
  account_id: Id<"account"> | null;
  staff_id: Id<"staff_member"> | null;
  thread_id: Id<"chat_thread"> | null;
  seq: number | null;
  position: Generated<number>;
  created_at: Date;
}

export interface ChatReplyTable {
  id: GeneratedAlways<Id<"chat_reply">>;
  title: string;
  text_uk: string;
  text_ru: string;
  changed_at: Date;
}

export interface ChatThreadTable {
  id: GeneratedAlways<Id<"chat_thread">>;
  account_id: Id<"account">;
  state: Generated<"open" | "closed">;
  assigned_to: Id<"staff_member"> | null;
  last_seq: Generated<number>;
  customer_read: Generated<number>;
  staff_read: Generated<number>;
  waits_since: Date | null;
  created_at: Date;
  changed_at: Date;
}

export interface ColourNameTable {
  key: string;
  name: string;
  colour: string;
}

export interface ContentPictureTable {
  id: string;
  created_at: Date;
}

export interface ConversionTable {
  id: GeneratedAlways<Id<"conversion">>;
  order_id: string;
  vendor: "ga4" | "meta";
  kind: "purchase" | "refund";
  source: string;
  goods: Json<GoodsOfConversion>;
  at: Date;
  held_until: Date | null;
  told_at: Date | null;
}

export interface ConversionVisitorTable {
  order_id: string;
  order_number: number;
  account_id: Id<"account">;
  client_id: string;
  session_id: string;
  are_ads_allowed: boolean;
  fbp: string;
  fbc: string;
  address: string;
  user_agent: string;
  forget_at: Date;
}

export interface CurrencyRateTable {
  currency: string;
  rate: string;
  chosen_by: "file" | "staff";
  at: Date;
}

export interface CustomerMoneyTable {
  account_id: Id<"account">;
  balance: Generated<Kopiykas>;
}

export interface DeletedGoodTable {
  id_1c: string;
  at: Date;
}

export interface DeliveryDebtTable {
  id: GeneratedAlways<Id<"delivery_debt">>;
  account_id: Id<"account">;
  order_id: string;
  order_number: number;
  parcel_number: string;
  amount: Kopiykas;
  created_at: Date;
  paid_with: string | null;
  settled_at: Date | null;
  settled_by: "order" | "payment" | "staff" | null;
  paid_with_number: number | null;
}

export interface DeviceTable {
  id: GeneratedAlways<Id<"device">>;
  account_id: Id<"account">;
  credential_hash: Uint8Array;
  user_agent: Generated<string>;
  created_at: Date;
  last_seen_at: Date;
  pin_wrong_tries: Generated<number>;
  forgotten_at: Date | null;
  confirmed_until: Date | null;
}

export interface ExchangeAccessTable {
  single: Generated<boolean>;
  password_hash: Uint8Array;
  stock_counts: Generated<"free" | "shelf">;
  created_at: Date;
  is_trial: Generated<boolean>;
}

export interface ExchangeFileTable {
  id: GeneratedAlways<Id<"exchange_file">>;
  session_id: Id<"exchange_session">;
  name: string;
  kind: "xml" | "archive" | "picture" | "other";
  bytes: Generated<number>;
  state: Generated<"came" | "working" | "done" | "failed">;
  working_until: Date | null;
  position: number | null;
  is_full: boolean | null;
  fault: Generated<string>;
  fault_said: Generated<string>;
}

export interface ExchangeIntakeTable {
  id: GeneratedAlways<Id<"exchange_intake">>;
  token: string;
  key_id: Id<"exchange_key">;
  run_id: Id<"import_run">;
  is_full: boolean;
  is_trial: boolean;
  opened_at: Date;
  last_call_at: Date;
  ended_at: Date | null;
}

export interface ExchangeKeyTable {
  id: GeneratedAlways<Id<"exchange_key">>;
  name: string;
  key_hash: Uint8Array;
  may_goods: boolean;
  may_prices: boolean;
  may_orders: boolean;
  stock_counts: Generated<"free" | "shelf">;
  made_at: Date;
  last_used_at: Date | null;
  last_network: Generated<string>;
  withdrawn_at: Date | null;
}

export interface ExchangePartTable {
  id: GeneratedAlways<Id<"exchange_part">>;
  key_id: Id<"exchange_key">;
  call_key: string;
  intake_id: Id<"exchange_intake">;
  kind: "goods" | "prices" | "stock";
  format: "json" | "ndjson" | "csv";
  charset: Generated<string>;
  digest: Uint8Array;
  bytes: number;
  position: number;
  state: Generated<"came" | "working" | "done" | "failed">;
  working_until: Date | null;
  fault: Generated<string>;
  fault_said: Generated<string>;
  fault_line: Generated<number>;
  unknown_fields: ColumnType<unknown, string | undefined, string>;
  came_at: Date;
}

export interface ExchangeRemarkTable {
  id: GeneratedAlways<Id<"exchange_remark">>;
  order_number: string;
  reason: string;
  said: Generated<string>;
  at: Date;
  reader: Generated<number>;
}

export interface ExchangeRowTable {
  part_id: Id<"exchange_part">;
  row: number;
  id_1c: string;
  result: number;
  problems: Json;
}

export interface ExchangeSessionTable {
  id: GeneratedAlways<Id<"exchange_session">>;
  token_hash: Uint8Array;
  kind: "catalog" | "sale";
  network: string;
  version: Generated<string>;
  opened_at: Date;
  last_call_at: Date;
  ends_at: Date;
  received_pieces: Generated<number>;
  received_bytes: Generated<number>;
  run_id: Id<"import_run"> | null;
}

export interface FavouriteTable {
  account_id: Id<"account">;
  product_id: Id<"product">;
  added_at: Date;
  lowest_price: number | null;
}

export interface FeedTable {
  name: "google" | "rozetka" | "prom";
  is_on: boolean;
  made_at: Date | null;
  offers: number | null;
  left_out: Json<LeftOutOfFeed> | null;
}

export interface FiscalReceiptTable {
  id: GeneratedAlways<Id<"fiscal_receipt">>;
  account_id: Id<"account">;
  order_id: string | null;
  order_number: number | null;
  source: string;
  kind: "sale" | "return" | "prepayment" | "rest";
  sale_id: Id<"fiscal_receipt"> | null;
  lines: Json<ReceiptLines>;
  payments: Json<ReceiptPayments>;
  amount: Kopiykas;
  state: "wanted" | "made" | "refused";
  vendor_id: Generated<string>;
  wanted_at: Date;
  held_until: Date;
  error: Generated<string>;
  fiscal_code: Generated<string>;
  fiscal_at: Date | null;
  link: Generated<string>;
  text: Generated<string>;
  left_to_pay: Generated<Kopiykas>;
}

export interface GoodsReturnTable {
  id: GeneratedAlways<Id<"goods_return">>;
  order_id: string;
  account_id: Id<"account">;
  status: "asked" | "approved" | "refused" | "cancelled" | "received";
  reason: "size" | "disliked" | "faulty" | "wrong" | "other";
  comment: Generated<string>;
  refund_to: "card" | "balance";
  answer: Generated<string>;
  given_money: Generated<Kopiykas>;
  given_balance: Generated<Kopiykas>;
  given_bonuses: Generated<Kopiykas>;
  asked_at: Date;
  changed_at: Date;
  version: Generated<number>;
  request_key: string;
  request_hash: Uint8Array;
}

export interface GoodsReturnEventTable {
  id: GeneratedAlways<Id<"goods_return_event">>;
  return_id: Id<"goods_return">;
  status: "asked" | "approved" | "refused" | "cancelled" | "received";
  by_whom: string;
  note: Generated<string>;
  at: Date;
}

export interface GoodsReturnLineTable {
  return_id: Id<"goods_return">;
  variation_id: Id<"variation">;
  pieces: number;
  received: Generated<number>;
  fit: Generated<number>;
}

export interface GoodsReturnPhotoTable {
  id: string;
  account_id: Id<"account">;
  return_id: Id<"goods_return"> | null;
  position: Generated<number>;
  created_at: Date;
}

export interface IdempotentAnswerTable {
  scope: string;
  key: string;
  request_hash: Uint8Array;
  status: number;
  answer: Json;
  created_at: Date;
}

export interface ImportCountTable {
  run_id: Id<"import_run">;
  position: number;
  kind: "taken" | "ignored";
  name: string;
  count: number;
}

export interface ImportCountedTable {
  run_id: Id<"import_run">;
  id_1c: string;
  product_1c: string;
}

export interface ImportFileTable {
  run_id: Id<"import_run">;
  position: number;
  name: string;
  rows_done: Generated<number>;
  changed: Generated<number>;
}

export interface ImportMissingTable {
  run_id: Id<"import_run">;
  product_id: Id<"product">;
}

export interface ImportParkedTable {
  run_id: Id<"import_run">;
  file: string;
  line: number;
  kind: "offer" | "group";
  row: Json;
  id: GeneratedAlways<Id<"import_parked">>;
  id_1c: string;
  waits_for: string;
  parked_at: Date;
}

export interface ImportPropertyTable {
  id_1c: string;
  name: string;
  choices: ColumnType<unknown, string | undefined, string>;
}

export interface ImportRefusalTable {
  run_id: Id<"import_run">;
  file: string;
  line: number;
  id_1c: string;
  reason: string;
  said: Generated<string>;
  whole: Generated<boolean>;
}

export interface ImportRunTable {
  id: GeneratedAlways<Id<"import_run">>;
  fingerprint: string;
  state: "running" | "done" | "failed" | "waiting" | "refused" | "tried";
  started_at: Date;
  finished_at: Date | null;
  note: Generated<string>;
  note_values: ColumnType<unknown, string | undefined, string>;
  is_trial: Generated<boolean>;
}

export interface ImportSeenTable {
  run_id: Id<"import_run">;
  id_1c: string;
}

export interface ImportUncountedTable {
  run_id: Id<"import_run">;
  variation_id: Id<"variation">;
}

export interface JournalEntryTable {
  id: GeneratedAlways<Id<"journal_entry">>;
  reason: string;
  source: string;
  account_id: Id<"account"> | null;
  order_id: string | null;
  order_number: number | null;
  by_whom: string;
  note: Generated<string>;
  at: Date;
}

export interface LeadTable {
  id: GeneratedAlways<Id<"lead">>;
  kind: "offer" | "supplier" | "deletion";
  name: string;
  phone: string;
  company: Generated<string>;
  wanted: string;
  status: Generated<"new" | "in_work" | "done" | "refused">;
  note: Generated<string>;
  created_at: Date;
  version: Generated<number>;
}

export interface LeadFileTable {
  id: string;
  lead_id: Id<"lead">;
  name: string;
  size: number;
}

export interface LeadPhotoTable {
  id: string;
  lead_id: Id<"lead"> | null;
  position: Generated<number>;
  created_at: Date;
}

export interface LimitCounterTable {
  key: string;
  window_start: Date;
  taken: number;
}

export interface MessageTable {
  id: string;
  channel: "sms" | "e-mail";
  sealed: string | null;
  state: Generated<"waiting" | "sending" | "sent" | "unknown" | "dead">;
  attempts: Generated<number>;
  next_try_at: Date;
  created_at: Date;
  expires_at: Date;
  settled_at: Date | null;
  notice_id: number | null;
}

export interface NoticeTable {
  id: GeneratedAlways<Id<"notice">>;
  account_id: Id<"account">;
  kind: string;
  source: string;
  news: Json;
  made_at: Date;
  read_at: Date | null;
}

export interface NoticeChoiceTable {
  account_id: Id<"account">;
  topic: string;
  letters: boolean;
  sms: boolean;
  changed_at: Date;
  push: Generated<boolean>;
}

export interface OrderEventTable {
  id: GeneratedAlways<Id<"order_event">>;
  order_id: string;
  status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
  by_whom: string;
  note: Generated<string>;
  at: Date;
}

export interface OrderIn_1cTable {
  order_id: string;
  sent_version: number;
  sent_in: Id<"exchange_session"> | null;
  confirmed_version: number | null;
  confirmed_at: Date | null;
  reader: Generated<number>;
}

export interface OrderLineTable {
  order_id: string;
  position: number;
  variation_id: Id<"variation">;
  product_id: Id<"product">;
  article: string;
  name_uk: string;
  name_ru: string;
  size: string;
  colour: string;
  colour_name_uk: string;
  colour_name_ru: string;
  picture: Generated<string>;
  pieces: number;
  pack: number;
  price: Kopiykas;
  sum: Kopiykas;
  returned: Generated<number>;
  missing: Generated<number>;
  discount: Generated<Kopiykas>;
}

export interface OrderWordsTable {
  account_id: Id<"account">;
  order_id: string;
  cart_id: string;
  placed_at: Date;
  words: string;
}

export interface PageTextTable {
  slug: string;
  title_uk: string;
  title_ru: string;
  body_uk: string;
  body_ru: string;
  updated_at: Date;
  version: Generated<number>;
}

export interface PaymentTable {
  id: GeneratedAlways<Id<"payment">>;
  reference: string;
  provider: string;
  account_id: Id<"account">;
  purpose: "order" | "debts";
  cart_id: string | null;
  amount: Kopiykas;
  state: "starting" | "open" | "paid" | "failed" | "expired";
  provider_id: Generated<string>;
  page_url: Generated<string>;
  started_at: Date;
  told_at: Date | null;
  paid_at: Date | null;
  failure: Generated<string>;
  outcome: "applied" | "revived" | "refund_due" | "to_balance" | "sent_back" | null;
  next_poll_at: Date | null;
  polls: Generated<number>;
  card: ColumnType<PaidWithCard, string | undefined, string>;
  page_fields: ColumnType<PageFields, string | undefined, string>;
  asked_at: Date | null;
  held_since: Date | null;
  sent_back: Generated<Kopiykas>;
}

export interface PaymentDebtTable {
  payment_id: Id<"payment">;
  debt_id: Id<"delivery_debt">;
}

export interface PaymentEventTable {
  id: GeneratedAlways<Id<"payment_event">>;
  provider: string;
  event: string;
  via: "callback" | "poll" | "statement";
  reference: string;
  payment_id: Id<"payment"> | null;
  status: string;
  amount: Kopiykas;
  currency: string;
  provider_at: Date;
  received_at: Date;
  outcome: "applied" | "stale" | "noted" | "unmatched";
  note: Generated<string>;
}

export interface PickedLineTable {
  order_id: string;
  position: number;
  pieces: number;
}

export interface PickingTable {
  order_id: string;
  staff_id: Id<"staff_member">;
  began_at: Date;
  finished_at: Date | null;
}

export interface PictureTable {
  id: GeneratedAlways<Id<"picture">>;
  product_id: Id<"product">;
  position: number;
  colour: Generated<string>;
  source: string;
  digest: Generated<string>;
  caption: Generated<string>;
  variation_id: Id<"variation"> | null;
}

export interface PlacedOrderTable {
  id: string;
  number: Generated<number>;
  account_id: Id<"account">;
  cart_id: string;
  companion_of: string | null;
  status: "new" | "awaiting_payment" | "confirmed" | "packed" | "shipped" | "ready" | "delivered" | "completed" | "cancelled" | "returned";
  payment_method: string;
  paid_at: Date | null;
  carrier: string;
  delivery: Json<OrderDelivery>;
  free_delivery: Generated<boolean>;
  recipient: Json<OrderRecipient>;
  comment: Generated<string>;
  goods: Kopiykas;
  fee: Generated<Kopiykas>;
  bonuses_used: Generated<Kopiykas>;
  balance_used: Generated<Kopiykas>;
  debts_paid: Generated<Kopiykas>;
  to_pay: Kopiykas;
  ships_in_days: Generated<number>;
  parcel_number: Generated<string>;
  utm: ColumnType<unknown, string | undefined, string>;
  placed_at: Date;
  version: Generated<number>;
  waits_until: Date | null;
  locale: Generated<"ua" | "ru">;
  delivery_kind: Generated<string>;
  unpaid_until: Date | null;
  paid_by: Id<"payment"> | null;
  prepayment: Generated<Kopiykas>;
  prepaid_by: Id<"payment"> | null;
  goes_with: string | null;
  boxed_at: Date | null;
  collected: Kopiykas | null;
  promo_code_id: Id<"promo_code"> | null;
  promo_code: Generated<string>;
  discount: Generated<Kopiykas>;
  placed_by: Id<"staff_member"> | null;
  found_by: GeneratedAlways<string>;
}

export interface PostingTable {
  entry_id: Id<"journal_entry">;
  position: number;
  ledger:
    | "customer_balance"
    | "customer_bonus"
    | "delivery_debt"
    | "order_funds"
    | "card_clearing"
    | "cash_on_delivery"
    | "refunds"
    | "sales"
    | "bonus_cost"
    | "delivery_cost"
    | "corrections";
  account_id: Id<"account"> | null;
  order_id: string | null;
  lot_id: Id<"bonus_lot"> | null;
  debt_id: Id<"delivery_debt"> | null;
  amount: Kopiykas;
}

export interface PriceListTable {
  account_id: Id<"account">;
  link_hash: Uint8Array;
  link_sealed: string;
  mark_up_percent: number;
  rounding: "kopiyka" | "hryvnia" | "five" | "ten" | "nine";
  prefers_recommended: boolean;
  only_in_stock: boolean;
  audiences: string;
  created_at: Date;
  changed_at: Date;
  read_at: Date | null;
}

export interface PriceTypeTable {
  id_1c: string;
  name: Generated<string>;
  currency: Generated<string>;
  role: Generated<"unknown" | "wholesale" | "retail" | "old" | "recommended" | "purchase" | "ignored">;
  chosen_by: Generated<"nobody" | "guess" | "staff">;
  run_id: Id<"import_run"> | null;
  last_seen_at: Date;
}

export interface ProductTable {
  id: GeneratedAlways<Id<"product">>;
  id_1c: string;
  article: Generated<string>;
  name_uk: string;
  name_ru: Generated<string>;
  description_uk: Generated<string>;
  description_ru: Generated<string>;
  composition_uk: Generated<string>;
  composition_ru: Generated<string>;
  brand: Generated<string>;
  country: Generated<string>;
  season: Generated<string>;
  material: Generated<string>;
  weight_grams: Generated<number>;
  min_order_amount: Generated<number>;
  retail: Generated<boolean>;
  suborder: Generated<boolean>;
  suborder_days: Generated<number>;
  has_video: Generated<boolean>;
  top_sales: Generated<boolean>;
  returnable: Generated<boolean>;
  first_seen_at: Date;
  hidden: Generated<boolean>;
  version: Generated<number>;
  removed_in_1c: Generated<boolean>;
  hidden_by_staff: Generated<boolean>;
  changed_at: Generated<Date>;
  audiences: Generated<string>;
  barcode: Generated<string>;
  measurements: ColumnType<unknown, string | undefined, string>;
  sold_recently: Generated<number>;
  staff_audiences: Generated<string>;
}

export interface ProductCategoryTable {
  product_id: Id<"product">;
  category_id: Id<"category">;
  position: Generated<number>;
}

export interface ProductPropertyTable {
  product_id: Id<"product">;
  property_id: Id<"property">;
  position: Generated<number>;
  value_uk: string;
  value_ru: Generated<string>;
}

export interface ProductQuestionTable {
  id: GeneratedAlways<Id<"product_question">>;
  product_id: Id<"product">;
  account_id: Id<"account"> | null;
  author: string;
  language: "uk" | "ru";
  question: string;
  answer: Generated<string>;
  status: Generated<"new" | "answered" | "refused">;
  reason: Generated<string>;
  asked_at: Date;
  answered_at: Date | null;
  version: Generated<number>;
}

export interface PromoCodeTable {
  id: GeneratedAlways<Id<"promo_code">>;
  code: string;
  compared: string;
  percent: number | null;
  amount: Kopiykas | null;
  starts_at: Date | null;
  ends_at: Date | null;
  smallest: Generated<Kopiykas>;
  audiences: Generated<string>;
  categories: Generated<string[]>;
  not_reduced: Generated<boolean>;
  uses: number | null;
  uses_each: number | null;
  first_order: Generated<boolean>;
  active: Generated<boolean>;
  version: Generated<number>;
  created_at: Date;
}

export interface PromotionTable {
  id: GeneratedAlways<Id<"promotion">>;
  slug: string;
  place: "carousel" | "tile";
  position: number;
  title_uk: string;
  title_ru: string;
  text_uk: string;
  text_ru: string;
  button_uk: string;
  button_ru: string;
  link: string;
  tint: number;
  picture: Generated<string>;
  rule: ColumnType<PromotionGoods, string | undefined, string>;
  visible: Generated<boolean>;
  shown_when: Generated<string>;
  shown_from: Date | null;
  shown_until: Date | null;
  version: Generated<number>;
  shown_to: Generated<"everyone" | "guests" | "customers" | "resellers">;
  alt_uk: Generated<string>;
  alt_ru: Generated<string>;
}

export interface PropertyTable {
  id: GeneratedAlways<Id<"property">>;
  key: string;
  name_uk: string;
  name_ru: Generated<string>;
  shown: Generated<boolean>;
  filter_place: number | null;
}

export interface PushSubscriptionTable {
  id: GeneratedAlways<Id<"push_subscription">>;
  account_id: Id<"account">;
  device_id: Id<"device">;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: "ua" | "ru";
  made_at: Date;
}

export interface RecipientTable {
  id: GeneratedAlways<Id<"recipient">>;
  account_id: Id<"account">;
  surname: string;
  name: string;
  patronymic: Generated<string>;
  phone: string;
  place: ColumnType<RecipientPlace, string | undefined, string>;
  created_at: Date;
  changed_at: Date;
}

export interface ReconciliationTable {
  id: GeneratedAlways<Id<"reconciliation">>;
  provider: string;
  day: string;
  made_at: Date;
  payments: number;
  sum: Kopiykas;
  differences: ColumnType<PaymentDifferences, string | undefined, string>;
}

export interface RedirectTable {
  path: string;
  target: Generated<string>;
  status: 301 | 410;
}

export interface RefundTable {
  id: GeneratedAlways<Id<"refund">>;
  reference: string;
  payment_id: Id<"payment">;
  account_id: Id<"account">;
  order_id: string | null;
  amount: Kopiykas;
  reason: string;
  source: string;
  state: "due" | "asked" | "done" | "refused";
  tries: Generated<number>;
  next_try_at: Date | null;
  failure: Generated<string>;
  by_whom: string;
  made_at: Date;
  settled_at: Date | null;
}

export interface ReviewTable {
  id: GeneratedAlways<Id<"review">>;
  about: "shop" | "product" | "order";
  account_id: Id<"account"> | null;
  product_id: Id<"product"> | null;
  order_id: string | null;
  author: string;
  town: Generated<string>;
  language: "uk" | "ru";
  rating: number;
  delivery_speed: number | null;
  price_quality: number | null;
  service_quality: number | null;
  title: Generated<string>;
  comment: Generated<string>;
  bought: Generated<boolean>;
  status: Generated<"new" | "published" | "refused">;
  reason: Generated<string>;
  reply: Generated<string>;
  created_at: Date;
  decided_at: Date | null;
  version: Generated<number>;
  fit: "small" | "true" | "large" | null;
  helpful: Generated<number>;
}

export interface ReviewFilmTable {
  id: string;
  account_id: Id<"account">;
  review_id: Id<"review"> | null;
  type: "mp4" | "webm";
  seconds: number;
  created_at: Date;
}

export interface ReviewPhotoTable {
  id: string;
  account_id: Id<"account">;
  review_id: Id<"review"> | null;
  position: Generated<number>;
  created_at: Date;
  is_poster: Generated<boolean>;
}

export interface ReviewVoteTable {
  review_id: Id<"review">;
  account_id: Id<"account">;
  voted_at: Date;
}

export interface SavedListTable {
  id: GeneratedAlways<Id<"saved_list">>;
  account_id: Id<"account">;
  name: string;
  link_hash: Uint8Array | null;
  link_sealed: string | null;
  created_at: Date;
  changed_at: Date;
}

export interface SavedListLineTable {
  list_id: Id<"saved_list">;
  position: number;
  variation_id: Id<"variation">;
  pieces: number;
}

export interface SearchMissTable {
  day: string;
  text_key: string;
  times: number;
}

export interface SearchWordTable {
  id: GeneratedAlways<Id<"search_word">>;
  typed: string;
  read_as: Generated<string>;
  leads_to: Generated<string>;
  version: Generated<number>;
  changed_at: Date;
}

export interface SettingTable {
  name: string;
  value: Json;
  updated_at: Date;
}

export interface SmsCodeTable {
  id: string;
  phone: string;
  code_hash: Uint8Array;
  browser_hash: Uint8Array | null;
  sent_at: Date;
  expires_at: Date;
  used_at: Date | null;
  wrong_tries: Generated<number>;
  utm: ColumnType<unknown, string | undefined, string>;
  delivery: Generated<"waiting" | "sending" | "sent" | "unknown">;
  sealed_text: string | null;
  delivery_at: Date | null;
  from_known_device: Generated<boolean>;
}

export interface SpentPassTable {
  id: string;
  spent_at: Date;
}

export interface StaffInvitationTable {
  id: GeneratedAlways<Id<"staff_invitation">>;
  token_hash: Uint8Array;
  email: string | null;
  role: "owner" | "manager" | "content" | "support" | "warehouse";
  totp_secret: string;
  invited_by: Id<"staff_member"> | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface StaffMemberTable {
  id: GeneratedAlways<Id<"staff_member">>;
  email: string;
  name: string;
  role: "owner" | "manager" | "content" | "support" | "warehouse";
  password_hash: string;
  totp_secret: string;
  totp_step: Generated<number>;
  disabled_at: Date | null;
  created_at: Date;
  version: Generated<number>;
}

export interface StaffSessionTable {
  id: GeneratedAlways<Id<"staff_session">>;
  staff_id: Id<"staff_member">;
  token_hash: Uint8Array;
  created_at: Date;
  last_seen_at: Date;
  second_factor_at: Date;
  revoked_at: Date | null;
}

export interface StockTable {
  variation_id: Id<"variation">;
  on_hand: Generated<number>;
  reserved: Generated<number>;
}

export interface StockMovementTable {
  id: GeneratedAlways<Id<"stock_movement">>;
  variation_id: Id<"variation">;
  pieces: number;
  reason: "import" | "correction" | "sale" | "return" | "revival" | "write_off";
  source: string;
  at: Date;
}

export interface StoryTable {
  id: GeneratedAlways<Id<"story">>;
  position: number;
  title_uk: string;
  title_ru: string;
  tint: number;
  picture: Generated<string>;
  slides: Json<StorySlides>;
  link: Generated<string>;
  visible: Generated<boolean>;
  shown_when: Generated<string>;
  shown_from: Date | null;
  shown_until: Date | null;
  version: Generated<number>;
  shown_to: Generated<"everyone" | "guests" | "customers" | "resellers">;
}

export interface StorySeenTable {
  account_id: Id<"account">;
  story_id: Id<"story">;
  seen_at: Date;
}

export interface SubscriptionTable {
  id: GeneratedAlways<Id<"subscription">>;
  email: string;
  locale: "ua" | "ru";
  token_hash: Uint8Array;
  created_at: Date;
  confirmed_at: Date | null;
  left_at: Date | null;
}

export interface UploadTable {
  id: string;
  purpose: "review_film" | "supplier_file";
  account_id: Id<"account"> | null;
  name: string;
  size: number;
  received: Generated<number>;
  created_at: Date;
}

export interface VariationTable {
  id: GeneratedAlways<Id<"variation">>;
  id_1c: string;
  product_id: Id<"product">;
  article: Generated<string>;
  barcode: Generated<string>;
  size: Generated<string>;
  colour: Generated<string>;
  colour_name_uk: Generated<string>;
  colour_name_ru: Generated<string>;
  price: Generated<Kopiykas>;
  old_price: Kopiykas | null;
  recommended_price: Kopiykas | null;
  quantity_in_variation: Generated<number>;
  hidden: Generated<boolean>;
  offered: ColumnType<unknown, string | undefined, string>;
}

export interface WaybillTable {
  order_id: string;
  state: "wanted" | "made" | "failed" | "withdrawn";
  weight_grams: number;
  seats: number;
  number: Generated<string>;
  reference: Generated<string>;
  error: Generated<string>;
  by_whom: string;
  wanted_at: Date;
  asked_at: Date | null;
  held_until: Date;
  collected: number | null;
  handled_at: Date | null;
  handled_by: Generated<string>;
}

export interface WebhookDeliveryTable {
  id: GeneratedAlways<Id<"webhook_delivery">>;
  event_id: Id<"webhook_event">;
  endpoint_id: Id<"webhook_endpoint">;
  state: Generated<"waiting" | "delivered" | "failed">;
  tries: Generated<number>;
  next_try_at: Date;
  tried_at: Date | null;
  milliseconds: number | null;
  answer_status: number | null;
  answer_text: Generated<string>;
  fault: Generated<string>;
}

export interface WebhookEndpointTable {
  id: GeneratedAlways<Id<"webhook_endpoint">>;
  name: string;
  url: string;
  events: string;
  secret_sealed: string;
  old_secret_sealed: string | null;
  old_secret_until: Date | null;
  is_on: Generated<boolean>;
  off_because: Generated<"" | "staff" | "gone" | "failing" | "full">;
  failures: Generated<number>;
  failing_since: Date | null;
  rests_until: Date | null;
  sender: string | null;
  sends_until: Date | null;
  made_at: Date;
  withdrawn_at: Date | null;
  off_since: Date | null;
}

export interface WebhookEventTable {
  id: GeneratedAlways<Id<"webhook_event">>;
  message_id: string;
  type: string;
  data: Json;
  at: Date;
}

export interface WebhookPiecesTable {
  variation_id: Id<"webhook_pieces">;
  pieces: number;
}

export interface WebhookPiecesWatchTable {
  id: Generated<boolean>;
  told_at: Date;
}

export interface Tables {
  access_token: AccessTokenTable;
  account: AccountTable;
  audit_entry: AuditEntryTable;
  back_in_stock: BackInStockTable;
  balance_entry: BalanceEntryTable;
  blue_line: BlueLineTable;
  bonus_entry: BonusEntryTable;
  bonus_lot: BonusLotTable;
  bulk_added_line: BulkAddedLineTable;
  carrier_department: CarrierDepartmentTable;
  carrier_directory: CarrierDirectoryTable;
  carrier_loading: CarrierLoadingTable;
  carrier_page: CarrierPageTable;
  carrier_settlement: CarrierSettlementTable;
  carrier_street: CarrierStreetTable;
  cart: CartTable;
  cart_line: CartLineTable;
  category: CategoryTable;
  chat_message: ChatMessageTable;
  chat_note: ChatNoteTable;
  chat_photo: ChatPhotoTable;
  chat_reply: ChatReplyTable;
  chat_thread: ChatThreadTable;
  colour_name: ColourNameTable;
  content_picture: ContentPictureTable;
  conversion: ConversionTable;
  conversion_visitor: ConversionVisitorTable;
  currency_rate: CurrencyRateTable;
  customer_money: CustomerMoneyTable;
  deleted_good: DeletedGoodTable;
  delivery_debt: DeliveryDebtTable;
  device: DeviceTable;
  exchange_access: ExchangeAccessTable;
  exchange_file: ExchangeFileTable;
  exchange_intake: ExchangeIntakeTable;
  exchange_key: ExchangeKeyTable;
  exchange_part: ExchangePartTable;
  exchange_remark: ExchangeRemarkTable;
  exchange_row: ExchangeRowTable;
  exchange_session: ExchangeSessionTable;
  favourite: FavouriteTable;
  feed: FeedTable;
  fiscal_receipt: FiscalReceiptTable;
  goods_return: GoodsReturnTable;
  goods_return_event: GoodsReturnEventTable;
  goods_return_line: GoodsReturnLineTable;
  goods_return_photo: GoodsReturnPhotoTable;
  idempotent_answer: IdempotentAnswerTable;
  import_count: ImportCountTable;
  import_counted: ImportCountedTable;
  import_file: ImportFileTable;
  import_missing: ImportMissingTable;
  import_parked: ImportParkedTable;
  import_property: ImportPropertyTable;
  import_refusal: ImportRefusalTable;
  import_run: ImportRunTable;
  import_seen: ImportSeenTable;
  import_uncounted: ImportUncountedTable;
  journal_entry: JournalEntryTable;
  lead: LeadTable;
  lead_file: LeadFileTable;
  lead_photo: LeadPhotoTable;
  limit_counter: LimitCounterTable;
  message: MessageTable;
  notice: NoticeTable;
  notice_choice: NoticeChoiceTable;
  order_event: OrderEventTable;
  order_in_1c: OrderIn_1cTable;
  order_line: OrderLineTable;
  order_words: OrderWordsTable;
  page_text: PageTextTable;
  payment: PaymentTable;
  payment_debt: PaymentDebtTable;
  payment_event: PaymentEventTable;
  picked_line: PickedLineTable;
  picking: PickingTable;
  picture: PictureTable;
  placed_order: PlacedOrderTable;
  posting: PostingTable;
  price_list: PriceListTable;
  price_type: PriceTypeTable;
  product: ProductTable;
  product_category: ProductCategoryTable;
  product_property: ProductPropertyTable;
  product_question: ProductQuestionTable;
  promo_code: PromoCodeTable;
  promotion: PromotionTable;
  property: PropertyTable;
  push_subscription: PushSubscriptionTable;
  recipient: RecipientTable;
  reconciliation: ReconciliationTable;
  redirect: RedirectTable;
  refund: RefundTable;
  review: ReviewTable;
  review_film: ReviewFilmTable;
  review_photo: ReviewPhotoTable;
  review_vote: ReviewVoteTable;
  saved_list: SavedListTable;
  saved_list_line: SavedListLineTable;
  search_miss: SearchMissTable;
  search_word: SearchWordTable;
  setting: SettingTable;
  sms_code: SmsCodeTable;
  spent_pass: SpentPassTable;
  staff_invitation: StaffInvitationTable;
  staff_member: StaffMemberTable;
  staff_session: StaffSessionTable;
  stock: StockTable;
  stock_movement: StockMovementTable;
  story: StoryTable;
  story_seen: StorySeenTable;
  subscription: SubscriptionTable;
  upload: UploadTable;
  variation: VariationTable;
  waybill: WaybillTable;
  webhook_delivery: WebhookDeliveryTable;
  webhook_endpoint: WebhookEndpointTable;
  webhook_event: WebhookEventTable;
  webhook_pieces: WebhookPiecesTable;
  webhook_pieces_watch: WebhookPiecesWatchTable;
}
