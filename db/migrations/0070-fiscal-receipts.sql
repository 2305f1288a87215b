-- Receipts of the cash register in software (docs/decisions/0051): what each is to say, written with the money it is about, and what the
-- register answered. `source`: one receipt each. `vendor_id`: the name under which the register makes it; another one when a refused
-- receipt is made again. `held_until`: somebody asks now.
create table fiscal_receipt (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  -- Null for a payment of debts alone.
  order_id uuid references placed_order (id),
  order_number bigint,
  source text not null unique,
  kind text not null check (kind in ('sale', 'return')),
  sale_id bigint references fiscal_receipt (id),
  lines jsonb not null,
  payments jsonb not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('wanted', 'made', 'refused')),
  vendor_id uuid not null default gen_random_uuid() unique,
  wanted_at timestamptz not null,
  held_until timestamptz not null,
  error text not null default '',
  fiscal_code text not null default '',
  fiscal_at timestamptz,
  link text not null default '',
  text text not null default '',
  constraint fiscal_receipt_order check ((order_id is null) = (order_number is null)),
  constraint fiscal_receipt_made check ((state = 'made') = (fiscal_at is not null))
);
create index fiscal_receipt_of_order on fiscal_receipt (order_id);
create index fiscal_receipt_of_number on fiscal_receipt (order_number);
create index fiscal_receipt_account on fiscal_receipt (account_id);
create index fiscal_receipt_undone on fiscal_receipt (wanted_at) where state <> 'made';
