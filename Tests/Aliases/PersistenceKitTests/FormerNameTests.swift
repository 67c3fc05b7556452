import AppDriving
import AppHost
import Foundation
import FoundationAdditions
import PersistenceKit
import SecretsKit
import StrataKitTesting
import SwiftUI
import Testing

/// Tests that sources with the former names of modules compile and do the same. No file of this
/// target imports a module by its current name, but StrataKitTesting.
@Suite struct FormerNameTests {
  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("\(count) steps") { count += 1 } }
  }

  @Test func `PersistenceKit stores and reads a document`() async throws {
    let folder = try TemporaryFolder()
    let database = try PersistenceKit.Database(file: folder.file("old.sqlite"))
    let notes = DocumentStore(database).collection("notes", of: String.self, scope: .shared)
    try await notes.put("soup", key: "today")
    #expect(try await notes.value(key: "today") == "soup")
  }

  @Test func `SecretsKit decrypts data that it encrypted only for the same purpose`() throws {
    let sealer = Sealer(key: SecretsKit.SealingKey())
    let sealed = try #require(sealer.seal(Data("rain".utf8), for: "weather"))
    #expect(sealer.open(sealed, for: "weather") == Data("rain".utf8))
    #expect(sealer.open(sealed, for: "places") == nil)
  }

  @Test func `FoundationAdditions exports RelativeDateTimeFormatter`() {
    let formatter = FoundationAdditions.RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.localizedString(fromTimeInterval: -3_600) == "1 hour ago")
  }

  @Test func `AppHost exports HostSetting, which has a name and a description`() {
    let setting = AppHost.HostSetting("RAIN_KEY", "the key of the service")
    #expect(setting.name == "RAIN_KEY")
    #expect(setting.words == "the key of the service")
  }

  @Test @MainActor func `AppDriving taps a button in memory`() async throws {
    try await drive(Counter(), in: AppDriving.Depth.memory) { app in
      try await app.tap("0 steps")
      #expect(try await app.lines.contains("1 steps"))
    }
  }
}
