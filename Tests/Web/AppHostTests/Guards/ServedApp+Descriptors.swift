import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// The descriptors of an app's processes.
extension ServedApp {
  /// The number of looks in a row that must find a process asleep before it counts as at rest. A
  /// connection that a process cannot accept wakes it again and again, so that some look finds it
  /// awake.
  private static let looks = 100

  /// Opens a connection that sends nothing.
  func open() async throws -> RawHTTPConnection {
    try await RawHTTPConnection.open(port: try #require(url.port))
  }

  /// Sends a request on a new connection.
  func ask(_ path: String) async throws -> RawHTTPConnection {
    let connection = try await open()
    try await connection.socket.write(
      Array("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8))
    return connection
  }

  /// Returns a new connection on which a request was answered; `nil` if the server has closed it.
  func answered(_ path: String) async -> RawHTTPConnection? {
    guard let connection = try? await ask(path), let answer = try? await connection.response()
    else { return nil }
    #expect(answer.status == 200)
    return connection
  }

  /// The number of sentences that tell the operator of missing descriptors.
  var shortages: Int {
    errors.split(separator: "\n").count { $0.contains("as many open files as it may") }
  }

  /// Waits until the operator was told of missing descriptors.
  func waitForShortage() async throws {
    while shortages == 0 {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// Changes the number of descriptors that a running process may have; those above stay open.
  static func limit(_ pid: Int32, to count: Int32) async throws {
    let (process, ended) = (Process(), Gate())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/prlimit")
    process.arguments = ["--pid", "\(pid)", "--nofile=\(count):"]
    process.terminationHandler = { _ in ended.open() }
    try process.run()
    await ended.wait()
    try #require(process.terminationStatus == 0)
  }

  /// Returns the limit below which some descriptors are free. The used ones may have gaps.
  static func limit(leaving free: Int, beside used: Set<Int32>) -> Int32 {
    var (limit, left) = (Int32(0), free)
    while left > 0 || used.contains(limit) {
      if !used.contains(limit) { left -= 1 }
      limit += 1
    }
    return limit
  }

  /// Returns the descriptors of a running process.
  static func descriptors(of pid: Int32) throws -> Set<Int32> {
    let names = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/fd")
    return Set(names.compactMap { Int32($0) })
  }

  /// Waits until all threads of a process sleep whenever somebody looks.
  static func waitForRest(of pid: Int32) async throws {
    var (asleep, looks) = (0, 0)
    while asleep < Self.looks {
      asleep = try isAsleep(pid) ? asleep + 1 : 0
      looks += 1
      try #require(looks < 1_000 * Self.looks, "a thread of the server never rests")
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  private static func isAsleep(_ pid: Int32) throws -> Bool {
    let folder = "/proc/\(pid)/task"
    return try FileManager.default.contentsOfDirectory(atPath: folder).allSatisfy { thread in
      // A thread may end between the two calls.
      guard let text = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
      else { return true }
      // The name in parentheses may contain blanks; the state follows it.
      return text.split(separator: ")").last?.split(separator: " ").first == "S"
    }
  }
}
