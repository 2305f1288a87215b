-- Pieces of a delivered order that came back by returns.
alter table order_line add returned int not null default 0 check (returned between 0 and pieces);

-- What a customer wants to give back of a delivered order, and what became of it.
create table goods_return (
  id bigint generated always as identity primary key,
  order_id uuid not null references placed_order (id),
  account_id bigint not null references account (id),
  status text not null check (status in ('asked', 'approved', 'refused', 'cancelled', 'received')),
  reason text not null check (reason in ('size', 'disliked', 'faulty', 'wrong', 'other')),
  comment text not null default '',
  refund_to text not null check (refund_to in ('card', 'balance')),
  -- The shop's words to the customer.
  answer text not null default '',
  -- What the customer got back: money, balance and points, kopiykas.
  given_money bigint not null default 0 check (given_money >= 0),
  given_balance bigint not null default 0 check (given_balance >= 0),
  given_bonuses bigint not null default 0 check (given_bonuses >= 0),
  asked_at timestamptz not null,
  changed_at timestamptz not null,
  version int not null default 1,
  -- The Idempotency-Key it was asked under, and of what.
  request_key text not null,
  request_hash bytea not null,
  unique (account_id, request_key)
);
create index goods_return_account on goods_return (account_id, id desc);
create index goods_return_order on goods_return (order_id);
create index goods_return_status on goods_return (status, id desc);

-- `received`: pieces that came; `fit`: of them those that can be sold again.
create table goods_return_line (
  return_id bigint not null references goods_return (id),
  variation_id bigint not null references variation (id),
  pieces int not null check (pieces > 0),
  received int not null default 0 check (received between 0 and pieces),
  fit int not null default 0 check (fit between 0 and received),
  primary key (return_id, variation_id)
);

create table goods_return_event (
  id bigint generated always as identity primary key,
  return_id bigint not null references goods_return (id),
  status text not null check (status in ('asked', 'approved', 'refused', 'cancelled', 'received')),
  by_whom text not null,
  note text not null default '',
  at timestamptz not null
);
create index goods_return_event_return on goods_return_event (return_id, id);

-- A photo waits for its return for a day; its file's name is its id.
create table goods_return_photo (
  id uuid primary key,
  account_id bigint not null references account (id),
  return_id bigint references goods_return (id),
  position smallint not null default 0,
  created_at timestamptz not null
);
create index goods_return_photo_return on goods_return_photo (return_id, position);
create index goods_return_photo_waiting on goods_return_photo (created_at) where return_id is null;

-- Pieces that came back unfit leave the shelf at once.
alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check check (reason in ('import', 'correction', 'sale', 'return', 'revival', 'write_off'));
