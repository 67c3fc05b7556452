import Foundation
import ImportGraph
import KitTesting
import LayerPresets
import LayerRules
import SwiftEdits
import Testing

@testable import Scaffold

/// New projects by document 002, and what is added to them.
@Suite struct DashboardProjectTests {
  static let names = ["Trips", "AbcdefghijAbcdefghijAbcdefghij"]
  private static let long = "AbcdefghijAbcd"
  private let requests = [
    AddRequest(.entity, name: "Customer", arguments: ["name:String", "born:Date?"]),
    AddRequest(
      .entity, name: long,
      arguments: [
        "title:String", "total:Double", "since:Date", "status:open|closed", "moods:[calm|wild]",
        "startPage:URL?", "by:Customer", "others:[Customer]?",
      ]),
    AddRequest(.feature, name: "\(long)Old", entity: long),
    AddRequest(.screen, name: "\(long)Info", entity: long),
    AddRequest(.endpoint, name: long), AddRequest(.module, name: "Design"),
    AddRequest(.string, name: "Common.Save.label"),
  ]

  private func project(_ name: String) throws -> ProjectSnapshot {
    let files = try NewProject(name: name, layout: .dashboard).files(strata: "../strata")
    let texts = files.map { ($0.path, Data($0.text.utf8)) }
    return ProjectSnapshot(files: Dictionary(uniqueKeysWithValues: texts))
  }

  private func breaches(_ project: ProjectSnapshot) throws -> [String] {
    let json = project.files["strata.json"] ?? Data()
    let book = try LayerBook(json: json, file: "strata.json", presets: Preset.shelf)
    let texts = project.files.mapValues { String(decoding: $0, as: UTF8.self) }
    return try LayerCheck(book: book).breaches(in: WrittenTree(texts)).map {
      "\($0.id) \($0.path):\($0.line ?? 0) \($0.found)"
    }
  }

  @Test(arguments: names)
  func `it keeps every rule of its preset, also with one of each kind`(name: String) throws {
    let new = try project(name)
    let found = try breaches(new)
    #expect(found == [])
    let grown = try requests.reduce(new) { try $0.adding($1) }
    let foundGrown = try breaches(grown)
    #expect(foundGrown == [])
    for (path, data) in grown.files where path.hasSuffix(".swift") {
      let text = String(decoding: data, as: UTF8.self)
      let long = text.split(separator: "\n").filter { $0.count > 140 }.map(String.init)
      #expect(long.isEmpty, "\(path): \(long)")
      #expect(!text.contains("{{"), "\(path)")
      #expect(throws: Never.self) { try SwiftSource(path: path, text: text) }
    }
  }

  @Test func `what is added twice changes nothing`() throws {
    let once = try requests.reduce(project("Trips")) { try $0.adding($1) }
    #expect(try requests.reduce(once) { try $0.adding($1) } == once)
  }

  @Test func `a new screen's identifiers come behind those that are there`() throws {
    let path = "TripsTemplateHelpers/Sources/TripsTemplateHelpers/UITestIDs.swift"
    let new = try project("Trips").editing(path) { $0.replacing("CommonView.retry", with: "Retry") }
    let text = try new.adding(requests[0]).string(path)
    #expect(text.contains("= \"RetryButton\""))
    #expect(
      text.hasSuffix("public static let emptyState = \"CustomerListView.emptyState\"\n    }\n}\n"))
  }

  @Test func `each Swift file of the app begins with its header`() throws {
    let text = try project("Trips").string("Trips/Code/Models/Item.swift")
    #expect(text.hasPrefix("//\n//  Item.swift\n//  Trips\n//\n//  Created by Your Name\n"))
  }

  @Test func `its four packages are in the manifest and in Xcode's project`() throws {
    let project = try project("Trips")
    let manifest = project.string("Package.swift")
    for name in ["ArkanaKeys", "NetworkingKit", "Persist", "TemplateHelpers"] {
      #expect(manifest.contains(".package(path: \"Trips\(name)\")"))
      #expect(project.files["Trips\(name)/Package.swift"] != nil)
    }
    let xcode = try NewProject(name: "Trips", layout: .dashboard).files(strata: "..").first {
      $0.path.hasSuffix("project.pbxproj")
    }
    #expect(xcode?.text.contains("relativePath = TripsPersist;") == true)
  }

  @Test func `what the document does not have is refused`() throws {
    let project = try project("Trips")
    #expect(throws: InputError("kind", "usecase", "is nothing that the preset dashboard has")) {
      try project.adding(AddRequest(.usecase, name: "Item"))
    }
    #expect(throws: InputError("option", "--sources", "is nothing that the preset dashboard has")) {
      try project.adding(
        AddRequest(.entity, name: "Order", arguments: ["name:String"], keepsLocally: true))
    }
  }
}
