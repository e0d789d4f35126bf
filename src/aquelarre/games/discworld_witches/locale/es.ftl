# Mundodisco: Las brujas, aprendices en Lancre. Textos en español.
# Las mismas claves, atributos y valores que en.ftl.

## El juego

game-title = Mundodisco: Las brujas
game-goal = Eres una aprendiz de bruja en Lancre: ve andando o en escoba a donde la gente tenga problemas y resuélvelos, primero los sencillos, que te dan más cartas para los complicados. Gana quien suma más puntos; en equipo o en solitario, jugáis contra los propios problemas.
game-before =
    Un problema se resuelve con cuatro dados, de dos en dos: tras los dos primeros aún puedes huir. Las cartas suman a la tirada, pero la magia da ganas de carcajearse.
    Cada turno llega un problema nuevo. Si se acaban las crisis, o si hay tres elfos boca arriba al terminar un turno, perdéis todos.
    { game-reconstructed }
game-reconstructed = El reglamento no trae el tablero entero, ni las losetas, ni las cartas. La mayoría de los caminos, muchos lugares, los puntos de las losetas y casi todas las cartas son reconstrucción nuestra: los números pueden no coincidir con los de tu caja.
game-corrected = El tablero, las losetas y las cartas son los de una edición que alguien ha escrito mirando su caja, no los nuestros.
game-source = El reglamento no trae el tablero entero, ni las losetas, ni las cartas. De cada dato se dice de dónde sale: del reglamento, deducido de él, encontrado en otra parte o reconstruido por nosotros.

## Preguntas

ask-choose = ¿Qué aprendiz eres?
    .others = { $seat } elige aprendiz.
ask-start = ¿Dónde empieza tu bruja? En cualquier casilla sin problema; puedes compartirla con otras brujas.
    .others = { $seat } elige dónde empieza.
ask-before = Empieza tu turno. Juega antes algún efecto, o descubre dónde aparece el próximo problema.
    .others = { $seat } va a descubrir dónde aparece el próximo problema.
ask-place = ¿En qué casilla aparece el problema?
    .others = { $seat } elige dónde aparece el problema.
ask-crisis = ¿Qué problema entra en crisis?
    .others = { $seat } elige qué problema entra en crisis.
ask-act = Muévete: a pie, en escoba, o quédate donde estás. También puedes jugar efectos.
    .others = { $seat } se mueve.
ask-pass = Has mirado el problema en secreto. ¿Lo afrontas o te haces invisible y sigues?
    .others = { $seat } ha mirado un problema en secreto.
ask-walk_on = Nadie te ve. ¿Adónde sigues?
    .others = { $seat } sigue sin que nadie la vea.
ask-dungeon = Estás en la mazmorra. ¿Sales con una carta, o pierdes esta acción y sales con la siguiente?
    .others = { $seat } está en la mazmorra y piensa cómo salir.
ask-leave = Sales de la mazmorra. ¿Adónde vas?
    .others = { $seat } sale de la mazmorra.
ask-tackle = ¿Tiras los dos primeros dados o haces algo con el problema sin tirar?
    .others = { $seat } se prepara para un problema.
ask-first_pair = Huye o quédate: suma cabezología y magia, y tira los otros dos dados.
    .others = { $seat } ha tirado dos dados: ¿huye o se queda?
ask-second_pair = Ya están tirados todos los dados. Juega efectos o déjalo como está.
    .others = { $seat } ha tirado todos los dados y se lo piensa.
ask-flee_to = ¿Adónde huyes?
    .others = { $seat } huye.
ask-retreat = No ha salido bien. ¿Adónde te retiras?
    .others = { $seat } se retira.
ask-look = ¿Qué problema miras con ojos prestados?
    .others = { $seat } mira problemas en secreto.
ask-transmute = ¿Qué cartas cambias? Descártalas una a una y luego roba otras tantas.
    .others = { $seat } cambia cartas.
ask-tea = ¡La hora del té! ¿Cuántos carcajeos devuelves?
    .others = { $seat } toma el té.
ask-take_from = No quedan carcajeos. ¿A quién le quitas uno?
    .others = { $seat } elige a quién le quita un carcajeo.
ask-lose = El invierno muerde: ¿qué problema sencillo pierdes?
    .others = { $seat } elige qué problema sencillo pierde.
ask-finish = Has hecho tus acciones. Juega efectos, o termina el turno y roba cartas.
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
ask-reveal_card = ¿Qué lugar se descubre?
    .others = Se descubre un lugar.
ask-turn_up = ¿Qué problema complicado es?
    .others = Se descubre un problema complicado.
ask-peek = ¿Qué problema complicado es?
    .others = Alguien mira un problema complicado.
ask-roll_pair = ¿Qué sale en los dos dados?
    .others = Ruedan dos dados.
ask-roll_one = ¿Qué sale en el dado?
    .others = Se vuelve a tirar un dado.

## Lo que se puede elegir

verb-reveal = Descubrir el lugar
verb-stay = Quedarte donde estás
verb-roll = Tirar los dos primeros dados
verb-roll_on = Quedarte y tirar los otros dos dados
verb-close = Dejarlo como está
verb-end_turn = Terminar el turno
verb-face_it = Afrontar lo que hay aquí
verb-vanish_by_token = Hacerte invisible con tu ficha
verb-pass_by = Pasar por { $space } sin que te vean, con { $card }
verb-pass_by_token = Pasar por { $space } sin que te vean, con tu ficha
verb-linger = Esperar sin que te vean y seguir con tu próxima acción
verb-use_magic_token = Usar tu ficha de magia: +2 y un carcajeo
verb-use_pig_token = Curar el cerdo con tu ficha
verb-wait = Esperar y perder esta acción
verb-stop_looking = No mirar más
verb-draw_now = Robar las cartas nuevas
verb-choose = Ser { $apprentice }
verb-give_back = Devolver { $count ->
        [0] ningún carcajeo
        [one] 1 carcajeo
       *[other] { $count } carcajeos
    }
verb-take_from = Quitarle un carcajeo a { $victim }
verb-lose = Perder: { $tile }
verb-start_at = Empezar en { $space }
verb-place_at = Ponerlo en { $space }
verb-crisis_on = Crisis en { $space }
verb-walk = Ir andando a { $space }
verb-flee = Huir a { $space }
verb-retreat = Retirarte a { $space }
verb-stray = Sin retirada: tomar otro carcajeo e ir a { $space }
verb-leave = Salir a { $space }
verb-leave_by_token = Salir sin que te vean, con tu ficha, a { $space }
verb-look = Mirar el problema de { $space }
verb-play_headology = Cabezología con { $card }: +1
verb-play_magic = Magia con { $card }: +2 y un carcajeo
verb-add = { $card } suma a tu tirada
verb-borrow = Tomar en préstamo con { $card }: mirar dos problemas complicados
verb-face_death = { $card } lidia con la Muerte
verb-cure_sheep = { $card } cura la oveja
verb-slip_away = Huir gracias a { $card }
verb-draw_two = Robar dos cartas con { $card }
verb-hurry = Dos casillas más con { $card }
verb-vanish = Hacerte invisible con { $card }
verb-reroll_both = Volver a tirar los dos dados con { $card }
verb-transmute = Cambiar cartas con { $card }
verb-discard = Cambiar { $card }
verb-know = Conocerte a ti misma con { $card }: devolver { $count ->
        [one] 1 carcajeo
       *[other] { $count } carcajeos
    }
verb-reroll = Volver a tirar el { $die } con { $card }
verb-fly = Volar a { $space } con { $card }
verb-flee_flying = Huir en escoba a { $space } con { $card }
verb-retreat_flying = Retirarte en escoba a { $space } con { $card }
verb-leave_by_card = Salir a { $space } con { $card }
verb-help = { $card } ayuda: sin crisis en { $space }
verb-shamble = { $card } descubre el problema de { $space }
verb-trio = El poder del trío: { $card }, { $second } y { $third }

# Lo que elige el azar
verb-deal_tile = Asoma { $tile }
verb-turn_up = Es { $tile }
verb-deal_card = Se roba { $card }
verb-reveal_card = Se descubre { $card }
verb-roll_pair = Sale { $face } y { $other }
verb-roll_one = Sale { $face }

## Lo que pasa

event-easy_laid = { $tile } en { $space }.
event-hard_laid = Hay { $count } problemas complicados boca abajo.
event-box_shows = Lo siguiente en la casilla de problemas { $box }: { $tile }.
event-rolled_first = { $seat } saca { $face }, { $other }, { $face_3 } y { $face_4 }: { $total }.
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
event-had_crisis = En { $place } ya no puede ir peor: se descubre otra carta.
event-witch_in_way = Hay una bruja en { $place }: ningún problema se atreve a aparecer. Se descubre otra carta.
event-place_freely = Las cartas no han llevado a nada dos veces: { $seat } pone el problema en la casilla vacía que quiera.
event-last_tile = Era el último problema: la partida acaba con este turno.
event-walked = { $seat } va andando a { $space }.
event-flew = { $seat } vuela a { $space } con { $card }.
event-stayed = { $seat } se queda en { $space }.
event-hurried = { $seat } puede andar dos casillas más, gracias a { $card }.
event-looked = { $seat } mira en secreto el problema de { $space }.
    .known = { $seat } mira en secreto el problema de { $space }: { $tile }.
event-vanished = { $seat } se hace invisible en { $space } con { $card }.
event-vanished_by_token = { $seat } se hace invisible en { $space } con su ficha.
event-lingers = { $seat } espera en { $space } sin que nadie la vea.
event-turned_up = El problema complicado de { $space } es { $tile }.
event-tea = { $seat } toma el té en { $space }.
event-gave_back = { $seat } devuelve { $count ->
        [0] cero carcajeos
        [one] un carcajeo
       *[other] { $count } carcajeos
    }.
event-rested = { $seat } descansa en casa de Yaya y devuelve { $count ->
        [one] un carcajeo
       *[other] { $count } carcajeos
    }.
event-to_dungeon = { $seat } acaba en la mazmorra.
event-turn_lost = El turno de { $seat } termina al momento.
event-waited = { $seat } espera en la mazmorra: pierde la primera acción.
event-left = { $seat } sale de la mazmorra y va a { $space }.
event-left_by_card = { $seat } sale de la mazmorra con { $card } y va a { $space }.
event-left_by_token = { $seat } sale de la mazmorra sin que la vean y va a { $space }.
event-attempt = { $seat } se enfrenta a { $tile } en { $space }: dificultad { $difficulty }.
event-rolled = { $seat } saca { $face } y { $other }.
event-rerolled = { $seat } vuelve a tirar el { $die } con { $card }: { $face }.
event-rerolled_both = { $seat } vuelve a tirar los dos dados con { $card }: { $face } y { $other }.
event-used_headology = { $seat } usa cabezología, { $card }: lleva { $total }.
event-used_magic = { $seat } usa magia, { $card }: lleva { $total }.
event-used_magic_token = { $seat } usa la ficha de magia: lleva { $total }.
event-added = { $card } suma { $amount } para { $seat }: { $total }.
event-fled = { $seat } huye a { $space }.
event-fled_flying = { $seat } huye en escoba a { $space } con { $card }.
event-slipped_away = { $seat } juega { $card } y se escabulle.
event-solved = { $seat } lo resuelve: { $tile }, { $total } contra { $difficulty }.
event-cured = { $seat } lo resuelve con { $card }: { $tile }.
event-cured_pig = { $seat } cura el cerdo con su ficha.
event-three = ¡El poder del trío! { $seat } lo resuelve con { $card }, { $second } y { $third }: { $tile }.
event-won_tile = { $seat } se lleva { $tile } ({ $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }).
event-failed = { $seat } fracasa: { $tile }, { $total } contra { $difficulty }.
event-retreated = { $seat } se retira a { $space }.
event-retreated_flying = { $seat } se retira en escoba a { $space } con { $card }.
event-strayed = { $seat } no tiene por dónde retirarse y acaba en { $space }.
event-trapped = { $seat } no puede salir de { $space }: todo Lancre está lleno.
event-took_cackle = { $seat } toma { $count ->
        [one] un carcajeo
       *[other] { $count } carcajeos
    }.
event-took_from = No quedan carcajeos: { $seat } le quita uno a { $victim }.
event-took_aliss = { $seat } toma una ficha de Aliss la Negra: un punto menos. Quedan { $left }.
event-no_aliss = Ni fichas de Aliss la Negra quedan para { $seat }.
event-more_crisis = La cosa empeora en { $space }: { $count ->
        [one] una crisis
       *[other] { $count } crisis
    }.
event-lost_tile = { $seat } pierde { $tile }.
event-banished = { $tile } huye de { $space } con el resto de la familia.
event-borrowed = { $seat } toma en préstamo con { $card }.
event-draws_two = { $seat } juega { $card } para robar dos cartas.
event-helped = { $seat } juega { $card }: una crisis menos en { $space }.
event-knew = { $seat } juega { $card } y devuelve { $count ->
        [one] un carcajeo
       *[other] { $count } carcajeos
    }.
event-shambled = { $seat } juega { $card } para descubrir el problema de { $space }.
event-transmutes = { $seat } juega { $card } para cambiar cartas.
event-discarded = { $seat } cambia { $card }.
event-no_crisis_left = Hace falta una crisis en { $space } y no quedan fichas: pierden todos.
event-no_room = No cabe un problema más en todo Lancre: pierden todos.
event-elves = Hay { $count } losetas de elfos boca arriba al final del turno: pierden todos.
event-no_aliss_left = { $seat } tendría que tomar una ficha de Aliss la Negra y no queda ninguna: pierden todos.
event-scored = { $seat }: { $easy } en problemas sencillos, { $hard } en complicados{ $aliss ->
        [0] { "" }
       *[other] , −{ $aliss } por Aliss la Negra
    }: { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }.
event-tie_by_tokens = Empate: { $seat } tiene menos fichas de carcajeo y de Aliss la Negra ({ $count }).
event-tie_by_hard = Sigue el empate: { $seat } tiene más puntos en problemas complicados ({ $points }).
event-tie_by_difficulty = Sigue el empate: { $seat } ha resuelto el problema más difícil ({ $difficulty }).
event-won = ¡Gana { $seat } con { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }!
event-shared = { $seat } comparte la victoria con { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }.
event-all_won = { $count ->
        [0] No queda ningún problema complicado
        [one] Solo queda un problema complicado
       *[other] Solo quedan { $count } problemas complicados
    }: ¡ganan todos!
event-all_lost = Quedan { $count } problemas complicados y tenían que ser menos de cuatro: pierden todos.
event-solo_pigs = { $points ->
        [1] 1 punto
       *[other] { $points } puntos
    }: a { $seat } le irá mejor criando cerdos.
event-solo_witch = { $points } puntos: { $seat } ya es bruja.
event-solo_honours = { $points } puntos: ¡{ $seat } es bruja con honores!

## Las reglas

rule-LAN-01 = De uno a cuatro jugadores: unos contra otros, en equipo contra los problemas (de dos a cuatro), en solitario, o unos contra otros con las reglas para expertos.
    .title = Jugadores y modos
rule-LAN-02 = Los problemas complicados se mezclan boca abajo. Se pone uno boca abajo en cada uno de los cinco cuadrados violetas, y más en las seis casillas de problemas: en solitario 1, 1, 1; con dos jugadores 1, 1, 2, 1, 1, 1; con tres, 2 en cada una; con cuatro, 2 en cada una de las cinco primeras.
    .title = Problemas complicados
rule-LAN-03 = Diez problemas sencillos van boca arriba a los cuadrados verdes, y más encima de los complicados de las casillas: en solitario 2, 2, 1; con dos jugadores 2, 2, 1, 2, 1, 1; con tres, 2 en cada una; con cuatro 4, 4, 4, 3, 3. De cada montón solo se ve la loseta de arriba. Lo que sobra se guarda sin mirarlo.
    .title = Problemas sencillos
rule-LAN-04 = Unos contra otros: cuatro fichas de carcajeo por jugador, doce de crisis y doce de Aliss la Negra.
    .title = Fichas
rule-LAN-05 = Cada uno tira cuatro dados; el carcajeo no vale nada. Quien más saca elige aprendiz primero (los empatados repiten) y luego los demás, en sentido horario.
    .title = Quién elige primero
rule-LAN-06 = Tiffany tiene una ficha de invisibilidad. Annagramma tiene una ficha de magia, que vale como una carta de magia, carcajeo incluido, y empieza con un carcajeo. Petulia tiene una ficha que cura un cerdo enfermo donde está su bruja, en cualquier momento del intento; los carcajeos tomados se conservan. Cortiza tiene el primer turno; sin ella, quien eligió en último lugar. Cada ficha se usa una sola vez.
    .title = Las aprendices
rule-LAN-07 = Tres cartas para cada uno. Desde el primer jugador, cada cual pone su bruja en una casilla sin problema; puede haber varias brujas juntas.
    .title = El comienzo
rule-LAN-08 = Una carta tiene un símbolo, un efecto, un lugar y quizá la marca del poder del trío, y se juega por uno solo de ellos. Los efectos no gastan acción: los que quieras, en cualquier momento de tu turno, menos entre dos cartas descubiertas. Se ofrecen cuando sirven de algo. Las cartas jugadas van a los descartes, que se barajan cuando se acaba el mazo: entonces todos saben qué cartas hay en las manos.
    .title = Las cartas
rule-LAN-09 = Se descubre una carta, y la loseta de arriba de la primera casilla que tenga alguna va a su lugar. Si allí ya hay una loseta, esta recibe una crisis, si no tenía, y se descubre otra carta, hasta que la nueva tenga sitio. Si mientras tanto se acaba el mazo dos veces, el jugador la pone en la casilla vacía que quiera.
    .title = Un problema nuevo
rule-LAN-10 = Donde hay una bruja no aparece ningún problema: se descubre otra carta y nada entra en crisis. Los problemas complicados se ponen boca abajo.
    .title = No a los pies de una bruja
rule-LAN-11 = En la Ciudad y el Castillo de Lancre la loseta va a una casilla vacía, la que elija quien tiene el turno. Si no hay ninguna y hay alguna bruja, se descubre otra carta. Si todas tienen problema, elige uno sin crisis para que la reciba; si todos la tienen, se descubre otra carta.
    .title = Ciudad y Castillo
rule-LAN-12 = Si hay que poner una ficha de crisis y no queda ninguna, la partida acaba al momento y pierden todos.
    .title = Sin crisis
rule-LAN-13 = Dos acciones: en cada una te mueves o te quedas, y después haces lo que toque donde estés.
    .title = Dos acciones
rule-LAN-14 = A pie recorres una o dos casillas por los caminos. Una casilla con un problema o con otra bruja te detiene. En la Ciudad y el Castillo eliges casilla, y pasas de largo por cualquiera que esté libre; cambiar de casilla dentro del mismo lugar es un movimiento entero (o un paso, si la mesa lo juega así).
    .title = Andar
rule-LAN-15 = Con una carta de escoba vuelas a cualquier casilla, haya lo que haya por el camino; nunca a la mazmorra.
    .title = Volar
rule-LAN-16 = Donde hay un problema tienes que intentar resolverlo; si es complicado, se pone boca arriba. Con otras brujas tomas el té. Si no, no pasa nada.
    .title = Qué hacer al llegar
rule-LAN-17 = Tiras dos dados y decides si huyes o te quedas. Si te quedas, juegas cuantas cartas quieras como cabezología (+1) o magia (+2 y un carcajeo) y tiras los otros dos dados. Suma uno por cada dos problemas complicados que tuvieras resueltos. Si llegas a la dificultad, dos más por cada crisis, está resuelto. Se tiran los cuatro dados, salvo que huyas o lo resuelvas sin tirar.
    .title = Resolver un problema
rule-LAN-18 = Por cada cara de carcajeo tomas una ficha. Solo cuentan las caras que quedan al final, y solo se puede repetir la tirada del último par.
    .title = Carcajeos de los dados
rule-LAN-19 = Tras la segunda tirada ya no se suma cabezología ni magia: solo efectos, y una escoba para retirarte.
    .title = Tras la segunda tirada
rule-LAN-20 = El problema resuelto es tuyo y sus crisis vuelven a la reserva. Hasta ocho sencillos cuentan para tu mano de cartas; los demás solo dan puntos.
    .title = Éxito
rule-LAN-21 = Fracasar cuesta un carcajeo. Te retiras a una casilla vacía de al lado o del mismo lugar, o en escoba a cualquiera vacía. Si no hay, tomas otro carcajeo y vas a cualquier casilla vacía. Los problemas complicados tienen además sus propias consecuencias.
    .title = Fracaso
rule-LAN-22 = Tras los dos primeros dados puedes huir a una casilla vacía de al lado o del mismo lugar, o en escoba a cualquiera vacía. No es un fracaso, pero los carcajeos de esos dados se toman. Si no hay adónde ir, te quedas.
    .title = Huir
rule-LAN-23 = Si no quedan fichas de carcajeo, le quitas una a quien más tenga (si hay empate, eliges). Si eres tú, sola o empatada, tomas una ficha de Aliss la Negra por cada carcajeo.
    .title = Sin carcajeos
rule-LAN-24 = Tres cartas con la marca y tres personajes distintos resuelven cualquier problema, en cualquier momento del intento, incluso tras todos los dados. Agnes y Perdita son dos personajes.
    .title = El poder del trío
rule-LAN-25 = A la hora del té, quien tiene el turno devuelve hasta tres carcajeos, y los demás que estén allí hasta dos. Basta con quedarse junto a alguien.
    .title = Tomar el té
rule-LAN-26 = Al final de tu turno robas hasta tu límite: tres cartas, y una más por cada dos problemas sencillos resueltos, siete como mucho. Las que pasen de ahí se conservan.
    .title = Robar cartas
rule-LAN-27 = Si al final de un turno hay tres o más losetas de elfos (Elfos, Rey, Reina, Lankin) boca arriba en el tablero, pierden todos.
    .title = Elfos
rule-LAN-28 = La partida acaba con el turno en que se colocó el último problema. Puntos de los problemas resueltos, uno menos por cada ficha de Aliss la Negra; gana el total más alto. Empates: menos fichas de carcajeo y Aliss, luego más puntos en problemas complicados, luego el problema más difícil y, si no, victoria compartida.
    .title = El final
rule-LAN-29 = Modificar la tirada: 2 o 4 más, solo tras los cuatro dados. Algunas cartas solo sirven contra ciertos enemigos.
    .title = Efecto: modificar la tirada
rule-LAN-30 = Tomar en préstamo: mira hasta dos problemas complicados boca abajo, de dos lugares distintos. Solo los ves tú.
    .title = Efecto: tomar en préstamo
rule-LAN-31 = Lidiar con la muerte: resuelve una Muerte donde está tu bruja, en cualquier momento del intento. Los carcajeos tomados se conservan.
    .title = Efecto: lidiar con la muerte
rule-LAN-32 = Curar oveja: lo mismo para una oveja enferma.
    .title = Efecto: curar oveja
rule-LAN-33 = Huir: cuando has fracasado, huyes en su lugar a una casilla vacía de al lado o, si no hay, a cualquiera. Los carcajeos de dados y magia se conservan, pero no hay más consecuencias.
    .title = Efecto: huir
rule-LAN-34 = Robar cartas: dos, aunque pases de tu límite. Algunas de estas cartas cuestan un carcajeo.
    .title = Efecto: robar cartas
rule-LAN-35 = Seguir moviendo: dos casillas más a pie en este movimiento.
    .title = Efecto: seguir moviendo
rule-LAN-36 = Recibir ayuda: una crisis menos en el problema que quieras.
    .title = Efecto: recibir ayuda
rule-LAN-37 = Hacerse invisible: pasas por una casilla sin afrontar su problema ni tomar el té. Si tienes la carta o la ficha y puedes seguir, primero miras en secreto la loseta boca abajo; luego te haces invisible y sigues, o la afrontas. Para seguir hacen falta pasos de este movimiento o tu otra acción, que entonces tiene que ser moverte.
    .title = Efecto: hacerse invisible
rule-LAN-38 = Repetir la tirada: uno o los dos dados del par que acabas de tirar.
    .title = Efecto: repetir la tirada
rule-LAN-39 = Conocerse a uno mismo: devuelve hasta dos carcajeos.
    .title = Efecto: conocerse a uno mismo
rule-LAN-40 = Montar un batiburrillo: pon boca arriba cualquier problema complicado.
    .title = Efecto: montar un batiburrillo
rule-LAN-41 = Transmutar: descarta las cartas que quieras y roba otras tantas, contando esta.
    .title = Efecto: transmutar
rule-LAN-42 = El Hombre Astuto: si fracasas, todas las brujas van a la mazmorra. Allí no se toma el té.
    .title = El Hombre Astuto
rule-LAN-43 = Duque y Lady Felmet: quien fracasa va a la mazmorra y su turno termina. Aun así roba cartas, salvo que la mesa lo juegue de otro modo.
    .title = Los Felmet
rule-LAN-44 = Sales de la mazmorra con tu primera acción si juegas una carta de escoba, de huir o de hacerte invisible (o la ficha de Tiffany). Si no, pierdes la primera acción y sales con la segunda. Vas a cualquier casilla y haces lo que toque allí.
    .title = Salir de la mazmorra
rule-LAN-45 = El Colmenero y Lily: quien fracasa toma una ficha de Aliss la Negra.
    .title = El Colmenero y Lily
rule-LAN-46 = Los cuatro Magpyr: fracasar pone una crisis más en la loseta, sin límite, 2 por cada una.
    .title = Los Magpyr
rule-LAN-47 = El Forjador de Invierno: si alguien fracasa, cada jugador pierde el problema sencillo que elija. Quien no tiene ninguno no pierde nada, y nadie descarta cartas.
    .title = El Forjador de Invierno
rule-LAN-48 = Quien resuelve al conde Bela echa del tablero a los demás Magpyr que estén boca arriba. Los que aparezcan después se quedan.
    .title = El final del conde Bela
rule-LAN-49 = En equipo o en solitario hay menos fichas (carcajeo, Aliss la Negra, crisis): en solitario 4, 4, 10; dos jugadores 6, 5, 9; tres 9, 6, 8; cuatro 12, 7, 7. Si hace falta una ficha de Aliss la Negra y no queda ninguna, pierden todos.
    .title = Fichas para jugar en equipo
rule-LAN-50 = En equipo ganáis si, colocados todos los problemas y acabado el último turno, quedan menos de cuatro problemas complicados en el tablero.
    .title = Ganar en equipo
rule-LAN-51 = En solitario, ir a casa de Yaya o quedarte en ella, si no hay problema allí, te deja devolver hasta dos carcajeos. Con menos de 30 puntos, a criar cerdos; de 30 a 40 ya eres bruja; con más de 40, con honores.
    .title = En solitario
rule-LAN-52 = Los expertos juegan con ocho fichas de crisis, y un problema puede tener más de una. Lo segundo vale también, si se quiere, en equipo.
    .title = Expertos
rule-LAN-53 = Los turnos van en sentido horario. Cada uno tiene tres fases: un problema nuevo, dos acciones y robar cartas.
    .title = Los turnos
rule-LAN-54 = Vacía quiere decir sin problema y sin bruja. Solo al empezar no importan las demás brujas.
    .title = Casillas vacías
rule-LAN-55 = Un problema complicado se pone boca arriba con una visita o una carta y así se queda, aunque alguien fracase o huya. Lo que se mira en préstamo o siendo invisible es secreto y queda boca abajo.
    .title = Boca arriba, boca abajo

## Por qué no

why-LAN-01 = En esta mesa no hay nadie en ese asiento.
why-LAN-05 = { $apprentice } ya está elegida.
why-LAN-06 = { $case ->
    [1] Esa ficha solo cura un cerdo enfermo, cuando tu bruja lo atiende.
   *[0] No tienes esa ficha, o ya la has usado.
}
why-LAN-07 = No puedes empezar en { $space }: hay un problema.
why-LAN-08 = { $case ->
    [1] { $card } no tiene ese efecto.
   *[0] No tienes { $card } en la mano.
}
why-LAN-11 = { $case ->
    [1] En { $space } ya hay un problema.
    [2] Hay una bruja en { $space }.
    [3] En { $space } no hay ningún problema.
    [4] El problema de { $space } ya está en crisis.
    [5] En la mazmorra no se ponen problemas.
   *[0] { $space } no es el lugar de la carta revelada.
}
why-LAN-13 = { $case ->
    [1] Has pasado sin que te vean: ahora tienes que moverte.
    [2] Ya has hecho tus dos acciones.
   *[0] Ya estás ahí: elige quedarte.
}
why-LAN-14 = { $case ->
    [1] El camino a { $space } pasa por { $stop }, donde te detiene un problema.
    [2] El camino a { $space } pasa por { $stop }, donde te detiene otra bruja.
    [3] { $space } está a { $count } casillas, y puedes andar { $steps }. Con una escoba llegarías.
    [4] { $space } está a { $count } casillas, y { $steps ->
            [one] te queda un paso
           *[other] te quedan { $steps } pasos
        }.
    [5] Cambiar de casilla dentro del mismo lugar es un movimiento entero.
   *[0] { $space } no está en este tablero.
}
why-LAN-15 = { $case ->
    [1] A la mazmorra no se vuela.
    [2] Ya estás ahí.
    [3] Se vuela con una de tus dos acciones.
    [4] Ya has echado a andar: la escoba se coge al empezar el movimiento.
   *[0] { $card } no tiene escoba.
}
why-LAN-17 = { $case ->
    [1] El símbolo de { $card } no es cabezología.
    [2] El símbolo de { $card } no es magia.
   *[0] La cabezología y la magia se juegan entre las dos tiradas.
}
why-LAN-19 = Tras la segunda tirada ya no se puede sumar cabezología ni magia.
why-LAN-21 = { $case ->
    [2] No puedes ir a { $space }: hay un problema.
    [3] No puedes ir a { $space }: hay una bruja.
    [4] { $space } no está al lado del problema: con una escoba llegarías.
    [5] Tienes por dónde retirarte: no hace falta perderse.
   *[0] La retirada viene después de fracasar.
}
why-LAN-22 = { $case ->
    [1] Has decidido quedarte.
    [2] No puedes huir a { $space }: hay un problema.
    [3] No puedes huir a { $space }: hay una bruja.
    [4] { $space } no está al lado del problema: con una escoba llegarías.
    [5] Puedes huir a cualquier casilla vacía sin gastar una escoba.
   *[0] Se huye tras los dos primeros dados; después, solo con una carta para huir.
}
why-LAN-23 = Se le quita a quien más tiene: { $count ->
        [one] un carcajeo
       *[other] { $count } carcajeos
    }.
why-LAN-24 = { $case ->
    [1] Tienen que ser tres personajes distintos.
    [2] El poder del trío se usa mientras tu bruja intenta resolver un problema.
   *[0] { $card } no tiene la marca del poder del trío.
}
why-LAN-25 = Puedes devolver { $count ->
        [one] un carcajeo
       *[other] { $count } carcajeos
    } como mucho.
why-LAN-26 = Aún te queda algo que hacer antes de terminar el turno.
why-LAN-28 = La partida ha terminado.
why-LAN-29 = { $case ->
    [1] { $card } no sirve contra esto: { $tile }.
    [2] No hace falta: ya llegas a la dificultad.
   *[0] La tirada se modifica tras los cuatro dados, antes de que acabe el intento.
}
why-LAN-30 = { $case ->
    [1] Ya conoces el problema de { $space }.
    [2] Ya has mirado en ese lugar.
    [3] No hay ningún problema boca abajo que no conozcas.
    [4] Mira al menos un problema.
   *[0] En { $space } no hay ningún problema boca abajo.
}
why-LAN-31 = Esa carta solo sirve contra la Muerte, cuando tu bruja se enfrenta a ella.
why-LAN-32 = Esa carta solo cura una oveja enferma, cuando tu bruja la atiende.
why-LAN-33 = Esa carta es para cuando no bastan los cuatro dados, antes de dar el intento por fracasado.
why-LAN-35 = Esa carta es para andar.
why-LAN-36 = { $case ->
    [1] En { $space } no hay ninguna crisis.
   *[0] No hay ninguna crisis.
}
why-LAN-37 = { $case ->
    [1] No puedes seguir: no te quedan pasos ni acciones.
    [2] No te queda otra acción con que seguir.
    [3] { $space } queda fuera de tu alcance.
    [4] En { $space } no te detiene nada: ve andando.
    [5] Ve a { $space } y mira primero; luego decides.
    [6] Desde { $space } no podrías seguir: no te quedarían pasos ni acciones.
   *[0] Te haces invisible donde un problema o una bruja te detendría.
}
why-LAN-38 = { $case ->
    [1] Solo se pueden repetir los dos dados que acabas de tirar, y con una carta para ello.
    [2] Los dados se repiten con una carta para ello, antes de que acabe el intento.
   *[0] Ese dado no se ha tirado.
}
why-LAN-39 = { $count ->
    [0] No tienes carcajeos que devolver.
    [one] Puedes devolver un carcajeo.
   *[other] Puedes devolver { $count } carcajeos.
}
why-LAN-40 = { $case ->
    [1] En { $space } no hay ningún problema boca abajo.
   *[0] No hay ningún problema boca abajo.
}
why-LAN-41 = Las cartas se cambian con una carta para ello.
why-LAN-44 = { $case ->
    [1] { $card } no abre la mazmorra: hace falta una escoba, o huir, o hacerte invisible.
    [2] Con la primera acción solo se sale jugando una carta de escoba, de huir o de hacerte invisible; con la segunda, sin nada.
    [3] A la mazmorra no va nadie por su propio pie.
    [4] Con la segunda acción sales sin gastar nada: elige adónde.
   *[0] De la mazmorra se sale con una acción, cuando tu bruja está en ella.
}
why-LAN-47 = Se pierde uno de los problemas fáciles que has resuelto, y este no lo es: { $tile }.
why-LAN-53 = { $case ->
    [1] Eso lo decide el azar.
    [2] Eso no responde a lo que se pregunta ahora.
    [3] Espera: ahora decide el azar.
    [4] Ahora se espera a otros.
   *[0] Ahora se espera a { $seat }.
}

## Opciones de mesa

setting-mode = Modo
    .help = Con un solo jugador es siempre la partida en solitario.
setting-mode-0 = Unos contra otros
setting-mode-1 = En equipo
setting-mode-2 = Expertos, unos contra otros
setting-many_crises = Varias crisis en un problema
    .help = La regla de los expertos para quienes juegan en equipo o en solitario. Los expertos la usan siempre.
setting-inside = Dentro de Ciudad y Castillo es un paso
    .help = Cambiar de casilla dentro del mismo lugar es un paso más al andar. Si no, es un movimiento entero.
setting-felmet_refill = Robar cartas tras los Felmet
    .help = Quien acaba en la mazmorra roba cartas igualmente al final de su turno.
setting-show_odds = Enseñar la probabilidad de éxito
    .help = Lo fácil o difícil que es resolver cada problema, en números.

## Cosas

apprentice-tiffany = Tiffany Dolorido
apprentice-annagramma = Annagramma Halcón
apprentice-petulia = Petulia Ternilla
apprentice-dimity = Cortiza Jaleo
ability-tiffany = Invisibilidad, una vez
ability-annagramma = Magia, una vez; empieza con un carcajeo
ability-petulia = Cura un cerdo enfermo, una vez
ability-dimity = Tiene el primer turno

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
failure-elf = tres boca arriba al final de un turno: pierden todos
failure-dungeon = a la mazmorra, y se acaba el turno
failure-all_dungeon = todas las brujas a la mazmorra
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
effect-borrow = Mira en secreto hasta dos problemas complicados, de dos lugares.
    .name = Tomar en préstamo
effect-death = Resuelve una Muerte donde está tu bruja.
    .name = Lidiar con la muerte
effect-flee = Cuando has fracasado, huyes.
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

token-invisibility = ficha de invisibilidad
token-magic = ficha de magia
token-pig = ficha de curar cerdo
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
outcome-crisis = Hacía falta una crisis y no quedaban fichas: han perdido todos.
outcome-room = No cabía un problema más: han perdido todos.
outcome-elves = Había demasiados elfos boca arriba: han perdido todos.
outcome-aliss = Hacía falta una ficha de Aliss la Negra y no quedaba ninguna: han perdido todos.
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
show-near = Junto a { $space }: { $places }.
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
show-looked = { $tile } (boca abajo, solo lo sabes tú)
show-odds = , { $percent } %
show-empty-spaces = Vacías: { $spaces }.
show-player = { $seat }, { $apprentice }: { $space }, { $points ->
        [1] 1 punto
       *[other] { $points } puntos
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
show-attempt = { $seat } se enfrenta a { $tile } en { $space }: dificultad { $difficulty }, lleva { $total }, faltan { $missing }{ $odds }.
show-dice = Dados: { $dice }.
show-walk = Pasos que quedan: { $steps }.
show-dungeon = En la mazmorra: { $players }.
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
    } Lugares: { $places } ({ $locations_source })
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
place-DG = la Mazmorra
space-LT1 = Ciudad de Lancre, casilla 1
space-LT2 = Ciudad de Lancre, casilla 2
space-LT3 = Ciudad de Lancre, casilla 3
space-LT4 = Ciudad de Lancre, casilla 4
space-LT5 = Ciudad de Lancre, casilla 5
space-LC1 = Castillo de Lancre, casilla 1
space-LC2 = Castillo de Lancre, casilla 2
space-LC3 = Castillo de Lancre, casilla 3
space-LC4 = Castillo de Lancre, casilla 4
space-LC5 = Castillo de Lancre, casilla 5
space-MC = { place-MC }
space-BA = { place-BA }
space-RH = { place-RH }
space-LG = { place-LG }
space-SL = { place-SL }
space-RB = { place-RB }
space-BO = { place-BO }
space-CS = { place-CS }
space-GW = { place-GW }
space-SN = { place-SN }
space-LM = { place-LM }
space-CV = { place-CV }
space-MS = { place-MS }
space-NO = { place-NO }
space-DA = { place-DA }
space-CO = { place-CO }
space-BR = { place-BR }
space-ST = { place-ST }
space-SH = { place-SH }
space-GG = { place-GG }
space-SK = { place-SK }
space-MT = { place-MT }
space-P1 = { place-P1 }
space-P2 = { place-P2 }
space-P3 = { place-P3 }
space-P4 = { place-P4 }
space-P5 = { place-P5 }
space-P6 = { place-P6 }
space-DG = { place-DG }

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

face-cackle = un carcajeo
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
        [1] 1 punto
       *[other] { $points } puntos
    }
board-cackles = { $count ->
        [one] 1 carcajeo
       *[other] { $count } carcajeos
    }
board-aliss = { $count } de Aliss la Negra
board-hand = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }; roba hasta tener { $limit }
board-in-dungeon = En la mazmorra
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
board-step-second = Desenlace
board-if-failed = Si fracasa:
board-if-solved = Si lo resuelve:
board-three-elves = Con tres elfos boca arriba al terminar un turno, pierden todos.
board-die = Un { $value }
board-die-cackle = Un carcajeo: vale 0
board-dice = en dados
board-bonus = de experiencia
board-of = de { $difficulty }
board-missing = { $missing ->
        [one] Falta 1
       *[other] Faltan { $missing }
    }
board-enough = ¡Es suficiente!
board-chance = Éxito: { $chance }
board-percent = { $percent } %
board-due = { $count ->
        [one] carcajeo pendiente
       *[other] carcajeos pendientes
    }
board-end-good = Resuelto
board-end-bad = No ha salido bien
board-end-away = Ha huido a tiempo
board-action = Acción { $action } de 2
board-opening = Tirada para elegir primero: { $total }
board-by-walk = A pie
board-by-fly = En escoba
board-glimpse = Boca abajo: solo lo has visto tú
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
board-looked = Boca abajo, solo lo sabes tú: { $problem }
board-witches = Brujas: { $names }
board-apprentices = Elige aprendiz
board-taken = ya elegida
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
advice-solve = { $tile } ({ $space }) da { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, y { $count ->
        [0] ahora no podrías resolverlo
        [one] tienes 1 posibilidad de 10 de resolverlo
        [10] lo resuelves seguro
       *[other] tienes { $count } posibilidades de 10 de resolverlo
    }.
advice-unknown = Nadie sabe qué problema complicado hay en { $space }; contando todos los que pueden ser, { $count ->
        [0] ahora no podrías resolverlo
        [one] tienes 1 posibilidad de 10
        [10] lo resuelves seguro
       *[other] tienes { $count } posibilidades de 10
    }.
advice-may-flee = { $count ->
        [one] 1 de cada 10 veces
       *[other] { $count } de cada 10 veces
    } los dos primeros dados saldrán tan mal que será mejor huir.
advice-hand-grows = Con un problema sencillo más, robas hasta tener { $limit } cartas.
advice-elves-away = Hay { $count } elfos boca arriba, y con tres al terminar un turno se pierde la partida.
advice-crisis-back = Está en crisis, y { $left ->
        [0] no queda ninguna ficha de crisis
        [one] solo queda 1 ficha de crisis
       *[other] solo quedan { $left } fichas de crisis
    }.
advice-granny = Tienes { $cackles ->
        [one] 1 carcajeo
       *[other] { $cackles } carcajeos
    }; en casa de Yaya { $count ->
        [one] lo devuelves
       *[other] devuelves { $count }
    }.
advice-near-aliss = { $left ->
        [0] No quedan carcajeos en la reserva
        [one] Queda 1 carcajeo en la reserva
       *[other] Quedan { $left } carcajeos en la reserva
    }; después viene Aliss la Negra ({ $aliss ->
        [0] no queda ninguna ficha: perderías
        [one] queda 1 ficha
       *[other] quedan { $aliss } fichas
    }).
advice-towards = Desde ahí llegas a { $tile } ({ $space }): { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $count ->
        [0] aunque ahora no podrías resolverlo
        [one] 1 posibilidad de 10
        [10] y seguro
       *[other] { $count } posibilidades de 10
    }.
advice-towards-unknown = Desde ahí llegas al problema complicado de { $space }: { $count ->
        [0] tal como estás, sin esperanza
        [one] 1 posibilidad de 10 de media
       *[other] { $count } posibilidades de 10 de media
    }.
advice-cure-there = Tienes con qué resolverlo sin dados.
advice-then = Con la segunda acción puedes seguir desde ahí: { $tile } ({ $space }), { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $count ->
        [0] ahora sin esperanza
        [one] 1 posibilidad de 10
        [10] seguro
       *[other] { $count } posibilidades de 10
    }.
advice-runner-up = Lo segundo mejor: { $tile } ({ $space }), { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, { $count ->
        [0] ahora sin esperanza
        [one] 1 posibilidad de 10
        [10] seguro
       *[other] { $count } posibilidades de 10
    }.
advice-broom = { $card } es la escoba que menos vas a echar en falta.
advice-nothing-better = No hay nada a mano que prometa más.
advice-roll = Con los dados y las cartas { $count ->
        [0] apenas hay esperanza
        [one] tienes 1 posibilidad de 10
        [10] lo resuelves seguro
       *[other] tienes { $count } posibilidades de 10
    }.
advice-enough = Ya te llega; los otros dos dados hay que tirarlos de todas formas.
advice-stay = Te faltan { $missing }: { $count ->
        [0] apenas hay esperanza, pero probar cuesta poco
        [one] 1 posibilidad de 10, con lo que aún puedes jugar
        [10] seguro, con lo que aún puedes jugar
       *[other] { $count } posibilidades de 10, con lo que aún puedes jugar
    }.
advice-symbols = Sumando { $amount } con tus cartas, pasas del { $left } % al { $count } %.
advice-flee = Si te quedas, { $count ->
        [0] no puedes lograrlo
        [one] solo tienes 1 posibilidad de 10
       *[other] tienes { $count } posibilidades de 10
    }.
advice-fail-cackle = Fracasar cuesta un carcajeo.
advice-fail-dungeon = Fracasar cuesta un carcajeo y acabas en la mazmorra.
advice-fail-aliss = Fracasar cuesta un carcajeo y una ficha de Aliss la Negra.
advice-fail-crisis = Fracasar cuesta un carcajeo, y el problema recibe otra crisis.
advice-fail-winter = Fracasar cuesta un carcajeo y uno de tus problemas sencillos.
advice-reroll = Tal como están los dados tienes un { $left } %; si los vuelves a tirar, un { $count } % de media.
advice-spare = Volviendo a tirar puedes ahorrarte { $count ->
        [one] el carcajeo
       *[other] los carcajeos
    }.
advice-reroll-cackle = Ya está resuelto; volviendo a tirar puedes ahorrarte { $count ->
        [one] el carcajeo
       *[other] los carcajeos
    }.
advice-mend = Te faltan { $missing }, y { $card } te ayuda a llegar.
advice-close = Te faltan { $missing }, y no tienes nada que merezca la pena gastar en esto.
advice-close-good = Tal como está, ya está resuelto.
advice-slip = Te faltan { $missing }: mejor escabullirse que fracasar.
advice-cure = Así se resuelve sin dados, y por tanto sin carcajeos.
advice-draw = Dos cartas por una, y antes de actuar: la mano puede pasar del límite.
advice-draw-cackle = Dos cartas por una, y antes de actuar; valen el carcajeo.
advice-draw-hope = Te faltan { $missing }: unas cartas nuevas aún pueden salvarlo.
advice-know = Tienes { $cackles ->
        [one] 1 carcajeo
       *[other] { $cackles } carcajeos
    }, y a cambio de una carta { $count ->
        [one] devuelves 1
       *[other] devuelves { $count }
    }.
advice-help = { $left ->
        [0] No queda ninguna ficha de crisis
        [one] Solo queda 1 ficha de crisis
       *[other] Solo quedan { $left } fichas de crisis
    }, y si hace falta una y no la hay, se pierde la partida.
advice-choose = En las partidas que nuestra guía ha jugado sola, con { $apprentice } le fue mejor.
advice-crisis = Una crisis hace menos daño en lo que es fácil: { $tile }.
advice-vanish = Es { $tile }, y { $count ->
        [0] ahora no podrías resolverlo
        [one] tendrías 1 posibilidad de 10
       *[other] tendrías { $count } posibilidades de 10
    }: más allá hay algo mejor.
advice-lose = { $tile } es lo que menos vale: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
advice-end = No tienes nada que sea mejor jugar ahora; robas { $count ->
        [0] cero cartas
        [one] 1 carta
       *[other] { $count } cartas
    }.
advice-end-last = Ya no hay nada más que ganar: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }.
advice-hurry = Dos casillas más allá hay algo que vale la carta.
advice-wait = Con la segunda acción sales sin gastar nada.
advice-linger = Desde aquí ganas más con tu próxima acción.
advice-borrow = La carta ya da poco más de sí, y sabrás mejor adónde ir. Robarás otra en su lugar.
advice-look = Es el más cercano de los que no conoces.
advice-discard = La carta da poco de sí: una nueva es mejor por término medio.
advice-draw-now = Las cartas que te quedas son mejores que unas nuevas por término medio.
advice-reveal = No tienes nada que sea mejor jugar antes.
