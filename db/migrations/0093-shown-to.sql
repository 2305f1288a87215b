-- Whom stories and promotions are for, and which stories a customer has seen (docs/decisions/0062).
alter table story add column shown_to text not null default 'everyone'
  check (shown_to in ('everyone', 'guests', 'customers', 'resellers'));
alter table promotion add column shown_to text not null default 'everyone'
  check (shown_to in ('everyone', 'guests', 'customers', 'resellers'));
-- Tiles stand among goods of shared pages.
alter table promotion add constraint promotion_tile_for_everyone check (place = 'carousel' or shown_to = 'everyone');

create table story_seen (
  account_id bigint not null references account (id),
  story_id bigint not null references story (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (account_id, story_id)
);
create index story_seen_story on story_seen (story_id);
