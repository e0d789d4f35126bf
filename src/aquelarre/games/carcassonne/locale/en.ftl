# Carcassonne with Mage & Witch. English texts.
# The same keys, attributes and values as es.ftl.

## The game

game-title = Carcassonne with Mage & Witch
game-goal = Tile by tile, a landscape of cities, roads, cloisters and farms grows. Place your followers where they bring in the most: whoever scores the most points wins.
game-before =
    A place is named by how far it lies from the start tile: “3 east and 2 north”. In the terminal it also has two numbers, 3,-2: to the west and to the north they are negative.
    You have 7 followers. They return to you when the feature they stand on is completed, except farmers, who stay until the end.
    With Mage & Witch, the two figures belong to nobody: the mage makes a road or a city worth more and the witch halves it, whoever is on it.

## Questions

ask-lay = Where will you lay the tile, and which way round? It must match on every side that touches another tile.
    .others = { $seat } is looking for a place for the tile.
ask-follower = Will you place a follower on the tile you have just laid? You do not have to.
    .others = { $seat } is deciding whether to place a follower.
ask-send = You have to move one of the two figures or put it into play. Which one, and to which incomplete road or city?
    .others = { $seat } is deciding where the mage or the witch goes.
ask-remove = Neither the mage nor the witch has anywhere to go. Which of the two will you remove?
    .others = { $seat } is deciding whether to remove the mage or the witch.
ask-circle = What does the circle do? Either each player may add a follower beside one of their own, or each must take one back. Only followers of the kind it shows count.
    .others = { $seat } is deciding what the crop circle does.
ask-add = Will you add a follower from your supply beside one of yours? You do not have to.
    .others = { $seat } is deciding whether to add a follower.
ask-take = Which follower will you take back? It returns to your supply without scoring.
    .others = { $seat } is choosing which follower to take back.

# What chance decides
ask-begin = Who begins?
    .others = Chance decides who begins.
ask-draw = Which tile comes up?
    .others = A tile is being drawn.
ask-mix_in = Which crop circle tile is in the game?
    .others = Chance decides which crop circle tile is in the game.

## What can be chosen

verb-no_follower = Place no follower
verb-follower = Place a follower on { $spot }
verb-lay = Lay the tile: { $place } ({ $rotation })
verb-send = Place { $figure } on { $spot }, { $place }
verb-remove = Remove { $figure }
verb-all_add = Let each player add a follower
verb-all_take = Make each player take a follower back
verb-add_none = Add no follower
verb-add = Add a follower on { $spot }, { $place }
verb-take = Take a follower back from { $spot }, { $place }

# What chance chooses
verb-begin = { $seat } begins
verb-draw = The tile “{ $tile }” comes up
verb-mix_in = The tile “{ $tile }” is in the game

## What happens

event-started = The start tile lies in the middle of the table: “{ $tile }”.
event-begins = Chance has decided: { $seat } begins.
event-drew = { $seat } draws the tile “{ $tile }”.
event-set_aside = The tile “{ $tile }” fits nowhere and leaves the game.
event-laid = { $seat } lays the tile: { $place } ({ $rotation }).
event-follower_put = { $seat } places a follower on { $spot }, { $place }.
event-road_scored = { $seat } scores { score-points } for the completed road of { score-size } ({ $place }{ score-parts }).
    .all = { $seat } score { score-points } each for the completed road of { score-size } ({ $place }{ score-parts }).
event-city_scored = { $seat } scores { score-points } for the completed city of { score-size } ({ $place }{ score-parts }).
    .all = { $seat } score { score-points } each for the completed city of { score-size } ({ $place }{ score-parts }).
event-cloister_scored = { $seat } scores { score-points } for the completed cloister ({ $place }): its own tile and the eight around it.
event-ended = The game is over: now everything left on the table is scored.
event-open_road_scored = { $seat } scores { score-points } for the incomplete road of { score-size } ({ $place }{ score-parts }).
    .all = { $seat } score { score-points } each for the incomplete road of { score-size } ({ $place }{ score-parts }).
event-open_city_scored = { $seat } scores { score-points } for the incomplete city of { score-size } ({ $place }{ score-parts }).
    .all = { $seat } score { score-points } each for the incomplete city of { score-size } ({ $place }{ score-parts }).
event-open_cloister_scored = { $seat } scores { score-points } for the incomplete cloister ({ $place }): { $size ->
        [1] just its own tile
       *[other] { score-size }, counting its own
    }.
event-farm_scored = { $cities ->
        [0] { $seat } scores no points for the farm ({ $place }): it touches no completed city.
        [3] { $seat } scores 3 points for the farm ({ $place }), which touches one completed city.
       *[other] { $seat } scores { score-points } for the farm ({ $place }): 3 for each completed city it touches.
    }
    .all = { $cities ->
            [0] { $seat } score no points for the farm ({ $place }): it touches no completed city.
            [3] { $seat } score 3 points each for the farm ({ $place }), which touches one completed city.
           *[other] { $seat } score { score-points } each for the farm ({ $place }): 3 for each completed city it touches.
        }
event-won = { $seat } wins with { score-points }!
event-shared = { $seat } shares the victory with { score-points }.
    .all = { $seat } share the victory with { score-points }.

# Mage & Witch
event-sent = { $seat } places { $figure } on { $spot }, { $place }.
event-joined = The mage and the witch meet on the same feature: { $seat } has to move one of them.
event-removed = { $seat } removes { $figure }: there is no other incomplete road or city to go to.
event-no_target = { $seat } can put neither the mage nor the witch into play: there is no incomplete road or city.
event-went_back = The feature is complete: { $figure } goes back beside the board.

# Crop circles
event-mixed_in = A crop circle tile is in the game: “{ $tile }”.
event-circle_adds = { $seat } uses the { $feature } circle: each player may add a follower beside one of their own on a { $feature }.
event-circle_takes = { $seat } uses the { $feature } circle: each player takes back one of their followers on a { $feature }.
event-added_none = { $seat } adds no follower.
event-added = { $seat } adds a follower on { $spot }, { $place }.
event-took_back = { $seat } takes a follower back from { $spot }, { $place }.

# What a score is made up of: only what is not zero
score-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-size = { $size ->
        [one] { $size } tile
       *[other] { $size } tiles
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
score-list = { $tiles } for tiles{ $pennants ->
        [0] {""}
       *[other] , { $pennants } for pennants
    }{ $mage ->
        [0] {""}
       *[other] , mage { SIGNED($mage) }
    }{ $witch ->
        [0] {""}
       *[other] , witch { SIGNED($witch) }
    }

## The rules

rule-CAR-01 = The game is for 2 to 5 players; here a sixth may join in. Each has 7 followers, and chance decides who begins. The start tile lies in the middle from the beginning: in the printed box it is a D. All others (71 in the printed box), and those of the chosen expansions, are drawn at random.
    .title = Players and set-up
rule-CAR-02 = On your turn you draw a tile and lay it. If it has the mage mark, you move one of the two figures. Then you may place a follower; after that, whatever the tile has completed is scored and, if it has a crop circle, the circle takes effect. Then it is your left neighbour's turn.
    .title = The turn
rule-CAR-03 = The tile goes beside one that lies on the table, turned as you like. All sides that touch must match: city to city, road to road and field to field.
    .title = Laying the tile
rule-CAR-04 = A tile that fits nowhere leaves the game and the same player draws another; a mage mark or a crop circle on it does nothing. If there is none left to draw, the game ends there and the final scoring follows.
    .title = Tiles that do not fit
rule-CAR-05 = You may place a follower from your supply on a part of the tile you have just laid: a road, a city, a cloister or a farm, even one that the tile has completed. There must be no follower anywhere on the feature yet, neither yours nor anybody else's; but two occupied features may join later, and then they are shared. Followers that return when this turn is scored come back too late to be placed in it. If there is nowhere to place one, you are not asked.
    .title = Placing a follower
rule-CAR-06 = A completed road scores 1 point for each tile. Roads end at crossings, cloisters and cities, and a road that closes into a loop is complete too.
    .title = Roads
rule-CAR-07 = A completed city scores 2 points for each tile and 2 for each pennant. With the option “Small city”, a city of only two tiles scores 1 for each tile and 1 for each pennant; the mage and the witch then change that score.
    .title = Cities
rule-CAR-08 = A cloister with tiles on all eight places around it scores 9 points.
    .title = Cloisters
rule-CAR-09 = Whoever has the most followers on the feature scores it, and only once, even with several there. If players are tied, each gets all the points. A tile with two parts of the same feature counts once.
    .title = Who scores
rule-CAR-10 = The followers on what has been scored return to the supply, whether they earned points or not. Farmers stay until the end.
    .title = Followers return
rule-CAR-11 = The game ends with the turn of the last tile. Then what is incomplete scores as well: roads 1 for each tile; cities 1 for each tile and 1 for each pennant; cloisters 1 for their own tile and 1 for each of those around them.
    .title = The end
rule-CAR-12 = At the end, whoever has the most farmers on a farm scores 3 points for each completed city that the farm touches; if players are tied, each of them gets all the points. A city counts once for a farm, but it may bring points to several farms. Without the option “Farmers” no follower goes on a farm.
    .title = Farms
rule-CAR-13 = Whoever has the most points wins. If players are tied, they share the victory.
    .title = Who wins
rule-CAR-20 = Eight tiles with the mage mark are mixed with the others. The mage and the witch start beside the board.
    .title = Setting up Mage & Witch
rule-CAR-21 = If you lay a tile with the mage mark, you have to move one of the two figures, or put it into play, before you may place a follower; which of the two is up to you. It goes on any part of an incomplete road or city, with or without followers, and counts for the whole of it. Roads and cities that this tile has just completed are no longer available.
    .title = Moving the mage or the witch
rule-CAR-22 = The mage and the witch may never be on the same road or in the same city.
    .title = Never both together
rule-CAR-23 = A figure that moves has to go to a different road or city: another tile of the same feature will not do.
    .title = To another feature
rule-CAR-24 = If neither of them has anywhere to go, one is removed: if both are on the board, the player whose turn it is chooses which; if only one is, that one; if neither is, nothing happens. As long as there is somewhere to go, neither may be removed.
    .title = No room for the figures
rule-CAR-25 = If a tile, marked or not, joins the mage’s feature to the witch’s, whoever laid it moves one of them at once, before placing a follower and before scoring. It goes to another incomplete road or city without a figure; if there is none, that player chooses one of the two and removes it. If the tile has the mage mark, this move also counts as the one for the mark.
    .title = When they meet
rule-CAR-26 = The mage brings 1 more point for each tile of the road or city that is completed. Pennants add nothing extra.
    .title = The mage
rule-CAR-27 = The witch halves the points of the road or city that is completed, rounded up. If players are tied, each gets that half.
    .title = The witch
rule-CAR-28 = A figure on a completed feature goes back beside the board, even if there were no followers there. Only a tile with the mage mark brings it back into play.
    .title = The figures leave
rule-CAR-29 = In the final scoring the mage and the witch change the points of incomplete roads and cities in the same way. Farms and cloisters are never affected.
    .title = Mage and witch at the end
rule-CAR-30 = A city of 8 tiles with 2 pennants is worth 20 points; the mage adds 8, and two tied players get 28 each. A road of 5 tiles with the witch scores 3. A road of 3 tiles with the mage scores 6.
    .title = Examples
rule-CAR-31 = When you have to move a figure, you may take it away from a feature that your tile has just completed: since it moves before the scoring, it no longer changes those points. The same goes for a figure that is removed because it has nowhere to go.
    .title = Away before the scoring
rule-CAR-40 = After a turn with a crop circle tile, scoring included, whoever played it chooses for the whole table. Either each player may add a follower from the supply beside one of their own of the marked kind, on the same part of the tile; or each must take one of that kind back, without points. The left neighbour goes first and whoever chose goes last; those who cannot are skipped, and whoever must take one back and has only one takes that one. If nobody has a follower of that kind, the circle does nothing. It happens after the last tile too, before the final scoring.
    .title = Crop circles
rule-CAR-41 = No follower goes on the circle. It cuts roads or divides fields, as its tile shows: on CC4 there are two separate roads, on CC5 there are two farms and on CC3 only one.
    .title = The circle on its tile
rule-CAR-42 = The table decides whether to play without circles, with just one of the tiles drawn at random (there are six in the printed box), or with all of them. The mark names a kind of follower: the club, those on roads; the shield, those in cities; the pitchfork, those on farms.
    .title = Crop circle tiles

## Why not

why-CAR-01 = { $case ->
    [tile] There is no such tile in this edition.
   *[other] That seat is empty at this table.
}
why-CAR-02 = { $case ->
    [several] The others decide now.
    [nature] Chance decides that: nobody chooses which tile they draw, or who begins.
    [other] There is nothing to decide about that now.
    [player] In this game you never choose a player.
    [laid] This turn's tile has already been laid.
    [laying] It is { $seat }'s turn, and they are laying their tile.
    [following] It is { $seat }'s turn, and they are deciding whether to place a follower.
    [moving] It is { $seat }'s turn, and they are deciding about the mage and the witch.
    [circling] It is { $seat }'s turn, and they are deciding for the whole table what the circle does.
   *[waiting] Because of the circle, { $seat } is now deciding about their own followers.
}
why-CAR-03 = { $case ->
    [apart] A tile is always laid beside another that lies on the table.
    [edges] The tile does not fit there, however you turn it: all sides that touch must match.
    [turned] Turned like that, the tile does not fit there: not all the sides that touch match.
    [nowhere] Turned like that, the tile fits nowhere.
   *[occupied] There is a tile there already.
}
why-CAR-05 = { $case ->
    [taken] { $seat } already occupies that feature from another tile.
    [shared] { $seat } and { $other } already occupy that feature from other tiles.
    [crowded] { $seat }, { $other } and others already occupy that feature from other tiles.
    [yours] You already have a follower on that feature, on another tile.
    [named] That part of the tile goes by another name here: { $spot }.
    [supply] You have no followers left in your supply, so this turn there is none to place.
    [turn] It is { $seat }'s turn, and only the player whose turn it is may place a follower on the new tile.
    [another-tile] A follower can only go on the tile you have just laid.
    [tile-first] First lay the tile; then you can decide about a follower.
    [lacks] The tile you have drawn has no { $feature }, so no follower can go there.
    [figure-first] First place the mage or the witch; then you can decide about a follower.
    [remove-first] First choose which of the two figures to remove; then you can decide about a follower.
    [past] It is too late to place a follower this turn.
    [which-part] Choose on which part of the tile you have just laid the follower goes.
   *[nothing] The tile you have just laid has no such part.
}
why-CAR-11 = The game is over.
why-CAR-12 = This table plays without farmers: no follower goes on a farm.
why-CAR-20 = This table plays without Mage & Witch.
why-CAR-21 = { $case ->
    [nothing] That tile has no such part.
    [no-tile] No tile lies there: the mage and the witch only go on roads and cities that are on the table.
    [bare] That tile has no road and no city, and the mage and the witch only go on those.
    [never] The mage and the witch never go on farms or cloisters: only on incomplete roads and cities.
    [none] On no tile on the table can the mage or the witch go on that part now.
    [named] That part goes by another name here: { $spot }, { $place }.
    [complete] That feature is complete: the mage and the witch only go on incomplete roads and cities.
    [tile-first] First lay the tile; then the mage or the witch moves.
    [past] It is too late to move the mage or the witch this turn.
    [nowhere] Neither the mage nor the witch has anywhere to go: choose which of the two to remove.
    [no-mark] The tile you have drawn has no mage mark: neither figure moves this turn.
    [unless-joined] The tile you have drawn has no mage mark: neither figure moves this turn, unless laying it joins their two features.
    [turn] It is { $seat }'s turn, and only the player who lays the tile moves the mage or the witch.
   *[bare-tile] This turn's tile has no mage mark: the mage and the witch stay where they are.
}
why-CAR-22 = That is where { $figure } is: the mage and the witch never share a road or a city.
why-CAR-23 = That is where { $figure } is now: a figure that moves has to go to a different road or city.
why-CAR-24 = { $case ->
    [off] There is nothing to remove: { $figure } is beside the board.
    [room] There is still a road or a city to go to: you have to place one of the two figures there, not remove it.
    [tile-first] First lay the tile. You may remove a figure only if you then have to move one and neither has anywhere to go.
    [turn] It is { $seat }'s turn: only the player whose turn it is may remove a figure, and only if they have to move one and neither has anywhere to go.
   *[not-now] You may remove a figure only when you have to move one and neither has anywhere to go.
}
why-CAR-40 = { $case ->
    [kind] This is a { $feature } circle: you can only choose a follower on a { $feature }.
    [theirs] The follower there is { $seat }'s, and you can only choose one of your own.
    [none] You have no follower on a { $feature } there.
    [named] That part goes by another name here: { $spot }, { $place }.
    [kind-first] First choose for the whole table whether followers are added or taken back; and this is a { $feature } circle.
    [kind-later] The circle on this tile is a { $feature } circle: at the end of the turn only followers on a { $feature } will count.
    [choose-first] First choose for the whole table whether followers are added or taken back; then each player decides about their own.
    [adding] It has been decided: with this circle followers may be added, and none are taken back.
    [taking] It has been decided: with this circle each player takes a follower back, and none are added.
    [later] The circle on this tile takes effect at the end of the turn, after the scoring.
   *[not-now] This turn's tile has no crop circle, and without one no followers are added or taken back.
}
why-CAR-42 = This table plays without crop circles.

## What the guide advises

# What it expects: in round numbers
advice-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
advice-about-points = { $points ->
        [0] next to nothing
        [1] about 1 point
       *[other] about { $points } points
    }
advice-about-before = { $before ->
        [0] next to nothing
        [1] about 1 point
       *[other] about { $before } points
    }
advice-about-left = { $left ->
        [0] next to nothing
        [1] about 1 point
       *[other] about { $left } points
    }
advice-from-before = { $before ->
        [one] { $before } point
       *[other] { $before } points
    }
advice-some-followers = { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    }
advice-left-followers = { $left ->
        [0] none are left in your supply
        [one] 1 is left in your supply
       *[other] { $left } are left in your supply
    }
advice-chance-complete = { $count ->
        [0] it will not be completed
        [one] 1 chance in 10 that it is completed
       *[other] { $count } chances in 10 that it is completed
    }
advice-farm-touches = { $count ->
        [0] it touches { $open ->
            [0] no city
            [one] 1 incomplete city
           *[other] { $open } incomplete cities
        }
        [one] it touches 1 completed city{ advice-farm-open }
       *[other] it touches { $count } completed cities{ advice-farm-open }
    }
advice-farm-open = { $open ->
        [0] {""}
       *[other] {" "}and { $open } incomplete
    }
advice-cloister-has = { $count ->
        [0] it has none of the 8 tiles around it yet
        [one] it has 1 of the 8 tiles around it
       *[other] it has { $count } of the 8 tiles around it
    }
advice-put-there = { $then ->
        [0] A follower on { $spot }
       *[other] Then you can place a follower on { $spot }
    }
advice-put-cost = { $left ->
        [0] {""}
       *[other] {" "}(in your supply, { $left })
    }

advice-only = There is nothing else to do.
advice-all-same = It makes no difference: as far as I can see, all answers are worth the same.
advice-nothing = It changes next to nothing about what is occupied.
advice-rival = Your main rival is then { $seat }, who was further back.

# What is yours
advice-put-city = { advice-put-there }: I expect { advice-about-points }{ advice-put-cost }; { advice-chance-complete }.
advice-put-road = { advice-put-there }: I expect { advice-about-points }{ advice-put-cost }, with { $count ->
        [one] 1 end
       *[other] { $count } ends
    } to close.
advice-put-cloister = { advice-put-there }: I expect { advice-about-points }{ advice-put-cost }; { advice-cloister-has }.
advice-put-farm = { advice-put-there }: I expect { advice-about-points } at the end{ advice-put-cost }; { advice-farm-touches }.
advice-claims = { advice-put-there }: { advice-points } at once, and it returns to your supply.
advice-closes = You complete your { $feature } ({ $place }): { advice-points }{ $more ->
        [0] , as I expected anyway
       *[other] ; I was counting on { advice-about-before }
    }.
advice-closes-shared = You complete your { $feature } ({ $place }), which you share with { $seat }: { advice-points } each{ $more ->
        [0] , as I expected anyway
       *[other] ; you could count on { advice-about-before }
    }.
advice-changes-city = What I expect from your city ({ $place }) goes from { advice-from-before } to { $points }; { advice-chance-complete }.
advice-changes-road = What I expect from your road ({ $place }) goes from { advice-from-before } to { $points }, with { $count ->
        [one] 1 end
       *[other] { $count } ends
    } to close.
advice-changes-cloister = What I expect from your cloister ({ $place }) goes from { advice-from-before } to { $points }; { advice-cloister-has }.
advice-changes-farm = What I expect from your farm ({ $place }) goes from { advice-from-before } to { $points }; { advice-farm-touches }.
advice-slightly = Your { $feature } ({ $place }) { $more ->
        [0] loses a little
       *[other] gains a little
    }.
advice-shares = You come to share your { $feature } ({ $place }) with { $seat }: { advice-about-points } each, where you could count on { advice-about-before }.
advice-draws-level = On your { $feature } ({ $place }) you draw level with { $seat }: { advice-about-points } each.
advice-takes-over = You get the majority on your { $feature } ({ $place }): I expect { advice-about-points }.
advice-loses = You lose the majority on your { $feature } ({ $place }) to { $seat }: you could count on { advice-about-before }.
advice-taken = With the circle, you lose the follower on your { $feature } ({ $place }), which could have brought { advice-about-before }.
advice-supply-less = You spend { advice-some-followers }: { advice-left-followers }, where it would be worth { advice-about-points }.
advice-supply-back = You get { advice-some-followers } back, worth { advice-about-points } in your supply.
advice-spares = You save { advice-some-followers }, worth { advice-about-points } in your supply.
advice-keeps = In your supply a follower is worth { advice-about-left } now; on { $spot }, which is the best there is, { advice-about-points }.
advice-keeps-close = In your supply a follower is worth a little more now than on { $spot }, which is the best there is: { advice-about-points }.
advice-keeps-hardly = On { $spot } a follower is worth a little more now than in your supply: { advice-about-points }.
advice-keeps-less = On { $spot } a follower would bring { advice-about-points }; in your supply it is worth { advice-about-left } now.
advice-keeps-all = On this tile no follower would bring any points.

# What is others'
advice-their-closes = You complete { $seat }'s { $feature } ({ $place }) for them: { advice-points }{ $more ->
        [0] , as they could expect anyway
       *[other] , where they could expect { advice-about-before }
    }.
advice-their-changes = What { $seat } can expect from their { $feature } ({ $place }) goes from { advice-from-before } to { $points }.
advice-their-slightly = { $more ->
        [0] { $seat } loses a little
       *[other] { $seat } gains a little
    } on their { $feature } ({ $place }).
advice-their-gains = { $seat } comes to score on their { $feature } ({ $place }): { advice-about-points }.
advice-their-loses = { $seat } loses { advice-about-before } that they could expect from their { $feature } ({ $place }).
advice-their-taken = With the circle, { $seat } loses the follower on their { $feature } ({ $place }), which could have brought { advice-about-before }.
advice-their-supply-less = { $seat } spends { advice-some-followers }.
advice-their-supply-back = { $seat } gets { advice-some-followers } back.

# The figures
advice-with-more = { $then ->
        [0] With { $figure } there, your { $feature } ({ $place }) is worth { advice-about-points } more
       *[other] Then you can send { $figure } to your { $feature } ({ $place }): { advice-about-points } more
    }.
advice-with-less = { $then ->
        [0] With { $figure } there, your { $feature } ({ $place }) is worth { advice-about-points } less
       *[other] Then { $figure } would end up on your { $feature } ({ $place }): { advice-about-points } less
    }.
advice-without-more = { $then ->
        [0] Without { $figure }, your { $feature } ({ $place }) is worth { advice-about-points } more
       *[other] Then you can take { $figure } away from your { $feature } ({ $place }): { advice-about-points } more
    }.
advice-without-less = { $then ->
        [0] Without { $figure }, your { $feature } ({ $place }) is worth { advice-about-points } less
       *[other] Then { $figure } would leave your { $feature } ({ $place }): { advice-about-points } less
    }.
advice-with-more-theirs = { $then ->
        [0] With { $figure } there, { $seat } gains { advice-about-points } on their { $feature } ({ $place })
       *[other] Then { $figure } would end up on { $seat }'s { $feature } ({ $place }): { advice-about-points } more for them
    }.
advice-with-less-theirs = { $then ->
        [0] With { $figure } there, { $seat } loses { advice-about-points } on their { $feature } ({ $place })
       *[other] Then you can send { $figure } to { $seat }'s { $feature } ({ $place }): { advice-about-points } less for them
    }.
advice-without-more-theirs = { $then ->
        [0] Without { $figure }, { $seat } gains { advice-about-points } on their { $feature } ({ $place })
       *[other] Then { $figure } would leave { $seat }'s { $feature } ({ $place }): { advice-about-points } more for them
    }.
advice-without-less-theirs = { $then ->
        [0] Without { $figure }, { $seat } loses { advice-about-points } on their { $feature } ({ $place })
       *[other] Then you can take { $figure } away from { $seat }'s { $feature } ({ $place }): { advice-about-points } less for them
    }.
advice-nobody-there = There are no followers where { $figure } goes: nobody's points change there.

## The tiles

tile-A = cloister with a road (A)
tile-B = cloister without a road (B)
tile-C = city on all four sides with a pennant (C)
tile-D = city on one side and a straight road (D)
tile-E = city on one side (E)
tile-F = city from side to side with a pennant (F)
tile-G = city from side to side (G)
tile-H = two cities on opposite sides (H)
tile-I = two cities on adjacent sides (I)
tile-J = city on one side and a bend to the right (J)
tile-K = city on one side and a bend to the left (K)
tile-L = city on one side and a crossing of three roads (L)
tile-M = corner city with a pennant (M)
tile-N = corner city (N)
tile-O = corner city with a pennant and a bend (O)
tile-P = corner city and a bend (P)
tile-Q = city on three sides with a pennant (Q)
tile-R = city on three sides (R)
tile-S = city on three sides with a pennant and a road (S)
tile-T = city on three sides and a road (T)
tile-U = straight road (U)
tile-V = road with a bend (V)
tile-W = crossing of three roads (W)
tile-X = crossing of four roads (X)

# With the mage mark
tile-MW1 = mage mark with a city on one side and a crossing of three roads (MW1)
tile-MW2 = mage mark with a corner city and a bend (MW2)
tile-MW3 = mage mark with three cities and a road (MW3)
tile-MW4 = mage mark with a city from side to side between two roads (MW4)
tile-MW5 = mage mark with two cities on opposite sides (MW5)
tile-MW6 = mage mark with a city on three sides and a road (MW6)
tile-MW7 = mage mark with a city on one side with a road and a separate bend (MW7)
tile-MW8 = mage mark with two adjacent cities and a bend (MW8)

# With a crop circle
tile-CC1 = road circle with a bend and another road (CC1)
tile-CC2 = road circle with a bend and two other roads (CC2)
tile-CC3 = farm circle with a city on one side and a road (CC3)
tile-CC4 = farm circle with a city on one side and two roads (CC4)
tile-CC5 = city circle with two cities on opposite sides (CC5)
tile-CC6 = city circle with two corner cities (CC6)

# kinds of tiles of an owner's own, where they have no name
tile-Z1 = tile of this edition (Z1)
tile-Z2 = tile of this edition (Z2)
tile-Z3 = tile of this edition (Z3)
tile-Z4 = tile of this edition (Z4)
tile-Z5 = tile of this edition (Z5)
tile-Z6 = tile of this edition (Z6)
tile-Z7 = tile of this edition (Z7)
tile-Z8 = tile of this edition (Z8)
tile-Z9 = tile of this edition (Z9)
tile-Z10 = tile of this edition (Z10)
tile-Z11 = tile of this edition (Z11)
tile-Z12 = tile of this edition (Z12)

## Where: the tile as it lies on the table, north at the top

# as two numbers, or by its way from the start tile
place = { $label }
    .way = { $x ->
            [0] { $y ->
                [0] on the start tile
               *[other] { way-down }
            }
           *[other] { $y ->
                [0] { way-across }
               *[other] { way-across } and { way-down }
            }
        }
way-across = { $east ->
        [0] { $west } west
       *[other] { $east } east
    }
way-down = { $south ->
        [0] { $north } north
       *[other] { $south } south
    }

spot-city-N = the city on the north side
spot-city-E = the city on the east side
spot-city-S = the city on the south side
spot-city-W = the city on the west side
spot-road-N = the road on the north side
spot-road-E = the road on the east side
spot-road-S = the road on the south side
spot-road-W = the road on the west side
spot-farm-NNW = the farm on the north side (left)
spot-farm-NNE = the farm on the north side (right)
spot-farm-ENE = the farm on the east side (top)
spot-farm-ESE = the farm on the east side (bottom)
spot-farm-SSE = the farm on the south side (right)
spot-farm-SSW = the farm on the south side (left)
spot-farm-WSW = the farm on the west side (bottom)
spot-farm-WNW = the farm on the west side (top)
spot-cloister = the cloister

rotation-0 = unturned
rotation-1 = a quarter turn clockwise
rotation-2 = half a turn
rotation-3 = a quarter turn anticlockwise

figure-mage = the mage
figure-witch = the witch

feature-city = city
feature-road = road
feature-farm = farm
feature-cloister = cloister

## Table options

setting-mage_and_witch = Mage & Witch
    .help = The expansion: eight more tiles and two figures. The mage makes a road or a city worth more, the witch halves it.
setting-crop_circles = Crop circles
    .help = None; just one of the tiles, drawn at random for all to see; or all of them.
setting-crop_circles-0 = None
setting-crop_circles-1 = One, at random
setting-crop_circles-6 = All of them
setting-farmers = Farmers
    .help = Followers may go on farms, which score at the end. Without farmers a first game is easier.
setting-small_city = Small city
    .help = A completed city of only two tiles scores 1 point for each tile and 1 for each pennant, as in the old rulebooks, instead of 2 and 2 like the others.

game-source = The kinds of the base game and their letters are those of the printed list of tiles. The rulebook of Mage & Witch has no list: the structure of its eight tiles and of the crop circles was taken from public descriptions.

## The table in lines

show-name = { $seat }
show-and = { $names } and { $last }
show-and-i = { $names } and { $last }
show-turn = Now playing: { $seat }.
show-over = { $count ->
        [one] The game is over: { $names } wins with { score-points }.
       *[other] The game is over: { $names } share the victory with { score-points }.
    }
show-finals = Final scores: { $scores }.
show-landscape = Landscape (columns: x, counted to the east; rows: y, counted to the south):
show-band = Columns { $first } to { $last }:
show-legend-land = Signs: ▒ city, / \ ( ) its walls, * pennant, ─ road, o crossing, [+] cloister.
show-legend-players = Followers: { $players }; small letters are farmers.
show-legend-player = { $sign } { $seat }
show-legend-mage_and_witch = M mage, W witch, % mage mark.
show-legend-crop_circles = @ crop circle.
show-legend-fits = + at the corners: the tile fits there.
show-legend-laid = ┏ ┓ ┗ ┛ the tile just laid.
show-at = { $place } { $feature } { $side }
show-at-cloister = { $place } { $feature }
show-side-N = north
show-side-E = east
show-side-S = south
show-side-W = west
show-side-NNW = north (left)
show-side-NNE = north (right)
show-side-ENE = east (top)
show-side-ESE = east (bottom)
show-side-SSE = south (right)
show-side-SSW = south (left)
show-side-WSW = west (bottom)
show-side-WNW = west (top)
show-tiles = Tiles laid (place, kind and quarter turns clockwise): { $tiles }.
show-features-none = Nothing is occupied.
show-features = What is occupied, with the followers of each player and what it would score now:
show-features-over = What was still occupied, with the followers of each player and what it scored at the end:
show-feature-city = { $where }: { score-size }{ $pennants ->
        [0] {""}
        [one] , { $pennants } pennant
       *[other] , { $pennants } pennants
    }
show-feature-road = { $where }: { score-size }
show-feature-farm = { $where }: { score-size }, { $cities ->
        [0] no completed city
        [one] { $cities } completed city
       *[other] { $cities } completed cities
    }
show-feature-cloister = { $where }: { $size } of 9 tiles
show-complete-city = { $text }, complete
show-complete-road = { $text }, complete
show-complete-cloister = { $text }, complete
show-with-mage = { $text }, with the mage ({ SIGNED($number) })
show-with-witch = { $text }, with the witch ({ $number ->
        [0] who takes nothing here
       *[other] { SIGNED($number) }
    })
show-count = { $seat } { $number }
show-feature = { $text }; { $crowd }; { score-points } for { $names }.
show-feature-shared = { $text }; { $crowd }; { score-points } each for { $names }.
show-figure = { $sign } { $figure }: { $where }.
show-figure-off = { $sign } { $figure }: beside the board.
show-player = { $sign } { $seat }: { score-points }, { $supply ->
        [0] no followers
        [one] { $supply } follower
       *[other] { $supply } followers
    } in supply
show-player-in = { $text }.
show-player-out = { $text }; placed: { $where }.
show-follower = { $where } × { $number }
show-bag = Still to come, { score-size }: { $kinds }.
show-bag-empty = No tiles are left to come.
show-set-aside = Out of the game because they fitted nowhere: { $tiles }.
show-hand = Tile to lay: { $tile }.
show-rotation-0 = unturned
show-rotation-1 = clockwise
show-rotation-2 = half turn
show-rotation-3 = anticlockwise
show-field = field
show-turning = { $rotation }
show-turned = { $turned } (north { $north }, east { $east }, south { $south }, west { $west }): fits at { $places }.
show-turned-nowhere = { $turned } (north { $north }, east { $east }, south { $south }, west { $west }): does not fit.
show-laid = Tile just laid at { $place }: { $tile }.
show-segment = { $sign } { $spot }
show-set-base = Base game, { score-size }:
show-set-mage_and_witch = Mage & Witch, { score-size }:
show-set-crop_circles = Crop circles, { score-size }:
show-component = { $number } × { $tile }

## What things tell of themselves: names for those who hear the board, and the large view

tell-hand = Tile to lay: { $tile }
tell-laid = { $tile }, { $place } (north { $north }, east { $east }, south { $south }, west { $west }).
tell-kind = { $tile }. As printed: north { $north }, east { $east }, south { $south }, west { $west }.
tell-copies = { $count ->
        [one] There is { $count } such tile in the box.
       *[other] There are { $count } such tiles in the box.
    }
tell-part = { $spot }, { $place }
tell-stands = { $count ->
        [one] { $seat } has a follower on { $spot }.
       *[other] { $seat } has { $count } followers on { $spot }.
    }
tell-here = { $figure } is on { $spot }.
tell-last = the last tile that { $seat } laid.
tell-nobody = { $text }; unoccupied; { $points ->
        [one] { $points } point as it stands
       *[other] { $points } points as it stands
    }.
tell-done = { $text }; it no longer scores.
tell-meet = { $text }; { $crowd }. The mage and the witch would meet there, and one of them would have to leave. With the mage it would then score { $mage }; with the witch, { $witch }.
tell-meet-nobody = { $text }; unoccupied. The mage and the witch would meet there, and one of them would have to leave. With the mage it would then score { $mage }; with the witch, { $witch }.
tell-at = { $what } to the { $side }
tell-fits = { $place }, the tile fits. Around it: { $sides }.
tell-unfit = { $place }, the tile does not fit. Around it: { $sides }.
tell-empty = { $place }, nothing lies there yet. Around it: { $sides }.
tell-way = { $rotations }: { $effect }
tell-preview = { $place }, { $rotation } (north { $north }, east { $east }, south { $south }, west { $west }): { $effect }
tell-turn = Position { $number } of { $count }: the R key turns the tile.
tell-plain = completes nothing and touches nothing that is occupied.
tell-completes-city = completes a city
tell-completes-road = completes a road
tell-completes-cloister = completes a cloister
tell-extends-city = extends a city
tell-extends-road = extends a road
tell-extends-farm = extends a farm
tell-extends-cloister = { $own ->
        [0] is one more tile around a cloister
       *[other] brings a new cloister
    }
tell-joins-city = joins { $joined } cities into one
tell-joins-road = joins { $joined } roads into one
tell-joins-farm = joins { $joined } farms into one
tell-magic = With the mage it would score { $mage }; with the witch, { $witch }.
tell-is-on = { $figure }: { $where }
tell-waits = { $figure }: beside the board.
tell-does-mage = The mage makes the road or city worth 1 more point for each of its tiles, whoever gets the points. Pennants add nothing extra.
tell-does-witch = The witch halves the points of the road or city, rounded up, whoever gets them.

## Beside the board

board-tiles = { $size ->
        [0] No tiles left
        [one] { $size } tile left
       *[other] { $size } tiles left
    }
board-count = What is left, and where nothing fits any more
board-player = { $seat }: { $supply ->
        [0] no followers left
        [one] { $supply } follower left
       *[other] { $supply } followers left
    }
board-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
board-occupied = Occupied
board-left = Tiles still to be laid
board-of = { $tile }, { $count } left
board-gaps = Gaps
board-gaps-some = { $count ->
        [one] In 1 place beside the landscape none of these tiles fits. It is crossed out on the board.
       *[other] In { $count } places beside the landscape none of these tiles fits. They are crossed out on the board.
    }
board-gaps-none = In every place beside the landscape at least one of these tiles still fits.
board-gap = { $place }: nothing fits there any more
board-out = Out of the game because they fitted nowhere: { $tiles }.
board-close = Close

## Lessons

lesson-first = Your first game
    .about = Roads, cities, cloisters and farms, turn by turn, without mage and witch.
lesson-first-hello = Hello! A landscape grows here, tile by tile. Your followers occupy roads, cities, cloisters and farms, and that brings points. Whoever has most when the tiles run out wins.
lesson-first-start = This is the start tile: a city at the top, a road across the middle, and the green is field. Places are named from here, where you see the star: “1 east” is right beside it. Everything lies open but which tile comes next.
lesson-first-followers = Every player starts with 7 followers; yours are the red ones, with a circle. Here you see how many each has left and, beside the star, the points. One that you place in the landscape comes back only when what it occupies is complete.
lesson-first-demo_tile = { $seat2 } begins. In each turn a tile is drawn and laid next to another one; it has to be laid. All sides that touch must match: here, road to road.
lesson-first-demo_follower = Then a follower may be placed on that tile. { $seat2 } has occupied the road, which has two tiles so far. On this side it ends at the crossing; on the other, not yet. And the turn passes to the left: to you.
lesson-first-your_tile = Your turn. Your tile is a city from side to side, and its pennant will bring points. Lay it north of the start tile, turned so that the city goes on upwards.
lesson-first-small_city = It fits there, but you would begin a city of a single tile. North of the start tile you extend one that has already begun.
lesson-first-knight = And a follower? It can only go on the tile you have just laid, and only where there is none yet, not even on another tile of the same feature. The city is free: place it there.
lesson-first-city_unclaimed = You may keep it, but then the city is nobody's and another player can take it. You have seven: spend one here.
lesson-first-farm_too_early = That is field, and there it would stay until the end of the game. We will see when that pays. For now the city is better.
lesson-first-city_grows = Now it is yours. Once the wall closes all around, it brings 2 points for each tile and 2 for each pennant, and your follower comes back to you. At the top a bit is missing.
lesson-first-city_grows-missed = A city is complete once its wall closes all around. It brings 2 points for each tile and 2 for each pennant, and the followers in it go back to the supply.
lesson-first-taken = { $seat1 } begins another city beside it. She could not place anybody in yours: a feature with a follower in it is occupied, even if another player extends it.
lesson-first-road_done = Another crossing, and { $seat2 }'s road has both its ends: it is complete. 1 point for each tile, 3 in all, and the follower comes back. Roads also end at a city or a cloister.
lesson-first-road_done-missed = A road is complete when it has both its ends: at a crossing, a city or a cloister. It brings 1 point for each tile, and the follower comes back.
lesson-first-cloister = A cloister. It is complete when there are tiles on all eight places around it, corners included. On the two places marked it would have three neighbours already. Choose one.
lesson-first-cloister-missed = A cloister is complete when there are tiles on all eight places around it, corners included. With a follower on it, it brings 9 points: 1 for its own tile and 1 for each neighbour, whoever lays them.
lesson-first-few_around = It would have only two neighbours there. The more there are already, the sooner it is complete: on the places marked there are three.
lesson-first-monk = Place a follower on the cloister. Once it is surrounded it brings 9 points: 1 for its own tile and 1 for each of the eight neighbours, whoever lays them. Until then the follower stays inside.
lesson-first-never_again = Later you cannot: a follower goes only on the tile that has just been laid. The cloister would stay empty for ever.
lesson-first-not_the_field = That is field: there it would stay until the end, and we cannot tell yet what it will bring. The cloister brings points for sure.
lesson-first-neighbour = Look: { $seat1 }'s new city faces the same gap as yours. She cannot place anybody in yours, but two occupied cities may be joined, and then they are shared.
lesson-first-join = This tile joins the two cities and closes them. With one follower each it is a tie, and the points are not divided: each player gets all of them. Lay it in the gap.
lesson-first-join-missed = A follower cannot go where there is one already, not even on another tile of the same feature. But two occupied features may be joined. Then whoever has most followers scores; if players tie, each gets all the points.
lesson-first-stays_incomplete = Then your city stays incomplete, and who knows whether another tile that fits will come. That { $seat1 } scores as well takes nothing from you, and { $seat2 } falls behind.
lesson-first-farmer = The follower is placed before the scoring. Fields can be occupied, too: as farms. A farmer stays until the end, and then brings 3 points for each completed city that the farm touches. Try it.
lesson-first-farmer-missed = Fields can be occupied, too. A farm is all the field that hangs together, as far as roads and cities. A farmer stays until the end, and then whoever has most on a farm gets 3 points for each completed city that it touches.
lesson-first-no_farmer = You don't have to. But beside completed cities a farmer brings points for sure, and you still have followers. It is worth trying once.
lesson-first-city_done = Complete! 4 tiles are 8 and the pennant is 2: 10 points for you and 10 for { $seat1 }. Both followers go back to the supply, and you can use yours again.
lesson-first-farm = Your farm is all the field that hangs together, as far as roads, cities or the edge. If there are more farmers, whoever has most scores. And farmers never come back, so don't spend many.
lesson-first-alone = You can play a whole turn now. The game lasts until the last tile; here you see how many are left. One that fits nowhere leaves the game, and another one is drawn.
lesson-first-your_game = From here on you decide, and so do the others. If something is not possible and you wonder why, touch “?” and then that very thing: you see the reason and the rule.
lesson-first-at_the_end = At the end what is incomplete scores, too: a road 1 for each tile; a city 1 for each tile and pennant, which is half; a cloister 1 for its own tile and each neighbour. And the farms.
lesson-first-most = If several players are in one feature, only whoever has most followers scores; if they tie, each of them gets all the points. So at times it pays to join a second city of yours to somebody else's.
lesson-first-stuck = What goes wrong most often: running out of followers. If you occupy a lot and close nothing, none comes back. Always keep one or two, and beware of huge cities: they are hard to close.
lesson-first-cloister_done = Your cloister is surrounded! Its own tile and the eight neighbours are 9 points, and the follower comes back to you.
lesson-first-set_aside = A tile fitted nowhere: it has left the game, and the same player has drawn another one. That happens seldom.
lesson-first-last_one = This is your last follower. If you place it where you cannot close soon, you will play several turns without any. At times it is better to keep it: you need not place one.
lesson-first-few_tiles = Few tiles are left. Keeping followers is no use any more: place them where they still bring something, also on farms beside completed cities. And close what you can: complete, it is worth more.
lesson-first-over = There are no tiles left. What was incomplete has scored now, and then the farms: 3 points for each completed city. The log has every sum.
lesson-first-winner = Whoever has most points wins; if there is a tie, the victory is shared. You can play Carcassonne now. Whenever you like, the mage and the witch are waiting for you.

lesson-magic = The mage and the witch
    .about = After the first lesson: what the two figures change, when they have to be moved, and what happens if they meet.
lesson-magic-hello = You play as in the first lesson, with two more figures: the mage and the witch. They belong to nobody. They start off the board and change the points of roads and cities.
lesson-magic-mark = { $seat2 } has laid a tile with the mage mark, the violet wand; there are eight such tiles in the whole game. Whoever lays one has to move one of the two figures, whichever they like, before placing a follower.
lesson-magic-mage = He has chosen the mage: 1 more point for each tile of that road or city, for whoever scores it; pennants bring nothing extra. So { $seat2 } sends him where his follower will go.
lesson-magic-your_mark = Your tile has the mark, too. Lay it on one of the two places marked: it completes the city below and begins another one. Then you will have to move a figure.
lesson-magic-closes_nothing = It fits there, but it closes no city. On the places marked you close one, and that is 4 points in this very turn.
lesson-magic-witch = Now it is compulsory: a figure goes to an incomplete road or city. The witch leaves half of the points, rounded up. { $seat1 }'s road is growing: choose the witch and that road.
lesson-magic-witch-missed = A figure always goes to an incomplete road or city, whoever has it. The witch leaves half of its points, rounded up: it pays to send her to somebody else's.
lesson-magic-mage_later = Taking the mage from { $seat2 } is a good idea, but you have not begun anything yet where he would help you. { $seat1 }'s road already has three tiles.
lesson-magic-witch_on_nobody = There is nobody there for her to bother, except perhaps you later on. Look for something that will score for somebody else: { $seat1 }'s road.
lesson-magic-apart = The witch counts for that whole road, whichever tile she is on. And the mage cannot go there: the two never share a road or a city.
lesson-magic-apart-missed = A figure counts for the whole road or city, whichever tile it is on. And mage and witch never share one.
lesson-magic-then_follower = First the figure, now the follower. The city on the south side is complete: a follower there scores 4 points and comes straight back. The one in the north has just begun. Which do you prefer?
lesson-magic-four_points = You may, but the city in the south is complete: place the follower there and it is 4 points now, and you have it back this turn.
lesson-magic-four = 4 points! The completed city had 2 tiles, 2 points each, and your follower is back already.
lesson-magic-new_road = The mage mark again. From the crossing that { $seat2 } laid a free road goes east. Extend it with this bend, turned to the south: there a single tile can complete it.
lesson-magic-to_the_south = That way the road goes north. Turn it to the south: there it comes close to { $seat1 }'s, and one crossing can close both.
lesson-magic-road_waits = It fits there, but you leave that road to somebody else. Beside the crossing it would have two tiles and lack only its end.
lesson-magic-fetch_mage = A figure has to move. If it is on the board already, it must go to another feature: another tile of the same one will not do. Bring the mage to the road you have just extended.
lesson-magic-fetch_mage-missed = A figure that is on the board already must go to another road or city when it moves: another tile of the same one will not do.
lesson-magic-witch_leaves = If you move the witch, { $seat1 }'s road is worth all its points again. Leave her there and move the mage: so you gain and she doesn't.
lesson-magic-mage_for_others = There the mage would bring points to somebody else, or to nobody. On the road of this tile you can place your follower straight away.
lesson-magic-same_road = And now your follower, on that same road. The mage is not yours: he brings his points to whoever scores the road.
lesson-magic-works_for_all = Then the road stays free, and the mage will work for whoever occupies it. Place the follower on the road.
lesson-magic-both_roads = A crossing. Here it completes both roads at once: yours will have 3 tiles and the mage; { $seat1 }'s, 5 and the witch. How much will each bring? Lay it there.
lesson-magic-both_wait = There both roads stay incomplete, and in their turn anybody may move the mage elsewhere. Close them now while it suits you.
lesson-magic-before_count = Before it is counted, decide whether to place a follower on this tile. None is needed here: you may keep it. Both roads are occupied already.
lesson-magic-six = Your road: 3 points for its 3 tiles and 3 more for the mage. That is 6, twice as much.
lesson-magic-three = { $seat1 }'s: 5 tiles would be 5 points. The witch leaves half of that, two and a half, which is rounded up: 3.
lesson-magic-off = When the feature that a figure stands on is completed, the figure leaves the board. It comes back only when somebody lays another tile with the mage mark.
lesson-magic-large_city = In a city it shows even more: 8 tiles and 2 pennants are worth 20 points. The mage adds 8, one for each tile: 28. And if two players are tied there, each of them gets 28.
lesson-magic-large_city-missed = An example: a city of 8 tiles and 2 pennants is worth 20 points. The mage adds 8, one for each tile: 28. And if two players are tied there, each of them gets 28. A road of 5 tiles with the witch brings 3.
lesson-magic-witch_again = { $seat1 } has taken the witch to a road of { $seat2 }'s. It does not matter whose it is or whether followers are there: any incomplete road or city will do.
lesson-magic-mage_again = { $seat2 } answers with the mage on his other road. The two roads lack the same tile to become one: that of the gap between them.
lesson-magic-meeting = And you have the bend that joins them. Mage and witch would meet, and then whoever has laid the tile must move one of them, with or without the mark on it. Lay it there.
lesson-magic-meeting-missed = If a tile joins the mage's road or city to the witch's, whoever has laid it must move one of the two at once, before the scoring, with or without the mark on the tile.
lesson-magic-bruno_builds = Otherwise { $seat2 } keeps the mage on his road. With your bend in the gap it is you who decides which of the two goes.
lesson-magic-who_goes = They cannot stay together: move one now, before the scoring. The road is complete, has 4 tiles and is { $seat2 }'s. With the mage it would bring 8 points; with the witch, 2. Which one goes?
lesson-magic-mage_stays = If you move the witch, the mage stays on the road and { $seat2 } scores 8 points. If you move the mage, the witch stays and { $seat2 } scores only 2.
lesson-magic-gift = There the mage would bring points to another player, or to nobody. Take him to something of yours, if you have anything, or to something you can occupy later.
lesson-magic-before_two = Before it is counted you may place a follower on this tile. None is needed here: keeping it is fine, too.
lesson-magic-two = Only the witch was there when it scored: of 4 points { $seat2 } got 2. The road is complete, so she has left the board. And the mage is where you sent him, without having helped.
lesson-magic-escape = A trick: if you complete something of yours with a tile that has the mark, and the witch is there, take her away. She moves before the scoring, so you get everything.
lesson-magic-yours = From here on you decide. What is forgotten most: the figures are nobody's. The mage who helps you today works for somebody else tomorrow, so close soon.
lesson-magic-nowhere = And if one has to move and no road or city is left to go to? Then one figure is removed; if both are on the board, you choose. As long as there is somewhere to go, removing is not allowed.
lesson-magic-not_there = At the end of the game mage and witch change the incomplete roads and cities they stand on in the same way. Farms and cloisters are never affected.
lesson-magic-removed = There was nowhere to go, so a figure has left the board. That hardly ever happens.
lesson-magic-over = That's it. What was incomplete has scored with the mage or the witch, too, where they stood. Whoever has most points wins.
