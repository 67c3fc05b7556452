import Foundation
import StrataRendering

/// The rules of an element that are about its drawing, not its layout.
struct ElementLook {
  struct Clip {
    var outline: Outline
    var isEvenOdd: Bool
  }

  private(set) var background: Paint?
  /// The outline of the background.
  private(set) var surface = Outline.rectangle
  private(set) var clips: [Clip] = []
  private(set) var filters: [Filter] = []
  private(set) var mask: Paint?
  private(set) var opacity = 1.0
  private(set) var blend = BlendMode.normal
  private(set) var isHidden = false
  private var isIsolated = false
  private var moves: [StyleRule] = []

  init(_ node: LayoutNode) {
    let rules = node.element.style
    for rule in rules { apply(rule) }
    if node.element.kind == .scroll { clips.append(Clip(outline: .rectangle, isEvenOdd: false)) }
    // A filled shape needs no layer: its outline is that of its clip.
    let isPlainShape =
      node.element.kind == .shape && node.element.drawing.isEmpty && node.children.isEmpty
      && node.element.pictureRule == nil
    if isPlainShape, clips.count == 1, let clip = clips.first, !clip.isEvenOdd {
      (surface, clips) = (clip.outline, [])
    }
    if let button = node.element.buttonSurface { (background, surface) = (button, .rounded(12)) }
  }

  /// A Boolean value that indicates whether the element is painted apart, and then put in front of
  /// what is behind it.
  var needsLayer: Bool {
    opacity < 1 || blend != .normal || isIsolated || !clips.isEmpty || !filters.isEmpty
      || mask != nil
  }

  private mutating func apply(_ rule: StyleRule) {
    switch rule {
    case .background(let paint), .ground(let paint, _): background = paint
    case .rounded(let radius): surface = radius > 999 ? Outline(.capsule) : .rounded(radius)
    case .cornerRadius(let radius): clip(.rounded(radius))
    case .capsule: clip(Outline(.capsule))
    case .clip: clip(.rectangle)
    case .clipTo(let outline, let isEvenOdd): clip(outline, isEvenOdd: isEvenOdd)
    case .shadow(let paint, let radius, let x, let y):
      filters.append(.shadow(paint, radius: radius, x: x, y: y))
    case .filter(let filter): filters.append(filter)
    case .mask(let paint): mask = paint
    case .opacity(let value): opacity *= min(max(value, 0), 1)
    case .blend(let mode): blend = mode
    case .isolated: isIsolated = true
    case .hidden, .spokenOnly: isHidden = true
    case .offset, .rotation, .scale, .rotation3D, .matrix: moves.append(rule)
    default: break
    }
  }

  private mutating func clip(_ outline: Outline, isEvenOdd: Bool = false) {
    clips.append(Clip(outline: outline, isEvenOdd: isEvenOdd))
  }

  /// Returns the transform of the element's drawing.
  func transform(around frame: CGRect) -> CGAffineTransform {
    moves.reduce(.identity) { $0.concatenating(Self.transform(of: $1, around: frame)) }
  }

  private static func transform(of rule: StyleRule, around frame: CGRect) -> CGAffineTransform {
    switch rule {
    case .offset(let x, let y): CGAffineTransform(translationX: x, y: y)
    case .rotation(let degrees, let anchor):
      CGAffineTransform(rotationAngle: degrees * .pi / 180).around(anchor, of: frame)
    case .scale(let x, let y, let anchor):
      CGAffineTransform(scaleX: x, y: y).around(anchor, of: frame)
    case .rotation3D(let degrees, let axis, let anchor, _, _):
      turned(degrees, axis).around(anchor, of: frame)
    case .matrix(let n) where n.count == 6:
      CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        .around(Point(0, 0), of: frame)
    default: .identity
    }
  }

  /// Returns a rotation in space as it is seen from far away, without perspective.
  private static func turned(_ degrees: Double, _ axis: [Double]) -> CGAffineTransform {
    let length = axis.reduce(0) { $0 + $1 * $1 }.squareRoot()
    guard axis.count == 3, length > 0 else { return .identity }
    let (x, y, z) = (axis[0] / length, axis[1] / length, axis[2] / length)
    let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    let rest = 1 - c
    return CGAffineTransform(
      a: CGFloat(c + x * x * rest), b: CGFloat(y * x * rest + z * s),
      c: CGFloat(x * y * rest - z * s), d: CGFloat(c + y * y * rest), tx: 0, ty: 0)
  }
}

extension CGAffineTransform {
  /// Returns the transform about a point of a frame instead of the origin.
  fileprivate func around(_ anchor: StrataRendering.Point, of frame: CGRect) -> CGAffineTransform {
    let x = frame.minX + CGFloat(anchor.x) * frame.width
    let y = frame.minY + CGFloat(anchor.y) * frame.height
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension Element {
  /// The background of a button with a border.
  fileprivate var buttonSurface: Paint? {
    guard kind == .button else { return nil }
    if has("prominent") { return .named(has("destructive") ? "danger" : "accent") }
    return has("bordered") ? .named("fill") : nil
  }
}
