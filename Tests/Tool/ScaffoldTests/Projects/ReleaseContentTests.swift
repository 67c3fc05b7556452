import Testing

@testable import StrataScaffold

/// Tests that the sample data of generated apps stay out of release builds.
@Suite struct ReleaseContentTests {
  /// Returns an app with an entity that a person added.
  private func project(_ layout: ProjectLayout) throws -> ProjectSnapshot {
    try SampleProject.new(layout)
      .adding(AddRequest(.entity, name: "Order", arguments: ["title:String"]))
  }

  /// Returns the lines that a release build compiles.
  private static func released(_ text: String) -> [Substring] {
    var depth = 0
    var lines: [Substring] = []
    for line in text.split(separator: "\n") {
      let words = line.drop { $0 == " " }
      if words == "#if DEBUG" || (depth > 0 && words.hasPrefix("#if ")) {
        depth += 1
      } else if words == "#endif", depth > 0 {
        depth -= 1
      } else if depth == 0 {
        lines.append(line)
      }
    }
    return lines
  }

  @Test(arguments: ProjectLayout.allCases)
  func `the folder of recorded responses is excluded from the target that contains it`(
    layout: ProjectLayout
  ) throws {
    let project = try project(layout)
    #expect(project.files.keys.contains { $0.contains("/Responses/") && $0.hasSuffix(".json") })
    let manifests = project.files.keys.filter { $0.hasSuffix("Package.swift") }
      .map(project.string)
    #expect(manifests.count { $0.contains(/exclude: \["(Mocks\/)?Responses"\]/) } == 1)
    #expect(!manifests.contains { $0.contains(/\.(copy|process)\("[\w\/]*Responses/) })
  }

  @Test(arguments: ProjectLayout.allCases)
  func `one file of an app finds the recorded responses of all entities`(
    layout: ProjectLayout
  ) throws {
    let project = try SampleProject.new(layout, with: "Customer")
    let readers = project.files.keys.filter {
      $0.hasSuffix(".swift") && project.string($0).contains("#filePath")
    }
    #expect(readers.count == 1, "\(readers)")
  }

  @Test(arguments: ProjectLayout.allCases)
  func `no code of a release build names recorded responses or what reads them`(
    layout: ProjectLayout
  ) throws {
    let project = try project(layout)
    let sources = project.files.keys.filter {
      $0.hasSuffix(".swift") && !$0.contains("Tests/") && !$0.hasSuffix("Package.swift")
    }
    let debugging = ["Responses/", "DevPreview.shared", "RecordedNetworkService"]
    #expect(sources.contains { path in project.string(path).contains("Responses/") })
    for path in sources {
      let lines = Self.released(project.string(path))
      #expect(!lines.contains { line in debugging.contains { line.contains($0) } }, "\(path)")
    }
  }

  @Test(arguments: ProjectLayout.allCases)
  func `a release build in Xcode excludes recorded responses from the app's bundle`(
    layout: ProjectLayout
  ) throws {
    let project = try project(layout).string("Trips.xcodeproj/project.pbxproj")
    #expect(project.contains("EXCLUDED_SOURCE_FILE_NAMES = \"fetch*Success.json\";"))
  }
}
