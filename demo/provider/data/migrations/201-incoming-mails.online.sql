create index concurrently if not exists enquiries_reply_token_idx
  on enquiries (reply_token) where reply_token is not null;

-- Replies name the email that they answer.
create index concurrently if not exists mails_message_id_idx
  on mails (message_id) where message_id is not null;
