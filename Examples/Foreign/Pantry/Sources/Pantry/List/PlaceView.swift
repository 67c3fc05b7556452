import SwiftUI

/// The items of one storage place, as cards that can be dragged on a board.
struct PlaceView: View {
  let place: Place
  @Environment(Pantry.self) private var pantry
  @State private var isDense = false

  private var layout: AnyLayout {
    isDense ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 12))
  }

  var body: some View {
    ScrollView([.vertical, .horizontal]) {
      layout {
        ForEach(pantry.items(in: place)) { item in
          Card(item: item)
            .transition(.asymmetric(insertion: .slide, removal: .opacity))
        }
      }
      .padding()
    }
    .scrollIndicators(.hidden)
    .navigationTitle(place.rawValue)
    .safeAreaInset(edge: .bottom) {
      Toggle("Side by side", isOn: $isDense.animation(.bouncy))
        .toggleStyle(.button)
        .padding(8)
        .background(.bar, in: .capsule)
    }
  }
}

private struct Card: View {
  let item: Item
  @State private var position = CGSize.zero
  @State private var isDragging = false

  var body: some View {
    Text(item.name)
      .padding()
      .frame(minWidth: 120, minHeight: 80)
      .background {
        UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20)
          .fill(.background.secondary)
          .stroke(item.color, lineWidth: isDragging ? 3 : 1)
      }
      .offset(position)
      .zIndex(isDragging ? 1 : 0)
      .gesture(
        DragGesture()
          .onChanged { value in
            isDragging = true
            position = value.translation
          }
          .onEnded { _ in
            withAnimation(.spring(duration: 0.4, bounce: 0.3)) {
              isDragging = false
              position = .zero
            }
          }
      )
      .accessibilityLabel("Card of \(item.name)")
  }
}
