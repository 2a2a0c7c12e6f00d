DROP INDEX "refund_tasks_once";--> statement-breakpoint
CREATE INDEX "claims_said" ON "claims" USING btree ("created_at") WHERE "claims"."words" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "refund_tasks_once" ON "refund_tasks" USING btree ("payment_id") WHERE "refund_tasks"."reason" in ('paid_twice', 'paid_after_expiry', 'wrong_amount');