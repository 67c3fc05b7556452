import Foundation
import Testing

/// Tests that the files in `deploy/foodshare` keep secrets out of images, and services off public addresses.
@Suite struct DeploymentTests {
    private static let root = SharedProject.migrations.appending(path: "../../../..").standardizedFileURL

    private func lines(_ path: String) throws -> [String] {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func `the image of the server contains no secrets and no history`() throws {
        let left = Set(try lines(".dockerignore"))
        #expect(left.isSuperset(of: ["**/.env", ".git", "**/.build"]))
    }

    @Test(arguments: ["web.conf", "systemd/web.conf"])
    func `nginx does not believe the address that a visitor names, and passes the port on`(file: String) throws {
        let headers = try lines("deploy/foodshare/\(file)").filter { $0.hasPrefix("proxy_set_header ") }
        #expect(headers.contains("proxy_set_header X-Forwarded-For $remote_addr;"))
        #expect(headers.contains("proxy_set_header Host $http_host;"))
    }
}
