import SwiftUI

struct KitchenView: View {
  @Environment(Pantry.self) private var pantry
  @State private var minutes = 3.0
  @State private var heat = 4.0
  @State private var widest: CGFloat = 0
  @GestureState private var isPressing = false

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 24) {
          timerFace
          Slider(value: $minutes, in: 1...30, step: 1) {
            Text("Minutes")
          } onEditingChanged: { isEditing in
            if !isEditing { minutes.round() }
          }
          grid
          hob
        }
        .padding()
      }
      .background {
        LinearGradient(
          stops: [
            .init(color: .orange.opacity(0.2), location: 0), .init(color: .clear, location: 1),
          ],
          startPoint: .top, endPoint: .bottom
        )
        .ignoresSafeArea()
      }
      .navigationTitle("Kitchen")
    }
  }

  private var timerFace: some View {
    ZStack {
      Wedge(turn: minutes / 60)
        .fill(.orange.gradient)
      Circle()
        .strokeBorder(.primary, style: StrokeStyle(lineWidth: 2, dash: [4, 6]))
      Text(Duration.seconds(minutes * 60), format: .time(pattern: .minuteSecond))
        .font(.title.monospacedDigit())
        .contentTransition(.numericText(value: minutes))
    }
    .frame(width: 160, height: 160)
    .compositingGroup()
    .blur(radius: isPressing ? 2 : 0)
    .gesture(
      LongPressGesture(minimumDuration: 0.5)
        .updating($isPressing) { value, state, _ in state = value }
        .onEnded { _ in minutes = 3 }
    )
    .animation(.spring, value: minutes)
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Egg timer")
    .accessibilityValue("\(Int(minutes)) minutes")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: minutes = min(30, minutes + 1)
      case .decrement: minutes = max(1, minutes - 1)
      @unknown default: break
      }
    }
  }

  private var grid: some View {
    Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 8) {
      GridRow {
        Text("Place")
        Text("Items").gridColumnAlignment(.trailing)
      }
      .font(.headline)
      Divider().gridCellUnsizedAxes(.horizontal)
      ForEach(Place.allCases) { place in
        GridRow {
          Text(place.rawValue).measureWidth()
          Text(pantry.items(in: place).count, format: .number)
        }
      }
    }
    .onPreferenceChange(WidthKey.self) { [$widest] in $widest.wrappedValue = $0 }
    .accessibilityIdentifier("places")
  }

  private var hob: some View {
    GroupBox("Hob") {
      ViewThatFits(in: .horizontal) {
        HStack { hobControls }
        VStack { hobControls }
      }
    }
  }

  @ViewBuilder private var hobControls: some View {
    Gauge(value: heat, in: 0...9) { Text("Heat") }
      .gaugeStyle(.accessoryCircular)
    ControlGroup {
      Button("Less", systemImage: "minus") { heat = max(0, heat - 1) }
      Button("More", systemImage: "plus") { heat = min(9, heat + 1) }
    }
    .fixedSize()
  }
}

#Preview {
  KitchenView().environment(Pantry())
}
