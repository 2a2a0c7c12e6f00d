import { company } from '../shop.ts';
import type { PageContent } from '../types.ts';

export const dataDeletionPolicy: PageContent = {
  slug: 'data-deletion-policy',
  name: { lt: 'Duomenų ištrynimo tvarka', en: 'Data deletion policy' },
  date: '2026-06-19',
  content: {
    lt: `
<p>Jūsų duomenys – jūsų. Bet kada galite paprašyti ištrinti visus savo asmens duomenis, dalį jų, vieną paskyrą arba kelias, jei jų turite daugiau.</p>
<h2>Kaip paprašyti</h2>
<ul>
<li><strong>Paskyroje:</strong> <a href="/user/personal-settings">asmeniniuose nustatymuose</a> pasirinkite „Ištrinti paskyrą“ ir patvirtinkite slaptažodžiu.</li>
<li><strong>Šiame puslapyje:</strong> įrašykite savo el. paštą į formą žemiau. Atsiųsime nuorodą, o ją patvirtinus duomenys ištrinami iš karto.</li>
<li><strong>El. paštu:</strong> parašykite <a href="mailto:${company.email}">${company.email}</a> iš to adreso, kuriuo užsisakėte. Nurodykite, ką ištrinti: paskyrą (ar kelias), konkretų užsakymą, adresą, alergenų sąrašą ar viską.</li>
<li><strong>Per „Facebook“:</strong> jei jungiatės per jį, pašalinkite mūsų svetainę savo „Facebook“ nustatymuose, skiltyje „Programėlės ir svetainės“. Gausite patvirtinimo kodą ir nuorodą ištrynimo būsenai pasitikrinti.</li>
</ul>
<h2>Kas vyksta toliau</h2>
<ol>
<li>Patvirtiname, kad prašymą gavome, ir, jei reikia, įsitikiname, kad rašote tikrai jūs.</li>
<li>Duomenis ištriname per 30 dienų ir apie tai pranešame.</li>
<li>Iš atsarginių kopijų jie išnyksta per kitas 30 dienų, kai kopijos pasikeičia.</li>
</ol>
<h2>Ką ištriname</h2>
<p>Vardą, kontaktus, adresus, mitybos pasirinkimus, prisijungimo duomenis, taškus, kvietimų istoriją, įvertinimų autorystę, žinutes. Nepanaudoti taškai dingsta kartu su paskyra – jų atkurti nepavyks.</p>
<h2>Ko ištrinti negalime</h2>
<p>Sąskaitas ir kitus apskaitos dokumentus pagal įstatymą saugome 10 metų. Jie lieka atskirai nuo svetainės, o su profiliu nebesusiejami. Taip pat galime palikti tai, ko reikia vykstančiam ginčui išspręsti.</p>
<p>Jei dar turite nepristatytų dienų, pirma jas atšaukite arba palaukite paskutinio pristatymo: be adreso maisto neatvešime.</p>`.trim(),
    en: `
<p>Your data is yours. At any time you can ask us to delete all of your personal data, some of it, one account or several, if you have more than one.</p>
<h2>How to ask</h2>
<ul>
<li><strong>In your account:</strong> choose “Delete account” in <a href="/user/personal-settings">personal settings</a> and confirm with your password.</li>
<li><strong>On this page:</strong> enter your e-mail in the form below. We send a link; once you confirm it, the data is deleted at once.</li>
<li><strong>By e-mail:</strong> write to <a href="mailto:${company.email}">${company.email}</a> from the address you ordered with. Say what to delete: an account (or several), a certain order, an address, your allergen list or everything.</li>
<li><strong>Through Facebook:</strong> if you log in with it, remove our site under “Apps and websites” in your Facebook settings. You get a confirmation code and a link to check the state of the deletion.</li>
</ul>
<h2>What happens next</h2>
<ol>
<li>We confirm that we got the request and, if need be, make sure that it really comes from you.</li>
<li>We delete the data within 30 days and tell you so.</li>
<li>It leaves our backups within another 30 days, as they rotate.</li>
</ol>
<h2>What we delete</h2>
<p>Name, contacts, addresses, diet choices, login details, points, invitation history, your name on ratings, messages. Unused points go with the account and cannot be restored.</p>
<h2>What we cannot delete</h2>
<p>The law makes us keep invoices and other accounting documents for 10 years. They stay apart from the site and are no longer linked to a profile. We may also keep what a pending dispute requires.</p>
<p>If there are days still to be delivered, cancel them first or wait for the last delivery: without an address there is no food.</p>`.trim(),
  },
};
