CREATE INDEX "addresses_city" ON "addresses" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "links_email" ON "links" USING btree (lower("data" ->> 'email'));--> statement-breakpoint
CREATE INDEX "check_outs_city" ON "check_outs" USING btree ("city_id");--> statement-breakpoint
CREATE INDEX "check_outs_advertising" ON "check_outs" USING btree ("created_at") WHERE "check_outs"."advertising" is not null;--> statement-breakpoint
CREATE INDEX "deliveries_city" ON "deliveries" USING btree ("city_id") WHERE "deliveries"."city_id" is not null;--> statement-breakpoint
CREATE INDEX "refund_tasks_payment" ON "refund_tasks" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_ended" ON "sessions" USING btree ("ended_at") WHERE "sessions"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role","id") WHERE "users"."role" <> 'user';--> statement-breakpoint
CREATE INDEX "code_uses_check_out" ON "code_uses" USING btree ("check_out_id");--> statement-breakpoint
CREATE INDEX "points_entries_check_out" ON "points_entries" USING btree ("check_out_id") WHERE "points_entries"."check_out_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_invoice" ON "mails" USING btree ("invoice_id") WHERE "mails"."invoice_id" is not null;