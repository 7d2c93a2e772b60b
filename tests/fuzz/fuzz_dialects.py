"""Seeds in the dialects of XLIFF of Trados, memoQ and Phrase: states, changes, comments."""

from __future__ import annotations

_XLIFF = "urn:oasis:names:tc:xliff:document:1.2"

TRADOS = f"""<?xml version="1.0" encoding="utf-8"?>
<xliff xmlns:sdl="http://sdl.com/FileTypes/SdlXliff/1.0"
 xmlns="{_XLIFF}" version="1.2" sdl:version="1.0"><doc-info
 xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><cmt-defs><cmt-def id="c1"><Comments><Comment
 severity="Low" user="Ann" version="1.0">Or “touche”?</Comment></Comments></cmt-def></cmt-defs>
<rev-defs><rev-def id="r1" type="Delete"/><rev-def id="r2"/></rev-defs></doc-info><file original="a"
 datatype="x-sdlfilterframework2" source-language="en-GB" target-language="fr-FR"><header><tag-defs
 xmlns="http://sdl.com/FileTypes/SdlXliff/1.0"><tag id="2"><bpt name="cf">&lt;cf&gt;</bpt></tag>
</tag-defs></header><body><trans-unit id="aa" translate="no"><source><x
 id="1"/></source></trans-unit>
<group><trans-unit id="bb"><source><g id="2">Press it. Wait. </g></source><seg-source><g id="2"><mrk
 mtype="seg" mid="1">Press <x
 id="3"/>it.</mrk> <mrk mtype="seg" mid="2">Wait.</mrk> </g></seg-source>
<target><g id="2"><mrk mtype="seg" mid="1"><mrk mtype="x-sdl-deleted"
 sdl:revid="r1">Pressez</mrk><mrk
 mtype="x-sdl-added" sdl:revid="r2">Appuyez</mrk> <x id="3"/><mrk mtype="x-sdl-comment"
 sdl:cid="c1">ici</mrk>.</mrk> <mrk mtype="seg" mid="2"/> </g></target><sdl:seg-defs><sdl:seg id="1"
 conf="ApprovedTranslation" origin="tm" percent="100" locked="true"><sdl:value key="x">y</sdl:value>
</sdl:seg><sdl:seg id="2" conf="Draft"/></sdl:seg-defs></trans-unit></group></body></file></xliff>
"""

MEMOQ = f"""<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="{_XLIFF}" xmlns:mq="MQXliff"><file original="a.html"
 source-language="en"
 target-language="fr" datatype="x-html"><header/><body>
<trans-unit id="1" mq:status="Pretranslated" mq:percent="87" mq:locked="locked"
 mq:maxlengthchars="20">
<source xml:space="preserve" mq:segpart="1">Press <bpt id="1" rid="1">&lt;b&gt;</bpt>it<ept id="2"
 rid="1">&lt;/b&gt;</ept>.</source><target xml:space="preserve"><mrk mtype="x-mq-tc"
 mq:tctype="del">
Pressez</mrk><mrk mtype="x-mq-tc" mq:tctype="ins">Appuyez <bpt id="1" rid="1">&lt;b&gt;</bpt></mrk>
ici<ept id="2" rid="1">&lt;/b&gt;</ept>.</target><mq:comments><mq:comment creatoruser="Ann"
 deleted="false">Short.</mq:comment></mq:comments><mq:minorversions><mq:historical-unit><source>Old
</source><target>Vieux</target></mq:historical-unit></mq:minorversions></trans-unit>
<trans-unit id="2" mq:status="NotStarted"><source xml:space="preserve">Two</source><target
 xml:space="preserve"></target></trans-unit></body></file></xliff>
"""

PHRASE = f"""<?xml version='1.0' encoding='UTF-8'?>
<xliff xmlns="{_XLIFF}" xmlns:m="http://www.memsource.com/mxlf/2.0" version="1.2" m:level="2">
<file original="a.docx" source-language="en" target-language="fr" datatype="x-undefined"
 m:task-id="T"><body><group id="0" m:para-id="0"><context-group><context
 context-type="x-key-note">Title</context></context-group><trans-unit id="T:0" xml:space="preserve"
 m:score="0.87" m:trans-origin="tm" m:confirmed="1" m:locked="true" m:para-id="0"
 m:modified-at="1442824857472" m:modified-by="7" m:level-edited="false"><source>{{b&gt;Press&lt;b}}
 {{1&gt;it&lt;1}}{{2}} {{3}}.{{j}}</source><target>Appuyez {{1&gt;ici&lt;1}}{{2}} {{3}}.</target>
<alt-trans origin="machine-trans"><target>{{1&gt;</target></alt-trans><alt-trans
 origin="memsource-tm" match-quality="0.9"><target>Pressez</target></alt-trans><m:comment
 created-by="7" created-at="1">Short.</m:comment><m:tunit-metadata><m:mark
 id="1"><m:type>link</m:type><m:content>&lt;a&gt;</m:content></m:mark><m:mark
 id="2"/></m:tunit-metadata><m:tunit-target-metadata/></trans-unit></group><group id="1"><trans-unit
 id="T:1" m:trans-origin="mt" m:confirmed="0"><source>Two {{1}}</source><target/></trans-unit>
</group></body></file><m:extra><m:users><m:user id="7" username="ann"/></m:users></m:extra></xliff>
"""
