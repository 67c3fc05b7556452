import StrataPersistence

/// The person's choice to see samples, stored in the device's records. `FOODSHARE_SAMPLES=1` chooses them for
/// all devices of a demonstration.
struct DeviceSampleService: SampleService {
    private let records: DocumentCollection<SampleChoiceFileDTO>
    private let isForAll: Bool

    /// Creates a service for the person's choice to see samples.
    ///
    /// - Parameters:
    ///   - store: The store of the choice; its records belong to the device of the current call.
    ///   - environment: The environment of the process.
    init(store: DocumentStore, environment: [String: String]) {
        records = store.collection("samples")
        isForAll = environment["FOODSHARE_SAMPLES"] == "1"
    }

    func isChosen() async throws -> Bool {
        if let choice = try await records.value(key: "own") { return choice.isChosen }
        return isForAll
    }

    func choose(_ isChosen: Bool) async throws {
        try await keeping { try await records.put(SampleChoiceFileDTO(isChosen: isChosen), key: "own") }
    }
}

struct SampleChoiceFileDTO: Codable, Sendable {
    var version = 1
    let isChosen: Bool
}
