import type { Template } from '../template.ts';

/** The templates of each area, by their keys: a browser loads the areas that its pictures need. */
const KEYS = {
  back:
    'back-extension back-widow barbell-pullover bent-over-row cat-cow chest-supported-row ' +
    'childs-pose dead-hang deadlift foam-roll front-lever good-morning gorilla-row inverted-row ' +
    'jefferson-curl lat-pulldown machine-pullover muscle-up neck-stretch one-arm-row pull-up ' +
    'reverse-hyperextension rope-climb seated-row shrug straight-arm-pulldown thread-the-needle',
  biceps:
    'bayesian-curl biceps-wall-stretch bottoms-up-hold concentration-curl curl forearm-rotation ' +
    'grip-squeeze high-cable-curl inverted-curl preacher-curl wrist-curl wrist-roller ' +
    'wrist-stretch',
  cardio:
    'arm-ergometer ball-game battle-ropes boxing climbing cross-country-skiing cycling ' +
    'elliptical-or-stair-climber jump-rope jumping-jack kayaking rowing-machine run ' +
    'run-on-the-spot side-step skating ski-erg swim walk',
  chest:
    'bench-dip bench-press chest-pass chest-press-machine dip dip-machine doorway-stretch ' +
    'dumbbell-pullover fly handstand hindu-push-up landmine-press pec-deck pike-push-up ' +
    'prone-chest-stretch push-up standing-chest-press standing-fly support-hold suspension-fly ' +
    'svend-press',
  core:
    'back-extension-hold bear-plank bicycle-crunch bird-dog cable-chop cable-knee-drive cobra ' +
    'crunch crunch-machine dead-bug dragon-flag flutter-kick ghd-sit-up hanging-raise ' +
    'heel-touch hip-flexor-stretch hollow-hold kneeling-crunch knees-to-chest landmine-rotation ' +
    'leg-raise pallof-press plank plank-drag plank-shoulder-tap psoas-march reverse-crunch ' +
    'reverse-plank rollout rotational-throw russian-twist seated-knee-tuck seated-leg-raise ' +
    'side-bend side-plank stomach-vacuum superman supine-twist suspended-tuck torso-rotation ' +
    'v-up windmill windshield-wiper',
  'full-body':
    'bear-crawl burpee carry clean crab-walk downward-dog dumbbell-chain greatest-stretch ' +
    'high-pull inchworm jerk kettlebell-swing medicine-ball-throw mountain-climber one-arm-lift ' +
    'pilates-hundred renegade-row sandbag-to-shoulder sled snatch squat-row sun-salutation ' +
    'thruster tire-flip trap-bar-jump turkish-get-up wall-walk warrior',
  legs:
    'all-fours-leg-raise band-walk bridge-leg-curl calf-raise calf-stretch foot-press ' +
    'glute-bridge glute-ham-raise glute-kickback hamstring-stretch hip-stretch hip-thrust hop ' +
    'jump knee-bend-deadlift leg-curl leg-extension leg-foam-roll leg-press lunge machine-squat ' +
    'nordic-curl pull-through romanian-deadlift seated-calf-raise seated-good-morning ' +
    'seated-hip-abduction side-lunge side-lying-leg side-plank-leg single-leg-squat sissy-squat ' +
    'spanish-squat split-squat squat standing-hip step-up sumo-deadlift terminal-knee-extension ' +
    'thigh-stretch tibialis-raise wall-sit',
  shoulders:
    'arm-bar arm-circles arnold-press cable-y-raise clasped-hands-stretch cross-body-stretch ' +
    'cuban-rotation face-pull front-raise halo lateral-raise overhead-press pass-through ' +
    'prone-raise rear-delt-fly rear-delt-row shoulder-press-machine shoulder-rotation ' +
    'sleeper-stretch upright-row wall-slide',
  triceps:
    'kickback leaning-triceps-extension overhead-triceps-extension overhead-triceps-stretch ' +
    'pushdown skull-crusher triceps-machine triceps-press',
} as const;
export type Area = keyof typeof KEYS;
export const AREAS = Object.keys(KEYS) as readonly Area[];

export const keysOf = (area: Area): readonly string[] => KEYS[area].split(' ');
export const areaOf = (key: string): Area | undefined => AREAS.find((area) => keysOf(area).includes(key));

export const LOADERS: Readonly<Record<Area, () => Promise<readonly Template[]>>> = {
  back: () => import('./back/all.ts').then(({ BACK }) => BACK),
  biceps: () => import('./biceps/all.ts').then(({ BICEPS }) => BICEPS),
  cardio: () => import('./cardio/all.ts').then(({ CARDIO }) => CARDIO),
  chest: () => import('./chest/all.ts').then(({ CHEST }) => CHEST),
  core: () => import('./core/all.ts').then(({ CORE }) => CORE),
  'full-body': () => import('./full-body/all.ts').then(({ FULL_BODY }) => FULL_BODY),
  legs: () => import('./legs/all.ts').then(({ LEGS }) => LEGS),
  shoulders: () => import('./shoulders/all.ts').then(({ SHOULDERS }) => SHOULDERS),
  triceps: () => import('./triceps/all.ts').then(({ TRICEPS }) => TRICEPS),
};
