"""Which cases of a test the usual lane tries, where each further one costs more than it finds.

A test may be tried in five games, two languages and three sizes. Where the cases differ in little,
`./test` tries the ones named here and `./test --deep` tries all; a test without any name here runs
in the long lane only, and another test of the same page sees the way through it first. Chosen by
how long they take (`.cache/tests.xml` has that of the last run). The root's `conftest.py` gives
the others the mark `deep`.
"""

from __future__ import annotations

BROWSER = "tests/browser/"
ONE_OF_EACH: dict[str, tuple[str, ...]] = {
    # the law of lessons follows all of them without a page
    f"{BROWSER}test_lessons.py::test_a_lesson_is_followed": ("walpurgisnacht-village-phone",),
    # looked at in both themes and on both kinds of devices, but not each game in each
    f"{BROWSER}test_axe.py::test_a_table": (
        "carcassonne-phone-light",
        "discworld_witches-desktop-dark",
        "las_brujas-phone-light",
        "new_salem-desktop-dark",
        "walpurgisnacht-phone-light",
    ),
    f"{BROWSER}test_axe.py::test_a_replay": ("las_brujas-dark",),
    f"{BROWSER}test_axe.py::test_puzzles": (),
    f"{BROWSER}test_axe.py::test_a_lesson": ("phone-light",),
    f"{BROWSER}test_axe.py::test_my_games": (),
    f"{BROWSER}test_axe.py::test_playing_on_from_a_replay": (),
    f"{BROWSER}test_axe.py::test_a_replay_that_is_looked_at_together": ("False-dark",),
    f"{BROWSER}test_axe.py::test_the_page_of_the_host": ("dark",),
    f"{BROWSER}test_axe.py::test_a_review": ("dark",),
    # one game for the page's own part; the boards have tests of their own
    f"{BROWSER}test_card_view.py::test_a_tap_looks_where_nothing_is_to_be_chosen": ("carcassonne",),
    f"{BROWSER}test_card_view.py::test_enter_looks_where_nothing_is_to_be_chosen": ("las_brujas",),
    f"{BROWSER}test_phone.py::test_some_turns_by_touch": (
        "discworld_witches-(360, 640)",
        "las_brujas-(360, 640)",
    ),
    f"{BROWSER}test_phone.py::test_some_turns_by_touch_sideways": ("discworld_witches-(740, 360)",),
    f"{BROWSER}test_connection.py::test_a_killed_server_starts_again_and_everybody_goes_on": (
        "carcassonne-3",
    ),
    f"{BROWSER}test_flights.py::test_things_fly_between_places": ("las_brujas", "new_salem"),
    f"{BROWSER}test_forking.py::test_somebody_plays_on_and_comes_back_to_the_replay": (
        "las_brujas-how1",
    ),
    f"{BROWSER}test_keyboard.py::test_no_more_than_two_tabs_from_choosing_to_confirming": (
        "carcassonne-1",
        "las_brujas-2",
    ),
    f"{BROWSER}test_by_ear.py::test_and_so_are_the_other_games": (),
    f"{BROWSER}test_by_ear.py::test_turns_are_played_by_names_alone": ("walpurgisnacht-4",),
    f"{BROWSER}test_by_ear.py::test_the_end_is_told_as_in_the_terminal": ("walpurgisnacht",),
    f"{BROWSER}test_end.py::test_no_bare_key_is_read_while_the_words_come": ("True",),
    f"{BROWSER}test_install.py::test_without_a_line_it_says_so": ("True-es-Sin conexi\\xf3n",),
    f"{BROWSER}test_calls.py::test_from_the_question_to_the_notification": ("True-es",),
    f"{BROWSER}test_end.py::test_the_points_add_up_and_the_board_is_free": ("walpurgisnacht",),
    f"{BROWSER}test_discworld_lessons.py::test_a_solid_ring_is_where_one_can_walk": (
        "solo-to_fever-space:LG",
    ),
    f"{BROWSER}test_me.py::test_an_even_game": ("3-guide-After 2 more",),
    # one language: that texts exist in both is held elsewhere
    f"{BROWSER}test_discworld_blind.py::"
    "test_a_phone_says_how_much_is_missing_before_all_dice_lie_there": ("es",),
    f"{BROWSER}test_discworld_witches.py::test_the_map_has_half_the_height_of_a_small_phone": (
        "es",
    ),
    f"{BROWSER}test_comings.py::test_who_leaves_and_who_sits_down_stand_in_the_log": ("es",),
    f"{BROWSER}test_clocks.py::test_who_is_slow_is_told_replaced_and_comes_back": ("es",),
    f"{BROWSER}test_advice.py::test_on_request_it_speaks_up_before_a_poor_answer": ("es",),
    f"{BROWSER}test_agents.py::test_an_assistant_is_announced_before_the_game_and_in_it": ("es",),
    f"{BROWSER}test_editions.py::test_a_table_is_made_with_an_edition_and_shows_it": ("es-True",),
    f"{BROWSER}test_slow_clocks.py::test_holidays_are_taken_and_seen_by_all": ("True-es",),
    f"{BROWSER}test_slow_clocks.py::test_a_table_is_made_with_days": ("True-es",),
    # each kind of device in one of the two languages
    f"{BROWSER}test_groups.py::test_a_group_from_its_beginning_to_its_end": ("es-True",),  # of both
    f"{BROWSER}test_away.py::test_what_has_happened_is_shown_step_by_step": ("es-True",),
    f"{BROWSER}test_prepared.py::test_a_pass_is_prepared_seen_and_taken_back": (
        "True-es",
        "False-en",
    ),
    f"{BROWSER}test_mail.py::test_mails_are_asked_for_confirmed_and_ended": (
        "es-True",
        "en-False",
    ),
    f"{BROWSER}test_devices.py::test_two_devices_are_joined_and_parted": ("es-True", "en-False"),
    f"{BROWSER}test_devices.py::test_a_passkey_brings_the_seats_to_a_new_device": (
        "es-False",
        "en-True",
    ),
    # the tightest size
    f"{BROWSER}test_comfort.py::test_very_large_letters_fit_a_small_phone": (
        "(360, 640)-las_brujas",
        "(740, 360)-walpurgisnacht",
    ),
    f"{BROWSER}test_replay.py::test_on_a_phone_its_bar_can_be_read_and_leaves_room_for_the_board": (
        "carcassonne-(360, 640)-es",
        "carcassonne-(740, 360)-en",
        "walpurgisnacht-(360, 640)-en",
        "walpurgisnacht-(390, 844)-es",
        "walpurgisnacht-(740, 360)-es",
    ),
    f"{BROWSER}test_walpurgisnacht.py::test_a_phone_shows_what_can_be_given_and_to_whom": (
        "(360, 640)",
    ),
    f"{BROWSER}test_discworld_witches.py::test_the_buttons_that_zoom_lie_beside_the_map": (
        "(360, 640)",
    ),
    f"{BROWSER}test_carcassonne_heard.py::test_targets_for_followers_are_large_too": (
        "(360, 640)",
    ),
    f"{BROWSER}test_las_brujas.py::test_nobody_stands_on_anybody": ("12-small", "12-desktop"),
    f"{BROWSER}test_small_text.py::test_in_my_games": ("size0",),
    # the one whose bar is fullest
    f"{BROWSER}test_phone.py::test_the_answers_lie_in_full_rows": ("discworld_witches-size0",),
    f"{BROWSER}test_together.py::test_arrows_rings_and_notes_are_seen_by_all_and_told_as_text": (
        "phone",
    ),
    f"{BROWSER}test_plain_board.py::test_the_result_names_the_sides": (
        "es-B\\xfahos: Ana-phone",
        "en-Owls: Ana-desktop",
    ),
    # whole games and long walks, of which others go the first steps
    f"{BROWSER}test_me.py::test_who_shares_a_device_is_kept_by_name": (),
    f"{BROWSER}test_new_salem.py::test_a_whole_game_by_mouse": (),
    f"{BROWSER}test_replay.py::test_steps_through_the_eyes_of_everybody_break_nothing": (),
    f"{BROWSER}test_hot_seat.py::test_no_curtain_where_nothing_is_secret": (),
    f"{BROWSER}test_forgetting.py::test_what_one_does_oneself_is_forgotten_too": (),
    f"{BROWSER}test_las_brujas.py::test_a_whole_game_by_mouse": (),
    f"{BROWSER}test_las_brujas.py::test_a_server_that_dies_in_the_middle_of_a_trial": (),
    f"{BROWSER}test_las_brujas_talk.py::test_nothing_lies_on_the_week_and_the_decks": (),
    f"{BROWSER}test_lessons.py::test_a_lesson_survives_its_server": (),
    f"{BROWSER}test_lessons_astray.py::test_where_a_card_may_dance_to_is_seen_whole": (),
    f"{BROWSER}test_plain_board.py::test_a_whole_game_is_played_on_it": (),
    f"{BROWSER}test_end.py::test_on_a_phone_the_whole_map_is_seen_in_the_end": (),
    f"{BROWSER}test_together.py::test_who_comes_back_goes_on_and_a_room_that_is_gone_says_so": (),
    f"{BROWSER}test_carcassonne_heard.py::test_what_is_left_and_what_nothing_fills_on_request": (),
    f"{BROWSER}test_calls.py::test_who_says_no_is_not_asked_again": (),
    f"{BROWSER}test_carcassonne_heard.py::test_some_turns_by_names_alone": (),
    f"{BROWSER}test_comfort.py::test_who_says_no_is_not_asked_again": (),
    f"{BROWSER}test_discworld_blind.py::test_some_turns_by_names_alone": (),
    f"{BROWSER}test_discworld_lessons.py::test_rings_tell_the_way_in_a_whole_game": (),
    f"{BROWSER}test_discworld_lessons.py::"
    "test_who_has_played_a_symbol_is_no_more_asked_to_flee": (),
    f"{BROWSER}test_discworld_lessons.py::test_a_token_that_was_used_is_not_offered_again": (),
    f"{BROWSER}test_discworld_lessons.py::"
    "test_the_oak_alone_is_shown_where_the_way_leads_past_it": (),
    f"{BROWSER}test_discworld_witches.py::test_nobody_sees_the_cards_of_another": (),
    f"{BROWSER}test_fair.py::test_friends_mix_their_numbers_and_do_so_again": (),
    f"{BROWSER}test_fair.py::"
    "test_numbers_that_were_gathered_again_are_not_held_against_anybody": (),
    f"{BROWSER}test_forgetting.py::"
    "test_who_was_away_while_it_was_turned_down_forgets_it_on_coming_back": (),
    f"{BROWSER}test_keyboard.py::test_ten_turns_of_carcassonne": (),
    f"{BROWSER}test_las_brujas.py::test_a_claim_is_heard_in_everybodys_own_language": (),
    f"{BROWSER}test_las_brujas_talk.py::test_what_is_said_hides_no_numbers": (),
    f"{BROWSER}test_lessons_offered.py::"
    "test_a_lesson_whose_essentials_are_taught_offers_the_next_one": (),
    f"{BROWSER}test_lessons.py::test_a_card_that_is_selected_does_not_turn_into_another_answer": (),
    f"{BROWSER}test_lessons.py::test_what_the_teacher_says_does_not_lie_under_a_sheet": (),
    # languages in turn
    "tests/server/test_texts.py::test_the_parts_are_all_that_a_page_shows_of_a_game": (
        "carcassonne-es",
        "discworld_witches-en",
        "las_brujas-es",
        "new_salem-en",
        "walpurgisnacht-es",
    ),
    # the same through sockets, at the size where most can go wrong
    "tests/server/test_redaction.py::test_a_seat_cannot_tell_worlds_apart_by_what_it_is_sent": (
        "5",
    ),
    "tests/server/test_redaction.py::test_nor_in_new_salem": ("3",),
    "tests/server/test_redaction.py::test_nor_in_las_brujas": ("7",),
    "tests/server/test_redaction.py::test_nor_in_discworld": ("2",),
    "tests/server/test_secrets.py::test_no_hidden_card_is_ever_sent": ("1",),
    "tests/server/test_slow.py::test_a_visitor_is_served_beside_many_who_do_not_finish": (
        "headers",
        "body",
    ),
    "src/aquelarre/games/carcassonne/tests/test_referee.py::test_random_games_agree": ("0", "1"),
    "src/aquelarre/games/carcassonne/tests/test_guide.py::test_it_beats_chance": (
        "settings0",
        "settings1",
    ),
}


def long_only(name: str) -> bool:
    """Does this case of a test, by its name for pytest, run in the long lane only?"""
    test, bracket, case = name.partition("[")
    kept = ONE_OF_EACH.get(test)
    return kept is not None and (not bracket or case.removesuffix("]") not in kept)
