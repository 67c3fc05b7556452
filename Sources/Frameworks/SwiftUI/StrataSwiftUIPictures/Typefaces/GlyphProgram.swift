import Foundation
import StrataSwiftUIDrawing

/// Runs the program that draws a glyph of a compact font (Type 2 charstrings).
struct GlyphProgram {
  private static let deepest = 10

  private let bytes: FontBytes
  private let common: [Range<Int>]
  private let own: [Range<Int>]
  private var path = Path()
  private var here = CGPoint.zero
  private var stack: [Double] = []
  private var hints = 0
  private var isOpen = false
  private var isOver = false

  init(_ bytes: FontBytes, common: [Range<Int>], own: [Range<Int>]) {
    (self.bytes, self.common, self.own) = (bytes, common, own)
  }

  /// The outline that was drawn.
  var finished: Path {
    var path = path
    if isOpen { path.closeSubpath() }
    return path
  }

  /// Runs a piece of the program.
  mutating func run(_ range: Range<Int>, depth: Int) {
    var at = range.lowerBound
    while at < range.upperBound, !isOver, stack.count < 200 {
      let byte = bytes.byte(at)
      at += 1
      if byte == 28 {
        stack.append(Double(bytes.signed(at)))
        at += 2
      } else if byte >= 32 {
        push(byte, &at)
      } else if byte == 10 || byte == 29 {
        call(byte == 10 ? own : common, depth)
      } else if byte == 11 {
        return
      } else {
        perform(byte, &at)
      }
    }
  }

  private mutating func push(_ byte: Int, _ at: inout Int) {
    switch byte {
    case ...246: stack.append(Double(byte - 139))
    case ...250:
      stack.append(Double((byte - 247) * 256 + bytes.byte(at) + 108))
      at += 1
    case ...254:
      stack.append(Double(-(byte - 251) * 256 - bytes.byte(at) - 108))
      at += 1
    default:
      stack.append(Double(Int32(truncatingIfNeeded: bytes.long(at))) / 65536)
      at += 4
    }
  }

  private mutating func call(_ routines: [Range<Int>], _ depth: Int) {
    guard depth < Self.deepest, let number = stack.popLast() else { return }
    let bias = routines.count < 1240 ? 107 : routines.count < 33900 ? 1131 : 32768
    let index = Int(number) + bias
    if routines.indices.contains(index) { run(routines[index], depth: depth + 1) }
  }

  private mutating func perform(_ byte: Int, _ at: inout Int) {
    switch byte {
    case 1, 3, 18, 23: hints += stack.count / 2
    case 19, 20:
      hints += stack.count / 2
      at += (hints + 7) / 8
    case 21: move(stack.suffix(2))
    case 22: move([stack.last ?? 0, 0])
    case 4: move([0, stack.last ?? 0])
    case 12:
      flex(bytes.byte(at))
      at += 1
    case 14: isOver = true
    default: draw(byte)
    }
    stack = []
  }

  private mutating func draw(_ byte: Int) {
    switch byte {
    case 5: lines(stack[...])
    case 6, 7: straightLines(startsAcross: byte == 6)
    case 8: curves(stack[...])
    case 24:
      curves(stack.dropLast(2))
      lines(stack.suffix(2))
    case 25:
      lines(stack.dropLast(6))
      curves(stack.suffix(6))
    case 26, 27: sideCurves(isAcross: byte == 27)
    case 30, 31: turningCurves(startsAcross: byte == 31)
    default: break
    }
  }

  // MARK: Steps

  private mutating func move(_ step: some Collection<Double>) {
    if isOpen { path.closeSubpath() }
    isOpen = true
    let step = Array(step)
    guard step.count == 2 else { return }
    here = CGPoint(x: here.x + step[0], y: here.y + step[1])
    path.move(to: here)
  }

  private mutating func line(_ x: Double, _ y: Double) {
    here = CGPoint(x: here.x + x, y: here.y + y)
    path.addLine(to: here)
  }

  private mutating func curve(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ cx: Double, _ cy: Double
  ) {
    let first = CGPoint(x: here.x + ax, y: here.y + ay)
    let second = CGPoint(x: first.x + bx, y: first.y + by)
    here = CGPoint(x: second.x + cx, y: second.y + cy)
    path.addCurve(to: here, control1: first, control2: second)
  }

  private mutating func lines(_ steps: ArraySlice<Double>) {
    var rest = steps
    while rest.count >= 2 { line(rest.removeFirst(), rest.removeFirst()) }
  }

  private mutating func straightLines(startsAcross: Bool) {
    var isAcross = startsAcross
    for step in stack {
      isAcross ? line(step, 0) : line(0, step)
      isAcross.toggle()
    }
  }

  private mutating func curves(_ steps: ArraySlice<Double>) {
    var rest = Array(steps)[...]
    while rest.count >= 6 {
      let s = Array(rest.prefix(6))
      rest = rest.dropFirst(6)
      curve(s[0], s[1], s[2], s[3], s[4], s[5])
    }
  }

  /// Draws curves that begin and end along one axis.
  private mutating func sideCurves(isAcross: Bool) {
    var rest = stack[...]
    var aside = rest.count % 4 == 1 ? rest.removeFirst() : 0
    while rest.count >= 4 {
      let s = Array(rest.prefix(4))
      rest = rest.dropFirst(4)
      if isAcross {
        curve(s[0], aside, s[1], s[2], s[3], 0)
      } else {
        curve(aside, s[0], s[1], s[2], 0, s[3])
      }
      aside = 0
    }
  }

  /// Draws curves that begin along one axis and end along the other, in turn.
  private mutating func turningCurves(startsAcross: Bool) {
    var isAcross = startsAcross
    var rest = stack[...]
    while rest.count >= 4 {
      let s = Array(rest.prefix(4))
      rest = rest.dropFirst(4)
      let last = rest.count == 1 ? rest.removeFirst() : 0
      if isAcross {
        curve(s[0], 0, s[1], s[2], last, s[3])
      } else {
        curve(0, s[0], s[1], s[2], s[3], last)
      }
      isAcross.toggle()
    }
  }

  private mutating func flex(_ kind: Int) {
    let s = stack
    switch kind {
    case 34 where s.count >= 7:
      curve(s[0], 0, s[1], s[2], s[3], 0)
      curve(s[4], 0, s[5], -s[2], s[6], 0)
    case 35 where s.count >= 12: curves(s[..<12])
    case 36 where s.count >= 9:
      curve(s[0], s[1], s[2], s[3], s[4], 0)
      curve(s[5], 0, s[6], s[7], s[8], -(s[1] + s[3] + s[7]))
    case 37 where s.count >= 11:
      let (x, y) = (s[0] + s[2] + s[4] + s[6] + s[8], s[1] + s[3] + s[5] + s[7] + s[9])
      let isAcross = abs(x) > abs(y)
      curve(s[0], s[1], s[2], s[3], s[4], s[5])
      curve(s[6], s[7], s[8], s[9], isAcross ? s[10] : -x, isAcross ? -y : s[10])
    default: break
    }
  }
}
