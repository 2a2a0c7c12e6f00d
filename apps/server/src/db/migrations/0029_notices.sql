CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "notification_kind" NOT NULL,
	"check_out_id" integer,
	"user_id" integer,
	"day" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_about" CHECK (num_nonnulls("notices"."check_out_id", "notices"."user_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_check_out" ON "notices" USING btree ("check_out_id","kind","day");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_user" ON "notices" USING btree ("user_id","kind","day");--> statement-breakpoint
CREATE INDEX "notices_day" ON "notices" USING btree ("day");