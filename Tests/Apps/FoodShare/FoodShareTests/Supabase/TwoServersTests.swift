import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Supabase
import Testing

@testable import FoodShare

/// Tests of several servers on the same data, as during a deployment: a device is one person for all of them.
@Suite(.timeLimit(.minutes(10))) struct TwoServersTests {
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Returns the storage of one server for a device: a separate database on the shared file,
    /// without a shared queue.
    private func storage(_ device: String = "a") throws -> DeviceAuthStorage {
        let store = DocumentStore(try Database(file: folder.file("data.sqlite")))
        return try DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: device))) { try DeviceAuthStorage(store: store) }
    }

    private func session(_ person: UUID, _ token: String) -> Data {
        Data(
            """
            {"access_token": "\(token)", "token_type": "bearer", "expires_in": 3600, "expires_at": 4102444800,
             "refresh_token": "\(token)", "user": {"id": "\(person)", "aud": "authenticated", "is_anonymous": true}}
            """.utf8)
    }

    @Test func `if two servers sign in the same device, both use the account of the first sign-in`() throws {
        let (first, second, key) = (try storage(), try storage(), "session")
        let (anna, ben) = (UUID(), UUID())
        #expect(first.retrieve(key: key) == nil && second.retrieve(key: key) == nil)
        first.store(key: key, value: session(anna, "1"))
        second.store(key: key, value: session(ben, "2"))
        for server in [first, second] { #expect(server.retrieve(key: key) == session(anna, "1")) }
        second.store(key: key, value: session(anna, "3"))
        for server in [first, second] { #expect(server.retrieve(key: key) == session(anna, "3")) }
        #expect(try storage("b").retrieve(key: key) == nil)
        first.remove(key: key)
        #expect(second.retrieve(key: key) == nil)
        second.store(key: key, value: session(ben, "2"))
        #expect(first.retrieve(key: key) == session(ben, "2"))
    }

    @Test func `an unreadable session counts as none and is replaced by the next sign-in`() throws {
        let (server, key, anna) = (try storage(), "session", session(UUID(), "1"))
        server.store(key: key, value: Data("{".utf8))
        server.store(key: key, value: anna)
        #expect(server.retrieve(key: key) == anna)
    }

    @Test func `an offer through one server belongs to the same person on another server`() async throws {
        let service = try await SupabaseBackEnd()
        let (first, second) = (service.person(try storage()), service.person(try storage()))
        #expect(try await second.fetchNearby(location: home, radiusKm: 5).isEmpty)
        let id = try await first.create(.fixture(location: home)).id
        #expect(try await second.standing(of: id) == .own(.none))
        _ = try await second.create(.fixture(location: home))
        #expect(try await service.count("auth.users") == 1)
        await service.stop()
    }

    @Test func `concurrent sign-ins on several servers give all offers to one person`() async throws {
        let service = try await SupabaseBackEnd()
        let servers = try (0..<6).map { _ in service.person(try storage()) }
        let listings = try await withThrowingTaskGroup(of: FoodListing.self) { group in
            for server in servers { group.addTask { try await server.create(.fixture(location: home)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        for server in servers {
            for listing in listings { #expect(try await server.standing(of: listing.id) == .own(.none)) }
        }
        await service.stop()
    }

    @Test func `a token that one server has refreshed is used by the other`() async throws {
        let service = try await SupabaseBackEnd()
        let (first, second) = (service.person(try storage()), service.person(try storage()))
        let id = try await first.create(.fixture(location: home)).id
        #expect(try await second.standing(of: id) == .own(.none))
        service.isAhead(by: 4_000)
        #expect(try await first.standing(of: id) == .own(.none))
        #expect(try await second.standing(of: id) == .own(.none))
        #expect(try await service.count("auth.users") == 1)
        await service.stop()
    }
}
