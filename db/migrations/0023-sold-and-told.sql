-- Pieces sold in the last thirty days, cancelled and returned orders left out; counted anew by the schedule.
alter table product add column sold_recently int not null default 0 check (sold_recently >= 0);

-- The language in which whoever asked wants to be told.
alter table back_in_stock add column locale text not null default 'ua' check (locale in ('ua', 'ru'));
