# Los textos del juego en español. Las claves y sus huecos son iguales en todos los idiomas;
# véase docs/ARCHITECTURE.md. Los asientos se muestran con el nombre de quien los ocupa.

game-title = Carta alta
game-goal = Acaba con la carta más alta. Puedes cambiar la tuya una vez.

## Preguntas

ask-choose = ¿Te quedas con tu carta o la cambias?
    .others = { $seat } está decidiendo si cambia su carta.

## Opciones

verb-deal = Repartir { $card }
verb-keep = Quedarme con mi carta
verb-swap = Cambiar mi carta
verb-show = Enseñar mi carta a todos
verb-draw = Robar { $card }

## Lo que ha pasado

event-dealt = { $seat } recibe una carta.
    .known = { $seat } recibe { $card }.
event-kept = { $seat } se queda con su carta.
event-swapped = { $seat } quiere otra carta.
event-shown = { $seat } enseña { $card } a todos. Cada cual vuelve a decidir.
event-drew = { $seat } aparta su carta boca abajo y roba otra.
    .known = { $seat } aparta su carta boca abajo y roba { $card }.
event-revealed = { $seat } descubre { $card }.
event-won = { $seat } gana con { $card }.
event-shared = { $seat } comparte la victoria con { $card }.

## Reglas

rule-TPL-01 = Juegan de dos a cuatro personas. El mazo tiene nueve cartas: dos de cada valor del 1 al 3 y una de cada valor del 4 al 6.
    .title = Jugadores y mazo
rule-TPL-02 = Cada jugador recibe una carta boca abajo y la mira.
    .title = El reparto
rule-TPL-03 = Todos deciden a la vez y en secreto si se quedan con su carta o la cambian. Las decisiones se descubren juntas.
    .title = Quedarse o cambiar
rule-TPL-04 = Mientras se decide, cualquiera puede enseñar su carta a todos, una sola vez. La mesa puede acordar jugar sin esta regla.
    .title = Enseñar la carta
rule-TPL-05 = Una carta que se ha enseñado ya no se puede cambiar.
    .title = Lo enseñado se queda
rule-TPL-06 = Después de que alguien enseñe su carta, todos vuelven a decidir.
    .title = Pensarlo mejor
rule-TPL-07 = Quienes cambian lo hacen por orden de turno: la carta vieja sale del juego boca abajo y se roba otra del mazo. Solo su dueño la ve.
    .title = El cambio
rule-TPL-08 = Al final se descubren todas las cartas y gana la más alta.
    .title = El final
rule-TPL-09 = Entre cartas iguales, la que se enseñó antes del final gana a las que no. Quienes sigan empatados comparten la victoria.
    .title = Empates

## Por qué algo no es posible

why-TPL-01 = Ahí no hay nadie: sois menos jugadores.
why-TPL-03 =
    { $case ->
        [waiting] Ahora decide { $seat }.
        [several] Ahora deciden los demás.
        [nature] Las cartas salen al azar; nadie las elige.
       *[other] Solo decides sobre tu propia carta, y solo mientras todos están decidiendo.
    }
why-TPL-04 =
    { $case ->
        [once] Ya has enseñado tu carta, y con una vez basta.
       *[agreed] En esta mesa no se enseñan cartas antes del final.
    }
why-TPL-05 = Has enseñado { $card }, y una carta enseñada ya no se puede cambiar.
why-TPL-08 = Ya se han descubierto todas las cartas: la partida ha terminado.


## Opciones de la mesa

setting-showing = Enseñar cartas
    .help = Mientras se decide, los jugadores pueden enseñar su carta a todos.

## Cartas

card-C1 = el Sapo (1)
card-C2 = la Lechuza (2)
card-C3 = el Cuervo (3)
card-C4 = la Gata (4)
card-C5 = la Cabra (5)
card-C6 = la Luna (6)

## Lo que una carta dice de sí misma

tell-card = { $copies ->
        [one] Vale { $value }. Solo hay una en el mazo.
       *[other] Vale { $value }. Hay { $copies } en el mazo.
    }

## La posición en palabras

show-deck =
    { $number ->
        [one] Queda una carta en el mazo.
       *[other] Quedan { $number } cartas en el mazo.
    }
show-no-card = { $seat } aún no tiene carta.
show-own = Tienes { $card }.
show-face-down = { $seat } tiene una carta boca abajo.
show-face-up = { $seat } tiene { $card }, boca arriba.
show-away =
    { $number ->
        [one] Se ha apartado una carta.
       *[other] Se han apartado { $number } cartas.
    }
show-away-known = Apartaste { $card }.

## Lo que dice el entrenador

advice-kept = Tu carta vale { $number }.
advice-swapped = Una carta del mazo vale { $number } de media.
advice-either = Podría ser perfectamente al revés.

## La lección

lesson-first = Tu primera carta
    .about = Una carta, una decisión y un final.
lesson-first-card = Cada cual recibe una carta boca abajo y solo mira la suya. La tuya vale 2.
lesson-first-choose = A la vez y en secreto, cada cual decide si se queda con su carta o la cambia por otra del mazo. Un 2 es poco: cámbiala.
lesson-first-too_low = Puedes quedártela, pero casi todas las demás cartas valen lo mismo o más.
lesson-first-end = Se descubren todas y gana la más alta. ¡Ya sabes jugar!
