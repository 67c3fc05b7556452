import Foundation
import StrataKitTesting
import Testing

/// A project that has a migration never runs it again, so what it says may not change any more.
struct PublishedMigrationTests {
    private static let folder = SharedProject.migrations.deletingLastPathComponent()

    /// What `sha256sum` says against the list in a folder; empty where all is as it was published.
    private func changed(in folder: URL) throws -> String {
        let (check, output) = (Process(), Pipe())
        check.executableURL = URL(filePath: "/usr/bin/env")
        check.arguments = ["sha256sum", "--check", "--quiet", "--strict", "published.sha256"]
        check.currentDirectoryURL = folder
        check.environment = ["LC_ALL": "C", "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"]
        (check.standardOutput, check.standardError) = (output, output)
        try check.run()
        let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        check.waitUntilExit()
        return check.terminationStatus == 0 ? "" : words
    }

    @Test func `none says anything else than when it was published: write another one instead`() throws {
        #expect(try changed(in: Self.folder) == "")
    }

    @Test func `each is published, with a time of its own in its name, in the order in which they run`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: SharedProject.migrations.path).sorted()
        let list = try String(contentsOf: Self.folder.appending(path: "published.sha256"), encoding: .utf8)
        let names = list.split(separator: "\n").compactMap { $0.split(separator: "/").last.map(String.init) }
        #expect(names == files && !files.isEmpty)
        #expect(files.allSatisfy { $0.wholeMatch(of: /\d{14}_[a-z_]+\.sql/) != nil })
        #expect(Set(files.map { $0.prefix(14) }).count == files.count)
    }

    @Test func `one that was edited is named`() throws {
        let copy = try TemporaryFolder()
        defer { withExtendedLifetime(copy) {} }
        let folder = copy.file("supabase")
        try FileManager.default.copyItem(at: Self.folder, to: folder)
        #expect(try changed(in: folder) == "")
        let edited = folder.appending(path: "migrations/20261123000300_food_photos.sql")
        try Data("-- A better word.\n".utf8).write(to: edited)
        #expect(try changed(in: folder).hasPrefix("migrations/20261123000300_food_photos.sql: FAILED"))
    }
}
