import type { FaqSection } from './types.ts';

export const faq: readonly FaqSection[] = [
  {
    key: 'ordering',
    name: { lt: 'Užsakymas ir apmokėjimas', en: 'Ordering and payment' },
    items: [
      {
        question: { lt: 'Kaip užsisakyti?', en: 'How do I order?' },
        answer: {
          lt: '<p>Išsirinkite <a href="/mitybos-planai">rinkinį</a>, kaloringumą ir laikotarpį – 5, 10 arba 20 dienų. Pažymėkite, ko nevalgote, jei norite, pridėkite užkandžių, ir dėkite į krepšelį. Liks nurodyti adresą, pristatymo laiką ir apmokėti.</p><p>Visa tai trunka apie penkias minutes – mažiau nei bulves nuskusti.</p>',
          en: '<p>Choose a <a href="/mitybos-planai">kit</a>, your calories and a period of 5, 10 or 20 days. Tick what you don’t eat, add a snack or two if you like, and put it in the cart. Then give us an address and a delivery time, and pay.</p><p>It takes about five minutes, which is less than peeling the potatoes.</p>',
        },
      },
      {
        question: { lt: 'Ar būtina registruotis?', en: 'Do I have to register?' },
        answer: {
          lt: '<p>Ne, užsisakyti galite ir kaip svečias. Jei vėliau tuo pačiu el. paštu prisiregistruosite, užsakymo puslapyje galėsite jį priskirti savo paskyrai.</p><p>Prisiregistravę paskyroje matysite savo užsakymus ir jų pristatymo dienas, turėsite išsaugotus adresus ir rinksite <a href="/p/taskai">taškus</a>.</p>',
          en: '<p>No, you can order as a guest. If you register with the same e-mail address later, you can add the order to your account on the order’s own page.</p><p>With an account you see your orders and their delivery days, keep your addresses and collect <a href="/p/taskai">points</a>.</p>',
        },
      },
      {
        question: { lt: 'Kaip galiu atsiskaityti?', en: 'How can I pay?' },
        answer: {
          lt: '<ul><li><strong>Per savo banką arba kortele</strong> – pasirenkate banką ar kortelę ir patvirtinate mokėjimą. Užsakymas apmokėtas iš karto.</li><li><strong>Pavedimu</strong> – rekvizitus gausite el. paštu. Kai gausime pinigus, užsakymą patvirtinsime.</li><li><strong>Grynaisiais</strong> – kurjeriui pirmąją pristatymo dieną.</li></ul>',
          en: '<ul><li><strong>Through your bank or by card</strong>: pick your bank or the card and confirm the payment. The order is paid at once.</li><li><strong>By bank transfer</strong>: we e-mail you the details and confirm the order once the money arrives.</li><li><strong>In cash</strong>: to the courier, on the first delivery day.</li></ul>',
        },
      },
      {
        question: { lt: 'Per kiek laiko turiu sumokėti?', en: 'How long do I have to pay?' },
        answer: {
          lt: '<p>Per banką, kortele arba pavedimu – per 6 valandas. Internetu neapmokėtas užsakymas po to atšaukiamas pats, o jei pavedimas vėluoja, susisieksime. Individualaus užsakymo 6 valandos skaičiuojamos nuo tada, kai patvirtiname kainą.</p>',
          en: '<p>Six hours by bank, card or transfer. An order that was to be paid online is then cancelled by itself; if a transfer is late, we will get in touch. For an individual order the six hours start when we confirm the price.</p>',
        },
      },
      {
        question: { lt: 'Kas yra individualus užsakymas?', en: 'What is an individual order?' },
        answer: {
          lt: '<p>Kai įprastų rinkinių neužtenka: turite savo mitybos planą, norite kitokio baltymų, riebalų ir angliavandenių santykio arba nevalgote pusės abėcėlės. <a href="/kontaktai">Parašykite mums</a>, ko norėtumėte, – paprastai per 24 valandas pasakysime, ar galime pagaminti ir kiek tai kainuos. Pirmasis pristatymas – ne anksčiau kaip po 3 dienų.</p>',
          en: '<p>It is for when the regular kits aren’t enough: you have your own diet plan, want a different balance of protein, fat and carbohydrates, or don’t eat half the alphabet. <a href="/kontaktai">Write to us</a> what you would like and we usually tell you within 24 hours whether we can cook it and for how much. The first delivery is at least 3 days away.</p>',
        },
      },
    ],
  },
  {
    key: 'delivery',
    name: { lt: 'Pristatymas ir pakuotė', en: 'Delivery and packaging' },
    items: [
      {
        question: { lt: 'Kur ir kada atvežate?', en: 'Where and when do you deliver?' },
        answer: {
          lt: '<p>Vežame Vilniuje, Kaune ir Klaipėdoje. Laiką pasirenkate užsakydami – siūlome ankstyvo ryto ir vakaro laiką, kiekviename mieste jis šiek tiek skiriasi. Galite valgyti darbo dienomis arba kasdien, su savaitgaliais.</p><p>Vakare atvežtas rinkinys skirtas artimiausiai parai: vakarienė – tą patį vakarą, pusryčiai ir pietūs – rytoj.</p>',
          en: '<p>We deliver in Vilnius, Kaunas and Klaipėda. You pick the time when ordering; there are early morning and evening windows that differ a little from city to city. Eat on working days only or every day, weekends included.</p><p>A kit brought in the evening is for the next 24 hours: dinner tonight, breakfast and lunch tomorrow.</p>',
        },
      },
      {
        question: { lt: 'Kiek kainuoja pristatymas?', en: 'What does delivery cost?' },
        answer: {
          lt: '<p>Darbo dieną – {delivery_price}, savaitgalį ir šventinę dieną – {weekend_delivery_price}. Jei užsakyme keli įprasti rinkiniai, už pristatymą mokate vieną kartą – pagal ilgiausią laikotarpį. Išskirtiniams rinkiniams (Kūčių, sulčių dienos) taikomas atskiras {unique_delivery_price} arba {unique_weekend_delivery_price} mokestis už rinkinį.</p><p>Galutinę sumą visada matote krepšelyje dar prieš mokėdami.</p>',
          en: '<p>{delivery_price} on a working day and {weekend_delivery_price} at a weekend or on a public holiday. With several regular kits in one order you pay for delivery once, for the longest period. Special kits (Christmas Eve, juice day) have their own fee of {unique_delivery_price} or {unique_weekend_delivery_price} each.</p><p>The final sum is always in the cart before you pay.</p>',
        },
      },
      {
        question: { lt: 'O jei manęs nebus namie?', en: 'What if I’m not at home?' },
        answer: {
          lt: '<p>Užsakydami pasirinkite, kaip perduoti: į rankas, palikti prie durų ar išeisite pasiimti į lauką. Prie durų paliekame tyliai, neskambinę; kuo greičiau padėkite dėžutes į šaldytuvą. Durų kodą ir kitas gudrybes įrašykite į pastabas.</p>',
          en: '<p>Choose how to receive it when you order: into your hands, left at the door, or you come out for it. At the door we leave it quietly, without ringing; please move the boxes to the fridge as soon as you can. Put door codes and other tricks into the notes.</p>',
        },
      },
      {
        question: { lt: 'Kaip supakuotas maistas?', en: 'How is the food packed?' },
        answer: {
          lt: '<p>Kiekvienas valgymas – atskiroje sandarioje dėžutėje su etikete. Jei užsakymas trumpesnis nei 20 darbo dienų, dėžutės keliauja popieriniame maišelyje. Ilgesniems užsakymams skiriame daugkartinį šaltkrepšį – tuščią grąžinate kurjeriui kito pristatymo metu.</p><p>Plačiau – <a href="/p/kaip-pristatome">kaip pristatome</a>.</p>',
          en: '<p>Each meal has its own sealed, labelled box. If your order is shorter than 20 working days, the boxes travel in a paper bag. Longer orders get a reusable cool bag; hand the empty one back to the courier next time.</p><p>More in <a href="/p/kaip-pristatome">how we deliver</a>.</p>',
        },
      },
    ],
  },
  {
    key: 'food',
    name: { lt: 'Maistas ir meniu', en: 'Food and menu' },
    items: [
      {
        question: {
          lt: 'Kada pasirodo naujas savaitės meniu?',
          en: 'When does the new weekly menu come out?',
        },
        answer: {
          lt: '<p>Šeštadienį, 09:00, <a href="/savaites-meniu">savaitės meniu</a> puslapyje pradedame rodyti kitą savaitę. Būsimą savaitę ten galite pasižiūrėti ir anksčiau.</p>',
          en: '<p>From Saturday, 09:00, the <a href="/savaites-meniu">weekly menu</a> page shows the following week. You can have a look at it there earlier too.</p>',
        },
      },
      {
        question: { lt: 'Kaip išsirinkti kaloringumą?', en: 'How do I choose my calories?' },
        answer: {
          lt: '<p>Pagrindiniame puslapyje yra skaičiuoklė: įrašykite lytį, amžių, ūgį, svorį, judrumą ir tikslą – ji pasiūlys kaloringumą ir rinkinį. Skaičiuojame pagal Mifflino–St Jeor formulę; tai gairė, o ne diagnozė. Mažiau nei 1 500 kcal per dieną nesiūlome.</p>',
          en: '<p>There is a calculator on the main page: enter your sex, age, height, weight, activity and goal, and it suggests a level and a kit. It uses the Mifflin-St Jeor formula. Treat the result as a guide, not a diagnosis. We never suggest less than 1,500 kcal a day.</p>',
        },
      },
      {
        question: {
          lt: 'Turiu alergiją. Ar galite gaminti be alergeno?',
          en: 'I have an allergy. Can you leave an allergen out?',
        },
        answer: {
          lt: '<p>Taip, rinkinio puslapyje pažymėkite, ko nedėti – patiekalą pakeisime arba pagaminsime kitaip. Dėl to kaina padidėja nurodytu procentu.</p><p>Sakome atvirai: virtuvėje naudojame visus 14 alergenų, todėl pėdsakų visiškai išvengti negalime. Jei jūsų alergija sunki, pirma <a href="/kontaktai">parašykite mums</a>.</p>',
          en: '<p>Yes. Tick it on the kit page and we will swap the dish or cook it differently. The price rises by the percentage shown.</p><p>To be frank, our kitchen handles all 14 allergens, so traces can’t be ruled out. If your allergy is severe, please <a href="/kontaktai">write to us</a> first.</p>',
        },
      },
      {
        question: { lt: 'Kiek laiko maistas išlieka šviežias?', en: 'How long does the food keep?' },
        answer: {
          lt: '<p>Ant kiekvienos dėžutės etiketės parašyta „tinka vartoti iki“ data. Laikykite šaldytuve, 2–6 °C temperatūroje, ir suvalgykite iki nurodytos dienos. Patiekalų neužšaldome ir jums to daryti nesiūlome.</p>',
          en: '<p>Every box has a use-by date on its label. Keep it in the fridge at 2–6 °C and eat it by that day. We don’t freeze our dishes and suggest you don’t either.</p>',
        },
      },
      {
        question: { lt: 'Kaip pašildyti?', en: 'How do I warm it up?' },
        answer: {
          lt: '<p>Nuimkite dangtelį ir šildykite mikrobangų krosnelėje 2–3 minutes arba perkelkite į keptuvę. Kartoninių dėžučių į orkaitę nedėkite. Salotų, jogurtų ir šaltibarščių šildyti tikrai nereikia.</p>',
          en: '<p>Take off the lid and microwave for 2–3 minutes, or tip it into a pan. Please don’t put the cardboard boxes in the oven. And leave the salads, yoghurts and cold beetroot soup just as they are.</p>',
        },
      },
      {
        question: { lt: 'Ar nuotraukose – tikri patiekalai?', en: 'Are the pictures real?' },
        answer: {
          lt: '<p>Svetainėje matote iliustracijas. Sudėtis, svoris ir maistinė vertė – tikri: tie patys duomenys spausdinami ant etiketės ir virtuvės lapo.</p>',
          en: '<p>What you see on the site are illustrations. The ingredients, weights and nutrition are real: the same data is printed on the label and the kitchen sheet.</p>',
        },
      },
    ],
  },
  {
    key: 'changes',
    name: { lt: 'Pakeitimai, atšaukimas ir pinigų grąžinimas', en: 'Changes, cancellation and refunds' },
    items: [
      {
        question: {
          lt: 'Ar galiu atšaukti dieną arba visą užsakymą?',
          en: 'Can I cancel a day or the whole order?',
        },
        answer: {
          lt: '<p>Taip, jei iki tos dienos liko daugiau nei {cancellation_hours} Atverkite dieną <a href="/user/kit-management">savo dienų kalendoriuje</a> ir pasirinkite „Grąžinti dieną“: sumą iki cento pamatysite prieš patvirtindami. Užsakę be registracijos visą užsakymą atšauksite jo puslapyje, kurio nuoroda yra patvirtinimo laiške. Artimesnės dienos jau gaminamos – jas atvešime ir pinigų už jas negrąžinsime.</p>',
          en: '<p>Yes, if that day is more than {cancellation_hours} away. Open the day in <a href="/user/kit-management">your calendar</a> and choose “Give the day back”: you see the sum to the cent before you confirm. If you ordered without an account, you cancel the whole order on its page, linked in the confirmation e-mail. Days closer than that are already being prepared: they will be delivered and not refunded.</p>',
        },
      },
      {
        question: {
          lt: 'Ar galiu pakeisti rinkinį arba pristatymo dieną?',
          en: 'Can I change the kit or the delivery day?',
        },
        answer: {
          lt: '<p>Taip, <a href="/user/kit-management">savo dienų kalendoriuje</a>:</p><ul><li><strong>rinkinį</strong> –  jei iki dienos liko daugiau nei {change_hours} Pakeitimas galioja visiems to užsakymo įprastiems rinkiniams.</li><li><strong>pristatymo datą, laiką ar adresą</strong> – jei liko daugiau nei {delivery_change_hours}</li></ul><p>Išvykstate? Dienas galite praleisti: jos nukeliamos į užsakymo pabaigą ir nieko nekainuoja. Tyliai nieko neperskaičiuojame: jei naujas rinkinys kainuoja kitaip, skirtumą iki cento pamatysite prieš patvirtindami.</p>',
          en: '<p>Yes, in <a href="/user/kit-management">your calendar</a>:</p><ul><li><strong>the kit</strong> can change if the day is more than {change_hours} away. The change applies to all regular kits of that order.</li><li><strong>the delivery date, time or address</strong>, if it is more than {delivery_change_hours} away.</li></ul><p>Going away? Days can be skipped: they come at the end of the order and cost nothing. We never quietly re-price days you have paid for: if the new kit costs more or less, you see the difference to the cent before you confirm.</p>',
        },
      },
      {
        question: { lt: 'Kaip apskaičiuojate grąžinamą sumą?', en: 'How do you work out a refund?' },
        answer: {
          lt: '<p>Iš sumokėtos sumos atimame kiekvienos pristatytos ar nebeatšaukiamos dienos kainą (be nuolaidų kodų ir taškų), o likutį grąžiname. Pavyzdžiui, 10 dienų kainavo 120 €, su kodu sumokėjote 108 €, gavote 3 dienas: 108 − 3 × 12 = 72 €. Panaudoti taškai grįžta taškais, o pristatymo mokestis – už dienas, kai nebevežame nieko.</p><p>Pinigus grąžiname per 10 darbo dienų.</p>',
          en: '<p>From what you paid we take the daily price (before codes and points) of each day delivered or too late to cancel; the rest comes back. For example, 10 days cost €120, with a code you paid €108 and received 3 days: 108 − 3 × 12 = €72. Points you used come back as points, and the delivery fee comes back for days when nothing is delivered any more.</p><p>We return the money within 10 working days.</p>',
        },
      },
      {
        question: { lt: 'Ką daryti, jei maistas netiko?', en: 'What if something is wrong with the food?' },
        answer: {
          lt: '<p>Pasakykite per 1 darbo dieną nuo pristatymo ir, jei galite, pridėkite nuotraukų: atverkite dieną <a href="/user/kit-management">savo dienų kalendoriuje</a> arba užsakymo puslapį. Jei suklydome, grąžinsime pinigus, pridėsime taškų arba atvešime kitą dieną.</p>',
          en: '<p>Tell us within 1 working day of delivery, with pictures if you can: open the day in <a href="/user/kit-management">your calendar</a>, or the order’s page. If the mistake is ours, we return money, add points or bring another day.</p>',
        },
      },
      {
        question: { lt: 'O kaip atšaukti individualų užsakymą?', en: 'How do I cancel an individual order?' },
        answer: {
          lt: '<p>Užsakymo puslapyje parašykite, kodėl norite atšaukti, ir išsiųskite prašymą. Susisieksime ir aptarsime sąlygas: jos priklauso nuo to, kiek jau nupirkta ir pagaminta būtent jums.</p>',
          en: '<p>On the order’s page, say why you would like to cancel and send the request. We will contact you about the conditions, which depend on how much has already been bought and cooked just for you.</p>',
        },
      },
    ],
  },
  {
    key: 'points',
    name: { lt: 'Taškai ir kodai', en: 'Points and codes' },
    items: [
      {
        question: { lt: 'Kaip veikia taškai?', en: 'How do points work?' },
        answer: {
          lt: '<p>Už kiekvieną už rinkinius sumokėtą eurą gaunate {points_per_euro}, taško vertė – {point_value}. Taškais galite padengti iki {most_points_percent} rinkinių vertės; didžiausią leidžiamą sumą pritaikome patys, o jūs galite ją išjungti. Taškai galioja {points_days} <a href="/p/taskai">Viskas apie taškus</a>.</p>',
          en: '<p>You get {points_per_euro} for every euro paid for kits, and a point is worth {point_value}. Points can cover up to {most_points_percent} of the value of the kits; we apply the most allowed by ourselves and you can switch that off. Points last {points_days}. <a href="/p/taskai">All about points</a>.</p>',
        },
      },
      {
        question: { lt: 'Ką gausiu už pakviestą draugą?', en: 'What do I get for inviting a friend?' },
        answer: {
          lt: '<p>Draugas, užsiregistravęs per jūsų nuorodą, iš karto gauna {referral_receiver_points}. Jūs gaunate {referral_points}, kai jis apmoka pirmąjį užsakymą. Nuorodą rasite <a href="/user/discounts">paskyroje</a>.</p>',
          en: '<p>A friend who registers through your link gets {referral_receiver_points} at once. You get {referral_points} when their first order is paid. Your link is in <a href="/user/discounts">your account</a>.</p>',
        },
      },
      {
        question: { lt: 'Kodėl nepritaikomas nuolaidos kodas?', en: 'Why won’t my discount code work?' },
        answer: {
          lt: '<p>Dažniausios priežastys: kodas nebegalioja (jis galioja 60 dienų nuo sukūrimo), skirtas kitam rinkiniui, laikotarpiui ar miestui, jau panaudotas arba nederinamas su kitu kodu. Išskirtiniams rinkiniams kodai netaikomi. Krepšelyje parašome tikslią priežastį.</p>',
          en: '<p>Usually because it has expired (codes last 60 days from creation), belongs to another kit, period or city, has been used already or can’t be combined with another code. Codes never apply to special kits. The cart tells you the exact reason.</p>',
        },
      },
    ],
  },
];
