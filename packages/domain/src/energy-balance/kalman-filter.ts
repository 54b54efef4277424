/** Energy in a kilogram of body weight, of the mix of fat and lean that people lose and gain. */
export const KCAL_PER_KG = 7000;
/** A lighter body uses less, about 22 kcal a day for each kilogram, and one that is short of food saves some more. */
const KCAL_A_DAY_PER_KG = 30;
/** What is left of a day's water on the next day. */
const WATER_KEPT = 0.6;
/** The water of a new diet comes or goes within days. */
const SETTLING_DAYS = 5;

/** Standard deviations. Kilograms, but kcal a day for the expenditure. */
const SD = {
  firstWeight: 0.7,
  water: 0.55,
  dietWater: 1.3,
  scale: 0.35,
  expenditureADay: 12,
  waterADay: 0.5,
  unknownDay: 0.13,
  /** What nobody models: real people are not the filter's people. */
  model: 40,
} as const;
/** People differ from the formula by about 12 %. */
export const FORMULA_SD = 300;

/** A weight further off is a slip of the finger, or another scale. */
export const FAR_OFF_SD = 4;

/**
 * What is believed of one day: tissue weight m (kg), expenditure e (kcal a day), passing water w (kg) and the water of
 * the present diet d (kg), with their variances and covariances.
 */
export interface State {
  readonly m: number;
  readonly e: number;
  readonly w: number;
  readonly d: number;
  readonly mm: number;
  readonly me: number;
  readonly mw: number;
  readonly md: number;
  readonly ee: number;
  readonly ew: number;
  readonly ed: number;
  readonly ww: number;
  readonly wd: number;
  readonly dd: number;
}

const square = (value: number) => value * value;
const UNRELATED = { mw: 0, md: 0, ew: 0, ed: 0, wd: 0 } as const;

export const stateAt = (kg: number, expenditure: number, sd: number): State => ({
  m: kg,
  e: expenditure,
  w: 0,
  d: 0,
  mm: square(SD.firstWeight),
  me: 0,
  ee: square(sd),
  ww: square(SD.water),
  dd: square(SD.dietWater),
  ...UNRELATED,
});

/** Water is not remembered over a long time without a weight. */
export const forgetWater = (state: State): State => ({
  ...state,
  ...UNRELATED,
  w: 0,
  d: 0,
  ww: square(SD.water),
  dd: square(SD.dietWater),
});

/** The morning after a day of so many kcal, known to so many. */
export function nextDay(s: State, intake: number, intakeSd: number): State {
  const k = 1 / KCAL_PER_KG;
  const c = KCAL_A_DAY_PER_KG * k;
  const keep = 1 - c;
  return {
    m: s.m + k * (intake - s.e),
    e: keep * s.e + c * intake,
    w: WATER_KEPT * s.w,
    d: s.d,
    mm: s.mm - 2 * k * s.me + k * k * s.ee + square(intakeSd * k),
    me: keep * (s.me - k * s.ee),
    mw: WATER_KEPT * (s.mw - k * s.ew),
    md: s.md - k * s.ed,
    ee: keep * keep * s.ee + square(SD.expenditureADay),
    ew: keep * WATER_KEPT * s.ew,
    ed: keep * s.ed,
    ww: square(WATER_KEPT) * s.ww + square(SD.waterADay),
    wd: WATER_KEPT * s.wd,
    dd: s.dd,
  };
}

/** The morning after a day nothing is known of: the weight may have gone anywhere, and says nothing of the expenditure. */
export const nextUnknownDay = (s: State): State => ({
  ...s,
  w: WATER_KEPT * s.w,
  mm: s.mm + square(SD.unknownDay),
  mw: WATER_KEPT * s.mw,
  ee: s.ee + square(SD.expenditureADay),
  ew: WATER_KEPT * s.ew,
  ww: square(WATER_KEPT) * s.ww + square(SD.waterADay),
  wd: WATER_KEPT * s.wd,
});

export const settledShare = (days: number) => 1 - Math.exp(-days / SETTLING_DAYS);

/** How far a weight is from what was expected, and its standard deviation. */
export function surpriseOf(s: State, kg: number, settled: number) {
  const variance =
    s.mm + s.ww + settled * settled * s.dd + 2 * (s.mw + settled * (s.md + s.wd)) + square(SD.scale);
  return { off: kg - (s.m + s.w + settled * s.d), variance };
}

/** What is believed once a weight is known. */
export function weighed(s: State, kg: number, settled: number): State {
  const { off, variance } = surpriseOf(s, kg, settled);
  const m = s.mm + s.mw + settled * s.md;
  const e = s.me + s.ew + settled * s.ed;
  const w = s.mw + s.ww + settled * s.wd;
  const d = s.md + s.wd + settled * s.dd;
  const by = off / variance;
  const less = (one: number, other: number) => (one * other) / variance;
  return {
    m: s.m + m * by,
    e: s.e + e * by,
    w: s.w + w * by,
    d: s.d + d * by,
    mm: s.mm - less(m, m),
    me: s.me - less(m, e),
    mw: s.mw - less(m, w),
    md: s.md - less(m, d),
    ee: s.ee - less(e, e),
    ew: s.ew - less(e, w),
    ed: s.ed - less(e, d),
    ww: s.ww - less(w, w),
    wd: s.wd - less(w, d),
    dd: s.dd - less(d, d),
  };
}

/** The weight behind the daily ups and downs, and its standard deviation. */
export const trendOf = (s: State, settled: number) => ({
  kg: s.m + settled * s.d,
  sd: Math.sqrt(Math.max(0, s.mm + 2 * settled * s.md + settled * settled * s.dd)),
});

/** The standard deviation of the expenditure. */
export const expenditureSd = (s: State) => Math.sqrt(Math.max(0, s.ee) + square(SD.model));

/** The same expenditure at another weight: a scale that differs, or a time nobody knows about. */
export const movedTo = (s: State, kg: number): State => stateAt(kg, s.e, Math.sqrt(Math.max(0, s.ee)));
