import Foundation
import StrataKitTesting
import Testing

@testable import ParityReport

@Suite struct ModulePartsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func make(_ path: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Sources/Frameworks/\(path)"),
      withIntermediateDirectories: true)
  }

  @Test func `a module that consists of several modules is found with the folder of each`() throws {
    for part in ["SwiftUI", "SwiftUICore", "StrataSwiftUILayout", "Notes"] {
      try make("SwiftUI/\(part)")
    }
    #expect(
      ModuleParts(top: folder.url).names(of: "SwiftUI") == [
        "StrataSwiftUILayout", "SwiftUI", "SwiftUICore",
      ])
  }

  @Test func `a module that re-exports no other is its only part`() throws {
    try make("UIKit/UIKitLists")
    #expect(ModuleParts(top: folder.url).names(of: "UIKit") == ["UIKit"])
    #expect(ModuleParts(top: folder.url).names(of: "Combine") == ["Combine"])
  }

  @Test func `a module that Apple does not have is found under its name with the prefix Strata`()
    throws
  {
    try make("StrataFoundationAdditions")
    #expect(
      ModuleParts(top: folder.url).names(of: "FoundationAdditions") == [
        "StrataFoundationAdditions"
      ])
  }
}
