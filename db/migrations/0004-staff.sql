-- People who work in the shop. E-mail is kept in small letters; the second factor's secret is sealed with the shop's key.
create table staff_member (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'manager', 'content', 'support')),
  password_hash text not null,
  totp_secret text not null,
  -- The time step of the last code that was taken: a code works once.
  totp_step bigint not null default 0,
  disabled_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1
);

-- A one-time link that makes a staff member; without an e-mail it is the first owner's, printed on the console.
create table staff_invitation (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  email text check (email = lower(email)),
  role text not null check (role in ('owner', 'manager', 'content', 'support')),
  totp_secret text not null,
  invited_by bigint references staff_member (id),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table staff_session (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_member (id),
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  second_factor_at timestamptz not null,
  revoked_at timestamptz
);
create index staff_session_staff on staff_session (staff_id);

-- What staff changed, before and after; nobody can change it (security.md S35).
create table audit_entry (
  id bigint generated always as identity primary key,
  staff_id bigint references staff_member (id),
  staff_email text not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  before jsonb,
  after jsonb,
  visit text not null,
  at timestamptz not null
);
create index audit_entry_entity on audit_entry (entity, entity_id);
create trigger audit_entry_append_only before update or delete on audit_entry
  for each statement execute function refuse_change();

-- Hidden by a person: stays hidden whatever 1C sends.
alter table product add column hidden_by_staff boolean not null default false;

-- Staff read orders of everybody, newest first, and look for one by its status.
create index placed_order_placed_at on placed_order (placed_at desc);
create index placed_order_status on placed_order (status, placed_at desc);
