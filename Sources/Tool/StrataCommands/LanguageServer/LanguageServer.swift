import Foundation
import StrataLayerRules

/// A server of the Language Server Protocol, from messages to messages. It reads and writes nothing
/// by itself but the project's files.
///
/// Diagnostics of a document are sent by ``publish()``, so that a row of changes is judged once.
struct LanguageServer {
  /// The project of a file, and the text that explains a rule.
  struct Environment: Sendable {
    /// Returns the project that a folder belongs to; `nil` if it has no rule book.
    var open: @Sendable (_ folder: URL) throws -> ServedProject?
    /// Returns the explanation of a rule in a project.
    var explain: @Sendable (_ rule: String, _ folder: URL) -> String
  }

  private enum Phase { case fresh, running, shut }

  let environment: Environment
  private var phase = Phase.fresh
  private(set) var encoding = TextDocument.Encoding.utf16
  private(set) var documents: [String: TextDocument] = [:]
  /// The violations that were last published, by document.
  private(set) var published: [String: [Violation]] = [:]
  private var changed: Set<String> = []
  private var projects: [String: ServedProject] = [:]
  private var isTroubled = false
  private var revision = 0
  /// The process that started the server, if it said so.
  private(set) var parent: Int?
  /// The exit code, after the message `exit`.
  private(set) var exitCode: Int32?

  init(_ environment: Environment) { self.environment = environment }

  /// The exit code if the messages end without `exit`.
  var codeAtEnd: Int32 { exitCode ?? (phase == .shut ? 0 : 1) }

  // MARK: - Messages

  /// Handles one part of the stream and returns the messages to send.
  mutating func handle(_ part: MessageStream.Part) -> [MessageValue] {
    switch part {
    case .broken(let sentence): return [Self.failure(.null, .parseError, sentence)]
    case .message(let bytes):
      guard let message = try? MessageValue.read(bytes) else {
        return [Self.failure(.null, .parseError, "the message is no JSON")]
      }
      return handle(message)
    }
  }

  private mutating func handle(_ message: MessageValue) -> [MessageValue] {
    let id = message["id"]
    guard let method = message["method"].text else {
      // An answer to a request of the server needs none.
      let isAnswer = id != .null && (message["result"] != .null || message["error"] != .null)
      return isAnswer ? [] : [Self.failure(id, .invalidRequest, "the message has no method")]
    }
    if id == .null {
      return notice(method, message["params"])
    }
    if phase == .fresh, method != "initialize" {
      return [Self.failure(id, .notInitialized, "the server is not initialized")]
    }
    if phase == .shut {
      return [Self.failure(id, .invalidRequest, "the server was shut down: start it again")]
    }
    do throws(LanguageServerFailure) {
      let (result, others) = try answer(to: method, message["params"])
      return others + [.object(["jsonrpc": .text("2.0"), "id": id, "result": result])]
    } catch {
      return [Self.failure(id, error.code, error.text)]
    }
  }

  private mutating func answer(
    to method: String, _ params: MessageValue
  ) throws(LanguageServerFailure) -> (MessageValue, [MessageValue]) {
    switch method {
    case "initialize": return (try initialize(params), [])
    case "shutdown":
      phase = .shut
      return (.null, [])
    case "textDocument/codeAction": return (try actions(params), [])
    case "textDocument/hover": return (try hover(params), [])
    case "textDocument/definition": return (try definition(params), [])
    case "workspace/executeCommand": return (.null, [try execute(params)])
    default:
      throw LanguageServerFailure(.methodNotFound, "there is no method '\(method)'")
    }
  }

  private mutating func initialize(
    _ params: MessageValue
  ) throws(LanguageServerFailure) -> MessageValue {
    guard phase == .fresh else {
      throw LanguageServerFailure(.invalidRequest, "the server is already initialized")
    }
    phase = .running
    parent = params["processId"].integer
    let offered = params["capabilities"]["general"]["positionEncodings"].list ?? []
    encoding = offered.contains(.text("utf-8")) ? .utf8 : .utf16
    let sync: MessageValue = .object([
      "openClose": .bool(true), "change": .integer(2), "save": .bool(true),
    ])
    return .object([
      "capabilities": .object([
        "positionEncoding": .text(encoding.rawValue), "textDocumentSync": sync,
        "hoverProvider": .bool(true), "definitionProvider": .bool(true),
        "codeActionProvider": .object(["codeActionKinds": .list([.text("quickfix")])]),
        "executeCommandProvider": .object(["commands": .list([.text(Self.explainCommand)])]),
      ]),
      "serverInfo": .object(["name": .text("strata")]),
    ])
  }

  static let explainCommand = "strata.explain"

  static func failure(_ id: MessageValue, _ code: LanguageServerFailure.Code, _ text: String)
    -> MessageValue
  {
    .object([
      "jsonrpc": .text("2.0"), "id": id,
      "error": .object(["code": .integer(code.rawValue), "message": .text(text)]),
    ])
  }

  static func notification(_ method: String, _ params: [String: MessageValue]) -> MessageValue {
    .object(["jsonrpc": .text("2.0"), "method": .text(method), "params": .object(params)])
  }

  // MARK: - Documents

  /// Handles a message that needs no answer. An invalid one is dropped, as the protocol demands.
  private mutating func notice(_ method: String, _ params: MessageValue) -> [MessageValue] {
    if method == "exit" { exitCode = phase == .shut ? 0 : 1 }
    guard phase == .running else { return [] }
    let document = params["textDocument"]
    guard let uri = document["uri"].text else { return [] }
    switch method {
    case "textDocument/didOpen":
      let text = document["text"].text ?? ""
      keep(
        TextDocument(uri: uri, version: document["version"].integer ?? 0, text: text))
    case "textDocument/didChange": change(uri, document, params["contentChanges"].list ?? [])
    case "textDocument/didSave": save(uri)
    case "textDocument/didClose":
      documents[uri] = nil
      published[uri] = nil
      changed = changed.union(documents.keys).subtracting([uri])
      return [Self.diagnostics([], of: uri, version: nil)]
    default: break
    }
    return []
  }

  private mutating func change(_ uri: String, _ document: MessageValue, _ changes: [MessageValue]) {
    guard var text = documents[uri] else { return }
    for one in changes where !text.apply(one, in: encoding) { return }
    text.version = document["version"].integer ?? text.version + 1
    keep(text)
  }

  private mutating func keep(_ document: TextDocument) {
    revision += 1
    documents[document.uri] = document
    documents[document.uri]?.revision = revision
    changed.insert(document.uri)
  }

  /// A saved file may change the violations of every open one.
  private mutating func save(_ uri: String) {
    changed.formUnion(documents.keys)
    if uri.hasSuffix("/Package.swift") { projects = [:] }
  }

  /// Judges the documents that changed, and returns their diagnostics.
  mutating func publish() -> [MessageValue] {
    defer { changed = [] }
    return changed.sorted().flatMap { uri -> [MessageValue] in
      guard let document = documents[uri] else { return [] }
      do {
        guard let place = try place(of: uri) else { return [] }
        let found = try place.project.violations(in: place.path, edited: edited(in: place.project))
        published[uri] = found
        isTroubled = false
        return [
          Self.diagnostics(
            found.map { diagnostic($0, in: document) }, of: uri, version: document.version)
        ]
      } catch {
        // The same problem is not shown again with each letter.
        defer { isTroubled = true }
        return isTroubled ? [] : [Self.message(Self.words(error), isError: true)]
      }
    }
  }

  /// Returns the project of a document and the document's path in it.
  mutating func place(of uri: String) throws -> (project: ServedProject, path: String)? {
    guard let file = URL(string: uri), file.isFileURL else { return nil }
    let folder = file.deletingLastPathComponent()
    var project = projects[folder.path]
    if project?.isCurrent != true {
      project = try environment.open(folder)
      projects[folder.path] = project
    }
    guard let project, let path = project.path(of: file) else { return nil }
    return (project, path)
  }

  /// Returns the unsaved texts of the documents in a project.
  func edited(in project: ServedProject) -> [String: EditedTree.Text] {
    var texts: [String: EditedTree.Text] = [:]
    for (uri, document) in documents {
      guard let file = URL(string: uri), let path = project.path(of: file) else { continue }
      texts[path] = EditedTree.Text(
        bytes: document.bytes, revision: document.revision)
    }
    return texts
  }

  private static func words(_ error: any Error) -> String {
    if let problems = error as? RuleProblems { return problems.all.joined(separator: "\n") }
    if let problem = error as? CheckProblem { return problem.text }
    return "\(error)"
  }
}
