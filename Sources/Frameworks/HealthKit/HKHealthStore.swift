public import Foundation

/// A person's values of health.
///
/// Partial: a browser does not know any: `isHealthDataAvailable()` says so, and each request ends
/// with `HKError.errorHealthDataUnavailable`, as on a device without HealthKit.
open class HKHealthStore: NSObject, @unchecked Sendable {
  // Unchecked, since the compiler does not check open classes: it has no state.
  /// Creates the store.
  public override init() {}

  /// Returns whether there are values: always `false`.
  open class func isHealthDataAvailable() -> Bool { false }

  /// Returns whether the app may write values: always `sharingDenied`.
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

  /// Passes `false` and `errorHealthDataUnavailable`; no prompt is shown.
  ///
  /// - Parameters:
  ///   - typesToShare: The kinds of values that the app wants to write.
  ///   - typesToRead: The kinds of values that the app wants to read.
  ///   - completion: Receives `false` and the error.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  /// Throws `errorHealthDataUnavailable`; no prompt is shown.
  ///
  /// - Parameters:
  ///   - typesToShare: The kinds of values that the app wants to write.
  ///   - typesToRead: The kinds of values that the app wants to read.
  /// - Throws: `HKError.errorHealthDataUnavailable`, always.
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws { throw HKError(.errorHealthDataUnavailable) }

  /// Passes `unknown` and `errorHealthDataUnavailable`.
  ///
  /// - Parameters:
  ///   - typesToShare: The kinds of values that the app wants to write.
  ///   - typesToRead: The kinds of values that the app wants to read.
  ///   - completion: Receives the state and the error.
  open func getRequestStatusForAuthorization(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
    completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    Task { completion(.unknown, HKError(.errorHealthDataUnavailable)) }
  }

  /// Asks a query, whose handler gets `errorHealthDataUnavailable`.
  open func execute(_ query: HKQuery) { query.fail() }

  /// Ends a query.
  open func stop(_ query: HKQuery) {}

  /// Passes `false` and `errorHealthDataUnavailable`.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - completion: A function that is called at the end; `nil` for none.
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completion(false, HKError(.errorHealthDataUnavailable)) }
  }

  /// Throws `errorHealthDataUnavailable`.
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
}
