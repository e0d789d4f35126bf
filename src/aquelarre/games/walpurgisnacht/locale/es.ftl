# Walpurgisnacht: la danza de las brujas. Textos en español.
# Las mismas claves, atributos y valores que en.ftl.

## El juego

game-title = Walpurgisnacht: la danza de las brujas
game-goal = Brujas y aldeanas se entregan cartas en la montaña de Brocken sin saber quién está con quién. Cuando aparece Santa Walpurga se descubren los roles y gana el bando que suma más puntos.
game-before =
    Puede que no haya ninguna aldeana: todos podéis ser brujas.
    En el mazo hay más símbolos de aldeana que de bruja.
    Parece azar, pero es un juego de deducción. Como es corto, conviene jugar dos o tres partidas seguidas.
game-source = El reglamento no trae la lista de las cartas, así que son reconstrucción nuestra las doce cartas sencillas, el número y los nombres de crucifijos y hogueras, todos los ojos de gato y casi todos los fuegos fatuos y símbolos de rol.

## Preguntas

ask-preview = Memoriza el pentagrama y el pentágono externo antes de que se pongan boca abajo. ¿Has terminado de mirar?
    .others = { $seat } sigue mirando la falda de la montaña.
ask-follow_wisps = Elige una carta desbloqueada y revélala. Si ya has revelado alguna, también puedes parar.
    .others = { $seat } sigue el camino de los fuegos fatuos.
foreseen-follow_wisps = Como primera carta de tu próximo turno, si entonces se puede revelar
ask-first_gift = ¿Qué carta entregas, y a quién? Irá boca abajo, salvo que tenga ojo de gato.
    .others = { $seat } elige qué carta entrega primero.
ask-second_gift = ¿Entregas otra carta, esta boca arriba? Es opcional.
    .others = { $seat } decide si entrega otra carta, boca arriba.
ask-third_gift = ¿Pasas a alguien una de las cartas que has recibido? Es opcional.
    .others = { $seat } decide si pasa una de sus cartas recibidas.
ask-mephisto_acts = Puedes obligar a alguien a pasar una carta recibida, entregar una de las tuyas boca arriba o no hacer nada.
    .others = { $seat } decide la acción de Mefistófeles.
ask-hand_over = Mefistófeles te obliga a pasar una carta. ¿Cuál de las que has recibido?
    .others = { $seat } elige qué carta pasa por orden de Mefistófeles.
ask-put_back = Devuelve una carta de tu mano a la montaña: ¿cuál, y a qué hueco?
    .others = { $seat } devuelve cartas a la montaña.
ask-turn_down = Lo que has devuelto está a la vista de todos. Ponlo boca abajo cuando quieras.
    .others = { $seat } aún no ha puesto boca abajo lo que ha devuelto. ¡Míralo bien!
ask-movement = ¿Qué carta danza? Muévela a un hueco o intercambia dos: de uno a tres movimientos en total.
    .others = { $seat } hace danzar las cartas.

# Lo que decide el azar
ask-seat_devil = ¿A quién le toca Mefistófeles?
    .others = Se reparten los roles.
ask-deal_role = ¿Qué carta sale como rol?
    .others = Se reparten los roles.
ask-lay = ¿Qué carta se coloca en la montaña?
    .others = Se construye la montaña.
ask-begin = ¿Quién empieza?
    .others = Se sortea quién empieza.
ask-turn_up = ¿Qué carta aparece?
    .others = Se descubre una carta que nadie había visto.

## Lo que se puede elegir

verb-ready = Terminar de mirar
verb-stop = Parar
verb-keep = No entregar nada más
verb-rest = Terminar la danza
verb-turn_down = Poner boca abajo lo devuelto
verb-declare = Declararte Mefistófeles
verb-reveal = Revelar el { $slot }
verb-give = Entregar «{ $card }» a { $receiver }
verb-give_open = Entregar «{ $card }» boca arriba a { $receiver }
verb-pass_on = Pasar tu carta «{ $card }» a { $receiver }
verb-command = Obligar a { $giver } a pasar una carta a { $receiver }
verb-forbear = No hacer nada
verb-bestow = Entregar tu carta «{ $card }» boca arriba a { $receiver }
verb-hand_over = Pasar «{ $card }»
verb-put_back = Devolver «{ $card }» al { $slot }
verb-move = Mover la carta del { $slot } al { $to }
verb-swap = Intercambiar el { $slot } con el { $other }

# Lo que elige el azar
verb-seat_devil = Mefistófeles es para { $seat }
verb-deal_role = Sale «{ $card }» como rol
verb-lay = Colocar «{ $card }»
verb-begin = Empieza { $seat }
verb-turn_up = Aparece «{ $card }»

## Lo que ocurre

event-role_dealt = { $seat } recibe su rol.
    .known = { $seat } recibe su rol: «{ $card }».
event-marker_set = El marcador de las { $side } empieza en la casilla { $points }: parten con { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-mountain_shown = La falda de la montaña queda a la vista. ¡A memorizar!
event-turned_down = La falda de la montaña queda boca abajo. Empieza la noche.
event-begins = La suerte decide: empieza { $seat }.
event-turn = Turno de { $seat }.
event-revealed = { $seat } revela el { $slot }.
    .known = { $seat } revela el { $slot }: «{ $card }» ({ $wisp }).
event-stopped = { $seat } decide parar.
event-wisps_scored = Los fuegos fatuos dan { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } a las { $side }.
event-no_wisps = { $seat } no encuentra ningún fuego de color: no hay puntos.
event-given_down = { $seat } entrega una carta a { $receiver }, boca abajo.
    .known = { $seat } entrega «{ $card }» a { $receiver }, boca abajo.
event-given_up = { $seat } entrega «{ $card }» a { $receiver }, boca arriba.
event-eye_given = ¡Ojo de gato! { $seat } entrega «{ $card }» a { $receiver }, boca arriba.
event-passed_down = { $seat } pasa una carta recibida a { $receiver }, boca abajo.
    .known = { $seat } pasa «{ $card }» a { $receiver }, boca abajo.
event-passed_up = { $seat } pasa «{ $card }» a { $receiver }, boca arriba.
event-declared = { $seat } destapa su rol: ¡es Mefistófeles!
event-commanded = { $seat } ordena a { $giver } que pase una carta; la recibe { $receiver }.
event-bestowed = { $seat } entrega «{ $card }» a { $receiver }, boca arriba.
event-forbore = { $seat } renuncia en este turno a la acción de Mefistófeles.
event-powerless = Nadie tiene cartas recibidas: Mefistófeles ({ $seat }) no puede hacer nada.
event-put_down = { $seat } devuelve una carta al { $slot }.
    .known = { $seat } devuelve «{ $card }» al { $slot }.
event-hidden_again = { $seat } pone boca abajo lo que ha devuelto.
event-moved = { $seat } hace danzar la carta del { $slot } hasta el { $to }.
event-swapped = { $seat } intercambia la carta del { $slot } con la del { $other }.
event-walpurga_comes = { $seat } revela el { $slot }: ¡es Santa Walpurga! La noche ha terminado.
event-role_shown = { $seat } estaba con las { $side } (carta de rol «{ $card }»).
event-card_shown = { $seat } tenía boca abajo «{ $card }».
event-familiars_scored = Familiares: las brujas reúnen { $count } y ganan { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-bells_rung = Suenan las campanas de { $seat }: { $count ->
        [0] las aldeanas no tenían familiares que espantar
        [one] huye el familiar que tenían las aldeanas
       *[other] huyen los { $count } familiares que tenían las aldeanas
    }.
event-fertility_lost = Crucifijo: { $seat } descarta la fertilidad y «{ $card }».
event-ointments_lost = Hierbas: { $seat } las descarta, y con ellas { $count ->
        [one] su ungüento
       *[other] sus { $count } ungüentos
    }.
event-brooms_scored = Las escobas de { $seat } dan { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } a las { $side }.
event-spectres_scored = Los espectros de Brocken de { $seat } dan { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } a las { $side }.
event-ointments_scored = { $seat } conserva { $count ->
        [one] { $count } ungüento
       *[other] { $count } ungüentos
    }: las brujas ganan { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-fertility_scored = { $seat } conserva la fertilidad: las brujas ganan { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
event-bonfires_scored = { $seat } tiene { $count ->
        [one] { $count } hoguera
       *[other] { $count } hogueras
    }: las brujas { $points ->
        [-2] pierden 2 puntos
        [-4] pierden 4 puntos
        [-6] pierden 6 puntos
       *[other] suman { $points } puntos
    }.
event-wisps_held = Fuegos de { $seat }: { $green ->
        [0] ninguno verde
        [one] { $green } verde
       *[other] { $green } verdes
    } y { $purple ->
        [0] ninguno púrpura
        [one] { $purple } púrpura
       *[other] { $purple } púrpuras
    }; { $points ->
        [0] sin puntos
        [one] { $points } punto para las aldeanas
       *[other] { $points } puntos para las aldeanas
    }.
event-won = ¡Ganan las { $winner }! Brujas { PLAIN($witches) }, aldeanas { PLAIN($villagers) }.
event-drawn = Empate: brujas { PLAIN($witches) }, aldeanas { PLAIN($villagers) }.
event-all_lost = Solo había brujas, y las aldeanas suman más ({ PLAIN($villagers) } a { PLAIN($witches) }): ¡pierden todos!

## Las reglas

rule-WAL-01 = Hay 31 cartas de juego: Mefistófeles, Santa Walpurga y otras 29. El reglamento no dice para cuántos es; en esta mesa, de 3 a 8 personas.
    .title = Cartas y jugadores
rule-WAL-02 = Se apartan Mefistófeles y Walpurga, y las otras 29 cartas se barajan. De ellas se sacan tantas como jugadores menos una, se mezclan con Mefistófeles y cada jugador recibe una boca abajo. Esa carta es su rol y nada más: lo demás que lleve no cuenta nunca, tampoco en la puntuación final. Puedes mirar tu rol siempre que quieras.
    .title = El reparto de los roles
rule-WAL-03 = Walpurga se mezcla con otras cuatro cartas del mazo. Esas cinco, boca abajo, forman el pentáculo, que es la cima de la montaña.
    .title = El pentáculo
rule-WAL-04 = El resto de la montaña se arma, también boca abajo, con cartas del mazo: el pentágono interno, el pentagrama y el pentágono externo, de cinco cartas cada uno. Cada lugar se llama por su figura y su número: del pentáculo 1 al 5, del interno 1 al 5, del pentagrama 1 al 5 y del externo 1 al 5. Lo que sobra vuelve a la caja sin que nadie lo vea. El tamaño de las figuras lo hemos deducido del texto, porque el dibujo no se conserva; con la opción «Pentágono externo de diez cartas», el externo llega al 10.
    .title = El resto de la montaña
rule-WAL-05 = El marcador de las brujas y el de las aldeanas empiezan los dos en la casilla 1: cada bando parte con un punto.
    .title = Los marcadores
rule-WAL-06 = Antes del primer turno se enseñan a todos el pentagrama y el pentágono externo, hasta que cada jugador dice que ha terminado de mirar. Después quedan boca abajo y la mesa no los vuelve a enseñar: recordar es parte del juego. Con la opción «Ayuda de memoria», que de entrada está apagada, la mesa sí deja a la vista las caras de la montaña que todos han visto y las sigue cuando cambian de lugar.
    .title = Una sola mirada
rule-WAL-07 = Quién empieza se decide al azar, y después se juega hacia la izquierda. Cada turno tiene tres fases: fuegos fatuos, ritos y danza.
    .title = Orden de juego
rule-WAL-08 = El símbolo de tu carta de rol te hace bruja o aldeana. A nadie se le dice el bando de los demás, y puede ocurrir que en la mesa solo haya brujas.
    .title = Los dos bandos
rule-WAL-09 = Mefistófeles es siempre bruja. Si es tu rol, puedes declararlo y destapar tu carta en cualquier momento antes de que aparezca Walpurga, también en el turno de otro jugador o mientras se mira la falda de la montaña; nunca es obligatorio. Si lo haces antes de revelar la primera carta de un turno tuyo, la acción especial de Mefistófeles sustituye desde ese mismo turno a las fases 1 y 2. Si lo haces más tarde, desde tu turno siguiente.
    .title = Mefistófeles se declara
rule-WAL-10 = En tu turno revelas de una a tres cartas desbloqueadas de la montaña, de una en una; la primera es obligatoria. Cada carta revelada la ven todos y deja la montaña al instante, así que puede desbloquear otra para la siguiente. Tras cualquier carta que no cierre la fase puedes parar, aunque no haya salido ningún color. Con la tercera se acaba la fase y vale lo reunido: verde, verde y sin fuego son 3 puntos; púrpura y dos sin fuego, 1.
    .title = Fase 1: el camino de los fuegos fatuos
rule-WAL-11 = Una carta del pentágono interno está bloqueada mientras estén las dos cartas del pentagrama que la rodean. En cuanto falta una, se desbloquea. El interno 1 está entre el pentagrama 1 y el pentagrama 2; el interno 2, entre el 2 y el 3, y así hasta el interno 5, entre el pentagrama 5 y el pentagrama 1.
    .title = Bloqueo en el pentágono interno
rule-WAL-12 = Una carta del pentáculo está bloqueada mientras quede alguna de sus dos vecinas del pentágono interno. Una del pentagrama lo está mientras quede alguna de sus dos vecinas del pentágono externo. Solo se desbloquea cuando faltan ambas. Las vecinas del pentáculo 1 son el interno 5 y el interno 1; las del pentáculo 2, el interno 1 y el interno 2, y así hasta el pentáculo 5. Del mismo modo, las del pentagrama 1 son el externo 5 y el externo 1; con el pentágono externo de diez cartas, el externo 1 y el externo 6.
    .title = Bloqueo en el pentáculo y el pentagrama
rule-WAL-13 = Las cartas del pentágono externo no están bloqueadas nunca.
    .title = La falda nunca se bloquea
rule-WAL-14 = Los fuegos púrpura dan puntos a las brujas y los verdes, a las aldeanas. El primer fuego de color vale 1 punto para su bando si paras ahí.
    .title = Primer fuego
rule-WAL-15 = Si el segundo fuego de color es igual que el primero, su bando gana 3 puntos si paras ahí. Si es del otro color, la fase se acaba y el bando de esa última carta gana 1 punto.
    .title = Segundo fuego
rule-WAL-16 = Un tercer fuego igual que los dos anteriores da 5 puntos a su bando. Si es del otro color, gana 2 puntos el bando de esa última carta. En los dos casos la fase se acaba.
    .title = Tercer fuego
rule-WAL-17 = Una carta sin fuego gasta una de tus tres cartas, pero en la combinación es como si no estuviera: verde, nada y verde siguen siendo 3 puntos para las aldeanas. Si no sale ningún color, nadie puntúa.
    .title = Cartas sin fuego
rule-WAL-18 = Los puntos solo se anotan cuando la fase termina, porque paras o porque una carta la cierra. Si sigues revelando, lo que ibas a ganar deja de contar y vale la combinación nueva.
    .title = Cuándo se anota
rule-WAL-19 = Las cartas que has revelado están ahora en tu mano. La primera acción es obligatoria: entrega una a otro jugador, que la mira y la guarda boca abajo. Todos saben qué cartas salieron, pero cuál has entregado queda entre quien la da y quien la recibe. Por eso, desde ese momento, el resto de tu mano no se enseña a los demás hasta que vuelve a la montaña.
    .title = Fase 2, primera entrega
rule-WAL-20 = La segunda acción es opcional: si te quedan cartas en la mano, entrega otra, esta boca arriba. Puede ser para el mismo jugador que la primera o para uno distinto.
    .title = Fase 2, segunda entrega
rule-WAL-21 = La tercera acción es opcional: pasa a otro jugador una carta que hayas recibido antes. Solo puedes si revelaste tres cartas con fuego del mismo color, hiciste la segunda acción y la tercera carta sigue en tu mano (volverá a la montaña); tres cartas sin fuego no sirven. La carta que pasas se queda como estaba: si estaba boca abajo, sigue así y la mira quien la recibe.
    .title = Fase 2, tercera entrega
rule-WAL-22 = Una carta con ojo de gato se entrega siempre boca arriba, también en la primera acción.
    .title = Ojo de gato
rule-WAL-23 = Nadie puede entregarse una carta a sí mismo.
    .title = Siempre a otro
rule-WAL-24 = Si te has declarado Mefistófeles, una acción especial sustituye a las fases 1 y 2 de tus turnos. Puedes hacer una de estas dos cosas, o ninguna. Una es obligar a un jugador con cartas recibidas a pasar una, la que prefiera, a otro, que también puedes ser tú: la carta se queda como estaba y, si está boca abajo, la mira quien la recibe. La otra es entregar a otro jugador, boca arriba, una carta que tú hayas recibido. Los roles no se entregan nunca, y la fase 3 se juega como siempre.
    .title = La acción de Mefistófeles
rule-WAL-25 = Las cartas que te quedan en la mano vuelven a la montaña de una en una, a huecos que no estén bloqueados ni floten tal como esté la montaña en ese momento. Todos ven sus caras hasta que las pones boca abajo. No puedes usar un hueco que deje sin sitio válido a otra carta de tu mano. Si no existe ningún orden válido, la carta va a cualquier hueco no bloqueado o, si tampoco lo hay, a cualquier hueco, y la siguiente se juzga de nuevo.
    .title = Fase 3: devolver las cartas
rule-WAL-26 = Haces de uno a tres movimientos, y el primero es obligatorio si hay alguno posible: llevar una carta desbloqueada a un hueco válido o intercambiar dos desbloqueadas. Ninguna carta se mueve dos veces en la misma danza, y un intercambio cuenta para las dos; una carta recién devuelta sí puede danzar. La carta que se mueve se levanta primero: su destino, distinto del lugar que deja, se juzga sin ella. En un intercambio basta con que las dos estuvieran desbloqueadas. Cada movimiento se juzga después del anterior, así que uno puede desbloquear al siguiente; todos ven qué se mueve, pero no las caras.
    .title = Fase 3: la danza
rule-WAL-27 = El reglamento no explica qué es flotar. Aquí un hueco flota cuando no hay ninguna carta en sus lugares vecinos hacia la cima; basta con una para sostenerlo. El pentáculo sostiene al pentágono interno, este al pentagrama y este al pentágono externo. Los huecos del pentáculo no flotan nunca. Solo se comprueba al poner una carta: las que ya están en la montaña no se revisan.
    .title = Cartas que flotan
rule-WAL-28 = Cuando alguien revela a Walpurga, la partida termina en el acto. Los fuegos de ese turno no dan puntos y las cartas reveladas en él no son de nadie. Se enseñan todos los roles y todas las cartas entregadas, y se puntúa en siete pasos que se suman a lo ya anotado.
    .title = Llega Santa Walpurga
rule-WAL-29 = Paso 1: se cuentan los familiares (ternero, gato negro y macho cabrío) de todas las brujas juntas. Dos valen 2 puntos para las brujas; los tres, 5.
    .title = Puntuación: familiares
rule-WAL-30 = Paso 2: si una aldeana cualquiera tiene las campanas, todas las aldeanas descartan sus familiares, que ya no les restarán.
    .title = Puntuación: campanas
rule-WAL-31 = Paso 3: una bruja que tiene a la vez la fertilidad y algún crucifijo descarta la fertilidad y un crucifijo. No afecta a Mefistófeles si se declaró durante la partida; que su rol se enseñe al final no cuenta.
    .title = Puntuación: crucifijos
rule-WAL-32 = Paso 4: una bruja que tiene a la vez las hierbas y algún ungüento descarta las hierbas y todos sus ungüentos. No afecta a Mefistófeles si se declaró durante la partida; que su rol se enseñe al final no cuenta.
    .title = Puntuación: hierbas
rule-WAL-33 = Paso 5: las escobas dan 3 puntos al bando de quien las tiene. Los espectros de Brocken dan 2 al bando contrario al de quien los tiene.
    .title = Puntuación: escobas y espectros
rule-WAL-34 = Paso 6: las brujas ganan 1 punto por cada ungüento que conservan y 3 por la fertilidad si la conservan, y pierden 2 por cada hoguera que tienen. Un total puede quedar por debajo de cero.
    .title = Puntuación: las brujas
rule-WAL-35 = Paso 7: cada aldeana cuenta los fuegos de las cartas que conserva, verdes menos púrpura. Si el resultado es positivo, su bando gana el doble; si no, nada. Con tres verdes y uno púrpura son 4 puntos.
    .title = Puntuación: las aldeanas
rule-WAL-36 = Gana el bando que suma más puntos, con todos sus jugadores. Si suman lo mismo, de lo que el reglamento no habla, aquí es empate. Si todos son brujas y las aldeanas suman más, pierden todos.
    .title = Quién gana
rule-WAL-37 = Se puede hablar de todo y también mentir, tanto sobre los roles como sobre las cartas entregadas. Lo que no puedes hacer es enseñar tu rol. De las cartas recibidas boca abajo el reglamento no dice nada; en esta mesa tampoco se enseñan.
    .title = Hablar y mentir
rule-WAL-38 = Todos ven cuántas cartas boca abajo tiene cada jugador y cuáles tiene boca arriba. Puedes volver a mirar cuando quieras las que tienes boca abajo; las que diste, tienes que recordarlas.
    .title = Lo que está a la vista
rule-WAL-39 = Antes de la primera partida conviene que todos sepan tres cosas: que puede no haber más que brujas; que en el mazo hay más símbolos de aldeana que de bruja; y que es un juego de deducción, y corto, por lo que merece la pena jugar dos o tres partidas seguidas.
    .title = Antes de la primera partida

## Por qué no

why-WAL-01 = En esta mesa no hay nadie en ese asiento.
why-WAL-02 = «{ $card }» es tu rol, y los roles no se entregan nunca.
why-WAL-04 = En esta montaña no existe el { $slot }.
why-WAL-06 = { $case ->
    [looking] Todavía se está mirando la falda de la montaña: los turnos empiezan cuando todos hayan terminado.
   *[late] La falda de la montaña se mira una sola vez, antes del primer turno, y ya está boca abajo.
}
why-WAL-07 = { $case ->
    [nature] Eso lo decide el azar, no quien juega.
    [several] Ahora les toca a los demás.
    [other] Ahora no se pregunta eso: la pregunta dice qué hay que hacer.
   *[waiting] Ahora le toca a { $seat }.
}
why-WAL-09 = { $case ->
    [declared] Otro jugador ya se ha declarado Mefistófeles.
    [already] Ya te has declarado Mefistófeles.
   *[role] Solo puede declararse quien tiene a Mefistófeles como rol.
}
why-WAL-10 = { $case ->
    [empty] En el { $slot } no hay ninguna carta que revelar.
    [compulsory] La primera carta es obligatoria: revela al menos una antes de parar.
   *[over] En este turno ya has terminado de revelar cartas.
}
why-WAL-11 = El { $slot } está bloqueado mientras haya carta en el { $first } y en el { $second }; basta con que falte una de las dos.
why-WAL-12 = { $case ->
    [one] El { $slot } está bloqueado mientras haya una carta en el { $first }.
   *[both] El { $slot } está bloqueado mientras haya una carta en el { $first } o en el { $second }: tienen que faltar las dos.
}
why-WAL-19 = { $case ->
    [hand] «{ $card }» no está en tu mano: entrega una de las cartas que has revelado.
    [compulsory] La primera entrega es obligatoria: elige una carta de tu mano y a quién se la das.
    [early] Las cartas se entregan cuando terminas de revelar: puedes parar ya o seguir revelando.
    [unrevealed] «{ $card }» no es una de las cartas que has revelado en este turno.
    [reveal] Las cartas se entregan después de revelarlas: antes revela al menos una.
   *[over] Las entregas de este turno ya han terminado.
}
why-WAL-20 = { $case ->
    [hand] «{ $card }» no está en tu mano: entrega una de las cartas que te quedan.
    [first] Antes tienes que hacer la primera entrega: la segunda, que va siempre boca arriba, viene después.
    [face-up] La primera entrega ya está hecha: la segunda carta se entrega boca arriba.
   *[both] Ya has entregado dos cartas de tu mano: ahora solo puedes pasar una de las recibidas, si quieres.
}
why-WAL-21 = { $case ->
    [nothing] No tienes ninguna carta recibida que puedas pasar.
    [colours] Una carta recibida solo se pasa si en el turno revelas tres cartas y todas llevan fuego del mismo color.
    [three] Este turno no puedes pasar una carta recibida: para eso hay que haber revelado tres cartas.
    [ahead] Para pasar una carta recibida, antes tienes que revelar tres con fuego del mismo color y hacer las otras dos entregas.
    [others] Antes de pasar una carta recibida tienes que hacer las otras dos entregas.
    [second] Antes de pasar una carta recibida tienes que hacer la segunda entrega.
    [received] «{ $card }» no es una de las cartas que has recibido.
   *[third] Las entregas de este turno ya han terminado: una carta recibida solo se pasa justo después de la segunda entrega.
}
why-WAL-23 = No puedes entregarte cartas: elige a otro jugador.
why-WAL-24 = { $case ->
    [must] Esta partida empezó con la regla anterior: si puedes actuar como Mefistófeles, tienes que hacerlo.
    [nothing] { $giver } no tiene ninguna carta recibida que pasar.
    [himself] Mefistófeles obliga a otros, no a sí mismo: si quieres dar una carta tuya, entrégala boca arriba.
    [same] Quien pasa la carta y quien la recibe tienen que ser distintos.
    [received] «{ $card }» no es una de las cartas que has recibido.
    [role] Esa acción es solo de Mefistófeles, que no es tu rol.
    [idle] Solo Mefistófeles, una vez declarado, puede no hacer nada en lugar de los fuegos fatuos y los ritos.
    [undeclared] Para tener la acción de Mefistófeles tienes que declararte antes de revelar la primera carta de tu turno.
    [next-turn] Te declaraste con el turno ya empezado: la acción de Mefistófeles es tuya desde tu próximo turno.
    [over] En este turno ya has decidido tu acción de Mefistófeles.
    [powerless] Nadie tenía cartas recibidas, así que en este turno no había acción de Mefistófeles.
    [instead] Te has declarado Mefistófeles: en tus turnos, su acción especial ocupa el lugar de los fuegos fatuos y los ritos.
    [no-order] Ahora mismo Mefistófeles no te obliga a pasar ninguna carta.
    [yourself] Mefistófeles eres tú: nadie te obliga a pasar cartas.
   *[forced] Mefistófeles te obliga a pasar una carta: antes que nada, elige cuál de las que has recibido.
}
why-WAL-25 = { $case ->
    [taken] En el { $slot } ya hay una carta: elige un hueco.
    [strands] Si usas el { $slot }, otra carta de tu mano se quedaría sin sitio válido.
    [hand] «{ $card }» no está en tu mano: devuelve una de las cartas que te quedan.
    [first] Antes tienes que devolver a la montaña todas las cartas de tu mano.
    [early] Las cartas que te queden en la mano se devuelven después de las entregas.
    [none-left] No tienes en la mano ninguna carta que devolver.
    [turn-down] Antes de nada, pon boca abajo lo que has devuelto.
   *[none-open] No has devuelto nada que aún esté boca arriba.
}
why-WAL-26 = { $case ->
    [empty] En el { $slot } no hay ninguna carta que mover.
    [moved] La carta del { $slot } ya se ha movido en esta danza.
    [taken] En el { $slot } ya hay una carta: elige un hueco o intercambia las dos cartas.
    [fixed] En el { $slot } ya hay una carta que ahora no puede moverse: elige un hueco.
    [compulsory] El primer movimiento es obligatorio: mueve o intercambia antes de terminar.
    [destination] Una carta no se mueve al lugar en el que ya está: elige otro que no sea el { $slot }.
    [mirrored] Ese intercambio se nombra al revés: primero el { $slot } y luego el { $other }.
    [places] En la danza se mueven las cartas de la montaña: elige un lugar.
    [put-back] Antes de danzar tienes que devolver a la montaña las cartas de tu mano.
    [open] Antes de danzar tienes que poner boca abajo lo que has devuelto.
    [action] La danza viene al final: antes decide tu acción de Mefistófeles.
   *[early] La danza viene al final del turno, después de revelar y entregar cartas.
}
why-WAL-27 = { $case ->
    [lifted] En el { $slot } la carta flotaría: su única vecina hacia la cima sería la misma que mueves.
   *[alone] En el { $slot } la carta flotaría: no tiene ninguna vecina hacia la cima que la sostenga.
}
why-WAL-28 = La partida ha terminado: Santa Walpurga ya ha llegado.

## Las cartas

card-W00 = Mefistófeles
card-W01 = Santa Walpurga
card-W02 = Ternero
card-W03 = Gato negro
card-W04 = Macho cabrío
card-W05 = Campanas
card-W06 = Crucifijo de madera
card-W07 = Crucifijo de hierro
card-W08 = Crucifijo de plata
card-W09 = Fertilidad
card-W10 = Hierbas
card-W11 = Ungüento de grasa de lobo
card-W12 = Ungüento de grasa de gato
card-W13 = Ungüento de grasa de burra
card-W14 = Escobas
card-W15 = Espectros de Brocken
card-W16 = Hoguera de la plaza
card-W17 = Hoguera del cruce
card-W18 = Hoguera de la colina
card-W19 = Búho
card-W20 = Niebla del Harz
card-W21 = Luna nueva
card-W22 = Caldero
card-W23 = Sapo
card-W24 = Cuervo
card-W25 = Farol
card-W26 = Gallo
card-W27 = Rosario
card-W28 = Sendero
card-W29 = Cumbre
card-W30 = Máscara

# Lo que hace cada clase de carta
kind-mephistopheles = siempre bruja; puede declararse
kind-walpurga = termina la partida
kind-familiar = familiar; las brujas puntúan con dos o tres
kind-bells = con una aldeana, espantan los familiares de su bando
kind-crucifix = una bruja lo descarta junto con la fertilidad
kind-fertility = 3 puntos si la conserva una bruja
kind-herbs = una bruja las descarta con sus ungüentos
kind-ointment = 1 punto si lo conserva una bruja
kind-brooms = dan 3 puntos al bando de quien las tiene
kind-spectres = dan 2 puntos al bando contrario
kind-bonfire = 2 puntos menos si la tiene una bruja
kind-plain = carta sencilla, sin efecto propio

wisp-purple = fuego púrpura
wisp-green = fuego verde
wisp-none = sin fuego

role-witch = bruja
role-villager = aldeana
role-none = ninguno

source-rulebook = del reglamento
source-found = hallado en otra parte
source-deduced = deducido
source-reconstructed = reconstruido

## Los bandos y la montaña

side-witches = brujas
    .one = de las brujas
side-villagers = aldeanas
    .one = de las aldeanas

ring-P = Pentáculo
ring-I = Pentágono interno
ring-S = Pentagrama
ring-O = Pentágono externo

slot-P0 = pentáculo 1
slot-P1 = pentáculo 2
slot-P2 = pentáculo 3
slot-P3 = pentáculo 4
slot-P4 = pentáculo 5
slot-I0 = interno 1
slot-I1 = interno 2
slot-I2 = interno 3
slot-I3 = interno 4
slot-I4 = interno 5
slot-S0 = pentagrama 1
slot-S1 = pentagrama 2
slot-S2 = pentagrama 3
slot-S3 = pentagrama 4
slot-S4 = pentagrama 5
slot-O0 = externo 1
slot-O1 = externo 2
slot-O2 = externo 3
slot-O3 = externo 4
slot-O4 = externo 5
slot-O5 = externo 6
slot-O6 = externo 7
slot-O7 = externo 8
slot-O8 = externo 9
slot-O9 = externo 10

## Opciones de mesa

edition-few = Para tres o cuatro
    .help = Siete cartas tienen el símbolo de bruja, y no once: así, con tres o cuatro jugadores, las brujas y las aldeanas ganan más o menos igual.
setting-memory_aid = Ayuda de memoria
    .help = La mesa recuerda por ti: deja a la vista las caras de la montaña que todos han visto y las sigue cuando se mueven. Las cartas entregadas boca abajo siguen siendo secretas.
setting-wide_foot = Pentágono externo de diez cartas
    .help = Otra lectura de un dibujo que no se conserva: el pentágono externo tiene diez cartas en vez de cinco. Ante cada punta del pentagrama hay dos (ante el pentagrama 1, el externo 1 y el externo 6), que la bloquean y que solo ella sostiene. Para 6 jugadores como máximo.

## La mesa en líneas

show-name = { $seat }
show-name-declared = { $seat }, { $card } declarado
show-score = Puntos: brujas { PLAIN($witches) }, aldeanas { PLAIN($villagers) }.
show-turn = Turno de { $seat }.
show-mountain = Montaña, de la cima a la falda (tapada: boca abajo y sin bloquear):
show-memory = Ayuda de memoria: debajo de cada figura, las cartas que todos han visto.
show-ring = { $ring }:
show-slot-empty = { $slot }: vacío
show-slot-down = { $slot }: tapada
show-slot-blocked = { $slot }: bloqueada
show-slot-danced = { $slot }: ya danzó
show-stake = { $points ->
    [one] Parar ahora vale 1 punto para las { $side }.
   *[other] Parar ahora vale { $points } puntos para las { $side }.
}
show-stake-none = Parar ahora no da puntos a nadie.
show-order = { $giver } tiene que pasarle una carta a { $receiver }.
show-slot-open = { $slot }: destapada
show-slot-face = { $slot }: { $card }
show-card = { $card } ({ $icons })
show-card-long = { $card } ({ $icons }): { $kind }
show-with-eye = { $wisp }, ojo de gato
show-hand-own = En tu mano:
show-hand-open = Cartas reveladas por { $seat } en este turno:
show-hand-hidden = { $number ->
        [one] { $seat } tiene en la mano { $number } carta, que ya no se enseña.
       *[other] { $seat } tiene en la mano { $number } cartas, que ya no se enseñan.
    }
show-hand-over = Reveladas en el último turno; no son de nadie:
show-own-role = Tu rol: { $role } (carta «{ $card }»).
show-own-declared = Te has declarado Mefistófeles: todos lo saben.
show-own-up = Tienes boca arriba:
show-own-down = Tienes boca abajo:
show-own-nothing = No has recibido ninguna carta.
show-other-none = { $player }: sin cartas.
show-other-down = { $player }: { $number ->
        [one] { $number } carta boca abajo
       *[other] { $number } cartas boca abajo
    }.
show-other-up = { $player }: boca arriba, { $cards }.
show-other-both = { $player }: { $number ->
        [one] { $number } carta boca abajo
       *[other] { $number } cartas boca abajo
    }; boca arriba, { $cards }.
show-final = { $player }: { $role } (carta «{ $card }»).
show-final-up = Boca arriba: { $cards }.
show-final-down = Boca abajo: { $cards }.
show-won = Fin de la partida: ganan las { $side }.
show-winners = Victoria: { $players }.
show-drawn = Fin de la partida: empate.
show-all-lost = Fin de la partida: solo había brujas, las aldeanas suman más y pierden todos.
show-components = Entre paréntesis, de dónde viene cada dato. El ojo de gato es reconstrucción nuestra en todas las cartas.
show-component = { $card } ({ $source }): { $kind }
show-component-icons = { $wisp } ({ $wisp_source }); rol: { $role } ({ $role_source }); { $eye }
show-eye = ojo de gato
show-no-eye = sin ojo de gato

## El tablero en el navegador

board-mountain = La montaña, de la cima a la falda
board-slot-blocked = { $count ->
        [one] { $slot }: bloqueada por el { $first }
       *[other] { $slot }: bloqueada por el { $first } y el { $second }
    }
board-remembered = Lo que la mesa recuerda: { $card }
board-movements = Movimientos hechos en esta danza: { $made } de 3.

# Lo que es y hace cada cosa, en grande
tell-mephistopheles = Es siempre bruja. Si es tu rol, puedes declararlo cuando quieras; desde entonces una acción especial ocupa en tus turnos el lugar de los fuegos fatuos y los ritos.
tell-walpurga = Quien la revela termina la partida en el acto: se enseñan todos los roles y se hace la puntuación final.
tell-familiar = Al final se cuentan los familiares de todas las brujas juntas: dos les dan 2 puntos y los tres, 5. A la aldeana que tenga uno le resta su fuego púrpura, salvo que lo espanten las campanas.
tell-bells = Al final, si las tiene una aldeana cualquiera, todas las aldeanas descartan sus familiares. Con una bruja no suenan.
tell-crucifix = Al final, una bruja que lo tenga junto con la fertilidad descarta los dos. No afecta a Mefistófeles si se ha declarado.
tell-fertility = Al final da 3 puntos a las brujas si una de ellas la conserva: con un crucifijo la pierde, salvo que sea Mefistófeles y se haya declarado.
tell-herbs = Al final, una bruja que las tenga junto con algún ungüento las descarta, y con ellas todos sus ungüentos. No afecta a Mefistófeles si se ha declarado.
tell-ointment = Al final da 1 punto a las brujas si una de ellas lo conserva: con las hierbas lo pierde, salvo que sea Mefistófeles y se haya declarado.
tell-brooms = Al final dan 3 puntos al bando de quien las tiene.
tell-spectres = Al final dan 2 puntos al bando contrario al de quien los tiene.
tell-bonfire = Al final resta 2 puntos a las brujas si la tiene una de ellas.
tell-plain = No tiene efecto propio: cuentan su fuego y su símbolo de rol.
tell-wisp = { $wisp ->
        [purple] Fuego púrpura: al revelarla suma para las brujas. Al final resta a la aldeana que la tenga.
        [green] Fuego verde: al revelarla suma para las aldeanas. Al final suma a la aldeana que la tenga.
       *[none] Sin fuego: gasta una de las tres cartas del turno y no cambia la combinación.
    } { $source ->
        [rulebook] (Del reglamento.)
        [deduced] (Deducido del reglamento.)
        [found] (Hallado en otra parte.)
       *[reconstructed] (Reconstruido.)
    }
tell-eye = Ojo de gato: se entrega siempre boca arriba.
tell-eye-source = { $source ->
        [rulebook] (Del reglamento.)
        [deduced] (Deducido del reglamento.)
        [found] (Hallado en otra parte.)
       *[reconstructed] (Reconstruido.)
    }
tell-role = { $role ->
        [witch] Símbolo de bruja: repartida como rol, hace bruja a quien la recibe.
        [villager] Símbolo de aldeana: repartida como rol, hace aldeana a quien la recibe.
       *[none] Sin símbolo de rol: no se reparte como rol.
    } { $source ->
        [rulebook] (Del reglamento.)
        [deduced] (Deducido del reglamento.)
        [found] (Hallado en otra parte.)
       *[reconstructed] (Reconstruido.)
    }
tell-lies-hand = Está en la mano de quien tiene el turno.
tell-lies-up = Está boca arriba delante de { $seat }.
tell-lies-down = Está boca abajo delante de { $seat }.
tell-lies-role = Es el rol de { $seat }: no se entrega nunca y, salvo su símbolo, no cuenta para nada.
tell-place-P = Es la cima. Su carta está bloqueada mientras quede alguna de sus dos vecinas del pentágono interno.
tell-place-I = Su carta está bloqueada mientras estén las dos del pentagrama que la rodean; basta con que falte una.
tell-place-S = Su carta está bloqueada mientras quede alguna de sus dos vecinas del pentágono externo.
tell-place-O = Es la falda: sus cartas no están bloqueadas nunca.
tell-blockers = Lugares que pueden bloquearlo: { $places }.

## El consejo

advice-only = No hay otra cosa que hacer.
advice-all-same = Da igual cuál elijas: para tu bando todo vale lo mismo.
advice-as-good = { $count ->
        [one] Hay otra opción igual de buena.
       *[other] Hay otras { $count } opciones igual de buenas.
    }
advice-learn = Grábate el { $slot }: «{ $card }» ({ $wisp }), de tu color y nunca bloqueado.
advice-learn-none = En el pentágono externo no hay ningún { $wisp }, que es tu color: busca en el pentagrama.
advice-declare = Antes de revelar nada, yo me declararía Mefistófeles: { $points ->
        [0] lo que puedes ordenar vale más que revelar
        [one] salva 1 punto que ahora perderías
       *[other] salva { $points } puntos que ahora perderías
    }.

# Fuegos fatuos
advice-stop-ours = Si paras, tu bando gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
advice-stop-theirs = Si paras, el otro bando gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
advice-stop-none = Si paras, nadie puntúa.
advice-stop-enough = Ninguna carta que puedas revelar promete más.
advice-path-one = Ahí recuerdo «{ $card }» ({ $wisp }): con ella tu bando hace { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
advice-path-keeps = Ahí recuerdo «{ $card }» ({ $wisp }): tu bando conserva { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
advice-path-two = Ahí recuerdo «{ $card }», y «{ $also }» en el { $slot }: con ambas, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para tu bando.
advice-path-three = Ahí recuerdo «{ $card }»; con las cartas del { $slot } y del { $to }, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para tu bando.
advice-path-theirs = Ahí recuerdo «{ $card }» ({ $wisp }): en el mejor caso, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para el otro bando.
advice-path-none = Ahí recuerdo «{ $card }» ({ $wisp }): nadie saca puntos.
advice-reveal-least = Hay que revelar alguna carta, y ninguna promete más.
advice-draw-ours = { $count } de cada 10 veces sale { $colour ->
        [0] un fuego púrpura
        [1] un fuego verde
       *[2] una carta sin fuego
    }: tu bando puede hacer { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }.
advice-draw-theirs = { $count } de cada 10 veces sale { $colour ->
        [0] un fuego púrpura
        [1] un fuego verde
       *[2] una carta sin fuego
    }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para el otro bando.
advice-draw-none = Nadie ha visto esa carta; salga lo que salga, no da puntos todavía.
advice-draw-give-good = De media, lo que salga será útil para entregarlo.
advice-draw-give-bad = De media, lo que salga será malo de entregar para tu bando.
advice-walpurga = { $rivals ->
        [one] Es Santa Walpurga
       *[other] 1 de cada { $rivals } veces es Santa Walpurga
    } y acaba la noche: ahora mismo tu bando { $count ->
        [0] casi seguro que no ganaría
        [10] ganaría casi seguro
       *[other] ganaría { $count } de cada 10 veces
    }.
advice-give-good = Luego puedes entregar «{ $card }»: { $points ->
        [0] algo ayuda a tu bando
        [one] vale cerca de { $points } punto
       *[other] vale cerca de { $points } puntos
    }.
advice-give-two = Luego puedes entregar «{ $card }» y «{ $also }», que ayudan a tu bando.
advice-give-bad = Luego tendrás que entregar algo, y hasta «{ $card }» { $points ->
        [0] ayuda un poco al otro bando
        [one] da cerca de { $points } punto al otro bando
       *[other] da cerca de { $points } puntos al otro bando
    }.

# Ritos
advice-gift-good = { $count ->
        [10] { $receiver } se ha declarado bruja:
       *[other] Si { $receiver } es { $team ->
            [0] bruja
           *[1] aldeana
        } ({ $count } de cada 10),
    } { $points ->
        [0] puede acabar ayudando a tu bando
        [one] tu bando sale ganando { $points } punto
       *[other] tu bando sale ganando { $points } puntos
    }.
advice-gift-bad = { $count ->
        [10] { $receiver } se ha declarado bruja:
       *[other] Si { $receiver } es { $team ->
            [0] bruja
           *[1] aldeana
        } ({ $count } de cada 10),
    } { $points ->
        [0] puede acabar ayudando al otro bando
        [one] tu bando sale perdiendo { $points } punto
       *[other] tu bando sale perdiendo { $points } puntos
    }.
advice-give-least = Hay que dar algo, y nada de lo que tienes ayuda más a tu bando.
advice-gift-nothing = Delante de { $receiver }, no espero que «{ $card }» cambie nada.
advice-part-good = Te libras de «{ $card }»: { $points ->
        [0] ahí podía acabar ayudando al otro bando
        [one] tu bando sale ganando { $points } punto
       *[other] tu bando sale ganando { $points } puntos
    }.
advice-part-bad = Te quedas sin «{ $card }»: { $points ->
        [0] aún podía ayudar a tu bando
        [one] tu bando pierde { $points } punto
       *[other] tu bando pierde { $points } puntos
    }.
advice-does-brooms = Las escobas dan 3 puntos al bando de quien las tiene.
advice-does-spectres = Los espectros de Brocken dan 2 puntos al bando contrario al de quien los tiene.
advice-does-familiar = «{ $card }» es un familiar: dos con las brujas valen 2 puntos; los tres, 5.
advice-does-fertility = La fertilidad vale 3 puntos si la conserva una bruja.
advice-does-ointment = «{ $card }» vale 1 punto si lo conserva una bruja.
advice-does-bonfire = «{ $card }» quita 2 puntos a las brujas si la tiene una de ellas.
advice-does-crucifix = Con «{ $card }» una bruja descarta la fertilidad, si la tiene.
advice-does-herbs = Con las hierbas una bruja descarta los ungüentos que tenga.
advice-does-bells = Las campanas son verdes y, con una aldeana, espantan los familiares de las aldeanas.
advice-does-green = «{ $card }» es verde: hasta 2 puntos delante de una aldeana.
advice-does-purple = «{ $card }» es púrpura: anula un fuego verde de una aldeana.
advice-keep = Nada de lo que podrías hacer ahora ayuda a tu bando.
advice-keep-misses = Así todo queda como está, y se puede sacar más.
advice-next-best = Si no, lo mejor sería «{ $card }» para { $receiver }.
advice-next-best-command = Si no, lo mejor sería que { $giver } pasara una carta a { $receiver }.
advice-command-good = Si { $giver } es { $team ->
        [0] bruja ({ $count } de cada 10), elegirá lo que os convenga
       *[1] aldeana ({ $count } de cada 10), aun así le toca soltar algo
    }: { $points ->
        [0] algo ganáis
        [one] ganáis cerca de { $points } punto
       *[other] ganáis cerca de { $points } puntos
    }.
advice-command-bad = Si { $giver } es { $team ->
        [0] bruja ({ $count } de cada 10), ni lo mejor que tenga os conviene
       *[1] aldeana ({ $count } de cada 10), elegirá lo que más os duela
    }: { $points ->
        [0] algo perdéis
        [one] perdéis cerca de { $points } punto
       *[other] perdéis cerca de { $points } puntos
    }.
advice-command-nothing = Lo que { $giver } puede pasar a { $receiver } no cambia nada.
advice-takes = { $seat } me parece { $team ->
        [0] bruja
       *[1] aldeana
    } ({ $count } de cada 10).

# Quién es quién
advice-clue-wisps = { $seat } ha sacado { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } de fuegos para las { $side } en { $count ->
        [one] { $count } turno
       *[other] { $count } turnos
    }.
advice-clue-gave = { $seat } entregó «{ $card }» a { $receiver }, que me parece { $team ->
        [0] bruja
       *[1] aldeana
    }: ayuda a las { $side }.
advice-clue-gave-you = { $seat } te entregó «{ $card }»: eso ayuda a las { $side }.
advice-clue-got = { $giver }, que me parece { $team ->
        [0] bruja
       *[1] aldeana
    }, entregó «{ $card }» a { $seat }: cuadra si está con las { $side }.
advice-no-clue = Nada de lo visto delata aún el bando de { $seat }.
advice-hunch = Es más corazonada que prueba: nada de lo visto de { $seat } lo dice por sí solo.

# La danza
advice-finds = { $count ->
        [10] { $seat } se ha declarado bruja:
       *[other] Si { $seat } es { $team ->
            [0] bruja
           *[1] aldeana
        } ({ $count } de cada 10),
    } { $points ->
        [-1] solo podrá revelar el color contrario
        [0] no hallará puntos entre lo ya visto
        [one] podrá hacer { $points } punto con lo ya visto
       *[other] podrá hacer { $points } puntos con lo ya visto
    } (ahora, { $before ->
        [-1] solo el color contrario
        [0] ninguno
       *[other] { $before }
    }).
advice-finds-later = { $count ->
        [10] { $seat } se ha declarado bruja:
       *[other] Si { $seat } es { $team ->
            [0] bruja
           *[1] aldeana
        } ({ $count } de cada 10),
    } y si nadie lo cambia antes, { $points ->
        [-1] solo podrá revelar el color contrario
        [0] no hallará puntos entre lo ya visto
        [one] podrá hacer { $points } punto con lo ya visto
       *[other] podrá hacer { $points } puntos con lo ya visto
    } (ahora, { $before ->
        [-1] solo el color contrario
        [0] ninguno
       *[other] { $before }
    }).
advice-opens = Deja libre una carta que puede ser Santa Walpurga (1 de { $rivals }); ahora mismo tu bando { $count ->
        [0] casi seguro que no ganaría
        [10] ganaría casi seguro
       *[other] ganaría { $count } de cada 10 veces
    }.
advice-covers = Bloquea lo que puede ser Santa Walpurga (1 carta de { $rivals }); ahora mismo tu bando { $count ->
        [0] casi seguro que no ganaría
        [10] ganaría casi seguro
       *[other] ganaría { $count } de cada 10 veces
    }.
advice-dance-same = No cambia los puntos que pueden hacer quienes vienen después.
advice-dance-must = Hay que hacer un movimiento, y ninguno deja la montaña mejor para tu bando.
advice-put-least = Ningún otro hueco es mejor para tu bando.
advice-rest = Así la montaña queda como está, y se puede dejar mejor.
advice-rest-best = Ningún movimiento deja la montaña mejor para tu bando.
advice-as-it-lies = Como está, lo ya visto da a una bruja { $witches ->
        [-1] solo fuegos verdes
        [0] 0 puntos
        [one] { $witches } punto
       *[other] { $witches } puntos
    } y a una aldeana { $villagers ->
        [-1] solo fuegos púrpura
        [0] 0 puntos
        [one] { $villagers } punto
       *[other] { $villagers } puntos
    }.
advice-lies = En el { $slot } recuerdo «{ $card }» ({ $wisp }).
advice-lies-unseen = La carta del { $slot } no la ha visto nadie.

## Lecciones

lesson-village = Una noche de aldeana
    .about = Tu primer turno, carta a carta: fuegos fatuos, ritos y danza, y cómo se descubre a una bruja.
lesson-village-hello = ¡Buenas noches! Esta carta es tu rol y solo la ves tú. Solo cuenta su símbolo, la horca (arriba a la derecha): eres aldeana; un sombrero sería de bruja. Lo demás de esta carta no vale. De las otras jugadoras no sabes nada.
lesson-village-sides = Brujas contra aldeanas: las antorchas marcan los puntos, y los dos bandos parten con uno. Al final gana el bando que tenga más; si igualan, hay empate. Una bruja especial, Mefistófeles, se reparte siempre, así que al menos hay esa. Quién es quién no lo sabe nadie.
lesson-village-mountain = Este es el Brocken, visto desde arriba. En el centro, junto al fuego, está la cima: el pentáculo. Ahí está Santa Walpurga. Cuando aparezca, se acabó la noche.
lesson-village-slope = Alrededor está el pentágono interno, que nadie ha visto. Y alrededor de este, el pentagrama: sus cinco puntas, que ahora están boca arriba.
lesson-village-edge = En el borde está el pentágono externo. Junto con el pentagrama forma la falda de la montaña: desde aquí se sube hacia el fuego.
lesson-village-foot = La falda se ve una sola vez. En estas cartas cuenta el fuego (arriba a la izquierda), no el símbolo (a la derecha). El externo 5 y el pentagrama 1 son verdes, buenos para ti; el externo 1 no tiene fuego. Cuando las sepas, pulsa «Terminar de mirar».
lesson-village-demo_purple = Empieza { $seat3 }. Un turno comienza siguiendo los fuegos fatuos: se revelan de una a tres cartas, de una en una. Ha salido un fuego púrpura; si parase ahora, las brujas ganarían 1 punto. Los fuegos verdes son de las aldeanas.
lesson-village-demo_green = Ha seguido y ha salido verde. Si cambia el color, se acaba y el último fuego puntúa para su bando: 1 punto si es el segundo, 2 si es el tercero. Si todos son de un color, un fuego es 1 punto, dos son 3 y tres, 5.
lesson-village-gift_down = Luego se entregan cartas (aquí se llaman ritos). { $seat3 } te ha dado el Rosario boca abajo: las demás solo ven que es una de sus dos cartas. Puedes volver a mirarlo cuando quieras. Es verde, y a una aldeana los verdes le dan puntos al final. ¿Será amiga?
lesson-village-gift_up = La segunda entrega es opcional y va boca arriba: todas ven que { $seat1 } tiene ahora Niebla del Harz, púrpura, y pueden deducir cuál tienes tú. Quién da qué a quién: de ahí salen casi todas las pistas.
lesson-village-demo_dance = Y al final danzan las cartas: { $seat3 } ha intercambiado estas dos. Quien no se fija pierde el rastro. Como las dos eran púrpura, esta vez cambia poco: aquí y ahí sigue habiendo púrpura.
lesson-village-first_card = Te toca. Solo se pueden revelar cartas desbloqueadas: las externas nunca están bloqueadas; una del pentagrama queda libre cuando faltan las dos externas que tiene delante. ¿Dónde había un verde? Revela el externo 5: tócalo y confirma abajo, o elígelo en la lista.
lesson-village-was_purple = Ahí hay un fuego púrpura: lo viste al principio y luego danzó. Le darías un punto a las brujas, o tendrías que arriesgar más cartas para evitarlo.
lesson-village-second_card = ¡Verde! Si paras ahora, 1 punto para las aldeanas. Pero el externo 1 no tiene fuego: gasta una de tus tres cartas y no cambia nada, y al quitarlo queda libre el pentagrama 1, que es verde. Revela el externo 1.
lesson-village-second_card-missed = Una carta sin fuego gasta una de las tres que puedes revelar y no cambia nada más; pero puede abrir paso a lo que hay detrás.
lesson-village-stop_at_one = Puedes parar: 1 punto seguro. Pero recuerdas dónde está el otro verde, y con dos verdes serían 3.
lesson-village-would_turn = Ahí espera un púrpura. Al cambiar el color se acabaría la fase, y el punto sería para las brujas.
lesson-village-third_card = Ya no está ninguna de las dos cartas que bloqueaban el pentagrama 1: se ha abierto el candado. Revélalo.
lesson-village-three_points = Verde, sin fuego y verde: dos fuegos verdes, 3 puntos para las aldeanas, que se anotan ahora y no antes. Tres verdes habrían sido 5; dos verdes y luego un púrpura, 2 para las brujas. Tras la tercera carta siempre se termina.
lesson-village-three_points-missed = Los puntos se anotan solo cuando se acaba de revelar, y tras la tercera carta se acaba siempre. Dos verdes son 3 puntos para las aldeanas y tres, 5; dos verdes y luego un púrpura, 2 para las brujas.
lesson-village-values = Antes de elegir, lo que cuenta al final. Cada aldeana resta sus púrpuras de sus verdes; cada verde que le queda vale 2 puntos, y nunca baja de 0. A una bruja cada ungüento le da 1 punto y la fertilidad, 3; cada hoguera le quita 2.
lesson-village-values_more = Y dos cosas más. El ternero, el gato negro y el macho cabrío son los familiares: dos entre todas las brujas son 2 puntos, y los tres, 5. Las escobas dan 3 puntos al bando de quien las tiene, y los espectros de Brocken, 2 al contrario.
lesson-village-give = Ahora entregas. La primera carta es obligatoria y va boca abajo (boca arriba solo si lleva un ojo de gato), a quien quieras menos a ti. Un fuego verde le sirve a una aldeana; una hoguera le quita 2 puntos a una bruja. ¿De quién te fías?
lesson-village-empty_gift = «{ card-W29 }» no tiene fuego ni efecto: no ayuda ni estorba a nadie. Entregarla es legal, pero desaprovechas tu entrega secreta.
lesson-village-give_other = Ahora entregas. La primera carta es obligatoria y va boca abajo (boca arriba solo si lleva un ojo de gato), a quien quieras menos a ti. Un fuego verde le sirve a una aldeana y un púrpura la perjudica; una hoguera le quita 2 puntos a una bruja. ¿De quién te fías?
lesson-village-give_more = ¿Otra? Esta la verán todas, y también verán a quién se la das. O no das nada más, y lo que te quede vuelve a la montaña. Decide.
lesson-village-pass_on = Has revelado tres cartas de un mismo color y has entregado dos: ahora puedes pasar a otra jugadora una de las que has recibido, tal como está. Es opcional.
lesson-village-third_gift = También hay una tercera entrega, aunque pocas veces: quien ha revelado tres cartas de un mismo color y ha entregado dos puede pasar además una carta recibida antes, tal como está. Es opcional.
lesson-village-put_back = Lo que te queda vuelve a la montaña, a un hueco que no esté bloqueado ni quede flotando: tiene que haber una carta vecina más cerca del fuego. Todas ven dónde lo pones. Elige un hueco del borde.
lesson-village-put_back-missed = Las cartas que no entregas vuelven a la montaña, cada una a un hueco que no esté bloqueado ni quede flotando: tiene que haber una carta vecina más cerca del fuego. Todas las ven hasta que las pones boca abajo.
lesson-village-shuts_the_way = Ahí volverías a bloquear el camino hacia el fuego. A veces conviene, pero entonces nadie llega a lo que aún no se ha visto.
lesson-village-turn_down = Todas están viendo lo que has devuelto. Cuando lo pongas boca abajo, habrá que recordarlo.
lesson-village-dance = Te falta la danza: de uno a tres movimientos. Mueve una carta desbloqueada a un hueco o intercambia dos; la misma no danza dos veces. ¿Quieres esconder lo que sabes?
lesson-village-dance_on = Con un movimiento ya cumples. Termina la danza, o mueve otra: hasta tres en total.
lesson-village-inner = { $seat1 } ha llegado al pentágono interno. Una carta de ahí está bloqueada mientras estén las dos del pentagrama que la flanquean; con que falte una, basta. Tú le has abierto la puerta.
lesson-village-inner-missed = Una carta del pentágono interno está bloqueada mientras estén las dos del pentagrama que la flanquean. Con que falte una, basta: ya se puede revelar.
lesson-village-inner_other = Se ha revelado una carta del pentágono interno. Ahí una carta está bloqueada mientras estén las dos del pentagrama que la flanquean; con que falte una, basta.
lesson-village-two_purple = Dos fuegos púrpura, y ninguno verde con ellos: 3 puntos para las brujas. Fíjate en cómo ha sido: quien para con púrpura cuando aún podía buscar un verde no parece de las tuyas.
lesson-village-cats_eye = El gato negro, que ahora tiene { $seat2 }, lleva un ojo de gato: esas cartas se entregan siempre boca arriba, también la primera.
lesson-village-cats_eye-missed = Algunas cartas llevan un ojo de gato, como el gato negro. Esas se entregan siempre boca arriba, también la primera.
lesson-village-cats_eye_other = Ha cambiado de manos una carta con ojo de gato: esas se entregan siempre boca arriba, también la primera.
lesson-village-poisoned_other = ¡Un púrpura para ti! En manos de una aldeana anula un verde; con más púrpuras que verdes se queda en 0, nunca por debajo. Quien te da algo así adrede no parece de las tuyas.
lesson-village-poisoned = ¡Qué mala intención! En manos de una aldeana un púrpura anula un verde; con más púrpuras que verdes se queda en 0, nunca por debajo. { $seat1 } lo sabe y te lo ha dado a ti. A ella ya la tenemos calada.
lesson-village-talk = En la mesa se puede hablar de todo, y mentir; lo único prohibido es enseñar la carta de rol o una carta boca abajo. Tus sospechas apúntalas en «Notas»: solo las lees tú.
lesson-village-remedies = Para el final hay remedios: una bruja con las hierbas pierde sus ungüentos, y con un crucifijo, la fertilidad (Mefistófeles no, si se ha declarado). Y si una aldeana tiene las campanas, los familiares que tengan las aldeanas no les restan.
lesson-village-devil = { $seat2 } ha destapado su rol: es Mefistófeles, siempre con las brujas. Desde ahora, en lugar de revelar y entregar, obliga a alguien a pasar una carta o entrega una de las suyas boca arriba. Las demás brujas siguen ocultas.
lesson-village-devil-missed = Uno de los roles es Mefistófeles, siempre con las brujas, que puede destaparse en cualquier momento. Desde entonces, en lugar de revelar y entregar, obliga a alguien a pasar una carta o entrega una de las suyas boca arriba.
lesson-village-forced = Te toca obedecer: una de las cartas que has recibido pasa a { $seat2 }. Pero la eliges tú. ¿De cuál te deshaces con gusto?
lesson-village-forced_other = Te toca obedecer: una de las cartas que has recibido pasa a quien diga Mefistófeles. Pero la eliges tú. Las verdes, mejor guardarlas.
lesson-village-forced-missed = Si Mefistófeles te obliga a pasar una carta, te toca obedecer, y él dice a quién. Pero de las que has recibido la eliges tú: deshazte de una púrpura.
lesson-village-keep_green = El Rosario es verde y a ti te vale 2 puntos. El ungüento es púrpura: a ti te resta. Aunque cuidado: a una bruja un ungüento le da 1 punto.
lesson-village-alone = Ya sabes jugar un turno entero. Falta lo último: Santa Walpurga empezó entre estas cinco, pero danza como cualquier carta. Una de aquí queda libre cuando faltan sus dos vecinas del pentágono interno. Quien la revela acaba la partida en el acto, y los fuegos de ese turno no valen.
lesson-village-alone_too = A partir de aquí decides por tu cuenta, y las demás también. Si algo no se puede, tócalo y te dirá por qué. La partida es corta, y es de deducir: la segunda te parecerá muy distinta.
lesson-village-walpurga = ¡Santa Walpurga! La noche ha terminado. Lo revelado en este turno no cuenta, y todas enseñan su rol y sus cartas. ¿Habías acertado?
lesson-village-count_familiars = Primero los familiares: ternero, gato negro y macho cabrío. Dos entre todas las brujas son 2 puntos, y los tres, 5. Para las aldeanas son fuegos púrpura; pero si una aldeana tiene las campanas, huyen los que tengan las aldeanas.
lesson-village-count_witches = Estas son las brujas. Cada ungüento suyo da 1 punto y la fertilidad, 3; cada hoguera quita 2. Pero la que además tenga las hierbas pierde sus ungüentos, y la que tenga un crucifijo, la fertilidad.
lesson-village-count_both = Las escobas dan 3 puntos al bando de quien las tiene; los espectros de Brocken, 2 al contrario. Cartas como el Búho, la Cumbre o la Máscara no tienen efecto propio: como mucho cuenta su fuego.
lesson-village-count_villagers = Cada aldeana resta sus púrpuras de sus verdes, y lo que queda vale el doble: con tres verdes y un púrpura, 4 puntos. Si no queda nada, 0. Gana el bando que suma más. ¡Y otra noche quizá te toque ser bruja!

lesson-witch = Una noche de bruja
    .about = Eres Mefistófeles: suma con los fuegos púrpura, fastidia a las aldeanas y elige el momento de descubrirte.
lesson-witch-hello = Esta noche eres Mefistófeles: siempre bruja. Nadie lo sabe. Cuando te convenga puedes declararlo, y entonces tendrás una acción que nadie más tiene. Pero ya no habrá quien se fíe de ti.
lesson-witch-goal = Las brujas ganan juntas si al final suman más que las aldeanas; si igualan, hay empate. Quiénes son las otras no lo sabe nadie, tampoco tú. Quizá todas seáis brujas: si aun así van por delante las aldeanas, perdéis todas.
lesson-witch-foot = Los fuegos púrpura dan puntos a las brujas. Memoriza estos tres, que están juntos: el externo 5, el externo 1 y, entre los dos, el pentagrama 1. Después pulsa «Terminar de mirar».
lesson-witch-too_early = Puedes declararte en cualquier momento. Pero entonces ya no revelas cartas, y todas saben que eres bruja. Juega primero un turno en secreto: ya llegará un momento mejor.
lesson-witch-stops = { $seat3 } ha revelado un púrpura y ha parado: 1 punto para las brujas, seguro. Una aldeana habría seguido buscando un verde. ¿Será de las nuestras?
lesson-witch-fertility = ¡La fertilidad! { $seat3 } te la ha entregado boca abajo. Si al final la tiene una bruja, son 3 puntos. Guárdala bien y no digas nada.
lesson-witch-values = También cuenta al final: a una bruja cada ungüento le da 1 punto y cada hoguera le quita 2. Ternero, gato negro y macho cabrío: dos entre todas las brujas, 2 puntos; los tres, 5. Las escobas dan 3 al bando de quien las tiene; los espectros de Brocken, 2 al contrario.
lesson-witch-first_card = Te toca: revela de una a tres cartas, de una en una. Las del pentágono externo nunca están bloqueadas. Empieza por un púrpura, el externo 5 o el externo 1: tócalo y confirma abajo.
lesson-witch-first_card-missed = Quien no se ha declarado Mefistófeles empieza su turno revelando de una a tres cartas, de una en una. Las del pentágono externo nunca están bloqueadas.
lesson-witch-was_green = Ahí hay un fuego verde: danzó, pero lo viste. Le darías un punto a las aldeanas.
lesson-witch-second_card = Púrpura: si paras, 1 punto. Con otro púrpura serían 3; si saliera verde, la fase acabaría con 1 punto para las aldeanas. Pero tú recuerdas dónde está el otro. Revélalo.
lesson-witch-second_card-missed = Un púrpura es 1 punto para las brujas y dos son 3. Si tras el primero sale un verde, la fase acaba con 1 punto para las aldeanas.
lesson-witch-stop_at_one = Un punto seguro es un punto. Pero recuerdas el otro púrpura, y con dos serían 3.
lesson-witch-would_turn = Ahí espera un verde: cambiaría el color y los puntos serían de las aldeanas.
lesson-witch-third_card = Dos púrpuras: parar vale 3. Y al quitar los dos externos se ha desbloqueado el pentagrama 1. Con tres púrpuras son 5; si la tercera fuera verde, 2 para las aldeanas. ¿Recuerdas qué hay ahí? Decide.
lesson-witch-third_card-missed = Tres púrpuras son 5 puntos; si solo el tercero es verde, 2 para las aldeanas. Y una carta del pentagrama deja de estar bloqueada cuando faltan las dos externas que tiene delante.
lesson-witch-five_points = ¡Tres del mismo color: 5 puntos para las brujas! Más no se puede sacar en un turno. Claro que ahora todas te miran con otros ojos.
lesson-witch-give = La primera entrega va boca abajo, salvo que la carta lleve un ojo de gato. Un fuego púrpura anula un verde de la aldeana que lo reciba; a una bruja no le hace nada. ¿Quién crees que es aldeana?
lesson-witch-give-missed = Tras los fuegos hay que entregar una de las cartas reveladas, boca abajo, salvo que lleve un ojo de gato. Un púrpura anula un verde de la aldeana que lo reciba; a una bruja no le hace nada.
lesson-witch-to_a_sister = { $seat3 } paró con púrpura y te dio la fertilidad: parece bruja. A ella un púrpura ni le va ni le viene, y desaprovechas el golpe.
lesson-witch-give_more = Otra, si quieres, pero boca arriba: todas verán que vas repartiendo púrpuras. Después dirás que no sabías a quién. Aquí mentir está permitido.
lesson-witch-give_more-missed = También se puede entregar una segunda carta, pero boca arriba: todas ven qué repartes y a quién. De los motivos puedes decir lo que quieras. Aquí mentir está permitido.
lesson-witch-third_gift = Como has revelado tres del mismo color y aún te queda una en la mano, podrías pasar también una carta que hayas recibido. Solo tienes la fertilidad: no la sueltes.
lesson-witch-third_gift-missed = Y hay una tercera entrega: si has revelado tres del mismo color, has entregado dos y aún te queda una en la mano, puedes pasar también una carta que hayas recibido, tal como está.
lesson-witch-keep_fertility = Es la carta que más vale para las brujas: 3 puntos si una la conserva. En manos de una aldeana no vale nada.
lesson-witch-put_back = Lo que te queda vuelve a la montaña, a la vista de todas, a un hueco que no esté bloqueado y con alguna carta vecina más cerca del fuego. Luego se pone boca abajo.
lesson-witch-put_back-missed = Las cartas reveladas que no se entregan vuelven a la montaña, a la vista de todas, a un hueco que no esté bloqueado y con alguna carta vecina más cerca del fuego. Luego se ponen boca abajo.
lesson-witch-shuts_the_way = Ahí cerrarías otra vez el camino hacia el fuego. Es una buena defensa, pero hoy nos conviene que la noche avance.
lesson-witch-dance = Y la danza: de uno a tres movimientos, a un hueco o intercambiando dos cartas desbloqueadas; la misma no danza dos veces. Si sabes dónde hay un verde, puedes hacer que las aldeanas le pierdan el rastro.
lesson-witch-crucifix = ¡Un crucifijo! Si al final una bruja tiene la fertilidad y un crucifijo, descarta los dos. { $seat1 } te tiene calada. Solo se libra de eso Mefistófeles si se ha declarado.
lesson-witch-crucifix-missed = Cuidado con los crucifijos: si al final una bruja tiene la fertilidad y un crucifijo, descarta los dos. Solo se libra de eso Mefistófeles si se ha declarado.
lesson-witch-herbs = Y las hierbas, para { $seat3 }: con ellas una bruja pierde todos sus ungüentos. Cada entrega dice algo. Las que llevan un ojo de gato lo dicen siempre a la vista: esas nunca van boca abajo.
lesson-witch-herbs-missed = Con las hierbas una bruja pierde todos sus ungüentos, salvo Mefistófeles si se ha declarado. Y las cartas que llevan un ojo de gato se entregan siempre boca arriba.
lesson-witch-declare = Es el momento: antes de tu primera carta del turno, declárate Mefistófeles. Salvas la fertilidad, y ya desde este turno tienes tu acción especial en lugar de los fuegos y los ritos.
lesson-witch-not_yet = Puedes jugar un turno normal, y declararte en cualquier momento. Pero si lo haces con cartas ya reveladas, la acción especial tendrá que esperar a tu próximo turno.
lesson-witch-act = Puedes obligar a alguien a pasar una carta recibida a quien tú digas (la carta la elige ella), entregar una de las tuyas boca arriba, o no hacer nada. Y siempre te queda la danza.
lesson-witch-act-missed = Si te declaras antes de tu primera carta del turno, actúas ya en ese: en lugar de fuegos y ritos obligas a alguien a pasar una carta recibida a quien tú digas (la elige ella), entregas una tuya boca arriba o no haces nada. Y luego danzas.
lesson-witch-helps_them = El crucifijo es verde: a una aldeana le daría 2 puntos. A ti, declarada, ya no te hace daño.
lesson-witch-alone = Ahora sigue por tu cuenta. Santa Walpurga empezó entre estas cinco, pero danza como cualquier carta: quien la revela acaba la noche en el acto, y los fuegos de ese turno no valen. Declarada ya no revelas; pero si las brujas van por delante, otra puede acabar la noche.
lesson-witch-walpurga = ¡Santa Walpurga! Se acabó la noche, y se descubren los roles y las cartas. ¿Quién era de las nuestras?
lesson-witch-count_familiars = Primero los familiares: ternero, gato negro y macho cabrío. Dos entre todas las brujas son 2 puntos, y los tres, 5. Para las aldeanas son fuegos púrpura y les restan, salvo que una de ellas tenga las campanas.
lesson-witch-count_rites = Ahora las brujas, { $seat3 } y tú. La fertilidad son 3 puntos y cada ungüento, 1; cada hoguera quita 2. Pero con un crucifijo una bruja pierde la fertilidad, y con las hierbas, sus ungüentos, salvo Mefistófeles si se ha declarado.
lesson-witch-count_both = Las escobas dan 3 puntos al bando de quien las tiene; los espectros de Brocken, 2 al contrario. Cartas como el Búho, la Cumbre o la Máscara no tienen efecto propio: como mucho cuenta su fuego.
lesson-witch-count_rest = Cada aldeana resta de sus verdes sus púrpuras, los que tú repartiste, y lo que queda vale el doble; si no queda nada, 0. Gana el bando que suma más; si todas eran brujas y van por delante las aldeanas, pierden todas.

## Lo que hay en la caja, para el taller

box-cards = Cartas
box-kind = Qué es
box-wisp = Fuego fatuo
box-role = Símbolo
box-eye = Ojo de gato
box-kind-mephistopheles = Mefistófeles
box-kind-walpurga = Santa Walpurga
box-kind-familiar = Familiar
box-kind-bells = Campanas
box-kind-crucifix = Crucifijo
box-kind-fertility = Fertilidad
box-kind-herbs = Hierbas
box-kind-ointment = Ungüento
box-kind-brooms = Escobas
box-kind-spectres = Espectros de Brocken
box-kind-bonfire = Hoguera
box-kind-plain = Carta sencilla
