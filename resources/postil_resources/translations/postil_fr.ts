<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>Postil</name>
    <message>
      <source> (in use)</source>
      <translation> (utilisé)</translation>
    </message>
    <message>
      <source> (paused)</source>
      <translation> (suspendu)</translation>
    </message>
    <message>
      <source> New project …</source>
      <translation> Nouveau projet…</translation>
    </message>
    <message>
      <source> Open a package …</source>
      <translation> Ouvrir un paquet…</translation>
    </message>
    <message>
      <source> Open a project …</source>
      <translation> Ouvrir un projet…</translation>
    </message>
    <message>
      <source> Open the sample project</source>
      <translation> Ouvrir le projet d'exemple</translation>
    </message>
    <message>
      <source> The engine it was compared with may have been trained on these segments, which favours it; from the next training on both keep out the same ones.</source>
      <translation> Le moteur de comparaison a pu être entraîné sur ces segments, ce qui l'avantage ; à partir du prochain entraînement, les deux mettent les mêmes de côté.</translation>
    </message>
    <message>
      <source> The new engine starts from one that may have been trained on these segments: its figures are too high. Judge by texts of your own to see what it is worth.</source>
      <translation> Le nouveau moteur part d'un moteur qui a peut-être été entraîné sur ces segments : ses chiffres sont trop élevés. Évaluez-le avec vos propres textes pour savoir ce qu'il vaut.</translation>
    </message>
    <message numerus="yes">
      <source> and %Ln more</source>
      <translation>
        <numerusform> et %Ln autre</numerusform>
        <numerusform> et %Ln autres</numerusform>
      </translation>
    </message>
    <message>
      <source> or </source>
      <translation> ou </translation>
    </message>
    <message>
      <source> {command} takes it back.</source>
      <translation> {command} l'annule.</translation>
    </message>
    <message>
      <source> · BLEU {score}</source>
      <translation> · BLEU {score}</translation>
    </message>
    <message>
      <source> · locked</source>
      <translation> · verrouillé</translation>
    </message>
    <message numerus="yes">
      <source>%Ln candidates. Space ticks one, F2 changes its translation.</source>
      <translation>
        <numerusform>%Ln candidat. Espace le coche, F2 modifie sa traduction.</numerusform>
        <numerusform>%Ln candidats. Espace en coche un, F2 modifie sa traduction.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln changes of the review</source>
      <translation>
        <numerusform>%Ln changement de la relecture</numerusform>
        <numerusform>%Ln changements de la relecture</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln changes of this project wait to be written</source>
      <translation>
        <numerusform>%Ln modification de ce projet attend d'être écrite</numerusform>
        <numerusform>%Ln modifications de ce projet attendent d'être écrites</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln coming segments are translated differently now:</source>
      <translation>
        <numerusform>%Ln segment à venir est traduit autrement maintenant :</numerusform>
        <numerusform>%Ln segments à venir sont traduits autrement maintenant :</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln comments</source>
      <translation>
        <numerusform>%Ln commentaire</numerusform>
        <numerusform>%Ln commentaires</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln confirmed segments are needed to tell what learning gains.</source>
      <translation>
        <numerusform>%Ln segment validé est nécessaire pour dire ce que l'apprentissage apporte.</numerusform>
        <numerusform>%Ln segments validés sont nécessaires pour dire ce que l'apprentissage apporte.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln confirmed segments wait to be sent.</source>
      <translation>
        <numerusform>%Ln segment validé attend d'être envoyé.</numerusform>
        <numerusform>%Ln segments validés attendent d'être envoyés.</numerusform>
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
        <numerusform>%Ln document inutilisable.</numerusform>
        <numerusform>%Ln documents inutilisables.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents cannot be used; the others are added.</source>
      <translation>
        <numerusform>%Ln document inutilisable ; les autres sont ajoutés.</numerusform>
        <numerusform>%Ln documents inutilisables ; les autres sont ajoutés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents written</source>
      <translation>
        <numerusform>%Ln document écrit</numerusform>
        <numerusform>%Ln documents écrits</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts</source>
      <translation>
        <numerusform>%Ln brouillon</numerusform>
        <numerusform>%Ln brouillons</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts went with what is gone.</source>
      <translation>
        <numerusform>%Ln brouillon est perdu avec ce qui a disparu.</numerusform>
        <numerusform>%Ln brouillons sont perdus avec ce qui a disparu.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files cannot be used</source>
      <translation>
        <numerusform>%Ln fichier inutilisable</numerusform>
        <numerusform>%Ln fichiers inutilisables</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings</source>
      <translation>
        <numerusform>%Ln résultat</numerusform>
        <numerusform>%Ln résultats</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings are hidden by the filter or resolved.</source>
      <translation>
        <numerusform>%Ln remarque est masquée par le filtre ou résolue.</numerusform>
        <numerusform>%Ln remarques sont masquées par le filtre ou résolues.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings written to {name}.</source>
      <translation>
        <numerusform>%Ln résultat écrit dans {name}.</numerusform>
        <numerusform>%Ln résultats écrits dans {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln glossaries</source>
      <translation>
        <numerusform>%Ln glossaire</numerusform>
        <numerusform>%Ln glossaires</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln have a draft, which is written as it is.</source>
      <translation>
        <numerusform>%Ln a un brouillon, écrit tel quel.</numerusform>
        <numerusform>%Ln ont un brouillon, écrit tel quel.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln have no translation and stay as the document has them.</source>
      <translation>
        <numerusform>%Ln n'a pas de traduction et reste comme dans le document.</numerusform>
        <numerusform>%Ln n'ont pas de traduction et restent comme dans le document.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hits</source>
      <translation>
        <numerusform>%Ln résultat</numerusform>
        <numerusform>%Ln résultats</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln in locked segments, which stay as they are</source>
      <translation>
        <numerusform>%Ln dans un segment verrouillé, qui reste tel quel</numerusform>
        <numerusform>%Ln dans des segments verrouillés, qui restent tels quels</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln memories</source>
      <translation>
        <numerusform>%Ln mémoire</numerusform>
        <numerusform>%Ln mémoires</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more are not shown.</source>
      <translation>
        <numerusform>%Ln autre n'est pas montré.</numerusform>
        <numerusform>%Ln autres ne sont pas montrés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs</source>
      <translation>
        <numerusform>%Ln paire</numerusform>
        <numerusform>%Ln paires</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs in the memory “{name}”, marked as from an alignment.</source>
      <translation>
        <numerusform>%Ln paire dans la mémoire « {name} », marquée comme issue d'un alignement.</numerusform>
        <numerusform>%Ln paires dans la mémoire « {name} », marquées comme issues d'un alignement.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs in {file}.</source>
      <translation>
        <numerusform>%Ln paire dans {file}.</numerusform>
        <numerusform>%Ln paires dans {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln phrase pairs taken in</source>
      <translation>
        <numerusform>%Ln paire d'expressions reprise</numerusform>
        <numerusform>%Ln paires d'expressions reprises</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln remarks stood on what is gone:</source>
      <translation>
        <numerusform>%Ln remarque portait sur ce qui a disparu :</numerusform>
        <numerusform>%Ln remarques portaient sur ce qui a disparu :</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs</source>
      <translation>
        <numerusform>%Ln paire de segments</numerusform>
        <numerusform>%Ln paires de segments</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs: {names}</source>
      <translation>
        <numerusform>%Ln paire de segments : {names}</numerusform>
        <numerusform>%Ln paires de segments : {names}</numerusform>
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
        <numerusform>%Ln segment n'est pas confirmé.</numerusform>
        <numerusform>%Ln segments ne sont pas validés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments are used again.</source>
      <translation>
        <numerusform>%Ln segment est de nouveau utilisé.</numerusform>
        <numerusform>%Ln segments sont de nouveau utilisés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments before it came here</source>
      <translation>
        <numerusform>%Ln segment avant son arrivée ici</numerusform>
        <numerusform>%Ln segments avant son arrivée ici</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have again what they had.</source>
      <translation>
        <numerusform>%Ln segment a retrouvé son contenu.</numerusform>
        <numerusform>%Ln segments ont retrouvé leur contenu.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have no translation.</source>
      <translation>
        <numerusform>%Ln segment n'a pas de traduction.</numerusform>
        <numerusform>%Ln segments n'ont pas de traduction.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have other comments, bookmarks or locks.</source>
      <translation>
        <numerusform>%Ln segment a d'autres commentaires, signets ou verrous.</numerusform>
        <numerusform>%Ln segments ont d'autres commentaires, signets ou verrous.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have other tags now.</source>
      <translation>
        <numerusform>%Ln segment a maintenant d'autres balises.</numerusform>
        <numerusform>%Ln segments ont maintenant d'autres balises.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have the translator's text again. {key} takes that back.</source>
      <translation>
        <numerusform>%Ln segment a de nouveau le texte du traducteur. {key} revient en arrière.</numerusform>
        <numerusform>%Ln segments ont de nouveau le texte du traducteur. {key} revient en arrière.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments in {project}</source>
      <translation>
        <numerusform>%Ln segment dans {project}</numerusform>
        <numerusform>%Ln segments dans {project}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments of {name} are not confirmed.</source>
      <translation>
        <numerusform>%Ln segment de {name} n'est pas confirmé.</numerusform>
        <numerusform>%Ln segments de {name} ne sont pas validés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments taken over and learned.</source>
      <translation>
        <numerusform>%Ln segment repris et appris.</numerusform>
        <numerusform>%Ln segments repris et appris.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were changed since and stay as they are.</source>
      <translation>
        <numerusform>%Ln segment a été modifié depuis et reste tel quel.</numerusform>
        <numerusform>%Ln segments ont été modifiés depuis et restent tels quels.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were kept out of the training, to judge by</source>
      <translation>
        <numerusform>%Ln segment a été mis de côté pour l'évaluation</numerusform>
        <numerusform>%Ln segments ont été mis de côté pour l'évaluation</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were not taken by the server.</source>
      <translation>
        <numerusform>%Ln segment n'a pas été accepté par le serveur.</numerusform>
        <numerusform>%Ln segments n'ont pas été acceptés par le serveur.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments with changes</source>
      <translation>
        <numerusform>%Ln segment modifié</numerusform>
        <numerusform>%Ln segments modifiés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments written to {name}.</source>
      <translation>
        <numerusform>%Ln segment écrit dans {name}.</numerusform>
        <numerusform>%Ln segments écrits dans {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln splits and merges could not be kept: the text around them changed.</source>
      <translation>
        <numerusform>%Ln division ou fusion n'a pas pu être conservée : le texte autour a changé.</numerusform>
        <numerusform>%Ln divisions et fusions n'ont pas pu être conservées : le texte autour a changé.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln stronger</source>
      <translation>
        <numerusform>%Ln renforcée</numerusform>
        <numerusform>%Ln renforcées</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags are missing · {key} places them</source>
      <translation>
        <numerusform>%Ln balise manque · {key} la place</numerusform>
        <numerusform>%Ln balises manquent · {key} les place</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags placed. {key} takes them out again.</source>
      <translation>
        <numerusform>%Ln balise placée. {key} la retire.</numerusform>
        <numerusform>%Ln balises placées. {key} les retire.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags removed.</source>
      <translation>
        <numerusform>%Ln balise retirée.</numerusform>
        <numerusform>%Ln balises retirées.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms</source>
      <translation>
        <numerusform>%Ln terme</numerusform>
        <numerusform>%Ln termes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms added</source>
      <translation>
        <numerusform>%Ln terme ajouté</numerusform>
        <numerusform>%Ln termes ajoutés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms added.</source>
      <translation>
        <numerusform>%Ln terme ajouté.</numerusform>
        <numerusform>%Ln termes ajoutés.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms imported</source>
      <translation>
        <numerusform>%Ln terme importé</numerusform>
        <numerusform>%Ln termes importés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms in {file}.</source>
      <translation>
        <numerusform>%Ln terme dans {file}.</numerusform>
        <numerusform>%Ln termes dans {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms removed</source>
      <translation>
        <numerusform>%Ln terme retiré</numerusform>
        <numerusform>%Ln termes retirés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units</source>
      <translation>
        <numerusform>%Ln unité</numerusform>
        <numerusform>%Ln unités</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units are as they were before.</source>
      <translation>
        <numerusform>%Ln unité est de nouveau comme avant.</numerusform>
        <numerusform>%Ln unités sont de nouveau comme avant.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units exported to {path}.</source>
      <translation>
        <numerusform>%Ln unité exportée vers {path}.</numerusform>
        <numerusform>%Ln unités exportées vers {path}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units in {file}.</source>
      <translation>
        <numerusform>%Ln unité dans {file}.</numerusform>
        <numerusform>%Ln unités dans {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln waiting</source>
      <translation>
        <numerusform>%Ln en attente</numerusform>
        <numerusform>%Ln en attente</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln weaker</source>
      <translation>
        <numerusform>%Ln affaiblie</numerusform>
        <numerusform>%Ln affaiblies</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln were changed meanwhile, and stay so.</source>
      <translation>
        <numerusform>%Ln a été modifiée entre-temps et le reste.</numerusform>
        <numerusform>%Ln ont été modifiées entre-temps et le restent.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln were not: their segments were changed meanwhile.</source>
      <translation>
        <numerusform>%Ln ne l'a pas été : son segment a été modifié entre-temps.</numerusform>
        <numerusform>%Ln ne l'ont pas été : leurs segments ont été modifiés entre-temps.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln with tags inside, which stay around the new text</source>
      <translation>
        <numerusform>%Ln avec des balises à l'intérieur, qui restent autour du nouveau texte</numerusform>
        <numerusform>%Ln avec des balises à l'intérieur, qui restent autour du nouveau texte</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words</source>
      <translation>
        <numerusform>%Ln mot</numerusform>
        <numerusform>%Ln mots</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words a day</source>
      <translation>
        <numerusform>%Ln mot par jour</numerusform>
        <numerusform>%Ln mots par jour</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words left</source>
      <translation>
        <numerusform>%Ln mot restant</numerusform>
        <numerusform>%Ln mots restants</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words today</source>
      <translation>
        <numerusform>%Ln mot aujourd'hui</numerusform>
        <numerusform>%Ln mots aujourd'hui</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;A shared memory that is there</source>
      <translation>&amp;Une mémoire partagée existante</translation>
    </message>
    <message>
      <source>&amp;About Postil</source>
      <translation>À &amp;propos de Postil</translation>
    </message>
    <message>
      <source>&amp;Accept the Next Change</source>
      <translation>&amp;Accepter le changement suivant</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Ajouter</translation>
    </message>
    <message>
      <source>&amp;Add All</source>
      <translation>&amp;Tout ajouter</translation>
    </message>
    <message>
      <source>&amp;Add Documents …</source>
      <translation>&amp;Ajouter des documents…</translation>
    </message>
    <message>
      <source>&amp;Add a Term …</source>
      <translation>&amp;Ajouter un terme…</translation>
    </message>
    <message>
      <source>&amp;Add …</source>
      <translation>&amp;Ajouter…</translation>
    </message>
    <message>
      <source>&amp;Address</source>
      <translation>&amp;Adresse</translation>
    </message>
    <message>
      <source>&amp;Addresses for Looking Up …</source>
      <translation>&amp;Adresses de recherche…</translation>
    </message>
    <message>
      <source>&amp;Align</source>
      <translation>&amp;Aligner</translation>
    </message>
    <message>
      <source>&amp;Align Two Documents …</source>
      <translation>&amp;Aligner deux documents…</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Retour</translation>
    </message>
    <message>
      <source>&amp;Back to the Suggestion</source>
      <translation>&amp;Revenir à la suggestion</translation>
    </message>
    <message>
      <source>&amp;Back to the engines</source>
      <translation>&amp;Retour aux moteurs</translation>
    </message>
    <message>
      <source>&amp;Begin a Review …</source>
      <translation>&amp;Commencer une relecture…</translation>
    </message>
    <message>
      <source>&amp;Bookmark</source>
      <translation>&amp;Signet</translation>
    </message>
    <message>
      <source>&amp;Bring back</source>
      <translation>&amp;Rétablir</translation>
    </message>
    <message>
      <source>&amp;Browse …</source>
      <translation>&amp;Parcourir…</translation>
    </message>
    <message>
      <source>&amp;Cancel the Training</source>
      <translation>&amp;Annuler l'entraînement</translation>
    </message>
    <message>
      <source>&amp;Change Keys …</source>
      <translation>&amp;Modifier les raccourcis clavier…</translation>
    </message>
    <message>
      <source>&amp;Check While Typing</source>
      <translation>&amp;Vérifier pendant la frappe</translation>
    </message>
    <message>
      <source>&amp;Choose a Tag …</source>
      <translation>&amp;Choisir une balise…</translation>
    </message>
    <message>
      <source>&amp;Clear Translations That Are Not Confirmed</source>
      <translation>&amp;Effacer les traductions non validées</translation>
    </message>
    <message>
      <source>&amp;Close the Panel</source>
      <translation>&amp;Fermer le panneau</translation>
    </message>
    <message>
      <source>&amp;Close the Project</source>
      <translation>&amp;Fermer le projet</translation>
    </message>
    <message>
      <source>&amp;Comment</source>
      <translation>&amp;Commentaire</translation>
    </message>
    <message>
      <source>&amp;Compact Rows</source>
      <translation>Lignes &amp;compactes</translation>
    </message>
    <message>
      <source>&amp;Compare</source>
      <translation>&amp;Comparer</translation>
    </message>
    <message>
      <source>&amp;Compare Two Engines …</source>
      <translation>&amp;Comparer deux moteurs…</translation>
    </message>
    <message>
      <source>&amp;Compare with</source>
      <translation>&amp;Comparer à</translation>
    </message>
    <message>
      <source>&amp;Compare …</source>
      <translation>&amp;Comparer…</translation>
    </message>
    <message>
      <source>&amp;Complete While Typing</source>
      <translation>&amp;Compléter pendant la frappe</translation>
    </message>
    <message>
      <source>&amp;Concordance</source>
      <translation>&amp;Concordance</translation>
    </message>
    <message>
      <source>&amp;Confirm and Next</source>
      <translation>&amp;Valider et suivant</translation>
    </message>
    <message>
      <source>&amp;Create</source>
      <translation>&amp;Créer</translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <translation>&amp;Sombre</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Supprimer</translation>
    </message>
    <message>
      <source>&amp;Delete the Memory Unit …</source>
      <translation>&amp;Supprimer l'unité de mémoire…</translation>
    </message>
    <message>
      <source>&amp;Delete …</source>
      <translation>&amp;Supprimer…</translation>
    </message>
    <message>
      <source>&amp;Detach the Engine</source>
      <translation>&amp;Détacher le moteur</translation>
    </message>
    <message>
      <source>&amp;Disconnect</source>
      <translation>&amp;Déconnecter</translation>
    </message>
    <message>
      <source>&amp;Document</source>
      <translation>&amp;Document</translation>
    </message>
    <message>
      <source>&amp;Document …</source>
      <translation>&amp;Document…</translation>
    </message>
    <message>
      <source>&amp;Documents</source>
      <translation>&amp;Documents</translation>
    </message>
    <message>
      <source>&amp;Due on</source>
      <translation>fi&amp;xée au</translation>
    </message>
    <message>
      <source>&amp;Duplicate</source>
      <translation>&amp;Dupliquer</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>É&amp;dition</translation>
    </message>
    <message>
      <source>&amp;Edit the Memory Unit …</source>
      <translation>&amp;Modifier l'unité de mémoire…</translation>
    </message>
    <message>
      <source>&amp;Edit the Source …</source>
      <translation>&amp;Modifier la source…</translation>
    </message>
    <message>
      <source>&amp;Edit …</source>
      <translation>&amp;Modifier…</translation>
    </message>
    <message>
      <source>&amp;Engine</source>
      <translation>&amp;Moteur</translation>
    </message>
    <message>
      <source>&amp;Export the Engine …</source>
      <translation>&amp;Exporter le moteur…</translation>
    </message>
    <message>
      <source>&amp;Export the Translation …</source>
      <translation>&amp;Exporter la traduction…</translation>
    </message>
    <message>
      <source>&amp;Export …</source>
      <translation>&amp;Exporter…</translation>
    </message>
    <message>
      <source>&amp;Filter Segments</source>
      <translation>&amp;Filtrer les segments</translation>
    </message>
    <message>
      <source>&amp;Final</source>
      <translation>&amp;Final</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>&amp;Chercher</translation>
    </message>
    <message>
      <source>&amp;Find a Command …</source>
      <translation>&amp;Chercher une commande…</translation>
    </message>
    <message>
      <source>&amp;Finding</source>
      <translation>&amp;Résultat de contrôle</translation>
    </message>
    <message>
      <source>&amp;First Segment</source>
      <translation>&amp;Premier segment</translation>
    </message>
    <message>
      <source>&amp;Float the Panel</source>
      <translation>&amp;Détacher le panneau</translation>
    </message>
    <message>
      <source>&amp;Forget</source>
      <translation>&amp;Oublier</translation>
    </message>
    <message>
      <source>&amp;Glossary</source>
      <translation>&amp;Glossaire</translation>
    </message>
    <message>
      <source>&amp;Glossary Terms …</source>
      <translation>Termes de &amp;glossaire…</translation>
    </message>
    <message>
      <source>&amp;Go On with the Training</source>
      <translation>&amp;Reprendre l'entraînement</translation>
    </message>
    <message>
      <source>&amp;Go to Segment …</source>
      <translation>&amp;Aller au segment…</translation>
    </message>
    <message>
      <source>&amp;Go to the other window</source>
      <translation>&amp;Aller à l'autre fenêtre</translation>
    </message>
    <message>
      <source>&amp;Guide</source>
      <translation>&amp;Guide</translation>
    </message>
    <message>
      <source>&amp;Hand Over as a Package …</source>
      <translation>&amp;Remettre en paquet…</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>Aid&amp;e</translation>
    </message>
    <message>
      <source>&amp;High Contrast</source>
      <translation>&amp;Contraste élevé</translation>
    </message>
    <message>
      <source>&amp;History …</source>
      <translation>&amp;Historique…</translation>
    </message>
    <message>
      <source>&amp;Import a Memory …</source>
      <translation>&amp;Importer une mémoire…</translation>
    </message>
    <message>
      <source>&amp;Import an Engine …</source>
      <translation>&amp;Importer un moteur…</translation>
    </message>
    <message>
      <source>&amp;Import …</source>
      <translation>&amp;Importer…</translation>
    </message>
    <message>
      <source>&amp;Insert All Missing Tags Here</source>
      <translation>&amp;Insérer ici toutes les balises manquantes</translation>
    </message>
    <message>
      <source>&amp;Insert an example</source>
      <translation>&amp;Insérer un exemple</translation>
    </message>
    <message>
      <source>&amp;Insert from the Source …</source>
      <translation>&amp;Insérer depuis la source…</translation>
    </message>
    <message>
      <source>&amp;Insert the Machine's Suggestion</source>
      <translation>&amp;Insérer la suggestion de la machine</translation>
    </message>
    <message>
      <source>&amp;Insert the Match</source>
      <translation>&amp;Insérer la correspondance</translation>
    </message>
    <message>
      <source>&amp;Into the glossary</source>
      <translation>&amp;Dans le glossaire</translation>
    </message>
    <message>
      <source>&amp;Judge by</source>
      <translation>É&amp;valuer avec</translation>
    </message>
    <message>
      <source>&amp;Keyboard</source>
      <translation>&amp;Clavier</translation>
    </message>
    <message>
      <source>&amp;Keymap</source>
      <translation>&amp;Jeu de raccourcis</translation>
    </message>
    <message>
      <source>&amp;Last Segment</source>
      <translation>&amp;Dernier segment</translation>
    </message>
    <message>
      <source>&amp;Leave Those Out</source>
      <translation>&amp;Sans ceux-là</translation>
    </message>
    <message>
      <source>&amp;Left-to-right Mark</source>
      <translation>Marque &amp;gauche-à-droite</translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <translation>C&amp;lair</translation>
    </message>
    <message>
      <source>&amp;Machine Draft</source>
      <translation>Brouillon de la &amp;machine</translation>
    </message>
    <message>
      <source>&amp;Mark the Changes</source>
      <translation>&amp;Marquer les changements</translation>
    </message>
    <message>
      <source>&amp;Match</source>
      <translation>&amp;Correspondance</translation>
    </message>
    <message>
      <source>&amp;Memory</source>
      <translation>&amp;Mémoire</translation>
    </message>
    <message>
      <source>&amp;Merge What Came Back …</source>
      <translation>&amp;Fusionner ce qui est revenu…</translation>
    </message>
    <message>
      <source>&amp;Merge with the Next</source>
      <translation>&amp;Fusionner avec le suivant</translation>
    </message>
    <message>
      <source>&amp;More</source>
      <translation>&amp;Plus</translation>
    </message>
    <message>
      <source>&amp;More Spellings</source>
      <translation>&amp;Autres orthographes</translation>
    </message>
    <message>
      <source>&amp;Name</source>
      <translation>&amp;Nom</translation>
    </message>
    <message>
      <source>&amp;New Project …</source>
      <translation>&amp;Nouveau projet…</translation>
    </message>
    <message>
      <source>&amp;New Version of the Document …</source>
      <translation>&amp;Nouvelle version du document…</translation>
    </message>
    <message>
      <source>&amp;New …</source>
      <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Suivant</translation>
    </message>
    <message>
      <source>&amp;Next Finding</source>
      <translation>Résultat &amp;suivant</translation>
    </message>
    <message>
      <source>&amp;Next Marked Word …</source>
      <translation>Prochain &amp;mot marqué…</translation>
    </message>
    <message>
      <source>&amp;Next Match</source>
      <translation>Correspondance &amp;suivante</translation>
    </message>
    <message>
      <source>&amp;Next Segment</source>
      <translation>Segment &amp;suivant</translation>
    </message>
    <message>
      <source>&amp;Older ones</source>
      <translation>Plus &amp;anciennes</translation>
    </message>
    <message>
      <source>&amp;On</source>
      <translation>&amp;Sur</translation>
    </message>
    <message>
      <source>&amp;Open It</source>
      <translation>&amp;Ouvrir</translation>
    </message>
    <message>
      <source>&amp;Open Project …</source>
      <translation>&amp;Ouvrir un projet…</translation>
    </message>
    <message>
      <source>&amp;Open a Package …</source>
      <translation>&amp;Ouvrir un paquet…</translation>
    </message>
    <message>
      <source>&amp;Open at Its First Open Segment</source>
      <translation>&amp;Ouvrir à son premier segment ouvert</translation>
    </message>
    <message>
      <source>&amp;Other Translations</source>
      <translation>&amp;Autres traductions</translation>
    </message>
    <message>
      <source>&amp;Pause the Training</source>
      <translation>&amp;Suspendre l'entraînement</translation>
    </message>
    <message>
      <source>&amp;Place All Missing Tags</source>
      <translation>&amp;Placer toutes les balises manquantes</translation>
    </message>
    <message>
      <source>&amp;Previous Finding</source>
      <translation>Résultat &amp;précédent</translation>
    </message>
    <message>
      <source>&amp;Previous Match</source>
      <translation>Correspondance &amp;précédente</translation>
    </message>
    <message>
      <source>&amp;Previous Segment</source>
      <translation>Segment &amp;précédent</translation>
    </message>
    <message>
      <source>&amp;Priority</source>
      <translation>P&amp;riorité</translation>
    </message>
    <message>
      <source>&amp;Project</source>
      <translation>&amp;Projet</translation>
    </message>
    <message>
      <source>&amp;Project Page</source>
      <translation>&amp;Page du projet</translation>
    </message>
    <message>
      <source>&amp;Put Confirmed Segments into the Memory …</source>
      <translation>Mettre les segments &amp;validés dans la mémoire…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Rétablir</translation>
    </message>
    <message>
      <source>&amp;Reference memories</source>
      <translation>Mémoires de &amp;référence</translation>
    </message>
    <message>
      <source>&amp;Reject the Next Change</source>
      <translation>&amp;Rejeter le changement suivant</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Retirer</translation>
    </message>
    <message>
      <source>&amp;Remove All Tags</source>
      <translation>&amp;Retirer toutes les balises</translation>
    </message>
    <message>
      <source>&amp;Remove from this list</source>
      <translation>&amp;Retirer de cette liste</translation>
    </message>
    <message>
      <source>&amp;Remove the Document …</source>
      <translation>&amp;Retirer le document…</translation>
    </message>
    <message>
      <source>&amp;Remove …</source>
      <translation>Re&amp;tirer…</translation>
    </message>
    <message>
      <source>&amp;Rename …</source>
      <translation>&amp;Renommer…</translation>
    </message>
    <message>
      <source>&amp;Repeat in Segments with the Same Source …</source>
      <translation>&amp;Répéter dans les segments de même source…</translation>
    </message>
    <message>
      <source>&amp;Replace by the Match</source>
      <translation>&amp;Remplacer par la correspondance</translation>
    </message>
    <message>
      <source>&amp;Replace with</source>
      <translation>&amp;Remplacer par</translation>
    </message>
    <message>
      <source>&amp;Rescue</source>
      <translation>&amp;Récupérer</translation>
    </message>
    <message>
      <source>&amp;Rescue…</source>
      <translation>&amp;Récupérer…</translation>
    </message>
    <message>
      <source>&amp;Reset the Layout</source>
      <translation>&amp;Rétablir la disposition</translation>
    </message>
    <message>
      <source>&amp;Review</source>
      <translation>&amp;Révision</translation>
    </message>
    <message>
      <source>&amp;Reviewed</source>
      <translation>&amp;Relu</translation>
    </message>
    <message>
      <source>&amp;Right-to-left Mark</source>
      <translation>Marque &amp;droite-à-gauche</translation>
    </message>
    <message>
      <source>&amp;Rules, one in each line; the first ones count before the others</source>
      <translation>&amp;Règles, une par ligne ; les premières comptent avant les autres</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Enregistrer</translation>
    </message>
    <message>
      <source>&amp;Save as TMX …</source>
      <translation>Enregistrer en &amp;TMX…</translation>
    </message>
    <message>
      <source>&amp;Save this filter …</source>
      <translation>&amp;Enregistrer ce filtre…</translation>
    </message>
    <message>
      <source>&amp;Saved filters</source>
      <translation>&amp;Filtres enregistrés</translation>
    </message>
    <message>
      <source>&amp;Search for the Current Match</source>
      <translation>&amp;Chercher la correspondance actuelle</translation>
    </message>
    <message>
      <source>&amp;Segment</source>
      <translation>&amp;Segment</translation>
    </message>
    <message>
      <source>&amp;Send what is confirmed in this project</source>
      <translation>&amp;Envoyer ce qui est validé dans ce projet</translation>
    </message>
    <message>
      <source>&amp;Show Me Around</source>
      <translation>&amp;Visite guidée</translation>
    </message>
    <message>
      <source>&amp;Show the Training</source>
      <translation>&amp;Afficher l'entraînement</translation>
    </message>
    <message>
      <source>&amp;Start from</source>
      <translation>&amp;Partir de</translation>
    </message>
    <message>
      <source>&amp;Statistics</source>
      <translation>&amp;Statistiques</translation>
    </message>
    <message>
      <source>&amp;Suggestion</source>
      <translation>&amp;Suggestion</translation>
    </message>
    <message>
      <source>&amp;Take All of It</source>
      <translation>Reprendre &amp;tout</translation>
    </message>
    <message>
      <source>&amp;Take Back</source>
      <translation>&amp;Retirer</translation>
    </message>
    <message>
      <source>&amp;Take Over What Was Changed</source>
      <translation>&amp;Reprendre ce qui a changé</translation>
    </message>
    <message>
      <source>&amp;Take a Match</source>
      <translation>&amp;Reprendre une correspondance</translation>
    </message>
    <message>
      <source>&amp;Taught to the Team’s Engine …</source>
      <translation>Enseigné au moteur de l'é&amp;quipe…</translation>
    </message>
    <message>
      <source>&amp;Team Server …</source>
      <translation>Serveur d'é&amp;quipe…</translation>
    </message>
    <message>
      <source>&amp;Text</source>
      <translation>&amp;Texte</translation>
    </message>
    <message>
      <source>&amp;Text as Tags …</source>
      <translation>&amp;Texte en balises…</translation>
    </message>
    <message>
      <source>&amp;Tools</source>
      <translation>&amp;Outils</translation>
    </message>
    <message>
      <source>&amp;Train a better one …</source>
      <translation>&amp;Entraîner un meilleur…</translation>
    </message>
    <message>
      <source>&amp;Train an Engine …</source>
      <translation>&amp;Entraîner un moteur…</translation>
    </message>
    <message>
      <source>&amp;Train one now from the memories of this project</source>
      <translation>&amp;Entraîner un moteur maintenant avec les mémoires de ce projet</translation>
    </message>
    <message>
      <source>&amp;Training</source>
      <translation>&amp;Entraînement</translation>
    </message>
    <message>
      <source>&amp;Translate the Selected Words</source>
      <translation>&amp;Traduire les mots sélectionnés</translation>
    </message>
    <message>
      <source>&amp;Translated</source>
      <translation>&amp;Traduit</translation>
    </message>
    <message>
      <source>&amp;Translation …</source>
      <translation>&amp;Traduction…</translation>
    </message>
    <message>
      <source>&amp;Uncheck all</source>
      <translation>Tout &amp;décocher</translation>
    </message>
    <message>
      <source>&amp;Unconfirm</source>
      <translation>&amp;Retirer la validation</translation>
    </message>
    <message>
      <source>&amp;Underline Doubtful Words</source>
      <translation>Souligner les mots &amp;douteux</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Annuler</translation>
    </message>
    <message>
      <source>&amp;Undo the Batch</source>
      <translation>&amp;Annuler le traitement</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>Utili&amp;sation</translation>
    </message>
    <message>
      <source>&amp;Use an Engine …</source>
      <translation>&amp;Utiliser un moteur…</translation>
    </message>
    <message>
      <source>&amp;Use an existing engine</source>
      <translation>&amp;Utiliser un moteur existant</translation>
    </message>
    <message>
      <source>&amp;Use in this project</source>
      <translation>&amp;Utiliser dans ce projet</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Affichage</translation>
    </message>
    <message>
      <source>&amp;Where Is This Word From</source>
      <translation>&amp;D'où vient ce mot</translation>
    </message>
    <message>
      <source>&amp;Where the translation came from</source>
      <translation>&amp;D'où vient la traduction</translation>
    </message>
    <message>
      <source>&amp;Which Checks …</source>
      <translation>&amp;Quels contrôles…</translation>
    </message>
    <message>
      <source>&amp;Whole words</source>
      <translation>&amp;Mots entiers</translation>
    </message>
    <message>
      <source>(empty)</source>
      <translation>(vide)</translation>
    </message>
    <message numerus="yes">
      <source>, %Ln not</source>
      <translation>
        <numerusform>, %Ln non</numerusform>
        <numerusform>, %Ln non</numerusform>
      </translation>
    </message>
    <message>
      <source>. BLEU of the tuning set: {bleu}</source>
      <translation>. BLEU du jeu de réglage : {bleu}</translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>Intervalle à 95 %</translation>
    </message>
    <message>
      <source>&lt;/{other}&gt; does not close &lt;{tag}&gt;, which begins in line {begun}</source>
      <translation>&lt;/{other}&gt; ne ferme pas &lt;{tag}&gt;, qui commence ligne {begun}</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; inside of text</source>
      <translation>&lt;{name}&gt; à l'intérieur d'un texte</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; is in {code!r}, the file in {expected!r}</source>
      <translation>&lt;{name}&gt; est en {code!r}, le fichier en {expected!r}</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; without an id</source>
      <translation>&lt;{name}&gt; sans identifiant</translation>
    </message>
    <message>
      <source>A</source>
      <translation>A</translation>
    </message>
    <message>
      <source>A &amp;new one, with the units of “{name}”</source>
      <translation>Une &amp;nouvelle, avec les unités de « {name} »</translation>
    </message>
    <message>
      <source>A band is paid with 0 to 100% of a new word.</source>
      <translation>Une tranche est payée de 0 à 100 % d'un mot nouveau.</translation>
    </message>
    <message>
      <source>A better</source>
      <translation>A meilleur</translation>
    </message>
    <message>
      <source>A candidate of sentence {number} has a feature that the index of features ({features} of them) does not know.</source>
      <translation>Un candidat de la phrase {number} a un trait que l'index des traits ({features} traits) ne connaît pas.</translation>
    </message>
    <message>
      <source>A capital at the start of one side only.</source>
      <translation>Une majuscule au début d'un seul côté.</translation>
    </message>
    <message>
      <source>A character that could not be read stands here.</source>
      <translation>Un caractère illisible se trouve ici.</translation>
    </message>
    <message>
      <source>A comment needs some words.</source>
      <translation>Un commentaire a besoin de quelques mots.</translation>
    </message>
    <message>
      <source>A context of the model is not among its n-grams.</source>
      <translation>Un contexte du modèle n'est pas parmi ses n-grammes.</translation>
    </message>
    <message>
      <source>A document that is under way cannot be cut anew.</source>
      <translation>Un document déjà commencé ne peut pas être redécoupé.</translation>
    </message>
    <message>
      <source>A filter needs a name.</source>
      <translation>Un filtre a besoin d'un nom.</translation>
    </message>
    <message>
      <source>A learning event of the journal is damaged: {reason}</source>
      <translation>Un apprentissage du journal est endommagé : {reason}</translation>
    </message>
    <message>
      <source>A learning rate must be a positive number.</source>
      <translation>Un taux d'apprentissage doit être un nombre positif.</translation>
    </message>
    <message>
      <source>A locked segment cannot be split or merged.</source>
      <translation>Un segment verrouillé ne peut être ni divisé ni fusionné.</translation>
    </message>
    <message>
      <source>A memory or two texts …</source>
      <translation>Une mémoire ou deux textes…</translation>
    </message>
    <message>
      <source>A memory unit needs a translation.</source>
      <translation>Une unité de mémoire a besoin d'une traduction.</translation>
    </message>
    <message>
      <source>A memory, or a text in the source language</source>
      <translation>Une mémoire, ou un texte dans la langue source</translation>
    </message>
    <message>
      <source>A muted layer is taken out of the engine: its words, phrases and weights have no part in any suggestion. Nothing is lost; unmute it, and the engine is as it was.</source>
      <translation>Une couche désactivée est retirée du moteur : ses mots, ses expressions et ses poids n'ont part à aucune suggestion. Rien n'est perdu ; réactivez-la, et le moteur est comme avant.</translation>
    </message>
    <message>
      <source>A new memory</source>
      <translation>Une nouvelle mémoire</translation>
    </message>
    <message>
      <source>A new memory, or one of the project:</source>
      <translation>Une nouvelle mémoire, ou une du projet :</translation>
    </message>
    <message>
      <source>A new one from the same texts</source>
      <translation>Un nouveau, avec les mêmes textes</translation>
    </message>
    <message>
      <source>A no-break space stands after “«” in French.</source>
      <translation>En français, une espace insécable suit « « ».</translation>
    </message>
    <message>
      <source>A no-break space stands before % in this language.</source>
      <translation>Dans cette langue, une espace insécable précède %.</translation>
    </message>
    <message>
      <source>A no-break space stands before “{mark}” in French.</source>
      <translation>En français, une espace insécable précède « {mark} ».</translation>
    </message>
    <message>
      <source>A number with another unit than in the source.</source>
      <translation>Un nombre avec une autre unité que dans la source.</translation>
    </message>
    <message>
      <source>A parser writes one line per sentence: its tree in brackets, or nothing.</source>
      <translation>Un analyseur écrit une ligne par phrase : son arbre entre parenthèses, ou rien.</translation>
    </message>
    <message>
      <source>A process that helped with this was ended from outside.</source>
      <translation>Un processus qui aidait à cette tâche a été arrêté de l'extérieur.</translation>
    </message>
    <message>
      <source>A program that reads sentences, one to a line, and writes their trees. link-grammar: that of the package of this name, for English.</source>
      <translation>Un programme qui lit des phrases, une par ligne, et écrit leurs arbres. link-grammar : celui du paquet de ce nom, pour l'anglais.</translation>
    </message>
    <message>
      <source>A project needs a name, a source and a target language.</source>
      <translation>Un projet a besoin d'un nom, d'une langue source et d'une langue cible.</translation>
    </message>
    <message>
      <source>A project needs a name.</source>
      <translation>Un projet a besoin d'un nom.</translation>
    </message>
    <message>
      <source>A quotation mark inside of a quoted cell is written twice.</source>
      <translation>Un guillemet à l'intérieur d'une cellule entre guillemets s'écrit deux fois.</translation>
    </message>
    <message>
      <source>A quotation mark that opens a field must close it; inside, it is doubled ("").</source>
      <translation>Un guillemet qui ouvre un champ doit le fermer ; à l'intérieur, il est doublé ("").</translation>
    </message>
    <message>
      <source>A read-only copy of {folder}: what you change here is not kept.</source>
      <translation>Une copie en lecture seule de {folder} : ce que vous y changez n'est pas gardé.</translation>
    </message>
    <message>
      <source>A review needs the name of the reviewer.</source>
      <translation>Une relecture a besoin du nom du relecteur.</translation>
    </message>
    <message>
      <source>A segment was changed since the search; nothing was replaced.</source>
      <translation>Un segment a été modifié depuis la recherche ; rien n'a été remplacé.</translation>
    </message>
    <message>
      <source>A short tour of what matters, on the open project or the sample.</source>
      <translation>Un petit tour de l'essentiel, sur le projet ouvert ou l'exemple.</translation>
    </message>
    <message>
      <source>A space is missing after “{mark}”.</source>
      <translation>Il manque une espace après « {mark} ».</translation>
    </message>
    <message>
      <source>A tenth of the segments, 300 at most, is kept out of the training: on them the new engine is compared with the one in use.</source>
      <translation>Un dixième des segments, 300 au plus, est mis de côté : sur eux, le nouveau moteur est comparé à celui qui est utilisé.</translation>
    </message>
    <message>
      <source>A term needs a source and a translation.</source>
      <translation>Un terme a besoin d'une source et d'une traduction.</translation>
    </message>
    <message>
      <source>A term of the glossary translated otherwise.</source>
      <translation>Un terme du glossaire traduit autrement.</translation>
    </message>
    <message>
      <source>A term of the glossary.</source>
      <translation>Un terme du glossaire.</translation>
    </message>
    <message>
      <source>A text file of what is written well in your field, a sentence a line: a second language model learns from it, and tuning finds how much it counts.</source>
      <translation>Un fichier de texte bien écrit de votre domaine, une phrase par ligne : un deuxième modèle de langue en apprend, et le réglage des poids trouve combien il compte.</translation>
    </message>
    <message>
      <source>A text in the source language, a segment a line, like what you are going to translate. Sentences with its words and sequences of words are learned from, instead of evenly spread ones.</source>
      <translation>Un texte dans la langue source, un segment par ligne, semblable à ce que vous allez traduire. L'apprentissage se fait sur des phrases qui ont ses mots et ses suites de mots, au lieu de phrases réparties régulièrement.</translation>
    </message>
    <message>
      <source>A training that waits starts from it or is compared with it.</source>
      <translation>Un entraînement en attente part de lui ou lui est comparé.</translation>
    </message>
    <message>
      <source>A translation editor whose machine translation is trained from your own memories and learns from every segment you confirm. Nothing leaves this machine.</source>
      <translation>Un éditeur de traduction dont la traduction automatique est entraînée avec vos propres mémoires et apprend de chaque segment que vous validez. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
      <source>A translation that the glossary forbids.</source>
      <translation>Une traduction que le glossaire interdit.</translation>
    </message>
    <message>
      <source>A unit of a memory has lost its text.</source>
      <translation>Une unité d'une mémoire a perdu son texte.</translation>
    </message>
    <message>
      <source>A unit was changed since the search; nothing was replaced.</source>
      <translation>Une unité a été modifiée depuis la recherche ; rien n'a été remplacé.</translation>
    </message>
    <message>
      <source>A vocabulary of {size} words is too large for order {order}.</source>
      <translation>Un vocabulaire de {size} mots est trop grand pour l'ordre {order}.</translation>
    </message>
    <message>
      <source>A&amp;pprove and Next</source>
      <translation>A&amp;pprouver et suivant</translation>
    </message>
    <message>
      <source>A: {name}, chrF {score}</source>
      <translation>A : {name}, chrF {score}</translation>
    </message>
    <message>
      <source>About Postil</source>
      <translation>À propos de Postil</translation>
    </message>
    <message>
      <source>About the engine</source>
      <translation>À propos du moteur</translation>
    </message>
    <message>
      <source>About the machine</source>
      <translation>À propos de la machine</translation>
    </message>
    <message>
      <source>About {pairs} segment pairs: {low} to {high}, up to {memory} of memory.</source>
      <translation>Environ {pairs} paires de segments : de {low} à {high}, jusqu'à {memory} de mémoire vive.</translation>
    </message>
    <message>
      <source>Accept A&amp;ll in the Segment</source>
      <translation>&amp;Tout accepter dans le segment</translation>
    </message>
    <message>
      <source>Accept All C&amp;hanges of the Project</source>
      <translation>Accepter toutes les m&amp;odifications du projet</translation>
    </message>
    <message>
      <source>Accept all</source>
      <translation>Tout accepter</translation>
    </message>
    <message>
      <source>Accept all changes</source>
      <translation>Accepter toutes les modifications</translation>
    </message>
    <message>
      <source>Accept all changes of the review in the segment.</source>
      <translation>Accepter tous les changements de la relecture dans le segment.</translation>
    </message>
    <message>
      <source>Accept every change of the review in all segments; Undo brings them back.</source>
      <translation>Accepter chaque modification de la relecture dans tous les segments ; Annuler les rétablit.</translation>
    </message>
    <message>
      <source>Accept or reject all of them.</source>
      <translation>Acceptez-les ou rejetez-les tous.</translation>
    </message>
    <message>
      <source>Accept the change</source>
      <translation>Accepter le changement</translation>
    </message>
    <message>
      <source>Accept the first change of the review in the segment.</source>
      <translation>Accepter le premier changement de la relecture dans le segment.</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>Exactitude</translation>
    </message>
    <message>
      <source>Across: what the machine expected to stay. Up: what stayed. On the line it was right.</source>
      <translation>En abscisse : la part attendue par la machine. En ordonnée : la part restée. Sur la ligne, elle avait raison.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Ajouter</translation>
    </message>
    <message numerus="yes">
      <source>Add %Ln terms</source>
      <translation>
        <numerusform>Ajouter %Ln terme</numerusform>
        <numerusform>Ajouter %Ln termes</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a &amp;Finding …</source>
      <translation>Ajouter une &amp;remarque…</translation>
    </message>
    <message>
      <source>Add a &amp;Glossary …</source>
      <translation>Ajouter un &amp;glossaire…</translation>
    </message>
    <message>
      <source>Add a &amp;folder …</source>
      <translation>Ajouter un &amp;dossier…</translation>
    </message>
    <message>
      <source>Add a Dictionary of {language}</source>
      <translation>Ajouter un dictionnaire : {language}</translation>
    </message>
    <message>
      <source>Add a Term</source>
      <translation>Ajouter un terme</translation>
    </message>
    <message>
      <source>Add a dictionary</source>
      <translation>Ajouter un dictionnaire</translation>
    </message>
    <message>
      <source>Add a dictionary …</source>
      <translation>Ajouter un dictionnaire…</translation>
    </message>
    <message>
      <source>Add a finding …</source>
      <translation>Ajouter une remarque…</translation>
    </message>
    <message>
      <source>Add a term …</source>
      <translation>Ajouter un terme…</translation>
    </message>
    <message>
      <source>Add a term.</source>
      <translation>Ajouter un terme.</translation>
    </message>
    <message>
      <source>Add a word to the dictionary</source>
      <translation>Ajouter un mot au dictionnaire</translation>
    </message>
    <message>
      <source>Add at least one document.</source>
      <translation>Ajoutez au moins un document.</translation>
    </message>
    <message>
      <source>Add at least one memory or a pair of texts.</source>
      <translation>Ajoutez au moins une mémoire ou une paire de textes.</translation>
    </message>
    <message>
      <source>Add documents</source>
      <translation>Ajouter des documents</translation>
    </message>
    <message>
      <source>Add documents at the end of the project.</source>
      <translation>Ajouter des documents à la fin du projet.</translation>
    </message>
    <message>
      <source>Add it</source>
      <translation>L'ajouter</translation>
    </message>
    <message>
      <source>Add it as a document of its own.</source>
      <translation>Ajoutez-le comme document à part.</translation>
    </message>
    <message>
      <source>Add memories or texts: {number:,} pairs of segments are needed. The command line also takes a tuning set.</source>
      <translation>Ajoutez des mémoires ou des textes : il faut {number:,} paires de segments. La ligne de commande accepte aussi un jeu de réglage.</translation>
    </message>
    <message>
      <source>Add memories …</source>
      <translation>Ajouter des mémoires…</translation>
    </message>
    <message>
      <source>Add texts …</source>
      <translation>Ajouter des textes…</translation>
    </message>
    <message>
      <source>Add the documents</source>
      <translation>Ajouter les documents</translation>
    </message>
    <message>
      <source>Add the finding</source>
      <translation>Ajouter le résultat</translation>
    </message>
    <message>
      <source>Add the pairs that are kept to a memory of the open project.</source>
      <translation>Ajouter les paires gardées à une mémoire du projet ouvert.</translation>
    </message>
    <message>
      <source>Add the term</source>
      <translation>Ajouter le terme</translation>
    </message>
    <message>
      <source>Add the terms</source>
      <translation>Ajouter les termes</translation>
    </message>
    <message>
      <source>Add what is selected in source and translation to the glossary.</source>
      <translation>Ajouter au glossaire ce qui est sélectionné dans la source et la traduction.</translation>
    </message>
    <message>
      <source>Add “{word}” to the dictionary</source>
      <translation>Ajouter « {word} » au dictionnaire</translation>
    </message>
    <message>
      <source>Add …</source>
      <translation>Ajouter…</translation>
    </message>
    <message>
      <source>Add: {name}</source>
      <translation>Ajouter : {name}</translation>
    </message>
    <message>
      <source>Added: {source}, {target}</source>
      <translation>Ajouté : {source}, {target}</translation>
    </message>
    <message>
      <source>Address of the scheduler of a Dask cluster, which translates the training text.</source>
      <translation>Adresse de l'ordonnanceur d'un cluster Dask, qui traduit le texte d'entraînement.</translation>
    </message>
    <message>
      <source>Address or code</source>
      <translation>Adresse ou code</translation>
    </message>
    <message>
      <source>Addresses and code</source>
      <translation>Adresses et code</translation>
    </message>
    <message>
      <source>Addresses for Looking Up Words</source>
      <translation>Adresses pour chercher des mots</translation>
    </message>
    <message>
      <source>Addresses of the web</source>
      <translation>Adresses web</translation>
    </message>
    <message>
      <source>Addresses, one in a line</source>
      <translation>Adresses, une par ligne</translation>
    </message>
    <message>
      <source>Admitted: may be used</source>
      <translation>Admis : peut être employé</translation>
    </message>
    <message>
      <source>Advanced recipes</source>
      <translation>Recettes avancées</translation>
    </message>
    <message>
      <source>Advanced settings</source>
      <translation>Paramètres avancés</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Après</translation>
    </message>
    <message>
      <source>After each confirmation you see here what the engine learned. “Take back” undoes exactly that.</source>
      <translation>Après chaque validation, vous voyez ici ce que le moteur a appris. « Retirer » annule exactement cela.</translation>
    </message>
    <message>
      <source>After it</source>
      <translation>Après</translation>
    </message>
    <message>
      <source>Afterwards: {names}.</source>
      <translation>Ensuite : {names}.</translation>
    </message>
    <message>
      <source>Albanian</source>
      <translation>albanais</translation>
    </message>
    <message>
      <source>Align the documents</source>
      <translation>Aligner les documents</translation>
    </message>
    <message>
      <source>Align two documents</source>
      <translation>Aligner deux documents</translation>
    </message>
    <message>
      <source>Aligning by length</source>
      <translation>Alignement par longueurs</translation>
    </message>
    <message>
      <source>Aligning by words</source>
      <translation>Alignement par mots</translation>
    </message>
    <message>
      <source>Aligning words</source>
      <translation>Alignement des mots</translation>
    </message>
    <message>
      <source>Aligning words: HMM</source>
      <translation>Alignement des mots : HMM</translation>
    </message>
    <message>
      <source>Aligning words: model 1</source>
      <translation>Alignement des mots : modèle 1</translation>
    </message>
    <message>
      <source>Alignment</source>
      <translation>Alignement</translation>
    </message>
    <message>
      <source>Alike: {stemmed} without endings, {words} of the words, {tokens} of everything.</source>
      <translation>Ressemblance : {stemmed} sans les terminaisons, {words} des mots, {tokens} de tout.</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Tous</translation>
    </message>
    <message>
      <source>All commands</source>
      <translation>Toutes les commandes</translation>
    </message>
    <message>
      <source>All commands and their keys, to read and to print.</source>
      <translation>Toutes les commandes et leurs raccourcis clavier, à lire et à imprimer.</translation>
    </message>
    <message>
      <source>All documents</source>
      <translation>Tous les documents</translation>
    </message>
    <message>
      <source>All engines on this machine: how good they are and what they learned.</source>
      <translation>Tous les moteurs de cet ordinateur : leur qualité et ce qu'ils ont appris.</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>All forms</source>
      <translation>Toutes les formes</translation>
    </message>
    <message>
      <source>All glossaries</source>
      <translation>Tous les glossaires</translation>
    </message>
    <message>
      <source>All kinds</source>
      <translation>Tous les types</translation>
    </message>
    <message>
      <source>All kinds ({number})</source>
      <translation>Tous les types ({number})</translation>
    </message>
    <message>
      <source>All other segments shown have the same source.</source>
      <translation>Tous les autres segments affichés ont la même source.</translation>
    </message>
    <message>
      <source>All segments</source>
      <translation>Tous</translation>
    </message>
    <message>
      <source>All segments are confirmed. Export the document with {key}.</source>
      <translation>Tous les segments sont validés. Exportez le document avec {key}.</translation>
    </message>
    <message>
      <source>All segments shown are confirmed.</source>
      <translation>Tous les segments affichés sont validés.</translation>
    </message>
    <message>
      <source>All segments shown are reviewed.</source>
      <translation>Tous les segments affichés sont relus.</translation>
    </message>
    <message>
      <source>All tags are in place.</source>
      <translation>Toutes les balises sont en place.</translation>
    </message>
    <message>
      <source>All terms</source>
      <translation>Tous les termes</translation>
    </message>
    <message>
      <source>All that can be placed is in the translation.</source>
      <translation>Tout ce qui peut être repris est déjà dans la traduction.</translation>
    </message>
    <message>
      <source>All that can be read, and the rest from backups</source>
      <translation>Tout ce qui est lisible, et le reste des sauvegardes</translation>
    </message>
    <message>
      <source>All units</source>
      <translation>Toutes les unités</translation>
    </message>
    <message>
      <source>Allow changes in the settings of the project's memories.</source>
      <translation>Autorisez les modifications dans les réglages des mémoires du projet.</translation>
    </message>
    <message>
      <source>Allow changes on the glossaries page first.</source>
      <translation>Autorisez d'abord les modifications sur la page des glossaires.</translation>
    </message>
    <message>
      <source>Allow it in the settings of the project.</source>
      <translation>Autorisez-le dans les réglages du projet.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Autorisé : {allowed}.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}. {help}</source>
      <translation>Valeurs permises : {allowed}. {help}</translation>
    </message>
    <message>
      <source>Also &amp;those of glossaries</source>
      <translation>Aussi ceux des glo&amp;ssaires</translation>
    </message>
    <message>
      <source>Always used</source>
      <translation>Toujours utilisés</translation>
    </message>
    <message>
      <source>An earlier version is back. Undo brings your text back.</source>
      <translation>Une version antérieure est rétablie. Annuler ramène votre texte.</translation>
    </message>
    <message>
      <source>An edited source needs some text, and all tags that it has in the document.</source>
      <translation>Une source modifiée doit contenir du texte, et toutes les balises qu'elle a dans le document.</translation>
    </message>
    <message>
      <source>An empty translation cannot be confirmed.</source>
      <translation>Une traduction vide ne peut pas être validée.</translation>
    </message>
    <message>
      <source>An engine is being trained from the memory. You can translate meanwhile.</source>
      <translation>Un moteur est en cours d'entraînement à partir de la mémoire. Vous pouvez traduire entre-temps.</translation>
    </message>
    <message>
      <source>An engine is being trained: {share} done. You can translate meanwhile; until it is ready, only the memories are asked.</source>
      <translation>Un moteur est en cours d'entraînement ({share}). Vous pouvez traduire entre-temps ; tant qu'il n'est pas prêt, seules les mémoires sont interrogées.</translation>
    </message>
    <message>
      <source>An engine needs a name of 1 to {longest} characters.</source>
      <translation>Le nom d'un moteur compte de 1 à {longest} caractères.</translation>
    </message>
    <message>
      <source>An engine that was trained on these texts has an advantage here.</source>
      <translation>Un moteur entraîné sur ces textes a ici un avantage.</translation>
    </message>
    <message>
      <source>An engine will be trained when the training under way has ended.</source>
      <translation>Un moteur sera entraîné dès que l'entraînement en cours sera terminé.</translation>
    </message>
    <message>
      <source>An engine works on this machine only, and learns from every segment you confirm.</source>
      <translation>Un moteur ne travaille que sur cet ordinateur et apprend de chaque segment que vous validez.</translation>
    </message>
    <message>
      <source>An n-gram of the model ends in one that it does not have.</source>
      <translation>Un n-gramme du modèle se termine par un autre que le modèle n'a pas.</translation>
    </message>
    <message>
      <source>An unexpected error ended the training; nothing was kept.</source>
      <translation>Une erreur inattendue a mis fin à l'entraînement ; rien n'a été conservé.</translation>
    </message>
    <message>
      <source>Another mark at the end than in the source.</source>
      <translation>Un autre signe à la fin que dans la source.</translation>
    </message>
    <message>
      <source>Another program may be using it. Close it, or check permissions.</source>
      <translation>Un autre programme l'utilise peut-être. Fermez-le ou vérifiez les droits.</translation>
    </message>
    <message>
      <source>Answer it</source>
      <translation>Y répondre</translation>
    </message>
    <message>
      <source>Answer of the cluster</source>
      <translation>Réponse du cluster</translation>
    </message>
    <message>
      <source>Answer the finding</source>
      <translation>Répondre à la remarque</translation>
    </message>
    <message>
      <source>Answer to the finding</source>
      <translation>Réponse à la remarque</translation>
    </message>
    <message>
      <source>Answer: {text}</source>
      <translation>Réponse : {text}</translation>
    </message>
    <message>
      <source>Answer; Enter keeps it, Escape leaves it as it was</source>
      <translation>Réponse ; Entrée la garde, Échap laisse tout en l'état</translation>
    </message>
    <message>
      <source>Any case</source>
      <translation>Toute casse</translation>
    </message>
    <message>
      <source>Any origin</source>
      <translation>Toute origine</translation>
    </message>
    <message>
      <source>Appearance, language, fonts, what drafts start with, keys.</source>
      <translation>Apparence, langue, polices, contenu initial des segments, raccourcis clavier.</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Appliquer</translation>
    </message>
    <message>
      <source>Approve the segment</source>
      <translation>Approuver le segment</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>arabe</translation>
    </message>
    <message>
      <source>Argentina</source>
      <translation>Argentine</translation>
    </message>
    <message>
      <source>Armenian</source>
      <translation>arménien</translation>
    </message>
    <message>
      <source>As the D&amp;esktop</source>
      <translation>Comme le &amp;bureau</translation>
    </message>
    <message>
      <source>As the desktop</source>
      <translation>Comme le bureau</translation>
    </message>
    <message>
      <source>As the glossary {name} says</source>
      <translation>Selon le glossaire {name}</translation>
    </message>
    <message>
      <source>As the target language writes them, whatever the engine has learned.</source>
      <translation>Comme les écrit la langue cible, quoi que le moteur ait appris.</translation>
    </message>
    <message>
      <source>As they are</source>
      <translation>Tels quels</translation>
    </message>
    <message>
      <source>As they stand</source>
      <translation>Telles quelles</translation>
    </message>
    <message>
      <source>As written</source>
      <translation>Tel quel</translation>
    </message>
    <message>
      <source>Ask for a package with the files to translate in it.</source>
      <translation>Demandez un paquet qui contient les fichiers à traduire.</translation>
    </message>
    <message>
      <source>Ask for it again.</source>
      <translation>Demandez-le à nouveau.</translation>
    </message>
    <message>
      <source>Ask for the file again, or repair that line.</source>
      <translation>Demandez à nouveau le fichier, ou réparez cette ligne.</translation>
    </message>
    <message>
      <source>Ask for the package again.</source>
      <translation>Demandez à nouveau le paquet.</translation>
    </message>
    <message>
      <source>Ask the machine</source>
      <translation>Interroger la machine</translation>
    </message>
    <message>
      <source>Ask the team server</source>
      <translation>Interroger le serveur d'équipe</translation>
    </message>
    <message>
      <source>Ask whoever runs the server for a token: it may have been revoked.</source>
      <translation>Demandez un jeton à la personne qui gère le serveur : il a peut-être été révoqué.</translation>
    </message>
    <message>
      <source>Ask whoever runs the server which certificate this computer must trust.</source>
      <translation>Demandez à la personne qui gère le serveur à quel certificat cet ordinateur doit se fier.</translation>
    </message>
    <message>
      <source>Asking the server …</source>
      <translation>Interrogation du serveur…</translation>
    </message>
    <message>
      <source>At how many of its places in your texts a frequent phrase is looked at. Fewer are quicker; more show better how it is usually translated.</source>
      <translation>Nombre d'emplacements dans vos textes où une expression fréquente est examinée. Moins, c'est plus rapide ; plus, on voit mieux comment elle est habituellement traduite.</translation>
    </message>
    <message>
      <source>At present suggestions are made without what was learned: that came closer to what you confirmed. The engine goes on comparing, and uses it again once it helps.</source>
      <translation>Pour l'instant, les suggestions sont faites sans ce qui a été appris : elles étaient ainsi plus proches de ce que vous avez validé. Le moteur continue de comparer et s'en sert de nouveau dès que cela aide.</translation>
    </message>
    <message>
      <source>At the end the engine's weights are tuned again, beside the features, and with them how much the features count. It is kept if the held-out segments come out better.</source>
      <translation>À la fin, les poids du moteur sont réglés à nouveau, à côté des traits, et avec eux l'importance des traits. Le résultat est gardé si les segments mis de côté sont mieux traduits.</translation>
    </message>
    <message>
      <source>At {place}: {values}. {text}</source>
      <translation>À {place} : {values}. {text}</translation>
    </message>
    <message>
      <source>Attach</source>
      <translation>Rattacher</translation>
    </message>
    <message>
      <source>Attach a Shared Memory</source>
      <translation>Rattacher une mémoire partagée</translation>
    </message>
    <message>
      <source>Attach a memory that several projects use, or make one of this memory.</source>
      <translation>Rattacher une mémoire que plusieurs projets utilisent, ou en faire une de cette mémoire.</translation>
    </message>
    <message>
      <source>Attach the engine</source>
      <translation>Attacher le moteur</translation>
    </message>
    <message>
      <source>Attach the shared memory</source>
      <translation>Rattacher la mémoire partagée</translation>
    </message>
    <message>
      <source>Austria</source>
      <translation>Autriche</translation>
    </message>
    <message>
      <source>Authors</source>
      <translation>Auteurs</translation>
    </message>
    <message>
      <source>Avoid · {meta}</source>
      <translation>À éviter · {meta}</translation>
    </message>
    <message>
      <source>B</source>
      <translation>B</translation>
    </message>
    <message>
      <source>B better</source>
      <translation>B meilleur</translation>
    </message>
    <message>
      <source>B − A</source>
      <translation>B − A</translation>
    </message>
    <message>
      <source>B: {name}, chrF {score}</source>
      <translation>B : {name}, chrF {score}</translation>
    </message>
    <message>
      <source>BLEU</source>
      <translation>BLEU</translation>
    </message>
    <message>
      <source>BLEU after</source>
      <translation>BLEU après</translation>
    </message>
    <message>
      <source>BLEU after tuning again</source>
      <translation>BLEU après un nouveau réglage</translation>
    </message>
    <message>
      <source>BLEU and chrF: closeness to the translations of people, the higher the better, 100 is the same. TER: how much is to be edited, the lower the better.</source>
      <translation>BLEU et chrF : proximité avec des traductions humaines, plus c'est haut mieux c'est, 100 est identique. TER : part à retoucher, plus c'est bas mieux c'est.</translation>
    </message>
    <message>
      <source>BLEU before</source>
      <translation>BLEU avant</translation>
    </message>
    <message>
      <source>BLEU of B minus BLEU of A: {difference}; in 95% of samples between {low} and {high}.</source>
      <translation>BLEU de B moins BLEU de A : {difference} ; dans 95 % des échantillons, entre {low} et {high}.</translation>
    </message>
    <message>
      <source>BLEU of the development set</source>
      <translation>BLEU du corpus de développement</translation>
    </message>
    <message>
      <source>BLEU of the rounds</source>
      <translation>BLEU des tours</translation>
    </message>
    <message>
      <source>BLEU of the training set</source>
      <translation>BLEU du corpus d'entraînement</translation>
    </message>
    <message>
      <source>BLEU of the tuning set</source>
      <translation>BLEU du corpus de réglage</translation>
    </message>
    <message>
      <source>BLEU while tuning</source>
      <translation>BLEU pendant le réglage</translation>
    </message>
    <message numerus="yes">
      <source>BLEU {bleu} on %Ln held-out segments, which it was not trained on.</source>
      <translation>
        <numerusform>BLEU {bleu} sur %Ln segment mis de côté, hors entraînement.</numerusform>
        <numerusform>BLEU {bleu} sur %Ln segments mis de côté, hors entraînement.</numerusform>
      </translation>
    </message>
    <message>
      <source>BLEU {value}</source>
      <translation>BLEU {value}</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Retour</translation>
    </message>
    <message>
      <source>Back to the &amp;Editor</source>
      <translation>Retour à l'é&amp;diteur</translation>
    </message>
    <message>
      <source>Back to the default</source>
      <translation>Revenir à la valeur par défaut</translation>
    </message>
    <message>
      <source>Back to the training</source>
      <translation>Retour à l'entraînement</translation>
    </message>
    <message>
      <source>Back up every</source>
      <translation>Sauvegarder toutes les</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>Sauvegarde</translation>
    </message>
    <message>
      <source>Backups at most</source>
      <translation>Sauvegardes au plus</translation>
    </message>
    <message>
      <source>Backups kept</source>
      <translation>Sauvegardes gardées</translation>
    </message>
    <message>
      <source>Backups of this project: {count}.</source>
      <translation>Sauvegardes de ce projet : {count}.</translation>
    </message>
    <message>
      <source>Baltic</source>
      <translation>Balte</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Tranche</translation>
    </message>
    <message>
      <source>Bands are {bands}.</source>
      <translation>Les tranches sont {bands}.</translation>
    </message>
    <message>
      <source>Basque</source>
      <translation>basque</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Avant</translation>
    </message>
    <message>
      <source>Before it</source>
      <translation>Avant</translation>
    </message>
    <message>
      <source>Before the work, {time}</source>
      <translation>Avant le travail, {time}</translation>
    </message>
    <message>
      <source>Begin a Review</source>
      <translation>Commencer une relecture</translation>
    </message>
    <message>
      <source>Begin a review first.</source>
      <translation>Commencez d'abord une relecture.</translation>
    </message>
    <message>
      <source>Begin the review</source>
      <translation>Commencer la relecture</translation>
    </message>
    <message>
      <source>Beginnings and endings</source>
      <translation>Débuts et fins</translation>
    </message>
    <message>
      <source>Belgium</source>
      <translation>Belgique</translation>
    </message>
    <message>
      <source>Beside a phrase-based engine</source>
      <translation>À côté d'un moteur à base d'expressions</translation>
    </message>
    <message>
      <source>Best match first</source>
      <translation>Meilleure correspondance d'abord</translation>
    </message>
    <message>
      <source>Best match: {match}.</source>
      <translation>Meilleure correspondance : {match}.</translation>
    </message>
    <message>
      <source>Best translations remembered</source>
      <translation>Meilleures traductions retenues</translation>
    </message>
    <message numerus="yes">
      <source>Better: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Meilleur : {figures}, sur %Ln segment mis de côté.</numerusform>
        <numerusform>Meilleur : {figures}, sur %Ln segments mis de côté.</numerusform>
      </translation>
    </message>
    <message>
      <source>Binary first</source>
      <translation>Binaires d'abord</translation>
    </message>
    <message>
      <source>Block the translation that the word at the caret comes from.</source>
      <translation>Bloquer la traduction d'où vient le mot au curseur.</translation>
    </message>
    <message numerus="yes">
      <source>Blocked for the machine, or not any more: %Ln phrases.</source>
      <translation>
        <numerusform>Bloquée pour la machine, ou plus bloquée : %Ln expression.</numerusform>
        <numerusform>Bloquées pour la machine, ou plus bloquées : %Ln expressions.</numerusform>
      </translation>
    </message>
    <message>
      <source>Bookmark</source>
      <translation>Signet</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Les deux</translation>
    </message>
    <message>
      <source>Both translate every segment the same.</source>
      <translation>Les deux traduisent chaque segment de la même façon.</translation>
    </message>
    <message>
      <source>Box</source>
      <translation>Cadre</translation>
    </message>
    <message>
      <source>Brackets</source>
      <translation>Parenthèses</translation>
    </message>
    <message>
      <source>Brackets without a partner, or others than in the source.</source>
      <translation>Parenthèses sans partenaire, ou autres que dans la source.</translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation>Brésil</translation>
    </message>
    <message>
      <source>Bring a Layer Along</source>
      <translation>Ajouter une couche</translation>
    </message>
    <message>
      <source>Bring a TMX file along.</source>
      <translation>Ajouter un fichier TMX au projet.</translation>
    </message>
    <message>
      <source>Bring a layer along</source>
      <translation>Ajouter une couche</translation>
    </message>
    <message>
      <source>Bring along …</source>
      <translation>Ajouter…</translation>
    </message>
    <message>
      <source>Bring back the suggestion that this translation was made from.</source>
      <translation>Rétablir la suggestion dont est issue cette traduction.</translation>
    </message>
    <message>
      <source>Bring back what can be read: in the window with Rescue, or with postil rescue.</source>
      <translation>Reprenez ce qui est lisible : dans la fenêtre avec Récupérer, ou avec postil rescue.</translation>
    </message>
    <message>
      <source>Bring the source of the document back first.</source>
      <translation>Rétablissez d'abord la source du document.</translation>
    </message>
    <message>
      <source>Bring the terms of a file into the glossary of its name.</source>
      <translation>Ajouter les termes d'un fichier au glossaire de son nom.</translation>
    </message>
    <message>
      <source>Bring the translator's texts back in all segments; Undo takes that back.</source>
      <translation>Rétablir les textes du traducteur dans tous les segments ; Annuler revient en arrière.</translation>
    </message>
    <message>
      <source>Bring the translator's whole text back.</source>
      <translation>Rétablir tout le texte du traducteur.</translation>
    </message>
    <message>
      <source>Bring the translator's words back for the first change in the segment.</source>
      <translation>Rétablir les mots du traducteur pour le premier changement du segment.</translation>
    </message>
    <message>
      <source>Bringing back what can be read of {folder} …</source>
      <translation>Récupération de ce qui est lisible dans {folder}…</translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation>bulgare</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Par</translation>
    </message>
    <message>
      <source>By anybody</source>
      <translation>Par tous</translation>
    </message>
    <message>
      <source>By nobody named</source>
      <translation>Sans auteur</translation>
    </message>
    <message>
      <source>By origin</source>
      <translation>Par origine</translation>
    </message>
    <message>
      <source>By segment</source>
      <translation>Par segment</translation>
    </message>
    <message>
      <source>C&amp;lient</source>
      <translation>C&amp;lient</translation>
    </message>
    <message>
      <source>Came with the document</source>
      <translation>Fourni avec le document</translation>
    </message>
    <message>
      <source>Came with the document, which does not say how good it is: check it.</source>
      <translation>Fourni avec le document, qui ne dit pas ce que cela vaut : à vérifier.</translation>
    </message>
    <message>
      <source>Can&amp;didates …</source>
      <translation>Can&amp;didats…</translation>
    </message>
    <message>
      <source>Canada</source>
      <translation>Canada</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Cancel the training</source>
      <translation>Annuler l'entraînement</translation>
    </message>
    <message>
      <source>Cancel training</source>
      <translation>Annuler l'entraînement</translation>
    </message>
    <message>
      <source>Cancelled.</source>
      <translation>Annulé.</translation>
    </message>
    <message>
      <source>Cancelled. Nothing was kept.</source>
      <translation>Annulé. Rien n'a été conservé.</translation>
    </message>
    <message>
      <source>Candidate</source>
      <translation>Candidat</translation>
    </message>
    <message>
      <source>Candidates</source>
      <translation>Candidats</translation>
    </message>
    <message>
      <source>Candidates and index do not belong together: train again from the start.</source>
      <translation>Les candidats et l'index ne vont pas ensemble : recommencez l'entraînement depuis le début.</translation>
    </message>
    <message>
      <source>Capitals</source>
      <translation>Majuscules</translation>
    </message>
    <message>
      <source>Capitals in names</source>
      <translation>Majuscules des noms</translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation>catalan</translation>
    </message>
    <message>
      <source>Category in the translation</source>
      <translation>Catégorie dans la traduction</translation>
    </message>
    <message>
      <source>Category of a rule</source>
      <translation>Catégorie d'une règle</translation>
    </message>
    <message>
      <source>Category with its parts</source>
      <translation>Catégorie avec ses parties</translation>
    </message>
    <message>
      <source>Cell</source>
      <translation>Cell.</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>Europe centrale</translation>
    </message>
    <message>
      <source>Central European, DOS</source>
      <translation>Europe centrale, DOS</translation>
    </message>
    <message>
      <source>Change &amp;Case</source>
      <translation>Changer la &amp;casse</translation>
    </message>
    <message>
      <source>Change keys …</source>
      <translation>Modifier les raccourcis…</translation>
    </message>
    <message>
      <source>Change the Term</source>
      <translation>Modifier le terme</translation>
    </message>
    <message>
      <source>Change the chosen term.</source>
      <translation>Modifier le terme choisi.</translation>
    </message>
    <message>
      <source>Change the comment</source>
      <translation>Modifier le commentaire</translation>
    </message>
    <message>
      <source>Change the memory unit</source>
      <translation>Modifier l'unité de mémoire</translation>
    </message>
    <message>
      <source>Change the settings of the project</source>
      <translation>Modifier les réglages du projet</translation>
    </message>
    <message>
      <source>Change the term</source>
      <translation>Modifier le terme</translation>
    </message>
    <message>
      <source>Change the translation of the chosen unit.</source>
      <translation>Modifier la traduction de l'unité choisie.</translation>
    </message>
    <message>
      <source>Change the translation of the unit that the current match comes from.</source>
      <translation>Modifier la traduction de l'unité dont vient la correspondance actuelle.</translation>
    </message>
    <message>
      <source>Change …</source>
      <translation>Modifier…</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Modifié</translation>
    </message>
    <message>
      <source>Changed by you</source>
      <translation>Modifié par vous</translation>
    </message>
    <message>
      <source>Changed segments: {number}</source>
      <translation>Segments modifiés : {number}</translation>
    </message>
    <message>
      <source>Changed: {source}, {target}</source>
      <translation>Modifié : {source}, {target}</translation>
    </message>
    <message>
      <source>Changes of the review</source>
      <translation>Changements de la relecture</translation>
    </message>
    <message>
      <source>Changes of the review are marked.</source>
      <translation>Les changements de la relecture sont marqués.</translation>
    </message>
    <message>
      <source>Changes of the review are not marked any more.</source>
      <translation>Les changements de la relecture ne sont plus marqués.</translation>
    </message>
    <message numerus="yes">
      <source>Changes to %Ln translations are tracked from now on.</source>
      <translation>
        <numerusform>Les changements de %Ln traduction sont désormais signalés.</numerusform>
        <numerusform>Les changements de %Ln traductions sont désormais signalés.</numerusform>
      </translation>
    </message>
    <message>
      <source>Changes to the suggestion</source>
      <translation>Changements de la suggestion</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Chapitres</translation>
    </message>
    <message>
      <source>Characters</source>
      <translation>Caractères</translation>
    </message>
    <message>
      <source>Characters changed</source>
      <translation>Caractères modifiés</translation>
    </message>
    <message>
      <source>Characters the project forbids or that could not be read.</source>
      <translation>Caractères que le projet interdit ou qui n'ont pas pu être lus.</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Contrôle</translation>
    </message>
    <message>
      <source>Check &amp;Everything</source>
      <translation>&amp;Tout contrôler</translation>
    </message>
    <message>
      <source>Check &amp;all</source>
      <translation>&amp;Tout cocher</translation>
    </message>
    <message>
      <source>Check everything</source>
      <translation>Tout contrôler</translation>
    </message>
    <message>
      <source>Check free space and permissions.</source>
      <translation>Vérifiez l'espace libre et les droits.</translation>
    </message>
    <message>
      <source>Check free space, and whether the disk of the project is there.</source>
      <translation>Vérifiez l'espace libre, et que le disque du projet est bien là.</translation>
    </message>
    <message>
      <source>Check the address, and whether the server runs.</source>
      <translation>Vérifiez que le serveur fonctionne et que l'adresse est juste.</translation>
    </message>
    <message>
      <source>Check the address, and whether this computer is connected to the network.</source>
      <translation>Vérifiez que l'adresse est juste et que cet ordinateur est connecté au réseau.</translation>
    </message>
    <message>
      <source>Check the disk, and whether the file is there, before you rely on it.</source>
      <translation>Vérifiez le disque, et que le fichier est bien là, avant de vous y fier.</translation>
    </message>
    <message>
      <source>Check the languages and the files.</source>
      <translation>Vérifiez les langues et les fichiers.</translation>
    </message>
    <message>
      <source>Check the languages, or leave it out: part of the corpora is held out then.</source>
      <translation>Vérifiez les langues, ou omettez-le : une partie des corpus sera alors mise de côté.</translation>
    </message>
    <message>
      <source>Check the segment</source>
      <translation>Contrôler le segment</translation>
    </message>
    <message>
      <source>Check the spelling</source>
      <translation>Vérifier l'orthographe</translation>
    </message>
    <message>
      <source>Checking all segments …</source>
      <translation>Contrôle de tous les segments…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Contrôles</translation>
    </message>
    <message>
      <source>China</source>
      <translation>Chine</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>chinois</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>Chinois simplifié</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>Chinois traditionnel</translation>
    </message>
    <message>
      <source>Choice of the pass</source>
      <translation>Choix du passage</translation>
    </message>
    <message>
      <source>Choose a document and its translation, of any format Postil reads. Their sentences are paired by length and by words; you look the pairs through, put right what is wrong, and keep them as a memory.

Pairs in doubt are marked: N goes to the next one. They are left out until you say that they are right.</source>
      <translation>Choisissez un document et sa traduction, dans un format que lit Postil. Leurs phrases sont appariées par longueur et par mots ; parcourez les paires, corrigez ce qui est faux et gardez-les comme mémoire.

Les paires douteuses sont marquées : N va à la suivante. Elles sont omises jusqu'à ce que vous disiez qu'elles sont justes.</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>Choisir un fichier</translation>
    </message>
    <message>
      <source>Choose a folder for the project.</source>
      <translation>Choisissez un dossier pour le projet.</translation>
    </message>
    <message>
      <source>Choose a folder …</source>
      <translation>Choisir un dossier…</translation>
    </message>
    <message>
      <source>Choose a keymap, and give commands other keys.</source>
      <translation>Choisir un jeu de raccourcis et donner d'autres raccourcis clavier aux commandes.</translation>
    </message>
    <message>
      <source>Choose a new folder.</source>
      <translation>Choisissez un nouveau dossier.</translation>
    </message>
    <message>
      <source>Choose a text file instead, or leave it out.</source>
      <translation>Choisissez plutôt un fichier de texte, ou laissez le champ vide.</translation>
    </message>
    <message>
      <source>Choose an engine</source>
      <translation>Choisissez un moteur</translation>
    </message>
    <message>
      <source>Choose an engine for these languages.</source>
      <translation>Choisissez un moteur pour ces langues.</translation>
    </message>
    <message>
      <source>Choose an engine, a memory or a glossary of the server.</source>
      <translation>Choisissez un moteur, une mémoire ou un glossaire du serveur.</translation>
    </message>
    <message>
      <source>Choose an engine, or none for now.</source>
      <translation>Choisissez un moteur, ou aucun pour l'instant.</translation>
    </message>
    <message>
      <source>Choose another encoding.</source>
      <translation>Choisissez un autre encodage.</translation>
    </message>
    <message>
      <source>Choose another engine.</source>
      <translation>Choisissez un autre moteur.</translation>
    </message>
    <message>
      <source>Choose another folder for the translations.</source>
      <translation>Choisissez un autre dossier pour les traductions.</translation>
    </message>
    <message>
      <source>Choose another folder, or check its permissions.</source>
      <translation>Choisissez un autre dossier, ou vérifiez ses droits.</translation>
    </message>
    <message>
      <source>Choose another folder, or empty it.</source>
      <translation>Choisissez un autre dossier, ou videz-le.</translation>
    </message>
    <message>
      <source>Choose another name.</source>
      <translation>Choisissez un autre nom.</translation>
    </message>
    <message>
      <source>Choose both languages.</source>
      <translation>Choisissez les deux langues.</translation>
    </message>
    <message>
      <source>Choose no glossary where the project is connected to the server.</source>
      <translation>Choisissez « aucun » comme glossaire là où le projet est connecté au serveur.</translation>
    </message>
    <message>
      <source>Choose one glossary to switch it off, rank or protect it.</source>
      <translation>Choisissez un glossaire pour le désactiver, régler sa priorité ou le protéger.</translation>
    </message>
    <message>
      <source>Choose one of these languages; each makes a project of its own.</source>
      <translation>Choisissez l'une de ces langues ; chacune fait un projet à part.</translation>
    </message>
    <message>
      <source>Choose one of: {losses}.</source>
      <translation>Choisissez parmi : {losses}.</translation>
    </message>
    <message>
      <source>Choose one of: {updates}.</source>
      <translation>Choisissez parmi : {updates}.</translation>
    </message>
    <message>
      <source>Choose other features, or start from another engine.</source>
      <translation>Choisissez d'autres traits, ou partez d'un autre moteur.</translation>
    </message>
    <message>
      <source>Choose segments with the same source to fill with this translation.</source>
      <translation>Choisir des segments de même source à remplir avec cette traduction.</translation>
    </message>
    <message>
      <source>Choose the document in its own language.</source>
      <translation>Choisir le document dans sa propre langue.</translation>
    </message>
    <message>
      <source>Choose the engine to start from.</source>
      <translation>Choisissez le moteur de départ.</translation>
    </message>
    <message>
      <source>Choose the file …</source>
      <translation>Choisir le fichier…</translation>
    </message>
    <message>
      <source>Choose the folder of a project, or create a new one.</source>
      <translation>Choisissez le dossier d'un projet, ou créez-en un nouveau.</translation>
    </message>
    <message>
      <source>Choose the folder of an engine, or import a .postil file.</source>
      <translation>Choisissez le dossier d'un moteur ou importez un fichier .postil.</translation>
    </message>
    <message>
      <source>Choose the translation of the document.</source>
      <translation>Choisir la traduction du document.</translation>
    </message>
    <message>
      <source>Choose the web pages on which words are looked up; there are none at first.</source>
      <translation>Choisir les pages du Web où chercher des mots ; il n'y en a aucune au départ.</translation>
    </message>
    <message>
      <source>Choose what stands in the tool bar, and in which order.</source>
      <translation>Choisissez le contenu de la barre d'outils et son ordre.</translation>
    </message>
    <message>
      <source>Choose where the project is now, or connect its disk.</source>
      <translation>Choisissez l'endroit où le projet se trouve maintenant, ou branchez son disque.</translation>
    </message>
    <message>
      <source>Choose where to make the project</source>
      <translation>Choisir où créer le projet</translation>
    </message>
    <message>
      <source>Choose which commands stand in the tool bar.</source>
      <translation>Choisir les commandes de la barre d'outils.</translation>
    </message>
    <message>
      <source>Choose …</source>
      <translation>Choisir…</translation>
    </message>
    <message>
      <source>Choose: {name}</source>
      <translation>Choisir : {name}</translation>
    </message>
    <message>
      <source>Choosing held-out segments</source>
      <translation>Choix des segments mis de côté</translation>
    </message>
    <message>
      <source>Cl&amp;uster</source>
      <translation>Cl&amp;uster</translation>
    </message>
    <message>
      <source>Classes</source>
      <translation>Classes</translation>
    </message>
    <message>
      <source>Classes of words in a language model</source>
      <translation>Classes de mots dans un modèle de langue</translation>
    </message>
    <message>
      <source>Clear the drafts</source>
      <translation>Effacer les brouillons</translation>
    </message>
    <message>
      <source>Client</source>
      <translation>Client</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Close it in the other window or program first, or open a read-only copy.</source>
      <translation>Fermez-le d'abord dans l'autre fenêtre ou l'autre programme, ou ouvrez une copie en lecture seule.</translation>
    </message>
    <message>
      <source>Close it, then bring back what can be read: in the window with Rescue, or with postil rescue.</source>
      <translation>Fermez-le, puis reprenez ce qui est lisible : dans la fenêtre avec Récupérer, ou avec postil rescue.</translation>
    </message>
    <message>
      <source>Close other programs if memory is short, and try again.</source>
      <translation>Fermez d'autres programmes si la mémoire manque, puis réessayez.</translation>
    </message>
    <message>
      <source>Close the message</source>
      <translation>Fermer le message</translation>
    </message>
    <message>
      <source>Close the other Postil first.</source>
      <translation>Fermez d'abord l'autre fenêtre de Postil.</translation>
    </message>
    <message>
      <source>Close the panel you are in, and go back to the translation.</source>
      <translation>Fermer le panneau où vous êtes et revenir à la traduction.</translation>
    </message>
    <message>
      <source>Close the project</source>
      <translation>Fermer le projet</translation>
    </message>
    <message>
      <source>Close {panel}</source>
      <translation>Fermer {panel}</translation>
    </message>
    <message>
      <source>Cluster</source>
      <translation>Cluster</translation>
    </message>
    <message>
      <source>Co&amp;mments …</source>
      <translation>Co&amp;mmentaires…</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Couleurs</translation>
    </message>
    <message>
      <source>Columns to translate (CSV, TSV)</source>
      <translation>Colonnes à traduire (CSV, TSV)</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>Aérées</translation>
    </message>
    <message>
      <source>Comfortable rows.</source>
      <translation>Lignes aérées.</translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Commande</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Commandes</translation>
    </message>
    <message>
      <source>Commands and their keys</source>
      <translation>Les commandes et leurs raccourcis clavier</translation>
    </message>
    <message>
      <source>Commands found</source>
      <translation>Commandes trouvées</translation>
    </message>
    <message>
      <source>Commands in the tool bar</source>
      <translation>Commandes dans la barre d'outils</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Commenter</translation>
    </message>
    <message>
      <source>Comment on this segment</source>
      <translation>Commentez ce segment</translation>
    </message>
    <message>
      <source>Comment on this segment; Enter saves it</source>
      <translation>Commentez ce segment ; Entrée enregistre</translation>
    </message>
    <message>
      <source>Comment: {text}</source>
      <translation>Commentaire : {text}</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Commentaires</translation>
    </message>
    <message>
      <source>Comments have your name and the time. They go along in packages, and in XLIFF and PO files that are exported.</source>
      <translation>Les commentaires portent votre nom et l'heure. Ils vont avec les paquets, et avec les fichiers XLIFF et PO exportés.</translation>
    </message>
    <message>
      <source>Comments on Segment {number}</source>
      <translation>Commentaires du segment {number}</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Compactes</translation>
    </message>
    <message>
      <source>Compact rows.</source>
      <translation>Lignes compactes.</translation>
    </message>
    <message>
      <source>Compare the engines</source>
      <translation>Comparer les moteurs</translation>
    </message>
    <message>
      <source>Compare with …</source>
      <translation>Comparer à…</translation>
    </message>
    <message>
      <source>Compared with</source>
      <translation>Comparé à</translation>
    </message>
    <message>
      <source>Compared with the text as it is now</source>
      <translation>Comparé au texte actuel</translation>
    </message>
    <message>
      <source>Compared with the version before</source>
      <translation>Comparé à la version précédente</translation>
    </message>
    <message>
      <source>Comparisons</source>
      <translation>Comparaisons</translation>
    </message>
    <message>
      <source>Complete the text</source>
      <translation>Compléter le texte</translation>
    </message>
    <message>
      <source>Complete while typing</source>
      <translation>Compléter pendant la frappe</translation>
    </message>
    <message>
      <source>Completion is off.</source>
      <translation>La complétion est désactivée.</translation>
    </message>
    <message>
      <source>Completion is on: Tab takes the next word, {key} everything, Escape hides it.</source>
      <translation>La complétion est active : Tab prend le mot suivant, {key} tout, Échap la masque.</translation>
    </message>
    <message>
      <source>Component</source>
      <translation>Composant</translation>
    </message>
    <message>
      <source>Components of Postil</source>
      <translation>Composants de Postil</translation>
    </message>
    <message>
      <source>Concordance</source>
      <translation>Concordance</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Confiance</translation>
    </message>
    <message>
      <source>Confidence of the machine</source>
      <translation>Confiance de la machine</translation>
    </message>
    <message>
      <source>Confirm</source>
      <translation>Valider</translation>
    </message>
    <message>
      <source>Confirm a segment with {key}: the engine of the team learns from it.</source>
      <translation>Validez un segment avec {key} : le moteur de l'équipe en apprend.</translation>
    </message>
    <message>
      <source>Confirm a segment with {key}: what the engine learns from it appears here.</source>
      <translation>Validez un segment avec {key} : ce que le moteur en apprend apparaît ici.</translation>
    </message>
    <message>
      <source>Confirm segments the machine translates: its confidence is judged by them.</source>
      <translation>Validez des segments traduits par la machine : ils permettent de juger sa confiance.</translation>
    </message>
    <message>
      <source>Confirm the reviewer's texts, so that memory and engine learn them.</source>
      <translation>Valider les textes du relecteur, pour que mémoire et moteur les apprennent.</translation>
    </message>
    <message>
      <source>Confirm the segment</source>
      <translation>Valider le segment</translation>
    </message>
    <message>
      <source>Confirm the segment first.</source>
      <translation>Validez d'abord le segment.</translation>
    </message>
    <message>
      <source>Confirm the segment first; then it can be repeated.</source>
      <translation>Validez d'abord le segment ; il pourra alors être répété.</translation>
    </message>
    <message>
      <source>Confirm the translation, let the engine learn from it, go to the next open one.</source>
      <translation>Valider la traduction, laisser le moteur en tirer les leçons, aller au prochain segment ouvert.</translation>
    </message>
    <message>
      <source>Confirmed</source>
      <translation>Validé</translation>
    </message>
    <message>
      <source>Confirmed and remembered. Once trained, the engine learns from it.</source>
      <translation>Validé et mémorisé. Le moteur en apprendra une fois entraîné.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. The engine of the team learns from it.</source>
      <translation>Validé et mémorisé. Le moteur de l'équipe en apprend.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. The engine of this project cannot be used: nothing else is learned.</source>
      <translation>Validé et mémorisé. Le moteur de ce projet ne peut pas être utilisé : rien d'autre n'est appris.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. Without an engine nothing else is learned.</source>
      <translation>Validé et mémorisé. Sans moteur, rien d'autre n'est appris.</translation>
    </message>
    <message>
      <source>Confirmed before: {where}</source>
      <translation>Validé auparavant : {where}</translation>
    </message>
    <message>
      <source>Confirmed segments are on disk. Please send the report to those who look after Postil for you: it is a text file you can read before.</source>
      <translation>Les segments validés sont sur le disque. Envoyez le rapport à la personne qui s'occupe de Postil pour vous : c'est un fichier texte que vous pouvez lire avant.</translation>
    </message>
    <message>
      <source>Confirmed segments become drafts</source>
      <translation>Les segments validés deviennent des brouillons</translation>
    </message>
    <message>
      <source>Confirmed segments of other projects</source>
      <translation>Segments validés d'autres projets</translation>
    </message>
    <message>
      <source>Confirmed segments of this project ({count})</source>
      <translation>Segments validés de ce projet ({count})</translation>
    </message>
    <message>
      <source>Confirmed segments stay confirmed; memory and engine follow</source>
      <translation>Les segments validés le restent ; mémoire et moteur suivent</translation>
    </message>
    <message>
      <source>Confirmed segments: how recent</source>
      <translation>Segments validés : ancienneté</translation>
    </message>
    <message>
      <source>Confirmed segments: language model</source>
      <translation>Segments validés : modèle de langue</translation>
    </message>
    <message>
      <source>Confirmed segments: phrase translation</source>
      <translation>Segments validés : traduction d'expressions</translation>
    </message>
    <message>
      <source>Confirmed segments: words in their phrases</source>
      <translation>Segments validés : mots dans leurs expressions</translation>
    </message>
    <message numerus="yes">
      <source>Confirmed without %Ln tags of the source. {key} goes back.</source>
      <translation>
        <numerusform>Validé sans %Ln balise de la source. {key} revient en arrière.</numerusform>
        <numerusform>Validé sans %Ln balises de la source. {key} revient en arrière.</numerusform>
      </translation>
    </message>
    <message>
      <source>Confirmed, but the engine could not learn from it: {reason}</source>
      <translation>Validé, mais le moteur n'a pas pu en apprendre : {reason}</translation>
    </message>
    <message>
      <source>Confirmed: {count}</source>
      <translation>Validés : {count}</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Connecter</translation>
    </message>
    <message>
      <source>Connect to a Team &amp;Server …</source>
      <translation>Se connecter à un &amp;serveur d'équipe…</translation>
    </message>
    <message>
      <source>Connect to the team server</source>
      <translation>Se connecter au serveur d'équipe</translation>
    </message>
    <message>
      <source>Connected to the team server.</source>
      <translation>Connecté au serveur d'équipe.</translation>
    </message>
    <message>
      <source>Connecting …</source>
      <translation>Connexion…</translation>
    </message>
    <message>
      <source>Contradiction</source>
      <translation>Contradiction</translation>
    </message>
    <message>
      <source>Copy &amp;Source</source>
      <translation>Copier la &amp;source</translation>
    </message>
    <message>
      <source>Copy Source</source>
      <translation>Copier la source</translation>
    </message>
    <message>
      <source>Copy the project first.</source>
      <translation>Copiez d'abord le projet.</translation>
    </message>
    <message>
      <source>Copying {name}</source>
      <translation>Copie de {name}</translation>
    </message>
    <message>
      <source>Correct the languages in the program that the memory comes from, or leave it out.</source>
      <translation>Corrigez les langues dans le programme d'où vient la mémoire, ou laissez-la de côté.</translation>
    </message>
    <message>
      <source>Correct the source in the project; the document keeps its own.</source>
      <translation>Corriger la source dans le projet ; le document garde la sienne.</translation>
    </message>
    <message>
      <source>Corrector</source>
      <translation>Correcteur</translation>
    </message>
    <message>
      <source>Corrector: translations of other machines, corrected as you did before</source>
      <translation>Correcteur : traductions d'autres machines, corrigées comme vous l'avez fait auparavant</translation>
    </message>
    <message>
      <source>Cost margin</source>
      <translation>Marge de coût</translation>
    </message>
    <message>
      <source>Cost margin wants better translations to lead by a margin; perceptron only corrects mistakes, and does worse with these features.</source>
      <translation>La marge de coût veut que les meilleures traductions aient une marge d'avance ; le perceptron ne corrige que les erreurs et fait moins bien avec ces traits.</translation>
    </message>
    <message>
      <source>Count Words by &amp;Match Band</source>
      <translation>Compter les mots par &amp;tranche</translation>
    </message>
    <message>
      <source>Count again</source>
      <translation>Compter de nouveau</translation>
    </message>
    <message>
      <source>Count by match band</source>
      <translation>Compter par tranche</translation>
    </message>
    <message>
      <source>Count how much of the text the memories know, on the project page.</source>
      <translation>Compter quelle part du texte les mémoires connaissent, sur la page du projet.</translation>
    </message>
    <message>
      <source>Count the memory</source>
      <translation>Compter la mémoire</translation>
    </message>
    <message>
      <source>Count the segments</source>
      <translation>Compter les segments</translation>
    </message>
    <message>
      <source>Count the units, words, authors and documents of this memory.</source>
      <translation>Compter les unités, mots, auteurs et documents de cette mémoire.</translation>
    </message>
    <message>
      <source>Count the words</source>
      <translation>Compter les mots</translation>
    </message>
    <message>
      <source>Count words by match band</source>
      <translation>Compter les mots par tranche</translation>
    </message>
    <message>
      <source>Counted {done} of {total} segments</source>
      <translation>{done} segments comptés sur {total}</translation>
    </message>
    <message>
      <source>Counting pairs of phrases</source>
      <translation>Comptage des paires d'expressions</translation>
    </message>
    <message>
      <source>Counting …</source>
      <translation>Comptage…</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Créé</translation>
    </message>
    <message>
      <source>Created by</source>
      <translation>Créé par</translation>
    </message>
    <message>
      <source>Critical</source>
      <translation>Critique</translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation>croate</translation>
    </message>
    <message>
      <source>Customise the &amp;Tool Bar …</source>
      <translation>Personnaliser la &amp;barre d'outils…</translation>
    </message>
    <message>
      <source>Customise the tool bar …</source>
      <translation>Personnaliser la barre d'outils…</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>Cyrillique</translation>
    </message>
    <message>
      <source>Cyrillic, DOS</source>
      <translation>Cyrillique, DOS</translation>
    </message>
    <message>
      <source>Cyrillic, Russian</source>
      <translation>Cyrillique, russe</translation>
    </message>
    <message>
      <source>Cyrillic, Ukrainian</source>
      <translation>Cyrillique, ukrainien</translation>
    </message>
    <message>
      <source>Czech</source>
      <translation>tchèque</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>danois</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <source>Dark colours.</source>
      <translation>Couleurs sombres.</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Date</translation>
    </message>
    <message>
      <source>De&amp;lete …</source>
      <translation>&amp;Supprimer…</translation>
    </message>
    <message>
      <source>De&amp;tach from the project</source>
      <translation>Dé&amp;tacher du projet</translation>
    </message>
    <message>
      <source>Deadline</source>
      <translation>Échéance</translation>
    </message>
    <message>
      <source>Deadline and pace</source>
      <translation>Échéance et rythme</translation>
    </message>
    <message>
      <source>Decimal signs and thousands as the source language writes them.</source>
      <translation>Décimales et milliers écrits comme dans la langue source.</translation>
    </message>
    <message>
      <source>Decoder</source>
      <translation>Décodeur</translation>
    </message>
    <message>
      <source>Default: {title}</source>
      <translation>Valeur par défaut : {title}</translation>
    </message>
    <message>
      <source>Definition</source>
      <translation>Définition</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Supprimer</translation>
    </message>
    <message numerus="yes">
      <source>Delete %Ln units? Segments they were confirmed in become drafts, and the engine forgets them.</source>
      <translation>
        <numerusform>Supprimer %Ln unité ? Les segments validés avec elle redeviennent des brouillons, et le moteur les oublie.</numerusform>
        <numerusform>Supprimer %Ln unités ? Les segments validés avec elles redeviennent des brouillons, et le moteur les oublie.</numerusform>
      </translation>
    </message>
    <message>
      <source>Delete memory units</source>
      <translation>Supprimer des unités de mémoire</translation>
    </message>
    <message>
      <source>Delete the Layer</source>
      <translation>Supprimer la couche</translation>
    </message>
    <message>
      <source>Delete the chosen units.</source>
      <translation>Supprimer les unités choisies.</translation>
    </message>
    <message>
      <source>Delete the engine</source>
      <translation>Supprimer le moteur</translation>
    </message>
    <message>
      <source>Delete the engine “{name}” for good?</source>
      <translation>Supprimer définitivement le moteur « {name} » ?</translation>
    </message>
    <message>
      <source>Delete the layer</source>
      <translation>Supprimer la couche</translation>
    </message>
    <message>
      <source>Delete the memory unit</source>
      <translation>Supprimer l'unité de mémoire</translation>
    </message>
    <message>
      <source>Delete the new engine.</source>
      <translation>Supprimer le nouveau moteur.</translation>
    </message>
    <message>
      <source>Delete the unit that the current match comes from.</source>
      <translation>Supprimer l'unité dont vient la correspondance actuelle.</translation>
    </message>
    <message>
      <source>Delete …</source>
      <translation>Supprimer…</translation>
    </message>
    <message numerus="yes">
      <source>Deleted %Ln units. {key} takes it back.</source>
      <translation>
        <numerusform>%Ln unité supprimée. {key} l'annule.</numerusform>
        <numerusform>%Ln unités supprimées. {key} l'annule.</numerusform>
      </translation>
    </message>
    <message>
      <source>Deleted from {memory}. {key} takes it back.</source>
      <translation>Supprimé de {memory}. {key} l'annule.</translation>
    </message>
    <message>
      <source>Deleted words</source>
      <translation>Mots supprimés</translation>
    </message>
    <message>
      <source>Denmark</source>
      <translation>Danemark</translation>
    </message>
    <message>
      <source>Detach the engine</source>
      <translation>Détacher le moteur</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Détails</translation>
    </message>
    <message>
      <source>Device or resource busy</source>
      <translation>périphérique ou fichier occupé</translation>
    </message>
    <message>
      <source>Dictionaries</source>
      <translation>Dictionnaires</translation>
    </message>
    <message>
      <source>Dictionaries are the extensions of LibreOffice (.oxt), or two files .aff and .dic.</source>
      <translation>Les dictionnaires sont des extensions de LibreOffice (.oxt) ou deux fichiers .aff et .dic.</translation>
    </message>
    <message>
      <source>Dictionary</source>
      <translation>Dictionnaire</translation>
    </message>
    <message>
      <source>Did you mean {name}?</source>
      <translation>Vouliez-vous dire {name} ?</translation>
    </message>
    <message>
      <source>Different</source>
      <translation>Différents</translation>
    </message>
    <message>
      <source>Different sources</source>
      <translation>Sources différentes</translation>
    </message>
    <message>
      <source>Different sources translated alike.</source>
      <translation>Des sources différentes traduites de la même façon.</translation>
    </message>
    <message>
      <source>Different translations of one source</source>
      <translation>Traductions différentes d'une source</translation>
    </message>
    <message>
      <source>Digits</source>
      <translation>Chiffres</translation>
    </message>
    <message>
      <source>Directory not empty</source>
      <translation>le dossier n'est pas vide</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Rejeter</translation>
    </message>
    <message>
      <source>Disk quota exceeded</source>
      <translation>quota du disque dépassé</translation>
    </message>
    <message>
      <source>Distortion</source>
      <translation>Distorsion</translation>
    </message>
    <message>
      <source>Divide the file into smaller ones.</source>
      <translation>Divisez-le en fichiers plus petits.</translation>
    </message>
    <message>
      <source>Do again what was taken back.</source>
      <translation>Refaire ce qui a été annulé.</translation>
    </message>
    <message>
      <source>Do again what was undone.</source>
      <translation>Refaire ce qui a été annulé.</translation>
    </message>
    <message>
      <source>Do not ignore it</source>
      <translation>Ne pas l'ignorer</translation>
    </message>
    <message>
      <source>Do not train them</source>
      <translation>Ne pas les entraîner</translation>
    </message>
    <message>
      <source>Do not write documents that have any</source>
      <translation>Ne pas écrire les documents qui en ont</translation>
    </message>
    <message>
      <source>Doc</source>
      <translation>Doc</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Document</translation>
    </message>
    <message>
      <source>Document of the unit</source>
      <translation>Document de l'unité</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Documents</translation>
    </message>
    <message>
      <source>Documents in</source>
      <translation>Documents dans</translation>
    </message>
    <message>
      <source>Documents to translate</source>
      <translation>Documents à traduire</translation>
    </message>
    <message>
      <source>Documents, deadline, memories and engine of the project; again: back to the editor.</source>
      <translation>Documents, échéance, mémoires et moteur du projet ; encore une fois : retour à l'éditeur.</translation>
    </message>
    <message>
      <source>Documents, translations, comments, terms and settings go into one file. What your colleague does with it can be merged back here.</source>
      <translation>Documents, traductions, commentaires, termes et paramètres vont dans un seul fichier. Ce que votre collègue en fait peut être repris ici.</translation>
    </message>
    <message>
      <source>Documents: translations that XLIFF and PO files bring along</source>
      <translation>Documents : traductions que les fichiers XLIFF et PO apportent</translation>
    </message>
    <message>
      <source>Domain</source>
      <translation>Domaine</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <source>Done again: {what}.</source>
      <translation>Refait : {what}.</translation>
    </message>
    <message>
      <source>Doubled spaces</source>
      <translation>Espaces doubles</translation>
    </message>
    <message>
      <source>Doubtful words are no longer underlined.</source>
      <translation>Les mots douteux ne sont plus soulignés.</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Descendre</translation>
    </message>
    <message>
      <source>Download it again.</source>
      <translation>Téléchargez-le de nouveau.</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Brouillon</translation>
    </message>
    <message>
      <source>Drafts</source>
      <translation>Brouillons</translation>
    </message>
    <message>
      <source>Drafts are written as they are, and marked as drafts.</source>
      <translation>Les brouillons sont écrits tels quels, et marqués comme brouillons.</translation>
    </message>
    <message>
      <source>Drop TBX, UTX, Excel, TSV or CSV files here, or press Add</source>
      <translation>Déposez ici des fichiers TBX, UTX, Excel, TSV ou CSV, ou appuyez sur Ajouter</translation>
    </message>
    <message>
      <source>Drop TMX or SDLTM files here, or press Add</source>
      <translation>Déposez des fichiers TMX ou SDLTM ici, ou appuyez sur Ajouter</translation>
    </message>
    <message>
      <source>Drop documents or folders here, or press Add</source>
      <translation>Déposez ici des documents ou des dossiers, ou appuyez sur Ajouter</translation>
    </message>
    <message>
      <source>Drop the filter: all segments in document order (Escape)</source>
      <translation>Lever le filtre : tous les segments dans l'ordre du document (Échap)</translation>
    </message>
    <message>
      <source>Duplicate the engine</source>
      <translation>Dupliquer le moteur</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>néerlandais</translation>
    </message>
    <message>
      <source>E&amp;nd the Review</source>
      <translation>&amp;Terminer la relecture</translation>
    </message>
    <message>
      <source>E&amp;ngine</source>
      <translation>Moteu&amp;r</translation>
    </message>
    <message>
      <source>E&amp;ngines</source>
      <translation>&amp;Moteurs</translation>
    </message>
    <message>
      <source>E&amp;xport the Findings …</source>
      <translation>&amp;Exporter les résultats…</translation>
    </message>
    <message>
      <source>E&amp;xport …</source>
      <translation>E&amp;xporter…</translation>
    </message>
    <message>
      <source>Each part of a split segment needs a word.</source>
      <translation>Chaque partie d'un segment divisé a besoin d'un mot.</translation>
    </message>
    <message>
      <source>Each part of the training text is translated with models of the others, so that no sentence is translated with phrases of its own. 1 is faster and learns little.</source>
      <translation>Chaque partie du texte d'entraînement est traduite avec les modèles des autres, pour qu'aucune phrase ne le soit avec ses propres expressions. 1 est plus rapide et apprend peu.</translation>
    </message>
    <message>
      <source>Earlier count to compare with</source>
      <translation>Compte antérieur de comparaison</translation>
    </message>
    <message>
      <source>Earlier version</source>
      <translation>Version précédente</translation>
    </message>
    <message>
      <source>Edit the Memory Unit</source>
      <translation>Modifier l'unité de mémoire</translation>
    </message>
    <message>
      <source>Edit the Source</source>
      <translation>Modifier la source</translation>
    </message>
    <message>
      <source>Edit the source</source>
      <translation>Modifier la source</translation>
    </message>
    <message>
      <source>Edits and time</source>
      <translation>Modifications et temps</translation>
    </message>
    <message>
      <source>Edits by origin</source>
      <translation>Modifications par origine</translation>
    </message>
    <message>
      <source>Edits by segment</source>
      <translation>Modifications par segment</translation>
    </message>
    <message>
      <source>Ellipsis</source>
      <translation>Points de suspension</translation>
    </message>
    <message>
      <source>Em dash</source>
      <translation>Tiret cadratin</translation>
    </message>
    <message>
      <source>En dash</source>
      <translation>Tiret demi-cadratin</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>Encodages</translation>
    </message>
    <message>
      <source>End the review</source>
      <translation>Terminer la relecture</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Terminer la visite</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Moteur</translation>
    </message>
    <message>
      <source>Engine &amp;A</source>
      <translation>Moteur &amp;A</translation>
    </message>
    <message>
      <source>Engine &amp;B</source>
      <translation>Moteur &amp;B</translation>
    </message>
    <message>
      <source>Engine A</source>
      <translation>Moteur A</translation>
    </message>
    <message>
      <source>Engine B</source>
      <translation>Moteur B</translation>
    </message>
    <message>
      <source>Engine not available</source>
      <translation>Moteur indisponible</translation>
    </message>
    <message>
      <source>Engine to compare with</source>
      <translation>Moteur de comparaison</translation>
    </message>
    <message>
      <source>Engine to start from</source>
      <translation>Moteur de départ</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>Moteur : {name}</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Moteurs</translation>
    </message>
    <message>
      <source>Engines of this kind cannot be made of a part of their text.</source>
      <translation>Les moteurs de ce type ne se font pas à partir d'une partie de leur texte.</translation>
    </message>
    <message>
      <source>Engines of this kind have no features of words and phrases.</source>
      <translation>Les moteurs de ce type n'ont pas de traits de mots et d'expressions.</translation>
    </message>
    <message>
      <source>Engines of this kind have no rules with gaps.</source>
      <translation>Les moteurs de ce type n'ont pas de règles à trous.</translation>
    </message>
    <message>
      <source>English</source>
      <translation>anglais</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Entrée</translation>
    </message>
    <message>
      <source>Enter brings this version back.</source>
      <translation>Entrée rétablit cette version.</translation>
    </message>
    <message>
      <source>Enter goes there; Del ignores it.</source>
      <translation>Entrée y va ; Suppr l'ignore.</translation>
    </message>
    <message>
      <source>Enter goes there; F2 answers it; Del resolves it or opens it again.</source>
      <translation>Entrée y va ; F2 y répond ; Suppr la résout ou la rouvre.</translation>
    </message>
    <message>
      <source>Enter goes there; F2 mends it; Del ignores it.</source>
      <translation>Entrée y va ; F2 le corrige ; Suppr l'ignore.</translation>
    </message>
    <message>
      <source>Enter goes to this segment.</source>
      <translation>Entrée va à ce segment.</translation>
    </message>
    <message>
      <source>Enter or a double click inserts it; F2 changes it, Del removes it.</source>
      <translation>Entrée ou un double clic l'insère ; F2 le modifie, Suppr le retire.</translation>
    </message>
    <message>
      <source>Enter or a double click inserts the translation; F2 selects a part of it.</source>
      <translation>Entrée ou un double clic insère la traduction ; F2 en sélectionne une partie.</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>Entrées</translation>
    </message>
    <message>
      <source>Estimate the training</source>
      <translation>Estimer l'entraînement</translation>
    </message>
    <message>
      <source>Estimated from Postil's own measurements; your machine may differ.</source>
      <translation>Estimé d'après les mesures de Postil ; votre ordinateur peut différer.</translation>
    </message>
    <message>
      <source>Estimated from earlier trainings on this machine.</source>
      <translation>Estimé d'après des entraînements précédents sur cet ordinateur.</translation>
    </message>
    <message>
      <source>Estimated quality of this word: {percent}.</source>
      <translation>Qualité estimée de ce mot : {percent}.</translation>
    </message>
    <message>
      <source>Estonian</source>
      <translation>estonien</translation>
    </message>
    <message>
      <source>Every command, by a few letters</source>
      <translation>Toute commande, en quelques lettres</translation>
    </message>
    <message>
      <source>Every document in a folder is translated with the memories, glossaries and the engine of this project, as far as they know it. The project stays as it is.</source>
      <translation>Chaque document d'un dossier est traduit avec les mémoires, les glossaires et le moteur de ce projet, autant qu'ils le connaissent. Le projet reste tel quel.</translation>
    </message>
    <message>
      <source>Every line holds one tree, such as (S (NP …) (VP …)), or nothing.</source>
      <translation>Chaque ligne contient un arbre, comme (S (NP …) (VP …)), ou rien.</translation>
    </message>
    <message>
      <source>Every severity</source>
      <translation>Toutes les gravités</translation>
    </message>
    <message>
      <source>Everything in this project is confirmed.</source>
      <translation>Tout est validé dans ce projet.</translation>
    </message>
    <message>
      <source>Everything stays on this machine. You can close this window and go on translating; the status bar shows how far it is.</source>
      <translation>Tout reste sur cet ordinateur. Vous pouvez fermer cette fenêtre et continuer à traduire ; la barre d'état montre l'avancement.</translation>
    </message>
    <message>
      <source>Everything stays on this machine; you can go on translating meanwhile.</source>
      <translation>Tout reste sur cet ordinateur ; vous pouvez continuer à traduire.</translation>
    </message>
    <message>
      <source>Example: source&lt;tab&gt;target&lt;tab&gt;note&lt;tab&gt;forbidden</source>
      <translation>Exemple : source&lt;tab&gt;target&lt;tab&gt;note&lt;tab&gt;forbidden</translation>
    </message>
    <message>
      <source>Examples: before and after</source>
      <translation>Exemples : avant et après</translation>
    </message>
    <message>
      <source>Expected BLEU</source>
      <translation>BLEU espéré</translation>
    </message>
    <message>
      <source>Expected BLEU is what works; the others are there to compare with.</source>
      <translation>BLEU espéré est ce qui marche ; les autres sont là pour comparer.</translation>
    </message>
    <message>
      <source>Expected to stay: {percent}</source>
      <translation>Devrait rester à {percent}</translation>
    </message>
    <message>
      <source>Expected {expected}, came {came}.</source>
      <translation>Attendu {expected}, obtenu {came}.</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exporter</translation>
    </message>
    <message>
      <source>Export &amp;All Documents …</source>
      <translation>Exporter &amp;tous les documents…</translation>
    </message>
    <message>
      <source>Export All Documents</source>
      <translation>Exporter tous les documents</translation>
    </message>
    <message>
      <source>Export All the Same</source>
      <translation>Exporter quand même</translation>
    </message>
    <message>
      <source>Export all documents</source>
      <translation>Exporter tous les documents</translation>
    </message>
    <message>
      <source>Export all …</source>
      <translation>Tout exporter…</translation>
    </message>
    <message>
      <source>Export it again.</source>
      <translation>Exportez-le à nouveau.</translation>
    </message>
    <message>
      <source>Export it as XLIFF 1.2 or 2.0.</source>
      <translation>Exportez-le en XLIFF 1.2 ou 2.0.</translation>
    </message>
    <message>
      <source>Export it from memoQ again, or open the mqxliff file itself.</source>
      <translation>Exportez-le de nouveau depuis memoQ, ou ouvrez le fichier mqxliff lui-même.</translation>
    </message>
    <message>
      <source>Export its documents instead.</source>
      <translation>Exportez plutôt ses documents.</translation>
    </message>
    <message>
      <source>Export the &amp;Memory …</source>
      <translation>Exporter la &amp;mémoire…</translation>
    </message>
    <message>
      <source>Export the &amp;Return Package …</source>
      <translation>Exporter le paquet de &amp;retour…</translation>
    </message>
    <message>
      <source>Export the Findings</source>
      <translation>Exporter les résultats</translation>
    </message>
    <message>
      <source>Export the Layer</source>
      <translation>Exporter la couche</translation>
    </message>
    <message>
      <source>Export the Return Package</source>
      <translation>Exporter le paquet de retour</translation>
    </message>
    <message>
      <source>Export the Statistics</source>
      <translation>Exporter les statistiques</translation>
    </message>
    <message>
      <source>Export the Translation</source>
      <translation>Exporter la traduction</translation>
    </message>
    <message>
      <source>Export the document</source>
      <translation>Exporter le document</translation>
    </message>
    <message>
      <source>Export the engine</source>
      <translation>Exporter le moteur</translation>
    </message>
    <message>
      <source>Export the findings</source>
      <translation>Exporter les résultats</translation>
    </message>
    <message>
      <source>Export the glossary</source>
      <translation>Exporter le glossaire</translation>
    </message>
    <message>
      <source>Export the layer</source>
      <translation>Exporter la couche</translation>
    </message>
    <message>
      <source>Export the memories</source>
      <translation>Exporter les mémoires</translation>
    </message>
    <message>
      <source>Export the memory</source>
      <translation>Exporter la mémoire</translation>
    </message>
    <message>
      <source>Export the return package</source>
      <translation>Exporter le paquet de retour</translation>
    </message>
    <message>
      <source>Export the statistics</source>
      <translation>Exporter les statistiques</translation>
    </message>
    <message>
      <source>Export the translation</source>
      <translation>Exporter la traduction</translation>
    </message>
    <message>
      <source>Export …</source>
      <translation>Exporter…</translation>
    </message>
    <message>
      <source>Export, duplicate, rename or delete it.</source>
      <translation>L'exporter, le dupliquer, le renommer ou le supprimer.</translation>
    </message>
    <message>
      <source>Exported to {file}.</source>
      <translation>Exporté vers {file}.</translation>
    </message>
    <message>
      <source>Exported to {path}.</source>
      <translation>Exporté vers {path}.</translation>
    </message>
    <message>
      <source>Exporting {name}</source>
      <translation>Exportation de {name}</translation>
    </message>
    <message>
      <source>Exporting …</source>
      <translation>Exportation…</translation>
    </message>
    <message>
      <source>Extra tags</source>
      <translation>Balises en trop</translation>
    </message>
    <message>
      <source>F&amp;ocus Mode</source>
      <translation>M&amp;ode concentration</translation>
    </message>
    <message>
      <source>F&amp;uzzy Match</source>
      <translation>Correspondance &amp;partielle</translation>
    </message>
    <message>
      <source>F1</source>
      <translation>F1</translation>
    </message>
    <message>
      <source>F2 changes it, Del removes it.</source>
      <translation>F2 le modifie, Suppr le retire.</translation>
    </message>
    <message>
      <source>F2 changes the comment, Del removes it.</source>
      <translation>F2 modifie le commentaire, Suppr le retire.</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Traits</translation>
    </message>
    <message>
      <source>Features of linked words also count for these forms of them, so that rare words learn from others: the first and last four letters, classes of words, numbers of as many digits, or all of these.</source>
      <translation>Les traits de mots liés valent aussi pour ces formes des mots, afin que les mots rares apprennent des autres : les quatre premières et dernières lettres, des classes de mots, les nombres d'autant de chiffres, ou tout cela.</translation>
    </message>
    <message>
      <source>Fi&amp;lters</source>
      <translation>Fi&amp;ltres</translation>
    </message>
    <message>
      <source>File exists</source>
      <translation>le fichier existe déjà</translation>
    </message>
    <message>
      <source>File name too long</source>
      <translation>nom de fichier trop long</translation>
    </message>
    <message>
      <source>File of source trees</source>
      <translation>Fichier d'arbres de la source</translation>
    </message>
    <message>
      <source>File of the shared memory</source>
      <translation>Fichier de la mémoire partagée</translation>
    </message>
    <message>
      <source>File of trees</source>
      <translation>Fichier d'arbres</translation>
    </message>
    <message>
      <source>File too large</source>
      <translation>fichier trop grand</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Fichiers</translation>
    </message>
    <message>
      <source>Files that cannot be used</source>
      <translation>Fichiers inutilisables</translation>
    </message>
    <message>
      <source>Fill Empty Segments with &amp;Pseudo-Translation</source>
      <translation>Remplir les segments vides par &amp;pseudo-traduction</translation>
    </message>
    <message>
      <source>Fill an empty translation with the best memory match, if it is at least this similar.</source>
      <translation>Remplir une traduction vide avec la meilleure correspondance, si elle est au moins aussi semblable.</translation>
    </message>
    <message>
      <source>Fill empty segments from the memories and the engine, in one step.</source>
      <translation>Remplir les segments vides avec les mémoires et le moteur, en une étape.</translation>
    </message>
    <message>
      <source>Fill the checked ones</source>
      <translation>Remplir ceux qui sont cochés</translation>
    </message>
    <message>
      <source>Fill the memory</source>
      <translation>Remplir la mémoire</translation>
    </message>
    <message>
      <source>Fill them</source>
      <translation>Les remplir</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrer</translation>
    </message>
    <message>
      <source>Filter by name, language or kind</source>
      <translation>Filtrer par nom, langue ou type</translation>
    </message>
    <message>
      <source>Filter by source or translation</source>
      <translation>Filtrer les segments</translation>
    </message>
    <message>
      <source>Filter by state</source>
      <translation>Filtrer par état</translation>
    </message>
    <message>
      <source>Filter the engines</source>
      <translation>Filtrer les moteurs</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filtres</translation>
    </message>
    <message>
      <source>Filters ({number})</source>
      <translation>Filtres ({number})</translation>
    </message>
    <message>
      <source>Final</source>
      <translation>Final</translation>
    </message>
    <message>
      <source>Final punctuation</source>
      <translation>Ponctuation finale</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Chercher</translation>
    </message>
    <message>
      <source>Find a text in all segments and replace it where you want.</source>
      <translation>Chercher un texte dans tous les segments et le remplacer où vous voulez.</translation>
    </message>
    <message>
      <source>Find and &amp;Replace …</source>
      <translation>Chercher et &amp;remplacer…</translation>
    </message>
    <message>
      <source>Find and Replace</source>
      <translation>Chercher et remplacer</translation>
    </message>
    <message>
      <source>Find and Replace in “{name}”</source>
      <translation>Rechercher et remplacer dans « {name} »</translation>
    </message>
    <message>
      <source>Find and replace in the translations of the units that are listed.</source>
      <translation>Rechercher et remplacer dans les traductions des unités affichées.</translation>
    </message>
    <message>
      <source>Find any command by a few letters, and run it.</source>
      <translation>Trouver une commande par quelques lettres et l'exécuter.</translation>
    </message>
    <message>
      <source>Find terms</source>
      <translation>Chercher des termes</translation>
    </message>
    <message>
      <source>Find the first open segment</source>
      <translation>Trouver le premier segment ouvert</translation>
    </message>
    <message>
      <source>Find the segment</source>
      <translation>Trouver le segment</translation>
    </message>
    <message>
      <source>Find, add, change and delete terms; import and export glossaries.</source>
      <translation>Chercher, ajouter, modifier et supprimer des termes ; importer et exporter des glossaires.</translation>
    </message>
    <message>
      <source>Find, change and delete units; repetitions and different translations of one source.</source>
      <translation>Trouver, modifier et supprimer des unités ; répétitions et traductions différentes d'une source.</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Remarque</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Résultats</translation>
    </message>
    <message>
      <source>Findings (penalty points: {points}; in 1,000 words: {each})</source>
      <translation>Remarques (points de pénalité : {points} ; pour 1 000 mots : {each})</translation>
    </message>
    <message>
      <source>Finds new weights for the models of an engine, on segments that are like what you translate now. Takes a minute or two, and makes nothing unless the segments come out better.</source>
      <translation>Trouve de nouveaux poids pour les modèles d'un moteur, sur des segments semblables à ce que vous traduisez à présent. Prend une minute ou deux, et ne crée rien si les segments n'en sortent pas meilleurs.</translation>
    </message>
    <message>
      <source>Finland</source>
      <translation>Finlande</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>finnois</translation>
    </message>
    <message>
      <source>First day</source>
      <translation>Premier jour</translation>
    </message>
    <message>
      <source>First letter</source>
      <translation>Première lettre</translation>
    </message>
    <message>
      <source>Fitting the confidence model</source>
      <translation>Ajustement du modèle de confiance</translation>
    </message>
    <message>
      <source>Fix: </source>
      <translation>Correction : </translation>
    </message>
    <message>
      <source>Float or dock {panel}</source>
      <translation>Détacher ou ancrer {panel}</translation>
    </message>
    <message>
      <source>Fn</source>
      <translation>NBP</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Dossier</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Dossier de documents</translation>
    </message>
    <message>
      <source>Folder of new projects</source>
      <translation>Dossier des nouveaux projets</translation>
    </message>
    <message>
      <source>Folder of the engine</source>
      <translation>Dossier du moteur</translation>
    </message>
    <message>
      <source>Folder of the project</source>
      <translation>Dossier du projet</translation>
    </message>
    <message>
      <source>Follows what the engine learned. Before: {text}</source>
      <translation>Suit ce que le moteur a appris. Avant : {text}</translation>
    </message>
    <message>
      <source>Font of {language}</source>
      <translation>Police : {language}</translation>
    </message>
    <message>
      <source>Fonts of its languages are chosen while a project is open.</source>
      <translation>Les polices de ses langues se choisissent quand un projet est ouvert.</translation>
    </message>
    <message>
      <source>Foot</source>
      <translation>Pied</translation>
    </message>
    <message>
      <source>Footer of the page</source>
      <translation>Pied de page</translation>
    </message>
    <message>
      <source>Footnote or endnote</source>
      <translation>Note de bas de page ou de fin</translation>
    </message>
    <message>
      <source>For example: Printer manual, spring edition</source>
      <translation>Par exemple : Manuel d'imprimante, édition de printemps</translation>
    </message>
    <message>
      <source>Forbidden characters</source>
      <translation>Caractères interdits</translation>
    </message>
    <message>
      <source>Forbidden terms</source>
      <translation>Termes interdits</translation>
    </message>
    <message>
      <source>Forbidden: this translation is to be avoided</source>
      <translation>Interdit : cette traduction est à éviter</translation>
    </message>
    <message>
      <source>Forget the filter</source>
      <translation>Oublier le filtre</translation>
    </message>
    <message numerus="yes">
      <source>Forget what was learned from %Ln segments, for good?</source>
      <translation>
        <numerusform>Oublier définitivement ce qui a été appris de %Ln segment ?</numerusform>
        <numerusform>Oublier définitivement ce qui a été appris de %Ln segments ?</numerusform>
      </translation>
    </message>
    <message>
      <source>Formats that know segments, such as XLIFF, keep theirs.</source>
      <translation>Les formats qui connaissent les segments, comme XLIFF, gardent les leurs.</translation>
    </message>
    <message>
      <source>Forms of words</source>
      <translation>Formes des mots</translation>
    </message>
    <message>
      <source>Found: {what}.</source>
      <translation>Trouvé : {what}.</translation>
    </message>
    <message>
      <source>France</source>
      <translation>France</translation>
    </message>
    <message>
      <source>Free software under the GNU General Public License, version 3 or later.</source>
      <translation>Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure.</translation>
    </message>
    <message>
      <source>French</source>
      <translation>français</translation>
    </message>
    <message>
      <source>From</source>
      <translation>À partir de</translation>
    </message>
    <message>
      <source>From a day on</source>
      <translation>À partir d'un jour</translation>
    </message>
    <message>
      <source>From a draft of the machine, which would write something else now.</source>
      <translation>D'un brouillon de la machine, qui écrirait autre chose maintenant.</translation>
    </message>
    <message>
      <source>From a memory</source>
      <translation>D'une mémoire</translation>
    </message>
    <message>
      <source>From a memory match of {score}</source>
      <translation>D'une correspondance de mémoire à {score}</translation>
    </message>
    <message>
      <source>From a memory match that is not there any more.</source>
      <translation>D'une correspondance de mémoire qui n'existe plus.</translation>
    </message>
    <message>
      <source>From an alignment</source>
      <translation>Issue d'un alignement</translation>
    </message>
    <message>
      <source>From an earlier version of the document</source>
      <translation>D'une version précédente du document</translation>
    </message>
    <message>
      <source>From now on the machine always uses this translation, or another form of it that the engine knows. The checks report where it is missing.</source>
      <translation>Désormais, la machine emploie toujours cette traduction, ou une autre forme que le moteur en connaît. Les contrôles signalent où elle manque.</translation>
    </message>
    <message>
      <source>From now on the machine avoids this translation, and the checks report it.</source>
      <translation>Désormais, la machine évite cette traduction, et les contrôles la signalent.</translation>
    </message>
    <message>
      <source>From now on the machine uses this translation where the sentence allows it; where the source has another form of the term, only if the engine knows a form for it. The checks report where it is missing.</source>
      <translation>Désormais, la machine emploie cette traduction là où la phrase le permet ; si le terme y figure sous une autre forme, seulement si le moteur en connaît une qui y réponde. Les contrôles signalent où elle manque.</translation>
    </message>
    <message>
      <source>From the earlier version of the document, whose source was another.</source>
      <translation>De la version précédente du document, dont la source était autre.</translation>
    </message>
    <message>
      <source>From the engine {name}</source>
      <translation>Du moteur {name}</translation>
    </message>
    <message>
      <source>From the machine</source>
      <translation>De la machine</translation>
    </message>
    <message>
      <source>From the machine, which expected {score} of it to stay</source>
      <translation>De la machine, qui s'attendait à ce que {score} en reste</translation>
    </message>
    <message>
      <source>From which language, to which?</source>
      <translation>De quelle langue vers quelle langue ?</translation>
    </message>
    <message>
      <source>From your memories and parallel texts, on this computer: {key}.</source>
      <translation>De vos mémoires et textes parallèles, sur cet ordinateur : {key}.</translation>
    </message>
    <message>
      <source>From {origin}</source>
      <translation>De {origin}</translation>
    </message>
    <message>
      <source>From {origin}, {score}</source>
      <translation>De {origin}, {score}</translation>
    </message>
    <message>
      <source>From:</source>
      <translation>De :</translation>
    </message>
    <message>
      <source>Gained most ({gained})</source>
      <translation>Les plus améliorés ({gained})</translation>
    </message>
    <message>
      <source>Gained so far</source>
      <translation>Gain jusqu'ici</translation>
    </message>
    <message>
      <source>Galician</source>
      <translation>galicien</translation>
    </message>
    <message>
      <source>Gaps in a rule</source>
      <translation>Trous dans une règle</translation>
    </message>
    <message>
      <source>Gaps in rules</source>
      <translation>Trous dans les règles</translation>
    </message>
    <message>
      <source>Georgian</source>
      <translation>géorgien</translation>
    </message>
    <message>
      <source>German</source>
      <translation>allemand</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Allemagne</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>Y renoncer</translation>
    </message>
    <message>
      <source>Give the engine a name.</source>
      <translation>Donnez un nom au moteur.</translation>
    </message>
    <message>
      <source>Give the marked command the keys of the keymap again.</source>
      <translation>Redonner à la commande choisie les raccourcis du jeu.</translation>
    </message>
    <message>
      <source>Give the project a name.</source>
      <translation>Donnez un nom au projet.</translation>
    </message>
    <message>
      <source>Glossaries</source>
      <translation>Glossaires</translation>
    </message>
    <message>
      <source>Glossaries of the project</source>
      <translation>Glossaires du projet</translation>
    </message>
    <message>
      <source>Glossary</source>
      <translation>Glossaire</translation>
    </message>
    <message>
      <source>Glossary that takes them</source>
      <translation>Glossaire qui les reçoit</translation>
    </message>
    <message>
      <source>Go</source>
      <translation>Aller</translation>
    </message>
    <message>
      <source>Go Back to a &amp;Backup …</source>
      <translation>Re&amp;venir à une sauvegarde…</translation>
    </message>
    <message>
      <source>Go Back to a Backup</source>
      <translation>Revenir à une sauvegarde</translation>
    </message>
    <message>
      <source>Go back to a backup</source>
      <translation>Revenir à une sauvegarde</translation>
    </message>
    <message>
      <source>Go back to the translation.</source>
      <translation>Revenir à la traduction.</translation>
    </message>
    <message>
      <source>Go back to where you were.</source>
      <translation>Revenir là où vous étiez.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Reprendre</translation>
    </message>
    <message>
      <source>Go on later</source>
      <translation>Reprendre plus tard</translation>
    </message>
    <message>
      <source>Go on with it, or give it up.</source>
      <translation>Le reprendre ou y renoncer.</translation>
    </message>
    <message>
      <source>Go on with the engine it was compared with, and discard the new one. More or closer texts help most; another recipe or other settings may.</source>
      <translation>Gardez le moteur de comparaison et rejetez le nouveau. Des textes plus nombreux ou plus proches aident le plus ; une autre recette ou d'autres paramètres peuvent aider.</translation>
    </message>
    <message>
      <source>Go round: editor, matches, panels, filter.</source>
      <translation>Faire le tour : éditeur, correspondances, panneaux, filtre.</translation>
    </message>
    <message>
      <source>Go there</source>
      <translation>Y aller</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Aller à</translation>
    </message>
    <message>
      <source>Go to Segment</source>
      <translation>Aller au segment</translation>
    </message>
    <message>
      <source>Go to a segment by its number.</source>
      <translation>Aller à un segment par son numéro.</translation>
    </message>
    <message>
      <source>Go to a segment in which the checks find something.</source>
      <translation>Aller à un segment où les contrôles trouvent quelque chose.</translation>
    </message>
    <message>
      <source>Go to a segment with a bookmark.</source>
      <translation>Aller à un segment avec signet.</translation>
    </message>
    <message>
      <source>Go to a segment with a comment.</source>
      <translation>Aller à un segment commenté.</translation>
    </message>
    <message>
      <source>Go to a segment with another source.</source>
      <translation>Aller à un segment dont la source est différente.</translation>
    </message>
    <message>
      <source>Go to an open segment from a fuzzy match.</source>
      <translation>Aller à un segment ouvert issu d'une correspondance partielle.</translation>
    </message>
    <message>
      <source>Go to an open segment from the machine.</source>
      <translation>Aller à un segment ouvert issu de la machine.</translation>
    </message>
    <message>
      <source>Go to the First</source>
      <translation>Aller au premier</translation>
    </message>
    <message>
      <source>Go to the Ne&amp;xt</source>
      <translation>Aller au suiva&amp;nt</translation>
    </message>
    <message>
      <source>Go to the Pre&amp;vious</source>
      <translation>Aller au pré&amp;cédent</translation>
    </message>
    <message>
      <source>Go to the counts: words by match band, what was changed, how sure the machine is.</source>
      <translation>Aller aux comptes : mots par tranche, ce qui a été modifié, confiance de la machine.</translation>
    </message>
    <message>
      <source>Go to the document as running text.</source>
      <translation>Aller au document en texte suivi.</translation>
    </message>
    <message>
      <source>Go to the filter: show only segments with a text.</source>
      <translation>Aller au filtre : n'afficher que les segments contenant un texte.</translation>
    </message>
    <message>
      <source>Go to the first segment of the chosen document that is not confirmed.</source>
      <translation>Aller au premier segment non validé du document choisi.</translation>
    </message>
    <message>
      <source>Go to the first segment shown.</source>
      <translation>Aller au premier segment affiché.</translation>
    </message>
    <message>
      <source>Go to the glossary terms of the segment.</source>
      <translation>Aller aux termes de glossaire du segment.</translation>
    </message>
    <message>
      <source>Go to the last segment shown.</source>
      <translation>Aller au dernier segment affiché.</translation>
    </message>
    <message>
      <source>Go to the next coming segment that what was learned changes.</source>
      <translation>Aller au prochain segment à venir que l'apprentissage modifie.</translation>
    </message>
    <message>
      <source>Go to the next misspelt word or forbidden term and list what could stand there.</source>
      <translation>Aller au prochain mot mal orthographié ou terme interdit et lister ce qui pourrait s'y trouver.</translation>
    </message>
    <message>
      <source>Go to the next pair that is in doubt.</source>
      <translation>Aller à la paire douteuse suivante.</translation>
    </message>
    <message>
      <source>Go to the next segment in which the checks find something.</source>
      <translation>Aller au prochain segment où les contrôles trouvent quelque chose.</translation>
    </message>
    <message>
      <source>Go to the next segment that is not confirmed, without confirming this one.</source>
      <translation>Aller au prochain segment non validé, sans valider celui-ci.</translation>
    </message>
    <message>
      <source>Go to the notes and comments on the segment, and to its history.</source>
      <translation>Aller aux notes et commentaires du segment, et à son historique.</translation>
    </message>
    <message>
      <source>Go to the search in the memories.</source>
      <translation>Aller à la recherche dans les mémoires.</translation>
    </message>
    <message>
      <source>Go to the segment above.</source>
      <translation>Aller au segment du dessus.</translation>
    </message>
    <message>
      <source>Go to the segment before in which the checks find something.</source>
      <translation>Aller au segment précédent où les contrôles trouvent quelque chose.</translation>
    </message>
    <message>
      <source>Go to the segment below.</source>
      <translation>Aller au segment du dessous.</translation>
    </message>
    <message>
      <source>Go to what memories, machine and glossaries propose.</source>
      <translation>Aller aux propositions des mémoires, de la machine et des glossaires.</translation>
    </message>
    <message>
      <source>Go to what the checks find in the segment, or in all of them.</source>
      <translation>Aller à ce que les contrôles trouvent dans le segment ou dans tous.</translation>
    </message>
    <message>
      <source>Go to what the engine learned, and what it changed.</source>
      <translation>Aller à ce que le moteur a appris et à ce que cela a changé.</translation>
    </message>
    <message>
      <source>Go to what the reviewer found and changed.</source>
      <translation>Aller à ce que le relecteur a trouvé et modifié.</translation>
    </message>
    <message>
      <source>Goal</source>
      <translation>Objectif</translation>
    </message>
    <message>
      <source>Goes along</source>
      <translation>Est joint</translation>
    </message>
    <message>
      <source>Going back in the source: how often</source>
      <translation>Retours en arrière dans la source : combien</translation>
    </message>
    <message>
      <source>Going back in the source: words</source>
      <translation>Retours en arrière dans la source : mots</translation>
    </message>
    <message>
      <source>Greek</source>
      <translation>grec</translation>
    </message>
    <message>
      <source>Groups of settings</source>
      <translation>Groupes de paramètres</translation>
    </message>
    <message>
      <source>Guide</source>
      <translation>Guide</translation>
    </message>
    <message>
      <source>Hand the Project Over</source>
      <translation>Remettre le projet</translation>
    </message>
    <message>
      <source>Hand the project over</source>
      <translation>Remettre le projet</translation>
    </message>
    <message>
      <source>Has learned</source>
      <translation>A appris</translation>
    </message>
    <message>
      <source>Have its text recognised (OCR), or ask for the document that it was made from.</source>
      <translation>Faites reconnaître son texte (OCR), ou demandez le document dont il a été fait.</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>Haut</translation>
    </message>
    <message>
      <source>Header of the page</source>
      <translation>En-tête de page</translation>
    </message>
    <message>
      <source>Heading of level {level}</source>
      <translation>Titre de niveau {level}</translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation>hébreu</translation>
    </message>
    <message>
      <source>Held-out segments: comparing</source>
      <translation>Segments mis de côté : comparaison</translation>
    </message>
    <message>
      <source>Held-out segments: the new engine translates</source>
      <translation>Segments mis de côté : le nouveau moteur traduit</translation>
    </message>
    <message>
      <source>Held-out segments: the {which} engine translates</source>
      <translation>Segments mis de côté : le moteur {which} traduit</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Masquer</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps)</source>
      <translation>Hiérarchique (expressions à trous)</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps), left to right</source>
      <translation>Hiérarchique (expressions à trous), de gauche à droite</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps), looked up when needed</source>
      <translation>Hiérarchique (expressions à trous), consulté au besoin</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <source>Hindi</source>
      <translation>hindi</translation>
    </message>
    <message>
      <source>Hinge loss</source>
      <translation>Perte hinge</translation>
    </message>
    <message>
      <source>History of Segment {number}</source>
      <translation>Historique du segment {number}</translation>
    </message>
    <message>
      <source>Hope and fear</source>
      <translation>Espoir et crainte</translation>
    </message>
    <message>
      <source>Hope and fear: translations that are good and that the engine likes are compared with bad ones that it likes. K-best: the best translations found so far are compared with those that the engine prefers now.</source>
      <translation>Espoir et crainte : de bonnes traductions que le moteur juge probables sont comparées à de mauvaises qu'il juge probables. K meilleures : les meilleures traductions trouvées jusqu'ici sont comparées à celles que le moteur préfère à présent.</translation>
    </message>
    <message>
      <source>How better weights are looked for: MIRA is quick and steady, MERT is the classic. The others go through the segments one by one as well, each with a measure of its own.</source>
      <translation>Comment de meilleurs poids sont cherchés : MIRA est rapide et régulier, MERT est le classique. Les autres parcourent eux aussi les segments un par un, chacun avec sa propre mesure.</translation>
    </message>
    <message>
      <source>How close segments stand: compact shows nearly twice as many.</source>
      <translation>Espacement des segments : l'affichage compact en montre près du double.</translation>
    </message>
    <message>
      <source>How far each sentence moves the scores.</source>
      <translation>De combien chaque phrase déplace les scores.</translation>
    </message>
    <message>
      <source>How far each sentence moves the weights; 0 takes what suits the way of learning.</source>
      <translation>De combien chaque phrase déplace les poids ; 0 prend ce qui convient à la façon d'apprendre.</translation>
    </message>
    <message>
      <source>How far it is, and its learning curve; or what came of it.</source>
      <translation>Son avancement et sa courbe d'apprentissage, ou son résultat.</translation>
    </message>
    <message>
      <source>How far one sentence may move the weights.</source>
      <translation>De combien une phrase peut déplacer les poids.</translation>
    </message>
    <message>
      <source>How it learned</source>
      <translation>Comment il a appris</translation>
    </message>
    <message>
      <source>How large all backups of a project may be together; the latest is kept in any case.</source>
      <translation>Taille totale que peuvent avoir les sauvegardes d'un projet ; la dernière est gardée dans tous les cas.</translation>
    </message>
    <message>
      <source>How long after the last keystroke a draft is written to disk.</source>
      <translation>Délai entre la dernière frappe et l'écriture du brouillon sur le disque.</translation>
    </message>
    <message>
      <source>How many backups of a project are kept: the latest ones, and one a day and a week of older ones.</source>
      <translation>Combien de sauvegardes d'un projet sont gardées : les dernières, et des plus anciennes une par jour et par semaine.</translation>
    </message>
    <message>
      <source>How many of the best translations of each sentence are kept for comparison; only with K-best.</source>
      <translation>Combien des meilleures traductions de chaque phrase sont gardées pour la comparaison ; seulement avec K meilleures.</translation>
    </message>
    <message>
      <source>How many of the smallest rules are put together into one, at most. More parts make longer phrases, and take more time and space.</source>
      <translation>De combien des plus petites règles une règle se compose au plus. Plus de parties donnent des expressions plus longues, et prennent plus de temps et de place.</translation>
    </message>
    <message>
      <source>How many parts of a rule other phrases may fill, as in “neither … nor …”. With 0 it has phrases only.</source>
      <translation>Combien de parties d'une règle d'autres expressions peuvent remplir, comme dans « ni … ni … ». Avec 0, il n'y a que des expressions sans trous.</translation>
    </message>
    <message>
      <source>How many sentences of the training text, evenly spread, are translated in each round; 0 takes all of them.</source>
      <translation>Nombre de phrases du texte d'entraînement, réparties également, qui sont traduites à chaque tour ; 0 les prend toutes.</translation>
    </message>
    <message>
      <source>How many target phrases each source phrase keeps.</source>
      <translation>Combien d'expressions cibles chaque expression source garde.</translation>
    </message>
    <message>
      <source>How many target phrases the decoder may choose from for each source word.</source>
      <translation>Parmi combien d'expressions cibles le décodeur peut choisir pour chaque mot source.</translation>
    </message>
    <message>
      <source>How many translations of each kind are compared.</source>
      <translation>Combien de traductions de chaque sorte sont comparées.</translation>
    </message>
    <message>
      <source>How many translations of each segment are compared with yours.</source>
      <translation>Combien de traductions de chaque segment sont comparées aux vôtres.</translation>
    </message>
    <message>
      <source>How many translations of each sentence a round adds. With real-first, the best of them is what the others are compared with, and there must be two.</source>
      <translation>Combien de traductions de chaque phrase un tour ajoute. Avec real-first, la meilleure sert de comparaison aux autres, et il en faut deux.</translation>
    </message>
    <message>
      <source>How many translations of each sentence are compared with what you wrote.</source>
      <translation>Combien de traductions de chaque phrase sont comparées à ce que vous avez écrit.</translation>
    </message>
    <message>
      <source>How much closer “{name}” is</source>
      <translation>De combien « {name} » est plus proche</translation>
    </message>
    <message>
      <source>How often a project that is open and was changed is backed up, into its folder; also when it is closed.</source>
      <translation>Tous les combien de temps un projet ouvert et modifié est sauvegardé, dans son dossier ; aussi à sa fermeture.</translation>
    </message>
    <message>
      <source>How often a rule was seen</source>
      <translation>Fréquence d'une règle</translation>
    </message>
    <message>
      <source>How often all translations found so far are gone through in a round.</source>
      <translation>Combien de fois toutes les traductions trouvées sont parcourues par tour.</translation>
    </message>
    <message>
      <source>How often the segments are translated again. Tuning stops earlier when nothing is gained any more.</source>
      <translation>Combien de fois les segments sont retraduits. Le réglage s'arrête plus tôt quand il n'y a plus rien à gagner.</translation>
    </message>
    <message>
      <source>How often the training text is gone through. The best round is kept, and training stops when the held-out segments gain nothing any more.</source>
      <translation>Combien de fois le texte d'entraînement est parcouru. Le meilleur tour est gardé, et l'entraînement s'arrête quand les segments mis de côté n'y gagnent plus rien.</translation>
    </message>
    <message>
      <source>How often the training text is translated again, to find what the engine still prefers to what you wrote. The best round is kept.</source>
      <translation>Combien de fois le texte d'entraînement est retraduit, pour trouver ce que le moteur préfère encore à ce que vous avez écrit. Le meilleur tour est gardé.</translation>
    </message>
    <message>
      <source>How phrases become sentences: Improved uses a language model and is the one to work with; Contradiction and No contradiction are those of the publication.</source>
      <translation>Comment les expressions deviennent des phrases : Amélioré utilise un modèle de langue, c'est celui avec lequel travailler ; Contradiction et Sans contradiction sont ceux de la publication.</translation>
    </message>
    <message>
      <source>How the best pass is found, whose scores are kept. The held-out segments are translated after each pass: with the weights of the engine as they are, or with weights tuned by MERT, as the method was published, which takes many times as long.</source>
      <translation>Comment trouver le meilleur passage, dont les scores sont retenus. Les segments réservés sont traduits après chaque passage : avec les poids du moteur tels quels, ou avec des poids ajustés par MERT, comme la méthode a été publiée, ce qui prend beaucoup plus de temps.</translation>
    </message>
    <message>
      <source>How the weights of the models are found again once the scores are in: MERT is the classic and what the method was published with, MIRA is steadier; none leaves them as they were.</source>
      <translation>Comment les poids des modèles sont retrouvés une fois les scores en place : MERT est le classique, avec lequel la méthode a été publiée, MIRA est plus stable ; aucun les laisse tels quels.</translation>
    </message>
    <message>
      <source>How the weights of the models are found on held-out segments: MIRA is quick and steady, MERT is the classic. None keeps the weights Postil comes with.</source>
      <translation>Comment les poids des modèles sont trouvés sur des segments mis de côté : MIRA est rapide et stable, MERT est le classique. Aucun garde les poids livrés avec Postil.</translation>
    </message>
    <message>
      <source>How to search</source>
      <translation>Comment chercher</translation>
    </message>
    <message>
      <source>How true the confidences came</source>
      <translation>À quel point les confiances se sont vérifiées</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>hongrois</translation>
    </message>
    <message>
      <source>Hunspell, which reads spelling dictionaries, is not on this system.</source>
      <translation>Hunspell, qui lit les dictionnaires orthographiques, n'est pas installé sur ce système.</translation>
    </message>
    <message>
      <source>H{level}</source>
      <translation>T{level}</translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation>islandais</translation>
    </message>
    <message>
      <source>Identifier</source>
      <translation>Identifiant</translation>
    </message>
    <message>
      <source>If you forget a key: {key} finds any command. The guide is in this menu.</source>
      <translation>Si vous oubliez un raccourci : {key} trouve toute commande. Le guide est dans ce menu.</translation>
    </message>
    <message>
      <source>If you trust the file, unpack it yourself.</source>
      <translation>Si vous avez confiance dans ce fichier, décompressez-le vous-même.</translation>
    </message>
    <message>
      <source>Ignore it</source>
      <translation>L'ignorer</translation>
    </message>
    <message>
      <source>Ignore the finding</source>
      <translation>Ignorer le résultat</translation>
    </message>
    <message>
      <source>Ignore “{word}”</source>
      <translation>Ignorer « {word} »</translation>
    </message>
    <message>
      <source>Ignored too</source>
      <translation>Ignorés aussi</translation>
    </message>
    <message>
      <source>Import a TMX file; or make a shared memory of it first.</source>
      <translation>Importez un fichier TMX, ou faites-en d'abord une mémoire partagée.</translation>
    </message>
    <message>
      <source>Import a glossary</source>
      <translation>Importer un glossaire</translation>
    </message>
    <message>
      <source>Import a glossary: TBX, UTX, Excel, TSV or CSV.</source>
      <translation>Ajouter un glossaire au projet : TBX, UTX, Excel, TSV ou CSV.</translation>
    </message>
    <message>
      <source>Import a memory</source>
      <translation>Importer une mémoire</translation>
    </message>
    <message>
      <source>Import an engine</source>
      <translation>Importer un moteur</translation>
    </message>
    <message>
      <source>Import or train it anew.</source>
      <translation>Importez le moteur ou entraînez-le à nouveau.</translation>
    </message>
    <message>
      <source>Import the corpus again.</source>
      <translation>Importez le corpus de nouveau.</translation>
    </message>
    <message>
      <source>Import the engine</source>
      <translation>Importer le moteur</translation>
    </message>
    <message>
      <source>Import the engine again or train it again.</source>
      <translation>Importez le moteur de nouveau ou entraînez-le à nouveau.</translation>
    </message>
    <message>
      <source>Import the glossary</source>
      <translation>Importer le glossaire</translation>
    </message>
    <message>
      <source>Import the memory</source>
      <translation>Importer la mémoire</translation>
    </message>
    <message>
      <source>Importing {file} …</source>
      <translation>Importation de {file}…</translation>
    </message>
    <message>
      <source>Importing {name}</source>
      <translation>Importation de {name}</translation>
    </message>
    <message>
      <source>Improved</source>
      <translation>Amélioré</translation>
    </message>
    <message>
      <source>Improves an engine of any kind with the text it was made from: words and phrases get weights of their own, so that what you wrote ranks before what the engine preferred, and the further ahead the better it is. Takes some minutes for each ten thousand segments.</source>
      <translation>Améliore un moteur de tout type avec le texte dont il est issu : mots et expressions reçoivent leurs propres poids, de sorte que ce que vous avez écrit passe devant ce que le moteur préférait, et d'autant plus loin que c'est meilleur. Prend quelques minutes par dizaine de milliers de segments.</translation>
    </message>
    <message>
      <source>Improves an engine with the text it was made from: every sentence is translated again in many ways, and phrases that lead to what you wrote are scored up, others down. Translating takes no longer afterwards.</source>
      <translation>Améliore un moteur avec le texte dont il est fait : chaque phrase est retraduite de nombreuses façons ; les expressions qui mènent à ce que vous avez écrit gagnent des points, les autres en perdent. La traduction ne prend pas plus de temps ensuite.</translation>
    </message>
    <message>
      <source>Improves an engine with the text it was made from: words, phrases and their neighbours get weights of their own, so that what you write ranks before what the engine would have preferred. Takes longer than other recipes, and translating becomes up to half as fast.</source>
      <translation>Améliore un moteur avec le texte dont il est fait : mots, expressions et voisins reçoivent leurs propres poids, pour que ce que vous écrivez passe avant ce que le moteur aurait préféré. Plus long que les autres recettes, et la traduction peut devenir deux fois plus lente.</translation>
    </message>
    <message>
      <source>In &amp;use</source>
      <translation>En &amp;service</translation>
    </message>
    <message>
      <source>In a parallel corpus, each line translates the line of the same number.</source>
      <translation>Dans un corpus parallèle, chaque ligne traduit la ligne du même numéro.</translation>
    </message>
    <message>
      <source>In document order</source>
      <translation>Ordre du document</translation>
    </message>
    <message>
      <source>In the source</source>
      <translation>Dans la source</translation>
    </message>
    <message>
      <source>In the translation</source>
      <translation>Dans la traduction</translation>
    </message>
    <message numerus="yes">
      <source>In the translations of the %Ln units that are listed on the page.</source>
      <translation>
        <numerusform>Dans la traduction de la seule unité affichée sur la page.</numerusform>
        <numerusform>Dans les traductions des %Ln unités affichées sur la page.</numerusform>
      </translation>
    </message>
    <message>
      <source>In this project the machine does not use terms; only the checks do.</source>
      <translation>Dans ce projet, la machine n'utilise pas les termes ; seuls les contrôles le font.</translation>
    </message>
    <message>
      <source>In use in this project</source>
      <translation>Utilisé dans ce projet</translation>
    </message>
    <message>
      <source>Index of rules</source>
      <translation>Index des règles</translation>
    </message>
    <message>
      <source>Indonesian</source>
      <translation>indonésien</translation>
    </message>
    <message>
      <source>Input/output error</source>
      <translation>erreur d'entrée/sortie</translation>
    </message>
    <message>
      <source>Insert</source>
      <translation>Insérer</translation>
    </message>
    <message>
      <source>Insert Next &amp;Tag</source>
      <translation>Insérer la &amp;balise suivante</translation>
    </message>
    <message>
      <source>Insert Term &amp;1</source>
      <translation>Insérer le terme &amp;1</translation>
    </message>
    <message>
      <source>Insert Term &amp;2</source>
      <translation>Insérer le terme &amp;2</translation>
    </message>
    <message>
      <source>Insert Term &amp;3</source>
      <translation>Insérer le terme &amp;3</translation>
    </message>
    <message>
      <source>Insert Term &amp;4</source>
      <translation>Insérer le terme &amp;4</translation>
    </message>
    <message>
      <source>Insert Term &amp;5</source>
      <translation>Insérer le terme &amp;5</translation>
    </message>
    <message>
      <source>Insert This &amp;Tag</source>
      <translation>Insérer cette &amp;balise</translation>
    </message>
    <message>
      <source>Insert a C&amp;haracter …</source>
      <translation>Insérer un &amp;caractère…</translation>
    </message>
    <message>
      <source>Insert a character</source>
      <translation>Insérer un caractère</translation>
    </message>
    <message>
      <source>Insert a mark that makes signs beside it run from left to right.</source>
      <translation>Insérer une marque qui fait courir de gauche à droite les signes voisins.</translation>
    </message>
    <message>
      <source>Insert a mark that makes signs beside it run from right to left.</source>
      <translation>Insérer une marque qui fait courir de droite à gauche les signes voisins.</translation>
    </message>
    <message>
      <source>Insert a space at which no line ends.</source>
      <translation>Insérer une espace où la ligne ne se coupe pas.</translation>
    </message>
    <message>
      <source>Insert a tag</source>
      <translation>Insérer une balise</translation>
    </message>
    <message>
      <source>Insert all missing tags at the caret, or around the selection.</source>
      <translation>Insérer toutes les balises manquantes au curseur ou autour de la sélection.</translation>
    </message>
    <message>
      <source>Insert from the source</source>
      <translation>Insérer depuis la source</translation>
    </message>
    <message>
      <source>Insert term 1 of the segment at the caret.</source>
      <translation>Insérer le terme 1 du segment au curseur.</translation>
    </message>
    <message>
      <source>Insert term 2 of the segment at the caret.</source>
      <translation>Insérer le terme 2 du segment au curseur.</translation>
    </message>
    <message>
      <source>Insert term 3 of the segment at the caret.</source>
      <translation>Insérer le terme 3 du segment au curseur.</translation>
    </message>
    <message>
      <source>Insert term 4 of the segment at the caret.</source>
      <translation>Insérer le terme 4 du segment au curseur.</translation>
    </message>
    <message>
      <source>Insert term 5 of the segment at the caret.</source>
      <translation>Insérer le terme 5 du segment au curseur.</translation>
    </message>
    <message>
      <source>Insert the current match, or what is selected in it, at the caret.</source>
      <translation>Insérer au curseur la correspondance actuelle, ou ce qui y est sélectionné.</translation>
    </message>
    <message>
      <source>Insert the next tag that is missing; a pair goes around the selection.</source>
      <translation>Insérer la prochaine balise manquante ; une paire entoure la sélection.</translation>
    </message>
    <message>
      <source>Insert the tag that is selected in the source; a pair goes around the selection.</source>
      <translation>Insérer la balise sélectionnée dans la source ; une paire entoure la sélection.</translation>
    </message>
    <message>
      <source>Inserted word</source>
      <translation>Mot inséré</translation>
    </message>
    <message>
      <source>Inserted words</source>
      <translation>Mots ajoutés</translation>
    </message>
    <message>
      <source>Install it with: pip install postil[cluster]</source>
      <translation>Installez-le avec : pip install postil[cluster]</translation>
    </message>
    <message>
      <source>Install it, on Debian by: apt install libhunspell-1.7-0</source>
      <translation>Installez-le, sous Debian par : apt install libhunspell-1.7-0</translation>
    </message>
    <message>
      <source>Install the package {package}, or name a file of trees or another parser.</source>
      <translation>Installez le paquet {package}, ou indiquez un fichier d'arbres ou un autre analyseur.</translation>
    </message>
    <message>
      <source>Instead of an engine of its own: what it knows of phrases that belong together becomes two features of a phrase-based engine, which is then tuned again.</source>
      <translation>Au lieu d'un moteur à part : ce qu'il sait des expressions qui vont ensemble devient deux traits d'un moteur à base d'expressions, qui est ensuite réglé de nouveau.</translation>
    </message>
    <message>
      <source>Into a &amp;memory of the project …</source>
      <translation>Dans une &amp;mémoire du projet…</translation>
    </message>
    <message>
      <source>Into a memory</source>
      <translation>Dans une mémoire</translation>
    </message>
    <message>
      <source>Into the new &amp;folder</source>
      <translation>Dans le nouveau &amp;dossier</translation>
    </message>
    <message>
      <source>Irish</source>
      <translation>irlandais</translation>
    </message>
    <message>
      <source>Is a directory</source>
      <translation>c'est un dossier</translation>
    </message>
    <message>
      <source>Is it in the source language?</source>
      <translation>Est-il dans la langue source ?</translation>
    </message>
    <message>
      <source>It answers: {workers} workers with {threads} threads. They must see the engines folder under the same name.</source>
      <translation>Il répond : {workers} processus avec {threads} fils. Ils doivent voir le dossier des moteurs sous le même nom.</translation>
    </message>
    <message>
      <source>It can go on where it stopped when you open Postil again, or be cancelled now.</source>
      <translation>Il peut reprendre où il s'est arrêté à la réouverture de Postil, ou être annulé maintenant.</translation>
    </message>
    <message>
      <source>It cannot be opened. {problem}</source>
      <translation>Il ne peut pas être ouvert. {problem}</translation>
    </message>
    <message>
      <source>It cannot be read ({reason}).</source>
      <translation>Lecture impossible ({reason}).</translation>
    </message>
    <message>
      <source>It does not tell what it was trained on.</source>
      <translation>Il ne dit pas sur quoi il a été entraîné.</translation>
    </message>
    <message>
      <source>It drew no learning curve.</source>
      <translation>Il n'a pas tracé de courbe d'apprentissage.</translation>
    </message>
    <message>
      <source>It gives matches; nothing of this project goes into it.</source>
      <translation>Elle donne des correspondances ; rien de ce projet n'y entre.</translation>
    </message>
    <message>
      <source>It gives no more matches here, and gets nothing of this project any more. Its file stays where it is, with all that is in it, and can be attached again.</source>
      <translation>Elle ne donne plus de correspondances ici et ne reçoit plus rien de ce projet. Son fichier reste où il est, avec tout son contenu, et peut être rattaché.</translation>
    </message>
    <message>
      <source>It gives no more matches here, and what was changed in it here is lost. A file that it was read from stays where it is. This cannot be undone.</source>
      <translation>Elle ne donnera plus de correspondances ici, et ce qui y a été modifié ici est perdu. Le fichier dont elle a été lue reste où il est. C'est irréversible.</translation>
    </message>
    <message>
      <source>It has not learned from confirmed segments yet.

Use it in a project: it learns from every segment you confirm, and what it learned is listed here.</source>
      <translation>Il n'a pas encore appris de segments validés.

Utilisez-le dans un projet : il apprend de chaque segment que vous validez, et ce qu'il a appris est listé ici.</translation>
    </message>
    <message>
      <source>It has: {names}.</source>
      <translation>Il y a : {names}.</translation>
    </message>
    <message>
      <source>It is damaged ({reason}).</source>
      <translation>Il est endommagé ({reason}).</translation>
    </message>
    <message>
      <source>It is in use in {projects}.</source>
      <translation>Il est utilisé dans {projects}.</translation>
    </message>
    <message>
      <source>It is in use in {projects}: these projects will work without an engine. What they taught it stays in their journals.</source>
      <translation>Il est utilisé dans {projects} : ces projets travailleront sans moteur. Ce qu'ils lui ont appris reste dans leurs journaux.</translation>
    </message>
    <message>
      <source>It is in use in “{name}”.</source>
      <translation>Il est utilisé dans « {name} ».</translation>
    </message>
    <message>
      <source>It is made with these components, each under its own licence:</source>
      <translation>Il est fait avec ces composants, chacun sous sa propre licence :</translation>
    </message>
    <message>
      <source>It is not kept in the engines folder. Delete its folder yourself.</source>
      <translation>Il n'est pas dans le dossier des moteurs. Supprimez son dossier vous-même.</translation>
    </message>
    <message>
      <source>It is not there.</source>
      <translation>Il n'est pas là.</translation>
    </message>
    <message>
      <source>It learns from you</source>
      <translation>Il apprend de vous</translation>
    </message>
    <message>
      <source>It translates between other languages than the open project.</source>
      <translation>Il traduit entre d'autres langues que le projet ouvert.</translation>
    </message>
    <message>
      <source>It was moved or deleted, or its disk is out: it stood in {folder}.</source>
      <translation>Il a été déplacé ou supprimé, ou son disque n'est pas branché : il se trouvait dans {folder}.</translation>
    </message>
    <message>
      <source>It was not compared with another engine yet.</source>
      <translation>Il n'a pas encore été comparé à un autre moteur.</translation>
    </message>
    <message>
      <source>It was not measured on held-out segments. Compare it with another engine.</source>
      <translation>Il n'a pas été mesuré sur des segments mis de côté. Comparez-le à un autre moteur.</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>italien</translation>
    </message>
    <message>
      <source>Italy</source>
      <translation>Italie</translation>
    </message>
    <message>
      <source>Item of a list</source>
      <translation>Élément de liste</translation>
    </message>
    <message>
      <source>Its columns are: {names}.</source>
      <translation>Ses colonnes sont : {names}.</translation>
    </message>
    <message>
      <source>Its languages are {languages}.</source>
      <translation>Ses langues sont {languages}.</translation>
    </message>
    <message>
      <source>Its segment is confirmed anew, and the engine learns the new text instead.</source>
      <translation>Son segment est validé de nouveau, et le moteur apprend le nouveau texte à la place.</translation>
    </message>
    <message>
      <source>Its terms cannot be changed, removed or added to.</source>
      <translation>Ses termes ne peuvent être ni modifiés, ni retirés, ni complétés.</translation>
    </message>
    <message>
      <source>Its training drew no learning curve.</source>
      <translation>Son entraînement n'a pas tracé de courbe d'apprentissage.</translation>
    </message>
    <message>
      <source>Its translation</source>
      <translation>Sa traduction</translation>
    </message>
    <message>
      <source>Jaccard</source>
      <translation>Jaccard</translation>
    </message>
    <message>
      <source>Japan</source>
      <translation>Japon</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>japonais</translation>
    </message>
    <message>
      <source>K-best</source>
      <translation>K meilleures</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Conserver</translation>
    </message>
    <message>
      <source>Keep ca&amp;pitals</source>
      <translation>Conserver les ca&amp;pitales</translation>
    </message>
    <message>
      <source>Keep the filter</source>
      <translation>Garder le filtre</translation>
    </message>
    <message>
      <source>Keep the keys there are, and add this one.</source>
      <translation>Garder les raccourcis actuels et ajouter celui-ci.</translation>
    </message>
    <message>
      <source>Keep the new engine beside the others, without using it.</source>
      <translation>Conserver le nouveau moteur à côté des autres, sans l'utiliser.</translation>
    </message>
    <message>
      <source>Keep the settings</source>
      <translation>Garder les paramètres</translation>
    </message>
    <message>
      <source>Keep the weights</source>
      <translation>Garder les poids</translation>
    </message>
    <message>
      <source>Keep this count</source>
      <translation>Garder ce compte</translation>
    </message>
    <message>
      <source>Keeps your texts instead of all phrases with gaps, and looks them up for each sentence: the engine takes a fraction of the space, and a suggestion about a tenth of a second more. Whoever gets the engine gets your texts with it.</source>
      <translation>Garde vos textes au lieu de toutes les expressions à trous et y cherche celles-ci pour chaque phrase : le moteur prend une fraction de la place, et une suggestion environ un dixième de seconde de plus. Qui reçoit le moteur reçoit vos textes avec lui.</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Gardées</translation>
    </message>
    <message>
      <source>Kept out</source>
      <translation>Mis de côté</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Clavier</translation>
    </message>
    <message>
      <source>Keymap</source>
      <translation>Jeu de raccourcis</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Raccourcis clavier</translation>
    </message>
    <message>
      <source>Keys of the keymap “{name}”</source>
      <translation>Raccourcis du jeu « {name} »</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Type</translation>
    </message>
    <message>
      <source>Kind of findings</source>
      <translation>Type de résultats</translation>
    </message>
    <message>
      <source>Kinds: {kinds}; severities: {severities}.</source>
      <translation>Types : {kinds} ; gravités : {severities}.</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>coréen</translation>
    </message>
    <message>
      <source>Labelling the translations</source>
      <translation>Étiquetage des traductions</translation>
    </message>
    <message>
      <source>Labels are syntactic categories such as NP; are these trees?</source>
      <translation>Les étiquettes sont des catégories syntaxiques comme NP ; sont-ce des arbres ?</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Language model</source>
      <translation>Modèle de langue</translation>
    </message>
    <message>
      <source>Language model of word classes</source>
      <translation>Modèle de langue des classes de mots</translation>
    </message>
    <message>
      <source>Language model of word classes, classes</source>
      <translation>Modèle de langue des classes de mots, classes</translation>
    </message>
    <message>
      <source>Language model of word classes, n-grams</source>
      <translation>Modèle de langue des classes de mots, n-grammes</translation>
    </message>
    <message>
      <source>Language model on disk</source>
      <translation>Modèle de langue sur disque</translation>
    </message>
    <message>
      <source>Language model, first word of a phrase</source>
      <translation>Modèle de langue, premier mot d'une expression</translation>
    </message>
    <message>
      <source>Language model, n-grams</source>
      <translation>Modèle de langue, n-grammes</translation>
    </message>
    <message>
      <source>Language of Postil</source>
      <translation>Langue de Postil</translation>
    </message>
    <message>
      <source>Language of {name}</source>
      <translation>Langue de {name}</translation>
    </message>
    <message>
      <source>Language to search in</source>
      <translation>Langue de la recherche</translation>
    </message>
    <message>
      <source>Languages</source>
      <translation>Langues</translation>
    </message>
    <message>
      <source>Large margins</source>
      <translation>Grandes marges</translation>
    </message>
    <message>
      <source>Large margins, round {number}</source>
      <translation>Grandes marges, tour {number}</translation>
    </message>
    <message>
      <source>Larger &amp;Text</source>
      <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
      <source>Largest step</source>
      <translation>Plus grand pas</translation>
    </message>
    <message>
      <source>Last changed first</source>
      <translation>Derniers modifiés d'abord</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>Dernier jour</translation>
    </message>
    <message>
      <source>Latin America</source>
      <translation>Amérique latine</translation>
    </message>
    <message>
      <source>Latvian</source>
      <translation>letton</translation>
    </message>
    <message>
      <source>Layers</source>
      <translation>Couches</translation>
    </message>
    <message>
      <source>Layers (*{suffix})</source>
      <translation>Couches (*{suffix})</translation>
    </message>
    <message>
      <source>Layers of what was learned</source>
      <translation>Couches de ce qui a été appris</translation>
    </message>
    <message>
      <source>Layers …</source>
      <translation>Couches…</translation>
    </message>
    <message>
      <source>Learn from what was confirmed</source>
      <translation>Apprendre de ce qui a été validé</translation>
    </message>
    <message>
      <source>Learned</source>
      <translation>Appris</translation>
    </message>
    <message>
      <source>Learned features</source>
      <translation>Traits appris</translation>
    </message>
    <message numerus="yes">
      <source>Learned from %Ln segments of {name}.</source>
      <translation>
        <numerusform>Appris de %Ln segment de {name}.</numerusform>
        <numerusform>Appris de %Ln segments de {name}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Learned from by the engine</source>
      <translation>Dont le moteur a appris</translation>
    </message>
    <message>
      <source>Learned from segment {number}</source>
      <translation>Appris du segment {number}</translation>
    </message>
    <message>
      <source>Learned phrase scores</source>
      <translation>Scores d'expressions appris</translation>
    </message>
    <message>
      <source>Learning curve</source>
      <translation>Courbe d'apprentissage</translation>
    </message>
    <message>
      <source>Learning curve in words</source>
      <translation>La courbe d'apprentissage en mots</translation>
    </message>
    <message>
      <source>Learns phrases with gaps as well, which carry words over long distances: for languages whose word order differs much. Takes more time and space than a phrase-based engine.</source>
      <translation>Apprend aussi des expressions à trous, qui déplacent les mots sur de longues distances : pour des langues dont l'ordre des mots diffère beaucoup. Demande plus de temps et de place qu'un moteur à base d'expressions.</translation>
    </message>
    <message>
      <source>Learns phrases with gaps whose translation begins with a word, so that translations grow from left to right. Has fewer rules than a hierarchical engine and takes less space.</source>
      <translation>Apprend des expressions à trous dont la traduction commence par un mot, pour que les traductions avancent de gauche à droite. Garde moins de règles qu'un moteur hiérarchique et prend moins de place.</translation>
    </message>
    <message>
      <source>Learns which phrases occur together, and builds sentences from phrases that overlap. Trains in seconds; translates worse than a phrase-based engine of the same text.</source>
      <translation>Apprend quelles expressions vont ensemble et construit des phrases d'expressions qui se chevauchent. S'entraîne en quelques secondes ; traduit moins bien qu'un moteur à base d'expressions du même texte.</translation>
    </message>
    <message>
      <source>Learns words, phrases and their order from your memories and parallel texts. The start of everything else: train one first, the more text and the closer to your work, the better.</source>
      <translation>Apprend les mots, les expressions et leur ordre dans vos mémoires et textes parallèles. C'est le point de départ : commencez par celui-ci. Plus il y a de texte, et plus il est proche de votre travail, mieux c'est.</translation>
    </message>
    <message>
      <source>Least confidence</source>
      <translation>Confiance minimale</translation>
    </message>
    <message>
      <source>Least confidence of the machine</source>
      <translation>Confiance minimale de la machine</translation>
    </message>
    <message>
      <source>Least memory match</source>
      <translation>Correspondance de mémoire minimale</translation>
    </message>
    <message>
      <source>Least number of occurrences</source>
      <translation>Nombre minimal d'occurrences</translation>
    </message>
    <message>
      <source>Least value</source>
      <translation>Valeur minimale</translation>
    </message>
    <message>
      <source>Leave --cluster out.</source>
      <translation>Omettez --cluster.</translation>
    </message>
    <message>
      <source>Leave out / keep</source>
      <translation>Omettre / garder</translation>
    </message>
    <message>
      <source>Leave out one sentence of the corpus and train again.</source>
      <translation>Retirez une phrase du corpus et entraînez de nouveau.</translation>
    </message>
    <message>
      <source>Leave the pair out, or keep it after all.</source>
      <translation>Laisser la paire de côté, ou la garder quand même.</translation>
    </message>
    <message>
      <source>Leave the team server</source>
      <translation>Quitter le serveur d'équipe</translation>
    </message>
    <message>
      <source>Leave them</source>
      <translation>Les laisser</translation>
    </message>
    <message>
      <source>Leave them as the document has them</source>
      <translation>Les laisser comme dans le document</translation>
    </message>
    <message>
      <source>Left Out</source>
      <translation>Laissé de côté</translation>
    </message>
    <message>
      <source>Left aside</source>
      <translation>Laissés de côté</translation>
    </message>
    <message>
      <source>Left-to-right mark</source>
      <translation>Marque gauche-à-droite</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Longueur</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Leçons</translation>
    </message>
    <message>
      <source>Lessons coun&amp;t for</source>
      <translation>Leço&amp;ns valables pour</translation>
    </message>
    <message>
      <source>Let both engines translate the segments, and judge them.</source>
      <translation>Faire traduire les segments par les deux moteurs, et les juger.</translation>
    </message>
    <message>
      <source>Let the selected words, or the word at the caret, go before the word before.</source>
      <translation>Faire passer les mots sélectionnés, ou le mot au curseur, devant le mot précédent.</translation>
    </message>
    <message>
      <source>Let the selected words, or the word at the caret, go behind the word after.</source>
      <translation>Faire passer les mots sélectionnés, ou le mot au curseur, derrière le mot suivant.</translation>
    </message>
    <message>
      <source>Let the training stand still, or go on.</source>
      <translation>Suspendre l'entraînement ou le reprendre.</translation>
    </message>
    <message>
      <source>Lexical weighting, direct</source>
      <translation>Pondération lexicale, directe</translation>
    </message>
    <message>
      <source>Lexical weighting, inverse</source>
      <translation>Pondération lexicale, inverse</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licence</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <source>Light colours.</source>
      <translation>Couleurs claires.</translation>
    </message>
    <message>
      <source>Light or dark, as the desktop is.</source>
      <translation>Clair ou sombre, selon le bureau.</translation>
    </message>
    <message>
      <source>Light, dark, or as the desktop has it.</source>
      <translation>Claires, sombres, ou comme le bureau.</translation>
    </message>
    <message>
      <source>Like OmegaT</source>
      <translation>Comme OmegaT</translation>
    </message>
    <message>
      <source>Like Trados Studio</source>
      <translation>Comme Trados Studio</translation>
    </message>
    <message>
      <source>Like memoQ</source>
      <translation>Comme memoQ</translation>
    </message>
    <message>
      <source>Like this text</source>
      <translation>Comme ce texte</translation>
    </message>
    <message>
      <source>Likelihood ratio</source>
      <translation>Rapport de vraisemblance</translation>
    </message>
    <message>
      <source>Lines in this encoding</source>
      <translation>Lignes dans cet encodage</translation>
    </message>
    <message>
      <source>Link rare words</source>
      <translation>Relier les mots rares</translation>
    </message>
    <message>
      <source>Linked words</source>
      <translation>Mots liés</translation>
    </message>
    <message>
      <source>Linked words side by side</source>
      <translation>Mots liés côte à côte</translation>
    </message>
    <message>
      <source>Links of words</source>
      <translation>Liens entre mots</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Liste</translation>
    </message>
    <message>
      <source>List dashes, spaces and marks, and insert one by its number.</source>
      <translation>Lister tirets, espaces et marques, et en insérer un par son numéro.</translation>
    </message>
    <message>
      <source>List other translations of the selected words, or of those at the caret.</source>
      <translation>Lister d'autres traductions des mots sélectionnés ou de ceux au curseur.</translation>
    </message>
    <message>
      <source>List other translations of the whole segment, with what differs marked.</source>
      <translation>Lister d'autres traductions du segment entier, différences marquées.</translation>
    </message>
    <message>
      <source>List the backups with postil rescue --list.</source>
      <translation>Listez les sauvegardes avec postil rescue --list.</translation>
    </message>
    <message>
      <source>List the documents</source>
      <translation>Énumérer les documents</translation>
    </message>
    <message>
      <source>List the engines</source>
      <translation>Lister les moteurs</translation>
    </message>
    <message>
      <source>List the machine's translations of words selected in the source.</source>
      <translation>Lister les traductions automatiques des mots sélectionnés dans la source.</translation>
    </message>
    <message>
      <source>List the memories</source>
      <translation>Lister les mémoires</translation>
    </message>
    <message>
      <source>List the missing tags and insert one by its number.</source>
      <translation>Lister les balises manquantes et en insérer une par son numéro.</translation>
    </message>
    <message>
      <source>List the segments without a translation as well; else they are only counted.</source>
      <translation>Énumérer aussi les segments sans traduction ; sinon, ils sont seulement comptés.</translation>
    </message>
    <message>
      <source>List the tags, numbers, dates, measures and names of the source that the translation lacks, as its language writes them, and insert one by its number.</source>
      <translation>Lister les balises, nombres, dates, mesures et noms de la source qui manquent dans la traduction, écrits comme dans sa langue, et en insérer un par son numéro.</translation>
    </message>
    <message>
      <source>List the terms</source>
      <translation>Lister les termes</translation>
    </message>
    <message>
      <source>List them too</source>
      <translation>Les énumérer aussi</translation>
    </message>
    <message>
      <source>Lithuanian</source>
      <translation>lituanien</translation>
    </message>
    <message>
      <source>Loc&amp;k or Unlock</source>
      <translation>&amp;Verrouiller ou déverrouiller</translation>
    </message>
    <message>
      <source>Local conventions</source>
      <translation>Conventions locales</translation>
    </message>
    <message>
      <source>Lock</source>
      <translation>Verrouiller</translation>
    </message>
    <message>
      <source>Lock the segment against changes, or unlock it.</source>
      <translation>Protéger le segment contre les modifications, ou lever la protection.</translation>
    </message>
    <message>
      <source>Locked</source>
      <translation>Verrouillé</translation>
    </message>
    <message>
      <source>Log loss</source>
      <translation>Perte log</translation>
    </message>
    <message>
      <source>Logistic loss</source>
      <translation>Perte logistique</translation>
    </message>
    <message>
      <source>Longer is better with much text; with less than 20,000 segments, 3 does as well.</source>
      <translation>Plus long vaut mieux avec beaucoup de texte ; au-dessous de 20 000 segments, 3 suffit.</translation>
    </message>
    <message>
      <source>Longer rules move words further, and take more time and space.</source>
      <translation>Des règles plus longues déplacent les mots plus loin, et demandent plus de temps et de place.</translation>
    </message>
    <message>
      <source>Longest first</source>
      <translation>Les plus longs d'abord</translation>
    </message>
    <message>
      <source>Loo&amp;k in</source>
      <translation>C&amp;hercher dans</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <source>Look &amp;in</source>
      <translation>Chercher &amp;dans</translation>
    </message>
    <message>
      <source>Look Up on the &amp;Web</source>
      <translation>Chercher sur le &amp;Web</translation>
    </message>
    <message>
      <source>Look at the coming segments</source>
      <translation>Examiner les segments à venir</translation>
    </message>
    <message>
      <source>Look at the encodings</source>
      <translation>Examiner les encodages</translation>
    </message>
    <message>
      <source>Look at the files</source>
      <translation>Examiner les fichiers</translation>
    </message>
    <message>
      <source>Look at the project</source>
      <translation>Examiner le projet</translation>
    </message>
    <message>
      <source>Look at the team server</source>
      <translation>Consulter l'état du serveur d'équipe</translation>
    </message>
    <message>
      <source>Look at what is found now, then replace it.</source>
      <translation>Vérifiez ce qui est trouvé à présent, puis remplacez.</translation>
    </message>
    <message>
      <source>Look for a copy of its folder elsewhere.</source>
      <translation>Cherchez une copie de son dossier ailleurs.</translation>
    </message>
    <message>
      <source>Look for alternatives</source>
      <translation>Chercher des variantes</translation>
    </message>
    <message>
      <source>Look for backups</source>
      <translation>Chercher les sauvegardes</translation>
    </message>
    <message>
      <source>Look for damage</source>
      <translation>Chercher des dommages</translation>
    </message>
    <message>
      <source>Look for drafts</source>
      <translation>Chercher des brouillons</translation>
    </message>
    <message>
      <source>Look for interrupted trainings</source>
      <translation>Chercher les entraînements interrompus</translation>
    </message>
    <message>
      <source>Look for other suggestions</source>
      <translation>Chercher d'autres suggestions</translation>
    </message>
    <message>
      <source>Look for other words</source>
      <translation>Chercher d'autres mots</translation>
    </message>
    <message>
      <source>Look for repetitions</source>
      <translation>Chercher les répétitions</translation>
    </message>
    <message>
      <source>Look for term candidates</source>
      <translation>Chercher des candidats termes</translation>
    </message>
    <message>
      <source>Look for the dictionary</source>
      <translation>Chercher le dictionnaire</translation>
    </message>
    <message>
      <source>Look for the source of the current match in the memories.</source>
      <translation>Chercher la source de la correspondance actuelle dans les mémoires.</translation>
    </message>
    <message>
      <source>Look through all segments for what may be wrong.</source>
      <translation>Passer en revue tous les segments pour y trouver des erreurs possibles.</translation>
    </message>
    <message>
      <source>Look up the glossaries</source>
      <translation>Consulter les glossaires</translation>
    </message>
    <message>
      <source>Look up the memories</source>
      <translation>Consulter les mémoires</translation>
    </message>
    <message>
      <source>Look up the suggestion</source>
      <translation>Consulter la suggestion</translation>
    </message>
    <message>
      <source>Looked at / look at it</source>
      <translation>Vue / à voir</translation>
    </message>
    <message>
      <source>Looking …</source>
      <translation>Recherche…</translation>
    </message>
    <message>
      <source>Lost most ({lost})</source>
      <translation>Les plus dégradés ({lost})</translation>
    </message>
    <message>
      <source>Lost segments taken from their document again: {count}</source>
      <translation>Segments perdus repris de leur document : {count}</translation>
    </message>
    <message>
      <source>Lower case, capital first letter, capitals: of the selection or the word.</source>
      <translation>Minuscules, majuscule initiale, majuscules : de la sélection ou du mot.</translation>
    </message>
    <message>
      <source>Lower the order, or drop the words seen once from the vocabulary.</source>
      <translation>Réduisez l'ordre ou retirez du vocabulaire les mots vus une seule fois.</translation>
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
      <translation>TA</translation>
    </message>
    <message>
      <source>MT {number}</source>
      <translation>TA {number}</translation>
    </message>
    <message>
      <source>MT, machine translation</source>
      <translation>TA, traduction automatique</translation>
    </message>
    <message>
      <source>Macedonian</source>
      <translation>macédonien</translation>
    </message>
    <message>
      <source>Machine</source>
      <translation>Machine</translation>
    </message>
    <message>
      <source>Machine from</source>
      <translation>Machine à partir de</translation>
    </message>
    <message>
      <source>Machine translation; about {percent} of it is expected to stay as it is.</source>
      <translation>Traduction automatique ; environ {percent} devraient rester tels quels.</translation>
    </message>
    <message>
      <source>Machine translation; how good it is is not known: check it.</source>
      <translation>Traduction automatique ; sa qualité n'est pas connue : à vérifier.</translation>
    </message>
    <message>
      <source>Made by a machine</source>
      <translation>Faite par une machine</translation>
    </message>
    <message>
      <source>Made by people</source>
      <translation>Faite par une personne</translation>
    </message>
    <message>
      <source>Major</source>
      <translation>Majeure</translation>
    </message>
    <message>
      <source>Make a backup</source>
      <translation>Faire une sauvegarde</translation>
    </message>
    <message>
      <source>Make a memory</source>
      <translation>Créer une mémoire</translation>
    </message>
    <message>
      <source>Make a memory of a document and its translation.</source>
      <translation>Faire une mémoire d'un document et de sa traduction.</translation>
    </message>
    <message>
      <source>Make a project of a package that was handed to you, from Postil, Trados or memoQ.</source>
      <translation>Faire un projet d'un paquet qui vous a été remis, de Postil, Trados ou memoQ.</translation>
    </message>
    <message>
      <source>Make a project of documents, memories and glossaries.</source>
      <translation>Créer un projet à partir de documents, de mémoires et de glossaires.</translation>
    </message>
    <message>
      <source>Make a project of its own of a backup of this one, and open it.</source>
      <translation>Faire d'une sauvegarde de ce projet un projet à part, et l'ouvrir.</translation>
    </message>
    <message>
      <source>Make an empty memory in this project.</source>
      <translation>Créer une mémoire vide dans ce projet.</translation>
    </message>
    <message>
      <source>Make one pair of this one and the one above.</source>
      <translation>Réunir cette paire et celle du dessus.</translation>
    </message>
    <message>
      <source>Make one pair of this one and the one below.</source>
      <translation>Réunir cette paire et celle du dessous.</translation>
    </message>
    <message>
      <source>Make one segment of this one and the next of the same paragraph.</source>
      <translation>Réunir ce segment et le suivant du même paragraphe.</translation>
    </message>
    <message>
      <source>Make one segment of this one and the previous of the same paragraph.</source>
      <translation>Réunir ce segment et le précédent du même paragraphe.</translation>
    </message>
    <message>
      <source>Make placeholders, codes and the like tags, by regular expressions.</source>
      <translation>Transformer en balises variables, codes, etc., par des expressions régulières.</translation>
    </message>
    <message>
      <source>Make segment text larger.</source>
      <translation>Agrandir le texte des segments.</translation>
    </message>
    <message>
      <source>Make segment text smaller.</source>
      <translation>Réduire le texte des segments.</translation>
    </message>
    <message>
      <source>Make text tags</source>
      <translation>Transformer du texte en balises</translation>
    </message>
    <message>
      <source>Make the match before it the current one.</source>
      <translation>Passer à la correspondance précédente.</translation>
    </message>
    <message>
      <source>Make the next match the current one.</source>
      <translation>Passer à la correspondance suivante.</translation>
    </message>
    <message>
      <source>Make the panel you are in a window of its own, or put it back.</source>
      <translation>Faire du panneau où vous êtes une fenêtre à part, ou le remettre en place.</translation>
    </message>
    <message>
      <source>Make the project</source>
      <translation>Créer le projet</translation>
    </message>
    <message>
      <source>Make two pairs of this one.</source>
      <translation>Faire deux paires de celle-ci.</translation>
    </message>
    <message>
      <source>Malay</source>
      <translation>malais</translation>
    </message>
    <message>
      <source>Maltese</source>
      <translation>maltais</translation>
    </message>
    <message>
      <source>Many units are being added to the memory {name} by another program.</source>
      <translation>Un autre programme est en train d'ajouter beaucoup d'unités à la mémoire {name}.</translation>
    </message>
    <message>
      <source>Mark a command, go to “New key” and press the key.</source>
      <translation>Choisissez une commande, allez à « Nouveau raccourci » et appuyez sur les touches.</translation>
    </message>
    <message>
      <source>Mark doubtful words</source>
      <translation>Marquer les mots douteux</translation>
    </message>
    <message>
      <source>Mark the pair as right, or as one to look at again.</source>
      <translation>Marquer la paire comme juste, ou comme à revoir.</translation>
    </message>
    <message>
      <source>Mark the segment as reviewed, and go to the next one that is not.</source>
      <translation>Marquer le segment comme relu et aller au prochain non relu.</translation>
    </message>
    <message>
      <source>Mark what changed, to &amp;accept or reject it</source>
      <translation>Marquer les modifications pour les &amp;accepter ou les rejeter</translation>
    </message>
    <message>
      <source>Matc&amp;hing …</source>
      <translation>Recherc&amp;he de correspondances…</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Corr.</translation>
    </message>
    <message>
      <source>Match &amp;1</source>
      <translation>Correspondance &amp;1</translation>
    </message>
    <message>
      <source>Match &amp;2</source>
      <translation>Correspondance &amp;2</translation>
    </message>
    <message>
      <source>Match &amp;3</source>
      <translation>Correspondance &amp;3</translation>
    </message>
    <message>
      <source>Match &amp;4</source>
      <translation>Correspondance &amp;4</translation>
    </message>
    <message>
      <source>Match &amp;5</source>
      <translation>Correspondance &amp;5</translation>
    </message>
    <message>
      <source>Match &amp;6</source>
      <translation>Correspondance &amp;6</translation>
    </message>
    <message>
      <source>Match &amp;7</source>
      <translation>Correspondance &amp;7</translation>
    </message>
    <message>
      <source>Match &amp;8</source>
      <translation>Correspondance &amp;8</translation>
    </message>
    <message>
      <source>Match &amp;9</source>
      <translation>Correspondance &amp;9</translation>
    </message>
    <message>
      <source>Match &amp;case</source>
      <translation>Respecter la &amp;casse</translation>
    </message>
    <message>
      <source>Match case</source>
      <translation>Respecter la casse</translation>
    </message>
    <message>
      <source>Match {number} taken over. {key} brings your text back.</source>
      <translation>Correspondance {number} reprise. {key} ramène votre texte.</translation>
    </message>
    <message>
      <source>Match {place} of {count}: </source>
      <translation>Correspondance {place} sur {count} : </translation>
    </message>
    <message>
      <source>Matches</source>
      <translation>Correspondances</translation>
    </message>
    <message>
      <source>Matches from your memories and suggestions of the machine appear here, the best first. {key} takes the first one.</source>
      <translation>Les correspondances de vos mémoires et les suggestions de la machine apparaissent ici, la meilleure d'abord. {key} prend la première.</translation>
    </message>
    <message>
      <source>Matching</source>
      <translation>Correspondances</translation>
    </message>
    <message>
      <source>Max-margin</source>
      <translation>Marge maximale</translation>
    </message>
    <message>
      <source>Max-margin matrix, entries</source>
      <translation>Matrice à marge maximale, entrées</translation>
    </message>
    <message>
      <source>Max-margin scores of phrases</source>
      <translation>Scores d'expressions à marge maximale</translation>
    </message>
    <message>
      <source>Max-margin: F1 of the best of them</source>
      <translation>Marge maximale : F1 de la meilleure</translation>
    </message>
    <message>
      <source>Max-margin: phrases that predict it</source>
      <translation>Marge maximale : expressions qui la prédisent</translation>
    </message>
    <message>
      <source>Max-margin: repeated words</source>
      <translation>Marge maximale : mots répétés</translation>
    </message>
    <message>
      <source>Max-margin: words left out</source>
      <translation>Marge maximale : mots omis</translation>
    </message>
    <message>
      <source>Meaning</source>
      <translation>Signification</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Mesure</translation>
    </message>
    <message>
      <source>Measure what learning gains</source>
      <translation>Mesurer ce que l'apprentissage apporte</translation>
    </message>
    <message numerus="yes">
      <source>Measured on %Ln held-out segments, which it was not trained on.</source>
      <translation>
        <numerusform>Mesuré sur %Ln segment mis de côté, hors entraînement.</numerusform>
        <numerusform>Mesuré sur %Ln segments mis de côté, hors entraînement.</numerusform>
      </translation>
    </message>
    <message>
      <source>Measured on held-out segments, which it was not trained on.</source>
      <translation>Mesuré sur des segments mis de côté, hors entraînement.</translation>
    </message>
    <message>
      <source>Measuring what learning has gained here …</source>
      <translation>Mesure de ce que l'apprentissage a apporté ici…</translation>
    </message>
    <message>
      <source>Memories</source>
      <translation>Mémoires</translation>
    </message>
    <message>
      <source>Memories and parallel texts</source>
      <translation>Mémoires et textes parallèles</translation>
    </message>
    <message>
      <source>Memories give matches and can train the engine. Both lists may stay empty.</source>
      <translation>Les mémoires donnent des correspondances et peuvent entraîner le moteur. Les deux listes peuvent rester vides.</translation>
    </message>
    <message>
      <source>Memories of the project</source>
      <translation>Mémoires du projet</translation>
    </message>
    <message>
      <source>Memory</source>
      <translation>Mémoire</translation>
    </message>
    <message>
      <source>Memory &amp;Units …</source>
      <translation>&amp;Unités de mémoire…</translation>
    </message>
    <message>
      <source>Memory before the machine</source>
      <translation>Mémoire avant la machine</translation>
    </message>
    <message>
      <source>Memory before the machine from</source>
      <translation>Mémoire avant la machine à partir de</translation>
    </message>
    <message>
      <source>Memory matches from</source>
      <translation>Correspondances de mémoire à partir de</translation>
    </message>
    <message>
      <source>Memory {name}</source>
      <translation>Mémoire {name}</translation>
    </message>
    <message>
      <source>Mend it</source>
      <translation>Le corriger</translation>
    </message>
    <message>
      <source>Mended. Undo brings your text back.</source>
      <translation>Corrigé. Annuler ramène votre texte.</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Merge</source>
      <translation>Fusionner</translation>
    </message>
    <message>
      <source>Merge What Came Back</source>
      <translation>Fusionner ce qui est revenu</translation>
    </message>
    <message>
      <source>Merge down</source>
      <translation>Fusionner vers le bas</translation>
    </message>
    <message>
      <source>Merge the segments</source>
      <translation>Fusionner les segments</translation>
    </message>
    <message>
      <source>Merge up</source>
      <translation>Fusionner vers le haut</translation>
    </message>
    <message>
      <source>Merge what came back</source>
      <translation>Fusionner ce qui est revenu</translation>
    </message>
    <message>
      <source>Merge with the Pre&amp;vious</source>
      <translation>Fusionner avec le &amp;précédent</translation>
    </message>
    <message>
      <source>Merge {name}</source>
      <translation>Fusionner {name}</translation>
    </message>
    <message>
      <source>Message</source>
      <translation>Message</translation>
    </message>
    <message>
      <source>Mexico</source>
      <translation>Mexique</translation>
    </message>
    <message>
      <source>Minor</source>
      <translation>Mineure</translation>
    </message>
    <message>
      <source>Minutes</source>
      <translation>Minutes</translation>
    </message>
    <message>
      <source>Missing tags</source>
      <translation>Balises manquantes</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modèle</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modèles</translation>
    </message>
    <message>
      <source>Models without part {number} of {folds}</source>
      <translation>Modèles sans la partie {number} sur {folds}</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Autres</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>Autres commandes</translation>
    </message>
    <message>
      <source>More conditions</source>
      <translation>Autres conditions</translation>
    </message>
    <message>
      <source>More text in the target language</source>
      <translation>Plus de texte dans la langue cible</translation>
    </message>
    <message>
      <source>More than {number} hits; only these are listed.</source>
      <translation>Plus de {number} résultats ; seuls ceux-ci sont listés.</translation>
    </message>
    <message>
      <source>Most characters</source>
      <translation>Caractères au plus</translation>
    </message>
    <message>
      <source>Most characters in percent</source>
      <translation>Caractères au plus, en pour cent</translation>
    </message>
    <message>
      <source>Most characters in percent of the source</source>
      <translation>Caractères au plus, en % de la source</translation>
    </message>
    <message>
      <source>Most characters of a translation</source>
      <translation>Caractères d'une traduction au plus</translation>
    </message>
    <message>
      <source>Most repeated first</source>
      <translation>Les plus répétés d'abord</translation>
    </message>
    <message>
      <source>Move Words &amp;Back</source>
      <translation>Reculer les &amp;mots</translation>
    </message>
    <message>
      <source>Move Words &amp;On</source>
      <translation>A&amp;vancer les mots</translation>
    </message>
    <message>
      <source>Move down: {name}</source>
      <translation>Descendre : {name}</translation>
    </message>
    <message>
      <source>Move the first sentence of the side you are on to the pair above.</source>
      <translation>Déplacer la première phrase du côté où vous êtes vers la paire du dessus.</translation>
    </message>
    <message>
      <source>Move the last sentence of the side you are on to the pair below.</source>
      <translation>Déplacer la dernière phrase du côté où vous êtes vers la paire du dessous.</translation>
    </message>
    <message>
      <source>Move up: {name}</source>
      <translation>Monter : {name}</translation>
    </message>
    <message>
      <source>Mute the layer</source>
      <translation>Désactiver la couche</translation>
    </message>
    <message>
      <source>Mute, export and delete layers; see what is never used again.</source>
      <translation>Désactiver, exporter et supprimer des couches ; voir ce qui n'est plus jamais utilisé.</translation>
    </message>
    <message numerus="yes">
      <source>Muted: nothing of %Ln segments is used any more.</source>
      <translation>
        <numerusform>Désactivée : plus rien de %Ln segment n'est utilisé.</numerusform>
        <numerusform>Désactivée : plus rien de %Ln segments n'est utilisé.</numerusform>
      </translation>
    </message>
    <message>
      <source>N&amp;one for now</source>
      <translation>A&amp;ucun pour l'instant</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Name a TMX file, or two parallel text files as source.en:target.fr. Further translations of the same source may follow: source.en:target.fr:other.fr.</source>
      <translation>Nommez un fichier TMX ou deux fichiers texte parallèles, sous la forme source.en:target.fr. D'autres traductions de la même source peuvent suivre : source.en:target.fr:other.fr.</translation>
    </message>
    <message>
      <source>Name a file of trees of the source, start from an engine with phrases of syntax trees, or choose other features.</source>
      <translation>Indiquez un fichier d'arbres de la source, partez d'un moteur avec des expressions d'arbres syntaxiques, ou choisissez d'autres traits.</translation>
    </message>
    <message>
      <source>Name a file of trees or another parser.</source>
      <translation>Indiquez un fichier d'arbres ou un autre analyseur.</translation>
    </message>
    <message>
      <source>Name of the engine</source>
      <translation>Nom du moteur</translation>
    </message>
    <message>
      <source>Name of the filter</source>
      <translation>Nom du filtre</translation>
    </message>
    <message>
      <source>Name of the project</source>
      <translation>Nom du projet</translation>
    </message>
    <message>
      <source>Name of the reviewer</source>
      <translation>Nom du relecteur</translation>
    </message>
    <message>
      <source>Name or code</source>
      <translation>Nom ou code</translation>
    </message>
    <message>
      <source>Name the text in the source language first, then its translation.</source>
      <translation>Indiquez d'abord le texte en langue source, puis sa traduction.</translation>
    </message>
    <message>
      <source>Name, author, deadline, thresholds, segmentation.</source>
      <translation>Nom, auteur, échéance, seuils, segmentation.</translation>
    </message>
    <message>
      <source>Names</source>
      <translation>Noms</translation>
    </message>
    <message>
      <source>Names in braces, like {example}</source>
      <translation>Noms entre accolades, comme {example}</translation>
    </message>
    <message>
      <source>Names in the tool bar</source>
      <translation>Noms dans la barre d'outils</translation>
    </message>
    <message>
      <source>Names of the files</source>
      <translation>Noms des fichiers</translation>
    </message>
    <message>
      <source>Names such as LibreOffice or MHz with other capitals.</source>
      <translation>Des noms comme LibreOffice ou MHz avec d'autres majuscules.</translation>
    </message>
    <message>
      <source>Narrow no-break space</source>
      <translation>Espace insécable fine</translation>
    </message>
    <message>
      <source>Ne&amp;ver Use This Word Again</source>
      <translation>Ne &amp;plus jamais utiliser ce mot</translation>
    </message>
    <message>
      <source>Neighbouring words</source>
      <translation>Mots voisins</translation>
    </message>
    <message>
      <source>Neither engine kept segments out of its training. Choose a memory or two texts.</source>
      <translation>Aucun des deux n'a mis de segments de côté. Choisissez une mémoire ou deux textes.</translation>
    </message>
    <message>
      <source>Netherlands</source>
      <translation>Pays-Bas</translation>
    </message>
    <message>
      <source>Never use it again</source>
      <translation>Ne plus jamais l'utiliser</translation>
    </message>
    <message>
      <source>Never used</source>
      <translation>Jamais utilisées</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nouveau</translation>
    </message>
    <message>
      <source>New Project</source>
      <translation>Nouveau projet</translation>
    </message>
    <message>
      <source>New Version</source>
      <translation>Nouvelle version</translation>
    </message>
    <message>
      <source>New comment</source>
      <translation>Nouveau commentaire</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>Nouveau moteur</translation>
    </message>
    <message>
      <source>New engine from translations</source>
      <translation>Nouveau moteur à partir de traductions</translation>
    </message>
    <message>
      <source>New engine with phrases of syntax trees</source>
      <translation>Nouveau moteur avec des expressions tirées d'arbres syntaxiques</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps</source>
      <translation>Nouveau moteur avec des expressions à trous</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps, left to right</source>
      <translation>Nouveau moteur avec des expressions à trous, de gauche à droite</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps, looked up when needed</source>
      <translation>Nouveau moteur avec des expressions à trous, cherchées au besoin</translation>
    </message>
    <message>
      <source>New engine without word alignment</source>
      <translation>Nouveau moteur sans alignement de mots</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Nouveau dossier</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Nouveau raccourci</translation>
    </message>
    <message>
      <source>New key: press it here</source>
      <translation>Nouveau raccourci : appuyez ici</translation>
    </message>
    <message>
      <source>New version of {name}</source>
      <translation>Nouvelle version de {name}</translation>
    </message>
    <message>
      <source>New version …</source>
      <translation>Nouvelle version…</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Suivant</translation>
    </message>
    <message>
      <source>Next &amp;Open Segment</source>
      <translation>Prochain segment &amp;ouvert</translation>
    </message>
    <message>
      <source>Next &amp;Pane</source>
      <translation>Volet su&amp;ivant</translation>
    </message>
    <message>
      <source>Next Open</source>
      <translation>Suivant ouvert</translation>
    </message>
    <message>
      <source>Next Segment Translated &amp;Differently</source>
      <translation>Prochain segment traduit &amp;autrement</translation>
    </message>
    <message>
      <source>Next difference</source>
      <translation>Différence suivante</translation>
    </message>
    <message>
      <source>Next in doubt</source>
      <translation>Douteuse suivante</translation>
    </message>
    <message>
      <source>No Dask cluster answers at {address}.</source>
      <translation>Aucun cluster Dask ne répond à {address}.</translation>
    </message>
    <message>
      <source>No better weights were found: the engine is as good as it gets on these segments.</source>
      <translation>Aucun meilleur poids n'a été trouvé : sur ces segments, le moteur ne peut pas faire mieux.</translation>
    </message>
    <message>
      <source>No certain difference yet. What was learned counts as much as it has helped so far.</source>
      <translation>Pas encore de différence certaine. Ce qui a été appris compte autant qu'il a aidé jusqu'ici.</translation>
    </message>
    <message>
      <source>No chapter has these words.</source>
      <translation>Aucun chapitre ne contient ces mots.</translation>
    </message>
    <message>
      <source>No clear difference: it may be chance.</source>
      <translation>Pas de différence nette : ce peut être le hasard.</translation>
    </message>
    <message numerus="yes">
      <source>No clear difference: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Pas de différence nette : {figures}, sur %Ln segment mis de côté.</numerusform>
        <numerusform>Pas de différence nette : {figures}, sur %Ln segments mis de côté.</numerusform>
      </translation>
    </message>
    <message>
      <source>No coming segment is translated differently now.</source>
      <translation>Aucun segment à venir n'est traduit autrement maintenant.</translation>
    </message>
    <message>
      <source>No command has this in its name, its menu or its help.</source>
      <translation>Aucune commande ne contient cela dans son nom, son menu ou son aide.</translation>
    </message>
    <message>
      <source>No command with a key has this text.</source>
      <translation>Aucune commande avec raccourci ne contient ce texte.</translation>
    </message>
    <message>
      <source>No contradiction</source>
      <translation>Sans contradiction</translation>
    </message>
    <message numerus="yes">
      <source>No difference: the same translations on %Ln held-out segments.</source>
      <translation>
        <numerusform>Aucune différence : la même traduction sur %Ln segment mis de côté.</numerusform>
        <numerusform>Aucune différence : les mêmes traductions sur %Ln segments mis de côté.</numerusform>
      </translation>
    </message>
    <message>
      <source>No document of this project has the segments of {name}.</source>
      <translation>Aucun document de ce projet n'a les segments de {name}.</translation>
    </message>
    <message>
      <source>No engine</source>
      <translation>Pas de moteur</translation>
    </message>
    <message>
      <source>No engine has these words in its name or languages.</source>
      <translation>Aucun moteur n'a ces mots dans son nom ou ses langues.</translation>
    </message>
    <message>
      <source>No error</source>
      <translation>Pas d'erreur</translation>
    </message>
    <message>
      <source>No filter</source>
      <translation>Aucun filtre</translation>
    </message>
    <message>
      <source>No findings in this segment.</source>
      <translation>Aucune remarque dans ce segment.</translation>
    </message>
    <message>
      <source>No findings yet. {key} remarks something about the open segment.</source>
      <translation>Aucune remarque pour l'instant. {key} en fait une sur le segment ouvert.</translation>
    </message>
    <message>
      <source>No key</source>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>No match</source>
      <translation>Sans correspondance</translation>
    </message>
    <message>
      <source>No memory match, and the machine has no suggestion.</source>
      <translation>Aucune correspondance de mémoire, et la machine n'a pas de suggestion.</translation>
    </message>
    <message>
      <source>No memory match.</source>
      <translation>Aucune correspondance de mémoire.</translation>
    </message>
    <message>
      <source>No memory match.

This project has no engine. Training › Train an Engine makes one from your memories; from then on it learns from every segment you confirm.</source>
      <translation>Aucune correspondance de mémoire.

Ce projet n'a pas de moteur. Entraînez-en un sur vos mémoires avec Entraînement › Entraîner un moteur ; il apprendra ensuite de chaque segment que vous validez.</translation>
    </message>
    <message>
      <source>No note, no comment, and no version before this one.</source>
      <translation>Pas de note, pas de commentaire, et pas de version avant celle-ci.</translation>
    </message>
    <message>
      <source>No other open segment shown comes from a fuzzy match.</source>
      <translation>Aucun autre segment ouvert affiché ne vient d'une correspondance partielle.</translation>
    </message>
    <message>
      <source>No other open segment shown comes from the machine.</source>
      <translation>Aucun autre segment ouvert affiché ne vient de la machine.</translation>
    </message>
    <message>
      <source>No other segment shown has a bookmark.</source>
      <translation>Aucun autre segment affiché n'a de signet.</translation>
    </message>
    <message>
      <source>No other segment shown has a comment.</source>
      <translation>Aucun autre segment affiché n'a de commentaire.</translation>
    </message>
    <message>
      <source>No pair is in doubt any more.</source>
      <translation>Plus aucune paire n'est douteuse.</translation>
    </message>
    <message>
      <source>No recent project uses it. This cannot be undone.</source>
      <translation>Aucun projet récent ne l'utilise. C'est irréversible.</translation>
    </message>
    <message>
      <source>No review is under way.</source>
      <translation>Aucune relecture en cours.</translation>
    </message>
    <message>
      <source>No review is under way: Review › Begin a Review begins one.</source>
      <translation>Aucune relecture n'est en cours : Révision › Commencer une relecture en commence une.</translation>
    </message>
    <message>
      <source>No segment is open.</source>
      <translation>Aucun segment n'est ouvert.</translation>
    </message>
    <message>
      <source>No segment of this kind.</source>
      <translation>Aucun segment de ce type.</translation>
    </message>
    <message>
      <source>No segment passes the filter. Escape in the filter shows all again.</source>
      <translation>Aucun segment ne passe le filtre. Échap dans le filtre les montre tous de nouveau.</translation>
    </message>
    <message>
      <source>No segment: look at the other page.</source>
      <translation>Aucun segment : voyez l'autre page.</translation>
    </message>
    <message>
      <source>No sentence of the corpora has a word of {file}.</source>
      <translation>Aucune phrase des corpus n'a un mot de {file}.</translation>
    </message>
    <message>
      <source>No setting has this in its name or its help.</source>
      <translation>Aucun paramètre ne contient cela dans son nom ou son aide.</translation>
    </message>
    <message>
      <source>No source has different translations.</source>
      <translation>Aucune source n'a de traductions différentes.</translation>
    </message>
    <message>
      <source>No source has several translations.</source>
      <translation>Aucune source n'a plusieurs traductions.</translation>
    </message>
    <message>
      <source>No space left on device</source>
      <translation>plus de place sur le disque</translation>
    </message>
    <message>
      <source>No space stands after “{mark}”.</source>
      <translation>Pas d'espace après « {mark} ».</translation>
    </message>
    <message>
      <source>No space stands before % in this language.</source>
      <translation>Dans cette langue, pas d'espace avant %.</translation>
    </message>
    <message>
      <source>No space stands before “{mark}” in Canadian French.</source>
      <translation>En français canadien, pas d'espace avant « {mark} ».</translation>
    </message>
    <message>
      <source>No space stands before “{mark}”.</source>
      <translation>Pas d'espace avant « {mark} ».</translation>
    </message>
    <message>
      <source>No such device</source>
      <translation>périphérique absent</translation>
    </message>
    <message>
      <source>No such file or directory</source>
      <translation>fichier ou dossier introuvable</translation>
    </message>
    <message>
      <source>No term is forbidden. Enter on a term opens it: there it can be forbidden.</source>
      <translation>Aucun terme n'est interdit. Entrée ouvre un terme : c'est là qu'on l'interdit.</translation>
    </message>
    <message>
      <source>No term is preferred. Enter on a term opens it: there it can be preferred.</source>
      <translation>Aucun terme n'est privilégié. Entrée sur un terme l'ouvre : il peut y être privilégié.</translation>
    </message>
    <message>
      <source>No term of the glossaries occurs in this segment.</source>
      <translation>Aucun terme des glossaires n'apparaît dans ce segment.</translation>
    </message>
    <message>
      <source>No term or note contains “{text}”.</source>
      <translation>Aucun terme ni aucune note ne contient « {text} ».</translation>
    </message>
    <message>
      <source>No training runs.</source>
      <translation>Aucun entraînement en cours.</translation>
    </message>
    <message>
      <source>No translation</source>
      <translation>Pas de traduction</translation>
    </message>
    <message>
      <source>No unit has “{text}” on either side.</source>
      <translation>Aucune unité ne contient « {text} ».</translation>
    </message>
    <message>
      <source>No unit is as the filters say.</source>
      <translation>Aucune unité ne correspond aux filtres.</translation>
    </message>
    <message>
      <source>No unit is listed.</source>
      <translation>Aucune unité n'est affichée.</translation>
    </message>
    <message>
      <source>No unit repeats another one.</source>
      <translation>Aucune unité n'en répète une autre.</translation>
    </message>
    <message>
      <source>No weights are to be trained.</source>
      <translation>Il n'y a pas de poids à entraîner.</translation>
    </message>
    <message>
      <source>No window answers: another program of this computer or network has it open.</source>
      <translation>Aucune fenêtre ne répond : un autre programme de cet ordinateur ou du réseau l'a ouvert.</translation>
    </message>
    <message>
      <source>No word is marked here.</source>
      <translation>Aucun mot n'est marqué ici.</translation>
    </message>
    <message>
      <source>No-break &amp;Space</source>
      <translation>E&amp;space insécable</translation>
    </message>
    <message>
      <source>No-break hyphen</source>
      <translation>Trait d'union insécable</translation>
    </message>
    <message>
      <source>No-break space</source>
      <translation>Espace insécable</translation>
    </message>
    <message>
      <source>No-break spaces</source>
      <translation>Espaces insécables</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>N°</translation>
    </message>
    <message>
      <source>Nobody has taught it anything yet.</source>
      <translation>Personne ne lui a encore rien enseigné.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Aucun</translation>
    </message>
    <message>
      <source>None found.</source>
      <translation>Aucun trouvé.</translation>
    </message>
    <message>
      <source>None. Choose one with Engine › Use an Engine.</source>
      <translation>Aucun. Choisissez-en un avec Moteur › Utiliser un moteur.</translation>
    </message>
    <message>
      <source>Norway</source>
      <translation>Norvège</translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation>norvégien bokmål</translation>
    </message>
    <message>
      <source>Not a directory</source>
      <translation>ce n'est pas un dossier</translation>
    </message>
    <message numerus="yes">
      <source>Not better: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Pas meilleur : {figures}, sur %Ln segment mis de côté.</numerusform>
        <numerusform>Pas meilleur : {figures}, sur %Ln segments mis de côté.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not between the languages of this project ({languages}): {files}. Add the documents all the same?</source>
      <translation>Pas entre les langues de ce projet ({languages}) : {files}. Ajouter quand même les documents ?</translation>
    </message>
    <message>
      <source>Not between these languages: {files}. Remove the documents, or press Next again to translate them all the same.</source>
      <translation>Pas entre ces langues : {files}. Retirez ces documents, ou appuyez encore sur Suivant pour les traduire quand même.</translation>
    </message>
    <message>
      <source>Not between these languages: {files}. Remove the memories, or press Next again if they have units in these languages, too.</source>
      <translation>Pas entre ces langues : {files}. Retirez ces mémoires, ou appuyez encore sur Suivant si elles ont aussi des unités dans ces langues.</translation>
    </message>
    <message>
      <source>Not confirmed</source>
      <translation>Non validés</translation>
    </message>
    <message>
      <source>Not locked</source>
      <translation>Non verrouillé</translation>
    </message>
    <message>
      <source>Not needed for a rescue.</source>
      <translation>Inutile pour une récupération.</translation>
    </message>
    <message>
      <source>Not started</source>
      <translation>Non commencé</translation>
    </message>
    <message>
      <source>Not there now. Enter looks again, Delete takes it off this list.</source>
      <translation>Introuvable pour l'instant. Entrée cherche de nouveau, Suppr le retire de cette liste.</translation>
    </message>
    <message>
      <source>Not written: the work was stopped.</source>
      <translation>Non écrit : le travail a été arrêté.</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Remarque</translation>
    </message>
    <message>
      <source>Note of the document</source>
      <translation>Note du document</translation>
    </message>
    <message>
      <source>Note of the document: {note}</source>
      <translation>Note du document : {note}</translation>
    </message>
    <message>
      <source>Note: {note}</source>
      <translation>Note : {note}</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notes</translation>
    </message>
    <message>
      <source>Notes &amp; history</source>
      <translation>Notes et historique</translation>
    </message>
    <message>
      <source>Notes &amp;&amp; history</source>
      <translation>Notes &amp;&amp; historique</translation>
    </message>
    <message>
      <source>Notes and history</source>
      <translation>Notes et historique</translation>
    </message>
    <message>
      <source>Nothing answers at {address}.</source>
      <translation>Rien ne répond à l'adresse {address}.</translation>
    </message>
    <message>
      <source>Nothing found.</source>
      <translation>Rien trouvé.</translation>
    </message>
    <message>
      <source>Nothing is found in the documents.</source>
      <translation>Rien n'est trouvé dans les documents.</translation>
    </message>
    <message>
      <source>Nothing is found in the open document.</source>
      <translation>Rien n'est trouvé dans le document ouvert.</translation>
    </message>
    <message>
      <source>Nothing is gained by changing the engine.</source>
      <translation>Changer de moteur n'apporte rien.</translation>
    </message>
    <message>
      <source>Nothing is shown in grey here. {key} switches completion on or off.</source>
      <translation>Rien n'est affiché en gris ici. {key} active ou désactive la complétion.</translation>
    </message>
    <message>
      <source>Nothing new: the engine would have translated it so already.</source>
      <translation>Rien de nouveau : le moteur l'aurait déjà traduit ainsi.</translation>
    </message>
    <message>
      <source>Nothing that came back differs from this project.</source>
      <translation>Rien de ce qui est revenu ne diffère de ce projet.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check free space and permissions, then try again.</source>
      <translation>Rien n'a été changé. Vérifiez l'espace libre et les droits, puis réessayez.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check free space and permissions.</source>
      <translation>Rien n'a été changé. Vérifiez l'espace libre et les droits.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check the folder's permissions, or open a read-only copy.</source>
      <translation>Rien n'a été changé. Vérifiez les droits du dossier, ou ouvrez une copie en lecture seule.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check the name and permissions.</source>
      <translation>Rien n'a été changé. Vérifiez le nom et les droits.</translation>
    </message>
    <message>
      <source>Nothing was deleted or replaced.</source>
      <translation>Rien n'a été supprimé ni remplacé.</translation>
    </message>
    <message>
      <source>Nothing was found.</source>
      <translation>Rien n'a été trouvé.</translation>
    </message>
    <message>
      <source>Nothing was measured. Compare it with another engine to see how good it is.</source>
      <translation>Rien n'a été mesuré. Comparez-le à un autre moteur pour voir sa qualité.</translation>
    </message>
    <message>
      <source>Nothing was written in this segment yet.</source>
      <translation>Rien n'a encore été écrit dans ce segment.</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Number of phrases</source>
      <translation>Nombre d'expressions</translation>
    </message>
    <message>
      <source>Number of rules</source>
      <translation>Nombre de règles</translation>
    </message>
    <message>
      <source>Number of the segment</source>
      <translation>Numéro du segment</translation>
    </message>
    <message>
      <source>Number of words</source>
      <translation>Nombre de mots</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Nombres</translation>
    </message>
    <message>
      <source>Numbers missing from the target, or not in the source.</source>
      <translation>Nombres qui manquent dans la traduction ou ne sont pas dans la source.</translation>
    </message>
    <message>
      <source>Numbers, dates, quantities and codes in machine translations by rule</source>
      <translation>Nombres, dates, quantités et codes selon des règles dans les traductions automatiques</translation>
    </message>
    <message>
      <source>Occurrences</source>
      <translation>Occurrences</translation>
    </message>
    <message>
      <source>Occurrences at &amp;least</source>
      <translation>Occurrences au &amp;moins</translation>
    </message>
    <message>
      <source>Of 100 words the engine suggests, {n} fewer have to be changed.</source>
      <translation>Sur 100 mots proposés par le moteur, {n} de moins sont à changer.</translation>
    </message>
    <message>
      <source>Of 100 words the engine suggests, {n} more have to be changed. What was learned counts for less from segment to segment until that ends; a layer can be muted below.</source>
      <translation>Sur 100 mots proposés par le moteur, {n} de plus sont à changer. Ce qui a été appris compte de moins en moins, de segment en segment, jusqu'à ce que cela cesse ; une couche peut être mise en sourdine ci-dessous.</translation>
    </message>
    <message>
      <source>Of any document</source>
      <translation>De tout document</translation>
    </message>
    <message>
      <source>Of matches with the same score, those of the memory with the higher priority come first. The penalty is taken off every match of a memory.</source>
      <translation>À score égal, les correspondances de la mémoire de plus haute priorité viennent en premier. La pénalité est déduite de chaque correspondance d'une mémoire.</translation>
    </message>
    <message>
      <source>Of no document</source>
      <translation>Sans document</translation>
    </message>
    <message>
      <source>Of several translations of a term, those of the higher priority come first.</source>
      <translation>De plusieurs traductions d'un terme, celles de plus haute priorité viennent en premier.</translation>
    </message>
    <message>
      <source>Of these with the translation that the memory has: {count}</source>
      <translation>Dont avec la traduction qu'a la mémoire : {count}</translation>
    </message>
    <message numerus="yes">
      <source>Off by {error} on average over %Ln segments.</source>
      <translation>
        <numerusform>Écart moyen de {error} sur %Ln segment.</numerusform>
        <numerusform>Écart moyen de {error} sur %Ln segments.</numerusform>
      </translation>
    </message>
    <message>
      <source>Off: its terms are neither shown, checked nor asked for.</source>
      <translation>À l'arrêt : ses termes ne sont ni montrés, ni contrôlés, ni demandés.</translation>
    </message>
    <message>
      <source>On</source>
      <translation>Sur</translation>
    </message>
    <message>
      <source>On both sides</source>
      <translation>Des deux côtés</translation>
    </message>
    <message>
      <source>On disk</source>
      <translation>Sur le disque</translation>
    </message>
    <message>
      <source>On: {name}.</source>
      <translation>Sur : {name}.</translation>
    </message>
    <message>
      <source>Once the engine is trained, what it learns from each segment appears here.</source>
      <translation>Une fois le moteur entraîné, ce qu'il apprend de chaque segment apparaît ici.</translation>
    </message>
    <message>
      <source>One in a line: a name, an equals sign, and the address, in which {text} stands for the words, {source} and {target} for the languages.</source>
      <translation>Une par ligne : un nom, un signe égal et l'adresse, où {text} représente les mots, {source} et {target} les langues.</translation>
    </message>
    <message>
      <source>One of the two is negated</source>
      <translation>L'un des deux est à la forme négative</translation>
    </message>
    <message>
      <source>One source, two translations</source>
      <translation>Une source, deux traductions</translation>
    </message>
    <message>
      <source>One translation, two sources</source>
      <translation>Une traduction, deux sources</translation>
    </message>
    <message>
      <source>Only &amp;groups of words</source>
      <translation>Seulement les &amp;groupes de mots</translation>
    </message>
    <message>
      <source>Only in the segments that are &amp;shown</source>
      <translation>Seulement dans les segments &amp;affichés</translation>
    </message>
    <message>
      <source>Only once in the project</source>
      <translation>Une seule fois dans le projet</translation>
    </message>
    <message>
      <source>Only segments of one paragraph can be merged, and this is the last of its own.</source>
      <translation>Seuls les segments d'un même paragraphe peuvent être fusionnés, et celui-ci est le dernier du sien.</translation>
    </message>
    <message>
      <source>Only texts that are no UTF-8 can be read in another encoding.</source>
      <translation>Seuls les textes qui ne sont pas en UTF-8 peuvent être lus dans un autre encodage.</translation>
    </message>
    <message>
      <source>Only the backup of {time}, as it is</source>
      <translation>Seulement la sauvegarde du {time}, telle quelle</translation>
    </message>
    <message>
      <source>Only the segments are shown. {key} brings the rest back.</source>
      <translation>Seuls les segments sont affichés. {key} ramène le reste.</translation>
    </message>
    <message>
      <source>Only units of an author, a document, an origin or some days.</source>
      <translation>Seulement les unités d'un auteur, d'un document, d'une origine ou de certains jours.</translation>
    </message>
    <message>
      <source>Only with these capitals in the source</source>
      <translation>Seulement avec ces majuscules dans la source</translation>
    </message>
    <message>
      <source>Only you can mend this.</source>
      <translation>Vous seul pouvez le corriger.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Ouvrir</translation>
    </message>
    <message>
      <source>Open a &amp;read-only copy</source>
      <translation>Ouvrir une copie en &amp;lecture seule</translation>
    </message>
    <message>
      <source>Open a Package</source>
      <translation>Ouvrir un paquet</translation>
    </message>
    <message>
      <source>Open a package</source>
      <translation>Ouvrir un paquet</translation>
    </message>
    <message>
      <source>Open a page of your own choice about the selected words in the browser.</source>
      <translation>Ouvrir dans le navigateur une page de votre choix sur les mots sélectionnés.</translation>
    </message>
    <message>
      <source>Open a project</source>
      <translation>Ouvrir un projet</translation>
    </message>
    <message>
      <source>Open a project between these languages first.</source>
      <translation>Ouvrez d'abord un projet entre ces langues.</translation>
    </message>
    <message>
      <source>Open a project first.</source>
      <translation>Ouvrez d'abord un projet.</translation>
    </message>
    <message>
      <source>Open a read-only copy</source>
      <translation>Ouvrir une copie en lecture seule</translation>
    </message>
    <message>
      <source>Open a segment first.</source>
      <translation>Ouvrez d'abord un segment.</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>La rouvrir</translation>
    </message>
    <message>
      <source>Open it as a project of its own.</source>
      <translation>Ouvrez-le comme un projet à part.</translation>
    </message>
    <message>
      <source>Open it in the program it comes from, and save it again.</source>
      <translation>Ouvrez-le dans le programme dont il vient et enregistrez-le à nouveau.</translation>
    </message>
    <message>
      <source>Open it with the newer Postil it was made with.</source>
      <translation>Ouvrez-le avec la version plus récente de Postil qui l'a créé.</translation>
    </message>
    <message>
      <source>Open segment</source>
      <translation>Segment ouvert</translation>
    </message>
    <message>
      <source>Open the &amp;Sample Project</source>
      <translation>Ouvrir le projet d'&amp;exemple</translation>
    </message>
    <message>
      <source>Open the &amp;folder</source>
      <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
      <source>Open the File</source>
      <translation>Ouvrir le fichier</translation>
    </message>
    <message>
      <source>Open the Folder</source>
      <translation>Ouvrir le dossier</translation>
    </message>
    <message>
      <source>Open the finding again</source>
      <translation>Rouvrir la remarque</translation>
    </message>
    <message>
      <source>Open the folder of a project.</source>
      <translation>Ouvrir le dossier d'un projet.</translation>
    </message>
    <message>
      <source>Open the guide at the chapter about where you are.</source>
      <translation>Ouvrir le guide au chapitre sur l'endroit où vous êtes.</translation>
    </message>
    <message>
      <source>Open the package</source>
      <translation>Ouvrir le paquet</translation>
    </message>
    <message>
      <source>Open the project</source>
      <translation>Ouvrir le projet</translation>
    </message>
    <message>
      <source>Open the project that it was exported from; or add it as a document.</source>
      <translation>Ouvrez le projet d'où il a été exporté ; ou ajoutez-le comme document.</translation>
    </message>
    <message>
      <source>Open the sample project</source>
      <translation>Ouvrir le projet d'exemple</translation>
    </message>
    <message>
      <source>Open the user guide of an office printer, English to French.</source>
      <translation>Ouvrir le guide d'une imprimante de bureau, de l'anglais vers le français.</translation>
    </message>
    <message>
      <source>Operation not permitted</source>
      <translation>opération non permise</translation>
    </message>
    <message>
      <source>Order of tags</source>
      <translation>Ordre des balises</translation>
    </message>
    <message>
      <source>Order of the language model</source>
      <translation>Ordre du modèle de langue</translation>
    </message>
    <message>
      <source>Order of the language model of word classes</source>
      <translation>Ordre du modèle de langue des classes de mots</translation>
    </message>
    <message>
      <source>Order of the segments</source>
      <translation>Ordre des segments</translation>
    </message>
    <message>
      <source>Orders of the segments</source>
      <translation>Ordres des segments</translation>
    </message>
    <message>
      <source>Ordinary spaces where French wants no-break ones.</source>
      <translation>Espaces ordinaires là où le français les veut insécables.</translation>
    </message>
    <message>
      <source>Origin</source>
      <translation>Origine</translation>
    </message>
    <message>
      <source>Origin of the unit</source>
      <translation>Origine de l'unité</translation>
    </message>
    <message>
      <source>Originals that are missing: {count}</source>
      <translation>Originaux manquants : {count}</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Autre</translation>
    </message>
    <message>
      <source>Other &amp;Source</source>
      <translation>Autre s&amp;ource</translation>
    </message>
    <message>
      <source>Other &amp;Words Here</source>
      <translation>Autres &amp;mots ici</translation>
    </message>
    <message>
      <source>Other numbers</source>
      <translation>Autres nombres</translation>
    </message>
    <message>
      <source>Other programs are at work: as long as they are, it takes longer.</source>
      <translation>D'autres programmes travaillent en ce moment : tant qu'ils le font, cela dure plus longtemps.</translation>
    </message>
    <message>
      <source>Other tags</source>
      <translation>Autres balises</translation>
    </message>
    <message>
      <source>Otherwise</source>
      <translation>Sinon</translation>
    </message>
    <message>
      <source>Otherwise fill it with the machine's suggestion, if at least this much of it is expected to be kept.</source>
      <translation>Sinon, la remplir avec la suggestion de la machine, si au moins cette part devrait en être conservée.</translation>
    </message>
    <message>
      <source>Otherwise with the machine's from</source>
      <translation>Sinon avec celle de la machine à partir de</translation>
    </message>
    <message>
      <source>Outcome of the test</source>
      <translation>Résultat du test</translation>
    </message>
    <message>
      <source>Overview</source>
      <translation>Vue d'ensemble</translation>
    </message>
    <message>
      <source>P&amp;roject Settings …</source>
      <translation>Paramètres du p&amp;rojet…</translation>
    </message>
    <message>
      <source>Pac&amp;kages</source>
      <translation>Pa&amp;quets</translation>
    </message>
    <message>
      <source>Packages</source>
      <translation>Paquets</translation>
    </message>
    <message>
      <source>Packages and bilingual files</source>
      <translation>Paquets et fichiers bilingues</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Pages</translation>
    </message>
    <message>
      <source>Paid at %</source>
      <translation>Payé à %</translation>
    </message>
    <message>
      <source>Pair the sentences of the two documents.</source>
      <translation>Apparier les phrases des deux documents.</translation>
    </message>
    <message>
      <source>Pairs of phrases below it are dropped; 0 takes the default of the measure.</source>
      <translation>Les paires d'expressions en dessous sont écartées ; 0 prend la valeur par défaut de la mesure.</translation>
    </message>
    <message>
      <source>Pairs of tags</source>
      <translation>Paires de balises</translation>
    </message>
    <message>
      <source>Pairs of the alignment</source>
      <translation>Paires de l'alignement</translation>
    </message>
    <message>
      <source>Pane&amp;ls</source>
      <translation>&amp;Panneaux</translation>
    </message>
    <message>
      <source>Panels: {names}</source>
      <translation>Panneaux : {names}</translation>
    </message>
    <message>
      <source>Parser</source>
      <translation>Analyseur</translation>
    </message>
    <message>
      <source>Parsing sentences</source>
      <translation>Analyse des phrases</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Part numbers like {example}</source>
      <translation>Numéros de pièce comme {example}</translation>
    </message>
    <message>
      <source>Parts of a rule</source>
      <translation>Parties d'une règle</translation>
    </message>
    <message>
      <source>Parts of the text</source>
      <translation>Parties du texte</translation>
    </message>
    <message>
      <source>Parts put side by side</source>
      <translation>Parties mises côte à côte</translation>
    </message>
    <message>
      <source>Passes</source>
      <translation>Passages</translation>
    </message>
    <message>
      <source>Passes at most</source>
      <translation>Passages au plus</translation>
    </message>
    <message>
      <source>Patched in from:</source>
      <translation>Corrigé d'après :</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Suspendre</translation>
    </message>
    <message>
      <source>Paused: it takes no processor time.</source>
      <translation>Suspendu : n'occupe pas le processeur.</translation>
    </message>
    <message>
      <source>Pe&amp;nalty</source>
      <translation>Pé&amp;nalité</translation>
    </message>
    <message>
      <source>Penalty</source>
      <translation>Pénalité</translation>
    </message>
    <message>
      <source>Penalty %</source>
      <translation>Pénalité %</translation>
    </message>
    <message>
      <source>Penalty of {memory}</source>
      <translation>Pénalité de {memory}</translation>
    </message>
    <message>
      <source>Perceptron</source>
      <translation>Perceptron</translation>
    </message>
    <message>
      <source>Permission denied</source>
      <translation>permission refusée</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>persan</translation>
    </message>
    <message>
      <source>Phrase</source>
      <translation>Expression</translation>
    </message>
    <message>
      <source>Phrase pairs</source>
      <translation>Paires d'expressions</translation>
    </message>
    <message>
      <source>Phrase pairs and word pairs</source>
      <translation>Paires d'expressions et paires de mots</translation>
    </message>
    <message>
      <source>Phrase pairs, word pairs and triplets</source>
      <translation>Paires d'expressions, paires de mots et triplets</translation>
    </message>
    <message>
      <source>Phrase scores of other parts, {number} of {count}</source>
      <translation>Notes d'expressions d'autres parties, {number} sur {count}</translation>
    </message>
    <message>
      <source>Phrase translation, direct</source>
      <translation>Traduction d'expressions, directe</translation>
    </message>
    <message>
      <source>Phrase translation, inverse</source>
      <translation>Traduction d'expressions, inverse</translation>
    </message>
    <message>
      <source>Phrase-based</source>
      <translation>À base d'expressions</translation>
    </message>
    <message>
      <source>Phrases</source>
      <translation>Expressions</translation>
    </message>
    <message>
      <source>Phrases and words</source>
      <translation>Expressions et mots</translation>
    </message>
    <message>
      <source>Phrases are scored first, by the translations they lead to. Each part of the text then learns its features beside scores of the other parts, so that these have not seen it. For phrase-based engines. Takes about twice as long, and none of the three texts that were measured gained by it.</source>
      <translation>Les expressions reçoivent d'abord une note d'après les traductions auxquelles elles mènent. Chaque partie du texte apprend ensuite ses traits à côté des notes des autres, qui ne l'ont donc pas vue. Pour les moteurs à base d'expressions. Dure à peu près deux fois plus longtemps, et aucun des trois textes mesurés n'y a gagné.</translation>
    </message>
    <message>
      <source>Phrases are scored in phrase-based engines only, and only once.</source>
      <translation>Les expressions ne sont notées que dans les moteurs à base d'expressions, et une seule fois.</translation>
    </message>
    <message>
      <source>Phrases per word</source>
      <translation>Expressions par mot</translation>
    </message>
    <message>
      <source>Phrases seen once</source>
      <translation>Expressions vues une fois</translation>
    </message>
    <message>
      <source>Phrases side by side</source>
      <translation>Expressions côte à côte</translation>
    </message>
    <message>
      <source>Phrases with gaps</source>
      <translation>Expressions à trous</translation>
    </message>
    <message>
      <source>Phrases with gaps: translation, direct</source>
      <translation>Expressions à trous : traduction, directe</translation>
    </message>
    <message>
      <source>Phrases with gaps: translation, inverse</source>
      <translation>Expressions à trous : traduction, inverse</translation>
    </message>
    <message>
      <source>Place the tags</source>
      <translation>Placer les balises</translation>
    </message>
    <message>
      <source>Placeholders (JSON, properties, CSV, TSV)</source>
      <translation>Variables (JSON, properties, CSV, TSV)</translation>
    </message>
    <message>
      <source>Placeholders like {example}</source>
      <translation>Variables comme {example}</translation>
    </message>
    <message>
      <source>Places looked at</source>
      <translation>Emplacements examinés</translation>
    </message>
    <message>
      <source>Poland</source>
      <translation>Pologne</translation>
    </message>
    <message>
      <source>Polish</source>
      <translation>polonais</translation>
    </message>
    <message>
      <source>Portugal</source>
      <translation>Portugal</translation>
    </message>
    <message>
      <source>Portuguese</source>
      <translation>portugais</translation>
    </message>
    <message>
      <source>Postil</source>
      <translation>Postil</translation>
    </message>
    <message>
      <source>Postil ended unexpectedly the last time.</source>
      <translation>Postil s'est arrêté de façon inattendue la dernière fois.</translation>
    </message>
    <message>
      <source>Postil has no feature like {names}.</source>
      <translation>Postil ne connaît aucun trait tel que {names}.</translation>
    </message>
    <message>
      <source>Postil opens XML of Android, DITA and DocBook.</source>
      <translation>Postil ouvre le XML d'Android, de DITA et de DocBook.</translation>
    </message>
    <message>
      <source>Postil opens {document_kinds}: {endings}.</source>
      <translation>Postil ouvre {document_kinds} : {endings}.</translation>
    </message>
    <message>
      <source>Postil opens {endings}.</source>
      <translation>Postil ouvre {endings}.</translation>
    </message>
    <message>
      <source>Postil reads engines of one phrase table and one language model.</source>
      <translation>Postil lit les moteurs d'une table d'expressions et d'un modèle de langue.</translation>
    </message>
    <message>
      <source>Postil reads {termbase_kinds}: {endings}.</source>
      <translation>Postil lit {termbase_kinds} : {endings}.</translation>
    </message>
    <message>
      <source>Postil speaks this language from its next start on.</source>
      <translation>Postil parlera cette langue à partir de son prochain démarrage.</translation>
    </message>
    <message>
      <source>Postil was not closed properly last time. Nothing confirmed was lost</source>
      <translation>Postil n'a pas été fermé correctement la dernière fois. Rien de validé n'a été perdu</translation>
    </message>
    <message>
      <source>Postil's own rules</source>
      <translation>Règles de Postil</translation>
    </message>
    <message>
      <source>Pre-&amp;Translate …</source>
      <translation>Pré&amp;traduire…</translation>
    </message>
    <message>
      <source>Pre-Translate</source>
      <translation>Prétraduire</translation>
    </message>
    <message>
      <source>Pre-translate</source>
      <translation>Prétraduire</translation>
    </message>
    <message>
      <source>Pre-translate …</source>
      <translation>Prétraduire…</translation>
    </message>
    <message>
      <source>Pre-translation takes memory matches from 50 to 102% and shares from 0 to 1.</source>
      <translation>La prétraduction prend des correspondances de mémoire de 50 à 102 % et des parts de 0 à 1.</translation>
    </message>
    <message>
      <source>Preferred</source>
      <translation>Préférés</translation>
    </message>
    <message>
      <source>Preferred terms</source>
      <translation>Termes préférés</translation>
    </message>
    <message>
      <source>Preferred: comes before other translations of the term</source>
      <translation>Privilégié : passe avant les autres traductions du terme</translation>
    </message>
    <message>
      <source>Press the key here</source>
      <translation>Appuyez ici sur les touches</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Aperçu</translation>
    </message>
    <message>
      <source>Preview of the document</source>
      <translation>Aperçu du document</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Précédent</translation>
    </message>
    <message>
      <source>Previous difference</source>
      <translation>Différence précédente</translation>
    </message>
    <message>
      <source>Print …</source>
      <translation>Imprimer…</translation>
    </message>
    <message>
      <source>Priorit&amp;y</source>
      <translation>Priorit&amp;é</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Priorité</translation>
    </message>
    <message>
      <source>Priority of the glossary</source>
      <translation>Priorité du glossaire</translation>
    </message>
    <message>
      <source>Priority of {memory}</source>
      <translation>Priorité de {memory}</translation>
    </message>
    <message>
      <source>Probing</source>
      <translation>Probing</translation>
    </message>
    <message>
      <source>Probing is the fastest, trie has half its size, with 8 bits a quarter.</source>
      <translation>Probing est le plus rapide, trie est deux fois plus petit, quatre fois avec 8 bits.</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problème</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progression</translation>
    </message>
    <message>
      <source>Progress of the project</source>
      <translation>Avancement du projet</translation>
    </message>
    <message>
      <source>Project</source>
      <translation>Projet</translation>
    </message>
    <message>
      <source>Project Settings</source>
      <translation>Paramètres du projet</translation>
    </message>
    <message>
      <source>Project packages</source>
      <translation>Paquets de projet</translation>
    </message>
    <message>
      <source>Projects</source>
      <translation>Projets</translation>
    </message>
    <message>
      <source>Projects you work on will be listed here. The sample project is a short printer guide, English to French, with a memory and a glossary: open it to look around.</source>
      <translation>Les projets sur lesquels vous travaillez seront listés ici. Le projet d'exemple est un petit guide d'imprimante, de l'anglais vers le français, avec une mémoire et un glossaire : ouvrez-le pour découvrir Postil.</translation>
    </message>
    <message>
      <source>Pseudo-translate</source>
      <translation>Pseudo-traduire</translation>
    </message>
    <message>
      <source>Pseudo-translation in {path}.</source>
      <translation>Pseudo-traduction dans {path}.</translation>
    </message>
    <message>
      <source>Put Confirmed Segments into the Memory</source>
      <translation>Mettre les segments validés dans la mémoire</translation>
    </message>
    <message>
      <source>Put a bookmark on the segment, or take it off.</source>
      <translation>Mettre un signet au segment ou l'enlever.</translation>
    </message>
    <message>
      <source>Put all missing tags where the words they belong to stand in the translation.</source>
      <translation>Mettre toutes les balises manquantes là où se trouvent leurs mots dans la traduction.</translation>
    </message>
    <message>
      <source>Put all panels back in their places.</source>
      <translation>Remettre tous les panneaux à leur place.</translation>
    </message>
    <message numerus="yes">
      <source>Put back %Ln units.</source>
      <translation>
        <numerusform>%Ln unité rétablie.</numerusform>
        <numerusform>%Ln unités rétablies.</numerusform>
      </translation>
    </message>
    <message>
      <source>Put in</source>
      <translation>Mettre</translation>
    </message>
    <message>
      <source>Put into the memory: {new} segments; brought up to date: {updated}; in it already: {same}.</source>
      <translation>Mis dans la mémoire : {new} segments ; mis à jour : {updated} ; déjà présents : {same}.</translation>
    </message>
    <message>
      <source>Put it back, then open the project again.</source>
      <translation>Remettez-la en place, puis rouvrez le projet.</translation>
    </message>
    <message>
      <source>Put it back, then try again; what is in the window is kept until then.</source>
      <translation>Remettez-le en place, puis réessayez ; ce qui est dans la fenêtre est gardé d'ici là.</translation>
    </message>
    <message>
      <source>Put match 1 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 1.</translation>
    </message>
    <message>
      <source>Put match 2 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 2.</translation>
    </message>
    <message>
      <source>Put match 3 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 3.</translation>
    </message>
    <message>
      <source>Put match 4 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 4.</translation>
    </message>
    <message>
      <source>Put match 5 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 5.</translation>
    </message>
    <message>
      <source>Put match 6 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 6.</translation>
    </message>
    <message>
      <source>Put match 7 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 7.</translation>
    </message>
    <message>
      <source>Put match 8 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 8.</translation>
    </message>
    <message>
      <source>Put match 9 in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance 9.</translation>
    </message>
    <message>
      <source>Put matches together</source>
      <translation>Rassembler les correspondances</translation>
    </message>
    <message>
      <source>Put memory units back</source>
      <translation>Rétablir des unités de mémoire</translation>
    </message>
    <message>
      <source>Put segments together from shorter translations</source>
      <translation>Composer des segments à partir de traductions plus courtes</translation>
    </message>
    <message>
      <source>Put text that only looks translated into empty segments, to test a layout.</source>
      <translation>Mettre dans les segments vides un texte qui n'a que l'air traduit, pour tester une mise en page.</translation>
    </message>
    <message>
      <source>Put the caret between two words of the source.</source>
      <translation>Placez le curseur entre deux mots de la source.</translation>
    </message>
    <message>
      <source>Put the caret where the second segment begins.</source>
      <translation>Placez le curseur où commence le second segment.</translation>
    </message>
    <message>
      <source>Put the current match in place of the translation.</source>
      <translation>Remplacer la traduction par la correspondance actuelle.</translation>
    </message>
    <message>
      <source>Put the source in place of the translation.</source>
      <translation>Remplacer la traduction par le texte source.</translation>
    </message>
    <message>
      <source>Put the tables, as text or .gz, into the folder of moses.ini.</source>
      <translation>Placez les tables, en texte ou en .gz, dans le dossier de moses.ini.</translation>
    </message>
    <message>
      <source>Put together from parts</source>
      <translation>Assemblé à partir de fragments</translation>
    </message>
    <message>
      <source>Put together from shorter translations: check it.</source>
      <translation>Composé de traductions plus courtes : à vérifier.</translation>
    </message>
    <message>
      <source>Put together; {percent} of the words</source>
      <translation>Composé ; {percent} des mots</translation>
    </message>
    <message>
      <source>Put what the machine suggests in place of the translation.</source>
      <translation>Remplacer la traduction par ce que propose la machine.</translation>
    </message>
    <message>
      <source>Puts translations together as sentences are built, from noun phrases, verb phrases and clauses. Needs syntax trees of the target sentences, or a parser that makes them.</source>
      <translation>Compose les traductions comme les phrases sont faites : de groupes nominaux, de groupes verbaux et de propositions. Demande les arbres syntaxiques des phrases cibles, ou un analyseur qui les fait.</translation>
    </message>
    <message>
      <source>QA, verify, verification, quality</source>
      <translation>AQ, contrôle qualité, vérification</translation>
    </message>
    <message>
      <source>Quality on the training set</source>
      <translation>Qualité sur le corpus d'entraînement</translation>
    </message>
    <message>
      <source>Quotation marks</source>
      <translation>Guillemets</translation>
    </message>
    <message>
      <source>Rare rules</source>
      <translation>Règles rares</translation>
    </message>
    <message>
      <source>Rate and scale must be positive, the held-out share less than 1.</source>
      <translation>Le taux et l'échelle doivent être positifs, la part mise de côté inférieure à 1.</translation>
    </message>
    <message>
      <source>Rate of learning</source>
      <translation>Vitesse d'apprentissage</translation>
    </message>
    <message>
      <source>Re&amp;ject All in the Segment</source>
      <translation>Tout re&amp;jeter dans le segment</translation>
    </message>
    <message>
      <source>Re&amp;jected</source>
      <translation>Re&amp;jeté</translation>
    </message>
    <message>
      <source>Re&amp;place …</source>
      <translation>Rem&amp;placer…</translation>
    </message>
    <message>
      <source>Read about the engine</source>
      <translation>Lire les données du moteur</translation>
    </message>
    <message>
      <source>Read again</source>
      <translation>Relire</translation>
    </message>
    <message>
      <source>Read and update</source>
      <translation>Lire et mettre à jour</translation>
    </message>
    <message>
      <source>Read as {encoding}: it is not in UTF-8 and does not say what it is in. If its letters look wrong, use Project › Documents › Read with Another Encoding.</source>
      <translation>Lu comme {encoding} : ce n'est pas de l'UTF-8 et l'encodage n'est pas indiqué. Si des lettres semblent fausses, utilisez Projet › Documents › Lire avec un autre encodage.</translation>
    </message>
    <message>
      <source>Read only</source>
      <translation>Lire seulement</translation>
    </message>
    <message>
      <source>Read the chosen document again, if it is a text that is not in UTF-8, in another encoding.</source>
      <translation>Relire le document choisi, si c'est un texte qui n'est pas en UTF-8, dans un autre encodage.</translation>
    </message>
    <message>
      <source>Read the comments</source>
      <translation>Lire les commentaires</translation>
    </message>
    <message>
      <source>Read the comments on the segment, and add one.</source>
      <translation>Lire les commentaires du segment et en ajouter un.</translation>
    </message>
    <message>
      <source>Read the confirmed segments</source>
      <translation>Lire les segments validés</translation>
    </message>
    <message>
      <source>Read the document</source>
      <translation>Lire le document</translation>
    </message>
    <message>
      <source>Read the document in other encodings</source>
      <translation>Lire le document dans d'autres encodages</translation>
    </message>
    <message>
      <source>Read the edits</source>
      <translation>Lire les modifications</translation>
    </message>
    <message>
      <source>Read the filters</source>
      <translation>Lire les filtres</translation>
    </message>
    <message>
      <source>Read the history</source>
      <translation>Lire l'historique</translation>
    </message>
    <message>
      <source>Read the journal</source>
      <translation>Lire le journal</translation>
    </message>
    <message>
      <source>Read the memory</source>
      <translation>Lire la mémoire</translation>
    </message>
    <message>
      <source>Read the memory unit</source>
      <translation>Lire l'unité de mémoire</translation>
    </message>
    <message>
      <source>Read the project</source>
      <translation>Lire le projet</translation>
    </message>
    <message>
      <source>Read the review</source>
      <translation>Lire la relecture</translation>
    </message>
    <message>
      <source>Read the rules</source>
      <translation>Lire les règles</translation>
    </message>
    <message>
      <source>Read the settings</source>
      <translation>Lire les paramètres</translation>
    </message>
    <message>
      <source>Read the term</source>
      <translation>Lire le terme</translation>
    </message>
    <message>
      <source>Read the terms</source>
      <translation>Lire les termes</translation>
    </message>
    <message>
      <source>Read what was learned</source>
      <translation>Lire ce qui a été appris</translation>
    </message>
    <message>
      <source>Read with Another &amp;Encoding …</source>
      <translation>Lire avec un autre &amp;encodage…</translation>
    </message>
    <message>
      <source>Read with Another Encoding</source>
      <translation>Lire avec un autre encodage</translation>
    </message>
    <message>
      <source>Read with another encoding</source>
      <translation>Lire avec un autre encodage</translation>
    </message>
    <message>
      <source>Read-&amp;only</source>
      <translation>&amp;Lecture seule</translation>
    </message>
    <message>
      <source>Read-only</source>
      <translation>Lecture seule</translation>
    </message>
    <message>
      <source>Read-only file system</source>
      <translation>système de fichiers en lecture seule</translation>
    </message>
    <message>
      <source>Read-only: {name}</source>
      <translation>Lecture seule : {name}</translation>
    </message>
    <message>
      <source>Reading and aligning …</source>
      <translation>Lecture et alignement…</translation>
    </message>
    <message>
      <source>Reading the corpora</source>
      <translation>Lecture des corpus</translation>
    </message>
    <message>
      <source>Reading the language model</source>
      <translation>Lecture du modèle de langue</translation>
    </message>
    <message>
      <source>Reading {file} …</source>
      <translation>Lecture de {file}…</translation>
    </message>
    <message>
      <source>Reading {name}</source>
      <translation>Lecture de {name}</translation>
    </message>
    <message>
      <source>Reading …</source>
      <translation>Lecture…</translation>
    </message>
    <message>
      <source>Real-valued first</source>
      <translation>Réels d'abord</translation>
    </message>
    <message>
      <source>Real-valued first leaves the weights of the engine as they are and trains the features beside them; binary first trains the features alone, towards the best translation that is possible, then all weights of the engine anew. It needs many rounds.</source>
      <translation>Réels d'abord laisse les poids du moteur tels quels et entraîne les traits à côté ; binaires d'abord entraîne d'abord les traits seuls, vers la meilleure traduction possible, puis tous les poids du moteur à neuf. Il lui faut de nombreux tours.</translation>
    </message>
    <message>
      <source>Recent projects</source>
      <translation>Projets récents</translation>
    </message>
    <message>
      <source>Recipes</source>
      <translation>Recettes</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rétablir</translation>
    </message>
    <message>
      <source>Reference</source>
      <translation>Référence</translation>
    </message>
    <message>
      <source>Reference: {text}</source>
      <translation>Référence : {text}</translation>
    </message>
    <message>
      <source>Regular &amp;expression</source>
      <translation>&amp;Expression régulière</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Expression régulière</translation>
    </message>
    <message>
      <source>Regular expressions. Where the source fits (always, if it is empty), the translation must not fit, or must if it is required; \g&lt;1&gt; stands for what the first group of the source found.</source>
      <translation>Expressions régulières. Là où la source convient (toujours, si elle est vide), la traduction ne doit pas convenir, ou le doit si elle est exigée ; \g&lt;1&gt; désigne ce que le premier groupe de la source a trouvé.</translation>
    </message>
    <message>
      <source>Reject All Changes of the Pro&amp;ject</source>
      <translation>Refuser toutes les modifications du pro&amp;jet</translation>
    </message>
    <message>
      <source>Reject all</source>
      <translation>Tout refuser</translation>
    </message>
    <message>
      <source>Reject all changes</source>
      <translation>Refuser toutes les modifications</translation>
    </message>
    <message>
      <source>Reject the change</source>
      <translation>Rejeter le changement</translation>
    </message>
    <message>
      <source>Rejected</source>
      <translation>Rejeté</translation>
    </message>
    <message>
      <source>Relevant sets</source>
      <translation>Ensembles pertinents</translation>
    </message>
    <message>
      <source>Relevant sets, round {number}</source>
      <translation>Ensembles pertinents, tour {number}</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Observation</translation>
    </message>
    <message>
      <source>Remark something about the segment, with its kind and severity.</source>
      <translation>Ajouter une remarque sur le segment, avec son type et sa gravité.</translation>
    </message>
    <message>
      <source>Remember the suggestion</source>
      <translation>Retenir la suggestion</translation>
    </message>
    <message>
      <source>Remember, and learn from, segments that came confirmed with their document.</source>
      <translation>Mémoriser, et faire apprendre au moteur, les segments arrivés validés avec leur document.</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Retirer</translation>
    </message>
    <message numerus="yes">
      <source>Remove %Ln terms from their glossaries?</source>
      <translation>
        <numerusform>Retirer %Ln terme de son glossaire ?</numerusform>
        <numerusform>Retirer %Ln termes de leurs glossaires ?</numerusform>
      </translation>
    </message>
    <message>
      <source>Remove it</source>
      <translation>La supprimer</translation>
    </message>
    <message>
      <source>Remove the Document</source>
      <translation>Retirer le document</translation>
    </message>
    <message>
      <source>Remove the G&amp;lossary</source>
      <translation>Retirer le g&amp;lossaire</translation>
    </message>
    <message>
      <source>Remove the Memor&amp;y …</source>
      <translation>Retirer la &amp;mémoire…</translation>
    </message>
    <message>
      <source>Remove the Memory</source>
      <translation>Retirer la mémoire</translation>
    </message>
    <message>
      <source>Remove the Term</source>
      <translation>Retirer le terme</translation>
    </message>
    <message>
      <source>Remove the chosen terms.</source>
      <translation>Retirer les termes choisis.</translation>
    </message>
    <message>
      <source>Remove the document</source>
      <translation>Retirer le document</translation>
    </message>
    <message>
      <source>Remove the file.</source>
      <translation>Retirez ce fichier.</translation>
    </message>
    <message>
      <source>Remove the finding</source>
      <translation>Supprimer la remarque</translation>
    </message>
    <message>
      <source>Remove the glossary</source>
      <translation>Retirer le glossaire</translation>
    </message>
    <message>
      <source>Remove the memory</source>
      <translation>Retirer la mémoire</translation>
    </message>
    <message numerus="yes">
      <source>Remove the memory “{name}” with %Ln units from the project?</source>
      <translation>
        <numerusform>Retirer du projet la mémoire « {name} » et sa %Ln unité ?</numerusform>
        <numerusform>Retirer du projet la mémoire « {name} » et ses %Ln unités ?</numerusform>
      </translation>
    </message>
    <message>
      <source>Remove the term</source>
      <translation>Retirer le terme</translation>
    </message>
    <message>
      <source>Remove the terms</source>
      <translation>Retirer les termes</translation>
    </message>
    <message>
      <source>Remove “{source} → {target}” from the glossary “{glossary}”?</source>
      <translation>Retirer « {source} → {target} » du glossaire « {glossary} » ?</translation>
    </message>
    <message>
      <source>Remove “{source}, {target}” from the glossary {glossary}?</source>
      <translation>Retirer « {source}, {target} » du glossaire {glossary} ?</translation>
    </message>
    <message>
      <source>Remove …</source>
      <translation>Retirer…</translation>
    </message>
    <message>
      <source>Remove: {name}</source>
      <translation>Retirer : {name}</translation>
    </message>
    <message>
      <source>Removed: {source}, {target}</source>
      <translation>Retiré : {source}, {target}</translation>
    </message>
    <message>
      <source>Rename the engine</source>
      <translation>Renommer le moteur</translation>
    </message>
    <message>
      <source>Renamed to “{name}”.</source>
      <translation>Renommé en « {name} ».</translation>
    </message>
    <message>
      <source>Reordering, backward: discontinuous</source>
      <translation>Réordonnancement, arrière : discontinu</translation>
    </message>
    <message>
      <source>Reordering, backward: monotone</source>
      <translation>Réordonnancement, arrière : monotone</translation>
    </message>
    <message>
      <source>Reordering, backward: swap</source>
      <translation>Réordonnancement, arrière : échange</translation>
    </message>
    <message>
      <source>Reordering, forward: discontinuous</source>
      <translation>Réordonnancement, avant : discontinu</translation>
    </message>
    <message>
      <source>Reordering, forward: monotone</source>
      <translation>Réordonnancement, avant : monotone</translation>
    </message>
    <message>
      <source>Reordering, forward: swap</source>
      <translation>Réordonnancement, avant : échange</translation>
    </message>
    <message>
      <source>Repair matches: patch in what differs</source>
      <translation>Réparer les correspondances : corriger ce qui diffère</translation>
    </message>
    <message>
      <source>Repaired match</source>
      <translation>Correspondance réparée</translation>
    </message>
    <message>
      <source>Repeat the Translation</source>
      <translation>Répéter la traduction</translation>
    </message>
    <message>
      <source>Repeat the translation</source>
      <translation>Répéter la traduction</translation>
    </message>
    <message>
      <source>Repeated</source>
      <translation>Répété</translation>
    </message>
    <message>
      <source>Repeated from a segment with the same source</source>
      <translation>Répété d'un segment de même source</translation>
    </message>
    <message>
      <source>Repeated from another segment</source>
      <translation>Répété d'un autre segment</translation>
    </message>
    <message numerus="yes">
      <source>Repeated in %Ln segments. {key} takes it back.</source>
      <translation>
        <numerusform>Répété dans %Ln segment. {key} l'annule.</numerusform>
        <numerusform>Répété dans %Ln segments. {key} l'annule.</numerusform>
      </translation>
    </message>
    <message>
      <source>Repeated in the project</source>
      <translation>Répété dans le projet</translation>
    </message>
    <message>
      <source>Repeated punctuation</source>
      <translation>Ponctuation répétée</translation>
    </message>
    <message>
      <source>Repeated segments</source>
      <translation>Segments répétés</translation>
    </message>
    <message>
      <source>Repeated words</source>
      <translation>Mots répétés</translation>
    </message>
    <message>
      <source>Repetitions</source>
      <translation>Répétitions</translation>
    </message>
    <message>
      <source>Repetitions within repetitions, as in (a+)+, take long; write it more simply.</source>
      <translation>Des répétitions dans des répétitions, comme (a+)+, prennent longtemps ; écrivez plus simplement.</translation>
    </message>
    <message>
      <source>Repetitions within repetitions, like (a+)+, take ever longer: write them as one.</source>
      <translation>Des répétitions dans des répétitions, comme (a+)+, prennent de plus en plus de temps : n'en faites qu'une.</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Remplacer</translation>
    </message>
    <message numerus="yes">
      <source>Replace %Ln</source>
      <translation>
        <numerusform>Remplacer %Ln</numerusform>
        <numerusform>Remplacer %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Replace in memory units</source>
      <translation>Remplacer dans les unités de mémoire</translation>
    </message>
    <message>
      <source>Replace what is checked ({key}).</source>
      <translation>Remplacer ce qui est coché ({key}).</translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln segments.</source>
      <translation>
        <numerusform>Remplacé dans %Ln segment.</numerusform>
        <numerusform>Remplacé dans %Ln segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln segments. {key} takes it back.</source>
      <translation>
        <numerusform>Remplacé dans %Ln segment. {key} l'annule.</numerusform>
        <numerusform>Remplacé dans %Ln segments. {key} l'annule.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln units. {key} takes it back.</source>
      <translation>
        <numerusform>Remplacé dans %Ln unité. {key} l'annule.</numerusform>
        <numerusform>Remplacé dans %Ln unités. {key} l'annule.</numerusform>
      </translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>Rapports</translation>
    </message>
    <message>
      <source>Required</source>
      <translation>Exigée</translation>
    </message>
    <message>
      <source>Rescue a damaged project</source>
      <translation>Récupérer un projet endommagé</translation>
    </message>
    <message>
      <source>Rescue the project</source>
      <translation>Récupérer le projet</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Rétablir</translation>
    </message>
    <message>
      <source>Reset all</source>
      <translation>Tout rétablir</translation>
    </message>
    <message>
      <source>Reset the layout</source>
      <translation>Rétablir la disposition</translation>
    </message>
    <message>
      <source>Resolve it</source>
      <translation>La résoudre</translation>
    </message>
    <message>
      <source>Resolve the finding</source>
      <translation>Résoudre la remarque</translation>
    </message>
    <message>
      <source>Resolved too</source>
      <translation>Résolues aussi</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Valeurs par défaut</translation>
    </message>
    <message>
      <source>Restore the file from a backup.</source>
      <translation>Restaurez le fichier depuis une sauvegarde.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Return packages</source>
      <translation>Paquets de retour</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Relecture</translation>
    </message>
    <message>
      <source>Review of {name}</source>
      <translation>Relecture de {name}</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Relu</translation>
    </message>
    <message>
      <source>Reviewer: {name}</source>
      <translation>Relecteur : {name}</translation>
    </message>
    <message>
      <source>Right-to-left mark</source>
      <translation>Marque droite-à-gauche</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>roumain</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Tours</translation>
    </message>
    <message>
      <source>Rounds of training; once a line is flat, more bring nothing</source>
      <translation>Tours d'entraînement ; dès qu'une ligne est plate, d'autres n'apportent rien</translation>
    </message>
    <message>
      <source>Rounds, passes, truths and the n-best size must be at least 1.</source>
      <translation>Le nombre de tours, de passes, de vérités et de meilleures traductions est d'au moins 1.</translation>
    </message>
    <message>
      <source>Rows of segments</source>
      <translation>Lignes des segments</translation>
    </message>
    <message>
      <source>Rule for a whole constituent of the source</source>
      <translation>Règle pour un constituant entier de la source</translation>
    </message>
    <message>
      <source>Rule that crosses a constituent of the source</source>
      <translation>Règle qui croise un constituant de la source</translation>
    </message>
    <message>
      <source>Rule {number}</source>
      <translation>Règle {number}</translation>
    </message>
    <message>
      <source>Rule {number} is not a regular expression: {reason}</source>
      <translation>La règle {number} n'est pas une expression régulière : {reason}</translation>
    </message>
    <message>
      <source>Rule {number} takes too long on the text “{text}”.</source>
      <translation>La règle {number} prend trop de temps pour le texte « {text} ».</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Rules and gaps</source>
      <translation>Règles et trous</translation>
    </message>
    <message>
      <source>Rules count for documents that are added from now on.</source>
      <translation>Les règles valent pour les documents ajoutés à partir de maintenant.</translation>
    </message>
    <message>
      <source>Rules of a file (SRX) …</source>
      <translation>Règles d'un fichier (SRX)…</translation>
    </message>
    <message>
      <source>Rules of a syntactic category</source>
      <translation>Règles d'une catégorie syntaxique</translation>
    </message>
    <message>
      <source>Rules of your own</source>
      <translation>Vos propres règles</translation>
    </message>
    <message>
      <source>Rules with a + or * inside another one can take for ever; rewrite it.</source>
      <translation>Une règle avec un + ou un * à l'intérieur d'un autre peut ne jamais finir ; réécrivez-la.</translation>
    </message>
    <message>
      <source>Rules with gaps that were seen less often are left out: 10 makes the engine several times smaller and half as quick again.</source>
      <translation>Les règles à trous vues moins souvent sont écartées : avec 10, le moteur est plusieurs fois plus petit et de moitié plus rapide.</translation>
    </message>
    <message>
      <source>Russia</source>
      <translation>Russie</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>russe</translation>
    </message>
    <message>
      <source>S&amp;hare …</source>
      <translation>Par&amp;tager…</translation>
    </message>
    <message>
      <source>S&amp;maller Text</source>
      <translation>Texte plus &amp;petit</translation>
    </message>
    <message>
      <source>S&amp;plit and Merge</source>
      <translation>&amp;Diviser et fusionner</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Save No&amp;w</source>
      <translation>Enregi&amp;strer maintenant</translation>
    </message>
    <message>
      <source>Save and quit.</source>
      <translation>Enregistrer et quitter.</translation>
    </message>
    <message>
      <source>Save drafts after</source>
      <translation>Enregistrer les brouillons après</translation>
    </message>
    <message>
      <source>Save it as UTF-8 and try again.</source>
      <translation>Enregistrez-le en UTF-8 et réessayez.</translation>
    </message>
    <message>
      <source>Save it as UTF-8.</source>
      <translation>Enregistrez-le en UTF-8.</translation>
    </message>
    <message>
      <source>Save it without a DTD.</source>
      <translation>Enregistrez-le sans DTD.</translation>
    </message>
    <message>
      <source>Save it without a password, in the present format.</source>
      <translation>Enregistrez-le sans mot de passe, dans le format actuel.</translation>
    </message>
    <message>
      <source>Save it without.</source>
      <translation>Enregistrez-le sans mot de passe.</translation>
    </message>
    <message>
      <source>Save the &amp;Report …</source>
      <translation>Enregistrer le &amp;rapport…</translation>
    </message>
    <message>
      <source>Save the draft</source>
      <translation>Enregistrer le brouillon</translation>
    </message>
    <message>
      <source>Save the file as UTF-8.</source>
      <translation>Enregistrez le fichier en UTF-8.</translation>
    </message>
    <message>
      <source>Save the page as UTF-8.</source>
      <translation>Enregistrez la page en UTF-8.</translation>
    </message>
    <message>
      <source>Save the pairs</source>
      <translation>Enregistrer les paires</translation>
    </message>
    <message>
      <source>Save the report</source>
      <translation>Enregistrer le rapport</translation>
    </message>
    <message>
      <source>Save this Filter</source>
      <translation>Enregistrer ce filtre</translation>
    </message>
    <message>
      <source>Save, and go back to the welcome page.</source>
      <translation>Enregistrer et revenir à la page d'accueil.</translation>
    </message>
    <message>
      <source>Saved. Postil saves while you type, and when you leave a segment.</source>
      <translation>Enregistré. Postil enregistre pendant la frappe, et quand vous quittez un segment.</translation>
    </message>
    <message>
      <source>Say for which client the lessons count.</source>
      <translation>Dites pour quel client les leçons sont valables.</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Score</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Scores</translation>
    </message>
    <message>
      <source>Se&amp;ttings …</source>
      <translation>&amp;Paramètres…</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Recherche</translation>
    </message>
    <message>
      <source>Search again.</source>
      <translation>Relancez la recherche.</translation>
    </message>
    <message>
      <source>Search both sides</source>
      <translation>Chercher des deux côtés</translation>
    </message>
    <message>
      <source>Search commands and keys</source>
      <translation>Chercher des commandes et des raccourcis</translation>
    </message>
    <message>
      <source>Search terms, notes and definitions</source>
      <translation>Chercher dans les termes, notes et définitions</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>Chercher dans les commandes</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>Chercher dans le guide</translation>
    </message>
    <message>
      <source>Search the memories</source>
      <translation>Chercher en mémoire</translation>
    </message>
    <message>
      <source>Search the memories for the selected words. Once more: go to what was found.</source>
      <translation>Chercher les mots sélectionnés dans les mémoires. Encore une fois : aller aux résultats.</translation>
    </message>
    <message>
      <source>Search the memory</source>
      <translation>Chercher dans la mémoire</translation>
    </message>
    <message>
      <source>Search the settings</source>
      <translation>Chercher dans les paramètres</translation>
    </message>
    <message>
      <source>Search: a command or a key</source>
      <translation>Chercher : une commande ou un raccourci</translation>
    </message>
    <message>
      <source>Second language model</source>
      <translation>Deuxième modèle de langue</translation>
    </message>
    <message>
      <source>Second language model, n-grams</source>
      <translation>Deuxième modèle de langue, n-grammes</translation>
    </message>
    <message>
      <source>Seconds</source>
      <translation>Secondes</translation>
    </message>
    <message>
      <source>See earlier versions of the translation, and bring one back.</source>
      <translation>Voir les versions antérieures de la traduction et en rétablir une.</translation>
    </message>
    <message>
      <source>See it and another engine side by side.</source>
      <translation>Le voir côte à côte avec un autre moteur.</translation>
    </message>
    <message>
      <source>See what two engines make of the same segments, side by side.</source>
      <translation>Voir côte à côte ce que deux moteurs font des mêmes segments.</translation>
    </message>
    <message>
      <source>See who taught the engine of the team what, and take it back.</source>
      <translation>Voir qui a enseigné quoi au moteur de l'équipe, et le retirer.</translation>
    </message>
    <message>
      <source>Seeds that differ in no weight give every sentence one translation: nothing to learn.</source>
      <translation>Des graines qui ne diffèrent par aucun poids donnent une seule traduction à chaque phrase : rien à apprendre.</translation>
    </message>
    <message>
      <source>Segment</source>
      <translation>Segment</translation>
    </message>
    <message>
      <source>Segment (1 to {total})</source>
      <translation>Segment (1 à {total})</translation>
    </message>
    <message>
      <source>Segment pairs read</source>
      <translation>Paires de segments lues</translation>
    </message>
    <message>
      <source>Segment pairs to look rules up in</source>
      <translation>Paires de segments où chercher les règles</translation>
    </message>
    <message>
      <source>Segment {number:,} of {total:,}</source>
      <translation>Segment {number:,} sur {total:,}</translation>
    </message>
    <message>
      <source>Segment {number:,}: {problem}</source>
      <translation>Segment {number:,} : {problem}</translation>
    </message>
    <message>
      <source>Segment {number}</source>
      <translation>Segment {number}</translation>
    </message>
    <message>
      <source>Segment {number} confirmed.</source>
      <translation>Segment {number} validé.</translation>
    </message>
    <message>
      <source>Segment {number} has no text it could be compared with.</source>
      <translation>Le segment {number} n'a aucun texte de comparaison.</translation>
    </message>
    <message>
      <source>Segment {number} is a draft again.</source>
      <translation>Le segment {number} est de nouveau un brouillon.</translation>
    </message>
    <message>
      <source>Segment {number} is confirmed with errors. {what} {key} goes back to it.</source>
      <translation>Le segment {number} est validé avec des erreurs. {what} {key} y ramène.</translation>
    </message>
    <message>
      <source>Segment {number} is locked.</source>
      <translation>Le segment {number} est verrouillé.</translation>
    </message>
    <message>
      <source>Segment {number} is not confirmed.</source>
      <translation>Le segment {number} n'est pas validé.</translation>
    </message>
    <message>
      <source>Segment {number} is now translated: {text}</source>
      <translation>Le segment {number} est maintenant traduit : {text}</translation>
    </message>
    <message>
      <source>Segment {number} of {total}, {state}. Source: {source}</source>
      <translation>Segment {number} sur {total}, {state}. Source : {source}</translation>
    </message>
    <message>
      <source>Segment {number} of {total}.</source>
      <translation>Segment {number} sur {total}.</translation>
    </message>
    <message>
      <source>Segmentation</source>
      <translation>Segmentation</translation>
    </message>
    <message>
      <source>Segmentation rules</source>
      <translation>Règles de segmentation</translation>
    </message>
    <message>
      <source>Segments</source>
      <translation>Segments</translation>
    </message>
    <message>
      <source>Segments as a backup has them: {count}</source>
      <translation>Segments tels qu'une sauvegarde les a : {count}</translation>
    </message>
    <message>
      <source>Segments changed by {name}: {number}</source>
      <translation>Segments modifiés par {name} : {number}</translation>
    </message>
    <message>
      <source>Segments kept out of the training</source>
      <translation>Segments mis de côté lors de l'entraînement</translation>
    </message>
    <message>
      <source>Segments left</source>
      <translation>Segments restants</translation>
    </message>
    <message>
      <source>Segments shown</source>
      <translation>Segments affichés</translation>
    </message>
    <message>
      <source>Segments taken over: {taken}. Changed on both sides: {conflicts}; changed only here: {kept}; not in this project: {unknown}.</source>
      <translation>Segments repris : {taken}. Modifiés des deux côtés : {conflicts} ; modifiés ici seulement : {kept} ; absents de ce projet : {unknown}.</translation>
    </message>
    <message>
      <source>Segments that are not confirmed</source>
      <translation>Segments non validés</translation>
    </message>
    <message>
      <source>Segments that are opened are sent to be looked up; nothing is kept of them.</source>
      <translation>Les segments ouverts sont envoyés pour être recherchés ; rien n'en est conservé.</translation>
    </message>
    <message>
      <source>Segments that came confirmed with their document are put into the memory of this project, in the name of who translated them if the file tells. What is in it already stays as it is.</source>
      <translation>Les segments arrivés validés avec leur document sont mis dans la mémoire de ce projet, au nom de la personne qui les a traduits si le fichier le dit. Ce qui s'y trouve déjà reste tel quel.</translation>
    </message>
    <message>
      <source>Segments that may not be as they were saved, drafts now: {count}</source>
      <translation>Segments qui ne sont peut-être pas tels qu'enregistrés, maintenant des brouillons : {count}</translation>
    </message>
    <message>
      <source>Segments that read the same stay as they are; of the others the translations are kept as drafts.</source>
      <translation>Les segments qui se lisent de la même façon restent tels quels ; des autres, les traductions sont gardées comme brouillons.</translation>
    </message>
    <message>
      <source>Segments to compare on</source>
      <translation>Segments de comparaison</translation>
    </message>
    <message>
      <source>Segments to judge by</source>
      <translation>Segments pour l'évaluation</translation>
    </message>
    <message>
      <source>Segments whose findings are shown</source>
      <translation>Segments dont les résultats sont affichés</translation>
    </message>
    <message>
      <source>Segments with the same source</source>
      <translation>Segments de même source</translation>
    </message>
    <message>
      <source>Segments without a translation are filled as drafts; nothing is confirmed. It can be undone in one step.</source>
      <translation>Les segments sans traduction sont remplis en brouillon ; rien n'est validé. Annulable en une étape.</translation>
    </message>
    <message>
      <source>Segments, both translations and their scores</source>
      <translation>Segments, les deux traductions et leurs scores</translation>
    </message>
    <message>
      <source>Segments: {count}</source>
      <translation>Segments : {count}</translation>
    </message>
    <message>
      <source>Select a &amp;Part</source>
      <translation>Sélectionner une &amp;partie</translation>
    </message>
    <message>
      <source>Select a tag in the source first.</source>
      <translation>Sélectionnez d'abord une balise dans la source.</translation>
    </message>
    <message>
      <source>Select the words to be looked up, in the source or the translation.</source>
      <translation>Sélectionnez les mots à chercher, dans la source ou dans la traduction.</translation>
    </message>
    <message>
      <source>Select with Shift and the arrow keys; Enter inserts it, Escape leaves.</source>
      <translation>Sélectionnez avec Maj et les flèches ; Entrée l'insère, Échap quitte.</translation>
    </message>
    <message>
      <source>Select words in the source or the translation and press {key}, or type them here.</source>
      <translation>Sélectionnez des mots dans la source ou la traduction et appuyez sur {key}, ou tapez-les ici.</translation>
    </message>
    <message>
      <source>Select words of the current match, to insert them alone.</source>
      <translation>Sélectionner des mots de la correspondance actuelle pour n'insérer qu'eux.</translation>
    </message>
    <message>
      <source>Select words of the source first.</source>
      <translation>Sélectionnez d'abord des mots de la source.</translation>
    </message>
    <message>
      <source>Sentence down</source>
      <translation>Descendre la phrase</translation>
    </message>
    <message>
      <source>Sentence up</source>
      <translation>Monter la phrase</translation>
    </message>
    <message>
      <source>Sentences to learn from</source>
      <translation>Phrases d'apprentissage</translation>
    </message>
    <message>
      <source>Sentences with a syntax tree</source>
      <translation>Phrases avec un arbre syntaxique</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>serbe</translation>
    </message>
    <message>
      <source>Set TMPDIR to a folder on a disk with room.</source>
      <translation>Donnez à TMPDIR un dossier sur un disque où il y a de la place.</translation>
    </message>
    <message>
      <source>Set the state</source>
      <translation>Fixer l'état</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Paramètres</translation>
    </message>
    <message>
      <source>Settings of the training</source>
      <translation>Paramètres de l'entraînement</translation>
    </message>
    <message>
      <source>Settings …</source>
      <translation>Paramètres…</translation>
    </message>
    <message>
      <source>Several spaces in a row.</source>
      <translation>Plusieurs espaces de suite.</translation>
    </message>
    <message>
      <source>Several translations of one source</source>
      <translation>Plusieurs traductions d'une source</translation>
    </message>
    <message>
      <source>Severity</source>
      <translation>Gravité</translation>
    </message>
    <message>
      <source>Share of words confirmed</source>
      <translation>Part des mots validés</translation>
    </message>
    <message>
      <source>Shared memories</source>
      <translation>Mémoires partagées</translation>
    </message>
    <message>
      <source>Sharper phrases</source>
      <translation>Expressions plus justes</translation>
    </message>
    <message>
      <source>Sharper phrases first</source>
      <translation>D'abord des expressions plus justes</translation>
    </message>
    <message>
      <source>Sharper words and phrases</source>
      <translation>Mots et expressions plus précis</translation>
    </message>
    <message>
      <source>Shortest first</source>
      <translation>Les plus courts d'abord</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Afficher</translation>
    </message>
    <message>
      <source>Show &amp;Only Segments Translated Differently</source>
      <translation>N'afficher &amp;que les segments traduits autrement</translation>
    </message>
    <message>
      <source>Show C&amp;hanges to the Suggestion</source>
      <translation>Afficher les &amp;changements de la suggestion</translation>
    </message>
    <message>
      <source>Show Only What Was &amp;Changed</source>
      <translation>N'afficher que ce qui a &amp;changé</translation>
    </message>
    <message>
      <source>Show Spaces and &amp;Invisible Characters</source>
      <translation>Afficher espaces et caractères &amp;invisibles</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Tout afficher</translation>
    </message>
    <message>
      <source>Show below the segments what was changed in the suggestion, or stop it.</source>
      <translation>Afficher sous les segments ce qui a changé dans la suggestion, ou arrêter.</translation>
    </message>
    <message>
      <source>Show below the segments what was changed in the suggestion.</source>
      <translation>Montrer sous les segments ce qui a changé dans la suggestion.</translation>
    </message>
    <message>
      <source>Show changes to the draft</source>
      <translation>Montrer les changements du brouillon</translation>
    </message>
    <message>
      <source>Show in grey how the machine would go on, or stop it.</source>
      <translation>Montrer en gris comment la machine continuerait, ou arrêter.</translation>
    </message>
    <message>
      <source>Show in grey, while you type, how the machine would go on; Tab takes the next word.</source>
      <translation>Montrer en gris, pendant la frappe, comment la machine continuerait ; Tab prend le mot suivant.</translation>
    </message>
    <message>
      <source>Show more segments, closer together, or fewer with more space between them.</source>
      <translation>Afficher plus de segments, plus serrés, ou moins, plus aérés.</translation>
    </message>
    <message>
      <source>Show only the changed segments</source>
      <translation>N'afficher que les segments modifiés</translation>
    </message>
    <message>
      <source>Show only the coming segments that what was learned changes.</source>
      <translation>N'afficher que les segments à venir que modifie ce qui a été appris.</translation>
    </message>
    <message>
      <source>Show spaces and characters that cannot be seen, or hide them again.</source>
      <translation>Afficher les espaces et les caractères qu'on ne voit pas, ou les masquer.</translation>
    </message>
    <message>
      <source>Show spaces and characters that cannot be seen.</source>
      <translation>Afficher les espaces et les caractères qu'on ne voit pas.</translation>
    </message>
    <message>
      <source>Show the Memory</source>
      <translation>Afficher la mémoire</translation>
    </message>
    <message>
      <source>Show the segments only, or everything again.</source>
      <translation>N'afficher que les segments, ou de nouveau tout.</translation>
    </message>
    <message>
      <source>Show the segments the reviewer changed; Escape shows all again.</source>
      <translation>Afficher les segments que le relecteur a changés ; Échap les montre tous.</translation>
    </message>
    <message>
      <source>Show them</source>
      <translation>Les afficher</translation>
    </message>
    <message>
      <source>Show them first</source>
      <translation>Les montrer d'abord</translation>
    </message>
    <message>
      <source>Show what the reviewer put in and took out, or no longer.</source>
      <translation>Montrer ce que le relecteur a ajouté et retiré, ou ne plus le montrer.</translation>
    </message>
    <message>
      <source>Show which phrase, memory, file, date and person the word comes from.</source>
      <translation>Dire de quelle expression, mémoire, date, personne et de quel fichier vient le mot.</translation>
    </message>
    <message>
      <source>Shows the hidden machine translation</source>
      <translation>Affiche la traduction automatique masquée</translation>
    </message>
    <message>
      <source>Significant ones</source>
      <translation>Significatives</translation>
    </message>
    <message>
      <source>Significant ones: without pairs of phrases that may have met by chance; the engine has a tenth of the size and loses some tenths of a BLEU point.</source>
      <translation>Significatives : sans les paires d'expressions qui ont pu se rencontrer par hasard ; le moteur est dix fois plus petit et perd quelques dixièmes de point BLEU.</translation>
    </message>
    <message>
      <source>Signs such as ( or ? are written \( and \? where they stand for themselves.</source>
      <translation>Des signes comme ( ou ? s'écrivent \( et \? là où ils valent pour eux-mêmes.</translation>
    </message>
    <message>
      <source>Signs such as ( or { are written \( and \{ where they stand for themselves.</source>
      <translation>Des signes comme ( ou { s'écrivent \( et \{ là où ils se représentent eux-mêmes.</translation>
    </message>
    <message>
      <source>Similar</source>
      <translation>Semblable</translation>
    </message>
    <message>
      <source>Simplified Han</source>
      <translation>simplifié</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Depuis le</translation>
    </message>
    <message>
      <source>Single tags in another order than in the source.</source>
      <translation>Balises isolées dans un autre ordre que dans la source.</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Taille</translation>
    </message>
    <message>
      <source>Size of segment text</source>
      <translation>Taille du texte des segments</translation>
    </message>
    <message>
      <source>Size of {language}</source>
      <translation>Taille pour : {language}</translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation>slovaque</translation>
    </message>
    <message>
      <source>Slovenian</source>
      <translation>slovène</translation>
    </message>
    <message>
      <source>Soft hyphen</source>
      <translation>Trait d'union conditionnel</translation>
    </message>
    <message>
      <source>Some of these texts, kept out of the training</source>
      <translation>Une partie de ces textes, mise de côté</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Quelque chose s'est mal passé</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>Source A–Z</source>
      <translation>Source A–Z</translation>
    </message>
    <message>
      <source>Source Z–A</source>
      <translation>Source Z–A</translation>
    </message>
    <message>
      <source>Source and target language are the same.</source>
      <translation>Langue source et langue cible sont identiques.</translation>
    </message>
    <message>
      <source>Source and translation</source>
      <translation>Source et traduction</translation>
    </message>
    <message>
      <source>Source language</source>
      <translation>Langue source</translation>
    </message>
    <message>
      <source>Source only</source>
      <translation>Source seulement</translation>
    </message>
    <message>
      <source>Source words of a rule and of what fills its gap</source>
      <translation>Mots sources d'une règle et de ce qui remplit son trou</translation>
    </message>
    <message>
      <source>Sources and settings</source>
      <translation>Sources et paramètres</translation>
    </message>
    <message>
      <source>Sources may be edited</source>
      <translation>Les sources peuvent être modifiées</translation>
    </message>
    <message>
      <source>South Korea</source>
      <translation>Corée du Sud</translation>
    </message>
    <message>
      <source>Sp&amp;lit …</source>
      <translation>&amp;Diviser…</translation>
    </message>
    <message>
      <source>Space and punctuation</source>
      <translation>Espaces et ponctuation</translation>
    </message>
    <message>
      <source>Space at the ends</source>
      <translation>Espaces aux extrémités</translation>
    </message>
    <message>
      <source>Space before %</source>
      <translation>Espace avant %</translation>
    </message>
    <message>
      <source>Space beside tags</source>
      <translation>Espaces près des balises</translation>
    </message>
    <message>
      <source>Space switches a glossary on or off; Enter opens its terms.</source>
      <translation>Espace active ou désactive un glossaire ; Entrée ouvre ses termes.</translation>
    </message>
    <message>
      <source>Space switches a memory on or off; Enter sets priorities and penalties.</source>
      <translation>Espace active ou désactive une mémoire ; Entrée règle priorités et pénalités.</translation>
    </message>
    <message>
      <source>Spaces around a tag that the source lacks, or the other way round.</source>
      <translation>Espaces autour d'une balise que la source n'a pas, ou l'inverse.</translation>
    </message>
    <message>
      <source>Spaces the target language wants or forbids beside punctuation.</source>
      <translation>Espaces que la langue cible demande ou interdit près de la ponctuation.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>Espagne</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>espagnol</translation>
    </message>
    <message>
      <source>Spanish questions and exclamations that are not opened.</source>
      <translation>Questions et exclamations espagnoles sans signe ouvrant.</translation>
    </message>
    <message>
      <source>Speaker’s notes</source>
      <translation>Notes de l'orateur</translation>
    </message>
    <message>
      <source>Spelling</source>
      <translation>Orthographe</translation>
    </message>
    <message>
      <source>Spelling is checked while you type.</source>
      <translation>L'orthographe est vérifiée pendant la frappe.</translation>
    </message>
    <message>
      <source>Spelling is not checked.</source>
      <translation>L'orthographe n'est pas vérifiée.</translation>
    </message>
    <message>
      <source>Split</source>
      <translation>Diviser</translation>
    </message>
    <message>
      <source>Split the Segment</source>
      <translation>Diviser le segment</translation>
    </message>
    <message>
      <source>Split the segment</source>
      <translation>Diviser le segment</translation>
    </message>
    <message>
      <source>Split the segment in two, where the document allows it.</source>
      <translation>Diviser le segment en deux, là où le document le permet.</translation>
    </message>
    <message>
      <source>St&amp;ate</source>
      <translation>É&amp;tat</translation>
    </message>
    <message>
      <source>Start at least one with `dask worker {address}`.</source>
      <translation>Démarrez-en au moins un avec `dask worker {address}`.</translation>
    </message>
    <message>
      <source>Start from another engine, or from none.</source>
      <translation>Partez d'un autre moteur, ou d'aucun.</translation>
    </message>
    <message>
      <source>Start from another engine, or learn without sharper phrases.</source>
      <translation>Partez d'un autre moteur, ou apprenez sans expressions plus justes.</translation>
    </message>
    <message>
      <source>Start from the engine that it was made from.</source>
      <translation>Partez du moteur dont il est issu.</translation>
    </message>
    <message>
      <source>Start from the oracle, or keep more than one translation per sentence.</source>
      <translation>Partez de l'oracle, ou gardez plusieurs traductions par phrase.</translation>
    </message>
    <message>
      <source>Start one with `dask scheduler` and `dask worker`, and give its tcp address.</source>
      <translation>Démarrez-en un avec `dask scheduler` et `dask worker`, et donnez son adresse tcp.</translation>
    </message>
    <message>
      <source>Start with a memory match from</source>
      <translation>Commencer par une correspondance de mémoire à partir de</translation>
    </message>
    <message>
      <source>Starting</source>
      <translation>Démarrage</translation>
    </message>
    <message>
      <source>State</source>
      <translation>État</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Statistiques</translation>
    </message>
    <message>
      <source>Statistics written to {name}.</source>
      <translation>Statistiques écrites dans {name}.</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Statut</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Rester</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <source>Stop counting</source>
      <translation>Arrêter le comptage</translation>
    </message>
    <message>
      <source>Stop the training; nothing is kept.</source>
      <translation>Arrêter l'entraînement ; rien n'est conservé.</translation>
    </message>
    <message>
      <source>Stop tracking changes; the texts stay as they are.</source>
      <translation>Ne plus signaler les changements ; les textes restent tels quels.</translation>
    </message>
    <message>
      <source>Stopped after {done} of {total} segments.</source>
      <translation>Arrêté après {done} segments sur {total}.</translation>
    </message>
    <message>
      <source>Stopped. Nothing was made.</source>
      <translation>Arrêté. Rien n'a été créé.</translation>
    </message>
    <message>
      <source>Stopped: no package was written.</source>
      <translation>Arrêté : aucun paquet n'a été écrit.</translation>
    </message>
    <message>
      <source>Stopped: nothing was changed.</source>
      <translation>Arrêté : rien n'a été modifié.</translation>
    </message>
    <message>
      <source>Stopped: nothing was kept.</source>
      <translation>Arrêté : rien n'a été conservé.</translation>
    </message>
    <message>
      <source>Stopped: nothing was merged.</source>
      <translation>Arrêté : rien n'a été fusionné.</translation>
    </message>
    <message>
      <source>Stopped: {done} of {total} documents written</source>
      <translation>Arrêté : {done} documents écrits sur {total}</translation>
    </message>
    <message>
      <source>Stopped: {done} of {total} segments counted.</source>
      <translation>Arrêté : {done} segments comptés sur {total}.</translation>
    </message>
    <message>
      <source>Straight marks where the language has its own.</source>
      <translation>Guillemets droits là où la langue a les siens.</translation>
    </message>
    <message>
      <source>Style</source>
      <translation>Style</translation>
    </message>
    <message>
      <source>Suggestions come from</source>
      <translation>Les suggestions viennent de</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Résumé</translation>
    </message>
    <message>
      <source>Sure</source>
      <translation>Certitude</translation>
    </message>
    <message>
      <source>Swahili</source>
      <translation>swahili</translation>
    </message>
    <message>
      <source>Sweden</source>
      <translation>Suède</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>suédois</translation>
    </message>
    <message>
      <source>Switch checks on and off, set limits, write rules of your own.</source>
      <translation>Activer ou désactiver des contrôles, fixer des limites, écrire ses propres règles.</translation>
    </message>
    <message>
      <source>Switch this check off</source>
      <translation>Désactiver ce contrôle</translation>
    </message>
    <message>
      <source>Switzerland</source>
      <translation>Suisse</translation>
    </message>
    <message>
      <source>Syntax trees</source>
      <translation>Arbres syntaxiques</translation>
    </message>
    <message>
      <source>Syntax trees of rules</source>
      <translation>Arbres syntaxiques des règles</translation>
    </message>
    <message>
      <source>Syntax trees of the source sentences in brackets, one to a line, from any parser, in any order, for weights of phrases that match or cross their parts. They count where a translation is given such trees, too: on the command line.</source>
      <translation>Arbres syntaxiques des phrases sources entre parenthèses, un par ligne, de n'importe quel analyseur, dans n'importe quel ordre, pour donner un poids aux expressions qui coïncident avec leurs parties ou les croisent. Ils comptent là où une traduction reçoit aussi de tels arbres : en ligne de commande.</translation>
    </message>
    <message>
      <source>Syntax trees of the target sentences in brackets, one to a line, from any parser, in any order. Empty: the parser makes them.</source>
      <translation>Arbres syntaxiques des phrases cibles entre parenthèses, un par ligne, de n'importe quel analyseur, dans n'importe quel ordre. Vide : l'analyseur les fait.</translation>
    </message>
    <message>
      <source>Syntax-based</source>
      <translation>À base de syntaxe</translation>
    </message>
    <message>
      <source>T&amp;erms</source>
      <translation>T&amp;ermes</translation>
    </message>
    <message>
      <source>T&amp;est the connection</source>
      <translation>&amp;Tester la connexion</translation>
    </message>
    <message>
      <source>T&amp;oken</source>
      <translation>&amp;Jeton</translation>
    </message>
    <message>
      <source>TBX, MultiTerm XML, UTX, tables (Excel, TSV, CSV)</source>
      <translation>TBX, XML MultiTerm, UTX, tableaux (Excel, TSV, CSV)</translation>
    </message>
    <message>
      <source>TER</source>
      <translation>TER</translation>
    </message>
    <message>
      <source>TM</source>
      <translation>MT</translation>
    </message>
    <message>
      <source>TM, translation memory maintenance</source>
      <translation>MT, mémoire de traduction, maintenance</translation>
    </message>
    <message>
      <source>Ta&amp;gs</source>
      <translation>&amp;Balises</translation>
    </message>
    <message>
      <source>Table cell: row {row}, column {column}</source>
      <translation>Cellule de tableau : ligne {row}, colonne {column}</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Balise</translation>
    </message>
    <message>
      <source>Tags and layout</source>
      <translation>Balises et mise en page</translation>
    </message>
    <message>
      <source>Tags of the source that the target lacks.</source>
      <translation>Balises de la source qui manquent dans la traduction.</translation>
    </message>
    <message>
      <source>Tags that do not open and close in order.</source>
      <translation>Balises qui ne s'ouvrent et ne se ferment pas dans l'ordre.</translation>
    </message>
    <message>
      <source>Tags the source does not have, or not so often.</source>
      <translation>Balises que la source n'a pas, ou pas si souvent.</translation>
    </message>
    <message>
      <source>Taiwan</source>
      <translation>Taïwan</translation>
    </message>
    <message>
      <source>Take all keys of the marked command away.</source>
      <translation>Retirer tous les raccourcis de la commande choisie.</translation>
    </message>
    <message>
      <source>Take all of the grey text.</source>
      <translation>Reprendre tout le texte gris.</translation>
    </message>
    <message>
      <source>Take all tags out of the selection, or out of the whole translation.</source>
      <translation>Retirer toutes les balises de la sélection ou de toute la traduction.</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Retirer</translation>
    </message>
    <message>
      <source>Take back the last pre-translation, pseudo-translation or clearing as a whole.</source>
      <translation>Annuler d'un bloc la dernière prétraduction, pseudo-traduction ou suppression.</translation>
    </message>
    <message>
      <source>Take back the last step.</source>
      <translation>Annuler la dernière étape.</translation>
    </message>
    <message>
      <source>Take back what was deleted or replaced last.</source>
      <translation>Annuler la dernière suppression ou le dernier remplacement.</translation>
    </message>
    <message>
      <source>Take back what was learned</source>
      <translation>Retirer ce qui a été appris</translation>
    </message>
    <message>
      <source>Take in a new version of the chosen document; unchanged segments keep their texts.</source>
      <translation>Prendre une nouvelle version du document choisi ; les segments inchangés gardent leurs textes.</translation>
    </message>
    <message>
      <source>Take in the new version</source>
      <translation>Reprendre la nouvelle version</translation>
    </message>
    <message>
      <source>Take over what a colleague changed in a package, or in another program in an XLIFF or PO file that was exported here, with a report.</source>
      <translation>Reprendre ce qu'un collègue a modifié dans un paquet, ou dans un autre programme dans un fichier XLIFF ou PO exporté d'ici, avec un rapport.</translation>
    </message>
    <message>
      <source>Take the &amp;Next Word</source>
      <translation>Reprendre le mot &amp;suivant</translation>
    </message>
    <message>
      <source>Take the chosen document out of the project.</source>
      <translation>Retirer du projet le document choisi.</translation>
    </message>
    <message>
      <source>Take the chosen glossary out of the project.</source>
      <translation>Retirer du projet le glossaire choisi.</translation>
    </message>
    <message>
      <source>Take the confirmation back, and what was learned from it.</source>
      <translation>Retirer la validation et ce qui en a été appris.</translation>
    </message>
    <message>
      <source>Take the document in again as a new version of itself; unchanged segments keep their translations.</source>
      <translation>Reprenez le document comme nouvelle version de lui-même ; les segments inchangés gardent leurs traductions.</translation>
    </message>
    <message>
      <source>Take the last split, merge, replacement or propagation back as a whole.</source>
      <translation>Annuler d'un bloc la dernière division, fusion, substitution ou propagation.</translation>
    </message>
    <message>
      <source>Take the memory chosen on the project page out of the project.</source>
      <translation>Retirer du projet la mémoire choisie sur la page du projet.</translation>
    </message>
    <message>
      <source>Take the next word of the grey text; Tab does it, too.</source>
      <translation>Reprendre le mot suivant du texte gris ; Tab le fait aussi.</translation>
    </message>
    <message>
      <source>Take the review over</source>
      <translation>Reprendre la relecture</translation>
    </message>
    <message>
      <source>Take the translation out of every segment that is not confirmed.</source>
      <translation>Retirer la traduction de chaque segment non validé.</translation>
    </message>
    <message>
      <source>Take this memory out of the project.</source>
      <translation>Retirer cette mémoire du projet.</translation>
    </message>
    <message>
      <source>Take {name} out of the project? Drafts in it are lost; what was confirmed stays in the memory. The original file stays where it is.</source>
      <translation>Retirer {name} du projet ? Ses brouillons sont perdus ; ce qui a été validé reste dans la mémoire. Le fichier d'origine reste où il est.</translation>
    </message>
    <message>
      <source>Taken back: the engine is as it was before.</source>
      <translation>Retiré : le moteur est comme avant.</translation>
    </message>
    <message>
      <source>Taken back: {text}</source>
      <translation>Retiré : {text}</translation>
    </message>
    <message>
      <source>Takes from a few seconds to a few minutes; you can translate meanwhile.</source>
      <translation>Prend de quelques secondes à quelques minutes ; vous pouvez traduire entre-temps.</translation>
    </message>
    <message>
      <source>Talking to {address} …</source>
      <translation>Connexion à {address}…</translation>
    </message>
    <message>
      <source>Target language</source>
      <translation>Langue cible</translation>
    </message>
    <message>
      <source>Targets longer than allowed.</source>
      <translation>Traductions plus longues que permis.</translation>
    </message>
    <message>
      <source>Taught to the Team’s Engine</source>
      <translation>Enseigné au moteur de l'équipe</translation>
    </message>
    <message>
      <source>Team Server</source>
      <translation>Serveur d'équipe</translation>
    </message>
    <message>
      <source>Team: asking …</source>
      <translation>Équipe : interrogation…</translation>
    </message>
    <message>
      <source>Team: away</source>
      <translation>Équipe : injoignable</translation>
    </message>
    <message>
      <source>Team: connected</source>
      <translation>Équipe : connectée</translation>
    </message>
    <message>
      <source>Team: refused</source>
      <translation>Équipe : refusé</translation>
    </message>
    <message>
      <source>Term</source>
      <translation>Terme</translation>
    </message>
    <message>
      <source>Term &amp;Candidates …</source>
      <translation>&amp;Candidats termes…</translation>
    </message>
    <message>
      <source>Term Candidates</source>
      <translation>Candidats termes</translation>
    </message>
    <message>
      <source>Term candidates</source>
      <translation>Candidats termes</translation>
    </message>
    <message>
      <source>Terminology</source>
      <translation>Terminologie</translation>
    </message>
    <message>
      <source>Terms</source>
      <translation>Termes</translation>
    </message>
    <message>
      <source>Terms in machine translations</source>
      <translation>Termes dans les traductions automatiques</translation>
    </message>
    <message numerus="yes">
      <source>Terms that came, changed or went: %Ln.</source>
      <translation>
        <numerusform>Termes ajoutés, modifiés ou retirés : %Ln.</numerusform>
        <numerusform>Termes ajoutés, modifiés ou retirés : %Ln.</numerusform>
      </translation>
    </message>
    <message>
      <source>Test the cluster</source>
      <translation>Tester le cluster</translation>
    </message>
    <message>
      <source>Test the connection</source>
      <translation>Tester la connexion</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Texte</translation>
    </message>
    <message>
      <source>Text as Tags</source>
      <translation>Texte en balises</translation>
    </message>
    <message numerus="yes">
      <source>Text becomes a tag in %Ln segments of all documents:</source>
      <translation>
        <numerusform>Du texte devient une balise dans %Ln segment de tous les documents :</numerusform>
        <numerusform>Du texte devient une balise dans %Ln segments de tous les documents :</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Text becomes a tag in %Ln segments of the open document:</source>
      <translation>
        <numerusform>Du texte devient une balise dans %Ln segment du document ouvert :</numerusform>
        <numerusform>Du texte devient une balise dans %Ln segments du document ouvert :</numerusform>
      </translation>
    </message>
    <message>
      <source>Text box</source>
      <translation>Zone de texte</translation>
    </message>
    <message>
      <source>Text in the source language</source>
      <translation>Texte dans la langue source</translation>
    </message>
    <message>
      <source>Text of the chapter</source>
      <translation>Texte du chapitre</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Texte à chercher</translation>
    </message>
    <message>
      <source>Text to put in its place</source>
      <translation>Texte à mettre à la place</translation>
    </message>
    <message>
      <source>Text to select a part of</source>
      <translation>Texte dont sélectionner une partie</translation>
    </message>
    <message>
      <source>Texts of my own …</source>
      <translation>Mes propres textes…</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>thaï</translation>
    </message>
    <message>
      <source>That line is not in the encoding that the file declares, or UTF-8 if it declares none; save it as UTF-8.</source>
      <translation>Cette ligne n'est pas dans l'encodage que le fichier déclare (UTF-8 s'il n'en déclare aucun) ; enregistrez-le en UTF-8.</translation>
    </message>
    <message>
      <source>The &amp;engine, with what it learned here</source>
      <translation>Le &amp;moteur, avec ce qu'il a appris ici</translation>
    </message>
    <message>
      <source>The address of a cluster looks like tcp://host:8786.</source>
      <translation>L'adresse d'un cluster ressemble à tcp://host:8786.</translation>
    </message>
    <message>
      <source>The backup becomes a project of its own, in a new folder, and is opened. This project stays as it is: you can go on in either.</source>
      <translation>La sauvegarde devient un projet à part, dans un nouveau dossier, et s'ouvre. Ce projet reste comme il est : vous pouvez continuer dans l'un ou dans l'autre.</translation>
    </message>
    <message>
      <source>The bracket “{mark}” has no partner.</source>
      <translation>La parenthèse « {mark} » est sans pendant.</translation>
    </message>
    <message>
      <source>The candidates of sentence {number} have more than {most} features.</source>
      <translation>Les candidats de la phrase {number} ont plus de {most} traits.</translation>
    </message>
    <message>
      <source>The certificate of {host} is not trusted: {reason}.</source>
      <translation>Le certificat de {host} n'est pas de confiance : {reason}.</translation>
    </message>
    <message numerus="yes">
      <source>The changes of %Ln segments are accepted. {key} brings them back.</source>
      <translation>
        <numerusform>Les modifications de %Ln segment sont acceptées. {key} les rétablit.</numerusform>
        <numerusform>Les modifications de %Ln segments sont acceptées. {key} les rétablit.</numerusform>
      </translation>
    </message>
    <message>
      <source>The changes of a segment with tags go together.</source>
      <translation>Les changements d'un segment à balises vont ensemble.</translation>
    </message>
    <message>
      <source>The checks are set otherwise now.</source>
      <translation>Les contrôles sont réglés autrement à présent.</translation>
    </message>
    <message>
      <source>The checks find nothing in the other segments shown.</source>
      <translation>Les contrôles ne trouvent rien dans les autres segments affichés.</translation>
    </message>
    <message>
      <source>The checks find nothing in this segment.</source>
      <translation>Les contrôles ne trouvent rien dans ce segment.</translation>
    </message>
    <message>
      <source>The checks find nothing.</source>
      <translation>Les contrôles ne trouvent rien.</translation>
    </message>
    <message numerus="yes">
      <source>The checks report %Ln findings.</source>
      <translation>
        <numerusform>Les contrôles signalent %Ln résultat.</numerusform>
        <numerusform>Les contrôles signalent %Ln résultats.</numerusform>
      </translation>
    </message>
    <message>
      <source>The chosen segment</source>
      <translation>Le segment choisi</translation>
    </message>
    <message>
      <source>The chosen unit</source>
      <translation>L'unité choisie</translation>
    </message>
    <message>
      <source>The cluster at {address} answers, but has no worker.</source>
      <translation>Le cluster à {address} répond, mais n'a aucun ouvrier.</translation>
    </message>
    <message>
      <source>The cluster failed: {reason}</source>
      <translation>Le cluster a échoué : {reason}</translation>
    </message>
    <message>
      <source>The cluster lost a piece of work {count} times.</source>
      <translation>Le cluster a perdu {count} fois une partie du travail.</translation>
    </message>
    <message>
      <source>The comment is not added. It is there when you open the comments again.</source>
      <translation>Le commentaire n'est pas ajouté. Vous le retrouverez en rouvrant les commentaires.</translation>
    </message>
    <message>
      <source>The comparison is shown, but will not be in the history.</source>
      <translation>La comparaison s'affiche, mais ne figurera pas dans l'historique.</translation>
    </message>
    <message>
      <source>The computer went down while Postil was saving: look whether what you confirmed last is there</source>
      <translation>L'ordinateur s'est arrêté pendant que Postil enregistrait : regardez si ce que vous avez validé en dernier est là</translation>
    </message>
    <message>
      <source>The copy is called “{name}”.</source>
      <translation>La copie s'appelle « {name} ».</translation>
    </message>
    <message>
      <source>The corpora hold no pair of segments in {source_language} and {target_language} that could be trained on.</source>
      <translation>Les corpus ne contiennent aucune paire de segments en {source_language} et {target_language} sur laquelle s'entraîner.</translation>
    </message>
    <message>
      <source>The corpus holds token id {word}, which is no word of its vocabulary.</source>
      <translation>Le corpus contient l'identifiant {word}, qui n'est aucun mot de son vocabulaire.</translation>
    </message>
    <message>
      <source>The corpus is empty: there is nothing to align.</source>
      <translation>Le corpus est vide : il n'y a rien à aligner.</translation>
    </message>
    <message>
      <source>The damaged project is only read, and stays as it is. Postil makes a new project of what it finds, opens it, and says what is gone.</source>
      <translation>Le projet endommagé est seulement lu et reste tel quel. Postil fait un nouveau projet de ce qu'il trouve, l'ouvre et dit ce qui est perdu.</translation>
    </message>
    <message>
      <source>The difference may be chance. Go on with the engine it was compared with; you can keep the new one and compare them in your work.</source>
      <translation>La différence peut être due au hasard. Gardez le moteur de comparaison ; vous pouvez conserver le nouveau et les comparer dans votre travail.</translation>
    </message>
    <message>
      <source>The document has no segment {key} any more.</source>
      <translation>Le document n'a plus de segment {key}.</translation>
    </message>
    <message>
      <source>The document in its own language</source>
      <translation>Le document dans sa langue</translation>
    </message>
    <message>
      <source>The documents do not say which languages they are in.</source>
      <translation>Les documents ne disent pas dans quelles langues ils sont.</translation>
    </message>
    <message>
      <source>The documents of {name} are here. This was left out; the work can be done without it.</source>
      <translation>Les documents de {name} sont là. Ceci a été laissé de côté ; le travail peut se faire sans.</translation>
    </message>
    <message>
      <source>The engine as it is</source>
      <translation>Le moteur tel qu'il est</translation>
    </message>
    <message numerus="yes">
      <source>The engine could not learn from %Ln segments.</source>
      <translation>
        <numerusform>Le moteur n'a pas pu apprendre de %Ln segment.</numerusform>
        <numerusform>Le moteur n'a pas pu apprendre de %Ln segments.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine has forgotten %Ln segments.</source>
      <translation>
        <numerusform>Le moteur a oublié %Ln segment.</numerusform>
        <numerusform>Le moteur a oublié %Ln segments.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine has learned all segments of {name} before.</source>
      <translation>Le moteur avait déjà appris de tous les segments de {name}.</translation>
    </message>
    <message>
      <source>The engine has learned features already.</source>
      <translation>Le moteur a déjà des traits appris.</translation>
    </message>
    <message>
      <source>The engine has no word classes: {file} is missing.</source>
      <translation>Le moteur n'a pas de classes de mots : {file} manque.</translation>
    </message>
    <message>
      <source>The engine has phrase scores, which features are not trained beside.</source>
      <translation>Le moteur a des scores d'expressions, à côté desquels on n'entraîne pas de traits.</translation>
    </message>
    <message>
      <source>The engine has weights for unknown features: {names}.</source>
      <translation>Le moteur a des poids pour des traits inconnus : {names}.</translation>
    </message>
    <message>
      <source>The engine is kept. Engine › Use an Engine puts it to work.</source>
      <translation>Le moteur est conservé. Moteur › Utiliser un moteur le met au travail.</translation>
    </message>
    <message>
      <source>The engine is not available: {reason}</source>
      <translation>Le moteur n'est pas disponible : {reason}</translation>
    </message>
    <message>
      <source>The engine is ready</source>
      <translation>Le moteur est prêt</translation>
    </message>
    <message>
      <source>The engine is ready, and in use in this project.</source>
      <translation>Le moteur est prêt et utilisé dans ce projet.</translation>
    </message>
    <message>
      <source>The engine is ready.</source>
      <translation>Le moteur est prêt.</translation>
    </message>
    <message numerus="yes">
      <source>The engine learned from %Ln segments.</source>
      <translation>
        <numerusform>Le moteur a appris de %Ln segment.</numerusform>
        <numerusform>Le moteur a appris de %Ln segments.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine learned it from {files}</source>
      <translation>Le moteur l'a appris de {files}</translation>
    </message>
    <message>
      <source>The engine learns</source>
      <translation>Le moteur apprend</translation>
    </message>
    <message>
      <source>The engine of this project cannot be opened.</source>
      <translation>Le moteur de ce projet ne peut pas être ouvert.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used. {reason}

Once it is in its place again, Engine › Use an Engine takes it, or another one.</source>
      <translation>Le moteur de ce projet n'est pas utilisable. {reason}

Dès qu'il est de nouveau à sa place, Moteur › Utiliser un moteur le reprend, ou en prend un autre.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used: it was moved or deleted, or it is damaged.</source>
      <translation>Le moteur de ce projet ne peut pas être utilisé : il a été déplacé ou supprimé, ou il est endommagé.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used: nothing is learned.</source>
      <translation>Le moteur de ce projet ne peut pas être utilisé : rien n'est appris.</translation>
    </message>
    <message>
      <source>The engine of this project is trained when the training under way has ended.</source>
      <translation>Le moteur de ce projet sera entraîné quand l'entraînement en cours sera terminé.</translation>
    </message>
    <message>
      <source>The engine to start from</source>
      <translation>Le moteur de départ</translation>
    </message>
    <message>
      <source>The engine was made by a newer version of Postil: update, or train it anew.</source>
      <translation>Ce moteur vient d'une version plus récente de Postil : mettez Postil à jour ou entraînez le moteur à nouveau.</translation>
    </message>
    <message numerus="yes">
      <source>The engine was stopped after %Ln segments; give the command again for the rest.</source>
      <translation>
        <numerusform>Le moteur a été arrêté après %Ln segment ; redonnez la commande pour le reste.</numerusform>
        <numerusform>Le moteur a été arrêté après %Ln segments ; redonnez la commande pour le reste.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine {engine} translates {theirs}, the project {ours}.</source>
      <translation>Le moteur {engine} traduit {theirs}, le projet {ours}.</translation>
    </message>
    <message>
      <source>The engine {folder} is damaged: {reason}</source>
      <translation>Le moteur {folder} est endommagé : {reason}</translation>
    </message>
    <message>
      <source>The engine's own scores count this many times beside the features, when they are trained first. The smaller it is, the more the features count.</source>
      <translation>Les scores propres du moteur comptent tant de fois à côté des traits, quand ceux-ci sont entraînés d'abord. Plus ce nombre est petit, plus les traits comptent.</translation>
    </message>
    <message>
      <source>The engine's own scores count this many times beside the features. The smaller it is, the more the features count.</source>
      <translation>Les scores propres du moteur comptent tant de fois à côté des traits. Plus ce nombre est petit, plus les traits comptent.</translation>
    </message>
    <message>
      <source>The engines are taken as they were trained, without what they learned in projects.</source>
      <translation>Les moteurs sont pris tels qu'ils ont été entraînés, sans ce qu'ils ont appris dans des projets.</translation>
    </message>
    <message>
      <source>The file declares an encoding that is not read; save it as UTF-8.</source>
      <translation>Le fichier déclare un encodage qui n'est pas lu ; enregistrez-le en UTF-8.</translation>
    </message>
    <message>
      <source>The file is damaged or was cut off; ask for it again, or repair that line.</source>
      <translation>Le fichier est endommagé ou tronqué ; demandez-le à nouveau, ou réparez cette ligne.</translation>
    </message>
    <message>
      <source>The file is damaged, or made to do harm; ask for it again.</source>
      <translation>Le fichier est endommagé ou conçu pour nuire ; demandez-le à nouveau.</translation>
    </message>
    <message>
      <source>The file keeps the segment after this one in a unit of its own, and the program it comes from needs both.</source>
      <translation>Le fichier garde le segment suivant dans une unité à part, et le programme dont il vient a besoin des deux.</translation>
    </message>
    <message>
      <source>The file {name} in it says all of it.</source>
      <translation>Le fichier {name} qui s'y trouve dit tout.</translation>
    </message>
    <message>
      <source>The files are still being looked at.</source>
      <translation>Les fichiers sont encore en cours d'examen.</translation>
    </message>
    <message>
      <source>The finding is kept for the report.</source>
      <translation>La remarque est gardée pour le rapport.</translation>
    </message>
    <message>
      <source>The folder has no {name}.</source>
      <translation>Il manque {name} au dossier.</translation>
    </message>
    <message>
      <source>The folder is not there.</source>
      <translation>Le dossier n'est pas là.</translation>
    </message>
    <message>
      <source>The glossary forbids “{target}” for “{source}”.</source>
      <translation>Le glossaire interdit « {target} » pour « {source} ».</translation>
    </message>
    <message>
      <source>The glossary has “{targets}” for “{source}”.</source>
      <translation>Le glossaire donne « {targets} » pour « {source} ».</translation>
    </message>
    <message>
      <source>The glossary is read-only.</source>
      <translation>Le glossaire est en lecture seule.</translation>
    </message>
    <message>
      <source>The glossary {glossary} has no term {source!r}, {target!r}.</source>
      <translation>Le glossaire {glossary} n'a pas de terme {source!r}, {target!r}.</translation>
    </message>
    <message>
      <source>The glossary {name} is read-only.</source>
      <translation>Le glossaire {name} est en lecture seule.</translation>
    </message>
    <message>
      <source>The glossary {name} says so; change the term there.</source>
      <translation>C'est le glossaire {name} qui le dit ; modifiez-y le terme.</translation>
    </message>
    <message>
      <source>The hidden machine translation stands here: estimated quality {quality}, threshold {threshold}. {key} brings your text back.</source>
      <translation>La traduction automatique masquée est en place : qualité estimée {quality}, seuil {threshold}. {key} rétablit votre texte.</translation>
    </message>
    <message>
      <source>The index of a memory does not fit its units.</source>
      <translation>L'index d'une mémoire ne correspond pas à ses unités.</translation>
    </message>
    <message>
      <source>The index of a memory is damaged: {reason}.</source>
      <translation>L'index d'une mémoire est endommagé : {reason}.</translation>
    </message>
    <message>
      <source>The journal of what was learned is damaged: an event is twice.</source>
      <translation>Le journal de ce qui a été appris est endommagé : un événement y est deux fois.</translation>
    </message>
    <message>
      <source>The keyring of the system did not remove the token for {server}: {reason}.</source>
      <translation>Le trousseau du système n'a pas supprimé le jeton de {server} : {reason}.</translation>
    </message>
    <message>
      <source>The keys commands have, before you change any.</source>
      <translation>Les raccourcis des commandes, avant que vous n'en changiez.</translation>
    </message>
    <message>
      <source>The language of menus and messages, from the next start on.</source>
      <translation>La langue des menus et des messages, à partir du prochain démarrage.</translation>
    </message>
    <message>
      <source>The languages in it are: {names}.</source>
      <translation>Les langues qu'elle contient : {names}.</translation>
    </message>
    <message>
      <source>The learning curve appears as soon as the first figures are there.</source>
      <translation>La courbe d'apprentissage apparaît dès les premiers chiffres.</translation>
    </message>
    <message>
      <source>The machine has not answered yet.</source>
      <translation>La machine n'a pas encore répondu.</translation>
    </message>
    <message>
      <source>The machine suggests nothing for this segment.</source>
      <translation>La machine ne propose rien pour ce segment.</translation>
    </message>
    <message>
      <source>The machine translates this differently now; the draft follows. {key} takes it back.</source>
      <translation>La machine traduit maintenant autrement ; le brouillon suit. {key} l'annule.</translation>
    </message>
    <message>
      <source>The machine translation is hidden: estimated quality {quality}, threshold {threshold}. {key} inserts it; Memory › Matching sets the threshold.</source>
      <translation>La traduction automatique est masquée : qualité estimée {quality}, seuil {threshold}. {key} l'insère ; le seuil se règle sous Mémoire › Recherche de correspondances.</translation>
    </message>
    <message>
      <source>The machine's suggestion stands here. {key} brings your text back.</source>
      <translation>La suggestion de la machine est en place. {key} rétablit votre texte.</translation>
    </message>
    <message>
      <source>The mark “{mark}” is repeated.</source>
      <translation>Le signe « {mark} » est répété.</translation>
    </message>
    <message>
      <source>The memory of this computer does not suffice.</source>
      <translation>La mémoire vive de cet ordinateur ne suffit pas.</translation>
    </message>
    <message>
      <source>The memory {name} has no unit {number}.</source>
      <translation>La mémoire {name} n'a pas d'unité {number}.</translation>
    </message>
    <message>
      <source>The memory {name} is from {source} to {target}, the project from {ours} to {theirs}.</source>
      <translation>La mémoire {name} va de {source} vers {target}, le projet de {ours} vers {theirs}.</translation>
    </message>
    <message>
      <source>The memory {name} is read-only.</source>
      <translation>La mémoire {name} est en lecture seule.</translation>
    </message>
    <message>
      <source>The memory “{name}” is attached.</source>
      <translation>La mémoire « {name} » est rattachée.</translation>
    </message>
    <message numerus="yes">
      <source>The memory “{name}” with %Ln units is removed.</source>
      <translation>
        <numerusform>La mémoire « {name} » (%Ln unité) est retirée.</numerusform>
        <numerusform>La mémoire « {name} » (%Ln unités) est retirée.</numerusform>
      </translation>
    </message>
    <message>
      <source>The most trusted first: of equal matches, its own are shown first (Alt+Up, Alt+Down). Space makes a memory read-only, or lets it be changed.</source>
      <translation>La plus fiable d'abord : à égalité, ses correspondances sont montrées en premier (Alt+Haut, Alt+Bas). Espace active ou désactive la lecture seule.</translation>
    </message>
    <message>
      <source>The new engine has not proved better</source>
      <translation>Le nouveau moteur ne s'est pas révélé meilleur</translation>
    </message>
    <message>
      <source>The new engine is better</source>
      <translation>Le nouveau moteur est meilleur</translation>
    </message>
    <message>
      <source>The new engine is not better</source>
      <translation>Le nouveau moteur n'est pas meilleur</translation>
    </message>
    <message>
      <source>The new engine translates the same</source>
      <translation>Le nouveau moteur traduit de la même façon</translation>
    </message>
    <message>
      <source>The next segment that is translated differently.</source>
      <translation>Le segment suivant traduit différemment.</translation>
    </message>
    <message>
      <source>The number {number} of the source is missing.</source>
      <translation>Le nombre {number} de la source manque.</translation>
    </message>
    <message>
      <source>The open project uses it. Choose another engine there, or detach it first.</source>
      <translation>Le projet ouvert l'utilise. Choisissez-y un autre moteur ou détachez-le d'abord.</translation>
    </message>
    <message>
      <source>The open project works with this engine.</source>
      <translation>Le projet ouvert travaille avec ce moteur.</translation>
    </message>
    <message>
      <source>The open segment has a frame. Type its translation, then press {key}: it is confirmed, and the next one opens.</source>
      <translation>Le segment ouvert a un cadre. Tapez sa traduction, puis appuyez sur {key} : il est validé, et le suivant s'ouvre.</translation>
    </message>
    <message>
      <source>The package is for {languages}.</source>
      <translation>Le paquet est pour {languages}.</translation>
    </message>
    <message>
      <source>The page on the clipboard is too long to be pasted.</source>
      <translation>La page du presse-papiers est trop longue pour être collée.</translation>
    </message>
    <message>
      <source>The pairs of the alignment were not saved. Discard them?</source>
      <translation>Les paires de l'alignement n'ont pas été enregistrées. Les abandonner ?</translation>
    </message>
    <message>
      <source>The panels are shown again.</source>
      <translation>Les panneaux sont de nouveau affichés.</translation>
    </message>
    <message>
      <source>The penalty of a memory must lie between 0 and 100%.</source>
      <translation>La pénalité d'une mémoire doit être comprise entre 0 et 100 %.</translation>
    </message>
    <message>
      <source>The phrase table {folder} is damaged: {why}.</source>
      <translation>La table d'expressions {folder} est endommagée : {why}.</translation>
    </message>
    <message>
      <source>The project has no document {document}.</source>
      <translation>Le projet n'a pas de document {document}.</translation>
    </message>
    <message>
      <source>The project has no document {name}.</source>
      <translation>Le projet n'a pas de document {name}.</translation>
    </message>
    <message>
      <source>The project has no memory {names}.</source>
      <translation>Le projet n'a pas de mémoire {names}.</translation>
    </message>
    <message>
      <source>The project has no memory {name}.</source>
      <translation>Le projet n'a pas de mémoire {name}.</translation>
    </message>
    <message>
      <source>The project has no segment {number}.</source>
      <translation>Le projet n'a pas de segment {number}.</translation>
    </message>
    <message>
      <source>The project has that memory already, as {name}.</source>
      <translation>Le projet a déjà cette mémoire, sous le nom {name}.</translation>
    </message>
    <message>
      <source>The project is in {path}.</source>
      <translation>Le projet est dans {path}.</translation>
    </message>
    <message>
      <source>The project itself stays on the disk (Delete)</source>
      <translation>Le projet lui-même reste sur le disque (Suppr)</translation>
    </message>
    <message>
      <source>The project was closed; its memories and texts are needed.</source>
      <translation>Le projet a été fermé ; ses mémoires et ses textes sont nécessaires.</translation>
    </message>
    <message>
      <source>The project works without it. If the engine was moved, choose its new place with Engine › Use an Engine; what it learned here is kept in the project.</source>
      <translation>Le projet travaille sans lui. Si le moteur a été déplacé, indiquez son nouvel emplacement avec Moteur › Utiliser un moteur ; ce qu'il a appris ici est gardé dans le projet.</translation>
    </message>
    <message>
      <source>The project's own memory stays.</source>
      <translation>La mémoire propre au projet reste.</translation>
    </message>
    <message>
      <source>The project's own memory takes what is confirmed.</source>
      <translation>La mémoire du projet reçoit ce qui est validé.</translation>
    </message>
    <message>
      <source>The properties of a unit in the database are damaged.</source>
      <translation>Les propriétés d'une unité de la base sont endommagées.</translation>
    </message>
    <message>
      <source>The recipe {name} has no setting {name_2}.</source>
      <translation>La recette {name} n'a pas de réglage {name_2}.</translation>
    </message>
    <message>
      <source>The recipe {recipe} trains on this machine only.</source>
      <translation>La recette {recipe} n'entraîne que sur cette machine.</translation>
    </message>
    <message numerus="yes">
      <source>The report is written; it names %Ln segments.</source>
      <translation>
        <numerusform>Le rapport est écrit ; il cite %Ln segment.</numerusform>
        <numerusform>Le rapport est écrit ; il cite %Ln segments.</numerusform>
      </translation>
    </message>
    <message>
      <source>The rescued project is in {folder}.</source>
      <translation>Le projet récupéré est dans {folder}.</translation>
    </message>
    <message>
      <source>The return package is in {path}.</source>
      <translation>Le paquet de retour est dans {path}.</translation>
    </message>
    <message>
      <source>The review has changed nothing here.</source>
      <translation>La relecture n'a rien changé ici.</translation>
    </message>
    <message>
      <source>The review has changed nothing.</source>
      <translation>La relecture n'a rien changé.</translation>
    </message>
    <message>
      <source>The review rejects the translation.</source>
      <translation>La relecture rejette la traduction.</translation>
    </message>
    <message>
      <source>The rule “{name}” is not a regular expression: {reason}</source>
      <translation>La règle « {name} » n'est pas une expression régulière : {reason}</translation>
    </message>
    <message>
      <source>The rule “{name}” names group {group}, which its source lacks.</source>
      <translation>La règle « {name} » nomme le groupe {group}, que sa source n'a pas.</translation>
    </message>
    <message>
      <source>The rule “{name}” took too long and was given up.</source>
      <translation>La règle « {name} » a pris trop de temps et a été abandonnée.</translation>
    </message>
    <message>
      <source>The rules are for all documents of the project.</source>
      <translation>Les règles valent pour tous les documents du projet.</translation>
    </message>
    <message>
      <source>The same mark twice, as in “,,”.</source>
      <translation>Deux fois le même signe, comme dans « ,, ».</translation>
    </message>
    <message>
      <source>The same source is translated otherwise in: {numbers}. Repeat shows them.</source>
      <translation>La même source est traduite autrement dans : {numbers}. Répéter les montre.</translation>
    </message>
    <message>
      <source>The same source translated in different ways.</source>
      <translation>La même source traduite de façons différentes.</translation>
    </message>
    <message>
      <source>The same text</source>
      <translation>Le même texte</translation>
    </message>
    <message>
      <source>The same text in the same place</source>
      <translation>Le même texte au même endroit</translation>
    </message>
    <message>
      <source>The same text with the same neighbour</source>
      <translation>Le même texte avec le même voisin</translation>
    </message>
    <message>
      <source>The same word twice in a row.</source>
      <translation>Le même mot deux fois de suite.</translation>
    </message>
    <message>
      <source>The segment before that is translated differently.</source>
      <translation>Le segment précédent traduit différemment.</translation>
    </message>
    <message>
      <source>The segment is final.</source>
      <translation>Le segment est final.</translation>
    </message>
    <message>
      <source>The segment is no longer in the project. What you typed in it is on the clipboard: {text}</source>
      <translation>Le segment n'est plus dans le projet. Ce que vous y avez saisi est dans le presse-papiers : {text}</translation>
    </message>
    <message>
      <source>The segment is translated and waits for review.</source>
      <translation>Le segment est traduit et attend la relecture.</translation>
    </message>
    <message>
      <source>The segment was changed since; this cannot be done again.</source>
      <translation>Le segment a été modifié depuis ; cela ne peut pas être rétabli.</translation>
    </message>
    <message>
      <source>The segment was changed since; this cannot be undone any more.</source>
      <translation>Le segment a été modifié depuis ; cela ne peut plus être annulé.</translation>
    </message>
    <message>
      <source>The segment was reviewed.</source>
      <translation>Le segment a été relu.</translation>
    </message>
    <message>
      <source>The segmentation rule {before!r} {after!r} cannot be used: {reason}</source>
      <translation>La règle de segmentation {before!r} {after!r} est inutilisable : {reason}</translation>
    </message>
    <message>
      <source>The segmentation rule {before!r} {after!r} took too long.</source>
      <translation>La règle de segmentation {before!r} {after!r} a pris trop de temps.</translation>
    </message>
    <message>
      <source>The segmentation rules name a language {pattern!r} that cannot be used: {reason}</source>
      <translation>Les règles de segmentation nomment une langue {pattern!r} inutilisable : {reason}</translation>
    </message>
    <message>
      <source>The segmentation rules name a language {pattern!r} that takes too long.</source>
      <translation>Les règles de segmentation nomment une langue {pattern!r} qui prend trop de temps.</translation>
    </message>
    <message>
      <source>The segments and their memory units stay; only what the engine learned goes.</source>
      <translation>Les segments et leurs unités de mémoire restent ; seul ce que le moteur a appris disparaît.</translation>
    </message>
    <message>
      <source>The server answers.</source>
      <translation>Le serveur répond.</translation>
    </message>
    <message>
      <source>The server answers; this is the token of {user}.</source>
      <translation>Le serveur répond ; c'est le jeton de {user}.</translation>
    </message>
    <message>
      <source>The server has nothing for the languages of this project.</source>
      <translation>Le serveur n'a rien pour les langues de ce projet.</translation>
    </message>
    <message>
      <source>The settings of the checks are not what they should be: {reason}</source>
      <translation>Les réglages des vérifications ne sont pas conformes : {reason}</translation>
    </message>
    <message>
      <source>The shared memory “{name}” cannot be used: {reason}</source>
      <translation>La mémoire partagée « {name} » ne peut pas être utilisée : {reason}</translation>
    </message>
    <message>
      <source>The shared memory “{name}” takes nothing now: {reason} What you confirm is kept in this project until it does.</source>
      <translation>La mémoire partagée « {name} » ne prend rien pour l'instant : {reason} Ce que vous validez est gardé dans ce projet en attendant.</translation>
    </message>
    <message>
      <source>The size of source and translation, for languages that have no size of their own. It begins with that of the desktop's text.</source>
      <translation>La taille de la source et de la traduction, pour les langues qui n'ont pas la leur. Au début, c'est celle du texte du bureau.</translation>
    </message>
    <message>
      <source>The source changes in the project only; the document keeps its own. A comment says what it was. A confirmed segment becomes a draft.</source>
      <translation>La source ne change que dans le projet ; le document garde la sienne. Un commentaire dit ce qu'elle était. Un segment validé devient un brouillon.</translation>
    </message>
    <message>
      <source>The source ends with “{ours}”, the target with “{theirs}”.</source>
      <translation>La source se termine par « {ours} », la traduction par « {theirs} ».</translation>
    </message>
    <message>
      <source>The source ends with “{ours}”, the target without a mark.</source>
      <translation>La source se termine par « {ours} », la traduction sans signe.</translation>
    </message>
    <message>
      <source>The source has no number {number}.</source>
      <translation>La source n'a pas le nombre {number}.</translation>
    </message>
    <message>
      <source>The source has no tag {tag}.</source>
      <translation>La source n'a pas de balise {tag}.</translation>
    </message>
    <message>
      <source>The source has no “{code}”.</source>
      <translation>La source n'a pas « {code} ».</translation>
    </message>
    <message>
      <source>The source of this segment was edited, so it cannot be split or merged.</source>
      <translation>La source de ce segment a été modifiée : il ne peut être ni divisé ni fusionné.</translation>
    </message>
    <message>
      <source>The source starts with a capital.</source>
      <translation>La source commence par une majuscule.</translation>
    </message>
    <message>
      <source>The source starts with a small letter.</source>
      <translation>La source commence par une minuscule.</translation>
    </message>
    <message>
      <source>The source was translated “{other}” elsewhere.</source>
      <translation>La source a été traduite ailleurs par « {other} ».</translation>
    </message>
    <message>
      <source>The source writes the ellipsis “{ours}”.</source>
      <translation>La source écrit les points de suspension « {ours} ».</translation>
    </message>
    <message>
      <source>The source writes “{name}”.</source>
      <translation>La source écrit « {name} ».</translation>
    </message>
    <message>
      <source>The space before a per cent sign.</source>
      <translation>L'espace avant le signe pour cent.</translation>
    </message>
    <message>
      <source>The store has {dense} dense features, the weights have {dense_2}.</source>
      <translation>La réserve a {dense} traits denses, les poids en ont {dense_2}.</translation>
    </message>
    <message>
      <source>The store of candidates does not say its {name}.</source>
      <translation>La réserve de candidats n'indique pas : {name}.</translation>
    </message>
    <message>
      <source>The suggestion is back. {key} brings your text back.</source>
      <translation>La suggestion est de retour. {key} ramène votre texte.</translation>
    </message>
    <message>
      <source>The tag {tag} comes at another place among the tags of the source.</source>
      <translation>La balise {tag} n'est pas à la même place que parmi les balises de la source.</translation>
    </message>
    <message>
      <source>The tag {tag} of the source is missing.</source>
      <translation>La balise {tag} de la source manque.</translation>
    </message>
    <message>
      <source>The tag {tag} stands here once more than in the source.</source>
      <translation>La balise {tag} figure ici une fois de plus que dans la source.</translation>
    </message>
    <message>
      <source>The tags of a text in the database are damaged.</source>
      <translation>Les balises d'un texte de la base sont endommagées.</translation>
    </message>
    <message>
      <source>The target ends with “{theirs}”, the source without a mark.</source>
      <translation>La traduction se termine par « {theirs} », la source sans signe.</translation>
    </message>
    <message>
      <source>The target is empty.</source>
      <translation>La traduction est vide.</translation>
    </message>
    <message>
      <source>The target is the source.</source>
      <translation>La traduction est la source.</translation>
    </message>
    <message>
      <source>The target lacks the brackets “{lost}” of the source.</source>
      <translation>Il manque à la traduction les parenthèses « {lost} » de la source.</translation>
    </message>
    <message>
      <source>The team server answers in a way that cannot be read.</source>
      <translation>La réponse du serveur d'équipe est illisible.</translation>
    </message>
    <message>
      <source>The team server cannot answer now: {reason}</source>
      <translation>Le serveur d'équipe ne peut pas répondre maintenant : {reason}</translation>
    </message>
    <message>
      <source>The team server does not know this token.</source>
      <translation>Le serveur d'équipe ne connaît pas ce jeton.</translation>
    </message>
    <message>
      <source>The team server has no {name} for these languages.</source>
      <translation>Le serveur d'équipe n'a pas de {name} pour ces langues.</translation>
    </message>
    <message>
      <source>The team server says: {reason}</source>
      <translation>Le serveur d'équipe répond : {reason}</translation>
    </message>
    <message>
      <source>The texts are too few to keep some out of the training, so nothing was measured. From about 400 different segments on, it is.</source>
      <translation>Les textes sont trop peu nombreux pour en mettre de côté ; rien n'a été mesuré. À partir d'environ 400 segments différents, c'est le cas.</translation>
    </message>
    <message numerus="yes">
      <source>The texts of %Ln segments could not be written to the disk. Close all the same, and lose them?</source>
      <translation>
        <numerusform>Le texte de %Ln segment n'a pas pu être écrit sur le disque. Fermer quand même et le perdre ?</numerusform>
        <numerusform>Les textes de %Ln segments n'ont pas pu être écrits sur le disque. Fermer quand même et les perdre ?</numerusform>
      </translation>
    </message>
    <message>
      <source>The threshold of a look-up is at least 1%.</source>
      <translation>Le seuil d'une recherche est d'au moins 1 %.</translation>
    </message>
    <message numerus="yes">
      <source>The token is kept: %Ln other projects are connected to the server.</source>
      <translation>
        <numerusform>Le jeton est conservé : %Ln autre projet est connecté au serveur.</numerusform>
        <numerusform>Le jeton est conservé : %Ln autres projets sont connectés au serveur.</numerusform>
      </translation>
    </message>
    <message>
      <source>The token was removed from this computer.</source>
      <translation>Le jeton a été supprimé de cet ordinateur.</translation>
    </message>
    <message>
      <source>The training of an engine is paused. Training › Go On with the Training continues it.</source>
      <translation>L'entraînement d'un moteur est en pause. Entraînement › Reprendre l'entraînement le poursuit.</translation>
    </message>
    <message>
      <source>The training of “{name}” ({source} to {target}) was interrupted. It can go on where it stopped.</source>
      <translation>L'entraînement de « {name} » ({source} vers {target}) a été interrompu. Il peut reprendre où il s'est arrêté.</translation>
    </message>
    <message>
      <source>The training of “{name}” was interrupted; it can go on.</source>
      <translation>L'entraînement de « {name} » a été interrompu ; il peut reprendre.</translation>
    </message>
    <message>
      <source>The training under way starts from it or is compared with it.</source>
      <translation>L'entraînement en cours part de lui ou lui est comparé.</translation>
    </message>
    <message>
      <source>The training was ended from outside.</source>
      <translation>L'entraînement a été interrompu de l'extérieur.</translation>
    </message>
    <message>
      <source>The translation has changed meanwhile: press it again.</source>
      <translation>La traduction a changé entre-temps : appuyez de nouveau.</translation>
    </message>
    <message>
      <source>The translation is another one by now.</source>
      <translation>La traduction a changé entre-temps.</translation>
    </message>
    <message>
      <source>The tuning set {name} holds no segment in {source_language} with a translation into {target_language}.</source>
      <translation>Le jeu de réglage {name} ne contient aucun segment en {source_language} traduit en {target_language}.</translation>
    </message>
    <message>
      <source>The unit is changed.</source>
      <translation>L'unité est modifiée.</translation>
    </message>
    <message>
      <source>The weights of the engine's models are trained together with the features, instead of staying as they were tuned.</source>
      <translation>Les poids des modèles du moteur sont entraînés avec les traits, au lieu de rester comme ils ont été réglés.</translation>
    </message>
    <message>
      <source>The white space at the end differs from that of the source.</source>
      <translation>Les espaces de la fin diffèrent de ceux de la source.</translation>
    </message>
    <message>
      <source>The white space at the start differs from that of the source.</source>
      <translation>Les espaces du début diffèrent de ceux de la source.</translation>
    </message>
    <message>
      <source>The whole segment is a term of the glossary.</source>
      <translation>Le segment entier est un terme du glossaire.</translation>
    </message>
    <message>
      <source>The word at the caret does not come from the machine.</source>
      <translation>Le mot au curseur ne vient pas de la machine.</translation>
    </message>
    <message>
      <source>The {name} must lie between 0 and {most}%.</source>
      <translation>{name} : la valeur doit être comprise entre 0 et {most} %.</translation>
    </message>
    <message>
      <source>There are files on the clipboard, and no text.</source>
      <translation>Le presse-papiers contient des fichiers, pas de texte.</translation>
    </message>
    <message>
      <source>There are no held-out segments with a source and a translation.</source>
      <translation>Aucun segment mis de côté n'a de source et de traduction.</translation>
    </message>
    <message>
      <source>There are no rules: all text is text.</source>
      <translation>Il n'y a pas de règles : tout le texte est du texte.</translation>
    </message>
    <message>
      <source>There are no sentences to train on.</source>
      <translation>Il n'y a pas de phrases pour l'entraînement.</translation>
    </message>
    <message>
      <source>There are no syntax trees to learn from.</source>
      <translation>Il n'y a pas d'arbres syntaxiques dont apprendre.</translation>
    </message>
    <message>
      <source>There are no terms here yet. Add one with the Insert key, or import a glossary: TBX, MultiTerm, UTX, Excel, TSV or CSV.</source>
      <translation>Il n'y a pas encore de termes ici. Ajoutez-en un avec la touche Inser, ou importez un glossaire : TBX, MultiTerm, UTX, Excel, TSV ou CSV.</translation>
    </message>
    <message>
      <source>There are several spaces in a row.</source>
      <translation>Il y a plusieurs espaces à la suite.</translation>
    </message>
    <message>
      <source>There are spaces around {tag} in the source, but none here.</source>
      <translation>Dans la source, il y a des espaces autour de {tag}, ici non.</translation>
    </message>
    <message>
      <source>There are spaces around {tag}; the source has none.</source>
      <translation>Il y a des espaces autour de {tag} ; la source n'en a pas.</translation>
    </message>
    <message>
      <source>There are {features} sparse features, but {sparse} weights.</source>
      <translation>Il y a {features} traits épars, mais {sparse} poids.</translation>
    </message>
    <message>
      <source>There are {number:,} rules; at most {most:,} are taken.</source>
      <translation>Il y a {number:,} règles ; {most:,} au plus sont acceptées.</translation>
    </message>
    <message>
      <source>There are: {recipes}.</source>
      <translation>Il y a : {recipes}.</translation>
    </message>
    <message>
      <source>There is a deadline</source>
      <translation>Il y a une échéance</translation>
    </message>
    <message>
      <source>There is a memory unit {number}.</source>
      <translation>L'unité de mémoire {number} existe déjà.</translation>
    </message>
    <message>
      <source>There is no backup of this project yet: they are made while it is open, and when it is closed.</source>
      <translation>Il n'y a pas encore de sauvegarde de ce projet : elles sont faites pendant qu'il est ouvert et quand on le ferme.</translation>
    </message>
    <message>
      <source>There is no band {name}.</source>
      <translation>Il n'y a pas de tranche {name}.</translation>
    </message>
    <message>
      <source>There is no change of segments to undo.</source>
      <translation>Il n'y a pas de changement de segments à annuler.</translation>
    </message>
    <message>
      <source>There is no change {number} in this segment.</source>
      <translation>Il n'y a pas de changement {number} dans ce segment.</translation>
    </message>
    <message>
      <source>There is no computer of the name {host}.</source>
      <translation>Il n'y a pas d'ordinateur du nom de {host}.</translation>
    </message>
    <message>
      <source>There is no corpus {argument}.</source>
      <translation>Il n'y a pas de corpus {argument}.</translation>
    </message>
    <message>
      <source>There is no corpus {argument}: the file {path} is missing.</source>
      <translation>Il n'y a pas de corpus {argument} : le fichier {path} manque.</translation>
    </message>
    <message>
      <source>There is no dictionary of {language}. Extensions of LibreOffice (.oxt) and of Firefox (.xpi) have one.</source>
      <translation>Il n'y a pas de dictionnaire pour cette langue ({language}). Les extensions de LibreOffice (.oxt) et de Firefox (.xpi) en contiennent un.</translation>
    </message>
    <message>
      <source>There is no dictionary of {language}: Tools › Which Checks takes one.</source>
      <translation>Il n'y a pas de dictionnaire pour cette langue ({language}) : Outils › Quels contrôles en prend un.</translation>
    </message>
    <message>
      <source>There is no document in {source} that can be translated.</source>
      <translation>{source} ne contient aucun document à traduire.</translation>
    </message>
    <message>
      <source>There is no engine to tune.</source>
      <translation>Il n'y a pas de moteur à régler.</translation>
    </message>
    <message>
      <source>There is no engine yet. Train one from your memories, or import a .postil file.</source>
      <translation>Il n'y a pas encore de moteur. Entraînez-en un avec vos mémoires ou importez un fichier .postil.</translation>
    </message>
    <message>
      <source>There is no engine yet. Train one, or import a .postil file.</source>
      <translation>Il n'y a pas encore de moteur. Entraînez-en un ou importez un fichier .postil.</translation>
    </message>
    <message>
      <source>There is no filter “{name}”.</source>
      <translation>Il n'y a pas de filtre « {name} ».</translation>
    </message>
    <message>
      <source>There is no finding of the kind {kind}, {severity}.</source>
      <translation>Il n'y a pas de résultat du type {kind}, {severity}.</translation>
    </message>
    <message>
      <source>There is no glossary yet. Terms you add begin one.</source>
      <translation>Il n'y a pas encore de glossaire. Les termes que vous ajoutez en créent un.</translation>
    </message>
    <message>
      <source>There is no glossary {name}.</source>
      <translation>Il n'y a pas de glossaire {name}.</translation>
    </message>
    <message>
      <source>There is no layer {name!r} for this: {names}.</source>
      <translation>Il n'y a pas de couche {name!r} pour cela : {names}.</translation>
    </message>
    <message>
      <source>There is no loss called {loss}.</source>
      <translation>Il n'y a pas de perte nommée {loss}.</translation>
    </message>
    <message>
      <source>There is no match {number}.</source>
      <translation>Il n'y a pas de correspondance {number}.</translation>
    </message>
    <message>
      <source>There is no match.</source>
      <translation>Il n'y a pas de correspondance.</translation>
    </message>
    <message>
      <source>There is no memory to train from.</source>
      <translation>Il n'y a pas de mémoire pour l'entraînement.</translation>
    </message>
    <message>
      <source>There is no other engine between these languages to compare it with.</source>
      <translation>Il n'y a pas d'autre moteur entre ces langues pour la comparaison.</translation>
    </message>
    <message>
      <source>There is no program {name}.</source>
      <translation>Il n'y a pas de programme {name}.</translation>
    </message>
    <message>
      <source>There is no recipe {name}.</source>
      <translation>Il n'y a pas de recette {name}.</translation>
    </message>
    <message>
      <source>There is no segment after this one.</source>
      <translation>Il n'y a pas de segment après celui-ci.</translation>
    </message>
    <message>
      <source>There is no segment before this one.</source>
      <translation>Il n'y a pas de segment avant celui-ci.</translation>
    </message>
    <message>
      <source>There is no segment to merge with.</source>
      <translation>Il n'y a pas de segment avec lequel fusionner.</translation>
    </message>
    <message>
      <source>There is no such file.</source>
      <translation>Ce fichier n'existe pas.</translation>
    </message>
    <message>
      <source>There is no tag here.</source>
      <translation>Il n'y a pas de balise ici.</translation>
    </message>
    <message>
      <source>There is no term {number}.</source>
      <translation>Il n'y a pas de terme {number}.</translation>
    </message>
    <message>
      <source>There is no text on the clipboard.</source>
      <translation>Le presse-papiers ne contient pas de texte.</translation>
    </message>
    <message>
      <source>There is no text to search for.</source>
      <translation>Il n'y a pas de texte à chercher.</translation>
    </message>
    <message>
      <source>There is no translation to confirm yet.</source>
      <translation>Il n'y a pas encore de traduction à valider.</translation>
    </message>
    <message>
      <source>There is no translation.</source>
      <translation>Il n'y a pas de traduction.</translation>
    </message>
    <message>
      <source>There is no update called {update}.</source>
      <translation>Il n'y a pas de mise à jour nommée {update}.</translation>
    </message>
    <message>
      <source>There is no word here.</source>
      <translation>Il n'y a pas de mot ici.</translation>
    </message>
    <message>
      <source>There is none for these languages yet</source>
      <translation>Il n'y en a pas encore pour ces langues</translation>
    </message>
    <message>
      <source>There is none yet. Train one, or import a .postil file.</source>
      <translation>Il n'y en a pas encore. Entraînez-en un ou importez un fichier .postil.</translation>
    </message>
    <message>
      <source>There is nothing else to choose here.</source>
      <translation>Il n'y a pas d'autre choix ici.</translation>
    </message>
    <message>
      <source>There is nothing to change here.</source>
      <translation>Il n'y a rien à changer ici.</translation>
    </message>
    <message>
      <source>There is nothing to do again.</source>
      <translation>Il n'y a rien à rétablir.</translation>
    </message>
    <message>
      <source>There is nothing to tune the weights on.</source>
      <translation>Il n'y a rien pour régler les poids.</translation>
    </message>
    <message>
      <source>There is nothing to undo here.</source>
      <translation>Il n'y a rien à annuler ici.</translation>
    </message>
    <message>
      <source>There is nothing to undo.</source>
      <translation>Il n'y a rien à annuler.</translation>
    </message>
    <message>
      <source>There was nothing to do</source>
      <translation>Il n'y avait rien à faire</translation>
    </message>
    <message>
      <source>These segments cannot become one: {obstacle}.</source>
      <translation>Ces segments ne peuvent pas n'en faire qu'un : {obstacle}.</translation>
    </message>
    <message>
      <source>These segments have the same source. Fill them with:</source>
      <translation>Ces segments ont la même source. Les remplir avec :</translation>
    </message>
    <message>
      <source>These words stand in a longer memory unit.</source>
      <translation>Ces mots figurent dans une unité de mémoire plus longue.</translation>
    </message>
    <message>
      <source>Third language model</source>
      <translation>Troisième modèle de langue</translation>
    </message>
    <message>
      <source>Third language model, n-grams</source>
      <translation>Troisième modèle de langue, n-grammes</translation>
    </message>
    <message>
      <source>This comment is not there any more.</source>
      <translation>Ce commentaire n'existe plus.</translation>
    </message>
    <message>
      <source>This count is kept; later ones can be compared with it.</source>
      <translation>Ce compte est gardé ; les suivants pourront lui être comparés.</translation>
    </message>
    <message>
      <source>This file is there already.</source>
      <translation>Ce fichier existe déjà.</translation>
    </message>
    <message>
      <source>This finding is no longer there.</source>
      <translation>Cette remarque n'est plus là.</translation>
    </message>
    <message>
      <source>This finding was removed meanwhile.</source>
      <translation>Cette remarque a été retirée entre-temps.</translation>
    </message>
    <message>
      <source>This glossary is that of the team server.</source>
      <translation>Ce glossaire est celui du serveur d'équipe.</translation>
    </message>
    <message>
      <source>This is no regular expression: {reason}.</source>
      <translation>Ce n'est pas une expression régulière : {reason}.</translation>
    </message>
    <message>
      <source>This is the project as it was on {time}, in {folder}.</source>
      <translation>Voici le projet tel qu'il était le {time}, dans {folder}.</translation>
    </message>
    <message>
      <source>This is the suggestion as it was.</source>
      <translation>C'est la suggestion telle quelle.</translation>
    </message>
    <message>
      <source>This language quotes with {usual}.</source>
      <translation>Cette langue cite avec {usual}.</translation>
    </message>
    <message>
      <source>This machine only, or tcp://host:8786</source>
      <translation>Cet ordinateur seulement, ou tcp://host:8786</translation>
    </message>
    <message>
      <source>This match is not a unit of a memory.</source>
      <translation>Cette correspondance n'est pas une unité de mémoire.</translation>
    </message>
    <message>
      <source>This memory is empty. What you confirm goes into the project's own memory; other memories are filled by Import.</source>
      <translation>Cette mémoire est vide. Ce que vous validez va dans la mémoire propre du projet ; les autres se remplissent par Importer.</translation>
    </message>
    <message>
      <source>This memory is protected. Memory › Matching allows changes.</source>
      <translation>Cette mémoire est protégée. Mémoire › Recherche de correspondances permet de la modifier.</translation>
    </message>
    <message>
      <source>This memory is protected: see Memory › Matching</source>
      <translation>Cette mémoire est protégée : voir Mémoire › Recherche de correspondances</translation>
    </message>
    <message>
      <source>This memory unit is not there any more.</source>
      <translation>Cette unité de mémoire n'existe plus.</translation>
    </message>
    <message>
      <source>This project does not allow sources to be edited.</source>
      <translation>Ce projet ne permet pas de modifier les sources.</translation>
    </message>
    <message>
      <source>This project does not let sources be edited. The settings of the project allow it.</source>
      <translation>Ce projet ne permet pas de modifier les sources. Les réglages du projet le permettent.</translation>
    </message>
    <message>
      <source>This project has no engine that could go along.</source>
      <translation>Ce projet n'a pas de moteur à joindre.</translation>
    </message>
    <message>
      <source>This project has no engine.</source>
      <translation>Ce projet n'a pas de moteur.</translation>
    </message>
    <message>
      <source>This project has no engine: train one, or use one that exists.</source>
      <translation>Ce projet n'a pas de moteur : entraînez-en un ou utilisez-en un existant.</translation>
    </message>
    <message>
      <source>This project is open here.</source>
      <translation>Ce projet est ouvert ici.</translation>
    </message>
    <message>
      <source>This project uses no engine of a team.</source>
      <translation>Ce projet n'utilise pas de moteur d'équipe.</translation>
    </message>
    <message>
      <source>This project uses no team server any more.</source>
      <translation>Ce projet n'utilise plus de serveur d'équipe.</translation>
    </message>
    <message>
      <source>This project uses no team server.</source>
      <translation>Ce projet n'utilise aucun serveur d'équipe.</translation>
    </message>
    <message>
      <source>This project was not made of a package of Trados or memoQ.</source>
      <translation>Ce projet n'a pas été fait d'un paquet de Trados ou de memoQ.</translation>
    </message>
    <message>
      <source>This project was not made of a package of Trados or memoQ. To a colleague with Postil, hand it over as a package.</source>
      <translation>Ce projet n'a pas été fait d'un paquet de Trados ou de memoQ. À un collègue qui a Postil, transmettez-le en paquet.</translation>
    </message>
    <message>
      <source>This segment cannot be read now.</source>
      <translation>Ce segment ne peut pas être lu pour le moment.</translation>
    </message>
    <message>
      <source>This segment is locked.</source>
      <translation>Ce segment est verrouillé.</translation>
    </message>
    <message>
      <source>This segment is not confirmed.</source>
      <translation>Ce segment n'est pas validé.</translation>
    </message>
    <message>
      <source>This tag is in the translation already.</source>
      <translation>Cette balise est déjà dans la traduction.</translation>
    </message>
    <message>
      <source>This token may ask only: nothing of this project is sent.</source>
      <translation>Ce jeton ne permet que d'interroger : rien de ce projet n'est envoyé.</translation>
    </message>
    <message>
      <source>This translation also stands for “{other}”.</source>
      <translation>Cette traduction sert aussi pour « {other} ».</translation>
    </message>
    <message>
      <source>This translation comes from no suggestion.</source>
      <translation>Cette traduction ne vient d'aucune suggestion.</translation>
    </message>
    <message>
      <source>This will be created</source>
      <translation>Voici ce qui sera créé</translation>
    </message>
    <message>
      <source>This word is copied from the source, not translated.</source>
      <translation>Ce mot est copié de la source, pas traduit.</translation>
    </message>
    <message>
      <source>Three dots for …, or the other way round.</source>
      <translation>Trois points au lieu de …, ou l'inverse.</translation>
    </message>
    <message>
      <source>Thresholds go from 50 to 100% for memories and 0 to 1 for the machine.</source>
      <translation>Les seuils vont de 50 à 100 % pour les mémoires et de 0 à 1 pour la machine.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Temps</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titre</translation>
    </message>
    <message>
      <source>To block a translation, both sides must have words.</source>
      <translation>Pour bloquer une traduction, il faut des mots des deux côtés.</translation>
    </message>
    <message>
      <source>To look for the characters themselves, switch regular expressions off.</source>
      <translation>Pour chercher les caractères eux-mêmes, désactivez les expressions régulières.</translation>
    </message>
    <message>
      <source>To the editor</source>
      <translation>Vers l'éditeur</translation>
    </message>
    <message>
      <source>Too many open files</source>
      <translation>trop de fichiers ouverts</translation>
    </message>
    <message>
      <source>Tool bar</source>
      <translation>Barre d'outils</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Outils</translation>
    </message>
    <message>
      <source>Tour</source>
      <translation>Visite</translation>
    </message>
    <message>
      <source>Track changes against the present translations from now on.</source>
      <translation>Signaler désormais les changements par rapport aux traductions actuelles.</translation>
    </message>
    <message>
      <source>Traditional Han</source>
      <translation>traditionnel</translation>
    </message>
    <message>
      <source>Train</source>
      <translation>Entraîner</translation>
    </message>
    <message>
      <source>Train a &amp;new one …</source>
      <translation>Entraîner un &amp;nouveau…</translation>
    </message>
    <message>
      <source>Train afterwards</source>
      <translation>Entraîner ensuite</translation>
    </message>
    <message>
      <source>Train again from the start.</source>
      <translation>Recommencez l'entraînement depuis le début.</translation>
    </message>
    <message>
      <source>Train an Engine</source>
      <translation>Entraîner un moteur</translation>
    </message>
    <message>
      <source>Train an engine</source>
      <translation>Entraîner un moteur</translation>
    </message>
    <message>
      <source>Train an engine from memories and parallel texts, by the recipe you choose.</source>
      <translation>Entraîner un moteur à partir de mémoires et de textes parallèles, selon la recette choisie.</translation>
    </message>
    <message>
      <source>Train an engine in Moses without it.</source>
      <translation>Entraînez dans Moses un moteur qui s'en passe.</translation>
    </message>
    <message>
      <source>Train another afterwards …</source>
      <translation>En entraîner un autre ensuite…</translation>
    </message>
    <message>
      <source>Train another engine that starts from it.</source>
      <translation>Entraîner un autre moteur à partir de lui.</translation>
    </message>
    <message>
      <source>Train it anew or import it again.</source>
      <translation>Entraînez-le de nouveau ou importez-le encore une fois.</translation>
    </message>
    <message>
      <source>Train it anew.</source>
      <translation>Entraînez-le à nouveau.</translation>
    </message>
    <message>
      <source>Train on</source>
      <translation>Entraîner sur</translation>
    </message>
    <message>
      <source>Train on fewer texts, or close other programs.</source>
      <translation>Entraînez sur moins de textes ou fermez d'autres programmes.</translation>
    </message>
    <message>
      <source>Train the engine</source>
      <translation>Entraîner le moteur</translation>
    </message>
    <message>
      <source>Train the engine again, or use the version of Postil that made it.</source>
      <translation>Entraînez le moteur à nouveau, ou utilisez la version de Postil qui l'a fait.</translation>
    </message>
    <message>
      <source>Train the engine's weights as well</source>
      <translation>Entraîner aussi les poids du moteur</translation>
    </message>
    <message>
      <source>Train them again, or remove the folder: the engine then works without them.</source>
      <translation>Entraînez-les à nouveau, ou supprimez le dossier : le moteur travaille alors sans eux.</translation>
    </message>
    <message>
      <source>Train with 1 part.</source>
      <translation>Entraînez avec 1 partie.</translation>
    </message>
    <message>
      <source>Trained</source>
      <translation>Entraîné</translation>
    </message>
    <message>
      <source>Trained as</source>
      <translation>Entraîné comme</translation>
    </message>
    <message numerus="yes">
      <source>Trained on %Ln segment pairs</source>
      <translation>
        <numerusform>Entraîné sur %Ln paire de segments</numerusform>
        <numerusform>Entraîné sur %Ln paires de segments</numerusform>
      </translation>
    </message>
    <message>
      <source>Training</source>
      <translation>Entraînement</translation>
    </message>
    <message>
      <source>Training interrupted</source>
      <translation>Entraînement interrompu</translation>
    </message>
    <message>
      <source>Training objective</source>
      <translation>Fonction objectif de l'entraînement</translation>
    </message>
    <message>
      <source>Training on a cluster needs Dask, which is not installed.</source>
      <translation>L'entraînement sur un cluster demande Dask, qui n'est pas installé.</translation>
    </message>
    <message>
      <source>Training stops earlier when the held-out segments gain nothing any more.</source>
      <translation>L'entraînement s'arrête plus tôt quand les segments mis de côté n'y gagnent plus rien.</translation>
    </message>
    <message>
      <source>Training › Train an Engine lets it go on where it stopped. If that happens again, the memory may not suffice (exit code {code}).</source>
      <translation>Entraînement › Entraîner un moteur permet de le reprendre où il s'est arrêté. Si cela se reproduit, la mémoire vive est peut-être insuffisante (code de sortie {code}).</translation>
    </message>
    <message>
      <source>Trainings that wait</source>
      <translation>Entraînements en attente</translation>
    </message>
    <message>
      <source>Training{how_far}</source>
      <translation>Entraînement{how_far}</translation>
    </message>
    <message>
      <source>Translate</source>
      <translation>Traduire</translation>
    </message>
    <message>
      <source>Translate a &amp;Folder …</source>
      <translation>Traduire un &amp;dossier…</translation>
    </message>
    <message>
      <source>Translate a Folder</source>
      <translation>Traduire un dossier</translation>
    </message>
    <message>
      <source>Translate all documents in a folder with what this project knows.</source>
      <translation>Traduire tous les documents d'un dossier avec ce que sait ce projet.</translation>
    </message>
    <message>
      <source>Translate here</source>
      <translation>Traduisez ici</translation>
    </message>
    <message>
      <source>Translate the folder</source>
      <translation>Traduire le dossier</translation>
    </message>
    <message>
      <source>Translate the selection</source>
      <translation>Traduire la sélection</translation>
    </message>
    <message>
      <source>Translate with a machine that learns from you.</source>
      <translation>Traduisez avec une machine qui apprend de vous.</translation>
    </message>
    <message>
      <source>Translating</source>
      <translation>Traduction</translation>
    </message>
    <message>
      <source>Translation</source>
      <translation>Traduction</translation>
    </message>
    <message>
      <source>Translation of {name}</source>
      <translation>Traduction de {name}</translation>
    </message>
    <message>
      <source>Translation of {name}, line by line</source>
      <translation>Traduction de {name}, ligne par ligne</translation>
    </message>
    <message>
      <source>Translation only</source>
      <translation>Traduction seulement</translation>
    </message>
    <message>
      <source>Translations never used</source>
      <translation>Traductions jamais utilisées</translation>
    </message>
    <message>
      <source>Translations of the whole segment</source>
      <translation>Traductions du segment entier</translation>
    </message>
    <message>
      <source>Translations of “{source}”</source>
      <translation>Traductions de « {source} »</translation>
    </message>
    <message>
      <source>Translations per phrase</source>
      <translation>Traductions par expression</translation>
    </message>
    <message>
      <source>Translations per sentence</source>
      <translation>Traductions par phrase</translation>
    </message>
    <message>
      <source>Translations the engine never uses in this project, alone or within longer phrases. Terms of a glossary are used all the same.</source>
      <translation>Traductions que le moteur n'utilise jamais dans ce projet, seules ou dans des expressions plus longues. Les termes d'un glossaire sont utilisés malgré tout.</translation>
    </message>
    <message>
      <source>Translations to</source>
      <translation>Traductions vers</translation>
    </message>
    <message>
      <source>Trees have the words of the target side, one tree to a line.</source>
      <translation>Les arbres ont les mots du côté cible, un arbre par ligne.</translation>
    </message>
    <message>
      <source>Trie</source>
      <translation>Trie</translation>
    </message>
    <message>
      <source>Trie, 8 bits</source>
      <translation>Trie, 8 bits</translation>
    </message>
    <message>
      <source>Try again when it has ended.</source>
      <translation>Réessayez quand ce sera terminé.</translation>
    </message>
    <message>
      <source>Try the rules</source>
      <translation>Essayer les règles</translation>
    </message>
    <message>
      <source>Tune an engine again</source>
      <translation>Régler à nouveau un moteur</translation>
    </message>
    <message>
      <source>Tune on other segments, or on more of them.</source>
      <translation>Réglez sur d'autres segments, ou sur davantage.</translation>
    </message>
    <message>
      <source>Tune the engine anew</source>
      <translation>Régler à nouveau le moteur</translation>
    </message>
    <message>
      <source>Tuning</source>
      <translation>Réglage</translation>
    </message>
    <message>
      <source>Tuning of the weights</source>
      <translation>Réglage des poids</translation>
    </message>
    <message>
      <source>Tuning of what is learned</source>
      <translation>Réglage de ce qui est appris</translation>
    </message>
    <message>
      <source>Tuning, round {number}</source>
      <translation>Réglage, tour {number}</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>turc</translation>
    </message>
    <message>
      <source>Two engines side by side</source>
      <translation>Deux moteurs côte à côte</translation>
    </message>
    <message>
      <source>Two n-grams share one hash key.</source>
      <translation>Deux n-grammes ont la même clé de hachage.</translation>
    </message>
    <message>
      <source>Two text files, line by line translations of each other.</source>
      <translation>Deux fichiers texte, traduits l'un de l'autre ligne par ligne.</translation>
    </message>
    <message>
      <source>Type what to find.</source>
      <translation>Saisissez ce qu'il faut chercher.</translation>
    </message>
    <message>
      <source>Type what to find. Enter on a line opens its segment.</source>
      <translation>Tapez ce qu'il faut chercher. Entrée sur une ligne ouvre son segment.</translation>
    </message>
    <message>
      <source>Typed</source>
      <translation>Tapé</translation>
    </message>
    <message>
      <source>UTF-32 is not read</source>
      <translation>l'UTF-32 n'est pas lu</translation>
    </message>
    <message>
      <source>Ukrainian</source>
      <translation>ukrainien</translation>
    </message>
    <message>
      <source>Unconfirm</source>
      <translation>Dévalider</translation>
    </message>
    <message>
      <source>Unconfirm a segment to make a draft of it.</source>
      <translation>Retirez la validation d'un segment pour en faire un brouillon.</translation>
    </message>
    <message>
      <source>Unconfirm the segment</source>
      <translation>Retirer la validation du segment</translation>
    </message>
    <message>
      <source>Unconfirm this segment: the engine forgets this, and the memory unit is removed.</source>
      <translation>Retirer la validation de ce segment : le moteur oublie cela, et l'unité de mémoire est supprimée.</translation>
    </message>
    <message>
      <source>Unconfirmed: the memory unit and what was learned from it are gone.</source>
      <translation>Validation retirée : l'unité de mémoire et ce qui en a été appris ont disparu.</translation>
    </message>
    <message>
      <source>Underline misspelt words while you type, or stop it.</source>
      <translation>Souligner les mots mal orthographiés pendant la frappe, ou arrêter.</translation>
    </message>
    <message>
      <source>Underline misspelt words while you type.</source>
      <translation>Souligner les mots mal orthographiés pendant la frappe.</translation>
    </message>
    <message>
      <source>Underline words of the machine's draft that it is not sure of, or stop it.</source>
      <translation>Souligner dans le brouillon de la machine les mots dont elle n'est pas sûre, ou arrêter.</translation>
    </message>
    <message>
      <source>Underline words of the machine's draft that it is not sure of.</source>
      <translation>Souligner dans le brouillon de la machine les mots dont elle n'est pas sûre.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Undo the Last &amp;Change of Segments</source>
      <translation>Annuler le dernier &amp;changement de segments</translation>
    </message>
    <message>
      <source>Undo the batch</source>
      <translation>Annuler le traitement par lot</translation>
    </message>
    <message>
      <source>Undo the last change of the translation.</source>
      <translation>Annuler la dernière modification de la traduction.</translation>
    </message>
    <message>
      <source>Undone: {what}.</source>
      <translation>Annulé : {what}.</translation>
    </message>
    <message>
      <source>Unexpected: {error}</source>
      <translation>Inattendu : {error}</translation>
    </message>
    <message>
      <source>United Kingdom</source>
      <translation>Royaume-Uni</translation>
    </message>
    <message>
      <source>United States</source>
      <translation>États-Unis</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Unités</translation>
    </message>
    <message>
      <source>Units of memories that are gone: {count}</source>
      <translation>Unités de mémoires perdues : {count}</translation>
    </message>
    <message>
      <source>Units of the memory</source>
      <translation>Unités de la mémoire</translation>
    </message>
    <message>
      <source>Units read: {read}; {new} new, {same} there already, {rejected} left out.</source>
      <translation>Unités lues : {read}, dont {new} nouvelles, {same} déjà présentes, {rejected} omises.</translation>
    </message>
    <message>
      <source>Unknown words</source>
      <translation>Mots inconnus</translation>
    </message>
    <message>
      <source>Unmute the layer</source>
      <translation>Réactiver la couche</translation>
    </message>
    <message>
      <source>Unpack a .postil file.</source>
      <translation>Décompresser un fichier .postil.</translation>
    </message>
    <message>
      <source>Unpack it and choose a file.</source>
      <translation>Décompressez-le et choisissez un fichier.</translation>
    </message>
    <message>
      <source>Unpack it yourself.</source>
      <translation>Décompressez le fichier vous-même.</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Jusqu'au</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Intacts</translation>
    </message>
    <message>
      <source>Untranslated</source>
      <translation>Non traduit</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Monter</translation>
    </message>
    <message>
      <source>Up to a day</source>
      <translation>Jusqu'à un jour</translation>
    </message>
    <message>
      <source>Update the memory</source>
      <translation>Mettre la mémoire à jour</translation>
    </message>
    <message>
      <source>Urdu</source>
      <translation>ourdou</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Utiliser</translation>
    </message>
    <message>
      <source>Use again</source>
      <translation>Utiliser de nouveau</translation>
    </message>
    <message>
      <source>Use an Engine</source>
      <translation>Utiliser un moteur</translation>
    </message>
    <message>
      <source>Use an engine that is there already.</source>
      <translation>Utiliser un moteur qui existe déjà.</translation>
    </message>
    <message>
      <source>Use fewer candidates per sentence.</source>
      <translation>Utilisez moins de candidats par phrase.</translation>
    </message>
    <message>
      <source>Use in this project</source>
      <translation>Utiliser dans ce projet</translation>
    </message>
    <message>
      <source>Use in “{name}”</source>
      <translation>Utiliser dans « {name} »</translation>
    </message>
    <message>
      <source>Use it again</source>
      <translation>L'utiliser de nouveau</translation>
    </message>
    <message>
      <source>Use it from now on. What the engine learned from the segments you confirmed is learned again by the new one.</source>
      <translation>Utilisez-le désormais. Ce que le moteur a appris des segments que vous avez validés, le nouveau l'apprend à son tour.</translation>
    </message>
    <message>
      <source>Use it in your project: it learns from every segment you confirm.</source>
      <translation>Utilisez-le dans votre projet : il apprend de chaque segment que vous validez.</translation>
    </message>
    <message>
      <source>Use the engine and the memory that a server in the office has for all.</source>
      <translation>Utiliser le moteur et la mémoire qu'un serveur du bureau met à la disposition de tous.</translation>
    </message>
    <message>
      <source>Use the layer {layer}</source>
      <translation>Utiliser la couche {layer}</translation>
    </message>
    <message>
      <source>Use the memory {memory}</source>
      <translation>Utiliser la mémoire {memory}</translation>
    </message>
    <message>
      <source>Use this key</source>
      <translation>Utiliser ce raccourci</translation>
    </message>
    <message>
      <source>Used</source>
      <translation>Utilisée</translation>
    </message>
    <message>
      <source>Used by</source>
      <translation>Utilisé par</translation>
    </message>
    <message>
      <source>Usual font</source>
      <translation>Police habituelle</translation>
    </message>
    <message>
      <source>Usual size</source>
      <translation>Taille habituelle</translation>
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
      <translation>Versions et licences de Postil et de ses composants.</translation>
    </message>
    <message>
      <source>Versions, the newest first</source>
      <translation>Versions, la plus récente d'abord</translation>
    </message>
    <message>
      <source>Vietnamese</source>
      <translation>vietnamien</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Volume</translation>
    </message>
    <message>
      <source>Wait until the engines page is ready, or cancel what it is doing.</source>
      <translation>Attendez que la page des moteurs ait fini, ou annulez ce qu'elle fait.</translation>
    </message>
    <message>
      <source>Way of learning</source>
      <translation>Façon d'apprendre</translation>
    </message>
    <message>
      <source>Weakest match first</source>
      <translation>Plus faible correspondance d'abord</translation>
    </message>
    <message>
      <source>Web addresses, paths and variables missing or changed.</source>
      <translation>Adresses web, chemins et variables manquants ou modifiés.</translation>
    </message>
    <message>
      <source>Weigh the glossary</source>
      <translation>Pondérer le glossaire</translation>
    </message>
    <message>
      <source>Weigh the memory</source>
      <translation>Pondérer la mémoire</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Poids</translation>
    </message>
    <message>
      <source>Weight of the engine</source>
      <translation>Poids du moteur</translation>
    </message>
    <message>
      <source>Weighted</source>
      <translation>Pondéré</translation>
    </message>
    <message>
      <source>Weighted words</source>
      <translation>Mots pondérés</translation>
    </message>
    <message>
      <source>Weights of the models</source>
      <translation>Poids des modèles</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>Europe occidentale</translation>
    </message>
    <message>
      <source>Western European, DOS</source>
      <translation>Europe occidentale, DOS</translation>
    </message>
    <message>
      <source>Western European, Mac</source>
      <translation>Europe occidentale, Mac</translation>
    </message>
    <message>
      <source>What Came Back</source>
      <translation>Ce qui est revenu</translation>
    </message>
    <message>
      <source>What MIRA finds depends a little on the order of the segments. It goes through them in so many orders and takes the mean of the weights: more orders leave less to chance, and take little time.</source>
      <translation>Ce que MIRA trouve dépend un peu de l'ordre des segments. Il les parcourt dans autant d'ordres et prend la moyenne des poids : plus d'ordres laissent moins de place au hasard, et prennent peu de temps.</translation>
    </message>
    <message>
      <source>What a phrase pair is scored by: itself (p), its pairs of words (t), triplets of words (tp), or all that is named. More of them learn more and take longer.</source>
      <translation>Ce qui note une paire d'expressions : elle-même (p), ses paires de mots (t), les triplets de mots (tp), ou tout ce qui est nommé. Plus il y en a, plus on apprend et plus c'est long.</translation>
    </message>
    <message>
      <source>What becomes a tag</source>
      <translation>Ce qui devient une balise</translation>
    </message>
    <message>
      <source>What becomes of confirmed segments</source>
      <translation>Ce que deviennent les segments validés</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Ce qui a changé</translation>
    </message>
    <message>
      <source>What confirming a segment does to open segments with the same source. Never overwrites what you typed or confirmed.</source>
      <translation>Ce que la validation d'un segment fait aux segments ouverts de même source. N'écrase jamais ce que vous avez tapé ou validé.</translation>
    </message>
    <message>
      <source>What do you want to do?</source>
      <translation>Que voulez-vous faire ?</translation>
    </message>
    <message>
      <source>What do you want to translate?</source>
      <translation>Que voulez-vous traduire ?</translation>
    </message>
    <message>
      <source>What gets a weight of its own: pairs of words and words next to each other (words), whole phrases and their order (phrases), or all. More of them learn more and take longer.</source>
      <translation>Ce qui reçoit un poids à soi : paires de mots et mots voisins (mots), expressions entières et leur ordre (expressions), ou tout. Plus il y en a, plus on apprend et plus c'est long.</translation>
    </message>
    <message>
      <source>What gets a weight of its own: phrases, pairs of their words, both, what the links of words tell (linked and inserted words, and words next to each other), rules with what fills their gaps, frequent words with their neighbours in the source, syntax trees, or all.</source>
      <translation>Ce qui reçoit un poids à soi : expressions, paires de leurs mots, les deux, ce que disent les liens entre mots (mots liés, insérés et voisins), règles avec ce qui remplit leurs trous, mots fréquents avec leurs voisins dans la source, arbres syntaxiques, ou tout.</translation>
    </message>
    <message>
      <source>What is being done</source>
      <translation>Ce qui est en cours</translation>
    </message>
    <message>
      <source>What is confirmed in this project, and was so far, goes into it; other projects that have it find that at once.</source>
      <translation>Ce qui est validé dans ce projet, et l'a été jusqu'ici, y entre ; les autres projets qui l'ont le trouvent aussitôt.</translation>
    </message>
    <message>
      <source>What is confirmed, and was so far, is sent to the server in your name; while the server is away, it waits here.</source>
      <translation>Ce qui est validé, et l'a été jusqu'ici, est envoyé au serveur en votre nom ; tant que le serveur est injoignable, cela attend ici.</translation>
    </message>
    <message>
      <source>What is left of it is in {folder}.</source>
      <translation>Ce qu'il en reste se trouve dans {folder}.</translation>
    </message>
    <message>
      <source>What is left to translate in this project</source>
      <translation>Ce qui reste à traduire dans ce projet</translation>
    </message>
    <message>
      <source>What is new in {file} is the memory “{name}” now.</source>
      <translation>Ce qui est nouveau dans {file} est maintenant la mémoire « {name} ».</translation>
    </message>
    <message>
      <source>What is on the clipboard cannot be read.</source>
      <translation>Le contenu du presse-papiers est illisible.</translation>
    </message>
    <message>
      <source>What is proposed</source>
      <translation>Ce qui est proposé</translation>
    </message>
    <message>
      <source>What is proposed from when on, and how each memory is weighed.</source>
      <translation>Ce qui est proposé, à partir de quand, et le poids de chaque mémoire.</translation>
    </message>
    <message>
      <source>What is trained first</source>
      <translation>Ce qui est entraîné d'abord</translation>
    </message>
    <message>
      <source>What it learned</source>
      <translation>Ce qu'il a appris</translation>
    </message>
    <message>
      <source>What it will take</source>
      <translation>Ce qu'il faudra</translation>
    </message>
    <message>
      <source>What makes a translation good: BLEU counts matching word sequences, word errors the words to change; both is the mean of the two.</source>
      <translation>Ce qui fait une bonne traduction : BLEU compte les suites de mots concordantes, les erreurs de mots comptent les mots à changer ; les deux en est la moyenne.</translation>
    </message>
    <message>
      <source>What shall the project be called, and where shall it be kept?</source>
      <translation>Comment appeler le projet et où le mettre ?</translation>
    </message>
    <message>
      <source>What tells phrases that translate each other from phrases that met by chance.</source>
      <translation>Ce qui distingue les expressions qui se traduisent de celles qui se sont rencontrées par hasard.</translation>
    </message>
    <message>
      <source>What the Engine &amp;Learned …</source>
      <translation>Ce que le moteur a &amp;appris…</translation>
    </message>
    <message>
      <source>What the Engine Learned</source>
      <translation>Ce que le moteur a appris</translation>
    </message>
    <message>
      <source>What these regular expressions find in sources becomes a tag, which is neither translated nor mistyped. Files are written as if there were no rules; what is confirmed stays confirmed.</source>
      <translation>Ce que ces expressions régulières trouvent dans les textes source devient une balise, ni traduite ni mal tapée. Les fichiers sont écrits comme s'il n'y avait pas de règles ; ce qui est validé le reste.</translation>
    </message>
    <message>
      <source>What this project teaches is a layer of its own upon the engine named here: it can be muted or deleted, and the engine stays as it was.</source>
      <translation>Ce que ce projet enseigne est une couche à part sur le moteur nommé ici : elle peut être désactivée ou supprimée, et le moteur reste comme il était.</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Ce qui a été trouvé</translation>
    </message>
    <message>
      <source>What was kept of an engine's learning is of another engine.</source>
      <translation>Ce qui a été gardé de l'apprentissage appartient à un autre moteur.</translation>
    </message>
    <message>
      <source>What was learned</source>
      <translation>Ce qui a été appris</translation>
    </message>
    <message>
      <source>What you type is not saved, but kept in this window: {reason}</source>
      <translation>Ce que vous tapez n'est pas enregistré, mais reste dans cette fenêtre : {reason}</translation>
    </message>
    <message>
      <source>What your own regular expressions find.</source>
      <translation>Ce que trouvent vos propres expressions régulières.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Quand</translation>
    </message>
    <message>
      <source>Where both changed a segment, take</source>
      <translation>Quand les deux ont modifié un segment, prendre</translation>
    </message>
    <message>
      <source>Where new projects are made; empty: in “Postil Projects” among your documents.</source>
      <translation>Où sont créés les nouveaux projets ; vide : dans « Postil Projects » parmi vos documents.</translation>
    </message>
    <message>
      <source>Where signs such as ( or ? stand for themselves, write \( and \?.</source>
      <translation>Là où des signes comme ( ou ? valent pour eux-mêmes, écrivez \( et \?.</translation>
    </message>
    <message>
      <source>Where the candidate stands</source>
      <translation>Où se trouve le candidat</translation>
    </message>
    <message>
      <source>Where the file differs from this project, its texts and states are taken.</source>
      <translation>Là où le fichier diffère de ce projet, ses textes et ses états sont repris.</translation>
    </message>
    <message>
      <source>Where to look</source>
      <translation>Où chercher</translation>
    </message>
    <message>
      <source>Where to make the project</source>
      <translation>Où créer le projet</translation>
    </message>
    <message>
      <source>Where “{word}” comes from</source>
      <translation>D'où vient « {word} »</translation>
    </message>
    <message>
      <source>Whether phrases that occur in one segment only are kept, as in the publication. They cover more of the text and also bring more nonsense; training takes several times as long, and more space on the disk.</source>
      <translation>Si les expressions qui ne figurent que dans un seul segment sont gardées, comme dans la publication. Elles couvrent davantage du texte, mais apportent aussi davantage de non-sens ; l'entraînement prend plusieurs fois plus de temps, et plus de place sur le disque.</translation>
    </message>
    <message>
      <source>Whether source phrases may leave words out. Takes about three times as long.</source>
      <translation>Si les expressions source peuvent omettre des mots. Prend environ trois fois plus de temps.</translation>
    </message>
    <message>
      <source>Whether words that no phrase explains are linked one to one.</source>
      <translation>Si les mots qu'aucune expression n'explique sont reliés un à un.</translation>
    </message>
    <message>
      <source>Which Checks</source>
      <translation>Quels contrôles</translation>
    </message>
    <message>
      <source>Which checks …</source>
      <translation>Quels contrôles…</translation>
    </message>
    <message>
      <source>Which examples</source>
      <translation>Quels exemples</translation>
    </message>
    <message>
      <source>Which machine translation?</source>
      <translation>Quelle traduction automatique ?</translation>
    </message>
    <message>
      <source>Which memories and glossaries do you have?</source>
      <translation>De quelles mémoires et de quels glossaires disposez-vous ?</translation>
    </message>
    <message>
      <source>Which segments</source>
      <translation>Quels segments</translation>
    </message>
    <message>
      <source>Which terms</source>
      <translation>Quels termes</translation>
    </message>
    <message>
      <source>Which units</source>
      <translation>Quelles unités</translation>
    </message>
    <message>
      <source>White and yellow on black, for those who need strong contrast.</source>
      <translation>Blanc et jaune sur noir, pour qui a besoin d'un fort contraste.</translation>
    </message>
    <message>
      <source>White space at start or end that differs from the source.</source>
      <translation>Blancs au début ou à la fin qui diffèrent de la source.</translation>
    </message>
    <message>
      <source>Who made or changed the unit</source>
      <translation>Qui a créé ou modifié l'unité</translation>
    </message>
    <message>
      <source>Whoever runs such a page gets the words you look up. Postil itself sends nothing: your browser opens the page.</source>
      <translation>L'exploitant d'une telle page reçoit les mots que vous cherchez. Postil lui-même n'envoie rien : c'est votre navigateur qui ouvre la page.</translation>
    </message>
    <message>
      <source>Whole project</source>
      <translation>Projet entier</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Mots entiers</translation>
    </message>
    <message>
      <source>With</source>
      <translation>Avec</translation>
    </message>
    <message>
      <source>With a bookmark</source>
      <translation>Avec un signet</translation>
    </message>
    <message>
      <source>With a comment</source>
      <translation>Avec un commentaire</translation>
    </message>
    <message>
      <source>With an edited source</source>
      <translation>Avec une source modifiée</translation>
    </message>
    <message>
      <source>With findings of the checks</source>
      <translation>Avec des résultats de contrôle</translation>
    </message>
    <message>
      <source>With fixed weights</source>
      <translation>Avec des poids fixes</translation>
    </message>
    <message>
      <source>With weights tuned for each pass</source>
      <translation>Avec des poids ajustés à chaque passage</translation>
    </message>
    <message>
      <source>Without learning {without} of 100 words were to be changed, with it {with_learning} (difference with 95% certainty: {low} to {high}), in the last {segments} segments.</source>
      <translation>Sans apprentissage, {without} mots sur 100 étaient à changer, avec lui {with_learning} (différence, certaine à 95 % : de {low} à {high}), dans les {segments} derniers segments.</translation>
    </message>
    <message>
      <source>Word aligner</source>
      <translation>Aligneur de mots</translation>
    </message>
    <message>
      <source>Word aligner: {name} cannot be {value!r}.</source>
      <translation>Aligneur de mots : {name} ne peut pas valoir {value!r}.</translation>
    </message>
    <message>
      <source>Word classes</source>
      <translation>Classes de mots</translation>
    </message>
    <message>
      <source>Word distortion, inbound</source>
      <translation>Distorsion des mots, entrante</translation>
    </message>
    <message>
      <source>Word distortion, outbound</source>
      <translation>Distorsion des mots, sortante</translation>
    </message>
    <message>
      <source>Word errors</source>
      <translation>Erreurs de mots</translation>
    </message>
    <message>
      <source>Word order, words</source>
      <translation>Ordre des mots, mots</translation>
    </message>
    <message>
      <source>Word pair</source>
      <translation>Paire de mots</translation>
    </message>
    <message>
      <source>Word pairs</source>
      <translation>Paires de mots</translation>
    </message>
    <message>
      <source>Word translations</source>
      <translation>Traductions de mots</translation>
    </message>
    <message>
      <source>Word with the one before it</source>
      <translation>Mot avec celui qui précède</translation>
    </message>
    <message>
      <source>Word with the one behind it</source>
      <translation>Mot avec celui qui suit</translation>
    </message>
    <message>
      <source>Word without a source word</source>
      <translation>Mot sans mot source</translation>
    </message>
    <message>
      <source>Word, Excel, PowerPoint, OpenDocument, RTF, InDesign, HTML, XLIFF, PO, Markdown, reStructuredText, LaTeX, subtitles, JSON, YAML, properties, resx, strings of Android, Apple, Qt and Fluent, DITA, DocBook, CSV, plain text</source>
      <translation>Word, Excel, PowerPoint, OpenDocument, RTF, InDesign, HTML, XLIFF, PO, Markdown, reStructuredText, LaTeX, sous-titres, JSON, YAML, properties, resx, chaînes d'Android, d'Apple, de Qt et de Fluent, DITA, DocBook, CSV, texte brut</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>Mots</translation>
    </message>
    <message>
      <source>Words a rule may span</source>
      <translation>Mots qu'une règle peut couvrir</translation>
    </message>
    <message>
      <source>Words before</source>
      <translation>Mots avant</translation>
    </message>
    <message>
      <source>Words by match band</source>
      <translation>Mots par tranche de correspondance</translation>
    </message>
    <message>
      <source>Words in context</source>
      <translation>Les mots en contexte</translation>
    </message>
    <message>
      <source>Words left</source>
      <translation>Mots restants</translation>
    </message>
    <message>
      <source>Words now</source>
      <translation>Mots à présent</translation>
    </message>
    <message>
      <source>Words of documents or memories that may be terms, with likely translations.</source>
      <translation>Mots de documents ou de mémoires qui peuvent être des termes, avec des traductions probables.</translation>
    </message>
    <message>
      <source>Words of the project's dictionary</source>
      <translation>Mots du dictionnaire du projet</translation>
    </message>
    <message>
      <source>Words per hour</source>
      <translation>Mots par heure</translation>
    </message>
    <message>
      <source>Words side by side</source>
      <translation>Mots côte à côte</translation>
    </message>
    <message>
      <source>Words that are spelt correctly in this project, one in each line.</source>
      <translation>Mots bien orthographiés dans ce projet, un par ligne.</translation>
    </message>
    <message>
      <source>Words that are used alike are put into this many classes, and a second language model learns how classes follow each other: it knows good word order even where the words themselves were never seen together. 0: no such model.</source>
      <translation>Les mots employés de la même façon sont répartis en ce nombre de classes, et un deuxième modèle de langue apprend comment les classes se suivent : il connaît le bon ordre des mots même là où les mots eux-mêmes n'ont jamais été vus ensemble. 0 : pas de tel modèle.</translation>
    </message>
    <message>
      <source>Words that fill a gap</source>
      <translation>Mots qui remplissent un trou</translation>
    </message>
    <message>
      <source>Words that parts must cover</source>
      <translation>Mots que les parties doivent couvrir</translation>
    </message>
    <message>
      <source>Words the dictionary does not know.</source>
      <translation>Mots que le dictionnaire ne connaît pas.</translation>
    </message>
    <message>
      <source>Words the language model looks at</source>
      <translation>Mots que regarde le modèle de langue</translation>
    </message>
    <message>
      <source>Words the machine is not sure of are underlined.</source>
      <translation>Les mots dont la machine n'est pas sûre sont soulignés.</translation>
    </message>
    <message>
      <source>Work without an engine.</source>
      <translation>Travailler sans moteur.</translation>
    </message>
    <message>
      <source>Write a Pseudo-Translated &amp;Document …</source>
      <translation>Écrire un &amp;document pseudo-traduit…</translation>
    </message>
    <message>
      <source>Write changes and findings as a page (HTML) or a table (CSV).</source>
      <translation>Écrire changements et remarques en page (HTML) ou en tableau (CSV).</translation>
    </message>
    <message>
      <source>Write every document into a folder.</source>
      <translation>Écrire chaque document dans un dossier.</translation>
    </message>
    <message>
      <source>Write http:// before the address if the server has no certificate.</source>
      <translation>Écrivez http:// devant l'adresse si le serveur n'a pas de certificat.</translation>
    </message>
    <message>
      <source>Write it as https://server.office:8585, as whoever runs the server names it.</source>
      <translation>Écrivez-la sous la forme https://server.office:8585, telle que la donne la personne qui gère le serveur.</translation>
    </message>
    <message>
      <source>Write it as year-month-day: 2026-12-31.</source>
      <translation>Écrivez-le sous la forme année-mois-jour : 2026-12-31.</translation>
    </message>
    <message>
      <source>Write it as {default_name}.</source>
      <translation>Écrivez-le comme {default_name}.</translation>
    </message>
    <message>
      <source>Write the R&amp;eport …</source>
      <translation>Écrire le ra&amp;pport…</translation>
    </message>
    <message>
      <source>Write the document as if it were translated; the project stays as it is.</source>
      <translation>Écrire le document comme s'il était traduit ; le projet reste tel quel.</translation>
    </message>
    <message>
      <source>Write the engine with what it learned here as one .postil file.</source>
      <translation>Écrire le moteur, avec ce qu'il a appris ici, dans un seul fichier .postil.</translation>
    </message>
    <message>
      <source>Write the findings that are shown as a web page or a table.</source>
      <translation>Écrire les résultats affichés en page web ou en tableau.</translation>
    </message>
    <message>
      <source>Write the names of commands beside their icons in the tool bar.</source>
      <translation>Afficher le nom des commandes à côté de leur icône dans la barre d'outils.</translation>
    </message>
    <message>
      <source>Write the package that goes back to Trados or memoQ, with the translations in it.</source>
      <translation>Écrire le paquet qui repart vers Trados ou memoQ, avec les traductions.</translation>
    </message>
    <message>
      <source>Write the pairs that are kept as a memory file.</source>
      <translation>Écrire les paires gardées dans un fichier de mémoire.</translation>
    </message>
    <message>
      <source>Write the project as one file, for a colleague or reviewer.</source>
      <translation>Écrire le projet en un fichier, pour un collègue ou un relecteur.</translation>
    </message>
    <message>
      <source>Write the pseudo-translation</source>
      <translation>Écrire la pseudo-traduction</translation>
    </message>
    <message>
      <source>Write the report</source>
      <translation>Écrire le rapport</translation>
    </message>
    <message>
      <source>Write the terms as TBX or as a table.</source>
      <translation>Écrire les termes en TBX ou en tableau.</translation>
    </message>
    <message>
      <source>Write the translated document in its own format.</source>
      <translation>Écrire le document traduit dans son propre format.</translation>
    </message>
    <message>
      <source>Write the translation of both into one of them and the rest into the other, or merge them in the program the file comes from and bring the new file.</source>
      <translation>Écrivez une partie de la traduction des deux dans l'un et le reste dans l'autre, ou fusionnez-les dans le programme dont vient le fichier et apportez le nouveau fichier.</translation>
    </message>
    <message>
      <source>Write them as they are</source>
      <translation>Les écrire tels quels</translation>
    </message>
    <message>
      <source>Write this memory as TMX.</source>
      <translation>Écrire cette mémoire en TMX.</translation>
    </message>
    <message>
      <source>Write what was confirmed in this project as TMX.</source>
      <translation>Écrire en TMX ce qui a été validé dans ce projet.</translation>
    </message>
    <message>
      <source>Write what was typed last. Postil does so by itself, too, while you type.</source>
      <translation>Écrire ce qui a été tapé en dernier. Postil le fait aussi de lui-même pendant la frappe.</translation>
    </message>
    <message>
      <source>Writing of numbers</source>
      <translation>Écriture des nombres</translation>
    </message>
    <message>
      <source>Writing the language model</source>
      <translation>Écriture du modèle de langue</translation>
    </message>
    <message>
      <source>Writing the memory</source>
      <translation>Écriture de la mémoire</translation>
    </message>
    <message>
      <source>Written into memories with every translation.</source>
      <translation>Écrit dans les mémoires avec chaque traduction.</translation>
    </message>
    <message>
      <source>Written into the memory with every translation</source>
      <translation>Écrit dans la mémoire avec chaque traduction</translation>
    </message>
    <message>
      <source>XML files that begin with {name} cannot be translated</source>
      <translation>les fichiers XML qui commencent par {name} ne peuvent pas être traduits</translation>
    </message>
    <message>
      <source>You wrote this word.</source>
      <translation>Vous avez écrit ce mot.</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Votre nom</translation>
    </message>
    <message>
      <source>Your name and today's date are written into the unit.</source>
      <translation>Votre nom et la date du jour sont écrits dans l'unité.</translation>
    </message>
    <message>
      <source>Your work is saved all the same. Check free space and permissions.</source>
      <translation>Votre travail est enregistré tout de même. Vérifiez l'espace libre et les droits.</translation>
    </message>
    <message>
      <source>Your work is saved all the same. Make room, or have fewer backups kept.</source>
      <translation>Votre travail est enregistré tout de même. Faites de la place, ou gardez moins de sauvegardes.</translation>
    </message>
    <message>
      <source>Zero-width joiner</source>
      <translation>Liant de largeur nulle</translation>
    </message>
    <message>
      <source>Zero-width non-joiner</source>
      <translation>Antiliant de largeur nulle</translation>
    </message>
    <message>
      <source>Zero-width space</source>
      <translation>Espace de largeur nulle</translation>
    </message>
    <message>
      <source>\1 or $1 stands for the first group in brackets, $$ for a dollar, \\ for a backslash.</source>
      <translation>\1 ou $1 désigne le premier groupe entre parenthèses, $$ un dollar, \\ une barre oblique inverse.</translation>
    </message>
    <message>
      <source>a &lt; that should be &amp;lt;</source>
      <translation>un &lt; qui devrait être &amp;lt;</translation>
    </message>
    <message>
      <source>a PDF is not translated in place: a new project takes its text; better ask for the document that it was made from</source>
      <translation>un PDF n'est pas traduit sur place : un nouveau projet en prend le texte ; mieux vaut demander le document dont il a été fait</translation>
    </message>
    <message>
      <source>a backslash that stands for nothing</source>
      <translation>une barre oblique inverse qui ne représente rien</translation>
    </message>
    <message>
      <source>a byte order mark at its beginning</source>
      <translation>un indicateur d'ordre des octets (BOM) au début</translation>
    </message>
    <message>
      <source>a character that XML does not allow (number {number})</source>
      <translation>un caractère que XML n'admet pas (numéro {number})</translation>
    </message>
    <message>
      <source>a code ends that did not begin before ({id!r})</source>
      <translation>un code se termine sans avoir commencé ({id!r})</translation>
    </message>
    <message>
      <source>a code that begins and does not end</source>
      <translation>un code qui commence et ne se termine pas</translation>
    </message>
    <message>
      <source>a colon is missing</source>
      <translation>il manque un deux-points</translation>
    </message>
    <message>
      <source>a comma is missing</source>
      <translation>il manque une virgule</translation>
    </message>
    <message>
      <source>a comma too many</source>
      <translation>une virgule de trop</translation>
    </message>
    <message>
      <source>a concept has more than {most} pairs of terms</source>
      <translation>un concept a plus de {most} paires de termes</translation>
    </message>
    <message>
      <source>a control character in a text</source>
      <translation>un caractère de contrôle dans un texte</translation>
    </message>
    <message>
      <source>a file without units</source>
      <translation>un &lt;file&gt; sans unités</translation>
    </message>
    <message>
      <source>a layer of other languages</source>
      <translation>une couche d'autres langues</translation>
    </message>
    <message>
      <source>a learning event is damaged</source>
      <translation>un apprentissage est endommagé</translation>
    </message>
    <message>
      <source>a line before the first section.</source>
      <translation>une ligne avant la première section.</translation>
    </message>
    <message>
      <source>a list of rules has no name</source>
      <translation>une liste de règles n'a pas de nom</translation>
    </message>
    <message>
      <source>a name in double quotes is missing</source>
      <translation>il manque un nom entre guillemets doubles</translation>
    </message>
    <message>
      <source>a part of it is not as it was written</source>
      <translation>une partie n'est pas telle qu'elle a été écrite</translation>
    </message>
    <message>
      <source>a round is missing</source>
      <translation>il manque un tour</translation>
    </message>
    <message>
      <source>a row is cut</source>
      <translation>une ligne est tronquée</translation>
    </message>
    <message>
      <source>a score is no number</source>
      <translation>un score n'est pas un nombre</translation>
    </message>
    <message>
      <source>a segment does not belong to its document</source>
      <translation>un segment n'appartient pas à son document</translation>
    </message>
    <message>
      <source>a source phrase is no list of tokens with rows</source>
      <translation>une expression source n'est pas une liste de tokens avec des lignes</translation>
    </message>
    <message>
      <source>a string catalog is UTF-8, and this file is not</source>
      <translation>un catalogue de chaînes est en UTF-8, mais pas ce fichier</translation>
    </message>
    <message>
      <source>a text is too long</source>
      <translation>un texte est trop long</translation>
    </message>
    <message>
      <source>a text without its closing quote</source>
      <translation>un texte sans guillemet fermant</translation>
    </message>
    <message>
      <source>a token is empty or stands there twice</source>
      <translation>un mot est vide ou figure deux fois</translation>
    </message>
    <message>
      <source>a truecaser must be UTF-8</source>
      <translation>un modèle de casse doit être en UTF-8</translation>
    </message>
    <message>
      <source>a unit without segments</source>
      <translation>une unité sans segments</translation>
    </message>
    <message>
      <source>a value is missing</source>
      <translation>il manque une valeur</translation>
    </message>
    <message>
      <source>a vocabulary must be UTF-8</source>
      <translation>un vocabulaire doit être en UTF-8</translation>
    </message>
    <message>
      <source>a word aligner of another version: train it again</source>
      <translation>un aligneur de mots d'une autre version : entraînez-le de nouveau</translation>
    </message>
    <message>
      <source>a zero byte</source>
      <translation>un octet nul</translation>
    </message>
    <message>
      <source>a zip must hold one *{suffix} file, this one holds {number}</source>
      <translation>un zip doit contenir un fichier *{suffix}, celui-ci en contient {number}</translation>
    </message>
    <message>
      <source>a {part} with {number} &lt;{name}&gt;</source>
      <translation>un &lt;{part}&gt; avec {number} &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>accuracy</source>
      <translation>exactitude</translation>
    </message>
    <message>
      <source>admitted</source>
      <translation>admis</translation>
    </message>
    <message>
      <source>alignment</source>
      <translation>alignement</translation>
    </message>
    <message>
      <source>alignment, pair texts</source>
      <translation>alignement, bitexte</translation>
    </message>
    <message>
      <source>all</source>
      <translation>tous</translation>
    </message>
    <message>
      <source>all confirmed</source>
      <translation>tout est validé</translation>
    </message>
    <message>
      <source>all; or headings or numbers, with commas between</source>
      <translation>toutes ; ou titres ou numéros, séparés par des virgules</translation>
    </message>
    <message>
      <source>among matches of the same score</source>
      <translation>parmi les correspondances de même score</translation>
    </message>
    <message>
      <source>an &amp; that should be &amp;amp;</source>
      <translation>un &amp; qui devrait être &amp;amp;</translation>
    </message>
    <message>
      <source>an entity without its semicolon</source>
      <translation>une entité sans son point-virgule</translation>
    </message>
    <message>
      <source>analyse, analysis, analyze, wordcount, weighted words</source>
      <translation>analyse, nombre de mots, mots pondérés</translation>
    </message>
    <message>
      <source>another program has it in use</source>
      <translation>un autre programme l'utilise</translation>
    </message>
    <message>
      <source>another program is using it</source>
      <translation>un autre programme l'utilise</translation>
    </message>
    <message>
      <source>any number</source>
      <translation>illimité</translation>
    </message>
    <message>
      <source>as the format has them</source>
      <translation>comme le format les a</translation>
    </message>
    <message>
      <source>as the glossaries say; forbidden ones are then avoided, too</source>
      <translation>comme le disent les glossaires ; les termes interdits sont alors évités aussi</translation>
    </message>
    <message>
      <source>as whoever runs the server gave it to you</source>
      <translation>tel que la personne qui gère le serveur vous l'a donné</translation>
    </message>
    <message>
      <source>as written</source>
      <translation>telles quelles</translation>
    </message>
    <message>
      <source>at {place}</source>
      <translation>à {place}</translation>
    </message>
    <message>
      <source>backup, restore, earlier version, snapshot</source>
      <translation>backup, restaurer, version antérieure</translation>
    </message>
    <message>
      <source>bad character range</source>
      <translation>intervalle de caractères incorrect</translation>
    </message>
    <message>
      <source>bad escape (end of pattern)</source>
      <translation>barre oblique inverse à la fin</translation>
    </message>
    <message>
      <source>band</source>
      <translation>tranche</translation>
    </message>
    <message>
      <source>beam width</source>
      <translation>largeur du faisceau</translation>
    </message>
    <message>
      <source>before it came here</source>
      <translation>avant son arrivée ici</translation>
    </message>
    <message>
      <source>below, what is expected to need the fewest changes is first</source>
      <translation>en dessous, ce qui devrait demander le moins de retouches vient d'abord</translation>
    </message>
    <message>
      <source>best pass</source>
      <translation>meilleur passage</translation>
    </message>
    <message>
      <source>best round</source>
      <translation>meilleur tour</translation>
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
      <translation>bins.bin n'est pas complet</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>signet</translation>
    </message>
    <message>
      <source>bookmark of segment {number}</source>
      <translation>signet du segment {number}</translation>
    </message>
    <message>
      <source>brought along from other projects of this client</source>
      <translation>ajouté depuis d'autres projets de ce client</translation>
    </message>
    <message>
      <source>byte {place} (0x{byte:02X}) does not belong in {name} text</source>
      <translation>l'octet {place} (0x{byte:02X}) n'a pas sa place dans un texte {name}</translation>
    </message>
    <message>
      <source>byte {place} does not belong in {declared} text, as the page calls itself</source>
      <translation>l'octet {place} n'a pas sa place dans un texte {declared}, comme la page se dit</translation>
    </message>
    <message>
      <source>bytes that are no text in its encoding</source>
      <translation>des octets qui ne sont pas du texte dans son encodage</translation>
    </message>
    <message>
      <source>candidates per bag</source>
      <translation>candidats par sac</translation>
    </message>
    <message>
      <source>cannot be opened</source>
      <translation>ne peut pas être ouvert</translation>
    </message>
    <message>
      <source>cannot be read: {reason}</source>
      <translation>lecture impossible : {reason}</translation>
    </message>
    <message>
      <source>changed on both sides</source>
      <translation>modifié des deux côtés</translation>
    </message>
    <message>
      <source>characters</source>
      <translation>caractères</translation>
    </message>
    <message>
      <source>characters changed</source>
      <translation>caractères modifiés</translation>
    </message>
    <message>
      <source>chrF</source>
      <translation>chrF</translation>
    </message>
    <message>
      <source>chrF of “{name}”: closeness to the reference</source>
      <translation>chrF de « {name} » : proximité avec la référence</translation>
    </message>
    <message>
      <source>clear target, delete translations, empty</source>
      <translation>effacer la cible, supprimer les traductions, vider</translation>
    </message>
    <message>
      <source>cleared</source>
      <translation>effacés</translation>
    </message>
    <message>
      <source>closeness to the translations of people, 100 is the same; higher is better</source>
      <translation>proximité avec des traductions humaines, 100 est identique ; plus haut vaut mieux</translation>
    </message>
    <message>
      <source>closes behind “{words}”</source>
      <translation>ferme derrière « {words} »</translation>
    </message>
    <message>
      <source>comment on segment {number}</source>
      <translation>commentaire sur le segment {number}</translation>
    </message>
    <message>
      <source>completion, autocomplete, autosuggest, predictive typing</source>
      <translation>complétion, saisie semi-automatique, saisie prédictive</translation>
    </message>
    <message>
      <source>confirmation of segment {number}</source>
      <translation>validation du segment {number}</translation>
    </message>
    <message>
      <source>confirmed segments of “{name}”</source>
      <translation>segments validés de « {name} »</translation>
    </message>
    <message>
      <source>confirmed; becomes a draft</source>
      <translation>validé ; devient un brouillon</translation>
    </message>
    <message>
      <source>conflict, ours kept</source>
      <translation>conflit, notre version gardée</translation>
    </message>
    <message>
      <source>conflict, theirs taken</source>
      <translation>conflit, leur version reprise</translation>
    </message>
    <message>
      <source>control characters</source>
      <translation>caractères de contrôle</translation>
    </message>
    <message>
      <source>copy source to target, insert source</source>
      <translation>copier la source dans la cible, insérer la source</translation>
    </message>
    <message>
      <source>critical</source>
      <translation>critique</translation>
    </message>
    <message>
      <source>cut off</source>
      <translation>tronqué</translation>
    </message>
    <message>
      <source>cut, divide</source>
      <translation>scinder, couper</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>d MMM yyyy</translation>
    </message>
    <message>
      <source>damaged, or not what its name says: {reason}</source>
      <translation>endommagé, ou autre chose que ce que dit son nom : {reason}</translation>
    </message>
    <message>
      <source>dark mode, night mode</source>
      <translation>mode sombre, mode nuit</translation>
    </message>
    <message>
      <source>decoder</source>
      <translation>décodeur</translation>
    </message>
    <message>
      <source>deliver, delivery package, handback, sdlrpx, mqback</source>
      <translation>livrer, paquet de livraison, rendre, sdlrpx, mqback</translation>
    </message>
    <message>
      <source>discard changes, restore</source>
      <translation>abandonner les modifications, rétablir</translation>
    </message>
    <message>
      <source>distortion limit</source>
      <translation>limite de distorsion</translation>
    </message>
    <message>
      <source>document</source>
      <translation>document</translation>
    </message>
    <message>
      <source>documents of InDesign itself are not read: export it as IDML</source>
      <translation>les documents propres à InDesign ne sont pas lus : exportez-le en IDML</translation>
    </message>
    <message>
      <source>documents of Pages are not read: export it as Word</source>
      <translation>les documents de Pages ne sont pas lus : exportez-le vers Word</translation>
    </message>
    <message>
      <source>documents of memoQ itself are not read: ask for a package with XLIFF files</source>
      <translation>les documents propres à memoQ ne sont pas lus : demandez un paquet avec des fichiers XLIFF</translation>
    </message>
    <message>
      <source>draft</source>
      <translation>brouillon</translation>
    </message>
    <message>
      <source>due {day}</source>
      <translation>pour le {day}</translation>
    </message>
    <message>
      <source>duplicate</source>
      <translation>doublon</translation>
    </message>
    <message>
      <source>earlier</source>
      <translation>version précédente</translation>
    </message>
    <message>
      <source>earlier version</source>
      <translation>version précédente</translation>
    </message>
    <message>
      <source>edits needed per 100 words; lower is better</source>
      <translation>retouches nécessaires pour 100 mots ; plus bas vaut mieux</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>texte vide</translation>
    </message>
    <message>
      <source>empty source</source>
      <translation>source vide</translation>
    </message>
    <message>
      <source>empty target</source>
      <translation>traduction vide</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>chiffré</translation>
    </message>
    <message>
      <source>error</source>
      <translation>erreur</translation>
    </message>
    <message>
      <source>exact matches</source>
      <translation>correspondances exactes</translation>
    </message>
    <message>
      <source>exit</source>
      <translation>fermer, sortir</translation>
    </message>
    <message>
      <source>features</source>
      <translation>traits</translation>
    </message>
    <message>
      <source>files of Office 97 are not read: save it in the present format, as docx, xlsx or pptx</source>
      <translation>les fichiers d'Office 97 ne sont pas lus : enregistrez-le au format actuel, en docx, xlsx ou pptx</translation>
    </message>
    <message>
      <source>files of the kind {suffix} are no glossaries</source>
      <translation>les fichiers du type {suffix} ne sont pas des glossaires</translation>
    </message>
    <message>
      <source>files of the kind {suffix} cannot be translated</source>
      <translation>les fichiers du type {suffix} ne peuvent pas être traduits</translation>
    </message>
    <message>
      <source>final</source>
      <translation>final</translation>
    </message>
    <message>
      <source>findings</source>
      <translation>remarques</translation>
    </message>
    <message>
      <source>findings.html</source>
      <translation>resultats.html</translation>
    </message>
    <message>
      <source>flag, favourite</source>
      <translation>marque-page, drapeau</translation>
    </message>
    <message>
      <source>flipped</source>
      <translation>inversé</translation>
    </message>
    <message>
      <source>fluency</source>
      <translation>langue</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>interdit</translation>
    </message>
    <message>
      <source>format version {version} is not known</source>
      <translation>la version de format {version} est inconnue</translation>
    </message>
    <message>
      <source>from the machine</source>
      <translation>de la machine</translation>
    </message>
    <message>
      <source>from training</source>
      <translation>de l'entraînement</translation>
    </message>
    <message>
      <source>full screen, distraction-free, zen</source>
      <translation>plein écran, sans distraction, zen</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>glossaire</translation>
    </message>
    <message>
      <source>handoff, sdlppx, mqout, Studio</source>
      <translation>paquet de projet, handoff, sdlppx, mqout, Studio</translation>
    </message>
    <message>
      <source>handoff, send to a colleague</source>
      <translation>remise, envoyer à un collègue, transmettre</translation>
    </message>
    <message>
      <source>has a name that leads out of the folder</source>
      <translation>porte un nom qui mène hors du dossier</translation>
    </message>
    <message>
      <source>has {count} lines, but {source} has {wanted}</source>
      <translation>a {count} lignes, mais {source} en a {wanted}</translation>
    </message>
    <message>
      <source>hint</source>
      <translation>conseil</translation>
    </message>
    <message>
      <source>holds words that are not in the vocabulary</source>
      <translation>contient des mots qui ne sont pas dans le vocabulaire</translation>
    </message>
    <message>
      <source>holds {number} pages</source>
      <translation>contient {number} pages</translation>
    </message>
    <message>
      <source>holds {number} parts</source>
      <translation>contient {number} parties</translation>
    </message>
    <message>
      <source>holds {size} bytes, not {wanted}</source>
      <translation>contient {size} octets au lieu de {wanted}</translation>
    </message>
    <message>
      <source>holds {vocabulary} words, not {wanted}</source>
      <translation>contient {vocabulary} mots au lieu de {wanted}</translation>
    </message>
    <message>
      <source>hypotheses kept per span</source>
      <translation>hypothèses gardées par étendue</translation>
    </message>
    <message>
      <source>hypotheses per number of covered words</source>
      <translation>hypothèses par nombre de mots couverts</translation>
    </message>
    <message>
      <source>hypotheses per span</source>
      <translation>hypothèses par étendue</translation>
    </message>
    <message>
      <source>hypotheses per stack</source>
      <translation>hypothèses par pile</translation>
    </message>
    <message>
      <source>if its lessons are kept apart</source>
      <translation>si ses leçons sont gardées à part</translation>
    </message>
    <message>
      <source>ignored</source>
      <translation>ignoré</translation>
    </message>
    <message numerus="yes">
      <source>in %Ln coming segments</source>
      <translation>
        <numerusform>dans %Ln segment à venir</numerusform>
        <numerusform>dans %Ln segments à venir</numerusform>
      </translation>
    </message>
    <message>
      <source>in context</source>
      <translation>en contexte</translation>
    </message>
    <message>
      <source>in the memory already</source>
      <translation>déjà dans la mémoire</translation>
    </message>
    <message>
      <source>in use</source>
      <translation>utilisé</translation>
    </message>
    <message>
      <source>in use in this project</source>
      <translation>utilisé dans ce projet</translation>
    </message>
    <message>
      <source>internal {score}</source>
      <translation>interne {score}</translation>
    </message>
    <message>
      <source>invalid group reference</source>
      <translation>référence à un groupe qui n'existe pas</translation>
    </message>
    <message>
      <source>is damaged or cut off ({reason})</source>
      <translation>est endommagée ou tronquée ({reason})</translation>
    </message>
    <message>
      <source>is missing</source>
      <translation>manque</translation>
    </message>
    <message>
      <source>is there twice</source>
      <translation>y est deux fois</translation>
    </message>
    <message>
      <source>is trained now from the memories</source>
      <translation>est entraîné maintenant à partir des mémoires</translation>
    </message>
    <message>
      <source>it asks for too much</source>
      <translation>elle demande trop</translation>
    </message>
    <message>
      <source>it begins with {tag}</source>
      <translation>il commence par {tag}</translation>
    </message>
    <message>
      <source>it cannot be opened</source>
      <translation>l'ouverture est impossible</translation>
    </message>
    <message>
      <source>it cannot be read ({reason}).</source>
      <translation>lecture impossible ({reason}).</translation>
    </message>
    <message>
      <source>it cannot be understood</source>
      <translation>incompréhensible</translation>
    </message>
    <message>
      <source>it does not divide {total} into {parts}</source>
      <translation>le fichier ne divise pas {total} en {parts}</translation>
    </message>
    <message>
      <source>it does not fit the words of the engine</source>
      <translation>le fichier ne correspond pas aux mots du moteur</translation>
    </message>
    <message>
      <source>it does not hold a {kind}</source>
      <translation>le dossier ne contient rien du type {kind}</translation>
    </message>
    <message>
      <source>it does not say what it should: {reason}</source>
      <translation>son contenu n'est pas celui attendu : {reason}</translation>
    </message>
    <message>
      <source>it has format {found}; this Postil knows {known}</source>
      <translation>il a le format {found} ; ce Postil connaît le format {known}</translation>
    </message>
    <message>
      <source>it has more than {number} characters</source>
      <translation>elle a plus de {number} caractères</translation>
    </message>
    <message>
      <source>it has no dictionary of the language {language}, but of {others}</source>
      <translation>il n'a pas de dictionnaire de la langue {language}, mais de {others}</translation>
    </message>
    <message>
      <source>it has no matrix</source>
      <translation>la matrice manque</translation>
    </message>
    <message>
      <source>it has order {order}, not {wanted}.</source>
      <translation>son ordre est {order}, et non {wanted}.</translation>
    </message>
    <message>
      <source>it has {number} features with a path among {kinds}, not one.</source>
      <translation>il a {number} traits avec un chemin parmi {kinds}, au lieu d'un.</translation>
    </message>
    <message>
      <source>it holds a feature twice</source>
      <translation>il contient deux fois un même trait</translation>
    </message>
    <message>
      <source>it holds something else than numbers</source>
      <translation>le fichier contient autre chose que des nombres</translation>
    </message>
    <message>
      <source>it is nested too deeply</source>
      <translation>imbrication trop profonde</translation>
    </message>
    <message>
      <source>it is no SQLite database</source>
      <translation>ce n'est pas une base de données SQLite</translation>
    </message>
    <message>
      <source>it is no ZIP archive, or its end is missing</source>
      <translation>ce n'est pas une archive ZIP, ou sa fin manque</translation>
    </message>
    <message>
      <source>it is of another language</source>
      <translation>le fichier est d'une autre langue</translation>
    </message>
    <message>
      <source>it is of another order than the engine says</source>
      <translation>son ordre n'est pas celui qu'indique le moteur</translation>
    </message>
    <message>
      <source>it lacks {name}</source>
      <translation>il y manque {name}</translation>
    </message>
    <message>
      <source>it maps a language to the rules “{name}”, which it lacks</source>
      <translation>il associe une langue aux règles « {name} », qu'il n'a pas</translation>
    </message>
    <message>
      <source>it maps no language to any rules</source>
      <translation>il n'associe de règles à aucune langue</translation>
    </message>
    <message>
      <source>it may not be written to</source>
      <translation>l'écriture n'est pas permise</translation>
    </message>
    <message>
      <source>it may only be read</source>
      <translation>lecture seule</translation>
    </message>
    <message>
      <source>its arrays do not fit together</source>
      <translation>ses tableaux ne vont pas ensemble</translation>
    </message>
    <message>
      <source>its language is {language}, and that of its translation {name} is {other}</source>
      <translation>sa langue est {language}, et celle de sa traduction {name} est {other}</translation>
    </message>
    <message>
      <source>join</source>
      <translation>joindre, réunir, fusionner</translation>
    </message>
    <message>
      <source>jump, number</source>
      <translation>sauter, numéro</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>gardée</translation>
    </message>
    <message>
      <source>kept; type another one to change it</source>
      <translation>conservé ; tapez-en un autre pour le changer</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>type</translation>
    </message>
    <message>
      <source>larger than it says</source>
      <translation>plus grand qu'annoncé</translation>
    </message>
    <message>
      <source>larger than {mebibytes} MiB</source>
      <translation>dépasse {mebibytes} Mio</translation>
    </message>
    <message>
      <source>learned before the engine came into this project</source>
      <translation>appris avant l'arrivée du moteur dans ce projet</translation>
    </message>
    <message>
      <source>learned from what you confirm here</source>
      <translation>appris de ce que vous validez ici</translation>
    </message>
    <message>
      <source>left empty</source>
      <translation>laissés vides</translation>
    </message>
    <message>
      <source>left out</source>
      <translation>omise</translation>
    </message>
    <message>
      <source>length ratio</source>
      <translation>rapport des longueurs</translation>
    </message>
    <message>
      <source>like %s and %1$d</source>
      <translation>comme %s et %1$d</translation>
    </message>
    <message>
      <source>like {name} and {{name}}</source>
      <translation>comme {name} et {{name}}</translation>
    </message>
    <message>
      <source>line {line}, column {column}: {message}</source>
      <translation>ligne {line}, colonne {column} : {message}</translation>
    </message>
    <message>
      <source>line {line}, unit {unit}: {message}</source>
      <translation>ligne {line}, unité {unit} : {message}</translation>
    </message>
    <message>
      <source>line {line}: {message}</source>
      <translation>ligne {line} : {message}</translation>
    </message>
    <message>
      <source>locale</source>
      <translation>conventions locales</translation>
    </message>
    <message>
      <source>lock of segment {number}</source>
      <translation>verrouillage du segment {number}</translation>
    </message>
    <message>
      <source>look at it</source>
      <translation>à voir</translation>
    </message>
    <message>
      <source>lookup, look up in the TM</source>
      <translation>recherche contextuelle, chercher dans la mémoire</translation>
    </message>
    <message>
      <source>machine</source>
      <translation>machine</translation>
    </message>
    <message>
      <source>machine agrees</source>
      <translation>TA d'accord</translation>
    </message>
    <message>
      <source>machine, {percent}</source>
      <translation>machine, {percent}</translation>
    </message>
    <message>
      <source>major</source>
      <translation>majeure</translation>
    </message>
    <message>
      <source>manual, documentation</source>
      <translation>manuel, documentation, mode d'emploi</translation>
    </message>
    <message>
      <source>matches</source>
      <translation>correspondances</translation>
    </message>
    <message>
      <source>matches whose differences could be patched in</source>
      <translation>correspondances dont les différences ont pu être corrigées</translation>
    </message>
    <message>
      <source>me alone</source>
      <translation>moi seul</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>mémoire</translation>
    </message>
    <message>
      <source>memory of this project</source>
      <translation>mémoire de ce projet</translation>
    </message>
    <message>
      <source>method</source>
      <translation>méthode</translation>
    </message>
    <message>
      <source>min repeat greater than max repeat</source>
      <translation>le nombre minimal dépasse le nombre maximal</translation>
    </message>
    <message>
      <source>minor</source>
      <translation>mineure</translation>
    </message>
    <message>
      <source>missing )</source>
      <translation>il manque )</translation>
    </message>
    <message>
      <source>missing &gt;</source>
      <translation>il manque &gt;</translation>
    </message>
    <message numerus="yes">
      <source>more than %Ln hits</source>
      <translation>
        <numerusform>plus de %Ln résultat</numerusform>
        <numerusform>plus de %Ln résultats</numerusform>
      </translation>
    </message>
    <message>
      <source>more than {first} words and two numbers</source>
      <translation>plus de {first} mots et deux nombres</translation>
    </message>
    <message>
      <source>more than {most} attributes</source>
      <translation>plus de {most} attributs</translation>
    </message>
    <message>
      <source>more {first}-grams than announced</source>
      <translation>plus de {first}-grammes qu'annoncé</translation>
    </message>
    <message>
      <source>multiple repeat</source>
      <translation>deux répétitions de suite</translation>
    </message>
    <message>
      <source>n-best list, variants</source>
      <translation>liste des meilleures, variantes</translation>
    </message>
    <message>
      <source>nbsp, non-breaking, nonbreaking, hard space</source>
      <translation>nbsp, insécable</translation>
    </message>
    <message>
      <source>neighbours swap only</source>
      <translation>échanges de voisins seulement</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>pas d'erreur</translation>
    </message>
    <message>
      <source>never</source>
      <translation>jamais</translation>
    </message>
    <message>
      <source>new</source>
      <translation>nouveau</translation>
    </message>
    <message>
      <source>new term</source>
      <translation>nouveau terme</translation>
    </message>
    <message>
      <source>next untranslated, next unconfirmed</source>
      <translation>suivant non traduit, suivant non validé</translation>
    </message>
    <message>
      <source>no</source>
      <translation>non</translation>
    </message>
    <message>
      <source>no clear difference</source>
      <translation>pas de différence nette</translation>
    </message>
    <message>
      <source>no column is named after the language {language}</source>
      <translation>aucune colonne ne porte le nom de la langue {language}</translation>
    </message>
    <message>
      <source>no engine has a file of this name</source>
      <translation>aucun moteur n'a de fichier de ce nom</translation>
    </message>
    <message>
      <source>no file yet</source>
      <translation>pas encore de fichier</translation>
    </message>
    <message>
      <source>no match</source>
      <translation>sans correspondance</translation>
    </message>
    <message>
      <source>no project package has a member of this name</source>
      <translation>aucun paquet de projet n'a de membre de ce nom</translation>
    </message>
    <message>
      <source>no recent project</source>
      <translation>aucun projet récent</translation>
    </message>
    <message>
      <source>no text in the source language</source>
      <translation>aucun texte dans la langue source</translation>
    </message>
    <message>
      <source>no text in the target language</source>
      <translation>aucun texte dans la langue cible</translation>
    </message>
    <message>
      <source>none</source>
      <translation>aucun</translation>
    </message>
    <message>
      <source>none of its {count} units has a text in {source} and one in {target}</source>
      <translation>aucune de ses {count} unités n'a de texte dans les deux langues ({source} et {target})</translation>
    </message>
    <message>
      <source>not Fluent: {reason}</source>
      <translation>n'est pas du Fluent : {reason}</translation>
    </message>
    <message>
      <source>not JSON that can be read: too deep</source>
      <translation>ce n'est pas du JSON lisible : trop profond</translation>
    </message>
    <message>
      <source>not JSON: {reason}</source>
      <translation>ce n'est pas du JSON : {reason}</translation>
    </message>
    <message>
      <source>not UTF-8</source>
      <translation>pas de l'UTF-8</translation>
    </message>
    <message>
      <source>not UTF-8 (byte {place} of the line)</source>
      <translation>pas en UTF-8 (octet {place} de la ligne)</translation>
    </message>
    <message>
      <source>not YAML: {reason}</source>
      <translation>n'est pas du YAML : {reason}</translation>
    </message>
    <message>
      <source>not a kind of file that glossaries are kept in</source>
      <translation>ce n'est pas un type de fichier pour les glossaires</translation>
    </message>
    <message>
      <source>not a memory: Postil reads memories in TMX and sdltm</source>
      <translation>ce n'est pas une mémoire : Postil lit les mémoires TMX et sdltm</translation>
    </message>
    <message>
      <source>not a plain file</source>
      <translation>ce n'est pas un simple fichier</translation>
    </message>
    <message>
      <source>not a project package: it has no {name}</source>
      <translation>ce n'est pas un paquet de projet : il y manque {name}</translation>
    </message>
    <message>
      <source>not a segment</source>
      <translation>ce n'est pas un segment</translation>
    </message>
    <message>
      <source>not a table: {reason}</source>
      <translation>ce n'est pas un tableau : {reason}</translation>
    </message>
    <message>
      <source>not a tree in brackets ({reason}).</source>
      <translation>pas un arbre entre parenthèses ({reason}).</translation>
    </message>
    <message>
      <source>not a truecaser, or cut off</source>
      <translation>ce n'est pas un modèle de casse, ou il est tronqué</translation>
    </message>
    <message>
      <source>not a vocabulary, or cut off</source>
      <translation>ce n'est pas un vocabulaire, ou il est tronqué</translation>
    </message>
    <message>
      <source>not a word aligner: {reason}</source>
      <translation>ce n'est pas un aligneur de mots : {reason}</translation>
    </message>
    <message>
      <source>not a word alignment: {reason}</source>
      <translation>ce n'est pas un alignement de mots : {reason}</translation>
    </message>
    <message>
      <source>not an engine: it has no {name}</source>
      <translation>ce n'est pas un moteur : il y manque {name}</translation>
    </message>
    <message>
      <source>not an exported layer, or of a newer version</source>
      <translation>ce n'est pas une couche exportée, ou elle vient d'une version plus récente</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>non mesuré</translation>
    </message>
    <message>
      <source>not set</source>
      <translation>non fixée</translation>
    </message>
    <message>
      <source>not the description of a bitext</source>
      <translation>ce n'est pas la description d'un corpus bilingue</translation>
    </message>
    <message>
      <source>not there</source>
      <translation>introuvable</translation>
    </message>
    <message>
      <source>not translated</source>
      <translation>non traduit</translation>
    </message>
    <message>
      <source>not valid XLIFF 2: {message}</source>
      <translation>XLIFF 2 non valide : {message}</translation>
    </message>
    <message>
      <source>not well-formed XML: {message}</source>
      <translation>XML mal formé : {message}</translation>
    </message>
    <message>
      <source>not {encoding} (byte {place})</source>
      <translation>pas de l'{encoding} (octet {place})</translation>
    </message>
    <message>
      <source>nothing left to decide</source>
      <translation>plus rien à décider</translation>
    </message>
    <message>
      <source>nothing to repeat</source>
      <translation>rien à répéter</translation>
    </message>
    <message>
      <source>nothing yet from confirmed segments</source>
      <translation>rien encore de segments validés</translation>
    </message>
    <message>
      <source>number</source>
      <translation>nombre</translation>
    </message>
    <message>
      <source>of Java: {0}, with two apostrophes for one</source>
      <translation>de Java : {0}, deux apostrophes pour une</translation>
    </message>
    <message>
      <source>of it expected to stay as it is; below, nothing is shown</source>
      <translation>de la suggestion devrait rester tel quel ; en dessous, rien n'est montré</translation>
    </message>
    <message>
      <source>on the segments the weights were fitted to: not to be compared with others</source>
      <translation>sur les segments auxquels les poids ont été ajustés : à ne pas comparer à d'autres</translation>
    </message>
    <message>
      <source>one side only</source>
      <translation>d'un seul côté</translation>
    </message>
    <message>
      <source>only its text is taken, into a Word document: layout, pictures and tables are lost</source>
      <translation>seul son texte est pris, dans un document Word : mise en page, images et tableaux sont perdus</translation>
    </message>
    <message>
      <source>only reordering of type {kind} is known.</source>
      <translation>seul le réordonnancement du type {kind} est connu.</translation>
    </message>
    <message>
      <source>only the text, as a Word document</source>
      <translation>seulement le texte, en document Word</translation>
    </message>
    <message>
      <source>opens before “{words}”</source>
      <translation>ouvre devant « {words} »</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>origine</translation>
    </message>
    <message>
      <source>originalData without data</source>
      <translation>&lt;originalData&gt; sans &lt;data&gt;</translation>
    </message>
    <message>
      <source>other</source>
      <translation>autre</translation>
    </message>
    <message>
      <source>overdue since {day}</source>
      <translation>en retard depuis le {day}</translation>
    </message>
    <message>
      <source>overlaps with another one</source>
      <translation>chevauche une autre partie</translation>
    </message>
    <message>
      <source>packed in a way that Postil does not pack</source>
      <translation>compressé d'une manière que Postil n'emploie pas</translation>
    </message>
    <message>
      <source>people</source>
      <translation>personnes</translation>
    </message>
    <message>
      <source>permission was refused</source>
      <translation>l'accès a été refusé</translation>
    </message>
    <message>
      <source>points</source>
      <translation>points</translation>
    </message>
    <message>
      <source>preferences, options, autosave</source>
      <translation>préférences, options, enregistrement automatique</translation>
    </message>
    <message>
      <source>preferred</source>
      <translation>privilégié</translation>
    </message>
    <message>
      <source>propagate, propagation, repetitions, auto-propagation</source>
      <translation>propager, propagation automatique, répétitions</translation>
    </message>
    <message>
      <source>pseudo-translated</source>
      <translation>pseudo-traduits</translation>
    </message>
    <message>
      <source>put in: {words}</source>
      <translation>ajouté : {words}</translation>
    </message>
    <message>
      <source>put together from parts</source>
      <translation>composés de parties</translation>
    </message>
    <message>
      <source>quality on the training set</source>
      <translation>qualité sur le corpus d'entraînement</translation>
    </message>
    <message>
      <source>rare</source>
      <translation>rare</translation>
    </message>
    <message>
      <source>read-only</source>
      <translation>lecture seule</translation>
    </message>
    <message>
      <source>reading or writing failed</source>
      <translation>la lecture ou l'écriture a échoué</translation>
    </message>
    <message>
      <source>references</source>
      <translation>références</translation>
    </message>
    <message>
      <source>rejected</source>
      <translation>rejeté</translation>
    </message>
    <message>
      <source>repaired matches</source>
      <translation>correspondances réparées</translation>
    </message>
    <message>
      <source>repeated</source>
      <translation>répété</translation>
    </message>
    <message>
      <source>repetitions</source>
      <translation>répétitions</translation>
    </message>
    <message>
      <source>replace them, too</source>
      <translation>les remplacer aussi</translation>
    </message>
    <message>
      <source>resolved</source>
      <translation>résolu</translation>
    </message>
    <message>
      <source>restore, revert pre-translation</source>
      <translation>rétablir, revenir sur la prétraduction</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>relu</translation>
    </message>
    <message>
      <source>roots.bin does not fit the words</source>
      <translation>roots.bin ne correspond pas aux mots</translation>
    </message>
    <message>
      <source>same on both sides</source>
      <translation>identique des deux côtés</translation>
    </message>
    <message>
      <source>score</source>
      <translation>score</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>secondes</translation>
    </message>
    <message>
      <source>segment</source>
      <translation>segment</translation>
    </message>
    <message>
      <source>segment {key}</source>
      <translation>segment {key}</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>segments</translation>
    </message>
    <message>
      <source>segments kept out of the training of “{name}”</source>
      <translation>segments mis de côté lors de l'entraînement de « {name} »</translation>
    </message>
    <message>
      <source>segments put together from parts that cover</source>
      <translation>segments composés de parties qui couvrent</translation>
    </message>
    <message>
      <source>shortcuts, hotkeys</source>
      <translation>touches, combinaisons</translation>
    </message>
    <message>
      <source>shortcuts, hotkeys, keymap</source>
      <translation>touches, combinaisons, clavier</translation>
    </message>
    <message>
      <source>sign off</source>
      <translation>donner son accord, bon à tirer</translation>
    </message>
    <message>
      <source>sign off, status</source>
      <translation>approuver, statut</translation>
    </message>
    <message>
      <source>similarity to the source</source>
      <translation>de ressemblance avec la source</translation>
    </message>
    <message>
      <source>something follows the end</source>
      <translation>il y a quelque chose après la fin</translation>
    </message>
    <message>
      <source>source</source>
      <translation>source</translation>
    </message>
    <message>
      <source>spaces</source>
      <translation>espaces</translation>
    </message>
    <message>
      <source>speaks against it, {weight}</source>
      <translation>parle contre, {weight}</translation>
    </message>
    <message>
      <source>speaks for it, {weight}</source>
      <translation>parle en sa faveur, {weight}</translation>
    </message>
    <message>
      <source>special character, symbol, quotes, dash</source>
      <translation>caractère spécial, symbole, guillemets, tiret</translation>
    </message>
    <message>
      <source>spellcheck, spell checker</source>
      <translation>correcteur, vérification orthographique</translation>
    </message>
    <message>
      <source>stands before “{words}”</source>
      <translation>se place devant « {words} »</translation>
    </message>
    <message>
      <source>state</source>
      <translation>état</translation>
    </message>
    <message>
      <source>state of segment {number}</source>
      <translation>état du segment {number}</translation>
    </message>
    <message>
      <source>statistics.html</source>
      <translation>statistiques.html</translation>
    </message>
    <message>
      <source>status</source>
      <translation>statut</translation>
    </message>
    <message>
      <source>stays as it is here</source>
      <translation>reste tel qu'il est ici</translation>
    </message>
    <message>
      <source>stronger</source>
      <translation>renforcé</translation>
    </message>
    <message>
      <source>style</source>
      <translation>style</translation>
    </message>
    <message>
      <source>subState without state</source>
      <translation>subState sans state</translation>
    </message>
    <message>
      <source>substitute, search and replace</source>
      <translation>substituer, rechercher et remplacer</translation>
    </message>
    <message>
      <source>suggestion</source>
      <translation>suggestion</translation>
    </message>
    <message>
      <source>swap words, transpose</source>
      <translation>intervertir les mots, permuter</translation>
    </message>
    <message>
      <source>syntactic categories per span</source>
      <translation>catégories syntaxiques par étendue</translation>
    </message>
    <message>
      <source>tabu list</source>
      <translation>liste taboue</translation>
    </message>
    <message>
      <source>tags</source>
      <translation>balises</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>repris</translation>
    </message>
    <message>
      <source>taken back by {user}</source>
      <translation>retiré par {user}</translation>
    </message>
    <message>
      <source>taken off every match of this memory</source>
      <translation>retirée à chaque correspondance de cette mémoire</translation>
    </message>
    <message>
      <source>taken out: {words}</source>
      <translation>supprimé : {words}</translation>
    </message>
    <message>
      <source>target</source>
      <translation>traduction</translation>
    </message>
    <message>
      <source>target file, generate or save target, clean up, finalise</source>
      <translation>fichier cible, document cible, générer, enregistrer la traduction</translation>
    </message>
    <message>
      <source>target phrases per source phrase</source>
      <translation>expressions cibles par expression source</translation>
    </message>
    <message>
      <source>term bases of MultiTerm are not read: ask for an export as TBX or Excel</source>
      <translation>les bases terminologiques de MultiTerm ne sont pas lues : demandez un export en TBX ou Excel</translation>
    </message>
    <message>
      <source>term bases of memoQ are not read: ask for an export as TBX or CSV</source>
      <translation>les bases terminologiques de memoQ ne sont pas lues : demandez un export en TBX ou CSV</translation>
    </message>
    <message>
      <source>termbase, terminology, dictionary</source>
      <translation>base terminologique, terminologie, dictionnaire</translation>
    </message>
    <message>
      <source>terminology</source>
      <translation>terminologie</translation>
    </message>
    <message>
      <source>text in {declared} cannot be written back as it is</source>
      <translation>un texte en {declared} ne peut pas être réécrit tel quel</translation>
    </message>
    <message>
      <source>the PDF is damaged ({reason})</source>
      <translation>le PDF est endommagé ({reason})</translation>
    </message>
    <message>
      <source>the archive cannot be unpacked ({reason})</source>
      <translation>l'archive ne peut pas être décompressée ({reason})</translation>
    </message>
    <message>
      <source>the attribute {name} stands twice in a tag</source>
      <translation>l'attribut {name} figure deux fois dans une balise</translation>
    </message>
    <message>
      <source>the backoff is not a number</source>
      <translation>le poids de repli n'est pas un nombre</translation>
    </message>
    <message>
      <source>the directory of the file is damaged</source>
      <translation>le répertoire du fichier est endommagé</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>le disque est plein</translation>
    </message>
    <message>
      <source>the document is nested too deeply</source>
      <translation>l'imbrication du document est trop profonde</translation>
    </message>
    <message>
      <source>the encoding {encoding} is not known</source>
      <translation>l'encodage {encoding} est inconnu</translation>
    </message>
    <message>
      <source>the end of a code is said to stand alone, and not to</source>
      <translation>la fin d'un code est dite isolée, et non isolée</translation>
    </message>
    <message>
      <source>the engine learns from them, too</source>
      <translation>le moteur en apprend aussi</translation>
    </message>
    <message>
      <source>the entity &amp;{name}; is not defined</source>
      <translation>l'entité &amp;{name}; n'est pas définie</translation>
    </message>
    <message>
      <source>the entry has no {side} term</source>
      <translation>l'entrée n'a pas de terme {side}</translation>
    </message>
    <message>
      <source>the entry has only one side</source>
      <translation>l'entrée n'a qu'un côté</translation>
    </message>
    <message>
      <source>the file begins with too much that is not XML elements</source>
      <translation>le fichier commence par trop de choses qui ne sont pas des éléments XML</translation>
    </message>
    <message>
      <source>the file declares XML entities of its own, which is not safe to read</source>
      <translation>le fichier déclare ses propres entités XML, ce qu'il n'est pas sûr de lire</translation>
    </message>
    <message>
      <source>the file does not allow to change its segments</source>
      <translation>le fichier ne permet pas de modifier ses segments</translation>
    </message>
    <message>
      <source>the file ends within &lt;{tag}&gt;, which begins in line {begun}</source>
      <translation>le fichier se termine au milieu de &lt;{tag}&gt;, qui commence ligne {begun}</translation>
    </message>
    <message>
      <source>the file has their translations in another order</source>
      <translation>le fichier a leurs traductions dans un autre ordre</translation>
    </message>
    <message>
      <source>the file is damaged or cut off: a group does not end</source>
      <translation>le fichier est endommagé ou tronqué : un groupe n'a pas de fin</translation>
    </message>
    <message>
      <source>the file is empty</source>
      <translation>le fichier est vide</translation>
    </message>
    <message>
      <source>the file is protected by a password</source>
      <translation>le fichier est protégé par un mot de passe</translation>
    </message>
    <message>
      <source>the file is protected by a password, or in the format of Office 97</source>
      <translation>le fichier est protégé par un mot de passe, ou au format d'Office 97</translation>
    </message>
    <message>
      <source>the file says that it is in {charset}, but it is not ({reason})</source>
      <translation>le fichier se dit en {charset}, mais ne l'est pas ({reason})</translation>
    </message>
    <message>
      <source>the file {name} that it names is not there.</source>
      <translation>le fichier {name} qu'il nomme n'est pas là.</translation>
    </message>
    <message>
      <source>the files of the aligner do not fit</source>
      <translation>les fichiers de l'aligneur ne vont pas ensemble</translation>
    </message>
    <message>
      <source>the first line must name the columns source and target, or their languages</source>
      <translation>la première ligne doit nommer les colonnes source et target, ou leurs langues</translation>
    </message>
    <message>
      <source>the glossary is empty</source>
      <translation>le glossaire est vide</translation>
    </message>
    <message>
      <source>the glossary is for {source} and {target}, not for {wanted}</source>
      <translation>le glossaire est pour {source} et {target}, pas pour {wanted}</translation>
    </message>
    <message>
      <source>the last entry is not complete</source>
      <translation>la dernière entrée est incomplète</translation>
    </message>
    <message>
      <source>the line is longer than 1 MiB</source>
      <translation>la ligne dépasse 1 Mio</translation>
    </message>
    <message>
      <source>the log-probability is above 0</source>
      <translation>la log-probabilité est supérieure à 0</translation>
    </message>
    <message>
      <source>the machine translates it differently</source>
      <translation>la machine le dit autrement</translation>
    </message>
    <message>
      <source>the machine, if it is sure from</source>
      <translation>la machine, si elle est sûre à partir de</translation>
    </message>
    <message>
      <source>the memory has no units</source>
      <translation>la mémoire ne contient aucune unité</translation>
    </message>
    <message>
      <source>the memory is damaged ({reason})</source>
      <translation>la mémoire est endommagée ({reason})</translation>
    </message>
    <message>
      <source>the n-gram without its last word is not in the file</source>
      <translation>le n-gramme sans son dernier mot n'est pas dans le fichier</translation>
    </message>
    <message>
      <source>the notes of a concept have more than {most:,} characters</source>
      <translation>les notes d'un concept ont plus de {most:,} caractères</translation>
    </message>
    <message>
      <source>the offsets do not fit the tokens</source>
      <translation>les positions ne correspondent pas aux mots</translation>
    </message>
    <message>
      <source>the package holds {number} mqxliff files instead of one</source>
      <translation>le paquet contient {number} fichiers mqxliff au lieu d'un</translation>
    </message>
    <message>
      <source>the package holds {number} sdlproj files instead of one</source>
      <translation>le paquet contient {number} fichiers sdlproj au lieu d'un</translation>
    </message>
    <message>
      <source>the packed file is damaged or cut off ({reason})</source>
      <translation>le fichier compressé est endommagé ou tronqué ({reason})</translation>
    </message>
    <message>
      <source>the parts of the file overlap</source>
      <translation>des parties du fichier se chevauchent</translation>
    </message>
    <message>
      <source>the prefix {name} is not defined</source>
      <translation>le préfixe {name} n'est pas défini</translation>
    </message>
    <message>
      <source>the probability is not a number</source>
      <translation>la probabilité n'est pas un nombre</translation>
    </message>
    <message>
      <source>the quoted cell does not end, or goes on after its end</source>
      <translation>la cellule entre guillemets ne se ferme pas, ou continue après sa fin</translation>
    </message>
    <message>
      <source>the same by characters, kinder to inflection; higher is better</source>
      <translation>la même chose par caractères, plus indulgente aux flexions ; plus haut vaut mieux</translation>
    </message>
    <message>
      <source>the same translation again</source>
      <translation>encore la même traduction</translation>
    </message>
    <message>
      <source>the same translations</source>
      <translation>les mêmes traductions</translation>
    </message>
    <message>
      <source>the string does not end, or goes on after its end</source>
      <translation>la chaîne ne se termine pas, ou continue après sa fin</translation>
    </message>
    <message>
      <source>the system does not open it</source>
      <translation>le système ne l'ouvre pas</translation>
    </message>
    <message>
      <source>the table has no column {name}</source>
      <translation>le tableau n'a pas de colonne {name}</translation>
    </message>
    <message>
      <source>the tag &lt;{tag}&gt; does not end</source>
      <translation>la balise &lt;{tag}&gt; ne se termine pas</translation>
    </message>
    <message>
      <source>the text is in EUC-TW, which is not read</source>
      <translation>le texte est en EUC-TW, qui n'est pas lu</translation>
    </message>
    <message>
      <source>the text of the &amp;package</source>
      <translation>le texte du &amp;paquet</translation>
    </message>
    <message>
      <source>the text of this pro&amp;ject</source>
      <translation>le texte de ce pro&amp;jet</translation>
    </message>
    <message>
      <source>the value of an attribute without quotes</source>
      <translation>une valeur d'attribut sans guillemets</translation>
    </message>
    <message>
      <source>the whole team</source>
      <translation>toute l'équipe</translation>
    </message>
    <message>
      <source>the word {name} is missing</source>
      <translation>le mot {name} manque</translation>
    </message>
    <message>
      <source>the word {word} comes twice</source>
      <translation>le mot {word} figure deux fois</translation>
    </message>
    <message>
      <source>the word {word} is not a unigram</source>
      <translation>le mot {word} n'est pas un unigramme</translation>
    </message>
    <message>
      <source>there are more than {number:,} files in it</source>
      <translation>il contient plus de {number:,} fichiers</translation>
    </message>
    <message>
      <source>there are no subtitles in it</source>
      <translation>il n'y a pas de sous-titres dedans</translation>
    </message>
    <message>
      <source>there is no document in the package that can be translated</source>
      <translation>il n'y a dans le paquet aucun document qui puisse être traduit</translation>
    </message>
    <message>
      <source>there is no file in it</source>
      <translation>il ne contient pas de &lt;file&gt;</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>ce fichier n'existe pas</translation>
    </message>
    <message>
      <source>there is no such memory</source>
      <translation>cette mémoire n'existe pas</translation>
    </message>
    <message>
      <source>there is no term for {source_language} and {target_language}</source>
      <translation>il n'y a pas de terme pour {source_language} et {target_language}</translation>
    </message>
    <message>
      <source>there is no text in it, only pictures of pages</source>
      <translation>il ne contient pas de texte, seulement des images de pages</translation>
    </message>
    <message>
      <source>there is no text to translate in it</source>
      <translation>il n'y a aucun texte à traduire dedans</translation>
    </message>
    <message>
      <source>there is no tree in it.</source>
      <translation>il n'y a pas d'arbre dedans.</translation>
    </message>
    <message>
      <source>there is no tree of any target sentence in it.</source>
      <translation>il n'y a l'arbre d'aucune phrase cible dedans.</translation>
    </message>
    <message>
      <source>there is not enough memory</source>
      <translation>il n'y a pas assez de mémoire</translation>
    </message>
    <message>
      <source>these are no .NET resources</source>
      <translation>ce ne sont pas des ressources .NET</translation>
    </message>
    <message>
      <source>this client</source>
      <translation>ce client</translation>
    </message>
    <message>
      <source>this is XLIFF {version}; Postil reads XLIFF 1.0 to 1.2</source>
      <translation>c'est du XLIFF {version} ; Postil lit XLIFF 1.0 à 1.2</translation>
    </message>
    <message>
      <source>this is a package of another tool: open it as a package, not as a document</source>
      <translation>c'est un paquet d'un autre outil : ouvrez-le comme paquet, non comme document</translation>
    </message>
    <message>
      <source>this is no Excel workbook</source>
      <translation>ce n'est pas un classeur Excel</translation>
    </message>
    <message>
      <source>this is no InDesign document</source>
      <translation>ce n'est pas un document InDesign</translation>
    </message>
    <message>
      <source>this is no OpenDocument file</source>
      <translation>ce n'est pas un fichier OpenDocument</translation>
    </message>
    <message>
      <source>this is no PDF</source>
      <translation>ce n'est pas un PDF</translation>
    </message>
    <message>
      <source>this is no PowerPoint presentation</source>
      <translation>ce n'est pas une présentation PowerPoint</translation>
    </message>
    <message>
      <source>this is no RTF file</source>
      <translation>ce n'est pas un fichier RTF</translation>
    </message>
    <message>
      <source>this is no TMX file</source>
      <translation>ce n'est pas un fichier TMX</translation>
    </message>
    <message>
      <source>this is no TMX file but one of &lt;{name}&gt;</source>
      <translation>ce n'est pas un fichier TMX, mais un fichier de &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no UTF-8</source>
      <translation>ceci n'est pas de l'UTF-8</translation>
    </message>
    <message>
      <source>this is no UTX file: its first line does not begin like “#UTX 1.20; en/fr”</source>
      <translation>ce n'est pas un fichier UTX : sa première ligne ne commence pas comme « #UTX 1.20; en/fr »</translation>
    </message>
    <message>
      <source>this is no Word document</source>
      <translation>ce n'est pas un document Word</translation>
    </message>
    <message>
      <source>this is no XLIFF file but one of &lt;{name}&gt;</source>
      <translation>ce n'est pas un fichier XLIFF, mais un fichier de &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no entry of a strings file: a key, an equals sign, a value, and a semicolon</source>
      <translation>ceci n'est pas une entrée d'un fichier strings : une clé, un signe égal, une valeur et un point-virgule</translation>
    </message>
    <message>
      <source>this is no memory of Trados</source>
      <translation>ce n'est pas une mémoire de Trados</translation>
    </message>
    <message>
      <source>this is no package of Trados</source>
      <translation>ce n'est pas un paquet de Trados</translation>
    </message>
    <message>
      <source>this is no package of Trados or memoQ</source>
      <translation>ce n'est pas un paquet de Trados ou de memoQ</translation>
    </message>
    <message>
      <source>this is no project package</source>
      <translation>ce n'est pas un paquet de projet</translation>
    </message>
    <message>
      <source>this is no property list</source>
      <translation>ceci n'est pas une liste de propriétés</translation>
    </message>
    <message>
      <source>this is no shared memory</source>
      <translation>ce n'est pas une mémoire partagée</translation>
    </message>
    <message>
      <source>this is no spelling dictionary</source>
      <translation>ce n'est pas un dictionnaire orthographique</translation>
    </message>
    <message>
      <source>this is no string catalog</source>
      <translation>ceci n'est pas un catalogue de chaînes</translation>
    </message>
    <message>
      <source>this is no terminology but a file of &lt;{name}&gt;</source>
      <translation>ce n'est pas une terminologie, mais un fichier de &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no text file, or UTF-16 without a byte-order mark</source>
      <translation>ce n'est pas un fichier texte, ou c'est de l'UTF-16 sans indicateur d'ordre des octets</translation>
    </message>
    <message>
      <source>this is no translation of a Qt program</source>
      <translation>ceci n'est pas une traduction d'un programme Qt</translation>
    </message>
    <message>
      <source>this is no {kind} file, or it is damaged or cut off ({reason})</source>
      <translation>ce n'est pas un fichier {kind}, ou il est endommagé ou tronqué ({reason})</translation>
    </message>
    <message>
      <source>this is not a file of segmentation rules (SRX)</source>
      <translation>ce n'est pas un fichier de règles de segmentation (SRX)</translation>
    </message>
    <message>
      <source>this is not an XML file</source>
      <translation>ce n'est pas un fichier XML</translation>
    </message>
    <message>
      <source>this n-gram comes twice</source>
      <translation>ce n-gramme figure deux fois</translation>
    </message>
    <message>
      <source>this part of the file {message}</source>
      <translation>une partie du fichier {message}</translation>
    </message>
    <message>
      <source>this project</source>
      <translation>ce projet</translation>
    </message>
    <message>
      <source>this project's own memory</source>
      <translation>la mémoire propre de ce projet</translation>
    </message>
    <message>
      <source>too large</source>
      <translation>trop grand</translation>
    </message>
    <message>
      <source>too large to be a project package</source>
      <translation>trop grand pour un paquet de projet</translation>
    </message>
    <message>
      <source>too large to be an engine</source>
      <translation>trop grand pour un moteur</translation>
    </message>
    <message>
      <source>too long</source>
      <translation>longueur excessive</translation>
    </message>
    <message>
      <source>too much is in it</source>
      <translation>il contient trop de données</translation>
    </message>
    <message>
      <source>total</source>
      <translation>total</translation>
    </message>
    <message>
      <source>tour, introduction</source>
      <translation>visite guidée, introduction</translation>
    </message>
    <message>
      <source>track changes, revision</source>
      <translation>suivi des modifications, révision, relecture</translation>
    </message>
    <message>
      <source>translated</source>
      <translation>traduit</translation>
    </message>
    <message>
      <source>translation</source>
      <translation>traduction</translation>
    </message>
    <message>
      <source>translations per source phrase</source>
      <translation>traductions par expression source</translation>
    </message>
    <message>
      <source>translator</source>
      <translation>tapé</translation>
    </message>
    <message>
      <source>two codes with the id {id!r}</source>
      <translation>deux codes avec l'identifiant {id!r}</translation>
    </message>
    <message>
      <source>two members have the same name</source>
      <translation>deux membres portent le même nom</translation>
    </message>
    <message>
      <source>two of &lt;{name}&gt; with the id {id!r}</source>
      <translation>deux &lt;{name}&gt; avec l'identifiant {id!r}</translation>
    </message>
    <message>
      <source>typed</source>
      <translation>tapé</translation>
    </message>
    <message>
      <source>unbalanced parenthesis</source>
      <translation>une parenthèse de trop</translation>
    </message>
    <message>
      <source>unconfirming of segment {number}</source>
      <translation>retrait de la validation du segment {number}</translation>
    </message>
    <message>
      <source>unigrams.bin does not hold &lt;unk&gt;, &lt;s&gt; and &lt;/s&gt;</source>
      <translation>unigrams.bin ne contient pas &lt;unk&gt;, &lt;s&gt; et &lt;/s&gt;</translation>
    </message>
    <message>
      <source>unigrams.bin has contexts, but the model has none</source>
      <translation>unigrams.bin a des contextes, mais le modèle n'en a pas</translation>
    </message>
    <message>
      <source>unit {unit}: {message}</source>
      <translation>unité {unit} : {message}</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>inconnu</translation>
    </message>
    <message>
      <source>unknown extension</source>
      <translation>extension inconnue après (?</translation>
    </message>
    <message>
      <source>unknown group</source>
      <translation>groupe inconnu</translation>
    </message>
    <message>
      <source>unknown property</source>
      <translation>propriété inconnue</translation>
    </message>
    <message>
      <source>unlearn, forget</source>
      <translation>désapprendre, oublier</translation>
    </message>
    <message>
      <source>unpacks to far too much</source>
      <translation>se décompresse en bien trop de données</translation>
    </message>
    <message>
      <source>unpacks to more than {mebibytes} MiB</source>
      <translation>se décompresse à plus de {mebibytes} Mio</translation>
    </message>
    <message>
      <source>unpacks to more than {ratio} times its size; it looks like a trap</source>
      <translation>se décompresse à plus de {ratio} fois sa taille ; cela ressemble à un piège</translation>
    </message>
    <message>
      <source>unpacks to {mebibytes} MiB, more than {ratio} times its size</source>
      <translation>se décompresse à {mebibytes} Mio, plus de {ratio} fois sa taille</translation>
    </message>
    <message>
      <source>unterminated character set</source>
      <translation>un ensemble de caractères sans crochet fermant</translation>
    </message>
    <message>
      <source>untouched</source>
      <translation>inchangés</translation>
    </message>
    <message>
      <source>uppercase, lowercase, capitals</source>
      <translation>majuscules, minuscules, capitales</translation>
    </message>
    <message>
      <source>validate, translated, commit</source>
      <translation>valider, traduit</translation>
    </message>
    <message>
      <source>versions, revisions</source>
      <translation>versions, révisions</translation>
    </message>
    <message>
      <source>votes by frequency</source>
      <translation>votes selon la fréquence</translation>
    </message>
    <message>
      <source>warning</source>
      <translation>avertissement</translation>
    </message>
    <message>
      <source>weaker</source>
      <translation>affaibli</translation>
    </message>
    <message>
      <source>weight %</source>
      <translation>payé à %</translation>
    </message>
    <message>
      <source>weighted words</source>
      <translation>mots pondérés</translation>
    </message>
    <message>
      <source>what it labels {language} reads as {found}, and what it labels {other} as {found_other}</source>
      <translation>ce qu'elle marque {language} se lit comme {found}, et ce qu'elle marque {other}, comme {found_other}</translation>
    </message>
    <message>
      <source>whitespace, pilcrow, formatting marks, control characters</source>
      <translation>caractères non imprimables, marques de mise en forme, pied-de-mouche</translation>
    </message>
    <message>
      <source>with several exact matches (as 99%)</source>
      <translation>avec plusieurs correspondances exactes (à 99 %)</translation>
    </message>
    <message>
      <source>without an ending</source>
      <translation>sans extension</translation>
    </message>
    <message>
      <source>words</source>
      <translation>mots</translation>
    </message>
    <message>
      <source>words a rule may span</source>
      <translation>mots qu'une règle peut couvrir</translation>
    </message>
    <message>
      <source>words per hour</source>
      <translation>mots par heure</translation>
    </message>
    <message>
      <source>words that may overlap</source>
      <translation>mots qui peuvent se chevaucher</translation>
    </message>
    <message>
      <source>wrote {written} trees for {sentences} sentences, exit code {code}. {message}</source>
      <translation>a écrit {written} arbres pour {sentences} phrases, code de sortie {code}. {message}</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>oui</translation>
    </message>
    <message>
      <source>zoom in, font size</source>
      <translation>zoom avant, taille de la police</translation>
    </message>
    <message>
      <source>zoom out, font size</source>
      <translation>zoom arrière, taille de la police</translation>
    </message>
    <message>
      <source>{above}
{line}</source>
      <translation>{above}
{line}</translation>
    </message>
    <message>
      <source>{accept} accepts the first, {reject} rejects it</source>
      <translation>{accept} accepte le premier, {reject} le rejette</translation>
    </message>
    <message>
      <source>{address} does not answer as a team server does.</source>
      <translation>{address} ne répond pas comme un serveur d'équipe.</translation>
    </message>
    <message>
      <source>{address} is no address of a server.</source>
      <translation>{address} n'est pas l'adresse d'un serveur.</translation>
    </message>
    <message>
      <source>{address}: an address begins with https:// and has {text} in it.</source>
      <translation>{address} : une adresse commence par https:// et contient {text}.</translation>
    </message>
    <message>
      <source>{before} becomes {after}</source>
      <translation>{before} devient {after}</translation>
    </message>
    <message>
      <source>{confirmed_words} of {words} source words are confirmed; {memory_units} units in the project's memory; learned from {learned} segments.</source>
      <translation>{confirmed_words} mots source sur {words} sont validés ; {memory_units} unités dans la mémoire du projet ; appris de {learned} segments.</translation>
    </message>
    <message numerus="yes">
      <source>{confirmed} of %Ln confirmed</source>
      <translation>
        <numerusform>{confirmed} sur %Ln validé</numerusform>
        <numerusform>{confirmed} sur %Ln validés</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} characters; {longest} are allowed.</source>
      <translation>{count} caractères ; {longest} sont permis.</translation>
    </message>
    <message>
      <source>{count} labels in the trees.</source>
      <translation>{count} étiquettes dans les arbres.</translation>
    </message>
    <message>
      <source>{count} on each side</source>
      <translation>{count} de chaque côté</translation>
    </message>
    <message>
      <source>{count} pairs are too few for {folds} parts.</source>
      <translation>{count} paires sont trop peu pour {folds} parties.</translation>
    </message>
    <message>
      <source>{count} pairs are too few to train phrase scores on.</source>
      <translation>{count} paires sont trop peu pour entraîner des scores d'expressions.</translation>
    </message>
    <message>
      <source>{count} · protected against changes</source>
      <translation>{count} · protégée contre les modifications</translation>
    </message>
    <message>
      <source>{count}; there are more.</source>
      <translation>{count} ; il y en a d'autres.</translation>
    </message>
    <message>
      <source>{destination} exists already.</source>
      <translation>{destination} existe déjà.</translation>
    </message>
    <message>
      <source>{different} of {all} segments are translated differently.</source>
      <translation>{different} segments sur {all} sont traduits autrement.</translation>
    </message>
    <message>
      <source>{engine} translates from {source_language} into {target_language}, not from {wanted_source} into {wanted_target}.</source>
      <translation>{engine} traduit de {source_language} vers {target_language}, pas de {wanted_source} vers {wanted_target}.</translation>
    </message>
    <message>
      <source>{files}: nothing of it is trained on.</source>
      <translation>{files} : rien n'en sert à l'entraînement.</translation>
    </message>
    <message>
      <source>{file} cannot be read ({reason})</source>
      <translation>{file} ne peut pas être lu ({reason})</translation>
    </message>
    <message>
      <source>{file} describes no arrays</source>
      <translation>{file} ne décrit aucune série de données</translation>
    </message>
    <message>
      <source>{file} describes nothing</source>
      <translation>{file} ne décrit rien</translation>
    </message>
    <message>
      <source>{file} does not describe {array}</source>
      <translation>{file} ne décrit pas {array}</translation>
    </message>
    <message>
      <source>{file} does not end in an empty slot</source>
      <translation>{file} ne finit pas par une case vide</translation>
    </message>
    <message>
      <source>{file} does not hold {number} n-grams</source>
      <translation>{file} ne contient pas {number} n-grammes</translation>
    </message>
    <message>
      <source>{file} does not tell how it is laid out</source>
      <translation>{file} ne dit pas comment le modèle est disposé</translation>
    </message>
    <message>
      <source>{file} does not tell the {name} of each order</source>
      <translation>{file} n'indique pas {name} pour chaque ordre</translation>
    </message>
    <message>
      <source>{file} has {size} bytes instead of {wanted}</source>
      <translation>{file} a {size} octets au lieu de {wanted}</translation>
    </message>
    <message>
      <source>{file} is in the glossary “{name}” now.</source>
      <translation>{file} est maintenant dans le glossaire « {name} ».</translation>
    </message>
    <message>
      <source>{file} is not a whole number of slots</source>
      <translation>{file} n'est pas fait de cases entières</translation>
    </message>
    <message>
      <source>{file} is not valid JSON</source>
      <translation>{file} n'est pas du JSON valide</translation>
    </message>
    <message>
      <source>{file} is not what was written</source>
      <translation>{file} n'est pas ce qui a été écrit</translation>
    </message>
    <message>
      <source>{file} is the memory “{name}” now.</source>
      <translation>{file} est maintenant la mémoire « {name} ».</translation>
    </message>
    <message>
      <source>{file} is there already.</source>
      <translation>{file} existe déjà.</translation>
    </message>
    <message>
      <source>{file} was changed</source>
      <translation>{file} a été modifié</translation>
    </message>
    <message>
      <source>{file}, {within}</source>
      <translation>{file}, {within}</translation>
    </message>
    <message>
      <source>{file}: nothing new; the memory “{name}” has it already.</source>
      <translation>{file} : rien de nouveau ; la mémoire « {name} » contient déjà tout.</translation>
    </message>
    <message>
      <source>{file}: order {order!r} is not between 1 and {most}</source>
      <translation>{file} : l'ordre {order!r} n'est pas compris entre 1 et {most}</translation>
    </message>
    <message>
      <source>{file}: {message}</source>
      <translation>{file} : {message}</translation>
    </message>
    <message>
      <source>{findings}; {another}</source>
      <translation>{findings} ; {another}</translation>
    </message>
    <message>
      <source>{finding} (resolved)</source>
      <translation>{finding} (résolue)</translation>
    </message>
    <message>
      <source>{finding} – {answer}</source>
      <translation>{finding} – {answer}</translation>
    </message>
    <message>
      <source>{first} words instead of {second}</source>
      <translation>{first} mots au lieu de {second}</translation>
    </message>
    <message>
      <source>{folder} exists and is not empty. Choose another folder.</source>
      <translation>{folder} existe et n'est pas vide. Choisissez un autre dossier.</translation>
    </message>
    <message>
      <source>{folder} holds scores of another phrase table.</source>
      <translation>{folder} contient les scores d'une autre table de segments.</translation>
    </message>
    <message>
      <source>{folder} holds something already.</source>
      <translation>{folder} contient déjà quelque chose.</translation>
    </message>
    <message>
      <source>{folder} is not a Postil project: it has no {name}.</source>
      <translation>{folder} n'est pas un projet Postil : il y manque {name}.</translation>
    </message>
    <message>
      <source>{folder} is not an engine: it has no {name}.</source>
      <translation>{folder} n'est pas un moteur : il y manque {name}.</translation>
    </message>
    <message>
      <source>{folder} is not empty.</source>
      <translation>{folder} n'est pas vide.</translation>
    </message>
    <message>
      <source>{folder} is not there: it was moved or deleted, or its disk was taken out.</source>
      <translation>{folder} n'est pas là : déplacé ou supprimé, ou son disque a été retiré.</translation>
    </message>
    <message>
      <source>{folder}: a copy cannot be made: {reason}</source>
      <translation>{folder} : copie impossible : {reason}</translation>
    </message>
    <message>
      <source>{folder}: could not be deleted: {reason}</source>
      <translation>{folder} : suppression impossible : {reason}</translation>
    </message>
    <message>
      <source>{folder}: could not be made: {reason}</source>
      <translation>{folder} : création impossible : {reason}</translation>
    </message>
    <message>
      <source>{folder}: the folder cannot be made: {reason}</source>
      <translation>{folder} : impossible de créer le dossier : {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project can only be read from a copy, which cannot be made: {reason}</source>
      <translation>{folder} : le projet ne peut être lu que depuis une copie, qui ne peut pas être faite : {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project cannot be opened for writing: {reason}</source>
      <translation>{folder} : le projet ne peut pas être ouvert en écriture : {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project is in use.</source>
      <translation>{folder} : le projet est déjà ouvert.</translation>
    </message>
    <message>
      <source>{folder}: the relevant sets could not be written: {reason}</source>
      <translation>{folder} : les ensembles pertinents n'ont pas pu être écrits : {reason}</translation>
    </message>
    <message>
      <source>{folder}: there is no backup {name}.</source>
      <translation>{folder} : il n'y a pas de sauvegarde {name}.</translation>
    </message>
    <message>
      <source>{folder}: there is too little room on the disk for a backup of the project.</source>
      <translation>{folder} : il y a trop peu de place sur le disque pour une sauvegarde du projet.</translation>
    </message>
    <message>
      <source>{folder}: this {kind} has format version {found}, but this Postil reads version {version}.</source>
      <translation>{folder} : {kind} a la version de format {found}, mais ce Postil lit la version {version}.</translation>
    </message>
    <message>
      <source>{folder}: {name} cannot be read ({reason}).</source>
      <translation>{folder} : impossible de lire {name} ({reason}).</translation>
    </message>
    <message>
      <source>{glossary} · off</source>
      <translation>{glossary} · à l'arrêt</translation>
    </message>
    <message>
      <source>{group}: {name}</source>
      <translation>{group} : {name}</translation>
    </message>
    <message>
      <source>{hits} so far</source>
      <translation>{hits} jusqu'ici</translation>
    </message>
    <message>
      <source>{host} does not answer encrypted there.</source>
      <translation>{host} n'y répond pas de façon chiffrée.</translation>
    </message>
    <message>
      <source>{hours} h {minutes} min</source>
      <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
      <source>{id!r} cannot be an id</source>
      <translation>{id!r} ne peut pas être un identifiant</translation>
    </message>
    <message>
      <source>{kept} of {all} pairs are kept; in doubt: {doubtful}.</source>
      <translation>{kept} paires sur {all} gardées ; douteuses : {doubtful}.</translation>
    </message>
    <message>
      <source>{key} adds the comment and goes back to the segment.</source>
      <translation>{key} ajoute le commentaire et revient au segment.</translation>
    </message>
    <message>
      <source>{key} again repeats: {what}.</source>
      <translation>{key} encore une fois refait : {what}.</translation>
    </message>
    <message>
      <source>{key} again takes back: {what}.</source>
      <translation>{key} encore une fois annule : {what}.</translation>
    </message>
    <message>
      <source>{key} belongs to “{name}”. Use it, and that command loses it.</source>
      <translation>{key} appartient à « {name} ». Utilisez-le, et cette commande le perd.</translation>
    </message>
    <message>
      <source>{key} confirms the segment; Shift+Enter starts a new line in it.</source>
      <translation>{key} valide le segment ; Maj+Entrée y commence une ligne.</translation>
    </message>
    <message>
      <source>{key} inserts it.</source>
      <translation>{key} l'insère.</translation>
    </message>
    <message>
      <source>{key} is free.</source>
      <translation>{key} est libre.</translation>
    </message>
    <message>
      <source>{key} is needed for typing. Choose another one.</source>
      <translation>{key} sert à la frappe. Choisissez un autre raccourci.</translation>
    </message>
    <message>
      <source>{key} is this command's key already.</source>
      <translation>{key} est déjà le raccourci de cette commande.</translation>
    </message>
    <message>
      <source>{key} takes it back.</source>
      <translation>{key} annule.</translation>
    </message>
    <message>
      <source>{key} takes it over; F2 selects a part of it.</source>
      <translation>{key} la reprend ; F2 en sélectionne une partie.</translation>
    </message>
    <message>
      <source>{key} writes the translated document in its own format.</source>
      <translation>{key} écrit le document traduit dans son propre format.</translation>
    </message>
    <message>
      <source>{kind}, features learned by large margins</source>
      <translation>{kind}, traits appris par grandes marges</translation>
    </message>
    <message>
      <source>{kind}, features learned from relevant sets</source>
      <translation>{kind}, traits appris d'ensembles pertinents</translation>
    </message>
    <message>
      <source>{kind}, scores learned by expected BLEU</source>
      <translation>{kind}, scores appris par BLEU espéré</translation>
    </message>
    <message>
      <source>{kind}, {severity}: {text}</source>
      <translation>{kind}, {severity} : {text}</translation>
    </message>
    <message>
      <source>{label}, as now</source>
      <translation>{label}, comme à présent</translation>
    </message>
    <message>
      <source>{language} is spelt by the dictionary {name}.</source>
      <translation>L'orthographe ({language}) est vérifiée avec le dictionnaire {name}.</translation>
    </message>
    <message>
      <source>{line!r} is not a line of weights.</source>
      <translation>{line!r} n'est pas une ligne de poids.</translation>
    </message>
    <message>
      <source>{line!r} is nothing that a PO file has</source>
      <translation>{line!r} n'a pas sa place dans un fichier PO</translation>
    </message>
    <message>
      <source>{machine} + Corrector</source>
      <translation>{machine} + Correcteur</translation>
    </message>
    <message>
      <source>{made!r} cannot be the name of a file.</source>
      <translation>{made!r} ne peut pas être un nom de fichier.</translation>
    </message>
    <message>
      <source>{maker} · {document}</source>
      <translation>{maker} · {document}</translation>
    </message>
    <message>
      <source>{memory} is read-only</source>
      <translation>{memory} est en lecture seule</translation>
    </message>
    <message>
      <source>{memory} · shared</source>
      <translation>{memory} · partagée</translation>
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
      <translation>{name!r} n'est pas un modèle de nom : {reason}.</translation>
    </message>
    <message>
      <source>{names}: not a kind of file that belongs here.</source>
      <translation>{names} : ce type de fichier n'a pas sa place ici.</translation>
    </message>
    <message>
      <source>{name} (open)</source>
      <translation>{name} (ouvert)</translation>
    </message>
    <message>
      <source>{name} (read-only copy) – Postil</source>
      <translation>{name} (copie en lecture seule) – Postil</translation>
    </message>
    <message>
      <source>{name} ({confirmed} of {segments} confirmed)</source>
      <translation>{name} ({confirmed} sur {segments} validés)</translation>
    </message>
    <message>
      <source>{name} ({kept} of {all}, drawn at random)</source>
      <translation>{name} ({kept} sur {all}, tirés au hasard)</translation>
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
      <translation>{name} une seconde fois dans une entrée</translation>
    </message>
    <message>
      <source>{name} cannot be {value!r}.</source>
      <translation>{name} ne peut pas valoir {value!r}.</translation>
    </message>
    <message>
      <source>{name} has bytes that do not belong in {encoding} text.</source>
      <translation>{name} contient des octets qui n'ont pas leur place dans un texte {encoding}.</translation>
    </message>
    <message>
      <source>{name} is a package of another project ({name_2}).</source>
      <translation>{name} est un paquet d'un autre projet ({name_2}).</translation>
    </message>
    <message>
      <source>{name} is an engine of the kind {kind}; this needs one of the kind {wanted}.</source>
      <translation>{name} est un moteur du type {kind} ; il en faut un du type {wanted}.</translation>
    </message>
    <message>
      <source>{name} is being trained already.</source>
      <translation>{name} est déjà en cours d'entraînement.</translation>
    </message>
    <message>
      <source>{name} is for several languages. Translate into</source>
      <translation>{name} est pour plusieurs langues. Traduire en</translation>
    </message>
    <message>
      <source>{name} is in use again.</source>
      <translation>{name} est de nouveau en service.</translation>
    </message>
    <message>
      <source>{name} is missing</source>
      <translation>{name} manque</translation>
    </message>
    <message>
      <source>{name} is not a new version of {file}, but of another kind.</source>
      <translation>{name} n'est pas une nouvelle version de {file} : c'est un autre type de fichier.</translation>
    </message>
    <message>
      <source>{name} is not in UTF-8 and does not say what it is in. Choose the encoding in which these lines read right.</source>
      <translation>{name} n'est pas en UTF-8 et n'indique pas son encodage. Choisissez l'encodage dans lequel ces lignes se lisent correctement.</translation>
    </message>
    <message>
      <source>{name} is not in UTF-8 and does not say what it is in; Postil is not sure of it. Choose the encoding in which these lines read right.</source>
      <translation>{name} n'est pas en UTF-8 et n'indique pas son encodage ; Postil n'en est pas sûr. Choisissez l'encodage dans lequel ces lignes se lisent correctement.</translation>
    </message>
    <message>
      <source>{name} is off: its terms are neither shown nor checked.</source>
      <translation>{name} est à l'arrêt : ses termes ne sont ni montrés ni contrôlés.</translation>
    </message>
    <message>
      <source>{name} is there already. Replace it?</source>
      <translation>{name} existe déjà. Le remplacer ?</translation>
    </message>
    <message>
      <source>{name} is {code!r}, which is no language</source>
      <translation>{name} vaut {code!r}, qui n'est pas une langue</translation>
    </message>
    <message>
      <source>{name} names {id!r}, which does not exist</source>
      <translation>{name} renvoie à {id!r}, qui n'existe pas</translation>
    </message>
    <message>
      <source>{name} parses English, and no other language.</source>
      <translation>{name} analyse l'anglais et aucune autre langue.</translation>
    </message>
    <message>
      <source>{name} says itself what encoding it is in, or needs none.</source>
      <translation>{name} indique lui-même son encodage, ou n'en a pas besoin.</translation>
    </message>
    <message>
      <source>{name} without msgid</source>
      <translation>{name} sans msgid</translation>
    </message>
    <message numerus="yes">
      <source>{name}, %Ln segments</source>
      <translation>
        <numerusform>{name}, %Ln segment</numerusform>
        <numerusform>{name}, %Ln segments</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, backup of {time}</source>
      <translation>{name}, sauvegarde du {time}</translation>
    </message>
    <message>
      <source>{name}, in {encoding}</source>
      <translation>{name}, en {encoding}</translation>
    </message>
    <message>
      <source>{name}, which the engine is to be judged by, holds no segment in {source_language} with a translation into {target_language}.</source>
      <translation>{name}, qui doit servir à juger le moteur, ne contient aucun segment en {source_language} traduit en {target_language}.</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %Ln units, {what}</source>
      <translation>
        <numerusform>{name} : %Ln unité, {what}</numerusform>
        <numerusform>{name} : %Ln unités, {what}</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: kept.</source>
      <translation>{name} : enregistré.</translation>
    </message>
    <message>
      <source>{name}: of {number:,} segments none can be used; most of them: {reason}.</source>
      <translation>{name} : sur {number:,} segments, aucun n'est utilisable ; la plupart : {reason}.</translation>
    </message>
    <message>
      <source>{name}: segment {key} has another text in the document than in the project, so its translation would stand in the wrong place.</source>
      <translation>{name} : le segment {key} n'a pas le même texte dans le document que dans le projet ; sa traduction serait au mauvais endroit.</translation>
    </message>
    <message>
      <source>{name}: the text of this segment is not there any more.</source>
      <translation>{name} : le texte de ce segment n'est plus là.</translation>
    </message>
    <message>
      <source>{name}: there is no segment in it.</source>
      <translation>{name} : aucun segment.</translation>
    </message>
    <message>
      <source>{name}: {kept} segments kept ({confirmed} confirmed), {changed} changed a little and drafts now, {new} new, {removed} gone.</source>
      <translation>{name} : {kept} segments gardés ({confirmed} validés), {changed} un peu modifiés et à présent brouillons, {new} nouveaux, {removed} disparus.</translation>
    </message>
    <message>
      <source>{name}: {value} in round {place}, the best so far.</source>
      <translation>{name} : {value} au tour {place}, le meilleur jusqu'ici.</translation>
    </message>
    <message>
      <source>{name}: {value} in round {place}; best {best} in round {best_place}.</source>
      <translation>{name} : {value} au tour {place} ; meilleur {best} au tour {best_place}.</translation>
    </message>
    <message>
      <source>{number:,} of its segments are not confirmed.</source>
      <translation>{number:,} de ses segments ne sont pas validés.</translation>
    </message>
    <message>
      <source>{number} is in {unit} in the source, in {other} here.</source>
      <translation>{number} est en {unit} dans la source, en {other} ici.</translation>
    </message>
    <message>
      <source>{number} is written {written} in this language.</source>
      <translation>Dans cette langue, {number} s'écrit {written}.</translation>
    </message>
    <message>
      <source>{number} of the source has other decimals here: {other}.</source>
      <translation>Le nombre {number} de la source a ici d'autres décimales : {other}.</translation>
    </message>
    <message>
      <source>{number} of {total}</source>
      <translation>{number} sur {total}</translation>
    </message>
    <message>
      <source>{number} values, not {wanted}</source>
      <translation>{number} valeurs au lieu de {wanted}</translation>
    </message>
    <message>
      <source>{number} weights where {number_2} are wanted: {names}.</source>
      <translation>{number} poids au lieu de {number_2} : {names}.</translation>
    </message>
    <message>
      <source>{number}%</source>
      <translation>{number} %</translation>
    </message>
    <message>
      <source>{n} B</source>
      <translation>{n} o</translation>
    </message>
    <message>
      <source>{n} GB</source>
      <translation>{n} Go</translation>
    </message>
    <message>
      <source>{n} KB</source>
      <translation>{n} Ko</translation>
    </message>
    <message>
      <source>{n} MB</source>
      <translation>{n} Mo</translation>
    </message>
    <message>
      <source>{n} TB</source>
      <translation>{n} To</translation>
    </message>
    <message>
      <source>{octets} bytes; {allowed} are allowed.</source>
      <translation>{octets} octets ; {allowed} sont permis.</translation>
    </message>
    <message>
      <source>{out} lies in the folder that is to be translated.</source>
      <translation>{out} se trouve dans le dossier à traduire.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}</source>
      <translation>Impossible de lire {path} : {reason}</translation>
    </message>
    <message>
      <source>{path} does not belong to an engine.</source>
      <translation>{path} n'appartient pas à un moteur.</translation>
    </message>
    <message>
      <source>{path} does not belong to this store: it is round {round} of {sentences} sentences with {features} dense features.</source>
      <translation>{path} n'appartient pas à cette réserve : c'est le tour {round} de {sentences} phrases avec {features} traits denses.</translation>
    </message>
    <message>
      <source>{path} has no segment {name}.</source>
      <translation>{path} n'a pas de segment {name}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it holds no description.</source>
      <translation>{path} est endommagé : il ne contient aucune description.</translation>
    </message>
    <message>
      <source>{path} is damaged: {name} is missing or of the wrong kind.</source>
      <translation>{path} est endommagé : {name} manque ou n'est pas du bon type.</translation>
    </message>
    <message>
      <source>{path} is damaged: {why}.</source>
      <translation>{path} est endommagé : {why}.</translation>
    </message>
    <message>
      <source>{path} is not there any more: it was moved or deleted, or its disk was taken out.</source>
      <translation>{path} n'est plus là : déplacé ou supprimé, ou son disque a été retiré.</translation>
    </message>
    <message>
      <source>{path}: a record is damaged ({reason}).</source>
      <translation>{path} : un enregistrement est endommagé ({reason}).</translation>
    </message>
    <message>
      <source>{path}: could not be copied into the project: {reason}</source>
      <translation>{path} : copie dans le projet impossible : {reason}</translation>
    </message>
    <message>
      <source>{path}: could not be written: {reason}</source>
      <translation>{path} : écriture impossible : {reason}</translation>
    </message>
    <message>
      <source>{path}: format version {version!r} is not known.</source>
      <translation>{path} : la version de format {version!r} est inconnue.</translation>
    </message>
    <message>
      <source>{path}: is written, but the disk does not confirm it: {reason}</source>
      <translation>{path} : est écrit, mais le disque ne le confirme pas : {reason}</translation>
    </message>
    <message>
      <source>{path}: it cannot be read: {reason}</source>
      <translation>{path} : lecture impossible : {reason}</translation>
    </message>
    <message>
      <source>{path}: its {component} tables have version {found}; this Postil knows {known}.</source>
      <translation>{path} : ses tables {component} ont la version {found} ; ce Postil connaît la version {known}.</translation>
    </message>
    <message>
      <source>{path}: nothing of the project can be read any more.</source>
      <translation>{path} : plus rien du projet n'est lisible.</translation>
    </message>
    <message>
      <source>{path}: the backup could not be written: {reason}</source>
      <translation>{path} : la sauvegarde n'a pas pu être écrite : {reason}</translation>
    </message>
    <message>
      <source>{path}: the database holds {name}, which Postil did not put there.</source>
      <translation>{path} : la base de données contient {name}, que Postil n'y a pas mis.</translation>
    </message>
    <message>
      <source>{path}: the database is damaged: it lacks {column} of {table}.</source>
      <translation>{path} : la base de données est endommagée : il manque {column} de {table}.</translation>
    </message>
    <message>
      <source>{path}: the file is damaged or is no Postil database ({reason}).</source>
      <translation>{path} : le fichier est endommagé ou n'est pas une base de Postil ({reason}).</translation>
    </message>
    <message>
      <source>{path}: the memory was moved or deleted.</source>
      <translation>{path} : la mémoire a été déplacée ou supprimée.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged ({reason}).</source>
      <translation>{path} : le projet est endommagé ({reason}).</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: its log has lost a part.</source>
      <translation>{path} : le projet est endommagé : une partie de son journal est perdue.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: its {name} is missing.</source>
      <translation>{path} : le projet est endommagé : il manque {name}.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: {count} of its records are not as they were saved.</source>
      <translation>{path} : le projet est endommagé : {count} de ses enregistrements ne sont pas tels qu'ils ont été enregistrés.</translation>
    </message>
    <message>
      <source>{path}: {reason}.</source>
      <translation>{path} : {reason}.</translation>
    </message>
    <message>
      <source>{path}: {what} ({reason}).</source>
      <translation>{path} : {what} ({reason}).</translation>
    </message>
    <message>
      <source>{percent} alike, with what differs patched in: check it.</source>
      <translation>{percent} de ressemblance, avec ce qui diffère corrigé : à vérifier.</translation>
    </message>
    <message>
      <source>{percent} alike; what differs is marked.</source>
      <translation>{percent} de ressemblance ; ce qui diffère est marqué.</translation>
    </message>
    <message>
      <source>{percent} taken off for where it comes from</source>
      <translation>{percent} retirés en raison de sa provenance</translation>
    </message>
    <message>
      <source>{read} terms read: {new} new, {changed} changed, {same} there already.</source>
      <translation>Termes lus : {read}, dont {new} nouveaux, {changed} modifiés, {same} déjà présents.</translation>
    </message>
    <message>
      <source>{reason} (column {column})</source>
      <translation>{reason} (colonne {column})</translation>
    </message>
    <message>
      <source>{reason} at position {place}</source>
      <translation>{reason} (à la position {place})</translation>
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
      <translation>{sentence} Ses langues : {languages}.</translation>
    </message>
    <message>
      <source>{sentence} The interval holds 95% of samples.</source>
      <translation>{sentence} L'intervalle contient 95 % des échantillons.</translation>
    </message>
    <message numerus="yes">
      <source>{sentence}, %Ln of them to tune the weights</source>
      <translation>
        <numerusform>{sentence}, dont %Ln pour régler les poids</numerusform>
        <numerusform>{sentence}, dont %Ln pour régler les poids</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{sentence}; %Ln were left out ({reasons})</source>
      <translation>
        <numerusform>{sentence} ; %Ln omise ({reasons})</numerusform>
        <numerusform>{sentence} ; %Ln omises ({reasons})</numerusform>
      </translation>
    </message>
    <message>
      <source>{sentence}; the last draft, segment {number}, was saved on {time}</source>
      <translation>{sentence} ; le dernier brouillon, segment {number}, a été enregistré le {time}</translation>
    </message>
    <message numerus="yes">
      <source>{sentence}; without %Ln whose sources are among the segments it is judged by</source>
      <translation>
        <numerusform>{sentence} ; sans %Ln paire dont la source fait partie des segments d'évaluation</numerusform>
        <numerusform>{sentence} ; sans %Ln paires dont la source fait partie des segments d'évaluation</numerusform>
      </translation>
    </message>
    <message>
      <source>{setting!r} of the feature {kind} is no setting.</source>
      <translation>{setting!r} du trait {kind} n'est pas un réglage.</translation>
    </message>
    <message>
      <source>{share}% of the length of the source; {share_2}% are allowed.</source>
      <translation>{share} % de la longueur de la source ; {share_2} % sont permis.</translation>
    </message>
    <message numerus="yes">
      <source>{shown} of %Ln segments</source>
      <translation>
        <numerusform>{shown} sur %Ln segment</numerusform>
        <numerusform>{shown} sur %Ln segments</numerusform>
      </translation>
    </message>
    <message>
      <source>{shown} of {total}</source>
      <translation>{shown} sur {total}</translation>
    </message>
    <message>
      <source>{size} MB without the end of a unit</source>
      <translation>{size} Mo sans fin d'unité</translation>
    </message>
    <message>
      <source>{source} in the source, {target} in the translation</source>
      <translation>{source} dans la source, {target} dans la traduction</translation>
    </message>
    <message>
      <source>{source} is {target}.</source>
      <translation>{source} se dit {target}.</translation>
    </message>
    <message>
      <source>{source}: avoid {target}.</source>
      <translation>{source} : éviter {target}.</translation>
    </message>
    <message>
      <source>{source}: it cannot be read ({reason}).</source>
      <translation>{source} : lecture impossible ({reason}).</translation>
    </message>
    <message>
      <source>{state!r} is no state</source>
      <translation>{state!r} n'est pas un état</translation>
    </message>
    <message>
      <source>{stem} is the name of the document, {suffix} its ending, {language}: {code}.</source>
      <translation>{stem} est le nom du document, {suffix} son extension, {language} : {code}.</translation>
    </message>
    <message>
      <source>{tag} closes while {crossed} is still open.</source>
      <translation>{tag} ferme alors que {crossed} est encore ouverte.</translation>
    </message>
    <message>
      <source>{tag} closes, but nothing opened before it.</source>
      <translation>{tag} ferme, mais rien n'a été ouvert auparavant.</translation>
    </message>
    <message>
      <source>{tag} opens and is not closed.</source>
      <translation>{tag} s'ouvre et n'est pas fermée.</translation>
    </message>
    <message>
      <source>{text!r} is not a day.</source>
      <translation>{text!r} n'est pas une date.</translation>
    </message>
    <message>
      <source>{text!r} is not a whole number.</source>
      <translation>{text!r} n'est pas un nombre entier.</translation>
    </message>
    <message>
      <source>{text} · about {duration} left</source>
      <translation>{text} · encore {duration} environ</translation>
    </message>
    <message>
      <source>{text} · paused</source>
      <translation>{text} · suspendu</translation>
    </message>
    <message>
      <source>{text} · {share} of words</source>
      <translation>{text} · {share} des mots</translation>
    </message>
    <message>
      <source>{text} …</source>
      <translation>{text}…</translation>
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
      <translation>{title} : non effectué</translation>
    </message>
    <message>
      <source>{unit}, the higher the better</source>
      <translation>{unit}, plus c'est haut, mieux c'est</translation>
    </message>
    <message>
      <source>{unit}, the lower the better</source>
      <translation>{unit}, plus c'est bas, mieux c'est</translation>
    </message>
    <message numerus="yes">
      <source>{what}, with %Ln repetitions</source>
      <translation>
        <numerusform>{what}, avec %Ln répétition</numerusform>
        <numerusform>{what}, avec %Ln répétitions</numerusform>
      </translation>
    </message>
    <message>
      <source>{what}: an unexpected error</source>
      <translation>{what} : une erreur inattendue</translation>
    </message>
    <message>
      <source>{when}, from “{base}”</source>
      <translation>{when}, à partir de « {base} »</translation>
    </message>
    <message>
      <source>{when}, in {time}</source>
      <translation>{when}, en {time}</translation>
    </message>
    <message>
      <source>¿ and ¡</source>
      <translation>¿ et ¡</translation>
    </message>
    <message>
      <source>χ²</source>
      <translation>χ²</translation>
    </message>
    <message>
      <source>— separator —</source>
      <translation>— séparateur —</translation>
    </message>
    <message>
      <source>“Disconnect” removes the token, unless another project needs it.</source>
      <translation>« Déconnecter » supprime le jeton, sauf si un autre projet en a besoin.</translation>
    </message>
    <message>
      <source>“Word” becomes “Other” and “WORD” becomes “OTHER” where “word” becomes “other”.</source>
      <translation>« Mot » devient « Autre » et « MOT » devient « AUTRE » là où « mot » devient « autre ».</translation>
    </message>
    <message>
      <source>“{character}” is forbidden.</source>
      <translation>« {character} » est interdit.</translation>
    </message>
    <message>
      <source>“{code}” of the source is missing.</source>
      <translation>« {code} » de la source manque.</translation>
    </message>
    <message>
      <source>“{name}” cannot be deleted now.</source>
      <translation>« {name} » ne peut pas être supprimé maintenant.</translation>
    </message>
    <message>
      <source>“{name}” cannot be opened.</source>
      <translation>« {name} » ne peut pas être ouvert.</translation>
    </message>
    <message>
      <source>“{name}” is better</source>
      <translation>« {name} » est meilleur</translation>
    </message>
    <message>
      <source>“{name}” is deleted.</source>
      <translation>« {name} » est supprimé.</translation>
    </message>
    <message>
      <source>“{name}” is imported.</source>
      <translation>« {name} » est importé.</translation>
    </message>
    <message>
      <source>“{name}” is in use in this project.</source>
      <translation>« {name} » est utilisé dans ce projet.</translation>
    </message>
    <message>
      <source>“{name}” is still being trained.</source>
      <translation>« {name} » est encore en cours d'entraînement.</translation>
    </message>
    <message>
      <source>“{name}” is trained afterwards.</source>
      <translation>« {name} » sera entraîné ensuite.</translation>
    </message>
    <message>
      <source>“{name}” is trained; what came of it waits.</source>
      <translation>« {name} » est entraîné ; son résultat vous attend.</translation>
    </message>
    <message>
      <source>“{name}” is worse</source>
      <translation>« {name} » est moins bon</translation>
    </message>
    <message>
      <source>“{name}” may have been trained on these segments, which favours it.</source>
      <translation>« {name} » a pu être entraîné sur ces segments, ce qui l'avantage.</translation>
    </message>
    <message>
      <source>“{name}” translates these segments better.</source>
      <translation>« {name} » traduit mieux ces segments.</translation>
    </message>
    <message>
      <source>“{opening}” is missing.</source>
      <translation>« {opening} » manque.</translation>
    </message>
    <message>
      <source>“{query}” does not occur in the memories of this project.</source>
      <translation>« {query} » n'apparaît pas dans les mémoires de ce projet.</translation>
    </message>
    <message>
      <source>“{replacement}” cannot be put in: {reason}</source>
      <translation>« {replacement} » ne peut pas être inséré : {reason}</translation>
    </message>
    <message>
      <source>“{source}” is unknown to the engine, and copied.</source>
      <translation>« {source} » est inconnu du moteur et copié.</translation>
    </message>
    <message>
      <source>“{source}” needs no translation, and is copied.</source>
      <translation>« {source} » n'a pas besoin de traduction et est copié.</translation>
    </message>
    <message>
      <source>“{target}” for “{source}”</source>
      <translation>« {target} » pour « {source} »</translation>
    </message>
    <message>
      <source>“{target}” is never used for “{source}” again. {command} undoes that.</source>
      <translation>« {target} » n'est plus jamais utilisé pour « {source} ». {command} annule cela.</translation>
    </message>
    <message>
      <source>“{target}” may be used again.</source>
      <translation>« {target} » peut de nouveau être utilisé.</translation>
    </message>
    <message>
      <source>“{text}”</source>
      <translation>« {text} »</translation>
    </message>
    <message>
      <source>“{text}” is not a regular expression: {reason}</source>
      <translation>« {text} » n'est pas une expression régulière : {reason}</translation>
    </message>
    <message>
      <source>“{text}” takes too long to search for and was given up.</source>
      <translation>La recherche de « {text} » prend trop de temps et a été abandonnée.</translation>
    </message>
    <message>
      <source>“{word}” is in the project's dictionary.</source>
      <translation>« {word} » est dans le dictionnaire du projet.</translation>
    </message>
    <message>
      <source>“{word}” is not in the dictionary.</source>
      <translation>« {word} » n'est pas dans le dictionnaire.</translation>
    </message>
    <message>
      <source>“{word}” stands here twice.</source>
      <translation>« {word} » figure ici deux fois.</translation>
    </message>
    <message>
      <source>“…” stands for words that are translated on their own</source>
      <translation>« … » tient la place de mots traduits à part</translation>
    </message>
  </context>
</TS>
