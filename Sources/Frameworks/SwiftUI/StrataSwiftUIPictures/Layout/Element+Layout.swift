import Foundation
import StrataRendering

extension Element {
  /// The room that padding adds around the element's frame.
  var insets: Insets {
    if kind == .button, variants.contains(where: { $0 == "bordered" || $0 == "prominent" }) {
      return Insets(top: 7, leading: 12, bottom: 7, trailing: 12)
    }
    return padding
  }

  /// The room that rules of padding add, which is part of the lengths of a frame's rule.
  private var padding: Insets {
    var insets = Insets()
    for case .padding(let top, let leading, let bottom, let trailing) in style {
      insets.top += top ?? 0
      insets.leading += leading ?? 0
      insets.bottom += bottom ?? 0
      insets.trailing += trailing ?? 0
    }
    return insets
  }

  /// The rule that determines the size of the element's frame; `nil` if its content does.
  var frameRule: StyleRule? {
    guard kind != .spacer else { return nil }
    for rule in style {
      switch rule {
      case .size, .limits: return rule.shrunk(by: padding)
      case .fixed, .aspectRatio: return rule
      default: continue
      }
    }
    return nil
  }

  /// The lengths of the frame if no size is proposed.
  var ideal: (width: Double?, height: Double?) {
    for case .ideal(let width, let height) in style { return (width?.length, height?.length) }
    return (nil, nil)
  }

  /// The alignment of the content in the frame.
  var alignment: (horizontal: StyleRule.Alignment, vertical: StyleRule.Alignment) {
    for case .place(let horizontal, let vertical) in style { return (horizontal, vertical) }
    return has("geo") ? (.start, .start) : (.center, .center)
  }

  /// The names of the variants of the element's kind.
  var variants: [Substring] { self[.variant]?.split(separator: " ") ?? [] }

  func has(_ variant: Substring) -> Bool { variants.contains(variant) }

  func hasRule(_ rule: StyleRule) -> Bool { style.contains(rule) }

  /// A Boolean value that indicates whether the element is in front of or behind another one, whose
  /// size it has.
  var isLayer: Bool { has("layer") }

  /// A Boolean value that indicates whether only assistive technology gets the element.
  var isSpokenOnly: Bool { hasRule(.spokenOnly) || has("vh") }

  /// A Boolean value that indicates whether the label has the accent color unless it sets one.
  var isTintedControl: Bool {
    (kind == .button || kind == .link) && !has("plain") && !has("custom")
  }

  /// The distance between the members of a stack, in points; `nil` for the usual one.
  var spacing: Double? {
    for case .spacing(let distance) in style { return distance }
    return nil
  }

  /// The alignment of a stack's members across it.
  var itemAlignment: StyleRule.Alignment {
    for case .alignItems(let alignment) in style { return alignment }
    return .center
  }

  /// The place of the element's middle in the space around it; `nil` if its container places it.
  var position: Point? {
    for case .position(let x, let y) in style { return Point(x, y) }
    return nil
  }
}

extension CGRect {
  /// Returns the top left corner of a view of a size that is aligned in the rectangle.
  func corner(
    of size: CGSize, _ alignment: (horizontal: StyleRule.Alignment, vertical: StyleRule.Alignment)
  ) -> CGPoint {
    let free = (across: Double(width - size.width), down: Double(height - size.height))
    return CGPoint(
      x: Double(minX) + alignment.horizontal.share * free.across,
      y: Double(minY) + alignment.vertical.share * free.down)
  }
}

extension StyleRule {
  /// Returns the rule of a frame whose lengths are those inside of the padding.
  fileprivate func shrunk(by insets: Insets) -> StyleRule {
    let (x, y) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    switch self {
    case .size(let width, let height):
      return .size(width: width.map { max(0, $0 - x) }, height: height.map { max(0, $0 - y) })
    case .limits(let minWidth, let maxWidth, let minHeight, let maxHeight):
      return .limits(
        minWidth: minWidth.map { $0 - x }, maxWidth: maxWidth.map { $0 - x },
        minHeight: minHeight.map { $0 - y }, maxHeight: maxHeight.map { $0 - y })
    default: return self
    }
  }
}

extension StyleRule.Alignment {
  /// The part of the free room that lies before an aligned view.
  var share: Double {
    switch self {
    case .start, .firstBaseline, .stretch: 0
    case .center: 0.5
    case .end, .lastBaseline: 1
    case .custom(_, let nearest): nearest.share
    }
  }
}

extension StyleRule.Side {
  /// The part of the free room that lies before an aligned view.
  var share: Double {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}

extension Lettering {
  /// The look of the elements inside, which do not inherit what belongs to one text only.
  var forChildren: Lettering {
    var copy = self
    (copy.background, copy.lineRoom) = (nil, 1)
    return copy
  }
}
