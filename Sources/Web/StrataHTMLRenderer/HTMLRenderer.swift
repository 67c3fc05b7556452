public import StrataRendering
public import StrataWire

/// Renders for one browser: first pages as HTML, changes as patches.
///
/// The renderer remembers the CSS rules that the browser has, so that each rule is sent once.
@MainActor public final class HTMLRenderer: Renderer {
  /// A closure that is called with each patch that is not empty.
  public var onPatch: (([PatchOperation]) -> Void)?
  /// The window's title, which is sent with address changes.
  public var title = ""

  private var sentRules: Set<String> = []

  /// Creates a renderer for a browser that has no CSS rules yet.
  public init() {}

  /// Returns a whole page: the content of both roots, and all rules that it uses as one sheet.
  public func page(_ roots: [ElementTree]) -> HTMLPage {
    sentRules = []
    var sheets = ""
    let contents = roots.map { root in
      var writer = HTMLWriter()
      writer.write(children: root)
      for rule in fresh(writer.rules) { sheets += rule }
      return writer.text
    }
    let outermost = roots.first?.children.first?.element
    return HTMLPage(
      contents: contents, rules: sheets, language: outermost?[.language],
      direction: outermost?[.direction])
  }

  public func apply(_ mutations: [Mutation]) {
    var operations: [PatchOperation] = []
    for mutation in mutations { append(mutation, to: &operations) }
    operations.dropIdleMotions()
    if !operations.isEmpty { onPatch?(operations) }
  }

  private func append(_ mutation: Mutation, to operations: inout [PatchOperation]) {
    switch mutation {
    case .motion(let motion): operations.append(.motion(motion?.timing))
    case .insert(let tree, let parent, let before, let pose):
      var writer = HTMLWriter()
      writer.write(tree)
      operations += fresh(writer.rules).map(PatchOperation.rule)
      operations.append(
        .insert(
          parent: parent.rawValue, before: before?.rawValue ?? 0, html: writer.text,
          from: pose?.css))
    case .update(let id, let old, let new): appendUpdate(id, old, new, to: &operations)
    case .move(let id, let parent, let before):
      operations.append(
        .move(parent: parent.rawValue, before: before?.rawValue ?? 0, id: id.rawValue))
    case .remove(let id, let pose):
      operations.append(.remove(id: id.rawValue, to: pose?.css))
    case .control(let id, let version, let value):
      operations.append(.control(id: id.rawValue, version: version, value: value.wireText))
    case .focus(let id): operations.append(.focus(id: id?.rawValue ?? 0))
    case .announce(let text, let assertive):
      operations.append(.announce(text, assertive: assertive))
    case .title(let title):
      self.title = title
      operations.append(.title(title))
    case .location(let change):
      operations.append(.location(step: change.step.rawValue, url: change.url, title: title))
    case .scroll(let id, let x, let y):
      operations.append(.scroll(id: id.rawValue, x: x, y: y))
    }
  }

  /// Returns the CSS of those rules that this browser does not have yet, and marks them as sent.
  func fresh(_ rules: [ClassName]) -> [String] {
    rules.flatMap { rule -> [String] in
      guard let css = rule.css, sentRules.insert(rule.name).inserted else { return [] }
      return (rule.face.map { [$0] } ?? []) + [".\(rule.name){\(css)}"]
    }
  }
}

/// The content of a first page.
public struct HTMLPage: Equatable, Sendable {
  /// The HTML inside each root element, in the order of the roots.
  public var contents: [String]
  /// The CSS rules that the page uses.
  public var rules: String
  /// The language that the app sets; `nil` for none.
  public var language: String?
  /// The writing direction that the app sets, `ltr` or `rtl`; `nil` for none.
  public var direction: String?
}

extension [PatchOperation] {
  /// Removes animations that no following operation uses.
  fileprivate mutating func dropIdleMotions() {
    func isMotion(_ index: Int) -> Bool {
      guard index < count else { return true }
      if case .motion = self[index] { return true } else { return false }
    }
    let idle = indices.filter { isMotion($0) && isMotion($0 + 1) }
    for index in idle.reversed() { remove(at: index) }
  }
}
