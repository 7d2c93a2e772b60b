<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>Postil</name>
    <message numerus="yes">
      <source> %Ln of its segments are not confirmed.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source> (in use)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> (paused)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> New project …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> Open a project …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> Open the sample project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> The engine in use may have been trained on these segments, which favours it; from the next training on both keep out the same ones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source> and %Ln more</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source> or </source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> to </source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> · BLEU {score}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source> · locked by its document</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files cannot be used</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln glossaries</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln memories</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more are not shown.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln phrase pairs taken in</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units exported to {path}.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words a day</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words left</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tags are missing · Ctrl+Shift+T places them</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tags placed. Ctrl+Z takes them out again.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n tags removed.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;About Postil</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Add …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Cancel the Training</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Choose a Tag …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Close the Panel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Close the Project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Compare with</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Concordance</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Confirm and Next</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Create</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Detach the Engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Due on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Export the Engine …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Export the Translation …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Filter Segments</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Float the Panel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Go On with the Training</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Go to Segment …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Import a Memory …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Import an Engine …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Insert All Missing Tags Here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Insert the Match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Keyboard</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Merge with the Next</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;New Project …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Next Match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Next Segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Open Project …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Other Translations</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Pause the Training</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Place All Missing Tags</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Previous Match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Previous Segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Remove All Tags</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Remove from this list</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Replace by the Match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Reset the Layout</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Show the Training</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Start from</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Suggestion</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Take a Match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Train an Engine …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Train one now from the memories of this project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Training</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Unconfirm</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Underline Doubtful Words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Use an Engine …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Use an engine that exists</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>. BLEU of the tuning set: {bleu}</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>; %Ln were left out ({reasons})</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>; left out: {reasons}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A new one from the same texts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A tenth of the segments, 300 at most, is kept out of the training: on them the new engine is compared with the one in use.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A term of the glossary.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A training is under way; train the engine of this project when it is ready.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A translation editor whose machine translation is trained from your own memories and learns from every segment you confirm. Nothing leaves this machine.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>About Postil</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>About the machine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add a &amp;folder …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add at least one document.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add at least one memory or a pair of texts.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add memories …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add texts …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Add: {name}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Advanced settings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>After</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Albanian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Alike: {stemmed} without endings, {words} of the words, {tokens} of everything.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All commands and their keys.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All segments</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All segments are confirmed. Export the document with Ctrl+E.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All segments shown are confirmed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All tags are in place.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>An engine is being trained from the memory. You can translate meanwhile.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>An engine works on this machine only, and learns from every segment you confirm.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>An unexpected error ended the training; nothing was kept.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Armenian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As the D&amp;esktop</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ask the machine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>At {place}: {values}. {text}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Attach the engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Avoid · {meta}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>BLEU and chrF: closeness to the translations of people, the higher the better, 100 is the same. TER: how much is to be edited, the lower the better.</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>BLEU {bleu} on %Ln held-out segments, which it was not trained on.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>BLEU {value}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Back to the &amp;Editor</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Basque</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Before</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Beside a phrase-based engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Bring a TMX file along.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancel the training</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancel training</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancelled. Nothing was kept.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Change the memory unit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose a folder for the project.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose a folder …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose an engine, or none for now.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose both languages.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose where to make the project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Close the panel you are in, and go back to the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Close {panel}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Commands and their keys</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Concordance</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Confirm</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Confirm a segment with Ctrl+Enter: what the engine learns from it appears here.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Confirm the segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Confirm the translation, let the engine learn from it, go to the next open one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Confirmed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Confirmed and remembered. Without an engine nothing else is learned.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Confirmed segments are on disk. Please report this with the details below.</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>Confirmed without %n tags of the source. Alt+Up goes back.</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Confirmed, but the engine could not learn from it: {reason}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Copy &amp;Source</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Count the segments</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ctrl+Enter confirms the segment; Shift+Enter starts a new line in it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ctrl+{digit} inserts it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ctrl+{digit} takes it over; F2 selects a part of it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Czech</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Danish</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Dark colours.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Deadline</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Decoder</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Delete</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Delete the Memory Unit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Delete the memory unit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Delete the memory unit …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Delete the new engine.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Delete this unit from the memory {memory}?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Detach the engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Details</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Discard</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Do again what was undone.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Document</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Documents</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Documents to translate</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Doubtful words are no longer underlined.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Draft</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drafts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drop TBX, UTX, TSV or CSV files here, or press Add</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drop TMX files here, or press Add</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drop documents or folders here, or press Add</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Each part of the training text is translated with models of the others, so that no sentence is translated with phrases of its own. 1 is faster and learns little.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Edit the Memory Unit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Edit the memory unit …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Else put the machine's suggestion into it from this expected closeness on; 101 never.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Engine to compare with</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Engine to start from</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Engines</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>English</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Enter</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Enter or a double click inserts it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Enter or a double click inserts the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Estonian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Everything stays on this machine. You can close this window and go on translating; the status bar shows how far it is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Examples: before and after</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the &amp;Memory …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the Translation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the document</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the memories</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the memory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the translation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Exported to {path}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Exported to {path}.{note}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>F&amp;ocus Mode</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Features</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Files that cannot be used</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Filter</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Filter by source or translation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Filter by state</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Final</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Float or dock {panel}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Folder</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Folder of the engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Folder of the project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>For example: Printer manual, spring edition</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Formats that know segments, such as XLIFF, keep theirs.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Found: {what}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Free software under the GNU General Public License, version 3 or later.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>French</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>From a memory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>From a memory match of {score}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>From the machine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>From which language, to which?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>From:</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Gained most ({gained})</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Galician</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Georgian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>German</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Give the engine a name.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Give the project a name.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Glossaries</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go back to the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go on later</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go on with it, or give it up.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go on with the engine in use, and discard the new one. More or closer texts help most; another recipe or other settings may.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go round: editor, matches, panels, filter.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to Segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to a segment by its number.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to the filter: show only segments with a text.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to the glossary terms of the segment.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to the next segment that is not confirmed, without confirming this one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to the search in the memories.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to the segment above.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to the segment below.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to what memories, machine and glossaries propose.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go to what the engine learned, and what it changed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Goal</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Greek</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Hide</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Hindi</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How far each sentence moves the scores.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How far each sentence moves the weights; 0 is what does well with the way of learning.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How far it is, and its learning curve; or what came of it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How it learned</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How long after the last keystroke a draft is written to disk.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How many target phrases each source phrase keeps.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How many target phrases the decoder may choose from for each source word.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How many translations of each sentence a round adds. With real-first, the best of them is what the others are compared with, and there must be two.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How many translations of each sentence are compared with what you wrote.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How often all translations found so far are gone through in a round.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How often the training text is translated again, to find what the engine still prefers to what you wrote. The best round is kept.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How phrases become sentences: improved uses a language model and is the one to work with; contradiction and no-contradiction are those of the publication.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How the weights of the models are found again once the scores are in: mert is the classic and what the method was published with, mira is steadier; none leaves them as they were.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>How the weights of the models are found on held-out segments: mira is quick and steady, mert is the classic. none keeps the weights Postil comes with.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>If a segment of this project was confirmed with it, that becomes a draft again, and the engine forgets what it learned from it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Import a memory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Import an engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Import the engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Import the memory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Imported as {name}. Engine ▸ Use an Engine puts it to work.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Improves an engine with the text it was made from: every sentence is translated again in many ways, and phrases that lead to what you wrote are scored up, others down. Translating costs nothing more afterwards.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Improves an engine with the text it was made from: words, phrases and their neighbours get weights of their own, so that what you write ranks before what the engine would have preferred. Takes longer than other recipes, and translating becomes up to half as fast.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In use</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Indonesian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Insert</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Insert Next &amp;Tag</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Insert a tag</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Insert all missing tags at the caret, or around the selection.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Insert at the caret</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Insert the current match, or what is selected in it, at the caret.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Insert the next tag that is missing; a pair goes around the selection.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Instead of an engine of its own: what it knows of phrases that belong together becomes two features of a phrase-based engine, which is then tuned again.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Irish</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It can go on where it stopped when you open Postil again, or be cancelled now.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It cannot be opened. {problem}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It drew no learning curve.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It is in use in “{name}”.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Italian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Its segment is confirmed anew, and the engine learns the new text instead.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep the new engine beside the others, without using it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep the settings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Korean</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Language model on disk</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Language of menus and messages; where there is no choice, as the desktop has it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Language to search in</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Languages</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Larger &amp;Text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Latvian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Learned</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Learned from segment {number}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Learning curve</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Learning curve in words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Learns which phrases occur together, and builds sentences from phrases that overlap. Trains in seconds; translates worse than a phrase-based engine of the same text.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Learns words, phrases and their order from your memories and parallel texts. The start of everything else: train one first, the more text and the closer to your work, the better.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Least confidence of the machine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Least memory match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Least value</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Let the training stand still, or go on.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Light colours.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Light or dark, as the desktop is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Light, dark, or as the desktop has it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Link rare words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>List other translations of the selected words, or of those at the caret.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>List other translations of the whole segment, with what differs marked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>List the memories</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>List the missing tags and insert one by its number.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Lithuanian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Longer is better with much text; with less than 20,000 segments, 3 does as well.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Look for interrupted trainings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Look up the glossaries</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Look up the memories</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Looking …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Lost most ({lost})</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>MT</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>MT {number}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Macedonian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Machine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Machine from</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Machine translation; expected to be about {percent} as you will confirm it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make a project of documents, memories and glossaries.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make one segment of this one and the next of the same paragraph.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make one segment of this one and the previous of the same paragraph.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make segment text larger.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make segment text smaller.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make the match before it the current one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make the next match the current one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make the panel you are in a window of its own, or put it back.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make the project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Malay</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Maltese</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Matc&amp;hing …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;1</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;2</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;3</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;4</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;5</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;6</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;7</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;8</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match &amp;9</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match {number} taken over. Ctrl+Z brings your text back.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Match {place} of {count}: </source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Matches</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Matching</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>May be changed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Measure</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Memories</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Memories and parallel texts</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Memories give matches and can train the engine. Both lists may stay empty.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Memory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Memory before the machine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Memory before the machine from</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Memory matches from</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Merge the segments</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Merge with the Pre&amp;vious</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Message</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Missing tags</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move &amp;down</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move &amp;up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move down: {name}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move up: {name}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>N&amp;one for now</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name of the engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name of the project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name or code</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New Project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New engine from translations</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New engine without word alignment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next &amp;Open Segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next &amp;Pane</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No memory match, and the machine has no suggestion.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No memory match.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No memory match.

This project has no engine. Training ▸ Train an Engine makes one from your memories; from then on it learns from every segment you confirm.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No segment is open.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No segment passes the filter. Escape in the filter shows all again.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No term of the glossaries occurs in this segment.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>None</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not confirmed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not started</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Not there now. Enter looks again, Delete takes it off this list.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Note of the document</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing found.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing is gained by changing the engine.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing new: the engine would have translated it so already.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Number of the segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Of matches with the same score, those of the memory with the higher priority come first. The penalty is taken off every match of a memory.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One of the two is negated</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Only the segments are shown. {key} brings the rest back.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open a project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open a project between these languages first.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open the &amp;Sample Project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open the folder of a project.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open the project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open the sample project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open the user guide of an office printer, English to French.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Other &amp;Words Here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Other numbers</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Other tags</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pairs of phrases below it are dropped; 0 takes the default of the measure.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pane&amp;ls</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Part</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Parts of the text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Passes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Passes at most</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Patched in from:</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pause</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Paused: it takes no processor time.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Penalty</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Penalty of {memory}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Persian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Phrases</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Phrases per word</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Phrases with gaps</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Polish</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Portuguese</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Postil's own rules</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Priority</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Priority of {memory}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Problem</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Progress</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Progress of the project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Projects you work on will be listed here. The sample project is a short printer guide, English to French, with a memory and a glossary: open it to look around.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put all missing tags where the words they belong to stand in the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put all panels back in their places.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 1 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 2 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 3 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 4 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 5 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 6 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 7 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 8 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put match 9 in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put matches together</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put segments together from shorter translations</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put the best memory match into an empty translation from this percentage on; 102 never.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put the caret where the second segment begins.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put the current match in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put the source in place of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put together from shorter translations: check it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put together; {percent} of the words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rate of learning</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Read the journal</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Read the memory unit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Read the project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Read the settings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reading {file} …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Recent projects</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Recipes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reference: {text}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rejected</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Remember the suggestion</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Remove</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Remove: {name}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repair matches: patch in what differs</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repaired match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reset the layout</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rules of a file (SRX) …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Russian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>S&amp;maller Text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save and quit.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save the draft</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save, and go back to the welcome page.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Search the memories</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Search the memories for the selected words.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Segment (1 to {total})</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Segment {number} of {total}, {state}. Source: {source}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Segmentation rules</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Segments</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Segments shown</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Select a part</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Select with Shift and the arrow keys; Enter inserts it, Escape leaves.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Select words in the source or the translation and press Ctrl+K, or type them here.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sentences by</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sentences to learn from</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Settings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Share of words confirmed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sharper phrases</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Show the segments only, or everything again.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Simplified Han</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Size of segment text in points.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Slovenian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>So many sentences of the training text, evenly spread, are translated in each round; 0 takes all of them.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Source</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Source and target language are the same.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Source language</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sp&amp;lit …</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Split</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Split the Segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Split the segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Split the segment in two, where the document allows it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Starting</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stay</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stop</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stop the training; nothing is kept.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stopped. Nothing was made.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Summary</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Swahili</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>TM</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ta&amp;gs</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take all tags out of the selection, or out of the whole translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take back</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take back what was learned</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take over</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take the confirmation back, and what was learned from it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take the last split, merge, replacement or propagation back as a whole.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Taken back: the engine is as it was before.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Takes some seconds to some minutes; you can translate meanwhile.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Target language</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Term</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Terms</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text in the source language</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text to select a part of</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Thai</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The difference may be chance. Go on with the engine in use; you can keep the new one and compare them in your work.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The engine is kept. Engine ▸ Use an Engine puts it to work.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The engine is not available: {reason}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The engine is ready</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The engine is ready, and in use in this project.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The engine is ready.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The engine's own scores count this many times beside the features, when they are trained first. Less gives the features more to say.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The files are still being looked at.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The learning curve appears as soon as the first figures are there.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The machine expects this word to stay with {percent} %.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The machine keeps its suggestion back: it expects {expected} of it to be right, and this project wants {wanted}. Project ▸ Matching changes that.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The more text, and the closer to your work, the better. Everything stays on this machine; you can go on translating meanwhile.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The most trusted first: of equal matches, its are shown first (Alt+Up, Alt+Down). Space ticks whether a memory is read-only.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The new engine has not proved better</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The new engine is better</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The new engine is not better</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The new engine translates the same</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The project itself stays on the disk (Delete)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The same text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The same text in the same place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The same text with the same neighbour</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The texts are too few to keep some out of the training, so nothing was measured. From about 400 segments on, it is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>The texts of %Ln segments could not be written to the disk. Close all the same, and lose them?</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>The training of “{name}” ({source} to {target}) was interrupted. It can go on where it stopped.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The training of “{name}” was interrupted; it can go on.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The training was ended from outside.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The translation has changed meanwhile: press it again.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The whole segment is a term of the glossary.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is a deadline</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no change of segments to undo.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no match {number}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no match.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no memory to train from.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no segment to merge with.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no tag here.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no translation to confirm yet.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is none for these languages yet</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is none yet. Train one, or import a .postil file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is nothing else to choose here.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>These words stand in a longer memory unit.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This memory is protected: see Project ▸ Matching</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This segment is locked by its document.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This segment is locked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This will be made</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Time</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tools</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Traditional Han</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Train</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Train an Engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Train an engine from memories and parallel texts, by the recipe you choose.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Train on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Train the engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>Trained on %Ln segment pairs</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>Training</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Training interrupted</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Training stops earlier when the held-out segments gain nothing any more.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Training ▸ Train an Engine lets it go on where it stopped. If that happens again, the memory may not suffice (exit code {code}).</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Training{how_far}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Translate with a machine that learns from you.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Translation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Translation of {name}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Translations of the whole segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Translations per phrase</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Translations per sentence</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tuning of the weights</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two text files, line by line translations of each other.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Typed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ukrainian</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unconfirm the segment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unconfirm this segment: the engine forgets this, and the memory unit is removed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unconfirmed: the memory unit and what was learned from it are gone.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Underline words of the machine's draft that it is not sure of, or stop it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Underline words of the machine's draft that it is not sure of.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Undo</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Undo the Last &amp;Change of Segments</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Undo the last change of the translation.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Undone: {what}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unexpected: {error}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Units</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Units of {memory} may be changed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unpack a .postil file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Urdu</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use an Engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use an engine that is there already.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use in this project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use in “{name}”</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use it from now on. What the engine learned from the segments you confirmed is learned again by the new one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use it in your project: it learns from every segment you confirm.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Use the memory {memory}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Version and licence.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Vietnamese</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Way of learning</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Weight of the engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What a phrase pair is scored by: p itself, t its pairs of words, tp triplets of words, or all that is named. More of them learn more and take longer.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What changed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What do you bring along?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What do you want to translate?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What gets a weight of its own: pairs of words and words next to each other (word), whole phrases and their order (phrase), or all. More of them learn more and take longer.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What is being done</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What is on the clipboard cannot be read.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What is proposed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What is proposed from when on, and how each memory is weighed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What is trained first</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What makes a translation good: bleu counts matching word sequences, word-errors the words to change, both is the mean of the two.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What shall it be called, and where shall it be?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What tells phrases that translate each other from phrases that met by chance.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What was learned</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where new projects are made.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where to make the project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether source phrases may leave words out. Takes about three times as long.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whether words that no phrase explains are linked one to one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Which examples</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Which machine translation?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Words in context</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Words the language model looks at</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Words the machine is not sure of are underlined.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Work without an engine.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write the engine with what it learned here as one .postil file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write the translated document in its own format.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write what was confirmed in this project as TMX.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Written into the memory with every translation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your name and today's date are written into the unit.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your name, as written into memories.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>alike with the source</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>all confirmed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>at {place}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>closes behind “{words}”</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>costmargin wants better translations to lead by a margin; perceptron only corrects mistakes, and does worse with these features.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>due {day}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>glossary</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>in context</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>is trained now from the memories</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>machine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>machine agrees</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>memory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>memory of this project</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>new</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>new term</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>none</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>not translated</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>of it expected to stay as it is; below, nothing is shown</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>opens before “{words}”</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>overdue since {day}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>probing is the fastest, trie has half its size, trie-8bit a quarter.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>rare</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>read-only</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>real-first leaves the weights of the engine as they are and trains the features beside them; binary-first trains the features alone, towards the best translation that is possible, then all weights of the engine anew. It needs many rounds.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>significant drops pairs of phrases that may have met by chance: the engine has a tenth of the size and loses some tenths of a BLEU point.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>stands before “{words}”</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>stronger</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>this project's own memory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>weaker</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>whatever the machine says; 100 % and more always are</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>xbleu is what works; the others are there to compare with.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{confirmed_words} of {words} source words are confirmed; {memory_units} units in the project's memory; learned from {learned} segments.</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>{confirmed} of %Ln confirmed</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>{folder} exists and is not empty. Choose another folder.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{hours} h {minutes} min</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{minutes} min</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{minutes} min {seconds} s</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{names}: not a kind of file that belongs here.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{name} ({confirmed} of {segments} confirmed)</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>{name}: %Ln units, {what}</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: {kept} of %Ln units imported</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: {value} at {place}, the best so far.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{name}: {value} at {place}; best {best} at {best_place}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{number}%</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{percent} %</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{percent} alike, with what differs patched in: check it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{percent} alike; what differs is marked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{percent} taken off for where it comes from</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{sentence} The interval holds 95 % of samples.</source>
      <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
      <source>{shown} of %Ln segments</source>
      <translation type="unfinished">
        <numerusform></numerusform>
        <numerusform></numerusform>
      </translation>
    </message>
    <message>
      <source>{source} is {target}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{source}: avoid {target}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{text} · about {duration} left</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{text} · paused</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{text} · {share} of words</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{title} – Postil</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{title}: not done</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{what}: an unexpected error</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{name}” is still being trained.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{query}” does not occur in the memories of this project.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{target}” for “{source}”</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>⚠ Engine not available</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
</TS>
