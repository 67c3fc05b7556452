// swift-format-ignore-file
// Symbols of Apple's HealthKit that a browser lacks, so that an error names them.

@available(*, unavailable, message: "Strata does not have HKWorkoutSession: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKWorkoutSession {}
@available(*, unavailable, message: "Strata does not have HKLiveWorkoutBuilder: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKLiveWorkoutBuilder {}
@available(*, unavailable, message: "Strata does not have HKWorkoutBuilder: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKWorkoutBuilder {}
@available(*, unavailable, message: "Strata does not have HKWorkoutRouteBuilder: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKWorkoutRouteBuilder {}
@available(*, unavailable, message: "Strata does not have HKWorkoutRoute: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKWorkoutRoute {}
@available(*, unavailable, message: "Strata does not have HKHeartbeatSeriesSample: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKHeartbeatSeriesSample {}
@available(*, unavailable, message: "Strata does not have HKElectrocardiogram: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKElectrocardiogram {}
@available(*, unavailable, message: "Strata does not have HKClinicalRecord: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKClinicalRecord {}
@available(*, unavailable, message: "Strata does not have HKObserverQuery: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKObserverQuery {}
@available(*, unavailable, message: "Strata does not have HKAnchoredObjectQuery: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKAnchoredObjectQuery {}
@available(*, unavailable, message: "Strata does not have HKStatisticsCollectionQuery: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKStatisticsCollectionQuery {}
@available(*, unavailable, message: "Strata does not have HKStatisticsCollection: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKStatisticsCollection {}
@available(*, unavailable, message: "Strata does not have HKActivitySummary: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKActivitySummary {}
@available(*, unavailable, message: "Strata does not have HKActivitySummaryQuery: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKActivitySummaryQuery {}
@available(*, unavailable, message: "Strata does not have HKCharacteristicType: a browser does not know a person's health (docs/decisions/0094-photos-and-media.md)")
public class HKCharacteristicType {}
