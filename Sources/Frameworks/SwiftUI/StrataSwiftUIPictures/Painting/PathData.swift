import Foundation
import StrataRendering
import StrataSwiftUIDrawing

/// Reads the data of an SVG path.
struct PathData {
  private var rest: Substring.UTF8View
  private var made = Path()
  private var here = CGPoint.zero
  private var start = CGPoint.zero
  /// The control point that a smooth curve mirrors, and the kind of curve that it is of.
  private var control: (point: CGPoint, isCubic: Bool)?

  init(_ data: String) { rest = Substring(data).utf8 }

  /// The path. It ends at what cannot be read.
  var path: Path {
    mutating get {
      var command = UInt8(0)
      while let next = peek() {
        if Self.isLetter(next) {
          command = next
          rest.removeFirst()
        } else if command == 0 {
          break
        }
        guard step(command) else { break }
        // Further points behind a move are lines.
        if command == UInt8(ascii: "M") { command = UInt8(ascii: "L") }
        if command == UInt8(ascii: "m") { command = UInt8(ascii: "l") }
      }
      return made
    }
  }

  private mutating func step(_ command: UInt8) -> Bool {
    let isRelative = command >= UInt8(ascii: "a")
    let kind = Character(UnicodeScalar(command & 0xDF))
    let counts: [Character: Int] = [
      "M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0,
    ]
    guard let count = counts[kind], let numbers = numbers(count, isArc: kind == "A") else {
      return false
    }
    perform(kind, numbers, isRelative ? here : .zero)
    return kind != "Z" || peek().map(Self.isLetter) ?? false
  }

  private mutating func perform(_ kind: Character, _ n: [Double], _ origin: CGPoint) {
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: origin.x + n[index], y: origin.y + n[index + 1])
    }
    let before = control
    control = nil
    switch kind {
    case "M":
      here = point(0)
      start = here
      made.move(to: here)
    case "L": line(to: point(0))
    case "H": line(to: CGPoint(x: origin.x + n[0], y: here.y))
    case "V": line(to: CGPoint(x: here.x, y: origin.y + n[0]))
    case "C": curve(point(0), point(2), point(4))
    case "S": curve(mirrored(before, isCubic: true), point(0), point(2))
    case "Q": bend(point(0), point(2))
    case "T": bend(mirrored(before, isCubic: false), point(0))
    case "A": arc(n, to: point(5))
    default:
      made.closeSubpath()
      here = start
    }
  }

  private mutating func line(to end: CGPoint) {
    here = end
    made.addLine(to: end)
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    made.addCurve(to: end, control1: first, control2: second)
    (here, control) = (end, (second, true))
  }

  private mutating func bend(_ middle: CGPoint, _ end: CGPoint) {
    made.addQuadCurve(to: end, control: middle)
    (here, control) = (end, (middle, false))
  }

  private func mirrored(_ before: (point: CGPoint, isCubic: Bool)?, isCubic: Bool) -> CGPoint {
    guard let before, before.isCubic == isCubic else { return here }
    return CGPoint(x: 2 * here.x - before.point.x, y: 2 * here.y - before.point.y)
  }

  /// Adds a part of an ellipse, as the SVG standard computes its center from its ends.
  private mutating func arc(_ n: [Double], to end: CGPoint) {
    var (rx, ry) = (abs(n[0]), abs(n[1]))
    guard rx > 0, ry > 0, end != here else { return line(to: end) }
    let turn = n[2] * .pi / 180
    let (dx, dy) = (Double(here.x - end.x) / 2, Double(here.y - end.y) / 2)
    let (x, y) = (cos(turn) * dx + sin(turn) * dy, -sin(turn) * dx + cos(turn) * dy)
    let scale = (x * x) / (rx * rx) + (y * y) / (ry * ry)
    if scale > 1 { (rx, ry) = (rx * scale.squareRoot(), ry * scale.squareRoot()) }
    let rest = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    let root = (max(0, rest) / (rx * rx * y * y + ry * ry * x * x)).squareRoot()
    let factor = (n[3] != 0) == (n[4] != 0) ? -root : root
    let (cx, cy) = (factor * rx * y / ry, -factor * ry * x / rx)
    let from = atan2((y - cy) / ry, (x - cx) / rx)
    var sweep = atan2((-y - cy) / ry, (-x - cx) / rx) - from
    if n[4] != 0, sweep < 0 { sweep += 2 * .pi }
    if n[4] == 0, sweep > 0 { sweep -= 2 * .pi }
    let center = CGPoint(
      x: cos(turn) * cx - sin(turn) * cy + Double(here.x + end.x) / 2,
      y: sin(turn) * cx + cos(turn) * cy + Double(here.y + end.y) / 2)
    let place = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: turn)
      .scaledBy(x: rx, y: ry)
    addArc(from, sweep, place)
    line(to: end)
  }

  /// Adds a part of the unit circle, moved by a transform, in curves of at most a quarter.
  private mutating func addArc(_ from: Double, _ sweep: Double, _ place: CGAffineTransform) {
    let count = Int((abs(sweep) / (.pi / 2)).clamped(to: 1...1000).rounded(.up))
    let step = sweep / Double(count)
    let bend = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (a, b) = (from + Double(index) * step, from + Double(index + 1) * step)
      let first = CGPoint(x: cos(a) - bend * sin(a), y: sin(a) + bend * cos(a))
      let second = CGPoint(x: cos(b) + bend * sin(b), y: sin(b) - bend * cos(b))
      made.addCurve(
        to: CGPoint(x: cos(b), y: sin(b)).applying(place), control1: first.applying(place),
        control2: second.applying(place))
    }
  }

  // MARK: Reading

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) && byte != UInt8(ascii: "e")
  }

  /// Returns the next byte that is no separator.
  private mutating func peek() -> UInt8? {
    while let byte = rest.first, byte == UInt8(ascii: ",") || byte <= UInt8(ascii: " ") {
      rest.removeFirst()
    }
    return rest.first
  }

  /// Reads numbers. The fourth and fifth of an arc are single digits, which may have no separator.
  private mutating func numbers(_ count: Int, isArc: Bool) -> [Double]? {
    var found: [Double] = []
    while found.count < count {
      guard let number = isArc && (found.count == 3 || found.count == 4) ? flag() : number() else {
        return nil
      }
      found.append(number)
    }
    return found
  }

  private mutating func flag() -> Double? {
    guard let byte = peek(), byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else {
      return nil
    }
    rest.removeFirst()
    return Double(byte - UInt8(ascii: "0"))
  }

  private mutating func number() -> Double? {
    guard peek() != nil else { return nil }
    var text: [UInt8] = []
    var hasPoint = false
    while let byte = rest.first {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      if isSign, !text.isEmpty, text.last != UInt8(ascii: "e") { break }
      if byte == UInt8(ascii: ".") {
        if hasPoint { break }
        hasPoint = true
      }
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isDigit || isSign || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "e") else {
        break
      }
      text.append(byte)
      rest.removeFirst()
    }
    return Double(String(decoding: text, as: UTF8.self))
  }
}
