/// One step that the browser carries out. `docs/internals/wire.md` says what each means.
public enum PatchOperation: Equatable, Sendable {
  case text(id: Int32, String)
  case attribute(id: Int32, name: String, value: String?)
  /// In a motion it comes from a pose, declarations in the script's spelling; without one, fading.
  case insert(parent: Int32, before: Int32, html: String, from: String? = nil)
  case remove(id: Int32, to: String? = nil)
  case move(parent: Int32, before: Int32, id: Int32)
  case rule(String)
  case control(id: Int32, version: Int, value: String)
  case focus(id: Int32)
  case location(step: String, url: String, title: String)
  case announce(String, assertive: Bool)
  case title(String)
  /// The markup inside an element that has no numbered children, such as a symbol's drawing.
  case markup(id: Int32, html: String)
  /// What follows is seen happening; without a timing it is there at once.
  case motion(Timing?)
  /// Brings an element into sight, by a point of it and of what scrolls (each part 0…1).
  case scroll(id: Int32, x: Double?, y: Double?)
  /// Asks the browser for a service; answers come as events.
  case request(Int, service: String, arguments: String)
  /// Nobody waits for the answer any more.
  case cancelRequest(Int)
}

extension PatchOperation {
  private static func percent(_ part: Double) -> Int { Int((min(max(part, 0), 1) * 100).rounded()) }

  func write(to json: inout JSONText) {
    json.array { json in
      switch self {
      case .text(let id, let text): json.values(0, id, text)
      case .attribute(let id, let name, let value): json.values(1, id, name, value)
      case .insert(let parent, let before, let html, let pose):
        json.values(2, parent, before, html)
        if let pose { json.append(pose) }
      case .remove(let id, let pose):
        json.values(3, id)
        if let pose { json.append(pose) }
      case .move(let parent, let before, let id): json.values(4, parent, before, id)
      case .rule(let css): json.values(5, css)
      case .control(let id, let version, let value): json.values(6, id, version, value)
      case .focus(let id): json.values(7, id)
      case .location(let step, let url, let title): json.values(8, step, url, title)
      case .announce(let text, let assertive): json.values(9, text, assertive ? 1 : 0)
      case .title(let title): json.values(10, title)
      case .markup(let id, let html): json.values(11, id, html)
      case .motion(let timing):
        json.append(12)
        timing?.write(to: &json)
      case .scroll(let id, let x, let y):
        json.values(14, id, x.map(Self.percent), y.map(Self.percent))
      case .request(let number, let service, let arguments):
        json.values(15, number, service, arguments)
      case .cancelRequest(let number): json.values(15, number)
      }
    }
  }
}
