import StrataKitTesting
import Testing

/// Tests of the rules of the documents for the sources of the screens.
struct ScreenSourceTests {
  private static func viewModels() throws -> [SourceFile] {
    try SourceFile.all(in: "Apps/WeDa/Presentation").filter { $0.name.hasSuffix("ViewModel.swift") }
  }

  @Test(.mission("S0-04", "S0-142", "W-67", "W-153"))
  func `every view model is a final, observable, main-actor class`() throws {
    let files = try Self.viewModels()
    #expect(files.count >= 6)
    for file in files {
      let model = try #require(file.declarations.first { $0.name.hasSuffix("ViewModel") })
      #expect(model.kind == "class", "\(file.path)")
      for word in ["final", "Observable", "MainActor"] {
        #expect(model.before.contains(word), "\(file.path): \(word)")
      }
    }
  }

  @Test(.mission("W-153"))
  func `every class is final`() throws {
    for file in try SourceFile.all(in: "Apps") {
      for type in file.declarations where type.kind == "class" {
        #expect(type.before.contains("final"), "\(file.path): \(type.name)")
      }
    }
  }

  @Test(.mission("S0-148"))
  func `no source uses ObservableObject or Published`() throws {
    for file in try SourceFile.all(in: "Apps/WeDa") {
      let old = file.words.filter { ["ObservableObject", "Published"].contains($0) }
      #expect(old.isEmpty, "\(file.path)")
    }
  }

  @Test(.mission("W-60"))
  func `no view model mentions SwiftUI or UIKit`() throws {
    for file in try Self.viewModels() {
      let views = file.words.filter { ["SwiftUI", "UIKit"].contains($0) }
      #expect(views.isEmpty, "\(file.path)")
    }
  }

  @Test(.mission("W-57", "W-63", "W-224"))
  func `view models receive their dependencies as protocols`() throws {
    for file in try Self.viewModels() {
      let isGiven = file.text.contains("_ dependencies: any Dependencies")
      #expect(isGiven, "\(file.path)")
      let concrete = file.words.filter { $0.hasPrefix("Default") && $0.count > 7 }
      #expect(concrete.isEmpty, "\(file.path): \(concrete)")
      let isGlobal = file.words.contains("shared")
      #expect(!isGlobal, "\(file.path)")
    }
  }

  @Test(.mission("W-90"))
  func `accessibility identifiers are grouped by screen, never written as literals`() throws {
    let files = try SourceFile.all(in: "Apps/WeDa/Presentation")
    let ids = try #require(files.first { $0.name == "UITestIDs.swift" })
    let screens = ids.declarations.map(\.name)
    for screen in ["Search", "Details", "Favorites", "History", "Settings"] {
      #expect(screens.contains(screen), "\(screen)")
    }
    for file in files {
      let isLiteral = file.text.contains("accessibilityIdentifier(\"")
      #expect(!isLiteral, "\(file.path)")
    }
  }

  @Test(.mission("S0-149"))
  func `every source file has fewer than 350 lines`() throws {
    for file in try SourceFile.all(in: "Apps/WeDa") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines < 350, "\(file.path) has \(lines) lines")
    }
  }
}
