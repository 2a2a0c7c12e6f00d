import { type SeededPage, sellerFacts } from '../legal-facts.ts';

const { lt, en } = sellerFacts;

export const termsAndConditions: SeededPage = {
  slug: 'terms-and-conditions',
  name: { lt: 'Paslaugų teikimo taisyklės', en: 'Terms of service' },
  date: '2026-06-19',
  content: {
    lt: `
<p>Šios taisyklės – tai jūsų ir mūsų sutartis: ką parduodame, kaip mokate, kada atvežame, ką daryti, jei persigalvojote arba kas nors nepavyko. Stengėmės rašyti žmonių kalba. Jei kas neaišku, klauskite: ${lt.emailLink}.</p>
<h2>1. Kas mes</h2>
<p>Pardavėjas – ${lt.name}, juridinio asmens kodas ${lt.code}, PVM mokėtojo kodas ${lt.vatCode}, adresas ${lt.address}, tel. ${lt.phone}, el. paštas ${lt.email}.</p>
<p>Taisyklės galioja visiems užsakymams šioje svetainėje: įprastiems ir išskirtiniams rinkiniams, individualiems užsakymams ir dovanų kuponams. Pirkdami turite pažymėti, kad su jomis susipažinote ir sutinkate. Jūsų užsakymui galioja ta taisyklių redakcija, kuri skelbiama užsakymo pateikimo metu.</p>
<h2>2. Kas gali pirkti</h2>
<ul>
<li>veiksnūs asmenys nuo 18 metų;</li>
<li>asmenys nuo 14 iki 18 metų, turintys tėvų ar globėjų sutikimą, išskyrus atvejus, kai jie savarankiškai disponuoja savo pajamomis;</li>
<li>juridiniai asmenys, veikiantys per įgaliotus atstovus.</li>
</ul>
<p>Užsisakyti galima ir neregistruojantis. Be registracijos pateiktas užsakymas vėliau paskyroje savaime neatsiranda; jo puslapį pasieksite per nuorodą iš patvirtinimo laiško, o prisiregistravę tuo pačiu el. paštu, galėsite jį ten priskirti savo paskyrai.</p>
<h2>3. Sutarties sudarymas</h2>
<ol>
<li>Išsirenkate prekes, pristatymo laiką ir mokėjimo būdą, patikrinate užsakymą ir paspaudžiate mygtuką, kuriuo įsipareigojate sumokėti.</li>
<li>Užsakymą patvirtiname el. laišku. Nuo tada laikoma, kad sutartis sudaryta.</li>
<li>Jei, kol pildėte užsakymą, pasikeitė kaina, jo nepriimsime: parodysime naują sumą ir paprašysime patvirtinti dar kartą.</li>
<li>Sutinkate, kad jūsų nurodytais kontaktais siųstume informaciją apie užsakymo eigą. Tai ne reklama, o būtina sutarties dalis.</li>
</ol>
<p>Individualus užsakymas prasideda nuo užklausos. Paprastai per 24 valandas pranešame, ar galime ją įvykdyti ir kokia bus kaina. Sutartis sudaroma, kai tą kainą sumokate per 6 valandas nuo patvirtinimo; kitaip užsakymas atšaukiamas. Individualų rinkinį pradedame vežti ne anksčiau kaip po 3 dienų nuo užklausos.</p>
<h2>4. Kainos ir mokėjimas</h2>
<p>Kainos nurodytos eurais su PVM. Prieš mokėdami matote visas dalis: rinkinių kainą, priedą už alergenų pašalinimą, papildomas prekes, nuolaidas, panaudotus taškus ir pristatymą. Jei skelbiame kainos sumažinimą, šalia nurodome mažiausią kainą per 30 dienų iki jo pradžios.</p>
<ul>
<li><strong>Per elektroninę bankininkystę arba mokėjimo kortele</strong> – mokėjimą inicijuoja licencijuota mokėjimo įstaiga, kurios paslaugomis naudojamės. Neapmokėtas per 6 valandas užsakymas atšaukiamas.</li>
<li><strong>Banko pavedimu</strong> – per 6 valandas nuo užsakymo. Užsakymą patvirtiname gavę pinigus; jei vėluojate, susisiekiame ir sprendžiame, ar galime jį išlaikyti.</li>
<li><strong>Grynaisiais kurjeriui</strong> – visą sumą pirmąją pristatymo dieną.</li>
</ul>
<p>Sąskaitą faktūrą siunčiame el. paštu. Pinigus grąžinę, išrašome kreditinę sąskaitą.</p>
<h2>5. Pristatymas</h2>
<p>Pristatome Vilniuje, Kaune ir Klaipėdoje jūsų pasirinktomis dienomis ir pasirinktu laiku. Už įprastų rinkinių pristatymą mokama kartą per užsakymą – pagal ilgiausią laikotarpį, už išskirtinius – atskirai už kiekvieną. Savaitgaliais ir šventinėmis dienomis kaina didesnė.</p>
<ul>
<li>Galite prašyti rinkinį perduoti į rankas ar palikti prie durų arba patys išeiti jo pasiimti. Palikus prie durų, prekės laikomos perduotomis jas ten padėjus.</li>
<li>Jei nurodytu laiku jūsų nėra, nepavyksta prisiskambinti ar patekti į laiptinę, tos dienos rinkinys laikomas pristatytu: jis gendantis ir antrą kartą jo pasiūlyti negalime.</li>
<li>Jei vėluojame mes, pranešame. Jei tą dieną neatvežame dėl savo kaltės, grąžiname dienos kainą arba suderiname kitą dieną – renkatės jūs.</li>
<li>Jei laikotarpis trumpesnis nei 20 darbo dienų, dėžutės pakuojamos į popierinius maišelius.</li>
</ul>
<h2>6. Maistas, sudėtis ir alergenai</h2>
<p>Patiekalų sudėtį, alergenus, kiekį ir maistinę vertę skelbiame svetainėje, „tinka vartoti iki“ datą – ant etiketės. Patiekalas gali būti pakeistas lygiaverčiu, jei trūksta produkto ar jo kokybė mums nepatinka; atsižvelgiame į jūsų pažymėtus alergenus. Virtuvėje naudojami visi 14 alergenų, todėl jų pėdsakų galimybės neatmetame. Maistą laikykite 2–6 °C temperatūroje.</p>
<p>Rinkiniai nėra vaistai ir nepakeičia gydytojo ar dietologo konsultacijos. Paveikslėliai svetainėje – iliustracijos.</p>
<h2>7. Pakeitimai ir atšaukimas</h2>
<ul>
<li><strong>Atšaukti</strong> vieną, kelias ar visas likusias dienas – iki dienos likus daugiau nei {cancellation_hours}</li>
<li><strong>Pakeisti rinkinį</strong> – iki dienos likus daugiau nei {change_hours} Pakeitimas taikomas visiems to užsakymo įprastiems rinkiniams.</li>
<li><strong>Perkelti ar praleisti dieną, pakeisti pristatymo laiką, adresą ar perdavimo būdą</strong> – likus daugiau nei {delivery_change_hours} Praleista diena nukeliama į užsakymo pabaigą, ne toliau kaip 90 dienų.</li>
<li>Visa tai darote patys savo paskyroje; terminai skaičiuojami iki vidurnakčio, kuriuo prasideda diena, kai vežame. Prieš patvirtindami matote, kas pasikeis ir nuo kurios dienos, o po to gaunate kvitą; daugumą pakeitimų 30 minučių galite atšaukti. Užsakę be registracijos galite užsakymo puslapyje atšaukti jo dienas; kitiems pakeitimams pridėkite užsakymą prie paskyros su tuo pačiu patvirtintu el. paštu – savaime jis joje neatsiranda.</li>
<li>Jei kitas rinkinys brangesnis, pakeitimas įsigalioja sumokėjus priemoką per 6 valandas, bet ne vėliau kaip iki pirmosios keičiamos dienos termino. Jei pigesnis – skirtumą grąžiname.</li>
<li>Jei pinigai už užsakymą ateina per vėlai pirmosioms dienoms pagaminti, jos nukeliamos į pabaigą.</li>
<li>Dienos, kurioms terminas jau praėjo, pristatomos ir pinigai už jas negrąžinami.</li>
<li>Individualus užsakymas atšaukiamas pateikus prašymą: susisiekiame ir sutariame dėl sąlygų.</li>
</ul>
<p>Grąžinama suma = už prekę sumokėta suma − dienos kaina (be kodų ir taškų) × pristatytų ar nebeatšaukiamų dienų skaičius, bet ne mažiau kaip 0. Pristatymo mokestis grąžinamas už dienas, kuriomis pagal tą užsakymą nieko nebevežame. Panaudoti taškai ta pačia dalimi grįžta taškais, o už grąžintą sumą gauti taškai nurašomi. Tikslią sumą sužinote prieš patvirtindami.</p>
<p>Užsakymą galime atšaukti ir mes – jei jis neapmokėtas arba dėl nuo mūsų nepriklausančių aplinkybių negalime gaminti ar pristatyti. Tada už nepristatytas dienas grąžiname visą sumokėtą sumą.</p>
<h2>8. Teisė atsisakyti sutarties</h2>
<p>Įprasta 14 dienų teisė atsisakyti sutarties nenurodant priežasties <strong>netaikoma</strong> greitai gendančiam ir trumpai galiojančiam maistui, taip pat pagal jūsų nurodymus pagamintoms prekėms (Civilinio kodekso 6.228<sup>10</sup> straipsnis). Vietoj jos galioja 7 skyriuje nurodyti atšaukimo terminai.</p>
<p><strong>Dovanų kupono</strong> sutarties galite atsisakyti per 14 dienų nuo pirkimo, jei kuponas dar nepanaudotas: paspauskite „Atsisakyti sutarties“ kupono užsakymo puslapyje arba parašykite mums laisva forma. Gavimą iš karto patvirtinsime el. paštu, o pinigus grąžinsime ne vėliau kaip per 14 dienų tuo pačiu mokėjimo būdu; kupono kodas nustos galioti.</p>
<h2>9. Kokybė, grąžinimas ir pinigai</h2>
<p>Gavę patikrinkite, ar dėžutės nepažeistos ir ar atvežėme tai, ką užsisakėte. Apie kokybės trūkumus praneškite iki pirmosios darbo dienos po pristatymo pabaigos – savo dienų kalendoriuje arba užsakymo puslapyje – taip spėsime įvertinti gendantį maistą. Padėtų nuotrauka ir etiketės duomenys. Atsakome per 10 darbo dienų.</p>
<p>Jei pretenzija pagrįsta, pasirinktinai pakeisime prekę, sumažinsime kainą arba grąžinsime pinigus. Pinigus grąžiname per 10 darbo dienų nuo tada, kai gauname grąžinamą prekę, o jei jos grąžinti nereikia – nuo sprendimo. Šis skyrius neriboja jūsų įstatymuose nustatytų teisių dėl netinkamos kokybės prekių.</p>
<h2>10. Nuolaidų kodai ir dovanų kuponai</h2>
<ul>
<li>Nuolaidos kodas galioja 60 dienų nuo sukūrimo. Jis gali būti skirtas tik tam tikriems rinkiniams, laikotarpiams ar miestams ir nederinamas su kitais – apie tai pranešame krepšelyje.</li>
<li>Kodai netaikomi išskirtiniams rinkiniams.</li>
<li>Dovanų kuponas – tai pinigai, o ne nuolaida: juo atsiskaitoma už bet kokius rinkinius, priemokas ir pristatymą, galima ir dalimis, vienam užsakymui – iki 5 kuponų. Kuponas galioja {coupon_days} nuo išsiuntimo. Jei už užsakymą, apmokėtą kuponu, grąžiname pinigus, jie pirmiausia grįžta į kuponą ir juo galima naudotis dar bent 90 dienų. Kupono likutis pinigais nekeičiamas.</li>
</ul>
<h2>11. Taškai ir draugų kvietimas</h2>
<ul>
<li>Registruotas pirkėjas gauna {points_per_euro} už kiekvieną už rinkinius sumokėtą eurą, kai užsakymas apmokamas. Taško vertė – {point_value}.</li>
<li>Taškais padengiama iki {most_points_percent} rinkinių vertės. Didžiausia leidžiama suma pritaikoma automatiškai, ją galite išjungti. Pirmiausia naudojami seniausi taškai.</li>
<li>Taškai galioja {points_days}, į pinigus nekeičiami ir kitam asmeniui neperduodami.</li>
<li>Užsiregistravęs per kvietimo nuorodą, naujas pirkėjas gauna {referral_receiver_points}, o pakvietęs asmuo – {referral_points}, kai apmokamas pirmasis naujoko užsakymas. Savęs kviesti negalima, kaip ir registruotis per nuorodą el. pašto adresu, kuris jau turėjo paskyrą.</li>
</ul>
<p>Taškų programą galime pakeisti ar sustabdyti, apie tai pranešę prieš 30 dienų; iki tol sukauptus taškus spėsite panaudoti.</p>
<h2>12. Atsakomybė</h2>
<p>Atsakome už tai, kad maistas būtų saugus, atitiktų aprašymą ir būtų pristatytas sutartu laiku. Neatsakome už pasekmes, jei nurodėte neteisingus duomenis (adresą, alergenus), laikėte maistą netinkamai arba valgėte jį pasibaigus terminui. Nė viena šių taisyklių nuostata neriboja atsakomybės, kurios pagal įstatymą riboti negalima.</p>
<p>Šalys neatsako už įsipareigojimų nevykdymą dėl nenugalimos jėgos. Prisijungimo duomenis laikykite paslaptyje ir praneškite, jei įtariate, kad jais naudojasi kiti.</p>
<h2>13. Asmens duomenys</h2>
<p>Kaip tvarkome jūsų duomenis, parašyta <a href="/privacy-policy">privatumo politikoje</a>, o kaip juos ištrinti – <a href="/data-deletion-policy">duomenų ištrynimo tvarkoje</a>.</p>
<h2>14. Ginčai ir taikoma teisė</h2>
<p>Taikoma Lietuvos Respublikos teisė. Nesutarimus pirmiausia sprendžiame derybomis – per 30 kalendorinių dienų nuo raštiškos pretenzijos. Į ją atsakome ne vėliau kaip per 14 dienų.</p>
<p>Nepavykus susitarti, vartotojas gali kreiptis į Valstybinę vartotojų teisių apsaugos tarnybą (Vilniaus g. 25, 01402 Vilnius, <a href="https://vvtat.lt">vvtat.lt</a>), dėl maisto saugos – į Valstybinę maisto ir veterinarijos tarnybą, arba į Lietuvos Respublikos teismą.</p>
<h2>15. Taisyklių keitimas</h2>
<p>Taisykles galime keisti; nauja redakcija įsigalioja ją paskelbus ir taikoma vėlesniems užsakymams. Jei kuri nors nuostata negalioja, kitos lieka galioti. Jei lietuviškas ir angliškas tekstai skiriasi, pirmenybė teikiama lietuviškam.</p>`.trim(),
    en: `
<p>These terms are the contract between you and us: what we sell, how you pay, when we deliver, and what happens if you change your mind or something goes wrong. We have tried to write like human beings. If anything is unclear, ask: ${en.emailLink}.</p>
<h2>1. Who we are</h2>
<p>The seller is ${en.name}, company code ${en.code}, VAT code ${en.vatCode}, address ${en.address}, Lithuania, phone ${en.phone}, e-mail ${en.email}.</p>
<p>The terms cover every order on this site: regular and special kits, individual orders and gift coupons. When buying you must confirm that you have read and accept them. The version published when you place your order is the one that applies to it.</p>
<h2>2. Who may buy</h2>
<ul>
<li>adults with legal capacity, aged 18 or over;</li>
<li>people aged 14 to 18 with the consent of a parent or guardian, except where they may freely dispose of their own income;</li>
<li>legal entities acting through an authorised person.</li>
</ul>
<p>You can order without registering. Such an order does not appear in an account later by itself; you reach its page through the link in the confirmation e-mail, and once you have registered with the same e-mail address you can claim it there.</p>
<h2>3. How the contract is made</h2>
<ol>
<li>You choose goods, a delivery time and a way to pay, check the order and press the button that commits you to pay.</li>
<li>We confirm the order by e-mail. The contract is made at that moment.</li>
<li>If a price changed while you were filling in the order, we won’t accept it as it is: we show the new sum and ask you to confirm again.</li>
<li>You agree that we use the contacts you gave us to inform you about the progress of your order. That is not advertising but a necessary part of the contract.</li>
</ol>
<p>An individual order starts with a request. We usually answer within 24 hours whether we can fulfil it and at what price. The contract is made when you pay that price within 6 hours of our approval; otherwise the order is cancelled. Delivery of an individual kit begins no earlier than 3 days after the request.</p>
<h2>4. Prices and payment</h2>
<p>Prices are in euro and include VAT. Before paying you see every part: the price of the kits, the extra for leaving out allergens, additions, discounts, points used and delivery. Where we announce a price reduction, we show the lowest price of the 30 days before it began.</p>
<ul>
<li><strong>Online banking or card</strong>: the payment is initiated by a licensed payment institution that works for us. An order not paid within 6 hours is cancelled.</li>
<li><strong>Bank transfer</strong>: within 6 hours of ordering. We confirm the order when the money arrives; if it is late, we contact you and decide whether we can keep the order.</li>
<li><strong>Cash to the courier</strong>: the whole sum on the first delivery day.</li>
</ul>
<p>We e-mail you the invoice. When money is returned, we issue a credit invoice.</p>
<h2>5. Delivery</h2>
<p>We deliver in Vilnius, Kaunas and Klaipėda on the days and at the time you chose. Delivery of regular kits is charged once per order, for the longest period; special kits are charged one by one. Weekends and public holidays cost more.</p>
<ul>
<li>You may ask us to hand the food over, to leave it at the door, or you can come out for it. Goods left at the door count as handed over once they are placed there.</li>
<li>If you are not there at the agreed time and we can neither reach you nor enter the building, that day’s kit counts as delivered: the food is perishable and cannot be offered again.</li>
<li>If we are late, we tell you. If we fail to deliver that day through our own fault, we refund the daily price or agree on another day, whichever you prefer.</li>
<li>Where the period is shorter than 20 working days, the boxes come in paper bags.</li>
</ul>
<h2>6. Food, ingredients and allergens</h2>
<p>Ingredients, allergens, quantity and nutrition are published on the site; the use-by date is on the label. A dish may be replaced by an equivalent one if an ingredient is missing or not good enough; we respect the allergens you ticked. Our kitchen uses all 14 allergens, so traces cannot be ruled out. Keep the food at 2–6 °C.</p>
<p>The kits are not medicine and do not replace the advice of a doctor or dietitian. The pictures on the site are illustrations.</p>
<h2>7. Changes and cancellation</h2>
<ul>
<li><strong>Cancel</strong> one, several or all days left: more than {cancellation_hours} before the day.</li>
<li><strong>Change the kit</strong>: more than {change_hours} before the day. The change applies to all regular kits of that order.</li>
<li><strong>Move or skip a day, change the delivery time, the address or how the box is handed over</strong>: more than {delivery_change_hours} before. A skipped day comes at the end of the order, at most 90 days later.</li>
<li>You do all this yourself in your account; the limits are counted to the midnight in which the day of delivery begins. Before you confirm you see what will change and from which day on, then you get a receipt; most changes can be taken back for 30 minutes. If you ordered without an account, you can cancel days on the order’s page; for other changes add the order to an account with the same, confirmed e-mail: it does not appear there by itself.</li>
<li>If another kit costs more, the change takes effect once the supplement is paid, within 6 hours and before the limit of the first changed day. If it costs less, we return the difference.</li>
<li>If the money for an order comes too late to cook its first days, they come at the end instead.</li>
<li>Days past these limits are delivered and not refunded.</li>
<li>An individual order is cancelled on request: we contact you and agree on the conditions.</li>
</ul>
<p>Refund = what you paid for the item − daily price (before codes and points) × days delivered or too late to cancel, but never less than 0. The delivery fee comes back for days on which nothing of that order is delivered any more. Points used come back as points in the same share, and points earned on the returned sum are taken back. You learn the exact amount before you confirm.</p>
<p>We may cancel an order too, if it is unpaid or if circumstances beyond our control keep us from cooking or delivering. In that case we refund everything paid for the days not delivered.</p>
<h2>8. Right of withdrawal</h2>
<p>The usual 14-day right to withdraw without giving a reason <strong>does not apply</strong> to food that spoils quickly or to goods made to your specification (Article 6.228<sup>10</sup> of the Civil Code of Lithuania). The cancellation terms of section 7 apply instead.</p>
<p>You may withdraw from the purchase of a <strong>gift coupon</strong> within 14 days if it has not been used: press “Withdraw from contract” on the page of the coupon order or write to us in any form. We confirm receipt by e-mail at once and return the money within 14 days by the same means of payment; the coupon code then stops working.</p>
<h2>9. Quality, returns and money</h2>
<p>On receipt please check that the boxes are intact and hold what you ordered. Tell us about defects by the end of the first working day after the delivery, in your calendar or on the order’s page, so that perishable food can still be assessed. A photo and the label’s details help. We answer within 10 working days.</p>
<p>If the complaint is justified we will, as you choose, replace the goods, reduce the price or return the money. We pay within 10 working days of receiving the returned goods or, where nothing needs returning, of the decision. This section does not limit your statutory rights concerning faulty goods.</p>
<h2>10. Discount codes and gift coupons</h2>
<ul>
<li>A discount code is valid for 60 days from its creation. It may be limited to certain kits, periods or cities and may not combine with others; the cart tells you so.</li>
<li>Codes do not apply to special kits.</li>
<li>A gift coupon is money, not a discount: it pays for any kits, supplements and delivery, in parts too, up to 5 coupons for an order. It is valid for {coupon_days} after it was sent. Where money comes back for an order that was paid by a coupon, it goes onto the coupon first, which can then be used for at least 90 days more. What is left on it is not paid out.</li>
</ul>
<h2>11. Points and inviting friends</h2>
<ul>
<li>A registered buyer gets {points_per_euro} for every euro paid for kits once the order is paid. A point is worth {point_value}.</li>
<li>Points cover up to {most_points_percent} of the value of the kits. The most allowed is applied automatically and you can switch it off. The oldest points are used first.</li>
<li>Points are valid for {points_days}, cannot be exchanged for money and cannot be passed on.</li>
<li>A newcomer who registers through an invitation link gets {referral_receiver_points}; the person who invited gets {referral_points} when the newcomer’s first order is paid. You cannot invite yourself, nor register through a link with an e-mail address that has had an account.</li>
</ul>
<p>We may change or stop the points scheme with 30 days’ notice; until then you can use the points you have.</p>
<h2>12. Liability</h2>
<p>We answer for food that is safe, as described and delivered when agreed. We do not answer for consequences of wrong details you gave us (address, allergens), of unsuitable storage or of eating the food past its date. Nothing in these terms limits liability that by law cannot be limited.</p>
<p>Neither party answers for a failure caused by force majeure. Keep your login details secret and tell us if you suspect that somebody else is using them.</p>
<h2>13. Personal data</h2>
<p>How we handle your data is described in the <a href="/privacy-policy">privacy policy</a>, and how to have it deleted in the <a href="/data-deletion-policy">data deletion policy</a>.</p>
<h2>14. Disputes and governing law</h2>
<p>The law of the Republic of Lithuania applies. Disagreements are first negotiated, within 30 calendar days of a written complaint. We answer complaints within 14 days at the latest.</p>
<p>If we cannot agree, a consumer may turn to the State Consumer Rights Protection Authority (Vilniaus g. 25, 01402 Vilnius, <a href="https://vvtat.lt">vvtat.lt</a>), for food safety to the State Food and Veterinary Service, or to a court of the Republic of Lithuania.</p>
<h2>15. Changes to these terms</h2>
<p>We may change these terms; a new version takes effect on publication and applies to later orders. If a provision is invalid, the others remain in force. Where the Lithuanian and English texts differ, the Lithuanian one prevails.</p>`.trim(),
  },
};
