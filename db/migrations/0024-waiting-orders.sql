-- A newcomer's large order on delivery waits until then for the word of staff while it is 'new'; afterwards its goods go back
-- on sale. Null where no word is needed.
alter table placed_order add column waits_until timestamptz;
create index placed_order_waiting on placed_order (waits_until) where status = 'new' and waits_until is not null;

-- The language in which the customer placed it, and is told about it.
alter table placed_order add column locale text not null default 'ua' check (locale in ('ua', 'ru'));
