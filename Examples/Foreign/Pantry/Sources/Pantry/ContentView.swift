import SwiftUI

struct ContentView: View {
  @State private var router = Router()
  @Environment(Basket.self) private var basket
  @AppStorage("welcomed") private var welcomed = false

  var body: some View {
    TabView(selection: $router.tab) {
      Tab("Pantry", systemImage: "cabinet", value: Router.Tab.pantry) {
        PantryList()
      }
      Tab("Kitchen", systemImage: "fork.knife", value: Router.Tab.kitchen) {
        KitchenView()
      }
      Tab("Basket", systemImage: "basket", value: Router.Tab.basket) {
        BasketView()
      }
      .badge(basket.entries.count)
      Tab("More", systemImage: "ellipsis", value: Router.Tab.more) {
        MoreView()
      }
    }
    .environment(router)
    .fullScreenCover(isPresented: isWelcoming) { WelcomeView() }
    .onOpenURL { router.open($0) }
  }

  private var isWelcoming: Binding<Bool> {
    Binding {
      !welcomed
    } set: {
      welcomed = !$0
    }
  }
}

#Preview("App") {
  ContentView()
    .environment(Pantry())
    .environment(Basket())
}
