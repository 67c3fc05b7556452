import Foundation
import StrataKitTesting
import StrataWebServer
import Supabase
import Testing

@testable import FoodShare

/// Tests of the repository over a real socket, with a server that the test controls.
@Suite(.timeLimit(.minutes(10))) struct SupabaseFoodListingRepositoryTests {
    private let asked = Recorded<HTTPRequest>()

    private func ask<Answer: Sendable>(
        _ status: Int = 200, _ body: String,
        _ question: (SupabaseFoodListingRepository) async throws -> Answer
    ) async throws -> Answer {
        let server = WebServer { [asked] request in
            asked.record(request)
            return .json(Array(body.utf8), status: status)
        }
        let url = try #require(URL(string: "http://127.0.0.1:\(try server.start())"))
        let subject = SupabaseFoodListingRepository(client: SupabaseClient(supabaseURL: url, supabaseKey: "key"))
        let result = await Result { try await question(subject) }
        await server.stop(within: .zero)
        return try result.get()
    }

    private var recorded: String {
        get throws {
            let responses = SharedProject.migrations.appending(path: "../../FoodShare/Mocks/Responses")
            return try String(contentsOf: responses.appending(path: "searchNearbySuccess.json"), encoding: .utf8)
        }
    }

    @Test(.mission("L-14", "L-19", "L-46", "L-47", "L-48"))
    func `nearby listings are fetched by a database function with three arguments and mapped`() async throws {
        let listings = try await ask(200, recorded) {
            try await $0.fetchNearby(location: Coordinate(latitude: 51.51, longitude: -0.13), radiusKm: 5)
        }
        #expect(listings.map(\.title) == ["Sourdough bread", "Kombucha"])
        #expect(listings.map(\.category) == [.bakery, .other])
        let request = try #require(asked.all.first)
        #expect(request.method == "POST" && request.path == "/rest/v1/rpc/search_food_items_nearby")
        let sent = try JSONDecoder().decode([String: Double].self, from: Data(request.body))
        #expect(sent == ["user_lat": 51.51, "user_lng": -0.13, "radius_meters": 5000])
    }

    @Test(.mission("L-33")) func `fetching a listing by its identifier returns nil if it no longer exists`() async throws {
        let id = try #require(UUID(uuidString: "9B2D3C4E-5F60-4A71-8B82-0C93D4E5F601"))
        let found = try await ask(200, recorded) { try await $0.fetch(id: id) }
        #expect(found?.id == id)
        let sent = try JSONDecoder().decode([String: String].self, from: Data(#require(asked.all.last).body))
        #expect(sent == ["item_id": id.uuidString])
        #expect(try await ask(200, "[]") { try await $0.fetch(id: id) } == nil)
    }

    @Test(arguments: [
        (401, #"{"code":"PGRST303","message":"JWT expired"}"#, AppError.service), (500, "<html>", .service),
        (200, #"{"a":1}"#, .unreadable(field: "answer")), (200, "", .unreadable(field: "answer")),
        (200, #"[{"id":"x","title":7}]"#, .unreadable(field: "[0].title")),
        (200, #"[{"id":"x","title":"a"}]"#, .unreadable(field: "[0].category")),
    ])
    func `each failure of the service throws a different error`(status: Int, body: String, error: AppError) async {
        await #expect(throws: error) {
            try await ask(status, body) { try await $0.fetchNearby(location: .fixture, radiusKm: 5) }
        }
    }

    @Test(.mission("L-56")) func `an unreachable service throws AppError.offline`() async {
        let nobody = SupabaseClient(supabaseURL: URL(string: "http://127.0.0.1:9") ?? URL(fileURLWithPath: "/"), supabaseKey: "key")
        await #expect(throws: AppError.offline) {
            try await SupabaseFoodListingRepository(client: nobody).fetchNearby(location: .fixture, radiusKm: 5)
        }
        #expect(AppError.from(AppError.gone) == .gone && AppError.from(CancellationError()) == .service)
    }
}

extension Result where Failure == any Error {
    fileprivate init(_ body: () async throws -> Success) async {
        do { self = .success(try await body()) } catch { self = .failure(error) }
    }
}
