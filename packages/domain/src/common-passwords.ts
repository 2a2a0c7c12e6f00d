/**
 * The passwords that guessing programs try first, as far as they are long enough to be chosen here.
 * Lists of leaked passwords repeat a few patterns: keyboard rows, counting, and a loved word with some digits behind it.
 */

const walks = `
1234567890 0123456789 12345678910 123456789a 1234567891 1234567899 0987654321 9876543210 1122334455 1212121212
123123123123 123321123321 1231231231 1234512345 12345123456 1234554321 123456654321 12344321123 123456123456 12345678900
1020304050 1029384756 10203040506 1357924680 1470258369 147258369147 7894561230 789456123000 1597534862 159753456852
0000000000 1111111111 2222222222 3333333333 4444444444 5555555555 6666666666 7777777777 8888888888 9999999999
00000000000 000000000000 11111111111 111111111111 123456789123 1234567890123 123456789012 1234567890q 1234567890a 12345qwert
123456qwerty 123qweasdzxc 123qwe123qwe 12qwaszx12 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qazxsw23edc 1qaz2wsx3e
qazwsxedcr qazwsxedcrfv qazwsx1234 qazwsx12345 qazwsx123456 qazwsxedc1 qazwsxedc123 qaz123wsx456 zaq12wsxcde3 zaq1xsw2cde3 zaq12wsxcd
qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop123456 qwertyuiop[] qwertyuiopasdfghjkl poiuytrewq poiuytrewq1
asdfghjkl1 asdfghjkl123 asdfghjkl; asdfghjkl12 asdfghjklz asdfasdfasdf asdasdasdasd asdfjkl123 asdf1234asdf asdfgh123456 asdfqwer1234
zxcvbnm123 zxcvbnm1234 zxcvbnm12345 zxcvbnmasd zxcvbnm,./ zxcvasdfqwer qweasdzxc1 qweasdzxc123 qwer1234qwer qwerasdfzxcv qwerty123456789
qwertyqwerty qwerqwerqwer qweqweqweqwe qwerty0987 q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7 a1b2c3d4e5 a1s2d3f4g5 a1b2c3d4e5f6 abcd123456 abc1234567
abcdefghij abcdefghijk abcdefghijklm abcdefghijklmnop abcdefg123 abcdefg1234 abcd1234abcd abcabcabcabc abc123abc123 aaaaaaaaaa aaaaaaaaaaaa
xxxxxxxxxx zzzzzzzzzz ssssssssss qqqqqqqqqq aa12345678 a123456789 a1234567890 a12345678910 q123456789 z123456789 s123456789 m123456789 aa123456789
p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234 p@ssword123 p@ssword12 pa$$word123 passw0rd12 passw0rd123 passw0rd1234 pass123456 pass1234567 pass12345678
pass123pass passpasspass passwordpassword password1password mypassword mypassword1 mypassword123 thepassword newpassword newpassword1 newpassword123
changeme12 changeme123 changeme1234 letmein123 letmein1234 letmein12345 letmeinnow trustno1trustno1 iloveyou12 iloveyouall iloveyoubaby iloveyousomuch
iloveyouforever iloveyou2much iloveyou1234 ilovemymom ilovemyself ilovemyfamily ilovejesus iloveyou123 jesuschrist jesusislord jesuslovesme godisgood1 inthenameofgod
iloveyou22 correcthorsebatterystaple administrator administrator1 welcome123 welcome1234 welcome12345 welcomehome welcome2024 welcome2025 welcome2026
manchesterunited manchester manchester1 liverpool1 liverpool123 liverpoolfc chelseafc1 barcelona1 barcelona10 barcelona123 fcbarcelona realmadrid realmadrid1
juventus10 arsenal123 basketball basketball1 baseball12 football12 football123 football10 volleyball skateboard snowboard1 cheerleader gymnastics1 motorcycle
california newyorkcity losangeles washington springfield australia1 deutschland nederland1 argentina1 sakartvelo lietuva123 lietuva1990 lietuva2024 lietuva2025
lietuva2026 lietuvalietuva aliukasaliukas slaptazodis slaptazodis1 slaptazodis12 slaptazodis123 slaptazodis1234 mylimasis1 mylimoji1 saulute123 katinukas1 katinelis
meskiukas1 zuikutis12 drugelis12 braskyte12 sokoladas1 sokoladas123 krepsinis1 krepsinis123 krepsinis11 zalgiris11 zalgiris123 zalgiris1944 kaunas1234 vilnius123 vilnius1234
vilnius2024 klaipeda123 siauliai12 panevezys1 asmylitave myliutave1 myliutave123 labas12345 labasrytas labadiena1 labadiena mamatetis1 mamairtete mamytemano
princess12 princess123 princess1234 sunshine12 sunshine123 superman12 superman123 spiderman1 spiderman123 batman1234 pokemon123 starwars12 starwars123 harrypotter
harrypotter1 minecraft1 minecraft123 butterfly1 butterfly123 strawberry strawberry1 watermelon blackberry blueberry1 chocolate1 chocolate123 cinnamon12 gingerbread
greenapple alexander1 alexandra1 christopher christina1 elizabeth1 valentina1 anastasia1 samantha12 jennifer12 michelle12 stephanie1 nathaniel1 sebastian1 benjamin12
victoria12 veronica12 alejandro1 alejandra1 gabriella1 isabella12 tinkerbell tinkerbell1 helloworld helloworld1 hellokitty hellokitty1 hello12345 hello123456 computer12
computer123 internet12 internet123 microsoft1 playstation playstation3 playstation4 undertaker metallica1 linkinpark1 linkinpark slipknot666 greenday12 evanescence
rammstein1 systemofadown whatever12 whatever123 nothing123 everything1 something1 forever123 remember12 secret1234 secret12345 topsecret1 qwerty1234567890 zaqwsxcderfv
liverpool10 november11 december12 september1 september11 october123 february14 valentine1 friendship friendship1 friends123 friends4ever bestfriend bestfriends bestfriend1
beautiful1 beautiful123 gorgeous12 goodcharlotte greatness1 happiness1 lovelove12 lovelovelove loveyou123 loveyou1234 lovehurts1 loverboy12 lovergirl1 sweetheart sweetheart1
babygirl12 babygirl123 babygirl01 babyblue12 angel12345 angels1234 blackangel darkangel1 fallenangel dragon1234 dragonball dragonball1 dragonballz bluedragon nightmare1
midnight12 moonlight1 starlight1 rainbow123 sunflower1 snowflake1 thunder123 lightning1 hurricane1 wolverine1 terminator predator12 gladiator1 warcraft12 worldofwarcraft
counterstrike counter123 diablo1234 finalfantasy assassin12 undertale1 testtest12 testtest123 test123456 test1234567 testing123 testing1234 tester1234 default123 temp123456
user123456 admin12345 admin123456 admin1234567 adminadmin adminadmin1 root123456 guest12345 master1234 master12345 godfather1 boss123456 money12345 money123456 business12
samsung123 samsung1234 nokia12345 iphone1234 android123 toyota1234 mercedes12 mercedes123 volkswagen lamborghini ferrari123 porsche911 corvette12 mustang123 kawasaki12 yamaha1234
`
  .trim()
  .split(/\s+/);

const words = `
password passw0rd p@ssw0rd p@ssword pa55word passwort passord parola haslo senha slaptazodis slaptas qwerty qwertz azerty asdfgh asdfghjkl zxcvbn zxcvbnm abc123 abcdef
abcd1234 iloveyou ilove loveyou letmein welcome admin administrator user guest test testing login master secret changeme default root superman batman spiderman dragon monkey
princess sunshine shadow michael jessica jennifer ashley daniel charlie jordan thomas robert andrew joshua matthew anthony william nicole hannah samantha amanda andrea sophie
football baseball basketball soccer hockey liverpool arsenal chelsea barcelona juventus yankees lakers steelers cowboys ferrari mercedes porsche mustang harley samsung nokia
apple google facebook instagram linkedin twitter youtube computer internet freedom whatever nothing forever hello hello123 hunter ranger buster tigger ginger pepper cookie cheese
chocolate banana orange cherry strawberry flower butterfly rainbow angel baby babygirl lovely beautiful friends family money summer winter autumn spring january february march
april june july august september october november december monday friday sunday london paris berlin madrid moscow america canada germany france spain italy poland russia latvia
lietuva vilnius kaunas klaipeda siauliai panevezys alytus zalgiris rytas krepsinis labas labadiena mamyte mama tetis tevelis saule saulute katinas katinukas suniukas meskiukas
zuikis drugelis rozyte braske obuolys agurkas cepelinai saltibarsciai skanu myliu mylimas mylima myliutave meile laime svajone vaikas dukra sunus brolis sese bobute senelis
jonas petras antanas tomas mantas lukas matas dovydas paulius darius marius andrius mindaugas gediminas vytautas kestutis algirdas ona ruta egle rasa lina daiva jurgita
kristina agne ieva gabija gintare monika laura greta austeja viktorija simona pokemon naruto minecraft fortnite starwars matrix phoenix silver golden diamond crystal
`
  .trim()
  .split(/\s+/);

const years = Array.from({ length: 67 }, (_, index) => String(1960 + index));
const digits = `
! !! . 1 1! 1. 2 3 5 7 8 9 10 11 12 12! 13 21 22 23 69 77 88 99 00 01 007 100 101 111 123 123! 123. 123@ @123
#123 1234 1234! 12345 12345! 123456 1234567 12345678 123456789 1234567890 321 333 420 555 666 777 888 999 000
123123 111111 000000 4ever abc qwerty love
`
  .trim()
  .split(/\s+/);
const endings = ['', ...digits, ...years, ...years.map((year) => `${year}!`)];

let known: ReadonlySet<string> | undefined;

const commonPasswords = (): ReadonlySet<string> =>
  (known ??= new Set([...walks, ...words.flatMap((word) => endings.map((ending) => word + ending))]));

/** Capital letters do not make a common password a rare one. */
export const isCommonPassword = (password: string): boolean => commonPasswords().has(password.toLowerCase());
