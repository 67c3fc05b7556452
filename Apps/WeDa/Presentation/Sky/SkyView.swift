import SwiftUI
import WeDaDomain

/// A picture of the sky over a place, behind text. It is a decoration: text on the page says the
/// same.
///
/// Everything is drawn once. The system, and not the app, moves the moving parts. Nothing moves if
/// the reader prefers reduced motion.
struct SkyView: View {
  let scene: SkyScene
  let palette: SkyPalette
  @Environment(\.accessibilityReduceMotion) private var isCalm

  /// The height of the band at the top of the sky, which contains the sun and the moon and no text,
  /// in points.
  static let band: CGFloat = 64

  var body: some View {
    LinearGradient(
      colors: [palette.top, palette.middle, palette.low].map { Color($0) }, startPoint: .top,
      endPoint: .bottom
    )
    .overlay(alignment: scene.isRising == scene.isSouthern ? .topTrailing : .topLeading) {
      Luminary(scene: scene, palette: palette, isCalm: isCalm)
    }
    .overlay(alignment: .topLeading) {
      if scene.showsStars { Stars(color: Color(palette.mark), isCalm: isCalm) }
      if scene.cover > .clear {
        CloudLayer(
          scene: scene, color: Color(palette.farCloud), isNear: false, isCalm: isCalm)
        CloudLayer(scene: scene, color: Color(palette.cloud), isNear: true, isCalm: isCalm)
      }
      if scene.haze != nil { FogLayer(color: Color(palette.mark), isCalm: isCalm) }
      if scene.hasThunder, !isCalm { Flash(color: Color(palette.mark)) }
      if let fall = scene.fall {
        FallLayer(
          fall: fall, slant: scene.slant(of: fall), color: Color(palette.mark), isCalm: isCalm)
      }
    }
    // The east is left or right by the hemisphere, not by the language.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityHidden(true)
  }
}

extension SkyScene {
  /// A Boolean value that indicates whether stars are drawn.
  var showsStars: Bool { sun < -8 && cover < .overcast && haze == nil }

  /// A Boolean value that indicates whether the sun's disc is drawn.
  var showsSun: Bool { sun > SunPosition.horizon && cover < .overcast && haze != .fog }

  /// A Boolean value that indicates whether the moon's disc is drawn.
  var showsMoon: Bool { !showsSun && sun < 0 && moon > 0 && cover < .overcast && haze == nil }

  /// The seconds in which clouds move by the width of their pattern.
  var driftTime: Double { CloudLayer.width / (6 + min(wind ?? 0, 25) * 1.5) }

  /// Returns the distance that falling drops or flakes move to the right, relative to the distance
  /// that they fall.
  func slant(of fall: Fall) -> CGFloat {
    let part = min((wind ?? 0) / (fall == .snow ? 12 : 30), 0.7)
    return drift * part
  }
}

extension View {
  /// Moves the view from one offset to another again and again, unless `isCalm`.
  @ViewBuilder func looping(
    from start: CGSize = .zero, to end: CGSize, every seconds: Double, isCalm: Bool
  ) -> some View {
    if isCalm {
      offset(start)
    } else {
      phaseAnimator([false, true]) { content, isOver in
        content.offset(isOver ? end : start)
      } animation: { isOver in
        isOver ? .linear(duration: seconds) : nil
      }
    }
  }

  /// Moves the view by an offset and back, or dims and brightens it, again and again, unless
  /// `isCalm`.
  @ViewBuilder func breathing(
    by distance: CGSize = .zero, to opacity: Double = 1, every seconds: Double, isCalm: Bool
  ) -> some View {
    if isCalm {
      self
    } else {
      phaseAnimator([false, true]) { content, isOver in
        content.offset(isOver ? distance : .zero).opacity(isOver ? opacity : 1)
      } animation: { _ in
        .easeInOut(duration: seconds / 2)
      }
    }
  }
}
