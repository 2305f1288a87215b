-- A reseller's own price list behind a personal link, one an account.
create table price_list (
  account_id bigint primary key references account (id) on delete cascade,
  link_hash bytea not null unique,
  link_sealed text not null,
  mark_up_percent integer not null check (mark_up_percent between 0 and 500),
  rounding text not null check (rounding in ('kopiyka', 'hryvnia', 'five', 'ten', 'nine')),
  prefers_recommended boolean not null,
  only_in_stock boolean not null,
  -- By space; empty for all.
  audiences text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  read_at timestamptz
);

-- The shop's own feeds for marketplaces; one without a row is off.
create table feed (
  name text primary key check (name in ('google', 'rozetka', 'prom')),
  is_on boolean not null,
  made_at timestamptz,
  offers integer,
  left_out jsonb
);
