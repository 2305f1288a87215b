-- Which notice a message that is not sent yet tells of, so that it is withdrawn once the notice is no longer true.
alter table message add column notice_id bigint;
create index message_of_notice on message (notice_id) where settled_at is null and notice_id is not null;
