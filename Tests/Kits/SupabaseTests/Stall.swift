import Foundation
import NetworkingKit

@testable import Supabase

struct Stall: Codable, Equatable, Sendable {
  var id: Int
  var name: String
}

extension SupabaseClient {
  /// Returns a client that uses the test's session.
  static func test(
    _ session: any NetworkSession, base: String = "https://stalls.example",
    options: SupabaseClientOptions = .init()
  ) -> SupabaseClient {
    SupabaseClient(
      supabaseURL: URL(string: base) ?? URL(fileURLWithPath: "/"), supabaseKey: "publishable",
      options: options, session: session)
  }
}
