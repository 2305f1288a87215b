-- Programs that exchange goods and orders with the shop by JSON and CSV; each has a key of its own.
create table exchange_key (
  id bigint generated always as identity primary key,
  name text not null,
  key_hash bytea not null unique,
  may_goods boolean not null,
  may_prices boolean not null,
  may_orders boolean not null,
  -- What its pieces are: what nobody has ordered, or everything on its shelves.
  stock_counts text not null default 'free' check (stock_counts in ('free', 'shelf')),
  made_at timestamptz not null,
  last_used_at timestamptz,
  last_network text not null default '',
  withdrawn_at timestamptz
);
create unique index exchange_key_name on exchange_key (lower(name)) where withdrawn_at is null;

-- Parts of a program that are one import: a full catalogue, or what it sends now and then.
create table exchange_intake (
  id bigint generated always as identity primary key,
  token uuid not null unique,
  key_id bigint not null references exchange_key (id),
  run_id bigint not null references import_run (id),
  is_full boolean not null,
  is_trial boolean not null,
  opened_at timestamptz not null,
  last_call_at timestamptz not null,
  ended_at timestamptz
);
create unique index exchange_intake_open on exchange_intake (key_id, is_full, (case when is_full then false else is_trial end))
  where ended_at is null;
create index exchange_intake_run on exchange_intake (run_id);

-- One body of a program, under the key of its call.
create table exchange_part (
  id bigint generated always as identity primary key,
  key_id bigint not null references exchange_key (id),
  call_key text not null,
  intake_id bigint not null references exchange_intake (id) on delete cascade,
  kind text not null check (kind in ('goods', 'prices', 'stock')),
  format text not null check (format in ('json', 'ndjson', 'csv')),
  charset text not null default '',
  digest bytea not null,
  bytes bigint not null,
  -- Among the files of its import.
  position integer not null,
  state text not null default 'came' check (state in ('came', 'working', 'done', 'failed')),
  -- Until when its worker is taken for alive.
  working_until timestamptz,
  fault text not null default '',
  fault_said text not null default '',
  fault_line integer not null default 0,
  -- Names of fields the shop does not know.
  unknown_fields jsonb not null default '[]',
  came_at timestamptz not null,
  unique (key_id, call_key)
);
create index exchange_part_intake on exchange_part (intake_id);
create index exchange_part_work on exchange_part (state) where state in ('came', 'working');

-- What became of a row of a part.
create table exchange_row (
  part_id bigint not null references exchange_part (id) on delete cascade,
  -- Its number in an array, or the line of the text where it begins.
  row integer not null,
  id_1c text not null,
  -- 0 unchanged, 1 refused, 2 parked, 3 taken; the highest of what the row held.
  result smallint not null,
  problems jsonb not null,
  primary key (part_id, row)
);

-- Who has an order: 0 is 1C, any other a program's key.
alter table order_in_1c add column reader bigint not null default 0;
alter table order_in_1c drop constraint order_in_1c_pkey;
alter table order_in_1c add primary key (order_id, reader);
-- Who said it of an order, in the same way.
alter table exchange_remark add column reader bigint not null default 0;
