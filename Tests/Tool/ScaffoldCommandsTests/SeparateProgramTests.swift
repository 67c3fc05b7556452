import Foundation
import StrataKitTesting
import StrataScaffold
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

/// Tests that `strata` itself loads no parser: the commands that edit sources are in the program
/// next to it.
@Suite struct SeparateProgramTests {
  @Test func `the layouts and parts in strata's help equal those of the separate scaffold program`()
  {
    #expect(StrataTool.layouts == ProjectLayout.allCases.map(\.rawValue))
    #expect(StrataTool.parts == AddRequest.Kind.allCases.map(\.rawValue))
  }

  @Test(arguments: [
    ["new", "Trips"], ["add", "entity", "Order"], ["rename", "A", "B"], ["remove", "A"], ["undo"],
    ["drift", "--check"], ["upgrade"], ["adopt"],
  ])
  func `commands that edit sources start strata-scaffold with the same arguments`(
    arguments: [String]
  ) {
    let outcome = StrataTool(folder: URL(fileURLWithPath: "/")).run(arguments)
    #expect(outcome.launch == Launch(program: "strata-scaffold", arguments: arguments))
  }

  @Test func `invalid arguments are refused before another program starts`() {
    let outcome = StrataTool(folder: URL(fileURLWithPath: "/")).run(["new", "--presset", "a"])
    #expect(outcome.launch == nil && outcome.exitCode == 2)
  }

  private func built(_ name: String) throws -> URL {
    let running = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: running).deletingLastPathComponent().appending(path: name)
  }

  @Test(arguments: [("strata", false), ("strata-scaffold", true)])
  func `only the program that edits sources loads the toolchain's parser`(
    program: String, loads: Bool
  ) throws {
    let libraries = Shell.output(
      of: ["ldd", try built(program).path], in: URL(fileURLWithPath: "/"))
    let text = String(decoding: try #require(libraries), as: UTF8.self)
    #expect(text.contains("libSwiftSyntax") == loads, "\(text)")
  }

  @Test func `strata new and strata undo run the scaffold program in the current folder`() throws {
    let folder = try TemporaryFolder()
    let made = try #require(
      Shell.output(of: [try built("strata").path, "new", "Trips"], in: folder.url))
    #expect(String(decoding: made, as: UTF8.self).hasPrefix("made Trips: "))
    let undone = try #require(
      Shell.output(
        of: [try built("strata").path, "undo"], in: folder.url.appending(path: "Trips")))
    #expect(String(decoding: undone, as: UTF8.self).hasPrefix("undone: strata new Trips"))
    withExtendedLifetime(folder) {}
  }
}
