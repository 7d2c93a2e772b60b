<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>Postil</name>
    <message>
      <source> (in use)</source>
      <translation> (in Verwendung)</translation>
    </message>
    <message>
      <source> (paused)</source>
      <translation> (angehalten)</translation>
    </message>
    <message>
      <source> New project …</source>
      <translation> Neues Projekt …</translation>
    </message>
    <message>
      <source> Open a package …</source>
      <translation> Ein Paket öffnen …</translation>
    </message>
    <message>
      <source> Open a project …</source>
      <translation> Projekt öffnen …</translation>
    </message>
    <message>
      <source> Open the sample project</source>
      <translation> Beispielprojekt öffnen</translation>
    </message>
    <message>
      <source> The engine it was compared with may have been trained on these segments, which favours it; from the next training on both keep out the same ones.</source>
      <translation> Die Vergleichsengine wurde vielleicht mit diesen Segmenten trainiert, was sie bevorzugt; vom nächsten Training an halten beide dieselben zurück.</translation>
    </message>
    <message>
      <source> The new engine starts from one that may have been trained on these segments: its figures are too high. Judge by texts of your own to see what it is worth.</source>
      <translation> Die neue Engine geht von einer aus, die vielleicht mit diesen Segmenten trainiert wurde: Ihre Werte sind zu hoch. Beurteilen Sie sie an eigenen Texten, um zu sehen, was sie taugt.</translation>
    </message>
    <message numerus="yes">
      <source> and %Ln more</source>
      <translation>
        <numerusform> und %Ln weiteres</numerusform>
        <numerusform> und %Ln weitere</numerusform>
      </translation>
    </message>
    <message>
      <source> or </source>
      <translation> oder </translation>
    </message>
    <message>
      <source> {command} takes it back.</source>
      <translation> {command} macht es rückgängig.</translation>
    </message>
    <message>
      <source> · BLEU {score}</source>
      <translation> · BLEU {score}</translation>
    </message>
    <message>
      <source> · locked</source>
      <translation> · gesperrt</translation>
    </message>
    <message numerus="yes">
      <source>%Ln candidates. Space ticks one, F2 changes its translation.</source>
      <translation>
        <numerusform>%Ln Kandidat. Die Leertaste hakt ihn an, F2 ändert seine Übersetzung.</numerusform>
        <numerusform>%Ln Kandidaten. Die Leertaste hakt einen an, F2 ändert seine Übersetzung.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln changes of the review</source>
      <translation>
        <numerusform>%Ln Änderung der Überprüfung</numerusform>
        <numerusform>%Ln Änderungen der Überprüfung</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln changes of this project wait to be written</source>
      <translation>
        <numerusform>%Ln Änderung dieses Projekts wartet darauf, geschrieben zu werden</numerusform>
        <numerusform>%Ln Änderungen dieses Projekts warten darauf, geschrieben zu werden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln coming segments are translated differently now:</source>
      <translation>
        <numerusform>%Ln kommendes Segment wird jetzt anders übersetzt:</numerusform>
        <numerusform>%Ln kommende Segmente werden jetzt anders übersetzt:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln comments</source>
      <translation>
        <numerusform>%Ln Kommentar</numerusform>
        <numerusform>%Ln Kommentare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln confirmed segments are needed to tell what learning gains.</source>
      <translation>
        <numerusform>%Ln bestätigtes Segment ist nötig, um zu sagen, was das Lernen bringt.</numerusform>
        <numerusform>%Ln bestätigte Segmente sind nötig, um zu sagen, was das Lernen bringt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln confirmed segments wait to be sent.</source>
      <translation>
        <numerusform>%Ln bestätigtes Segment wartet darauf, gesendet zu werden.</numerusform>
        <numerusform>%Ln bestätigte Segmente warten darauf, gesendet zu werden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation>
        <numerusform>%Ln Dokument</numerusform>
        <numerusform>%Ln Dokumente</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents cannot be used.</source>
      <translation>
        <numerusform>%Ln Dokument ist nicht verwendbar.</numerusform>
        <numerusform>%Ln Dokumente sind nicht verwendbar.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents cannot be used; the others are added.</source>
      <translation>
        <numerusform>%Ln Dokument ist nicht verwendbar; die anderen werden hinzugefügt.</numerusform>
        <numerusform>%Ln Dokumente sind nicht verwendbar; die anderen werden hinzugefügt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents written</source>
      <translation>
        <numerusform>%Ln Dokument geschrieben</numerusform>
        <numerusform>%Ln Dokumente geschrieben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts</source>
      <translation>
        <numerusform>%Ln Entwurf</numerusform>
        <numerusform>%Ln Entwürfe</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts went with what is gone.</source>
      <translation>
        <numerusform>%Ln Entwurf ist mit dem Weggefallenen verloren.</numerusform>
        <numerusform>%Ln Entwürfe sind mit dem Weggefallenen verloren.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files cannot be used</source>
      <translation>
        <numerusform>%Ln Datei ist nicht verwendbar</numerusform>
        <numerusform>%Ln Dateien sind nicht verwendbar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings</source>
      <translation>
        <numerusform>%Ln Befund</numerusform>
        <numerusform>%Ln Befunde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings are hidden by the filter or resolved.</source>
      <translation>
        <numerusform>%Ln Befund ist ausgefiltert oder erledigt.</numerusform>
        <numerusform>%Ln Befunde sind ausgefiltert oder erledigt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings written to {name}.</source>
      <translation>
        <numerusform>%Ln Befund nach {name} geschrieben.</numerusform>
        <numerusform>%Ln Befunde nach {name} geschrieben.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln glossaries</source>
      <translation>
        <numerusform>%Ln Glossar</numerusform>
        <numerusform>%Ln Glossare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln have a draft, which is written as it is.</source>
      <translation>
        <numerusform>%Ln hat einen Entwurf, der so geschrieben wird, wie er ist.</numerusform>
        <numerusform>%Ln haben einen Entwurf, der so geschrieben wird, wie er ist.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln have no translation and stay as the document has them.</source>
      <translation>
        <numerusform>%Ln hat keine Übersetzung und bleibt wie im Dokument.</numerusform>
        <numerusform>%Ln haben keine Übersetzung und bleiben wie im Dokument.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hits</source>
      <translation>
        <numerusform>%Ln Fund</numerusform>
        <numerusform>%Ln Funde</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln in locked segments, which stay as they are</source>
      <translation>
        <numerusform>%Ln in einem gesperrten Segment, das bleibt, wie es ist</numerusform>
        <numerusform>%Ln in gesperrten Segmenten, die bleiben, wie sie sind</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln memories</source>
      <translation>
        <numerusform>%Ln Memory</numerusform>
        <numerusform>%Ln Memorys</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more are not shown.</source>
      <translation>
        <numerusform>%Ln weiteres wird nicht gezeigt.</numerusform>
        <numerusform>%Ln weitere werden nicht gezeigt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs</source>
      <translation>
        <numerusform>%Ln Paar</numerusform>
        <numerusform>%Ln Paare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs in the memory “{name}”, marked as from an alignment.</source>
      <translation>
        <numerusform>%Ln Paar in der Memory „{name}“, als aus einem Alignment markiert.</numerusform>
        <numerusform>%Ln Paare in der Memory „{name}“, als aus einem Alignment markiert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs in {file}.</source>
      <translation>
        <numerusform>%Ln Paar in {file}.</numerusform>
        <numerusform>%Ln Paare in {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln phrase pairs taken in</source>
      <translation>
        <numerusform>%Ln Phrasenpaar aufgenommen</numerusform>
        <numerusform>%Ln Phrasenpaare aufgenommen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln remarks stood on what is gone:</source>
      <translation>
        <numerusform>%Ln Anmerkung stand an Weggefallenem:</numerusform>
        <numerusform>%Ln Anmerkungen standen an Weggefallenem:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs</source>
      <translation>
        <numerusform>%Ln Segmentpaar</numerusform>
        <numerusform>%Ln Segmentpaare</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs: {names}</source>
      <translation>
        <numerusform>%Ln Segmentpaar: {names}</numerusform>
        <numerusform>%Ln Segmentpaare: {names}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments</source>
      <translation>
        <numerusform>%Ln Segment</numerusform>
        <numerusform>%Ln Segmente</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments are not confirmed.</source>
      <translation>
        <numerusform>%Ln Segment ist nicht bestätigt.</numerusform>
        <numerusform>%Ln Segmente sind nicht bestätigt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments are used again.</source>
      <translation>
        <numerusform>%Ln Segment wird wieder verwendet.</numerusform>
        <numerusform>%Ln Segmente werden wieder verwendet.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments before it came here</source>
      <translation>
        <numerusform>%Ln Segment, bevor sie hierher kam</numerusform>
        <numerusform>%Ln Segmente, bevor sie hierher kam</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have again what they had.</source>
      <translation>
        <numerusform>%Ln Segment hat wieder, was es hatte.</numerusform>
        <numerusform>%Ln Segmente haben wieder, was sie hatten.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have no translation.</source>
      <translation>
        <numerusform>%Ln Segment hat keine Übersetzung.</numerusform>
        <numerusform>%Ln Segmente haben keine Übersetzung.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have other comments, bookmarks or locks.</source>
      <translation>
        <numerusform>%Ln Segment hat andere Kommentare, Lesezeichen oder Sperren.</numerusform>
        <numerusform>%Ln Segmente haben andere Kommentare, Lesezeichen oder Sperren.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have other tags now.</source>
      <translation>
        <numerusform>%Ln Segment hat jetzt andere Tags.</numerusform>
        <numerusform>%Ln Segmente haben jetzt andere Tags.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have the translator's text again. {key} takes that back.</source>
      <translation>
        <numerusform>%Ln Segment hat wieder den Text des Übersetzers. {key} nimmt das zurück.</numerusform>
        <numerusform>%Ln Segmente haben wieder den Text des Übersetzers. {key} nimmt das zurück.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments in {project}</source>
      <translation>
        <numerusform>%Ln Segment in {project}</numerusform>
        <numerusform>%Ln Segmente in {project}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments of {name} are not confirmed.</source>
      <translation>
        <numerusform>%Ln Segment von {name} ist nicht bestätigt.</numerusform>
        <numerusform>%Ln Segmente von {name} sind nicht bestätigt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments taken over and learned.</source>
      <translation>
        <numerusform>%Ln Segment übernommen und gelernt.</numerusform>
        <numerusform>%Ln Segmente übernommen und gelernt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were changed since and stay as they are.</source>
      <translation>
        <numerusform>%Ln Segment wurde seither geändert und bleibt, wie es ist.</numerusform>
        <numerusform>%Ln Segmente wurden seither geändert und bleiben, wie sie sind.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were kept out of the training, to judge by</source>
      <translation>
        <numerusform>%Ln Segment wurde zum Beurteilen zurückgehalten</numerusform>
        <numerusform>%Ln Segmente wurden zum Beurteilen zurückgehalten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were not taken by the server.</source>
      <translation>
        <numerusform>%Ln Segment hat der Server nicht angenommen.</numerusform>
        <numerusform>%Ln Segmente hat der Server nicht angenommen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments with changes</source>
      <translation>
        <numerusform>%Ln Segment mit Änderungen</numerusform>
        <numerusform>%Ln Segmente mit Änderungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments written to {name}.</source>
      <translation>
        <numerusform>%Ln Segment nach {name} geschrieben.</numerusform>
        <numerusform>%Ln Segmente nach {name} geschrieben.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln splits and merges could not be kept: the text around them changed.</source>
      <translation>
        <numerusform>%Ln Teilung oder Verbindung ließ sich nicht erhalten: Der Text ringsum hat sich geändert.</numerusform>
        <numerusform>%Ln Teilungen und Verbindungen ließen sich nicht erhalten: Der Text ringsum hat sich geändert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln stronger</source>
      <translation>
        <numerusform>%Ln stärker</numerusform>
        <numerusform>%Ln stärker</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags are missing · {key} places them</source>
      <translation>
        <numerusform>%Ln Tag fehlt · {key} setzt es</numerusform>
        <numerusform>%Ln Tags fehlen · {key} setzt sie</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags placed. {key} takes them out again.</source>
      <translation>
        <numerusform>%Ln Tag gesetzt. {key} nimmt es wieder heraus.</numerusform>
        <numerusform>%Ln Tags gesetzt. {key} nimmt sie wieder heraus.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags removed.</source>
      <translation>
        <numerusform>%Ln Tag entfernt.</numerusform>
        <numerusform>%Ln Tags entfernt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms</source>
      <translation>
        <numerusform>%Ln Terminus</numerusform>
        <numerusform>%Ln Termini</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms added</source>
      <translation>
        <numerusform>%Ln Terminus hinzugefügt</numerusform>
        <numerusform>%Ln Termini hinzugefügt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms added.</source>
      <translation>
        <numerusform>%Ln Terminus hinzugefügt.</numerusform>
        <numerusform>%Ln Termini hinzugefügt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms imported</source>
      <translation>
        <numerusform>%Ln Terminus importiert</numerusform>
        <numerusform>%Ln Termini importiert</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms in {file}.</source>
      <translation>
        <numerusform>%Ln Terminus in {file}.</numerusform>
        <numerusform>%Ln Termini in {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms removed</source>
      <translation>
        <numerusform>%Ln Terminus entfernt</numerusform>
        <numerusform>%Ln Termini entfernt</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units</source>
      <translation>
        <numerusform>%Ln Einheit</numerusform>
        <numerusform>%Ln Einheiten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units are as they were before.</source>
      <translation>
        <numerusform>%Ln Einheit ist wieder wie zuvor.</numerusform>
        <numerusform>%Ln Einheiten sind wieder wie zuvor.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units exported to {path}.</source>
      <translation>
        <numerusform>%Ln Einheit nach {path} exportiert.</numerusform>
        <numerusform>%Ln Einheiten nach {path} exportiert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units in {file}.</source>
      <translation>
        <numerusform>%Ln Einheit in {file}.</numerusform>
        <numerusform>%Ln Einheiten in {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln waiting</source>
      <translation>
        <numerusform>%Ln wartet</numerusform>
        <numerusform>%Ln warten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln weaker</source>
      <translation>
        <numerusform>%Ln schwächer</numerusform>
        <numerusform>%Ln schwächer</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln were changed meanwhile, and stay so.</source>
      <translation>
        <numerusform>%Ln wurde inzwischen geändert und bleibt so.</numerusform>
        <numerusform>%Ln wurden inzwischen geändert und bleiben so.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln were not: their segments were changed meanwhile.</source>
      <translation>
        <numerusform>%Ln nicht: Ihr Segment wurde inzwischen geändert.</numerusform>
        <numerusform>%Ln nicht: Ihre Segmente wurden inzwischen geändert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln with tags inside, which stay around the new text</source>
      <translation>
        <numerusform>%Ln mit Tags darin, die um den neuen Text stehen bleiben</numerusform>
        <numerusform>%Ln mit Tags darin, die um den neuen Text stehen bleiben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words</source>
      <translation>
        <numerusform>%Ln Wort</numerusform>
        <numerusform>%Ln Wörter</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words a day</source>
      <translation>
        <numerusform>%Ln Wort am Tag</numerusform>
        <numerusform>%Ln Wörter am Tag</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words left</source>
      <translation>
        <numerusform>noch %Ln Wort</numerusform>
        <numerusform>noch %Ln Wörter</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words today</source>
      <translation>
        <numerusform>%Ln Wort heute</numerusform>
        <numerusform>%Ln Wörter heute</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;A shared memory that is there</source>
      <translation>Eine &amp;vorhandene geteilte Memory</translation>
    </message>
    <message>
      <source>&amp;About Postil</source>
      <translation>Ü&amp;ber Postil</translation>
    </message>
    <message>
      <source>&amp;Accept the Next Change</source>
      <translation>Nächste Änderung &amp;annehmen</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
      <source>&amp;Add All</source>
      <translation>&amp;Alle hinzufügen</translation>
    </message>
    <message>
      <source>&amp;Add Documents …</source>
      <translation>Dokumente &amp;hinzufügen …</translation>
    </message>
    <message>
      <source>&amp;Add a Term …</source>
      <translation>Terminus &amp;hinzufügen …</translation>
    </message>
    <message>
      <source>&amp;Add …</source>
      <translation>&amp;Hinzufügen …</translation>
    </message>
    <message>
      <source>&amp;Address</source>
      <translation>&amp;Adresse</translation>
    </message>
    <message>
      <source>&amp;Addresses for Looking Up …</source>
      <translation>&amp;Adressen zum Nachschlagen …</translation>
    </message>
    <message>
      <source>&amp;Align</source>
      <translation>&amp;Alignieren</translation>
    </message>
    <message>
      <source>&amp;Align Two Documents …</source>
      <translation>Zwei Dokumente &amp;alignieren …</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Zurück</translation>
    </message>
    <message>
      <source>&amp;Back to the Suggestion</source>
      <translation>&amp;Zurück zum Vorschlag</translation>
    </message>
    <message>
      <source>&amp;Back to the engines</source>
      <translation>&amp;Zurück zu den Engines</translation>
    </message>
    <message>
      <source>&amp;Begin a Review …</source>
      <translation>Überprüfung &amp;beginnen …</translation>
    </message>
    <message>
      <source>&amp;Bookmark</source>
      <translation>&amp;Lesezeichen</translation>
    </message>
    <message>
      <source>&amp;Bring back</source>
      <translation>&amp;Zurückholen</translation>
    </message>
    <message>
      <source>&amp;Browse …</source>
      <translation>&amp;Durchsuchen …</translation>
    </message>
    <message>
      <source>&amp;Cancel the Training</source>
      <translation>Training &amp;abbrechen</translation>
    </message>
    <message>
      <source>&amp;Change Keys …</source>
      <translation>Tastenkürzel än&amp;dern …</translation>
    </message>
    <message>
      <source>&amp;Check While Typing</source>
      <translation>Beim Tippen &amp;prüfen</translation>
    </message>
    <message>
      <source>&amp;Choose a Tag …</source>
      <translation>Tag &amp;auswählen …</translation>
    </message>
    <message>
      <source>&amp;Clear Translations That Are Not Confirmed</source>
      <translation>Nicht bestätigte Übersetzungen &amp;leeren</translation>
    </message>
    <message>
      <source>&amp;Close the Panel</source>
      <translation>Bereich s&amp;chließen</translation>
    </message>
    <message>
      <source>&amp;Close the Project</source>
      <translation>Projekt &amp;schließen</translation>
    </message>
    <message>
      <source>&amp;Comment</source>
      <translation>&amp;Kommentar</translation>
    </message>
    <message>
      <source>&amp;Compact Rows</source>
      <translation>&amp;Kompakte Zeilen</translation>
    </message>
    <message>
      <source>&amp;Compare</source>
      <translation>&amp;Vergleichen</translation>
    </message>
    <message>
      <source>&amp;Compare Two Engines …</source>
      <translation>Zwei Engines ver&amp;gleichen …</translation>
    </message>
    <message>
      <source>&amp;Compare with</source>
      <translation>&amp;Vergleichen mit</translation>
    </message>
    <message>
      <source>&amp;Compare …</source>
      <translation>&amp;Vergleichen …</translation>
    </message>
    <message>
      <source>&amp;Complete While Typing</source>
      <translation>Beim Tippen &amp;vervollständigen</translation>
    </message>
    <message>
      <source>&amp;Concordance</source>
      <translation>&amp;Konkordanz</translation>
    </message>
    <message>
      <source>&amp;Confirm and Next</source>
      <translation>&amp;Bestätigen und weiter</translation>
    </message>
    <message>
      <source>&amp;Create</source>
      <translation>&amp;Anlegen</translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <translation>&amp;Dunkel</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Löschen</translation>
    </message>
    <message>
      <source>&amp;Delete the Memory Unit …</source>
      <translation>Memory-Einheit &amp;löschen …</translation>
    </message>
    <message>
      <source>&amp;Delete …</source>
      <translation>&amp;Löschen …</translation>
    </message>
    <message>
      <source>&amp;Detach the Engine</source>
      <translation>Engine &amp;lösen</translation>
    </message>
    <message>
      <source>&amp;Disconnect</source>
      <translation>&amp;Trennen</translation>
    </message>
    <message>
      <source>&amp;Document</source>
      <translation>&amp;Dokument</translation>
    </message>
    <message>
      <source>&amp;Document …</source>
      <translation>&amp;Dokument …</translation>
    </message>
    <message>
      <source>&amp;Documents</source>
      <translation>&amp;Dokumente</translation>
    </message>
    <message>
      <source>&amp;Due on</source>
      <translation>&amp;Fällig am</translation>
    </message>
    <message>
      <source>&amp;Duplicate</source>
      <translation>&amp;Duplizieren</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;Edit the Memory Unit …</source>
      <translation>Memory-&amp;Einheit bearbeiten …</translation>
    </message>
    <message>
      <source>&amp;Edit the Source …</source>
      <translation>Ausgangstext &amp;bearbeiten …</translation>
    </message>
    <message>
      <source>&amp;Edit …</source>
      <translation>&amp;Bearbeiten …</translation>
    </message>
    <message>
      <source>&amp;Engine</source>
      <translation>E&amp;ngine</translation>
    </message>
    <message>
      <source>&amp;Export the Engine …</source>
      <translation>Engine &amp;exportieren …</translation>
    </message>
    <message>
      <source>&amp;Export the Translation …</source>
      <translation>Übersetzung &amp;exportieren …</translation>
    </message>
    <message>
      <source>&amp;Export …</source>
      <translation>&amp;Exportieren …</translation>
    </message>
    <message>
      <source>&amp;Filter Segments</source>
      <translation>Segmente &amp;filtern</translation>
    </message>
    <message>
      <source>&amp;Final</source>
      <translation>&amp;Endgültig</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>&amp;Suchen</translation>
    </message>
    <message>
      <source>&amp;Find a Command …</source>
      <translation>Befehl &amp;suchen …</translation>
    </message>
    <message>
      <source>&amp;Finding</source>
      <translation>&amp;Befund</translation>
    </message>
    <message>
      <source>&amp;First Segment</source>
      <translation>&amp;Erstes Segment</translation>
    </message>
    <message>
      <source>&amp;Float the Panel</source>
      <translation>Bereich &amp;lösen</translation>
    </message>
    <message>
      <source>&amp;Forget</source>
      <translation>&amp;Vergessen</translation>
    </message>
    <message>
      <source>&amp;Glossary</source>
      <translation>&amp;Glossar</translation>
    </message>
    <message>
      <source>&amp;Glossary Terms …</source>
      <translation>&amp;Glossartermini …</translation>
    </message>
    <message>
      <source>&amp;Go On with the Training</source>
      <translation>Training &amp;fortsetzen</translation>
    </message>
    <message>
      <source>&amp;Go to Segment …</source>
      <translation>&amp;Gehe zu Segment …</translation>
    </message>
    <message>
      <source>&amp;Go to the other window</source>
      <translation>&amp;Zum anderen Fenster</translation>
    </message>
    <message>
      <source>&amp;Guide</source>
      <translation>&amp;Anleitung</translation>
    </message>
    <message>
      <source>&amp;Hand Over as a Package …</source>
      <translation>Als Paket ü&amp;bergeben …</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;High Contrast</source>
      <translation>&amp;Hoher Kontrast</translation>
    </message>
    <message>
      <source>&amp;History …</source>
      <translation>&amp;Verlauf …</translation>
    </message>
    <message>
      <source>&amp;Import a Memory …</source>
      <translation>Memory &amp;importieren …</translation>
    </message>
    <message>
      <source>&amp;Import an Engine …</source>
      <translation>Engine &amp;importieren …</translation>
    </message>
    <message>
      <source>&amp;Import …</source>
      <translation>&amp;Importieren …</translation>
    </message>
    <message>
      <source>&amp;Insert All Missing Tags Here</source>
      <translation>Alle fehlenden Tags hier &amp;einfügen</translation>
    </message>
    <message>
      <source>&amp;Insert an example</source>
      <translation>&amp;Beispiel einfügen</translation>
    </message>
    <message>
      <source>&amp;Insert from the Source …</source>
      <translation>Aus dem Ausgangstext &amp;einfügen …</translation>
    </message>
    <message>
      <source>&amp;Insert the Machine's Suggestion</source>
      <translation>Vorschlag der Maschine &amp;einsetzen</translation>
    </message>
    <message>
      <source>&amp;Insert the Match</source>
      <translation>Treffer e&amp;infügen</translation>
    </message>
    <message>
      <source>&amp;Into the glossary</source>
      <translation>&amp;In das Glossar</translation>
    </message>
    <message>
      <source>&amp;Judge by</source>
      <translation>&amp;Beurteilen nach</translation>
    </message>
    <message>
      <source>&amp;Keyboard</source>
      <translation>&amp;Tastatur</translation>
    </message>
    <message>
      <source>&amp;Keymap</source>
      <translation>&amp;Tastenbelegung</translation>
    </message>
    <message>
      <source>&amp;Last Segment</source>
      <translation>&amp;Letztes Segment</translation>
    </message>
    <message>
      <source>&amp;Leave Those Out</source>
      <translation>Diese &amp;weglassen</translation>
    </message>
    <message>
      <source>&amp;Left-to-right Mark</source>
      <translation>&amp;Links-nach-rechts-Marke</translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <translation>&amp;Hell</translation>
    </message>
    <message>
      <source>&amp;Machine Draft</source>
      <translation>&amp;Maschinenentwurf</translation>
    </message>
    <message>
      <source>&amp;Mark the Changes</source>
      <translation>Änderungen &amp;markieren</translation>
    </message>
    <message>
      <source>&amp;Match</source>
      <translation>&amp;Treffer</translation>
    </message>
    <message>
      <source>&amp;Memory</source>
      <translation>&amp;Memory</translation>
    </message>
    <message>
      <source>&amp;Merge What Came Back …</source>
      <translation>Zurückgekommenes &amp;einarbeiten …</translation>
    </message>
    <message>
      <source>&amp;Merge with the Next</source>
      <translation>Mit dem &amp;nächsten verbinden</translation>
    </message>
    <message>
      <source>&amp;More</source>
      <translation>&amp;Mehr</translation>
    </message>
    <message>
      <source>&amp;More Spellings</source>
      <translation>&amp;Weitere Schreibweisen</translation>
    </message>
    <message>
      <source>&amp;Name</source>
      <translation>&amp;Name</translation>
    </message>
    <message>
      <source>&amp;New Project …</source>
      <translation>&amp;Neues Projekt …</translation>
    </message>
    <message>
      <source>&amp;New Version of the Document …</source>
      <translation>&amp;Neue Fassung des Dokuments …</translation>
    </message>
    <message>
      <source>&amp;New …</source>
      <translation>&amp;Neu …</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Weiter</translation>
    </message>
    <message>
      <source>&amp;Next Finding</source>
      <translation>&amp;Nächster Befund</translation>
    </message>
    <message>
      <source>&amp;Next Marked Word …</source>
      <translation>Nächstes &amp;markiertes Wort …</translation>
    </message>
    <message>
      <source>&amp;Next Match</source>
      <translation>&amp;Nächster Treffer</translation>
    </message>
    <message>
      <source>&amp;Next Segment</source>
      <translation>&amp;Nächstes Segment</translation>
    </message>
    <message>
      <source>&amp;Older ones</source>
      <translation>&amp;Ältere</translation>
    </message>
    <message>
      <source>&amp;On</source>
      <translation>&amp;Grundlage</translation>
    </message>
    <message>
      <source>&amp;Open It</source>
      <translation>&amp;Öffnen</translation>
    </message>
    <message>
      <source>&amp;Open Project …</source>
      <translation>Projekt ö&amp;ffnen …</translation>
    </message>
    <message>
      <source>&amp;Open a Package …</source>
      <translation>Paket ö&amp;ffnen …</translation>
    </message>
    <message>
      <source>&amp;Open at Its First Open Segment</source>
      <translation>Beim ersten offenen Segment ö&amp;ffnen</translation>
    </message>
    <message>
      <source>&amp;Other Translations</source>
      <translation>&amp;Andere Übersetzungen</translation>
    </message>
    <message>
      <source>&amp;Pause the Training</source>
      <translation>Training an&amp;halten</translation>
    </message>
    <message>
      <source>&amp;Place All Missing Tags</source>
      <translation>Alle fehlenden Tags &amp;setzen</translation>
    </message>
    <message>
      <source>&amp;Previous Finding</source>
      <translation>&amp;Voriger Befund</translation>
    </message>
    <message>
      <source>&amp;Previous Match</source>
      <translation>&amp;Voriger Treffer</translation>
    </message>
    <message>
      <source>&amp;Previous Segment</source>
      <translation>&amp;Voriges Segment</translation>
    </message>
    <message>
      <source>&amp;Priority</source>
      <translation>&amp;Priorität</translation>
    </message>
    <message>
      <source>&amp;Project</source>
      <translation>&amp;Projekt</translation>
    </message>
    <message>
      <source>&amp;Project Page</source>
      <translation>&amp;Projektseite</translation>
    </message>
    <message>
      <source>&amp;Put Confirmed Segments into the Memory …</source>
      <translation>&amp;Bestätigte Segmente in die Memory aufnehmen …</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <source>&amp;Reference memories</source>
      <translation>&amp;Referenz-Memorys</translation>
    </message>
    <message>
      <source>&amp;Reject the Next Change</source>
      <translation>Nächste Änderung a&amp;blehnen</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Entfernen</translation>
    </message>
    <message>
      <source>&amp;Remove All Tags</source>
      <translation>Alle Tags &amp;entfernen</translation>
    </message>
    <message>
      <source>&amp;Remove from this list</source>
      <translation>Von dieser Liste &amp;nehmen</translation>
    </message>
    <message>
      <source>&amp;Remove the Document …</source>
      <translation>Dokument &amp;entfernen …</translation>
    </message>
    <message>
      <source>&amp;Remove …</source>
      <translation>En&amp;tfernen …</translation>
    </message>
    <message>
      <source>&amp;Rename …</source>
      <translation>&amp;Umbenennen …</translation>
    </message>
    <message>
      <source>&amp;Repeat in Segments with the Same Source …</source>
      <translation>In Segmenten mit gleichem Text &amp;wiederholen …</translation>
    </message>
    <message>
      <source>&amp;Replace by the Match</source>
      <translation>Durch den Treffer &amp;ersetzen</translation>
    </message>
    <message>
      <source>&amp;Replace with</source>
      <translation>E&amp;rsetzen durch</translation>
    </message>
    <message>
      <source>&amp;Rescue</source>
      <translation>&amp;Retten</translation>
    </message>
    <message>
      <source>&amp;Rescue…</source>
      <translation>&amp;Retten …</translation>
    </message>
    <message>
      <source>&amp;Reset the Layout</source>
      <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
      <source>&amp;Review</source>
      <translation>&amp;Überprüfung</translation>
    </message>
    <message>
      <source>&amp;Reviewed</source>
      <translation>&amp;Überprüft</translation>
    </message>
    <message>
      <source>&amp;Right-to-left Mark</source>
      <translation>&amp;Rechts-nach-links-Marke</translation>
    </message>
    <message>
      <source>&amp;Rules, one in each line; the first ones count before the others</source>
      <translation>&amp;Regeln, eine je Zeile; die ersten gelten vor den anderen</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <source>&amp;Save as TMX …</source>
      <translation>Als TMX &amp;speichern …</translation>
    </message>
    <message>
      <source>&amp;Save this filter …</source>
      <translation>Diesen Filter &amp;speichern …</translation>
    </message>
    <message>
      <source>&amp;Saved filters</source>
      <translation>&amp;Gespeicherte Filter</translation>
    </message>
    <message>
      <source>&amp;Search for the Current Match</source>
      <translation>Nach dem aktuellen Treffer &amp;suchen</translation>
    </message>
    <message>
      <source>&amp;Segment</source>
      <translation>&amp;Segment</translation>
    </message>
    <message>
      <source>&amp;Send what is confirmed in this project</source>
      <translation>In diesem Projekt Bestätigtes &amp;senden</translation>
    </message>
    <message>
      <source>&amp;Show Me Around</source>
      <translation>&amp;Rundgang</translation>
    </message>
    <message>
      <source>&amp;Show the Training</source>
      <translation>Training &amp;anzeigen</translation>
    </message>
    <message>
      <source>&amp;Start from</source>
      <translation>&amp;Ausgehen von</translation>
    </message>
    <message>
      <source>&amp;Statistics</source>
      <translation>&amp;Statistik</translation>
    </message>
    <message>
      <source>&amp;Suggestion</source>
      <translation>&amp;Vorschlag</translation>
    </message>
    <message>
      <source>&amp;Take All of It</source>
      <translation>&amp;Alles übernehmen</translation>
    </message>
    <message>
      <source>&amp;Take Back</source>
      <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
      <source>&amp;Take Over What Was Changed</source>
      <translation>Geändertes ü&amp;bernehmen</translation>
    </message>
    <message>
      <source>&amp;Take a Match</source>
      <translation>Treffer ü&amp;bernehmen</translation>
    </message>
    <message>
      <source>&amp;Taught to the Team’s Engine …</source>
      <translation>Der &amp;Team-Engine beigebracht …</translation>
    </message>
    <message>
      <source>&amp;Team Server …</source>
      <translation>&amp;Team-Server …</translation>
    </message>
    <message>
      <source>&amp;Text</source>
      <translation>&amp;Text</translation>
    </message>
    <message>
      <source>&amp;Text as Tags …</source>
      <translation>&amp;Text als Tags …</translation>
    </message>
    <message>
      <source>&amp;Tools</source>
      <translation>E&amp;xtras</translation>
    </message>
    <message>
      <source>&amp;Train a better one …</source>
      <translation>Bessere &amp;trainieren …</translation>
    </message>
    <message>
      <source>&amp;Train an Engine …</source>
      <translation>Engine &amp;trainieren …</translation>
    </message>
    <message>
      <source>&amp;Train one now from the memories of this project</source>
      <translation>Jetzt eine aus den Memorys dieses Projekts &amp;trainieren</translation>
    </message>
    <message>
      <source>&amp;Training</source>
      <translation>&amp;Training</translation>
    </message>
    <message>
      <source>&amp;Translate the Selected Words</source>
      <translation>Aus&amp;gewählte Wörter übersetzen</translation>
    </message>
    <message>
      <source>&amp;Translated</source>
      <translation>Ü&amp;bersetzt</translation>
    </message>
    <message>
      <source>&amp;Translation …</source>
      <translation>Ü&amp;bersetzung …</translation>
    </message>
    <message>
      <source>&amp;Uncheck all</source>
      <translation>&amp;Keine anhaken</translation>
    </message>
    <message>
      <source>&amp;Unconfirm</source>
      <translation>Bestätigung &amp;zurücknehmen</translation>
    </message>
    <message>
      <source>&amp;Underline Doubtful Words</source>
      <translation>&amp;Zweifelhafte Wörter unterstreichen</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>&amp;Undo the Batch</source>
      <translation>Sammellauf &amp;zurücknehmen</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>&amp;Nutzung</translation>
    </message>
    <message>
      <source>&amp;Use an Engine …</source>
      <translation>Engine &amp;verwenden …</translation>
    </message>
    <message>
      <source>&amp;Use an existing engine</source>
      <translation>Vorhandene Engine &amp;verwenden</translation>
    </message>
    <message>
      <source>&amp;Use in this project</source>
      <translation>In diesem Projekt &amp;verwenden</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ansicht</translation>
    </message>
    <message>
      <source>&amp;Where Is This Word From</source>
      <translation>&amp;Woher kommt dieses Wort</translation>
    </message>
    <message>
      <source>&amp;Where the translation came from</source>
      <translation>&amp;Woher die Übersetzung kam</translation>
    </message>
    <message>
      <source>&amp;Which Checks …</source>
      <translation>&amp;Welche Prüfungen …</translation>
    </message>
    <message>
      <source>&amp;Whole words</source>
      <translation>Ganze &amp;Wörter</translation>
    </message>
    <message>
      <source>(empty)</source>
      <translation>(leer)</translation>
    </message>
    <message numerus="yes">
      <source>, %Ln not</source>
      <translation>
        <numerusform>, %Ln nicht</numerusform>
        <numerusform>, %Ln nicht</numerusform>
      </translation>
    </message>
    <message>
      <source>. BLEU of the tuning set: {bleu}</source>
      <translation>. BLEU der Abstimmungsdaten: {bleu}</translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>95-%-Intervall</translation>
    </message>
    <message>
      <source>&lt;/{other}&gt; does not close &lt;{tag}&gt;, which begins in line {begun}</source>
      <translation>&lt;/{other}&gt; schließt &lt;{tag}&gt; nicht, das in Zeile {begun} beginnt</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; inside of text</source>
      <translation>&lt;{name}&gt; innerhalb eines Textes</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; is in {code!r}, the file in {expected!r}</source>
      <translation>&lt;{name}&gt; ist in {code!r}, die Datei in {expected!r}</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; without an id</source>
      <translation>&lt;{name}&gt; ohne Kennung</translation>
    </message>
    <message>
      <source>A</source>
      <translation>A</translation>
    </message>
    <message>
      <source>A &amp;new one, with the units of “{name}”</source>
      <translation>Eine &amp;neue mit den Einheiten von „{name}“</translation>
    </message>
    <message>
      <source>A band is paid with 0 to 100% of a new word.</source>
      <translation>Eine Stufe wird mit 0 bis 100 % eines neuen Wortes bezahlt.</translation>
    </message>
    <message>
      <source>A better</source>
      <translation>A besser</translation>
    </message>
    <message>
      <source>A candidate of sentence {number} has a feature that the index of features ({features} of them) does not know.</source>
      <translation>Ein Kandidat von Satz {number} hat ein Merkmal, das das Merkmalsverzeichnis ({features} Merkmale) nicht kennt.</translation>
    </message>
    <message>
      <source>A capital at the start of one side only.</source>
      <translation>Großbuchstabe am Anfang nur auf einer Seite.</translation>
    </message>
    <message>
      <source>A character that could not be read stands here.</source>
      <translation>Hier steht ein Zeichen, das nicht gelesen werden konnte.</translation>
    </message>
    <message>
      <source>A comment needs some words.</source>
      <translation>Ein Kommentar braucht ein paar Wörter.</translation>
    </message>
    <message>
      <source>A context of the model is not among its n-grams.</source>
      <translation>Ein Kontext des Modells ist nicht unter seinen N-Grammen.</translation>
    </message>
    <message>
      <source>A document that is under way cannot be cut anew.</source>
      <translation>Ein begonnenes Dokument kann nicht neu zerlegt werden.</translation>
    </message>
    <message>
      <source>A filter needs a name.</source>
      <translation>Ein Filter braucht einen Namen.</translation>
    </message>
    <message>
      <source>A learning event of the journal is damaged: {reason}</source>
      <translation>Ein Lernschritt des Journals ist beschädigt: {reason}</translation>
    </message>
    <message>
      <source>A learning rate must be a positive number.</source>
      <translation>Eine Lernrate muss eine positive Zahl sein.</translation>
    </message>
    <message>
      <source>A locked segment cannot be split or merged.</source>
      <translation>Ein gesperrtes Segment kann nicht geteilt oder verbunden werden.</translation>
    </message>
    <message>
      <source>A memory or two texts …</source>
      <translation>Eine Memory oder zwei Texte …</translation>
    </message>
    <message>
      <source>A memory unit needs a translation.</source>
      <translation>Eine Memory-Einheit braucht eine Übersetzung.</translation>
    </message>
    <message>
      <source>A memory, or a text in the source language</source>
      <translation>Eine Memory oder ein Text in der Ausgangssprache</translation>
    </message>
    <message>
      <source>A muted layer is taken out of the engine: its words, phrases and weights have no part in any suggestion. Nothing is lost; unmute it, and the engine is as it was.</source>
      <translation>Eine stumme Ebene ist aus der Engine genommen: Ihre Wörter, Phrasen und Gewichte haben an keinem Vorschlag teil. Nichts geht verloren; schalten Sie sie wieder ein, und die Engine ist wie zuvor.</translation>
    </message>
    <message>
      <source>A new memory</source>
      <translation>Eine neue Memory</translation>
    </message>
    <message>
      <source>A new memory, or one of the project:</source>
      <translation>Eine neue Memory oder eine des Projekts:</translation>
    </message>
    <message>
      <source>A new one from the same texts</source>
      <translation>Eine neue aus denselben Texten</translation>
    </message>
    <message>
      <source>A no-break space stands after “«” in French.</source>
      <translation>Im Französischen folgt auf „«“ ein geschütztes Leerzeichen.</translation>
    </message>
    <message>
      <source>A no-break space stands before % in this language.</source>
      <translation>In dieser Sprache steht vor % ein geschütztes Leerzeichen.</translation>
    </message>
    <message>
      <source>A no-break space stands before “{mark}” in French.</source>
      <translation>Im Französischen steht vor „{mark}“ ein geschütztes Leerzeichen.</translation>
    </message>
    <message>
      <source>A number with another unit than in the source.</source>
      <translation>Eine Zahl mit anderer Einheit als im Ausgangstext.</translation>
    </message>
    <message>
      <source>A parser writes one line per sentence: its tree in brackets, or nothing.</source>
      <translation>Ein Parser schreibt eine Zeile je Satz: seinen Baum in Klammern, oder nichts.</translation>
    </message>
    <message>
      <source>A process that helped with this was ended from outside.</source>
      <translation>Ein Prozess, der hierbei half, wurde von außen beendet.</translation>
    </message>
    <message>
      <source>A program that reads sentences, one to a line, and writes their trees. link-grammar: that of the package of this name, for English.</source>
      <translation>Ein Programm, das Sätze liest, einen je Zeile, und ihre Bäume schreibt. link-grammar: das des Pakets dieses Namens, für Englisch.</translation>
    </message>
    <message>
      <source>A project needs a name, a source and a target language.</source>
      <translation>Ein Projekt braucht einen Namen, eine Ausgangs- und eine Zielsprache.</translation>
    </message>
    <message>
      <source>A project needs a name.</source>
      <translation>Ein Projekt braucht einen Namen.</translation>
    </message>
    <message>
      <source>A quotation mark inside of a quoted cell is written twice.</source>
      <translation>Ein Anführungszeichen in einer Zelle mit Anführungszeichen wird doppelt geschrieben.</translation>
    </message>
    <message>
      <source>A quotation mark that opens a field must close it; inside, it is doubled ("").</source>
      <translation>Ein Anführungszeichen, das ein Feld öffnet, muss es schließen; darin wird es verdoppelt ("").</translation>
    </message>
    <message>
      <source>A read-only copy of {folder}: what you change here is not kept.</source>
      <translation>Eine schreibgeschützte Kopie von {folder}: Was Sie hier ändern, wird nicht behalten.</translation>
    </message>
    <message>
      <source>A review needs the name of the reviewer.</source>
      <translation>Eine Überprüfung braucht den Namen des Überprüfers.</translation>
    </message>
    <message>
      <source>A segment was changed since the search; nothing was replaced.</source>
      <translation>Ein Segment wurde seit der Suche geändert; es wurde nichts ersetzt.</translation>
    </message>
    <message>
      <source>A short tour of what matters, on the open project or the sample.</source>
      <translation>Ein kurzer Rundgang durch das Wichtige, am offenen Projekt oder am Beispiel.</translation>
    </message>
    <message>
      <source>A space is missing after “{mark}”.</source>
      <translation>Nach „{mark}“ fehlt ein Leerzeichen.</translation>
    </message>
    <message>
      <source>A tenth of the segments, 300 at most, is kept out of the training: on them the new engine is compared with the one in use.</source>
      <translation>Ein Zehntel der Segmente, höchstens 300, wird vom Training zurückgehalten: An ihnen wird die neue Engine mit der verwendeten verglichen.</translation>
    </message>
    <message>
      <source>A term needs a source and a translation.</source>
      <translation>Ein Terminus braucht einen Ausgangstext und eine Übersetzung.</translation>
    </message>
    <message>
      <source>A term of the glossary translated otherwise.</source>
      <translation>Ein Terminus des Glossars anders übersetzt.</translation>
    </message>
    <message>
      <source>A term of the glossary.</source>
      <translation>Ein Terminus des Glossars.</translation>
    </message>
    <message>
      <source>A text file of what is written well in your field, a sentence a line: a second language model learns from it, and tuning finds how much it counts.</source>
      <translation>Eine Textdatei mit gut Geschriebenem aus Ihrem Fachgebiet, ein Satz je Zeile: Ein zweites Sprachmodell lernt daraus, und die Abstimmung findet, wie viel es zählt.</translation>
    </message>
    <message>
      <source>A text in the source language, a segment a line, like what you are going to translate. Sentences with its words and sequences of words are learned from, instead of evenly spread ones.</source>
      <translation>Ein Text in der Ausgangssprache, ein Segment je Zeile, der dem gleicht, was Sie übersetzen werden. Gelernt wird aus Sätzen mit seinen Wörtern und Wortfolgen statt aus gleichmäßig verteilten.</translation>
    </message>
    <message>
      <source>A training that waits starts from it or is compared with it.</source>
      <translation>Ein wartendes Training geht von ihr aus oder wird mit ihr verglichen.</translation>
    </message>
    <message>
      <source>A translation editor whose machine translation is trained from your own memories and learns from every segment you confirm. Nothing leaves this machine.</source>
      <translation>Ein Übersetzungseditor, dessen maschinelle Übersetzung mit Ihren eigenen Memorys trainiert wird und aus jedem bestätigten Segment lernt. Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
      <source>A translation that the glossary forbids.</source>
      <translation>Eine Übersetzung, die das Glossar verbietet.</translation>
    </message>
    <message>
      <source>A unit of a memory has lost its text.</source>
      <translation>Eine Einheit einer Memory hat ihren Text verloren.</translation>
    </message>
    <message>
      <source>A unit was changed since the search; nothing was replaced.</source>
      <translation>Eine Einheit wurde seit der Suche geändert; es wurde nichts ersetzt.</translation>
    </message>
    <message>
      <source>A vocabulary of {size} words is too large for order {order}.</source>
      <translation>Ein Vokabular von {size} Wörtern ist zu groß für die Ordnung {order}.</translation>
    </message>
    <message>
      <source>A&amp;pprove and Next</source>
      <translation>Billigen und &amp;weiter</translation>
    </message>
    <message>
      <source>A: {name}, chrF {score}</source>
      <translation>A: {name}, chrF {score}</translation>
    </message>
    <message>
      <source>About Postil</source>
      <translation>Über Postil</translation>
    </message>
    <message>
      <source>About the engine</source>
      <translation>Über die Engine</translation>
    </message>
    <message>
      <source>About the machine</source>
      <translation>Über die Maschine</translation>
    </message>
    <message>
      <source>About {pairs} segment pairs: {low} to {high}, up to {memory} of memory.</source>
      <translation>Etwa {pairs} Segmentpaare: {low} bis {high}, bis zu {memory} Arbeitsspeicher.</translation>
    </message>
    <message>
      <source>Accept A&amp;ll in the Segment</source>
      <translation>A&amp;lle im Segment annehmen</translation>
    </message>
    <message>
      <source>Accept All C&amp;hanges of the Project</source>
      <translation>Alle Ä&amp;nderungen des Projekts annehmen</translation>
    </message>
    <message>
      <source>Accept all</source>
      <translation>Alle annehmen</translation>
    </message>
    <message>
      <source>Accept all changes</source>
      <translation>Alle Änderungen annehmen</translation>
    </message>
    <message>
      <source>Accept all changes of the review in the segment.</source>
      <translation>Alle Änderungen der Überprüfung im Segment annehmen.</translation>
    </message>
    <message>
      <source>Accept every change of the review in all segments; Undo brings them back.</source>
      <translation>Jede Änderung der Überprüfung in allen Segmenten annehmen; Rückgängig bringt sie zurück.</translation>
    </message>
    <message>
      <source>Accept or reject all of them.</source>
      <translation>Nehmen Sie alle an, oder lehnen Sie alle ab.</translation>
    </message>
    <message>
      <source>Accept the change</source>
      <translation>Die Änderung annehmen</translation>
    </message>
    <message>
      <source>Accept the first change of the review in the segment.</source>
      <translation>Die erste Änderung der Überprüfung im Segment annehmen.</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>Genauigkeit</translation>
    </message>
    <message>
      <source>Across: what the machine expected to stay. Up: what stayed. On the line it was right.</source>
      <translation>Waagerecht: was die Maschine erwartete. Senkrecht: was blieb. Auf der Linie hatte sie recht.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Hinzufügen</translation>
    </message>
    <message numerus="yes">
      <source>Add %Ln terms</source>
      <translation>
        <numerusform>%Ln Terminus hinzufügen</numerusform>
        <numerusform>%Ln Termini hinzufügen</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a &amp;Finding …</source>
      <translation>&amp;Befund hinzufügen …</translation>
    </message>
    <message>
      <source>Add a &amp;Glossary …</source>
      <translation>&amp;Glossar hinzufügen …</translation>
    </message>
    <message>
      <source>Add a &amp;folder …</source>
      <translation>&amp;Ordner hinzufügen …</translation>
    </message>
    <message>
      <source>Add a Dictionary of {language}</source>
      <translation>Wörterbuch hinzufügen: {language}</translation>
    </message>
    <message>
      <source>Add a Term</source>
      <translation>Terminus hinzufügen</translation>
    </message>
    <message>
      <source>Add a dictionary</source>
      <translation>Ein Wörterbuch hinzufügen</translation>
    </message>
    <message>
      <source>Add a dictionary …</source>
      <translation>Wörterbuch hinzufügen …</translation>
    </message>
    <message>
      <source>Add a finding …</source>
      <translation>Befund hinzufügen …</translation>
    </message>
    <message>
      <source>Add a term …</source>
      <translation>Terminus hinzufügen …</translation>
    </message>
    <message>
      <source>Add a term.</source>
      <translation>Einen Terminus hinzufügen.</translation>
    </message>
    <message>
      <source>Add a word to the dictionary</source>
      <translation>Ein Wort ins Wörterbuch aufnehmen</translation>
    </message>
    <message>
      <source>Add at least one document.</source>
      <translation>Fügen Sie mindestens ein Dokument hinzu.</translation>
    </message>
    <message>
      <source>Add at least one memory or a pair of texts.</source>
      <translation>Fügen Sie mindestens eine Memory oder ein Textpaar hinzu.</translation>
    </message>
    <message>
      <source>Add documents</source>
      <translation>Dokumente hinzufügen</translation>
    </message>
    <message>
      <source>Add documents at the end of the project.</source>
      <translation>Dokumente am Ende des Projekts hinzufügen.</translation>
    </message>
    <message>
      <source>Add it</source>
      <translation>Dazunehmen</translation>
    </message>
    <message>
      <source>Add it as a document of its own.</source>
      <translation>Fügen Sie es als eigenes Dokument hinzu.</translation>
    </message>
    <message>
      <source>Add memories or texts: {number:,} pairs of segments are needed. The command line also takes a tuning set.</source>
      <translation>Fügen Sie Memorys oder Texte hinzu: {number:,} Segmentpaare sind nötig. Die Befehlszeile nimmt auch eine Abstimmungsmenge.</translation>
    </message>
    <message>
      <source>Add memories …</source>
      <translation>Memorys hinzufügen …</translation>
    </message>
    <message>
      <source>Add texts …</source>
      <translation>Texte hinzufügen …</translation>
    </message>
    <message>
      <source>Add the documents</source>
      <translation>Die Dokumente hinzufügen</translation>
    </message>
    <message>
      <source>Add the finding</source>
      <translation>Den Befund hinzufügen</translation>
    </message>
    <message>
      <source>Add the pairs that are kept to a memory of the open project.</source>
      <translation>Die behaltenen Paare in eine Memory des offenen Projekts aufnehmen.</translation>
    </message>
    <message>
      <source>Add the term</source>
      <translation>Terminus hinzufügen</translation>
    </message>
    <message>
      <source>Add the terms</source>
      <translation>Die Termini hinzufügen</translation>
    </message>
    <message>
      <source>Add what is selected in source and translation to the glossary.</source>
      <translation>Das in Ausgangstext und Übersetzung Markierte dem Glossar hinzufügen.</translation>
    </message>
    <message>
      <source>Add “{word}” to the dictionary</source>
      <translation>„{word}“ ins Wörterbuch aufnehmen</translation>
    </message>
    <message>
      <source>Add …</source>
      <translation>Hinzufügen …</translation>
    </message>
    <message>
      <source>Add: {name}</source>
      <translation>Hinzufügen: {name}</translation>
    </message>
    <message>
      <source>Added: {source}, {target}</source>
      <translation>Hinzugefügt: {source}, {target}</translation>
    </message>
    <message>
      <source>Address of the scheduler of a Dask cluster, which translates the training text.</source>
      <translation>Adresse des Schedulers eines Dask-Clusters, der den Trainingstext übersetzt.</translation>
    </message>
    <message>
      <source>Address or code</source>
      <translation>Adresse oder Code</translation>
    </message>
    <message>
      <source>Addresses and code</source>
      <translation>Adressen und Code</translation>
    </message>
    <message>
      <source>Addresses for Looking Up Words</source>
      <translation>Adressen zum Nachschlagen von Wörtern</translation>
    </message>
    <message>
      <source>Addresses of the web</source>
      <translation>Adressen im Web</translation>
    </message>
    <message>
      <source>Addresses, one in a line</source>
      <translation>Adressen, eine je Zeile</translation>
    </message>
    <message>
      <source>Admitted: may be used</source>
      <translation>Zugelassen: darf verwendet werden</translation>
    </message>
    <message>
      <source>Advanced recipes</source>
      <translation>Rezepte für Fortgeschrittene</translation>
    </message>
    <message>
      <source>Advanced settings</source>
      <translation>Erweiterte Einstellungen</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Nachher</translation>
    </message>
    <message>
      <source>After each confirmation you see here what the engine learned. “Take back” undoes exactly that.</source>
      <translation>Nach jeder Bestätigung sehen Sie hier, was die Engine lernte. „Zurücknehmen“ macht genau das rückgängig.</translation>
    </message>
    <message>
      <source>After it</source>
      <translation>Danach</translation>
    </message>
    <message>
      <source>Afterwards: {names}.</source>
      <translation>Danach: {names}.</translation>
    </message>
    <message>
      <source>Albanian</source>
      <translation>Albanisch</translation>
    </message>
    <message>
      <source>Align the documents</source>
      <translation>Dokumente alignieren</translation>
    </message>
    <message>
      <source>Align two documents</source>
      <translation>Zwei Dokumente alignieren</translation>
    </message>
    <message>
      <source>Aligning by length</source>
      <translation>Alignierung nach Längen</translation>
    </message>
    <message>
      <source>Aligning by words</source>
      <translation>Alignierung nach Wörtern</translation>
    </message>
    <message>
      <source>Aligning words</source>
      <translation>Wörter werden aligniert</translation>
    </message>
    <message>
      <source>Aligning words: HMM</source>
      <translation>Wörter werden aligniert: HMM</translation>
    </message>
    <message>
      <source>Aligning words: model 1</source>
      <translation>Wörter werden aligniert: Modell 1</translation>
    </message>
    <message>
      <source>Alignment</source>
      <translation>Alignment</translation>
    </message>
    <message>
      <source>Alike: {stemmed} without endings, {words} of the words, {tokens} of everything.</source>
      <translation>Ähnlich: {stemmed} ohne Endungen, {words} der Wörter, {tokens} von allem.</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Alle</translation>
    </message>
    <message>
      <source>All commands</source>
      <translation>Alle Befehle</translation>
    </message>
    <message>
      <source>All commands and their keys, to read and to print.</source>
      <translation>Alle Befehle und ihre Tastenkürzel, zum Lesen und Drucken.</translation>
    </message>
    <message>
      <source>All documents</source>
      <translation>Alle Dokumente</translation>
    </message>
    <message>
      <source>All engines on this machine: how good they are and what they learned.</source>
      <translation>Alle Engines auf diesem Rechner: wie gut sie sind und was sie gelernt haben.</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>All forms</source>
      <translation>Alle Formen</translation>
    </message>
    <message>
      <source>All glossaries</source>
      <translation>Alle Glossare</translation>
    </message>
    <message>
      <source>All kinds</source>
      <translation>Alle Arten</translation>
    </message>
    <message>
      <source>All kinds ({number})</source>
      <translation>Alle Arten ({number})</translation>
    </message>
    <message>
      <source>All other segments shown have the same source.</source>
      <translation>Alle anderen gezeigten Segmente haben denselben Ausgangstext.</translation>
    </message>
    <message>
      <source>All segments</source>
      <translation>Alle Segmente</translation>
    </message>
    <message>
      <source>All segments are confirmed. Export the document with {key}.</source>
      <translation>Alle Segmente sind bestätigt. Exportieren Sie das Dokument mit {key}.</translation>
    </message>
    <message>
      <source>All segments shown are confirmed.</source>
      <translation>Alle gezeigten Segmente sind bestätigt.</translation>
    </message>
    <message>
      <source>All segments shown are reviewed.</source>
      <translation>Alle gezeigten Segmente sind überprüft.</translation>
    </message>
    <message>
      <source>All tags are in place.</source>
      <translation>Alle Tags sind an ihrem Platz.</translation>
    </message>
    <message>
      <source>All terms</source>
      <translation>Alle Termini</translation>
    </message>
    <message>
      <source>All that can be placed is in the translation.</source>
      <translation>Alles Übernehmbare steht schon in der Übersetzung.</translation>
    </message>
    <message>
      <source>All that can be read, and the rest from backups</source>
      <translation>Alles, was lesbar ist, und das Übrige aus Sicherungen</translation>
    </message>
    <message>
      <source>All units</source>
      <translation>Alle Einheiten</translation>
    </message>
    <message>
      <source>Allow changes in the settings of the project's memories.</source>
      <translation>Erlauben Sie Änderungen in den Einstellungen der Memorys des Projekts.</translation>
    </message>
    <message>
      <source>Allow changes on the glossaries page first.</source>
      <translation>Erlauben Sie Änderungen zuerst auf der Seite der Glossare.</translation>
    </message>
    <message>
      <source>Allow it in the settings of the project.</source>
      <translation>Erlauben Sie es in den Einstellungen des Projekts.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Erlaubt: {allowed}.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}. {help}</source>
      <translation>Erlaubt: {allowed}. {help}</translation>
    </message>
    <message>
      <source>Also &amp;those of glossaries</source>
      <translation>Auch die aus G&amp;lossaren</translation>
    </message>
    <message>
      <source>Always used</source>
      <translation>Immer verwendet</translation>
    </message>
    <message>
      <source>An earlier version is back. Undo brings your text back.</source>
      <translation>Eine frühere Fassung ist zurück. Rückgängig holt Ihren Text zurück.</translation>
    </message>
    <message>
      <source>An edited source needs some text, and all tags that it has in the document.</source>
      <translation>Ein bearbeiteter Ausgangstext braucht etwas Text und alle Tags, die er im Dokument hat.</translation>
    </message>
    <message>
      <source>An empty translation cannot be confirmed.</source>
      <translation>Eine leere Übersetzung kann nicht bestätigt werden.</translation>
    </message>
    <message>
      <source>An engine is being trained from the memory. You can translate meanwhile.</source>
      <translation>Aus der Memory wird eine Engine trainiert. Sie können inzwischen übersetzen.</translation>
    </message>
    <message>
      <source>An engine is being trained: {share} done. You can translate meanwhile; until it is ready, only the memories are asked.</source>
      <translation>Eine Engine wird trainiert: {share} erledigt. Sie können inzwischen übersetzen; bis sie fertig ist, werden nur die Memorys befragt.</translation>
    </message>
    <message>
      <source>An engine needs a name of 1 to {longest} characters.</source>
      <translation>Der Name einer Engine hat 1 bis {longest} Zeichen.</translation>
    </message>
    <message>
      <source>An engine that was trained on these texts has an advantage here.</source>
      <translation>Eine mit diesen Texten trainierte Engine ist hier im Vorteil.</translation>
    </message>
    <message>
      <source>An engine will be trained when the training under way has ended.</source>
      <translation>Eine Engine wird trainiert, sobald das laufende Training beendet ist.</translation>
    </message>
    <message>
      <source>An engine works on this machine only, and learns from every segment you confirm.</source>
      <translation>Eine Engine arbeitet nur auf diesem Rechner und lernt aus jedem Segment, das Sie bestätigen.</translation>
    </message>
    <message>
      <source>An n-gram of the model ends in one that it does not have.</source>
      <translation>Ein N-Gramm des Modells endet in einem, das es nicht hat.</translation>
    </message>
    <message>
      <source>An unexpected error ended the training; nothing was kept.</source>
      <translation>Ein unerwarteter Fehler beendete das Training; nichts wurde behalten.</translation>
    </message>
    <message>
      <source>Another mark at the end than in the source.</source>
      <translation>Am Ende ein anderes Zeichen als im Ausgangstext.</translation>
    </message>
    <message>
      <source>Another program may be using it. Close it, or check permissions.</source>
      <translation>Vielleicht benutzt ein anderes Programm sie. Schließen Sie es, oder prüfen Sie die Rechte.</translation>
    </message>
    <message>
      <source>Answer it</source>
      <translation>Antworten</translation>
    </message>
    <message>
      <source>Answer of the cluster</source>
      <translation>Antwort des Clusters</translation>
    </message>
    <message>
      <source>Answer the finding</source>
      <translation>Auf den Befund antworten</translation>
    </message>
    <message>
      <source>Answer to the finding</source>
      <translation>Antwort auf den Befund</translation>
    </message>
    <message>
      <source>Answer: {text}</source>
      <translation>Antwort: {text}</translation>
    </message>
    <message>
      <source>Answer; Enter keeps it, Escape leaves it as it was</source>
      <translation>Antwort; die Eingabetaste speichert sie, Esc lässt alles, wie es war</translation>
    </message>
    <message>
      <source>Any case</source>
      <translation>Groß oder klein</translation>
    </message>
    <message>
      <source>Any origin</source>
      <translation>Jede Herkunft</translation>
    </message>
    <message>
      <source>Appearance, language, fonts, what drafts start with, keys.</source>
      <translation>Aussehen, Sprache, Schriften, womit Entwürfe beginnen, Tastenkürzel.</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Anwenden</translation>
    </message>
    <message>
      <source>Approve the segment</source>
      <translation>Das Segment freigeben</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>Arabisch</translation>
    </message>
    <message>
      <source>Argentina</source>
      <translation>Argentinien</translation>
    </message>
    <message>
      <source>Armenian</source>
      <translation>Armenisch</translation>
    </message>
    <message>
      <source>As the D&amp;esktop</source>
      <translation>Wie der &amp;Desktop</translation>
    </message>
    <message>
      <source>As the desktop</source>
      <translation>Wie der Desktop</translation>
    </message>
    <message>
      <source>As the glossary {name} says</source>
      <translation>Wie im Glossar {name}</translation>
    </message>
    <message>
      <source>As the target language writes them, whatever the engine has learned.</source>
      <translation>So, wie die Zielsprache sie schreibt, was immer die Engine gelernt hat.</translation>
    </message>
    <message>
      <source>As they are</source>
      <translation>Wie sie sind</translation>
    </message>
    <message>
      <source>As they stand</source>
      <translation>Wie sie dastehen</translation>
    </message>
    <message>
      <source>As written</source>
      <translation>Wie geschrieben</translation>
    </message>
    <message>
      <source>Ask for a package with the files to translate in it.</source>
      <translation>Bitten Sie um ein Paket, das die zu übersetzenden Dateien enthält.</translation>
    </message>
    <message>
      <source>Ask for it again.</source>
      <translation>Fordern Sie sie noch einmal an.</translation>
    </message>
    <message>
      <source>Ask for the file again, or repair that line.</source>
      <translation>Lassen Sie sich die Datei noch einmal schicken, oder reparieren Sie diese Zeile.</translation>
    </message>
    <message>
      <source>Ask for the package again.</source>
      <translation>Lassen Sie sich das Paket noch einmal schicken.</translation>
    </message>
    <message>
      <source>Ask the machine</source>
      <translation>Maschine fragen</translation>
    </message>
    <message>
      <source>Ask the team server</source>
      <translation>Team-Server fragen</translation>
    </message>
    <message>
      <source>Ask whoever runs the server for a token: it may have been revoked.</source>
      <translation>Bitten Sie den Betreiber des Servers um ein Token: Es wurde vielleicht widerrufen.</translation>
    </message>
    <message>
      <source>Ask whoever runs the server which certificate this computer must trust.</source>
      <translation>Fragen Sie den Betreiber des Servers, welchem Zertifikat dieser Rechner vertrauen muss.</translation>
    </message>
    <message>
      <source>Asking the server …</source>
      <translation>Der Server wird gefragt …</translation>
    </message>
    <message>
      <source>At how many of its places in your texts a frequent phrase is looked at. Fewer are quicker; more show better how it is usually translated.</source>
      <translation>An wie vielen ihrer Stellen in Ihren Texten eine häufige Phrase betrachtet wird. Weniger sind schneller; mehr zeigen besser, wie sie meist übersetzt wird.</translation>
    </message>
    <message>
      <source>At present suggestions are made without what was learned: that came closer to what you confirmed. The engine goes on comparing, and uses it again once it helps.</source>
      <translation>Zurzeit entstehen Vorschläge ohne das Gelernte: So kamen sie dem näher, was Sie bestätigt haben. Die Engine vergleicht weiter und nutzt es wieder, sobald es hilft.</translation>
    </message>
    <message>
      <source>At the end the engine's weights are tuned again, beside the features, and with them how much the features count. It is kept if the held-out segments come out better.</source>
      <translation>Am Ende werden die Gewichte der Engine neben den Merkmalen neu abgestimmt und damit auch, wie viel die Merkmale zählen. Das bleibt, wenn die zurückgehaltenen Segmente besser übersetzt werden.</translation>
    </message>
    <message>
      <source>At {place}: {values}. {text}</source>
      <translation>Bei {place}: {values}. {text}</translation>
    </message>
    <message>
      <source>Attach</source>
      <translation>Einbinden</translation>
    </message>
    <message>
      <source>Attach a Shared Memory</source>
      <translation>Geteilte Memory einbinden</translation>
    </message>
    <message>
      <source>Attach a memory that several projects use, or make one of this memory.</source>
      <translation>Eine Memory einbinden, die mehrere Projekte nutzen, oder aus dieser eine machen.</translation>
    </message>
    <message>
      <source>Attach the engine</source>
      <translation>Engine einsetzen</translation>
    </message>
    <message>
      <source>Attach the shared memory</source>
      <translation>Die geteilte Memory einbinden</translation>
    </message>
    <message>
      <source>Austria</source>
      <translation>Österreich</translation>
    </message>
    <message>
      <source>Authors</source>
      <translation>Verfasser</translation>
    </message>
    <message>
      <source>Avoid · {meta}</source>
      <translation>Vermeiden · {meta}</translation>
    </message>
    <message>
      <source>B</source>
      <translation>B</translation>
    </message>
    <message>
      <source>B better</source>
      <translation>B besser</translation>
    </message>
    <message>
      <source>B − A</source>
      <translation>B − A</translation>
    </message>
    <message>
      <source>B: {name}, chrF {score}</source>
      <translation>B: {name}, chrF {score}</translation>
    </message>
    <message>
      <source>BLEU</source>
      <translation>BLEU</translation>
    </message>
    <message>
      <source>BLEU after</source>
      <translation>BLEU nachher</translation>
    </message>
    <message>
      <source>BLEU after tuning again</source>
      <translation>BLEU nach erneutem Abstimmen</translation>
    </message>
    <message>
      <source>BLEU and chrF: closeness to the translations of people, the higher the better, 100 is the same. TER: how much is to be edited, the lower the better.</source>
      <translation>BLEU und chrF: Nähe zu Übersetzungen von Menschen, je höher desto besser, 100 ist gleich. TER: wie viel zu ändern ist, je niedriger desto besser.</translation>
    </message>
    <message>
      <source>BLEU before</source>
      <translation>BLEU vorher</translation>
    </message>
    <message>
      <source>BLEU of B minus BLEU of A: {difference}; in 95% of samples between {low} and {high}.</source>
      <translation>BLEU von B minus BLEU von A: {difference}; in 95 % der Stichproben zwischen {low} und {high}.</translation>
    </message>
    <message>
      <source>BLEU of the development set</source>
      <translation>BLEU der Entwicklungsdaten</translation>
    </message>
    <message>
      <source>BLEU of the rounds</source>
      <translation>BLEU der Runden</translation>
    </message>
    <message>
      <source>BLEU of the training set</source>
      <translation>BLEU der Trainingsdaten</translation>
    </message>
    <message>
      <source>BLEU of the tuning set</source>
      <translation>BLEU der Abstimmungsdaten</translation>
    </message>
    <message>
      <source>BLEU while tuning</source>
      <translation>BLEU beim Abstimmen</translation>
    </message>
    <message numerus="yes">
      <source>BLEU {bleu} on %Ln held-out segments, which it was not trained on.</source>
      <translation>
        <numerusform>BLEU {bleu} auf %Ln zurückgehaltenen Segment, mit dem nicht trainiert wurde.</numerusform>
        <numerusform>BLEU {bleu} auf %Ln zurückgehaltenen Segmenten, mit denen nicht trainiert wurde.</numerusform>
      </translation>
    </message>
    <message>
      <source>BLEU {value}</source>
      <translation>BLEU {value}</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Back to the &amp;Editor</source>
      <translation>Zurück zum &amp;Editor</translation>
    </message>
    <message>
      <source>Back to the default</source>
      <translation>Zurück zur Vorgabe</translation>
    </message>
    <message>
      <source>Back to the training</source>
      <translation>Zurück zum Training</translation>
    </message>
    <message>
      <source>Back up every</source>
      <translation>Sichern alle</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>Sicherung</translation>
    </message>
    <message>
      <source>Backups at most</source>
      <translation>Sicherungen höchstens</translation>
    </message>
    <message>
      <source>Backups kept</source>
      <translation>Behaltene Sicherungen</translation>
    </message>
    <message>
      <source>Backups of this project: {count}.</source>
      <translation>Sicherungen dieses Projekts: {count}.</translation>
    </message>
    <message>
      <source>Baltic</source>
      <translation>Baltisch</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>Bands are {bands}.</source>
      <translation>Stufen sind {bands}.</translation>
    </message>
    <message>
      <source>Basque</source>
      <translation>Baskisch</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Vorher</translation>
    </message>
    <message>
      <source>Before it</source>
      <translation>Davor</translation>
    </message>
    <message>
      <source>Before the work, {time}</source>
      <translation>Vor der Arbeit, {time}</translation>
    </message>
    <message>
      <source>Begin a Review</source>
      <translation>Überprüfung beginnen</translation>
    </message>
    <message>
      <source>Begin a review first.</source>
      <translation>Beginnen Sie zuerst eine Überprüfung.</translation>
    </message>
    <message>
      <source>Begin the review</source>
      <translation>Die Überprüfung beginnen</translation>
    </message>
    <message>
      <source>Beginnings and endings</source>
      <translation>Anfänge und Endungen</translation>
    </message>
    <message>
      <source>Belgium</source>
      <translation>Belgien</translation>
    </message>
    <message>
      <source>Beside a phrase-based engine</source>
      <translation>Neben einer phrasenbasierten Engine</translation>
    </message>
    <message>
      <source>Best match first</source>
      <translation>Beste Treffer zuerst</translation>
    </message>
    <message>
      <source>Best match: {match}.</source>
      <translation>Bester Treffer: {match}.</translation>
    </message>
    <message>
      <source>Best translations remembered</source>
      <translation>Gemerkte beste Übersetzungen</translation>
    </message>
    <message numerus="yes">
      <source>Better: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Besser: {figures}, auf %Ln zurückgehaltenen Segment.</numerusform>
        <numerusform>Besser: {figures}, auf %Ln zurückgehaltenen Segmenten.</numerusform>
      </translation>
    </message>
    <message>
      <source>Binary first</source>
      <translation>Binäre zuerst</translation>
    </message>
    <message>
      <source>Block the translation that the word at the caret comes from.</source>
      <translation>Die Übersetzung sperren, von der das Wort an der Schreibmarke kommt.</translation>
    </message>
    <message numerus="yes">
      <source>Blocked for the machine, or not any more: %Ln phrases.</source>
      <translation>
        <numerusform>Für die Maschine gesperrt oder nicht mehr gesperrt: %Ln Wendung.</numerusform>
        <numerusform>Für die Maschine gesperrt oder nicht mehr gesperrt: %Ln Wendungen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Bookmark</source>
      <translation>Lesezeichen</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Beides</translation>
    </message>
    <message>
      <source>Both translate every segment the same.</source>
      <translation>Beide übersetzen jedes Segment gleich.</translation>
    </message>
    <message>
      <source>Box</source>
      <translation>Feld</translation>
    </message>
    <message>
      <source>Brackets</source>
      <translation>Klammern</translation>
    </message>
    <message>
      <source>Brackets without a partner, or others than in the source.</source>
      <translation>Klammern ohne Gegenstück oder andere als im Ausgangstext.</translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation>Brasilien</translation>
    </message>
    <message>
      <source>Bring a Layer Along</source>
      <translation>Ebene hinzuholen</translation>
    </message>
    <message>
      <source>Bring a TMX file along.</source>
      <translation>Eine TMX-Datei ins Projekt holen.</translation>
    </message>
    <message>
      <source>Bring a layer along</source>
      <translation>Ebene hinzuholen</translation>
    </message>
    <message>
      <source>Bring along …</source>
      <translation>Hinzuholen …</translation>
    </message>
    <message>
      <source>Bring back the suggestion that this translation was made from.</source>
      <translation>Den Vorschlag zurückholen, aus dem diese Übersetzung entstand.</translation>
    </message>
    <message>
      <source>Bring back what can be read: in the window with Rescue, or with postil rescue.</source>
      <translation>Holen Sie zurück, was lesbar ist: im Fenster mit Retten oder mit postil rescue.</translation>
    </message>
    <message>
      <source>Bring the source of the document back first.</source>
      <translation>Stellen Sie zuerst den Ausgangstext des Dokuments wieder her.</translation>
    </message>
    <message>
      <source>Bring the terms of a file into the glossary of its name.</source>
      <translation>Die Termini einer Datei in das Glossar ihres Namens bringen.</translation>
    </message>
    <message>
      <source>Bring the translator's texts back in all segments; Undo takes that back.</source>
      <translation>Die Texte des Übersetzers in allen Segmenten zurückholen; Rückgängig nimmt das zurück.</translation>
    </message>
    <message>
      <source>Bring the translator's whole text back.</source>
      <translation>Den ganzen Text des Übersetzers zurückholen.</translation>
    </message>
    <message>
      <source>Bring the translator's words back for the first change in the segment.</source>
      <translation>Bei der ersten Änderung im Segment die Wörter des Übersetzers zurückholen.</translation>
    </message>
    <message>
      <source>Bringing back what can be read of {folder} …</source>
      <translation>Was von {folder} lesbar ist, wird gerettet …</translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation>Bulgarisch</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Von</translation>
    </message>
    <message>
      <source>By anybody</source>
      <translation>Von allen</translation>
    </message>
    <message>
      <source>By nobody named</source>
      <translation>Ohne Namen</translation>
    </message>
    <message>
      <source>By origin</source>
      <translation>Nach Herkunft</translation>
    </message>
    <message>
      <source>By segment</source>
      <translation>Nach Segment</translation>
    </message>
    <message>
      <source>C&amp;lient</source>
      <translation>&amp;Kunde</translation>
    </message>
    <message>
      <source>Came with the document</source>
      <translation>Mit dem Dokument gekommen</translation>
    </message>
    <message>
      <source>Came with the document, which does not say how good it is: check it.</source>
      <translation>Mit dem Dokument gekommen, das nicht sagt, wie gut es ist: bitte prüfen.</translation>
    </message>
    <message>
      <source>Can&amp;didates …</source>
      <translation>Kandi&amp;daten …</translation>
    </message>
    <message>
      <source>Canada</source>
      <translation>Kanada</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Cancel the training</source>
      <translation>Training abbrechen</translation>
    </message>
    <message>
      <source>Cancel training</source>
      <translation>Training abbrechen</translation>
    </message>
    <message>
      <source>Cancelled.</source>
      <translation>Abgebrochen.</translation>
    </message>
    <message>
      <source>Cancelled. Nothing was kept.</source>
      <translation>Abgebrochen. Nichts wurde behalten.</translation>
    </message>
    <message>
      <source>Candidate</source>
      <translation>Kandidat</translation>
    </message>
    <message>
      <source>Candidates</source>
      <translation>Kandidaten</translation>
    </message>
    <message>
      <source>Candidates and index do not belong together: train again from the start.</source>
      <translation>Kandidaten und Verzeichnis gehören nicht zusammen: Trainieren Sie noch einmal von vorn.</translation>
    </message>
    <message>
      <source>Capitals</source>
      <translation>Großschreibung</translation>
    </message>
    <message>
      <source>Capitals in names</source>
      <translation>Großschreibung in Namen</translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation>Katalanisch</translation>
    </message>
    <message>
      <source>Category in the translation</source>
      <translation>Kategorie in der Übersetzung</translation>
    </message>
    <message>
      <source>Category of a rule</source>
      <translation>Kategorie einer Regel</translation>
    </message>
    <message>
      <source>Category with its parts</source>
      <translation>Kategorie mit ihren Teilen</translation>
    </message>
    <message>
      <source>Cell</source>
      <translation>Zelle</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>Mitteleuropäisch</translation>
    </message>
    <message>
      <source>Central European, DOS</source>
      <translation>Mitteleuropäisch, DOS</translation>
    </message>
    <message>
      <source>Change &amp;Case</source>
      <translation>&amp;Groß-/Kleinschreibung wechseln</translation>
    </message>
    <message>
      <source>Change keys …</source>
      <translation>Tastenkürzel ändern …</translation>
    </message>
    <message>
      <source>Change the Term</source>
      <translation>Terminus ändern</translation>
    </message>
    <message>
      <source>Change the chosen term.</source>
      <translation>Den gewählten Terminus ändern.</translation>
    </message>
    <message>
      <source>Change the comment</source>
      <translation>Kommentar ändern</translation>
    </message>
    <message>
      <source>Change the memory unit</source>
      <translation>Memory-Einheit ändern</translation>
    </message>
    <message>
      <source>Change the settings of the project</source>
      <translation>Die Einstellungen des Projekts ändern</translation>
    </message>
    <message>
      <source>Change the term</source>
      <translation>Terminus ändern</translation>
    </message>
    <message>
      <source>Change the translation of the chosen unit.</source>
      <translation>Die Übersetzung der gewählten Einheit ändern.</translation>
    </message>
    <message>
      <source>Change the translation of the unit that the current match comes from.</source>
      <translation>Die Übersetzung der Einheit ändern, aus der der aktuelle Treffer stammt.</translation>
    </message>
    <message>
      <source>Change …</source>
      <translation>Ändern …</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Geändert</translation>
    </message>
    <message>
      <source>Changed by you</source>
      <translation>Von Ihnen geändert</translation>
    </message>
    <message>
      <source>Changed segments: {number}</source>
      <translation>Geänderte Segmente: {number}</translation>
    </message>
    <message>
      <source>Changed: {source}, {target}</source>
      <translation>Geändert: {source}, {target}</translation>
    </message>
    <message>
      <source>Changes of the review</source>
      <translation>Änderungen der Überprüfung</translation>
    </message>
    <message>
      <source>Changes of the review are marked.</source>
      <translation>Änderungen der Überprüfung sind markiert.</translation>
    </message>
    <message>
      <source>Changes of the review are not marked any more.</source>
      <translation>Änderungen der Überprüfung sind nicht mehr markiert.</translation>
    </message>
    <message numerus="yes">
      <source>Changes to %Ln translations are tracked from now on.</source>
      <translation>
        <numerusform>Änderungen an %Ln Übersetzung werden von nun an angezeigt.</numerusform>
        <numerusform>Änderungen an %Ln Übersetzungen werden von nun an angezeigt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Changes to the suggestion</source>
      <translation>Änderungen am Vorschlag</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Kapitel</translation>
    </message>
    <message>
      <source>Characters</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <source>Characters changed</source>
      <translation>Geänderte Zeichen</translation>
    </message>
    <message>
      <source>Characters the project forbids or that could not be read.</source>
      <translation>Zeichen, die das Projekt verbietet oder die nicht gelesen werden konnten.</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Prüfung</translation>
    </message>
    <message>
      <source>Check &amp;Everything</source>
      <translation>&amp;Alles prüfen</translation>
    </message>
    <message>
      <source>Check &amp;all</source>
      <translation>&amp;Alle anhaken</translation>
    </message>
    <message>
      <source>Check everything</source>
      <translation>Alles prüfen</translation>
    </message>
    <message>
      <source>Check free space and permissions.</source>
      <translation>Prüfen Sie freien Platz und Rechte.</translation>
    </message>
    <message>
      <source>Check free space, and whether the disk of the project is there.</source>
      <translation>Prüfen Sie den freien Platz, und ob der Datenträger des Projekts da ist.</translation>
    </message>
    <message>
      <source>Check the address, and whether the server runs.</source>
      <translation>Prüfen Sie die Adresse und ob der Server läuft.</translation>
    </message>
    <message>
      <source>Check the address, and whether this computer is connected to the network.</source>
      <translation>Prüfen Sie die Adresse und ob dieser Rechner mit dem Netz verbunden ist.</translation>
    </message>
    <message>
      <source>Check the disk, and whether the file is there, before you rely on it.</source>
      <translation>Prüfen Sie den Datenträger, und ob die Datei da ist, bevor Sie sich darauf verlassen.</translation>
    </message>
    <message>
      <source>Check the languages and the files.</source>
      <translation>Prüfen Sie die Sprachen und die Dateien.</translation>
    </message>
    <message>
      <source>Check the languages, or leave it out: part of the corpora is held out then.</source>
      <translation>Prüfen Sie die Sprachen, oder lassen Sie sie weg: Dann wird ein Teil der Korpora zurückgehalten.</translation>
    </message>
    <message>
      <source>Check the segment</source>
      <translation>Segment prüfen</translation>
    </message>
    <message>
      <source>Check the spelling</source>
      <translation>Die Rechtschreibung prüfen</translation>
    </message>
    <message>
      <source>Checking all segments …</source>
      <translation>Alle Segmente werden geprüft …</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Prüfungen</translation>
    </message>
    <message>
      <source>China</source>
      <translation>China</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>Chinesisch</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>Chinesisch, vereinfacht</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>Chinesisch, traditionell</translation>
    </message>
    <message>
      <source>Choice of the pass</source>
      <translation>Wahl des Durchgangs</translation>
    </message>
    <message>
      <source>Choose a document and its translation, of any format Postil reads. Their sentences are paired by length and by words; you look the pairs through, put right what is wrong, and keep them as a memory.

Pairs in doubt are marked: N goes to the next one. They are left out until you say that they are right.</source>
      <translation>Wählen Sie ein Dokument und seine Übersetzung, in einem Format, das Postil liest. Ihre Sätze werden nach Länge und Wörtern gepaart; sehen Sie die Paare durch, berichtigen Sie Falsches und behalten Sie sie als Memory.

Zweifelhafte Paare sind markiert: N geht zum nächsten. Sie bleiben weg, bis Sie sagen, dass sie stimmen.</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>Datei wählen</translation>
    </message>
    <message>
      <source>Choose a folder for the project.</source>
      <translation>Wählen Sie einen Ordner für das Projekt.</translation>
    </message>
    <message>
      <source>Choose a folder …</source>
      <translation>Ordner wählen …</translation>
    </message>
    <message>
      <source>Choose a keymap, and give commands other keys.</source>
      <translation>Eine Tastenbelegung wählen und Befehlen andere Tastenkürzel geben.</translation>
    </message>
    <message>
      <source>Choose a new folder.</source>
      <translation>Wählen Sie einen neuen Ordner.</translation>
    </message>
    <message>
      <source>Choose a text file instead, or leave it out.</source>
      <translation>Wählen Sie stattdessen eine Textdatei, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
      <source>Choose an engine</source>
      <translation>Engine wählen</translation>
    </message>
    <message>
      <source>Choose an engine for these languages.</source>
      <translation>Wählen Sie eine Engine für diese Sprachen.</translation>
    </message>
    <message>
      <source>Choose an engine, a memory or a glossary of the server.</source>
      <translation>Wählen Sie eine Engine, einen Speicher oder ein Glossar des Servers.</translation>
    </message>
    <message>
      <source>Choose an engine, or none for now.</source>
      <translation>Wählen Sie eine Engine oder vorerst keine.</translation>
    </message>
    <message>
      <source>Choose another encoding.</source>
      <translation>Wählen Sie eine andere Kodierung.</translation>
    </message>
    <message>
      <source>Choose another engine.</source>
      <translation>Wählen Sie eine andere Engine.</translation>
    </message>
    <message>
      <source>Choose another folder for the translations.</source>
      <translation>Wählen Sie einen anderen Ordner für die Übersetzungen.</translation>
    </message>
    <message>
      <source>Choose another folder, or check its permissions.</source>
      <translation>Wählen Sie einen anderen Ordner, oder prüfen Sie seine Rechte.</translation>
    </message>
    <message>
      <source>Choose another folder, or empty it.</source>
      <translation>Wählen Sie einen anderen Ordner, oder leeren Sie ihn.</translation>
    </message>
    <message>
      <source>Choose another name.</source>
      <translation>Wählen Sie einen anderen Namen.</translation>
    </message>
    <message>
      <source>Choose both languages.</source>
      <translation>Wählen Sie beide Sprachen.</translation>
    </message>
    <message>
      <source>Choose no glossary where the project is connected to the server.</source>
      <translation>Wählen Sie dort, wo das Projekt mit dem Server verbunden wird, kein Glossar.</translation>
    </message>
    <message>
      <source>Choose one glossary to switch it off, rank or protect it.</source>
      <translation>Wählen Sie ein Glossar, um es auszuschalten, seine Priorität zu setzen oder es zu schützen.</translation>
    </message>
    <message>
      <source>Choose one of these languages; each makes a project of its own.</source>
      <translation>Wählen Sie eine dieser Sprachen; jede ergibt ein eigenes Projekt.</translation>
    </message>
    <message>
      <source>Choose one of: {losses}.</source>
      <translation>Wählen Sie eine von: {losses}.</translation>
    </message>
    <message>
      <source>Choose one of: {updates}.</source>
      <translation>Wählen Sie eine von: {updates}.</translation>
    </message>
    <message>
      <source>Choose other features, or start from another engine.</source>
      <translation>Wählen Sie andere Merkmale oder gehen Sie von einer anderen Engine aus.</translation>
    </message>
    <message>
      <source>Choose segments with the same source to fill with this translation.</source>
      <translation>Segmente mit gleichem Ausgangstext wählen, die diese Übersetzung bekommen.</translation>
    </message>
    <message>
      <source>Choose the document in its own language.</source>
      <translation>Das Dokument in seiner eigenen Sprache wählen.</translation>
    </message>
    <message>
      <source>Choose the engine to start from.</source>
      <translation>Wählen Sie die Engine, von der ausgegangen wird.</translation>
    </message>
    <message>
      <source>Choose the file …</source>
      <translation>Datei wählen …</translation>
    </message>
    <message>
      <source>Choose the folder of a project, or create a new one.</source>
      <translation>Wählen Sie den Ordner eines Projekts, oder legen Sie ein neues an.</translation>
    </message>
    <message>
      <source>Choose the folder of an engine, or import a .postil file.</source>
      <translation>Wählen Sie den Ordner einer Engine, oder importieren Sie eine .postil-Datei.</translation>
    </message>
    <message>
      <source>Choose the translation of the document.</source>
      <translation>Die Übersetzung des Dokuments wählen.</translation>
    </message>
    <message>
      <source>Choose the web pages on which words are looked up; there are none at first.</source>
      <translation>Die Webseiten wählen, auf denen Wörter nachgeschlagen werden; anfangs sind es keine.</translation>
    </message>
    <message>
      <source>Choose what stands in the tool bar, and in which order.</source>
      <translation>Wählen Sie, was in der Symbolleiste steht und in welcher Reihenfolge.</translation>
    </message>
    <message>
      <source>Choose where the project is now, or connect its disk.</source>
      <translation>Wählen Sie, wo das Projekt jetzt liegt, oder schließen Sie das Laufwerk an.</translation>
    </message>
    <message>
      <source>Choose where to make the project</source>
      <translation>Wählen, wo das Projekt angelegt wird</translation>
    </message>
    <message>
      <source>Choose which commands stand in the tool bar.</source>
      <translation>Wählen, welche Befehle in der Symbolleiste stehen.</translation>
    </message>
    <message>
      <source>Choose …</source>
      <translation>Wählen …</translation>
    </message>
    <message>
      <source>Choose: {name}</source>
      <translation>Wählen: {name}</translation>
    </message>
    <message>
      <source>Choosing held-out segments</source>
      <translation>Segmente werden zurückgehalten</translation>
    </message>
    <message>
      <source>Cl&amp;uster</source>
      <translation>Cl&amp;uster</translation>
    </message>
    <message>
      <source>Classes</source>
      <translation>Klassen</translation>
    </message>
    <message>
      <source>Classes of words in a language model</source>
      <translation>Wortklassen in einem Sprachmodell</translation>
    </message>
    <message>
      <source>Clear the drafts</source>
      <translation>Die Entwürfe leeren</translation>
    </message>
    <message>
      <source>Client</source>
      <translation>Kunde</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Close it in the other window or program first, or open a read-only copy.</source>
      <translation>Schließen Sie es zuerst im anderen Fenster oder Programm, oder öffnen Sie eine schreibgeschützte Kopie.</translation>
    </message>
    <message>
      <source>Close it, then bring back what can be read: in the window with Rescue, or with postil rescue.</source>
      <translation>Schließen Sie es und holen Sie zurück, was lesbar ist: im Fenster mit Retten oder mit postil rescue.</translation>
    </message>
    <message>
      <source>Close other programs if memory is short, and try again.</source>
      <translation>Schließen Sie andere Programme, falls der Speicher knapp ist, und versuchen Sie es erneut.</translation>
    </message>
    <message>
      <source>Close the message</source>
      <translation>Meldung schließen</translation>
    </message>
    <message>
      <source>Close the other Postil first.</source>
      <translation>Schließen Sie zuerst das andere Postil.</translation>
    </message>
    <message>
      <source>Close the panel you are in, and go back to the translation.</source>
      <translation>Den aktuellen Bereich schließen und zur Übersetzung zurückkehren.</translation>
    </message>
    <message>
      <source>Close the project</source>
      <translation>Das Projekt schließen</translation>
    </message>
    <message>
      <source>Close {panel}</source>
      <translation>{panel} schließen</translation>
    </message>
    <message>
      <source>Cluster</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>Co&amp;mments …</source>
      <translation>Ko&amp;mmentare …</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Farben</translation>
    </message>
    <message>
      <source>Columns to translate (CSV, TSV)</source>
      <translation>Zu übersetzende Spalten (CSV, TSV)</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>Großzügig</translation>
    </message>
    <message>
      <source>Comfortable rows.</source>
      <translation>Großzügige Zeilen.</translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>Commands and their keys</source>
      <translation>Befehle und ihre Tastenkürzel</translation>
    </message>
    <message>
      <source>Commands found</source>
      <translation>Gefundene Befehle</translation>
    </message>
    <message>
      <source>Commands in the tool bar</source>
      <translation>Befehle in der Symbolleiste</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Kommentieren</translation>
    </message>
    <message>
      <source>Comment on this segment</source>
      <translation>Kommentar zu diesem Segment</translation>
    </message>
    <message>
      <source>Comment on this segment; Enter saves it</source>
      <translation>Kommentar zu diesem Segment; die Eingabetaste speichert ihn</translation>
    </message>
    <message>
      <source>Comment: {text}</source>
      <translation>Kommentar: {text}</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Kommentare</translation>
    </message>
    <message>
      <source>Comments have your name and the time. They go along in packages, and in XLIFF and PO files that are exported.</source>
      <translation>Kommentare haben Ihren Namen und die Zeit. Sie gehen in Paketen mit, und in XLIFF- und PO-Dateien, die exportiert werden.</translation>
    </message>
    <message>
      <source>Comments on Segment {number}</source>
      <translation>Kommentare zu Segment {number}</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Kompakt</translation>
    </message>
    <message>
      <source>Compact rows.</source>
      <translation>Kompakte Zeilen.</translation>
    </message>
    <message>
      <source>Compare the engines</source>
      <translation>Engines vergleichen</translation>
    </message>
    <message>
      <source>Compare with …</source>
      <translation>Vergleichen mit …</translation>
    </message>
    <message>
      <source>Compared with</source>
      <translation>Verglichen mit</translation>
    </message>
    <message>
      <source>Compared with the text as it is now</source>
      <translation>Verglichen mit dem jetzigen Text</translation>
    </message>
    <message>
      <source>Compared with the version before</source>
      <translation>Verglichen mit der Fassung davor</translation>
    </message>
    <message>
      <source>Comparisons</source>
      <translation>Vergleiche</translation>
    </message>
    <message>
      <source>Complete the text</source>
      <translation>Den Text vervollständigen</translation>
    </message>
    <message>
      <source>Complete while typing</source>
      <translation>Beim Tippen vervollständigen</translation>
    </message>
    <message>
      <source>Completion is off.</source>
      <translation>Vervollständigung ist aus.</translation>
    </message>
    <message>
      <source>Completion is on: Tab takes the next word, {key} everything, Escape hides it.</source>
      <translation>Vervollständigung ist an: Tab nimmt das nächste Wort, {key} alles, Esc blendet sie aus.</translation>
    </message>
    <message>
      <source>Component</source>
      <translation>Bestandteil</translation>
    </message>
    <message>
      <source>Components of Postil</source>
      <translation>Bestandteile von Postil</translation>
    </message>
    <message>
      <source>Concordance</source>
      <translation>Konkordanz</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Zuversicht</translation>
    </message>
    <message>
      <source>Confidence of the machine</source>
      <translation>Zuversicht der Maschine</translation>
    </message>
    <message>
      <source>Confirm</source>
      <translation>Bestätigen</translation>
    </message>
    <message>
      <source>Confirm a segment with {key}: the engine of the team learns from it.</source>
      <translation>Bestätigen Sie ein Segment mit {key}: Die Engine des Teams lernt daraus.</translation>
    </message>
    <message>
      <source>Confirm a segment with {key}: what the engine learns from it appears here.</source>
      <translation>Bestätigen Sie ein Segment mit {key}: Was die Engine daraus lernt, erscheint hier.</translation>
    </message>
    <message>
      <source>Confirm segments the machine translates: its confidence is judged by them.</source>
      <translation>Bestätigen Sie Segmente, die die Maschine übersetzt: An ihnen wird ihre Zuversicht beurteilt.</translation>
    </message>
    <message>
      <source>Confirm the reviewer's texts, so that memory and engine learn them.</source>
      <translation>Die Texte des Überprüfers bestätigen, damit Memory und Engine sie lernen.</translation>
    </message>
    <message>
      <source>Confirm the segment</source>
      <translation>Segment bestätigen</translation>
    </message>
    <message>
      <source>Confirm the segment first.</source>
      <translation>Bestätigen Sie zuerst das Segment.</translation>
    </message>
    <message>
      <source>Confirm the segment first; then it can be repeated.</source>
      <translation>Bestätigen Sie zuerst das Segment; dann kann es wiederholt werden.</translation>
    </message>
    <message>
      <source>Confirm the translation, let the engine learn from it, go to the next open one.</source>
      <translation>Die Übersetzung bestätigen, die Engine daraus lernen lassen, zum nächsten offenen Segment gehen.</translation>
    </message>
    <message>
      <source>Confirmed</source>
      <translation>Bestätigt</translation>
    </message>
    <message>
      <source>Confirmed and remembered. Once trained, the engine learns from it.</source>
      <translation>Bestätigt und gemerkt. Die Engine lernt daraus, sobald sie trainiert ist.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. The engine of the team learns from it.</source>
      <translation>Bestätigt und gemerkt. Die Engine des Teams lernt daraus.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. The engine of this project cannot be used: nothing else is learned.</source>
      <translation>Bestätigt und gemerkt. Die Engine dieses Projekts kann nicht verwendet werden: Sonst wird nichts gelernt.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. Without an engine nothing else is learned.</source>
      <translation>Bestätigt und gemerkt. Ohne Engine wird sonst nichts gelernt.</translation>
    </message>
    <message>
      <source>Confirmed before: {where}</source>
      <translation>Früher bestätigt: {where}</translation>
    </message>
    <message>
      <source>Confirmed segments are on disk. Please send the report to those who look after Postil for you: it is a text file you can read before.</source>
      <translation>Bestätigte Segmente sind gespeichert. Senden Sie den Bericht bitte an die Person, die Postil für Sie betreut: Es ist eine Textdatei, die Sie vorher lesen können.</translation>
    </message>
    <message>
      <source>Confirmed segments become drafts</source>
      <translation>Bestätigte Segmente werden Entwürfe</translation>
    </message>
    <message>
      <source>Confirmed segments of other projects</source>
      <translation>Bestätigte Segmente anderer Projekte</translation>
    </message>
    <message>
      <source>Confirmed segments of this project ({count})</source>
      <translation>Bestätigte Segmente dieses Projekts ({count})</translation>
    </message>
    <message>
      <source>Confirmed segments stay confirmed; memory and engine follow</source>
      <translation>Bestätigte Segmente bleiben bestätigt; Memory und Engine folgen</translation>
    </message>
    <message>
      <source>Confirmed segments: how recent</source>
      <translation>Bestätigte Segmente: wie neu</translation>
    </message>
    <message>
      <source>Confirmed segments: language model</source>
      <translation>Bestätigte Segmente: Sprachmodell</translation>
    </message>
    <message>
      <source>Confirmed segments: phrase translation</source>
      <translation>Bestätigte Segmente: Phrasenübersetzung</translation>
    </message>
    <message>
      <source>Confirmed segments: words in their phrases</source>
      <translation>Bestätigte Segmente: Wörter in ihren Phrasen</translation>
    </message>
    <message numerus="yes">
      <source>Confirmed without %Ln tags of the source. {key} goes back.</source>
      <translation>
        <numerusform>Bestätigt ohne %Ln Tag des Ausgangstexts. {key} führt zurück.</numerusform>
        <numerusform>Bestätigt ohne %Ln Tags des Ausgangstexts. {key} führt zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>Confirmed, but the engine could not learn from it: {reason}</source>
      <translation>Bestätigt, aber die Engine konnte nicht daraus lernen: {reason}</translation>
    </message>
    <message>
      <source>Confirmed: {count}</source>
      <translation>Bestätigt: {count}</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Verbinden</translation>
    </message>
    <message>
      <source>Connect to a Team &amp;Server …</source>
      <translation>Mit einem Team-&amp;Server verbinden …</translation>
    </message>
    <message>
      <source>Connect to the team server</source>
      <translation>Mit dem Team-Server verbinden</translation>
    </message>
    <message>
      <source>Connected to the team server.</source>
      <translation>Mit dem Team-Server verbunden.</translation>
    </message>
    <message>
      <source>Connecting …</source>
      <translation>Verbindung wird hergestellt …</translation>
    </message>
    <message>
      <source>Contradiction</source>
      <translation>Widerspruch</translation>
    </message>
    <message>
      <source>Copy &amp;Source</source>
      <translation>&amp;Ausgangstext kopieren</translation>
    </message>
    <message>
      <source>Copy Source</source>
      <translation>Ausgangstext</translation>
    </message>
    <message>
      <source>Copy the project first.</source>
      <translation>Kopieren Sie zuerst das Projekt.</translation>
    </message>
    <message>
      <source>Copying {name}</source>
      <translation>{name} wird kopiert</translation>
    </message>
    <message>
      <source>Correct the languages in the program that the memory comes from, or leave it out.</source>
      <translation>Berichtigen Sie die Sprachen in dem Programm, aus dem die Memory kommt, oder lassen Sie sie weg.</translation>
    </message>
    <message>
      <source>Correct the source in the project; the document keeps its own.</source>
      <translation>Den Ausgangstext im Projekt berichtigen; das Dokument behält seinen.</translation>
    </message>
    <message>
      <source>Corrector</source>
      <translation>Korrektor</translation>
    </message>
    <message>
      <source>Corrector: translations of other machines, corrected as you did before</source>
      <translation>Korrektor: Übersetzungen anderer Maschinen, korrigiert wie von Ihnen zuvor</translation>
    </message>
    <message>
      <source>Cost margin</source>
      <translation>Kostenabstand</translation>
    </message>
    <message>
      <source>Cost margin wants better translations to lead by a margin; perceptron only corrects mistakes, and does worse with these features.</source>
      <translation>Kostenabstand will, dass bessere Übersetzungen mit Abstand führen; Perzeptron berichtigt nur Fehler und ist mit diesen Merkmalen schlechter.</translation>
    </message>
    <message>
      <source>Count Words by &amp;Match Band</source>
      <translation>Wörter nach &amp;Trefferklassen zählen</translation>
    </message>
    <message>
      <source>Count again</source>
      <translation>Neu zählen</translation>
    </message>
    <message>
      <source>Count by match band</source>
      <translation>Nach Trefferklassen zählen</translation>
    </message>
    <message>
      <source>Count how much of the text the memories know, on the project page.</source>
      <translation>Zählen, wie viel des Textes die Memorys kennen, auf der Projektseite.</translation>
    </message>
    <message>
      <source>Count the memory</source>
      <translation>Memory zählen</translation>
    </message>
    <message>
      <source>Count the segments</source>
      <translation>Segmente zählen</translation>
    </message>
    <message>
      <source>Count the units, words, authors and documents of this memory.</source>
      <translation>Einheiten, Wörter, Autoren und Dokumente dieser Memory zählen.</translation>
    </message>
    <message>
      <source>Count the words</source>
      <translation>Wörter zählen</translation>
    </message>
    <message>
      <source>Count words by match band</source>
      <translation>Wörter nach Trefferstufen zählen</translation>
    </message>
    <message>
      <source>Counted {done} of {total} segments</source>
      <translation>{done} von {total} Segmenten gezählt</translation>
    </message>
    <message>
      <source>Counting pairs of phrases</source>
      <translation>Phrasenpaare werden gezählt</translation>
    </message>
    <message>
      <source>Counting …</source>
      <translation>Wird gezählt …</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Angelegt</translation>
    </message>
    <message>
      <source>Created by</source>
      <translation>Angelegt von</translation>
    </message>
    <message>
      <source>Critical</source>
      <translation>Kritisch</translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation>Kroatisch</translation>
    </message>
    <message>
      <source>Customise the &amp;Tool Bar …</source>
      <translation>&amp;Symbolleiste anpassen …</translation>
    </message>
    <message>
      <source>Customise the tool bar …</source>
      <translation>Symbolleiste anpassen …</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>Kyrillisch</translation>
    </message>
    <message>
      <source>Cyrillic, DOS</source>
      <translation>Kyrillisch, DOS</translation>
    </message>
    <message>
      <source>Cyrillic, Russian</source>
      <translation>Kyrillisch, Russisch</translation>
    </message>
    <message>
      <source>Cyrillic, Ukrainian</source>
      <translation>Kyrillisch, Ukrainisch</translation>
    </message>
    <message>
      <source>Czech</source>
      <translation>Tschechisch</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>Dänisch</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Dark colours.</source>
      <translation>Dunkle Farben.</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>De&amp;lete …</source>
      <translation>&amp;Löschen …</translation>
    </message>
    <message>
      <source>De&amp;tach from the project</source>
      <translation>Vom Projekt &amp;trennen</translation>
    </message>
    <message>
      <source>Deadline</source>
      <translation>Termin</translation>
    </message>
    <message>
      <source>Deadline and pace</source>
      <translation>Termin und Tempo</translation>
    </message>
    <message>
      <source>Decimal signs and thousands as the source language writes them.</source>
      <translation>Dezimal- und Tausenderzeichen wie in der Ausgangssprache.</translation>
    </message>
    <message>
      <source>Decoder</source>
      <translation>Decoder</translation>
    </message>
    <message>
      <source>Default: {title}</source>
      <translation>Vorgabe: {title}</translation>
    </message>
    <message>
      <source>Definition</source>
      <translation>Definition</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Löschen</translation>
    </message>
    <message numerus="yes">
      <source>Delete %Ln units? Segments they were confirmed in become drafts, and the engine forgets them.</source>
      <translation>
        <numerusform>%Ln Einheit löschen? Segmente, die damit bestätigt wurden, werden Entwürfe, und die Engine vergisst sie.</numerusform>
        <numerusform>%Ln Einheiten löschen? Segmente, die damit bestätigt wurden, werden Entwürfe, und die Engine vergisst sie.</numerusform>
      </translation>
    </message>
    <message>
      <source>Delete memory units</source>
      <translation>Memory-Einheiten löschen</translation>
    </message>
    <message>
      <source>Delete the Layer</source>
      <translation>Ebene löschen</translation>
    </message>
    <message>
      <source>Delete the chosen units.</source>
      <translation>Die gewählten Einheiten löschen.</translation>
    </message>
    <message>
      <source>Delete the engine</source>
      <translation>Engine löschen</translation>
    </message>
    <message>
      <source>Delete the engine “{name}” for good?</source>
      <translation>Die Engine „{name}“ endgültig löschen?</translation>
    </message>
    <message>
      <source>Delete the layer</source>
      <translation>Ebene löschen</translation>
    </message>
    <message>
      <source>Delete the memory unit</source>
      <translation>Memory-Einheit löschen</translation>
    </message>
    <message>
      <source>Delete the new engine.</source>
      <translation>Die neue Engine löschen.</translation>
    </message>
    <message>
      <source>Delete the unit that the current match comes from.</source>
      <translation>Die Einheit löschen, aus der der aktuelle Treffer stammt.</translation>
    </message>
    <message>
      <source>Delete …</source>
      <translation>Löschen …</translation>
    </message>
    <message numerus="yes">
      <source>Deleted %Ln units. {key} takes it back.</source>
      <translation>
        <numerusform>%Ln Einheit gelöscht. {key} nimmt es zurück.</numerusform>
        <numerusform>%Ln Einheiten gelöscht. {key} nimmt es zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>Deleted from {memory}. {key} takes it back.</source>
      <translation>Aus {memory} gelöscht. {key} macht es rückgängig.</translation>
    </message>
    <message>
      <source>Deleted words</source>
      <translation>Weggelassene Wörter</translation>
    </message>
    <message>
      <source>Denmark</source>
      <translation>Dänemark</translation>
    </message>
    <message>
      <source>Detach the engine</source>
      <translation>Engine lösen</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Einzelheiten</translation>
    </message>
    <message>
      <source>Device or resource busy</source>
      <translation>Gerät oder Datei ist belegt</translation>
    </message>
    <message>
      <source>Dictionaries</source>
      <translation>Wörterbücher</translation>
    </message>
    <message>
      <source>Dictionaries are the extensions of LibreOffice (.oxt), or two files .aff and .dic.</source>
      <translation>Wörterbücher sind Erweiterungen von LibreOffice (.oxt) oder je zwei Dateien .aff und .dic.</translation>
    </message>
    <message>
      <source>Dictionary</source>
      <translation>Wörterbuch</translation>
    </message>
    <message>
      <source>Did you mean {name}?</source>
      <translation>Meinten Sie {name}?</translation>
    </message>
    <message>
      <source>Different</source>
      <translation>Verschieden</translation>
    </message>
    <message>
      <source>Different sources</source>
      <translation>Verschiedene Ausgangstexte</translation>
    </message>
    <message>
      <source>Different sources translated alike.</source>
      <translation>Verschiedene Ausgangstexte gleich übersetzt.</translation>
    </message>
    <message>
      <source>Different translations of one source</source>
      <translation>Verschiedene Übersetzungen eines Textes</translation>
    </message>
    <message>
      <source>Digits</source>
      <translation>Ziffern</translation>
    </message>
    <message>
      <source>Directory not empty</source>
      <translation>der Ordner ist nicht leer</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Verwerfen</translation>
    </message>
    <message>
      <source>Disk quota exceeded</source>
      <translation>das Kontingent auf der Platte ist aufgebraucht</translation>
    </message>
    <message>
      <source>Distortion</source>
      <translation>Distorsion</translation>
    </message>
    <message>
      <source>Divide the file into smaller ones.</source>
      <translation>Teilen Sie die Datei in kleinere auf.</translation>
    </message>
    <message>
      <source>Do again what was taken back.</source>
      <translation>Das Zurückgenommene wiederholen.</translation>
    </message>
    <message>
      <source>Do again what was undone.</source>
      <translation>Das Rückgängiggemachte noch einmal tun.</translation>
    </message>
    <message>
      <source>Do not ignore it</source>
      <translation>Nicht ignorieren</translation>
    </message>
    <message>
      <source>Do not train them</source>
      <translation>Nicht trainieren</translation>
    </message>
    <message>
      <source>Do not write documents that have any</source>
      <translation>Dokumente mit solchen nicht schreiben</translation>
    </message>
    <message>
      <source>Doc</source>
      <translation>Dok</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Dokument</translation>
    </message>
    <message>
      <source>Document of the unit</source>
      <translation>Dokument der Einheit</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Dokumente</translation>
    </message>
    <message>
      <source>Documents in</source>
      <translation>Dokumente in</translation>
    </message>
    <message>
      <source>Documents to translate</source>
      <translation>Zu übersetzende Dokumente</translation>
    </message>
    <message>
      <source>Documents, deadline, memories and engine of the project; again: back to the editor.</source>
      <translation>Dokumente, Termin, Memorys und Engine des Projekts; noch einmal: zurück zum Editor.</translation>
    </message>
    <message>
      <source>Documents, translations, comments, terms and settings go into one file. What your colleague does with it can be merged back here.</source>
      <translation>Dokumente, Übersetzungen, Kommentare, Termini und Einstellungen kommen in eine Datei. Was daraus wird, kann hier wieder eingearbeitet werden.</translation>
    </message>
    <message>
      <source>Documents: translations that XLIFF and PO files bring along</source>
      <translation>Dokumente: Übersetzungen, die XLIFF- und PO-Dateien mitbringen</translation>
    </message>
    <message>
      <source>Domain</source>
      <translation>Fachgebiet</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>Done again: {what}.</source>
      <translation>Wiederhergestellt: {what}.</translation>
    </message>
    <message>
      <source>Doubled spaces</source>
      <translation>Doppelte Leerzeichen</translation>
    </message>
    <message>
      <source>Doubtful words are no longer underlined.</source>
      <translation>Zweifelhafte Wörter werden nicht mehr unterstrichen.</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Nach unten</translation>
    </message>
    <message>
      <source>Download it again.</source>
      <translation>Laden Sie sie noch einmal herunter.</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Entwurf</translation>
    </message>
    <message>
      <source>Drafts</source>
      <translation>Entwürfe</translation>
    </message>
    <message>
      <source>Drafts are written as they are, and marked as drafts.</source>
      <translation>Entwürfe werden geschrieben, wie sie sind, und als Entwürfe gekennzeichnet.</translation>
    </message>
    <message>
      <source>Drop TBX, UTX, Excel, TSV or CSV files here, or press Add</source>
      <translation>TBX-, UTX-, Excel-, TSV- oder CSV-Dateien hier ablegen oder Hinzufügen drücken</translation>
    </message>
    <message>
      <source>Drop TMX or SDLTM files here, or press Add</source>
      <translation>TMX- oder SDLTM-Dateien hier ablegen oder Hinzufügen drücken</translation>
    </message>
    <message>
      <source>Drop documents or folders here, or press Add</source>
      <translation>Dokumente oder Ordner hier ablegen oder Hinzufügen drücken</translation>
    </message>
    <message>
      <source>Drop the filter: all segments in document order (Escape)</source>
      <translation>Filter aufheben: alle Segmente in der Reihenfolge des Dokuments (Esc)</translation>
    </message>
    <message>
      <source>Duplicate the engine</source>
      <translation>Engine duplizieren</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>Niederländisch</translation>
    </message>
    <message>
      <source>E&amp;nd the Review</source>
      <translation>Überprüfung been&amp;den</translation>
    </message>
    <message>
      <source>E&amp;ngine</source>
      <translation>E&amp;ngine</translation>
    </message>
    <message>
      <source>E&amp;ngines</source>
      <translation>E&amp;ngines</translation>
    </message>
    <message>
      <source>E&amp;xport the Findings …</source>
      <translation>Befunde &amp;exportieren …</translation>
    </message>
    <message>
      <source>E&amp;xport …</source>
      <translation>E&amp;xportieren …</translation>
    </message>
    <message>
      <source>Each part of a split segment needs a word.</source>
      <translation>Jeder Teil eines geteilten Segments braucht ein Wort.</translation>
    </message>
    <message>
      <source>Each part of the training text is translated with models of the others, so that no sentence is translated with phrases of its own. 1 is faster and learns little.</source>
      <translation>Jeder Teil des Trainingstextes wird mit Modellen der anderen übersetzt, damit kein Satz mit seinen eigenen Phrasen übersetzt wird. 1 ist schneller und lernt wenig.</translation>
    </message>
    <message>
      <source>Earlier count to compare with</source>
      <translation>Frühere Zählung zum Vergleich</translation>
    </message>
    <message>
      <source>Earlier version</source>
      <translation>Frühere Fassung</translation>
    </message>
    <message>
      <source>Edit the Memory Unit</source>
      <translation>Memory-Einheit bearbeiten</translation>
    </message>
    <message>
      <source>Edit the Source</source>
      <translation>Ausgangstext bearbeiten</translation>
    </message>
    <message>
      <source>Edit the source</source>
      <translation>Ausgangstext bearbeiten</translation>
    </message>
    <message>
      <source>Edits and time</source>
      <translation>Änderungen und Zeit</translation>
    </message>
    <message>
      <source>Edits by origin</source>
      <translation>Änderungen nach Herkunft</translation>
    </message>
    <message>
      <source>Edits by segment</source>
      <translation>Änderungen nach Segment</translation>
    </message>
    <message>
      <source>Ellipsis</source>
      <translation>Auslassungspunkte</translation>
    </message>
    <message>
      <source>Em dash</source>
      <translation>Geviertstrich</translation>
    </message>
    <message>
      <source>En dash</source>
      <translation>Halbgeviertstrich</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>Kodierungen</translation>
    </message>
    <message>
      <source>End the review</source>
      <translation>Die Überprüfung beenden</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Rundgang beenden</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Engine</translation>
    </message>
    <message>
      <source>Engine &amp;A</source>
      <translation>Engine &amp;A</translation>
    </message>
    <message>
      <source>Engine &amp;B</source>
      <translation>Engine &amp;B</translation>
    </message>
    <message>
      <source>Engine A</source>
      <translation>Engine A</translation>
    </message>
    <message>
      <source>Engine B</source>
      <translation>Engine B</translation>
    </message>
    <message>
      <source>Engine not available</source>
      <translation>Engine nicht verfügbar</translation>
    </message>
    <message>
      <source>Engine to compare with</source>
      <translation>Engine zum Vergleichen</translation>
    </message>
    <message>
      <source>Engine to start from</source>
      <translation>Engine, von der ausgegangen wird</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>Engine: {name}</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Engines</translation>
    </message>
    <message>
      <source>Engines of this kind cannot be made of a part of their text.</source>
      <translation>Engines dieser Art können nicht aus einem Teil ihres Textes gemacht werden.</translation>
    </message>
    <message>
      <source>Engines of this kind have no features of words and phrases.</source>
      <translation>Engines dieser Art haben keine Merkmale von Wörtern und Phrasen.</translation>
    </message>
    <message>
      <source>Engines of this kind have no rules with gaps.</source>
      <translation>Engines dieser Art haben keine Regeln mit Lücken.</translation>
    </message>
    <message>
      <source>English</source>
      <translation>Englisch</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Eingabe</translation>
    </message>
    <message>
      <source>Enter brings this version back.</source>
      <translation>Eingabe holt diese Fassung zurück.</translation>
    </message>
    <message>
      <source>Enter goes there; Del ignores it.</source>
      <translation>Eingabe geht hin; Entf ignoriert es.</translation>
    </message>
    <message>
      <source>Enter goes there; F2 answers it; Del resolves it or opens it again.</source>
      <translation>Eingabe geht dorthin; F2 antwortet; Entf erledigt ihn oder öffnet ihn wieder.</translation>
    </message>
    <message>
      <source>Enter goes there; F2 mends it; Del ignores it.</source>
      <translation>Eingabe geht hin; F2 behebt es; Entf ignoriert es.</translation>
    </message>
    <message>
      <source>Enter goes to this segment.</source>
      <translation>Eingabe geht zu diesem Segment.</translation>
    </message>
    <message>
      <source>Enter or a double click inserts it; F2 changes it, Del removes it.</source>
      <translation>Eingabe oder Doppelklick fügt ihn ein; F2 ändert ihn, Entf entfernt ihn.</translation>
    </message>
    <message>
      <source>Enter or a double click inserts the translation; F2 selects a part of it.</source>
      <translation>Eingabe oder Doppelklick fügt die Übersetzung ein; F2 markiert einen Teil davon.</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>Einträge</translation>
    </message>
    <message>
      <source>Estimate the training</source>
      <translation>Training schätzen</translation>
    </message>
    <message>
      <source>Estimated from Postil's own measurements; your machine may differ.</source>
      <translation>Geschätzt nach Messungen von Postil; Ihr Rechner kann abweichen.</translation>
    </message>
    <message>
      <source>Estimated from earlier trainings on this machine.</source>
      <translation>Geschätzt nach früheren Trainings auf diesem Rechner.</translation>
    </message>
    <message>
      <source>Estimated quality of this word: {percent}.</source>
      <translation>Geschätzte Qualität dieses Wortes: {percent}.</translation>
    </message>
    <message>
      <source>Estonian</source>
      <translation>Estnisch</translation>
    </message>
    <message>
      <source>Every command, by a few letters</source>
      <translation>Jeder Befehl, mit wenigen Buchstaben</translation>
    </message>
    <message>
      <source>Every document in a folder is translated with the memories, glossaries and the engine of this project, as far as they know it. The project stays as it is.</source>
      <translation>Jedes Dokument eines Ordners wird mit Memorys, Glossaren und Engine dieses Projekts übersetzt, soweit sie es kennen. Das Projekt bleibt, wie es ist.</translation>
    </message>
    <message>
      <source>Every line holds one tree, such as (S (NP …) (VP …)), or nothing.</source>
      <translation>Jede Zeile enthält einen Baum wie (S (NP …) (VP …)), oder nichts.</translation>
    </message>
    <message>
      <source>Every severity</source>
      <translation>Jede Schwere</translation>
    </message>
    <message>
      <source>Everything in this project is confirmed.</source>
      <translation>In diesem Projekt ist alles bestätigt.</translation>
    </message>
    <message>
      <source>Everything stays on this machine. You can close this window and go on translating; the status bar shows how far it is.</source>
      <translation>Alles bleibt auf diesem Rechner. Sie können dieses Fenster schließen und weiter übersetzen; die Statusleiste zeigt den Stand.</translation>
    </message>
    <message>
      <source>Everything stays on this machine; you can go on translating meanwhile.</source>
      <translation>Alles bleibt auf diesem Rechner; Sie können weiter übersetzen.</translation>
    </message>
    <message>
      <source>Example: source&lt;tab&gt;target&lt;tab&gt;note&lt;tab&gt;forbidden</source>
      <translation>Beispiel: source&lt;tab&gt;target&lt;tab&gt;note&lt;tab&gt;forbidden</translation>
    </message>
    <message>
      <source>Examples: before and after</source>
      <translation>Beispiele: vorher und nachher</translation>
    </message>
    <message>
      <source>Expected BLEU</source>
      <translation>Erwartetes BLEU</translation>
    </message>
    <message>
      <source>Expected BLEU is what works; the others are there to compare with.</source>
      <translation>Erwartetes BLEU ist, was funktioniert; die anderen sind zum Vergleichen da.</translation>
    </message>
    <message>
      <source>Expected to stay: {percent}</source>
      <translation>Bleibt voraussichtlich zu {percent}</translation>
    </message>
    <message>
      <source>Expected {expected}, came {came}.</source>
      <translation>Erwartet {expected}, eingetroffen {came}.</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportieren</translation>
    </message>
    <message>
      <source>Export &amp;All Documents …</source>
      <translation>&amp;Alle Dokumente exportieren …</translation>
    </message>
    <message>
      <source>Export All Documents</source>
      <translation>Alle Dokumente exportieren</translation>
    </message>
    <message>
      <source>Export All the Same</source>
      <translation>Trotzdem exportieren</translation>
    </message>
    <message>
      <source>Export all documents</source>
      <translation>Alle Dokumente exportieren</translation>
    </message>
    <message>
      <source>Export all …</source>
      <translation>Alle exportieren …</translation>
    </message>
    <message>
      <source>Export it again.</source>
      <translation>Exportieren Sie sie noch einmal.</translation>
    </message>
    <message>
      <source>Export it as XLIFF 1.2 or 2.0.</source>
      <translation>Exportieren Sie sie als XLIFF 1.2 oder 2.0.</translation>
    </message>
    <message>
      <source>Export it from memoQ again, or open the mqxliff file itself.</source>
      <translation>Exportieren Sie es noch einmal aus memoQ, oder öffnen Sie die mqxliff-Datei selbst.</translation>
    </message>
    <message>
      <source>Export its documents instead.</source>
      <translation>Exportieren Sie stattdessen seine Dokumente.</translation>
    </message>
    <message>
      <source>Export the &amp;Memory …</source>
      <translation>&amp;Memory exportieren …</translation>
    </message>
    <message>
      <source>Export the &amp;Return Package …</source>
      <translation>Das &amp;Rückpaket exportieren …</translation>
    </message>
    <message>
      <source>Export the Findings</source>
      <translation>Befunde exportieren</translation>
    </message>
    <message>
      <source>Export the Layer</source>
      <translation>Ebene exportieren</translation>
    </message>
    <message>
      <source>Export the Return Package</source>
      <translation>Das Rückpaket exportieren</translation>
    </message>
    <message>
      <source>Export the Statistics</source>
      <translation>Statistik exportieren</translation>
    </message>
    <message>
      <source>Export the Translation</source>
      <translation>Übersetzung exportieren</translation>
    </message>
    <message>
      <source>Export the document</source>
      <translation>Dokument exportieren</translation>
    </message>
    <message>
      <source>Export the engine</source>
      <translation>Engine exportieren</translation>
    </message>
    <message>
      <source>Export the findings</source>
      <translation>Befunde exportieren</translation>
    </message>
    <message>
      <source>Export the glossary</source>
      <translation>Glossar exportieren</translation>
    </message>
    <message>
      <source>Export the layer</source>
      <translation>Ebene exportieren</translation>
    </message>
    <message>
      <source>Export the memories</source>
      <translation>Memorys exportieren</translation>
    </message>
    <message>
      <source>Export the memory</source>
      <translation>Memory exportieren</translation>
    </message>
    <message>
      <source>Export the return package</source>
      <translation>Das Rückpaket exportieren</translation>
    </message>
    <message>
      <source>Export the statistics</source>
      <translation>Statistik exportieren</translation>
    </message>
    <message>
      <source>Export the translation</source>
      <translation>Übersetzung exportieren</translation>
    </message>
    <message>
      <source>Export …</source>
      <translation>Exportieren …</translation>
    </message>
    <message>
      <source>Export, duplicate, rename or delete it.</source>
      <translation>Exportieren, duplizieren, umbenennen oder löschen.</translation>
    </message>
    <message>
      <source>Exported to {file}.</source>
      <translation>Nach {file} exportiert.</translation>
    </message>
    <message>
      <source>Exported to {path}.</source>
      <translation>Nach {path} exportiert.</translation>
    </message>
    <message>
      <source>Exporting {name}</source>
      <translation>{name} wird exportiert</translation>
    </message>
    <message>
      <source>Exporting …</source>
      <translation>Wird exportiert …</translation>
    </message>
    <message>
      <source>Extra tags</source>
      <translation>Überzählige Tags</translation>
    </message>
    <message>
      <source>F&amp;ocus Mode</source>
      <translation>F&amp;okusmodus</translation>
    </message>
    <message>
      <source>F&amp;uzzy Match</source>
      <translation>&amp;Fuzzy-Treffer</translation>
    </message>
    <message>
      <source>F1</source>
      <translation>F1</translation>
    </message>
    <message>
      <source>F2 changes it, Del removes it.</source>
      <translation>F2 ändert ihn, Entf entfernt ihn.</translation>
    </message>
    <message>
      <source>F2 changes the comment, Del removes it.</source>
      <translation>F2 ändert den Kommentar, Entf entfernt ihn.</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Merkmale</translation>
    </message>
    <message>
      <source>Features of linked words also count for these forms of them, so that rare words learn from others: the first and last four letters, classes of words, numbers of as many digits, or all of these.</source>
      <translation>Merkmale verbundener Wörter gelten auch für diese Formen davon, sodass seltene Wörter von anderen lernen: die ersten und letzten vier Buchstaben, Wortklassen, Zahlen mit ebenso vielen Ziffern oder alles zusammen.</translation>
    </message>
    <message>
      <source>Fi&amp;lters</source>
      <translation>Fi&amp;lter</translation>
    </message>
    <message>
      <source>File exists</source>
      <translation>die Datei gibt es schon</translation>
    </message>
    <message>
      <source>File name too long</source>
      <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
      <source>File of source trees</source>
      <translation>Datei mit Bäumen der Ausgangssätze</translation>
    </message>
    <message>
      <source>File of the shared memory</source>
      <translation>Datei der geteilten Memory</translation>
    </message>
    <message>
      <source>File of trees</source>
      <translation>Datei mit Bäumen</translation>
    </message>
    <message>
      <source>File too large</source>
      <translation>die Datei ist zu groß</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>Files that cannot be used</source>
      <translation>Nicht verwendbare Dateien</translation>
    </message>
    <message>
      <source>Fill Empty Segments with &amp;Pseudo-Translation</source>
      <translation>Leere Segmente mit &amp;Pseudoübersetzung füllen</translation>
    </message>
    <message>
      <source>Fill an empty translation with the best memory match, if it is at least this similar.</source>
      <translation>Eine leere Übersetzung mit dem besten Memory-Treffer füllen, wenn er mindestens so ähnlich ist.</translation>
    </message>
    <message>
      <source>Fill empty segments from the memories and the engine, in one step.</source>
      <translation>Leere Segmente aus Memorys und Engine füllen, in einem Schritt.</translation>
    </message>
    <message>
      <source>Fill the checked ones</source>
      <translation>Die angehakten füllen</translation>
    </message>
    <message>
      <source>Fill the memory</source>
      <translation>Memory füllen</translation>
    </message>
    <message>
      <source>Fill them</source>
      <translation>Füllen</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtern</translation>
    </message>
    <message>
      <source>Filter by name, language or kind</source>
      <translation>Nach Name, Sprache, Art filtern</translation>
    </message>
    <message>
      <source>Filter by source or translation</source>
      <translation>Texte filtern</translation>
    </message>
    <message>
      <source>Filter by state</source>
      <translation>Nach Status filtern</translation>
    </message>
    <message>
      <source>Filter the engines</source>
      <translation>Engines filtern</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filter</translation>
    </message>
    <message>
      <source>Filters ({number})</source>
      <translation>Filter ({number})</translation>
    </message>
    <message>
      <source>Final</source>
      <translation>Endgültig</translation>
    </message>
    <message>
      <source>Final punctuation</source>
      <translation>Satzzeichen am Ende</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Find a text in all segments and replace it where you want.</source>
      <translation>Einen Text in allen Segmenten suchen und ersetzen, wo Sie wollen.</translation>
    </message>
    <message>
      <source>Find and &amp;Replace …</source>
      <translation>Suchen und &amp;ersetzen …</translation>
    </message>
    <message>
      <source>Find and Replace</source>
      <translation>Suchen und ersetzen</translation>
    </message>
    <message>
      <source>Find and Replace in “{name}”</source>
      <translation>Suchen und Ersetzen in „{name}“</translation>
    </message>
    <message>
      <source>Find and replace in the translations of the units that are listed.</source>
      <translation>In den Übersetzungen der angezeigten Einheiten suchen und ersetzen.</translation>
    </message>
    <message>
      <source>Find any command by a few letters, and run it.</source>
      <translation>Einen Befehl mit wenigen Buchstaben finden und ausführen.</translation>
    </message>
    <message>
      <source>Find terms</source>
      <translation>Termini suchen</translation>
    </message>
    <message>
      <source>Find the first open segment</source>
      <translation>Das erste offene Segment finden</translation>
    </message>
    <message>
      <source>Find the segment</source>
      <translation>Das Segment suchen</translation>
    </message>
    <message>
      <source>Find, add, change and delete terms; import and export glossaries.</source>
      <translation>Termini suchen, hinzufügen, ändern und löschen; Glossare importieren und exportieren.</translation>
    </message>
    <message>
      <source>Find, change and delete units; repetitions and different translations of one source.</source>
      <translation>Einheiten finden, ändern und löschen; Wiederholungen und verschiedene Übersetzungen eines Textes.</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Befund</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Befunde</translation>
    </message>
    <message>
      <source>Findings (penalty points: {points}; in 1,000 words: {each})</source>
      <translation>Befunde (Strafpunkte: {points}; auf 1.000 Wörter: {each})</translation>
    </message>
    <message>
      <source>Finds new weights for the models of an engine, on segments that are like what you translate now. Takes a minute or two, and makes nothing unless the segments come out better.</source>
      <translation>Findet neue Gewichte für die Modelle einer Engine, auf Segmenten wie denen, die Sie jetzt übersetzen. Dauert eine oder zwei Minuten und macht nichts, wenn die Segmente nicht besser herauskommen.</translation>
    </message>
    <message>
      <source>Finland</source>
      <translation>Finnland</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>Finnisch</translation>
    </message>
    <message>
      <source>First day</source>
      <translation>Erster Tag</translation>
    </message>
    <message>
      <source>First letter</source>
      <translation>Erster Buchstabe</translation>
    </message>
    <message>
      <source>Fitting the confidence model</source>
      <translation>Konfidenzmodell wird angepasst</translation>
    </message>
    <message>
      <source>Fix: </source>
      <translation>Behebung: </translation>
    </message>
    <message>
      <source>Float or dock {panel}</source>
      <translation>{panel} lösen oder andocken</translation>
    </message>
    <message>
      <source>Fn</source>
      <translation>Fn</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Ordner mit Dokumenten</translation>
    </message>
    <message>
      <source>Folder of new projects</source>
      <translation>Ordner für neue Projekte</translation>
    </message>
    <message>
      <source>Folder of the engine</source>
      <translation>Ordner der Engine</translation>
    </message>
    <message>
      <source>Folder of the project</source>
      <translation>Ordner des Projekts</translation>
    </message>
    <message>
      <source>Follows what the engine learned. Before: {text}</source>
      <translation>Folgt dem, was die Engine gelernt hat. Vorher: {text}</translation>
    </message>
    <message>
      <source>Font of {language}</source>
      <translation>Schrift für {language}</translation>
    </message>
    <message>
      <source>Fonts of its languages are chosen while a project is open.</source>
      <translation>Schriften seiner Sprachen wählt man, während ein Projekt offen ist.</translation>
    </message>
    <message>
      <source>Foot</source>
      <translation>Fuß</translation>
    </message>
    <message>
      <source>Footer of the page</source>
      <translation>Fußzeile</translation>
    </message>
    <message>
      <source>Footnote or endnote</source>
      <translation>Fuß- oder Endnote</translation>
    </message>
    <message>
      <source>For example: Printer manual, spring edition</source>
      <translation>Zum Beispiel: Druckerhandbuch, Frühjahrsausgabe</translation>
    </message>
    <message>
      <source>Forbidden characters</source>
      <translation>Verbotene Zeichen</translation>
    </message>
    <message>
      <source>Forbidden terms</source>
      <translation>Verbotene Termini</translation>
    </message>
    <message>
      <source>Forbidden: this translation is to be avoided</source>
      <translation>Verboten: Diese Übersetzung ist zu vermeiden</translation>
    </message>
    <message>
      <source>Forget the filter</source>
      <translation>Filter vergessen</translation>
    </message>
    <message numerus="yes">
      <source>Forget what was learned from %Ln segments, for good?</source>
      <translation>
        <numerusform>Das aus %Ln Segment Gelernte endgültig vergessen?</numerusform>
        <numerusform>Das aus %Ln Segmenten Gelernte endgültig vergessen?</numerusform>
      </translation>
    </message>
    <message>
      <source>Formats that know segments, such as XLIFF, keep theirs.</source>
      <translation>Formate mit eigenen Segmenten, wie XLIFF, behalten ihre.</translation>
    </message>
    <message>
      <source>Forms of words</source>
      <translation>Formen der Wörter</translation>
    </message>
    <message>
      <source>Found: {what}.</source>
      <translation>Gefunden: {what}.</translation>
    </message>
    <message>
      <source>France</source>
      <translation>Frankreich</translation>
    </message>
    <message>
      <source>Free software under the GNU General Public License, version 3 or later.</source>
      <translation>Freie Software unter der GNU General Public License, Version 3 oder neuer.</translation>
    </message>
    <message>
      <source>French</source>
      <translation>Französisch</translation>
    </message>
    <message>
      <source>From</source>
      <translation>Aus</translation>
    </message>
    <message>
      <source>From a day on</source>
      <translation>Ab einem Tag</translation>
    </message>
    <message>
      <source>From a draft of the machine, which would write something else now.</source>
      <translation>Aus einem Entwurf der Maschine, die jetzt etwas anderes schriebe.</translation>
    </message>
    <message>
      <source>From a memory</source>
      <translation>Aus einer Memory</translation>
    </message>
    <message>
      <source>From a memory match of {score}</source>
      <translation>Aus einem Memory-Treffer von {score}</translation>
    </message>
    <message>
      <source>From a memory match that is not there any more.</source>
      <translation>Aus einem Memory-Treffer, den es nicht mehr gibt.</translation>
    </message>
    <message>
      <source>From an alignment</source>
      <translation>Aus einer Alignierung</translation>
    </message>
    <message>
      <source>From an earlier version of the document</source>
      <translation>Aus einer früheren Fassung des Dokuments</translation>
    </message>
    <message>
      <source>From now on the machine always uses this translation, or another form of it that the engine knows. The checks report where it is missing.</source>
      <translation>Von nun an verwendet die Maschine immer diese Übersetzung oder eine andere Form davon, die die Engine kennt. Die Prüfungen melden, wo sie fehlt.</translation>
    </message>
    <message>
      <source>From now on the machine avoids this translation, and the checks report it.</source>
      <translation>Von jetzt an vermeidet die Maschine diese Übersetzung, und die Prüfungen melden sie.</translation>
    </message>
    <message>
      <source>From now on the machine uses this translation where the sentence allows it; where the source has another form of the term, only if the engine knows a form for it. The checks report where it is missing.</source>
      <translation>Von nun an verwendet die Maschine diese Übersetzung, wo der Satz es zulässt; steht der Terminus dort in einer anderen Form, nur, wenn die Engine eine Form dafür kennt. Die Prüfungen melden, wo sie fehlt.</translation>
    </message>
    <message>
      <source>From the earlier version of the document, whose source was another.</source>
      <translation>Aus der früheren Fassung des Dokuments, deren Ausgangstext ein anderer war.</translation>
    </message>
    <message>
      <source>From the engine {name}</source>
      <translation>Von der Engine {name}</translation>
    </message>
    <message>
      <source>From the machine</source>
      <translation>Von der Maschine</translation>
    </message>
    <message>
      <source>From the machine, which expected {score} of it to stay</source>
      <translation>Von der Maschine, die erwartete, dass {score} davon bleiben</translation>
    </message>
    <message>
      <source>From which language, to which?</source>
      <translation>Aus welcher Sprache in welche?</translation>
    </message>
    <message>
      <source>From your memories and parallel texts, on this computer: {key}.</source>
      <translation>Aus Ihren Memorys und Paralleltexten, auf diesem Rechner: {key}.</translation>
    </message>
    <message>
      <source>From {origin}</source>
      <translation>Von {origin}</translation>
    </message>
    <message>
      <source>From {origin}, {score}</source>
      <translation>Von {origin}, {score}</translation>
    </message>
    <message>
      <source>From:</source>
      <translation>Von:</translation>
    </message>
    <message>
      <source>Gained most ({gained})</source>
      <translation>Am meisten gewonnen ({gained})</translation>
    </message>
    <message>
      <source>Gained so far</source>
      <translation>Bisheriger Gewinn</translation>
    </message>
    <message>
      <source>Galician</source>
      <translation>Galicisch</translation>
    </message>
    <message>
      <source>Gaps in a rule</source>
      <translation>Lücken in einer Regel</translation>
    </message>
    <message>
      <source>Gaps in rules</source>
      <translation>Lücken in Regeln</translation>
    </message>
    <message>
      <source>Georgian</source>
      <translation>Georgisch</translation>
    </message>
    <message>
      <source>German</source>
      <translation>Deutsch</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Deutschland</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Give the engine a name.</source>
      <translation>Geben Sie der Engine einen Namen.</translation>
    </message>
    <message>
      <source>Give the marked command the keys of the keymap again.</source>
      <translation>Dem markierten Befehl wieder die Tastenkürzel der Belegung geben.</translation>
    </message>
    <message>
      <source>Give the project a name.</source>
      <translation>Geben Sie dem Projekt einen Namen.</translation>
    </message>
    <message>
      <source>Glossaries</source>
      <translation>Glossare</translation>
    </message>
    <message>
      <source>Glossaries of the project</source>
      <translation>Glossare des Projekts</translation>
    </message>
    <message>
      <source>Glossary</source>
      <translation>Glossar</translation>
    </message>
    <message>
      <source>Glossary that takes them</source>
      <translation>Glossar, das sie aufnimmt</translation>
    </message>
    <message>
      <source>Go</source>
      <translation>Los</translation>
    </message>
    <message>
      <source>Go Back to a &amp;Backup …</source>
      <translation>Zu einer &amp;Sicherung zurückgehen …</translation>
    </message>
    <message>
      <source>Go Back to a Backup</source>
      <translation>Zu einer Sicherung zurückgehen</translation>
    </message>
    <message>
      <source>Go back to a backup</source>
      <translation>Zu einer Sicherung zurückgehen</translation>
    </message>
    <message>
      <source>Go back to the translation.</source>
      <translation>Zur Übersetzung zurückkehren.</translation>
    </message>
    <message>
      <source>Go back to where you were.</source>
      <translation>Dorthin zurück, wo Sie waren.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>Go on later</source>
      <translation>Später fortsetzen</translation>
    </message>
    <message>
      <source>Go on with it, or give it up.</source>
      <translation>Fortsetzen oder aufgeben.</translation>
    </message>
    <message>
      <source>Go on with the engine it was compared with, and discard the new one. More or closer texts help most; another recipe or other settings may.</source>
      <translation>Bleiben Sie bei der Vergleichsengine und verwerfen Sie die neue. Mehr oder nähere Texte helfen am meisten; ein anderes Rezept oder andere Einstellungen vielleicht.</translation>
    </message>
    <message>
      <source>Go round: editor, matches, panels, filter.</source>
      <translation>Reihum gehen: Editor, Treffer, Bereiche, Filter.</translation>
    </message>
    <message>
      <source>Go there</source>
      <translation>Dorthin gehen</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Gehe zu</translation>
    </message>
    <message>
      <source>Go to Segment</source>
      <translation>Gehe zu Segment</translation>
    </message>
    <message>
      <source>Go to a segment by its number.</source>
      <translation>Zu einem Segment nach seiner Nummer gehen.</translation>
    </message>
    <message>
      <source>Go to a segment in which the checks find something.</source>
      <translation>Zu einem Segment gehen, in dem die Prüfungen etwas finden.</translation>
    </message>
    <message>
      <source>Go to a segment with a bookmark.</source>
      <translation>Zu einem Segment mit Lesezeichen gehen.</translation>
    </message>
    <message>
      <source>Go to a segment with a comment.</source>
      <translation>Zu einem Segment mit Kommentar gehen.</translation>
    </message>
    <message>
      <source>Go to a segment with another source.</source>
      <translation>Zu einem Segment mit anderem Ausgangstext gehen.</translation>
    </message>
    <message>
      <source>Go to an open segment from a fuzzy match.</source>
      <translation>Zu einem offenen Segment aus einem Fuzzy-Treffer gehen.</translation>
    </message>
    <message>
      <source>Go to an open segment from the machine.</source>
      <translation>Zu einem offenen Segment der Maschine gehen.</translation>
    </message>
    <message>
      <source>Go to the First</source>
      <translation>Zum ersten gehen</translation>
    </message>
    <message>
      <source>Go to the Ne&amp;xt</source>
      <translation>Zum &amp;nächsten gehen</translation>
    </message>
    <message>
      <source>Go to the Pre&amp;vious</source>
      <translation>Zum &amp;vorigen gehen</translation>
    </message>
    <message>
      <source>Go to the counts: words by match band, what was changed, how sure the machine is.</source>
      <translation>Zu den Zahlen gehen: Wörter nach Trefferklassen, was geändert wurde, wie sicher die Maschine ist.</translation>
    </message>
    <message>
      <source>Go to the document as running text.</source>
      <translation>Zum Dokument als fortlaufendem Text gehen.</translation>
    </message>
    <message>
      <source>Go to the filter: show only segments with a text.</source>
      <translation>Zum Filter: nur Segmente mit einem Text zeigen.</translation>
    </message>
    <message>
      <source>Go to the first segment of the chosen document that is not confirmed.</source>
      <translation>Zum ersten nicht bestätigten Segment des gewählten Dokuments gehen.</translation>
    </message>
    <message>
      <source>Go to the first segment shown.</source>
      <translation>Zum ersten gezeigten Segment gehen.</translation>
    </message>
    <message>
      <source>Go to the glossary terms of the segment.</source>
      <translation>Zu den Glossartermini des Segments gehen.</translation>
    </message>
    <message>
      <source>Go to the last segment shown.</source>
      <translation>Zum letzten gezeigten Segment gehen.</translation>
    </message>
    <message>
      <source>Go to the next coming segment that what was learned changes.</source>
      <translation>Zum nächsten kommenden Segment gehen, das durch das Gelernte anders wird.</translation>
    </message>
    <message>
      <source>Go to the next misspelt word or forbidden term and list what could stand there.</source>
      <translation>Zum nächsten falsch geschriebenen Wort oder verbotenen Terminus gehen und auflisten, was dort stehen könnte.</translation>
    </message>
    <message>
      <source>Go to the next pair that is in doubt.</source>
      <translation>Zum nächsten zweifelhaften Paar gehen.</translation>
    </message>
    <message>
      <source>Go to the next segment in which the checks find something.</source>
      <translation>Zum nächsten Segment gehen, in dem die Prüfungen etwas finden.</translation>
    </message>
    <message>
      <source>Go to the next segment that is not confirmed, without confirming this one.</source>
      <translation>Zum nächsten unbestätigten Segment gehen, ohne dieses zu bestätigen.</translation>
    </message>
    <message>
      <source>Go to the notes and comments on the segment, and to its history.</source>
      <translation>Zu Notizen und Kommentaren des Segments und seinem Verlauf gehen.</translation>
    </message>
    <message>
      <source>Go to the search in the memories.</source>
      <translation>Zur Suche in den Memorys gehen.</translation>
    </message>
    <message>
      <source>Go to the segment above.</source>
      <translation>Zum Segment darüber gehen.</translation>
    </message>
    <message>
      <source>Go to the segment before in which the checks find something.</source>
      <translation>Zum vorigen Segment gehen, in dem die Prüfungen etwas finden.</translation>
    </message>
    <message>
      <source>Go to the segment below.</source>
      <translation>Zum Segment darunter gehen.</translation>
    </message>
    <message>
      <source>Go to what memories, machine and glossaries propose.</source>
      <translation>Zu dem gehen, was Memorys, Maschine und Glossare vorschlagen.</translation>
    </message>
    <message>
      <source>Go to what the checks find in the segment, or in all of them.</source>
      <translation>Zu dem gehen, was die Prüfungen im Segment oder in allen finden.</translation>
    </message>
    <message>
      <source>Go to what the engine learned, and what it changed.</source>
      <translation>Zu dem gehen, was die Engine gelernt und was das geändert hat.</translation>
    </message>
    <message>
      <source>Go to what the reviewer found and changed.</source>
      <translation>Zu dem gehen, was der Überprüfer gefunden und geändert hat.</translation>
    </message>
    <message>
      <source>Goal</source>
      <translation>Ziel</translation>
    </message>
    <message>
      <source>Goes along</source>
      <translation>Geht mit</translation>
    </message>
    <message>
      <source>Going back in the source: how often</source>
      <translation>Zurückgehen im Ausgangstext: wie oft</translation>
    </message>
    <message>
      <source>Going back in the source: words</source>
      <translation>Zurückgehen im Ausgangstext: Wörter</translation>
    </message>
    <message>
      <source>Greek</source>
      <translation>Griechisch</translation>
    </message>
    <message>
      <source>Groups of settings</source>
      <translation>Gruppen von Einstellungen</translation>
    </message>
    <message>
      <source>Guide</source>
      <translation>Anleitung</translation>
    </message>
    <message>
      <source>Hand the Project Over</source>
      <translation>Projekt übergeben</translation>
    </message>
    <message>
      <source>Hand the project over</source>
      <translation>Projekt übergeben</translation>
    </message>
    <message>
      <source>Has learned</source>
      <translation>Hat gelernt</translation>
    </message>
    <message>
      <source>Have its text recognised (OCR), or ask for the document that it was made from.</source>
      <translation>Lassen Sie den Text erkennen (OCR), oder bitten Sie um das Dokument, aus dem sie gemacht wurde.</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>Kopf</translation>
    </message>
    <message>
      <source>Header of the page</source>
      <translation>Kopfzeile</translation>
    </message>
    <message>
      <source>Heading of level {level}</source>
      <translation>Überschrift der Ebene {level}</translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation>Hebräisch</translation>
    </message>
    <message>
      <source>Held-out segments: comparing</source>
      <translation>Zurückgehaltene Segmente: Vergleich</translation>
    </message>
    <message>
      <source>Held-out segments: the new engine translates</source>
      <translation>Zurückgehaltene Segmente: Die neue Engine übersetzt</translation>
    </message>
    <message>
      <source>Held-out segments: the {which} engine translates</source>
      <translation>Zurückgehaltene Segmente: Die Engine {which} übersetzt</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Ausblenden</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps)</source>
      <translation>Hierarchisch (Phrasen mit Lücken)</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps), left to right</source>
      <translation>Hierarchisch (Phrasen mit Lücken), von links nach rechts</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps), looked up when needed</source>
      <translation>Hierarchisch (Phrasen mit Lücken), bei Bedarf nachgeschlagen</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>Hindi</source>
      <translation>Hindi</translation>
    </message>
    <message>
      <source>Hinge loss</source>
      <translation>Hinge-Verlust</translation>
    </message>
    <message>
      <source>History of Segment {number}</source>
      <translation>Verlauf von Segment {number}</translation>
    </message>
    <message>
      <source>Hope and fear</source>
      <translation>Hoffnung und Furcht</translation>
    </message>
    <message>
      <source>Hope and fear: translations that are good and that the engine likes are compared with bad ones that it likes. K-best: the best translations found so far are compared with those that the engine prefers now.</source>
      <translation>Hoffnung und Furcht: Gute Übersetzungen, die der Engine gefallen, werden mit schlechten verglichen, die ihr gefallen. K-beste: Die besten bisher gefundenen Übersetzungen werden mit denen verglichen, die die Engine jetzt vorzieht.</translation>
    </message>
    <message>
      <source>How better weights are looked for: MIRA is quick and steady, MERT is the classic. The others go through the segments one by one as well, each with a measure of its own.</source>
      <translation>Wie bessere Gewichte gesucht werden: MIRA ist schnell und stetig, MERT der Klassiker. Die anderen gehen die Segmente ebenfalls einzeln durch, jede Methode mit einem eigenen Maß.</translation>
    </message>
    <message>
      <source>How close segments stand: compact shows nearly twice as many.</source>
      <translation>Wie dicht die Segmente stehen: Kompakt zeigt fast doppelt so viele.</translation>
    </message>
    <message>
      <source>How far each sentence moves the scores.</source>
      <translation>Wie weit jeder Satz die Werte bewegt.</translation>
    </message>
    <message>
      <source>How far each sentence moves the weights; 0 takes what suits the way of learning.</source>
      <translation>Wie weit jeder Satz die Gewichte bewegt; 0 nimmt, was zur Art des Lernens passt.</translation>
    </message>
    <message>
      <source>How far it is, and its learning curve; or what came of it.</source>
      <translation>Wie weit es ist und seine Lernkurve; oder was herauskam.</translation>
    </message>
    <message>
      <source>How far one sentence may move the weights.</source>
      <translation>Wie weit ein Satz die Gewichte bewegen darf.</translation>
    </message>
    <message>
      <source>How it learned</source>
      <translation>Wie sie lernte</translation>
    </message>
    <message>
      <source>How large all backups of a project may be together; the latest is kept in any case.</source>
      <translation>Wie groß alle Sicherungen eines Projekts zusammen sein dürfen; die letzte wird auf jeden Fall behalten.</translation>
    </message>
    <message>
      <source>How long after the last keystroke a draft is written to disk.</source>
      <translation>Wie lange nach dem letzten Tastendruck ein Entwurf gespeichert wird.</translation>
    </message>
    <message>
      <source>How many backups of a project are kept: the latest ones, and one a day and a week of older ones.</source>
      <translation>Wie viele Sicherungen eines Projekts behalten werden: die letzten, und von älteren je eine am Tag und in der Woche.</translation>
    </message>
    <message>
      <source>How many of the best translations of each sentence are kept for comparison; only with K-best.</source>
      <translation>Wie viele der besten Übersetzungen jedes Satzes zum Vergleich behalten werden; nur mit K-beste.</translation>
    </message>
    <message>
      <source>How many of the smallest rules are put together into one, at most. More parts make longer phrases, and take more time and space.</source>
      <translation>Aus wie vielen der kleinsten Regeln höchstens eine zusammengesetzt wird. Mehr Teile geben längere Phrasen und brauchen mehr Zeit und Platz.</translation>
    </message>
    <message>
      <source>How many parts of a rule other phrases may fill, as in “neither … nor …”. With 0 it has phrases only.</source>
      <translation>Wie viele Teile einer Regel andere Phrasen füllen dürfen, wie in „weder … noch …“. Mit 0 gibt es nur Phrasen ohne Lücken.</translation>
    </message>
    <message>
      <source>How many sentences of the training text, evenly spread, are translated in each round; 0 takes all of them.</source>
      <translation>Wie viele Sätze des Trainingstextes, gleichmäßig verteilt, in jeder Runde übersetzt werden; 0 nimmt alle.</translation>
    </message>
    <message>
      <source>How many target phrases each source phrase keeps.</source>
      <translation>Wie viele Zielphrasen jede Ausgangsphrase behält.</translation>
    </message>
    <message>
      <source>How many target phrases the decoder may choose from for each source word.</source>
      <translation>Aus wie vielen Zielphrasen der Decoder für jedes Wort wählen darf.</translation>
    </message>
    <message>
      <source>How many translations of each kind are compared.</source>
      <translation>Wie viele Übersetzungen jeder Art verglichen werden.</translation>
    </message>
    <message>
      <source>How many translations of each segment are compared with yours.</source>
      <translation>Wie viele Übersetzungen jedes Segments mit Ihrer verglichen werden.</translation>
    </message>
    <message>
      <source>How many translations of each sentence a round adds. With real-first, the best of them is what the others are compared with, and there must be two.</source>
      <translation>Wie viele Übersetzungen jedes Satzes eine Runde hinzufügt. Bei real-first ist die beste das, womit die anderen verglichen werden, und es müssen zwei sein.</translation>
    </message>
    <message>
      <source>How many translations of each sentence are compared with what you wrote.</source>
      <translation>Wie viele Übersetzungen jedes Satzes mit dem verglichen werden, was Sie schrieben.</translation>
    </message>
    <message>
      <source>How much closer “{name}” is</source>
      <translation>Wie viel näher „{name}“ ist</translation>
    </message>
    <message>
      <source>How often a project that is open and was changed is backed up, into its folder; also when it is closed.</source>
      <translation>Wie oft ein offenes, geändertes Projekt in seinem Ordner gesichert wird; auch, wenn es geschlossen wird.</translation>
    </message>
    <message>
      <source>How often a rule was seen</source>
      <translation>Wie oft eine Regel vorkam</translation>
    </message>
    <message>
      <source>How often all translations found so far are gone through in a round.</source>
      <translation>Wie oft alle bisher gefundenen Übersetzungen in einer Runde durchgegangen werden.</translation>
    </message>
    <message>
      <source>How often the segments are translated again. Tuning stops earlier when nothing is gained any more.</source>
      <translation>Wie oft die Segmente neu übersetzt werden. Das Abstimmen endet früher, wenn nichts mehr gewonnen wird.</translation>
    </message>
    <message>
      <source>How often the training text is gone through. The best round is kept, and training stops when the held-out segments gain nothing any more.</source>
      <translation>Wie oft der Trainingstext durchgegangen wird. Die beste Runde wird behalten, und das Training endet, wenn die zurückgehaltenen Segmente nichts mehr gewinnen.</translation>
    </message>
    <message>
      <source>How often the training text is translated again, to find what the engine still prefers to what you wrote. The best round is kept.</source>
      <translation>Wie oft der Trainingstext neu übersetzt wird, um zu finden, was die Engine noch dem vorzieht, was Sie schrieben. Die beste Runde wird behalten.</translation>
    </message>
    <message>
      <source>How phrases become sentences: Improved uses a language model and is the one to work with; Contradiction and No contradiction are those of the publication.</source>
      <translation>Wie aus Phrasen Sätze werden: Verbessert verwendet ein Sprachmodell und ist der, mit dem man arbeitet; Widerspruch und Ohne Widerspruch sind die der Veröffentlichung.</translation>
    </message>
    <message>
      <source>How the best pass is found, whose scores are kept. The held-out segments are translated after each pass: with the weights of the engine as they are, or with weights tuned by MERT, as the method was published, which takes many times as long.</source>
      <translation>Wie der beste Durchgang gefunden wird, dessen Bewertungen bleiben. Nach jedem Durchgang werden die zurückgehaltenen Segmente übersetzt: mit den Gewichten der Engine, wie sie sind, oder mit Gewichten, die mit MERT abgestimmt werden, wie die Methode veröffentlicht wurde; das dauert um ein Vielfaches länger.</translation>
    </message>
    <message>
      <source>How the weights of the models are found again once the scores are in: MERT is the classic and what the method was published with, MIRA is steadier; none leaves them as they were.</source>
      <translation>Wie die Gewichte der Modelle neu gefunden werden, wenn die Werte stehen: MERT ist der Klassiker, mit dem die Methode veröffentlicht wurde, MIRA ist ruhiger; Keine lässt sie, wie sie waren.</translation>
    </message>
    <message>
      <source>How the weights of the models are found on held-out segments: MIRA is quick and steady, MERT is the classic. None keeps the weights Postil comes with.</source>
      <translation>Wie die Gewichte der Modelle an zurückgehaltenen Segmenten gefunden werden: MIRA ist schnell und ruhig, MERT der Klassiker. Keine behält die Gewichte, mit denen Postil kommt.</translation>
    </message>
    <message>
      <source>How to search</source>
      <translation>Wie zu suchen ist</translation>
    </message>
    <message>
      <source>How true the confidences came</source>
      <translation>Wie sehr die Zuversicht eintraf</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>Ungarisch</translation>
    </message>
    <message>
      <source>Hunspell, which reads spelling dictionaries, is not on this system.</source>
      <translation>Hunspell, das Wörterbücher für die Rechtschreibung liest, ist auf diesem System nicht vorhanden.</translation>
    </message>
    <message>
      <source>H{level}</source>
      <translation>Ü{level}</translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation>Isländisch</translation>
    </message>
    <message>
      <source>Identifier</source>
      <translation>Kennung</translation>
    </message>
    <message>
      <source>If you forget a key: {key} finds any command. The guide is in this menu.</source>
      <translation>Wenn Sie ein Tastenkürzel vergessen: {key} findet jeden Befehl. Die Anleitung ist in diesem Menü.</translation>
    </message>
    <message>
      <source>If you trust the file, unpack it yourself.</source>
      <translation>Wenn Sie der Datei vertrauen, entpacken Sie sie selbst.</translation>
    </message>
    <message>
      <source>Ignore it</source>
      <translation>Ignorieren</translation>
    </message>
    <message>
      <source>Ignore the finding</source>
      <translation>Befund ignorieren</translation>
    </message>
    <message>
      <source>Ignore “{word}”</source>
      <translation>„{word}“ ignorieren</translation>
    </message>
    <message>
      <source>Ignored too</source>
      <translation>Auch ignorierte</translation>
    </message>
    <message>
      <source>Import a TMX file; or make a shared memory of it first.</source>
      <translation>Importieren Sie eine TMX-Datei, oder machen Sie zuerst eine geteilte Memory daraus.</translation>
    </message>
    <message>
      <source>Import a glossary</source>
      <translation>Glossar importieren</translation>
    </message>
    <message>
      <source>Import a glossary: TBX, UTX, Excel, TSV or CSV.</source>
      <translation>Ein Glossar ins Projekt holen: TBX, UTX, Excel, TSV oder CSV.</translation>
    </message>
    <message>
      <source>Import a memory</source>
      <translation>Memory importieren</translation>
    </message>
    <message>
      <source>Import an engine</source>
      <translation>Engine importieren</translation>
    </message>
    <message>
      <source>Import or train it anew.</source>
      <translation>Importieren oder trainieren Sie die Engine neu.</translation>
    </message>
    <message>
      <source>Import the corpus again.</source>
      <translation>Importieren Sie das Korpus noch einmal.</translation>
    </message>
    <message>
      <source>Import the engine</source>
      <translation>Engine importieren</translation>
    </message>
    <message>
      <source>Import the engine again or train it again.</source>
      <translation>Importieren Sie die Engine noch einmal, oder trainieren Sie sie neu.</translation>
    </message>
    <message>
      <source>Import the glossary</source>
      <translation>Glossar importieren</translation>
    </message>
    <message>
      <source>Import the memory</source>
      <translation>Memory importieren</translation>
    </message>
    <message>
      <source>Importing {file} …</source>
      <translation>{file} wird importiert …</translation>
    </message>
    <message>
      <source>Importing {name}</source>
      <translation>{name} wird importiert</translation>
    </message>
    <message>
      <source>Improved</source>
      <translation>Verbessert</translation>
    </message>
    <message>
      <source>Improves an engine of any kind with the text it was made from: words and phrases get weights of their own, so that what you wrote ranks before what the engine preferred, and the further ahead the better it is. Takes some minutes for each ten thousand segments.</source>
      <translation>Verbessert eine Engine jeder Art mit dem Text, aus dem sie gemacht wurde: Wörter und Phrasen bekommen eigene Gewichte, sodass das, was Sie schrieben, vor dem steht, was die Engine vorzog, und zwar umso weiter, je besser es ist. Dauert einige Minuten je zehntausend Segmente.</translation>
    </message>
    <message>
      <source>Improves an engine with the text it was made from: every sentence is translated again in many ways, and phrases that lead to what you wrote are scored up, others down. Translating takes no longer afterwards.</source>
      <translation>Verbessert eine Engine mit dem Text, aus dem sie gemacht ist: Jeder Satz wird auf viele Weisen neu übersetzt; Phrasen, die zu dem führen, was Sie schrieben, werden auf-, andere abgewertet. Das Übersetzen dauert danach nicht länger.</translation>
    </message>
    <message>
      <source>Improves an engine with the text it was made from: words, phrases and their neighbours get weights of their own, so that what you write ranks before what the engine would have preferred. Takes longer than other recipes, and translating becomes up to half as fast.</source>
      <translation>Verbessert eine Engine mit dem Text, aus dem sie gemacht ist: Wörter, Phrasen und ihre Nachbarn bekommen eigene Gewichte, damit vor dem steht, was die Engine vorgezogen hätte, was Sie schreiben. Dauert länger als andere Rezepte, und das Übersetzen wird bis zu halb so schnell.</translation>
    </message>
    <message>
      <source>In &amp;use</source>
      <translation>In &amp;Verwendung</translation>
    </message>
    <message>
      <source>In a parallel corpus, each line translates the line of the same number.</source>
      <translation>In einem parallelen Korpus übersetzt jede Zeile die Zeile derselben Nummer.</translation>
    </message>
    <message>
      <source>In document order</source>
      <translation>Wie im Dokument</translation>
    </message>
    <message>
      <source>In the source</source>
      <translation>Im Ausgangstext</translation>
    </message>
    <message>
      <source>In the translation</source>
      <translation>In der Übersetzung</translation>
    </message>
    <message numerus="yes">
      <source>In the translations of the %Ln units that are listed on the page.</source>
      <translation>
        <numerusform>In der Übersetzung der %Ln Einheit, die auf der Seite steht.</numerusform>
        <numerusform>In den Übersetzungen der %Ln Einheiten, die auf der Seite stehen.</numerusform>
      </translation>
    </message>
    <message>
      <source>In this project the machine does not use terms; only the checks do.</source>
      <translation>In diesem Projekt beachtet die Maschine keine Termini; nur die Prüfungen tun es.</translation>
    </message>
    <message>
      <source>In use in this project</source>
      <translation>In diesem Projekt verwendet</translation>
    </message>
    <message>
      <source>Index of rules</source>
      <translation>Verzeichnis der Regeln</translation>
    </message>
    <message>
      <source>Indonesian</source>
      <translation>Indonesisch</translation>
    </message>
    <message>
      <source>Input/output error</source>
      <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
      <source>Insert</source>
      <translation>Einfügen</translation>
    </message>
    <message>
      <source>Insert Next &amp;Tag</source>
      <translation>Nächstes &amp;Tag einfügen</translation>
    </message>
    <message>
      <source>Insert Term &amp;1</source>
      <translation>Terminus &amp;1 einfügen</translation>
    </message>
    <message>
      <source>Insert Term &amp;2</source>
      <translation>Terminus &amp;2 einfügen</translation>
    </message>
    <message>
      <source>Insert Term &amp;3</source>
      <translation>Terminus &amp;3 einfügen</translation>
    </message>
    <message>
      <source>Insert Term &amp;4</source>
      <translation>Terminus &amp;4 einfügen</translation>
    </message>
    <message>
      <source>Insert Term &amp;5</source>
      <translation>Terminus &amp;5 einfügen</translation>
    </message>
    <message>
      <source>Insert This &amp;Tag</source>
      <translation>Dieses &amp;Tag einfügen</translation>
    </message>
    <message>
      <source>Insert a C&amp;haracter …</source>
      <translation>&amp;Zeichen einfügen …</translation>
    </message>
    <message>
      <source>Insert a character</source>
      <translation>Zeichen einfügen</translation>
    </message>
    <message>
      <source>Insert a mark that makes signs beside it run from left to right.</source>
      <translation>Eine Marke einfügen, die Zeichen daneben von links nach rechts laufen lässt.</translation>
    </message>
    <message>
      <source>Insert a mark that makes signs beside it run from right to left.</source>
      <translation>Eine Marke einfügen, die Zeichen daneben von rechts nach links laufen lässt.</translation>
    </message>
    <message>
      <source>Insert a space at which no line ends.</source>
      <translation>Ein Leerzeichen einfügen, an dem keine Zeile endet.</translation>
    </message>
    <message>
      <source>Insert a tag</source>
      <translation>Tag einfügen</translation>
    </message>
    <message>
      <source>Insert all missing tags at the caret, or around the selection.</source>
      <translation>Alle fehlenden Tags an der Schreibmarke oder um die Markierung einfügen.</translation>
    </message>
    <message>
      <source>Insert from the source</source>
      <translation>Aus dem Ausgangstext einfügen</translation>
    </message>
    <message>
      <source>Insert term 1 of the segment at the caret.</source>
      <translation>Terminus 1 des Segments an der Schreibmarke einfügen.</translation>
    </message>
    <message>
      <source>Insert term 2 of the segment at the caret.</source>
      <translation>Terminus 2 des Segments an der Schreibmarke einfügen.</translation>
    </message>
    <message>
      <source>Insert term 3 of the segment at the caret.</source>
      <translation>Terminus 3 des Segments an der Schreibmarke einfügen.</translation>
    </message>
    <message>
      <source>Insert term 4 of the segment at the caret.</source>
      <translation>Terminus 4 des Segments an der Schreibmarke einfügen.</translation>
    </message>
    <message>
      <source>Insert term 5 of the segment at the caret.</source>
      <translation>Terminus 5 des Segments an der Schreibmarke einfügen.</translation>
    </message>
    <message>
      <source>Insert the current match, or what is selected in it, at the caret.</source>
      <translation>Den aktuellen Treffer oder das darin Markierte an der Schreibmarke einfügen.</translation>
    </message>
    <message>
      <source>Insert the next tag that is missing; a pair goes around the selection.</source>
      <translation>Das nächste fehlende Tag einfügen; ein Paar umschließt die Markierung.</translation>
    </message>
    <message>
      <source>Insert the tag that is selected in the source; a pair goes around the selection.</source>
      <translation>Das im Ausgangstext markierte Tag einfügen; ein Paar umschließt die Markierung.</translation>
    </message>
    <message>
      <source>Inserted word</source>
      <translation>Eingefügtes Wort</translation>
    </message>
    <message>
      <source>Inserted words</source>
      <translation>Hinzugefügte Wörter</translation>
    </message>
    <message>
      <source>Install it with: pip install postil[cluster]</source>
      <translation>Installieren Sie es mit: pip install postil[cluster]</translation>
    </message>
    <message>
      <source>Install it, on Debian by: apt install libhunspell-1.7-0</source>
      <translation>Installieren Sie es, unter Debian mit: apt install libhunspell-1.7-0</translation>
    </message>
    <message>
      <source>Install the package {package}, or name a file of trees or another parser.</source>
      <translation>Installieren Sie das Paket {package}, oder nennen Sie eine Datei mit Bäumen oder einen anderen Parser.</translation>
    </message>
    <message>
      <source>Instead of an engine of its own: what it knows of phrases that belong together becomes two features of a phrase-based engine, which is then tuned again.</source>
      <translation>Statt einer eigenen Engine: was sie über zusammengehörige Phrasen weiß, wird zu zwei Merkmalen einer phrasenbasierten Engine, die danach neu abgestimmt wird.</translation>
    </message>
    <message>
      <source>Into a &amp;memory of the project …</source>
      <translation>In eine &amp;Memory des Projekts …</translation>
    </message>
    <message>
      <source>Into a memory</source>
      <translation>In eine Memory</translation>
    </message>
    <message>
      <source>Into the new &amp;folder</source>
      <translation>In den neuen &amp;Ordner</translation>
    </message>
    <message>
      <source>Irish</source>
      <translation>Irisch</translation>
    </message>
    <message>
      <source>Is a directory</source>
      <translation>es ist ein Ordner</translation>
    </message>
    <message>
      <source>Is it in the source language?</source>
      <translation>Ist er in der Ausgangssprache?</translation>
    </message>
    <message>
      <source>It answers: {workers} workers with {threads} threads. They must see the engines folder under the same name.</source>
      <translation>Er antwortet: {workers} Prozesse mit {threads} Threads. Sie müssen den Engine-Ordner unter demselben Namen sehen.</translation>
    </message>
    <message>
      <source>It can go on where it stopped when you open Postil again, or be cancelled now.</source>
      <translation>Es kann beim nächsten Öffnen von Postil dort weitergehen, wo es aufhörte, oder jetzt abgebrochen werden.</translation>
    </message>
    <message>
      <source>It cannot be opened. {problem}</source>
      <translation>Es kann nicht geöffnet werden. {problem}</translation>
    </message>
    <message>
      <source>It cannot be read ({reason}).</source>
      <translation>Es kann nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
      <source>It does not tell what it was trained on.</source>
      <translation>Sie sagt nicht, womit sie trainiert wurde.</translation>
    </message>
    <message>
      <source>It drew no learning curve.</source>
      <translation>Es gibt keine Lernkurve.</translation>
    </message>
    <message>
      <source>It gives matches; nothing of this project goes into it.</source>
      <translation>Sie liefert Treffer; nichts aus diesem Projekt kommt hinein.</translation>
    </message>
    <message>
      <source>It gives no more matches here, and gets nothing of this project any more. Its file stays where it is, with all that is in it, and can be attached again.</source>
      <translation>Sie liefert hier keine Treffer mehr und erhält nichts mehr aus diesem Projekt. Ihre Datei bleibt mit allem Inhalt, wo sie ist, und kann wieder eingebunden werden.</translation>
    </message>
    <message>
      <source>It gives no more matches here, and what was changed in it here is lost. A file that it was read from stays where it is. This cannot be undone.</source>
      <translation>Sie liefert hier keine Treffer mehr, und was hier in ihr geändert wurde, geht verloren. Die Datei, aus der sie gelesen wurde, bleibt, wo sie ist. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
      <source>It has not learned from confirmed segments yet.

Use it in a project: it learns from every segment you confirm, and what it learned is listed here.</source>
      <translation>Sie hat noch nicht aus bestätigten Segmenten gelernt.

Verwenden Sie sie in einem Projekt: Sie lernt aus jedem Segment, das Sie bestätigen, und das Gelernte steht dann hier.</translation>
    </message>
    <message>
      <source>It has: {names}.</source>
      <translation>Es gibt: {names}.</translation>
    </message>
    <message>
      <source>It is damaged ({reason}).</source>
      <translation>Es ist beschädigt ({reason}).</translation>
    </message>
    <message>
      <source>It is in use in {projects}.</source>
      <translation>Sie wird verwendet in {projects}.</translation>
    </message>
    <message>
      <source>It is in use in {projects}: these projects will work without an engine. What they taught it stays in their journals.</source>
      <translation>Sie wird in {projects} verwendet: Diese Projekte arbeiten dann ohne Engine. Was sie ihr beibrachten, bleibt in ihren Journalen.</translation>
    </message>
    <message>
      <source>It is in use in “{name}”.</source>
      <translation>Sie wird in „{name}“ verwendet.</translation>
    </message>
    <message>
      <source>It is made with these components, each under its own licence:</source>
      <translation>Es besteht aus diesen Bestandteilen, jeder unter seiner eigenen Lizenz:</translation>
    </message>
    <message>
      <source>It is not kept in the engines folder. Delete its folder yourself.</source>
      <translation>Sie liegt nicht im Ordner der Engines. Löschen Sie ihren Ordner selbst.</translation>
    </message>
    <message>
      <source>It is not there.</source>
      <translation>Sie ist nicht da.</translation>
    </message>
    <message>
      <source>It learns from you</source>
      <translation>Sie lernt von Ihnen</translation>
    </message>
    <message>
      <source>It translates between other languages than the open project.</source>
      <translation>Sie übersetzt zwischen anderen Sprachen als das offene Projekt.</translation>
    </message>
    <message>
      <source>It was moved or deleted, or its disk is out: it stood in {folder}.</source>
      <translation>Sie wurde verschoben oder gelöscht, oder ihr Datenträger ist nicht angeschlossen: Sie lag in {folder}.</translation>
    </message>
    <message>
      <source>It was not compared with another engine yet.</source>
      <translation>Sie wurde noch nicht mit einer anderen Engine verglichen.</translation>
    </message>
    <message>
      <source>It was not measured on held-out segments. Compare it with another engine.</source>
      <translation>Sie wurde nicht an zurückgehaltenen Segmenten gemessen. Vergleichen Sie sie mit einer anderen Engine.</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>Italienisch</translation>
    </message>
    <message>
      <source>Italy</source>
      <translation>Italien</translation>
    </message>
    <message>
      <source>Item of a list</source>
      <translation>Listenpunkt</translation>
    </message>
    <message>
      <source>Its columns are: {names}.</source>
      <translation>Ihre Spalten sind: {names}.</translation>
    </message>
    <message>
      <source>Its languages are {languages}.</source>
      <translation>Seine Sprachen sind {languages}.</translation>
    </message>
    <message>
      <source>Its segment is confirmed anew, and the engine learns the new text instead.</source>
      <translation>Ihr Segment wird neu bestätigt, und die Engine lernt stattdessen den neuen Text.</translation>
    </message>
    <message>
      <source>Its terms cannot be changed, removed or added to.</source>
      <translation>Seine Termini können nicht geändert, entfernt oder ergänzt werden.</translation>
    </message>
    <message>
      <source>Its training drew no learning curve.</source>
      <translation>Ihr Training zeichnete keine Lernkurve.</translation>
    </message>
    <message>
      <source>Its translation</source>
      <translation>Seine Übersetzung</translation>
    </message>
    <message>
      <source>Jaccard</source>
      <translation>Jaccard</translation>
    </message>
    <message>
      <source>Japan</source>
      <translation>Japan</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>Japanisch</translation>
    </message>
    <message>
      <source>K-best</source>
      <translation>K-beste</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Keep ca&amp;pitals</source>
      <translation>Gr&amp;oßschreibung beibehalten</translation>
    </message>
    <message>
      <source>Keep the filter</source>
      <translation>Filter behalten</translation>
    </message>
    <message>
      <source>Keep the keys there are, and add this one.</source>
      <translation>Die vorhandenen Tastenkürzel behalten und dieses dazunehmen.</translation>
    </message>
    <message>
      <source>Keep the new engine beside the others, without using it.</source>
      <translation>Die neue Engine neben den anderen behalten, ohne sie zu verwenden.</translation>
    </message>
    <message>
      <source>Keep the settings</source>
      <translation>Einstellungen behalten</translation>
    </message>
    <message>
      <source>Keep the weights</source>
      <translation>Gewichte behalten</translation>
    </message>
    <message>
      <source>Keep this count</source>
      <translation>Diese Zählung behalten</translation>
    </message>
    <message>
      <source>Keeps your texts instead of all phrases with gaps, and looks them up for each sentence: the engine takes a fraction of the space, and a suggestion about a tenth of a second more. Whoever gets the engine gets your texts with it.</source>
      <translation>Behält Ihre Texte statt aller Phrasen mit Lücken und schlägt diese für jeden Satz nach: Die Engine braucht einen Bruchteil des Platzes, ein Vorschlag etwa eine Zehntelsekunde mehr. Wer die Engine bekommt, bekommt damit Ihre Texte.</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Kept out</source>
      <translation>Zurückgehalten</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Tastatur</translation>
    </message>
    <message>
      <source>Keymap</source>
      <translation>Tastenbelegung</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Keys of the keymap “{name}”</source>
      <translation>Tastenkürzel der Belegung „{name}“</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>Kind of findings</source>
      <translation>Art der Befunde</translation>
    </message>
    <message>
      <source>Kinds: {kinds}; severities: {severities}.</source>
      <translation>Arten: {kinds}; Schweregrade: {severities}.</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>Koreanisch</translation>
    </message>
    <message>
      <source>Labelling the translations</source>
      <translation>Übersetzungen werden bewertet</translation>
    </message>
    <message>
      <source>Labels are syntactic categories such as NP; are these trees?</source>
      <translation>Bezeichnungen sind syntaktische Kategorien wie NP; sind das Bäume?</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Language model</source>
      <translation>Sprachmodell</translation>
    </message>
    <message>
      <source>Language model of word classes</source>
      <translation>Sprachmodell der Wortklassen</translation>
    </message>
    <message>
      <source>Language model of word classes, classes</source>
      <translation>Sprachmodell der Wortklassen, Klassen</translation>
    </message>
    <message>
      <source>Language model of word classes, n-grams</source>
      <translation>Sprachmodell der Wortklassen, N-Gramme</translation>
    </message>
    <message>
      <source>Language model on disk</source>
      <translation>Sprachmodell auf der Platte</translation>
    </message>
    <message>
      <source>Language model, first word of a phrase</source>
      <translation>Sprachmodell, erstes Wort einer Phrase</translation>
    </message>
    <message>
      <source>Language model, n-grams</source>
      <translation>Sprachmodell, N-Gramme</translation>
    </message>
    <message>
      <source>Language of Postil</source>
      <translation>Sprache von Postil</translation>
    </message>
    <message>
      <source>Language of {name}</source>
      <translation>Sprache von {name}</translation>
    </message>
    <message>
      <source>Language to search in</source>
      <translation>Sprache, in der gesucht wird</translation>
    </message>
    <message>
      <source>Languages</source>
      <translation>Sprachen</translation>
    </message>
    <message>
      <source>Large margins</source>
      <translation>Große Abstände</translation>
    </message>
    <message>
      <source>Large margins, round {number}</source>
      <translation>Große Abstände, Runde {number}</translation>
    </message>
    <message>
      <source>Larger &amp;Text</source>
      <translation>&amp;Größerer Text</translation>
    </message>
    <message>
      <source>Largest step</source>
      <translation>Größter Schritt</translation>
    </message>
    <message>
      <source>Last changed first</source>
      <translation>Zuletzt geänderte zuerst</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>Letzter Tag</translation>
    </message>
    <message>
      <source>Latin America</source>
      <translation>Lateinamerika</translation>
    </message>
    <message>
      <source>Latvian</source>
      <translation>Lettisch</translation>
    </message>
    <message>
      <source>Layers</source>
      <translation>Ebenen</translation>
    </message>
    <message>
      <source>Layers (*{suffix})</source>
      <translation>Ebenen (*{suffix})</translation>
    </message>
    <message>
      <source>Layers of what was learned</source>
      <translation>Ebenen des Gelernten</translation>
    </message>
    <message>
      <source>Layers …</source>
      <translation>Ebenen …</translation>
    </message>
    <message>
      <source>Learn from what was confirmed</source>
      <translation>Aus Bestätigtem lernen</translation>
    </message>
    <message>
      <source>Learned</source>
      <translation>Gelernt</translation>
    </message>
    <message>
      <source>Learned features</source>
      <translation>Gelernte Merkmale</translation>
    </message>
    <message numerus="yes">
      <source>Learned from %Ln segments of {name}.</source>
      <translation>
        <numerusform>Aus %Ln Segment von {name} gelernt.</numerusform>
        <numerusform>Aus %Ln Segmenten von {name} gelernt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Learned from by the engine</source>
      <translation>Aus dem die Engine gelernt hat</translation>
    </message>
    <message>
      <source>Learned from segment {number}</source>
      <translation>Aus Segment {number} gelernt</translation>
    </message>
    <message>
      <source>Learned phrase scores</source>
      <translation>Gelernte Phrasenwerte</translation>
    </message>
    <message>
      <source>Learning curve</source>
      <translation>Lernkurve</translation>
    </message>
    <message>
      <source>Learning curve in words</source>
      <translation>Die Lernkurve in Worten</translation>
    </message>
    <message>
      <source>Learns phrases with gaps as well, which carry words over long distances: for languages whose word order differs much. Takes more time and space than a phrase-based engine.</source>
      <translation>Lernt auch Phrasen mit Lücken, die Wörter über weite Strecken versetzen: für Sprachen mit sehr verschiedener Wortstellung. Braucht mehr Zeit und Platz als eine phrasenbasierte Engine.</translation>
    </message>
    <message>
      <source>Learns phrases with gaps whose translation begins with a word, so that translations grow from left to right. Has fewer rules than a hierarchical engine and takes less space.</source>
      <translation>Lernt Phrasen mit Lücken, deren Übersetzung mit einem Wort beginnt, sodass Übersetzungen von links nach rechts wachsen. Hat weniger Regeln als eine hierarchische Engine und braucht weniger Platz.</translation>
    </message>
    <message>
      <source>Learns which phrases occur together, and builds sentences from phrases that overlap. Trains in seconds; translates worse than a phrase-based engine of the same text.</source>
      <translation>Lernt, welche Phrasen zusammen vorkommen, und baut Sätze aus Phrasen, die sich überlappen. Trainiert in Sekunden; übersetzt schlechter als eine phrasenbasierte Engine desselben Textes.</translation>
    </message>
    <message>
      <source>Learns words, phrases and their order from your memories and parallel texts. The start of everything else: train one first, the more text and the closer to your work, the better.</source>
      <translation>Lernt Wörter, Phrasen und ihre Stellung aus Ihren Memorys und Paralleltexten. Damit fängt alles an: Trainieren Sie zuerst eine solche Engine. Je mehr Text und je näher an Ihrer Arbeit, desto besser.</translation>
    </message>
    <message>
      <source>Least confidence</source>
      <translation>Geringste Zuversicht</translation>
    </message>
    <message>
      <source>Least confidence of the machine</source>
      <translation>Geringste Zuversicht der Maschine</translation>
    </message>
    <message>
      <source>Least memory match</source>
      <translation>Geringster Memory-Treffer</translation>
    </message>
    <message>
      <source>Least number of occurrences</source>
      <translation>Mindestzahl der Vorkommen</translation>
    </message>
    <message>
      <source>Least value</source>
      <translation>Geringster Wert</translation>
    </message>
    <message>
      <source>Leave --cluster out.</source>
      <translation>Lassen Sie --cluster weg.</translation>
    </message>
    <message>
      <source>Leave out / keep</source>
      <translation>Weglassen / behalten</translation>
    </message>
    <message>
      <source>Leave out one sentence of the corpus and train again.</source>
      <translation>Lassen Sie einen Satz des Korpus weg, und trainieren Sie noch einmal.</translation>
    </message>
    <message>
      <source>Leave the pair out, or keep it after all.</source>
      <translation>Das Paar weglassen oder doch behalten.</translation>
    </message>
    <message>
      <source>Leave the team server</source>
      <translation>Team-Server verlassen</translation>
    </message>
    <message>
      <source>Leave them</source>
      <translation>Lassen</translation>
    </message>
    <message>
      <source>Leave them as the document has them</source>
      <translation>Lassen, wie das Dokument sie hat</translation>
    </message>
    <message>
      <source>Left Out</source>
      <translation>Ausgelassen</translation>
    </message>
    <message>
      <source>Left aside</source>
      <translation>Nicht beachtet</translation>
    </message>
    <message>
      <source>Left-to-right mark</source>
      <translation>Links-nach-rechts-Marke</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Länge</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Gelerntes</translation>
    </message>
    <message>
      <source>Lessons coun&amp;t for</source>
      <translation>Gelerntes gi&amp;lt für</translation>
    </message>
    <message>
      <source>Let both engines translate the segments, and judge them.</source>
      <translation>Beide Engines die Segmente übersetzen lassen und sie beurteilen.</translation>
    </message>
    <message>
      <source>Let the selected words, or the word at the caret, go before the word before.</source>
      <translation>Die markierten Wörter oder das Wort an der Schreibmarke vor das vorige Wort setzen.</translation>
    </message>
    <message>
      <source>Let the selected words, or the word at the caret, go behind the word after.</source>
      <translation>Die markierten Wörter oder das Wort an der Schreibmarke hinter das nächste Wort setzen.</translation>
    </message>
    <message>
      <source>Let the training stand still, or go on.</source>
      <translation>Das Training anhalten oder fortsetzen.</translation>
    </message>
    <message>
      <source>Lexical weighting, direct</source>
      <translation>Lexikalische Gewichtung, direkt</translation>
    </message>
    <message>
      <source>Lexical weighting, inverse</source>
      <translation>Lexikalische Gewichtung, invers</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Lizenz</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Light colours.</source>
      <translation>Helle Farben.</translation>
    </message>
    <message>
      <source>Light or dark, as the desktop is.</source>
      <translation>Hell oder dunkel, wie der Desktop.</translation>
    </message>
    <message>
      <source>Light, dark, or as the desktop has it.</source>
      <translation>Hell, dunkel oder wie der Desktop.</translation>
    </message>
    <message>
      <source>Like OmegaT</source>
      <translation>Wie OmegaT</translation>
    </message>
    <message>
      <source>Like Trados Studio</source>
      <translation>Wie Trados Studio</translation>
    </message>
    <message>
      <source>Like memoQ</source>
      <translation>Wie memoQ</translation>
    </message>
    <message>
      <source>Like this text</source>
      <translation>Wie dieser Text</translation>
    </message>
    <message>
      <source>Likelihood ratio</source>
      <translation>Likelihood-Quotient</translation>
    </message>
    <message>
      <source>Lines in this encoding</source>
      <translation>Zeilen in dieser Kodierung</translation>
    </message>
    <message>
      <source>Link rare words</source>
      <translation>Seltene Wörter verbinden</translation>
    </message>
    <message>
      <source>Linked words</source>
      <translation>Verbundene Wörter</translation>
    </message>
    <message>
      <source>Linked words side by side</source>
      <translation>Verbundene Wörter nebeneinander</translation>
    </message>
    <message>
      <source>Links of words</source>
      <translation>Wortverknüpfungen</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>List dashes, spaces and marks, and insert one by its number.</source>
      <translation>Striche, Leerzeichen und Marken auflisten und eines nach seiner Nummer einfügen.</translation>
    </message>
    <message>
      <source>List other translations of the selected words, or of those at the caret.</source>
      <translation>Andere Übersetzungen der markierten Wörter oder derer an der Schreibmarke auflisten.</translation>
    </message>
    <message>
      <source>List other translations of the whole segment, with what differs marked.</source>
      <translation>Andere Übersetzungen des ganzen Segments auflisten, mit markierten Unterschieden.</translation>
    </message>
    <message>
      <source>List the backups with postil rescue --list.</source>
      <translation>Listen Sie die Sicherungen mit postil rescue --list auf.</translation>
    </message>
    <message>
      <source>List the documents</source>
      <translation>Die Dokumente auflisten</translation>
    </message>
    <message>
      <source>List the engines</source>
      <translation>Engines auflisten</translation>
    </message>
    <message>
      <source>List the machine's translations of words selected in the source.</source>
      <translation>Die Übersetzungen der Maschine für im Ausgangstext ausgewählte Wörter auflisten.</translation>
    </message>
    <message>
      <source>List the memories</source>
      <translation>Memorys auflisten</translation>
    </message>
    <message>
      <source>List the missing tags and insert one by its number.</source>
      <translation>Die fehlenden Tags auflisten und eines nach seiner Nummer einfügen.</translation>
    </message>
    <message>
      <source>List the segments without a translation as well; else they are only counted.</source>
      <translation>Auch die Segmente ohne Übersetzung auflisten; sonst werden sie nur gezählt.</translation>
    </message>
    <message>
      <source>List the tags, numbers, dates, measures and names of the source that the translation lacks, as its language writes them, and insert one by its number.</source>
      <translation>Tags, Zahlen, Daten, Maße und Namen des Ausgangstexts auflisten, die der Übersetzung fehlen, in der Schreibweise ihrer Sprache, und eines davon mit seiner Nummer einfügen.</translation>
    </message>
    <message>
      <source>List the terms</source>
      <translation>Termini auflisten</translation>
    </message>
    <message>
      <source>List them too</source>
      <translation>Auch auflisten</translation>
    </message>
    <message>
      <source>Lithuanian</source>
      <translation>Litauisch</translation>
    </message>
    <message>
      <source>Loc&amp;k or Unlock</source>
      <translation>Sp&amp;erren oder entsperren</translation>
    </message>
    <message>
      <source>Local conventions</source>
      <translation>Örtliche Gepflogenheiten</translation>
    </message>
    <message>
      <source>Lock</source>
      <translation>Sperren</translation>
    </message>
    <message>
      <source>Lock the segment against changes, or unlock it.</source>
      <translation>Das Segment gegen Änderungen sperren oder entsperren.</translation>
    </message>
    <message>
      <source>Locked</source>
      <translation>Gesperrt</translation>
    </message>
    <message>
      <source>Log loss</source>
      <translation>Log-Verlust</translation>
    </message>
    <message>
      <source>Logistic loss</source>
      <translation>Logistischer Verlust</translation>
    </message>
    <message>
      <source>Longer is better with much text; with less than 20,000 segments, 3 does as well.</source>
      <translation>Länger ist besser bei viel Text; unter 20.000 Segmenten tut es 3 auch.</translation>
    </message>
    <message>
      <source>Longer rules move words further, and take more time and space.</source>
      <translation>Längere Regeln versetzen Wörter weiter und brauchen mehr Zeit und Platz.</translation>
    </message>
    <message>
      <source>Longest first</source>
      <translation>Längste zuerst</translation>
    </message>
    <message>
      <source>Loo&amp;k in</source>
      <translation>Su&amp;chen in</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Look &amp;in</source>
      <translation>Suchen &amp;in</translation>
    </message>
    <message>
      <source>Look Up on the &amp;Web</source>
      <translation>Im &amp;Web nachschlagen</translation>
    </message>
    <message>
      <source>Look at the coming segments</source>
      <translation>Kommende Segmente ansehen</translation>
    </message>
    <message>
      <source>Look at the encodings</source>
      <translation>Kodierungen ansehen</translation>
    </message>
    <message>
      <source>Look at the files</source>
      <translation>Dateien ansehen</translation>
    </message>
    <message>
      <source>Look at the project</source>
      <translation>Das Projekt ansehen</translation>
    </message>
    <message>
      <source>Look at the team server</source>
      <translation>Nach dem Team-Server sehen</translation>
    </message>
    <message>
      <source>Look at what is found now, then replace it.</source>
      <translation>Prüfen Sie, was jetzt gefunden wird, und ersetzen Sie dann.</translation>
    </message>
    <message>
      <source>Look for a copy of its folder elsewhere.</source>
      <translation>Suchen Sie anderswo nach einer Kopie seines Ordners.</translation>
    </message>
    <message>
      <source>Look for alternatives</source>
      <translation>Nach Alternativen suchen</translation>
    </message>
    <message>
      <source>Look for backups</source>
      <translation>Sicherungen suchen</translation>
    </message>
    <message>
      <source>Look for damage</source>
      <translation>Nach Schäden suchen</translation>
    </message>
    <message>
      <source>Look for drafts</source>
      <translation>Nach Entwürfen suchen</translation>
    </message>
    <message>
      <source>Look for interrupted trainings</source>
      <translation>Nach unterbrochenen Trainings suchen</translation>
    </message>
    <message>
      <source>Look for other suggestions</source>
      <translation>Weitere Vorschläge suchen</translation>
    </message>
    <message>
      <source>Look for other words</source>
      <translation>Nach anderen Wörtern suchen</translation>
    </message>
    <message>
      <source>Look for repetitions</source>
      <translation>Nach Wiederholungen suchen</translation>
    </message>
    <message>
      <source>Look for term candidates</source>
      <translation>Terminuskandidaten suchen</translation>
    </message>
    <message>
      <source>Look for the dictionary</source>
      <translation>Das Wörterbuch suchen</translation>
    </message>
    <message>
      <source>Look for the source of the current match in the memories.</source>
      <translation>Den Ausgangstext des aktuellen Treffers in den Memorys suchen.</translation>
    </message>
    <message>
      <source>Look through all segments for what may be wrong.</source>
      <translation>Alle Segmente auf mögliche Fehler durchsehen.</translation>
    </message>
    <message>
      <source>Look up the glossaries</source>
      <translation>In den Glossaren nachschlagen</translation>
    </message>
    <message>
      <source>Look up the memories</source>
      <translation>In den Memorys nachschlagen</translation>
    </message>
    <message>
      <source>Look up the suggestion</source>
      <translation>Den Vorschlag nachschlagen</translation>
    </message>
    <message>
      <source>Looked at / look at it</source>
      <translation>Angesehen / ansehen</translation>
    </message>
    <message>
      <source>Looking …</source>
      <translation>Suche …</translation>
    </message>
    <message>
      <source>Lost most ({lost})</source>
      <translation>Am meisten verloren ({lost})</translation>
    </message>
    <message>
      <source>Lost segments taken from their document again: {count}</source>
      <translation>Verlorene Segmente, neu aus ihrem Dokument genommen: {count}</translation>
    </message>
    <message>
      <source>Lower case, capital first letter, capitals: of the selection or the word.</source>
      <translation>Klein, großer Anfangsbuchstabe, groß: die Markierung oder das Wort.</translation>
    </message>
    <message>
      <source>Lower the order, or drop the words seen once from the vocabulary.</source>
      <translation>Verringern Sie die Ordnung, oder lassen Sie Wörter, die nur einmal vorkommen, aus dem Vokabular weg.</translation>
    </message>
    <message>
      <source>MERT</source>
      <translation>MERT</translation>
    </message>
    <message>
      <source>MIRA</source>
      <translation>MIRA</translation>
    </message>
    <message>
      <source>MT</source>
      <translation>MÜ</translation>
    </message>
    <message>
      <source>MT {number}</source>
      <translation>MÜ {number}</translation>
    </message>
    <message>
      <source>MT, machine translation</source>
      <translation>MT, MÜ, maschinelle Übersetzung</translation>
    </message>
    <message>
      <source>Macedonian</source>
      <translation>Mazedonisch</translation>
    </message>
    <message>
      <source>Machine</source>
      <translation>Maschine</translation>
    </message>
    <message>
      <source>Machine from</source>
      <translation>Maschine ab</translation>
    </message>
    <message>
      <source>Machine translation; about {percent} of it is expected to stay as it is.</source>
      <translation>Maschinelle Übersetzung; voraussichtlich bleiben etwa {percent} davon, wie sie sind.</translation>
    </message>
    <message>
      <source>Machine translation; how good it is is not known: check it.</source>
      <translation>Maschinelle Übersetzung; wie gut sie ist, ist nicht bekannt: bitte prüfen.</translation>
    </message>
    <message>
      <source>Made by a machine</source>
      <translation>Von einer Maschine</translation>
    </message>
    <message>
      <source>Made by people</source>
      <translation>Von Menschen</translation>
    </message>
    <message>
      <source>Major</source>
      <translation>Schwer</translation>
    </message>
    <message>
      <source>Make a backup</source>
      <translation>Sicherung anlegen</translation>
    </message>
    <message>
      <source>Make a memory</source>
      <translation>Memory anlegen</translation>
    </message>
    <message>
      <source>Make a memory of a document and its translation.</source>
      <translation>Aus einem Dokument und seiner Übersetzung eine Memory machen.</translation>
    </message>
    <message>
      <source>Make a project of a package that was handed to you, from Postil, Trados or memoQ.</source>
      <translation>Aus einem Paket, das Ihnen übergeben wurde, ein Projekt machen: von Postil, Trados oder memoQ.</translation>
    </message>
    <message>
      <source>Make a project of documents, memories and glossaries.</source>
      <translation>Ein Projekt aus Dokumenten, Memorys und Glossaren anlegen.</translation>
    </message>
    <message>
      <source>Make a project of its own of a backup of this one, and open it.</source>
      <translation>Aus einer Sicherung dieses Projekts ein eigenes Projekt machen und es öffnen.</translation>
    </message>
    <message>
      <source>Make an empty memory in this project.</source>
      <translation>Ein leeres Memory in diesem Projekt anlegen.</translation>
    </message>
    <message>
      <source>Make one pair of this one and the one above.</source>
      <translation>Aus diesem Paar und dem darüber eines machen.</translation>
    </message>
    <message>
      <source>Make one pair of this one and the one below.</source>
      <translation>Aus diesem Paar und dem darunter eines machen.</translation>
    </message>
    <message>
      <source>Make one segment of this one and the next of the same paragraph.</source>
      <translation>Dieses und das nächste Segment desselben Absatzes verbinden.</translation>
    </message>
    <message>
      <source>Make one segment of this one and the previous of the same paragraph.</source>
      <translation>Dieses und das vorige Segment desselben Absatzes verbinden.</translation>
    </message>
    <message>
      <source>Make placeholders, codes and the like tags, by regular expressions.</source>
      <translation>Platzhalter, Codes und Ähnliches durch reguläre Ausdrücke zu Tags machen.</translation>
    </message>
    <message>
      <source>Make segment text larger.</source>
      <translation>Segmenttext vergrößern.</translation>
    </message>
    <message>
      <source>Make segment text smaller.</source>
      <translation>Segmenttext verkleinern.</translation>
    </message>
    <message>
      <source>Make text tags</source>
      <translation>Text zu Tags machen</translation>
    </message>
    <message>
      <source>Make the match before it the current one.</source>
      <translation>Den vorigen Treffer zum aktuellen machen.</translation>
    </message>
    <message>
      <source>Make the next match the current one.</source>
      <translation>Den nächsten Treffer zum aktuellen machen.</translation>
    </message>
    <message>
      <source>Make the panel you are in a window of its own, or put it back.</source>
      <translation>Den aktuellen Bereich zu einem eigenen Fenster machen oder zurücksetzen.</translation>
    </message>
    <message>
      <source>Make the project</source>
      <translation>Projekt anlegen</translation>
    </message>
    <message>
      <source>Make two pairs of this one.</source>
      <translation>Aus diesem Paar zwei machen.</translation>
    </message>
    <message>
      <source>Malay</source>
      <translation>Malaiisch</translation>
    </message>
    <message>
      <source>Maltese</source>
      <translation>Maltesisch</translation>
    </message>
    <message>
      <source>Many units are being added to the memory {name} by another program.</source>
      <translation>Ein anderes Programm fügt der Memory {name} gerade viele Einheiten hinzu.</translation>
    </message>
    <message>
      <source>Mark a command, go to “New key” and press the key.</source>
      <translation>Markieren Sie einen Befehl, gehen Sie zu „Neues Tastenkürzel“ und drücken Sie die Tasten.</translation>
    </message>
    <message>
      <source>Mark doubtful words</source>
      <translation>Zweifelhafte Wörter kennzeichnen</translation>
    </message>
    <message>
      <source>Mark the pair as right, or as one to look at again.</source>
      <translation>Das Paar als richtig kennzeichnen oder als eines, das noch anzusehen ist.</translation>
    </message>
    <message>
      <source>Mark the segment as reviewed, and go to the next one that is not.</source>
      <translation>Das Segment als überprüft kennzeichnen und zum nächsten nicht überprüften gehen.</translation>
    </message>
    <message>
      <source>Mark what changed, to &amp;accept or reject it</source>
      <translation>Änderungen markieren, um sie &amp;anzunehmen oder abzulehnen</translation>
    </message>
    <message>
      <source>Matc&amp;hing …</source>
      <translation>Treffer&amp;suche …</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>Match &amp;1</source>
      <translation>Treffer &amp;1</translation>
    </message>
    <message>
      <source>Match &amp;2</source>
      <translation>Treffer &amp;2</translation>
    </message>
    <message>
      <source>Match &amp;3</source>
      <translation>Treffer &amp;3</translation>
    </message>
    <message>
      <source>Match &amp;4</source>
      <translation>Treffer &amp;4</translation>
    </message>
    <message>
      <source>Match &amp;5</source>
      <translation>Treffer &amp;5</translation>
    </message>
    <message>
      <source>Match &amp;6</source>
      <translation>Treffer &amp;6</translation>
    </message>
    <message>
      <source>Match &amp;7</source>
      <translation>Treffer &amp;7</translation>
    </message>
    <message>
      <source>Match &amp;8</source>
      <translation>Treffer &amp;8</translation>
    </message>
    <message>
      <source>Match &amp;9</source>
      <translation>Treffer &amp;9</translation>
    </message>
    <message>
      <source>Match &amp;case</source>
      <translation>&amp;Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
      <source>Match case</source>
      <translation>Groß-/Kleinschreibung beachten</translation>
    </message>
    <message>
      <source>Match {number} taken over. {key} brings your text back.</source>
      <translation>Treffer {number} übernommen. {key} holt Ihren Text zurück.</translation>
    </message>
    <message>
      <source>Match {place} of {count}: </source>
      <translation>Treffer {place} von {count}: </translation>
    </message>
    <message>
      <source>Matches</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>Matches from your memories and suggestions of the machine appear here, the best first. {key} takes the first one.</source>
      <translation>Treffer aus Ihren Memorys und Vorschläge der Maschine stehen hier, die besten zuerst. {key} übernimmt den ersten.</translation>
    </message>
    <message>
      <source>Matching</source>
      <translation>Treffersuche</translation>
    </message>
    <message>
      <source>Max-margin</source>
      <translation>Max-Margin</translation>
    </message>
    <message>
      <source>Max-margin matrix, entries</source>
      <translation>Max-Margin-Matrix, Einträge</translation>
    </message>
    <message>
      <source>Max-margin scores of phrases</source>
      <translation>Max-Margin-Werte der Phrasen</translation>
    </message>
    <message>
      <source>Max-margin: F1 of the best of them</source>
      <translation>Max-Margin: F1 der besten davon</translation>
    </message>
    <message>
      <source>Max-margin: phrases that predict it</source>
      <translation>Max-Margin: Phrasen, die sie vorhersagen</translation>
    </message>
    <message>
      <source>Max-margin: repeated words</source>
      <translation>Max-Margin: wiederholte Wörter</translation>
    </message>
    <message>
      <source>Max-margin: words left out</source>
      <translation>Max-Margin: ausgelassene Wörter</translation>
    </message>
    <message>
      <source>Meaning</source>
      <translation>Bedeutung</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Maß</translation>
    </message>
    <message>
      <source>Measure what learning gains</source>
      <translation>Messen, was das Lernen bringt</translation>
    </message>
    <message numerus="yes">
      <source>Measured on %Ln held-out segments, which it was not trained on.</source>
      <translation>
        <numerusform>Gemessen an %Ln zurückgehaltenen Segment, mit dem nicht trainiert wurde.</numerusform>
        <numerusform>Gemessen an %Ln zurückgehaltenen Segmenten, mit denen nicht trainiert wurde.</numerusform>
      </translation>
    </message>
    <message>
      <source>Measured on held-out segments, which it was not trained on.</source>
      <translation>Gemessen an zurückgehaltenen Segmenten, mit denen nicht trainiert wurde.</translation>
    </message>
    <message>
      <source>Measuring what learning has gained here …</source>
      <translation>Es wird gemessen, was das Lernen hier gebracht hat …</translation>
    </message>
    <message>
      <source>Memories</source>
      <translation>Memorys</translation>
    </message>
    <message>
      <source>Memories and parallel texts</source>
      <translation>Memorys und Paralleltexte</translation>
    </message>
    <message>
      <source>Memories give matches and can train the engine. Both lists may stay empty.</source>
      <translation>Memorys geben Treffer und können die Engine trainieren. Beide Listen dürfen leer bleiben.</translation>
    </message>
    <message>
      <source>Memories of the project</source>
      <translation>Memorys des Projekts</translation>
    </message>
    <message>
      <source>Memory</source>
      <translation>Memory</translation>
    </message>
    <message>
      <source>Memory &amp;Units …</source>
      <translation>Memory-Ein&amp;heiten …</translation>
    </message>
    <message>
      <source>Memory before the machine</source>
      <translation>Memory vor der Maschine</translation>
    </message>
    <message>
      <source>Memory before the machine from</source>
      <translation>Memory vor der Maschine ab</translation>
    </message>
    <message>
      <source>Memory matches from</source>
      <translation>Memory-Treffer ab</translation>
    </message>
    <message>
      <source>Memory {name}</source>
      <translation>Memory {name}</translation>
    </message>
    <message>
      <source>Mend it</source>
      <translation>Beheben</translation>
    </message>
    <message>
      <source>Mended. Undo brings your text back.</source>
      <translation>Behoben. Rückgängig holt Ihren Text zurück.</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>Merge</source>
      <translation>Einarbeiten</translation>
    </message>
    <message>
      <source>Merge What Came Back</source>
      <translation>Zurückgekommenes einarbeiten</translation>
    </message>
    <message>
      <source>Merge down</source>
      <translation>Nach unten verbinden</translation>
    </message>
    <message>
      <source>Merge the segments</source>
      <translation>Segmente verbinden</translation>
    </message>
    <message>
      <source>Merge up</source>
      <translation>Nach oben verbinden</translation>
    </message>
    <message>
      <source>Merge what came back</source>
      <translation>Zurückgekommenes einarbeiten</translation>
    </message>
    <message>
      <source>Merge with the Pre&amp;vious</source>
      <translation>Mit dem &amp;vorigen verbinden</translation>
    </message>
    <message>
      <source>Merge {name}</source>
      <translation>{name} einarbeiten</translation>
    </message>
    <message>
      <source>Message</source>
      <translation>Meldung</translation>
    </message>
    <message>
      <source>Mexico</source>
      <translation>Mexiko</translation>
    </message>
    <message>
      <source>Minor</source>
      <translation>Gering</translation>
    </message>
    <message>
      <source>Minutes</source>
      <translation>Minuten</translation>
    </message>
    <message>
      <source>Missing tags</source>
      <translation>Fehlende Tags</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modell</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modelle</translation>
    </message>
    <message>
      <source>Models without part {number} of {folds}</source>
      <translation>Modelle ohne Teil {number} von {folds}</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Weitere</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>Weitere Befehle</translation>
    </message>
    <message>
      <source>More conditions</source>
      <translation>Weitere Bedingungen</translation>
    </message>
    <message>
      <source>More text in the target language</source>
      <translation>Mehr Text in der Zielsprache</translation>
    </message>
    <message>
      <source>More than {number} hits; only these are listed.</source>
      <translation>Mehr als {number} Funde; nur diese sind aufgelistet.</translation>
    </message>
    <message>
      <source>Most characters</source>
      <translation>Zeichen höchstens</translation>
    </message>
    <message>
      <source>Most characters in percent</source>
      <translation>Zeichen höchstens, in Prozent</translation>
    </message>
    <message>
      <source>Most characters in percent of the source</source>
      <translation>Zeichen höchstens, in % des Ausgangstexts</translation>
    </message>
    <message>
      <source>Most characters of a translation</source>
      <translation>Zeichen einer Übersetzung höchstens</translation>
    </message>
    <message>
      <source>Most repeated first</source>
      <translation>Häufigste zuerst</translation>
    </message>
    <message>
      <source>Move Words &amp;Back</source>
      <translation>Wörter nach &amp;vorn schieben</translation>
    </message>
    <message>
      <source>Move Words &amp;On</source>
      <translation>Wörter nach &amp;hinten schieben</translation>
    </message>
    <message>
      <source>Move down: {name}</source>
      <translation>Nach unten: {name}</translation>
    </message>
    <message>
      <source>Move the first sentence of the side you are on to the pair above.</source>
      <translation>Den ersten Satz der Seite, auf der Sie sind, ins Paar darüber verschieben.</translation>
    </message>
    <message>
      <source>Move the last sentence of the side you are on to the pair below.</source>
      <translation>Den letzten Satz der Seite, auf der Sie sind, ins Paar darunter verschieben.</translation>
    </message>
    <message>
      <source>Move up: {name}</source>
      <translation>Nach oben: {name}</translation>
    </message>
    <message>
      <source>Mute the layer</source>
      <translation>Ebene stummschalten</translation>
    </message>
    <message>
      <source>Mute, export and delete layers; see what is never used again.</source>
      <translation>Ebenen stummschalten, exportieren und löschen; sehen, was nie wieder verwendet wird.</translation>
    </message>
    <message numerus="yes">
      <source>Muted: nothing of %Ln segments is used any more.</source>
      <translation>
        <numerusform>Stumm: Von %Ln Segment wird nichts mehr verwendet.</numerusform>
        <numerusform>Stumm: Von %Ln Segmenten wird nichts mehr verwendet.</numerusform>
      </translation>
    </message>
    <message>
      <source>N&amp;one for now</source>
      <translation>Vorerst &amp;keine</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Name a TMX file, or two parallel text files as source.en:target.fr. Further translations of the same source may follow: source.en:target.fr:other.fr.</source>
      <translation>Nennen Sie eine TMX-Datei oder zwei parallele Textdateien als source.en:target.fr. Weitere Übersetzungen desselben Ausgangstexts können folgen: source.en:target.fr:other.fr.</translation>
    </message>
    <message>
      <source>Name a file of trees of the source, start from an engine with phrases of syntax trees, or choose other features.</source>
      <translation>Nennen Sie eine Datei mit Bäumen der Ausgangssätze, gehen Sie von einer Engine mit Phrasen aus Syntaxbäumen aus oder wählen Sie andere Merkmale.</translation>
    </message>
    <message>
      <source>Name a file of trees or another parser.</source>
      <translation>Nennen Sie eine Datei mit Bäumen oder einen anderen Parser.</translation>
    </message>
    <message>
      <source>Name of the engine</source>
      <translation>Name der Engine</translation>
    </message>
    <message>
      <source>Name of the filter</source>
      <translation>Name des Filters</translation>
    </message>
    <message>
      <source>Name of the project</source>
      <translation>Name des Projekts</translation>
    </message>
    <message>
      <source>Name of the reviewer</source>
      <translation>Name des Überprüfers</translation>
    </message>
    <message>
      <source>Name or code</source>
      <translation>Name oder Code</translation>
    </message>
    <message>
      <source>Name the text in the source language first, then its translation.</source>
      <translation>Geben Sie zuerst den Text in der Ausgangssprache an, dann seine Übersetzung.</translation>
    </message>
    <message>
      <source>Name, author, deadline, thresholds, segmentation.</source>
      <translation>Name, Verfasser, Termin, Schwellen, Segmentierung.</translation>
    </message>
    <message>
      <source>Names</source>
      <translation>Namen</translation>
    </message>
    <message>
      <source>Names in braces, like {example}</source>
      <translation>Namen in geschweiften Klammern wie {example}</translation>
    </message>
    <message>
      <source>Names in the tool bar</source>
      <translation>Namen in der Symbolleiste</translation>
    </message>
    <message>
      <source>Names of the files</source>
      <translation>Namen der Dateien</translation>
    </message>
    <message>
      <source>Names such as LibreOffice or MHz with other capitals.</source>
      <translation>Namen wie LibreOffice oder MHz mit anderer Großschreibung.</translation>
    </message>
    <message>
      <source>Narrow no-break space</source>
      <translation>Schmales geschütztes Leerzeichen</translation>
    </message>
    <message>
      <source>Ne&amp;ver Use This Word Again</source>
      <translation>Dieses Wort nie &amp;wieder verwenden</translation>
    </message>
    <message>
      <source>Neighbouring words</source>
      <translation>Benachbarte Wörter</translation>
    </message>
    <message>
      <source>Neither engine kept segments out of its training. Choose a memory or two texts.</source>
      <translation>Keine der beiden hielt Segmente zurück. Wählen Sie eine Memory oder zwei Texte.</translation>
    </message>
    <message>
      <source>Netherlands</source>
      <translation>Niederlande</translation>
    </message>
    <message>
      <source>Never use it again</source>
      <translation>Nie wieder verwenden</translation>
    </message>
    <message>
      <source>Never used</source>
      <translation>Nie verwendet</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Neu</translation>
    </message>
    <message>
      <source>New Project</source>
      <translation>Neues Projekt</translation>
    </message>
    <message>
      <source>New Version</source>
      <translation>Neue Fassung</translation>
    </message>
    <message>
      <source>New comment</source>
      <translation>Neuer Kommentar</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>Neue Engine</translation>
    </message>
    <message>
      <source>New engine from translations</source>
      <translation>Neue Engine aus Übersetzungen</translation>
    </message>
    <message>
      <source>New engine with phrases of syntax trees</source>
      <translation>Neue Engine mit Phrasen aus Syntaxbäumen</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps</source>
      <translation>Neue Engine mit Phrasen, die Lücken haben</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps, left to right</source>
      <translation>Neue Engine mit Phrasen, die Lücken haben, von links nach rechts</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps, looked up when needed</source>
      <translation>Neue Engine mit Phrasen, die Lücken haben, bei Bedarf nachgeschlagen</translation>
    </message>
    <message>
      <source>New engine without word alignment</source>
      <translation>Neue Engine ohne Wortalignment</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Neuer Ordner</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Neues Tastenkürzel</translation>
    </message>
    <message>
      <source>New key: press it here</source>
      <translation>Neues Tastenkürzel: hier drücken</translation>
    </message>
    <message>
      <source>New version of {name}</source>
      <translation>Neue Fassung von {name}</translation>
    </message>
    <message>
      <source>New version …</source>
      <translation>Neue Fassung …</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Weiter</translation>
    </message>
    <message>
      <source>Next &amp;Open Segment</source>
      <translation>Nächstes &amp;offenes Segment</translation>
    </message>
    <message>
      <source>Next &amp;Pane</source>
      <translation>Nächster &amp;Bereich</translation>
    </message>
    <message>
      <source>Next Open</source>
      <translation>Nächstes offenes</translation>
    </message>
    <message>
      <source>Next Segment Translated &amp;Differently</source>
      <translation>Nächstes &amp;anders übersetztes Segment</translation>
    </message>
    <message>
      <source>Next difference</source>
      <translation>Nächster Unterschied</translation>
    </message>
    <message>
      <source>Next in doubt</source>
      <translation>Nächstes zweifelhafte</translation>
    </message>
    <message>
      <source>No Dask cluster answers at {address}.</source>
      <translation>Unter {address} antwortet kein Dask-Cluster.</translation>
    </message>
    <message>
      <source>No better weights were found: the engine is as good as it gets on these segments.</source>
      <translation>Es wurden keine besseren Gewichte gefunden: Auf diesen Segmenten ist die Engine so gut, wie sie sein kann.</translation>
    </message>
    <message>
      <source>No certain difference yet. What was learned counts as much as it has helped so far.</source>
      <translation>Noch kein sicherer Unterschied. Gelerntes zählt so viel, wie es bisher geholfen hat.</translation>
    </message>
    <message>
      <source>No chapter has these words.</source>
      <translation>Kein Kapitel enthält diese Wörter.</translation>
    </message>
    <message>
      <source>No clear difference: it may be chance.</source>
      <translation>Kein klarer Unterschied: Es kann Zufall sein.</translation>
    </message>
    <message numerus="yes">
      <source>No clear difference: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Kein klarer Unterschied: {figures}, auf %Ln zurückgehaltenen Segment.</numerusform>
        <numerusform>Kein klarer Unterschied: {figures}, auf %Ln zurückgehaltenen Segmenten.</numerusform>
      </translation>
    </message>
    <message>
      <source>No coming segment is translated differently now.</source>
      <translation>Kein kommendes Segment wird jetzt anders übersetzt.</translation>
    </message>
    <message>
      <source>No command has this in its name, its menu or its help.</source>
      <translation>Kein Befehl hat das in Name, Menü oder Hilfe.</translation>
    </message>
    <message>
      <source>No command with a key has this text.</source>
      <translation>Kein Befehl mit Tastenkürzel enthält diesen Text.</translation>
    </message>
    <message>
      <source>No contradiction</source>
      <translation>Ohne Widerspruch</translation>
    </message>
    <message numerus="yes">
      <source>No difference: the same translations on %Ln held-out segments.</source>
      <translation>
        <numerusform>Kein Unterschied: dieselbe Übersetzung auf %Ln zurückgehaltenen Segment.</numerusform>
        <numerusform>Kein Unterschied: dieselben Übersetzungen auf %Ln zurückgehaltenen Segmenten.</numerusform>
      </translation>
    </message>
    <message>
      <source>No document of this project has the segments of {name}.</source>
      <translation>Kein Dokument dieses Projekts hat die Segmente von {name}.</translation>
    </message>
    <message>
      <source>No engine</source>
      <translation>Keine Engine</translation>
    </message>
    <message>
      <source>No engine has these words in its name or languages.</source>
      <translation>Keine Engine hat diese Wörter in Name oder Sprachen.</translation>
    </message>
    <message>
      <source>No error</source>
      <translation>Kein Fehler</translation>
    </message>
    <message>
      <source>No filter</source>
      <translation>Kein Filter</translation>
    </message>
    <message>
      <source>No findings in this segment.</source>
      <translation>Keine Befunde in diesem Segment.</translation>
    </message>
    <message>
      <source>No findings yet. {key} remarks something about the open segment.</source>
      <translation>Noch keine Befunde. {key} vermerkt etwas zum offenen Segment.</translation>
    </message>
    <message>
      <source>No key</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>No match</source>
      <translation>Kein Treffer</translation>
    </message>
    <message>
      <source>No memory match, and the machine has no suggestion.</source>
      <translation>Kein Memory-Treffer, und die Maschine hat keinen Vorschlag.</translation>
    </message>
    <message>
      <source>No memory match.</source>
      <translation>Kein Memory-Treffer.</translation>
    </message>
    <message>
      <source>No memory match.

This project has no engine. Training › Train an Engine makes one from your memories; from then on it learns from every segment you confirm.</source>
      <translation>Kein Memory-Treffer.

Dieses Projekt hat keine Engine. Training › Engine trainieren macht eine aus Ihren Memorys; danach lernt sie aus jedem Segment, das Sie bestätigen.</translation>
    </message>
    <message>
      <source>No note, no comment, and no version before this one.</source>
      <translation>Keine Notiz, kein Kommentar und keine Fassung vor dieser.</translation>
    </message>
    <message>
      <source>No other open segment shown comes from a fuzzy match.</source>
      <translation>Kein anderes offenes gezeigtes Segment kommt aus einem Fuzzy-Treffer.</translation>
    </message>
    <message>
      <source>No other open segment shown comes from the machine.</source>
      <translation>Kein anderes offenes gezeigtes Segment kommt von der Maschine.</translation>
    </message>
    <message>
      <source>No other segment shown has a bookmark.</source>
      <translation>Kein anderes gezeigtes Segment hat ein Lesezeichen.</translation>
    </message>
    <message>
      <source>No other segment shown has a comment.</source>
      <translation>Kein anderes gezeigtes Segment hat einen Kommentar.</translation>
    </message>
    <message>
      <source>No pair is in doubt any more.</source>
      <translation>Kein Paar ist mehr zweifelhaft.</translation>
    </message>
    <message>
      <source>No recent project uses it. This cannot be undone.</source>
      <translation>Kein neueres Projekt verwendet sie. Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
      <source>No review is under way.</source>
      <translation>Es läuft keine Überprüfung.</translation>
    </message>
    <message>
      <source>No review is under way: Review › Begin a Review begins one.</source>
      <translation>Es läuft keine Überprüfung. Sie beginnt mit Überprüfung › Überprüfung beginnen.</translation>
    </message>
    <message>
      <source>No segment is open.</source>
      <translation>Es ist kein Segment offen.</translation>
    </message>
    <message>
      <source>No segment of this kind.</source>
      <translation>Kein Segment dieser Art.</translation>
    </message>
    <message>
      <source>No segment passes the filter. Escape in the filter shows all again.</source>
      <translation>Kein Segment passt zum Filter. Esc im Filter zeigt wieder alle.</translation>
    </message>
    <message>
      <source>No segment: look at the other page.</source>
      <translation>Kein Segment: Sehen Sie auf der anderen Seite nach.</translation>
    </message>
    <message>
      <source>No sentence of the corpora has a word of {file}.</source>
      <translation>Kein Satz der Korpora hat ein Wort von {file}.</translation>
    </message>
    <message>
      <source>No setting has this in its name or its help.</source>
      <translation>Keine Einstellung hat das in Name oder Hilfe.</translation>
    </message>
    <message>
      <source>No source has different translations.</source>
      <translation>Kein Ausgangstext hat verschiedene Übersetzungen.</translation>
    </message>
    <message>
      <source>No source has several translations.</source>
      <translation>Kein Ausgangsterminus hat mehrere Übersetzungen.</translation>
    </message>
    <message>
      <source>No space left on device</source>
      <translation>kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
      <source>No space stands after “{mark}”.</source>
      <translation>Nach „{mark}“ steht kein Leerzeichen.</translation>
    </message>
    <message>
      <source>No space stands before % in this language.</source>
      <translation>In dieser Sprache steht vor % kein Leerzeichen.</translation>
    </message>
    <message>
      <source>No space stands before “{mark}” in Canadian French.</source>
      <translation>Im kanadischen Französisch steht vor „{mark}“ kein Leerzeichen.</translation>
    </message>
    <message>
      <source>No space stands before “{mark}”.</source>
      <translation>Vor „{mark}“ steht kein Leerzeichen.</translation>
    </message>
    <message>
      <source>No such device</source>
      <translation>das Gerät gibt es nicht</translation>
    </message>
    <message>
      <source>No such file or directory</source>
      <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
      <source>No term is forbidden. Enter on a term opens it: there it can be forbidden.</source>
      <translation>Kein Terminus ist verboten. Die Eingabetaste öffnet einen Terminus: Dort lässt er sich verbieten.</translation>
    </message>
    <message>
      <source>No term is preferred. Enter on a term opens it: there it can be preferred.</source>
      <translation>Kein Terminus ist bevorzugt. Die Eingabetaste auf einem Terminus öffnet ihn: Dort kann er bevorzugt werden.</translation>
    </message>
    <message>
      <source>No term of the glossaries occurs in this segment.</source>
      <translation>In diesem Segment kommt kein Terminus der Glossare vor.</translation>
    </message>
    <message>
      <source>No term or note contains “{text}”.</source>
      <translation>Kein Terminus und keine Notiz enthält „{text}“.</translation>
    </message>
    <message>
      <source>No training runs.</source>
      <translation>Es läuft kein Training.</translation>
    </message>
    <message>
      <source>No translation</source>
      <translation>Keine Übersetzung</translation>
    </message>
    <message>
      <source>No unit has “{text}” on either side.</source>
      <translation>Keine Einheit hat „{text}“ auf einer Seite.</translation>
    </message>
    <message>
      <source>No unit is as the filters say.</source>
      <translation>Keine Einheit entspricht den Filtern.</translation>
    </message>
    <message>
      <source>No unit is listed.</source>
      <translation>Es wird keine Einheit angezeigt.</translation>
    </message>
    <message>
      <source>No unit repeats another one.</source>
      <translation>Keine Einheit wiederholt eine andere.</translation>
    </message>
    <message>
      <source>No weights are to be trained.</source>
      <translation>Es sind keine Gewichte zu trainieren.</translation>
    </message>
    <message>
      <source>No window answers: another program of this computer or network has it open.</source>
      <translation>Kein Fenster antwortet: Ein anderes Programm auf diesem Rechner oder im Netz hat es offen.</translation>
    </message>
    <message>
      <source>No word is marked here.</source>
      <translation>Hier ist kein Wort markiert.</translation>
    </message>
    <message>
      <source>No-break &amp;Space</source>
      <translation>Geschütztes &amp;Leerzeichen</translation>
    </message>
    <message>
      <source>No-break hyphen</source>
      <translation>Geschützter Bindestrich</translation>
    </message>
    <message>
      <source>No-break space</source>
      <translation>Geschütztes Leerzeichen</translation>
    </message>
    <message>
      <source>No-break spaces</source>
      <translation>Geschützte Leerzeichen</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Nobody has taught it anything yet.</source>
      <translation>Noch hat ihr niemand etwas beigebracht.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>None found.</source>
      <translation>Keine gefunden.</translation>
    </message>
    <message>
      <source>None. Choose one with Engine › Use an Engine.</source>
      <translation>Keine. Wählen Sie eine mit Engine › Engine verwenden.</translation>
    </message>
    <message>
      <source>Norway</source>
      <translation>Norwegen</translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation>Norwegisch Bokmål</translation>
    </message>
    <message>
      <source>Not a directory</source>
      <translation>es ist kein Ordner</translation>
    </message>
    <message numerus="yes">
      <source>Not better: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Nicht besser: {figures}, auf %Ln zurückgehaltenen Segment.</numerusform>
        <numerusform>Nicht besser: {figures}, auf %Ln zurückgehaltenen Segmenten.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not between the languages of this project ({languages}): {files}. Add the documents all the same?</source>
      <translation>Nicht zwischen den Sprachen dieses Projekts ({languages}): {files}. Die Dokumente trotzdem hinzufügen?</translation>
    </message>
    <message>
      <source>Not between these languages: {files}. Remove the documents, or press Next again to translate them all the same.</source>
      <translation>Nicht zwischen diesen Sprachen: {files}. Entfernen Sie die Dokumente oder drücken Sie noch einmal auf Weiter, um sie trotzdem zu übersetzen.</translation>
    </message>
    <message>
      <source>Not between these languages: {files}. Remove the memories, or press Next again if they have units in these languages, too.</source>
      <translation>Nicht zwischen diesen Sprachen: {files}. Entfernen Sie die Memorys, oder drücken Sie noch einmal auf Weiter, wenn sie auch Einheiten in diesen Sprachen haben.</translation>
    </message>
    <message>
      <source>Not confirmed</source>
      <translation>Nicht bestätigt</translation>
    </message>
    <message>
      <source>Not locked</source>
      <translation>Nicht gesperrt</translation>
    </message>
    <message>
      <source>Not needed for a rescue.</source>
      <translation>Für eine Rettung nicht nötig.</translation>
    </message>
    <message>
      <source>Not started</source>
      <translation>Nicht begonnen</translation>
    </message>
    <message>
      <source>Not there now. Enter looks again, Delete takes it off this list.</source>
      <translation>Jetzt nicht da. Eingabe sieht noch einmal nach, Entf nimmt es von dieser Liste.</translation>
    </message>
    <message>
      <source>Not written: the work was stopped.</source>
      <translation>Nicht geschrieben: Die Arbeit wurde angehalten.</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Anmerkung</translation>
    </message>
    <message>
      <source>Note of the document</source>
      <translation>Hinweis des Dokuments</translation>
    </message>
    <message>
      <source>Note of the document: {note}</source>
      <translation>Hinweis des Dokuments: {note}</translation>
    </message>
    <message>
      <source>Note: {note}</source>
      <translation>Hinweis: {note}</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <source>Notes &amp; history</source>
      <translation>Notizen und Verlauf</translation>
    </message>
    <message>
      <source>Notes &amp;&amp; history</source>
      <translation>Notizen &amp;&amp; Verlauf</translation>
    </message>
    <message>
      <source>Notes and history</source>
      <translation>Notizen und Verlauf</translation>
    </message>
    <message>
      <source>Nothing answers at {address}.</source>
      <translation>Unter {address} antwortet nichts.</translation>
    </message>
    <message>
      <source>Nothing found.</source>
      <translation>Nichts gefunden.</translation>
    </message>
    <message>
      <source>Nothing is found in the documents.</source>
      <translation>In den Dokumenten wird nichts gefunden.</translation>
    </message>
    <message>
      <source>Nothing is found in the open document.</source>
      <translation>Im offenen Dokument wird nichts gefunden.</translation>
    </message>
    <message>
      <source>Nothing is gained by changing the engine.</source>
      <translation>Ein Wechsel der Engine bringt nichts.</translation>
    </message>
    <message>
      <source>Nothing is shown in grey here. {key} switches completion on or off.</source>
      <translation>Hier wird nichts in Grau gezeigt. {key} schaltet die Vervollständigung ein oder aus.</translation>
    </message>
    <message>
      <source>Nothing new: the engine would have translated it so already.</source>
      <translation>Nichts Neues: Die Engine hätte es schon so übersetzt.</translation>
    </message>
    <message>
      <source>Nothing that came back differs from this project.</source>
      <translation>Nichts von dem, was zurückkam, ist anders als in diesem Projekt.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check free space and permissions, then try again.</source>
      <translation>Es wurde nichts geändert. Prüfen Sie freien Platz und Rechte, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check free space and permissions.</source>
      <translation>Es wurde nichts geändert. Prüfen Sie freien Platz und Rechte.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check the folder's permissions, or open a read-only copy.</source>
      <translation>Es wurde nichts geändert. Prüfen Sie die Rechte des Ordners, oder öffnen Sie eine schreibgeschützte Kopie.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check the name and permissions.</source>
      <translation>Es wurde nichts geändert. Prüfen Sie Namen und Rechte.</translation>
    </message>
    <message>
      <source>Nothing was deleted or replaced.</source>
      <translation>Es wurde nichts gelöscht oder ersetzt.</translation>
    </message>
    <message>
      <source>Nothing was found.</source>
      <translation>Nichts wurde gefunden.</translation>
    </message>
    <message>
      <source>Nothing was measured. Compare it with another engine to see how good it is.</source>
      <translation>Nichts wurde gemessen. Vergleichen Sie sie mit einer anderen Engine, um zu sehen, wie gut sie ist.</translation>
    </message>
    <message>
      <source>Nothing was written in this segment yet.</source>
      <translation>In diesem Segment wurde noch nichts geschrieben.</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <source>Number of phrases</source>
      <translation>Zahl der Phrasen</translation>
    </message>
    <message>
      <source>Number of rules</source>
      <translation>Anzahl der Regeln</translation>
    </message>
    <message>
      <source>Number of the segment</source>
      <translation>Nummer des Segments</translation>
    </message>
    <message>
      <source>Number of words</source>
      <translation>Zahl der Wörter</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Zahlen</translation>
    </message>
    <message>
      <source>Numbers missing from the target, or not in the source.</source>
      <translation>Zahlen, die in der Übersetzung fehlen oder nicht im Ausgangstext stehen.</translation>
    </message>
    <message>
      <source>Numbers, dates, quantities and codes in machine translations by rule</source>
      <translation>Zahlen, Daten, Größen und Codes in maschinellen Übersetzungen nach Regeln</translation>
    </message>
    <message>
      <source>Occurrences</source>
      <translation>Vorkommen</translation>
    </message>
    <message>
      <source>Occurrences at &amp;least</source>
      <translation>&amp;Mindestens so oft</translation>
    </message>
    <message>
      <source>Of 100 words the engine suggests, {n} fewer have to be changed.</source>
      <translation>Von 100 Wörtern, die die Engine vorschlägt, sind {n} weniger zu ändern.</translation>
    </message>
    <message>
      <source>Of 100 words the engine suggests, {n} more have to be changed. What was learned counts for less from segment to segment until that ends; a layer can be muted below.</source>
      <translation>Von 100 Wörtern, die die Engine vorschlägt, sind {n} mehr zu ändern. Gelerntes zählt von Segment zu Segment weniger, bis das endet; eine Ebene lässt sich unten stummschalten.</translation>
    </message>
    <message>
      <source>Of any document</source>
      <translation>Aus jedem Dokument</translation>
    </message>
    <message>
      <source>Of matches with the same score, those of the memory with the higher priority come first. The penalty is taken off every match of a memory.</source>
      <translation>Bei gleichem Wert kommen Treffer der Memory mit höherer Priorität zuerst. Der Abzug gilt für jeden Treffer einer Memory.</translation>
    </message>
    <message>
      <source>Of no document</source>
      <translation>Ohne Dokument</translation>
    </message>
    <message>
      <source>Of several translations of a term, those of the higher priority come first.</source>
      <translation>Von mehreren Übersetzungen eines Terminus kommen die mit der höheren Priorität zuerst.</translation>
    </message>
    <message>
      <source>Of these with the translation that the memory has: {count}</source>
      <translation>Davon mit der Übersetzung, die der Speicher hat: {count}</translation>
    </message>
    <message numerus="yes">
      <source>Off by {error} on average over %Ln segments.</source>
      <translation>
        <numerusform>Im Mittel um {error} daneben bei %Ln Segment.</numerusform>
        <numerusform>Im Mittel um {error} daneben bei %Ln Segmenten.</numerusform>
      </translation>
    </message>
    <message>
      <source>Off: its terms are neither shown, checked nor asked for.</source>
      <translation>Aus: Seine Termini werden weder gezeigt noch geprüft noch verlangt.</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Auf</translation>
    </message>
    <message>
      <source>On both sides</source>
      <translation>Auf beiden Seiten</translation>
    </message>
    <message>
      <source>On disk</source>
      <translation>Auf der Platte</translation>
    </message>
    <message>
      <source>On: {name}.</source>
      <translation>Grundlage: {name}.</translation>
    </message>
    <message>
      <source>Once the engine is trained, what it learns from each segment appears here.</source>
      <translation>Sobald die Engine trainiert ist, steht hier, was sie aus jedem Segment lernt.</translation>
    </message>
    <message>
      <source>One in a line: a name, an equals sign, and the address, in which {text} stands for the words, {source} and {target} for the languages.</source>
      <translation>Eine je Zeile: ein Name, ein Gleichheitszeichen und die Adresse, in der {text} für die Wörter steht, {source} und {target} für die Sprachen.</translation>
    </message>
    <message>
      <source>One of the two is negated</source>
      <translation>Eines der beiden ist verneint</translation>
    </message>
    <message>
      <source>One source, two translations</source>
      <translation>Ein Ausgangstext, zwei Übersetzungen</translation>
    </message>
    <message>
      <source>One translation, two sources</source>
      <translation>Eine Übersetzung, zwei Ausgangstexte</translation>
    </message>
    <message>
      <source>Only &amp;groups of words</source>
      <translation>Nur Wort&amp;gruppen</translation>
    </message>
    <message>
      <source>Only in the segments that are &amp;shown</source>
      <translation>Nur in den ge&amp;zeigten Segmenten</translation>
    </message>
    <message>
      <source>Only once in the project</source>
      <translation>Nur einmal im Projekt</translation>
    </message>
    <message>
      <source>Only segments of one paragraph can be merged, and this is the last of its own.</source>
      <translation>Nur Segmente eines Absatzes können verbunden werden, und dieses ist das letzte seines Absatzes.</translation>
    </message>
    <message>
      <source>Only texts that are no UTF-8 can be read in another encoding.</source>
      <translation>Nur Texte, die kein UTF-8 sind, können in einer anderen Kodierung gelesen werden.</translation>
    </message>
    <message>
      <source>Only the backup of {time}, as it is</source>
      <translation>Nur die Sicherung vom {time}, wie sie ist</translation>
    </message>
    <message>
      <source>Only the segments are shown. {key} brings the rest back.</source>
      <translation>Nur die Segmente sind zu sehen. {key} holt den Rest zurück.</translation>
    </message>
    <message>
      <source>Only units of an author, a document, an origin or some days.</source>
      <translation>Nur Einheiten von jemandem, aus einem Dokument, einer Herkunft oder bestimmter Tage.</translation>
    </message>
    <message>
      <source>Only with these capitals in the source</source>
      <translation>Nur mit dieser Großschreibung im Ausgangstext</translation>
    </message>
    <message>
      <source>Only you can mend this.</source>
      <translation>Das können nur Sie beheben.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Öffnen</translation>
    </message>
    <message>
      <source>Open a &amp;read-only copy</source>
      <translation>&amp;Schreibgeschützte Kopie öffnen</translation>
    </message>
    <message>
      <source>Open a Package</source>
      <translation>Ein Paket öffnen</translation>
    </message>
    <message>
      <source>Open a package</source>
      <translation>Paket öffnen</translation>
    </message>
    <message>
      <source>Open a page of your own choice about the selected words in the browser.</source>
      <translation>Eine Seite Ihrer Wahl zu den ausgewählten Wörtern im Browser öffnen.</translation>
    </message>
    <message>
      <source>Open a project</source>
      <translation>Projekt öffnen</translation>
    </message>
    <message>
      <source>Open a project between these languages first.</source>
      <translation>Öffnen Sie zuerst ein Projekt zwischen diesen Sprachen.</translation>
    </message>
    <message>
      <source>Open a project first.</source>
      <translation>Öffnen Sie zuerst ein Projekt.</translation>
    </message>
    <message>
      <source>Open a read-only copy</source>
      <translation>Schreibgeschützte Kopie öffnen</translation>
    </message>
    <message>
      <source>Open a segment first.</source>
      <translation>Öffnen Sie zuerst ein Segment.</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>Wieder öffnen</translation>
    </message>
    <message>
      <source>Open it as a project of its own.</source>
      <translation>Öffnen Sie es als eigenes Projekt.</translation>
    </message>
    <message>
      <source>Open it in the program it comes from, and save it again.</source>
      <translation>Öffnen Sie sie in dem Programm, aus dem sie stammt, und speichern Sie sie noch einmal.</translation>
    </message>
    <message>
      <source>Open it with the newer Postil it was made with.</source>
      <translation>Öffnen Sie es mit dem neueren Postil, mit dem es gemacht wurde.</translation>
    </message>
    <message>
      <source>Open segment</source>
      <translation>Offenes Segment</translation>
    </message>
    <message>
      <source>Open the &amp;Sample Project</source>
      <translation>&amp;Beispielprojekt öffnen</translation>
    </message>
    <message>
      <source>Open the &amp;folder</source>
      <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
      <source>Open the File</source>
      <translation>Datei öffnen</translation>
    </message>
    <message>
      <source>Open the Folder</source>
      <translation>Ordner öffnen</translation>
    </message>
    <message>
      <source>Open the finding again</source>
      <translation>Den Befund wieder öffnen</translation>
    </message>
    <message>
      <source>Open the folder of a project.</source>
      <translation>Den Ordner eines Projekts öffnen.</translation>
    </message>
    <message>
      <source>Open the guide at the chapter about where you are.</source>
      <translation>Die Anleitung beim Kapitel über diese Stelle öffnen.</translation>
    </message>
    <message>
      <source>Open the package</source>
      <translation>Paket öffnen</translation>
    </message>
    <message>
      <source>Open the project</source>
      <translation>Projekt öffnen</translation>
    </message>
    <message>
      <source>Open the project that it was exported from; or add it as a document.</source>
      <translation>Öffnen Sie das Projekt, aus dem sie exportiert wurde; oder fügen Sie sie als Dokument hinzu.</translation>
    </message>
    <message>
      <source>Open the sample project</source>
      <translation>Beispielprojekt öffnen</translation>
    </message>
    <message>
      <source>Open the user guide of an office printer, English to French.</source>
      <translation>Die Anleitung eines Bürodruckers öffnen, Englisch–Französisch.</translation>
    </message>
    <message>
      <source>Operation not permitted</source>
      <translation>nicht erlaubt</translation>
    </message>
    <message>
      <source>Order of tags</source>
      <translation>Reihenfolge der Tags</translation>
    </message>
    <message>
      <source>Order of the language model</source>
      <translation>Ordnung des Sprachmodells</translation>
    </message>
    <message>
      <source>Order of the language model of word classes</source>
      <translation>Ordnung des Sprachmodells der Wortklassen</translation>
    </message>
    <message>
      <source>Order of the segments</source>
      <translation>Reihenfolge der Segmente</translation>
    </message>
    <message>
      <source>Orders of the segments</source>
      <translation>Reihenfolgen der Segmente</translation>
    </message>
    <message>
      <source>Ordinary spaces where French wants no-break ones.</source>
      <translation>Gewöhnliche Leerzeichen, wo das Französische geschützte will.</translation>
    </message>
    <message>
      <source>Origin</source>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>Origin of the unit</source>
      <translation>Herkunft der Einheit</translation>
    </message>
    <message>
      <source>Originals that are missing: {count}</source>
      <translation>Fehlende Originale: {count}</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Anderes</translation>
    </message>
    <message>
      <source>Other &amp;Source</source>
      <translation>Anderer &amp;Ausgangstext</translation>
    </message>
    <message>
      <source>Other &amp;Words Here</source>
      <translation>Andere &amp;Wörter hier</translation>
    </message>
    <message>
      <source>Other numbers</source>
      <translation>Andere Zahlen</translation>
    </message>
    <message>
      <source>Other programs are at work: as long as they are, it takes longer.</source>
      <translation>Andere Programme arbeiten gerade: Solange sie das tun, dauert es länger.</translation>
    </message>
    <message>
      <source>Other tags</source>
      <translation>Andere Tags</translation>
    </message>
    <message>
      <source>Otherwise</source>
      <translation>Sonst</translation>
    </message>
    <message>
      <source>Otherwise fill it with the machine's suggestion, if at least this much of it is expected to be kept.</source>
      <translation>Sonst den Vorschlag der Maschine einsetzen, wenn voraussichtlich mindestens so viel davon bleibt.</translation>
    </message>
    <message>
      <source>Otherwise with the machine's from</source>
      <translation>Sonst mit dem der Maschine ab</translation>
    </message>
    <message>
      <source>Outcome of the test</source>
      <translation>Ergebnis des Tests</translation>
    </message>
    <message>
      <source>Overview</source>
      <translation>Überblick</translation>
    </message>
    <message>
      <source>P&amp;roject Settings …</source>
      <translation>P&amp;rojekteinstellungen …</translation>
    </message>
    <message>
      <source>Pac&amp;kages</source>
      <translation>Pa&amp;kete</translation>
    </message>
    <message>
      <source>Packages</source>
      <translation>Pakete</translation>
    </message>
    <message>
      <source>Packages and bilingual files</source>
      <translation>Pakete und zweisprachige Dateien</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Seiten</translation>
    </message>
    <message>
      <source>Paid at %</source>
      <translation>Bezahlt mit %</translation>
    </message>
    <message>
      <source>Pair the sentences of the two documents.</source>
      <translation>Die Sätze der beiden Dokumente paaren.</translation>
    </message>
    <message>
      <source>Pairs of phrases below it are dropped; 0 takes the default of the measure.</source>
      <translation>Phrasenpaare darunter fallen weg; 0 nimmt die Vorgabe des Maßes.</translation>
    </message>
    <message>
      <source>Pairs of tags</source>
      <translation>Tag-Paare</translation>
    </message>
    <message>
      <source>Pairs of the alignment</source>
      <translation>Paare des Alignments</translation>
    </message>
    <message>
      <source>Pane&amp;ls</source>
      <translation>&amp;Bereiche</translation>
    </message>
    <message>
      <source>Panels: {names}</source>
      <translation>Bereiche: {names}</translation>
    </message>
    <message>
      <source>Parser</source>
      <translation>Parser</translation>
    </message>
    <message>
      <source>Parsing sentences</source>
      <translation>Sätze werden geparst</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Teil</translation>
    </message>
    <message>
      <source>Part numbers like {example}</source>
      <translation>Teilenummern wie {example}</translation>
    </message>
    <message>
      <source>Parts of a rule</source>
      <translation>Teile einer Regel</translation>
    </message>
    <message>
      <source>Parts of the text</source>
      <translation>Teile des Textes</translation>
    </message>
    <message>
      <source>Parts put side by side</source>
      <translation>Aneinandergereihte Teile</translation>
    </message>
    <message>
      <source>Passes</source>
      <translation>Durchgänge</translation>
    </message>
    <message>
      <source>Passes at most</source>
      <translation>Durchgänge höchstens</translation>
    </message>
    <message>
      <source>Patched in from:</source>
      <translation>Eingesetzt aus:</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Anhalten</translation>
    </message>
    <message>
      <source>Paused: it takes no processor time.</source>
      <translation>Angehalten: braucht keine Rechenzeit.</translation>
    </message>
    <message>
      <source>Pe&amp;nalty</source>
      <translation>A&amp;bzug</translation>
    </message>
    <message>
      <source>Penalty</source>
      <translation>Abzug</translation>
    </message>
    <message>
      <source>Penalty %</source>
      <translation>Abzug %</translation>
    </message>
    <message>
      <source>Penalty of {memory}</source>
      <translation>Abzug für {memory}</translation>
    </message>
    <message>
      <source>Perceptron</source>
      <translation>Perzeptron</translation>
    </message>
    <message>
      <source>Permission denied</source>
      <translation>Zugriff verweigert</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>Persisch</translation>
    </message>
    <message>
      <source>Phrase</source>
      <translation>Phrase</translation>
    </message>
    <message>
      <source>Phrase pairs</source>
      <translation>Phrasenpaare</translation>
    </message>
    <message>
      <source>Phrase pairs and word pairs</source>
      <translation>Phrasen- und Wortpaare</translation>
    </message>
    <message>
      <source>Phrase pairs, word pairs and triplets</source>
      <translation>Phrasenpaare, Wortpaare und Tripel</translation>
    </message>
    <message>
      <source>Phrase scores of other parts, {number} of {count}</source>
      <translation>Phrasenbewertungen anderer Teile, {number} von {count}</translation>
    </message>
    <message>
      <source>Phrase translation, direct</source>
      <translation>Phrasenübersetzung, direkt</translation>
    </message>
    <message>
      <source>Phrase translation, inverse</source>
      <translation>Phrasenübersetzung, invers</translation>
    </message>
    <message>
      <source>Phrase-based</source>
      <translation>Phrasenbasiert</translation>
    </message>
    <message>
      <source>Phrases</source>
      <translation>Phrasen</translation>
    </message>
    <message>
      <source>Phrases and words</source>
      <translation>Phrasen und Wörter</translation>
    </message>
    <message>
      <source>Phrases are scored first, by the translations they lead to. Each part of the text then learns its features beside scores of the other parts, so that these have not seen it. For phrase-based engines. Takes about twice as long, and none of the three texts that were measured gained by it.</source>
      <translation>Zuerst werden Phrasen nach den Übersetzungen bewertet, zu denen sie führen. Jeder Teil des Textes lernt seine Merkmale dann neben Bewertungen der anderen Teile, die ihn nicht gesehen haben. Für phrasenbasierte Engines. Dauert etwa doppelt so lange, und keiner der drei gemessenen Texte hat dadurch gewonnen.</translation>
    </message>
    <message>
      <source>Phrases are scored in phrase-based engines only, and only once.</source>
      <translation>Phrasen werden nur in phrasenbasierten Engines bewertet, und nur einmal.</translation>
    </message>
    <message>
      <source>Phrases per word</source>
      <translation>Phrasen je Wort</translation>
    </message>
    <message>
      <source>Phrases seen once</source>
      <translation>Nur einmal gesehene Phrasen</translation>
    </message>
    <message>
      <source>Phrases side by side</source>
      <translation>Phrasen nebeneinander</translation>
    </message>
    <message>
      <source>Phrases with gaps</source>
      <translation>Phrasen mit Lücken</translation>
    </message>
    <message>
      <source>Phrases with gaps: translation, direct</source>
      <translation>Phrasen mit Lücken: Übersetzung, direkt</translation>
    </message>
    <message>
      <source>Phrases with gaps: translation, inverse</source>
      <translation>Phrasen mit Lücken: Übersetzung, umgekehrt</translation>
    </message>
    <message>
      <source>Place the tags</source>
      <translation>Die Tags setzen</translation>
    </message>
    <message>
      <source>Placeholders (JSON, properties, CSV, TSV)</source>
      <translation>Platzhalter (JSON, properties, CSV, TSV)</translation>
    </message>
    <message>
      <source>Placeholders like {example}</source>
      <translation>Platzhalter wie {example}</translation>
    </message>
    <message>
      <source>Places looked at</source>
      <translation>Betrachtete Stellen</translation>
    </message>
    <message>
      <source>Poland</source>
      <translation>Polen</translation>
    </message>
    <message>
      <source>Polish</source>
      <translation>Polnisch</translation>
    </message>
    <message>
      <source>Portugal</source>
      <translation>Portugal</translation>
    </message>
    <message>
      <source>Portuguese</source>
      <translation>Portugiesisch</translation>
    </message>
    <message>
      <source>Postil</source>
      <translation>Postil</translation>
    </message>
    <message>
      <source>Postil ended unexpectedly the last time.</source>
      <translation>Postil wurde beim letzten Mal unerwartet beendet.</translation>
    </message>
    <message>
      <source>Postil has no feature like {names}.</source>
      <translation>Postil kennt kein Merkmal wie {names}.</translation>
    </message>
    <message>
      <source>Postil opens XML of Android, DITA and DocBook.</source>
      <translation>Postil öffnet XML von Android, DITA und DocBook.</translation>
    </message>
    <message>
      <source>Postil opens {document_kinds}: {endings}.</source>
      <translation>Postil öffnet {document_kinds}: {endings}.</translation>
    </message>
    <message>
      <source>Postil opens {endings}.</source>
      <translation>Postil öffnet {endings}.</translation>
    </message>
    <message>
      <source>Postil reads engines of one phrase table and one language model.</source>
      <translation>Postil liest Engines mit einer Phrasentabelle und einem Sprachmodell.</translation>
    </message>
    <message>
      <source>Postil reads {termbase_kinds}: {endings}.</source>
      <translation>Postil liest {termbase_kinds}: {endings}.</translation>
    </message>
    <message>
      <source>Postil speaks this language from its next start on.</source>
      <translation>Postil spricht diese Sprache ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>Postil was not closed properly last time. Nothing confirmed was lost</source>
      <translation>Postil wurde zuletzt nicht richtig beendet. Nichts Bestätigtes ging verloren</translation>
    </message>
    <message>
      <source>Postil's own rules</source>
      <translation>Postils eigene Regeln</translation>
    </message>
    <message>
      <source>Pre-&amp;Translate …</source>
      <translation>Vor&amp;übersetzen …</translation>
    </message>
    <message>
      <source>Pre-Translate</source>
      <translation>Vorübersetzen</translation>
    </message>
    <message>
      <source>Pre-translate</source>
      <translation>Vorübersetzen</translation>
    </message>
    <message>
      <source>Pre-translate …</source>
      <translation>Vorübersetzen …</translation>
    </message>
    <message>
      <source>Pre-translation takes memory matches from 50 to 102% and shares from 0 to 1.</source>
      <translation>Die Vorübersetzung nimmt Memory-Treffer von 50 bis 102 % und Anteile von 0 bis 1.</translation>
    </message>
    <message>
      <source>Preferred</source>
      <translation>Bevorzugt</translation>
    </message>
    <message>
      <source>Preferred terms</source>
      <translation>Bevorzugte Termini</translation>
    </message>
    <message>
      <source>Preferred: comes before other translations of the term</source>
      <translation>Bevorzugt: steht vor anderen Übersetzungen des Terminus</translation>
    </message>
    <message>
      <source>Press the key here</source>
      <translation>Tasten hier drücken</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Preview of the document</source>
      <translation>Vorschau des Dokuments</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Previous difference</source>
      <translation>Voriger Unterschied</translation>
    </message>
    <message>
      <source>Print …</source>
      <translation>Drucken …</translation>
    </message>
    <message>
      <source>Priorit&amp;y</source>
      <translation>Pr&amp;iorität</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Priorität</translation>
    </message>
    <message>
      <source>Priority of the glossary</source>
      <translation>Priorität des Glossars</translation>
    </message>
    <message>
      <source>Priority of {memory}</source>
      <translation>Priorität von {memory}</translation>
    </message>
    <message>
      <source>Probing</source>
      <translation>Probing</translation>
    </message>
    <message>
      <source>Probing is the fastest, trie has half its size, with 8 bits a quarter.</source>
      <translation>Probing ist am schnellsten, Trie ist halb so groß, mit 8 Bit ein Viertel.</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problem</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Fortschritt</translation>
    </message>
    <message>
      <source>Progress of the project</source>
      <translation>Stand des Projekts</translation>
    </message>
    <message>
      <source>Project</source>
      <translation>Projekt</translation>
    </message>
    <message>
      <source>Project Settings</source>
      <translation>Projekteinstellungen</translation>
    </message>
    <message>
      <source>Project packages</source>
      <translation>Projektpakete</translation>
    </message>
    <message>
      <source>Projects</source>
      <translation>Projekte</translation>
    </message>
    <message>
      <source>Projects you work on will be listed here. The sample project is a short printer guide, English to French, with a memory and a glossary: open it to look around.</source>
      <translation>Projekte, an denen Sie arbeiten, stehen dann hier. Das Beispielprojekt ist eine kurze Druckeranleitung, Englisch–Französisch, mit Memory und Glossar: Öffnen Sie es, um sich umzusehen.</translation>
    </message>
    <message>
      <source>Pseudo-translate</source>
      <translation>Pseudoübersetzen</translation>
    </message>
    <message>
      <source>Pseudo-translation in {path}.</source>
      <translation>Pseudoübersetzung in {path}.</translation>
    </message>
    <message>
      <source>Put Confirmed Segments into the Memory</source>
      <translation>Bestätigte Segmente in die Memory aufnehmen</translation>
    </message>
    <message>
      <source>Put a bookmark on the segment, or take it off.</source>
      <translation>Ein Lesezeichen an das Segment setzen oder wegnehmen.</translation>
    </message>
    <message>
      <source>Put all missing tags where the words they belong to stand in the translation.</source>
      <translation>Alle fehlenden Tags dorthin setzen, wo ihre Wörter in der Übersetzung stehen.</translation>
    </message>
    <message>
      <source>Put all panels back in their places.</source>
      <translation>Alle Bereiche an ihre Plätze zurücksetzen.</translation>
    </message>
    <message numerus="yes">
      <source>Put back %Ln units.</source>
      <translation>
        <numerusform>%Ln Einheit wiederhergestellt.</numerusform>
        <numerusform>%Ln Einheiten wiederhergestellt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Put in</source>
      <translation>Aufnehmen</translation>
    </message>
    <message>
      <source>Put into the memory: {new} segments; brought up to date: {updated}; in it already: {same}.</source>
      <translation>Ins Memory aufgenommen: {new} Segmente; aktualisiert: {updated}; schon darin: {same}.</translation>
    </message>
    <message>
      <source>Put it back, then open the project again.</source>
      <translation>Legen Sie sie zurück, und öffnen Sie das Projekt noch einmal.</translation>
    </message>
    <message>
      <source>Put it back, then try again; what is in the window is kept until then.</source>
      <translation>Bringen Sie es zurück, und versuchen Sie es noch einmal; was im Fenster steht, bleibt bis dahin erhalten.</translation>
    </message>
    <message>
      <source>Put match 1 in place of the translation.</source>
      <translation>Treffer 1 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put match 2 in place of the translation.</source>
      <translation>Treffer 2 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put match 3 in place of the translation.</source>
      <translation>Treffer 3 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put match 4 in place of the translation.</source>
      <translation>Treffer 4 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put match 5 in place of the translation.</source>
      <translation>Treffer 5 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put match 6 in place of the translation.</source>
      <translation>Treffer 6 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put match 7 in place of the translation.</source>
      <translation>Treffer 7 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put match 8 in place of the translation.</source>
      <translation>Treffer 8 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put match 9 in place of the translation.</source>
      <translation>Treffer 9 an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put matches together</source>
      <translation>Treffer zusammenstellen</translation>
    </message>
    <message>
      <source>Put memory units back</source>
      <translation>Memory-Einheiten wiederherstellen</translation>
    </message>
    <message>
      <source>Put segments together from shorter translations</source>
      <translation>Segmente aus kürzeren Übersetzungen zusammensetzen</translation>
    </message>
    <message>
      <source>Put text that only looks translated into empty segments, to test a layout.</source>
      <translation>In leere Segmente Text setzen, der nur übersetzt aussieht, um ein Layout zu prüfen.</translation>
    </message>
    <message>
      <source>Put the caret between two words of the source.</source>
      <translation>Setzen Sie die Schreibmarke zwischen zwei Wörter des Ausgangstexts.</translation>
    </message>
    <message>
      <source>Put the caret where the second segment begins.</source>
      <translation>Setzen Sie die Schreibmarke dorthin, wo das zweite Segment beginnt.</translation>
    </message>
    <message>
      <source>Put the current match in place of the translation.</source>
      <translation>Den aktuellen Treffer an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put the source in place of the translation.</source>
      <translation>Den Ausgangstext an die Stelle der Übersetzung setzen.</translation>
    </message>
    <message>
      <source>Put the tables, as text or .gz, into the folder of moses.ini.</source>
      <translation>Legen Sie die Tabellen als Text oder .gz in den Ordner von moses.ini.</translation>
    </message>
    <message>
      <source>Put together from parts</source>
      <translation>Aus Teilen zusammengesetzt</translation>
    </message>
    <message>
      <source>Put together from shorter translations: check it.</source>
      <translation>Aus kürzeren Übersetzungen zusammengesetzt: bitte prüfen.</translation>
    </message>
    <message>
      <source>Put together; {percent} of the words</source>
      <translation>Zusammengesetzt; {percent} der Wörter</translation>
    </message>
    <message>
      <source>Put what the machine suggests in place of the translation.</source>
      <translation>Die Übersetzung durch den Vorschlag der Maschine ersetzen.</translation>
    </message>
    <message>
      <source>Puts translations together as sentences are built, from noun phrases, verb phrases and clauses. Needs syntax trees of the target sentences, or a parser that makes them.</source>
      <translation>Setzt Übersetzungen so zusammen, wie Sätze gebaut sind: aus Nominalphrasen, Verbalphrasen und Teilsätzen. Braucht Syntaxbäume der Zielsätze oder einen Parser, der sie macht.</translation>
    </message>
    <message>
      <source>QA, verify, verification, quality</source>
      <translation>QS, QA, Qualität, Qualitätsprüfung, verifizieren</translation>
    </message>
    <message>
      <source>Quality on the training set</source>
      <translation>Güte auf den Trainingsdaten</translation>
    </message>
    <message>
      <source>Quotation marks</source>
      <translation>Anführungszeichen</translation>
    </message>
    <message>
      <source>Rare rules</source>
      <translation>Seltene Regeln</translation>
    </message>
    <message>
      <source>Rate and scale must be positive, the held-out share less than 1.</source>
      <translation>Rate und Skala müssen positiv sein, der zurückgehaltene Anteil kleiner als 1.</translation>
    </message>
    <message>
      <source>Rate of learning</source>
      <translation>Lernrate</translation>
    </message>
    <message>
      <source>Re&amp;ject All in the Segment</source>
      <translation>Alle im Segment ab&amp;lehnen</translation>
    </message>
    <message>
      <source>Re&amp;jected</source>
      <translation>Ab&amp;gelehnt</translation>
    </message>
    <message>
      <source>Re&amp;place …</source>
      <translation>Erset&amp;zen …</translation>
    </message>
    <message>
      <source>Read about the engine</source>
      <translation>Angaben der Engine lesen</translation>
    </message>
    <message>
      <source>Read again</source>
      <translation>Neu lesen</translation>
    </message>
    <message>
      <source>Read and update</source>
      <translation>Lesen und aktualisieren</translation>
    </message>
    <message>
      <source>Read as {encoding}: it is not in UTF-8 and does not say what it is in. If its letters look wrong, use Project › Documents › Read with Another Encoding.</source>
      <translation>Gelesen als {encoding}: Es ist kein UTF-8 und sagt nicht, in welcher Kodierung es ist. Wenn Buchstaben falsch aussehen, hilft Projekt › Dokumente › Mit anderer Kodierung lesen.</translation>
    </message>
    <message>
      <source>Read only</source>
      <translation>Nur lesen</translation>
    </message>
    <message>
      <source>Read the chosen document again, if it is a text that is not in UTF-8, in another encoding.</source>
      <translation>Das gewählte Dokument, wenn es ein Text und kein UTF-8 ist, in einer anderen Kodierung neu lesen.</translation>
    </message>
    <message>
      <source>Read the comments</source>
      <translation>Kommentare lesen</translation>
    </message>
    <message>
      <source>Read the comments on the segment, and add one.</source>
      <translation>Die Kommentare zum Segment lesen und einen hinzufügen.</translation>
    </message>
    <message>
      <source>Read the confirmed segments</source>
      <translation>Bestätigte Segmente lesen</translation>
    </message>
    <message>
      <source>Read the document</source>
      <translation>Dokument lesen</translation>
    </message>
    <message>
      <source>Read the document in other encodings</source>
      <translation>Das Dokument in anderen Kodierungen lesen</translation>
    </message>
    <message>
      <source>Read the edits</source>
      <translation>Änderungen lesen</translation>
    </message>
    <message>
      <source>Read the filters</source>
      <translation>Filter lesen</translation>
    </message>
    <message>
      <source>Read the history</source>
      <translation>Verlauf lesen</translation>
    </message>
    <message>
      <source>Read the journal</source>
      <translation>Journal lesen</translation>
    </message>
    <message>
      <source>Read the memory</source>
      <translation>Memory lesen</translation>
    </message>
    <message>
      <source>Read the memory unit</source>
      <translation>Memory-Einheit lesen</translation>
    </message>
    <message>
      <source>Read the project</source>
      <translation>Projekt lesen</translation>
    </message>
    <message>
      <source>Read the review</source>
      <translation>Die Überprüfung lesen</translation>
    </message>
    <message>
      <source>Read the rules</source>
      <translation>Regeln lesen</translation>
    </message>
    <message>
      <source>Read the settings</source>
      <translation>Einstellungen lesen</translation>
    </message>
    <message>
      <source>Read the term</source>
      <translation>Terminus lesen</translation>
    </message>
    <message>
      <source>Read the terms</source>
      <translation>Termini lesen</translation>
    </message>
    <message>
      <source>Read what was learned</source>
      <translation>Das Gelernte lesen</translation>
    </message>
    <message>
      <source>Read with Another &amp;Encoding …</source>
      <translation>Mit anderer &amp;Kodierung lesen …</translation>
    </message>
    <message>
      <source>Read with Another Encoding</source>
      <translation>Mit anderer Kodierung lesen</translation>
    </message>
    <message>
      <source>Read with another encoding</source>
      <translation>Mit anderer Kodierung lesen</translation>
    </message>
    <message>
      <source>Read-&amp;only</source>
      <translation>Schreibges&amp;chützt</translation>
    </message>
    <message>
      <source>Read-only</source>
      <translation>Geschützt</translation>
    </message>
    <message>
      <source>Read-only file system</source>
      <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
      <source>Read-only: {name}</source>
      <translation>Schreibgeschützt: {name}</translation>
    </message>
    <message>
      <source>Reading and aligning …</source>
      <translation>Wird gelesen und aligniert …</translation>
    </message>
    <message>
      <source>Reading the corpora</source>
      <translation>Korpora werden gelesen</translation>
    </message>
    <message>
      <source>Reading the language model</source>
      <translation>Sprachmodell wird gelesen</translation>
    </message>
    <message>
      <source>Reading {file} …</source>
      <translation>{file} wird gelesen …</translation>
    </message>
    <message>
      <source>Reading {name}</source>
      <translation>{name} wird gelesen</translation>
    </message>
    <message>
      <source>Reading …</source>
      <translation>Wird gelesen …</translation>
    </message>
    <message>
      <source>Real-valued first</source>
      <translation>Reelle zuerst</translation>
    </message>
    <message>
      <source>Real-valued first leaves the weights of the engine as they are and trains the features beside them; binary first trains the features alone, towards the best translation that is possible, then all weights of the engine anew. It needs many rounds.</source>
      <translation>Reelle zuerst lässt die Gewichte der Engine, wie sie sind, und trainiert die Merkmale daneben; Binäre zuerst trainiert zuerst die Merkmale allein, auf die bestmögliche Übersetzung hin, dann alle Gewichte der Engine neu. Es braucht viele Runden.</translation>
    </message>
    <message>
      <source>Recent projects</source>
      <translation>Letzte Projekte</translation>
    </message>
    <message>
      <source>Recipes</source>
      <translation>Rezepte</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Wiederherstellen</translation>
    </message>
    <message>
      <source>Reference</source>
      <translation>Referenz</translation>
    </message>
    <message>
      <source>Reference: {text}</source>
      <translation>Referenz: {text}</translation>
    </message>
    <message>
      <source>Regular &amp;expression</source>
      <translation>&amp;Regulärer Ausdruck</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
      <source>Regular expressions. Where the source fits (always, if it is empty), the translation must not fit, or must if it is required; \g&lt;1&gt; stands for what the first group of the source found.</source>
      <translation>Reguläre Ausdrücke. Wo der Ausgangstext passt (immer, wenn er leer ist), darf die Übersetzung nicht passen, oder muss es, wenn sie verlangt ist; \g&lt;1&gt; steht für das, was die erste Gruppe im Ausgangstext fand.</translation>
    </message>
    <message>
      <source>Reject All Changes of the Pro&amp;ject</source>
      <translation>Alle Änderungen des Pro&amp;jekts ablehnen</translation>
    </message>
    <message>
      <source>Reject all</source>
      <translation>Alle ablehnen</translation>
    </message>
    <message>
      <source>Reject all changes</source>
      <translation>Alle Änderungen ablehnen</translation>
    </message>
    <message>
      <source>Reject the change</source>
      <translation>Die Änderung ablehnen</translation>
    </message>
    <message>
      <source>Rejected</source>
      <translation>Abgelehnt</translation>
    </message>
    <message>
      <source>Relevant sets</source>
      <translation>Relevante Mengen</translation>
    </message>
    <message>
      <source>Relevant sets, round {number}</source>
      <translation>Relevante Mengen, Runde {number}</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Anmerkung</translation>
    </message>
    <message>
      <source>Remark something about the segment, with its kind and severity.</source>
      <translation>Etwas zum Segment anmerken, mit Art und Schwere.</translation>
    </message>
    <message>
      <source>Remember the suggestion</source>
      <translation>Vorschlag merken</translation>
    </message>
    <message>
      <source>Remember, and learn from, segments that came confirmed with their document.</source>
      <translation>Segmente, die mit ihrem Dokument bestätigt kamen, in die Memory aufnehmen und die Engine daraus lernen lassen.</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Entfernen</translation>
    </message>
    <message numerus="yes">
      <source>Remove %Ln terms from their glossaries?</source>
      <translation>
        <numerusform>%Ln Terminus aus seinem Glossar entfernen?</numerusform>
        <numerusform>%Ln Termini aus ihren Glossaren entfernen?</numerusform>
      </translation>
    </message>
    <message>
      <source>Remove it</source>
      <translation>Entfernen</translation>
    </message>
    <message>
      <source>Remove the Document</source>
      <translation>Dokument entfernen</translation>
    </message>
    <message>
      <source>Remove the G&amp;lossary</source>
      <translation>G&amp;lossar entfernen</translation>
    </message>
    <message>
      <source>Remove the Memor&amp;y …</source>
      <translation>Memor&amp;y entfernen …</translation>
    </message>
    <message>
      <source>Remove the Memory</source>
      <translation>Memory entfernen</translation>
    </message>
    <message>
      <source>Remove the Term</source>
      <translation>Terminus entfernen</translation>
    </message>
    <message>
      <source>Remove the chosen terms.</source>
      <translation>Die gewählten Termini entfernen.</translation>
    </message>
    <message>
      <source>Remove the document</source>
      <translation>Das Dokument entfernen</translation>
    </message>
    <message>
      <source>Remove the file.</source>
      <translation>Entfernen Sie die Datei.</translation>
    </message>
    <message>
      <source>Remove the finding</source>
      <translation>Den Befund entfernen</translation>
    </message>
    <message>
      <source>Remove the glossary</source>
      <translation>Das Glossar entfernen</translation>
    </message>
    <message>
      <source>Remove the memory</source>
      <translation>Memory entfernen</translation>
    </message>
    <message numerus="yes">
      <source>Remove the memory “{name}” with %Ln units from the project?</source>
      <translation>
        <numerusform>Die Memory „{name}“ mit %Ln Einheit aus dem Projekt entfernen?</numerusform>
        <numerusform>Die Memory „{name}“ mit %Ln Einheiten aus dem Projekt entfernen?</numerusform>
      </translation>
    </message>
    <message>
      <source>Remove the term</source>
      <translation>Terminus entfernen</translation>
    </message>
    <message>
      <source>Remove the terms</source>
      <translation>Termini entfernen</translation>
    </message>
    <message>
      <source>Remove “{source} → {target}” from the glossary “{glossary}”?</source>
      <translation>„{source} → {target}“ aus dem Glossar „{glossary}“ entfernen?</translation>
    </message>
    <message>
      <source>Remove “{source}, {target}” from the glossary {glossary}?</source>
      <translation>„{source}, {target}“ aus dem Glossar {glossary} entfernen?</translation>
    </message>
    <message>
      <source>Remove …</source>
      <translation>Entfernen …</translation>
    </message>
    <message>
      <source>Remove: {name}</source>
      <translation>Entfernen: {name}</translation>
    </message>
    <message>
      <source>Removed: {source}, {target}</source>
      <translation>Entfernt: {source}, {target}</translation>
    </message>
    <message>
      <source>Rename the engine</source>
      <translation>Engine umbenennen</translation>
    </message>
    <message>
      <source>Renamed to “{name}”.</source>
      <translation>In „{name}“ umbenannt.</translation>
    </message>
    <message>
      <source>Reordering, backward: discontinuous</source>
      <translation>Umordnung, rückwärts: diskontinuierlich</translation>
    </message>
    <message>
      <source>Reordering, backward: monotone</source>
      <translation>Umordnung, rückwärts: monoton</translation>
    </message>
    <message>
      <source>Reordering, backward: swap</source>
      <translation>Umordnung, rückwärts: Vertauschung</translation>
    </message>
    <message>
      <source>Reordering, forward: discontinuous</source>
      <translation>Umordnung, vorwärts: diskontinuierlich</translation>
    </message>
    <message>
      <source>Reordering, forward: monotone</source>
      <translation>Umordnung, vorwärts: monoton</translation>
    </message>
    <message>
      <source>Reordering, forward: swap</source>
      <translation>Umordnung, vorwärts: Vertauschung</translation>
    </message>
    <message>
      <source>Repair matches: patch in what differs</source>
      <translation>Treffer reparieren: einsetzen, was abweicht</translation>
    </message>
    <message>
      <source>Repaired match</source>
      <translation>Reparierter Treffer</translation>
    </message>
    <message>
      <source>Repeat the Translation</source>
      <translation>Übersetzung wiederholen</translation>
    </message>
    <message>
      <source>Repeat the translation</source>
      <translation>Übersetzung wiederholen</translation>
    </message>
    <message>
      <source>Repeated</source>
      <translation>Wiederholt</translation>
    </message>
    <message>
      <source>Repeated from a segment with the same source</source>
      <translation>Aus einem Segment mit gleichem Ausgangstext wiederholt</translation>
    </message>
    <message>
      <source>Repeated from another segment</source>
      <translation>Aus einem anderen Segment wiederholt</translation>
    </message>
    <message numerus="yes">
      <source>Repeated in %Ln segments. {key} takes it back.</source>
      <translation>
        <numerusform>In %Ln Segment wiederholt. {key} nimmt es zurück.</numerusform>
        <numerusform>In %Ln Segmenten wiederholt. {key} nimmt es zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>Repeated in the project</source>
      <translation>Im Projekt wiederholt</translation>
    </message>
    <message>
      <source>Repeated punctuation</source>
      <translation>Doppelte Satzzeichen</translation>
    </message>
    <message>
      <source>Repeated segments</source>
      <translation>Wiederholte Segmente</translation>
    </message>
    <message>
      <source>Repeated words</source>
      <translation>Wiederholte Wörter</translation>
    </message>
    <message>
      <source>Repetitions</source>
      <translation>Wiederholungen</translation>
    </message>
    <message>
      <source>Repetitions within repetitions, as in (a+)+, take long; write it more simply.</source>
      <translation>Wiederholungen in Wiederholungen wie (a+)+ dauern lange; schreiben Sie es einfacher.</translation>
    </message>
    <message>
      <source>Repetitions within repetitions, like (a+)+, take ever longer: write them as one.</source>
      <translation>Wiederholungen in Wiederholungen wie (a+)+ dauern immer länger: Schreiben Sie sie als eine.</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Ersetzen</translation>
    </message>
    <message numerus="yes">
      <source>Replace %Ln</source>
      <translation>
        <numerusform>%Ln ersetzen</numerusform>
        <numerusform>%Ln ersetzen</numerusform>
      </translation>
    </message>
    <message>
      <source>Replace in memory units</source>
      <translation>In Memory-Einheiten ersetzen</translation>
    </message>
    <message>
      <source>Replace what is checked ({key}).</source>
      <translation>Ersetzt, was angehakt ist ({key}).</translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln segments.</source>
      <translation>
        <numerusform>In %Ln Segment ersetzt.</numerusform>
        <numerusform>In %Ln Segmenten ersetzt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln segments. {key} takes it back.</source>
      <translation>
        <numerusform>In %Ln Segment ersetzt. {key} nimmt es zurück.</numerusform>
        <numerusform>In %Ln Segmenten ersetzt. {key} nimmt es zurück.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln units. {key} takes it back.</source>
      <translation>
        <numerusform>In %Ln Einheit ersetzt. {key} nimmt es zurück.</numerusform>
        <numerusform>In %Ln Einheiten ersetzt. {key} nimmt es zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>Berichte</translation>
    </message>
    <message>
      <source>Required</source>
      <translation>Verlangt</translation>
    </message>
    <message>
      <source>Rescue a damaged project</source>
      <translation>Beschädigtes Projekt retten</translation>
    </message>
    <message>
      <source>Rescue the project</source>
      <translation>Projekt retten</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Zurücksetzen</translation>
    </message>
    <message>
      <source>Reset all</source>
      <translation>Alle zurücksetzen</translation>
    </message>
    <message>
      <source>Reset the layout</source>
      <translation>Anordnung zurücksetzen</translation>
    </message>
    <message>
      <source>Resolve it</source>
      <translation>Erledigen</translation>
    </message>
    <message>
      <source>Resolve the finding</source>
      <translation>Den Befund erledigen</translation>
    </message>
    <message>
      <source>Resolved too</source>
      <translation>Auch erledigte</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Vorgaben wiederherstellen</translation>
    </message>
    <message>
      <source>Restore the file from a backup.</source>
      <translation>Stellen Sie die Datei aus einer Sicherung wieder her.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Return packages</source>
      <translation>Rückpakete</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Überprüfung</translation>
    </message>
    <message>
      <source>Review of {name}</source>
      <translation>Überprüfung von {name}</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Überprüft</translation>
    </message>
    <message>
      <source>Reviewer: {name}</source>
      <translation>Überprüfer: {name}</translation>
    </message>
    <message>
      <source>Right-to-left mark</source>
      <translation>Rechts-nach-links-Marke</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>Rumänisch</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Runden</translation>
    </message>
    <message>
      <source>Rounds of training; once a line is flat, more bring nothing</source>
      <translation>Trainingsrunden; ist eine Linie flach, bringen weitere nichts</translation>
    </message>
    <message>
      <source>Rounds, passes, truths and the n-best size must be at least 1.</source>
      <translation>Runden, Durchgänge, Wahrheiten und die Zahl der besten Übersetzungen müssen mindestens 1 sein.</translation>
    </message>
    <message>
      <source>Rows of segments</source>
      <translation>Segmentzeilen</translation>
    </message>
    <message>
      <source>Rule for a whole constituent of the source</source>
      <translation>Regel für ein ganzes Satzglied des Ausgangssatzes</translation>
    </message>
    <message>
      <source>Rule that crosses a constituent of the source</source>
      <translation>Regel, die ein Satzglied des Ausgangssatzes kreuzt</translation>
    </message>
    <message>
      <source>Rule {number}</source>
      <translation>Regel {number}</translation>
    </message>
    <message>
      <source>Rule {number} is not a regular expression: {reason}</source>
      <translation>Regel {number} ist kein regulärer Ausdruck: {reason}</translation>
    </message>
    <message>
      <source>Rule {number} takes too long on the text “{text}”.</source>
      <translation>Regel {number} braucht zu lange für den Text „{text}“.</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Rules and gaps</source>
      <translation>Regeln und Lücken</translation>
    </message>
    <message>
      <source>Rules count for documents that are added from now on.</source>
      <translation>Regeln gelten für Dokumente, die ab jetzt hinzukommen.</translation>
    </message>
    <message>
      <source>Rules of a file (SRX) …</source>
      <translation>Regeln aus einer Datei (SRX) …</translation>
    </message>
    <message>
      <source>Rules of a syntactic category</source>
      <translation>Regeln einer syntaktischen Kategorie</translation>
    </message>
    <message>
      <source>Rules of your own</source>
      <translation>Eigene Regeln</translation>
    </message>
    <message>
      <source>Rules with a + or * inside another one can take for ever; rewrite it.</source>
      <translation>Regeln mit + oder * innerhalb eines anderen können ewig dauern; schreiben Sie sie um.</translation>
    </message>
    <message>
      <source>Rules with gaps that were seen less often are left out: 10 makes the engine several times smaller and half as quick again.</source>
      <translation>Regeln mit Lücken, die seltener vorkamen, werden weggelassen: Mit 10 wird die Engine um ein Mehrfaches kleiner und um die Hälfte schneller.</translation>
    </message>
    <message>
      <source>Russia</source>
      <translation>Russland</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>Russisch</translation>
    </message>
    <message>
      <source>S&amp;hare …</source>
      <translation>Te&amp;ilen …</translation>
    </message>
    <message>
      <source>S&amp;maller Text</source>
      <translation>&amp;Kleinerer Text</translation>
    </message>
    <message>
      <source>S&amp;plit and Merge</source>
      <translation>Teilen und &amp;verbinden</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Save No&amp;w</source>
      <translation>&amp;Jetzt speichern</translation>
    </message>
    <message>
      <source>Save and quit.</source>
      <translation>Speichern und beenden.</translation>
    </message>
    <message>
      <source>Save drafts after</source>
      <translation>Entwürfe speichern nach</translation>
    </message>
    <message>
      <source>Save it as UTF-8 and try again.</source>
      <translation>Speichern Sie sie als UTF-8 und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Save it as UTF-8.</source>
      <translation>Speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
      <source>Save it without a DTD.</source>
      <translation>Speichern Sie sie ohne DTD.</translation>
    </message>
    <message>
      <source>Save it without a password, in the present format.</source>
      <translation>Speichern Sie sie ohne Passwort im heutigen Format.</translation>
    </message>
    <message>
      <source>Save it without.</source>
      <translation>Speichern Sie sie ohne Passwort.</translation>
    </message>
    <message>
      <source>Save the &amp;Report …</source>
      <translation>&amp;Bericht speichern …</translation>
    </message>
    <message>
      <source>Save the draft</source>
      <translation>Entwurf speichern</translation>
    </message>
    <message>
      <source>Save the file as UTF-8.</source>
      <translation>Speichern Sie die Datei als UTF-8.</translation>
    </message>
    <message>
      <source>Save the page as UTF-8.</source>
      <translation>Speichern Sie die Seite als UTF-8.</translation>
    </message>
    <message>
      <source>Save the pairs</source>
      <translation>Paare speichern</translation>
    </message>
    <message>
      <source>Save the report</source>
      <translation>Bericht speichern</translation>
    </message>
    <message>
      <source>Save this Filter</source>
      <translation>Diesen Filter speichern</translation>
    </message>
    <message>
      <source>Save, and go back to the welcome page.</source>
      <translation>Speichern und zur Startseite zurückkehren.</translation>
    </message>
    <message>
      <source>Saved. Postil saves while you type, and when you leave a segment.</source>
      <translation>Gespeichert. Postil speichert beim Schreiben und beim Verlassen eines Segments von selbst.</translation>
    </message>
    <message>
      <source>Say for which client the lessons count.</source>
      <translation>Sagen Sie, für welchen Kunden das Gelernte gilt.</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Wert</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Werte</translation>
    </message>
    <message>
      <source>Se&amp;ttings …</source>
      <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suche</translation>
    </message>
    <message>
      <source>Search again.</source>
      <translation>Suchen Sie noch einmal.</translation>
    </message>
    <message>
      <source>Search both sides</source>
      <translation>Auf beiden Seiten suchen</translation>
    </message>
    <message>
      <source>Search commands and keys</source>
      <translation>Befehle und Tastenkürzel suchen</translation>
    </message>
    <message>
      <source>Search terms, notes and definitions</source>
      <translation>Termini, Anmerkungen und Definitionen durchsuchen</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>Befehle durchsuchen</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>Die Anleitung durchsuchen</translation>
    </message>
    <message>
      <source>Search the memories</source>
      <translation>Memorys durchsuchen</translation>
    </message>
    <message>
      <source>Search the memories for the selected words. Once more: go to what was found.</source>
      <translation>Die markierten Wörter in den Memorys suchen. Noch einmal: zu den Funden gehen.</translation>
    </message>
    <message>
      <source>Search the memory</source>
      <translation>Memory durchsuchen</translation>
    </message>
    <message>
      <source>Search the settings</source>
      <translation>Einstellungen durchsuchen</translation>
    </message>
    <message>
      <source>Search: a command or a key</source>
      <translation>Suchen: ein Befehl oder ein Tastenkürzel</translation>
    </message>
    <message>
      <source>Second language model</source>
      <translation>Zweites Sprachmodell</translation>
    </message>
    <message>
      <source>Second language model, n-grams</source>
      <translation>Zweites Sprachmodell, N-Gramme</translation>
    </message>
    <message>
      <source>Seconds</source>
      <translation>Sekunden</translation>
    </message>
    <message>
      <source>See earlier versions of the translation, and bring one back.</source>
      <translation>Frühere Fassungen der Übersetzung sehen und eine zurückholen.</translation>
    </message>
    <message>
      <source>See it and another engine side by side.</source>
      <translation>Sie und eine andere Engine nebeneinander sehen.</translation>
    </message>
    <message>
      <source>See what two engines make of the same segments, side by side.</source>
      <translation>Nebeneinander sehen, was zwei Engines aus denselben Segmenten machen.</translation>
    </message>
    <message>
      <source>See who taught the engine of the team what, and take it back.</source>
      <translation>Sehen, wer der Engine des Teams was beigebracht hat, und es zurücknehmen.</translation>
    </message>
    <message>
      <source>Seeds that differ in no weight give every sentence one translation: nothing to learn.</source>
      <translation>Startwerte, die sich in keinem Gewicht unterscheiden, geben jedem Satz eine einzige Übersetzung: nichts zu lernen.</translation>
    </message>
    <message>
      <source>Segment</source>
      <translation>Segment</translation>
    </message>
    <message>
      <source>Segment (1 to {total})</source>
      <translation>Segment (1 bis {total})</translation>
    </message>
    <message>
      <source>Segment pairs read</source>
      <translation>Gelesene Segmentpaare</translation>
    </message>
    <message>
      <source>Segment pairs to look rules up in</source>
      <translation>Segmentpaare zum Nachschlagen von Regeln</translation>
    </message>
    <message>
      <source>Segment {number:,} of {total:,}</source>
      <translation>Segment {number:,} von {total:,}</translation>
    </message>
    <message>
      <source>Segment {number:,}: {problem}</source>
      <translation>Segment {number:,}: {problem}</translation>
    </message>
    <message>
      <source>Segment {number}</source>
      <translation>Segment {number}</translation>
    </message>
    <message>
      <source>Segment {number} confirmed.</source>
      <translation>Segment {number} bestätigt.</translation>
    </message>
    <message>
      <source>Segment {number} has no text it could be compared with.</source>
      <translation>Segment {number} hat keinen Text, mit dem es verglichen werden könnte.</translation>
    </message>
    <message>
      <source>Segment {number} is a draft again.</source>
      <translation>Segment {number} ist wieder ein Entwurf.</translation>
    </message>
    <message>
      <source>Segment {number} is confirmed with errors. {what} {key} goes back to it.</source>
      <translation>Segment {number} ist mit Fehlern bestätigt. {what} {key} führt dorthin zurück.</translation>
    </message>
    <message>
      <source>Segment {number} is locked.</source>
      <translation>Segment {number} ist gesperrt.</translation>
    </message>
    <message>
      <source>Segment {number} is not confirmed.</source>
      <translation>Segment {number} ist nicht bestätigt.</translation>
    </message>
    <message>
      <source>Segment {number} is now translated: {text}</source>
      <translation>Segment {number} wird jetzt übersetzt: {text}</translation>
    </message>
    <message>
      <source>Segment {number} of {total}, {state}. Source: {source}</source>
      <translation>Segment {number} von {total}, {state}. Ausgangstext: {source}</translation>
    </message>
    <message>
      <source>Segment {number} of {total}.</source>
      <translation>Segment {number} von {total}.</translation>
    </message>
    <message>
      <source>Segmentation</source>
      <translation>Segmentierung</translation>
    </message>
    <message>
      <source>Segmentation rules</source>
      <translation>Segmentierungsregeln</translation>
    </message>
    <message>
      <source>Segments</source>
      <translation>Segmente</translation>
    </message>
    <message>
      <source>Segments as a backup has them: {count}</source>
      <translation>Segmente, wie eine Sicherung sie hat: {count}</translation>
    </message>
    <message>
      <source>Segments changed by {name}: {number}</source>
      <translation>Von {name} geänderte Segmente: {number}</translation>
    </message>
    <message>
      <source>Segments kept out of the training</source>
      <translation>Vom Training zurückgehaltene Segmente</translation>
    </message>
    <message>
      <source>Segments left</source>
      <translation>Segmente offen</translation>
    </message>
    <message>
      <source>Segments shown</source>
      <translation>Gezeigte Segmente</translation>
    </message>
    <message>
      <source>Segments taken over: {taken}. Changed on both sides: {conflicts}; changed only here: {kept}; not in this project: {unknown}.</source>
      <translation>Übernommene Segmente: {taken}. Auf beiden Seiten geändert: {conflicts}; nur hier geändert: {kept}; nicht in diesem Projekt: {unknown}.</translation>
    </message>
    <message>
      <source>Segments that are not confirmed</source>
      <translation>Nicht bestätigte Segmente</translation>
    </message>
    <message>
      <source>Segments that are opened are sent to be looked up; nothing is kept of them.</source>
      <translation>Geöffnete Segmente werden zum Nachschlagen gesendet; davon wird nichts behalten.</translation>
    </message>
    <message>
      <source>Segments that came confirmed with their document are put into the memory of this project, in the name of who translated them if the file tells. What is in it already stays as it is.</source>
      <translation>Segmente, die mit ihrem Dokument bestätigt kamen, werden in die Memory dieses Projekts aufgenommen, unter dem Namen dessen, der sie übersetzt hat, wenn die Datei ihn nennt. Was schon darin ist, bleibt, wie es ist.</translation>
    </message>
    <message>
      <source>Segments that may not be as they were saved, drafts now: {count}</source>
      <translation>Segmente, die vielleicht nicht wie gespeichert sind, jetzt Entwürfe: {count}</translation>
    </message>
    <message>
      <source>Segments that read the same stay as they are; of the others the translations are kept as drafts.</source>
      <translation>Segmente, die gleich lauten, bleiben, wie sie sind; von den anderen bleiben die Übersetzungen als Entwürfe.</translation>
    </message>
    <message>
      <source>Segments to compare on</source>
      <translation>Segmente zum Vergleichen</translation>
    </message>
    <message>
      <source>Segments to judge by</source>
      <translation>Segmente zum Beurteilen</translation>
    </message>
    <message>
      <source>Segments whose findings are shown</source>
      <translation>Segmente, deren Befunde gezeigt werden</translation>
    </message>
    <message>
      <source>Segments with the same source</source>
      <translation>Segmente mit gleichem Ausgangstext</translation>
    </message>
    <message>
      <source>Segments without a translation are filled as drafts; nothing is confirmed. It can be undone in one step.</source>
      <translation>Segmente ohne Übersetzung werden als Entwürfe gefüllt; nichts wird bestätigt. Es lässt sich in einem Schritt zurücknehmen.</translation>
    </message>
    <message>
      <source>Segments, both translations and their scores</source>
      <translation>Segmente, beide Übersetzungen und ihre Werte</translation>
    </message>
    <message>
      <source>Segments: {count}</source>
      <translation>Segmente: {count}</translation>
    </message>
    <message>
      <source>Select a &amp;Part</source>
      <translation>Einen &amp;Teil auswählen</translation>
    </message>
    <message>
      <source>Select a tag in the source first.</source>
      <translation>Markieren Sie zuerst ein Tag im Ausgangstext.</translation>
    </message>
    <message>
      <source>Select the words to be looked up, in the source or the translation.</source>
      <translation>Wählen Sie die Wörter aus, die nachgeschlagen werden sollen, im Ausgangstext oder in der Übersetzung.</translation>
    </message>
    <message>
      <source>Select with Shift and the arrow keys; Enter inserts it, Escape leaves.</source>
      <translation>Markieren Sie mit Umschalt und Pfeiltasten; Eingabe fügt es ein, Esc verlässt.</translation>
    </message>
    <message>
      <source>Select words in the source or the translation and press {key}, or type them here.</source>
      <translation>Markieren Sie Wörter im Ausgangstext oder in der Übersetzung und drücken Sie {key}, oder tippen Sie sie hier.</translation>
    </message>
    <message>
      <source>Select words of the current match, to insert them alone.</source>
      <translation>Wörter des aktuellen Treffers auswählen, um nur sie einzufügen.</translation>
    </message>
    <message>
      <source>Select words of the source first.</source>
      <translation>Wählen Sie zuerst Wörter im Ausgangstext aus.</translation>
    </message>
    <message>
      <source>Sentence down</source>
      <translation>Satz nach unten</translation>
    </message>
    <message>
      <source>Sentence up</source>
      <translation>Satz nach oben</translation>
    </message>
    <message>
      <source>Sentences to learn from</source>
      <translation>Sätze, aus denen gelernt wird</translation>
    </message>
    <message>
      <source>Sentences with a syntax tree</source>
      <translation>Sätze mit Syntaxbaum</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>Serbisch</translation>
    </message>
    <message>
      <source>Set TMPDIR to a folder on a disk with room.</source>
      <translation>Setzen Sie TMPDIR auf einen Ordner auf einem Datenträger mit freiem Platz.</translation>
    </message>
    <message>
      <source>Set the state</source>
      <translation>Status setzen</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Settings of the training</source>
      <translation>Einstellungen des Trainings</translation>
    </message>
    <message>
      <source>Settings …</source>
      <translation>Einstellungen …</translation>
    </message>
    <message>
      <source>Several spaces in a row.</source>
      <translation>Mehrere Leerzeichen hintereinander.</translation>
    </message>
    <message>
      <source>Several translations of one source</source>
      <translation>Mehrere Übersetzungen eines Ausgangsterminus</translation>
    </message>
    <message>
      <source>Severity</source>
      <translation>Schwere</translation>
    </message>
    <message>
      <source>Share of words confirmed</source>
      <translation>Anteil bestätigter Wörter</translation>
    </message>
    <message>
      <source>Shared memories</source>
      <translation>Geteilte Memorys</translation>
    </message>
    <message>
      <source>Sharper phrases</source>
      <translation>Schärfere Phrasen</translation>
    </message>
    <message>
      <source>Sharper phrases first</source>
      <translation>Zuerst schärfere Phrasen</translation>
    </message>
    <message>
      <source>Sharper words and phrases</source>
      <translation>Schärfere Wörter und Phrasen</translation>
    </message>
    <message>
      <source>Shortest first</source>
      <translation>Kürzeste zuerst</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Anzeigen</translation>
    </message>
    <message>
      <source>Show &amp;Only Segments Translated Differently</source>
      <translation>&amp;Nur anders übersetzte Segmente zeigen</translation>
    </message>
    <message>
      <source>Show C&amp;hanges to the Suggestion</source>
      <translation>Änderungen am &amp;Vorschlag zeigen</translation>
    </message>
    <message>
      <source>Show Only What Was &amp;Changed</source>
      <translation>Nur &amp;Geändertes zeigen</translation>
    </message>
    <message>
      <source>Show Spaces and &amp;Invisible Characters</source>
      <translation>Leerzeichen und &amp;unsichtbare Zeichen zeigen</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Alle zeigen</translation>
    </message>
    <message>
      <source>Show below the segments what was changed in the suggestion, or stop it.</source>
      <translation>Unter den Segmenten zeigen, was am Vorschlag geändert wurde, oder damit aufhören.</translation>
    </message>
    <message>
      <source>Show below the segments what was changed in the suggestion.</source>
      <translation>Unter den Segmenten zeigen, was am Vorschlag geändert wurde.</translation>
    </message>
    <message>
      <source>Show changes to the draft</source>
      <translation>Änderungen am Entwurf zeigen</translation>
    </message>
    <message>
      <source>Show in grey how the machine would go on, or stop it.</source>
      <translation>In Grau zeigen, wie die Maschine fortfahren würde, oder damit aufhören.</translation>
    </message>
    <message>
      <source>Show in grey, while you type, how the machine would go on; Tab takes the next word.</source>
      <translation>In Grau zeigen, während Sie tippen, wie die Maschine fortfahren würde; Tab nimmt das nächste Wort.</translation>
    </message>
    <message>
      <source>Show more segments, closer together, or fewer with more space between them.</source>
      <translation>Mehr Segmente zeigen, dichter, oder weniger mit mehr Abstand.</translation>
    </message>
    <message>
      <source>Show only the changed segments</source>
      <translation>Nur die geänderten Segmente zeigen</translation>
    </message>
    <message>
      <source>Show only the coming segments that what was learned changes.</source>
      <translation>Nur die kommenden Segmente zeigen, die das Gelernte ändert.</translation>
    </message>
    <message>
      <source>Show spaces and characters that cannot be seen, or hide them again.</source>
      <translation>Leerzeichen und nicht sichtbare Zeichen zeigen oder wieder verbergen.</translation>
    </message>
    <message>
      <source>Show spaces and characters that cannot be seen.</source>
      <translation>Leerzeichen und nicht sichtbare Zeichen zeigen.</translation>
    </message>
    <message>
      <source>Show the Memory</source>
      <translation>Memory anzeigen</translation>
    </message>
    <message>
      <source>Show the segments only, or everything again.</source>
      <translation>Nur die Segmente zeigen, oder wieder alles.</translation>
    </message>
    <message>
      <source>Show the segments the reviewer changed; Escape shows all again.</source>
      <translation>Die vom Überprüfer geänderten Segmente zeigen; Esc zeigt wieder alle.</translation>
    </message>
    <message>
      <source>Show them</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Show them first</source>
      <translation>Erst zeigen</translation>
    </message>
    <message>
      <source>Show what the reviewer put in and took out, or no longer.</source>
      <translation>Zeigen, was der Überprüfer einfügte und wegnahm, oder nicht mehr.</translation>
    </message>
    <message>
      <source>Show which phrase, memory, file, date and person the word comes from.</source>
      <translation>Sagen, von welcher Phrase, Memory, Datei, Person und aus welcher Zeit das Wort kommt.</translation>
    </message>
    <message>
      <source>Shows the hidden machine translation</source>
      <translation>Zeigt die ausgeblendete maschinelle Übersetzung an</translation>
    </message>
    <message>
      <source>Significant ones</source>
      <translation>Signifikante</translation>
    </message>
    <message>
      <source>Significant ones: without pairs of phrases that may have met by chance; the engine has a tenth of the size and loses some tenths of a BLEU point.</source>
      <translation>Signifikante: ohne Phrasenpaare, die zufällig zusammengetroffen sein können; die Engine hat ein Zehntel der Größe und verliert einige Zehntel BLEU-Punkte.</translation>
    </message>
    <message>
      <source>Signs such as ( or ? are written \( and \? where they stand for themselves.</source>
      <translation>Zeichen wie ( oder ? werden \( und \? geschrieben, wo sie für sich selbst stehen.</translation>
    </message>
    <message>
      <source>Signs such as ( or { are written \( and \{ where they stand for themselves.</source>
      <translation>Zeichen wie ( oder { werden \( und \{ geschrieben, wo sie für sich selbst stehen.</translation>
    </message>
    <message>
      <source>Similar</source>
      <translation>Ähnlich</translation>
    </message>
    <message>
      <source>Simplified Han</source>
      <translation>vereinfacht</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Ab</translation>
    </message>
    <message>
      <source>Single tags in another order than in the source.</source>
      <translation>Einzelne Tags in anderer Reihenfolge als im Ausgangstext.</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Größe</translation>
    </message>
    <message>
      <source>Size of segment text</source>
      <translation>Größe des Segmenttexts</translation>
    </message>
    <message>
      <source>Size of {language}</source>
      <translation>Größe für {language}</translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation>Slowakisch</translation>
    </message>
    <message>
      <source>Slovenian</source>
      <translation>Slowenisch</translation>
    </message>
    <message>
      <source>Soft hyphen</source>
      <translation>Weicher Trennstrich</translation>
    </message>
    <message>
      <source>Some of these texts, kept out of the training</source>
      <translation>Ein Teil dieser Texte, vom Training zurückgehalten</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Ausgangstext</translation>
    </message>
    <message>
      <source>Source A–Z</source>
      <translation>Ausgangstext A–Z</translation>
    </message>
    <message>
      <source>Source Z–A</source>
      <translation>Ausgangstext Z–A</translation>
    </message>
    <message>
      <source>Source and target language are the same.</source>
      <translation>Ausgangs- und Zielsprache sind gleich.</translation>
    </message>
    <message>
      <source>Source and translation</source>
      <translation>Ausgangstext und Übersetzung</translation>
    </message>
    <message>
      <source>Source language</source>
      <translation>Ausgangssprache</translation>
    </message>
    <message>
      <source>Source only</source>
      <translation>Nur Ausgangstext</translation>
    </message>
    <message>
      <source>Source words of a rule and of what fills its gap</source>
      <translation>Ausgangswörter einer Regel und dessen, was ihre Lücke füllt</translation>
    </message>
    <message>
      <source>Sources and settings</source>
      <translation>Quellen und Einstellungen</translation>
    </message>
    <message>
      <source>Sources may be edited</source>
      <translation>Ausgangstexte dürfen bearbeitet werden</translation>
    </message>
    <message>
      <source>South Korea</source>
      <translation>Südkorea</translation>
    </message>
    <message>
      <source>Sp&amp;lit …</source>
      <translation>&amp;Teilen …</translation>
    </message>
    <message>
      <source>Space and punctuation</source>
      <translation>Leerzeichen und Satzzeichen</translation>
    </message>
    <message>
      <source>Space at the ends</source>
      <translation>Leerraum an den Enden</translation>
    </message>
    <message>
      <source>Space before %</source>
      <translation>Leerzeichen vor %</translation>
    </message>
    <message>
      <source>Space beside tags</source>
      <translation>Leerzeichen neben Tags</translation>
    </message>
    <message>
      <source>Space switches a glossary on or off; Enter opens its terms.</source>
      <translation>Die Leertaste schaltet ein Glossar ein oder aus; die Eingabetaste öffnet seine Termini.</translation>
    </message>
    <message>
      <source>Space switches a memory on or off; Enter sets priorities and penalties.</source>
      <translation>Die Leertaste schaltet eine Memory ein oder aus; die Eingabetaste öffnet Prioritäten und Abzüge.</translation>
    </message>
    <message>
      <source>Spaces around a tag that the source lacks, or the other way round.</source>
      <translation>Leerzeichen um ein Tag, die der Ausgangstext nicht hat, oder umgekehrt.</translation>
    </message>
    <message>
      <source>Spaces the target language wants or forbids beside punctuation.</source>
      <translation>Leerzeichen, die die Zielsprache bei Satzzeichen verlangt oder verbietet.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Spanien</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>Spanisch</translation>
    </message>
    <message>
      <source>Spanish questions and exclamations that are not opened.</source>
      <translation>Spanische Fragen und Ausrufe ohne öffnendes Zeichen.</translation>
    </message>
    <message>
      <source>Speaker’s notes</source>
      <translation>Sprechernotizen</translation>
    </message>
    <message>
      <source>Spelling</source>
      <translation>Rechtschreibung</translation>
    </message>
    <message>
      <source>Spelling is checked while you type.</source>
      <translation>Die Rechtschreibung wird beim Tippen geprüft.</translation>
    </message>
    <message>
      <source>Spelling is not checked.</source>
      <translation>Die Rechtschreibung wird nicht geprüft.</translation>
    </message>
    <message>
      <source>Split</source>
      <translation>Teilen</translation>
    </message>
    <message>
      <source>Split the Segment</source>
      <translation>Segment teilen</translation>
    </message>
    <message>
      <source>Split the segment</source>
      <translation>Segment teilen</translation>
    </message>
    <message>
      <source>Split the segment in two, where the document allows it.</source>
      <translation>Das Segment in zwei teilen, wo das Dokument es erlaubt.</translation>
    </message>
    <message>
      <source>St&amp;ate</source>
      <translation>St&amp;atus</translation>
    </message>
    <message>
      <source>Start at least one with `dask worker {address}`.</source>
      <translation>Starten Sie mindestens einen mit `dask worker {address}`.</translation>
    </message>
    <message>
      <source>Start from another engine, or from none.</source>
      <translation>Gehen Sie von einer anderen Engine aus, oder von keiner.</translation>
    </message>
    <message>
      <source>Start from another engine, or learn without sharper phrases.</source>
      <translation>Gehen Sie von einer anderen Engine aus, oder lernen Sie ohne schärfere Phrasen.</translation>
    </message>
    <message>
      <source>Start from the engine that it was made from.</source>
      <translation>Gehen Sie von der Engine aus, aus der sie gemacht wurde.</translation>
    </message>
    <message>
      <source>Start from the oracle, or keep more than one translation per sentence.</source>
      <translation>Gehen Sie vom Orakel aus, oder behalten Sie mehr als eine Übersetzung je Satz.</translation>
    </message>
    <message>
      <source>Start one with `dask scheduler` and `dask worker`, and give its tcp address.</source>
      <translation>Starten Sie einen mit `dask scheduler` und `dask worker`, und geben Sie seine tcp-Adresse an.</translation>
    </message>
    <message>
      <source>Start with a memory match from</source>
      <translation>Mit einem Memory-Treffer beginnen ab</translation>
    </message>
    <message>
      <source>Starting</source>
      <translation>Start</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Statistik</translation>
    </message>
    <message>
      <source>Statistics written to {name}.</source>
      <translation>Statistik nach {name} geschrieben.</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Bleiben</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stoppen</translation>
    </message>
    <message>
      <source>Stop counting</source>
      <translation>Zählen anhalten</translation>
    </message>
    <message>
      <source>Stop the training; nothing is kept.</source>
      <translation>Das Training beenden; nichts wird behalten.</translation>
    </message>
    <message>
      <source>Stop tracking changes; the texts stay as they are.</source>
      <translation>Keine Änderungen mehr anzeigen; die Texte bleiben, wie sie sind.</translation>
    </message>
    <message>
      <source>Stopped after {done} of {total} segments.</source>
      <translation>Angehalten nach {done} von {total} Segmenten.</translation>
    </message>
    <message>
      <source>Stopped. Nothing was made.</source>
      <translation>Angehalten. Nichts wurde angelegt.</translation>
    </message>
    <message>
      <source>Stopped: no package was written.</source>
      <translation>Angehalten: Kein Paket wurde geschrieben.</translation>
    </message>
    <message>
      <source>Stopped: nothing was changed.</source>
      <translation>Angehalten: Nichts wurde geändert.</translation>
    </message>
    <message>
      <source>Stopped: nothing was kept.</source>
      <translation>Angehalten: Nichts wurde behalten.</translation>
    </message>
    <message>
      <source>Stopped: nothing was merged.</source>
      <translation>Angehalten: Nichts wurde eingearbeitet.</translation>
    </message>
    <message>
      <source>Stopped: {done} of {total} documents written</source>
      <translation>Angehalten: {done} von {total} Dokumenten geschrieben</translation>
    </message>
    <message>
      <source>Stopped: {done} of {total} segments counted.</source>
      <translation>Angehalten: {done} von {total} Segmenten gezählt.</translation>
    </message>
    <message>
      <source>Straight marks where the language has its own.</source>
      <translation>Gerade Zeichen, wo die Sprache eigene hat.</translation>
    </message>
    <message>
      <source>Style</source>
      <translation>Stil</translation>
    </message>
    <message>
      <source>Suggestions come from</source>
      <translation>Vorschläge kommen von</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Zusammenfassung</translation>
    </message>
    <message>
      <source>Sure</source>
      <translation>Sicher</translation>
    </message>
    <message>
      <source>Swahili</source>
      <translation>Swahili</translation>
    </message>
    <message>
      <source>Sweden</source>
      <translation>Schweden</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>Schwedisch</translation>
    </message>
    <message>
      <source>Switch checks on and off, set limits, write rules of your own.</source>
      <translation>Prüfungen ein- und ausschalten, Grenzen setzen, eigene Regeln schreiben.</translation>
    </message>
    <message>
      <source>Switch this check off</source>
      <translation>Diese Prüfung abschalten</translation>
    </message>
    <message>
      <source>Switzerland</source>
      <translation>Schweiz</translation>
    </message>
    <message>
      <source>Syntax trees</source>
      <translation>Syntaxbäume</translation>
    </message>
    <message>
      <source>Syntax trees of rules</source>
      <translation>Syntaxbäume der Regeln</translation>
    </message>
    <message>
      <source>Syntax trees of the source sentences in brackets, one to a line, from any parser, in any order, for weights of phrases that match or cross their parts. They count where a translation is given such trees, too: on the command line.</source>
      <translation>Syntaxbäume der Ausgangssätze in Klammern, einer je Zeile, von einem beliebigen Parser, in beliebiger Reihenfolge, für Gewichte von Phrasen, die deren Teilen entsprechen oder sie kreuzen. Sie zählen, wo auch eine Übersetzung solche Bäume bekommt: auf der Befehlszeile.</translation>
    </message>
    <message>
      <source>Syntax trees of the target sentences in brackets, one to a line, from any parser, in any order. Empty: the parser makes them.</source>
      <translation>Syntaxbäume der Zielsätze in Klammern, einer je Zeile, von einem beliebigen Parser, in beliebiger Reihenfolge. Leer: Der Parser macht sie.</translation>
    </message>
    <message>
      <source>Syntax-based</source>
      <translation>Syntaxbasiert</translation>
    </message>
    <message>
      <source>T&amp;erms</source>
      <translation>T&amp;ermini</translation>
    </message>
    <message>
      <source>T&amp;est the connection</source>
      <translation>Verbindung t&amp;esten</translation>
    </message>
    <message>
      <source>T&amp;oken</source>
      <translation>T&amp;oken</translation>
    </message>
    <message>
      <source>TBX, MultiTerm XML, UTX, tables (Excel, TSV, CSV)</source>
      <translation>TBX, MultiTerm-XML, UTX, Tabellen (Excel, TSV, CSV)</translation>
    </message>
    <message>
      <source>TER</source>
      <translation>TER</translation>
    </message>
    <message>
      <source>TM</source>
      <translation>TM</translation>
    </message>
    <message>
      <source>TM, translation memory maintenance</source>
      <translation>TM, Translation Memory, Pflege</translation>
    </message>
    <message>
      <source>Ta&amp;gs</source>
      <translation>Ta&amp;gs</translation>
    </message>
    <message>
      <source>Table cell: row {row}, column {column}</source>
      <translation>Tabellenzelle: Zeile {row}, Spalte {column}</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Tag</translation>
    </message>
    <message>
      <source>Tags and layout</source>
      <translation>Tags und Layout</translation>
    </message>
    <message>
      <source>Tags of the source that the target lacks.</source>
      <translation>Tags des Ausgangstexts, die der Übersetzung fehlen.</translation>
    </message>
    <message>
      <source>Tags that do not open and close in order.</source>
      <translation>Tags, die nicht der Reihe nach öffnen und schließen.</translation>
    </message>
    <message>
      <source>Tags the source does not have, or not so often.</source>
      <translation>Tags, die der Ausgangstext nicht oder nicht so oft hat.</translation>
    </message>
    <message>
      <source>Taiwan</source>
      <translation>Taiwan</translation>
    </message>
    <message>
      <source>Take all keys of the marked command away.</source>
      <translation>Dem markierten Befehl alle Tastenkürzel nehmen.</translation>
    </message>
    <message>
      <source>Take all of the grey text.</source>
      <translation>Den ganzen grauen Text übernehmen.</translation>
    </message>
    <message>
      <source>Take all tags out of the selection, or out of the whole translation.</source>
      <translation>Alle Tags aus der Markierung oder der ganzen Übersetzung entfernen.</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Take back the last pre-translation, pseudo-translation or clearing as a whole.</source>
      <translation>Die letzte Vorübersetzung, Pseudoübersetzung oder Leerung als Ganzes zurücknehmen.</translation>
    </message>
    <message>
      <source>Take back the last step.</source>
      <translation>Den letzten Schritt zurücknehmen.</translation>
    </message>
    <message>
      <source>Take back what was deleted or replaced last.</source>
      <translation>Das zuletzt Gelöschte oder Ersetzte zurücknehmen.</translation>
    </message>
    <message>
      <source>Take back what was learned</source>
      <translation>Das Gelernte zurücknehmen</translation>
    </message>
    <message>
      <source>Take in a new version of the chosen document; unchanged segments keep their texts.</source>
      <translation>Eine neue Fassung des gewählten Dokuments aufnehmen; unveränderte Segmente behalten ihre Texte.</translation>
    </message>
    <message>
      <source>Take in the new version</source>
      <translation>Die neue Version aufnehmen</translation>
    </message>
    <message>
      <source>Take over what a colleague changed in a package, or in another program in an XLIFF or PO file that was exported here, with a report.</source>
      <translation>Übernehmen, was jemand in einem Paket geändert hat, oder in einem anderen Programm in einer XLIFF- oder PO-Datei, die hier exportiert wurde; mit Bericht.</translation>
    </message>
    <message>
      <source>Take the &amp;Next Word</source>
      <translation>&amp;Nächstes Wort übernehmen</translation>
    </message>
    <message>
      <source>Take the chosen document out of the project.</source>
      <translation>Das gewählte Dokument aus dem Projekt nehmen.</translation>
    </message>
    <message>
      <source>Take the chosen glossary out of the project.</source>
      <translation>Das gewählte Glossar aus dem Projekt nehmen.</translation>
    </message>
    <message>
      <source>Take the confirmation back, and what was learned from it.</source>
      <translation>Die Bestätigung und das daraus Gelernte zurücknehmen.</translation>
    </message>
    <message>
      <source>Take the document in again as a new version of itself; unchanged segments keep their translations.</source>
      <translation>Nehmen Sie das Dokument als neue Fassung seiner selbst noch einmal auf; unveränderte Segmente behalten ihre Übersetzungen.</translation>
    </message>
    <message>
      <source>Take the last split, merge, replacement or propagation back as a whole.</source>
      <translation>Die letzte Teilung, Verbindung, Ersetzung oder Übertragung als Ganzes zurücknehmen.</translation>
    </message>
    <message>
      <source>Take the memory chosen on the project page out of the project.</source>
      <translation>Die auf der Projektseite gewählte Memory aus dem Projekt entfernen.</translation>
    </message>
    <message>
      <source>Take the next word of the grey text; Tab does it, too.</source>
      <translation>Das nächste Wort des grauen Texts übernehmen; Tab tut es auch.</translation>
    </message>
    <message>
      <source>Take the review over</source>
      <translation>Die Überprüfung übernehmen</translation>
    </message>
    <message>
      <source>Take the translation out of every segment that is not confirmed.</source>
      <translation>Die Übersetzung aus jedem nicht bestätigten Segment nehmen.</translation>
    </message>
    <message>
      <source>Take this memory out of the project.</source>
      <translation>Diese Memory aus dem Projekt entfernen.</translation>
    </message>
    <message>
      <source>Take {name} out of the project? Drafts in it are lost; what was confirmed stays in the memory. The original file stays where it is.</source>
      <translation>{name} aus dem Projekt nehmen? Entwürfe darin gehen verloren; Bestätigtes bleibt in der Memory. Die Originaldatei bleibt, wo sie ist.</translation>
    </message>
    <message>
      <source>Taken back: the engine is as it was before.</source>
      <translation>Zurückgenommen: Die Engine ist wie zuvor.</translation>
    </message>
    <message>
      <source>Taken back: {text}</source>
      <translation>Zurückgenommen: {text}</translation>
    </message>
    <message>
      <source>Takes from a few seconds to a few minutes; you can translate meanwhile.</source>
      <translation>Dauert einige Sekunden bis Minuten; Sie können inzwischen übersetzen.</translation>
    </message>
    <message>
      <source>Talking to {address} …</source>
      <translation>Verbindung mit {address} …</translation>
    </message>
    <message>
      <source>Target language</source>
      <translation>Zielsprache</translation>
    </message>
    <message>
      <source>Targets longer than allowed.</source>
      <translation>Übersetzungen, die länger sind als erlaubt.</translation>
    </message>
    <message>
      <source>Taught to the Team’s Engine</source>
      <translation>Der Team-Engine beigebracht</translation>
    </message>
    <message>
      <source>Team Server</source>
      <translation>Team-Server</translation>
    </message>
    <message>
      <source>Team: asking …</source>
      <translation>Team: wird gefragt …</translation>
    </message>
    <message>
      <source>Team: away</source>
      <translation>Team: nicht erreichbar</translation>
    </message>
    <message>
      <source>Team: connected</source>
      <translation>Team: verbunden</translation>
    </message>
    <message>
      <source>Team: refused</source>
      <translation>Team: abgelehnt</translation>
    </message>
    <message>
      <source>Term</source>
      <translation>Terminus</translation>
    </message>
    <message>
      <source>Term &amp;Candidates …</source>
      <translation>Terminus&amp;kandidaten …</translation>
    </message>
    <message>
      <source>Term Candidates</source>
      <translation>Terminuskandidaten</translation>
    </message>
    <message>
      <source>Term candidates</source>
      <translation>Terminuskandidaten</translation>
    </message>
    <message>
      <source>Terminology</source>
      <translation>Terminologie</translation>
    </message>
    <message>
      <source>Terms</source>
      <translation>Termini</translation>
    </message>
    <message>
      <source>Terms in machine translations</source>
      <translation>Termini in maschinellen Übersetzungen</translation>
    </message>
    <message numerus="yes">
      <source>Terms that came, changed or went: %Ln.</source>
      <translation>
        <numerusform>Termini, die dazukamen, sich änderten oder wegfielen: %Ln.</numerusform>
        <numerusform>Termini, die dazukamen, sich änderten oder wegfielen: %Ln.</numerusform>
      </translation>
    </message>
    <message>
      <source>Test the cluster</source>
      <translation>Cluster testen</translation>
    </message>
    <message>
      <source>Test the connection</source>
      <translation>Verbindung testen</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Text</translation>
    </message>
    <message>
      <source>Text as Tags</source>
      <translation>Text als Tags</translation>
    </message>
    <message numerus="yes">
      <source>Text becomes a tag in %Ln segments of all documents:</source>
      <translation>
        <numerusform>In %Ln Segment aller Dokumente wird Text zum Tag:</numerusform>
        <numerusform>In %Ln Segmenten aller Dokumente wird Text zum Tag:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Text becomes a tag in %Ln segments of the open document:</source>
      <translation>
        <numerusform>In %Ln Segment des offenen Dokuments wird Text zum Tag:</numerusform>
        <numerusform>In %Ln Segmenten des offenen Dokuments wird Text zum Tag:</numerusform>
      </translation>
    </message>
    <message>
      <source>Text box</source>
      <translation>Textfeld</translation>
    </message>
    <message>
      <source>Text in the source language</source>
      <translation>Text in der Ausgangssprache</translation>
    </message>
    <message>
      <source>Text of the chapter</source>
      <translation>Text des Kapitels</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Zu suchender Text</translation>
    </message>
    <message>
      <source>Text to put in its place</source>
      <translation>Text, der an seine Stelle kommt</translation>
    </message>
    <message>
      <source>Text to select a part of</source>
      <translation>Text, aus dem ein Teil zu markieren ist</translation>
    </message>
    <message>
      <source>Texts of my own …</source>
      <translation>Eigene Texte …</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>Thailändisch</translation>
    </message>
    <message>
      <source>That line is not in the encoding that the file declares, or UTF-8 if it declares none; save it as UTF-8.</source>
      <translation>Diese Zeile ist nicht in der Kodierung, die die Datei angibt (UTF-8, wenn sie keine angibt); speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
      <source>The &amp;engine, with what it learned here</source>
      <translation>Die &amp;Engine, mit dem hier Gelernten</translation>
    </message>
    <message>
      <source>The address of a cluster looks like tcp://host:8786.</source>
      <translation>Die Adresse eines Clusters sieht aus wie tcp://host:8786.</translation>
    </message>
    <message>
      <source>The backup becomes a project of its own, in a new folder, and is opened. This project stays as it is: you can go on in either.</source>
      <translation>Die Sicherung wird ein eigenes Projekt in einem neuen Ordner und wird geöffnet. Dieses Projekt bleibt, wie es ist: Sie können in beiden weiterarbeiten.</translation>
    </message>
    <message>
      <source>The bracket “{mark}” has no partner.</source>
      <translation>Die Klammer „{mark}“ hat kein Gegenstück.</translation>
    </message>
    <message>
      <source>The candidates of sentence {number} have more than {most} features.</source>
      <translation>Die Kandidaten von Satz {number} haben mehr als {most} Merkmale.</translation>
    </message>
    <message>
      <source>The certificate of {host} is not trusted: {reason}.</source>
      <translation>Dem Zertifikat von {host} wird nicht vertraut: {reason}.</translation>
    </message>
    <message numerus="yes">
      <source>The changes of %Ln segments are accepted. {key} brings them back.</source>
      <translation>
        <numerusform>Die Änderungen in %Ln Segment sind angenommen. {key} bringt sie zurück.</numerusform>
        <numerusform>Die Änderungen in %Ln Segmenten sind angenommen. {key} bringt sie zurück.</numerusform>
      </translation>
    </message>
    <message>
      <source>The changes of a segment with tags go together.</source>
      <translation>Die Änderungen eines Segments mit Tags gehören zusammen.</translation>
    </message>
    <message>
      <source>The checks are set otherwise now.</source>
      <translation>Die Prüfungen sind jetzt anders eingestellt.</translation>
    </message>
    <message>
      <source>The checks find nothing in the other segments shown.</source>
      <translation>Die Prüfungen finden nichts in den anderen gezeigten Segmenten.</translation>
    </message>
    <message>
      <source>The checks find nothing in this segment.</source>
      <translation>Die Prüfungen finden nichts in diesem Segment.</translation>
    </message>
    <message>
      <source>The checks find nothing.</source>
      <translation>Die Prüfungen finden nichts.</translation>
    </message>
    <message numerus="yes">
      <source>The checks report %Ln findings.</source>
      <translation>
        <numerusform>Die Prüfungen melden %Ln Befund.</numerusform>
        <numerusform>Die Prüfungen melden %Ln Befunde.</numerusform>
      </translation>
    </message>
    <message>
      <source>The chosen segment</source>
      <translation>Das gewählte Segment</translation>
    </message>
    <message>
      <source>The chosen unit</source>
      <translation>Die gewählte Einheit</translation>
    </message>
    <message>
      <source>The cluster at {address} answers, but has no worker.</source>
      <translation>Der Cluster unter {address} antwortet, hat aber keinen Arbeiter.</translation>
    </message>
    <message>
      <source>The cluster failed: {reason}</source>
      <translation>Der Cluster ist gescheitert: {reason}</translation>
    </message>
    <message>
      <source>The cluster lost a piece of work {count} times.</source>
      <translation>Der Cluster hat einen Teil der Arbeit {count}-mal verloren.</translation>
    </message>
    <message>
      <source>The comment is not added. It is there when you open the comments again.</source>
      <translation>Der Kommentar ist nicht hinzugefügt. Er ist noch da, wenn Sie die Kommentare wieder öffnen.</translation>
    </message>
    <message>
      <source>The comparison is shown, but will not be in the history.</source>
      <translation>Der Vergleich wird gezeigt, kommt aber nicht in den Verlauf.</translation>
    </message>
    <message>
      <source>The computer went down while Postil was saving: look whether what you confirmed last is there</source>
      <translation>Der Rechner fiel aus, während Postil speicherte: Sehen Sie nach, ob das zuletzt Bestätigte da ist</translation>
    </message>
    <message>
      <source>The copy is called “{name}”.</source>
      <translation>Die Kopie heißt „{name}“.</translation>
    </message>
    <message>
      <source>The corpora hold no pair of segments in {source_language} and {target_language} that could be trained on.</source>
      <translation>Die Korpora enthalten kein Segmentpaar in {source_language} und {target_language}, mit dem trainiert werden könnte.</translation>
    </message>
    <message>
      <source>The corpus holds token id {word}, which is no word of its vocabulary.</source>
      <translation>Das Korpus enthält die Token-Nummer {word}, die kein Wort seines Vokabulars ist.</translation>
    </message>
    <message>
      <source>The corpus is empty: there is nothing to align.</source>
      <translation>Das Korpus ist leer: Es gibt nichts zu alignieren.</translation>
    </message>
    <message>
      <source>The damaged project is only read, and stays as it is. Postil makes a new project of what it finds, opens it, and says what is gone.</source>
      <translation>Das beschädigte Projekt wird nur gelesen und bleibt, wie es ist. Postil macht aus dem, was es findet, ein neues Projekt, öffnet es und sagt, was verloren ist.</translation>
    </message>
    <message>
      <source>The difference may be chance. Go on with the engine it was compared with; you can keep the new one and compare them in your work.</source>
      <translation>Der Unterschied kann Zufall sein. Bleiben Sie bei der Vergleichsengine; Sie können die neue behalten und beide bei der Arbeit vergleichen.</translation>
    </message>
    <message>
      <source>The document has no segment {key} any more.</source>
      <translation>Das Dokument hat kein Segment {key} mehr.</translation>
    </message>
    <message>
      <source>The document in its own language</source>
      <translation>Das Dokument in seiner eigenen Sprache</translation>
    </message>
    <message>
      <source>The documents do not say which languages they are in.</source>
      <translation>Die Dokumente sagen nicht, in welchen Sprachen sie sind.</translation>
    </message>
    <message>
      <source>The documents of {name} are here. This was left out; the work can be done without it.</source>
      <translation>Die Dokumente von {name} sind da. Dies wurde ausgelassen; die Arbeit geht auch ohne.</translation>
    </message>
    <message>
      <source>The engine as it is</source>
      <translation>Die Engine, wie sie ist</translation>
    </message>
    <message numerus="yes">
      <source>The engine could not learn from %Ln segments.</source>
      <translation>
        <numerusform>Aus %Ln Segment konnte die Engine nicht lernen.</numerusform>
        <numerusform>Aus %Ln Segmenten konnte die Engine nicht lernen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine has forgotten %Ln segments.</source>
      <translation>
        <numerusform>Die Engine hat %Ln Segment vergessen.</numerusform>
        <numerusform>Die Engine hat %Ln Segmente vergessen.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine has learned all segments of {name} before.</source>
      <translation>Die Engine hat schon aus allen Segmenten von {name} gelernt.</translation>
    </message>
    <message>
      <source>The engine has learned features already.</source>
      <translation>Die Engine hat schon gelernte Merkmale.</translation>
    </message>
    <message>
      <source>The engine has no word classes: {file} is missing.</source>
      <translation>Die Engine hat keine Wortklassen: {file} fehlt.</translation>
    </message>
    <message>
      <source>The engine has phrase scores, which features are not trained beside.</source>
      <translation>Die Engine hat Phrasenwerte; daneben werden keine Merkmale trainiert.</translation>
    </message>
    <message>
      <source>The engine has weights for unknown features: {names}.</source>
      <translation>Die Engine hat Gewichte für unbekannte Merkmale: {names}.</translation>
    </message>
    <message>
      <source>The engine is kept. Engine › Use an Engine puts it to work.</source>
      <translation>Die Engine bleibt erhalten. Engine › Engine verwenden setzt sie ein.</translation>
    </message>
    <message>
      <source>The engine is not available: {reason}</source>
      <translation>Die Engine ist nicht verfügbar: {reason}</translation>
    </message>
    <message>
      <source>The engine is ready</source>
      <translation>Die Engine ist fertig</translation>
    </message>
    <message>
      <source>The engine is ready, and in use in this project.</source>
      <translation>Die Engine ist fertig und wird in diesem Projekt verwendet.</translation>
    </message>
    <message>
      <source>The engine is ready.</source>
      <translation>Die Engine ist fertig.</translation>
    </message>
    <message numerus="yes">
      <source>The engine learned from %Ln segments.</source>
      <translation>
        <numerusform>Die Engine hat aus %Ln Segment gelernt.</numerusform>
        <numerusform>Die Engine hat aus %Ln Segmenten gelernt.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine learned it from {files}</source>
      <translation>Die Engine lernte es aus {files}</translation>
    </message>
    <message>
      <source>The engine learns</source>
      <translation>Die Engine lernt</translation>
    </message>
    <message>
      <source>The engine of this project cannot be opened.</source>
      <translation>Die Engine dieses Projekts kann nicht geöffnet werden.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used. {reason}

Once it is in its place again, Engine › Use an Engine takes it, or another one.</source>
      <translation>Die Engine dieses Projekts ist nicht verwendbar. {reason}

Sobald sie wieder an ihrem Platz ist, nimmt Engine › Engine verwenden sie in Gebrauch, oder eine andere.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used: it was moved or deleted, or it is damaged.</source>
      <translation>Die Engine dieses Projekts kann nicht verwendet werden: Sie wurde verschoben oder gelöscht, oder sie ist beschädigt.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used: nothing is learned.</source>
      <translation>Die Engine dieses Projekts kann nicht verwendet werden: Nichts wird gelernt.</translation>
    </message>
    <message>
      <source>The engine of this project is trained when the training under way has ended.</source>
      <translation>Die Engine dieses Projekts wird trainiert, wenn das laufende Training zu Ende ist.</translation>
    </message>
    <message>
      <source>The engine to start from</source>
      <translation>Die Engine, von der ausgegangen wird</translation>
    </message>
    <message>
      <source>The engine was made by a newer version of Postil: update, or train it anew.</source>
      <translation>Diese Engine stammt aus einer neueren Version von Postil: Aktualisieren Sie Postil, oder trainieren Sie die Engine neu.</translation>
    </message>
    <message numerus="yes">
      <source>The engine was stopped after %Ln segments; give the command again for the rest.</source>
      <translation>
        <numerusform>Die Engine wurde nach %Ln Segment angehalten; für den Rest den Befehl noch einmal geben.</numerusform>
        <numerusform>Die Engine wurde nach %Ln Segmenten angehalten; für den Rest den Befehl noch einmal geben.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine {engine} translates {theirs}, the project {ours}.</source>
      <translation>Die Engine {engine} übersetzt {theirs}, das Projekt {ours}.</translation>
    </message>
    <message>
      <source>The engine {folder} is damaged: {reason}</source>
      <translation>Die Engine {folder} ist beschädigt: {reason}</translation>
    </message>
    <message>
      <source>The engine's own scores count this many times beside the features, when they are trained first. The smaller it is, the more the features count.</source>
      <translation>Die eigenen Werte der Engine zählen so viele Male neben den Merkmalen, wenn diese zuerst trainiert werden. Je kleiner die Zahl, desto mehr zählen die Merkmale.</translation>
    </message>
    <message>
      <source>The engine's own scores count this many times beside the features. The smaller it is, the more the features count.</source>
      <translation>Die eigenen Werte der Engine zählen so viele Male neben den Merkmalen. Je kleiner die Zahl, desto mehr zählen die Merkmale.</translation>
    </message>
    <message>
      <source>The engines are taken as they were trained, without what they learned in projects.</source>
      <translation>Die Engines werden genommen, wie sie trainiert wurden, ohne das in Projekten Gelernte.</translation>
    </message>
    <message>
      <source>The file declares an encoding that is not read; save it as UTF-8.</source>
      <translation>Die Datei gibt eine Kodierung an, die nicht gelesen wird; speichern Sie sie als UTF-8.</translation>
    </message>
    <message>
      <source>The file is damaged or was cut off; ask for it again, or repair that line.</source>
      <translation>Die Datei ist beschädigt oder abgeschnitten; lassen Sie sie sich noch einmal schicken, oder reparieren Sie diese Zeile.</translation>
    </message>
    <message>
      <source>The file is damaged, or made to do harm; ask for it again.</source>
      <translation>Die Datei ist beschädigt oder soll Schaden anrichten; lassen Sie sie sich noch einmal schicken.</translation>
    </message>
    <message>
      <source>The file keeps the segment after this one in a unit of its own, and the program it comes from needs both.</source>
      <translation>Die Datei hält das nächste Segment in einer eigenen Einheit, und das Programm, aus dem sie kommt, braucht beide.</translation>
    </message>
    <message>
      <source>The file {name} in it says all of it.</source>
      <translation>Die Datei {name} darin sagt alles.</translation>
    </message>
    <message>
      <source>The files are still being looked at.</source>
      <translation>Die Dateien werden noch geprüft.</translation>
    </message>
    <message>
      <source>The finding is kept for the report.</source>
      <translation>Der Befund ist für den Bericht behalten.</translation>
    </message>
    <message>
      <source>The folder has no {name}.</source>
      <translation>Dem Ordner fehlt {name}.</translation>
    </message>
    <message>
      <source>The folder is not there.</source>
      <translation>Der Ordner ist nicht da.</translation>
    </message>
    <message>
      <source>The glossary forbids “{target}” for “{source}”.</source>
      <translation>Das Glossar verbietet „{target}“ für „{source}“.</translation>
    </message>
    <message>
      <source>The glossary has “{targets}” for “{source}”.</source>
      <translation>Das Glossar hat „{targets}“ für „{source}“.</translation>
    </message>
    <message>
      <source>The glossary is read-only.</source>
      <translation>Das Glossar ist schreibgeschützt.</translation>
    </message>
    <message>
      <source>The glossary {glossary} has no term {source!r}, {target!r}.</source>
      <translation>Das Glossar {glossary} hat keinen Eintrag {source!r}, {target!r}.</translation>
    </message>
    <message>
      <source>The glossary {name} is read-only.</source>
      <translation>Das Glossar {name} ist schreibgeschützt.</translation>
    </message>
    <message>
      <source>The glossary {name} says so; change the term there.</source>
      <translation>So steht es im Glossar {name}; ändern Sie den Terminus dort.</translation>
    </message>
    <message>
      <source>The hidden machine translation stands here: estimated quality {quality}, threshold {threshold}. {key} brings your text back.</source>
      <translation>Die ausgeblendete maschinelle Übersetzung steht jetzt hier: geschätzte Qualität {quality}, Schwelle {threshold}. {key} bringt Ihren Text zurück.</translation>
    </message>
    <message>
      <source>The index of a memory does not fit its units.</source>
      <translation>Der Index einer Memory passt nicht zu seinen Einheiten.</translation>
    </message>
    <message>
      <source>The index of a memory is damaged: {reason}.</source>
      <translation>Der Index einer Memory ist beschädigt: {reason}.</translation>
    </message>
    <message>
      <source>The journal of what was learned is damaged: an event is twice.</source>
      <translation>Das Verzeichnis des Gelernten ist beschädigt: Ein Ereignis ist doppelt.</translation>
    </message>
    <message>
      <source>The keyring of the system did not remove the token for {server}: {reason}.</source>
      <translation>Der Schlüsselbund des Systems hat das Token für {server} nicht gelöscht: {reason}.</translation>
    </message>
    <message>
      <source>The keys commands have, before you change any.</source>
      <translation>Die Tastenkürzel der Befehle, bevor Sie welche ändern.</translation>
    </message>
    <message>
      <source>The language of menus and messages, from the next start on.</source>
      <translation>Die Sprache von Menüs und Meldungen, ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>The languages in it are: {names}.</source>
      <translation>Darin enthaltene Sprachen: {names}.</translation>
    </message>
    <message>
      <source>The learning curve appears as soon as the first figures are there.</source>
      <translation>Die Lernkurve erscheint mit den ersten Zahlen.</translation>
    </message>
    <message>
      <source>The machine has not answered yet.</source>
      <translation>Die Maschine hat noch nicht geantwortet.</translation>
    </message>
    <message>
      <source>The machine suggests nothing for this segment.</source>
      <translation>Die Maschine schlägt für dieses Segment nichts vor.</translation>
    </message>
    <message>
      <source>The machine translates this differently now; the draft follows. {key} takes it back.</source>
      <translation>Die Maschine übersetzt dies jetzt anders; der Entwurf folgt. {key} nimmt es zurück.</translation>
    </message>
    <message>
      <source>The machine translation is hidden: estimated quality {quality}, threshold {threshold}. {key} inserts it; Memory › Matching sets the threshold.</source>
      <translation>Die maschinelle Übersetzung ist ausgeblendet: geschätzte Qualität {quality}, Schwelle {threshold}. {key} fügt sie ein; die Schwelle ändern Sie unter Memory › Treffersuche.</translation>
    </message>
    <message>
      <source>The machine's suggestion stands here. {key} brings your text back.</source>
      <translation>Der Vorschlag der Maschine steht jetzt hier. {key} bringt Ihren Text zurück.</translation>
    </message>
    <message>
      <source>The mark “{mark}” is repeated.</source>
      <translation>Das Zeichen „{mark}“ ist doppelt.</translation>
    </message>
    <message>
      <source>The memory of this computer does not suffice.</source>
      <translation>Der Arbeitsspeicher dieses Rechners reicht nicht aus.</translation>
    </message>
    <message>
      <source>The memory {name} has no unit {number}.</source>
      <translation>Die Memory {name} hat keine Einheit {number}.</translation>
    </message>
    <message>
      <source>The memory {name} is from {source} to {target}, the project from {ours} to {theirs}.</source>
      <translation>Die Memory {name} ist von {source} nach {target}, das Projekt von {ours} nach {theirs}.</translation>
    </message>
    <message>
      <source>The memory {name} is read-only.</source>
      <translation>Die Memory {name} ist schreibgeschützt.</translation>
    </message>
    <message>
      <source>The memory “{name}” is attached.</source>
      <translation>Die Memory „{name}“ ist eingebunden.</translation>
    </message>
    <message numerus="yes">
      <source>The memory “{name}” with %Ln units is removed.</source>
      <translation>
        <numerusform>Die Memory „{name}“ mit %Ln Einheit ist entfernt.</numerusform>
        <numerusform>Die Memory „{name}“ mit %Ln Einheiten ist entfernt.</numerusform>
      </translation>
    </message>
    <message>
      <source>The most trusted first: of equal matches, its own are shown first (Alt+Up, Alt+Down). Space makes a memory read-only, or lets it be changed.</source>
      <translation>Die verlässlichste zuerst: Bei gleichen Treffern stehen ihre vorn (Alt+Hoch, Alt+Herunter). Die Leertaste schaltet den Schreibschutz ein oder aus.</translation>
    </message>
    <message>
      <source>The new engine has not proved better</source>
      <translation>Die neue Engine hat sich nicht als besser erwiesen</translation>
    </message>
    <message>
      <source>The new engine is better</source>
      <translation>Die neue Engine ist besser</translation>
    </message>
    <message>
      <source>The new engine is not better</source>
      <translation>Die neue Engine ist nicht besser</translation>
    </message>
    <message>
      <source>The new engine translates the same</source>
      <translation>Die neue Engine übersetzt gleich</translation>
    </message>
    <message>
      <source>The next segment that is translated differently.</source>
      <translation>Das nächste Segment, das verschieden übersetzt ist.</translation>
    </message>
    <message>
      <source>The number {number} of the source is missing.</source>
      <translation>Die Zahl {number} des Ausgangstexts fehlt.</translation>
    </message>
    <message>
      <source>The open project uses it. Choose another engine there, or detach it first.</source>
      <translation>Das offene Projekt verwendet sie. Wählen Sie dort eine andere Engine oder lösen Sie sie zuerst.</translation>
    </message>
    <message>
      <source>The open project works with this engine.</source>
      <translation>Das offene Projekt arbeitet mit dieser Engine.</translation>
    </message>
    <message>
      <source>The open segment has a frame. Type its translation, then press {key}: it is confirmed, and the next one opens.</source>
      <translation>Das offene Segment hat einen Rahmen. Tippen Sie seine Übersetzung und drücken Sie {key}: Es ist bestätigt, und das nächste öffnet sich.</translation>
    </message>
    <message>
      <source>The package is for {languages}.</source>
      <translation>Das Paket ist für {languages}.</translation>
    </message>
    <message>
      <source>The page on the clipboard is too long to be pasted.</source>
      <translation>Die Seite in der Zwischenablage ist zu lang zum Einfügen.</translation>
    </message>
    <message>
      <source>The pairs of the alignment were not saved. Discard them?</source>
      <translation>Die Paare des Alignments sind nicht gespeichert. Verwerfen?</translation>
    </message>
    <message>
      <source>The panels are shown again.</source>
      <translation>Die Bereiche sind wieder zu sehen.</translation>
    </message>
    <message>
      <source>The penalty of a memory must lie between 0 and 100%.</source>
      <translation>Der Abzug einer Memory muss zwischen 0 und 100 % liegen.</translation>
    </message>
    <message>
      <source>The phrase table {folder} is damaged: {why}.</source>
      <translation>Die Phrasentabelle {folder} ist beschädigt: {why}.</translation>
    </message>
    <message>
      <source>The project has no document {document}.</source>
      <translation>Das Projekt hat kein Dokument {document}.</translation>
    </message>
    <message>
      <source>The project has no document {name}.</source>
      <translation>Das Projekt hat kein Dokument {name}.</translation>
    </message>
    <message>
      <source>The project has no memory {names}.</source>
      <translation>Das Projekt hat keine Memory {names}.</translation>
    </message>
    <message>
      <source>The project has no memory {name}.</source>
      <translation>Das Projekt hat keine Memory {name}.</translation>
    </message>
    <message>
      <source>The project has no segment {number}.</source>
      <translation>Das Projekt hat kein Segment {number}.</translation>
    </message>
    <message>
      <source>The project has that memory already, as {name}.</source>
      <translation>Das Projekt hat diese Memory schon, als {name}.</translation>
    </message>
    <message>
      <source>The project is in {path}.</source>
      <translation>Das Projekt liegt in {path}.</translation>
    </message>
    <message>
      <source>The project itself stays on the disk (Delete)</source>
      <translation>Das Projekt selbst bleibt auf der Platte (Entf)</translation>
    </message>
    <message>
      <source>The project was closed; its memories and texts are needed.</source>
      <translation>Das Projekt wurde geschlossen; seine Memorys und Texte werden gebraucht.</translation>
    </message>
    <message>
      <source>The project works without it. If the engine was moved, choose its new place with Engine › Use an Engine; what it learned here is kept in the project.</source>
      <translation>Das Projekt arbeitet ohne sie. Wurde die Engine verschoben, wählen Sie ihren neuen Ort mit Engine › Engine verwenden; was sie hier lernte, ist im Projekt bewahrt.</translation>
    </message>
    <message>
      <source>The project's own memory stays.</source>
      <translation>Die eigene Memory des Projekts bleibt.</translation>
    </message>
    <message>
      <source>The project's own memory takes what is confirmed.</source>
      <translation>Die eigene Memory des Projekts nimmt auf, was bestätigt wird.</translation>
    </message>
    <message>
      <source>The properties of a unit in the database are damaged.</source>
      <translation>Die Eigenschaften einer Einheit in der Datenbank sind beschädigt.</translation>
    </message>
    <message>
      <source>The recipe {name} has no setting {name_2}.</source>
      <translation>Das Rezept {name} hat keine Einstellung {name_2}.</translation>
    </message>
    <message>
      <source>The recipe {recipe} trains on this machine only.</source>
      <translation>Das Rezept {recipe} trainiert nur auf diesem Rechner.</translation>
    </message>
    <message numerus="yes">
      <source>The report is written; it names %Ln segments.</source>
      <translation>
        <numerusform>Der Bericht ist geschrieben; er nennt %Ln Segment.</numerusform>
        <numerusform>Der Bericht ist geschrieben; er nennt %Ln Segmente.</numerusform>
      </translation>
    </message>
    <message>
      <source>The rescued project is in {folder}.</source>
      <translation>Das gerettete Projekt ist in {folder}.</translation>
    </message>
    <message>
      <source>The return package is in {path}.</source>
      <translation>Das Rückpaket liegt in {path}.</translation>
    </message>
    <message>
      <source>The review has changed nothing here.</source>
      <translation>Die Überprüfung hat hier nichts geändert.</translation>
    </message>
    <message>
      <source>The review has changed nothing.</source>
      <translation>Die Überprüfung hat nichts geändert.</translation>
    </message>
    <message>
      <source>The review rejects the translation.</source>
      <translation>Die Prüfung lehnt die Übersetzung ab.</translation>
    </message>
    <message>
      <source>The rule “{name}” is not a regular expression: {reason}</source>
      <translation>Die Regel „{name}“ ist kein regulärer Ausdruck: {reason}</translation>
    </message>
    <message>
      <source>The rule “{name}” names group {group}, which its source lacks.</source>
      <translation>Die Regel „{name}“ nennt die Gruppe {group}, die ihr Ausgangstext nicht hat.</translation>
    </message>
    <message>
      <source>The rule “{name}” took too long and was given up.</source>
      <translation>Die Regel „{name}“ dauerte zu lange und wurde abgebrochen.</translation>
    </message>
    <message>
      <source>The rules are for all documents of the project.</source>
      <translation>Die Regeln gelten für alle Dokumente des Projekts.</translation>
    </message>
    <message>
      <source>The same mark twice, as in “,,”.</source>
      <translation>Zweimal dasselbe Zeichen, wie in „,,“.</translation>
    </message>
    <message>
      <source>The same source is translated otherwise in: {numbers}. Repeat shows them.</source>
      <translation>Derselbe Ausgangstext ist anders übersetzt in: {numbers}. Wiederholen zeigt sie.</translation>
    </message>
    <message>
      <source>The same source translated in different ways.</source>
      <translation>Derselbe Ausgangstext verschieden übersetzt.</translation>
    </message>
    <message>
      <source>The same text</source>
      <translation>Derselbe Text</translation>
    </message>
    <message>
      <source>The same text in the same place</source>
      <translation>Derselbe Text an derselben Stelle</translation>
    </message>
    <message>
      <source>The same text with the same neighbour</source>
      <translation>Derselbe Text mit demselben Nachbarn</translation>
    </message>
    <message>
      <source>The same word twice in a row.</source>
      <translation>Dasselbe Wort zweimal hintereinander.</translation>
    </message>
    <message>
      <source>The segment before that is translated differently.</source>
      <translation>Das vorige Segment, das verschieden übersetzt ist.</translation>
    </message>
    <message>
      <source>The segment is final.</source>
      <translation>Das Segment ist endgültig.</translation>
    </message>
    <message>
      <source>The segment is no longer in the project. What you typed in it is on the clipboard: {text}</source>
      <translation>Das Segment ist nicht mehr im Projekt. Was Sie darin getippt haben, liegt in der Zwischenablage: {text}</translation>
    </message>
    <message>
      <source>The segment is translated and waits for review.</source>
      <translation>Das Segment ist übersetzt und wartet auf die Prüfung.</translation>
    </message>
    <message>
      <source>The segment was changed since; this cannot be done again.</source>
      <translation>Das Segment wurde inzwischen geändert; das lässt sich nicht wiederholen.</translation>
    </message>
    <message>
      <source>The segment was changed since; this cannot be undone any more.</source>
      <translation>Das Segment wurde inzwischen geändert; das lässt sich nicht mehr rückgängig machen.</translation>
    </message>
    <message>
      <source>The segment was reviewed.</source>
      <translation>Das Segment wurde überprüft.</translation>
    </message>
    <message>
      <source>The segmentation rule {before!r} {after!r} cannot be used: {reason}</source>
      <translation>Die Segmentierungsregel {before!r} {after!r} ist nicht brauchbar: {reason}</translation>
    </message>
    <message>
      <source>The segmentation rule {before!r} {after!r} took too long.</source>
      <translation>Die Segmentierungsregel {before!r} {after!r} hat zu lange gedauert.</translation>
    </message>
    <message>
      <source>The segmentation rules name a language {pattern!r} that cannot be used: {reason}</source>
      <translation>Die Segmentierungsregeln nennen eine Sprache {pattern!r}, die nicht brauchbar ist: {reason}</translation>
    </message>
    <message>
      <source>The segmentation rules name a language {pattern!r} that takes too long.</source>
      <translation>Die Segmentierungsregeln nennen eine Sprache {pattern!r}, die zu lange dauert.</translation>
    </message>
    <message>
      <source>The segments and their memory units stay; only what the engine learned goes.</source>
      <translation>Die Segmente und ihre Memory-Einheiten bleiben; nur das von der Engine Gelernte geht.</translation>
    </message>
    <message>
      <source>The server answers.</source>
      <translation>Der Server antwortet.</translation>
    </message>
    <message>
      <source>The server answers; this is the token of {user}.</source>
      <translation>Der Server antwortet; das ist das Token von {user}.</translation>
    </message>
    <message>
      <source>The server has nothing for the languages of this project.</source>
      <translation>Der Server hat nichts für die Sprachen dieses Projekts.</translation>
    </message>
    <message>
      <source>The settings of the checks are not what they should be: {reason}</source>
      <translation>Die Einstellungen der Prüfungen sind nicht, was sie sein sollten: {reason}</translation>
    </message>
    <message>
      <source>The shared memory “{name}” cannot be used: {reason}</source>
      <translation>Die geteilte Memory „{name}“ kann nicht verwendet werden: {reason}</translation>
    </message>
    <message>
      <source>The shared memory “{name}” takes nothing now: {reason} What you confirm is kept in this project until it does.</source>
      <translation>Die geteilte Memory „{name}“ nimmt jetzt nichts auf: {reason} Was Sie bestätigen, bewahrt dieses Projekt bis dahin auf.</translation>
    </message>
    <message>
      <source>The size of source and translation, for languages that have no size of their own. It begins with that of the desktop's text.</source>
      <translation>Die Größe von Ausgangstext und Übersetzung, für Sprachen ohne eigene Größe. Zu Beginn ist sie die der Texte des Desktops.</translation>
    </message>
    <message>
      <source>The source changes in the project only; the document keeps its own. A comment says what it was. A confirmed segment becomes a draft.</source>
      <translation>Der Ausgangstext ändert sich nur im Projekt; das Dokument behält seinen. Ein Kommentar sagt, wie er war. Ein bestätigtes Segment wird ein Entwurf.</translation>
    </message>
    <message>
      <source>The source ends with “{ours}”, the target with “{theirs}”.</source>
      <translation>Der Ausgangstext endet mit „{ours}“, die Übersetzung mit „{theirs}“.</translation>
    </message>
    <message>
      <source>The source ends with “{ours}”, the target without a mark.</source>
      <translation>Der Ausgangstext endet mit „{ours}“, die Übersetzung ohne Satzzeichen.</translation>
    </message>
    <message>
      <source>The source has no number {number}.</source>
      <translation>Der Ausgangstext hat die Zahl {number} nicht.</translation>
    </message>
    <message>
      <source>The source has no tag {tag}.</source>
      <translation>Der Ausgangstext hat kein Tag {tag}.</translation>
    </message>
    <message>
      <source>The source has no “{code}”.</source>
      <translation>Der Ausgangstext hat „{code}“ nicht.</translation>
    </message>
    <message>
      <source>The source of this segment was edited, so it cannot be split or merged.</source>
      <translation>Der Ausgangstext dieses Segments wurde bearbeitet; es kann nicht geteilt oder verbunden werden.</translation>
    </message>
    <message>
      <source>The source starts with a capital.</source>
      <translation>Der Ausgangstext beginnt mit einem Großbuchstaben.</translation>
    </message>
    <message>
      <source>The source starts with a small letter.</source>
      <translation>Der Ausgangstext beginnt mit einem Kleinbuchstaben.</translation>
    </message>
    <message>
      <source>The source was translated “{other}” elsewhere.</source>
      <translation>Der Ausgangstext wurde anderswo mit „{other}“ übersetzt.</translation>
    </message>
    <message>
      <source>The source writes the ellipsis “{ours}”.</source>
      <translation>Der Ausgangstext schreibt die Auslassungspunkte „{ours}“.</translation>
    </message>
    <message>
      <source>The source writes “{name}”.</source>
      <translation>Der Ausgangstext schreibt „{name}“.</translation>
    </message>
    <message>
      <source>The space before a per cent sign.</source>
      <translation>Das Leerzeichen vor dem Prozentzeichen.</translation>
    </message>
    <message>
      <source>The store has {dense} dense features, the weights have {dense_2}.</source>
      <translation>Der Vorrat hat {dense} dichte Merkmale, die Gewichte haben {dense_2}.</translation>
    </message>
    <message>
      <source>The store of candidates does not say its {name}.</source>
      <translation>Der Vorrat an Kandidaten nennt nicht: {name}.</translation>
    </message>
    <message>
      <source>The suggestion is back. {key} brings your text back.</source>
      <translation>Der Vorschlag ist zurück. {key} holt Ihren Text zurück.</translation>
    </message>
    <message>
      <source>The tag {tag} comes at another place among the tags of the source.</source>
      <translation>Das Tag {tag} steht an anderer Stelle als unter den Tags des Ausgangstexts.</translation>
    </message>
    <message>
      <source>The tag {tag} of the source is missing.</source>
      <translation>Das Tag {tag} des Ausgangstexts fehlt.</translation>
    </message>
    <message>
      <source>The tag {tag} stands here once more than in the source.</source>
      <translation>Das Tag {tag} steht hier einmal öfter als im Ausgangstext.</translation>
    </message>
    <message>
      <source>The tags of a text in the database are damaged.</source>
      <translation>Die Tags eines Textes in der Datenbank sind beschädigt.</translation>
    </message>
    <message>
      <source>The target ends with “{theirs}”, the source without a mark.</source>
      <translation>Die Übersetzung endet mit „{theirs}“, der Ausgangstext ohne Satzzeichen.</translation>
    </message>
    <message>
      <source>The target is empty.</source>
      <translation>Die Übersetzung ist leer.</translation>
    </message>
    <message>
      <source>The target is the source.</source>
      <translation>Die Übersetzung ist der Ausgangstext.</translation>
    </message>
    <message>
      <source>The target lacks the brackets “{lost}” of the source.</source>
      <translation>Der Übersetzung fehlen die Klammern „{lost}“ des Ausgangstexts.</translation>
    </message>
    <message>
      <source>The team server answers in a way that cannot be read.</source>
      <translation>Die Antwort des Team-Servers kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>The team server cannot answer now: {reason}</source>
      <translation>Der Team-Server kann jetzt nicht antworten: {reason}</translation>
    </message>
    <message>
      <source>The team server does not know this token.</source>
      <translation>Der Team-Server kennt dieses Token nicht.</translation>
    </message>
    <message>
      <source>The team server has no {name} for these languages.</source>
      <translation>Der Team-Server hat für diese Sprachen kein {name}.</translation>
    </message>
    <message>
      <source>The team server says: {reason}</source>
      <translation>Der Team-Server sagt: {reason}</translation>
    </message>
    <message>
      <source>The texts are too few to keep some out of the training, so nothing was measured. From about 400 different segments on, it is.</source>
      <translation>Die Texte sind zu wenige, um welche zurückzuhalten, daher wurde nichts gemessen. Ab etwa 400 verschiedenen Segmenten geschieht das.</translation>
    </message>
    <message numerus="yes">
      <source>The texts of %Ln segments could not be written to the disk. Close all the same, and lose them?</source>
      <translation>
        <numerusform>Der Text von %Ln Segment konnte nicht geschrieben werden. Trotzdem schließen und ihn verlieren?</numerusform>
        <numerusform>Die Texte von %Ln Segmenten konnten nicht geschrieben werden. Trotzdem schließen und sie verlieren?</numerusform>
      </translation>
    </message>
    <message>
      <source>The threshold of a look-up is at least 1%.</source>
      <translation>Die Schwelle einer Suche ist mindestens 1 %.</translation>
    </message>
    <message numerus="yes">
      <source>The token is kept: %Ln other projects are connected to the server.</source>
      <translation>
        <numerusform>Das Token bleibt: %Ln weiteres Projekt ist mit dem Server verbunden.</numerusform>
        <numerusform>Das Token bleibt: %Ln weitere Projekte sind mit dem Server verbunden.</numerusform>
      </translation>
    </message>
    <message>
      <source>The token was removed from this computer.</source>
      <translation>Das Token wurde von diesem Rechner gelöscht.</translation>
    </message>
    <message>
      <source>The training of an engine is paused. Training › Go On with the Training continues it.</source>
      <translation>Das Training einer Engine ist angehalten. Training › Training fortsetzen lässt es weiterlaufen.</translation>
    </message>
    <message>
      <source>The training of “{name}” ({source} to {target}) was interrupted. It can go on where it stopped.</source>
      <translation>Das Training von „{name}“ ({source} nach {target}) wurde unterbrochen. Es kann dort weitergehen, wo es aufhörte.</translation>
    </message>
    <message>
      <source>The training of “{name}” was interrupted; it can go on.</source>
      <translation>Das Training von „{name}“ wurde unterbrochen; es kann weitergehen.</translation>
    </message>
    <message>
      <source>The training under way starts from it or is compared with it.</source>
      <translation>Das laufende Training geht von ihr aus oder wird mit ihr verglichen.</translation>
    </message>
    <message>
      <source>The training was ended from outside.</source>
      <translation>Das Training wurde von außen beendet.</translation>
    </message>
    <message>
      <source>The translation has changed meanwhile: press it again.</source>
      <translation>Die Übersetzung hat sich inzwischen geändert: Drücken Sie noch einmal.</translation>
    </message>
    <message>
      <source>The translation is another one by now.</source>
      <translation>Die Übersetzung ist inzwischen eine andere.</translation>
    </message>
    <message>
      <source>The tuning set {name} holds no segment in {source_language} with a translation into {target_language}.</source>
      <translation>Die Abstimmungsmenge {name} enthält kein Segment in {source_language} mit einer Übersetzung in {target_language}.</translation>
    </message>
    <message>
      <source>The unit is changed.</source>
      <translation>Die Einheit ist geändert.</translation>
    </message>
    <message>
      <source>The weights of the engine's models are trained together with the features, instead of staying as they were tuned.</source>
      <translation>Die Gewichte der Modelle der Engine werden mit den Merkmalen trainiert, statt zu bleiben, wie sie abgestimmt wurden.</translation>
    </message>
    <message>
      <source>The white space at the end differs from that of the source.</source>
      <translation>Der Leerraum am Ende ist anders als im Ausgangstext.</translation>
    </message>
    <message>
      <source>The white space at the start differs from that of the source.</source>
      <translation>Der Leerraum am Anfang ist anders als im Ausgangstext.</translation>
    </message>
    <message>
      <source>The whole segment is a term of the glossary.</source>
      <translation>Das ganze Segment ist ein Terminus des Glossars.</translation>
    </message>
    <message>
      <source>The word at the caret does not come from the machine.</source>
      <translation>Das Wort an der Schreibmarke kommt nicht von der Maschine.</translation>
    </message>
    <message>
      <source>The {name} must lie between 0 and {most}%.</source>
      <translation>{name}: Der Wert muss zwischen 0 und {most} % liegen.</translation>
    </message>
    <message>
      <source>There are files on the clipboard, and no text.</source>
      <translation>In der Zwischenablage sind Dateien, kein Text.</translation>
    </message>
    <message>
      <source>There are no held-out segments with a source and a translation.</source>
      <translation>Es gibt keine zurückgehaltenen Segmente mit Ausgangstext und Übersetzung.</translation>
    </message>
    <message>
      <source>There are no rules: all text is text.</source>
      <translation>Es gibt keine Regeln: Aller Text ist Text.</translation>
    </message>
    <message>
      <source>There are no sentences to train on.</source>
      <translation>Es gibt keine Sätze zum Trainieren.</translation>
    </message>
    <message>
      <source>There are no syntax trees to learn from.</source>
      <translation>Es gibt keine Syntaxbäume, aus denen gelernt werden kann.</translation>
    </message>
    <message>
      <source>There are no terms here yet. Add one with the Insert key, or import a glossary: TBX, MultiTerm, UTX, Excel, TSV or CSV.</source>
      <translation>Hier gibt es noch keine Termini. Fügen Sie mit der Taste Einfg einen hinzu, oder importieren Sie ein Glossar: TBX, MultiTerm, UTX, Excel, TSV oder CSV.</translation>
    </message>
    <message>
      <source>There are several spaces in a row.</source>
      <translation>Mehrere Leerzeichen stehen hintereinander.</translation>
    </message>
    <message>
      <source>There are spaces around {tag} in the source, but none here.</source>
      <translation>Im Ausgangstext stehen um {tag} Leerzeichen, hier keine.</translation>
    </message>
    <message>
      <source>There are spaces around {tag}; the source has none.</source>
      <translation>Um {tag} stehen Leerzeichen; im Ausgangstext keine.</translation>
    </message>
    <message>
      <source>There are {features} sparse features, but {sparse} weights.</source>
      <translation>Es gibt {features} dünn besetzte Merkmale, aber {sparse} Gewichte.</translation>
    </message>
    <message>
      <source>There are {number:,} rules; at most {most:,} are taken.</source>
      <translation>Es sind {number:,} Regeln; höchstens {most:,} werden angenommen.</translation>
    </message>
    <message>
      <source>There are: {recipes}.</source>
      <translation>Es gibt: {recipes}.</translation>
    </message>
    <message>
      <source>There is a deadline</source>
      <translation>Es gibt einen Termin</translation>
    </message>
    <message>
      <source>There is a memory unit {number}.</source>
      <translation>Die Memory-Einheit {number} gibt es bereits.</translation>
    </message>
    <message>
      <source>There is no backup of this project yet: they are made while it is open, and when it is closed.</source>
      <translation>Von diesem Projekt gibt es noch keine Sicherung: Sie entstehen, während es geöffnet ist und wenn es geschlossen wird.</translation>
    </message>
    <message>
      <source>There is no band {name}.</source>
      <translation>Es gibt keine Stufe {name}.</translation>
    </message>
    <message>
      <source>There is no change of segments to undo.</source>
      <translation>Es gibt keine Änderung von Segmenten zurückzunehmen.</translation>
    </message>
    <message>
      <source>There is no change {number} in this segment.</source>
      <translation>In diesem Segment gibt es keine Änderung {number}.</translation>
    </message>
    <message>
      <source>There is no computer of the name {host}.</source>
      <translation>Es gibt keinen Rechner mit dem Namen {host}.</translation>
    </message>
    <message>
      <source>There is no corpus {argument}.</source>
      <translation>Es gibt kein Korpus {argument}.</translation>
    </message>
    <message>
      <source>There is no corpus {argument}: the file {path} is missing.</source>
      <translation>Es gibt kein Korpus {argument}: Die Datei {path} fehlt.</translation>
    </message>
    <message>
      <source>There is no dictionary of {language}. Extensions of LibreOffice (.oxt) and of Firefox (.xpi) have one.</source>
      <translation>Für diese Sprache ({language}) gibt es kein Wörterbuch. Erweiterungen von LibreOffice (.oxt) und von Firefox (.xpi) enthalten eines.</translation>
    </message>
    <message>
      <source>There is no dictionary of {language}: Tools › Which Checks takes one.</source>
      <translation>Für diese Sprache ({language}) gibt es kein Wörterbuch: Extras › Welche Prüfungen nimmt eines auf.</translation>
    </message>
    <message>
      <source>There is no document in {source} that can be translated.</source>
      <translation>In {source} gibt es kein Dokument, das übersetzt werden kann.</translation>
    </message>
    <message>
      <source>There is no engine to tune.</source>
      <translation>Es gibt keine Engine, die abgestimmt werden könnte.</translation>
    </message>
    <message>
      <source>There is no engine yet. Train one from your memories, or import a .postil file.</source>
      <translation>Es gibt noch keine Engine. Trainieren Sie eine aus Ihren Memorys oder importieren Sie eine .postil-Datei.</translation>
    </message>
    <message>
      <source>There is no engine yet. Train one, or import a .postil file.</source>
      <translation>Es gibt noch keine Engine. Trainieren Sie eine oder importieren Sie eine .postil-Datei.</translation>
    </message>
    <message>
      <source>There is no filter “{name}”.</source>
      <translation>Es gibt keinen Filter „{name}“.</translation>
    </message>
    <message>
      <source>There is no finding of the kind {kind}, {severity}.</source>
      <translation>Es gibt keinen Befund der Art {kind}, {severity}.</translation>
    </message>
    <message>
      <source>There is no glossary yet. Terms you add begin one.</source>
      <translation>Noch gibt es kein Glossar. Termini, die Sie hinzufügen, legen eines an.</translation>
    </message>
    <message>
      <source>There is no glossary {name}.</source>
      <translation>Es gibt kein Glossar {name}.</translation>
    </message>
    <message>
      <source>There is no layer {name!r} for this: {names}.</source>
      <translation>Dafür gibt es keine Ebene {name!r}: {names}.</translation>
    </message>
    <message>
      <source>There is no loss called {loss}.</source>
      <translation>Es gibt keine Verlustfunktion {loss}.</translation>
    </message>
    <message>
      <source>There is no match {number}.</source>
      <translation>Es gibt keinen Treffer {number}.</translation>
    </message>
    <message>
      <source>There is no match.</source>
      <translation>Es gibt keinen Treffer.</translation>
    </message>
    <message>
      <source>There is no memory to train from.</source>
      <translation>Es gibt keine Memory zum Trainieren.</translation>
    </message>
    <message>
      <source>There is no other engine between these languages to compare it with.</source>
      <translation>Es gibt keine andere Engine zwischen diesen Sprachen zum Vergleichen.</translation>
    </message>
    <message>
      <source>There is no program {name}.</source>
      <translation>Es gibt kein Programm {name}.</translation>
    </message>
    <message>
      <source>There is no recipe {name}.</source>
      <translation>Es gibt kein Rezept {name}.</translation>
    </message>
    <message>
      <source>There is no segment after this one.</source>
      <translation>Nach diesem Segment kommt keines mehr.</translation>
    </message>
    <message>
      <source>There is no segment before this one.</source>
      <translation>Vor diesem Segment gibt es keines.</translation>
    </message>
    <message>
      <source>There is no segment to merge with.</source>
      <translation>Es gibt kein Segment zum Verbinden.</translation>
    </message>
    <message>
      <source>There is no such file.</source>
      <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
      <source>There is no tag here.</source>
      <translation>Hier ist kein Tag.</translation>
    </message>
    <message>
      <source>There is no term {number}.</source>
      <translation>Es gibt keinen Terminus {number}.</translation>
    </message>
    <message>
      <source>There is no text on the clipboard.</source>
      <translation>In der Zwischenablage ist kein Text.</translation>
    </message>
    <message>
      <source>There is no text to search for.</source>
      <translation>Es gibt keinen Text, nach dem gesucht werden soll.</translation>
    </message>
    <message>
      <source>There is no translation to confirm yet.</source>
      <translation>Es gibt noch keine Übersetzung zu bestätigen.</translation>
    </message>
    <message>
      <source>There is no translation.</source>
      <translation>Es gibt keine Übersetzung.</translation>
    </message>
    <message>
      <source>There is no update called {update}.</source>
      <translation>Es gibt keine Aktualisierung namens {update}.</translation>
    </message>
    <message>
      <source>There is no word here.</source>
      <translation>Hier ist kein Wort.</translation>
    </message>
    <message>
      <source>There is none for these languages yet</source>
      <translation>Für diese Sprachen gibt es noch keine</translation>
    </message>
    <message>
      <source>There is none yet. Train one, or import a .postil file.</source>
      <translation>Es gibt noch keine. Trainieren Sie eine oder importieren Sie eine .postil-Datei.</translation>
    </message>
    <message>
      <source>There is nothing else to choose here.</source>
      <translation>Hier gibt es nichts anderes zu wählen.</translation>
    </message>
    <message>
      <source>There is nothing to change here.</source>
      <translation>Hier gibt es nichts zu ändern.</translation>
    </message>
    <message>
      <source>There is nothing to do again.</source>
      <translation>Es gibt nichts wiederherzustellen.</translation>
    </message>
    <message>
      <source>There is nothing to tune the weights on.</source>
      <translation>Es gibt nichts, woran die Gewichte abgestimmt werden könnten.</translation>
    </message>
    <message>
      <source>There is nothing to undo here.</source>
      <translation>Hier gibt es nichts zurückzunehmen.</translation>
    </message>
    <message>
      <source>There is nothing to undo.</source>
      <translation>Es gibt nichts rückgängig zu machen.</translation>
    </message>
    <message>
      <source>There was nothing to do</source>
      <translation>Es gab nichts zu tun</translation>
    </message>
    <message>
      <source>These segments cannot become one: {obstacle}.</source>
      <translation>Diese Segmente können nicht eines werden: {obstacle}.</translation>
    </message>
    <message>
      <source>These segments have the same source. Fill them with:</source>
      <translation>Diese Segmente haben denselben Ausgangstext. Füllen mit:</translation>
    </message>
    <message>
      <source>These words stand in a longer memory unit.</source>
      <translation>Diese Wörter stehen in einer längeren Memory-Einheit.</translation>
    </message>
    <message>
      <source>Third language model</source>
      <translation>Drittes Sprachmodell</translation>
    </message>
    <message>
      <source>Third language model, n-grams</source>
      <translation>Drittes Sprachmodell, N-Gramme</translation>
    </message>
    <message>
      <source>This comment is not there any more.</source>
      <translation>Diesen Kommentar gibt es nicht mehr.</translation>
    </message>
    <message>
      <source>This count is kept; later ones can be compared with it.</source>
      <translation>Diese Zählung ist behalten; spätere lassen sich mit ihr vergleichen.</translation>
    </message>
    <message>
      <source>This file is there already.</source>
      <translation>Diese Datei gibt es schon.</translation>
    </message>
    <message>
      <source>This finding is no longer there.</source>
      <translation>Dieser Befund ist nicht mehr da.</translation>
    </message>
    <message>
      <source>This finding was removed meanwhile.</source>
      <translation>Dieser Befund wurde inzwischen entfernt.</translation>
    </message>
    <message>
      <source>This glossary is that of the team server.</source>
      <translation>Dieses Glossar ist das des Team-Servers.</translation>
    </message>
    <message>
      <source>This is no regular expression: {reason}.</source>
      <translation>Dies ist kein regulärer Ausdruck: {reason}.</translation>
    </message>
    <message>
      <source>This is the project as it was on {time}, in {folder}.</source>
      <translation>Das ist das Projekt, wie es am {time} war, in {folder}.</translation>
    </message>
    <message>
      <source>This is the suggestion as it was.</source>
      <translation>Das ist der Vorschlag, wie er war.</translation>
    </message>
    <message>
      <source>This language quotes with {usual}.</source>
      <translation>Diese Sprache zitiert mit {usual}.</translation>
    </message>
    <message>
      <source>This machine only, or tcp://host:8786</source>
      <translation>Nur dieser Rechner, oder tcp://host:8786</translation>
    </message>
    <message>
      <source>This match is not a unit of a memory.</source>
      <translation>Dieser Treffer ist keine Einheit eines Translation-Memorys.</translation>
    </message>
    <message>
      <source>This memory is empty. What you confirm goes into the project's own memory; other memories are filled by Import.</source>
      <translation>Diese Memory ist leer. Was Sie bestätigen, kommt in die eigene Memory des Projekts; andere füllt man durch Importieren.</translation>
    </message>
    <message>
      <source>This memory is protected. Memory › Matching allows changes.</source>
      <translation>Diese Memory ist geschützt. Memory › Treffersuche erlaubt Änderungen.</translation>
    </message>
    <message>
      <source>This memory is protected: see Memory › Matching</source>
      <translation>Diese Memory ist geschützt: siehe Memory › Treffersuche</translation>
    </message>
    <message>
      <source>This memory unit is not there any more.</source>
      <translation>Diese Memory-Einheit gibt es nicht mehr.</translation>
    </message>
    <message>
      <source>This project does not allow sources to be edited.</source>
      <translation>Dieses Projekt erlaubt nicht, Ausgangstexte zu bearbeiten.</translation>
    </message>
    <message>
      <source>This project does not let sources be edited. The settings of the project allow it.</source>
      <translation>Dieses Projekt lässt Ausgangstexte nicht bearbeiten. Die Einstellungen des Projekts erlauben es.</translation>
    </message>
    <message>
      <source>This project has no engine that could go along.</source>
      <translation>Dieses Projekt hat keine Engine, die mitgehen könnte.</translation>
    </message>
    <message>
      <source>This project has no engine.</source>
      <translation>Dieses Projekt hat keine Engine.</translation>
    </message>
    <message>
      <source>This project has no engine: train one, or use one that exists.</source>
      <translation>Dieses Projekt hat keine Engine: Trainieren Sie eine oder verwenden Sie eine vorhandene.</translation>
    </message>
    <message>
      <source>This project is open here.</source>
      <translation>Dieses Projekt ist hier offen.</translation>
    </message>
    <message>
      <source>This project uses no engine of a team.</source>
      <translation>Dieses Projekt verwendet keine Engine eines Teams.</translation>
    </message>
    <message>
      <source>This project uses no team server any more.</source>
      <translation>Dieses Projekt verwendet keinen Team-Server mehr.</translation>
    </message>
    <message>
      <source>This project uses no team server.</source>
      <translation>Dieses Projekt nutzt keinen Team-Server.</translation>
    </message>
    <message>
      <source>This project was not made of a package of Trados or memoQ.</source>
      <translation>Dieses Projekt wurde nicht aus einem Paket von Trados oder memoQ gemacht.</translation>
    </message>
    <message>
      <source>This project was not made of a package of Trados or memoQ. To a colleague with Postil, hand it over as a package.</source>
      <translation>Dieses Projekt wurde nicht aus einem Paket von Trados oder memoQ gemacht. Einem Kollegen mit Postil übergeben Sie es als Paket.</translation>
    </message>
    <message>
      <source>This segment cannot be read now.</source>
      <translation>Dieses Segment kann zurzeit nicht gelesen werden.</translation>
    </message>
    <message>
      <source>This segment is locked.</source>
      <translation>Dieses Segment ist gesperrt.</translation>
    </message>
    <message>
      <source>This segment is not confirmed.</source>
      <translation>Dieses Segment ist nicht bestätigt.</translation>
    </message>
    <message>
      <source>This tag is in the translation already.</source>
      <translation>Dieses Tag steht schon in der Übersetzung.</translation>
    </message>
    <message>
      <source>This token may ask only: nothing of this project is sent.</source>
      <translation>Dieses Token darf nur fragen: Aus diesem Projekt wird nichts gesendet.</translation>
    </message>
    <message>
      <source>This translation also stands for “{other}”.</source>
      <translation>Diese Übersetzung steht auch für „{other}“.</translation>
    </message>
    <message>
      <source>This translation comes from no suggestion.</source>
      <translation>Diese Übersetzung kommt von keinem Vorschlag.</translation>
    </message>
    <message>
      <source>This will be created</source>
      <translation>Das wird angelegt</translation>
    </message>
    <message>
      <source>This word is copied from the source, not translated.</source>
      <translation>Dieses Wort ist aus dem Ausgangstext kopiert, nicht übersetzt.</translation>
    </message>
    <message>
      <source>Three dots for …, or the other way round.</source>
      <translation>Drei Punkte statt …, oder umgekehrt.</translation>
    </message>
    <message>
      <source>Thresholds go from 50 to 100% for memories and 0 to 1 for the machine.</source>
      <translation>Schwellen gehen von 50 bis 100 % für Memorys und von 0 bis 1 für die Maschine.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>To block a translation, both sides must have words.</source>
      <translation>Um eine Übersetzung zu sperren, müssen beide Seiten Wörter haben.</translation>
    </message>
    <message>
      <source>To look for the characters themselves, switch regular expressions off.</source>
      <translation>Um nach den Zeichen selbst zu suchen, schalten Sie reguläre Ausdrücke aus.</translation>
    </message>
    <message>
      <source>To the editor</source>
      <translation>Zum Editor</translation>
    </message>
    <message>
      <source>Too many open files</source>
      <translation>zu viele offene Dateien</translation>
    </message>
    <message>
      <source>Tool bar</source>
      <translation>Symbolleiste</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Werkzeuge</translation>
    </message>
    <message>
      <source>Tour</source>
      <translation>Rundgang</translation>
    </message>
    <message>
      <source>Track changes against the present translations from now on.</source>
      <translation>Von nun an Änderungen gegenüber den jetzigen Übersetzungen anzeigen.</translation>
    </message>
    <message>
      <source>Traditional Han</source>
      <translation>traditionell</translation>
    </message>
    <message>
      <source>Train</source>
      <translation>Trainieren</translation>
    </message>
    <message>
      <source>Train a &amp;new one …</source>
      <translation>&amp;Neue trainieren …</translation>
    </message>
    <message>
      <source>Train afterwards</source>
      <translation>Danach trainieren</translation>
    </message>
    <message>
      <source>Train again from the start.</source>
      <translation>Trainieren Sie noch einmal von vorn.</translation>
    </message>
    <message>
      <source>Train an Engine</source>
      <translation>Engine trainieren</translation>
    </message>
    <message>
      <source>Train an engine</source>
      <translation>Engine trainieren</translation>
    </message>
    <message>
      <source>Train an engine from memories and parallel texts, by the recipe you choose.</source>
      <translation>Eine Engine aus Memorys und Paralleltexten trainieren, nach dem gewählten Rezept.</translation>
    </message>
    <message>
      <source>Train an engine in Moses without it.</source>
      <translation>Trainieren Sie in Moses eine Engine ohne diese.</translation>
    </message>
    <message>
      <source>Train another afterwards …</source>
      <translation>Danach eine weitere trainieren …</translation>
    </message>
    <message>
      <source>Train another engine that starts from it.</source>
      <translation>Eine andere Engine trainieren, die von ihr ausgeht.</translation>
    </message>
    <message>
      <source>Train it anew or import it again.</source>
      <translation>Trainieren Sie sie neu oder importieren Sie sie noch einmal.</translation>
    </message>
    <message>
      <source>Train it anew.</source>
      <translation>Trainieren Sie sie neu.</translation>
    </message>
    <message>
      <source>Train on</source>
      <translation>Trainieren mit</translation>
    </message>
    <message>
      <source>Train on fewer texts, or close other programs.</source>
      <translation>Trainieren Sie mit weniger Texten, oder schließen Sie andere Programme.</translation>
    </message>
    <message>
      <source>Train the engine</source>
      <translation>Engine trainieren</translation>
    </message>
    <message>
      <source>Train the engine again, or use the version of Postil that made it.</source>
      <translation>Trainieren Sie die Engine neu, oder nehmen Sie die Version von Postil, die sie gemacht hat.</translation>
    </message>
    <message>
      <source>Train the engine's weights as well</source>
      <translation>Auch die Gewichte der Engine trainieren</translation>
    </message>
    <message>
      <source>Train them again, or remove the folder: the engine then works without them.</source>
      <translation>Trainieren Sie sie neu, oder entfernen Sie den Ordner: Die Engine arbeitet dann ohne sie.</translation>
    </message>
    <message>
      <source>Train with 1 part.</source>
      <translation>Trainieren Sie mit 1 Teil.</translation>
    </message>
    <message>
      <source>Trained</source>
      <translation>Trainiert</translation>
    </message>
    <message>
      <source>Trained as</source>
      <translation>Trainiert als</translation>
    </message>
    <message numerus="yes">
      <source>Trained on %Ln segment pairs</source>
      <translation>
        <numerusform>Trainiert mit %Ln Segmentpaar</numerusform>
        <numerusform>Trainiert mit %Ln Segmentpaaren</numerusform>
      </translation>
    </message>
    <message>
      <source>Training</source>
      <translation>Training</translation>
    </message>
    <message>
      <source>Training interrupted</source>
      <translation>Training unterbrochen</translation>
    </message>
    <message>
      <source>Training objective</source>
      <translation>Zielfunktion des Trainings</translation>
    </message>
    <message>
      <source>Training on a cluster needs Dask, which is not installed.</source>
      <translation>Das Training auf einem Cluster braucht Dask, das nicht installiert ist.</translation>
    </message>
    <message>
      <source>Training stops earlier when the held-out segments gain nothing any more.</source>
      <translation>Das Training endet früher, wenn die zurückgehaltenen Segmente nichts mehr gewinnen.</translation>
    </message>
    <message>
      <source>Training › Train an Engine lets it go on where it stopped. If that happens again, the memory may not suffice (exit code {code}).</source>
      <translation>Training › Engine trainieren lässt es dort weitergehen, wo es aufhörte. Geschieht das wieder, reicht vielleicht der Arbeitsspeicher nicht (Exitcode {code}).</translation>
    </message>
    <message>
      <source>Trainings that wait</source>
      <translation>Wartende Trainings</translation>
    </message>
    <message>
      <source>Training{how_far}</source>
      <translation>Training{how_far}</translation>
    </message>
    <message>
      <source>Translate</source>
      <translation>Übersetzen</translation>
    </message>
    <message>
      <source>Translate a &amp;Folder …</source>
      <translation>&amp;Ordner übersetzen …</translation>
    </message>
    <message>
      <source>Translate a Folder</source>
      <translation>Ordner übersetzen</translation>
    </message>
    <message>
      <source>Translate all documents in a folder with what this project knows.</source>
      <translation>Alle Dokumente eines Ordners mit dem Wissen dieses Projekts übersetzen.</translation>
    </message>
    <message>
      <source>Translate here</source>
      <translation>Hier übersetzen</translation>
    </message>
    <message>
      <source>Translate the folder</source>
      <translation>Den Ordner übersetzen</translation>
    </message>
    <message>
      <source>Translate the selection</source>
      <translation>Auswahl übersetzen</translation>
    </message>
    <message>
      <source>Translate with a machine that learns from you.</source>
      <translation>Übersetzen Sie mit einer Maschine, die von Ihnen lernt.</translation>
    </message>
    <message>
      <source>Translating</source>
      <translation>Übersetzen</translation>
    </message>
    <message>
      <source>Translation</source>
      <translation>Übersetzung</translation>
    </message>
    <message>
      <source>Translation of {name}</source>
      <translation>Übersetzung von {name}</translation>
    </message>
    <message>
      <source>Translation of {name}, line by line</source>
      <translation>Übersetzung von {name}, Zeile für Zeile</translation>
    </message>
    <message>
      <source>Translation only</source>
      <translation>Nur Übersetzung</translation>
    </message>
    <message>
      <source>Translations never used</source>
      <translation>Nie verwendete Übersetzungen</translation>
    </message>
    <message>
      <source>Translations of the whole segment</source>
      <translation>Übersetzungen des ganzen Segments</translation>
    </message>
    <message>
      <source>Translations of “{source}”</source>
      <translation>Übersetzungen von „{source}“</translation>
    </message>
    <message>
      <source>Translations per phrase</source>
      <translation>Übersetzungen je Phrase</translation>
    </message>
    <message>
      <source>Translations per sentence</source>
      <translation>Übersetzungen je Satz</translation>
    </message>
    <message>
      <source>Translations the engine never uses in this project, alone or within longer phrases. Terms of a glossary are used all the same.</source>
      <translation>Übersetzungen, die die Engine in diesem Projekt nie verwendet, allein oder in längeren Phrasen. Termini eines Glossars werden trotzdem verwendet.</translation>
    </message>
    <message>
      <source>Translations to</source>
      <translation>Übersetzungen nach</translation>
    </message>
    <message>
      <source>Trees have the words of the target side, one tree to a line.</source>
      <translation>Bäume haben die Wörter der Zielseite, ein Baum je Zeile.</translation>
    </message>
    <message>
      <source>Trie</source>
      <translation>Trie</translation>
    </message>
    <message>
      <source>Trie, 8 bits</source>
      <translation>Trie, 8 Bit</translation>
    </message>
    <message>
      <source>Try again when it has ended.</source>
      <translation>Versuchen Sie es danach noch einmal.</translation>
    </message>
    <message>
      <source>Try the rules</source>
      <translation>Regeln ausprobieren</translation>
    </message>
    <message>
      <source>Tune an engine again</source>
      <translation>Eine Engine neu abstimmen</translation>
    </message>
    <message>
      <source>Tune on other segments, or on more of them.</source>
      <translation>Stimmen Sie auf anderen Segmenten ab, oder auf mehr davon.</translation>
    </message>
    <message>
      <source>Tune the engine anew</source>
      <translation>Engine neu abstimmen</translation>
    </message>
    <message>
      <source>Tuning</source>
      <translation>Abstimmung</translation>
    </message>
    <message>
      <source>Tuning of the weights</source>
      <translation>Abstimmung der Gewichte</translation>
    </message>
    <message>
      <source>Tuning of what is learned</source>
      <translation>Abstimmung des Gelernten</translation>
    </message>
    <message>
      <source>Tuning, round {number}</source>
      <translation>Abstimmung, Runde {number}</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>Türkisch</translation>
    </message>
    <message>
      <source>Two engines side by side</source>
      <translation>Zwei Engines nebeneinander</translation>
    </message>
    <message>
      <source>Two n-grams share one hash key.</source>
      <translation>Zwei N-Gramme haben denselben Hash-Schlüssel.</translation>
    </message>
    <message>
      <source>Two text files, line by line translations of each other.</source>
      <translation>Zwei Textdateien, Zeile für Zeile Übersetzungen voneinander.</translation>
    </message>
    <message>
      <source>Type what to find.</source>
      <translation>Geben Sie ein, was gesucht wird.</translation>
    </message>
    <message>
      <source>Type what to find. Enter on a line opens its segment.</source>
      <translation>Tippen Sie, was zu suchen ist. Eingabe auf einer Zeile öffnet ihr Segment.</translation>
    </message>
    <message>
      <source>Typed</source>
      <translation>Getippt</translation>
    </message>
    <message>
      <source>UTF-32 is not read</source>
      <translation>UTF-32 wird nicht gelesen</translation>
    </message>
    <message>
      <source>Ukrainian</source>
      <translation>Ukrainisch</translation>
    </message>
    <message>
      <source>Unconfirm</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Unconfirm a segment to make a draft of it.</source>
      <translation>Nehmen Sie die Bestätigung zurück, um aus dem Segment einen Entwurf zu machen.</translation>
    </message>
    <message>
      <source>Unconfirm the segment</source>
      <translation>Bestätigung des Segments zurücknehmen</translation>
    </message>
    <message>
      <source>Unconfirm this segment: the engine forgets this, and the memory unit is removed.</source>
      <translation>Bestätigung dieses Segments zurücknehmen: Die Engine vergisst dies, und die Memory-Einheit wird entfernt.</translation>
    </message>
    <message>
      <source>Unconfirmed: the memory unit and what was learned from it are gone.</source>
      <translation>Zurückgenommen: Die Memory-Einheit und das daraus Gelernte sind weg.</translation>
    </message>
    <message>
      <source>Underline misspelt words while you type, or stop it.</source>
      <translation>Falsch geschriebene Wörter beim Tippen unterstreichen, oder damit aufhören.</translation>
    </message>
    <message>
      <source>Underline misspelt words while you type.</source>
      <translation>Falsch geschriebene Wörter beim Tippen unterstreichen.</translation>
    </message>
    <message>
      <source>Underline words of the machine's draft that it is not sure of, or stop it.</source>
      <translation>Im Entwurf der Maschine die Wörter unterstreichen, deren sie nicht sicher ist, oder damit aufhören.</translation>
    </message>
    <message>
      <source>Underline words of the machine's draft that it is not sure of.</source>
      <translation>Im Entwurf der Maschine die Wörter unterstreichen, deren sie nicht sicher ist.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Rückgängig</translation>
    </message>
    <message>
      <source>Undo the Last &amp;Change of Segments</source>
      <translation>Letzte &amp;Änderung von Segmenten zurücknehmen</translation>
    </message>
    <message>
      <source>Undo the batch</source>
      <translation>Den Stapellauf rückgängig machen</translation>
    </message>
    <message>
      <source>Undo the last change of the translation.</source>
      <translation>Die letzte Änderung der Übersetzung rückgängig machen.</translation>
    </message>
    <message>
      <source>Undone: {what}.</source>
      <translation>Zurückgenommen: {what}.</translation>
    </message>
    <message>
      <source>Unexpected: {error}</source>
      <translation>Unerwartet: {error}</translation>
    </message>
    <message>
      <source>United Kingdom</source>
      <translation>Vereinigtes Königreich</translation>
    </message>
    <message>
      <source>United States</source>
      <translation>USA</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Einheiten</translation>
    </message>
    <message>
      <source>Units of memories that are gone: {count}</source>
      <translation>Verlorene Einheiten von Speichern: {count}</translation>
    </message>
    <message>
      <source>Units of the memory</source>
      <translation>Einheiten der Memory</translation>
    </message>
    <message>
      <source>Units read: {read}; {new} new, {same} there already, {rejected} left out.</source>
      <translation>Einheiten gelesen: {read}; {new} neu, {same} schon vorhanden, {rejected} ausgelassen.</translation>
    </message>
    <message>
      <source>Unknown words</source>
      <translation>Unbekannte Wörter</translation>
    </message>
    <message>
      <source>Unmute the layer</source>
      <translation>Ebene wieder einschalten</translation>
    </message>
    <message>
      <source>Unpack a .postil file.</source>
      <translation>Eine .postil-Datei entpacken.</translation>
    </message>
    <message>
      <source>Unpack it and choose a file.</source>
      <translation>Entpacken Sie sie, und wählen Sie eine Datei.</translation>
    </message>
    <message>
      <source>Unpack it yourself.</source>
      <translation>Entpacken Sie die Datei selbst.</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Bis</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Unverändert</translation>
    </message>
    <message>
      <source>Untranslated</source>
      <translation>Nicht übersetzt</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Nach oben</translation>
    </message>
    <message>
      <source>Up to a day</source>
      <translation>Bis zu einem Tag</translation>
    </message>
    <message>
      <source>Update the memory</source>
      <translation>Memory aktualisieren</translation>
    </message>
    <message>
      <source>Urdu</source>
      <translation>Urdu</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Verwenden</translation>
    </message>
    <message>
      <source>Use again</source>
      <translation>Wieder verwenden</translation>
    </message>
    <message>
      <source>Use an Engine</source>
      <translation>Engine verwenden</translation>
    </message>
    <message>
      <source>Use an engine that is there already.</source>
      <translation>Eine vorhandene Engine verwenden.</translation>
    </message>
    <message>
      <source>Use fewer candidates per sentence.</source>
      <translation>Verwenden Sie weniger Kandidaten je Satz.</translation>
    </message>
    <message>
      <source>Use in this project</source>
      <translation>In diesem Projekt verwenden</translation>
    </message>
    <message>
      <source>Use in “{name}”</source>
      <translation>In „{name}“ verwenden</translation>
    </message>
    <message>
      <source>Use it again</source>
      <translation>Wieder verwenden</translation>
    </message>
    <message>
      <source>Use it from now on. What the engine learned from the segments you confirmed is learned again by the new one.</source>
      <translation>Verwenden Sie sie von nun an. Was die Engine aus Ihren bestätigten Segmenten lernte, lernt die neue noch einmal.</translation>
    </message>
    <message>
      <source>Use it in your project: it learns from every segment you confirm.</source>
      <translation>Verwenden Sie sie in Ihrem Projekt: Sie lernt aus jedem Segment, das Sie bestätigen.</translation>
    </message>
    <message>
      <source>Use the engine and the memory that a server in the office has for all.</source>
      <translation>Engine und Speicher verwenden, die ein Server im Büro für alle hat.</translation>
    </message>
    <message>
      <source>Use the layer {layer}</source>
      <translation>Die Ebene {layer} verwenden</translation>
    </message>
    <message>
      <source>Use the memory {memory}</source>
      <translation>Die Memory {memory} verwenden</translation>
    </message>
    <message>
      <source>Use this key</source>
      <translation>Verwenden</translation>
    </message>
    <message>
      <source>Used</source>
      <translation>Verwendet</translation>
    </message>
    <message>
      <source>Used by</source>
      <translation>Verwendet von</translation>
    </message>
    <message>
      <source>Usual font</source>
      <translation>Übliche Schrift</translation>
    </message>
    <message>
      <source>Usual size</source>
      <translation>Übliche Größe</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Version</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
    <message>
      <source>Versions and licences of Postil and its components.</source>
      <translation>Versionen und Lizenzen von Postil und seinen Bestandteilen.</translation>
    </message>
    <message>
      <source>Versions, the newest first</source>
      <translation>Fassungen, die neueste zuerst</translation>
    </message>
    <message>
      <source>Vietnamese</source>
      <translation>Vietnamesisch</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Umfang</translation>
    </message>
    <message>
      <source>Wait until the engines page is ready, or cancel what it is doing.</source>
      <translation>Warten Sie, bis die Engine-Seite fertig ist, oder brechen Sie ab, was sie tut.</translation>
    </message>
    <message>
      <source>Way of learning</source>
      <translation>Art des Lernens</translation>
    </message>
    <message>
      <source>Weakest match first</source>
      <translation>Schwächste Treffer zuerst</translation>
    </message>
    <message>
      <source>Web addresses, paths and variables missing or changed.</source>
      <translation>Webadressen, Pfade und Variablen, die fehlen oder geändert sind.</translation>
    </message>
    <message>
      <source>Weigh the glossary</source>
      <translation>Das Glossar gewichten</translation>
    </message>
    <message>
      <source>Weigh the memory</source>
      <translation>Die Memory gewichten</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Gewicht</translation>
    </message>
    <message>
      <source>Weight of the engine</source>
      <translation>Gewicht der Engine</translation>
    </message>
    <message>
      <source>Weighted</source>
      <translation>Gewichtet</translation>
    </message>
    <message>
      <source>Weighted words</source>
      <translation>Gewichtete Wörter</translation>
    </message>
    <message>
      <source>Weights of the models</source>
      <translation>Gewichte der Modelle</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>Westeuropäisch</translation>
    </message>
    <message>
      <source>Western European, DOS</source>
      <translation>Westeuropäisch, DOS</translation>
    </message>
    <message>
      <source>Western European, Mac</source>
      <translation>Westeuropäisch, Mac</translation>
    </message>
    <message>
      <source>What Came Back</source>
      <translation>Was zurückkam</translation>
    </message>
    <message>
      <source>What MIRA finds depends a little on the order of the segments. It goes through them in so many orders and takes the mean of the weights: more orders leave less to chance, and take little time.</source>
      <translation>Was MIRA findet, hängt ein wenig von der Reihenfolge der Segmente ab. Es geht sie in so vielen Reihenfolgen durch und nimmt den Mittelwert der Gewichte: Mehr Reihenfolgen lassen dem Zufall weniger Raum und brauchen wenig Zeit.</translation>
    </message>
    <message>
      <source>What a phrase pair is scored by: itself (p), its pairs of words (t), triplets of words (tp), or all that is named. More of them learn more and take longer.</source>
      <translation>Wonach ein Phrasenpaar bewertet wird: es selbst (p), seine Wortpaare (t), Worttripel (tp) oder alles Genannte. Mehr davon lernt mehr und dauert länger.</translation>
    </message>
    <message>
      <source>What becomes a tag</source>
      <translation>Was zum Tag wird</translation>
    </message>
    <message>
      <source>What becomes of confirmed segments</source>
      <translation>Was aus bestätigten Segmenten wird</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Was sich änderte</translation>
    </message>
    <message>
      <source>What confirming a segment does to open segments with the same source. Never overwrites what you typed or confirmed.</source>
      <translation>Was das Bestätigen eines Segments mit offenen Segmenten gleichen Textes tut. Überschreibt nie, was Sie tippten oder bestätigten.</translation>
    </message>
    <message>
      <source>What do you want to do?</source>
      <translation>Was möchten Sie tun?</translation>
    </message>
    <message>
      <source>What do you want to translate?</source>
      <translation>Was möchten Sie übersetzen?</translation>
    </message>
    <message>
      <source>What gets a weight of its own: pairs of words and words next to each other (words), whole phrases and their order (phrases), or all. More of them learn more and take longer.</source>
      <translation>Was ein eigenes Gewicht bekommt: Wortpaare und Wörter nebeneinander (Wörter), ganze Phrasen und ihre Stellung (Phrasen), oder alles. Mehr davon lernt mehr und dauert länger.</translation>
    </message>
    <message>
      <source>What gets a weight of its own: phrases, pairs of their words, both, what the links of words tell (linked and inserted words, and words next to each other), rules with what fills their gaps, frequent words with their neighbours in the source, syntax trees, or all.</source>
      <translation>Was ein eigenes Gewicht bekommt: Phrasen, Paare ihrer Wörter, beides, was die Verknüpfungen der Wörter sagen (verknüpfte und eingefügte Wörter und Wörter nebeneinander), Regeln mit dem, was ihre Lücken füllt, häufige Wörter mit ihren Nachbarn im Ausgangstext, Syntaxbäume oder alles.</translation>
    </message>
    <message>
      <source>What is being done</source>
      <translation>Was gerade geschieht</translation>
    </message>
    <message>
      <source>What is confirmed in this project, and was so far, goes into it; other projects that have it find that at once.</source>
      <translation>Was in diesem Projekt bestätigt wird und bisher bestätigt wurde, kommt hinein; andere Projekte, die sie haben, finden das sofort.</translation>
    </message>
    <message>
      <source>What is confirmed, and was so far, is sent to the server in your name; while the server is away, it waits here.</source>
      <translation>Was bestätigt wird und bisher bestätigt wurde, wird in Ihrem Namen an den Server gesendet; solange er nicht erreichbar ist, wartet es hier.</translation>
    </message>
    <message>
      <source>What is left of it is in {folder}.</source>
      <translation>Was von ihr übrig ist, liegt in {folder}.</translation>
    </message>
    <message>
      <source>What is left to translate in this project</source>
      <translation>Was in diesem Projekt noch zu übersetzen ist</translation>
    </message>
    <message>
      <source>What is new in {file} is the memory “{name}” now.</source>
      <translation>Was in {file} neu ist, ist jetzt die Memory „{name}“.</translation>
    </message>
    <message>
      <source>What is on the clipboard cannot be read.</source>
      <translation>Der Inhalt der Zwischenablage kann nicht gelesen werden.</translation>
    </message>
    <message>
      <source>What is proposed</source>
      <translation>Was vorgeschlagen wird</translation>
    </message>
    <message>
      <source>What is proposed from when on, and how each memory is weighed.</source>
      <translation>Was ab wann vorgeschlagen wird und wie jede Memory gewichtet ist.</translation>
    </message>
    <message>
      <source>What is trained first</source>
      <translation>Was zuerst trainiert wird</translation>
    </message>
    <message>
      <source>What it learned</source>
      <translation>Was sie lernte</translation>
    </message>
    <message>
      <source>What it will take</source>
      <translation>Was es braucht</translation>
    </message>
    <message>
      <source>What makes a translation good: BLEU counts matching word sequences, word errors the words to change; both is the mean of the two.</source>
      <translation>Was eine Übersetzung gut macht: BLEU zählt übereinstimmende Wortfolgen, Wortfehler die zu ändernden Wörter; Beides ist das Mittel von beiden.</translation>
    </message>
    <message>
      <source>What shall the project be called, and where shall it be kept?</source>
      <translation>Wie soll das Projekt heißen und wo soll es liegen?</translation>
    </message>
    <message>
      <source>What tells phrases that translate each other from phrases that met by chance.</source>
      <translation>Was Phrasen, die einander übersetzen, von zufällig zusammengetroffenen unterscheidet.</translation>
    </message>
    <message>
      <source>What the Engine &amp;Learned …</source>
      <translation>Was die Engine &amp;gelernt hat …</translation>
    </message>
    <message>
      <source>What the Engine Learned</source>
      <translation>Was die Engine gelernt hat</translation>
    </message>
    <message>
      <source>What these regular expressions find in sources becomes a tag, which is neither translated nor mistyped. Files are written as if there were no rules; what is confirmed stays confirmed.</source>
      <translation>Was diese regulären Ausdrücke in Ausgangstexten finden, wird ein Tag, der weder übersetzt noch vertippt wird. Dateien werden geschrieben, als gäbe es keine Regeln; Bestätigtes bleibt bestätigt.</translation>
    </message>
    <message>
      <source>What this project teaches is a layer of its own upon the engine named here: it can be muted or deleted, and the engine stays as it was.</source>
      <translation>Was dieses Projekt lehrt, ist eine eigene Ebene auf der hier genannten Engine: Sie kann stummgeschaltet oder gelöscht werden, und die Engine bleibt, wie sie war.</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Was gefunden wurde</translation>
    </message>
    <message>
      <source>What was kept of an engine's learning is of another engine.</source>
      <translation>Das aufbewahrte Gelernte gehört zu einer anderen Engine.</translation>
    </message>
    <message>
      <source>What was learned</source>
      <translation>Was gelernt wurde</translation>
    </message>
    <message>
      <source>What you type is not saved, but kept in this window: {reason}</source>
      <translation>Was Sie tippen, ist nicht gespeichert, bleibt aber in diesem Fenster: {reason}</translation>
    </message>
    <message>
      <source>What your own regular expressions find.</source>
      <translation>Was Ihre eigenen regulären Ausdrücke finden.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Wann</translation>
    </message>
    <message>
      <source>Where both changed a segment, take</source>
      <translation>Wo beide ein Segment änderten, nehmen</translation>
    </message>
    <message>
      <source>Where new projects are made; empty: in “Postil Projects” among your documents.</source>
      <translation>Wo neue Projekte angelegt werden; leer: in „Postil Projects“ bei Ihren Dokumenten.</translation>
    </message>
    <message>
      <source>Where signs such as ( or ? stand for themselves, write \( and \?.</source>
      <translation>Wo Zeichen wie ( oder ? für sich selbst stehen, schreiben Sie \( und \?.</translation>
    </message>
    <message>
      <source>Where the candidate stands</source>
      <translation>Wo der Kandidat steht</translation>
    </message>
    <message>
      <source>Where the file differs from this project, its texts and states are taken.</source>
      <translation>Wo die Datei von diesem Projekt abweicht, werden ihre Texte und Status übernommen.</translation>
    </message>
    <message>
      <source>Where to look</source>
      <translation>Wo zu suchen ist</translation>
    </message>
    <message>
      <source>Where to make the project</source>
      <translation>Wo das Projekt angelegt wird</translation>
    </message>
    <message>
      <source>Where “{word}” comes from</source>
      <translation>Woher „{word}“ kommt</translation>
    </message>
    <message>
      <source>Whether phrases that occur in one segment only are kept, as in the publication. They cover more of the text and also bring more nonsense; training takes several times as long, and more space on the disk.</source>
      <translation>Ob Phrasen behalten werden, die nur in einem einzigen Segment vorkommen, wie in der Veröffentlichung. Sie decken mehr vom Text ab, bringen aber auch mehr Unsinn; das Training dauert um ein Mehrfaches länger und braucht mehr Platz auf der Festplatte.</translation>
    </message>
    <message>
      <source>Whether source phrases may leave words out. Takes about three times as long.</source>
      <translation>Ob Ausgangsphrasen Wörter auslassen dürfen. Dauert etwa dreimal so lange.</translation>
    </message>
    <message>
      <source>Whether words that no phrase explains are linked one to one.</source>
      <translation>Ob Wörter, die keine Phrase erklärt, eins zu eins verbunden werden.</translation>
    </message>
    <message>
      <source>Which Checks</source>
      <translation>Welche Prüfungen</translation>
    </message>
    <message>
      <source>Which checks …</source>
      <translation>Welche Prüfungen …</translation>
    </message>
    <message>
      <source>Which examples</source>
      <translation>Welche Beispiele</translation>
    </message>
    <message>
      <source>Which machine translation?</source>
      <translation>Welche maschinelle Übersetzung?</translation>
    </message>
    <message>
      <source>Which memories and glossaries do you have?</source>
      <translation>Welche Memorys und Glossare haben Sie?</translation>
    </message>
    <message>
      <source>Which segments</source>
      <translation>Welche Segmente</translation>
    </message>
    <message>
      <source>Which terms</source>
      <translation>Welche Termini</translation>
    </message>
    <message>
      <source>Which units</source>
      <translation>Welche Einheiten</translation>
    </message>
    <message>
      <source>White and yellow on black, for those who need strong contrast.</source>
      <translation>Weiß und Gelb auf Schwarz, für alle, die starken Kontrast brauchen.</translation>
    </message>
    <message>
      <source>White space at start or end that differs from the source.</source>
      <translation>Leerraum am Anfang oder Ende anders als im Ausgangstext.</translation>
    </message>
    <message>
      <source>Who made or changed the unit</source>
      <translation>Wer die Einheit erstellt oder geändert hat</translation>
    </message>
    <message>
      <source>Whoever runs such a page gets the words you look up. Postil itself sends nothing: your browser opens the page.</source>
      <translation>Wer eine solche Seite betreibt, erhält die Wörter, die Sie nachschlagen. Postil selbst sendet nichts: Ihr Browser öffnet die Seite.</translation>
    </message>
    <message>
      <source>Whole project</source>
      <translation>Ganzes Projekt</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Ganze Wörter</translation>
    </message>
    <message>
      <source>With</source>
      <translation>Mit</translation>
    </message>
    <message>
      <source>With a bookmark</source>
      <translation>Mit einem Lesezeichen</translation>
    </message>
    <message>
      <source>With a comment</source>
      <translation>Mit einem Kommentar</translation>
    </message>
    <message>
      <source>With an edited source</source>
      <translation>Mit geändertem Ausgangstext</translation>
    </message>
    <message>
      <source>With findings of the checks</source>
      <translation>Mit Befunden der Prüfungen</translation>
    </message>
    <message>
      <source>With fixed weights</source>
      <translation>Mit festen Gewichten</translation>
    </message>
    <message>
      <source>With weights tuned for each pass</source>
      <translation>Mit Gewichten, die für jeden Durchgang abgestimmt werden</translation>
    </message>
    <message>
      <source>Without learning {without} of 100 words were to be changed, with it {with_learning} (difference with 95% certainty: {low} to {high}), in the last {segments} segments.</source>
      <translation>Ohne das Lernen waren {without} von 100 Wörtern zu ändern, mit ihm {with_learning} (Unterschied mit 95 % Sicherheit: {low} bis {high}), in den letzten {segments} Segmenten.</translation>
    </message>
    <message>
      <source>Word aligner</source>
      <translation>Wort-Aligner</translation>
    </message>
    <message>
      <source>Word aligner: {name} cannot be {value!r}.</source>
      <translation>Wortalignierung: {name} kann nicht {value!r} sein.</translation>
    </message>
    <message>
      <source>Word classes</source>
      <translation>Wortklassen</translation>
    </message>
    <message>
      <source>Word distortion, inbound</source>
      <translation>Wortdistorsion, eingehend</translation>
    </message>
    <message>
      <source>Word distortion, outbound</source>
      <translation>Wortdistorsion, ausgehend</translation>
    </message>
    <message>
      <source>Word errors</source>
      <translation>Wortfehler</translation>
    </message>
    <message>
      <source>Word order, words</source>
      <translation>Wortstellung, Wörter</translation>
    </message>
    <message>
      <source>Word pair</source>
      <translation>Wortpaar</translation>
    </message>
    <message>
      <source>Word pairs</source>
      <translation>Wortpaare</translation>
    </message>
    <message>
      <source>Word translations</source>
      <translation>Wortübersetzungen</translation>
    </message>
    <message>
      <source>Word with the one before it</source>
      <translation>Wort mit dem davor</translation>
    </message>
    <message>
      <source>Word with the one behind it</source>
      <translation>Wort mit dem danach</translation>
    </message>
    <message>
      <source>Word without a source word</source>
      <translation>Wort ohne Ausgangswort</translation>
    </message>
    <message>
      <source>Word, Excel, PowerPoint, OpenDocument, RTF, InDesign, HTML, XLIFF, PO, Markdown, reStructuredText, LaTeX, subtitles, JSON, YAML, properties, resx, strings of Android, Apple, Qt and Fluent, DITA, DocBook, CSV, plain text</source>
      <translation>Word, Excel, PowerPoint, OpenDocument, RTF, InDesign, HTML, XLIFF, PO, Markdown, reStructuredText, LaTeX, Untertitel, JSON, YAML, Properties, resx, Strings von Android, Apple, Qt und Fluent, DITA, DocBook, CSV, reiner Text</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>Wörter</translation>
    </message>
    <message>
      <source>Words a rule may span</source>
      <translation>Wörter, über die eine Regel reicht</translation>
    </message>
    <message>
      <source>Words before</source>
      <translation>Wörter vorher</translation>
    </message>
    <message>
      <source>Words by match band</source>
      <translation>Wörter nach Trefferklassen</translation>
    </message>
    <message>
      <source>Words in context</source>
      <translation>Wörter im Zusammenhang</translation>
    </message>
    <message>
      <source>Words left</source>
      <translation>Wörter offen</translation>
    </message>
    <message>
      <source>Words now</source>
      <translation>Wörter jetzt</translation>
    </message>
    <message>
      <source>Words of documents or memories that may be terms, with likely translations.</source>
      <translation>Wörter aus Dokumenten oder Memories, die Termini sein können, mit wahrscheinlichen Übersetzungen.</translation>
    </message>
    <message>
      <source>Words of the project's dictionary</source>
      <translation>Wörter im Wörterbuch des Projekts</translation>
    </message>
    <message>
      <source>Words per hour</source>
      <translation>Wörter je Stunde</translation>
    </message>
    <message>
      <source>Words side by side</source>
      <translation>Wörter nebeneinander</translation>
    </message>
    <message>
      <source>Words that are spelt correctly in this project, one in each line.</source>
      <translation>Wörter, die in diesem Projekt richtig geschrieben sind, eines in jeder Zeile.</translation>
    </message>
    <message>
      <source>Words that are used alike are put into this many classes, and a second language model learns how classes follow each other: it knows good word order even where the words themselves were never seen together. 0: no such model.</source>
      <translation>Wörter, die gleich gebraucht werden, kommen in so viele Klassen, und ein zweites Sprachmodell lernt, wie Klassen aufeinander folgen: Es kennt gute Wortstellung auch dort, wo die Wörter selbst nie beisammen standen. 0: kein solches Modell.</translation>
    </message>
    <message>
      <source>Words that fill a gap</source>
      <translation>Wörter, die eine Lücke füllen</translation>
    </message>
    <message>
      <source>Words that parts must cover</source>
      <translation>Wörter, die Teile abdecken müssen</translation>
    </message>
    <message>
      <source>Words the dictionary does not know.</source>
      <translation>Wörter, die das Wörterbuch nicht kennt.</translation>
    </message>
    <message>
      <source>Words the language model looks at</source>
      <translation>Wörter, die das Sprachmodell ansieht</translation>
    </message>
    <message>
      <source>Words the machine is not sure of are underlined.</source>
      <translation>Wörter, deren die Maschine nicht sicher ist, sind unterstrichen.</translation>
    </message>
    <message>
      <source>Work without an engine.</source>
      <translation>Ohne Engine arbeiten.</translation>
    </message>
    <message>
      <source>Write a Pseudo-Translated &amp;Document …</source>
      <translation>Pseudoübersetztes &amp;Dokument schreiben …</translation>
    </message>
    <message>
      <source>Write changes and findings as a page (HTML) or a table (CSV).</source>
      <translation>Änderungen und Befunde als Seite (HTML) oder Tabelle (CSV) schreiben.</translation>
    </message>
    <message>
      <source>Write every document into a folder.</source>
      <translation>Jedes Dokument in einen Ordner schreiben.</translation>
    </message>
    <message>
      <source>Write http:// before the address if the server has no certificate.</source>
      <translation>Schreiben Sie http:// vor die Adresse, wenn der Server kein Zertifikat hat.</translation>
    </message>
    <message>
      <source>Write it as https://server.office:8585, as whoever runs the server names it.</source>
      <translation>Schreiben Sie sie als https://server.office:8585, so wie der Betreiber des Servers sie nennt.</translation>
    </message>
    <message>
      <source>Write it as year-month-day: 2026-12-31.</source>
      <translation>Schreiben Sie ihn als Jahr-Monat-Tag: 2026-12-31.</translation>
    </message>
    <message>
      <source>Write it as {default_name}.</source>
      <translation>Schreiben Sie es wie {default_name}.</translation>
    </message>
    <message>
      <source>Write the R&amp;eport …</source>
      <translation>Be&amp;richt schreiben …</translation>
    </message>
    <message>
      <source>Write the document as if it were translated; the project stays as it is.</source>
      <translation>Das Dokument schreiben, als wäre es übersetzt; das Projekt bleibt, wie es ist.</translation>
    </message>
    <message>
      <source>Write the engine with what it learned here as one .postil file.</source>
      <translation>Die Engine mit dem hier Gelernten als eine .postil-Datei schreiben.</translation>
    </message>
    <message>
      <source>Write the findings that are shown as a web page or a table.</source>
      <translation>Die gezeigten Befunde als Webseite oder Tabelle schreiben.</translation>
    </message>
    <message>
      <source>Write the names of commands beside their icons in the tool bar.</source>
      <translation>Die Namen der Befehle neben ihren Symbolen in die Symbolleiste schreiben.</translation>
    </message>
    <message>
      <source>Write the package that goes back to Trados or memoQ, with the translations in it.</source>
      <translation>Das Paket schreiben, das zu Trados oder memoQ zurückgeht, mit den Übersetzungen darin.</translation>
    </message>
    <message>
      <source>Write the pairs that are kept as a memory file.</source>
      <translation>Die behaltenen Paare als Memory-Datei schreiben.</translation>
    </message>
    <message>
      <source>Write the project as one file, for a colleague or reviewer.</source>
      <translation>Das Projekt als eine Datei schreiben, für Kollegen oder Überprüfer.</translation>
    </message>
    <message>
      <source>Write the pseudo-translation</source>
      <translation>Pseudoübersetzung schreiben</translation>
    </message>
    <message>
      <source>Write the report</source>
      <translation>Bericht schreiben</translation>
    </message>
    <message>
      <source>Write the terms as TBX or as a table.</source>
      <translation>Die Termini als TBX oder als Tabelle schreiben.</translation>
    </message>
    <message>
      <source>Write the translated document in its own format.</source>
      <translation>Das übersetzte Dokument in seinem eigenen Format schreiben.</translation>
    </message>
    <message>
      <source>Write the translation of both into one of them and the rest into the other, or merge them in the program the file comes from and bring the new file.</source>
      <translation>Schreiben Sie einen Teil der Übersetzung beider in das eine und den Rest in das andere, oder verbinden Sie sie in dem Programm, aus dem die Datei kommt, und bringen Sie die neue Datei mit.</translation>
    </message>
    <message>
      <source>Write them as they are</source>
      <translation>Schreiben, wie sie sind</translation>
    </message>
    <message>
      <source>Write this memory as TMX.</source>
      <translation>Diese Memory als TMX schreiben.</translation>
    </message>
    <message>
      <source>Write what was confirmed in this project as TMX.</source>
      <translation>Das in diesem Projekt Bestätigte als TMX schreiben.</translation>
    </message>
    <message>
      <source>Write what was typed last. Postil does so by itself, too, while you type.</source>
      <translation>Schreiben, was zuletzt getippt wurde. Postil tut es beim Schreiben auch von selbst.</translation>
    </message>
    <message>
      <source>Writing of numbers</source>
      <translation>Schreibung von Zahlen</translation>
    </message>
    <message>
      <source>Writing the language model</source>
      <translation>Sprachmodell wird geschrieben</translation>
    </message>
    <message>
      <source>Writing the memory</source>
      <translation>Memory wird geschrieben</translation>
    </message>
    <message>
      <source>Written into memories with every translation.</source>
      <translation>Wird mit jeder Übersetzung in Memorys geschrieben.</translation>
    </message>
    <message>
      <source>Written into the memory with every translation</source>
      <translation>Wird mit jeder Übersetzung in die Memory geschrieben</translation>
    </message>
    <message>
      <source>XML files that begin with {name} cannot be translated</source>
      <translation>XML-Dateien, die mit {name} beginnen, können nicht übersetzt werden</translation>
    </message>
    <message>
      <source>You wrote this word.</source>
      <translation>Dieses Wort haben Sie geschrieben.</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Ihr Name</translation>
    </message>
    <message>
      <source>Your name and today's date are written into the unit.</source>
      <translation>Ihr Name und das heutige Datum werden in die Einheit geschrieben.</translation>
    </message>
    <message>
      <source>Your work is saved all the same. Check free space and permissions.</source>
      <translation>Ihre Arbeit ist trotzdem gespeichert. Prüfen Sie freien Platz und Berechtigungen.</translation>
    </message>
    <message>
      <source>Your work is saved all the same. Make room, or have fewer backups kept.</source>
      <translation>Ihre Arbeit ist trotzdem gespeichert. Schaffen Sie Platz, oder behalten Sie weniger Sicherungen.</translation>
    </message>
    <message>
      <source>Zero-width joiner</source>
      <translation>Verbinder ohne Breite</translation>
    </message>
    <message>
      <source>Zero-width non-joiner</source>
      <translation>Bindehemmer ohne Breite</translation>
    </message>
    <message>
      <source>Zero-width space</source>
      <translation>Leerzeichen ohne Breite</translation>
    </message>
    <message>
      <source>\1 or $1 stands for the first group in brackets, $$ for a dollar, \\ for a backslash.</source>
      <translation>\1 oder $1 steht für die erste Gruppe in Klammern, $$ für ein Dollarzeichen, \\ für einen umgekehrten Schrägstrich.</translation>
    </message>
    <message>
      <source>a &lt; that should be &amp;lt;</source>
      <translation>ein &lt;, das &amp;lt; sein müsste</translation>
    </message>
    <message>
      <source>a PDF is not translated in place: a new project takes its text; better ask for the document that it was made from</source>
      <translation>eine PDF-Datei wird nicht an Ort und Stelle übersetzt: Ein neues Projekt übernimmt ihren Text; bitten Sie besser um das Dokument, aus dem sie gemacht wurde</translation>
    </message>
    <message>
      <source>a backslash that stands for nothing</source>
      <translation>ein umgekehrter Schrägstrich, der für nichts steht</translation>
    </message>
    <message>
      <source>a byte order mark at its beginning</source>
      <translation>eine Bytereihenfolge-Markierung (BOM) am Anfang</translation>
    </message>
    <message>
      <source>a character that XML does not allow (number {number})</source>
      <translation>ein Zeichen, das XML nicht erlaubt (Nummer {number})</translation>
    </message>
    <message>
      <source>a code ends that did not begin before ({id!r})</source>
      <translation>ein Code endet, der davor nicht beginnt ({id!r})</translation>
    </message>
    <message>
      <source>a code that begins and does not end</source>
      <translation>ein Code, der beginnt und nicht endet</translation>
    </message>
    <message>
      <source>a colon is missing</source>
      <translation>ein Doppelpunkt fehlt</translation>
    </message>
    <message>
      <source>a comma is missing</source>
      <translation>ein Komma fehlt</translation>
    </message>
    <message>
      <source>a comma too many</source>
      <translation>ein Komma zu viel</translation>
    </message>
    <message>
      <source>a concept has more than {most} pairs of terms</source>
      <translation>ein Konzept hat mehr als {most} Paare von Termini</translation>
    </message>
    <message>
      <source>a control character in a text</source>
      <translation>ein Steuerzeichen in einem Text</translation>
    </message>
    <message>
      <source>a file without units</source>
      <translation>ein &lt;file&gt; ohne Einheiten</translation>
    </message>
    <message>
      <source>a layer of other languages</source>
      <translation>eine Ebene anderer Sprachen</translation>
    </message>
    <message>
      <source>a learning event is damaged</source>
      <translation>ein Lernschritt ist beschädigt</translation>
    </message>
    <message>
      <source>a line before the first section.</source>
      <translation>eine Zeile vor dem ersten Abschnitt.</translation>
    </message>
    <message>
      <source>a list of rules has no name</source>
      <translation>eine Liste von Regeln hat keinen Namen</translation>
    </message>
    <message>
      <source>a name in double quotes is missing</source>
      <translation>ein Name in doppelten Anführungszeichen fehlt</translation>
    </message>
    <message>
      <source>a part of it is not as it was written</source>
      <translation>ein Teil davon ist nicht, wie er geschrieben wurde</translation>
    </message>
    <message>
      <source>a round is missing</source>
      <translation>eine Runde fehlt</translation>
    </message>
    <message>
      <source>a row is cut</source>
      <translation>eine Zeile ist abgeschnitten</translation>
    </message>
    <message>
      <source>a score is no number</source>
      <translation>ein Wert ist keine Zahl</translation>
    </message>
    <message>
      <source>a segment does not belong to its document</source>
      <translation>ein Segment gehört nicht zu seinem Dokument</translation>
    </message>
    <message>
      <source>a source phrase is no list of tokens with rows</source>
      <translation>eine Quellphrase ist keine Liste von Token mit Zeilen</translation>
    </message>
    <message>
      <source>a string catalog is UTF-8, and this file is not</source>
      <translation>ein String-Katalog ist in UTF-8, diese Datei nicht</translation>
    </message>
    <message>
      <source>a text is too long</source>
      <translation>ein Text ist zu lang</translation>
    </message>
    <message>
      <source>a text without its closing quote</source>
      <translation>ein Text ohne schließendes Anführungszeichen</translation>
    </message>
    <message>
      <source>a token is empty or stands there twice</source>
      <translation>ein Wort ist leer oder steht zweimal da</translation>
    </message>
    <message>
      <source>a truecaser must be UTF-8</source>
      <translation>ein Modell der Groß- und Kleinschreibung muss UTF-8 sein</translation>
    </message>
    <message>
      <source>a unit without segments</source>
      <translation>eine Einheit ohne Segmente</translation>
    </message>
    <message>
      <source>a value is missing</source>
      <translation>ein Wert fehlt</translation>
    </message>
    <message>
      <source>a vocabulary must be UTF-8</source>
      <translation>ein Vokabular muss UTF-8 sein</translation>
    </message>
    <message>
      <source>a word aligner of another version: train it again</source>
      <translation>eine Wortalignierung einer anderen Version: Trainieren Sie sie neu</translation>
    </message>
    <message>
      <source>a zero byte</source>
      <translation>ein Null-Byte</translation>
    </message>
    <message>
      <source>a zip must hold one *{suffix} file, this one holds {number}</source>
      <translation>ein Zip muss eine *{suffix}-Datei enthalten, dieses enthält {number}</translation>
    </message>
    <message>
      <source>a {part} with {number} &lt;{name}&gt;</source>
      <translation>ein &lt;{part}&gt; mit {number} &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>accuracy</source>
      <translation>Genauigkeit</translation>
    </message>
    <message>
      <source>admitted</source>
      <translation>zugelassen</translation>
    </message>
    <message>
      <source>alignment</source>
      <translation>Alignment</translation>
    </message>
    <message>
      <source>alignment, pair texts</source>
      <translation>Alignment, Texte ausrichten</translation>
    </message>
    <message>
      <source>all</source>
      <translation>alle</translation>
    </message>
    <message>
      <source>all confirmed</source>
      <translation>alles bestätigt</translation>
    </message>
    <message>
      <source>all; or headings or numbers, with commas between</source>
      <translation>alle; oder Überschriften oder Nummern, durch Kommas getrennt</translation>
    </message>
    <message>
      <source>among matches of the same score</source>
      <translation>unter Treffern mit gleichem Wert</translation>
    </message>
    <message>
      <source>an &amp; that should be &amp;amp;</source>
      <translation>ein &amp;, das &amp;amp; sein müsste</translation>
    </message>
    <message>
      <source>an entity without its semicolon</source>
      <translation>eine Entität ohne ihr Semikolon</translation>
    </message>
    <message>
      <source>analyse, analysis, analyze, wordcount, weighted words</source>
      <translation>Analyse, Wortzahl, gewichtete Wörter</translation>
    </message>
    <message>
      <source>another program has it in use</source>
      <translation>ein anderes Programm verwendet sie gerade</translation>
    </message>
    <message>
      <source>another program is using it</source>
      <translation>ein anderes Programm benutzt es</translation>
    </message>
    <message>
      <source>any number</source>
      <translation>beliebig viele</translation>
    </message>
    <message>
      <source>as the format has them</source>
      <translation>wie das Format sie hat</translation>
    </message>
    <message>
      <source>as the glossaries say; forbidden ones are then avoided, too</source>
      <translation>wie es in den Glossaren steht; verbotene werden dann auch vermieden</translation>
    </message>
    <message>
      <source>as whoever runs the server gave it to you</source>
      <translation>wie Sie es vom Betreiber des Servers bekommen haben</translation>
    </message>
    <message>
      <source>as written</source>
      <translation>wie geschrieben</translation>
    </message>
    <message>
      <source>at {place}</source>
      <translation>bei {place}</translation>
    </message>
    <message>
      <source>backup, restore, earlier version, snapshot</source>
      <translation>Backup, Sicherung, wiederherstellen, früherer Stand</translation>
    </message>
    <message>
      <source>bad character range</source>
      <translation>ein Bereich von Zeichen, der keiner ist</translation>
    </message>
    <message>
      <source>bad escape (end of pattern)</source>
      <translation>ein umgekehrter Schrägstrich am Ende</translation>
    </message>
    <message>
      <source>band</source>
      <translation>Klasse</translation>
    </message>
    <message>
      <source>beam width</source>
      <translation>Strahlbreite (Beam)</translation>
    </message>
    <message>
      <source>before it came here</source>
      <translation>bevor sie hierher kam</translation>
    </message>
    <message>
      <source>below, what is expected to need the fewest changes is first</source>
      <translation>darunter steht zuerst, was voraussichtlich am wenigsten Nacharbeit braucht</translation>
    </message>
    <message>
      <source>best pass</source>
      <translation>bester Durchgang</translation>
    </message>
    <message>
      <source>best round</source>
      <translation>beste Runde</translation>
    </message>
    <message>
      <source>bidi, LRM</source>
      <translation>bidi, LRM</translation>
    </message>
    <message>
      <source>bidi, RLM</source>
      <translation>bidi, RLM</translation>
    </message>
    <message>
      <source>bins.bin is not complete</source>
      <translation>bins.bin ist nicht vollständig</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>Lesezeichen</translation>
    </message>
    <message>
      <source>bookmark of segment {number}</source>
      <translation>Lesezeichen von Segment {number}</translation>
    </message>
    <message>
      <source>brought along from other projects of this client</source>
      <translation>aus anderen Projekten dieses Kunden mitgebracht</translation>
    </message>
    <message>
      <source>byte {place} (0x{byte:02X}) does not belong in {name} text</source>
      <translation>Byte {place} (0x{byte:02X}) gehört nicht in einen Text in {name}</translation>
    </message>
    <message>
      <source>byte {place} does not belong in {declared} text, as the page calls itself</source>
      <translation>Byte {place} gehört nicht in einen Text in {declared}, den die Seite angibt</translation>
    </message>
    <message>
      <source>bytes that are no text in its encoding</source>
      <translation>Bytes, die in seiner Kodierung kein Text sind</translation>
    </message>
    <message>
      <source>candidates per bag</source>
      <translation>Kandidaten je Menge</translation>
    </message>
    <message>
      <source>cannot be opened</source>
      <translation>lässt sich nicht öffnen</translation>
    </message>
    <message>
      <source>cannot be read: {reason}</source>
      <translation>kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
      <source>changed on both sides</source>
      <translation>auf beiden Seiten geändert</translation>
    </message>
    <message>
      <source>characters</source>
      <translation>Zeichen</translation>
    </message>
    <message>
      <source>characters changed</source>
      <translation>geänderte Zeichen</translation>
    </message>
    <message>
      <source>chrF</source>
      <translation>chrF</translation>
    </message>
    <message>
      <source>chrF of “{name}”: closeness to the reference</source>
      <translation>chrF von „{name}“: Nähe zur Referenz</translation>
    </message>
    <message>
      <source>clear target, delete translations, empty</source>
      <translation>Ziel leeren, Übersetzungen löschen</translation>
    </message>
    <message>
      <source>cleared</source>
      <translation>geleert</translation>
    </message>
    <message>
      <source>closeness to the translations of people, 100 is the same; higher is better</source>
      <translation>Nähe zu Übersetzungen von Menschen, 100 ist gleich; höher ist besser</translation>
    </message>
    <message>
      <source>closes behind “{words}”</source>
      <translation>schließt hinter „{words}“</translation>
    </message>
    <message>
      <source>comment on segment {number}</source>
      <translation>Kommentar zu Segment {number}</translation>
    </message>
    <message>
      <source>completion, autocomplete, autosuggest, predictive typing</source>
      <translation>Autovervollständigung, Vorschläge beim Tippen, AutoSuggest</translation>
    </message>
    <message>
      <source>confirmation of segment {number}</source>
      <translation>Bestätigung von Segment {number}</translation>
    </message>
    <message>
      <source>confirmed segments of “{name}”</source>
      <translation>bestätigte Segmente von „{name}“</translation>
    </message>
    <message>
      <source>confirmed; becomes a draft</source>
      <translation>bestätigt; wird ein Entwurf</translation>
    </message>
    <message>
      <source>conflict, ours kept</source>
      <translation>Konflikt, eigene Fassung behalten</translation>
    </message>
    <message>
      <source>conflict, theirs taken</source>
      <translation>Konflikt, fremde Fassung übernommen</translation>
    </message>
    <message>
      <source>control characters</source>
      <translation>Steuerzeichen</translation>
    </message>
    <message>
      <source>copy source to target, insert source</source>
      <translation>Quelle ins Ziel kopieren, Quelltext einfügen</translation>
    </message>
    <message>
      <source>critical</source>
      <translation>kritisch</translation>
    </message>
    <message>
      <source>cut off</source>
      <translation>abgeschnitten</translation>
    </message>
    <message>
      <source>cut, divide</source>
      <translation>trennen, zerlegen</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>d. MMM yyyy</translation>
    </message>
    <message>
      <source>damaged, or not what its name says: {reason}</source>
      <translation>beschädigt, oder nicht, was der Name sagt: {reason}</translation>
    </message>
    <message>
      <source>dark mode, night mode</source>
      <translation>Dunkelmodus, Nachtmodus</translation>
    </message>
    <message>
      <source>decoder</source>
      <translation>Decoder</translation>
    </message>
    <message>
      <source>deliver, delivery package, handback, sdlrpx, mqback</source>
      <translation>liefern, Lieferpaket, zurückgeben, sdlrpx, mqback</translation>
    </message>
    <message>
      <source>discard changes, restore</source>
      <translation>Änderungen verwerfen, wiederherstellen</translation>
    </message>
    <message>
      <source>distortion limit</source>
      <translation>Distorsionsgrenze</translation>
    </message>
    <message>
      <source>document</source>
      <translation>Dokument</translation>
    </message>
    <message>
      <source>documents of InDesign itself are not read: export it as IDML</source>
      <translation>Dokumente von InDesign selbst werden nicht gelesen: Exportieren Sie es als IDML</translation>
    </message>
    <message>
      <source>documents of Pages are not read: export it as Word</source>
      <translation>Dokumente von Pages werden nicht gelesen: Exportieren Sie es als Word</translation>
    </message>
    <message>
      <source>documents of memoQ itself are not read: ask for a package with XLIFF files</source>
      <translation>Dokumente von memoQ selbst werden nicht gelesen: Bitten Sie um ein Paket mit XLIFF-Dateien</translation>
    </message>
    <message>
      <source>draft</source>
      <translation>Entwurf</translation>
    </message>
    <message>
      <source>due {day}</source>
      <translation>fällig am {day}</translation>
    </message>
    <message>
      <source>duplicate</source>
      <translation>doppelt</translation>
    </message>
    <message>
      <source>earlier</source>
      <translation>frühere Fassung</translation>
    </message>
    <message>
      <source>earlier version</source>
      <translation>frühere Fassung</translation>
    </message>
    <message>
      <source>edits needed per 100 words; lower is better</source>
      <translation>nötige Änderungen je 100 Wörter; niedriger ist besser</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>leer</translation>
    </message>
    <message>
      <source>empty source</source>
      <translation>leerer Ausgangstext</translation>
    </message>
    <message>
      <source>empty target</source>
      <translation>leere Übersetzung</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>verschlüsselt</translation>
    </message>
    <message>
      <source>error</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>exact matches</source>
      <translation>exakte Treffer</translation>
    </message>
    <message>
      <source>exit</source>
      <translation>schließen, verlassen</translation>
    </message>
    <message>
      <source>features</source>
      <translation>Merkmale</translation>
    </message>
    <message>
      <source>files of Office 97 are not read: save it in the present format, as docx, xlsx or pptx</source>
      <translation>Dateien von Office 97 werden nicht gelesen: Speichern Sie sie im heutigen Format, als docx, xlsx oder pptx</translation>
    </message>
    <message>
      <source>files of the kind {suffix} are no glossaries</source>
      <translation>Dateien der Art {suffix} sind keine Glossare</translation>
    </message>
    <message>
      <source>files of the kind {suffix} cannot be translated</source>
      <translation>Dateien der Art {suffix} können nicht übersetzt werden</translation>
    </message>
    <message>
      <source>final</source>
      <translation>endgültig</translation>
    </message>
    <message>
      <source>findings</source>
      <translation>Befunde</translation>
    </message>
    <message>
      <source>findings.html</source>
      <translation>befunde.html</translation>
    </message>
    <message>
      <source>flag, favourite</source>
      <translation>Markierung, Merkzeichen</translation>
    </message>
    <message>
      <source>flipped</source>
      <translation>gewechselt</translation>
    </message>
    <message>
      <source>fluency</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>verboten</translation>
    </message>
    <message>
      <source>format version {version} is not known</source>
      <translation>die Formatversion {version} ist unbekannt</translation>
    </message>
    <message>
      <source>from the machine</source>
      <translation>von der Maschine</translation>
    </message>
    <message>
      <source>from training</source>
      <translation>aus dem Training</translation>
    </message>
    <message>
      <source>full screen, distraction-free, zen</source>
      <translation>Vollbild, ablenkungsfrei, Konzentration, Zen</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>Glossar</translation>
    </message>
    <message>
      <source>handoff, sdlppx, mqout, Studio</source>
      <translation>Projektpaket, Handoff, sdlppx, mqout, Studio</translation>
    </message>
    <message>
      <source>handoff, send to a colleague</source>
      <translation>Übergabe, an Kollegen schicken, weitergeben</translation>
    </message>
    <message>
      <source>has a name that leads out of the folder</source>
      <translation>hat einen Namen, der aus dem Ordner hinausführt</translation>
    </message>
    <message>
      <source>has {count} lines, but {source} has {wanted}</source>
      <translation>hat {count} Zeilen, {source} aber {wanted}</translation>
    </message>
    <message>
      <source>hint</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>holds words that are not in the vocabulary</source>
      <translation>enthält Wörter, die nicht im Vokabular stehen</translation>
    </message>
    <message>
      <source>holds {number} pages</source>
      <translation>enthält {number} Seiten</translation>
    </message>
    <message>
      <source>holds {number} parts</source>
      <translation>enthält {number} Teile</translation>
    </message>
    <message>
      <source>holds {size} bytes, not {wanted}</source>
      <translation>enthält {size} Bytes statt {wanted}</translation>
    </message>
    <message>
      <source>holds {vocabulary} words, not {wanted}</source>
      <translation>enthält {vocabulary} Wörter statt {wanted}</translation>
    </message>
    <message>
      <source>hypotheses kept per span</source>
      <translation>behaltene Hypothesen je Spanne</translation>
    </message>
    <message>
      <source>hypotheses per number of covered words</source>
      <translation>Hypothesen je Zahl abgedeckter Wörter</translation>
    </message>
    <message>
      <source>hypotheses per span</source>
      <translation>Hypothesen je Spanne</translation>
    </message>
    <message>
      <source>hypotheses per stack</source>
      <translation>Hypothesen je Stapel</translation>
    </message>
    <message>
      <source>if its lessons are kept apart</source>
      <translation>falls das für ihn Gelernte getrennt bleibt</translation>
    </message>
    <message>
      <source>ignored</source>
      <translation>ignoriert</translation>
    </message>
    <message numerus="yes">
      <source>in %Ln coming segments</source>
      <translation>
        <numerusform>in %Ln kommenden Segment</numerusform>
        <numerusform>in %Ln kommenden Segmenten</numerusform>
      </translation>
    </message>
    <message>
      <source>in context</source>
      <translation>im Kontext</translation>
    </message>
    <message>
      <source>in the memory already</source>
      <translation>bereits in der Memory</translation>
    </message>
    <message>
      <source>in use</source>
      <translation>in Verwendung</translation>
    </message>
    <message>
      <source>in use in this project</source>
      <translation>in diesem Projekt in Verwendung</translation>
    </message>
    <message>
      <source>internal {score}</source>
      <translation>intern {score}</translation>
    </message>
    <message>
      <source>invalid group reference</source>
      <translation>Verweis auf eine Gruppe, die es nicht gibt</translation>
    </message>
    <message>
      <source>is damaged or cut off ({reason})</source>
      <translation>ist beschädigt oder abgeschnitten ({reason})</translation>
    </message>
    <message>
      <source>is missing</source>
      <translation>fehlt</translation>
    </message>
    <message>
      <source>is there twice</source>
      <translation>ist zweimal vorhanden</translation>
    </message>
    <message>
      <source>is trained now from the memories</source>
      <translation>wird jetzt aus den Memorys trainiert</translation>
    </message>
    <message>
      <source>it asks for too much</source>
      <translation>er verlangt zu viel</translation>
    </message>
    <message>
      <source>it begins with {tag}</source>
      <translation>es beginnt mit {tag}</translation>
    </message>
    <message>
      <source>it cannot be opened</source>
      <translation>es kann nicht geöffnet werden</translation>
    </message>
    <message>
      <source>it cannot be read ({reason}).</source>
      <translation>es kann nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
      <source>it cannot be understood</source>
      <translation>nicht zu verstehen</translation>
    </message>
    <message>
      <source>it does not divide {total} into {parts}</source>
      <translation>die Datei teilt {total} nicht in {parts}</translation>
    </message>
    <message>
      <source>it does not fit the words of the engine</source>
      <translation>die Datei passt nicht zu den Wörtern der Engine</translation>
    </message>
    <message>
      <source>it does not hold a {kind}</source>
      <translation>der Ordner enthält nichts von der Art {kind}</translation>
    </message>
    <message>
      <source>it does not say what it should: {reason}</source>
      <translation>es sagt nicht, was es sollte: {reason}</translation>
    </message>
    <message>
      <source>it has format {found}; this Postil knows {known}</source>
      <translation>es hat Format {found}; dieses Postil kennt {known}</translation>
    </message>
    <message>
      <source>it has more than {number} characters</source>
      <translation>er hat mehr als {number} Zeichen</translation>
    </message>
    <message>
      <source>it has no dictionary of the language {language}, but of {others}</source>
      <translation>sie enthält kein Wörterbuch der Sprache {language}, sondern für {others}</translation>
    </message>
    <message>
      <source>it has no matrix</source>
      <translation>die Matrix fehlt</translation>
    </message>
    <message>
      <source>it has order {order}, not {wanted}.</source>
      <translation>seine Ordnung ist {order}, nicht {wanted}.</translation>
    </message>
    <message>
      <source>it has {number} features with a path among {kinds}, not one.</source>
      <translation>es hat {number} Merkmale mit einem Pfad unter {kinds} statt einem.</translation>
    </message>
    <message>
      <source>it holds a feature twice</source>
      <translation>sie enthält ein Merkmal zweimal</translation>
    </message>
    <message>
      <source>it holds something else than numbers</source>
      <translation>die Datei enthält anderes als Zahlen</translation>
    </message>
    <message>
      <source>it is nested too deeply</source>
      <translation>zu tief verschachtelt</translation>
    </message>
    <message>
      <source>it is no SQLite database</source>
      <translation>es ist keine SQLite-Datenbank</translation>
    </message>
    <message>
      <source>it is no ZIP archive, or its end is missing</source>
      <translation>es ist kein ZIP-Archiv, oder sein Ende fehlt</translation>
    </message>
    <message>
      <source>it is of another language</source>
      <translation>die Datei gehört zu einer anderen Sprache</translation>
    </message>
    <message>
      <source>it is of another order than the engine says</source>
      <translation>er hat eine andere Ordnung, als die Engine angibt</translation>
    </message>
    <message>
      <source>it lacks {name}</source>
      <translation>ihm fehlt {name}</translation>
    </message>
    <message>
      <source>it maps a language to the rules “{name}”, which it lacks</source>
      <translation>sie ordnet einer Sprache die Regeln „{name}“ zu, die ihr fehlen</translation>
    </message>
    <message>
      <source>it maps no language to any rules</source>
      <translation>sie ordnet keiner Sprache Regeln zu</translation>
    </message>
    <message>
      <source>it may not be written to</source>
      <translation>das Schreiben ist nicht erlaubt</translation>
    </message>
    <message>
      <source>it may only be read</source>
      <translation>sie darf nur gelesen werden</translation>
    </message>
    <message>
      <source>its arrays do not fit together</source>
      <translation>ihre Felder passen nicht zusammen</translation>
    </message>
    <message>
      <source>its language is {language}, and that of its translation {name} is {other}</source>
      <translation>ihre Sprache ist {language}, und die ihrer Übersetzung {name} ist {other}</translation>
    </message>
    <message>
      <source>join</source>
      <translation>zusammenführen, verketten</translation>
    </message>
    <message>
      <source>jump, number</source>
      <translation>springen, Nummer</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>behalten</translation>
    </message>
    <message>
      <source>kept; type another one to change it</source>
      <translation>gespeichert; ein anderes eintippen, um es zu ändern</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>Art</translation>
    </message>
    <message>
      <source>larger than it says</source>
      <translation>größer als angegeben</translation>
    </message>
    <message>
      <source>larger than {mebibytes} MiB</source>
      <translation>größer als {mebibytes} MiB</translation>
    </message>
    <message>
      <source>learned before the engine came into this project</source>
      <translation>gelernt, bevor die Engine in dieses Projekt kam</translation>
    </message>
    <message>
      <source>learned from what you confirm here</source>
      <translation>gelernt aus dem, was Sie hier bestätigen</translation>
    </message>
    <message>
      <source>left empty</source>
      <translation>leer gelassen</translation>
    </message>
    <message>
      <source>left out</source>
      <translation>weggelassen</translation>
    </message>
    <message>
      <source>length ratio</source>
      <translation>Längenverhältnis</translation>
    </message>
    <message>
      <source>like %s and %1$d</source>
      <translation>wie %s und %1$d</translation>
    </message>
    <message>
      <source>like {name} and {{name}}</source>
      <translation>wie {name} und {{name}}</translation>
    </message>
    <message>
      <source>line {line}, column {column}: {message}</source>
      <translation>Zeile {line}, Spalte {column}: {message}</translation>
    </message>
    <message>
      <source>line {line}, unit {unit}: {message}</source>
      <translation>Zeile {line}, Einheit {unit}: {message}</translation>
    </message>
    <message>
      <source>line {line}: {message}</source>
      <translation>Zeile {line}: {message}</translation>
    </message>
    <message>
      <source>locale</source>
      <translation>örtliche Gepflogenheiten</translation>
    </message>
    <message>
      <source>lock of segment {number}</source>
      <translation>Sperre von Segment {number}</translation>
    </message>
    <message>
      <source>look at it</source>
      <translation>ansehen</translation>
    </message>
    <message>
      <source>lookup, look up in the TM</source>
      <translation>nachschlagen, im TM suchen</translation>
    </message>
    <message>
      <source>machine</source>
      <translation>Maschine</translation>
    </message>
    <message>
      <source>machine agrees</source>
      <translation>Maschine stimmt zu</translation>
    </message>
    <message>
      <source>machine, {percent}</source>
      <translation>Maschine, {percent}</translation>
    </message>
    <message>
      <source>major</source>
      <translation>schwer</translation>
    </message>
    <message>
      <source>manual, documentation</source>
      <translation>Handbuch, Dokumentation</translation>
    </message>
    <message>
      <source>matches</source>
      <translation>Treffer</translation>
    </message>
    <message>
      <source>matches whose differences could be patched in</source>
      <translation>Treffer, deren Abweichungen eingesetzt werden konnten</translation>
    </message>
    <message>
      <source>me alone</source>
      <translation>mich allein</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>Memory</translation>
    </message>
    <message>
      <source>memory of this project</source>
      <translation>Memory dieses Projekts</translation>
    </message>
    <message>
      <source>method</source>
      <translation>Verfahren</translation>
    </message>
    <message>
      <source>min repeat greater than max repeat</source>
      <translation>die kleinste Anzahl ist größer als die größte</translation>
    </message>
    <message>
      <source>minor</source>
      <translation>gering</translation>
    </message>
    <message>
      <source>missing )</source>
      <translation>) fehlt</translation>
    </message>
    <message>
      <source>missing &gt;</source>
      <translation>&gt; fehlt</translation>
    </message>
    <message numerus="yes">
      <source>more than %Ln hits</source>
      <translation>
        <numerusform>mehr als %Ln Fund</numerusform>
        <numerusform>mehr als %Ln Funde</numerusform>
      </translation>
    </message>
    <message>
      <source>more than {first} words and two numbers</source>
      <translation>mehr als {first} Wörter und zwei Zahlen</translation>
    </message>
    <message>
      <source>more than {most} attributes</source>
      <translation>mehr als {most} Attribute</translation>
    </message>
    <message>
      <source>more {first}-grams than announced</source>
      <translation>mehr {first}-Gramme als angekündigt</translation>
    </message>
    <message>
      <source>multiple repeat</source>
      <translation>zwei Wiederholungen hintereinander</translation>
    </message>
    <message>
      <source>n-best list, variants</source>
      <translation>n-best-Liste, Varianten</translation>
    </message>
    <message>
      <source>nbsp, non-breaking, nonbreaking, hard space</source>
      <translation>nbsp, geschützt, fest</translation>
    </message>
    <message>
      <source>neighbours swap only</source>
      <translation>nur Nachbarn tauschen</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>kein Fehler</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nie</translation>
    </message>
    <message>
      <source>new</source>
      <translation>neu</translation>
    </message>
    <message>
      <source>new term</source>
      <translation>neuer Terminus</translation>
    </message>
    <message>
      <source>next untranslated, next unconfirmed</source>
      <translation>nächstes unübersetzte, nächstes unbestätigte</translation>
    </message>
    <message>
      <source>no</source>
      <translation>nein</translation>
    </message>
    <message>
      <source>no clear difference</source>
      <translation>kein klarer Unterschied</translation>
    </message>
    <message>
      <source>no column is named after the language {language}</source>
      <translation>keine Spalte ist nach der Sprache {language} benannt</translation>
    </message>
    <message>
      <source>no engine has a file of this name</source>
      <translation>keine Engine hat eine Datei dieses Namens</translation>
    </message>
    <message>
      <source>no file yet</source>
      <translation>noch keine Datei</translation>
    </message>
    <message>
      <source>no match</source>
      <translation>kein Treffer</translation>
    </message>
    <message>
      <source>no project package has a member of this name</source>
      <translation>kein Projektpaket hat einen Teil dieses Namens</translation>
    </message>
    <message>
      <source>no recent project</source>
      <translation>kein neueres Projekt</translation>
    </message>
    <message>
      <source>no text in the source language</source>
      <translation>kein Text in der Ausgangssprache</translation>
    </message>
    <message>
      <source>no text in the target language</source>
      <translation>kein Text in der Zielsprache</translation>
    </message>
    <message>
      <source>none</source>
      <translation>keine</translation>
    </message>
    <message>
      <source>none of its {count} units has a text in {source} and one in {target}</source>
      <translation>keine der {count} Einheiten hat einen Text in {source} und einen in {target}</translation>
    </message>
    <message>
      <source>not Fluent: {reason}</source>
      <translation>kein Fluent: {reason}</translation>
    </message>
    <message>
      <source>not JSON that can be read: too deep</source>
      <translation>kein lesbares JSON: zu tief verschachtelt</translation>
    </message>
    <message>
      <source>not JSON: {reason}</source>
      <translation>kein JSON: {reason}</translation>
    </message>
    <message>
      <source>not UTF-8</source>
      <translation>kein UTF-8</translation>
    </message>
    <message>
      <source>not UTF-8 (byte {place} of the line)</source>
      <translation>kein UTF-8 (Byte {place} der Zeile)</translation>
    </message>
    <message>
      <source>not YAML: {reason}</source>
      <translation>kein YAML: {reason}</translation>
    </message>
    <message>
      <source>not a kind of file that glossaries are kept in</source>
      <translation>keine Dateiart, in der Glossare vorliegen</translation>
    </message>
    <message>
      <source>not a memory: Postil reads memories in TMX and sdltm</source>
      <translation>keine Memory: Postil liest Memorys in TMX und sdltm</translation>
    </message>
    <message>
      <source>not a plain file</source>
      <translation>keine gewöhnliche Datei</translation>
    </message>
    <message>
      <source>not a project package: it has no {name}</source>
      <translation>kein Projektpaket: {name} fehlt</translation>
    </message>
    <message>
      <source>not a segment</source>
      <translation>kein Segment</translation>
    </message>
    <message>
      <source>not a table: {reason}</source>
      <translation>keine Tabelle: {reason}</translation>
    </message>
    <message>
      <source>not a tree in brackets ({reason}).</source>
      <translation>kein Baum in Klammern ({reason}).</translation>
    </message>
    <message>
      <source>not a truecaser, or cut off</source>
      <translation>kein Modell der Groß- und Kleinschreibung, oder abgeschnitten</translation>
    </message>
    <message>
      <source>not a vocabulary, or cut off</source>
      <translation>kein Vokabular, oder abgeschnitten</translation>
    </message>
    <message>
      <source>not a word aligner: {reason}</source>
      <translation>keine Wortalignierung: {reason}</translation>
    </message>
    <message>
      <source>not a word alignment: {reason}</source>
      <translation>keine Wortalignierung: {reason}</translation>
    </message>
    <message>
      <source>not an engine: it has no {name}</source>
      <translation>keine Engine: {name} fehlt</translation>
    </message>
    <message>
      <source>not an exported layer, or of a newer version</source>
      <translation>keine exportierte Ebene, oder aus einer neueren Version</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>nicht gemessen</translation>
    </message>
    <message>
      <source>not set</source>
      <translation>nicht gesetzt</translation>
    </message>
    <message>
      <source>not the description of a bitext</source>
      <translation>keine Beschreibung eines zweisprachigen Korpus</translation>
    </message>
    <message>
      <source>not there</source>
      <translation>nicht da</translation>
    </message>
    <message>
      <source>not translated</source>
      <translation>nicht übersetzt</translation>
    </message>
    <message>
      <source>not valid XLIFF 2: {message}</source>
      <translation>kein gültiges XLIFF 2: {message}</translation>
    </message>
    <message>
      <source>not well-formed XML: {message}</source>
      <translation>kein wohlgeformtes XML: {message}</translation>
    </message>
    <message>
      <source>not {encoding} (byte {place})</source>
      <translation>nicht {encoding} (Byte {place})</translation>
    </message>
    <message>
      <source>nothing left to decide</source>
      <translation>nichts mehr zu entscheiden</translation>
    </message>
    <message>
      <source>nothing to repeat</source>
      <translation>nichts, was wiederholt werden könnte</translation>
    </message>
    <message>
      <source>nothing yet from confirmed segments</source>
      <translation>noch nichts aus bestätigten Segmenten</translation>
    </message>
    <message>
      <source>number</source>
      <translation>Zahl</translation>
    </message>
    <message>
      <source>of Java: {0}, with two apostrophes for one</source>
      <translation>von Java: {0}, mit zwei Apostrophen für einen</translation>
    </message>
    <message>
      <source>of it expected to stay as it is; below, nothing is shown</source>
      <translation>davon dürften so bleiben; darunter wird nichts gezeigt</translation>
    </message>
    <message>
      <source>on the segments the weights were fitted to: not to be compared with others</source>
      <translation>auf den Segmenten, an die die Gewichte angepasst wurden: nicht mit anderen vergleichen</translation>
    </message>
    <message>
      <source>one side only</source>
      <translation>nur eine Seite</translation>
    </message>
    <message>
      <source>only its text is taken, into a Word document: layout, pictures and tables are lost</source>
      <translation>nur der Text wird übernommen, in ein Word-Dokument: Layout, Bilder und Tabellen gehen verloren</translation>
    </message>
    <message>
      <source>only reordering of type {kind} is known.</source>
      <translation>nur die Umstellung der Art {kind} ist bekannt.</translation>
    </message>
    <message>
      <source>only the text, as a Word document</source>
      <translation>nur der Text, als Word-Dokument</translation>
    </message>
    <message>
      <source>opens before “{words}”</source>
      <translation>öffnet vor „{words}“</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>Herkunft</translation>
    </message>
    <message>
      <source>originalData without data</source>
      <translation>&lt;originalData&gt; ohne &lt;data&gt;</translation>
    </message>
    <message>
      <source>other</source>
      <translation>anderes</translation>
    </message>
    <message>
      <source>overdue since {day}</source>
      <translation>überfällig seit {day}</translation>
    </message>
    <message>
      <source>overlaps with another one</source>
      <translation>überlappt sich mit einem anderen</translation>
    </message>
    <message>
      <source>packed in a way that Postil does not pack</source>
      <translation>auf eine Weise gepackt, die Postil nicht verwendet</translation>
    </message>
    <message>
      <source>people</source>
      <translation>Personen</translation>
    </message>
    <message>
      <source>permission was refused</source>
      <translation>der Zugriff wurde verweigert</translation>
    </message>
    <message>
      <source>points</source>
      <translation>Punkte</translation>
    </message>
    <message>
      <source>preferences, options, autosave</source>
      <translation>Voreinstellungen, Optionen, automatisch speichern</translation>
    </message>
    <message>
      <source>preferred</source>
      <translation>bevorzugt</translation>
    </message>
    <message>
      <source>propagate, propagation, repetitions, auto-propagation</source>
      <translation>propagieren, Propagierung, Wiederholungen</translation>
    </message>
    <message>
      <source>pseudo-translated</source>
      <translation>pseudoübersetzt</translation>
    </message>
    <message>
      <source>put in: {words}</source>
      <translation>eingefügt: {words}</translation>
    </message>
    <message>
      <source>put together from parts</source>
      <translation>aus Teilen zusammengesetzt</translation>
    </message>
    <message>
      <source>quality on the training set</source>
      <translation>Güte auf den Trainingsdaten</translation>
    </message>
    <message>
      <source>rare</source>
      <translation>selten</translation>
    </message>
    <message>
      <source>read-only</source>
      <translation>schreibgeschützt</translation>
    </message>
    <message>
      <source>reading or writing failed</source>
      <translation>Lesen oder Schreiben ist fehlgeschlagen</translation>
    </message>
    <message>
      <source>references</source>
      <translation>Referenzen</translation>
    </message>
    <message>
      <source>rejected</source>
      <translation>abgelehnt</translation>
    </message>
    <message>
      <source>repaired matches</source>
      <translation>reparierte Treffer</translation>
    </message>
    <message>
      <source>repeated</source>
      <translation>wiederholt</translation>
    </message>
    <message>
      <source>repetitions</source>
      <translation>Wiederholungen</translation>
    </message>
    <message>
      <source>replace them, too</source>
      <translation>auch ersetzen</translation>
    </message>
    <message>
      <source>resolved</source>
      <translation>erledigt</translation>
    </message>
    <message>
      <source>restore, revert pre-translation</source>
      <translation>wiederherstellen, Vorübersetzung rückgängig</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>überprüft</translation>
    </message>
    <message>
      <source>roots.bin does not fit the words</source>
      <translation>roots.bin passt nicht zu den Wörtern</translation>
    </message>
    <message>
      <source>same on both sides</source>
      <translation>auf beiden Seiten gleich</translation>
    </message>
    <message>
      <source>score</source>
      <translation>Treffer %</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>Sekunden</translation>
    </message>
    <message>
      <source>segment</source>
      <translation>Segment</translation>
    </message>
    <message>
      <source>segment {key}</source>
      <translation>Segment {key}</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>Segmente</translation>
    </message>
    <message>
      <source>segments kept out of the training of “{name}”</source>
      <translation>vom Training von „{name}“ zurückgehaltene Segmente</translation>
    </message>
    <message>
      <source>segments put together from parts that cover</source>
      <translation>Segmente aus Teilen, die abdecken</translation>
    </message>
    <message>
      <source>shortcuts, hotkeys</source>
      <translation>Tastenkombinationen, Shortcuts</translation>
    </message>
    <message>
      <source>shortcuts, hotkeys, keymap</source>
      <translation>Tastenkombinationen, Shortcuts, Tastenbelegung</translation>
    </message>
    <message>
      <source>sign off</source>
      <translation>freigeben, abnehmen</translation>
    </message>
    <message>
      <source>sign off, status</source>
      <translation>freigeben, Status</translation>
    </message>
    <message>
      <source>similarity to the source</source>
      <translation>Ähnlichkeit mit dem Ausgangstext</translation>
    </message>
    <message>
      <source>something follows the end</source>
      <translation>nach dem Ende folgt noch etwas</translation>
    </message>
    <message>
      <source>source</source>
      <translation>Ausgangstext</translation>
    </message>
    <message>
      <source>spaces</source>
      <translation>Leerzeichen</translation>
    </message>
    <message>
      <source>speaks against it, {weight}</source>
      <translation>spricht dagegen, {weight}</translation>
    </message>
    <message>
      <source>speaks for it, {weight}</source>
      <translation>spricht dafür, {weight}</translation>
    </message>
    <message>
      <source>special character, symbol, quotes, dash</source>
      <translation>Sonderzeichen, Symbol, Anführungszeichen, Gedankenstrich</translation>
    </message>
    <message>
      <source>spellcheck, spell checker</source>
      <translation>Rechtschreibprüfung, prüfen</translation>
    </message>
    <message>
      <source>stands before “{words}”</source>
      <translation>steht vor „{words}“</translation>
    </message>
    <message>
      <source>state</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>state of segment {number}</source>
      <translation>Status von Segment {number}</translation>
    </message>
    <message>
      <source>statistics.html</source>
      <translation>statistik.html</translation>
    </message>
    <message>
      <source>status</source>
      <translation>Status</translation>
    </message>
    <message>
      <source>stays as it is here</source>
      <translation>bleibt, wie es hier ist</translation>
    </message>
    <message>
      <source>stronger</source>
      <translation>stärker</translation>
    </message>
    <message>
      <source>style</source>
      <translation>Stil</translation>
    </message>
    <message>
      <source>subState without state</source>
      <translation>subState ohne state</translation>
    </message>
    <message>
      <source>substitute, search and replace</source>
      <translation>austauschen</translation>
    </message>
    <message>
      <source>suggestion</source>
      <translation>Vorschlag</translation>
    </message>
    <message>
      <source>swap words, transpose</source>
      <translation>Wörter tauschen, umstellen</translation>
    </message>
    <message>
      <source>syntactic categories per span</source>
      <translation>syntaktische Kategorien je Spanne</translation>
    </message>
    <message>
      <source>tabu list</source>
      <translation>Tabuliste</translation>
    </message>
    <message>
      <source>tags</source>
      <translation>Tags</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>übernommen</translation>
    </message>
    <message>
      <source>taken back by {user}</source>
      <translation>zurückgenommen von {user}</translation>
    </message>
    <message>
      <source>taken off every match of this memory</source>
      <translation>wird jedem Treffer dieser Memory abgezogen</translation>
    </message>
    <message>
      <source>taken out: {words}</source>
      <translation>gestrichen: {words}</translation>
    </message>
    <message>
      <source>target</source>
      <translation>Übersetzung</translation>
    </message>
    <message>
      <source>target file, generate or save target, clean up, finalise</source>
      <translation>Zieldatei, Zieldokument, speichern, erzeugen</translation>
    </message>
    <message>
      <source>target phrases per source phrase</source>
      <translation>Zielphrasen je Quellphrase</translation>
    </message>
    <message>
      <source>term bases of MultiTerm are not read: ask for an export as TBX or Excel</source>
      <translation>Termbanken von MultiTerm werden nicht gelesen: Bitten Sie um einen Export als TBX oder Excel</translation>
    </message>
    <message>
      <source>term bases of memoQ are not read: ask for an export as TBX or CSV</source>
      <translation>Termbanken von memoQ werden nicht gelesen: Bitten Sie um einen Export als TBX oder CSV</translation>
    </message>
    <message>
      <source>termbase, terminology, dictionary</source>
      <translation>Terminologiedatenbank, Terminologie, Wörterbuch</translation>
    </message>
    <message>
      <source>terminology</source>
      <translation>Terminologie</translation>
    </message>
    <message>
      <source>text in {declared} cannot be written back as it is</source>
      <translation>Text in {declared} kann nicht unverändert zurückgeschrieben werden</translation>
    </message>
    <message>
      <source>the PDF is damaged ({reason})</source>
      <translation>die PDF-Datei ist beschädigt ({reason})</translation>
    </message>
    <message>
      <source>the archive cannot be unpacked ({reason})</source>
      <translation>das Archiv kann nicht entpackt werden ({reason})</translation>
    </message>
    <message>
      <source>the attribute {name} stands twice in a tag</source>
      <translation>das Attribut {name} steht zweimal in einem Tag</translation>
    </message>
    <message>
      <source>the backoff is not a number</source>
      <translation>das Backoff-Gewicht ist keine Zahl</translation>
    </message>
    <message>
      <source>the directory of the file is damaged</source>
      <translation>das Verzeichnis der Datei ist beschädigt</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>der Datenträger ist voll</translation>
    </message>
    <message>
      <source>the document is nested too deeply</source>
      <translation>das Dokument ist zu tief verschachtelt</translation>
    </message>
    <message>
      <source>the encoding {encoding} is not known</source>
      <translation>die Kodierung {encoding} ist unbekannt</translation>
    </message>
    <message>
      <source>the end of a code is said to stand alone, and not to</source>
      <translation>das Ende eines Codes soll allein stehen und auch nicht</translation>
    </message>
    <message>
      <source>the engine learns from them, too</source>
      <translation>die Engine lernt auch daraus</translation>
    </message>
    <message>
      <source>the entity &amp;{name}; is not defined</source>
      <translation>die Entität &amp;{name}; ist nicht definiert</translation>
    </message>
    <message>
      <source>the entry has no {side} term</source>
      <translation>der Eintrag hat keinen Terminus für {side}</translation>
    </message>
    <message>
      <source>the entry has only one side</source>
      <translation>der Eintrag hat nur eine Seite</translation>
    </message>
    <message>
      <source>the file begins with too much that is not XML elements</source>
      <translation>die Datei beginnt mit zu viel, was keine XML-Elemente sind</translation>
    </message>
    <message>
      <source>the file declares XML entities of its own, which is not safe to read</source>
      <translation>die Datei erklärt eigene XML-Entitäten, was nicht sicher zu lesen ist</translation>
    </message>
    <message>
      <source>the file does not allow to change its segments</source>
      <translation>die Datei erlaubt nicht, ihre Segmente zu ändern</translation>
    </message>
    <message>
      <source>the file ends within &lt;{tag}&gt;, which begins in line {begun}</source>
      <translation>die Datei endet mitten in &lt;{tag}&gt;, das in Zeile {begun} beginnt</translation>
    </message>
    <message>
      <source>the file has their translations in another order</source>
      <translation>die Datei hat ihre Übersetzungen in anderer Reihenfolge</translation>
    </message>
    <message>
      <source>the file is damaged or cut off: a group does not end</source>
      <translation>die Datei ist beschädigt oder abgeschnitten: Eine Gruppe endet nicht</translation>
    </message>
    <message>
      <source>the file is empty</source>
      <translation>die Datei ist leer</translation>
    </message>
    <message>
      <source>the file is protected by a password</source>
      <translation>die Datei ist mit einem Passwort geschützt</translation>
    </message>
    <message>
      <source>the file is protected by a password, or in the format of Office 97</source>
      <translation>die Datei ist mit einem Passwort geschützt oder im Format von Office 97</translation>
    </message>
    <message>
      <source>the file says that it is in {charset}, but it is not ({reason})</source>
      <translation>die Datei gibt {charset} an, ist es aber nicht ({reason})</translation>
    </message>
    <message>
      <source>the file {name} that it names is not there.</source>
      <translation>die Datei {name}, die darin genannt ist, fehlt.</translation>
    </message>
    <message>
      <source>the files of the aligner do not fit</source>
      <translation>die Dateien der Wortalignierung passen nicht zusammen</translation>
    </message>
    <message>
      <source>the first line must name the columns source and target, or their languages</source>
      <translation>die erste Zeile muss die Spalten source und target oder deren Sprachen benennen</translation>
    </message>
    <message>
      <source>the glossary is empty</source>
      <translation>das Glossar ist leer</translation>
    </message>
    <message>
      <source>the glossary is for {source} and {target}, not for {wanted}</source>
      <translation>das Glossar ist für {source} und {target}, nicht für {wanted}</translation>
    </message>
    <message>
      <source>the last entry is not complete</source>
      <translation>der letzte Eintrag ist nicht vollständig</translation>
    </message>
    <message>
      <source>the line is longer than 1 MiB</source>
      <translation>die Zeile ist länger als 1 MiB</translation>
    </message>
    <message>
      <source>the log-probability is above 0</source>
      <translation>die Log-Wahrscheinlichkeit ist größer als 0</translation>
    </message>
    <message>
      <source>the machine translates it differently</source>
      <translation>die Maschine sagt es anders</translation>
    </message>
    <message>
      <source>the machine, if it is sure from</source>
      <translation>die Maschine, wenn sie sicher ist ab</translation>
    </message>
    <message>
      <source>the memory has no units</source>
      <translation>die Memory enthält keine Einheiten</translation>
    </message>
    <message>
      <source>the memory is damaged ({reason})</source>
      <translation>die Memory ist beschädigt ({reason})</translation>
    </message>
    <message>
      <source>the n-gram without its last word is not in the file</source>
      <translation>das N-Gramm ohne sein letztes Wort steht nicht in der Datei</translation>
    </message>
    <message>
      <source>the notes of a concept have more than {most:,} characters</source>
      <translation>die Notizen eines Begriffs haben zusammen mehr als {most:,} Zeichen</translation>
    </message>
    <message>
      <source>the offsets do not fit the tokens</source>
      <translation>die Positionen passen nicht zu den Wörtern</translation>
    </message>
    <message>
      <source>the package holds {number} mqxliff files instead of one</source>
      <translation>das Paket enthält {number} mqxliff-Dateien statt einer</translation>
    </message>
    <message>
      <source>the package holds {number} sdlproj files instead of one</source>
      <translation>das Paket enthält {number} sdlproj-Dateien statt einer</translation>
    </message>
    <message>
      <source>the packed file is damaged or cut off ({reason})</source>
      <translation>die gepackte Datei ist beschädigt oder abgeschnitten ({reason})</translation>
    </message>
    <message>
      <source>the parts of the file overlap</source>
      <translation>Teile der Datei überlappen sich</translation>
    </message>
    <message>
      <source>the prefix {name} is not defined</source>
      <translation>das Präfix {name} ist nicht definiert</translation>
    </message>
    <message>
      <source>the probability is not a number</source>
      <translation>die Wahrscheinlichkeit ist keine Zahl</translation>
    </message>
    <message>
      <source>the quoted cell does not end, or goes on after its end</source>
      <translation>die Zelle in Anführungszeichen endet nicht oder geht nach ihrem Ende weiter</translation>
    </message>
    <message>
      <source>the same by characters, kinder to inflection; higher is better</source>
      <translation>dasselbe nach Zeichen, nachsichtiger bei Beugung; höher ist besser</translation>
    </message>
    <message>
      <source>the same translation again</source>
      <translation>dieselbe Übersetzung noch einmal</translation>
    </message>
    <message>
      <source>the same translations</source>
      <translation>dieselben Übersetzungen</translation>
    </message>
    <message>
      <source>the string does not end, or goes on after its end</source>
      <translation>die Zeichenkette endet nicht oder geht nach ihrem Ende weiter</translation>
    </message>
    <message>
      <source>the system does not open it</source>
      <translation>das System öffnet sie nicht</translation>
    </message>
    <message>
      <source>the table has no column {name}</source>
      <translation>die Tabelle hat keine Spalte {name}</translation>
    </message>
    <message>
      <source>the tag &lt;{tag}&gt; does not end</source>
      <translation>das Tag &lt;{tag}&gt; endet nicht</translation>
    </message>
    <message>
      <source>the text is in EUC-TW, which is not read</source>
      <translation>der Text ist in EUC-TW, das nicht gelesen wird</translation>
    </message>
    <message>
      <source>the text of the &amp;package</source>
      <translation>den Text des &amp;Pakets</translation>
    </message>
    <message>
      <source>the text of this pro&amp;ject</source>
      <translation>den Text dieses Pro&amp;jekts</translation>
    </message>
    <message>
      <source>the value of an attribute without quotes</source>
      <translation>der Wert eines Attributs ohne Anführungszeichen</translation>
    </message>
    <message>
      <source>the whole team</source>
      <translation>das ganze Team</translation>
    </message>
    <message>
      <source>the word {name} is missing</source>
      <translation>das Wort {name} fehlt</translation>
    </message>
    <message>
      <source>the word {word} comes twice</source>
      <translation>das Wort {word} kommt zweimal vor</translation>
    </message>
    <message>
      <source>the word {word} is not a unigram</source>
      <translation>das Wort {word} ist kein Unigramm</translation>
    </message>
    <message>
      <source>there are more than {number:,} files in it</source>
      <translation>darin sind mehr als {number:,} Dateien</translation>
    </message>
    <message>
      <source>there are no subtitles in it</source>
      <translation>darin sind keine Untertitel</translation>
    </message>
    <message>
      <source>there is no document in the package that can be translated</source>
      <translation>im Paket ist kein Dokument, das übersetzt werden kann</translation>
    </message>
    <message>
      <source>there is no file in it</source>
      <translation>es enthält kein &lt;file&gt;</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>diese Datei gibt es nicht</translation>
    </message>
    <message>
      <source>there is no such memory</source>
      <translation>diese Memory gibt es nicht</translation>
    </message>
    <message>
      <source>there is no term for {source_language} and {target_language}</source>
      <translation>für {source_language} und {target_language} gibt es keinen Terminus</translation>
    </message>
    <message>
      <source>there is no text in it, only pictures of pages</source>
      <translation>sie enthält keinen Text, nur Bilder von Seiten</translation>
    </message>
    <message>
      <source>there is no text to translate in it</source>
      <translation>darin ist kein Text zum Übersetzen</translation>
    </message>
    <message>
      <source>there is no tree in it.</source>
      <translation>es ist kein Baum darin.</translation>
    </message>
    <message>
      <source>there is no tree of any target sentence in it.</source>
      <translation>es ist von keinem Zielsatz ein Baum darin.</translation>
    </message>
    <message>
      <source>there is not enough memory</source>
      <translation>der Arbeitsspeicher reicht nicht</translation>
    </message>
    <message>
      <source>these are no .NET resources</source>
      <translation>das sind keine .NET-Ressourcen</translation>
    </message>
    <message>
      <source>this client</source>
      <translation>diesen Kunden</translation>
    </message>
    <message>
      <source>this is XLIFF {version}; Postil reads XLIFF 1.0 to 1.2</source>
      <translation>dies ist XLIFF {version}; Postil liest XLIFF 1.0 bis 1.2</translation>
    </message>
    <message>
      <source>this is a package of another tool: open it as a package, not as a document</source>
      <translation>das ist ein Paket eines anderen Programms: Öffnen Sie es als Paket, nicht als Dokument</translation>
    </message>
    <message>
      <source>this is no Excel workbook</source>
      <translation>dies ist keine Excel-Arbeitsmappe</translation>
    </message>
    <message>
      <source>this is no InDesign document</source>
      <translation>dies ist kein InDesign-Dokument</translation>
    </message>
    <message>
      <source>this is no OpenDocument file</source>
      <translation>dies ist keine OpenDocument-Datei</translation>
    </message>
    <message>
      <source>this is no PDF</source>
      <translation>das ist keine PDF-Datei</translation>
    </message>
    <message>
      <source>this is no PowerPoint presentation</source>
      <translation>dies ist keine PowerPoint-Präsentation</translation>
    </message>
    <message>
      <source>this is no RTF file</source>
      <translation>das ist keine RTF-Datei</translation>
    </message>
    <message>
      <source>this is no TMX file</source>
      <translation>dies ist keine TMX-Datei</translation>
    </message>
    <message>
      <source>this is no TMX file but one of &lt;{name}&gt;</source>
      <translation>dies ist keine TMX-Datei, sondern eine mit &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no UTF-8</source>
      <translation>das ist kein UTF-8</translation>
    </message>
    <message>
      <source>this is no UTX file: its first line does not begin like “#UTX 1.20; en/fr”</source>
      <translation>dies ist keine UTX-Datei: Die erste Zeile beginnt nicht wie „#UTX 1.20; en/fr“</translation>
    </message>
    <message>
      <source>this is no Word document</source>
      <translation>dies ist kein Word-Dokument</translation>
    </message>
    <message>
      <source>this is no XLIFF file but one of &lt;{name}&gt;</source>
      <translation>dies ist keine XLIFF-Datei, sondern eine mit &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no entry of a strings file: a key, an equals sign, a value, and a semicolon</source>
      <translation>das ist kein Eintrag einer Strings-Datei: ein Schlüssel, ein Gleichheitszeichen, ein Wert und ein Semikolon</translation>
    </message>
    <message>
      <source>this is no memory of Trados</source>
      <translation>das ist keine Memory von Trados</translation>
    </message>
    <message>
      <source>this is no package of Trados</source>
      <translation>das ist kein Paket von Trados</translation>
    </message>
    <message>
      <source>this is no package of Trados or memoQ</source>
      <translation>das ist kein Paket von Trados oder memoQ</translation>
    </message>
    <message>
      <source>this is no project package</source>
      <translation>dies ist kein Projektpaket</translation>
    </message>
    <message>
      <source>this is no property list</source>
      <translation>das ist keine Property-Liste</translation>
    </message>
    <message>
      <source>this is no shared memory</source>
      <translation>das ist keine geteilte Memory</translation>
    </message>
    <message>
      <source>this is no spelling dictionary</source>
      <translation>das ist kein Wörterbuch für die Rechtschreibung</translation>
    </message>
    <message>
      <source>this is no string catalog</source>
      <translation>das ist kein String-Katalog</translation>
    </message>
    <message>
      <source>this is no terminology but a file of &lt;{name}&gt;</source>
      <translation>dies ist keine Terminologie, sondern eine Datei mit &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no text file, or UTF-16 without a byte-order mark</source>
      <translation>dies ist keine Textdatei, oder UTF-16 ohne Bytereihenfolge-Marke</translation>
    </message>
    <message>
      <source>this is no translation of a Qt program</source>
      <translation>das ist keine Übersetzung eines Qt-Programms</translation>
    </message>
    <message>
      <source>this is no {kind} file, or it is damaged or cut off ({reason})</source>
      <translation>dies ist keine {kind}-Datei, oder sie ist beschädigt oder abgeschnitten ({reason})</translation>
    </message>
    <message>
      <source>this is not a file of segmentation rules (SRX)</source>
      <translation>dies ist keine Datei mit Segmentierungsregeln (SRX)</translation>
    </message>
    <message>
      <source>this is not an XML file</source>
      <translation>dies ist keine XML-Datei</translation>
    </message>
    <message>
      <source>this n-gram comes twice</source>
      <translation>dieses N-Gramm kommt zweimal vor</translation>
    </message>
    <message>
      <source>this part of the file {message}</source>
      <translation>ein Teil der Datei {message}</translation>
    </message>
    <message>
      <source>this project</source>
      <translation>dieses Projekt</translation>
    </message>
    <message>
      <source>this project's own memory</source>
      <translation>eigene Memory dieses Projekts</translation>
    </message>
    <message>
      <source>too large</source>
      <translation>zu groß</translation>
    </message>
    <message>
      <source>too large to be a project package</source>
      <translation>zu groß für ein Projektpaket</translation>
    </message>
    <message>
      <source>too large to be an engine</source>
      <translation>zu groß für eine Engine</translation>
    </message>
    <message>
      <source>too long</source>
      <translation>zu lang</translation>
    </message>
    <message>
      <source>too much is in it</source>
      <translation>sie enthält zu viel</translation>
    </message>
    <message>
      <source>total</source>
      <translation>gesamt</translation>
    </message>
    <message>
      <source>tour, introduction</source>
      <translation>Rundgang, Einführung</translation>
    </message>
    <message>
      <source>track changes, revision</source>
      <translation>Änderungen verfolgen, Revision, Lektorat</translation>
    </message>
    <message>
      <source>translated</source>
      <translation>übersetzt</translation>
    </message>
    <message>
      <source>translation</source>
      <translation>Übersetzung</translation>
    </message>
    <message>
      <source>translations per source phrase</source>
      <translation>Übersetzungen je Quellphrase</translation>
    </message>
    <message>
      <source>translator</source>
      <translation>getippt</translation>
    </message>
    <message>
      <source>two codes with the id {id!r}</source>
      <translation>zwei Codes mit der Kennung {id!r}</translation>
    </message>
    <message>
      <source>two members have the same name</source>
      <translation>zwei Teile haben denselben Namen</translation>
    </message>
    <message>
      <source>two of &lt;{name}&gt; with the id {id!r}</source>
      <translation>zwei &lt;{name}&gt; mit der Kennung {id!r}</translation>
    </message>
    <message>
      <source>typed</source>
      <translation>getippt</translation>
    </message>
    <message>
      <source>unbalanced parenthesis</source>
      <translation>eine Klammer zu viel</translation>
    </message>
    <message>
      <source>unconfirming of segment {number}</source>
      <translation>Rücknahme der Bestätigung von Segment {number}</translation>
    </message>
    <message>
      <source>unigrams.bin does not hold &lt;unk&gt;, &lt;s&gt; and &lt;/s&gt;</source>
      <translation>unigrams.bin enthält &lt;unk&gt;, &lt;s&gt; und &lt;/s&gt; nicht</translation>
    </message>
    <message>
      <source>unigrams.bin has contexts, but the model has none</source>
      <translation>unigrams.bin hat Kontexte, das Modell aber keine</translation>
    </message>
    <message>
      <source>unit {unit}: {message}</source>
      <translation>Einheit {unit}: {message}</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>unbekannt</translation>
    </message>
    <message>
      <source>unknown extension</source>
      <translation>unbekannte Erweiterung nach (?</translation>
    </message>
    <message>
      <source>unknown group</source>
      <translation>unbekannte Gruppe</translation>
    </message>
    <message>
      <source>unknown property</source>
      <translation>unbekannte Eigenschaft</translation>
    </message>
    <message>
      <source>unlearn, forget</source>
      <translation>verlernen, vergessen</translation>
    </message>
    <message>
      <source>unpacks to far too much</source>
      <translation>entpackt sich auf viel zu viel</translation>
    </message>
    <message>
      <source>unpacks to more than {mebibytes} MiB</source>
      <translation>entpackt sich auf mehr als {mebibytes} MiB</translation>
    </message>
    <message>
      <source>unpacks to more than {ratio} times its size; it looks like a trap</source>
      <translation>entpackt sich auf mehr als das {ratio}-Fache; das sieht nach einer Falle aus</translation>
    </message>
    <message>
      <source>unpacks to {mebibytes} MiB, more than {ratio} times its size</source>
      <translation>entpackt sich auf {mebibytes} MiB, mehr als das {ratio}-Fache</translation>
    </message>
    <message>
      <source>unterminated character set</source>
      <translation>eine Zeichenklasse ohne schließende Klammer</translation>
    </message>
    <message>
      <source>untouched</source>
      <translation>unverändert</translation>
    </message>
    <message>
      <source>uppercase, lowercase, capitals</source>
      <translation>Großbuchstaben, Kleinbuchstaben</translation>
    </message>
    <message>
      <source>validate, translated, commit</source>
      <translation>freigeben, übersetzt</translation>
    </message>
    <message>
      <source>versions, revisions</source>
      <translation>Historie, Versionen, Fassungen</translation>
    </message>
    <message>
      <source>votes by frequency</source>
      <translation>Stimmen nach Häufigkeit</translation>
    </message>
    <message>
      <source>warning</source>
      <translation>Warnung</translation>
    </message>
    <message>
      <source>weaker</source>
      <translation>schwächer</translation>
    </message>
    <message>
      <source>weight %</source>
      <translation>bezahlt mit %</translation>
    </message>
    <message>
      <source>weighted words</source>
      <translation>gewichtete Wörter</translation>
    </message>
    <message>
      <source>what it labels {language} reads as {found}, and what it labels {other} as {found_other}</source>
      <translation>was sie mit {language} bezeichnet, liest sich wie {found}, und was mit {other}, wie {found_other}</translation>
    </message>
    <message>
      <source>whitespace, pilcrow, formatting marks, control characters</source>
      <translation>Steuerzeichen, Formatierungszeichen, Leerraum</translation>
    </message>
    <message>
      <source>with several exact matches (as 99%)</source>
      <translation>mit mehreren exakten Treffern (als 99 %)</translation>
    </message>
    <message>
      <source>without an ending</source>
      <translation>ohne Endung</translation>
    </message>
    <message>
      <source>words</source>
      <translation>Wörter</translation>
    </message>
    <message>
      <source>words a rule may span</source>
      <translation>Wörter, die eine Regel umfassen darf</translation>
    </message>
    <message>
      <source>words per hour</source>
      <translation>Wörter je Stunde</translation>
    </message>
    <message>
      <source>words that may overlap</source>
      <translation>Wörter, die sich überlappen dürfen</translation>
    </message>
    <message>
      <source>wrote {written} trees for {sentences} sentences, exit code {code}. {message}</source>
      <translation>schrieb {written} Bäume für {sentences} Sätze, Rückgabewert {code}. {message}</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>ja</translation>
    </message>
    <message>
      <source>zoom in, font size</source>
      <translation>vergrößern, Zoom, Schriftgröße</translation>
    </message>
    <message>
      <source>zoom out, font size</source>
      <translation>verkleinern, Zoom, Schriftgröße</translation>
    </message>
    <message>
      <source>{above}
{line}</source>
      <translation>{above}
{line}</translation>
    </message>
    <message>
      <source>{accept} accepts the first, {reject} rejects it</source>
      <translation>{accept} nimmt die erste an, {reject} lehnt sie ab</translation>
    </message>
    <message>
      <source>{address} does not answer as a team server does.</source>
      <translation>{address} antwortet nicht wie ein Team-Server.</translation>
    </message>
    <message>
      <source>{address} is no address of a server.</source>
      <translation>{address} ist keine Adresse eines Servers.</translation>
    </message>
    <message>
      <source>{address}: an address begins with https:// and has {text} in it.</source>
      <translation>{address}: Eine Adresse beginnt mit https:// und enthält {text}.</translation>
    </message>
    <message>
      <source>{before} becomes {after}</source>
      <translation>aus {before} wird {after}</translation>
    </message>
    <message>
      <source>{confirmed_words} of {words} source words are confirmed; {memory_units} units in the project's memory; learned from {learned} segments.</source>
      <translation>{confirmed_words} von {words} Ausgangswörtern sind bestätigt; {memory_units} Einheiten in der Memory des Projekts; gelernt aus {learned} Segmenten.</translation>
    </message>
    <message numerus="yes">
      <source>{confirmed} of %Ln confirmed</source>
      <translation>
        <numerusform>{confirmed} von %Ln bestätigt</numerusform>
        <numerusform>{confirmed} von %Ln bestätigt</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} characters; {longest} are allowed.</source>
      <translation>{count} Zeichen; {longest} sind erlaubt.</translation>
    </message>
    <message>
      <source>{count} labels in the trees.</source>
      <translation>{count} Bezeichnungen in den Bäumen.</translation>
    </message>
    <message>
      <source>{count} on each side</source>
      <translation>{count} auf jeder Seite</translation>
    </message>
    <message>
      <source>{count} pairs are too few for {folds} parts.</source>
      <translation>{count} Paare sind zu wenige für {folds} Teile.</translation>
    </message>
    <message>
      <source>{count} pairs are too few to train phrase scores on.</source>
      <translation>{count} Paare sind zu wenige, um Phrasenwerte zu trainieren.</translation>
    </message>
    <message>
      <source>{count} · protected against changes</source>
      <translation>{count} · vor Änderungen geschützt</translation>
    </message>
    <message>
      <source>{count}; there are more.</source>
      <translation>{count}; es gibt mehr.</translation>
    </message>
    <message>
      <source>{destination} exists already.</source>
      <translation>{destination} gibt es schon.</translation>
    </message>
    <message>
      <source>{different} of {all} segments are translated differently.</source>
      <translation>{different} von {all} Segmenten werden verschieden übersetzt.</translation>
    </message>
    <message>
      <source>{engine} translates from {source_language} into {target_language}, not from {wanted_source} into {wanted_target}.</source>
      <translation>{engine} übersetzt von {source_language} nach {target_language}, nicht von {wanted_source} nach {wanted_target}.</translation>
    </message>
    <message>
      <source>{files}: nothing of it is trained on.</source>
      <translation>{files}: nichts davon dient zum Training.</translation>
    </message>
    <message>
      <source>{file} cannot be read ({reason})</source>
      <translation>{file} ist nicht lesbar ({reason})</translation>
    </message>
    <message>
      <source>{file} describes no arrays</source>
      <translation>{file} beschreibt keine Datenreihen</translation>
    </message>
    <message>
      <source>{file} describes nothing</source>
      <translation>{file} beschreibt nichts</translation>
    </message>
    <message>
      <source>{file} does not describe {array}</source>
      <translation>{file} beschreibt {array} nicht</translation>
    </message>
    <message>
      <source>{file} does not end in an empty slot</source>
      <translation>{file} endet nicht mit einem leeren Platz</translation>
    </message>
    <message>
      <source>{file} does not hold {number} n-grams</source>
      <translation>{file} enthält keine {number} N-Gramme</translation>
    </message>
    <message>
      <source>{file} does not tell how it is laid out</source>
      <translation>{file} sagt nicht, wie das Modell aufgebaut ist</translation>
    </message>
    <message>
      <source>{file} does not tell the {name} of each order</source>
      <translation>{file} nennt {name} nicht für jede Ordnung</translation>
    </message>
    <message>
      <source>{file} has {size} bytes instead of {wanted}</source>
      <translation>{file} hat {size} statt {wanted} Bytes</translation>
    </message>
    <message>
      <source>{file} is in the glossary “{name}” now.</source>
      <translation>{file} ist jetzt im Glossar „{name}“.</translation>
    </message>
    <message>
      <source>{file} is not a whole number of slots</source>
      <translation>{file} besteht nicht aus ganzen Plätzen</translation>
    </message>
    <message>
      <source>{file} is not valid JSON</source>
      <translation>{file} ist kein gültiges JSON</translation>
    </message>
    <message>
      <source>{file} is not what was written</source>
      <translation>{file} ist nicht, was geschrieben wurde</translation>
    </message>
    <message>
      <source>{file} is the memory “{name}” now.</source>
      <translation>{file} ist jetzt die Memory „{name}“.</translation>
    </message>
    <message>
      <source>{file} is there already.</source>
      <translation>{file} gibt es schon.</translation>
    </message>
    <message>
      <source>{file} was changed</source>
      <translation>{file} wurde geändert</translation>
    </message>
    <message>
      <source>{file}, {within}</source>
      <translation>{file}, {within}</translation>
    </message>
    <message>
      <source>{file}: nothing new; the memory “{name}” has it already.</source>
      <translation>{file}: nichts Neues; die Memory „{name}“ enthält schon alles.</translation>
    </message>
    <message>
      <source>{file}: order {order!r} is not between 1 and {most}</source>
      <translation>{file}: Die Ordnung {order!r} liegt nicht zwischen 1 und {most}</translation>
    </message>
    <message>
      <source>{file}: {message}</source>
      <translation>{file}: {message}</translation>
    </message>
    <message>
      <source>{findings}; {another}</source>
      <translation>{findings}; {another}</translation>
    </message>
    <message>
      <source>{finding} (resolved)</source>
      <translation>{finding} (erledigt)</translation>
    </message>
    <message>
      <source>{finding} – {answer}</source>
      <translation>{finding} – {answer}</translation>
    </message>
    <message>
      <source>{first} words instead of {second}</source>
      <translation>{first} Wörter statt {second}</translation>
    </message>
    <message>
      <source>{folder} exists and is not empty. Choose another folder.</source>
      <translation>{folder} gibt es schon und ist nicht leer. Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
      <source>{folder} holds scores of another phrase table.</source>
      <translation>{folder} enthält Werte einer anderen Phrasentabelle.</translation>
    </message>
    <message>
      <source>{folder} holds something already.</source>
      <translation>{folder} enthält schon etwas.</translation>
    </message>
    <message>
      <source>{folder} is not a Postil project: it has no {name}.</source>
      <translation>{folder} ist kein Postil-Projekt: {name} fehlt.</translation>
    </message>
    <message>
      <source>{folder} is not an engine: it has no {name}.</source>
      <translation>{folder} ist keine Engine: {name} fehlt.</translation>
    </message>
    <message>
      <source>{folder} is not empty.</source>
      <translation>{folder} ist nicht leer.</translation>
    </message>
    <message>
      <source>{folder} is not there: it was moved or deleted, or its disk was taken out.</source>
      <translation>{folder} ist nicht da: verschoben oder gelöscht, oder das Laufwerk wurde entfernt.</translation>
    </message>
    <message>
      <source>{folder}: a copy cannot be made: {reason}</source>
      <translation>{folder}: Eine Kopie ist nicht möglich: {reason}</translation>
    </message>
    <message>
      <source>{folder}: could not be deleted: {reason}</source>
      <translation>{folder}: konnte nicht gelöscht werden: {reason}</translation>
    </message>
    <message>
      <source>{folder}: could not be made: {reason}</source>
      <translation>{folder}: konnte nicht angelegt werden: {reason}</translation>
    </message>
    <message>
      <source>{folder}: the folder cannot be made: {reason}</source>
      <translation>{folder}: Der Ordner kann nicht angelegt werden: {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project can only be read from a copy, which cannot be made: {reason}</source>
      <translation>{folder}: Das Projekt kann nur aus einer Kopie gelesen werden, und die lässt sich nicht anlegen: {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project cannot be opened for writing: {reason}</source>
      <translation>{folder}: Das Projekt kann nicht zum Schreiben geöffnet werden: {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project is in use.</source>
      <translation>{folder}: Das Projekt ist in Gebrauch.</translation>
    </message>
    <message>
      <source>{folder}: the relevant sets could not be written: {reason}</source>
      <translation>{folder}: Die relevanten Mengen konnten nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
      <source>{folder}: there is no backup {name}.</source>
      <translation>{folder}: Es gibt keine Sicherung {name}.</translation>
    </message>
    <message>
      <source>{folder}: there is too little room on the disk for a backup of the project.</source>
      <translation>{folder}: Auf der Platte ist zu wenig Platz für eine Sicherung des Projekts.</translation>
    </message>
    <message>
      <source>{folder}: this {kind} has format version {found}, but this Postil reads version {version}.</source>
      <translation>{folder}: {kind} hat die Formatversion {found}, dieses Postil liest aber Version {version}.</translation>
    </message>
    <message>
      <source>{folder}: {name} cannot be read ({reason}).</source>
      <translation>{folder}: {name} kann nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
      <source>{glossary} · off</source>
      <translation>{glossary} · aus</translation>
    </message>
    <message>
      <source>{group}: {name}</source>
      <translation>{group}: {name}</translation>
    </message>
    <message>
      <source>{hits} so far</source>
      <translation>{hits} bisher</translation>
    </message>
    <message>
      <source>{host} does not answer encrypted there.</source>
      <translation>{host} antwortet dort nicht verschlüsselt.</translation>
    </message>
    <message>
      <source>{hours} h {minutes} min</source>
      <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
      <source>{id!r} cannot be an id</source>
      <translation>{id!r} kann keine Kennung sein</translation>
    </message>
    <message>
      <source>{kept} of {all} pairs are kept; in doubt: {doubtful}.</source>
      <translation>{kept} von {all} Paaren behalten; zweifelhaft: {doubtful}.</translation>
    </message>
    <message>
      <source>{key} adds the comment and goes back to the segment.</source>
      <translation>{key} fügt den Kommentar hinzu und kehrt zum Segment zurück.</translation>
    </message>
    <message>
      <source>{key} again repeats: {what}.</source>
      <translation>{key} noch einmal wiederholt: {what}.</translation>
    </message>
    <message>
      <source>{key} again takes back: {what}.</source>
      <translation>{key} noch einmal nimmt zurück: {what}.</translation>
    </message>
    <message>
      <source>{key} belongs to “{name}”. Use it, and that command loses it.</source>
      <translation>{key} gehört zu „{name}“. Verwenden Sie es, verliert jener Befehl es.</translation>
    </message>
    <message>
      <source>{key} confirms the segment; Shift+Enter starts a new line in it.</source>
      <translation>{key} bestätigt das Segment; Umschalt+Eingabe beginnt darin eine neue Zeile.</translation>
    </message>
    <message>
      <source>{key} inserts it.</source>
      <translation>{key} fügt ihn ein.</translation>
    </message>
    <message>
      <source>{key} is free.</source>
      <translation>{key} ist frei.</translation>
    </message>
    <message>
      <source>{key} is needed for typing. Choose another one.</source>
      <translation>{key} wird zum Tippen gebraucht. Wählen Sie ein anderes Tastenkürzel.</translation>
    </message>
    <message>
      <source>{key} is this command's key already.</source>
      <translation>{key} ist schon das Tastenkürzel dieses Befehls.</translation>
    </message>
    <message>
      <source>{key} takes it back.</source>
      <translation>{key} nimmt das zurück.</translation>
    </message>
    <message>
      <source>{key} takes it over; F2 selects a part of it.</source>
      <translation>{key} übernimmt ihn; F2 markiert einen Teil davon.</translation>
    </message>
    <message>
      <source>{key} writes the translated document in its own format.</source>
      <translation>{key} schreibt das übersetzte Dokument in seinem eigenen Format.</translation>
    </message>
    <message>
      <source>{kind}, features learned by large margins</source>
      <translation>{kind}, Merkmale mit großen Abständen gelernt</translation>
    </message>
    <message>
      <source>{kind}, features learned from relevant sets</source>
      <translation>{kind}, Merkmale aus relevanten Mengen gelernt</translation>
    </message>
    <message>
      <source>{kind}, scores learned by expected BLEU</source>
      <translation>{kind}, Werte mit erwartetem BLEU gelernt</translation>
    </message>
    <message>
      <source>{kind}, {severity}: {text}</source>
      <translation>{kind}, {severity}: {text}</translation>
    </message>
    <message>
      <source>{label}, as now</source>
      <translation>{label}, wie jetzt</translation>
    </message>
    <message>
      <source>{language} is spelt by the dictionary {name}.</source>
      <translation>{language} wird mit dem Wörterbuch {name} geprüft.</translation>
    </message>
    <message>
      <source>{line!r} is not a line of weights.</source>
      <translation>{line!r} ist keine Zeile mit Gewichten.</translation>
    </message>
    <message>
      <source>{line!r} is nothing that a PO file has</source>
      <translation>{line!r} kommt in PO-Dateien nicht vor</translation>
    </message>
    <message>
      <source>{machine} + Corrector</source>
      <translation>{machine} + Korrektor</translation>
    </message>
    <message>
      <source>{made!r} cannot be the name of a file.</source>
      <translation>{made!r} kann kein Dateiname sein.</translation>
    </message>
    <message>
      <source>{maker} · {document}</source>
      <translation>{maker} · {document}</translation>
    </message>
    <message>
      <source>{memory} is read-only</source>
      <translation>{memory} ist schreibgeschützt</translation>
    </message>
    <message>
      <source>{memory} · shared</source>
      <translation>{memory} · geteilt</translation>
    </message>
    <message>
      <source>{minutes} min</source>
      <translation>{minutes} min</translation>
    </message>
    <message>
      <source>{minutes} min {seconds} s</source>
      <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
      <source>{name!r} is no pattern for names: {reason}.</source>
      <translation>{name!r} ist kein Muster für Namen: {reason}.</translation>
    </message>
    <message>
      <source>{names}: not a kind of file that belongs here.</source>
      <translation>{names}: Diese Art von Datei gehört nicht hierher.</translation>
    </message>
    <message>
      <source>{name} (open)</source>
      <translation>{name} (offen)</translation>
    </message>
    <message>
      <source>{name} (read-only copy) – Postil</source>
      <translation>{name} (schreibgeschützte Kopie) – Postil</translation>
    </message>
    <message>
      <source>{name} ({confirmed} of {segments} confirmed)</source>
      <translation>{name} ({confirmed} von {segments} bestätigt)</translation>
    </message>
    <message>
      <source>{name} ({kept} of {all}, drawn at random)</source>
      <translation>{name} ({kept} von {all}, zufällig gezogen)</translation>
    </message>
    <message>
      <source>{name} ({script})</source>
      <translation>{name} ({script})</translation>
    </message>
    <message>
      <source>{name} ({units})</source>
      <translation>{name} ({units})</translation>
    </message>
    <message>
      <source>{name} a second time in one entry</source>
      <translation>{name} ein zweites Mal in einem Eintrag</translation>
    </message>
    <message>
      <source>{name} cannot be {value!r}.</source>
      <translation>{name} kann nicht {value!r} sein.</translation>
    </message>
    <message>
      <source>{name} has bytes that do not belong in {encoding} text.</source>
      <translation>{name} hat Bytes, die nicht in Text der Kodierung {encoding} gehören.</translation>
    </message>
    <message>
      <source>{name} is a package of another project ({name_2}).</source>
      <translation>{name} ist ein Paket eines anderen Projekts ({name_2}).</translation>
    </message>
    <message>
      <source>{name} is an engine of the kind {kind}; this needs one of the kind {wanted}.</source>
      <translation>{name} ist eine Engine der Art {kind}; hierfür ist eine der Art {wanted} nötig.</translation>
    </message>
    <message>
      <source>{name} is being trained already.</source>
      <translation>{name} wird schon trainiert.</translation>
    </message>
    <message>
      <source>{name} is for several languages. Translate into</source>
      <translation>{name} ist für mehrere Sprachen. Übersetzen in</translation>
    </message>
    <message>
      <source>{name} is in use again.</source>
      <translation>{name} ist wieder in Verwendung.</translation>
    </message>
    <message>
      <source>{name} is missing</source>
      <translation>{name} fehlt</translation>
    </message>
    <message>
      <source>{name} is not a new version of {file}, but of another kind.</source>
      <translation>{name} ist keine neue Version von {file}, sondern von anderer Art.</translation>
    </message>
    <message>
      <source>{name} is not in UTF-8 and does not say what it is in. Choose the encoding in which these lines read right.</source>
      <translation>{name} ist kein UTF-8 und sagt nicht, in welcher Kodierung es ist. Wählen Sie die Kodierung, in der diese Zeilen richtig zu lesen sind.</translation>
    </message>
    <message>
      <source>{name} is not in UTF-8 and does not say what it is in; Postil is not sure of it. Choose the encoding in which these lines read right.</source>
      <translation>{name} ist kein UTF-8 und sagt nicht, in welcher Kodierung es ist; Postil ist nicht sicher. Wählen Sie die Kodierung, in der diese Zeilen richtig zu lesen sind.</translation>
    </message>
    <message>
      <source>{name} is off: its terms are neither shown nor checked.</source>
      <translation>{name} ist aus: Seine Termini werden weder gezeigt noch geprüft.</translation>
    </message>
    <message>
      <source>{name} is there already. Replace it?</source>
      <translation>{name} gibt es schon. Ersetzen?</translation>
    </message>
    <message>
      <source>{name} is {code!r}, which is no language</source>
      <translation>{name} ist {code!r}, das ist keine Sprache</translation>
    </message>
    <message>
      <source>{name} names {id!r}, which does not exist</source>
      <translation>{name} nennt {id!r}, das es nicht gibt</translation>
    </message>
    <message>
      <source>{name} parses English, and no other language.</source>
      <translation>{name} zerlegt Englisch und keine andere Sprache.</translation>
    </message>
    <message>
      <source>{name} says itself what encoding it is in, or needs none.</source>
      <translation>{name} sagt selbst, in welcher Kodierung es ist, oder braucht keine.</translation>
    </message>
    <message>
      <source>{name} without msgid</source>
      <translation>{name} ohne msgid</translation>
    </message>
    <message numerus="yes">
      <source>{name}, %Ln segments</source>
      <translation>
        <numerusform>{name}, %Ln Segment</numerusform>
        <numerusform>{name}, %Ln Segmente</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, backup of {time}</source>
      <translation>{name}, Sicherung vom {time}</translation>
    </message>
    <message>
      <source>{name}, in {encoding}</source>
      <translation>{name}, in {encoding}</translation>
    </message>
    <message>
      <source>{name}, which the engine is to be judged by, holds no segment in {source_language} with a translation into {target_language}.</source>
      <translation>{name}, woran die Engine beurteilt werden soll, enthält kein Segment in {source_language} mit einer Übersetzung in {target_language}.</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %Ln units, {what}</source>
      <translation>
        <numerusform>{name}: %Ln Einheit, {what}</numerusform>
        <numerusform>{name}: %Ln Einheiten, {what}</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: kept.</source>
      <translation>{name}: gespeichert.</translation>
    </message>
    <message>
      <source>{name}: of {number:,} segments none can be used; most of them: {reason}.</source>
      <translation>{name}: Von {number:,} Segmenten ist keines brauchbar; die meisten: {reason}.</translation>
    </message>
    <message>
      <source>{name}: segment {key} has another text in the document than in the project, so its translation would stand in the wrong place.</source>
      <translation>{name}: Segment {key} hat im Dokument einen anderen Text als im Projekt; seine Übersetzung stünde an der falschen Stelle.</translation>
    </message>
    <message>
      <source>{name}: the text of this segment is not there any more.</source>
      <translation>{name}: Der Text dieses Segments ist nicht mehr da.</translation>
    </message>
    <message>
      <source>{name}: there is no segment in it.</source>
      <translation>{name}: kein Segment darin.</translation>
    </message>
    <message>
      <source>{name}: {kept} segments kept ({confirmed} confirmed), {changed} changed a little and drafts now, {new} new, {removed} gone.</source>
      <translation>{name}: {kept} Segmente behalten ({confirmed} bestätigt), {changed} ein wenig geändert und jetzt Entwürfe, {new} neu, {removed} weggefallen.</translation>
    </message>
    <message>
      <source>{name}: {value} in round {place}, the best so far.</source>
      <translation>{name}: {value} in Runde {place}, der beste Wert bisher.</translation>
    </message>
    <message>
      <source>{name}: {value} in round {place}; best {best} in round {best_place}.</source>
      <translation>{name}: {value} in Runde {place}; am besten {best} in Runde {best_place}.</translation>
    </message>
    <message>
      <source>{number:,} of its segments are not confirmed.</source>
      <translation>{number:,} seiner Segmente sind nicht bestätigt.</translation>
    </message>
    <message>
      <source>{number} is in {unit} in the source, in {other} here.</source>
      <translation>{number} steht im Ausgangstext in {unit}, hier in {other}.</translation>
    </message>
    <message>
      <source>{number} is written {written} in this language.</source>
      <translation>{number} schreibt man in dieser Sprache {written}.</translation>
    </message>
    <message>
      <source>{number} of the source has other decimals here: {other}.</source>
      <translation>{number} des Ausgangstexts hat hier andere Nachkommastellen: {other}.</translation>
    </message>
    <message>
      <source>{number} of {total}</source>
      <translation>{number} von {total}</translation>
    </message>
    <message>
      <source>{number} values, not {wanted}</source>
      <translation>{number} Werte statt {wanted}</translation>
    </message>
    <message>
      <source>{number} weights where {number_2} are wanted: {names}.</source>
      <translation>{number} Gewichte statt {number_2}: {names}.</translation>
    </message>
    <message>
      <source>{number}%</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{n} B</source>
      <translation>{n} B</translation>
    </message>
    <message>
      <source>{n} GB</source>
      <translation>{n} GB</translation>
    </message>
    <message>
      <source>{n} KB</source>
      <translation>{n} KB</translation>
    </message>
    <message>
      <source>{n} MB</source>
      <translation>{n} MB</translation>
    </message>
    <message>
      <source>{n} TB</source>
      <translation>{n} TB</translation>
    </message>
    <message>
      <source>{octets} bytes; {allowed} are allowed.</source>
      <translation>{octets} Bytes; {allowed} sind erlaubt.</translation>
    </message>
    <message>
      <source>{out} lies in the folder that is to be translated.</source>
      <translation>{out} liegt in dem Ordner, der übersetzt werden soll.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}</source>
      <translation>{path} kann nicht gelesen werden: {reason}</translation>
    </message>
    <message>
      <source>{path} does not belong to an engine.</source>
      <translation>{path} gehört nicht zu einer Engine.</translation>
    </message>
    <message>
      <source>{path} does not belong to this store: it is round {round} of {sentences} sentences with {features} dense features.</source>
      <translation>{path} gehört nicht zu diesem Vorrat: Es ist Runde {round} von {sentences} Sätzen mit {features} dichten Merkmalen.</translation>
    </message>
    <message>
      <source>{path} has no segment {name}.</source>
      <translation>{path} hat kein Segment {name}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it holds no description.</source>
      <translation>{path} ist beschädigt: Die Beschreibung fehlt.</translation>
    </message>
    <message>
      <source>{path} is damaged: {name} is missing or of the wrong kind.</source>
      <translation>{path} ist beschädigt: {name} fehlt oder ist von falscher Art.</translation>
    </message>
    <message>
      <source>{path} is damaged: {why}.</source>
      <translation>{path} ist beschädigt: {why}.</translation>
    </message>
    <message>
      <source>{path} is not there any more: it was moved or deleted, or its disk was taken out.</source>
      <translation>{path} ist nicht mehr da: verschoben oder gelöscht, oder das Laufwerk wurde entfernt.</translation>
    </message>
    <message>
      <source>{path}: a record is damaged ({reason}).</source>
      <translation>{path}: Ein Datensatz ist beschädigt ({reason}).</translation>
    </message>
    <message>
      <source>{path}: could not be copied into the project: {reason}</source>
      <translation>{path}: konnte nicht ins Projekt kopiert werden: {reason}</translation>
    </message>
    <message>
      <source>{path}: could not be written: {reason}</source>
      <translation>{path}: konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
      <source>{path}: format version {version!r} is not known.</source>
      <translation>{path}: Die Formatversion {version!r} ist unbekannt.</translation>
    </message>
    <message>
      <source>{path}: is written, but the disk does not confirm it: {reason}</source>
      <translation>{path}: ist geschrieben, aber der Datenträger bestätigt es nicht: {reason}</translation>
    </message>
    <message>
      <source>{path}: it cannot be read: {reason}</source>
      <translation>{path}: Es ist nicht lesbar: {reason}</translation>
    </message>
    <message>
      <source>{path}: its {component} tables have version {found}; this Postil knows {known}.</source>
      <translation>{path}: Die Tabellen {component} haben Version {found}; dieses Postil kennt {known}.</translation>
    </message>
    <message>
      <source>{path}: nothing of the project can be read any more.</source>
      <translation>{path}: Von dem Projekt ist nichts mehr lesbar.</translation>
    </message>
    <message>
      <source>{path}: the backup could not be written: {reason}</source>
      <translation>{path}: Die Sicherung konnte nicht geschrieben werden: {reason}</translation>
    </message>
    <message>
      <source>{path}: the database holds {name}, which Postil did not put there.</source>
      <translation>{path}: Die Datenbank enthält {name}, das nicht von Postil stammt.</translation>
    </message>
    <message>
      <source>{path}: the database is damaged: it lacks {column} of {table}.</source>
      <translation>{path}: Die Datenbank ist beschädigt: {column} von {table} fehlt.</translation>
    </message>
    <message>
      <source>{path}: the file is damaged or is no Postil database ({reason}).</source>
      <translation>{path}: Die Datei ist beschädigt oder keine Datenbank von Postil ({reason}).</translation>
    </message>
    <message>
      <source>{path}: the memory was moved or deleted.</source>
      <translation>{path}: Die Memory wurde verschoben oder gelöscht.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged ({reason}).</source>
      <translation>{path}: Das Projekt ist beschädigt ({reason}).</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: its log has lost a part.</source>
      <translation>{path}: Das Projekt ist beschädigt: Ein Teil seines Protokolls ist verloren.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: its {name} is missing.</source>
      <translation>{path}: Das Projekt ist beschädigt: {name} fehlt.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: {count} of its records are not as they were saved.</source>
      <translation>{path}: Das Projekt ist beschädigt: {count} seiner Datensätze sind nicht so, wie sie gespeichert wurden.</translation>
    </message>
    <message>
      <source>{path}: {reason}.</source>
      <translation>{path}: {reason}.</translation>
    </message>
    <message>
      <source>{path}: {what} ({reason}).</source>
      <translation>{path}: {what} ({reason}).</translation>
    </message>
    <message>
      <source>{percent} alike, with what differs patched in: check it.</source>
      <translation>{percent} ähnlich, Abweichendes eingesetzt: bitte prüfen.</translation>
    </message>
    <message>
      <source>{percent} alike; what differs is marked.</source>
      <translation>{percent} ähnlich; was abweicht, ist markiert.</translation>
    </message>
    <message>
      <source>{percent} taken off for where it comes from</source>
      <translation>{percent} abgezogen wegen der Herkunft</translation>
    </message>
    <message>
      <source>{read} terms read: {new} new, {changed} changed, {same} there already.</source>
      <translation>{read} Termini gelesen: {new} neu, {changed} geändert, {same} schon vorhanden.</translation>
    </message>
    <message>
      <source>{reason} (column {column})</source>
      <translation>{reason} (Spalte {column})</translation>
    </message>
    <message>
      <source>{reason} at position {place}</source>
      <translation>{reason} (an Stelle {place})</translation>
    </message>
    <message>
      <source>{reason}.</source>
      <translation>{reason}.</translation>
    </message>
    <message>
      <source>{reason}. {hint}</source>
      <translation>{reason}. {hint}</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
    <message>
      <source>{sentence} Its languages: {languages}.</source>
      <translation>{sentence} Ihre Sprachen: {languages}.</translation>
    </message>
    <message>
      <source>{sentence} The interval holds 95% of samples.</source>
      <translation>{sentence} Das Intervall enthält 95 % der Stichproben.</translation>
    </message>
    <message numerus="yes">
      <source>{sentence}, %Ln of them to tune the weights</source>
      <translation>
        <numerusform>{sentence}, davon %Ln zum Abstimmen der Gewichte</numerusform>
        <numerusform>{sentence}, davon %Ln zum Abstimmen der Gewichte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{sentence}; %Ln were left out ({reasons})</source>
      <translation>
        <numerusform>{sentence}; %Ln wurde ausgelassen ({reasons})</numerusform>
        <numerusform>{sentence}; %Ln wurden ausgelassen ({reasons})</numerusform>
      </translation>
    </message>
    <message>
      <source>{sentence}; the last draft, segment {number}, was saved on {time}</source>
      <translation>{sentence}; der letzte Entwurf, Segment {number}, wurde am {time} gespeichert</translation>
    </message>
    <message numerus="yes">
      <source>{sentence}; without %Ln whose sources are among the segments it is judged by</source>
      <translation>
        <numerusform>{sentence}; ohne %Ln, dessen Ausgangstext zu den Segmenten gehört, an denen er gemessen wird</numerusform>
        <numerusform>{sentence}; ohne %Ln, deren Ausgangstexte zu den Segmenten gehören, an denen er gemessen wird</numerusform>
      </translation>
    </message>
    <message>
      <source>{setting!r} of the feature {kind} is no setting.</source>
      <translation>{setting!r} des Merkmals {kind} ist keine Einstellung.</translation>
    </message>
    <message>
      <source>{share}% of the length of the source; {share_2}% are allowed.</source>
      <translation>{share} % der Länge des Ausgangstexts; {share_2} % sind erlaubt.</translation>
    </message>
    <message numerus="yes">
      <source>{shown} of %Ln segments</source>
      <translation>
        <numerusform>{shown} von %Ln Segment</numerusform>
        <numerusform>{shown} von %Ln Segmenten</numerusform>
      </translation>
    </message>
    <message>
      <source>{shown} of {total}</source>
      <translation>{shown} von {total}</translation>
    </message>
    <message>
      <source>{size} MB without the end of a unit</source>
      <translation>{size} MB, in denen keine Einheit endet</translation>
    </message>
    <message>
      <source>{source} in the source, {target} in the translation</source>
      <translation>{source} im Ausgangstext, {target} in der Übersetzung</translation>
    </message>
    <message>
      <source>{source} is {target}.</source>
      <translation>{source} heißt {target}.</translation>
    </message>
    <message>
      <source>{source}: avoid {target}.</source>
      <translation>{source}: {target} vermeiden.</translation>
    </message>
    <message>
      <source>{source}: it cannot be read ({reason}).</source>
      <translation>{source}: Es kann nicht gelesen werden ({reason}).</translation>
    </message>
    <message>
      <source>{state!r} is no state</source>
      <translation>{state!r} ist kein Status</translation>
    </message>
    <message>
      <source>{stem} is the name of the document, {suffix} its ending, {language}: {code}.</source>
      <translation>{stem} ist der Name des Dokuments, {suffix} seine Endung, {language}: {code}.</translation>
    </message>
    <message>
      <source>{tag} closes while {crossed} is still open.</source>
      <translation>{tag} schließt, während {crossed} noch offen ist.</translation>
    </message>
    <message>
      <source>{tag} closes, but nothing opened before it.</source>
      <translation>{tag} schließt, aber davor wurde nichts geöffnet.</translation>
    </message>
    <message>
      <source>{tag} opens and is not closed.</source>
      <translation>{tag} wird geöffnet und nicht geschlossen.</translation>
    </message>
    <message>
      <source>{text!r} is not a day.</source>
      <translation>{text!r} ist kein Tag.</translation>
    </message>
    <message>
      <source>{text!r} is not a whole number.</source>
      <translation>{text!r} ist keine ganze Zahl.</translation>
    </message>
    <message>
      <source>{text} · about {duration} left</source>
      <translation>{text} · noch etwa {duration}</translation>
    </message>
    <message>
      <source>{text} · paused</source>
      <translation>{text} · angehalten</translation>
    </message>
    <message>
      <source>{text} · {share} of words</source>
      <translation>{text} · {share} der Wörter</translation>
    </message>
    <message>
      <source>{text} …</source>
      <translation>{text} …</translation>
    </message>
    <message>
      <source>{title} – Postil</source>
      <translation>{title} – Postil</translation>
    </message>
    <message>
      <source>{title} … {share}</source>
      <translation>{title} … {share}</translation>
    </message>
    <message>
      <source>{title}: not done</source>
      <translation>{title}: nicht ausgeführt</translation>
    </message>
    <message>
      <source>{unit}, the higher the better</source>
      <translation>{unit}, je höher, desto besser</translation>
    </message>
    <message>
      <source>{unit}, the lower the better</source>
      <translation>{unit}, je niedriger, desto besser</translation>
    </message>
    <message numerus="yes">
      <source>{what}, with %Ln repetitions</source>
      <translation>
        <numerusform>{what}, mit %Ln Wiederholung</numerusform>
        <numerusform>{what}, mit %Ln Wiederholungen</numerusform>
      </translation>
    </message>
    <message>
      <source>{what}: an unexpected error</source>
      <translation>{what}: ein unerwarteter Fehler</translation>
    </message>
    <message>
      <source>{when}, from “{base}”</source>
      <translation>{when}, aus „{base}“</translation>
    </message>
    <message>
      <source>{when}, in {time}</source>
      <translation>{when}, in {time}</translation>
    </message>
    <message>
      <source>¿ and ¡</source>
      <translation>¿ und ¡</translation>
    </message>
    <message>
      <source>χ²</source>
      <translation>χ²</translation>
    </message>
    <message>
      <source>— separator —</source>
      <translation>— Trennlinie —</translation>
    </message>
    <message>
      <source>“Disconnect” removes the token, unless another project needs it.</source>
      <translation>„Trennen“ löscht das Token, außer ein anderes Projekt braucht es.</translation>
    </message>
    <message>
      <source>“Word” becomes “Other” and “WORD” becomes “OTHER” where “word” becomes “other”.</source>
      <translation>Aus „Wort“ wird „Text“ und aus „WORT“ wird „TEXT“, wo aus „wort“ „text“ wird.</translation>
    </message>
    <message>
      <source>“{character}” is forbidden.</source>
      <translation>„{character}“ ist verboten.</translation>
    </message>
    <message>
      <source>“{code}” of the source is missing.</source>
      <translation>„{code}“ des Ausgangstexts fehlt.</translation>
    </message>
    <message>
      <source>“{name}” cannot be deleted now.</source>
      <translation>„{name}“ kann jetzt nicht gelöscht werden.</translation>
    </message>
    <message>
      <source>“{name}” cannot be opened.</source>
      <translation>„{name}“ lässt sich nicht öffnen.</translation>
    </message>
    <message>
      <source>“{name}” is better</source>
      <translation>„{name}“ ist besser</translation>
    </message>
    <message>
      <source>“{name}” is deleted.</source>
      <translation>„{name}“ ist gelöscht.</translation>
    </message>
    <message>
      <source>“{name}” is imported.</source>
      <translation>„{name}“ ist importiert.</translation>
    </message>
    <message>
      <source>“{name}” is in use in this project.</source>
      <translation>„{name}“ wird in diesem Projekt verwendet.</translation>
    </message>
    <message>
      <source>“{name}” is still being trained.</source>
      <translation>„{name}“ wird noch trainiert.</translation>
    </message>
    <message>
      <source>“{name}” is trained afterwards.</source>
      <translation>„{name}“ wird danach trainiert.</translation>
    </message>
    <message>
      <source>“{name}” is trained; what came of it waits.</source>
      <translation>„{name}“ ist trainiert; das Ergebnis wartet.</translation>
    </message>
    <message>
      <source>“{name}” is worse</source>
      <translation>„{name}“ ist schlechter</translation>
    </message>
    <message>
      <source>“{name}” may have been trained on these segments, which favours it.</source>
      <translation>„{name}“ wurde vielleicht mit diesen Segmenten trainiert, das bevorzugt sie.</translation>
    </message>
    <message>
      <source>“{name}” translates these segments better.</source>
      <translation>„{name}“ übersetzt diese Segmente besser.</translation>
    </message>
    <message>
      <source>“{opening}” is missing.</source>
      <translation>„{opening}“ fehlt.</translation>
    </message>
    <message>
      <source>“{query}” does not occur in the memories of this project.</source>
      <translation>„{query}“ kommt in den Memorys dieses Projekts nicht vor.</translation>
    </message>
    <message>
      <source>“{replacement}” cannot be put in: {reason}</source>
      <translation>„{replacement}“ kann nicht eingesetzt werden: {reason}</translation>
    </message>
    <message>
      <source>“{source}” is unknown to the engine, and copied.</source>
      <translation>„{source}“ ist der Engine unbekannt und wird kopiert.</translation>
    </message>
    <message>
      <source>“{source}” needs no translation, and is copied.</source>
      <translation>„{source}“ braucht keine Übersetzung und wird kopiert.</translation>
    </message>
    <message>
      <source>“{target}” for “{source}”</source>
      <translation>„{target}“ für „{source}“</translation>
    </message>
    <message>
      <source>“{target}” is never used for “{source}” again. {command} undoes that.</source>
      <translation>„{target}“ wird für „{source}“ nie wieder verwendet. {command} nimmt das zurück.</translation>
    </message>
    <message>
      <source>“{target}” may be used again.</source>
      <translation>„{target}“ darf wieder verwendet werden.</translation>
    </message>
    <message>
      <source>“{text}”</source>
      <translation>„{text}“</translation>
    </message>
    <message>
      <source>“{text}” is not a regular expression: {reason}</source>
      <translation>„{text}“ ist kein regulärer Ausdruck: {reason}</translation>
    </message>
    <message>
      <source>“{text}” takes too long to search for and was given up.</source>
      <translation>Die Suche nach „{text}“ dauert zu lange und wurde abgebrochen.</translation>
    </message>
    <message>
      <source>“{word}” is in the project's dictionary.</source>
      <translation>„{word}“ steht im Wörterbuch des Projekts.</translation>
    </message>
    <message>
      <source>“{word}” is not in the dictionary.</source>
      <translation>„{word}“ steht nicht im Wörterbuch.</translation>
    </message>
    <message>
      <source>“{word}” stands here twice.</source>
      <translation>„{word}“ steht hier zweimal.</translation>
    </message>
    <message>
      <source>“…” stands for words that are translated on their own</source>
      <translation>„…“ steht für Wörter, die für sich übersetzt werden</translation>
    </message>
  </context>
</TS>
