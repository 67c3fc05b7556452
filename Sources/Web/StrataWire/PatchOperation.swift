/// An operation that the browser carries out, see `docs/internals/wire.md`.
public enum PatchOperation: Equatable, Sendable {
  case text(id: Int32, String)
  case attribute(id: Int32, name: String, value: String?)
  /// Inserts markup. In an animation, `from` is the look that it starts with, as CSS declarations;
  /// without `from` it fades in.
  case insert(parent: Int32, before: Int32, html: String, from: String? = nil)
  case remove(id: Int32, to: String? = nil)
  case move(parent: Int32, before: Int32, id: Int32)
  case rule(String)
  case control(id: Int32, version: Int, value: String)
  case focus(id: Int32)
  case location(step: String, url: String, title: String)
  case announce(String, assertive: Bool)
  case title(String)
  /// Sets the markup inside an element that has no children with numbers, such as a symbol's
  /// drawing.
  case markup(id: Int32, html: String)
  /// Sets the animation of the operations that follow; `nil` for none.
  case motion(Timing?)
  /// Scrolls an element into view, aligning a point of it with the same point of the scroll view
  /// (each part 0…1).
  case scroll(id: Int32, x: Double?, y: Double?)
  /// Sends a request to a service of the browser; answers come as events.
  case request(Int, service: String, arguments: String)
  /// Cancels a request to the browser by its number.
  case cancelRequest(Int)
}

extension PatchOperation {
  private static func percent(_ part: Double) -> Int {
    part >= 0 ? Int((min(part, 1) * 100).rounded()) : 0
  }

  func write(to json: inout JSONText) {
    switch self {
    case .text(let id, let text): json.writeText(id: id, text: text)
    case .attribute(let id, let name, let value):
      json.writeAttribute(id: id, name: name, value: value)
    case .insert(let parent, let before, let html, let pose):
      json.writeInsert(parent: parent, before: before, html: html, from: pose)
    case .remove(let id, let pose): json.writeRemove(id: id, to: pose)
    case .move(let parent, let before, let id):
      json.writeMove(parent: parent, before: before, id: id)
    case .rule(let css): json.writeRule(css: css)
    case .control(let id, let version, let value):
      json.writeControl(id: id, version: version, value: value)
    case .focus(let id): json.writeFocus(id: id)
    case .location(let step, let url, let title):
      json.writeLocation(how: step, url: url, title: title)
    case .announce(let text, let assertive):
      json.writeAnnounce(text: text, assertive: assertive)
    case .title(let title): json.writeTitle(text: title)
    case .markup(let id, let html): json.writeMarkup(id: id, html: html)
    case .motion(let timing): json.write(timing)
    case .scroll(let id, let x, let y):
      json.writeScroll(id: id, x: x.map(Self.percent), y: y.map(Self.percent))
    case .request(let number, let service, let arguments):
      json.writeRequest(request: number, service: service, arguments: arguments)
    case .cancelRequest(let number):
      json.writeRequest(request: number, service: nil, arguments: nil)
    }
  }
}
