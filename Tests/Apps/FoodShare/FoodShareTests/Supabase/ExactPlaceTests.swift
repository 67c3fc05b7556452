import Foundation
import StrataKitTesting
import StrataWebServer
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests that no response of a project contains the exact place, except to the giver and the accepted
/// claimer.
@Suite(.timeLimit(.minutes(10))) struct ExactPlaceTests {
    private static let exact = Coordinate(latitude: 48.212_345_6, longitude: 16.371_234_5)

    /// The functions that are not called, since they would change the listing for the next request.
    private static let changing: Set = [
        "block_food_item_giver", "report_food_item", "release_food_item", "claim_food_item", "accept_food_item_claim",
        "forget_my_food",
    ]

    /// Returns requests for every table and every function of the project, in each form of the API.
    private func requests(_ database: SupabaseDatabase, about id: UUID) async throws -> [HTTPRequest] {
        let connection = try await database.connect()
        let tables = try await connection.query(
            """
            select c.relname as name, n.nspname as schema from pg_class c join pg_namespace n on n.oid = c.relnamespace
            where n.nspname in ('public', 'private', 'auth', 'storage') and c.relkind in ('r', 'v', 'm')
            """)
        let functions = try await connection.query(
            """
            select p.proname as name, n.nspname as schema, p.proargnames[1:p.pronargs]::text as arguments
            from pg_proc p join pg_namespace n on n.oid = p.pronamespace
            where n.nspname in ('public', 'private', 'auth', 'storage')
            """)
        #expect(tables.count >= 10 && functions.count >= 20)
        var all: [HTTPRequest] = []
        for name in tables.flatMap({ [$0["name"] ?? "", "\($0["schema"] ?? "").\($0["name"] ?? "")"] }) {
            for query in ["", "select=latitude,longitude", "latitude=gt.48.2123&latitude=lt.48.2124", "order=latitude"] {
                all.append(HTTPRequest(path: "/rest/v1/\(name)", query: query))
            }
            all.append(HTTPRequest(method: "PATCH", path: "/rest/v1/\(name)", body: Array(#"{"title":"x"}"#.utf8)))
            all.append(HTTPRequest(method: "DELETE", path: "/rest/v1/\(name)"))
        }
        let place = #""user_lat":48.2123,"user_lng":16.3712,"radius_meters":100000"#
        for name in functions.compactMap(\.["name"]) where !Self.changing.contains(name) {
            for body in ["{}", #"{"item_id":"\#(id)"}"#, #"{"item":"\#(id)"}"#, "{\(place)}"] {
                for path in ["/rest/v1/rpc/\(name)", "/rest/v1/rpc/private.\(name)"] {
                    all.append(HTTPRequest(method: "POST", path: path, body: Array(body.utf8)))
                }
            }
        }
        all.append(HTTPRequest(path: "/auth/v1/user"))
        return all
    }

    private func answer(
        _ request: HTTPRequest, _ service: SupabaseBackEnd, token: String?
    ) async -> (status: Int, body: String) {
        var headers: HTTPHeaders = ["apikey": "demo", "prefer": "return=representation"]
        if let token { headers["authorization"] = "Bearer \(token)" }
        let response = await service.simulator.respond(
            to: HTTPRequest(
                method: request.method, path: request.path, query: request.query, headers: headers, body: request.body))
        guard case .bytes(let body) = response.body else { return (response.status, "") }
        return (response.status, String(decoding: body, as: UTF8.self))
    }

    private func tells(_ body: String) -> Bool { body.contains("48.21234") || body.contains("16.37123") }

    @Test(.thorough, .mission("L-34"), arguments: ["open", "asked for", "promised"])
    func `no response to other people contains the exact location`(stage: String) async throws {
        let service = try await SupabaseBackEnd()
        let giver = service.person()
        let clients = [service.client(), service.client()]
        let claimer = SupabaseFoodListingRepository(client: clients[1])
        let id = try await giver.create(.fixture(location: Self.exact)).id
        for client in clients { try await client.auth.signInAnonymously() }
        if stage != "open" { try await claimer.claim(id: id) }
        if stage == "promised" { try await giver.accept(id: id) }
        var tokens: [String?] = [nil, try await clients[0].auth.session.accessToken]
        // Before the claim is accepted, the claimer gets the same as others.
        if stage != "promised" { tokens.append(try await clients[1].auth.session.accessToken) }
        var answered = 0
        for token in tokens {
            for request in try await requests(service.database, about: id) {
                let (status, body) = await answer(request, service, token: token)
                #expect(!tells(body), "\(request.method) \(request.path) \(request.query)")
                if status < 300 { answered += 1 }
            }
        }
        #expect(answered > 10)
        // Checks that the test would find the place: the accepted claimer gets it by the same requests.
        if stage == "promised" {
            let token = try await clients[1].auth.session.accessToken
            var told: Set<String> = []
            for request in try await requests(service.database, about: id) where await tells(answer(request, service, token: token).body) {
                told.insert(request.path)
            }
            let calls = ["food_item", "my_food_handovers", "search_food_items_nearby"]
            #expect(told.sorted() == calls.map { "/rest/v1/rpc/\($0)" })
        }
        await service.stop()
    }
}
