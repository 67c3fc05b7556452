public import Foundation

/// The store of a person's health data.
///
/// Partial: a browser has no health data: `isHealthDataAvailable()` is `false`, and each request
/// ends with `HKError.errorHealthDataUnavailable`, as on a device without HealthKit.
open class HKHealthStore: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has no state.
  /// Creates an object that gives access to a person's health data.
  public override init() {}

  /// Returns whether there is health data: always `false`.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Returns whether the app may write data of a type: always `sharingDenied`.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

  /// Calls the handler with `false` and `errorHealthDataUnavailable`; no prompt is shown.
  ///
  /// - Parameters:
  ///   - typesToShare: The types of data that the app wants to write.
  ///   - typesToRead: The types of data that the app wants to read.
  ///   - completion: Receives `false` and the error.
  @preconcurrency open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  /// Throws `errorHealthDataUnavailable`; no prompt is shown.
  ///
  /// - Parameters:
  ///   - typesToShare: The types of data that the app wants to write.
  ///   - typesToRead: The types of data that the app wants to read.
  /// - Throws: `HKError.errorHealthDataUnavailable`, always.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Calls the handler with `unknown` and `errorHealthDataUnavailable`.
  ///
  /// - Parameters:
  ///   - typesToShare: The types of data that the app wants to write.
  ///   - typesToRead: The types of data that the app wants to read.
  ///   - completion: Receives the state and the error.
  @preconcurrency open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    Task { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
  }

  /// Runs a query, whose handler is called with `errorHealthDataUnavailable`.
  open func execute(_ query: HKQuery) { query.fail() }

  /// Ends a query.
  ///
  /// Accepted: it does nothing, since every query ends at once.
  open func stop(_ query: HKQuery) {}

  /// Calls the handler with `false` and `errorHealthDataUnavailable`.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - completion: A function that is called with `false` and the error.
  @preconcurrency open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  /// Throws `errorHealthDataUnavailable`, always.
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
}
