DROP INDEX "check_outs_user";--> statement-breakpoint
CREATE INDEX "check_outs_user" ON "check_outs" USING btree ("user_id","last_date");