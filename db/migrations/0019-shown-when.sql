-- What must be true of the shop for a story or a promotion to be shown: names of services and of known facts, as in the
-- texts of pages (features/content/README.md). Empty for what is always shown.
alter table story add column shown_when text not null default '';
alter table promotion add column shown_when text not null default '';
