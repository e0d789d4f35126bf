# Nueva Salem: elegir edificios, acusar y gobernar. Textos en español.
# Las mismas claves, atributos y valores que en.ftl.

## El juego

game-title = Nueva Salem
game-goal = Fundáis una ciudad y entre vosotros se esconden Brujas. Cada cual construye los Edificios que le convienen; si al final hay demasiada Desesperación, gana la mejor Bruja; si no, el mejor Puritano.
game-before =
    Gana un jugador, no un bando: el que tenga más puntos del bando ganador. También compites con los de tu propio bando.
    Con tres o cuatro jugadores puede que no haya ninguna Bruja en la mesa.
    Se puede hablar de todo y mentir, pero sin mencionar el nombre, la profesión, el dibujo ni el aspecto de tu Personaje.
game-source = El reglamento no trae la lista de las cartas. Son reconstrucción nuestra los símbolos de los Edificios, casi todos los nombres, los textos y costes de los Eventos (salvo los del Juicio) y los números de jugadores; los tipos que puntúa cada Personaje están deducidos.

## Preguntas

ask-pick = Elige en secreto un Edificio de tu mano.
    .others = { $seat } está eligiendo un Edificio.
ask-last_pick = Quédate con una carta, o descarta las dos y construye la primera del mazo.
    .others = { $seat } decide qué hace con sus dos últimas cartas.
ask-remove = ¿De qué Edificio retiras un cubo de Desesperación?
    .others = { $seat } elige de dónde retira un cubo de Desesperación.
ask-conscience = Mala conciencia: paga un cubo de Esperanza, si lo tienes, y descarta la carta, o pon un cubo de Desesperación en un Edificio tuyo.
    .others = { $seat } decide qué hace con su mala conciencia.
ask-launch = Inicia un Evento o, si nada te obliga, termina la fase.
    .others = { $seat } es Comisario y decide qué Evento inicia.
    .launch = Tienes que iniciar un Evento.
    .end_phase-launch = Inicia un Evento o termina la fase.
    .end_phase = Ahora no puedes iniciar ningún Evento: termina la fase.
ask-pay = ¿De qué Edificio sale la Esperanza que falta por pagar?
    .others = { $seat } elige de dónde sale lo que paga.
ask-last_call = La fase va a terminar: ¿das Esperanza a alguien?
    .others = { $seat } aún puede dar Esperanza antes de que termine la fase.
foreseen-last_call = Cada vez que el Comisario quiera terminar la fase, en esta ronda
ask-name = ¿A quién nombras nuevo Comisario?
    .others = { $seat } elige al nuevo Comisario.
ask-try = ¿A quién llevas a Juicio?
    .others = { $seat } elige a quién lleva a Juicio.
ask-question = ¿De quién miras el Personaje?
    .others = { $seat } elige a quién interroga.
ask-confess = ¿Quién tiene que confesar?
    .others = { $seat } elige quién confiesa.
ask-confess_to = Tienes que enseñar tu Personaje a alguien. ¿A quién?
    .others = { $seat } elige a quién enseña su Personaje.
ask-absolve = ¿A quién libras del Juicio?
    .others = { $seat } elige a quién absuelve.
ask-hand = ¿A quién entregas esta carta?
    .others = { $seat } elige a quién entrega la carta.
ask-burn = ¿Qué Edificio arde?
    .others = { $seat } elige qué Edificio arde.
ask-seize = ¿Con qué Edificio te quedas?
    .others = { $seat } elige con qué Edificio se queda.
ask-offer = ¿Qué Edificio tuyo ofreces a cambio?
    .others = { $seat } elige qué Edificio suyo ofrece.
ask-swap_for = ¿Qué Edificio quieres por el tuyo?
    .others = { $seat } elige qué Edificio quiere por el suyo.
ask-emigrate = Elige en secreto un Edificio tuyo: todos pasáis uno a la vez hacia la izquierda.
    .others = { $seat } elige qué Edificio pasa a su izquierda.
ask-clear = ¿De qué Edificio expulsas toda la Desesperación?
    .others = { $seat } elige qué Edificio queda libre de Desesperación.
ask-bear = No tenías Esperanza que perder: ¿en qué Edificio tuyo cae la Desesperación?
    .others = { $seat } elige dónde cae su Desesperación.
ask-build = ¿Cuál de los Edificios robados construyes? Los demás van al fondo del mazo.
    .others = { $seat } elige cuál de los Edificios robados construye.

# Lo que decide el azar
ask-deal_character = ¿Qué Personaje toca?
    .others = Se reparten los Personajes.
ask-first_constable = ¿Quién es el primer Comisario?
    .others = Se sortea el primer Comisario.
ask-deal = ¿Qué Edificio toca?
    .others = Se reparten los Edificios.
ask-redraw = ¿Qué Edificio sale del mazo?
    .others = Se roba la primera carta del mazo.
ask-draw_event = ¿Qué Evento sale?
    .others = Se descubre un Evento.
ask-draw_building = ¿Qué Edificio roba el Comisario?
    .others = El Comisario roba Edificios.

## Lo que se puede elegir

verb-discard_both = Descartar las dos y robar la primera del mazo
verb-end_phase = Dar la fase por terminada
verb-let_pass = No dar nada
verb-pay_rest = Pagar el resto de donde más haya
verb-ease_conscience = Pagar un cubo de Esperanza y descartar la carta
verb-bear_loose = Poner un cubo de Desesperación sobre tu Personaje
verb-pick = Elegir { $card }
verb-keep = Quedarte con { $card }
verb-build = Construir { $card }
verb-launch = Iniciar «{ $event }»
verb-give = Dar un cubo de Esperanza a { $receiver }
verb-name = Nombrar Comisario a { $seat }
verb-try = Llevar a Juicio a { $seat }
verb-question = Mirar el Personaje de { $seat }
verb-confessor = Hacer confesar a { $seat }
verb-confess_to = Enseñar tu Personaje a { $seat }
verb-absolve = Absolver a { $seat }
verb-hand = Entregar la carta a { $receiver }
verb-remove = Retirar un cubo de Desesperación de { $building }
verb-remove_loose = Retirar un cubo de Desesperación del Personaje de { $seat }
verb-clear = Retirar toda la Desesperación de { $building }
verb-clear_loose = Retirar toda la Desesperación del Personaje de { $seat }
verb-burn = Quemar { $building }
verb-seize = Quedarte con { $building }
verb-offer = Ofrecer { $building }
verb-swap_for = Pedir a cambio { $building }
verb-pass_left = Pasar { $building } a tu izquierda
verb-pay_from = Pagar un cubo de { $building }
verb-bear = Poner un cubo de Desesperación en { $building }
verb-move_chest = Llevar tu arca a { $building }

# Lo que se puede hacer sin que te pregunten, en conjunto
asides-give = Dar Esperanza
    .may = Puedes dar Esperanza.
asides-move_chest = Mover tu arca
    .may = Puedes mover tu arca.
asides-give-move_chest = Esperanza y arca
    .may = Puedes dar Esperanza o mover tu arca.

# Lo que elige el azar
verb-deal_character = Toca { $character }
verb-first_constable = El primer Comisario es { $seat }
verb-deal = Toca { $card }
verb-redraw = Sale { $card }
verb-draw_event = Sale «{ $event }»
verb-draw_building = El Comisario roba { $card }

## Lo que ocurre

event-character_dealt = { $seat } recibe su Personaje.
    .known = { $seat } recibe su Personaje: { $character }, { $side_one }.
event-first_named = La suerte decide: { $seat } es el primer Comisario y toma una Placa.
event-round_began = Ronda { $round }: { $deal } cartas para cada uno, de las que se construyen { $play }.
event-built = { $seat } construye { $building }{ $hope ->
        [0] { "" }
       *[other] , +{ $hope } de Esperanza
    }{ $despair ->
        [0] { "" }
       *[other] , +{ $despair } de Desesperación
    }.
event-redrew = { $seat } descarta sus dos cartas y roba la primera del mazo.
event-passed = Las manos pasan a la izquierda, con { $left } cartas cada una.
event-removed = { $seat } retira un cubo de Desesperación de { $building }, de { $owner }.
event-removed_loose = { $seat } retira un cubo de Desesperación del Personaje de { $owner }.
event-not_removed = { $seat } no encuentra Desesperación que retirar.
event-deck_ended = Del mazo solo quedan los descartes de esta ronda: se barajan.
event-event_drawn = Nuevo Evento sobre la mesa: «{ $event }», coste { $cost }.
event-event_replaced = En su lugar aparece «{ $event }», coste { $cost }.
event-gave = { $seat } da un cubo de Esperanza a { $receiver }.
event-chest_moved = { $seat } lleva su arca a { $building }.
event-launched = { $seat } paga { $cost ->
        [one] un cubo
       *[other] { $cost } cubos
    } de Esperanza e inicia «{ $event }».
event-constable_named = { $seat } nombra Comisario a { $receiver }, que toma una Placa y recibe un cubo de Esperanza.
event-badges_returned = Todos tienen Placa o están sometidos a Juicio: las Placas vuelven al centro, salvo la de { $seat } ({ $count } { $count ->
        [one] devuelta
       *[other] devueltas
    }).
event-badges_freed = No queda nadie a quien nombrar: vuelven al centro las Placas de todos menos la de { $seat } ({ $count } { $count ->
        [one] devuelta
       *[other] devueltas
    }).
event-stays_constable = Todos los demás están sometidos a Juicio: { $seat } sigue siendo Comisario y no recibe Esperanza.
event-ends_phase = { $seat } quiere dar la fase por terminada. Último momento para dar Esperanza.
event-thinks_again = { $seat } recibe Esperanza y decide de nuevo: tiene { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } y el Evento más caro cuesta { $dearest }.
event-phase_ended = { $round ->
        [5] Termina la quinta ronda, y con ella la partida.
       *[other] Termina la ronda { $round } y se baraja el mazo de Edificios.
    }
event-on_trial = { $seat } lleva a Juicio a { $receiver }. Juicios que quedan: { $left }.
event-stands_trial = { $seat } se queda con la carta de Juicio. Juicios que quedan: { $left }.
event-trial_annulled = { $seat } quiere llevar a Juicio a { $receiver }, pero «{ $event }» lo impide: el Juicio vuelve a la pila y esa carta, al fondo del mazo.
event-character_seen = { $viewer } mira en secreto el Personaje de { $seat }.
    .known = { $viewer } mira en secreto el Personaje de { $seat }: { $character }, { $side_one }.
event-must_confess = { $seat } obliga a confesar a { $receiver }.
event-burnt = Arde { $building }, de { $owner }, por orden de { $seat }. Sus cubos vuelven a la reserva.
event-seized = { $seat } se queda con { $building }, que era de { $owner }, con sus cubos.
event-offered = { $seat } ofrece { $building } a cambio de otro Edificio.
event-swapped = { $seat } cambia { $building } por { $other }, que era de { $owner }.
event-passed_left = { $seat } pasa { $building } a { $receiver }.
event-cleared = { $seat } limpia { $building }, de { $owner }: { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Desesperación menos.
event-cleared_loose = { $seat } limpia el Personaje de { $owner }: { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Desesperación menos.
event-hope_gained = { $seat } recibe { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Esperanza.
event-hope_lost = { $seat } pierde un cubo de Esperanza.
event-tithed = { $seat } da un cubo de Esperanza a { $receiver } como diezmo.
event-bore = { $seat } pone un cubo de Desesperación en { $building }.
event-bore_loose = Un cubo de Desesperación queda sobre el Personaje de { $seat }.
event-looked = { $seat } roba en secreto { $count ->
        [one] un Edificio
       *[other] { $count } Edificios
    }.
event-put_away = { $seat } deja { $count ->
        [one] un Edificio
       *[other] { $count } Edificios
    } al fondo del mazo, sin que nadie { $count ->
        [one] lo
       *[other] los
    } vea.
event-no_cards = No quedan Edificios en el mazo: { $seat } no roba ninguno.
event-absolved = { $seat } absuelve a { $receiver }: en esta ronda no se le puede llevar a Juicio otra vez. Juicios en la pila: { $left }.
event-handed = { $seat } entrega «{ $event }» a { $receiver }.
event-conscience_eased = { $seat } paga un cubo de Esperanza y descarta «{ $event }».
event-character_shown = { $seat } era { $character }, { $side_one }.
event-town_counted = Hay { $despair ->
        [one] un cubo
       *[other] { $despair } cubos
    } de Desesperación en la ciudad antes de resolver los Juicios.
event-witch_tried = { $seat }, Bruja sometida a Juicio: { PLAIN($change) } de Desesperación.
event-witch_free = { $seat }, Bruja sin Juicio: +{ $change } de Desesperación.
event-puritan_tried = { $seat }, Puritano sometido a Juicio: +{ $change } de Desesperación.
event-trials_summed = { $change ->
        [0] Los Juicios no cambian la cuenta: la Desesperación sigue en { $total }.
       *[other] Tras los Juicios, la Desesperación pasa de { $before } a { $total }.
    }
event-death_sets = { $seat } ha completado { $sets ->
        [one] un grupo
       *[other] { $sets } grupos
    } de Muerte: +{ $change } de Desesperación.
event-justice_sets = { $seat } ha completado { $sets ->
        [one] un grupo
       *[other] { $sets } grupos
    } de Justicia: { PLAIN($change) } de Desesperación.
event-sets_summed = { $change ->
        [0] Los grupos no cambian la cuenta: la Desesperación sigue en { $total }.
       *[other] Tras los grupos, la Desesperación pasa de { $before } a { $total }.
    }
event-witches_reach = Desesperación final: { $total }. Las Brujas necesitaban { $threshold }: hay bastante para ellas.
event-witches_fail = Desesperación final: { $total }. Las Brujas necesitaban { $threshold }: gana un Puritano.
event-type_scored = { $seat } puntúa { $type }: { $points ->
        [one] 1 Edificio, 1 punto
       *[other] { $points } Edificios, { $points } puntos
    }.
event-set_scored = { $seat }, { $sets ->
        [one] un grupo completo
       *[other] { $sets } grupos completos
    } de { $type }: { $points } puntos.
event-letter_scored = { $seat } tiene «{ $event }»: { $points } puntos.
event-points_counted = { $seat } suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
event-hope_counted = Empate a puntos: { $seat } tiene { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza.
event-won = ¡Gana { $seat }, { $winner_one }, con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }!
event-shared = { $seat }, { $winner_one }, comparte la victoria con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
event-all_lost = Hay bastante Desesperación para las Brujas ({ $total } de { $threshold }), pero nadie era Bruja: ¡pierden todos!
event-town_emptied = { $count ->
        [one] Habría que retirar un cubo
       *[other] Habría que retirar { $count } cubos
    } de Desesperación y { $before ->
        [0] no queda ninguno
        [one] solo queda uno
       *[other] solo quedan { $before }
    }: la Desesperación nunca baja de cero.

## Las reglas

rule-SAL-01 = Pueden jugar de 3 a 8 personas. Al azar se apartan tantas Brujas y Puritanos como pide el número de jugadores: 2 y 4 si sois de tres a cinco, 2 y 5 si sois seis, 3 y 6 si sois siete u ocho. Esas cartas se mezclan y a cada uno le toca una; las que sobran salen del juego sin que nadie las mire. Solo ves tu Personaje, y las Brujas no se conocen entre ellas. Con tres o cuatro jugadores puede no haber ninguna Bruja.
    .title = Los Personajes
rule-SAL-02 = Los Edificios y Eventos llevan un número abajo a la derecha: se quedan en la caja los que tengan uno mayor que el número de jugadores. Los demás Edificios se barajan y forman un mazo boca abajo. Así hay tantas copias de cada Edificio como jugadores.
    .title = Qué cartas se usan
rule-SAL-03 = Purificación y Juicio están siempre boca arriba; todas las cartas de Juicio en uso forman una pila. Los otros Eventos forman un mazo boca abajo.
    .title = Los Eventos
rule-SAL-04 = Hay cinco rondas, cada una con su carta, y tantas Placas como jugadores.
    .title = Rondas y Placas
rule-SAL-05 = El primer Comisario se sortea. Toma la figura y una Placa, pero no recibe Esperanza.
    .title = El primer Comisario
rule-SAL-06 = Cada ronda tiene cuatro fases: elegir Edificios, robar un Evento, iniciar Eventos y barajar. En las rondas 1 a 5 se reparten 3, 4, 5, 4 y 3 cartas a cada uno, y se construyen 2, 3, 4, 3 y 2.
    .title = La ronda y el reparto
rule-SAL-07 = Todos eligen a la vez y en secreto una carta de su mano, y pasan el resto a la izquierda. Hasta que haya elegido el último se puede cambiar de idea. Entonces se enseñan todas a la vez. Sabes lo que queda en las manos que has pasado, y la mesa te lo recuerda solo a ti.
    .title = Elegir y pasar
rule-SAL-08 = Los símbolos de un Edificio construido se cumplen siempre: la Esperanza y la Desesperación ponen un cubo sobre la carta, y retirar quita un cubo de Desesperación de un Edificio cualquiera, a elección de quien lo construye. Primero se ponen todos los cubos y después se retira, en orden desde el Comisario hacia la izquierda. Si no hay Desesperación en la ciudad no ocurre nada, y la retirada no se guarda.
    .title = Los símbolos
rule-SAL-09 = Con las dos últimas cartas hay dos opciones: quedarse con una cualquiera y descartar la otra, o descartar las dos y construir la primera del mazo. Primero deciden todos; luego los descartes van al fondo del mazo, y al final roban quienes han descartado las dos, en orden desde el Comisario. Los descartes no se enseñan a nadie ni se pueden volver a mirar.
    .title = Las dos últimas cartas
rule-SAL-10 = La Esperanza y la Desesperación son ilimitadas: los cubos no se acaban nunca.
    .title = Cubos sin límite
rule-SAL-11 = Se descubre un Evento del mazo. Además de Purificación y Juicio hay siempre un Evento boca arriba por cada ronda jugada.
    .title = Fase 2: robar un Evento
rule-SAL-12 = En cualquier momento de la fase de iniciar Eventos, cualquiera menos el Comisario puede dar Esperanza a quien quiera, también al Comisario; lo dado no se devuelve. Quien la recibe decide en qué Edificio suyo queda: en el que tenga su arca. La Esperanza que uno da sale primero de ahí, y el arca se puede llevar a otro Edificio propio en cualquier momento de la fase. Cuando el Comisario quiere terminar, los demás tienen un último momento para dar; en él ya no se mueven las arcas.
    .title = Dar Esperanza
rule-SAL-13 = Solo el Comisario inicia Eventos, y paga el coste con la Esperanza de sus Edificios, que vuelve a la reserva. Sale primero del Edificio con su arca; para el resto elige él si tiene dónde elegir. No se puede iniciar un Evento si no hay a quién o a qué aplicarlo; los que retiran Desesperación, sí, aunque no la haya.
    .title = Fase 3: iniciar Eventos
rule-SAL-14 = Se cumple el texto del Evento. Después la carta va al fondo del mazo y otra ocupa su lugar. Si el texto la entrega a un jugador, este la conserva y también se repone. Las de borde rojo, Purificación y Juicio, no se reponen: Purificación se queda y los Juicios duran lo que dure su pila.
    .title = Resolver un Evento
rule-SAL-15 = El Juicio cuesta 4 y se entrega a un jugador que no tenga otro, que queda sometido a Juicio. El Comisario puede llevarse a Juicio a sí mismo.
    .title = El Juicio
rule-SAL-16 = Tras cada Evento, el Comisario nombra sucesor a otro jugador sin Placa y que no esté sometido a Juicio. Si no hay nadie así, todos menos él devuelven la Placa; si aun así no hay nadie, porque todos los demás están sometidos a Juicio, sigue él y no recibe Esperanza.
    .title = Nombrar sucesor
rule-SAL-17 = El nuevo Comisario toma una Placa y un cubo de Esperanza de la reserva. Si con eso todos tienen Placa o están sometidos a Juicio, devuelven la suya todos menos él.
    .title = El nuevo Comisario
rule-SAL-18 = El Comisario puede iniciar un Evento o dar la fase por terminada. Pero si tiene Esperanza suficiente para el Evento más caro de los que hay sobre la mesa, se pueda iniciar o no, está obligado a iniciar alguno, aunque sea más barato. Si la pila de Juicios está vacía, el Juicio no cuenta.
    .title = La obligación del Comisario
rule-SAL-19 = Un Comisario llevado a Juicio sigue siéndolo hasta que nombra sucesor, como siempre. Nadie puede ser nombrado Comisario mientras esté sometido a Juicio.
    .title = El Comisario, sometido a Juicio
rule-SAL-20 = Al acabar la ronda se baraja el mazo de Edificios y la carta de la ronda jugada se pone boca abajo. El Comisario, las Placas, los cubos, los Eventos a la vista y las cartas conservadas se quedan como están. La partida termina tras la fase de iniciar Eventos de la quinta ronda, ya sin barajar.
    .title = Fase 4: barajar y seguir
rule-SAL-21 = Final, paso 1: se enseñan todos los Personajes. Cada Bruja sometida a Juicio retira 2 cubos de Desesperación; cada Bruja sin Juicio añade 2, y cada Puritano sometido a Juicio añade 2. La Desesperación de la ciudad nunca baja de cero.
    .title = Final: los Juicios
rule-SAL-22 = Final, paso 2: cada grupo completo de tres Edificios distintos de Muerte añade 3 cubos de Desesperación y cada grupo de Justicia retira 3, también los de jugadores sometidos a Juicio. Completar el grupo durante la partida no hace nada. Un Edificio cuenta para un solo grupo.
    .title = Final: los grupos
rule-SAL-23 = Final, paso 3: si la Desesperación llega a 6, 8, 10, 12, 14 o 16 (de tres a ocho jugadores), gana la mejor Bruja; si no, el mejor Puritano. Si llega y no hay ninguna Bruja en la mesa, pierden todos.
    .title = Final: el recuento
rule-SAL-24 = Final, paso 4: 1 punto por cada Edificio de un tipo que lleve tu Personaje, 2 por cada grupo completo de tres Edificios distintos de cualquier tipo y lo que diga la Carta de recomendación, si la tienes.
    .title = Final: los puntos
rule-SAL-25 = Solo compiten los jugadores del bando ganador. Si hay empate a puntos, gana quien tenga más Esperanza; si sigue el empate, comparten la victoria.
    .title = Quién gana
rule-SAL-26 = Un Edificio que cambia de manos se lleva sus cubos. Los cubos de un Edificio que deja el juego vuelven a la reserva.
    .title = Edificios que se mueven
rule-SAL-27 = No hay pilas de descartes: todo lo que se descarta va al fondo de su mazo.
    .title = Descartes
rule-SAL-28 = Se puede hablar de todo y mentir: sobre tu bando, sobre lo que reúnes y sobre los Personajes que has visto. Está prohibido enseñar un Personaje si ningún Evento lo pide, y mencionar el dibujo, el nombre, la profesión o el aspecto del tuyo.
    .title = Hablar y mentir
rule-SAL-29 = A quien le toca una Bruja se le dan cuatro consejos que puede leer a solas: poca Desesperación al principio, mucha al final, tener a mano una excusa y acusar a otros.
    .title = Consejos para Brujas

## Por qué no

why-SAL-01 = En esta mesa no hay nadie en ese asiento.
why-SAL-02 = «{ $event }» se queda en la caja: no se usa con { $count } jugadores.
why-SAL-06 = { $case ->
    [nature] Eso lo decide el azar.
    [other] Eso no responde a lo que se pregunta ahora.
    [several] Ahora les toca a los demás.
    [building] Ahora tienes que elegir un Edificio, no a un jugador.
    [player] Ahora tienes que elegir a un jugador, no un Edificio.
    [name] Ahora es { $seat } quien nombra al nuevo Comisario.
    [pay] Ahora es { $seat } quien paga el Evento.
    [remove] Ahora es { $seat } quien elige de dónde retira un cubo de Desesperación.
    [conscience] Ahora es { $seat } quien decide qué hace con su mala conciencia.
    [try] Ahora es { $seat } quien elige a quién lleva a Juicio.
    [question] Ahora es { $seat } quien elige de quién mira el Personaje.
    [confess] Ahora es { $seat } quien elige quién confiesa.
    [confess_to] Ahora es { $seat } quien elige a quién enseña su Personaje.
    [absolve] Ahora es { $seat } quien elige a quién absuelve.
    [hand] Ahora es { $seat } quien elige a quién entrega la carta.
    [burn] Ahora es { $seat } quien elige qué Edificio arde.
    [seize] Ahora es { $seat } quien elige con qué Edificio se queda.
    [offer] Ahora es { $seat } quien elige qué Edificio ofrece.
    [swap_for] Ahora es { $seat } quien elige qué Edificio quiere por el suyo.
    [clear] Ahora es { $seat } quien elige qué Edificio queda libre de Desesperación.
    [build] Ahora es { $seat } quien elige cuál de los Edificios robados construye.
   *[waiting] Ahora le toca a { $seat }.
}
why-SAL-07 = { $case ->
    [standing] Ahora se eligen cartas de la mano, no Edificios ya construidos.
    [player] Ahora se eligen cartas de la mano, no jugadores.
    [over] Los Edificios se eligen en la primera fase, y los de esta ronda ya están elegidos.
   *[hand] No tienes { $card } en la mano.
}
why-SAL-08 = { $case ->
    [once] De { $building } ya se ha retirado un cubo: con este Evento, como mucho uno por Edificio.
    [once-character] Del Personaje de { $seat } ya se ha retirado un cubo: con este Evento, como mucho uno.
    [own-once-character] De tu Personaje ya se ha retirado un cubo: con este Evento, como mucho uno.
    [character] Sobre el Personaje de { $seat } no hay Desesperación.
    [own-character] Sobre tu Personaje no hay Desesperación.
    [when] La Desesperación se retira al construir un Edificio con ese símbolo o cuando lo dice un Evento.
    [first] Antes tienes que retirar un cubo de Desesperación: elige de qué Edificio.
    [another-first] Antes { $seat } tiene que retirar un cubo de Desesperación.
   *[none] En { $building } no hay Desesperación que retirar.
}
why-SAL-09 = { $case ->
    [more] Aún tienes más de dos cartas: elige una y pasa el resto.
    [pair] Te quedan dos cartas: quédate con una o descarta las dos.
   *[hand] { $card } no es una de tus dos cartas.
}
why-SAL-12 = { $case ->
    [constable] El Comisario puede recibir Esperanza, pero no darla.
    [self] No puedes darte Esperanza: elige a otro jugador.
    [nothing] No tienes Esperanza que dar.
    [not-yours] { $building } no está en tu calle: tu arca solo puede ir a un Edificio tuyo.
    [there] Tu arca ya está en { $building }.
    [last] En este último momento solo se da Esperanza: el arca se queda donde está.
    [not-ending] La fase no está terminando: si no quieres dar Esperanza, no hace falta decir nada.
    [pass-later] Eso solo se responde cuando el Comisario va a terminar la fase de iniciar Eventos.
    [others-pass] Eso lo responden los demás: el Comisario no da Esperanza.
    [chest-later] El arca solo se mueve en la fase de iniciar Eventos.
   *[later] La Esperanza solo se da en la fase de iniciar Eventos.
}
why-SAL-13 = { $case ->
    [constable] Solo el Comisario inicia Eventos, y ahora lo es { $seat }.
    [not-there] «{ $event }» no está boca arriba sobre la mesa.
    [cost] «{ $event }» cuesta { $cost } y tienes { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza.
    [nobody-tried] Nadie está sometido a Juicio: con «{ $event }» no podrías absolver a nadie.
    [no-building] En la ciudad no hay ningún Edificio que pueda arder con «{ $event }».
    [no-others] Ningún otro jugador tiene Edificios, y «{ $event }» necesita uno.
    [no-offer] Para «{ $event }» necesitas un Edificio tuyo que ofrecer.
    [empty] En { $building } no hay Esperanza.
    [not-yours] { $building } no está en tu calle: el coste sale de Edificios tuyos.
    [paid] El coste de un Evento lo paga el Comisario al iniciarlo, y ahora no queda ninguno por pagar.
    [paying] Antes hay que terminar de pagar «{ $event }».
   *[later] Los Eventos se inician en la fase 3 de la ronda.
}
why-SAL-14 = { $case ->
    [confess] «{ $event }» no deja enseñárselo al Comisario, { $seat }: elige a otro jugador.
    [confess-first] Antes tienes que elegir quién confiesa.
    [confessing] El Comisario te ha elegido a ti: enseña tu Personaje a alguien.
    [not-tried] { $seat } no tiene ninguna carta de Juicio.
    [own-not-tried] No tienes ninguna carta de Juicio.
    [not-drawn] { $card } no es uno de los Edificios que has robado.
    [clear] En { $building } no hay Desesperación.
    [poor] No te queda Esperanza con que pagar: tienes que poner un cubo de Desesperación en un Edificio tuyo.
    [whole] «{ $event }» retira toda la Desesperación de un Edificio, no un cubo suelto.
    [fed] Con «{ $event }» solo eligen Edificio los que no tenían Esperanza que perder y tienen más de uno.
    [not-yours] { $building } no está en tu calle: la Desesperación va a un Edificio tuyo.
    [housed] Tienes Edificios: la Desesperación va a uno de ellos.
    [busy] Ya has iniciado «{ $event }»: primero se resuelve y después se nombra sucesor.
    [needs] Eso solo se hace al resolver «{ $event }».
    [no-card] Ningún Evento de esta caja hace eso.
    [build-when] Solo se elige entre Edificios robados al resolver un Evento que deje construir.
    [hand-when] Una carta de Evento solo se entrega al resolverla, y si su texto lo dice.
    [bear-when] Solo algunos Eventos, al resolverse, te hacen elegir dónde poner un cubo de Desesperación.
    [ease-when] Eso solo lo hace quien tiene «{ $event }», justo después de elegir los Edificios de la ronda.
   *[another] No puedes elegirte: tiene que ser otro jugador.
}
why-SAL-15 = { $case ->
    [nobody] No queda nadie a quien se pueda llevar a Juicio.
    [tried] { $seat } ya tiene una carta de Juicio.
    [spared] A { $seat } se le ha absuelto: en esta ronda no se le puede llevar a Juicio.
    [chosen] A { $seat } ya se le ha elegido con este mismo Evento.
    [own-tried] Ya tienes una carta de Juicio.
    [own-spared] Se te ha absuelto: en esta ronda no se te puede llevar a Juicio.
    [own-chosen] Ya te has elegido con este mismo Evento.
    [when] Para llevar a alguien a Juicio hay que iniciar «{ $event }» u otro Evento que haga lo mismo.
    [when-trial] Para llevar a alguien a Juicio hay que iniciar «{ $event }».
   *[no-cards] No quedan cartas de Juicio en la pila.
}
why-SAL-16 = { $case ->
    [tried] { $seat } tiene una carta de Juicio: no se le puede nombrar Comisario.
    [badge] { $seat } tiene Placa: ahora no se le puede nombrar Comisario.
    [when] Al nuevo Comisario lo nombra el anterior, después de resolver un Evento.
    [first] Ya has iniciado un Evento: nombra al nuevo Comisario, que decidirá si inicia otro o termina la fase.
   *[self] El nuevo Comisario tiene que ser otro jugador.
}
why-SAL-18 = { $case ->
    [constable] Solo el Comisario, { $seat }, puede dar la fase por terminada.
    [called] { $seat } ya quiere terminar la fase: solo queda decidir si se da más Esperanza.
    [duty] Tienes { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y el Evento más caro cuesta { $dearest }: tienes que iniciar alguno.
    [ending] Has dado la fase por terminada: los demás aún pueden dar Esperanza.
   *[later] El Comisario solo puede dar por terminada la fase de iniciar Eventos.
}
why-SAL-20 = La partida ha terminado.
why-SAL-26 = { $case ->
    [yours] { $building } ya está en tu calle: elige un Edificio de otro jugador.
    [not-yours] { $building } no está en tu calle: elige un Edificio tuyo.
    [none-to-pass] No tienes ningún Edificio que pasar.
    [offer-first] Antes elige qué Edificio tuyo ofreces.
    [offered] Ya has ofrecido un Edificio: elige cuál quieres a cambio.
   *[nowhere] { $building } no está en la ciudad.
}
why-SAL-28 = { $case ->
    [own] Es tu propio Personaje: no se enseña si ningún Evento lo pide.
    [player] Elige a un jugador, no una carta de Personaje.
   *[look] Un Personaje solo se mira cuando lo dice un Evento.
}

## Consejos para brujas, en privado

tip-early = Al principio, poca Desesperación: si se te nota pronto, te llevarán a Juicio.
tip-late = Hacia el final ya importa menos que te descubran; es el momento de llenar la ciudad de Desesperación.
tip-plead = Los Puritanos también construyen Edificios con Desesperación. Si te preguntan, di que no había nada mejor en la mano o que vas a por un grupo.
tip-accuse = Acusa tú primero: desvías las miradas y, con suerte, llevan a Juicio a un Puritano.

## Opciones de mesa

edition-balanced = Equilibrada
    .help = La Purificación es más cara y otros Eventos son más baratos: Brujas y Puritanos ganan más o menos igual, y se inician más Eventos distintos.
setting-witch_types = Tipos de Edificio de cada Bruja
    .help = Cuántos tipos de Edificio puntúa una Bruja: tres, como en otras ediciones, o dos, como los Puritanos. El reglamento no lo dice.
setting-witch_types-2 = Dos
setting-witch_types-3 = Tres

## Personajes

character-N01 = Prudencia Hale
    .trade = posadera
character-N02 = Josías Thorne
    .trade = empresario teatral
character-N03 = Clemencia Ward
    .trade = maestra de música
character-N04 = Ezequiel Crane
    .trade = armador
character-N05 = Abigaíl Moss
    .trade = boticaria
character-N06 = Obadías Lynn
    .trade = contable
character-N07 = Severina Black
    .trade = actriz
character-N08 = Dorotea Wick
    .trade = librera
character-N09 = Malaquías Rook
    .trade = tahúr
character-N10 = Hepzibá Voss
    .trade = tratante

side-witches = Brujas
    .one = de las Brujas
side-puritans = Puritanos
    .one = de los Puritanos

## Eventos

event-V01 = Purificación
    .text = Retira 2 cubos de Desesperación de los Edificios que quieras.
event-V02 = Juicio
    .text = Entrega esta carta a un jugador que no tenga otro Juicio: queda sometido a Juicio.
event-V03 = Interrogatorio
    .text = Mira en secreto el Personaje de otro jugador.
event-V04 = Confesión
    .text = Elige a otro jugador. Ese jugador enseña en secreto su Personaje a quien él elija, menos a ti.
event-V05 = Vecinos vigilantes
    .text = Cada jugador mira el Personaje de su vecino de la izquierda.
event-V06 = Incendio
    .text = Un Edificio cualquiera va al fondo del mazo.
event-V07 = Expropiación
    .text = Quédate con un Edificio de otro jugador.
event-V08 = Permuta
    .text = Cambia un Edificio tuyo por uno de otro jugador.
event-V09 = Éxodo
    .text = Cada jugador elige en secreto un Edificio suyo, y todos los pasan a la vez a su izquierda.
event-V10 = Misa solemne
    .text = Retira 4 cubos de Desesperación, como mucho uno de cada Edificio.
event-V11 = Exorcismo
    .text = Retira toda la Desesperación de un Edificio.
event-V12 = Buena cosecha
    .text = Cada jugador recibe un cubo de Esperanza.
event-V13 = Hambruna
    .text = Recibes 2 cubos de Esperanza. Cada uno de los demás pierde uno o, si no tiene ninguno, recibe un cubo de Desesperación.
event-V14 = Pacto oscuro
    .text = Roba 2 Edificios en secreto y construye uno, con un cubo de Desesperación más; el otro va al fondo del mazo.
event-V15 = Construcción apresurada
    .text = Roba 3 Edificios en secreto y construye uno; los demás van al fondo del mazo.
event-V16 = Diezmo
    .text = Cada uno de los demás que tenga 2 o más cubos de Esperanza te da uno.
event-V17 = Absolución
    .text = El Juicio de un jugador vuelve a la pila; en esta ronda no se le puede llevar a Juicio otra vez.
event-V18 = Salvoconducto
    .text = Entrega esta carta a otro jugador: anula el próximo Juicio que se le entregue. No le libra del que ya tenga.
event-V19 = Caza de brujas
    .text = Lleva a Juicio a dos jugadores distintos, o a uno si no hay más posibles.
event-V20 = Mala conciencia
    .text = Entrega esta carta a otro jugador. En cada ronda, después de elegir Edificios, quien la tenga paga un cubo de Esperanza y la descarta, o pone un cubo de Desesperación en un Edificio suyo.
event-V21 = Carta de recomendación
    .text = Entrega esta carta a otro jugador: al final le vale 2 puntos.

# Lo que hace un Evento de otra edición

effect-remove = Retira { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Desesperación{ $once ->
        [1] , como mucho uno de cada Edificio
       *[other] { "" } de los Edificios que quieras
    }.
effect-trial = { $count ->
        [one] Lleva a Juicio a un jugador.
       *[other] Lleva a Juicio a { $count } jugadores distintos, o a menos si no hay más posibles.
    }
effect-question = { event-V03.text }
effect-confess = { event-V04.text }
effect-neighbours = { event-V05.text }
effect-burn = { event-V06.text }
effect-seize = { event-V07.text }
effect-exchange = { event-V08.text }
effect-exodus = { event-V09.text }
effect-exorcise = { event-V11.text }
effect-harvest = Cada jugador recibe { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza.
effect-famine = Recibes { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza. Cada uno de los demás pierde uno o, si no tiene ninguno, recibe un cubo de Desesperación.
effect-build = Roba { $draw ->
        [one] un Edificio
       *[other] { $draw } Edificios
    } en secreto y construye uno{ $despair ->
        [0] { "" }
        [one] , con un cubo de Desesperación más
       *[other] , con { $despair } cubos de Desesperación más
    }{ $draw ->
        [one] .
       *[other] ; el resto va al fondo del mazo.
    }
effect-tithe = { $least ->
        [one] Cada uno de los demás que tenga Esperanza te da un cubo.
       *[other] Cada uno de los demás que tenga { $least } o más cubos de Esperanza te da uno.
    }
effect-absolve = { event-V17.text }
effect-safe_conduct = { event-V18.text }
effect-conscience = { event-V20.text }
effect-letter = Entrega esta carta a otro jugador: al final le vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.

obstacle-hope = falta Esperanza
obstacle-pile = no quedan Juicios
obstacle-triable = no hay a quién llevar a Juicio
obstacle-tried = nadie está sometido a Juicio
obstacle-building = no hay Edificio que elegir
obstacle-own = el Comisario no tiene Edificios

## Los edificios

type-ENT = Entretenimiento
type-COM = Comercio
type-FIN = Finanzas
type-EDU = Educación
type-MUE = Muerte
type-JUS = Justicia

pos-L = izquierda
pos-C = centro
pos-R = derecha

symbol-hope = Esperanza
symbol-despair = Desesperación
symbol-removal = retirar
symbol-none = ningún símbolo

source-rulebook = del reglamento
source-deduced = deducido
source-found = de otras fuentes
source-reconstructed = reconstruido

phase-setup = preparación
phase-build = elegir Edificios
phase-draw = robar un Evento
phase-launch = iniciar Eventos
phase-end = recuento final

card-ENT-L = Teatro
card-ENT-C = Taberna
card-ENT-R = Burdel
card-COM-L = Mercado
card-COM-C = Puerto
card-COM-R = Matadero
card-FIN-L = Casa de cambio
card-FIN-C = Banco
card-FIN-R = Casa de empeños
card-EDU-L = Escuela
card-EDU-C = Biblioteca
card-EDU-R = Laboratorio
card-MUE-L = Cementerio
card-MUE-C = Funeraria
card-MUE-R = Patíbulo
card-JUS-L = Juzgado
card-JUS-C = Comisaría
card-JUS-R = Prisión

# Los que están en la ciudad, cada uno con su número
building-ENT-L-1 = { card-ENT-L } 1
building-ENT-L-2 = { card-ENT-L } 2
building-ENT-L-3 = { card-ENT-L } 3
building-ENT-L-4 = { card-ENT-L } 4
building-ENT-L-5 = { card-ENT-L } 5
building-ENT-L-6 = { card-ENT-L } 6
building-ENT-L-7 = { card-ENT-L } 7
building-ENT-L-8 = { card-ENT-L } 8
building-ENT-C-1 = { card-ENT-C } 1
building-ENT-C-2 = { card-ENT-C } 2
building-ENT-C-3 = { card-ENT-C } 3
building-ENT-C-4 = { card-ENT-C } 4
building-ENT-C-5 = { card-ENT-C } 5
building-ENT-C-6 = { card-ENT-C } 6
building-ENT-C-7 = { card-ENT-C } 7
building-ENT-C-8 = { card-ENT-C } 8
building-ENT-R-1 = { card-ENT-R } 1
building-ENT-R-2 = { card-ENT-R } 2
building-ENT-R-3 = { card-ENT-R } 3
building-ENT-R-4 = { card-ENT-R } 4
building-ENT-R-5 = { card-ENT-R } 5
building-ENT-R-6 = { card-ENT-R } 6
building-ENT-R-7 = { card-ENT-R } 7
building-ENT-R-8 = { card-ENT-R } 8
building-COM-L-1 = { card-COM-L } 1
building-COM-L-2 = { card-COM-L } 2
building-COM-L-3 = { card-COM-L } 3
building-COM-L-4 = { card-COM-L } 4
building-COM-L-5 = { card-COM-L } 5
building-COM-L-6 = { card-COM-L } 6
building-COM-L-7 = { card-COM-L } 7
building-COM-L-8 = { card-COM-L } 8
building-COM-C-1 = { card-COM-C } 1
building-COM-C-2 = { card-COM-C } 2
building-COM-C-3 = { card-COM-C } 3
building-COM-C-4 = { card-COM-C } 4
building-COM-C-5 = { card-COM-C } 5
building-COM-C-6 = { card-COM-C } 6
building-COM-C-7 = { card-COM-C } 7
building-COM-C-8 = { card-COM-C } 8
building-COM-R-1 = { card-COM-R } 1
building-COM-R-2 = { card-COM-R } 2
building-COM-R-3 = { card-COM-R } 3
building-COM-R-4 = { card-COM-R } 4
building-COM-R-5 = { card-COM-R } 5
building-COM-R-6 = { card-COM-R } 6
building-COM-R-7 = { card-COM-R } 7
building-COM-R-8 = { card-COM-R } 8
building-FIN-L-1 = { card-FIN-L } 1
building-FIN-L-2 = { card-FIN-L } 2
building-FIN-L-3 = { card-FIN-L } 3
building-FIN-L-4 = { card-FIN-L } 4
building-FIN-L-5 = { card-FIN-L } 5
building-FIN-L-6 = { card-FIN-L } 6
building-FIN-L-7 = { card-FIN-L } 7
building-FIN-L-8 = { card-FIN-L } 8
building-FIN-C-1 = { card-FIN-C } 1
building-FIN-C-2 = { card-FIN-C } 2
building-FIN-C-3 = { card-FIN-C } 3
building-FIN-C-4 = { card-FIN-C } 4
building-FIN-C-5 = { card-FIN-C } 5
building-FIN-C-6 = { card-FIN-C } 6
building-FIN-C-7 = { card-FIN-C } 7
building-FIN-C-8 = { card-FIN-C } 8
building-FIN-R-1 = { card-FIN-R } 1
building-FIN-R-2 = { card-FIN-R } 2
building-FIN-R-3 = { card-FIN-R } 3
building-FIN-R-4 = { card-FIN-R } 4
building-FIN-R-5 = { card-FIN-R } 5
building-FIN-R-6 = { card-FIN-R } 6
building-FIN-R-7 = { card-FIN-R } 7
building-FIN-R-8 = { card-FIN-R } 8
building-EDU-L-1 = { card-EDU-L } 1
building-EDU-L-2 = { card-EDU-L } 2
building-EDU-L-3 = { card-EDU-L } 3
building-EDU-L-4 = { card-EDU-L } 4
building-EDU-L-5 = { card-EDU-L } 5
building-EDU-L-6 = { card-EDU-L } 6
building-EDU-L-7 = { card-EDU-L } 7
building-EDU-L-8 = { card-EDU-L } 8
building-EDU-C-1 = { card-EDU-C } 1
building-EDU-C-2 = { card-EDU-C } 2
building-EDU-C-3 = { card-EDU-C } 3
building-EDU-C-4 = { card-EDU-C } 4
building-EDU-C-5 = { card-EDU-C } 5
building-EDU-C-6 = { card-EDU-C } 6
building-EDU-C-7 = { card-EDU-C } 7
building-EDU-C-8 = { card-EDU-C } 8
building-EDU-R-1 = { card-EDU-R } 1
building-EDU-R-2 = { card-EDU-R } 2
building-EDU-R-3 = { card-EDU-R } 3
building-EDU-R-4 = { card-EDU-R } 4
building-EDU-R-5 = { card-EDU-R } 5
building-EDU-R-6 = { card-EDU-R } 6
building-EDU-R-7 = { card-EDU-R } 7
building-EDU-R-8 = { card-EDU-R } 8
building-MUE-L-1 = { card-MUE-L } 1
building-MUE-L-2 = { card-MUE-L } 2
building-MUE-L-3 = { card-MUE-L } 3
building-MUE-L-4 = { card-MUE-L } 4
building-MUE-L-5 = { card-MUE-L } 5
building-MUE-L-6 = { card-MUE-L } 6
building-MUE-L-7 = { card-MUE-L } 7
building-MUE-L-8 = { card-MUE-L } 8
building-MUE-C-1 = { card-MUE-C } 1
building-MUE-C-2 = { card-MUE-C } 2
building-MUE-C-3 = { card-MUE-C } 3
building-MUE-C-4 = { card-MUE-C } 4
building-MUE-C-5 = { card-MUE-C } 5
building-MUE-C-6 = { card-MUE-C } 6
building-MUE-C-7 = { card-MUE-C } 7
building-MUE-C-8 = { card-MUE-C } 8
building-MUE-R-1 = { card-MUE-R } 1
building-MUE-R-2 = { card-MUE-R } 2
building-MUE-R-3 = { card-MUE-R } 3
building-MUE-R-4 = { card-MUE-R } 4
building-MUE-R-5 = { card-MUE-R } 5
building-MUE-R-6 = { card-MUE-R } 6
building-MUE-R-7 = { card-MUE-R } 7
building-MUE-R-8 = { card-MUE-R } 8
building-JUS-L-1 = { card-JUS-L } 1
building-JUS-L-2 = { card-JUS-L } 2
building-JUS-L-3 = { card-JUS-L } 3
building-JUS-L-4 = { card-JUS-L } 4
building-JUS-L-5 = { card-JUS-L } 5
building-JUS-L-6 = { card-JUS-L } 6
building-JUS-L-7 = { card-JUS-L } 7
building-JUS-L-8 = { card-JUS-L } 8
building-JUS-C-1 = { card-JUS-C } 1
building-JUS-C-2 = { card-JUS-C } 2
building-JUS-C-3 = { card-JUS-C } 3
building-JUS-C-4 = { card-JUS-C } 4
building-JUS-C-5 = { card-JUS-C } 5
building-JUS-C-6 = { card-JUS-C } 6
building-JUS-C-7 = { card-JUS-C } 7
building-JUS-C-8 = { card-JUS-C } 8
building-JUS-R-1 = { card-JUS-R } 1
building-JUS-R-2 = { card-JUS-R } 2
building-JUS-R-3 = { card-JUS-R } 3
building-JUS-R-4 = { card-JUS-R } 4
building-JUS-R-5 = { card-JUS-R } 5
building-JUS-R-6 = { card-JUS-R } 6
building-JUS-R-7 = { card-JUS-R } 7
building-JUS-R-8 = { card-JUS-R } 8

## La mesa en líneas

show-round = Ronda { $round } de 5: { $phase }.
show-town = Desesperación en la ciudad: { $despair }. Las Brujas necesitan { $threshold }.
show-final-town = Desesperación final: { $despair }. Las Brujas necesitaban { $threshold }.
show-constable = El Comisario es { $seat }. Placas en el centro: { $count }.
show-duty = El Comisario tiene { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y el Evento más caro cuesta { $dearest }: tiene que iniciar alguno.
show-no-duty = El Comisario tiene { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y el Evento más caro cuesta { $dearest }: puede terminar la fase.
show-events = Eventos sobre la mesa (Juicios en la pila: { $pile } de { $total }):
show-events-short = Eventos sobre la mesa: { $events }. Juicios en la pila: { $pile } de { $total }.
show-event-short = { $event } ({ $cost })
show-event = { $event }, coste { $cost }: { $text }
show-event-no = { $event }, coste { $cost } ({ $obstacle }): { $text }
show-launched = Se está resolviendo «{ $event }»: { $text }
show-own = Eres { $character } ({ $trade }), { $side }. Puntúas { $types }.
show-tips = Consejos que solo lees tú:
show-pack = Tu mano:
show-card = { $card } ({ $type }, { $pos }): { $symbols }
show-card-short = { $card } ({ $symbols })
show-picked = Has elegido { $thing }. Puedes cambiar hasta que hayan elegido todos.
show-picked-both = Has elegido descartar las dos. Puedes cambiar hasta que hayan elegido todos.
show-passed = Manos que has pasado, como están ahora:
show-passed-pack = { $seat } tiene { $cards }
show-drawn = Edificios robados, que solo ves tú:
show-drawn-hidden = { $seat } mira { $count ->
        [one] un Edificio robado
       *[other] { $count } Edificios robados
    }.
show-player = { $seat }: Esperanza { $hope }, Desesperación { $despair }{ $notes }
show-points = { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, Esperanza { $hope }, Desesperación { $despair }{ $notes }
show-note-constable = Comisario
show-note-badge = Placa
show-note-tried = sometido a Juicio
show-note-spared = no se le puede llevar a Juicio en esta ronda
show-note-character = { $character }, { $side }
show-note-loose = { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y { $despair ->
        [one] un cubo
       *[other] { $despair } cubos
    } de Desesperación sobre el Personaje
show-street = calle: { $buildings }
show-no-street = sin Edificios
show-name = { $seat }
show-building = { $building }
show-building-cubes = { $building } ({ $cubes })
show-cube-hope = E{ $count }
show-cube-despair = D{ $count }
show-cube-chest = arca
show-sets = grupos completos: { $sets }
show-set = { $count } de { $type }
show-key = E: Esperanza, D: Desesperación, arca: donde llega la Esperanza recibida.
show-won = ¡Victoria de { $players }, { $side_one }!
show-lost = Nadie gana: había bastante Desesperación y ninguna Bruja.
show-components = Las cartas, y de dónde sabemos lo que dicen:
show-component-building = { $name } [{ $source }]: { $type }, { $pos }; { $symbols } [{ $symbols_source }]; 8 copias [{ $numbers_source }]
show-component-character = { $name }, { $trade } [{ $source }]: { $side }; { $types } [{ $types_source }]
show-component-event = { $name } [{ $source }], { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, coste { $cost } [{ $cost_source }]: { $text } [{ $text_source }]

## El tablero en el navegador

board-events = Eventos
board-cost = Cuesta { $cost ->
        [one] un cubo
       *[other] { $cost } cubos
    } de Esperanza.
board-ready = se puede iniciar
board-launched = se está resolviendo
board-launching = { $seat } inicia «{ $event }»: { $text }
    .own = Inicias «{ $event }»: { $text }
board-duty = { $seat } tiene { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y el Evento más caro cuesta { $dearest }: tiene que iniciar alguno.
    .own = Tienes { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y el Evento más caro cuesta { $dearest }: tienes que iniciar alguno.
board-no-duty = { $seat } tiene { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y el Evento más caro cuesta { $dearest }: puede terminar la fase.
    .own = Tienes { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y el Evento más caro cuesta { $dearest }: puedes terminar la fase.
board-last-call = { $seat } quiere terminar la fase: último momento para dar Esperanza.
    .own = Quieres terminar la fase: los demás aún pueden dar Esperanza.
board-trials = Juicios en la pila: { $pile } de { $total }.
board-trials-left = { $pile ->
        [one] queda 1
       *[other] quedan { $pile }
    } de { $total }
board-left = el resto pasa a { $seat }
board-passed = Manos que has pasado
board-scores = Puntúa para tu Personaje.
board-character = Tu Personaje
board-tips = Consejos solo para ti
board-hope = Esperanza: { $count }.
board-despair = Desesperación: { $count }.
board-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-building = { $building } ({ $type }){ $hope ->
        [0] { "" }
        [one] , un cubo de Esperanza
       *[other] , { $hope } cubos de Esperanza
    }{ $despair ->
        [0] { "" }
        [one] , un cubo de Desesperación
       *[other] , { $despair } cubos de Desesperación
    }.
board-chest = El arca: aquí va la Esperanza recibida.
board-vain = { $seat } tiene «{ $event }»: el Juicio quedaría anulado.
board-own-street = Tu calle
board-street = La calle de { $seat }
board-streets = Calles
board-pack = Cartas en la mano: { $count }.
board-has-picked = Ya ha elegido.
board-thinks = Aún está eligiendo.
board-rounds = Rondas
board-deck = Edificios en el mazo: { $count }.
board-badges = Placas en el centro: { $count }.
board-end-town_counted = en las calles
board-end-trials_summed = tras los Juicios
board-end-sets_summed = tras los grupos
board-end-need = necesitaban las Brujas
board-end-points = { $side ->
        [witches] la mejor Bruja
       *[puritans] el mejor Puritano
    }

# Lo que es y hace cada cosa, en grande
tell-building = Está en la calle de { $seat }.
tell-card = Edificio de { $type }. En su panorama va { $pos ->
        [L] a la izquierda
        [C] en el centro
       *[R] a la derecha
    }: con los otros dos forma un grupo.
tell-symbol-hope = { $count ->
        [one] Al construirlo, pones en él un cubo de Esperanza.
       *[other] Al construirlo, pones en él { $count } cubos de Esperanza.
    }
tell-symbol-despair = { $count ->
        [one] Al construirlo, pones en él un cubo de Desesperación.
       *[other] Al construirlo, pones en él { $count } cubos de Desesperación.
    }
tell-symbol-removal = { $count ->
        [one] Al construirlo, retiras un cubo de Desesperación de cualquier Edificio de la ciudad.
       *[other] Al construirlo, retiras { $count } cubos de Desesperación de los Edificios que quieras.
    }
tell-set = { $type ->
        [MUE] Al final, cada grupo completo añade 3 cubos de Desesperación a la ciudad y vale 2 puntos para su dueño.
        [JUS] Al final, cada grupo completo retira 3 cubos de Desesperación de la ciudad y vale 2 puntos para su dueño.
       *[other] Al final, cada grupo completo vale 2 puntos para su dueño.
    }
tell-copies = Hay { $all } como este en la caja, y en esta partida entran { $here } (deducido).
tell-name-source = El nombre es { $source ->
        [rulebook] del reglamento
        [deduced] deducido del reglamento
        [found] de otras fuentes
       *[reconstructed] reconstruido
    }.
tell-cost = Cuesta { $cost ->
        [one] un cubo
       *[other] { $cost } cubos
    } de Esperanza ({ $source ->
        [rulebook] del reglamento
        [deduced] deducido del reglamento
        [found] de otras fuentes
       *[reconstructed] reconstruido
    }).
tell-red = Borde rojo: no va al mazo de Eventos ni se repone.
tell-kept = Quien la recibe la conserva delante de sí.
tell-kept-by = La conserva { $seat }.
tell-state = Ahora: { $state }.
tell-character = { $trade }, { $side }.
tell-types = Cada Edificio suyo de estos tipos le da un punto: { $types }.
tell-witch = Al final, sin Juicio añade 2 cubos de Desesperación a la ciudad; sometida a Juicio, retira 2.
tell-puritan = Al final, si está sometido a Juicio añade 2 cubos de Desesperación a la ciudad.
tell-whose = Es el Personaje de { $seat }.
tell-constable = Es el Comisario: inicia los Eventos y los paga; puede recibir Esperanza, pero no darla.
tell-badge = Tiene Placa: hasta que la devuelva, no se le puede nombrar Comisario.
tell-tried = Está sometido a Juicio: no se le puede nombrar Comisario. Al final, si es Bruja retira 2 cubos de Desesperación; si es Puritano, los añade.
tell-spared = Se le ha absuelto: en esta ronda no se le puede llevar a Juicio.

## Consejos: qué haría la guía y por qué

advice-only = No hay otra respuesta.
advice-nothing-in-it = Con esto no ganas ni pierdes casi nada.
# Edificios
advice-too-little = Hay otra respuesta que te da bastante más.
advice-own-type = Es de { $type }, uno de tus tipos: 1 punto.
advice-not-your-type = No es de tus tipos: por sí solo no te da ningún punto.
advice-set-done = Te completa un grupo de { $type }: 2 puntos{ $count ->
        [0] , y no habrá otra ocasión
        [one] ; si no, aún tendrías 1 posibilidad de 10
       *[other] ; si no, aún tendrías { $count } posibilidades de 10
    }.
advice-set-nearer = Te acerca a un grupo de { $type }, 2 puntos: { $left ->
        [one] faltaría 1 Edificio
       *[other] faltarían { $left } Edificios
    }, y lo completas { $count ->
        [one] 1 vez
       *[other] { $count } veces
    } de cada 10.
advice-more-death = Ayuda a un grupo tuyo de Muerte, que al final añade 3 cubos de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-more-justice = Ayuda a un grupo tuyo de Justicia, que al final retira 3 cubos de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-lose-type = Pierdes 1 punto de { $type }.
advice-lose-set = Te rompe un grupo de { $type }, que vale 2 puntos.
advice-lose-nearer = Te aleja de un grupo de { $type }, que vale 2 puntos.
advice-less-death = Sin un grupo tuyo de Muerte, al final hay 3 cubos menos de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-less-justice = Sin un grupo tuyo de Justicia, al final hay 3 cubos más de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-brings-despair = Trae { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Desesperación a la ciudad{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-brings-removal = Retira { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-brings-hope = Te da { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Esperanza.
advice-at-this-rate = A este paso, con Juicios y grupos, la cuenta acabará en { $despair ->
        [0] nada
        [one] 1 cubo de Desesperación
       *[other] unos { $despair } cubos de Desesperación
    }; las Brujas necesitan { $threshold }.
advice-deny-set = A { $seat }, que recibe tu mano, le completaría un grupo de { $type } ({ $count ->
        [10] es de tu bando
       *[other] quizá de tu bando: { $count } de cada 10
    }).
advice-deny-near = A { $seat }, que recibe tu mano, le acercaría a un grupo de { $type } ({ $count ->
        [10] es de tu bando
       *[other] quizá de tu bando: { $count } de cada 10
    }).
advice-deny-point = A { $seat }, que recibe tu mano, podría valerle 1 punto ({ $count ->
        [10] es de tu bando
       *[other] quizá de tu bando: { $count } de cada 10
    }).
advice-deny-death = En la calle de { $seat }, que recibe tu mano, ayudaría a un grupo de Muerte: 3 cubos más al final{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-deny-justice = En la calle de { $seat }, que recibe tu mano, ayudaría a un grupo de Justicia: 3 cubos menos al final{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-gives = { $building } puede dar puntos a { $seat }, que { $count ->
        [10] es de tu bando
       *[other] puede ser de tu bando ({ $count } de cada 10)
    }.
advice-gives-death = A { $seat } le acerca a un grupo de Muerte: 3 cubos más al final{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-gives-justice = A { $seat } le acerca a un grupo de Justicia: 3 cubos menos al final{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-takes = Sin { $building }, { $seat } puede perder puntos, y { $count ->
        [10] es de tu bando
       *[other] quizá sea de tu bando ({ $count } de cada 10)
    }: es tu rival.
advice-takes-hope = { $seat } se queda sin { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza, y { $count ->
        [0] no es de tu bando
        [10] es de tu bando
       *[other] puede ser de tu bando ({ $count } de cada 10)
    }.
advice-breaks-death = A { $seat } le aleja de un grupo de Muerte, que añadiría 3 cubos de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-breaks-justice = A { $seat } le aleja de un grupo de Justicia, que retiraría 3 cubos de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-lose-hope = Con { $building } se { $hope ->
        [one] va un cubo tuyo
       *[other] van { $hope } cubos tuyos
    } de Esperanza.
advice-burns-despair = Con { $building } { $count ->
        [one] desaparece un cubo
       *[other] desaparecen { $count } cubos
    } de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-seizes-hope = { $building } te trae { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza.
advice-top-type = La primera del mazo será de tus tipos { $count ->
        [one] 1 vez
       *[other] { $count } veces
    } de cada 10.
advice-top-sets = La primera del mazo puede encajar en alguno de tus grupos.
advice-top-despair = Del mazo sale Desesperación { $count ->
        [one] 1 vez
       *[other] { $count } veces
    } de cada 10{ $left ->
        [0] { "" }
        [one] , y un símbolo que la retira, 1 de cada 10
       *[other] , y un símbolo que la retira, { $left } de cada 10
    }.
advice-top-hope = Del mazo sale Esperanza { $count ->
        [one] 1 vez
       *[other] { $count } veces
    } de cada 10.
advice-top-instead = De tus dos cartas la mejor es { $card }, y no vale tanto.
# La mala conciencia y la Desesperación que hay que poner
advice-ease = Te cuesta un cubo de Esperanza, pero no entra Desesperación en la ciudad.
advice-bears = Es un cubo más de Desesperación en la ciudad{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-heap = { $despair ->
        [0] { $building } no tiene Desesperación, y repartida cuesta más retirarla.
        [one] En { $building } hay ya un cubo: la que está junta puede retirarla un solo Evento.
       *[other] En { $building } hay ya { $despair } cubos: la que está junta puede retirarla un solo Evento.
    }
advice-bear-same = Da igual en cuál: en todos hay la misma Desesperación.
advice-remove-same = Da igual de dónde: solo cuenta el total de la ciudad.
advice-remove-own = El total es el mismo, pero una calle limpia levanta menos sospechas.
advice-remove-other = El total es el mismo, pero tu calle sigue con Desesperación, y eso levanta sospechas.
# Eventos
advice-end-nothing = No compensa iniciar nada; lo menos malo sería «{ $event }».
advice-end-misses = Dejas pasar «{ $event }», que ahora vale la pena.
advice-cost = Cuesta { $cost ->
        [one] un cubo
       *[other] { $cost } cubos
    } de Esperanza.
advice-cost-last = Cuesta { $cost ->
        [one] un cubo
       *[other] { $cost } cubos
    } de Esperanza, que ya solo servirían para desempatar.
advice-next-friend = Después puede mandar { $seat }, que { $count ->
        [10] es de tu bando
       *[other] puede ser de tu bando ({ $count } de cada 10)
    }.
advice-next-foe = Después manda otro, y hasta el mejor candidato, { $seat }, { $count ->
        [10] es del otro bando
       *[other] puede ser del otro bando ({ $count } de cada 10)
    }.
advice-next-accuser = Después manda otro, y el mejor candidato, { $seat }, te llevó a Juicio.
advice-name-friend = { $seat } { $count ->
        [10] es de tu bando
       *[other] puede ser de tu bando ({ $count } de cada 10)
    }, y tendría { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza.
advice-name-foe = { $seat } { $count ->
        [10] es del otro bando
       *[other] puede ser del otro bando ({ $count } de cada 10)
    }, y tendría { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza.
advice-name-accuser = { $seat } te llevó a Juicio: mejor no ponerle al mando.
advice-name-helped = Es la última fase: los de su bando le pueden dar además su Esperanza.
advice-removes = Retira { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-removes-none = No hay Desesperación que retirar.
advice-gains-hope = Recibes { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } de Esperanza.
advice-others-gain-good = { $count ->
        [one] Otro jugador recibe
       *[other] Otros { $count } reciben
    } un cubo de Esperanza, y creo que ayuda más a tu bando que al otro.
advice-others-gain-more-good = { $count ->
        [one] Otro jugador recibe
       *[other] Otros { $count } reciben
    } { $hope ->
        [one] un cubo de Esperanza
       *[other] { $hope } cubos de Esperanza
    }, y creo que ayuda más a tu bando que al otro.
advice-others-gain-bad = { $count ->
        [one] Otro jugador recibe
       *[other] Otros { $count } reciben
    } un cubo de Esperanza, y creo que ayuda más al otro bando.
advice-others-gain-more-bad = { $count ->
        [one] Otro jugador recibe
       *[other] Otros { $count } reciben
    } { $hope ->
        [one] un cubo de Esperanza
       *[other] { $hope } cubos de Esperanza
    }, y creo que ayuda más al otro bando.
advice-others-lose-good = { $count ->
        [one] Otro jugador pierde
       *[other] Otros { $count } pierden
    } un cubo de Esperanza, y creo que lo nota más el otro bando.
advice-others-lose-bad = { $count ->
        [one] Otro jugador pierde
       *[other] Otros { $count } pierden
    } un cubo de Esperanza, y creo que lo nota más tu bando.
advice-famine-despair = { $count ->
        [one] Un jugador no tiene Esperanza: es un cubo más
       *[other] { $count } jugadores no tienen Esperanza: son { $count } cubos más
    } de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-tithe-none = Nadie más tiene Esperanza bastante para darla: no recibirías nada.
advice-interrogate = De quien menos se sabe es de { $seat } (Bruja, { $count } de cada 10){ $left ->
        [0] , pero ya no quedan más rondas para aprovecharlo
        [one] , y queda 1 ronda más para aprovecharlo
       *[other] , y quedan { $left } rondas más para aprovecharlo
    }.
advice-interrogate-none = No queda nadie de quien aprender algo.
advice-confession = Alguien enseña su Personaje a otro: lo que se sabe ayuda a los Puritanos{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-neighbours = Todos ven el Personaje de un vecino: lo que se sabe ayuda a los Puritanos{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-would-burn = Para quemar, lo mejor que veo ahora es { $building }.
advice-would-take = De los demás, lo mejor que veo ahora es { $building }.
advice-would-offer = De lo tuyo, lo que menos vale ahora es { $building }.
advice-exodus = Todos pasan un Edificio y reciben otro: no le veo ventaja.
advice-best-of = Construyes un Edificio de más, el mejor de { $count }.
advice-best-of-poor = Hasta el mejor de { $count } Edificios suele hacerte más mal que bien.
advice-bargain = Viene con un cubo más de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-bargain-more = Viene con { $count ->
        [one] un cubo
       *[other] { $count } cubos
    } más de Desesperación{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
# Juicios
advice-try-witch = { $count ->
        [10] { $seat } es Bruja
       *[other] { $seat } puede ser Bruja ({ $count } de cada 10)
    }: con Juicio, 4 cubos menos de Desesperación al final{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-try-puritan = { $count ->
        [10] { $seat } es Puritano
       *[other] { $seat } puede ser Puritano ({ $count } de cada 10)
    }: con Juicio, 2 cubos más de Desesperación al final{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-try-self = { $tone ->
        [0] Eres Puritano: tu Juicio serían 2 cubos más de Desesperación al final.
       *[other] Eres Bruja: tu Juicio serían 4 cubos menos de Desesperación al final.
    }
advice-try-safe = «{ $event }» protege a { $seat }: el Juicio quedaría anulado.
advice-pile = Queda un Juicio menos que pueda ser para ti.
advice-absolve-witch = { $count ->
        [10] { $seat } es Bruja
       *[other] { $seat } puede ser Bruja ({ $count } de cada 10)
    }: sin Juicio, 4 cubos más de Desesperación al final{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-absolve-puritan = { $count ->
        [10] { $seat } es Puritano
       *[other] { $seat } puede ser Puritano ({ $count } de cada 10)
    }: sin Juicio, 2 cubos menos de Desesperación al final{ $tone ->
        [0] { "" }
        [1] , y te conviene
       *[2] , y no te conviene
    }.
advice-absolve-self = { $tone ->
        [0] Eres Puritano: sin tu Juicio, 2 cubos menos de Desesperación al final.
       *[other] Eres Bruja: sin tu Juicio, 4 cubos más de Desesperación al final.
    }
# Personajes y cartas que se entregan
advice-doubt-more = De { $seat } hay más que aprender: Bruja, { $count } de cada 10.
advice-doubt-less = De { $seat } hay menos que aprender: Bruja, { $count } de cada 10.
advice-doubt-none = De { $seat } no hay nada que aprender.
advice-doubt-tried = { $seat } ya tiene su Juicio: saberlo sirve de menos.
advice-show-friend = { $seat } { $count ->
        [10] es de tu bando
       *[other] puede ser de tu bando ({ $count } de cada 10)
    }: que lo sepa importa menos.
advice-show-foe = { $seat } { $count ->
        [10] es del otro bando
       *[other] puede ser del otro bando ({ $count } de cada 10)
    }: mejor que no lo sepa.
advice-letter = Son 2 puntos para { $seat }, que { $count ->
        [0] no compite contigo
        [10] compite contigo
       *[other] compite contigo si es de tu bando ({ $count } de cada 10)
    }.
advice-letter-worth = { $points ->
        [one] Es 1 punto
       *[other] Son { $points } puntos
    } para { $seat }, que { $count ->
        [0] no compite contigo
        [10] compite contigo
       *[other] compite contigo si es de tu bando ({ $count } de cada 10)
    }.
advice-safe-friend = { $seat } { $count ->
        [10] es de tu bando
       *[other] puede ser de tu bando ({ $count } de cada 10)
    }: un Juicio menos que temer.
advice-safe-foe = { $seat } { $count ->
        [10] es del otro bando
       *[other] puede ser del otro bando ({ $count } de cada 10)
    }: no merece que se le proteja.
advice-safe-tried = { $seat } ya tiene su Juicio: le llega tarde.
advice-safe-accuser = { $seat } te llevó a Juicio: no merece que se le proteja.
advice-guilt-rich = { $seat } tiene { $hope ->
        [one] un cubo
       *[other] { $hope } cubos
    } de Esperanza y puede pagar: traerá menos Desesperación.
advice-guilt-poor = { $seat } no tiene Esperanza con que pagar: traerá más Desesperación.
advice-guilt-late = No quedan más rondas: ya no hace nada.
advice-pay-rest = De qué Edificio sale da igual: así acabas antes.
advice-pay-one = De qué Edificio sale da igual: pagar cubo a cubo no sirve de nada.
# Una Bruja que se esconde
advice-looks-good = Es más propio de un Puritano que otras opciones, y aún te conviene parecerlo.
advice-looks-bad = Es menos propio de un Puritano que otras opciones, y aún te conviene parecerlo.
# Esperanza para otros
advice-give-first = Antes da Esperanza a { $seat }: para «{ $event }», que te conviene, { $count ->
        [one] le falta un cubo
       *[other] le faltan { $count } cubos
    }.
advice-give-looks = Antes puedes dar Esperanza a { $seat }: para «{ $event }» { $count ->
        [one] le falta un cubo
       *[other] le faltan { $count } cubos
    }, y parecerías Puritano.
advice-keep-accuser = { $seat } te llevó a Juicio: yo no le daría nada.
advice-keep-suspect = A { $seat } yo no le daría Esperanza: puede ser Bruja ({ $count } de cada 10).
advice-keep-foe = De { $seat } no me fío lo bastante para darle Esperanza.
advice-keep-needless = Con lo que puedes dar, { $seat } no podría hacer nada que te compense.
# Lo que se sabe de alguien
advice-seen-witch = Has visto el Personaje de { $seat }: Bruja.
advice-seen-puritan = Has visto el Personaje de { $seat }: Puritano.
advice-must-be-witch = Por los Personajes que conoces, { $seat } tiene que ser Bruja.
advice-must-be-puritan = Por los Personajes que conoces, { $seat } tiene que ser Puritano.
advice-built-type = { $seat } ha construido { $count ->
        [one] un Edificio
       *[other] { $count } Edificios
    } de { $type }.
advice-built-dark = { $seat } ha construido { $count ->
        [one] un Edificio que trae
       *[other] { $count } Edificios que traen
    } Desesperación.
advice-built-bright = { $seat } ha construido { $count ->
        [one] un Edificio
       *[other] { $count } Edificios
    } sin Desesperación.
advice-built-mixed = { $seat } ha construido { $count } tipos que ningún Puritano puntúa juntos.
advice-launched = { $seat } ha iniciado «{ $event }»{ $count ->
        [one] { "" }
       *[other] { " " }{ $count } veces
    }.
advice-ended = { $seat } ha dado la fase por terminada { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }.
advice-removed-own = { $seat } ha retirado Desesperación de su propia calle { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }.
advice-removed-other = { $seat } ha retirado Desesperación de calles ajenas { $count ->
        [one] 1 vez
       *[other] { $count } veces
    }.
advice-gave-nothing = { $seat } no ha dado Esperanza a nadie en { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }.
advice-gave-something = { $seat } ha dado Esperanza en { $count ->
        [one] 1 ronda
       *[other] { $count } rondas
    }.
advice-gave-to = { $seat } dio Esperanza a { $receiver }, que { $tone ->
        [0] entonces daba que sospechar
        [1] ni parecía de fiar ni daba que sospechar
       *[2] entonces parecía de fiar
    }.
advice-tried = { $seat } llevó a Juicio a { $receiver }, que { $tone ->
        [0] entonces daba que sospechar
        [1] ni parecía de fiar ni daba que sospechar
       *[2] entonces parecía de fiar
    }.
advice-named = { $seat } nombró Comisario a { $receiver }, que { $tone ->
        [0] entonces daba que sospechar
        [1] ni parecía de fiar ni daba que sospechar
       *[2] entonces parecía de fiar
    }.
advice-absolved = { $seat } absolvió a { $receiver }, que { $tone ->
        [0] entonces daba que sospechar
        [1] ni parecía de fiar ni daba que sospechar
       *[2] entonces parecía de fiar
    }.
advice-handed = { $seat } entregó «{ $event }» a { $receiver }, que { $tone ->
        [0] entonces daba que sospechar
        [1] ni parecía de fiar ni daba que sospechar
       *[2] entonces parecía de fiar
    }.
advice-saw-tried = { $receiver }, que ha visto el Personaje de { $seat }, le llevó a Juicio.
advice-saw-named = { $receiver }, que ha visto el Personaje de { $seat }, le nombró Comisario.
advice-saw-gave = { $receiver }, que ha visto el Personaje de { $seat }, le dio Esperanza.

## Las lecciones

lesson-puritan = Una tarde de Puritano
    .about = Dos rondas de la mano de la maestra: elegir Edificios, dar Esperanza, iniciar Eventos y un Juicio.
lesson-puritan-hello = ¡Buenas tardes! Esto es Nueva Salem. Esta carta es tu Personaje, y solo la ves tú: eres Puritano. De { $seat1 } y { $seat2 } no sabes nada: pueden ser Puritanos o Brujas, y ellos tampoco saben qué eres tú.
lesson-puritan-goal = Al final se cuenta la Desesperación de la ciudad. Siendo tres, con 6 cubos o más gana una Bruja (y si no la hay, perdéis todos); con menos, un Puritano: el que tenga más puntos. Gana uno solo: también compites con los de tu bando.
lesson-puritan-cubes = Hay dos símbolos: la vela es un cubo de Esperanza, y la pluma, uno de Desesperación. Esta barra cuenta los cubos de Desesperación de la ciudad. Los Juicios y los grupos no están aún en este número: se suman al final.
lesson-puritan-points = Los puntos salen de tus Edificios. Tu Personaje puntúa Comercio y Finanzas: cada Edificio tuyo de esos tipos vale 1 punto. Tres distintos de un mismo tipo forman un grupo: 2 más, sea del tipo que sea.
lesson-puritan-rounds = Son cinco rondas, cada una con cuatro fases: elegir Edificios, robar Evento, iniciar Eventos, y barajar y terminar la ronda. En la primera recibes tres cartas y construyes dos.
lesson-puritan-symbols = Mira los símbolos de tus cartas: el Puerto trae Esperanza y el Burdel, Desesperación. Al construir se ponen esos cubos sobre la carta. La Esperanza es la moneda; la Desesperación acerca a las Brujas.
lesson-puritan-first_card = Todos eligen a la vez y en secreto una carta, y pasan el resto: las tuyas van a { $seat1 }. El Puerto y el Mercado son de tu tipo y traen Esperanza. Elige uno de los dos.
lesson-puritan-not_yours = Esa carta no es de tus tipos, así que no te da puntos, y además trae Desesperación a la ciudad. Para un Puritano es mal negocio.
lesson-puritan-gallows = Las cartas se enseñan todas a la vez. { $seat2 } ha construido el Patíbulo, con dos cubos de Desesperación. Es de Muerte, un tipo que no puntúa ningún Personaje. ¿Mala suerte con las cartas, o mala intención?
lesson-puritan-last_pair = Con las dos últimas cartas eliges: quedarte con una y descartar la otra sin enseñarla, o descartar las dos y construir la primera del mazo. La Casa de empeños te da un punto; la Prisión retira Desesperación.
lesson-puritan-blind = Puedes, pero lo que salga del mazo lo construyes sea lo que sea, y la mitad de las cartas traen Desesperación. Es para cuando ninguna de las dos te sirve. Aquí tienes dos que sí.
lesson-puritan-removal = La Prisión retira un cubo de Desesperación de cualquier Edificio de la ciudad, tuyo o ajeno, y eliges tú. Es obligatorio y no se guarda para luego. Quita uno del Patíbulo, por ejemplo.
lesson-puritan-clue = Las cartas que pasaste las conoces: { $seat1 } solo podía elegir entre esas dos, o robar a ciegas, y se quedó con la Esperanza. Fíjate siempre en eso: qué construye cada uno, y qué dejó pasar.
lesson-puritan-events = Segunda fase: cada ronda se descubre un Evento más; hoy, Interrogatorio. Purificación y Juicio están siempre. El número es lo que cuesta, en cubos de Esperanza.
lesson-puritan-constable = Tercera fase: solo el Comisario inicia Eventos, y los paga con la Esperanza de sus Edificios. El primero se sortea: hoy es { $seat1 }. Tiene 3 cubos, y un Juicio cuesta 4.
lesson-puritan-chest = En esta fase también puedes mover tu arca. Está en uno de tus Edificios: ahí va la Esperanza que recibes, y de ahí sale primero la que das. De momento puede quedarse donde está.
lesson-puritan-gift = { $seat1 } quiere terminar la fase, y este es el último momento para dar Esperanza. El Comisario la recibe, pero no la da. Con un cubo tuyo llegaría a 4 y podría llevar a alguien a Juicio.
lesson-puritan-give_it = Dale un cubo a { $seat1 }. Lo dado no se devuelve, y quien calla no da nada.
lesson-puritan-to_judith = { $seat2 } ha construido dos Edificios de Muerte. Y quien inicia Eventos ahora no es ella, sino el Comisario.
lesson-puritan-no_gift = Guardarla también vale: sirve cuando seas Comisario y desempata al final. Pero entonces esta ronda acaba sin Eventos, y { $seat2 } ya ha traído tres cubos de Desesperación.
lesson-puritan-duty = Ahora tiene 4 cubos, lo que cuesta el Evento más caro de la mesa. En ese caso el Comisario ya no puede terminar: tiene que iniciar un Evento, aunque sea uno más barato.
lesson-puritan-trial = { $seat2 } está sometida a Juicio. Al final cuenta: una Bruja con Juicio retira 2 cubos, una Bruja sin Juicio añade 2, y un Puritano con Juicio también añade 2. ¡No acuses a la ligera!
lesson-puritan-trial-missed = Un Juicio se entrega a un jugador, y al final cuenta: una Bruja con Juicio retira 2 cubos, una Bruja sin Juicio añade 2, y un Puritano con Juicio también añade 2. ¡No acuses a la ligera!
lesson-puritan-on_trial = Quien está sometido a Juicio sigue construyendo, dando Esperanza y sumando puntos, y hasta puede ganar. Solo hay una cosa que pierde: ya no se le puede nombrar Comisario.
lesson-puritan-your_office = Tras cada Evento, el Comisario nombra a otro, que no tenga Placa ni Juicio. Solo quedabas tú. Tomas una Placa y recibes un cubo de Esperanza, en el Edificio que tiene tu arca.
lesson-puritan-your_office-missed = Tras cada Evento, el Comisario nombra a otro, que no tenga Placa ni Juicio: toma una Placa y recibe un cubo de Esperanza. Cuando todos tienen Placa o Juicio, las Placas vuelven al centro, menos la del Comisario.
lesson-puritan-badges = La Placa impide que te nombren otra vez enseguida. Como ya todos tenéis Placa o Juicio, las Placas vuelven al centro, menos la tuya: a { $seat1 } se le puede nombrar de nuevo.
lesson-puritan-end_it = Ahora decides tú: iniciar un Evento o terminar la fase. Tu Esperanza no llega para ninguno. Da la fase por terminada: seguirás siendo Comisario en la próxima ronda.
lesson-puritan-again = Cuarta fase: se ha barajado el mazo, y todo lo demás queda como está: Comisario, Placas, cubos y Eventos. Ahora, la segunda ronda: cuatro cartas, y se construyen tres.
lesson-puritan-set = Fíjate en los bordes: media luna con media luna y triángulo con triángulo. Mercado, Puerto y Matadero forman el grupo de Comercio. Ya tienes el Puerto: elige el Mercado.
lesson-puritan-set_too = Fíjate en los bordes: media luna con media luna y triángulo con triángulo. Mercado, Puerto y Matadero forman el grupo de Comercio. Ya tienes el Mercado: elige el Puerto.
lesson-puritan-twice = Ese ya lo tienes. Otro igual también vale 1 punto, pero para el grupo hacen falta tres distintos.
lesson-puritan-no_justice = No es mala: trae Esperanza, y un grupo de Justicia retira Desesperación al final. Pero no es de tus tipos, y el Comercio te da puntos por cada Edificio.
lesson-puritan-death = { $seat2 } ha completado el grupo de Muerte: al final añade 3 cubos de Desesperación. Uno de Justicia retira 3. Hasta entonces no pasa nada, y a su dueño le vale 2 puntos, como cualquier grupo.
lesson-puritan-death-missed = Al final, cada grupo de Muerte añade 3 cubos de Desesperación, y cada uno de Justicia retira 3. A su dueño le vale 2 puntos, como cualquier grupo.
lesson-puritan-temptation = El Matadero trae Desesperación, pero te completa el Comercio: 1 punto por él y 2 por el grupo. La Casa de cambio, 1 punto y Esperanza. También los Puritanos construyen Desesperación a veces. Tú decides.
lesson-puritan-bank = El Banco trae dos cubos de Esperanza y uno de Desesperación; la Casa de cambio, solo uno de Esperanza. Piensa que eres Comisario, y que Purificación cuesta 3.
lesson-puritan-both_good = Las dos son de tu tipo y traen Esperanza. Del mazo puede salir cualquier cosa, y no te la podrías ahorrar.
lesson-puritan-letter = «{ event-V21 }» se entrega a un jugador, que la conserva: al final le vale 2 puntos. Los otros Eventos del mazo van al fondo después de usarlos. En los dos casos sale otro en su lugar.
lesson-puritan-must = Tienes Esperanza para el Evento más caro, así que tienes que iniciar uno. Purificación retira 2 cubos de Desesperación; Interrogatorio te deja mirar en secreto un Personaje. ¿Cuál?
lesson-puritan-may = Puedes iniciar un Evento o terminar la fase. Purificación retira 2 cubos de Desesperación; Interrogatorio te deja mirar en secreto un Personaje. ¿Cuál?
lesson-puritan-no_proof = ¿A quién? { $seat2 } ya tiene su Juicio, y { $seat1 } no ha dado motivos. Cada Puritano sometido a Juicio son 2 cubos más al final. Primero, saber.
lesson-puritan-to_a_rival = Se la tendrías que entregar a otro: son 2 puntos para un rival. Con eso se compra un favor, pero la Desesperación sigue ahí.
lesson-puritan-unspent = La Esperanza que guardas no da puntos; solo desempata. Mira cuánta Desesperación hay en la ciudad: con 6 cubos al final, gana una Bruja.
lesson-puritan-free = Eres Comisario: inicia un Evento o termina la fase, si tu Esperanza no llega para el más caro. Purificación limpia, Interrogatorio te dice quién es quién, y un Juicio es para quien creas Bruja.
lesson-puritan-pay = Pagas con cubos de tus Edificios: primero los del arca y luego los que elijas. Casi siempre da igual. Pulsa «Pagar el resto de donde más haya».
lesson-puritan-cleanse = Retira dos cubos, de los Edificios que quieras. Para la cuenta da igual de quién sean: solo importa el total. Purificación se queda en la mesa, y se puede usar otra vez.
lesson-puritan-looked = { $seat1 } es Puritano: míralo, solo lo ves tú. Puedes contarlo o mentir, y los demás no pueden comprobarlo. Un Personaje solo se enseña si un Evento lo pide.
lesson-puritan-looked_judith = { $seat2 } es Bruja: míralo, solo lo ves tú. Puedes contarlo o mentir, y los demás no pueden comprobarlo. Un Personaje solo se enseña si un Evento lo pide.
lesson-puritan-handed_over = Has iniciado tu Evento, y el cargo pasa: sin Placa ni Juicio solo quedaba { $seat1 }, que recibe un cubo. Puede iniciar otro Evento o terminar. Así, en una ronda puede haber varios.
lesson-puritan-talk = En la mesa se habla y se miente cuanto se quiera, sobre tu bando o lo que reúnes. Prohibido: enseñar tu Personaje o mencionar su nombre, profesión o dibujo. Tus sospechas, en «Notas».
lesson-puritan-alone = Cinco cartas, y construyes cuatro. Desde aquí decides por tu cuenta. Importan dos cosas: que al final la Desesperación quede por debajo de 6, y tener más puntos que los demás Puritanos, que gana uno solo.
lesson-puritan-alone_too = Lo que suele salir mal: olvidar que al final cada Bruja sin Juicio añade 2, y quedarse con Esperanza para el Evento más caro, porque entonces no se puede terminar. Si algo no se puede, tócalo y verás por qué.
lesson-puritan-last_round = Última ronda: dos Edificios más y una última fase de Eventos. Luego se cuenta. La Esperanza que sobre no da puntos, solo desempata: mejor úsala.
lesson-puritan-end_trials = Fin de la partida, y todos enseñan su Personaje. Primero los Juicios: más 2 o menos 2 por cada uno. Después los grupos: cada uno de Muerte añade 3 y cada uno de Justicia retira 3.
lesson-puritan-end_despair = Si la cuenta llega a lo que necesitaban las Brujas, gana una Bruja; si no, un Puritano. Y si llega y nadie era Bruja, que con tres o cuatro jugadores puede pasar, pierden todos.
lesson-puritan-end_points = Luego, los puntos. Imagina a alguien que puntúa Comercio y Finanzas: tres de Comercio son 3, su grupo 2, uno de Finanzas 1 y un grupo de Muerte otros 2: en total, 8. Los grupos valen aunque no sean de tus tipos.
lesson-puritan-end_winner = Solo compiten los del bando que ha ganado, y gana uno: el que tiene más puntos, y si hay empate, más Esperanza. Ahora prueba una tarde de Bruja: es el mismo juego, al revés.

lesson-witch = Una tarde de Bruja
    .about = La misma ciudad con otros ojos: esconderse, dar mala fama a otros, un Juicio y mucha Desesperación al final.
lesson-witch-hello = Esta vez eres Bruja, y solo lo sabes tú. Siendo cuatro se mezclan dos Brujas y cuatro Puritanos, y salen cuatro de esas seis cartas: puede haber otra Bruja o ninguna, y tampoco os conocéis entre vosotras.
lesson-witch-goal = Siendo cuatro, con 8 cubos de Desesperación o más al final gana una Bruja: la que tenga más puntos. Si hay otra, es tu aliada y tu rival. Con menos gana un Puritano. Juicios y grupos no están aún en este número.
lesson-witch-types = Tú puntúas tres tipos, uno más que los Puritanos: 1 punto por cada Edificio de Entretenimiento, Finanzas o Educación, y 2 por cada grupo de tres distintos, del tipo que sea.
lesson-witch-tips = Cuatro consejos, que puedes releer aquí: poca Desesperación al principio, mucha al final, una excusa a mano y acusar primero. Quien se delata en la primera ronda acaba sometido a Juicio.
lesson-witch-first_card = El Banco es de tu tipo y da mucha Esperanza: nadie sospechará por un cubo de Desesperación. Las otras dos son de Muerte. Elige el Banco y deja que esas dos le lleguen a { $seat1 }.
lesson-witch-too_open = ¡Dos cubos de Desesperación en la primera carta, y de Muerte, que no puntúa nadie! Te señalarían todos. Ya habrá tiempo.
lesson-witch-no_excuse = La Muerte no la puntúa ningún Personaje: quien la construye suelta no tiene excusa. Más adelante sí, sobre todo si completas el grupo.
lesson-witch-last_pair = Las dos últimas: un Banco, con dos cubos de Esperanza y uno de Desesperación, o la Prisión, que retiraría un cubo. ¿Quién no querría el Banco? Quédate con él.
lesson-witch-pious = Parecerías muy Puritano, y alguna vez conviene. Pero retirarías un cubo que necesitas, y la Justicia no te da puntos.
lesson-witch-blind = Robarías a ciegas, y lo que salga hay que construirlo. Teniendo un Banco en la mano, no hace falta.
lesson-witch-framed = { $seat1 } solo podía elegir entre dos cartas de Muerte, las que tú le pasaste, o descartarlas y robar a ciegas. Se ha quedado con una, y ahora parece Bruja. El porqué solo lo sabes tú.
lesson-witch-office = Te ha tocado ser Comisario: solo tú inicias Eventos, y los pagas con la Esperanza de tus Edificios. El primero tiene su Placa, pero no recibe cubo. Los que recibas van al Edificio de tu arca, que puedes mover.
lesson-witch-fire = Hoy ha salido Incendio: un Edificio va al fondo del mazo y sus cubos, a la reserva. En cambio, un Edificio que cambia de manos se lleva sus cubos. Pilas de descarte no hay.
lesson-witch-cleans = Eso retiraría cubos que necesitas. Alguna Bruja lo hace por disimular, pero hoy tienes algo mejor: un sospechoso que no eres tú.
lesson-witch-burns = ¿Y qué quemarías? Con el Edificio se van también sus cubos, y para el Juicio ya no te llegaría.
lesson-witch-trial = Tienes 4 cubos, lo que cuesta el Evento más caro: tienes que iniciar uno. Un Puritano sometido a Juicio añade al final 2 cubos; una Bruja, los retira; y una Bruja libre, como tú, añade 2. Inicia el Juicio.
lesson-witch-trial-missed = Si el Comisario tiene Esperanza para el Evento más caro, tiene que iniciar uno. Un Juicio cuesta 4 y se entrega a un jugador. Un Puritano sometido a Juicio añade al final 2 cubos; una Bruja, los retira; y una Bruja libre añade 2.
lesson-witch-accuse = ¿A quién? { $seat1 } ha construido Muerte, y todos lo han visto. Llévalo a Juicio: nadie te lo reprochará.
lesson-witch-yourself = ¡A ti no! Se puede, pero una Bruja sometida a Juicio retira 2 cubos al final en vez de añadirlos.
lesson-witch-unlikely = Es legal, pero no te creería nadie: ahí no hay más que Esperanza. Y además, ¿y si es la otra Bruja?
lesson-witch-successor = Ahora nombra al nuevo Comisario: otro, sin Placa ni Juicio. Toma una Placa y recibe un cubo, y decide si hay más Eventos. Con poca Esperanza no podrá gran cosa. ¿Quién te conviene?
lesson-witch-successor-missed = Tras cada Evento, el Comisario nombra a otro, sin Placa ni Juicio: toma una Placa y recibe un cubo, y decide si hay más Eventos.
lesson-witch-tried = A { $seat1 } ya no se le puede nombrar Comisario; por lo demás juega igual, y podría ganar. Si es Puritano, te acaba de regalar 2 cubos para el final.
lesson-witch-tried-missed = A quien está sometido a Juicio ya no se le puede nombrar Comisario; por lo demás juega igual, y puede ganar.
lesson-witch-office_gone = Mientras tengas Placa no te pueden nombrar otra vez. Cuando todos tengan Placa o Juicio, vuelven al centro todas menos la del Comisario. Aquí ves cuántas quedan, y cuántos Juicios: siendo cuatro son dos.
lesson-witch-office_gone-missed = A quien tiene Placa no se le puede nombrar otra vez. Cuando todos tienen Placa o Juicio, las Placas vuelven al centro, menos la del Comisario.
lesson-witch-again = Segunda ronda: cuatro cartas, y construyes tres. Todo sigue donde estaba, también el Comisario. Y cuidado: quien recibe tus cartas sabe qué le has dejado.
lesson-witch-excuse = La Casa de empeños trae Desesperación, pero es de tu tipo y encaja con el Banco por el triángulo. «Voy a por el grupo», dirás, y encima es verdad. La Funeraria, de Muerte, puede esperar.
lesson-witch-copies = De cada Edificio hay tantas copias como jugadores: cuatro. Las demás cartas se quedan en la caja. Los cubos, en cambio, no se acaban nunca.
lesson-witch-watched = Los Puritanos miran quién trae Desesperación, a quién da Esperanza cada uno y a quién lleva a Juicio: todo queda en el registro. Dar de vez en cuando un cubo para una Purificación limpia también tu fama.
lesson-witch-kept = Salvoconducto se entrega a otro, que lo conserva hasta que anula el próximo Juicio contra él: míralo antes de acusar. Solo los de borde rojo no se reponen: Purificación se queda siempre y los Juicios duran hasta que se acaban.
lesson-witch-kept-missed = Un Evento usado va al fondo del mazo, y sale otro en su lugar; algunos se entregan a un jugador, que los conserva. Solo los de borde rojo no se reponen: Purificación se queda siempre y los Juicios duran hasta que se acaban.
lesson-witch-seen = Ha visto tu carta y sabe que eres Bruja. Puede decirlo, pero no demostrarlo: es su palabra contra la tuya. Di que miente, o que la Bruja es quien te acusa.
lesson-witch-own_trial = Te han llevado a Juicio: al final retirarás 2 cubos en vez de añadirlos, y no te pueden nombrar Comisario. Pero sigues en juego y puedes ganar. Ya no tienes nada que esconder: ¡a llenar la ciudad!
lesson-witch-last_call = La fase va a terminar y aún puedes dar Esperanza. Si la recibe el Comisario, decide otra vez. Si no quieres: «No dar nada».
lesson-witch-moved = Un Edificio que cambia de dueño se lleva sus cubos; si deja el juego, vuelven a la reserva. También así se hace o se deshace Desesperación.
lesson-witch-talk = Habla, miente, acusa: todo vale, menos enseñar tu Personaje o mencionar su nombre, profesión o dibujo. En «Notas» apunta quién crees que es Bruja, si es que hay otra.
lesson-witch-alone = Desde aquí decides por tu cuenta. Necesitas 8 contando el final: cada Bruja sin Juicio y cada Puritano con Juicio suman 2, y cada grupo de Muerte, 3; una Bruja con Juicio resta 2 y un grupo de Justicia, 3. Y reúne puntos: si hay varias Brujas, gana la mejor.
lesson-witch-late = Cuarta ronda: ya importa menos que te descubran. Construye lo que más Desesperación traiga. Un grupo completo de Muerte añade 3 al final, y a ti te vale 2 puntos; uno de Justicia retira 3.
lesson-witch-last_round = La última. Suma los cubos que hay; más 2 por cada Bruja sin Juicio, por cada Puritano con Juicio, y más 3 por cada grupo de Muerte; menos 2 por cada Bruja con Juicio y 3 por cada grupo de Justicia. ¿Llega a 8? Si no, ahora o nunca: nadie te puede castigar después.
lesson-witch-end_trials = Se enseñan los Personajes y se resuelven los Juicios. Imagina una ciudad con 7 cubos: una Bruja con Juicio resta 2, otra sin Juicio suma 2 y un Puritano con Juicio suma 2: quedan 9.
lesson-witch-end_sets = Después, más 3 por cada grupo de Muerte y menos 3 por cada uno de Justicia, tenga Juicio su dueño o no. Si el total llega a 8, gana una Bruja; si no llega, un Puritano.
lesson-witch-end_winner = Y del bando ganador, solo quien tiene más puntos; con empate, quien tiene más Esperanza, y si aún empatan, comparten la victoria. Ya conoces las dos caras de Nueva Salem.
lesson-witch-not_enough = Tu Esperanza no llega para el Evento más caro, así que puedes iniciar otro o terminar la fase. Antes de que acabe, los demás aún pueden darte Esperanza. Tú, como Comisario, no puedes darla.

## Lo que hay en la caja, para el taller

box-buildings = Edificios
box-characters = Personajes
box-events = Eventos
box-symbols = Símbolos
box-numbers = Números de jugadores en las copias
box-types = Tipos que puntúan
box-two_types = Tipos, con la opción de dos
box-cost = Coste en Esperanza
box-effect = Efecto
box-count = Cuántos
box-once = Como mucho uno de cada Edificio
box-hope = Cubos de Esperanza
box-draw = Edificios que se roban
box-despair = Desesperación de más
box-least = Desde cuánta Esperanza
box-points = Puntos
