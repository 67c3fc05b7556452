// Written by `make wire` from wire.json: change that file instead of this one.

/// The numbers and names of the wire protocol, the same for server and browser.
public enum WireSchema {
  /// The version of the protocol. A browser that uses another version has to reload its page.
  public static let version = 1
  /// The longest text that an event may carry, in UTF-8 bytes.
  public static let maximumText = 100_000
  /// The longest message of a browser, in UTF-8 bytes.
  public static let maximumMessage = 200_000
  /// The longest address, token or event name, in UTF-8 bytes.
  public static let maximumName = 8192
  /// The longest word of a service's refusal, in UTF-8 bytes.
  public static let maximumWord = 64
  /// The message that asks whether the other side still answers, and also the answer to it.
  public static let probe = #"["p"]"#
  /// The names of the events that a browser may send.
  public static let events: Set<String> = [
    "tap",
    "input",
    "change",
    "submit",
    "focus",
    "blur",
    "press",
    "dismiss",
    "refresh",
    "load",
    "error",
    "more",
    "box",
    "window",
    "reorder",
    "sight",
    "touch",
    "drag",
    "menu",
    "hover",
    "key",
    "nav",
    "env",
    "answer",
  ]
  /// The names of the services: what the server may ask the browser to do on the device.
  public static let services: Set<String> = [
    "position.state",
    "position.once",
    "file.piece",
    "file.save",
    "file.read",
    "notice.state",
    "notice.ask",
    "notice.renew",
    "notice.watch",
    "notice.show",
    "notice.remove",
    "device.forget",
    "position.watch",
    "screen.watch",
    "clipboard.write",
    "media.play",
    "speech.say",
  ]
}

extension ServiceAnswer {
  /// The state of an answer: complete, continued, or refused.
  public enum State: String, Sendable {
    /// A part of the answer, as JSON; more parts follow.
    case part = "+"
    /// The last part of the answer, as JSON.
    case done = "."
    /// The service was refused; one word says why: a word of the service, or `unknownService`,
    /// `failed`, or `script` if the service's script could not be loaded.
    case refused = "!"
  }
}

/// The reason for which the server closes a socket.
public enum CloseCode: UInt16, Sendable {
  /// The server has sent `reload`.
  case reloading = 1000
  /// The session or the server has ended.
  case over = 1001
  /// The browser sent a binary message.
  case binary = 1003
  /// The browser sent a message that is not UTF-8.
  case notText = 1007
  /// The browser broke this protocol (the close reason names the field), sent too many messages, or
  /// sent no hello; counted in `strata_refused_messages_total`.
  case refused = 1008
  /// The browser sent a message of more than 200,000 bytes.
  case tooLong = 1009
  /// The browser has not read more than 1 MiB of messages, or the server has no room for another
  /// session.
  case noRoom = 1013
  /// Another socket has taken over the session.
  case takenOver = 4001
  /// The browser has too many windows of the app open: a hidden window connects again once it is
  /// visible, a visible one once it is used, both with a new session.
  case tooManyWindows = 4002
}

// MARK: - Messages of the server

extension JSONText {
  /// The operation `[0, id, text]`.
  mutating func writeText(id: Int32, text: String) {
    array { json in
      json.append(0)
      json.append(id)
      json.append(text)
    }
  }

  /// The operation `[1, id, name, value]`.
  mutating func writeAttribute(id: Int32, name: String, value: String?) {
    array { json in
      json.append(1)
      json.append(id)
      json.append(name)
      json.append(value)
    }
  }

  /// The operation `[2, parent, before, html, from?]`.
  mutating func writeInsert(parent: Int32, before: Int32, html: String, from: String?) {
    array { json in
      json.append(2)
      json.append(parent)
      json.append(before)
      json.append(html)
      guard let from else { return }
      json.append(from)
    }
  }

  /// The operation `[3, id, to?]`.
  mutating func writeRemove(id: Int32, to: String?) {
    array { json in
      json.append(3)
      json.append(id)
      guard let to else { return }
      json.append(to)
    }
  }

  /// The operation `[4, parent, before, id]`.
  mutating func writeMove(parent: Int32, before: Int32, id: Int32) {
    array { json in
      json.append(4)
      json.append(parent)
      json.append(before)
      json.append(id)
    }
  }

  /// The operation `[5, css]`.
  mutating func writeRule(css: String) {
    array { json in
      json.append(5)
      json.append(css)
    }
  }

  /// The operation `[6, id, version, value]`.
  mutating func writeControl(id: Int32, version: Int, value: String) {
    array { json in
      json.append(6)
      json.append(id)
      json.append(version)
      json.append(value)
    }
  }

  /// The operation `[7, id]`.
  mutating func writeFocus(id: Int32) {
    array { json in
      json.append(7)
      json.append(id)
    }
  }

  /// The operation `[8, how, url, title]`.
  mutating func writeLocation(how: String, url: String, title: String) {
    array { json in
      json.append(8)
      json.append(how)
      json.append(url)
      json.append(title)
    }
  }

  /// The operation `[9, text, assertive]`.
  mutating func writeAnnounce(text: String, assertive: Bool) {
    array { json in
      json.append(9)
      json.append(text)
      json.append(assertive ? 1 : 0)
    }
  }

  /// The operation `[10, text]`.
  mutating func writeTitle(text: String) {
    array { json in
      json.append(10)
      json.append(text)
    }
  }

  /// The operation `[11, id, html]`.
  mutating func writeMarkup(id: Int32, html: String) {
    array { json in
      json.append(11)
      json.append(id)
      json.append(html)
    }
  }

  /// The operation `[12, easing?, ms?, delay?, times?, back?, scope?]`.
  mutating func writeMotion(
    easing: String?, ms: Int?, delay: Int?, times: Int?, back: Bool?, scope: [Int32]?
  ) {
    array { json in
      json.append(12)
      guard let easing else { return }
      json.append(easing)
      guard let ms else { return }
      json.append(ms)
      guard let delay else { return }
      json.append(delay)
      guard let times else { return }
      json.append(times)
      guard let back else { return }
      json.append(back ? 1 : 0)
      guard let scope else { return }
      json.array { json in scope.forEach { json.append($0) } }
    }
  }

  /// The operation `[14, id, x, y]`.
  mutating func writeScroll(id: Int32, x: Int?, y: Int?) {
    array { json in
      json.append(14)
      json.append(id)
      json.append(x)
      json.append(y)
    }
  }

  /// The operation `[15, request, service?, arguments?]`.
  mutating func writeRequest(request: Int, service: String?, arguments: String?) {
    array { json in
      json.append(15)
      json.append(request)
      guard let service else { return }
      json.append(service)
      guard let arguments else { return }
      json.append(arguments)
    }
  }

  /// The message `["w", "resumed", lastEvent]`.
  mutating func writeResumed(lastEvent: Int) {
    array { json in
      json.append("w")
      json.append("resumed")
      json.append(lastEvent)
    }
  }

  /// The message `["w", "mounted", token, html, rules, title, url]`.
  mutating func writeMounted(
    token: String, html: (String, String), rules: String, title: String, url: String
  ) {
    array { json in
      json.append("w")
      json.append("mounted")
      json.append(token)
      json.array { $0.values(html.0, html.1) }
      json.append(rules)
      json.append(title)
      json.append(url)
    }
  }

  /// The message `["w", "reload"]`.
  mutating func writeReload() {
    array { json in
      json.append("w")
      json.append("reload")
    }
  }

  /// The message `[seq, lastEvent, ops]`.
  mutating func writePatch(seq: Int, lastEvent: Int, ops: (inout JSONText) -> Void) {
    array { json in
      json.append(seq)
      json.append(lastEvent)
      json.array(ops)
    }
  }
}

// MARK: - Messages of a browser

/// The fields of `["h", version, token, seq, url, drafts?]`.
struct WireHello {
  static let mark = "h"
  static let counts = 5...6
  let version: Int
  let token: String
  let seq: Int
  let url: String

  init(_ fields: ClientFields) throws(WireError) {
    guard fields.count <= 6 else { throw .wrongCount(fields.count) }
    version = try fields.int(1, "version")
    token = try fields.text(2, "token", limit: WireSchema.maximumName)
    seq = try fields.int(3, "seq")
    url = try fields.text(4, "url", limit: WireSchema.maximumName)
    if fields.count > 5 { try fields.requireList(5, "drafts") }
  }
}

/// The fields of `[number, seq, id, name, value?, version?]`.
struct WireEvent {
  static let counts = 4...6
  let number: Int
  let seq: Int
  let id: Int32
  let name: String
  let value: String?
  let version: Int?

  init(_ fields: ClientFields) throws(WireError) {
    guard fields.count <= 6 else { throw .wrongCount(fields.count) }
    number = try fields.int(0, "number", minimum: 1)
    seq = try fields.int(1, "seq")
    id = Int32(try fields.int(2, "id", maximum: Int(Int32.max)))
    name = try fields.text(3, "name", limit: WireSchema.maximumName)
    value = fields.count > 4 ? try fields.text(4, "value") : nil
    version = fields.count > 5 ? try fields.int(5, "version") : nil
  }
}

/// The fields of `[0, seq]`.
struct WireAcknowledgement {
  static let mark = 0
  static let counts = 2...2
  let seq: Int

  init(_ fields: ClientFields) throws(WireError) {
    guard fields.count <= 2 else { throw .wrongCount(fields.count) }
    seq = try fields.int(1, "seq")
  }
}
