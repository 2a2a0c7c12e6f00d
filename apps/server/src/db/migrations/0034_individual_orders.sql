CREATE TYPE "public"."individual_message_side" AS ENUM('buyer', 'staff');--> statement-breakpoint
CREATE TABLE "delivery_menus" (
	"delivery_id" integer PRIMARY KEY NOT NULL,
	"dishes" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "individual_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "individual_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key_hash" text NOT NULL,
	"user_id" integer,
	"locale" "locale" NOT NULL,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "individual_drafts_keyHash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "individual_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "individual_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"check_out_id" integer NOT NULL,
	"side" "individual_message_side" NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "individual_requests" (
	"check_out_id" integer PRIMARY KEY NOT NULL,
	"answers" jsonb,
	"consent_text" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"declined_words" text DEFAULT '' NOT NULL,
	"reminded_at" timestamp with time zone,
	"alarmed_at" timestamp with time zone,
	"pay_reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "personal_menu_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personal_menu_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"personal_menu_id" integer NOT NULL,
	"file" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "personal_menus" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "personal_menus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" integer,
	"check_out_id" integer,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "personal_menus_of" CHECK (num_nonnulls("personal_menus"."draft_id", "personal_menus"."check_out_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "delivery_menus" ADD CONSTRAINT "delivery_menus_delivery_id_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_drafts" ADD CONSTRAINT "individual_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_messages" ADD CONSTRAINT "individual_messages_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual_requests" ADD CONSTRAINT "individual_requests_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_menu_files" ADD CONSTRAINT "personal_menu_files_personal_menu_id_personal_menus_id_fk" FOREIGN KEY ("personal_menu_id") REFERENCES "public"."personal_menus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_menus" ADD CONSTRAINT "personal_menus_draft_id_individual_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."individual_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personal_menus" ADD CONSTRAINT "personal_menus_check_out_id_check_outs_id_fk" FOREIGN KEY ("check_out_id") REFERENCES "public"."check_outs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "individual_drafts_user" ON "individual_drafts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "individual_drafts_written" ON "individual_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "individual_messages_check_out" ON "individual_messages" USING btree ("check_out_id");--> statement-breakpoint
CREATE INDEX "personal_menu_files_menu" ON "personal_menu_files" USING btree ("personal_menu_id");--> statement-breakpoint
CREATE INDEX "personal_menus_draft" ON "personal_menus" USING btree ("draft_id");--> statement-breakpoint
CREATE INDEX "personal_menus_check_out" ON "personal_menus" USING btree ("check_out_id");--> statement-breakpoint
CREATE INDEX "check_outs_individual" ON "check_outs" USING btree ("id") WHERE "check_outs"."type" = 'individual_order';