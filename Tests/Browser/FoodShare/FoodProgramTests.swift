import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of FoodShare as a program, with the same options as `weda`.
@Suite(.timeLimit(.minutes(60))) struct FoodProgramTests {
  @Test func `without arguments the program serves a local database and stops cleanly`()
    async throws
  {
    let app = try await ServedApp.start("foodshare")
    let page = try await RawHTTPClient(app.url).get("/")
    #expect(page.status == 200 && page.text.contains("Where are you?"))
    #expect(try await app.stop() == .exited(0))
  }

  @Test(arguments: [
    (["--port", "high"], [:], "--port"), (["--no-such-flag"], [:], "--no-such-flag"),
    (["-provider", "demo"], [:], "-provider"), (["browse"], [:], "browse"),
    ([], ["SUPABASE_URL": "https://project.supabase.co"], "SUPABASE_KEY must be set"),
    ([], ["SUPABASE_KEY": "secret"], "SUPABASE_URL must be set"),
    ([], ["FOODSHARE_MODERATORS": "Anna:secret"], "FOODSHARE_MODERATORS must name"),
    ([], ["SUPABASE_URL": "project.supabase.co", "SUPABASE_KEY": "secret"], "http or https"),
    ([], ["SUPABASE_URL": "http://127.0.0.1:99999", "SUPABASE_KEY": "secret"], "99999"),
  ])
  func `invalid options are refused with one sentence that contains no key`(
    flags: [String], environment: [String: String], culprit: String
  ) async throws {
    let refusal = try await ServedApp.run("foodshare", arguments: flags, environment: environment)
    #expect(refusal.status == .exited(2))
    #expect(refusal.output.isEmpty)
    #expect(refusal.errors.split(separator: "\n").count == 1, "\(refusal.errors)")
    #expect(refusal.errors.contains(culprit) && !refusal.errors.contains("secret"))
  }

  @Test
  func `an occupied port or invalid data folder ends the program with one sentence that names it`()
    async throws
  {
    let app = try await ServedApp.start("foodshare")
    let port = "\(try #require(app.url.port))"
    for (flags, culprit) in [(["--port", port], port), (["--data", "/dev/null"], "/dev/null")] {
      let refusal = try await ServedApp.run("foodshare", arguments: flags)
      #expect(refusal.status == .exited(1))
      #expect(refusal.errors.split(separator: "\n").count == 1 && refusal.errors.contains(culprit))
    }
    let help = try await ServedApp.run("foodshare", arguments: ["--help"])
    #expect(help.status == .exited(0) && help.output.contains("FOODSHARE_DATA"))
    for name in [
      "SUPABASE_URL", "DATABASE_URL", "FOODSHARE_MODERATORS", "FOODSHARE_PHOTO_KEY",
      "FOODSHARE_SERVER_KEY",
    ] {
      #expect(help.output.contains(name))
    }
    #expect(try await app.stop() == .exited(0))
  }
}
