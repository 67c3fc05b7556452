import SwiftUI

struct BasketView: View {
  @Environment(Basket.self) private var basket
  @State private var text = ""
  @State private var chosen = Set<Basket.Entry.ID>()

  var body: some View {
    @Bindable var basket = basket
    NavigationStack {
      List(selection: $chosen) {
        Section {
          TextField("What to buy", text: $text)
            .onSubmit(add)
        }
        Section("To buy") {
          ForEach($basket.entries) { $entry in
            Toggle(entry.name, isOn: $entry.isDone)
              .toggleStyle(.checkmark)
          }
          .onDelete { basket.entries.remove(atOffsets: $0) }
          .onMove { basket.entries.move(fromOffsets: $0, toOffset: $1) }
          .deleteDisabled(basket.entries.count == 1)
        }
      }
      .listStyle(.plain)
      .navigationTitle("Basket")
      .toolbar {
        EditButton()
        Button("Clear", role: .destructive) {
          basket.entries.removeAll { $0.isDone || chosen.contains($0.id) }
        }
        .disabled(!basket.entries.contains(where: \.isDone) && chosen.isEmpty)
      }
      .onChange(of: basket.entries, initial: true) {
        chosen.formIntersection(basket.entries.map(\.id))
      }
    }
  }

  private func add() {
    let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !name.isEmpty else { return }
    withAnimation { basket.add(name) }
    text = ""
  }
}

#Preview("Basket", traits: .landscapeLeft) {
  @Previewable @State var basket = Basket()
  BasketView()
    .environment(basket)
    .onAppear { basket.add("Bread") }
}
