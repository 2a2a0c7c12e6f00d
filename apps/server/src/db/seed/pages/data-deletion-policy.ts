import { type SeededPage, sellerFacts } from '../legal-facts.ts';

const { lt, en } = sellerFacts;

export const dataDeletionPolicy: SeededPage = {
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
<li><strong>El. paštu:</strong> parašykite ${lt.emailLink} iš to adreso, kuriuo užsisakėte. Nurodykite, ką ištrinti: paskyrą (ar kelias), konkretų užsakymą, adresą, alergenų sąrašą ar viską.</li>
<li><strong>Per „Facebook“:</strong> jei jungiatės per jį, pašalinkite mūsų svetainę savo „Facebook“ nustatymuose, skiltyje „Programėlės ir svetainės“. Gausite patvirtinimo kodą ir nuorodą ištrynimo būsenai pasitikrinti.</li>
</ul>
<h2>Kas vyksta toliau</h2>
<ul>
<li><strong>Paskyra, nuoroda iš laiško, „Facebook“:</strong> duomenis ištriname iš karto, vos patvirtinate.</li>
<li><strong>El. paštu gautas prašymas:</strong> įsitikiname, kad rašote tikrai jūs, duomenis ištriname ne vėliau kaip per 30 dienų ir apie tai pranešame.</li>
<li><strong>Įvykdyti užsakymai</strong> lieka be pirkėjo: saugome tik sumas ir kiekius.</li>
<li><strong>Dar vykdomus užsakymus</strong> atvežame, kaip sutarta, o pirkėjo duomenis ištriname jiems pasibaigus. Nebenorite likusių dienų? Pirma jas atšaukite.</li>
<li><strong>Iš atsarginių kopijų</strong> duomenys išnyksta per kitas 30 dienų, kai kopijos pasikeičia.</li>
</ul>
<h2>Ką ištriname</h2>
<p>Vardą, kontaktus, adresus, mitybos pasirinkimus, prisijungimo duomenis, taškus, kvietimų istoriją, įvertinimų autorystę, žinutes. Nepanaudoti taškai dingsta kartu su paskyra – jų atkurti nepavyks.</p>
<h2>Ko ištrinti negalime</h2>
<p>Sąskaitas ir kitus apskaitos dokumentus pagal įstatymą saugome 10 metų. Su profiliu jie nebesiejami. Taip pat galime palikti tai, ko reikia vykstančiam ginčui išspręsti.</p>`.trim(),
    en: `
<p>Your data is yours. At any time you can ask us to delete all of your personal data, some of it, one account or several, if you have more than one.</p>
<h2>How to ask</h2>
<ul>
<li><strong>In your account:</strong> choose “Delete account” in <a href="/user/personal-settings">personal settings</a> and confirm with your password.</li>
<li><strong>On this page:</strong> enter your e-mail in the form below. We send a link; once you confirm it, the data is deleted at once.</li>
<li><strong>By e-mail:</strong> write to ${en.emailLink} from the address you ordered with. Say what to delete: an account (or several), a certain order, an address, your allergen list or everything.</li>
<li><strong>Through Facebook:</strong> if you log in with it, remove our site under “Apps and websites” in your Facebook settings. You get a confirmation code and a link to check the state of the deletion.</li>
</ul>
<h2>What happens next</h2>
<ul>
<li><strong>Account, mailed link, Facebook:</strong> the data is deleted at once, as soon as you confirm.</li>
<li><strong>A request by e-mail:</strong> we make sure that it really comes from you, delete the data within 30 days at the latest and tell you so.</li>
<li><strong>Finished orders</strong> stay without their buyer: we keep only sums and quantities.</li>
<li><strong>Orders under way</strong> are delivered as agreed, and the buyer’s data is deleted when they end. Don’t want the remaining days? Cancel them first.</li>
<li><strong>From our backups</strong> the data is gone within another 30 days, as they rotate.</li>
</ul>
<h2>What we delete</h2>
<p>Name, contacts, addresses, diet choices, login details, points, invitation history, your name on ratings, messages. Unused points go with the account and cannot be restored.</p>
<h2>What we cannot delete</h2>
<p>The law makes us keep invoices and other accounting documents for 10 years. They are no longer linked to a profile. We may also keep what a pending dispute requires.</p>`.trim(),
  },
};
