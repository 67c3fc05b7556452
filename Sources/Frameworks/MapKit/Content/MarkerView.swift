import SwiftUI

/// A balloon with a glyph inside and its title below. It is a button if the marker can be selected.
struct MarkerView<Title: View>: View {
  let coordinate: CLLocationCoordinate2D
  let glyph: MarkerGlyph
  let title: Title
  let name: Text?
  @Environment(\.mapTint) private var tint
  @Environment(\.mapTag) private var tag
  @Environment(\.mapSelection) private var selection

  var body: some View {
    MapPlace(coordinate: coordinate, anchor: .bottom, content: content, title: words)
  }

  @ViewBuilder private var content: some View {
    if let tag, let selection {
      Button {
        selection.choose(isChosen ? nil : tag)
      } label: {
        balloon
      }
      .buttonStyle(.plain)
      .accessibilityLabel(name ?? Text(verbatim: "\(tag.base)"))
      .accessibilityAddTraits(isChosen ? .isSelected : [])
    } else {
      balloon.accessibilityHidden(true)
    }
  }

  private var isChosen: Bool { tag != nil && selection?.chosen == tag }

  private var words: some View { title.labelStyle(.titleOnly) }

  private var balloon: some View {
    BalloonFace(glyph: glyph, tint: tint ?? AnyShapeStyle(.red), isChosen: isChosen)
  }
}

/// A balloon with a glyph inside, which is larger if the marker is selected.
struct BalloonFace: View {
  let glyph: MarkerGlyph
  let tint: AnyShapeStyle
  let isChosen: Bool

  var body: some View {
    let side: CGFloat = isChosen ? 52 : 44
    ZStack(alignment: .top) {
      Balloon()
        .fill(tint)
        .overlay { Balloon().stroke(Color.white, lineWidth: 2) }
        .frame(width: side, height: side * 1.2)
      // The balloon does not grow with the text, so neither does its glyph.
      inside
        .font(.fixed(side * 0.45))
        .frame(width: side, height: side)
    }
  }

  @ViewBuilder private var inside: some View {
    switch glyph {
    case .pin: Image(systemName: "mappin").foregroundStyle(.white)
    case .text(let text): text.bold().foregroundStyle(.white)
    case .view(let view): view.foregroundStyle(.white)
    }
  }
}

/// The shape of a balloon: a circle with a tip at the bottom.
private struct Balloon: Shape {
  func path(in rect: CGRect) -> Path {
    let radius = rect.width / 2 - 1
    let center = CGPoint(x: rect.midX, y: rect.minY + rect.width / 2)
    var path = Path()
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(125), endAngle: .degrees(55),
      clockwise: false)
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - 1))
    path.closeSubpath()
    return path
  }
}
