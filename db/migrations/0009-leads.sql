-- What people ask outside the order: a personal offer, or to become a supplier.
create table lead (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('offer', 'supplier')),
  name text not null,
  phone text not null check (phone ~ '^380[0-9]{9}$'),
  company text not null default '',
  wanted text not null,
  status text not null default 'new' check (status in ('new', 'in_work', 'done', 'refused')),
  note text not null default '',
  created_at timestamptz not null,
  version int not null default 1
);
create index lead_status on lead (status, id desc);

-- Letters are sent to confirmed addresses alone; the token of the last letter confirms and ends.
create table subscription (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  locale text not null check (locale in ('ua', 'ru')),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  left_at timestamptz
);
