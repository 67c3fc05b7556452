/// One thing on the screen: what it is, how it is laid out, what it says. Its place is the tree's
/// business, its drawing a renderer's.
public struct Element: Equatable, Sendable {
  public var kind: ElementKind
  public var style: [StyleRule]
  public var attributes: Attributes
  public var events: EventSet
  public var text: String?
  public var control: ControlValue?
  /// What is drawn here, the last in front.
  public var drawing: [Figure]
  /// Where it takes all the room that it is offered; the tree works it out.
  public var stretch: Stretch = []
  /// The columns of a grid or of one of its rows; the tree counts them.
  public var columns = 0

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
    self.control = control
    self.drawing = drawing
  }

  public subscript(attribute: Attribute) -> String? {
    get { attributes[attribute] }
    set { attributes[attribute] = newValue }
  }

  /// Sets a flag attribute, or takes it away.
  public mutating func set(_ attribute: Attribute, _ isSet: Bool) {
    attributes[attribute] = isSet ? "true" : nil
  }
}
