-- Browsers that are told of news by web push (docs/decisions/0052): each belongs to a device, and hears nothing once that is signed out.
create table push_subscription (
  id bigint generated always as identity primary key,
  account_id bigint not null references account (id),
  device_id bigint not null references device (id) on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null check (length(p256dh) <= 200),
  auth text not null check (length(auth) <= 100),
  locale text not null check (locale in ('ua', 'ru')),
  made_at timestamptz not null
);
create index push_subscription_account on push_subscription (account_id);
-- Whether a topic is told so to browsers that subscribed.
alter table notice_choice add column push boolean not null default true;
