import Foundation
import StrataKitTesting
import Testing

@testable import StrataProjectRuns

/// Tests that the Xcode projects of this repository are planned as their authors build them.
@Suite struct OwnProjectsTests {
  private static let top = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..")
    .standardized.path

  private func plan(_ path: String, target: String? = nil) throws -> ProjectPlan {
    let request = ProjectPlan.Request(
      path: "\(Self.top)/\(path)", target: target, configuration: "Debug", strata: Self.top)
    return try ProjectPlan(request, in: FilesOnDisk(), describe: PackageDescriber.describe)
  }

  @Test(arguments: [
    ("Examples/Larder/Larder.xcodeproj", "Larder"), ("Examples/MyApp/MyApp.xcodeproj", "MyApp"),
    ("Examples/Staff/Staff.xcodeproj", "Staff"),
  ])
  func `the plan for an example's Xcode project has one app, its resources and its tests`(
    path: String, name: String
  ) throws {
    let plan = try plan(path)
    #expect(plan.app == name)
    let app = try #require(plan.targets.first)
    #expect(app.kind == .executable && app.settings.contains(".swiftLanguageMode(.v6)"))
    #expect(app.resources == [".copy(\"StrataBundle/Resources\")"])
    let files = app.files.map(\.path)
    #expect(files.contains("StrataBundle/Resources/Assets.xcassets/Contents.json"), "\(files)")
    #expect(files.contains("StrataBundle/Resources/Localizable.xcstrings"), "\(files)")
    #expect(plan.targets.contains { $0.kind == .test && $0.dependencies == [.target(name)] })
  }

  /// Its packages are described by SwiftPM, half a second each.
  @Test(.thorough) func `the plan for an Xcode workspace has the targets of its local packages`()
    throws
  {
    let plan = try plan("Examples/Multiverse/Multiverse.xcworkspace")
    #expect(plan.app == "Multiverse")
    let names = Set(plan.targets.map(\.name))
    #expect(names.isSuperset(of: ["Multiverse", "MultiverseUseCase", "MultiverseRouting"]))
    #expect(plan.targets[0].dependencies.contains(.target("MultiverseCharacterListView")))
  }
}
