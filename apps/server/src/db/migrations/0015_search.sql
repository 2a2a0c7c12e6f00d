CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE FUNCTION "plain_letters"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN lower(regexp_replace(normalize($1, NFD), '[\u0300-\u036f]', '', 'g'));--> statement-breakpoint
DROP INDEX "mails_recipient";--> statement-breakpoint
ALTER TABLE "check_outs" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_letters(' ' || number || ' ' || coalesce(buyer ->> 'firstName', '') || ' ' || coalesce(buyer ->> 'lastName', '') || ' ' || coalesce(buyer ->> 'companyName', '') || ' ' || coalesce(buyer ->> 'businessName', '') || ' ' || coalesce(buyer ->> 'businessCode', '') || ' ' || coalesce(buyer ->> 'email', '') || ' ' || coalesce(buyer ->> 'phoneNumber', '') || ' ' || coalesce(buyer ->> 'street', '') || ' ' || coalesce(buyer ->> 'houseNumber', '') || ' ' || coalesce(buyer ->> 'apartmentNumber', '') || ' ' || coalesce(buyer ->> 'postalCode', ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text GENERATED ALWAYS AS (plain_letters(' ' || first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || company)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "check_outs_search" ON "check_outs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "check_outs_start" ON "check_outs" USING btree ("start_date","id");--> statement-breakpoint
CREATE INDEX "check_outs_total" ON "check_outs" USING btree ("total_cents","id");--> statement-breakpoint
CREATE INDEX "payments_any_uuid" ON "payments" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "refund_tasks_due" ON "refund_tasks" USING btree ("due_cents","id");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree (lower("recipient"));