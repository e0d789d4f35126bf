# Los textos de la casa en español: todo lo que no es de un juego en particular.
# Las claves y sus huecos son iguales en todos los idiomas.

## Jugadores

player-unnamed = Jugador { $number }
player-own = { $name } (tú)
player-bot = { $name } (bot)

## En la mesa

welcome-players = En la mesa: { $names }.
welcome-help = Escribe el número de lo que quieras hacer; «ayuda» te cuenta qué más puedes escribir.
welcome-back = La partida sigue donde se guardó; «registro» cuenta lo que se puede volver a contar.
confirm-aside = { $option }: ¿seguro? Otra vez «{ $letter }» lo hace, Intro no:
press-enter = Pulsa Intro para seguir.
pass-device = Pásale el aparato a { $seat }. Que nadie más mire ahora.
next-at-device = Le toca a { $seat }.
nothing-to-do = Ahora no tienes nada que hacer. Disimula un poco y pulsa Intro.
list-asides = Además, sin que nadie te pregunte, puedes:
list-many =
    { $count ->
        [one] { $first }. Una opción como «{ $example }».
       *[other] Del { $first } al { $last }: { $count } opciones como «{ $example }».
    }
list-names = Nombra una o dos cosas para ver solo sus opciones, o escribe «lista» para verlas todas: { $names }.
position-changed = Cambios:
log-empty = Todavía no ha pasado nada que se pueda volver a contar.
why-possible = Eso sí se puede ahora:
would-do = Yo haría esto:
undone = Deshecho.
saved = Guardada en { $path }.
pause-on = Desde ahora la partida espera antes de cada respuesta de un bot, por si quieres intervenir. Con «pausa» otra vez deja de esperar.
pause-off = La partida ya no espera antes de las respuestas de los bots.
may-speak = También puedes intervenir mientras se pregunta a los demás. Escribe la letra cuando te toque responder, o «pausa» para que se te pregunte antes de cada respuesta de un bot:
speak-which = Ahora puedes intervenir (Intro: no decir nada):
speak-nothing = Ahora no tienes nada que decir.
anybody-speaks = ¿Alguien quiere intervenir? Su nombre ({ $names }), o Intro para seguir:
left-unsaved = Hasta pronto. Esta partida no se ha guardado.
left-changed = Hasta pronto. Lo ocurrido desde la última vez que guardaste no se ha guardado.
left-saved = Para seguir otro día: { $command } --from { $path }
left-kept = La partida queda guardada en { $path }.
left-rescued = Lo jugado hasta ahora se ha guardado en { $path }.
end-prompt = La partida ha terminado. «guardar ARCHIVO» la conserva, «registro» la vuelve a contar, Intro para terminar.
result-title = El resultado
result-side = { $side }: { $names }
result-won =
    { $count ->
        [one] Gana: { $names }
       *[other] Ganan: { $names }
    }
result-drawn =
    { $count ->
        [one] Empata: { $names }
       *[other] Empatan: { $names }
    }
result-lost =
    { $count ->
        [one] Pierde: { $names }
       *[other] Pierden: { $names }
    }
help-in-play =
    Un número: elegir esa opción. Una letra: hacer eso, aunque nadie te lo haya preguntado.
    El nombre de una cosa (una carta, un lugar, alguien…): ver solo las opciones que la tocan.
    lista: todas las opciones. mirar: la situación. registro: lo que ha pasado, hasta donde se puede volver a contar.
    ?: las reglas que importan ahora. ? ID: esa regla.
    por qué COSA: por qué no puedes hacer nada con ella, o por qué sí. por qué NÚMERO: qué regla lo permite.
    consejo: qué haría yo y por qué, si juegas en solitario.
    deshacer: retirar tu última respuesta, si desde entonces no se ha visto nada.
    guardar ARCHIVO: guardar la partida. salir: dejarlo.
    pausa: esperar antes de cada respuesta de un bot, por si quieres intervenir; otra vez, seguir sin esperar.
    hablar NOMBRE: pasar el aparato a quien quiera intervenir ahora.

## Órdenes

command-aquelarre = Juegos de mesa de brujas, con todas sus reglas vigiladas.
command-serve = Abre las mesas en el navegador: para este equipo y para los móviles y amigos de la misma red.
    .short = Jugar en el navegador.
command-play = Juega una partida en líneas de texto, con bots o con más gente en el mismo aparato. Sin JUEGO: Walpurgisnacht.
    .short = Jugar una partida.
command-games = Los juegos, para cuántos son y sus opciones de mesa.
    .short = A qué se puede jugar.
command-rules = Las reglas de un juego, o una de ellas.
    .short = Las reglas de un juego.
command-simulate = Muchas partidas entre bots, y quién las gana. La misma semilla da el mismo resultado con cualquier número de procesos.
    .short = Muchas partidas entre bots.
command-replay = Cuenta una partida guardada desde el principio. Si terminó, entera; si no, hasta donde ese asiento (o quien solo mira) puede recordar.
    .short = Contar una partida guardada.
command-edition = Cuando el reglamento no imprime lo que hay en la caja, la nuestra es una reconstrucción. Quien tenga la caja puede corregirla.
    .short = Corregir nuestra reconstrucción de una caja.
command-edition-export = Escribe nuestra edición de un juego en un archivo nuevo, para corregirla con cualquier editor de texto.
    .short = Nuestra edición, en un archivo.
command-edition-check = Dice si se puede jugar con una edición, o en qué línea y en qué campo está mal.
    .short = ¿Se puede jugar con esta edición?
command-bench = Lo deprisa que se juega en esta máquina, al azar y en un solo proceso.
    .short = Lo deprisa que se juega.
command-backup = Copia todas las mesas del servidor a un archivo, también mientras se juega en ellas.
    .short = Copiar todas las mesas.
command-load = Llena un servidor de este equipo con mesas de gente que responde al azar y lo mide: a un ritmo dado o tan deprisa como pueda.
    .short = Cuántas mesas aguanta un servidor.
command-new-game = Empieza un juego tuyo como copia de la plantilla.
    .short = Empezar un juego tuyo.
help-usage = Uso:
help-options = Opciones
help-commands = Órdenes
help-options-mark = [OPCIONES]
help-command-mark = ORDEN …
mark-game = JUEGO
mark-rule = REGLA
mark-file = ARCHIVO
mark-name = NOMBRE
mark-folder = CARPETA
mark-seed = SEMILLA
help-opt-help = Muestra esta página.
help-opt-version = Muestra la versión.
help-opt-lang = Idioma.
help-opt-seats = Cuántos juegan, bots incluidos.
help-opt-bots = Cuántos de ellos son bots.
help-opt-bot = La clase de bots: guide (con consejo) o random (al azar).
help-opt-name = Tu nombre; una vez por persona.
help-opt-set = Una opción de mesa, por ejemplo memory_aid=1.
help-opt-seed = La semilla del azar; la misma reparte la misma partida.
help-opt-pause = Espera antes de cada respuesta de un bot, por si quieres intervenir.
help-opt-from = Sigue con una partida guardada.
help-opt-edition = Una edición de la caja, corregida por quien la tiene (mira «edition»).
help-opt-games = Cuántas partidas.
help-opt-bot-list = Las clases de bots, separadas por comas.
help-opt-jobs = Cuántos procesos.
help-opt-study-seed = La semilla de todo el estudio.
help-opt-sides = Cada uno de los dos bots lleva un bando entero, por turnos.
help-opt-json = Escribe JSON.
help-opt-seat = Como puede recordarla este asiento, desde el 0.
help-opt-port = El puerto; si está ocupado, uno de los siguientes. 0 es cualquiera.
help-opt-local = Solo para este equipo.
help-opt-host-name = Otro nombre con el que se llega al servidor.
help-opt-data = Dónde se guardan las mesas.
help-opt-no-browser = No abre el navegador.
help-opt-bot-processes = En cuántos procesos piensan los bots.
help-opt-no-limits = Sin límites de peticiones ni mensajes y sin pausas, para medir.
help-opt-tables = Cuántas mesas.
help-opt-per-second = Respuestas por segundo entre todas las mesas; sin esto, tan deprisa como pueda.
help-opt-load-seconds = Segundos que se mide.
help-opt-seconds = Segundos de procesador para cada juego.

games-line = { $name }: { $title }, de { $least } a { $most } jugadores
games-setting = { $name } = { $values } (normalmente { $default }): { $title }. { $help }
rules-components = Componentes
replay-players = Asientos: { $players }
replay-running-open = Esta partida sigue en juego.
replay-running = Esta partida sigue en juego: lo que se ha puesto boca abajo no se cuenta.
table-edition =
    { $kind ->
        [ours] Edición { $mark }: una reconstrucción de Aquelarre, no la caja impresa.
        [untitled] Edición { $mark }, sin título.
       *[titled] Edición { $mark }: { $title }.
    }
edition-exported = Nuestra edición { $mark } está en { $path }. Corrígela y después: aquelarre edition check { $path }
edition-good = Se puede jugar con ella: aquelarre play --edition { $path }
edition-more =
    { $count ->
        [one] Y hay uno más.
       *[other] Y hay { $count } más.
    }
serve-here = Las mesas están abiertas: { $address }
serve-around = Para los móviles de la misma red: { $address }
serve-data = Se guardan en { $path }.
serve-admin = Para ti, que las llevas: { $address } (clave { $token })
serve-stop = Ctrl-C lo cierra; las partidas en marcha siguen la próxima vez.
serve-bye = Cerrado. Las partidas en marcha siguen la próxima vez.
load-line = { $game }, { $tables } mesas de { $seats }: { $answers } respuestas en { $seconds } s ({ $answers_per_s }/s); hasta que todos los asientos lo saben, p50 { $p50_ms } ms, p90 { $p90_ms } ms, p99 { $p99_ms } ms, como mucho { $max_ms } ms; { $refused } rechazadas, { $errors } errores; servidor { $memory_mb } MB, { $server_cpu_s } s de procesador
backup-done = Todas las mesas se han copiado en { $path }.
study-title =
    { $games ->
        [one] Una partida de { $seats ->
                [one] 1 jugador
               *[other] { $seats } jugadores
            }, { $decisions } decisiones.
       *[other] { NUMBER($games, useGrouping: 0) } partidas de { $seats ->
                [one] 1 jugador
               *[other] { $seats } jugadores
            }, { $decisions } decisiones por partida de media.
    }
study-columns = Proporciones y medias con su intervalo del 95 %; ganar vale 1, empatar 0 y perder -1.
study-row =
    { $name }: { $games ->
        [one] 1 partida
       *[other] { NUMBER($games, useGrouping: 0) } partidas
    }, { $seats ->
        [one] 1 asiento
       *[other] { NUMBER($seats, useGrouping: 0) } asientos
    }, { $wins ->
        [one] 1 ganado
       *[other] { NUMBER($wins, useGrouping: 0) } ganados
    }, { $draws ->
        [one] 1 empatado
       *[other] { NUMBER($draws, useGrouping: 0) } empatados
    }, { $losses ->
        [one] 1 perdido
       *[other] { NUMBER($losses, useGrouping: 0) } perdidos
    }; gana el { $won }; media { $mean }
study-row-team =
    { $name }: { $games ->
        [one] 1 partida
       *[other] { NUMBER($games, useGrouping: 0) } partidas
    }, { $wins ->
        [one] 1 ganada
       *[other] { NUMBER($wins, useGrouping: 0) } ganadas
    }, { $draws ->
        [one] 1 empatada
       *[other] { NUMBER($draws, useGrouping: 0) } empatadas
    }, { $losses ->
        [one] 1 perdida
       *[other] { NUMBER($losses, useGrouping: 0) } perdidas
    }; gana el { $won }; media { $mean }
study-points = {"   "}puntos: { $points }{ $lead ->
        [none] { "" }
       *[other] ; ventaja sobre el mejor de los demás: { $lead }
    }
bench-line = { $game }{ $settings }, { $seats } jugadores: { $decisions_per_s } decisiones/s, { $games_per_s } partidas/s, { $decisions_per_game } decisiones por partida, { $options_per_decision } opciones por decisión, copia { $clone_us } µs, estado { $state_bytes } bytes ({ $games } partidas, { $cpu_s } s de procesador)
new-game-made =
    El juego { $name } está en { $folder }.
    Es una copia de la plantilla y pasa todas sus pruebas: ./test { $folder }
    Juégalo: aquelarre play { $name }
    Después cambia sus reglas una a una, cada una con su prueba; RULES.md dice dónde está cada cosa.

## Lo que sale mal

error-unknown-language = Aquelarre no habla «{ $lang }»; habla es y en.
error-unknown-game = No hay ningún juego que se llame «{ $name }».
error-unknown-game-known = No hay ningún juego que se llame «{ $name }»; hay: { $known }.
error-unknown-game-near = No hay ningún juego que se llame «{ $name }». ¿Querías decir { $near }?
error-unknown-bot = No hay ningún bot que se llame «{ $kind }»; hay: { $known }.
error-unknown-command = No hay ninguna orden «{ $name }»; hay: { $known }.
error-unknown-command-near = No hay ninguna orden «{ $name }». ¿Querías decir { $near }?
error-unknown-rule = { $game } no tiene ninguna regla «{ $rule }».
error-unknown-setting = { $game } no tiene ninguna opción de mesa «{ $name }»; tiene: { $known }.
error-unknown-thing = En este juego no hay nada que se llame «{ $name }».
error-bad-seats = { $game } es para entre { $least } y { $most } jugadores, no para { $seats }.
error-bad-setting =
    { $name ->
        [name] «{ $value }» no puede ser el nombre de un juego nuevo: ha de tener minúsculas, cifras y _, no más de 30, y estar libre.
        [seats] Con estas opciones el juego es para entre { $least } y { $most } jugadores, no para { $value }.
        [games] Un estudio necesita al menos una partida, un proceso y un bot.
       *[other] La opción de mesa { $name } no admite { $value }.
    }
error-setting-form = «{ $wish }» no es una opción de mesa: escribe nombre=número.
error-setting-value = { $name } no puede ser «{ $value }»; puede ser: { $values }.
error-no-sides = Un estudio por bandos necesita un juego con dos bandos y exactamente dos bots.
error-no-such-seat = No hay asiento { $seat }; el último es el { $last }.
error-too-many-bots = En una mesa de { $seats } no caben { $bots } bots.
error-too-many-names = Hay { $names } nombres para { $persons } personas; pon menos bots o menos nombres.
error-same-name = No puede haber dos personas que se llamen { $name }.
error-bad-name = Un nombre ha de tener de 1 a { $longest } caracteres visibles.
error-file = No se puede usar { $path }: { $reason }.
error-file-missing = No existe el archivo { $path }.
error-file-forbidden = No tienes permiso para usar { $path }.
error-file-is-folder = { $path } es una carpeta, no un archivo.
error-file-not-ours = { $path } no es una partida guardada de Aquelarre, así que se queda como está.
error-file-other-game = { $path } guarda otra partida: elige otro nombre.
error-still-running = La partida no ha terminado: quita --seat y se contará lo que todos pueden saber.
error-file-bad-name = { $path } no puede ser el nombre de un archivo.
error-file-says = Con --from todo viene del archivo: quita { $option }.
error-system = El sistema no lo permite: { $reason }.
error-folder-missing = No existe la carpeta { $path }.
error-bad-file =
    { $reason ->
        [foreign] Ese archivo no es una partida guardada de Aquelarre (línea 1).
        [format] El archivo está escrito de un modo que este Aquelarre aún no conoce (línea 1).
        [rules] La partida se guardó con la versión { $found } de las reglas; este Aquelarre conoce la { $known } (línea 1).
        [header] Este Aquelarre no tiene el juego, los asientos o las opciones que nombra la línea 1 del archivo.
        [edition] No se puede jugar con la edición que hay en la línea 1 del archivo (línea { $place } de la edición).
        [cut] El archivo se acaba antes de tiempo (línea { $line }).
        [unreadable] No se puede leer la línea { $line } del archivo.
        [sealed] Las respuestas selladas del archivo están dañadas (línea 2).
        [answer] Las reglas no permiten la respuesta { $answer } del archivo (línea { $line }).
        [status] La línea 1 del archivo no dice la verdad sobre si la partida ha terminado.
       *[changed] El archivo se cambió después de guardarlo (línea { $line }).
    }
error-no-editions = { $game } no tiene ediciones: se juega siempre con la misma caja.
error-bad-edition =
    { $reason ->
        [large] La edición es demasiado larga: puede tener { NUMBER($most, useGrouping: 0) } caracteres.
        [many] Línea { $line }: la edición dice demasiado; lo máximo son { NUMBER($most, useGrouping: 0) } valores.
        [character] Línea { $line }: aquí hay un carácter que no puede estar en una edición. ¿Está guardada en UTF-8?
        [name] Línea { $line }: aquí tiene que ir un nombre, como en «points = 3».
        [line] Línea { $line }: aquí hay algo que no va en esta línea.
        [expected] Línea { $line }, { $field }: aquí tiene que ir: { $wanted }
        [escape] Línea { $line }, { $field }: { $value } no significa nada en un texto.
        [kind] Línea { $line }, { $field }: aquí solo puede ir un texto entre comillas, un número entero, true, false, una lista entre corchetes o una fila entre llaves.
        [number] Línea { $line }, { $field }: un número tiene { $most } cifras como mucho.
        [deep] Línea { $line }, { $field }: demasiados corchetes unos dentro de otros.
        [twice] Línea { $line }, { $field }: esto está dos veces.
        [game] Línea { $line }, { $field }: es una edición de { $value }, no de { $game }.
        [head] Línea { $line }, { $field }: tiene que ser un texto de { $most } caracteres visibles como mucho.
        [missing] Línea { $line }, { $field }: esto falta.
        [unknown] Línea { $line }, { $field }: no existe ese campo.
        [rows] Línea { $line }, { $field }: tiene que ser una lista de filas.
        [value] Línea { $line }, { $field }: no puede ser { $value }; puede ser: { $allowed }.
        [count] Línea { $line }, { $field }: la lista tiene { $found } y puede tener de { $least } a { $most }.
        [sum] Línea { $line }, { $field }: suman { $found } y tienen que ser { $wanted }.
        [few] Línea { $line }, { $field }: suman { $found } y tienen que ser { $wanted } por lo menos.
        [times] Línea { $line }, { $field }: { $value } está { $found } veces y tiene que estar { $wanted }.
        [needed] Línea { $line }, { $field }: falta { $value }, y las reglas lo necesitan.
        [absent] Línea { $line }, { $field }: { $value } no está en esta caja.
        [unused] Línea { $line }, { $field }: nada en la caja nombra { $value }.
        [unreached] Línea { $line }, { $field }: ningún camino lleva de { $start } a { $value }.
       *[itself] Línea { $line }, { $field }: esto lleva de { $value } a sí mismo.
    }
error-file-odd = { $path } no es un archivo corriente.
error-no-such-number =
    { $count ->
        [0] Ahora no hay ningún número que elegir.
        [1] No hay opción { $number }: la única es la 1.
       *[other] No hay opción { $number }: los números van del 1 al { $count }.
    }
error-file-exists = { $path } ya existe: elige otro nombre.
error-no-tables = En { $path } no hay mesas.
error-store-in-use = Otro servidor ya está usando las mesas de { $path }: ciérralo antes o elige otra carpeta con --data.
error-denied = Eso no es posible.
error-not-yours = Eso no te toca a ti: el asiento es de otra persona, o solo puede quien lleva la mesa.
error-no-table = Esa mesa no existe.
error-bad-code = Este enlace ya no vale. Pide uno nuevo.
error-seat-taken = Ese asiento está ocupado.
error-not-now = Eso no es posible ahora en esta mesa.
error-other-rules = Esta mesa se jugaba con otra versión de las reglas y no puede seguir.
error-bad-request = Eso no se ha podido entender.
error-too-much = Demasiado de golpe: espera un poco.
error-no-advice = Solo se dan consejos a quien juega en solitario contra el tablero.
error-silenced = Ahora no puedes hablar.
error-foreign = Esta petición no viene de la página de este servidor.
error-stumbled = Algo ha fallado en el servidor. No se ha cambiado nada.
error-not-touched = Ahora ninguna opción tiene que ver con { $name }; «por qué { $name }» te dice el motivo.
error-not-understood = No entiendo «{ $line }»: escribe un número, el nombre de una cosa o «ayuda».
error-why-what = ¿Por qué qué? Añade el nombre de una carta, un lugar o alguien, o «por qué 2» para la segunda opción.
error-save-where = ¿Dónde la guardo? Por ejemplo «guardar mi-partida».
error-speak-who = ¿Quién quiere intervenir? Escribe «hablar» y uno de estos nombres: { $names }.
error-refused = Eso no se puede ahora.
error-illegal = Las reglas no lo permiten ahora.
error-not-asked = Nadie espera ahora esa respuesta.
error-stale = Esa pregunta ya está cerrada.
error-finished = La partida ha terminado.
error-not-clean = Eso ya no se puede retirar: no fue tu propia respuesta o se ha visto algo desde entonces.
error-ours = Algo se ha roto dentro de Aquelarre ({ $what }). Avísanos, por favor; con { $setting }=1 dice dónde.
usage-no-option = Aquí no hay ninguna opción { $name }.
usage-missing = Falta { $name }.
usage-bad = { $name }: { $reason }
usage-option = La opción { $name } no se usa así.
usage-other = La orden no se escribe así: { $reason }
usage-not-whole = «{ $value }» no es un número entero de { $least } en adelante.
usage-not-seconds = «{ $value }» no es un tiempo de hasta { $most } segundos.
