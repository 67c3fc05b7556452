import Foundation
import SimulatorKit
import StrataKitTesting
import StrataWebServer
import Testing

@testable import SupabaseSimulator

/// A simulated project that keeps its data, as `supabase-simulator --data` does.
@Suite(.timeLimit(.minutes(10))) struct KeptProjectTests {
    private let folder: TemporaryFolder
    private var data: URL { folder.file("data") }

    init() throws { folder = try TemporaryFolder() }

    private func opened() async throws -> (project: SupabaseSimulator, cluster: PostgresCluster) {
        let cluster = try await PostgresCluster.start(keepingIn: data)
        var configuration = SupabaseSimulator.Configuration()
        configuration.secret = try KeptSecret.read(in: data)
        return (SupabaseSimulator(try await .kept(in: cluster, migrations: SharedProject.migrations), configuration), cluster)
    }

    private func ask(
        _ project: SupabaseSimulator, _ path: String, _ body: String, token: String? = nil
    ) async throws -> (status: Int, body: JSON?) {
        var headers: HTTPHeaders = ["apikey": "demo"]
        if let token { headers["authorization"] = "Bearer \(token)" }
        let request = HTTPRequest(method: "POST", path: path, headers: headers, body: Array(body.utf8))
        let response = await project.respond(to: request)
        guard case .bytes(let bytes) = response.body else { return (response.status, nil) }
        return (response.status, try? JSON(reading: bytes))
    }

    private func signUp(_ project: SupabaseSimulator) async throws -> String {
        guard case .string(let token)? = try await ask(project, "/auth/v1/signup", "{}").body?["access_token"] else {
            throw CancellationError()
        }
        return token
    }

    private func offer(_ project: SupabaseSimulator, _ title: String, _ token: String) async throws -> Int {
        let expiry = Date(timeIntervalSinceNow: 3_600).formatted(.iso8601)
        let body = #"{"title":"\#(title)","category":"bakery","latitude":48.2,"longitude":16.37,"expiry_date":"\#(expiry)"}"#
        return try await ask(project, "/rest/v1/food_items", body, token: token).status
    }

    private func titles(_ project: SupabaseSimulator, _ token: String) async throws -> String {
        let area = #"{"user_lat":48.2,"user_lng":16.37,"radius_meters":5000}"#
        return try await ask(project, "/rest/v1/rpc/search_food_items_nearby", area, token: token).body?.text ?? ""
    }

    @Test func `offers and sessions survive a restart of the Supabase simulator, and each migration runs once`() async throws {
        let (first, cluster) = try await opened()
        let token = try await signUp(first)
        #expect(try await offer(first, "Rye bread", token) == 201)
        await cluster.stop()
        let (project, again) = try await opened()
        #expect(try await titles(project, token).contains("Rye bread"))
        #expect(try await offer(project, "Soup", token) == 201)
        let secret = try FileManager.default.attributesOfItem(atPath: data.appending(path: "secret").path)
        #expect(secret[.posixPermissions] as? Int == 0o600)
        await again.stop()
    }

    @Test func `after PostgreSQL is killed, acknowledged offers are still stored and new requests succeed`() async throws {
        let (project, cluster) = try await opened()
        let token = try await signUp(project)
        for number in 1...5 { #expect(try await offer(project, "Loaf \(number)", token) == 201) }
        let lines = try String(contentsOf: data.appending(path: "data/postmaster.pid"), encoding: .utf8)
        let server = try #require(lines.split(separator: "\n").first.flatMap { Int32($0) })
        kill(server, SIGKILL)
        // The connections of before are found to be lost, and then the server is started again.
        var found = ""
        for _ in 1...200 where !found.contains("Loaf 5") { found = try await titles(project, token) }
        for number in 1...5 { #expect(found.contains("Loaf \(number)")) }
        var status = 0
        for _ in 1...200 where status != 201 { status = try await offer(project, "Loaf 6", token) }
        #expect(status == 201)
        await cluster.stop()
    }

    @Test func `a PostgreSQL cluster with persistent data has fsync and synchronous commits switched on`() async throws {
        let cluster = try await PostgresCluster.start(keepingIn: data)
        let connection = try await cluster.connect(to: "postgres")
        for setting in ["fsync", "synchronous_commit", "full_page_writes", "autovacuum"] {
            #expect(try await connection.query("show \(setting)").first?[setting] == "on", "\(setting)")
        }
        await cluster.stop()
    }
}
