import SwiftUI

struct Wedge: Shape {
  var turn: Double

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY)
    var path = Path()
    path.move(to: center)
    path.addArc(
      center: center, radius: rect.width / 2, startAngle: .degrees(-90),
      endAngle: .degrees(turn * 360 - 90), clockwise: false)
    path.closeSubpath()
    return path
  }
}
