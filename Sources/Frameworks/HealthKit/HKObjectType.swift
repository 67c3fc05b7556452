public import Foundation

/// A type of health data. Same as Apple's.
open class HKObjectType: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has a constant.
  /// The identifier of the health data's type.
  public let identifier: String

  init(_ identifier: String) { self.identifier = identifier }

  /// Returns the quantity type with an identifier.
  open class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }

  /// Returns the category type with an identifier.
  open class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }

  /// Returns the type of workouts.
  open class func workoutType() -> HKWorkoutType { HKWorkoutType() }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKObjectType)?.identifier == identifier
  }

  open override var hash: Int { identifier.hashValue }
}

/// A type of samples, which are data at a time. Same as Apple's.
open class HKSampleType: HKObjectType, @unchecked Sendable {}

/// A type of samples that are quantities, such as steps. Same as Apple's.
open class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates the quantity type with an identifier.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}

/// A type of samples that belong to a category, such as phases of sleep. Same as Apple's.
open class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates the category type with an identifier.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}

/// The type of workouts. Same as Apple's.
open class HKWorkoutType: HKSampleType, @unchecked Sendable {
  init() { super.init("HKWorkoutTypeIdentifier") }
}

/// The identifier of a category type. Same as Apple's.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The category type of sleep.
  public static let sleepAnalysis = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
  /// The category type of mindful minutes.
  public static let mindfulSession = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierMindfulSession")
  /// The category type of hours in which the person stood.
  public static let appleStandHour = HKCategoryTypeIdentifier(
    rawValue: "HKCategoryTypeIdentifierAppleStandHour")
}

/// The identifier of a quantity type. Same as Apple's.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The number of steps.
  public static let stepCount = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierStepCount")
  /// The distance that the person walked or ran.
  public static let distanceWalkingRunning = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
  /// The distance that the person cycled.
  public static let distanceCycling = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceCycling")
  /// The distance that the person swam.
  public static let distanceSwimming = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
  /// The number of floors that the person climbed.
  public static let flightsClimbed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
  /// The energy that the person used by activity.
  public static let activeEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
  /// The energy that the person used at rest.
  public static let basalEnergyBurned = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
  /// The time that the person exercised.
  public static let appleExerciseTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
  /// The time in which the person stood.
  public static let appleStandTime = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierAppleStandTime")
  /// The rate at which the heart beats.
  public static let heartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRate")
  /// The rate at which the heart beats at rest.
  public static let restingHeartRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
  /// The variability of the heart rate (SDNN).
  public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
  /// The oxygen saturation of the blood.
  public static let oxygenSaturation = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
  /// The number of breaths in a time.
  public static let respiratoryRate = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
  /// The body's temperature.
  public static let bodyTemperature = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyTemperature")
  /// The body's mass.
  public static let bodyMass = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMass")
  /// The body mass index.
  public static let bodyMassIndex = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
  /// The percentage of body fat.
  public static let bodyFatPercentage = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
  /// A person's height.
  public static let height = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierHeight")
  /// The maximum uptake of oxygen (VO₂ max).
  public static let vo2Max = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierVo2Max")
  /// The glucose in the blood.
  public static let bloodGlucose = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodGlucose")
  /// The systolic blood pressure.
  public static let bloodPressureSystolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
  /// The diastolic blood pressure.
  public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
  /// The energy of food that the person ate.
  public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
  /// The amount of water that the person drank.
  public static let dietaryWater = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryWater")
  /// The amount of caffeine in food.
  public static let dietaryCaffeine = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
  /// The amount of protein in food.
  public static let dietaryProtein = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryProtein")
  /// The amount of carbohydrates in food.
  public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
  /// The amount of fat in food.
  public static let dietaryFatTotal = HKQuantityTypeIdentifier(
    rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
}
