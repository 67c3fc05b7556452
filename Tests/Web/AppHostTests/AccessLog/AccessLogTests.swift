import Foundation
import StrataKitTesting
import StrataWebServer
import Testing

@testable import StrataAppHost

/// Tests of the access log's file: its lines, another file at its path, and a disk that is full.
@Suite(.timeLimit(.minutes(10))) struct AccessLogTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("access.log")
  }

  /// Returns a line whose status tells it from others.
  private func entry(_ status: Int) -> AccessEntry {
    let answered = AnsweredRequest(
      request: HTTPRequest(), id: "0123456789abcdef", status: status, bytes: 0, duration: .zero)
    return AccessEntry(answered, worker: 0, time: Date(timeIntervalSince1970: 0))
  }

  /// Returns the statuses of the lines in a file.
  private func statuses(in file: URL) throws -> [Int] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      struct Line: Decodable { let status: Int }
      return try JSONDecoder().decode(Line.self, from: Data(line.utf8)).status
    }
  }

  @Test func `lines are added in order at the end of a file that exists`() throws {
    let first = try AccessLog(file.path)
    first.note(entry(200))
    first.flush()
    let second = try AccessLog(file.path)
    for status in 201..<301 { second.note(entry(status)) }
    second.flush()
    #expect(try statuses(in: file) == Array(200..<301))
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    let mode = try #require(attributes[.posixPermissions] as? Int)
    #expect(mode & 0o137 == 0, "nobody but the owner writes, and no stranger reads")
  }

  @Test func `after the access log was renamed, new lines go to a new file at the old path`() throws
  {
    let log = try AccessLog(file.path)
    log.note(entry(200))
    log.flush()
    let old = folder.file("access.log.1")
    try FileManager.default.moveItem(at: file, to: old)
    log.note(entry(201))
    log.flush()
    try FileManager.default.removeItem(at: file)
    log.note(entry(202))
    log.flush()
    #expect(try statuses(in: old) == [200])
    #expect(try statuses(in: file) == [202])
  }

  @Test func `a file that cannot be opened is an error with the system's reason`() {
    let path = folder.file("missing").appendingPathComponent("access.log").path
    let error = #expect(throws: HostError.self) { try AccessLog(path) }
    #expect(error?.exitCode == 1)
    #expect(
      error?.description == "--access-log cannot write '\(path)': No such file or directory")
  }

  @Test func `a full disk is reported once, and the access log continues once there is room`()
    throws
  {
    let said = Recorded<String>()
    // A link, so that the path can lead elsewhere later.
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "/dev/full")
    let log = try AccessLog(file.path) { said.record($0) }
    let lines = 200..<203
    for status in lines {
      log.note(entry(status))
      log.flush()
    }
    #expect(
      said.all == [
        "The access log '\(file.path)' cannot be written: No space left on device. Requests are "
          + "answered; their lines are lost until it can be written again."
      ])
    try FileManager.default.removeItem(at: file)
    log.note(entry(203))
    log.flush()
    let kept = try statuses(in: file)
    #expect(kept == [203])
    BadDay("full-disk").record(
      done: ["lines of the access log meanwhile": lines.count],
      seen: ["sentences for the operator about them": said.all.count],
      lost: ["lines of the access log": lines.count + 1 - kept.count])
    try FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(
      atPath: file.path, withDestinationPath: "/dev/full")
    log.note(entry(204))
    log.flush()
    #expect(said.all.count == 2, "a second time is a second sentence")
  }

  @Test func `a reader that is too slow loses lines instead of delaying visitors`() throws {
    let said = Recorded<String>()
    #expect(mkfifo(file.path, 0o600) == 0)
    let reader = open(file.path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    let log = try AccessLog(file.path) { said.record($0) }
    let line = entry(200).text.utf8.count + 1
    // Twice what waits at most; a pipe holds 64 KiB.
    for _ in 0..<(2 * AccessLog.room / line) { log.note(entry(200)) }
    _ = fcntl(reader, F_SETFL, 0)
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 64 << 10)
      while read(reader, &buffer, buffer.count) > 0 {}
      close(reader)
    }
    log.flush(within: .seconds(300))
    #expect(said.all.count == 1)
    #expect(said.all.first?.contains("cannot be written: it is too slow.") == true)
  }

  @Test
  func `the access log's file is set by --access-log, or else by an environment variable`()
    throws
  {
    func options(_ arguments: String..., environment: [String: String] = [:]) throws -> HostOptions
    {
      try HostOptions(arguments: ["weda"] + arguments, environment: environment, app: "weda")
    }
    #expect(try options().accessLog == nil)
    #expect(try options().openAccessLog() == nil)
    #expect(try options("--access-log", "-").accessLog == "-")
    let variable = ["ACCESS_LOG": "/var/log/a"]
    #expect(try options(environment: variable).accessLog == "/var/log/a")
    #expect(try options("--access-log=/b", environment: variable).accessLog == "/b")
    #expect(try options(environment: ["ACCESS_LOG": ""]).accessLog == nil)
    let error = #expect(throws: HostError.self) { try options("--access-log=") }
    #expect(error == .usage("--access-log needs the path of a file, or -"))
    #expect(HostHelp.text(app: "weda").contains("--access-log FILE"))
  }
}
