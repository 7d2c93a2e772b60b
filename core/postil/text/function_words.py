"""Function words of some languages: articles, pronouns, prepositions, conjunctions, auxiliaries.

No term begins or ends with one. They are case-folded and without apostrophes: what stands before
one in "l'eau" is a word of its own. For a language without a list there is none.
"""

from __future__ import annotations

_WORDS = {
    "en": """
        a an the this that these those some any no none every each either neither both all half such
        other another same much many more most few fewer fewest less least several enough own
        i me my mine myself you your yours yourself yourselves he him his himself she her hers
        herself it its itself we us our ours ourselves they them their theirs themselves one ones
        who whom whose which what when where why how whoever whatever whichever whenever wherever
        someone somebody something anyone anybody anything everyone everybody everything nobody
        nothing
        of in on at by for with without from to into onto upon out off over under above below up
        down through across along around about against among amongst between behind before after
        beside besides beyond during except inside outside near past per since toward towards until
        till via within than as like unlike despite due instead
        and or but nor so yet if unless because although though while whereas whether then else
        also too only just even still already again ever never not n't very quite rather almost
        always often sometimes usually here there now soon once twice however therefore thus hence
        otherwise moreover furthermore
        am is are was were be been being have has had having do does did doing done will would shall
        should can could may might must ought cannot
        s t d ll re ve m
    """,
    "fr": """
        le la les l un une des du de d au aux à ce cet cette ces c ci ça cela ceci celui celle ceux
        celles mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs mien tien sien
        je j me m moi tu te t toi il elle on nous vous ils elles se s soi lui eux y en
        qui que qu quoi dont où lequel laquelle lesquels lesquelles duquel desquels auquel auxquels
        quel quelle quels quelles quand comment pourquoi combien
        chaque chacun chacune tout toute tous toutes quelque quelques quelqu plusieurs aucun aucune
        certain certaine certains certaines autre autres même mêmes tel telle tels telles nul nulle
        rien personne
        dans sur sous par pour avec sans avant après pendant depuis dès jusque jusqu vers chez entre
        parmi contre devant derrière malgré selon sauf hors outre près lors afin lorsque lorsqu
        puis ensuite alors donc et ou ni mais or car si comme parce puisque puisqu quoique tandis
        ne n pas plus moins très trop peu beaucoup assez aussi autant encore déjà toujours jamais
        souvent parfois ici là bien mal non oui seulement ainsi cependant toutefois
        être suis es est sommes êtes sont étais était étions étiez étaient été étant sera seront
        serait seraient soit soient fut avoir ai as a avons avez ont avais avait avions aviez
        avaient eu ayant aura auront aurait auraient ait aient fait faire doit doivent devez peut
        peuvent pouvez va vont
    """,
    "de": """
        der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner
        keines dieser diese dieses diesen diesem jener jene jenes jenen jenem jeder jede jedes jeden
        jedem mancher manche manches solche solcher solches welche welcher welches welchen welchem
        alle allem allen aller alles beide beiden einige einigen einiger etwas mehrere mehreren viel
        viele vielen wenig wenige wenigen andere anderen anderer anderes
        ich mich mir mein meine meinen meinem meiner meines du dich dir dein deine deinen er ihn ihm
        sein seine seinen seinem seiner seines sie ihr ihre ihren ihrem ihrer ihres es wir uns unser
        unsere unseren euch euer eure sich man wer wen wem wessen was wo wann warum wie woher wohin
        niemand nichts jemand
        in im an am auf aus bei beim bis durch für gegen hinter mit nach neben ohne seit statt trotz
        über um unter von vom vor während wegen zu zum zur zwischen ab außer innerhalb außerhalb
        je pro
        und oder aber denn sondern weder noch sowie sowohl als wenn falls ob dass weil da damit
        obwohl indem nachdem bevor sobald solange wobei wodurch daher deshalb jedoch dann so also
        auch nur noch schon sehr mehr weniger immer nie oft hier dort nicht ja nein doch wieder
        dabei dafür dadurch daran darauf daraus darin darüber davon dazu
        bin bist ist sind seid war waren wäre wären gewesen sei seien werden wird werde wirst wurde
        wurden würde würden worden geworden haben habe hast hat hatte hatten hätte gehabt kann
        können könnte könnten muss müssen musste darf dürfen soll sollen sollte sollten will wollen
        mag möchte möchten
    """,
    "es": """
        el la los las lo un una unos unas al del este esta esto estos estas ese esa eso esos esas
        aquel aquella aquello aquellos aquellas mi mis tu tus su sus nuestro nuestra nuestros
        nuestras vuestro vuestra vuestros vuestras suyo suya
        yo me mí tú te ti él ella ello usted ustedes nosotros nosotras vosotros vosotras ellos ellas
        se sí le les nos os que qué quien quién quienes cual cuál cuales cuyo cuya cuando cuándo
        donde dónde como cómo cuanto cuánto cada todo toda todos todas alguno alguna algunos algunas
        algún ninguno ninguna ningún otro otra otros otras mismo misma mismos mismas tal tales mucho
        mucha muchos muchas poco poca pocos pocas varios varias algo nada alguien nadie cualquier
        cualquiera ambos ambas
        a ante bajo con contra de desde durante en entre hacia hasta mediante para por según sin
        sobre tras y e o u ni pero sino si porque pues aunque mientras así entonces luego también
        tampoco no ya aún más menos muy tan tanto solo sólo siempre nunca aquí ahí allí bien antes
        después además
        ser es son soy eres somos era eran fue fueron sea sean sido siendo será serán sería estar
        está están estoy estaba estaban esté estén haber he has ha han había habían haya hayan hay
        puede pueden podrá debe deben deberá hacer
    """,
    "it": """
        il lo la i gli le l un uno una dei degli delle del dello della dell al allo alla ai agli
        alle all dal dallo dalla dai dagli dalle dall nel nello nella nei negli nelle nell sul sullo
        sulla sui sugli sulle sull col questo questa questi queste quest quello quella quelli quelle
        quel quei quegli mio mia miei mie tuo tua tuoi tue suo sua suoi sue nostro nostra nostri
        nostre vostro vostra vostri vostre loro
        io me mi tu te ti lui lei noi ci voi vi si sé ne che chi cui quale quali quando dove come
        quanto perché ogni ognuno tutto tutta tutti tutte qualche alcuno alcuna alcuni alcune
        nessuno nessuna altro altra altri altre stesso stessa stessi stesse tale tali molto molta
        molti molte poco pochi vari varie qualcosa niente nulla qualsiasi entrambi
        a ad con contro da di d durante fino fra tra in per presso prima dopo senza sopra sotto su
        verso e ed o od né ma però se anche neppure non più meno molto troppo così quindi poi già
        ancora sempre mai qui lì solo soltanto dunque inoltre mentre poiché affinché
        essere è sono sei siamo siete era erano fu furono sia siano stato stata stati state sarà
        saranno sarebbe avere ho hai ha abbiamo avete hanno aveva avevano abbia abbiano può possono
        deve devono fare
    """,
    "pt": """
        o a os as um uma uns umas do da dos das no na nos nas ao aos à às pelo pela pelos pelas num
        numa este esta isto estes estas esse essa isso esses essas aquele aquela aquilo meu minha
        meus minhas teu tua seu sua seus suas nosso nossa nossos nossas vosso vossa
        eu me mim tu te ti ele ela você vocês nós vós eles elas se si lhe lhes que quem qual quais
        cujo cuja quando onde como quanto cada todo toda todos todas tudo algum alguma alguns
        algumas nenhum nenhuma outro outra outros outras mesmo mesma mesmos mesmas tal tais muito
        muita muitos muitas pouco pouca poucos poucas vários várias algo nada alguém ninguém
        qualquer ambos ambas
        ante após até com contra de desde durante em entre mediante para perante por segundo sem sob
        sobre e ou nem mas porém se porque pois embora enquanto assim então também não já ainda mais
        menos muito tão tanto só sempre nunca aqui ali lá bem antes depois além
        ser é são sou somos era eram foi foram seja sejam sido sendo será serão seria estar está
        estão estava estavam esteja ter tem têm tinha tinham tenha haver há havia pode podem deve
        devem fazer
    """,
    "nl": """
        de het een dit dat deze die elk elke ieder iedere alle al beide sommige enkele veel weinig
        meer meeste minder ander andere geen zo'n zulke welk welke iets niets iemand niemand
        ik mij me mijn jij je jou jouw u uw hij hem zijn zij ze haar wij we ons onze jullie hun hen
        zich men wie wat waar wanneer waarom hoe
        in op aan af uit bij tot door voor tegen achter met na naast zonder sinds over om onder van
        vanaf naar tussen binnen buiten tijdens per te ter ten
        en of maar want noch zowel als indien dat omdat doordat hoewel terwijl nadat voordat zodra
        zodat dus daarom echter dan toen zo ook nog al zeer altijd nooit vaak hier daar er niet wel
        ja nee weer alleen
        ben bent is was waren geweest worden wordt werd werden geworden hebben heb hebt heeft had
        hadden gehad kan kunnen kon konden moet moeten moest mag mogen zal zullen zou zouden wil
        willen
    """,
}
_SETS = {language: frozenset(words.casefold().split()) for language, words in _WORDS.items()}


def function_words(language: str) -> frozenset[str]:
    """Function words of a language, by its code without region; empty if there is no list."""
    return _SETS.get(language.replace("_", "-").partition("-")[0].lower(), frozenset())
