import SwiftUI

struct WelcomeView: View {
  @AppStorage("welcomed") private var welcomed = false
  @State private var step = 0

  var body: some View {
    VStack(spacing: 32) {
      TabView(selection: $step) {
        page("Know what you have", symbol: "cabinet").tag(0)
        page("Waste nothing", symbol: "leaf").tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
      Button(step == 1 ? "Begin" : "Next") {
        if step == 1 { welcomed = true } else { withAnimation { step += 1 } }
      }
      .buttonStyle(.chunky)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.ultraThinMaterial)
    .statusBarHidden()
  }

  private func page(_ title: LocalizedStringKey, symbol: String) -> some View {
    VStack {
      Image(systemName: symbol).font(.system(size: 72)).foregroundStyle(.tint)
      Text(title).font(.largeTitle).multilineTextAlignment(.center)
    }
    .id(symbol)
  }
}

struct WelcomeView_Previews: PreviewProvider {
  static var previews: some View {
    WelcomeView()
      .environment(\.colorScheme, .dark)
      .previewLayout(.device)
  }
}
