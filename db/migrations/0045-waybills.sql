-- The waybill of an order: wanted by staff, then made by the carrier or refused by it. `asked_at`: the carrier may have made it since, so it
-- is looked for by the order's number before it is asked again; `held_until`: somebody asks now.
create table waybill (
  order_id uuid primary key references placed_order (id) on delete cascade,
  state text not null check (state in ('wanted', 'made', 'failed')),
  weight_grams int not null check (weight_grams > 0),
  seats int not null check (seats between 1 and 20),
  number text not null default '',
  reference text not null default '',
  error text not null default '',
  by_whom text not null,
  wanted_at timestamptz not null,
  asked_at timestamptz,
  held_until timestamptz not null
);
