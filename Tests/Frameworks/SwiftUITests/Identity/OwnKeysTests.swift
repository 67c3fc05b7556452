import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// An app's keys are told from SwiftUI's by their module.
@MainActor @Suite struct OwnKeysTests {
  private struct Note: EnvironmentKey { static var defaultValue: Int { 0 } }

  @Test func `a key of an app's is its own`() {
    #expect(OwnKeys.contain(ObjectIdentifier(Note.self)))
  }

  @Test func `each module that SwiftUI is made of is known`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Frameworks/SwiftUI")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(modules.map { Substring($0) }) == OwnKeys.modules)
  }

  @Test func `no type of SwiftUI's is an app's own`() {
    for type in [EmptyView.self, Color.self, Toggle<Text>.self, WindowGroup<Text>.self]
      as [Any.Type]
    {
      #expect(!OwnKeys.contain(ObjectIdentifier(type)), "\(type)")
    }
  }
}
