-- How 1C signs in; without a row the exchange is off.
create table exchange_access (
  single boolean primary key default true check (single),
  password_hash bytea not null,
  -- What 1C's pieces are: what nobody has ordered, or everything on its shelves.
  stock_counts text not null default 'free' check (stock_counts in ('free', 'shelf')),
  created_at timestamptz not null
);

-- One conversation of 1C with the shop.
create table exchange_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  kind text not null check (kind in ('catalog', 'sale')),
  network text not null,
  -- Of the protocol, as 1C named it; empty for the old one.
  version text not null default '',
  opened_at timestamptz not null,
  last_call_at timestamptz not null,
  ends_at timestamptz not null,
  received_pieces integer not null default 0,
  received_bytes bigint not null default 0,
  -- The import its files are a part of, until it is over.
  run_id bigint references import_run (id)
);
create index exchange_session_run on exchange_session (run_id) where run_id is not null;
create index exchange_session_ends on exchange_session (ends_at);

-- A file that 1C sent, in pieces.
create table exchange_file (
  id bigint generated always as identity primary key,
  session_id bigint not null references exchange_session (id) on delete cascade,
  name text not null,
  kind text not null check (kind in ('xml', 'archive', 'picture', 'other')),
  bytes bigint not null default 0,
  state text not null default 'came' check (state in ('came', 'working', 'done', 'failed')),
  -- Until when its worker is taken for alive.
  working_until timestamptz,
  -- Among the files of its import.
  position integer,
  -- Whether its catalogue names all goods; null for files without one.
  is_full boolean,
  fault text not null default '',
  fault_said text not null default '',
  unique (session_id, name)
);

-- Which version of an order 1C has.
create table order_in_1c (
  order_id uuid primary key references placed_order (id) on delete cascade,
  sent_version integer not null,
  sent_in bigint references exchange_session (id) on delete set null,
  -- Null until 1C has said that it has it.
  confirmed_version integer,
  confirmed_at timestamptz
);
create index order_in_1c_sent on order_in_1c (sent_in) where sent_in is not null;

-- What 1C said of orders and the shop did not do.
create table exchange_remark (
  id bigint generated always as identity primary key,
  order_number text not null,
  reason text not null,
  said text not null default '',
  at timestamptz not null
);
create index exchange_remark_at on exchange_remark (at);
