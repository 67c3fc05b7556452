import SwiftUI
import WeDaDomain

/// The disc of the sun, or of the moon in its phase, at the top of the sky where there is no text.
struct Luminary: View {
  let scene: SkyScene
  let palette: SkyPalette
  let isCalm: Bool

  private static let size: CGFloat = 40

  var body: some View {
    if scene.showsSun {
      sun
    } else if scene.showsMoon {
      MoonDisc(phase: scene.phase, isSouthern: scene.isSouthern, size: Self.size)
        .padding(.top, top(at: scene.moon))
        .padding(.horizontal, 36)
    }
  }

  private var sun: some View {
    Circle()
      .fill(Color(.init(hex: scene.isBright ? 0xFF_D23F : 0xFF_B257)))
      .frame(width: Self.size, height: Self.size)
      .background { glow }
      .padding(.top, top(at: scene.sun))
      .padding(.horizontal, 36)
  }

  /// The light around the sun, in a colour on which text is readable.
  private var glow: some View {
    RadialGradient(
      colors: [Color(palette.mark), Color(palette.mark).opacity(0)], center: .center,
      startRadius: 12, endRadius: 64
    )
    .frame(width: 128, height: 128)
    .breathing(to: 0.6, every: 8, isCalm: isCalm)
  }

  /// Returns the distance from the top for a height above the horizon: the higher, the smaller.
  private func top(at height: Double) -> CGFloat {
    4 + CGFloat((1 - min(max(height, 0), 60) / 60) * 18).rounded()
  }
}

/// The moon as it looks from the place. South of the equator it is upside down.
struct MoonDisc: View {
  let phase: MoonPhase
  let isSouthern: Bool
  let size: CGFloat

  var body: some View {
    Canvas { context, size in
      let whole = Path(ellipseIn: CGRect(origin: .zero, size: size))
      context.fill(whole, with: .color(Color(.init(hex: 0x3A_4257))))
      context.fill(lit(radius: size.width / 2), with: .color(Color(.init(hex: 0xF4_F0DF))))
    }
    .frame(width: size, height: size)
    .accessibilityHidden(true)
  }

  /// Returns the path of the lit part: half of the disc's edge, and the border between light and
  /// shadow back to its start.
  func lit(radius: CGFloat) -> Path {
    let side: CGFloat = phase.isWaxing == isSouthern ? -1 : 1
    let bend = CGFloat(cos(phase.age * .pi / 180))
    let steps = (0...12).map { CGFloat($0) / 12 * .pi }
    func point(_ angle: CGFloat, _ width: CGFloat) -> CGPoint {
      CGPoint(x: radius + side * width * radius * sin(angle), y: radius - radius * cos(angle))
    }
    var path = Path()
    path.addLines(steps.map { point($0, 1) } + steps.reversed().map { point($0, bend) })
    path.closeSubpath()
    return path
  }
}
