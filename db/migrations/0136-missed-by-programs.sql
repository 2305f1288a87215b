-- Since when nothing new is kept for an address; a program is told of it once the address is on again. Null while it is on, and where
-- the program before this one switched it off: then the time it was made stands for it.
alter table webhook_endpoint add column off_since timestamptz;
