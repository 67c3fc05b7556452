import Foundation
import StrataDeviceServices
import StrataPersistence
import Supabase
import SupabaseSimulator
import Testing

@testable import FoodShare

typealias ModeratedPerson = FoodListingRepository & ListingCaseRepository & ListingClaimRepository & ListingReportRepository

/// People with a device each, and the operator who makes moderators.
protocol ModeratedWorld: Sendable {
    /// Returns a person and the same person's work as a moderator. Each name may be asked for once.
    func person(_ name: String) async throws -> (any ModeratedPerson, any ModerationRepository)
    /// Returns a code for one moderator with the name Carla.
    func code() async throws -> String
    func stop() async
}

extension HandOverBackEnd {
    func moderated() async throws -> any ModeratedWorld {
        switch self {
        case .own: OwnModeratedWorld(world: try OwnWorld())
        case .supabase: ProjectModeratedWorld(service: try await SupabaseBackEnd())
        }
    }
}

struct OwnModeratedWorld: ModeratedWorld {
    let world: OwnWorld
    var codes = "Carla:carla's long code,Ben:ben's code that is long"

    func own(_ name: String) -> (LocalFoodListingRepository, LocalModerationRepository) {
        var person = world.own(name)
        let records = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: name))) { DeviceModerationRecords(store: world.store) }
        person.cases = records
        let moderation = LocalModerationRepository(listings: person, records: records, codes: ModeratorCode.list(codes) ?? []) {
            ModeratorCode.digest(of: $0)
        }
        return (person, moderation)
    }

    func person(_ name: String) async throws -> (any ModeratedPerson, any ModerationRepository) { own(name) }
    func code() async throws -> String { "carla's long code" }
    func stop() async {}
}

struct ProjectModeratedWorld: ModeratedWorld {
    let service: SupabaseBackEnd

    func person(_ name: String) async throws -> (any ModeratedPerson, any ModerationRepository) {
        let person = service.person()
        return (person, SupabaseModerationRepository(listings: person))
    }

    func code() async throws -> String {
        let rows = try await service.database.connect().query("select private.make_food_moderator_code('Carla') as code")
        return try #require(rows.first?["code"])
    }

    func stop() async { await service.stop() }
}
