# Carcassonne con Mago y Bruja. Textos en español.
# Las mismas claves, atributos y valores que en.ftl.

## El juego

game-title = Carcassonne con Mago y Bruja
game-goal = Loseta a loseta crece un paisaje de ciudades, caminos, monasterios y granjas. Coloca a tus seguidores donde más rindan: gana quien suma más puntos.
game-before =
    Cada lugar se nombra por su distancia a la loseta inicial: «3 al este y 2 al norte». En la terminal tiene además dos números, 3,-2, que son negativos hacia el oeste y hacia el norte.
    Tienes 7 seguidores. Vuelven a ti cuando se completa la construcción donde están, salvo los granjeros, que se quedan hasta el final.
    Si se juega con Mago y Bruja, las dos figuras no son de nadie: el mago mejora los puntos de un camino o una ciudad y la bruja los reduce a la mitad, sean de quien sean.

## Preguntas

ask-lay = ¿Dónde colocas la loseta y cómo la giras? Tiene que encajar por todos los lados que toquen a otras.
    .others = { $seat } busca sitio para su loseta.
ask-follower = ¿Colocas un seguidor en la loseta que acabas de poner? Es opcional.
    .others = { $seat } decide si coloca un seguidor.
ask-send = Tienes que mover una de las dos figuras o ponerla en juego. ¿Cuál, y en qué camino o ciudad sin completar?
    .others = { $seat } decide adónde va el mago o la bruja.
ask-remove = Ni el mago ni la bruja tienen adónde ir. ¿Cuál de los dos retiras?
    .others = { $seat } decide si retira el mago o la bruja.
ask-circle = ¿Qué hace el círculo? O cada jugador puede añadir un seguidor junto a uno de los suyos, o cada jugador tiene que retirar uno. Solo cuentan los seguidores de la clase que indica.
    .others = { $seat } decide qué hace el círculo en los cultivos.
ask-add = ¿Añades un seguidor de tu reserva junto a uno de los tuyos? Es opcional.
    .others = { $seat } decide si añade un seguidor.
ask-take = ¿Qué seguidor retiras? Vuelve a tu reserva sin puntuar.
    .others = { $seat } elige qué seguidor retira.

# Lo que decide el azar
ask-begin = ¿Quién empieza?
    .others = Se sortea quién empieza.
ask-draw = ¿Qué loseta sale?
    .others = Se roba una loseta.
ask-mix_in = ¿Qué loseta con círculo entra en juego?
    .others = Se sortea qué loseta con círculo entra en juego.

## Lo que se puede elegir

verb-no_follower = No colocar ningún seguidor
verb-follower = Colocar un seguidor en { $spot }
verb-lay = Colocar la loseta: { $place } ({ $rotation })
verb-send = Colocar { $figure } en { $spot }, { $place }
verb-remove = Retirar { $figure }
verb-all_add = Que todos puedan añadir un seguidor
verb-all_take = Que todos retiren un seguidor
verb-add_none = No añadir ningún seguidor
verb-add = Añadir un seguidor en { $spot }, { $place }
verb-take = Retirar un seguidor que está en { $spot }, { $place }

# Lo que elige el azar
verb-begin = Empieza { $seat }
verb-draw = Sale la loseta «{ $tile }»
verb-mix_in = Entra en juego la loseta «{ $tile }»

## Lo que ocurre

event-started = En el centro de la mesa está la loseta inicial: «{ $tile }».
event-begins = La suerte decide: empieza { $seat }.
event-drew = { $seat } roba la loseta «{ $tile }».
event-set_aside = La loseta «{ $tile }» no encaja en ningún sitio y sale del juego.
event-laid = { $seat } coloca la loseta: { $place } ({ $rotation }).
event-follower_put = { $seat } coloca un seguidor en { $spot }, { $place }.
event-road_scored = { $seat } suma { score-points } por el camino completo de { score-size } ({ $place }{ score-parts }).
    .all = { $seat } suman { score-points } cada uno por el camino completo de { score-size } ({ $place }{ score-parts }).
event-city_scored = { $seat } suma { score-points } por la ciudad completa de { score-size } ({ $place }{ score-parts }).
    .all = { $seat } suman { score-points } cada uno por la ciudad completa de { score-size } ({ $place }{ score-parts }).
event-cloister_scored = { $seat } suma { score-points } por el monasterio completo ({ $place }): su loseta y las ocho que lo rodean.
event-ended = Fin de la partida: ahora puntúa todo lo que queda en la mesa.
event-open_road_scored = { $seat } suma { score-points } por el camino sin completar de { score-size } ({ $place }{ score-parts }).
    .all = { $seat } suman { score-points } cada uno por el camino sin completar de { score-size } ({ $place }{ score-parts }).
event-open_city_scored = { $seat } suma { score-points } por la ciudad sin completar de { score-size } ({ $place }{ score-parts }).
    .all = { $seat } suman { score-points } cada uno por la ciudad sin completar de { score-size } ({ $place }{ score-parts }).
event-open_cloister_scored = { $seat } suma { score-points } por el monasterio sin completar ({ $place }): { $size ->
        [1] solo su loseta
       *[other] { score-size }, contando la suya
    }.
event-farm_scored = { $cities ->
        [0] { $seat } no suma puntos por la granja ({ $place }): no toca ninguna ciudad completa.
        [3] { $seat } suma 3 puntos por la granja ({ $place }), que toca una ciudad completa.
       *[other] { $seat } suma { score-points } por la granja ({ $place }): 3 por cada ciudad completa que toca.
    }
    .all = { $cities ->
            [0] { $seat } no suman puntos por la granja ({ $place }): no toca ninguna ciudad completa.
            [3] { $seat } suman 3 puntos cada uno por la granja ({ $place }), que toca una ciudad completa.
           *[other] { $seat } suman { score-points } cada uno por la granja ({ $place }): 3 por cada ciudad completa que toca.
        }
event-won = ¡Gana { $seat } con { score-points }!
event-shared = { $seat } comparte la victoria con { score-points }.
    .all = { $seat } comparten la victoria con { score-points }.

# Mago y Bruja
event-sent = { $seat } coloca { $figure } en { $spot }, { $place }.
event-joined = El mago y la bruja se encuentran en la misma construcción: { $seat } tiene que mover uno de los dos.
event-removed = { $seat } retira { $figure }: no hay otro camino ni otra ciudad sin completar a los que ir.
event-no_target = { $seat } no puede poner en juego ni el mago ni la bruja: no hay ningún camino ni ninguna ciudad sin completar.
event-went_back = La construcción está completa: { $figure } sale del tablero.

# Círculos en los cultivos
event-mixed_in = Entra en juego una loseta con círculo en los cultivos: «{ $tile }».
event-circle_adds = { $seat } usa el círculo de { $feature }: cada jugador puede añadir un seguidor junto a uno de los suyos de { $feature }.
event-circle_takes = { $seat } usa el círculo de { $feature }: cada jugador retira uno de sus seguidores de { $feature }.
event-added_none = { $seat } no añade ningún seguidor.
event-added = { $seat } añade un seguidor en { $spot }, { $place }.
event-took_back = { $seat } retira un seguidor que estaba en { $spot }, { $place }.

# De qué se compone una puntuación: solo lo que no es cero
score-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
score-size = { $size ->
        [one] { $size } loseta
       *[other] { $size } losetas
    }
score-parts = { $pennants ->
        [0] { $mage ->
            [0] { $witch ->
                [0] {""}
               *[other] ;{" "}{ score-list }
            }
           *[other] ;{" "}{ score-list }
        }
       *[other] ;{" "}{ score-list }
    }
score-list = { $tiles } por losetas{ $pennants ->
        [0] {""}
       *[other] , { $pennants } por escudos
    }{ $mage ->
        [0] {""}
       *[other] , mago { SIGNED($mage) }
    }{ $witch ->
        [0] {""}
       *[other] , bruja { SIGNED($witch) }
    }

## Las reglas

rule-CAR-01 = El juego es para 2 a 5 jugadores; aquí puede sumarse un sexto. Cada jugador tiene 7 seguidores, y el azar decide quién empieza. La loseta inicial está en el centro desde el principio: en la caja impresa es una D. Todas las demás (71 en la caja impresa), y las de las expansiones elegidas, se roban al azar.
    .title = Jugadores y preparación
rule-CAR-02 = En tu turno robas una loseta y la colocas. Si lleva el símbolo de mago, mueves una de las dos figuras. Después puedes colocar un seguidor; luego se puntúa lo que la loseta ha completado y, si lleva un círculo en los cultivos, el círculo surte efecto. A continuación juega quien está a tu izquierda.
    .title = El turno
rule-CAR-03 = La loseta se coloca junto a otra que ya esté en la mesa, girada como quieras. Todos los lados que se tocan tienen que coincidir: ciudad con ciudad, camino con camino y campo con campo.
    .title = Colocar la loseta
rule-CAR-04 = Si una loseta no encaja en ningún sitio, sale del juego y el mismo jugador roba otra; si llevaba el símbolo de mago o un círculo, no tienen efecto. Si ya no queda ninguna por robar, la partida termina ahí y se hace la puntuación final.
    .title = Losetas que no encajan
rule-CAR-05 = Puedes colocar un seguidor de tu reserva en una parte de la loseta que acabas de colocar: un camino, una ciudad, un monasterio o una granja, aunque la loseta acabe de completar esa construcción. En ninguna parte de ella puede haber ya un seguidor, ni tuyo ni de nadie; eso sí, dos construcciones ocupadas pueden unirse después, y entonces se comparten. Los seguidores que vuelven al puntuar este turno ya no se pueden colocar en él. Si no tienes dónde colocar uno, no se te pregunta.
    .title = Colocar un seguidor
rule-CAR-06 = Un camino completo da 1 punto por loseta. Los caminos acaban en cruces, monasterios y ciudades, y también está completo el que se cierra sobre sí mismo.
    .title = Caminos
rule-CAR-07 = Una ciudad completa da 2 puntos por loseta y 2 por escudo. Con la opción «Ciudad pequeña», la que tiene solo dos losetas da 1 por loseta y 1 por escudo, y sobre eso actúan el mago o la bruja.
    .title = Ciudades
rule-CAR-08 = Un monasterio con losetas en los ocho lugares que lo rodean da 9 puntos.
    .title = Monasterios
rule-CAR-09 = Puntúa quien tiene más seguidores en la construcción, y una sola vez, aunque tenga varios. En caso de empate, cada jugador empatado recibe todos los puntos. Una loseta con dos partes de la misma construcción cuenta una vez.
    .title = Quién puntúa
rule-CAR-10 = Los seguidores de lo que se ha puntuado vuelven a la reserva, hayan ganado puntos o no. Los granjeros se quedan hasta el final.
    .title = Los seguidores vuelven
rule-CAR-11 = La partida acaba con el turno de la última loseta. Entonces puntúa también lo que está sin completar: los caminos, 1 por loseta; las ciudades, 1 por loseta y 1 por escudo; los monasterios, 1 por su loseta y 1 por cada una de las que los rodean.
    .title = El final
rule-CAR-12 = Al final, quien tiene más granjeros en una granja suma 3 puntos por cada ciudad completa que la granja toca; en caso de empate, los suma cada jugador empatado. Una ciudad cuenta una vez por granja, pero puede dar puntos a varias granjas. Sin la opción «Granjeros» no se colocan seguidores en las granjas.
    .title = Granjas
rule-CAR-13 = Gana quien tiene más puntos. Si hay empate, se comparte la victoria.
    .title = Quién gana
rule-CAR-20 = Ocho losetas con el símbolo de mago se mezclan con las demás. El mago y la bruja empiezan fuera del tablero.
    .title = Preparar Mago y Bruja
rule-CAR-21 = Si colocas una loseta con el símbolo de mago, antes de colocar un seguidor tienes que mover una de las dos figuras, la que prefieras, o ponerla en juego. Va a cualquier parte de un camino o una ciudad sin completar, haya seguidores o no, y cuenta para toda esa construcción. Los caminos y ciudades que esta loseta acaba de completar ya no valen.
    .title = Mover el mago o la bruja
rule-CAR-22 = El mago y la bruja no pueden estar en el mismo camino ni en la misma ciudad.
    .title = Nunca los dos juntos
rule-CAR-23 = La figura que se mueve tiene que ir a otro camino o a otra ciudad: no basta con pasar a otra loseta de la misma construcción.
    .title = A otra construcción
rule-CAR-24 = Si ninguna de las dos tiene adónde ir, se retira una: si ambas están en el tablero, la que elija quien tiene el turno; si solo está una, esa; si no está ninguna, no pasa nada. Mientras haya un sitio al que ir, no se puede retirar ninguna.
    .title = Sin sitio para las figuras
rule-CAR-25 = Si una loseta, con símbolo o sin él, une las construcciones del mago y de la bruja, quien la ha colocado mueve enseguida una de las dos figuras, antes de colocar un seguidor y de puntuar. Va a otro camino o ciudad sin completar y sin figura; si no lo hay, ese jugador elige una de las dos y la retira. Si la loseta lleva el símbolo de mago, basta con ese movimiento.
    .title = Cuando se encuentran
rule-CAR-26 = El mago da 1 punto más por cada loseta del camino o la ciudad que se completa. Los escudos no suman nada extra.
    .title = El mago
rule-CAR-27 = La bruja reduce a la mitad los puntos del camino o la ciudad que se completa, redondeando hacia arriba. Si hay empate, cada jugador empatado recibe esa mitad.
    .title = La bruja
rule-CAR-28 = La figura que está en una construcción completada sale otra vez del tablero, aunque allí no hubiera seguidores. Solo vuelve a entrar en juego con una loseta con el símbolo de mago.
    .title = Las figuras se van
rule-CAR-29 = En la puntuación final, el mago y la bruja cambian del mismo modo los puntos de los caminos y ciudades sin completar. A las granjas y a los monasterios no les afectan nunca.
    .title = Mago y bruja al final
rule-CAR-30 = Una ciudad de 8 losetas con 2 escudos vale 20 puntos; con el mago son 8 más, y dos personas empatadas reciben 28 cada una. Un camino de 5 losetas con la bruja da 3. Un camino de 3 losetas con el mago da 6.
    .title = Ejemplos
rule-CAR-31 = Si tienes que mover una figura, puedes sacarla de una construcción que tu loseta acaba de completar: como se mueve antes de puntuar, ya no cambia esos puntos. Lo mismo vale para la que se retira porque no tiene adónde ir.
    .title = Escapar antes de puntuar
rule-CAR-40 = Tras un turno con una loseta con círculo, puntuación incluida, quien lo ha jugado elige para toda la mesa. O cada jugador puede añadir un seguidor de su reserva junto a uno suyo de la clase marcada, en la misma parte de la loseta; o cada jugador tiene que retirar uno de esa clase, sin puntos. Empieza quien está a su izquierda y termina quien ha elegido; se salta a quien no puede, y quien tiene que retirar uno y solo tiene uno retira ese. Si nadie tiene seguidores de esa clase, el círculo no hace nada. También ocurre tras la última loseta, antes de la puntuación final.
    .title = Círculos en los cultivos
rule-CAR-41 = En el círculo no se colocan seguidores. Según la loseta, corta los caminos o separa los campos: en CC4 los dos caminos son distintos, en CC5 hay dos granjas y en CC3 una sola.
    .title = El círculo en la loseta
rule-CAR-42 = La mesa decide si juega sin círculos, con una sola de sus losetas, sacada al azar (en la caja impresa hay seis), o con todas. La marca nombra una clase de seguidores: el garrote, los de camino; el escudo, los de ciudad; la horca de labranza, los de granja.
    .title = Losetas con círculo

## Por qué no

why-CAR-01 = { $case ->
    [tile] En esta edición no hay esa loseta.
   *[other] En esta mesa no hay nadie en ese asiento.
}
why-CAR-02 = { $case ->
    [several] Ahora deciden los demás.
    [nature] Eso lo decide el azar: nadie elige sus losetas ni quién empieza.
    [other] Sobre eso no hay nada que decidir ahora.
    [player] En este juego nunca se elige a un jugador.
    [laid] La loseta de este turno ya está colocada.
    [laying] Es el turno de { $seat }, que está colocando su loseta.
    [following] Es el turno de { $seat }, que decide si coloca un seguidor.
    [moving] Es el turno de { $seat }, que decide sobre el mago y la bruja.
    [circling] Es el turno de { $seat }, que decide para toda la mesa qué hace el círculo.
   *[waiting] Por el círculo, ahora { $seat } decide sobre sus propios seguidores.
}
why-CAR-03 = { $case ->
    [apart] La loseta se coloca siempre al lado de otra que ya esté en la mesa.
    [edges] La loseta no encaja ahí, se gire como se gire: todos los lados que se tocan tienen que coincidir.
    [turned] Girada así, la loseta no encaja ahí: no coinciden todos los lados que se tocan.
    [nowhere] Girada así, la loseta no encaja en ningún sitio.
   *[occupied] Ahí ya hay una loseta.
}
why-CAR-05 = { $case ->
    [taken] { $seat } ya ocupa esa construcción desde otra loseta.
    [shared] { $seat } y { $other } ya ocupan esa construcción desde otras losetas.
    [crowded] { $seat }, { $other } y alguien más ya ocupan esa construcción desde otras losetas.
    [yours] Ya tienes un seguidor en esa construcción, en otra loseta.
    [named] Esa parte de la loseta aparece aquí con otro nombre: { $spot }.
    [supply] No te quedan seguidores en la reserva: en este turno no hay ninguno que colocar.
    [turn] Es el turno de { $seat }, y solo quien tiene el turno puede colocar un seguidor en la loseta nueva.
    [another-tile] El seguidor solo puede ir en la loseta que acabas de colocar.
    [tile-first] Primero coloca la loseta; después decides si colocas un seguidor.
    [lacks] La loseta que has robado no tiene { $feature }, así que ahí no puede ir ningún seguidor.
    [figure-first] Primero coloca el mago o la bruja; después decides si colocas un seguidor.
    [remove-first] Primero elige cuál de las dos figuras retiras; después decides si colocas un seguidor.
    [past] En este turno ya ha pasado el momento de colocar un seguidor.
    [which-part] Elige en qué parte de la loseta que acabas de colocar va el seguidor.
   *[nothing] La loseta que acabas de colocar no tiene esa parte.
}
why-CAR-11 = La partida ha terminado.
why-CAR-12 = En esta mesa se juega sin granjeros: en las granjas no se colocan seguidores.
why-CAR-20 = En esta mesa se juega sin Mago y Bruja.
why-CAR-21 = { $case ->
    [nothing] Esa loseta no tiene esa parte.
    [no-tile] Ahí no hay ninguna loseta: el mago y la bruja solo van a caminos y ciudades que ya están en la mesa.
    [bare] Esa loseta no tiene ni caminos ni ciudades, y el mago y la bruja solo van a unos o a otras.
    [never] El mago y la bruja no van a granjas ni a monasterios: solo a caminos y ciudades sin completar.
    [none] En ninguna loseta de la mesa pueden ir ahora el mago o la bruja a esa parte.
    [named] Esa parte aparece aquí con otro nombre: { $spot }, { $place }.
    [complete] Esa construcción ya está completa: el mago y la bruja solo van a caminos y ciudades sin completar.
    [tile-first] Primero coloca la loseta; después se mueve el mago o la bruja.
    [past] En este turno ya ha pasado el momento de mover el mago o la bruja.
    [nowhere] Ni el mago ni la bruja tienen adónde ir: elige cuál de los dos retiras.
    [no-mark] La loseta que has robado no lleva el símbolo de mago: en este turno no se mueve ninguna de las dos figuras.
    [unless-joined] La loseta que has robado no lleva el símbolo de mago: en este turno ninguna de las dos figuras se mueve, salvo que al colocarla unas sus construcciones.
    [turn] Es el turno de { $seat }, y solo quien coloca la loseta mueve el mago o la bruja.
   *[bare-tile] La loseta de este turno no lleva el símbolo de mago: el mago y la bruja se quedan donde están.
}
why-CAR-22 = Ahí ya está { $figure }: el mago y la bruja nunca comparten camino ni ciudad.
why-CAR-23 = Ahí está ahora { $figure }: la figura que se mueve tiene que ir a otro camino o a otra ciudad.
why-CAR-24 = { $case ->
    [off] No hay nada que retirar: { $figure } está fuera del tablero.
    [room] Todavía hay un camino o una ciudad adonde ir: tienes que colocar allí una de las dos figuras, no retirarla.
    [tile-first] Primero coloca la loseta. Solo puedes retirar una figura si entonces tienes que mover una y ninguna de las dos tiene adónde ir.
    [turn] Es el turno de { $seat }: solo quien tiene el turno puede retirar una figura, y solo si tiene que mover una y ninguna de las dos tiene adónde ir.
   *[not-now] Solo puedes retirar una figura cuando tienes que mover una y ninguna de las dos tiene adónde ir.
}
why-CAR-40 = { $case ->
    [kind] Este círculo es de { $feature }: solo puedes elegir un seguidor de { $feature }.
    [theirs] El seguidor que está ahí es de { $seat }, y solo puedes elegir uno de los tuyos.
    [none] Ahí no tienes ningún seguidor de { $feature }.
    [named] Esa parte aparece aquí con otro nombre: { $spot }, { $place }.
    [kind-first] Primero elige para toda la mesa si se añaden o se retiran seguidores; y este círculo es de { $feature }.
    [kind-later] El círculo de esta loseta es de { $feature }: al final del turno solo contarán los seguidores de { $feature }.
    [choose-first] Primero elige para toda la mesa si se añaden o se retiran seguidores; después cada jugador decide sobre los suyos.
    [adding] Ya está decidido: con este círculo se pueden añadir seguidores, y no se retira ninguno.
    [taking] Ya está decidido: con este círculo cada jugador retira un seguidor, y no se añade ninguno.
    [later] El círculo de esta loseta surte efecto al final del turno, después de puntuar.
   *[not-now] La loseta de este turno no lleva círculo en los cultivos, y sin él no se añaden ni se retiran seguidores.
}
why-CAR-42 = En esta mesa se juega sin círculos en los cultivos.

## Lo que aconseja la guía

# Lo que espera: en números redondos
advice-points = { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
advice-about-points = { $points ->
        [0] casi nada
        [1] 1 punto más o menos
       *[other] unos { $points } puntos
    }
advice-about-before = { $before ->
        [0] casi nada
        [1] 1 punto más o menos
       *[other] unos { $before } puntos
    }
advice-about-left = { $left ->
        [0] casi nada
        [1] 1 punto más o menos
       *[other] unos { $left } puntos
    }
advice-from-before = { $before ->
        [one] { $before } punto
       *[other] { $before } puntos
    }
advice-some-followers = { $count ->
        [one] { $count } seguidor
       *[other] { $count } seguidores
    }
advice-left-followers = { $left ->
        [0] no te queda ninguno en la reserva
        [one] te queda 1 en la reserva
       *[other] te quedan { $left } en la reserva
    }
advice-chance-complete = { $count ->
        [0] no llegará a completarse
        [one] 1 posibilidad de 10 de que se complete
       *[other] { $count } posibilidades de 10 de que se complete
    }
advice-farm-touches = { $count ->
        [0] toca { $open ->
            [0] ninguna ciudad
            [one] 1 ciudad sin completar
           *[other] { $open } ciudades sin completar
        }
        [one] toca 1 ciudad completa{ advice-farm-open }
       *[other] toca { $count } ciudades completas{ advice-farm-open }
    }
advice-farm-open = { $open ->
        [0] {""}
       *[other] {" "}y { $open } sin completar
    }
advice-cloister-has = { $count ->
        [0] aún no tiene ninguna de las 8 losetas de alrededor
        [one] ya tiene 1 de las 8 losetas de alrededor
       *[other] ya tiene { $count } de las 8 losetas de alrededor
    }
advice-put-there = { $then ->
        [0] Un seguidor en { $spot }
       *[other] Luego puedes colocar un seguidor en { $spot }
    }
advice-put-cost = { $left ->
        [0] {""}
       *[other] {" "}(en la reserva, { $left })
    }

advice-only = No hay otra cosa que hacer.
advice-all-same = Da lo mismo: por lo que alcanzo a ver, todas las respuestas valen igual.
advice-nothing = No cambia casi nada de lo que está ocupado.
advice-rival = Tu mayor rival pasa a ser { $seat }, que iba por detrás.

# Lo tuyo
advice-put-city = { advice-put-there }: espero { advice-about-points }{ advice-put-cost }; { advice-chance-complete }.
advice-put-road = { advice-put-there }: espero { advice-about-points }{ advice-put-cost }, con { $count ->
        [one] 1 extremo
       *[other] { $count } extremos
    } por cerrar.
advice-put-cloister = { advice-put-there }: espero { advice-about-points }{ advice-put-cost }; { advice-cloister-has }.
advice-put-farm = { advice-put-there }: espero { advice-about-points } al final{ advice-put-cost }; { advice-farm-touches }.
advice-claims = { advice-put-there }: { advice-points } enseguida, y vuelve a tu reserva.
advice-closes = Completas tu { $feature } ({ $place }): { advice-points }{ $more ->
        [0] , lo que ya esperaba
       *[other] ; contaba con { advice-about-before }
    }.
advice-closes-shared = Completas tu { $feature } ({ $place }), que compartes con { $seat }: { advice-points } para cada uno{ $more ->
        [0] , lo que ya esperaba
       *[other] ; contabas con { advice-about-before }
    }.
advice-changes-city = Lo que espero de tu ciudad ({ $place }) pasa de { advice-from-before } a { $points }; { advice-chance-complete }.
advice-changes-road = Lo que espero de tu camino ({ $place }) pasa de { advice-from-before } a { $points }, con { $count ->
        [one] 1 extremo
       *[other] { $count } extremos
    } por cerrar.
advice-changes-cloister = Lo que espero de tu monasterio ({ $place }) pasa de { advice-from-before } a { $points }; { advice-cloister-has }.
advice-changes-farm = Lo que espero de tu granja ({ $place }) pasa de { advice-from-before } a { $points }; { advice-farm-touches }.
advice-slightly = Tu { $feature } ({ $place }) sale { $more ->
        [0] perdiendo un poco
       *[other] ganando un poco
    }.
advice-shares = Pasas a compartir tu { $feature } ({ $place }) con { $seat }: { advice-about-points } para cada uno, y tú contabas con { advice-about-before }.
advice-draws-level = En tu { $feature } ({ $place }) alcanzas a { $seat }: { advice-about-points } para cada uno.
advice-takes-over = Consigues la mayoría en tu { $feature } ({ $place }): espero { advice-about-points }.
advice-loses = Pierdes la mayoría en tu { $feature } ({ $place }) ante { $seat }: contabas con { advice-about-before }.
advice-taken = Con el círculo te quedas sin el seguidor de tu { $feature } ({ $place }): contabas con { advice-about-before }.
advice-supply-less = Gastas { advice-some-followers }: { advice-left-followers }, y en ella valdría { advice-about-points }.
advice-supply-back = Recuperas { advice-some-followers } para más adelante: { advice-about-points }.
advice-spares = Te ahorras { advice-some-followers }, que en la reserva vale { advice-about-points }.
advice-keeps = En la reserva un seguidor vale ahora { advice-about-left }; en { $spot }, que es lo mejor, { advice-about-points }.
advice-keeps-close = En la reserva un seguidor vale ahora un poco más que en { $spot }, que es lo mejor: { advice-about-points }.
advice-keeps-hardly = En { $spot } un seguidor vale ahora un poco más que en la reserva: { advice-about-points }.
advice-keeps-less = En { $spot } un seguidor daría { advice-about-points }; en la reserva vale ahora { advice-about-left }.
advice-keeps-all = En esta loseta ningún seguidor daría puntos.

# Lo de otros
advice-their-closes = A { $seat } le completas su { $feature } ({ $place }): suma { advice-points }{ $more ->
        [0] , lo que ya podía esperar
       *[other] {" "}y podía esperar { advice-about-before }
    }.
advice-their-changes = Lo que { $seat } puede esperar de su { $feature } ({ $place }) pasa de { advice-from-before } a { $points }.
advice-their-slightly = { $more ->
        [0] { $seat } sale perdiendo un poco
       *[other] { $seat } sale ganando un poco
    } con su { $feature } ({ $place }).
advice-their-gains = { $seat } pasa a puntuar en su { $feature } ({ $place }): { advice-about-points }.
advice-their-loses = { $seat } pierde { advice-about-before } que podía esperar de su { $feature } ({ $place }).
advice-their-taken = Con el círculo { $seat } se queda sin el seguidor de su { $feature } ({ $place }): podía esperar { advice-about-before }.
advice-their-supply-less = { $seat } gasta { advice-some-followers }.
advice-their-supply-back = { $seat } recupera { advice-some-followers }.

# Las figuras
advice-with-more = { $then ->
        [0] Con { $figure } ahí, tu { $feature } ({ $place }) vale { advice-about-points } más
       *[other] Luego puedes llevar { $figure } a tu { $feature } ({ $place }): { advice-about-points } más
    }.
advice-with-less = { $then ->
        [0] Con { $figure } ahí, tu { $feature } ({ $place }) vale { advice-about-points } menos
       *[other] Luego { $figure } acabaría en tu { $feature } ({ $place }): { advice-about-points } menos
    }.
advice-without-more = { $then ->
        [0] Sin { $figure }, tu { $feature } ({ $place }) vale { advice-about-points } más
       *[other] Luego puedes sacar { $figure } de tu { $feature } ({ $place }): { advice-about-points } más
    }.
advice-without-less = { $then ->
        [0] Sin { $figure }, tu { $feature } ({ $place }) vale { advice-about-points } menos
       *[other] Luego { $figure } saldría de tu { $feature } ({ $place }): { advice-about-points } menos
    }.
advice-with-more-theirs = { $then ->
        [0] Con { $figure } ahí, { $seat } gana { advice-about-points } en su { $feature } ({ $place })
       *[other] Luego { $figure } acabaría favoreciendo a { $seat } en su { $feature } ({ $place }): { advice-about-points } más
    }.
advice-with-less-theirs = { $then ->
        [0] Con { $figure } ahí, { $seat } pierde { advice-about-points } en su { $feature } ({ $place })
       *[other] Luego puedes llevar { $figure } a la construcción de { $seat } ({ $feature }, { $place }): le costaría { advice-about-points }
    }.
advice-without-more-theirs = { $then ->
        [0] Sin { $figure }, { $seat } gana { advice-about-points } en su { $feature } ({ $place })
       *[other] Luego { $figure } dejaría de perjudicar a { $seat } en su { $feature } ({ $place }): { advice-about-points } más
    }.
advice-without-less-theirs = { $then ->
        [0] Sin { $figure }, { $seat } pierde { advice-about-points } en su { $feature } ({ $place })
       *[other] Luego puedes sacar { $figure } de la construcción de { $seat } ({ $feature }, { $place }): le costaría { advice-about-points }
    }.
advice-nobody-there = Donde va { $figure } no hay seguidores: ahí no cambia los puntos de nadie.

## Las losetas

tile-A = monasterio con camino (A)
tile-B = monasterio sin camino (B)
tile-C = ciudad por los cuatro lados con escudo (C)
tile-D = ciudad en un lado y camino recto (D)
tile-E = ciudad en un lado (E)
tile-F = ciudad de lado a lado con escudo (F)
tile-G = ciudad de lado a lado (G)
tile-H = dos ciudades enfrentadas (H)
tile-I = dos ciudades en lados contiguos (I)
tile-J = ciudad en un lado y curva a la derecha (J)
tile-K = ciudad en un lado y curva a la izquierda (K)
tile-L = ciudad en un lado y cruce de tres caminos (L)
tile-M = ciudad en esquina con escudo (M)
tile-N = ciudad en esquina (N)
tile-O = ciudad en esquina con escudo y curva (O)
tile-P = ciudad en esquina y curva (P)
tile-Q = ciudad por tres lados con escudo (Q)
tile-R = ciudad por tres lados (R)
tile-S = ciudad por tres lados con escudo y camino (S)
tile-T = ciudad por tres lados y camino (T)
tile-U = camino recto (U)
tile-V = camino en curva (V)
tile-W = cruce de tres caminos (W)
tile-X = cruce de cuatro caminos (X)

# Con el símbolo de mago
tile-MW1 = símbolo de mago con ciudad en un lado y cruce de tres caminos (MW1)
tile-MW2 = símbolo de mago con ciudad en esquina y curva (MW2)
tile-MW3 = símbolo de mago con tres ciudades y camino (MW3)
tile-MW4 = símbolo de mago con ciudad de lado a lado entre dos caminos (MW4)
tile-MW5 = símbolo de mago con dos ciudades enfrentadas (MW5)
tile-MW6 = símbolo de mago con ciudad por tres lados y camino (MW6)
tile-MW7 = símbolo de mago con ciudad en un lado con camino y curva aparte (MW7)
tile-MW8 = símbolo de mago con dos ciudades contiguas y curva (MW8)

# Con círculo en los cultivos
tile-CC1 = círculo de camino con curva y otro camino (CC1)
tile-CC2 = círculo de camino con curva y otros dos caminos (CC2)
tile-CC3 = círculo de granja con ciudad en un lado y camino (CC3)
tile-CC4 = círculo de granja con ciudad en un lado y dos caminos (CC4)
tile-CC5 = círculo de ciudad con dos ciudades enfrentadas (CC5)
tile-CC6 = círculo de ciudad con dos ciudades en esquina (CC6)

# clases de losetas de quien hizo la edición, si no tienen nombre
tile-Z1 = loseta de esta edición (Z1)
tile-Z2 = loseta de esta edición (Z2)
tile-Z3 = loseta de esta edición (Z3)
tile-Z4 = loseta de esta edición (Z4)
tile-Z5 = loseta de esta edición (Z5)
tile-Z6 = loseta de esta edición (Z6)
tile-Z7 = loseta de esta edición (Z7)
tile-Z8 = loseta de esta edición (Z8)
tile-Z9 = loseta de esta edición (Z9)
tile-Z10 = loseta de esta edición (Z10)
tile-Z11 = loseta de esta edición (Z11)
tile-Z12 = loseta de esta edición (Z12)

## Dónde: la loseta tal como está en la mesa, con el norte arriba

# con dos números, o por el camino desde la loseta inicial
place = { $label }
    .way = { $x ->
            [0] { $y ->
                [0] en la loseta inicial
               *[other] { way-down }
            }
           *[other] { $y ->
                [0] { way-across }
               *[other] { way-across } y { way-down }
            }
        }
way-across = { $east ->
        [0] { $west } al oeste
       *[other] { $east } al este
    }
way-down = { $south ->
        [0] { $north } al norte
       *[other] { $south } al sur
    }

spot-city-N = la ciudad del lado norte
spot-city-E = la ciudad del lado este
spot-city-S = la ciudad del lado sur
spot-city-W = la ciudad del lado oeste
spot-road-N = el camino del lado norte
spot-road-E = el camino del lado este
spot-road-S = el camino del lado sur
spot-road-W = el camino del lado oeste
spot-farm-NNW = la granja del lado norte (izquierda)
spot-farm-NNE = la granja del lado norte (derecha)
spot-farm-ENE = la granja del lado este (arriba)
spot-farm-ESE = la granja del lado este (abajo)
spot-farm-SSE = la granja del lado sur (derecha)
spot-farm-SSW = la granja del lado sur (izquierda)
spot-farm-WSW = la granja del lado oeste (abajo)
spot-farm-WNW = la granja del lado oeste (arriba)
spot-cloister = el monasterio

rotation-0 = sin girar
rotation-1 = un cuarto de vuelta a la derecha
rotation-2 = media vuelta
rotation-3 = un cuarto de vuelta a la izquierda

figure-mage = el mago
figure-witch = la bruja

feature-city = ciudad
feature-road = camino
feature-farm = granja
feature-cloister = monasterio

## Opciones de mesa

setting-mage_and_witch = Mago y Bruja
    .help = La expansión: ocho losetas más y dos figuras. El mago mejora los puntos de un camino o una ciudad; la bruja los reduce a la mitad.
setting-crop_circles = Círculos en los Cultivos
    .help = Ninguno; solo una de las losetas, sacada al azar y a la vista de todos; o todas.
setting-crop_circles-0 = Ninguno
setting-crop_circles-1 = Uno al azar
setting-crop_circles-6 = Todos
setting-farmers = Granjeros
    .help = Los seguidores pueden ir a las granjas, que puntúan al final. Sin granjeros es más fácil la primera partida.
setting-small_city = Ciudad pequeña
    .help = Una ciudad completa de solo dos losetas da 1 punto por loseta y 1 por escudo, como en los reglamentos antiguos, y no 2 y 2 como las demás.

game-source = Las clases del juego base y sus letras son las de la lista impresa de losetas. El reglamento de Mago y Bruja no trae lista: la forma de sus ocho losetas y la de los círculos en los cultivos se han tomado de descripciones públicas.

## La mesa en líneas

show-name = { $seat }
show-and = { $names } y { $last }
show-and-i = { $names } e { $last }
show-turn = Turno de { $seat }.
show-over = { $count ->
        [one] Fin de la partida: gana { $names } con { score-points }.
       *[other] Fin de la partida: { $names } comparten la victoria con { score-points }.
    }
show-finals = Puntos finales: { $scores }.
show-landscape = Paisaje (columnas: «x», hacia el este; filas: «y», hacia el sur):
show-band = Columnas de { $first } a { $last }:
show-legend-land = Signos: ▒ ciudad, / \ ( ) sus murallas, * escudo, ─ camino, «o» cruce, [+] monasterio.
show-legend-players = Seguidores: { $players }; en minúscula, granjeros.
show-legend-player = { $sign } { $seat }
show-legend-mage_and_witch = M mago, W bruja, % símbolo de mago.
show-legend-crop_circles = @ círculo.
show-legend-fits = + en las esquinas: ahí encaja la loseta.
show-legend-laid = ┏ ┓ ┗ ┛ la loseta recién colocada.
show-at = { $place } { $feature } { $side }
show-at-cloister = { $place } { $feature }
show-side-N = norte
show-side-E = este
show-side-S = sur
show-side-W = oeste
show-side-NNW = norte (izquierda)
show-side-NNE = norte (derecha)
show-side-ENE = este (arriba)
show-side-ESE = este (abajo)
show-side-SSE = sur (derecha)
show-side-SSW = sur (izquierda)
show-side-WSW = oeste (abajo)
show-side-WNW = oeste (arriba)
show-tiles = Losetas colocadas (lugar, clase y cuartos de vuelta a la derecha): { $tiles }.
show-features-none = Nadie ocupa nada.
show-features = Lo que está ocupado, con los seguidores de cada jugador y lo que daría ahora:
show-features-over = Lo que quedó ocupado, con los seguidores de cada jugador y lo que ha dado al final:
show-feature-city = { $where }: { score-size }{ $pennants ->
        [0] {""}
        [one] , { $pennants } escudo
       *[other] , { $pennants } escudos
    }
show-feature-road = { $where }: { score-size }
show-feature-farm = { $where }: { score-size }, { $cities ->
        [0] ninguna ciudad completa
        [one] { $cities } ciudad completa
       *[other] { $cities } ciudades completas
    }
show-feature-cloister = { $where }: { $size } losetas de 9
show-complete-city = { $text }, completa
show-complete-road = { $text }, completo
show-complete-cloister = { $text }, completo
show-with-mage = { $text }, con el mago ({ SIGNED($number) })
show-with-witch = { $text }, con la bruja ({ $number ->
        [0] que aquí no resta nada
       *[other] { SIGNED($number) }
    })
show-count = { $seat } { $number }
show-feature = { $text }; { $crowd }; { score-points } para { $names }.
show-feature-shared = { $text }; { $crowd }; { score-points } para cada uno: { $names }.
show-figure = { $sign } { $figure }: { $where }.
show-figure-off = { $sign } { $figure }: fuera del tablero.
show-player = { $sign } { $seat }: { score-points }, { $supply ->
        [0] ningún seguidor
        [one] { $supply } seguidor
       *[other] { $supply } seguidores
    } en la reserva
show-player-in = { $text }.
show-player-out = { $text }; colocados: { $where }.
show-follower = { $where } × { $number }
show-bag = Por salir, { score-size }: { $kinds }.
show-bag-empty = No quedan losetas por salir.
show-set-aside = Fuera del juego porque no encajaban: { $tiles }.
show-hand = Loseta por colocar: { $tile }.
show-rotation-0 = sin girar
show-rotation-1 = derecha
show-rotation-2 = media vuelta
show-rotation-3 = izquierda
show-field = campo
show-turning = { $rotation }
show-turned = { $turned } (norte { $north }, este { $east }, sur { $south }, oeste { $west }): encaja en { $places }.
show-turned-nowhere = { $turned } (norte { $north }, este { $east }, sur { $south }, oeste { $west }): no encaja.
show-laid = Loseta recién colocada en { $place }: { $tile }.
show-segment = { $sign } { $spot }
show-set-base = Juego base, { score-size }:
show-set-mage_and_witch = Mago y Bruja, { score-size }:
show-set-crop_circles = Círculos en los Cultivos, { score-size }:
show-component = { $number } × { $tile }

## Lo que las cosas cuentan de sí mismas: nombres para quien oye el tablero, y la vista grande

tell-hand = Loseta por colocar: { $tile }
tell-laid = { $tile }, { $place } (norte { $north }, este { $east }, sur { $south }, oeste { $west }).
tell-kind = { $tile }. Sin girar: norte { $north }, este { $east }, sur { $south }, oeste { $west }.
tell-copies = { $count ->
        [one] En la caja hay { $count } loseta como esta.
       *[other] En la caja hay { $count } losetas como esta.
    }
tell-part = { $spot }, { $place }
tell-stands = { $count ->
        [one] { $seat } tiene un seguidor en { $spot }.
       *[other] { $seat } tiene { $count } seguidores en { $spot }.
    }
tell-here = { $figure } está en { $spot }.
tell-last = la última loseta que ha colocado { $seat }.
tell-nobody = { $text }; sin ocupar; { $points ->
        [one] { $points } punto tal como está
       *[other] { $points } puntos tal como está
    }.
tell-done = { $text }; ya no da puntos.
tell-meet = { $text }; { $crowd }. Ahí se encontrarían el mago y la bruja, y uno de los dos tendría que irse. Con el mago daría entonces { $mage }; con la bruja, { $witch }.
tell-meet-nobody = { $text }; sin ocupar. Ahí se encontrarían el mago y la bruja, y uno de los dos tendría que irse. Con el mago daría entonces { $mage }; con la bruja, { $witch }.
tell-at = { $what } al { $side }
tell-fits = { $place }, la loseta encaja. Alrededor: { $sides }.
tell-unfit = { $place }, la loseta no encaja. Alrededor: { $sides }.
tell-empty = { $place }, aún no hay nada. Alrededor: { $sides }.
tell-way = { $rotations }: { $effect }
tell-preview = { $place }, { $rotation } (norte { $north }, este { $east }, sur { $south }, oeste { $west }): { $effect }
tell-turn = Posición { $number } de { $count }: la tecla R gira la loseta.
tell-plain = no completa nada ni toca nada que esté ocupado.
tell-completes-city = completa una ciudad
tell-completes-road = completa un camino
tell-completes-cloister = completa un monasterio
tell-extends-city = amplía una ciudad
tell-extends-road = alarga un camino
tell-extends-farm = amplía una granja
tell-extends-cloister = { $own ->
        [0] es una loseta más alrededor de un monasterio
       *[other] trae un monasterio nuevo
    }
tell-joins-city = une { $joined } ciudades en una
tell-joins-road = une { $joined } caminos en uno
tell-joins-farm = une { $joined } granjas en una
tell-magic = Con el mago daría { $mage }; con la bruja, { $witch }.
tell-is-on = { $figure }: { $where }
tell-waits = { $figure }: fuera del tablero.
tell-does-mage = El mago da 1 punto más por cada loseta del camino o de la ciudad, sea de quien sea. Los escudos no suman nada extra.
tell-does-witch = La bruja reduce a la mitad los puntos del camino o de la ciudad, redondeando hacia arriba, se los lleve quien se los lleve.

## Junto al tablero

board-tiles = { $size ->
        [0] No quedan losetas
        [one] Queda { $size } loseta
       *[other] Quedan { $size } losetas
    }
board-count = Qué queda y dónde ya no encaja nada
board-player = { $seat }: { $supply ->
        [0] ningún seguidor en la reserva
        [one] { $supply } seguidor en la reserva
       *[other] { $supply } seguidores en la reserva
    }
board-points = { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }
board-occupied = Ocupado
board-left = Losetas por colocar
board-of = { $tile }, { $count ->
        [one] queda { $count }
       *[other] quedan { $count }
    }
board-gaps = Huecos
board-gaps-some = { $count ->
        [one] En 1 lugar junto al paisaje no encaja ninguna de estas losetas. Está tachado en el tablero.
       *[other] En { $count } lugares junto al paisaje no encaja ninguna de estas losetas. Están tachados en el tablero.
    }
board-gaps-none = En todos los lugares junto al paisaje encaja todavía alguna de estas losetas.
board-gap = { $place }: ahí ya no encaja nada
board-out = Fuera del juego porque no encajaban: { $tiles }.
board-close = Cerrar

## Lecciones

lesson-first = Tu primera partida
    .about = Caminos, ciudades, monasterios y granjas, turno a turno, sin mago ni bruja.
lesson-first-hello = ¡Hola! Aquí crece un paisaje, loseta a loseta. Tus seguidores ocupan caminos, ciudades, monasterios y granjas, y eso da puntos. Gana quien tenga más cuando se acaben las losetas.
lesson-first-start = Esta es la loseta inicial: arriba, una ciudad; en medio, un camino de lado a lado; lo verde es campo. Los lugares se nombran desde aquí, donde está la estrella: «1 al este» es la casilla de su derecha. Todo está a la vista, menos la loseta que sale después.
lesson-first-followers = Cada jugador empieza con 7 seguidores; los tuyos son los rojos, con un círculo. Aquí ves cuántos le quedan a cada uno y, junto a la estrella, sus puntos. El que colocas en el paisaje no vuelve hasta que se completa lo que ocupa.
lesson-first-demo_tile = Empieza { $seat2 }. En cada turno se roba una loseta y se coloca junto a otra; hay que ponerla. Todos los lados que se tocan tienen que coincidir: aquí, camino con camino.
lesson-first-demo_follower = Después se puede colocar un seguidor en esa loseta. { $seat2 } ha ocupado el camino, que ya tiene dos losetas. Por este lado acaba en el cruce; por el otro, aún no. Y el turno pasa a la izquierda: a ti.
lesson-first-your_tile = Te toca. Tu loseta es una ciudad de lado a lado, y el escudo dará puntos. Colócala al norte de la loseta inicial, girada de modo que la ciudad siga hacia arriba.
lesson-first-small_city = Ahí encaja, pero empezarías una ciudad de una sola loseta. Al norte de la inicial haces crecer una que ya está empezada.
lesson-first-knight = ¿Y un seguidor? Solo puede ir en la loseta que acabas de colocar, y solo donde no haya ya ninguno, ni en otra loseta de la misma construcción. La ciudad está libre: colócalo en ella.
lesson-first-city_unclaimed = Puedes guardarlo, pero entonces la ciudad no es de nadie y otro jugador puede quedársela. Tienes siete: gasta uno aquí.
lesson-first-farm_too_early = Eso es campo, y ahí se quedaría hasta el final de la partida. Ya veremos cuándo compensa. Ahora, mejor la ciudad.
lesson-first-city_grows = Ya es tuya. Cuando la muralla la cierre del todo, dará 2 puntos por loseta y 2 por escudo, y tu seguidor volverá contigo. Por arriba le falta un trozo.
lesson-first-city_grows-missed = Una ciudad está completa cuando la muralla la cierra del todo. Da 2 puntos por loseta y 2 por escudo, y sus seguidores vuelven a la reserva.
lesson-first-taken = { $seat1 } empieza otra ciudad al lado. En la tuya no podía colocar a nadie: una construcción donde ya hay un seguidor está ocupada, aunque la alargue otro jugador.
lesson-first-road_done = Otro cruce, y el camino de { $seat2 } tiene sus dos extremos: está completo. 1 punto por loseta, 3 en total, y el seguidor vuelve. Los caminos también acaban en una ciudad o en un monasterio.
lesson-first-road_done-missed = Un camino está completo cuando tiene sus dos extremos: en un cruce, una ciudad o un monasterio. Da 1 punto por loseta, y el seguidor vuelve.
lesson-first-cloister = Un monasterio. Se completa cuando hay losetas en los ocho lugares que lo rodean, también en diagonal. En los dos sitios señalados ya tendría tres vecinas. Elige uno.
lesson-first-cloister-missed = Un monasterio se completa cuando hay losetas en los ocho lugares que lo rodean, también en diagonal. Con un seguidor dentro da 9 puntos: 1 por su loseta y 1 por cada vecina, la ponga quien la ponga.
lesson-first-few_around = Ahí solo tendría dos vecinas. Cuantas más haya ya alrededor, antes se completa: en los sitios señalados hay tres.
lesson-first-monk = Coloca un seguidor en el monasterio. Cuando esté rodeado dará 9 puntos: 1 por su loseta y 1 por cada una de las ocho vecinas, las ponga quien las ponga. Hasta entonces se queda dentro.
lesson-first-never_again = Después ya no podrás: un seguidor solo va en la loseta que se acaba de colocar. El monasterio se quedaría vacío para siempre.
lesson-first-not_the_field = Eso es campo: ahí se quedaría hasta el final, y de momento no sabemos qué dará. El monasterio da puntos seguros.
lesson-first-neighbour = Mira: la nueva ciudad de { $seat1 } da al mismo hueco que la tuya. En la tuya no puede colocar a nadie, pero dos ciudades ocupadas sí pueden unirse, y entonces se comparten.
lesson-first-join = Esta loseta une las dos ciudades y las cierra. Con un seguidor de cada parte hay empate, y los puntos no se dividen: cada jugador los recibe todos. Ponla en el hueco.
lesson-first-join-missed = No se puede colocar un seguidor donde ya hay otro, ni en otra loseta de la misma construcción. Pero dos construcciones ocupadas sí pueden unirse. Entonces cobra quien tenga más seguidores; si hay empate, cada jugador recibe todos los puntos.
lesson-first-stays_incomplete = Entonces tu ciudad sigue sin completar, y quién sabe si saldrá otra loseta que encaje. Que { $seat1 } también sume no te quita nada, y { $seat2 } se queda atrás.
lesson-first-farmer = El seguidor se coloca antes de puntuar. El campo también se ocupa: es una granja. Un granjero se queda hasta el final, y entonces da 3 puntos por cada ciudad completa que toque su granja. Pruébalo.
lesson-first-farmer-missed = El campo también se ocupa. Una granja es todo el campo unido, hasta donde lo cortan caminos y ciudades. Un granjero se queda hasta el final: entonces, quien tenga más en una granja suma 3 puntos por cada ciudad completa que toque.
lesson-first-no_farmer = No es obligatorio. Pero junto a ciudades completas un granjero da puntos seguros, y aún tienes seguidores. Conviene probarlo una vez.
lesson-first-city_done = ¡Completa! 4 losetas dan 8 y el escudo 2: 10 puntos para ti y 10 para { $seat1 }. Los dos seguidores vuelven a la reserva, y ya puedes usarlos otra vez.
lesson-first-farm = Tu granja es todo el campo unido, hasta donde lo cortan caminos, ciudades o el borde. Si hay más granjeros, cobra quien tenga más. Y recuerda: los granjeros no vuelven, así que no gastes muchos.
lesson-first-alone = Ya sabes jugar un turno entero. La partida dura hasta la última loseta; aquí ves cuántas quedan. Si una no encaja en ningún sitio, sale del juego y se roba otra.
lesson-first-your_game = Desde aquí decides tú, y los demás también. Si algo no se puede y no sabes por qué, toca «?» y después eso mismo: verás el motivo y la regla.
lesson-first-at_the_end = Al final puntúa también lo que está sin completar: camino, 1 por loseta; ciudad, 1 por loseta y 1 por escudo, o sea la mitad; monasterio, 1 por su loseta y por cada vecina. Y las granjas.
lesson-first-most = Cuando varios jugadores están en una construcción, cobra solo quien tiene más seguidores; si empatan, cada uno cobra todos los puntos. Por eso a veces conviene unir una segunda ciudad tuya a la de otro.
lesson-first-stuck = Lo que más suele fallar: quedarse sin seguidores. Si ocupas mucho y no cierras nada, no vuelve ninguno. Guarda siempre uno o dos, y cuidado con las ciudades enormes: cuesta cerrarlas.
lesson-first-cloister_done = ¡Tu monasterio está rodeado! Su loseta y las ocho vecinas son 9 puntos, y el seguidor vuelve contigo.
lesson-first-set_aside = Una loseta no encajaba en ningún sitio: ha salido del juego, y el mismo jugador ha robado otra. Pasa pocas veces.
lesson-first-last_one = Es tu último seguidor. Si lo colocas donde no puedas cerrar pronto, jugarás varios turnos sin ninguno. A veces es mejor guardarlo: no colocar también vale.
lesson-first-few_tiles = Quedan pocas losetas. Guardar seguidores ya no sirve: colócalos donde aún den algo, también en granjas junto a ciudades completas. Y cierra lo que puedas, que completo vale más.
lesson-first-over = Se acabaron las losetas. Ahora ha puntuado lo que estaba sin completar, y después las granjas: 3 puntos por ciudad completa. En el registro está cada suma.
lesson-first-winner = Gana quien tiene más puntos; si hay empate, se comparte la victoria. Ya sabes jugar a Carcassonne. Cuando quieras, te esperan el mago y la bruja.

lesson-magic = El mago y la bruja
    .about = Para después de la primera lección: qué cambian las dos figuras, cuándo hay que moverlas y qué pasa si se encuentran.
lesson-magic-hello = Se juega como en la primera lección, con dos figuras más: el mago y la bruja. No son de nadie. Empiezan fuera del tablero y cambian los puntos de caminos y ciudades.
lesson-magic-mark = { $seat2 } ha colocado una loseta con el símbolo de mago, la varita violeta; en toda la partida hay ocho así. Quien coloca una tiene que mover una de las dos figuras, la que quiera, antes de colocar un seguidor.
lesson-magic-mage = Ha elegido el mago. Da 1 punto más por cada loseta de ese camino o ciudad, a quien lo cobre; los escudos no suman extra. Por eso { $seat2 } lo trae a donde va a ir su seguidor.
lesson-magic-your_mark = Tu loseta también lleva el símbolo. Colócala en uno de los dos sitios señalados: completa la ciudad que hay debajo y empieza otra. Después tendrás que mover una figura.
lesson-magic-closes_nothing = Ahí encaja, pero no cierra ninguna ciudad. En los sitios señalados cierras una, y eso son 4 puntos este mismo turno.
lesson-magic-witch = Ahora es obligatorio: una figura va a un camino o ciudad sin completar. La bruja deja los puntos en la mitad, redondeando hacia arriba. El camino de { $seat1 } crece: elige la bruja y ese camino.
lesson-magic-witch-missed = Una figura va siempre a un camino o ciudad sin completar, sea de quien sea. La bruja deja sus puntos en la mitad, redondeando hacia arriba: conviene mandarla a lo de otro.
lesson-magic-mage_later = Quitarle el mago a { $seat2 } es buena idea, pero aún no tienes nada empezado donde te sirva. El camino de { $seat1 }, en cambio, ya tiene tres losetas.
lesson-magic-witch_on_nobody = Ahí no hay nadie a quien estorbe, salvo quizá a ti más adelante. Busca algo que vaya a dar puntos a otro: el camino de { $seat1 }.
lesson-magic-apart = La bruja vale para todo ese camino, esté en la loseta que esté. Y el mago no puede entrar en él: los dos nunca comparten camino ni ciudad.
lesson-magic-apart-missed = Una figura vale para todo el camino o toda la ciudad, esté en la loseta que esté. Y el mago y la bruja nunca comparten camino ni ciudad.
lesson-magic-then_follower = Primero la figura, ahora el seguidor. La ciudad del lado sur está completa: un seguidor ahí suma 4 puntos y vuelve enseguida. La del norte empieza ahora. ¿Cuál prefieres?
lesson-magic-four_points = Se puede, pero la ciudad del sur está completa: si colocas ahí el seguidor, son 4 puntos ya, y lo recuperas en este turno.
lesson-magic-four = ¡4 puntos! La ciudad completa tenía 2 losetas, a 2 puntos cada una, y tu seguidor ya ha vuelto.
lesson-magic-new_road = Otra vez el símbolo de mago. Del cruce que ha puesto { $seat2 } sale hacia el este un camino sin ocupar. Alárgalo con esta curva, girada hacia el sur: allí una sola loseta puede completarlo.
lesson-magic-to_the_south = Así el camino se va hacia el norte. Gírala hacia el sur: allí se acerca al de { $seat1 }, y un cruce puede cerrar los dos.
lesson-magic-road_waits = Ahí encaja, pero dejas ese camino libre para otro. Junto al cruce tendría dos losetas y le faltaría solo el final.
lesson-magic-fetch_mage = Toca mover una figura. Si ya está en el tablero, tiene que ir a otra construcción: no vale otra loseta de la misma. Trae el mago al camino que acabas de alargar.
lesson-magic-fetch_mage-missed = Si la figura que mueves ya está en el tablero, tiene que ir a otro camino o a otra ciudad: no vale otra loseta de la misma construcción.
lesson-magic-witch_leaves = Si mueves la bruja, el camino de { $seat1 } vuelve a valer entero. Déjala ahí y mueve el mago: así ganas tú y ella no.
lesson-magic-mage_for_others = Ahí el mago sumaría para otro jugador, o para nadie. En el camino de esta loseta puedes colocar enseguida tu seguidor.
lesson-magic-same_road = Y ahora tu seguidor, en ese mismo camino. El mago no es tuyo: da sus puntos a quien cobre el camino.
lesson-magic-works_for_all = Entonces el camino queda libre, y el mago sumará para quien lo ocupe. Coloca el seguidor en el camino.
lesson-magic-both_roads = Un cruce. Aquí completa los dos caminos a la vez: el tuyo tendrá 3 losetas y el mago; el de { $seat1 }, 5 y la bruja. ¿Cuánto dará cada uno? Colócalo ahí.
lesson-magic-both_wait = Ahí los dos caminos siguen sin completar, y en su turno cualquiera puede mover el mago a otro sitio. Ciérralos ahora que te conviene.
lesson-magic-before_count = Antes de contar, decide si colocas un seguidor en esta loseta. Aquí no hace falta: puedes guardarlo. Los dos caminos ya están ocupados.
lesson-magic-six = Tu camino: 3 puntos por sus 3 losetas y 3 más por el mago. Son 6, el doble.
lesson-magic-three = El de { $seat1 }: 5 losetas serían 5 puntos. La bruja lo deja en la mitad, dos y medio, que se redondea hacia arriba: 3.
lesson-magic-off = Cuando se completa la construcción donde está una figura, la figura sale del tablero. Solo vuelve cuando alguien coloca otra loseta con el símbolo de mago.
lesson-magic-large_city = En una ciudad se nota más: 8 losetas y 2 escudos valen 20 puntos. El mago añade 8, uno por loseta: 28. Y si dos jugadores empatan en ella, cada uno recibe 28.
lesson-magic-large_city-missed = Un ejemplo: una ciudad de 8 losetas y 2 escudos vale 20 puntos. El mago añade 8, uno por loseta: 28. Y si dos jugadores empatan en ella, cada uno recibe 28. Un camino de 5 losetas con la bruja da 3.
lesson-magic-witch_again = { $seat1 } ha llevado la bruja a un camino de { $seat2 }. Da igual de quién sea y si hay seguidores: vale cualquier camino o ciudad sin completar.
lesson-magic-mage_again = { $seat2 } responde con el mago en su otro camino. A los dos caminos les falta la misma loseta para unirse: la del hueco entre ambos.
lesson-magic-meeting = Y tú tienes la curva que los une. Entonces el mago y la bruja se encontrarían, y quien ha puesto la loseta tiene que mover uno, lleve símbolo o no. Colócala ahí.
lesson-magic-meeting-missed = Si una loseta une la construcción del mago con la de la bruja, quien la ha puesto tiene que mover enseguida uno de los dos, antes de puntuar, lleve símbolo o no.
lesson-magic-bruno_builds = Si no, { $seat2 } sigue con el mago en su camino. Con tu curva en el hueco decides tú cuál de los dos se va.
lesson-magic-who_goes = No pueden seguir juntos: mueve uno ahora, antes de puntuar. El camino está completo, tiene 4 losetas y es de { $seat2 }. Con el mago daría 8 puntos; con la bruja, 2. ¿Cuál te llevas?
lesson-magic-mage_stays = Si mueves la bruja, en el camino queda el mago y { $seat2 } suma 8 puntos. Si mueves el mago, queda la bruja y { $seat2 } suma solo 2.
lesson-magic-gift = Ahí el mago sumaría para otro jugador, o para nadie. Llévalo a algo tuyo, si lo tienes, o a algo que puedas ocupar más adelante.
lesson-magic-before_two = Antes de contar puedes colocar un seguidor en esta loseta. Aquí no hace falta ninguno: guardarlo también vale.
lesson-magic-two = Al puntuar estaba solo la bruja: de 4 puntos, { $seat2 } ha cobrado 2. Con el camino completo, ella ha salido del tablero. Y el mago está donde lo has mandado, sin haberle ayudado.
lesson-magic-escape = Un truco: si completas algo tuyo con una loseta con símbolo y ahí está la bruja, llévatela. Como se mueve antes de puntuar, cobras todo.
lesson-magic-yours = Desde aquí decides tú. Lo que más se olvida: las figuras no son de nadie. El mago que hoy te ayuda, mañana se lo lleva otro, así que cierra pronto.
lesson-magic-nowhere = ¿Y si hay que mover y no queda ningún camino ni ciudad adonde ir? Entonces se retira una figura; si están las dos, eliges tú. Mientras haya sitio, retirar no está permitido.
lesson-magic-not_there = Al final de la partida, mago y bruja cambian igual los caminos y ciudades sin completar donde estén. A las granjas y a los monasterios no les afectan nunca.
lesson-magic-removed = No había adónde ir, así que una figura ha salido del tablero. Pasa muy pocas veces.
lesson-magic-over = Se acabó. Lo que estaba sin completar también ha puntuado con el mago o la bruja, si estaban ahí. Gana quien tiene más puntos.
