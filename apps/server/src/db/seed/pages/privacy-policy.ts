import { type SeededPage, sellerFacts } from '../legal-facts.ts';

const { lt, en } = sellerFacts;

export const privacyPolicy: SeededPage = {
  slug: 'privacy-policy',
  name: { lt: 'Privatumo politika', en: 'Privacy policy' },
  date: '2026-06-19',
  content: {
    lt: `
<p>Kad galėtume pagaminti ir atvežti maistą, turime žinoti, kas jį užsisakė ir kur vežti. Čia rašome, kokius duomenis renkame, kam jų reikia, kiek laiko saugome ir kaip galite juos valdyti.</p>
<h2>1. Kas atsako už jūsų duomenis</h2>
<p>Duomenų valdytojas – ${lt.name}, juridinio asmens kodas ${lt.code}, ${lt.address}. Visais duomenų klausimais rašykite ${lt.emailLink} arba skambinkite ${lt.phone}.</p>
<h2>2. Kokius duomenis tvarkome</h2>
<ul>
<li><strong>Užsakymo duomenys:</strong> vardas, pavardė, el. paštas, telefonas, pristatymo ir sąskaitos adresas, pastabos kurjeriui, užsakytos prekės, kalendorius, mokėjimo būdas ir būsena. Įmonėms – pavadinimas, kodas, darbuotojų skaičius.</li>
<li><strong>Paskyros duomenys:</strong> prisijungimo vardas, slaptažodžio maiša (paties slaptažodžio nežinome), adresai, taškai, kvietimai, kokių laiškų norite (jei atsisakėte jų neturėdami paskyros – ir tai), jūsų pačių išsaugota kalorijų norma ir tikslas. Jei jungiatės per „Google“ ar „Facebook“ – jų perduotas identifikatorius, vardas ir el. paštas.</li>
<li><strong>Mitybos pasirinkimai:</strong> alergenai, nemėgstami produktai, mitybos planas. Jie gali atskleisti sveikatos duomenis, todėl juos tvarkome tik jums patiems pateikus ir tik gaminimo tikslais.</li>
<li><strong>Mokėjimo duomenys:</strong> suma, data, mokėtojo vardas ir sąskaitos numeris, kai juos perduoda bankas. Kortelių ir banko prisijungimo duomenų nematome ir nesaugome.</li>
<li><strong>Techniniai duomenys:</strong> IP adresas, naršyklės tipas, veiksmų žurnalas – saugumui ir klaidoms taisyti.</li>
<li><strong>Jūsų žinutės:</strong> laiškai, kontaktų formos, patiekalų įvertinimai.</li>
</ul>
<p>Kalorijų skaičiuoklė skaičiuoja jūsų naršyklėje, tad ūgio, svorio ir amžiaus mums nesiunčiate. Jei naršyklėje išjungta „JavaScript“, skaičiuoja mūsų serveris: tada šie skaičiai atkeliauja puslapio adrese, o išsiuntę atsakymą jų nesaugome.</p>
<h2>3. Kam ir kokiu pagrindu</h2>
<table>
<thead><tr><th>Tikslas</th><th>Teisinis pagrindas (BDAR)</th><th>Saugojimas</th></tr></thead>
<tbody>
<tr><td>Priimti, pagaminti, pristatyti užsakymą ir informuoti apie jį</td><td>Sutarties vykdymas, 6 str. 1 d. b p.</td><td>Kol paprašysite ištrinti</td></tr>
<tr><td>Alergenų ir mitybos ypatumų paisymas</td><td>Aiškus sutikimas, 9 str. 2 d. a p.</td><td>Kol paprašysite ištrinti arba pakeisite užsakymą</td></tr>
<tr><td>Paskyra, taškai, kvietimai</td><td>Sutarties vykdymas, 6 str. 1 d. b p.</td><td>Kol turite paskyrą</td></tr>
<tr><td>Sąskaitos ir apskaita</td><td>Teisinė prievolė, 6 str. 1 d. c p.</td><td>10 metų</td></tr>
<tr><td>Atsakymai į užklausas, pretenzijos, teisinių reikalavimų gynimas</td><td>Teisėtas interesas, 6 str. 1 d. f p.</td><td>Kol išspręsta ir dar 3 metus</td></tr>
<tr><td>Individualus užsakymas: atsakymai apie alergijas ir mitybą, jūsų meniu, failai ir susirašinėjimas</td><td>Jūsų aiškus sutikimas, 9 str. 2 d. a p.</td><td>12 mėnesių po paskutinio pristatymo; jei užsakymas neįvyko arba prašymas neišsiųstas – 30 dienų</td></tr>
<tr><td>Svetainės saugumas, piktnaudžiavimo prevencija</td><td>Teisėtas interesas, 6 str. 1 d. f p.</td><td>Iki 12 mėnesių</td></tr>
<tr><td>Sąskaita, į kurią grąžiname pinigus</td><td>Sutarties vykdymas, 6 str. 1 d. b p.</td><td>90 dienų po grąžinimo, vėliau – tik keturi paskutiniai skaitmenys</td></tr>
<tr><td>Reklamos matavimas</td><td>Sutikimas, 6 str. 1 d. a p.</td><td>90 dienų arba iki sutikimo atšaukimo</td></tr>
</tbody>
</table>
<p>Automatizuotų sprendimų, kurie jums sukeltų teisines pasekmes, nepriimame.</p>
<h2>4. Kiek laiko saugome</h2>
<p>Dovanų kupono gavėjo vardą, el. paštą ir jam skirtus žodžius ištriname praėjus 30 dienų po to, kai kuponas išleidžiamas, grąžinamas arba baigiasi jo galiojimas. Neapmokėtą kuponų užsakymą ištriname po 30 dienų.</p>
<p>El. paštą, kuriuo paprašėte priminti apie Kūčių rinkinį, ištriname, kai tik išsiunčiame priminimą; nepatvirtintą prašymą – po 7 dienų, patvirtintą – ne vėliau kaip po 400 dienų.</p>
<p>Užsakymų duomenis saugome, kol paprašote juos ištrinti. Išimtis – apskaitos dokumentai: pagal įstatymą juos privalome laikyti 10 metų, net jei paskyra ištrinta. Tokiu atveju profilis nuasmeninamas, o sąskaitoje lieka tik tai, ko reikalauja įstatymas.</p>
<h2>5. Kas dar mato duomenis</h2>
<ul>
<li><strong>Kurjeris</strong> – tik tai, ko reikia prie durų: vardą, adresą, telefoną, pastabas. Ir tik šios bei kitos dienos pristatymams.</li>
<li><strong>Virtuvė</strong> – tik dėžutės numerį ir tai, kas turi būti viduje. Vardų, telefonų ir adresų ji nemato.</li>
<li><strong>Mokėjimo įstaiga</strong>, per kurią mokate, ir jūsų bankas.</li>
<li><strong>Techninių paslaugų teikėjai</strong> – serverių nuomos, el. pašto siuntimo, apskaitos. Su jais sudarytos duomenų tvarkymo sutartys.</li>
<li><strong>Reklamos platforma („Meta“)</strong> – tik jums sutikus.</li>
<li><strong>Valstybės institucijos</strong> – kai to reikalauja įstatymas.</li>
</ul>
<p>Duomenis laikome Europos ekonominėje erdvėje. Jei paslaugos teikėjas duomenis perduoda už jos ribų (pavyzdžiui, „Meta“, jei sutikote), remiamasi Europos Komisijos sprendimu dėl tinkamumo arba standartinėmis sutarčių sąlygomis. Duomenų neparduodame.</p>
<h2>6. Jūsų teisės</h2>
<ul>
<li>sužinoti, kokius jūsų duomenis tvarkome, ir gauti jų kopiją;</li>
<li>ištaisyti netikslius duomenis – dažniausiai tai padarysite patys paskyroje;</li>
<li>ištrinti duomenis – kaip, parašyta <a href="/data-deletion-policy">duomenų ištrynimo tvarkoje</a>;</li>
<li>apriboti tvarkymą arba nesutikti, kai remiamės teisėtu interesu;</li>
<li>gauti savo duomenis kompiuterio skaitomu formatu ir perduoti juos kitam;</li>
<li>bet kada atšaukti sutikimą – tai nepaveiks to, kas padaryta iki atšaukimo.</li>
</ul>
<p>Atsakome per vieną mėnesį. Kad duomenų neatiduotume svetimam, galime paprašyti patvirtinti tapatybę.</p>
<p>Jei manote, kad jūsų teisės pažeistos, parašykite mums – dažniausiai išsprendžiame greitai. Taip pat galite skųstis Valstybinei duomenų apsaugos inspekcijai (VDAI): L. Sapiegos g. 17, 10312 Vilnius, <a href="mailto:ada@ada.lt">ada@ada.lt</a>, <a href="https://vdai.lrv.lt">vdai.lrv.lt</a>.</p>
<h2>7. Slapukai</h2>
<p>Be jūsų sutikimo naudojame tik būtinuosius slapukus ir naršyklės saugyklą. Reklaminiai įkeliami tik jums paspaudus „Sutinku ir su reklama“; atsisakyti taip pat lengva kaip sutikti, o nuomonę galite pakeisti bet kada – nuoroda „Slapukų nustatymai“ yra puslapio apačioje. Jūsų pasirinkimą užregistruojame.</p>
<table>
<thead><tr><th>Kas</th><th>Kam reikia</th><th>Galioja</th><th>Rūšis</th></tr></thead>
<tbody>
<tr><td>Prisijungimo slapukas</td><td>Kad nereikėtų jungtis kiekviename puslapyje</td><td>2 dienas; pažymėjus „Prisiminti mane“ – 14 dienų</td><td>Būtinasis</td></tr>
<tr><td>Žinomo įrenginio slapukas</td><td>Kad svetimi bandymai atspėti slaptažodį neužrakintų jūsų paskyros jums pačiam; prie paskyros pats neprileidžia</td><td>1 metus</td><td>Būtinasis</td></tr>
<tr><td>Nustatymų slapukas</td><td>Kalba ir slapukų pasirinkimas</td><td>1 metus</td><td>Būtinasis</td></tr>
<tr><td>Krepšelis</td><td>Kad prekės nedingtų perkrovus puslapį</td><td>24 valandas</td><td>Būtinasis</td></tr>
<tr><td>Užsakymo eigos slapukai</td><td>Nuolaidos kodas, pristatymo ir pirkėjo duomenys, mokėjimo būdas pildant užsakymą</td><td>1 valandą</td><td>Būtinasis</td></tr>
<tr><td>Užsakymo raktas</td><td>Kad be prisijungimo pateikto užsakymo puslapis toje pačioje naršyklėje atsivertų tik jums</td><td>30 dienų, bet ne ilgiau, nei atsijungsite</td><td>Būtinasis</td></tr>
<tr><td>_fbp, _fbc</td><td>Reklamos matavimas „Meta“ platformoje</td><td>90 dienų</td><td>Reklaminis – tik sutikus</td></tr>
</tbody>
</table>
<h2>8. Saugumas</h2>
<p>Ryšys šifruojamas, slaptažodžiai saugomi maišos pavidalu, prie duomenų prieina tik tie, kam jų reikia darbui, o jų veiksmai registruojami. Jei vis dėlto įvyktų pažeidimas, galintis jums pakenkti, praneštume jums ir VDAI, kaip numatyta BDAR.</p>
<h2>9. Politikos pakeitimai</h2>
<p>Jei politika keisis iš esmės, apie tai pranešime svetainėje, o registruotiems pirkėjams – ir el. paštu.</p>`.trim(),
    en: `
<p>To cook and deliver food we need to know who ordered it and where it goes. Here is what data we collect, what for, how long we keep it and how you stay in charge of it.</p>
<h2>1. Who is responsible for your data</h2>
<p>The controller is ${en.name}, company code ${en.code}, ${en.address}, Lithuania. For anything about data write to ${en.emailLink} or call ${en.phone}.</p>
<h2>2. What data we process</h2>
<ul>
<li><strong>Order data:</strong> first and last name, e-mail, phone, delivery and billing address, notes for the courier, goods ordered, calendar, way and state of payment. For companies: name, code, number of people.</li>
<li><strong>Account data:</strong> login, a hash of your password (we don’t know the password itself), addresses, points, invitations, which e-mails you want (also if you have stopped them without an account), the calorie need and goal that you chose to keep. If you log in through Google or Facebook: the identifier, name and e-mail they pass on.</li>
<li><strong>Diet choices:</strong> allergens, disliked products, diet plan. They may reveal something about your health, so we process them only if you give them to us and only in order to cook.</li>
<li><strong>Payment data:</strong> amount, date, and the payer’s name and account number where the bank passes them on. We neither see nor store card details or bank logins.</li>
<li><strong>Technical data:</strong> IP address, type of browser, activity log, for security and to mend errors.</li>
<li><strong>Your messages:</strong> e-mails, contact forms, ratings of dishes.</li>
</ul>
<p>The calorie calculator does its sums in your browser, so your height, weight and age are not sent to us. If JavaScript is switched off, our server does the sums: the figures then reach us in the page’s address, and once the answer is sent we do not keep them.</p>
<h2>3. What for and on what basis</h2>
<table>
<thead><tr><th>Purpose</th><th>Legal basis (GDPR)</th><th>Kept</th></tr></thead>
<tbody>
<tr><td>Taking, cooking and delivering your order and keeping you informed</td><td>Performance of a contract, Art. 6(1)(b)</td><td>Until you ask for deletion</td></tr>
<tr><td>Respecting allergens and dietary needs</td><td>Explicit consent, Art. 9(2)(a)</td><td>Until you ask for deletion or change the order</td></tr>
<tr><td>Account, points, invitations</td><td>Performance of a contract, Art. 6(1)(b)</td><td>As long as you have an account</td></tr>
<tr><td>Invoices and bookkeeping</td><td>Legal obligation, Art. 6(1)(c)</td><td>10 years</td></tr>
<tr><td>Answering enquiries and complaints, defending legal claims</td><td>Legitimate interest, Art. 6(1)(f)</td><td>Until settled and 3 years more</td></tr>
<tr><td>Individual order: answers about allergies and diet, your own menu, files and the conversation</td><td>Your explicit consent, Art. 9(2)(a)</td><td>12 months after the last delivery; 30 days where no order came of it or the request was not sent</td></tr>
<tr><td>Security of the site, preventing abuse</td><td>Legitimate interest, Art. 6(1)(f)</td><td>Up to 12 months</td></tr>
<tr><td>The account to which we return money</td><td>Performance of a contract, Art. 6(1)(b)</td><td>90 days after the return, then only its last four digits</td></tr>
<tr><td>Measuring advertising</td><td>Consent, Art. 6(1)(a)</td><td>90 days or until consent is withdrawn</td></tr>
</tbody>
</table>
<p>We make no automated decisions with legal effects on you.</p>
<h2>4. How long we keep it</h2>
<p>The name and e-mail of whoever a gift coupon is for, and the words to them, are deleted 30 days after the coupon is spent, given back or no longer valid. An order of coupons that nobody paid is deleted after 30 days.</p>
<p>The e-mail with which you asked to be reminded of the Christmas Eve kit is deleted as soon as the reminder is sent; a request that is not confirmed after 7 days, a confirmed one after 400 days at most.</p>
<p>Order data is kept until you ask us to delete it. The exception is accounting documents: the law makes us keep them for 10 years even after the account is gone. In that case the profile is anonymised and the invoice keeps only what the law demands.</p>
<h2>5. Who else sees it</h2>
<ul>
<li><strong>The courier</strong>: only what a door needs, that is name, address, phone and notes, and only for deliveries of today and tomorrow.</li>
<li><strong>The kitchen</strong>: only a box number and what goes inside. It sees no names, phones or addresses.</li>
<li><strong>The payment institution</strong> you pay through, and your bank.</li>
<li><strong>Technical service providers</strong>: hosting, e-mail sending, bookkeeping. We have data processing agreements with them.</li>
<li><strong>The advertising platform (Meta)</strong>: only if you consent.</li>
<li><strong>Public authorities</strong>, where the law requires it.</li>
</ul>
<p>Data is kept in the European Economic Area. Where a provider transfers it elsewhere (Meta, for example, if you consented), the transfer rests on an adequacy decision of the European Commission or on standard contractual clauses. We don’t sell data.</p>
<h2>6. Your rights</h2>
<ul>
<li>to know what data of yours we process and to get a copy;</li>
<li>to have wrong data corrected; mostly you can do it yourself in your account;</li>
<li>to have data erased, as described in the <a href="/data-deletion-policy">data deletion policy</a>;</li>
<li>to restrict processing or object where we rely on legitimate interest;</li>
<li>to receive your data in a machine-readable format and take it elsewhere;</li>
<li>to withdraw consent at any time, without affecting what was done before.</li>
</ul>
<p>We answer within one month. So as not to hand your data to a stranger, we may ask you to confirm who you are.</p>
<p>If you think your rights have been breached, write to us; we usually sort it out quickly. You may also complain to the State Data Protection Inspectorate (VDAI): L. Sapiegos g. 17, 10312 Vilnius, <a href="mailto:ada@ada.lt">ada@ada.lt</a>, <a href="https://vdai.lrv.lt">vdai.lrv.lt</a>.</p>
<h2>7. Cookies</h2>
<p>Without your consent we use only essential cookies and browser storage. Advertising cookies load only once you press “Allow advertising too”; refusing is as easy as accepting, and you can change your mind at any time through “Cookie settings” at the bottom of the page. We keep a record of your choice.</p>
<table>
<thead><tr><th>What</th><th>What for</th><th>Lasts</th><th>Kind</th></tr></thead>
<tbody>
<tr><td>Login cookie</td><td>So that you needn’t log in on every page</td><td>2 days; 14 days with “Remember me”</td><td>Essential</td></tr>
<tr><td>Known-device cookie</td><td>So that strangers who guess at your password do not lock your account for you; it opens nothing by itself</td><td>1 year</td><td>Essential</td></tr>
<tr><td>Settings cookie</td><td>Language and cookie choice</td><td>1 year</td><td>Essential</td></tr>
<tr><td>Cart</td><td>So that your goods survive a reload</td><td>24 hours</td><td>Essential</td></tr>
<tr><td>Check-out cookies</td><td>Discount code, delivery and buyer details and way of payment while you order</td><td>1 hour</td><td>Essential</td></tr>
<tr><td>Order key</td><td>So that the page of an order placed without logging in opens in the same browser, and only to you</td><td>30 days, or until you log out</td><td>Essential</td></tr>
<tr><td>_fbp, _fbc</td><td>Measuring advertising on Meta</td><td>90 days</td><td>Advertising, only with consent</td></tr>
</tbody>
</table>
<h2>8. Security</h2>
<p>Connections are encrypted, passwords are stored as hashes, only those who need data for their work can reach it, and what they do is logged. Should a breach that may harm you happen after all, we would tell you and VDAI as the GDPR prescribes.</p>
<h2>9. Changes to this policy</h2>
<p>If the policy changes in substance, we will say so on the site and, to registered buyers, by e-mail.</p>`.trim(),
  },
};
