-- Programs that are told of what happens in the shop (decision 0088).
create table webhook_endpoint (
  id bigint generated always as identity primary key,
  name text not null,
  url text not null,
  -- Names of events with spaces between.
  events text not null check (events <> ''),
  secret_sealed text not null,
  -- The secret before, which signs beside it for a day.
  old_secret_sealed text,
  old_secret_until timestamptz,
  is_on boolean not null default true,
  -- Why it is off: staff, its answer 410, days of failures, or more waiting than is kept.
  off_because text not null default '' check (off_because in ('', 'staff', 'gone', 'failing', 'full')),
  -- Tries that failed since the last one that did not, and when the first of them did.
  failures int not null default 0,
  failing_since timestamptz,
  -- Nothing is sent before.
  rests_until timestamptz,
  -- Who sends to it just now, and until when that process is taken for alive.
  sender uuid,
  sends_until timestamptz,
  made_at timestamptz not null,
  withdrawn_at timestamptz
);
create unique index webhook_endpoint_name on webhook_endpoint (lower(name)) where withdrawn_at is null;

-- What happened, written in the transaction that did it, where somebody wants to hear of it.
create table webhook_event (
  -- The sequence number: of changes of one order or return the later one has the higher.
  id bigint generated always as identity primary key,
  message_id text not null unique,
  type text not null,
  data jsonb not null,
  at timestamptz not null
);
create index webhook_event_at on webhook_event (at);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  event_id bigint not null references webhook_event (id) on delete cascade,
  endpoint_id bigint not null references webhook_endpoint (id),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries int not null default 0,
  next_try_at timestamptz not null,
  tried_at timestamptz,
  milliseconds int,
  -- Null where nothing was answered; `fault` says why.
  answer_status int,
  answer_text text not null default '',
  fault text not null default '',
  unique (endpoint_id, event_id)
);
create index webhook_delivery_event on webhook_delivery (event_id);
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, event_id) where state = 'waiting';
