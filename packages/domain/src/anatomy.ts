import { MUSCLE_GROUPS, MUSCLES, MUSCLES_OF_GROUP, type Muscle, type MuscleGroup } from './exercise.ts';

/** What a lay person needs to know to choose: where it is and what it does. */
export const GROUP_TEXTS: Record<MuscleGroup, string> = {
  Arms: 'Bending and straightening the elbow, and the strength of your grip.',
  Back: 'Everything that pulls: rows, pull-ups and the muscles that keep you upright.',
  Cardio: 'Work for the heart and lungs, from an easy walk to hard intervals.',
  Chest: 'The pushing muscles across the front of the ribs.',
  Core: 'The belt around your middle that bends, turns and steadies the trunk.',
  'Full Body': 'Lifts, carries and flows that use legs, trunk and arms at once.',
  Legs: 'Thighs, hips and lower legs: squatting, hinging, stepping and jumping.',
  Shoulders: 'The caps of the shoulders and the small muscles that guide the joint.',
};

export const MUSCLE_TEXTS: Record<Muscle, string> = {
  Abductors: 'Outer hip. They move the leg out to the side and keep the pelvis level.',
  Abs: 'Front of the belly. They curl the ribs towards the hips.',
  Adductors: 'Inner thigh. They draw the legs together.',
  Back: 'The back as a whole, from the neck down to the hips.',
  Biceps: 'Front of the upper arm. They bend the elbow and turn the palm up.',
  Calves: 'Back of the lower leg. They push you up onto the toes.',
  Chest: 'The broad muscle across the ribs. It pushes and hugs.',
  'Deep Core': 'The inner belt below the abs. It stiffens the trunk and protects the spine.',
  Forearms: 'Wrist and grip. They close the hand and move the wrist.',
  'Front Delts': 'Front of the shoulder. They lift the arm forward.',
  Glutes: 'Buttocks. They straighten the hip and drive every jump and climb.',
  Hamstrings: 'Back of the thigh. They bend the knee and straighten the hip.',
  'Heart and Lungs': 'Your endurance: how long and how hard you can keep going.',
  'Hip Flexors': 'Front of the hip. They lift the knee.',
  Lats: 'The wide muscles at the sides of the back. They pull the arms down and in.',
  'Lower Back': 'Along the spine above the hips. They keep the trunk straight under load.',
  'Lower Chest': 'The lower edge of the chest. It pushes down and forward.',
  Obliques: 'Sides of the waist. They turn the trunk and bend it sideways.',
  Quadriceps: 'Front of the thigh. They straighten the knee.',
  'Rear Delts': 'Back of the shoulder. They draw the arm backwards.',
  'Rotator Cuff': 'Four small muscles that turn the arm and hold the joint in place.',
  Shoulders: 'All three parts of the shoulder cap at once, as in overhead presses.',
  'Side Delts': 'Side of the shoulder. They lift the arm out to the side.',
  Traps: 'From the neck to the shoulders. They shrug and carry.',
  Triceps: 'Back of the upper arm. They straighten the elbow.',
  'Upper Back': 'Between the shoulder blades. It draws them together.',
  'Upper Chest': 'Below the collarbone. It pushes up and forward.',
  'Whole Body': 'Nearly every muscle at once, with the lungs along for the ride.',
};

const muscleId = (name: Muscle) => MUSCLES.indexOf(name) + 1;

/** The muscles of a group, or all there are. */
export const musclesOf = (group?: MuscleGroup) =>
  (group ? MUSCLES_OF_GROUP[group] : MUSCLES).map((name) => ({
    id: muscleId(name),
    name,
    description: MUSCLE_TEXTS[name],
  }));

const lookup = <T extends string>(names: readonly T[]) => {
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]));
  return (text: string): T | undefined => byName.get(text.trim().toLowerCase());
};

/** The name as we write it, whatever case it was typed in. */
export const readMuscle = lookup(MUSCLES);
export const readGroup = lookup(MUSCLE_GROUPS);

const groupsOf = (muscle: Muscle) =>
  MUSCLE_GROUPS.filter((group) => (MUSCLES_OF_GROUP[group] as readonly Muscle[]).includes(muscle));

/** Where an exercise for these muscles is looked for: not in the groups of everything, unless that is what it is for. */
export function groupsOfMuscles(muscles: readonly Muscle[]): MuscleGroup[] {
  const isWide = (group: MuscleGroup) => group === 'Cardio' || group === 'Full Body';
  const found = muscles.flatMap((muscle) => {
    const groups = groupsOf(muscle);
    const narrow = groups.filter((group) => !isWide(group));
    return narrow.length > 0 ? narrow : groups;
  });
  return [...new Set(found)];
}

/** Muscles that stand in none of the groups: nobody would find the exercise under them. */
export const musclesOutside = (muscles: readonly Muscle[], groups: readonly MuscleGroup[]): Muscle[] =>
  muscles.filter((muscle) => !groupsOf(muscle).some((group) => groups.includes(group)));
