import Foundation
import SimulatorKit
import StrataKitTesting
import Supabase
import SupabaseSimulator
import Testing

@testable import FoodShare

/// A Supabase project on a socket: the simulator with a separate database for the test.
struct SupabaseBackEnd {
    let database: SupabaseDatabase
    let simulator: SupabaseSimulator
    let url: URL
    private let late: Recorded<TimeInterval>

    init(tokenSeconds: Int = 3_600, hasLimits: Bool = false) async throws {
        database = try await SharedProject.fresh(hasLimits: hasLimits)
        let late = Recorded<TimeInterval>()
        self.late = late
        var configuration = SupabaseSimulator.Configuration()
        configuration.tokenSeconds = tokenSeconds
        configuration.now = { Date(timeIntervalSinceNow: late.all.last ?? 0) }
        simulator = SupabaseSimulator(database, configuration)
        url = try simulator.start()
    }

    /// Returns a person with a separate device.
    func person(_ storage: some AuthLocalStorage = KeptSession()) -> SupabaseFoodListingRepository {
        SupabaseFoodListingRepository(client: client(storage))
    }

    func client(_ storage: some AuthLocalStorage = KeptSession(), key: String = "demo") -> SupabaseClient {
        SupabaseClient(supabaseURL: url, supabaseKey: key, options: SupabaseClientOptions(auth: .init(storage: storage)))
    }

    /// Sets the service's clock ahead of the test's.
    func isAhead(by seconds: TimeInterval) { late.record(seconds) }

    func count(_ table: String) async throws -> Int {
        try await database.connect().query("select count(*) as n from \(table)").first?["n"].flatMap(Int.init) ?? -1
    }

    func stop() async { await simulator.stop() }
}

/// A device's session, stored for the duration of the test.
final class KeptSession: AuthLocalStorage {
    private let values = Recorded<Data?>()

    func store(key: String, value: Data) { values.record(value) }
    func retrieve(key: String) -> Data? { values.all.last ?? nil }
    func remove(key: String) { values.record(nil) }
}
