import type { Exercise } from '@fitarc/contract/exercise';
import { NO_EQUIPMENT_KNOWN } from '@fitarc/domain/equipment';
import type { ExerciseContent } from './library.repository.ts';

/** An exercise in the words of the wire. */
export const presentExercise = (row: ExerciseContent): Exercise => ({
  exercise_id: row.id,
  name: row.name,
  other_names: row.otherNames,
  description: row.description,
  instructions: row.instructions,
  common_mistake: row.commonMistake,
  difficulty: row.difficulty,
  video_url: row.videoUrl,
  equipment_options: row.equipment.length > 0 ? row.equipment : [NO_EQUIPMENT_KNOWN],
  muscle_groups: row.muscleGroups,
  muscles: row.muscles,
  secondary_muscles: row.secondaryMuscles,
  measure: row.measure,
  mechanic: row.mechanic,
  movement_pattern: row.movementPattern,
  movement: row.movement,
});
