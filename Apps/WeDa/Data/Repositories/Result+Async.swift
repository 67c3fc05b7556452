extension Result where Success: Sendable {
  /// What asynchronous work returns or throws.
  init(awaiting work: @Sendable () async throws(Failure) -> Success) async {
    do throws(Failure) { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
