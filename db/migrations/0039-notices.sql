-- What customers are told, kept by what it is about and not as finished text, so that it is read in the reader's language. `kind` is
-- open, so that an older program lives beside a newer one and leaves out what it does not know.
create table notice (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  kind text not null check (kind ~ '^[a-z_]{3,40}$'),
  -- What caused it; with the kind it is told once however often it is tried.
  source text not null,
  news jsonb not null,
  made_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, kind, source)
);
create index notice_of_account on notice (account_id, id desc);
create index notice_unread on notice (account_id) where read_at is null;

-- How a customer wants to hear of a topic; a topic without a row is as the program begins.
create table notice_choice (
  account_id bigint not null references account (id),
  topic text not null check (topic ~ '^[a-z_]{3,40}$'),
  letters boolean not null,
  sms boolean not null,
  changed_at timestamptz not null,
  primary key (account_id, topic)
);

-- The language in which an account is written to: of its last sign-in or order.
alter table account add column locale text not null default 'ua' check (locale in ('ua', 'ru'));
