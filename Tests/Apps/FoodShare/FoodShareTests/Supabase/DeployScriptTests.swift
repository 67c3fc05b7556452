import Foundation
import StrataKitTesting
import SupabaseSimulator
import Testing

/// Tests of the scripts of `deploy/foodshare` in a real PostgreSQL.
@Suite(.timeLimit(.minutes(10))) struct DeployScriptTests {
    private static let deploy = SharedProject.migrations.appending(path: "../../../../deploy/foodshare").standardizedFileURL

    /// Runs a program, and returns its output and its errors.
    private func run(_ program: String, _ arguments: [String] = [], _ environment: [String: String] = [:]) throws -> (Int32, String) {
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, words)
    }

    @Test func `migrate.sh runs each migration once, and refuses a database without the services' tables`() async throws {
        let cluster = try await PostgresCluster.start()
        let script = Self.deploy.appending(path: "migrate.sh").path
        let empty = try run(script, [], ["DATABASE_URL": cluster.address(of: "postgres")])
        #expect(empty.0 == 1 && empty.1.contains("auth.users is missing"))
        let project = try await SupabaseDatabase.template(in: cluster)
        let address = cluster.address(of: project.name).replacingOccurrences(of: "\(PostgresCluster.administrator)@", with: "postgres@")
        let files = try FileManager.default.contentsOfDirectory(atPath: SharedProject.migrations.path).sorted()
        let first = try run(script, [], ["DATABASE_URL": address])
        let names = first.1.split(separator: "\n").filter { $0.hasPrefix("migrate: ") }
        #expect(first.0 == 0 && names.map { "\($0.dropFirst(9)).sql" } == files, "\(first.1)")
        let second = try run(script, [], ["DATABASE_URL": address])
        #expect(second.0 == 0 && !second.1.contains("migrate: "))
        let listed = try await project.connect().query("select version from supabase_migrations.schema_migrations")
        #expect(listed.count == files.count)
    }

    @Test func `of two runs of migrate.sh at once, each migration is run by one`() async throws {
        let cluster = try await PostgresCluster.start()
        let script = Self.deploy.appending(path: "migrate.sh").path
        let project = try await SupabaseDatabase.template(in: cluster)
        let address = cluster.address(of: project.name).replacingOccurrences(of: "\(PostgresCluster.administrator)@", with: "postgres@")
        let files = try FileManager.default.contentsOfDirectory(atPath: SharedProject.migrations.path).sorted()
        let both = "'\(script)' & first=$!; '\(script)' & wait $! && wait $first"
        // `wait` of Debian's /bin/sh never returns if a thread of Dispatch started it, which blocks the signal of a child's end.
        let ended = try run("/bin/bash", ["-c", both], ["DATABASE_URL": address])
        let names = ended.1.split(separator: "\n").filter { $0.hasPrefix("migrate: ") }
        #expect(ended.0 == 0 && names.map { "\($0.dropFirst(9)).sql" } == files, "\(ended.1)")
        BadDay("migrating-together").record(
            done: ["migrations of a project by two": files.count], lost: ["migrations that ran again": names.count - Set(names).count])
    }

    @Test func `roles.sql makes the roles and schemas of the services in an empty PostgreSQL`() async throws {
        let cluster = try await PostgresCluster.start()
        let script = Self.deploy.appending(path: "systemd/roles.sql").path
        let arguments = ["psql", "-v", "ON_ERROR_STOP=1", "-v", "password=secret", "-qf", script, cluster.address(of: "postgres")]
        let made = try run("/usr/bin/env", arguments)
        #expect(made.0 == 0, "\(made.1)")
        let connection = try await cluster.connect(to: "postgres")
        let schemas = try await connection.query(
            """
            select nspname as name, pg_get_userbyid(nspowner) as owner from pg_namespace
            where nspname in ('auth', 'storage', 'extensions') order by nspname
            """)
        #expect(schemas.map { $0["name"] } == ["auth", "extensions", "storage"])
        #expect(schemas.first?["owner"] == "supabase_auth_admin" && schemas.last?["owner"] == "supabase_storage_admin")
        let bypassing = try await connection.query("select rolname as name from pg_roles where rolbypassrls and not rolsuper")
        #expect(bypassing.map { $0["name"] } == ["service_role"])
    }
}
