import SwiftUI

/// The cover follows the finger and springs back.
struct DraggableCover: View {
  let book: Book
  @GestureState private var offset = CGSize.zero
  @State private var isFlipped = false

  private var drag: some Gesture {
    DragGesture(minimumDistance: 5)
      .updating($offset) { value, state, _ in
        state = value.translation
      }
      .onEnded { value in
        if abs(value.predictedEndTranslation.width) > 200 { isFlipped.toggle() }
      }
  }

  var body: some View {
    Cover(book: book)
      .frame(width: 140, height: 200)
      .rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
      .rotationEffect(.degrees(Double(offset.width) / 20))
      .offset(offset)
      .scaleEffect(offset == .zero ? 1 : 1.05)
      .gesture(drag)
      .onTapGesture(count: 2) { isFlipped.toggle() }
      .animation(.interactiveSpring(), value: offset)
      .animation(.snappy, value: isFlipped)
  }
}
