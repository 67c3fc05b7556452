import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Tests of environment keys of an app, distinguished from SwiftUI's by their module.
@MainActor @Suite struct OwnKeysTests {
  private struct Note: EnvironmentKey { static var defaultValue: Int { 0 } }

  @Test func `an environment key that an app declares is distinguished from SwiftUI's`() {
    #expect(OwnKeys.contain(ObjectIdentifier(Note.self)))
  }

  @Test func `the list of SwiftUI's modules equals the folders of its sources`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Frameworks/SwiftUI")
    let modules = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(modules.map { Substring($0) }) == OwnKeys.modules)
  }

  @Test func `types of SwiftUI's modules are not mistaken for types of an app`() {
    for type in [EmptyView.self, Color.self, Toggle<Text>.self, WindowGroup<Text>.self]
      as [Any.Type]
    {
      #expect(!OwnKeys.contain(ObjectIdentifier(type)), "\(type)")
    }
  }
}
