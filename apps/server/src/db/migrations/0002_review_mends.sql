ALTER TYPE "public"."points_reason" ADD VALUE 'left';--> statement-breakpoint
CREATE TABLE "stray_payments" (
	"uuid" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"received_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dish_allergens" DROP CONSTRAINT "dish_allergens_allergen_id_allergens_id_fk";
--> statement-breakpoint
ALTER TABLE "meal_kits" DROP CONSTRAINT "meal_kits_menu_type_id_menu_types_id_fk";
--> statement-breakpoint
ALTER TABLE "check_outs" DROP CONSTRAINT "check_outs_city_id_cities_id_fk";
--> statement-breakpoint
ALTER TABLE "allergens" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "evaluation_average" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dishes" ADD COLUMN "evaluation_votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "feedbacks" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "dish_allergens" ADD CONSTRAINT "dish_allergens_allergen_id_allergens_id_fk" FOREIGN KEY ("allergen_id") REFERENCES "public"."allergens"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meal_kits" ADD CONSTRAINT "meal_kits_menu_type_id_menu_types_id_fk" FOREIGN KEY ("menu_type_id") REFERENCES "public"."menu_types"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_outs" ADD CONSTRAINT "check_outs_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "allergens" ADD CONSTRAINT "allergens_code_unique" UNIQUE("code");