import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules
import Testing

@Suite struct PresetTests {
  private static let projects = [
    PresetProject.layers, .template, .featureFirst, .dashboard, .modules, .strata,
  ]

  @Test func `looking up a preset by its name returns that preset`() {
    for preset in Preset.all { #expect(Preset.shelf(preset.name) == preset.json) }
    #expect(Preset.shelf("none") == nil)
    #expect(Self.projects.map(\.preset) == Preset.all.map(\.name))
  }

  @Test(arguments: projects)
  func `a project that satisfies every rule has no violation`(project: PresetProject) throws {
    let tree = WrittenTree(project.kept)
    let violations = try project.check().violations(in: tree).map {
      "\($0.id) \($0.path):\($0.line ?? 0) \($0.found)"
    }
    #expect(violations == [])
  }

  @Test(arguments: projects)
  func `every rule of a preset is violated by one of the test projects`(project: PresetProject)
    throws
  {
    let broken = Set(project.slips.map(\.rule))
    #expect(try project.book().rules.map(\.id).filter { !broken.contains($0) } == [])
  }

  @Test(arguments: projects)
  func `every rule has a remedy`(project: PresetProject) throws {
    for rule in try project.book().rules { #expect(rule.remedy?.isEmpty == false, "\(rule.id)") }
  }

  private func symbols(_ files: [String: String], _ check: LayerCheck) throws -> [String] {
    try check.violations(in: WrittenTree(files)).map { "\($0.id) \($0.path) \($0.symbol)" }
  }

  // MARK: - Each rule, broken once

  /// Checks each change. It yields after each one: judging blocks the thread, and other tests wait.
  private func check(_ project: PresetProject) async throws {
    let check = try project.check()
    for slip in project.slips {
      await Task.yield()
      let places = try project.places(after: slip, check)
      #expect(places == slip.places, "\(slip)")
    }
  }

  @Test(
    .mission(
      "L-01", "L-02", "L-03", "L-04", "L-06", "L-07", "L-08", "L-09", "L-10", "L-11", "L-12",
      "L-15", "L-16", "L-17", "L-18", "L-21", "L-22", "L-23", "L-24", "L-27", "L-31",
      "L-37", "L-39", "L-51"))
  func `each rule of the layers preset reports its violations by file and line`() async throws {
    try await check(.layers)
  }

  @Test(
    .thorough,
    .mission(
      "T-05", "T-07", "T-09", "T-10", "T-11", "T-12", "T-13", "T-14", "T-16", "T-18", "T-19",
      "T-20", "T-21", "T-24", "T-26", "T-28", "T-29", "T-30", "T-36", "T-42", "T-43", "T-44",
      "T-46", "T-48", "T-62", "T-65", "T-66", "T-77", "T-91", "T-101", "T-102", "T-103", "T-104",
      "T-105", "T-106", "T-107", "T-108", "T-109", "T-110", "T-111", "T-112", "T-113", "T-114",
      "T-115", "T-116", "T-120", "T-121", "T-122", "T-123", "T-124", "T-126", "T-128", "T-129",
      "T-130", "T-131", "T-132", "T-133", "T-135", "T-136", "T-137", "T-138", "T-139", "T-140",
      "T-141"))
  func `each rule of the template reports violations by file and line`() async throws {
    try await check(.template)
  }

  @Test(
    .mission(
      "S0-08", "S0-17", "S0-18", "S0-32", "S0-69", "S0-79", "S0-81", "S0-94", "S0-134", "S0-140",
      "S0-141", "S0-142", "S0-143", "S0-144", "S0-145", "S0-146", "S0-147", "S0-148", "S0-149",
      "S0-150", "S0-151"))
  func `each rule of the feature-first guide reports violations by file and line`() async throws {
    try await check(.featureFirst)
  }

  @Test(
    .thorough,
    .mission(
      "W-60", "W-62", "W-63", "W-67", "W-90", "W-93", "W-138", "W-145", "W-153", "W-208",
      "W-213", "W-223", "W-224", "W-225", "W-226", "W-227", "W-228", "W-229", "W-230", "W-231",
      "W-232", "W-233", "W-234", "W-237", "W-238"))
  func `each rule of the dashboard's guide reports violations by file and line`() async throws {
    try await check(.dashboard)
  }

  @Test(
    .thorough,
    .mission(
      "R-07", "R-20", "R-21", "R-22", "R-23", "R-24", "R-26", "R-29", "R-52", "R-68", "R-83",
      "R-84", "R-86", "R-87", "R-88", "R-89", "R-90", "R-91", "R-92", "R-95", "R-96", "R-105",
      "R-106", "R-107", "R-108", "R-117"))
  func `each rule of the modules' guide reports violations by file and line`() async throws {
    try await check(.modules)
  }

  @Test func `each rule of Strata's style reports violations by file and line`() async throws {
    try await check(.strata)
  }

  @Test(.thorough, arguments: projects)
  func `files on disk have the same violations as the same files in memory`(project: PresetProject)
    async throws
  {
    let check = try project.check()
    for slip in project.slips {
      await Task.yield()
      guard let files = slip.applied(to: project.kept) else { continue }
      let folder = try TemporaryFolder()
      for (path, text) in files {
        try folder.write(path, text)
      }
      let onDisk = try check.violations(in: WholeDisk(top: folder.url))
      let inMemory = try check.violations(in: WrittenTree(files))
      #expect(onDisk == inMemory, "\(slip)")
      withExtendedLifetime(folder) {}
    }
  }

  @Test func `the preset tests cover every kind of rule but independence, cycles and acyclic`()
    throws
  {
    let used = try Set(
      Self.projects.flatMap { try $0.book().rules.map { type(of: $0.kind).name } })
    #expect(
      RuleKinds.all.map { $0.name }.filter { !used.contains($0) }
        == ["independence", "cycles", "acyclic"])
  }

  @Test(.thorough, arguments: projects)
  func `comments and blank lines between declarations do not change the violations`(
    project: PresetProject
  ) async throws {
    let check = try project.check()
    // Every fourth is enough: each takes as long as a check.
    for (index, slip) in project.slips.enumerated() where index.isMultiple(of: 4) {
      await Task.yield()
      guard var files = slip.applied(to: project.kept) else { continue }
      let before = try symbols(files, check)
      for (path, text) in files where path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") {
        files[path] = text.replacing("\n}\n", with: "\n}\n\n/* { \" import UIKit */\n// a! ( [\n\n")
      }
      #expect(try symbols(files, check) == before, "\(slip)")
    }
  }

  @Test(.thorough, arguments: projects)
  func `a comment at the end of a file does not change the violations`(
    project: PresetProject
  ) async throws {
    // At the end, because a file's header consists of comments.
    let check = try project.check()
    for slip in project.slips {
      await Task.yield()
      guard var files = slip.applied(to: project.kept) else { continue }
      let before = try symbols(files, check)
      for (path, text) in files where path.hasSuffix(".swift") && !path.hasSuffix("Package.swift") {
        files[path] = text + "\n\n// a word at the end { ( \" import UIKit\n"
      }
      #expect(try symbols(files, check) == before)
    }
  }
}
