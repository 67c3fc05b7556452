import SwiftUI

/// Views above other views; the touched one is named at the top of the page.
struct HitPage: View {
  @State private var heard = "nothing"
  @State private var count = 0
  @State private var words = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 8) {
        Text(verbatim: "\(heard) \(count)").accessibilityIdentifier("heard")
        outlined
        layered
        shapes
        others
      }
      .padding()
    }
  }

  private func hear(_ name: String) {
    heard = name
    count += 1
  }

  private func button(_ name: String) -> some View {
    Button(name) { hear(name) }.frame(width: 200, height: 50).accessibilityIdentifier(name)
  }

  @ViewBuilder private var outlined: some View {
    button("stroked").overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 2))
    button("bordered").overlay { Capsule().strokeBorder(.gray) }
    TextField("Name", text: $words).accessibilityIdentifier("field")
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))
    VStack { Text("A card") }.frame(width: 200, height: 60)
      .onTapGesture { hear("card") }
      .accessibilityIdentifier("card")
      .overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray, lineWidth: 1))
    button("turning").overlay(
      Circle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 4))
  }

  @ViewBuilder private var layered: some View {
    ZStack {
      button("clear")
      Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    button("frame").overlay(alignment: .topTrailing) {
      Text("1").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    ZStack {
      button("behind")
      VStack {
        Spacer()
        HStack {
          Spacer()
          Button("float") { hear("float") }.accessibilityIdentifier("float")
        }
      }
    }
    .frame(height: 140)
    button("outer").overlay(alignment: .trailing) {
      HStack { Button("in") { hear("inner") }.accessibilityIdentifier("inner") }.padding(2)
    }
    button("untouchable").overlay {
      VStack { Text("In front") }.allowsHitTesting(false)
    }
  }

  @ViewBuilder private var shapes: some View {
    ZStack {
      button("interior")
      Circle().stroke(.red)
    }
    .frame(height: 50)
    button("hollow").overlay { Doubled().fill(.red, style: FillStyle(eoFill: true)) }
    over("circle") { Circle().fill(.orange) }
    over("colour") { Color.yellow }
    over("path") { Doubled().fill(.green) }
    over("line") { Middle().stroke(.blue, lineWidth: 12) }
    over("turning line") {
      Middle().stroke(AngularGradient(colors: [.red, .blue], center: .center), lineWidth: 12)
    }
  }

  @ViewBuilder private var others: some View {
    over("content shape") { Color.clear.contentShape(Rectangle()) }
    over("canvas") {
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 4)), with: .color(.red))
      }
    }
    over("painted") { VStack {}.frame(maxWidth: .infinity, maxHeight: .infinity).background(.mint) }
    ZStack {
      Color.yellow.opacity(0.2)
      VStack {
        List {
          Button("row") { hear("row") }.accessibilityIdentifier("row")
            .swipeActions {
              Button("Put it into the archive") { hear("archive") }
              Button("Delete it for ever") { hear("delete") }
            }
        }
      }
    }
  }

  /// Returns a button below content that has a tap gesture.
  private func over(_ name: String, @ViewBuilder _ content: () -> some View) -> some View {
    let content = content()
    return Button("below") { hear("below \(name)") }.frame(width: 200, height: 50)
      .overlay { content.onTapGesture { hear(name) }.accessibilityIdentifier(name) }
  }
}

/// A box whose middle half is enclosed twice, in the opposite direction for the even-odd rule.
private struct Doubled: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path(rect)
    path.addRect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
    return path
  }
}

/// A line through the middle.
private struct Middle: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    return path
  }
}
