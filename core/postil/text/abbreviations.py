"""Abbreviations after which a full stop does not end the sentence: lower case, without it.

``BOUND`` ones always want something after them (titles, references); ``LOOSE`` ones may end a
sentence, which they do if a capital follows, and so do those that are also words of the language:
"the app", "this is so". Those with a full stop inside ("d.h") may be written with a space behind
it ("d. h."). Languages without a list of their own have that of ``OTHERS``.
"""

from __future__ import annotations

from collections.abc import Mapping

OTHERS = ""
_COMMON_LOOSE = "etc inc ltd co corp jr sr vs no nos"


def _set(*words: str) -> frozenset[str]:
    return frozenset(" ".join(words).split())


def of_language(lists: Mapping[str, frozenset[str]], language: str) -> frozenset[str]:
    """The list of a language (its primary subtag), or that of all languages without their own."""
    return lists.get(language, lists[OTHERS])


BOUND: dict[str, frozenset[str]] = {
    OTHERS: _set(  # hardly any of them a word anywhere
        "mr mrs ms dr prof ing fig figs vol vols ch chap pp pg p s str nr cf ca approx dept ext "
        "tel ref e.g i.e v vs jan feb apr aug sept sep okt oct dec"
    ),
    "en": _set(
        "mr mrs ms messrs mx dr prof rev hon st gen col maj capt lt sgt cmdr adm gov sen rep pres "
        "supt insp mt ft fig figs vol vols ch chap chs sec sect p pp pg cf ed eds e.g i.e eg ie "
        "viz al approx ca dept est ext incl nr op ref refs tel cl para paras resp v vs ave blvd "
        "cir ct sched subsec subpara pt pts",
        "jan feb mar apr jun jul aug sept sep oct nov dec mon tue wed thu fri",
    ),
    "fr": _set(
        "m mm mme mmes mlle mlles dr pr prof me mgr st ste sts cf p pp vol vols t ch chap fig art "
        "arts al éd éds env ex n no nos nᵒ réf tél bd av ann apr av boul cap cdt chev col cdr "
        "dép gal gén hab ibid id inf l lt maj ms mt op par s sup trad v p.ex c.-à-d "
        "resp max min civ crim soc bull cass gaz jur rec rép obs concl chron doctr comm adj sect "
        "vve sté stés ets éts cie cies trib arr ord circ préf réq rapp adm appt bât all imp rte",
        "janv févr avr juil oct nov déc",
    ),
    "de": _set(
        "dr prof hr hrn fr frl dipl ing mag med phil jur st bzw bspw z.b zb z d.h dh d u.a ua "
        "u.ä o.ä s.o s.u vgl vgl abb abs abschn anm aufl bd bde bearb bes betr bsp ders "
        "ebd ed einschl entspr erg evtl exkl f ff geb gegr gem ggf ggfs hg hl hrsg i.d.r i.a inkl "
        "insb jg kap lfd lt max mind mio mrd n.chr v.chr nr o.g p.a pos rd s sog sp str tel "
        "teilw u ugs urspr v verf vers vgl vol vorm z.t zit zzgl ziff",
        "anl az beschl buchst ca co fa fn fußn gebr ges gez halbs hs i i.e.s i.h.v i.s.d i.s.v "
        "i.ü i.v i.v.m inh lit m.a.w m.e m.w.n nachf nrn rdn rdnr rn rspr rz stv tz u.u uabs "
        "unterabs urt v.a vertr",
        "jan feb febr mär apr jun jul aug sep sept okt nov dez",
    ),
    "es": _set(
        "sr sra sres sras srta srtas d dª dr dra dres prof profa ing lic arq excmo excma ilmo ilma "
        "rvdo fr hno st sto sta p pp pág págs vol vols cap caps fig figs art arts núm núms n tel "
        "tfno teléf av avda c cf vid ej p.ej aprox apdo dpto depto ed eds ref máx mín mons gral "
        "cnel cap tte admón cía ss v vs ee ff",
        "abg apdos apto avdas bl cfr cl cód ctra ctro cta ctas disp dña ed edif entlo esc "
        "excmas excmos exp expte fdo fol fols hnos ibíd ilmas ilmos imp insc int lda ldo lib "
        "licda loc lic mª ntra ntro op párr párrs parc pol pral proc prov pso pta ptal pza pl plta "
        "pº rdo rec reg rgtro rvda rvdos secc sgto stmo t tít trad urb vid viv vº bº",
        "en feb abr may jun jul ago sept oct nov dic",
    ),
    "it": _set(
        "sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa ing avv arch geom rag on sen mons "
        "don s p pp pag pagg vol voll cap capp fig figg art artt es p.es cfr ca c n nn nr num tel "
        "ed edd rif v vd tab all ecc.mo egr gent spett sez par parr op cit lett "
        "avv c.d c.f cass civ co cod d.l d.lgs d.m fraz loc mm pen proc prov soc ss trib",
        "gen feb mar apr mag giu lug ago sett ott nov dic",
    ),
    "pt": _set(
        "sr sra srs sras srta dr dra drs prof profa eng engª arq exmo exma ilmo ilma d dom st sto "
        "sta p pp pág págs vol vols cap caps fig figs art arts n nº núm tel av r cf ex p.ex aprox "
        "depto dep ed eds ref refs máx mín gen cel cap ten séc v vs obs ac al dec ex.ma ex.mo fl "
        "fls proc rel",
        "jan fev abr mai jun jul ago out nov dez",
    ),
    "nl": _set(
        "dhr mevr mw mej dr drs prof ir ing mr bc st blz p pp nr nrs hfst fig afb art bijv "
        "bv b.v ca cf d.w.z d.m.v e.d evt excl incl i.p.v i.v.m m.a.w m.b.t m.n m.u.v max n.a.v "
        "o.a o.b.v o.i.d resp t.a.v t.o.v tel t.w vgl zgn z.s.m z.o.z a.s bijl jl jo o.g.v o.m.v "
        "r.o t.g.v",
        "jan feb mrt apr jun jul aug sept okt nov dec",
    ),
    "pl": _set(
        "al ul pl os dr prof hab inż mgr lek ks św śp gen płk mjr kpt por zob np nr nry str s t "
        "tom rys tab pkt ust art poz tj tzn tzw m.in wg ok godz tel im red wyd oprac przyp ang "
        "niem fr łac max min woj pow",
        "sty lut mar kwi cze lip sie wrz paź lis gru",
    ),
    "ru": _set(
        "г-н г-жа гг акад проф доц канд д-р инж им св ул пр просп пер наб пл обл р-н гор пос см ср "
        "рис табл гл стр с п пп ст ч вып изд ред прим напр т.е т.н т.к т.о англ нем фр лат рус "
        "итал исп греч тел факс кв корп стр-во букв перен макс мин прибл ок т.ч",
        "янв фев февр мар апр июн июл авг сен сент окт ноя нояб дек",
    ),
    "ar": _set("د أ م ص ج ط ق ت هـ ب"),
}

LOOSE: dict[str, frozenset[str]] = {
    OTHERS: _set(_COMMON_LOOSE, "a.m p.m"),
    "en": _set(
        _COMMON_LOOSE,
        "a.m p.m am pm u.s u.k u.n e.u ph.d m.d b.a m.a b.c a.d bros llc plc",
        "app art arts civ eq reg regs s sch seq ss",
    ),
    "fr": _set(_COMMON_LOOSE, "s.a s.a.r.l j.-c av.j.-c h min sec suiv sq sqq app sept"),
    "de": _set(
        _COMMON_LOOSE,
        "usw usf u.s.w e.v ag gmbh o.j o.o jh jhd std sek min",
        "art dies tab mo di mi do sa so",
    ),
    "es": _set(
        _COMMON_LOOSE,
        "s.a s.l s.l.u s.a.u ee.uu uds ud vd vds a.c d.c a.m p.m mar",
        "bjo cit dcha dpdo izda km izq ind part ptas sig sigs",
    ),
    "it": _set(_COMMON_LOOSE, "ecc ii s.p.a s.r.l a.c d.c set"),
    "pt": _set(_COMMON_LOOSE, "s.a ltda cia a.c d.c mar set"),
    "nl": _set(_COMMON_LOOSE, "enz e.v.a n.v b.v v.chr n.chr vol"),
    "pl": _set("itd itp r w tys mln mld zł gr in p.n.e n.e sp z.o.o"),
    "ru": _set("г в вв т.д т.п др пр н.э тыс млн млрд трлн руб коп кг мм см км м ч мин сек экз"),
    "ar": _set("إلخ الخ ق.م ب.م"),
}

# Languages that write ordinal numbers with a full stop: "am 3. Mai".
ORDINAL_STOP = _set("de da no nb nn fi cs sk sl hr sr bs hu pl et lv is")

# Words that no ordinal number counts: with a capital they begin a sentence, "am 3. Mai" but
# "mehr als 3. Das"; where nouns have no capital, names may follow an ordinal, too.
UNCOUNTED: dict[str, frozenset[str]] = {
    "de": _set(
        "aber alle als am an anschließend auch auf außerdem bei beim bis da dabei daher damit "
        "danach dann das dass dazu dem den denn der des deshalb die dies diese diesem diesen "
        "dieser dieses doch dort durch ein eine einem einen einer eines er es falls für hat hier "
        "ich im in ins ist jede jeder jedes jedoch kann kein keine man mit nach noch nur ob obwohl "
        "oder ohne schon seit sie sind so sobald solange soll sollte über um und unter vom von vor "
        "wann war waren warum was weil welche welcher welches wenn wer werden wie wir wird wo "
        "wurde wurden während zu zum zur zuerst zwar",
    ),
}

# After "U.S." or "a.m." a capital says little, for names follow both: of the words that follow,
# these begin a sentence.
STARTERS: dict[str, frozenset[str]] = {
    "en": _set(
        "a according after all although an and any are as at based be because before both but by "
        "can click could did do does during each even every finally first for from had has have "
        "he her here his how however i if in instead is it its just last later let like many may "
        "meanwhile moreover most my no nobody none nor not nothing now of on once one only or our "
        "people perhaps please see several she should since so some somebody still such than "
        "that the their then there therefore these they this those though three through thus to "
        "today tomorrow two under unlike until up upon was we were what when where whether which "
        "while who whom why will with within without would yesterday yet you your",
    ),
}
