-- Purchases and refunds told to Google Analytics and Meta by the server (docs/decisions/0064). Nothing stands here without consent, and
-- nothing after `forget_at`.
create table conversion_visitor (
  order_id uuid primary key references placed_order (id),
  order_number bigint not null,
  account_id bigint not null references account (id),
  -- Of Google's cookies, by consent to analytics; empty without one.
  client_id text not null check (length(client_id) <= 60),
  session_id text not null check (length(session_id) <= 20),
  -- By consent to advertising, empty without one.
  are_ads_allowed boolean not null,
  fbp text not null check (length(fbp) <= 500),
  fbc text not null check (length(fbc) <= 500),
  address text not null check (length(address) <= 60),
  user_agent text not null check (length(user_agent) <= 500),
  forget_at timestamptz not null,
  constraint conversion_visitor_ads check (are_ads_allowed or (fbp = '' and fbc = '' and address = '' and user_agent = ''))
);
create index conversion_visitor_account on conversion_visitor (account_id);
create index conversion_visitor_over on conversion_visitor (forget_at);

-- `source`: one of each vendor about each order. `held_until`: somebody tells it now; of a refund it stays where nobody knows the answer.
create table conversion (
  id bigint generated always as identity primary key,
  order_id uuid not null references conversion_visitor (order_id) on delete cascade,
  vendor text not null check (vendor in ('ga4', 'meta')),
  kind text not null check (kind in ('purchase', 'refund')),
  source text not null,
  goods jsonb not null,
  at timestamptz not null,
  held_until timestamptz,
  told_at timestamptz,
  constraint conversion_once unique (order_id, vendor, source)
);
