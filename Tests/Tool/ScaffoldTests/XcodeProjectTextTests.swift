import Foundation
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

@Suite struct XcodeProjectTextTests {
  private let path = "Trips.xcodeproj/project.pbxproj"

  private func project() throws -> String {
    let files = try NewProject(name: "Trips", layout: .modules).files(strata: "../strata")
    return try #require(files.first { $0.path == path }).text
  }

  private func adding(_ folder: String, to text: String) throws -> String {
    var project = XcodeProjectText(path: path, text: text)
    try project.addPackage(folder, product: "Trips\(folder)")
    return project.text
  }

  /// The result equals a new project that has the package from its beginning, except for the
  /// identifiers.
  @Test func `adding a package to an Xcode project adds eight lines with three new identifiers`()
    throws
  {
    let before = try project()
    let after = try adding("OrderListView", to: before)
    let new = Set(after.split(separator: "\n")).subtracting(before.split(separator: "\n"))
    #expect(new.count == 8)
    for words in [
      "/* TripsOrderListView in Frameworks */ = {isa = PBXBuildFile; productRef = ",
      "/* TripsOrderListView in Frameworks */,", "/* TripsOrderListView */,",
      "/* XCLocalSwiftPackageReference \"OrderListView\" */,",
      "/* XCLocalSwiftPackageReference \"OrderListView\" */ = {",
      "\t\t\trelativePath = OrderListView;", "/* TripsOrderListView */ = {",
      "\t\t\tproductName = TripsOrderListView;",
    ] { #expect(new.contains { $0.contains(words) }, "\(words)") }
    let ids = new.compactMap { $0.split(whereSeparator: \.isWhitespace).first }
      .filter { $0.count == 24 }
    #expect(Set(ids).count == 3)
    for id in Set(ids) { #expect(!before.contains(id)) }
  }

  @Test func `property lists stay valid, however many packages are added`() throws {
    let names = ["AView", "BView", "CView", "DView", "EView", "FView", "GView"]
    let text = try names.reduce(project()) { try adding($1, to: $0) }
    let references = text.split(separator: "\n").filter {
      $0.hasSuffix("isa = XCLocalSwiftPackageReference;")
    }
    #expect(references.count == 10 + names.count)
    #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
    let ids = text.split(separator: "\n").filter {
      $0.hasPrefix("\t\t") && !$0.hasPrefix("\t\t\t") && $0.contains(" = {")
    }
    .compactMap { $0.split(whereSeparator: \.isWhitespace).first }.filter { $0.count == 24 }
    #expect(Set(ids).count == ids.count)
  }

  @Test func `adding a package a second time changes nothing`() throws {
    let once = try adding("OrderListView", to: project())
    #expect(try adding("OrderListView", to: once) == once)
  }

  @Test func `a project without a local package is refused`() {
    #expect(
      throws: EditConflict(
        path, line: 1,
        "the project has no local package whose entries could be copied; add a package in Xcode first"
      )
    ) { try adding("OrderListView", to: "// !$*UTF8*$!\n{\n}\n") }
  }
}
