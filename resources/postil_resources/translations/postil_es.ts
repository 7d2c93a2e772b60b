<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>Postil</name>
    <message>
      <source> (in use)</source>
      <translation> (en uso)</translation>
    </message>
    <message>
      <source> (paused)</source>
      <translation> (en pausa)</translation>
    </message>
    <message>
      <source> New project …</source>
      <translation> Nuevo proyecto…</translation>
    </message>
    <message>
      <source> Open a package …</source>
      <translation> Abrir un paquete…</translation>
    </message>
    <message>
      <source> Open a project …</source>
      <translation> Abrir un proyecto…</translation>
    </message>
    <message>
      <source> Open the sample project</source>
      <translation> Abrir el proyecto de ejemplo</translation>
    </message>
    <message>
      <source> The engine it was compared with may have been trained on these segments, which favours it; from the next training on both keep out the same ones.</source>
      <translation> El motor con el que se comparó pudo entrenarse con estos segmentos, lo que lo favorece; desde el próximo entrenamiento ambos reservan los mismos.</translation>
    </message>
    <message>
      <source> The new engine starts from one that may have been trained on these segments: its figures are too high. Judge by texts of your own to see what it is worth.</source>
      <translation> El motor nuevo parte de uno que quizá se entrenó con estos segmentos: sus cifras son demasiado altas. Evalúelo con textos propios para saber cuánto vale.</translation>
    </message>
    <message numerus="yes">
      <source> and %Ln more</source>
      <translation>
        <numerusform> y %Ln más</numerusform>
        <numerusform> y %Ln más</numerusform>
      </translation>
    </message>
    <message>
      <source> or </source>
      <translation> o </translation>
    </message>
    <message>
      <source> {command} takes it back.</source>
      <translation> {command} lo deshace.</translation>
    </message>
    <message>
      <source> · BLEU {score}</source>
      <translation> · BLEU {score}</translation>
    </message>
    <message>
      <source> · locked</source>
      <translation> · bloqueado</translation>
    </message>
    <message numerus="yes">
      <source>%Ln candidates. Space ticks one, F2 changes its translation.</source>
      <translation>
        <numerusform>%Ln candidato. Espacio lo marca, F2 cambia su traducción.</numerusform>
        <numerusform>%Ln candidatos. Espacio marca uno, F2 cambia su traducción.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln changes of the review</source>
      <translation>
        <numerusform>%Ln cambio de la revisión</numerusform>
        <numerusform>%Ln cambios de la revisión</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln changes of this project wait to be written</source>
      <translation>
        <numerusform>%Ln cambio de este proyecto espera a ser escrito</numerusform>
        <numerusform>%Ln cambios de este proyecto esperan a ser escritos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln coming segments are translated differently now:</source>
      <translation>
        <numerusform>%Ln segmento siguiente se traduce ahora de otro modo:</numerusform>
        <numerusform>%Ln segmentos siguientes se traducen ahora de otro modo:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln comments</source>
      <translation>
        <numerusform>%Ln comentario</numerusform>
        <numerusform>%Ln comentarios</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln confirmed segments are needed to tell what learning gains.</source>
      <translation>
        <numerusform>Hace falta %Ln segmento confirmado para decir qué aporta el aprendizaje.</numerusform>
        <numerusform>Hacen falta %Ln segmentos confirmados para decir qué aporta el aprendizaje.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln confirmed segments wait to be sent.</source>
      <translation>
        <numerusform>%Ln segmento confirmado espera para ser enviado.</numerusform>
        <numerusform>%Ln segmentos confirmados esperan para ser enviados.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents</source>
      <translation>
        <numerusform>%Ln documento</numerusform>
        <numerusform>%Ln documentos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents cannot be used.</source>
      <translation>
        <numerusform>%Ln documento no se puede usar.</numerusform>
        <numerusform>%Ln documentos no se pueden usar.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents cannot be used; the others are added.</source>
      <translation>
        <numerusform>%Ln documento no se puede usar; los demás se añaden.</numerusform>
        <numerusform>%Ln documentos no se pueden usar; los demás se añaden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln documents written</source>
      <translation>
        <numerusform>%Ln documento escrito</numerusform>
        <numerusform>%Ln documentos escritos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts</source>
      <translation>
        <numerusform>%Ln borrador</numerusform>
        <numerusform>%Ln borradores</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln drafts went with what is gone.</source>
      <translation>
        <numerusform>%Ln borrador se perdió con lo desaparecido.</numerusform>
        <numerusform>%Ln borradores se perdieron con lo desaparecido.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln files cannot be used</source>
      <translation>
        <numerusform>%Ln archivo no se puede usar</numerusform>
        <numerusform>%Ln archivos no se pueden usar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings</source>
      <translation>
        <numerusform>%Ln hallazgo</numerusform>
        <numerusform>%Ln hallazgos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings are hidden by the filter or resolved.</source>
      <translation>
        <numerusform>%Ln hallazgo está oculto por el filtro o resuelto.</numerusform>
        <numerusform>%Ln hallazgos están ocultos por el filtro o resueltos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln findings written to {name}.</source>
      <translation>
        <numerusform>%Ln hallazgo escrito en {name}.</numerusform>
        <numerusform>%Ln hallazgos escritos en {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln glossaries</source>
      <translation>
        <numerusform>%Ln glosario</numerusform>
        <numerusform>%Ln glosarios</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln have a draft, which is written as it is.</source>
      <translation>
        <numerusform>%Ln tiene un borrador, que se escribe tal cual.</numerusform>
        <numerusform>%Ln tienen un borrador, que se escribe tal cual.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln have no translation and stay as the document has them.</source>
      <translation>
        <numerusform>%Ln no tiene traducción y queda como en el documento.</numerusform>
        <numerusform>%Ln no tienen traducción y quedan como en el documento.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln hits</source>
      <translation>
        <numerusform>%Ln resultado</numerusform>
        <numerusform>%Ln resultados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln in locked segments, which stay as they are</source>
      <translation>
        <numerusform>%Ln en un segmento bloqueado, que queda como está</numerusform>
        <numerusform>%Ln en segmentos bloqueados, que quedan como están</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln memories</source>
      <translation>
        <numerusform>%Ln memoria</numerusform>
        <numerusform>%Ln memorias</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln more are not shown.</source>
      <translation>
        <numerusform>%Ln más no se muestra.</numerusform>
        <numerusform>%Ln más no se muestran.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs</source>
      <translation>
        <numerusform>%Ln par</numerusform>
        <numerusform>%Ln pares</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs in the memory “{name}”, marked as from an alignment.</source>
      <translation>
        <numerusform>%Ln par en la memoria «{name}», marcado como procedente de una alineación.</numerusform>
        <numerusform>%Ln pares en la memoria «{name}», marcados como procedentes de una alineación.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln pairs in {file}.</source>
      <translation>
        <numerusform>%Ln par en {file}.</numerusform>
        <numerusform>%Ln pares en {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln phrase pairs taken in</source>
      <translation>
        <numerusform>%Ln par de expresiones incorporado</numerusform>
        <numerusform>%Ln pares de expresiones incorporados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln remarks stood on what is gone:</source>
      <translation>
        <numerusform>%Ln observación estaba en lo desaparecido:</numerusform>
        <numerusform>%Ln observaciones estaban en lo desaparecido:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs</source>
      <translation>
        <numerusform>%Ln par de segmentos</numerusform>
        <numerusform>%Ln pares de segmentos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segment pairs: {names}</source>
      <translation>
        <numerusform>%Ln par de segmentos: {names}</numerusform>
        <numerusform>%Ln pares de segmentos: {names}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments</source>
      <translation>
        <numerusform>%Ln segmento</numerusform>
        <numerusform>%Ln segmentos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments are not confirmed.</source>
      <translation>
        <numerusform>%Ln segmento no está confirmado.</numerusform>
        <numerusform>%Ln segmentos no están confirmados.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments are used again.</source>
      <translation>
        <numerusform>%Ln segmento se usa de nuevo.</numerusform>
        <numerusform>%Ln segmentos se usan de nuevo.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments before it came here</source>
      <translation>
        <numerusform>%Ln segmento antes de llegar aquí</numerusform>
        <numerusform>%Ln segmentos antes de llegar aquí</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have again what they had.</source>
      <translation>
        <numerusform>%Ln segmento tiene de nuevo lo que tenía.</numerusform>
        <numerusform>%Ln segmentos tienen de nuevo lo que tenían.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have no translation.</source>
      <translation>
        <numerusform>%Ln segmento no tiene traducción.</numerusform>
        <numerusform>%Ln segmentos no tienen traducción.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have other comments, bookmarks or locks.</source>
      <translation>
        <numerusform>%Ln segmento tiene otros comentarios, marcadores o bloqueos.</numerusform>
        <numerusform>%Ln segmentos tienen otros comentarios, marcadores o bloqueos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have other tags now.</source>
      <translation>
        <numerusform>%Ln segmento tiene ahora otras etiquetas.</numerusform>
        <numerusform>%Ln segmentos tienen ahora otras etiquetas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments have the translator's text again. {key} takes that back.</source>
      <translation>
        <numerusform>%Ln segmento tiene otra vez el texto del traductor. {key} lo revierte.</numerusform>
        <numerusform>%Ln segmentos tienen otra vez el texto del traductor. {key} lo revierte.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments in {project}</source>
      <translation>
        <numerusform>%Ln segmento en {project}</numerusform>
        <numerusform>%Ln segmentos en {project}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments of {name} are not confirmed.</source>
      <translation>
        <numerusform>%Ln segmento de {name} no está confirmado.</numerusform>
        <numerusform>%Ln segmentos de {name} no están confirmados.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments taken over and learned.</source>
      <translation>
        <numerusform>%Ln segmento tomado y aprendido.</numerusform>
        <numerusform>%Ln segmentos tomados y aprendidos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were changed since and stay as they are.</source>
      <translation>
        <numerusform>%Ln segmento cambió desde entonces y queda como está.</numerusform>
        <numerusform>%Ln segmentos cambiaron desde entonces y quedan como están.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were kept out of the training, to judge by</source>
      <translation>
        <numerusform>%Ln segmento se reservó para evaluar</numerusform>
        <numerusform>%Ln segmentos se reservaron para evaluar</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments were not taken by the server.</source>
      <translation>
        <numerusform>El servidor no aceptó %Ln segmento.</numerusform>
        <numerusform>El servidor no aceptó %Ln segmentos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments with changes</source>
      <translation>
        <numerusform>%Ln segmento con cambios</numerusform>
        <numerusform>%Ln segmentos con cambios</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln segments written to {name}.</source>
      <translation>
        <numerusform>%Ln segmento escrito en {name}.</numerusform>
        <numerusform>%Ln segmentos escritos en {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln splits and merges could not be kept: the text around them changed.</source>
      <translation>
        <numerusform>%Ln división o unión no se pudo conservar: el texto de alrededor cambió.</numerusform>
        <numerusform>%Ln divisiones y uniones no se pudieron conservar: el texto de alrededor cambió.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln stronger</source>
      <translation>
        <numerusform>%Ln más fuerte</numerusform>
        <numerusform>%Ln más fuertes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags are missing · {key} places them</source>
      <translation>
        <numerusform>Falta %Ln etiqueta · {key} la coloca</numerusform>
        <numerusform>Faltan %Ln etiquetas · {key} las coloca</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags placed. {key} takes them out again.</source>
      <translation>
        <numerusform>%Ln etiqueta colocada. {key} la quita.</numerusform>
        <numerusform>%Ln etiquetas colocadas. {key} las quita.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln tags removed.</source>
      <translation>
        <numerusform>%Ln etiqueta quitada.</numerusform>
        <numerusform>%Ln etiquetas quitadas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms</source>
      <translation>
        <numerusform>%Ln término</numerusform>
        <numerusform>%Ln términos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms added</source>
      <translation>
        <numerusform>%Ln término añadido</numerusform>
        <numerusform>%Ln términos añadidos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms added.</source>
      <translation>
        <numerusform>%Ln término añadido.</numerusform>
        <numerusform>%Ln términos añadidos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms imported</source>
      <translation>
        <numerusform>%Ln término importado</numerusform>
        <numerusform>%Ln términos importados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms in {file}.</source>
      <translation>
        <numerusform>%Ln término en {file}.</numerusform>
        <numerusform>%Ln términos en {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln terms removed</source>
      <translation>
        <numerusform>%Ln término quitado</numerusform>
        <numerusform>%Ln términos quitados</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units</source>
      <translation>
        <numerusform>%Ln unidad</numerusform>
        <numerusform>%Ln unidades</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units are as they were before.</source>
      <translation>
        <numerusform>%Ln unidad está como antes.</numerusform>
        <numerusform>%Ln unidades están como antes.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units exported to {path}.</source>
      <translation>
        <numerusform>%Ln unidad exportada a {path}.</numerusform>
        <numerusform>%Ln unidades exportadas a {path}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln units in {file}.</source>
      <translation>
        <numerusform>%Ln unidad en {file}.</numerusform>
        <numerusform>%Ln unidades en {file}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln waiting</source>
      <translation>
        <numerusform>%Ln en espera</numerusform>
        <numerusform>%Ln en espera</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln weaker</source>
      <translation>
        <numerusform>%Ln más débil</numerusform>
        <numerusform>%Ln más débiles</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln were changed meanwhile, and stay so.</source>
      <translation>
        <numerusform>%Ln se cambió entretanto y queda así.</numerusform>
        <numerusform>%Ln se cambiaron entretanto y quedan así.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln were not: their segments were changed meanwhile.</source>
      <translation>
        <numerusform>%Ln no: su segmento ha cambiado entretanto.</numerusform>
        <numerusform>%Ln no: sus segmentos han cambiado entretanto.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln with tags inside, which stay around the new text</source>
      <translation>
        <numerusform>%Ln con etiquetas dentro, que quedan alrededor del texto nuevo</numerusform>
        <numerusform>%Ln con etiquetas dentro, que quedan alrededor del texto nuevo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words</source>
      <translation>
        <numerusform>%Ln palabra</numerusform>
        <numerusform>%Ln palabras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words a day</source>
      <translation>
        <numerusform>%Ln palabra al día</numerusform>
        <numerusform>%Ln palabras al día</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words left</source>
      <translation>
        <numerusform>queda %Ln palabra</numerusform>
        <numerusform>quedan %Ln palabras</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%Ln words today</source>
      <translation>
        <numerusform>%Ln palabra hoy</numerusform>
        <numerusform>%Ln palabras hoy</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;A shared memory that is there</source>
      <translation>Una memoria compartida &amp;existente</translation>
    </message>
    <message>
      <source>&amp;About Postil</source>
      <translation>&amp;Acerca de Postil</translation>
    </message>
    <message>
      <source>&amp;Accept the Next Change</source>
      <translation>&amp;Aceptar el siguiente cambio</translation>
    </message>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Añadir</translation>
    </message>
    <message>
      <source>&amp;Add All</source>
      <translation>&amp;Añadir todos</translation>
    </message>
    <message>
      <source>&amp;Add Documents …</source>
      <translation>&amp;Añadir documentos…</translation>
    </message>
    <message>
      <source>&amp;Add a Term …</source>
      <translation>&amp;Añadir un término…</translation>
    </message>
    <message>
      <source>&amp;Add …</source>
      <translation>&amp;Añadir…</translation>
    </message>
    <message>
      <source>&amp;Address</source>
      <translation>&amp;Dirección</translation>
    </message>
    <message>
      <source>&amp;Addresses for Looking Up …</source>
      <translation>&amp;Direcciones de búsqueda…</translation>
    </message>
    <message>
      <source>&amp;Align</source>
      <translation>&amp;Alinear</translation>
    </message>
    <message>
      <source>&amp;Align Two Documents …</source>
      <translation>&amp;Alinear dos documentos…</translation>
    </message>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Atrás</translation>
    </message>
    <message>
      <source>&amp;Back to the Suggestion</source>
      <translation>&amp;Volver a la sugerencia</translation>
    </message>
    <message>
      <source>&amp;Back to the engines</source>
      <translation>&amp;Volver a los motores</translation>
    </message>
    <message>
      <source>&amp;Begin a Review …</source>
      <translation>&amp;Empezar una revisión…</translation>
    </message>
    <message>
      <source>&amp;Bookmark</source>
      <translation>&amp;Marcador</translation>
    </message>
    <message>
      <source>&amp;Bring back</source>
      <translation>&amp;Recuperar</translation>
    </message>
    <message>
      <source>&amp;Browse …</source>
      <translation>E&amp;xaminar…</translation>
    </message>
    <message>
      <source>&amp;Cancel the Training</source>
      <translation>&amp;Cancelar el entrenamiento</translation>
    </message>
    <message>
      <source>&amp;Change Keys …</source>
      <translation>&amp;Cambiar atajos de teclado…</translation>
    </message>
    <message>
      <source>&amp;Check While Typing</source>
      <translation>&amp;Comprobar al escribir</translation>
    </message>
    <message>
      <source>&amp;Choose a Tag …</source>
      <translation>&amp;Elegir una etiqueta…</translation>
    </message>
    <message>
      <source>&amp;Clear Translations That Are Not Confirmed</source>
      <translation>&amp;Borrar las traducciones sin confirmar</translation>
    </message>
    <message>
      <source>&amp;Close the Panel</source>
      <translation>&amp;Cerrar el panel</translation>
    </message>
    <message>
      <source>&amp;Close the Project</source>
      <translation>&amp;Cerrar el proyecto</translation>
    </message>
    <message>
      <source>&amp;Comment</source>
      <translation>&amp;Comentario</translation>
    </message>
    <message>
      <source>&amp;Compact Rows</source>
      <translation>Filas &amp;compactas</translation>
    </message>
    <message>
      <source>&amp;Compare</source>
      <translation>&amp;Comparar</translation>
    </message>
    <message>
      <source>&amp;Compare Two Engines …</source>
      <translation>&amp;Comparar dos motores…</translation>
    </message>
    <message>
      <source>&amp;Compare with</source>
      <translation>&amp;Comparar con</translation>
    </message>
    <message>
      <source>&amp;Compare …</source>
      <translation>&amp;Comparar…</translation>
    </message>
    <message>
      <source>&amp;Complete While Typing</source>
      <translation>&amp;Completar al escribir</translation>
    </message>
    <message>
      <source>&amp;Concordance</source>
      <translation>&amp;Concordancia</translation>
    </message>
    <message>
      <source>&amp;Confirm and Next</source>
      <translation>&amp;Confirmar y siguiente</translation>
    </message>
    <message>
      <source>&amp;Create</source>
      <translation>&amp;Crear</translation>
    </message>
    <message>
      <source>&amp;Dark</source>
      <translation>&amp;Oscuro</translation>
    </message>
    <message>
      <source>&amp;Delete</source>
      <translation>&amp;Eliminar</translation>
    </message>
    <message>
      <source>&amp;Delete the Memory Unit …</source>
      <translation>&amp;Eliminar la unidad de memoria…</translation>
    </message>
    <message>
      <source>&amp;Delete …</source>
      <translation>&amp;Eliminar…</translation>
    </message>
    <message>
      <source>&amp;Detach the Engine</source>
      <translation>&amp;Separar el motor</translation>
    </message>
    <message>
      <source>&amp;Disconnect</source>
      <translation>De&amp;sconectar</translation>
    </message>
    <message>
      <source>&amp;Document</source>
      <translation>&amp;Documento</translation>
    </message>
    <message>
      <source>&amp;Document …</source>
      <translation>&amp;Documento…</translation>
    </message>
    <message>
      <source>&amp;Documents</source>
      <translation>&amp;Documentos</translation>
    </message>
    <message>
      <source>&amp;Due on</source>
      <translation>V&amp;ence el</translation>
    </message>
    <message>
      <source>&amp;Duplicate</source>
      <translation>&amp;Duplicar</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Edición</translation>
    </message>
    <message>
      <source>&amp;Edit the Memory Unit …</source>
      <translation>&amp;Editar la unidad de memoria…</translation>
    </message>
    <message>
      <source>&amp;Edit the Source …</source>
      <translation>&amp;Editar el original…</translation>
    </message>
    <message>
      <source>&amp;Edit …</source>
      <translation>&amp;Editar…</translation>
    </message>
    <message>
      <source>&amp;Engine</source>
      <translation>M&amp;otor</translation>
    </message>
    <message>
      <source>&amp;Export the Engine …</source>
      <translation>&amp;Exportar el motor…</translation>
    </message>
    <message>
      <source>&amp;Export the Translation …</source>
      <translation>&amp;Exportar la traducción…</translation>
    </message>
    <message>
      <source>&amp;Export …</source>
      <translation>&amp;Exportar…</translation>
    </message>
    <message>
      <source>&amp;Filter Segments</source>
      <translation>&amp;Filtrar segmentos</translation>
    </message>
    <message>
      <source>&amp;Final</source>
      <translation>&amp;Final</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>&amp;Buscar</translation>
    </message>
    <message>
      <source>&amp;Find a Command …</source>
      <translation>&amp;Buscar un comando…</translation>
    </message>
    <message>
      <source>&amp;Finding</source>
      <translation>&amp;Hallazgo</translation>
    </message>
    <message>
      <source>&amp;First Segment</source>
      <translation>&amp;Primer segmento</translation>
    </message>
    <message>
      <source>&amp;Float the Panel</source>
      <translation>&amp;Desacoplar el panel</translation>
    </message>
    <message>
      <source>&amp;Forget</source>
      <translation>&amp;Olvidar</translation>
    </message>
    <message>
      <source>&amp;Glossary</source>
      <translation>&amp;Glosario</translation>
    </message>
    <message>
      <source>&amp;Glossary Terms …</source>
      <translation>Términos de &amp;glosario…</translation>
    </message>
    <message>
      <source>&amp;Go On with the Training</source>
      <translation>&amp;Continuar el entrenamiento</translation>
    </message>
    <message>
      <source>&amp;Go to Segment …</source>
      <translation>&amp;Ir al segmento…</translation>
    </message>
    <message>
      <source>&amp;Go to the other window</source>
      <translation>&amp;Ir a la otra ventana</translation>
    </message>
    <message>
      <source>&amp;Guide</source>
      <translation>&amp;Guía</translation>
    </message>
    <message>
      <source>&amp;Hand Over as a Package …</source>
      <translation>&amp;Entregar como paquete…</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>A&amp;yuda</translation>
    </message>
    <message>
      <source>&amp;High Contrast</source>
      <translation>&amp;Contraste alto</translation>
    </message>
    <message>
      <source>&amp;History …</source>
      <translation>&amp;Historial…</translation>
    </message>
    <message>
      <source>&amp;Import a Memory …</source>
      <translation>&amp;Importar una memoria…</translation>
    </message>
    <message>
      <source>&amp;Import an Engine …</source>
      <translation>&amp;Importar un motor…</translation>
    </message>
    <message>
      <source>&amp;Import …</source>
      <translation>&amp;Importar…</translation>
    </message>
    <message>
      <source>&amp;Insert All Missing Tags Here</source>
      <translation>&amp;Insertar aquí todas las etiquetas que faltan</translation>
    </message>
    <message>
      <source>&amp;Insert an example</source>
      <translation>&amp;Insertar un ejemplo</translation>
    </message>
    <message>
      <source>&amp;Insert from the Source …</source>
      <translation>&amp;Insertar del original…</translation>
    </message>
    <message>
      <source>&amp;Insert the Machine's Suggestion</source>
      <translation>&amp;Insertar la sugerencia de la máquina</translation>
    </message>
    <message>
      <source>&amp;Insert the Match</source>
      <translation>&amp;Insertar la coincidencia</translation>
    </message>
    <message>
      <source>&amp;Into the glossary</source>
      <translation>&amp;En el glosario</translation>
    </message>
    <message>
      <source>&amp;Judge by</source>
      <translation>&amp;Evaluar con</translation>
    </message>
    <message>
      <source>&amp;Keyboard</source>
      <translation>&amp;Teclado</translation>
    </message>
    <message>
      <source>&amp;Keymap</source>
      <translation>&amp;Mapa de teclas</translation>
    </message>
    <message>
      <source>&amp;Last Segment</source>
      <translation>Ú&amp;ltimo segmento</translation>
    </message>
    <message>
      <source>&amp;Leave Those Out</source>
      <translation>&amp;Sin esos</translation>
    </message>
    <message>
      <source>&amp;Left-to-right Mark</source>
      <translation>Marca de &amp;izquierda a derecha</translation>
    </message>
    <message>
      <source>&amp;Light</source>
      <translation>&amp;Claro</translation>
    </message>
    <message>
      <source>&amp;Machine Draft</source>
      <translation>Borrador de la &amp;máquina</translation>
    </message>
    <message>
      <source>&amp;Mark the Changes</source>
      <translation>&amp;Marcar los cambios</translation>
    </message>
    <message>
      <source>&amp;Match</source>
      <translation>&amp;Coincidencia</translation>
    </message>
    <message>
      <source>&amp;Memory</source>
      <translation>&amp;Memoria</translation>
    </message>
    <message>
      <source>&amp;Merge What Came Back …</source>
      <translation>&amp;Integrar lo devuelto…</translation>
    </message>
    <message>
      <source>&amp;Merge with the Next</source>
      <translation>&amp;Unir con el siguiente</translation>
    </message>
    <message>
      <source>&amp;More</source>
      <translation>&amp;Más</translation>
    </message>
    <message>
      <source>&amp;More Spellings</source>
      <translation>&amp;Más grafías</translation>
    </message>
    <message>
      <source>&amp;Name</source>
      <translation>&amp;Nombre</translation>
    </message>
    <message>
      <source>&amp;New Project …</source>
      <translation>&amp;Nuevo proyecto…</translation>
    </message>
    <message>
      <source>&amp;New Version of the Document …</source>
      <translation>&amp;Nueva versión del documento…</translation>
    </message>
    <message>
      <source>&amp;New …</source>
      <translation>&amp;Nueva…</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Siguiente</translation>
    </message>
    <message>
      <source>&amp;Next Finding</source>
      <translation>Hallazgo &amp;siguiente</translation>
    </message>
    <message>
      <source>&amp;Next Marked Word …</source>
      <translation>Siguiente &amp;palabra marcada…</translation>
    </message>
    <message>
      <source>&amp;Next Match</source>
      <translation>Coincidencia &amp;siguiente</translation>
    </message>
    <message>
      <source>&amp;Next Segment</source>
      <translation>Segmento &amp;siguiente</translation>
    </message>
    <message>
      <source>&amp;Older ones</source>
      <translation>Más &amp;antiguas</translation>
    </message>
    <message>
      <source>&amp;On</source>
      <translation>&amp;Sobre</translation>
    </message>
    <message>
      <source>&amp;Open It</source>
      <translation>&amp;Abrir</translation>
    </message>
    <message>
      <source>&amp;Open Project …</source>
      <translation>&amp;Abrir un proyecto…</translation>
    </message>
    <message>
      <source>&amp;Open a Package …</source>
      <translation>&amp;Abrir un paquete…</translation>
    </message>
    <message>
      <source>&amp;Open at Its First Open Segment</source>
      <translation>&amp;Abrir en su primer segmento abierto</translation>
    </message>
    <message>
      <source>&amp;Other Translations</source>
      <translation>&amp;Otras traducciones</translation>
    </message>
    <message>
      <source>&amp;Pause the Training</source>
      <translation>&amp;Pausar el entrenamiento</translation>
    </message>
    <message>
      <source>&amp;Place All Missing Tags</source>
      <translation>&amp;Colocar todas las etiquetas que faltan</translation>
    </message>
    <message>
      <source>&amp;Previous Finding</source>
      <translation>Hallazgo &amp;anterior</translation>
    </message>
    <message>
      <source>&amp;Previous Match</source>
      <translation>Coincidencia &amp;anterior</translation>
    </message>
    <message>
      <source>&amp;Previous Segment</source>
      <translation>Segmento &amp;anterior</translation>
    </message>
    <message>
      <source>&amp;Priority</source>
      <translation>&amp;Prioridad</translation>
    </message>
    <message>
      <source>&amp;Project</source>
      <translation>&amp;Proyecto</translation>
    </message>
    <message>
      <source>&amp;Project Page</source>
      <translation>&amp;Página del proyecto</translation>
    </message>
    <message>
      <source>&amp;Put Confirmed Segments into the Memory …</source>
      <translation>Pasar los segmentos &amp;confirmados a la memoria…</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Salir</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Rehacer</translation>
    </message>
    <message>
      <source>&amp;Reference memories</source>
      <translation>Memorias de &amp;referencia</translation>
    </message>
    <message>
      <source>&amp;Reject the Next Change</source>
      <translation>&amp;Rechazar el siguiente cambio</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Quitar</translation>
    </message>
    <message>
      <source>&amp;Remove All Tags</source>
      <translation>&amp;Quitar todas las etiquetas</translation>
    </message>
    <message>
      <source>&amp;Remove from this list</source>
      <translation>&amp;Quitar de esta lista</translation>
    </message>
    <message>
      <source>&amp;Remove the Document …</source>
      <translation>&amp;Quitar el documento…</translation>
    </message>
    <message>
      <source>&amp;Remove …</source>
      <translation>&amp;Quitar…</translation>
    </message>
    <message>
      <source>&amp;Rename …</source>
      <translation>&amp;Cambiar el nombre…</translation>
    </message>
    <message>
      <source>&amp;Repeat in Segments with the Same Source …</source>
      <translation>&amp;Repetir en los segmentos con el mismo original…</translation>
    </message>
    <message>
      <source>&amp;Replace by the Match</source>
      <translation>&amp;Reemplazar por la coincidencia</translation>
    </message>
    <message>
      <source>&amp;Replace with</source>
      <translation>&amp;Reemplazar por</translation>
    </message>
    <message>
      <source>&amp;Rescue</source>
      <translation>&amp;Rescatar</translation>
    </message>
    <message>
      <source>&amp;Rescue…</source>
      <translation>&amp;Rescatar…</translation>
    </message>
    <message>
      <source>&amp;Reset the Layout</source>
      <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
      <source>&amp;Review</source>
      <translation>&amp;Revisión</translation>
    </message>
    <message>
      <source>&amp;Reviewed</source>
      <translation>&amp;Revisado</translation>
    </message>
    <message>
      <source>&amp;Right-to-left Mark</source>
      <translation>Marca de &amp;derecha a izquierda</translation>
    </message>
    <message>
      <source>&amp;Rules, one in each line; the first ones count before the others</source>
      <translation>&amp;Reglas, una por línea; las primeras cuentan antes que las demás</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Guardar</translation>
    </message>
    <message>
      <source>&amp;Save as TMX …</source>
      <translation>&amp;Guardar como TMX…</translation>
    </message>
    <message>
      <source>&amp;Save this filter …</source>
      <translation>&amp;Guardar este filtro…</translation>
    </message>
    <message>
      <source>&amp;Saved filters</source>
      <translation>&amp;Filtros guardados</translation>
    </message>
    <message>
      <source>&amp;Search for the Current Match</source>
      <translation>&amp;Buscar la coincidencia actual</translation>
    </message>
    <message>
      <source>&amp;Segment</source>
      <translation>&amp;Segmento</translation>
    </message>
    <message>
      <source>&amp;Send what is confirmed in this project</source>
      <translation>&amp;Enviar lo que se confirma en este proyecto</translation>
    </message>
    <message>
      <source>&amp;Show Me Around</source>
      <translation>&amp;Visita guiada</translation>
    </message>
    <message>
      <source>&amp;Show the Training</source>
      <translation>&amp;Mostrar el entrenamiento</translation>
    </message>
    <message>
      <source>&amp;Start from</source>
      <translation>&amp;Partir de</translation>
    </message>
    <message>
      <source>&amp;Statistics</source>
      <translation>E&amp;stadísticas</translation>
    </message>
    <message>
      <source>&amp;Suggestion</source>
      <translation>&amp;Sugerencia</translation>
    </message>
    <message>
      <source>&amp;Take All of It</source>
      <translation>Tomarlo &amp;todo</translation>
    </message>
    <message>
      <source>&amp;Take Back</source>
      <translation>&amp;Retirar</translation>
    </message>
    <message>
      <source>&amp;Take Over What Was Changed</source>
      <translation>&amp;Tomar lo cambiado</translation>
    </message>
    <message>
      <source>&amp;Take a Match</source>
      <translation>&amp;Tomar una coincidencia</translation>
    </message>
    <message>
      <source>&amp;Taught to the Team’s Engine …</source>
      <translation>En&amp;señado al motor del equipo…</translation>
    </message>
    <message>
      <source>&amp;Team Server …</source>
      <translation>Servidor del e&amp;quipo…</translation>
    </message>
    <message>
      <source>&amp;Text</source>
      <translation>&amp;Texto</translation>
    </message>
    <message>
      <source>&amp;Text as Tags …</source>
      <translation>&amp;Texto como etiquetas…</translation>
    </message>
    <message>
      <source>&amp;Tools</source>
      <translation>&amp;Herramientas</translation>
    </message>
    <message>
      <source>&amp;Train a better one …</source>
      <translation>&amp;Entrenar uno mejor…</translation>
    </message>
    <message>
      <source>&amp;Train an Engine …</source>
      <translation>&amp;Entrenar un motor…</translation>
    </message>
    <message>
      <source>&amp;Train one now from the memories of this project</source>
      <translation>&amp;Entrenar uno ahora con las memorias de este proyecto</translation>
    </message>
    <message>
      <source>&amp;Training</source>
      <translation>Entrena&amp;miento</translation>
    </message>
    <message>
      <source>&amp;Translate the Selected Words</source>
      <translation>&amp;Traducir las palabras seleccionadas</translation>
    </message>
    <message>
      <source>&amp;Translated</source>
      <translation>&amp;Traducido</translation>
    </message>
    <message>
      <source>&amp;Translation …</source>
      <translation>&amp;Traducción…</translation>
    </message>
    <message>
      <source>&amp;Uncheck all</source>
      <translation>Marcar &amp;nada</translation>
    </message>
    <message>
      <source>&amp;Unconfirm</source>
      <translation>&amp;Retirar la confirmación</translation>
    </message>
    <message>
      <source>&amp;Underline Doubtful Words</source>
      <translation>&amp;Subrayar las palabras dudosas</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Deshacer</translation>
    </message>
    <message>
      <source>&amp;Undo the Batch</source>
      <translation>&amp;Deshacer el lote</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>&amp;Uso</translation>
    </message>
    <message>
      <source>&amp;Use an Engine …</source>
      <translation>&amp;Usar un motor…</translation>
    </message>
    <message>
      <source>&amp;Use an existing engine</source>
      <translation>&amp;Usar un motor existente</translation>
    </message>
    <message>
      <source>&amp;Use in this project</source>
      <translation>&amp;Usar en este proyecto</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <source>&amp;Where Is This Word From</source>
      <translation>De &amp;dónde viene esta palabra</translation>
    </message>
    <message>
      <source>&amp;Where the translation came from</source>
      <translation>&amp;De dónde viene la traducción</translation>
    </message>
    <message>
      <source>&amp;Which Checks …</source>
      <translation>&amp;Qué comprobaciones…</translation>
    </message>
    <message>
      <source>&amp;Whole words</source>
      <translation>&amp;Palabras completas</translation>
    </message>
    <message>
      <source>(empty)</source>
      <translation>(vacío)</translation>
    </message>
    <message numerus="yes">
      <source>, %Ln not</source>
      <translation>
        <numerusform>, %Ln no</numerusform>
        <numerusform>, %Ln no</numerusform>
      </translation>
    </message>
    <message>
      <source>. BLEU of the tuning set: {bleu}</source>
      <translation>. BLEU del conjunto de ajuste: {bleu}</translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>Intervalo del 95 %</translation>
    </message>
    <message>
      <source>&lt;/{other}&gt; does not close &lt;{tag}&gt;, which begins in line {begun}</source>
      <translation>&lt;/{other}&gt; no cierra &lt;{tag}&gt;, que empieza en la línea {begun}</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; inside of text</source>
      <translation>&lt;{name}&gt; dentro de un texto</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; is in {code!r}, the file in {expected!r}</source>
      <translation>&lt;{name}&gt; está en {code!r}, el archivo en {expected!r}</translation>
    </message>
    <message>
      <source>&lt;{name}&gt; without an id</source>
      <translation>&lt;{name}&gt; sin identificador</translation>
    </message>
    <message>
      <source>A</source>
      <translation>A</translation>
    </message>
    <message>
      <source>A &amp;new one, with the units of “{name}”</source>
      <translation>Una &amp;nueva, con las unidades de «{name}»</translation>
    </message>
    <message>
      <source>A band is paid with 0 to 100% of a new word.</source>
      <translation>Una franja se paga del 0 al 100 % de una palabra nueva.</translation>
    </message>
    <message>
      <source>A better</source>
      <translation>A mejor</translation>
    </message>
    <message>
      <source>A candidate of sentence {number} has a feature that the index of features ({features} of them) does not know.</source>
      <translation>Un candidato de la frase {number} tiene un rasgo que el índice de rasgos ({features} rasgos) no conoce.</translation>
    </message>
    <message>
      <source>A capital at the start of one side only.</source>
      <translation>Mayúscula al principio en un solo lado.</translation>
    </message>
    <message>
      <source>A character that could not be read stands here.</source>
      <translation>Aquí hay un carácter que no se pudo leer.</translation>
    </message>
    <message>
      <source>A comment needs some words.</source>
      <translation>Un comentario necesita unas palabras.</translation>
    </message>
    <message>
      <source>A context of the model is not among its n-grams.</source>
      <translation>Un contexto del modelo no está entre sus n-gramas.</translation>
    </message>
    <message>
      <source>A document that is under way cannot be cut anew.</source>
      <translation>Un documento ya empezado no se puede cortar de nuevo.</translation>
    </message>
    <message>
      <source>A filter needs a name.</source>
      <translation>Un filtro necesita un nombre.</translation>
    </message>
    <message>
      <source>A learning event of the journal is damaged: {reason}</source>
      <translation>Un aprendizaje del diario está dañado: {reason}</translation>
    </message>
    <message>
      <source>A learning rate must be a positive number.</source>
      <translation>Una tasa de aprendizaje debe ser un número positivo.</translation>
    </message>
    <message>
      <source>A locked segment cannot be split or merged.</source>
      <translation>Un segmento bloqueado no se puede dividir ni unir.</translation>
    </message>
    <message>
      <source>A memory or two texts …</source>
      <translation>Una memoria o dos textos…</translation>
    </message>
    <message>
      <source>A memory unit needs a translation.</source>
      <translation>Una unidad de memoria necesita una traducción.</translation>
    </message>
    <message>
      <source>A memory, or a text in the source language</source>
      <translation>Una memoria, o un texto en el idioma de origen</translation>
    </message>
    <message>
      <source>A muted layer is taken out of the engine: its words, phrases and weights have no part in any suggestion. Nothing is lost; unmute it, and the engine is as it was.</source>
      <translation>Una capa silenciada se saca del motor: sus palabras, expresiones y pesos no intervienen en ninguna sugerencia. No se pierde nada; actívela y el motor queda como antes.</translation>
    </message>
    <message>
      <source>A new memory</source>
      <translation>Una memoria nueva</translation>
    </message>
    <message>
      <source>A new memory, or one of the project:</source>
      <translation>Una memoria nueva, o una del proyecto:</translation>
    </message>
    <message>
      <source>A new one from the same texts</source>
      <translation>Uno nuevo con los mismos textos</translation>
    </message>
    <message>
      <source>A no-break space stands after “«” in French.</source>
      <translation>En francés, tras el signo « va un espacio de no separación.</translation>
    </message>
    <message>
      <source>A no-break space stands before % in this language.</source>
      <translation>En este idioma, delante de % va un espacio de no separación.</translation>
    </message>
    <message>
      <source>A no-break space stands before “{mark}” in French.</source>
      <translation>En francés, delante de «{mark}» va un espacio de no separación.</translation>
    </message>
    <message>
      <source>A number with another unit than in the source.</source>
      <translation>Un número con otra unidad que en el original.</translation>
    </message>
    <message>
      <source>A parser writes one line per sentence: its tree in brackets, or nothing.</source>
      <translation>Un analizador escribe una línea por oración: su árbol entre paréntesis, o nada.</translation>
    </message>
    <message>
      <source>A process that helped with this was ended from outside.</source>
      <translation>Un proceso que ayudaba en esto se cerró desde fuera.</translation>
    </message>
    <message>
      <source>A program that reads sentences, one to a line, and writes their trees. link-grammar: that of the package of this name, for English.</source>
      <translation>Un programa que lee oraciones, una por línea, y escribe sus árboles. link-grammar: el del paquete de ese nombre, para el inglés.</translation>
    </message>
    <message>
      <source>A project needs a name, a source and a target language.</source>
      <translation>Un proyecto necesita un nombre, un idioma de origen y otro de destino.</translation>
    </message>
    <message>
      <source>A project needs a name.</source>
      <translation>Un proyecto necesita un nombre.</translation>
    </message>
    <message>
      <source>A quotation mark inside of a quoted cell is written twice.</source>
      <translation>Una comilla dentro de una celda entre comillas se escribe dos veces.</translation>
    </message>
    <message>
      <source>A quotation mark that opens a field must close it; inside, it is doubled ("").</source>
      <translation>La comilla que abre un campo debe cerrarlo; dentro se duplica ("").</translation>
    </message>
    <message>
      <source>A read-only copy of {folder}: what you change here is not kept.</source>
      <translation>Una copia de solo lectura de {folder}: lo que cambie aquí no se conserva.</translation>
    </message>
    <message>
      <source>A review needs the name of the reviewer.</source>
      <translation>Una revisión necesita el nombre del revisor.</translation>
    </message>
    <message>
      <source>A segment was changed since the search; nothing was replaced.</source>
      <translation>Un segmento cambió desde la búsqueda; no se ha sustituido nada.</translation>
    </message>
    <message>
      <source>A short tour of what matters, on the open project or the sample.</source>
      <translation>Un breve recorrido por lo esencial, en el proyecto abierto o en el de ejemplo.</translation>
    </message>
    <message>
      <source>A space is missing after “{mark}”.</source>
      <translation>Falta un espacio detrás de «{mark}».</translation>
    </message>
    <message>
      <source>A tenth of the segments, 300 at most, is kept out of the training: on them the new engine is compared with the one in use.</source>
      <translation>Una décima parte de los segmentos, 300 como máximo, se reserva: con ellos el motor nuevo se compara con el que está en uso.</translation>
    </message>
    <message>
      <source>A term needs a source and a translation.</source>
      <translation>Un término necesita un original y una traducción.</translation>
    </message>
    <message>
      <source>A term of the glossary translated otherwise.</source>
      <translation>Un término del glosario traducido de otro modo.</translation>
    </message>
    <message>
      <source>A term of the glossary.</source>
      <translation>Un término del glosario.</translation>
    </message>
    <message>
      <source>A text file of what is written well in your field, a sentence a line: a second language model learns from it, and tuning finds how much it counts.</source>
      <translation>Un archivo de texto bien escrito de su campo, una oración por línea: un segundo modelo de lenguaje aprende de él, y el ajuste de los pesos encuentra cuánto cuenta.</translation>
    </message>
    <message>
      <source>A text in the source language, a segment a line, like what you are going to translate. Sentences with its words and sequences of words are learned from, instead of evenly spread ones.</source>
      <translation>Un texto en la lengua de origen, un segmento por línea, parecido a lo que va a traducir. Se aprende de oraciones con sus palabras y secuencias de palabras, en lugar de oraciones repartidas por igual.</translation>
    </message>
    <message>
      <source>A training that waits starts from it or is compared with it.</source>
      <translation>Un entrenamiento en espera parte de él o se compara con él.</translation>
    </message>
    <message>
      <source>A translation editor whose machine translation is trained from your own memories and learns from every segment you confirm. Nothing leaves this machine.</source>
      <translation>Un editor de traducción cuya traducción automática se entrena con sus propias memorias y aprende de cada segmento que confirma. Nada sale de este equipo.</translation>
    </message>
    <message>
      <source>A translation that the glossary forbids.</source>
      <translation>Una traducción que el glosario prohíbe.</translation>
    </message>
    <message>
      <source>A unit of a memory has lost its text.</source>
      <translation>Una unidad de una memoria ha perdido su texto.</translation>
    </message>
    <message>
      <source>A unit was changed since the search; nothing was replaced.</source>
      <translation>Una unidad se cambió desde la búsqueda; no se reemplazó nada.</translation>
    </message>
    <message>
      <source>A vocabulary of {size} words is too large for order {order}.</source>
      <translation>Un vocabulario de {size} palabras es demasiado grande para el orden {order}.</translation>
    </message>
    <message>
      <source>A&amp;pprove and Next</source>
      <translation>A&amp;probar y siguiente</translation>
    </message>
    <message>
      <source>A: {name}, chrF {score}</source>
      <translation>A: {name}, chrF {score}</translation>
    </message>
    <message>
      <source>About Postil</source>
      <translation>Acerca de Postil</translation>
    </message>
    <message>
      <source>About the engine</source>
      <translation>Acerca del motor</translation>
    </message>
    <message>
      <source>About the machine</source>
      <translation>Acerca de la máquina</translation>
    </message>
    <message>
      <source>About {pairs} segment pairs: {low} to {high}, up to {memory} of memory.</source>
      <translation>Unos {pairs} pares de segmentos: de {low} a {high}, hasta {memory} de memoria.</translation>
    </message>
    <message>
      <source>Accept A&amp;ll in the Segment</source>
      <translation>Aceptar &amp;todo en el segmento</translation>
    </message>
    <message>
      <source>Accept All C&amp;hanges of the Project</source>
      <translation>Aceptar todos los ca&amp;mbios del proyecto</translation>
    </message>
    <message>
      <source>Accept all</source>
      <translation>Aceptar todo</translation>
    </message>
    <message>
      <source>Accept all changes</source>
      <translation>Aceptar todos los cambios</translation>
    </message>
    <message>
      <source>Accept all changes of the review in the segment.</source>
      <translation>Aceptar todos los cambios de la revisión en el segmento.</translation>
    </message>
    <message>
      <source>Accept every change of the review in all segments; Undo brings them back.</source>
      <translation>Aceptar cada cambio de la revisión en todos los segmentos; Deshacer los recupera.</translation>
    </message>
    <message>
      <source>Accept or reject all of them.</source>
      <translation>Acéptelos o rechácelos todos.</translation>
    </message>
    <message>
      <source>Accept the change</source>
      <translation>Aceptar el cambio</translation>
    </message>
    <message>
      <source>Accept the first change of the review in the segment.</source>
      <translation>Aceptar el primer cambio de la revisión en el segmento.</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>Exactitud</translation>
    </message>
    <message>
      <source>Across: what the machine expected to stay. Up: what stayed. On the line it was right.</source>
      <translation>Horizontal: lo que la máquina esperaba que quedara. Vertical: lo que quedó. En la línea acertó.</translation>
    </message>
    <message>
      <source>Add</source>
      <translation>Añadir</translation>
    </message>
    <message numerus="yes">
      <source>Add %Ln terms</source>
      <translation>
        <numerusform>Añadir %Ln término</numerusform>
        <numerusform>Añadir %Ln términos</numerusform>
      </translation>
    </message>
    <message>
      <source>Add a &amp;Finding …</source>
      <translation>Añadir un &amp;hallazgo…</translation>
    </message>
    <message>
      <source>Add a &amp;Glossary …</source>
      <translation>Añadir un &amp;glosario…</translation>
    </message>
    <message>
      <source>Add a &amp;folder …</source>
      <translation>Añadir una &amp;carpeta…</translation>
    </message>
    <message>
      <source>Add a Dictionary of {language}</source>
      <translation>Añadir un diccionario: {language}</translation>
    </message>
    <message>
      <source>Add a Term</source>
      <translation>Añadir un término</translation>
    </message>
    <message>
      <source>Add a dictionary</source>
      <translation>Añadir un diccionario</translation>
    </message>
    <message>
      <source>Add a dictionary …</source>
      <translation>Añadir un diccionario…</translation>
    </message>
    <message>
      <source>Add a finding …</source>
      <translation>Añadir un hallazgo…</translation>
    </message>
    <message>
      <source>Add a term …</source>
      <translation>Añadir un término…</translation>
    </message>
    <message>
      <source>Add a term.</source>
      <translation>Añadir un término.</translation>
    </message>
    <message>
      <source>Add a word to the dictionary</source>
      <translation>Añadir una palabra al diccionario</translation>
    </message>
    <message>
      <source>Add at least one document.</source>
      <translation>Añada al menos un documento.</translation>
    </message>
    <message>
      <source>Add at least one memory or a pair of texts.</source>
      <translation>Añada al menos una memoria o un par de textos.</translation>
    </message>
    <message>
      <source>Add documents</source>
      <translation>Añadir documentos</translation>
    </message>
    <message>
      <source>Add documents at the end of the project.</source>
      <translation>Añadir documentos al final del proyecto.</translation>
    </message>
    <message>
      <source>Add it</source>
      <translation>Añadirlo</translation>
    </message>
    <message>
      <source>Add it as a document of its own.</source>
      <translation>Añádalo como documento aparte.</translation>
    </message>
    <message>
      <source>Add memories or texts: {number:,} pairs of segments are needed. The command line also takes a tuning set.</source>
      <translation>Añada memorias o textos: hacen falta {number:,} pares de segmentos. La línea de comandos admite también un conjunto de ajuste.</translation>
    </message>
    <message>
      <source>Add memories …</source>
      <translation>Añadir memorias…</translation>
    </message>
    <message>
      <source>Add texts …</source>
      <translation>Añadir textos…</translation>
    </message>
    <message>
      <source>Add the documents</source>
      <translation>Añadir los documentos</translation>
    </message>
    <message>
      <source>Add the finding</source>
      <translation>Añadir el hallazgo</translation>
    </message>
    <message>
      <source>Add the pairs that are kept to a memory of the open project.</source>
      <translation>Añadir los pares conservados a una memoria del proyecto abierto.</translation>
    </message>
    <message>
      <source>Add the term</source>
      <translation>Añadir el término</translation>
    </message>
    <message>
      <source>Add the terms</source>
      <translation>Añadir los términos</translation>
    </message>
    <message>
      <source>Add what is selected in source and translation to the glossary.</source>
      <translation>Añadir al glosario lo seleccionado en el original y la traducción.</translation>
    </message>
    <message>
      <source>Add “{word}” to the dictionary</source>
      <translation>Añadir «{word}» al diccionario</translation>
    </message>
    <message>
      <source>Add …</source>
      <translation>Añadir…</translation>
    </message>
    <message>
      <source>Add: {name}</source>
      <translation>Añadir: {name}</translation>
    </message>
    <message>
      <source>Added: {source}, {target}</source>
      <translation>Añadido: {source}, {target}</translation>
    </message>
    <message>
      <source>Address of the scheduler of a Dask cluster, which translates the training text.</source>
      <translation>Dirección del planificador de un clúster Dask, que traduce el texto de entrenamiento.</translation>
    </message>
    <message>
      <source>Address or code</source>
      <translation>Dirección o código</translation>
    </message>
    <message>
      <source>Addresses and code</source>
      <translation>Direcciones y código</translation>
    </message>
    <message>
      <source>Addresses for Looking Up Words</source>
      <translation>Direcciones para buscar palabras</translation>
    </message>
    <message>
      <source>Addresses of the web</source>
      <translation>Direcciones web</translation>
    </message>
    <message>
      <source>Addresses, one in a line</source>
      <translation>Direcciones, una por línea</translation>
    </message>
    <message>
      <source>Admitted: may be used</source>
      <translation>Admitido: puede usarse</translation>
    </message>
    <message>
      <source>Advanced recipes</source>
      <translation>Recetas avanzadas</translation>
    </message>
    <message>
      <source>Advanced settings</source>
      <translation>Ajustes avanzados</translation>
    </message>
    <message>
      <source>After</source>
      <translation>Después</translation>
    </message>
    <message>
      <source>After each confirmation you see here what the engine learned. “Take back” undoes exactly that.</source>
      <translation>Tras cada confirmación ve aquí lo que el motor aprendió. «Retirar» deshace exactamente eso.</translation>
    </message>
    <message>
      <source>After it</source>
      <translation>Después</translation>
    </message>
    <message>
      <source>Afterwards: {names}.</source>
      <translation>Después: {names}.</translation>
    </message>
    <message>
      <source>Albanian</source>
      <translation>albanés</translation>
    </message>
    <message>
      <source>Align the documents</source>
      <translation>Alinear los documentos</translation>
    </message>
    <message>
      <source>Align two documents</source>
      <translation>Alinear dos documentos</translation>
    </message>
    <message>
      <source>Aligning by length</source>
      <translation>Alineando por longitudes</translation>
    </message>
    <message>
      <source>Aligning by words</source>
      <translation>Alineando por palabras</translation>
    </message>
    <message>
      <source>Aligning words</source>
      <translation>Alineando palabras</translation>
    </message>
    <message>
      <source>Aligning words: HMM</source>
      <translation>Alineando palabras: HMM</translation>
    </message>
    <message>
      <source>Aligning words: model 1</source>
      <translation>Alineando palabras: modelo 1</translation>
    </message>
    <message>
      <source>Alignment</source>
      <translation>Alineación</translation>
    </message>
    <message>
      <source>Alike: {stemmed} without endings, {words} of the words, {tokens} of everything.</source>
      <translation>Parecido: {stemmed} sin terminaciones, {words} de las palabras, {tokens} de todo.</translation>
    </message>
    <message>
      <source>All</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>All commands</source>
      <translation>Todos los comandos</translation>
    </message>
    <message>
      <source>All commands and their keys, to read and to print.</source>
      <translation>Todos los comandos y sus atajos de teclado, para leer e imprimir.</translation>
    </message>
    <message>
      <source>All documents</source>
      <translation>Todos los documentos</translation>
    </message>
    <message>
      <source>All engines on this machine: how good they are and what they learned.</source>
      <translation>Todos los motores de este equipo: su calidad y lo que han aprendido.</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Todos los archivos (*)</translation>
    </message>
    <message>
      <source>All forms</source>
      <translation>Todas las formas</translation>
    </message>
    <message>
      <source>All glossaries</source>
      <translation>Todos los glosarios</translation>
    </message>
    <message>
      <source>All kinds</source>
      <translation>Todos los tipos</translation>
    </message>
    <message>
      <source>All kinds ({number})</source>
      <translation>Todos los tipos ({number})</translation>
    </message>
    <message>
      <source>All other segments shown have the same source.</source>
      <translation>Todos los demás segmentos mostrados tienen el mismo original.</translation>
    </message>
    <message>
      <source>All segments</source>
      <translation>Todos</translation>
    </message>
    <message>
      <source>All segments are confirmed. Export the document with {key}.</source>
      <translation>Todos los segmentos están confirmados. Exporte el documento con {key}.</translation>
    </message>
    <message>
      <source>All segments shown are confirmed.</source>
      <translation>Todos los segmentos mostrados están confirmados.</translation>
    </message>
    <message>
      <source>All segments shown are reviewed.</source>
      <translation>Todos los segmentos mostrados están revisados.</translation>
    </message>
    <message>
      <source>All tags are in place.</source>
      <translation>Todas las etiquetas están en su sitio.</translation>
    </message>
    <message>
      <source>All terms</source>
      <translation>Todos los términos</translation>
    </message>
    <message>
      <source>All that can be placed is in the translation.</source>
      <translation>Todo lo que se puede trasladar está ya en la traducción.</translation>
    </message>
    <message>
      <source>All that can be read, and the rest from backups</source>
      <translation>Todo lo que se puede leer, y el resto de copias de seguridad</translation>
    </message>
    <message>
      <source>All units</source>
      <translation>Todas las unidades</translation>
    </message>
    <message>
      <source>Allow changes in the settings of the project's memories.</source>
      <translation>Permita los cambios en los ajustes de las memorias del proyecto.</translation>
    </message>
    <message>
      <source>Allow changes on the glossaries page first.</source>
      <translation>Permita antes los cambios en la página de glosarios.</translation>
    </message>
    <message>
      <source>Allow it in the settings of the project.</source>
      <translation>Permítalo en los ajustes del proyecto.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}.</source>
      <translation>Permitido: {allowed}.</translation>
    </message>
    <message>
      <source>Allowed: {allowed}. {help}</source>
      <translation>Se permite: {allowed}. {help}</translation>
    </message>
    <message>
      <source>Also &amp;those of glossaries</source>
      <translation>También &amp;los de glosarios</translation>
    </message>
    <message>
      <source>Always used</source>
      <translation>Siempre usados</translation>
    </message>
    <message>
      <source>An earlier version is back. Undo brings your text back.</source>
      <translation>Ha vuelto una versión anterior. Deshacer recupera su texto.</translation>
    </message>
    <message>
      <source>An edited source needs some text, and all tags that it has in the document.</source>
      <translation>Un original editado necesita algo de texto y todas las etiquetas que tiene en el documento.</translation>
    </message>
    <message>
      <source>An empty translation cannot be confirmed.</source>
      <translation>No se puede confirmar una traducción vacía.</translation>
    </message>
    <message>
      <source>An engine is being trained from the memory. You can translate meanwhile.</source>
      <translation>Se está entrenando un motor con la memoria. Entretanto puede traducir.</translation>
    </message>
    <message>
      <source>An engine is being trained: {share} done. You can translate meanwhile; until it is ready, only the memories are asked.</source>
      <translation>Se está entrenando un motor: {share} hecho. Mientras tanto puede traducir; hasta que esté listo, solo se consultan las memorias.</translation>
    </message>
    <message>
      <source>An engine needs a name of 1 to {longest} characters.</source>
      <translation>El nombre de un motor tiene de 1 a {longest} caracteres.</translation>
    </message>
    <message>
      <source>An engine that was trained on these texts has an advantage here.</source>
      <translation>Un motor entrenado con estos textos tiene aquí ventaja.</translation>
    </message>
    <message>
      <source>An engine will be trained when the training under way has ended.</source>
      <translation>Se entrenará un motor cuando termine el entrenamiento en curso.</translation>
    </message>
    <message>
      <source>An engine works on this machine only, and learns from every segment you confirm.</source>
      <translation>Un motor trabaja solo en este equipo y aprende de cada segmento que usted confirma.</translation>
    </message>
    <message>
      <source>An n-gram of the model ends in one that it does not have.</source>
      <translation>Un n-grama del modelo termina en otro que el modelo no tiene.</translation>
    </message>
    <message>
      <source>An unexpected error ended the training; nothing was kept.</source>
      <translation>Un error inesperado terminó el entrenamiento; no se ha conservado nada.</translation>
    </message>
    <message>
      <source>Another mark at the end than in the source.</source>
      <translation>Otro signo al final que en el original.</translation>
    </message>
    <message>
      <source>Another program may be using it. Close it, or check permissions.</source>
      <translation>Puede que otro programa lo esté usando. Ciérrelo o revise los permisos.</translation>
    </message>
    <message>
      <source>Answer it</source>
      <translation>Responder</translation>
    </message>
    <message>
      <source>Answer of the cluster</source>
      <translation>Respuesta del clúster</translation>
    </message>
    <message>
      <source>Answer the finding</source>
      <translation>Responder al hallazgo</translation>
    </message>
    <message>
      <source>Answer to the finding</source>
      <translation>Respuesta al hallazgo</translation>
    </message>
    <message>
      <source>Answer: {text}</source>
      <translation>Respuesta: {text}</translation>
    </message>
    <message>
      <source>Answer; Enter keeps it, Escape leaves it as it was</source>
      <translation>Respuesta; Intro la guarda, Esc lo deja como estaba</translation>
    </message>
    <message>
      <source>Any case</source>
      <translation>Mayúsculas o minúsculas</translation>
    </message>
    <message>
      <source>Any origin</source>
      <translation>Cualquier procedencia</translation>
    </message>
    <message>
      <source>Appearance, language, fonts, what drafts start with, keys.</source>
      <translation>Aspecto, idioma, fuentes, contenido inicial de los segmentos, atajos de teclado.</translation>
    </message>
    <message>
      <source>Apply</source>
      <translation>Aplicar</translation>
    </message>
    <message>
      <source>Approve the segment</source>
      <translation>Aprobar el segmento</translation>
    </message>
    <message>
      <source>Arabic</source>
      <translation>árabe</translation>
    </message>
    <message>
      <source>Argentina</source>
      <translation>Argentina</translation>
    </message>
    <message>
      <source>Armenian</source>
      <translation>armenio</translation>
    </message>
    <message>
      <source>As the D&amp;esktop</source>
      <translation>Como el e&amp;scritorio</translation>
    </message>
    <message>
      <source>As the desktop</source>
      <translation>Como el escritorio</translation>
    </message>
    <message>
      <source>As the glossary {name} says</source>
      <translation>Según el glosario {name}</translation>
    </message>
    <message>
      <source>As the target language writes them, whatever the engine has learned.</source>
      <translation>Como los escribe la lengua de destino, haya aprendido lo que haya aprendido el motor.</translation>
    </message>
    <message>
      <source>As they are</source>
      <translation>Como están</translation>
    </message>
    <message>
      <source>As they stand</source>
      <translation>Tal como están</translation>
    </message>
    <message>
      <source>As written</source>
      <translation>Tal como está</translation>
    </message>
    <message>
      <source>Ask for a package with the files to translate in it.</source>
      <translation>Pida un paquete que contenga los archivos que hay que traducir.</translation>
    </message>
    <message>
      <source>Ask for it again.</source>
      <translation>Pídalo de nuevo.</translation>
    </message>
    <message>
      <source>Ask for the file again, or repair that line.</source>
      <translation>Pida de nuevo el archivo o repare esa línea.</translation>
    </message>
    <message>
      <source>Ask for the package again.</source>
      <translation>Pida el paquete de nuevo.</translation>
    </message>
    <message>
      <source>Ask the machine</source>
      <translation>Preguntar a la máquina</translation>
    </message>
    <message>
      <source>Ask the team server</source>
      <translation>Preguntar al servidor del equipo</translation>
    </message>
    <message>
      <source>Ask whoever runs the server for a token: it may have been revoked.</source>
      <translation>Pida un token a quien administra el servidor: puede que se haya revocado.</translation>
    </message>
    <message>
      <source>Ask whoever runs the server which certificate this computer must trust.</source>
      <translation>Pregunte a quien administra el servidor en qué certificado debe confiar este ordenador.</translation>
    </message>
    <message>
      <source>Asking the server …</source>
      <translation>Preguntando al servidor…</translation>
    </message>
    <message>
      <source>At how many of its places in your texts a frequent phrase is looked at. Fewer are quicker; more show better how it is usually translated.</source>
      <translation>En cuántos de sus lugares en sus textos se examina una expresión frecuente. Menos es más rápido; con más se ve mejor cómo se traduce habitualmente.</translation>
    </message>
    <message>
      <source>At present suggestions are made without what was learned: that came closer to what you confirmed. The engine goes on comparing, and uses it again once it helps.</source>
      <translation>Por ahora las sugerencias se hacen sin lo aprendido: así se acercaban más a lo que usted confirmó. El motor sigue comparando y vuelve a usarlo en cuanto ayude.</translation>
    </message>
    <message>
      <source>At the end the engine's weights are tuned again, beside the features, and with them how much the features count. It is kept if the held-out segments come out better.</source>
      <translation>Al final se vuelven a ajustar los pesos del motor junto a los rasgos y, con ellos, cuánto cuentan los rasgos. Se conserva si los segmentos reservados se traducen mejor.</translation>
    </message>
    <message>
      <source>At {place}: {values}. {text}</source>
      <translation>En {place}: {values}. {text}</translation>
    </message>
    <message>
      <source>Attach</source>
      <translation>Adjuntar</translation>
    </message>
    <message>
      <source>Attach a Shared Memory</source>
      <translation>Adjuntar una memoria compartida</translation>
    </message>
    <message>
      <source>Attach a memory that several projects use, or make one of this memory.</source>
      <translation>Adjuntar una memoria que usan varios proyectos, o hacer una de esta memoria.</translation>
    </message>
    <message>
      <source>Attach the engine</source>
      <translation>Poner el motor</translation>
    </message>
    <message>
      <source>Attach the shared memory</source>
      <translation>Adjuntar la memoria compartida</translation>
    </message>
    <message>
      <source>Austria</source>
      <translation>Austria</translation>
    </message>
    <message>
      <source>Authors</source>
      <translation>Autores</translation>
    </message>
    <message>
      <source>Avoid · {meta}</source>
      <translation>Evitar · {meta}</translation>
    </message>
    <message>
      <source>B</source>
      <translation>B</translation>
    </message>
    <message>
      <source>B better</source>
      <translation>B mejor</translation>
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
      <translation>BLEU después</translation>
    </message>
    <message>
      <source>BLEU after tuning again</source>
      <translation>BLEU tras un nuevo ajuste</translation>
    </message>
    <message>
      <source>BLEU and chrF: closeness to the translations of people, the higher the better, 100 is the same. TER: how much is to be edited, the lower the better.</source>
      <translation>BLEU y chrF: cercanía a traducciones humanas, cuanto más alto mejor, 100 es igual. TER: cuánto hay que corregir, cuanto más bajo mejor.</translation>
    </message>
    <message>
      <source>BLEU before</source>
      <translation>BLEU antes</translation>
    </message>
    <message>
      <source>BLEU of B minus BLEU of A: {difference}; in 95% of samples between {low} and {high}.</source>
      <translation>BLEU de B menos BLEU de A: {difference}; en el 95 % de las muestras, entre {low} y {high}.</translation>
    </message>
    <message>
      <source>BLEU of the development set</source>
      <translation>BLEU del corpus de desarrollo</translation>
    </message>
    <message>
      <source>BLEU of the rounds</source>
      <translation>BLEU de las rondas</translation>
    </message>
    <message>
      <source>BLEU of the training set</source>
      <translation>BLEU del corpus de entrenamiento</translation>
    </message>
    <message>
      <source>BLEU of the tuning set</source>
      <translation>BLEU del corpus de ajuste</translation>
    </message>
    <message>
      <source>BLEU while tuning</source>
      <translation>BLEU durante el ajuste</translation>
    </message>
    <message numerus="yes">
      <source>BLEU {bleu} on %Ln held-out segments, which it was not trained on.</source>
      <translation>
        <numerusform>BLEU {bleu} en %Ln segmento reservado, fuera del entrenamiento.</numerusform>
        <numerusform>BLEU {bleu} en %Ln segmentos reservados, fuera del entrenamiento.</numerusform>
      </translation>
    </message>
    <message>
      <source>BLEU {value}</source>
      <translation>BLEU {value}</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Atrás</translation>
    </message>
    <message>
      <source>Back to the &amp;Editor</source>
      <translation>Volver al &amp;editor</translation>
    </message>
    <message>
      <source>Back to the default</source>
      <translation>Volver al valor predeterminado</translation>
    </message>
    <message>
      <source>Back to the training</source>
      <translation>Volver al entrenamiento</translation>
    </message>
    <message>
      <source>Back up every</source>
      <translation>Copia de seguridad cada</translation>
    </message>
    <message>
      <source>Backup</source>
      <translation>Copia de seguridad</translation>
    </message>
    <message>
      <source>Backups at most</source>
      <translation>Copias como máximo</translation>
    </message>
    <message>
      <source>Backups kept</source>
      <translation>Copias que se guardan</translation>
    </message>
    <message>
      <source>Backups of this project: {count}.</source>
      <translation>Copias de seguridad de este proyecto: {count}.</translation>
    </message>
    <message>
      <source>Baltic</source>
      <translation>Báltico</translation>
    </message>
    <message>
      <source>Band</source>
      <translation>Banda</translation>
    </message>
    <message>
      <source>Bands are {bands}.</source>
      <translation>Las franjas son {bands}.</translation>
    </message>
    <message>
      <source>Basque</source>
      <translation>euskera</translation>
    </message>
    <message>
      <source>Before</source>
      <translation>Antes</translation>
    </message>
    <message>
      <source>Before it</source>
      <translation>Antes</translation>
    </message>
    <message>
      <source>Before the work, {time}</source>
      <translation>Antes del trabajo, {time}</translation>
    </message>
    <message>
      <source>Begin a Review</source>
      <translation>Empezar una revisión</translation>
    </message>
    <message>
      <source>Begin a review first.</source>
      <translation>Empiece antes una revisión.</translation>
    </message>
    <message>
      <source>Begin the review</source>
      <translation>Empezar la revisión</translation>
    </message>
    <message>
      <source>Beginnings and endings</source>
      <translation>Comienzos y finales</translation>
    </message>
    <message>
      <source>Belgium</source>
      <translation>Bélgica</translation>
    </message>
    <message>
      <source>Beside a phrase-based engine</source>
      <translation>Junto a un motor basado en expresiones</translation>
    </message>
    <message>
      <source>Best match first</source>
      <translation>Mejor coincidencia primero</translation>
    </message>
    <message>
      <source>Best match: {match}.</source>
      <translation>Mejor coincidencia: {match}.</translation>
    </message>
    <message>
      <source>Best translations remembered</source>
      <translation>Mejores traducciones recordadas</translation>
    </message>
    <message numerus="yes">
      <source>Better: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Mejor: {figures}, en %Ln segmento reservado.</numerusform>
        <numerusform>Mejor: {figures}, en %Ln segmentos reservados.</numerusform>
      </translation>
    </message>
    <message>
      <source>Binary first</source>
      <translation>Binarios primero</translation>
    </message>
    <message>
      <source>Block the translation that the word at the caret comes from.</source>
      <translation>Bloquear la traducción de la que procede la palabra del cursor.</translation>
    </message>
    <message numerus="yes">
      <source>Blocked for the machine, or not any more: %Ln phrases.</source>
      <translation>
        <numerusform>Bloqueada para la máquina, o ya no: %Ln expresión.</numerusform>
        <numerusform>Bloqueadas para la máquina, o ya no: %Ln expresiones.</numerusform>
      </translation>
    </message>
    <message>
      <source>Bookmark</source>
      <translation>Marcador</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Ambos</translation>
    </message>
    <message>
      <source>Both translate every segment the same.</source>
      <translation>Ambos traducen igual todos los segmentos.</translation>
    </message>
    <message>
      <source>Box</source>
      <translation>Cuadro</translation>
    </message>
    <message>
      <source>Brackets</source>
      <translation>Paréntesis</translation>
    </message>
    <message>
      <source>Brackets without a partner, or others than in the source.</source>
      <translation>Paréntesis sin pareja, o distintos del original.</translation>
    </message>
    <message>
      <source>Brazil</source>
      <translation>Brasil</translation>
    </message>
    <message>
      <source>Bring a Layer Along</source>
      <translation>Incorporar una capa</translation>
    </message>
    <message>
      <source>Bring a TMX file along.</source>
      <translation>Añadir un archivo TMX al proyecto.</translation>
    </message>
    <message>
      <source>Bring a layer along</source>
      <translation>Incorporar una capa</translation>
    </message>
    <message>
      <source>Bring along …</source>
      <translation>Incorporar…</translation>
    </message>
    <message>
      <source>Bring back the suggestion that this translation was made from.</source>
      <translation>Recuperar la sugerencia de la que salió esta traducción.</translation>
    </message>
    <message>
      <source>Bring back what can be read: in the window with Rescue, or with postil rescue.</source>
      <translation>Recupere lo que se puede leer: en la ventana con Rescatar, o con postil rescue.</translation>
    </message>
    <message>
      <source>Bring the source of the document back first.</source>
      <translation>Recupere antes el original del documento.</translation>
    </message>
    <message>
      <source>Bring the terms of a file into the glossary of its name.</source>
      <translation>Llevar los términos de un archivo al glosario de su nombre.</translation>
    </message>
    <message>
      <source>Bring the translator's texts back in all segments; Undo takes that back.</source>
      <translation>Recuperar los textos del traductor en todos los segmentos; Deshacer lo revierte.</translation>
    </message>
    <message>
      <source>Bring the translator's whole text back.</source>
      <translation>Recuperar todo el texto del traductor.</translation>
    </message>
    <message>
      <source>Bring the translator's words back for the first change in the segment.</source>
      <translation>Recuperar las palabras del traductor en el primer cambio del segmento.</translation>
    </message>
    <message>
      <source>Bringing back what can be read of {folder} …</source>
      <translation>Se rescata lo que se puede leer de {folder}…</translation>
    </message>
    <message>
      <source>Bulgarian</source>
      <translation>búlgaro</translation>
    </message>
    <message>
      <source>By</source>
      <translation>Por</translation>
    </message>
    <message>
      <source>By anybody</source>
      <translation>De cualquiera</translation>
    </message>
    <message>
      <source>By nobody named</source>
      <translation>Sin autor</translation>
    </message>
    <message>
      <source>By origin</source>
      <translation>Por origen</translation>
    </message>
    <message>
      <source>By segment</source>
      <translation>Por segmento</translation>
    </message>
    <message>
      <source>C&amp;lient</source>
      <translation>C&amp;liente</translation>
    </message>
    <message>
      <source>Came with the document</source>
      <translation>Vino con el documento</translation>
    </message>
    <message>
      <source>Came with the document, which does not say how good it is: check it.</source>
      <translation>Vino con el documento, que no dice si es buena: revísela.</translation>
    </message>
    <message>
      <source>Can&amp;didates …</source>
      <translation>Can&amp;didatos…</translation>
    </message>
    <message>
      <source>Canada</source>
      <translation>Canadá</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Cancel the training</source>
      <translation>Cancelar el entrenamiento</translation>
    </message>
    <message>
      <source>Cancel training</source>
      <translation>Cancelar el entrenamiento</translation>
    </message>
    <message>
      <source>Cancelled.</source>
      <translation>Cancelado.</translation>
    </message>
    <message>
      <source>Cancelled. Nothing was kept.</source>
      <translation>Cancelado. No se ha conservado nada.</translation>
    </message>
    <message>
      <source>Candidate</source>
      <translation>Candidato</translation>
    </message>
    <message>
      <source>Candidates</source>
      <translation>Candidatos</translation>
    </message>
    <message>
      <source>Candidates and index do not belong together: train again from the start.</source>
      <translation>Los candidatos y el índice no van juntos: vuelva a entrenar desde el principio.</translation>
    </message>
    <message>
      <source>Capitals</source>
      <translation>Mayúsculas</translation>
    </message>
    <message>
      <source>Capitals in names</source>
      <translation>Mayúsculas en nombres</translation>
    </message>
    <message>
      <source>Catalan</source>
      <translation>catalán</translation>
    </message>
    <message>
      <source>Category in the translation</source>
      <translation>Categoría en la traducción</translation>
    </message>
    <message>
      <source>Category of a rule</source>
      <translation>Categoría de una regla</translation>
    </message>
    <message>
      <source>Category with its parts</source>
      <translation>Categoría con sus partes</translation>
    </message>
    <message>
      <source>Cell</source>
      <translation>Celda</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>Europa Central</translation>
    </message>
    <message>
      <source>Central European, DOS</source>
      <translation>Europa Central, DOS</translation>
    </message>
    <message>
      <source>Change &amp;Case</source>
      <translation>Cambiar &amp;mayúsculas</translation>
    </message>
    <message>
      <source>Change keys …</source>
      <translation>Cambiar atajos…</translation>
    </message>
    <message>
      <source>Change the Term</source>
      <translation>Cambiar el término</translation>
    </message>
    <message>
      <source>Change the chosen term.</source>
      <translation>Cambiar el término elegido.</translation>
    </message>
    <message>
      <source>Change the comment</source>
      <translation>Cambiar el comentario</translation>
    </message>
    <message>
      <source>Change the memory unit</source>
      <translation>Cambiar la unidad de memoria</translation>
    </message>
    <message>
      <source>Change the settings of the project</source>
      <translation>Cambiar los ajustes del proyecto</translation>
    </message>
    <message>
      <source>Change the term</source>
      <translation>Cambiar el término</translation>
    </message>
    <message>
      <source>Change the translation of the chosen unit.</source>
      <translation>Cambiar la traducción de la unidad elegida.</translation>
    </message>
    <message>
      <source>Change the translation of the unit that the current match comes from.</source>
      <translation>Cambiar la traducción de la unidad de la que procede la coincidencia actual.</translation>
    </message>
    <message>
      <source>Change …</source>
      <translation>Cambiar…</translation>
    </message>
    <message>
      <source>Changed</source>
      <translation>Cambiado</translation>
    </message>
    <message>
      <source>Changed by you</source>
      <translation>Cambiado por usted</translation>
    </message>
    <message>
      <source>Changed segments: {number}</source>
      <translation>Segmentos modificados: {number}</translation>
    </message>
    <message>
      <source>Changed: {source}, {target}</source>
      <translation>Cambiado: {source}, {target}</translation>
    </message>
    <message>
      <source>Changes of the review</source>
      <translation>Cambios de la revisión</translation>
    </message>
    <message>
      <source>Changes of the review are marked.</source>
      <translation>Los cambios de la revisión están marcados.</translation>
    </message>
    <message>
      <source>Changes of the review are not marked any more.</source>
      <translation>Los cambios de la revisión ya no están marcados.</translation>
    </message>
    <message numerus="yes">
      <source>Changes to %Ln translations are tracked from now on.</source>
      <translation>
        <numerusform>Desde ahora se señalan los cambios de %Ln traducción.</numerusform>
        <numerusform>Desde ahora se señalan los cambios de %Ln traducciones.</numerusform>
      </translation>
    </message>
    <message>
      <source>Changes to the suggestion</source>
      <translation>Cambios de la sugerencia</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Capítulos</translation>
    </message>
    <message>
      <source>Characters</source>
      <translation>Caracteres</translation>
    </message>
    <message>
      <source>Characters changed</source>
      <translation>Caracteres cambiados</translation>
    </message>
    <message>
      <source>Characters the project forbids or that could not be read.</source>
      <translation>Caracteres que el proyecto prohíbe o que no se pudieron leer.</translation>
    </message>
    <message>
      <source>Check</source>
      <translation>Comprobación</translation>
    </message>
    <message>
      <source>Check &amp;Everything</source>
      <translation>Comprobarlo &amp;todo</translation>
    </message>
    <message>
      <source>Check &amp;all</source>
      <translation>Marcar &amp;todo</translation>
    </message>
    <message>
      <source>Check everything</source>
      <translation>Comprobar todo</translation>
    </message>
    <message>
      <source>Check free space and permissions.</source>
      <translation>Revise el espacio libre y los permisos.</translation>
    </message>
    <message>
      <source>Check free space, and whether the disk of the project is there.</source>
      <translation>Revise el espacio libre y que el disco del proyecto esté.</translation>
    </message>
    <message>
      <source>Check the address, and whether the server runs.</source>
      <translation>Compruebe que el servidor esté en marcha y que la dirección sea correcta.</translation>
    </message>
    <message>
      <source>Check the address, and whether this computer is connected to the network.</source>
      <translation>Compruebe que la dirección sea correcta y que este ordenador esté en la red.</translation>
    </message>
    <message>
      <source>Check the disk, and whether the file is there, before you rely on it.</source>
      <translation>Compruebe el disco, y que el archivo esté ahí, antes de confiar en él.</translation>
    </message>
    <message>
      <source>Check the languages and the files.</source>
      <translation>Revise los idiomas y los archivos.</translation>
    </message>
    <message>
      <source>Check the languages, or leave it out: part of the corpora is held out then.</source>
      <translation>Revise los idiomas u omítalo: entonces se reserva una parte de los corpus.</translation>
    </message>
    <message>
      <source>Check the segment</source>
      <translation>Comprobar el segmento</translation>
    </message>
    <message>
      <source>Check the spelling</source>
      <translation>Revisar la ortografía</translation>
    </message>
    <message>
      <source>Checking all segments …</source>
      <translation>Comprobando todos los segmentos…</translation>
    </message>
    <message>
      <source>Checks</source>
      <translation>Comprobaciones</translation>
    </message>
    <message>
      <source>China</source>
      <translation>China</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>chino</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>Chino simplificado</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>Chino tradicional</translation>
    </message>
    <message>
      <source>Choice of the pass</source>
      <translation>Elección de la pasada</translation>
    </message>
    <message>
      <source>Choose a document and its translation, of any format Postil reads. Their sentences are paired by length and by words; you look the pairs through, put right what is wrong, and keep them as a memory.

Pairs in doubt are marked: N goes to the next one. They are left out until you say that they are right.</source>
      <translation>Elija un documento y su traducción, de un formato que Postil lea. Sus frases se emparejan por longitud y por palabras; repase los pares, corrija lo que esté mal y guárdelos como memoria.

Los pares dudosos están marcados: N va al siguiente. Se omiten hasta que usted diga que están bien.</translation>
    </message>
    <message>
      <source>Choose a file</source>
      <translation>Elegir un archivo</translation>
    </message>
    <message>
      <source>Choose a folder for the project.</source>
      <translation>Elija una carpeta para el proyecto.</translation>
    </message>
    <message>
      <source>Choose a folder …</source>
      <translation>Elegir una carpeta…</translation>
    </message>
    <message>
      <source>Choose a keymap, and give commands other keys.</source>
      <translation>Elegir un mapa de teclas y dar otros atajos de teclado a los comandos.</translation>
    </message>
    <message>
      <source>Choose a new folder.</source>
      <translation>Elija una carpeta nueva.</translation>
    </message>
    <message>
      <source>Choose a text file instead, or leave it out.</source>
      <translation>Elija en su lugar un archivo de texto o deje el campo vacío.</translation>
    </message>
    <message>
      <source>Choose an engine</source>
      <translation>Elija un motor</translation>
    </message>
    <message>
      <source>Choose an engine for these languages.</source>
      <translation>Elija un motor para estos idiomas.</translation>
    </message>
    <message>
      <source>Choose an engine, a memory or a glossary of the server.</source>
      <translation>Elija un motor, una memoria o un glosario del servidor.</translation>
    </message>
    <message>
      <source>Choose an engine, or none for now.</source>
      <translation>Elija un motor, o ninguno por ahora.</translation>
    </message>
    <message>
      <source>Choose another encoding.</source>
      <translation>Elija otra codificación.</translation>
    </message>
    <message>
      <source>Choose another engine.</source>
      <translation>Elija otro motor.</translation>
    </message>
    <message>
      <source>Choose another folder for the translations.</source>
      <translation>Elija otra carpeta para las traducciones.</translation>
    </message>
    <message>
      <source>Choose another folder, or check its permissions.</source>
      <translation>Elija otra carpeta o revise sus permisos.</translation>
    </message>
    <message>
      <source>Choose another folder, or empty it.</source>
      <translation>Elija otra carpeta o vacíela.</translation>
    </message>
    <message>
      <source>Choose another name.</source>
      <translation>Elija otro nombre.</translation>
    </message>
    <message>
      <source>Choose both languages.</source>
      <translation>Elija ambos idiomas.</translation>
    </message>
    <message>
      <source>Choose no glossary where the project is connected to the server.</source>
      <translation>No elija ningún glosario donde el proyecto se conecta al servidor.</translation>
    </message>
    <message>
      <source>Choose one glossary to switch it off, rank or protect it.</source>
      <translation>Elija un glosario para desactivarlo, darle prioridad o protegerlo.</translation>
    </message>
    <message>
      <source>Choose one of these languages; each makes a project of its own.</source>
      <translation>Elija uno de estos idiomas; cada uno da un proyecto propio.</translation>
    </message>
    <message>
      <source>Choose one of: {losses}.</source>
      <translation>Elija una de estas: {losses}.</translation>
    </message>
    <message>
      <source>Choose one of: {updates}.</source>
      <translation>Elija una de estas: {updates}.</translation>
    </message>
    <message>
      <source>Choose other features, or start from another engine.</source>
      <translation>Elija otros rasgos o parta de otro motor.</translation>
    </message>
    <message>
      <source>Choose segments with the same source to fill with this translation.</source>
      <translation>Elegir segmentos con el mismo original para rellenarlos con esta traducción.</translation>
    </message>
    <message>
      <source>Choose the document in its own language.</source>
      <translation>Elegir el documento en su propio idioma.</translation>
    </message>
    <message>
      <source>Choose the engine to start from.</source>
      <translation>Elija el motor de partida.</translation>
    </message>
    <message>
      <source>Choose the file …</source>
      <translation>Elegir el archivo…</translation>
    </message>
    <message>
      <source>Choose the folder of a project, or create a new one.</source>
      <translation>Elija la carpeta de un proyecto o cree uno nuevo.</translation>
    </message>
    <message>
      <source>Choose the folder of an engine, or import a .postil file.</source>
      <translation>Elija la carpeta de un motor o importe un archivo .postil.</translation>
    </message>
    <message>
      <source>Choose the translation of the document.</source>
      <translation>Elegir la traducción del documento.</translation>
    </message>
    <message>
      <source>Choose the web pages on which words are looked up; there are none at first.</source>
      <translation>Elegir las páginas web en las que se buscan palabras; al principio no hay ninguna.</translation>
    </message>
    <message>
      <source>Choose what stands in the tool bar, and in which order.</source>
      <translation>Elija qué hay en la barra de herramientas y en qué orden.</translation>
    </message>
    <message>
      <source>Choose where the project is now, or connect its disk.</source>
      <translation>Elija dónde está ahora el proyecto o conecte su disco.</translation>
    </message>
    <message>
      <source>Choose where to make the project</source>
      <translation>Elegir dónde crear el proyecto</translation>
    </message>
    <message>
      <source>Choose which commands stand in the tool bar.</source>
      <translation>Elegir los comandos de la barra de herramientas.</translation>
    </message>
    <message>
      <source>Choose …</source>
      <translation>Elegir…</translation>
    </message>
    <message>
      <source>Choose: {name}</source>
      <translation>Elegir: {name}</translation>
    </message>
    <message>
      <source>Choosing held-out segments</source>
      <translation>Eligiendo los segmentos que se reservan</translation>
    </message>
    <message>
      <source>Cl&amp;uster</source>
      <translation>Clúst&amp;er</translation>
    </message>
    <message>
      <source>Classes</source>
      <translation>Clases</translation>
    </message>
    <message>
      <source>Classes of words in a language model</source>
      <translation>Clases de palabras en un modelo de lenguaje</translation>
    </message>
    <message>
      <source>Clear the drafts</source>
      <translation>Vaciar los borradores</translation>
    </message>
    <message>
      <source>Client</source>
      <translation>Cliente</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Close it in the other window or program first, or open a read-only copy.</source>
      <translation>Ciérrelo antes en la otra ventana o programa, o abra una copia de solo lectura.</translation>
    </message>
    <message>
      <source>Close it, then bring back what can be read: in the window with Rescue, or with postil rescue.</source>
      <translation>Ciérrelo y recupere lo que se puede leer: en la ventana con Rescatar, o con postil rescue.</translation>
    </message>
    <message>
      <source>Close other programs if memory is short, and try again.</source>
      <translation>Cierre otros programas si falta memoria y vuelva a intentarlo.</translation>
    </message>
    <message>
      <source>Close the message</source>
      <translation>Cerrar el mensaje</translation>
    </message>
    <message>
      <source>Close the other Postil first.</source>
      <translation>Cierre primero el otro Postil.</translation>
    </message>
    <message>
      <source>Close the panel you are in, and go back to the translation.</source>
      <translation>Cerrar el panel actual y volver a la traducción.</translation>
    </message>
    <message>
      <source>Close the project</source>
      <translation>Cerrar el proyecto</translation>
    </message>
    <message>
      <source>Close {panel}</source>
      <translation>Cerrar {panel}</translation>
    </message>
    <message>
      <source>Cluster</source>
      <translation>Clúster</translation>
    </message>
    <message>
      <source>Co&amp;mments …</source>
      <translation>Co&amp;mentarios…</translation>
    </message>
    <message>
      <source>Colours</source>
      <translation>Colores</translation>
    </message>
    <message>
      <source>Columns to translate (CSV, TSV)</source>
      <translation>Columnas que se traducen (CSV, TSV)</translation>
    </message>
    <message>
      <source>Comfortable</source>
      <translation>Espaciadas</translation>
    </message>
    <message>
      <source>Comfortable rows.</source>
      <translation>Filas espaciadas.</translation>
    </message>
    <message>
      <source>Command</source>
      <translation>Comando</translation>
    </message>
    <message>
      <source>Commands</source>
      <translation>Comandos</translation>
    </message>
    <message>
      <source>Commands and their keys</source>
      <translation>Los comandos y sus atajos de teclado</translation>
    </message>
    <message>
      <source>Commands found</source>
      <translation>Comandos encontrados</translation>
    </message>
    <message>
      <source>Commands in the tool bar</source>
      <translation>Comandos en la barra de herramientas</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Comentar</translation>
    </message>
    <message>
      <source>Comment on this segment</source>
      <translation>Comente este segmento</translation>
    </message>
    <message>
      <source>Comment on this segment; Enter saves it</source>
      <translation>Comente este segmento; Intro guarda el comentario</translation>
    </message>
    <message>
      <source>Comment: {text}</source>
      <translation>Comentario: {text}</translation>
    </message>
    <message>
      <source>Comments</source>
      <translation>Comentarios</translation>
    </message>
    <message>
      <source>Comments have your name and the time. They go along in packages, and in XLIFF and PO files that are exported.</source>
      <translation>Los comentarios llevan su nombre y la hora. Van en los paquetes, y en los archivos XLIFF y PO que se exportan.</translation>
    </message>
    <message>
      <source>Comments on Segment {number}</source>
      <translation>Comentarios del segmento {number}</translation>
    </message>
    <message>
      <source>Compact</source>
      <translation>Compactas</translation>
    </message>
    <message>
      <source>Compact rows.</source>
      <translation>Filas compactas.</translation>
    </message>
    <message>
      <source>Compare the engines</source>
      <translation>Comparar los motores</translation>
    </message>
    <message>
      <source>Compare with …</source>
      <translation>Comparar con…</translation>
    </message>
    <message>
      <source>Compared with</source>
      <translation>Comparado con</translation>
    </message>
    <message>
      <source>Compared with the text as it is now</source>
      <translation>Comparado con el texto actual</translation>
    </message>
    <message>
      <source>Compared with the version before</source>
      <translation>Comparado con la versión anterior</translation>
    </message>
    <message>
      <source>Comparisons</source>
      <translation>Comparaciones</translation>
    </message>
    <message>
      <source>Complete the text</source>
      <translation>Completar el texto</translation>
    </message>
    <message>
      <source>Complete while typing</source>
      <translation>Completar al escribir</translation>
    </message>
    <message>
      <source>Completion is off.</source>
      <translation>La compleción está desactivada.</translation>
    </message>
    <message>
      <source>Completion is on: Tab takes the next word, {key} everything, Escape hides it.</source>
      <translation>La compleción está activa: Tab toma la palabra siguiente, {key} todo, Esc la oculta.</translation>
    </message>
    <message>
      <source>Component</source>
      <translation>Componente</translation>
    </message>
    <message>
      <source>Components of Postil</source>
      <translation>Componentes de Postil</translation>
    </message>
    <message>
      <source>Concordance</source>
      <translation>Concordancia</translation>
    </message>
    <message>
      <source>Confidence</source>
      <translation>Confianza</translation>
    </message>
    <message>
      <source>Confidence of the machine</source>
      <translation>Confianza de la máquina</translation>
    </message>
    <message>
      <source>Confirm</source>
      <translation>Confirmar</translation>
    </message>
    <message>
      <source>Confirm a segment with {key}: the engine of the team learns from it.</source>
      <translation>Confirme un segmento con {key}: el motor del equipo aprende de él.</translation>
    </message>
    <message>
      <source>Confirm a segment with {key}: what the engine learns from it appears here.</source>
      <translation>Confirme un segmento con {key}: aquí aparece lo que el motor aprende de él.</translation>
    </message>
    <message>
      <source>Confirm segments the machine translates: its confidence is judged by them.</source>
      <translation>Confirme segmentos traducidos por la máquina: con ellos se juzga su confianza.</translation>
    </message>
    <message>
      <source>Confirm the reviewer's texts, so that memory and engine learn them.</source>
      <translation>Confirmar los textos del revisor, para que memoria y motor los aprendan.</translation>
    </message>
    <message>
      <source>Confirm the segment</source>
      <translation>Confirmar el segmento</translation>
    </message>
    <message>
      <source>Confirm the segment first.</source>
      <translation>Confirme primero el segmento.</translation>
    </message>
    <message>
      <source>Confirm the segment first; then it can be repeated.</source>
      <translation>Confirme primero el segmento; entonces se podrá repetir.</translation>
    </message>
    <message>
      <source>Confirm the translation, let the engine learn from it, go to the next open one.</source>
      <translation>Confirmar la traducción, dejar que el motor aprenda de ella e ir al siguiente segmento abierto.</translation>
    </message>
    <message>
      <source>Confirmed</source>
      <translation>Confirmado</translation>
    </message>
    <message>
      <source>Confirmed and remembered. Once trained, the engine learns from it.</source>
      <translation>Confirmado y guardado. El motor aprenderá de ello cuando esté entrenado.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. The engine of the team learns from it.</source>
      <translation>Confirmado y guardado. El motor del equipo aprende de ello.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. The engine of this project cannot be used: nothing else is learned.</source>
      <translation>Confirmado y guardado. El motor de este proyecto no se puede usar: no se aprende nada más.</translation>
    </message>
    <message>
      <source>Confirmed and remembered. Without an engine nothing else is learned.</source>
      <translation>Confirmado y guardado. Sin motor no se aprende nada más.</translation>
    </message>
    <message>
      <source>Confirmed before: {where}</source>
      <translation>Confirmado antes: {where}</translation>
    </message>
    <message>
      <source>Confirmed segments are on disk. Please send the report to those who look after Postil for you: it is a text file you can read before.</source>
      <translation>Los segmentos confirmados están en el disco. Envíe el informe a quien se ocupe de Postil por usted: es un archivo de texto que puede leer antes.</translation>
    </message>
    <message>
      <source>Confirmed segments become drafts</source>
      <translation>Los segmentos confirmados pasan a borradores</translation>
    </message>
    <message>
      <source>Confirmed segments of other projects</source>
      <translation>Segmentos confirmados de otros proyectos</translation>
    </message>
    <message>
      <source>Confirmed segments of this project ({count})</source>
      <translation>Segmentos confirmados del proyecto ({count})</translation>
    </message>
    <message>
      <source>Confirmed segments stay confirmed; memory and engine follow</source>
      <translation>Los segmentos confirmados siguen confirmados; memoria y motor los siguen</translation>
    </message>
    <message>
      <source>Confirmed segments: how recent</source>
      <translation>Segmentos confirmados: antigüedad</translation>
    </message>
    <message>
      <source>Confirmed segments: language model</source>
      <translation>Segmentos confirmados: modelo de lenguaje</translation>
    </message>
    <message>
      <source>Confirmed segments: phrase translation</source>
      <translation>Segmentos confirmados: traducción de expresiones</translation>
    </message>
    <message>
      <source>Confirmed segments: words in their phrases</source>
      <translation>Segmentos confirmados: palabras en sus expresiones</translation>
    </message>
    <message numerus="yes">
      <source>Confirmed without %Ln tags of the source. {key} goes back.</source>
      <translation>
        <numerusform>Confirmado sin %Ln etiqueta del original. {key} vuelve atrás.</numerusform>
        <numerusform>Confirmado sin %Ln etiquetas del original. {key} vuelve atrás.</numerusform>
      </translation>
    </message>
    <message>
      <source>Confirmed, but the engine could not learn from it: {reason}</source>
      <translation>Confirmado, pero el motor no pudo aprender de ello: {reason}</translation>
    </message>
    <message>
      <source>Confirmed: {count}</source>
      <translation>Confirmados: {count}</translation>
    </message>
    <message>
      <source>Connect</source>
      <translation>Conectar</translation>
    </message>
    <message>
      <source>Connect to a Team &amp;Server …</source>
      <translation>Conectarse a un &amp;servidor del equipo…</translation>
    </message>
    <message>
      <source>Connect to the team server</source>
      <translation>Conectarse al servidor del equipo</translation>
    </message>
    <message>
      <source>Connected to the team server.</source>
      <translation>Conectado al servidor del equipo.</translation>
    </message>
    <message>
      <source>Connecting …</source>
      <translation>Conectando…</translation>
    </message>
    <message>
      <source>Contradiction</source>
      <translation>Contradicción</translation>
    </message>
    <message>
      <source>Copy &amp;Source</source>
      <translation>Copiar el &amp;original</translation>
    </message>
    <message>
      <source>Copy Source</source>
      <translation>Copiar original</translation>
    </message>
    <message>
      <source>Copy the project first.</source>
      <translation>Copie antes el proyecto.</translation>
    </message>
    <message>
      <source>Copying {name}</source>
      <translation>Copiando {name}</translation>
    </message>
    <message>
      <source>Correct the languages in the program that the memory comes from, or leave it out.</source>
      <translation>Corrija los idiomas en el programa del que procede la memoria o déjela fuera.</translation>
    </message>
    <message>
      <source>Correct the source in the project; the document keeps its own.</source>
      <translation>Corregir el original en el proyecto; el documento conserva el suyo.</translation>
    </message>
    <message>
      <source>Corrector</source>
      <translation>Corrector</translation>
    </message>
    <message>
      <source>Corrector: translations of other machines, corrected as you did before</source>
      <translation>Corrector: traducciones de otras máquinas, corregidas como usted lo hizo antes</translation>
    </message>
    <message>
      <source>Cost margin</source>
      <translation>Margen de coste</translation>
    </message>
    <message>
      <source>Cost margin wants better translations to lead by a margin; perceptron only corrects mistakes, and does worse with these features.</source>
      <translation>El margen de coste quiere que las mejores traducciones lleven un margen; el perceptrón solo corrige errores y rinde menos con estos rasgos.</translation>
    </message>
    <message>
      <source>Count Words by &amp;Match Band</source>
      <translation>Contar palabras por &amp;banda</translation>
    </message>
    <message>
      <source>Count again</source>
      <translation>Contar de nuevo</translation>
    </message>
    <message>
      <source>Count by match band</source>
      <translation>Contar por banda</translation>
    </message>
    <message>
      <source>Count how much of the text the memories know, on the project page.</source>
      <translation>Contar cuánto del texto conocen las memorias, en la página del proyecto.</translation>
    </message>
    <message>
      <source>Count the memory</source>
      <translation>Contar la memoria</translation>
    </message>
    <message>
      <source>Count the segments</source>
      <translation>Contar los segmentos</translation>
    </message>
    <message>
      <source>Count the units, words, authors and documents of this memory.</source>
      <translation>Contar las unidades, palabras, autores y documentos de esta memoria.</translation>
    </message>
    <message>
      <source>Count the words</source>
      <translation>Contar las palabras</translation>
    </message>
    <message>
      <source>Count words by match band</source>
      <translation>Contar palabras por franja de coincidencia</translation>
    </message>
    <message>
      <source>Counted {done} of {total} segments</source>
      <translation>Contados {done} de {total} segmentos</translation>
    </message>
    <message>
      <source>Counting pairs of phrases</source>
      <translation>Contando pares de expresiones</translation>
    </message>
    <message>
      <source>Counting …</source>
      <translation>Contando…</translation>
    </message>
    <message>
      <source>Created</source>
      <translation>Creado</translation>
    </message>
    <message>
      <source>Created by</source>
      <translation>Creado por</translation>
    </message>
    <message>
      <source>Critical</source>
      <translation>Crítico</translation>
    </message>
    <message>
      <source>Croatian</source>
      <translation>croata</translation>
    </message>
    <message>
      <source>Customise the &amp;Tool Bar …</source>
      <translation>Personalizar la &amp;barra de herramientas…</translation>
    </message>
    <message>
      <source>Customise the tool bar …</source>
      <translation>Personalizar la barra de herramientas…</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>Cirílico</translation>
    </message>
    <message>
      <source>Cyrillic, DOS</source>
      <translation>Cirílico, DOS</translation>
    </message>
    <message>
      <source>Cyrillic, Russian</source>
      <translation>Cirílico, ruso</translation>
    </message>
    <message>
      <source>Cyrillic, Ukrainian</source>
      <translation>Cirílico, ucraniano</translation>
    </message>
    <message>
      <source>Czech</source>
      <translation>checo</translation>
    </message>
    <message>
      <source>Danish</source>
      <translation>danés</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <source>Dark colours.</source>
      <translation>Colores oscuros.</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <source>De&amp;lete …</source>
      <translation>&amp;Eliminar…</translation>
    </message>
    <message>
      <source>De&amp;tach from the project</source>
      <translation>Sol&amp;tar del proyecto</translation>
    </message>
    <message>
      <source>Deadline</source>
      <translation>Fecha límite</translation>
    </message>
    <message>
      <source>Deadline and pace</source>
      <translation>Fecha límite y ritmo</translation>
    </message>
    <message>
      <source>Decimal signs and thousands as the source language writes them.</source>
      <translation>Decimales y millares como los escribe el idioma de origen.</translation>
    </message>
    <message>
      <source>Decoder</source>
      <translation>Decodificador</translation>
    </message>
    <message>
      <source>Default: {title}</source>
      <translation>Valor predeterminado: {title}</translation>
    </message>
    <message>
      <source>Definition</source>
      <translation>Definición</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Eliminar</translation>
    </message>
    <message numerus="yes">
      <source>Delete %Ln units? Segments they were confirmed in become drafts, and the engine forgets them.</source>
      <translation>
        <numerusform>¿Eliminar %Ln unidad? Los segmentos confirmados con ella pasan a borradores y el motor los olvida.</numerusform>
        <numerusform>¿Eliminar %Ln unidades? Los segmentos confirmados con ellas pasan a borradores y el motor los olvida.</numerusform>
      </translation>
    </message>
    <message>
      <source>Delete memory units</source>
      <translation>Eliminar unidades de memoria</translation>
    </message>
    <message>
      <source>Delete the Layer</source>
      <translation>Eliminar la capa</translation>
    </message>
    <message>
      <source>Delete the chosen units.</source>
      <translation>Eliminar las unidades elegidas.</translation>
    </message>
    <message>
      <source>Delete the engine</source>
      <translation>Eliminar el motor</translation>
    </message>
    <message>
      <source>Delete the engine “{name}” for good?</source>
      <translation>¿Eliminar definitivamente el motor «{name}»?</translation>
    </message>
    <message>
      <source>Delete the layer</source>
      <translation>Eliminar la capa</translation>
    </message>
    <message>
      <source>Delete the memory unit</source>
      <translation>Eliminar la unidad de memoria</translation>
    </message>
    <message>
      <source>Delete the new engine.</source>
      <translation>Eliminar el motor nuevo.</translation>
    </message>
    <message>
      <source>Delete the unit that the current match comes from.</source>
      <translation>Eliminar la unidad de la que procede la coincidencia actual.</translation>
    </message>
    <message>
      <source>Delete …</source>
      <translation>Eliminar…</translation>
    </message>
    <message numerus="yes">
      <source>Deleted %Ln units. {key} takes it back.</source>
      <translation>
        <numerusform>%Ln unidad eliminada. {key} lo deshace.</numerusform>
        <numerusform>%Ln unidades eliminadas. {key} lo deshace.</numerusform>
      </translation>
    </message>
    <message>
      <source>Deleted from {memory}. {key} takes it back.</source>
      <translation>Borrado de {memory}. {key} lo deshace.</translation>
    </message>
    <message>
      <source>Deleted words</source>
      <translation>Palabras suprimidas</translation>
    </message>
    <message>
      <source>Denmark</source>
      <translation>Dinamarca</translation>
    </message>
    <message>
      <source>Detach the engine</source>
      <translation>Separar el motor</translation>
    </message>
    <message>
      <source>Details</source>
      <translation>Detalles</translation>
    </message>
    <message>
      <source>Device or resource busy</source>
      <translation>dispositivo o archivo ocupado</translation>
    </message>
    <message>
      <source>Dictionaries</source>
      <translation>Diccionarios</translation>
    </message>
    <message>
      <source>Dictionaries are the extensions of LibreOffice (.oxt), or two files .aff and .dic.</source>
      <translation>Los diccionarios son extensiones de LibreOffice (.oxt) o dos archivos .aff y .dic.</translation>
    </message>
    <message>
      <source>Dictionary</source>
      <translation>Diccionario</translation>
    </message>
    <message>
      <source>Did you mean {name}?</source>
      <translation>¿Quiso decir {name}?</translation>
    </message>
    <message>
      <source>Different</source>
      <translation>Distintos</translation>
    </message>
    <message>
      <source>Different sources</source>
      <translation>Originales distintos</translation>
    </message>
    <message>
      <source>Different sources translated alike.</source>
      <translation>Originales distintos traducidos igual.</translation>
    </message>
    <message>
      <source>Different translations of one source</source>
      <translation>Traducciones distintas de un original</translation>
    </message>
    <message>
      <source>Digits</source>
      <translation>Cifras</translation>
    </message>
    <message>
      <source>Directory not empty</source>
      <translation>la carpeta no está vacía</translation>
    </message>
    <message>
      <source>Discard</source>
      <translation>Descartar</translation>
    </message>
    <message>
      <source>Disk quota exceeded</source>
      <translation>cuota de disco superada</translation>
    </message>
    <message>
      <source>Distortion</source>
      <translation>Distorsión</translation>
    </message>
    <message>
      <source>Divide the file into smaller ones.</source>
      <translation>Divida el archivo en otros más pequeños.</translation>
    </message>
    <message>
      <source>Do again what was taken back.</source>
      <translation>Rehacer lo que se deshizo.</translation>
    </message>
    <message>
      <source>Do again what was undone.</source>
      <translation>Volver a hacer lo deshecho.</translation>
    </message>
    <message>
      <source>Do not ignore it</source>
      <translation>No ignorarlo</translation>
    </message>
    <message>
      <source>Do not train them</source>
      <translation>No entrenarlos</translation>
    </message>
    <message>
      <source>Do not write documents that have any</source>
      <translation>No escribir los documentos que tengan alguno</translation>
    </message>
    <message>
      <source>Doc</source>
      <translation>Doc</translation>
    </message>
    <message>
      <source>Document</source>
      <translation>Documento</translation>
    </message>
    <message>
      <source>Document of the unit</source>
      <translation>Documento de la unidad</translation>
    </message>
    <message>
      <source>Documents</source>
      <translation>Documentos</translation>
    </message>
    <message>
      <source>Documents in</source>
      <translation>Documentos en</translation>
    </message>
    <message>
      <source>Documents to translate</source>
      <translation>Documentos para traducir</translation>
    </message>
    <message>
      <source>Documents, deadline, memories and engine of the project; again: back to the editor.</source>
      <translation>Documentos, fecha límite, memorias y motor del proyecto; otra vez: de vuelta al editor.</translation>
    </message>
    <message>
      <source>Documents, translations, comments, terms and settings go into one file. What your colleague does with it can be merged back here.</source>
      <translation>Documentos, traducciones, comentarios, términos y ajustes van en un archivo. Lo que su colega haga con él se puede integrar aquí.</translation>
    </message>
    <message>
      <source>Documents: translations that XLIFF and PO files bring along</source>
      <translation>Documentos: traducciones que traen los archivos XLIFF y PO</translation>
    </message>
    <message>
      <source>Domain</source>
      <translation>Ámbito</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Listo</translation>
    </message>
    <message>
      <source>Done again: {what}.</source>
      <translation>Rehecho: {what}.</translation>
    </message>
    <message>
      <source>Doubled spaces</source>
      <translation>Espacios dobles</translation>
    </message>
    <message>
      <source>Doubtful words are no longer underlined.</source>
      <translation>Las palabras dudosas ya no se subrayan.</translation>
    </message>
    <message>
      <source>Down</source>
      <translation>Bajar</translation>
    </message>
    <message>
      <source>Download it again.</source>
      <translation>Descárguelo de nuevo.</translation>
    </message>
    <message>
      <source>Draft</source>
      <translation>Borrador</translation>
    </message>
    <message>
      <source>Drafts</source>
      <translation>Borradores</translation>
    </message>
    <message>
      <source>Drafts are written as they are, and marked as drafts.</source>
      <translation>Los borradores se escriben tal como están, marcados como borradores.</translation>
    </message>
    <message>
      <source>Drop TBX, UTX, Excel, TSV or CSV files here, or press Add</source>
      <translation>Suelte aquí archivos TBX, UTX, Excel, TSV o CSV, o pulse Añadir</translation>
    </message>
    <message>
      <source>Drop TMX or SDLTM files here, or press Add</source>
      <translation>Suelte aquí archivos TMX o SDLTM, o pulse Añadir</translation>
    </message>
    <message>
      <source>Drop documents or folders here, or press Add</source>
      <translation>Suelte aquí documentos o carpetas, o pulse Añadir</translation>
    </message>
    <message>
      <source>Drop the filter: all segments in document order (Escape)</source>
      <translation>Quitar el filtro: todos los segmentos en el orden del documento (Esc)</translation>
    </message>
    <message>
      <source>Duplicate the engine</source>
      <translation>Duplicar el motor</translation>
    </message>
    <message>
      <source>Dutch</source>
      <translation>neerlandés</translation>
    </message>
    <message>
      <source>E&amp;nd the Review</source>
      <translation>&amp;Terminar la revisión</translation>
    </message>
    <message>
      <source>E&amp;ngine</source>
      <translation>Mo&amp;tor</translation>
    </message>
    <message>
      <source>E&amp;ngines</source>
      <translation>&amp;Motores</translation>
    </message>
    <message>
      <source>E&amp;xport the Findings …</source>
      <translation>&amp;Exportar los hallazgos…</translation>
    </message>
    <message>
      <source>E&amp;xport …</source>
      <translation>E&amp;xportar…</translation>
    </message>
    <message>
      <source>Each part of a split segment needs a word.</source>
      <translation>Cada parte de un segmento dividido necesita una palabra.</translation>
    </message>
    <message>
      <source>Each part of the training text is translated with models of the others, so that no sentence is translated with phrases of its own. 1 is faster and learns little.</source>
      <translation>Cada parte del texto de entrenamiento se traduce con modelos de las otras, para que ninguna frase se traduzca con sus propias expresiones. 1 es más rápido y aprende poco.</translation>
    </message>
    <message>
      <source>Earlier count to compare with</source>
      <translation>Recuento anterior para comparar</translation>
    </message>
    <message>
      <source>Earlier version</source>
      <translation>Versión anterior</translation>
    </message>
    <message>
      <source>Edit the Memory Unit</source>
      <translation>Editar la unidad de memoria</translation>
    </message>
    <message>
      <source>Edit the Source</source>
      <translation>Editar el original</translation>
    </message>
    <message>
      <source>Edit the source</source>
      <translation>Editar el original</translation>
    </message>
    <message>
      <source>Edits and time</source>
      <translation>Ediciones y tiempo</translation>
    </message>
    <message>
      <source>Edits by origin</source>
      <translation>Ediciones por origen</translation>
    </message>
    <message>
      <source>Edits by segment</source>
      <translation>Ediciones por segmento</translation>
    </message>
    <message>
      <source>Ellipsis</source>
      <translation>Puntos suspensivos</translation>
    </message>
    <message>
      <source>Em dash</source>
      <translation>Raya</translation>
    </message>
    <message>
      <source>En dash</source>
      <translation>Semirraya</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>Codificaciones</translation>
    </message>
    <message>
      <source>End the review</source>
      <translation>Terminar la revisión</translation>
    </message>
    <message>
      <source>End the tour</source>
      <translation>Terminar la visita</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Motor</translation>
    </message>
    <message>
      <source>Engine &amp;A</source>
      <translation>Motor &amp;A</translation>
    </message>
    <message>
      <source>Engine &amp;B</source>
      <translation>Motor &amp;B</translation>
    </message>
    <message>
      <source>Engine A</source>
      <translation>Motor A</translation>
    </message>
    <message>
      <source>Engine B</source>
      <translation>Motor B</translation>
    </message>
    <message>
      <source>Engine not available</source>
      <translation>Motor no disponible</translation>
    </message>
    <message>
      <source>Engine to compare with</source>
      <translation>Motor de comparación</translation>
    </message>
    <message>
      <source>Engine to start from</source>
      <translation>Motor de partida</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>Motor: {name}</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Motores</translation>
    </message>
    <message>
      <source>Engines of this kind cannot be made of a part of their text.</source>
      <translation>Los motores de este tipo no pueden hacerse con una parte de su texto.</translation>
    </message>
    <message>
      <source>Engines of this kind have no features of words and phrases.</source>
      <translation>Los motores de este tipo no tienen rasgos de palabras y expresiones.</translation>
    </message>
    <message>
      <source>Engines of this kind have no rules with gaps.</source>
      <translation>Los motores de este tipo no tienen reglas con huecos.</translation>
    </message>
    <message>
      <source>English</source>
      <translation>inglés</translation>
    </message>
    <message>
      <source>Enter</source>
      <translation>Intro</translation>
    </message>
    <message>
      <source>Enter brings this version back.</source>
      <translation>Intro recupera esta versión.</translation>
    </message>
    <message>
      <source>Enter goes there; Del ignores it.</source>
      <translation>Intro va allí; Supr lo ignora.</translation>
    </message>
    <message>
      <source>Enter goes there; F2 answers it; Del resolves it or opens it again.</source>
      <translation>Intro va allí; F2 responde; Supr lo resuelve o lo vuelve a abrir.</translation>
    </message>
    <message>
      <source>Enter goes there; F2 mends it; Del ignores it.</source>
      <translation>Intro va allí; F2 lo arregla; Supr lo ignora.</translation>
    </message>
    <message>
      <source>Enter goes to this segment.</source>
      <translation>Intro va a este segmento.</translation>
    </message>
    <message>
      <source>Enter or a double click inserts it; F2 changes it, Del removes it.</source>
      <translation>Intro o un doble clic lo inserta; F2 lo cambia, Supr lo quita.</translation>
    </message>
    <message>
      <source>Enter or a double click inserts the translation; F2 selects a part of it.</source>
      <translation>Intro o un doble clic inserta la traducción; F2 selecciona una parte.</translation>
    </message>
    <message>
      <source>Entries</source>
      <translation>Entradas</translation>
    </message>
    <message>
      <source>Estimate the training</source>
      <translation>Estimar el entrenamiento</translation>
    </message>
    <message>
      <source>Estimated from Postil's own measurements; your machine may differ.</source>
      <translation>Estimado según las mediciones de Postil; su equipo puede diferir.</translation>
    </message>
    <message>
      <source>Estimated from earlier trainings on this machine.</source>
      <translation>Estimado según entrenamientos anteriores en este equipo.</translation>
    </message>
    <message>
      <source>Estimated quality of this word: {percent}.</source>
      <translation>Calidad estimada de esta palabra: {percent}.</translation>
    </message>
    <message>
      <source>Estonian</source>
      <translation>estonio</translation>
    </message>
    <message>
      <source>Every command, by a few letters</source>
      <translation>Cualquier comando, con unas letras</translation>
    </message>
    <message>
      <source>Every document in a folder is translated with the memories, glossaries and the engine of this project, as far as they know it. The project stays as it is.</source>
      <translation>Cada documento de una carpeta se traduce con las memorias, los glosarios y el motor de este proyecto, hasta donde lo conocen. El proyecto queda como está.</translation>
    </message>
    <message>
      <source>Every line holds one tree, such as (S (NP …) (VP …)), or nothing.</source>
      <translation>Cada línea contiene un árbol, como (S (NP …) (VP …)), o nada.</translation>
    </message>
    <message>
      <source>Every severity</source>
      <translation>Cualquier gravedad</translation>
    </message>
    <message>
      <source>Everything in this project is confirmed.</source>
      <translation>En este proyecto todo está confirmado.</translation>
    </message>
    <message>
      <source>Everything stays on this machine. You can close this window and go on translating; the status bar shows how far it is.</source>
      <translation>Todo queda en este equipo. Puede cerrar esta ventana y seguir traduciendo; la barra de estado muestra el avance.</translation>
    </message>
    <message>
      <source>Everything stays on this machine; you can go on translating meanwhile.</source>
      <translation>Todo queda en este equipo; puede seguir traduciendo.</translation>
    </message>
    <message>
      <source>Example: source&lt;tab&gt;target&lt;tab&gt;note&lt;tab&gt;forbidden</source>
      <translation>Ejemplo: source&lt;tab&gt;target&lt;tab&gt;note&lt;tab&gt;forbidden</translation>
    </message>
    <message>
      <source>Examples: before and after</source>
      <translation>Ejemplos: antes y después</translation>
    </message>
    <message>
      <source>Expected BLEU</source>
      <translation>BLEU esperado</translation>
    </message>
    <message>
      <source>Expected BLEU is what works; the others are there to compare with.</source>
      <translation>BLEU esperado es lo que funciona; los otros están para comparar.</translation>
    </message>
    <message>
      <source>Expected to stay: {percent}</source>
      <translation>Se espera que quede en un {percent}</translation>
    </message>
    <message>
      <source>Expected {expected}, came {came}.</source>
      <translation>Esperado {expected}, resultó {came}.</translation>
    </message>
    <message>
      <source>Export</source>
      <translation>Exportar</translation>
    </message>
    <message>
      <source>Export &amp;All Documents …</source>
      <translation>Exportar &amp;todos los documentos…</translation>
    </message>
    <message>
      <source>Export All Documents</source>
      <translation>Exportar todos los documentos</translation>
    </message>
    <message>
      <source>Export All the Same</source>
      <translation>Exportar de todos modos</translation>
    </message>
    <message>
      <source>Export all documents</source>
      <translation>Exportar todos los documentos</translation>
    </message>
    <message>
      <source>Export all …</source>
      <translation>Exportar todo…</translation>
    </message>
    <message>
      <source>Export it again.</source>
      <translation>Expórtelo de nuevo.</translation>
    </message>
    <message>
      <source>Export it as XLIFF 1.2 or 2.0.</source>
      <translation>Expórtelo como XLIFF 1.2 o 2.0.</translation>
    </message>
    <message>
      <source>Export it from memoQ again, or open the mqxliff file itself.</source>
      <translation>Expórtelo de nuevo desde memoQ o abra el propio archivo mqxliff.</translation>
    </message>
    <message>
      <source>Export its documents instead.</source>
      <translation>Exporte en su lugar sus documentos.</translation>
    </message>
    <message>
      <source>Export the &amp;Memory …</source>
      <translation>Exportar la &amp;memoria…</translation>
    </message>
    <message>
      <source>Export the &amp;Return Package …</source>
      <translation>Exportar el paquete de &amp;retorno…</translation>
    </message>
    <message>
      <source>Export the Findings</source>
      <translation>Exportar los hallazgos</translation>
    </message>
    <message>
      <source>Export the Layer</source>
      <translation>Exportar la capa</translation>
    </message>
    <message>
      <source>Export the Return Package</source>
      <translation>Exportar el paquete de retorno</translation>
    </message>
    <message>
      <source>Export the Statistics</source>
      <translation>Exportar las estadísticas</translation>
    </message>
    <message>
      <source>Export the Translation</source>
      <translation>Exportar la traducción</translation>
    </message>
    <message>
      <source>Export the document</source>
      <translation>Exportar el documento</translation>
    </message>
    <message>
      <source>Export the engine</source>
      <translation>Exportar el motor</translation>
    </message>
    <message>
      <source>Export the findings</source>
      <translation>Exportar los hallazgos</translation>
    </message>
    <message>
      <source>Export the glossary</source>
      <translation>Exportar el glosario</translation>
    </message>
    <message>
      <source>Export the layer</source>
      <translation>Exportar la capa</translation>
    </message>
    <message>
      <source>Export the memories</source>
      <translation>Exportar las memorias</translation>
    </message>
    <message>
      <source>Export the memory</source>
      <translation>Exportar la memoria</translation>
    </message>
    <message>
      <source>Export the return package</source>
      <translation>Exportar el paquete de retorno</translation>
    </message>
    <message>
      <source>Export the statistics</source>
      <translation>Exportar las estadísticas</translation>
    </message>
    <message>
      <source>Export the translation</source>
      <translation>Exportar la traducción</translation>
    </message>
    <message>
      <source>Export …</source>
      <translation>Exportar…</translation>
    </message>
    <message>
      <source>Export, duplicate, rename or delete it.</source>
      <translation>Exportarlo, duplicarlo, cambiarle el nombre o eliminarlo.</translation>
    </message>
    <message>
      <source>Exported to {file}.</source>
      <translation>Exportado a {file}.</translation>
    </message>
    <message>
      <source>Exported to {path}.</source>
      <translation>Exportado a {path}.</translation>
    </message>
    <message>
      <source>Exporting {name}</source>
      <translation>Exportando {name}</translation>
    </message>
    <message>
      <source>Exporting …</source>
      <translation>Exportando…</translation>
    </message>
    <message>
      <source>Extra tags</source>
      <translation>Etiquetas de más</translation>
    </message>
    <message>
      <source>F&amp;ocus Mode</source>
      <translation>Modo &amp;concentración</translation>
    </message>
    <message>
      <source>F&amp;uzzy Match</source>
      <translation>Coincidencia &amp;parcial</translation>
    </message>
    <message>
      <source>F1</source>
      <translation>F1</translation>
    </message>
    <message>
      <source>F2 changes it, Del removes it.</source>
      <translation>F2 lo cambia, Supr lo quita.</translation>
    </message>
    <message>
      <source>F2 changes the comment, Del removes it.</source>
      <translation>F2 cambia el comentario, Supr lo quita.</translation>
    </message>
    <message>
      <source>Features</source>
      <translation>Rasgos</translation>
    </message>
    <message>
      <source>Features of linked words also count for these forms of them, so that rare words learn from others: the first and last four letters, classes of words, numbers of as many digits, or all of these.</source>
      <translation>Los rasgos de palabras enlazadas valen también para estas formas de ellas, de modo que las palabras raras aprendan de otras: las cuatro primeras y últimas letras, clases de palabras, números con las mismas cifras, o todo ello.</translation>
    </message>
    <message>
      <source>Fi&amp;lters</source>
      <translation>Fi&amp;ltros</translation>
    </message>
    <message>
      <source>File exists</source>
      <translation>el archivo ya existe</translation>
    </message>
    <message>
      <source>File name too long</source>
      <translation>nombre de archivo demasiado largo</translation>
    </message>
    <message>
      <source>File of source trees</source>
      <translation>Archivo de árboles del origen</translation>
    </message>
    <message>
      <source>File of the shared memory</source>
      <translation>Archivo de la memoria compartida</translation>
    </message>
    <message>
      <source>File of trees</source>
      <translation>Archivo de árboles</translation>
    </message>
    <message>
      <source>File too large</source>
      <translation>archivo demasiado grande</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Archivos</translation>
    </message>
    <message>
      <source>Files that cannot be used</source>
      <translation>Archivos que no se pueden usar</translation>
    </message>
    <message>
      <source>Fill Empty Segments with &amp;Pseudo-Translation</source>
      <translation>Rellenar los segmentos vacíos con &amp;pseudotraducción</translation>
    </message>
    <message>
      <source>Fill an empty translation with the best memory match, if it is at least this similar.</source>
      <translation>Rellenar una traducción vacía con la mejor coincidencia, si es al menos así de parecida.</translation>
    </message>
    <message>
      <source>Fill empty segments from the memories and the engine, in one step.</source>
      <translation>Rellenar los segmentos vacíos con las memorias y el motor, de una vez.</translation>
    </message>
    <message>
      <source>Fill the checked ones</source>
      <translation>Rellenar los marcados</translation>
    </message>
    <message>
      <source>Fill the memory</source>
      <translation>Llenar la memoria</translation>
    </message>
    <message>
      <source>Fill them</source>
      <translation>Rellenarlos</translation>
    </message>
    <message>
      <source>Filter</source>
      <translation>Filtrar</translation>
    </message>
    <message>
      <source>Filter by name, language or kind</source>
      <translation>Filtrar por nombre, idioma o tipo</translation>
    </message>
    <message>
      <source>Filter by source or translation</source>
      <translation>Filtrar por original o traducción</translation>
    </message>
    <message>
      <source>Filter by state</source>
      <translation>Filtrar por estado</translation>
    </message>
    <message>
      <source>Filter the engines</source>
      <translation>Filtrar los motores</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filtros</translation>
    </message>
    <message>
      <source>Filters ({number})</source>
      <translation>Filtros ({number})</translation>
    </message>
    <message>
      <source>Final</source>
      <translation>Final</translation>
    </message>
    <message>
      <source>Final punctuation</source>
      <translation>Puntuación final</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Find a text in all segments and replace it where you want.</source>
      <translation>Buscar un texto en todos los segmentos y reemplazarlo donde quiera.</translation>
    </message>
    <message>
      <source>Find and &amp;Replace …</source>
      <translation>Buscar y &amp;reemplazar…</translation>
    </message>
    <message>
      <source>Find and Replace</source>
      <translation>Buscar y reemplazar</translation>
    </message>
    <message>
      <source>Find and Replace in “{name}”</source>
      <translation>Buscar y reemplazar en «{name}»</translation>
    </message>
    <message>
      <source>Find and replace in the translations of the units that are listed.</source>
      <translation>Buscar y reemplazar en las traducciones de las unidades mostradas.</translation>
    </message>
    <message>
      <source>Find any command by a few letters, and run it.</source>
      <translation>Encontrar un comando con unas letras y ejecutarlo.</translation>
    </message>
    <message>
      <source>Find terms</source>
      <translation>Buscar términos</translation>
    </message>
    <message>
      <source>Find the first open segment</source>
      <translation>Buscar el primer segmento abierto</translation>
    </message>
    <message>
      <source>Find the segment</source>
      <translation>Buscar el segmento</translation>
    </message>
    <message>
      <source>Find, add, change and delete terms; import and export glossaries.</source>
      <translation>Buscar, añadir, cambiar y eliminar términos; importar y exportar glosarios.</translation>
    </message>
    <message>
      <source>Find, change and delete units; repetitions and different translations of one source.</source>
      <translation>Buscar, cambiar y eliminar unidades; repeticiones y traducciones distintas de un original.</translation>
    </message>
    <message>
      <source>Finding</source>
      <translation>Hallazgo</translation>
    </message>
    <message>
      <source>Findings</source>
      <translation>Hallazgos</translation>
    </message>
    <message>
      <source>Findings (penalty points: {points}; in 1,000 words: {each})</source>
      <translation>Hallazgos (puntos de penalización: {points}; por 1000 palabras: {each})</translation>
    </message>
    <message>
      <source>Finds new weights for the models of an engine, on segments that are like what you translate now. Takes a minute or two, and makes nothing unless the segments come out better.</source>
      <translation>Halla pesos nuevos para los modelos de un motor, con segmentos parecidos a lo que traduce ahora. Tarda uno o dos minutos, y no crea nada si los segmentos no salen mejor.</translation>
    </message>
    <message>
      <source>Finland</source>
      <translation>Finlandia</translation>
    </message>
    <message>
      <source>Finnish</source>
      <translation>finés</translation>
    </message>
    <message>
      <source>First day</source>
      <translation>Primer día</translation>
    </message>
    <message>
      <source>First letter</source>
      <translation>Primera letra</translation>
    </message>
    <message>
      <source>Fitting the confidence model</source>
      <translation>Ajustando el modelo de confianza</translation>
    </message>
    <message>
      <source>Fix: </source>
      <translation>Arreglo: </translation>
    </message>
    <message>
      <source>Float or dock {panel}</source>
      <translation>Desacoplar o acoplar {panel}</translation>
    </message>
    <message>
      <source>Fn</source>
      <translation>NP</translation>
    </message>
    <message>
      <source>Folder</source>
      <translation>Carpeta</translation>
    </message>
    <message>
      <source>Folder of documents</source>
      <translation>Carpeta de documentos</translation>
    </message>
    <message>
      <source>Folder of new projects</source>
      <translation>Carpeta de proyectos nuevos</translation>
    </message>
    <message>
      <source>Folder of the engine</source>
      <translation>Carpeta del motor</translation>
    </message>
    <message>
      <source>Folder of the project</source>
      <translation>Carpeta del proyecto</translation>
    </message>
    <message>
      <source>Follows what the engine learned. Before: {text}</source>
      <translation>Sigue lo que el motor ha aprendido. Antes: {text}</translation>
    </message>
    <message>
      <source>Font of {language}</source>
      <translation>Fuente: {language}</translation>
    </message>
    <message>
      <source>Fonts of its languages are chosen while a project is open.</source>
      <translation>Las fuentes de sus idiomas se eligen con un proyecto abierto.</translation>
    </message>
    <message>
      <source>Foot</source>
      <translation>Pie</translation>
    </message>
    <message>
      <source>Footer of the page</source>
      <translation>Pie de página</translation>
    </message>
    <message>
      <source>Footnote or endnote</source>
      <translation>Nota al pie o final</translation>
    </message>
    <message>
      <source>For example: Printer manual, spring edition</source>
      <translation>Por ejemplo: Manual de impresora, edición de primavera</translation>
    </message>
    <message>
      <source>Forbidden characters</source>
      <translation>Caracteres prohibidos</translation>
    </message>
    <message>
      <source>Forbidden terms</source>
      <translation>Términos prohibidos</translation>
    </message>
    <message>
      <source>Forbidden: this translation is to be avoided</source>
      <translation>Prohibido: esta traducción debe evitarse</translation>
    </message>
    <message>
      <source>Forget the filter</source>
      <translation>Olvidar el filtro</translation>
    </message>
    <message numerus="yes">
      <source>Forget what was learned from %Ln segments, for good?</source>
      <translation>
        <numerusform>¿Olvidar definitivamente lo aprendido de %Ln segmento?</numerusform>
        <numerusform>¿Olvidar definitivamente lo aprendido de %Ln segmentos?</numerusform>
      </translation>
    </message>
    <message>
      <source>Formats that know segments, such as XLIFF, keep theirs.</source>
      <translation>Los formatos que conocen segmentos, como XLIFF, conservan los suyos.</translation>
    </message>
    <message>
      <source>Forms of words</source>
      <translation>Formas de las palabras</translation>
    </message>
    <message>
      <source>Found: {what}.</source>
      <translation>Encontrado: {what}.</translation>
    </message>
    <message>
      <source>France</source>
      <translation>Francia</translation>
    </message>
    <message>
      <source>Free software under the GNU General Public License, version 3 or later.</source>
      <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior.</translation>
    </message>
    <message>
      <source>French</source>
      <translation>francés</translation>
    </message>
    <message>
      <source>From</source>
      <translation>A partir de</translation>
    </message>
    <message>
      <source>From a day on</source>
      <translation>A partir de un día</translation>
    </message>
    <message>
      <source>From a draft of the machine, which would write something else now.</source>
      <translation>De un borrador de la máquina, que ahora escribiría otra cosa.</translation>
    </message>
    <message>
      <source>From a memory</source>
      <translation>De una memoria</translation>
    </message>
    <message>
      <source>From a memory match of {score}</source>
      <translation>De una coincidencia de memoria del {score}</translation>
    </message>
    <message>
      <source>From a memory match that is not there any more.</source>
      <translation>De una coincidencia de memoria que ya no existe.</translation>
    </message>
    <message>
      <source>From an alignment</source>
      <translation>De una alineación</translation>
    </message>
    <message>
      <source>From an earlier version of the document</source>
      <translation>De una versión anterior del documento</translation>
    </message>
    <message>
      <source>From now on the machine always uses this translation, or another form of it that the engine knows. The checks report where it is missing.</source>
      <translation>A partir de ahora la máquina usa siempre esta traducción, u otra forma suya que el motor conozca. Las comprobaciones señalan dónde falta.</translation>
    </message>
    <message>
      <source>From now on the machine avoids this translation, and the checks report it.</source>
      <translation>A partir de ahora la máquina evita esta traducción, y las comprobaciones la señalan.</translation>
    </message>
    <message>
      <source>From now on the machine uses this translation where the sentence allows it; where the source has another form of the term, only if the engine knows a form for it. The checks report where it is missing.</source>
      <translation>A partir de ahora la máquina usa esta traducción donde la frase lo permite; si el término aparece en otra forma, solo si el motor conoce una que le corresponda. Las comprobaciones señalan dónde falta.</translation>
    </message>
    <message>
      <source>From the earlier version of the document, whose source was another.</source>
      <translation>De la versión anterior del documento, cuyo original era otro.</translation>
    </message>
    <message>
      <source>From the engine {name}</source>
      <translation>Del motor {name}</translation>
    </message>
    <message>
      <source>From the machine</source>
      <translation>De la máquina</translation>
    </message>
    <message>
      <source>From the machine, which expected {score} of it to stay</source>
      <translation>De la máquina, que esperaba que quedara el {score}</translation>
    </message>
    <message>
      <source>From which language, to which?</source>
      <translation>¿De qué idioma a cuál?</translation>
    </message>
    <message>
      <source>From your memories and parallel texts, on this computer: {key}.</source>
      <translation>Con sus memorias y textos paralelos, en este equipo: {key}.</translation>
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
      <translation>De:</translation>
    </message>
    <message>
      <source>Gained most ({gained})</source>
      <translation>Los que más ganan ({gained})</translation>
    </message>
    <message>
      <source>Gained so far</source>
      <translation>Ganancia hasta ahora</translation>
    </message>
    <message>
      <source>Galician</source>
      <translation>gallego</translation>
    </message>
    <message>
      <source>Gaps in a rule</source>
      <translation>Huecos en una regla</translation>
    </message>
    <message>
      <source>Gaps in rules</source>
      <translation>Huecos en las reglas</translation>
    </message>
    <message>
      <source>Georgian</source>
      <translation>georgiano</translation>
    </message>
    <message>
      <source>German</source>
      <translation>alemán</translation>
    </message>
    <message>
      <source>Germany</source>
      <translation>Alemania</translation>
    </message>
    <message>
      <source>Give it up</source>
      <translation>Abandonar</translation>
    </message>
    <message>
      <source>Give the engine a name.</source>
      <translation>Dé un nombre al motor.</translation>
    </message>
    <message>
      <source>Give the marked command the keys of the keymap again.</source>
      <translation>Devolver al comando marcado los atajos del mapa.</translation>
    </message>
    <message>
      <source>Give the project a name.</source>
      <translation>Dé un nombre al proyecto.</translation>
    </message>
    <message>
      <source>Glossaries</source>
      <translation>Glosarios</translation>
    </message>
    <message>
      <source>Glossaries of the project</source>
      <translation>Glosarios del proyecto</translation>
    </message>
    <message>
      <source>Glossary</source>
      <translation>Glosario</translation>
    </message>
    <message>
      <source>Glossary that takes them</source>
      <translation>Glosario que los recibe</translation>
    </message>
    <message>
      <source>Go</source>
      <translation>Ir</translation>
    </message>
    <message>
      <source>Go Back to a &amp;Backup …</source>
      <translation>&amp;Volver a una copia de seguridad…</translation>
    </message>
    <message>
      <source>Go Back to a Backup</source>
      <translation>Volver a una copia de seguridad</translation>
    </message>
    <message>
      <source>Go back to a backup</source>
      <translation>Volver a una copia de seguridad</translation>
    </message>
    <message>
      <source>Go back to the translation.</source>
      <translation>Volver a la traducción.</translation>
    </message>
    <message>
      <source>Go back to where you were.</source>
      <translation>Volver a donde estaba.</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Continuar</translation>
    </message>
    <message>
      <source>Go on later</source>
      <translation>Continuar más tarde</translation>
    </message>
    <message>
      <source>Go on with it, or give it up.</source>
      <translation>Continuarlo o abandonarlo.</translation>
    </message>
    <message>
      <source>Go on with the engine it was compared with, and discard the new one. More or closer texts help most; another recipe or other settings may.</source>
      <translation>Siga con el motor con el que se comparó y descarte el nuevo. Lo que más ayuda son más textos o más cercanos; quizá otra receta u otros ajustes.</translation>
    </message>
    <message>
      <source>Go round: editor, matches, panels, filter.</source>
      <translation>Recorrer: editor, coincidencias, paneles, filtro.</translation>
    </message>
    <message>
      <source>Go there</source>
      <translation>Ir allí</translation>
    </message>
    <message>
      <source>Go to</source>
      <translation>Ir a</translation>
    </message>
    <message>
      <source>Go to Segment</source>
      <translation>Ir al segmento</translation>
    </message>
    <message>
      <source>Go to a segment by its number.</source>
      <translation>Ir a un segmento por su número.</translation>
    </message>
    <message>
      <source>Go to a segment in which the checks find something.</source>
      <translation>Ir a un segmento en que las comprobaciones hallan algo.</translation>
    </message>
    <message>
      <source>Go to a segment with a bookmark.</source>
      <translation>Ir a un segmento con marcador.</translation>
    </message>
    <message>
      <source>Go to a segment with a comment.</source>
      <translation>Ir a un segmento con comentario.</translation>
    </message>
    <message>
      <source>Go to a segment with another source.</source>
      <translation>Ir a un segmento con otro original.</translation>
    </message>
    <message>
      <source>Go to an open segment from a fuzzy match.</source>
      <translation>Ir a un segmento abierto de una coincidencia parcial.</translation>
    </message>
    <message>
      <source>Go to an open segment from the machine.</source>
      <translation>Ir a un segmento abierto de la máquina.</translation>
    </message>
    <message>
      <source>Go to the First</source>
      <translation>Ir al primero</translation>
    </message>
    <message>
      <source>Go to the Ne&amp;xt</source>
      <translation>Ir al siguie&amp;nte</translation>
    </message>
    <message>
      <source>Go to the Pre&amp;vious</source>
      <translation>Ir al an&amp;terior</translation>
    </message>
    <message>
      <source>Go to the counts: words by match band, what was changed, how sure the machine is.</source>
      <translation>Ir a las cuentas: palabras por banda, lo que se cambió, la confianza de la máquina.</translation>
    </message>
    <message>
      <source>Go to the document as running text.</source>
      <translation>Ir al documento como texto seguido.</translation>
    </message>
    <message>
      <source>Go to the filter: show only segments with a text.</source>
      <translation>Ir al filtro: mostrar solo los segmentos con un texto.</translation>
    </message>
    <message>
      <source>Go to the first segment of the chosen document that is not confirmed.</source>
      <translation>Ir al primer segmento sin confirmar del documento elegido.</translation>
    </message>
    <message>
      <source>Go to the first segment shown.</source>
      <translation>Ir al primer segmento mostrado.</translation>
    </message>
    <message>
      <source>Go to the glossary terms of the segment.</source>
      <translation>Ir a los términos de glosario del segmento.</translation>
    </message>
    <message>
      <source>Go to the last segment shown.</source>
      <translation>Ir al último segmento mostrado.</translation>
    </message>
    <message>
      <source>Go to the next coming segment that what was learned changes.</source>
      <translation>Ir al próximo segmento que cambia por lo aprendido.</translation>
    </message>
    <message>
      <source>Go to the next misspelt word or forbidden term and list what could stand there.</source>
      <translation>Ir a la siguiente palabra mal escrita o término prohibido y listar qué podría ir ahí.</translation>
    </message>
    <message>
      <source>Go to the next pair that is in doubt.</source>
      <translation>Ir al siguiente par dudoso.</translation>
    </message>
    <message>
      <source>Go to the next segment in which the checks find something.</source>
      <translation>Ir al siguiente segmento en que las comprobaciones hallan algo.</translation>
    </message>
    <message>
      <source>Go to the next segment that is not confirmed, without confirming this one.</source>
      <translation>Ir al siguiente segmento sin confirmar, sin confirmar este.</translation>
    </message>
    <message>
      <source>Go to the notes and comments on the segment, and to its history.</source>
      <translation>Ir a las notas y comentarios del segmento, y a su historial.</translation>
    </message>
    <message>
      <source>Go to the search in the memories.</source>
      <translation>Ir a la búsqueda en las memorias.</translation>
    </message>
    <message>
      <source>Go to the segment above.</source>
      <translation>Ir al segmento de arriba.</translation>
    </message>
    <message>
      <source>Go to the segment before in which the checks find something.</source>
      <translation>Ir al segmento anterior en que las comprobaciones hallan algo.</translation>
    </message>
    <message>
      <source>Go to the segment below.</source>
      <translation>Ir al segmento de abajo.</translation>
    </message>
    <message>
      <source>Go to what memories, machine and glossaries propose.</source>
      <translation>Ir a lo que proponen las memorias, la máquina y los glosarios.</translation>
    </message>
    <message>
      <source>Go to what the checks find in the segment, or in all of them.</source>
      <translation>Ir a lo que las comprobaciones hallan en el segmento o en todos.</translation>
    </message>
    <message>
      <source>Go to what the engine learned, and what it changed.</source>
      <translation>Ir a lo que el motor aprendió y a lo que cambió.</translation>
    </message>
    <message>
      <source>Go to what the reviewer found and changed.</source>
      <translation>Ir a lo que el revisor encontró y cambió.</translation>
    </message>
    <message>
      <source>Goal</source>
      <translation>Objetivo</translation>
    </message>
    <message>
      <source>Goes along</source>
      <translation>Se incluye</translation>
    </message>
    <message>
      <source>Going back in the source: how often</source>
      <translation>Retrocesos en el origen: cuántos</translation>
    </message>
    <message>
      <source>Going back in the source: words</source>
      <translation>Retrocesos en el origen: palabras</translation>
    </message>
    <message>
      <source>Greek</source>
      <translation>griego</translation>
    </message>
    <message>
      <source>Groups of settings</source>
      <translation>Grupos de ajustes</translation>
    </message>
    <message>
      <source>Guide</source>
      <translation>Guía</translation>
    </message>
    <message>
      <source>Hand the Project Over</source>
      <translation>Entregar el proyecto</translation>
    </message>
    <message>
      <source>Hand the project over</source>
      <translation>Entregar el proyecto</translation>
    </message>
    <message>
      <source>Has learned</source>
      <translation>Ha aprendido</translation>
    </message>
    <message>
      <source>Have its text recognised (OCR), or ask for the document that it was made from.</source>
      <translation>Haga reconocer su texto (OCR) o pida el documento del que se hizo.</translation>
    </message>
    <message>
      <source>Head</source>
      <translation>Enc.</translation>
    </message>
    <message>
      <source>Header of the page</source>
      <translation>Encabezado de página</translation>
    </message>
    <message>
      <source>Heading of level {level}</source>
      <translation>Título de nivel {level}</translation>
    </message>
    <message>
      <source>Hebrew</source>
      <translation>hebreo</translation>
    </message>
    <message>
      <source>Held-out segments: comparing</source>
      <translation>Segmentos reservados: comparación</translation>
    </message>
    <message>
      <source>Held-out segments: the new engine translates</source>
      <translation>Segmentos reservados: traduce el motor nuevo</translation>
    </message>
    <message>
      <source>Held-out segments: the {which} engine translates</source>
      <translation>Segmentos reservados: traduce el motor {which}</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps)</source>
      <translation>Jerárquico (expresiones con huecos)</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps), left to right</source>
      <translation>Jerárquico (expresiones con huecos), de izquierda a derecha</translation>
    </message>
    <message>
      <source>Hierarchical (phrases with gaps), looked up when needed</source>
      <translation>Jerárquico (expresiones con huecos), consultado cuando hace falta</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Contraste alto</translation>
    </message>
    <message>
      <source>Hindi</source>
      <translation>hindi</translation>
    </message>
    <message>
      <source>Hinge loss</source>
      <translation>Pérdida hinge</translation>
    </message>
    <message>
      <source>History of Segment {number}</source>
      <translation>Historial del segmento {number}</translation>
    </message>
    <message>
      <source>Hope and fear</source>
      <translation>Esperanza y temor</translation>
    </message>
    <message>
      <source>Hope and fear: translations that are good and that the engine likes are compared with bad ones that it likes. K-best: the best translations found so far are compared with those that the engine prefers now.</source>
      <translation>Esperanza y temor: se comparan buenas traducciones que el motor valora con malas que también valora. Las k mejores: se comparan las mejores traducciones halladas hasta ahora con las que el motor prefiere ahora.</translation>
    </message>
    <message>
      <source>How better weights are looked for: MIRA is quick and steady, MERT is the classic. The others go through the segments one by one as well, each with a measure of its own.</source>
      <translation>Cómo se buscan mejores pesos: MIRA es rápido y constante, MERT es el clásico. Los demás también recorren los segmentos uno a uno, cada uno con su propia medida.</translation>
    </message>
    <message>
      <source>How close segments stand: compact shows nearly twice as many.</source>
      <translation>Separación de los segmentos: la vista compacta muestra casi el doble.</translation>
    </message>
    <message>
      <source>How far each sentence moves the scores.</source>
      <translation>Cuánto mueve cada frase las puntuaciones.</translation>
    </message>
    <message>
      <source>How far each sentence moves the weights; 0 takes what suits the way of learning.</source>
      <translation>Cuánto mueve cada frase los pesos; 0 toma lo que va bien con el modo de aprender.</translation>
    </message>
    <message>
      <source>How far it is, and its learning curve; or what came of it.</source>
      <translation>Su avance y su curva de aprendizaje, o su resultado.</translation>
    </message>
    <message>
      <source>How far one sentence may move the weights.</source>
      <translation>Cuánto puede mover los pesos una frase.</translation>
    </message>
    <message>
      <source>How it learned</source>
      <translation>Cómo aprendió</translation>
    </message>
    <message>
      <source>How large all backups of a project may be together; the latest is kept in any case.</source>
      <translation>Tamaño total que pueden tener las copias de seguridad de un proyecto; la última se guarda en todo caso.</translation>
    </message>
    <message>
      <source>How long after the last keystroke a draft is written to disk.</source>
      <translation>Cuánto después de la última pulsación se escribe un borrador en el disco.</translation>
    </message>
    <message>
      <source>How many backups of a project are kept: the latest ones, and one a day and a week of older ones.</source>
      <translation>Cuántas copias de seguridad de un proyecto se guardan: las últimas, y de las anteriores una por día y por semana.</translation>
    </message>
    <message>
      <source>How many of the best translations of each sentence are kept for comparison; only with K-best.</source>
      <translation>Cuántas de las mejores traducciones de cada frase se guardan para comparar; solo con Las k mejores.</translation>
    </message>
    <message>
      <source>How many of the smallest rules are put together into one, at most. More parts make longer phrases, and take more time and space.</source>
      <translation>De cuántas de las reglas más pequeñas se compone una, como máximo. Más partes dan expresiones más largas, y requieren más tiempo y espacio.</translation>
    </message>
    <message>
      <source>How many parts of a rule other phrases may fill, as in “neither … nor …”. With 0 it has phrases only.</source>
      <translation>Cuántas partes de una regla pueden llenar otras expresiones, como en «ni … ni …». Con 0 solo hay expresiones sin huecos.</translation>
    </message>
    <message>
      <source>How many sentences of the training text, evenly spread, are translated in each round; 0 takes all of them.</source>
      <translation>Cuántas frases del texto de entrenamiento, repartidas por igual, se traducen en cada ronda; 0 las toma todas.</translation>
    </message>
    <message>
      <source>How many target phrases each source phrase keeps.</source>
      <translation>Cuántas expresiones de destino conserva cada expresión de origen.</translation>
    </message>
    <message>
      <source>How many target phrases the decoder may choose from for each source word.</source>
      <translation>Entre cuántas expresiones de destino puede elegir el decodificador para cada palabra.</translation>
    </message>
    <message>
      <source>How many translations of each kind are compared.</source>
      <translation>Cuántas traducciones de cada tipo se comparan.</translation>
    </message>
    <message>
      <source>How many translations of each segment are compared with yours.</source>
      <translation>Cuántas traducciones de cada segmento se comparan con la suya.</translation>
    </message>
    <message>
      <source>How many translations of each sentence a round adds. With real-first, the best of them is what the others are compared with, and there must be two.</source>
      <translation>Cuántas traducciones de cada frase añade una ronda. Con real-first, la mejor es con la que se comparan las demás, y debe haber dos.</translation>
    </message>
    <message>
      <source>How many translations of each sentence are compared with what you wrote.</source>
      <translation>Cuántas traducciones de cada frase se comparan con lo que usted escribió.</translation>
    </message>
    <message>
      <source>How much closer “{name}” is</source>
      <translation>Cuánto más cerca está «{name}»</translation>
    </message>
    <message>
      <source>How often a project that is open and was changed is backed up, into its folder; also when it is closed.</source>
      <translation>Cada cuánto se hace una copia de seguridad de un proyecto abierto y modificado, en su carpeta; también al cerrarlo.</translation>
    </message>
    <message>
      <source>How often a rule was seen</source>
      <translation>Frecuencia de una regla</translation>
    </message>
    <message>
      <source>How often all translations found so far are gone through in a round.</source>
      <translation>Cuántas veces se recorren en una ronda todas las traducciones halladas.</translation>
    </message>
    <message>
      <source>How often the segments are translated again. Tuning stops earlier when nothing is gained any more.</source>
      <translation>Cuántas veces se traducen de nuevo los segmentos. El ajuste termina antes cuando ya no se gana nada.</translation>
    </message>
    <message>
      <source>How often the training text is gone through. The best round is kept, and training stops when the held-out segments gain nothing any more.</source>
      <translation>Cuántas veces se recorre el texto de entrenamiento. Se conserva la mejor ronda, y el entrenamiento termina cuando los segmentos reservados ya no ganan nada.</translation>
    </message>
    <message>
      <source>How often the training text is translated again, to find what the engine still prefers to what you wrote. The best round is kept.</source>
      <translation>Cuántas veces se traduce de nuevo el texto de entrenamiento, para hallar lo que el motor aún prefiere a lo que usted escribió. Se conserva la mejor ronda.</translation>
    </message>
    <message>
      <source>How phrases become sentences: Improved uses a language model and is the one to work with; Contradiction and No contradiction are those of the publication.</source>
      <translation>Cómo las expresiones se hacen frases: Mejorado usa un modelo de lenguaje y es con el que trabajar; Contradicción y Sin contradicción son los de la publicación.</translation>
    </message>
    <message>
      <source>How the best pass is found, whose scores are kept. The held-out segments are translated after each pass: with the weights of the engine as they are, or with weights tuned by MERT, as the method was published, which takes many times as long.</source>
      <translation>Cómo se encuentra la mejor pasada, cuyas puntuaciones se conservan. Los segmentos reservados se traducen después de cada pasada: con los pesos del motor tal como están, o con pesos ajustados con MERT, como se publicó el método, lo que tarda muchas veces más.</translation>
    </message>
    <message>
      <source>How the weights of the models are found again once the scores are in: MERT is the classic and what the method was published with, MIRA is steadier; none leaves them as they were.</source>
      <translation>Cómo se vuelven a hallar los pesos de los modelos con las puntuaciones: MERT es el clásico con el que se publicó el método, MIRA es más estable; ninguno los deja como estaban.</translation>
    </message>
    <message>
      <source>How the weights of the models are found on held-out segments: MIRA is quick and steady, MERT is the classic. None keeps the weights Postil comes with.</source>
      <translation>Cómo se hallan los pesos de los modelos en segmentos reservados: MIRA es rápido y estable, MERT es el clásico. Ninguno conserva los pesos con que viene Postil.</translation>
    </message>
    <message>
      <source>How to search</source>
      <translation>Cómo buscar</translation>
    </message>
    <message>
      <source>How true the confidences came</source>
      <translation>Cuánto se cumplieron las confianzas</translation>
    </message>
    <message>
      <source>Hungarian</source>
      <translation>húngaro</translation>
    </message>
    <message>
      <source>Hunspell, which reads spelling dictionaries, is not on this system.</source>
      <translation>Hunspell, que lee los diccionarios ortográficos, no está en este sistema.</translation>
    </message>
    <message>
      <source>H{level}</source>
      <translation>T{level}</translation>
    </message>
    <message>
      <source>Icelandic</source>
      <translation>islandés</translation>
    </message>
    <message>
      <source>Identifier</source>
      <translation>Identificador</translation>
    </message>
    <message>
      <source>If you forget a key: {key} finds any command. The guide is in this menu.</source>
      <translation>Si olvida un atajo: {key} encuentra cualquier comando. La guía está en este menú.</translation>
    </message>
    <message>
      <source>If you trust the file, unpack it yourself.</source>
      <translation>Si confía en el archivo, descomprímalo usted.</translation>
    </message>
    <message>
      <source>Ignore it</source>
      <translation>Ignorarlo</translation>
    </message>
    <message>
      <source>Ignore the finding</source>
      <translation>Ignorar el hallazgo</translation>
    </message>
    <message>
      <source>Ignore “{word}”</source>
      <translation>Ignorar «{word}»</translation>
    </message>
    <message>
      <source>Ignored too</source>
      <translation>Con ignorados</translation>
    </message>
    <message>
      <source>Import a TMX file; or make a shared memory of it first.</source>
      <translation>Importe un archivo TMX, o haga primero de él una memoria compartida.</translation>
    </message>
    <message>
      <source>Import a glossary</source>
      <translation>Importar un glosario</translation>
    </message>
    <message>
      <source>Import a glossary: TBX, UTX, Excel, TSV or CSV.</source>
      <translation>Añadir un glosario al proyecto: TBX, UTX, Excel, TSV o CSV.</translation>
    </message>
    <message>
      <source>Import a memory</source>
      <translation>Importar una memoria</translation>
    </message>
    <message>
      <source>Import an engine</source>
      <translation>Importar un motor</translation>
    </message>
    <message>
      <source>Import or train it anew.</source>
      <translation>Importe o entrene el motor de nuevo.</translation>
    </message>
    <message>
      <source>Import the corpus again.</source>
      <translation>Importe el corpus de nuevo.</translation>
    </message>
    <message>
      <source>Import the engine</source>
      <translation>Importar el motor</translation>
    </message>
    <message>
      <source>Import the engine again or train it again.</source>
      <translation>Importe el motor de nuevo o vuelva a entrenarlo.</translation>
    </message>
    <message>
      <source>Import the glossary</source>
      <translation>Importar el glosario</translation>
    </message>
    <message>
      <source>Import the memory</source>
      <translation>Importar la memoria</translation>
    </message>
    <message>
      <source>Importing {file} …</source>
      <translation>Importando {file}…</translation>
    </message>
    <message>
      <source>Importing {name}</source>
      <translation>Importando {name}</translation>
    </message>
    <message>
      <source>Improved</source>
      <translation>Mejorado</translation>
    </message>
    <message>
      <source>Improves an engine of any kind with the text it was made from: words and phrases get weights of their own, so that what you wrote ranks before what the engine preferred, and the further ahead the better it is. Takes some minutes for each ten thousand segments.</source>
      <translation>Mejora un motor de cualquier tipo con el texto del que se hizo: palabras y expresiones reciben pesos propios, de modo que lo que usted escribió queda delante de lo que el motor prefería, y tanto más cuanto mejor es. Tarda unos minutos por cada diez mil segmentos.</translation>
    </message>
    <message>
      <source>Improves an engine with the text it was made from: every sentence is translated again in many ways, and phrases that lead to what you wrote are scored up, others down. Translating takes no longer afterwards.</source>
      <translation>Mejora un motor con el texto del que está hecho: cada frase se traduce de nuevo de muchas maneras; las expresiones que llevan a lo que usted escribió suben, las demás bajan. Traducir no tarda más después.</translation>
    </message>
    <message>
      <source>Improves an engine with the text it was made from: words, phrases and their neighbours get weights of their own, so that what you write ranks before what the engine would have preferred. Takes longer than other recipes, and translating becomes up to half as fast.</source>
      <translation>Mejora un motor con el texto del que está hecho: palabras, expresiones y sus vecinas reciben pesos propios, para que lo que usted escribe vaya antes que lo que el motor habría preferido. Tarda más que otras recetas, y traducir puede ir a la mitad de velocidad.</translation>
    </message>
    <message>
      <source>In &amp;use</source>
      <translation>En &amp;uso</translation>
    </message>
    <message>
      <source>In a parallel corpus, each line translates the line of the same number.</source>
      <translation>En un corpus paralelo, cada línea traduce la línea del mismo número.</translation>
    </message>
    <message>
      <source>In document order</source>
      <translation>Orden del documento</translation>
    </message>
    <message>
      <source>In the source</source>
      <translation>En el origen</translation>
    </message>
    <message>
      <source>In the translation</source>
      <translation>En la traducción</translation>
    </message>
    <message numerus="yes">
      <source>In the translations of the %Ln units that are listed on the page.</source>
      <translation>
        <numerusform>En la traducción de la %Ln unidad que muestra la página.</numerusform>
        <numerusform>En las traducciones de las %Ln unidades que muestra la página.</numerusform>
      </translation>
    </message>
    <message>
      <source>In this project the machine does not use terms; only the checks do.</source>
      <translation>En este proyecto la máquina no tiene en cuenta los términos; solo lo hacen las comprobaciones.</translation>
    </message>
    <message>
      <source>In use in this project</source>
      <translation>En uso en este proyecto</translation>
    </message>
    <message>
      <source>Index of rules</source>
      <translation>Índice de reglas</translation>
    </message>
    <message>
      <source>Indonesian</source>
      <translation>indonesio</translation>
    </message>
    <message>
      <source>Input/output error</source>
      <translation>error de entrada/salida</translation>
    </message>
    <message>
      <source>Insert</source>
      <translation>Insertar</translation>
    </message>
    <message>
      <source>Insert Next &amp;Tag</source>
      <translation>Insertar la siguiente &amp;etiqueta</translation>
    </message>
    <message>
      <source>Insert Term &amp;1</source>
      <translation>Insertar el término &amp;1</translation>
    </message>
    <message>
      <source>Insert Term &amp;2</source>
      <translation>Insertar el término &amp;2</translation>
    </message>
    <message>
      <source>Insert Term &amp;3</source>
      <translation>Insertar el término &amp;3</translation>
    </message>
    <message>
      <source>Insert Term &amp;4</source>
      <translation>Insertar el término &amp;4</translation>
    </message>
    <message>
      <source>Insert Term &amp;5</source>
      <translation>Insertar el término &amp;5</translation>
    </message>
    <message>
      <source>Insert This &amp;Tag</source>
      <translation>Insertar esta e&amp;tiqueta</translation>
    </message>
    <message>
      <source>Insert a C&amp;haracter …</source>
      <translation>Insertar un &amp;carácter…</translation>
    </message>
    <message>
      <source>Insert a character</source>
      <translation>Insertar un carácter</translation>
    </message>
    <message>
      <source>Insert a mark that makes signs beside it run from left to right.</source>
      <translation>Insertar una marca que hace ir de izquierda a derecha los signos vecinos.</translation>
    </message>
    <message>
      <source>Insert a mark that makes signs beside it run from right to left.</source>
      <translation>Insertar una marca que hace ir de derecha a izquierda los signos vecinos.</translation>
    </message>
    <message>
      <source>Insert a space at which no line ends.</source>
      <translation>Insertar un espacio en el que no termina la línea.</translation>
    </message>
    <message>
      <source>Insert a tag</source>
      <translation>Insertar una etiqueta</translation>
    </message>
    <message>
      <source>Insert all missing tags at the caret, or around the selection.</source>
      <translation>Insertar todas las etiquetas que faltan en el cursor o alrededor de la selección.</translation>
    </message>
    <message>
      <source>Insert from the source</source>
      <translation>Insertar del original</translation>
    </message>
    <message>
      <source>Insert term 1 of the segment at the caret.</source>
      <translation>Insertar el término 1 del segmento en el cursor.</translation>
    </message>
    <message>
      <source>Insert term 2 of the segment at the caret.</source>
      <translation>Insertar el término 2 del segmento en el cursor.</translation>
    </message>
    <message>
      <source>Insert term 3 of the segment at the caret.</source>
      <translation>Insertar el término 3 del segmento en el cursor.</translation>
    </message>
    <message>
      <source>Insert term 4 of the segment at the caret.</source>
      <translation>Insertar el término 4 del segmento en el cursor.</translation>
    </message>
    <message>
      <source>Insert term 5 of the segment at the caret.</source>
      <translation>Insertar el término 5 del segmento en el cursor.</translation>
    </message>
    <message>
      <source>Insert the current match, or what is selected in it, at the caret.</source>
      <translation>Insertar en el cursor la coincidencia actual, o lo seleccionado en ella.</translation>
    </message>
    <message>
      <source>Insert the next tag that is missing; a pair goes around the selection.</source>
      <translation>Insertar la siguiente etiqueta que falta; un par rodea la selección.</translation>
    </message>
    <message>
      <source>Insert the tag that is selected in the source; a pair goes around the selection.</source>
      <translation>Insertar la etiqueta seleccionada en el original; un par rodea la selección.</translation>
    </message>
    <message>
      <source>Inserted word</source>
      <translation>Palabra insertada</translation>
    </message>
    <message>
      <source>Inserted words</source>
      <translation>Palabras añadidas</translation>
    </message>
    <message>
      <source>Install it with: pip install postil[cluster]</source>
      <translation>Instálelo con: pip install postil[cluster]</translation>
    </message>
    <message>
      <source>Install it, on Debian by: apt install libhunspell-1.7-0</source>
      <translation>Instálelo, en Debian con: apt install libhunspell-1.7-0</translation>
    </message>
    <message>
      <source>Install the package {package}, or name a file of trees or another parser.</source>
      <translation>Instale el paquete {package}, o indique un archivo de árboles u otro analizador.</translation>
    </message>
    <message>
      <source>Instead of an engine of its own: what it knows of phrases that belong together becomes two features of a phrase-based engine, which is then tuned again.</source>
      <translation>En vez de un motor propio: lo que sabe de expresiones que van juntas pasa a ser dos rasgos de un motor basado en expresiones, que luego se ajusta de nuevo.</translation>
    </message>
    <message>
      <source>Into a &amp;memory of the project …</source>
      <translation>A una &amp;memoria del proyecto…</translation>
    </message>
    <message>
      <source>Into a memory</source>
      <translation>A una memoria</translation>
    </message>
    <message>
      <source>Into the new &amp;folder</source>
      <translation>En la nueva &amp;carpeta</translation>
    </message>
    <message>
      <source>Irish</source>
      <translation>irlandés</translation>
    </message>
    <message>
      <source>Is a directory</source>
      <translation>es una carpeta</translation>
    </message>
    <message>
      <source>Is it in the source language?</source>
      <translation>¿Está en la lengua de origen?</translation>
    </message>
    <message>
      <source>It answers: {workers} workers with {threads} threads. They must see the engines folder under the same name.</source>
      <translation>Responde: {workers} procesos con {threads} hilos. Deben ver la carpeta de motores con el mismo nombre.</translation>
    </message>
    <message>
      <source>It can go on where it stopped when you open Postil again, or be cancelled now.</source>
      <translation>Puede continuar donde se detuvo cuando vuelva a abrir Postil, o cancelarse ahora.</translation>
    </message>
    <message>
      <source>It cannot be opened. {problem}</source>
      <translation>No se puede abrir. {problem}</translation>
    </message>
    <message>
      <source>It cannot be read ({reason}).</source>
      <translation>No se puede leer ({reason}).</translation>
    </message>
    <message>
      <source>It does not tell what it was trained on.</source>
      <translation>No dice con qué se entrenó.</translation>
    </message>
    <message>
      <source>It drew no learning curve.</source>
      <translation>No trazó ninguna curva de aprendizaje.</translation>
    </message>
    <message>
      <source>It gives matches; nothing of this project goes into it.</source>
      <translation>Da coincidencias; nada de este proyecto entra en ella.</translation>
    </message>
    <message>
      <source>It gives no more matches here, and gets nothing of this project any more. Its file stays where it is, with all that is in it, and can be attached again.</source>
      <translation>Ya no da coincidencias aquí ni recibe nada de este proyecto. Su archivo se queda donde está, con todo su contenido, y se puede volver a adjuntar.</translation>
    </message>
    <message>
      <source>It gives no more matches here, and what was changed in it here is lost. A file that it was read from stays where it is. This cannot be undone.</source>
      <translation>Ya no dará coincidencias aquí, y lo que se cambió en ella aquí se pierde. El archivo del que se leyó se queda donde está. Esto no se puede deshacer.</translation>
    </message>
    <message>
      <source>It has not learned from confirmed segments yet.

Use it in a project: it learns from every segment you confirm, and what it learned is listed here.</source>
      <translation>Aún no ha aprendido de segmentos confirmados.

Úselo en un proyecto: aprende de cada segmento que usted confirma, y lo aprendido se lista aquí.</translation>
    </message>
    <message>
      <source>It has: {names}.</source>
      <translation>Hay: {names}.</translation>
    </message>
    <message>
      <source>It is damaged ({reason}).</source>
      <translation>Está dañado ({reason}).</translation>
    </message>
    <message>
      <source>It is in use in {projects}.</source>
      <translation>Se usa en {projects}.</translation>
    </message>
    <message>
      <source>It is in use in {projects}: these projects will work without an engine. What they taught it stays in their journals.</source>
      <translation>Se usa en {projects}: esos proyectos trabajarán sin motor. Lo que le enseñaron queda en sus diarios.</translation>
    </message>
    <message>
      <source>It is in use in “{name}”.</source>
      <translation>Se usa en «{name}».</translation>
    </message>
    <message>
      <source>It is made with these components, each under its own licence:</source>
      <translation>Está hecho con estos componentes, cada uno con su propia licencia:</translation>
    </message>
    <message>
      <source>It is not kept in the engines folder. Delete its folder yourself.</source>
      <translation>No está en la carpeta de motores. Elimine usted su carpeta.</translation>
    </message>
    <message>
      <source>It is not there.</source>
      <translation>No está ahí.</translation>
    </message>
    <message>
      <source>It learns from you</source>
      <translation>Aprende de usted</translation>
    </message>
    <message>
      <source>It translates between other languages than the open project.</source>
      <translation>Traduce entre otros idiomas que el proyecto abierto.</translation>
    </message>
    <message>
      <source>It was moved or deleted, or its disk is out: it stood in {folder}.</source>
      <translation>Se movió o se eliminó, o su disco no está conectado: estaba en {folder}.</translation>
    </message>
    <message>
      <source>It was not compared with another engine yet.</source>
      <translation>Aún no se ha comparado con otro motor.</translation>
    </message>
    <message>
      <source>It was not measured on held-out segments. Compare it with another engine.</source>
      <translation>No se midió en segmentos reservados. Compárelo con otro motor.</translation>
    </message>
    <message>
      <source>Italian</source>
      <translation>italiano</translation>
    </message>
    <message>
      <source>Italy</source>
      <translation>Italia</translation>
    </message>
    <message>
      <source>Item of a list</source>
      <translation>Elemento de lista</translation>
    </message>
    <message>
      <source>Its columns are: {names}.</source>
      <translation>Sus columnas son: {names}.</translation>
    </message>
    <message>
      <source>Its languages are {languages}.</source>
      <translation>Sus idiomas son {languages}.</translation>
    </message>
    <message>
      <source>Its segment is confirmed anew, and the engine learns the new text instead.</source>
      <translation>Su segmento se confirma de nuevo y el motor aprende en su lugar el texto nuevo.</translation>
    </message>
    <message>
      <source>Its terms cannot be changed, removed or added to.</source>
      <translation>Sus términos no se pueden cambiar, quitar ni ampliar.</translation>
    </message>
    <message>
      <source>Its training drew no learning curve.</source>
      <translation>Su entrenamiento no trazó ninguna curva de aprendizaje.</translation>
    </message>
    <message>
      <source>Its translation</source>
      <translation>Su traducción</translation>
    </message>
    <message>
      <source>Jaccard</source>
      <translation>Jaccard</translation>
    </message>
    <message>
      <source>Japan</source>
      <translation>Japón</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>japonés</translation>
    </message>
    <message>
      <source>K-best</source>
      <translation>Las k mejores</translation>
    </message>
    <message>
      <source>Keep</source>
      <translation>Conservar</translation>
    </message>
    <message>
      <source>Keep ca&amp;pitals</source>
      <translation>Conservar ma&amp;yúsculas</translation>
    </message>
    <message>
      <source>Keep the filter</source>
      <translation>Guardar el filtro</translation>
    </message>
    <message>
      <source>Keep the keys there are, and add this one.</source>
      <translation>Conservar los atajos actuales y añadir este.</translation>
    </message>
    <message>
      <source>Keep the new engine beside the others, without using it.</source>
      <translation>Conservar el motor nuevo junto a los demás, sin usarlo.</translation>
    </message>
    <message>
      <source>Keep the settings</source>
      <translation>Guardar los ajustes</translation>
    </message>
    <message>
      <source>Keep the weights</source>
      <translation>Guardar los pesos</translation>
    </message>
    <message>
      <source>Keep this count</source>
      <translation>Guardar este recuento</translation>
    </message>
    <message>
      <source>Keeps your texts instead of all phrases with gaps, and looks them up for each sentence: the engine takes a fraction of the space, and a suggestion about a tenth of a second more. Whoever gets the engine gets your texts with it.</source>
      <translation>Guarda sus textos en lugar de todas las expresiones con huecos y las busca para cada frase: el motor ocupa una fracción del espacio y una sugerencia tarda una décima de segundo más. Quien recibe el motor recibe con él sus textos.</translation>
    </message>
    <message>
      <source>Kept</source>
      <translation>Conservados</translation>
    </message>
    <message>
      <source>Kept out</source>
      <translation>Reservados</translation>
    </message>
    <message>
      <source>Keyboard</source>
      <translation>Teclado</translation>
    </message>
    <message>
      <source>Keymap</source>
      <translation>Mapa de teclas</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Atajos de teclado</translation>
    </message>
    <message>
      <source>Keys of the keymap “{name}”</source>
      <translation>Atajos del mapa «{name}»</translation>
    </message>
    <message>
      <source>Kind</source>
      <translation>Tipo</translation>
    </message>
    <message>
      <source>Kind of findings</source>
      <translation>Tipo de hallazgos</translation>
    </message>
    <message>
      <source>Kinds: {kinds}; severities: {severities}.</source>
      <translation>Tipos: {kinds}; gravedades: {severities}.</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>coreano</translation>
    </message>
    <message>
      <source>Labelling the translations</source>
      <translation>Etiquetando las traducciones</translation>
    </message>
    <message>
      <source>Labels are syntactic categories such as NP; are these trees?</source>
      <translation>Las etiquetas son categorías sintácticas como NP; ¿son árboles?</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Language model</source>
      <translation>Modelo de lenguaje</translation>
    </message>
    <message>
      <source>Language model of word classes</source>
      <translation>Modelo de lenguaje de clases de palabras</translation>
    </message>
    <message>
      <source>Language model of word classes, classes</source>
      <translation>Modelo de lenguaje de clases de palabras, clases</translation>
    </message>
    <message>
      <source>Language model of word classes, n-grams</source>
      <translation>Modelo de lenguaje de clases de palabras, n-gramas</translation>
    </message>
    <message>
      <source>Language model on disk</source>
      <translation>Modelo de lenguaje en disco</translation>
    </message>
    <message>
      <source>Language model, first word of a phrase</source>
      <translation>Modelo de lenguaje, primera palabra de una expresión</translation>
    </message>
    <message>
      <source>Language model, n-grams</source>
      <translation>Modelo de lenguaje, n-gramas</translation>
    </message>
    <message>
      <source>Language of Postil</source>
      <translation>Idioma de Postil</translation>
    </message>
    <message>
      <source>Language of {name}</source>
      <translation>Idioma de {name}</translation>
    </message>
    <message>
      <source>Language to search in</source>
      <translation>Idioma de la búsqueda</translation>
    </message>
    <message>
      <source>Languages</source>
      <translation>Idiomas</translation>
    </message>
    <message>
      <source>Large margins</source>
      <translation>Grandes márgenes</translation>
    </message>
    <message>
      <source>Large margins, round {number}</source>
      <translation>Grandes márgenes, ronda {number}</translation>
    </message>
    <message>
      <source>Larger &amp;Text</source>
      <translation>Texto más &amp;grande</translation>
    </message>
    <message>
      <source>Largest step</source>
      <translation>Paso máximo</translation>
    </message>
    <message>
      <source>Last changed first</source>
      <translation>Últimos cambiados primero</translation>
    </message>
    <message>
      <source>Last day</source>
      <translation>Último día</translation>
    </message>
    <message>
      <source>Latin America</source>
      <translation>Latinoamérica</translation>
    </message>
    <message>
      <source>Latvian</source>
      <translation>letón</translation>
    </message>
    <message>
      <source>Layers</source>
      <translation>Capas</translation>
    </message>
    <message>
      <source>Layers (*{suffix})</source>
      <translation>Capas (*{suffix})</translation>
    </message>
    <message>
      <source>Layers of what was learned</source>
      <translation>Capas de lo aprendido</translation>
    </message>
    <message>
      <source>Layers …</source>
      <translation>Capas…</translation>
    </message>
    <message>
      <source>Learn from what was confirmed</source>
      <translation>Aprender de lo confirmado</translation>
    </message>
    <message>
      <source>Learned</source>
      <translation>Aprendido</translation>
    </message>
    <message>
      <source>Learned features</source>
      <translation>Rasgos aprendidos</translation>
    </message>
    <message numerus="yes">
      <source>Learned from %Ln segments of {name}.</source>
      <translation>
        <numerusform>Aprendido de %Ln segmento de {name}.</numerusform>
        <numerusform>Aprendido de %Ln segmentos de {name}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Learned from by the engine</source>
      <translation>Del que ha aprendido el motor</translation>
    </message>
    <message>
      <source>Learned from segment {number}</source>
      <translation>Aprendido del segmento {number}</translation>
    </message>
    <message>
      <source>Learned phrase scores</source>
      <translation>Puntuaciones de expresiones aprendidas</translation>
    </message>
    <message>
      <source>Learning curve</source>
      <translation>Curva de aprendizaje</translation>
    </message>
    <message>
      <source>Learning curve in words</source>
      <translation>La curva de aprendizaje en palabras</translation>
    </message>
    <message>
      <source>Learns phrases with gaps as well, which carry words over long distances: for languages whose word order differs much. Takes more time and space than a phrase-based engine.</source>
      <translation>Aprende también expresiones con huecos, que llevan palabras a gran distancia: para lenguas cuyo orden de palabras difiere mucho. Necesita más tiempo y espacio que un motor basado en expresiones.</translation>
    </message>
    <message>
      <source>Learns phrases with gaps whose translation begins with a word, so that translations grow from left to right. Has fewer rules than a hierarchical engine and takes less space.</source>
      <translation>Aprende expresiones con huecos cuya traducción empieza por una palabra, de modo que las traducciones crecen de izquierda a derecha. Tiene menos reglas que un motor jerárquico y ocupa menos espacio.</translation>
    </message>
    <message>
      <source>Learns which phrases occur together, and builds sentences from phrases that overlap. Trains in seconds; translates worse than a phrase-based engine of the same text.</source>
      <translation>Aprende qué expresiones van juntas y construye frases con expresiones que se solapan. Se entrena en segundos; traduce peor que un motor basado en expresiones del mismo texto.</translation>
    </message>
    <message>
      <source>Learns words, phrases and their order from your memories and parallel texts. The start of everything else: train one first, the more text and the closer to your work, the better.</source>
      <translation>Aprende palabras, expresiones y su orden de sus memorias y textos paralelos. Es el punto de partida: entrene primero uno así. Cuanto más texto y más cercano a su trabajo, mejor.</translation>
    </message>
    <message>
      <source>Least confidence</source>
      <translation>Confianza mínima</translation>
    </message>
    <message>
      <source>Least confidence of the machine</source>
      <translation>Confianza mínima de la máquina</translation>
    </message>
    <message>
      <source>Least memory match</source>
      <translation>Coincidencia mínima de memoria</translation>
    </message>
    <message>
      <source>Least number of occurrences</source>
      <translation>Número mínimo de apariciones</translation>
    </message>
    <message>
      <source>Least value</source>
      <translation>Valor mínimo</translation>
    </message>
    <message>
      <source>Leave --cluster out.</source>
      <translation>Omita --cluster.</translation>
    </message>
    <message>
      <source>Leave out / keep</source>
      <translation>Omitir / guardar</translation>
    </message>
    <message>
      <source>Leave out one sentence of the corpus and train again.</source>
      <translation>Quite una frase del corpus y vuelva a entrenar.</translation>
    </message>
    <message>
      <source>Leave the pair out, or keep it after all.</source>
      <translation>Dejar fuera el par, o conservarlo después de todo.</translation>
    </message>
    <message>
      <source>Leave the team server</source>
      <translation>Dejar el servidor del equipo</translation>
    </message>
    <message>
      <source>Leave them</source>
      <translation>Dejarlos</translation>
    </message>
    <message>
      <source>Leave them as the document has them</source>
      <translation>Dejarlos como los tiene el documento</translation>
    </message>
    <message>
      <source>Left Out</source>
      <translation>Se dejó fuera</translation>
    </message>
    <message>
      <source>Left aside</source>
      <translation>No se tienen en cuenta</translation>
    </message>
    <message>
      <source>Left-to-right mark</source>
      <translation>Marca de izquierda a derecha</translation>
    </message>
    <message>
      <source>Length</source>
      <translation>Longitud</translation>
    </message>
    <message>
      <source>Lessons</source>
      <translation>Lecciones</translation>
    </message>
    <message>
      <source>Lessons coun&amp;t for</source>
      <translation>Le&amp;cciones válidas para</translation>
    </message>
    <message>
      <source>Let both engines translate the segments, and judge them.</source>
      <translation>Hacer que ambos motores traduzcan los segmentos y juzgarlos.</translation>
    </message>
    <message>
      <source>Let the selected words, or the word at the caret, go before the word before.</source>
      <translation>Llevar las palabras seleccionadas, o la del cursor, delante de la palabra anterior.</translation>
    </message>
    <message>
      <source>Let the selected words, or the word at the caret, go behind the word after.</source>
      <translation>Llevar las palabras seleccionadas, o la del cursor, detrás de la palabra siguiente.</translation>
    </message>
    <message>
      <source>Let the training stand still, or go on.</source>
      <translation>Pausar el entrenamiento o continuarlo.</translation>
    </message>
    <message>
      <source>Lexical weighting, direct</source>
      <translation>Ponderación léxica, directa</translation>
    </message>
    <message>
      <source>Lexical weighting, inverse</source>
      <translation>Ponderación léxica, inversa</translation>
    </message>
    <message>
      <source>Licence</source>
      <translation>Licencia</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Light colours.</source>
      <translation>Colores claros.</translation>
    </message>
    <message>
      <source>Light or dark, as the desktop is.</source>
      <translation>Claro u oscuro, como el escritorio.</translation>
    </message>
    <message>
      <source>Light, dark, or as the desktop has it.</source>
      <translation>Claros, oscuros o como el escritorio.</translation>
    </message>
    <message>
      <source>Like OmegaT</source>
      <translation>Como OmegaT</translation>
    </message>
    <message>
      <source>Like Trados Studio</source>
      <translation>Como Trados Studio</translation>
    </message>
    <message>
      <source>Like memoQ</source>
      <translation>Como memoQ</translation>
    </message>
    <message>
      <source>Like this text</source>
      <translation>Como este texto</translation>
    </message>
    <message>
      <source>Likelihood ratio</source>
      <translation>Razón de verosimilitud</translation>
    </message>
    <message>
      <source>Lines in this encoding</source>
      <translation>Líneas en esta codificación</translation>
    </message>
    <message>
      <source>Link rare words</source>
      <translation>Enlazar palabras raras</translation>
    </message>
    <message>
      <source>Linked words</source>
      <translation>Palabras enlazadas</translation>
    </message>
    <message>
      <source>Linked words side by side</source>
      <translation>Palabras enlazadas una junto a otra</translation>
    </message>
    <message>
      <source>Links of words</source>
      <translation>Enlaces entre palabras</translation>
    </message>
    <message>
      <source>List</source>
      <translation>Lista</translation>
    </message>
    <message>
      <source>List dashes, spaces and marks, and insert one by its number.</source>
      <translation>Listar guiones, espacios y marcas, e insertar uno por su número.</translation>
    </message>
    <message>
      <source>List other translations of the selected words, or of those at the caret.</source>
      <translation>Listar otras traducciones de las palabras seleccionadas o de las del cursor.</translation>
    </message>
    <message>
      <source>List other translations of the whole segment, with what differs marked.</source>
      <translation>Listar otras traducciones de todo el segmento, con las diferencias marcadas.</translation>
    </message>
    <message>
      <source>List the backups with postil rescue --list.</source>
      <translation>Vea las copias de seguridad con postil rescue --list.</translation>
    </message>
    <message>
      <source>List the documents</source>
      <translation>Enumerar los documentos</translation>
    </message>
    <message>
      <source>List the engines</source>
      <translation>Listar los motores</translation>
    </message>
    <message>
      <source>List the machine's translations of words selected in the source.</source>
      <translation>Listar las traducciones automáticas de las palabras seleccionadas en el original.</translation>
    </message>
    <message>
      <source>List the memories</source>
      <translation>Listar las memorias</translation>
    </message>
    <message>
      <source>List the missing tags and insert one by its number.</source>
      <translation>Listar las etiquetas que faltan e insertar una por su número.</translation>
    </message>
    <message>
      <source>List the segments without a translation as well; else they are only counted.</source>
      <translation>Mostrar también los segmentos sin traducción; si no, solo se cuentan.</translation>
    </message>
    <message>
      <source>List the tags, numbers, dates, measures and names of the source that the translation lacks, as its language writes them, and insert one by its number.</source>
      <translation>Listar las etiquetas, números, fechas, medidas y nombres del original que faltan en la traducción, escritos como en su idioma, e insertar uno por su número.</translation>
    </message>
    <message>
      <source>List the terms</source>
      <translation>Listar los términos</translation>
    </message>
    <message>
      <source>List them too</source>
      <translation>Mostrarlos también</translation>
    </message>
    <message>
      <source>Lithuanian</source>
      <translation>lituano</translation>
    </message>
    <message>
      <source>Loc&amp;k or Unlock</source>
      <translation>B&amp;loquear o desbloquear</translation>
    </message>
    <message>
      <source>Local conventions</source>
      <translation>Convenciones locales</translation>
    </message>
    <message>
      <source>Lock</source>
      <translation>Bloquear</translation>
    </message>
    <message>
      <source>Lock the segment against changes, or unlock it.</source>
      <translation>Bloquear el segmento contra cambios o desbloquearlo.</translation>
    </message>
    <message>
      <source>Locked</source>
      <translation>Bloqueado</translation>
    </message>
    <message>
      <source>Log loss</source>
      <translation>Pérdida log</translation>
    </message>
    <message>
      <source>Logistic loss</source>
      <translation>Pérdida logística</translation>
    </message>
    <message>
      <source>Longer is better with much text; with less than 20,000 segments, 3 does as well.</source>
      <translation>Más largo es mejor con mucho texto; con menos de 20.000 segmentos, 3 basta.</translation>
    </message>
    <message>
      <source>Longer rules move words further, and take more time and space.</source>
      <translation>Las reglas más largas llevan las palabras más lejos y necesitan más tiempo y espacio.</translation>
    </message>
    <message>
      <source>Longest first</source>
      <translation>Los más largos primero</translation>
    </message>
    <message>
      <source>Loo&amp;k in</source>
      <translation>&amp;Buscar en</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Aspecto</translation>
    </message>
    <message>
      <source>Look &amp;in</source>
      <translation>Buscar &amp;en</translation>
    </message>
    <message>
      <source>Look Up on the &amp;Web</source>
      <translation>Buscar en la &amp;web</translation>
    </message>
    <message>
      <source>Look at the coming segments</source>
      <translation>Examinar los segmentos siguientes</translation>
    </message>
    <message>
      <source>Look at the encodings</source>
      <translation>Ver las codificaciones</translation>
    </message>
    <message>
      <source>Look at the files</source>
      <translation>Examinar los archivos</translation>
    </message>
    <message>
      <source>Look at the project</source>
      <translation>Examinar el proyecto</translation>
    </message>
    <message>
      <source>Look at the team server</source>
      <translation>Mirar el estado del servidor del equipo</translation>
    </message>
    <message>
      <source>Look at what is found now, then replace it.</source>
      <translation>Compruebe lo que se encuentra ahora y reemplace después.</translation>
    </message>
    <message>
      <source>Look for a copy of its folder elsewhere.</source>
      <translation>Busque una copia de su carpeta en otro lugar.</translation>
    </message>
    <message>
      <source>Look for alternatives</source>
      <translation>Buscar alternativas</translation>
    </message>
    <message>
      <source>Look for backups</source>
      <translation>Buscar copias de seguridad</translation>
    </message>
    <message>
      <source>Look for damage</source>
      <translation>Buscar daños</translation>
    </message>
    <message>
      <source>Look for drafts</source>
      <translation>Buscar borradores</translation>
    </message>
    <message>
      <source>Look for interrupted trainings</source>
      <translation>Buscar entrenamientos interrumpidos</translation>
    </message>
    <message>
      <source>Look for other suggestions</source>
      <translation>Buscar otras sugerencias</translation>
    </message>
    <message>
      <source>Look for other words</source>
      <translation>Buscar otras palabras</translation>
    </message>
    <message>
      <source>Look for repetitions</source>
      <translation>Buscar repeticiones</translation>
    </message>
    <message>
      <source>Look for term candidates</source>
      <translation>Buscar candidatos a término</translation>
    </message>
    <message>
      <source>Look for the dictionary</source>
      <translation>Buscar el diccionario</translation>
    </message>
    <message>
      <source>Look for the source of the current match in the memories.</source>
      <translation>Buscar en las memorias el original de la coincidencia actual.</translation>
    </message>
    <message>
      <source>Look through all segments for what may be wrong.</source>
      <translation>Repasar todos los segmentos en busca de posibles errores.</translation>
    </message>
    <message>
      <source>Look up the glossaries</source>
      <translation>Consultar los glosarios</translation>
    </message>
    <message>
      <source>Look up the memories</source>
      <translation>Consultar las memorias</translation>
    </message>
    <message>
      <source>Look up the suggestion</source>
      <translation>Consultar la sugerencia</translation>
    </message>
    <message>
      <source>Looked at / look at it</source>
      <translation>Visto / por ver</translation>
    </message>
    <message>
      <source>Looking …</source>
      <translation>Buscando…</translation>
    </message>
    <message>
      <source>Lost most ({lost})</source>
      <translation>Los que más pierden ({lost})</translation>
    </message>
    <message>
      <source>Lost segments taken from their document again: {count}</source>
      <translation>Segmentos perdidos tomados de nuevo de su documento: {count}</translation>
    </message>
    <message>
      <source>Lower case, capital first letter, capitals: of the selection or the word.</source>
      <translation>Minúsculas, mayúscula inicial, mayúsculas: de la selección o la palabra.</translation>
    </message>
    <message>
      <source>Lower the order, or drop the words seen once from the vocabulary.</source>
      <translation>Reduzca el orden o quite del vocabulario las palabras vistas una sola vez.</translation>
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
      <translation>TA, traducción automática</translation>
    </message>
    <message>
      <source>Macedonian</source>
      <translation>macedonio</translation>
    </message>
    <message>
      <source>Machine</source>
      <translation>Máquina</translation>
    </message>
    <message>
      <source>Machine from</source>
      <translation>Máquina desde</translation>
    </message>
    <message>
      <source>Machine translation; about {percent} of it is expected to stay as it is.</source>
      <translation>Traducción automática; se espera que alrededor de un {percent} quede como está.</translation>
    </message>
    <message>
      <source>Machine translation; how good it is is not known: check it.</source>
      <translation>Traducción automática; no se sabe si es buena: revísela.</translation>
    </message>
    <message>
      <source>Made by a machine</source>
      <translation>Hecha por una máquina</translation>
    </message>
    <message>
      <source>Made by people</source>
      <translation>Hecha por personas</translation>
    </message>
    <message>
      <source>Major</source>
      <translation>Grave</translation>
    </message>
    <message>
      <source>Make a backup</source>
      <translation>Hacer una copia de seguridad</translation>
    </message>
    <message>
      <source>Make a memory</source>
      <translation>Crear una memoria</translation>
    </message>
    <message>
      <source>Make a memory of a document and its translation.</source>
      <translation>Hacer una memoria de un documento y su traducción.</translation>
    </message>
    <message>
      <source>Make a project of a package that was handed to you, from Postil, Trados or memoQ.</source>
      <translation>Hacer un proyecto de un paquete que le entregaron, de Postil, Trados o memoQ.</translation>
    </message>
    <message>
      <source>Make a project of documents, memories and glossaries.</source>
      <translation>Crear un proyecto con documentos, memorias y glosarios.</translation>
    </message>
    <message>
      <source>Make a project of its own of a backup of this one, and open it.</source>
      <translation>Hacer de una copia de seguridad de este proyecto un proyecto aparte y abrirlo.</translation>
    </message>
    <message>
      <source>Make an empty memory in this project.</source>
      <translation>Crear una memoria vacía en este proyecto.</translation>
    </message>
    <message>
      <source>Make one pair of this one and the one above.</source>
      <translation>Unir este par con el de arriba.</translation>
    </message>
    <message>
      <source>Make one pair of this one and the one below.</source>
      <translation>Unir este par con el de abajo.</translation>
    </message>
    <message>
      <source>Make one segment of this one and the next of the same paragraph.</source>
      <translation>Unir este segmento y el siguiente del mismo párrafo.</translation>
    </message>
    <message>
      <source>Make one segment of this one and the previous of the same paragraph.</source>
      <translation>Unir este segmento y el anterior del mismo párrafo.</translation>
    </message>
    <message>
      <source>Make placeholders, codes and the like tags, by regular expressions.</source>
      <translation>Convertir en etiquetas marcadores, códigos y similares, con expresiones regulares.</translation>
    </message>
    <message>
      <source>Make segment text larger.</source>
      <translation>Agrandar el texto de los segmentos.</translation>
    </message>
    <message>
      <source>Make segment text smaller.</source>
      <translation>Reducir el texto de los segmentos.</translation>
    </message>
    <message>
      <source>Make text tags</source>
      <translation>Convertir texto en etiquetas</translation>
    </message>
    <message>
      <source>Make the match before it the current one.</source>
      <translation>Pasar a la coincidencia anterior.</translation>
    </message>
    <message>
      <source>Make the next match the current one.</source>
      <translation>Pasar a la coincidencia siguiente.</translation>
    </message>
    <message>
      <source>Make the panel you are in a window of its own, or put it back.</source>
      <translation>Convertir el panel actual en una ventana propia, o devolverlo a su sitio.</translation>
    </message>
    <message>
      <source>Make the project</source>
      <translation>Crear el proyecto</translation>
    </message>
    <message>
      <source>Make two pairs of this one.</source>
      <translation>Hacer dos pares de este.</translation>
    </message>
    <message>
      <source>Malay</source>
      <translation>malayo</translation>
    </message>
    <message>
      <source>Maltese</source>
      <translation>maltés</translation>
    </message>
    <message>
      <source>Many units are being added to the memory {name} by another program.</source>
      <translation>Otro programa está añadiendo muchas unidades a la memoria {name}.</translation>
    </message>
    <message>
      <source>Mark a command, go to “New key” and press the key.</source>
      <translation>Marque un comando, vaya a «Atajo nuevo» y pulse las teclas.</translation>
    </message>
    <message>
      <source>Mark doubtful words</source>
      <translation>Marcar las palabras dudosas</translation>
    </message>
    <message>
      <source>Mark the pair as right, or as one to look at again.</source>
      <translation>Marcar el par como correcto, o como pendiente de volver a mirar.</translation>
    </message>
    <message>
      <source>Mark the segment as reviewed, and go to the next one that is not.</source>
      <translation>Marcar el segmento como revisado e ir al siguiente sin revisar.</translation>
    </message>
    <message>
      <source>Mark what changed, to &amp;accept or reject it</source>
      <translation>Marcar los cambios para &amp;aceptarlos o rechazarlos</translation>
    </message>
    <message>
      <source>Matc&amp;hing …</source>
      <translation>&amp;Coincidencias…</translation>
    </message>
    <message>
      <source>Match</source>
      <translation>Coinc.</translation>
    </message>
    <message>
      <source>Match &amp;1</source>
      <translation>Coincidencia &amp;1</translation>
    </message>
    <message>
      <source>Match &amp;2</source>
      <translation>Coincidencia &amp;2</translation>
    </message>
    <message>
      <source>Match &amp;3</source>
      <translation>Coincidencia &amp;3</translation>
    </message>
    <message>
      <source>Match &amp;4</source>
      <translation>Coincidencia &amp;4</translation>
    </message>
    <message>
      <source>Match &amp;5</source>
      <translation>Coincidencia &amp;5</translation>
    </message>
    <message>
      <source>Match &amp;6</source>
      <translation>Coincidencia &amp;6</translation>
    </message>
    <message>
      <source>Match &amp;7</source>
      <translation>Coincidencia &amp;7</translation>
    </message>
    <message>
      <source>Match &amp;8</source>
      <translation>Coincidencia &amp;8</translation>
    </message>
    <message>
      <source>Match &amp;9</source>
      <translation>Coincidencia &amp;9</translation>
    </message>
    <message>
      <source>Match &amp;case</source>
      <translation>Distinguir &amp;mayúsculas</translation>
    </message>
    <message>
      <source>Match case</source>
      <translation>Distinguir mayúsculas</translation>
    </message>
    <message>
      <source>Match {number} taken over. {key} brings your text back.</source>
      <translation>Coincidencia {number} tomada. {key} recupera su texto.</translation>
    </message>
    <message>
      <source>Match {place} of {count}: </source>
      <translation>Coincidencia {place} de {count}: </translation>
    </message>
    <message>
      <source>Matches</source>
      <translation>Coincidencias</translation>
    </message>
    <message>
      <source>Matches from your memories and suggestions of the machine appear here, the best first. {key} takes the first one.</source>
      <translation>Las coincidencias de sus memorias y las sugerencias de la máquina aparecen aquí, la mejor primero. {key} toma la primera.</translation>
    </message>
    <message>
      <source>Matching</source>
      <translation>Coincidencias</translation>
    </message>
    <message>
      <source>Max-margin</source>
      <translation>Margen máximo</translation>
    </message>
    <message>
      <source>Max-margin matrix, entries</source>
      <translation>Matriz de margen máximo, entradas</translation>
    </message>
    <message>
      <source>Max-margin scores of phrases</source>
      <translation>Puntuaciones de expresiones de margen máximo</translation>
    </message>
    <message>
      <source>Max-margin: F1 of the best of them</source>
      <translation>Margen máximo: F1 de la mejor de ellas</translation>
    </message>
    <message>
      <source>Max-margin: phrases that predict it</source>
      <translation>Margen máximo: expresiones que la predicen</translation>
    </message>
    <message>
      <source>Max-margin: repeated words</source>
      <translation>Margen máximo: palabras repetidas</translation>
    </message>
    <message>
      <source>Max-margin: words left out</source>
      <translation>Margen máximo: palabras omitidas</translation>
    </message>
    <message>
      <source>Meaning</source>
      <translation>Significado</translation>
    </message>
    <message>
      <source>Measure</source>
      <translation>Medida</translation>
    </message>
    <message>
      <source>Measure what learning gains</source>
      <translation>Medir lo que aporta el aprendizaje</translation>
    </message>
    <message numerus="yes">
      <source>Measured on %Ln held-out segments, which it was not trained on.</source>
      <translation>
        <numerusform>Medido en %Ln segmento reservado, fuera del entrenamiento.</numerusform>
        <numerusform>Medido en %Ln segmentos reservados, fuera del entrenamiento.</numerusform>
      </translation>
    </message>
    <message>
      <source>Measured on held-out segments, which it was not trained on.</source>
      <translation>Medido en segmentos reservados, fuera del entrenamiento.</translation>
    </message>
    <message>
      <source>Measuring what learning has gained here …</source>
      <translation>Midiendo lo que el aprendizaje ha aportado aquí…</translation>
    </message>
    <message>
      <source>Memories</source>
      <translation>Memorias</translation>
    </message>
    <message>
      <source>Memories and parallel texts</source>
      <translation>Memorias y textos paralelos</translation>
    </message>
    <message>
      <source>Memories give matches and can train the engine. Both lists may stay empty.</source>
      <translation>Las memorias dan coincidencias y pueden entrenar el motor. Ambas listas pueden quedar vacías.</translation>
    </message>
    <message>
      <source>Memories of the project</source>
      <translation>Memorias del proyecto</translation>
    </message>
    <message>
      <source>Memory</source>
      <translation>Memoria</translation>
    </message>
    <message>
      <source>Memory &amp;Units …</source>
      <translation>&amp;Unidades de memoria…</translation>
    </message>
    <message>
      <source>Memory before the machine</source>
      <translation>Memoria antes que la máquina</translation>
    </message>
    <message>
      <source>Memory before the machine from</source>
      <translation>Memoria antes que la máquina desde</translation>
    </message>
    <message>
      <source>Memory matches from</source>
      <translation>Coincidencias de memoria desde</translation>
    </message>
    <message>
      <source>Memory {name}</source>
      <translation>Memoria {name}</translation>
    </message>
    <message>
      <source>Mend it</source>
      <translation>Arreglarlo</translation>
    </message>
    <message>
      <source>Mended. Undo brings your text back.</source>
      <translation>Arreglado. Deshacer recupera su texto.</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <source>Merge</source>
      <translation>Integrar</translation>
    </message>
    <message>
      <source>Merge What Came Back</source>
      <translation>Integrar lo devuelto</translation>
    </message>
    <message>
      <source>Merge down</source>
      <translation>Unir abajo</translation>
    </message>
    <message>
      <source>Merge the segments</source>
      <translation>Unir los segmentos</translation>
    </message>
    <message>
      <source>Merge up</source>
      <translation>Unir arriba</translation>
    </message>
    <message>
      <source>Merge what came back</source>
      <translation>Integrar lo devuelto</translation>
    </message>
    <message>
      <source>Merge with the Pre&amp;vious</source>
      <translation>Unir con el &amp;anterior</translation>
    </message>
    <message>
      <source>Merge {name}</source>
      <translation>Integrar {name}</translation>
    </message>
    <message>
      <source>Message</source>
      <translation>Mensaje</translation>
    </message>
    <message>
      <source>Mexico</source>
      <translation>México</translation>
    </message>
    <message>
      <source>Minor</source>
      <translation>Leve</translation>
    </message>
    <message>
      <source>Minutes</source>
      <translation>Minutos</translation>
    </message>
    <message>
      <source>Missing tags</source>
      <translation>Etiquetas que faltan</translation>
    </message>
    <message>
      <source>Model</source>
      <translation>Modelo</translation>
    </message>
    <message>
      <source>Models</source>
      <translation>Modelos</translation>
    </message>
    <message>
      <source>Models without part {number} of {folds}</source>
      <translation>Modelos sin la parte {number} de {folds}</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>Más comandos</translation>
    </message>
    <message>
      <source>More conditions</source>
      <translation>Más condiciones</translation>
    </message>
    <message>
      <source>More text in the target language</source>
      <translation>Más texto en la idioma de destino</translation>
    </message>
    <message>
      <source>More than {number} hits; only these are listed.</source>
      <translation>Más de {number} resultados; solo se listan estos.</translation>
    </message>
    <message>
      <source>Most characters</source>
      <translation>Caracteres como máximo</translation>
    </message>
    <message>
      <source>Most characters in percent</source>
      <translation>Caracteres como máximo, en tanto por ciento</translation>
    </message>
    <message>
      <source>Most characters in percent of the source</source>
      <translation>Caracteres como máximo, en % del original</translation>
    </message>
    <message>
      <source>Most characters of a translation</source>
      <translation>Caracteres de una traducción como máximo</translation>
    </message>
    <message>
      <source>Most repeated first</source>
      <translation>Los más repetidos primero</translation>
    </message>
    <message>
      <source>Move Words &amp;Back</source>
      <translation>Mover palabras &amp;atrás</translation>
    </message>
    <message>
      <source>Move Words &amp;On</source>
      <translation>Mover palabras a&amp;delante</translation>
    </message>
    <message>
      <source>Move down: {name}</source>
      <translation>Bajar: {name}</translation>
    </message>
    <message>
      <source>Move the first sentence of the side you are on to the pair above.</source>
      <translation>Mover la primera frase del lado en que está al par de arriba.</translation>
    </message>
    <message>
      <source>Move the last sentence of the side you are on to the pair below.</source>
      <translation>Mover la última frase del lado en que está al par de abajo.</translation>
    </message>
    <message>
      <source>Move up: {name}</source>
      <translation>Subir: {name}</translation>
    </message>
    <message>
      <source>Mute the layer</source>
      <translation>Silenciar la capa</translation>
    </message>
    <message>
      <source>Mute, export and delete layers; see what is never used again.</source>
      <translation>Silenciar, exportar y eliminar capas; ver lo que no se usa nunca más.</translation>
    </message>
    <message numerus="yes">
      <source>Muted: nothing of %Ln segments is used any more.</source>
      <translation>
        <numerusform>Silenciada: ya no se usa nada de %Ln segmento.</numerusform>
        <numerusform>Silenciada: ya no se usa nada de %Ln segmentos.</numerusform>
      </translation>
    </message>
    <message>
      <source>N&amp;one for now</source>
      <translation>N&amp;inguno por ahora</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Name a TMX file, or two parallel text files as source.en:target.fr. Further translations of the same source may follow: source.en:target.fr:other.fr.</source>
      <translation>Indique un archivo TMX o dos archivos de texto paralelos como source.en:target.fr. Pueden seguir otras traducciones del mismo original: source.en:target.fr:other.fr.</translation>
    </message>
    <message>
      <source>Name a file of trees of the source, start from an engine with phrases of syntax trees, or choose other features.</source>
      <translation>Indique un archivo de árboles del origen, parta de un motor con expresiones de árboles sintácticos o elija otros rasgos.</translation>
    </message>
    <message>
      <source>Name a file of trees or another parser.</source>
      <translation>Indique un archivo de árboles u otro analizador.</translation>
    </message>
    <message>
      <source>Name of the engine</source>
      <translation>Nombre del motor</translation>
    </message>
    <message>
      <source>Name of the filter</source>
      <translation>Nombre del filtro</translation>
    </message>
    <message>
      <source>Name of the project</source>
      <translation>Nombre del proyecto</translation>
    </message>
    <message>
      <source>Name of the reviewer</source>
      <translation>Nombre del revisor</translation>
    </message>
    <message>
      <source>Name or code</source>
      <translation>Nombre o código</translation>
    </message>
    <message>
      <source>Name the text in the source language first, then its translation.</source>
      <translation>Indique primero el texto en el idioma de origen y después su traducción.</translation>
    </message>
    <message>
      <source>Name, author, deadline, thresholds, segmentation.</source>
      <translation>Nombre, autor, fecha límite, umbrales, segmentación.</translation>
    </message>
    <message>
      <source>Names</source>
      <translation>Nombres</translation>
    </message>
    <message>
      <source>Names in braces, like {example}</source>
      <translation>Nombres entre llaves, como {example}</translation>
    </message>
    <message>
      <source>Names in the tool bar</source>
      <translation>Nombres en la barra de herramientas</translation>
    </message>
    <message>
      <source>Names of the files</source>
      <translation>Nombres de los archivos</translation>
    </message>
    <message>
      <source>Names such as LibreOffice or MHz with other capitals.</source>
      <translation>Nombres como LibreOffice o MHz con otras mayúsculas.</translation>
    </message>
    <message>
      <source>Narrow no-break space</source>
      <translation>Espacio fino de no separación</translation>
    </message>
    <message>
      <source>Ne&amp;ver Use This Word Again</source>
      <translation>No usar &amp;nunca más esta palabra</translation>
    </message>
    <message>
      <source>Neighbouring words</source>
      <translation>Palabras vecinas</translation>
    </message>
    <message>
      <source>Neither engine kept segments out of its training. Choose a memory or two texts.</source>
      <translation>Ninguno de los dos reservó segmentos. Elija una memoria o dos textos.</translation>
    </message>
    <message>
      <source>Netherlands</source>
      <translation>Países Bajos</translation>
    </message>
    <message>
      <source>Never use it again</source>
      <translation>No usarla nunca más</translation>
    </message>
    <message>
      <source>Never used</source>
      <translation>Nunca usadas</translation>
    </message>
    <message>
      <source>New</source>
      <translation>Nuevo</translation>
    </message>
    <message>
      <source>New Project</source>
      <translation>Nuevo proyecto</translation>
    </message>
    <message>
      <source>New Version</source>
      <translation>Versión nueva</translation>
    </message>
    <message>
      <source>New comment</source>
      <translation>Comentario nuevo</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>Motor nuevo</translation>
    </message>
    <message>
      <source>New engine from translations</source>
      <translation>Motor nuevo a partir de traducciones</translation>
    </message>
    <message>
      <source>New engine with phrases of syntax trees</source>
      <translation>Motor nuevo con expresiones de árboles sintácticos</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps</source>
      <translation>Motor nuevo con expresiones con huecos</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps, left to right</source>
      <translation>Motor nuevo con expresiones con huecos, de izquierda a derecha</translation>
    </message>
    <message>
      <source>New engine with phrases that have gaps, looked up when needed</source>
      <translation>Motor nuevo con expresiones con huecos, buscadas cuando hace falta</translation>
    </message>
    <message>
      <source>New engine without word alignment</source>
      <translation>Motor nuevo sin alineación de palabras</translation>
    </message>
    <message>
      <source>New folder</source>
      <translation>Carpeta nueva</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Atajo nuevo</translation>
    </message>
    <message>
      <source>New key: press it here</source>
      <translation>Atajo nuevo: púlselo aquí</translation>
    </message>
    <message>
      <source>New version of {name}</source>
      <translation>Nueva versión de {name}</translation>
    </message>
    <message>
      <source>New version …</source>
      <translation>Nueva versión…</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <source>Next &amp;Open Segment</source>
      <translation>Siguiente segmento &amp;abierto</translation>
    </message>
    <message>
      <source>Next &amp;Pane</source>
      <translation>&amp;Panel siguiente</translation>
    </message>
    <message>
      <source>Next Open</source>
      <translation>Siguiente abierto</translation>
    </message>
    <message>
      <source>Next Segment Translated &amp;Differently</source>
      <translation>Siguiente segmento traducido de &amp;otro modo</translation>
    </message>
    <message>
      <source>Next difference</source>
      <translation>Diferencia siguiente</translation>
    </message>
    <message>
      <source>Next in doubt</source>
      <translation>Siguiente dudoso</translation>
    </message>
    <message>
      <source>No Dask cluster answers at {address}.</source>
      <translation>Ningún clúster Dask responde en {address}.</translation>
    </message>
    <message>
      <source>No better weights were found: the engine is as good as it gets on these segments.</source>
      <translation>No se hallaron pesos mejores: en estos segmentos el motor no puede dar más.</translation>
    </message>
    <message>
      <source>No certain difference yet. What was learned counts as much as it has helped so far.</source>
      <translation>Todavía no hay una diferencia segura. Lo aprendido cuenta tanto como ha ayudado hasta ahora.</translation>
    </message>
    <message>
      <source>No chapter has these words.</source>
      <translation>Ningún capítulo tiene estas palabras.</translation>
    </message>
    <message>
      <source>No clear difference: it may be chance.</source>
      <translation>Sin diferencia clara: puede ser casualidad.</translation>
    </message>
    <message numerus="yes">
      <source>No clear difference: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>Sin diferencia clara: {figures}, en %Ln segmento reservado.</numerusform>
        <numerusform>Sin diferencia clara: {figures}, en %Ln segmentos reservados.</numerusform>
      </translation>
    </message>
    <message>
      <source>No coming segment is translated differently now.</source>
      <translation>Ningún segmento siguiente se traduce ahora de otro modo.</translation>
    </message>
    <message>
      <source>No command has this in its name, its menu or its help.</source>
      <translation>Ningún comando tiene esto en su nombre, menú o ayuda.</translation>
    </message>
    <message>
      <source>No command with a key has this text.</source>
      <translation>Ningún comando con atajo tiene este texto.</translation>
    </message>
    <message>
      <source>No contradiction</source>
      <translation>Sin contradicción</translation>
    </message>
    <message numerus="yes">
      <source>No difference: the same translations on %Ln held-out segments.</source>
      <translation>
        <numerusform>Ninguna diferencia: la misma traducción en %Ln segmento reservado.</numerusform>
        <numerusform>Ninguna diferencia: las mismas traducciones en %Ln segmentos reservados.</numerusform>
      </translation>
    </message>
    <message>
      <source>No document of this project has the segments of {name}.</source>
      <translation>Ningún documento de este proyecto tiene los segmentos de {name}.</translation>
    </message>
    <message>
      <source>No engine</source>
      <translation>Sin motor</translation>
    </message>
    <message>
      <source>No engine has these words in its name or languages.</source>
      <translation>Ningún motor tiene estas palabras en su nombre o idiomas.</translation>
    </message>
    <message>
      <source>No error</source>
      <translation>Sin error</translation>
    </message>
    <message>
      <source>No filter</source>
      <translation>Sin filtro</translation>
    </message>
    <message>
      <source>No findings in this segment.</source>
      <translation>Ningún hallazgo en este segmento.</translation>
    </message>
    <message>
      <source>No findings yet. {key} remarks something about the open segment.</source>
      <translation>Todavía no hay hallazgos. {key} anota algo sobre el segmento abierto.</translation>
    </message>
    <message>
      <source>No key</source>
      <translation>Quitar</translation>
    </message>
    <message>
      <source>No match</source>
      <translation>Sin coincidencia</translation>
    </message>
    <message>
      <source>No memory match, and the machine has no suggestion.</source>
      <translation>Sin coincidencia de memoria, y la máquina no tiene sugerencia.</translation>
    </message>
    <message>
      <source>No memory match.</source>
      <translation>Sin coincidencia de memoria.</translation>
    </message>
    <message>
      <source>No memory match.

This project has no engine. Training › Train an Engine makes one from your memories; from then on it learns from every segment you confirm.</source>
      <translation>Sin coincidencia de memoria.

Este proyecto no tiene motor. Entrenamiento › Entrenar un motor hace uno con sus memorias; desde entonces aprende de cada segmento que usted confirma.</translation>
    </message>
    <message>
      <source>No note, no comment, and no version before this one.</source>
      <translation>Sin nota, sin comentario y sin versión anterior a esta.</translation>
    </message>
    <message>
      <source>No other open segment shown comes from a fuzzy match.</source>
      <translation>Ningún otro segmento abierto mostrado viene de una coincidencia parcial.</translation>
    </message>
    <message>
      <source>No other open segment shown comes from the machine.</source>
      <translation>Ningún otro segmento abierto mostrado viene de la máquina.</translation>
    </message>
    <message>
      <source>No other segment shown has a bookmark.</source>
      <translation>Ningún otro segmento mostrado tiene marcador.</translation>
    </message>
    <message>
      <source>No other segment shown has a comment.</source>
      <translation>Ningún otro segmento mostrado tiene comentario.</translation>
    </message>
    <message>
      <source>No pair is in doubt any more.</source>
      <translation>Ya no hay pares dudosos.</translation>
    </message>
    <message>
      <source>No recent project uses it. This cannot be undone.</source>
      <translation>Ningún proyecto reciente lo usa. Esto no se puede deshacer.</translation>
    </message>
    <message>
      <source>No review is under way.</source>
      <translation>No hay ninguna revisión en curso.</translation>
    </message>
    <message>
      <source>No review is under way: Review › Begin a Review begins one.</source>
      <translation>No hay ninguna revisión en curso: Revisión › Empezar una revisión empieza una.</translation>
    </message>
    <message>
      <source>No segment is open.</source>
      <translation>No hay ningún segmento abierto.</translation>
    </message>
    <message>
      <source>No segment of this kind.</source>
      <translation>Ningún segmento de este tipo.</translation>
    </message>
    <message>
      <source>No segment passes the filter. Escape in the filter shows all again.</source>
      <translation>Ningún segmento pasa el filtro. Esc en el filtro los muestra todos de nuevo.</translation>
    </message>
    <message>
      <source>No segment: look at the other page.</source>
      <translation>Ningún segmento: mire en la otra página.</translation>
    </message>
    <message>
      <source>No sentence of the corpora has a word of {file}.</source>
      <translation>Ninguna oración de los corpus tiene una palabra de {file}.</translation>
    </message>
    <message>
      <source>No setting has this in its name or its help.</source>
      <translation>Ningún ajuste tiene esto en su nombre o su ayuda.</translation>
    </message>
    <message>
      <source>No source has different translations.</source>
      <translation>Ningún original tiene traducciones distintas.</translation>
    </message>
    <message>
      <source>No source has several translations.</source>
      <translation>Ningún original tiene varias traducciones.</translation>
    </message>
    <message>
      <source>No space left on device</source>
      <translation>no queda espacio en el disco</translation>
    </message>
    <message>
      <source>No space stands after “{mark}”.</source>
      <translation>Detrás de «{mark}» no va espacio.</translation>
    </message>
    <message>
      <source>No space stands before % in this language.</source>
      <translation>En este idioma, delante de % no va espacio.</translation>
    </message>
    <message>
      <source>No space stands before “{mark}” in Canadian French.</source>
      <translation>En francés de Canadá, delante de «{mark}» no va espacio.</translation>
    </message>
    <message>
      <source>No space stands before “{mark}”.</source>
      <translation>Delante de «{mark}» no va espacio.</translation>
    </message>
    <message>
      <source>No such device</source>
      <translation>no existe el dispositivo</translation>
    </message>
    <message>
      <source>No such file or directory</source>
      <translation>no existe el archivo o la carpeta</translation>
    </message>
    <message>
      <source>No term is forbidden. Enter on a term opens it: there it can be forbidden.</source>
      <translation>Ningún término está prohibido. Intro abre un término: ahí se puede prohibir.</translation>
    </message>
    <message>
      <source>No term is preferred. Enter on a term opens it: there it can be preferred.</source>
      <translation>Ningún término es preferente. Intro sobre un término lo abre: ahí puede hacerse preferente.</translation>
    </message>
    <message>
      <source>No term of the glossaries occurs in this segment.</source>
      <translation>Ningún término de los glosarios aparece en este segmento.</translation>
    </message>
    <message>
      <source>No term or note contains “{text}”.</source>
      <translation>Ningún término ni nota contiene «{text}».</translation>
    </message>
    <message>
      <source>No training runs.</source>
      <translation>No hay ningún entrenamiento en curso.</translation>
    </message>
    <message>
      <source>No translation</source>
      <translation>Sin traducción</translation>
    </message>
    <message>
      <source>No unit has “{text}” on either side.</source>
      <translation>Ninguna unidad tiene «{text}» en ningún lado.</translation>
    </message>
    <message>
      <source>No unit is as the filters say.</source>
      <translation>Ninguna unidad cumple los filtros.</translation>
    </message>
    <message>
      <source>No unit is listed.</source>
      <translation>No se muestra ninguna unidad.</translation>
    </message>
    <message>
      <source>No unit repeats another one.</source>
      <translation>Ninguna unidad repite otra.</translation>
    </message>
    <message>
      <source>No weights are to be trained.</source>
      <translation>No hay pesos que entrenar.</translation>
    </message>
    <message>
      <source>No window answers: another program of this computer or network has it open.</source>
      <translation>Ninguna ventana responde: otro programa de este equipo o de la red lo tiene abierto.</translation>
    </message>
    <message>
      <source>No word is marked here.</source>
      <translation>Aquí no hay ninguna palabra marcada.</translation>
    </message>
    <message>
      <source>No-break &amp;Space</source>
      <translation>&amp;Espacio de no separación</translation>
    </message>
    <message>
      <source>No-break hyphen</source>
      <translation>Guion de no separación</translation>
    </message>
    <message>
      <source>No-break space</source>
      <translation>Espacio de no separación</translation>
    </message>
    <message>
      <source>No-break spaces</source>
      <translation>Espacios de no separación</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>N.º</translation>
    </message>
    <message>
      <source>Nobody has taught it anything yet.</source>
      <translation>Nadie le ha enseñado nada todavía.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ninguno</translation>
    </message>
    <message>
      <source>None found.</source>
      <translation>No se ha encontrado ninguno.</translation>
    </message>
    <message>
      <source>None. Choose one with Engine › Use an Engine.</source>
      <translation>Ninguno. Elija uno con Motor › Usar un motor.</translation>
    </message>
    <message>
      <source>Norway</source>
      <translation>Noruega</translation>
    </message>
    <message>
      <source>Norwegian Bokmål</source>
      <translation>noruego bokmål</translation>
    </message>
    <message>
      <source>Not a directory</source>
      <translation>no es una carpeta</translation>
    </message>
    <message numerus="yes">
      <source>Not better: {figures}, on %Ln held-out segments.</source>
      <translation>
        <numerusform>No es mejor: {figures}, en %Ln segmento reservado.</numerusform>
        <numerusform>No es mejor: {figures}, en %Ln segmentos reservados.</numerusform>
      </translation>
    </message>
    <message>
      <source>Not between the languages of this project ({languages}): {files}. Add the documents all the same?</source>
      <translation>No están entre los idiomas de este proyecto ({languages}): {files}. ¿Añadir los documentos de todos modos?</translation>
    </message>
    <message>
      <source>Not between these languages: {files}. Remove the documents, or press Next again to translate them all the same.</source>
      <translation>No entre estos idiomas: {files}. Quite los documentos o pulse otra vez Siguiente para traducirlos de todos modos.</translation>
    </message>
    <message>
      <source>Not between these languages: {files}. Remove the memories, or press Next again if they have units in these languages, too.</source>
      <translation>No entre estos idiomas: {files}. Quite las memorias o pulse otra vez Siguiente si también tienen unidades en estos idiomas.</translation>
    </message>
    <message>
      <source>Not confirmed</source>
      <translation>Sin confirmar</translation>
    </message>
    <message>
      <source>Not locked</source>
      <translation>No bloqueado</translation>
    </message>
    <message>
      <source>Not needed for a rescue.</source>
      <translation>No hace falta para un rescate.</translation>
    </message>
    <message>
      <source>Not started</source>
      <translation>Sin empezar</translation>
    </message>
    <message>
      <source>Not there now. Enter looks again, Delete takes it off this list.</source>
      <translation>No está ahora. Intro vuelve a mirar, Supr lo quita de esta lista.</translation>
    </message>
    <message>
      <source>Not written: the work was stopped.</source>
      <translation>No se ha escrito: se detuvo el trabajo.</translation>
    </message>
    <message>
      <source>Note</source>
      <translation>Nota</translation>
    </message>
    <message>
      <source>Note of the document</source>
      <translation>Nota del documento</translation>
    </message>
    <message>
      <source>Note of the document: {note}</source>
      <translation>Nota del documento: {note}</translation>
    </message>
    <message>
      <source>Note: {note}</source>
      <translation>Nota: {note}</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notas</translation>
    </message>
    <message>
      <source>Notes &amp; history</source>
      <translation>Notas e historial</translation>
    </message>
    <message>
      <source>Notes &amp;&amp; history</source>
      <translation>Notas &amp;&amp; historial</translation>
    </message>
    <message>
      <source>Notes and history</source>
      <translation>Notas e historial</translation>
    </message>
    <message>
      <source>Nothing answers at {address}.</source>
      <translation>Nada responde en {address}.</translation>
    </message>
    <message>
      <source>Nothing found.</source>
      <translation>No se ha encontrado nada.</translation>
    </message>
    <message>
      <source>Nothing is found in the documents.</source>
      <translation>No se encuentra nada en los documentos.</translation>
    </message>
    <message>
      <source>Nothing is found in the open document.</source>
      <translation>No se encuentra nada en el documento abierto.</translation>
    </message>
    <message>
      <source>Nothing is gained by changing the engine.</source>
      <translation>No se gana nada cambiando de motor.</translation>
    </message>
    <message>
      <source>Nothing is shown in grey here. {key} switches completion on or off.</source>
      <translation>Aquí no se muestra nada en gris. {key} activa o desactiva la función de completar.</translation>
    </message>
    <message>
      <source>Nothing new: the engine would have translated it so already.</source>
      <translation>Nada nuevo: el motor ya lo habría traducido así.</translation>
    </message>
    <message>
      <source>Nothing that came back differs from this project.</source>
      <translation>Nada de lo devuelto es distinto de este proyecto.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check free space and permissions, then try again.</source>
      <translation>No se ha cambiado nada. Revise el espacio libre y los permisos e inténtelo de nuevo.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check free space and permissions.</source>
      <translation>No se ha cambiado nada. Revise el espacio libre y los permisos.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check the folder's permissions, or open a read-only copy.</source>
      <translation>No se ha cambiado nada. Revise los permisos de la carpeta o abra una copia de solo lectura.</translation>
    </message>
    <message>
      <source>Nothing was changed. Check the name and permissions.</source>
      <translation>No se ha cambiado nada. Revise el nombre y los permisos.</translation>
    </message>
    <message>
      <source>Nothing was deleted or replaced.</source>
      <translation>No se ha eliminado ni reemplazado nada.</translation>
    </message>
    <message>
      <source>Nothing was found.</source>
      <translation>No se encontró nada.</translation>
    </message>
    <message>
      <source>Nothing was measured. Compare it with another engine to see how good it is.</source>
      <translation>No se midió nada. Compárelo con otro motor para ver su calidad.</translation>
    </message>
    <message>
      <source>Nothing was written in this segment yet.</source>
      <translation>Aún no se ha escrito nada en este segmento.</translation>
    </message>
    <message>
      <source>Number</source>
      <translation>Número</translation>
    </message>
    <message>
      <source>Number of phrases</source>
      <translation>Número de expresiones</translation>
    </message>
    <message>
      <source>Number of rules</source>
      <translation>Número de reglas</translation>
    </message>
    <message>
      <source>Number of the segment</source>
      <translation>Número del segmento</translation>
    </message>
    <message>
      <source>Number of words</source>
      <translation>Número de palabras</translation>
    </message>
    <message>
      <source>Numbers</source>
      <translation>Números</translation>
    </message>
    <message>
      <source>Numbers missing from the target, or not in the source.</source>
      <translation>Números que faltan en la traducción o no están en el original.</translation>
    </message>
    <message>
      <source>Numbers, dates, quantities and codes in machine translations by rule</source>
      <translation>Números, fechas, cantidades y códigos por reglas en las traducciones automáticas</translation>
    </message>
    <message>
      <source>Occurrences</source>
      <translation>Apariciones</translation>
    </message>
    <message>
      <source>Occurrences at &amp;least</source>
      <translation>Apariciones &amp;mínimas</translation>
    </message>
    <message>
      <source>Of 100 words the engine suggests, {n} fewer have to be changed.</source>
      <translation>De cada 100 palabras que sugiere el motor, hay que cambiar {n} menos.</translation>
    </message>
    <message>
      <source>Of 100 words the engine suggests, {n} more have to be changed. What was learned counts for less from segment to segment until that ends; a layer can be muted below.</source>
      <translation>De cada 100 palabras que sugiere el motor, hay que cambiar {n} más. Lo aprendido cuenta menos de segmento en segmento hasta que eso termine; una capa se puede silenciar abajo.</translation>
    </message>
    <message>
      <source>Of any document</source>
      <translation>De cualquier documento</translation>
    </message>
    <message>
      <source>Of matches with the same score, those of the memory with the higher priority come first. The penalty is taken off every match of a memory.</source>
      <translation>A igual puntuación, van primero las coincidencias de la memoria de mayor prioridad. La penalización se resta de cada coincidencia de una memoria.</translation>
    </message>
    <message>
      <source>Of no document</source>
      <translation>Sin documento</translation>
    </message>
    <message>
      <source>Of several translations of a term, those of the higher priority come first.</source>
      <translation>De varias traducciones de un término, van primero las de mayor prioridad.</translation>
    </message>
    <message>
      <source>Of these with the translation that the memory has: {count}</source>
      <translation>De ellos, con la traducción que tiene la memoria: {count}</translation>
    </message>
    <message numerus="yes">
      <source>Off by {error} on average over %Ln segments.</source>
      <translation>
        <numerusform>Desvío medio de {error} en %Ln segmento.</numerusform>
        <numerusform>Desvío medio de {error} en %Ln segmentos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Off: its terms are neither shown, checked nor asked for.</source>
      <translation>Apagado: sus términos no se muestran, ni se comprueban, ni se piden.</translation>
    </message>
    <message>
      <source>On</source>
      <translation>En</translation>
    </message>
    <message>
      <source>On both sides</source>
      <translation>En ambos lados</translation>
    </message>
    <message>
      <source>On disk</source>
      <translation>En disco</translation>
    </message>
    <message>
      <source>On: {name}.</source>
      <translation>Sobre: {name}.</translation>
    </message>
    <message>
      <source>Once the engine is trained, what it learns from each segment appears here.</source>
      <translation>Cuando el motor esté entrenado, aquí aparecerá lo que aprende de cada segmento.</translation>
    </message>
    <message>
      <source>One in a line: a name, an equals sign, and the address, in which {text} stands for the words, {source} and {target} for the languages.</source>
      <translation>Una por línea: un nombre, un signo igual y la dirección, en la que {text} representa las palabras, y {source} y {target} los idiomas.</translation>
    </message>
    <message>
      <source>One of the two is negated</source>
      <translation>Uno de los dos está negado</translation>
    </message>
    <message>
      <source>One source, two translations</source>
      <translation>Un original, dos traducciones</translation>
    </message>
    <message>
      <source>One translation, two sources</source>
      <translation>Una traducción, dos originales</translation>
    </message>
    <message>
      <source>Only &amp;groups of words</source>
      <translation>Solo &amp;grupos de palabras</translation>
    </message>
    <message>
      <source>Only in the segments that are &amp;shown</source>
      <translation>Solo en los segmentos &amp;mostrados</translation>
    </message>
    <message>
      <source>Only once in the project</source>
      <translation>Una sola vez en el proyecto</translation>
    </message>
    <message>
      <source>Only segments of one paragraph can be merged, and this is the last of its own.</source>
      <translation>Solo se pueden unir segmentos del mismo párrafo, y este es el último del suyo.</translation>
    </message>
    <message>
      <source>Only texts that are no UTF-8 can be read in another encoding.</source>
      <translation>Solo los textos que no están en UTF-8 pueden leerse en otra codificación.</translation>
    </message>
    <message>
      <source>Only the backup of {time}, as it is</source>
      <translation>Solo la copia de seguridad del {time}, tal cual</translation>
    </message>
    <message>
      <source>Only the segments are shown. {key} brings the rest back.</source>
      <translation>Solo se muestran los segmentos. {key} recupera el resto.</translation>
    </message>
    <message>
      <source>Only units of an author, a document, an origin or some days.</source>
      <translation>Solo unidades de un autor, un documento, una procedencia o ciertos días.</translation>
    </message>
    <message>
      <source>Only with these capitals in the source</source>
      <translation>Solo con estas mayúsculas en el original</translation>
    </message>
    <message>
      <source>Only you can mend this.</source>
      <translation>Solo usted puede arreglarlo.</translation>
    </message>
    <message>
      <source>Open</source>
      <translation>Abrir</translation>
    </message>
    <message>
      <source>Open a &amp;read-only copy</source>
      <translation>Abrir una copia de solo &amp;lectura</translation>
    </message>
    <message>
      <source>Open a Package</source>
      <translation>Abrir un paquete</translation>
    </message>
    <message>
      <source>Open a package</source>
      <translation>Abrir un paquete</translation>
    </message>
    <message>
      <source>Open a page of your own choice about the selected words in the browser.</source>
      <translation>Abrir en el navegador una página de su elección sobre las palabras seleccionadas.</translation>
    </message>
    <message>
      <source>Open a project</source>
      <translation>Abrir un proyecto</translation>
    </message>
    <message>
      <source>Open a project between these languages first.</source>
      <translation>Abra primero un proyecto entre estos idiomas.</translation>
    </message>
    <message>
      <source>Open a project first.</source>
      <translation>Abra primero un proyecto.</translation>
    </message>
    <message>
      <source>Open a read-only copy</source>
      <translation>Abrir una copia de solo lectura</translation>
    </message>
    <message>
      <source>Open a segment first.</source>
      <translation>Abra primero un segmento.</translation>
    </message>
    <message>
      <source>Open it again</source>
      <translation>Volver a abrirlo</translation>
    </message>
    <message>
      <source>Open it as a project of its own.</source>
      <translation>Ábralo como proyecto aparte.</translation>
    </message>
    <message>
      <source>Open it in the program it comes from, and save it again.</source>
      <translation>Ábralo en el programa del que procede y guárdelo de nuevo.</translation>
    </message>
    <message>
      <source>Open it with the newer Postil it was made with.</source>
      <translation>Ábralo con el Postil más reciente con el que se hizo.</translation>
    </message>
    <message>
      <source>Open segment</source>
      <translation>Segmento abierto</translation>
    </message>
    <message>
      <source>Open the &amp;Sample Project</source>
      <translation>Abrir el proyecto de &amp;ejemplo</translation>
    </message>
    <message>
      <source>Open the &amp;folder</source>
      <translation>Abrir la &amp;carpeta</translation>
    </message>
    <message>
      <source>Open the File</source>
      <translation>Abrir el archivo</translation>
    </message>
    <message>
      <source>Open the Folder</source>
      <translation>Abrir la carpeta</translation>
    </message>
    <message>
      <source>Open the finding again</source>
      <translation>Volver a abrir el hallazgo</translation>
    </message>
    <message>
      <source>Open the folder of a project.</source>
      <translation>Abrir la carpeta de un proyecto.</translation>
    </message>
    <message>
      <source>Open the guide at the chapter about where you are.</source>
      <translation>Abrir la guía en el capítulo sobre el lugar donde está.</translation>
    </message>
    <message>
      <source>Open the package</source>
      <translation>Abrir el paquete</translation>
    </message>
    <message>
      <source>Open the project</source>
      <translation>Abrir el proyecto</translation>
    </message>
    <message>
      <source>Open the project that it was exported from; or add it as a document.</source>
      <translation>Abra el proyecto del que se exportó; o añádalo como documento.</translation>
    </message>
    <message>
      <source>Open the sample project</source>
      <translation>Abrir el proyecto de ejemplo</translation>
    </message>
    <message>
      <source>Open the user guide of an office printer, English to French.</source>
      <translation>Abrir la guía de una impresora de oficina, del inglés al francés.</translation>
    </message>
    <message>
      <source>Operation not permitted</source>
      <translation>operación no permitida</translation>
    </message>
    <message>
      <source>Order of tags</source>
      <translation>Orden de las etiquetas</translation>
    </message>
    <message>
      <source>Order of the language model</source>
      <translation>Orden del modelo de lenguaje</translation>
    </message>
    <message>
      <source>Order of the language model of word classes</source>
      <translation>Orden del modelo de lenguaje de clases de palabras</translation>
    </message>
    <message>
      <source>Order of the segments</source>
      <translation>Orden de los segmentos</translation>
    </message>
    <message>
      <source>Orders of the segments</source>
      <translation>Órdenes de los segmentos</translation>
    </message>
    <message>
      <source>Ordinary spaces where French wants no-break ones.</source>
      <translation>Espacios corrientes donde el francés los quiere de no separación.</translation>
    </message>
    <message>
      <source>Origin</source>
      <translation>Origen</translation>
    </message>
    <message>
      <source>Origin of the unit</source>
      <translation>Procedencia de la unidad</translation>
    </message>
    <message>
      <source>Originals that are missing: {count}</source>
      <translation>Originales que faltan: {count}</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Otro</translation>
    </message>
    <message>
      <source>Other &amp;Source</source>
      <translation>Otro &amp;original</translation>
    </message>
    <message>
      <source>Other &amp;Words Here</source>
      <translation>Otras &amp;palabras aquí</translation>
    </message>
    <message>
      <source>Other numbers</source>
      <translation>Otros números</translation>
    </message>
    <message>
      <source>Other programs are at work: as long as they are, it takes longer.</source>
      <translation>Hay otros programas en marcha: mientras lo estén, tardará más.</translation>
    </message>
    <message>
      <source>Other tags</source>
      <translation>Otras etiquetas</translation>
    </message>
    <message>
      <source>Otherwise</source>
      <translation>Si no</translation>
    </message>
    <message>
      <source>Otherwise fill it with the machine's suggestion, if at least this much of it is expected to be kept.</source>
      <translation>Si no, rellenarla con la sugerencia de la máquina, si se espera conservar al menos esta parte.</translation>
    </message>
    <message>
      <source>Otherwise with the machine's from</source>
      <translation>Si no, con la de la máquina desde</translation>
    </message>
    <message>
      <source>Outcome of the test</source>
      <translation>Resultado de la prueba</translation>
    </message>
    <message>
      <source>Overview</source>
      <translation>Resumen</translation>
    </message>
    <message>
      <source>P&amp;roject Settings …</source>
      <translation>Ajustes del p&amp;royecto…</translation>
    </message>
    <message>
      <source>Pac&amp;kages</source>
      <translation>Pa&amp;quetes</translation>
    </message>
    <message>
      <source>Packages</source>
      <translation>Paquetes</translation>
    </message>
    <message>
      <source>Packages and bilingual files</source>
      <translation>Paquetes y archivos bilingües</translation>
    </message>
    <message>
      <source>Pages</source>
      <translation>Páginas</translation>
    </message>
    <message>
      <source>Paid at %</source>
      <translation>Pagado al %</translation>
    </message>
    <message>
      <source>Pair the sentences of the two documents.</source>
      <translation>Emparejar las frases de los dos documentos.</translation>
    </message>
    <message>
      <source>Pairs of phrases below it are dropped; 0 takes the default of the measure.</source>
      <translation>Los pares de expresiones por debajo se descartan; 0 toma el valor predeterminado de la medida.</translation>
    </message>
    <message>
      <source>Pairs of tags</source>
      <translation>Pares de etiquetas</translation>
    </message>
    <message>
      <source>Pairs of the alignment</source>
      <translation>Pares de la alineación</translation>
    </message>
    <message>
      <source>Pane&amp;ls</source>
      <translation>Pane&amp;les</translation>
    </message>
    <message>
      <source>Panels: {names}</source>
      <translation>Paneles: {names}</translation>
    </message>
    <message>
      <source>Parser</source>
      <translation>Analizador</translation>
    </message>
    <message>
      <source>Parsing sentences</source>
      <translation>Análisis de las oraciones</translation>
    </message>
    <message>
      <source>Part</source>
      <translation>Parte</translation>
    </message>
    <message>
      <source>Part numbers like {example}</source>
      <translation>Números de pieza como {example}</translation>
    </message>
    <message>
      <source>Parts of a rule</source>
      <translation>Partes de una regla</translation>
    </message>
    <message>
      <source>Parts of the text</source>
      <translation>Partes del texto</translation>
    </message>
    <message>
      <source>Parts put side by side</source>
      <translation>Partes puestas una tras otra</translation>
    </message>
    <message>
      <source>Passes</source>
      <translation>Pasadas</translation>
    </message>
    <message>
      <source>Passes at most</source>
      <translation>Pasadas como máximo</translation>
    </message>
    <message>
      <source>Patched in from:</source>
      <translation>Reparado con:</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pausar</translation>
    </message>
    <message>
      <source>Paused: it takes no processor time.</source>
      <translation>En pausa: no ocupa el procesador.</translation>
    </message>
    <message>
      <source>Pe&amp;nalty</source>
      <translation>Pe&amp;nalización</translation>
    </message>
    <message>
      <source>Penalty</source>
      <translation>Penalización</translation>
    </message>
    <message>
      <source>Penalty %</source>
      <translation>Penalización %</translation>
    </message>
    <message>
      <source>Penalty of {memory}</source>
      <translation>Penalización de {memory}</translation>
    </message>
    <message>
      <source>Perceptron</source>
      <translation>Perceptrón</translation>
    </message>
    <message>
      <source>Permission denied</source>
      <translation>permiso denegado</translation>
    </message>
    <message>
      <source>Persian</source>
      <translation>persa</translation>
    </message>
    <message>
      <source>Phrase</source>
      <translation>Frase</translation>
    </message>
    <message>
      <source>Phrase pairs</source>
      <translation>Pares de expresiones</translation>
    </message>
    <message>
      <source>Phrase pairs and word pairs</source>
      <translation>Pares de expresiones y de palabras</translation>
    </message>
    <message>
      <source>Phrase pairs, word pairs and triplets</source>
      <translation>Pares de expresiones, de palabras y tripletes</translation>
    </message>
    <message>
      <source>Phrase scores of other parts, {number} of {count}</source>
      <translation>Puntuaciones de expresiones de otras partes, {number} de {count}</translation>
    </message>
    <message>
      <source>Phrase translation, direct</source>
      <translation>Traducción de expresiones, directa</translation>
    </message>
    <message>
      <source>Phrase translation, inverse</source>
      <translation>Traducción de expresiones, inversa</translation>
    </message>
    <message>
      <source>Phrase-based</source>
      <translation>Basado en expresiones</translation>
    </message>
    <message>
      <source>Phrases</source>
      <translation>Expresiones</translation>
    </message>
    <message>
      <source>Phrases and words</source>
      <translation>Expresiones y palabras</translation>
    </message>
    <message>
      <source>Phrases are scored first, by the translations they lead to. Each part of the text then learns its features beside scores of the other parts, so that these have not seen it. For phrase-based engines. Takes about twice as long, and none of the three texts that were measured gained by it.</source>
      <translation>Primero las expresiones reciben una puntuación según las traducciones a las que llevan. Después cada parte del texto aprende sus rasgos junto a las puntuaciones de las demás, que así no la han visto. Para motores basados en expresiones. Tarda alrededor del doble, y ninguno de los tres textos medidos ganó con ello.</translation>
    </message>
    <message>
      <source>Phrases are scored in phrase-based engines only, and only once.</source>
      <translation>Las expresiones solo se puntúan en motores basados en expresiones, y solo una vez.</translation>
    </message>
    <message>
      <source>Phrases per word</source>
      <translation>Expresiones por palabra</translation>
    </message>
    <message>
      <source>Phrases seen once</source>
      <translation>Frases vistas una sola vez</translation>
    </message>
    <message>
      <source>Phrases side by side</source>
      <translation>Frases una junto a otra</translation>
    </message>
    <message>
      <source>Phrases with gaps</source>
      <translation>Expresiones con huecos</translation>
    </message>
    <message>
      <source>Phrases with gaps: translation, direct</source>
      <translation>Expresiones con huecos: traducción, directa</translation>
    </message>
    <message>
      <source>Phrases with gaps: translation, inverse</source>
      <translation>Expresiones con huecos: traducción, inversa</translation>
    </message>
    <message>
      <source>Place the tags</source>
      <translation>Colocar las etiquetas</translation>
    </message>
    <message>
      <source>Placeholders (JSON, properties, CSV, TSV)</source>
      <translation>Variables (JSON, properties, CSV, TSV)</translation>
    </message>
    <message>
      <source>Placeholders like {example}</source>
      <translation>Marcadores como {example}</translation>
    </message>
    <message>
      <source>Places looked at</source>
      <translation>Lugares examinados</translation>
    </message>
    <message>
      <source>Poland</source>
      <translation>Polonia</translation>
    </message>
    <message>
      <source>Polish</source>
      <translation>polaco</translation>
    </message>
    <message>
      <source>Portugal</source>
      <translation>Portugal</translation>
    </message>
    <message>
      <source>Portuguese</source>
      <translation>portugués</translation>
    </message>
    <message>
      <source>Postil</source>
      <translation>Postil</translation>
    </message>
    <message>
      <source>Postil ended unexpectedly the last time.</source>
      <translation>Postil se cerró de forma inesperada la última vez.</translation>
    </message>
    <message>
      <source>Postil has no feature like {names}.</source>
      <translation>Postil no conoce ningún rasgo como {names}.</translation>
    </message>
    <message>
      <source>Postil opens XML of Android, DITA and DocBook.</source>
      <translation>Postil abre XML de Android, DITA y DocBook.</translation>
    </message>
    <message>
      <source>Postil opens {document_kinds}: {endings}.</source>
      <translation>Postil abre {document_kinds}: {endings}.</translation>
    </message>
    <message>
      <source>Postil opens {endings}.</source>
      <translation>Postil abre {endings}.</translation>
    </message>
    <message>
      <source>Postil reads engines of one phrase table and one language model.</source>
      <translation>Postil lee motores con una tabla de expresiones y un modelo de lenguaje.</translation>
    </message>
    <message>
      <source>Postil reads {termbase_kinds}: {endings}.</source>
      <translation>Postil lee {termbase_kinds}: {endings}.</translation>
    </message>
    <message>
      <source>Postil speaks this language from its next start on.</source>
      <translation>Postil hablará este idioma a partir del próximo inicio.</translation>
    </message>
    <message>
      <source>Postil was not closed properly last time. Nothing confirmed was lost</source>
      <translation>Postil no se cerró bien la última vez. No se perdió nada confirmado</translation>
    </message>
    <message>
      <source>Postil's own rules</source>
      <translation>Reglas propias de Postil</translation>
    </message>
    <message>
      <source>Pre-&amp;Translate …</source>
      <translation>Pre&amp;traducir…</translation>
    </message>
    <message>
      <source>Pre-Translate</source>
      <translation>Pretraducir</translation>
    </message>
    <message>
      <source>Pre-translate</source>
      <translation>Pretraducir</translation>
    </message>
    <message>
      <source>Pre-translate …</source>
      <translation>Pretraducir…</translation>
    </message>
    <message>
      <source>Pre-translation takes memory matches from 50 to 102% and shares from 0 to 1.</source>
      <translation>La pretraducción admite coincidencias de memoria del 50 al 102 % y partes de 0 a 1.</translation>
    </message>
    <message>
      <source>Preferred</source>
      <translation>Preferidos</translation>
    </message>
    <message>
      <source>Preferred terms</source>
      <translation>Términos preferidos</translation>
    </message>
    <message>
      <source>Preferred: comes before other translations of the term</source>
      <translation>Preferente: va antes de otras traducciones del término</translation>
    </message>
    <message>
      <source>Press the key here</source>
      <translation>Pulse aquí las teclas</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vista previa</translation>
    </message>
    <message>
      <source>Preview of the document</source>
      <translation>Vista previa del documento</translation>
    </message>
    <message>
      <source>Previous</source>
      <translation>Anterior</translation>
    </message>
    <message>
      <source>Previous difference</source>
      <translation>Diferencia anterior</translation>
    </message>
    <message>
      <source>Print …</source>
      <translation>Imprimir…</translation>
    </message>
    <message>
      <source>Priorit&amp;y</source>
      <translation>Pr&amp;ioridad</translation>
    </message>
    <message>
      <source>Priority</source>
      <translation>Prioridad</translation>
    </message>
    <message>
      <source>Priority of the glossary</source>
      <translation>Prioridad del glosario</translation>
    </message>
    <message>
      <source>Priority of {memory}</source>
      <translation>Prioridad de {memory}</translation>
    </message>
    <message>
      <source>Probing</source>
      <translation>Probing</translation>
    </message>
    <message>
      <source>Probing is the fastest, trie has half its size, with 8 bits a quarter.</source>
      <translation>Probing es el más rápido, trie ocupa la mitad, con 8 bits la cuarta parte.</translation>
    </message>
    <message>
      <source>Problem</source>
      <translation>Problema</translation>
    </message>
    <message>
      <source>Progress</source>
      <translation>Progreso</translation>
    </message>
    <message>
      <source>Progress of the project</source>
      <translation>Avance del proyecto</translation>
    </message>
    <message>
      <source>Project</source>
      <translation>Proyecto</translation>
    </message>
    <message>
      <source>Project Settings</source>
      <translation>Ajustes del proyecto</translation>
    </message>
    <message>
      <source>Project packages</source>
      <translation>Paquetes de proyecto</translation>
    </message>
    <message>
      <source>Projects</source>
      <translation>Proyectos</translation>
    </message>
    <message>
      <source>Projects you work on will be listed here. The sample project is a short printer guide, English to French, with a memory and a glossary: open it to look around.</source>
      <translation>Los proyectos en los que trabaje se listarán aquí. El proyecto de ejemplo es una breve guía de impresora, del inglés al francés, con una memoria y un glosario: ábralo para echar un vistazo.</translation>
    </message>
    <message>
      <source>Pseudo-translate</source>
      <translation>Pseudotraducir</translation>
    </message>
    <message>
      <source>Pseudo-translation in {path}.</source>
      <translation>Pseudotraducción en {path}.</translation>
    </message>
    <message>
      <source>Put Confirmed Segments into the Memory</source>
      <translation>Pasar los segmentos confirmados a la memoria</translation>
    </message>
    <message>
      <source>Put a bookmark on the segment, or take it off.</source>
      <translation>Poner un marcador en el segmento o quitarlo.</translation>
    </message>
    <message>
      <source>Put all missing tags where the words they belong to stand in the translation.</source>
      <translation>Poner todas las etiquetas que faltan donde están sus palabras en la traducción.</translation>
    </message>
    <message>
      <source>Put all panels back in their places.</source>
      <translation>Devolver todos los paneles a su sitio.</translation>
    </message>
    <message numerus="yes">
      <source>Put back %Ln units.</source>
      <translation>
        <numerusform>%Ln unidad restaurada.</numerusform>
        <numerusform>%Ln unidades restauradas.</numerusform>
      </translation>
    </message>
    <message>
      <source>Put in</source>
      <translation>Pasar</translation>
    </message>
    <message>
      <source>Put into the memory: {new} segments; brought up to date: {updated}; in it already: {same}.</source>
      <translation>Pasados a la memoria: {new} segmentos; actualizados: {updated}; ya estaban: {same}.</translation>
    </message>
    <message>
      <source>Put it back, then open the project again.</source>
      <translation>Devuélvala a su sitio y vuelva a abrir el proyecto.</translation>
    </message>
    <message>
      <source>Put it back, then try again; what is in the window is kept until then.</source>
      <translation>Vuelva a ponerlo e inténtelo de nuevo; lo que hay en la ventana se conserva hasta entonces.</translation>
    </message>
    <message>
      <source>Put match 1 in place of the translation.</source>
      <translation>Poner la coincidencia 1 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put match 2 in place of the translation.</source>
      <translation>Poner la coincidencia 2 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put match 3 in place of the translation.</source>
      <translation>Poner la coincidencia 3 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put match 4 in place of the translation.</source>
      <translation>Poner la coincidencia 4 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put match 5 in place of the translation.</source>
      <translation>Poner la coincidencia 5 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put match 6 in place of the translation.</source>
      <translation>Poner la coincidencia 6 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put match 7 in place of the translation.</source>
      <translation>Poner la coincidencia 7 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put match 8 in place of the translation.</source>
      <translation>Poner la coincidencia 8 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put match 9 in place of the translation.</source>
      <translation>Poner la coincidencia 9 en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put matches together</source>
      <translation>Reunir las coincidencias</translation>
    </message>
    <message>
      <source>Put memory units back</source>
      <translation>Restaurar unidades de memoria</translation>
    </message>
    <message>
      <source>Put segments together from shorter translations</source>
      <translation>Componer segmentos con traducciones más cortas</translation>
    </message>
    <message>
      <source>Put text that only looks translated into empty segments, to test a layout.</source>
      <translation>Poner en los segmentos vacíos texto que solo parece traducido, para probar una maquetación.</translation>
    </message>
    <message>
      <source>Put the caret between two words of the source.</source>
      <translation>Ponga el cursor entre dos palabras del original.</translation>
    </message>
    <message>
      <source>Put the caret where the second segment begins.</source>
      <translation>Ponga el cursor donde empieza el segundo segmento.</translation>
    </message>
    <message>
      <source>Put the current match in place of the translation.</source>
      <translation>Poner la coincidencia actual en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put the source in place of the translation.</source>
      <translation>Poner el original en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Put the tables, as text or .gz, into the folder of moses.ini.</source>
      <translation>Ponga las tablas, como texto o .gz, en la carpeta de moses.ini.</translation>
    </message>
    <message>
      <source>Put together from parts</source>
      <translation>Compuesto a partir de fragmentos</translation>
    </message>
    <message>
      <source>Put together from shorter translations: check it.</source>
      <translation>Compuesto de traducciones más cortas: revíselo.</translation>
    </message>
    <message>
      <source>Put together; {percent} of the words</source>
      <translation>Compuesto; {percent} de las palabras</translation>
    </message>
    <message>
      <source>Put what the machine suggests in place of the translation.</source>
      <translation>Poner lo que sugiere la máquina en lugar de la traducción.</translation>
    </message>
    <message>
      <source>Puts translations together as sentences are built, from noun phrases, verb phrases and clauses. Needs syntax trees of the target sentences, or a parser that makes them.</source>
      <translation>Compone las traducciones como se construyen las oraciones, con sintagmas nominales, sintagmas verbales y cláusulas. Necesita árboles sintácticos de las oraciones de destino, o un analizador que los haga.</translation>
    </message>
    <message>
      <source>QA, verify, verification, quality</source>
      <translation>QA, verificar, control de calidad</translation>
    </message>
    <message>
      <source>Quality on the training set</source>
      <translation>Calidad en el corpus de entrenamiento</translation>
    </message>
    <message>
      <source>Quotation marks</source>
      <translation>Comillas</translation>
    </message>
    <message>
      <source>Rare rules</source>
      <translation>Reglas raras</translation>
    </message>
    <message>
      <source>Rate and scale must be positive, the held-out share less than 1.</source>
      <translation>La tasa y la escala deben ser positivas; la parte reservada, menor que 1.</translation>
    </message>
    <message>
      <source>Rate of learning</source>
      <translation>Tasa de aprendizaje</translation>
    </message>
    <message>
      <source>Re&amp;ject All in the Segment</source>
      <translation>Rec&amp;hazar todo en el segmento</translation>
    </message>
    <message>
      <source>Re&amp;jected</source>
      <translation>Re&amp;chazado</translation>
    </message>
    <message>
      <source>Re&amp;place …</source>
      <translation>Reem&amp;plazar…</translation>
    </message>
    <message>
      <source>Read about the engine</source>
      <translation>Leer los datos del motor</translation>
    </message>
    <message>
      <source>Read again</source>
      <translation>Leer de nuevo</translation>
    </message>
    <message>
      <source>Read and update</source>
      <translation>Leer y actualizar</translation>
    </message>
    <message>
      <source>Read as {encoding}: it is not in UTF-8 and does not say what it is in. If its letters look wrong, use Project › Documents › Read with Another Encoding.</source>
      <translation>Leído como {encoding}: no es UTF-8 y no indica su codificación. Si las letras se ven mal, use Proyecto › Documentos › Leer con otra codificación.</translation>
    </message>
    <message>
      <source>Read only</source>
      <translation>Solo leer</translation>
    </message>
    <message>
      <source>Read the chosen document again, if it is a text that is not in UTF-8, in another encoding.</source>
      <translation>Leer de nuevo el documento elegido, si es un texto que no está en UTF-8, en otra codificación.</translation>
    </message>
    <message>
      <source>Read the comments</source>
      <translation>Leer los comentarios</translation>
    </message>
    <message>
      <source>Read the comments on the segment, and add one.</source>
      <translation>Leer los comentarios del segmento y añadir uno.</translation>
    </message>
    <message>
      <source>Read the confirmed segments</source>
      <translation>Leer los segmentos confirmados</translation>
    </message>
    <message>
      <source>Read the document</source>
      <translation>Leer el documento</translation>
    </message>
    <message>
      <source>Read the document in other encodings</source>
      <translation>Leer el documento en otras codificaciones</translation>
    </message>
    <message>
      <source>Read the edits</source>
      <translation>Leer las ediciones</translation>
    </message>
    <message>
      <source>Read the filters</source>
      <translation>Leer los filtros</translation>
    </message>
    <message>
      <source>Read the history</source>
      <translation>Leer el historial</translation>
    </message>
    <message>
      <source>Read the journal</source>
      <translation>Leer el diario</translation>
    </message>
    <message>
      <source>Read the memory</source>
      <translation>Leer la memoria</translation>
    </message>
    <message>
      <source>Read the memory unit</source>
      <translation>Leer la unidad de memoria</translation>
    </message>
    <message>
      <source>Read the project</source>
      <translation>Leer el proyecto</translation>
    </message>
    <message>
      <source>Read the review</source>
      <translation>Leer la revisión</translation>
    </message>
    <message>
      <source>Read the rules</source>
      <translation>Leer las reglas</translation>
    </message>
    <message>
      <source>Read the settings</source>
      <translation>Leer los ajustes</translation>
    </message>
    <message>
      <source>Read the term</source>
      <translation>Leer el término</translation>
    </message>
    <message>
      <source>Read the terms</source>
      <translation>Leer los términos</translation>
    </message>
    <message>
      <source>Read what was learned</source>
      <translation>Leer lo aprendido</translation>
    </message>
    <message>
      <source>Read with Another &amp;Encoding …</source>
      <translation>Leer con otra &amp;codificación…</translation>
    </message>
    <message>
      <source>Read with Another Encoding</source>
      <translation>Leer con otra codificación</translation>
    </message>
    <message>
      <source>Read with another encoding</source>
      <translation>Leer con otra codificación</translation>
    </message>
    <message>
      <source>Read-&amp;only</source>
      <translation>S&amp;olo lectura</translation>
    </message>
    <message>
      <source>Read-only</source>
      <translation>Solo lectura</translation>
    </message>
    <message>
      <source>Read-only file system</source>
      <translation>sistema de archivos de solo lectura</translation>
    </message>
    <message>
      <source>Read-only: {name}</source>
      <translation>Solo lectura: {name}</translation>
    </message>
    <message>
      <source>Reading and aligning …</source>
      <translation>Leyendo y alineando…</translation>
    </message>
    <message>
      <source>Reading the corpora</source>
      <translation>Leyendo los corpus</translation>
    </message>
    <message>
      <source>Reading the language model</source>
      <translation>Leyendo el modelo de lenguaje</translation>
    </message>
    <message>
      <source>Reading {file} …</source>
      <translation>Leyendo {file}…</translation>
    </message>
    <message>
      <source>Reading {name}</source>
      <translation>Leyendo {name}</translation>
    </message>
    <message>
      <source>Reading …</source>
      <translation>Leyendo…</translation>
    </message>
    <message>
      <source>Real-valued first</source>
      <translation>Reales primero</translation>
    </message>
    <message>
      <source>Real-valued first leaves the weights of the engine as they are and trains the features beside them; binary first trains the features alone, towards the best translation that is possible, then all weights of the engine anew. It needs many rounds.</source>
      <translation>Reales primero deja los pesos del motor como están y entrena los rasgos al lado; binarios primero entrena primero solo los rasgos, hacia la mejor traducción posible, y luego todos los pesos del motor de nuevo. Necesita muchas rondas.</translation>
    </message>
    <message>
      <source>Recent projects</source>
      <translation>Proyectos recientes</translation>
    </message>
    <message>
      <source>Recipes</source>
      <translation>Recetas</translation>
    </message>
    <message>
      <source>Redo</source>
      <translation>Rehacer</translation>
    </message>
    <message>
      <source>Reference</source>
      <translation>Referencia</translation>
    </message>
    <message>
      <source>Reference: {text}</source>
      <translation>Referencia: {text}</translation>
    </message>
    <message>
      <source>Regular &amp;expression</source>
      <translation>&amp;Expresión regular</translation>
    </message>
    <message>
      <source>Regular expression</source>
      <translation>Expresión regular</translation>
    </message>
    <message>
      <source>Regular expressions. Where the source fits (always, if it is empty), the translation must not fit, or must if it is required; \g&lt;1&gt; stands for what the first group of the source found.</source>
      <translation>Expresiones regulares. Donde encaja el original (siempre, si está vacío), la traducción no debe encajar, o debe si se exige; \g&lt;1&gt; es lo que halló el primer grupo del original.</translation>
    </message>
    <message>
      <source>Reject All Changes of the Pro&amp;ject</source>
      <translation>Rechazar todos los cambios del pro&amp;yecto</translation>
    </message>
    <message>
      <source>Reject all</source>
      <translation>Rechazar todo</translation>
    </message>
    <message>
      <source>Reject all changes</source>
      <translation>Rechazar todos los cambios</translation>
    </message>
    <message>
      <source>Reject the change</source>
      <translation>Rechazar el cambio</translation>
    </message>
    <message>
      <source>Rejected</source>
      <translation>Rechazado</translation>
    </message>
    <message>
      <source>Relevant sets</source>
      <translation>Conjuntos relevantes</translation>
    </message>
    <message>
      <source>Relevant sets, round {number}</source>
      <translation>Conjuntos relevantes, ronda {number}</translation>
    </message>
    <message>
      <source>Remark</source>
      <translation>Observación</translation>
    </message>
    <message>
      <source>Remark something about the segment, with its kind and severity.</source>
      <translation>Señalar algo del segmento, con su tipo y gravedad.</translation>
    </message>
    <message>
      <source>Remember the suggestion</source>
      <translation>Recordar la sugerencia</translation>
    </message>
    <message>
      <source>Remember, and learn from, segments that came confirmed with their document.</source>
      <translation>Guardar en la memoria los segmentos que llegaron confirmados con su documento, y que el motor aprenda de ellos.</translation>
    </message>
    <message>
      <source>Remove</source>
      <translation>Quitar</translation>
    </message>
    <message numerus="yes">
      <source>Remove %Ln terms from their glossaries?</source>
      <translation>
        <numerusform>¿Quitar %Ln término de su glosario?</numerusform>
        <numerusform>¿Quitar %Ln términos de sus glosarios?</numerusform>
      </translation>
    </message>
    <message>
      <source>Remove it</source>
      <translation>Quitarlo</translation>
    </message>
    <message>
      <source>Remove the Document</source>
      <translation>Quitar el documento</translation>
    </message>
    <message>
      <source>Remove the G&amp;lossary</source>
      <translation>Quitar el g&amp;losario</translation>
    </message>
    <message>
      <source>Remove the Memor&amp;y …</source>
      <translation>Quitar la &amp;memoria…</translation>
    </message>
    <message>
      <source>Remove the Memory</source>
      <translation>Quitar la memoria</translation>
    </message>
    <message>
      <source>Remove the Term</source>
      <translation>Quitar el término</translation>
    </message>
    <message>
      <source>Remove the chosen terms.</source>
      <translation>Quitar los términos elegidos.</translation>
    </message>
    <message>
      <source>Remove the document</source>
      <translation>Quitar el documento</translation>
    </message>
    <message>
      <source>Remove the file.</source>
      <translation>Quite el archivo.</translation>
    </message>
    <message>
      <source>Remove the finding</source>
      <translation>Quitar el hallazgo</translation>
    </message>
    <message>
      <source>Remove the glossary</source>
      <translation>Quitar el glosario</translation>
    </message>
    <message>
      <source>Remove the memory</source>
      <translation>Quitar la memoria</translation>
    </message>
    <message numerus="yes">
      <source>Remove the memory “{name}” with %Ln units from the project?</source>
      <translation>
        <numerusform>¿Quitar del proyecto la memoria «{name}» con %Ln unidad?</numerusform>
        <numerusform>¿Quitar del proyecto la memoria «{name}» con %Ln unidades?</numerusform>
      </translation>
    </message>
    <message>
      <source>Remove the term</source>
      <translation>Quitar el término</translation>
    </message>
    <message>
      <source>Remove the terms</source>
      <translation>Quitar los términos</translation>
    </message>
    <message>
      <source>Remove “{source} → {target}” from the glossary “{glossary}”?</source>
      <translation>¿Quitar «{source} → {target}» del glosario «{glossary}»?</translation>
    </message>
    <message>
      <source>Remove “{source}, {target}” from the glossary {glossary}?</source>
      <translation>¿Quitar «{source}, {target}» del glosario {glossary}?</translation>
    </message>
    <message>
      <source>Remove …</source>
      <translation>Quitar…</translation>
    </message>
    <message>
      <source>Remove: {name}</source>
      <translation>Quitar: {name}</translation>
    </message>
    <message>
      <source>Removed: {source}, {target}</source>
      <translation>Quitado: {source}, {target}</translation>
    </message>
    <message>
      <source>Rename the engine</source>
      <translation>Cambiar el nombre del motor</translation>
    </message>
    <message>
      <source>Renamed to “{name}”.</source>
      <translation>Ahora se llama «{name}».</translation>
    </message>
    <message>
      <source>Reordering, backward: discontinuous</source>
      <translation>Reordenamiento, hacia atrás: discontinuo</translation>
    </message>
    <message>
      <source>Reordering, backward: monotone</source>
      <translation>Reordenamiento, hacia atrás: monótono</translation>
    </message>
    <message>
      <source>Reordering, backward: swap</source>
      <translation>Reordenamiento, hacia atrás: intercambio</translation>
    </message>
    <message>
      <source>Reordering, forward: discontinuous</source>
      <translation>Reordenamiento, hacia delante: discontinuo</translation>
    </message>
    <message>
      <source>Reordering, forward: monotone</source>
      <translation>Reordenamiento, hacia delante: monótono</translation>
    </message>
    <message>
      <source>Reordering, forward: swap</source>
      <translation>Reordenamiento, hacia delante: intercambio</translation>
    </message>
    <message>
      <source>Repair matches: patch in what differs</source>
      <translation>Reparar coincidencias: sustituir lo que difiere</translation>
    </message>
    <message>
      <source>Repaired match</source>
      <translation>Coincidencia reparada</translation>
    </message>
    <message>
      <source>Repeat the Translation</source>
      <translation>Repetir la traducción</translation>
    </message>
    <message>
      <source>Repeat the translation</source>
      <translation>Repetir la traducción</translation>
    </message>
    <message>
      <source>Repeated</source>
      <translation>Repetido</translation>
    </message>
    <message>
      <source>Repeated from a segment with the same source</source>
      <translation>Repetido de un segmento con el mismo original</translation>
    </message>
    <message>
      <source>Repeated from another segment</source>
      <translation>Repetido de otro segmento</translation>
    </message>
    <message numerus="yes">
      <source>Repeated in %Ln segments. {key} takes it back.</source>
      <translation>
        <numerusform>Repetido en %Ln segmento. {key} lo deshace.</numerusform>
        <numerusform>Repetido en %Ln segmentos. {key} lo deshace.</numerusform>
      </translation>
    </message>
    <message>
      <source>Repeated in the project</source>
      <translation>Repetido en el proyecto</translation>
    </message>
    <message>
      <source>Repeated punctuation</source>
      <translation>Puntuación repetida</translation>
    </message>
    <message>
      <source>Repeated segments</source>
      <translation>Segmentos repetidos</translation>
    </message>
    <message>
      <source>Repeated words</source>
      <translation>Palabras repetidas</translation>
    </message>
    <message>
      <source>Repetitions</source>
      <translation>Repeticiones</translation>
    </message>
    <message>
      <source>Repetitions within repetitions, as in (a+)+, take long; write it more simply.</source>
      <translation>Las repeticiones dentro de repeticiones, como (a+)+, tardan mucho; escríbalo de forma más sencilla.</translation>
    </message>
    <message>
      <source>Repetitions within repetitions, like (a+)+, take ever longer: write them as one.</source>
      <translation>Las repeticiones dentro de repeticiones, como (a+)+, tardan cada vez más: escríbalas como una sola.</translation>
    </message>
    <message>
      <source>Replace</source>
      <translation>Reemplazar</translation>
    </message>
    <message numerus="yes">
      <source>Replace %Ln</source>
      <translation>
        <numerusform>Reemplazar %Ln</numerusform>
        <numerusform>Reemplazar %Ln</numerusform>
      </translation>
    </message>
    <message>
      <source>Replace in memory units</source>
      <translation>Reemplazar en unidades de memoria</translation>
    </message>
    <message>
      <source>Replace what is checked ({key}).</source>
      <translation>Reemplazar lo que está marcado ({key}).</translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln segments.</source>
      <translation>
        <numerusform>Reemplazado en %Ln segmento.</numerusform>
        <numerusform>Reemplazado en %Ln segmentos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln segments. {key} takes it back.</source>
      <translation>
        <numerusform>Reemplazado en %Ln segmento. {key} lo deshace.</numerusform>
        <numerusform>Reemplazado en %Ln segmentos. {key} lo deshace.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Replaced in %Ln units. {key} takes it back.</source>
      <translation>
        <numerusform>Reemplazado en %Ln unidad. {key} lo deshace.</numerusform>
        <numerusform>Reemplazado en %Ln unidades. {key} lo deshace.</numerusform>
      </translation>
    </message>
    <message>
      <source>Reports</source>
      <translation>Informes</translation>
    </message>
    <message>
      <source>Required</source>
      <translation>Exigida</translation>
    </message>
    <message>
      <source>Rescue a damaged project</source>
      <translation>Rescatar un proyecto dañado</translation>
    </message>
    <message>
      <source>Rescue the project</source>
      <translation>Rescatar el proyecto</translation>
    </message>
    <message>
      <source>Reset</source>
      <translation>Restablecer</translation>
    </message>
    <message>
      <source>Reset all</source>
      <translation>Restablecer todo</translation>
    </message>
    <message>
      <source>Reset the layout</source>
      <translation>Restablecer la disposición</translation>
    </message>
    <message>
      <source>Resolve it</source>
      <translation>Resolverlo</translation>
    </message>
    <message>
      <source>Resolve the finding</source>
      <translation>Resolver el hallazgo</translation>
    </message>
    <message>
      <source>Resolved too</source>
      <translation>También resueltos</translation>
    </message>
    <message>
      <source>Restore defaults</source>
      <translation>Restaurar valores predeterminados</translation>
    </message>
    <message>
      <source>Restore the file from a backup.</source>
      <translation>Restaure el archivo desde una copia de seguridad.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Return packages</source>
      <translation>Paquetes de retorno</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Revisión</translation>
    </message>
    <message>
      <source>Review of {name}</source>
      <translation>Revisión de {name}</translation>
    </message>
    <message>
      <source>Reviewed</source>
      <translation>Revisado</translation>
    </message>
    <message>
      <source>Reviewer: {name}</source>
      <translation>Revisor: {name}</translation>
    </message>
    <message>
      <source>Right-to-left mark</source>
      <translation>Marca de derecha a izquierda</translation>
    </message>
    <message>
      <source>Romanian</source>
      <translation>rumano</translation>
    </message>
    <message>
      <source>Rounds</source>
      <translation>Rondas</translation>
    </message>
    <message>
      <source>Rounds of training; once a line is flat, more bring nothing</source>
      <translation>Rondas de entrenamiento; cuando una línea es plana, más no aportan nada</translation>
    </message>
    <message>
      <source>Rounds, passes, truths and the n-best size must be at least 1.</source>
      <translation>Las rondas, las pasadas, las verdades y el número de mejores traducciones deben ser al menos 1.</translation>
    </message>
    <message>
      <source>Rows of segments</source>
      <translation>Filas de segmentos</translation>
    </message>
    <message>
      <source>Rule for a whole constituent of the source</source>
      <translation>Regla para un constituyente entero del origen</translation>
    </message>
    <message>
      <source>Rule that crosses a constituent of the source</source>
      <translation>Regla que cruza un constituyente del origen</translation>
    </message>
    <message>
      <source>Rule {number}</source>
      <translation>Regla {number}</translation>
    </message>
    <message>
      <source>Rule {number} is not a regular expression: {reason}</source>
      <translation>La regla {number} no es una expresión regular: {reason}</translation>
    </message>
    <message>
      <source>Rule {number} takes too long on the text “{text}”.</source>
      <translation>La regla {number} tarda demasiado con el texto «{text}».</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Rules and gaps</source>
      <translation>Reglas y huecos</translation>
    </message>
    <message>
      <source>Rules count for documents that are added from now on.</source>
      <translation>Las reglas valen para los documentos que se añadan desde ahora.</translation>
    </message>
    <message>
      <source>Rules of a file (SRX) …</source>
      <translation>Reglas de un archivo (SRX)…</translation>
    </message>
    <message>
      <source>Rules of a syntactic category</source>
      <translation>Reglas de una categoría sintáctica</translation>
    </message>
    <message>
      <source>Rules of your own</source>
      <translation>Reglas propias</translation>
    </message>
    <message>
      <source>Rules with a + or * inside another one can take for ever; rewrite it.</source>
      <translation>Las reglas con un + o * dentro de otro pueden no acabar nunca; reescríbala.</translation>
    </message>
    <message>
      <source>Rules with gaps that were seen less often are left out: 10 makes the engine several times smaller and half as quick again.</source>
      <translation>Las reglas con huecos vistas menos veces se dejan fuera: con 10 el motor es varias veces más pequeño y la mitad más rápido.</translation>
    </message>
    <message>
      <source>Russia</source>
      <translation>Rusia</translation>
    </message>
    <message>
      <source>Russian</source>
      <translation>ruso</translation>
    </message>
    <message>
      <source>S&amp;hare …</source>
      <translation>&amp;Compartir…</translation>
    </message>
    <message>
      <source>S&amp;maller Text</source>
      <translation>Texto más &amp;pequeño</translation>
    </message>
    <message>
      <source>S&amp;plit and Merge</source>
      <translation>&amp;Dividir y unir</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Save No&amp;w</source>
      <translation>Guar&amp;dar ahora</translation>
    </message>
    <message>
      <source>Save and quit.</source>
      <translation>Guardar y salir.</translation>
    </message>
    <message>
      <source>Save drafts after</source>
      <translation>Guardar borradores tras</translation>
    </message>
    <message>
      <source>Save it as UTF-8 and try again.</source>
      <translation>Guárdelo como UTF-8 e inténtelo de nuevo.</translation>
    </message>
    <message>
      <source>Save it as UTF-8.</source>
      <translation>Guárdelo como UTF-8.</translation>
    </message>
    <message>
      <source>Save it without a DTD.</source>
      <translation>Guárdelo sin DTD.</translation>
    </message>
    <message>
      <source>Save it without a password, in the present format.</source>
      <translation>Guárdelo sin contraseña y en el formato actual.</translation>
    </message>
    <message>
      <source>Save it without.</source>
      <translation>Guárdelo sin contraseña.</translation>
    </message>
    <message>
      <source>Save the &amp;Report …</source>
      <translation>Guardar el &amp;informe…</translation>
    </message>
    <message>
      <source>Save the draft</source>
      <translation>Guardar el borrador</translation>
    </message>
    <message>
      <source>Save the file as UTF-8.</source>
      <translation>Guarde el archivo como UTF-8.</translation>
    </message>
    <message>
      <source>Save the page as UTF-8.</source>
      <translation>Guarde la página como UTF-8.</translation>
    </message>
    <message>
      <source>Save the pairs</source>
      <translation>Guardar los pares</translation>
    </message>
    <message>
      <source>Save the report</source>
      <translation>Guardar el informe</translation>
    </message>
    <message>
      <source>Save this Filter</source>
      <translation>Guardar este filtro</translation>
    </message>
    <message>
      <source>Save, and go back to the welcome page.</source>
      <translation>Guardar y volver a la página de inicio.</translation>
    </message>
    <message>
      <source>Saved. Postil saves while you type, and when you leave a segment.</source>
      <translation>Guardado. Postil guarda mientras escribe y al salir de un segmento.</translation>
    </message>
    <message>
      <source>Say for which client the lessons count.</source>
      <translation>Indique para qué cliente valen las lecciones.</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Puntuación</translation>
    </message>
    <message>
      <source>Scores</source>
      <translation>Puntuaciones</translation>
    </message>
    <message>
      <source>Se&amp;ttings …</source>
      <translation>&amp;Ajustes…</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Búsqueda</translation>
    </message>
    <message>
      <source>Search again.</source>
      <translation>Busque de nuevo.</translation>
    </message>
    <message>
      <source>Search both sides</source>
      <translation>Buscar en ambos lados</translation>
    </message>
    <message>
      <source>Search commands and keys</source>
      <translation>Buscar comandos y atajos</translation>
    </message>
    <message>
      <source>Search terms, notes and definitions</source>
      <translation>Buscar en términos, notas y definiciones</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>Buscar en los comandos</translation>
    </message>
    <message>
      <source>Search the guide</source>
      <translation>Buscar en la guía</translation>
    </message>
    <message>
      <source>Search the memories</source>
      <translation>Buscar en las memorias</translation>
    </message>
    <message>
      <source>Search the memories for the selected words. Once more: go to what was found.</source>
      <translation>Buscar las palabras seleccionadas en las memorias. Otra vez: ir a los resultados.</translation>
    </message>
    <message>
      <source>Search the memory</source>
      <translation>Buscar en la memoria</translation>
    </message>
    <message>
      <source>Search the settings</source>
      <translation>Buscar en los ajustes</translation>
    </message>
    <message>
      <source>Search: a command or a key</source>
      <translation>Buscar: un comando o un atajo</translation>
    </message>
    <message>
      <source>Second language model</source>
      <translation>Segundo modelo de lenguaje</translation>
    </message>
    <message>
      <source>Second language model, n-grams</source>
      <translation>Segundo modelo de lenguaje, n-gramas</translation>
    </message>
    <message>
      <source>Seconds</source>
      <translation>Segundos</translation>
    </message>
    <message>
      <source>See earlier versions of the translation, and bring one back.</source>
      <translation>Ver versiones anteriores de la traducción y recuperar una.</translation>
    </message>
    <message>
      <source>See it and another engine side by side.</source>
      <translation>Verlo lado a lado con otro motor.</translation>
    </message>
    <message>
      <source>See what two engines make of the same segments, side by side.</source>
      <translation>Ver lado a lado lo que dos motores hacen con los mismos segmentos.</translation>
    </message>
    <message>
      <source>See who taught the engine of the team what, and take it back.</source>
      <translation>Ver quién enseñó qué al motor del equipo, y retirarlo.</translation>
    </message>
    <message>
      <source>Seeds that differ in no weight give every sentence one translation: nothing to learn.</source>
      <translation>Semillas que no difieren en ningún peso dan a cada frase una sola traducción: nada que aprender.</translation>
    </message>
    <message>
      <source>Segment</source>
      <translation>Segmento</translation>
    </message>
    <message>
      <source>Segment (1 to {total})</source>
      <translation>Segmento (1 a {total})</translation>
    </message>
    <message>
      <source>Segment pairs read</source>
      <translation>Pares de segmentos leídos</translation>
    </message>
    <message>
      <source>Segment pairs to look rules up in</source>
      <translation>Pares de segmentos donde buscar reglas</translation>
    </message>
    <message>
      <source>Segment {number:,} of {total:,}</source>
      <translation>Segmento {number:,} de {total:,}</translation>
    </message>
    <message>
      <source>Segment {number:,}: {problem}</source>
      <translation>Segmento {number:,}: {problem}</translation>
    </message>
    <message>
      <source>Segment {number}</source>
      <translation>Segmento {number}</translation>
    </message>
    <message>
      <source>Segment {number} confirmed.</source>
      <translation>Segmento {number} confirmado.</translation>
    </message>
    <message>
      <source>Segment {number} has no text it could be compared with.</source>
      <translation>El segmento {number} no tiene texto con que compararse.</translation>
    </message>
    <message>
      <source>Segment {number} is a draft again.</source>
      <translation>El segmento {number} vuelve a ser un borrador.</translation>
    </message>
    <message>
      <source>Segment {number} is confirmed with errors. {what} {key} goes back to it.</source>
      <translation>El segmento {number} está confirmado con errores. {what} {key} vuelve a él.</translation>
    </message>
    <message>
      <source>Segment {number} is locked.</source>
      <translation>El segmento {number} está bloqueado.</translation>
    </message>
    <message>
      <source>Segment {number} is not confirmed.</source>
      <translation>El segmento {number} no está confirmado.</translation>
    </message>
    <message>
      <source>Segment {number} is now translated: {text}</source>
      <translation>El segmento {number} ahora se traduce: {text}</translation>
    </message>
    <message>
      <source>Segment {number} of {total}, {state}. Source: {source}</source>
      <translation>Segmento {number} de {total}, {state}. Original: {source}</translation>
    </message>
    <message>
      <source>Segment {number} of {total}.</source>
      <translation>Segmento {number} de {total}.</translation>
    </message>
    <message>
      <source>Segmentation</source>
      <translation>Segmentación</translation>
    </message>
    <message>
      <source>Segmentation rules</source>
      <translation>Reglas de segmentación</translation>
    </message>
    <message>
      <source>Segments</source>
      <translation>Segmentos</translation>
    </message>
    <message>
      <source>Segments as a backup has them: {count}</source>
      <translation>Segmentos tal como los tiene una copia de seguridad: {count}</translation>
    </message>
    <message>
      <source>Segments changed by {name}: {number}</source>
      <translation>Segmentos modificados por {name}: {number}</translation>
    </message>
    <message>
      <source>Segments kept out of the training</source>
      <translation>Segmentos reservados en el entrenamiento</translation>
    </message>
    <message>
      <source>Segments left</source>
      <translation>Segm. rest.</translation>
    </message>
    <message>
      <source>Segments shown</source>
      <translation>Segmentos mostrados</translation>
    </message>
    <message>
      <source>Segments taken over: {taken}. Changed on both sides: {conflicts}; changed only here: {kept}; not in this project: {unknown}.</source>
      <translation>Segmentos tomados: {taken}. Cambiados en ambos lados: {conflicts}; cambiados solo aquí: {kept}; ausentes de este proyecto: {unknown}.</translation>
    </message>
    <message>
      <source>Segments that are not confirmed</source>
      <translation>Segmentos sin confirmar</translation>
    </message>
    <message>
      <source>Segments that are opened are sent to be looked up; nothing is kept of them.</source>
      <translation>Los segmentos abiertos se envían para consultarlos; no se guarda nada de ellos.</translation>
    </message>
    <message>
      <source>Segments that came confirmed with their document are put into the memory of this project, in the name of who translated them if the file tells. What is in it already stays as it is.</source>
      <translation>Los segmentos que llegaron confirmados con su documento pasan a la memoria de este proyecto, a nombre de quien los tradujo si el archivo lo dice. Lo que ya está en ella queda como está.</translation>
    </message>
    <message>
      <source>Segments that may not be as they were saved, drafts now: {count}</source>
      <translation>Segmentos que quizá no estén como se guardaron, ahora borradores: {count}</translation>
    </message>
    <message>
      <source>Segments that read the same stay as they are; of the others the translations are kept as drafts.</source>
      <translation>Los segmentos que se leen igual quedan como están; de los demás se conservan las traducciones como borradores.</translation>
    </message>
    <message>
      <source>Segments to compare on</source>
      <translation>Segmentos de comparación</translation>
    </message>
    <message>
      <source>Segments to judge by</source>
      <translation>Segmentos para evaluar</translation>
    </message>
    <message>
      <source>Segments whose findings are shown</source>
      <translation>Segmentos cuyos hallazgos se muestran</translation>
    </message>
    <message>
      <source>Segments with the same source</source>
      <translation>Segmentos con el mismo original</translation>
    </message>
    <message>
      <source>Segments without a translation are filled as drafts; nothing is confirmed. It can be undone in one step.</source>
      <translation>Los segmentos sin traducción se rellenan como borradores; no se confirma nada. Se puede deshacer de una vez.</translation>
    </message>
    <message>
      <source>Segments, both translations and their scores</source>
      <translation>Segmentos, ambas traducciones y sus puntuaciones</translation>
    </message>
    <message>
      <source>Segments: {count}</source>
      <translation>Segmentos: {count}</translation>
    </message>
    <message>
      <source>Select a &amp;Part</source>
      <translation>Seleccionar una &amp;parte</translation>
    </message>
    <message>
      <source>Select a tag in the source first.</source>
      <translation>Seleccione primero una etiqueta en el original.</translation>
    </message>
    <message>
      <source>Select the words to be looked up, in the source or the translation.</source>
      <translation>Seleccione las palabras que quiere buscar, en el original o en la traducción.</translation>
    </message>
    <message>
      <source>Select with Shift and the arrow keys; Enter inserts it, Escape leaves.</source>
      <translation>Seleccione con Mayús y las flechas; Intro lo inserta, Esc sale.</translation>
    </message>
    <message>
      <source>Select words in the source or the translation and press {key}, or type them here.</source>
      <translation>Seleccione palabras en el original o la traducción y pulse {key}, o escríbalas aquí.</translation>
    </message>
    <message>
      <source>Select words of the current match, to insert them alone.</source>
      <translation>Seleccionar palabras de la coincidencia actual para insertar solo esas.</translation>
    </message>
    <message>
      <source>Select words of the source first.</source>
      <translation>Seleccione primero palabras del original.</translation>
    </message>
    <message>
      <source>Sentence down</source>
      <translation>Frase abajo</translation>
    </message>
    <message>
      <source>Sentence up</source>
      <translation>Frase arriba</translation>
    </message>
    <message>
      <source>Sentences to learn from</source>
      <translation>Frases de las que aprender</translation>
    </message>
    <message>
      <source>Sentences with a syntax tree</source>
      <translation>Oraciones con árbol sintáctico</translation>
    </message>
    <message>
      <source>Serbian</source>
      <translation>serbio</translation>
    </message>
    <message>
      <source>Set TMPDIR to a folder on a disk with room.</source>
      <translation>Asigne a TMPDIR una carpeta de un disco con espacio.</translation>
    </message>
    <message>
      <source>Set the state</source>
      <translation>Fijar el estado</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <source>Settings of the training</source>
      <translation>Ajustes del entrenamiento</translation>
    </message>
    <message>
      <source>Settings …</source>
      <translation>Ajustes…</translation>
    </message>
    <message>
      <source>Several spaces in a row.</source>
      <translation>Varios espacios seguidos.</translation>
    </message>
    <message>
      <source>Several translations of one source</source>
      <translation>Varias traducciones de un original</translation>
    </message>
    <message>
      <source>Severity</source>
      <translation>Gravedad</translation>
    </message>
    <message>
      <source>Share of words confirmed</source>
      <translation>Parte de palabras confirmadas</translation>
    </message>
    <message>
      <source>Shared memories</source>
      <translation>Memorias compartidas</translation>
    </message>
    <message>
      <source>Sharper phrases</source>
      <translation>Expresiones más precisas</translation>
    </message>
    <message>
      <source>Sharper phrases first</source>
      <translation>Primero expresiones más precisas</translation>
    </message>
    <message>
      <source>Sharper words and phrases</source>
      <translation>Palabras y expresiones más precisas</translation>
    </message>
    <message>
      <source>Shortest first</source>
      <translation>Los más cortos primero</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Show &amp;Only Segments Translated Differently</source>
      <translation>Mostrar &amp;solo los segmentos traducidos de otro modo</translation>
    </message>
    <message>
      <source>Show C&amp;hanges to the Suggestion</source>
      <translation>Mostrar los &amp;cambios de la sugerencia</translation>
    </message>
    <message>
      <source>Show Only What Was &amp;Changed</source>
      <translation>Mostrar solo lo &amp;cambiado</translation>
    </message>
    <message>
      <source>Show Spaces and &amp;Invisible Characters</source>
      <translation>Mostrar espacios y caracteres &amp;invisibles</translation>
    </message>
    <message>
      <source>Show all</source>
      <translation>Mostrar todos</translation>
    </message>
    <message>
      <source>Show below the segments what was changed in the suggestion, or stop it.</source>
      <translation>Mostrar bajo los segmentos lo que cambió en la sugerencia, o dejar de hacerlo.</translation>
    </message>
    <message>
      <source>Show below the segments what was changed in the suggestion.</source>
      <translation>Mostrar bajo los segmentos lo que cambió en la sugerencia.</translation>
    </message>
    <message>
      <source>Show changes to the draft</source>
      <translation>Mostrar los cambios del borrador</translation>
    </message>
    <message>
      <source>Show in grey how the machine would go on, or stop it.</source>
      <translation>Mostrar en gris cómo seguiría la máquina, o dejar de hacerlo.</translation>
    </message>
    <message>
      <source>Show in grey, while you type, how the machine would go on; Tab takes the next word.</source>
      <translation>Mostrar en gris, al escribir, cómo seguiría la máquina; Tab toma la palabra siguiente.</translation>
    </message>
    <message>
      <source>Show more segments, closer together, or fewer with more space between them.</source>
      <translation>Mostrar más segmentos, más juntos, o menos y más espaciados.</translation>
    </message>
    <message>
      <source>Show only the changed segments</source>
      <translation>Mostrar solo los segmentos cambiados</translation>
    </message>
    <message>
      <source>Show only the coming segments that what was learned changes.</source>
      <translation>Mostrar solo los segmentos siguientes que cambia lo aprendido.</translation>
    </message>
    <message>
      <source>Show spaces and characters that cannot be seen, or hide them again.</source>
      <translation>Mostrar espacios y caracteres que no se ven, u ocultarlos de nuevo.</translation>
    </message>
    <message>
      <source>Show spaces and characters that cannot be seen.</source>
      <translation>Mostrar espacios y caracteres que no se ven.</translation>
    </message>
    <message>
      <source>Show the Memory</source>
      <translation>Mostrar la memoria</translation>
    </message>
    <message>
      <source>Show the segments only, or everything again.</source>
      <translation>Mostrar solo los segmentos, o todo de nuevo.</translation>
    </message>
    <message>
      <source>Show the segments the reviewer changed; Escape shows all again.</source>
      <translation>Mostrar los segmentos que cambió el revisor; Esc los muestra todos.</translation>
    </message>
    <message>
      <source>Show them</source>
      <translation>Mostrarlos</translation>
    </message>
    <message>
      <source>Show them first</source>
      <translation>Mostrarlos primero</translation>
    </message>
    <message>
      <source>Show what the reviewer put in and took out, or no longer.</source>
      <translation>Mostrar lo que el revisor puso y quitó, o dejar de hacerlo.</translation>
    </message>
    <message>
      <source>Show which phrase, memory, file, date and person the word comes from.</source>
      <translation>Decir de qué expresión, memoria, archivo, fecha y persona viene la palabra.</translation>
    </message>
    <message>
      <source>Shows the hidden machine translation</source>
      <translation>Muestra la traducción automática oculta</translation>
    </message>
    <message>
      <source>Significant ones</source>
      <translation>Significativas</translation>
    </message>
    <message>
      <source>Significant ones: without pairs of phrases that may have met by chance; the engine has a tenth of the size and loses some tenths of a BLEU point.</source>
      <translation>Significativas: sin los pares de expresiones que pudieron coincidir por azar; el motor ocupa una décima parte y pierde algunas décimas de punto BLEU.</translation>
    </message>
    <message>
      <source>Signs such as ( or ? are written \( and \? where they stand for themselves.</source>
      <translation>Signos como ( o ? se escriben \( y \? donde valen por sí mismos.</translation>
    </message>
    <message>
      <source>Signs such as ( or { are written \( and \{ where they stand for themselves.</source>
      <translation>Signos como ( o { se escriben \( y \{ donde se representan a sí mismos.</translation>
    </message>
    <message>
      <source>Similar</source>
      <translation>Parecido</translation>
    </message>
    <message>
      <source>Simplified Han</source>
      <translation>simplificado</translation>
    </message>
    <message>
      <source>Since</source>
      <translation>Desde</translation>
    </message>
    <message>
      <source>Single tags in another order than in the source.</source>
      <translation>Etiquetas sueltas en otro orden que en el original.</translation>
    </message>
    <message>
      <source>Size</source>
      <translation>Tamaño</translation>
    </message>
    <message>
      <source>Size of segment text</source>
      <translation>Tamaño del texto de los segmentos</translation>
    </message>
    <message>
      <source>Size of {language}</source>
      <translation>Tamaño para {language}</translation>
    </message>
    <message>
      <source>Slovak</source>
      <translation>eslovaco</translation>
    </message>
    <message>
      <source>Slovenian</source>
      <translation>esloveno</translation>
    </message>
    <message>
      <source>Soft hyphen</source>
      <translation>Guion opcional</translation>
    </message>
    <message>
      <source>Some of these texts, kept out of the training</source>
      <translation>Parte de estos textos, reservada</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Algo ha ido mal</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Original</translation>
    </message>
    <message>
      <source>Source A–Z</source>
      <translation>Original A–Z</translation>
    </message>
    <message>
      <source>Source Z–A</source>
      <translation>Original Z–A</translation>
    </message>
    <message>
      <source>Source and target language are the same.</source>
      <translation>El idioma de origen y el de destino son iguales.</translation>
    </message>
    <message>
      <source>Source and translation</source>
      <translation>Original y traducción</translation>
    </message>
    <message>
      <source>Source language</source>
      <translation>Idioma de origen</translation>
    </message>
    <message>
      <source>Source only</source>
      <translation>Solo el original</translation>
    </message>
    <message>
      <source>Source words of a rule and of what fills its gap</source>
      <translation>Palabras de origen de una regla y de lo que llena su hueco</translation>
    </message>
    <message>
      <source>Sources and settings</source>
      <translation>Fuentes y ajustes</translation>
    </message>
    <message>
      <source>Sources may be edited</source>
      <translation>Los textos de origen se pueden editar</translation>
    </message>
    <message>
      <source>South Korea</source>
      <translation>Corea del Sur</translation>
    </message>
    <message>
      <source>Sp&amp;lit …</source>
      <translation>Di&amp;vidir…</translation>
    </message>
    <message>
      <source>Space and punctuation</source>
      <translation>Espacios y puntuación</translation>
    </message>
    <message>
      <source>Space at the ends</source>
      <translation>Espacios en los extremos</translation>
    </message>
    <message>
      <source>Space before %</source>
      <translation>Espacio antes de %</translation>
    </message>
    <message>
      <source>Space beside tags</source>
      <translation>Espacios junto a etiquetas</translation>
    </message>
    <message>
      <source>Space switches a glossary on or off; Enter opens its terms.</source>
      <translation>Espacio activa o desactiva un glosario; Intro abre sus términos.</translation>
    </message>
    <message>
      <source>Space switches a memory on or off; Enter sets priorities and penalties.</source>
      <translation>Espacio activa o desactiva una memoria; Intro ajusta prioridades y penalizaciones.</translation>
    </message>
    <message>
      <source>Spaces around a tag that the source lacks, or the other way round.</source>
      <translation>Espacios en torno a una etiqueta que el original no tiene, o al revés.</translation>
    </message>
    <message>
      <source>Spaces the target language wants or forbids beside punctuation.</source>
      <translation>Espacios que el idioma de destino quiere o prohíbe junto a la puntuación.</translation>
    </message>
    <message>
      <source>Spain</source>
      <translation>España</translation>
    </message>
    <message>
      <source>Spanish</source>
      <translation>español</translation>
    </message>
    <message>
      <source>Spanish questions and exclamations that are not opened.</source>
      <translation>Preguntas y exclamaciones españolas sin abrir.</translation>
    </message>
    <message>
      <source>Speaker’s notes</source>
      <translation>Notas del orador</translation>
    </message>
    <message>
      <source>Spelling</source>
      <translation>Ortografía</translation>
    </message>
    <message>
      <source>Spelling is checked while you type.</source>
      <translation>La ortografía se comprueba al escribir.</translation>
    </message>
    <message>
      <source>Spelling is not checked.</source>
      <translation>La ortografía no se comprueba.</translation>
    </message>
    <message>
      <source>Split</source>
      <translation>Dividir</translation>
    </message>
    <message>
      <source>Split the Segment</source>
      <translation>Dividir el segmento</translation>
    </message>
    <message>
      <source>Split the segment</source>
      <translation>Dividir el segmento</translation>
    </message>
    <message>
      <source>Split the segment in two, where the document allows it.</source>
      <translation>Dividir el segmento en dos, donde el documento lo permita.</translation>
    </message>
    <message>
      <source>St&amp;ate</source>
      <translation>Est&amp;ado</translation>
    </message>
    <message>
      <source>Start at least one with `dask worker {address}`.</source>
      <translation>Inicie al menos uno con `dask worker {address}`.</translation>
    </message>
    <message>
      <source>Start from another engine, or from none.</source>
      <translation>Parta de otro motor, o de ninguno.</translation>
    </message>
    <message>
      <source>Start from another engine, or learn without sharper phrases.</source>
      <translation>Parta de otro motor, o aprenda sin expresiones más precisas.</translation>
    </message>
    <message>
      <source>Start from the engine that it was made from.</source>
      <translation>Parta del motor del que se hizo.</translation>
    </message>
    <message>
      <source>Start from the oracle, or keep more than one translation per sentence.</source>
      <translation>Parta del oráculo o conserve más de una traducción por frase.</translation>
    </message>
    <message>
      <source>Start one with `dask scheduler` and `dask worker`, and give its tcp address.</source>
      <translation>Inicie uno con `dask scheduler` y `dask worker` e indique su dirección tcp.</translation>
    </message>
    <message>
      <source>Start with a memory match from</source>
      <translation>Empezar con una coincidencia de memoria desde</translation>
    </message>
    <message>
      <source>Starting</source>
      <translation>Iniciando</translation>
    </message>
    <message>
      <source>State</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>Statistics</source>
      <translation>Estadísticas</translation>
    </message>
    <message>
      <source>Statistics written to {name}.</source>
      <translation>Estadísticas escritas en {name}.</translation>
    </message>
    <message>
      <source>Status</source>
      <translation>Estado</translation>
    </message>
    <message>
      <source>Stay</source>
      <translation>Quedarse</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
    <message>
      <source>Stop counting</source>
      <translation>Detener el recuento</translation>
    </message>
    <message>
      <source>Stop the training; nothing is kept.</source>
      <translation>Detener el entrenamiento; no se conserva nada.</translation>
    </message>
    <message>
      <source>Stop tracking changes; the texts stay as they are.</source>
      <translation>No señalar más cambios; los textos quedan como están.</translation>
    </message>
    <message>
      <source>Stopped after {done} of {total} segments.</source>
      <translation>Detenido después de {done} de {total} segmentos.</translation>
    </message>
    <message>
      <source>Stopped. Nothing was made.</source>
      <translation>Detenido. No se ha creado nada.</translation>
    </message>
    <message>
      <source>Stopped: no package was written.</source>
      <translation>Detenido: no se ha escrito ningún paquete.</translation>
    </message>
    <message>
      <source>Stopped: nothing was changed.</source>
      <translation>Detenido: no se ha cambiado nada.</translation>
    </message>
    <message>
      <source>Stopped: nothing was kept.</source>
      <translation>Detenido: no se ha conservado nada.</translation>
    </message>
    <message>
      <source>Stopped: nothing was merged.</source>
      <translation>Detenido: no se ha integrado nada.</translation>
    </message>
    <message>
      <source>Stopped: {done} of {total} documents written</source>
      <translation>Detenido: {done} de {total} documentos escritos</translation>
    </message>
    <message>
      <source>Stopped: {done} of {total} segments counted.</source>
      <translation>Detenido: {done} de {total} segmentos contados.</translation>
    </message>
    <message>
      <source>Straight marks where the language has its own.</source>
      <translation>Comillas rectas donde el idioma tiene las suyas.</translation>
    </message>
    <message>
      <source>Style</source>
      <translation>Estilo</translation>
    </message>
    <message>
      <source>Suggestions come from</source>
      <translation>Las sugerencias vienen de</translation>
    </message>
    <message>
      <source>Summary</source>
      <translation>Resumen</translation>
    </message>
    <message>
      <source>Sure</source>
      <translation>Seguro</translation>
    </message>
    <message>
      <source>Swahili</source>
      <translation>suajili</translation>
    </message>
    <message>
      <source>Sweden</source>
      <translation>Suecia</translation>
    </message>
    <message>
      <source>Swedish</source>
      <translation>sueco</translation>
    </message>
    <message>
      <source>Switch checks on and off, set limits, write rules of your own.</source>
      <translation>Activar y desactivar comprobaciones, fijar límites, escribir reglas propias.</translation>
    </message>
    <message>
      <source>Switch this check off</source>
      <translation>Desactivar esta comprobación</translation>
    </message>
    <message>
      <source>Switzerland</source>
      <translation>Suiza</translation>
    </message>
    <message>
      <source>Syntax trees</source>
      <translation>Árboles sintácticos</translation>
    </message>
    <message>
      <source>Syntax trees of rules</source>
      <translation>Árboles sintácticos de las reglas</translation>
    </message>
    <message>
      <source>Syntax trees of the source sentences in brackets, one to a line, from any parser, in any order, for weights of phrases that match or cross their parts. They count where a translation is given such trees, too: on the command line.</source>
      <translation>Árboles sintácticos de las oraciones de origen entre paréntesis, uno por línea, de cualquier analizador, en cualquier orden, para dar peso a las expresiones que coinciden con sus partes o las cruzan. Cuentan donde también una traducción recibe tales árboles: en la línea de órdenes.</translation>
    </message>
    <message>
      <source>Syntax trees of the target sentences in brackets, one to a line, from any parser, in any order. Empty: the parser makes them.</source>
      <translation>Árboles sintácticos de las oraciones de destino entre paréntesis, uno por línea, de cualquier analizador, en cualquier orden. Vacío: los hace el analizador.</translation>
    </message>
    <message>
      <source>Syntax-based</source>
      <translation>Basado en sintaxis</translation>
    </message>
    <message>
      <source>T&amp;erms</source>
      <translation>T&amp;érminos</translation>
    </message>
    <message>
      <source>T&amp;est the connection</source>
      <translation>Probar la con&amp;exión</translation>
    </message>
    <message>
      <source>T&amp;oken</source>
      <translation>T&amp;oken</translation>
    </message>
    <message>
      <source>TBX, MultiTerm XML, UTX, tables (Excel, TSV, CSV)</source>
      <translation>TBX, XML de MultiTerm, UTX, tablas (Excel, TSV, CSV)</translation>
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
      <translation>MT, memoria de traducción, mantenimiento</translation>
    </message>
    <message>
      <source>Ta&amp;gs</source>
      <translation>Eti&amp;quetas</translation>
    </message>
    <message>
      <source>Table cell: row {row}, column {column}</source>
      <translation>Celda de tabla: fila {row}, columna {column}</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Etiqueta</translation>
    </message>
    <message>
      <source>Tags and layout</source>
      <translation>Etiquetas y maquetación</translation>
    </message>
    <message>
      <source>Tags of the source that the target lacks.</source>
      <translation>Etiquetas del original que faltan en la traducción.</translation>
    </message>
    <message>
      <source>Tags that do not open and close in order.</source>
      <translation>Etiquetas que no se abren y cierran en orden.</translation>
    </message>
    <message>
      <source>Tags the source does not have, or not so often.</source>
      <translation>Etiquetas que el original no tiene, o no tantas veces.</translation>
    </message>
    <message>
      <source>Taiwan</source>
      <translation>Taiwán</translation>
    </message>
    <message>
      <source>Take all keys of the marked command away.</source>
      <translation>Quitar todos los atajos del comando marcado.</translation>
    </message>
    <message>
      <source>Take all of the grey text.</source>
      <translation>Tomar todo el texto gris.</translation>
    </message>
    <message>
      <source>Take all tags out of the selection, or out of the whole translation.</source>
      <translation>Quitar todas las etiquetas de la selección o de toda la traducción.</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Retirar</translation>
    </message>
    <message>
      <source>Take back the last pre-translation, pseudo-translation or clearing as a whole.</source>
      <translation>Deshacer en bloque la última pretraducción, pseudotraducción o borrado.</translation>
    </message>
    <message>
      <source>Take back the last step.</source>
      <translation>Deshacer el último paso.</translation>
    </message>
    <message>
      <source>Take back what was deleted or replaced last.</source>
      <translation>Deshacer lo último que se eliminó o reemplazó.</translation>
    </message>
    <message>
      <source>Take back what was learned</source>
      <translation>Retirar lo aprendido</translation>
    </message>
    <message>
      <source>Take in a new version of the chosen document; unchanged segments keep their texts.</source>
      <translation>Tomar una nueva versión del documento elegido; los segmentos sin cambios conservan sus textos.</translation>
    </message>
    <message>
      <source>Take in the new version</source>
      <translation>Incorporar la nueva versión</translation>
    </message>
    <message>
      <source>Take over what a colleague changed in a package, or in another program in an XLIFF or PO file that was exported here, with a report.</source>
      <translation>Tomar lo que un colega cambió en un paquete, o en otro programa en un archivo XLIFF o PO exportado de aquí, con un informe.</translation>
    </message>
    <message>
      <source>Take the &amp;Next Word</source>
      <translation>Tomar la palabra &amp;siguiente</translation>
    </message>
    <message>
      <source>Take the chosen document out of the project.</source>
      <translation>Sacar del proyecto el documento elegido.</translation>
    </message>
    <message>
      <source>Take the chosen glossary out of the project.</source>
      <translation>Sacar del proyecto el glosario elegido.</translation>
    </message>
    <message>
      <source>Take the confirmation back, and what was learned from it.</source>
      <translation>Retirar la confirmación y lo aprendido de ella.</translation>
    </message>
    <message>
      <source>Take the document in again as a new version of itself; unchanged segments keep their translations.</source>
      <translation>Vuelva a tomar el documento como una nueva versión de sí mismo; los segmentos sin cambios conservan sus traducciones.</translation>
    </message>
    <message>
      <source>Take the last split, merge, replacement or propagation back as a whole.</source>
      <translation>Deshacer en bloque la última división, unión, sustitución o propagación.</translation>
    </message>
    <message>
      <source>Take the memory chosen on the project page out of the project.</source>
      <translation>Quitar del proyecto la memoria elegida en la página del proyecto.</translation>
    </message>
    <message>
      <source>Take the next word of the grey text; Tab does it, too.</source>
      <translation>Tomar la palabra siguiente del texto gris; Tab también lo hace.</translation>
    </message>
    <message>
      <source>Take the review over</source>
      <translation>Incorporar la revisión</translation>
    </message>
    <message>
      <source>Take the translation out of every segment that is not confirmed.</source>
      <translation>Quitar la traducción de cada segmento sin confirmar.</translation>
    </message>
    <message>
      <source>Take this memory out of the project.</source>
      <translation>Quitar esta memoria del proyecto.</translation>
    </message>
    <message>
      <source>Take {name} out of the project? Drafts in it are lost; what was confirmed stays in the memory. The original file stays where it is.</source>
      <translation>¿Quitar {name} del proyecto? Sus borradores se pierden; lo confirmado queda en la memoria. El archivo original queda donde está.</translation>
    </message>
    <message>
      <source>Taken back: the engine is as it was before.</source>
      <translation>Retirado: el motor está como antes.</translation>
    </message>
    <message>
      <source>Taken back: {text}</source>
      <translation>Retirado: {text}</translation>
    </message>
    <message>
      <source>Takes from a few seconds to a few minutes; you can translate meanwhile.</source>
      <translation>Tarda de unos segundos a unos minutos; entretanto puede traducir.</translation>
    </message>
    <message>
      <source>Talking to {address} …</source>
      <translation>Conectando con {address}…</translation>
    </message>
    <message>
      <source>Target language</source>
      <translation>Idioma de destino</translation>
    </message>
    <message>
      <source>Targets longer than allowed.</source>
      <translation>Traducciones más largas de lo permitido.</translation>
    </message>
    <message>
      <source>Taught to the Team’s Engine</source>
      <translation>Enseñado al motor del equipo</translation>
    </message>
    <message>
      <source>Team Server</source>
      <translation>Servidor del equipo</translation>
    </message>
    <message>
      <source>Team: asking …</source>
      <translation>Equipo: preguntando…</translation>
    </message>
    <message>
      <source>Team: away</source>
      <translation>Equipo: no disponible</translation>
    </message>
    <message>
      <source>Team: connected</source>
      <translation>Equipo: conectado</translation>
    </message>
    <message>
      <source>Team: refused</source>
      <translation>Equipo: rechazado</translation>
    </message>
    <message>
      <source>Term</source>
      <translation>Término</translation>
    </message>
    <message>
      <source>Term &amp;Candidates …</source>
      <translation>&amp;Candidatos a término…</translation>
    </message>
    <message>
      <source>Term Candidates</source>
      <translation>Candidatos a término</translation>
    </message>
    <message>
      <source>Term candidates</source>
      <translation>Candidatos a término</translation>
    </message>
    <message>
      <source>Terminology</source>
      <translation>Terminología</translation>
    </message>
    <message>
      <source>Terms</source>
      <translation>Términos</translation>
    </message>
    <message>
      <source>Terms in machine translations</source>
      <translation>Términos en las traducciones automáticas</translation>
    </message>
    <message numerus="yes">
      <source>Terms that came, changed or went: %Ln.</source>
      <translation>
        <numerusform>Términos añadidos, cambiados o retirados: %Ln.</numerusform>
        <numerusform>Términos añadidos, cambiados o retirados: %Ln.</numerusform>
      </translation>
    </message>
    <message>
      <source>Test the cluster</source>
      <translation>Probar el clúster</translation>
    </message>
    <message>
      <source>Test the connection</source>
      <translation>Probar la conexión</translation>
    </message>
    <message>
      <source>Text</source>
      <translation>Texto</translation>
    </message>
    <message>
      <source>Text as Tags</source>
      <translation>Texto como etiquetas</translation>
    </message>
    <message numerus="yes">
      <source>Text becomes a tag in %Ln segments of all documents:</source>
      <translation>
        <numerusform>En %Ln segmento de todos los documentos, hay texto que se convierte en etiqueta:</numerusform>
        <numerusform>En %Ln segmentos de todos los documentos, hay texto que se convierte en etiqueta:</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Text becomes a tag in %Ln segments of the open document:</source>
      <translation>
        <numerusform>En %Ln segmento del documento abierto, hay texto que se convierte en etiqueta:</numerusform>
        <numerusform>En %Ln segmentos del documento abierto, hay texto que se convierte en etiqueta:</numerusform>
      </translation>
    </message>
    <message>
      <source>Text box</source>
      <translation>Cuadro de texto</translation>
    </message>
    <message>
      <source>Text in the source language</source>
      <translation>Texto en el idioma de origen</translation>
    </message>
    <message>
      <source>Text of the chapter</source>
      <translation>Texto del capítulo</translation>
    </message>
    <message>
      <source>Text to find</source>
      <translation>Texto que buscar</translation>
    </message>
    <message>
      <source>Text to put in its place</source>
      <translation>Texto que poner en su lugar</translation>
    </message>
    <message>
      <source>Text to select a part of</source>
      <translation>Texto del que seleccionar una parte</translation>
    </message>
    <message>
      <source>Texts of my own …</source>
      <translation>Textos propios…</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>tailandés</translation>
    </message>
    <message>
      <source>That line is not in the encoding that the file declares, or UTF-8 if it declares none; save it as UTF-8.</source>
      <translation>Esa línea no está en la codificación que el archivo declara (UTF-8 si no declara ninguna); guárdelo en UTF-8.</translation>
    </message>
    <message>
      <source>The &amp;engine, with what it learned here</source>
      <translation>El &amp;motor, con lo aprendido aquí</translation>
    </message>
    <message>
      <source>The address of a cluster looks like tcp://host:8786.</source>
      <translation>La dirección de un clúster es como tcp://host:8786.</translation>
    </message>
    <message>
      <source>The backup becomes a project of its own, in a new folder, and is opened. This project stays as it is: you can go on in either.</source>
      <translation>La copia se convierte en un proyecto aparte, en una carpeta nueva, y se abre. Este proyecto queda como está: puede seguir en cualquiera de los dos.</translation>
    </message>
    <message>
      <source>The bracket “{mark}” has no partner.</source>
      <translation>El paréntesis «{mark}» no tiene pareja.</translation>
    </message>
    <message>
      <source>The candidates of sentence {number} have more than {most} features.</source>
      <translation>Los candidatos de la frase {number} tienen más de {most} rasgos.</translation>
    </message>
    <message>
      <source>The certificate of {host} is not trusted: {reason}.</source>
      <translation>El certificado de {host} no es de confianza: {reason}.</translation>
    </message>
    <message numerus="yes">
      <source>The changes of %Ln segments are accepted. {key} brings them back.</source>
      <translation>
        <numerusform>Los cambios de %Ln segmento están aceptados. {key} los recupera.</numerusform>
        <numerusform>Los cambios de %Ln segmentos están aceptados. {key} los recupera.</numerusform>
      </translation>
    </message>
    <message>
      <source>The changes of a segment with tags go together.</source>
      <translation>Los cambios de un segmento con etiquetas van juntos.</translation>
    </message>
    <message>
      <source>The checks are set otherwise now.</source>
      <translation>Las comprobaciones tienen ahora otros ajustes.</translation>
    </message>
    <message>
      <source>The checks find nothing in the other segments shown.</source>
      <translation>Las comprobaciones no hallan nada en los demás segmentos mostrados.</translation>
    </message>
    <message>
      <source>The checks find nothing in this segment.</source>
      <translation>Las comprobaciones no hallan nada en este segmento.</translation>
    </message>
    <message>
      <source>The checks find nothing.</source>
      <translation>Las comprobaciones no hallan nada.</translation>
    </message>
    <message numerus="yes">
      <source>The checks report %Ln findings.</source>
      <translation>
        <numerusform>Las comprobaciones dan %Ln hallazgo.</numerusform>
        <numerusform>Las comprobaciones dan %Ln hallazgos.</numerusform>
      </translation>
    </message>
    <message>
      <source>The chosen segment</source>
      <translation>El segmento elegido</translation>
    </message>
    <message>
      <source>The chosen unit</source>
      <translation>La unidad elegida</translation>
    </message>
    <message>
      <source>The cluster at {address} answers, but has no worker.</source>
      <translation>El clúster en {address} responde, pero no tiene ningún trabajador.</translation>
    </message>
    <message>
      <source>The cluster failed: {reason}</source>
      <translation>El clúster falló: {reason}</translation>
    </message>
    <message>
      <source>The cluster lost a piece of work {count} times.</source>
      <translation>El clúster ha perdido {count} veces una parte del trabajo.</translation>
    </message>
    <message>
      <source>The comment is not added. It is there when you open the comments again.</source>
      <translation>El comentario no se ha añadido. Seguirá ahí cuando vuelva a abrir los comentarios.</translation>
    </message>
    <message>
      <source>The comparison is shown, but will not be in the history.</source>
      <translation>La comparación se muestra, pero no estará en el historial.</translation>
    </message>
    <message>
      <source>The computer went down while Postil was saving: look whether what you confirmed last is there</source>
      <translation>El ordenador se apagó mientras Postil guardaba: mire si está lo último que confirmó</translation>
    </message>
    <message>
      <source>The copy is called “{name}”.</source>
      <translation>La copia se llama «{name}».</translation>
    </message>
    <message>
      <source>The corpora hold no pair of segments in {source_language} and {target_language} that could be trained on.</source>
      <translation>Los corpus no contienen ningún par de segmentos en {source_language} y {target_language} con que entrenar.</translation>
    </message>
    <message>
      <source>The corpus holds token id {word}, which is no word of its vocabulary.</source>
      <translation>El corpus contiene el identificador {word}, que no es ninguna palabra de su vocabulario.</translation>
    </message>
    <message>
      <source>The corpus is empty: there is nothing to align.</source>
      <translation>El corpus está vacío: no hay nada que alinear.</translation>
    </message>
    <message>
      <source>The damaged project is only read, and stays as it is. Postil makes a new project of what it finds, opens it, and says what is gone.</source>
      <translation>El proyecto dañado solo se lee y queda como está. Postil hace un proyecto nuevo con lo que encuentra, lo abre y dice qué se ha perdido.</translation>
    </message>
    <message>
      <source>The difference may be chance. Go on with the engine it was compared with; you can keep the new one and compare them in your work.</source>
      <translation>La diferencia puede ser casual. Siga con el motor con el que se comparó; puede conservar el nuevo y compararlos en su trabajo.</translation>
    </message>
    <message>
      <source>The document has no segment {key} any more.</source>
      <translation>El documento ya no tiene el segmento {key}.</translation>
    </message>
    <message>
      <source>The document in its own language</source>
      <translation>El documento en su propio idioma</translation>
    </message>
    <message>
      <source>The documents do not say which languages they are in.</source>
      <translation>Los documentos no dicen en qué idiomas están.</translation>
    </message>
    <message>
      <source>The documents of {name} are here. This was left out; the work can be done without it.</source>
      <translation>Los documentos de {name} están aquí. Esto se dejó fuera; el trabajo puede hacerse sin ello.</translation>
    </message>
    <message>
      <source>The engine as it is</source>
      <translation>El motor tal como es</translation>
    </message>
    <message numerus="yes">
      <source>The engine could not learn from %Ln segments.</source>
      <translation>
        <numerusform>El motor no pudo aprender de %Ln segmento.</numerusform>
        <numerusform>El motor no pudo aprender de %Ln segmentos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine has forgotten %Ln segments.</source>
      <translation>
        <numerusform>El motor ha olvidado %Ln segmento.</numerusform>
        <numerusform>El motor ha olvidado %Ln segmentos.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine has learned all segments of {name} before.</source>
      <translation>El motor ya había aprendido de todos los segmentos de {name}.</translation>
    </message>
    <message>
      <source>The engine has learned features already.</source>
      <translation>El motor ya tiene rasgos aprendidos.</translation>
    </message>
    <message>
      <source>The engine has no word classes: {file} is missing.</source>
      <translation>El motor no tiene clases de palabras: falta {file}.</translation>
    </message>
    <message>
      <source>The engine has phrase scores, which features are not trained beside.</source>
      <translation>El motor tiene puntuaciones de expresiones, junto a las cuales no se entrenan rasgos.</translation>
    </message>
    <message>
      <source>The engine has weights for unknown features: {names}.</source>
      <translation>El motor tiene pesos para rasgos desconocidos: {names}.</translation>
    </message>
    <message>
      <source>The engine is kept. Engine › Use an Engine puts it to work.</source>
      <translation>El motor se conserva. Motor › Usar un motor lo pone a trabajar.</translation>
    </message>
    <message>
      <source>The engine is not available: {reason}</source>
      <translation>El motor no está disponible: {reason}</translation>
    </message>
    <message>
      <source>The engine is ready</source>
      <translation>El motor está listo</translation>
    </message>
    <message>
      <source>The engine is ready, and in use in this project.</source>
      <translation>El motor está listo y se usa en este proyecto.</translation>
    </message>
    <message>
      <source>The engine is ready.</source>
      <translation>El motor está listo.</translation>
    </message>
    <message numerus="yes">
      <source>The engine learned from %Ln segments.</source>
      <translation>
        <numerusform>El motor ha aprendido de %Ln segmento.</numerusform>
        <numerusform>El motor ha aprendido de %Ln segmentos.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine learned it from {files}</source>
      <translation>El motor lo aprendió de {files}</translation>
    </message>
    <message>
      <source>The engine learns</source>
      <translation>El motor aprende</translation>
    </message>
    <message>
      <source>The engine of this project cannot be opened.</source>
      <translation>El motor de este proyecto no se puede abrir.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used. {reason}

Once it is in its place again, Engine › Use an Engine takes it, or another one.</source>
      <translation>El motor de este proyecto no se puede usar. {reason}

Cuando vuelva a estar en su sitio, Motor › Usar un motor lo toma de nuevo, o toma otro.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used: it was moved or deleted, or it is damaged.</source>
      <translation>El motor de este proyecto no se puede usar: se ha movido o eliminado, o está dañado.</translation>
    </message>
    <message>
      <source>The engine of this project cannot be used: nothing is learned.</source>
      <translation>El motor de este proyecto no se puede usar: no se aprende nada.</translation>
    </message>
    <message>
      <source>The engine of this project is trained when the training under way has ended.</source>
      <translation>El motor de este proyecto se entrenará cuando termine el entrenamiento en curso.</translation>
    </message>
    <message>
      <source>The engine to start from</source>
      <translation>El motor de partida</translation>
    </message>
    <message>
      <source>The engine was made by a newer version of Postil: update, or train it anew.</source>
      <translation>Este motor procede de una versión más reciente de Postil: actualice Postil o entrene el motor de nuevo.</translation>
    </message>
    <message numerus="yes">
      <source>The engine was stopped after %Ln segments; give the command again for the rest.</source>
      <translation>
        <numerusform>El motor se detuvo tras %Ln segmento; repita la orden para el resto.</numerusform>
        <numerusform>El motor se detuvo tras %Ln segmentos; repita la orden para el resto.</numerusform>
      </translation>
    </message>
    <message>
      <source>The engine {engine} translates {theirs}, the project {ours}.</source>
      <translation>El motor {engine} traduce {theirs}; el proyecto, {ours}.</translation>
    </message>
    <message>
      <source>The engine {folder} is damaged: {reason}</source>
      <translation>El motor {folder} está dañado: {reason}</translation>
    </message>
    <message>
      <source>The engine's own scores count this many times beside the features, when they are trained first. The smaller it is, the more the features count.</source>
      <translation>Las puntuaciones propias del motor cuentan tantas veces junto a los rasgos, cuando estos se entrenan primero. Cuanto menor es, más cuentan los rasgos.</translation>
    </message>
    <message>
      <source>The engine's own scores count this many times beside the features. The smaller it is, the more the features count.</source>
      <translation>Las puntuaciones propias del motor cuentan tantas veces junto a los rasgos. Cuanto menor es, más cuentan los rasgos.</translation>
    </message>
    <message>
      <source>The engines are taken as they were trained, without what they learned in projects.</source>
      <translation>Los motores se toman tal como se entrenaron, sin lo aprendido en proyectos.</translation>
    </message>
    <message>
      <source>The file declares an encoding that is not read; save it as UTF-8.</source>
      <translation>El archivo declara una codificación que no se lee; guárdelo en UTF-8.</translation>
    </message>
    <message>
      <source>The file is damaged or was cut off; ask for it again, or repair that line.</source>
      <translation>El archivo está dañado o cortado; pídalo de nuevo o repare esa línea.</translation>
    </message>
    <message>
      <source>The file is damaged, or made to do harm; ask for it again.</source>
      <translation>El archivo está dañado o hecho para causar daño; pídalo de nuevo.</translation>
    </message>
    <message>
      <source>The file keeps the segment after this one in a unit of its own, and the program it comes from needs both.</source>
      <translation>El archivo guarda el segmento siguiente en una unidad propia, y el programa del que procede necesita los dos.</translation>
    </message>
    <message>
      <source>The file {name} in it says all of it.</source>
      <translation>El archivo {name} de esa carpeta lo dice todo.</translation>
    </message>
    <message>
      <source>The files are still being looked at.</source>
      <translation>Los archivos aún se están examinando.</translation>
    </message>
    <message>
      <source>The finding is kept for the report.</source>
      <translation>El hallazgo queda guardado para el informe.</translation>
    </message>
    <message>
      <source>The folder has no {name}.</source>
      <translation>A la carpeta le falta {name}.</translation>
    </message>
    <message>
      <source>The folder is not there.</source>
      <translation>La carpeta no está.</translation>
    </message>
    <message>
      <source>The glossary forbids “{target}” for “{source}”.</source>
      <translation>El glosario prohíbe «{target}» para «{source}».</translation>
    </message>
    <message>
      <source>The glossary has “{targets}” for “{source}”.</source>
      <translation>El glosario tiene «{targets}» para «{source}».</translation>
    </message>
    <message>
      <source>The glossary is read-only.</source>
      <translation>El glosario es de solo lectura.</translation>
    </message>
    <message>
      <source>The glossary {glossary} has no term {source!r}, {target!r}.</source>
      <translation>El glosario {glossary} no tiene ningún término {source!r}, {target!r}.</translation>
    </message>
    <message>
      <source>The glossary {name} is read-only.</source>
      <translation>El glosario {name} es de solo lectura.</translation>
    </message>
    <message>
      <source>The glossary {name} says so; change the term there.</source>
      <translation>Así lo dice el glosario {name}; cambie el término allí.</translation>
    </message>
    <message>
      <source>The hidden machine translation stands here: estimated quality {quality}, threshold {threshold}. {key} brings your text back.</source>
      <translation>La traducción automática oculta está puesta: calidad estimada {quality}, umbral {threshold}. {key} recupera su texto.</translation>
    </message>
    <message>
      <source>The index of a memory does not fit its units.</source>
      <translation>El índice de una memoria no corresponde a sus unidades.</translation>
    </message>
    <message>
      <source>The index of a memory is damaged: {reason}.</source>
      <translation>El índice de una memoria está dañado: {reason}.</translation>
    </message>
    <message>
      <source>The journal of what was learned is damaged: an event is twice.</source>
      <translation>El registro de lo aprendido está dañado: un suceso está dos veces.</translation>
    </message>
    <message>
      <source>The keyring of the system did not remove the token for {server}: {reason}.</source>
      <translation>El llavero del sistema no eliminó el token de {server}: {reason}.</translation>
    </message>
    <message>
      <source>The keys commands have, before you change any.</source>
      <translation>Los atajos de los comandos, antes de que usted cambie alguno.</translation>
    </message>
    <message>
      <source>The language of menus and messages, from the next start on.</source>
      <translation>El idioma de los menús y mensajes, a partir del próximo inicio.</translation>
    </message>
    <message>
      <source>The languages in it are: {names}.</source>
      <translation>Idiomas que contiene: {names}.</translation>
    </message>
    <message>
      <source>The learning curve appears as soon as the first figures are there.</source>
      <translation>La curva de aprendizaje aparece con las primeras cifras.</translation>
    </message>
    <message>
      <source>The machine has not answered yet.</source>
      <translation>La máquina aún no ha respondido.</translation>
    </message>
    <message>
      <source>The machine suggests nothing for this segment.</source>
      <translation>La máquina no sugiere nada para este segmento.</translation>
    </message>
    <message>
      <source>The machine translates this differently now; the draft follows. {key} takes it back.</source>
      <translation>La máquina lo traduce ahora de otro modo; el borrador la sigue. {key} lo deshace.</translation>
    </message>
    <message>
      <source>The machine translation is hidden: estimated quality {quality}, threshold {threshold}. {key} inserts it; Memory › Matching sets the threshold.</source>
      <translation>La traducción automática está oculta: calidad estimada {quality}, umbral {threshold}. {key} la inserta; el umbral se cambia en Memoria › Coincidencias.</translation>
    </message>
    <message>
      <source>The machine's suggestion stands here. {key} brings your text back.</source>
      <translation>La sugerencia de la máquina está puesta. {key} recupera su texto.</translation>
    </message>
    <message>
      <source>The mark “{mark}” is repeated.</source>
      <translation>El signo «{mark}» está repetido.</translation>
    </message>
    <message>
      <source>The memory of this computer does not suffice.</source>
      <translation>La memoria de este ordenador no es suficiente.</translation>
    </message>
    <message>
      <source>The memory {name} has no unit {number}.</source>
      <translation>La memoria {name} no tiene ninguna unidad {number}.</translation>
    </message>
    <message>
      <source>The memory {name} is from {source} to {target}, the project from {ours} to {theirs}.</source>
      <translation>La memoria {name} va de {source} a {target}; el proyecto, de {ours} a {theirs}.</translation>
    </message>
    <message>
      <source>The memory {name} is read-only.</source>
      <translation>La memoria {name} es de solo lectura.</translation>
    </message>
    <message>
      <source>The memory “{name}” is attached.</source>
      <translation>La memoria «{name}» está adjunta.</translation>
    </message>
    <message numerus="yes">
      <source>The memory “{name}” with %Ln units is removed.</source>
      <translation>
        <numerusform>Se quitó la memoria «{name}» con %Ln unidad.</numerusform>
        <numerusform>Se quitó la memoria «{name}» con %Ln unidades.</numerusform>
      </translation>
    </message>
    <message>
      <source>The most trusted first: of equal matches, its own are shown first (Alt+Up, Alt+Down). Space makes a memory read-only, or lets it be changed.</source>
      <translation>La más fiable primero: a igualdad, sus coincidencias se muestran antes (Alt+Arriba, Alt+Abajo). Espacio activa o desactiva el modo de solo lectura.</translation>
    </message>
    <message>
      <source>The new engine has not proved better</source>
      <translation>El motor nuevo no ha resultado mejor</translation>
    </message>
    <message>
      <source>The new engine is better</source>
      <translation>El motor nuevo es mejor</translation>
    </message>
    <message>
      <source>The new engine is not better</source>
      <translation>El motor nuevo no es mejor</translation>
    </message>
    <message>
      <source>The new engine translates the same</source>
      <translation>El motor nuevo traduce igual</translation>
    </message>
    <message>
      <source>The next segment that is translated differently.</source>
      <translation>El segmento siguiente traducido de otro modo.</translation>
    </message>
    <message>
      <source>The number {number} of the source is missing.</source>
      <translation>Falta el número {number} del original.</translation>
    </message>
    <message>
      <source>The open project uses it. Choose another engine there, or detach it first.</source>
      <translation>El proyecto abierto lo usa. Elija allí otro motor o sepárelo primero.</translation>
    </message>
    <message>
      <source>The open project works with this engine.</source>
      <translation>El proyecto abierto trabaja con este motor.</translation>
    </message>
    <message>
      <source>The open segment has a frame. Type its translation, then press {key}: it is confirmed, and the next one opens.</source>
      <translation>El segmento abierto tiene un marco. Escriba su traducción y pulse {key}: queda confirmado y se abre el siguiente.</translation>
    </message>
    <message>
      <source>The package is for {languages}.</source>
      <translation>El paquete es para {languages}.</translation>
    </message>
    <message>
      <source>The page on the clipboard is too long to be pasted.</source>
      <translation>La página del portapapeles es demasiado larga para pegarla.</translation>
    </message>
    <message>
      <source>The pairs of the alignment were not saved. Discard them?</source>
      <translation>Los pares de la alineación no se guardaron. ¿Descartarlos?</translation>
    </message>
    <message>
      <source>The panels are shown again.</source>
      <translation>Los paneles se muestran de nuevo.</translation>
    </message>
    <message>
      <source>The penalty of a memory must lie between 0 and 100%.</source>
      <translation>La penalización de una memoria debe estar entre 0 y 100 %.</translation>
    </message>
    <message>
      <source>The phrase table {folder} is damaged: {why}.</source>
      <translation>La tabla de expresiones {folder} está dañada: {why}.</translation>
    </message>
    <message>
      <source>The project has no document {document}.</source>
      <translation>El proyecto no tiene ningún documento {document}.</translation>
    </message>
    <message>
      <source>The project has no document {name}.</source>
      <translation>El proyecto no tiene ningún documento {name}.</translation>
    </message>
    <message>
      <source>The project has no memory {names}.</source>
      <translation>El proyecto no tiene ninguna memoria {names}.</translation>
    </message>
    <message>
      <source>The project has no memory {name}.</source>
      <translation>El proyecto no tiene ninguna memoria {name}.</translation>
    </message>
    <message>
      <source>The project has no segment {number}.</source>
      <translation>El proyecto no tiene ningún segmento {number}.</translation>
    </message>
    <message>
      <source>The project has that memory already, as {name}.</source>
      <translation>El proyecto ya tiene esta memoria, como {name}.</translation>
    </message>
    <message>
      <source>The project is in {path}.</source>
      <translation>El proyecto está en {path}.</translation>
    </message>
    <message>
      <source>The project itself stays on the disk (Delete)</source>
      <translation>El proyecto en sí queda en el disco (Supr)</translation>
    </message>
    <message>
      <source>The project was closed; its memories and texts are needed.</source>
      <translation>El proyecto se cerró; hacen falta sus memorias y textos.</translation>
    </message>
    <message>
      <source>The project works without it. If the engine was moved, choose its new place with Engine › Use an Engine; what it learned here is kept in the project.</source>
      <translation>El proyecto trabaja sin él. Si el motor se movió, elija su nuevo lugar con Motor › Usar un motor; lo que aprendió aquí se conserva en el proyecto.</translation>
    </message>
    <message>
      <source>The project's own memory stays.</source>
      <translation>La memoria propia del proyecto se queda.</translation>
    </message>
    <message>
      <source>The project's own memory takes what is confirmed.</source>
      <translation>La memoria propia del proyecto recibe lo que se confirma.</translation>
    </message>
    <message>
      <source>The properties of a unit in the database are damaged.</source>
      <translation>Las propiedades de una unidad de la base de datos están dañadas.</translation>
    </message>
    <message>
      <source>The recipe {name} has no setting {name_2}.</source>
      <translation>La receta {name} no tiene ningún ajuste {name_2}.</translation>
    </message>
    <message>
      <source>The recipe {recipe} trains on this machine only.</source>
      <translation>La receta {recipe} solo entrena en esta máquina.</translation>
    </message>
    <message numerus="yes">
      <source>The report is written; it names %Ln segments.</source>
      <translation>
        <numerusform>El informe está escrito; nombra %Ln segmento.</numerusform>
        <numerusform>El informe está escrito; nombra %Ln segmentos.</numerusform>
      </translation>
    </message>
    <message>
      <source>The rescued project is in {folder}.</source>
      <translation>El proyecto rescatado está en {folder}.</translation>
    </message>
    <message>
      <source>The return package is in {path}.</source>
      <translation>El paquete de retorno está en {path}.</translation>
    </message>
    <message>
      <source>The review has changed nothing here.</source>
      <translation>La revisión no ha cambiado nada aquí.</translation>
    </message>
    <message>
      <source>The review has changed nothing.</source>
      <translation>La revisión no ha cambiado nada.</translation>
    </message>
    <message>
      <source>The review rejects the translation.</source>
      <translation>La revisión rechaza la traducción.</translation>
    </message>
    <message>
      <source>The rule “{name}” is not a regular expression: {reason}</source>
      <translation>La regla «{name}» no es una expresión regular: {reason}</translation>
    </message>
    <message>
      <source>The rule “{name}” names group {group}, which its source lacks.</source>
      <translation>La regla «{name}» nombra el grupo {group}, que su original no tiene.</translation>
    </message>
    <message>
      <source>The rule “{name}” took too long and was given up.</source>
      <translation>La regla «{name}» tardó demasiado y se abandonó.</translation>
    </message>
    <message>
      <source>The rules are for all documents of the project.</source>
      <translation>Las reglas valen para todos los documentos del proyecto.</translation>
    </message>
    <message>
      <source>The same mark twice, as in “,,”.</source>
      <translation>Dos veces el mismo signo, como en «,,».</translation>
    </message>
    <message>
      <source>The same source is translated otherwise in: {numbers}. Repeat shows them.</source>
      <translation>El mismo original se traduce de otro modo en: {numbers}. Repetir los muestra.</translation>
    </message>
    <message>
      <source>The same source translated in different ways.</source>
      <translation>El mismo original traducido de distintos modos.</translation>
    </message>
    <message>
      <source>The same text</source>
      <translation>El mismo texto</translation>
    </message>
    <message>
      <source>The same text in the same place</source>
      <translation>El mismo texto en el mismo lugar</translation>
    </message>
    <message>
      <source>The same text with the same neighbour</source>
      <translation>El mismo texto con el mismo vecino</translation>
    </message>
    <message>
      <source>The same word twice in a row.</source>
      <translation>La misma palabra dos veces seguidas.</translation>
    </message>
    <message>
      <source>The segment before that is translated differently.</source>
      <translation>El segmento anterior traducido de otro modo.</translation>
    </message>
    <message>
      <source>The segment is final.</source>
      <translation>El segmento es final.</translation>
    </message>
    <message>
      <source>The segment is no longer in the project. What you typed in it is on the clipboard: {text}</source>
      <translation>El segmento ya no está en el proyecto. Lo que ha escrito en él está en el portapapeles: {text}</translation>
    </message>
    <message>
      <source>The segment is translated and waits for review.</source>
      <translation>El segmento está traducido y espera la revisión.</translation>
    </message>
    <message>
      <source>The segment was changed since; this cannot be done again.</source>
      <translation>El segmento cambió desde entonces; esto no se puede rehacer.</translation>
    </message>
    <message>
      <source>The segment was changed since; this cannot be undone any more.</source>
      <translation>El segmento cambió desde entonces; ya no se puede deshacer.</translation>
    </message>
    <message>
      <source>The segment was reviewed.</source>
      <translation>El segmento se ha revisado.</translation>
    </message>
    <message>
      <source>The segmentation rule {before!r} {after!r} cannot be used: {reason}</source>
      <translation>La regla de segmentación {before!r} {after!r} no se puede usar: {reason}</translation>
    </message>
    <message>
      <source>The segmentation rule {before!r} {after!r} took too long.</source>
      <translation>La regla de segmentación {before!r} {after!r} tardó demasiado.</translation>
    </message>
    <message>
      <source>The segmentation rules name a language {pattern!r} that cannot be used: {reason}</source>
      <translation>Las reglas de segmentación nombran un idioma {pattern!r} que no se puede usar: {reason}</translation>
    </message>
    <message>
      <source>The segmentation rules name a language {pattern!r} that takes too long.</source>
      <translation>Las reglas de segmentación nombran un idioma {pattern!r} que tarda demasiado.</translation>
    </message>
    <message>
      <source>The segments and their memory units stay; only what the engine learned goes.</source>
      <translation>Los segmentos y sus unidades de memoria quedan; solo se va lo que aprendió el motor.</translation>
    </message>
    <message>
      <source>The server answers.</source>
      <translation>El servidor responde.</translation>
    </message>
    <message>
      <source>The server answers; this is the token of {user}.</source>
      <translation>El servidor responde; este es el token de {user}.</translation>
    </message>
    <message>
      <source>The server has nothing for the languages of this project.</source>
      <translation>El servidor no tiene nada para los idiomas de este proyecto.</translation>
    </message>
    <message>
      <source>The settings of the checks are not what they should be: {reason}</source>
      <translation>Los ajustes de las comprobaciones no son lo que deberían: {reason}</translation>
    </message>
    <message>
      <source>The shared memory “{name}” cannot be used: {reason}</source>
      <translation>La memoria compartida «{name}» no se puede usar: {reason}</translation>
    </message>
    <message>
      <source>The shared memory “{name}” takes nothing now: {reason} What you confirm is kept in this project until it does.</source>
      <translation>La memoria compartida «{name}» no admite nada ahora: {reason} Lo que confirme se guarda en este proyecto hasta entonces.</translation>
    </message>
    <message>
      <source>The size of source and translation, for languages that have no size of their own. It begins with that of the desktop's text.</source>
      <translation>El tamaño del original y la traducción, para los idiomas que no tienen uno propio. Al principio es el del texto del escritorio.</translation>
    </message>
    <message>
      <source>The source changes in the project only; the document keeps its own. A comment says what it was. A confirmed segment becomes a draft.</source>
      <translation>El original cambia solo en el proyecto; el documento conserva el suyo. Un comentario dice cómo era. Un segmento confirmado pasa a borrador.</translation>
    </message>
    <message>
      <source>The source ends with “{ours}”, the target with “{theirs}”.</source>
      <translation>El original termina en «{ours}»; la traducción, en «{theirs}».</translation>
    </message>
    <message>
      <source>The source ends with “{ours}”, the target without a mark.</source>
      <translation>El original termina en «{ours}»; la traducción, sin signo.</translation>
    </message>
    <message>
      <source>The source has no number {number}.</source>
      <translation>El original no tiene el número {number}.</translation>
    </message>
    <message>
      <source>The source has no tag {tag}.</source>
      <translation>El original no tiene ninguna etiqueta {tag}.</translation>
    </message>
    <message>
      <source>The source has no “{code}”.</source>
      <translation>El original no tiene «{code}».</translation>
    </message>
    <message>
      <source>The source of this segment was edited, so it cannot be split or merged.</source>
      <translation>El original de este segmento se editó, así que no se puede dividir ni unir.</translation>
    </message>
    <message>
      <source>The source starts with a capital.</source>
      <translation>El original empieza por mayúscula.</translation>
    </message>
    <message>
      <source>The source starts with a small letter.</source>
      <translation>El original empieza por minúscula.</translation>
    </message>
    <message>
      <source>The source was translated “{other}” elsewhere.</source>
      <translation>El original se tradujo en otro lugar como «{other}».</translation>
    </message>
    <message>
      <source>The source writes the ellipsis “{ours}”.</source>
      <translation>El original escribe los puntos suspensivos «{ours}».</translation>
    </message>
    <message>
      <source>The source writes “{name}”.</source>
      <translation>El original escribe «{name}».</translation>
    </message>
    <message>
      <source>The space before a per cent sign.</source>
      <translation>El espacio antes del signo de tanto por ciento.</translation>
    </message>
    <message>
      <source>The store has {dense} dense features, the weights have {dense_2}.</source>
      <translation>El almacén tiene {dense} rasgos densos; los pesos, {dense_2}.</translation>
    </message>
    <message>
      <source>The store of candidates does not say its {name}.</source>
      <translation>El almacén de candidatos no indica: {name}.</translation>
    </message>
    <message>
      <source>The suggestion is back. {key} brings your text back.</source>
      <translation>La sugerencia ha vuelto. {key} recupera su texto.</translation>
    </message>
    <message>
      <source>The tag {tag} comes at another place among the tags of the source.</source>
      <translation>La etiqueta {tag} no está en el mismo lugar que entre las etiquetas del original.</translation>
    </message>
    <message>
      <source>The tag {tag} of the source is missing.</source>
      <translation>Falta la etiqueta {tag} del original.</translation>
    </message>
    <message>
      <source>The tag {tag} stands here once more than in the source.</source>
      <translation>La etiqueta {tag} está aquí una vez más que en el original.</translation>
    </message>
    <message>
      <source>The tags of a text in the database are damaged.</source>
      <translation>Las etiquetas de un texto de la base de datos están dañadas.</translation>
    </message>
    <message>
      <source>The target ends with “{theirs}”, the source without a mark.</source>
      <translation>La traducción termina en «{theirs}»; el original, sin signo.</translation>
    </message>
    <message>
      <source>The target is empty.</source>
      <translation>La traducción está vacía.</translation>
    </message>
    <message>
      <source>The target is the source.</source>
      <translation>La traducción es el original.</translation>
    </message>
    <message>
      <source>The target lacks the brackets “{lost}” of the source.</source>
      <translation>A la traducción le faltan los paréntesis «{lost}» del original.</translation>
    </message>
    <message>
      <source>The team server answers in a way that cannot be read.</source>
      <translation>La respuesta del servidor del equipo no se puede leer.</translation>
    </message>
    <message>
      <source>The team server cannot answer now: {reason}</source>
      <translation>El servidor del equipo no puede responder ahora: {reason}</translation>
    </message>
    <message>
      <source>The team server does not know this token.</source>
      <translation>El servidor del equipo no conoce este token.</translation>
    </message>
    <message>
      <source>The team server has no {name} for these languages.</source>
      <translation>El servidor del equipo no tiene {name} para estos idiomas.</translation>
    </message>
    <message>
      <source>The team server says: {reason}</source>
      <translation>El servidor del equipo dice: {reason}</translation>
    </message>
    <message>
      <source>The texts are too few to keep some out of the training, so nothing was measured. From about 400 different segments on, it is.</source>
      <translation>Los textos son demasiado pocos para reservar una parte, así que no se midió nada. Desde unos 400 segmentos distintos sí se mide.</translation>
    </message>
    <message numerus="yes">
      <source>The texts of %Ln segments could not be written to the disk. Close all the same, and lose them?</source>
      <translation>
        <numerusform>El texto de %Ln segmento no se pudo escribir en el disco. ¿Cerrar de todos modos y perderlo?</numerusform>
        <numerusform>Los textos de %Ln segmentos no se pudieron escribir en el disco. ¿Cerrar de todos modos y perderlos?</numerusform>
      </translation>
    </message>
    <message>
      <source>The threshold of a look-up is at least 1%.</source>
      <translation>El umbral de una búsqueda es al menos del 1 %.</translation>
    </message>
    <message numerus="yes">
      <source>The token is kept: %Ln other projects are connected to the server.</source>
      <translation>
        <numerusform>El token se conserva: %Ln proyecto más está conectado al servidor.</numerusform>
        <numerusform>El token se conserva: %Ln proyectos más están conectados al servidor.</numerusform>
      </translation>
    </message>
    <message>
      <source>The token was removed from this computer.</source>
      <translation>El token se eliminó de este equipo.</translation>
    </message>
    <message>
      <source>The training of an engine is paused. Training › Go On with the Training continues it.</source>
      <translation>El entrenamiento de un motor está en pausa. Entrenamiento › Continuar el entrenamiento lo reanuda.</translation>
    </message>
    <message>
      <source>The training of “{name}” ({source} to {target}) was interrupted. It can go on where it stopped.</source>
      <translation>El entrenamiento de «{name}» ({source} a {target}) se interrumpió. Puede continuar donde se detuvo.</translation>
    </message>
    <message>
      <source>The training of “{name}” was interrupted; it can go on.</source>
      <translation>El entrenamiento de «{name}» se interrumpió; puede continuar.</translation>
    </message>
    <message>
      <source>The training under way starts from it or is compared with it.</source>
      <translation>El entrenamiento en curso parte de él o se compara con él.</translation>
    </message>
    <message>
      <source>The training was ended from outside.</source>
      <translation>El entrenamiento se terminó desde fuera.</translation>
    </message>
    <message>
      <source>The translation has changed meanwhile: press it again.</source>
      <translation>La traducción ha cambiado entretanto: pulse otra vez.</translation>
    </message>
    <message>
      <source>The translation is another one by now.</source>
      <translation>La traducción ya es otra.</translation>
    </message>
    <message>
      <source>The tuning set {name} holds no segment in {source_language} with a translation into {target_language}.</source>
      <translation>El conjunto de ajuste {name} no contiene ningún segmento en {source_language} con traducción a {target_language}.</translation>
    </message>
    <message>
      <source>The unit is changed.</source>
      <translation>La unidad se ha cambiado.</translation>
    </message>
    <message>
      <source>The weights of the engine's models are trained together with the features, instead of staying as they were tuned.</source>
      <translation>Los pesos de los modelos del motor se entrenan junto con los rasgos, en lugar de quedar como se ajustaron.</translation>
    </message>
    <message>
      <source>The white space at the end differs from that of the source.</source>
      <translation>El espacio final es distinto del original.</translation>
    </message>
    <message>
      <source>The white space at the start differs from that of the source.</source>
      <translation>El espacio inicial es distinto del original.</translation>
    </message>
    <message>
      <source>The whole segment is a term of the glossary.</source>
      <translation>Todo el segmento es un término del glosario.</translation>
    </message>
    <message>
      <source>The word at the caret does not come from the machine.</source>
      <translation>La palabra del cursor no viene de la máquina.</translation>
    </message>
    <message>
      <source>The {name} must lie between 0 and {most}%.</source>
      <translation>{name}: el valor debe estar entre 0 y {most} %.</translation>
    </message>
    <message>
      <source>There are files on the clipboard, and no text.</source>
      <translation>En el portapapeles hay archivos, no texto.</translation>
    </message>
    <message>
      <source>There are no held-out segments with a source and a translation.</source>
      <translation>No hay segmentos reservados con original y traducción.</translation>
    </message>
    <message>
      <source>There are no rules: all text is text.</source>
      <translation>No hay reglas: todo el texto es texto.</translation>
    </message>
    <message>
      <source>There are no sentences to train on.</source>
      <translation>No hay frases con que entrenar.</translation>
    </message>
    <message>
      <source>There are no syntax trees to learn from.</source>
      <translation>No hay árboles sintácticos de los que aprender.</translation>
    </message>
    <message>
      <source>There are no terms here yet. Add one with the Insert key, or import a glossary: TBX, MultiTerm, UTX, Excel, TSV or CSV.</source>
      <translation>Aquí no hay términos todavía. Añada uno con la tecla Insertar o importe un glosario: TBX, MultiTerm, UTX, Excel, TSV o CSV.</translation>
    </message>
    <message>
      <source>There are several spaces in a row.</source>
      <translation>Hay varios espacios seguidos.</translation>
    </message>
    <message>
      <source>There are spaces around {tag} in the source, but none here.</source>
      <translation>En el original hay espacios alrededor de {tag}, aquí no.</translation>
    </message>
    <message>
      <source>There are spaces around {tag}; the source has none.</source>
      <translation>Hay espacios alrededor de {tag}; el original no los tiene.</translation>
    </message>
    <message>
      <source>There are {features} sparse features, but {sparse} weights.</source>
      <translation>Hay {features} rasgos dispersos, pero {sparse} pesos.</translation>
    </message>
    <message>
      <source>There are {number:,} rules; at most {most:,} are taken.</source>
      <translation>Hay {number:,} reglas; se admiten como mucho {most:,}.</translation>
    </message>
    <message>
      <source>There are: {recipes}.</source>
      <translation>Hay: {recipes}.</translation>
    </message>
    <message>
      <source>There is a deadline</source>
      <translation>Hay una fecha límite</translation>
    </message>
    <message>
      <source>There is a memory unit {number}.</source>
      <translation>La unidad de memoria {number} ya existe.</translation>
    </message>
    <message>
      <source>There is no backup of this project yet: they are made while it is open, and when it is closed.</source>
      <translation>Aún no hay ninguna copia de este proyecto: se hacen mientras está abierto y al cerrarlo.</translation>
    </message>
    <message>
      <source>There is no band {name}.</source>
      <translation>No hay ninguna franja {name}.</translation>
    </message>
    <message>
      <source>There is no change of segments to undo.</source>
      <translation>No hay ningún cambio de segmentos que deshacer.</translation>
    </message>
    <message>
      <source>There is no change {number} in this segment.</source>
      <translation>En este segmento no hay ningún cambio {number}.</translation>
    </message>
    <message>
      <source>There is no computer of the name {host}.</source>
      <translation>No hay ningún ordenador con el nombre {host}.</translation>
    </message>
    <message>
      <source>There is no corpus {argument}.</source>
      <translation>No hay ningún corpus {argument}.</translation>
    </message>
    <message>
      <source>There is no corpus {argument}: the file {path} is missing.</source>
      <translation>No existe el corpus {argument}: falta el archivo {path}.</translation>
    </message>
    <message>
      <source>There is no dictionary of {language}. Extensions of LibreOffice (.oxt) and of Firefox (.xpi) have one.</source>
      <translation>No hay diccionario para este idioma ({language}). Las extensiones de LibreOffice (.oxt) y de Firefox (.xpi) contienen uno.</translation>
    </message>
    <message>
      <source>There is no dictionary of {language}: Tools › Which Checks takes one.</source>
      <translation>No hay diccionario para este idioma ({language}): Herramientas › Qué comprobaciones admite uno.</translation>
    </message>
    <message>
      <source>There is no document in {source} that can be translated.</source>
      <translation>En {source} no hay ningún documento que se pueda traducir.</translation>
    </message>
    <message>
      <source>There is no engine to tune.</source>
      <translation>No hay motor que ajustar.</translation>
    </message>
    <message>
      <source>There is no engine yet. Train one from your memories, or import a .postil file.</source>
      <translation>Aún no hay motores. Entrene uno con sus memorias o importe un archivo .postil.</translation>
    </message>
    <message>
      <source>There is no engine yet. Train one, or import a .postil file.</source>
      <translation>Aún no hay motores. Entrene uno o importe un archivo .postil.</translation>
    </message>
    <message>
      <source>There is no filter “{name}”.</source>
      <translation>No hay ningún filtro «{name}».</translation>
    </message>
    <message>
      <source>There is no finding of the kind {kind}, {severity}.</source>
      <translation>No hay ningún hallazgo del tipo {kind}, {severity}.</translation>
    </message>
    <message>
      <source>There is no glossary yet. Terms you add begin one.</source>
      <translation>Todavía no hay ningún glosario. Los términos que añada crean uno.</translation>
    </message>
    <message>
      <source>There is no glossary {name}.</source>
      <translation>No hay ningún glosario {name}.</translation>
    </message>
    <message>
      <source>There is no layer {name!r} for this: {names}.</source>
      <translation>No hay ninguna capa {name!r} para esto: {names}.</translation>
    </message>
    <message>
      <source>There is no loss called {loss}.</source>
      <translation>No hay ninguna pérdida llamada {loss}.</translation>
    </message>
    <message>
      <source>There is no match {number}.</source>
      <translation>No hay coincidencia {number}.</translation>
    </message>
    <message>
      <source>There is no match.</source>
      <translation>No hay ninguna coincidencia.</translation>
    </message>
    <message>
      <source>There is no memory to train from.</source>
      <translation>No hay ninguna memoria con la que entrenar.</translation>
    </message>
    <message>
      <source>There is no other engine between these languages to compare it with.</source>
      <translation>No hay otro motor entre estos idiomas con el que compararlo.</translation>
    </message>
    <message>
      <source>There is no program {name}.</source>
      <translation>No hay ningún programa {name}.</translation>
    </message>
    <message>
      <source>There is no recipe {name}.</source>
      <translation>No hay ninguna receta {name}.</translation>
    </message>
    <message>
      <source>There is no segment after this one.</source>
      <translation>No hay ningún segmento después de este.</translation>
    </message>
    <message>
      <source>There is no segment before this one.</source>
      <translation>No hay ningún segmento antes de este.</translation>
    </message>
    <message>
      <source>There is no segment to merge with.</source>
      <translation>No hay ningún segmento con el que unir.</translation>
    </message>
    <message>
      <source>There is no such file.</source>
      <translation>Este archivo no existe.</translation>
    </message>
    <message>
      <source>There is no tag here.</source>
      <translation>Aquí no hay ninguna etiqueta.</translation>
    </message>
    <message>
      <source>There is no term {number}.</source>
      <translation>No hay término {number}.</translation>
    </message>
    <message>
      <source>There is no text on the clipboard.</source>
      <translation>No hay texto en el portapapeles.</translation>
    </message>
    <message>
      <source>There is no text to search for.</source>
      <translation>No hay texto que buscar.</translation>
    </message>
    <message>
      <source>There is no translation to confirm yet.</source>
      <translation>Aún no hay ninguna traducción que confirmar.</translation>
    </message>
    <message>
      <source>There is no translation.</source>
      <translation>No hay traducción.</translation>
    </message>
    <message>
      <source>There is no update called {update}.</source>
      <translation>No hay ninguna actualización llamada {update}.</translation>
    </message>
    <message>
      <source>There is no word here.</source>
      <translation>Aquí no hay ninguna palabra.</translation>
    </message>
    <message>
      <source>There is none for these languages yet</source>
      <translation>Aún no hay ninguno para estos idiomas</translation>
    </message>
    <message>
      <source>There is none yet. Train one, or import a .postil file.</source>
      <translation>Aún no hay ninguno. Entrene uno o importe un archivo .postil.</translation>
    </message>
    <message>
      <source>There is nothing else to choose here.</source>
      <translation>Aquí no hay nada más que elegir.</translation>
    </message>
    <message>
      <source>There is nothing to change here.</source>
      <translation>Aquí no hay nada que cambiar.</translation>
    </message>
    <message>
      <source>There is nothing to do again.</source>
      <translation>No hay nada que rehacer.</translation>
    </message>
    <message>
      <source>There is nothing to tune the weights on.</source>
      <translation>No hay nada con que ajustar los pesos.</translation>
    </message>
    <message>
      <source>There is nothing to undo here.</source>
      <translation>Aquí no hay nada que deshacer.</translation>
    </message>
    <message>
      <source>There is nothing to undo.</source>
      <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
      <source>There was nothing to do</source>
      <translation>No había nada que hacer</translation>
    </message>
    <message>
      <source>These segments cannot become one: {obstacle}.</source>
      <translation>Estos segmentos no se pueden unir en uno: {obstacle}.</translation>
    </message>
    <message>
      <source>These segments have the same source. Fill them with:</source>
      <translation>Estos segmentos tienen el mismo original. Rellenarlos con:</translation>
    </message>
    <message>
      <source>These words stand in a longer memory unit.</source>
      <translation>Estas palabras están en una unidad de memoria más larga.</translation>
    </message>
    <message>
      <source>Third language model</source>
      <translation>Tercer modelo de lenguaje</translation>
    </message>
    <message>
      <source>Third language model, n-grams</source>
      <translation>Tercer modelo de lenguaje, n-gramas</translation>
    </message>
    <message>
      <source>This comment is not there any more.</source>
      <translation>Este comentario ya no está.</translation>
    </message>
    <message>
      <source>This count is kept; later ones can be compared with it.</source>
      <translation>Este recuento queda guardado; los siguientes se podrán comparar con él.</translation>
    </message>
    <message>
      <source>This file is there already.</source>
      <translation>Este archivo ya existe.</translation>
    </message>
    <message>
      <source>This finding is no longer there.</source>
      <translation>Este hallazgo ya no está.</translation>
    </message>
    <message>
      <source>This finding was removed meanwhile.</source>
      <translation>Este hallazgo se eliminó entretanto.</translation>
    </message>
    <message>
      <source>This glossary is that of the team server.</source>
      <translation>Este glosario es el del servidor del equipo.</translation>
    </message>
    <message>
      <source>This is no regular expression: {reason}.</source>
      <translation>No es una expresión regular: {reason}.</translation>
    </message>
    <message>
      <source>This is the project as it was on {time}, in {folder}.</source>
      <translation>Este es el proyecto como estaba el {time}, en {folder}.</translation>
    </message>
    <message>
      <source>This is the suggestion as it was.</source>
      <translation>Esta es la sugerencia tal cual.</translation>
    </message>
    <message>
      <source>This language quotes with {usual}.</source>
      <translation>Este idioma cita con {usual}.</translation>
    </message>
    <message>
      <source>This machine only, or tcp://host:8786</source>
      <translation>Solo este equipo, o tcp://host:8786</translation>
    </message>
    <message>
      <source>This match is not a unit of a memory.</source>
      <translation>Esta coincidencia no es una unidad de una memoria.</translation>
    </message>
    <message>
      <source>This memory is empty. What you confirm goes into the project's own memory; other memories are filled by Import.</source>
      <translation>Esta memoria está vacía. Lo que confirma va a la memoria propia del proyecto; las demás se llenan con Importar.</translation>
    </message>
    <message>
      <source>This memory is protected. Memory › Matching allows changes.</source>
      <translation>Esta memoria está protegida. Memoria › Coincidencias permite cambios.</translation>
    </message>
    <message>
      <source>This memory is protected: see Memory › Matching</source>
      <translation>Esta memoria está protegida: vea Memoria › Coincidencias</translation>
    </message>
    <message>
      <source>This memory unit is not there any more.</source>
      <translation>Esta unidad de memoria ya no está.</translation>
    </message>
    <message>
      <source>This project does not allow sources to be edited.</source>
      <translation>Este proyecto no permite editar los originales.</translation>
    </message>
    <message>
      <source>This project does not let sources be edited. The settings of the project allow it.</source>
      <translation>Este proyecto no permite editar los textos de origen. Los ajustes del proyecto lo permiten.</translation>
    </message>
    <message>
      <source>This project has no engine that could go along.</source>
      <translation>Este proyecto no tiene ningún motor que pueda ir con él.</translation>
    </message>
    <message>
      <source>This project has no engine.</source>
      <translation>Este proyecto no tiene motor.</translation>
    </message>
    <message>
      <source>This project has no engine: train one, or use one that exists.</source>
      <translation>Este proyecto no tiene motor: entrene uno o use uno existente.</translation>
    </message>
    <message>
      <source>This project is open here.</source>
      <translation>Este proyecto está abierto aquí.</translation>
    </message>
    <message>
      <source>This project uses no engine of a team.</source>
      <translation>Este proyecto no usa ningún motor de un equipo.</translation>
    </message>
    <message>
      <source>This project uses no team server any more.</source>
      <translation>Este proyecto ya no usa ningún servidor del equipo.</translation>
    </message>
    <message>
      <source>This project uses no team server.</source>
      <translation>Este proyecto no usa ningún servidor de equipo.</translation>
    </message>
    <message>
      <source>This project was not made of a package of Trados or memoQ.</source>
      <translation>Este proyecto no se hizo a partir de un paquete de Trados o memoQ.</translation>
    </message>
    <message>
      <source>This project was not made of a package of Trados or memoQ. To a colleague with Postil, hand it over as a package.</source>
      <translation>Este proyecto no se hizo a partir de un paquete de Trados o memoQ. A un colega con Postil, entréguelo como paquete.</translation>
    </message>
    <message>
      <source>This segment cannot be read now.</source>
      <translation>Este segmento no se puede leer por ahora.</translation>
    </message>
    <message>
      <source>This segment is locked.</source>
      <translation>Este segmento está bloqueado.</translation>
    </message>
    <message>
      <source>This segment is not confirmed.</source>
      <translation>Este segmento no está confirmado.</translation>
    </message>
    <message>
      <source>This tag is in the translation already.</source>
      <translation>Esta etiqueta ya está en la traducción.</translation>
    </message>
    <message>
      <source>This token may ask only: nothing of this project is sent.</source>
      <translation>Este token solo permite preguntar: no se envía nada de este proyecto.</translation>
    </message>
    <message>
      <source>This translation also stands for “{other}”.</source>
      <translation>Esta traducción también corresponde a «{other}».</translation>
    </message>
    <message>
      <source>This translation comes from no suggestion.</source>
      <translation>Esta traducción no viene de ninguna sugerencia.</translation>
    </message>
    <message>
      <source>This will be created</source>
      <translation>Esto es lo que se creará</translation>
    </message>
    <message>
      <source>This word is copied from the source, not translated.</source>
      <translation>Esta palabra está copiada del original, no traducida.</translation>
    </message>
    <message>
      <source>Three dots for …, or the other way round.</source>
      <translation>Tres puntos en lugar de …, o al revés.</translation>
    </message>
    <message>
      <source>Thresholds go from 50 to 100% for memories and 0 to 1 for the machine.</source>
      <translation>Los umbrales van del 50 al 100 % para las memorias y de 0 a 1 para la máquina.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Tiempo</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Título</translation>
    </message>
    <message>
      <source>To block a translation, both sides must have words.</source>
      <translation>Para bloquear una traducción, ambos lados deben tener palabras.</translation>
    </message>
    <message>
      <source>To look for the characters themselves, switch regular expressions off.</source>
      <translation>Para buscar los propios caracteres, desactive las expresiones regulares.</translation>
    </message>
    <message>
      <source>To the editor</source>
      <translation>Al editor</translation>
    </message>
    <message>
      <source>Too many open files</source>
      <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
      <source>Tool bar</source>
      <translation>Barra de herramientas</translation>
    </message>
    <message>
      <source>Tools</source>
      <translation>Herramientas</translation>
    </message>
    <message>
      <source>Tour</source>
      <translation>Visita</translation>
    </message>
    <message>
      <source>Track changes against the present translations from now on.</source>
      <translation>Señalar desde ahora los cambios respecto a las traducciones actuales.</translation>
    </message>
    <message>
      <source>Traditional Han</source>
      <translation>tradicional</translation>
    </message>
    <message>
      <source>Train</source>
      <translation>Entrenar</translation>
    </message>
    <message>
      <source>Train a &amp;new one …</source>
      <translation>Entrenar uno &amp;nuevo…</translation>
    </message>
    <message>
      <source>Train afterwards</source>
      <translation>Entrenar después</translation>
    </message>
    <message>
      <source>Train again from the start.</source>
      <translation>Entrene de nuevo desde el principio.</translation>
    </message>
    <message>
      <source>Train an Engine</source>
      <translation>Entrenar un motor</translation>
    </message>
    <message>
      <source>Train an engine</source>
      <translation>Entrenar un motor</translation>
    </message>
    <message>
      <source>Train an engine from memories and parallel texts, by the recipe you choose.</source>
      <translation>Entrenar un motor con memorias y textos paralelos, según la receta elegida.</translation>
    </message>
    <message>
      <source>Train an engine in Moses without it.</source>
      <translation>Entrene en Moses un motor sin ella.</translation>
    </message>
    <message>
      <source>Train another afterwards …</source>
      <translation>Entrenar otro después…</translation>
    </message>
    <message>
      <source>Train another engine that starts from it.</source>
      <translation>Entrenar otro motor que parta de él.</translation>
    </message>
    <message>
      <source>Train it anew or import it again.</source>
      <translation>Entrénelo de nuevo o impórtelo otra vez.</translation>
    </message>
    <message>
      <source>Train it anew.</source>
      <translation>Entrénelo de nuevo.</translation>
    </message>
    <message>
      <source>Train on</source>
      <translation>Entrenar con</translation>
    </message>
    <message>
      <source>Train on fewer texts, or close other programs.</source>
      <translation>Entrene con menos textos o cierre otros programas.</translation>
    </message>
    <message>
      <source>Train the engine</source>
      <translation>Entrenar el motor</translation>
    </message>
    <message>
      <source>Train the engine again, or use the version of Postil that made it.</source>
      <translation>Entrene el motor de nuevo o use la versión de Postil que lo hizo.</translation>
    </message>
    <message>
      <source>Train the engine's weights as well</source>
      <translation>Entrenar también los pesos del motor</translation>
    </message>
    <message>
      <source>Train them again, or remove the folder: the engine then works without them.</source>
      <translation>Entrénelas de nuevo o elimine la carpeta: el motor trabaja entonces sin ellas.</translation>
    </message>
    <message>
      <source>Train with 1 part.</source>
      <translation>Entrene con 1 parte.</translation>
    </message>
    <message>
      <source>Trained</source>
      <translation>Entrenado</translation>
    </message>
    <message>
      <source>Trained as</source>
      <translation>Entrenado como</translation>
    </message>
    <message numerus="yes">
      <source>Trained on %Ln segment pairs</source>
      <translation>
        <numerusform>Entrenado con %Ln par de segmentos</numerusform>
        <numerusform>Entrenado con %Ln pares de segmentos</numerusform>
      </translation>
    </message>
    <message>
      <source>Training</source>
      <translation>Entrenamiento</translation>
    </message>
    <message>
      <source>Training interrupted</source>
      <translation>Entrenamiento interrumpido</translation>
    </message>
    <message>
      <source>Training objective</source>
      <translation>Función objetivo del entrenamiento</translation>
    </message>
    <message>
      <source>Training on a cluster needs Dask, which is not installed.</source>
      <translation>Entrenar en un clúster necesita Dask, que no está instalado.</translation>
    </message>
    <message>
      <source>Training stops earlier when the held-out segments gain nothing any more.</source>
      <translation>El entrenamiento termina antes cuando los segmentos reservados ya no ganan nada.</translation>
    </message>
    <message>
      <source>Training › Train an Engine lets it go on where it stopped. If that happens again, the memory may not suffice (exit code {code}).</source>
      <translation>Entrenamiento › Entrenar un motor permite continuar donde se detuvo. Si vuelve a ocurrir, quizá no baste la memoria (código de salida {code}).</translation>
    </message>
    <message>
      <source>Trainings that wait</source>
      <translation>Entrenamientos en espera</translation>
    </message>
    <message>
      <source>Training{how_far}</source>
      <translation>Entrenamiento{how_far}</translation>
    </message>
    <message>
      <source>Translate</source>
      <translation>Traducir</translation>
    </message>
    <message>
      <source>Translate a &amp;Folder …</source>
      <translation>Traducir una &amp;carpeta…</translation>
    </message>
    <message>
      <source>Translate a Folder</source>
      <translation>Traducir una carpeta</translation>
    </message>
    <message>
      <source>Translate all documents in a folder with what this project knows.</source>
      <translation>Traducir todos los documentos de una carpeta con lo que sabe este proyecto.</translation>
    </message>
    <message>
      <source>Translate here</source>
      <translation>Traduzca aquí</translation>
    </message>
    <message>
      <source>Translate the folder</source>
      <translation>Traducir la carpeta</translation>
    </message>
    <message>
      <source>Translate the selection</source>
      <translation>Traducir la selección</translation>
    </message>
    <message>
      <source>Translate with a machine that learns from you.</source>
      <translation>Traduzca con una máquina que aprende de usted.</translation>
    </message>
    <message>
      <source>Translating</source>
      <translation>Traducción</translation>
    </message>
    <message>
      <source>Translation</source>
      <translation>Traducción</translation>
    </message>
    <message>
      <source>Translation of {name}</source>
      <translation>Traducción de {name}</translation>
    </message>
    <message>
      <source>Translation of {name}, line by line</source>
      <translation>Traducción de {name}, línea por línea</translation>
    </message>
    <message>
      <source>Translation only</source>
      <translation>Solo la traducción</translation>
    </message>
    <message>
      <source>Translations never used</source>
      <translation>Traducciones nunca usadas</translation>
    </message>
    <message>
      <source>Translations of the whole segment</source>
      <translation>Traducciones de todo el segmento</translation>
    </message>
    <message>
      <source>Translations of “{source}”</source>
      <translation>Traducciones de «{source}»</translation>
    </message>
    <message>
      <source>Translations per phrase</source>
      <translation>Traducciones por expresión</translation>
    </message>
    <message>
      <source>Translations per sentence</source>
      <translation>Traducciones por frase</translation>
    </message>
    <message>
      <source>Translations the engine never uses in this project, alone or within longer phrases. Terms of a glossary are used all the same.</source>
      <translation>Traducciones que el motor nunca usa en este proyecto, solas o dentro de expresiones más largas. Los términos de un glosario se usan de todos modos.</translation>
    </message>
    <message>
      <source>Translations to</source>
      <translation>Traducciones en</translation>
    </message>
    <message>
      <source>Trees have the words of the target side, one tree to a line.</source>
      <translation>Los árboles tienen las palabras del lado de destino, un árbol por línea.</translation>
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
      <translation>Vuelva a intentarlo cuando termine.</translation>
    </message>
    <message>
      <source>Try the rules</source>
      <translation>Probar las reglas</translation>
    </message>
    <message>
      <source>Tune an engine again</source>
      <translation>Ajustar de nuevo un motor</translation>
    </message>
    <message>
      <source>Tune on other segments, or on more of them.</source>
      <translation>Ajuste con otros segmentos, o con más.</translation>
    </message>
    <message>
      <source>Tune the engine anew</source>
      <translation>Volver a ajustar el motor</translation>
    </message>
    <message>
      <source>Tuning</source>
      <translation>Ajuste</translation>
    </message>
    <message>
      <source>Tuning of the weights</source>
      <translation>Ajuste de los pesos</translation>
    </message>
    <message>
      <source>Tuning of what is learned</source>
      <translation>Ajuste de lo aprendido</translation>
    </message>
    <message>
      <source>Tuning, round {number}</source>
      <translation>Ajuste, ronda {number}</translation>
    </message>
    <message>
      <source>Turkish</source>
      <translation>turco</translation>
    </message>
    <message>
      <source>Two engines side by side</source>
      <translation>Dos motores lado a lado</translation>
    </message>
    <message>
      <source>Two n-grams share one hash key.</source>
      <translation>Dos n-gramas tienen la misma clave hash.</translation>
    </message>
    <message>
      <source>Two text files, line by line translations of each other.</source>
      <translation>Dos archivos de texto, traducción uno del otro línea por línea.</translation>
    </message>
    <message>
      <source>Type what to find.</source>
      <translation>Escriba lo que se busca.</translation>
    </message>
    <message>
      <source>Type what to find. Enter on a line opens its segment.</source>
      <translation>Escriba qué buscar. Intro en una línea abre su segmento.</translation>
    </message>
    <message>
      <source>Typed</source>
      <translation>Escrito</translation>
    </message>
    <message>
      <source>UTF-32 is not read</source>
      <translation>UTF-32 no se lee</translation>
    </message>
    <message>
      <source>Ukrainian</source>
      <translation>ucraniano</translation>
    </message>
    <message>
      <source>Unconfirm</source>
      <translation>Desconfirmar</translation>
    </message>
    <message>
      <source>Unconfirm a segment to make a draft of it.</source>
      <translation>Retire la confirmación de un segmento para hacer de él un borrador.</translation>
    </message>
    <message>
      <source>Unconfirm the segment</source>
      <translation>Retirar la confirmación del segmento</translation>
    </message>
    <message>
      <source>Unconfirm this segment: the engine forgets this, and the memory unit is removed.</source>
      <translation>Retirar la confirmación de este segmento: el motor olvida esto y la unidad de memoria se elimina.</translation>
    </message>
    <message>
      <source>Unconfirmed: the memory unit and what was learned from it are gone.</source>
      <translation>Confirmación retirada: la unidad de memoria y lo aprendido de ella han desaparecido.</translation>
    </message>
    <message>
      <source>Underline misspelt words while you type, or stop it.</source>
      <translation>Subrayar las palabras mal escritas al escribir, o dejar de hacerlo.</translation>
    </message>
    <message>
      <source>Underline misspelt words while you type.</source>
      <translation>Subrayar las palabras mal escritas al escribir.</translation>
    </message>
    <message>
      <source>Underline words of the machine's draft that it is not sure of, or stop it.</source>
      <translation>Subrayar en el borrador de la máquina las palabras de las que no está segura, o dejar de hacerlo.</translation>
    </message>
    <message>
      <source>Underline words of the machine's draft that it is not sure of.</source>
      <translation>Subrayar en el borrador de la máquina las palabras de las que no está segura.</translation>
    </message>
    <message>
      <source>Undo</source>
      <translation>Deshacer</translation>
    </message>
    <message>
      <source>Undo the Last &amp;Change of Segments</source>
      <translation>Deshacer el último &amp;cambio de segmentos</translation>
    </message>
    <message>
      <source>Undo the batch</source>
      <translation>Deshacer el lote</translation>
    </message>
    <message>
      <source>Undo the last change of the translation.</source>
      <translation>Deshacer el último cambio de la traducción.</translation>
    </message>
    <message>
      <source>Undone: {what}.</source>
      <translation>Deshecho: {what}.</translation>
    </message>
    <message>
      <source>Unexpected: {error}</source>
      <translation>Inesperado: {error}</translation>
    </message>
    <message>
      <source>United Kingdom</source>
      <translation>Reino Unido</translation>
    </message>
    <message>
      <source>United States</source>
      <translation>Estados Unidos</translation>
    </message>
    <message>
      <source>Units</source>
      <translation>Unidades</translation>
    </message>
    <message>
      <source>Units of memories that are gone: {count}</source>
      <translation>Unidades de memorias perdidas: {count}</translation>
    </message>
    <message>
      <source>Units of the memory</source>
      <translation>Unidades de la memoria</translation>
    </message>
    <message>
      <source>Units read: {read}; {new} new, {same} there already, {rejected} left out.</source>
      <translation>Unidades leídas: {read}; {new} nuevas, {same} ya presentes, {rejected} omitidas.</translation>
    </message>
    <message>
      <source>Unknown words</source>
      <translation>Palabras desconocidas</translation>
    </message>
    <message>
      <source>Unmute the layer</source>
      <translation>Activar la capa</translation>
    </message>
    <message>
      <source>Unpack a .postil file.</source>
      <translation>Descomprimir un archivo .postil.</translation>
    </message>
    <message>
      <source>Unpack it and choose a file.</source>
      <translation>Descomprímalo y elija un archivo.</translation>
    </message>
    <message>
      <source>Unpack it yourself.</source>
      <translation>Descomprímalo usted.</translation>
    </message>
    <message>
      <source>Until</source>
      <translation>Hasta</translation>
    </message>
    <message>
      <source>Untouched</source>
      <translation>Intactos</translation>
    </message>
    <message>
      <source>Untranslated</source>
      <translation>Sin traducir</translation>
    </message>
    <message>
      <source>Up</source>
      <translation>Subir</translation>
    </message>
    <message>
      <source>Up to a day</source>
      <translation>Hasta un día</translation>
    </message>
    <message>
      <source>Update the memory</source>
      <translation>Actualizar la memoria</translation>
    </message>
    <message>
      <source>Urdu</source>
      <translation>urdu</translation>
    </message>
    <message>
      <source>Use</source>
      <translation>Usar</translation>
    </message>
    <message>
      <source>Use again</source>
      <translation>Volver a usar</translation>
    </message>
    <message>
      <source>Use an Engine</source>
      <translation>Usar un motor</translation>
    </message>
    <message>
      <source>Use an engine that is there already.</source>
      <translation>Usar un motor que ya existe.</translation>
    </message>
    <message>
      <source>Use fewer candidates per sentence.</source>
      <translation>Use menos candidatos por frase.</translation>
    </message>
    <message>
      <source>Use in this project</source>
      <translation>Usar en este proyecto</translation>
    </message>
    <message>
      <source>Use in “{name}”</source>
      <translation>Usar en «{name}»</translation>
    </message>
    <message>
      <source>Use it again</source>
      <translation>Volver a usarla</translation>
    </message>
    <message>
      <source>Use it from now on. What the engine learned from the segments you confirmed is learned again by the new one.</source>
      <translation>Úselo desde ahora. Lo que el motor aprendió de los segmentos confirmados, el nuevo lo aprende otra vez.</translation>
    </message>
    <message>
      <source>Use it in your project: it learns from every segment you confirm.</source>
      <translation>Úselo en su proyecto: aprende de cada segmento que usted confirma.</translation>
    </message>
    <message>
      <source>Use the engine and the memory that a server in the office has for all.</source>
      <translation>Usar el motor y la memoria que un servidor de la oficina tiene para todos.</translation>
    </message>
    <message>
      <source>Use the layer {layer}</source>
      <translation>Usar la capa {layer}</translation>
    </message>
    <message>
      <source>Use the memory {memory}</source>
      <translation>Usar la memoria {memory}</translation>
    </message>
    <message>
      <source>Use this key</source>
      <translation>Usar este atajo</translation>
    </message>
    <message>
      <source>Used</source>
      <translation>Usada</translation>
    </message>
    <message>
      <source>Used by</source>
      <translation>Usado por</translation>
    </message>
    <message>
      <source>Usual font</source>
      <translation>Fuente habitual</translation>
    </message>
    <message>
      <source>Usual size</source>
      <translation>Tamaño habitual</translation>
    </message>
    <message>
      <source>Version</source>
      <translation>Versión</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Versión {version}</translation>
    </message>
    <message>
      <source>Versions and licences of Postil and its components.</source>
      <translation>Versiones y licencias de Postil y de sus componentes.</translation>
    </message>
    <message>
      <source>Versions, the newest first</source>
      <translation>Versiones, la más reciente primero</translation>
    </message>
    <message>
      <source>Vietnamese</source>
      <translation>vietnamita</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Volumen</translation>
    </message>
    <message>
      <source>Wait until the engines page is ready, or cancel what it is doing.</source>
      <translation>Espere a que la página de motores termine, o cancele lo que hace.</translation>
    </message>
    <message>
      <source>Way of learning</source>
      <translation>Modo de aprender</translation>
    </message>
    <message>
      <source>Weakest match first</source>
      <translation>Peor coincidencia primero</translation>
    </message>
    <message>
      <source>Web addresses, paths and variables missing or changed.</source>
      <translation>Direcciones web, rutas y variables que faltan o han cambiado.</translation>
    </message>
    <message>
      <source>Weigh the glossary</source>
      <translation>Ponderar el glosario</translation>
    </message>
    <message>
      <source>Weigh the memory</source>
      <translation>Ponderar la memoria</translation>
    </message>
    <message>
      <source>Weight</source>
      <translation>Peso</translation>
    </message>
    <message>
      <source>Weight of the engine</source>
      <translation>Peso del motor</translation>
    </message>
    <message>
      <source>Weighted</source>
      <translation>Ponderado</translation>
    </message>
    <message>
      <source>Weighted words</source>
      <translation>Palabras ponderadas</translation>
    </message>
    <message>
      <source>Weights of the models</source>
      <translation>Pesos de los modelos</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>Europa Occidental</translation>
    </message>
    <message>
      <source>Western European, DOS</source>
      <translation>Europa Occidental, DOS</translation>
    </message>
    <message>
      <source>Western European, Mac</source>
      <translation>Europa Occidental, Mac</translation>
    </message>
    <message>
      <source>What Came Back</source>
      <translation>Lo que ha vuelto</translation>
    </message>
    <message>
      <source>What MIRA finds depends a little on the order of the segments. It goes through them in so many orders and takes the mean of the weights: more orders leave less to chance, and take little time.</source>
      <translation>Lo que encuentra MIRA depende un poco del orden de los segmentos. Los recorre en tantos órdenes y toma la media de los pesos: más órdenes dejan menos al azar y llevan poco tiempo.</translation>
    </message>
    <message>
      <source>What a phrase pair is scored by: itself (p), its pairs of words (t), triplets of words (tp), or all that is named. More of them learn more and take longer.</source>
      <translation>Con qué se puntúa un par de expresiones: él mismo (p), sus pares de palabras (t), tripletes de palabras (tp), o todo lo nombrado. Más aprenden más y tardan más.</translation>
    </message>
    <message>
      <source>What becomes a tag</source>
      <translation>Lo que se convierte en etiqueta</translation>
    </message>
    <message>
      <source>What becomes of confirmed segments</source>
      <translation>Qué pasa con los segmentos confirmados</translation>
    </message>
    <message>
      <source>What changed</source>
      <translation>Qué ha cambiado</translation>
    </message>
    <message>
      <source>What confirming a segment does to open segments with the same source. Never overwrites what you typed or confirmed.</source>
      <translation>Qué hace confirmar un segmento con los segmentos abiertos de igual original. Nunca sobrescribe lo que usted escribió o confirmó.</translation>
    </message>
    <message>
      <source>What do you want to do?</source>
      <translation>¿Qué quiere hacer?</translation>
    </message>
    <message>
      <source>What do you want to translate?</source>
      <translation>¿Qué quiere traducir?</translation>
    </message>
    <message>
      <source>What gets a weight of its own: pairs of words and words next to each other (words), whole phrases and their order (phrases), or all. More of them learn more and take longer.</source>
      <translation>Lo que recibe un peso propio: pares de palabras y palabras contiguas (palabras), expresiones enteras y su orden (expresiones), o todo. Más aprenden más y tardan más.</translation>
    </message>
    <message>
      <source>What gets a weight of its own: phrases, pairs of their words, both, what the links of words tell (linked and inserted words, and words next to each other), rules with what fills their gaps, frequent words with their neighbours in the source, syntax trees, or all.</source>
      <translation>Lo que recibe un peso propio: expresiones, pares de sus palabras, ambos, lo que dicen los enlaces entre palabras (palabras enlazadas, insertadas y contiguas), reglas con lo que llena sus huecos, palabras frecuentes con sus vecinas en el origen, árboles sintácticos o todo.</translation>
    </message>
    <message>
      <source>What is being done</source>
      <translation>Lo que se está haciendo</translation>
    </message>
    <message>
      <source>What is confirmed in this project, and was so far, goes into it; other projects that have it find that at once.</source>
      <translation>Lo que se confirma en este proyecto, y lo confirmado hasta ahora, entra en ella; los demás proyectos que la tienen lo encuentran enseguida.</translation>
    </message>
    <message>
      <source>What is confirmed, and was so far, is sent to the server in your name; while the server is away, it waits here.</source>
      <translation>Lo que se confirma, y lo confirmado hasta ahora, se envía al servidor en su nombre; mientras el servidor no esté disponible, espera aquí.</translation>
    </message>
    <message>
      <source>What is left of it is in {folder}.</source>
      <translation>Lo que queda de él está en {folder}.</translation>
    </message>
    <message>
      <source>What is left to translate in this project</source>
      <translation>Lo que queda por traducir en este proyecto</translation>
    </message>
    <message>
      <source>What is new in {file} is the memory “{name}” now.</source>
      <translation>Lo nuevo de {file} es ahora la memoria «{name}».</translation>
    </message>
    <message>
      <source>What is on the clipboard cannot be read.</source>
      <translation>Lo que hay en el portapapeles no se puede leer.</translation>
    </message>
    <message>
      <source>What is proposed</source>
      <translation>Qué se propone</translation>
    </message>
    <message>
      <source>What is proposed from when on, and how each memory is weighed.</source>
      <translation>Qué se propone y a partir de cuándo, y el peso de cada memoria.</translation>
    </message>
    <message>
      <source>What is trained first</source>
      <translation>Qué se entrena primero</translation>
    </message>
    <message>
      <source>What it learned</source>
      <translation>Lo que aprendió</translation>
    </message>
    <message>
      <source>What it will take</source>
      <translation>Lo que costará</translation>
    </message>
    <message>
      <source>What makes a translation good: BLEU counts matching word sequences, word errors the words to change; both is the mean of the two.</source>
      <translation>Lo que hace buena una traducción: BLEU cuenta las secuencias de palabras coincidentes, los errores de palabras cuentan las palabras que cambiar; ambos es la media de los dos.</translation>
    </message>
    <message>
      <source>What shall the project be called, and where shall it be kept?</source>
      <translation>¿Cómo se llamará el proyecto y dónde se guardará?</translation>
    </message>
    <message>
      <source>What tells phrases that translate each other from phrases that met by chance.</source>
      <translation>Lo que distingue las expresiones que se traducen de las que coincidieron por azar.</translation>
    </message>
    <message>
      <source>What the Engine &amp;Learned …</source>
      <translation>Lo que el motor ha &amp;aprendido…</translation>
    </message>
    <message>
      <source>What the Engine Learned</source>
      <translation>Lo que el motor ha aprendido</translation>
    </message>
    <message>
      <source>What these regular expressions find in sources becomes a tag, which is neither translated nor mistyped. Files are written as if there were no rules; what is confirmed stays confirmed.</source>
      <translation>Lo que estas expresiones regulares encuentran en los textos de origen se convierte en etiqueta, que ni se traduce ni se teclea mal. Los archivos se escriben como si no hubiera reglas; lo confirmado sigue confirmado.</translation>
    </message>
    <message>
      <source>What this project teaches is a layer of its own upon the engine named here: it can be muted or deleted, and the engine stays as it was.</source>
      <translation>Lo que enseña este proyecto es una capa propia sobre el motor nombrado aquí: se puede silenciar o eliminar, y el motor queda como estaba.</translation>
    </message>
    <message>
      <source>What was found</source>
      <translation>Lo encontrado</translation>
    </message>
    <message>
      <source>What was kept of an engine's learning is of another engine.</source>
      <translation>Lo que se guardó del aprendizaje es de otro motor.</translation>
    </message>
    <message>
      <source>What was learned</source>
      <translation>Lo aprendido</translation>
    </message>
    <message>
      <source>What you type is not saved, but kept in this window: {reason}</source>
      <translation>Lo que escribe no está guardado, pero queda en esta ventana: {reason}</translation>
    </message>
    <message>
      <source>What your own regular expressions find.</source>
      <translation>Lo que hallan sus propias expresiones regulares.</translation>
    </message>
    <message>
      <source>When</source>
      <translation>Cuándo</translation>
    </message>
    <message>
      <source>Where both changed a segment, take</source>
      <translation>Donde ambos cambiaron un segmento, tomar</translation>
    </message>
    <message>
      <source>Where new projects are made; empty: in “Postil Projects” among your documents.</source>
      <translation>Dónde se crean los proyectos nuevos; vacío: en «Postil Projects», entre sus documentos.</translation>
    </message>
    <message>
      <source>Where signs such as ( or ? stand for themselves, write \( and \?.</source>
      <translation>Donde signos como ( o ? valgan por sí mismos, escriba \( y \?.</translation>
    </message>
    <message>
      <source>Where the candidate stands</source>
      <translation>Dónde está el candidato</translation>
    </message>
    <message>
      <source>Where the file differs from this project, its texts and states are taken.</source>
      <translation>Donde el archivo difiere de este proyecto, se toman sus textos y estados.</translation>
    </message>
    <message>
      <source>Where to look</source>
      <translation>Dónde buscar</translation>
    </message>
    <message>
      <source>Where to make the project</source>
      <translation>Dónde crear el proyecto</translation>
    </message>
    <message>
      <source>Where “{word}” comes from</source>
      <translation>De dónde viene «{word}»</translation>
    </message>
    <message>
      <source>Whether phrases that occur in one segment only are kept, as in the publication. They cover more of the text and also bring more nonsense; training takes several times as long, and more space on the disk.</source>
      <translation>Si se conservan las expresiones que aparecen en un solo segmento, como en la publicación. Cubren más del texto, pero también traen más disparates; el entrenamiento tarda varias veces más y ocupa más espacio en el disco.</translation>
    </message>
    <message>
      <source>Whether source phrases may leave words out. Takes about three times as long.</source>
      <translation>Si las expresiones de origen pueden omitir palabras. Tarda unas tres veces más.</translation>
    </message>
    <message>
      <source>Whether words that no phrase explains are linked one to one.</source>
      <translation>Si las palabras que ninguna expresión explica se enlazan una a una.</translation>
    </message>
    <message>
      <source>Which Checks</source>
      <translation>Qué comprobaciones</translation>
    </message>
    <message>
      <source>Which checks …</source>
      <translation>Qué comprobaciones…</translation>
    </message>
    <message>
      <source>Which examples</source>
      <translation>Qué ejemplos</translation>
    </message>
    <message>
      <source>Which machine translation?</source>
      <translation>¿Qué traducción automática?</translation>
    </message>
    <message>
      <source>Which memories and glossaries do you have?</source>
      <translation>¿Qué memorias y glosarios tiene?</translation>
    </message>
    <message>
      <source>Which segments</source>
      <translation>Qué segmentos</translation>
    </message>
    <message>
      <source>Which terms</source>
      <translation>Qué términos</translation>
    </message>
    <message>
      <source>Which units</source>
      <translation>Qué unidades</translation>
    </message>
    <message>
      <source>White and yellow on black, for those who need strong contrast.</source>
      <translation>Blanco y amarillo sobre negro, para quien necesita mucho contraste.</translation>
    </message>
    <message>
      <source>White space at start or end that differs from the source.</source>
      <translation>Espacios al principio o al final distintos del original.</translation>
    </message>
    <message>
      <source>Who made or changed the unit</source>
      <translation>Quién creó o cambió la unidad</translation>
    </message>
    <message>
      <source>Whoever runs such a page gets the words you look up. Postil itself sends nothing: your browser opens the page.</source>
      <translation>Quien gestiona una página así recibe las palabras que usted busca. Postil no envía nada: su navegador abre la página.</translation>
    </message>
    <message>
      <source>Whole project</source>
      <translation>Todo el proyecto</translation>
    </message>
    <message>
      <source>Whole words</source>
      <translation>Palabras completas</translation>
    </message>
    <message>
      <source>With</source>
      <translation>Con</translation>
    </message>
    <message>
      <source>With a bookmark</source>
      <translation>Con un marcador</translation>
    </message>
    <message>
      <source>With a comment</source>
      <translation>Con un comentario</translation>
    </message>
    <message>
      <source>With an edited source</source>
      <translation>Con el original editado</translation>
    </message>
    <message>
      <source>With findings of the checks</source>
      <translation>Con hallazgos de las comprobaciones</translation>
    </message>
    <message>
      <source>With fixed weights</source>
      <translation>Con pesos fijos</translation>
    </message>
    <message>
      <source>With weights tuned for each pass</source>
      <translation>Con pesos ajustados en cada pasada</translation>
    </message>
    <message>
      <source>Without learning {without} of 100 words were to be changed, with it {with_learning} (difference with 95% certainty: {low} to {high}), in the last {segments} segments.</source>
      <translation>Sin el aprendizaje había que cambiar {without} de cada 100 palabras, con él {with_learning} (diferencia con un 95 % de certeza: de {low} a {high}), en los últimos {segments} segmentos.</translation>
    </message>
    <message>
      <source>Word aligner</source>
      <translation>Alineador de palabras</translation>
    </message>
    <message>
      <source>Word aligner: {name} cannot be {value!r}.</source>
      <translation>Alineador de palabras: {name} no puede ser {value!r}.</translation>
    </message>
    <message>
      <source>Word classes</source>
      <translation>Clases de palabras</translation>
    </message>
    <message>
      <source>Word distortion, inbound</source>
      <translation>Distorsión de palabras, entrante</translation>
    </message>
    <message>
      <source>Word distortion, outbound</source>
      <translation>Distorsión de palabras, saliente</translation>
    </message>
    <message>
      <source>Word errors</source>
      <translation>Errores de palabras</translation>
    </message>
    <message>
      <source>Word order, words</source>
      <translation>Orden de palabras, palabras</translation>
    </message>
    <message>
      <source>Word pair</source>
      <translation>Par de palabras</translation>
    </message>
    <message>
      <source>Word pairs</source>
      <translation>Pares de palabras</translation>
    </message>
    <message>
      <source>Word translations</source>
      <translation>Traducciones de palabras</translation>
    </message>
    <message>
      <source>Word with the one before it</source>
      <translation>Palabra con la anterior</translation>
    </message>
    <message>
      <source>Word with the one behind it</source>
      <translation>Palabra con la siguiente</translation>
    </message>
    <message>
      <source>Word without a source word</source>
      <translation>Palabra sin palabra de origen</translation>
    </message>
    <message>
      <source>Word, Excel, PowerPoint, OpenDocument, RTF, InDesign, HTML, XLIFF, PO, Markdown, reStructuredText, LaTeX, subtitles, JSON, YAML, properties, resx, strings of Android, Apple, Qt and Fluent, DITA, DocBook, CSV, plain text</source>
      <translation>Word, Excel, PowerPoint, OpenDocument, RTF, InDesign, HTML, XLIFF, PO, Markdown, reStructuredText, LaTeX, subtítulos, JSON, YAML, properties, resx, cadenas de Android, Apple, Qt y Fluent, DITA, DocBook, CSV, texto simple</translation>
    </message>
    <message>
      <source>Words</source>
      <translation>Palabras</translation>
    </message>
    <message>
      <source>Words a rule may span</source>
      <translation>Palabras que puede abarcar una regla</translation>
    </message>
    <message>
      <source>Words before</source>
      <translation>Palabras antes</translation>
    </message>
    <message>
      <source>Words by match band</source>
      <translation>Palabras por banda de coincidencia</translation>
    </message>
    <message>
      <source>Words in context</source>
      <translation>Palabras en contexto</translation>
    </message>
    <message>
      <source>Words left</source>
      <translation>Palabras rest.</translation>
    </message>
    <message>
      <source>Words now</source>
      <translation>Palabras ahora</translation>
    </message>
    <message>
      <source>Words of documents or memories that may be terms, with likely translations.</source>
      <translation>Palabras de documentos o memorias que pueden ser términos, con traducciones probables.</translation>
    </message>
    <message>
      <source>Words of the project's dictionary</source>
      <translation>Palabras del diccionario del proyecto</translation>
    </message>
    <message>
      <source>Words per hour</source>
      <translation>Palabras por hora</translation>
    </message>
    <message>
      <source>Words side by side</source>
      <translation>Palabras una junto a otra</translation>
    </message>
    <message>
      <source>Words that are spelt correctly in this project, one in each line.</source>
      <translation>Palabras bien escritas en este proyecto, una en cada línea.</translation>
    </message>
    <message>
      <source>Words that are used alike are put into this many classes, and a second language model learns how classes follow each other: it knows good word order even where the words themselves were never seen together. 0: no such model.</source>
      <translation>Las palabras que se usan igual se reparten en este número de clases, y un segundo modelo de lenguaje aprende cómo se siguen las clases: conoce el buen orden de las palabras aunque ellas mismas nunca se hayan visto juntas. 0: sin ese modelo.</translation>
    </message>
    <message>
      <source>Words that fill a gap</source>
      <translation>Palabras que llenan un hueco</translation>
    </message>
    <message>
      <source>Words that parts must cover</source>
      <translation>Palabras que deben cubrir las partes</translation>
    </message>
    <message>
      <source>Words the dictionary does not know.</source>
      <translation>Palabras que el diccionario no conoce.</translation>
    </message>
    <message>
      <source>Words the language model looks at</source>
      <translation>Palabras que mira el modelo de lenguaje</translation>
    </message>
    <message>
      <source>Words the machine is not sure of are underlined.</source>
      <translation>Se subrayan las palabras de las que la máquina no está segura.</translation>
    </message>
    <message>
      <source>Work without an engine.</source>
      <translation>Trabajar sin motor.</translation>
    </message>
    <message>
      <source>Write a Pseudo-Translated &amp;Document …</source>
      <translation>Escribir un &amp;documento pseudotraducido…</translation>
    </message>
    <message>
      <source>Write changes and findings as a page (HTML) or a table (CSV).</source>
      <translation>Escribir cambios y hallazgos como página (HTML) o tabla (CSV).</translation>
    </message>
    <message>
      <source>Write every document into a folder.</source>
      <translation>Escribir cada documento en una carpeta.</translation>
    </message>
    <message>
      <source>Write http:// before the address if the server has no certificate.</source>
      <translation>Escriba http:// delante de la dirección si el servidor no tiene certificado.</translation>
    </message>
    <message>
      <source>Write it as https://server.office:8585, as whoever runs the server names it.</source>
      <translation>Escríbala como https://server.office:8585, tal como la indica quien administra el servidor.</translation>
    </message>
    <message>
      <source>Write it as year-month-day: 2026-12-31.</source>
      <translation>Escríbalo como año-mes-día: 2026-12-31.</translation>
    </message>
    <message>
      <source>Write it as {default_name}.</source>
      <translation>Escríbalo como {default_name}.</translation>
    </message>
    <message>
      <source>Write the R&amp;eport …</source>
      <translation>Escribir el &amp;informe…</translation>
    </message>
    <message>
      <source>Write the document as if it were translated; the project stays as it is.</source>
      <translation>Escribir el documento como si estuviera traducido; el proyecto queda como está.</translation>
    </message>
    <message>
      <source>Write the engine with what it learned here as one .postil file.</source>
      <translation>Escribir el motor, con lo aprendido aquí, en un solo archivo .postil.</translation>
    </message>
    <message>
      <source>Write the findings that are shown as a web page or a table.</source>
      <translation>Escribir los hallazgos mostrados como página web o tabla.</translation>
    </message>
    <message>
      <source>Write the names of commands beside their icons in the tool bar.</source>
      <translation>Escribir el nombre de los comandos junto a su icono en la barra de herramientas.</translation>
    </message>
    <message>
      <source>Write the package that goes back to Trados or memoQ, with the translations in it.</source>
      <translation>Escribir el paquete que vuelve a Trados o memoQ, con las traducciones.</translation>
    </message>
    <message>
      <source>Write the pairs that are kept as a memory file.</source>
      <translation>Escribir los pares conservados como archivo de memoria.</translation>
    </message>
    <message>
      <source>Write the project as one file, for a colleague or reviewer.</source>
      <translation>Escribir el proyecto como un archivo, para un colega o revisor.</translation>
    </message>
    <message>
      <source>Write the pseudo-translation</source>
      <translation>Escribir la pseudotraducción</translation>
    </message>
    <message>
      <source>Write the report</source>
      <translation>Escribir el informe</translation>
    </message>
    <message>
      <source>Write the terms as TBX or as a table.</source>
      <translation>Escribir los términos como TBX o como tabla.</translation>
    </message>
    <message>
      <source>Write the translated document in its own format.</source>
      <translation>Escribir el documento traducido en su propio formato.</translation>
    </message>
    <message>
      <source>Write the translation of both into one of them and the rest into the other, or merge them in the program the file comes from and bring the new file.</source>
      <translation>Escriba parte de la traducción de ambos en uno y el resto en el otro, o únalos en el programa del que procede el archivo y traiga el archivo nuevo.</translation>
    </message>
    <message>
      <source>Write them as they are</source>
      <translation>Escribirlos como están</translation>
    </message>
    <message>
      <source>Write this memory as TMX.</source>
      <translation>Escribir esta memoria como TMX.</translation>
    </message>
    <message>
      <source>Write what was confirmed in this project as TMX.</source>
      <translation>Escribir como TMX lo confirmado en este proyecto.</translation>
    </message>
    <message>
      <source>Write what was typed last. Postil does so by itself, too, while you type.</source>
      <translation>Escribir lo último que se tecleó. Postil también lo hace por sí mismo mientras escribe.</translation>
    </message>
    <message>
      <source>Writing of numbers</source>
      <translation>Escritura de números</translation>
    </message>
    <message>
      <source>Writing the language model</source>
      <translation>Escribiendo el modelo de lenguaje</translation>
    </message>
    <message>
      <source>Writing the memory</source>
      <translation>Escribiendo la memoria</translation>
    </message>
    <message>
      <source>Written into memories with every translation.</source>
      <translation>Se escribe en las memorias con cada traducción.</translation>
    </message>
    <message>
      <source>Written into the memory with every translation</source>
      <translation>Se escribe en la memoria con cada traducción</translation>
    </message>
    <message>
      <source>XML files that begin with {name} cannot be translated</source>
      <translation>los archivos XML que empiezan por {name} no se pueden traducir</translation>
    </message>
    <message>
      <source>You wrote this word.</source>
      <translation>Usted escribió esta palabra.</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Su nombre</translation>
    </message>
    <message>
      <source>Your name and today's date are written into the unit.</source>
      <translation>Su nombre y la fecha de hoy se escriben en la unidad.</translation>
    </message>
    <message>
      <source>Your work is saved all the same. Check free space and permissions.</source>
      <translation>Su trabajo está guardado de todos modos. Compruebe el espacio libre y los permisos.</translation>
    </message>
    <message>
      <source>Your work is saved all the same. Make room, or have fewer backups kept.</source>
      <translation>Su trabajo está guardado de todos modos. Haga sitio o guarde menos copias de seguridad.</translation>
    </message>
    <message>
      <source>Zero-width joiner</source>
      <translation>Unión de ancho cero</translation>
    </message>
    <message>
      <source>Zero-width non-joiner</source>
      <translation>Separador de ancho cero</translation>
    </message>
    <message>
      <source>Zero-width space</source>
      <translation>Espacio de ancho cero</translation>
    </message>
    <message>
      <source>\1 or $1 stands for the first group in brackets, $$ for a dollar, \\ for a backslash.</source>
      <translation>\1 o $1 representa el primer grupo entre paréntesis, $$ un dólar, \\ una barra invertida.</translation>
    </message>
    <message>
      <source>a &lt; that should be &amp;lt;</source>
      <translation>un &lt; que debería ser &amp;lt;</translation>
    </message>
    <message>
      <source>a PDF is not translated in place: a new project takes its text; better ask for the document that it was made from</source>
      <translation>un PDF no se traduce en su sitio: un proyecto nuevo toma su texto; es mejor pedir el documento del que se hizo</translation>
    </message>
    <message>
      <source>a backslash that stands for nothing</source>
      <translation>una barra inversa que no representa nada</translation>
    </message>
    <message>
      <source>a byte order mark at its beginning</source>
      <translation>una marca de orden de bytes (BOM) al principio</translation>
    </message>
    <message>
      <source>a character that XML does not allow (number {number})</source>
      <translation>un carácter que XML no admite (número {number})</translation>
    </message>
    <message>
      <source>a code ends that did not begin before ({id!r})</source>
      <translation>termina un código que no había empezado ({id!r})</translation>
    </message>
    <message>
      <source>a code that begins and does not end</source>
      <translation>un código que empieza y no termina</translation>
    </message>
    <message>
      <source>a colon is missing</source>
      <translation>faltan dos puntos</translation>
    </message>
    <message>
      <source>a comma is missing</source>
      <translation>falta una coma</translation>
    </message>
    <message>
      <source>a comma too many</source>
      <translation>una coma de más</translation>
    </message>
    <message>
      <source>a concept has more than {most} pairs of terms</source>
      <translation>un concepto tiene más de {most} pares de términos</translation>
    </message>
    <message>
      <source>a control character in a text</source>
      <translation>un carácter de control en un texto</translation>
    </message>
    <message>
      <source>a file without units</source>
      <translation>un &lt;file&gt; sin unidades</translation>
    </message>
    <message>
      <source>a layer of other languages</source>
      <translation>una capa de otros idiomas</translation>
    </message>
    <message>
      <source>a learning event is damaged</source>
      <translation>un aprendizaje está dañado</translation>
    </message>
    <message>
      <source>a line before the first section.</source>
      <translation>una línea antes de la primera sección.</translation>
    </message>
    <message>
      <source>a list of rules has no name</source>
      <translation>una lista de reglas no tiene nombre</translation>
    </message>
    <message>
      <source>a name in double quotes is missing</source>
      <translation>falta un nombre entre comillas dobles</translation>
    </message>
    <message>
      <source>a part of it is not as it was written</source>
      <translation>una parte no está como se escribió</translation>
    </message>
    <message>
      <source>a round is missing</source>
      <translation>falta una ronda</translation>
    </message>
    <message>
      <source>a row is cut</source>
      <translation>una fila está cortada</translation>
    </message>
    <message>
      <source>a score is no number</source>
      <translation>una puntuación no es un número</translation>
    </message>
    <message>
      <source>a segment does not belong to its document</source>
      <translation>un segmento no pertenece a su documento</translation>
    </message>
    <message>
      <source>a source phrase is no list of tokens with rows</source>
      <translation>una expresión de origen no es una lista de tokens con filas</translation>
    </message>
    <message>
      <source>a string catalog is UTF-8, and this file is not</source>
      <translation>un catálogo de cadenas está en UTF-8, y este archivo no</translation>
    </message>
    <message>
      <source>a text is too long</source>
      <translation>un texto es demasiado largo</translation>
    </message>
    <message>
      <source>a text without its closing quote</source>
      <translation>un texto sin comilla de cierre</translation>
    </message>
    <message>
      <source>a token is empty or stands there twice</source>
      <translation>una palabra está vacía o aparece dos veces</translation>
    </message>
    <message>
      <source>a truecaser must be UTF-8</source>
      <translation>un modelo de mayúsculas debe estar en UTF-8</translation>
    </message>
    <message>
      <source>a unit without segments</source>
      <translation>una unidad sin segmentos</translation>
    </message>
    <message>
      <source>a value is missing</source>
      <translation>falta un valor</translation>
    </message>
    <message>
      <source>a vocabulary must be UTF-8</source>
      <translation>un vocabulario debe estar en UTF-8</translation>
    </message>
    <message>
      <source>a word aligner of another version: train it again</source>
      <translation>un alineador de palabras de otra versión: entrénelo de nuevo</translation>
    </message>
    <message>
      <source>a zero byte</source>
      <translation>un byte nulo</translation>
    </message>
    <message>
      <source>a zip must hold one *{suffix} file, this one holds {number}</source>
      <translation>un zip debe contener un archivo *{suffix}; este contiene {number}</translation>
    </message>
    <message>
      <source>a {part} with {number} &lt;{name}&gt;</source>
      <translation>un &lt;{part}&gt; con {number} &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>accuracy</source>
      <translation>exactitud</translation>
    </message>
    <message>
      <source>admitted</source>
      <translation>admitido</translation>
    </message>
    <message>
      <source>alignment</source>
      <translation>alineación</translation>
    </message>
    <message>
      <source>alignment, pair texts</source>
      <translation>alineación, emparejar textos</translation>
    </message>
    <message>
      <source>all</source>
      <translation>todos</translation>
    </message>
    <message>
      <source>all confirmed</source>
      <translation>todo confirmado</translation>
    </message>
    <message>
      <source>all; or headings or numbers, with commas between</source>
      <translation>todas; o títulos o números, separados por comas</translation>
    </message>
    <message>
      <source>among matches of the same score</source>
      <translation>entre coincidencias de igual puntuación</translation>
    </message>
    <message>
      <source>an &amp; that should be &amp;amp;</source>
      <translation>un &amp; que debería ser &amp;amp;</translation>
    </message>
    <message>
      <source>an entity without its semicolon</source>
      <translation>una entidad sin su punto y coma</translation>
    </message>
    <message>
      <source>analyse, analysis, analyze, wordcount, weighted words</source>
      <translation>análisis, recuento de palabras, palabras ponderadas</translation>
    </message>
    <message>
      <source>another program has it in use</source>
      <translation>otro programa lo está usando</translation>
    </message>
    <message>
      <source>another program is using it</source>
      <translation>otro programa lo está usando</translation>
    </message>
    <message>
      <source>any number</source>
      <translation>sin límite</translation>
    </message>
    <message>
      <source>as the format has them</source>
      <translation>como las tiene el formato</translation>
    </message>
    <message>
      <source>as the glossaries say; forbidden ones are then avoided, too</source>
      <translation>como dicen los glosarios; los prohibidos también se evitan entonces</translation>
    </message>
    <message>
      <source>as whoever runs the server gave it to you</source>
      <translation>tal como se lo dio quien administra el servidor</translation>
    </message>
    <message>
      <source>as written</source>
      <translation>tal cual</translation>
    </message>
    <message>
      <source>at {place}</source>
      <translation>en {place}</translation>
    </message>
    <message>
      <source>backup, restore, earlier version, snapshot</source>
      <translation>backup, restaurar, versión anterior</translation>
    </message>
    <message>
      <source>bad character range</source>
      <translation>intervalo de caracteres incorrecto</translation>
    </message>
    <message>
      <source>bad escape (end of pattern)</source>
      <translation>barra inversa al final</translation>
    </message>
    <message>
      <source>band</source>
      <translation>franja</translation>
    </message>
    <message>
      <source>beam width</source>
      <translation>anchura del haz</translation>
    </message>
    <message>
      <source>before it came here</source>
      <translation>antes de llegar aquí</translation>
    </message>
    <message>
      <source>below, what is expected to need the fewest changes is first</source>
      <translation>por debajo, primero lo que previsiblemente necesite menos cambios</translation>
    </message>
    <message>
      <source>best pass</source>
      <translation>mejor pasada</translation>
    </message>
    <message>
      <source>best round</source>
      <translation>mejor ronda</translation>
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
      <translation>bins.bin no está completo</translation>
    </message>
    <message>
      <source>bookmark</source>
      <translation>marcador</translation>
    </message>
    <message>
      <source>bookmark of segment {number}</source>
      <translation>marcador del segmento {number}</translation>
    </message>
    <message>
      <source>brought along from other projects of this client</source>
      <translation>traído de otros proyectos de este cliente</translation>
    </message>
    <message>
      <source>byte {place} (0x{byte:02X}) does not belong in {name} text</source>
      <translation>el byte {place} (0x{byte:02X}) no corresponde a un texto {name}</translation>
    </message>
    <message>
      <source>byte {place} does not belong in {declared} text, as the page calls itself</source>
      <translation>el byte {place} no corresponde a un texto {declared}, como dice ser la página</translation>
    </message>
    <message>
      <source>bytes that are no text in its encoding</source>
      <translation>bytes que no son texto en su codificación</translation>
    </message>
    <message>
      <source>candidates per bag</source>
      <translation>candidatos por bolsa</translation>
    </message>
    <message>
      <source>cannot be opened</source>
      <translation>no se puede abrir</translation>
    </message>
    <message>
      <source>cannot be read: {reason}</source>
      <translation>no se puede leer: {reason}</translation>
    </message>
    <message>
      <source>changed on both sides</source>
      <translation>cambiado en ambos lados</translation>
    </message>
    <message>
      <source>characters</source>
      <translation>caracteres</translation>
    </message>
    <message>
      <source>characters changed</source>
      <translation>caracteres modificados</translation>
    </message>
    <message>
      <source>chrF</source>
      <translation>chrF</translation>
    </message>
    <message>
      <source>chrF of “{name}”: closeness to the reference</source>
      <translation>chrF de «{name}»: cercanía a la referencia</translation>
    </message>
    <message>
      <source>clear target, delete translations, empty</source>
      <translation>vaciar el destino, borrar las traducciones</translation>
    </message>
    <message>
      <source>cleared</source>
      <translation>borrados</translation>
    </message>
    <message>
      <source>closeness to the translations of people, 100 is the same; higher is better</source>
      <translation>cercanía a traducciones humanas, 100 es igual; más alto es mejor</translation>
    </message>
    <message>
      <source>closes behind “{words}”</source>
      <translation>cierra tras «{words}»</translation>
    </message>
    <message>
      <source>comment on segment {number}</source>
      <translation>comentario del segmento {number}</translation>
    </message>
    <message>
      <source>completion, autocomplete, autosuggest, predictive typing</source>
      <translation>autocompletar, escritura predictiva, AutoSuggest</translation>
    </message>
    <message>
      <source>confirmation of segment {number}</source>
      <translation>confirmación del segmento {number}</translation>
    </message>
    <message>
      <source>confirmed segments of “{name}”</source>
      <translation>segmentos confirmados de «{name}»</translation>
    </message>
    <message>
      <source>confirmed; becomes a draft</source>
      <translation>confirmado; pasa a borrador</translation>
    </message>
    <message>
      <source>conflict, ours kept</source>
      <translation>conflicto, se conserva la nuestra</translation>
    </message>
    <message>
      <source>conflict, theirs taken</source>
      <translation>conflicto, se toma su versión</translation>
    </message>
    <message>
      <source>control characters</source>
      <translation>caracteres de control</translation>
    </message>
    <message>
      <source>copy source to target, insert source</source>
      <translation>copiar origen en destino, insertar origen</translation>
    </message>
    <message>
      <source>critical</source>
      <translation>crítico</translation>
    </message>
    <message>
      <source>cut off</source>
      <translation>está cortado</translation>
    </message>
    <message>
      <source>cut, divide</source>
      <translation>cortar, partir</translation>
    </message>
    <message>
      <source>d MMM yyyy</source>
      <translation>d MMM yyyy</translation>
    </message>
    <message>
      <source>damaged, or not what its name says: {reason}</source>
      <translation>dañado, o no es lo que dice su nombre: {reason}</translation>
    </message>
    <message>
      <source>dark mode, night mode</source>
      <translation>modo oscuro, modo nocturno</translation>
    </message>
    <message>
      <source>decoder</source>
      <translation>decodificador</translation>
    </message>
    <message>
      <source>deliver, delivery package, handback, sdlrpx, mqback</source>
      <translation>entregar, paquete de devolución, devolver, sdlrpx, mqback</translation>
    </message>
    <message>
      <source>discard changes, restore</source>
      <translation>descartar los cambios, restaurar</translation>
    </message>
    <message>
      <source>distortion limit</source>
      <translation>límite de distorsión</translation>
    </message>
    <message>
      <source>document</source>
      <translation>documento</translation>
    </message>
    <message>
      <source>documents of InDesign itself are not read: export it as IDML</source>
      <translation>los documentos propios de InDesign no se leen: expórtelo como IDML</translation>
    </message>
    <message>
      <source>documents of Pages are not read: export it as Word</source>
      <translation>los documentos de Pages no se leen: expórtelo como Word</translation>
    </message>
    <message>
      <source>documents of memoQ itself are not read: ask for a package with XLIFF files</source>
      <translation>los documentos propios de memoQ no se leen: pida un paquete con archivos XLIFF</translation>
    </message>
    <message>
      <source>draft</source>
      <translation>borrador</translation>
    </message>
    <message>
      <source>due {day}</source>
      <translation>para el {day}</translation>
    </message>
    <message>
      <source>duplicate</source>
      <translation>duplicado</translation>
    </message>
    <message>
      <source>earlier</source>
      <translation>versión anterior</translation>
    </message>
    <message>
      <source>earlier version</source>
      <translation>versión anterior</translation>
    </message>
    <message>
      <source>edits needed per 100 words; lower is better</source>
      <translation>ediciones necesarias por cada 100 palabras; más bajo es mejor</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>texto vacío</translation>
    </message>
    <message>
      <source>empty source</source>
      <translation>original vacío</translation>
    </message>
    <message>
      <source>empty target</source>
      <translation>traducción vacía</translation>
    </message>
    <message>
      <source>encrypted</source>
      <translation>cifrado</translation>
    </message>
    <message>
      <source>error</source>
      <translation>error</translation>
    </message>
    <message>
      <source>exact matches</source>
      <translation>coincidencias exactas</translation>
    </message>
    <message>
      <source>exit</source>
      <translation>cerrar</translation>
    </message>
    <message>
      <source>features</source>
      <translation>rasgos</translation>
    </message>
    <message>
      <source>files of Office 97 are not read: save it in the present format, as docx, xlsx or pptx</source>
      <translation>los archivos de Office 97 no se leen: guárdelo en el formato actual, como docx, xlsx o pptx</translation>
    </message>
    <message>
      <source>files of the kind {suffix} are no glossaries</source>
      <translation>los archivos del tipo {suffix} no son glosarios</translation>
    </message>
    <message>
      <source>files of the kind {suffix} cannot be translated</source>
      <translation>los archivos del tipo {suffix} no se pueden traducir</translation>
    </message>
    <message>
      <source>final</source>
      <translation>final</translation>
    </message>
    <message>
      <source>findings</source>
      <translation>hallazgos</translation>
    </message>
    <message>
      <source>findings.html</source>
      <translation>hallazgos.html</translation>
    </message>
    <message>
      <source>flag, favourite</source>
      <translation>señal, favorito</translation>
    </message>
    <message>
      <source>flipped</source>
      <translation>cambiado</translation>
    </message>
    <message>
      <source>fluency</source>
      <translation>lengua</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>prohibido</translation>
    </message>
    <message>
      <source>format version {version} is not known</source>
      <translation>la versión de formato {version} no se conoce</translation>
    </message>
    <message>
      <source>from the machine</source>
      <translation>de la máquina</translation>
    </message>
    <message>
      <source>from training</source>
      <translation>del entrenamiento</translation>
    </message>
    <message>
      <source>full screen, distraction-free, zen</source>
      <translation>pantalla completa, sin distracciones, zen</translation>
    </message>
    <message>
      <source>glossary</source>
      <translation>glosario</translation>
    </message>
    <message>
      <source>handoff, sdlppx, mqout, Studio</source>
      <translation>paquete de proyecto, handoff, sdlppx, mqout, Studio</translation>
    </message>
    <message>
      <source>handoff, send to a colleague</source>
      <translation>entrega, enviar a un colega, pasar</translation>
    </message>
    <message>
      <source>has a name that leads out of the folder</source>
      <translation>tiene un nombre que lleva fuera de la carpeta</translation>
    </message>
    <message>
      <source>has {count} lines, but {source} has {wanted}</source>
      <translation>tiene {count} líneas, pero {source} tiene {wanted}</translation>
    </message>
    <message>
      <source>hint</source>
      <translation>consejo</translation>
    </message>
    <message>
      <source>holds words that are not in the vocabulary</source>
      <translation>contiene palabras que no están en el vocabulario</translation>
    </message>
    <message>
      <source>holds {number} pages</source>
      <translation>contiene {number} páginas</translation>
    </message>
    <message>
      <source>holds {number} parts</source>
      <translation>contiene {number} partes</translation>
    </message>
    <message>
      <source>holds {size} bytes, not {wanted}</source>
      <translation>contiene {size} bytes en lugar de {wanted}</translation>
    </message>
    <message>
      <source>holds {vocabulary} words, not {wanted}</source>
      <translation>contiene {vocabulary} palabras en lugar de {wanted}</translation>
    </message>
    <message>
      <source>hypotheses kept per span</source>
      <translation>hipótesis conservadas por tramo</translation>
    </message>
    <message>
      <source>hypotheses per number of covered words</source>
      <translation>hipótesis por número de palabras cubiertas</translation>
    </message>
    <message>
      <source>hypotheses per span</source>
      <translation>hipótesis por tramo</translation>
    </message>
    <message>
      <source>hypotheses per stack</source>
      <translation>hipótesis por pila</translation>
    </message>
    <message>
      <source>if its lessons are kept apart</source>
      <translation>si sus lecciones se guardan aparte</translation>
    </message>
    <message>
      <source>ignored</source>
      <translation>ignorado</translation>
    </message>
    <message numerus="yes">
      <source>in %Ln coming segments</source>
      <translation>
        <numerusform>en %Ln segmento siguiente</numerusform>
        <numerusform>en %Ln segmentos siguientes</numerusform>
      </translation>
    </message>
    <message>
      <source>in context</source>
      <translation>en contexto</translation>
    </message>
    <message>
      <source>in the memory already</source>
      <translation>ya en la memoria</translation>
    </message>
    <message>
      <source>in use</source>
      <translation>en uso</translation>
    </message>
    <message>
      <source>in use in this project</source>
      <translation>en uso en este proyecto</translation>
    </message>
    <message>
      <source>internal {score}</source>
      <translation>interno {score}</translation>
    </message>
    <message>
      <source>invalid group reference</source>
      <translation>referencia a un grupo que no existe</translation>
    </message>
    <message>
      <source>is damaged or cut off ({reason})</source>
      <translation>está dañada o cortada ({reason})</translation>
    </message>
    <message>
      <source>is missing</source>
      <translation>falta</translation>
    </message>
    <message>
      <source>is there twice</source>
      <translation>está dos veces</translation>
    </message>
    <message>
      <source>is trained now from the memories</source>
      <translation>se entrena ahora con las memorias</translation>
    </message>
    <message>
      <source>it asks for too much</source>
      <translation>pide demasiado</translation>
    </message>
    <message>
      <source>it begins with {tag}</source>
      <translation>empieza con {tag}</translation>
    </message>
    <message>
      <source>it cannot be opened</source>
      <translation>no se puede abrir</translation>
    </message>
    <message>
      <source>it cannot be read ({reason}).</source>
      <translation>no se puede leer ({reason}).</translation>
    </message>
    <message>
      <source>it cannot be understood</source>
      <translation>no se entiende</translation>
    </message>
    <message>
      <source>it does not divide {total} into {parts}</source>
      <translation>el archivo no divide {total} en {parts}</translation>
    </message>
    <message>
      <source>it does not fit the words of the engine</source>
      <translation>el archivo no corresponde a las palabras del motor</translation>
    </message>
    <message>
      <source>it does not hold a {kind}</source>
      <translation>la carpeta no contiene nada del tipo {kind}</translation>
    </message>
    <message>
      <source>it does not say what it should: {reason}</source>
      <translation>no dice lo que debería: {reason}</translation>
    </message>
    <message>
      <source>it has format {found}; this Postil knows {known}</source>
      <translation>tiene el formato {found}; este Postil conoce el {known}</translation>
    </message>
    <message>
      <source>it has more than {number} characters</source>
      <translation>tiene más de {number} caracteres</translation>
    </message>
    <message>
      <source>it has no dictionary of the language {language}, but of {others}</source>
      <translation>no tiene ningún diccionario del idioma {language}, sino de {others}</translation>
    </message>
    <message>
      <source>it has no matrix</source>
      <translation>falta la matriz</translation>
    </message>
    <message>
      <source>it has order {order}, not {wanted}.</source>
      <translation>su orden es {order}, no {wanted}.</translation>
    </message>
    <message>
      <source>it has {number} features with a path among {kinds}, not one.</source>
      <translation>tiene {number} rasgos con una ruta entre {kinds}, en lugar de uno.</translation>
    </message>
    <message>
      <source>it holds a feature twice</source>
      <translation>contiene un rasgo dos veces</translation>
    </message>
    <message>
      <source>it holds something else than numbers</source>
      <translation>el archivo contiene algo más que números</translation>
    </message>
    <message>
      <source>it is nested too deeply</source>
      <translation>anidamiento demasiado profundo</translation>
    </message>
    <message>
      <source>it is no SQLite database</source>
      <translation>no es una base de datos SQLite</translation>
    </message>
    <message>
      <source>it is no ZIP archive, or its end is missing</source>
      <translation>no es un archivo ZIP, o le falta el final</translation>
    </message>
    <message>
      <source>it is of another language</source>
      <translation>el archivo es de otro idioma</translation>
    </message>
    <message>
      <source>it is of another order than the engine says</source>
      <translation>su orden no es el que indica el motor</translation>
    </message>
    <message>
      <source>it lacks {name}</source>
      <translation>le falta {name}</translation>
    </message>
    <message>
      <source>it maps a language to the rules “{name}”, which it lacks</source>
      <translation>asigna a un idioma las reglas «{name}», que no tiene</translation>
    </message>
    <message>
      <source>it maps no language to any rules</source>
      <translation>no asigna reglas a ningún idioma</translation>
    </message>
    <message>
      <source>it may not be written to</source>
      <translation>no se permite escribir en él</translation>
    </message>
    <message>
      <source>it may only be read</source>
      <translation>solo se puede leer</translation>
    </message>
    <message>
      <source>its arrays do not fit together</source>
      <translation>sus matrices no encajan entre sí</translation>
    </message>
    <message>
      <source>its language is {language}, and that of its translation {name} is {other}</source>
      <translation>su idioma es {language}, y el de su traducción {name} es {other}</translation>
    </message>
    <message>
      <source>join</source>
      <translation>combinar, fusionar, juntar</translation>
    </message>
    <message>
      <source>jump, number</source>
      <translation>saltar, número</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>guardado</translation>
    </message>
    <message>
      <source>kept; type another one to change it</source>
      <translation>guardado; escriba otro para cambiarlo</translation>
    </message>
    <message>
      <source>kind</source>
      <translation>tipo</translation>
    </message>
    <message>
      <source>larger than it says</source>
      <translation>más grande de lo que dice</translation>
    </message>
    <message>
      <source>larger than {mebibytes} MiB</source>
      <translation>mayor de {mebibytes} MiB</translation>
    </message>
    <message>
      <source>learned before the engine came into this project</source>
      <translation>aprendido antes de que el motor llegara a este proyecto</translation>
    </message>
    <message>
      <source>learned from what you confirm here</source>
      <translation>aprendido de lo que usted confirma aquí</translation>
    </message>
    <message>
      <source>left empty</source>
      <translation>dejados vacíos</translation>
    </message>
    <message>
      <source>left out</source>
      <translation>omitido</translation>
    </message>
    <message>
      <source>length ratio</source>
      <translation>proporción de longitudes</translation>
    </message>
    <message>
      <source>like %s and %1$d</source>
      <translation>como %s y %1$d</translation>
    </message>
    <message>
      <source>like {name} and {{name}}</source>
      <translation>como {name} y {{name}}</translation>
    </message>
    <message>
      <source>line {line}, column {column}: {message}</source>
      <translation>línea {line}, columna {column}: {message}</translation>
    </message>
    <message>
      <source>line {line}, unit {unit}: {message}</source>
      <translation>línea {line}, unidad {unit}: {message}</translation>
    </message>
    <message>
      <source>line {line}: {message}</source>
      <translation>línea {line}: {message}</translation>
    </message>
    <message>
      <source>locale</source>
      <translation>convenciones locales</translation>
    </message>
    <message>
      <source>lock of segment {number}</source>
      <translation>bloqueo del segmento {number}</translation>
    </message>
    <message>
      <source>look at it</source>
      <translation>por ver</translation>
    </message>
    <message>
      <source>lookup, look up in the TM</source>
      <translation>buscar en la memoria, consulta</translation>
    </message>
    <message>
      <source>machine</source>
      <translation>máquina</translation>
    </message>
    <message>
      <source>machine agrees</source>
      <translation>la máquina coincide</translation>
    </message>
    <message>
      <source>machine, {percent}</source>
      <translation>máquina, {percent}</translation>
    </message>
    <message>
      <source>major</source>
      <translation>grave</translation>
    </message>
    <message>
      <source>manual, documentation</source>
      <translation>manual, documentación</translation>
    </message>
    <message>
      <source>matches</source>
      <translation>coincidencias</translation>
    </message>
    <message>
      <source>matches whose differences could be patched in</source>
      <translation>coincidencias cuyas diferencias se pudieron sustituir</translation>
    </message>
    <message>
      <source>me alone</source>
      <translation>solo yo</translation>
    </message>
    <message>
      <source>memory</source>
      <translation>memoria</translation>
    </message>
    <message>
      <source>memory of this project</source>
      <translation>memoria de este proyecto</translation>
    </message>
    <message>
      <source>method</source>
      <translation>método</translation>
    </message>
    <message>
      <source>min repeat greater than max repeat</source>
      <translation>el número mínimo supera el máximo</translation>
    </message>
    <message>
      <source>minor</source>
      <translation>leve</translation>
    </message>
    <message>
      <source>missing )</source>
      <translation>falta )</translation>
    </message>
    <message>
      <source>missing &gt;</source>
      <translation>falta &gt;</translation>
    </message>
    <message numerus="yes">
      <source>more than %Ln hits</source>
      <translation>
        <numerusform>más de %Ln resultado</numerusform>
        <numerusform>más de %Ln resultados</numerusform>
      </translation>
    </message>
    <message>
      <source>more than {first} words and two numbers</source>
      <translation>más de {first} palabras y dos números</translation>
    </message>
    <message>
      <source>more than {most} attributes</source>
      <translation>más de {most} atributos</translation>
    </message>
    <message>
      <source>more {first}-grams than announced</source>
      <translation>más {first}-gramas de los anunciados</translation>
    </message>
    <message>
      <source>multiple repeat</source>
      <translation>dos repeticiones seguidas</translation>
    </message>
    <message>
      <source>n-best list, variants</source>
      <translation>lista de las mejores, variantes</translation>
    </message>
    <message>
      <source>nbsp, non-breaking, nonbreaking, hard space</source>
      <translation>nbsp, espacio duro, de no separación</translation>
    </message>
    <message>
      <source>neighbours swap only</source>
      <translation>solo intercambios de vecinos</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>sin error</translation>
    </message>
    <message>
      <source>never</source>
      <translation>nunca</translation>
    </message>
    <message>
      <source>new</source>
      <translation>nuevo</translation>
    </message>
    <message>
      <source>new term</source>
      <translation>término nuevo</translation>
    </message>
    <message>
      <source>next untranslated, next unconfirmed</source>
      <translation>siguiente sin traducir, siguiente sin confirmar</translation>
    </message>
    <message>
      <source>no</source>
      <translation>no</translation>
    </message>
    <message>
      <source>no clear difference</source>
      <translation>sin diferencia clara</translation>
    </message>
    <message>
      <source>no column is named after the language {language}</source>
      <translation>ninguna columna lleva el nombre del idioma {language}</translation>
    </message>
    <message>
      <source>no engine has a file of this name</source>
      <translation>ningún motor tiene un archivo con este nombre</translation>
    </message>
    <message>
      <source>no file yet</source>
      <translation>aún sin archivo</translation>
    </message>
    <message>
      <source>no match</source>
      <translation>sin coincidencia</translation>
    </message>
    <message>
      <source>no project package has a member of this name</source>
      <translation>ningún paquete de proyecto tiene un miembro con este nombre</translation>
    </message>
    <message>
      <source>no recent project</source>
      <translation>ningún proyecto reciente</translation>
    </message>
    <message>
      <source>no text in the source language</source>
      <translation>ningún texto en el idioma de origen</translation>
    </message>
    <message>
      <source>no text in the target language</source>
      <translation>ningún texto en el idioma de destino</translation>
    </message>
    <message>
      <source>none</source>
      <translation>ninguno</translation>
    </message>
    <message>
      <source>none of its {count} units has a text in {source} and one in {target}</source>
      <translation>ninguna de sus {count} unidades tiene un texto en {source} y otro en {target}</translation>
    </message>
    <message>
      <source>not Fluent: {reason}</source>
      <translation>no es Fluent: {reason}</translation>
    </message>
    <message>
      <source>not JSON that can be read: too deep</source>
      <translation>no es un JSON legible: demasiado hondo</translation>
    </message>
    <message>
      <source>not JSON: {reason}</source>
      <translation>no es JSON: {reason}</translation>
    </message>
    <message>
      <source>not UTF-8</source>
      <translation>no es UTF-8</translation>
    </message>
    <message>
      <source>not UTF-8 (byte {place} of the line)</source>
      <translation>no es UTF-8 (byte {place} de la línea)</translation>
    </message>
    <message>
      <source>not YAML: {reason}</source>
      <translation>no es YAML: {reason}</translation>
    </message>
    <message>
      <source>not a kind of file that glossaries are kept in</source>
      <translation>no es un tipo de archivo para glosarios</translation>
    </message>
    <message>
      <source>not a memory: Postil reads memories in TMX and sdltm</source>
      <translation>no es una memoria: Postil lee memorias TMX y sdltm</translation>
    </message>
    <message>
      <source>not a plain file</source>
      <translation>no es un archivo corriente</translation>
    </message>
    <message>
      <source>not a project package: it has no {name}</source>
      <translation>no es un paquete de proyecto: falta {name}</translation>
    </message>
    <message>
      <source>not a segment</source>
      <translation>no es un segmento</translation>
    </message>
    <message>
      <source>not a table: {reason}</source>
      <translation>no es una tabla: {reason}</translation>
    </message>
    <message>
      <source>not a tree in brackets ({reason}).</source>
      <translation>no es un árbol entre paréntesis ({reason}).</translation>
    </message>
    <message>
      <source>not a truecaser, or cut off</source>
      <translation>no es un modelo de mayúsculas, o está cortado</translation>
    </message>
    <message>
      <source>not a vocabulary, or cut off</source>
      <translation>no es un vocabulario, o está cortado</translation>
    </message>
    <message>
      <source>not a word aligner: {reason}</source>
      <translation>no es un alineador de palabras: {reason}</translation>
    </message>
    <message>
      <source>not a word alignment: {reason}</source>
      <translation>no es un alineamiento de palabras: {reason}</translation>
    </message>
    <message>
      <source>not an engine: it has no {name}</source>
      <translation>no es un motor: falta {name}</translation>
    </message>
    <message>
      <source>not an exported layer, or of a newer version</source>
      <translation>no es una capa exportada, o es de una versión más reciente</translation>
    </message>
    <message>
      <source>not measured</source>
      <translation>sin medir</translation>
    </message>
    <message>
      <source>not set</source>
      <translation>sin fijar</translation>
    </message>
    <message>
      <source>not the description of a bitext</source>
      <translation>no es la descripción de un corpus bilingüe</translation>
    </message>
    <message>
      <source>not there</source>
      <translation>no está</translation>
    </message>
    <message>
      <source>not translated</source>
      <translation>sin traducir</translation>
    </message>
    <message>
      <source>not valid XLIFF 2: {message}</source>
      <translation>XLIFF 2 no válido: {message}</translation>
    </message>
    <message>
      <source>not well-formed XML: {message}</source>
      <translation>XML mal formado: {message}</translation>
    </message>
    <message>
      <source>not {encoding} (byte {place})</source>
      <translation>no es {encoding} (byte {place})</translation>
    </message>
    <message>
      <source>nothing left to decide</source>
      <translation>nada más que decidir</translation>
    </message>
    <message>
      <source>nothing to repeat</source>
      <translation>nada que repetir</translation>
    </message>
    <message>
      <source>nothing yet from confirmed segments</source>
      <translation>nada aún de segmentos confirmados</translation>
    </message>
    <message>
      <source>number</source>
      <translation>número</translation>
    </message>
    <message>
      <source>of Java: {0}, with two apostrophes for one</source>
      <translation>de Java: {0}, con dos apóstrofos por uno</translation>
    </message>
    <message>
      <source>of it expected to stay as it is; below, nothing is shown</source>
      <translation>de la sugerencia, que se espera que quede igual; por debajo no se muestra nada</translation>
    </message>
    <message>
      <source>on the segments the weights were fitted to: not to be compared with others</source>
      <translation>en los segmentos a los que se ajustaron los pesos: no comparar con otros</translation>
    </message>
    <message>
      <source>one side only</source>
      <translation>solo un lado</translation>
    </message>
    <message>
      <source>only its text is taken, into a Word document: layout, pictures and tables are lost</source>
      <translation>solo se toma su texto, en un documento de Word: se pierden la maquetación, las imágenes y las tablas</translation>
    </message>
    <message>
      <source>only reordering of type {kind} is known.</source>
      <translation>solo se conoce la reordenación del tipo {kind}.</translation>
    </message>
    <message>
      <source>only the text, as a Word document</source>
      <translation>solo el texto, como documento de Word</translation>
    </message>
    <message>
      <source>opens before “{words}”</source>
      <translation>abre delante de «{words}»</translation>
    </message>
    <message>
      <source>origin</source>
      <translation>origen</translation>
    </message>
    <message>
      <source>originalData without data</source>
      <translation>&lt;originalData&gt; sin &lt;data&gt;</translation>
    </message>
    <message>
      <source>other</source>
      <translation>otro</translation>
    </message>
    <message>
      <source>overdue since {day}</source>
      <translation>vencido desde el {day}</translation>
    </message>
    <message>
      <source>overlaps with another one</source>
      <translation>se solapa con otra</translation>
    </message>
    <message>
      <source>packed in a way that Postil does not pack</source>
      <translation>comprimido de una manera que Postil no utiliza</translation>
    </message>
    <message>
      <source>people</source>
      <translation>personas</translation>
    </message>
    <message>
      <source>permission was refused</source>
      <translation>se denegó el permiso</translation>
    </message>
    <message>
      <source>points</source>
      <translation>puntos</translation>
    </message>
    <message>
      <source>preferences, options, autosave</source>
      <translation>preferencias, opciones, configuración, autoguardado</translation>
    </message>
    <message>
      <source>preferred</source>
      <translation>preferente</translation>
    </message>
    <message>
      <source>propagate, propagation, repetitions, auto-propagation</source>
      <translation>propagar, propagación automática, repeticiones</translation>
    </message>
    <message>
      <source>pseudo-translated</source>
      <translation>pseudotraducidos</translation>
    </message>
    <message>
      <source>put in: {words}</source>
      <translation>añadido: {words}</translation>
    </message>
    <message>
      <source>put together from parts</source>
      <translation>compuestos de partes</translation>
    </message>
    <message>
      <source>quality on the training set</source>
      <translation>calidad en el corpus de entrenamiento</translation>
    </message>
    <message>
      <source>rare</source>
      <translation>rara</translation>
    </message>
    <message>
      <source>read-only</source>
      <translation>solo lectura</translation>
    </message>
    <message>
      <source>reading or writing failed</source>
      <translation>falló la lectura o la escritura</translation>
    </message>
    <message>
      <source>references</source>
      <translation>referencias</translation>
    </message>
    <message>
      <source>rejected</source>
      <translation>rechazado</translation>
    </message>
    <message>
      <source>repaired matches</source>
      <translation>coincidencias reparadas</translation>
    </message>
    <message>
      <source>repeated</source>
      <translation>repetido</translation>
    </message>
    <message>
      <source>repetitions</source>
      <translation>repeticiones</translation>
    </message>
    <message>
      <source>replace them, too</source>
      <translation>sustituirlos también</translation>
    </message>
    <message>
      <source>resolved</source>
      <translation>resuelto</translation>
    </message>
    <message>
      <source>restore, revert pre-translation</source>
      <translation>restaurar, revertir la pretraducción</translation>
    </message>
    <message>
      <source>reviewed</source>
      <translation>revisado</translation>
    </message>
    <message>
      <source>roots.bin does not fit the words</source>
      <translation>roots.bin no corresponde a las palabras</translation>
    </message>
    <message>
      <source>same on both sides</source>
      <translation>igual en ambos lados</translation>
    </message>
    <message>
      <source>score</source>
      <translation>puntuación</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>segundos</translation>
    </message>
    <message>
      <source>segment</source>
      <translation>segmento</translation>
    </message>
    <message>
      <source>segment {key}</source>
      <translation>segmento {key}</translation>
    </message>
    <message>
      <source>segments</source>
      <translation>segmentos</translation>
    </message>
    <message>
      <source>segments kept out of the training of “{name}”</source>
      <translation>segmentos reservados en el entrenamiento de «{name}»</translation>
    </message>
    <message>
      <source>segments put together from parts that cover</source>
      <translation>segmentos compuestos de partes que cubren</translation>
    </message>
    <message>
      <source>shortcuts, hotkeys</source>
      <translation>teclas, combinaciones de teclas</translation>
    </message>
    <message>
      <source>shortcuts, hotkeys, keymap</source>
      <translation>teclas, combinaciones de teclas</translation>
    </message>
    <message>
      <source>sign off</source>
      <translation>dar por bueno, visto bueno</translation>
    </message>
    <message>
      <source>sign off, status</source>
      <translation>dar por bueno, estado</translation>
    </message>
    <message>
      <source>similarity to the source</source>
      <translation>de parecido con el original</translation>
    </message>
    <message>
      <source>something follows the end</source>
      <translation>hay algo después del final</translation>
    </message>
    <message>
      <source>source</source>
      <translation>origen</translation>
    </message>
    <message>
      <source>spaces</source>
      <translation>espacios</translation>
    </message>
    <message>
      <source>speaks against it, {weight}</source>
      <translation>habla en contra, {weight}</translation>
    </message>
    <message>
      <source>speaks for it, {weight}</source>
      <translation>habla a favor, {weight}</translation>
    </message>
    <message>
      <source>special character, symbol, quotes, dash</source>
      <translation>carácter especial, símbolo, comillas, raya</translation>
    </message>
    <message>
      <source>spellcheck, spell checker</source>
      <translation>corrector, revisión ortográfica</translation>
    </message>
    <message>
      <source>stands before “{words}”</source>
      <translation>va delante de «{words}»</translation>
    </message>
    <message>
      <source>state</source>
      <translation>estado</translation>
    </message>
    <message>
      <source>state of segment {number}</source>
      <translation>estado del segmento {number}</translation>
    </message>
    <message>
      <source>statistics.html</source>
      <translation>estadisticas.html</translation>
    </message>
    <message>
      <source>status</source>
      <translation>estado</translation>
    </message>
    <message>
      <source>stays as it is here</source>
      <translation>se queda como está aquí</translation>
    </message>
    <message>
      <source>stronger</source>
      <translation>más fuerte</translation>
    </message>
    <message>
      <source>style</source>
      <translation>estilo</translation>
    </message>
    <message>
      <source>subState without state</source>
      <translation>subState sin state</translation>
    </message>
    <message>
      <source>substitute, search and replace</source>
      <translation>sustituir</translation>
    </message>
    <message>
      <source>suggestion</source>
      <translation>sugerencia</translation>
    </message>
    <message>
      <source>swap words, transpose</source>
      <translation>intercambiar palabras, permutar</translation>
    </message>
    <message>
      <source>syntactic categories per span</source>
      <translation>categorías sintácticas por tramo</translation>
    </message>
    <message>
      <source>tabu list</source>
      <translation>lista tabú</translation>
    </message>
    <message>
      <source>tags</source>
      <translation>etiquetas</translation>
    </message>
    <message>
      <source>taken</source>
      <translation>tomado</translation>
    </message>
    <message>
      <source>taken back by {user}</source>
      <translation>retirado por {user}</translation>
    </message>
    <message>
      <source>taken off every match of this memory</source>
      <translation>se resta a cada coincidencia de esta memoria</translation>
    </message>
    <message>
      <source>taken out: {words}</source>
      <translation>quitado: {words}</translation>
    </message>
    <message>
      <source>target</source>
      <translation>traducción</translation>
    </message>
    <message>
      <source>target file, generate or save target, clean up, finalise</source>
      <translation>archivo de destino, documento final, generar, guardar la traducción</translation>
    </message>
    <message>
      <source>target phrases per source phrase</source>
      <translation>expresiones de destino por expresión de origen</translation>
    </message>
    <message>
      <source>term bases of MultiTerm are not read: ask for an export as TBX or Excel</source>
      <translation>las bases terminológicas de MultiTerm no se leen: pida una exportación como TBX o Excel</translation>
    </message>
    <message>
      <source>term bases of memoQ are not read: ask for an export as TBX or CSV</source>
      <translation>las bases terminológicas de memoQ no se leen: pida una exportación como TBX o CSV</translation>
    </message>
    <message>
      <source>termbase, terminology, dictionary</source>
      <translation>base terminológica, terminología, diccionario</translation>
    </message>
    <message>
      <source>terminology</source>
      <translation>terminología</translation>
    </message>
    <message>
      <source>text in {declared} cannot be written back as it is</source>
      <translation>un texto en {declared} no se puede volver a escribir tal cual</translation>
    </message>
    <message>
      <source>the PDF is damaged ({reason})</source>
      <translation>el PDF está dañado ({reason})</translation>
    </message>
    <message>
      <source>the archive cannot be unpacked ({reason})</source>
      <translation>el archivo comprimido no se puede descomprimir ({reason})</translation>
    </message>
    <message>
      <source>the attribute {name} stands twice in a tag</source>
      <translation>el atributo {name} figura dos veces en una etiqueta</translation>
    </message>
    <message>
      <source>the backoff is not a number</source>
      <translation>el peso de retroceso no es un número</translation>
    </message>
    <message>
      <source>the directory of the file is damaged</source>
      <translation>el directorio del archivo está dañado</translation>
    </message>
    <message>
      <source>the disk is full</source>
      <translation>el disco está lleno</translation>
    </message>
    <message>
      <source>the document is nested too deeply</source>
      <translation>el documento está anidado demasiado hondo</translation>
    </message>
    <message>
      <source>the encoding {encoding} is not known</source>
      <translation>la codificación {encoding} no se conoce</translation>
    </message>
    <message>
      <source>the end of a code is said to stand alone, and not to</source>
      <translation>el fin de un código se da por aislado y por no aislado</translation>
    </message>
    <message>
      <source>the engine learns from them, too</source>
      <translation>el motor también aprende de ellos</translation>
    </message>
    <message>
      <source>the entity &amp;{name}; is not defined</source>
      <translation>la entidad &amp;{name}; no está definida</translation>
    </message>
    <message>
      <source>the entry has no {side} term</source>
      <translation>la entrada no tiene término {side}</translation>
    </message>
    <message>
      <source>the entry has only one side</source>
      <translation>la entrada tiene un solo lado</translation>
    </message>
    <message>
      <source>the file begins with too much that is not XML elements</source>
      <translation>el archivo empieza con demasiado que no son elementos XML</translation>
    </message>
    <message>
      <source>the file declares XML entities of its own, which is not safe to read</source>
      <translation>el archivo declara entidades XML propias, lo que no es seguro leer</translation>
    </message>
    <message>
      <source>the file does not allow to change its segments</source>
      <translation>el archivo no permite cambiar sus segmentos</translation>
    </message>
    <message>
      <source>the file ends within &lt;{tag}&gt;, which begins in line {begun}</source>
      <translation>el archivo termina dentro de &lt;{tag}&gt;, que empieza en la línea {begun}</translation>
    </message>
    <message>
      <source>the file has their translations in another order</source>
      <translation>el archivo tiene sus traducciones en otro orden</translation>
    </message>
    <message>
      <source>the file is damaged or cut off: a group does not end</source>
      <translation>el archivo está dañado o cortado: un grupo no termina</translation>
    </message>
    <message>
      <source>the file is empty</source>
      <translation>el archivo está vacío</translation>
    </message>
    <message>
      <source>the file is protected by a password</source>
      <translation>el archivo está protegido con contraseña</translation>
    </message>
    <message>
      <source>the file is protected by a password, or in the format of Office 97</source>
      <translation>el archivo está protegido con contraseña o en el formato de Office 97</translation>
    </message>
    <message>
      <source>the file says that it is in {charset}, but it is not ({reason})</source>
      <translation>el archivo dice estar en {charset}, pero no lo está ({reason})</translation>
    </message>
    <message>
      <source>the file {name} that it names is not there.</source>
      <translation>el archivo {name} que nombra no está.</translation>
    </message>
    <message>
      <source>the files of the aligner do not fit</source>
      <translation>los archivos del alineador no encajan entre sí</translation>
    </message>
    <message>
      <source>the first line must name the columns source and target, or their languages</source>
      <translation>la primera línea debe nombrar las columnas source y target, o sus idiomas</translation>
    </message>
    <message>
      <source>the glossary is empty</source>
      <translation>el glosario está vacío</translation>
    </message>
    <message>
      <source>the glossary is for {source} and {target}, not for {wanted}</source>
      <translation>el glosario es para {source} y {target}, no para {wanted}</translation>
    </message>
    <message>
      <source>the last entry is not complete</source>
      <translation>la última entrada no está completa</translation>
    </message>
    <message>
      <source>the line is longer than 1 MiB</source>
      <translation>la línea pasa de 1 MiB</translation>
    </message>
    <message>
      <source>the log-probability is above 0</source>
      <translation>la log-probabilidad es mayor que 0</translation>
    </message>
    <message>
      <source>the machine translates it differently</source>
      <translation>la máquina lo dice de otro modo</translation>
    </message>
    <message>
      <source>the machine, if it is sure from</source>
      <translation>la máquina, si está segura desde</translation>
    </message>
    <message>
      <source>the memory has no units</source>
      <translation>la memoria no contiene unidades</translation>
    </message>
    <message>
      <source>the memory is damaged ({reason})</source>
      <translation>la memoria está dañada ({reason})</translation>
    </message>
    <message>
      <source>the n-gram without its last word is not in the file</source>
      <translation>el n-grama sin su última palabra no está en el archivo</translation>
    </message>
    <message>
      <source>the notes of a concept have more than {most:,} characters</source>
      <translation>las notas de un concepto tienen más de {most:,} caracteres</translation>
    </message>
    <message>
      <source>the offsets do not fit the tokens</source>
      <translation>las posiciones no corresponden a las palabras</translation>
    </message>
    <message>
      <source>the package holds {number} mqxliff files instead of one</source>
      <translation>el paquete contiene {number} archivos mqxliff en lugar de uno</translation>
    </message>
    <message>
      <source>the package holds {number} sdlproj files instead of one</source>
      <translation>el paquete contiene {number} archivos sdlproj en lugar de uno</translation>
    </message>
    <message>
      <source>the packed file is damaged or cut off ({reason})</source>
      <translation>el archivo comprimido está dañado o cortado ({reason})</translation>
    </message>
    <message>
      <source>the parts of the file overlap</source>
      <translation>hay partes del archivo que se solapan</translation>
    </message>
    <message>
      <source>the prefix {name} is not defined</source>
      <translation>el prefijo {name} no está definido</translation>
    </message>
    <message>
      <source>the probability is not a number</source>
      <translation>la probabilidad no es un número</translation>
    </message>
    <message>
      <source>the quoted cell does not end, or goes on after its end</source>
      <translation>la celda entre comillas no se cierra o sigue después de su final</translation>
    </message>
    <message>
      <source>the same by characters, kinder to inflection; higher is better</source>
      <translation>lo mismo por caracteres, más indulgente con la flexión; más alto es mejor</translation>
    </message>
    <message>
      <source>the same translation again</source>
      <translation>la misma traducción otra vez</translation>
    </message>
    <message>
      <source>the same translations</source>
      <translation>las mismas traducciones</translation>
    </message>
    <message>
      <source>the string does not end, or goes on after its end</source>
      <translation>la cadena no termina o sigue después de su final</translation>
    </message>
    <message>
      <source>the system does not open it</source>
      <translation>el sistema no lo abre</translation>
    </message>
    <message>
      <source>the table has no column {name}</source>
      <translation>la tabla no tiene ninguna columna {name}</translation>
    </message>
    <message>
      <source>the tag &lt;{tag}&gt; does not end</source>
      <translation>la etiqueta &lt;{tag}&gt; no termina</translation>
    </message>
    <message>
      <source>the text is in EUC-TW, which is not read</source>
      <translation>el texto está en EUC-TW, que no se lee</translation>
    </message>
    <message>
      <source>the text of the &amp;package</source>
      <translation>el texto del &amp;paquete</translation>
    </message>
    <message>
      <source>the text of this pro&amp;ject</source>
      <translation>el texto de este pro&amp;yecto</translation>
    </message>
    <message>
      <source>the value of an attribute without quotes</source>
      <translation>el valor de un atributo sin comillas</translation>
    </message>
    <message>
      <source>the whole team</source>
      <translation>todo el equipo</translation>
    </message>
    <message>
      <source>the word {name} is missing</source>
      <translation>falta la palabra {name}</translation>
    </message>
    <message>
      <source>the word {word} comes twice</source>
      <translation>la palabra {word} aparece dos veces</translation>
    </message>
    <message>
      <source>the word {word} is not a unigram</source>
      <translation>la palabra {word} no es un unigrama</translation>
    </message>
    <message>
      <source>there are more than {number:,} files in it</source>
      <translation>contiene más de {number:,} archivos</translation>
    </message>
    <message>
      <source>there are no subtitles in it</source>
      <translation>no hay subtítulos en él</translation>
    </message>
    <message>
      <source>there is no document in the package that can be translated</source>
      <translation>en el paquete no hay ningún documento que se pueda traducir</translation>
    </message>
    <message>
      <source>there is no file in it</source>
      <translation>no contiene ningún &lt;file&gt;</translation>
    </message>
    <message>
      <source>there is no such file</source>
      <translation>no existe ese archivo</translation>
    </message>
    <message>
      <source>there is no such memory</source>
      <translation>no existe esta memoria</translation>
    </message>
    <message>
      <source>there is no term for {source_language} and {target_language}</source>
      <translation>no hay términos para {source_language} y {target_language}</translation>
    </message>
    <message>
      <source>there is no text in it, only pictures of pages</source>
      <translation>no contiene texto, solo imágenes de páginas</translation>
    </message>
    <message>
      <source>there is no text to translate in it</source>
      <translation>no hay texto que traducir en él</translation>
    </message>
    <message>
      <source>there is no tree in it.</source>
      <translation>no hay ningún árbol en él.</translation>
    </message>
    <message>
      <source>there is no tree of any target sentence in it.</source>
      <translation>no hay en él ningún árbol de una oración de destino.</translation>
    </message>
    <message>
      <source>there is not enough memory</source>
      <translation>no hay memoria suficiente</translation>
    </message>
    <message>
      <source>these are no .NET resources</source>
      <translation>esto no son recursos de .NET</translation>
    </message>
    <message>
      <source>this client</source>
      <translation>este cliente</translation>
    </message>
    <message>
      <source>this is XLIFF {version}; Postil reads XLIFF 1.0 to 1.2</source>
      <translation>es XLIFF {version}; Postil lee XLIFF 1.0 a 1.2</translation>
    </message>
    <message>
      <source>this is a package of another tool: open it as a package, not as a document</source>
      <translation>es un paquete de otra herramienta: ábralo como paquete, no como documento</translation>
    </message>
    <message>
      <source>this is no Excel workbook</source>
      <translation>no es un libro de Excel</translation>
    </message>
    <message>
      <source>this is no InDesign document</source>
      <translation>no es un documento de InDesign</translation>
    </message>
    <message>
      <source>this is no OpenDocument file</source>
      <translation>no es un archivo OpenDocument</translation>
    </message>
    <message>
      <source>this is no PDF</source>
      <translation>no es un PDF</translation>
    </message>
    <message>
      <source>this is no PowerPoint presentation</source>
      <translation>no es una presentación de PowerPoint</translation>
    </message>
    <message>
      <source>this is no RTF file</source>
      <translation>no es un archivo RTF</translation>
    </message>
    <message>
      <source>this is no TMX file</source>
      <translation>no es un archivo TMX</translation>
    </message>
    <message>
      <source>this is no TMX file but one of &lt;{name}&gt;</source>
      <translation>no es un archivo TMX, sino uno de &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no UTF-8</source>
      <translation>esto no es UTF-8</translation>
    </message>
    <message>
      <source>this is no UTX file: its first line does not begin like “#UTX 1.20; en/fr”</source>
      <translation>no es un archivo UTX: su primera línea no empieza como «#UTX 1.20; en/fr»</translation>
    </message>
    <message>
      <source>this is no Word document</source>
      <translation>no es un documento de Word</translation>
    </message>
    <message>
      <source>this is no XLIFF file but one of &lt;{name}&gt;</source>
      <translation>no es un archivo XLIFF, sino uno de &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no entry of a strings file: a key, an equals sign, a value, and a semicolon</source>
      <translation>esto no es una entrada de un archivo strings: una clave, un signo igual, un valor y un punto y coma</translation>
    </message>
    <message>
      <source>this is no memory of Trados</source>
      <translation>no es una memoria de Trados</translation>
    </message>
    <message>
      <source>this is no package of Trados</source>
      <translation>no es un paquete de Trados</translation>
    </message>
    <message>
      <source>this is no package of Trados or memoQ</source>
      <translation>no es un paquete de Trados ni de memoQ</translation>
    </message>
    <message>
      <source>this is no project package</source>
      <translation>no es un paquete de proyecto</translation>
    </message>
    <message>
      <source>this is no property list</source>
      <translation>esto no es una lista de propiedades</translation>
    </message>
    <message>
      <source>this is no shared memory</source>
      <translation>esto no es una memoria compartida</translation>
    </message>
    <message>
      <source>this is no spelling dictionary</source>
      <translation>no es un diccionario ortográfico</translation>
    </message>
    <message>
      <source>this is no string catalog</source>
      <translation>esto no es un catálogo de cadenas</translation>
    </message>
    <message>
      <source>this is no terminology but a file of &lt;{name}&gt;</source>
      <translation>no es una terminología, sino un archivo de &lt;{name}&gt;</translation>
    </message>
    <message>
      <source>this is no text file, or UTF-16 without a byte-order mark</source>
      <translation>no es un archivo de texto, o es UTF-16 sin marca de orden de bytes</translation>
    </message>
    <message>
      <source>this is no translation of a Qt program</source>
      <translation>esto no es una traducción de un programa de Qt</translation>
    </message>
    <message>
      <source>this is no {kind} file, or it is damaged or cut off ({reason})</source>
      <translation>no es un archivo {kind}, o está dañado o cortado ({reason})</translation>
    </message>
    <message>
      <source>this is not a file of segmentation rules (SRX)</source>
      <translation>no es un archivo de reglas de segmentación (SRX)</translation>
    </message>
    <message>
      <source>this is not an XML file</source>
      <translation>no es un archivo XML</translation>
    </message>
    <message>
      <source>this n-gram comes twice</source>
      <translation>este n-grama aparece dos veces</translation>
    </message>
    <message>
      <source>this part of the file {message}</source>
      <translation>una parte del archivo {message}</translation>
    </message>
    <message>
      <source>this project</source>
      <translation>este proyecto</translation>
    </message>
    <message>
      <source>this project's own memory</source>
      <translation>la memoria propia de este proyecto</translation>
    </message>
    <message>
      <source>too large</source>
      <translation>demasiado grande</translation>
    </message>
    <message>
      <source>too large to be a project package</source>
      <translation>demasiado grande para ser un paquete de proyecto</translation>
    </message>
    <message>
      <source>too large to be an engine</source>
      <translation>demasiado grande para ser un motor</translation>
    </message>
    <message>
      <source>too long</source>
      <translation>longitud excesiva</translation>
    </message>
    <message>
      <source>too much is in it</source>
      <translation>contiene demasiados datos</translation>
    </message>
    <message>
      <source>total</source>
      <translation>total</translation>
    </message>
    <message>
      <source>tour, introduction</source>
      <translation>visita guiada, introducción</translation>
    </message>
    <message>
      <source>track changes, revision</source>
      <translation>control de cambios, revisión, corrección</translation>
    </message>
    <message>
      <source>translated</source>
      <translation>traducido</translation>
    </message>
    <message>
      <source>translation</source>
      <translation>traducción</translation>
    </message>
    <message>
      <source>translations per source phrase</source>
      <translation>traducciones por expresión de origen</translation>
    </message>
    <message>
      <source>translator</source>
      <translation>escrito</translation>
    </message>
    <message>
      <source>two codes with the id {id!r}</source>
      <translation>dos códigos con el identificador {id!r}</translation>
    </message>
    <message>
      <source>two members have the same name</source>
      <translation>dos miembros tienen el mismo nombre</translation>
    </message>
    <message>
      <source>two of &lt;{name}&gt; with the id {id!r}</source>
      <translation>dos &lt;{name}&gt; con el identificador {id!r}</translation>
    </message>
    <message>
      <source>typed</source>
      <translation>escrito</translation>
    </message>
    <message>
      <source>unbalanced parenthesis</source>
      <translation>un paréntesis de más</translation>
    </message>
    <message>
      <source>unconfirming of segment {number}</source>
      <translation>retirada de la confirmación del segmento {number}</translation>
    </message>
    <message>
      <source>unigrams.bin does not hold &lt;unk&gt;, &lt;s&gt; and &lt;/s&gt;</source>
      <translation>unigrams.bin no contiene &lt;unk&gt;, &lt;s&gt; y &lt;/s&gt;</translation>
    </message>
    <message>
      <source>unigrams.bin has contexts, but the model has none</source>
      <translation>unigrams.bin tiene contextos, pero el modelo no</translation>
    </message>
    <message>
      <source>unit {unit}: {message}</source>
      <translation>unidad {unit}: {message}</translation>
    </message>
    <message>
      <source>unknown</source>
      <translation>desconocido</translation>
    </message>
    <message>
      <source>unknown extension</source>
      <translation>extensión desconocida después de (?</translation>
    </message>
    <message>
      <source>unknown group</source>
      <translation>grupo desconocido</translation>
    </message>
    <message>
      <source>unknown property</source>
      <translation>propiedad desconocida</translation>
    </message>
    <message>
      <source>unlearn, forget</source>
      <translation>desaprender, olvidar</translation>
    </message>
    <message>
      <source>unpacks to far too much</source>
      <translation>al descomprimirse ocupa demasiado</translation>
    </message>
    <message>
      <source>unpacks to more than {mebibytes} MiB</source>
      <translation>al descomprimirse ocupa más de {mebibytes} MiB</translation>
    </message>
    <message>
      <source>unpacks to more than {ratio} times its size; it looks like a trap</source>
      <translation>al descomprimirse ocupa más de {ratio} veces su tamaño; parece una trampa</translation>
    </message>
    <message>
      <source>unpacks to {mebibytes} MiB, more than {ratio} times its size</source>
      <translation>al descomprimirse ocupa {mebibytes} MiB, más de {ratio} veces su tamaño</translation>
    </message>
    <message>
      <source>unterminated character set</source>
      <translation>un conjunto de caracteres sin corchete de cierre</translation>
    </message>
    <message>
      <source>untouched</source>
      <translation>sin cambios</translation>
    </message>
    <message>
      <source>uppercase, lowercase, capitals</source>
      <translation>mayúsculas, minúsculas</translation>
    </message>
    <message>
      <source>validate, translated, commit</source>
      <translation>validar, traducido</translation>
    </message>
    <message>
      <source>versions, revisions</source>
      <translation>versiones, revisiones</translation>
    </message>
    <message>
      <source>votes by frequency</source>
      <translation>votos según la frecuencia</translation>
    </message>
    <message>
      <source>warning</source>
      <translation>aviso</translation>
    </message>
    <message>
      <source>weaker</source>
      <translation>más débil</translation>
    </message>
    <message>
      <source>weight %</source>
      <translation>pagado al %</translation>
    </message>
    <message>
      <source>weighted words</source>
      <translation>palabras ponderadas</translation>
    </message>
    <message>
      <source>what it labels {language} reads as {found}, and what it labels {other} as {found_other}</source>
      <translation>lo que marca como {language} se lee como {found}, y lo que marca como {other}, como {found_other}</translation>
    </message>
    <message>
      <source>whitespace, pilcrow, formatting marks, control characters</source>
      <translation>caracteres no imprimibles, marcas de formato, calderón</translation>
    </message>
    <message>
      <source>with several exact matches (as 99%)</source>
      <translation>con varias coincidencias exactas (como 99 %)</translation>
    </message>
    <message>
      <source>without an ending</source>
      <translation>sin extensión</translation>
    </message>
    <message>
      <source>words</source>
      <translation>palabras</translation>
    </message>
    <message>
      <source>words a rule may span</source>
      <translation>palabras que puede abarcar una regla</translation>
    </message>
    <message>
      <source>words per hour</source>
      <translation>palabras por hora</translation>
    </message>
    <message>
      <source>words that may overlap</source>
      <translation>palabras que pueden solaparse</translation>
    </message>
    <message>
      <source>wrote {written} trees for {sentences} sentences, exit code {code}. {message}</source>
      <translation>escribió {written} árboles para {sentences} oraciones, código de salida {code}. {message}</translation>
    </message>
    <message>
      <source>yes</source>
      <translation>sí</translation>
    </message>
    <message>
      <source>zoom in, font size</source>
      <translation>acercar, zoom, tamaño de letra</translation>
    </message>
    <message>
      <source>zoom out, font size</source>
      <translation>alejar, zoom, tamaño de letra</translation>
    </message>
    <message>
      <source>{above}
{line}</source>
      <translation>{above}
{line}</translation>
    </message>
    <message>
      <source>{accept} accepts the first, {reject} rejects it</source>
      <translation>{accept} acepta el primero, {reject} lo rechaza</translation>
    </message>
    <message>
      <source>{address} does not answer as a team server does.</source>
      <translation>{address} no responde como un servidor de equipo.</translation>
    </message>
    <message>
      <source>{address} is no address of a server.</source>
      <translation>{address} no es la dirección de un servidor.</translation>
    </message>
    <message>
      <source>{address}: an address begins with https:// and has {text} in it.</source>
      <translation>{address}: una dirección empieza por https:// y contiene {text}.</translation>
    </message>
    <message>
      <source>{before} becomes {after}</source>
      <translation>{before} pasa a ser {after}</translation>
    </message>
    <message>
      <source>{confirmed_words} of {words} source words are confirmed; {memory_units} units in the project's memory; learned from {learned} segments.</source>
      <translation>{confirmed_words} de {words} palabras de origen están confirmadas; {memory_units} unidades en la memoria del proyecto; aprendido de {learned} segmentos.</translation>
    </message>
    <message numerus="yes">
      <source>{confirmed} of %Ln confirmed</source>
      <translation>
        <numerusform>{confirmed} de %Ln confirmado</numerusform>
        <numerusform>{confirmed} de %Ln confirmados</numerusform>
      </translation>
    </message>
    <message>
      <source>{count} characters; {longest} are allowed.</source>
      <translation>{count} caracteres; se permiten {longest}.</translation>
    </message>
    <message>
      <source>{count} labels in the trees.</source>
      <translation>{count} etiquetas en los árboles.</translation>
    </message>
    <message>
      <source>{count} on each side</source>
      <translation>{count} en cada lado</translation>
    </message>
    <message>
      <source>{count} pairs are too few for {folds} parts.</source>
      <translation>{count} pares son pocos para {folds} partes.</translation>
    </message>
    <message>
      <source>{count} pairs are too few to train phrase scores on.</source>
      <translation>{count} pares son pocos para entrenar puntuaciones de expresiones.</translation>
    </message>
    <message>
      <source>{count} · protected against changes</source>
      <translation>{count} · protegida contra cambios</translation>
    </message>
    <message>
      <source>{count}; there are more.</source>
      <translation>{count}; hay más.</translation>
    </message>
    <message>
      <source>{destination} exists already.</source>
      <translation>{destination} ya existe.</translation>
    </message>
    <message>
      <source>{different} of {all} segments are translated differently.</source>
      <translation>{different} de {all} segmentos se traducen de otro modo.</translation>
    </message>
    <message>
      <source>{engine} translates from {source_language} into {target_language}, not from {wanted_source} into {wanted_target}.</source>
      <translation>{engine} traduce de {source_language} a {target_language}, no de {wanted_source} a {wanted_target}.</translation>
    </message>
    <message>
      <source>{files}: nothing of it is trained on.</source>
      <translation>{files}: no se entrena con nada de ello.</translation>
    </message>
    <message>
      <source>{file} cannot be read ({reason})</source>
      <translation>{file} no se puede leer ({reason})</translation>
    </message>
    <message>
      <source>{file} describes no arrays</source>
      <translation>{file} no describe ninguna serie de datos</translation>
    </message>
    <message>
      <source>{file} describes nothing</source>
      <translation>{file} no describe nada</translation>
    </message>
    <message>
      <source>{file} does not describe {array}</source>
      <translation>{file} no describe {array}</translation>
    </message>
    <message>
      <source>{file} does not end in an empty slot</source>
      <translation>{file} no termina en una casilla vacía</translation>
    </message>
    <message>
      <source>{file} does not hold {number} n-grams</source>
      <translation>{file} no contiene {number} n-gramas</translation>
    </message>
    <message>
      <source>{file} does not tell how it is laid out</source>
      <translation>{file} no dice cómo está dispuesto el modelo</translation>
    </message>
    <message>
      <source>{file} does not tell the {name} of each order</source>
      <translation>{file} no indica {name} de cada orden</translation>
    </message>
    <message>
      <source>{file} has {size} bytes instead of {wanted}</source>
      <translation>{file} tiene {size} bytes en lugar de {wanted}</translation>
    </message>
    <message>
      <source>{file} is in the glossary “{name}” now.</source>
      <translation>{file} está ahora en el glosario «{name}».</translation>
    </message>
    <message>
      <source>{file} is not a whole number of slots</source>
      <translation>{file} no consta de casillas enteras</translation>
    </message>
    <message>
      <source>{file} is not valid JSON</source>
      <translation>{file} no es JSON válido</translation>
    </message>
    <message>
      <source>{file} is not what was written</source>
      <translation>{file} no es lo que se escribió</translation>
    </message>
    <message>
      <source>{file} is the memory “{name}” now.</source>
      <translation>{file} es ahora la memoria «{name}».</translation>
    </message>
    <message>
      <source>{file} is there already.</source>
      <translation>{file} ya existe.</translation>
    </message>
    <message>
      <source>{file} was changed</source>
      <translation>{file} fue modificado</translation>
    </message>
    <message>
      <source>{file}, {within}</source>
      <translation>{file}, {within}</translation>
    </message>
    <message>
      <source>{file}: nothing new; the memory “{name}” has it already.</source>
      <translation>{file}: nada nuevo; la memoria «{name}» ya lo contiene.</translation>
    </message>
    <message>
      <source>{file}: order {order!r} is not between 1 and {most}</source>
      <translation>{file}: el orden {order!r} no está entre 1 y {most}</translation>
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
      <translation>{finding} (resuelto)</translation>
    </message>
    <message>
      <source>{finding} – {answer}</source>
      <translation>{finding} – {answer}</translation>
    </message>
    <message>
      <source>{first} words instead of {second}</source>
      <translation>{first} palabras en vez de {second}</translation>
    </message>
    <message>
      <source>{folder} exists and is not empty. Choose another folder.</source>
      <translation>{folder} existe y no está vacía. Elija otra carpeta.</translation>
    </message>
    <message>
      <source>{folder} holds scores of another phrase table.</source>
      <translation>{folder} contiene las puntuaciones de otra tabla de frases.</translation>
    </message>
    <message>
      <source>{folder} holds something already.</source>
      <translation>{folder} ya contiene algo.</translation>
    </message>
    <message>
      <source>{folder} is not a Postil project: it has no {name}.</source>
      <translation>{folder} no es un proyecto de Postil: falta {name}.</translation>
    </message>
    <message>
      <source>{folder} is not an engine: it has no {name}.</source>
      <translation>{folder} no es un motor: falta {name}.</translation>
    </message>
    <message>
      <source>{folder} is not empty.</source>
      <translation>{folder} no está vacía.</translation>
    </message>
    <message>
      <source>{folder} is not there: it was moved or deleted, or its disk was taken out.</source>
      <translation>{folder} no está: se movió o se eliminó, o se retiró su disco.</translation>
    </message>
    <message>
      <source>{folder}: a copy cannot be made: {reason}</source>
      <translation>{folder}: no se puede hacer una copia: {reason}</translation>
    </message>
    <message>
      <source>{folder}: could not be deleted: {reason}</source>
      <translation>{folder}: no se pudo eliminar: {reason}</translation>
    </message>
    <message>
      <source>{folder}: could not be made: {reason}</source>
      <translation>{folder}: no se pudo crear: {reason}</translation>
    </message>
    <message>
      <source>{folder}: the folder cannot be made: {reason}</source>
      <translation>{folder}: no se puede crear la carpeta: {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project can only be read from a copy, which cannot be made: {reason}</source>
      <translation>{folder}: el proyecto solo se puede leer de una copia, que no se puede hacer: {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project cannot be opened for writing: {reason}</source>
      <translation>{folder}: el proyecto no se puede abrir para escribir: {reason}</translation>
    </message>
    <message>
      <source>{folder}: the project is in use.</source>
      <translation>{folder}: el proyecto está en uso.</translation>
    </message>
    <message>
      <source>{folder}: the relevant sets could not be written: {reason}</source>
      <translation>{folder}: no se pudieron escribir los conjuntos relevantes: {reason}</translation>
    </message>
    <message>
      <source>{folder}: there is no backup {name}.</source>
      <translation>{folder}: no hay ninguna copia de seguridad {name}.</translation>
    </message>
    <message>
      <source>{folder}: there is too little room on the disk for a backup of the project.</source>
      <translation>{folder}: hay muy poco sitio en el disco para una copia de seguridad del proyecto.</translation>
    </message>
    <message>
      <source>{folder}: this {kind} has format version {found}, but this Postil reads version {version}.</source>
      <translation>{folder}: {kind} tiene la versión de formato {found}, pero este Postil lee la {version}.</translation>
    </message>
    <message>
      <source>{folder}: {name} cannot be read ({reason}).</source>
      <translation>{folder}: no se puede leer {name} ({reason}).</translation>
    </message>
    <message>
      <source>{glossary} · off</source>
      <translation>{glossary} · apagado</translation>
    </message>
    <message>
      <source>{group}: {name}</source>
      <translation>{group}: {name}</translation>
    </message>
    <message>
      <source>{hits} so far</source>
      <translation>{hits} hasta ahora</translation>
    </message>
    <message>
      <source>{host} does not answer encrypted there.</source>
      <translation>{host} no responde ahí de forma cifrada.</translation>
    </message>
    <message>
      <source>{hours} h {minutes} min</source>
      <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
      <source>{id!r} cannot be an id</source>
      <translation>{id!r} no puede ser un identificador</translation>
    </message>
    <message>
      <source>{kept} of {all} pairs are kept; in doubt: {doubtful}.</source>
      <translation>{kept} de {all} pares guardados; dudosos: {doubtful}.</translation>
    </message>
    <message>
      <source>{key} adds the comment and goes back to the segment.</source>
      <translation>{key} añade el comentario y vuelve al segmento.</translation>
    </message>
    <message>
      <source>{key} again repeats: {what}.</source>
      <translation>{key} otra vez repite: {what}.</translation>
    </message>
    <message>
      <source>{key} again takes back: {what}.</source>
      <translation>{key} otra vez deshace: {what}.</translation>
    </message>
    <message>
      <source>{key} belongs to “{name}”. Use it, and that command loses it.</source>
      <translation>{key} pertenece a «{name}». Si lo usa, ese comando lo pierde.</translation>
    </message>
    <message>
      <source>{key} confirms the segment; Shift+Enter starts a new line in it.</source>
      <translation>{key} confirma el segmento; Mayús+Intro empieza una línea en él.</translation>
    </message>
    <message>
      <source>{key} inserts it.</source>
      <translation>{key} la inserta.</translation>
    </message>
    <message>
      <source>{key} is free.</source>
      <translation>{key} está libre.</translation>
    </message>
    <message>
      <source>{key} is needed for typing. Choose another one.</source>
      <translation>{key} se necesita para escribir. Elija otro atajo.</translation>
    </message>
    <message>
      <source>{key} is this command's key already.</source>
      <translation>{key} ya es el atajo de este comando.</translation>
    </message>
    <message>
      <source>{key} takes it back.</source>
      <translation>{key} lo deshace.</translation>
    </message>
    <message>
      <source>{key} takes it over; F2 selects a part of it.</source>
      <translation>{key} la toma; F2 selecciona una parte.</translation>
    </message>
    <message>
      <source>{key} writes the translated document in its own format.</source>
      <translation>{key} escribe el documento traducido en su propio formato.</translation>
    </message>
    <message>
      <source>{kind}, features learned by large margins</source>
      <translation>{kind}, rasgos aprendidos con grandes márgenes</translation>
    </message>
    <message>
      <source>{kind}, features learned from relevant sets</source>
      <translation>{kind}, rasgos aprendidos de conjuntos relevantes</translation>
    </message>
    <message>
      <source>{kind}, scores learned by expected BLEU</source>
      <translation>{kind}, puntuaciones aprendidas con BLEU esperado</translation>
    </message>
    <message>
      <source>{kind}, {severity}: {text}</source>
      <translation>{kind}, {severity}: {text}</translation>
    </message>
    <message>
      <source>{label}, as now</source>
      <translation>{label}, como ahora</translation>
    </message>
    <message>
      <source>{language} is spelt by the dictionary {name}.</source>
      <translation>La ortografía ({language}) se revisa con el diccionario {name}.</translation>
    </message>
    <message>
      <source>{line!r} is not a line of weights.</source>
      <translation>{line!r} no es una línea de pesos.</translation>
    </message>
    <message>
      <source>{line!r} is nothing that a PO file has</source>
      <translation>{line!r} no existe en los archivos PO</translation>
    </message>
    <message>
      <source>{machine} + Corrector</source>
      <translation>{machine} + Corrector</translation>
    </message>
    <message>
      <source>{made!r} cannot be the name of a file.</source>
      <translation>{made!r} no puede ser el nombre de un archivo.</translation>
    </message>
    <message>
      <source>{maker} · {document}</source>
      <translation>{maker} · {document}</translation>
    </message>
    <message>
      <source>{memory} is read-only</source>
      <translation>{memory} es de solo lectura</translation>
    </message>
    <message>
      <source>{memory} · shared</source>
      <translation>{memory} · compartida</translation>
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
      <translation>{name!r} no es un patrón de nombres: {reason}.</translation>
    </message>
    <message>
      <source>{names}: not a kind of file that belongs here.</source>
      <translation>{names}: este tipo de archivo no va aquí.</translation>
    </message>
    <message>
      <source>{name} (open)</source>
      <translation>{name} (abierto)</translation>
    </message>
    <message>
      <source>{name} (read-only copy) – Postil</source>
      <translation>{name} (copia de solo lectura) – Postil</translation>
    </message>
    <message>
      <source>{name} ({confirmed} of {segments} confirmed)</source>
      <translation>{name} ({confirmed} de {segments} confirmados)</translation>
    </message>
    <message>
      <source>{name} ({kept} of {all}, drawn at random)</source>
      <translation>{name} ({kept} de {all}, al azar)</translation>
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
      <translation>{name} por segunda vez en una entrada</translation>
    </message>
    <message>
      <source>{name} cannot be {value!r}.</source>
      <translation>{name} no puede ser {value!r}.</translation>
    </message>
    <message>
      <source>{name} has bytes that do not belong in {encoding} text.</source>
      <translation>{name} tiene bytes que no corresponden a un texto {encoding}.</translation>
    </message>
    <message>
      <source>{name} is a package of another project ({name_2}).</source>
      <translation>{name} es un paquete de otro proyecto ({name_2}).</translation>
    </message>
    <message>
      <source>{name} is an engine of the kind {kind}; this needs one of the kind {wanted}.</source>
      <translation>{name} es un motor del tipo {kind}; aquí se necesita uno del tipo {wanted}.</translation>
    </message>
    <message>
      <source>{name} is being trained already.</source>
      <translation>{name} ya se está entrenando.</translation>
    </message>
    <message>
      <source>{name} is for several languages. Translate into</source>
      <translation>{name} es para varios idiomas. Traducir al</translation>
    </message>
    <message>
      <source>{name} is in use again.</source>
      <translation>{name} vuelve a estar en uso.</translation>
    </message>
    <message>
      <source>{name} is missing</source>
      <translation>falta {name}</translation>
    </message>
    <message>
      <source>{name} is not a new version of {file}, but of another kind.</source>
      <translation>{name} no es una versión nueva de {file}, sino de otro tipo.</translation>
    </message>
    <message>
      <source>{name} is not in UTF-8 and does not say what it is in. Choose the encoding in which these lines read right.</source>
      <translation>{name} no está en UTF-8 y no indica su codificación. Elija la codificación en la que estas líneas se lean bien.</translation>
    </message>
    <message>
      <source>{name} is not in UTF-8 and does not say what it is in; Postil is not sure of it. Choose the encoding in which these lines read right.</source>
      <translation>{name} no está en UTF-8 y no indica su codificación; Postil no está seguro de ella. Elija la codificación en la que estas líneas se lean bien.</translation>
    </message>
    <message>
      <source>{name} is off: its terms are neither shown nor checked.</source>
      <translation>{name} está apagado: sus términos no se muestran ni se comprueban.</translation>
    </message>
    <message>
      <source>{name} is there already. Replace it?</source>
      <translation>{name} ya existe. ¿Reemplazarlo?</translation>
    </message>
    <message>
      <source>{name} is {code!r}, which is no language</source>
      <translation>{name} es {code!r}, que no es un idioma</translation>
    </message>
    <message>
      <source>{name} names {id!r}, which does not exist</source>
      <translation>{name} remite a {id!r}, que no existe</translation>
    </message>
    <message>
      <source>{name} parses English, and no other language.</source>
      <translation>{name} analiza el inglés y ninguna otra lengua.</translation>
    </message>
    <message>
      <source>{name} says itself what encoding it is in, or needs none.</source>
      <translation>{name} indica por sí mismo su codificación, o no la necesita.</translation>
    </message>
    <message>
      <source>{name} without msgid</source>
      <translation>{name} sin msgid</translation>
    </message>
    <message numerus="yes">
      <source>{name}, %Ln segments</source>
      <translation>
        <numerusform>{name}, %Ln segmento</numerusform>
        <numerusform>{name}, %Ln segmentos</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}, backup of {time}</source>
      <translation>{name}, copia del {time}</translation>
    </message>
    <message>
      <source>{name}, in {encoding}</source>
      <translation>{name}, en {encoding}</translation>
    </message>
    <message>
      <source>{name}, which the engine is to be judged by, holds no segment in {source_language} with a translation into {target_language}.</source>
      <translation>{name}, con que se ha de juzgar el motor, no contiene ningún segmento en {source_language} traducido al {target_language}.</translation>
    </message>
    <message numerus="yes">
      <source>{name}: %Ln units, {what}</source>
      <translation>
        <numerusform>{name}: %Ln unidad, {what}</numerusform>
        <numerusform>{name}: %Ln unidades, {what}</numerusform>
      </translation>
    </message>
    <message>
      <source>{name}: kept.</source>
      <translation>{name}: guardado.</translation>
    </message>
    <message>
      <source>{name}: of {number:,} segments none can be used; most of them: {reason}.</source>
      <translation>{name}: de {number:,} segmentos ninguno puede usarse; la mayoría: {reason}.</translation>
    </message>
    <message>
      <source>{name}: segment {key} has another text in the document than in the project, so its translation would stand in the wrong place.</source>
      <translation>{name}: el segmento {key} tiene otro texto en el documento que en el proyecto; su traducción quedaría en un lugar equivocado.</translation>
    </message>
    <message>
      <source>{name}: the text of this segment is not there any more.</source>
      <translation>{name}: el texto de este segmento ya no está.</translation>
    </message>
    <message>
      <source>{name}: there is no segment in it.</source>
      <translation>{name}: no contiene ningún segmento.</translation>
    </message>
    <message>
      <source>{name}: {kept} segments kept ({confirmed} confirmed), {changed} changed a little and drafts now, {new} new, {removed} gone.</source>
      <translation>{name}: {kept} segmentos conservados ({confirmed} confirmados), {changed} algo cambiados y ahora borradores, {new} nuevos, {removed} desaparecidos.</translation>
    </message>
    <message>
      <source>{name}: {value} in round {place}, the best so far.</source>
      <translation>{name}: {value} en la ronda {place}, lo mejor hasta ahora.</translation>
    </message>
    <message>
      <source>{name}: {value} in round {place}; best {best} in round {best_place}.</source>
      <translation>{name}: {value} en la ronda {place}; mejor {best} en la ronda {best_place}.</translation>
    </message>
    <message>
      <source>{number:,} of its segments are not confirmed.</source>
      <translation>{number:,} de sus segmentos no están confirmados.</translation>
    </message>
    <message>
      <source>{number} is in {unit} in the source, in {other} here.</source>
      <translation>{number} está en {unit} en el original y en {other} aquí.</translation>
    </message>
    <message>
      <source>{number} is written {written} in this language.</source>
      <translation>En este idioma, {number} se escribe {written}.</translation>
    </message>
    <message>
      <source>{number} of the source has other decimals here: {other}.</source>
      <translation>El número {number} del original tiene aquí otros decimales: {other}.</translation>
    </message>
    <message>
      <source>{number} of {total}</source>
      <translation>{number} de {total}</translation>
    </message>
    <message>
      <source>{number} values, not {wanted}</source>
      <translation>{number} valores en lugar de {wanted}</translation>
    </message>
    <message>
      <source>{number} weights where {number_2} are wanted: {names}.</source>
      <translation>{number} pesos en lugar de {number_2}: {names}.</translation>
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
      <translation>{octets} bytes; se permiten {allowed}.</translation>
    </message>
    <message>
      <source>{out} lies in the folder that is to be translated.</source>
      <translation>{out} está dentro de la carpeta que se va a traducir.</translation>
    </message>
    <message>
      <source>{path} cannot be read: {reason}</source>
      <translation>No se puede leer {path}: {reason}</translation>
    </message>
    <message>
      <source>{path} does not belong to an engine.</source>
      <translation>{path} no pertenece a un motor.</translation>
    </message>
    <message>
      <source>{path} does not belong to this store: it is round {round} of {sentences} sentences with {features} dense features.</source>
      <translation>{path} no pertenece a este almacén: es la ronda {round} de {sentences} frases con {features} rasgos densos.</translation>
    </message>
    <message>
      <source>{path} has no segment {name}.</source>
      <translation>{path} no tiene ningún segmento {name}.</translation>
    </message>
    <message>
      <source>{path} is damaged: it holds no description.</source>
      <translation>{path} está dañado: no contiene ninguna descripción.</translation>
    </message>
    <message>
      <source>{path} is damaged: {name} is missing or of the wrong kind.</source>
      <translation>{path} está dañado: {name} falta o no es del tipo correcto.</translation>
    </message>
    <message>
      <source>{path} is damaged: {why}.</source>
      <translation>{path} está dañado: {why}.</translation>
    </message>
    <message>
      <source>{path} is not there any more: it was moved or deleted, or its disk was taken out.</source>
      <translation>{path} ya no está: se movió o se eliminó, o se retiró su disco.</translation>
    </message>
    <message>
      <source>{path}: a record is damaged ({reason}).</source>
      <translation>{path}: un registro está dañado ({reason}).</translation>
    </message>
    <message>
      <source>{path}: could not be copied into the project: {reason}</source>
      <translation>{path}: no se pudo copiar al proyecto: {reason}</translation>
    </message>
    <message>
      <source>{path}: could not be written: {reason}</source>
      <translation>{path}: no se pudo escribir: {reason}</translation>
    </message>
    <message>
      <source>{path}: format version {version!r} is not known.</source>
      <translation>{path}: la versión de formato {version!r} no se conoce.</translation>
    </message>
    <message>
      <source>{path}: is written, but the disk does not confirm it: {reason}</source>
      <translation>{path}: está escrito, pero el disco no lo confirma: {reason}</translation>
    </message>
    <message>
      <source>{path}: it cannot be read: {reason}</source>
      <translation>{path}: no se puede leer: {reason}</translation>
    </message>
    <message>
      <source>{path}: its {component} tables have version {found}; this Postil knows {known}.</source>
      <translation>{path}: sus tablas {component} tienen la versión {found}; este Postil conoce la {known}.</translation>
    </message>
    <message>
      <source>{path}: nothing of the project can be read any more.</source>
      <translation>{path}: ya no se puede leer nada del proyecto.</translation>
    </message>
    <message>
      <source>{path}: the backup could not be written: {reason}</source>
      <translation>{path}: no se pudo escribir la copia de seguridad: {reason}</translation>
    </message>
    <message>
      <source>{path}: the database holds {name}, which Postil did not put there.</source>
      <translation>{path}: la base de datos contiene {name}, que Postil no puso ahí.</translation>
    </message>
    <message>
      <source>{path}: the database is damaged: it lacks {column} of {table}.</source>
      <translation>{path}: la base de datos está dañada: falta {column} de {table}.</translation>
    </message>
    <message>
      <source>{path}: the file is damaged or is no Postil database ({reason}).</source>
      <translation>{path}: el archivo está dañado o no es una base de datos de Postil ({reason}).</translation>
    </message>
    <message>
      <source>{path}: the memory was moved or deleted.</source>
      <translation>{path}: la memoria se ha movido o eliminado.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged ({reason}).</source>
      <translation>{path}: el proyecto está dañado ({reason}).</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: its log has lost a part.</source>
      <translation>{path}: el proyecto está dañado: se ha perdido una parte de su registro.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: its {name} is missing.</source>
      <translation>{path}: el proyecto está dañado: falta {name}.</translation>
    </message>
    <message>
      <source>{path}: the project is damaged: {count} of its records are not as they were saved.</source>
      <translation>{path}: el proyecto está dañado: {count} de sus registros no están como se guardaron.</translation>
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
      <translation>{percent} de parecido, con lo que difiere sustituido: revíselo.</translation>
    </message>
    <message>
      <source>{percent} alike; what differs is marked.</source>
      <translation>{percent} de parecido; lo que difiere está marcado.</translation>
    </message>
    <message>
      <source>{percent} taken off for where it comes from</source>
      <translation>{percent} restado por su procedencia</translation>
    </message>
    <message>
      <source>{read} terms read: {new} new, {changed} changed, {same} there already.</source>
      <translation>Términos leídos: {read}; {new} nuevos, {changed} cambiados, {same} ya presentes.</translation>
    </message>
    <message>
      <source>{reason} (column {column})</source>
      <translation>{reason} (columna {column})</translation>
    </message>
    <message>
      <source>{reason} at position {place}</source>
      <translation>{reason} (en la posición {place})</translation>
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
      <translation>{sentence} Sus idiomas: {languages}.</translation>
    </message>
    <message>
      <source>{sentence} The interval holds 95% of samples.</source>
      <translation>{sentence} El intervalo contiene el 95 % de las muestras.</translation>
    </message>
    <message numerus="yes">
      <source>{sentence}, %Ln of them to tune the weights</source>
      <translation>
        <numerusform>{sentence}, %Ln de ellos para ajustar los pesos</numerusform>
        <numerusform>{sentence}, %Ln de ellos para ajustar los pesos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{sentence}; %Ln were left out ({reasons})</source>
      <translation>
        <numerusform>{sentence}; %Ln se omitió ({reasons})</numerusform>
        <numerusform>{sentence}; %Ln se omitieron ({reasons})</numerusform>
      </translation>
    </message>
    <message>
      <source>{sentence}; the last draft, segment {number}, was saved on {time}</source>
      <translation>{sentence}; el último borrador, segmento {number}, se guardó el {time}</translation>
    </message>
    <message numerus="yes">
      <source>{sentence}; without %Ln whose sources are among the segments it is judged by</source>
      <translation>
        <numerusform>{sentence}; sin %Ln cuyo origen está entre los segmentos de evaluación</numerusform>
        <numerusform>{sentence}; sin %Ln cuyos orígenes están entre los segmentos de evaluación</numerusform>
      </translation>
    </message>
    <message>
      <source>{setting!r} of the feature {kind} is no setting.</source>
      <translation>{setting!r} del rasgo {kind} no es un ajuste.</translation>
    </message>
    <message>
      <source>{share}% of the length of the source; {share_2}% are allowed.</source>
      <translation>{share} % de la longitud del original; se permite el {share_2} %.</translation>
    </message>
    <message numerus="yes">
      <source>{shown} of %Ln segments</source>
      <translation>
        <numerusform>{shown} de %Ln segmento</numerusform>
        <numerusform>{shown} de %Ln segmentos</numerusform>
      </translation>
    </message>
    <message>
      <source>{shown} of {total}</source>
      <translation>{shown} de {total}</translation>
    </message>
    <message>
      <source>{size} MB without the end of a unit</source>
      <translation>{size} MB sin el final de una unidad</translation>
    </message>
    <message>
      <source>{source} in the source, {target} in the translation</source>
      <translation>{source} en el original, {target} en la traducción</translation>
    </message>
    <message>
      <source>{source} is {target}.</source>
      <translation>{source} es {target}.</translation>
    </message>
    <message>
      <source>{source}: avoid {target}.</source>
      <translation>{source}: evitar {target}.</translation>
    </message>
    <message>
      <source>{source}: it cannot be read ({reason}).</source>
      <translation>{source}: no se puede leer ({reason}).</translation>
    </message>
    <message>
      <source>{state!r} is no state</source>
      <translation>{state!r} no es un estado</translation>
    </message>
    <message>
      <source>{stem} is the name of the document, {suffix} its ending, {language}: {code}.</source>
      <translation>{stem} es el nombre del documento, {suffix} su extensión, {language}: {code}.</translation>
    </message>
    <message>
      <source>{tag} closes while {crossed} is still open.</source>
      <translation>{tag} cierra mientras {crossed} sigue abierta.</translation>
    </message>
    <message>
      <source>{tag} closes, but nothing opened before it.</source>
      <translation>{tag} cierra, pero antes no se abrió nada.</translation>
    </message>
    <message>
      <source>{tag} opens and is not closed.</source>
      <translation>{tag} se abre y no se cierra.</translation>
    </message>
    <message>
      <source>{text!r} is not a day.</source>
      <translation>{text!r} no es una fecha.</translation>
    </message>
    <message>
      <source>{text!r} is not a whole number.</source>
      <translation>{text!r} no es un número entero.</translation>
    </message>
    <message>
      <source>{text} · about {duration} left</source>
      <translation>{text} · faltan unos {duration}</translation>
    </message>
    <message>
      <source>{text} · paused</source>
      <translation>{text} · en pausa</translation>
    </message>
    <message>
      <source>{text} · {share} of words</source>
      <translation>{text} · {share} de las palabras</translation>
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
      <translation>{title}: no se ha hecho</translation>
    </message>
    <message>
      <source>{unit}, the higher the better</source>
      <translation>{unit}, cuanto más alto, mejor</translation>
    </message>
    <message>
      <source>{unit}, the lower the better</source>
      <translation>{unit}, cuanto más bajo, mejor</translation>
    </message>
    <message numerus="yes">
      <source>{what}, with %Ln repetitions</source>
      <translation>
        <numerusform>{what}, con %Ln repetición</numerusform>
        <numerusform>{what}, con %Ln repeticiones</numerusform>
      </translation>
    </message>
    <message>
      <source>{what}: an unexpected error</source>
      <translation>{what}: un error inesperado</translation>
    </message>
    <message>
      <source>{when}, from “{base}”</source>
      <translation>{when}, a partir de «{base}»</translation>
    </message>
    <message>
      <source>{when}, in {time}</source>
      <translation>{when}, en {time}</translation>
    </message>
    <message>
      <source>¿ and ¡</source>
      <translation>¿ y ¡</translation>
    </message>
    <message>
      <source>χ²</source>
      <translation>χ²</translation>
    </message>
    <message>
      <source>— separator —</source>
      <translation>— separador —</translation>
    </message>
    <message>
      <source>“Disconnect” removes the token, unless another project needs it.</source>
      <translation>«Desconectar» elimina el token, salvo que otro proyecto lo necesite.</translation>
    </message>
    <message>
      <source>“Word” becomes “Other” and “WORD” becomes “OTHER” where “word” becomes “other”.</source>
      <translation>«Palabra» pasa a «Otra» y «PALABRA» a «OTRA» donde «palabra» pasa a «otra».</translation>
    </message>
    <message>
      <source>“{character}” is forbidden.</source>
      <translation>«{character}» está prohibido.</translation>
    </message>
    <message>
      <source>“{code}” of the source is missing.</source>
      <translation>Falta «{code}» del original.</translation>
    </message>
    <message>
      <source>“{name}” cannot be deleted now.</source>
      <translation>«{name}» no se puede eliminar ahora.</translation>
    </message>
    <message>
      <source>“{name}” cannot be opened.</source>
      <translation>«{name}» no se puede abrir.</translation>
    </message>
    <message>
      <source>“{name}” is better</source>
      <translation>«{name}» es mejor</translation>
    </message>
    <message>
      <source>“{name}” is deleted.</source>
      <translation>«{name}» se ha eliminado.</translation>
    </message>
    <message>
      <source>“{name}” is imported.</source>
      <translation>«{name}» se ha importado.</translation>
    </message>
    <message>
      <source>“{name}” is in use in this project.</source>
      <translation>«{name}» se usa en este proyecto.</translation>
    </message>
    <message>
      <source>“{name}” is still being trained.</source>
      <translation>«{name}» todavía se está entrenando.</translation>
    </message>
    <message>
      <source>“{name}” is trained afterwards.</source>
      <translation>«{name}» se entrenará después.</translation>
    </message>
    <message>
      <source>“{name}” is trained; what came of it waits.</source>
      <translation>«{name}» está entrenado; su resultado espera.</translation>
    </message>
    <message>
      <source>“{name}” is worse</source>
      <translation>«{name}» es peor</translation>
    </message>
    <message>
      <source>“{name}” may have been trained on these segments, which favours it.</source>
      <translation>«{name}» pudo entrenarse con estos segmentos, lo que lo favorece.</translation>
    </message>
    <message>
      <source>“{name}” translates these segments better.</source>
      <translation>«{name}» traduce mejor estos segmentos.</translation>
    </message>
    <message>
      <source>“{opening}” is missing.</source>
      <translation>Falta «{opening}».</translation>
    </message>
    <message>
      <source>“{query}” does not occur in the memories of this project.</source>
      <translation>«{query}» no aparece en las memorias de este proyecto.</translation>
    </message>
    <message>
      <source>“{replacement}” cannot be put in: {reason}</source>
      <translation>«{replacement}» no se puede poner: {reason}</translation>
    </message>
    <message>
      <source>“{source}” is unknown to the engine, and copied.</source>
      <translation>«{source}» es desconocido para el motor y se copia.</translation>
    </message>
    <message>
      <source>“{source}” needs no translation, and is copied.</source>
      <translation>«{source}» no necesita traducción y se copia.</translation>
    </message>
    <message>
      <source>“{target}” for “{source}”</source>
      <translation>«{target}» por «{source}»</translation>
    </message>
    <message>
      <source>“{target}” is never used for “{source}” again. {command} undoes that.</source>
      <translation>«{target}» no se usa nunca más por «{source}». {command} lo deshace.</translation>
    </message>
    <message>
      <source>“{target}” may be used again.</source>
      <translation>«{target}» se puede usar de nuevo.</translation>
    </message>
    <message>
      <source>“{text}”</source>
      <translation>«{text}»</translation>
    </message>
    <message>
      <source>“{text}” is not a regular expression: {reason}</source>
      <translation>«{text}» no es una expresión regular: {reason}</translation>
    </message>
    <message>
      <source>“{text}” takes too long to search for and was given up.</source>
      <translation>La búsqueda de «{text}» tarda demasiado y se abandonó.</translation>
    </message>
    <message>
      <source>“{word}” is in the project's dictionary.</source>
      <translation>«{word}» está en el diccionario del proyecto.</translation>
    </message>
    <message>
      <source>“{word}” is not in the dictionary.</source>
      <translation>«{word}» no está en el diccionario.</translation>
    </message>
    <message>
      <source>“{word}” stands here twice.</source>
      <translation>«{word}» está aquí dos veces.</translation>
    </message>
    <message>
      <source>“…” stands for words that are translated on their own</source>
      <translation>«…» ocupa el lugar de palabras que se traducen aparte</translation>
    </message>
  </context>
</TS>
