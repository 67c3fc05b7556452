import Foundation
import StrataBrowserTesting
import StrataWire

/// A driver that reads a page over HTTP and its patches over a WebSocket, without a browser.
@MainActor final class SocketDriver: AppDriver {
  let page: PageModel
  private let line: SlowLink
  private let socket: RawWebSocket
  private var events = 0
  private var seq = 0
  private var answered = 0
  private var edits: [Int: Int] = [:]

  init(_ line: SlowLink, url: String) async throws {
    self.line = line
    let client = RawHTTPClient(line.url)
    let answer = try await client.get(url)
    page = PageModel(answer.text, url: url)
    guard let token = page.attribute("data-session").flatMap({ MaskedToken.token(of: $0) }) else {
      throw DriverFailure(reason: "The page contains no session token.", lines: [])
    }
    let origin = "http://\(client.host):\(client.port)"
    socket = try await RawWebSocket.open(
      host: client.host, port: client.port, path: "/~/live",
      headers: ["Origin": origin, "Cookie": answer.cookies])
    try await socket.send(text: Self.json(["h", 1, token, 0, url, [String]()]))
    try await hear()
  }

  func close() { socket.socket.close() }

  func tap(_ name: String) async throws {
    let node = try find(name)
    if node.attributes["type"] == "checkbox" {
      let isOn = node.attributes["checked"] == nil
      node.attributes["checked"] = isOn ? "" : nil
      return try await send(node, "change", isOn ? "true" : "false")
    }
    if node.nearest(reactingTo: "tap") != nil { return try await tap(name, count: 1) }
    guard let href = node.nearestLink else { throw failure("“\(name)” does not react to a tap.") }
    page.apply([8, "push", href])
    try await send(0, "nav", href)
  }

  func type(_ text: String, into field: String) async throws {
    let node = try find(field)
    for character in text {
      node.value += String(character)
      try await edit(node, "input", node.value)
    }
  }

  func choose(_ option: String, in picker: String) async throws {
    let node = try find(picker)
    guard let chosen = node.options.first(where: { $0.words == option }) else {
      throw failure("“\(picker)” has no option “\(option)”.")
    }
    for other in node.options { other.attributes["selected"] = other === chosen ? "" : nil }
    try await edit(node, "change", chosen.attributes["value"] ?? "")
  }

  func back() async throws {
    guard let address = page.goBack() else { return }
    try await send(0, "nav", address)
  }

  func dismiss() async throws {
    guard let top = page.root.all.last(where: { $0.tag == "dialog" }) else {
      throw failure("No sheet or alert is open.")
    }
    try await send(top, "dismiss")
  }

  func text(of name: String) throws -> String { try find(name).words }

  var lines: [String] { page.root.lines }
  var url: String { page.url }

  var spoken: [String] { visible.compactMap { Spoken($0)?.description } }

  func has(_ name: String) -> Bool { (try? find(name)) != nil }
  func delay(_ latency: Duration) { line.delay(latency) }

  func see(_ words: String) async throws {
    while !lines.contains(where: { $0.contains(words) }) { try await hear() }
  }
}

// MARK: - Finding

extension SocketDriver {
  private var visible: [PageNode] {
    func look(_ node: PageNode) -> [PageNode] {
      node.isAway ? [] : [node] + node.children.flatMap(look)
    }
    return look(page.root)
  }

  func find(_ name: String) throws -> PageNode {
    let nodes = visible.filter { $0.tag != "#text" }
    let found =
      nodes.first { $0.attributes["data-testid"] == name }
      ?? nodes.first { $0.role != nil && $0.spokenName == name }
      ?? nodes.last { $0.words == name }
    guard let found else { throw failure("No element is called “\(name)”.") }
    return found
  }

  func failure(_ reason: String) -> DriverFailure {
    DriverFailure(reason: reason, lines: lines)
  }
}

// MARK: - The wire

extension SocketDriver {
  func edit(_ node: PageNode, _ name: String, _ value: String) async throws {
    guard let number = node.number else { return }
    edits[number, default: 0] += 1
    try await send(number, name, value, edits[number])
  }

  func send(_ node: PageNode, _ name: String, _ value: String? = nil) async throws {
    if let number = node.number { try await send(number, name, value) }
  }

  /// Sends one event and waits until the server has acknowledged it: until the tasks that it has
  /// started have ended, or two seconds have passed.
  private func send(
    _ number: Int, _ name: String, _ value: String? = nil, _ version: Int? = nil
  ) async throws {
    events += 1
    var message: [Any] = [events, seq, number, name]
    if let value { message.append(value) }
    if let version { message.append(version) }
    try await socket.send(text: Self.json(message))
    while answered < events { try await hear() }
  }

  /// Receives the next message and applies it.
  private func hear() async throws {
    let frame = try await socket.receive { $0.opcode == WebSocketFrame.Opcode.text }
    guard let frame,
      let message = try JSONSerialization.jsonObject(with: Data(frame.text.utf8)) as? [Any]
    else { throw failure("The server closed the connection.") }
    guard let number = message.first as? Int, message.count == 3 else { return }
    seq = number
    answered = message[1] as? Int ?? answered
    for operation in message[2] as? [[Any]] ?? [] { page.apply(operation) }
  }

  private static func json(_ message: [Any]) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: message), as: UTF8.self)
  }
}

extension PageNode {
  func nearest(reactingTo event: Substring) -> PageNode? {
    events.contains(event) ? self : parent?.nearest(reactingTo: event)
  }

  /// The address of the nearest enclosing link; `nil` if there is none.
  var nearestLink: String? {
    if tag == "a", let href = attributes["href"] { return href }
    return parent?.nearestLink
  }
}
