# Nueva Salem: elegir edificios, acusar y gobernar. Textos en español.
# Las mismas claves, atributos y valores que en.ftl.

## El juego

game-title = Nueva Salem
game-goal = Levantáis una ciudad nueva y entre vosotros se esconden brujas. Cada cual construye los edificios que le convienen; si al final hay demasiada desesperación gana la mejor bruja, y si no, el mejor puritano.
game-before =
    Gana una persona, no un bando: la que más puntos tenga del bando que se lleva la partida. Los de tu propio bando también compiten contigo.
    Con tres o cuatro jugadores puede que no haya ninguna bruja en la mesa.
    Se puede hablar de todo y mentir, pero sin mencionar el nombre, el oficio, el dibujo ni el aspecto de tu personaje.
game-source = El reglamento no trae la lista de las cartas. Son reconstrucción nuestra los símbolos de los edificios, casi todos los nombres, los textos y costes de los eventos (salvo los del Juicio) y los números de jugadores; los tipos que puntúa cada personaje están deducidos.

## Preguntas

ask-pick = Elige en secreto un edificio de tu mano.
    .others = { $seat } está eligiendo un edificio.
ask-last_pick = Quédate una carta, o descarta las dos y construye la primera del mazo.
    .others = { $seat } decide qué hace con sus dos últimas cartas.
ask-remove = ¿De qué edificio retiras una desesperación?
    .others = { $seat } elige de dónde retira una desesperación.
ask-conscience = Mala conciencia: líbrate de la carta por 1 de esperanza, si la tienes, o carga con 1 de desesperación.
    .others = { $seat } decide cómo lleva su mala conciencia.
ask-launch = Inicia un evento o, si nada te obliga, termina la fase.
    .others = { $seat } tiene el cargo y decide qué evento inicia.
ask-pay = ¿De qué edificio sale la esperanza que falta por pagar?
    .others = { $seat } elige de dónde sale lo que paga.
ask-last_call = La fase va a terminar: ¿das esperanza a alguien?
    .others = { $seat } aún puede dar esperanza antes de que termine la fase.
ask-name = ¿A quién entregas la figura de comisario?
    .others = { $seat } elige a quién pasa el cargo.
ask-try = ¿A quién llevas a juicio?
    .others = { $seat } elige a quién lleva a juicio.
ask-question = ¿De quién miras el personaje?
    .others = { $seat } elige a quién interroga.
ask-confess = ¿Quién tiene que confesar?
    .others = { $seat } elige quién confiesa.
ask-confess_to = Tienes que enseñar tu personaje a alguien. ¿A quién?
    .others = { $seat } elige a quién enseña su personaje.
ask-absolve = ¿A quién libras de su juicio?
    .others = { $seat } elige a quién absuelve.
ask-hand = ¿A quién entregas esta carta?
    .others = { $seat } elige a quién entrega la carta.
ask-burn = ¿Qué edificio arde?
    .others = { $seat } elige qué edificio arde.
ask-seize = ¿Qué edificio te quedas?
    .others = { $seat } elige qué edificio se queda.
ask-offer = ¿Qué edificio tuyo ofreces a cambio?
    .others = { $seat } elige qué edificio suyo ofrece.
ask-swap_for = ¿Qué edificio quieres por el tuyo?
    .others = { $seat } elige qué edificio quiere por el suyo.
ask-emigrate = Elige en secreto un edificio tuyo: todos pasáis uno a la vez hacia la izquierda.
    .others = { $seat } elige qué edificio pasa a su izquierda.
ask-clear = ¿De qué edificio expulsas toda la desesperación?
    .others = { $seat } elige qué edificio queda libre de desesperación.
ask-bear = No tenías esperanza que perder: ¿en qué edificio tuyo cae la desesperación?
    .others = { $seat } elige dónde cae su desesperación.
ask-build = ¿Cuál de los edificios robados construyes? Los demás van al fondo del mazo.
    .others = { $seat } elige cuál de los edificios robados construye.

# Lo que decide el azar
ask-deal_character = ¿Qué personaje toca?
    .others = Se reparten los personajes.
ask-first_constable = ¿Quién es el primer comisario?
    .others = Se sortea el primer comisario.
ask-deal = ¿Qué edificio toca?
    .others = Se reparten los edificios.
ask-redraw = ¿Qué edificio sale del mazo?
    .others = Se roba la primera carta del mazo.
ask-draw_event = ¿Qué evento sale?
    .others = Se descubre un evento.
ask-draw_building = ¿Qué edificio roba el comisario?
    .others = El comisario roba edificios.

## Lo que se puede elegir

verb-discard_both = Descartar las dos y robar la primera del mazo
verb-end_phase = Dar la fase por terminada
verb-let_pass = No dar nada más
verb-pay_rest = Pagar el resto de donde más haya
verb-ease_conscience = Pagar 1 de esperanza y librarte de la carta
verb-bear_loose = Poner 1 de desesperación sobre tu personaje
verb-pick = Elegir { $card }
verb-keep = Quedarte { $card }
verb-build = Construir { $card }
verb-launch = Iniciar «{ $event }»
verb-give = Dar 1 de esperanza a { $receiver }
verb-name = Nombrar comisario a { $seat }
verb-try = Llevar a juicio a { $seat }
verb-question = Mirar el personaje de { $seat }
verb-confessor = Hacer confesar a { $seat }
verb-confess_to = Enseñar tu personaje a { $seat }
verb-absolve = Absolver a { $seat }
verb-hand = Entregar la carta a { $receiver }
verb-remove = Retirar 1 de desesperación de { $building }
verb-remove_loose = Retirar 1 de desesperación del personaje de { $seat }
verb-clear = Retirar toda la desesperación de { $building }
verb-clear_loose = Retirar toda la desesperación del personaje de { $seat }
verb-burn = Quemar { $building }
verb-seize = Quedarte { $building }
verb-offer = Ofrecer { $building }
verb-swap_for = Pedir a cambio { $building }
verb-pass_left = Pasar { $building } a tu izquierda
verb-pay_from = Sacar 1 de { $building }
verb-bear = Poner 1 de desesperación en { $building }
verb-move_chest = Llevar tu arca a { $building }

# Lo que elige el azar
verb-deal_character = Toca { $character }
verb-first_constable = El primer comisario es { $seat }
verb-deal = Toca { $card }
verb-redraw = Sale { $card }
verb-draw_event = Sale «{ $event }»
verb-draw_building = El comisario roba { $card }

## Lo que ocurre

event-character_dealt = { $seat } recibe su personaje.
    .known = { $seat } recibe su personaje: { $character } ({ $side }).
event-first_named = La suerte decide: { $seat } es el primer comisario y toma una placa.
event-round_began = Ronda { $round }: { $deal } cartas para cada uno, de las que se construyen { $play }.
event-built = { $seat } construye { $building }{ $hope ->
        [0] { "" }
       *[other] , +{ $hope } de esperanza
    }{ $despair ->
        [0] { "" }
       *[other] , +{ $despair } de desesperación
    }.
event-redrew = { $seat } descarta sus dos cartas y roba la primera del mazo.
event-passed = Las manos pasan a la izquierda, con { $left } cartas cada una.
event-removed = { $seat } retira una desesperación de { $building }, de { $owner }.
event-removed_loose = { $seat } retira una desesperación del personaje de { $owner }.
event-not_removed = { $seat } no encuentra desesperación que retirar.
event-deck_ended = Del mazo solo quedan los descartes de esta ronda: se barajan.
event-event_drawn = Nuevo evento sobre la mesa: «{ $event }», coste { $cost }.
event-event_replaced = En su lugar aparece «{ $event }», coste { $cost }.
event-gave = { $seat } da una esperanza a { $receiver }.
event-chest_moved = { $seat } lleva su arca a { $building }.
event-launched = { $seat } paga { $cost } de esperanza e inicia «{ $event }».
event-constable_named = { $seat } entrega el cargo: { $receiver } es comisario, toma una placa y recibe una esperanza.
event-badges_returned = Todos tienen placa o juicio: las placas vuelven al centro, salvo la de { $seat } ({ $count } { $count ->
        [one] devuelta
       *[other] devueltas
    }).
event-badges_freed = No queda nadie a quien nombrar: vuelven al centro las placas de todos menos la de { $seat } ({ $count } { $count ->
        [one] devuelta
       *[other] devueltas
    }).
event-stays_constable = Todos los demás están a juicio: { $seat } sigue de comisario y no recibe esperanza.
event-ends_phase = { $seat } quiere dar la fase por terminada. Último momento para dar esperanza.
event-thinks_again = Llega esperanza a { $seat }, que tiene { $hope } y decide de nuevo: el evento más caro que se puede iniciar cuesta { $dearest }.
event-phase_ended = Termina la ronda { $round } y se baraja el mazo de edificios.
event-on_trial = { $seat } lleva a juicio a { $receiver }. Juicios que quedan: { $left }.
event-trial_annulled = { $seat } quiere juzgar a { $receiver }, pero «{ $event }» lo impide: el Juicio vuelve a la pila y esa carta, al fondo del mazo.
event-character_seen = { $viewer } mira en secreto el personaje de { $seat }.
    .known = { $viewer } mira en secreto el personaje de { $seat }: { $character } ({ $side }).
event-must_confess = { $seat } obliga a confesar a { $receiver }.
event-burnt = Arde { $building }, de { $owner }, por orden de { $seat }. Sus cubos vuelven a la reserva.
event-seized = { $seat } se queda { $building }, que era de { $owner }, con sus cubos.
event-offered = { $seat } ofrece { $building } a cambio de otro edificio.
event-swapped = { $seat } cambia { $building } por { $other }, de { $owner }.
event-passed_left = { $seat } pasa { $building } a { $receiver }.
event-cleared = { $seat } limpia { $building }, de { $owner }: { $count } de desesperación menos.
event-cleared_loose = { $seat } limpia el personaje de { $owner }: { $count } de desesperación menos.
event-hope_gained = { $seat } recibe { $count } de esperanza.
event-hope_lost = { $seat } pierde 1 de esperanza.
event-tithed = { $seat } entrega 1 de esperanza a { $receiver } como diezmo.
event-bore = Cae 1 de desesperación en { $building }, de { $seat }.
event-bore_loose = Cae 1 de desesperación sobre el personaje de { $seat }.
event-looked = { $seat } roba en secreto { $count ->
        [one] un edificio
       *[other] { $count } edificios
    }.
event-put_away = { $seat } deja { $count ->
        [one] un edificio
       *[other] { $count } edificios
    } al fondo del mazo, sin que nadie { $count ->
        [one] lo
       *[other] los
    } vea.
event-no_cards = No quedan edificios en el mazo: { $seat } no roba ninguno.
event-absolved = { $seat } absuelve a { $receiver }, a quien no se puede juzgar más en esta ronda. Juicios en la pila: { $left }.
event-handed = { $seat } entrega «{ $event }» a { $receiver }.
event-conscience_eased = { $seat } paga una esperanza y se libra de «{ $event }».
event-character_shown = { $seat } era { $character } ({ $side }).
event-town_counted = Hay { $despair } de desesperación en la ciudad antes de resolver los juicios.
event-witch_tried = { $seat }, bruja a juicio: { $change } de desesperación.
event-witch_free = { $seat }, bruja sin juzgar: +{ $change } de desesperación.
event-puritan_tried = { $seat }, inocente a juicio: +{ $change } de desesperación.
event-trials_summed = { $change ->
        [0] Los juicios no cambian la cuenta: { $total } de desesperación.
       *[other] Tras los juicios, la desesperación pasa de { $before } a { $total }.
    }
event-death_sets = { $seat } ha reunido { $sets ->
        [one] un grupo
       *[other] { $sets } grupos
    } de Muerte: +{ $change } de desesperación.
event-justice_sets = { $seat } ha reunido { $sets ->
        [one] un grupo
       *[other] { $sets } grupos
    } de Justicia: { $change } de desesperación.
event-sets_summed = { $change ->
        [0] Los grupos no cambian la cuenta: { $total } de desesperación.
       *[other] Tras los grupos, la desesperación pasa de { $before } a { $total }.
    }
event-witches_reach = Desesperación final: { $total }. Las brujas necesitaban { $threshold }: hay bastante para ellas.
event-witches_fail = Desesperación final: { $total }. Las brujas necesitaban { $threshold }: la victoria es para un puritano.
event-type_scored = { $seat } puntúa { $type }: { $points ->
        [one] 1 edificio, 1 punto
       *[other] { $points } edificios, { $points } puntos
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
event-hope_counted = Empate a puntos: { $seat } conserva { $hope } de esperanza.
event-won = ¡Gana { $seat } ({ $winner }) con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }!
event-shared = { $seat } ({ $winner }) comparte la victoria con { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
event-all_lost = Hay { $total } de desesperación y bastaban { $threshold }, pero nadie era bruja: ¡pierden todos!
event-town_emptied = Habría que retirar { $count } de desesperación y hay { $before }: la ciudad nunca baja de cero.

## Las reglas

rule-SAL-01 = Pueden jugar de 3 a 8 personas. Al azar se apartan tantas brujas y puritanos como pide el número de jugadores: 2 y 4 si sois de tres a cinco, 2 y 5 si sois seis, 3 y 6 si sois siete u ocho. Esas cartas se mezclan y a cada uno le toca una; las que sobran salen del juego sin que nadie las mire. Solo ves tu personaje, y las brujas no se conocen entre ellas. Con tres o cuatro jugadores puede no haber ninguna bruja.
    .title = Los personajes
rule-SAL-02 = Los edificios y eventos llevan un número abajo a la derecha: se quedan en la caja los que tengan uno mayor que el número de jugadores. Los demás edificios se barajan y forman un mazo boca abajo. Así hay tantas copias de cada edificio como jugadores.
    .title = Qué cartas se usan
rule-SAL-03 = Purificación y Juicio están siempre boca arriba; todas las cartas de Juicio en uso forman una pila. Los otros eventos forman un mazo boca abajo.
    .title = Los eventos
rule-SAL-04 = Hay cinco rondas, cada una con su carta, y tantas placas como jugadores.
    .title = Rondas y placas
rule-SAL-05 = El primer comisario se sortea. Toma la figura y una placa, pero no recibe esperanza.
    .title = El primer comisario
rule-SAL-06 = Cada ronda tiene cuatro fases: elegir edificios, robar un evento, iniciar eventos y barajar. En las rondas 1 a 5 se reparten 3, 4, 5, 4 y 3 cartas a cada uno, y se construyen 2, 3, 4, 3 y 2.
    .title = La ronda y el reparto
rule-SAL-07 = Todos eligen a la vez y en secreto una carta de su mano, y pasan el resto a la izquierda. Hasta que haya elegido el último se puede cambiar de idea. Entonces se enseñan todas a la vez. Sabes lo que queda en las manos que has pasado, y la mesa te lo recuerda solo a ti.
    .title = Elegir y pasar
rule-SAL-08 = Los símbolos de un edificio construido se cumplen siempre: la esperanza y la desesperación ponen un cubo sobre la carta, y retirar quita una desesperación de un edificio cualquiera, a elección de quien lo construye. Primero se ponen todos los cubos y después se retira, en orden desde el comisario hacia la izquierda. Si no hay desesperación en la ciudad no ocurre nada, y la retirada no se guarda.
    .title = Los símbolos
rule-SAL-09 = Con las dos últimas cartas hay tres opciones: quedarse una cualquiera y descartar la otra, o descartar las dos y construir la primera del mazo. Primero deciden todos; luego los descartes van al fondo del mazo, y al final roban quienes han descartado las dos, en orden desde el comisario. Los descartes no se enseñan a nadie ni se pueden volver a mirar.
    .title = Las dos últimas cartas
rule-SAL-10 = La esperanza y la desesperación son ilimitadas: los cubos no se acaban nunca.
    .title = Cubos sin límite
rule-SAL-11 = Se descubre un evento del mazo. Además de Purificación y Juicio hay siempre un evento boca arriba por cada ronda jugada.
    .title = Fase 2: robar un evento
rule-SAL-12 = En cualquier momento de la fase de eventos, cualquiera menos el comisario puede dar esperanza a quien quiera, también al comisario; lo dado no se devuelve. Quien la recibe decide en qué edificio suyo queda: el que tenga su arca. De ahí sale también primero la que da, y puede llevar el arca a otro edificio cuando quiera durante la fase. Cuando el comisario quiere terminar, los demás tienen un último momento para dar; en él ya no se mueven las arcas.
    .title = Dar esperanza
rule-SAL-13 = Solo el comisario inicia eventos, y paga el coste con la esperanza de sus edificios, que vuelve a la reserva. Sale primero del edificio con su arca; para el resto elige él si tiene dónde elegir. No se puede iniciar un evento si no hay a quién o a qué aplicarlo; los que retiran desesperación, sí, aunque no la haya.
    .title = Fase 3: iniciar eventos
rule-SAL-14 = Se cumple el texto del evento. Después la carta va al fondo del mazo y otra ocupa su lugar. Si el texto la entrega a un jugador, este la conserva y también se repone. Las de borde rojo, Purificación y Juicio, no se reponen: Purificación se queda y los Juicios duran lo que dure su pila.
    .title = Resolver un evento
rule-SAL-15 = El Juicio cuesta 4 y se entrega a un jugador que no tenga otro, que queda sometido a juicio. El comisario puede juzgarse a sí mismo.
    .title = El juicio
rule-SAL-16 = Tras cada evento el comisario nombra sucesor a otro jugador sin placa y que no esté a juicio. Si no hay nadie así, todos menos él devuelven la placa; si aun así no hay nadie, porque todos los demás están a juicio, sigue él y no recibe esperanza.
    .title = Nombrar sucesor
rule-SAL-17 = El nuevo comisario toma una placa y una esperanza de la reserva. Si con eso todos tienen placa o están a juicio, devuelven la suya todos menos él.
    .title = El nuevo comisario
rule-SAL-18 = El comisario puede iniciar un evento o dar la fase por terminada. Pero si tiene esperanza suficiente para el evento más caro de los que se pueden iniciar, está obligado a iniciar alguno, aunque sea más barato.
    .title = La obligación del comisario
rule-SAL-19 = Un comisario llevado a juicio sigue en el cargo hasta que lo entrega como siempre. Nadie puede ser nombrado comisario mientras tenga un Juicio delante.
    .title = Comisario a juicio
rule-SAL-20 = Al acabar la ronda se baraja el mazo de edificios y la carta de la ronda jugada se pone boca abajo. El comisario, las placas, los cubos, los eventos a la vista y las cartas conservadas se quedan como están. La partida termina tras la fase de eventos de la quinta ronda.
    .title = Fase 4: barajar y seguir
rule-SAL-21 = Final, paso 1: se enseñan todos los personajes. Cada bruja a juicio retira 2 de desesperación; cada bruja sin juicio añade 2, y cada puritano a juicio añade 2. La ciudad nunca baja de cero.
    .title = Final: los juicios
rule-SAL-22 = Final, paso 2: cada grupo completo de tres edificios distintos de Muerte añade 3 de desesperación y cada grupo de Justicia retira 3, también los de jugadores a juicio. Completar el grupo durante la partida no hace nada. Un edificio cuenta para un solo grupo.
    .title = Final: los grupos
rule-SAL-23 = Final, paso 3: si la desesperación llega a 6, 8, 10, 12, 14 o 16 (de tres a ocho jugadores), gana la mejor bruja; si no, el mejor puritano. Si llega y no hay ninguna bruja en la mesa, pierden todos.
    .title = Final: el recuento
rule-SAL-24 = Final, paso 4: 1 punto por cada edificio de un tipo que lleve tu personaje, 2 por cada grupo completo de tres edificios distintos de cualquier tipo y 2 por la Carta de recomendación.
    .title = Final: los puntos
rule-SAL-25 = Solo compiten los jugadores del bando ganador. Si hay empate a puntos, gana quien tenga más esperanza; si sigue el empate, comparten la victoria.
    .title = Quién gana
rule-SAL-26 = Un edificio que cambia de manos se lleva sus cubos. Los cubos de un edificio que deja el juego vuelven a la reserva.
    .title = Edificios que se mueven
rule-SAL-27 = No hay pilas de descartes: todo lo que se descarta va al fondo de su mazo.
    .title = Descartes
rule-SAL-28 = Se puede hablar de todo y mentir: sobre tu bando, sobre lo que reúnes y sobre los personajes que has visto. Está prohibido enseñar un personaje si ningún evento lo pide, y mencionar el dibujo, el nombre, el oficio o el aspecto del tuyo.
    .title = Hablar y mentir
rule-SAL-29 = A quien le toca una bruja se le dan cuatro consejos que puede leer a solas: poca desesperación al principio, mucha al final, tener a mano una excusa y acusar a otros.
    .title = Consejos para brujas

## Por qué no

why-SAL-01 = En esta mesa no hay nadie en ese asiento.
why-SAL-06 = { $case ->
    [1] Eso lo decide el azar.
    [2] Eso no responde a lo que se pregunta ahora.
   *[0] Ahora se espera a { $seat }.
}
why-SAL-07 = No tienes { $card } en la mano.
why-SAL-08 = { $case ->
    [1] De { $building } ya se ha retirado una: en esta misa, como mucho una por edificio.
    [2] Sobre el personaje de { $seat } no hay desesperación.
   *[0] En { $building } no hay desesperación que retirar.
}
why-SAL-09 = { $card } no es una de tus dos cartas.
why-SAL-12 = { $case ->
    [1] El comisario puede recibir esperanza, pero no darla.
    [2] No puedes darte esperanza: elige a otra persona.
    [3] No tienes esperanza que dar.
    [4] { $building } no es tuyo: el arca va a un edificio de tu calle.
    [5] Tu arca ya está en { $building }.
    [6] En este último momento solo se da esperanza: el arca se queda donde está.
   *[0] La esperanza solo se da y se mueve en la fase de iniciar eventos.
}
why-SAL-13 = { $case ->
    [1] Solo el comisario inicia eventos, y ahora lo es { $seat }.
    [2] «{ $event }» no está boca arriba sobre la mesa.
    [3] «{ $event }» cuesta { $cost } y tienes { $hope } de esperanza.
    [4] «{ $event }» no se puede iniciar: no hay a quién ni a qué aplicarlo.
    [5] Para «{ $event }» necesitas un edificio tuyo que ofrecer.
    [6] No hay esperanza tuya en { $building }.
   *[0] Los eventos se inician en la fase 3 de la ronda.
}
why-SAL-14 = { $case ->
    [1] Ni tú ni el comisario, { $seat }: elige a otra persona.
    [2] { $seat } no está a juicio.
    [3] { $card } no es uno de los edificios que has robado.
    [4] En { $building } no hay desesperación.
    [5] No te queda esperanza con que pagar: tienes que cargar con la desesperación.
    [6] { $building } no es tuyo: la desesperación cae en uno de tus edificios.
    [7] Tienes edificios: la desesperación cae en uno de ellos.
   *[0] Tiene que ser otra persona.
}
why-SAL-15 = { $case ->
    [1] No queda nadie a quien se pueda juzgar.
    [2] { $seat } ya está a juicio.
    [3] Han absuelto a { $seat }: en esta ronda no se le puede juzgar.
    [4] A { $seat } ya se le ha elegido en esta caza.
   *[0] No quedan cartas de Juicio en la pila.
}
why-SAL-16 = { $case ->
    [1] { $seat } está a juicio y no puede ser comisario.
    [2] { $seat } tiene placa: ya ha sido comisario en esta vuelta.
   *[0] El cargo pasa a otra persona.
}
why-SAL-18 = { $case ->
    [1] Solo el comisario, { $seat }, puede dar la fase por terminada.
    [2] Tienes { $hope } de esperanza y el evento más caro que se puede iniciar cuesta { $dearest }: tienes que iniciar alguno.
   *[0] Solo la fase de eventos termina cuando lo dice el comisario.
}
why-SAL-20 = La partida ha terminado.
why-SAL-26 = { $case ->
    [1] { $building } ya es tuyo: elige un edificio de otro jugador.
    [2] { $building } no está en tu calle.
   *[0] { $building } no está en la ciudad.
}

## Consejos para brujas, en privado

tip-early = Al principio, poca desesperación: si se te nota pronto, acabarás a juicio.
tip-late = Hacia el final ya importa menos que te descubran; es el momento de llenar la ciudad de desesperación.
tip-plead = Los puritanos también construyen edificios sombríos. Si te preguntan, di que no había nada mejor en la mano o que vas a por un grupo.
tip-accuse = Acusa tú primero: desvías las miradas y, con suerte, juzgan a un inocente.

## Opciones de mesa

setting-witch_types = Tipos de cada bruja
    .help = Cuántos tipos de edificio puntúa una bruja: tres, como en otras ediciones, o dos, como los puritanos. El reglamento no lo dice.
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

side-witches = brujas
side-puritans = puritanos

## Eventos

event-V01 = Purificación
    .text = Retira 2 de desesperación de los edificios que quieras.
event-V02 = Juicio
    .text = Entrega esta carta a un jugador que no esté a juicio: queda sometido a juicio.
event-V03 = Interrogatorio
    .text = Mira en secreto el personaje de otro jugador.
event-V04 = Confesión
    .text = Otro jugador enseña en secreto su personaje a quien prefiera, que no seas tú.
event-V05 = Vecinos vigilantes
    .text = Cada jugador mira el personaje de su vecino de la izquierda.
event-V06 = Incendio
    .text = Un edificio cualquiera va al fondo del mazo.
event-V07 = Expropiación
    .text = Quédate un edificio de otro jugador.
event-V08 = Permuta
    .text = Cambia un edificio tuyo por uno de otro jugador.
event-V09 = Éxodo
    .text = Todos a la vez pasan un edificio a su izquierda, elegido en secreto.
event-V10 = Misa solemne
    .text = Retira 4 de desesperación, como mucho una de cada edificio.
event-V11 = Exorcismo
    .text = Retira toda la desesperación de un edificio.
event-V12 = Buena cosecha
    .text = Cada jugador recibe 1 de esperanza.
event-V13 = Hambruna
    .text = Recibes 2 de esperanza. Cada uno de los demás pierde 1 o, si no tiene, recibe 1 de desesperación.
event-V14 = Pacto oscuro
    .text = Roba 2 edificios en secreto y construye uno, con 1 de desesperación más; el otro, al fondo del mazo.
event-V15 = Construcción apresurada
    .text = Roba 3 edificios en secreto y construye uno; los demás, al fondo del mazo.
event-V16 = Diezmo
    .text = Cada uno de los demás que tenga 2 o más de esperanza te da 1.
event-V17 = Absolución
    .text = El Juicio de un jugador vuelve a la pila; en esta ronda no se le puede juzgar otra vez.
event-V18 = Salvoconducto
    .text = Entrega esta carta a otro jugador: anula el próximo Juicio que se le entregue.
event-V19 = Caza de brujas
    .text = Lleva a juicio a dos jugadores distintos, o a uno si no es posible más.
event-V20 = Mala conciencia
    .text = Entrega esta carta a otro jugador: tras elegir edificios, en cada ronda paga 1 de esperanza y la descarta, o pone 1 de desesperación en un edificio suyo.
event-V21 = Carta de recomendación
    .text = Entrega esta carta a otro jugador: al final le vale 2 puntos.

obstacle-hope = falta esperanza
obstacle-pile = no quedan Juicios
obstacle-triable = no hay a quién juzgar
obstacle-tried = nadie está a juicio
obstacle-building = no hay edificio que elegir
obstacle-own = el comisario no tiene edificios

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

symbol-hope = esperanza
symbol-despair = desesperación
symbol-removal = retirar

source-rulebook = del reglamento
source-deduced = deducido
source-found = de otras fuentes
source-reconstructed = reconstruido

phase-setup = preparación
phase-build = elegir edificios
phase-draw = robar un evento
phase-launch = iniciar eventos
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
building-ENT-L-1 = Teatro 1
building-ENT-L-2 = Teatro 2
building-ENT-L-3 = Teatro 3
building-ENT-L-4 = Teatro 4
building-ENT-L-5 = Teatro 5
building-ENT-L-6 = Teatro 6
building-ENT-L-7 = Teatro 7
building-ENT-L-8 = Teatro 8
building-ENT-C-1 = Taberna 1
building-ENT-C-2 = Taberna 2
building-ENT-C-3 = Taberna 3
building-ENT-C-4 = Taberna 4
building-ENT-C-5 = Taberna 5
building-ENT-C-6 = Taberna 6
building-ENT-C-7 = Taberna 7
building-ENT-C-8 = Taberna 8
building-ENT-R-1 = Burdel 1
building-ENT-R-2 = Burdel 2
building-ENT-R-3 = Burdel 3
building-ENT-R-4 = Burdel 4
building-ENT-R-5 = Burdel 5
building-ENT-R-6 = Burdel 6
building-ENT-R-7 = Burdel 7
building-ENT-R-8 = Burdel 8
building-COM-L-1 = Mercado 1
building-COM-L-2 = Mercado 2
building-COM-L-3 = Mercado 3
building-COM-L-4 = Mercado 4
building-COM-L-5 = Mercado 5
building-COM-L-6 = Mercado 6
building-COM-L-7 = Mercado 7
building-COM-L-8 = Mercado 8
building-COM-C-1 = Puerto 1
building-COM-C-2 = Puerto 2
building-COM-C-3 = Puerto 3
building-COM-C-4 = Puerto 4
building-COM-C-5 = Puerto 5
building-COM-C-6 = Puerto 6
building-COM-C-7 = Puerto 7
building-COM-C-8 = Puerto 8
building-COM-R-1 = Matadero 1
building-COM-R-2 = Matadero 2
building-COM-R-3 = Matadero 3
building-COM-R-4 = Matadero 4
building-COM-R-5 = Matadero 5
building-COM-R-6 = Matadero 6
building-COM-R-7 = Matadero 7
building-COM-R-8 = Matadero 8
building-FIN-L-1 = Casa de cambio 1
building-FIN-L-2 = Casa de cambio 2
building-FIN-L-3 = Casa de cambio 3
building-FIN-L-4 = Casa de cambio 4
building-FIN-L-5 = Casa de cambio 5
building-FIN-L-6 = Casa de cambio 6
building-FIN-L-7 = Casa de cambio 7
building-FIN-L-8 = Casa de cambio 8
building-FIN-C-1 = Banco 1
building-FIN-C-2 = Banco 2
building-FIN-C-3 = Banco 3
building-FIN-C-4 = Banco 4
building-FIN-C-5 = Banco 5
building-FIN-C-6 = Banco 6
building-FIN-C-7 = Banco 7
building-FIN-C-8 = Banco 8
building-FIN-R-1 = Casa de empeños 1
building-FIN-R-2 = Casa de empeños 2
building-FIN-R-3 = Casa de empeños 3
building-FIN-R-4 = Casa de empeños 4
building-FIN-R-5 = Casa de empeños 5
building-FIN-R-6 = Casa de empeños 6
building-FIN-R-7 = Casa de empeños 7
building-FIN-R-8 = Casa de empeños 8
building-EDU-L-1 = Escuela 1
building-EDU-L-2 = Escuela 2
building-EDU-L-3 = Escuela 3
building-EDU-L-4 = Escuela 4
building-EDU-L-5 = Escuela 5
building-EDU-L-6 = Escuela 6
building-EDU-L-7 = Escuela 7
building-EDU-L-8 = Escuela 8
building-EDU-C-1 = Biblioteca 1
building-EDU-C-2 = Biblioteca 2
building-EDU-C-3 = Biblioteca 3
building-EDU-C-4 = Biblioteca 4
building-EDU-C-5 = Biblioteca 5
building-EDU-C-6 = Biblioteca 6
building-EDU-C-7 = Biblioteca 7
building-EDU-C-8 = Biblioteca 8
building-EDU-R-1 = Laboratorio 1
building-EDU-R-2 = Laboratorio 2
building-EDU-R-3 = Laboratorio 3
building-EDU-R-4 = Laboratorio 4
building-EDU-R-5 = Laboratorio 5
building-EDU-R-6 = Laboratorio 6
building-EDU-R-7 = Laboratorio 7
building-EDU-R-8 = Laboratorio 8
building-MUE-L-1 = Cementerio 1
building-MUE-L-2 = Cementerio 2
building-MUE-L-3 = Cementerio 3
building-MUE-L-4 = Cementerio 4
building-MUE-L-5 = Cementerio 5
building-MUE-L-6 = Cementerio 6
building-MUE-L-7 = Cementerio 7
building-MUE-L-8 = Cementerio 8
building-MUE-C-1 = Funeraria 1
building-MUE-C-2 = Funeraria 2
building-MUE-C-3 = Funeraria 3
building-MUE-C-4 = Funeraria 4
building-MUE-C-5 = Funeraria 5
building-MUE-C-6 = Funeraria 6
building-MUE-C-7 = Funeraria 7
building-MUE-C-8 = Funeraria 8
building-MUE-R-1 = Patíbulo 1
building-MUE-R-2 = Patíbulo 2
building-MUE-R-3 = Patíbulo 3
building-MUE-R-4 = Patíbulo 4
building-MUE-R-5 = Patíbulo 5
building-MUE-R-6 = Patíbulo 6
building-MUE-R-7 = Patíbulo 7
building-MUE-R-8 = Patíbulo 8
building-JUS-L-1 = Juzgado 1
building-JUS-L-2 = Juzgado 2
building-JUS-L-3 = Juzgado 3
building-JUS-L-4 = Juzgado 4
building-JUS-L-5 = Juzgado 5
building-JUS-L-6 = Juzgado 6
building-JUS-L-7 = Juzgado 7
building-JUS-L-8 = Juzgado 8
building-JUS-C-1 = Comisaría 1
building-JUS-C-2 = Comisaría 2
building-JUS-C-3 = Comisaría 3
building-JUS-C-4 = Comisaría 4
building-JUS-C-5 = Comisaría 5
building-JUS-C-6 = Comisaría 6
building-JUS-C-7 = Comisaría 7
building-JUS-C-8 = Comisaría 8
building-JUS-R-1 = Prisión 1
building-JUS-R-2 = Prisión 2
building-JUS-R-3 = Prisión 3
building-JUS-R-4 = Prisión 4
building-JUS-R-5 = Prisión 5
building-JUS-R-6 = Prisión 6
building-JUS-R-7 = Prisión 7
building-JUS-R-8 = Prisión 8

## La mesa en líneas

show-round = Ronda { $round } de 5: { $phase }.
show-town = Desesperación en la ciudad: { $despair }. Las brujas necesitan { $threshold }.
show-final-town = Desesperación final: { $despair }. Las brujas necesitaban { $threshold }.
show-constable = El cargo de comisario es de { $seat }. Placas en el centro: { $count }.
show-duty = Con { $hope } de esperanza tiene que iniciar un evento: el más caro posible cuesta { $dearest }.
show-no-duty = Con { $hope } de esperanza puede terminar la fase: el evento más caro posible cuesta { $dearest }.
show-events = Eventos sobre la mesa (Juicios en la pila: { $pile } de { $total }):
show-events-short = Eventos sobre la mesa: { $events }. Juicios en la pila: { $pile } de { $total }.
show-event-short = { $event } ({ $cost })
show-event = { $event }, coste { $cost }: { $text }
show-event-no = { $event }, coste { $cost } ({ $obstacle }): { $text }
show-launched = Se está resolviendo «{ $event }»: { $text }
show-own = Eres { $character }, { $trade }. Bando: { $side }. Puntúas { $types }.
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
        [one] un edificio robado
       *[other] { $count } edificios robados
    }.
show-player = { $seat }: esperanza { $hope }, desesperación { $despair }{ $notes }
show-points = { $seat }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, esperanza { $hope }, desesperación { $despair }{ $notes }
show-note-constable = comisario
show-note-badge = placa
show-note-tried = a juicio
show-note-spared = no se le puede juzgar esta ronda
show-note-character = { $character } ({ $side })
show-note-loose = { $hope } de esperanza y { $despair } de desesperación sobre el personaje
show-street = calle: { $buildings }
show-no-street = sin edificios
show-name = { $seat }
show-building = { $building }
show-building-cubes = { $building } ({ $cubes })
show-cube-hope = E{ $count }
show-cube-despair = D{ $count }
show-cube-chest = arca
show-sets = grupos completos: { $sets }
show-set = { $count } de { $type }
show-key = E: esperanza, D: desesperación, arca: donde llega la esperanza que recibe.
show-won = ¡Victoria de { $players } ({ $side })!
show-lost = Nadie gana: había desesperación de sobra y ninguna bruja.
show-components = Las cartas, y de dónde sabemos lo que dicen:
show-component-building = { $name } [{ $source }]: { $type }, { $pos }; { $symbols } [{ $symbols_source }]; 8 copias [{ $numbers_source }]
show-component-character = { $name }, { $trade } [{ $source }]: { $side }; { $types } [{ $types_source }]
show-component-event = { $name } [{ $source }], { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }, coste { $cost } [{ $cost_source }]: { $text } [{ $text_source }]

## El tablero en el navegador

board-events = Eventos
board-cost = Cuesta { $cost } de esperanza.
board-ready = se puede iniciar
board-launched = se está resolviendo
board-launching = { $seat } inicia «{ $event }»: { $text }
    .own = Inicias «{ $event }»: { $text }
board-duty = { $seat } tiene { $hope } de esperanza y lo más caro cuesta { $dearest }: tiene que iniciar un evento.
    .own = Tienes { $hope } de esperanza y lo más caro cuesta { $dearest }: tienes que iniciar un evento.
board-no-duty = { $seat } tiene { $hope } de esperanza y lo más caro cuesta { $dearest }: puede terminar la fase.
    .own = Tienes { $hope } de esperanza y lo más caro cuesta { $dearest }: puedes terminar la fase.
board-last-call = { $seat } quiere terminar la fase: último momento para dar esperanza.
    .own = Quieres terminar la fase: los demás aún pueden dar esperanza.
board-trials = Juicios en la pila: { $pile } de { $total }
board-trials-left = quedan { $pile } de { $total }
board-left = el resto pasa a { $seat }
board-passed = Manos que has pasado
board-scores = Puntúa para tu personaje.
board-character = Tu personaje
board-tips = Consejos solo para ti
board-hope = Esperanza: { $count }.
board-despair = Desesperación: { $count }.
board-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-building = { $building } ({ $type }): { $hope } de esperanza, { $despair } de desesperación.
board-chest = El arca: aquí va la esperanza que recibe.
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
board-end-trials_summed = tras los juicios
board-end-sets_summed = tras los grupos
board-end-need = necesitaban las brujas
board-end-points = { $side ->
        [witches] la mejor bruja
       *[puritans] el mejor puritano
    }
