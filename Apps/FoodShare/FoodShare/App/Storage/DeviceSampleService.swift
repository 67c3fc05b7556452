import StrataPersistence

/// The person's choice to see samples around a place, stored in the device's records. `FOODSHARE_SAMPLES=1` chooses them for
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

    func isChosen(at place: Coordinate) async throws -> Bool {
        if let choice = try await records.value(key: Self.key(of: place)) { return choice.isChosen }
        return isForAll
    }

    func choose(_ isChosen: Bool, at place: Coordinate) async throws {
        try await keeping { try await records.put(SampleChoiceFileDTO(isChosen: isChosen), key: Self.key(of: place)) }
    }

    /// Returns the key of a place's record, which is the same for about a kilometre around it.
    private static func key(of place: Coordinate) -> String {
        "\(Int((place.latitude * 100).rounded())),\(Int((place.longitude * 100).rounded()))"
    }
}

struct SampleChoiceFileDTO: Codable, Sendable {
    var version = 1
    let isChosen: Bool
}
