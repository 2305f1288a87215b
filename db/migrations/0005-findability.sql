-- Addresses that moved (301) or are gone for good (410), without their language. Asked only where the shop has nothing
-- to show, so a page that lives is never hidden by one.
create table redirect (
  path text primary key check (path like '/%'),
  target text not null default '' check (target = '' or target ~ '^/([^/\\]|$)'),
  status smallint not null check (status in (301, 410)),
  check ((status = 301) = (target <> ''))
);

-- Every process keeps them in memory with the rest of the content; whoever writes one, all hear of it.
create function tell_content_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('content', '');
  return null;
end $$;
create trigger redirect_changed after insert or update or delete on redirect
  for each statement execute function tell_content_changed();

-- What was looked for and not found, per day in Kyiv; never who looked.
create table search_miss (
  day date not null,
  text_key text not null check (length(text_key) between 3 and 64),
  times int not null check (times > 0),
  primary key (day, text_key)
);

-- When what a page says of a product last changed; its version moves with exactly that.
alter table product add column changed_at timestamptz not null default now();
create function mark_changed() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger product_changed before update on product
  for each row when (old.version is distinct from new.version) execute function mark_changed();
