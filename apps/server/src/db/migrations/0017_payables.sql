-- All that was paid for so far were check-outs.
CREATE TABLE "payment_leases" (
	"payable_kind" text NOT NULL,
	"payable_id" integer NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_leases_payable_kind_payable_id_pk" PRIMARY KEY("payable_kind","payable_id")
);
--> statement-breakpoint
DROP INDEX "invoices_one_each";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "check_out_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "check_out_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ALTER COLUMN "check_out_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payable_kind" text NOT NULL DEFAULT 'check_out';--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "payable_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "payable_id" integer;--> statement-breakpoint
UPDATE "invoices" SET "payable_id" = "check_out_id";--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "payable_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payable_kind" text NOT NULL DEFAULT 'check_out';--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "payable_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "payable_id" integer;--> statement-breakpoint
UPDATE "payments" SET "payable_id" = "check_out_id";--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "payable_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "payable_kind" text NOT NULL DEFAULT 'check_out';--> statement-breakpoint
ALTER TABLE "refund_tasks" ALTER COLUMN "payable_kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "payable_id" integer;--> statement-breakpoint
UPDATE "refund_tasks" SET "payable_id" = "check_out_id";--> statement-breakpoint
ALTER TABLE "refund_tasks" ALTER COLUMN "payable_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_payable" ON "payments" USING btree ("payable_kind","payable_id");--> statement-breakpoint
CREATE INDEX "refund_tasks_payable" ON "refund_tasks" USING btree ("payable_kind","payable_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_each" ON "invoices" USING btree ("payable_kind","payable_id") WHERE "invoices"."kind" = 'invoice';--> statement-breakpoint
ALTER TABLE "check_outs" DROP COLUMN "paying_until";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_is_check_out" CHECK (coalesce(check_out_id, 0) = case payable_kind when 'check_out' then payable_id else 0 end);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_is_check_out" CHECK (coalesce(check_out_id, 0) = case payable_kind when 'check_out' then payable_id else 0 end);--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD CONSTRAINT "refund_tasks_is_check_out" CHECK (coalesce(check_out_id, 0) = case payable_kind when 'check_out' then payable_id else 0 end);