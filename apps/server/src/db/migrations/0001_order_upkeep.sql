ALTER TABLE "check_outs" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "check_outs" ADD COLUMN "forget_since" timestamp with time zone;--> statement-breakpoint
UPDATE "check_outs" SET "forget_since" = "users"."deleted_at" FROM "users" WHERE "users"."id" = "check_outs"."user_id" AND "users"."deleted_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_tasks" ADD COLUMN "refused_uuids" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
DELETE FROM "code_uses" WHERE "check_out_id" NOT IN (SELECT "id" FROM "check_outs");--> statement-breakpoint
UPDATE "points_entries" SET "check_out_id" = NULL WHERE "check_out_id" NOT IN (SELECT "id" FROM "check_outs");--> statement-breakpoint
ALTER TABLE "code_uses" ADD CONSTRAINT "code_uses_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_entries" ADD CONSTRAINT "points_entries_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE set null ON UPDATE no action;