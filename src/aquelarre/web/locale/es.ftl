# Los textos de la página en español. Las mismas claves y los mismos huecos que en.ftl.

## La casa

web-tagline = Juegos de mesa de brujas en los que se cumplen todas las reglas. Invita a quien quieras, o juega ya contra bots.
web-your-name = Tu nombre
web-guest = Visitante
web-games = Juegos
web-for-players =
    { $more ->
        [0] { $least ->
            [one] 1 jugador
           *[other] { $least } jugadores
        }
       *[other] De { $least } a { $most } jugadores
    }
web-play-bots = Jugar contra bots
web-create = Crear una mesa
web-hot-seat = En este aparato
web-learn = Aprender jugando ({ $count } min)
web-learn-on = Seguir la lección: { $title }
web-learn-next = Siguiente lección: { $title } ({ $count } min)
web-lessons = Lecciones
web-rules = Reglas
web-about = Acerca de
web-bots = Los bots
web-mine = Mis partidas
web-groups = Grupos
web-devices = Mis aparatos
web-puzzles = Retos
web-daily = Reto del día
web-solve = Resolver
web-which-bots = ¿Qué bots?
web-tables-left = te toca, quedan { $time }
web-my-tables = Mis mesas
web-open-tables = Mesas abiertas
web-open-none = Ahora mismo no hay ninguna mesa abierta. Crea una y ábrela a quien quiera sentarse.
web-join = Sentarse
web-continue = Seguir
web-look = Mirar
web-import = Abrir una partida guardada
web-bring-who = ¿Quién eres?
web-bring-help = La partida no ha terminado y sigue aquí. Te sientas donde digas; a los demás los puedes invitar, o que un bot juegue por ellos.
web-bots-count = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-free-count = { $count ->
        [0] completa
        [one] 1 sitio libre
       *[other] { $count } sitios libres
    }
web-table-waiting = por empezar
web-table-playing = en juego
web-table-paused = en pausa
web-table-stopped = detenida
web-table-finished = terminada
web-table-closed = cerrada
web-table-unreadable = no se puede leer
web-to-lobby = Volver al inicio
web-nowhere = Aquí no hay nada.
web-loading = Encendiendo las velas…
web-theme-light = Tema claro
web-theme-dark = Tema oscuro
web-comfort = Ajustes
web-comfort-theme = Tema
web-comfort-theme-usual = Como el sistema
web-comfort-theme-dark = Oscuro
web-comfort-theme-light = Claro
web-comfort-size = Tamaño del texto
web-comfort-size-usual = Normal
web-comfort-size-large = Grande
web-comfort-size-larger = Muy grande
web-comfort-contrast = Contraste
web-comfort-contrast-usual = Como el sistema
web-comfort-contrast-high = Alto
web-comfort-motion = Movimiento
web-comfort-motion-usual = Como el sistema
web-comfort-motion-less = Menos
web-comfort-sound = Sonido
web-comfort-silence = Silencio
web-comfort-call = Avisarme cuando me toque y esté mirando otra cosa
web-comfort-kept = Se guarda en este aparato.
web-call-offer = Te ha tocado jugar mientras mirabas otra cosa. ¿Te avisamos la próxima vez?
web-call-yes = Sí, avisadme
web-call-no = No, gracias
web-close = Cerrar
web-cancel = Cancelar
web-yes = Sí
web-no = No
web-menu = Menú

## Crear una mesa

web-create-holidays = Vacaciones de cada cual
web-create-title = Una mesa de { $game }
web-how-many = Cuántos jugáis
web-who-sits = Quién se sienta
web-seat-number = Asiento { $number }
web-person = Una persona
web-bot-novice = Novata: está aprendiendo y se le olvidan las cosas
web-bot-neighbour = Vecina: juega por gusto y a veces se despista
web-bot-guide = Bot que sabe jugar
web-bot-sage = Sabia: mira más lejos y se toma su tiempo
web-bot-random = Bot al azar
web-bot-seer = Bot que se anticipa
web-table-rules = Opciones de la mesa
web-clock = Reloj
web-clock-none = Sin reloj
web-clock-decision = Por decisión
web-clock-bank = Reserva para toda la partida
web-clock-slow = Horas o días por decisión
web-clock-decision-is = { $time } por decisión
web-clock-bank-is = { $time } en total, y { $extra } más por decisión
web-time = Tiempo
web-seconds = { $count ->
        [one] 1 segundo
       *[other] { $count } segundos
    }
web-minutes = { $count ->
        [one] 1 minuto
       *[other] { $count } minutos
    }
web-chat = Charla
web-talk = Cómo se habla
web-chat-on-short = En la charla de aquí
web-chat-reminders-short = Fuera: por voz o en la misma sala
web-chat-claims-short = Solo con frases hechas
web-chat-off-short = Sin charla
web-edition = Edición
web-edition-ours = La nuestra
web-edition-help = La nuestra es una reconstrucción. Si tienes la caja puedes corregirla: descárgala, edítala y elige aquí tu archivo.
web-edition-mix = La nuestra es la caja impresa. Puedes jugar con otra mezcla, o con piezas tuyas: descárgala, cámbiala y elige aquí tu archivo.
web-edition-get = Descargar la nuestra
web-edition-file = Elegir una edición…
web-edition-drop = Jugar con la nuestra
web-edition-look = Descargarla
web-edition-large = Ese archivo es demasiado grande para ser una edición.
web-edition-empty = Ese archivo está vacío.
web-open-to-all = Cualquiera puede sentarse, sin invitación
web-coach-for-all = Con entrenador: cualquiera puede preguntarle qué haría y por qué
web-hot-title = { $game }, en este aparato
web-hot-help = Os pasáis el aparato: la pantalla sigue a quien le toca.
web-hot-help-secrets = Os pasáis el aparato. Entre una persona y la siguiente cae un telón, para que nadie vea lo que no debe.
web-plus-bots = Bots, además
web-remove-name = Quitar a { $name }

## Antes de empezar

web-seats = Asientos
web-seat-free = Asiento { $number }, libre
web-seat-empty = Dejar libre
web-sit = Sentarme
web-stand-up = Levantarme
web-leave = Levantarme de la mesa
web-leave-sure = ¿Seguro que te levantas? Un bot seguirá por ti si la partida ha empezado.
web-start = Empezar
web-fill-bots = Llenar con bots y empezar
web-waiting-for = { $count ->
        [one] Falta una persona. La partida empieza cuando se siente.
       *[other] Faltan { $count } personas. La partida empieza cuando se sienten.
    }
web-need-invite = Para sentarte necesitas el enlace de invitación.
web-all-taken = Todos los asientos están ocupados. Puedes mirar la partida.
web-read-rules = Leer las reglas
web-invite = Invitar
web-invite-help = Quien abra este enlace puede sentarse en un asiento libre. Con el código, basta la cámara del móvil.
web-invite-lost = En este navegador ya no está el enlace. Haz uno nuevo: el anterior dejará de valer.
web-invite-ended = Alguien se ha levantado y el enlace de antes ya no vale. Haz uno nuevo para que otra persona ocupe el asiento.
web-invite-host = Pídele el enlace a quien creó la mesa.
web-invite-link = Enlace de invitación
web-invite-new = Hacer un enlace
web-invite-renew = Hacer otro enlace (este deja de valer)
web-qr-alt = Código QR con el enlace
web-copy = Copiar
web-copied = Copiado.
web-copy-yourself = Selecciona el enlace y cópialo tú.
web-share = Compartir
web-move = Llevar mi asiento a otro aparato
web-move-help = Abre este enlace en el otro aparato. Vale una sola vez y mueve allí tu asiento: no se lo des a nadie más.
web-move-link = Enlace de tu asiento

## La mesa

web-your-turn = Te toca
web-status-waiting = La mesa espera a que se sienten todos.
web-status-over = La partida ha terminado.
web-status-paused = La partida está en pausa.
web-outdated = Las reglas han cambiado desde que se jugó esta partida y no puede seguir; aún podéis mirarla y hablar.
web-status-chance = Decide la suerte…
web-status-secret = Alguien decide en secreto.
web-status-sent = Has respondido.
web-status-goes-on = Nada que decidir: la partida sigue…
web-status-goes-on-window = Nada que jugar: la mesa pasará por ti en un momento.
web-status-answered = Has respondido; puedes cambiarlo hasta que responda el resto ({ $names }).
web-status-passed = Has pasado. Nadie ve quién más ha pasado, y aún puedes intervenir.
web-status-keeps = Vas pasando hasta que avance la partida. Aún puedes intervenir.
web-status-several = Deciden { $names }.
web-may-speak = Tú también puedes intervenir.
web-board = Tablero
web-board-keys = Tablero: más y menos acercan y alejan, cero lo muestra entero, las flechas lo mueven.
web-board-scroll = Tablero: las flechas lo desplazan.
web-zoom-in = Acercar
web-zoom-out = Alejar
web-zoom-fit = Ver todo
web-plain-table = La mesa
web-plain-things = Lo que puedes elegir ahora
web-plain-turn = le toca
web-plain-turn-you = te toca
web-board-broken = El dibujo de este juego ha fallado. Puedes seguir sin él: elige aquí o entre las respuestas.
web-view-broken = Este juego no ha conseguido mostrar la mesa. Quien lleva el servidor encontrará el motivo en su registro; la partida está a salvo.
web-actions = Lo que puedes hacer
web-all = Opciones
web-choose-on-board = Elige en el tablero, o en la lista:
web-search = Buscar
web-more = { $count } más
web-turn-way = Girar ({ $number }/{ $count })
web-next-way = Otra manera ({ $number }/{ $count })
web-unpick = Quitar { $thing }
web-keep = Pasar hasta que avance la partida
web-keep-stop = Dejar de pasar
web-keep-help = Se pasa por ti cada vez que esto vuelva a salir, se juegue lo que se juegue. Nadie lo ve, y puedes intervenir o dejarlo cuando quieras.
web-undo = Deshacer
web-asides = Intervenir
web-aside-sure = { $option }: ¿seguro?
web-advice = ¿Tú qué harías?
web-coaching = Entrenador
web-coach-here = En esta mesa hay entrenador: cualquiera puede preguntarle qué haría.
web-coach-warn = Que el entrenador me avise antes de una respuesta que le parezca mucho peor
web-coach-objects = ¿Seguro? Yo no haría esto: { $option }.
web-coach-rather = Haría esto otro: { $option }.
web-coach-again = Me lo pienso mejor
web-coach-insist = Hacerlo de todos modos
web-why-button = ¿Por qué no puedo…?
web-why-what = Señala ahora lo que no puedes hacer y verás por qué.
web-why-possible = { $what }: eso sí se puede ahora.
web-why-nothing = { $thing }: nada lo prohíbe, pero ahora mismo no hay nada que elegir ahí.
web-closely = Mirarlo de cerca
web-told-nothing = No hay más que decir de esto.
web-told-source-rulebook = Así lo dice el reglamento.
web-told-source-deduced = Deducido de lo que dice el reglamento.
web-told-source-found = No está en el reglamento: lo hemos encontrado en otra fuente.
web-told-source-reconstructed = El reglamento no reproduce este dato: lo hemos reconstruido.
web-open-rule = Regla { $rule }: { $title }
web-rule-now = ahora
web-rules-search = Buscar en las reglas
web-rules-before = Antes de empezar
web-nothing-found = Nada con esas palabras.
web-first-hint = Lo que brilla se puede elegir. Toca cualquier otra cosa: te dirá por qué no, o qué es.
web-watch-hint = Estás mirando. Toca cualquier cosa y te dirá qué es.
web-understood = Entendido
web-skip = Ir a: { $what }
web-keys = Teclas
web-keys-move = De una cosa a otra en el tablero
web-keys-choose = Elegirla. Otra vez sobre la misma: confirmar si queda una sola respuesta; si no, la siguiente forma (la loseta gira), o soltarla. Donde no hay nada que elegir: mirarla de cerca
web-keys-turn = Otra forma: girar la loseta, cambiar el sitio (con mayúsculas: al revés)
web-keys-look = ¿Qué es? Mirarla de cerca
web-keys-drop = Soltar lo elegido, cerrar lo abierto
web-keys-board = En el propio tablero: más cerca, más lejos, todo
web-keys-log = En el registro: de línea en línea, a la primera, a la última, y a la regla de una línea
web-keys-next = Seguir hasta las respuestas, los jugadores, el registro; donde los tableros de los jugadores son una sola parada, las flechas llevan de uno a otro
web-keys-step = Un paso atrás o adelante, en cualquier sitio menos en el tablero
web-keys-ends = Al principio, al final
web-keys-play = Reproducir la partida o pararla
web-keys-named-home = Inicio
web-keys-named-end = Fin
web-keys-named-space = Espacio
web-keys-help = Estas teclas
web-keys-touch = Un clic o un toque hace lo mismo que Enter. Mantén pulsada una cosa, o púlsala con el otro botón, para mirarla de cerca en cualquier momento.
web-players = Jugadores
web-log = Lo que ha pasado
web-coming-left = { $before } se levanta de la mesa. Sigue un bot, { $name }.
web-coming-removed = Quien lleva la mesa ha retirado a { $before }. Sigue un bot, { $name }.
web-coming-sat = { $name } se sienta en el asiento { $number }, en lugar de { $before } (bot).
web-coming-came = { $name } se sienta en el asiento { $number }.
web-coming-moved = El asiento de { $name } pasa a otro aparato.
web-coming-bot = Un bot juega por { $name }.
web-coming-back = { $name } vuelve a jugar.
web-coming-program = { $name } es un programa, no una persona.
web-coming-assistant = { $name } es un asistente (un modelo de lenguaje), no una persona; lo que se dice queda guardado con la partida.
web-coming-named = { $before } se llama ahora { $name }.
web-coming-slow = El programa que juega por { $name } tardó demasiado: respondió por él el guía del juego.
web-coming-gone = El programa que juega por { $name } se cerró: respondió por él el guía del juego.
web-coming-wrong = El programa que juega por { $name } respondió algo que no se puede: respondió por él el guía del juego.
web-tab-board = Tablero
web-tab-players = Jugadores
web-tab-log = Registro
web-tab-chat = Charla
web-tab-rules = Reglas
web-tab-notes = Notas
web-tabs = Partes de la mesa
web-side-panel = Panel lateral
web-you = tú
web-bot = bot
web-bot-name = Bot { $number }
web-away = sin conexión
web-grace = Sin respuesta, la partida sigue en
web-thinking = le toca
web-thinking-you = te toca
web-points = { $points ->
        [one] { PLAIN($points) } punto
       *[other] { PLAIN($points) } puntos
    }
web-play-as = Jugar
web-watcher = Alguien que mira
web-watchers = { $count ->
        [one] Una persona mira la partida.
       *[other] { $count } personas miran la partida.
    }
web-chat-write = Escribe algo
web-chat-send = Enviar
web-chat-only-to = solo lo oyen: { $names }
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-off = En esta mesa no se charla.
web-chat-claims = En esta mesa solo se habla con frases hechas: las tienes entre tus acciones cuando puedes hablar.
web-chat-heard-by = Te oyen: { $names }.
web-chat-heard-by-nobody = De momento no hay nadie más que te oiga.
web-chat-not-now = Ahora no puedes hablar.
web-chat-watching = Quien mira no habla.
web-reminders = En esta mesa se habla de viva voz, no por escrito.
web-reminders-rules = Lo que el juego dice sobre hablar:
web-reminders-free = El juego no pone ninguna condición: hablad de lo que queráis.
web-light-connecting = Conectando…
web-light-live = Conectado
web-light-unsure = El servidor no contesta…
web-light-lost = Sin conexión; volviendo a intentarlo…
web-light-ended = Desconectado
web-absent-wait = { $name } no está. Si no vuelve, la mesa decide en { $time }.
web-absent-vote = { $name } no responde. ¿Qué hacemos?
web-absent-missing = Sin sentarse: { $names }. Invita desde el menú; si sigues sin ellos, juegan bots en su lugar.
web-late = Se te ha acabado el tiempo. Aún puedes responder, pero ahora los demás pueden decidir esperarte, hacer una pausa o poner un bot en tu sitio.
web-own-time = Tu tiempo
web-lost-moved = El asiento { $number }, que era tuyo, está ahora en otro aparato. Aquí puedes seguir mirando.
web-lost-removed = Quien lleva la mesa te ha quitado el asiento { $number }. Puedes seguir mirando.
web-vote-wait = Esperar
web-vote-bot = Que siga un bot
web-vote-pause = Pausa
web-pause = Poner en pausa
web-prepare = Responder por adelantado
web-prepared-help = Si llega la pregunta, la mesa da tu respuesta por ti, aunque no estés. Nadie puede saber que la diste por adelantado. Si para entonces las reglas no la permiten, se descarta y se te pregunta.
web-prepared-nothing = Ahora mismo no hay nada que responder por adelantado.
web-prepared-set = { $when }: «{ $what }».
web-prepared-off = Retirar
web-prepared-failed = «{ $what }» no era posible cuando se te preguntó: te toca responder.
web-holidays = Vacaciones
web-holiday-list = de vacaciones hasta el { $date }
web-holiday-help = Mientras estés de vacaciones tu reloj se para, y toda la mesa ve hasta cuándo. Acaban antes si vuelves o si juegas.
web-holiday-spare = { $count ->
        [0] No te queda ningún día en esta mesa.
        [one] Te queda un día en esta mesa.
       *[other] Te quedan { $count } días en esta mesa.
    }
web-holiday-days = Cuántos días
web-holiday-take = Irme de vacaciones
web-holiday-mine = Estás de vacaciones hasta el { $date }. Tu reloj está parado.
web-holiday-other = { $name } está de vacaciones hasta el { $date }. Su reloj está parado.
web-holiday-back = Ya he vuelto
web-resume = Seguir jugando
web-agent-program = programa
web-agent-assistant = asistente
web-agent-program-sits =
    { $count ->
        [one] { $names } es un programa que alguien ejecuta en otro sitio. Se le cuenta lo que puede saber su asiento y lo que se le dice.
       *[other] { $names } son programas que alguien ejecuta en otro sitio. Se les cuenta lo que pueden saber sus asientos y lo que se les dice.
    }
web-agent-assistant-sits =
    { $count ->
        [one] { $names } es un asistente: un modelo de lenguaje, no una persona. Se le envía lo que puede saber su asiento y lo que escribís aquí, y lo que se dice queda guardado con la partida.
       *[other] { $names } son asistentes: modelos de lenguaje, no personas. Se les envía lo que pueden saber sus asientos y lo que escribís aquí, y lo que se dice queda guardado con la partida.
    }
web-bot-plays = Un bot juega por ti.
web-take-back = Volver a jugar yo
web-curtain = Telón
web-curtain-pass = Pásale el aparato a { $name }
web-curtain-help = Que nadie más mire la pantalla.
web-curtain-lift = Soy { $name }: levantar el telón
web-screen = Pantalla compartida
web-screen-join = Apunta con la cámara para sentarte.
web-screen-phones = Cada uno juega en su móvil; aquí se ve lo que pueden ver todos.
web-fullscreen = Pantalla completa

## El final

web-you-won = ¡Has ganado!
web-you-drew = Empate
web-you-lost = Has perdido
web-how-it-ended = Cómo ha acabado
web-scores-explained = De dónde salen los puntos
web-no-points = Sin puntos.
web-tab-result = Resultado
web-end-more = Puntos y cómo acabó
web-end-start = Para empezar
web-end-other = Contados aparte
web-end-graph = Los puntos a lo largo de la partida
web-end-first = inicio
web-end-last = final
web-end-table = En una tabla
web-end-when = Cuánto se había jugado
web-rematch = Otra partida
web-rematch-go = Ir a la partida nueva
web-replay = Repetición
web-replay-answer = { $name }: { $option }
web-replay-hidden = { $name } ha respondido.
web-replay-start = El principio.
web-step = Paso
web-step-first = Al principio
web-step-back = Un paso atrás
web-step-play = Reproducir
web-step-pause = Parar
web-step-next = Un paso adelante
web-step-last = Al final
web-speed = Velocidad
web-eyes = Con los ojos de
web-eyes-all = todos
web-eyes-everything = quien lo sabe todo
web-forked = sigue desde el paso { $step } de otra partida
web-fork-open = Seguir jugando desde aquí
web-fork-title = Seguir jugando desde el paso { $step }
web-fork-what = Se abre una mesa nueva con la partida tal como está aquí. Lo repartido se queda donde estaba; lo que venga lo decide otra vez el azar. Esta partida no cambia.
web-fork-secrets = Allí verás solo lo que puede ver tu asiento, aunque esta repetición te haya enseñado más. Lo que recuerdes no te lo quita nadie: juega para probar cosas, no para ganar.
web-fork-seat = Quién juega por { $name }
web-fork-me = Aquí juego yo
web-fork-called = Tu nombre en el asiento de { $name }
web-fork-nobody = Ocupa al menos un asiento.
web-fork-begin = Empezar
web-fork-origin = Esta partida sigue desde el paso { $step } de otra.
web-fork-back = Ver la repetición
web-together = Viéndola en grupo
web-together-open = Verla en grupo
web-together-link = Verla en grupo
web-together-link-help = Quien abra este enlace ve lo que tú ves: el paso en el que estás, las marcas del tablero y las notas. La sala se cierra sola unos minutos después de que salga la última persona, y no se guarda nada de ella.
web-together-link-label = Enlace a esta sala
web-together-invite = Enlace
web-together-leave = Salir
web-together-alone = Seguir viéndola a solas
web-together-you-lead = Llevas tú la voz: los demás ven el paso en el que estás.
web-together-following = Estás siguiendo a { $name }.
web-together-apart = Estás mirando por tu cuenta. { $name } está en el paso { $step }.
web-together-leader-away = { $name } llevaba la voz y se ha ido.
web-together-let-go = Mirar por mi cuenta
web-together-follow = Seguir a { $name }
web-together-take = Llevar la voz
web-together-leads = lleva la voz
web-together-hand = Ceder la voz
web-together-hand-to = Ceder la voz a { $name }
web-together-people = Quién está aquí
web-together-mark = Marcar
web-together-mark-stop = Dejar de marcar
web-together-mark-first = Toca algo en el tablero.
web-together-mark-second = Desde { $thing }: toca ahora adónde va la flecha.
web-together-ring = Solo un círculo alrededor
web-together-arrow-told = flecha de { $from } a { $to }
web-together-ring-told = círculo alrededor de { $from }
web-together-items = Marcas y notas del paso { $step }
web-together-nothing = En este paso aún no hay marcas ni notas.
web-together-remove = Quitar: { $what }
web-together-write = Nota en el paso { $step }
web-together-add = Añadir
web-together-elsewhere = También en
web-together-step = el paso { $step } ({ $count })
web-export = Guardar la partida
web-back-to-log = Volver al registro

## Las notas de cada uno

web-notes-own = Solo tú ves esto. Se borra si dejas el asiento o lo llevas a otro aparato, y con la mesa.
web-notes-grid = De quién sospechas
web-notes-text = Mis notas
web-notes-memory = En este juego recordar es parte de la partida: aquí no se escribe nada, solo se marcan sospechas.
web-notes-mark = { $name }, { $side }: { $thought }
web-notes-none = nada
web-notes-no = no
web-notes-perhaps = quizá
web-notes-yes = sí
web-notes-kept = Todo guardado.
web-notes-keeping = Guardando…
web-notes-unkept = Aún no se ha podido guardar.
web-notes-away = Ahora no se pueden leer tus notas. Vuelve a abrirlas dentro de un momento.

## El azar limpio

web-fair = Azar limpio
web-fair-gathering = Antes de que nadie se sentara, esta mesa se comprometió con un secreto. Cuando no quedan asientos libres, la página de cada jugador añade un número que había prometido antes. Lo que se reparte sale de todo ello junto: nadie puede elegirlo, ni siquiera quien lleva la mesa.
web-mixing = Ya están todos. Las páginas están diciendo los números que prometieron y enseguida empieza la partida.
web-fair-closed = { $count ->
        [0] Lo que se reparte sale de un secreto con el que la mesa se comprometió antes de jugar. La página de ningún jugador ha añadido un número.
        [one] Lo que se reparte sale de un secreto con el que la mesa se comprometió antes de jugar y de un número de la página de un jugador. Si tu página añadió uno, es seguro que nadie lo ha elegido, ni siquiera quien lleva la mesa.
       *[other] Lo que se reparte sale de un secreto con el que la mesa se comprometió antes de jugar y de los números de las páginas de { $count } jugadores. Si tu página añadió uno, es seguro que nadie lo ha elegido, ni siquiera quien lleva la mesa.
    }
web-fair-commitment = El compromiso de la mesa:
web-fair-code = Código del comienzo:
web-fair-check = Comprobar el azar
web-fair-checking = Repartiendo otra vez toda la partida…
web-fair-verdict-good = El azar fue el que se anunció.
web-fair-verdict-late = La partida se puede volver a repartir, pero este navegador no vio cómo empezó.
web-fair-verdict-nobody = La partida se puede volver a repartir, pero la página de ningún jugador intervino en el azar.
web-fair-verdict-without = El azar fue el que se anunció, pero tu página no añadió ningún número: los demás podrían haberse puesto de acuerdo.
web-fair-verdict-given = El comienzo viene de otra partida y no se repartió aquí. Todo lo que vino después se puede volver a repartir.
web-fair-verdict-bad = Algo no encaja: este no es el azar que se anunció.
web-fair-by-browser = Comprobado por tu navegador
web-fair-by-server = Comprobado por el servidor
web-fair-sums = El secreto y los números, ahora públicos, son los que se habían comprometido y prometido.
web-fair-sums-not = El secreto o los números no son los que se habían comprometido y prometido.
web-fair-seen-same = Son aquellos cuyo código anotó tu navegador al empezar la partida.
web-fair-seen-other = Tu navegador anotó otro código al empezar la partida.
web-fair-seen-none = Tu navegador no anotó ningún código al empezar la partida, así que no puede compararlo.
web-fair-own-in = El número de tu página está entre ellos.
web-fair-own-out = Falta el número de tu página, o se dijo para otro comienzo.
web-fair-own-none = Tu página no ha añadido ningún número.
web-fair-kept = Prometidos, pero nunca dichos: los números de { $names }.
web-fair-rounds = Los números se reunieron { $count } veces, porque alguien se fue justo antes de empezar.
web-fair-dealt = { $count ->
        [one] Repartida otra vez: la única carta, loseta o dado salió de la semilla.
       *[other] Repartida otra vez: las { $count } cartas, losetas y dados salieron de la semilla.
    }
web-fair-dealt-not = Repartida otra vez: la respuesta número { $number } no sale de la semilla.
web-fair-given = { $count ->
    [one] La primera respuesta del azar no se repartió
   *[other] Las primeras { $count } respuestas del azar no se repartieron
} aquí: la partida sigue a otra, o se preparó así.
web-fair-elsewhere = En eso no tienes por qué creer al servidor. Guarda la partida y compruébala con Aquelarre en otra máquina:
web-fair-warn-again = El servidor pide por segunda vez el número de esta página, con otras promesas alrededor. No se le ha dicho: no te fíes del azar de esta partida.
web-fair-warn-code = La partida empezó con algo distinto de lo que se le mostró a esta página. No te fíes del azar de esta partida.
web-fair-warn-out = El número de esta página se dijo a tiempo y falta en el azar de esta partida.

## Acerca de

web-about-what = Aquelarre es una mesa para juegos de brujas. El servidor conoce las reglas, nadie ve lo que no debe ver, y cada cosa que ocurre cita la regla que la permite.
web-about-rules = Las reglas, los nombres y las ilustraciones de los juegos son de sus autores y editoriales. Aquí no hay ningún texto ni dibujo suyo: las reglas están contadas con nuestras palabras y todo está dibujado por nosotros.
web-about-privacy = No hay cuentas ni rastreadores. Tu navegador guarda una cookie que recuerda tus asientos, tus preferencias y, solo para ti, los resultados de las partidas que has acabado.
web-credits = Créditos
web-credits-help = Esto es de otras personas, y se lo agradecemos:

## Para quien lleva el servidor

web-admin = El servidor
web-admin-help = Escribe la clave que se mostró al arrancar el servidor. Solo se guarda mientras esta página está abierta.
web-admin-token = Clave
web-admin-open = Entrar
web-admin-refused = Esa clave no vale.
web-admin-tables = Mesas
web-admin-banned = Aparatos vetados
web-admin-audit = Qué se ha hecho
web-admin-search = Buscar: mesa, juego o persona
web-admin-status = Cómo está
web-admin-any = Todas
web-admin-range = De la { $first } a la { $last }, de { $total }
web-admin-newer = Más nuevas
web-admin-older = Más antiguas
web-admin-used = usada el { $time }
web-admin-answered = { $count ->
        [one] 1 respuesta
       *[other] { $count } respuestas
    }
web-admin-watch = Mirar la mesa
web-admin-close = Cerrar
web-admin-close-sure = ¿Cerrar la mesa? Se podrá ver, pero ya no se podrá jugar en ella.
web-admin-delete = Borrar
web-admin-delete-sure = ¿Borrar la mesa con todo lo suyo? No se puede deshacer.
web-admin-host = Lleva la mesa
web-admin-earlier = antes, en el asiento { $number }
web-admin-ban = Vetar
web-admin-ban-sure = ¿Vetar este aparato? Pierde sus asientos y no podrá volver a entrar.
web-admin-unban = Dejar entrar
web-admin-banned-help = Un navegador que borra sus cookies es un aparato nuevo: vetar quita los asientos, pero no cierra la puerta para siempre.
web-admin-banned-none = Ningún aparato está vetado.
web-admin-line = Quitar
web-admin-line-sure = ¿Quitar esta línea de la charla? Desaparece para todos.
web-admin-whispered = No era para todos: se verá cuando acabe la partida.
web-admin-audit-help = Quién se sienta y quién se levanta, y lo que se hace desde esta página. Sin nombres ni claves: de cada aparato, solo una parte de su huella.
web-admin-when = Cuándo
web-admin-what = Qué
web-admin-table = Mesa
web-admin-seat = Asiento
web-admin-device = Aparato
web-audit-made = mesa creada
web-audit-sat = se sienta
web-audit-came = se sienta
web-audit-left = se levanta
web-audit-removed = se le retira de la mesa
web-audit-moved = asiento a otro aparato
web-audit-bot = un bot juega por alguien
web-audit-named = cambia de nombre
web-audit-closed = mesa cerrada
web-audit-deleted = mesa borrada
web-audit-expired = mesa caducada
web-audit-chat = línea de charla quitada
web-audit-banned = aparato vetado
web-audit-unbanned = aparato readmitido
web-admin-tables_loaded = Mesas en memoria
web-admin-tables_playing = Mesas en juego
web-admin-connections = Conexiones
web-admin-answers = Respuestas en sus registros
web-admin-loop_lag_seconds = Retraso, en segundos
web-admin-up_seconds = Segundos en marcha

## Lo que sale mal

web-error-offline = No hay conexión con el servidor. Inténtalo otra vez.
web-error-server = Algo ha fallado en el servidor. Inténtalo otra vez.

# La página sobre los bots
web-minds-novice = Se sabe las reglas y sopesa sus respuestas como las demás, pero las diferencias pequeñas se le escapan casi siempre y las grandes, de vez en cuando. Las cartas que se vuelven boca abajo las olvida pronto, como cualquiera: una de cada cinco con cada turno. Habla poco y, si es bruja, se delata enseguida. Buena compañía para una primera partida.
web-minds-neighbour = Ve lo importante y se le escapan los detalles. Recuerda una carta boca abajo durante una docena de turnos, y charla lo suyo. Suele ser quien se sienta cuando eliges «Jugar contra bots», hasta que tus propias partidas digan qué bot se acerca más a tu nivel.
web-minds-sage = Piensa como el bot que se anticipa, pero cuatro veces más. Aquí no hay nadie mejor.
web-minds-guide = Mira la mesa desde su sitio, sopesa cada respuesta que permiten las reglas y da al momento la mejor. Quien pide consejo oye lo que haría.
web-minds-seer = Imagina muchas mesas que, por lo que sabe, podrían ser la de verdad; prueba en cada una sus mejores respuestas, sigue jugando de cabeza y se queda con la que mejor acaba.
web-minds-random = Da cualquier respuesta que permitan las reglas. Sirve para probar un tablero, pero no es rival para nadie.
web-minds-blind-title = Qué ven
web-minds-blind = Lo mismo que vería un jugador en su sitio y nada más: ni tus cartas, ni tu papel, ni lo que está boca abajo. Nuestras pruebas ponen a los bots ante parejas de mesas que solo se distinguen en lo que ellos no ven, y tienen que contestar igual en las dos.
web-minds-memory-title = Qué recuerdan
web-minds-memory = Los bots que se anticipan oyen todo lo que se cuenta en su sitio, desde el primer momento, y sacan sus conclusiones sobre quién es quién. Lo mismo hacen los demás allí donde los papeles son secretos. Si el servidor se reinicia, se les vuelve a contar todo.
web-minds-time-title = Cuánto piensan
web-minds-time = Los bots que se anticipan se toman hasta dos segundos, casi siempre mucho menos; los demás contestan al momento. Los bots piensan aparte del servidor: nadie tiene que esperar por ellos al hacer clic.
web-minds-rated-title = Su puntuación
web-minds-rated = En la escala que conocen los ajedrecistas: el bot que sabe jugar tiene 1000 en todos los títulos, y quien está 400 por encima gana diez veces más que los demás de la mesa. Entre paréntesis, dónde está el valor verdadero, con una certeza del 95 %.
web-minds-rating = { $bot }: { $rating } (de { $low } a { $high })
web-minds-rating-fixed = { $bot }: { $rating }
web-minds-strong-title = Cómo son de fuertes
web-minds-strong = Cuántas veces ganaron a bots que saben jugar. La parte de color intenso de la barra señala dónde está el valor verdadero, con una certeza del 95 %.
web-minds-seats = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
web-minds-way-turns = { $bot }, contra bots que saben jugar
web-minds-way-sides = { $bot }, con un bando entero, contra bots que saben jugar; media de los dos bandos
web-minds-way-one = { $bot }, en un solo sitio entre bots que saben jugar
web-minds-way-alone = { $seats ->
    [one] { $bot }, a solas
   *[other] { $bot }, en todos los sitios
}
web-minds-won = Ganó el { $won } % de { $games } partidas (entre { $low } y { $high } %).
web-minds-others = Los demás ganaron el { $won } %.
web-minds-lead = Saca de media { $lead } puntos de ventaja.
web-minds-seconds = { $seconds } segundos por decisión.

## Las lecciones

web-school-teacher = La maestra
web-school-on = Sigue
web-school-do = Ahora tú
web-school-else = Volver a elegir
web-school-back = Releer lo anterior
web-school-forward = Volver a lo de ahora
web-school-insist = Insisto
web-school-waits = «{ $title }»: sigue la partida. Vuelvo a hablar en cuanto haya algo nuevo que contarte.
web-school-yours = «{ $title }»: te toca, como tú veas. Vuelvo a hablar en cuanto haya algo nuevo que contarte.
web-school-missed = Algo que aún no te he contado:
web-school-taught = «{ $title }»: lo esencial ya está. El resto de la partida es tuyo: juégalo hasta el final o pasa a la siguiente lección.
web-school-taught-all = «{ $title }»: lo esencial ya está. El resto de la partida es tuyo: juégalo hasta el final.
web-school-over = «{ $title }»: lección terminada. ¡Hasta la próxima noche!
web-school-quiet = «{ $title }»: la maestra guarda silencio.
web-school-aloud = Que vuelva a hablar
web-school-next = Siguiente: { $title }
web-school-count = Paso { $number } de { $of }
web-school-out = Salir de la lección
web-school-alone = Seguir sin la maestra
web-school-leave = Dejarlo por ahora (la lección se guarda)
web-school-title = Aprende a jugar: { $game }
web-school-done = Hecha
web-school-minutes = Unos { $count } minutos.
web-school-begin = Empezar
web-school-again = Empezar de nuevo

## Mis partidas: guardadas en este aparato

web-mine-kept = Lo que se ha jugado en este aparato. Se guarda aquí y en ningún otro sitio: no se envía nada a nadie.
web-mine-empty = Aquí todavía no ha acabado ninguna partida
web-mine-empty-help = Juega una hasta el final y la verás aquí, con el resultado, tu bando y lo que tardaste en decidirte. Si tienes partidas guardadas en otro aparato, trae su archivo.
web-mine-play = Elegir un juego
web-mine-none = { $count ->
        [one] La partida guardada aquí no encaja
       *[other] Ninguna de las { $count } partidas guardadas aquí encaja
    } con lo que has elegido arriba.
web-mine-filters = Qué partidas
web-mine-game = Juego
web-mine-all-games = Todos los juegos
web-mine-name = Quién jugó
web-mine-all-names = Cualquiera
web-mine-also = Contar también
web-mine-with-lesson = Lecciones
web-mine-with-fork = Partidas empezadas desde una repetición
web-mine-with-shared = Partidas de varios en este aparato
web-mine-tile-games = Partidas
web-mine-tile-won = Ganadas
web-mine-tile-time = Tiempo por decisión
web-mine-results = { $won } ganadas, { $drawn } empatadas, { $lost } perdidas
web-mine-percent = { $share } %
web-mine-decisions = { $count ->
        [one] 1 decisión
       *[other] mediana de { $count } decisiones
    }
web-mine-seconds = { $time } s
web-mine-minutes = { $count } min
web-mine-by-game = Por juego
web-mine-by-side = Por bando
web-mine-by-role = Por papel
web-mine-by-seats = Por número de jugadores
web-mine-by-bot = Según quién más jugaba
web-mine-head-games = Partidas
web-mine-head-won = Ganadas
web-mine-head-drawn = Empates
web-mine-head-lost = Perdidas
web-mine-head-time = Tiempo
web-mine-head-date = Fecha
web-mine-head-game = Juego
web-mine-head-result = Resultado
web-mine-head-share = Ganadas de las diez últimas
web-mine-players = { $count ->
        [one] 1 jugador
       *[other] { $count } jugadores
    }
web-mine-people = Otras personas
web-mine-more = { $count } más
web-mine-plot-results = Resultados a lo largo del tiempo
web-mine-plot-results-label = Resultados a lo largo del tiempo: cuántas de las diez partidas anteriores a cada una se ganaron. { $count } partidas; de las últimas se ganó el { $share } %.
web-mine-plot-times = Tiempo para pensar cada decisión
web-mine-plot-times-label = Tiempo para pensar cada decisión: la mediana de cada partida. { $count } partidas; { $time } en una normal.
web-mine-as-table = En una tabla
web-mine-list = Las partidas
web-mine-won = Ganada
web-mine-drawn = Empate
web-mine-lost = Perdida
web-mine-together-won = Ganada entre todos
web-mine-together-drawn = Empatada entre todos
web-mine-together-lost = Perdida entre todos
web-mine-flag-lesson = lección
web-mine-flag-fork = desde una repetición
web-mine-flag-shared = aparato compartido
web-mine-flag-away = un bot siguió por ti
web-mine-forget = Borrar { $title }, { $date }
web-mine-forget-sure = Esta partida se quita de tus estadísticas y no volverá por sí sola. La mesa y su repetición se quedan.
web-mine-files = Archivos
web-mine-json = Guardar en un archivo
web-mine-csv = Guardar como hoja de cálculo (CSV)
web-mine-bring = Traer un archivo
web-mine-brought = { $added ->
        [0] En este archivo no había nada nuevo.
        [one] Ha entrado 1 partida.
       *[other] Han entrado { $added } partidas.
    }{ $known ->
        [0] {""}
        [one] {" "}1 ya estaba aquí.
       *[other] {" "}{ $known } ya estaban aquí.
    }
web-mine-bad-file = Este archivo no es de partidas guardadas en esta página, o está dañado. No ha cambiado nada.
web-mine-forget-all = Borrarlo todo
web-mine-forget-all-sure = { $count ->
        [one] La partida guardada en este aparato desaparecerá para siempre. Si crees que querrás recuperarla
       *[other] Las { $count } partidas guardadas en este aparato desaparecerán para siempre. Si crees que querrás recuperarlas
    }, guarda antes un archivo.
web-mine-forgotten = Se ha borrado todo.

## Una partida igualada

web-even = Una partida igualada
web-even-title = { $game }, contra bots
web-even-who = ¿Quién se sienta contigo?
web-even-help = Con tus resultados contra bots, y con lo fuertes que han resultado ser ellos, calculamos quién está a tu altura. De cada juego cuentan solo las últimas 60 partidas; no cuentan las lecciones, las de un aparato compartido ni las empezadas desde una repetición. Lo que va entre paréntesis se cumple con una certeza del 95 %.
web-even-measured = Según { $games } partidas contra bots, el que más se acerca a tu nivel es: { $bot }.
web-even-stronger = Según { $games } partidas contra bots, juegas mejor que todos ellos. El más cercano: { $bot }.
web-even-weaker = Según { $games } partidas contra bots, todavía juegan todos mejor que tú. El más cercano: { $bot }.
web-even-few = { $games ->
        [0] Aquí no has acabado ninguna partida contra bots que nos diga cómo juegas.
        [one] Aquí has acabado 1 partida contra bots.
       *[other] Aquí has acabado { $games } partidas contra bots.
    } Con { $more ->
        [one] una más
       *[other] { $more } más
    } sabremos quién está a tu altura; hasta entonces se sienta el de en medio: { $bot }.
web-even-never = En este juego no se ha medido a los bots, así que nadie puede decir quién está a tu altura. Se sienta el de siempre: { $bot }.
web-even-chance = Deberías ganar más o menos el { $about } % (entre el { $low } y el { $high } %). Quien juega igual que ellos gana el { $even } %.
web-even-unmeasured = No se ha medido en este juego.
web-even-seats = { $count ->
        [one] Se sienta un bot.
       *[other] Se sientan { $count } bots, todos iguales.
    } Para mezclarlos, crea una mesa.
web-even-play = Jugar
web-even-line = Partida igualada: { $bot }
web-even-line-wish = A tu gusto: { $bot }

## Análisis
web-end-review = Analizar mi partida
web-review-open = Análisis
web-review-back = Volver al análisis
web-review-of = Análisis de la partida de { $name }
web-review-whose = De quién son las decisiones
web-review-making = Repasando cada decisión…
web-review-before = { $count ->
    [one] Hay un análisis por delante.
   *[other] Hay { $count } análisis por delante.
}
web-review-done = { $done } de { $count } decisiones
web-review-go-away = Puedes cerrar la página: seguirá sin ti y se guardará con la partida.
web-review-again = Reintentar
web-review-nothing = En este asiento no hubo nada que decidir.
web-review-how = Se juzga por lo que se podía saber en ese momento, nunca por lo que vino después.
web-review-count-good = { $count ->
    [one] 1 buena decisión
   *[other] { $count } buenas decisiones
}
web-review-count-imprecise = { $count ->
    [one] 1 imprecisión
   *[other] { $count } imprecisiones
}
web-review-count-mistake = { $count ->
    [one] 1 error
   *[other] { $count } errores
}
web-review-count-blunder = { $count ->
    [one] 1 error grave
   *[other] { $count } errores graves
}
web-review-good = Buena
web-review-imprecise = Imprecisa
web-review-mistake = Error
web-review-blunder = Error grave
web-review-curve = Las opciones de ganar a lo largo de la partida
web-review-curve-how = 100: prácticamente ganada; 0: prácticamente perdida.
web-review-curve-said = { $from } en la primera decisión, { $to } en la última
web-review-when = Paso
web-review-chances = Opciones
web-review-verdict = Decisión
web-review-no-turns = Sin puntos de giro: las opciones cambiaron poco a poco.
web-review-turn = Paso { $step }: de { $from } a { $to }.
web-review-turn-own-down = Sobre todo por su propia respuesta.
web-review-turn-luck-up = Sobre todo por buena suerte.
web-review-turn-luck-down = Sobre todo por mala suerte.
web-review-turn-others-up = Ayudó lo que hicieron los demás.
web-review-turn-others-down = Por lo que hicieron los demás.
web-review-luck = Suerte
web-review-luck-kind = La suerte ayudó: unos { $by } puntos sobre 100 mejor de lo esperable (con un margen de { $error }).
web-review-luck-harsh = La suerte no acompañó: unos { $by } puntos sobre 100 peor de lo esperable (con un margen de { $error }).
web-review-luck-unclear = Aquí la suerte no se distingue del ruido: { $gain } sobre 100, con un margen de { $error }.
web-review-luck-all = La suerte de cada cual
web-review-player = Jugador
web-review-error = Margen
web-review-decisions = Decisiones
web-review-only = Solo las mejorables
web-review-none-poor = Ninguna: ¡bien jugado!
web-review-step = paso { $step }
web-review-chance = opciones { $chance }
web-review-better = Mejor: { $option }
web-review-lost = Costó unos { $lost } puntos de opciones sobre 100.
web-review-beliefs = Quién podía ser { $side }
web-review-beliefs-how = Lo que cabía pensar desde este asiento, con todo lo visto y oído hasta entonces.
web-review-side = Bando
web-review-changes = Cuándo cambió de idea
web-review-between = Del paso { $from } al { $to }:
web-review-change = { $name } { $before } → { $after } %
web-review-what = Qué pasó entretanto
web-review-share = Copiar un enlace a este análisis
web-review-copied = Copiado.

## Los retos: posiciones en las que una respuesta es claramente la mejor (sus palabras llegan al abrirlos)

web-puzzle-list = Posiciones de partidas entre bots en las que una respuesta es claramente la mejor, y no la primera que se ocurre. Ves lo que veía ese asiento, y nada más.
web-puzzle-none = Aquí todavía no hay retos.
web-puzzle-kept = Lo que resuelves se guarda solo en este aparato. Puedes llevártelo o borrarlo junto con tus partidas:
web-puzzle-difficulty = Dificultad { $of } de 5
web-puzzle-streak-days = { $count ->
    [one] día seguido
   *[other] días seguidos
}
web-puzzle-streak = { $count ->
    [one] Llevas 1 día.
   *[other] Llevas { $count } días seguidos.
}
web-puzzle-streak-how = Un día cuenta si encuentras su respuesta ese mismo día, al intento que sea, sin pedir que te la enseñen.
web-puzzle-day-found = resuelto
web-puzzle-day-not = sin resolver
web-puzzle-look = Ver otra vez
web-puzzle-done = { $done } de { $count } resueltos
web-puzzle-begin = Empezar
web-puzzle-go-on = Continuar
web-puzzle-number = Reto { $number }
web-puzzle-is-new = sin resolver
web-puzzle-is-first = resuelto a la primera
web-puzzle-is-later = resuelto al intento { $tries }
web-puzzle-is-shown = respuesta vista
web-puzzle-title = { $title }: reto { $number }
web-puzzle-ask = Juegas tú, { $name }. ¿Qué es lo mejor?
web-puzzle-all = Todos los retos
web-puzzle-share = Copiar un enlace a este reto
web-puzzle-copied = Enlace copiado.
web-puzzle-over = Señala una respuesta para verla en la mesa.
web-puzzle-right = ¡Eso es!
web-puzzle-right-later = ¡Ahora sí!
web-puzzle-wrong = Hay algo mejor
web-puzzle-wrong-help = Es una idea, pero otra respuesta deja mejores opciones de ganar.
web-puzzle-shown = Lo mejor era esto
web-puzzle-yours = Tu respuesta
web-puzzle-plain = Lo primero que se ocurre
web-puzzle-found = Tu respuesta
web-puzzle-best = La mejor
web-puzzle-hidden = ¿Cuál será?
web-puzzle-chance = Opciones: { $chance } de 100
web-puzzle-not-compared = No tenía nada a su favor: ni siquiera se comparó.
web-puzzle-against = En contra de esto: { $option }
web-puzzle-again = Otro intento
web-puzzle-show = Enséñame
web-puzzle-next = Siguiente
web-puzzle-play = Jugar desde aquí
web-puzzle-mine = { $count ->
    [0] Ninguno resuelto todavía.
    [one] 1 resuelto, { $first ->
        [0] no a la primera.
       *[other] a la primera.
    }
   *[other] { $count } resueltos, { $first } a la primera.
}

# Avisos de una mesa con la página cerrada.
web-calls-offer = ¿Te avisamos cuando te toque, también con la página cerrada?
web-calls-yes = Avisadme
web-calls-no = No, gracias
web-calls-done = Te avisaremos cuando te toque en esta mesa.
web-calls-denied = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
web-calls-failed = El navegador no ha podido preparar los avisos. Prueba más tarde en los ajustes.
web-calls-title = Con la página cerrada
web-calls-here = Avisarme de esta mesa cuando me toque
web-calls-at-table = Se elige en cada mesa, cuando te sientas a ella.
web-calls-quiet = Horas de silencio
web-calls-from = Desde las
web-calls-until = Hasta las
web-calls-off = Este servidor no avisa con la página cerrada.
web-calls-unable = Este navegador no puede avisarte con la página cerrada. En un iPhone o iPad, añade antes la página a la pantalla de inicio.

## El taller

web-workshop = Taller
web-edition-correct = Corregirla en el taller
web-workshop-help = Mucho de lo que hay en estas cajas lo hemos reconstruido. Si tienes la caja de verdad, o una idea mejor, cámbialo aquí y juega con ello.
web-workshop-kept = Hay cambios tuyos en este aparato.
web-workshop-untouched = Tal como la jugamos.
web-workshop-how = Abre una ficha, cambia lo que tu caja diga de otra manera y juega. Todo se guarda en este aparato; nadie más lo ve hasta que lo compartas.
web-workshop-parts = Partes de la caja
web-workshop-tools = Herramientas
web-workshop-title = Cómo se llama tu edición
web-workshop-by = Quién comprueba (si quieres decirlo)
web-workshop-play = Jugar con ella
web-workshop-undo = Deshacer
web-workshop-redo = Rehacer
web-workshop-save = Guardar el fichero
web-workshop-csv = Hoja de cálculo (CSV)
web-workshop-open = Abrir un fichero
web-workshop-share = Copiar un enlace
web-workshop-shared = Enlace copiado: quien lo abra verá tu edición.
web-workshop-not-shared = No se ha podido copiar el enlace.
web-workshop-forget = Volver a la nuestra
web-workshop-forget-sure = Se quitan todos tus cambios y comprobaciones de esta caja. Se puede deshacer mientras no cierres la página.
web-workshop-no-file = Ese fichero no se puede leer.
web-workshop-other-game = Ese fichero es la caja de otro juego.
web-workshop-looking = Mirando…
web-workshop-unfit = { $count ->
        [one] Hay 1 cosa que todavía no encaja.
       *[other] Hay { $count } cosas que todavía no encajan.
    }
web-workshop-fit = Se puede jugar con ella (marca { $mark }).
web-workshop-differences = { $count ->
        [0] Es igual que la nuestra.
        [one] 1 diferencia con la nuestra.
       *[other] { $count } diferencias con la nuestra.
    }
web-workshop-checks = { $count ->
        [0] { "" }
        [one] 1 comprobación.
       *[other] { $count } comprobaciones.
    }
web-workshop-what-differs = En qué se diferencia
web-workshop-changed = { $name }, { $field }: { $ours } → { $mine }
web-workshop-added = { $name }: no está en la nuestra
web-workshop-removed = { $name }: falta, y está en la nuestra
web-workshop-reset = Como la nuestra
web-workshop-ours = La nuestra: { $value }.
web-workshop-differs = distinta
web-workshop-faults = { $count ->
        [one] 1 fallo
       *[other] { $count } fallos
    }
web-workshop-find = Buscar
web-workshop-only = Solo lo que he cambiado
web-workshop-edit = Cambiar
web-workshop-shut = Cerrar
web-workshop-remove = Quitar
web-workshop-add = Añadir
web-workshop-less = Quitar { $what }
web-workshop-name = Nombre
web-workshop-name-es = Nombre en español
web-workshop-name-en = Nombre en inglés
web-workshop-source = De dónde se sabe
web-workshop-source-R = R: lo dice el reglamento
web-workshop-source-D = D: se deduce del reglamento
web-workshop-source-F = F: hallado en otra parte
web-workshop-source-X = X: reconstruido por nosotros
web-workshop-checked = Lo he comprobado en mi caja
web-workshop-checked-all = He comprobado en mi caja todo lo de esta ficha
web-workshop-nothing = nada
web-workshop-yes = sí
web-workshop-no = no

web-workshop-look = ¿Qué cambia en el juego?
web-workshop-look-help = Los bots juegan unos cientos de partidas con tu caja y otras tantas con la nuestra, mientras tú sigues. Deja esta página abierta: si la cierras, se acaba.
web-workshop-look-games = Partidas con cada caja
web-workshop-look-bot = Juegan
web-workshop-look-begin = Echar un vistazo
web-workshop-look-stop = Parar
web-workshop-look-waiting = { $before ->
        [0] Empieza enseguida…
       *[other] Esperando: { $before } por delante…
    }
web-workshop-look-playing = { $played } de { $games } partidas
web-workshop-look-stopped = Parado tras { $played } de { $games } partidas.
web-workshop-look-done = { $games } partidas con cada caja.
web-workshop-look-failed = No ha podido ser. Prueba otra vez más tarde.
web-workshop-look-old = Has cambiado la caja desde entonces.

# Mientras alguien no estaba en una mesa en juego.
web-since-offer = Mientras no estabas, la partida ha seguido: { $count ->
    [one] un paso.
   *[other] { $count } pasos.
}
web-since-show = Enséñamelo
web-since-no = No hace falta
web-since-title = Mientras no estabas
web-since-left = El tablero como lo dejaste
web-since-step = Paso { $number } de { $count }
web-since-memory = (En este juego, recordar es parte de jugar: el tablero está como ahora.)
web-since-table = A la mesa

# Mis aparatos.
web-devices-help = Siéntate a una mesa con un aparato y sigue jugando con otro: se pueden unir sin abrir ninguna cuenta. Entonces todos tienen los mismos asientos, mesas y notas. Lo que cada navegador guarda para sí (la lista de tus partidas, los retos resueltos, los ajustes) se queda donde está.
web-devices-joined = Aparatos unidos
web-devices-since = desde el { $date }
web-devices-here = este aparato
web-devices-unnamed = Aparato sin nombre
web-devices-off = Separar { $name }
web-devices-off-sure = { $name } dejará de tener tus asientos, mesas y notas.
web-devices-leave = Separar este aparato
web-devices-leave-sure = Este aparato dejará de tener los asientos, las mesas y las notas. Los demás aparatos los conservan.
web-devices-name = Cómo se llama este aparato
web-devices-show = Mostrar un código aquí
web-devices-show-help = Este aparato muestra un código, y tú lo usas en el otro.
web-devices-show-do = Mostrar un código
web-devices-code = Código
web-devices-valid = Vale diez minutos y una sola vez. Quien lo tenga puede jugar en tu lugar: no se lo enseñes a nadie más.
web-devices-use = Usar un código aquí
web-devices-use-help = Abre esta página en el otro aparato y muestra un código. Escríbelo aquí, o léelo con la cámara de este aparato.
web-devices-given = Has abierto un enlace que une aparatos. Sigue solo si tu otro aparato muestra este mismo código; si el enlace es de otra persona, no lo uses.
web-devices-use-do = Unir los aparatos
web-devices-sure = Desde ahora los dos aparatos tienen todo lo que tiene cada uno { $count ->
    [0] (este, nada todavía).
    [one] (este, una partida en juego).
   *[other] (este, { $count } partidas en juego).
} Hazlo solo si el otro aparato también es tuyo: quien lo tenga podrá jugar en tu lugar.
web-mail-title = Correos
web-mail-help = Si quieres, recibes un correo cuando te toca y no tienes ninguna página abierta, cuando una partida tuya empieza o termina y cuando se te acaba el tiempo: como mucho uno por hora y mesa. Vale para las mesas de todos tus aparatos, y no llega en tus horas de silencio (en los ajustes).
web-mail-address = Tu correo electrónico
web-mail-ask = Mandadme correos
web-mail-asked = Va un correo a { $address }. Abre su enlace antes de un día y empezarás a recibirlos.
web-mail-on = Los correos van a { $address }.
web-mail-off = No más correos
web-mail-gone = Ya no recibirás más correos.
web-mail-none = Este servidor no manda correos.
web-mail-confirm = Alguien ha pedido correos sobre partidas para la dirección en la que has encontrado este enlace. ¿Has sido tú?
web-mail-confirm-do = Sí, quiero recibirlos
web-mail-confirmed = Desde ahora recibes correos.
web-mail-stop = ¿No quieres recibir más correos?
web-devices-key = Una llave de acceso
web-devices-key-help = Con una llave de acceso (passkey) no pierdes tus asientos aunque pierdas todos tus aparatos. La guarda tu teléfono, tu navegador o tu gestor de contraseñas, y te los abre en cualquier aparato.
web-devices-key-make = Guardar mis asientos con una llave
web-devices-key-show = Tengo una llave
web-devices-key-none = Aquí no puede haber llaves de acceso: hacen falta una dirección con nombre y https (o localhost), un navegador que las conozca y un servidor preparado para ellas.
web-devices-key-kept = La llave está guardada.
web-devices-key-failed = El navegador no ha dado ninguna llave.
web-devices-key-unnamed = Llave de acceso
web-devices-key-off = Quitar la llave { $name }
web-devices-key-off-sure = La llave { $name } dejará de abrir tus asientos. En tu teléfono o en tu gestor de contraseñas seguirá hasta que la borres allí.
web-devices-done = Los aparatos están unidos.

# Grupos.
web-group-help = Una familia, un club, una cuadrilla: un grupo tiene sus mesas, sus partidas y, si quiere, sus puntuaciones y sus torneos. Se entra con un enlace, y solo sus miembros lo ven.
web-group-mine = Mis grupos
web-group-count = { $count ->
    [one] Un miembro
   *[other] { $count } miembros
}
web-group-playing = { $count ->
    [one] una mesa en marcha
   *[other] { $count } mesas en marcha
}
web-group-open = Entrar
web-group-new = Un grupo nuevo
web-group-name = Nombre del grupo
web-group-make = Crear el grupo
web-group-closed = Este grupo solo lo ven sus miembros. Para entrar hace falta un enlace que valga: pídeselo a quien lo lleva.
web-group-invited = { $count ->
    [one] Te invitan a un grupo con un miembro.
   *[other] Te invitan a un grupo de { $count } miembros.
}
web-group-invited-help = Los miembros verán tu nombre y cómo acaban las partidas que juegues en el grupo. Puedes salir cuando quieras: entonces tu nombre desaparece.
web-group-join = Entrar en el grupo
web-group-tables = Mesas
web-group-no-tables = No hay ninguna mesa en marcha.
web-group-which = ¿A qué jugáis?
web-group-games = Partidas jugadas
web-group-no-games = Aquí aparecerán las partidas que se jueguen en las mesas del grupo.
web-group-won = { $count ->
    [one] Gana { $names }.
   *[other] Ganan { $names }.
}
web-group-drew = { $count ->
    [one] Empata { $names }.
   *[other] Empatan { $names }.
}
web-group-lost = { $count ->
    [one] Pierde { $names }.
   *[other] Pierden { $names }.
}
web-group-with-points = { $name } ({ $points })
web-group-former = antiguo miembro
web-group-game-strike = No contar
web-group-game-count = Volver a contar
web-group-game-delete = Borrar
web-group-game-delete-sure = Esta partida desaparece de la historia del grupo. La repetición sigue en su mesa.
web-group-newer = Más recientes
web-group-older = Anteriores
web-group-export = Descargar todo (JSON)
web-group-results = Resultados (CSV)
web-group-not-struck = no cuenta: así lo ha decidido quien lleva el grupo
web-group-not-together = no cuenta: todos ganan o pierden juntos
web-group-not-replaced = no cuenta: alguien dejó su asiento o lo tomó otro
web-group-not-agent = no cuenta: jugaba un programa
web-group-not-guest = no cuenta: jugaba alguien de fuera
web-group-not-shared = no cuenta: una persona ocupaba varios asientos
web-group-not-bots = no cuenta: había bots en la mesa
web-group-ratings = Puntuaciones
web-group-ratings-help = Quien empieza tiene 1000 puntos. La fuerza de cada cual está, con mucha probabilidad, dentro de su margen, que se estrecha con cada partida.
web-group-no-ratings = Todavía no ha terminado ninguna partida que cuente.
web-group-no-extra = Para calcular puntuaciones, quien aloja este servidor tiene que instalar el complemento «ratings».
web-group-kind-duel = mesas de dos
web-group-kind-many = mesas de tres o más
web-group-kind-sides = por bandos
web-group-games-count = { $count ->
    [one] una partida
   *[other] { $count } partidas
}
web-group-who = Jugador
web-group-points = Puntos
web-group-range = Margen
web-group-played = Partidas
web-group-provisional = provisional
web-group-members = Miembros
web-group-since = desde el { $date }
web-group-owner = responsable
web-group-make-owner = Hacer responsable
web-group-no-owner = Que deje de serlo
web-group-remove = Quitar a { $name }
web-group-remove-sure = { $name } dejará de ver el grupo. Sus partidas se quedan como las de un antiguo miembro. Si conserva el enlace podría volver: renuévalo.
web-group-me = Cómo te llamas en el grupo
web-group-save = Guardar
web-group-saved = Guardado.
web-group-invite = Invitar
web-group-invite-help = Quien tenga este enlace puede entrar en el grupo: dáselo solo a quien quieras dentro.
web-group-invite-lost = El enlace no está en este navegador. Puedes hacer uno nuevo; el anterior dejará de valer.
web-group-invite-owner = El enlace no está en este navegador. Pídeselo a quien lleva el grupo.
web-group-link = Enlace del grupo
web-group-renew = Renovar el enlace
web-group-renew-sure = El enlace de ahora dejará de valer. Los miembros siguen dentro.
web-group-settings = Ajustes del grupo
web-group-rated = Calcular puntuaciones
web-group-bots = Los bots tienen puntuación y pueden jugar torneos
web-group-leave = Salir del grupo
web-group-leave-sure = Dejarás de ver el grupo, y tu nombre desaparece de él: en los resultados quedará «antiguo miembro». Si eres la última persona, el grupo se borra.
web-group-delete = Borrar el grupo
web-group-delete-sure = El grupo desaparece para todos, con su historia, sus puntuaciones y sus torneos. Las mesas siguen donde están. No se puede deshacer.
web-group-contests = Torneos
web-group-no-contests = Todavía no hay ninguno: una liga, en la que todos se encuentran, o una eliminatoria.
web-group-contest-new = Un torneo nuevo
web-group-contest-name = Nombre del torneo
web-group-contest-kind = Cómo se juega
web-group-contest-game = Juego
web-group-contest-seats = Jugadores por mesa
web-group-contest-rounds = Rondas
web-group-rounds-usual = las que hagan falta
web-group-contest-advance = Pasan de cada mesa
web-group-contest-bots = Bots que completan mesas
web-group-contest-who = Quiénes juegan
web-group-contest-make = Sortear
web-group-league = Liga
web-group-cup = Eliminatoria
web-group-contest-players = { $count ->
    [one] un jugador
   *[other] { $count } jugadores
}
web-group-contest-drawn = sorteado
web-group-contest-on = en juego
web-group-contest-over = terminado
web-group-contest-drawn-help = Este es el sorteo; todavía no ha empezado nada. Quien lleva el grupo puede repetirlo, o abrir la primera ronda: entonces se crean sus mesas, con cada cual en su asiento.
web-group-contest-winner = Gana { $name }.
web-group-contest-open = Abrir la ronda siguiente
web-group-contest-draw = Repetir el sorteo
web-group-contest-delete = Borrar el torneo
web-group-contest-delete-sure = El torneo desaparece, con su clasificación. Sus partidas siguen en la historia del grupo.
web-group-standings = Clasificación
web-group-wins = Mesas ganadas
web-group-ties = Cada rival superado en la mesa vale un punto, y cada empate, medio; descansar vale como quedar en mitad de una mesa. A igualdad de puntos deciden las mesas ganadas, después lo jugado entre los empatados, después los puntos de los rivales y al final el sorteo.
web-group-cup-help = { $count ->
    [one] De cada mesa pasa uno.
   *[other] De cada mesa pasan { $count }.
} Si hay empate decide el sorteo.
web-group-round = Ronda { $number }
web-group-final = Final
web-group-byes = { $count ->
    [one] Descansa { $names }.
   *[other] Descansan { $names }.
}
web-group-byes-cup = { $count ->
    [one] Pasa sin jugar { $names }.
   *[other] Pasan sin jugar { $names }.
}
web-group-goes-on = pasa
web-group-absent = (no vino)
web-group-to-table = Ver la mesa
web-group-decide = Alguien no vino
web-group-decide-help = Quien no vino pierde la mesa, acabe como acabe la partida. Se puede deshacer mientras no se abra la ronda siguiente de una eliminatoria.
web-group-decide-do = Que pierda
web-group-decide-back = Que decida la partida
