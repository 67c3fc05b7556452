import SwiftUI

struct PantryList: View {
  private enum Sheet: Identifiable {
    case new
    case edit(Item)

    var id: String {
      switch self {
      case .new: "new"
      case .edit(let item): item.id.uuidString
      }
    }
  }

  @Environment(Pantry.self) private var pantry
  @Environment(Basket.self) private var basket
  @Environment(Router.self) private var router
  @State private var selected: Item.ID?
  @State private var sheet: Sheet?
  @State private var thrownAway: Item?
  @SceneStorage("pantry.collapsed") private var isFreezerClosed = false

  var body: some View {
    @Bindable var pantry = pantry
    @Bindable var router = router
    NavigationStack(path: $router.path) {
      List(selection: $selected) {
        ForEach(Place.allCases) { place in
          if place == .freezer {
            Section(place.rawValue, isExpanded: isFreezerOpen) { rows(place) }
          } else {
            Section(place.rawValue) { rows(place) }
          }
        }
      }
      .listStyle(.sidebar)
      .navigationTitle("Pantry")
      .navigationDestination(for: Router.Route.self) { route in
        switch route {
        case .item(let item): ItemView(item: item)
        case .place(let place): PlaceView(place: place)
        }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("New item", systemImage: "plus") { sheet = .new }
        }
        ToolbarItem(placement: .topBarLeading) { placesMenu }
        ToolbarItem(placement: .status) {
          Text("\(pantry.items.count) items").font(.footnote)
        }
      }
    }
    .searchable(
      text: $pantry.query, placement: .navigationBarDrawer(displayMode: .always),
      prompt: Text("What is there?")
    )
    .searchScopes($pantry.scope) {
      ForEach(Pantry.Scope.allCases) { Text($0.rawValue.capitalized).tag($0) }
    }
    .overlay {
      if pantry.isFruitless { ContentUnavailableView.search }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .new: ItemEditor(item: Item(name: "", place: .shelf))
      case .edit(let item): ItemEditor(item: item)
      }
    }
    .confirmationDialog(
      "Throw away?", isPresented: isThrowing, titleVisibility: .visible, presenting: thrownAway
    ) { item in
      Button("Throw \(item.name) away", role: .destructive) {
        withAnimation(.snappy) { pantry.remove(item) }
      }
      Button("Buy again") {
        basket.add(item.name)
        pantry.remove(item)
      }
    }
  }

  private var isFreezerOpen: Binding<Bool> {
    Binding(get: { !isFreezerClosed }, set: { isFreezerClosed = !$0 })
  }

  private var isThrowing: Binding<Bool> {
    Binding(get: { thrownAway != nil }, set: { if !$0 { thrownAway = nil } })
  }

  private func rows(_ place: Place) -> some View {
    ForEach(pantry.items(in: place)) { item in
      NavigationLink(value: Router.Route.item(item)) {
        ItemRow(item: item)
      }
      .swipeActions {
        Button(role: .destructive) {
          thrownAway = item
        } label: {
          Label("Throw away", systemImage: "trash")
        }
        Button("Edit") { sheet = .edit(item) }
          .tint(.indigo)
      }
      .contextMenu {
        Button("Edit", systemImage: "pencil") { sheet = .edit(item) }
        Button("Buy again", systemImage: "basket") { basket.add(item.name) }
      } preview: {
        ItemRow(item: item).padding()
      }
      .listRowSeparatorTint(.orange)
    }
    .onDelete { pantry.remove(at: $0, in: place) }
    .onMove { pantry.move(from: $0, to: $1, in: place) }
  }

  private var placesMenu: some View {
    Menu("Places", systemImage: "square.grid.2x2") {
      ForEach(Place.allCases) { place in
        Button {
          router.path.append(.place(place))
        } label: {
          Label(place.rawValue, systemImage: place.symbol)
        }
      }
    }
  }
}

#Preview("Pantry") {
  PantryList()
    .environment(Pantry())
    .environment(Basket())
    .environment(Router())
}
