import StrataPersistence

/// Keeps something in the device's records.
///
/// - Throws: ``AppError/noRoom``, where the disk is full; what else the work throws.
func keeping<Answer>(_ work: () async throws -> Answer) async throws -> Answer {
    do {
        return try await work()
    } catch let error as PersistenceError where error.code == .diskFull {
        throw AppError.noRoom
    }
}
