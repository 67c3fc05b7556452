import Foundation
import Testing

/// Tests that the files in `deploy/foodshare` keep secrets out of images, and services off public addresses.
@Suite struct DeploymentTests {
    private static let root = SharedProject.migrations.appending(path: "../../../..").standardizedFileURL

    private func lines(_ path: String) throws -> [String] {
        try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
            .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    @Test func `the Docker image is built from the folder of packages, where no env file and no git history is`() throws {
        let build = "build: {context: ../../.build/dist, dockerfile: ../../deploy/Containerfile, args: {APP: foodshare}}"
        #expect(try lines("deploy/foodshare/compose.yaml").filter { $0.hasPrefix("build:") } == [build])
        let copies = try lines("deploy/Containerfile").filter { $0.hasPrefix("COPY") || $0.hasPrefix("ADD") }
        #expect(copies == ["COPY ${APP}_*.deb /tmp/"])
    }

    @Test(arguments: ["web.conf", "systemd/web.conf"])
    func `nginx replaces a client's X-Forwarded-For header, and passes on the host with its port`(file: String) throws {
        let headers = try lines("deploy/foodshare/\(file)").filter { $0.hasPrefix("proxy_set_header ") }
        #expect(headers.contains("proxy_set_header X-Forwarded-For $remote_addr;"))
        #expect(headers.contains("proxy_set_header Host $http_host;"))
    }

    @Test func `the guide for bare Debian runs its migrations without a password, which Debian's role does not have`() throws {
        let guide = try String(contentsOf: Self.root.appending(path: "docs/guides/foodshare.md"), encoding: .utf8)
        let bare = try #require(
            guide.components(separatedBy: "**On bare Debian 12:**").last?.components(separatedBy: "**In both forms**").first)
        let calls = bare.split(separator: "\n").filter { $0.hasSuffix("migrate.sh") }
        #expect(calls == ["sudo -u postgres env DATABASE_URL=postgres:///postgres deploy/foodshare/migrate.sh"])
    }

    @Test func `the Supabase settings permit anonymous sign-ins and do not expose the private schema`() throws {
        let settings = try lines("Apps/FoodShare/supabase/config.toml")
        #expect(settings.contains("enable_anonymous_sign_ins = true"))
        #expect(settings.contains { $0.hasPrefix("schemas = ") && !$0.contains("private") })
        #expect(settings.contains("allowed_mime_types = [\"image/jpeg\"]"))
        #expect(settings.contains("sql_paths = [\"./seed.sql\"]"))
    }

    @Test func `each variable of the Docker compose file is in the example env file`() throws {
        let example = try lines("deploy/foodshare/env.example").filter { !$0.hasPrefix("#") }
        let known = Set(example.compactMap { $0.split(separator: "=").first })
        let text = try lines("deploy/foodshare/compose.yaml").filter { !$0.hasPrefix("#") }.joined(separator: "\n")
        let used = text.components(separatedBy: "${").dropFirst().map { $0.prefix { $0.isLetter || $0 == "_" } }
        #expect(used.count > 10 && Set(used).subtracting(known).isEmpty)
    }

    @Test(arguments: ["web.conf", "systemd/web.conf"])
    func `what only one server has in memory is asked of the other one, too`(file: String) throws {
        let web = try lines("deploy/foodshare/\(file)")
        let start = try #require(web.firstIndex { $0.hasPrefix("location ~ ^/~/(") })
        #expect(web[start...].prefix { $0 != "}" }.contains("proxy_next_upstream error timeout http_404;"))
        let names = try #require(web[start].firstMatch(of: /\((.+)\)/)?.output.1.split(separator: "|").map(String.init))
        let sources = try ["AssetStore", "TileSource", "FramedPage"].map { source in
            let text = try lines("Sources/Interface/StrataAssets/\(source).swift").joined(separator: "\n")
            return try String(#require(text.firstMatch(of: /static let folder = "\/~\/(.+)\/"/)?.output.1))
        }
        #expect(Set(names) == Set(sources))
    }

    @Test(arguments: [("web.conf", "gateway"), ("systemd/web.conf", "127.0.0.1")])
    func `phones reach the project through the public nginx, which names their address to it`(file: String, host: String) throws {
        let web = try lines("deploy/foodshare/\(file)")
        let start = try #require(web.firstIndex(of: "location ~ ^/(rest|auth|storage)/v1/ {"))
        let block = web[start...].prefix { $0 != "}" }
        #expect(block.contains("proxy_pass http://\(host):8000;"))
        #expect(block.contains("proxy_set_header X-Forwarded-For $remote_addr;"))
        // The servers of the app ask the gateway, which names nobody's address.
        let gateway = file.replacingOccurrences(of: "web", with: "gateway")
        #expect(try !lines("deploy/foodshare/\(gateway)").contains { $0.contains("X-Forwarded-For") })
    }

    @Test(arguments: ["rest", "auth", "storage", "app"])
    func `each service's example environment has the variables of the compose file`(service: String) throws {
        // The package's options of the app are comments until somebody needs them.
        let example =
            service == "app"
            ? try lines("deploy/foodshare/options").map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
            : try lines("deploy/foodshare/systemd/\(service).env.example").filter { !$0.hasPrefix("#") }
        let known = Set(example.compactMap { $0.split(separator: "=").first.map(String.init) })
        let compose = try lines("deploy/foodshare/compose.yaml")
        let name = service == "app" ? "app-1: &app" : "\(service):"
        let start = try #require(compose.firstIndex(of: name))
        let block = compose[start...].drop { $0 != "environment:" }.dropFirst()
            .prefix { $0.hasPrefix("#") || $0.first?.isUppercase == true }
        let wanted = Set(block.filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: ":").first.map(String.init) })
        #expect(wanted.count >= 4 && wanted.subtracting(known).isEmpty, "\(wanted.subtracting(known))")
    }

    @Test func `GoTrue limits the anonymous sign-ups of an address`() throws {
        for file in ["compose.yaml", "systemd/auth.env.example"] {
            let text = try lines("deploy/foodshare/\(file)").joined(separator: "\n")
            #expect(text.contains(/GOTRUE_RATE_LIMIT_HEADER[=:] ?X-Forwarded-For/))
            #expect(text.contains(/GOTRUE_RATE_LIMIT_ANONYMOUS_USERS[=:] ?"?\d+/))
        }
    }

    @Test func `nginx forwards to three Supabase services, and all of them listen on localhost only`() throws {
        let gateway = try lines("deploy/foodshare/systemd/gateway.conf")
        for (path, port) in [("rest", 3000), ("auth", 9999), ("storage", 5000)] {
            #expect(gateway.contains { $0.contains("/\(path)/v1/") })
            #expect(gateway.contains { $0.contains("proxy_pass http://127.0.0.1:\(port)/;") })
        }
        #expect(gateway.contains("listen 127.0.0.1:8000;"))
        let servers = try lines("deploy/foodshare/systemd/web.conf").filter { $0.hasPrefix("server 127.0.0.1:") }
        #expect(servers.count == 2)
    }
}
