-- Stories and promotions have a time, and what staff write has a version (docs/decisions/0055).
alter table story add column shown_from timestamptz;
alter table story add column shown_until timestamptz;
alter table story add column version int not null default 1;
alter table story add constraint story_time check (shown_until > shown_from);
alter table promotion add column shown_from timestamptz;
alter table promotion add column shown_until timestamptz;
alter table promotion add column version int not null default 1;
alter table promotion add constraint promotion_time check (shown_until > shown_from);
alter table page_text add column version int not null default 1;
