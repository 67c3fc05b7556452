extension Result where Success: Sendable {
  /// Creates a result by running asynchronous work.
  init(awaiting work: @Sendable () async throws(Failure) -> Success) async {
    do throws(Failure) { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
