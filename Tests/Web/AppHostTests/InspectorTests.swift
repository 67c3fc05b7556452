import Foundation
import StrataKitTesting
import Testing

@testable import StrataAppHost

/// Tests of the protocol inspector, which writes all socket messages to a file.
@MainActor @Suite struct InspectorTests {
  @Test func `the inspector logs each message as a line with its direction`() async throws {
    let folder = try TemporaryFolder()
    let path = folder.file("wire.jsonl").path
    let inspector = try ProtocolInspector(path: path)
    let site = try TestSite(clock: ContinuousClock(), inspector: inspector) { DiaryView() }
    let visitor = Visitor(site)
    try await visitor.open()
    try await visitor.connect()
    try await visitor.act("more", "tap")
    await site.stop()
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].contains("\"direction\":\"up\"") && lines[0].contains("\"socket\":1"))
    #expect(lines[1].contains("\"direction\":\"down\"") && lines[1].contains("resumed"))
    #expect(lines[2].contains("tap"))
    #expect(lines[3].contains("taps 1"))
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test
  func `the values of a device's answers, such as its location, are left out of the log`() {
    let answer = #"[3,4,0,"answer","1 . {\"latitude\":48.2}"]"#
    #expect(ServicePrivacy.withoutAnswer(answer) == #"[3,4,0,"answer",…]"#)
    let tap = #"[1,0,7,"tap"]"#
    #expect(ServicePrivacy.withoutAnswer(tap) == tap)
  }

  @Test func `an error names the file that cannot be written`() {
    #expect(
      throws: HostError.unable(
        "--inspect-protocol cannot write '/nowhere/wire': No such file or directory")
    ) { try ProtocolInspector(path: "/nowhere/wire") }
  }

  @Test func `the inspector is off by default`() throws {
    let standard = try HostOptions(arguments: ["weda"], environment: [:], app: "weda")
    #expect(standard.inspection == nil)
    let asked = try HostOptions(
      arguments: ["weda", "--inspect-protocol", "/f"], environment: [:], app: "weda")
    #expect(asked.inspection == "/f")
  }
}
