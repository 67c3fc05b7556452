import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of `strata lsp` as a program: its pipes, its end and its exit code.
@Suite(.timeLimit(.minutes(2))) struct LanguageServerProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("strata.json", LanguageClient.book)
    try folder.write("Core/City.swift", "import Foundation\n")
    try folder.write("Screens/Home.swift", "import Core\n")
  }

  private func message(
    _ method: String, id: Int? = nil, _ params: [String: MessageValue] = [:]
  ) -> [UInt8] {
    var message: [String: MessageValue] = [
      "jsonrpc": .text("2.0"), "method": .text(method), "params": .object(params),
    ]
    if let id { message["id"] = .integer(id) }
    return MessageStream.frame(.object(message))
  }

  private var opened: [UInt8] {
    message(
      "textDocument/didOpen",
      [
        "textDocument": .object([
          "uri": .text(folder.file("Core/City.swift").absoluteString), "version": .integer(1),
          "text": .text("import UIKit\n"),
        ])
      ])
  }

  /// Starts the server with its input; the returned handle is the open end of the input.
  private func start(_ bytes: [UInt8]) throws -> (process: Process, input: Pipe, output: Pipe) {
    let process = Process()
    process.executableURL = try BuiltExecutable.url("strata")
    process.arguments = ["lsp"]
    process.currentDirectoryURL = folder.url
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(bytes))
    return (process, input, output)
  }

  /// Returns all messages that the server writes until it ends.
  private func messages(_ output: Pipe) throws -> [MessageValue] {
    var stream = MessageStream()
    stream.add(output.fileHandleForReading.readDataToEndOfFile())
    var found: [MessageValue] = []
    while let part = stream.next() {
      guard case .message(let bytes) = part else { continue }
      found.append(try MessageValue.read(bytes))
    }
    return found
  }

  @Test
  func `the language server answers requests, publishes diagnostics and ends with 0 after exit`()
    throws
  {
    let all =
      message("initialize", id: 1) + message("initialized") + opened
      + message("shutdown", id: 2) + message("exit")
    let server = try start(all)
    let found = try messages(server.output)
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 0)
    #expect(found.compactMap(\.["id"].integer) == [1, 2])
    #expect(found.first?["result"]["serverInfo"]["name"] == .text("strata"))
  }

  @Test func `the language server publishes diagnostics, and ends with 1 if its input ends first`()
    throws
  {
    let server = try start(message("initialize", id: 1) + opened)
    try server.input.fileHandleForWriting.close()
    let found = try messages(server.output)
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 1)
    let published = found.first { $0["method"] == .text("textDocument/publishDiagnostics") }
    let codes = published?["params"]["diagnostics"].list?.compactMap(\.["code"].text)
    #expect(codes == ["layers"])
  }

  @Test func `the program ends if the process that started it no longer exists`() throws {
    let gone = Process()
    gone.executableURL = URL(filePath: "/bin/true")
    try gone.run()
    gone.waitUntilExit()
    let parent = MessageValue.integer(Int(gone.processIdentifier))
    let server = try start(message("initialize", id: 1, ["processId": parent]))
    // Its input stays open, as another process may hold it.
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == 1)
    withExtendedLifetime(server.input) {}
  }

  @Test
  func `the language server answers invalid bytes with a parse error and reads the next message`()
    throws
  {
    let server = try start(
      Array("Content-Length: x\r\n\r\n".utf8) + message("shutdown", id: 3) + message("exit"))
    let found = try messages(server.output)
    server.process.waitUntilExit()
    #expect(found.map(\.["error"]["code"].integer) == [-32_700, -32_002])
    #expect(server.process.terminationStatus == 1)
  }
}
