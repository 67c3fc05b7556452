public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Any number of values.
public let HKObjectQueryNoLimit = 0

/// The comparison with the time of values.
public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Values begin in the time.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Values end in the time.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// A question for values.
open class HKQuery: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  override init() {}

  /// Calls the handler without values.
  func fail() {}

  /// Returns a condition for values of a time.
  ///
  /// - Parameters:
  ///   - startDate: The beginning of the time.
  ///   - endDate: The end of the time.
  ///   - options: Whether a sample must begin or end within the time.
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

/// A question for single values.
///
/// Partial: the handler gets `errorHealthDataUnavailable`.
open class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void

  /// Creates a question. All but the handler has no effect, as there are no values.
  ///
  /// - Parameters:
  ///   - sampleType: The kind of the values.
  ///   - predicate: The condition of the values.
  ///   - limit: The largest number of values.
  ///   - sortDescriptors: The order of the values.
  ///   - resultsHandler: Receives the question, no values and the error.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping @Sendable (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) { handler = resultsHandler }

  override func fail() {
    Task { handler(self, nil, HKError(.errorHealthDataUnavailable)) }
  }
}

/// The numbers to compute of values. Same as Apple's.
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// For each source by itself.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The average of the samples.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The smallest value.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The largest value.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum of the samples.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
}

/// Numbers that were computed of values. There is none, as there are no values.
open class HKStatistics: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes; none is made.
  override init() {}
  /// Returns the sum.
  open func sumQuantity() -> HKQuantity? { nil }
  /// Returns the average.
  open func averageQuantity() -> HKQuantity? { nil }
  /// Returns the smallest value.
  open func minimumQuantity() -> HKQuantity? { nil }
  /// Returns the largest value.
  open func maximumQuantity() -> HKQuantity? { nil }
}

/// A query for statistics of values.
///
/// Partial: the handler gets `errorHealthDataUnavailable`.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Creates a question. All but the handler has no effect, as there are no values.
  ///
  /// - Parameters:
  ///   - quantityType: The kind of the values.
  ///   - quantitySamplePredicate: The condition of the values.
  ///   - options: The numbers to compute.
  ///   - handler: Receives the question, no numbers and the error.
  public init(
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
