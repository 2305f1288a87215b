-- Whom a reseller sends parcels to. `place`: where the last parcel to them went, with its carrier.
create table recipient (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  surname text not null,
  name text not null,
  patronymic text not null default '',
  phone text not null check (phone ~ '^380[0-9]{9}$'),
  place jsonb not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index recipient_of_account on recipient (account_id, surname, name);

-- A customer's wish to be deleted is a task for staff like the other requests.
alter table lead drop constraint lead_kind_check;
alter table lead add constraint lead_kind_check check (kind in ('offer', 'supplier', 'deletion'));
