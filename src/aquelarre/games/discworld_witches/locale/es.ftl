# Mundodisco: Las brujas, aprendices en Lancre. Textos en español.
# Las mismas claves, atributos y valores que en.ftl.

## El juego

game-title = Mundodisco: Las brujas
game-goal = Eres una aprendiz de bruja en Lancre: ve andando o en escoba a donde la gente tenga problemas y resuélvelos, primero los sencillos, que te dan más cartas para los complicados. Gana quien suma más puntos; en equipo o en solitario, jugáis contra los propios problemas.
game-before =
    Un problema se resuelve con cuatro dados, de dos en dos: tras los dos primeros aún puedes huir. Las cartas suman a la tirada, pero la magia da ganas de carcajearse.
    Cada turno llega un problema nuevo. Si hace falta una ficha de crisis y no queda ninguna, o si hay tres losetas de elfos boca arriba al terminar un turno, perdéis todos.
    { game-reconstructed }
game-reconstructed = El reglamento no trae el tablero entero, ni las losetas, ni las cartas. La mayoría de los caminos, muchos lugares, los puntos de las losetas y casi todas las cartas son reconstrucción nuestra: los números pueden no coincidir con los de tu caja.
game-corrected = El tablero, las losetas y las cartas son los de una edición que alguien ha escrito mirando su caja, no los nuestros.
game-source = El reglamento no trae el tablero entero, ni las losetas, ni las cartas. De cada dato se dice de dónde sale: del reglamento, deducido de él, encontrado en otra parte o reconstruido por nosotros.

## Preguntas

ask-choose = ¿Qué aprendiz eres?
    .others = { $seat } elige aprendiz.
ask-start = ¿Dónde empieza tu bruja? En cualquier casilla sin problema; puedes compartirla con otras brujas.
    .others = { $seat } elige dónde empieza.
ask-before = Juega antes algún efecto, o descubre dónde aparece el problema.
    .others = { $seat } va a descubrir dónde aparece el próximo problema.
ask-place = ¿En qué casilla aparece el problema?
    .others = { $seat } elige dónde aparece el problema.
ask-crisis = ¿Qué problema entra en crisis?
    .others = { $seat } elige qué problema entra en crisis.
ask-act = Muévete, quédate donde estás o juega algún efecto.
    .others = { $seat } se mueve.
ask-pass = ¿Afrontas el problema, o sigues sin que te vean?
    .others = { $seat } ha mirado un problema en secreto.
ask-walk_on = Nadie te ve. ¿Adónde sigues?
    .others = { $seat } sigue sin que nadie la vea.
ask-dungeon = ¿Sales con una carta, o pierdes esta acción?
    .others = { $seat } está en la Mazmorra y piensa cómo salir.
ask-leave = Sales de la Mazmorra. ¿Adónde vas?
    .others = { $seat } sale de la Mazmorra.
ask-tackle = ¿Tiras los dos primeros dados o juegas algo antes?
    .others = { $seat } se prepara para un problema.
ask-first_pair = Has tirado dos dados. ¿Cómo sigues?
    .others = { $seat } ha tirado dos dados: ¿huye o se queda?
ask-second_pair = Juega efectos, o deja la tirada como está.
    .others = { $seat } ha tirado todos los dados y se lo piensa.
ask-flee_to = ¿Adónde huyes?
    .others = { $seat } huye.
ask-retreat = No ha salido bien. ¿Adónde te retiras?
    .others = { $seat } se retira.
ask-last_word = Vas a la Mazmorra: juega ahora tus últimos efectos.
    .others = { $seat } va a acabar en la Mazmorra.
ask-look = ¿Qué problema miras en secreto?
    .others = { $seat } mira problemas en secreto.
ask-transmute = ¿Qué cartas cambias? Descártalas una a una.
    .others = { $seat } cambia cartas.
ask-tea = ¡La hora del té! ¿Cuántos carcajeos devuelves?
    .others = { $seat } toma el té.
ask-take_from = No quedan carcajeos. ¿A quién le quitas uno?
    .others = { $seat } elige a quién le quita un carcajeo.
ask-lose = El invierno muerde: ¿qué problema sencillo pierdes?
    .others = { $seat } elige qué problema sencillo pierde.
ask-finish = Juega efectos, o termina el turno y roba cartas.
    .others = { $seat } termina su turno.

# Lo que decide el azar
ask-lay_easy = ¿Qué problema sencillo se coloca?
    .others = Se colocan los problemas sencillos.
ask-box_top = ¿Qué problema sencillo asoma?
    .others = Asoma el siguiente problema sencillo.
ask-opening_roll = ¿Quién saca más?
    .others = Los dados deciden quién elige primero.
ask-deal_card = ¿Qué carta se roba?
    .others = Se roba una carta.
ask-reveal_card = ¿Qué carta se descubre?
    .others = Se descubre una carta.
ask-turn_up = ¿Qué problema complicado es?
    .others = Se descubre un problema complicado.
ask-peek = ¿Qué problema complicado es?
    .others = Alguien mira un problema complicado.
ask-roll_pair = ¿Qué sale en los dos dados?
    .others = Ruedan dos dados.
ask-roll_one = ¿Qué sale en el dado?
    .others = Se vuelve a tirar un dado.

## Lo que se puede elegir

verb-reveal = Descubrir la carta
verb-stay = Quedarte donde estás
verb-roll = Tirar los dos primeros dados
verb-roll_on = Quedarte y tirar
verb-close = Dejarlo como está
verb-go_down = Ir a la Mazmorra
verb-end_turn = Terminar el turno
verb-face_it = Afrontar lo que hay aquí
verb-vanish_by_token = Hacerte invisible con tu ficha
verb-pass_by = Pasar por { $space } sin que te vean, con { $card }
verb-pass_by_token = Pasar por { $space } sin que te vean, con tu ficha
verb-linger = Esperar sin que te vean y seguir con tu próxima acción
verb-use_magic_token = Usar tu ficha de Magia: +2 y un carcajeo
verb-use_pig_token = Curar el cerdo con tu ficha
verb-wait = Esperar y perder esta acción
verb-stop_looking = No mirar más
verb-draw_now = Robar las cartas nuevas
verb-choose = Ser { $apprentice }
verb-give_back = { $count ->
        [0] No devolver ningún carcajeo
        [one] Devolver 1 carcajeo
       *[other] Devolver { $count } carcajeos
    }
verb-take_from = Quitarle un carcajeo a { $victim }
verb-lose = Perder: { $tile }
verb-start_at = Empezar en { $space }
verb-place_at = Ponerlo en { $space }
verb-crisis_on = Crisis en { $space }
verb-walk = Ir andando hasta { $space }
verb-flee = Huir hasta { $space }
verb-retreat = Retirarte hasta { $space }
verb-stray = Sin retirada: tomar otro carcajeo e ir hasta { $space }
verb-leave = Salir e ir hasta { $space }
verb-leave_by_token = Salir sin que te vean, con tu ficha, e ir hasta { $space }
verb-look = Mirar el problema que hay en { $space }
verb-play_headology = Cabezología con { $card }: +1
verb-play_magic = Magia con { $card }: +2 y un carcajeo
verb-add = Sumar a tu tirada con { $card }
verb-borrow = Mirar en secreto dos problemas complicados con { $card }
verb-face_death = Jugar { $card } para lidiar con la Muerte
verb-cure_sheep = Curar la oveja con { $card }
verb-slip_away = Huir gracias a { $card }
verb-draw_two = Robar dos cartas con { $card }
    .cackle = Robar dos cartas con { $card }, a cambio de un carcajeo
verb-hurry = Dos casillas más con { $card }
verb-vanish = Hacerte invisible con { $card }
verb-reroll_both = Volver a tirar los dos dados con { $card }
verb-transmute = Cambiar cartas con { $card }
verb-discard = Cambiar { $card }
verb-know = Devolver { $count ->
        [one] 1 carcajeo
       *[other] { $count } carcajeos
    } con { $card }
verb-reroll = Volver a tirar el { $die } con { $card }
verb-fly = Volar hasta { $space } con { $card }
verb-flee_flying = Huir en escoba hasta { $space } con { $card }
verb-retreat_flying = Retirarte en escoba hasta { $space } con { $card }
verb-leave_by_card = Salir con { $card } e ir hasta { $space }
verb-help = { $card }: una crisis menos en { $space }
verb-shamble = Descubrir con { $card } el problema que hay en { $space }
verb-trio = El poder del trío: { $card }, { $second } y { $third }

# Lo que elige el azar
verb-deal_tile = Asoma { $tile }
verb-turn_up = Es { $tile }
verb-deal_card = Se roba { $card }
verb-reveal_card = Se descubre { $card }
verb-roll_pair = Dos dados: { $face } y { $other }
verb-roll_one = Un dado: { $face }

## Lo que pasa

event-easy_laid = { $tile } en { $space }.
event-hard_laid = Hay { $count } problemas complicados boca abajo.
event-box_shows = Lo siguiente en la casilla de problemas { $box }: { $tile }.
event-rolled_first = { $seat } tira cuatro dados: { $face }, { $other }, { $face_3 } y { $face_4 }. Suman { $total }.
event-roll_again = Empate a { $total }: esos jugadores vuelven a tirar.
event-chose = { $seat } es { $apprentice }.
event-begins = Empieza { $seat }.
event-started_at = { $seat } empieza en { $space }.
event-drew = { $seat } roba una carta.
    .known = { $seat } roba { $card }.
event-shuffled = Se barajan los descartes: { $count ->
        [one] el mazo nuevo tiene una carta
       *[other] el mazo nuevo tiene { $count } cartas
    }.
event-no_cards = No quedan cartas que { $seat } pueda robar.
event-turn_began = Turno { $turn }: { $seat }.
event-revealed = Se descubre { $card }: { $place }.
event-placed = Problema nuevo en { $space }: { $tile }.
event-placed_hidden = Problema complicado nuevo, boca abajo, en { $space }.
event-crisis = En { $space } ya hay un problema: entra en crisis{ $count ->
        [one] { "" }
       *[other] {" "}({ $count } fichas)
    }.
event-had_crisis = { $place }: allí ya no puede ir peor. Se descubre otra carta.
event-witch_in_way = { $place }: hay una bruja y ningún problema se atreve a aparecer. Se descubre otra carta.
event-place_freely = El mazo se ha acabado dos veces: { $seat } pone la loseta en la casilla vacía que quiera.
event-last_tile = Era el último problema: la partida acaba con este turno.
event-walked = { $seat } va andando hasta { $space }.
event-flew = { $seat } vuela hasta { $space } con { $card }.
event-stayed = { $seat } se queda en { $space }.
event-hurried = { $seat } puede andar dos casillas más, gracias a { $card }.
event-looked = { $seat } mira en secreto el problema que hay en { $space }.
    .known = { $seat } mira en secreto el problema que hay en { $space }: { $tile }.
event-vanished = { $seat } se hace invisible en { $space } con { $card }.
event-vanished_by_token = { $seat } se hace invisible en { $space } con su ficha.
event-lingers = { $seat } espera en { $space } sin que nadie la vea.
event-turned_up = Problema complicado en { $space }: { $tile }.
event-tea = { $seat } toma el té en { $space }.
event-gave_back = { $seat } { $count ->
        [0] no devuelve ningún carcajeo
        [one] devuelve un carcajeo
       *[other] devuelve { $count } carcajeos
    }.
event-rested = { $seat } descansa en casa de Yaya y devuelve { $count ->
        [one] un carcajeo
       *[other] { $count } carcajeos
    }.
event-to_dungeon = { $seat } acaba en la Mazmorra.
event-turn_lost = El turno de { $seat } termina al momento.
event-turn_lost_too = El turno de { $seat } también termina al momento. El reglamento no lo aclara: jugamos al Hombre Astuto como a los Felmet.
event-waited = { $seat } espera en la Mazmorra: pierde la primera acción.
event-left = { $seat } sale de la Mazmorra y va hasta { $space }.
event-left_by_card = { $seat } sale de la Mazmorra con { $card } y va hasta { $space }.
event-left_by_token = { $seat } sale de la Mazmorra sin que la vean y va hasta { $space }.
event-attempt = { $seat } intenta resolver el problema que hay en { $space }: { $tile }, dificultad { $difficulty }.
event-rolled = { $seat } tira dos dados: { $face } y { $other }.
event-rerolled = { $seat } vuelve a tirar el { $die } con { $card }: { $face }.
event-rerolled_both = { $seat } vuelve a tirar los dos dados con { $card }: { $face } y { $other }.
event-used_headology = { $seat } usa cabezología, { $card }: lleva { $total }.
event-used_magic = { $seat } usa magia, { $card }: lleva { $total }.
event-used_magic_token = { $seat } usa la ficha de Magia: lleva { $total }.
event-added = { $seat } suma { $amount } con { $card }: { $total }.
event-fled = { $seat } huye hasta { $space }.
event-fled_flying = { $seat } huye en escoba hasta { $space } con { $card }.
event-slipped_away = { $seat } juega { $card } para huir.
event-solved = { $seat } lo resuelve: { $tile }, { $total } contra { $difficulty }.
event-cured = { $seat } lo resuelve con { $card }: { $tile }.
event-cured_pig = { $seat } cura el cerdo con su ficha.
event-three = ¡El poder del trío! { $seat } lo resuelve con { $card }, { $second } y { $third }: { $tile }.
event-won_tile = { $seat } se queda con la loseta: { $tile } ({ $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }).
event-failed = { $seat } fracasa: { $tile }, { $total } contra { $difficulty }.
event-retreated = { $seat } se retira hasta { $space }.
event-retreated_flying = { $seat } se retira en escoba hasta { $space } con { $card }.
event-strayed = { $seat } no tiene por dónde retirarse y acaba en { $space }.
event-trapped = { $seat } no tiene adónde ir y sigue en { $space }: todo Lancre está lleno.
event-took_cackle = { $seat } toma { $count ->
        [one] un carcajeo
       *[other] { $count } carcajeos
    }.
event-took_from = No quedan carcajeos: { $seat } le quita uno a { $victim }.
event-took_aliss = { $seat } se queda con una ficha de Aliss la Negra: un punto menos. Quedan { $left }.
event-no_aliss = No quedan fichas de Aliss la Negra: { $seat } no toma ninguna. El reglamento no dice qué pasa entonces; jugamos que nada.
event-more_crisis = La cosa empeora en { $space }: { $count ->
        [one] una crisis
       *[other] { $count } crisis
    }.
event-lost_tile = { $seat } pierde un problema sencillo: { $tile }.
event-banished = Se retira también la loseta que había en { $space }: { $tile }.
event-borrowed = { $seat } juega { $card } para mirar en secreto problemas complicados.
event-draws_two = { $seat } juega { $card } para robar dos cartas.
event-helped = { $seat } juega { $card }: una crisis menos en { $space }.
event-knew = { $seat } devuelve { $count ->
        [one] un carcajeo
       *[other] { $count } carcajeos
    } con { $card }.
event-shambled = { $seat } juega { $card } para descubrir el problema que hay en { $space }.
event-transmutes = { $seat } juega { $card } para cambiar cartas.
event-discarded = { $seat } cambia { $card }.
event-no_crisis_left = Hace falta una crisis en { $space } y no quedan fichas: la partida está perdida.
event-no_room = No cabe un problema más en todo Lancre: la partida está perdida.
event-elves = Hay { $count } losetas de elfos boca arriba al final del turno: la partida está perdida.
event-no_aliss_left = { $seat } tendría que tomar una ficha de Aliss la Negra y no queda ninguna: la partida está perdida.
event-scored = { $seat }: { $easy } en problemas sencillos, { $hard } en complicados{ $aliss ->
        [0] { "" }
       *[other] , −{ $aliss } por Aliss la Negra
    }: { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }.
event-tie_by_tokens = Empate: { $seat } tiene menos fichas de carcajeo y de Aliss la Negra ({ $count }).
event-tie_by_hard = Sigue el empate: { $seat } tiene más puntos en problemas complicados ({ $points }).
event-tie_by_difficulty = Sigue el empate: { $seat } ha resuelto el problema más difícil ({ $difficulty }).
event-won = ¡Gana { $seat } con { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }!
event-shared = { $seat } comparte la victoria con { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }.
event-all_won = { $count ->
        [0] No queda ningún problema complicado
        [one] Solo queda un problema complicado
       *[other] Solo quedan { $count } problemas complicados
    }: ¡ganan todos!
event-all_lost = Quedan { $count } problemas complicados y tenían que ser menos de cuatro: pierden todos.
event-solo_pigs = { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }: a { $seat } le irá mejor criando cerdos.
event-solo_witch = { $points } puntos: { $seat } ya es bruja.
event-solo_honours = { $points } puntos: ¡{ $seat } es bruja con honores!

## Las reglas

rule-LAN-01 = De uno a cuatro jugadores: unos contra otros, en equipo contra los problemas (de dos a cuatro), en solitario, o unos contra otros con las reglas para expertos.
    .title = Jugadores y modos
rule-LAN-02 = Los problemas complicados se mezclan boca abajo. Se pone uno boca abajo en cada uno de los cinco cuadrados violetas, y más en las seis casillas de problemas: en solitario 1, 1, 1; con dos jugadores 1, 1, 2, 1, 1, 1; con tres, 2 en cada una; con cuatro, 2 en cada una de las cinco primeras.
    .title = Problemas complicados
rule-LAN-03 = Diez problemas sencillos van boca arriba a los cuadrados verdes, y otros, encima de los complicados de las casillas de problemas: en solitario 2, 2, 1; con dos jugadores 2, 2, 1, 2, 1, 1; con tres, 2 en cada una; con cuatro 4, 4, 4, 3, 3. De cada montón solo se ve la loseta de arriba. Las que sobran vuelven a la caja sin mirarlas.
    .title = Problemas sencillos
rule-LAN-04 = Unos contra otros: cuatro fichas de carcajeo por jugador, doce de crisis y doce de Aliss la Negra.
    .title = Fichas
rule-LAN-05 = Cada uno tira cuatro dados; el carcajeo no vale nada. Quien más saca elige aprendiz primero (los empatados repiten) y luego los demás, en sentido horario.
    .title = Quién elige primero
rule-LAN-06 = Tiffany tiene una ficha de Invisibilidad. Annagramma tiene una ficha de Magia, que vale como una carta de magia, carcajeo incluido, y empieza con un carcajeo de la reserva. Petulia tiene una ficha que cura un cerdo enfermo donde está su bruja, en cualquier momento del intento; los carcajeos tomados se conservan. Cortiza tiene el primer turno; sin ella, quien eligió en último lugar. Cada ficha se usa una sola vez.
    .title = Las aprendices
rule-LAN-07 = Tres cartas para cada uno. Desde el primer jugador y en sentido horario, cada cual pone su bruja en una casilla sin problema; puede haber varias brujas juntas, y todavía no se toma el té.
    .title = El comienzo
rule-LAN-08 = Una carta tiene un símbolo, un efecto, una localización y quizá la marca del poder del trío, y solo se usa una de esas cosas. Los efectos no gastan acción: juegas los que quieras, en cualquier momento de tu turno: también entre una carta descubierta y la siguiente, tras mirar un problema en secreto y antes de decir adónde huyes o te retiras; pero no mientras alguien toma el té, pierde un problema o elige a quién quitarle un carcajeo, y la carta descubierta o jugada se cumple antes. Se ofrecen cuando sirven de algo; que te pregunten o no, nunca delata lo que tienes. Las cartas jugadas o descubiertas van a los descartes, que se barajan cuando se acaba el mazo: entonces todos saben qué cartas tenéis entre todos.
    .title = Las cartas
rule-LAN-09 = Se descubre una carta, que luego se descarta, y la loseta de arriba de la primera casilla de problemas que tenga alguna va a esa localización. Si allí ya hay una loseta, esta recibe una crisis, si no tenía, y se descubre otra carta, hasta que la nueva tenga sitio. Si mientras tanto se acaba el mazo dos veces, quien tiene el turno la pone en la casilla vacía que quiera: el reglamento no lo prevé y lo jugamos así.
    .title = Un problema nuevo
rule-LAN-10 = Donde hay una bruja no aparece ningún problema: se descubre otra carta y nada entra en crisis. Los problemas complicados se ponen boca abajo.
    .title = No a los pies de una bruja
rule-LAN-11 = En Ciudad de Lancre y el Castillo de Lancre la loseta va a una casilla vacía, la que elija quien tiene el turno. Si no hay ninguna y hay alguna bruja, se descubre otra carta. Si todas tienen problema, elige uno sin crisis para que la reciba; si todos la tienen, se descubre otra carta.
    .title = Ciudad y Castillo
rule-LAN-12 = Si hay que poner una ficha de crisis y no queda ninguna, la partida acaba al momento y pierden todos. Lo mismo pasa si ya no hay cartas que descubrir ni casillas vacías para el problema nuevo: el reglamento no lo prevé y lo jugamos así.
    .title = Sin crisis
rule-LAN-13 = Dos acciones: en cada una te mueves o te quedas, y después haces lo que toque donde estés.
    .title = Dos acciones
rule-LAN-14 = A pie recorres una o dos casillas por los caminos. Una casilla con un problema o con otra bruja te detiene. Ciudad de Lancre y el Castillo de Lancre tienen varias casillas: eliges en cuál entras, y puedes pasar de largo por cualquiera que esté libre. Si ya estás allí, ir a otra casilla de la misma localización te cuesta el movimiento entero, aunque no te detenga nada (o solo un paso, si la mesa lo juega así).
    .title = Andar
rule-LAN-15 = Con una carta de escoba vuelas a cualquier casilla, haya lo que haya por el camino; nunca a la Mazmorra.
    .title = Volar
rule-LAN-16 = Si en tu casilla hay un problema, tienes que intentar resolverlo; si es complicado, antes se pone boca arriba. Si no hay problema, tomas el té con las brujas que estén en la misma localización. Si tampoco las hay, no haces nada.
    .title = Qué hacer al llegar
rule-LAN-17 = Tiras dos dados y decides si huyes o te quedas. Si te quedas, puedes jugar cuantas cartas quieras como cabezología (+1 cada una) o como magia (+2 y un carcajeo cada una); después tiras los otros dos dados, aunque ya te llegue. A los dados y las cartas se suma 1 por cada dos problemas complicados que ya tuvieras resueltos. Si llegas a la dificultad, que sube 2 por cada crisis, el problema está resuelto; si no, has fracasado. Si huyes, o lo resuelves con una carta o una ficha que no necesita dados, ya no tiras más.
    .title = Resolver un problema
rule-LAN-18 = Cada dado tiene una cara de carcajeo, que vale cero. Por cada una que salga tomas una ficha de carcajeo. Solo cuentan las caras que quedan al final: el par que acabas de tirar aún se puede repetir; los anteriores, no.
    .title = Carcajeos de los dados
rule-LAN-19 = Tras la segunda tirada ya no se suma cabezología ni magia. Aún puedes jugar efectos, el poder del trío o la ficha de Petulia. La escoba solo sirve ya para retirarte o, si una carta te deja huir, para huir.
    .title = Tras la segunda tirada
rule-LAN-20 = El problema resuelto es tuyo y sus crisis vuelven a la reserva. Hasta ocho sencillos cuentan para tu mano de cartas; los demás solo dan puntos.
    .title = Éxito
rule-LAN-21 = Fracasar cuesta un carcajeo. Si el problema es complicado, vienen además sus propias consecuencias; después te retiras a una casilla vacía de al lado o de la misma localización, o en escoba a cualquiera vacía. Si a pie no puedes ir a ninguna, tomas otro carcajeo y vas a cualquier casilla vacía; una escoba te ahorra ese carcajeo, pero no estás obligada a gastarla. Si no hay ninguna casilla vacía en todo el tablero, tomas el carcajeo y te quedas donde estás. El reglamento no aclara estas dos últimas cosas y las jugamos así.
    .title = Fracaso
rule-LAN-22 = Tras los dos primeros dados puedes huir a una casilla vacía de al lado o de la misma localización, o en escoba a cualquiera vacía. No es un fracaso, pero los carcajeos de esos dados se toman. Si no hay adónde ir, te quedas.
    .title = Huir
rule-LAN-23 = Si no quedan fichas de carcajeo, le quitas una a quien más tenga (si hay empate, eliges). Si eres tú, o estás empatada con quien más tiene, tomas una ficha de Aliss la Negra por cada carcajeo. Si jugáis unos contra otros y tampoco quedan de esas, no pasa nada: el reglamento no lo aclara y lo jugamos así.
    .title = Sin carcajeos
rule-LAN-24 = Tres cartas con la marca y tres personajes distintos resuelven cualquier problema, en cualquier momento del intento, incluso tras los cuatro dados. Agnes y Perdita son dos personajes.
    .title = El poder del trío
rule-LAN-25 = Si en tu localización hay otras brujas y en tu casilla no hay problema, tomas el té, tanto si acabas de llegar como si te has quedado. Lo toman todas las brujas de la localización: en Ciudad de Lancre y el Castillo de Lancre, también las de otras casillas (salvo que la mesa juegue que solo las de la misma). Quien tiene el turno devuelve hasta tres carcajeos; cada una de las demás, hasta dos. En equipo no se elige cuántos: se devuelven todos los que se pueda. Una bruja en otra casilla de la Ciudad o del Castillo no detiene a quien pasa de largo.
    .title = Tomar el té
rule-LAN-26 = Al final de tu turno robas hasta tu límite: tres cartas, y una más por cada dos problemas sencillos que tengas, siete como mucho. Las que pasen de ahí se conservan.
    .title = Robar cartas
rule-LAN-27 = Si al final de un turno, incluido el último, hay tres o más losetas de elfos (Elfos, Rey, Reina, Lankin) boca arriba en el tablero, pierden todos.
    .title = Elfos
rule-LAN-28 = La partida acaba con el turno en que se colocó el último problema. Sumas los puntos de los problemas que tengas y restas uno por cada ficha de Aliss la Negra; gana el total más alto. Si hay empate, gana quien tenga menos fichas de carcajeo y de Aliss la Negra en total; después, quien tenga más puntos en problemas complicados; después, quien haya resuelto el problema más difícil; y si no, se comparte la victoria.
    .title = El final
rule-LAN-29 = Modificar la tirada: 2 o 4 más, solo tras los cuatro dados. Algunas cartas solo sirven contra ciertos enemigos.
    .title = Efecto: modificar la tirada
rule-LAN-30 = Tomar en préstamo: mira hasta dos problemas complicados que estén boca abajo en el tablero, en dos localizaciones distintas (todas las casillas de la Ciudad son una sola localización, y las del Castillo, otra). Solo los ves tú.
    .title = Efecto: tomar en préstamo
rule-LAN-31 = Lidiar con la muerte: resuelve una Muerte donde está tu bruja, en cualquier momento del intento. Los carcajeos tomados se conservan.
    .title = Efecto: lidiar con la muerte
rule-LAN-32 = Curar oveja: la carta cura una oveja enferma donde está tu bruja, en cualquier momento del intento. Los carcajeos tomados se conservan.
    .title = Efecto: curar oveja
rule-LAN-33 = Huir: si no bastan los cuatro dados, huyes en vez de fracasar: a una casilla vacía de al lado o de la misma localización, o en escoba a cualquiera vacía. Si a pie no puedes ir a ninguna, huyes a cualquiera vacía sin gastar una escoba. Los carcajeos de los dados y de la magia los conservas, pero no hay más consecuencias.
    .title = Efecto: huir
rule-LAN-34 = Robar cartas: dos, aunque pases de tu límite. Algunas de estas cartas cuestan un carcajeo.
    .title = Efecto: robar cartas
rule-LAN-35 = Seguir moviendo: dos casillas más a pie en este movimiento. Varias cartas de estas se suman.
    .title = Efecto: seguir moviendo
rule-LAN-36 = Recibir ayuda: una crisis menos en el problema que quieras. Si es el que intentas resolver, su dificultad baja al momento, incluso después de los dados.
    .title = Efecto: recibir ayuda
rule-LAN-37 = Hacerse invisible: pasas por una casilla sin afrontar su problema ni tomar el té. Ante una loseta boca abajo, quien podría tener la carta o la ficha y aún puede seguir la mira primero en secreto; luego te haces invisible y sigues, o afrontas el problema. Para seguir hacen falta pasos de este movimiento o tu otra acción, que entonces tiene que ser moverte. Si empiezas el movimiento en Ciudad de Lancre o el Castillo de Lancre, puedes mirar así una loseta de otra de sus casillas: si te haces invisible, aún puedes andar dos casillas o volar en escoba.
    .title = Efecto: hacerse invisible
rule-LAN-38 = Repetir la tirada: uno o los dos dados del par que acabas de tirar.
    .title = Efecto: repetir la tirada
rule-LAN-39 = Conocerse a uno mismo: devuelve hasta dos carcajeos; en equipo o en solitario, siempre todos los que se pueda.
    .title = Efecto: conocerse a uno mismo
rule-LAN-40 = Montar un batiburrillo: pon boca arriba cualquier problema complicado.
    .title = Efecto: montar un batiburrillo
rule-LAN-41 = Transmutar: descarta las cartas que quieras y roba otras tantas, contando esta.
    .title = Efecto: transmutar
rule-LAN-42 = El Hombre Astuto: si fracasas, todas las brujas van a la Mazmorra. Allí no se toma el té. El reglamento no aclara si tu turno termina: jugamos que sí, como con los Felmet.
    .title = El Hombre Astuto
rule-LAN-43 = Duque y Lady Felmet: si fracasas, vas a la Mazmorra y tu turno termina. Justo antes aún puedes jugar efectos. Aun así robas cartas, salvo que la mesa lo juegue de otro modo.
    .title = Los Felmet
rule-LAN-44 = Sales de la Mazmorra con tu primera acción si juegas una carta de escoba, de huir o de hacerte invisible (o la ficha de Tiffany). Si no, pierdes la primera acción y sales con la segunda. Vas a cualquier casilla y haces lo que toque allí. Antes se coloca el problema nuevo, como en cualquier turno: el reglamento habla del principio del turno, y lo leemos como el principio de tus acciones.
    .title = Salir de la Mazmorra
rule-LAN-45 = El Colmenero y Lily: si fracasas, te quedas con una ficha de Aliss la Negra.
    .title = El Colmenero y Lily
rule-LAN-46 = Los cuatro Magpyr: fracasar pone una crisis más en la loseta, sin límite, y cada una sube la dificultad en 2. Si no queda ninguna ficha de crisis, pierden todos.
    .title = Los Magpyr
rule-LAN-47 = El Forjador de Invierno: si alguien fracasa, cada jugador pierde el problema sencillo que elija. Quien no tiene ninguno no pierde nada, y nadie descarta cartas.
    .title = El Forjador de Invierno
rule-LAN-48 = Quien resuelve al conde Bela echa del tablero a los demás Magpyr que estén boca arriba: salen de la partida y sus crisis vuelven a la reserva. Los que aparezcan después se quedan.
    .title = El final del conde Bela
rule-LAN-49 = En equipo o en solitario hay menos fichas (carcajeo, Aliss la Negra, crisis): en solitario 4, 4, 10; dos jugadores 6, 5, 9; tres 9, 6, 8; cuatro 12, 7, 7. Si hace falta una ficha de Aliss la Negra y no queda ninguna, pierden todos.
    .title = Fichas para jugar en equipo
rule-LAN-50 = En equipo ganáis si, colocados todos los problemas y acabado el último turno, quedan menos de cuatro problemas complicados en el tablero.
    .title = Ganar en equipo
rule-LAN-51 = En solitario, ir a casa de Yaya o quedarte en ella, si no hay problema allí, te deja devolver hasta dos carcajeos. Con menos de 30 puntos, a criar cerdos; de 30 a 40 ya eres bruja; con más de 40, con honores.
    .title = En solitario
rule-LAN-52 = Los expertos juegan con ocho fichas de crisis, y un problema puede tener más de una. Lo segundo vale también, si se quiere, en equipo o en solitario.
    .title = Expertos
rule-LAN-53 = Los turnos van en sentido horario. Cada uno tiene tres fases: un problema nuevo, dos acciones y robar cartas.
    .title = Los turnos
rule-LAN-54 = Vacía quiere decir sin problema y sin bruja. Solo al empezar no importan las demás brujas.
    .title = Casillas vacías
rule-LAN-55 = Un problema complicado se pone boca arriba con una visita o una carta y así se queda, aunque alguien fracase o huya. Lo que se mira en préstamo o siendo invisible es secreto y queda boca abajo.
    .title = Boca arriba, boca abajo

## Por qué no

why-LAN-01 = En esta mesa no hay nadie en ese asiento.
why-LAN-05 = { $case ->
    [later] Las aprendices ya están elegidas, para toda la partida.
   *[taken] { $apprentice } ya está elegida.
}
why-LAN-06 = { $case ->
    [pig] Esa ficha solo cura un cerdo enfermo, mientras tu bruja lo atiende.
    [hers] Esa ficha es de { $apprentice }.
   *[used] Ya has usado esa ficha.
}
why-LAN-07 = { $case ->
    [choosing] Primero se eligen las aprendices; después cada bruja entra en el tablero.
    [later] Las brujas se colocan antes del primer turno.
   *[problem] No puedes empezar en { $space }: hay un problema.
}
why-LAN-08 = { $case ->
    [no-card] En esta caja no hay esa carta: { $card }.
    [no-effect] La carta { $card } no tiene ese efecto.
    [useless] Espera un momento: podrás jugar ese efecto enseguida, y servirá de lo mismo.
    [own-turn] Las cartas y las fichas se juegan en tu propio turno, y aún no han empezado los turnos.
    [others-turn] Las cartas y las fichas se juegan en tu propio turno, y ahora es el de { $seat }.
    [reveals] En esta partida, que empezó con reglas anteriores, los efectos se juegan antes de descubrir la primera carta o con la loseta ya colocada.
    [settling] Podrás jugar efectos en cuanto contestes a esto.
   *[not-held] No tienes esta carta en la mano: { $card }.
}
why-LAN-09 = { $case ->
    [revealed] La carta de este turno ya se ha descubierto.
    [settling] Podrás descubrir la carta en cuanto contestes a esto.
   *[later] La carta se descubre al principio de tu turno.
}
why-LAN-11 = { $case ->
    [problem] En { $space } ya hay un problema.
    [witch] Hay una bruja en { $space }.
    [crisis] El problema que hay en { $space } ya está en crisis.
    [dungeon] En la Mazmorra no se ponen problemas.
    [later] El sitio de una loseta se elige cuando la carta descubierta deja varias casillas libres.
    [crisis-later] Eliges qué problema entra en crisis cuando la carta descubierta lleva a varios.
   *[location] La carta descubierta no indica { $space }.
}
why-LAN-13 = { $case ->
    [unseen] Has pasado sin que te vean: ahora tienes que moverte.
    [done] Ya has hecho tus dos acciones.
    [problem] Ahora te ocupas de un problema: solo te mueves para huir o para retirarte.
    [stay] Ahora te ocupas de un problema: si te quedas, tiras los otros dos dados.
    [stay-first] Ahora te ocupas de un problema: tira los dos primeros dados y luego huyes o te quedas.
    [tea] Esta acción es para el té: con ella ya no te mueves más.
    [look] Te mueves con tus acciones, no mientras miras problemas.
    [transmute] Te mueves con tus acciones, no mientras cambias cartas.
    [placing] Primero se coloca el problema nuevo; después vienen tus dos acciones.
    [own-turn] Te mueves en tu propio turno, y ahora es el de { $seat }.
    [choosing] Primero se eligen las aprendices; después cada bruja entra en el tablero.
    [setup] Las brujas se mueven cuando empiezan los turnos.
   *[here] Ya estás ahí: elige quedarte.
}
why-LAN-14 = { $case ->
    [problem] El camino hasta { $space } pasa por { $stop }, donde te detiene un problema.
    [witch] El camino hasta { $space } pasa por { $stop }, donde te detiene otra bruja.
    [far] Hasta { $space } hay { $count } casillas, y puedes andar { $steps }. Con una escoba llegarías.
    [steps] Hasta { $space } hay { $count } casillas, y { $steps ->
            [one] te queda un paso
           *[other] te quedan { $steps } pasos
        }.
    [inside] Pasar a otra casilla de la misma localización es un movimiento entero, y ya has empezado a moverte.
   *[off-board] En este tablero no existe { $space }.
}
why-LAN-15 = { $case ->
    [dungeon] A la Mazmorra no se vuela.
    [here] Ya estás ahí.
    [on-foot] Ya has echado a andar: la escoba se coge al empezar el movimiento.
    [before-dice] Primero tiras dos dados; después podrás huir en escoba.
    [flee] Ahora te ocupas de un problema: con esa escoba puedes huir a una casilla vacía.
    [retreat] Ahora te ocupas de un problema: tras un fracaso, la escoba sirve para retirarte.
   *[no-broomstick] La carta { $card } no tiene escoba.
}
why-LAN-16 = { $case ->
    [here] Es el problema que tienes entre manos, y aún no lo has resuelto: { $tile }.
    [over] Ese problema no lo has resuelto, y este intento ya ha acabado: { $tile }.
    [boxed] Ese problema no lo has resuelto: { $tile }. Está en una casilla de problemas, aún por colocar.
    [unseen] Ese problema no lo has resuelto: { $tile }. No está boca arriba en ninguna parte del tablero.
   *[elsewhere] Ese problema no lo has resuelto: { $tile }. Hay uno en { $space }: tu bruja tendría que ir allí para intentarlo.
}
why-LAN-17 = { $case ->
    [headology] El símbolo de { $card } no es cabezología.
    [magic] El símbolo de { $card } no es magia.
    [no-problem] Los dados se tiran cuando tu bruja intenta resolver un problema.
    [no-attempt] Tu bruja no está intentando resolver ningún problema.
    [close] El intento se da por acabado después de tirar los cuatro dados.
    [closed] El intento ya ha acabado.
    [close-later] Podrás dar el intento por acabado en cuanto contestes a esto.
    [first] Antes hay que tirar los dos primeros dados.
    [settling] Podrás tirar los dados en cuanto contestes a esto.
    [pair-rolled] Los dos primeros dados ya están tirados.
    [all-rolled] Los cuatro dados ya están tirados.
   *[between] La cabezología y la magia se juegan entre las dos tiradas.
}
why-LAN-19 = Tras la segunda tirada ya no se puede sumar cabezología ni magia.
why-LAN-20 = { $case ->
    [won] Ese problema ya lo has resuelto: { $tile }. Los complicados no se pierden: al final te dará sus puntos.
    [kept] Ese problema ya lo has resuelto: { $tile }. Solo lo perderías si alguien fracasara ante el Forjador de Invierno.
    [others] Ese problema ya lo ha resuelto { $seat }: { $tile }.
    [gone] Ese problema ya no está en la partida: { $tile }.
   *[no-tile] En esta caja no existe ese problema: { $tile }.
}
why-LAN-21 = { $case ->
    [problem] No puedes ir hasta { $space }: hay un problema.
    [witch] No puedes ir hasta { $space }: hay una bruja.
    [far] A pie no llegas hasta { $space }: no está al lado. Con una escoba llegarías.
    [retreat] Tienes adónde retirarte: no hace falta tomar otro carcajeo.
    [must] No puedes quedarte: tras fracasar tienes que retirarte.
    [fleeing] No has fracasado: estás huyendo.
    [settling] Te retirarás en cuanto esto esté resuelto.
   *[later] La retirada viene después de fracasar.
}
why-LAN-22 = { $case ->
    [stayed] Ya no puedes huir: al sumar cabezología o magia has decidido quedarte.
    [rolled] Ya no puedes huir: te has quedado y has tirado los cuatro dados. Si no bastan, solo sirve una carta para huir, antes de dar el intento por fracasado.
    [failed] Ya no puedes huir: el intento ha fracasado.
    [over] El intento ya ha acabado, y ahora hay que contestar a esto.
    [must] No puedes quedarte: has decidido huir.
    [settling] Podrás huir en cuanto contestes a esto.
    [before-dice] Se huye después de tirar los dos primeros dados.
    [problem] No puedes huir hasta { $space }: hay un problema.
    [witch] No puedes huir hasta { $space }: hay una bruja.
    [far] A pie no llegas hasta { $space }: no está al lado. Con una escoba llegarías.
    [on-foot] Puedes huir a cualquier casilla vacía sin gastar una escoba.
   *[later] No hay de qué huir: tu bruja no está intentando resolver ningún problema.
}
why-LAN-23 = { $case ->
    [self] Los carcajeos se les quitan a las demás, no a ti.
    [alone] En solitario no hay a quién quitarle carcajeos: si no quedan en la reserva, tomas fichas de Aliss la Negra.
    [later] Solo se le quita un carcajeo a alguien cuando tienes que tomar uno y no quedan en la reserva.
    [first] Elige primero a quién le quitas el carcajeo.
   *[most] Se le quita a alguien que tenga { $count ->
            [one] un carcajeo
           *[other] { $count } carcajeos
        }: nadie tiene más.
}
why-LAN-24 = { $case ->
    [same] Tienen que ser tres personajes distintos.
    [order] Elige las tres cartas en el orden en que están en tu mano.
    [later] El poder del trío se usa mientras tu bruja intenta resolver un problema.
   *[no-mark] La carta { $card } no tiene la marca del poder del trío.
}
why-LAN-25 = { $case ->
    [alone] En solitario no hay té: los carcajeos se devuelven en casa de Yaya, o con una carta.
    [together] En equipo no se elige cuántos: al tomar el té devolvéis siempre tantos carcajeos como podéis.
    [later] Los carcajeos se devuelven al tomar el té, o con una carta para conocerte a ti misma.
    [others-turn] Devuelves carcajeos al tomar el té: en tu turno, o cuando alguien lo tome donde está tu bruja. { why-LAN-53.now }
    [others-together] Los carcajeos se devuelven solos al tomar el té: en tu turno, o cuando alguien lo tome donde está tu bruja. { why-LAN-53.now }
   *[most] Puedes devolver { $count ->
            [one] un carcajeo
           *[other] { $count } carcajeos
        } como mucho.
}
why-LAN-26 = { $case ->
    [setup] Los turnos aún no han empezado.
    [own-turn] Terminas tu propio turno, y ahora es el de { $seat }.
    [placing] Antes de terminar el turno se coloca el problema nuevo y haces tus dos acciones.
    [settling] El turno se termina después de tus dos acciones, y ahora hay que contestar a esto.
    [problem] Ahora te ocupas de un problema{ $number ->
            [1] , y después te queda otra acción: solo entonces termina tu turno
           *[other] : tu turno termina cuando acabes con eso
        }.
    [retreat] Antes de terminar el turno tienes que decir adónde te retiras.
    [flee] Antes de terminar el turno tienes que decir adónde huyes.
    [winter] Antes de terminar el turno, el Forjador de Invierno se cobra un problema sencillo y te retiras.
    [dungeon] Tu turno termina al ir a la Mazmorra.
   *[actions] El turno se termina después de tus dos acciones, y esta es la { $number ->
            [1] primera
           *[other] segunda
        }.
}
why-LAN-28 = La partida ha terminado.
why-LAN-29 = { $case ->
    [against] La carta { $card } no sirve contra esto: { $tile }.
    [enough] No hace falta: ya llegas a la dificultad.
   *[later] La tirada se modifica tras los cuatro dados, antes de que acabe el intento.
}
why-LAN-30 = { $case ->
    [known] Ya conoces el problema que hay en { $space }.
    [location] Ya has mirado en esa localización.
    [nowhere] No hay ningún problema boca abajo que no conozcas.
    [one] Mira al menos un problema.
    [not-borrowing] No estás mirando problemas con una carta para tomar en préstamo.
    [later] Para mirar en secreto el problema que quieras, primero se juega una carta para tomar en préstamo.
   *[nothing] En { $space } no hay ningún problema boca abajo.
}
why-LAN-31 = El efecto de esa carta solo sirve contra la Muerte, cuando tu bruja se enfrenta a ella.
why-LAN-32 = El efecto de esa carta solo cura una oveja enferma, cuando tu bruja la atiende.
why-LAN-33 = El efecto de esa carta es para cuando no bastan los cuatro dados, antes de dar el intento por fracasado.
why-LAN-35 = El efecto de esa carta se juega al moverte a pie.
why-LAN-36 = { $case ->
    [here] En { $space } no hay ninguna crisis.
   *[nowhere] No hay ninguna crisis.
}
why-LAN-37 = { $case ->
    [stuck] No puedes seguir: no te quedan pasos ni acciones.
    [last] No te queda otra acción con que seguir.
    [free] En { $space } no te detiene nada: ve andando.
    [look] Ve hasta { $space } y mira primero; luego decides.
    [stuck-there] Desde { $space } no podrías seguir: no te quedarían pasos ni acciones.
    [no-look] Eso se decide después de llegar a un problema boca abajo y mirarlo en secreto.
    [seen] Así solo espera quien acaba de hacerse invisible.
    [decide] Para seguir tendrías que hacerte invisible; si no, afronta lo que hay aquí.
    [without] No tienes nada con que hacerte invisible: afronta lo que hay aquí.
   *[stopped] Te haces invisible al moverte, donde te detendría un problema u otra bruja.
}
why-LAN-38 = { $case ->
    [before] Solo se pueden repetir los dos dados que acabas de tirar.
    [choose] Elige con qué carta repites y cuál de los dos últimos dados, o los dos.
    [no-card] No tienes ninguna carta para repetir la tirada.
    [no-dice] No tienes dados que repetir: se repiten durante tu propio intento, con una carta para ello.
    [first] Aún no has tirado ningún dado de este intento.
    [over] Esos dados ya no se pueden repetir: se quedan como están.
    [settling] Primero hay que contestar a esto; después se pueden repetir dados, con una carta para ello.
   *[unrolled] Ese dado aún no se ha tirado.
}
why-LAN-39 = { $case ->
    [none] No tienes carcajeos que devolver.
    [all] { $count ->
            [one] Con esa carta devuelves el carcajeo que tienes, ni más ni menos.
           *[other] Con esa carta devuelves { $count } carcajeos: si no jugáis unos contra otros, siempre se devuelven todos los posibles.
        }
   *[most] { $count ->
            [one] Con esa carta puedes devolver un carcajeo: no tienes más.
           *[other] Con esa carta puedes devolver de uno a { $count } carcajeos.
        }
}
why-LAN-40 = { $case ->
    [here] En { $space } no hay ningún problema boca abajo.
   *[nowhere] No hay ningún problema boca abajo.
}
why-LAN-41 = Ahora no estás cambiando cartas: para eso hace falta una carta para transmutar.
why-LAN-43 = { $case ->
    [later] A la Mazmorra solo vas si fracasas ante los Felmet o si alguien fracasa ante el Hombre Astuto.
    [alone] A la Mazmorra solo vas si fracasas ante los Felmet o ante el Hombre Astuto.
    [there] Tu bruja ya está en la Mazmorra.
   *[caught] No hay retirada: acabas en la Mazmorra.
}
why-LAN-44 = { $case ->
    [card] La carta { $card } no abre la Mazmorra: hace falta una carta de escoba, de huir o de hacerte invisible.
    [first] Con la primera acción solo se sale jugando una carta de escoba, de huir o de hacerte invisible; con la segunda, sin nada.
    [dungeon] A la Mazmorra no va nadie por su propio pie.
    [second] Con la segunda acción sales sin gastar nada: elige adónde.
    [later] De la Mazmorra saldrás con una de tus dos acciones, no ahora.
    [others-turn] De la Mazmorra se sale en el propio turno: con la primera acción, por carta o ficha; con la segunda, sin gastar nada. { why-LAN-53.now }
   *[free] Tu bruja no está en la Mazmorra.
}
why-LAN-47 = Se pierde uno de los problemas sencillos que has resuelto, y este no lo es: { $tile }.
why-LAN-53 = { $case ->
    [nature] Aquí decide el azar.
    [other] Eso no responde a lo que se pregunta ahora.
    [several] Ahora se espera a otros.
    [choosing] Ahora elige aprendiz { $seat }.
    [starting] Ahora pone su bruja en el tablero { $seat }.
    [placing] Es el turno de { $seat }, y se está colocando el problema nuevo.
    [acting] Es el turno de { $seat }, que va a moverse o a quedarse donde está.
    [passing] Es el turno de { $seat }, que ha mirado un problema en secreto: ¿lo afronta o sigue?
    [walking-on] Es el turno de { $seat }, que sigue su camino sin que la vean.
    [dungeon] Es el turno de { $seat }, que piensa cómo salir de la Mazmorra.
    [leaving] Es el turno de { $seat }, que sale de la Mazmorra.
    [looking] Es el turno de { $seat }, que mira problemas en secreto.
    [exchanging] Es el turno de { $seat }, que está cambiando cartas.
    [taking] Es el turno de { $seat }, que elige a quién le quita un carcajeo.
    [fleeing] Es el turno de { $seat }, que elige adónde huye.
    [retreating] Es el turno de { $seat }, que elige adónde se retira.
    [caught] Es el turno de { $seat }, que está a punto de acabar en la Mazmorra.
    [problem] Es el turno de { $seat }, que se ocupa de un problema.
    [ending] Es el turno de { $seat }, que está a punto de terminarlo.
    [tea] Ahora { $seat } decide cuántos carcajeos devuelve al tomar el té.
    [tea-all] Ahora deciden quienes toman el té cuántos carcajeos devuelven.
    [lose] Ahora { $seat } elige qué problema sencillo pierde.
    [lose-all] Ahora eligen otros qué problema sencillo pierden.
   *[waiting] Ahora se espera a { $seat }.
}
    .now = Ahora es el turno de { $seat }, { $doing ->
        [placing] y se está colocando el problema nuevo
        [acting] que va a moverse o a quedarse donde está
        [passing] que decide si afronta un problema que ha mirado en secreto
        [walking-on] que sigue su camino sin que la vean
        [dungeon] que piensa cómo salir de la Mazmorra
        [leaving] que sale de la Mazmorra
        [looking] que mira problemas en secreto
        [exchanging] que está cambiando cartas
        [taking] que elige a quién le quita un carcajeo
        [fleeing] que elige adónde huye
        [retreating] que elige adónde se retira
        [caught] que está a punto de acabar en la Mazmorra
        [ending] que está a punto de terminarlo
        [tea] y quienes toman el té deciden cuántos carcajeos devuelven
        [lose] y quienes pierden un problema sencillo eligen cuál
       *[other] que se ocupa de un problema
    }.

## Opciones de mesa

edition-dark = Días oscuros
    .help = Casi todos los problemas son un punto más difíciles: en equipo se gana más o menos la mitad de las veces con dos o tres jugadores, y tres de cada cuatro con cuatro.
setting-mode = Modo
    .help = Con un solo jugador es siempre la partida en solitario.
setting-mode-0 = Unos contra otros
setting-mode-1 = En equipo
setting-mode-2 = Expertos, unos contra otros
setting-many_crises = Varias crisis en un problema
    .help = La regla de los expertos para quienes juegan en equipo o en solitario. Los expertos la usan siempre.
setting-inside = En Ciudad de Lancre y el Castillo de Lancre, cambiar de casilla es un paso
    .help = Pasar a otra casilla de Ciudad de Lancre o del Castillo de Lancre es un paso más al andar. Si no, es un movimiento entero.
setting-tea_by_space = El té, solo en la misma casilla
    .help = En Ciudad de Lancre y el Castillo de Lancre solo toman el té las brujas que comparten casilla. Si no, lo toman todas las que están en la localización, como dice el reglamento.
setting-felmet_refill = Robar cartas tras los Felmet
    .help = Quien acaba en la Mazmorra roba cartas igualmente al final de su turno.
setting-show_odds = Enseñar la probabilidad de éxito
    .help = Lo fácil o difícil que es resolver cada problema, en números.

## Cosas

apprentice-tiffany = Tiffany Dolorido
apprentice-annagramma = Annagramma Halcón
apprentice-petulia = Petulia Ternilla
apprentice-dimity = Cortiza Jaleo
ability-tiffany = Invisibilidad, una vez
    .does = Una vez en la partida se hace invisible: pasa de largo ante un problema o una bruja, y antes mira en secreto el problema complicado.
    .used = Invisibilidad: ya usada
ability-annagramma = Magia, una vez; empieza con un carcajeo
    .does = Una vez en la partida usa magia sin carta: suma 2 y toma un carcajeo. Empieza con un carcajeo.
    .used = Magia: ya usada
ability-petulia = Cura un cerdo enfermo, una vez
    .does = Una vez en la partida cura un cerdo enfermo donde está su bruja, en cualquier momento del intento.
    .used = Cura de un cerdo enfermo: ya usada
ability-dimity = Tiene el primer turno
    .does = Tiene el primer turno de la partida.

tile-fever = Fiebre
tile-pig = Cerdo enfermo
tile-sheep = Oveja enferma
tile-arm = Brazo roto
tile-pregnancy = Embarazo
tile-death = Muerte
tile-easy7 = Problema sencillo (7)
tile-easy8 = Problema sencillo (8)
tile-elves = Elfos
tile-lankin = Lankin el elfo
tile-king = Rey de los elfos
tile-queen = Reina de los elfos
tile-duke = Duque Felmet
tile-lady = Lady Felmet
tile-lacrimosa = Lacrimosa de Magpyr
tile-vlad = Vlad de Magpyr
tile-count = Conde de Magpyr
tile-bela = Conde Bela de Magpyr
tile-cunning = El Hombre Astuto
tile-hiver = El Colmenero
tile-lily = Lily Ceravieja
tile-winter = Forjador de Invierno
tile-hard15 = Problema complicado (15)
tile-hard16 = Problema complicado (16)

group-elf = los elfos
group-felmet = los Felmet
group-magpyr = los Magpyr
group-bela = el conde Bela
group-cunning = el Hombre Astuto
group-hiver = el Colmenero
group-lily = Lily
group-winter = el Forjador de Invierno
group-list = { $others } y { $last }
failure-elf = Si al final de un turno hay tres losetas de elfos boca arriba en el tablero, pierden todos.
failure-dungeon = a la Mazmorra, y se acaba el turno
failure-all_dungeon = todas las brujas a la Mazmorra, y se acaba el turno
failure-aliss = una ficha de Aliss la Negra
failure-crisis = una crisis más en la loseta
failure-winter = cada jugador pierde un problema sencillo
success-banish = echa del tablero a los demás Magpyr boca arriba

symbol-magic = magia
symbol-headology = cabezología
symbol-broomstick = escoba
character-granny = Yaya
character-nanny = Tata
character-magrat = Magrat
character-agnes = Agnes
character-perdita = Perdita

effect-add = { $amount } más, tras los cuatro dados.
    .name = Modificar la tirada
effect-add-against = { $amount } más contra { $groups }, tras los cuatro dados.
effect-borrow = Mira en secreto hasta dos problemas complicados, de dos localizaciones.
    .name = Tomar en préstamo
effect-death = Resuelve una Muerte donde está tu bruja.
    .name = Lidiar con la muerte
effect-flee = Si no bastan los dados, huyes en vez de fracasar.
    .name = Huir
effect-draw = Roba dos cartas.
    .name = Robar cartas
effect-draw-cackle = Roba dos cartas y toma un carcajeo.
effect-move = Dos casillas más a pie en este movimiento.
    .name = Seguir moviendo
effect-help = Una crisis menos en el problema que quieras.
    .name = Recibir ayuda
effect-invisible = Pasa de largo ante un problema o una bruja; antes mira el problema complicado.
    .name = Hacerse invisible
effect-reroll = Repite uno o los dos dados del último par.
    .name = Repetir la tirada
effect-know = Devuelve hasta dos carcajeos.
    .name = Conocerse a uno mismo
effect-shamble = Pon boca arriba cualquier problema complicado.
    .name = Montar un batiburrillo
effect-sheep = Cura una oveja enferma donde está tu bruja.
    .name = Curar oveja
effect-transmute = Descarta las cartas que quieras y roba otras tantas, contando esta.
    .name = Transmutar

token-invisibility = ficha de Invisibilidad
token-magic = ficha de Magia
token-pig = ficha de Curar cerdo
mode-competitive = unos contra otros
mode-cooperative = en equipo
mode-expert = expertos
mode-solo = en solitario
stage-setup = preparación
stage-place = un problema nuevo
stage-act = acciones
stage-refill = robar cartas
stage-end = el final
outcome-points = Se han contado los puntos.
outcome-crisis = Hacía falta una crisis y no quedaban fichas: partida perdida.
outcome-room = No cabía un problema más: partida perdida.
outcome-elves = Había demasiados elfos boca arriba: partida perdida.
outcome-aliss = Hacía falta una ficha de Aliss la Negra y no quedaba ninguna: partida perdida.
outcome-solved = Lancre está a salvo: han ganado todos.
outcome-problems = Quedan demasiados problemas complicados: han perdido todos.
verdict-pigs = Mejor criar cerdos.
verdict-witch = Bruja.
verdict-honours = Bruja con honores.
tie-tokens = por tener menos fichas
tie-hard = por los puntos en problemas complicados
tie-difficulty = por el problema más difícil
tie-shared = compartida
source-R = reglamento
source-D = deducido
source-F = encontrado
source-X = reconstruido

## La situación en líneas

show-turn = Turno { $turn } de { $turns } como mucho, { $mode }: { $seat }, { $stage }.
show-last = El último problema ya está en el tablero: la partida acaba con este turno.
show-setup = Preparación, { $mode }.
show-supply = Fichas que quedan: { $cackle } de carcajeo, { $crisis } de crisis, { $aliss } de Aliss la Negra. Mazo: { $deck }, descartes: { $discard }.
show-boxes = Casillas de problemas: { $boxes }.
show-box = { $box }: { $tiles }
show-box-top = { $tile }, { $easy ->
        [one] 1 sencillo
       *[other] { $easy } sencillos
    }, { $hard ->
        [one] 1 complicado
       *[other] { $hard } complicados
    }
show-box-hard = { $hard ->
        [one] 1 complicado
       *[other] { $hard } complicados
    }
show-near = Alrededores ({ $space }): { $places }.
show-box-empty = vacía
show-placing = Por colocar: { $tile }.
show-hidden = un problema complicado boca abajo
show-problems = Problemas:
show-problem = { $space }: { $tile }, { $difficulty } ({ $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }){ $crisis ->
        [0] { "" }
        [one] , crisis
       *[other] , { $crisis } crisis
    }{ $odds }
show-problem-hidden = { $space }: un problema complicado boca abajo{ $crisis ->
        [0] { "" }
        [one] , crisis
       *[other] , { $crisis } crisis
    }
show-looked = { $tile } (boca abajo, pero tú lo has visto)
show-odds = , { $percent } %
show-empty-spaces = Vacías: { $spaces }.
show-with-witches = Con brujas y sin problema: { $spaces }.
show-apprentices = Aprendices por elegir:
show-apprentice = { $apprentice }: { $does }
show-player = { $seat }, { $apprentice }: { $space }, { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }, { $cackles ->
        [one] 1 carcajeo
       *[other] { $cackles } carcajeos
    }{ $aliss ->
        [0] { "" }
       *[other] , { $aliss } de Aliss la Negra
    }, { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    } (límite { $limit }){ $notes }
show-player-new = { $seat }
show-note-token = { $token }
show-note-bonus = +{ $bonus } a cada tirada
show-nowhere = aún fuera del tablero
show-won-tiles = Resueltos: { $tiles }.
show-known = Se sabe que tiene: { $cards }.
show-cards = Tus cartas:
show-card = { $card }: { $symbol }; { $effect }{ $trio ->
        [none] { "" }
       *[other] {" "}Poder del trío ({ $trio }).
    } [{ $place }]
show-attempt = { $seat } intenta resolver el problema que hay en { $space }: { $tile }, dificultad { $difficulty }, lleva { $total }, { $missing ->
        [one] falta 1
       *[other] faltan { $missing }
    }{ $odds }.
show-dice = Dados: { $dice }.
show-walk = Pasos que quedan: { $steps }.
show-dungeon = En la Mazmorra: { $players }.
show-name = { $seat }
show-result = { $outcome }
show-winners = Victoria: { $players }.
show-verdict = { $verdict }
show-account = { $seat }: { $tiles } { $aliss ->
        [0] { "" }
       *[other] − { $aliss } de Aliss la Negra{" "}
    }= { $total }{ $tie }
show-account-tie = {" "}({ $tie })
show-account-tile = { $tile } { $points }
show-components = Lo que hay en la caja, con el origen de cada dato:
show-component-place = { $place } ({ $name_source }): casillas { $spaces } ({ $spaces_source }), { $start } ({ $start_source }), junto a { $near }
show-component-near = { $place } ({ $source })
show-component-tile = { $tile } ({ $name_source }): dificultad { $difficulty } ({ $difficulty_source }), puntos { $points } ({ $points_source }), copias { $copies } ({ $copies_source })
show-component-card = { $card } ({ $name_source }): { $symbol } ({ $symbol_source }); { $effect } ({ $effect_source }){ $trio ->
        [none] { "" }
       *[other] {" "}Poder del trío: { $trio } ({ $trio_source }).
    } Una carta por cada lugar: { $places } ({ $locations_source })
start-green = un problema sencillo al empezar
start-violet = un problema complicado al empezar
start-none = vacía al empezar

## Lugares, cartas y dados

place-LT = Ciudad de Lancre
place-LC = Castillo de Lancre
place-MC = Cabaña de Magrat
place-BA = Culo de Mal Asiento
place-RH = Un Buen Aprieto
place-LG = Desfiladero de Lancre
place-SL = Tajada
place-RB = Rorcual
place-BO = Roble Fulminado
place-CS = Arroyos de Cesta
place-GW = Casa de Yaya Ceravieja
place-SN = Allá Donde el Sol no Brilla
place-LM = El Hombre Largo
place-CV = Cuevas de Lancre
place-MS = Armiño Loco
place-NO = Casa de Tata Ogg
place-DA = Los Danzarines
place-CO = Cabeza de Cobre
place-BR = Puente de Lancre
place-ST = La Piedra Erguida
place-SH = Hondonada Resbaladiza
place-GG = Suelo Retorcido
place-SK = Bosque de Skund
place-MT = Cabaña de la señorita Traición
place-P1 = Lugar P1
place-P2 = Lugar P2
place-P3 = Lugar P3
place-P4 = Lugar P4
place-P5 = Lugar P5
place-P6 = Lugar P6
place-DG = Mazmorra
space-LT1 = la casilla 1 de la Ciudad de Lancre
    .name = { place-LT }, casilla 1
space-LT2 = la casilla 2 de la Ciudad de Lancre
    .name = { place-LT }, casilla 2
space-LT3 = la casilla 3 de la Ciudad de Lancre
    .name = { place-LT }, casilla 3
space-LT4 = la casilla 4 de la Ciudad de Lancre
    .name = { place-LT }, casilla 4
space-LT5 = la casilla 5 de la Ciudad de Lancre
    .name = { place-LT }, casilla 5
space-LC1 = la casilla 1 del Castillo de Lancre
    .name = { place-LC }, casilla 1
space-LC2 = la casilla 2 del Castillo de Lancre
    .name = { place-LC }, casilla 2
space-LC3 = la casilla 3 del Castillo de Lancre
    .name = { place-LC }, casilla 3
space-LC4 = la casilla 4 del Castillo de Lancre
    .name = { place-LC }, casilla 4
space-LC5 = la casilla 5 del Castillo de Lancre
    .name = { place-LC }, casilla 5
space-MC = la { place-MC }
    .name = { place-MC }
space-BA = { place-BA }
    .name = { place-BA }
space-RH = { place-RH }
    .name = { place-RH }
space-LG = el { place-LG }
    .name = { place-LG }
space-SL = { place-SL }
    .name = { place-SL }
space-RB = { place-RB }
    .name = { place-RB }
space-BO = el { place-BO }
    .name = { place-BO }
space-CS = { place-CS }
    .name = { place-CS }
space-GW = casa de Yaya Ceravieja
    .name = { place-GW }
space-SN = { place-SN }
    .name = { place-SN }
space-LM = el Hombre Largo
    .name = { place-LM }
space-CV = las { place-CV }
    .name = { place-CV }
space-MS = { place-MS }
    .name = { place-MS }
space-NO = casa de Tata Ogg
    .name = { place-NO }
space-DA = los Danzarines
    .name = { place-DA }
space-CO = { place-CO }
    .name = { place-CO }
space-BR = el { place-BR }
    .name = { place-BR }
space-ST = la Piedra Erguida
    .name = { place-ST }
space-SH = la { place-SH }
    .name = { place-SH }
space-GG = el { place-GG }
    .name = { place-GG }
space-SK = el { place-SK }
    .name = { place-SK }
space-MT = la { place-MT }
    .name = { place-MT }
space-P1 = el lugar P1
    .name = { place-P1 }
space-P2 = el lugar P2
    .name = { place-P2 }
space-P3 = el lugar P3
    .name = { place-P3 }
space-P4 = el lugar P4
    .name = { place-P4 }
space-P5 = el lugar P5
    .name = { place-P5 }
space-P6 = el lugar P6
    .name = { place-P6 }
space-DG = la Mazmorra
    .name = { place-DG }

card-C01a = Yaya Ceravieja
card-C01b = { card-C01a } (2)
card-C01c = { card-C01a } (3)
card-C01d = { card-C01a } (4)
card-C02a = Tata Ogg
card-C02b = { card-C02a } (2)
card-C02c = { card-C02a } (3)
card-C02d = { card-C02a } (4)
card-C03a = Magrat Ajostiernos
card-C03b = { card-C03a } (2)
card-C03c = { card-C03a } (3)
card-C03d = { card-C03a } (4)
card-C04a = Agnes Nitt
card-C04b = { card-C04a } (2)
card-C04c = { card-C04a } (3)
card-C04d = { card-C04a } (4)
card-C05a = Perdita X Sueño
card-C05b = { card-C05a } (2)
card-C05c = { card-C05a } (3)
card-C05d = { card-C05a } (4)
card-C06a = Nac Mac Feegle
card-C06b = { card-C06a } (2)
card-C06c = { card-C06a } (3)
card-C06d = { card-C06a } (4)
card-C07a = Igor y Retales
card-C07b = { card-C07a } (2)
card-C07c = { card-C07a } (3)
card-C07d = { card-C07a } (4)
card-C08a = Greebo
card-C08b = { card-C08a } (2)
card-C08c = { card-C08a } (3)
card-C08d = { card-C08a } (4)
card-C09a = Jason Ogg
card-C09b = { card-C09a } (2)
card-C09c = { card-C09a } (3)
card-C09d = { card-C09a } (4)
card-C10a = Giamo Casavieja
card-C10b = { card-C10a } (2)
card-C10c = { card-C10a } (3)
card-C10d = { card-C10a } (4)
card-C11a = Tomjon
card-C11b = { card-C11a } (2)
card-C11c = { card-C11a } (3)
card-C11d = { card-C11a } (4)
card-C12a = Gran Jim Filete
card-C12b = { card-C12a } (2)
card-C12c = { card-C12a } (3)
card-C12d = { card-C12a } (4)
card-C13a = Shawn Ogg
card-C13b = { card-C13a } (2)
card-C13c = { card-C13a } (3)
card-C13d = { card-C13a } (4)
card-C14a = Hodgesaargh
card-C14b = { card-C14a } (2)
card-C14c = { card-C14a } (3)
card-C14d = { card-C14a } (4)
card-C15a = Comadre Beavis
card-C15b = { card-C15a } (2)
card-C15c = { card-C15a } (3)
card-C15d = { card-C15a } (4)
card-C16a = Hamish
card-C16b = { card-C16a } (2)
card-C16c = { card-C16a } (3)
card-C16d = { card-C16a } (4)
card-C17a = El Bibliotecario
card-C17b = { card-C17a } (2)
card-C17c = { card-C17a } (3)
card-C17d = { card-C17a } (4)
card-C18a = Bailarines de Morris de Lancre
card-C18b = { card-C18a } (2)
card-C18c = { card-C18a } (3)
card-C18d = { card-C18a } (4)
card-C19a = Rob Cualquiera
card-C19b = { card-C19a } (2)
card-C19c = { card-C19a } (3)
card-C19d = { card-C19a } (4)
card-C20a = Señorita Level
card-C20b = { card-C20a } (2)
card-C20c = { card-C20a } (3)
card-C20d = { card-C20a } (4)
card-C21a = Tú, la gata
card-C21b = { card-C21a } (2)
card-C21c = { card-C21a } (3)
card-C21d = { card-C21a } (4)
card-C22a = Trueno y Relámpago
card-C22b = { card-C22a } (2)
card-C22c = { card-C22a } (3)
card-C22d = { card-C22a } (4)
card-C23a = Rey Verence II
card-C23b = { card-C23a } (2)
card-C23c = { card-C23a } (3)
card-C23d = { card-C23a } (4)
card-C24a = Hermano Avena
card-C24b = { card-C24a } (2)
card-C24c = { card-C24a } (3)
card-C24d = { card-C24a } (4)
card-C25a = Señorita Tick
card-C25b = { card-C25a } (2)
card-C25c = { card-C25a } (3)
card-C25d = { card-C25a } (4)
card-C26a = Yaya Dolorido
card-C26b = { card-C26a } (2)
card-C26c = { card-C26a } (3)
card-C26d = { card-C26a } (4)
card-C27a = Jeannie, la kelda
card-C27b = { card-C27a } (2)
card-C27c = { card-C27a } (3)
card-C27d = { card-C27a } (4)
card-C28a = La compañía de Vitoller
card-C28b = { card-C28a } (2)
card-C28c = { card-C28a } (3)
card-C28d = { card-C28a } (4)
card-C29a = Señorita Traición
card-C29b = { card-C29a } (2)
card-C29c = { card-C29a } (3)
card-C29d = { card-C29a } (4)
card-C30a = El sapo
card-C30b = { card-C30a } (2)
card-C30c = { card-C30a } (3)
card-C30d = { card-C30a } (4)
card-C31a = Mustrum Ridcully
card-C31b = { card-C31a } (2)
card-C31c = { card-C31a } (3)
card-C31d = { card-C31a } (4)
card-C32a = Ponder Stibbons
card-C32b = { card-C32a } (2)
card-C32c = { card-C32a } (3)
card-C32d = { card-C32a } (4)
card-C33a = Señora Gogol
card-C33b = { card-C33a } (2)
card-C33c = { card-C33a } (3)
card-C33d = { card-C33a } (4)
card-C34a = Desiderata Hueco
card-C34b = { card-C34a } (2)
card-C34c = { card-C34a } (3)
card-C34d = { card-C34a } (4)
card-C35a = Vieja Madre Dismass
card-C35b = { card-C35a } (2)
card-C35c = { card-C35a } (3)
card-C35d = { card-C35a } (4)
card-C36a = Eskarina Smith
card-C36b = { card-C36a } (2)
card-C36c = { card-C36a } (3)
card-C36d = { card-C36a } (4)
card-C37a = Señora Earwig
card-C37b = { card-C37a } (2)
card-C37c = { card-C37a } (3)
card-C37d = { card-C37a } (4)
card-C38a = Diamanda
card-C38b = { card-C38a } (2)
card-C38c = { card-C38a } (3)
card-C38d = { card-C38a } (4)
card-C39a = Zakzak Brazofuerte
card-C39b = { card-C39a } (2)
card-C39c = { card-C39a } (3)
card-C39d = { card-C39a } (4)
card-C40a = Comadre Whemper
card-C40b = { card-C40a } (2)
card-C40c = { card-C40a } (3)
card-C40d = { card-C40a } (4)
card-C41a = Señora Proust
card-C41b = { card-C41a } (2)
card-C41c = { card-C41a } (3)
card-C41d = { card-C41a } (4)
card-C42a = Fantasma del rey Verence I
card-C42b = { card-C42a } (2)
card-C42c = { card-C42a } (3)
card-C42d = { card-C42a } (4)
card-C43a = La Muerte de las Ratas
card-C43b = { card-C43a } (2)
card-C43c = { card-C43a } (3)
card-C43d = { card-C43a } (4)
card-C44a = Carta C44
card-C44b = { card-C44a } (2)
card-C44c = { card-C44a } (3)
card-C44d = { card-C44a } (4)
card-C45a = Carta C45
card-C45b = { card-C45a } (2)
card-C45c = { card-C45a } (3)
card-C45d = { card-C45a } (4)
card-C46a = Carta C46
card-C46b = { card-C46a } (2)
card-C46c = { card-C46a } (3)
card-C46d = { card-C46a } (4)
card-C47a = Carta C47
card-C47b = { card-C47a } (2)
card-C47c = { card-C47a } (3)
card-C47d = { card-C47a } (4)
card-C48a = Carta C48
card-C48b = { card-C48a } (2)
card-C48c = { card-C48a } (3)
card-C48d = { card-C48a } (4)

face-cackle = carcajeo
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6
die-1 = primer dado
die-2 = segundo dado
die-3 = tercer dado
die-4 = cuarto dado

## El tablero en el navegador

board-title = Lancre
board-hub = Eje
board-map = Mapa de Lancre
board-people = Aprendices
board-no-apprentice = aún por elegir
board-points = { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }
board-cackles = { $count ->
        [one] 1 carcajeo
       *[other] { $count } carcajeos
    }
board-aliss = Aliss la Negra: { $count }
board-hand = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }; roba hasta tener { $limit }
board-in-dungeon = En la Mazmorra
board-easy-won = Problemas sencillos resueltos: { $count }. Cartas de más: { $more }.
board-hard-won = Problemas complicados resueltos: { $count }. A cada tirada: +{ $bonus }.
board-own-hand = Tu mano: { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }; robas hasta tener { $limit }
board-transmuted = Cartas que cambias, con esta: { $count }
board-no-cards = No te quedan cartas.
board-trio = Poder del trío: { $character }
board-gain = +{ $points } → { $chance }
board-gain-hidden = +{ $points }
board-attempt = { $seat } se enfrenta a un problema: { $tile }
board-tackled-by = { $seat }, en { $space }
board-difficulty = Dificultad { $difficulty }
board-crises = { $count ->
        [one] En crisis: +2
       *[other] { $count } crisis: +2 cada una
    }
board-step-before = Dos dados
board-step-first = ¿Huir?
board-step-stayed = Otros dos
board-step-second = Desenlace
board-if-failed = Si fracasa:
board-if-solved = Si lo resuelve:
board-three-elves = Con tres elfos boca arriba al terminar un turno, pierden todos.
board-die = Un { $value }
board-die-cackle = Un carcajeo: vale 0
board-dice = en dados
board-bonus = por tus complicados
board-of = de { $difficulty }
board-missing = { $missing ->
        [one] Falta 1
       *[other] Faltan { $missing }
    }
board-enough = ¡Es suficiente!
board-chance = Éxito: { $chance }
board-percent = { $percent } %
board-due = { $count ->
        [one] un carcajeo pendiente
       *[other] { $count } carcajeos pendientes
    }
board-seen = Visto
board-end-good = Resuelto
board-end-bad = No ha salido bien
board-end-away = Ha huido a tiempo
board-action = Acción { $action } de 2
board-opening = Tirada para elegir primero: { $total }
board-by-walk = A pie
board-by-fly = En escoba
board-by-card = Efecto de una carta
board-glimpse = Boca abajo: lo has visto en secreto
board-three = Tienes el poder del trío: tus tres personajes resuelven cualquier problema.
board-solo-goal = Con 30 puntos eres bruja; con más de 40, con honores.
board-turn = Turno { $turn } de { $turns }
board-last = ¡El último!
board-to-come = Problemas por llegar y fichas que quedan
board-supply = { $name ->
        [cackle] Carcajeos
        [crisis] Crisis
       *[aliss] Fichas de Aliss la Negra
    } que quedan: { $count } de { $of }
board-deck = Mazo: { $count }. Descartes: { $discard }.
board-elves = Elfos boca arriba: { $count }. Con tres al terminar un turno, pierden todos.
board-hard-left = Problemas complicados en el tablero: { $count }. Al final tienen que ser menos de cuatro.
board-revealed = Descubierta: { $card }
board-box = Casilla { $box }: { $top }. Sencillos: { $easy }; complicados: { $hard }.
board-box-empty = Casilla { $box }, vacía
board-problem = { $tile }, dificultad { $difficulty }, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
board-hidden = Un problema complicado boca abajo
board-looked = Boca abajo, pero tú lo has visto: { $problem }
board-witches = Brujas: { $names }
board-apprentices = Elige aprendiz
board-taken = ya elegida
board-near = Junto a: { $places }
board-accounts = De dónde sale cada punto
board-player = Aprendiz
board-easy = Sencillos
board-hard = Complicados
board-lost = Aliss
board-total = Total
board-winner = gana

## Consejos: qué haría la guía y por qué

advice-only = No hay otra cosa que hacer.
advice-all-same = Da igual cuál.
advice-solve = { $tile } ({ $space }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, y { $count ->
        [0] ahora no podrías resolverlo
        [10] lo resuelves seguro
       *[other] lo resuelves { $count } de cada 10 veces
    }.
advice-solve-hard = { $tile } ({ $space }): quedan { $left } problemas complicados y no pueden quedar más de 3; { $count ->
        [0] ahora no podrías resolverlo
        [10] lo resuelves seguro
       *[other] lo resuelves { $count } de cada 10 veces
    }.
advice-solve-spare = { $tile } ({ $space }): ya quedan bastante pocos complicados, pero uno menos no sobra; { $count ->
        [0] ahora no podrías resolverlo
        [10] lo resuelves seguro
       *[other] lo resuelves { $count } de cada 10 veces
    }.
advice-solve-easy = { $tile } ({ $space }): en equipo un problema sencillo cuenta poco; { $count ->
        [0] ahora no podrías resolverlo
        [10] lo resuelves seguro
       *[other] lo resuelves { $count } de cada 10 veces
    }.
advice-unknown = No sabes qué problema complicado hay en { $space }; de media, { $count ->
        [0] ahora no podrías resolverlo
        [10] lo resuelves seguro
       *[other] lo resuelves { $count } de cada 10 veces
    }.
advice-risk = { $count ->
        [10] Fracasas seguro
       *[other] Fracasas { $count } de cada 10 veces
    }, y eso cuesta { advice-fail-what }.
advice-fail-cackle = Fracasar cuesta un carcajeo.
advice-fail-dungeon = Fracasar cuesta un carcajeo y acabas en la Mazmorra.
advice-fail-aliss = Fracasar cuesta un carcajeo y una ficha de Aliss la Negra.
advice-fail-crisis = Fracasar cuesta un carcajeo, y el problema recibe otra crisis.
advice-fail-winter = Fracasar cuesta un carcajeo y uno de tus problemas sencillos.
advice-fail = Fracasar cuesta { advice-fail-what }.
advice-fail-what = { $cackles ->
        [one] un carcajeo
       *[other] { $cackles } carcajeos
    }{ $number ->
        [1] { " " }y te lleva a la Mazmorra
        [2] { " " }y lleva a todas las brujas a la Mazmorra
        [3] { " " }y una ficha de Aliss la Negra
        [4] { " " }y pone otra crisis en el problema
        [5] { " " }y un problema sencillo a cada una, tú incluida
        [6] { " " }y uno de tus problemas sencillos
        [7] , más lo que castigue el problema que sea
        [8] { " " }y la partida: no quedan fichas, y perderíais todos
        [9] , y a las demás un problema sencillo
        [10] { " " }y la partida: no quedan fichas
       *[0] { "" }
    }
advice-may-flee = { $count ->
        [0] Siempre podrás huir tras los dos primeros dados.
       *[other] { $count } de cada 10 veces los dos primeros dados saldrán tan mal que será mejor huir.
    }
advice-cards = Puede costarte cartas que luego echarías en falta.
advice-cost = Puede costarte cartas, y los dados y la magia traen { $count ->
        [one] 1 carcajeo
       *[other] unos { $count } carcajeos
    } en 10 intentos así.
advice-dice = Los dados y la magia traen { $count ->
        [one] 1 carcajeo
       *[other] unos { $count } carcajeos
    } en 10 intentos así.
advice-cure-there = Tienes con qué resolverlo sin dados.
advice-cards-there = { $count ->
        [one] Resolverlo sin dados te cuesta una carta.
       *[other] Resolverlo sin dados te cuesta { $count } cartas.
    }
advice-hand-grows = Con un problema sencillo más, robas hasta tener { $limit } cartas.
advice-hand-half = Es el primero de los dos problemas sencillos con los que robarías hasta tener { $limit } cartas.
advice-bonus-grows = Con un problema complicado más, sumas { $amount } a cada tirada.
advice-bonus-half = Es el primero de los dos problemas complicados con los que sumarías { $amount } a cada tirada.
advice-elves-away = { $count ->
        [one] Hay un elfo boca arriba
       *[other] Hay { $count } elfos boca arriba
    }, y con tres al terminar un turno se pierde la partida.
advice-elf-stays = El elfo se queda boca arriba{ $count ->
        [one] { "" }
       *[other] , y ya son { $count }
    }: con tres al terminar un turno se pierde la partida.
advice-crisis-back = Está en crisis, y resolverlo devuelve la ficha: { $left ->
        [0] no queda ninguna
        [one] solo queda 1
       *[other] quedan { $left }
    }.
advice-crisis-room = Un problema menos en el que pueda caer una crisis: { $left ->
        [0] no queda ninguna ficha
        [one] solo queda 1 ficha
       *[other] quedan { $left } fichas
    }.
advice-rival-near = { $seat } también podría llegar ahí a pie en su turno.
advice-lead = Vas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por delante: si perdéis todos, lo pierdes tú.
advice-behind = Vas { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por detrás: si perdéis todos, pierde más quien va en cabeza.
advice-level = Vas en cabeza, empatada a puntos: si perdéis todos, nadie gana.
advice-granny = Tienes { $cackles ->
        [one] 1 carcajeo
       *[other] { $cackles } carcajeos
    }; en casa de Yaya { $count ->
        [one] { $cackles ->
            [one] lo devuelves
           *[other] devuelves 1
        }
       *[other] devuelves { $count }
    }.
advice-tea = En compañía hay té: devuelves { $cackles ->
        [one] tu único carcajeo
       *[other] { $count } de tus { $cackles } carcajeos
    }.
advice-tea-guests = Con el té, las demás devuelven { $count ->
        [one] 1 carcajeo
       *[other] { $count } carcajeos
    }: la reserva es de todas.
advice-tea-rivals = Con el té, tus rivales pueden devolver hasta { $count ->
        [one] 1 carcajeo
       *[other] { $count } carcajeos
    }.
advice-tea-others = En compañía hay té, y las demás tienen carcajeos que devolver.
advice-tea-nothing = Tomarías el té sin tener carcajeos que devolver.
advice-near-aliss = { $left ->
        [0] No quedan carcajeos en la reserva
        [one] Queda 1 carcajeo en la reserva
       *[other] Quedan { $left } carcajeos en la reserva
    }; después tomas fichas de Aliss la Negra ({ $aliss ->
        [0] no queda ninguna: perderíais todos
        [one] queda 1
       *[other] quedan { $aliss }
    }).
advice-near-aliss-alone = { $left ->
        [0] No quedan carcajeos en la reserva
        [one] Queda 1 carcajeo en la reserva
       *[other] Quedan { $left } carcajeos en la reserva
    }; después viene Aliss la Negra ({ $aliss ->
        [0] no queda ninguna ficha: perderías
        [one] queda 1 ficha
       *[other] quedan { $aliss } fichas
    }).
advice-near-aliss-rivals = { $left ->
        [0] No quedan carcajeos en la reserva
        [one] Queda 1 carcajeo en la reserva
       *[other] Quedan { $left } carcajeos en la reserva
    }; después, cada uno te cuesta un punto (Aliss la Negra).
advice-towards = Desde ahí tienes a tu alcance: { $tile } ({ $space }): { $points ->
        [0] { "" }
        [one] 1 punto,{ " " }
       *[other] { $points } puntos,{ " " }
    }{ $count ->
        [0] ahora sin esperanza
        [10] seguro
       *[other] { $count } de cada 10 veces
    }.
advice-then = Con la segunda acción puedes ir a por { $tile } ({ $space }): { $points ->
        [0] { "" }
        [one] 1 punto,{ " " }
       *[other] { $points } puntos,{ " " }
    }{ $count ->
        [0] ahora sin esperanza
        [10] seguro
       *[other] { $count } de cada 10 veces
    }.
advice-then-later = { $number ->
        [2] En tu próximo turno, si sigue ahí, tienes al lado { $tile } ({ $space })
        [3] Te acerca a { $tile } ({ $space }) para tu próximo turno
        [4] Con la segunda acción puedes volar hasta { $tile } ({ $space })
        [5] En tu próximo turno, si sigue ahí, puedes volar hasta { $tile } ({ $space })
       *[6] Desde ahí puedes volar hasta { $tile } ({ $space })
    }: { $points ->
        [0] { "" }
        [one] 1 punto,{ " " }
       *[other] { $points } puntos,{ " " }
    }{ $count ->
        [0] ahora sin esperanza
        [10] seguro
       *[other] { $count } de cada 10 veces
    }.
advice-towards-unknown = Desde ahí tienes a tu alcance el problema complicado que hay en { $space }: { $count ->
        [0] tal como estás, sin esperanza
       *[other] { $count } de cada 10 veces, de media
    }.
advice-then-unknown = { $number ->
        [1] Con la segunda acción puedes ir al problema complicado que hay en { $space }
        [2] En tu próximo turno tienes al lado el problema complicado que hay en { $space }
        [3] Te acerca al problema complicado que hay en { $space } para tu próximo turno
        [4] Con la segunda acción puedes volar al problema complicado que hay en { $space }
        [5] En tu próximo turno puedes volar al problema complicado que hay en { $space }
       *[6] Desde ahí puedes volar al problema complicado que hay en { $space }
    }: { $count ->
        [0] tal como estás, sin esperanza
       *[other] { $count } de cada 10 veces, de media
    }.
advice-then-tea = { $number ->
        [1] Con la segunda acción puedes ir a tomar el té ({ $space })
        [2] En tu próximo turno, si siguen ahí, tienes el té al lado ({ $space })
       *[other] Te acerca al té para tu próximo turno ({ $space })
    }.
advice-then-granny = { $number ->
        [1] Con la segunda acción puedes devolver carcajeos en casa de Yaya
        [2] En tu próximo turno tienes al lado la casa de Yaya, para devolver carcajeos
       *[other] Te acerca a la casa de Yaya, para devolver carcajeos
    }.
advice-better = Mejor es { $tile } ({ $space }): { $points ->
        [0] { "" }
        [one] 1 punto,{ " " }
       *[other] { $points } puntos,{ " " }
    }{ $count ->
        [0] ahora sin esperanza
        [10] seguro
       *[other] { $count } de cada 10 veces
    }.
advice-better-unknown = Mejor es el problema complicado que hay en { $space }: { $count ->
        [0] tal como estás, sin esperanza
       *[other] { $count } de cada 10 veces, de media
    }.
advice-runner-up = Lo segundo mejor: { $tile } ({ $space }), { $points ->
        [0] { "" }
        [one] 1 punto,{ " " }
       *[other] { $points } puntos,{ " " }
    }{ $count ->
        [0] ahora sin esperanza
        [10] seguro
       *[other] { $count } de cada 10 veces
    }.
advice-nothing-better = No hay nada a mano que prometa más.
advice-nothing-there = Ahí no hay nada que hacer con esta acción.
advice-nothing-near = Desde ahí no hay nada a tu alcance.
advice-broom = La escoba te cuesta una carta: { $card }.
advice-fare = Te cuesta una carta: { $card }.
advice-token = Te cuesta la ficha, que solo se usa una vez.
advice-dearer = Con { $card } llegas igual, y la echarías menos en falta.
advice-wait = Con la segunda acción sales de la Mazmorra sin gastar nada.
advice-linger = Te quedas sin que te vean y sigues con tu próxima acción.
advice-hurry = Con dos casillas más llegas más lejos.
advice-pass-by = Pasas de largo sin que te vean.
advice-vanish = Es { $tile }, y { $count ->
        [0] ahora no podrías resolverlo
        [10] lo resolverías seguro
       *[other] lo resolverías { $count } de cada 10 veces
    }: así sigues de largo.
advice-refuge = Desde { $space } tendrías mejores cosas a tu alcance.
advice-stray = Sin retirada tomas otro carcajeo.
advice-roll = Con los dados y las cartas { $count ->
        [0] apenas hay esperanza
        [10] lo resuelves seguro
       *[other] lo resuelves { $count } de cada 10 veces
    }.
advice-enough = Ya te llega; los otros dos dados hay que tirarlos de todas formas.
advice-stay = { $missing ->
        [one] Te falta 1
       *[other] Te faltan { $missing }
    }: sin sumar más símbolos, { $count ->
        [0] apenas hay esperanza
        [10] lo resuelves seguro
       *[other] lo resuelves { $count } de cada 10 veces
    }.
advice-symbols = Sumando { $amount } con tus cartas, pasas del { $left } % al { $count } %.
advice-symbols-spare = Sumar { $amount } ahora no sube la probabilidad, pero puede ahorrarte otras cartas después de los dados.
advice-kept = Guárdate { $card }: aquí vale más para otra cosa que como símbolo.
advice-symbol-dearer = Con { $card } sumas lo mismo, y la echarías menos en falta.
advice-symbol-token = Con tu ficha sumas lo mismo sin gastar una carta.
advice-flee = Si te quedas, { $count ->
        [0] no puedes lograrlo
        [10] lo resuelves seguro
       *[other] lo resuelves { $count } de cada 10 veces
    }.
advice-lying = { $count ->
        [one] El carcajeo que ha salido lo tomas
       *[other] Los { $count } carcajeos que han salido los tomas
    }.
advice-cure = Así se resuelve sin dados, y por tanto sin carcajeos.
advice-cure-now = Así se resuelve sin tirar más dados.
advice-cure-after = { $missing ->
        [one] Te falta 1
       *[other] Te faltan { $missing }
    }, pero así lo resuelves.
advice-cure-cards = { $count ->
        [one] Te cuesta una carta.
       *[other] Te cuesta { $count } cartas.
    }
advice-reroll = Tal como están los dados tienes un { $left } %; si vuelves a tirar, un { $count } %.
advice-reroll-worse = Volver a tirar empeora tus posibilidades: del { $left } % al { $count } %.
advice-reroll-same = Volver a tirar no cambia tus posibilidades: { $count } %.
advice-reroll-cackle = Ya te llega; al volver a tirar puedes ahorrarte { $count ->
        [one] el carcajeo
       *[other] los { $count } carcajeos
    }.
advice-reroll-still = { $left ->
        [100] Te seguirá llegando seguro.
       *[other] Te seguirá llegando en un { $left } % de los casos.
    }
advice-spare = Volviendo a tirar puedes ahorrarte { $count ->
        [one] el carcajeo
       *[other] los { $count } carcajeos
    }.
advice-close-good = Tal como está, ya está resuelto.
advice-close = { $missing ->
        [one] Te falta 1, y así se queda.
       *[other] Te faltan { $missing }, y así se queda.
    }
advice-mend = { $missing ->
        [one] Te falta 1
       *[other] Te faltan { $missing }
    }, y { $card } te ayuda a llegar.
advice-mend-more = Hace falta jugar alguna carta más con ella.
advice-mend-short = { $missing ->
        [one] Te falta 1
       *[other] Te faltan { $missing }
    }: con los { $amount } de { $card } no llegas.
advice-slip = { $missing ->
        [one] Te falta 1
       *[other] Te faltan { $missing }
    }: así huyes en vez de fracasar.
advice-draw-hope = { $missing ->
        [one] Te falta 1
       *[other] Te faltan { $missing }
    }: unas cartas nuevas aún pueden salvarlo.
advice-draw-saves = { $count ->
        [0] Ninguna carta nueva puede salvarlo.
        [10] Con cartas nuevas lo salvas seguro.
       *[other] Unas cartas nuevas lo salvan { $count } de cada 10 veces.
    }
advice-its-cackle = Esa carta cuesta además un carcajeo.
advice-no-action = No gasta acción: luego haces igualmente lo que ibas a hacer.
advice-no-action-poor = No gasta acción, pero lo que viene luego pinta mal de todos modos.
advice-draw = Dos cartas por una, y antes de actuar: la mano puede pasar del límite.
advice-draw-cackle = Dos cartas por una, y antes de actuar; cuestan un carcajeo, pero lo valen.
advice-know = Tienes { $cackles ->
        [one] 1 carcajeo
       *[other] { $cackles } carcajeos
    }, y a cambio de una carta devuelves { $count ->
        [one] uno
       *[other] { $count }
    }.
advice-help = { $left ->
        [0] No queda ninguna ficha de crisis
        [one] Solo queda 1 ficha de crisis
       *[other] Quedan { $left } fichas de crisis
    }, y si hace falta una y no la hay, se pierde la partida.
advice-help-room = { $count ->
        [one] Hay 1 problema en el que puede caer otra crisis.
       *[other] Hay { $count } problemas en los que puede caer otra crisis.
    }
advice-borrow = La carta ya da poco más de sí, y sabrás mejor adónde ir. Robarás otra en su lugar.
advice-transmute = { $count ->
        [one] La carta ya da poco más de sí: la cambias por otra nueva.
       *[other] Cambias { $count } cartas que dan poco de sí, contando esta, por otras tantas nuevas.
    }
advice-idle-three = Es una de las tres brujas distintas de tu mano: guárdala para el poder del trío.
advice-idle-draw = Dos cartas más llegan mejor al empezar una acción: ahora no hacen falta.
advice-idle-draw-cackle = Cuesta un carcajeo, y ahora los carcajeos salen caros.
advice-idle-transmute = Tus cartas valen más que unas nuevas por término medio.
advice-idle-transmute-later = Cambiar cartas es mejor al acabar el turno: antes aún pueden servirte.
advice-idle-know = Los carcajeos que devuelve no valen la carta por ahora.
advice-idle-help = Por ahora no hace falta quitar esa crisis.
advice-idle-borrow = Lo que veas no cambia lo que te conviene ahora.
advice-idle-shamble = Darle la vuelta se lo enseña a todos y no te acerca a resolverlo.
advice-reveal = No hay nada que convenga jugar antes.
advice-go-down = No hay nada que convenga jugar antes de que termine el turno.
advice-end = No hace falta jugar nada más; { $count ->
        [0] no robas ninguna carta
        [one] robas 1 carta
       *[other] robas { $count } cartas
    }.
advice-end-last = Ya no te quedan turnos: acabas con { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }.
advice-end-together = Ya no te quedan turnos, y { $left ->
        [0] no queda ningún problema complicado
        [one] queda 1 problema complicado
       *[other] quedan { $left } problemas complicados
    }: ganáis con 3 o menos.
advice-choose-petulia = Petulia cura un cerdo enfermo sin dados, una vez.
advice-choose-tiffany = Tiffany pasa sin que la vean, o sale de la Mazmorra, una vez.
advice-choose-annagramma = Annagramma suma 2 con magia una vez, pero empieza con un carcajeo.
advice-choose-dimity = Cortiza juega primero, y no tiene ficha que gastar.
advice-choose-alone = Cortiza solo tiene el primer turno, y en solitario no sirve de nada.
advice-choose = Nuestra guía sería { $apprentice } por costumbre: en miles de partidas ninguna ha sido claramente mejor.
advice-place = Nuestra guía no ve diferencia entre esas casillas.
advice-crisis = Una crisis hace menos daño en un problema con poca dificultad: { $tile }.
advice-crisis-worse = { $tile } pasaría a dificultad { $difficulty }: otro problema lo aguanta mejor.
advice-crisis-unknown = Lo que hay boca abajo en { $space } es un problema complicado: sería 2 más difícil.
advice-give-back = { $count ->
        [one] Devuelves el carcajeo que puedes
       *[other] Devuelves los { $count } carcajeos que puedes
    }: en un empate gana quien tiene menos fichas.
advice-keep = Te quedas con { $count ->
        [one] 1 carcajeo que podrías
       *[other] { $count } carcajeos que podrías
    } devolver.
advice-take = { $seat } tiene { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }: quitarle un carcajeo le ayuda, y nadie de entre quienes puedes elegir tiene menos puntos.
advice-take-rival = { $seat } tiene { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }: quitarle un carcajeo ayuda a quien va mejor.
advice-take-together = En equipo apenas importa a quién; nuestra guía se lo quita a quien menos puntos tiene, y no mira más.
advice-lose = { $tile } es lo que menos vale: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
advice-lose-more = { $tile } vale { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, y tienes otro que solo vale { $total }.
advice-look = Lo tienes al alcance de un paseo.
advice-look-far = Queda más lejos de lo que llegas andando.
advice-stop-looking = Mirar otro no cuesta nada más.
advice-unthought = Gastarías la carta sin haber decidido si sigues o lo afrontas.
advice-discard = La carta da poco de sí: una nueva es mejor por término medio.
advice-discard-good = { $card } vale más que una carta nueva por término medio.
advice-draw-now = Las cartas que te quedas son mejores que unas nuevas por término medio.
advice-draw-now-dull = Te quedarías con { $count ->
        [one] 1 carta que da poco de sí
       *[other] { $count } cartas que dan poco de sí
    }.

## En grande: lo que es y hace cada cosa

tell-symbol-magic = Como magia suma 2 en un intento, tras los dos primeros dados, y cuesta un carcajeo.
tell-symbol-headology = Como cabezología suma 1 en un intento, tras los dos primeros dados.
tell-symbol-broomstick = Como escoba te lleva a cualquier casilla al moverte, y a cualquier casilla vacía al huir o retirarte.
tell-effect = { $name }: { $effect }
tell-trio = Poder del trío: { $character }. Con otros dos personajes distintos resuelve cualquier problema.
tell-location = Si se descubre al empezar un turno, el problema va aquí: { $place }.
tell-easy = Problema sencillo: dificultad { $difficulty }, puntos: { $points }. Losetas en la caja: { $copies }. Cada dos resueltos aumentan en una carta tu límite.
tell-hard = Problema complicado: dificultad { $difficulty }, puntos: { $points }. Losetas en la caja: { $copies }. Cada dos resueltos suman 1 a todas tus tiradas.
tell-failure = Si fracasas: { $failure }.
tell-success = Si lo resuelves: { $success }.
tell-crisis = Cada crisis suma 2 a la dificultad, y vuelve a la reserva al resolverlo.
tell-empty = Está vacía: ni problema ni bruja.
tell-no-problem = Sin problema, pero no está vacía: hay alguna bruja.
tell-near = Junto a: { $places }.
tell-wide = Tiene varias casillas: eliges en cuál entras.
tell-home = Yaya te recibe si vienes o te quedas y no hay problema: devuelves hasta dos carcajeos.
tell-dungeon = Aquí acaban las brujas que fracasan contra los Felmet o el Hombre Astuto. Se sale con una carta de escoba, de huir o de hacerse invisible, o perdiendo la primera acción.
tell-die = Vale lo que muestra. Un carcajeo vale 0, y lo tomas.
tell-die-live = Se acaba de tirar: aún se puede repetir.
tell-die-fixed = Ya no se puede repetir.
tell-token-left = Sin usar: { $token }.
tell-token-cackle = Se toman con los dados, con la magia y al fracasar, y se devuelven con el té. Si no quedan, se le quita a quien más tenga o se toma una ficha de Aliss la Negra.
tell-token-crisis = Un problema entra en crisis cuando otro tendría que aparecer en su casilla: dificultad +2. Si hace falta una ficha y no queda, pierden todos.
tell-token-aliss = Cada una resta un punto al final. En equipo o en solitario, si hace falta una y no queda ninguna, pierden todos.
tell-sources = De dónde lo sabemos: { $facts }.
tell-fact = { $fact } ({ $source })
tell-fact-name = nombre
tell-fact-spaces = casillas
tell-fact-start = problema inicial
tell-fact-difficulty = dificultad
tell-fact-points = puntos
tell-fact-copies = copias
tell-fact-failure = fracaso
tell-fact-symbol = símbolo
tell-fact-effect = efecto
tell-fact-trio = trío
tell-fact-locations = localización
token-cackle = fichas de carcajeo
token-crisis = fichas de crisis
token-aliss = fichas de Aliss la Negra

## Lecciones

lesson-solo = Una primera aventura en solitario
    .about = Tres turnos guiados en Lancre: dados, cartas, carcajeos y crisis. Luego sigues tú hasta el final.
lesson-solo-hello = ¡Te damos la bienvenida a Lancre! Eres aprendiz de bruja: la gente tiene problemas y tú los resuelves a cambio de puntos. Contra otros gana quien más suma. En solitario, con 30 ya eres bruja; con más de 40, con honores; con menos de 30, no lo has conseguido.
lesson-solo-apprentice = ¿Quién eres? Tres tienen una ficha que vale una sola vez: Tiffany se hace invisible, Petulia cura un cerdo y Annagramma tiene magia, pero empieza con un carcajeo, que nadie quiere (ya verás). Cortiza tiene el primer turno, que en solitario no sirve de nada. Elige.
lesson-solo-first_of_one = Cortiza tiene el primer turno, y en solitario todos los turnos son tuyos. Cualquiera de las otras tres te aporta algo.
lesson-solo-easy_and_hard = En el mapa están los problemas. Los verdes son sencillos y están boca arriba, con la dificultad en negro y los puntos en una estrella. Los violetas son complicados y están boca abajo: nadie los conoce aún.
lesson-solo-cards = Estas son tus cartas; nadie más las vería. Cada una tiene un símbolo (cabezología, magia o escoba), un efecto y una localización. Al jugar una carta usas solo una cosa; la localización sirve cuando se descubre: dice dónde aparece un problema.
lesson-solo-start = Tu bruja empieza en cualquier casilla sin problema. Vamos a la { place-MC }: al lado hay problemas sencillos.
lesson-solo-start_elsewhere = En tu próxima partida, donde quieras. Los primeros pasos de hoy salen de la { place-MC }.
lesson-solo-new_problem = Un turno tiene tres fases: un problema nuevo, dos acciones y robar cartas. Una carta dice dónde aparece el problema. Esta decía { place-RH }, y allí está ahora el { tile-pig }.
lesson-solo-to_come = Lo que falta por llegar espera aquí: los sencillos encima, los complicados debajo. Cada turno llega uno, y la partida acaba con el turno del último. En solitario son ocho turnos.
lesson-solo-how_far = Andando recorres una o dos casillas, y un problema te detiene. Por la Ciudad llegas al Castillo, porque hay casillas libres; pero al { place-LG } no: la Fiebre de { place-BA } te corta el paso.
lesson-solo-rings = Los aros del mapa dicen adónde puedes ir: continuo, llegas andando; a trazos, solo en escoba; de puntos, por el efecto de una carta. Y el porcentaje sobre una casilla es tu probabilidad de resolver lo que hay allí con los dados solos.
lesson-solo-to_fever = En cada una de tus dos acciones te mueves o te quedas, y luego te ocupas de lo que haya allí. Quien llega a un problema tiene que intentarlo. En { place-BA } hay una Fiebre, dificultad 7. Ve andando.
lesson-solo-to_fever-missed = En cada una de tus dos acciones te mueves o te quedas, y luego te ocupas de lo que haya allí: si en tu casilla hay un problema, tienes que intentarlo. Andando recorres una o dos casillas, y un problema te detiene.
lesson-solo-save_broomstick = La escoba te lleva a cualquier casilla, pero gastas la carta. { place-BA } está cerca: ve andando.
lesson-solo-near_enough = La escoba te lleva a cualquier casilla, pero gastas la carta. { place-MS } está cerca: ve andando.
lesson-solo-idle = Puedes quedarte. Pero donde no hay nada que hacer pierdes la acción, y solo tienes dos por turno.
lesson-solo-simplest_first = Puedes hacerlo. Pero empieza por lo más sencillo: cuatro dados suman 13 de media, y la Fiebre de { place-BA } solo pide 7.
lesson-solo-dice = Se intenta con cuatro dados, de dos en dos, y necesitas 7 o más. Las caras valen de 2 a 6; en vez del 1 hay un carcajeo, que no vale nada. Tira los dos primeros. (Cuando no tengas nada que jugar antes, se tiran solos.)
lesson-solo-dice-missed = Un problema se intenta con cuatro dados, de dos en dos, y necesitas su dificultad o más; una crisis la sube en 2. Las caras valen de 2 a 6; en vez del 1 hay un carcajeo, que no vale nada.
lesson-solo-keep_hand = Podrías cambiar tus cartas, pero estas son buenas. Tira los dados.
lesson-solo-enough = ¡Ya tienes 7! Tras dos dados puedes huir a una casilla vacía de al lado o quedarte. Quien se queda tira también los otros dos, aunque ya le baste. Quédate.
lesson-solo-enough-missed = Tras los dos primeros dados puedes huir a una casilla vacía de al lado. No es un fracaso, pero tomas los carcajeos que hayan salido. Quien se queda tira también los otros dos, aunque ya le baste.
lesson-solo-no_need_to_flee = Huir es para cuando los dados van mal: el problema sigue ahí y no ganas nada. Tú ya tienes tu 7.
lesson-solo-no_need_of_cards = Ya te basta: aquí una carta sería un desperdicio.
lesson-solo-cackle = ¡Resuelto, con 12! Pero un dado muestra un carcajeo, y por él tomas una ficha. Igor podría repetir ese dado, pero una carta vale más que un carcajeo. Elige «Dejarlo como está».
lesson-solo-cackle-missed = Por cada dado que al final muestre un carcajeo tomas una ficha. Algunas cartas repiten uno o los dos últimos dados, y un carcajeo que desaparece no cuenta.
lesson-solo-card_for_cackle = Un carcajeo aún no hace daño, y pronto necesitarás tus cartas para algo más duro.
lesson-solo-aliss = La loseta es tuya: 1 punto. Ojo con los carcajeos: en solitario hay cuatro. Si tienes que tomar uno y no quedan, tomas una Aliss la Negra: 1 punto menos. De esas también hay cuatro; si te hiciera falta otra, perderías.
lesson-solo-aliss-missed = El problema que resuelves es tuyo, con sus puntos. Ojo con los carcajeos: en solitario hay cuatro. Si tienes que tomar uno y no quedan, tomas una Aliss la Negra: 1 punto menos. De esas también hay cuatro; si te hiciera falta otra, perderías.
lesson-solo-signs = Esta fila dice lo que queda: carcajeos, fichas de crisis (pronto las verás), Aliss la Negra y cartas en el mazo. Si un número sale en rojo, ten cuidado.
lesson-solo-signs-missed = Una fila de números dice lo que queda: carcajeos, fichas de crisis, Aliss la Negra y cartas en el mazo. Si alguno sale en rojo, ten cuidado.
lesson-solo-second_action = Tu segunda acción. En { place-MS } hay un Embarazo: dificultad 10, 2 puntos. Está a dos casillas, y nada te detiene por el camino. Ve andando.
lesson-solo-two_points = Puedes hacerlo. Pero el Embarazo de { place-MS } vale 2 puntos, y tienes cartas que ayudan.
lesson-solo-dice_again = Otra vez los dados. Como podrías cambiar cartas antes, se te pregunta. Tira los dos primeros.
lesson-solo-help_yourself = 4 y 2: llevas 6 de 10. Ahora, entre las dos tiradas, puedes jugar símbolos. La cabezología suma 1. La magia suma 2, pero tomas un carcajeo. ¿Magrat o Igor? Tú decides.
lesson-solo-help_yourself-missed = Entre las dos tiradas puedes jugar cartas por su símbolo. La cabezología suma 1; la magia suma 2, pero tomas un carcajeo. Quien juega uno ha decidido quedarse. Las cartas se recuperan: al final del turno robas.
lesson-solo-good_chance = Te faltan 4 con dos dados: sale seis de cada siete veces. Si huyes, no ganas nada.
lesson-solo-cards_come_back = No pinta mal. Pero una carta lo mejora, y al final del turno robas otras: ¡úsalas!
lesson-solo-then_roll = Quien juega un símbolo ha decidido quedarse: ya no se puede huir. Tira los otros dos dados.
lesson-solo-nearly_sure = Ya es casi seguro. Guarda esa carta para algo más duro.
lesson-solo-limit = ¡Resuelto! Con dos problemas sencillos ya puedes tener 4 cartas en vez de 3. Cada dos sencillos te dan una más, hasta 7, y al final del turno robas hasta ese límite. Por eso se empieza por los sencillos.
lesson-solo-end_turn = Ya has hecho tus dos acciones. Aún puedes jugar algún efecto. Si no quieres, elige «Terminar el turno», y robarás cartas.
lesson-solo-keep_magrat = Puedes hacerlo. Pero su magia suma 2, y en el próximo turno te puede hacer falta contra algo duro.
lesson-solo-crisis = Un turno nuevo. La primera carta decía { place-SL }, donde ya hay un problema. Por eso ha recibido una ficha de crisis, que sube su dificultad en 2, y se ha descubierto otra carta. Así se sigue hasta que el problema nuevo tenga sitio.
lesson-solo-crises_left = La segunda decía { place-RB }, que estaba vacío: allí está ahora el Brazo roto. En solitario hay diez fichas de crisis. Si hace falta una y no queda, pierdes al momento. Al resolver un problema, su ficha vuelve a la reserva.
lesson-solo-advice = Abajo tienes dos ayudas. El sombrero de bruja te dice qué haría una buena bruja y por qué: pídele consejo cuando no sepas qué hacer. Y si algo no se puede, tócalo, o toca «?» y luego la cosa, y lee la razón.
lesson-solo-borrow = A tu lado, en { place-CO }, hay un problema complicado: van de 16 a 25. ¡No vayas a ciegas! La { card-C29a } te deja mirar. Un efecto no gasta acción, y en tu turno juegas los que quieras. Juégala.
lesson-solo-borrow-missed = Algunas cartas te dejan mirar hasta dos problemas complicados: solo los ves tú, y quedan boca abajo. Un efecto no gasta acción, y en tu turno juegas los que quieras.
lesson-solo-look_first = Puedes ir, pero podría ser el peor de todos, y fracasar ante un problema complicado tiene consecuencias. Mirar no te gasta acción.
lesson-solo-free_effect = Antes, la { card-C29a }: su efecto no gasta acción, y así sabes adónde te conviene ir.
lesson-solo-look = Puedes mirar dos problemas complicados. Solo los ves tú, y quedan boca abajo. Primero { place-CO }, que está al lado.
lesson-solo-nearest_first = { place-CO } está a tu lado: si te conviene, puedes ir enseguida.
lesson-solo-look_again = Elfos: dificultad 16, 4 puntos. Con los dados solos es difícil: eso dice el mapa. Pero las cartas ayudan, y tú tienes buenas. Ahora la segunda mirada: al { place-BO }.
lesson-solo-look_at_oak = La segunda mirada no cuesta nada más. Que sea el { place-BO }.
lesson-solo-lily = ¡{ tile-lily }, dificultad 23! Quien fracasa ante ella toma una Aliss la Negra. Cuatro dados casi nunca bastan. Pero recuerda dónde está.
lesson-solo-lily-missed = Los problemas complicados van de 16 a 25, y muchos castigan más a quien fracasa: algunos, con una Aliss la Negra. Lo pone junto a los dados. Pero dan la mayoría de los puntos, y por cada dos sumas 1 más en cada intento.
lesson-solo-to_elves = ¡A por los elfos! Cuando llegas, un problema complicado se pone boca arriba y así se queda. Si hay tres losetas de elfos boca arriba al final de un turno, pierdes: no los dejes ahí.
lesson-solo-to_elves-missed = Cuando llegas a un problema complicado, se pone boca arriba y así se queda. Si hay tres losetas de elfos boca arriba al final de un turno, pierdes.
lesson-solo-elves_now = Puedes hacerlo. Pero ahora tienes lo que hace falta contra los elfos: repetir dados, magia y 2 más al final.
lesson-solo-dice_elves = Los elfos esperan. Tira los dos primeros dados.
lesson-solo-again = Un carcajeo y un 6. El efecto de { card-C07a } repite uno de ellos o los dos, y un carcajeo que desaparece no cuenta. Repite solo el carcajeo.
lesson-solo-keep_five = Así perderías el 6, que es lo mejor que hay. Solo el primer dado: el carcajeo.
lesson-solo-not_yet = Aún tienes cartas que ayudan. Se huye cuando ya no hay nada que hacer.
lesson-solo-cackle_first = Solo se repiten los dos dados que acabas de tirar. Tras los dos siguientes, este carcajeo se queda.
lesson-solo-worth_more = Como cabezología, Igor te da 1; como efecto, un dado nuevo. Es lo uno o lo otro, y aquí el dado vale más.
lesson-solo-without_igor = 6 de 16, y sin Igor para repetir el carcajeo. No importa: tus dos cartas de magia suman 4, y { card-C06a }, otros 2 tras los cuatro dados. Entonces te bastará un 4 entre los otros dos dados. Juega tu magia; cada una cuesta un carcajeo.
lesson-solo-without_both = 6 de 16, sin Igor ni Magrat: poca probabilidad. Lo sensato es huir. No es un fracaso: solo tomas el carcajeo que ha salido, y los elfos esperan a que vuelvas con mejores cartas.
lesson-solo-help_first = Puedes hacerlo, pero así es casi seguro que fracasas. Juega antes tu magia: tras la segunda tirada ya es tarde.
lesson-solo-more_magic = 8 de 16. La otra carta de magia suma 2 más, y después ya es tarde para ella. ¡Juégala!
lesson-solo-roll_without_igor = 10 de 16, y aún te queda { card-C06a }, que suma 2 tras los cuatro dados. Con un 4 entre los otros dos basta: seis de cada siete veces. Tira.
lesson-solo-magic = 9 de 16. La { card-C37a } como magia: 2 más. Si fracasas, tomas un carcajeo y te retiras, y muchos problemas complicados hacen algo peor. Así que juégala.
lesson-solo-magic-missed = Algunas cartas ponen boca arriba cualquier problema complicado, estés donde estés. Así se sabe lo que hay allí, y ya no vuelve a quedar boca abajo.
lesson-solo-only_one_use = Entonces te quedas sin su magia: una carta se juega por su símbolo o por su efecto. Aquí necesitas el 2.
lesson-solo-roll_for_elves = 11 de 16, y aún te queda { card-C06a }: un efecto que suma 2, pero solo tras los cuatro dados. Tira los otros dos.
lesson-solo-roll_for_elves-missed = La cabezología (1 más) y la magia (2 más y un carcajeo) se juegan entre las dos tiradas. Tras la segunda solo quedan los efectos: algunas cartas suman entonces 2 o 4.
lesson-solo-feegle = 15: ¡falta uno! Ya es tarde para cabezología y magia, pero no para efectos. { card-C06a } suma 2.
lesson-solo-one_short = Entonces fracasas, y por un solo punto. ¡{ card-C06a } suma 2!
lesson-solo-two_short = Entonces fracasas, y te faltan justo 2. ¡{ card-C06a } suma 2!
lesson-solo-feegle_other = 14: ¡faltan dos! Ya es tarde para cabezología y magia, pero no para efectos. { card-C06a } suma 2.
lesson-solo-beaten = Elfos vencidos: 4 puntos. Los problemas complicados dan la mayoría de los puntos. Y por cada dos de ellos sumas 1 más en cada intento.
lesson-solo-granny = Tienes carcajeos. En solitario devuelves hasta dos en casa de Yaya Ceravieja, si no hay problema allí: basta con ir o quedarte. Está a dos casillas. Ve andando.
lesson-solo-cackles_add_up = Puedes hacerlo. Pero cuando los cuatro carcajeos sean tuyos, cada uno más te costará un punto, y Yaya vive aquí al lado.
lesson-solo-rested = En casa de Yaya has devuelto carcajeos, hasta dos cada vez; eso es solo en solitario. Cartas como { card-C01a } hacen lo mismo, estés donde estés, en cualquier partida. Y después has robado cartas, hasta tu límite.
lesson-solo-rested-missed = Algunas cartas devuelven hasta dos carcajeos; en solitario, también ir a { place-GW }, si allí no hay problema. Al final del turno robas hasta tu límite: 3 cartas, y una más por cada dos problemas sencillos, hasta 7.
lesson-solo-before = Puedes jugar efectos en cualquier momento de tu turno, también antes del problema nuevo: { card-C02a } quita una crisis. Pero guárdala, ya verás para qué. Elige «Descubrir la carta».
lesson-solo-before-missed = Puedes jugar efectos en cualquier momento de tu turno, también antes del problema nuevo. Algunas cartas quitan una crisis, incluso del problema que estás intentando y después de los dados.
lesson-solo-keep_three = Yaya, Tata y Magrat valen más juntas. Guarda a las tres un momento.
lesson-solo-at_your_feet = La carta decía Casa de Yaya Ceravieja, y ahí estás tú. Donde hay una bruja no aparece ningún problema ni nada entra en crisis: se descubre otra carta.
lesson-solo-at_your_feet-missed = Donde hay una bruja no aparece ningún problema ni nada entra en crisis: se descubre otra carta. Y los problemas complicados llegan siempre boca abajo.
lesson-solo-face_down = En la primera casilla de problemas ya no quedan sencillos: ha llegado uno complicado, boca abajo, al { place-SK }. Así Lancre se va poniendo cada vez más difícil.
lesson-solo-three = Mira tus cartas: Yaya, Tata y Magrat llevan la marca del poder del trío. Tres personajes distintos con esa marca, jugados juntos, resuelven cualquier problema sin dados.
lesson-solo-three-missed = Algunas cartas llevan la marca del poder del trío. Tres personajes distintos con esa marca, jugados juntos, resuelven cualquier problema sin dados.
lesson-solo-fly = Y tú sabes dónde está Lily: ¡7 puntos! { card-C17a } tiene una escoba. Gastas la carta y vuelas a cualquier casilla menos la Mazmorra, haya lo que haya por el camino. Vuela al { place-BO }.
lesson-solo-fly-missed = Con una escoba vuelas: gastas la carta y vas a cualquier casilla menos la Mazmorra, haya lo que haya por el camino.
lesson-solo-lily_waits = Tres cartas así no se tienen todos los días. Lily vale 7 puntos: vuela con la escoba al { place-BO }.
lesson-solo-power = Lily pide 23, y no necesitas ni un dado. Elige el poder del trío.
lesson-solo-no_dice_needed = 23 con cuatro dados: eso casi nunca sale. Con las tres cartas es seguro.
lesson-solo-bonus = ¡7 puntos! Y ya son dos problemas complicados: desde ahora sumas 1 más en cada intento.
lesson-solo-to_sheep = Te queda una acción y ninguna carta. Una { tile-sheep } pide 8: se puede intentar sin cartas. Ve a { place-CS }.
lesson-solo-without_cards = Eso es un problema complicado que no conoces, y no tienes cartas: es casi seguro que fracasas.
lesson-solo-flee_or_stay = Un carcajeo y un 2, y 1 más: 3 de 8. Aunque huyas, tomas ese carcajeo. Si te quedas y fracasas, tomas otro y te retiras a una casilla vacía de al lado. Junto a los dados ves tu probabilidad. Tú decides.
lesson-solo-flee_or_stay-missed = Para huir o retirarse hace falta una casilla vacía: sin problema y sin bruja. Junto a los dados ves tu probabilidad: mírala antes de decidir.
lesson-solo-fled = Has huido: no es un fracaso y no tiene consecuencias. Solo se toman los carcajeos de los dados. La oveja sigue donde estaba.
lesson-solo-failed = No ha bastado. Fracasar cuesta un carcajeo, y te retiras a una casilla de al lado sin problema ni bruja. Si no hay ninguna, cuesta otro más. ¡Le pasa a cualquier bruja!
lesson-solo-failed-missed = Fracasar cuesta un carcajeo, y te retiras a una casilla vacía de al lado; si no hay ninguna, cuesta otro más. Y muchos problemas complicados hacen algo peor.
lesson-solo-black_aliss = No quedaban carcajeos. Por cada uno que no había has tomado una Aliss la Negra: junto a tus puntos ves cuántas llevas, y cada una te resta 1. Devuelve carcajeos antes de que pase eso.
lesson-solo-long_odds = Es poco probable que salga. Puedes huir, y no es un fracaso: solo tomas los carcajeos que han salido. O quédate y suma cartas antes de tirar: cabezología, 1 cada una; magia, 2. Quien fracasa toma un carcajeo más y se retira.
lesson-solo-town = La Ciudad tiene tres casillas, y el Castillo también. Tú eliges una vacía para el problema: mejor una que no te corte el paso.
lesson-solo-full_town = Allí todas las casillas tienen problema. Eliges cuál entra en crisis: su dificultad sube en 2.
lesson-solo-chain = ¡Cuántas crisis! Si la carta dice un lugar con problema, este entra en crisis, salvo que ya lo esté, y se descubre otra, a veces varias en un turno. Resuelve problemas en crisis: sus fichas vuelven a la reserva.
lesson-solo-alone = ¡Ahora decides tú! En cada turno, un problema nuevo, dos acciones y cartas; el octavo es el último. Primero sencillos, que dan cartas; luego complicados, que dan puntos y, por cada dos, 1 más en cada intento: así se llega a 30.
lesson-solo-beware = Pierdes si hace falta una ficha de crisis o de Aliss la Negra y no queda, o con tres losetas de elfos boca arriba al final de un turno. Cuantos más problemas haya en el mapa, más crisis saldrán: no los dejes mucho tiempo.
lesson-solo-more_cards = Lee lo que hacen tus cartas. Unas curan una oveja o lidian con la Muerte sin dados. Otras roban o cambian cartas, te dejan andar dos casillas más o huir en vez de fracasar. Un (2) tras el nombre: la misma carta, con otra localización. ¡Suerte!
lesson-solo-caught = Estás en la Mazmorra. En tu próximo turno sales con una carta de escoba, de huir o de hacerte invisible. Sin ninguna pierdes la primera acción y sales con la segunda.
lesson-solo-counted = Se acabó. Si no se perdió antes, cuentan tus losetas, y cada Aliss la Negra resta 1. Con menos de 30 no lo has conseguido: mejor criar cerdos; de 30 a 40 eres bruja; con más, bruja con honores.
lesson-solo-and_now = En la próxima lección sois dos: té, Mazmorra y una bruja a la que nadie ve.
lesson-together = Té para dos
    .about = Dos brujas contra los problemas de Lancre: crisis, Mazmorra, invisibilidad y una taza de té.
lesson-together-team = Hoy jugáis en equipo: { $seat1 } y tú ganáis o perdéis a la vez. Ganáis si, acabado el último turno, quedan como mucho tres problemas complicados en el tablero. Ahora hay cinco: por eso verás «5/3» junto a las fichas. Los puntos hoy no importan.
lesson-together-tiffany = Las dos habéis tirado cuatro dados y tú has sacado más: eliges primero. Que sea Tiffany: una vez en la partida se hace invisible sin carta.
lesson-together-her_story = La próxima vez, quien quieras. La historia de hoy necesita a alguien que se haga invisible: Tiffany.
lesson-together-start = Nadie es Cortiza, así que empieza quien eligió en último lugar: { $seat1 }. Tu bruja empieza donde no haya problema, incluso en la misma casilla que otra. Ponla en el { place-SK }; pronto verás por qué.
lesson-together-start_elsewhere = La próxima vez, donde quieras. La historia de hoy empieza en el { place-SK }.
lesson-together-crisis = Empieza { $seat1 }. La carta decía { place-CS }, y allí hay una { tile-sheep }: ¡crisis! Dificultad, 2 más. Compartís nueve fichas de crisis. Si hace falta una y no queda, perdéis las dos.
lesson-together-crisis-missed = Un turno tiene tres fases: un problema nuevo, dos acciones y robar cartas. Una carta dice dónde aparece el problema. Si allí ya hay uno, entra en crisis, que sube su dificultad en 2 (salvo que ya lo esté), y se descubre otra carta.
lesson-together-pig = { $seat1 } es Petulia: una vez en la partida cura un cerdo enfermo con su ficha, sin dados.
lesson-together-duke = Con su segunda acción ha ido a los Danzarines. Quien llega a un problema complicado lo pone boca arriba, y así se queda. Es el { tile-duke }, dificultad 17.
lesson-together-duke-missed = Si en tu casilla hay un problema, tienes que intentarlo. Si es complicado, antes se pone boca arriba, y así se queda.
lesson-together-dungeon = ¡16 de 17! Fracasar cuesta un carcajeo, y la mayoría de los complicados tiene su propia consecuencia. El Duque y Lady Felmet: a la Mazmorra, y se acabó el turno.
lesson-together-dungeon-missed = Entre los problemas complicados están el Duque y Lady Felmet: quien fracasa ante ellos va a la Mazmorra, y se acabó su turno.
lesson-together-others = La mayoría de los problemas complicados tiene su propia consecuencia, y algunos también traen algo bueno al resolverlos. No hace falta que te lo aprendas: si está boca arriba, lo lees al tocar su casilla, antes de ir, y luego junto a los dados.
lesson-together-before = Es tu turno. Puedes jugar efectos en cualquier momento de él, incluso ahora: { card-C02a } quita una crisis. Pero espera a saber si la necesitas. Elige «Descubrir la carta».
lesson-together-before-missed = Puedes jugar efectos en cualquier momento de tu turno, también antes del problema nuevo. Algunas cartas quitan una crisis, incluso del problema que estás intentando y después de los dados.
lesson-together-help_later = Puedes hacerlo. Pero tras los dados sabrás si necesitas ayuda, y entonces aún estarás a tiempo.
lesson-together-town = La Ciudad tiene tres casillas, y el Castillo también. Tú eliges una vacía para el problema. Si todas tuvieran uno, elegirías cuál entra en crisis.
lesson-together-town-missed = La Ciudad tiene tres casillas, y el Castillo también. Quien tiene el turno elige una vacía para el problema nuevo. Si todas tienen uno, elige cuál entra en crisis.
lesson-together-to_oak = La oveja en crisis está en { place-CS }, a dos casillas. Pero en medio, en el { place-BO }, te detiene un problema complicado. Ve andando al { place-BO }: allí puedes hacerte invisible con tu ficha y seguir hasta { place-CS }.
lesson-together-to_oak-missed = Andando recorres una o dos casillas; te detiene un problema u otra bruja. Quien se hace invisible, con una carta o la ficha de Tiffany, mira en secreto lo que está boca abajo y puede seguir andando en vez de afrontarlo.
lesson-together-save_broomstick = En escoba llegarías. Pero gastas la carta, y { card-C06a } también puede sumar 2 a una tirada. Ve andando al { place-BO }.
lesson-together-on_foot = En escoba también llegarías, pero gastas la carta. Está cerca: ve andando.
lesson-together-oak_first = Puedes hacerlo. Pero la oveja en crisis te necesita, y a { place-CS } se va por el { place-BO }: ve primero andando al { place-BO }.
lesson-together-sheep_waits = La oveja en crisis te necesita: está en { place-CS }, justo detrás del { place-BO }.
lesson-together-unseen = Como puedes hacerte invisible, antes miras en secreto: ¡{ tile-lily }, 23! O la afrontas, o te haces invisible: ella queda boca abajo y tú sigues andando.
lesson-together-not_lily = Lily pide 23, y quien fracasa ante ella toma una Aliss la Negra. Hoy no.
lesson-together-walk_on = Nadie te ha visto, y te queda un paso. Así también se pasa junto a otra bruja sin pararse. Sigue hasta { place-CS }.
lesson-together-sheep = La oveja pide 8 y la crisis añade 2: 10. Llevas 5. Tras la tirada aún puedes arreglarlo: Tata quita la crisis, los Feegle suman 2. Así que quédate y tira.
lesson-together-sheep-missed = Un problema se intenta con cuatro dados, de dos en dos, y necesitas su dificultad o más. Tras dos dados puedes huir a una casilla vacía de al lado o quedarte; entonces la cabezología suma 1, y la magia, 2 a cambio de un carcajeo.
lesson-together-stay_here = Tienes dos cartas que tras los dados valen 2 cada una. Quédate, pinta bien.
lesson-together-help_is_more = Como cabezología, Tata suma 1. Su efecto quita la crisis, y eso vale 2, incluso tras los dados.
lesson-together-mend = 8 de 10. Tata puede quitar la crisis, o los Feegle suman 2: cualquiera de las dos basta. ¿Qué carta prefieres guardar para después?
lesson-together-mend-missed = Tras la segunda tirada ya es tarde para cabezología y magia, pero no para efectos: unas cartas quitan una crisis, otras suman 2 o 4.
lesson-together-two_short = Entonces fracasas, y no hace falta: te faltan 2, y cada una de estas cartas vale 2.
lesson-together-cured = ¡Curada! La ficha de crisis vuelve a la reserva. En equipo nadie cuenta puntos, pero los sencillos merecen la pena: cada dos te dan una carta más, y con cartas se vence a los complicados.
lesson-together-cured-missed = Al resolver un problema, su ficha de crisis vuelve a la reserva. En equipo nadie cuenta puntos, pero los sencillos merecen la pena: cada dos te dan una carta más, y con cartas se vence a los complicados.
lesson-together-to_bridge = Te queda una acción. A tu lado, en el { place-BR }, hay un { tile-arm }: dificultad 9. Hazlo sin ayuda.
lesson-together-to_bridge-missed = En cada turno hay dos acciones. En cada una te mueves o te quedas, y luego te ocupas de lo que haya allí.
lesson-together-idle = Puedes quedarte. Pero donde no hay nada que hacer pierdes la acción, y solo tienes dos por turno.
lesson-together-cackles = ¡Cuánto carcajeo! Compartís seis. Si no quedan, le quitas uno a quien más tenga. Si eres tú, tomas una Aliss la Negra, y solo hay cinco: si hace falta una y no queda, perdéis las dos.
lesson-together-cackles-missed = Por cada dado que muestre un carcajeo tomas una ficha, y compartís seis. Si no quedan, le quitas una a quien más tenga; si eres tú, tomas una Aliss la Negra. Solo hay cinco: si hace falta una y no queda, perdéis las dos.
lesson-together-finish = Ahora robas cartas. Antes, la { card-C37a } podría poner boca arriba cualquier problema complicado. Cuidado: con tres losetas de elfos boca arriba al final de un turno, perdéis. Elige «Terminar el turno».
lesson-together-finish-missed = Al final del turno robas hasta tu límite: 3 cartas, y una más por cada dos problemas sencillos, hasta 7. Algunas cartas ponen boca arriba cualquier problema complicado; pero con tres losetas de elfos boca arriba al final de un turno, perdéis.
lesson-together-leave_asleep = Así un problema complicado queda boca arriba para siempre, y podrían ser elfos. Hazlo cuando una de las dos quiera ir allí.
lesson-together-free = Sin una carta para ello (de escoba, de huir o de hacerse invisible), { $seat1 } ha perdido en la Mazmorra su primera acción. Con la segunda ha salido, a la casilla que ha querido.
lesson-together-free-missed = De la Mazmorra se sale, a cualquier casilla, con una carta de escoba, de huir o de hacerse invisible. Sin ella se pierde allí la primera acción y se sale con la segunda.
lesson-together-to_tea = { $seat1 } tiene carcajeos, y tú también. Donde se encuentran brujas, toman el té: quien tiene el turno devuelve hasta tres; las demás, hasta dos. Ve andando a { place-RB }.
lesson-together-to_tea-missed = Donde se encuentran brujas y no hay problema, toman el té: quien tiene el turno devuelve hasta tres carcajeos; las demás, hasta dos. También vale quedarte donde haya otra bruja. Solo en la Mazmorra no hay té.
lesson-together-tea_first = Puedes hacerlo. Pero seis carcajeos se acaban pronto, y el té de las dos cuesta una sola acción.
lesson-together-tea = ¡El té! Tú devuelves hasta tres carcajeos y { $seat1 }, hasta dos. También vale quedarte donde haya otra bruja. Y quien se topa con una tiene que pararse. En la Mazmorra no hay té, y la casa de Yaya solo ayuda en solitario.
lesson-together-hard_left = Ahora va en serio. Junto a las fichas ves cuántos complicados hay en el tablero, en rojo si son demasiados: al final, tres como mucho, y llegarán más. Primero sencillos, por las cartas; luego repartíos los complicados: cada dos te dan 1 más en tus intentos.
lesson-together-how_to_lose = Perdéis al momento si hace falta una ficha de crisis o de Aliss la Negra y no queda ninguna; y al final de un turno, con tres losetas de elfos boca arriba.
lesson-together-alone = Desde aquí decides tú, y { $seat1 } hace lo que cree mejor. Unas cartas roban dos más, algunas a cambio de un carcajeo; otras te dejan huir en vez de fracasar. Si algo no se puede, tócalo y lee por qué.
lesson-together-caught = Estás en la Mazmorra. En tu próximo turno sales con una carta de escoba, de huir o de hacerte invisible. Sin ninguna pierdes la primera acción y sales con la segunda.
lesson-together-magpyr = Los Magpyr muerden: quien fracasa ante uno pone una crisis más en la loseta, aunque ya tenga. Cada una sube la dificultad en 2.
lesson-together-winter = ¡El Forjador de Invierno! Quien tenga problemas sencillos pierde uno. Ahora no pierdes cartas: tu límite cuenta la próxima vez que robes.
lesson-together-counted = Se acabó. Con menos de cuatro problemas complicados en el tablero, y nada perdido antes, habéis ganado las dos.
lesson-together-against = También se juega unos contra otros: gana quien más puntos tenga en losetas, y cada Aliss la Negra resta 1; si hay empate, quien tenga menos carcajeos y Aliss la Negra. Crisis y elfos os vencen a todos.

## Lo que hay en la caja, para el taller

box-easy = Problemas sencillos
box-hard = Problemas complicados
box-cards = Cartas
box-places = Localizaciones
box-paths = Caminos
box-difficulty = Dificultad
box-points = Puntos
box-copies = Losetas
box-group = Grupo
box-failure = Si se fracasa
box-success = Si se resuelve
box-symbol = Símbolo
box-effect = Efecto
box-amount = Cuánto suma
box-cackle = Carcajeos
box-against = Solo contra
box-trio = Poder de tres
box-locations = Localización de cada copia
box-spaces = Casillas
box-start = Al empezar
box-between = Entre
box-source = De dónde se sabe
box-none = nada
