import Foundation
import Testing

@testable import StrataScaffold

/// Tests of new projects by document 002, and of additions to them.
@Suite struct DashboardProjectTests {
  static let names = ["Trips", "AbcdefghijAbcdefghijAbcdefghij"]
  private let requests = AddRequest.oneOfEach

  private func project(_ name: String) throws -> ProjectSnapshot {
    try name == "Trips" ? SampleProject.new(.dashboard) : ProjectSnapshot(new: .dashboard, name)
  }

  @Test(arguments: names)
  func `a dashboard project with one part of each kind satisfies every rule of its preset`(
    name: String
  ) throws {
    let new = try project(name)
    let found = try new.violations()
    #expect(found == [])
    let grown = try requests.reduce(new) { try $0.adding($1) }
    let foundGrown = try grown.violations()
    #expect(foundGrown == [])
    grown.expectSoundSources()
  }

  @Test func `adding the same again changes nothing`() throws {
    let once = try requests.reduce(project("Trips")) { try $0.adding($1) }
    #expect(try requests.reduce(once) { try $0.adding($1) } == once)
  }

  @Test func `a new screen's identifiers come after the existing ones`() throws {
    let path = "TripsTemplateHelpers/Sources/TripsTemplateHelpers/UITestIDs.swift"
    let new = try project("Trips").editing(path) { $0.replacing("CommonView.retry", with: "Retry") }
    let text = try new.adding(requests[0]).string(path)
    #expect(text.contains("= \"RetryButton\""))
    #expect(
      text.contains("public static let emptyState = \"CustomerListView.emptyState\"\n    }\n"))
    #expect(text.hasSuffix("public static let list = \"CustomerDetailView.list\"\n    }\n}\n"))
  }

  @Test func `a generated Swift file begins with a header of its name, app and author`() throws {
    let text = try project("Trips").string("Trips/Code/Models/Item.swift")
    #expect(text.hasPrefix("//\n//  Item.swift\n//  Trips\n//\n//  Created by Your Name\n"))
  }

  @Test func `the project's four packages are in the manifest and in the Xcode project`() throws {
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

  @Test func `adding a use case is refused in the preset dashboard`() throws {
    let project = try project("Trips")
    #expect(throws: InputError("kind", "usecase", "is not available in the preset dashboard")) {
      try project.adding(AddRequest(.usecase, name: "Item"))
    }
    #expect(throws: InputError("option", "--sources", "is not available in the preset dashboard")) {
      try project.adding(
        AddRequest(.entity, name: "Order", arguments: ["name:String"], keepsLocally: true))
    }
  }
}
