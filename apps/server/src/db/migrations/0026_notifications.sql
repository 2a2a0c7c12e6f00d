CREATE TYPE "public"."notification_channel" AS ENUM('mail');--> statement-breakpoint
CREATE TYPE "public"."notification_kind" AS ENUM('order_changed', 'delivery_tomorrow', 'weekly_menu', 'review_reminder', 'offers');--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"email" text,
	"kind" "notification_kind" NOT NULL,
	"channel" "notification_channel" DEFAULT 'mail' NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notifications_whose" CHECK (num_nonnulls("notifications"."user_id", "notifications"."email") = 1)
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_user" ON "notifications" USING btree ("user_id","kind","channel");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_mailbox" ON "notifications" USING btree ("email","kind","channel");--> statement-breakpoint
CREATE INDEX "notifications_wanted" ON "notifications" USING btree ("kind","user_id") WHERE "notifications"."is_on";--> statement-breakpoint
INSERT INTO "notifications" ("user_id", "kind", "is_on", "changed_at")
	SELECT "users"."id", said."kind"::"notification_kind", said."is_on", now() FROM "users", LATERAL (VALUES
		('delivery_tomorrow', ("users"."notifications" ->> 'deliveryReminders')::boolean, true),
		('weekly_menu', ("users"."notifications" ->> 'weeklyMenu')::boolean, false),
		('offers', ("users"."notifications" ->> 'offers')::boolean, false)
	) AS said ("kind", "is_on", "at_first")
	WHERE "users"."deleted_at" IS NULL AND said."is_on" <> said."at_first";--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "notifications";