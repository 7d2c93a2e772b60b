"""Sentence splitting: examples by language, concatenation, hostile text."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from postil.text.sentences import split_sentences
from postil.text.tags import placeholder

OPEN, CLOSE = placeholder(0), placeholder(1)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Mr. Smith met Dr. J. Brown. |They talked."),
        ("en", "It costs 3.50 dollars. |See fig. 3 for e.g. Paris. |Done!"),
        ("en", "He works at Acme Inc. |She works at Acme Inc. in Rome."),
        ("en", "“Stop!” |He stopped. |(Really?) |Yes…  |Ok."),
        ("en", "1. Open the file. |2. Close it."),
        ("en", "Is it Yahoo! or not? |Yes."),
        ("en", "Visit www.a.com. |Then read a.b.c for more."),
        ("en", "At 5 p.m. we left. |At 5 p.m. |We left."),
        ("en", f"{OPEN}Click here.{CLOSE} |{OPEN}Then{CLOSE} go."),
        ("fr", "M. Dupont (cf. p. 3) dit\u00a0: «\u00a0Oui\u00a0!\u00a0» |Il part."),
        ("fr", "«\u00a0Oui\u00a0!\u00a0» dit-il. |Av. J.-C. etc. |Fin."),
        ("fr", "Voir art. 5 et suiv. |Merci."),
        ("de", "Am 3. Mai kam Dr. Weiß, z.B. um 5 Uhr. |Er ging usw. |Ende."),
        ("de", "„Nein!“ |Sie lachte."),
        ("de", "Mehr als 3. |Das reicht am 5. „Mai“. |Es sind 12. |„Das“ ist das 3. Mal."),
        ("de", "1. Das Gerät prüfen. |2. Die Kabel prüfen."),
        ("es", "El Sr. García vive en EE.UU. desde 1990. |¿Vienes? |¡Sí! |Voy."),
        ("it", "Il dott. Rossi e la sig.ra Bianchi. |Arrivano p.es. domani."),
        ("pt", "O Sr. Silva mora na av. Brasil. |Obrigado."),
        ("nl", "Dhr. Jansen komt o.a. op 3 jan. terug. |Goed."),
        ("ja", "今日は。|明日も「はい。」|行く！|終"),
        ("zh", "你好。 |再见！"),
        ("zh", "今天很好！|版本3.5已发布。|你去吗？|去。"),
        ("ja", "元気ですか？|バージョン3.5です。|はい。"),
        ("ar", "مرحبا. |كيف حالك؟ |أنا بخير! |الإصدار 3.5 متاح."),
        ("ru", "А. С. Пушкин родился в 1799 г. и умер в 1837 г. |См. рис. 5. |Готово?"),
        ("ru", "Цена 5 тыс. руб. в т.ч. НДС. |Он ушёл."),
        ("nl", "Versie 3.5 is klaar! |Zie blz. 5 en afb. 3. |Hij woont o.a. in Utrecht."),
        ("pt", "A Dra. Costa saiu às 3.5 horas. |Veja pág. 5. |Pronto?"),
        ("it", "Il sig. Rossi è qui. |Vedi pag. 5 e la fig. 3. |La versione 3.5 è pronta!"),
        ("es", "Vivo en EE. UU. desde 1990. |¿Cómo está? |Vea pág. 5."),
        ("hi", "यह है। |वह था।"),
        ("xx", "One. |Two."),
        ("en", "Restart the app. |This is art. |See p. 5, art. 3 and app. 2. |Done."),
        ("de", "Das ist so. |Öffnen Sie den Tab. |Ich weiß dies."),
        ("de", "Mo. bis Fr. gilt Art. 5 hier. |Ende."),
        ("fr", "Ouvrez l’app. |Ils sont sept. |Le 5 sept. dernier."),
        ("es", "Mira el mar. |La playa."),
        ("es", "En la C/ Colón, 12, pta. 5.ª, esc. B, con N.I.F. 24.356.789-K. |Otra."),
        ("es", "Inscrita al t. 2.345, fol. 12, insc. 3.ª, R.D. 1/2010. |C.P. 46021 Valencia."),
        ("es", "Dña. Ana y Hnos. García. |Fdo. Carmen, Vº. Bº. El Juez, vía p. ej. Mail."),
        ("es", "Vive en el 3.º izda. |El piso cuesta 300 ptas. |A las 5 p. m. 20 personas."),
        ("fr", "Cass. civ. 1re, Bull. civ. I, n° 4, J.O. 12 mars, obs. Martin. |Sté. Durand."),
        ("de", "Art. 5 i.V.m. Art. 12, Az. VIII ZR 12/09, Rn. 14 gilt. |Die Fa. Kuhn & Co. KG."),
        ("de", "Am 3. Mai, d. h. Montag, u. a. Berlin, gem. i. V. m. Art. 2, ca. 20 Tage. |Ende."),
        ("it", "Ai sensi del D.Lgs. 196/2003, cod. civ. Art. 5, Trib. Milano, ss. mm. ii. |Fine."),
        ("pt", "Proc. 12, fls. 34, Ac. STJ, o Ex.mo Sr. Juiz. |A Lda. fecha. |Fim."),
        ("nl", "Art. 3 jo. Art. 5, r.o. 5, o.g.v. Artikel 2, bijl. 3. |Goed."),
        ("en", "Reg. 5, s. 12, ss. 3-4, sch. 2. |It was James's. |He left."),
        ("en", "Ave. Foch, sched. 4, ct. 2. |The U.S. 20 years ago. |At 5 p. m. |He left."),
        ("nl", "Het glas is vol. |De fles niet, zie vol. 3."),
        ("da", "Han stod op. |Så gik han, se s. 5."),
        ("sv", "Det var hon. |Sedan gick hon."),
        ("tr", "Geri al. |Sonra git."),
        ("ur", "یہ ہے۔ |وہ ہے۔"),
        ("am", "ይህ ነው። |ምን ነው፧ |ያ ነው።"),
        ("hy", "Սա է։ |Դա է։"),
        ("my", "ဒါပါ။ |ဟိုဟာ။"),
        ("km", "នេះ។ |នោះ។"),
        ("ka", "ეს არის. |ის არის! |კარგი."),
        ("en", "The U.S. Army is here. |He left the U.S. |This is it. |Go."),
        ("en", "At 10 a.m. Monday the U.N. “Charter” was read. |It’s 5 p.m. |It’s late."),
        ("ja", "これは文です．|次の文です． |版は１．５と3．6です．|終"),
        ("ja", "１．はじめに．|終"),
        ("ja", "彼は「もう遅い！」と言った。|「いいえ。」って。|「行け！」|とても速く。|終"),
        ("el", "Τι κάνεις; |Είμαι καλά. |«Ποιος;» |Εγώ\u037e |Ναι; ναι."),
        ("en", "Stop; Go; stay."),
        ("en", "First line\n|second line\n|"),
    ],
)
def test_examples(language: str, text: str) -> None:
    assert split_sentences(text.replace("|", ""), language) == [p for p in text.split("|") if p]


@settings(max_examples=300, deadline=None)
@given(
    st.text() | st.text(st.sampled_from("aA1 .!?…。\n\t\u00a0»\"')(«" + OPEN)),
    st.sampled_from(["en", "de", "fr", "ja"]),
)
def test_sentences_in_a_row_are_the_text(text: str, language: str) -> None:
    sentences = split_sentences(text, language)
    assert "".join(sentences) == text
    assert all(sentences)


@pytest.mark.parametrize(
    "unit", [".", ". ", "a. ", "A.", '."', " ", "\n", "!?", "(", "1. ", ".\u00a0'", OPEN]
)
def test_long_hostile_text(unit: str) -> None:
    text = unit * (200_000 // len(unit))
    assert "".join(split_sentences(text, "de")) == text
