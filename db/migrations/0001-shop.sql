-- Money is whole kopiykas, quantities are pieces, instants are UTC. Who writes which table: db/owners.ts.

-- settings, content ---------------------------------------------------------------------------------------
create table setting (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

create table page_text (
  slug text primary key,
  title_uk text not null,
  title_ru text not null,
  body_uk text not null,
  body_ru text not null,
  updated_at timestamptz not null
);

create table story (
  id bigint generated always as identity primary key,
  position int not null,
  title_uk text not null,
  title_ru text not null,
  tint smallint not null check (tint between 1 and 7),
  picture text not null default '',
  slides jsonb not null,
  link text not null default '',
  visible boolean not null default true
);

create table promotion (
  id bigint generated always as identity primary key,
  slug text not null unique,
  place text not null check (place in ('carousel', 'tile')),
  position int not null,
  title_uk text not null,
  title_ru text not null,
  text_uk text not null,
  text_ru text not null,
  button_uk text not null,
  button_ru text not null,
  link text not null,
  tint smallint not null check (tint between 1 and 7),
  picture text not null default '',
  rule jsonb not null default '{}',
  visible boolean not null default true
);

-- accounts ------------------------------------------------------------------------------------------------
create table account (
  id bigint generated always as identity primary key,
  id_1c text,
  phone text not null unique check (phone ~ '^380[0-9]{9}$'),
  name text not null default '',
  surname text not null default '',
  patronymic text not null default '',
  email text not null default '',
  birth_date date,
  carrier text not null default '',
  carrier_choice jsonb not null default '{}',
  utm jsonb not null default '{}',
  card_only boolean not null default false,
  blacklisted_at timestamptz,
  created_at timestamptz not null
);

create table device (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  credential_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index device_account on device (account_id);

create table access_token (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  device_id bigint references device (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_day_at timestamptz not null,
  revoked_at timestamptz
);
create index access_token_account on access_token (account_id);

create table sms_code (
  id uuid primary key,
  phone text not null,
  code_hash bytea not null,
  browser_hash bytea,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  wrong_tries int not null default 0
);
create index sms_code_phone on sms_code (phone, sent_at desc);

-- A counter of one limited thing in one window; keys are HMACs, never phones or addresses (security.md S34).
create table limit_counter (
  key text not null,
  window_start timestamptz not null,
  taken int not null,
  primary key (key, window_start)
);

-- catalogue -----------------------------------------------------------------------------------------------
create table category (
  id bigint generated always as identity primary key,
  id_1c text not null unique,
  parent_id bigint references category (id),
  name_uk text not null,
  name_ru text not null default '',
  position int not null default 0,
  female boolean not null default false,
  male boolean not null default false,
  kids boolean not null default false,
  home boolean not null default false,
  first_level boolean not null default false,
  hidden boolean not null default false
);
create index category_parent on category (parent_id);

create table product (
  id bigint generated always as identity primary key,
  id_1c text not null unique,
  article text not null default '',
  name_uk text not null,
  name_ru text not null default '',
  description_uk text not null default '',
  description_ru text not null default '',
  composition_uk text not null default '',
  composition_ru text not null default '',
  brand text not null default '',
  country text not null default '',
  season text not null default '',
  material text not null default '',
  weight_grams int not null default 0,
  min_order_amount int not null default 1 check (min_order_amount >= 1),
  retail boolean not null default false,
  suborder boolean not null default false,
  suborder_days int not null default 0,
  has_video boolean not null default false,
  top_sales boolean not null default false,
  returnable boolean not null default true,
  first_seen_at timestamptz not null,
  hidden boolean not null default false,
  version bigint not null default 1
);
create index product_article on product (article);

create table product_category (
  product_id bigint not null references product (id),
  category_id bigint not null references category (id),
  position int not null default 0,
  primary key (product_id, category_id)
);
create index product_category_category on product_category (category_id);

create table variation (
  id bigint generated always as identity primary key,
  id_1c text not null unique,
  product_id bigint not null references product (id),
  article text not null default '',
  barcode text not null default '',
  size text not null default '',
  colour text not null default '',
  colour_name_uk text not null default '',
  colour_name_ru text not null default '',
  price bigint not null default 0 check (price >= 0),
  old_price bigint check (old_price >= 0),
  recommended_price bigint check (recommended_price >= 0),
  quantity_in_variation int not null default 1 check (quantity_in_variation >= 1),
  hidden boolean not null default false
);
create index variation_product on variation (product_id);

create table picture (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id),
  position int not null,
  colour text not null default '',
  source text not null,
  unique (product_id, source)
);

-- stock: one row per variation, and an append-only ledger whose sum is on_hand ------------------------------
create table stock (
  variation_id bigint primary key references variation (id),
  on_hand int not null default 0,
  reserved int not null default 0,
  constraint stock_reserved_not_negative check (reserved >= 0),
  constraint stock_reserved_within_on_hand check (reserved <= on_hand)
) with (fillfactor = 50);

create table stock_movement (
  id bigint generated always as identity primary key,
  variation_id bigint not null references variation (id),
  pieces int not null check (pieces <> 0),
  reason text not null check (reason in ('import', 'correction', 'sale', 'return')),
  source text not null,
  at timestamptz not null,
  unique (reason, source, variation_id)
);
create index stock_movement_variation on stock_movement (variation_id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '55000';
end $$;
create trigger stock_movement_append_only before update or delete on stock_movement
  for each statement execute function refuse_change();

-- favourites, cart ------------------------------------------------------------------------------------------
create table favourite (
  account_id bigint not null references account (id),
  product_id bigint not null references product (id),
  added_at timestamptz not null,
  primary key (account_id, product_id)
);

create table cart (
  id uuid primary key,
  suborder_id uuid not null unique,
  account_id bigint references account (id),
  guest_hash bytea,
  state text not null check (state in ('open', 'expired', 'deleted', 'ordered', 'merged')),
  opened_at timestamptz not null,
  reserved_until timestamptz not null,
  closed_at timestamptz,
  check (account_id is not null or guest_hash is not null)
);
create unique index cart_one_open_per_account on cart (account_id) where state = 'open';
create unique index cart_one_open_per_guest on cart (guest_hash) where state = 'open' and account_id is null;
create index cart_open_until on cart (reserved_until) where state = 'open';

create table cart_line (
  cart_id uuid not null references cart (id),
  variation_id bigint not null references variation (id),
  pieces int not null check (pieces > 0),
  price bigint not null check (price >= 0),
  added_at timestamptz not null,
  primary key (cart_id, variation_id)
);
create index cart_line_variation on cart_line (variation_id);

-- The first answer to a request that must not be done twice (security.md S14).
create table idempotent_answer (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status int not null,
  answer jsonb not null,
  created_at timestamptz not null,
  primary key (scope, key)
);

-- orders ----------------------------------------------------------------------------------------------------
create sequence order_number start 100234;

create table placed_order (
  id uuid primary key,
  number bigint not null unique default nextval('order_number'),
  account_id bigint not null references account (id),
  cart_id uuid not null references cart (id),
  companion_of uuid references placed_order (id),
  status text not null check (status in ('new', 'awaiting_payment', 'confirmed', 'packed', 'shipped', 'ready', 'delivered', 'completed', 'cancelled', 'returned')),
  payment_method text not null check (payment_method in ('card', 'cod')),
  paid_at timestamptz,
  carrier text not null,
  delivery jsonb not null,
  free_delivery boolean not null default false,
  recipient jsonb not null,
  comment text not null default '',
  goods bigint not null check (goods > 0),
  fee bigint not null default 0 check (fee >= 0),
  bonuses_used bigint not null default 0 check (bonuses_used >= 0),
  balance_used bigint not null default 0 check (balance_used >= 0),
  debts_paid bigint not null default 0 check (debts_paid >= 0),
  to_pay bigint not null check (to_pay >= 0),
  ships_in_days int not null default 0,
  parcel_number text not null default '',
  utm jsonb not null default '{}',
  placed_at timestamptz not null,
  version int not null default 1,
  check (to_pay = goods + fee - bonuses_used - balance_used + debts_paid)
);
create index placed_order_account on placed_order (account_id, placed_at desc);

create table order_line (
  order_id uuid not null references placed_order (id),
  position int not null,
  variation_id bigint not null references variation (id),
  product_id bigint not null references product (id),
  article text not null,
  name_uk text not null,
  name_ru text not null,
  size text not null,
  colour text not null,
  colour_name_uk text not null,
  colour_name_ru text not null,
  picture text not null default '',
  pieces int not null check (pieces > 0),
  pack int not null check (pack > 0),
  price bigint not null check (price >= 0),
  sum bigint not null check (sum = price * pieces),
  primary key (order_id, position)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id uuid not null references placed_order (id),
  status text not null,
  by_whom text not null,
  note text not null default '',
  at timestamptz not null
);
create index order_event_order on order_event (order_id);
create trigger order_event_append_only before update or delete on order_event
  for each statement execute function refuse_change();

-- ledgers ---------------------------------------------------------------------------------------------------
create table bonus_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  amount bigint not null check (amount <> 0),
  reason text not null,
  source text not null,
  expires_at timestamptz,
  at timestamptz not null,
  unique (reason, source)
);
create index bonus_entry_account on bonus_entry (account_id);
create trigger bonus_entry_append_only before update or delete on bonus_entry
  for each statement execute function refuse_change();

-- Positive: the shop owes the customer; negative: the customer owes the shop.
create table balance_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  amount bigint not null check (amount <> 0),
  reason text not null,
  source text not null,
  at timestamptz not null,
  unique (reason, source)
);
create index balance_entry_account on balance_entry (account_id);
create trigger balance_entry_append_only before update or delete on balance_entry
  for each statement execute function refuse_change();
