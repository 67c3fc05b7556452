import StrataKitTesting
import StrataRendering

/// A tree that changes at random, the same way for the same seed.
struct RandomTree {
  private(set) var root = ElementTree(id: .screen, element: Element(.root))
  private var random: SeededGenerator
  private var lastID: Int32 = 2
  /// The values that controls were set to after they were drawn.
  private var controls: [Int32: String] = [:]

  private static let containers: [ElementKind] = [
    .vStack, .hStack, .zStack, .box, .list, .section, .rows, .scroll, .page, .button, .link,
  ]
  private static let leaves: [ElementKind] = [
    .text, .heading, .symbol, .picture, .spacer, .divider, .progress, .textField, .textEditor,
    .toggle, .option, .label,
  ]

  init(seed: Int) {
    random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<4 { root.children.append(makeTree(depth: 2)) }
  }

  /// Makes a random change and returns its mutations, as a flush would.
  mutating func change() -> [Mutation] {
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: insert()
    case 2: remove()
    case 3, 4: move()
    default: update()
    }
  }

  /// Shows the values that controls were set to, whatever their markup has.
  func showLiveValues(in dom: DOMNode) {
    for (number, value) in controls { dom.node(number)?.liveValue = value }
  }

  // MARK: Changes

  private mutating func insert() -> [Mutation] {
    let tree = makeTree(depth: 1)
    let parent = pickContainer()
    var before: ElementID?
    change(parent) { node, random in
      let place = Int.random(in: 0...node.children.count, using: &random)
      before = place < node.children.count ? node.children[place].id : nil
      node.children.insert(tree, at: place)
    }
    return [.insert(tree, parent: parent, before: before)]
  }

  private mutating func remove() -> [Mutation] {
    var gone: ElementID?
    change(pickContainer()) { node, random in
      guard let place = node.children.indices.randomElement(using: &random) else { return }
      gone = node.children.remove(at: place).id
    }
    return gone.map { [.remove($0)] } ?? []
  }

  private mutating func move() -> [Mutation] {
    let parent = pickContainer()
    var moved: (ElementID, before: ElementID?)?
    change(parent) { node, random in
      guard let from = node.children.indices.randomElement(using: &random) else { return }
      let child = node.children.remove(at: from)
      let to = Int.random(in: 0...node.children.count, using: &random)
      moved = (child.id, to < node.children.count ? node.children[to].id : nil)
      node.children.insert(child, at: to)
    }
    return moved.map { [.move($0.0, parent: parent, before: $0.before)] } ?? []
  }

  private mutating func update() -> [Mutation] {
    let ids = all(root).map(\.id).filter { $0 != .screen }
    guard let id = ids.randomElement(using: &random) else { return [] }
    var mutations: [Mutation] = []
    var value: String?
    change(id) { node, random in
      let old = node.element
      Self.bend(&node.element, &random)
      var before = old
      before.control = node.element.control
      if before != node.element { mutations.append(.update(id, from: before, to: node.element)) }
      if let control = node.element.control, control != old.control {
        mutations.append(.control(id, version: 0, control))
        value = control.wireText
      }
    }
    if let value { controls[id.rawValue] = value }
    return mutations
  }

  // MARK: Making

  private mutating func makeTree(depth: Int) -> ElementTree {
    let kinds = depth > 0 ? Self.containers + Self.leaves : Self.leaves
    let kind = kinds.randomElement(using: &random) ?? .text
    lastID += 1
    var tree = ElementTree(id: ElementID(lastID), element: Self.make(kind, &random))
    guard Self.containers.contains(kind), depth > 0 else { return tree }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      tree.children.append(makeTree(depth: depth - 1))
    }
    return tree
  }

  private static func make(_ kind: ElementKind, _ random: inout SeededGenerator) -> Element {
    var element = Element(kind)
    switch kind {
    case .textField, .textEditor: element.control = .text("")
    case .toggle: element.control = .isOn(false)
    case .option: element.attributes = [.group: "g", .choice: "c"]
    default: break
    }
    bend(&element, &random)
    return element
  }

  /// Makes one random change of an element.
  private static func bend(_ element: inout Element, _ random: inout SeededGenerator) {
    let text = (Hostile.texts + ["plain", "other"]).randomElement(using: &random) ?? ""
    switch (Int.random(in: 0...4, using: &random), element.control) {
    case (0, .text): element.control = .text(text)
    case (0, .isOn(let isOn)): element.control = .isOn(!isOn)
    case (0...1, _):
      if [.text, .heading, .label, .option].contains(element.kind) { element.text = text }
    case (2, _): element.style = randomRules(&random)
    case (3, _):
      let attributes: [Attribute] = [
        .identifier, .label, .hint, .valueText, .isHidden, .url, .source, .symbol, .alternative,
        .placeholder, .isDisabled, .isSelected, .isCurrent, .fraction, .variant, .scrollKey,
        .language, .level,
      ]
      let attribute = attributes.randomElement(using: &random) ?? .label
      element[attribute] = Bool.random(using: &random) ? text : nil
    default: element.events.formSymmetricDifference(.tap)
    }
  }

  private static func randomRules(_ random: inout SeededGenerator) -> [StyleRule] {
    let number = Double(Int.random(in: -4...40, using: &random)) / 2
    let rules: [StyleRule] = [
      .spacing(number), .padding(top: number, leading: nil, bottom: nil, trailing: nil),
      .foreground(.rgba(red: number / 40, green: 0, blue: 0, opacity: 1)), .grow, .italic,
      .background(.named("red")), .opacity(number / 20),
    ]
    return rules.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
  }

  // MARK: Walking

  private func all(_ tree: ElementTree) -> [ElementTree] { [tree] + tree.children.flatMap(all) }

  private mutating func pickContainer() -> ElementID {
    let ids = all(root).filter { $0.id == .screen || Self.containers.contains($0.element.kind) }
    return ids.randomElement(using: &random)?.id ?? .screen
  }

  private mutating func change(
    _ id: ElementID, _ body: (inout ElementTree, inout SeededGenerator) -> Void
  ) {
    func visit(_ tree: inout ElementTree, _ random: inout SeededGenerator) {
      if tree.id == id { return body(&tree, &random) }
      for index in tree.children.indices { visit(&tree.children[index], &random) }
    }
    visit(&root, &random)
  }
}
