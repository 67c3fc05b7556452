public import Foundation

/// An object with health data. Same as Apple's; the app can create one, but cannot save it.
open class HKObject: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  /// The unique identifier of the object.
  public let uuid = UUID()
  /// The app's notes about the object.
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// Health data at a time. Same as Apple's; the app can create a sample, but cannot save it.
open class HKSample: HKObject, @unchecked Sendable {
  /// The type of the sample's data.
  public let sampleType: HKSampleType
  /// The time at which the sample begins.
  public let startDate: Date
  /// The time at which the sample ends.
  public let endDate: Date

  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata: metadata)
  }
}

/// A quantity at a time, such as steps. Same as Apple's; the app can create a sample, but cannot
/// save it.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The type of the quantity.
  public let quantityType: HKQuantityType
  /// The measured number with its unit.
  public let quantity: HKQuantity

  /// Creates a quantity at a time, such as steps.
  ///
  /// - Parameters:
  ///   - quantityType: The type of the quantity.
  ///   - quantity: The quantity.
  ///   - startDate: The time at which the sample begins.
  ///   - endDate: The time at which the sample ends.
  ///   - metadata: The app's notes about the sample.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// A sample that belongs to a category, such as a phase of sleep. Same as Apple's; the app can
/// create a sample, but cannot save it.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The type of the category.
  public let categoryType: HKCategoryType
  /// The raw value of the case that the sample has, such as a phase of sleep.
  public let value: Int

  /// Creates a sample that belongs to a category, such as a phase of sleep.
  ///
  /// - Parameters:
  ///   - type: The type of the category.
  ///   - value: The raw value of the case that the sample has.
  ///   - startDate: The time at which the sample begins.
  ///   - endDate: The time at which the sample ends.
  ///   - metadata: The app's notes about the sample.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata)
  }
}
