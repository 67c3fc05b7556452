import Foundation
import StrataBrowserTesting
import StrataKitTesting
import StrataScaffold
import Testing

@testable import StrataCommands
@testable import StrataScaffoldCommands

/// Tests of the tool as a process that is ended while it writes, by Ctrl-C or by a kill.
@Suite(.timeLimit(.minutes(5))) struct InterruptionTests {
  private let folder: TemporaryFolder
  private let top: URL

  init() throws {
    folder = try TemporaryFolder()
    top = folder.url.appending(path: "Trips")
  }

  /// Runs the tool and sends it a signal as soon as a condition holds; returns when the tool has
  /// ended.
  private func run(
    _ arguments: [String], in place: URL, signal: Int32, when isThere: () -> Bool
  ) throws {
    let child = try SignalledProgram("strata", arguments, in: place)
    child.send(signal, when: isThere)
    child.status()
  }

  /// Returns the contents of each file of a folder, including hidden ones; except for the steps,
  /// whose JSON has no fixed order.
  private func files(_ folder: URL) throws -> [String: Data] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
      !$0.hasPrefix(".strata/steps/")
    }
    let all = paths.map { ($0, try? Data(contentsOf: folder.appending(path: $0))) }
    return Dictionary(uniqueKeysWithValues: all).compactMapValues { $0 }
  }

  private func staging() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []
    return names.filter { $0.hasPrefix(".Trips.new-") }
  }

  private func makeTrips() throws -> [String: Data] {
    #expect(
      StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run).run(["new", "Trips"]).exitCode
        == 0)
    return try files(top)
  }

  private let order = ["add", "entity", "Order", "title:String", "--sources", "remote,local"]
  private var pending: URL { top.appending(path: ".strata/pending.json") }

  @Test(arguments: 1...8)
  func `Ctrl-C during 'new' leaves a whole project or none`(round: Int) throws {
    try run(["new", "Trips"], in: folder.url, signal: SIGINT) { !staging().isEmpty }
    #expect(staging() == [])
    guard FileManager.default.fileExists(atPath: top.path) else { return }
    let made = try files(top)
    try FileManager.default.removeItem(at: top)
    #expect(try makeTrips() == made)
  }

  @Test func `the next 'new' removes the leftovers of a killed one`() throws {
    try run(["new", "Trips"], in: folder.url, signal: SIGKILL) { !staging().isEmpty }
    if FileManager.default.fileExists(atPath: top.path) {
      try FileManager.default.removeItem(at: top)
    }
    _ = try makeTrips()
    #expect(staging() == [])
  }

  @Test(arguments: 1...8)
  func `Ctrl-C during 'add' leaves the whole step or none of it`(round: Int) throws {
    let before = try makeTrips()
    try run(order, in: top, signal: SIGINT) {
      FileManager.default.fileExists(atPath: pending.path)
    }
    #expect(!FileManager.default.fileExists(atPath: pending.path))
    let after = try files(top)
    guard after != before else { return }
    #expect(
      FileManager.default.fileExists(
        atPath: top.appending(path: ".strata/steps/000002.json").path))
    #expect(StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(["undo"]).exitCode == 0)
    #expect(try files(top) == before)
    #expect(StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(order).exitCode == 0)
    #expect(try files(top) == after)
  }

  @Test(arguments: 1...8)
  func `Ctrl-C during 'undo' undoes the whole step or none of it`(round: Int) throws {
    let before = try makeTrips()
    #expect(StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(order).exitCode == 0)
    let after = try files(top)
    try run(["undo"], in: top, signal: SIGINT) {
      FileManager.default.fileExists(atPath: pending.path)
    }
    let step = top.appending(path: ".strata/steps/000002.json").path
    let isBack = !FileManager.default.fileExists(atPath: step)
    #expect(try files(top) == (isBack ? before : after))
  }

  @Test(arguments: 1...4)
  func `Ctrl-C while undoing 'new' leaves the whole project or nothing`(round: Int) throws {
    let before = try makeTrips()
    try run(["undo"], in: top, signal: SIGINT) {
      FileManager.default.fileExists(atPath: pending.path)
    }
    guard FileManager.default.fileExists(atPath: top.path) else { return }
    #expect(try files(top) == before)
  }

  @Test(arguments: 1...8)
  func `the next command completes or reverts a killed 'undo'`(round: Int) throws {
    let before = try makeTrips()
    let tool = StrataTool(folder: top, scaffold: ScaffoldCommands.run)
    #expect(tool.run(order).exitCode == 0)
    let after = try files(top)
    try run(["undo"], in: top, signal: SIGKILL) {
      FileManager.default.fileExists(atPath: pending.path)
    }
    #expect(tool.run(["add", "string", "Common.Save.label"]).exitCode == 0)
    #expect(tool.run(["undo"]).exitCode == 0)
    let left = try files(top)
    #expect([before, after].contains(left))
    guard left == after else { return }
    #expect(tool.run(["undo"]).exitCode == 0)
    #expect(try files(top) == before)
  }

  @Test(arguments: 1...8)
  func `the next command reverts a killed 'add'`(round: Int) throws {
    let before = try makeTrips()
    try run(order, in: top, signal: SIGKILL) {
      FileManager.default.fileExists(atPath: pending.path)
    }
    let isDone = FileManager.default.fileExists(
      atPath: top.appending(path: ".strata/steps/000002.json").path)
    if isDone {
      #expect(StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(["undo"]).exitCode == 0)
    }
    _ = StrataTool(folder: top, scaffold: ScaffoldCommands.run).run([
      "add", "string", "Common.Save.label",
    ])
    #expect(StrataTool(folder: top, scaffold: ScaffoldCommands.run).run(["undo"]).exitCode == 0)
    #expect(try files(top) == before)
  }

  @Test func `concurrent commands run one after the other`() throws {
    let tool = StrataTool(folder: folder.url, scaffold: ScaffoldCommands.run)
    #expect(tool.run(["new", "Trips"]).exitCode == 0)
    let before = try files(top)
    let names = ["Order", "Customer", "Invoice", "Voyage"]
    let processes = try names.map { name in
      let process = Process()
      process.executableURL = try BuiltExecutable.url("strata")
      process.arguments = ["add", "entity", name, "title:String"]
      process.currentDirectoryURL = top
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
    for process in processes { process.waitUntilExit() }
    #expect(processes.map(\.terminationStatus) == [0, 0, 0, 0])
    let container = try String(
      contentsOf: top.appending(path: "Trips/DIContainer.swift"), encoding: .utf8)
    for name in names { #expect(container.contains("Default\(name)UseCase("), "\(name)") }
    let again = StrataTool(folder: top, scaffold: ScaffoldCommands.run)
    for _ in names { #expect(again.run(["undo"]).exitCode == 0) }
    #expect(try files(top) == before)
  }
}
