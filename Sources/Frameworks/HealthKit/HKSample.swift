public import Foundation

/// A value of a person. Same as Apple's, for values that the app makes.
open class HKObject: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has constants only.
  /// The identity of the value.
  public let uuid = UUID()
  /// The app's notes about the value.
  public let metadata: [String: Any]?

  init(metadata: [String: Any]?) { self.metadata = metadata }
}

/// A value of a person at a time. Same as Apple's, for values that the app makes.
open class HKSample: HKObject, @unchecked Sendable {
  /// The kind of the value.
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

/// A quantity of a person at a time. Same as Apple's, for values that the app makes.
open class HKQuantitySample: HKSample, @unchecked Sendable {
  /// The kind of the quantity.
  public let quantityType: HKQuantityType
  /// The measured number with its unit.
  public let quantity: HKQuantity

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - quantityType: The kind of the quantity.
  ///   - quantity: The quantity.
  ///   - startDate: The beginning.
  ///   - endDate: The end.
  ///   - metadata: The app's notes about the value.
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date,
    end endDate: Date, metadata: [String: Any]? = nil
  ) {
    (self.quantityType, self.quantity) = (quantityType, quantity)
    super.init(quantityType, startDate, endDate, metadata)
  }
}

/// A category of a person at a time. Same as Apple's, for values that the app makes.
open class HKCategorySample: HKSample, @unchecked Sendable {
  /// The kind of the category.
  public let categoryType: HKCategoryType
  /// The raw value of the case that the sample has, such as a phase of sleep.
  public let value: Int

  /// Creates a value.
  ///
  /// - Parameters:
  ///   - type: The kind of the category.
  ///   - value: The category, as the number of the kind's enumeration.
  ///   - startDate: The beginning.
  ///   - endDate: The end.
  ///   - metadata: The app's notes about the value.
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, startDate, endDate, metadata)
  }
}
