import SwiftUI

struct ItemView: View {
  @Bindable var item: Item
  @Environment(Basket.self) private var basket
  @Environment(\.openURL) private var openURL
  @State private var width = 0.0
  @State private var isEmptyAlertShown = false
  @State private var showsRecipes = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        banner
        level
        HStack {
          Button("Use some", systemImage: "minus", action: use)
          Button("Recipes") { showsRecipes = true }
            .popover(isPresented: $showsRecipes, arrowEdge: .top) { recipes }
        }
        .buttonStyle(.chunky)
        Toggle("Opened", isOn: $item.isOpen)
          .toggleStyle(.checkmark)
        if item.isOpen {
          Label("Use it soon", systemImage: "clock")
            .transition(.push(from: .leading))
        }
      }
      .padding()
      .animation(.smooth, value: item.isOpen)
    }
    .navigationTitle($item.name)
    .toolbarTitleDisplayMode(.inline)
    .toolbar {
      Button("Buy again", systemImage: "basket") { basket.add(item.name) }
    }
    .alert("Nothing left", isPresented: $isEmptyAlertShown) {
      Button("Buy again") { basket.add(item.name) }
      Button("Never mind", role: .cancel) {}
    } message: {
      Text("There is no \(item.name) any more.")
    }
    .sensoryFeedback(.impact, trigger: item.amount)
  }

  private var banner: some View {
    ZStack {
      Rectangle()
        .fill(
          RadialGradient(
            colors: [item.color, item.color.opacity(0.2)], center: .center,
            startRadius: 10, endRadius: 180))
      Image(systemName: item.place.symbol)
        .resizable()
        .scaledToFit()
        .frame(width: 64)
        .foregroundStyle(.white)
        .symbolRenderingMode(.hierarchical)
        .phaseAnimator([false, true], trigger: item.amount) { content, phase in
          content.scaleEffect(phase ? 1.2 : 1)
        } animation: { _ in
          .easeInOut(duration: 0.2)
        }
    }
    .frame(height: 160)
    .clipShape(.rect(cornerRadius: 16))
    .overlay(alignment: .bottomTrailing) {
      Text("\(Int(width)) pt").font(.caption2).padding(6).hidden()
    }
    .onGeometryChange(for: Double.self) { proxy in
      proxy.size.width
    } action: { newValue in
      width = newValue
    }
  }

  private var level: some View {
    Gauge(value: item.amount, in: 0...max(1, item.amount * 2)) {
      Text("Level")
    } currentValueLabel: {
      Text(item.amount, format: .number.precision(.fractionLength(0...1)))
    }
    .gaugeStyle(.accessoryLinearCapacity)
    .tint(Gradient(colors: [.red, .green]))
  }

  private var recipes: some View {
    VStack {
      Text("Something with \(item.name)?")
      Button("Search the web") {
        openURL(URL(string: "https://example.com/search")!)
      }
    }
    .padding()
    .presentationCompactAdaptation(.popover)
  }

  private func use() {
    item.amount = max(0, item.amount - 1)
    isEmptyAlertShown = item.amount == 0
  }
}

#Preview {
  @Previewable @State var item = Item(name: "Rice", place: .shelf, amount: 3)
  NavigationStack { ItemView(item: item) }
    .environment(Basket())
}
