# Las Brujas. Textos en español.
# Las mismas claves, atributos y valores que en.ftl.

## El juego

game-title = Las Brujas
game-goal = En el pueblo se esconden Brujas, y todos tienen un Bando secreto. Los pueblerinos ganan si las queman a todas; las Brujas, si llegan a ser más que los pueblerinos vivos.
game-before =
    Todo el mundo habla y puede mentir: fíate solo de lo que se ve en la mesa.
    Quien muere sigue jugando: vuelve como Espectro y gana con su Bando.
    Un Juicio puede dar la vuelta hasta el último momento: guarda algo para entonces.
game-source = El reglamento no trae la lista de las cartas. Sus cantidades son las del reglamento; los nombres, valores y efectos marcados como reconstruidos son nuestros.

## Preguntas

ask-choose = ¿Con qué Personaje te quedas? Los demás vuelven a la caja sin que nadie los vea.
    .others = { $seat } elige Personaje.
ask-act = Es tu turno: juega lo que quieras y, cuando acabes, termina el turno.
    .others = { $seat } está en su turno.
ask-haunt = Turno de Espectro: puedes jugar una carta de Ultratumba.
    .others = El Espectro de { $seat } decide a quién molesta.
ask-drop = Sobra un Rumor: ¿cuál se descarta?
    .others = { $seat } decide qué Rumor sobra.
ask-discard = Descarta una carta.
    .others = { $seat } elige qué carta descarta.
ask-prevent = Un Suceso te ha elegido. ¿Lo anulas? Así gastas tu habilidad por ahora.
    .others = { $seat } decide si anula el Suceso.
ask-procession = Procesión: ¿qué carta pasas a tu derecha?
    .others = { $seat } elige qué carta pasa a su derecha.
ask-take = ¿Con qué carta te quedas?
    .others = { $seat } elige una carta de la mano que ha visto.
ask-storm = Tormenta: ¿qué Rumor positivo pierdes?
    .others = { $seat } elige qué Rumor positivo pierde.
ask-sermon = Sermón: ¿qué Rumor negativo se olvida?
    .others = { $seat } elige qué Rumor negativo se olvida.
ask-point_at = Varios tienen la peor Reputación: ¿quién va a Juicio?
    .others = { $seat } señala quién va a Juicio.
ask-order = ¿Cuál será la próxima carta del mazo?
    .others = { $seat } ordena las cartas que ha mirado.
ask-cure = ¿Qué Rumor negativo tuyo desaparece?
    .others = { $seat } elige de qué Rumor se libra.
ask-give_back = ¿Qué carta das a cambio?
    .others = { $seat } elige qué carta da a cambio.
ask-speech = Tienes la palabra: di lo tuyo (en el menú hay frases hechas) y cédela cuando acabes.
    .others = { $seat } tiene la palabra.
ask-floor = Antes de votar: intervén en este Juicio si quieres, o pasa. La ronda se cierra cuando todos pasan seguidos.
    .others = { $seat } aún puede intervenir en el Juicio.
ask-vote = Vota. Los votos se descubren todos a la vez.
    .others = { $seat } piensa su voto.
ask-decide = Has sacado más en el dado: tú decides cómo acaba el Juicio.
    .others = { $seat } decide cómo acaba el Juicio.
ask-verdict = Hay veredicto. Es la última ronda: intervén ahora o pasa.
    .others = { $seat } aún puede cambiar el veredicto.
ask-rob_grave = ¿Te quedas con una carta de quien ha muerto? Dos como mucho.
    .others = { $seat } registra los bolsillos de quien ha muerto.
ask-keep = ¿Qué carta conservas?
    .others = { $seat } elige qué cartas conserva.
ask-election = Hay empate: ¿quién será Ciudadano Influyente?
    .others = { $seat } piensa a quién elige.
ask-name = Has sacado más en el dado: nombra al Ciudadano Influyente.
    .others = { $seat } nombra al Ciudadano Influyente.
ask-calm = Puedes descartar Rumores negativos de los demás, uno por jugador.
    .others = { $seat } decide qué Rumores negativos descarta.
ask-priest = ¿Quitas un Rumor negativo a alguien de mala Reputación?
    .others = { $seat } decide si quita un Rumor negativo.
ask-share = Reparto: elige qué cartas das y a quién, al menos una. Puedes cambiarlo hasta que todos estén listos.
    .others = { $seat } elige qué cartas reparte.
ask-raise = ¿Qué Rumor del descarte vuelve?
    .others = { $seat } elige un Rumor del descarte.
ask-dream = ¿Descartas una de las cartas de Juicio que has visto?
    .others = { $seat } piensa en lo que ha visto en sueños.
foreseen-speech = Si ha hablado quien acusa y te toca responder
foreseen-floor = En cada Juicio de esta semana, antes de votar
foreseen-vote = Si este Juicio llega a la votación
foreseen-verdict = En cada Juicio de esta semana, tras el veredicto

## Lo que se puede elegir

verb-pass = Pasar
verb-end_turn = Terminar el turno
verb-done = No más
verb-end_speech = Terminar de hablar
verb-let_be = Dejar que ocurra
verb-cancel = Anular el Suceso
verb-heal = Intentar curar a quien va a arder
verb-favour = Pagar dos cartas por un voto { $cause }
verb-vote = Votar: { $ballot }
verb-vote_as = Hacer votar a tu víctima: { $ballot }
verb-vote_both = Votar: { $ballot }; y tu víctima: { $other }
verb-decide = Decidir: { $ballot }
verb-elect = Votar por { $seat }
verb-name = Nombrar a { $seat }
verb-choose = Quedarte con «{ $character }»
verb-say_villager = Decir: «Soy de los pueblerinos»
verb-say_suspect = Decir: «Sospecho de { $seat }»
verb-say_trust = Decir: «Me fío de { $seat }»
verb-ask_why = Preguntar a { $seat }: «¿Por qué { $deed }?»
verb-say_reason = Decir: «{ $stance } { $seat } porque { $fact } { $about }»
verb-say_reason_me = Decir: «{ $stance } { $seat } porque { $fact_me }»
verb-ask_about = Preguntar a { $seat }: «¿Por qué { $doing } { $about }?»
verb-ask_about_me = Preguntar a { $seat }: «¿Por qué { $doing_me }?»
verb-take_back = Recuperar «{ $card }»
verb-ready = Ya está: doy estas cartas
verb-reply = Responder: «{ $reply }»
verb-discard = Descartar «{ $card }»
verb-keep = Conservar «{ $card }»
verb-drop = Descartar el Rumor «{ $card }»
verb-calm = Descartar el Rumor «{ $card }»
verb-take = Tomar «{ $card }»
verb-order = Que salga «{ $card }»
verb-event = Jugar el Suceso «{ $card }»
verb-counter = Contrajuicio: «{ $card }»
verb-plead = Jugar «{ $card }»
verb-raise = Que vuelva «{ $card }»
verb-hand_on = Pasar «{ $card }»
verb-return = Dar «{ $card }» a cambio
verb-spread = Rumor «{ $card }» sobre { $seat }
verb-spend = Rumor «{ $card }» sobre { $seat }, y se descarta al momento
verb-supplant = Rumor «{ $card }» sobre { $seat } en lugar de «{ $rumour }»
verb-accuse = Acusar a { $seat } con «{ $card }»
verb-event_on = Suceso «{ $card }» sobre { $seat }
verb-give = Dejar «{ $card }» ante { $seat }
verb-move = Llevar a { $seat } el Rumor «{ $card }»
verb-haunt = Jugar «{ $card }» sobre { $seat }
verb-bribe = «{ $card }»: anular el voto de { $seat }
verb-bear_witness = «{ $card }»: un voto { $cause }
verb-haunt_two = «{ $card }»: una carta de { $seat } para { $receiver }
verb-erase = «{ $card }»: que se olvide «{ $rumour }»
verb-use = Usar la habilidad de «{ $character }»
verb-use_on = Usar la habilidad de «{ $character }» con { $seat }
verb-pass_doll = Pagar dos cartas y pasar el muñeco a { $seat }
verb-point_at = Que vaya a Juicio { $seat }

# Lo que elige el azar
verb-deal_character = Sale el Personaje «{ $character }»
verb-deal_side = Sale una carta de Bando: { $side }
verb-draw = Sale «{ $card }»
verb-turn_up = Sale «{ $card }»
verb-roll = El dado saca { $die }
verb-lose = Sale «{ $card }»

## Lo que ocurre

event-offered = Cada jugador recibe { $count } Personajes para elegir uno.
event-chosen = { $seat } se queda con «{ $character }».
event-sides_dealt = Cada jugador mira su Bando en secreto.
event-hands_dealt = Cada jugador roba { $count } cartas.
event-met = Todos cierran los ojos. Las Brujas los abren, se reconocen y los vuelven a cerrar.
event-rolled = { $seat } saca un { $die }.
event-rolls_again = Empate en el dado: se tira otra vez.
event-begins = Empieza { $seat }. Los turnos van hacia la derecha.
event-drew = { $seat } roba una carta.
    .known = { $seat } roba «{ $card }».
event-drew_afterlife = { $seat } roba una carta de Ultratumba.
    .known = { $seat } roba «{ $card }», de Ultratumba.
event-reshuffled = El mazo se ha acabado: se baraja el descarte.
event-reshuffled_afterlife = El mazo de Ultratumba se ha acabado: se baraja su descarte.
event-nothing_to_draw = No queda nada que robar para { $seat }.
event-discarded = { $seat } descarta «{ $card }».
event-hand_seen = { $seat } mira la mano de { $owner }: { $count ->
        [0] no tiene cartas
        [one] una carta
       *[other] { $count } cartas
    }.
event-taken = { $seat } se queda con una carta de { $owner }.
    .known = { $seat } se queda con «{ $card }», que era de { $owner }.
event-passed = Una carta pasa de { $giver } a { $receiver }.
    .known = «{ $card }» pasa de { $giver } a { $receiver }.
event-shown = Susurros: { $seat } enseña «{ $card }».
event-week = Semana { $week }.
event-turn = Turno de { $seat }.
event-spectre_turn = Turno del Espectro de { $seat }.
event-turn_lost = { $seat } pierde el turno por el toque de queda.
event-turn_cut = El turno de { $seat } acaba aquí.
event-no_draw = { $seat } no roba: «{ $card }».
event-spread_good = { $seat } hace correr «{ $card }» sobre { $receiver }, que queda en { SIGNED($total) }.
event-spread_bad = { $seat } hace correr «{ $card }» sobre { $receiver }, que queda en { SIGNED($total) }.
event-raised = El Espectro de { $seat } hace volver «{ $card }» sobre { $receiver }, que queda en { SIGNED($total) }.
event-dropped = Se descarta el Rumor «{ $card }» sobre { $receiver }, que queda en { SIGNED($total) }.
event-moved = { $seat } lleva «{ $card }» de { $owner } a { $receiver }.
event-event_played = { $seat } juega el Suceso «{ $card }».
event-event_aimed = { $seat } elige a { $victim } para «{ $card }».
event-event_cancelled = { $seat } anula «{ $card }».
event-ability_used = { $seat } usa su habilidad de «{ $character }».
event-ability_on = { $seat } usa su habilidad de «{ $character }» con { $victim }.
event-swapped = { $seat } y { $owner } intercambian sus manos.
event-arranged = { $seat } deja en orden { $count ->
        [one] la carta que ha mirado
       *[other] las { $count } cartas que ha mirado
    }.
event-looked = { $seat } mira { $count ->
        [one] la carta de arriba
       *[other] las { $count } cartas de arriba
    } del mazo.
event-side_seen = { $seat } mira en secreto el Bando de { $victim }.
    .known = { $seat } mira en secreto el Bando de { $victim }: es { $side_one }.
event-truce = Tregua de Dios: hasta la Asamblea no hay cartas de Juicio.
event-inquisitor = El inquisidor está en el pueblo: hasta la Asamblea, el empate condena.
event-curfew = { $victim } perderá su próximo turno.
event-vacant = { $seat } deja de ser Ciudadano Influyente: el cargo queda vacante.
event-appointed = { $seat } ocupa el cargo de Ciudadano Influyente hasta la Asamblea.
event-doll_laid = El muñeco de cera queda ante { $receiver }, de parte de { $seat }.
event-finger = { $seat } saca un { $die } y el dedo señala a { $victim }.
event-finger_self = { $seat } saca un { $die } y el dedo apunta a quien lo mueve: otra vez.
event-lowest = { $victim } tiene la peor Reputación ({ SIGNED($total) }).
event-accused = { $accuser } acusa a { $accused } con «{ $card }».
event-accused_alone = { $accused } va a Juicio por «{ $card }», sin acusador.
event-asylum = { $accused } tiene asilo: el Juicio queda en nada.
event-floor_open = Se pueden jugar cartas en el Juicio de { $accused }.
event-pleaded = { $seat } juega «{ $card }».
event-bribed = { $seat } juega «{ $card }»: el voto de { $victim } no valdrá nada.
event-witnessed = El Espectro de { $seat } juega «{ $card }»: un voto { $cause }.
event-favoured = { $seat } paga por un voto { $cause }.
event-annulled = { $seat } juega «{ $card }»: «{ $rumour }» queda sin efecto.
event-countered = { $seat } anula el Juicio con «{ $card }».
event-card_returns = «{ $card }» vuelve a la mano de { $seat }.
event-vote_begins = Se vota el Juicio de { $accused }.
event-voted = { $seat } vota: { $ballot }{ $reason }.
event-voted_possessed = { $spectre } hace votar a { $seat }: { $ballot }{ $reason }.
event-reputation_votes = Reputación de { $seat } ({ SIGNED($total) }): { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } { $cause }.
event-reputation_silent = La Reputación de { $seat } ({ SIGNED($total) }) no da votos.
event-card_votes = «{ $card }»: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } { $cause }.
event-character_votes = «{ $character }»: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } { $cause }.
event-card_votes_double = «{ $card }»: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } contra { $victim }.
event-character_votes_double = «{ $character }»: { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } contra { $victim }.
event-counted = Recuento: { $yes ->
        [0] ningún voto a favor
        [one] { $yes } voto a favor
       *[other] { $yes } votos a favor
    } y { $no ->
        [0] ninguno en contra
       *[other] { $no } en contra
    }.
event-counted_double = Recuento: { PLAIN($no) } contra { $accused } y { PLAIN($yes) } contra { $accuser }.
event-reputation_helps = Reputación de { $seat } ({ SIGNED($total) }): { $votes ->
        [one] un voto menos
       *[other] { $votes } votos menos
    } en su contra.
event-reputation_harms = Reputación de { $seat } ({ SIGNED($total) }): { $votes ->
        [one] un voto más
       *[other] { $votes } votos más
    } en su contra.
event-tie_influential = Empate: el voto de { $seat }, Ciudadano Influyente, cuenta otra vez ({ $cause }): { $yes } a { $no }.
event-tie_influential_double = Empate: el voto de { $seat }, Ciudadano Influyente, cuenta otra vez, contra { $victim }: { PLAIN($no) } contra { $accused } y { PLAIN($yes) } contra { $accuser }.
event-tie_inquisitor = Empate: con el inquisidor en el pueblo, eso es condena.
event-tie_dice = Empate: lo decide el dado.
event-decides = { $seat } decide: { $ballot }.
event-alone_saved = { $accused } saca un { $die } y se salva.
event-alone_lost = { $accused } saca un { $die } y no se salva.
event-found_guilty = Veredicto: { $victim } va a la hoguera.
event-found_innocent = Veredicto: { $accused } es inocente.
event-revote = Clamor popular: se vota otra vez sobre { $accused }.
event-healed = { $seat } saca un { $die } y cura a { $victim }: el Juicio queda en nada.
event-not_healed = { $seat } saca un { $die } y no puede hacer nada por { $victim }.
event-acquitted = { $accused } sale libre.
event-burnt = { $victim } arde en la hoguera. Era { $side_one }.
event-hand_lost = { $victim } { $count ->
        [0] no tenía cartas en la mano
        [one] pierde la única carta de su mano
       *[other] pierde las { $count } cartas de su mano
    } y vuelve como Espectro.
event-office_empty = El pueblo se queda sin Ciudadano Influyente.
event-rewarded = Era una Bruja: { $accuser } roba { $count } cartas.
event-punished = No era una Bruja: { $accuser } descarta { $count ->
        [0] una mano que ya estaba vacía
        [one] una carta
       *[other] { $count } cartas
    }.
event-unpaid = La denuncia era anónima: { $accuser } ni roba ni descarta.
event-assembly = Ha pasado la semana { $week }: empieza la Asamblea.
event-elected = { $seat } tiene la mejor Reputación ({ SIGNED($total) }) y es Ciudadano Influyente.
event-election_tied = Hay empate a { SIGNED($total) } de Reputación: se vota.
event-elected_by_vote = { $seat } gana la elección con { $votes ->
        [one] { $votes } voto
       *[other] { $votes } votos
    } y es Ciudadano Influyente.
event-ballot_for = { $seat } vota por { $victim }.
event-vote_tied = Sigue el empate: quienes empatan tiran el dado.
event-named = { $seat } nombra Ciudadano Influyente a { $victim }.
event-calmed = { $seat } descarta el Rumor «{ $card }» sobre { $receiver }, que queda en { SIGNED($total) }.
event-nothing_shared = No hay Reparto: nadie puede dar cartas.
event-gave = { $giver } da una carta a { $receiver }.
    .known = { $giver } da «{ $card }» a { $receiver }.
event-refilled = { $seat } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    } para completar la mano.
event-assembly_ends = Termina la Asamblea.
event-doll_accuses = El muñeco lleva una semana entera ante { $accused }: va a Juicio.
event-haunted = El Espectro de { $seat } juega «{ $card }» sobre { $victim }.
event-haunted_two = El Espectro de { $seat } juega «{ $card }»: una carta de { $victim } para { $receiver }.
event-erased = El Espectro de { $seat } juega «{ $card }»: se olvida «{ $rumour }» y { $receiver } queda en { SIGNED($total) }.
event-rotates = «{ $card }» pasa a { $receiver }.
event-rotated_out = «{ $card }» ha dado la vuelta al pueblo y se descarta.
event-possession_over = { $victim } recupera su propio voto.
event-claimed_villager = { $seat } dice: «Soy de los pueblerinos».
event-claimed_suspect = { $seat } dice: «Sospecho de { $victim }».
event-claimed_trust = { $seat } dice: «Me fío de { $victim }».
event-asked_why = { $seat } pregunta a { $victim }: «¿Por qué { $deed }?»
event-claimed_reason = { $seat } dice: «{ $stance } { $victim } porque { $fact } { $about }».
event-claimed_reason_me = { $seat } dice: «{ $stance } { $victim } porque { $fact_me }».
event-asked_about = { $seat } pregunta a { $victim }: «¿Por qué { $doing } { $about }?»
event-asked_about_me = { $seat } pregunta a { $victim }: «¿Por qué { $doing_me }?»
event-replied = { $seat } responde a { $victim }: «{ $reply }».
event-side_shown = { $seat } es { $side_one }.
event-witches_win = ¡Ganan las Brujas! Son { $count } frente a { $total ->
        [0] ningún pueblerino
        [one] un pueblerino
       *[other] { $total } pueblerinos
    }.
event-two_left = Solo quedan dos con vida, y entre ellos hay una Bruja: ¡ganan las Brujas!
event-villagers_win = Ya no queda ninguna Bruja: ¡ganan los pueblerinos!
event-nobody_wins = Han pasado { $week } semanas sin que nadie gane: la partida acaba sin vencedor.

## Las reglas

rule-BRU-01 = Pueden jugar de 3 a 12 personas. Cada una recibe tres Personajes (dos si son 9 o más, porque hay 24), se queda con uno a la vista y devuelve el resto a la caja sin enseñarlo. El Personaje da sexo, Reputación base y una habilidad, que se pierde al morir. El reglamento habla de 150 cartas y enumera 149; suponemos que la otra es un marcador para el Ciudadano Influyente.
    .title = El Personaje
rule-BRU-02 = Hay una Bruja con 3 o 4 jugadores, dos con 5 a 7, tres con 8 o 9 y cuatro con 10 a 12. El resto son pueblerinos. Los Bandos se reparten boca abajo y cada cual mira solo el suyo.
    .title = Los Bandos
rule-BRU-03 = Cada jugador empieza con cinco cartas del mazo general, que solo él ve. Lo que se descarta queda boca arriba; cuando un mazo se acaba se baraja su descarte, y si tampoco hay, no se roba.
    .title = La mano
rule-BRU-04 = Antes del primer turno las Brujas, y solo ellas, saben quiénes son las demás. No tienen después ningún canal secreto para hablar.
    .title = Las Brujas se reconocen
rule-BRU-05 = Todos tiran el dado y empieza quien saca más; quienes empatan repiten. Los turnos pasan a la derecha durante toda la partida, y los Espectros conservan su sitio.
    .title = Quién empieza
rule-BRU-06 = Los pueblerinos ganan cuando no queda ninguna Bruja viva. Las Brujas ganan cuando son más que los pueblerinos vivos; con números iguales se sigue. La partida acaba con la muerte que la decide: después ya nadie roba ni descarta.
    .title = Quién gana
rule-BRU-07 = Si solo quedan dos jugadores vivos y uno es Bruja, ganan las Brujas.
    .title = Los dos últimos
rule-BRU-08 = Quien ha muerto gana o pierde con su Bando.
    .title = Los muertos también ganan
rule-BRU-09 = Al empezar tu turno robas una carta. Después, en el orden que quieras: un Rumor positivo como mucho, sobre cualquier vivo o sobre ti; un Rumor negativo como mucho, sobre otro; y todos los Sucesos y Juicios que quieras. Ningún Suceso puede elegir al Ermitaño, salvo que lo juegue él sobre sí mismo.
    .title = El turno
rule-BRU-10 = Cuando todos los sitios han tenido su turno ha pasado una semana y se celebra la Asamblea: primero se elige al Ciudadano Influyente, después se calman los ánimos y por último se reparten cartas. Con la opción de límite de semanas, que viene activada y es nuestra, desde la semana 40 no se juegan Contrajuicios y tras la Asamblea de la 52 la partida acaba sin vencedor. Es solo para que ninguna partida entre bots sea eterna.
    .title = La semana
rule-BRU-11 = Tu Reputación es la base de tu Personaje más los Rumores que tienes delante y lo que sumen o resten el muñeco y las cartas de Ultratumba. Algunos Rumores valen distinto según tu sexo.
    .title = La Reputación
rule-BRU-12 = Nadie tiene más de dos Rumores positivos ni más de dos negativos. Si llega un tercero positivo, quien lo recibe decide cuál se va; si es negativo, lo decide quien lo juega. Puede irse el recién llegado.
    .title = Dos de cada
rule-BRU-13 = Es Ciudadano Influyente quien tiene la Reputación más alta de los vivos. Si hay empate, votan todos los vivos entre los empatados (vale votarse); si sigue, los empatados tiran el dado y quien saca más nombra a uno de ellos.
    .title = La elección
rule-BRU-14 = El Ciudadano Influyente puede descartar tantos Rumores negativos como Reputación positiva tenga, uno por jugador como mucho y ninguno suyo.
    .title = Calmar los ánimos
rule-BRU-15 = Cada jugador vivo con cartas da de una a tres a otros vivos, a uno o a varios: las deja boca abajo ante ellos. Hasta que todos han terminado nadie ve lo que dejan los demás, y aún se puede cambiar; después cada cual recoge lo que tiene delante, todos a la vez. Entonces se ve cuántas cartas han ido de quién a quién, y quien recibe una sabe de quién es. El Ermitaño ni da ni recibe. El reglamento no dice si se ve antes lo que deja cada uno, ni si se sabe quién dio qué: nosotros lo jugamos así.
    .title = El Reparto
rule-BRU-16 = Después cada vivo roba hasta tener cinco cartas (quien tenga más se las queda), la Asamblea acaba y juega quien empezó la semana.
    .title = Fin de la Asamblea
rule-BRU-17 = Un Juicio empieza con una carta de Juicio, un Suceso o un objeto; nunca hay dos a la vez: con «Falso testimonio» el primero se anula y empieza otro. Habla quien acusa, que da sus motivos, y después quien se defiende: mientras tanto nadie más tiene la palabra, y cada uno termina cuando quiere. Si la mesa tiene activada la opción «Frases del menú», quien no quiera escribir puede elegir frases ya preparadas, también con motivos y preguntas sobre lo que todos han visto: tres por semana y tres más en cada Juicio, pero ninguna mientras se vota. Responder a una pregunta no cuenta.
    .title = La acusación y los discursos
rule-BRU-18 = Después cualquier vivo puede jugar cuantos Rumores quiera sobre quien está acusado; el límite de dos de cada sigue valiendo. Quien está acusado puede jugar sobre sí mismo Rumores positivos, nunca negativos.
    .title = Rumores en el Juicio
rule-BRU-19 = También se pueden jugar cuantas cartas jugables durante el Juicio se quiera. A todos se les pregunta por igual, tengan lo que tengan, y la ronda se cierra cuando todos pasan seguidos; si alguien actúa, se vuelve a preguntar.
    .title = Cartas durante el Juicio
rule-BRU-20 = Un Contrajuicio anula el Juicio, y se puede jugar en cualquier momento hasta que alguien arde y enseña su Bando. Tras el recuento hay una última ronda para reaccionar.
    .title = Contrajuicios
rule-BRU-21 = Votan todos los vivos menos quien está acusado, a la vez y en secreto: culpable, inocente o abstención. Después se descubren todos los votos juntos. En el reglamento se vota a mano alzada, primero un resultado y después el otro; aquí es a la vez para que nadie vote viendo a los demás.
    .title = La votación
rule-BRU-22 = La Reputación cuenta como votos: la positiva a favor y la negativa en contra. Se suman a los de los jugadores y a los de las cartas.
    .title = El recuento
rule-BRU-23 = Si los votos empatan, el del Ciudadano Influyente cuenta otra vez. Si no lo hay, está acusado, se abstuvo o su voto no vale, acusador y acusado tiran el dado y quien saca más decide.
    .title = El empate
rule-BRU-24 = Quien es declarado culpable arde, muere y enseña su Bando. Si era Bruja, quien acusó roba tres cartas; si era pueblerino, descarta toda su mano.
    .title = La hoguera
rule-BRU-25 = Quien muere enseña su Bando, descarta la mano, pierde lo que tenía delante y su habilidad, y se convierte en Espectro con tres cartas de Ultratumba.
    .title = La muerte
rule-BRU-26 = Los Espectros no votan ni discuten en Asambleas y Juicios; mientras tanto solo los oyen los demás Espectros. Quien juega «Voz de ultratumba» vota en ese Juicio y habla para todos. No dan ni reciben en el Reparto y ninguna carta se juega sobre ellos.
    .title = Lo que no hacen los Espectros
rule-BRU-27 = Al empezar su turno el Espectro roba una carta de Ultratumba, y en él puede jugar una como mucho. Las que se juegan durante un Juicio no cuentan para ese límite. Una carta rotativa se pone ante alguien vivo; al final de su turno pasa al siguiente vivo de su derecha, y así hasta que le tocaría a alguien que ya la tuvo: entonces se descarta. Si muere quien la tiene, pasa enseguida.
    .title = El turno del Espectro
rule-BRU-28 = Las cartas de Ultratumba usadas van a su propio descarte.
    .title = El descarte de Ultratumba
rule-BRU-29 = Opción «Juicio doble»: cada Juicio con acusador quema a alguien. Se vota contra quien está acusado o contra quien acusa, y los dos votan. La culpa de cada uno son los votos en su contra menos su Reputación; arde quien tenga más. Los Rumores, como en cualquier Juicio, se juegan solo sobre quien está acusado. Los empates se resuelven como siempre, pero el voto del Ciudadano Influyente cuenta otra vez aunque sea uno de los dos.
    .title = El Juicio doble
rule-BRU-30 = Opción «Bandos al azar», para 5, 7, 8 o 10 jugadores. Se barajan cuatro cartas de pueblerino y dos de Bruja si son 5; cinco y tres si son 7; seis y tres si son 8; siete y cuatro si son 10. Sobra una que nadie ve, así que no se sabe cuántas Brujas hay. Se juega hasta que las Brujas ganan por número o quedan dos vivos, que enseñan su Bando: con una Bruja entre ellos, la victoria es de las Brujas; si no, de los pueblerinos.
    .title = Bandos al azar
rule-BRU-31 = Si mueres en tu propio turno, el turno acaba; el próximo lo juegas como Espectro.
    .title = Morir en el propio turno
rule-BRU-32 = El Ciudadano Influyente lo es hasta la próxima elección. No lo hay antes de la primera Asamblea ni tras su muerte, salvo por la carta del obispo.
    .title = El cargo
rule-BRU-33 = En un Juicio sin acusador solo habla quien está acusado y nadie roba ni descarta por ello. Si hay empate y no hay Ciudadano Influyente, quien está acusado tira el dado: con 4 o más se salva.
    .title = Juicios sin acusador

## Por qué no

why-BRU-01 =
    { $case ->
        [chosen] Los Personajes ya están elegidos.
        [offered] Ese Personaje no está entre los que has recibido.
        [ability] Esa es la habilidad de «{ $character }», que no es tu Personaje.
        [turn] Tu habilidad se usa en tu turno, fuera de un Juicio.
        [used] Ya has gastado tu habilidad por ahora.
        [passive] Tu habilidad funciona sola: no hay que usarla.
        [in-assembly] Tu habilidad se usa en la Asamblea, cuando se te pregunta.
        [after-verdict] Tu habilidad se usa tras el veredicto, cuando otro va a arder.
        [before-vote] Tu habilidad se usa en un Juicio, antes de votar.
        [when-chosen] Tu habilidad se usa cuando un Suceso te elige.
        [price] No te alcanzan las cartas: tu habilidad cuesta { $count ->
            [one] una
           *[other] { $count }
        }.
        [no-deck] No quedan cartas en el mazo que mirar.
        [no-rumour] No tienes ningún Rumor negativo que quitarte.
        [no-cards] Nadie más tiene cartas.
        [no-sex] No queda nadie vivo del otro sexo.
        [alone] Tu habilidad no se usa sobre nadie.
        [aimed] Elige con quién usas tu habilidad.
        [others] Tu habilidad se usa con otro jugador.
        [sex] Solo puedes mirar la mano de alguien del otro sexo.
        [no-carry] Ahora no hay ningún Rumor negativo que puedas llevar de uno a otro.
        [carrying] Elige qué Rumor negativo llevas y a quién.
        [carry] Solo puedes llevar un Rumor negativo de otro jugador a alguien que tenga menos de dos, nunca a ti.
        [deck] Las cartas del mazo se ordenan al mirarlas con tu habilidad, en tu turno.
        [looked] «{ $card }» no está entre las cartas que aún tienes que ordenar.
        [nobody] Ningún Personaje de esta edición puede hacer eso.
        [absent] En esta mesa nadie es «{ $character }»: su habilidad no está en juego.
        [return] Solo das una carta a cambio tras tomar otra con tu habilidad, en tu turno.
        [first-choose] Antes tienes que elegir tu Personaje.
        [all-choose] Espera: otros aún eligen Personaje.
        [first-order] Antes tienes que ordenar las cartas que has mirado.
        [wait-order] Espera: { ask-order.others }
        [first-cure] Antes tienes que elegir de qué Rumor negativo te libras.
        [wait-cure] Espera: { ask-cure.others }
        [first-give_back] Antes tienes que dar una carta a cambio.
        [wait-give_back] Espera: { ask-give_back.others }
       *[no-seat] En esta mesa no hay nadie en ese sitio.
    }
why-BRU-02 = Los Bandos se reparten al azar: nadie los elige.
why-BRU-03 = «{ $card }» no está en tu mano.
why-BRU-05 =
    { $case ->
        [waiting] Ahora decide { $seat }.
        [several] Ahora deciden otros.
        [number] Aquí nadie elige números: los saca el dado.
        [nature] Eso lo decide el azar.
       *[other] Antes hay que responder a otra cosa.
    }
why-BRU-06 = La partida ha terminado.
why-BRU-09 =
    { $case ->
        [marked] «{ $card }» ya está elegida.
        [unmarked] «{ $card }» no está elegida: no hay nada que recuperar.
        [turn] Es el turno de { $seat }.
        [as-rumour] «{ $card }» es un Rumor: se juega sobre alguien, en tu turno o en un Juicio.
        [as-aimed] «{ $card }» es un Suceso: se juega en tu turno, sobre quien elijas.
        [as-event] «{ $card }» es un Suceso: se juega en tu turno, sin elegir a nadie.
        [hermit] Ningún Suceso puede elegir a { $seat }, que es el Ermitaño.
        [empty] { $seat } no tiene cartas.
        [self] Nadie juega Rumores negativos sobre sí mismo.
        [others] Hay que elegir a otro jugador.
        [praised] Este turno ya no puedes jugar más Rumores positivos.
        [praise-again] Tu segundo Rumor positivo es para alguien que no seas tú ni quien recibió el primero.
        [slandered] Este turno ya no puedes jugar más Rumores negativos.
        [slander-again] Tu segundo Rumor negativo tiene que ser sobre otra persona.
        [unasked] Una carta solo se descarta cuando algo lo exige, y ahora nada te lo exige.
        [take] Esa carta no está en la mano que miras.
        [no-take] Solo eliges una carta de otra mano con el Suceso «{ card-S05 }», en tu turno.
        [doll] No tienes delante el muñeco de cera.
        [doll-price] El muñeco se pasa en tu turno y cuesta dos cartas.
        [assembly] Es la Asamblea: hasta que acabe no hay turnos ni se juegan cartas.
        [after-trial] Se está celebrando un Juicio: los turnos siguen cuando acabe.
        [no-take-grave] Solo tomas cartas de otra mano con «{ card-S05 }», en tu turno, o cuando queman a otro.
        [no-procession] Solo se pasan cartas a la derecha en una «{ card-S15 }», y ahora no la hay.
        [nothing-on] Tienes cartas que se juegan sobre alguien, pero ahora no puedes jugar ninguna sobre { $seat }.
        [none-aimed] No tienes cartas que se jueguen sobre alguien, ni una habilidad que usar ahora sobre { $seat }.
        [first-act] Eso no se hace en tu turno: juega una carta, usa tu habilidad o termina.
        [first-discard] Antes tienes que descartar una carta.
        [wait-discard] Espera: { ask-discard.others }
        [all-discard] Espera: otros eligen qué cartas descartan.
        [first-prevent] Antes tienes que decidir si anulas el Suceso.
        [wait-prevent] Espera: { ask-prevent.others }
        [first-procession] Antes tienes que pasar una carta a tu derecha.
        [wait-procession] Espera: { ask-procession.others }
        [all-procession] Espera: los vivos eligen qué carta pasan a su derecha.
        [first-take] Antes tienes que elegir una carta de la mano que has visto.
        [wait-take] Espera: { ask-take.others }
        [first-storm] Antes tienes que elegir qué Rumor positivo pierdes.
        [wait-storm] Espera: { ask-storm.others }
        [all-storm] Espera: otros eligen qué Rumor positivo pierden.
        [first-sermon] Antes tienes que elegir qué Rumor negativo se olvida.
        [wait-sermon] Espera: { ask-sermon.others }
       *[target] A esa persona no se la puede elegir.
    }
why-BRU-12 =
    { $case ->
        [others] «{ $card }» no es uno de los Rumores entre los que se elige.
        [which] { $seat } ya no puede tener más de ese tipo: di cuál se descarta.
        [room] Delante de { $seat } cabe: no hay que descartar ningún Rumor.
        [afterwards] Qué Rumor se descarta se decide después de jugarlo.
        [kind] «{ $card }» no es un Rumor.
        [nowhere] «{ $card }» no está delante de nadie.
        [first-drop] Antes tienes que decidir qué Rumor se descarta.
        [wait-drop] Espera: { ask-drop.others }
       *[other] Ningún Rumor se descarta así mientras no sobre: caben dos de cada tipo.
    }
why-BRU-13 =
    { $case ->
        [tied] Solo se puede elegir a quienes han empatado.
        [elected] En esta Asamblea ya hay Ciudadano Influyente.
        [first-election] Antes tienes que votar quién será Ciudadano Influyente.
        [wait-election] Espera: { ask-election.others }
        [all-election] Espera: se vota quién será Ciudadano Influyente.
        [first-name] Antes tienes que nombrar al Ciudadano Influyente.
        [wait-name] Espera: { ask-name.others }
       *[not-now] El Ciudadano Influyente se elige en la Asamblea, y solo se vota si hay empate.
    }
why-BRU-14 =
    { $case ->
        [kind] «{ $card }» no es un Rumor negativo que alguien tenga delante.
        [own] No puedes quitarte Rumores: solo a los demás.
        [each] A { $seat } ya le has quitado uno en esta Asamblea.
        [quota] Puedes descartar { $count } como mucho: recupera uno para elegir otro.
        [priest] Solo puedes quitar un Rumor negativo, y a otro jugador con Reputación negativa.
        [done] «{ verb-done }» es para dejar de elegir Rumores o cartas, y ahora no eliges ninguno.
        [assembly] Los Rumores negativos se descartan en la Asamblea, después de la elección.
        [after-election] Antes de descartar Rumores se elige al Ciudadano Influyente.
        [past] En esta Asamblea ya no se descartan más Rumores.
        [first-calm] Antes tienes que decidir qué Rumores negativos descartas.
        [wait-calm] Espera: { ask-calm.others }
        [first-priest] Antes tienes que decidir si quitas un Rumor negativo.
        [wait-priest] Espera: { ask-priest.others }
        [who-priest] Los Rumores negativos los descartan el Ciudadano Influyente y el Párroco, en la Asamblea.
       *[who] Los Rumores negativos los descarta el Ciudadano Influyente, en la Asamblea.
    }
why-BRU-15 =
    { $case ->
        [hermit] El Ermitaño no participa en el Reparto.
        [done] En este Reparto ya no dejas más cartas.
        [laid] Ya has dejado «{ $card }» ante alguien.
        [oneself] No puedes darte cartas: elige a otros.
        [first] Tienes que dar una carta como mínimo.
        [earlier] En esta partida las cartas se dejan de una en una, y lo dejado se queda.
        [empty] No tienes cartas que repartir.
        [most] Das { $count } cartas como mucho: recupera una para dar otra.
        [not-laid] No has dejado «{ $card }» ante nadie: no hay nada que recuperar.
        [last] El Reparto es lo último de la Asamblea: aún no ha llegado.
        [ready] El Reparto se cierra con «{ verb-ready }», y hay que dar una como mínimo.
        [first-share] Antes tienes que terminar de repartir tus cartas.
        [wait-share] Espera: { ask-share.others }
        [all-share] Espera: otros eligen qué cartas reparten.
       *[not-now] Las cartas se reparten en la Asamblea, al final de la semana.
    }
why-BRU-17 =
    { $case ->
        [speech] Tiene la palabra { $speaker }; los demás escuchan.
        [no-speech] Solo hay discursos en un Juicio, y ahora no se celebra ninguno.
        [trial] Ya se celebra un Juicio: hasta que acabe no se puede acusar a nadie más.
        [truce] Hay Tregua de Dios: hasta la Asamblea no se juegan cartas de Juicio.
        [self] Nadie se acusa a sí mismo.
        [ill-repute] Esa carta solo acusa a quien tiene Reputación −1 o peor.
        [women] Esa carta solo acusa a mujeres.
        [men] Esa carta solo acusa a hombres.
        [influential] Esa carta solo acusa al Ciudadano Influyente.
        [no-influential] Esa carta solo acusa al Ciudadano Influyente, y ahora no lo hay.
        [said] Ya has gastado tus frases: son tres por semana y tres más en cada Juicio.
        [menus] Las frases del menú son una opción de la mesa, y en esta están apagadas.
        [undone] Nadie ha visto a { $seat } hacer eso.
        [never-seen] Para dar un motivo hace falta algo que todos hayan visto hacer a otro jugador vivo, y aún no lo hay.
        [never-done] Nadie más con vida ha hecho eso a la vista de todos.
        [never-done-me] Nadie con vida te ha hecho eso a la vista de todos.
        [oneself] Las frases hablan de los demás: elige a otra persona.
        [unasked] Nadie te ha preguntado nada.
        [about-me] De lo que alguien te hizo a ti se habla con otra frase.
        [about] Así no se pregunta aquí: di qué hizo y a quién.
        [earlier] Esta partida empezó cuando aún no existía esa frase.
        [vote] Se está votando: las frases esperan a que se descubran los votos.
        [as-trial] «{ $card }» es una carta de Juicio: con ella acusas a alguien en tu turno.
        [spoken] Los discursos de este Juicio ya han terminado.
       *[first-speech] Tienes la palabra: antes tienes que terminar de hablar.
    }
why-BRU-18 =
    { $case ->
        [accused] En un Juicio solo se juegan Rumores sobre quien está acusado: { $accused }.
        [none] No tienes ningún Rumor que jugar sobre { $accused }.
        [none-own] No tienes ningún Rumor que jugar sobre ti.
        [summary] Es un Juicio sumarísimo: no hay Rumores.
        [mark] Llevas la marca del diablo: no puedes jugar Rumores en este Juicio.
        [kind] «{ $card }» no es un Rumor.
        [after-speeches] Los Rumores se juegan cuando acaben los discursos.
        [first-floor] Ahora solo puedes intervenir en el Juicio o pasar.
        [all-floor] Espera: otros aún pueden intervenir en el Juicio.
       *[before-vote] Los Rumores se juegan antes de votar: ya es tarde.
    }
why-BRU-19 =
    { $case ->
        [rounds] Esa carta solo se juega durante un Juicio.
        [pass] Solo se pasa en las rondas de un Juicio, y ahora no se celebra ninguno.
        [after-speeches] Eso se hace cuando acaben los discursos.
        [outcry-again] En este Juicio ya se ha pedido votar otra vez.
        [summary] Es un Juicio sumarísimo: no se juegan cartas que lo cambien.
        [before-vote] Eso se hace antes de votar: ya es tarde.
        [after-count] Esa carta se juega después del recuento.
        [wind] Solo anula la última carta jugada, si es de las jugables durante el Juicio.
        [kind] Esa carta no es de las jugables durante el Juicio.
        [torches] Hace falta que la Reputación de quien está acusado sea negativa.
        [widow] No puedes usar tu habilidad en tu propio Juicio.
        [voice] Ya tienes voz en este Juicio.
        [bribe] Con ella se anula el voto de alguien que vote en este Juicio y cuyo voto aún valga.
        [witness] Con ella se da un voto: elige si a favor o en contra.
        [in-trial] «{ $card }» solo se juega por su propio efecto, durante un Juicio.
        [pass-speeches] Se pasa en la ronda de cartas, cuando acaben los discursos.
        [pass-vote] En la votación no se pasa: quien no quiera elegir se abstiene.
        [passed] Ahora no hay ninguna ronda de cartas en la que pasar.
       *[otherwise] Esa carta se juega sin elegir nada más.
    }
why-BRU-20 =
    { $case ->
        [no-trial] No hay ningún Juicio que se pueda anular.
        [late] La partida dura demasiado: ya no se juegan Contrajuicios.
        [adjourned] Ha vuelto a tu mano por un aplazamiento: este turno no puedes usarla.
        [kind] Esa carta no es un Contrajuicio.
        [good-name] Hace falta que la Reputación de quien está acusado no sea negativa.
        [accused] Solo la puede jugar quien está acusado.
        [citizen] Solo la puede jugar el Ciudadano Influyente, si no se le juzga a él.
        [accuser] Solo la puede jugar quien está acusado, y si alguien acusa.
        [card] Este Juicio no se declaró con una carta de Juicio.
        [bail] Quien está acusado no tiene otras dos cartas con que pagarla.
        [spectres] Hacen falta dos Espectros.
        [healer-herself] No puedes curarte: solo a otro que vaya a arder.
        [as-counter] «{ $card }» solo se juega para anular un Juicio.
        [burnt] Ya ha ardido alguien: este Juicio no se puede anular.
        [first-verdict] Hay veredicto: ahora solo puedes intervenir o pasar.
        [all-verdict] Espera: otros aún pueden cambiar el veredicto.
       *[healer] Ahora nadie va a arder.
    }
why-BRU-21 =
    { $case ->
        [no-vote] Ahora no hay ningún Juicio que votar.
        [not-yet] Aún no se vota: antes se juegan cartas, hasta que todos pasen.
        [over] En este Juicio ya se ha votado.
        [accused] Quien está acusado no vota.
        [possessed] Tu voto lo decide un Espectro.
        [possesses] Solo vota por otro el Espectro que lo posee.
        [victim] Tienes que decidir también el voto de quien posees.
        [double] En un Juicio doble votas contra uno de los dos o te abstienes.
        [after-speeches] Aún no se vota: antes acaban los discursos y se juegan cartas.
        [first-vote] Antes tienes que votar.
        [wait-vote] Espera: { ask-vote.others }
        [all-vote] Espera: se está votando.
       *[ballot] Aquí se vota culpable, inocente o abstención.
    }
why-BRU-23 =
    { $case ->
        [no-tie] Ahora no hay ningún Juicio empatado que decidir.
        [either] Tienes que decidir: culpable o inocente.
        [double] Tienes que decidir cuál de los dos arde.
        [unvoted] En este Juicio aún no se ha votado: no hay empate que decidir.
        [decided] En este Juicio ya hay veredicto: no queda empate que decidir.
        [first-decide] Antes tienes que decidir cómo acaba el Juicio.
        [wait-decide] Espera: { ask-decide.others }
       *[other] Solo decide quien ha sacado más en el dado.
    }
why-BRU-24 =
    { $case ->
        [kept] Esa carta ya la conservas: elige otra.
        [first-keep] Antes tienes que elegir qué cartas conservas.
        [wait-keep] Espera: { ask-keep.others }
       *[bailiff] Solo eliges cartas que conservar cuando acusas y arde un pueblerino.
    }
why-BRU-25 =
    { $case ->
        [first-rob_grave] Antes tienes que decidir si te quedas con cartas de quien ha muerto.
        [wait-rob_grave] Espera: { ask-rob_grave.others }
       *[other] Las habilidades se pierden al morir.
    }
why-BRU-26 =
    { $case ->
        [vote] Los Espectros no votan, salvo en un Juicio en que hayan jugado «{ card-U14a }».
        [silent] En Asambleas y Juicios los Espectros callan, salvo donde jueguen «{ card-U14a }».
        [shown] Has muerto y todos han visto tu Bando.
        [dead] { $seat } ha muerto: elige a alguien con vida.
        [apart] Durante la Asamblea y los Juicios solo te oyen los Espectros.
        [elect] Los Espectros no eligen al Ciudadano Influyente.
       *[share] Los Espectros no dan ni reciben cartas en el Reparto.
    }
why-BRU-27 =
    { $case ->
        [own-turn] Un Espectro solo la juega en su turno.
        [aimed] Un Espectro solo juega cartas sobre alguien en su turno.
        [fog] Hay niebla ante ti: no puedes jugar Rumores negativos.
        [chains] Llevas cadenas: no puedes jugar cartas de Juicio.
        [spectres] Eso solo lo hacen los Espectros, con sus cartas de Ultratumba.
        [pile] Ese no es uno de los Rumores del descarte que pueden volver.
        [dream] Solo puedes descartar una carta de Juicio de esa mano.
        [in-trial] «{ $card }» solo se juega por su propio efecto, durante un Juicio.
        [as-haunting] «{ $card }» es de Ultratumba: un Espectro la juega en su turno.
        [no-take] Los Espectros no se quedan con cartas de otras manos.
        [raise-living] Solo un Espectro hace volver Rumores: con «{ card-U08 }» o «{ card-U09 }».
        [raise] Un Rumor solo vuelve con «{ card-U08 }» o «{ card-U09 }», en tu turno.
        [first-haunt] Eso no se hace en tu turno de Espectro: juega una carta de Ultratumba o termina.
        [first-raise] Antes tienes que elegir un Rumor del descarte.
        [wait-raise] Espera: { ask-raise.others }
        [first-dream] Antes tienes que decidir si descartas una carta de Juicio.
        [wait-dream] Espera: { ask-dream.others }
       *[useless] Ahora no hay sobre quién ni sobre qué jugarla.
    }
why-BRU-33 =
    { $case ->
        [first-point_at] Antes tienes que decidir quién va a Juicio.
        [wait-point_at] Espera: { ask-point_at.others }
        [not-now] Solo se señala a alguien con «{ card-S09 }», si varios tienen la peor Reputación.
       *[other] Solo se elige entre quienes tienen la peor Reputación.
    }

## Opciones de la mesa

setting-double_trial = Juicio doble
    .help = Cada Juicio con acusador quema a uno de los dos, y los dos votan.
setting-random_sides = Bandos al azar
    .help = Para 5, 7, 8 o 10 jugadores: sobra una carta de Bando, y nadie sabe cuántas Brujas hay.
setting-limit = Límite de semanas
    .help = Desde la semana 40 no hay Contrajuicios, y tras la 52 la partida acaba sin vencedor.
setting-claims = Frases del menú
    .help = Se puede sospechar, confiar, preguntar y responder con frases ya preparadas, que entienden también los bots. Con el chat apagado, son la única forma de hablar en la mesa.

## Nombres

side-witches = Brujas
    .one = de las Brujas
side-villagers = pueblerinos
    .one = de los pueblerinos
cause-for = a favor
cause-against = en contra
ballot-guilty = culpable
ballot-innocent = inocente
ballot-abstain = abstención
ballot-accused = contra quien está acusado
ballot-accuser = contra quien acusa
deed-accused = has acusado
deed-guilty = has votado culpable
deed-innocent = has votado inocente
deed-slander = has hablado mal de alguien
deed-praise = has hablado bien de alguien
stance-suspect = Sospecho de
stance-trust = Me fío de
fact-accused = acusó a
fact-condemned = votó para quemar a
fact-saved = votó para salvar a
fact-slandered = habló mal de
fact-praised = habló bien de
fact-gave = dio cartas a
fact-took = recibió cartas de
fact_me-accused = me acusó
fact_me-condemned = votó para quemarme
fact_me-saved = votó para salvarme
fact_me-slandered = habló mal de mí
fact_me-praised = habló bien de mí
fact_me-gave = me dio cartas
fact_me-took = recibió cartas mías
doing-accused = has acusado a
doing-condemned = has votado para quemar a
doing-saved = has votado para salvar a
doing-slandered = has hablado mal de
doing-praised = has hablado bien de
doing-gave = has dado cartas a
doing_me-accused = me has acusado
doing_me-condemned = has votado para quemarme
doing_me-saved = has votado para salvarme
doing_me-slandered = has hablado mal de mí
doing_me-praised = has hablado bien de mí
doing_me-gave = me has dado cartas
reply-doubt = Tenía mis sospechas
reply-faith = Por pura confianza
reply-heard = Por lo que se decía en el pueblo
reply-cards = No tenía cartas mejores
reply-mistake = Fue un error
reply-secret = Prefiero no decirlo
reason-plain = {""}
reason-executioner = {""}. Vale dos, por ser Verdugo
reason-midwife = {""}. Vale dos, por ser Partera
reason-bribe = {""}. No vale nada, por el soborno
reason-abstains = {""}
source-R = del reglamento
source-D = deducción a partir del reglamento
source-F = de otra fuente
source-X = reconstrucción nuestra

## El pueblo en palabras

show-week = Semana { $week }.
show-setup = Se prepara la partida.
show-assembly = Asamblea de la semana { $week }.
show-turn = Turno de { $seat }.
show-influential = Ciudadano Influyente: { $seat }.
show-no-influential = No hay Ciudadano Influyente.
show-decks = Cartas en el mazo: { $count }. En el de Ultratumba: { $total }.
show-won = Han ganado las { $side }.
show-won-villagers = Han ganado los { $side }.
show-nobody = La partida ha acabado sin vencedor.
show-truce = Tregua de Dios: no se juegan cartas de Juicio.
show-inquisitor = El inquisidor está en el pueblo: el empate condena.
show-no-counters = Ya no se juegan Contrajuicios.
show-doll = El muñeco de cera está ante { $seat } desde la semana { $week }.
show-possession = El voto de { $victim } lo decidirá { $spectre }.
show-rotating = «{ $card }» está ante { $seat }: { $effect }
show-trial = Juicio: { $accuser } acusa a { $accused } («{ $card }»: { $effect })
show-trial-alone = Juicio a { $accused }, sin acusador («{ $card }»).
show-trial-double = Es un Juicio doble: arderá uno de los dos.
show-phase-speeches = Discursos: habla { $seat }.
show-phase-open = Se pueden jugar cartas.
show-phase-vote = Se vota.
show-phase-tie = Hay empate.
show-phase-verdict = Hay veredicto, sin ejecutar aún.
show-phase-execution = Se ejecuta la sentencia.
show-condemned = Va a arder: { $victim }.
show-free = Veredicto: inocente.
show-revote = Se votará otra vez.
show-last = La última carta jugada es «{ $card }».
show-votes = Votos por ahora: { $yes ->
        [0] ninguno a favor
       *[other] { $yes } a favor
    }, { $no ->
        [0] ninguno en contra
       *[other] { $no } en contra
    }.
show-votes-double = Votos por ahora: { PLAIN($no) } contra { $accused }, { PLAIN($yes) } contra { $accuser }.
show-vote-ballot = { $seat }: { $votes } { $cause }{ $why }
show-vote-void = { $seat }: { $why }
show-vote-nothing = Reputación de { $seat }: no da votos
show-vote-reputation = Reputación de { $seat }: { $votes } { $cause }
show-vote-influential = { $seat }, Ciudadano Influyente, otra vez: { $votes } { $cause }
show-vote-card = «{ $card }»: { $votes } { $cause }
show-vote-character = «{ $character }»: { $votes } { $cause }
show-cause-none = se abstiene
show-why-executioner = , por ser Verdugo
show-why-midwife = , por ser Partera
show-why-bribe = su voto no vale, por el soborno
show-why-abstains = {""}
show-why-possessed = , por la posesión
show-tied = Se elige entre: { $players }.
show-quota = El Ciudadano Influyente aún puede descartar { $count ->
        [one] un Rumor negativo
       *[other] { $count } Rumores negativos
    }.
show-gift = Has dejado «{ $card }» ante { $receiver }.
show-player = { $seat }: { $character } ({ $sex }), Reputación { $total } = { $parts }; { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
show-player-new = { $seat }: aún sin Personaje.
show-spectre = { $seat }: Espectro, era «{ $character }», { $side }; { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    } de Ultratumba.
show-name = { $seat }
show-base = base { $value }
show-part = «{ $card }» { $value }
show-quoted = «{ $card }»
show-sex-H = hombre
show-sex-M = mujer
show-side = es { $side }
show-known = sabes que tiene: { $cards }
show-curfew = pierde su próximo turno
show-spent = habilidad gastada
show-says-villager = dice ser de los pueblerinos
show-says-suspects = dice que sospecha de: { $players }
show-says-trusts = dice que se fía de: { $players }
show-own-side = Eres { $side }.
show-own-ability = Tu Personaje: { $character }. { $ability }
show-own-witches = Las Brujas: { $players }.
show-own-hand = Tu mano:
show-own-empty = No tienes cartas.
show-card-long = «{ $card }»: { $effect }
show-offered = Puedes elegir:
show-offered-one = «{ $character }», { $sex }, base { $value }. { $ability }
show-draft = Elegidas hasta ahora: { $cards }.
show-looked-at = Las próximas cartas del mazo: { $cards }.
show-final = { $seat } ({ $character }) era { $side }.
show-components = Personajes (24), mazo general (93) y Ultratumba (20):
show-component-character = { $character } ({ $source }), { $sex }, base { $value } ({ $base_source }). { $ability } Origen de la habilidad: { $ability_source }.
show-component-card = { $count } × «{ $card }» ({ $source }). { $effect }
show-family-rumour = Rumores: 38.
show-family-trial = Juicios: 22.
show-family-counter = Contrajuicios: 9.
show-family-during = Jugables durante el Juicio: 8.
show-family-event = Sucesos: 16.
show-family-afterlife = Ultratumba: 20.

## Las cartas

card-R01a = Paga sus deudas
card-R01b = Paga sus deudas
card-R02a = Buen vecino
card-R02b = Buen vecino
card-R03a = Reza cada noche
card-R03b = Reza cada noche
card-R04a = Comparte el pan
card-R04b = Comparte el pan
card-R05 = Canta en el coro
card-R06a = Cuidó a los enfermos
card-R06b = Cuidó a los enfermos
card-R07 = Salvó a un niño del río
card-R08 = Peregrinó a Santiago
card-R09 = Donó al templo
card-R10 = Hombre de palabra
card-R11 = Mujer devota
card-R12 = Favorito del obispo
card-R13 = Obró un milagro
card-R14a = No va a misa
card-R14b = No va a misa
card-R15a = Habla a solas
card-R15b = Habla a solas
card-R16a = Bebe demasiado
card-R16b = Bebe demasiado
card-R17 = Debe dinero a todos
card-R18 = Mal de ojo
card-R19 = Tiene un gato negro
card-R20a = Sale de noche al bosque
card-R20b = Sale de noche al bosque
card-R21a = Agrió la leche
card-R21b = Agrió la leche
card-R22 = Maldijo la cosecha
card-R23 = Lunar sospechoso
card-R24 = Prepara pócimas
card-R25 = Pacto en el cruce
card-R26 = Vuela en escoba
card-R27 = Bailó en el aquelarre
card-R28 = Nombra al diablo
card-J1a = Acusación de brujería
card-J1b = Acusación de brujería
card-J1c = Acusación de brujería
card-J1d = Acusación de brujería
card-J1e = Acusación de brujería
card-J1f = Acusación de brujería
card-J1g = Acusación de brujería
card-J1h = Acusación de brujería
card-J2a = Mala fama
card-J2b = Mala fama
card-J2c = Mala fama
card-J3a = Marca del diablo
card-J3b = Marca del diablo
card-J4a = Denuncia anónima
card-J4b = Denuncia anónima
card-J5a = Prueba del agua
card-J5b = Prueba del agua
card-J6a = Juicio sumarísimo
card-J6b = Juicio sumarísimo
card-J7 = Gato en el alféizar
card-J8 = Huellas de cabra
card-J9 = Contra el poderoso
card-C1a = Falta de pruebas
card-C1b = Falta de pruebas
card-C1c = Falta de pruebas
card-C2a = Coartada
card-C2b = Coartada
card-C3 = Intercesión
card-C4 = Falso testimonio
card-C5 = Aplazamiento
card-C6 = Fianza
card-D1a = Testigo de descargo
card-D1b = Testigo de descargo
card-D2a = Testigo de cargo
card-D2b = Testigo de cargo
card-D3 = Turba con antorchas
card-D4 = Soborno
card-D5 = Confesión bajo tormento
card-D6 = Clamor popular
card-S01 = Feria del pueblo
card-S02 = Mala cosecha
card-S03 = Peste
card-S04 = Trueque
card-S05 = Registro
card-S06 = Peregrinación
card-S07 = Tormenta
card-S08 = Sermón
card-S09 = Desaparece un niño
card-S10 = El dedo de la comadre
card-S11 = Tregua de Dios
card-S12 = Llega el inquisidor
card-S13 = Toque de queda
card-S14 = Carta del obispo
card-S15 = Procesión
card-S16 = Muñeco de cera
card-U01a = Fuego fatuo
card-U01b = Fuego fatuo
card-U02 = Aura de santidad
card-U03 = Niebla
card-U04 = Cadenas
card-U05 = Susurros
card-U06 = Frío de tumba
card-U07a = Poltergeist
card-U07b = Poltergeist
card-U08 = Aparición
card-U09 = Bendición póstuma
card-U10 = Posesión
card-U11 = Sueño premonitorio
card-U12 = Profanación
card-U13 = Olvido
card-U14a = Voz de ultratumba
card-U14b = Voz de ultratumba
card-U15 = Testigo espectral
card-U16 = Piedad de los muertos
card-U17 = Viento helado

# Qué hace cada carta

effect-R01 = +1 de Reputación.
effect-R02 = +1 de Reputación.
effect-R03 = +1 de Reputación.
effect-R04 = +1 de Reputación.
effect-R05 = +1 de Reputación.
effect-R06 = +2 de Reputación.
effect-R07 = +2 de Reputación.
effect-R08 = +2 de Reputación.
effect-R09 = +2 de Reputación.
effect-R10 = +2 si lo lleva un hombre, +1 si es una mujer.
effect-R11 = +2 si lo lleva una mujer, +1 si es un hombre.
effect-R12 = +3 de Reputación.
effect-R13 = +3 de Reputación.
effect-R14 = −1 de Reputación.
effect-R15 = −1 de Reputación.
effect-R16 = −1 de Reputación.
effect-R17 = −1 de Reputación.
effect-R18 = −1 de Reputación.
effect-R19 = −1, o −2 si lo lleva una mujer.
effect-R20 = −2 de Reputación.
effect-R21 = −2 de Reputación.
effect-R22 = −2 de Reputación.
effect-R23 = −2 de Reputación.
effect-R24 = −2 de Reputación.
effect-R25 = −2 si lo lleva un hombre, −1 si es una mujer.
effect-R26 = −3 de Reputación.
effect-R27 = −3 de Reputación.
effect-R28 = −3 de Reputación.
effect-J1 = Acusa a cualquier otro jugador vivo. Es un Juicio normal.
effect-J2 = Acusa a alguien con Reputación −1 o peor: un voto más en contra.
effect-J3 = Acusa a cualquier otro jugador vivo, que no podrá jugar Rumores en este Juicio.
effect-J4 = Acusa a cualquier otro jugador vivo. Pase lo que pase, ni robas ni descartas por ello.
effect-J5 = Acusa a cualquier otro jugador vivo. La Reputación no da votos en este Juicio.
effect-J6 = Acusa a cualquier otro jugador vivo. En este Juicio no hay Rumores ni cartas que lo cambien; sí Contrajuicios y habilidades.
effect-J7 = Acusa a una mujer: un voto más en contra.
effect-J8 = Acusa a un hombre: un voto más en contra.
effect-J9 = Acusa al Ciudadano Influyente. Un empate se decide con el dado y, si arde una Bruja, robas 4.
effect-C1 = Anula el Juicio si la Reputación de quien está acusado no es negativa.
effect-C2 = Anula el Juicio contra ti.
effect-C3 = El Ciudadano Influyente anula el Juicio de otro.
effect-C4 = Anula el Juicio contra ti y empieza otro contra quien te acusaba: ahora acusas tú.
effect-C5 = Anula un Juicio declarado con carta. La carta vuelve a la mano de quien acusa, que este turno ya no puede usarla.
effect-C6 = Anula el Juicio: quien está acusado paga dos cartas de su mano, que no pueden ser esta. Si no las tiene, no se puede jugar.
effect-D1 = Antes de votar: un voto a favor.
effect-D2 = Antes de votar: un voto en contra.
effect-D3 = Antes de votar, si la Reputación de quien está acusado es negativa: dos votos en contra.
effect-D4 = Antes de votar: elige a un votante, cuyo voto no valdrá nada.
effect-D5 = Antes de votar: la Reputación positiva de quien está acusado no cuenta.
effect-D6 = Tras el recuento: se vota otra vez, una sola vez por Juicio. Los votos de las cartas y de la Reputación se mantienen.
effect-S01 = Cada jugador vivo roba una carta.
effect-S02 = Cada jugador vivo descarta una carta que elige.
effect-S03 = Quien tenga Reputación negativa descarta dos cartas.
effect-S04 = Cambia tu mano por la de otro jugador vivo que tenga cartas.
effect-S05 = Mira la mano de otro jugador vivo y quédate con una carta.
effect-S06 = Un jugador vivo, que puedes ser tú, pierde todos sus Rumores.
effect-S07 = Cada jugador vivo pierde uno de sus Rumores positivos, a su elección.
effect-S08 = Cada jugador vivo pierde uno de sus Rumores negativos, a tu elección.
effect-S09 = Juicio inmediato, sin acusador, a quien tenga la peor Reputación. Si hay empate, eliges tú.
effect-S10 = Tira el dado y cuenta tantos jugadores vivos hacia tu derecha: acusas a quien le toque. Si te toca a ti, repite.
effect-S11 = Hasta la Asamblea no se juegan cartas de Juicio.
effect-S12 = Hasta la Asamblea, el empate condena.
effect-S13 = Otro jugador vivo pierde su próximo turno, aunque sigue votando.
effect-S14 = El Ciudadano Influyente pierde el cargo. Si no lo había, lo eres tú hasta la Asamblea.
effect-S15 = Todos los vivos pasan a la vez una carta a su derecha.
effect-S16 = Ponlo ante otro jugador vivo: −1 de Reputación. En su turno puede descartar dos cartas y pasarlo. Quien lo tenga una semana entera va a Juicio sin acusador.
effect-U01 = Rotativa. Quien la tiene delante: −1 de Reputación.
effect-U02 = Rotativa. Quien la tiene delante: +1 de Reputación.
effect-U03 = Rotativa. Quien la tiene delante no puede jugar Rumores negativos.
effect-U04 = Rotativa. Quien la tiene delante no puede jugar cartas de Juicio.
effect-U05 = Rotativa. Quien la tiene delante enseña a todos una carta al azar al empezar su turno.
effect-U06 = Rotativa. Quien la tiene delante no roba al empezar su turno.
effect-U07 = Un jugador vivo descarta una carta al azar.
effect-U08 = Un Rumor negativo del descarte va a un jugador vivo. Si sobra uno, decides tú cuál se va.
effect-U09 = Un Rumor positivo del descarte va a un jugador vivo. Si sobra uno, decide quien lo recibe.
effect-U10 = Elige a un jugador vivo: en el próximo Juicio de esta semana en que vote, su voto lo decides tú.
effect-U11 = Mira la mano de un jugador vivo. Si hay una carta de Juicio, puedes descartarla.
effect-U12 = Una carta al azar de un jugador vivo pasa a otro.
effect-U13 = Un Rumor cualquiera de un jugador vivo se descarta.
effect-U14 = En un Juicio, aparte de la carta de tu turno: votas en él, y todos te oyen.
effect-U15 = En un Juicio, aparte de la carta de tu turno: un voto a favor o en contra, como elijas.
effect-U16 = En un Juicio, si hay dos Espectros o más: lo anula.
effect-U17 = En un Juicio: anula una carta jugable durante el Juicio, mientras sea la última que se ha jugado.

## Los personajes

character-P01 = Bibliotecario
character-P02 = Párroco
character-P03 = Alguacil
character-P04 = Herrero
character-P05 = Molinero
character-P06 = Tabernero
character-P07 = Boticario
character-P08 = Sepulturero
character-P09 = Verdugo
character-P10 = Juglar
character-P11 = Mercader
character-P12 = Ermitaño
character-P13 = Vecina Beata
character-P14 = Partera
character-P15 = Curandera
character-P16 = Viuda Rica
character-P17 = Lavandera
character-P18 = Maestra
character-P19 = Panadera
character-P20 = Adivina
character-P21 = Mendiga
character-P22 = Hilandera
character-P23 = Moza de taberna
character-P24 = Abadesa

ability-P01 = Una vez por semana, en tu turno: mira las tres cartas de arriba del mazo y ordénalas como quieras.
ability-P02 = En la Asamblea, después de que descarte el Ciudadano Influyente: puedes quitarle un Rumor negativo a otro jugador con Reputación negativa.
ability-P03 = Si acusas y arde un pueblerino, conservas dos cartas a tu elección.
ability-P04 = Los Rumores de valor −1 no te afectan.
ability-P05 = Al final de la Asamblea robas hasta tener seis cartas.
ability-P06 = Una vez por semana, en tu turno: toma una carta al azar de otro jugador vivo y dale a cambio la que quieras.
ability-P07 = Una vez en cada turno tuyo: descarta dos cartas y quítate un Rumor negativo.
ability-P08 = Cuando queman a otro, puedes quedarte con hasta dos cartas de su mano antes de que se descarte.
ability-P09 = Tu voto «culpable» vale dos.
ability-P10 = En tu turno puedes jugar un segundo Rumor positivo, sobre alguien que no seas tú ni quien recibió el primero.
ability-P11 = Una vez en cada turno tuyo: descarta una carta y roba otra.
ability-P12 = No das ni recibes en el Reparto, y ningún Suceso de los demás puede elegirte.
ability-P13 = En tu turno puedes jugar un segundo Rumor negativo, sobre alguien distinto.
ability-P14 = Si la acusada es otra mujer, tu voto «inocente» vale dos.
ability-P15 = Una vez por partida, cuando otro va a arder: tira el dado y, con 5 o 6, se salva y el Juicio queda en nada.
ability-P16 = Una vez por semana, en un Juicio que no sea el tuyo: descarta dos cartas y añade un voto a favor o en contra, como elijas.
ability-P17 = Una vez por semana, en tu turno: lleva un Rumor negativo de un jugador a otro que tenga menos de dos. Ni de ti ni a ti.
ability-P18 = Puedes tener tres Rumores positivos.
ability-P19 = En el Reparto puedes dar hasta cinco cartas. Cuando todos completan su mano, robas además una por cada jugador distinto al que diste, dos como mucho.
ability-P20 = Una vez por partida, en tu turno: descarta tres cartas y mira en secreto el Bando de un jugador vivo.
ability-P21 = Si empiezas el turno con tres cartas o menos, robas dos.
ability-P22 = Una vez por semana, cuando un Suceso te elige: puedes anularlo.
ability-P23 = Una vez por semana, en tu turno: mira la mano de un jugador del otro sexo.
ability-P24 = La primera vez que te acusen con una carta de Juicio tienes asilo: queda en nada.
ability-none = Nada que las reglas conozcan.

## Lo que dicen las cartas de otra edición

printed-rumour = { SIGNED($man) } de Reputación.
printed-rumour-by-sex = { SIGNED($man) } si lo lleva un hombre, { SIGNED($woman) } si es una mujer.
printed-trial = { $target ->
        [ill_repute] Acusa a alguien con Reputación −1 o peor.
        [woman] Acusa a una mujer.
        [man] Acusa a un hombre.
        [influential] Acusa al Ciudadano Influyente.
       *[any] Acusa a cualquier otro jugador vivo.
    }{ $against ->
        [0] { "" }
        [one] { " " }Un voto más en contra.
       *[other] { " " }{ $against } votos más en contra.
    }{ $mute_accused ->
        [1] { " " }La persona acusada no puede jugar Rumores en este Juicio.
       *[0] { "" }
    }{ $unpaid ->
        [1] { " " }Pase lo que pase, ni robas ni descartas por ello.
       *[0] { "" }
    }{ $by_water ->
        [1] { " " }La Reputación no da votos en este Juicio.
       *[0] { "" }
    }{ $summary ->
        [1] { " " }En este Juicio no hay Rumores ni cartas que lo cambien; sí Contrajuicios y habilidades.
       *[0] { "" }
    }{ $mighty ->
        [1] { " " }Un empate se decide con el dado y, si arde una Bruja, robas 4.
       *[0] { "" }
    }
printed-P01 = { $every ->
        [T] Una vez en cada turno tuyo
        [G] Una vez por partida
       *[S] Una vez por semana
    }, en tu turno: mira las tres cartas de arriba del mazo y ordénalas como quieras.
printed-P06 = { $every ->
        [T] Una vez en cada turno tuyo
        [G] Una vez por partida
       *[S] Una vez por semana
    }, en tu turno: toma una carta al azar de otro jugador vivo y dale a cambio la que quieras.
printed-P07 = { $every ->
        [S] Una vez por semana
        [G] Una vez por partida
       *[T] Una vez en cada turno tuyo
    }: descarta dos cartas y quítate un Rumor negativo.
printed-P11 = { $every ->
        [S] Una vez por semana
        [G] Una vez por partida
       *[T] Una vez en cada turno tuyo
    }: descarta una carta y roba otra.
printed-P15 = { $every ->
        [T] Una vez en cada turno tuyo
        [S] Una vez por semana
       *[G] Una vez por partida
    }, cuando otro va a arder: tira el dado y, con 5 o 6, se salva y el Juicio queda en nada.
printed-P16 = { $every ->
        [T] Una vez en cada turno tuyo
        [G] Una vez por partida
       *[S] Una vez por semana
    }, en un Juicio que no sea el tuyo: descarta dos cartas y añade un voto a favor o en contra, como elijas.
printed-P17 = { $every ->
        [T] Una vez en cada turno tuyo
        [G] Una vez por partida
       *[S] Una vez por semana
    }, en tu turno: lleva un Rumor negativo de un jugador a otro que tenga menos de dos. Ni de ti ni a ti.
printed-P20 = { $every ->
        [T] Una vez en cada turno tuyo
        [S] Una vez por semana
       *[G] Una vez por partida
    }, en tu turno: descarta tres cartas y mira en secreto el Bando de un jugador vivo.
printed-P22 = { $every ->
        [T] Una vez en cada turno tuyo
        [G] Una vez por partida
       *[S] Una vez por semana
    }, cuando un Suceso te elige: puedes anularlo.
printed-P23 = { $every ->
        [T] Una vez en cada turno tuyo
        [G] Una vez por partida
       *[S] Una vez por semana
    }, en tu turno: mira la mano de un jugador del otro sexo.
printed-D1 = Antes de votar: { $votes ->
        [one] un voto
       *[other] { $votes } votos
    } a favor.
printed-D2 = Antes de votar: { $votes ->
        [one] un voto
       *[other] { $votes } votos
    } en contra.
printed-D3 = Antes de votar, si la Reputación de quien está acusado es negativa: { $votes ->
        [one] un voto
       *[other] { $votes } votos
    } en contra.
printed-S01 = Cada jugador vivo roba { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    }.
printed-S03 = Quien tenga Reputación negativa descarta { $amount ->
        [one] una carta
       *[other] { $amount } cartas
    }.
printed-S16 = Ponlo ante otro jugador vivo: { SIGNED($reputation) } de Reputación. En su turno puede descartar dos cartas y pasarlo. Quien lo tenga una semana entera va a Juicio sin acusador.
printed-U01 = Rotativa. Quien la tiene delante: { SIGNED($reputation) } de Reputación.
printed-U02 = Rotativa. Quien la tiene delante: { SIGNED($reputation) } de Reputación.
printed-U15 = En un Juicio, aparte de la carta de tu turno: { $votes ->
        [one] un voto
       *[other] { $votes } votos
    } a favor o en contra, como elijas.

## El tablero

board-influential = Ciudadano Influyente
board-spectre = Espectro
board-spectre-own = Ahora eres un Espectro: en tu turno juegas una carta de Ultratumba, y ganas con tu Bando.
board-choosing = elige Personaje
board-reputation = Reputación { $total } ({ $parts }).
board-reputation-votes = Reputación
board-no-reputation = Los Espectros no tienen Reputación.
board-hand = { $count ->
        [0] Sin cartas en la mano.
        [one] Una carta en la mano.
       *[other] { $count } cartas en la mano.
    }
board-held = tenía { $cards }
board-base = de base
board-total = en total
board-said-villager = Soy de los pueblerinos.
board-said-suspect = Sospecho de { $victim }.
board-said-trust = Me fío de { $victim }.
board-said-reason = { $stance } { $victim } porque { $fact } { $about }.
board-said-reason-me = { $stance } { $victim } porque { $fact_me }.
board-said-about = { $victim }, ¿por qué { $doing } { $about }?
board-said-about-me = { $victim }, ¿por qué { $doing_me }?
board-said-reply = { $reply }.
board-said-why = { $victim }, ¿por qué { $deed }?
board-laid = { $count ->
        [one] Una carta boca abajo
       *[other] { $count } cartas boca abajo
    }
board-trial = Juicio a { $accused }
board-accuser = Acusa { $accuser }.
board-no-accuser = Nadie acusa.
board-step-speeches = Discursos
board-step-open = Cartas
board-step-vote = Voto
board-step-tie = Recuento
board-step-verdict = Sentencia
board-step-election = Elección
board-step-calm = Calma
board-step-share = Reparto
board-pile-double = contra { $seat }
board-voters = Quién vota
board-votes = Voto a voto
board-thinks = se lo piensa
board-done = ya ha respondido
board-tie-influential = Empate: el voto del Ciudadano Influyente cuenta otra vez.
board-alive = { $count ->
        [one] Queda uno con vida
       *[other] Quedan { $count } con vida
    }
board-deck = { $count ->
        [one] Queda una carta en el mazo
       *[other] Quedan { $count } cartas en el mazo
    }; en el descarte, { $total }
board-afterlife = { $count ->
        [one] Queda una carta de Ultratumba
       *[other] Quedan { $count } cartas de Ultratumba
    }; en su descarte, { $total }
board-tied = Hay empate a Reputación: se elige entre ellos.
board-sharing = Cada cual deja cartas boca abajo ante otros; se recogen todas a la vez.
board-share-how = Toca una carta y luego a un jugador: hasta { $count } cartas. Toca un regalo para recuperarlo. Nadie los ve hasta que todos estén listos.
board-own-gifts = Lo que das
board-lying = Cartas que se pueden elegir
board-lies-before = ante { $seat }
board-in-hand = en la mano de { $seat }
board-on-top = sobre el mazo
board-discarded = en el descarte
board-hide-side = Tapar los Bandos
board-with = con { $players }
board-side-witches = Las Brujas
board-side-villagers = Los pueblerinos
board-lives = con vida
board-burnt = en la hoguera
board-trials = { $count ->
        [one] Hubo un Juicio con veredicto
       *[other] Hubo { $count } Juicios con veredicto
    }
board-past = Semana { $week }: { $accuser } acusa a { $accused }.
board-past-alone = Semana { $week }: Juicio a { $accused } sin acusador.
board-past-votes = Votaron culpable { $guilty } e inocente { $innocent }.
board-past-double = Votaron { $guilty } contra { $accused } y { $innocent } contra { $accuser }.
board-past-burnt = Arde { $victim }, que era { $side }.
board-past-free = Nadie arde.
tell-card = { $family ->
        [good] Rumor positivo: en tu turno, sobre cualquiera; en un Juicio, sobre el acusado.
        [bad] Rumor negativo: en tu turno, sobre cualquier otro; en un Juicio, sobre el acusado.
        [trial] Carta de Juicio: en tu turno acusa a alguien.
        [counter] Contrajuicio: anula un Juicio mientras nadie haya ardido.
        [during] Se juega durante un Juicio; puede hacerlo cualquiera con vida.
        [event] Suceso: se juega en tu turno.
        [rotating] Carta de Ultratumba que va rotando: al acabar el turno de su portador pasa al siguiente jugador con vida, una vez por cada uno.
       *[afterlife] Carta de Ultratumba: solo la juegan los Espectros.
    }
tell-character = { $source ->
        [X] El Personaje es una reconstrucción nuestra, y su habilidad también.
       *[other] El Personaje figura en el reglamento; su habilidad es una reconstrucción nuestra.
    }

## Consejos

advice-only = No hay otra respuesta.
advice-nothing-in-it = Apenas ganas o pierdes nada con ello.
advice-too-little = Hay otra respuesta que te sirve bastante más.
advice-least-bad = Cualquier respuesta te cuesta algo, y esta es la que menos.
advice-as-villager = Eres Bruja: así echaría cuentas un pueblerino en tu lugar, y por eso no te delata.
advice-too-dear = A las Brujas les costaría { $more } de cada 100 opciones de ganar: más de lo que vale tu secreto.
advice-unthinkable = Para las Brujas, eso ni se plantea.
advice-affordable-all = Las Brujas se lo pueden permitir; lo que no se pueden permitir no lo haría nadie.
advice-affordable = Las Brujas se lo pueden permitir; otras respuestas les costarían { $more } de cada 100 opciones de ganar o más.
advice-take-back = No ha pasado nada desde que lo elegiste: no hay motivo para volver atrás.
advice-done-best = Ninguna otra respuesta te serviría de algo.
advice-done-misses = Te queda algo que te vendría bien.
advice-the-rest = Lo demás que se pueda decir cuenta menos que eso.
advice-choose = De tus { $total } Personajes, «{ $character }» es el número { $more } para el consejero.
advice-good-name = Empiezas con { SIGNED($points) } de Reputación: votos a tu favor en cada Juicio.
advice-no-name = Empiezas sin Reputación, ni buena ni mala.
advice-bad-name = Empiezas con { SIGNED($points) } de Reputación: votos contra ti en cada Juicio.
advice-lose = { $count ->
        [0] Ninguna de estas cartas te sirve menos que «{ $card }».
        [one] «{ $card }» te sirve más que 1 carta de estas.
       *[other] «{ $card }» te sirve más que { $count } cartas de estas.
    }
advice-keep = { $more ->
        [0] Ninguna de estas cartas te sirve más que «{ $card }».
        [one] «{ $card }» te sirve menos que 1 carta de estas.
       *[other] «{ $card }» te sirve menos que { $more } cartas de estas.
    }
advice-take = { $more ->
        [0] Ninguna de estas cartas te sirve más que «{ $card }».
        [one] «{ $card }» te sirve menos que 1 carta de estas.
       *[other] «{ $card }» te sirve menos que { $more } cartas de estas.
    }
advice-lose-same = Todas estas cartas te sirven lo mismo.
advice-keep-same = Todas estas cartas te sirven lo mismo.
advice-take-same = Todas estas cartas te sirven lo mismo.
advice-use-me = «{ $card }» te serviría sobre todo a ti: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de Reputación.
advice-use-better = «{ $card }» serviría sobre todo para { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de Reputación.
advice-use-worse = «{ $card }» serviría sobre todo contra { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de Reputación.
advice-gift = { $seat } tendría «{ $card }», y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-given-up = «{ $card }» aún te puede servir a ti.
advice-no-use = No tienes un buen uso para «{ $card }».
advice-next-draws = A { $seat }, a tu derecha, le tocaría «{ $card }», y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-order-same = Te da igual qué carta robe { $seat }.
advice-drawn-anew = Robas otra carta por ella: todos completan hasta { $count }.
advice-better = { $seat } gana { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de Reputación, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-worse = { $seat } pierde { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de Reputación, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-own-better = Ganas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de Reputación: votos a tu favor si te acusan.
advice-own-worse = Pierdes { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } de Reputación: votos contra ti si te acusan.
advice-rumour-nothing = «{ $card }» no cambiaría la Reputación de nadie.
advice-elect-me = El tuyo es el único Bando que conoces de verdad.
advice-elect-trusted = { $seat } { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }: no hay aquí mucha gente más de fiar.
advice-elect-suspect = { $seat } { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }: hay gente aquí más de fiar.
advice-burn-witch = { $seat } { $count ->
        [10] es Bruja
       *[other] puede ser Bruja ({ $count } de cada 10)
    }: quemar a una Bruja { $tone ->
        [1] vale { $more } de cada 100 opciones de ganar
       *[0] pesa como perder { $more } de cada 100 opciones de ganar
    }.
advice-burn-villager = { $seat } { $count ->
        [10] es pueblerino
       *[other] puede ser pueblerino ({ $count } de cada 10)
    }: quemar a un pueblerino { $tone ->
        [1] vale { $more } de cada 100 opciones de ganar
       *[0] pesa como perder { $more } de cada 100 opciones de ganar
    }.
advice-spare-witch = { $seat } { $count ->
        [10] es Bruja
       *[other] puede ser Bruja ({ $count } de cada 10)
    }: dejar viva a una Bruja { $tone ->
        [1] vale { $more } de cada 100 opciones de ganar
       *[0] pesa como perder { $more } de cada 100 opciones de ganar
    }.
advice-spare-villager = { $seat } { $count ->
        [10] es pueblerino
       *[other] puede ser pueblerino ({ $count } de cada 10)
    }: dejar vivo a un pueblerino { $tone ->
        [1] vale { $more } de cada 100 opciones de ganar
       *[0] pesa como perder { $more } de cada 100 opciones de ganar
    }.
advice-own-life = Quien ardería eres tú.
advice-own-escape = Te libra de la hoguera.
advice-perhaps-over = Quizá ya no queden Brujas ({ $count } de cada 10); los pueblerinos solo ganan cuando quedan dos.
advice-abstain = Todos ven quién se abstiene, y no gusta.
advice-recanted = A { $seat } le has acusado tú: nadie entendería que ahora te pusieras de su parte.
advice-fellow-lost = A { $seat } le condenan { $count } de cada 10 veces aunque votes inocente: con «culpable» quedas bien.
advice-fellow-kept = A { $seat } le condenan { $count } de cada 10 veces aun así: con «inocente» más que nada te delatas.
advice-decides = { $count ->
        [0] Tu voto apenas decide este Juicio.
        [10] Tu voto decide este Juicio.
       *[other] Tu voto decide este Juicio { $count } de cada 10 veces.
    }
advice-decides-alone = Cómo acaba el Juicio lo decides solo tú.
advice-asylum = { $seat } tiene asilo: «{ $card }» se pierde y haría falta otra carta.
advice-asylum-alone = { $seat } tiene asilo: «{ $card }» se pierde y no tienes otra carta con que acusar.
advice-hopeless = { $count ->
        [0] El pueblo no te seguiría: { $seat } quedaría libre.
        [one] El pueblo apenas te seguiría: { $seat } sale culpable 1 de cada 10 veces.
       *[other] El pueblo apenas te seguiría: { $seat } sale culpable { $count } de cada 10 veces.
    }
advice-price = Te cuesta «{ $card }», y en la semana { $week } nadie debería acusar a la ligera.
advice-chance = Acaba en la hoguera para { $seat } { $count } de cada 10 veces, contando los Contrajuicios.
advice-own-neck = En un Juicio doble puedes arder tú ({ $count } de cada 10).
advice-reward = Si arde una Bruja ({ $count } de cada 10), robas cartas por ello.
advice-forfeit = Si arde un pueblerino ({ $count } de cada 10), pierdes el resto de tu mano: { $total ->
        [one] 1 carta
       *[other] { $total } cartas
    }.
advice-tried-me = Te condenarían { $count } de cada 10 veces.
advice-tried-alone = Sin acusador, a { $seat } se le condena { $count } de cada 10 veces.
advice-hold-back = Nada de lo que podrías jugar vale ahora lo que cuesta.
advice-nothing-to-play = No tienes nada que jugar ahora.
advice-nobody-burns = { $seat } queda libre.
advice-you-burn = Vas a arder.
advice-will-burn = { $seat } va a arder: { $count ->
        [0] es pueblerino
        [10] es Bruja
       *[other] Bruja { $count } de cada 10 veces
    }.
advice-stands = Tal como está, { $seat } sale culpable { $count } de cada 10 veces.
advice-stands-me = Tal como está, sales culpable { $count } de cada 10 veces.
advice-taken-for = { $seat } puede ser Bruja: { $count } de cada 10.
advice-play-favour = Antes usa tu habilidad: un voto { $cause }.
advice-play-witness = Antes juega «{ $card }»: un voto { $cause }.
advice-play-bribe = Antes juega «{ $card }»: conviene que el voto de { $seat } no valga nada.
advice-play-counter = Antes juega el Contrajuicio «{ $card }».
advice-play-heal = Antes usa tu habilidad: el dado puede salvar a quien va a arder.
advice-play-rumour = Antes juega el Rumor «{ $card }» sobre { $seat }: cuenta en la votación.
advice-play-rumour-me = Antes juega el Rumor «{ $card }» sobre ti: cuenta en la votación.
advice-play-card = Antes juega «{ $card }»: puede volver este Juicio a tu favor.
advice-say-nothing = Ahora no te ayudaría decir nada.
advice-say-villager = Di antes que eres pueblerino.
advice-say-reply = Contesta antes a lo que te preguntan: { $reply }.
advice-say-suspect = Di antes que sospechas de { $seat }.
advice-say-trust = Di antes que te fías de { $seat }.
advice-say-ask = Pide antes explicaciones a { $seat }.
advice-first-else = Antes juega lo demás que sirva: tras un Juicio puede ser tarde.
advice-end-misses = Aún hay algo que deberías jugar.
advice-end-misses-card = Aún deberías jugar «{ $card }»: te conviene.
advice-end-card = Nada más vale la pena ahora; lo que más se acerca es «{ $card }».
advice-end-ability = Nada más vale la pena ahora, ni siquiera tu habilidad.
advice-in-vain = «{ $card }» no cambiaría nada ahí.
advice-spent = Gastas «{ $card }», que podría servirte más tarde.
advice-paid = Te cuesta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
advice-others = A { $count ->
        [one] otro jugador
       *[other] { $count } jugadores más
    } les pasa algo parecido.
advice-fair = Robas una carta sin perder ninguna.
advice-fair-more = Robas { $count } cartas sin perder ninguna.
advice-fair-empty = En el mazo solo hay { $count } para { $total } jugadores.
advice-harvest = { $count ->
        [0] Nadie tiene que descartar
        [one] 1 jugador descarta una carta
       *[other] { $count } jugadores descartan una carta
    }{ $tone ->
        [1] , tú también
       *[0] { "" }
    }; { $total ->
        [0] nadie da
        [one] 1 da
       *[other] { $total } dan
    } más que sospechar que la mayoría.
advice-plague = { $count ->
        [0] Nadie tiene mala fama
        [one] 1 jugador de mala fama descarta dos cartas
       *[other] { $count } jugadores de mala fama descartan dos cartas
    }{ $tone ->
        [1] , tú también
       *[0] { "" }
    }; { $total ->
        [0] nadie da
        [one] 1 da
       *[other] { $total } dan
    } más que sospechar que la mayoría.
advice-plague-more = { $count ->
        [0] Nadie tiene mala fama
        [one] 1 jugador de mala fama descarta { $more ->
            [one] una carta
           *[other] { $more } cartas
        }
       *[other] { $count } jugadores de mala fama descartan { $more ->
            [one] una carta
           *[other] { $more } cartas
        }
    }{ $tone ->
        [1] , tú también
       *[0] { "" }
    }; { $total ->
        [0] nadie da
        [one] 1 da
       *[other] { $total } dan
    } más que sospechar que la mayoría.
advice-nobody-loses = No cambiaría la Reputación de nadie.
advice-finger = El dado elige a quién acusas: de media, a tu Bando { $tone ->
        [1] le conviene
       *[0] le perjudica
    }.
advice-truce = Sin Juicios, esta semana se libra { $seat }, de quien más se sospecha, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-truce-me = Sin Juicios te libras esta semana: es de ti de quien más se sospecha.
advice-inquisitor = Un empate quemaría a { $seat }, de quien más se sospecha, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-inquisitor-me = Un empate te quemaría a ti: es de ti de quien más se sospecha.
advice-week-over = Nadie más tiene turno antes de la Asamblea: no serviría de nada.
advice-office-won = Serás Ciudadano Influyente hasta la Asamblea.
advice-office-lost = Perderías tu propio cargo.
advice-office-taken = { $seat } deja de ser Ciudadano Influyente, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-procession = Pasas tu carta menos útil y recibes otra: de media, { $tone ->
        [1] mejor
       *[0] peor
    }.
advice-procession-none = Pasas una carta y recibes otra igual de buena.
advice-barter = { $seat } tiene { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por tus { $total }: { $tone ->
        [1] sales ganando
       *[0] no te compensa
    }.
advice-search = Ves la mano de { $seat } y te quedas con la mejor carta.
advice-loses-card = { $seat } pierde una carta, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-gets-card = { $seat } recibe una carta, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-loses-turn = { $seat } pierde un turno, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-library = No cuesta nada, y sabrás qué se roba después.
advice-draws = Robas una carta nueva.
advice-swaps-card = Tomas una carta de { $seat }.
advice-peeks = Averiguas algo de { $seat }, que { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-sees-hand = No cuesta nada, y ves qué tiene { $seat }.
advice-learns = Sabrás el Bando de { $seat }, que puede ser Bruja ({ $count } de cada 10).
advice-knows = El Bando de { $seat } ya lo sabes.
advice-rid-of-doll = Te libras del muñeco, que resta Reputación y te puede llevar a Juicio.
advice-rest = No hace falta jugar ninguna carta: guardarlas vale algo.
advice-names-fellow = Todo el pueblo sabe lo que fuiste: verían que { $seat } es de las tuyas.
advice-haunt-nothing = A tu Bando no le serviría de nada.
advice-muted = { $seat } no puede hablar mal de nadie durante un turno, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-chained = { $seat } no puede acusar durante un turno, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-no-draw = { $seat } no roba en su próximo turno, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-possesses = En el próximo Juicio de la semana votas por { $seat }, que { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-dreamt = { $seat } puede perder una carta de Juicio, y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-shows-card = Todos ven una carta de { $seat }.
advice-cancel = «{ $card }» no te traería nada bueno.
advice-cancel-misses = Te quedarías sin algo bueno: «{ $card }» te conviene.
advice-lets-happen = «{ $card }» te costaría algo.
advice-dream-takes = { $seat } pierde «{ $card }», y { $tone ->
        [1] { $count ->
            [10] es Bruja
           *[other] puede ser Bruja ({ $count } de cada 10)
        }
       *[0] { $count ->
            [10] es pueblerino
           *[other] puede ser pueblerino ({ $count } de cada 10)
        }
    }.
advice-clue-accuses = { $seat } acusó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } a { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-accuses-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } acusó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } a { $seat }.
advice-clue-accuses-me = { $seat } te acusó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    }.
advice-clue-stones = { $seat } acusó pronto a { $about }, cuando aún no había motivo{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-stones-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } acusó pronto a { $seat }, cuando aún no había motivo.
advice-clue-stones-me = { $seat } te acusó pronto, cuando aún no había motivo.
advice-clue-guilty = { $seat } votó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } por quemar a { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-guilty-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } votó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } por quemar a { $seat }.
advice-clue-guilty-me = { $seat } votó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } por quemarte.
advice-clue-innocent = { $seat } votó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } por salvar a { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-innocent-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } votó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } por salvar a { $seat }.
advice-clue-innocent-me = { $seat } votó{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } por salvarte.
advice-clue-abstains = { $seat } no votó sobre { $about }{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-abstains-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } no votó sobre { $seat }{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    }.
advice-clue-abstains-me = { $seat } no votó sobre ti{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    }.
advice-clue-slanders = { $seat } habló mal{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } de { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-slanders-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } habló mal{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } de { $seat }.
advice-clue-slanders-me = { $seat } habló mal{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } de ti.
advice-clue-praises = { $seat } habló bien{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } de { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-praises-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } habló bien{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } de { $seat }.
advice-clue-praises-me = { $seat } habló bien{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } de ti.
advice-clue-suspects = { $seat } dice que sospecha de { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-suspects-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } dice que sospecha de { $seat }.
advice-clue-suspects-me = { $seat } dice que sospecha de ti.
advice-clue-trusts = { $seat } dice que se fía de { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-trusts-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } dice que se fía de { $seat }.
advice-clue-trusts-me = { $seat } dice que se fía de ti.
advice-clue-rescues = { $seat } anuló{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } el Juicio de { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-rescues-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } anuló{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } el Juicio de { $seat }.
advice-clue-rescues-me = { $seat } anuló{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    } tu Juicio.
advice-clue-gives = { $seat } dio cartas a { $about }{ $tone ->
        [1] , que era Bruja
        [0] , que era pueblerino
       *[2] { "" }
    }.
advice-clue-gives-by = { $about }{ $tone ->
        [1] , que era Bruja,
        [0] , que era pueblerino,
       *[2] { "" }
    } dio cartas a { $seat }.
advice-clue-gives-me = { $seat } te dio cartas.

## Lecciones

lesson-village = Una semana en el pueblo
    .about = Tu primer turno, una Asamblea y tu primer Juicio, y cómo se descubre a una Bruja.
lesson-village-hello = Buenas noches. En este pueblo sois seis, y entre vosotros se esconden dos Brujas. Se las descubre por lo que hace cada cual: qué dice, cómo vota y a quién da cartas.
lesson-village-goal = Los pueblerinos ganan cuando han ardido todas las Brujas. Las Brujas ganan en cuanto son más que los pueblerinos vivos; y si solo quedan dos con vida y uno es Bruja, también.
lesson-village-character = Primero, tu Personaje, que verán todos. Te da un sexo, una habilidad y una Reputación base, que en un Juicio son votos a favor o en contra. Quédate con «{ character-P13 }» o «{ character-P24 }».
lesson-village-bad_name = Mirar el Bando de alguien tienta, pero solo se puede una vez por partida. Y −2 son dos votos en contra en cada Juicio tuyo. Para empezar va mejor un buen nombre.
lesson-village-side = Este es tu Bando: eres de los pueblerinos, y solo lo ves tú. Con los ojos de todos cerrados, las dos Brujas se han reconocido. Ellas saben quién es quién; tú, no. Los números sobre las cabezas son los dados: empieza quien saca más.
lesson-village-hand = Tus cinco cartas tampoco las ve nadie: puedes hablar de ellas, pero no enseñarlas. Hay Rumores, que suben o bajan la Reputación; Juicios, para acusar; y cartas para el Juicio (con la mano), que se usan durante uno. Cada una dice lo que hace.
lesson-village-begins = Empieza { $seat5 }, con el dado más alto; luego se sigue hacia la derecha. En su turno cada cual roba una carta y juega lo que quiera. Al acabar la semana se elige un Ciudadano Influyente, cuyo voto decide los empates.
lesson-village-slandered = Un Rumor negativo. { $seat1 }, el Bibliotecario, empezó en −1 y ahora está en −2: la Reputación es la base más los Rumores, que se quedan delante de quien los recibe. Algunos valen distinto para hombres y mujeres: lo dice la carta.
lesson-village-praised = Y uno positivo para { $seat3 }. En un turno se juega como mucho uno de cada tipo. Quién habla bien de quién, y quién mal: esa es tu primera pista.
lesson-village-own_turn = Te toca, y ya has robado esta carta. Puedes jugar, en el orden que quieras, un Rumor positivo, uno negativo y todos los Juicios y Sucesos (cosas que pasan en el pueblo) que tengas. No es obligatorio jugar nada.
lesson-village-praise = Empieza por ti: juega «{ card-R04a }» sobre ti y ganas +1. Si algún día te acusan, cada punto de Reputación será un voto a tu favor.
lesson-village-praise_who = Puedes: un Rumor positivo se juega sobre cualquiera. Pero aún no sabes quién lo merece, y por ahora solo pondrías la mano en el fuego por ti.
lesson-village-too_soon = Puedes, pero aún no ha pasado casi nada. Si quien acusas arde y era pueblerino, descartas toda tu mano. Guarda el Juicio hasta tener un motivo.
lesson-village-words_left = Puedes terminar ya. Pero un Rumor en la mano no hace nada, y al final de la semana robarás hasta tener cinco cartas.
lesson-village-slander = Ahora uno negativo, «{ card-R20a }», sobre cualquiera menos tú. ¿De quién te fías menos? { $seat5 } ha hablado mal de alguien cuando aún no había pasado nada.
lesson-village-helps_her = { $seat1 } ya tiene la peor fama del pueblo, y no ha hecho nada. Cada punto negativo será un voto contra él si lo acusan. ¿No es eso lo que busca { $seat5 }?
lesson-village-ability = Tu habilidad: la Vecina Beata puede jugar un segundo Rumor negativo, sobre otra persona. Tienes «{ card-R16a }»: juégalo, por ejemplo sobre { $seat3 }, a quien elogió { $seat5 }. O termina el turno.
lesson-village-ability_other = Tu habilidad: la Vecina Beata puede jugar un segundo Rumor negativo, sobre otra persona. Tienes «{ card-R16a }»: juégalo, por ejemplo sobre { $seat5 }. O termina el turno.
lesson-village-keep = «{ card-J1a }» es una carta de Juicio: acusa a alguien de ser Bruja. Quien acusa y quema a un pueblerino descarta toda su mano. Por eso, no juegues el Juicio hasta que tengas un motivo. Termina el turno.
lesson-village-event = { $seat1 } juega «{ card-S01 }», que es un Suceso: cada vivo roba una carta. Los Sucesos se juegan en el turno propio, tantos como se quiera, y cada uno dice lo que hace.
lesson-village-trial_seen = ¡Un Juicio! { $seat2 } acusa a { $seat3 }. Primero habla ella y luego él; después vienen las cartas, la votación y la sentencia. Quien arde, muere. Nunca hay dos Juicios a la vez.
lesson-village-counter = { $seat3 } tenía una «{ card-C2a }», que es un Contrajuicio: el Juicio se anula. Vale en cualquier momento del Juicio, hasta que alguien arde. Y no prueba nada: también los pueblerinos tienen coartadas.
lesson-village-assembly = Todos han jugado su turno: ha pasado una semana y hay Asamblea. Lo primero es elegir al Ciudadano Influyente: el vivo con la Reputación más alta. Si hay empate, se vota.
lesson-village-assembly-missed = Cuando todos han jugado su turno, ha pasado una semana y hay Asamblea. Lo primero es elegir al Ciudadano Influyente: el vivo con la Reputación más alta. Si hay empate, se vota.
lesson-village-elected = Y eres tú. Lo serás hasta la próxima elección: si un Juicio acaba en empate, tu voto contará otra vez. Además, ahora puedes calmar los ánimos: descartar Rumores negativos.
lesson-village-elected-missed = El Ciudadano Influyente lo es hasta la próxima elección, o hasta que muera: si un Juicio acaba en empate, su voto cuenta otra vez.
lesson-village-calm = Puedes descartar tantos Rumores negativos como Reputación positiva tengas (con +2, hasta dos; con +3, hasta tres), o ninguno. Uno por jugador como mucho, y ninguno tuyo. Empieza por «{ card-R15a }», que está ante { $seat1 }.
lesson-village-calm-missed = En la Asamblea, el Ciudadano Influyente puede calmar los ánimos: descarta tantos Rumores negativos como Reputación positiva tenga, uno por jugador como mucho y ninguno suyo.
lesson-village-own_words = Ese Rumor lo has jugado tú. Si lo descartas, deshaces tu propio turno; y solo se quita uno por jugador.
lesson-village-save_nuno = Puedes. Pero cada punto negativo de { $seat1 } será un voto contra él si lo acusan, y no ha hecho nada malo.
lesson-village-calm_more = ¿Alguno más? Cuando te baste, elige «{ verb-done }».
lesson-village-tied_election = Hay empate en la Reputación más alta: votáis todos los vivos entre quienes empatan, y puedes votarte. Si se repite el empate, tiran el dado y quien saca más nombra a uno de ellos.
lesson-village-share = Ahora el Reparto: cada cual da de una a tres cartas a otros, boca abajo y todos a la vez. No necesitas dos Juicios: da «{ card-J8 }» a alguien de quien te fíes, por ejemplo a { $seat2 }.
lesson-village-share-missed = En la Asamblea hay un Reparto: cada cual da de una a tres cartas a otros, boca abajo y todos a la vez. Cuántas van de quién a quién lo ven todos.
lesson-village-keep_trial = Con esa carta puedes acusar. Si la das, te quedas esperando otra y en manos ajenas nunca se sabe.
lesson-village-arms_her = De { $seat5 } sospechas, y una carta en manos de una Bruja se usa contra ti.
lesson-village-ready = Puedes dar hasta tres, y cambiar de idea. Cuando lo tengas, elige «{ verb-ready }».
lesson-village-gift = { $seat1 } te ha dado «{ card-R23 }», que vale −2. Sabes de quién viene, y qué carta es solo lo sabéis vosotros dos. Después, quien tenía menos de cinco ha robado hasta cinco. Nueva semana.
lesson-village-gift-missed = Tras el Reparto, quien tiene menos de cinco cartas roba hasta cinco, y empieza otra semana. Sabes de quién viene cada carta que te dan, y cuál es solo lo sabéis vosotros dos.
lesson-village-accounts = Cuántas cartas van de quién a quién lo ven todos. { $seat5 } ha dado dos a { $seat3 }, y él una a ella. ¿Serán amigos? Estas cosas conviene recordarlas.
lesson-village-accused = { $seat5 } acusa a { $seat1 }. Quien acusa da sus motivos, y quien está acusado puede defenderse. Mientras, los demás escuchan.
lesson-village-words = «Soy de los pueblerinos», dice { $seat1 }, y la casita a su lado lo recuerda; un ojo recuerda de quién sospecha alguien. Decirlo puede cualquiera: aquí se puede mentir, y solo es seguro lo que se ve en la mesa.
lesson-village-floor = Ahora cualquier vivo puede jugar cuantos Rumores quiera sobre { $seat1 }, y cartas para el Juicio (con la mano). La ronda acaba cuando todos pasan. Si no tienes nada que lo ayude, pasa.
lesson-village-floor-missed = En un Juicio, después de hablar, cualquier vivo puede jugar cuantos Rumores quiera sobre quien está acusado, y cartas para el Juicio (con la mano). La ronda acaba cuando todos pasan.
lesson-village-hurts_him = Eso perjudica a { $seat1 }. ¿De verdad crees que es una Bruja? Mejor guárdalo para alguien de quien sospeches.
lesson-village-vote = Votan a la vez, y en secreto, todos los vivos menos quien está acusado: «inocente» es un voto a favor; «culpable», uno en contra. La Reputación también vota: el −1 del Bibliotecario es uno en contra. ¿Y qué ha hecho? Nada. Vota inocente.
lesson-village-vote_nuno = Votan a la vez, y en secreto, todos los vivos menos quien está acusado. Además, la Reputación cuenta como votos: cada punto negativo de { $seat1 } es un voto contra él. ¿Y qué ha hecho? Nada. Vota inocente.
lesson-village-no_proof = Contra él solo hay mala fama, y eso no prueba nada. Si arde un pueblerino, a las Brujas les falta menos para ser más que vosotros.
lesson-village-no_opinion = Puedes abstenerte. Pero entonces no ayudas a nadie, y si hay empate, un Ciudadano Influyente que se abstuvo no lo decide.
lesson-village-tie = Tres a favor, dos en contra y uno más por su −1: empate a tres. Tu voto de Ciudadano Influyente cuenta otra vez, y son 4 a 3. Si no hubiera, fuera el acusado o se abstuviera, acusador y acusado tirarían el dado: quien saca más decide.
lesson-village-tie-missed = Si un Juicio acaba en empate, el voto del Ciudadano Influyente cuenta otra vez. Si no lo hay, es el acusado o se abstuvo, acusador y acusado tiran el dado, y quien saca más decide.
lesson-village-tie_other = Empate. Como eres Ciudadano Influyente, tu voto cuenta otra vez y decide. Si no hubiera, fuera el acusado o se abstuviera, acusador y acusado tirarían el dado: quien saca más decide.
lesson-village-verdict = Inocente. Al revés también vale: una Vecina Beata con +2 tendría dos votos a favor. Tras cada veredicto hay una última ronda, por si alguien reacciona. Si no tienes nada que jugar, la mesa pasa por ti.
lesson-village-condemned = Culpable: con los votos y la mala fama, pesa más lo que hay contra { $seat1 }. Antes de cumplir la sentencia queda una última ronda, por si alguien juega un Contrajuicio.
lesson-village-burnt_nuno = { $seat1 } ha ardido, y era pueblerino. Contra él contaron los votos de «culpable» y su mala fama. Quien arde enseña su Bando, y { $seat5 }, por acusar a un inocente, descarta toda su mano.
lesson-village-free = { $seat1 } queda libre. Ahora haz memoria: { $seat5 } habló mal de él, lo acusó y lo votó culpable, y { $seat3 } votó como ella. Eso ya es un motivo.
lesson-village-accuse = Tienes una acusación. Si arde una Bruja robarás tres cartas; si es un pueblerino, descartarás toda la mano. Acusa a { $seat5 } con «{ card-J1a }».
lesson-village-accuse_any = Tienes una acusación, y se trata de dar con las Brujas. Si arde una robarás tres cartas; si es un pueblerino, descartarás toda la mano. ¿Quién ha hablado mal, acusado o votado contra gente inocente? Acusa, o termina el turno.
lesson-village-why_them = ¿Qué tienes contra esa persona? { $seat5 } te ha dado motivos, y sin motivos nadie te seguirá.
lesson-village-now_or_never = Puedes esperar, pero las Brujas no esperan: con cada pueblerino que arde están más cerca. Tienes la carta y tienes el motivo.
lesson-village-speech = Di por qué: elige una frase, por ejemplo que sospechas de { $seat5 } porque acusó a { $seat1 }; se arma palabra por palabra. Los motivos del menú son siempre ciertos; lo demás puede ser mentira.
lesson-village-speech_end = Puedes decir más: del menú, tres frases por semana y tres más en cada Juicio; durante la votación no habla nadie. Cuando acabes, elige «{ verb-end_speech }»: entonces podrá defenderse { $seat5 }.
lesson-village-speech_any = Di por qué acusas: elige una frase del menú (sus motivos son siempre ciertos) y, cuando acabes, «{ verb-end_speech }». Durante la votación no habla nadie.
lesson-village-floor_own = En un Juicio no hay límite de Rumores por jugador. «{ card-R23 }» le quita 2 a { $seat5 }, y cada punto negativo es un voto contra ella. Juégalo.
lesson-village-floor_still = La palabra sigue siendo tuya, y «{ card-R23 }» sigue en tu mano: le quitaría 2 a { $seat5 }. Juégalo, o pasa.
lesson-village-use_it = Puedes pasar, pero entonces todo depende de los votos de los demás. Lo que te guardes hoy no la va a quemar.
lesson-village-helps_urraca = Ese Rumor es positivo: le daría votos a favor, y la has acusado tú. Contra ella van los negativos.
lesson-village-two_of_each = Nadie tiene nunca delante más de dos Rumores de cada tipo. Si llega un tercero negativo, quien lo juega decide cuál se va; si es positivo, lo decide quien lo recibe.
lesson-village-floor_cards = «{ card-D2a }» es una carta para el Juicio (con la mano): un voto más en contra. En un Juicio puedes jugar cuantas quieras de estas. Juégala, o pasa.
lesson-village-floor_any = Acusas tú, y necesitas que pese más lo que hay en contra. Los Rumores negativos y las cartas para el Juicio (con la mano) lo son. Juega lo que te sirva, o pasa.
lesson-village-vote_own = Se suman los votos, la Reputación y las cartas: si pesa más lo que hay en contra, { $seat5 } arde. La has acusado tú: vota culpable.
lesson-village-own_case = La has acusado tú. Si ni siquiera tú la votas culpable, ¿quién lo va a hacer?
lesson-village-vote_other = Votan a la vez, y en secreto, todos los vivos menos quien está acusado. Además cuenta su Reputación: cada punto negativo es un voto en contra, y cada positivo, uno a favor. ¿Tienes motivos? Decide.
lesson-village-burnt = ¡Era una Bruja! Quien arde enseña su Bando. Como la acusaste tú, robas tres cartas; si hubiera sido pueblerina, habrías descartado toda tu mano.
lesson-village-burnt_witch = Ha ardido una Bruja: en su Juicio pesó más lo que había en contra. Quien arde enseña su Bando, y quien acusa a una Bruja que arde roba tres cartas. Ya solo queda una.
lesson-village-burnt_villager = Ha ardido un pueblerino: en su Juicio pesó más lo que había en contra. Quien acusa y quema a un inocente descarta su mano, si ninguna carta dice otra cosa. Las Brujas están más cerca de ganar.
lesson-village-spectre_other = Quien arde es un Espectro: sin su mano, su habilidad, Reputación ni voto, pero con tres cartas de Ultratumba. En cada turno suyo roba una y puede jugar una. No hace nada más, pero aún gana o pierde con su Bando.
lesson-village-spectre = { $seat5 } es ahora un Espectro: sin su mano, su habilidad, Reputación ni voto, pero con tres cartas de Ultratumba. En cada turno suyo roba una y puede jugar una. No hace nada más, pero aún gana o pierde con su Bando.
lesson-village-clues = Queda una Bruja. ¿A quién elogió { $seat5 }, a quién dio cartas, quién quiso salvarla? Tus sospechas apúntalas en «Notas»: solo las lees tú.
lesson-village-alone = Desde aquí decides por tu cuenta, y los demás también. Si algo no se puede, tócalo y te dirá por qué.
lesson-village-spectre_turn = Turno de un Espectro: roba una carta de Ultratumba y puede jugar una. Las rotativas se ponen ante un vivo y pasan a la derecha al acabar su turno. Y algunas se juegan en los Juicios.
lesson-village-you_accused_mute = ¡Te acusan! Defiéndete: di que eres de los pueblerinos, o señala a otro. Un Contrajuicio lo anula todo. Pero esta acusación te prohíbe jugar Rumores en este Juicio. Tú no votas.
lesson-village-you_accused = ¡Te acusan! Defiéndete: di que eres de los pueblerinos, o señala a otro. Un Contrajuicio lo anula todo, y tras los discursos puedes jugar Rumores positivos sobre ti. Tú no votas.
lesson-village-you_dead = Has ardido (en tu propio turno, este acaba), pero sigues jugando: como Espectro, en cada turno tuyo robas una carta de Ultratumba y puedes jugar una. Si ganan los pueblerinos, ganas tú.
lesson-village-won = ¡Ya no queda ninguna Bruja! Ganáis todos los pueblerinos, también los que ardieron. Ahora se ven todos los Bandos: ¿habías acertado?
lesson-village-lost = Esta vez ganan las Brujas: ya son más que los pueblerinos vivos, o quedan dos con vida y uno es Bruja. Ahora se ven todos los Bandos: ¿qué pista se te escapó?
lesson-village-goodbye = Ya sabes jugar. Si una partida se alarga mucho, la mesa le pone fin: con el límite de semanas, que es una opción, tras la 52 acaba sin vencedor. La próxima vez quizá te toque ser Bruja: hay otra lección para eso.

lesson-witch = Una semana de Bruja
    .about = Cómo se esconde una Bruja: Rumores, un Juicio sin acusador y una amiga en apuros.
lesson-witch-hello = Sois cinco: tres pueblerinos y dos Brujas. Esta noche tú serás una de ellas. Los pueblerinos os buscan para quemaros; vosotras haréis que se quemen entre ellos.
lesson-witch-character = Elige tu Personaje, que verán todos. «{ character-P03 }» y «{ character-P16 }» tienen +1: en un Juicio contra ti, un voto a tu favor. Y lee sus habilidades, que a una Bruja le vienen muy bien.
lesson-witch-bad_name = Su voto doble asusta, pero empieza en −2: serían dos votos contra ti en cada Juicio, y las Brujas viven de su buen nombre.
lesson-witch-side = Este es tu Bando: eres Bruja. Nadie más lo ve, salvo la otra Bruja: os habéis reconocido mientras los demás cerraban los ojos.
lesson-witch-friend = La otra es { $seat3 }. No podéis hablaros en secreto: lo que dices lo oyen todos. Y no te delates protegiéndola sin necesidad.
lesson-witch-goal = Ganáis en cuanto las Brujas sean más que los pueblerinos vivos. Ahora son tres contra dos: tienen que arder dos de ellos. Si ardéis las dos, ganan los pueblerinos.
lesson-witch-plan = Empiezas tú, y ya has robado una carta. En tu turno: un Rumor positivo y uno negativo como mucho, y todos los Juicios y Sucesos (cosas que pasan en el pueblo) que quieras. Tienes un buen plan en la mano.
lesson-witch-slander = «{ card-R26 }» quita 3. Juégalo sobre { $seat1 }: su base es 0, así que tendrá la peor Reputación del pueblo. Los puntos negativos son votos en contra en un Juicio.
lesson-witch-on_friend = { $seat3 } es de las tuyas. Hablar mal de ella puede despistar, pero con −3 la dejarías a un paso de la hoguera.
lesson-witch-just_as_good = Da igual: { $seat2 } también parte de 0. Pero la lección sigue con { $seat1 }.
lesson-witch-not_lowest = Puedes, pero { $seat1 } parte de 0 y quedaría en −3. Cuanto peor sea su nombre, más votos en contra tendrá en un Juicio.
lesson-witch-name_first = Primero el Rumor: ese Suceso lleva a Juicio a quien tenga la peor Reputación. Ahora hay varios empatados, y nadie con votos en contra.
lesson-witch-no_need = Si acusas tú y arde un pueblerino, descartas la mano y todos recordarán quién acusó. Tienes una carta que acusa sin que nadie dé la cara.
lesson-witch-much_to_do = Puedes terminar, pero tienes en la mano un Rumor y un Suceso que juntos pueden quemar a un pueblerino.
lesson-witch-praise = Ahora tu buen nombre: juega «{ card-R01a }» sobre ti. Si te acusan, son votos a tu favor; y quien tiene la Reputación más alta manda en la Asamblea.
lesson-witch-seen_together = Lo ven todos, y lo recordarán: si un día arde una de las dos, buscarán a quien hablaba bien de ella.
lesson-witch-for_a_villager = Puedes, y parecerías de fiar. Pero un buen nombre son votos a favor, y a quien quieres quemar no le hacen falta.
lesson-witch-event = Y ahora el Suceso: «{ card-S09 }» lleva a Juicio, sin acusador, a quien tiene la peor Reputación. Nadie paga si era inocente. Juégalo.
lesson-witch-event-missed = Algunos Sucesos llevan a alguien a Juicio sin acusador. Entonces solo habla quien está acusado, y nadie roba ni descarta por ello. Si hay empate y no hay Ciudadano Influyente, tira el dado: con 4 o más se salva.
lesson-witch-trial = Un Juicio contra { $seat1 }. Sin acusador, solo habla él; y si hay empate y no hay Ciudadano Influyente, tira el dado: con 4 o más se salva. Después de hablar vienen las cartas, la votación y la sentencia.
lesson-witch-trial-missed = En un Juicio habla quien acusa, si lo hay, y luego quien está acusado. Después vienen las cartas, la votación y la sentencia.
lesson-witch-floor = Aquí cualquier vivo puede jugar Rumores sobre { $seat1 } y cartas para el Juicio (con la mano). Tú haz cuentas: su −3 ya son tres votos en contra. No gastes nada: pasa.
lesson-witch-floor-missed = En un Juicio, después de hablar, cualquier vivo puede jugar cuantos Rumores quiera sobre quien está acusado, y cartas para el Juicio (con la mano). Cada punto negativo de Reputación es un voto en contra, y cada uno positivo, un voto a favor.
lesson-witch-needless = No hace falta: con su −3 le sobra. Y lo que juegas lo ven todos. Guárdalo para salvar a alguien, o para salvarte.
lesson-witch-saves_him = Esa carta es un voto a su favor, y tú quieres que arda. Guárdala: quizá pronto tengas que salvar a una de las tuyas.
lesson-witch-vote = Votáis todos menos él, y los votos se enseñan juntos. En contra hay tres de su Reputación, y { $seat3 } pondrá otro. Arde aunque votes inocente, así que vota inocente: quedarás muy bien.
lesson-witch-vote-missed = Votan a la vez, y en secreto, todos los vivos menos quien está acusado; después los votos se enseñan juntos. Se suman los votos, la Reputación y las cartas: si pesa más lo que hay en contra, arde.
lesson-witch-hands_clean = Puedes, pero arde igual, y todos verán que lo has querido tú. Cuando se sepa que era inocente, mirarán a quienes votaron culpable.
lesson-witch-lukewarm = También vale, pero un «inocente» te da mejor cara, y el resultado es el mismo.
lesson-witch-count = El recuento: a favor, tu voto, el de { $seat2 } y el de { $seat4 }; en contra, el de { $seat3 } y tres por su −3. Cuatro a tres: culpable.
lesson-witch-burnt = Ha ardido, y era pueblerino. Con acusador, este habría descartado toda su mano; si la quemada es una Bruja, el acusador roba tres cartas. Aquí nadie acusaba, y nadie paga.
lesson-witch-burnt-missed = Quien arde enseña su Bando. Si era Bruja, quien acusó roba tres cartas; si era pueblerino, descarta toda su mano.
lesson-witch-burnt_villager = Ha ardido un pueblerino: en su Juicio pesó más lo que había en contra. Quien acusa y quema a un inocente descarta su mano, si ninguna carta dice otra cosa. Estáis más cerca de ganar.
lesson-witch-burnt_friend = { $seat3 } ha ardido: pesó más lo que había contra ella. Ahora todos saben que era Bruja, y buscarán a quien la defendió. Te has quedado sola; si ardes tú también, ganan los pueblerinos.
lesson-witch-even = Quedáis dos y dos: con números iguales se sigue. Una muerte más lo decide casi todo: si es de un pueblerino, ganáis vosotras. Por ahora, termina el turno con cara de pena.
lesson-witch-even-missed = Con números iguales se sigue. Pero si solo quedan dos con vida y uno es Bruja, ganan las Brujas.
lesson-witch-not_yet = Puedes, pero nadie tiene ya mala fama y perderías la votación. Además, quien acusa dos veces seguidas llama mucho la atención.
lesson-witch-spectre = { $seat1 } es ahora un Espectro: perdió su mano y su habilidad, y ni vota ni tiene Reputación. Pero en cada turno suyo roba una carta de Ultratumba y puede jugar una. Ha puesto «{ card-U01a }» ante { $seat3 }: −1.
lesson-witch-spectre-missed = Quien arde es un Espectro: sin mano, habilidad, Reputación ni voto, pero con tres cartas de Ultratumba. En cada turno suyo roba una y puede jugar una.
lesson-witch-accused = { $seat2 } acusa a { $seat3 }: fue la única que votó culpable. ¿Ves por qué convenía votar inocente? Quien está acusado no vota, así que decidís tú, { $seat2 } y { $seat4 }.
lesson-witch-accused_too = Acusan a { $seat3 }, tu amiga. Quien está acusado no vota; los demás vivos, sí. Piensa cómo votarán los otros, y cuánto te conviene que te vean defenderla.
lesson-witch-save = Si arde te quedas sola. Con «{ card-D1a }» sumas un voto a favor; con «{ card-D4 }», anulas el voto de alguien. Un Contrajuicio lo anularía todo, pero no tienes. ¿La salvas?
lesson-witch-alone_then = A veces hay que dejar caer a una amiga para que no sospechen. Pero a ti sola te bastará un mal Juicio para perder.
lesson-witch-save_more = La ronda acaba cuando todos pasan seguidos; si alguien juega algo, se pregunta otra vez. ¿Algo más, o pasas?
lesson-witch-vote_friend = Tu voto lo verán todos. Inocente la ayuda; culpable te protege a ti. Decide.
lesson-witch-dice = Empate a dos: tu voto y «{ card-D1a }» contra los votos de { $seat2 } y { $seat4 }. Aún no hay Ciudadano Influyente, cuyo voto contaría otra vez. Así que acusadora y acusada tiran el dado, y la más alta decide.
lesson-witch-dice-missed = Si un Juicio acaba en empate, el voto del Ciudadano Influyente cuenta otra vez. Si no lo hay, es el acusado o se abstuvo, acusador y acusado tiran el dado, y quien saca más decide.
lesson-witch-dice_other = Empate. Aún no hay Ciudadano Influyente, cuyo voto contaría otra vez. Así que acusadora y acusada tiran el dado, y la más alta decide.
lesson-witch-acquitted = Inocente. Mira el recuento: a favor pesan más los votos, las cartas y la Reputación que lo que hay en contra.
lesson-witch-survives = ¡Salvada! Pero todos han visto quién la ha defendido.
lesson-witch-wisp = «{ card-U01a }» es rotativa: cada vez que acaba el turno de quien la tiene, pasa al siguiente vivo de la derecha. Ahora te toca a ti el −1. Cuando le tocaría a alguien que ya la tuvo, se descarta.
lesson-witch-wisp-missed = Algunas cartas de Ultratumba son rotativas: están delante de un vivo y, cuando acaba su turno, pasan al siguiente vivo de la derecha. La que le tocaría a alguien que ya la tuvo va al descarte propio de Ultratumba.
lesson-witch-assembly = Ha pasado una semana: hay Asamblea. Será Ciudadano Influyente quien tenga la Reputación más alta, y en los Juicios su voto decidirá los empates.
lesson-witch-assembly-missed = Cuando todos han jugado su turno, ha pasado una semana y hay Asamblea. Será Ciudadano Influyente quien tenga la Reputación más alta, y en los Juicios su voto decidirá los empates. Si ahí hay empate, se vota.
lesson-witch-election = Hay empate en la Reputación más alta, así que se vota entre quienes empatan, y tú eres una. Puedes votarte. Si vuelve a haber empate, tiran el dado y quien saca más elige.
lesson-witch-power = Puedes, y parecerías generosa. Pero el voto que decide los empates es media victoria.
lesson-witch-name = Otro empate, y tu dado es el más alto: nombras tú.
lesson-witch-calm = El Ciudadano Influyente descarta Rumores negativos de otros: tantos como su Reputación positiva (con +1, uno), uno por jugador y ninguno suyo. O elige «{ verb-done }».
lesson-witch-not_hers = Esa mala fama es justo lo que te conviene: son votos contra alguien del otro Bando.
lesson-witch-share = El Reparto: das de una a tres cartas, boca abajo, y todos ven a quién y cuántas. Con una a { $seat3 } nadie sospecha; con tres, sí. Quédate el Juicio.
lesson-witch-share-missed = En la Asamblea hay un Reparto: cada cual da de una a tres cartas a otros, boca abajo y todos a la vez. Cuántas van de quién a quién lo ven todos.
lesson-witch-share_spent = El Reparto: hay que dar de una a tres cartas, boca abajo, y todos ven a quién y cuántas. Si ya solo te queda el Juicio, tendrás que darlo: mejor a { $seat3 }, que acusará por las dos.
lesson-witch-share_alone = El Reparto: das de una a tres cartas, boca abajo, a otros vivos, y todos ven a quién y cuántas. Ya no tienes a quién ayudar: da lo que menos te sirva y quédate el Juicio.
lesson-witch-keep_trial = Con esa carta puedes acusar, y la próxima muerte puede daros la victoria. Mejor da otra.
lesson-witch-ready = Puedes cambiarlo hasta que todos hayan terminado. Cuando lo tengas, elige «{ verb-ready }».
lesson-witch-gift = { $seat3 } te ha dado «{ card-J2a }»: así se hablan las Brujas. Qué carta es solo lo sabéis vosotras. Después, quien tiene menos de cinco roba hasta cinco.
lesson-witch-gift-missed = Tras el Reparto, quien tiene menos de cinco cartas roba hasta cinco. Qué carta te han dado solo lo sabéis tú y quien te la dio: así se hablan las Brujas.
lesson-witch-finale = Piensa: si arde { $seat2 } o { $seat4 }, seréis dos contra uno y habréis ganado. La partida acaba en ese momento, y ya nadie paga por acusar. Pero si arde una de vosotras, la otra se queda sola.
lesson-witch-finale_alone = Estás sola contra dos. Si arde uno, quedáis dos y una es Bruja: ganas. Si ardes tú, se acabó.
lesson-witch-finale_other = Cuenta quién vive. Ganáis en cuanto las Brujas vivas sean más que los pueblerinos vivos, o si quedan dos con vida y una es Bruja. Si ardéis las dos, ganan los pueblerinos.
lesson-witch-twice = Antes de acusar, haz cuentas: quién votará qué, más su Reputación. Delante de cada uno caben dos Rumores negativos y dos positivos. Y cuidado: un Contrajuicio puede anularlo todo.
lesson-witch-alone = Desde aquí decides por tu cuenta, y los demás también. Aunque ardas seguirás jugando, como Espectro, y ganarás si gana { $seat3 }. Si algo no se puede, tócalo y te dirá por qué.
lesson-witch-alone_friendless = Desde aquí decides por tu cuenta, y los demás también. { $seat3 } sigue jugando como Espectro, y si ganas tú, gana ella. Si algo no se puede, tócalo y te dirá por qué.
lesson-witch-you_accused_mute = ¡Te acusan! Miente con gracia: di que eres de los pueblerinos, o señala a otro. Un Contrajuicio anula el Juicio. Pero esta acusación te prohíbe jugar Rumores en este Juicio. Tú no votas.
lesson-witch-you_accused = ¡Te acusan! Miente con gracia: di que eres de los pueblerinos, o señala a otro. Un Contrajuicio anula el Juicio, y tras los discursos puedes jugar Rumores positivos sobre ti. Tú no votas.
lesson-witch-you_dead = Has ardido, pero sigues jugando: como Espectro, en cada turno tuyo robas una carta de Ultratumba y puedes jugar una. Si gana { $seat3 }, ganas tú.
lesson-witch-won = ¡Habéis ganado! Las Brujas ya son más que los pueblerinos vivos, o quedan dos con vida y una es Bruja. Ganan las dos, vivas o muertas. Ahora se ven todos los Bandos.
lesson-witch-lost = Han ardido las dos Brujas, y ganan los pueblerinos. Mira qué te delató: un voto, un elogio o un regalo de más.
lesson-witch-goodbye = Ya conoces los dos Bandos. En una mesa con más gente hay más Brujas y más mentiras, pero las reglas son estas.

## Lo que hay en la caja, para el taller

box-characters = Personajes
box-rumours = Rumores
box-trials = Juicios
box-counters = Contrajuicios
box-during = Cartas para el Juicio
box-events = Sucesos
box-afterlife = Ultratumba
box-sex = Sexo
box-base = Reputación base
box-ability = Habilidad
box-every = Cada cuánto
box-every-P = siempre
box-every-T = una vez en cada turno propio
box-every-S = una vez por semana
box-every-G = una vez por partida
box-man = Valor para un hombre
box-woman = Valor para una mujer
box-target = A quién acusa
box-target-any = a cualquiera
box-target-ill_repute = a quien tenga mala Reputación
box-target-woman = a una mujer
box-target-man = a un hombre
box-target-influential = al Ciudadano Influyente
box-against = Votos en contra
box-special = Qué tiene de especial
box-special-mute_accused = quien está acusado no juega Rumores
box-special-unpaid = ni se roba ni se descarta por él
box-special-by_water = la Reputación no da votos
box-special-summary = sin Rumores ni cartas que lo cambien
box-special-mighty = el empate va al dado, y se roban 4 por una Bruja
box-effect = Efecto
box-votes = Votos
box-amount = Cartas
box-reputation = Reputación
