<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>Postil</name>
    <message numerus="yes">
      <source> and %Ln more</source>
      <translation>
        <numerusform> and %Ln more</numerusform>
        <numerusform> and %Ln more</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln candidates. Space ticks one, F2 changes its translation.</source>
      <translation>
        <numerusform>%Ln candidate. Space ticks it, F2 changes its translation.</numerusform>
        <numerusform>%Ln candidates. Space ticks one, F2 changes its translation.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln changes of the review</source>
      <translation>
        <numerusform>%Ln change of the review</numerusform>
        <numerusform>%Ln changes of the review</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln changes of this project wait to be written</source>
      <translation>
        <numerusform>%Ln change of this project waits to be written</numerusform>
        <numerusform>%Ln changes of this project wait to be written</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln coming segments are translated differently now:</source>
      <translation>
        <numerusform>%Ln coming segment is translated differently now:</numerusform>
        <numerusform>%Ln coming segments are translated differently now:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln comments</source>
      <translation>
        <numerusform>%Ln comment</numerusform>
        <numerusform>%Ln comments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln confirmed segments are needed to tell what learning gains.</source>
      <translation>
        <numerusform>%Ln confirmed segment is needed to tell what learning gains.</numerusform>
        <numerusform>%Ln confirmed segments are needed to tell what learning gains.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln confirmed segments wait to be sent.</source>
      <translation>
        <numerusform>%Ln confirmed segment waits to be sent.</numerusform>
        <numerusform>%Ln confirmed segments wait to be sent.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation>
        <numerusform>%Ln document</numerusform>
        <numerusform>%Ln documents</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents cannot be used.</source>
      <translation>
        <numerusform>%Ln document cannot be used.</numerusform>
        <numerusform>%Ln documents cannot be used.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents cannot be used; the others are added.</source>
      <translation>
        <numerusform>%Ln document cannot be used; the others are added.</numerusform>
        <numerusform>%Ln documents cannot be used; the others are added.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents written</source>
      <translation>
        <numerusform>%Ln document written</numerusform>
        <numerusform>%Ln documents written</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts</source>
      <translation>
        <numerusform>%Ln draft</numerusform>
        <numerusform>%Ln drafts</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts went with what is gone.</source>
      <translation>
        <numerusform>%Ln draft went with what is gone.</numerusform>
        <numerusform>%Ln drafts went with what is gone.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files cannot be used</source>
      <translation>
        <numerusform>%Ln file cannot be used</numerusform>
        <numerusform>%Ln files cannot be used</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings</source>
      <translation>
        <numerusform>%Ln finding</numerusform>
        <numerusform>%Ln findings</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings are hidden by the filter or resolved.</source>
      <translation>
        <numerusform>%Ln finding is hidden by the filter or resolved.</numerusform>
        <numerusform>%Ln findings are hidden by the filter or resolved.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings written to {name}.</source>
      <translation>
        <numerusform>%Ln finding written to {name}.</numerusform>
        <numerusform>%Ln findings written to {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln glossaries</source>
      <translation>
        <numerusform>%Ln glossary</numerusform>
        <numerusform>%Ln glossaries</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln have a draft, which is written as it is.</source>
      <translation>
        <numerusform>%Ln has a draft, which is written as it is.</numerusform>
        <numerusform>%Ln have a draft, which is written as it is.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln have no translation and stay as the document has them.</source>
      <translation>
        <numerusform>%Ln has no translation and stays as the document has it.</numerusform>
        <numerusform>%Ln have no translation and stay as the document has them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hits</source>
      <translation>
        <numerusform>%Ln hit</numerusform>
        <numerusform>%Ln hits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln in locked segments, which stay as they are</source>
      <translation>
        <numerusform>%Ln in a locked segment, which stays as it is</numerusform>
        <numerusform>%Ln in locked segments, which stay as they are</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln memories</source>
      <translation>
        <numerusform>%Ln memory</numerusform>
        <numerusform>%Ln memories</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more are not shown.</source>
      <translation>
        <numerusform>%Ln more is not shown.</numerusform>
        <numerusform>%Ln more are not shown.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs</source>
      <translation>
        <numerusform>%Ln pair</numerusform>
        <numerusform>%Ln pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs in the memory “{name}”, marked as from an alignment.</source>
      <translation>
        <numerusform>%Ln pair in the memory “{name}”, marked as from an alignment.</numerusform>
        <numerusform>%Ln pairs in the memory “{name}”, marked as from an alignment.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs in {file}.</source>
      <translation>
        <numerusform>%Ln pair in {file}.</numerusform>
        <numerusform>%Ln pairs in {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln phrase pairs taken in</source>
      <translation>
        <numerusform>%Ln phrase pair taken in</numerusform>
        <numerusform>%Ln phrase pairs taken in</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln remarks stood on what is gone:</source>
      <translation>
        <numerusform>%Ln remark stood on what is gone:</numerusform>
        <numerusform>%Ln remarks stood on what is gone:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs</source>
      <translation>
        <numerusform>%Ln segment pair</numerusform>
        <numerusform>%Ln segment pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs: {names}</source>
      <translation>
        <numerusform>%Ln segment pair: {names}</numerusform>
        <numerusform>%Ln segment pairs: {names}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments</source>
      <translation>
        <numerusform>%Ln segment</numerusform>
        <numerusform>%Ln segments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments are not confirmed.</source>
      <translation>
        <numerusform>%Ln segment is not confirmed.</numerusform>
        <numerusform>%Ln segments are not confirmed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments are used again.</source>
      <translation>
        <numerusform>%Ln segment is used again.</numerusform>
        <numerusform>%Ln segments are used again.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments before it came here</source>
      <translation>
        <numerusform>%Ln segment before it came here</numerusform>
        <numerusform>%Ln segments before it came here</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have again what they had.</source>
      <translation>
        <numerusform>%Ln segment has again what it had.</numerusform>
        <numerusform>%Ln segments have again what they had.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have no translation.</source>
      <translation>
        <numerusform>%Ln segment has no translation.</numerusform>
        <numerusform>%Ln segments have no translation.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have other comments, bookmarks or locks.</source>
      <translation>
        <numerusform>%Ln segment has other comments, bookmarks or locks.</numerusform>
        <numerusform>%Ln segments have other comments, bookmarks or locks.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have other tags now.</source>
      <translation>
        <numerusform>%Ln segment has other tags now.</numerusform>
        <numerusform>%Ln segments have other tags now.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have the translator's text again. {key} takes that back.</source>
      <translation>
        <numerusform>%Ln segment has the translator's text again. {key} takes that back.</numerusform>
        <numerusform>%Ln segments have the translator's text again. {key} takes that back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments in {project}</source>
      <translation>
        <numerusform>%Ln segment in {project}</numerusform>
        <numerusform>%Ln segments in {project}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments of {name} are not confirmed.</source>
      <translation>
        <numerusform>%Ln segment of {name} is not confirmed.</numerusform>
        <numerusform>%Ln segments of {name} are not confirmed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments taken over and learned.</source>
      <translation>
        <numerusform>%Ln segment taken over and learned.</numerusform>
        <numerusform>%Ln segments taken over and learned.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were changed since and stay as they are.</source>
      <translation>
        <numerusform>%Ln segment was changed since and stays as it is.</numerusform>
        <numerusform>%Ln segments were changed since and stay as they are.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were kept out of the training, to judge by</source>
      <translation>
        <numerusform>%Ln segment was kept out of the training, to judge by</numerusform>
        <numerusform>%Ln segments were kept out of the training, to judge by</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were not taken by the server.</source>
      <translation>
        <numerusform>%Ln segment was not taken by the server.</numerusform>
        <numerusform>%Ln segments were not taken by the server.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments with changes</source>
      <translation>
        <numerusform>%Ln segment with changes</numerusform>
        <numerusform>%Ln segments with changes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments written to {name}.</source>
      <translation>
        <numerusform>%Ln segment written to {name}.</numerusform>
        <numerusform>%Ln segments written to {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln splits and merges could not be kept: the text around them changed.</source>
      <translation>
        <numerusform>%Ln split or merge could not be kept: the text around it changed.</numerusform>
        <numerusform>%Ln splits and merges could not be kept: the text around them changed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln stronger</source>
      <translation>
        <numerusform>%Ln stronger</numerusform>
        <numerusform>%Ln stronger</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags are missing · {key} places them</source>
      <translation>
        <numerusform>%Ln tag is missing · {key} places them</numerusform>
        <numerusform>%Ln tags are missing · {key} places them</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags placed. {key} takes them out again.</source>
      <translation>
        <numerusform>%Ln tag placed. {key} takes them out again.</numerusform>
        <numerusform>%Ln tags placed. {key} takes them out again.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags removed.</source>
      <translation>
        <numerusform>%Ln tag removed.</numerusform>
        <numerusform>%Ln tags removed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms</source>
      <translation>
        <numerusform>%Ln term</numerusform>
        <numerusform>%Ln terms</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms added</source>
      <translation>
        <numerusform>%Ln term added</numerusform>
        <numerusform>%Ln terms added</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms added.</source>
      <translation>
        <numerusform>%Ln term added.</numerusform>
        <numerusform>%Ln terms added.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms imported</source>
      <translation>
        <numerusform>%Ln term imported</numerusform>
        <numerusform>%Ln terms imported</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms in {file}.</source>
      <translation>
        <numerusform>%Ln term in {file}.</numerusform>
        <numerusform>%Ln terms in {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms removed</source>
      <translation>
        <numerusform>%Ln term removed</numerusform>
        <numerusform>%Ln terms removed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units</source>
      <translation>
        <numerusform>%Ln unit</numerusform>
        <numerusform>%Ln units</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units are as they were before.</source>
      <translation>
        <numerusform>%Ln unit is as it was before.</numerusform>
        <numerusform>%Ln units are as they were before.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units exported to {path}.</source>
      <translation>
        <numerusform>%Ln unit exported to {path}.</numerusform>
        <numerusform>%Ln units exported to {path}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units in {file}.</source>
      <translation>
        <numerusform>%Ln unit in {file}.</numerusform>
        <numerusform>%Ln units in {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln waiting</source>
      <translation>
        <numerusform>%Ln waiting</numerusform>
        <numerusform>%Ln waiting</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln weaker</source>
      <translation>
        <numerusform>%Ln weaker</numerusform>
        <numerusform>%Ln weaker</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln were changed meanwhile, and stay so.</source>
      <translation>
        <numerusform>%Ln was changed meanwhile, and stays so.</numerusform>
        <numerusform>%Ln were changed meanwhile, and stay so.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln were not: their segments were changed meanwhile.</source>
      <translation>
        <numerusform>%Ln was not: its segment was changed meanwhile.</numerusform>
        <numerusform>%Ln were not: their segments were changed meanwhile.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln with tags inside, which stay around the new text</source>
      <translation>
        <numerusform>%Ln with tags inside, which stay around the new text</numerusform>
        <numerusform>%Ln with tags inside, which stay around the new text</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words</source>
      <translation>
        <numerusform>%Ln word</numerusform>
        <numerusform>%Ln words</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words a day</source>
      <translation>
        <numerusform>%Ln word a day</numerusform>
        <numerusform>%Ln words a day</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words left</source>
      <translation>
        <numerusform>%Ln word left</numerusform>
        <numerusform>%Ln words left</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words today</source>
      <translation>
        <numerusform>%Ln word today</numerusform>
        <numerusform>%Ln words today</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>, %Ln not</source>
      <translation>
        <numerusform>, %Ln not</numerusform>
        <numerusform>, %Ln not</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Add %Ln terms</source>
      <translation>
        <numerusform>Add %Ln term</numerusform>
        <numerusform>Add %Ln terms</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>BLEU {bleu} on %Ln held-out segments, which it was not trained on.</source>
      <translation>
        <numerusform>BLEU {bleu} on %Ln held-out segments, which it was not trained on.</numerusform>
        <numerusform>BLEU {bleu} on %Ln held-out segments, which it was not trained on.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Better: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Better: {figures}, on %Ln held-out segment.</numerusform>
        <numerusform>Better: {figures}, on %Ln held-out segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Blocked for the machine, or not any more: %Ln phrases.</source>
      <translation>
        <numerusform>Blocked for the machine, or not any more: %Ln phrase.</numerusform>
        <numerusform>Blocked for the machine, or not any more: %Ln phrases.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Changes to %Ln translations are tracked from now on.</source>
      <translation>
        <numerusform>Changes to %Ln translation are tracked from now on.</numerusform>
        <numerusform>Changes to %Ln translations are tracked from now on.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Confirmed without %Ln tags of the source. {key} goes back.</source>
      <translation>
        <numerusform>Confirmed without %Ln tag of the source. {key} goes back.</numerusform>
        <numerusform>Confirmed without %Ln tags of the source. {key} goes back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Delete %Ln units? Segments they were confirmed in become drafts, and the engine forgets them.</source>
      <translation>
        <numerusform>Delete %Ln unit? The segment it was confirmed in becomes a draft, and the engine forgets it.</numerusform>
        <numerusform>Delete %Ln units? Segments they were confirmed in become drafts, and the engine forgets them.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Deleted %Ln units. {key} takes it back.</source>
      <translation>
        <numerusform>Deleted %Ln unit. {key} takes it back.</numerusform>
        <numerusform>Deleted %Ln units. {key} takes it back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Forget what was learned from %Ln segments, for good?</source>
      <translation>
        <numerusform>Forget what was learned from %Ln segment, for good?</numerusform>
        <numerusform>Forget what was learned from %Ln segments, for good?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In the translations of the %Ln units that are listed on the page.</source>
      <translation>
        <numerusform>In the translation of the %Ln unit that is listed on the page.</numerusform>
        <numerusform>In the translations of the %Ln units that are listed on the page.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Learned from %Ln segments of {name}.</source>
      <translation>
        <numerusform>Learned from %Ln segment of {name}.</numerusform>
        <numerusform>Learned from %Ln segments of {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Measured on %Ln held-out segments, which it was not trained on.</source>
      <translation>
        <numerusform>Measured on %Ln held-out segment, which it was not trained on.</numerusform>
        <numerusform>Measured on %Ln held-out segments, which it was not trained on.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Muted: nothing of %Ln segments is used any more.</source>
      <translation>
        <numerusform>Muted: nothing of %Ln segment is used any more.</numerusform>
        <numerusform>Muted: nothing of %Ln segments is used any more.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>No clear difference: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>No clear difference: {figures}, on %Ln held-out segment.</numerusform>
        <numerusform>No clear difference: {figures}, on %Ln held-out segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>No difference: the same translations on %Ln held-out segments.</source>
      <translation>
        <numerusform>No difference: the same translation on %Ln held-out segment.</numerusform>
        <numerusform>No difference: the same translations on %Ln held-out segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Not better: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Not better: {figures}, on %Ln held-out segment.</numerusform>
        <numerusform>Not better: {figures}, on %Ln held-out segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Off by {error} on average over %Ln segments.</source>
      <translation>
        <numerusform>Off by {error} on average over %Ln segment.</numerusform>
        <numerusform>Off by {error} on average over %Ln segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Put back %Ln units.</source>
      <translation>
        <numerusform>Put back %Ln unit.</numerusform>
        <numerusform>Put back %Ln units.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Remove %Ln terms from their glossaries?</source>
      <translation>
        <numerusform>Remove %Ln term from its glossary?</numerusform>
        <numerusform>Remove %Ln terms from their glossaries?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Remove the memory “{name}” with %Ln units from the project?</source>
      <translation>
        <numerusform>Remove the memory “{name}” with %Ln unit from the project?</numerusform>
        <numerusform>Remove the memory “{name}” with %Ln units from the project?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Repeated in %Ln segments. {key} takes it back.</source>
      <translation>
        <numerusform>Repeated in %Ln segment. {key} takes it back.</numerusform>
        <numerusform>Repeated in %Ln segments. {key} takes it back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replace %Ln</source>
      <translation>
        <numerusform>Replace %Ln</numerusform>
        <numerusform>Replace %Ln</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln segments.</source>
      <translation>
        <numerusform>Replaced in %Ln segment.</numerusform>
        <numerusform>Replaced in %Ln segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln segments. {key} takes it back.</source>
      <translation>
        <numerusform>Replaced in %Ln segment. {key} takes it back.</numerusform>
        <numerusform>Replaced in %Ln segments. {key} takes it back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln units. {key} takes it back.</source>
      <translation>
        <numerusform>Replaced in %Ln unit. {key} takes it back.</numerusform>
        <numerusform>Replaced in %Ln units. {key} takes it back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Terms that came, changed or went: %Ln.</source>
      <translation>
        <numerusform>Terms that came, changed or went: %Ln.</numerusform>
        <numerusform>Terms that came, changed or went: %Ln.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Text becomes a tag in %Ln segments of all documents:</source>
      <translation>
        <numerusform>Text becomes a tag in %Ln segment of all documents:</numerusform>
        <numerusform>Text becomes a tag in %Ln segments of all documents:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Text becomes a tag in %Ln segments of the open document:</source>
      <translation>
        <numerusform>Text becomes a tag in %Ln segment of the open document:</numerusform>
        <numerusform>Text becomes a tag in %Ln segments of the open document:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The changes of %Ln segments are accepted. {key} brings them back.</source>
      <translation>
        <numerusform>The changes of %Ln segment are accepted. {key} brings them back.</numerusform>
        <numerusform>The changes of %Ln segments are accepted. {key} brings them back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The checks report %Ln findings.</source>
      <translation>
        <numerusform>The checks report %Ln finding.</numerusform>
        <numerusform>The checks report %Ln findings.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine could not learn from %Ln segments.</source>
      <translation>
        <numerusform>The engine could not learn from %Ln segment.</numerusform>
        <numerusform>The engine could not learn from %Ln segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine has forgotten %Ln segments.</source>
      <translation>
        <numerusform>The engine has forgotten %Ln segment.</numerusform>
        <numerusform>The engine has forgotten %Ln segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine learned from %Ln segments.</source>
      <translation>
        <numerusform>The engine learned from %Ln segment.</numerusform>
        <numerusform>The engine learned from %Ln segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine was stopped after %Ln segments; give the command again for the rest.</source>
      <translation>
        <numerusform>The engine was stopped after %Ln segment; give the command again for the rest.</numerusform>
        <numerusform>The engine was stopped after %Ln segments; give the command again for the rest.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The memory “{name}” with %Ln units is removed.</source>
      <translation>
        <numerusform>The memory “{name}” with %Ln unit is removed.</numerusform>
        <numerusform>The memory “{name}” with %Ln units is removed.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The report is written; it names %Ln segments.</source>
      <translation>
        <numerusform>The report is written; it names %Ln segment.</numerusform>
        <numerusform>The report is written; it names %Ln segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The texts of %Ln segments could not be written to the disk. Close all the same, and lose them?</source>
      <translation>
        <numerusform>The text of %Ln segment could not be written to the disk. Close all the same, and lose it?</numerusform>
        <numerusform>The texts of %Ln segments could not be written to the disk. Close all the same, and lose them?</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The token is kept: %Ln other projects are connected to the server.</source>
      <translation>
        <numerusform>The token is kept: %Ln other project is connected to the server.</numerusform>
        <numerusform>The token is kept: %Ln other projects are connected to the server.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Trained on %Ln segment pairs</source>
      <translation>
        <numerusform>Trained on %Ln segment pair</numerusform>
        <numerusform>Trained on %Ln segment pairs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>in %Ln coming segments</source>
      <translation>
        <numerusform>in %Ln coming segment</numerusform>
        <numerusform>in %Ln coming segments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>more than %Ln hits</source>
      <translation>
        <numerusform>more than %Ln hit</numerusform>
        <numerusform>more than %Ln hits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{confirmed} of %Ln confirmed</source>
      <translation>
        <numerusform>{confirmed} of %Ln confirmed</numerusform>
        <numerusform>{confirmed} of %Ln confirmed</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, %Ln segments</source>
      <translation>
        <numerusform>{name}, %Ln segment</numerusform>
        <numerusform>{name}, %Ln segments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: %Ln units, {what}</source>
      <translation>
        <numerusform>{name}: %Ln unit, {what}</numerusform>
        <numerusform>{name}: %Ln units, {what}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{sentence}, %Ln of them to tune the weights</source>
      <translation>
        <numerusform>{sentence}, %Ln of them to tune the weights</numerusform>
        <numerusform>{sentence}, %Ln of them to tune the weights</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{sentence}; %Ln were left out ({reasons})</source>
      <translation>
        <numerusform>{sentence}; %Ln was left out ({reasons})</numerusform>
        <numerusform>{sentence}; %Ln were left out ({reasons})</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{sentence}; without %Ln whose sources are among the segments it is judged by</source>
      <translation>
        <numerusform>{sentence}; without %Ln whose source is among the segments it is judged by</numerusform>
        <numerusform>{sentence}; without %Ln whose sources are among the segments it is judged by</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{shown} of %Ln segments</source>
      <translation>
        <numerusform>{shown} of %Ln segment</numerusform>
        <numerusform>{shown} of %Ln segments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{what}, with %Ln repetitions</source>
      <translation>
        <numerusform>{what}, with %Ln repetition</numerusform>
        <numerusform>{what}, with %Ln repetitions</numerusform>
      </translation>
    </message>
  </context>
</TS>
