public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The limit for a query of any number of samples.
public let HKObjectQueryNoLimit = 0

/// The condition for a sample whose time overlaps the period of a query.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The sample must begin within the period.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// The sample must end within the period.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A query for health data.
open class HKQuery: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  override init() {}

  /// Calls the query's handler with an error, without data.
  func fail() {}

  /// Returns a condition for samples of a period.
  ///
  /// - Parameters:
  ///   - startDate: The beginning of the period; `nil` for none.
  ///   - endDate: The end of the period; `nil` for none.
  ///   - options: Whether a sample must begin or end within the period.
  open class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate {
    let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
    return NSPredicate { object, _ in
      guard let sample = object as? HKSample else { return false }
      let begins = options.contains(.strictStartDate) ? sample.startDate : sample.endDate
      let ends = options.contains(.strictEndDate) ? sample.endDate : sample.startDate
      return begins >= start && ends <= end
    }
  }
}

/// A query for samples.
///
/// Partial: the handler is called with `errorHealthDataUnavailable`.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Creates a query. Only the handler is used, as there is no health data.
  ///
  /// - Parameters:
  ///   - sampleType: The type of the samples.
  ///   - predicate: The condition for the samples; `nil` for all.
  ///   - limit: The largest number of samples.
  ///   - sortDescriptors: The order of the samples; `nil` for any order.
  ///   - resultsHandler: A function that is called with the query, no samples and the error.
  @preconcurrency public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { handler = resultsHandler }

  override func fail() {
    Task { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}

/// The statistics that a query computes. Same as Apple's.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The statistics are computed for each source separately.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The average of the samples.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The smallest value of the samples.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest value of the samples.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum of the samples.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}

/// Statistics of samples. None are ever made, as there is no health data.
open class HKStatistics: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes; none is made.
  override init() {}
  /// Returns the sum of the samples: always `nil`.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Returns the average of the samples: always `nil`.
  open func averageQuantity() -> HKQuantity? { nil }
  /// Returns the smallest value of the samples: always `nil`.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// Returns the largest value of the samples: always `nil`.
  open func maximumQuantity() -> HKQuantity? { nil }
}

/// A query for statistics of samples.
///
/// Partial: the handler is called with `errorHealthDataUnavailable`.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Creates a query. Only the handler is used, as there is no health data.
  ///
  /// - Parameters:
  ///   - quantityType: The type of the samples.
  ///   - quantitySamplePredicate: The condition for the samples; `nil` for all.
  ///   - options: The statistics to compute.
  ///   - handler: A function that is called with the query, no statistics and the error.
  @preconcurrency public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler handler:
      @escaping @Sendable (
        HKStatisticsQuery, HKStatistics?, (any Error)?
      ) -> Void
  ) { self.handler = handler }

  override func fail() {
    Task { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}
