-- What each price type of the files is to the shop; `unknown` sells nothing until staff choose.
create table price_type (
  id_1c text primary key,
  name text not null default '',
  currency text not null default '',
  role text not null default 'unknown'
    check (role in ('unknown', 'wholesale', 'retail', 'old', 'recommended', 'purchase', 'ignored')),
  chosen_by text not null default 'nobody' check (chosen_by in ('nobody', 'guess', 'staff')),
  run_id bigint references import_run (id),
  last_seen_at timestamptz not null
);
create unique index price_type_one_a_role on price_type (role) where role in ('wholesale', 'retail', 'old', 'recommended');

-- Hryvnias for one unit of other money, from a file or by staff, whose rate a file does not overwrite.
create table currency_rate (
  currency text primary key,
  rate numeric(14, 6) not null check (rate > 0),
  chosen_by text not null check (chosen_by in ('file', 'staff')),
  at timestamptz not null
);

-- Every price a file has named, `{"price type": [hundredths, "currency"]}`: a change of roles applies to it at once.
alter table variation add column offered jsonb not null default '{}';

alter table import_run drop constraint import_run_state_check;
alter table import_run add constraint import_run_state_check check (state in ('running', 'done', 'failed', 'waiting', 'refused'));
alter table import_run add column note_values jsonb not null default '{}';

-- `reason` is a key of the exchange's words, `said` what the file said; not `whole` when the rest of the row was taken.
alter table import_refusal add column said text not null default '';
alter table import_refusal add column whole boolean not null default true;

-- How many of what a file brought, by name: taken, or passed over because the shop has no use for it.
create table import_count (
  run_id bigint not null references import_run (id),
  position int not null,
  kind text not null check (kind in ('taken', 'ignored')),
  name text not null,
  count int not null,
  primary key (run_id, position, kind, name)
);

-- Rows wait for what they name over any number of imports, oldest first.
delete from import_parked;
alter table import_parked add column id bigint generated always as identity primary key;
alter table import_parked add column id_1c text not null;
alter table import_parked add column waits_for text not null;
alter table import_parked add column parked_at timestamptz not null;
create index import_parked_waits_for on import_parked (waits_for);

-- Goods that were marked as deleted before the shop ever had them: their offers wait for nothing.
create table deleted_good (
  id_1c text primary key,
  at timestamptz not null
);

-- What a full export that waits would hide.
create table import_missing (
  run_id bigint not null references import_run (id),
  product_id bigint not null references product (id),
  primary key (run_id, product_id)
);
create index import_missing_product on import_missing (product_id);
