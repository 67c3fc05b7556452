import Foundation
import StrataKitTesting
import Testing

/// Tests that published migrations do not change, since a project never runs them again.
struct PublishedMigrationTests {
    private static let folder = SharedProject.migrations.deletingLastPathComponent()

    /// Returns the mismatches that `sha256sum` finds in a folder; empty if nothing has changed.
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

    @Test func `no published migration has changed`() throws {
        #expect(try changed(in: Self.folder) == "")
    }

    @Test func `every migration is in the list of published ones, in order, with a unique timestamp`() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: SharedProject.migrations.path).sorted()
        let list = try String(contentsOf: Self.folder.appending(path: "published.sha256"), encoding: .utf8)
        let names = list.split(separator: "\n").compactMap { $0.split(separator: "/").last.map(String.init) }
        #expect(names == files && !files.isEmpty)
        #expect(files.allSatisfy { $0.wholeMatch(of: /\d{14}_[a-z_]+\.sql/) != nil })
        #expect(Set(files.map { $0.prefix(14) }).count == files.count)
    }

    @Test func `an edited migration is reported by name`() throws {
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
