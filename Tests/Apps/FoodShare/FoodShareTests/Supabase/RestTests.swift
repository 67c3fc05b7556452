import Foundation
import StrataKitTesting
import StrataWebServer
import Supabase
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests of the responses of the Supabase simulator, whose database refuses requests.
@Suite(.timeLimit(.minutes(10))) struct RestTests {
    private struct Row: Decodable, Sendable {
        let title: String
    }

    @Test(arguments: [
        ("GET", "/rest/v1/food_itemz", "", 404, "PGRST205"), ("GET", "/rest/v1/food_items", "id=like.x", 400, "PGRST100"),
        ("GET", "/rest/v1/food_items", "id=eq.x", 400, "22P02"), ("GET", "/rest/v1/food_items", "nothing=eq.1", 400, "42703"),
        ("GET", "/rest/v1/food_items", "limit=-1", 400, "PGRST100"), ("DELETE", "/rest/v1/food_items", "", 401, "42501"),
        ("GET", "/rest/v1/private.food_parties", "", 404, "PGRST205"), ("POST", "/rest/v1/rpc/nothing", "", 404, "PGRST202"),
        ("POST", "/rest/v1/rpc/food_item", "", 404, "PGRST202"), ("POST", "/rest/v1/rpc/unblock_all_givers", "", 401, "42501"),
        ("POST", "/rest/v1/food_items", "", 400, "PGRST102"), ("PUT", "/rest/v1/food_items", "", 405, "PGRST117"),
        ("GET", "/rest/v1/food_items\"; drop table x", "", 404, "PGRST205"),
    ])
    func `an invalid REST request is refused with PostgREST's status and error code`(
        method: String, path: String, query: String, status: Int, code: String
    ) async throws {
        let service = try await SupabaseBackEnd()
        let request = HTTPRequest(
            method: method, path: path, query: query, headers: ["apikey": "demo"],
            body: method == "POST" ? Array("{}".utf8) : [])
        let response = await service.simulator.respond(to: request)
        #expect(response.status == status)
        guard case .bytes(let body) = response.body else { return }
        let error = try JSONDecoder().decode(PostgrestError.self, from: Data(body))
        #expect(error.code == code && !error.message.isEmpty)
        await service.stop()
    }

    @Test(arguments: [
        ("Bearer x.y", "PGRST301"), ("Bearer a.b.c", "PGRST301"),
        ("Bearer eyJhbGciOiJub25lIn0.eyJyb2xlIjoic2VydmljZV9yb2xlIiwiZXhwIjo5OTk5OTk5OTk5fQ.", "PGRST301"),
    ])
    func `a forged token is refused`(token: String, code: String) async throws {
        let service = try await SupabaseBackEnd()
        let request = HTTPRequest(path: "/rest/v1/food_items", headers: ["apikey": "demo", "authorization": token])
        let response = await service.simulator.respond(to: request)
        guard case .bytes(let body) = response.body else { return }
        #expect(response.status == 401)
        #expect(try JSONDecoder().decode(PostgrestError.self, from: Data(body)).code == code)
        await service.stop()
    }

    @Test func `rows are filtered, sorted and limited, and one row is returned as an object`() async throws {
        let service = try await SupabaseBackEnd()
        let giver = service.person()
        for title in ["Apples", "Bread", "Cheese"] { _ = try await giver.create(.fixture(title: title)) }
        let client = service.client()
        let rows: [Row] = try await client.from("food_items").select("title").gt("title", value: "Apples").order("title", ascending: false)
            .limit(1).execute().value
        #expect(rows.map(\.title) == ["Cheese"])
        let one: Row = try await client.from("food_items").select().eq("title", value: "Bread").single().execute().value
        #expect(one.title == "Bread")
        let error = await #expect(throws: PostgrestError.self) {
            let _: Row = try await client.from("food_items").select().single().execute().value
        }
        #expect(error?.code == "PGRST116" && error?.detail == "The result contains 3 rows")
    }

    @Test func `signing out ends the session, which cannot be restored`() async throws {
        let service = try await SupabaseBackEnd()
        let device = KeptSession()
        let client = service.client(device)
        let session = try await client.auth.signInAnonymously()
        #expect(session.user.isAnonymous && !session.isExpired && client.auth.currentUser == session.user)
        let kept = try #require(device.retrieve(key: ""))
        let renewed = try await client.auth.refreshSession()
        #expect(renewed.user == session.user && renewed.refreshToken != session.refreshToken)
        try await client.auth.signOut()
        #expect(client.auth.currentSession == nil)
        await #expect(throws: AuthError.self) { try await client.auth.session }
        device.store(key: "", value: kept)
        let error = await #expect(throws: AuthError.self) { try await client.auth.refreshSession() }
        #expect(error?.errorCode == .refreshTokenNotFound)
        #expect(error?.errorDescription == "Invalid Refresh Token: Refresh Token Not Found")
        #expect(client.auth.currentSession == nil)
    }
}
