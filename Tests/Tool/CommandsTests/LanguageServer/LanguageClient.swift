import Foundation
import StrataKitTesting

@testable import StrataCommands

/// An editor that talks to a language server in memory, through frames as on a pipe.
final class LanguageClient {
  private let folder: TemporaryFolder
  private(set) var server: LanguageServer
  private var stream = MessageStream()
  private var count = 0
  /// The last diagnostics of each document, by path.
  private(set) var diagnostics: [String: [MessageValue]] = [:]
  /// The messages that the server showed.
  private(set) var shown: [String] = []

  static let book = """
    {"layers": [
       {"name": "Screens", "folder": "Screens", "module": "Screens", "layers": ["Core"],
        "modules": ["UIKit"], "why": "a screen needs no network"},
       {"name": "Core", "folder": "Core", "module": "Core", "layers": [],
        "modules": ["Foundation"], "why": "it outlives frameworks"}],
     "rules": [
       {"id": "no-secret", "kind": "references", "in": "Screens", "says": "s", "why": "w",
        "forbid": {"in": "Core", "named": "Secret"}}]}
    """

  init() throws {
    let folder = try TemporaryFolder()
    try folder.write("strata.json", Self.book)
    try folder.write("Core/City.swift", "import Foundation\n")
    try folder.write("Screens/Home.swift", "import Core\n")
    self.folder = folder
    server = LanguageServer(
      LanguageServer.Environment(
        open: { place in
          try Project.ifAny(folder: place, parsed: ParsedCommand(name: "lsp"))?.served()
        },
        explain: { rule, _ in "explained: \(rule)" }))
  }

  /// Writes the rule book. Its new length makes it another file to the server.
  func write(book: String) throws { try folder.write("strata.json", book) }

  // MARK: - Messages

  /// Sends a message and records what the server sends; returns the answer to a request.
  private func send(_ bytes: [UInt8], id: MessageValue = .null) -> MessageValue {
    stream.add(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes)
    var said: [MessageValue] = []
    while let part = stream.next() { said += server.handle(part) }
    said += server.publish()
    said.forEach(take)
    return said.first { $0["method"] == .null && $0["id"] == id } ?? .null
  }

  private func take(_ message: MessageValue) {
    let params = message["params"]
    switch message["method"].text {
    case "textDocument/publishDiagnostics":
      let uri = params["uri"].text ?? ""
      diagnostics[path(of: uri)] = params["diagnostics"].list ?? []
    case "window/showMessage": shown.append(params["message"].text ?? "")
    default: break
    }
  }

  @discardableResult
  func request(_ method: String, _ params: [String: MessageValue] = [:]) -> MessageValue {
    count += 1
    let message: MessageValue = .object([
      "jsonrpc": .text("2.0"), "id": .integer(count), "method": .text(method),
      "params": .object(params),
    ])
    return send(message.bytes, id: .integer(count))
  }

  func notify(_ method: String, _ params: [String: MessageValue] = [:]) {
    let message: MessageValue = .object([
      "jsonrpc": .text("2.0"), "method": .text(method), "params": .object(params),
    ])
    _ = send(message.bytes)
  }

  /// Returns the error code of the answer to any text.
  func code(of text: String) -> Int? {
    let bytes = Array(text.utf8)
    stream.add(Array("Content-Length: \(bytes.count)\r\n\r\n".utf8) + bytes)
    guard let part = stream.next() else { return nil }
    return server.handle(part).first?["error"]["code"].integer
  }

  func initialize(encodings: [String] = []) -> MessageValue {
    let general: MessageValue = .object([
      "positionEncodings": .list(encodings.map(MessageValue.text))
    ])
    let answer = request("initialize", ["capabilities": .object(["general": general])])
    notify("initialized")
    return answer
  }

  // MARK: - Documents

  private func uri(_ path: String) -> String { folder.file(path).absoluteString }

  private func path(of uri: String) -> String {
    uri.replacing(folder.url.absoluteString, with: "").trimmingCharacters(in: ["/"])
  }

  /// Returns the parameters that name a document.
  func document(_ path: String) -> [String: MessageValue] {
    ["textDocument": .object(["uri": .text(uri(path))])]
  }

  func open(_ path: String, _ text: String) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": .object([
          "uri": .text(uri(path)), "version": .integer(1), "text": .text(text),
        ])
      ])
  }

  /// Inserts text at the beginning of a line.
  func change(_ path: String, _ text: String, line: Int) {
    let place = TextDocument.Position(line: line, character: 0).json
    edit(path, .object(["range": .object(["start": place, "end": place]), "text": .text(text)]))
  }

  func replace(_ path: String, _ text: String) { edit(path, .object(["text": .text(text)])) }

  private func edit(_ path: String, _ change: MessageValue) {
    let version = (server.documents[uri(path)]?.version ?? 0) + 1
    notify(
      "textDocument/didChange",
      [
        "textDocument": .object(["uri": .text(uri(path)), "version": .integer(version)]),
        "contentChanges": .list([change]),
      ])
  }

  /// Applies the edits of a code action, as an editor does.
  func apply(_ action: MessageValue, to path: String) {
    for edit in action["edit"]["changes"][uri(path)].list ?? [] {
      self.edit(path, .object(["range": edit["range"], "text": edit["newText"]]))
    }
  }

  func text(_ path: String) -> String {
    String(decoding: server.documents[uri(path)]?.bytes ?? [], as: UTF8.self)
  }

  /// Returns the rules that the last diagnostics of a document name.
  func codes(_ path: String) -> [String] {
    (diagnostics[path] ?? []).compactMap { $0["code"].text }
  }
}
