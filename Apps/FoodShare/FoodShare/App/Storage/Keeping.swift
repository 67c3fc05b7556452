import StrataPersistence

/// Runs work that writes to the device's records.
///
/// - Throws: ``AppError/noRoom`` if the disk is full; otherwise what `work` throws.
func keeping<Answer>(_ work: () async throws -> Answer) async throws -> Answer {
    do {
        return try await work()
    } catch let error as PersistenceError where error.code == .diskFull {
        throw AppError.noRoom
    }
}
