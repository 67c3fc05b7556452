/// An element on the screen: its kind, layout, attributes and content. Its position is known by the
/// tree, and its drawing by a renderer.
public struct Element: Equatable, Sendable {
  // The order of the small properties matters: a window has hundreds of elements, and these share
  // eight bytes.
  /// The kind of element, such as a button or a picture.
  public var kind: ElementKind
  /// The axes along which the element takes all the space offered; computed by the tree.
  public var stretch: Stretch = []
  /// The events that the app handles.
  public var events: EventSet
  /// The rules of the element's layout and look.
  public var style: [StyleRule]
  /// The attributes of the element, such as its identifier and its accessibility hint.
  public var attributes: Attributes
  /// The text, for elements that show one.
  public var text: String?
  /// The properties that few elements have; `nil` if all of them have their usual values.
  private var rare: RareProperties?

  /// Creates a handle of an element of the page, valid until the page removes it.
  public init(
    _ kind: ElementKind, style: [StyleRule] = [], attributes: Attributes = [:],
    events: EventSet = [], text: String? = nil, control: ControlValue? = nil,
    drawing: [Figure] = []
  ) {
    self.kind = kind
    self.style = style
    self.attributes = attributes
    self.events = events
    self.text = text
    if control != nil { self.control = control }
    if !drawing.isEmpty { self.drawing = drawing }
  }

  /// The value of an attribute, or `nil` if it is not set.
  public subscript(attribute: Attribute) -> String? {
    get { attributes[attribute] }
    set { attributes[attribute] = newValue }
  }

  /// Sets a flag attribute, or removes it.
  public mutating func set(_ attribute: Attribute, _ isSet: Bool) {
    attributes[attribute] = isSet ? "true" : nil
  }
}

// MARK: - Rare properties

extension Element {
  /// The value of a control; `nil` for other elements.
  public var control: ControlValue? {
    get { rare?.values.control }
    set { changeRare { $0.control = newValue } }
  }

  /// The shapes that the element draws, the last in front.
  public var drawing: [Figure] {
    get { rare?.values.drawing ?? [] }
    set { changeRare { $0.drawing = newValue } }
  }

  /// The columns of a grid or of one of its rows; computed by the tree.
  public var columns: Int {
    get { rare?.values.columns ?? 0 }
    set { if newValue != columns { changeRare { $0.columns = newValue } } }
  }

  /// The columns that share the remaining width, a bit for each; computed by the tree.
  public var growingColumns: UInt64 {
    get { rare?.values.growingColumns ?? 0 }
    set { if newValue != growingColumns { changeRare { $0.growingColumns = newValue } } }
  }

  private mutating func changeRare(_ change: (inout RareProperties.Values) -> Void) {
    var values = rare?.values ?? RareProperties.Values()
    change(&values)
    rare = values == RareProperties.Values() ? nil : RareProperties(values)
  }
}
