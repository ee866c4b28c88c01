/* The sets that phases.def names in its columns `on` and `stages`. */
#ifndef GAMES_ANCIENTS_PHASESETS_H
#define GAMES_ANCIENTS_PHASESETS_H

/* The phases of a combat, those in which blocks are lost and leaders are
 * in danger, and those that a banner or a fallen leader interrupts by cards. */
#define COMBAT PHASE_BATTLE, STEP_AFTER_ATTACK, STEP_AFTER_STRIKE
#define LOSSES                                                                  \
	COMBAT, PHASE_MOVE, STEP_AFTER_EVADE, STEP_FLAGS_FALL, STEP_RETREATING, \
		STEP_RAMPAGE, STEP_CRUSH, STEP_RIDE_ON, STEP_BONUS_CHANCE
#define INTERRUPTED                                                                    \
	PHASE_ORDER, PHASE_MOVE, PHASE_BATTLE, PHASE_ROLL, PHASE_FLAGS, PHASE_RETREAT, \
		PHASE_FLEE, PHASE_MOMENTUM_ADVANCE, PHASE_RIDE, PHASE_BONUS

/* Sets of the rolls of a combat. */
#define ANY_STAGE 0
#define IN_STAGE(id) (1u << STAGE_##id)
#define WITH_FLAGS \
	(IN_STAGE(FIRE) | IN_STAGE(CLOSE) | IN_STAGE(STRIKE) | IN_STAGE(BATTLE_BACK))

#endif
