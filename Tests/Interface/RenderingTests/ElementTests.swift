import StrataRendering
import Testing

/// Tests of elements and their attributes.
@Suite struct ElementTests {
  /// A small generator, so that each run of the tests makes the same changes.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  @Test(arguments: 1...8)
  func `attributes hold the same values as a dictionary, in the vocabulary's order`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var attributes = Attributes()
    var expected: [Attribute: String] = [:]
    for step in 0..<300 {
      guard let name = Attribute.allCases.randomElement(using: &numbers) else { return }
      let value = Bool.random(using: &numbers) ? "\(step)" : nil
      attributes[name] = value
      expected[name] = value
      #expect(attributes[name] == value)
    }
    #expect(attributes.isEmpty == expected.isEmpty)
    #expect(attributes.map(\.name) == expected.keys.sorted())
    #expect(attributes.map(\.value) == expected.keys.sorted().map { expected[$0] })
    for name in Attribute.allCases { #expect(attributes[name] == expected[name]) }
  }

  @Test func `an element takes 48 bytes, since its rare properties are behind one reference`() {
    #expect(MemoryLayout<Element>.size == 48)
  }

  @Test func `rare properties hold what was set, and count in a comparison of elements`() {
    let plain = Element(.slider)
    var element = plain
    (element.control, element.columns, element.growingColumns) = (.isOn(true), 3, 5)
    element.drawing = [Figure(.group([]))]
    #expect(element.control == .isOn(true) && element.columns == 3)
    #expect(element.growingColumns == 5 && element.drawing == [Figure(.group([]))])
    #expect(element != plain)
    var same = Element(.slider, control: .isOn(true), drawing: [Figure(.group([]))])
    #expect(same != element)
    (same.columns, same.growingColumns) = (3, 5)
    #expect(same == element)
    (element.control, element.columns, element.growingColumns) = (nil, 0, 0)
    element.drawing = []
    #expect(element == plain)
  }

  @Test func `attributes are equal for every order in which they are set`() {
    let pairs: [(Attribute, String)] = [
      (.url, "/"), (.label, "A"), (.commands, "c"), (.level, "1"),
    ]
    let all = pairs.indices.map { Array(pairs[$0...] + pairs[..<$0]) }
    let made = (all + all.map { $0.reversed() }).map { pairs in
      var attributes = Attributes()
      for (name, value) in pairs { attributes[name] = value }
      return attributes
    }
    #expect(made.allSatisfy { $0 == made[0] })
    #expect(made[0] == [.commands: "c", .level: "1", .label: "A", .url: "/"])
  }

  @Test func `a repeated attribute keeps its last value, and a cleared one is removed`() {
    let twice = Attributes(dictionaryLiteral: (.label, "A"), (.label, "B"))
    #expect(twice == [.label: "B"] && twice.map(\.value) == ["B"])
    var cleared: Attributes = [.label: "A"]
    cleared[.hint] = nil
    #expect(cleared == [.label: "A"])
    cleared[.label] = nil
    #expect(cleared == [:] && Array(cleared).isEmpty)
  }

  @Test func `an attribute with an empty text is present`() {
    var attributes: Attributes = [.label: ""]
    #expect(!attributes.isEmpty && attributes[.label] == "")
    attributes[.label] = "A"
    #expect(attributes != [.label: ""])
  }

  @Test func `attributes can be iterated several times, and a copy does not change with them`() {
    var attributes: Attributes = [.url: "/", .label: "A"]
    let copy = attributes
    let iterator = attributes.makeIterator()
    attributes[.label] = nil
    #expect(iterator.next()?.value == "A" && iterator.next()?.value == "/")
    #expect(iterator.next() == nil && iterator.next() == nil)
    #expect(copy.map(\.name) == [.label, .url] && copy.map(\.name) == [.label, .url])
  }

  @Test func `attributes are ordered as they are declared`() {
    #expect(Attribute.allCases == Attribute.allCases.sorted())
    #expect(Attribute.identifier < .label && !(Attribute.label < .label))
  }

  /// The ways in which an element can differ from another one.
  private static let changes: [@Sendable (inout Element) -> Void] = [
    { $0.kind = .link }, { $0.style = [.hidden] }, { $0.attributes = [.label: "A"] },
    { $0.events = .tap }, { $0.text = "text" }, { $0.control = .isOn(false) },
    { $0.drawing = [Figure(.group([]))] }, { $0.stretch = .width }, { $0.columns = 1 },
    { $0.growingColumns = 1 },
  ]

  @Test func `elements differ if one of their parts does`() {
    let plain = Element(.button)
    var all: [Element] = [plain]
    for change in Self.changes {
      var changed = plain
      change(&changed)
      #expect(!all.contains(changed))
      all.append(changed)
    }
    #expect(plain == Element(.button) && plain.text == nil && plain.control == nil)
    #expect(plain.style.isEmpty && plain.attributes.isEmpty && plain.events.isEmpty)
  }

  @Test
  func `setting a flag to true adds its attribute, and setting it to false removes the attribute`()
  {
    var element = Element(.button, attributes: [.isBusy: "false"])
    element.set(.isBusy, true)
    element.set(.isBusy, true)
    #expect(element.attributes == [.isBusy: "true"])
    element.set(.isBusy, false)
    element.set(.isSelected, false)
    #expect(element.attributes.isEmpty)
    element[.label] = "A"
    #expect(element[.label] == "A" && element.attributes == [.label: "A"])
  }

  @Test func `element trees are unequal if an ID, an element or the order of children differs`() {
    let leaves = [2, 3].map { ElementTree(id: ElementID($0), element: Element(.text)) }
    let tree = ElementTree(id: ElementID(1), element: Element(.vStack), children: leaves)
    #expect(tree == ElementTree(id: ElementID(1), element: Element(.vStack), children: leaves))
    #expect(tree != ElementTree(id: ElementID(4), element: Element(.vStack), children: leaves))
    #expect(tree != ElementTree(id: ElementID(1), element: Element(.hStack), children: leaves))
    #expect(tree != ElementTree(id: tree.id, element: tree.element, children: leaves.reversed()))
    #expect(tree != ElementTree(id: tree.id, element: tree.element) && leaves[0].children.isEmpty)
  }

  @Test func `identifiers are ordered by their number and written with a hash sign`() {
    #expect(ElementID(2) < ElementID(10) && !(ElementID(2) < ElementID(2)))
    #expect("\(ElementID(42))" == "#42" && "\(ElementID(-1))" == "#-1")
    #expect(ElementID.screen != .presentations && ElementID.screen < .presentations)
    #expect(Set([ElementID(5), ElementID(5), ElementID(6)]).count == 2)
  }

  @Test func `control values of different kinds differ although their text is the same`() {
    let values: [ControlValue] = [.text("true"), .choice("true"), .isOn(true)]
    #expect(values.allSatisfy { $0.wireText == "true" })
    #expect(values[0] != values[1] && values[1] != values[2] && values[0] != values[2])
    #expect(ControlValue.text("").wireText.isEmpty)
  }
}
